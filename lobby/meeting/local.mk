# What goes on between sessions: talk, friends, news, seeks, offers, cups, deals, duels, leaves.
noinst_LIBRARIES += lobby/meeting/libmeeting.a
lobby_meeting_libmeeting_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(INC_TABLE) $(INC_CONTEST) $(INC_UI) \
	$(INC_PEOPLE) $(INC_SESSION) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
lobby_meeting_libmeeting_a_SOURCES = \
	%D%/alone.c %D%/alone.h \
	%D%/busy.c %D%/busy.h \
	%D%/channel.c %D%/channel.h \
	%D%/choices.c \
	%D%/code.c %D%/code.h \
	%D%/cups.c %D%/cups.h \
	%D%/cups_read.c \
	%D%/cups_tell.c %D%/cups_tell.h \
	%D%/deal.c %D%/deal.h \
	%D%/duel.c %D%/duel.h \
	%D%/ending.c %D%/ending.h \
	%D%/filter.c %D%/filter.h \
	%D%/gmcp_home.c \
	%D%/gmcp_meeting.c %D%/gmcp_meeting.h \
	%D%/home.c %D%/home.h \
	%D%/leaver.c %D%/leaver.h \
	%D%/lobby_figures.c %D%/lobby_figures.h \
	%D%/lockdown.c %D%/lockdown.h \
	%D%/news.c %D%/news.h \
	%D%/offer.c %D%/offer.h \
	%D%/seasons.c %D%/seasons.h \
	%D%/seeking.c %D%/seeking.h \
	%D%/social.c %D%/social.h \
	%D%/stop.c %D%/stop.h \
	%D%/wanted.c %D%/wanted.h
