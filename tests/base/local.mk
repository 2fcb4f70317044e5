# Each module of base has its test program, which links nothing else of ours.
BASE_TEST_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS) $(UTF8PROC_CFLAGS)
BASE_TEST_LDADD = tests/libcutap.a $(LIB_BASE) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += tests/base/test-buf
tests_base_test_buf_SOURCES = %D%/test-buf.c
tests_base_test_buf_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
tests_base_test_buf_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += tests/base/test-clock
tests_base_test_clock_SOURCES = %D%/test-clock.c
tests_base_test_clock_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
tests_base_test_clock_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += tests/base/test-figure
tests_base_test_figure_SOURCES = %D%/test-figure.c
tests_base_test_figure_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
tests_base_test_figure_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += tests/base/test-ids
tests_base_test_ids_SOURCES = %D%/test-ids.c
tests_base_test_ids_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
tests_base_test_ids_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += tests/base/test-log
tests_base_test_log_SOURCES = %D%/test-log.c
tests_base_test_log_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
tests_base_test_log_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += tests/base/test-network
tests_base_test_network_SOURCES = %D%/test-network.c
tests_base_test_network_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
tests_base_test_network_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += tests/base/test-options
tests_base_test_options_SOURCES = %D%/test-options.c
tests_base_test_options_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
tests_base_test_options_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += tests/base/test-timer
tests_base_test_timer_SOURCES = %D%/test-timer.c
tests_base_test_timer_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
tests_base_test_timer_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += tests/base/test-utf8
tests_base_test_utf8_SOURCES = %D%/test-utf8.c
tests_base_test_utf8_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
tests_base_test_utf8_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += tests/base/test-xalloc
tests_base_test_xalloc_SOURCES = %D%/test-xalloc.c
tests_base_test_xalloc_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
tests_base_test_xalloc_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += tests/base/test-owner
tests_base_test_owner_SOURCES = %D%/test-owner.c
tests_base_test_owner_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
tests_base_test_owner_LDADD = $(BASE_TEST_LDADD)
