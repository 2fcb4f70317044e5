# Fuzz targets: one source each, linked here with a main that runs the corpus; see fuzz.sh for the other.
if FUZZERS
FUZZ_MAIN =
else
FUZZ_MAIN = tests/fuzz/libreplay.a
check_LIBRARIES += tests/fuzz/libreplay.a
tests_fuzz_libreplay_a_SOURCES = %D%/replay.c %D%/fuzz.h
endif
FUZZ_LINK = $(AM_LDFLAGS) $(FUZZ_LDFLAGS)
EXTRA_DIST += tests/fuzz/fuzz.sh tests/fuzz/corpus

FUZZ_TARGETS = parse position record
check_PROGRAMS += tests/fuzz/fuzz-parse tests/fuzz/fuzz-position tests/fuzz/fuzz-record
tests_fuzz_fuzz_parse_SOURCES = %D%/fuzz-parse.c %D%/fuzz.h %D%/fuzz_game.h
tests_fuzz_fuzz_parse_CPPFLAGS = $(INC_GAMES)
tests_fuzz_fuzz_parse_LDADD = $(FUZZ_MAIN) games/libgames.a
tests_fuzz_fuzz_parse_LDFLAGS = $(FUZZ_LINK)
tests_fuzz_fuzz_position_SOURCES = %D%/fuzz-position.c %D%/fuzz.h %D%/fuzz_game.h
tests_fuzz_fuzz_position_CPPFLAGS = $(INC_GAMES)
tests_fuzz_fuzz_position_LDADD = $(FUZZ_MAIN) games/libgames.a
tests_fuzz_fuzz_position_LDFLAGS = $(FUZZ_LINK)
tests_fuzz_fuzz_record_SOURCES = %D%/fuzz-record.c %D%/fuzz.h
tests_fuzz_fuzz_record_CPPFLAGS = $(INC_GAMES) $(SODIUM_CFLAGS)
tests_fuzz_fuzz_record_LDADD = $(FUZZ_MAIN) games/libgames.a $(SODIUM_LIBS)
tests_fuzz_fuzz_record_LDFLAGS = $(FUZZ_LINK)

# The targets with libFuzzer, each FUZZ_SECONDS long.
fuzz:
	$(SHELL) $(srcdir)/%D%/fuzz.sh $(abs_srcdir) $(FUZZ_TARGETS)
