# What is known of people without a session of theirs: names, passwords, bans and mutes, throttles, settings.
noinst_LIBRARIES += lobby/people/libpeople.a
lobby_people_libpeople_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE) $(INC_BOARDS) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS) $(PCRE2_CFLAGS)
lobby_people_libpeople_a_SOURCES = \
	%D%/account.c %D%/account.h \
	%D%/formula.c %D%/formula.h \
	%D%/lobby_conf.h \
	%D%/moderation.c %D%/moderation.h \
	%D%/names.c %D%/names.h \
	%D%/renames.c %D%/renames.h \
	%D%/seek_words.c %D%/seek_words.h \
	%D%/seeks.c %D%/seeks.h \
	%D%/settings.c %D%/settings.h \
	%D%/sieve.c %D%/sieve.h \
	%D%/throttle.c %D%/throttle.h \
	%D%/totp.c %D%/totp.h \
	%D%/unmark.c %D%/unmark.h
