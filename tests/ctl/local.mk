# What cardroomctl does itself.
check_PROGRAMS += %D%/test-doctor
%C%_test_doctor_SOURCES = %D%/test-doctor.c
%C%_test_doctor_CPPFLAGS = $(CTL_CPPFLAGS) $(INC_TESTS)
%C%_test_doctor_LDADD = $(LIB_TESTS) src/ctl/libctl.a $(LIB_LINK) $(LIB_CONF) $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) \
	$(LIBEVENT_LIBS) $(OPENSSL_LIBS) $(LIBSSH_LIBS) $(STORE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += %D%/test-help
%C%_test_help_SOURCES = %D%/test-help.c
%C%_test_help_CPPFLAGS = $(CTL_CPPFLAGS) $(INC_TESTS)
%C%_test_help_LDADD = $(tests_ctl_test_doctor_LDADD)

check_PROGRAMS += %D%/test-rerate
%C%_test_rerate_SOURCES = %D%/test-rerate.c
%C%_test_rerate_CPPFLAGS = $(CTL_CPPFLAGS) $(INC_TESTS) $(SQLITE_CFLAGS)
%C%_test_rerate_LDADD = $(tests_ctl_test_doctor_LDADD)

check_PROGRAMS += %D%/test-fit
%C%_test_fit_SOURCES = %D%/test-fit.c
%C%_test_fit_CPPFLAGS = $(CTL_CPPFLAGS) $(INC_TESTS)
%C%_test_fit_LDADD = $(tests_ctl_test_doctor_LDADD)

check_PROGRAMS += %D%/test-join
%C%_test_join_SOURCES = %D%/test-join.c $(PGLAB_SOURCES)
%C%_test_join_CPPFLAGS = $(CTL_CPPFLAGS) $(INC_TESTS)
%C%_test_join_LDADD = $(tests_ctl_test_doctor_LDADD)
