noinst_LIBRARIES += src/door/libdoor.a
src_door_libdoor_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_LINK) $(INC_TERM) -I$(srcdir)/src/door \
	$(LIBEVENT_CFLAGS) $(OPENSSL_CFLAGS) $(ZLIB_CFLAGS) $(LIBSSH_CFLAGS) $(SODIUM_CFLAGS)
src_door_libdoor_a_SOURCES = \
	%D%/admit.c %D%/admit.h \
	%D%/conn.c %D%/conn.h %D%/conn_private.h \
	%D%/conn_input.c \
	%D%/conn_output.c \
	%D%/conn_room.c \
	%D%/door.c %D%/door.h \
	%D%/expiry.c %D%/expiry.h \
	%D%/foreign.c %D%/foreign.h \
	%D%/hub.c %D%/hub.h \
	%D%/listen.c %D%/listen.h \
	%D%/mccp.c %D%/mccp.h \
	%D%/page_port.c %D%/page_port.h \
	%D%/pem.c %D%/pem.h \
	%D%/proxy.c %D%/proxy.h \
	%D%/speech.c %D%/speech.h \
	%D%/ssh.c %D%/ssh.h \
	%D%/ssh_auth.c \
	%D%/ssh_channel.c \
	%D%/ssh_peer.c %D%/ssh_peer.h \
	%D%/ssh_rsa.c %D%/ssh_rsa.h \
	%D%/ssh_step.c \
	%D%/ssh_worker.c %D%/ssh_worker.h \
	%D%/stream.c %D%/stream.h \
	%D%/stream_peer.c %D%/stream_peer.h \
	%D%/telnet.c %D%/telnet.h \
	%D%/telnet_probe.c %D%/telnet_probe.h \
	%D%/tls.c %D%/tls.h

# Browsers.
if WEB
src_door_libdoor_a_SOURCES += \
	%D%/http.c %D%/http.h \
	%D%/web.c %D%/web.h \
	%D%/web_files.c %D%/web_files.h \
	%D%/websocket.c %D%/websocket.h
else
src_door_libdoor_a_SOURCES += %D%/web.h %D%/web_files.h %D%/websocket.h
endif
EXTRA_DIST += src/door/http.c src/door/http.h src/door/web.c src/door/web_files.c \
	src/door/websocket.c
