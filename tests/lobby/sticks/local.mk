# A game that is written like those in games/, but is only in the registry of this test.
EXTRA_DIST += %D%/sticks.lob
SINGLE_TESTS += %D%/test-sticks
%C%_test_sticks_SOURCES = %D%/test-sticks.c %D%/bot.c %D%/picture.c %D%/rules.c %D%/state.h %D%/sticks.h %D%/text.c \
	%D%/view.c
%C%_test_sticks_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) -I$(srcdir)/tests/lobby
%C%_test_sticks_LDADD = $(PLAY_TEST_LDADD)
