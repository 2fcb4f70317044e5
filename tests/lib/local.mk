# What several folders' tests use, in one library. INC_TESTS finds its headers.
INC_TESTS = -I$(srcdir)/tests/lib $(INC_EACH_GAME) $(CUNIT_CFLAGS)
LIB_TESTS = tests/lib/libtests.a
check_LIBRARIES += $(LIB_TESTS)
tests_lib_libtests_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_LINK) $(INC_TERM) $(INC_DOOR) $(INC_TESTS) \
	$(LIBEVENT_CFLAGS) $(LIBSSH_CFLAGS) $(OPENSSL_CFLAGS) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
tests_lib_libtests_a_SOURCES = \
	%D%/account_granted.c %D%/account_granted.h \
	%D%/cases.c %D%/cases.h \
	%D%/cutap.c %D%/cutap_main.c %D%/cutap.h \
	%D%/doorlab.c %D%/doorlab.h \
	%D%/files.c %D%/files.h \
	%D%/hasher_fake.c %D%/hasher_fake.h \
	%D%/json_check.c %D%/json_check.h \
	%D%/labkey.c %D%/labkey.h \
	%D%/labnodes.c %D%/labnodes.h \
	%D%/pglab.c %D%/pglab.h \
	%D%/play_store.c %D%/play_store.h \
	%D%/position_exta_cards.c %D%/position_extreme_last_card.c %D%/position_last_one.c %D%/position_palace.c \
	%D%/position_read.c %D%/position_read.h %D%/position_set.c %D%/position_set.h %D%/position_switch.c \
	%D%/rawssh.c %D%/rawssh.h \
	%D%/store_answer.c %D%/store_answer.h \
	%D%/store_fault.c %D%/store_fault.h \
	%D%/store_fresh.c %D%/store_fresh.h \
	%D%/store_sums.c %D%/store_sums.h \
	%D%/store_wait.c %D%/store_wait.h \
	%D%/style_bare.c %D%/style_bare.h \
	%D%/tables_bare.c %D%/tables_bare.h \
	%D%/term_fake.c %D%/term_fake.h \
	%D%/wrongkey.c %D%/wrongkey.h
EXTRA_DIST += %D%/loopback.h %D%/pglab.sh

# Screens: scenes of every game, and a terminal that shows them. Some of their names are those of the lobby, so they are a
# library of their own.
LIB_SCREENS = tests/lib/libscreens.a
check_LIBRARIES += $(LIB_SCREENS)
tests_lib_libscreens_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_TERM) $(INC_TESTS) $(VTERM_CFLAGS)
tests_lib_libscreens_a_SOURCES = %D%/screen_scene.c %D%/screen_scene.h %D%/vtscreen.c %D%/vtscreen.h

# Random bytes that are the same each time, in place of libc's: only for programs that name it.
CHANCE_SOURCES = %D%/chance.c %D%/chance.h
