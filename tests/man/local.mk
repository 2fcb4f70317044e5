# The manual pages against the tables that they describe.
SINGLE_TESTS += tests/man/test-man
tests_man_test_man_SOURCES = %D%/test-man.c
tests_man_test_man_CPPFLAGS = $(INC_BASE) $(INC_DOOR) $(INC_CONF) $(INC_GAMES) $(INC_LOBBY) -I$(srcdir)/src/ctl \
	$(INC_TESTS) $(JANSSON_CFLAGS)
tests_man_test_man_LDADD = $(LIB_TESTS) src/ctl/libctl.a $(LIB_LINK) $(LIB_CONF) \
	$(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) \
	$(LIBEVENT_LIBS) $(OPENSSL_LIBS) $(LIBSSH_LIBS) $(STORE_LIBS) $(UTF8PROC_LIBS) $(SODIUM_LIBS) $(JANSSON_LIBS) $(CUNIT_LIBS)
