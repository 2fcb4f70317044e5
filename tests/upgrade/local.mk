# The supervisor's upgrades, without a supervisor.
check_PROGRAMS += tests/upgrade/test-upgrade
tests_upgrade_test_upgrade_SOURCES = %D%/test-upgrade.c src/upgrade.c src/restart.c src/program.c src/program.h \
	src/supervisor_private.h
tests_upgrade_test_upgrade_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_LINK) $(INC_CONF) $(INC_DOOR) -I$(srcdir)/src \
	-I$(srcdir)/tests/lib $(LIBEVENT_CFLAGS) $(CUNIT_CFLAGS)
tests_upgrade_test_upgrade_LDADD = tests/libcutap.a src/link/liblink.a src/base/libbase.a $(LIBEVENT_LIBS) \
	$(UTF8PROC_LIBS) $(CUNIT_LIBS)
