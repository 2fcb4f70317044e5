# Tests of games. Records are hashed by libsodium as the programs do.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-bots.c %D%/test-cards.c %D%/test-company.c %D%/test-conform.c %D%/test-exta-cards.c \
	%D%/test-golden.c %D%/test-last-one.c %D%/test-moment.c %D%/test-movetext.c %D%/test-position.c %D%/test-record-bad.c \
	%D%/test-record.c %D%/test-review.c %D%/test-search.c %D%/test-switch.c \
	%D%/test-teacher.c %D%/test-tongue.c %D%/bot_games.c %D%/bot_games.h \
	%D%/record_play.c %D%/record_play.h
%C%_tests_CPPFLAGS = $(INC_GAMES) $(INC_TESTS) -I$(srcdir)/tests/games $(SODIUM_CFLAGS)
%C%_tests_LDADD = $(LIB_TESTS) $(LIB_GAMES) $(LIB_BASE) $(UTF8PROC_LIBS) $(CUNIT_LIBS) $(SODIUM_LIBS) -lm
%C%_names = %D%/test-bots %D%/test-cards %D%/test-company %D%/test-conform %D%/test-exta-cards %D%/test-golden \
	%D%/test-last-one %D%/test-moment %D%/test-movetext %D%/test-position %D%/test-record-bad %D%/test-record \
	%D%/test-review %D%/test-search %D%/test-switch %D%/test-teacher %D%/test-tongue
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)
EXTRA_DIST += tests/games/golden/last-one.txt %D%/cards.txt %D%/movetext.txt
EXTRA_DIST += tests/games/golden/extreme-last-card.txt
EXTRA_DIST += tests/games/golden/palace.txt
EXTRA_DIST += tests/games/records/exta-cards.txt tests/games/records/extreme-last-card.txt \
	tests/games/records/last-one.txt tests/games/records/palace.txt tests/games/records/switch.txt

# This is not a check_PROGRAM, because it needs files to play. `make tests/scenario` builds it alone.
EXTRA_PROGRAMS += tests/scenario
check_DATA += tests/scenario$(EXEEXT)
tests_scenario_SOURCES = %D%/scenario.c
tests_scenario_CPPFLAGS = $(INC_GAMES) $(INC_TESTS)
tests_scenario_LDADD = $(LIB_TESTS) $(LIB_GAMES) $(LIB_BASE) $(UTF8PROC_LIBS)
TESTS += tests/games/scenario.t tests/games/scenario-lines.t tests/games/company.t
EXTRA_DIST += tests/games/scenario.t tests/games/scenario-lines.t tests/games/company.t tests/scenarios/format.scn
EXTRA_DIST += tests/games/company/last-one.txt tests/games/company/palace.txt tests/games/company/switch.txt \
	tests/games/company/extreme-last-card.txt tests/games/company/hints.txt
EXTRA_DIST += tests/scenarios/last-one.scn tests/scenarios/last-one-more.scn
EXTRA_DIST += tests/scenarios/palace.scn tests/scenarios/palace-more.scn tests/scenarios/switch-more.scn
EXTRA_DIST += tests/scenarios/switch.scn tests/scenarios/refused.scn
EXTRA_DIST += tests/games/golden/switch.txt
EXTRA_DIST += tests/scenarios/extreme-last-card.scn tests/scenarios/extreme-last-card-more.scn
EXTRA_DIST += tests/scenarios/exta-cards.scn tests/scenarios/exta-cards-more.scn tests/games/golden/exta-cards.txt
