# The database behind one interface, store.h.
noinst_LIBRARIES += lobby/store/libstore.a
lobby_store_libstore_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_STORE) $(STORE_CFLAGS) $(SODIUM_CFLAGS)
lobby_store_libstore_a_SOURCES = \
	%D%/backend.c %D%/backend.h \
	%D%/chain.c %D%/chain.h \
	%D%/db.c %D%/db.h \
	%D%/db_sqlite.c %D%/db_sqlite.h \
	%D%/file.c %D%/file.h \
	%D%/joining.h \
	%D%/lease.h \
	%D%/ledger.c %D%/ledger.h \
	%D%/migrate.c %D%/migrate.h \
	%D%/record.c %D%/record.h \
	%D%/presence.c %D%/presence.h \
	%D%/request.c %D%/request.h \
	%D%/server.c %D%/server.h \
	%D%/ship.c %D%/ship.h \
	%D%/shipped.c %D%/shipped.h \
	%D%/snapshot.c %D%/snapshot.h \
	%D%/store.c %D%/store.h \
	%D%/store_pulse.h \
	%D%/store_reads.c \
	%D%/store_rows.h \
	%D%/store_sql.h \
	%D%/store_sql_columns.c \
	%D%/store_sql_prune.c \
	%D%/store_sql_read.c \
	%D%/store_sql_record.c \
	%D%/store_sql_write.c \
	%D%/store_sqlite.c \
	%D%/store_sqlite_journal.c
nodist_lobby_store_libstore_a_SOURCES = %D%/schema.c

if POSTGRESQL
lobby_store_libstore_a_SOURCES += \
	%D%/db_postgresql.c %D%/db_postgresql.h \
	%D%/file_server.c %D%/file_server.h \
	%D%/joining.c \
	%D%/lease.c \
	%D%/migrate_postgresql.c %D%/migrate_postgresql.h \
	%D%/postgresql_own.c \
	%D%/postgresql_spare.c %D%/postgresql_spare.h \
	%D%/postgresql_url.c %D%/postgresql_url.h \
	%D%/postgresql_why.c %D%/postgresql_why.h \
	%D%/server_init.c \
	%D%/statement.c %D%/statement.h \
	%D%/store_postgresql.c \
	%D%/transfer.c
nodist_lobby_store_libstore_a_SOURCES += %D%/schema_postgresql.c
else
lobby_store_libstore_a_SOURCES += %D%/server_none.c
endif

# The migrations are in the program: no path is needed at run time. A new one is a line here.
store_schema = data/schema/001-start.sql data/schema/002-records.sql data/schema/003-order.sql \
	data/schema/004-dignity.sql data/schema/005-append-only.sql data/schema/006-merge.sql \
	data/schema/007-journal.sql data/schema/008-lines.sql data/schema/009-spare.sql data/schema/010-skeletons.sql \
	data/schema/011-records.sql data/schema/012-people.sql data/schema/013-raids.sql \
	data/schema/014-privacy.sql data/schema/015-cases.sql data/schema/016-ratings.sql \
	data/schema/017-adjustments.sql data/schema/018-daily.sql data/schema/019-seasons.sql data/schema/020-cup-tables.sql \
	data/schema/021-busy-hours.sql data/schema/022-cups.sql data/schema/023-duels.sql \
	data/schema/024-joining.sql \
	data/schema/025-writers.sql data/schema/026-clusters.sql data/schema/027-codes.sql data/schema/028-reviews.sql
EXTRA_DIST += $(store_schema) %D%/embed.awk
CLEANFILES += %D%/schema.c
%D%/schema.c: $(store_schema) %D%/embed.awk
	$(AM_V_GEN)$(MKDIR_P) %D% && files= && \
	for file in $(store_schema); do files="$$files $(srcdir)/$$file"; done && \
	$(AWK) -v header=migrate.h -v array=store_schema -v first=1 -f $(srcdir)/%D%/embed.awk $$files > $@.tmp && mv $@.tmp $@

# The same for PostgreSQL: the first is all that those up to its number make, each later one has its twin above.
store_schema_postgresql = data/schema/postgresql/022-start.sql data/schema/postgresql/023-duels.sql \
	data/schema/postgresql/024-joining.sql \
	data/schema/postgresql/025-writers.sql data/schema/postgresql/026-clusters.sql \
	data/schema/postgresql/027-codes.sql data/schema/postgresql/028-reviews.sql
EXTRA_DIST += $(store_schema_postgresql)
CLEANFILES += %D%/schema_postgresql.c
%D%/schema_postgresql.c: $(store_schema_postgresql) %D%/embed.awk
	$(AM_V_GEN)$(MKDIR_P) %D% && files= && \
	for file in $(store_schema_postgresql); do files="$$files $(srcdir)/$$file"; done && \
	$(AWK) -v header=migrate_postgresql.h -v array=store_schema_postgresql -v first=22 -f $(srcdir)/%D%/embed.awk $$files \
	> $@.tmp && mv $@.tmp $@
