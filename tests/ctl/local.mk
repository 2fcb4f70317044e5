# What cardroomctl does itself.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-doctor.c %D%/test-fit.c %D%/test-help.c %D%/test-join.c %D%/test-rerate.c
%C%_tests_CPPFLAGS = $(CTL_CPPFLAGS) $(INC_TESTS) $(SQLITE_CFLAGS)
%C%_tests_LDADD = $(LIB_TESTS) src/ctl/libctl.a $(LIB_LINK) $(LIB_CONF) $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) \
	$(LIBEVENT_LIBS) $(OPENSSL_LIBS) $(LIBSSH_LIBS) $(STORE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS) $(CUNIT_LIBS)
%C%_names = %D%/test-doctor %D%/test-fit %D%/test-help %D%/test-join %D%/test-rerate
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)
