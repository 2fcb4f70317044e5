/*
 * See tables_bare.h.
 */
#include "tables_bare.h"

static void count_seed(void *arg, uint8_t out[32])
{
    uint64_t *seeds = arg;

    memset(out, 0, 32);
    ++*seeds;
    memcpy(out, seeds, sizeof(*seeds));
}

static void no_notice(void *arg UNUSED, int64_t person UNUSED, const struct notice *notice UNUSED)
{
}

static void no_score(void *arg UNUSED, int64_t account UNUSED, const char *name UNUSED,
                     const char *game UNUSED, int64_t xp UNUSED, int outcome UNUSED,
                     int games UNUSED, int64_t at_ms UNUSED)
{
}

static void no_balance(void *arg UNUSED, int64_t account UNUSED, int64_t xp UNUSED,
                       int64_t chips UNUSED)
{
}

static int64_t some_chips(void *arg UNUSED, int64_t account UNUSED)
{
    return 1000;
}

static bool always_present(void *arg UNUSED, int64_t person UNUSED)
{
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
