# The daemon: the supervisor, and what it starts.
sbin_PROGRAMS += cardroomd
cardroomd_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_PEOPLE) $(INC_LINK) $(INC_CONF) $(INC_DOOR) $(INC_ROOM) $(INC_PEER) -I$(srcdir)/src/daemon \
	$(LIBEVENT_CFLAGS) $(LIBSSH_CFLAGS) $(SODIUM_CFLAGS) $(SECCOMP_CFLAGS) $(SYSTEMD_CFLAGS) \
	-DCONF_FILE='"$(sysconfdir)/cardroom.conf"'
cardroomd_SOURCES = \
	%D%/cardroomd.c \
	%D%/datadir.c %D%/datadir.h \
	%D%/hostkey.c %D%/hostkey.h \
	%D%/manager.c \
	%D%/node_figures.c \
	%D%/peers.c \
	%D%/restart.c \
	%D%/sandbox.c %D%/sandbox.h \
	%D%/sockets.c %D%/sockets.h \
	%D%/supervisor.c %D%/supervisor.h \
	%D%/supervisor_private.h \
	%D%/tlskey.c %D%/tlskey.h \
	%D%/upgrade.c \
	%D%/webdir.c
if SECCOMP
cardroomd_SOURCES += %D%/calls.c %D%/calls.h
endif
cardroomd_LDFLAGS = $(LDFLAGS_INSTALLED)
cardroomd_LDADD = $(LIB_PEER) $(LIB_ROOM) \
	$(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) $(OPENSSL_LIBS) \
	$(ZLIB_LIBS) $(WSLAY_LIBS) $(LIBSSH_LIBS) $(SECCOMP_LIBS) $(SYSTEMD_LIBS) $(STORE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) \
	$(JANSSON_LIBS)
