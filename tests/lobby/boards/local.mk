# Figures of accounts in their orders.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-daily.c %D%/test-pattern.c %D%/test-ranking.c %D%/test-rating.c %D%/test-season.c %D%/test-standings.c
%C%_tests_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TESTS)
%C%_tests_LDADD = $(LIB_TESTS) $(LIB_BOARDS) $(LOBBY_TEST_LIBS)
%C%_names = %D%/test-daily %D%/test-pattern %D%/test-ranking %D%/test-rating %D%/test-season %D%/test-standings
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)

# This is not a check_PROGRAM, because it needs files with cases. `make tests/rating` builds it alone.
EXTRA_PROGRAMS += tests/rating
check_DATA += tests/rating$(EXEEXT)
tests_rating_SOURCES = %D%/rating.c
tests_rating_CPPFLAGS = $(INC_BOARDS)
tests_rating_LDADD = lobby/boards/libboards.a
TESTS += %D%/rating.t %D%/rating-lines.t
EXTRA_DIST += %D%/rating.t %D%/rating-lines.t tests/corpus/rating

# It has calls of its own in place of the store's.
SINGLE_TESTS += %D%/test-leaderboard
%C%_test_leaderboard_SOURCES = %D%/test-leaderboard.c
%C%_test_leaderboard_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TESTS)
%C%_test_leaderboard_LDADD = $(LIB_TESTS) $(LIB_BOARDS) $(LOBBY_TEST_LIBS)
