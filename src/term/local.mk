noinst_LIBRARIES += src/term/libterm.a
src_term_libterm_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) -I$(srcdir)/src/term $(UTF8PROC_CFLAGS)
src_term_libterm_a_SOURCES = %D%/editor.h %D%/glyph.h %D%/profile.h %D%/render.h
