# Tests are CUnit programs that speak TAP (tests/lib/cutap.h) and TAP scripts (*.t).
TEST_EXTENSIONS = .t
LOG_DRIVER = env AM_TAP_AWK='$(AWK)' $(SHELL) $(top_srcdir)/build-aux/tap-driver.sh
T_LOG_DRIVER = $(LOG_DRIVER)
# Settings of AddressSanitizer. If it ends a test, it says in which line. Freed memory is watched until 4 MB more are freed.
# The default of 256 MB takes a seventh more time than 16 MB. These take a seventh to a quarter more if a test opens stores
# again and again, most of it in the kernel, which has to find new memory. Memory is not given back to the kernel, and only
# four callers of each allocation are kept, because more of both would cost a sixth of the time. For a report with more, run the
# test again with quarantine_size_mb=256:malloc_context_size=30 in ASAN_OPTIONS.
AM_TESTS_ENVIRONMENT = ASAN_OPTIONS="handle_sigill=1:quarantine_size_mb=4:allocator_release_to_os_interval_ms=-1:malloc_context_size=4:$$ASAN_OPTIONS"; export ASAN_OPTIONS; \
	top_srcdir='$(top_srcdir)' top_builddir='$(top_builddir)' STORE='$(STORE)'; export top_srcdir top_builddir STORE;

EXTRA_DIST += %D%/lint.sh %D%/advice.awk %D%/advice.txt %D%/errands.awk %D%/events.awk %D%/exported.awk %D%/includes.awk %D%/names.awk %D%/picture.awk %D%/pictures.sh %D%/coverage.sh

# What no compiler checks: layout, manual pages, layers.
.PHONY: lint archived coverage clean-coverage clean-pglab check-servers check-unit check-failures check-mutations check-valgrind check-kills check-web check-power check-sweeps check-cluster fuzz benches \
	bench-attack bench-crowd bench-growth bench-handover bench-journal bench-latency bench-logins bench-moves bench-newcomer \
	bench-sessions bench-soak bench-startup bench-store bench-upgrades bench-web check-package
lint:
	@$(SHELL) $(srcdir)/%D%/lint.sh $(srcdir) $(builddir)
# What "make dist" puts into the archive: files, and folders with all that is in them.
archived:
	@printf '%s\n' $(patsubst $(srcdir)/%,%,$(DISTFILES))
# Only what was run counts here. `check` tells of tests that fail.
coverage:
	@$(MKDIR_P) coverage && cd coverage && find . -name '*.gcda' -exec rm {} + && \
		{ test -f Makefile || $(SHELL) $(abs_top_srcdir)/configure -q CC='$(CC)' CFLAGS='--coverage -O0 -g'; } && \
		$(MAKE) -s >build.log 2>&1 && { $(MAKE) -k check-unit check-failures >check.log 2>&1 || echo "coverage: a test failed, see coverage/check.log"; }
	@$(SHELL) $(srcdir)/%D%/coverage.sh $(srcdir) coverage
clean-local: clean-coverage clean-pglab
clean-coverage:
	rm -rf coverage
# What pglab.sh copies its servers from.
clean-pglab:
	rm -rf %D%/lib/pglab-*

if TESTS_WANTED
# A folder's tests are one program, which runs the test by whose name it is called: TEST.c as FOLDER/TEST. A test that has
# functions of its own in place of a library's is a program by itself.
FOLDER_TESTS =
SINGLE_TESTS =
check_PROGRAMS += $(SINGLE_TESTS)
TESTS += $(FOLDER_TESTS) $(SINGLE_TESTS)
CLEANFILES += $(FOLDER_TESTS)
$(FOLDER_TESTS):
	$(AM_V_at)ln -sf tests $@
include tests/lib/local.mk
# The folders are in the order in which their tests are run. Those that take long do not come last.
include tests/lobby/local.mk
include tests/games/local.mk
include tests/base/local.mk
include tests/link/local.mk
include tests/term/local.mk
include tests/door/local.mk
include tests/conf/local.mk
include tests/room/local.mk
include tests/daemon/local.mk
include tests/peer/local.mk
include tests/ctl/local.mk
include tests/man/local.mk
include tests/package/local.mk
include tests/e2e/local.mk
include tests/cluster/local.mk
include tests/bench/local.mk
include tests/fuzz/local.mk
include tests/power/local.mk
include tests/corpus/local.mk
include tests/foreign/local.mk

# Builds the programs that are built on demand, mostly benchmarks, to see whether one no longer compiles.
benches: $(EXTRA_PROGRAMS)
CLEANFILES += $(EXTRA_PROGRAMS)

# These take longest and begin first, so that nothing waits for them in the end.
LONG_TESTS = tests/ctl/test-join tests/lobby/store/test-store tests/lobby/test-lobby tests/lobby/test-once tests/lobby/test-night \
	tests/lobby/store/test-store-postgresql tests/lobby/login/test-flood tests/lobby/test-examples \
	tests/power/sweeps.t tests/e2e/doctor-trials.t tests/e2e/doctor-advice.t tests/e2e/cup.t tests/e2e/upgrade.t tests/e2e/cupkill.t tests/e2e/drain.t \
	tests/e2e/doctor-nodes.t tests/e2e/meeting.t tests/cluster/cluster.t
IN_ORDER = $(filter $(LONG_TESTS),$(TESTS)) $(filter-out $(LONG_TESTS),$(TESTS))
# The two halves of the check: check-servers has what drives whole servers or fails their files, and needs no test program;
# check-unit has all else. check-mutations runs every mutation of the fuzz targets, of which a build with sanitizers
# otherwise runs a fifth.
check-servers:
	$(MAKE) $(AM_MAKEFLAGS) check check_PROGRAMS= TESTS="$(filter tests/e2e/% tests/power/% tests/cluster/cluster.t,$(IN_ORDER))"
check-unit:
	$(MAKE) $(AM_MAKEFLAGS) check TESTS="$(filter-out tests/e2e/% tests/power/% tests/cluster/cluster.t,$(IN_ORDER))"
# Power cuts and failures once more, for a build with sanitizers.
check-failures:
	$(MAKE) $(AM_MAKEFLAGS) check TESTS="$(filter tests/power/%,$(TESTS))"
check-mutations:
	MUTATIONS_SHARE=1 $(MAKE) $(AM_MAKEFLAGS) check TESTS="$(filter tests/fuzz/%,$(TESTS))"
# The programs alone.
check-valgrind:
	$(MAKE) $(AM_MAKEFLAGS) check TESTS='$(SINGLE_TESTS) $(FOLDER_TESTS)' LOG_COMPILER=valgrind \
		LOG_FLAGS='-q --leak-check=full --errors-for-leak-kinds=definite --error-exitcode=98'
# The long form of tests/e2e/kill.t: 200 kills of the room and of everything; then, under 100 players, 500 of the room
# alone and 50 of the door. And 50 of everything under cups.
check-kills:
	KILLS=200 $(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/e2e/kill.t
	KILLS=500 WHOLE=0 DOORS=50 TABLES=50 $(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/e2e/kill.t
	KILLS=50 WHOLE=1 $(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/e2e/cupkill.t
# The long form of tests/e2e/web.t.
check-web:
	WEB=long $(MAKE) $(AM_MAKEFLAGS) check check_PROGRAMS= TESTS=tests/e2e/web.t
endif
