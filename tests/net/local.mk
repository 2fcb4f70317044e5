# Tests of the link and of the door.
check_PROGRAMS += tests/net/test-message tests/net/test-link
tests_net_test_message_SOURCES = %D%/test-message.c
tests_net_test_message_CPPFLAGS = $(INC_BASE) $(INC_LINK) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS)
tests_net_test_message_LDADD = tests/libcutap.a src/link/liblink.a $(LIB_BASE) $(UTF8PROC_LIBS) \
	$(SODIUM_LIBS) $(CUNIT_LIBS)
tests_net_test_link_SOURCES = %D%/test-link.c
tests_net_test_link_CPPFLAGS = $(tests_net_test_message_CPPFLAGS) $(LIBEVENT_CFLAGS)
tests_net_test_link_LDADD = tests/libcutap.a src/link/liblink.a $(LIB_BASE) $(LIBEVENT_LIBS) \
	$(UTF8PROC_LIBS) $(SODIUM_LIBS) $(CUNIT_LIBS)

# The door without a socket: telnet and its probe.
NET_TEST_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_TERM) $(INC_DOOR) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS)
NET_TEST_LDADD = tests/libcutap.a src/door/libdoor.a src/term/libterm.a $(LIB_BASE) \
	$(CUNIT_LIBS) $(UTF8PROC_LIBS)

check_PROGRAMS += tests/net/test-telnet tests/net/test-probe
tests_net_test_telnet_SOURCES = %D%/test-telnet.c
tests_net_test_telnet_CPPFLAGS = $(NET_TEST_CPPFLAGS)
tests_net_test_telnet_LDADD = $(NET_TEST_LDADD)
tests_net_test_probe_SOURCES = %D%/test-probe.c
tests_net_test_probe_CPPFLAGS = -D_GNU_SOURCE $(NET_TEST_CPPFLAGS)
tests_net_test_probe_LDADD = $(NET_TEST_LDADD)

check_PROGRAMS += tests/net/test-mccp
tests_net_test_mccp_SOURCES = %D%/test-mccp.c
tests_net_test_mccp_CPPFLAGS = $(NET_TEST_CPPFLAGS) $(ZLIB_CFLAGS)
tests_net_test_mccp_LDADD = $(NET_TEST_LDADD) $(ZLIB_LIBS)

check_PROGRAMS += tests/net/test-word
tests_net_test_word_SOURCES = %D%/test-word.c
tests_net_test_word_CPPFLAGS = $(tests_net_test_message_CPPFLAGS)
tests_net_test_word_LDADD = $(tests_net_test_message_LDADD)

# The door: admission by itself, a connection over a fake transport, and a door in a process of its
# own, which stock and raw clients come in to.
DOOR_TEST_CPPFLAGS = -D_GNU_SOURCE $(INC_CONFIG) $(INC_BASE) $(INC_LINK) $(INC_TERM) $(INC_DOOR) \
	-I$(srcdir)/tests/lib -I$(srcdir)/tests/net $(CUNIT_CFLAGS) $(LIBEVENT_CFLAGS) $(LIBSSH_CFLAGS) \
	$(SODIUM_CFLAGS)
DOOR_TEST_LDADD = tests/libcutap.a src/door/libdoor.a src/term/libterm.a src/link/liblink.a \
	$(LIB_BASE) $(LIBEVENT_LIBS) $(OPENSSL_LIBS) $(ZLIB_LIBS) $(LIBSSH_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) \
	$(CUNIT_LIBS)

LABKEY_SOURCES = tests/net/labkey.c tests/net/labkey.h
DOORLAB_SOURCES = tests/net/doorlab.c tests/net/doorlab.h tests/net/rawssh.c tests/net/rawssh.h $(LABKEY_SOURCES)
check_PROGRAMS += tests/net/test-ssh
WRONGKEY_SOURCES = tests/net/wrongkey.c tests/net/wrongkey.h
tests_net_test_ssh_SOURCES = %D%/test-ssh.c $(WRONGKEY_SOURCES) $(DOORLAB_SOURCES)
tests_net_test_ssh_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
tests_net_test_ssh_LDADD = $(DOOR_TEST_LDADD)

check_PROGRAMS += tests/net/test-rsa tests/net/test-worker
tests_net_test_rsa_SOURCES = %D%/test-rsa.c $(DOORLAB_SOURCES)
tests_net_test_rsa_CPPFLAGS = $(DOOR_TEST_CPPFLAGS) $(OPENSSL_CFLAGS)
tests_net_test_rsa_LDADD = $(DOOR_TEST_LDADD)
# With steps of its own in place of those of src/door.
tests_net_test_worker_SOURCES = %D%/test-worker.c
tests_net_test_worker_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
tests_net_test_worker_LDADD = $(DOOR_TEST_LDADD)
check_PROGRAMS += tests/net/test-begin
tests_net_test_begin_SOURCES = %D%/test-begin.c $(LABKEY_SOURCES)
tests_net_test_begin_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
tests_net_test_begin_LDADD = $(DOOR_TEST_LDADD)

check_PROGRAMS += tests/net/test-curve
tests_net_test_curve_SOURCES = %D%/test-curve.c
tests_net_test_curve_CPPFLAGS = $(DOOR_TEST_CPPFLAGS) $(OPENSSL_CFLAGS)
tests_net_test_curve_LDADD = $(DOOR_TEST_LDADD)

check_PROGRAMS += tests/net/test-admit tests/net/test-conn
tests_net_test_admit_SOURCES = %D%/test-admit.c
tests_net_test_admit_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
tests_net_test_admit_LDADD = $(DOOR_TEST_LDADD)
check_PROGRAMS += tests/net/test-proxy
tests_net_test_proxy_SOURCES = %D%/test-proxy.c
tests_net_test_proxy_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
tests_net_test_proxy_LDADD = $(DOOR_TEST_LDADD)
tests_net_test_conn_SOURCES = %D%/test-conn.c
tests_net_test_conn_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
tests_net_test_conn_LDADD = $(DOOR_TEST_LDADD)

check_PROGRAMS += tests/net/test-door
tests_net_test_door_SOURCES = %D%/test-door.c $(DOORLAB_SOURCES)
tests_net_test_door_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
tests_net_test_door_LDADD = $(DOOR_TEST_LDADD)

# Telnet over TLS, of a door and of one connection.
LABCERT_SOURCES = tests/net/labcert.c tests/net/labcert.h
check_PROGRAMS += tests/net/test-tls
tests_net_test_tls_SOURCES = %D%/test-tls.c $(LABCERT_SOURCES) $(DOORLAB_SOURCES)
tests_net_test_tls_CPPFLAGS = $(DOOR_TEST_CPPFLAGS) $(OPENSSL_CFLAGS)
tests_net_test_tls_LDADD = $(DOOR_TEST_LDADD)

# A room that was taken over.
check_PROGRAMS += tests/net/test-hostile-room
tests_net_test_hostile_room_SOURCES = %D%/test-hostile-room.c $(DOORLAB_SOURCES)
tests_net_test_hostile_room_CPPFLAGS = $(DOOR_TEST_CPPFLAGS)
tests_net_test_hostile_room_LDADD = $(DOOR_TEST_LDADD)
