# Accounts. forbidden.txt has what no text for people may say.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-account.c %D%/test-formula.c %D%/test-seeks.c %D%/test-sieve.c %D%/test-unmark.c
%C%_tests_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_tests_LDADD = $(LIB_TESTS) $(LIB_LOBBY) $(LOBBY_TEST_LIBS)
%C%_names = %D%/test-account %D%/test-formula %D%/test-seeks %D%/test-sieve %D%/test-unmark
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)
EXTRA_DIST += %D%/forbidden.txt %D%/marks.txt %D%/seeks.txt
