# Tests of the lobby's modules, each linked with what it needs and no more.
LOBBY_TEST_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS) \
	$(SODIUM_CFLAGS)
LOBBY_TEST_LDADD = tests/libcutap.a $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) \
	$(SQLITE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS) $(CUNIT_LIBS)

# One contract, run over every store; then what only the store on disk promises.
STORE_TEST_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/lobby $(SQLITE_CFLAGS)
STORE_TEST_LDADD = tests/libcutap.a $(LIB_STORE) $(LIB_BASE) $(SQLITE_LIBS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

STORE_HELP_SOURCES = tests/lobby/store_help.c tests/lobby/store_help.h $(STORE_TEST_SOURCES)
check_PROGRAMS += tests/lobby/test-store
tests_lobby_test_store_SOURCES = %D%/test-store.c %D%/contract.c %D%/contract.h %D%/contract_accounts.c \
	%D%/contract_games.c %D%/contract_lines.c %D%/contract_people.c $(STORE_HELP_SOURCES)
tests_lobby_test_store_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
tests_lobby_test_store_LDADD = $(STORE_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-store-sqlite
tests_lobby_test_store_sqlite_SOURCES = %D%/test-store-sqlite.c $(STORE_HELP_SOURCES)
tests_lobby_test_store_sqlite_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
tests_lobby_test_store_sqlite_LDADD = $(STORE_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-ledger
tests_lobby_test_ledger_SOURCES = %D%/test-ledger.c
tests_lobby_test_ledger_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
tests_lobby_test_ledger_LDADD = $(STORE_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-ranking
tests_lobby_test_ranking_SOURCES = %D%/test-ranking.c
tests_lobby_test_ranking_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_lobby_test_ranking_LDADD = $(LOBBY_TEST_LDADD)

# Has its own store_scores in place of the store's.
check_PROGRAMS += tests/lobby/test-leaderboard
tests_lobby_test_leaderboard_SOURCES = %D%/test-leaderboard.c
tests_lobby_test_leaderboard_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_lobby_test_leaderboard_LDADD = $(LOBBY_TEST_LDADD)
check_PROGRAMS += tests/lobby/test-standings
tests_lobby_test_standings_SOURCES = %D%/test-standings.c
tests_lobby_test_standings_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_lobby_test_standings_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-roster
tests_lobby_test_roster_SOURCES = %D%/test-roster.c
tests_lobby_test_roster_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_lobby_test_roster_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-ui
tests_lobby_test_ui_SOURCES = %D%/test-ui.c
tests_lobby_test_ui_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_lobby_test_ui_LDADD = $(LOBBY_TEST_LDADD)

# Tables, on a store in memory and a virtual clock; with a small game of their own in the registry.
TABLE_TEST_SOURCES = tests/lobby/table_help.c tests/lobby/table_help.h tests/lobby/tiny_game.c tests/lobby/tiny_game.h \
	$(TABLES_BARE_SOURCES) $(STORE_TEST_SOURCES)
check_PROGRAMS += tests/lobby/test-table
tests_lobby_test_table_SOURCES = %D%/test-table.c $(TABLE_TEST_SOURCES)
tests_lobby_test_table_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/lobby
tests_lobby_test_table_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-table-rank
tests_lobby_test_table_rank_SOURCES = %D%/test-table-rank.c $(TABLE_TEST_SOURCES)
tests_lobby_test_table_rank_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/lobby
tests_lobby_test_table_rank_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-table-time
tests_lobby_test_table_time_SOURCES = %D%/test-table-time.c $(TABLE_TEST_SOURCES)
tests_lobby_test_table_time_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/lobby
tests_lobby_test_table_time_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-table-store
tests_lobby_test_table_store_SOURCES = %D%/test-table-store.c $(TABLE_TEST_SOURCES)
tests_lobby_test_table_store_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/lobby
tests_lobby_test_table_store_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-table-delay
tests_lobby_test_table_delay_SOURCES = %D%/test-table-delay.c $(TABLE_TEST_SOURCES)
tests_lobby_test_table_delay_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/lobby
tests_lobby_test_table_delay_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-table-shuffle
tests_lobby_test_table_shuffle_SOURCES = %D%/test-table-shuffle.c $(TABLE_TEST_SOURCES)
tests_lobby_test_table_shuffle_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/lobby
tests_lobby_test_table_shuffle_LDADD = $(LOBBY_TEST_LDADD)

# The lobby by scripts (*.lob) over fake connections, and its pieces.
lobby_lobs = %D%/lob/login.lob %D%/lob/registration.lob %D%/lob/guest.lob %D%/lob/grammar.lob %D%/lob/talk.lob \
	%D%/lob/tables.lob %D%/lob/game.lob %D%/lob/ssh.lob %D%/lob/staff.lob %D%/lob/room.lob %D%/lob/records.lob \
	%D%/lob/cases.lob %D%/lob/learn.lob
lobby_lobs += %D%/lob/own.lob %D%/lob/social.lob %D%/lob/reports.lob %D%/lob/walk.lob
lobby_lobs += %D%/lob/unread.lob %D%/lob/second.lob %D%/lob/audit.lob %D%/lob/stafftables.lob %D%/lob/merge.lob %D%/lob/stop.lob \
	%D%/lob/odd.lob
lobby_lobs += %D%/lob/allowance.lob %D%/lob/networks.lob %D%/lob/minute.lob %D%/lob/meanwhile.lob %D%/lob/clock.lob %D%/lob/prune.lob %D%/lob/longest.lob
lobby_lobs += %D%/lob/gmcp.lob %D%/lob/spanish.lob
lobby_lobs += %D%/lob/screen.lob %D%/lob/dignity.lob
lobby_lobs += %D%/lob/ended.lob %D%/lob/leavers.lob %D%/lob/channels.lob %D%/lob/late.lob %D%/lob/collusion.lob %D%/lob/address.lob \
	%D%/lob/names.lob %D%/lob/together.lob %D%/lob/choices.lob %D%/lob/rematch.lob %D%/lob/badmoves.lob
lobby_lobs += %D%/lob/badlines.lob %D%/lob/watched.lob %D%/lob/bots.lob %D%/lob/invite.lob %D%/lob/floor.lob %D%/lob/layout.lob \
	%D%/lob/boards.lob %D%/lob/missed.lob %D%/lob/untold.lob %D%/lob/lifting.lob %D%/lob/queued.lob %D%/lob/rows.lob
EXTRA_DIST += $(lobby_lobs) %D%/forbidden.txt
check_PROGRAMS += tests/lobby/test-lobby
tests_lobby_test_lobby_SOURCES = %D%/test-lobby.c %D%/play.c %D%/play.h %D%/play_private.h \
	%D%/play_control.c %D%/play_people.c %D%/play_out.c \
	%D%/position_help.c %D%/position_help.h %D%/bad_lines.c %D%/bad_lines.h \
	tests/lib/chance.c tests/lib/chance.h tests/lib/term_fake.c tests/lib/term_fake.h tests/lib/hasher_fake.c tests/lib/hasher_fake.h
tests_lobby_test_lobby_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/lobby
tests_lobby_test_lobby_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-once
tests_lobby_test_once_SOURCES = %D%/test-once.c %D%/play.c %D%/play.h %D%/play_private.h \
	%D%/play_control.c %D%/play_people.c %D%/play_out.c \
	%D%/position_help.c %D%/position_help.h %D%/bad_lines.c %D%/bad_lines.h \
	tests/lib/chance.c tests/lib/chance.h tests/lib/term_fake.c tests/lib/term_fake.h tests/lib/hasher_fake.c tests/lib/hasher_fake.h
tests_lobby_test_once_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/lobby
tests_lobby_test_once_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-command
tests_lobby_test_command_SOURCES = %D%/test-command.c
tests_lobby_test_command_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_lobby_test_command_LDADD = $(LOBBY_TEST_LDADD)

# What people write, through the lobby that fuzz targets type at.
check_PROGRAMS += tests/lobby/test-cuts
tests_lobby_test_cuts_SOURCES = %D%/test-cuts.c $(FUZZ_LOBBY_SOURCES)
tests_lobby_test_cuts_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/fuzz $(JANSSON_CFLAGS)
tests_lobby_test_cuts_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-flood
tests_lobby_test_flood_SOURCES = %D%/test-flood.c
tests_lobby_test_flood_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_lobby_test_flood_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-pattern
tests_lobby_test_pattern_SOURCES = %D%/test-pattern.c
tests_lobby_test_pattern_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_lobby_test_pattern_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-leaver
tests_lobby_test_leaver_SOURCES = %D%/test-leaver.c
tests_lobby_test_leaver_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_lobby_test_leaver_LDADD = $(LOBBY_TEST_LDADD)

check_PROGRAMS += tests/lobby/test-account
tests_lobby_test_account_SOURCES = %D%/test-account.c
tests_lobby_test_account_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_lobby_test_account_LDADD = $(LOBBY_TEST_LDADD)

# Screens, through the door's renderer and a terminal.
check_PROGRAMS += tests/lobby/test-screen
EXTRA_DIST += %D%/golden-screens.txt %D%/golden-screens-es.txt
tests_lobby_test_screen_SOURCES = %D%/test-screen.c %D%/screen_scene.c %D%/screen_scene.h \
	tests/term/screen.c tests/term/screen.h
tests_lobby_test_screen_CPPFLAGS = -I$(srcdir)/tests/term $(LOBBY_TEST_CPPFLAGS) $(INC_TERM) \
	-I$(srcdir)/tests/lobby $(VTERM_CFLAGS)
tests_lobby_test_screen_LDADD = src/term/libterm.a $(LOBBY_TEST_LDADD) $(VTERM_LIBS)

# Games in another language.
check_PROGRAMS += tests/lobby/test-spanish
EXTRA_DIST += %D%/golden-spanish.txt
tests_lobby_test_spanish_SOURCES = %D%/test-spanish.c %D%/screen_scene.c %D%/screen_scene.h
tests_lobby_test_spanish_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) $(INC_TERM) -I$(srcdir)/tests/lobby
tests_lobby_test_spanish_LDADD = $(LOBBY_TEST_LDADD)
