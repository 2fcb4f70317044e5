/*
 * How far the drawing of a Swiss round is from the best there is (CU-D12). Draws random cups of 4
 * to 12 people at tables of 2, 3 and 4, and each round also by brute force, over all ways to seat
 * people. For each size it prints how many rounds are as good as the best in all that counts, and
 * how much more the others have than the best, in the order of weight. It fails in two cases:
 *  - a round has a small table, a second meeting or a pair of whom both must start, and the best
 *    round does not;
 *  - fewer than 99 of 100 rounds are as good as the best.
 */
#include <stdio.h>

#include "swiss.h"

enum { PEOPLE = 12, ROUNDS = 6, CUPS = 40, COSTS = 6 };

/* In the order of weight: who had small tables before, meetings before, pairs of whom both must or
 * must not start, how far up the bye is, spread of points, starts of who has the fewest. */
struct cost {
    int64_t of[COSTS];
};

static struct draw_entrant entrant[PEOPLE];
static struct draw_table table[PEOPLE * ROUNDS];
static struct draw draw;

/* What the drawing of a round is told, counted here. */
static struct {
    int met[PEOPLE][PEOPLE], small[PEOPLE], starts[PEOPLE], games[PEOPLE], must[PEOPLE],
        last[PEOPLE], rank[PEOPLE];
    int64_t points[PEOPLE];
} known;

/* ---- What is known ---- */

static void know_table(const struct draw_table *t, int largest)
{
    for (int s = 0; s < t->seats; s++) {
        int own = t->entrant[s];
        known.small[own] += t->seats < largest;
        if (t->seats == 1)
            continue;
        int now = s == 0 ? 1 : -1, twice = known.last[own] == now;
        known.starts[own] += s == 0;
        known.games[own]++;
        int sum = 2 * known.starts[own] - known.games[own];
        known.must[own] = sum > 1 || (twice && now > 0) ? -1 : sum < -1 || twice ? 1 : 0;
        known.last[own] = now;
        for (int o = 0; o < t->seats; o++)
            known.met[own][t->entrant[o]] += o != s;
    }
}

static void know(int round)
{
    struct draw_standing line[PEOPLE];
    memset(&known, 0, sizeof(known));
    for (int r = 1; r < round; r++) {
        int largest = 0;
        for (int i = 0; i < draw.tables; i++)
            if (table[i].round == r && table[i].seats > largest)
                largest = table[i].seats;
        for (int i = 0; i < draw.tables; i++)
            if (table[i].round == r)
                know_table(table + i, largest);
    }
    swiss_standings(&draw, line);
    for (int i = 0; i < draw.entrants; i++)
        known.points[line[i].entrant] = line[i].points;
    for (int a = 0; a < draw.entrants; a++)
        for (int b = 0; b < draw.entrants; b++)
            known.rank[a] += known.points[b] != known.points[a] ? known.points[b] > known.points[a]
                             : entrant[b].rating != entrant[a].rating
                                 ? entrant[b].rating > entrant[a].rating
                                 : b < a;
}

/* ---- What a table costs ---- */

static void add_table(struct cost *cost, const int *who, int seats, int largest)
{
    int fewest = known.starts[who[0]];
    for (int i = 0; i < seats; i++) {
        int own = who[i];
        cost->of[0] += seats < largest ? known.small[own] : 0;
        fewest = known.starts[own] < fewest ? known.starts[own] : fewest;
        for (int k = 0; k < i; k++) {
            int64_t apart = known.points[own] - known.points[who[k]];
            cost->of[1] += known.met[own][who[k]];
            cost->of[4] += apart * apart;
        }
    }
    if (largest == 2 && seats == 2)
        cost->of[2] += known.must[who[0]] != 0 && known.must[who[0]] == known.must[who[1]];
    if (seats == 1)
        cost->of[3] += draw.entrants - 1 - known.rank[who[0]];
    cost->of[5] += fewest;
}

static int compare(const struct cost *a, const struct cost *b)
{
    for (int i = 0; i < COSTS; i++)
        if (a->of[i] != b->of[i])
            return a->of[i] < b->of[i] ? -1 : 1;
    return 0;
}

/* ---- Brute force ---- */

static struct {
    struct cost best;
    bool any;
    int largest, large, small; /* tables that are left of each size */
    bool seated[PEOPLE];
} search;

static void seat_all(struct cost so_far);

/* Fills a table of which `n` sit, with people from `from` on. */
static void seat_table(struct cost so_far, int *who, int n, int seats, int from)
{
    if (n == seats) {
        add_table(&so_far, who, seats, search.largest);
        seat_all(so_far);
        return;
    }
    for (int p = from; p < draw.entrants; p++) {
        if (search.seated[p])
            continue;
        search.seated[p] = true;
        who[n] = p;
        seat_table(so_far, who, n + 1, seats, p + 1);
        search.seated[p] = false;
    }
}

/* Seats the next person without a seat at a large or at a small table. */
static void seat_all(struct cost so_far)
{
    int who[DRAW_SEATS_MAX], first = 0;
    if (search.any && compare(&so_far, &search.best) >= 0)
        return;
    while (first < draw.entrants && search.seated[first])
        first++;
    if (first == draw.entrants) {
        search.best = so_far;
        search.any = true;
        return;
    }
    who[0] = first;
    search.seated[first] = true;
    if (search.large > 0) {
        search.large--;
        seat_table(so_far, who, 1, search.largest, first + 1);
        search.large++;
    }
    if (search.small > 0) {
        search.small--;
        seat_table(so_far, who, 1, search.largest - 1, first + 1);
        search.small++;
    }
    search.seated[first] = false;
}

static struct cost best_cost(void)
{
    int n = draw.entrants, tables = (n + draw.seats - 1) / draw.seats;
    search.any = false;
    search.largest = (n + tables - 1) / tables;
    search.large = n - tables * (search.largest - 1);
    search.small = tables - search.large;
    seat_all((struct cost){{0}});
    return search.best;
}

/* ---- Cups ---- */

struct sum {
    int rounds, best, worse; /* worse in what must not be worse */
    double more[COSTS], all[COSTS];
};

static void round_drawn(int round, struct rng *rng, struct sum *sum)
{
    struct draw_table *t = table + draw.tables;
    struct cost own = {{0}};
    know(round);
    struct swiss *swiss = swiss_new(&draw, round);
    while (!swiss_step(swiss))
        ;
    int n = swiss_tables(swiss, t);
    swiss_free(&swiss);
    struct cost best = best_cost();
    for (int i = 0; i < n; i++) {
        int who[DRAW_SEATS_MAX];
        for (int s = 0; s < t[i].seats; s++)
            who[s] = t[i].entrant[s];
        add_table(&own, who, t[i].seats, search.largest);
    }
    sum->rounds++;
    sum->best += compare(&own, &best) == 0;
    for (int i = 0; i < COSTS; i++) {
        sum->all[i] += (double)best.of[i];
        sum->more[i] += (double)(own.of[i] - best.of[i]);
        if (own.of[i] == best.of[i])
            continue;
        sum->worse += i <= 2 && own.of[i] > best.of[i];
        break; /* what weighs less does not matter then */
    }
    for (int i = 0; i < n; i++) {
        t[i].state = DRAW_PLAYED;
        for (int s = 0; s < t[i].seats; s++)
            t[i].place[s] = (uint8_t)(1 + rng_below(rng, t[i].seats));
    }
    draw.tables += n;
}

static void cup(int number, int people, int seats, struct sum *sum)
{
    struct rng rng;
    draw = (struct draw){.cup = (uint64_t)number,
                         .seats = (uint8_t)seats,
                         .rounds = ROUNDS,
                         .entrant = entrant,
                         .entrants = people,
                         .table = table};
    draw_rng(&draw, 0, &rng);
    for (int e = 0; e < people; e++)
        entrant[e] =
            (struct draw_entrant){.rating = 1000 + (int32_t)rng_below(&rng, 1000), .from = 1};
    for (int round = 1; round <= ROUNDS; round++)
        round_drawn(round, &rng, sum);
}

int main(void)
{
    bool good = true;
    for (int seats = 2; seats <= 4; seats++)
        for (int people = 4; people <= PEOPLE; people++) {
            struct sum sum = {0};
            for (int i = 0; i < CUPS; i++)
                cup(1000 * seats + 50 * people + i, people, seats, &sum);
            printf("%2d people at %d: %d rounds, %.1f %% the best; more small tables %.0f, "
                   "meetings %.0f of %.0f, both start %.0f, bye %.0f, spread %.2f %%, starts %.0f "
                   "of %.0f\n",
                   people, seats, sum.rounds, 100.0 * sum.best / sum.rounds, sum.more[0],
                   sum.more[1], sum.all[1], sum.more[2], sum.more[3],
                   sum.all[4] > 0 ? 100 * sum.more[4] / sum.all[4] : 0, sum.more[5], sum.all[5]);
            good &= sum.worse == 0 && sum.best * 100 >= sum.rounds * 99;
        }
    if (!good)
        printf("MISSED: a round repeats more than it has to, or fewer than 99 %% are the best\n");
    return good ? 0 : 1;
}
