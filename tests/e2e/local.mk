# Tests of the whole service, from outside.
TESTS += tests/e2e/supervisor.t
EXTRA_DIST += tests/e2e/supervisor.t
TESTS += tests/e2e/cardroomctl.t
EXTRA_DIST += tests/e2e/cardroomctl.t
TESTS += tests/e2e/stock.t tests/e2e/kill.t
EXTRA_DIST += %D%/lib.sh %D%/stock.t %D%/kill.t
TESTS += tests/e2e/verify.t
EXTRA_DIST += tests/e2e/verify.t
TESTS += tests/e2e/keep.t tests/e2e/metrics.t
EXTRA_DIST += %D%/keep.t %D%/metrics.t
TESTS += tests/e2e/tls.t
EXTRA_DIST += %D%/tls.t
TESTS += tests/e2e/clients.t
EXTRA_DIST += %D%/clients.t
