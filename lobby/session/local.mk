# One connection each: what is typed and what is shown.
noinst_LIBRARIES += lobby/session/libsession.a
lobby_session_libsession_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
lobby_session_libsession_a_SOURCES = \
	%D%/gmcp.c %D%/gmcp.h \
	%D%/inside.h \
	%D%/learn.c %D%/learn.h \
	%D%/once.c %D%/once.h \
	%D%/pages.c %D%/pages.h \
	%D%/roster.c %D%/roster.h \
	%D%/screen.c %D%/screen.h \
	%D%/session.c %D%/session.h \
	%D%/session_enter.c \
	%D%/session_table.c \
	%D%/settings.c %D%/settings.h \
	%D%/term.h \
	%D%/ticket.c %D%/ticket.h \
	%D%/view.c %D%/view.h
