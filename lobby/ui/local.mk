lobby_liblobby_a_SOURCES += %D%/ui.h %D%/ui_private.h %D%/cell.c %D%/fact.c %D%/hand.c %D%/board.c %D%/notice.c \
	%D%/gmcp.c %D%/gmcp.h \
	%D%/floor.c %D%/floor.h \
	%D%/canvas.c %D%/canvas.h %D%/screen.h %D%/screen_home.c %D%/screen_log.c %D%/screen_table.c \
	%D%/sheet.c %D%/sheet.h %D%/sheet_history.c %D%/sheet_people.c %D%/sheet_player.c %D%/sheet_reports.c \
	%D%/sheet_tables.c %D%/sheet_top.c
