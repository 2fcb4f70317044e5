# The admin tool. What it does itself is a library, for the tests.
noinst_LIBRARIES += src/ctl/libctl.a
CTL_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_LINK) $(INC_CONF) $(INC_DOOR) $(INC_ROOM) $(INC_PEER) -I$(srcdir)/src/daemon -I$(srcdir)/src/ctl \
	$(LIBEVENT_CFLAGS) $(OPENSSL_CFLAGS) $(LIBSSH_CFLAGS) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS) -DDATA_DIR='"$(pkgdatadir)"' -DCONF_FILE='"$(sysconfdir)/cardroom.conf"'
src_ctl_libctl_a_CPPFLAGS = $(CTL_CPPFLAGS)
src_ctl_libctl_a_SOURCES = \
	src/daemon/datadir.c src/daemon/datadir.h \
	src/daemon/hostkey.c src/daemon/hostkey.h \
	src/daemon/tlskey.c src/daemon/tlskey.h \
	src/peer/peer_tls.c src/peer/peer_tls.h \
	%D%/asking.c %D%/asking.h \
	%D%/authority.c %D%/authority.h \
	%D%/bundle.c %D%/bundle.h \
	%D%/doctor.c %D%/doctor.h \
	%D%/doctor_check.c \
	%D%/doctor_cluster.c \
	%D%/doctor_look.c \
	%D%/completion.c %D%/completion.h \
	%D%/exporting.c %D%/exporting.h \
	%D%/fit.c %D%/fit.h \
	%D%/rerate.c \
	%D%/help.c %D%/help.h \
	%D%/install.c %D%/install.h \
	%D%/invitation.c %D%/invitation.h \
	%D%/invite.c \
	%D%/join.c \
	%D%/lines.c %D%/lines.h \
	%D%/local.c \
	%D%/local_acts.c %D%/local_acts.h \
	%D%/node.c %D%/node.h \
	%D%/out.c %D%/out.h \
	%D%/maintain.c %D%/maintain.h \
	%D%/prompt.c %D%/prompt.h \
	%D%/rotation.c \
	%D%/rows.c %D%/rows.h \
	%D%/schema.c \
	%D%/shipping.c \
	%D%/verify.c
bin_PROGRAMS += cardroomctl
cardroomctl_CPPFLAGS = $(CTL_CPPFLAGS)
cardroomctl_SOURCES = %D%/cardroomctl.c
cardroomctl_LDFLAGS = $(LDFLAGS_INSTALLED)
cardroomctl_LDADD = src/ctl/libctl.a $(LIB_LINK) $(LIB_CONF) $(LIB_LOBBY) \
	$(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) $(OPENSSL_LIBS) $(LIBSSH_LIBS) $(STORE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS)
