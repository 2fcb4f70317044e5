# Cups: drawings, and the contests over tables.

check_PROGRAMS += %D%/test-draw
%C%_test_draw_SOURCES = %D%/test-draw.c
%C%_test_draw_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_draw_LDADD = $(LIB_TESTS) $(LIB_CONTEST) $(LOBBY_TEST_LIBS)
check_PROGRAMS += %D%/test-swiss
%C%_test_swiss_SOURCES = %D%/test-swiss.c
%C%_test_swiss_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_swiss_LDADD = $(LIB_TESTS) $(LIB_CONTEST) $(LOBBY_TEST_LIBS)
