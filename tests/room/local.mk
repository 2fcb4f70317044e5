# Tests of the room's parts.
check_PROGRAMS += tests/room/test-seal tests/room/test-conns tests/room/test-fan
tests_room_test_seal_SOURCES = %D%/test-seal.c
tests_room_test_seal_CPPFLAGS = $(INC_BASE) $(INC_ROOM) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS) $(SODIUM_CFLAGS)
tests_room_test_seal_LDADD = tests/libcutap.a src/room/libroom.a $(LIB_BASE) $(SODIUM_LIBS) $(UTF8PROC_LIBS) \
	$(CUNIT_LIBS)
tests_room_test_conns_SOURCES = %D%/test-conns.c
tests_room_test_conns_CPPFLAGS = $(tests_room_test_seal_CPPFLAGS)
tests_room_test_conns_LDADD = $(tests_room_test_seal_LDADD)

tests_room_test_fan_SOURCES = %D%/test-fan.c
tests_room_test_fan_CPPFLAGS = $(tests_room_test_seal_CPPFLAGS)
tests_room_test_fan_LDADD = $(tests_room_test_seal_LDADD)

check_PROGRAMS += tests/room/test-hash
tests_room_test_hash_SOURCES = %D%/test-hash.c
tests_room_test_hash_CPPFLAGS = $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_ROOM) -I$(srcdir)/tests/lib \
	$(CUNIT_CFLAGS) $(LIBEVENT_CFLAGS) $(SODIUM_CFLAGS)
tests_room_test_hash_LDADD = tests/libcutap.a src/room/libroom.a src/conf/libconf.a src/door/libdoor.a \
	$(LIB_LOBBY) $(LIB_BASE) $(LIBEVENT_LIBS) $(SQLITE_LIBS) $(SODIUM_LIBS) \
	$(UTF8PROC_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += tests/room/test-think
tests_room_test_think_SOURCES = %D%/test-think.c
tests_room_test_think_CPPFLAGS = $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_ROOM) -I$(srcdir)/tests/lib \
	$(CUNIT_CFLAGS) $(LIBEVENT_CFLAGS)
tests_room_test_think_LDADD = tests/libcutap.a src/room/libroom.a src/conf/libconf.a src/door/libdoor.a \
	$(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) $(SQLITE_LIBS) \
	$(SODIUM_LIBS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += tests/room/test-mssp
tests_room_test_mssp_SOURCES = %D%/test-mssp.c
tests_room_test_mssp_CPPFLAGS = $(INC_BASE) $(INC_DOOR) $(INC_CONF) $(INC_ROOM) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS)
tests_room_test_mssp_LDADD = tests/libcutap.a src/room/libroom.a src/conf/libconf.a src/door/libdoor.a \
	$(LIB_BASE) $(LIBEVENT_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += tests/room/test-mac
tests_room_test_mac_SOURCES = %D%/test-mac.c
tests_room_test_mac_CPPFLAGS = $(INC_BASE) $(INC_LOBBY) $(INC_ROOM) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS)
tests_room_test_mac_LDADD = tests/libcutap.a src/room/libroom.a $(LIB_LOBBY) $(LIB_BASE) $(OPENSSL_LIBS) \
	$(UTF8PROC_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += tests/room/test-clock-watch
tests_room_test_clock_watch_SOURCES = %D%/test-clock-watch.c
tests_room_test_clock_watch_CPPFLAGS = $(INC_BASE) $(INC_LINK) $(INC_GAMES) $(INC_LOBBY) $(INC_CONF) $(INC_DOOR) \
	$(INC_ROOM) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS)
tests_room_test_clock_watch_LDADD = tests/libcutap.a src/room/libroom.a src/conf/libconf.a src/door/libdoor.a \
	src/link/liblink.a $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) \
	$(OPENSSL_LIBS) $(SQLITE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS) $(CUNIT_LIBS)

# A door that was taken over, against a whole room.
check_PROGRAMS += tests/room/test-hostile-door
tests_room_test_hostile_door_SOURCES = %D%/test-hostile-door.c
tests_room_test_hostile_door_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_LINK) $(INC_GAMES) $(INC_LOBBY) $(INC_DOOR) \
	$(INC_CONF) $(INC_ROOM) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS) $(LIBEVENT_CFLAGS) $(SODIUM_CFLAGS)
tests_room_test_hostile_door_LDADD = tests/libcutap.a src/room/libroom.a src/conf/libconf.a src/door/libdoor.a \
	src/link/liblink.a $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) \
	$(OPENSSL_LIBS) $(SQLITE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS) $(CUNIT_LIBS)
