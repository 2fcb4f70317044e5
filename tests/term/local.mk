# What a client's terminal shows, through libvterm.
TERM_TEST_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_TERM) $(INC_TESTS) $(VTERM_CFLAGS)
TERM_TEST_LDADD = $(LIB_TESTS) $(LIB_TERM) $(LIB_BASE) $(CUNIT_LIBS) $(UTF8PROC_LIBS)

check_PROGRAMS += %D%/test-profile
%C%_test_profile_SOURCES = %D%/test-profile.c
%C%_test_profile_CPPFLAGS = $(TERM_TEST_CPPFLAGS)
%C%_test_profile_LDADD = $(TERM_TEST_LDADD)

check_PROGRAMS += %D%/test-cursor
%C%_test_cursor_SOURCES = %D%/test-cursor.c
%C%_test_cursor_CPPFLAGS = $(TERM_TEST_CPPFLAGS)
%C%_test_cursor_LDADD = $(TERM_TEST_LDADD) $(VTERM_LIBS)

check_PROGRAMS += %D%/test-render
%C%_test_render_SOURCES = %D%/test-render.c $(VTSCREEN_SOURCES)
%C%_test_render_CPPFLAGS = $(TERM_TEST_CPPFLAGS)
%C%_test_render_LDADD = $(TERM_TEST_LDADD) $(VTERM_LIBS) -lm

check_PROGRAMS += %D%/test-editor
%C%_test_editor_SOURCES = %D%/test-editor.c $(VTSCREEN_SOURCES)
%C%_test_editor_CPPFLAGS = $(TERM_TEST_CPPFLAGS)
%C%_test_editor_LDADD = $(TERM_TEST_LDADD) $(VTERM_LIBS)

check_PROGRAMS += %D%/test-frame
%C%_test_frame_SOURCES = %D%/test-frame.c $(VTSCREEN_SOURCES)
%C%_test_frame_CPPFLAGS = $(TERM_TEST_CPPFLAGS)
%C%_test_frame_LDADD = $(TERM_TEST_LDADD) $(VTERM_LIBS)
