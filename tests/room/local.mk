# Tests of the room's parts, and of a whole room.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-clock-watch.c %D%/test-control.c %D%/test-fan.c %D%/test-hash.c %D%/test-hostile-door.c \
	%D%/test-mac.c %D%/test-mssp.c %D%/test-seal.c %D%/test-sealed.c %D%/test-think.c
%C%_tests_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_LINK) $(INC_GAMES) $(INC_LOBBY) $(INC_DOOR) $(INC_CONF) $(INC_ROOM) \
	$(INC_TESTS) $(LIBEVENT_CFLAGS) $(SODIUM_CFLAGS)
%C%_tests_LDADD = $(LIB_TESTS) $(LIB_ROOM) $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) $(LIBEVENT_LIBS) \
	$(OPENSSL_LIBS) $(STORE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS) $(CUNIT_LIBS)
%C%_names = %D%/test-clock-watch %D%/test-control %D%/test-fan %D%/test-hash %D%/test-hostile-door %D%/test-mac \
	%D%/test-mssp %D%/test-seal %D%/test-sealed %D%/test-think
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)

# What rooms say of who leads, over a database on a server.
if POSTGRESQL
SINGLE_TESTS += %D%/test-news
endif
EXTRA_PROGRAMS += %D%/test-news
%C%_test_news_SOURCES = %D%/test-news.c
%C%_test_news_CPPFLAGS = $(%C%_tests_CPPFLAGS)
%C%_test_news_LDADD = $(%C%_tests_LDADD)
