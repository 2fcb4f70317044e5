/*
 * The arithmetic of doc/rules/ranking.md.
 */
#include "ranking.h"

#include <string.h>

#include "network.h"
#include "utf8.h"

enum { XP_A_PLAYER = 10, XP_LOST = -10, XP_PENALTY = -20 };

void ranking_settle(const struct ranking_game *game, struct ranking_share out[GAME_SEATS_MAX + 1])
{
    memset(out, 0, (GAME_SEATS_MAX + 1) * sizeof(*out));
    int sharing = 0;
    int last = 0; /* the place that loses if only the last one does (RK-D4); it may be a leaver's,
                     so that nobody who stayed pays for one who left */
    for (int s = 1; s <= game->players; s++) {
        sharing += game->seat[s].won && !game->seat[s].left;
        if (game->seat[s].place > last)
            last = game->seat[s].place;
    }
    int64_t pot = game->bet * game->players;
    int64_t won = (int64_t)XP_A_PLAYER * game->players;
    if (game->pairs)
        won /= 2;
    int64_t odd = sharing > 0 ? pot % sharing : 0;
    for (int s = 1; s <= game->players; s++) {
        const struct ranking_seat *seat = &game->seat[s];
        if (seat->left) {
            out[s].outcome = -1;
        } else if (seat->won) {
            out[s].xp = game->tie ? 0 : won;
            out[s].outcome = game->tie ? 0 : 1;
            out[s].chips = pot / sharing + odd; /* RK-D12: odd chips go to the lowest seat */
            odd = 0;
        } else if (!game->only_last_loses || seat->place == last) {
            out[s].xp = XP_LOST;
            out[s].outcome = -1;
        }
    }
}

int64_t ranking_leave(bool penalized, bool cancelled)
{
    if (penalized)
        return XP_PENALTY;
    return cancelled ? 0 : XP_LOST;
}

bool ranking_penalized(int asked, int penalize)
{
    return 2 * penalize > asked;
}

bool ranking_same_address(const char *a, const char *b, const char *exempt)
{
    char one[NETWORK_TEXT_MAX], other[NETWORK_TEXT_MAX];
    struct network x, y;
    if (a[0] == '\0' || b[0] == '\0')
        return false;
    /* Link-local addresses are compared without their zone. */
    utf8_copy_part(a, strcspn(a, "%"), one, sizeof(one));
    utf8_copy_part(b, strcspn(b, "%"), other, sizeof(other));
    bool known = network_subscriber(one, &x);
    if (!network_subscriber(other, &y) || !known)
        return strcmp(a, b) == 0;
    return network_equal(&x, &y) && !network_listed(exempt, one) && !network_listed(exempt, other);
}
