# What a client's terminal shows, through libvterm.
TERM_TEST_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_TERM) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS) $(VTERM_CFLAGS)
TERM_TEST_LDADD = tests/libcutap.a src/term/libterm.a $(LIB_BASE) $(CUNIT_LIBS) $(UTF8PROC_LIBS)

check_PROGRAMS += tests/term/test-profile tests/term/test-render tests/term/test-editor
tests_term_test_profile_SOURCES = %D%/test-profile.c
tests_term_test_profile_CPPFLAGS = $(TERM_TEST_CPPFLAGS)
tests_term_test_profile_LDADD = $(TERM_TEST_LDADD)
tests_term_test_render_SOURCES = %D%/test-render.c %D%/screen.c %D%/screen.h
tests_term_test_render_CPPFLAGS = $(TERM_TEST_CPPFLAGS)
tests_term_test_render_LDADD = $(TERM_TEST_LDADD) $(VTERM_LIBS)
tests_term_test_editor_SOURCES = %D%/test-editor.c %D%/screen.c %D%/screen.h
tests_term_test_editor_CPPFLAGS = $(TERM_TEST_CPPFLAGS)
tests_term_test_editor_LDADD = $(TERM_TEST_LDADD) $(VTERM_LIBS)

check_PROGRAMS += tests/term/test-cursor
tests_term_test_cursor_SOURCES = %D%/test-cursor.c
tests_term_test_cursor_CPPFLAGS = $(TERM_TEST_CPPFLAGS)
tests_term_test_cursor_LDADD = $(TERM_TEST_LDADD) $(VTERM_LIBS)

check_PROGRAMS += tests/term/test-frame
tests_term_test_frame_SOURCES = %D%/test-frame.c %D%/screen.c %D%/screen.h
tests_term_test_frame_CPPFLAGS = $(TERM_TEST_CPPFLAGS)
tests_term_test_frame_LDADD = $(TERM_TEST_LDADD) $(VTERM_LIBS)
