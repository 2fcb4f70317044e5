# Accounts. forbidden.txt: what no text for people says.

check_PROGRAMS += %D%/test-account
%C%_test_account_SOURCES = %D%/test-account.c
%C%_test_account_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_account_LDADD = $(LIB_TESTS) $(LIB_STAFF) $(LOBBY_TEST_LIBS)

EXTRA_DIST += %D%/forbidden.txt
