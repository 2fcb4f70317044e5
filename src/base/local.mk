noinst_LIBRARIES += src/base/libbase.a
src_base_libbase_a_CPPFLAGS = $(INC_CONFIG) -I$(srcdir)/src/base $(UTF8PROC_CFLAGS)
src_base_libbase_a_SOURCES = \
	%D%/buf.c %D%/buf.h \
	%D%/clock.c %D%/clock.h \
	%D%/figure.c %D%/figure.h \
	%D%/ids.c %D%/ids.h \
	%D%/log.c %D%/log.h \
	%D%/network.c %D%/network.h \
	%D%/options.c %D%/options.h \
	%D%/owner.c %D%/owner.h \
	%D%/style.h \
	%D%/utf8.c %D%/utf8.h \
	%D%/xalloc.c %D%/xalloc.h
