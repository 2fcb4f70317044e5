# Sessions.
SINGLE_TESTS += %D%/test-roster
%C%_test_roster_SOURCES = %D%/test-roster.c
%C%_test_roster_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_roster_LDADD = $(LIB_TESTS) $(LIB_SESSION) $(LOBBY_TEST_LIBS)
