# What several folders' tests use. A program names the sources that it needs and finds their headers by INC_TESTS.
INC_TESTS = -I$(srcdir)/tests/lib $(INC_EACH_GAME) $(CUNIT_CFLAGS)
LIB_TESTS = tests/lib/libcutap.a
check_LIBRARIES += $(LIB_TESTS)
tests_lib_libcutap_a_CPPFLAGS = $(INC_CONFIG) $(INC_TESTS)
tests_lib_libcutap_a_SOURCES = %D%/cutap.c %D%/cutap.h %D%/files.c %D%/files.h

CHANCE_SOURCES = %D%/chance.c %D%/chance.h
# Answers of acts against their schema.
JSON_CHECK_SOURCES = %D%/json_check.c %D%/json_check.h
THINKER_FAKE_SOURCES = %D%/thinker_fake.c %D%/thinker_fake.h
HASHER_FAKE_SOURCES = %D%/hasher_fake.c %D%/hasher_fake.h
TERM_FAKE_SOURCES = %D%/term_fake.c %D%/term_fake.h
# Calls of a store that wait; what deals with a store of its own; tables without a lobby.
STORE_WAIT_SOURCES = %D%/store_answer.c %D%/store_answer.h %D%/store_sums.c %D%/store_sums.h \
	%D%/store_wait.c %D%/store_wait.h
STORE_TEST_SOURCES = %D%/account_granted.c %D%/account_granted.h $(STORE_WAIT_SOURCES)
STORE_FRESH_SOURCES = %D%/store_fresh.c %D%/store_fresh.h
STORE_FAULT_SOURCES = %D%/store_fault.c %D%/store_fault.h
TABLES_BARE_SOURCES = %D%/tables_bare.c %D%/tables_bare.h
# Screens: scenes of every game, and a terminal that shows them.
SCREEN_SCENE_SOURCES = %D%/screen_scene.c %D%/screen_scene.h
VTSCREEN_SOURCES = %D%/vtscreen.c %D%/vtscreen.h
# A door in a process of its own, and who comes to it by ssh.
LABKEY_SOURCES = %D%/labkey.c %D%/labkey.h
DOORLAB_SOURCES = %D%/doorlab.c %D%/doorlab.h %D%/rawssh.c %D%/rawssh.h $(LABKEY_SOURCES)
WRONGKEY_SOURCES = %D%/wrongkey.c %D%/wrongkey.h
# PostgreSQL for tests.
PGLAB_SOURCES = %D%/pglab.c %D%/pglab.h
EXTRA_DIST += %D%/pglab.sh
check_PROGRAMS += %D%/test-pglab
%C%_test_pglab_SOURCES = %D%/test-pglab.c $(PGLAB_SOURCES)
%C%_test_pglab_CPPFLAGS = $(INC_TESTS)
%C%_test_pglab_LDADD = $(LIB_TESTS) $(CUNIT_LIBS)
