# Tests of the lobby's modules, each linked with what it needs and no more.
LOBBY_TEST_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS) $(SODIUM_CFLAGS)
LOBBY_TEST_LDADD = tests/libcutap.a lobby/liblobby.a lobby/libstore.a games/libgames.a src/base/libbase.a \
	$(SQLITE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += tests/lobby/test-ranking
tests_lobby_test_ranking_SOURCES = %D%/test-ranking.c
tests_lobby_test_ranking_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_lobby_test_ranking_LDADD = $(LOBBY_TEST_LDADD)

# Has its own store_scores in place of the store's.
check_PROGRAMS += tests/lobby/test-leaderboard
tests_lobby_test_leaderboard_SOURCES = %D%/test-leaderboard.c
tests_lobby_test_leaderboard_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_lobby_test_leaderboard_LDADD = $(LOBBY_TEST_LDADD)
