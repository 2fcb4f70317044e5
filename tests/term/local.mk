# What a client's terminal shows, through libvterm.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-cursor.c %D%/test-editor.c %D%/test-frame.c %D%/test-profile.c %D%/test-render.c
%C%_tests_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_TERM) $(INC_TESTS) $(VTERM_CFLAGS)
%C%_tests_LDADD = $(LIB_TESTS) $(LIB_SCREENS) $(LIB_TERM) $(LIB_BASE) $(CUNIT_LIBS) $(UTF8PROC_LIBS) $(VTERM_LIBS) -lm
%C%_names = %D%/test-cursor %D%/test-editor %D%/test-frame %D%/test-profile %D%/test-render
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)
EXTRA_DIST += %D%/keys.txt %D%/terminals.txt
