# Tests of the link.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-figures.c %D%/test-link.c %D%/test-message.c %D%/test-word.c
%C%_tests_CPPFLAGS = $(INC_BASE) $(INC_LINK) $(INC_TESTS) $(LIBEVENT_CFLAGS)
%C%_tests_LDADD = $(LIB_TESTS) $(LIB_LINK) $(LIB_BASE) $(UTF8PROC_LIBS) $(SODIUM_LIBS) $(CUNIT_LIBS) $(LIBEVENT_LIBS)
%C%_names = %D%/test-figures %D%/test-link %D%/test-message %D%/test-word
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)
EXTRA_DIST += %D%/bad-figures.txt
