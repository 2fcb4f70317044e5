/*
 * What a result is worth (doc/rules/ranking.md). This is pure arithmetic, without state and time.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "game.h"

/* How a seat stood when the game ended. */
struct ranking_seat {
    int64_t account; /* 0: not an account */
    bool left;       /* left the game before its end; the vote settles this seat separately
                        (RK-D6) */
    int place;
    bool won;
};
struct ranking_game {
    int players; /* at the start (RK-D3) */
    bool pairs, tie, only_last_loses;
    int64_t bet;
    struct ranking_seat seat[GAME_SEATS_MAX + 1]; /* from 1 */
};
struct ranking_share {
    int64_t xp;
    int64_t chips; /* its share of the pot */
    int outcome;   /* 1 won, -1 lost, 0 neither */
};
/* Works out what each seat gets (RK-R5 to RK-R7, RK-D3 to RK-D9, RK-D12). Leavers get no share and
 * 0 XP here. If one of a pair left, the one who stayed gets 20 XP and the pot. If nobody won, the
 * pot stays undivided and the caller gives the bets back. */
void ranking_settle(const struct ranking_game *game, struct ranking_share out[GAME_SEATS_MAX + 1]);
/* The change of a leaver's XP, 0 or below (RK-R8, RK-D6). `penalized`: the others voted for the
 * penalty. `cancelled`: leaving cancelled the game (RK-D7). */
int64_t ranking_leave(bool penalized, bool cancelled);
/* Whether the vote penalizes a leaver: more than half of the `asked` said so (RK-D6). */
bool ranking_penalized(int asked, int penalize);
/* Whether two addresses count as one (RK-R4, RK-D2). IPv4 is compared whole, IPv6 by its /64, and
 * v4-in-v6 as IPv4. An address in `exempt` (CIDRs with blanks between them; NULL: none) counts as
 * one with no other. An empty address is unknown and equals no other. A text that is not an IP
 * address, such as that of a local socket, equals only the same text. */
bool ranking_same_address(const char *a, const char *b, const char *exempt);
