/* Swiss rounds (CU-D11 to CU-D14): scores, standings, and the search for a drawing. */
#include "swiss.h"

/* ---- Scores ---- */

enum { WIN = 4 * DRAW_POINT };

/* Counts how many seats are better than this one, and how many tie with it, itself included. */
static void swiss_standing_of(const struct draw *draw, const struct draw_table *t, int seat,
                              int *better, int *equal)
{
    *better = *equal = 0;
    if (t->state == DRAW_VOID)
        *equal = t->seats;
    for (int s = 0; s < t->seats && t->state != DRAW_VOID; s++) {
        *better += t->place[s] < t->place[seat];
        *equal += t->place[s] == t->place[seat];
    }
    if (draw->winner_only && *better > 0)
        *equal = t->seats - *better;
}

/* Works out what a seat at a table of two or more scores (CU-D11). */
static int64_t swiss_seat_score(const struct draw *draw, const struct draw_table *t, int seat)
{
    int better, equal;
    swiss_standing_of(draw, t, seat, &better, &equal);
    if (draw->winner_only)
        return better ? 0 : WIN / equal;
    return (int64_t)WIN * (2 * (t->seats - better) - equal - 1) / (2 * (t->seats - 1));
}

static int swiss_by_value(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static int64_t swiss_median(const struct draw *draw, int round)
{
    FREED int64_t *all = xcalloc((size_t)draw->tables * DRAW_SEATS_MAX + 1, sizeof(*all));
    size_t n = 0;
    for (int i = 0; i < draw->tables; i++) {
        const struct draw_table *t = draw->table + i;
        for (int s = 0; t->round == round && t->state != DRAW_OPEN && t->seats > 1 && s < t->seats;
             s++)
            all[n++] = swiss_seat_score(draw, t, s);
    }
    qsort(all, n, sizeof(*all), swiss_by_value);
    return n ? (all[(n - 1) / 2] + all[n / 2]) / 2 : 0;
}

/* Fills in, by entrant, what the rounds before the round `before` have brought. */
static void swiss_scores(const struct draw *draw, int before, struct draw_standing *score)
{
    draw_standings(draw, score);
    for (int i = 0; i < draw->tables; i++) {
        const struct draw_table *t = draw->table + i;
        if (t->round >= before)
            continue;
        if (t->seats == 1) {
            score[t->entrant[0]].points += swiss_median(draw, t->round);
            score[t->entrant[0]].byes++;
            continue;
        }
        for (int s = 0; t->state != DRAW_OPEN && s < t->seats; s++) {
            struct draw_standing *own = score + t->entrant[s];
            int better, equal;
            own->points += swiss_seat_score(draw, t, s);
            swiss_standing_of(draw, t, s, &better, &equal);
            own->played += t->state == DRAW_PLAYED;
            own->won += t->state == DRAW_PLAYED && better == 0 && equal == 1;
            own->tie[1] = own->won;
        }
    }
}

/* ---- Standings ---- */

enum { ROUNDS = 256 }; /* the number of a round has 8 bits */
/* Writes how many seats the largest table of each round has. */
static void swiss_largest(const struct draw *draw, int largest[ROUNDS])
{
    memset(largest, 0, ROUNDS * sizeof(*largest));
    for (int i = 0; i < draw->tables; i++)
        if (draw->table[i].seats > largest[draw->table[i].round])
            largest[draw->table[i].round] = draw->table[i].seats;
}

/* Sums up the opponents' points without the lowest (CU-D14). */
static void swiss_buchholz(const struct draw *draw, struct draw_standing *out)
{
    int largest[ROUNDS], wanted = 0;
    swiss_largest(draw, largest);
    FREED int *met = xcalloc((size_t)draw->entrants + 1, sizeof(*met));
    FREED int64_t *lowest = xcalloc((size_t)draw->entrants + 1, sizeof(*lowest));
    for (int i = 0; i < draw->tables; i++) {
        const struct draw_table *t = draw->table + i;
        for (int s = 0; t->state == DRAW_PLAYED && s < t->seats; s++)
            for (int o = 0; o < t->seats; o++) {
                int own = t->entrant[s];
                int64_t points = out[t->entrant[o]].points;
                if (o == s)
                    continue;
                out[own].tie[0] += points;
                if (!met[own] || points < lowest[own])
                    lowest[own] = points;
                met[own]++;
            }
    }
    for (int round = 0; round < ROUNDS; round++)
        wanted += largest[round] ? largest[round] - 1 : 0;
    for (int e = 0; e < draw->entrants; e++) {
        int missing = wanted - met[e];
        int64_t own = out[e].points;
        out[e].tie[0] += missing * own;
        if (wanted > 0)
            out[e].tie[0] -= met[e] && (!missing || lowest[e] < own) ? lowest[e] : own;
    }
}

/* Counts, among entrants who are equal so far, how often each was ahead of another. `rank`: by
 * entrant, the place in `out`. `group`: by place in `out`, the first place that is equal. */
static void swiss_meetings(const struct draw *draw, const int *rank, const int *group,
                           struct draw_standing *out)
{
    for (int i = 0; i < draw->tables; i++) {
        const struct draw_table *t = draw->table + i;
        if (t->state != DRAW_PLAYED)
            continue;
        for (int s = 0; s < t->seats; s++)
            for (int o = 0; o < t->seats; o++) {
                int own = rank[t->entrant[s]], other = rank[t->entrant[o]], better, equal, theirs;
                if (group[own] != group[other])
                    continue;
                swiss_standing_of(draw, t, s, &better, &equal);
                swiss_standing_of(draw, t, o, &theirs, &equal);
                if (draw->winner_only) {
                    better = better > 0;
                    theirs = theirs > 0;
                }
                out[own].tie[2] += (theirs > better) - (theirs < better);
            }
    }
}

int swiss_standings(const struct draw *draw, struct draw_standing *out)
{
    int n = draw->entrants;
    FREED int *rank = xcalloc((size_t)n + 1, sizeof(*rank));
    FREED int *group = xcalloc((size_t)n + 1, sizeof(*group));
    swiss_scores(draw, ROUNDS, out);
    swiss_buchholz(draw, out);
    qsort(out, (size_t)n, sizeof(*out), draw_by_standing);
    for (int i = 0; i < n; i++) {
        rank[out[i].entrant] = i;
        group[i] = i && !draw_compare(out + i - 1, out + i, 2) ? group[i - 1] : i;
    }
    swiss_meetings(draw, rank, group, out);
    qsort(out, (size_t)n, sizeof(*out), draw_by_standing);
    for (int i = 0; i < n; i++)
        out[i].place = (uint16_t)(i + 1);
    return n;
}

/* ---- What a drawing knows ---- */

struct person {
    uint16_t entrant;
    uint16_t lot; /* drawn; orders people who are equal */
    int32_t rating;
    uint32_t address;
    int64_t points;
    int small;                /* how many small tables and byes so far */
    int seat[DRAW_SEATS_MAX]; /* how often they sat in each seat */
    /* For FIDE's rules on colours, at tables of two, where whoever starts is white. */
    int number;         /* FIDE's pairing number, from 1 */
    int games, started; /* `games` played; `started`: games started, less the others */
    uint64_t starts; /* a bit for each game, set if they started; the lowest bit is the last game */
    int wish;        /* 1: to start, -1: not to start, 0: no game yet */
    enum { MILD, STRONG, MUST_BE } strength;
};

/* Compared in this order, so that sums keep the order of the costs (CU-D12). */
struct cost {
    int64_t hard; /* addresses, small tables, repeats, starts that must be, bye */
    int64_t soft; /* spread, starts */
};
/* Where the parts of `hard` and `soft` begin, in bits. Each has room for the sum over all tables
 * of DRAW_ENTRANTS_MAX people. */
enum { BYE = 0, MUST = 10, REPEAT = 20, SMALL = 36, ADDRESS = 50, SPREAD = 16 };

struct swiss_table {
    int seats;
    int at; /* the place of its first person in `seated` */
    struct cost cost;
};

struct swiss {
    struct rng rng;
    int round, n, tables;
    bool small_round, done;
    bool odd_starts; /* if neither of two has played, the higher one starts if its number
                        is odd; else if it is even */
    uint8_t *met;    /* how often each pair has met, n * n */
    struct person person[DRAW_ENTRANTS_MAX]; /* by points, then rating, then who joined */
    struct swiss_table table[DRAW_ENTRANTS_MAX];
    uint16_t seated[DRAW_ENTRANTS_MAX]; /* persons, table by table */
    uint16_t table_of[DRAW_ENTRANTS_MAX], place_of[DRAW_ENTRANTS_MAX];
    /* The search: a ring of the persons who may find a better place, and what a kick may have to
     * go back to. */
    uint16_t ring[DRAW_ENTRANTS_MAX];
    bool waits[DRAW_ENTRANTS_MAX];
    int first, waiting;
    int64_t left; /* how many more swaps the search may try */
    struct cost now, kept;
    uint16_t best[DRAW_ENTRANTS_MAX]; /* `seated` when it cost `kept` */
};

enum {
    STEP = 6000,   /* how many swaps a step tries; a swap at large tables counts as several */
    SEARCH = 1400, /* how many swaps the whole search tries for each person */
    TINY = 60000,  /* the whole search tries at least this many */
    KICKED = 3     /* the most swaps of a kick */
};

static int swiss_by_rank(const void *a, const void *b)
{
    const struct person *x = a, *y = b;
    if (x->points != y->points)
        return x->points > y->points ? -1 : 1;
    if (x->rating != y->rating)
        return x->rating > y->rating ? -1 : 1;
    return (int)x->entrant - (int)y->entrant;
}

static int swiss_by_lot(const void *a, const void *b)
{
    const struct person *x = a, *y = b;
    if (x->points != y->points)
        return x->points > y->points ? -1 : 1;
    return (int)x->lot - (int)y->lot;
}

/* Works out FIDE's preference for a colour. It is absolute (MUST_BE) after two games more on one
 * side than on the other, or two in a row on one side. It is strong after one game more. Otherwise
 * it is mild, and for the side that the person did not have last. */
static void swiss_wish_of(struct person *p)
{
    bool last = p->starts & 1, twice = p->games > 1 && (p->starts >> 1 & 1) == last;
    if (p->games == 0)
        return;
    p->strength = abs(p->started) > 1 || twice ? MUST_BE : p->started != 0 ? STRONG : MILD;
    if (abs(p->started) > 1 || (!twice && p->started != 0))
        p->wish = p->started > 0 ? -1 : 1;
    else
        p->wish = last ? -1 : 1;
}

static void swiss_history(struct swiss *s, const struct draw *draw, int *index)
{
    int largest[ROUNDS];
    swiss_largest(draw, largest);
    for (int e = 0; e < draw->entrants; e++)
        index[e] = -1;
    for (int p = 0; p < s->n; p++)
        index[s->person[p].entrant] = p;
    for (int round = 1; round < s->round; round++)
        for (int i = 0; i < draw->tables; i++) {
            const struct draw_table *t = draw->table + i;
            for (int a = 0; t->round == round && a < t->seats; a++) {
                int own = index[t->entrant[a]];
                if (own < 0)
                    continue;
                struct person *p = s->person + own;
                p->small += t->seats < largest[round];
                if (t->state == DRAW_VOID || t->seats == 1)
                    continue;
                p->seat[a]++;
                p->games++;
                p->starts = p->starts << 1 | (a == 0);
                p->started += a == 0 ? 1 : -1;
                for (int b = 0; b < t->seats; b++)
                    if (b != a && index[t->entrant[b]] >= 0)
                        s->met[own * s->n + index[t->entrant[b]]]++;
            }
        }
    for (int i = 0; i < s->n; i++)
        swiss_wish_of(s->person + i);
}

/* Works out what a table with these people costs. */
static struct cost swiss_cost_of(const struct swiss *s, const uint16_t *who, int seats)
{
    struct cost cost = {0, 0};
    int64_t sum = 0, squares = 0, address = 0, repeats = 0, small = 0;
    int fewest = s->person[who[0]].seat[0];
    for (int i = 0; i < seats; i++) {
        const struct person *p = s->person + who[i];
        const uint8_t *met = s->met + (size_t)who[i] * (size_t)s->n;
        int64_t points = p->points;
        sum += points;
        squares += points * points;
        small += p->small;
        fewest = p->seat[0] < fewest ? p->seat[0] : fewest;
        for (int j = 0; j < i; j++) {
            repeats += met[who[j]];
            address += p->address && p->address == s->person[who[j]].address;
        }
    }
    cost.hard = address << ADDRESS | repeats << REPEAT;
    if (s->small_round && seats < s->table[0].seats)
        cost.hard += small << SMALL;
    if (seats == 1)
        cost.hard += (int64_t)(s->n - 1 - who[0]) << BYE;
    if (seats == 2 && s->table[0].seats == 2 && s->person[who[0]].strength == MUST_BE &&
        s->person[who[1]].strength == MUST_BE && s->person[who[0]].wish == s->person[who[1]].wish)
        cost.hard += (int64_t)1 << MUST;
    cost.soft = (int64_t)((uint64_t)(seats * squares - sum * sum) << SPREAD) + fewest;
    return cost;
}

static struct cost swiss_added(struct cost a, struct cost b, int times)
{
    return (struct cost){a.hard + times * b.hard, a.soft + times * b.soft};
}

static bool swiss_less(struct cost a, struct cost b)
{
    return a.hard != b.hard ? a.hard < b.hard : a.soft < b.soft;
}

/* ---- Before the search ---- */

/* Reads who sits where, and what it costs, from `seated`. */
static void swiss_refresh(struct swiss *s)
{
    s->now = (struct cost){0, 0};
    for (int i = 0; i < s->tables; i++) {
        struct swiss_table *t = s->table + i;
        for (int k = t->at; k < t->at + t->seats; k++) {
            s->table_of[s->seated[k]] = (uint16_t)i;
            s->place_of[s->seated[k]] = (uint16_t)k;
        }
        t->cost = swiss_cost_of(s, s->seated + t->at, t->seats);
        s->now = swiss_added(s->now, t->cost, 1);
    }
}

static void swiss_seat_all(struct swiss *s, int wanted)
{
    int tables = (s->n + wanted - 1) / wanted;
    int large = s->n % tables ? s->n % tables : tables;
    FREED struct person *order = xcalloc((size_t)s->n, sizeof(*order));
    s->tables = tables;
    s->small_round = large < tables;
    for (int p = 0; p < s->n; p++) {
        order[p] = s->person[p];
        order[p].entrant = (uint16_t)p;
    }
    qsort(order, (size_t)s->n, sizeof(*order), swiss_by_lot);
    for (int i = 0; i < s->n; i++)
        s->seated[i] = order[i].entrant;
    for (int i = 0, at = 0; i < tables; at += s->table[i++].seats) {
        s->table[i].seats = s->n / tables + (s->n % tables && i < large);
        s->table[i].at = at;
    }
    swiss_refresh(s);
}

static void swiss_keep(struct swiss *s)
{
    memcpy(s->best, s->seated, (size_t)s->n * sizeof(*s->best));
    s->kept = s->now;
}

/* Goes back to the places that were kept if they cost less than the present ones; otherwise keeps
 * the present ones. */
static void swiss_settle(struct swiss *s)
{
    if (swiss_less(s->kept, s->now)) {
        memcpy(s->seated, s->best, (size_t)s->n * sizeof(*s->best));
        swiss_refresh(s);
    }
    swiss_keep(s);
}

static void swiss_wake(struct swiss *s, int p)
{
    if (s->waits[p])
        return;
    s->waits[p] = true;
    s->ring[(s->first + s->waiting++) % s->n] = (uint16_t)p;
}

/* Numbers people by rating. Those who joined late come after all others, so that nobody's number
 * changes later. */
static void swiss_number(struct swiss *s, const struct draw *draw)
{
    struct rng rng;
    draw_rng(draw, 0, &rng);
    s->odd_starts = rng_below(&rng, 2) == 1;
    for (int i = 0; i < s->n; i++) {
        int own = s->person[i].entrant;
        const struct draw_entrant *e = draw->entrant + own;
        s->person[i].number = 1;
        for (int other = 0; other < draw->entrants; other++) {
            const struct draw_entrant *o = draw->entrant + other;
            bool before = o->from != e->from       ? o->from < e->from
                          : o->rating != e->rating ? o->rating > e->rating
                                                   : other < own;
            s->person[i].number += before;
        }
    }
}

struct swiss *swiss_new(const struct draw *draw, int round)
{
    struct swiss *s = xcalloc(1, sizeof(*s));
    const size_t room = (size_t)draw->entrants + 1;
    FREED struct draw_standing *score = xcalloc(room, sizeof(*score));
    FREED int *index = xcalloc(room, sizeof(*index));
    swiss_scores(draw, round, score);
    draw_rng(draw, round, &s->rng);
    s->round = round;
    for (int e = 0; e < draw->entrants; e++) {
        const struct draw_entrant *entrant = draw->entrant + e;
        if (!entrant->out && entrant->from <= round)
            s->person[s->n++] = (struct person){.entrant = (uint16_t)e,
                                                .rating = entrant->rating,
                                                .address = entrant->address,
                                                .points = score[e].points};
    }
    swiss_number(s, draw);
    qsort(s->person, (size_t)s->n, sizeof(*s->person), swiss_by_rank);
    for (int i = 0; i < s->n; i++)
        s->best[i] = (uint16_t)i;
    draw_shuffle(s->best, s->n, &s->rng);
    for (int i = 0; i < s->n; i++)
        s->person[i].lot = s->best[i];
    s->met = xcalloc((size_t)s->n * (size_t)s->n + 1, sizeof(*s->met));
    swiss_history(s, draw, index);
    if (s->n > 1)
        swiss_seat_all(s, draw->seats);
    s->done = s->tables < 2;
    swiss_keep(s);
    s->left = (int64_t)SEARCH * s->n > TINY ? (int64_t)SEARCH * s->n : TINY;
    for (int p = 0; p < s->n; p++)
        swiss_wake(s, s->seated[p]);
    return s;
}

/* ---- The search ---- */

/* Lets two people of different tables change places, and leaves the costs as they are. */
static void swiss_exchange(struct swiss *s, int a, int b)
{
    uint16_t place = s->place_of[a], table = s->table_of[a];
    s->place_of[a] = s->place_of[b];
    s->table_of[a] = s->table_of[b];
    s->place_of[b] = place;
    s->table_of[b] = table;
    s->seated[s->place_of[a]] = (uint16_t)a;
    s->seated[s->place_of[b]] = (uint16_t)b;
}

/* Lets two people of different tables change places. Returns by how much the cost grows. */
static struct cost swiss_swap(struct swiss *s, int a, int b)
{
    struct swiss_table *x = s->table + s->table_of[a], *y = s->table + s->table_of[b];
    struct cost old = swiss_added(x->cost, y->cost, 1);
    swiss_exchange(s, a, b);
    x->cost = swiss_cost_of(s, s->seated + x->at, x->seats);
    y->cost = swiss_cost_of(s, s->seated + y->at, y->seats);
    struct cost more = swiss_added(swiss_added(x->cost, y->cost, 1), old, -1);
    s->now = swiss_added(s->now, more, 1);
    return more;
}

static void swiss_wake_table(struct swiss *s, int table)
{
    for (int i = 0; i < s->table[table].seats; i++)
        swiss_wake(s, s->seated[s->table[table].at + i]);
}

/* Swaps two people. Everybody at both tables will look around again. */
static void swiss_swap_wake(struct swiss *s, int a, int b)
{
    swiss_swap(s, a, b);
    swiss_wake_table(s, s->table_of[a]);
    swiss_wake_table(s, s->table_of[b]);
}

/* Tries all swaps with one person, and makes the one that lowers the cost most, if any does. */
static void swiss_look_around(struct swiss *s, int p)
{
    struct cost best = {0, 0};
    int with = -1;
    for (int q = 0; q < s->n; q++) {
        if (s->table_of[q] == s->table_of[p])
            continue;
        struct swiss_table x = s->table[s->table_of[p]], y = s->table[s->table_of[q]];
        struct cost now = s->now, more = swiss_swap(s, p, q);
        swiss_exchange(s, p, q);
        s->table[s->table_of[p]] = x;
        s->table[s->table_of[q]] = y;
        s->now = now;
        if (swiss_less(more, best)) {
            best = more;
            with = q;
        }
    }
    s->left -= s->n * (1 + s->table[0].seats * s->table[0].seats / 16);
    if (with >= 0)
        swiss_swap_wake(s, p, with);
}

/* Called when no swap helps any more. Keeps what the search has found if that is no worse, or else
 * goes back. Then changes a few places at random. */
static void swiss_kick(struct swiss *s)
{
    swiss_settle(s);
    int a = (int)rng_below(&s->rng, (uint32_t)s->n);
    for (int i = 1 + (int)rng_below(&s->rng, KICKED); i > 0; i--) {
        int b = (int)rng_below(&s->rng, (uint32_t)s->n);
        if (s->table_of[a] == s->table_of[b])
            continue;
        swiss_swap_wake(s, a, b);
        a = b;
    }
    s->left--;
}

bool swiss_step(struct swiss *s)
{
    for (int64_t until = s->left - STEP; !s->done && s->left > until;) {
        if (s->waiting) {
            int p = s->ring[s->first];
            s->first = (s->first + 1) % s->n;
            s->waiting--;
            s->waits[p] = false;
            swiss_look_around(s, p);
        } else if (s->left > 0) {
            swiss_kick(s);
        } else {
            swiss_settle(s);
            s->done = true;
        }
    }
    return s->done;
}

/* ---- Seats ---- */

/* Whether `p` starts against `q`, by FIDE's rules on colours. `p` is the one who ranks higher. */
static bool swiss_starts(const struct swiss *s, const struct person *p, const struct person *q)
{
    if (p->wish != q->wish)
        return p->wish > q->wish;
    if (p->wish == 0)
        return (p->number % 2 == 1) == s->odd_starts;
    if (p->strength != q->strength)
        return (p->strength > q->strength) == (p->wish > 0);
    if (p->strength == MUST_BE && abs(p->started) != abs(q->started))
        return (abs(p->started) > abs(q->started)) == (p->wish > 0);
    for (int i = 0; i < p->games && i < q->games && i < 64; i++)
        if ((p->starts >> i & 1) != (q->starts >> i & 1))
            return q->starts >> i & 1;
    return p->wish > 0;
}

static void swiss_take_two_seats(const struct swiss *s, const uint16_t *who, uint16_t *out)
{
    const struct person *p = s->person + who[0], *q = s->person + who[1];
    bool higher = p->points != q->points ? p->points > q->points : p->number < q->number;
    bool first = higher ? swiss_starts(s, p, q) : !swiss_starts(s, q, p);
    out[0] = first ? p->entrant : q->entrant;
    out[1] = first ? q->entrant : p->entrant;
}

/* Puts the people of a table into the seats in which they have sat least. Makes the sum of squares
 * as small as possible; the first seat weighs more than all others together. `best`: by set of
 * people who are seated, the least sum. */
static void swiss_take_seats(const struct swiss *s, const uint16_t *who, int seats, uint16_t *out)
{
    enum { SETS = 1 << DRAW_SEATS_MAX, FIRST = 4096 };
    int best[SETS], last[SETS];
    best[0] = 0;
    for (int set = 1; set < 1 << seats; set++) {
        int seat = __builtin_popcount((unsigned)set) - 1;
        best[set] = -1;
        for (int i = 0; i < seats; i++) {
            const struct person *p = s->person + who[i];
            if (!(set & 1 << i))
                continue;
            int cost = best[set & ~(1 << i)] + (2 * p->seat[seat] + 1) * (seat ? 1 : FIRST);
            if (best[set] < 0 || cost < best[set]) {
                best[set] = cost;
                last[set] = i;
            }
        }
    }
    for (int set = (1 << seats) - 1, seat = seats - 1; seat >= 0; seat--) {
        out[seat] = s->person[who[last[set]]].entrant;
        set &= ~(1 << last[set]);
    }
}

static int64_t swiss_highest(const struct swiss *s, int table)
{
    int64_t most = -1;
    for (int i = 0; i < s->table[table].seats; i++) {
        int64_t points = s->person[s->seated[s->table[table].at + i]].points;
        most = points > most ? points : most;
    }
    return s->table[table].seats == 1 ? -1 : most;
}

int swiss_tables(const struct swiss *s, struct draw_table *out)
{
    FREED int *order = xcalloc((size_t)s->tables + 1, sizeof(*order));
    for (int i = 0; i < s->tables; i++) {
        int at = i;
        for (; at > 0 && swiss_highest(s, i) > swiss_highest(s, order[at - 1]); at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    for (int i = 0; i < s->tables; i++) {
        const struct swiss_table *t = s->table + order[i];
        out[i] = draw_table(s->round, t->seats);
        out[i].unranked = t->cost.hard >> ADDRESS > 0;
        if (s->table[0].seats == 2 && t->seats == 2)
            swiss_take_two_seats(s, s->seated + t->at, out[i].entrant);
        else
            swiss_take_seats(s, s->seated + t->at, t->seats, out[i].entrant);
    }
    return s->tables;
}

void swiss_free(struct swiss **swiss)
{
    if (*swiss)
        free((*swiss)->met);
    free(*swiss);
    *swiss = NULL;
}
