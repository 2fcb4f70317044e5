# Tables: who sits where, the game in play, its clocks, votes and records. It knows no session.
noinst_LIBRARIES += lobby/table/libtable.a
lobby_table_libtable_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(SODIUM_CFLAGS)
lobby_table_libtable_a_SOURCES = \
	%D%/shuffle.h \
	%D%/table.c %D%/table.h \
	%D%/table_back.c \
	%D%/table_batch.c \
	%D%/table_check.c %D%/table_check.h \
	%D%/table_clock.c \
	%D%/table_cup.c \
	%D%/table_daily.c \
	%D%/table_delay.c \
	%D%/table_event.c \
	%D%/table_form.c \
	%D%/table_game.c \
	%D%/table_hint.c \
	%D%/table_load.c \
	%D%/table_option.c \
	%D%/table_play.c \
	%D%/table_private.h \
	%D%/table_record.c %D%/table_record.h \
	%D%/table_rating.c \
	%D%/table_result.c \
	%D%/table_seat.c \
	%D%/table_seating.c \
	%D%/table_settle.c \
	%D%/table_shuffle.c \
	%D%/table_staff.c \
	%D%/table_undo.c \
	%D%/table_unsaved.c \
	%D%/table_untold.c \
	%D%/table_view.c \
	%D%/table_vote.c \
	%D%/table_watch.c \
	%D%/thinker.h
