# Cups: contests of many tables that run by themselves. It knows no session.
noinst_LIBRARIES += lobby/contest/libcontest.a
lobby_contest_libcontest_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) \
	$(SODIUM_CFLAGS)
lobby_contest_libcontest_a_SOURCES = \
	%D%/arena.c %D%/arena.h \
	%D%/cup.c %D%/cup.h \
	%D%/cup_event.c \
	%D%/cup_check.c \
	%D%/cup_drawing.c %D%/cup_drawing.h \
	%D%/cup_record.c %D%/cup_record.h \
	%D%/cup_schedule.c %D%/cup_schedule.h \
	%D%/cup_words.c %D%/cup_words.h \
	%D%/draw.c %D%/draw.h \
	%D%/duplicate.c %D%/duplicate.h \
	%D%/knockout.c %D%/knockout.h \
	%D%/prizes.c %D%/prizes.h %D%/swiss.c %D%/swiss.h
