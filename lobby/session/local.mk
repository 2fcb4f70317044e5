# One connection each: what is typed and what is shown.
noinst_LIBRARIES += lobby/session/libsession.a
lobby_session_libsession_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_CONTEST) $(INC_UI) \
	$(INC_PEOPLE) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
lobby_session_libsession_a_SOURCES = \
	%D%/audit.c %D%/audit.h \
	%D%/busy.c %D%/busy.h \
	%D%/channel.c %D%/channel.h \
	%D%/cups.c %D%/cups.h \
	%D%/cups_read.c %D%/cups_record.c \
	%D%/cups_tell.c %D%/cups_tell.h \
	%D%/deal.c %D%/deal.h \
	%D%/deps.h \
	%D%/duel.c %D%/duel.h \
	%D%/ending.c %D%/ending.h \
	%D%/errand.c %D%/errand.h \
	%D%/filter.c %D%/filter.h \
	%D%/gmcp.c %D%/gmcp.h \
	%D%/index.c %D%/index.h \
	%D%/learn.c %D%/learn.h \
	%D%/lobby_state.h \
	%D%/lockdown.c %D%/lockdown.h \
	%D%/offer.c %D%/offer.h %D%/wanted.c %D%/wanted.h \
	%D%/once.c %D%/once.h \
	%D%/press.c %D%/press.h \
	%D%/recall.c %D%/recall.h \
	%D%/roster.c %D%/roster.h \
	%D%/seasons.c %D%/seasons.h \
	%D%/screen.c %D%/screen.h \
	%D%/seeking.c %D%/seeking.h \
	%D%/session.c %D%/session.h \
	%D%/session_hooks.h \
	%D%/session_person.c \
	%D%/session_table.c \
	%D%/social.c %D%/social.h \
	%D%/term.h \
	%D%/panel.c %D%/panel.h
