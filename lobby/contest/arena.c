/* Arena cups (CU-D9, CU-D10). */
#include "arena.h"

enum {
    RECENT = 3,    /* how many of an entrant's last games count as recent */
    WINDOW = 64,   /* how many of those who wait are looked at for a table */
    CLASH = 100000 /* what it costs to seat two together who share an address */
};

int arena_standings(const struct draw *draw, struct draw_standing *out)
{
    uint8_t streak[DRAW_ENTRANTS_MAX] = {0};
    int32_t met[DRAW_ENTRANTS_MAX] = {0};
    draw_standings(draw, out);
    for (int i = 0; i < draw->tables; i++) {
        const struct draw_table *table = &draw->table[i];
        for (int seat = 0; seat < table->seats && table->state == DRAW_PLAYED; seat++) {
            int entrant = table->entrant[seat], better = 0, equal = 0;
            for (int k = 0; k < table->seats; k++) {
                better += table->place[k] < table->place[seat];
                equal += table->place[k] == table->place[seat];
            }
            bool won = better + equal == 1;
            /* Seats with the same place share their points. */
            int64_t points = (int64_t)DRAW_POINT * (table->seats - better - 1) -
                             (int64_t)DRAW_POINT * (equal - 1) / 2;
            if (draw->winner_only)
                points = better ? 0 : (int64_t)DRAW_POINT * (table->seats - 1) / equal;
            out[entrant].points += points * (streak[entrant] >= 2 ? 2 : 1);
            streak[entrant] = !won ? 0 : streak[entrant] < 2 ? streak[entrant] + 1 : 2;
            out[entrant].lit = streak[entrant] >= 2;
            out[entrant].won += won;
            out[entrant].played++;
            for (int k = 0; k < table->seats; k++)
                if (k != seat) {
                    out[entrant].tie[1] += draw->entrant[table->entrant[k]].rating;
                    met[entrant]++;
                }
        }
    }
    for (int i = 0; i < draw->entrants; i++) {
        out[i].tie[0] = out[i].won;
        out[i].tie[1] = met[i] ? out[i].tie[1] / met[i] : 0;
    }
    return draw_rank(out, draw->entrants);
}

/* Who waits, and what the cost of seating two of them together depends on. */
struct pool {
    const struct draw *draw;
    uint16_t rank[DRAW_ENTRANTS_MAX];
    int32_t recent[DRAW_ENTRANTS_MAX][RECENT]; /* the last tables, newest first; -1: none */
    struct arena_waiting waiting[DRAW_ENTRANTS_MAX];
    int n;
};

static int arena_by_wait(const void *a, const void *b)
{
    const struct arena_waiting *x = a, *y = b;
    if (x->ms != y->ms)
        return x->ms > y->ms ? -1 : 1;
    return x->entrant - y->entrant;
}

/* How many games ago `a` met `b`: 0 is the last game; RECENT: in none of the recent ones. */
static int arena_met_back(const struct pool *pool, int a, int b)
{
    for (int i = 0; i < RECENT && pool->recent[a][i] >= 0; i++) {
        const struct draw_table *table = &pool->draw->table[pool->recent[a][i]];
        for (int k = 0; k < table->seats; k++)
            if (table->entrant[k] == b)
                return i;
    }
    return RECENT;
}

/* How many games ago the two met, counted in the games of whichever gives the smaller number. */
static int arena_met_lately(const struct pool *pool, int a, int b)
{
    int back = arena_met_back(pool, a, b), other = arena_met_back(pool, b, a);
    return other < back ? other : back;
}

static int64_t arena_cost(const struct pool *pool, int a, int b)
{
    const struct draw *draw = pool->draw;
    int back = arena_met_lately(pool, a, b);
    int64_t rating = (int64_t)draw->entrant[a].rating - draw->entrant[b].rating;
    return (back == 0       ? 1000
            : back < RECENT ? 300
                            : 0) +
           abs(pool->rank[a] - pool->rank[b]) * 10 + (rating < 0 ? -rating : rating) / 10 +
           (draw_share_address(draw, a, b) ? CLASH : 0);
}

static void arena_pool_fill(struct pool *pool, const struct draw *draw,
                            const struct arena_waiting *waiting, int n)
{
    struct draw_standing standing[DRAW_ENTRANTS_MAX];
    uint8_t known[DRAW_ENTRANTS_MAX] = {0};
    pool->draw = draw;
    arena_standings(draw, standing);
    for (int i = 0; i < draw->entrants; i++)
        pool->rank[standing[i].entrant] = standing[i].place;
    memset(pool->recent, -1, sizeof(pool->recent));
    for (int i = draw->tables - 1; i >= 0; i--)
        for (int k = 0; k < draw->table[i].seats; k++) {
            int entrant = draw->table[i].entrant[k];
            if (known[entrant] < RECENT)
                pool->recent[entrant][known[entrant]++] = i;
        }
    pool->n = 0;
    for (int i = 0; i < n; i++)
        if (!draw->entrant[waiting[i].entrant].out)
            pool->waiting[pool->n++] = waiting[i];
    qsort(pool->waiting, (size_t)pool->n, sizeof(pool->waiting[0]), arena_by_wait);
}

/* Whether two of those who are picked met in the last game of one of them. */
static bool arena_meet_again(const struct pool *pool, const int *picked, int n)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++)
            if (arena_met_lately(pool, pool->waiting[picked[i]].entrant,
                                 pool->waiting[picked[k]].entrant) == 0)
                return true;
    return false;
}

/* Fills a table around pool->waiting[head], each time with whoever adds the least cost. Returns
 * false and takes nobody if no table can be formed yet. */
static bool arena_seat_table(struct pool *pool, int head, struct draw_table *table)
{
    int64_t sum[WINDOW] = {0};
    int picked[DRAW_SEATS_MAX] = {head};
    bool taken[WINDOW] = {false}, late = pool->waiting[head].ms >= ARENA_PATIENCE;
    int have = pool->n - head, want = pool->draw->seats;
    if (have < want && late && want > 2)
        want--;
    if (have < want)
        return false;
    int window = have - 1 < WINDOW ? have - 1 : WINDOW;
    *table = draw_table(1, want);
    for (int seat = 0; seat < want - 1; seat++) {
        int best = -1;
        for (int i = 0; i < window; i++) {
            if (taken[i])
                continue;
            sum[i] += arena_cost(pool, pool->waiting[picked[seat]].entrant,
                                 pool->waiting[head + 1 + i].entrant);
            if (best < 0 || sum[i] < sum[best])
                best = i;
        }
        table->unranked |= sum[best] >= CLASH;
        taken[best] = true;
        picked[seat + 1] = head + 1 + best;
    }
    if (table->unranked && !late)
        return false;
    if (pool->waiting[head].ms < ARENA_CHOOSY && arena_meet_again(pool, picked, want))
        return false;
    for (int i = 0; i < want; i++)
        table->entrant[i] = pool->waiting[picked[i]].entrant;
    for (int i = window - 1; i >= 0; i--)
        if (taken[i])
            XREMOVE(pool->waiting, pool->n, head + 1 + i);
    XREMOVE(pool->waiting, pool->n, head);
    return true;
}

int arena_draw(const struct draw *draw, const struct arena_waiting *waiting, int n,
               struct draw_table *out)
{
    struct pool pool;
    struct rng rng;
    int tables = 0;
    arena_pool_fill(&pool, draw, waiting, n);
    draw_rng(draw, draw->tables + 1, &rng);
    for (int head = 0; head < pool.n;) {
        struct draw_table *table = &out[tables];
        if (!arena_seat_table(&pool, head, table)) {
            head++;
            continue;
        }
        draw_shuffle(table->entrant, table->seats, &rng);
        tables++;
    }
    return tables;
}
