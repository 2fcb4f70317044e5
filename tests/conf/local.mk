# Tests of the configuration.

EXTRA_DIST += %D%/bad.conf
SINGLE_TESTS += %D%/test-conf
%C%_test_conf_SOURCES = %D%/test-conf.c
%C%_test_conf_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_DOOR) $(INC_CONF) $(INC_TESTS)
%C%_test_conf_LDADD = $(LIB_TESTS) $(LIB_CONF) $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) $(STORE_LIBS) $(JANSSON_LIBS) $(UTF8PROC_LIBS) $(SODIUM_LIBS) $(CUNIT_LIBS)
