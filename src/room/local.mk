noinst_LIBRARIES += src/room/libroom.a
src_room_libroom_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_LINK) $(INC_GAMES) $(INC_LOBBY) $(INC_CONF) $(INC_DOOR) \
	-I$(srcdir)/src/room $(LIBEVENT_CFLAGS) $(OPENSSL_CFLAGS) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
src_room_libroom_a_SOURCES = \
	%D%/clock_watch.c %D%/clock_watch.h \
	%D%/control.c %D%/control.h \
	%D%/fan.c %D%/fan.h \
	%D%/hash.c %D%/hash.h \
	%D%/mac.c %D%/mac.h \
	%D%/mssp.c %D%/mssp.h \
	%D%/room.c %D%/room.h %D%/room_private.h \
	%D%/room_aside.c \
	%D%/room_conf.c \
	%D%/room_doors.c \
	%D%/room_figures.c \
	%D%/room_link.c \
	%D%/room_term.c \
	%D%/think.c %D%/think.h \
	%D%/seal.c %D%/seal.h \
	%D%/sealed.c %D%/sealed.h
