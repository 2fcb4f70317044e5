# What the processes may do, from inside.
check_PROGRAMS += tests/sandbox/test-sandbox
tests_sandbox_test_sandbox_SOURCES = %D%/test-sandbox.c src/daemon/sandbox.c src/daemon/sandbox.h
tests_sandbox_test_sandbox_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) -I$(srcdir)/src/daemon -I$(srcdir)/src/ctl -I$(srcdir)/tests/lib $(CUNIT_CFLAGS) \
	$(SECCOMP_CFLAGS)
tests_sandbox_test_sandbox_LDADD = tests/libcutap.a $(LIB_BASE) $(SECCOMP_LIBS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)

# Programs under what a unit leaves them.
EXTRA_PROGRAMS += tests/sandbox/under-filter
check_DATA += tests/sandbox/under-filter$(EXEEXT)
tests_sandbox_under_filter_SOURCES = %D%/under-filter.c
tests_sandbox_under_filter_CPPFLAGS = $(INC_CONFIG) $(SECCOMP_CFLAGS)
tests_sandbox_under_filter_LDADD = $(SECCOMP_LIBS)
