# The lobby as a whole, put together from its parts.
noinst_LIBRARIES += lobby/liblobby.a
lobby_liblobby_a_CPPFLAGS = $(INC_CONFIG) $(INC_BASE) $(INC_GAMES) $(INC_LOBBY) $(SODIUM_CFLAGS) $(JANSSON_CFLAGS)
lobby_liblobby_a_SOURCES = %D%/lobby.c %D%/lobby.h

include lobby/store/local.mk
include lobby/boards/local.mk
include lobby/table/local.mk
include lobby/contest/local.mk
include lobby/ui/local.mk
include lobby/people/local.mk
include lobby/session/local.mk
include lobby/meeting/local.mk
include lobby/login/local.mk
include lobby/staff/local.mk
include lobby/cmd/local.mk
