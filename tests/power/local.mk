# Power cuts and failures, over the store and the tables: shim.h, room.h.
LIB_POWER = tests/power/libpower.a
check_LIBRARIES += $(LIB_POWER)
tests_power_libpower_a_SOURCES = %D%/room.c %D%/room.h %D%/room_kept.c %D%/room_kept.h %D%/power_cup.c %D%/power_cup.h
tests_power_libpower_a_CPPFLAGS = $(POWER_CPPFLAGS)
POWER_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(INC_ROOM) -I$(srcdir)/src/daemon -I$(srcdir)/src/ctl \
	$(INC_TESTS) $(SODIUM_CFLAGS)
POWER_LDADD = $(LIB_POWER) $(LIB_TESTS) src/ctl/libctl.a $(LIB_LOBBY) $(LIB_GAMES) $(LIB_BASE) \
	$(STORE_LIBS) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(JANSSON_LIBS)
EXTRA_PROGRAMS += tests/power/play tests/power/images tests/power/sweep
CLEANFILES += tests/power/shim.so tests/power/alloc.so
check_DATA += tests/power/play$(EXEEXT) tests/power/images$(EXEEXT) tests/power/sweep$(EXEEXT) \
	tests/power/shim.so tests/power/alloc.so
tests_power_play_SOURCES = %D%/play.c
tests_power_play_CPPFLAGS = $(POWER_CPPFLAGS)
tests_power_play_LDADD = $(POWER_LDADD)
tests_power_images_SOURCES = %D%/images.c %D%/shim.h
tests_power_images_CPPFLAGS = $(POWER_CPPFLAGS)
tests_power_images_LDADD = $(POWER_LDADD)
tests_power_sweep_SOURCES = %D%/sweep.c
tests_power_sweep_CPPFLAGS = $(POWER_CPPFLAGS)
tests_power_sweep_LDADD = $(POWER_LDADD) $(CUNIT_LIBS)

# The libraries that are preloaded are compiled without sanitizers and the like.
POWER_SHARED = $(CC) -std=gnu11 $(CARDROOM_DEFINES) $(CARDROOM_WARNINGS) -g -O2 -fPIC -shared
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
