# Puts tables, hands, lists and screens into text.
noinst_LIBRARIES += lobby/ui/libui.a
lobby_ui_libui_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_CONTEST) $(JANSSON_CFLAGS)
lobby_ui_libui_a_SOURCES = \
	%D%/advice.c \
	%D%/board.c \
	%D%/cell.c \
	%D%/cup_bracket.c \
	%D%/fact.c \
	%D%/hand.c \
	%D%/hint.c \
	%D%/notice.c \
	%D%/page_words.c \
	%D%/result.c \
	%D%/screen_click.c \
	%D%/screen_home.c \
	%D%/screen_log.c \
	%D%/screen_result.c \
	%D%/screen_motion.c \
	%D%/screen_ring.c \
	%D%/screen_seats.c \
	%D%/screen_table.c \
	%D%/sheet.c %D%/sheet.h \
	%D%/sheet_cup.c \
	%D%/sheet_cup_end.c \
	%D%/sheet_cups.c \
	%D%/sheet_history.c \
	%D%/sheet_people.c \
	%D%/sheet_player.c \
	%D%/sheet_reports.c \
	%D%/sheet_review.c \
	%D%/sheet_sought.c \
	%D%/sheet_tables.c \
	%D%/sheet_top.c \
	%D%/text_json.c %D%/text_json.h \
	%D%/ui.h \
	%D%/ui_cup.h \
	%D%/ui_gmcp.c %D%/ui_gmcp.h \
	%D%/ui_private.h \
	%D%/ui_screen.h
