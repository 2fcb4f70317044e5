# What everything stands on; it includes nothing of ours.
noinst_LIBRARIES += base/libbase.a
base_libbase_a_CPPFLAGS = $(INC_CONFIG) -I$(srcdir)/base $(UTF8PROC_CFLAGS) $(SODIUM_CFLAGS)
base_libbase_a_SOURCES = \
	%D%/buf.c %D%/buf.h \
	%D%/calendar.c %D%/calendar.h \
	%D%/canvas.c %D%/canvas.h \
	%D%/catalogue.h \
	%D%/cell.c %D%/cell.h \
	%D%/client.h \
	%D%/closed.c %D%/closed.h \
	%D%/clock.c %D%/clock.h \
	%D%/durable.c %D%/durable.h \
	%D%/each.h \
	%D%/figure.c %D%/figure.h \
	%D%/ids.c %D%/ids.h \
	%D%/inbox.c %D%/inbox.h \
	%D%/keyed.c %D%/keyed.h \
	%D%/log.c %D%/log.h \
	%D%/log_mask.c %D%/log_mask.h \
	%D%/map.c %D%/map.h \
	%D%/marks.c %D%/marks.h \
	%D%/mix.h \
	%D%/network.c %D%/network.h \
	%D%/options.c %D%/options.h \
	%D%/owner.c %D%/owner.h \
	%D%/press_key.h \
	%D%/span.c %D%/span.h \
	%D%/style.h \
	%D%/tcp.c %D%/tcp.h \
	%D%/timer.c %D%/timer.h \
	%D%/timezone.c %D%/timezone.h \
	%D%/tongue.c %D%/tongue.h \
	%D%/utf8.c %D%/utf8.h \
	%D%/worker.c %D%/worker.h \
	%D%/xalloc.c %D%/xalloc.h
nodist_base_libbase_a_SOURCES = %D%/catalogue.c
