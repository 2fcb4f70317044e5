noinst_LIBRARIES += src/conf/libconf.a
src_conf_libconf_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_DOOR) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS) -I$(srcdir)/src/conf \
	-DCONF_DATA_DIR='"$(localstatedir)/lib/cardroom"' -DCONF_PAGES_DIR='"$(pkgdatadir)"'
src_conf_libconf_a_SOURCES = %D%/conf.c %D%/conf.h
