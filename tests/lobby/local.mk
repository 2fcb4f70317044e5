# Tests of the lobby, a folder for each of its parts. Here are those of the whole: scripts (*.lob) over fake connections.
LOBBY_TEST_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_TESTS) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
LOBBY_TEST_LIBS = $(LIB_GAMES) $(LIB_BASE) $(STORE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS) $(CUNIT_LIBS)
LOBBY_TEST_LDADD = $(LIB_TESTS) $(LIB_LOBBY) $(LOBBY_TEST_LIBS)
include tests/lobby/store/local.mk
include tests/lobby/boards/local.mk
include tests/lobby/table/local.mk
include tests/lobby/contest/local.mk
include tests/lobby/people/local.mk
include tests/lobby/login/local.mk
include tests/lobby/ui/local.mk
include tests/lobby/session/local.mk
include tests/lobby/meeting/local.mk
include tests/lobby/staff/local.mk
include tests/lobby/cmd/local.mk

lobby_lobs = %D%/lob/alone.lob %D%/lob/alternates.lob %D%/lob/declined.lob %D%/lob/seek.lob %D%/lob/away.lob %D%/lob/stacks.lob %D%/lob/turned.lob %D%/lob/daily.lob %D%/lob/duel.lob %D%/lob/duellink.lob %D%/lob/codes.lob %D%/lob/resume.lob %D%/lob/review.lob %D%/lob/actrole.lob %D%/lob/formula.lob %D%/lob/address.lob %D%/lob/newcomers.lob %D%/lob/closed.lob %D%/lob/closing.lob %D%/lob/renamed.lob %D%/lob/allowance.lob %D%/lob/aloud.lob %D%/lob/asks.lob %D%/lob/audit.lob %D%/lob/badlines.lob \
	%D%/lob/badmoves.lob %D%/lob/boards.lob %D%/lob/bots.lob %D%/lob/gmcpseek.lob %D%/lob/withdrawn.lob %D%/lob/busy.lob %D%/lob/cases.lob %D%/lob/channels.lob \
	%D%/lob/choices.lob %D%/lob/clock.lob %D%/lob/control.lob %D%/lob/confirm.lob %D%/lob/counter.lob %D%/lob/cupfaults.lob %D%/lob/cupforms.lob %D%/lob/cupschedule.lob %D%/lob/cupshared.lob %D%/lob/cupscreen.lob %D%/lob/cups.lob %D%/lob/cupstaff.lob %D%/lob/cuptold.lob %D%/lob/cuplast.lob %D%/lob/cuptable.lob %D%/lob/cupgame.lob %D%/lob/collusion.lob %D%/lob/dignity.lob %D%/lob/dossier.lob %D%/lob/ended.lob \
	%D%/lob/filters.lob %D%/lob/floor.lob %D%/lob/folding.lob %D%/lob/ahead.lob %D%/lob/knocks.lob %D%/lob/deciding.lob %D%/lob/game.lob %D%/lob/gmcp.lob %D%/lob/gmcppage.lob %D%/lob/grammar.lob %D%/lob/guest.lob %D%/lob/invite.lob %D%/lob/keyplay.lob %D%/lob/keys.lob \
	%D%/lob/late.lob %D%/lob/layout.lob %D%/lob/learn.lob %D%/lob/leavers.lob %D%/lob/lifting.lob %D%/lob/lively.lob %D%/lob/lockdown.lob %D%/lob/login.lob \
	%D%/lob/longest.lob %D%/lob/meanwhile.lob %D%/lob/merge.lob %D%/lob/minute.lob %D%/lob/missed.lob %D%/lob/motion.lob \
	%D%/lob/names.lob %D%/lob/notify.lob %D%/lob/networks.lob %D%/lob/noclock.lob %D%/lob/numbers.lob %D%/lob/erased.lob %D%/lob/forgot.lob %D%/lob/forgotten.lob %D%/lob/heard.lob %D%/lob/hint.lob %D%/lob/odd.lob %D%/lob/outside.lob %D%/lob/sorted.lob %D%/lob/own.lob %D%/lob/pages.lob %D%/lob/privacy.lob %D%/lob/prune.lob %D%/lob/queued.lob \
	%D%/lob/approval.lob %D%/lob/banned.lob %D%/lob/raid.lob %D%/lob/ratings.lob %D%/lob/records.lob %D%/lob/registration.lob %D%/lob/rematch.lob %D%/lob/reports.lob %D%/lob/room.lob %D%/lob/seasons.lob %D%/lob/seasonback.lob \
	%D%/lob/rows.lob %D%/lob/run.lob %D%/lob/screen.lob %D%/lob/second.lob %D%/lob/social.lob %D%/lob/spanish.lob %D%/lob/ssh.lob \
	%D%/lob/staff.lob %D%/lob/staffnews.lob %D%/lob/stafftables.lob %D%/lob/starved.lob %D%/lob/stop.lob %D%/lob/tables.lob %D%/lob/takeback.lob %D%/lob/talk.lob \
	%D%/lob/together.lob %D%/lob/before.lob %D%/lob/turns.lob %D%/lob/votes.lob %D%/lob/undo.lob %D%/lob/unread.lob %D%/lob/untold.lob %D%/lob/walk.lob %D%/lob/watched.lob %D%/lob/whodid.lob
EXTRA_DIST += $(lobby_lobs)
# What plays the scripts.
LIB_PLAY = tests/lobby/libplay.a
check_LIBRARIES += $(LIB_PLAY)
%C%_libplay_a_SOURCES = %D%/play.c %D%/play.h %D%/play_private.h %D%/play_control.c %D%/play_people.c %D%/play_out.c \
	%D%/position_help.c %D%/position_help.h %D%/bad_lines.c %D%/bad_lines.h %D%/play_answer.c %D%/play_cups.c $(CHANCE_SOURCES)
%C%_libplay_a_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
PLAY_TEST_LDADD = $(LIB_PLAY) $(LOBBY_TEST_LDADD)

# The scripts; dry runs of acts; lines that are done once although rooms die; cups whose room dies at each of their events;
# an hour of cups with 300 people; a game of each kind as it is read aloud; storms of lines over a store that hangs; and
# whether texts of people are cut inside of characters, in the lobby of the fuzz targets.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-cup-kills.c %D%/test-cuts.c %D%/test-dry.c %D%/test-examples.c \
	%D%/test-lobby.c %D%/test-night.c %D%/test-once.c %D%/test-plain.c %D%/test-storm.c
%C%_tests_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/lobby/store -I$(srcdir)/tests/fuzz
%C%_tests_LDADD = $(LIB_FUZZ_LOBBY) $(LIB_STORE_TEXT) $(PLAY_TEST_LDADD)
%C%_names = %D%/test-cup-kills %D%/test-cuts %D%/test-dry %D%/test-examples %D%/test-lobby \
	%D%/test-night %D%/test-once %D%/test-plain %D%/test-storm
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)
EXTRA_DIST += %D%/bad-lines.txt %D%/cuts.txt %D%/dry.txt %D%/examples.txt %D%/once.txt %D%/passing.txt %D%/ways.txt %D%/wrong.txt
EXTRA_DIST += %D%/plain/last-one.txt %D%/plain/extreme-last-card.txt %D%/plain/palace.txt %D%/plain/switch.txt \
	%D%/plain/cup.txt %D%/plain/cup-es.txt %D%/plain/exta-cards.txt %D%/plain/palace-es.txt
include tests/lobby/sticks/local.mk
