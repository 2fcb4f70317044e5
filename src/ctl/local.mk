# The admin tool.
bin_PROGRAMS += cardroomctl
cardroomctl_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_CONF) $(INC_DOOR) $(INC_ROOM) -I$(srcdir)/src/daemon -I$(srcdir)/src/ctl \
	$(LIBSSH_CFLAGS) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS) -DCONF_FILE='"$(sysconfdir)/cardroom.conf"'
cardroomctl_SOURCES = %D%/cardroomctl.c %D%/maintain.c %D%/maintain.h \
	src/daemon/hostkey.c src/daemon/hostkey.h %D%/prompt.c %D%/prompt.h %D%/rotation.c %D%/rotation.h %D%/shipping.c %D%/shipping.h %D%/verify.c %D%/verify.h
cardroomctl_LDFLAGS = $(LDFLAGS_INSTALLED)
cardroomctl_LDADD = $(LIB_ROOM) $(LIB_LOBBY) \
	$(LIB_GAMES) $(LIB_BASE) $(LIBSSH_LIBS) $(SQLITE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS)
