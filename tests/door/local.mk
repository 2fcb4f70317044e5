# Tests of the door. First those without a socket.
DOOR_BARE_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_TERM) $(INC_DOOR) $(INC_TESTS)
DOOR_BARE_LDADD = $(LIB_TESTS) $(LIB_DOOR) $(LIB_BASE) $(CUNIT_LIBS) $(UTF8PROC_LIBS)
# Admission by itself, a connection over a fake transport, and a door in a process of its own, which stock and raw
# clients come in to.
DOOR_TEST_CPPFLAGS = $(DOOR_BARE_CPPFLAGS) $(INC_LINK) $(LIBEVENT_CFLAGS) $(LIBSSH_CFLAGS) $(OPENSSL_CFLAGS) $(SODIUM_CFLAGS)
DOOR_TEST_LDADD = $(LIB_TESTS) $(LIB_DOOR) $(LIB_BASE) $(LIBEVENT_LIBS) $(OPENSSL_LIBS) \
	$(ZLIB_LIBS) $(WSLAY_LIBS) $(LIBSSH_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += %D%/test-telnet
%C%_test_telnet_SOURCES = %D%/test-telnet.c
%C%_test_telnet_CPPFLAGS = $(DOOR_BARE_CPPFLAGS)
%C%_test_telnet_LDADD = $(DOOR_BARE_LDADD)

check_PROGRAMS += %D%/test-probe
%C%_test_probe_SOURCES = %D%/test-probe.c
%C%_test_probe_CPPFLAGS = $(DOOR_BARE_CPPFLAGS)
%C%_test_probe_LDADD = $(DOOR_BARE_LDADD)

check_PROGRAMS += %D%/test-mccp
%C%_test_mccp_SOURCES = %D%/test-mccp.c
%C%_test_mccp_CPPFLAGS = $(DOOR_BARE_CPPFLAGS) $(ZLIB_CFLAGS)
%C%_test_mccp_LDADD = $(DOOR_BARE_LDADD) $(ZLIB_LIBS)

check_PROGRAMS += %D%/test-admit
%C%_test_admit_SOURCES = %D%/test-admit.c
%C%_test_admit_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_admit_LDADD = $(DOOR_TEST_LDADD)

check_PROGRAMS += %D%/test-proxy
%C%_test_proxy_SOURCES = %D%/test-proxy.c
%C%_test_proxy_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_proxy_LDADD = $(DOOR_TEST_LDADD)

check_PROGRAMS += %D%/test-conn
%C%_test_conn_SOURCES = %D%/test-conn.c
%C%_test_conn_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_conn_LDADD = $(DOOR_TEST_LDADD)

check_PROGRAMS += %D%/test-begin
%C%_test_begin_SOURCES = %D%/test-begin.c $(LABKEY_SOURCES)
%C%_test_begin_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_begin_LDADD = $(DOOR_TEST_LDADD)

check_PROGRAMS += %D%/test-rsa
%C%_test_rsa_SOURCES = %D%/test-rsa.c $(DOORLAB_SOURCES)
%C%_test_rsa_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_rsa_LDADD = $(DOOR_TEST_LDADD)

# With steps of its own in place of those of src/door.
check_PROGRAMS += %D%/test-worker
%C%_test_worker_SOURCES = %D%/test-worker.c
%C%_test_worker_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_worker_LDADD = $(DOOR_TEST_LDADD)

check_PROGRAMS += %D%/test-ssh
%C%_test_ssh_SOURCES = %D%/test-ssh.c $(WRONGKEY_SOURCES) $(DOORLAB_SOURCES)
%C%_test_ssh_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_ssh_LDADD = $(DOOR_TEST_LDADD)

check_PROGRAMS += %D%/test-door
%C%_test_door_SOURCES = %D%/test-door.c $(DOORLAB_SOURCES)
%C%_test_door_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_door_LDADD = $(DOOR_TEST_LDADD)

# Telnet over TLS, of a door and of one connection.
check_PROGRAMS += %D%/test-tls
%C%_test_tls_SOURCES = %D%/test-tls.c %D%/labcert.c %D%/labcert.h $(DOORLAB_SOURCES)
%C%_test_tls_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_tls_LDADD = $(DOOR_TEST_LDADD)

# A room that was taken over.
check_PROGRAMS += %D%/test-hostile-room
%C%_test_hostile_room_SOURCES = %D%/test-hostile-room.c $(DOORLAB_SOURCES)
%C%_test_hostile_room_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_hostile_room_LDADD = $(DOOR_TEST_LDADD)

# Browsers.
if WEB
check_PROGRAMS += %D%/test-websocket
%C%_test_websocket_SOURCES = %D%/test-websocket.c
%C%_test_websocket_CPPFLAGS = $(DOOR_BARE_CPPFLAGS)
%C%_test_websocket_LDADD = $(DOOR_BARE_LDADD) $(WSLAY_LIBS) $(OPENSSL_LIBS)

check_PROGRAMS += %D%/test-web
%C%_test_web_SOURCES = %D%/test-web.c $(DOORLAB_SOURCES)
%C%_test_web_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_web_LDADD = $(DOOR_TEST_LDADD)

check_PROGRAMS += %D%/test-ping
%C%_test_ping_SOURCES = %D%/test-ping.c
%C%_test_ping_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
%C%_test_ping_LDADD = $(DOOR_TEST_LDADD)
endif
EXTRA_DIST += tests/door/test-websocket.c tests/door/test-web.c tests/door/test-ping.c
