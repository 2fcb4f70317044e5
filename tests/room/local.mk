# Tests of the room's parts; then of a whole room.
ROOM_TEST_CPPFLAGS = $(INC_BASE) $(INC_ROOM) $(INC_TESTS) $(SODIUM_CFLAGS)
ROOM_TEST_LDADD = $(LIB_TESTS) $(LIB_ROOM) $(LIB_BASE) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)
ROOM_WHOLE_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_LINK) $(INC_GAMES) $(INC_LOBBY) $(INC_DOOR) $(INC_CONF) $(INC_ROOM) \
	$(INC_TESTS) $(LIBEVENT_CFLAGS) $(SODIUM_CFLAGS)
ROOM_WHOLE_LDADD = $(LIB_TESTS) $(LIB_ROOM) $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) \
	$(OPENSSL_LIBS) $(STORE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += %D%/test-seal
%C%_test_seal_SOURCES = %D%/test-seal.c
%C%_test_seal_CPPFLAGS = $(ROOM_TEST_CPPFLAGS)
%C%_test_seal_LDADD = $(ROOM_TEST_LDADD)

check_PROGRAMS += %D%/test-fan
%C%_test_fan_SOURCES = %D%/test-fan.c
%C%_test_fan_CPPFLAGS = $(ROOM_TEST_CPPFLAGS)
%C%_test_fan_LDADD = $(ROOM_TEST_LDADD)

check_PROGRAMS += %D%/test-mac
%C%_test_mac_SOURCES = %D%/test-mac.c
%C%_test_mac_CPPFLAGS = $(ROOM_TEST_CPPFLAGS) $(INC_LOBBY)
%C%_test_mac_LDADD = $(LIB_TESTS) $(LIB_ROOM) $(LIB_LOBBY) $(LIB_BASE) $(OPENSSL_LIBS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += %D%/test-mssp
%C%_test_mssp_SOURCES = %D%/test-mssp.c
%C%_test_mssp_CPPFLAGS = $(ROOM_TEST_CPPFLAGS) $(INC_DOOR) $(INC_CONF)
%C%_test_mssp_LDADD = $(LIB_TESTS) $(LIB_ROOM) $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) $(STORE_LIBS) $(SODIUM_LIBS) \
	$(UTF8PROC_LIBS) $(JANSSON_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += %D%/test-hash
%C%_test_hash_SOURCES = %D%/test-hash.c
%C%_test_hash_CPPFLAGS = $(ROOM_WHOLE_CPPFLAGS)
%C%_test_hash_LDADD = $(ROOM_WHOLE_LDADD)

check_PROGRAMS += %D%/test-think
%C%_test_think_SOURCES = %D%/test-think.c
%C%_test_think_CPPFLAGS = $(ROOM_WHOLE_CPPFLAGS)
%C%_test_think_LDADD = $(ROOM_WHOLE_LDADD)

check_PROGRAMS += %D%/test-clock-watch
%C%_test_clock_watch_SOURCES = %D%/test-clock-watch.c
%C%_test_clock_watch_CPPFLAGS = $(ROOM_WHOLE_CPPFLAGS)
%C%_test_clock_watch_LDADD = $(ROOM_WHOLE_LDADD)

# A door that was taken over, against a whole room.
check_PROGRAMS += %D%/test-hostile-door
%C%_test_hostile_door_SOURCES = %D%/test-hostile-door.c
%C%_test_hostile_door_CPPFLAGS = $(ROOM_WHOLE_CPPFLAGS)
%C%_test_hostile_door_LDADD = $(ROOM_WHOLE_LDADD)

check_PROGRAMS += %D%/test-control
%C%_test_control_SOURCES = %D%/test-control.c
%C%_test_control_CPPFLAGS = $(ROOM_WHOLE_CPPFLAGS)
%C%_test_control_LDADD = $(ROOM_WHOLE_LDADD)

check_PROGRAMS += %D%/test-sealed
%C%_test_sealed_SOURCES = %D%/test-sealed.c
%C%_test_sealed_CPPFLAGS = $(ROOM_WHOLE_CPPFLAGS)
%C%_test_sealed_LDADD = $(ROOM_WHOLE_LDADD)

# What rooms say of who leads, over a database on a server.
if POSTGRESQL
check_PROGRAMS += %D%/test-news
endif
EXTRA_PROGRAMS += %D%/test-news
%C%_test_news_SOURCES = %D%/test-news.c $(PGLAB_SOURCES)
%C%_test_news_CPPFLAGS = $(ROOM_WHOLE_CPPFLAGS)
%C%_test_news_LDADD = $(ROOM_WHOLE_LDADD)
