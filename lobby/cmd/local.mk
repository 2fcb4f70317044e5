# The commands: a file for each family, with its rows and what they run; the list of the families; how a line is read.
noinst_LIBRARIES += lobby/cmd/libcmd.a
lobby_cmd_libcmd_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_CONTEST) $(INC_UI) \
	$(INC_PEOPLE) $(INC_SESSION) $(INC_MEETING) $(INC_LOGIN) $(INC_STAFF) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
lobby_cmd_libcmd_a_SOURCES = \
	%D%/account.c \
	%D%/assess.c \
	%D%/boards.c \
	%D%/choose.c \
	%D%/cmd.h \
	%D%/codes.c \
	%D%/cup_show.c \
	%D%/cups.c \
	%D%/deals.c \
	%D%/duels.c \
	%D%/grammar.c \
	%D%/help.c \
	%D%/lookup.c %D%/lookup.h \
	%D%/move.c \
	%D%/pages.c %D%/pages.h \
	%D%/questions.c \
	%D%/quit.c \
	%D%/records.c \
	%D%/replaying.c \
	%D%/reviewing.c \
	%D%/seat.c \
	%D%/seek.c \
	%D%/settings.c \
	%D%/social.c \
	%D%/staff.c \
	%D%/tables.c \
	%D%/talk.c \
	%D%/who.c
