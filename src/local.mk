# The two programs. What knows everything below it is here.
sbin_PROGRAMS += cardroomd
cardroomd_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LINK) $(INC_CONF) $(INC_DOOR) $(INC_ROOM) \
	$(LIBEVENT_CFLAGS) $(LIBSSH_CFLAGS) $(SODIUM_CFLAGS) $(SECCOMP_CFLAGS) $(SYSTEMD_CFLAGS) \
	-DCONF_FILE='"$(sysconfdir)/cardroom.conf"'
cardroomd_SOURCES = \
	%D%/cardroomd.c \
	%D%/hostkey.c %D%/hostkey.h \
	%D%/manager.c %D%/manager.h \
	%D%/program.c %D%/program.h \
	%D%/restart.c \
	%D%/sandbox.c %D%/sandbox.h \
	%D%/sockets.c %D%/sockets.h \
	%D%/supervisor.c %D%/supervisor.h %D%/supervisor_private.h \
	%D%/tlskey.c %D%/tlskey.h \
	%D%/upgrade.c
cardroomd_LDFLAGS = $(LDFLAGS_INSTALLED)
cardroomd_LDADD = src/room/libroom.a src/conf/libconf.a src/door/libdoor.a src/term/libterm.a src/link/liblink.a \
	lobby/liblobby.a lobby/libstore.a games/libgames.a src/base/libbase.a $(LIBEVENT_LIBS) $(OPENSSL_LIBS) \
	$(ZLIB_LIBS) $(LIBSSH_LIBS) $(SECCOMP_LIBS) $(SYSTEMD_LIBS) $(SQLITE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) \
	$(JANSSON_LIBS)

bin_PROGRAMS += cardroomctl
cardroomctl_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_CONF) $(INC_DOOR) $(INC_ROOM) \
	$(LIBSSH_CFLAGS) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS) -DCONF_FILE='"$(sysconfdir)/cardroom.conf"'
cardroomctl_SOURCES = %D%/cardroomctl.c %D%/maintain.c %D%/maintain.h \
	%D%/hostkey.c %D%/hostkey.h %D%/prompt.c %D%/prompt.h %D%/rotation.c %D%/rotation.h %D%/shipping.c %D%/shipping.h %D%/verify.c %D%/verify.h
cardroomctl_LDFLAGS = $(LDFLAGS_INSTALLED)
cardroomctl_LDADD = src/room/libroom.a src/conf/libconf.a src/door/libdoor.a lobby/liblobby.a lobby/libstore.a \
	games/libgames.a src/base/libbase.a $(LIBSSH_LIBS) $(SQLITE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS)
