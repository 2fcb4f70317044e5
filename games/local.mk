noinst_LIBRARIES += games/libgames.a
games_libgames_a_CPPFLAGS = -I$(srcdir)/games
games_libgames_a_SOURCES = \
	%D%/core/cards.c %D%/core/cards.h \
	%D%/core/catalogue.h \
	%D%/core/engine.c %D%/core/engine.h \
	%D%/core/find.c \
	%D%/core/game.h \
	%D%/core/leaving.c %D%/core/leaving.h \
	%D%/core/mo.c \
	%D%/core/movetext.c %D%/core/movetext.h \
	%D%/core/piles.c %D%/core/piles.h \
	%D%/core/plural.c %D%/core/plural.h \
	%D%/core/position.c %D%/core/position.h \
	%D%/core/record.c %D%/core/record.h \
	%D%/core/registry.c \
	%D%/core/replay.c %D%/core/replay.h \
	%D%/core/rng.c %D%/core/rng.h \
	%D%/core/search.c %D%/core/search.h \
	%D%/core/setup.c \
	%D%/core/tongue.c %D%/core/tongue.h \
	%D%/core/words.c %D%/core/words.h \
	%D%/exta_cards.c %D%/exta_cards.h %D%/exta_cards_state.h \
	%D%/exta_cards_bot.c %D%/exta_cards_floor.c %D%/exta_cards_layout.c \
	%D%/exta_cards_legal.c %D%/exta_cards_position.c %D%/exta_cards_text.c \
	%D%/exta_cards_throw.c %D%/exta_cards_view.c \
	%D%/extreme_last_card.c %D%/extreme_last_card.h %D%/extreme_last_card_state.h \
	%D%/extreme_last_card_bot.c %D%/extreme_last_card_moves.c \
	%D%/extreme_last_card_text.c %D%/extreme_last_card_view.c \
	%D%/last_one.c %D%/last_one.h %D%/last_one_state.h \
	%D%/last_one_bot.c %D%/last_one_text.c %D%/last_one_view.c \
	%D%/palace.c %D%/palace.h %D%/palace_state.h \
	%D%/palace_bot.c %D%/palace_text.c %D%/palace_view.c \
	%D%/switch.c %D%/switch.h %D%/switch_state.h \
	%D%/switch_bot.c %D%/switch_text.c %D%/switch_view.c
nodist_games_libgames_a_SOURCES = %D%/core/catalogue.c
EXTRA_DIST += %D%/core/RNG.md
