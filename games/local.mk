noinst_LIBRARIES += games/libgames.a
games_libgames_a_CPPFLAGS = -I$(srcdir)/games
games_libgames_a_SOURCES = %D%/core/game.h
