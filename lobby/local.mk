noinst_LIBRARIES += lobby/libstore.a lobby/liblobby.a
lobby_libstore_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) -I$(srcdir)/lobby $(SQLITE_CFLAGS) $(SODIUM_CFLAGS)
lobby_libstore_a_SOURCES = \
	%D%/store/backend.h \
	%D%/store/chain.c %D%/store/chain.h \
	%D%/store/copy.c %D%/store/copy.h \
	%D%/store/db.c %D%/store/db.h \
	%D%/store/file.c %D%/store/file.h \
	%D%/store/lane.c %D%/store/lane.h \
	%D%/store/ledger.c %D%/store/ledger.h \
	%D%/store/migrate.c %D%/store/migrate.h \
	%D%/store/queue.c %D%/store/queue.h \
	%D%/store/request.c %D%/store/request.h \
	%D%/store/score.c %D%/store/score.h \
	%D%/store/ship.c %D%/store/ship.h %D%/store/shipped.c %D%/store/shipped.h \
	%D%/store/space.c %D%/store/space.h \
	%D%/store/store.c %D%/store/store.h \
	%D%/store/store_mem.c %D%/store/store_mem.h %D%/store/store_mem_account.c \
	%D%/store/store_mem_private.h %D%/store/store_mem_read.c \
	%D%/store/store_sqlite.c %D%/store/store_sqlite.h \
	%D%/store/store_sqlite_prune.c %D%/store/store_sqlite_read.c %D%/store/store_sqlite_threads.c \
	%D%/store/store_sqlite_write.c
nodist_lobby_libstore_a_SOURCES = %D%/store/schema.c

# The migrations are in the program: no path is needed at run time. A new one is a line here.
store_schema = data/schema/001-start.sql data/schema/002-records.sql data/schema/003-order.sql \
	data/schema/004-dignity.sql data/schema/005-append-only.sql data/schema/006-merge.sql \
	data/schema/007-journal.sql data/schema/008-lines.sql data/schema/009-spare.sql data/schema/010-skeletons.sql
EXTRA_DIST += $(store_schema) %D%/store/embed.awk
CLEANFILES += %D%/store/schema.c
%D%/store/schema.c: $(store_schema) %D%/store/embed.awk
	$(AM_V_GEN)$(MKDIR_P) %D%/store && files= && \
	for file in $(store_schema); do files="$$files $(srcdir)/$$file"; done && \
	$(AWK) -f $(srcdir)/%D%/store/embed.awk $$files > $@.tmp && mv $@.tmp $@
lobby_liblobby_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) -I$(srcdir)/lobby $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
lobby_liblobby_a_SOURCES = %D%/gmcp.c %D%/gmcp.h %D%/lobby.h %D%/term.h %D%/thinker.h
include %D%/ui/local.mk
# ranking, boards, tables
lobby_liblobby_a_SOURCES += \
	%D%/leaderboard.c %D%/leaderboard.h \
	%D%/ranking.c %D%/ranking.h \
	%D%/shuffle.c %D%/shuffle.h \
	%D%/slots.c %D%/slots.h \
	%D%/standings.c %D%/standings.h \
	%D%/table.c %D%/table.h %D%/table_private.h \
	%D%/table_batch.c \
	%D%/table_check.c %D%/table_check.h \
	%D%/table_clock.c \
	%D%/table_delay.c \
	%D%/table_event.c \
	%D%/table_game.c \
	%D%/table_load.c \
	%D%/table_option.c \
	%D%/table_play.c \
	%D%/table_record.c %D%/table_record.h \
	%D%/table_seat.c \
	%D%/table_seating.c \
	%D%/table_settle.c \
	%D%/table_shuffle.c \
	%D%/table_staff.c \
	%D%/table_undo.c \
	%D%/table_unsaved.c \
	%D%/table_untold.c \
	%D%/table_view.c \
	%D%/table_vote.c \
	%D%/table_watch.c
# sessions, accounts, staff
lobby_liblobby_a_SOURCES += \
	%D%/account.c %D%/account.h \
	%D%/act.c %D%/act.h \
	%D%/admin.c %D%/admin.h \
	%D%/admin_audit.c \
	%D%/admin_merge.c \
	%D%/admin_record.c \
	%D%/admin_reload.c \
	%D%/admin_stop.c \
	%D%/admin_table.c \
	%D%/audit.c %D%/audit.h \
	%D%/auth.c %D%/auth.h \
	%D%/channel.c %D%/channel.h \
	%D%/inside.h \
	%D%/known.c %D%/known.h \
	%D%/prune.c %D%/prune.h \
	%D%/learn.c %D%/learn.h %D%/leaver.c %D%/leaver.h \
	%D%/pattern.c %D%/pattern.h %D%/soft.c %D%/soft.h %D%/collusion.c %D%/collusion.h \
	%D%/lobby.c \
	%D%/login.c %D%/login.h \
	%D%/moderation.c %D%/moderation.h \
	%D%/names.c %D%/names.h \
	%D%/pages.c %D%/pages.h \
	%D%/news.c %D%/news.h \
	%D%/once.c %D%/once.h %D%/order.c %D%/order.h \
	%D%/prove.c %D%/prove.h \
	%D%/recall.c %D%/recall.h \
	%D%/renames.c %D%/renames.h %D%/report.c %D%/roster.c %D%/roster.h \
	%D%/sanction.c \
	%D%/screen.c %D%/screen.h \
	%D%/second.c %D%/second.h \
	%D%/session.c %D%/session.h %D%/session_enter.c %D%/session_table.c \
	%D%/settings.c %D%/settings.h \
	%D%/social.c %D%/social.h \
	%D%/text_json.c %D%/text_json.h \
	%D%/throttle.c %D%/throttle.h \
	%D%/ticket.c %D%/ticket.h \
	%D%/totp.c %D%/totp.h \
	%D%/view.c %D%/view.h
# commands
lobby_liblobby_a_SOURCES += \
	%D%/cmd/boards.c \
	%D%/cmd/cmd.h \
	%D%/cmd/floor.c \
	%D%/cmd/grammar.c \
	%D%/cmd/help.c \
	%D%/cmd/invite.c \
	%D%/cmd/move.c %D%/cmd/move.h \
	%D%/cmd/own.c \
	%D%/cmd/people.c \
	%D%/cmd/records.c \
	%D%/cmd/replay.c %D%/cmd/replay.h \
	%D%/cmd/reports.c %D%/cmd/reports.h \
	%D%/cmd/rows.c %D%/cmd/rows.h \
	%D%/cmd/seat.c \
	%D%/cmd/settings.c \
	%D%/cmd/social.c \
	%D%/cmd/staff.c \
	%D%/cmd/table.c \
	%D%/cmd/tables.c \
	%D%/cmd/talk.c
