# The keys of the supervisor, without a supervisor.
check_PROGRAMS += tests/keys/test-keys
tests_keys_test_keys_SOURCES = %D%/test-keys.c src/daemon/hostkey.c src/daemon/hostkey.h
tests_keys_test_keys_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) -I$(srcdir)/src/daemon -I$(srcdir)/src/ctl -I$(srcdir)/tests/lib $(LIBSSH_CFLAGS) \
	$(SODIUM_CFLAGS) $(CUNIT_CFLAGS)
tests_keys_test_keys_LDADD = tests/libcutap.a $(LIB_BASE) $(LIBSSH_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) \
	$(CUNIT_LIBS)
