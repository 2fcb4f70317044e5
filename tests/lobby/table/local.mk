# Tables, over the store that STORE names and a virtual clock. Their registry also has a small game of the tests.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-table-back.c %D%/test-table-cup.c %D%/test-table-delay.c %D%/test-table-rank.c \
	%D%/test-table-rate.c %D%/test-table-shuffle.c %D%/test-table-store.c %D%/test-table-time.c \
	%D%/test-table.c %D%/table_help.c %D%/table_help.h %D%/tiny_game.c %D%/tiny_game.h
%C%_tests_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_TESTS)
%C%_tests_LDADD = $(LIB_TESTS) $(LIB_TABLE) $(LOBBY_TEST_LIBS)
%C%_names = %D%/test-table-back %D%/test-table-cup %D%/test-table-delay %D%/test-table-rank %D%/test-table-rate \
	%D%/test-table-shuffle %D%/test-table-store %D%/test-table-time %D%/test-table
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)
EXTRA_DIST += %D%/endings.txt %D%/events.txt
