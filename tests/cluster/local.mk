# What holds on several machines, and what clients saw of it.
CHECKER_SOURCES = \
	tests/cluster/history.c tests/cluster/history.h \
	tests/cluster/judge.c tests/cluster/judge.h \
	tests/cluster/promises.c tests/cluster/promises.h \
	tests/cluster/seen.c tests/cluster/seen.h \
	tests/cluster/source.c tests/cluster/source.h \
	tests/cluster/verdict.c tests/cluster/verdict.h
CHECKER_CPPFLAGS = $(CTL_CPPFLAGS) $(STORE_CFLAGS)
EXTRA_PROGRAMS += tests/cluster/checker
check_DATA += tests/cluster/checker$(EXEEXT)
tests_cluster_checker_SOURCES = %D%/checker.c $(CHECKER_SOURCES)
tests_cluster_checker_CPPFLAGS = $(CHECKER_CPPFLAGS)
tests_cluster_checker_LDADD = $(cardroomctl_LDADD)
check_PROGRAMS += tests/cluster/test-checker
EXTRA_DIST += %D%/sound/store.sql %D%/sound/record.jsonl
tests_cluster_test_checker_SOURCES = %D%/test-checker.c $(CHECKER_SOURCES)
tests_cluster_test_checker_CPPFLAGS = $(CHECKER_CPPFLAGS) $(INC_TESTS)
tests_cluster_test_checker_LDADD = $(LIB_TESTS) $(cardroomctl_LDADD) $(CUNIT_LIBS)
