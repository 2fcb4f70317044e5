# Fuzz targets: one source each, linked here with a main that runs the corpus, or with a fuzzer that has its own; see
# fuzz.sh.
if FUZZERS
FUZZ_MAIN = $(FUZZ_LDFLAGS)
else
FUZZ_MAIN = tests/fuzz/libreplay.a
check_LIBRARIES += tests/fuzz/libreplay.a
tests_fuzz_libreplay_a_SOURCES = %D%/replay.c %D%/fuzz.h
endif
EXTRA_DIST += tests/fuzz/fuzz.sh tests/fuzz/corpus

FUZZ_TARGETS = parse position record
SINGLE_TESTS += tests/fuzz/fuzz-parse tests/fuzz/fuzz-position tests/fuzz/fuzz-record
tests_fuzz_fuzz_parse_SOURCES = %D%/fuzz-parse.c %D%/fuzz.h %D%/fuzz_game.h
tests_fuzz_fuzz_parse_CPPFLAGS = $(INC_GAMES)
tests_fuzz_fuzz_parse_LDADD = $(FUZZ_MAIN) $(LIB_GAMES) $(LIB_BASE) $(UTF8PROC_LIBS)
tests_fuzz_fuzz_position_SOURCES = %D%/fuzz-position.c %D%/fuzz.h %D%/fuzz_game.h
tests_fuzz_fuzz_position_CPPFLAGS = $(INC_GAMES) $(INC_TESTS)
tests_fuzz_fuzz_position_LDADD = $(FUZZ_MAIN) $(LIB_TESTS) $(LIB_GAMES) $(LIB_BASE) $(UTF8PROC_LIBS)
tests_fuzz_fuzz_record_SOURCES = %D%/fuzz-record.c %D%/fuzz.h
tests_fuzz_fuzz_record_CPPFLAGS = $(INC_GAMES) $(SODIUM_CFLAGS)
tests_fuzz_fuzz_record_LDADD = $(FUZZ_MAIN) $(LIB_GAMES) $(LIB_BASE) $(UTF8PROC_LIBS) $(SODIUM_LIBS)

# What filters of talk look for.
FUZZ_TARGETS += sieve
SINGLE_TESTS += tests/fuzz/fuzz-sieve
tests_fuzz_fuzz_sieve_SOURCES = %D%/fuzz-sieve.c %D%/fuzz.h
tests_fuzz_fuzz_sieve_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_PEOPLE)
tests_fuzz_fuzz_sieve_LDADD = $(FUZZ_MAIN) lobby/people/libpeople.a $(LIB_BASE) $(PCRE2_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS)

# What people want of a game.
FUZZ_TARGETS += formula
SINGLE_TESTS += tests/fuzz/fuzz-formula
tests_fuzz_fuzz_formula_SOURCES = %D%/fuzz-formula.c %D%/fuzz.h
tests_fuzz_fuzz_formula_CPPFLAGS = $(INC_CONFIG) $(INC_GAMES) $(INC_PEOPLE)
tests_fuzz_fuzz_formula_LDADD = $(FUZZ_MAIN) lobby/people/libpeople.a $(LIB_GAMES) $(LIB_BASE) $(UTF8PROC_LIBS)

# What the door and its terminals read.
FUZZ_DOOR_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_STORE) $(INC_PEOPLE) $(INC_LINK) $(INC_TERM) $(INC_DOOR) $(INC_CONF)
FUZZ_TERM_LDADD = $(FUZZ_MAIN) $(LIB_DOOR) $(LIB_BASE) \
	$(UTF8PROC_LIBS)
FUZZ_TARGETS += proxy
SINGLE_TESTS += tests/fuzz/fuzz-proxy
tests_fuzz_fuzz_proxy_SOURCES = %D%/fuzz-proxy.c %D%/fuzz.h
tests_fuzz_fuzz_proxy_CPPFLAGS = $(FUZZ_DOOR_CPPFLAGS)
tests_fuzz_fuzz_proxy_LDADD = $(FUZZ_TERM_LDADD) $(SODIUM_LIBS)
if WEB
FUZZ_TARGETS += web
SINGLE_TESTS += tests/fuzz/fuzz-web
tests_fuzz_fuzz_web_SOURCES = %D%/fuzz-web.c %D%/fuzz.h
tests_fuzz_fuzz_web_CPPFLAGS = $(FUZZ_DOOR_CPPFLAGS)
tests_fuzz_fuzz_web_LDADD = $(FUZZ_TERM_LDADD) $(WSLAY_LIBS) $(OPENSSL_LIBS)
endif
EXTRA_DIST += tests/fuzz/fuzz-web.c
FUZZ_TARGETS += telnet editor cursor text link conf mccp
SINGLE_TESTS += tests/fuzz/fuzz-telnet tests/fuzz/fuzz-editor tests/fuzz/fuzz-cursor tests/fuzz/fuzz-text \
	tests/fuzz/fuzz-link tests/fuzz/fuzz-conf tests/fuzz/fuzz-mccp
tests_fuzz_fuzz_telnet_SOURCES = %D%/fuzz-telnet.c %D%/fuzz.h
tests_fuzz_fuzz_telnet_CPPFLAGS = $(FUZZ_DOOR_CPPFLAGS)
tests_fuzz_fuzz_telnet_LDADD = $(FUZZ_TERM_LDADD)
tests_fuzz_fuzz_editor_SOURCES = %D%/fuzz-editor.c %D%/fuzz.h
tests_fuzz_fuzz_editor_CPPFLAGS = $(FUZZ_DOOR_CPPFLAGS)
tests_fuzz_fuzz_editor_LDADD = $(FUZZ_TERM_LDADD)
tests_fuzz_fuzz_editor_LDFLAGS = -Wl,--wrap=utf8_decode,--wrap=utf8_width
tests_fuzz_fuzz_cursor_SOURCES = %D%/fuzz-cursor.c %D%/fuzz.h
tests_fuzz_fuzz_cursor_CPPFLAGS = $(FUZZ_DOOR_CPPFLAGS)
tests_fuzz_fuzz_cursor_LDADD = $(FUZZ_TERM_LDADD)
tests_fuzz_fuzz_text_SOURCES = %D%/fuzz-text.c %D%/fuzz.h
tests_fuzz_fuzz_text_CPPFLAGS = $(FUZZ_DOOR_CPPFLAGS)
tests_fuzz_fuzz_text_LDADD = $(FUZZ_TERM_LDADD)
tests_fuzz_fuzz_link_SOURCES = %D%/fuzz-link.c %D%/fuzz.h
tests_fuzz_fuzz_link_CPPFLAGS = $(FUZZ_DOOR_CPPFLAGS)
tests_fuzz_fuzz_link_LDADD = $(FUZZ_TERM_LDADD)
tests_fuzz_fuzz_conf_SOURCES = %D%/fuzz-conf.c %D%/fuzz.h
tests_fuzz_fuzz_conf_CPPFLAGS = $(FUZZ_DOOR_CPPFLAGS)
tests_fuzz_fuzz_conf_LDADD = $(FUZZ_MAIN) $(LIB_CONF) $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) $(STORE_LIBS) $(JANSSON_LIBS) \
	$(UTF8PROC_LIBS) $(SODIUM_LIBS)
tests_fuzz_fuzz_mccp_SOURCES = %D%/fuzz-mccp.c %D%/fuzz.h
tests_fuzz_fuzz_mccp_CPPFLAGS = $(FUZZ_DOOR_CPPFLAGS) $(ZLIB_CFLAGS)
tests_fuzz_fuzz_mccp_LDADD = $(FUZZ_TERM_LDADD) $(ZLIB_LIBS)

# A lobby with people in it.
LIB_FUZZ_LOBBY = tests/fuzz/libfuzzlobby.a
check_LIBRARIES += $(LIB_FUZZ_LOBBY)
tests_fuzz_libfuzzlobby_a_SOURCES = %D%/fuzz_lobby.c %D%/fuzz_lobby.h
tests_fuzz_libfuzzlobby_a_CPPFLAGS = $(FUZZ_LOBBY_CPPFLAGS)
FUZZ_LOBBY_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/lobby
FUZZ_LOBBY_LDADD = $(FUZZ_MAIN) $(LIB_FUZZ_LOBBY) $(PLAY_TEST_LDADD)
FUZZ_TARGETS += command gmcp
SINGLE_TESTS += tests/fuzz/fuzz-command tests/fuzz/fuzz-gmcp
tests_fuzz_fuzz_command_SOURCES = %D%/fuzz-command.c
tests_fuzz_fuzz_command_CPPFLAGS = $(FUZZ_LOBBY_CPPFLAGS)
tests_fuzz_fuzz_command_LDADD = $(FUZZ_LOBBY_LDADD)
tests_fuzz_fuzz_gmcp_SOURCES = %D%/fuzz-gmcp.c
tests_fuzz_fuzz_gmcp_CPPFLAGS = $(FUZZ_LOBBY_CPPFLAGS)
tests_fuzz_fuzz_gmcp_LDADD = $(FUZZ_LOBBY_LDADD)

# Whole connections of a door in the process.
FUZZ_DOOR_SOURCES = tests/fuzz/fuzz_door.c tests/fuzz/fuzz_door.h tests/fuzz/fuzz_worker.c $(CHANCE_SOURCES)
FUZZ_TARGETS += session ssh
SINGLE_TESTS += tests/fuzz/fuzz-session tests/fuzz/fuzz-ssh
tests_fuzz_fuzz_session_SOURCES = %D%/fuzz-session.c $(FUZZ_DOOR_SOURCES)
tests_fuzz_fuzz_session_CPPFLAGS = $(tests_fuzz_fuzz_ssh_CPPFLAGS) $(INC_GAMES) $(INC_LOBBY)
tests_fuzz_fuzz_session_LDADD = $(FUZZ_LOBBY_LDADD) $(tests_fuzz_fuzz_ssh_LDADD)
tests_fuzz_fuzz_ssh_SOURCES = %D%/fuzz-ssh.c $(FUZZ_DOOR_SOURCES)
tests_fuzz_fuzz_ssh_CPPFLAGS = $(FUZZ_DOOR_CPPFLAGS) $(INC_TESTS) $(LIBEVENT_CFLAGS) $(LIBSSH_CFLAGS) \
	$(OPENSSL_CFLAGS) $(SODIUM_CFLAGS)
tests_fuzz_fuzz_ssh_LDADD = $(FUZZ_MAIN) $(LIB_TESTS) $(FUZZ_TERM_LDADD) $(LIBEVENT_LIBS) $(OPENSSL_LIBS) $(ZLIB_LIBS) $(WSLAY_LIBS) $(LIBSSH_LIBS) \
	$(SODIUM_LIBS)

# A room, and what its door says.
FUZZ_TARGETS += frames
SINGLE_TESTS += tests/fuzz/fuzz-frames
tests_fuzz_fuzz_frames_SOURCES = %D%/fuzz-frames.c $(CHANCE_SOURCES)
tests_fuzz_fuzz_frames_CPPFLAGS = $(FUZZ_LOBBY_CPPFLAGS) $(INC_LINK) $(INC_DOOR) $(INC_CONF) $(INC_ROOM) \
	$(LIBEVENT_CFLAGS)
tests_fuzz_fuzz_frames_LDADD = $(FUZZ_MAIN) $(LIB_TESTS) $(LIB_ROOM) $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) \
	$(OPENSSL_LIBS) $(STORE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS)

# The targets with libFuzzer, each FUZZ_SECONDS long.
fuzz:
	$(SHELL) $(srcdir)/%D%/fuzz.sh $(abs_srcdir) $(FUZZ_TARGETS)
