# tests of games
GAMES_TEST_CPPFLAGS = $(INC_GAMES) $(INC_TESTS)
GAMES_TEST_LIBS = $(LIB_GAMES) $(LIB_BASE) $(LIB_TESTS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += tests/games/test-rng tests/games/test-cards tests/games/test-movetext \
	tests/games/test-position tests/games/test-conform tests/games/test-golden
tests_games_test_rng_SOURCES = %D%/test-rng.c
tests_games_test_rng_CPPFLAGS = $(GAMES_TEST_CPPFLAGS)
tests_games_test_rng_LDADD = $(GAMES_TEST_LIBS)
tests_games_test_cards_SOURCES = %D%/test-cards.c
tests_games_test_cards_CPPFLAGS = $(GAMES_TEST_CPPFLAGS)
tests_games_test_cards_LDADD = $(GAMES_TEST_LIBS)
tests_games_test_movetext_SOURCES = %D%/test-movetext.c
tests_games_test_movetext_CPPFLAGS = $(GAMES_TEST_CPPFLAGS)
tests_games_test_movetext_LDADD = $(GAMES_TEST_LIBS)
tests_games_test_position_SOURCES = %D%/test-position.c
tests_games_test_position_CPPFLAGS = $(GAMES_TEST_CPPFLAGS)
tests_games_test_position_LDADD = $(GAMES_TEST_LIBS)
tests_games_test_conform_SOURCES = %D%/test-conform.c
tests_games_test_conform_CPPFLAGS = $(GAMES_TEST_CPPFLAGS)
tests_games_test_conform_LDADD = $(GAMES_TEST_LIBS)
tests_games_test_golden_SOURCES = %D%/test-golden.c
tests_games_test_golden_CPPFLAGS = $(GAMES_TEST_CPPFLAGS)
tests_games_test_golden_LDADD = $(GAMES_TEST_LIBS)

check_PROGRAMS += tests/games/test-company
tests_games_test_company_SOURCES = %D%/test-company.c %D%/hints.c %D%/hints.h
tests_games_test_company_CPPFLAGS = $(GAMES_TEST_CPPFLAGS) -I$(srcdir)/tests/games
tests_games_test_company_LDADD = $(GAMES_TEST_LIBS)

check_PROGRAMS += tests/games/test-refusals
tests_games_test_refusals_SOURCES = %D%/test-refusals.c
tests_games_test_refusals_CPPFLAGS = $(GAMES_TEST_CPPFLAGS)
tests_games_test_refusals_LDADD = $(GAMES_TEST_LIBS)

check_PROGRAMS += tests/games/test-tongue
tests_games_test_tongue_SOURCES = %D%/test-tongue.c
tests_games_test_tongue_CPPFLAGS = $(GAMES_TEST_CPPFLAGS)
tests_games_test_tongue_LDADD = $(GAMES_TEST_LIBS)

check_PROGRAMS += tests/games/test-last-one
tests_games_test_last_one_SOURCES = %D%/test-last-one.c
tests_games_test_last_one_CPPFLAGS = $(GAMES_TEST_CPPFLAGS)
tests_games_test_last_one_LDADD = $(GAMES_TEST_LIBS)

check_PROGRAMS += tests/games/test-switch
tests_games_test_switch_SOURCES = %D%/test-switch.c
tests_games_test_switch_CPPFLAGS = $(GAMES_TEST_CPPFLAGS)
tests_games_test_switch_LDADD = $(GAMES_TEST_LIBS)

check_PROGRAMS += tests/games/test-search
tests_games_test_search_SOURCES = %D%/test-search.c
tests_games_test_search_CPPFLAGS = $(GAMES_TEST_CPPFLAGS)
tests_games_test_search_LDADD = $(GAMES_TEST_LIBS)

check_PROGRAMS += tests/games/test-teacher
tests_games_test_teacher_SOURCES = %D%/test-teacher.c
tests_games_test_teacher_CPPFLAGS = $(GAMES_TEST_CPPFLAGS)
tests_games_test_teacher_LDADD = $(GAMES_TEST_LIBS)

check_PROGRAMS += tests/games/test-bots
tests_games_test_bots_SOURCES = %D%/test-bots.c %D%/bot_games.c %D%/bot_games.h
tests_games_test_bots_CPPFLAGS = $(GAMES_TEST_CPPFLAGS) -I$(srcdir)/tests/games
tests_games_test_bots_LDADD = $(GAMES_TEST_LIBS)

check_PROGRAMS += tests/games/test-soak
tests_games_test_soak_SOURCES = %D%/test-soak.c %D%/soak.c %D%/soak.h
tests_games_test_soak_CPPFLAGS = $(GAMES_TEST_CPPFLAGS) -I$(srcdir)/tests/games
tests_games_test_soak_LDADD = $(GAMES_TEST_LIBS)

check_PROGRAMS += tests/games/test-exta-cards
tests_games_test_exta_cards_SOURCES = %D%/test-exta-cards.c
tests_games_test_exta_cards_CPPFLAGS = $(GAMES_TEST_CPPFLAGS)
tests_games_test_exta_cards_LDADD = $(GAMES_TEST_LIBS)

EXTRA_DIST += tests/games/golden/last-one.txt
EXTRA_DIST += tests/games/golden/extreme-last-card.txt
EXTRA_DIST += tests/games/golden/palace.txt

# Records, hashed by libsodium as the programs do.
RECORD_TEST_SOURCES = tests/games/record_play.c tests/games/record_play.h
check_PROGRAMS += tests/games/test-record
tests_games_test_record_SOURCES = %D%/test-record.c $(RECORD_TEST_SOURCES)
tests_games_test_record_CPPFLAGS = $(GAMES_TEST_CPPFLAGS) -I$(srcdir)/tests/games $(SODIUM_CFLAGS)
tests_games_test_record_LDADD = $(GAMES_TEST_LIBS) $(SODIUM_LIBS)
check_PROGRAMS += tests/games/test-record-bad
tests_games_test_record_bad_SOURCES = %D%/test-record-bad.c $(RECORD_TEST_SOURCES)
tests_games_test_record_bad_CPPFLAGS = $(tests_games_test_record_CPPFLAGS)
tests_games_test_record_bad_LDADD = $(tests_games_test_record_LDADD)
EXTRA_DIST += tests/games/records/exta-cards.txt tests/games/records/extreme-last-card.txt \
	tests/games/records/last-one.txt tests/games/records/palace.txt tests/games/records/switch.txt

# Not a check_PROGRAM: it wants files to play. `make tests/scenario` builds it alone.
EXTRA_PROGRAMS += tests/scenario
check_DATA += tests/scenario$(EXEEXT)
tests_scenario_SOURCES = %D%/scenario.c
tests_scenario_CPPFLAGS = $(INC_GAMES)
tests_scenario_LDADD = $(LIB_GAMES) $(LIB_BASE) $(UTF8PROC_LIBS)
TESTS += tests/games/scenario.t tests/games/scenario-lines.t tests/games/company.t
EXTRA_DIST += tests/games/scenario.t tests/games/scenario-lines.t tests/games/company.t tests/scenarios/format.scn
EXTRA_DIST += tests/games/company/last-one.txt tests/games/company/palace.txt tests/games/company/switch.txt \
	tests/games/company/extreme-last-card.txt tests/games/company/hints.txt
EXTRA_DIST += tests/scenarios/last-one.scn tests/scenarios/last-one-more.scn
EXTRA_DIST += tests/scenarios/palace.scn tests/scenarios/palace-more.scn tests/scenarios/switch-more.scn
EXTRA_DIST += tests/scenarios/switch.scn
EXTRA_DIST += tests/games/golden/switch.txt
EXTRA_DIST += tests/scenarios/extreme-last-card.scn tests/scenarios/extreme-last-card-more.scn
EXTRA_DIST += tests/scenarios/exta-cards.scn tests/scenarios/exta-cards-more.scn tests/games/golden/exta-cards.txt
