# What goes on between sessions.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-leaver.c
%C%_tests_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_tests_LDADD = $(LIB_TESTS) $(LIB_MEETING) $(LOBBY_TEST_LIBS)
%C%_names = %D%/test-leaver
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)
