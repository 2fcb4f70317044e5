noinst_LIBRARIES += src/term/libterm.a
src_term_libterm_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) -I$(srcdir)/src/term $(UTF8PROC_CFLAGS)
src_term_libterm_a_SOURCES = \
	%D%/cursor_probe.c %D%/cursor_probe.h \
	%D%/edit_line.c %D%/edit_line.h \
	%D%/editor.c %D%/editor.h \
	%D%/frame.c %D%/frame.h \
	%D%/glyph.c %D%/glyph.h \
	%D%/grid.c %D%/grid.h \
	%D%/history.c %D%/history.h \
	%D%/keys.c %D%/keys.h \
	%D%/look.c %D%/look.h \
	%D%/profile.c %D%/profile.h \
	%D%/render.c %D%/render.h \
	%D%/shared.c %D%/shared.h
