# Logging in.
SINGLE_TESTS += %D%/test-flood
%C%_test_flood_SOURCES = %D%/test-flood.c
%C%_test_flood_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_flood_LDADD = $(LOBBY_TEST_LDADD)
