# One contract, run over every store; then what only the store on disk promises.
STORE_TEST_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_STORE) $(INC_TESTS) $(SODIUM_CFLAGS) $(STORE_CFLAGS)
# What a store holds as text, also for tests of the lobby. It is a library because another record.h is in their paths.
LIB_STORE_TEXT = tests/lobby/store/libstoretext.a
check_LIBRARIES += $(LIB_STORE_TEXT)
%C%_libstoretext_a_SOURCES = %D%/store_text.c %D%/store_text.h %D%/record_help.c %D%/record_help.h
%C%_libstoretext_a_CPPFLAGS = $(STORE_TEST_CPPFLAGS)

check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-migrate-records.c %D%/test-server.c %D%/test-store-sqlite.c \
	%D%/test-store.c %D%/contract.c %D%/contract.h %D%/contract_accounts.c %D%/contract_cups.c \
	%D%/contract_games.c %D%/contract_kept.c %D%/contract_lines.c %D%/contract_people.c %D%/contract_ratings.c \
	%D%/contract_records.c %D%/store_help.c %D%/store_help.h
%C%_tests_CPPFLAGS = $(STORE_TEST_CPPFLAGS)
%C%_tests_LDADD = $(LIB_TESTS) $(LIB_STORE_TEXT) $(LIB_STORE) $(LIB_BASE) $(STORE_LIBS) $(UTF8PROC_LIBS) $(SODIUM_LIBS) $(CUNIT_LIBS)
%C%_names = %D%/test-migrate-records %D%/test-server %D%/test-store-sqlite %D%/test-store
# Servers, and databases that are not as they should be.
if POSTGRESQL
%C%_tests_SOURCES += %D%/test-store-postgresql.c %D%/test-store-refused.c %D%/test-transfer.c %D%/test-file-server.c \
	%D%/test-lease.c %D%/test-joining.c %D%/corpus_store.c %D%/corpus_store.h %D%/pgproxy.c %D%/pgproxy.h
%C%_names += %D%/test-store-postgresql %D%/test-store-refused %D%/test-transfer %D%/test-file-server %D%/test-lease %D%/test-joining
endif
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)
EXTRA_DIST += %D%/faults.txt %D%/memos.txt %D%/urls.txt
