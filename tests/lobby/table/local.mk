# Tables, on the store that STORE names and a virtual clock; with a small game of their own in the registry.
LIB_TABLE_TESTS = tests/lobby/table/libtabletests.a
check_LIBRARIES += $(LIB_TABLE_TESTS)
%C%_libtabletests_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_TESTS) -I$(srcdir)/tests/lobby
%C%_libtabletests_a_SOURCES = %D%/table_help.c %D%/table_help.h %D%/tiny_game.c %D%/tiny_game.h $(TABLES_BARE_SOURCES) $(STORE_TEST_SOURCES) $(PLAY_STORE_SOURCES)

check_PROGRAMS += %D%/test-table
%C%_test_table_SOURCES = %D%/test-table.c
%C%_test_table_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_TESTS)
%C%_test_table_LDADD = $(LIB_TABLE_TESTS) $(LIB_TESTS) $(LIB_TABLE) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-table-back
%C%_test_table_back_SOURCES = %D%/test-table-back.c
%C%_test_table_back_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_TESTS)
%C%_test_table_back_LDADD = $(LIB_TABLE_TESTS) $(LIB_TESTS) $(LIB_TABLE) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-table-rank
%C%_test_table_rank_SOURCES = %D%/test-table-rank.c
%C%_test_table_rank_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_TESTS)
%C%_test_table_rank_LDADD = $(LIB_TABLE_TESTS) $(LIB_TESTS) $(LIB_TABLE) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-table-rate
%C%_test_table_rate_SOURCES = %D%/test-table-rate.c
%C%_test_table_rate_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_TESTS)
%C%_test_table_rate_LDADD = $(LIB_TABLE_TESTS) $(LIB_TESTS) $(LIB_TABLE) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-table-time
%C%_test_table_time_SOURCES = %D%/test-table-time.c
%C%_test_table_time_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_TESTS)
%C%_test_table_time_LDADD = $(LIB_TABLE_TESTS) $(LIB_TESTS) $(LIB_TABLE) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-table-store
%C%_test_table_store_SOURCES = %D%/test-table-store.c
%C%_test_table_store_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_TESTS)
%C%_test_table_store_LDADD = $(LIB_TABLE_TESTS) $(LIB_TESTS) $(LIB_TABLE) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-table-delay
%C%_test_table_delay_SOURCES = %D%/test-table-delay.c
%C%_test_table_delay_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_TESTS)
%C%_test_table_delay_LDADD = $(LIB_TABLE_TESTS) $(LIB_TESTS) $(LIB_TABLE) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-table-shuffle
%C%_test_table_shuffle_SOURCES = %D%/test-table-shuffle.c
%C%_test_table_shuffle_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_TESTS)
%C%_test_table_shuffle_LDADD = $(LIB_TABLE_TESTS) $(LIB_TESTS) $(LIB_TABLE) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-table-cup
%C%_test_table_cup_SOURCES = %D%/test-table-cup.c
%C%_test_table_cup_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_TESTS)
%C%_test_table_cup_LDADD = $(LIB_TABLE_TESTS) $(LIB_TESTS) $(LIB_TABLE) $(LOBBY_TEST_LIBS)
