# The commands: the table of them, how a line is read, and what each does.
noinst_LIBRARIES += lobby/cmd/libcmd.a
lobby_cmd_libcmd_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
lobby_cmd_libcmd_a_SOURCES = \
	%D%/boards.c \
	%D%/cmd.h \
	%D%/floor.c \
	%D%/grammar.c \
	%D%/help.c \
	%D%/invite.c \
	%D%/move.c %D%/move.h \
	%D%/own.c \
	%D%/pages.c %D%/pages.h \
	%D%/people.c \
	%D%/records.c \
	%D%/replaying.c %D%/replaying.h \
	%D%/rows.c %D%/rows.h \
	%D%/seat.c \
	%D%/settings.c \
	%D%/social.c \
	%D%/staff.c \
	%D%/table.c \
	%D%/tables.c \
	%D%/talk.c
