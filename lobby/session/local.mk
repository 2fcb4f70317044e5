# One connection each: what is typed and what is shown.
noinst_LIBRARIES += lobby/session/libsession.a
lobby_session_libsession_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_CONTEST) $(INC_UI) \
	$(INC_PEOPLE) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
lobby_session_libsession_a_SOURCES = \
	%D%/audit.c %D%/audit.h \
	%D%/deps.h \
	%D%/errand.c %D%/errand.h \
	%D%/gmcp.c %D%/gmcp.h \
	%D%/index.c %D%/index.h \
	%D%/learn.c %D%/learn.h \
	%D%/lobby_state.h \
	%D%/once.c %D%/once.h \
	%D%/press.c %D%/press.h \
	%D%/recall.c %D%/recall.h \
	%D%/roster.c %D%/roster.h \
	%D%/screen.c %D%/screen.h \
	%D%/session.c %D%/session.h \
	%D%/session_hooks.h \
	%D%/session_person.c \
	%D%/spoken.c %D%/spoken.h \
	%D%/session_table.c \
	%D%/term.h \
	%D%/panel.c %D%/panel.h
