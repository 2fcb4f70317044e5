noinst_LIBRARIES += lobby/libstore.a lobby/liblobby.a
lobby_libstore_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) -I$(srcdir)/lobby $(SQLITE_CFLAGS)
lobby_libstore_a_SOURCES = \
	%D%/store/backend.h \
	%D%/store/ledger.c %D%/store/ledger.h \
	%D%/store/queue.c %D%/store/queue.h \
	%D%/store/request.c %D%/store/request.h \
	%D%/store/score.c %D%/store/score.h \
	%D%/store/store.c %D%/store/store.h \
	%D%/store/store_mem.c %D%/store/store_mem.h
lobby_liblobby_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) -I$(srcdir)/lobby $(SODIUM_CFLAGS)
lobby_liblobby_a_SOURCES = %D%/admin.h %D%/lobby.h %D%/moderation.h %D%/term.h
include %D%/ui/local.mk
# ranking, boards, tables
lobby_liblobby_a_SOURCES += \
	%D%/leaderboard.c %D%/leaderboard.h \
	%D%/ranking.c %D%/ranking.h \
	%D%/table.h
