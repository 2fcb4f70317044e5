# Tests are CUnit programs that speak TAP (tests/lib/cutap.h) and TAP scripts (*.t).
TEST_EXTENSIONS = .t
LOG_DRIVER = env AM_TAP_AWK='$(AWK)' $(SHELL) $(top_srcdir)/build-aux/tap-driver.sh
T_LOG_DRIVER = $(LOG_DRIVER)
AM_TESTS_ENVIRONMENT = top_srcdir='$(top_srcdir)' top_builddir='$(top_builddir)'; export top_srcdir top_builddir;

EXTRA_DIST += %D%/lint.sh %D%/exported.awk %D%/coverage.sh

# What no compiler checks: layout, manual pages, layers.
.PHONY: lint coverage clean-coverage check-unit check-valgrind check-kills check-power check-sweeps fuzz benches \
	bench-attack bench-crowd bench-growth bench-journal bench-latency bench-logins bench-moves bench-probe \
	bench-sessions bench-soak bench-startup bench-upgrades check-package
lint:
	@$(SHELL) $(srcdir)/%D%/lint.sh $(srcdir) $(builddir)
# A failed test is told by `check`; here only what was run counts.
coverage:
	@$(MKDIR_P) coverage && cd coverage && find . -name '*.gcda' -exec rm {} + && \
		{ test -f Makefile || $(SHELL) $(abs_top_srcdir)/configure -q CC='$(CC)' CFLAGS='--coverage -O0 -g'; } && \
		$(MAKE) -s >build.log 2>&1 && { $(MAKE) -k check-unit >check.log 2>&1 || echo "coverage: a test failed, see coverage/check.log"; }
	@$(SHELL) $(srcdir)/%D%/coverage.sh $(srcdir) coverage
clean-local: clean-coverage
clean-coverage:
	rm -rf coverage

if TESTS_WANTED
check_LIBRARIES += tests/libcutap.a
tests_libcutap_a_CPPFLAGS = $(INC_CONFIG) -I$(srcdir)/tests/lib $(CUNIT_CFLAGS)
tests_libcutap_a_SOURCES = %D%/lib/cutap.c %D%/lib/cutap.h
TABLES_BARE_SOURCES = tests/lib/tables_bare.c tests/lib/tables_bare.h
# What deals with a store of its own.
STORE_TEST_SOURCES = tests/lib/account_granted.c tests/lib/account_granted.h \
	tests/lib/store_wait.c tests/lib/store_wait.h
TESTS += $(check_PROGRAMS)
include %D%/base/local.mk
include %D%/games/local.mk
include %D%/lobby/local.mk
include %D%/conf/local.mk
include %D%/man/local.mk
include %D%/sandbox/local.mk
include %D%/keys/local.mk
include %D%/package/local.mk
include %D%/upgrade/local.mk
include %D%/room/local.mk
include %D%/net/local.mk
include %D%/term/local.mk
include %D%/e2e/local.mk
include %D%/bench/local.mk
include %D%/fuzz/local.mk
include %D%/power/local.mk
include %D%/corpus/local.mk

# Programs that are built on demand, benchmarks above all: so that one that no longer compiles is seen.
benches: $(EXTRA_PROGRAMS)
CLEANFILES += $(EXTRA_PROGRAMS)

# All but the scripts that drive whole servers; the programs alone under valgrind.
check-unit:
	unit=`for test in $(TESTS); do case $$test in */e2e/*) ;; *) echo $$test ;; esac; done | tr '\n' ' '`; \
		$(MAKE) $(AM_MAKEFLAGS) check TESTS="$$unit"
check-valgrind:
	$(MAKE) $(AM_MAKEFLAGS) check TESTS='$(check_PROGRAMS)' LOG_COMPILER=valgrind \
		LOG_FLAGS='-q --leak-check=full --errors-for-leak-kinds=definite --error-exitcode=98'
# The long form of tests/e2e/kill.t: 200 kills of the room and of everything; then, under 100 players, 500 of the room
# alone and 50 of the door.
check-kills:
	KILLS=200 $(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/e2e/kill.t
	KILLS=500 WHOLE=0 DOORS=50 TABLES=50 $(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/e2e/kill.t
endif
