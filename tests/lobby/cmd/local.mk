# The table of commands.
SINGLE_TESTS += %D%/test-command
%C%_test_command_SOURCES = %D%/test-command.c
%C%_test_command_CPPFLAGS = $(LOBBY_TEST_CPPFLAGS)
%C%_test_command_LDADD = $(LIB_TESTS) $(LIB_CMD) $(LOBBY_TEST_LIBS)
