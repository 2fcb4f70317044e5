# Tests of the link.
LINK_TEST_CPPFLAGS = $(INC_BASE) $(INC_LINK) $(INC_TESTS) $(LIBEVENT_CFLAGS)
LINK_TEST_LDADD = $(LIB_TESTS) $(LIB_LINK) $(LIB_BASE) $(UTF8PROC_LIBS) $(SODIUM_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += %D%/test-message
%C%_test_message_SOURCES = %D%/test-message.c
%C%_test_message_CPPFLAGS = $(LINK_TEST_CPPFLAGS)
%C%_test_message_LDADD = $(LINK_TEST_LDADD)

check_PROGRAMS += %D%/test-word
%C%_test_word_SOURCES = %D%/test-word.c
%C%_test_word_CPPFLAGS = $(LINK_TEST_CPPFLAGS)
%C%_test_word_LDADD = $(LINK_TEST_LDADD)

check_PROGRAMS += %D%/test-link
%C%_test_link_SOURCES = %D%/test-link.c
%C%_test_link_CPPFLAGS = $(LINK_TEST_CPPFLAGS)
%C%_test_link_LDADD = $(LINK_TEST_LDADD) $(LIBEVENT_LIBS)

check_PROGRAMS += %D%/test-figures
%C%_test_figures_SOURCES = %D%/test-figures.c
%C%_test_figures_CPPFLAGS = $(LINK_TEST_CPPFLAGS)
%C%_test_figures_LDADD = $(LINK_TEST_LDADD)
