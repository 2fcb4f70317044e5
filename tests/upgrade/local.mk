# The supervisor's upgrades, without a supervisor.
check_PROGRAMS += tests/upgrade/test-upgrade
tests_upgrade_test_upgrade_SOURCES = %D%/test-upgrade.c src/daemon/upgrade.c src/daemon/restart.c src/daemon/program.c src/daemon/program.h \
	src/daemon/supervisor_private.h
tests_upgrade_test_upgrade_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_LINK) $(INC_CONF) $(INC_DOOR) -I$(srcdir)/src/daemon -I$(srcdir)/src/ctl \
	-I$(srcdir)/tests/lib $(LIBEVENT_CFLAGS) $(CUNIT_CFLAGS)
tests_upgrade_test_upgrade_LDADD = tests/libcutap.a src/link/liblink.a $(LIB_BASE) $(LIBEVENT_LIBS) \
	$(UTF8PROC_LIBS) $(CUNIT_LIBS)
