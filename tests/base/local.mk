# Each module of base has its test program, which links nothing else of ours.
BASE_TEST_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_TESTS) $(UTF8PROC_CFLAGS)
BASE_TEST_LDADD = $(LIB_TESTS) $(LIB_BASE) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

check_PROGRAMS += %D%/test-buf
%C%_test_buf_SOURCES = %D%/test-buf.c
%C%_test_buf_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_buf_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += %D%/test-clock
%C%_test_clock_SOURCES = %D%/test-clock.c
%C%_test_clock_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_clock_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += %D%/test-figure
%C%_test_figure_SOURCES = %D%/test-figure.c
%C%_test_figure_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_figure_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += %D%/test-ids
%C%_test_ids_SOURCES = %D%/test-ids.c
%C%_test_ids_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_ids_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += %D%/test-log
%C%_test_log_SOURCES = %D%/test-log.c
%C%_test_log_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_log_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += %D%/test-map
%C%_test_map_SOURCES = %D%/test-map.c
%C%_test_map_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_map_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += %D%/test-marks
%C%_test_marks_SOURCES = %D%/test-marks.c
%C%_test_marks_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_marks_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += %D%/test-network
%C%_test_network_SOURCES = %D%/test-network.c
%C%_test_network_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_network_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += %D%/test-options
%C%_test_options_SOURCES = %D%/test-options.c
%C%_test_options_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_options_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += %D%/test-owner
%C%_test_owner_SOURCES = %D%/test-owner.c
%C%_test_owner_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_owner_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += %D%/test-timer
%C%_test_timer_SOURCES = %D%/test-timer.c
%C%_test_timer_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_timer_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += %D%/test-utf8
%C%_test_utf8_SOURCES = %D%/test-utf8.c
%C%_test_utf8_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_utf8_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += %D%/test-worker
%C%_test_worker_SOURCES = %D%/test-worker.c
%C%_test_worker_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_worker_LDADD = $(BASE_TEST_LDADD)

check_PROGRAMS += %D%/test-xalloc
%C%_test_xalloc_SOURCES = %D%/test-xalloc.c
%C%_test_xalloc_CPPFLAGS = $(BASE_TEST_CPPFLAGS)
%C%_test_xalloc_LDADD = $(BASE_TEST_LDADD)
