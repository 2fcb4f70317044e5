# Benchmarks: built on demand (make bench-leaderboard...), run by hand.
EXTRA_DIST += %D%/serving.h %D%/ssh_in.h %D%/stopwatch.h %D%/telnet_in.h
EXTRA_PROGRAMS += tests/bench/bench-leaderboard
tests_bench_bench_leaderboard_SOURCES = %D%/bench-leaderboard.c
tests_bench_bench_leaderboard_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY)
tests_bench_bench_leaderboard_LDADD = $(LIB_LOBBY) $(LIB_BASE) $(SODIUM_LIBS) $(UTF8PROC_LIBS)

EXTRA_PROGRAMS += tests/bench/bench-rating
tests_bench_bench_rating_SOURCES = %D%/bench-rating.c
tests_bench_bench_rating_CPPFLAGS = $(INC_BOARDS)
tests_bench_bench_rating_LDADD = lobby/boards/libboards.a

EXTRA_PROGRAMS += tests/bench/bench-seeks
tests_bench_bench_seeks_SOURCES = %D%/bench-seeks.c
tests_bench_bench_seeks_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY)
tests_bench_bench_seeks_LDADD = $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(SODIUM_LIBS) $(UTF8PROC_LIBS)

EXTRA_PROGRAMS += tests/bench/bench-hop
tests_bench_bench_hop_SOURCES = %D%/bench-hop.c
tests_bench_bench_hop_CPPFLAGS = $(INC_BASE) $(INC_STORE) $(INC_PEOPLE) $(INC_LINK) $(INC_DOOR) $(INC_CONF) $(INC_PEER) $(INC_TESTS) $(OPENSSL_CFLAGS)
tests_bench_bench_hop_LDADD = $(LIB_TESTS) $(LIB_PEER) $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) $(OPENSSL_LIBS) $(STORE_LIBS) \
	$(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS)

EXTRA_PROGRAMS += tests/bench/bench-swiss
tests_bench_bench_swiss_SOURCES = %D%/bench-swiss.c
tests_bench_bench_swiss_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_bench_bench_swiss_LDADD = $(LIB_CONTEST) $(LIB_GAMES) $(LIB_BASE) $(SODIUM_LIBS) $(UTF8PROC_LIBS)

EXTRA_PROGRAMS += tests/bench/bench-drawing
tests_bench_bench_drawing_SOURCES = %D%/bench-drawing.c
tests_bench_bench_drawing_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_bench_bench_drawing_LDADD = $(LIB_CONTEST) $(LIB_GAMES) $(LIB_BASE) $(SODIUM_LIBS) $(UTF8PROC_LIBS)

EXTRA_PROGRAMS += tests/bench/bench-arena
tests_bench_bench_arena_SOURCES = %D%/bench-arena.c
tests_bench_bench_arena_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
tests_bench_bench_arena_LDADD = $(LIB_CONTEST) $(LIB_GAMES) $(LIB_BASE) $(SODIUM_LIBS) $(UTF8PROC_LIBS)

EXTRA_PROGRAMS += tests/bench/bench-store
tests_bench_bench_store_SOURCES = %D%/bench-store.c
tests_bench_bench_store_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_LOBBY)
tests_bench_bench_store_LDADD = $(LIB_STORE) $(LIB_BASE) $(STORE_LIBS) $(UTF8PROC_LIBS) $(SODIUM_LIBS)
EXTRA_DIST += %D%/store.sh %D%/stores.sh %D%/figures.sh
bench-store: cardroomd cardroomctl tests/bench/bench-store tests/cluster/wires
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/store.sh

# Players over telnet: the load of benchmarks and of tests/e2e/kill.t.
EXTRA_PROGRAMS += tests/bench/robots
check_DATA += tests/bench/robots$(EXEEXT)
tests_bench_robots_SOURCES = %D%/robots.c
tests_bench_robots_CPPFLAGS = $(INC_TESTS) $(LIBEVENT_CFLAGS)
tests_bench_robots_LDADD = $(LIBEVENT_LIBS)

EXTRA_PROGRAMS += tests/bench/bench-bots tests/bench/bench-playouts
tests_bench_bench_bots_SOURCES = %D%/bench-bots.c tests/games/bot_games.c tests/games/bot_games.h
tests_bench_bench_bots_CPPFLAGS = $(INC_GAMES) $(INC_EACH_GAME) -I$(srcdir)/tests/games
tests_bench_bench_bots_LDADD = $(LIB_GAMES) $(LIB_BASE) $(UTF8PROC_LIBS)
tests_bench_bench_playouts_SOURCES = %D%/bench-playouts.c
tests_bench_bench_playouts_CPPFLAGS = $(INC_GAMES) $(INC_EACH_GAME)
tests_bench_bench_playouts_LDADD = $(LIB_GAMES) $(LIB_BASE) $(UTF8PROC_LIBS)

# People by telnet, and the floor that the server is measured against.
EXTRA_PROGRAMS += tests/bench/crowd
tests_bench_crowd_SOURCES = %D%/crowd.c %D%/floor.c %D%/floor.h
tests_bench_crowd_CPPFLAGS = $(INC_TESTS) $(LIBEVENT_CFLAGS)
tests_bench_crowd_LDADD = $(LIBEVENT_LIBS)

# Whole servers under load: `make bench-sessions`, `make bench-latency`, `make bench-crowd`.
EXTRA_PROGRAMS += tests/bench/sessions
tests_bench_sessions_SOURCES = %D%/sessions.c
tests_bench_sessions_CPPFLAGS = $(INC_TESTS) $(LIBSSH_CFLAGS)
tests_bench_sessions_LDADD = $(LIBSSH_LIBS)
EXTRA_DIST += %D%/sessions.sh %D%/latency.sh %D%/crowd.sh %D%/startup.sh
bench-startup: cardroomd cardroomctl tests/bench/fill tests/bench/sessions
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/startup.sh
EXTRA_DIST += %D%/newcomer.sh
bench-newcomer: cardroomd cardroomctl
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/newcomer.sh
bench-sessions: cardroomd cardroomctl tests/bench/sessions
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/sessions.sh
bench-crowd: cardroomd cardroomctl tests/bench/crowd tests/bench/robots
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/crowd.sh
EXTRA_PROGRAMS += tests/bench/logins
tests_bench_logins_SOURCES = %D%/logins.c
tests_bench_logins_CPPFLAGS = $(INC_TESTS) $(LIBSSH_CFLAGS) $(LIBEVENT_CFLAGS)
tests_bench_logins_LDADD = $(LIBSSH_LIBS) $(LIBEVENT_LIBS)
EXTRA_DIST += %D%/logins.sh
bench-logins: cardroomd cardroomctl tests/bench/logins tests/bench/crowd tests/cluster/wires
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/logins.sh
EXTRA_DIST += %D%/signers.sh
bench-signatures: cardroomd cardroomctl tests/bench/robots tests/bench/logins tests/bench/attack
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/signers.sh
bench-latency: cardroomd cardroomctl tests/bench/robots tests/bench/attack
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/latency.sh
# Benchmarks of databases as play leaves them.
HALL_SOURCES = tests/bench/hall.c tests/bench/hall.h
EXTRA_PROGRAMS += tests/bench/fill
tests_bench_fill_SOURCES = %D%/fill.c $(HALL_SOURCES)
tests_bench_fill_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_TESTS)
tests_bench_fill_LDADD = $(LIB_TESTS) $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(SODIUM_LIBS) \
	$(STORE_LIBS) $(UTF8PROC_LIBS)
EXTRA_PROGRAMS += tests/bench/journal
tests_bench_journal_SOURCES = %D%/journal.c $(HALL_SOURCES)
tests_bench_journal_CPPFLAGS = $(tests_bench_fill_CPPFLAGS)
tests_bench_journal_LDADD = $(tests_bench_fill_LDADD)
EXTRA_DIST += %D%/journal.sh
bench-journal: tests/bench/journal
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/journal.sh
EXTRA_DIST += %D%/growth.sh
bench-growth: cardroomd cardroomctl tests/bench/robots tests/bench/crowd tests/bench/logins
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/growth.sh
EXTRA_DIST += %D%/guests.sh
bench-guests: cardroomd cardroomctl tests/bench/robots
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/guests.sh
EXTRA_DIST += %D%/soak.sh
bench-soak: cardroomd cardroomctl tests/bench/robots tests/bench/crowd tests/bench/logins tests/bench/sessions
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/soak.sh
EXTRA_DIST += %D%/moves.sh
bench-moves: cardroomd cardroomctl tests/bench/robots tests/cluster/wires
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/moves.sh
EXTRA_PROGRAMS += tests/bench/attack
tests_bench_attack_SOURCES = %D%/attack.c
tests_bench_attack_CPPFLAGS = $(DOOR_TEST_CPPFLAGS) $(OPENSSL_CFLAGS)
tests_bench_attack_LDADD = $(DOOR_TEST_LDADD)
EXTRA_PROGRAMS += tests/bench/badnode
tests_bench_badnode_SOURCES = %D%/badnode.c
tests_bench_badnode_CPPFLAGS = $(INC_BASE) $(INC_LINK) $(OPENSSL_CFLAGS)
tests_bench_badnode_LDADD = $(LIB_LINK) $(LIB_BASE) $(OPENSSL_LIBS) $(UTF8PROC_LIBS)
EXTRA_DIST += %D%/attack.sh %D%/web.sh %D%/web.js
bench-web: cardroomd cardroomctl
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/web.sh
bench-attack: cardroomd cardroomctl tests/bench/robots tests/bench/attack tests/bench/badnode
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/attack.sh
EXTRA_DIST += %D%/upgrades.sh
bench-upgrades: cardroomd cardroomctl tests/bench/robots tests/cluster/checker
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/upgrades.sh
EXTRA_DIST += %D%/handover.sh
bench-handover: cardroomd cardroomctl tests/bench/robots
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/bench/handover.sh
EXTRA_PROGRAMS += tests/bench/bench-editor
tests_bench_bench_editor_SOURCES = %D%/bench-editor.c
tests_bench_bench_editor_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_TERM)
tests_bench_bench_editor_LDADD = $(LIB_TERM) $(LIB_BASE) $(UTF8PROC_LIBS)
EXTRA_PROGRAMS += tests/bench/bench-screen
tests_bench_bench_screen_SOURCES = %D%/bench-screen.c
tests_bench_bench_screen_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_TERM) $(INC_LINK) \
	$(INC_DOOR) $(INC_TESTS)
tests_bench_bench_screen_LDADD = $(LIB_SCREENS) $(LIB_TESTS) $(LIB_DOOR) $(LIB_LOBBY) \
	$(LIB_GAMES) $(LIB_BASE) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(ZLIB_LIBS)
# Seconds of the plain layout read aloud; run by hand, needs espeak-ng.
EXTRA_DIST += %D%/speech.sh
