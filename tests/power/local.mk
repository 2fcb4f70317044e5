# Power cuts and failures, over the store and the tables: shim.h, room.h.
POWER_ROOM_SOURCES = tests/power/room.c tests/power/room.h tests/power/room_kept.c tests/power/room_kept.h tests/power/power_cup.c tests/power/power_cup.h src/ctl/maintain.c src/ctl/out.c src/ctl/maintain.h src/ctl/rerate.c src/ctl/rerate.h src/ctl/stored.c src/ctl/stored.h $(TABLES_BARE_SOURCES) \
	$(STORE_TEST_SOURCES)
POWER_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_ROOM) -I$(srcdir)/src/daemon -I$(srcdir)/src/ctl \
	$(INC_TESTS) $(SODIUM_CFLAGS)
POWER_LDADD = $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) \
	$(STORE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS)
EXTRA_PROGRAMS += tests/power/play tests/power/images tests/power/sweep
CLEANFILES += tests/power/shim.so tests/power/alloc.so
check_DATA += tests/power/play$(EXEEXT) tests/power/images$(EXEEXT) tests/power/sweep$(EXEEXT) \
	tests/power/shim.so tests/power/alloc.so
tests_power_play_SOURCES = %D%/play.c $(POWER_ROOM_SOURCES)
tests_power_play_CPPFLAGS = $(POWER_CPPFLAGS)
tests_power_play_LDADD = $(POWER_LDADD)
tests_power_images_SOURCES = %D%/images.c %D%/shim.h $(POWER_ROOM_SOURCES)
tests_power_images_CPPFLAGS = $(POWER_CPPFLAGS)
tests_power_images_LDADD = $(POWER_LDADD)
tests_power_sweep_SOURCES = %D%/sweep.c $(POWER_ROOM_SOURCES)
tests_power_sweep_CPPFLAGS = $(POWER_CPPFLAGS)
tests_power_sweep_LDADD = $(POWER_LDADD)

# What is preloaded is plain C, whatever else the build has.
POWER_SHARED = $(CC) -std=gnu11 -D_GNU_SOURCE $(CARDROOM_WARNINGS) -g -O2 -fPIC -shared
tests/power/shim.so: tests/power/shim.c tests/power/shim.h
	$(AM_V_CCLD)$(MKDIR_P) tests/power && $(POWER_SHARED) -o $@ $(srcdir)/tests/power/shim.c
tests/power/alloc.so: tests/power/alloc.c
	$(AM_V_CCLD)$(MKDIR_P) tests/power && $(POWER_SHARED) -o $@ $(srcdir)/tests/power/alloc.c
EXTRA_DIST += tests/power/shim.c tests/power/alloc.c
TESTS += tests/power/power.t tests/power/sweeps.t
EXTRA_DIST += tests/power/power.t tests/power/sweeps.t

# The long forms.
check-power:
	IMAGES=2000 $(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/power/power.t
check-sweeps:
	STEP=1 ALLOC_STEP=1 JOBS=`getconf _NPROCESSORS_ONLN` $(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/power/sweeps.t
