# Tests of the link and of the door.
check_PROGRAMS += tests/net/test-message tests/net/test-link
tests_net_test_message_SOURCES = %D%/test-message.c
tests_net_test_message_CPPFLAGS = $(INC_BASE) $(INC_LINK) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS)
tests_net_test_message_LDADD = tests/libcutap.a src/link/liblink.a src/base/libbase.a $(UTF8PROC_LIBS) \
	$(SODIUM_LIBS) $(CUNIT_LIBS)
tests_net_test_link_SOURCES = %D%/test-link.c
tests_net_test_link_CPPFLAGS = $(tests_net_test_message_CPPFLAGS) $(LIBEVENT_CFLAGS)
tests_net_test_link_LDADD = tests/libcutap.a src/link/liblink.a src/base/libbase.a $(LIBEVENT_LIBS) \
	$(UTF8PROC_LIBS) $(SODIUM_LIBS) $(CUNIT_LIBS)
