# Sessions.

check_PROGRAMS += %D%/test-roster
%C%_test_roster_SOURCES = %D%/test-roster.c
%C%_test_roster_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_roster_LDADD = $(LOBBY_TEST_LDADD)
