# Cups: drawings, and the contests over tables.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-cup-schedule.c %D%/test-cup-words.c %D%/test-cup.c \
	%D%/test-duplicate.c %D%/test-knockout.c %D%/test-swiss.c
%C%_tests_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_tests_LDADD = $(LIB_TESTS) $(LIB_CONTEST) $(LOBBY_TEST_LIBS)
%C%_names = %D%/test-cup-schedule %D%/test-cup-words %D%/test-cup %D%/test-duplicate \
	%D%/test-knockout %D%/test-swiss
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)
EXTRA_DIST += %D%/bad-events.txt %D%/records/arena.txt %D%/records/duplicate.txt %D%/records/knockout.txt %D%/records/swiss.txt
