# Tests of the whole service, from outside.
TESTS += tests/e2e/supervisor.t
EXTRA_DIST += tests/e2e/supervisor.t
TESTS += tests/e2e/cardroomctl.t
EXTRA_DIST += tests/e2e/cardroomctl.t
TESTS += tests/e2e/stock.t tests/e2e/kill.t tests/e2e/season.t
EXTRA_DIST += %D%/lib.sh %D%/tmux.sh %D%/play.sh %D%/stock.t %D%/kill.t %D%/season.t
TESTS += tests/e2e/killed.t
EXTRA_DIST += %D%/killed.t
TESTS += tests/e2e/postgresql.t tests/e2e/pooler.t tests/e2e/single.t
EXTRA_DIST += %D%/postgresql.t %D%/pooler.t %D%/single.t
TESTS += tests/e2e/verify.t
EXTRA_DIST += tests/e2e/verify.t
TESTS += tests/e2e/keep.t tests/e2e/keys.t tests/e2e/metrics.t tests/e2e/sandbox.t tests/e2e/units.t
EXTRA_DIST += %D%/keep.t %D%/keys.t %D%/alerts-test.yml %D%/metrics.t %D%/sandbox.t %D%/units.t
TESTS += tests/e2e/group.t
EXTRA_DIST += %D%/group.t
TESTS += tests/e2e/tls.t
EXTRA_DIST += %D%/tls.t
TESTS += tests/e2e/clients.t
EXTRA_DIST += %D%/clients.t

# Cups with stock clients.
TESTS += tests/e2e/cup.t tests/e2e/cupkill.t
EXTRA_DIST += %D%/cup.t %D%/cupkill.t

# What stock clients do not do; a full disk.
TESTS += tests/e2e/hostile.t tests/e2e/storm.t tests/e2e/full.t tests/e2e/starved.t
EXTRA_DIST += %D%/hostile.t %D%/storm.t %D%/full.t %D%/starved.t
EXTRA_PROGRAMS += tests/e2e/hostile
check_DATA += tests/e2e/hostile$(EXEEXT)
tests_e2e_hostile_SOURCES = %D%/hostile.c
tests_e2e_hostile_CPPFLAGS = $(INC_BASE) $(INC_TESTS)
tests_e2e_hostile_LDADD = $(LIB_BASE) $(UTF8PROC_LIBS)

TESTS += tests/e2e/screen.t
EXTRA_DIST += %D%/screen.t
TESTS += tests/e2e/known.t
EXTRA_DIST += %D%/known.t
TESTS += tests/e2e/upgrade.t
EXTRA_DIST += %D%/upgrade.t

# The staff's acts, and second factors with the codes that an authenticator would show.
TESTS += tests/e2e/staff.t
EXTRA_DIST += %D%/staff.t
EXTRA_PROGRAMS += tests/e2e/code
check_DATA += tests/e2e/code$(EXEEXT)
tests_e2e_code_SOURCES = %D%/code.c
tests_e2e_code_CPPFLAGS = $(INC_BASE) $(INC_LOBBY) $(INC_ROOM)
tests_e2e_code_LDADD = $(LIB_ROOM) $(LIB_LOBBY) $(LIB_BASE) $(OPENSSL_LIBS) $(UTF8PROC_LIBS)
TESTS += tests/e2e/manager.t tests/e2e/hardened.t
EXTRA_DIST += %D%/manager.t %D%/hardened.t

# Another language than English.
TESTS += tests/e2e/spanish.t
EXTRA_DIST += %D%/spanish.t
TESTS += tests/e2e/proxy.t tests/e2e/haproxy.t
EXTRA_DIST += %D%/proxy.t %D%/haproxy.t
TESTS += tests/e2e/ship.t
EXTRA_DIST += %D%/ship.t

# People who meet.
TESTS += tests/e2e/meeting.t
EXTRA_DIST += %D%/meeting.t
TESTS += tests/e2e/codes.t
EXTRA_DIST += %D%/codes.t

# The page for browsers.
TESTS += %D%/web.t
EXTRA_DIST += %D%/web.t %D%/web.js %D%/browser.js %D%/firefox.js

# Games over a bad network.
TESTS += tests/e2e/chaos.t
EXTRA_DIST += %D%/chaos.t

# The system calls that the units leave.
TESTS += tests/e2e/unit-calls.t
EXTRA_DIST += %D%/unit-calls.t

# What makes a start fail, and what -t says about it.
TESTS += tests/e2e/start.t
EXTRA_DIST += %D%/start.t
# Several nodes. cardroomd-next is of the next version, to which ours is the version before.
EXTRA_PROGRAMS += tests/e2e/cardroomd-next
check_DATA += tests/e2e/cardroomd-next$(EXEEXT)
%C%_cardroomd_next_SOURCES = $(cardroomd_SOURCES) src/link/link.c src/peer/peer.c
%C%_cardroomd_next_CPPFLAGS = $(cardroomd_CPPFLAGS) -DVERSIONS_AHEAD=1
%C%_cardroomd_next_LDADD = $(cardroomd_LDADD)
TESTS += %D%/doors.t %D%/join.t %D%/nodes.t %D%/versions.t
EXTRA_DIST += %D%/nodes.sh %D%/three.sh %D%/doors.t %D%/join.t %D%/nodes.t %D%/versions.t
TESTS += %D%/drain.t
EXTRA_DIST += %D%/drain.t
TESTS += tests/e2e/container.t
EXTRA_DIST += %D%/container.t
TESTS += tests/e2e/doctor.t tests/e2e/doctor-advice.t tests/e2e/doctor-trials.t tests/e2e/doctor-nodes.t tests/e2e/ready.t
EXTRA_DIST += %D%/doctor.t %D%/advice.sh %D%/doctor-advice.t %D%/doctor-trials.t %D%/doctor-nodes.t %D%/ready.t

# What cardroomctl answers, and completes.
TESTS += %D%/json.t %D%/completion.t
EXTRA_DIST += %D%/json.t %D%/completion.t
EXTRA_PROGRAMS += tests/e2e/json-check
check_DATA += tests/e2e/json-check$(EXEEXT)
tests_e2e_json_check_SOURCES = %D%/json-check.c
tests_e2e_json_check_CPPFLAGS = $(INC_BASE) $(INC_TESTS) $(JANSSON_CFLAGS)
tests_e2e_json_check_LDADD = $(LIB_TESTS) $(LIB_BASE) $(UTF8PROC_LIBS) $(JANSSON_LIBS)
