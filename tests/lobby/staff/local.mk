# What the staff do.

check_PROGRAMS += %D%/test-act-items
%C%_test_act_items_SOURCES = %D%/test-act-items.c
%C%_test_act_items_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_act_items_LDADD = $(LIB_TESTS) $(LIB_STAFF) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-leaver
%C%_test_leaver_SOURCES = %D%/test-leaver.c
%C%_test_leaver_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_leaver_LDADD = $(LIB_TESTS) $(LIB_STAFF) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-pattern
%C%_test_pattern_SOURCES = %D%/test-pattern.c
%C%_test_pattern_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_pattern_LDADD = $(LIB_TESTS) $(LIB_STAFF) $(LOBBY_TEST_LIBS)
