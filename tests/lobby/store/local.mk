# One contract, run over every store; then what only the store on disk promises.
STORE_TEST_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_STORE) $(INC_TESTS) $(SODIUM_CFLAGS) $(STORE_CFLAGS)
STORE_TEST_LDADD = $(LIB_TESTS) $(LIB_STORE) $(LIB_BASE) $(STORE_LIBS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)
STORE_HELP_SOURCES = %D%/store_help.c %D%/store_help.h %D%/record_help.c %D%/record_help.h $(STORE_TEST_SOURCES)

# What a store holds, for tests of the lobby. Theirs is another record.h.
LIB_STORE_TEXT = tests/lobby/store/libstoretext.a
check_LIBRARIES += $(LIB_STORE_TEXT)
%C%_libstoretext_a_SOURCES = %D%/store_text.c %D%/store_text.h %D%/record_help.c %D%/record_help.h
%C%_libstoretext_a_CPPFLAGS = $(STORE_TEST_CPPFLAGS)

check_PROGRAMS += %D%/test-store
%C%_test_store_SOURCES = %D%/test-store.c $(STORE_FAULT_SOURCES) %D%/contract.c %D%/contract.h %D%/contract_accounts.c %D%/contract_games.c %D%/contract_kept.c \
	%D%/contract_cups.c %D%/contract_lines.c %D%/contract_people.c %D%/contract_ratings.c %D%/contract_records.c $(STORE_HELP_SOURCES) $(PGLAB_SOURCES)
%C%_test_store_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
%C%_test_store_LDADD = $(STORE_TEST_LDADD)

check_PROGRAMS += %D%/test-store-sqlite
%C%_test_store_sqlite_SOURCES = %D%/test-store-sqlite.c $(STORE_HELP_SOURCES)
%C%_test_store_sqlite_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
%C%_test_store_sqlite_LDADD = $(STORE_TEST_LDADD)

check_PROGRAMS += %D%/test-migrate-records
%C%_test_migrate_records_SOURCES = %D%/test-migrate-records.c $(STORE_HELP_SOURCES)
%C%_test_migrate_records_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
%C%_test_migrate_records_LDADD = $(STORE_TEST_LDADD)

check_PROGRAMS += %D%/test-ledger
%C%_test_ledger_SOURCES = %D%/test-ledger.c
%C%_test_ledger_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
%C%_test_ledger_LDADD = $(STORE_TEST_LDADD)

check_PROGRAMS += %D%/test-server
%C%_test_server_SOURCES = %D%/test-server.c
%C%_test_server_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
%C%_test_server_LDADD = $(STORE_TEST_LDADD)

if POSTGRESQL
check_PROGRAMS += %D%/test-store-postgresql %D%/test-store-refused %D%/test-transfer %D%/test-file-server
endif
EXTRA_PROGRAMS += %D%/test-store-postgresql %D%/test-store-refused %D%/test-transfer %D%/test-file-server
%C%_test_store_postgresql_SOURCES = %D%/test-store-postgresql.c %D%/pgproxy.c %D%/pgproxy.h $(PGLAB_SOURCES) $(STORE_HELP_SOURCES)
%C%_test_store_postgresql_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
%C%_test_store_postgresql_LDADD = $(STORE_TEST_LDADD)

# Servers and databases that are not as they should be.
%C%_test_store_refused_SOURCES = %D%/test-store-refused.c $(PGLAB_SOURCES) $(STORE_HELP_SOURCES)
%C%_test_store_refused_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
%C%_test_store_refused_LDADD = $(STORE_TEST_LDADD)

# A store that is on a server, without a room.
%C%_test_transfer_SOURCES = %D%/test-transfer.c %D%/corpus_store.c %D%/corpus_store.h $(PGLAB_SOURCES)
%C%_test_transfer_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
%C%_test_transfer_LDADD = $(STORE_TEST_LDADD) $(SODIUM_LIBS)
%C%_test_file_server_SOURCES = %D%/test-file-server.c %D%/corpus_store.c %D%/corpus_store.h $(PGLAB_SOURCES)
%C%_test_file_server_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
%C%_test_file_server_LDADD = $(STORE_TEST_LDADD) $(SODIUM_LIBS)

if POSTGRESQL
check_PROGRAMS += %D%/test-lease %D%/test-joining
endif
EXTRA_PROGRAMS += %D%/test-lease %D%/test-joining
%C%_test_lease_SOURCES = %D%/test-lease.c $(PGLAB_SOURCES)
%C%_test_lease_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
%C%_test_lease_LDADD = $(STORE_TEST_LDADD)
%C%_test_joining_SOURCES = %D%/test-joining.c $(PGLAB_SOURCES)
%C%_test_joining_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
%C%_test_joining_LDADD = $(STORE_TEST_LDADD) $(SODIUM_LIBS)
