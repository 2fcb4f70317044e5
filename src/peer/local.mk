noinst_LIBRARIES += src/peer/libpeer.a
src_peer_libpeer_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_STORE) $(INC_PEOPLE) $(INC_LINK) $(INC_DOOR) $(INC_CONF) -I$(srcdir)/src/peer $(LIBEVENT_CFLAGS) \
	$(OPENSSL_CFLAGS) $(SODIUM_CFLAGS)
src_peer_libpeer_a_SOURCES = \
	%D%/peer.c %D%/peer.h \
	%D%/peer_splice.c %D%/peer_splice.h \
	%D%/peer_tls.c %D%/peer_tls.h
