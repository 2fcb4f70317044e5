# Each module of base has its tests, which link nothing else of ours.
check_PROGRAMS += %D%/tests
%C%_tests_SOURCES = %D%/test-buf.c %D%/test-canvas.c %D%/test-clock.c %D%/test-ids.c %D%/test-log.c %D%/test-map.c \
	%D%/test-marks.c %D%/test-network.c %D%/test-options.c %D%/test-owner.c %D%/test-timer.c %D%/test-utf8.c \
	%D%/test-worker.c %D%/test-xalloc.c
%C%_tests_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_TESTS) $(UTF8PROC_CFLAGS)
%C%_tests_LDADD = $(LIB_TESTS) $(LIB_BASE) $(SODIUM_LIBS) $(UTF8PROC_LIBS) $(CUNIT_LIBS)
%C%_names = %D%/test-buf %D%/test-canvas %D%/test-clock %D%/test-ids %D%/test-log %D%/test-map %D%/test-marks \
	%D%/test-network %D%/test-options %D%/test-owner %D%/test-timer %D%/test-utf8 %D%/test-worker \
	%D%/test-xalloc
FOLDER_TESTS += $(%C%_names)
$(%C%_names): %D%/tests$(EXEEXT)
EXTRA_DIST += %D%/bad.txt
