# Accounts, names, logging in, and what people have with each other.
noinst_LIBRARIES += lobby/people/libpeople.a
lobby_people_libpeople_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
lobby_people_libpeople_a_SOURCES = \
	%D%/account.c %D%/account.h \
	%D%/auth.c %D%/auth.h \
	%D%/channel.c %D%/channel.h \
	%D%/known.c %D%/known.h \
	%D%/login.c %D%/login.h \
	%D%/moderation.c %D%/moderation.h \
	%D%/names.c %D%/names.h \
	%D%/prove.c %D%/prove.h \
	%D%/recall.c %D%/recall.h \
	%D%/second.c %D%/second.h \
	%D%/social.c %D%/social.h \
	%D%/throttle.c %D%/throttle.h \
	%D%/totp.c %D%/totp.h
