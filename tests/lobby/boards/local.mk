# Figures of accounts in their orders.

check_PROGRAMS += %D%/test-ranking
%C%_test_ranking_SOURCES = %D%/test-ranking.c
%C%_test_ranking_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_ranking_LDADD = $(LOBBY_TEST_LDADD)

# Has its own store_scores in place of the store's.
check_PROGRAMS += %D%/test-leaderboard
%C%_test_leaderboard_SOURCES = %D%/test-leaderboard.c
%C%_test_leaderboard_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_leaderboard_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += %D%/test-standings
%C%_test_standings_SOURCES = %D%/test-standings.c
%C%_test_standings_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_standings_LDADD = $(LOBBY_TEST_LDADD)
