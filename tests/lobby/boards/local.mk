# Figures of accounts in their orders.

check_PROGRAMS += %D%/test-ranking
%C%_test_ranking_SOURCES = %D%/test-ranking.c
%C%_test_ranking_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TESTS)
%C%_test_ranking_LDADD = $(LIB_TESTS) $(LIB_BOARDS) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-rating
%C%_test_rating_SOURCES = %D%/test-rating.c
%C%_test_rating_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TESTS)
%C%_test_rating_LDADD = $(LIB_TESTS) $(LIB_BOARDS) $(LOBBY_TEST_LIBS)

# Not a check_PROGRAM: it wants files with cases. `make tests/rating` builds it alone.
EXTRA_PROGRAMS += tests/rating
check_DATA += tests/rating$(EXEEXT)
tests_rating_SOURCES = %D%/rating.c
tests_rating_CPPFLAGS = $(INC_BOARDS)
tests_rating_LDADD = lobby/boards/libboards.a
TESTS += %D%/rating.t %D%/rating-lines.t
EXTRA_DIST += %D%/rating.t %D%/rating-lines.t tests/corpus/rating

# Has its own store_scores in place of the store's.
check_PROGRAMS += %D%/test-leaderboard
%C%_test_leaderboard_SOURCES = %D%/test-leaderboard.c
%C%_test_leaderboard_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TESTS)
%C%_test_leaderboard_LDADD = $(LIB_TESTS) $(LIB_BOARDS) $(LOBBY_TEST_LIBS)

# Has its own store_rated, too.
check_PROGRAMS += %D%/test-ratings
%C%_test_ratings_SOURCES = %D%/test-ratings.c
%C%_test_ratings_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TESTS)
%C%_test_ratings_LDADD = $(LIB_TESTS) $(LIB_BOARDS) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-season
%C%_test_season_SOURCES = %D%/test-season.c
%C%_test_season_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TESTS)
%C%_test_season_LDADD = $(LIB_TESTS) $(LIB_BOARDS) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-standings
%C%_test_standings_SOURCES = %D%/test-standings.c
%C%_test_standings_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TESTS)
%C%_test_standings_LDADD = $(LIB_TESTS) $(LIB_BOARDS) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-daily
%C%_test_daily_SOURCES = %D%/test-daily.c
%C%_test_daily_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TESTS)
%C%_test_daily_LDADD = $(LIB_TESTS) $(LIB_BOARDS) $(LIB_GAMES) $(LOBBY_TEST_LIBS)
