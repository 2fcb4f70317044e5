noinst_LIBRARIES += lobby/libstore.a lobby/liblobby.a
lobby_libstore_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) -I$(srcdir)/lobby $(SQLITE_CFLAGS)
lobby_libstore_a_SOURCES = %D%/store/store.h %D%/store/store_mem.h
lobby_liblobby_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) -I$(srcdir)/lobby $(SODIUM_CFLAGS)
lobby_liblobby_a_SOURCES =
include %D%/ui/local.mk
