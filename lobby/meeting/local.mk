# What brings sessions together: talk, friends, seeks, offers, cups, deals, duels.
lobby_session_libsession_a_SOURCES += \
	%D%/busy.c %D%/busy.h \
	%D%/channel.c %D%/channel.h \
	%D%/cups.c %D%/cups.h \
	%D%/cups_read.c %D%/cups_record.c \
	%D%/cups_tell.c %D%/cups_tell.h \
	%D%/deal.c %D%/deal.h \
	%D%/duel.c %D%/duel.h \
	%D%/ending.c %D%/ending.h \
	%D%/filter.c %D%/filter.h \
	%D%/lockdown.c %D%/lockdown.h \
	%D%/offer.c %D%/offer.h \
	%D%/seasons.c %D%/seasons.h \
	%D%/seeking.c %D%/seeking.h \
	%D%/social.c %D%/social.h \
	%D%/wanted.c %D%/wanted.h
