# The process that holds the links between nodes.
SINGLE_TESTS += %D%/test-peer
%C%_test_peer_SOURCES = %D%/test-peer.c
%C%_test_peer_CPPFLAGS = $(INC_BASE) $(INC_STORE) $(INC_PEOPLE) $(INC_LINK) $(INC_DOOR) $(INC_CONF) $(INC_PEER) $(INC_TESTS) $(LIBEVENT_CFLAGS) $(OPENSSL_CFLAGS)
%C%_test_peer_LDADD = $(LIB_TESTS) $(LIB_PEER) $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) $(OPENSSL_LIBS) $(STORE_LIBS) \
	$(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS) $(CUNIT_LIBS)
