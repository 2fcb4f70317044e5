# Tests of the door: parts without a socket, a connection over a fake transport, and a door in a process of its own,
# which stock and raw clients come in to.
DOOR_TEST_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_TERM) $(INC_DOOR) $(INC_LINK) $(INC_TESTS) $(LIBEVENT_CFLAGS) $(LIBSSH_CFLAGS) \
	$(OPENSSL_CFLAGS) $(SODIUM_CFLAGS) $(ZLIB_CFLAGS)
DOOR_TEST_LDADD = $(LIB_TESTS) $(LIB_DOOR) $(LIB_BASE) $(LIBEVENT_LIBS) $(OPENSSL_LIBS) \
	$(ZLIB_LIBS) $(WSLAY_LIBS) $(LIBSSH_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-admit.c %D%/test-conn.c %D%/test-door.c %D%/test-hostile-room.c \
	%D%/test-probe.c %D%/test-proxy.c %D%/test-rsa.c %D%/test-telnet.c %D%/test-tls.c \
	%D%/telnet_bytes.h %D%/telnet_text.c %D%/telnet_text.h
%C%_tests_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_tests_LDADD = $(DOOR_TEST_LDADD)
%C%_names = %D%/test-admit %D%/test-conn %D%/test-door %D%/test-hostile-room %D%/test-probe \
	%D%/test-proxy %D%/test-rsa %D%/test-telnet %D%/test-tls
# Browsers.
if WEB
%C%_tests_SOURCES += %D%/test-ping.c %D%/test-web.c %D%/test-websocket.c
%C%_names += %D%/test-ping %D%/test-web %D%/test-websocket
endif
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)

# These tests have ssh_peer_step and others of their own in place of those of src/door.
SINGLE_TESTS += %D%/test-begin
%C%_test_begin_SOURCES = %D%/test-begin.c
%C%_test_begin_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_begin_LDADD = $(DOOR_TEST_LDADD)
SINGLE_TESTS += %D%/test-worker
%C%_test_worker_SOURCES = %D%/test-worker.c
%C%_test_worker_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_worker_LDADD = $(DOOR_TEST_LDADD)
SINGLE_TESTS += %D%/test-ssh
%C%_test_ssh_SOURCES = %D%/test-ssh.c
%C%_test_ssh_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_ssh_LDADD = $(DOOR_TEST_LDADD)
EXTRA_DIST += %D%/bad-heads.txt %D%/foreign.txt %D%/nothing.txt %D%/proxy.txt %D%/telnet.txt
