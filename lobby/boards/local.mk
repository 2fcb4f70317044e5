# What is worked out from games: leaderboards, the formula of XP, and patterns in the games of a pair.
noinst_LIBRARIES += lobby/boards/libboards.a
lobby_boards_libboards_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_STORE)
# Ratings are the same to the last bit everywhere, so no compiler joins a product and a sum.
lobby_boards_libboards_a_CFLAGS = $(AM_CFLAGS) -ffp-contract=off
lobby_boards_libboards_a_SOURCES = \
	%D%/repeats.c %D%/repeats.h \
	%D%/daily.c %D%/daily.h \
	%D%/leaderboard.c %D%/leaderboard.h \
	%D%/pattern.c %D%/pattern.h \
	%D%/ranking.c %D%/ranking.h \
	%D%/rating.c %D%/rating.h \
	%D%/ratings.c %D%/ratings.h \
	%D%/roll.c %D%/roll.h \
	%D%/season.c %D%/season.h \
	%D%/slots.c %D%/slots.h \
	%D%/standings.c %D%/standings.h
