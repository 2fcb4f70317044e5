noinst_LIBRARIES += src/room/libroom.a
src_room_libroom_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_LINK) $(INC_GAMES) $(INC_LOBBY) -I$(srcdir)/src/room \
	$(LIBEVENT_CFLAGS) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
src_room_libroom_a_SOURCES =
