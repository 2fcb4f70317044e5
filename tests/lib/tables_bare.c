/*
 * See tables_bare.h.
 */
#include "tables_bare.h"

#include <string.h>

static void count_seed(void *arg, uint8_t out[32])
{
    uint64_t *seeds = arg;

    memset(out, 0, 32);
    ++*seeds;
    memcpy(out, seeds, sizeof(*seeds));
}

static void no_notice(void *arg, int64_t person, const struct notice *notice)
{
    (void)arg, (void)person, (void)notice;
}

static void no_score(void *arg, int64_t account, const char *name, const char *game, int64_t xp,
                     int outcome, int games, int64_t at_ms)
{
    (void)arg, (void)account, (void)name, (void)game, (void)xp, (void)outcome, (void)games,
        (void)at_ms;
}

static void no_balance(void *arg, int64_t account, int64_t xp, int64_t chips)
{
    (void)arg, (void)account, (void)xp, (void)chips;
}

static int64_t some_chips(void *arg, int64_t account)
{
    (void)arg, (void)account;
    return 1000;
}

static bool always_present(void *arg, int64_t person)
{
    (void)arg, (void)person;
    return true;
}

struct tables_deps tables_bare_deps(const struct clock *clock, struct ids *ids, struct store *store,
                                    uint64_t *seeds)
{
    return (struct tables_deps){.clock = clock,
                                .ids = ids,
                                .store = store,
                                .turn_ms = 60000,
                                .away_ms = 300000,
                                .vote_ms = 60000,
                                .seed = count_seed,
                                .notice = no_notice,
                                .scored = no_score,
                                .balance = no_balance,
                                .chips = some_chips,
                                .present = always_present,
                                .arg = seeds};
}
