# What the staff do.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-act-items.c %D%/test-export.c %D%/test-ranked.c
%C%_tests_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_tests_LDADD = $(LIB_TESTS) $(LIB_STAFF) $(LOBBY_TEST_LIBS)
%C%_names = %D%/test-act-items %D%/test-export %D%/test-ranked
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)
