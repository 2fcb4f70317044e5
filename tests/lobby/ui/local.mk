# What people are shown. Screens go through the door's renderer and a terminal.

check_PROGRAMS += %D%/test-ui
%C%_test_ui_SOURCES = %D%/test-ui.c
%C%_test_ui_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_ui_LDADD = $(LIB_TESTS) $(LIB_UI) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-screen
%C%_test_screen_SOURCES = %D%/test-screen.c $(SCREEN_SCENE_SOURCES) $(VTSCREEN_SOURCES)
%C%_test_screen_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) $(INC_TERM) $(VTERM_CFLAGS)
%C%_test_screen_LDADD = $(LIB_TERM) $(LIB_TESTS) $(LIB_UI) $(LOBBY_TEST_LIBS) $(VTERM_LIBS)

# Cups on a screen.
check_PROGRAMS += %D%/test-cup-view
%C%_test_cup_view_SOURCES = %D%/test-cup-view.c
%C%_test_cup_view_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_cup_view_LDADD = $(LIB_TESTS) $(LIB_UI) $(LOBBY_TEST_LIBS)

# Games in another language.
check_PROGRAMS += %D%/test-spanish
%C%_test_spanish_SOURCES = %D%/test-spanish.c $(SCREEN_SCENE_SOURCES)
%C%_test_spanish_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS) $(INC_TERM)
%C%_test_spanish_LDADD = $(LIB_TERM) $(LIB_TESTS) $(LIB_UI) $(LOBBY_TEST_LIBS)

EXTRA_DIST += %D%/golden-cups.txt %D%/golden-screens.txt %D%/golden-screens-es.txt %D%/golden-spanish.txt
