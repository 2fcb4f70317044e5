# What a cluster has to keep, compared with what clients saw.
LIB_CHECKER = tests/cluster/libchecker.a
check_LIBRARIES += $(LIB_CHECKER)
tests_cluster_libchecker_a_CPPFLAGS = $(CHECKER_CPPFLAGS)
tests_cluster_libchecker_a_SOURCES = \
	tests/cluster/history.c tests/cluster/history.h \
	tests/cluster/judge.c tests/cluster/judge.h \
	tests/cluster/promises.c tests/cluster/promises.h \
	tests/cluster/seen.c tests/cluster/seen.h \
	tests/cluster/source.c tests/cluster/source.h \
	tests/cluster/verdict.c tests/cluster/verdict.h
CHECKER_CPPFLAGS = $(CTL_CPPFLAGS) $(STORE_CFLAGS) $(INC_TESTS)
EXTRA_PROGRAMS += tests/cluster/checker
check_DATA += tests/cluster/checker$(EXEEXT)
tests_cluster_checker_SOURCES = %D%/checker.c
tests_cluster_checker_CPPFLAGS = $(CHECKER_CPPFLAGS)
tests_cluster_checker_LDADD = $(LIB_CHECKER) $(LIB_TESTS) $(cardroomctl_LDADD) $(CUNIT_LIBS)
SINGLE_TESTS += tests/cluster/test-checker
EXTRA_DIST += %D%/sound/store.sql %D%/sound/record.jsonl %D%/planted.txt %D%/promises.txt
tests_cluster_test_checker_SOURCES = %D%/test-checker.c
tests_cluster_test_checker_CPPFLAGS = $(CHECKER_CPPFLAGS)
tests_cluster_test_checker_LDADD = $(LIB_CHECKER) $(LIB_TESTS) $(cardroomctl_LDADD) $(CUNIT_LIBS)
# Three nodes, PostgreSQL and its standby under faults that a seed draws.
EXTRA_PROGRAMS += tests/cluster/wires
check_DATA += tests/cluster/wires$(EXEEXT)
tests_cluster_wires_SOURCES = %D%/wires.c
tests_cluster_wires_CPPFLAGS = $(LIBEVENT_CFLAGS)
tests_cluster_wires_LDADD = $(LIBEVENT_LIBS)
TESTS += %D%/cluster.t
EXTRA_DIST += %D%/cluster.t %D%/lab.sh %D%/faults.sh %D%/draw.awk %D%/check.sh
# The long form.
check-cluster: cardroomd cardroomctl tests/bench/robots tests/cluster/wires tests/cluster/checker
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/cluster/check.sh
