# Logging in.

check_PROGRAMS += %D%/test-flood
%C%_test_flood_SOURCES = %D%/test-flood.c $(STORE_WAIT_SOURCES) $(STORE_FRESH_SOURCES)
%C%_test_flood_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_flood_LDADD = $(LOBBY_TEST_LDADD)
