noinst_LIBRARIES += src/door/libdoor.a
src_door_libdoor_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_LINK) $(INC_TERM) -I$(srcdir)/src/door \
	$(LIBEVENT_CFLAGS) $(LIBSSH_CFLAGS)
src_door_libdoor_a_SOURCES = %D%/telnet.c %D%/telnet.h %D%/telnet_probe.c %D%/telnet_probe.h
