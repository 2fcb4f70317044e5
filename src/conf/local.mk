noinst_LIBRARIES += src/conf/libconf.a
src_conf_libconf_a_CPPFLAGS = $(INC_BASE) $(INC_DOOR) -I$(srcdir)/src/conf \
	-DCONF_DATA_DIR='"$(localstatedir)/lib/cardroom"' -DCONF_PAGES_DIR='"$(pkgdatadir)"'
src_conf_libconf_a_SOURCES = %D%/conf.c %D%/conf.h
