# Tests of the whole service, from outside.
TESTS += tests/e2e/supervisor.t
EXTRA_DIST += tests/e2e/supervisor.t
TESTS += tests/e2e/cardroomctl.t
EXTRA_DIST += tests/e2e/cardroomctl.t
