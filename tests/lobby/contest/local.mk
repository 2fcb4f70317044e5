# Cups: drawings, and the contests over tables.

check_PROGRAMS += %D%/test-draw
%C%_test_draw_SOURCES = %D%/test-draw.c
%C%_test_draw_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_draw_LDADD = $(LIB_TESTS) $(LIB_CONTEST) $(LOBBY_TEST_LIBS)
check_PROGRAMS += %D%/test-swiss
%C%_test_swiss_SOURCES = %D%/test-swiss.c
%C%_test_swiss_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_swiss_LDADD = $(LIB_TESTS) $(LIB_CONTEST) $(LOBBY_TEST_LIBS)
check_PROGRAMS += %D%/test-arena
%C%_test_arena_SOURCES = %D%/test-arena.c
%C%_test_arena_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_arena_LDADD = $(LIB_TESTS) $(LIB_CONTEST) $(LOBBY_TEST_LIBS)
check_PROGRAMS += %D%/test-duplicate
%C%_test_duplicate_SOURCES = %D%/test-duplicate.c
%C%_test_duplicate_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_duplicate_LDADD = $(LIB_TESTS) $(LIB_CONTEST) $(LOBBY_TEST_LIBS)
check_PROGRAMS += %D%/test-knockout
%C%_test_knockout_SOURCES = %D%/test-knockout.c
%C%_test_knockout_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_knockout_LDADD = $(LIB_TESTS) $(LIB_CONTEST) $(LOBBY_TEST_LIBS)
