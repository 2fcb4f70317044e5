# Accounts. forbidden.txt: what no text for people says.

check_PROGRAMS += %D%/test-account
%C%_test_account_SOURCES = %D%/test-account.c
%C%_test_account_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_account_LDADD = $(LIB_TESTS) $(LIB_STAFF) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-sieve
%C%_test_sieve_SOURCES = %D%/test-sieve.c
%C%_test_sieve_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_sieve_LDADD = $(LIB_TESTS) lobby/people/libpeople.a $(LIB_BASE) $(PCRE2_LIBS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += %D%/test-formula
%C%_test_formula_SOURCES = %D%/test-formula.c
%C%_test_formula_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_formula_LDADD = $(LIB_TESTS) lobby/people/libpeople.a $(LIB_GAMES) $(LIB_BASE) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += %D%/test-seeks
%C%_test_seeks_SOURCES = %D%/test-seeks.c
%C%_test_seeks_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_seeks_LDADD = $(LIB_TESTS) $(LIB_LOBBY) $(LOBBY_TEST_LIBS)

check_PROGRAMS += %D%/test-unmark
%C%_test_unmark_SOURCES = %D%/test-unmark.c
%C%_test_unmark_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_unmark_LDADD = $(LIB_TESTS) lobby/people/libpeople.a $(LIB_BASE) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

EXTRA_DIST += %D%/forbidden.txt
