/*
 * The arithmetic of doc/rules/ranking.md.
 */
#include "ranking.h"

#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>

enum { XP_A_PLAYER = 10, XP_LOST = -10, XP_PENALTY = -20 };

/* RK-D4: the place that loses where only the last one does. Leavers are placed too, so that nobody
 * who stayed pays for one who left. */
static int last_place(const struct ranking_game *game)
{
    int last = 0;
    for (int s = 1; s <= game->players; s++)
        if (game->seat[s].place > last)
            last = game->seat[s].place;
    return last;
}

void ranking_settle(const struct ranking_game *game, struct ranking_share out[GAME_SEATS_MAX + 1])
{
    memset(out, 0, (GAME_SEATS_MAX + 1) * sizeof *out);
    int sharing = 0;
    for (int s = 1; s <= game->players; s++)
        if (game->seat[s].won && !game->seat[s].left)
            sharing++;
    int64_t pot = game->bet * game->players;
    int64_t won = (int64_t)XP_A_PLAYER * game->players;
    if (game->pairs)
        won /= 2;
    int64_t odd = sharing > 0 ? pot % sharing : 0;
    int last = last_place(game);
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

/* An address or a network's: 4 bytes count in IPv4, 16 in IPv6. */
struct network {
    int family;
    uint8_t byte[16];
};

static bool network_parse(const char *text, size_t len, struct network *out)
{
    static const uint8_t mapped[12] = {[10] = 0xff, [11] = 0xff};
    char copy[INET6_ADDRSTRLEN];
    const char *zone = memchr(text, '%', len);
    if (zone != NULL)
        len = (size_t)(zone - text);
    if (len == 0 || len >= sizeof copy)
        return false;
    memcpy(copy, text, len);
    copy[len] = '\0';
    memset(out, 0, sizeof *out);
    out->family = AF_INET;
    if (inet_pton(AF_INET, copy, out->byte) == 1)
        return true;
    if (inet_pton(AF_INET6, copy, out->byte) != 1)
        return false;
    if (memcmp(out->byte, mapped, sizeof mapped) == 0) {
        memmove(out->byte, out->byte + sizeof mapped, 4);
        memset(out->byte + 4, 0, sizeof out->byte - 4);
    } else {
        out->family = AF_INET6;
    }
    return true;
}

static bool same_bits(const uint8_t *a, const uint8_t *b, int bits)
{
    int whole = bits / 8, rest = bits % 8;
    if (memcmp(a, b, (size_t)whole) != 0)
        return false;
    return rest == 0 || ((a[whole] ^ b[whole]) >> (8 - rest)) == 0;
}

static bool exempted(const struct network *address, const char *exempt)
{
    while (exempt != NULL && *exempt != '\0') {
        exempt += strspn(exempt, " \t");
        size_t len = strcspn(exempt, " \t");
        const char *slash = memchr(exempt, '/', len);
        struct network net;
        if (network_parse(exempt, slash ? (size_t)(slash - exempt) : len, &net) &&
            net.family == address->family) {
            int most = net.family == AF_INET ? 32 : 128;
            long bits = slash != NULL ? strtol(slash + 1, NULL, 10) : most;
            if (bits >= 0 && bits <= most && same_bits(net.byte, address->byte, (int)bits))
                return true;
        }
        exempt += len;
    }
    return false;
}

bool ranking_same_address(const char *a, const char *b, const char *exempt)
{
    struct network x, y;
    if (a[0] == '\0' || b[0] == '\0')
        return false;
    bool known = network_parse(a, strlen(a), &x);
    if (!network_parse(b, strlen(b), &y) || !known)
        return strcmp(a, b) == 0;
    if (x.family != y.family || !same_bits(x.byte, y.byte, x.family == AF_INET ? 32 : 64))
        return false;
    return !exempted(&x, exempt) && !exempted(&y, exempt);
}
