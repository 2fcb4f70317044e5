# What people are shown. Screens go through the door's renderer and a terminal.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-cup-view.c %D%/test-screen.c %D%/test-spanish.c %D%/test-ui.c %D%/test-whole.c \
	%D%/screen_help.c %D%/screen_help.h
%C%_tests_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) $(INC_TERM) $(VTERM_CFLAGS)
%C%_tests_LDADD = $(LIB_TESTS) $(LIB_SCREENS) $(LIB_TERM) $(LIB_UI) $(LOBBY_TEST_LIBS) $(VTERM_LIBS)
%C%_names = %D%/test-cup-view %D%/test-screen %D%/test-spanish %D%/test-ui %D%/test-whole
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)
EXTRA_DIST += %D%/hand.txt %D%/golden-cups.txt %D%/golden-screens.txt %D%/golden-screens-es.txt %D%/golden-spanish.txt
