noinst_LIBRARIES += src/link/liblink.a
src_link_liblink_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) -I$(srcdir)/src/link $(LIBEVENT_CFLAGS)
src_link_liblink_a_SOURCES = %D%/figures.c %D%/figures.h %D%/link.c %D%/link.h %D%/loop.c %D%/loop.h \
	%D%/message.c %D%/message.h %D%/child_word.c %D%/child_word.h
