# Tests of the configuration.
check_PROGRAMS += tests/conf/test-conf
tests_conf_test_conf_SOURCES = %D%/test-conf.c
tests_conf_test_conf_CPPFLAGS = $(INC_BASE) $(INC_DOOR) $(INC_CONF) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS)
tests_conf_test_conf_LDADD = tests/libcutap.a src/conf/libconf.a src/door/libdoor.a $(LIB_BASE) \
	$(LIBEVENT_LIBS) $(UTF8PROC_LIBS) $(SODIUM_LIBS) $(CUNIT_LIBS)
