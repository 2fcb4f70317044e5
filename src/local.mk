# The two programs. What knows everything below it is here.
sbin_PROGRAMS += cardroomd
cardroomd_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_LINK) $(INC_DOOR) $(INC_ROOM) $(LIBEVENT_CFLAGS)
cardroomd_SOURCES = %D%/cardroomd.c

bin_PROGRAMS += cardroomctl
cardroomctl_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_CONF) $(INC_DOOR) $(INC_ROOM) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS) \
	-DCONF_FILE='"$(sysconfdir)/cardroom.conf"'
cardroomctl_SOURCES = %D%/cardroomctl.c
cardroomctl_LDADD = src/room/libroom.a src/conf/libconf.a src/door/libdoor.a src/base/libbase.a \
	$(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS)
