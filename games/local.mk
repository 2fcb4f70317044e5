# The games: what they share in core, and a folder each. Only the registry names them all.
noinst_LIBRARIES += games/libgames.a
games_libgames_a_CPPFLAGS = $(INC_GAMES) $(INC_EACH_GAME)
games_libgames_a_SOURCES = \
	%D%/registry.h \
	%D%/core/cards.c %D%/core/cards.h \
	%D%/core/company.c %D%/core/company.h \
	%D%/core/engine.c %D%/core/engine.h \
	%D%/core/explain.c %D%/core/explain.h \
	%D%/core/find.c \
	%D%/core/game.h \
	%D%/core/leaving.c %D%/core/leaving.h \
	%D%/core/moment.c %D%/core/moment.h \
	%D%/core/movetext.c %D%/core/movetext.h \
	%D%/core/picture.c %D%/core/picture.h \
	%D%/core/position.c %D%/core/position.h \
	%D%/core/record.c %D%/core/record.h \
	%D%/core/registry.c \
	%D%/core/replay.c %D%/core/replay.h \
	%D%/core/review.c %D%/core/review.h \
	%D%/core/rng.c %D%/core/rng.h \
	%D%/core/search.c %D%/core/search.h \
	%D%/core/setup.c \
	%D%/core/shed.c %D%/core/shed.h %D%/core/shed_fact.h \
	%D%/core/words.c %D%/core/words.h \
	%D%/exta_cards/bot.c \
	%D%/exta_cards/exta_cards.h \
	%D%/exta_cards/floor.c \
	%D%/exta_cards/layout.c \
	%D%/exta_cards/legal.c \
	%D%/exta_cards/picture.c \
	%D%/exta_cards/rules.c \
	%D%/exta_cards/state.h \
	%D%/exta_cards/text.c \
	%D%/exta_cards/throw.c \
	%D%/exta_cards/view.c \
	%D%/extreme_last_card/bot.c \
	%D%/extreme_last_card/moves.c \
	%D%/extreme_last_card/rules.c \
	%D%/extreme_last_card/state.h \
	%D%/extreme_last_card/text.c \
	%D%/extreme_last_card/view.c \
	%D%/last_one/bot.c \
	%D%/last_one/rules.c \
	%D%/last_one/state.h \
	%D%/last_one/text.c \
	%D%/last_one/view.c \
	%D%/palace/bot.c \
	%D%/palace/picture.c \
	%D%/palace/rules.c \
	%D%/palace/state.h \
	%D%/palace/text.c \
	%D%/palace/view.c \
	%D%/switch/bot.c \
	%D%/switch/picture.c \
	%D%/switch/rules.c \
	%D%/switch/state.h \
	%D%/switch/text.c \
	%D%/switch/view.c
EXTRA_DIST += %D%/core/RNG.md
