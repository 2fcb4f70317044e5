# The supervisor's parts, without a supervisor.
DAEMON_TEST_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) -I$(srcdir)/src/daemon $(INC_TESTS)
DAEMON_TEST_LDADD = $(LIB_TESTS) $(LIB_BASE) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

SINGLE_TESTS += %D%/test-keys
%C%_test_keys_SOURCES = %D%/test-keys.c src/daemon/hostkey.c src/daemon/hostkey.h
%C%_test_keys_CPPFLAGS = $(DAEMON_TEST_CPPFLAGS) $(LIBSSH_CFLAGS) $(SODIUM_CFLAGS)
%C%_test_keys_LDADD = $(DAEMON_TEST_LDADD) $(LIBSSH_LIBS) $(SODIUM_LIBS)

SINGLE_TESTS += %D%/test-upgrade
%C%_test_upgrade_SOURCES = %D%/test-upgrade.c src/daemon/upgrade.c src/daemon/restart.c \
	src/daemon/supervisor_private.h
%C%_test_upgrade_CPPFLAGS = $(DAEMON_TEST_CPPFLAGS) $(INC_STORE) $(INC_PEOPLE) $(INC_LINK) $(INC_CONF) $(INC_DOOR) $(LIBEVENT_CFLAGS)
%C%_test_upgrade_LDADD = $(LIB_TESTS) $(LIB_LINK) $(LIB_BASE) $(LIBEVENT_LIBS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

SINGLE_TESTS += %D%/test-peers
%C%_test_peers_SOURCES = %D%/test-peers.c src/daemon/peers.c src/daemon/supervisor_private.h
%C%_test_peers_CPPFLAGS = $(DAEMON_TEST_CPPFLAGS) $(INC_LINK) $(INC_CONF) $(INC_DOOR) $(INC_PEER) $(INC_LOBBY) \
	$(LIBEVENT_CFLAGS) $(SODIUM_CFLAGS) $(OPENSSL_CFLAGS)
%C%_test_peers_LDADD = $(LIB_TESTS) $(LIB_PEER) $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) $(OPENSSL_LIBS) \
	$(STORE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS) $(CUNIT_LIBS)

# What the processes may do, from inside.
SINGLE_TESTS += %D%/test-sandbox
%C%_test_sandbox_SOURCES = %D%/test-sandbox.c src/daemon/sandbox.c src/daemon/sandbox.h
%C%_test_sandbox_CPPFLAGS = $(DAEMON_TEST_CPPFLAGS) $(SECCOMP_CFLAGS)
%C%_test_sandbox_LDADD = $(DAEMON_TEST_LDADD) $(SECCOMP_LIBS)
if SECCOMP
%C%_test_sandbox_SOURCES += src/daemon/calls.c src/daemon/calls.h
# The same filters as other processors have them.
SINGLE_TESTS += %D%/test-calls
%C%_test_calls_SOURCES = %D%/test-calls.c src/daemon/calls.c src/daemon/calls.h
%C%_test_calls_CPPFLAGS = $(DAEMON_TEST_CPPFLAGS) $(SECCOMP_CFLAGS)
%C%_test_calls_LDADD = $(DAEMON_TEST_LDADD) $(SECCOMP_LIBS)
endif

# Programs under what a unit leaves them.
EXTRA_PROGRAMS += %D%/under-filter
check_DATA += %D%/under-filter$(EXEEXT)
%C%_under_filter_SOURCES = %D%/under-filter.c
%C%_under_filter_CPPFLAGS = $(INC_CONFIG) $(SECCOMP_CFLAGS)
%C%_under_filter_LDADD = $(SECCOMP_LIBS)
