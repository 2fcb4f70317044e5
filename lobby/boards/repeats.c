/*
 * See repeats.h. The times of the games never fall. Each list (`newest`) has the games of one hash,
 * and of other hashes with the same last bits, the newest first. So counting stops at the first
 * game that is too old. Old games are removed when the array is full.
 */
#include "repeats.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "mix.h"
#include "xalloc.h"

struct repeats_game {
    uint64_t set;
    int64_t game, at_ms;
    uint32_t before; /* number + 1 of the next older game of the same list; 0: none */
    bool gone;
};

uint64_t repeats_hash(const int64_t *accounts, int n)
{
    uint64_t sum = 0;
    for (int i = 0; i < n; i++)
        sum += mix((uint64_t)accounts[i]);
    return mix(sum + (uint64_t)n);
}

static uint32_t *repeats_newest_of(const struct repeats *c, uint64_t set)
{
    return &c->newest[(uint32_t)set & (c->cap - 1)];
}

static void repeats_game_link(struct repeats *c, uint32_t at)
{
    uint32_t *newest = repeats_newest_of(c, c->game[at].set);
    c->game[at].before = *newest;
    *newest = at + 1;
}

static void repeats_make_room(struct repeats *c)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < c->n; i++)
        if (!c->game[i].gone && c->latest_ms - c->game[i].at_ms < REPEATS_SPAN_MS)
            c->game[kept++] = c->game[i];
    c->n = kept;
    if (c->n >= c->cap / 2) {
        c->cap = c->cap == 0 ? 64 : 2 * c->cap;
        c->game = xreallocarray(c->game, c->cap, sizeof(*c->game));
        c->newest = xreallocarray(c->newest, c->cap, sizeof(*c->newest));
    }
    memset(c->newest, 0, c->cap * sizeof(*c->newest));
    for (uint32_t i = 0; i < c->n; i++)
        repeats_game_link(c, i);
}

void repeats_add(struct repeats *c, uint64_t set, int64_t game, int64_t at_ms)
{
    if (at_ms < c->latest_ms - REPEATS_SPAN_MS) { /* the clock was far ahead: forgets all games */
        c->n = 0;
        c->latest_ms = at_ms;
        memset(c->newest, 0, c->cap * sizeof(*c->newest));
    }
    if (at_ms > c->latest_ms)
        c->latest_ms = at_ms;
    if (c->n == c->cap)
        repeats_make_room(c);
    c->game[c->n] = (struct repeats_game){.set = set, .game = game, .at_ms = c->latest_ms};
    repeats_game_link(c, c->n++);
}

void repeats_remove(struct repeats *c, int64_t game)
{
    for (uint32_t i = c->n; i-- > 0;)
        if (c->game[i].game == game) {
            c->game[i].gone = true;
            return;
        }
}

int repeats_count(const struct repeats *c, uint64_t set, int64_t now_ms)
{
    int n = 0;
    if (now_ms < c->latest_ms - REPEATS_SPAN_MS)
        return 0;
    if (now_ms < c->latest_ms)
        now_ms = c->latest_ms;
    for (uint32_t at = c->cap > 0 ? *repeats_newest_of(c, set) : 0; at != 0;
         at = c->game[at - 1].before) {
        const struct repeats_game *game = &c->game[at - 1];
        if (now_ms - game->at_ms >= REPEATS_SPAN_MS)
            break;
        n += game->set == set && !game->gone;
    }
    return n;
}

void repeats_clear(struct repeats *c)
{
    free(c->game);
    free(c->newest);
    *c = (struct repeats){0};
}
