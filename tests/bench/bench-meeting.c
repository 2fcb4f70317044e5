/*
 * How people meet by seeks (ME-D1 to ME-D6): 10, 100 and 1,000 arrivals an hour with tastes drawn
 * at random from a fixed seed, over the search of seeks.h and a virtual clock. One answer in ten to
 * a table that forms does not come. For each: how long those who sat down had waited (median and 95
 * %), how many found nobody while their seek lived, the spread of ratings at a table (median and 95
 * %), and how many of the meetings at tables were with somebody met before on that day.
 */
#include <stdio.h>

#include "map.h"
#include "mix.h"
#include "seeks.h"
#include "stopwatch.h"
#include "xalloc.h"

enum {
    ARRIVALS = 12000,
    PEOPLE_TIMES = 5, /* people there are, times the arrivals an hour */
    STEP_MS = 1000,
    HOUR_MS = 3600000,
    DAY_MS = 24 * HOUR_MS,
    ASK_MS = 20000,
    ANSWER_LEAST = 2000, /* a ready answer takes from this to ANSWER_MOST */
    ANSWER_MOST = 15000,
    MISSING = 10, /* percent of the answers do not come */
    GAME_LEAST = 5 * 60000,
    GAME_MOST = 15 * 60000,
    AGAIN = 40 /* percent of those whose game is over seek again at once */
};

enum state { AWAY, SEEKS, PLAYS };
struct person {
    enum state state;
    int32_t rating;
    char words[80];
    const char *formula;
};

/* A table that forms, or is played at. */
struct forming {
    struct seek_group group;
    int64_t person[GAME_SEATS_MAX];
    int64_t at_ms; /* when all have answered, the time to answer is over, or the game is */
    unsigned missing;
    bool playing;
};

static struct hall {
    struct clock_virtual clock;
    struct seeks *seeks;
    struct person *person; /* from 1 on */
    int people;
    uint64_t drawn;
    struct forming **table;
    size_t tables, room;
    struct map met; /* of the day, by both: a struct meeting */
    int64_t met_day;
    /* figures */
    int64_t *waited, *spread; /* ms, points */
    int nwaited, nspread, unserved, arrivals, meetings, repeated;
} hall;

struct meeting {
    int n;
};

static uint32_t draw(uint32_t below)
{
    return (uint32_t)(mix(++hall.drawn * UINT64_C(0x9e3779b97f4a7c15)) >> 33) % below;
}

static int64_t now(void)
{
    return clock_mono(&hall.clock.clock);
}

/* ---- People ---- */

static void taste(struct person *p)
{
    static const char *const games[] = {"last one", "palace", "switch", "extreme last card",
                                        "exta cards"};
    static const char *const seats[] = {"", "", "2", "2-4", "3", "4"};
    static const char *const terms[] = {"", "", "ranked", "friendly"};
    static const char *const rest[] = {"", "", "", "", "pace=fast", "pace=slow"};
    static const char *const ratings[] = {"", "", "", "rating +-300"};
    static const char *const formulas[] = {"met-today < 3", "ratingdiff > -400",
                                           "conduct >= fair and not provisional"};
    char game[40];
    uint32_t which = draw(10);
    int sum = 0;
    if (which < 2)
        snprintf(game, sizeof(game), "any");
    else if (which < 5)
        snprintf(game, sizeof(game), "%s, %s", games[draw(4)], games[draw(4)]);
    else
        snprintf(game, sizeof(game), "%s", games[draw(8) % 5]);
    snprintf(p->words, sizeof(p->words), "%s %s %s %s %s", game, seats[draw(6)], terms[draw(4)],
             rest[draw(6)], ratings[draw(4)]);
    for (int i = 0; i < 12; i++)
        sum += (int)draw(1000);
    p->rating = 1500 + (sum - 5994) / 5; /* standard deviation 200 */
    p->formula = draw(5) == 0 ? formulas[draw(3)] : NULL;
}

static uint64_t both(int64_t a, int64_t b)
{
    return (uint64_t)(a < b ? a : b) << 32 | (uint64_t)(a < b ? b : a);
}

static bool is_free(void *arg UNUSED, const struct seek *seek UNUSED)
{
    return true;
}

static bool is_barred(void *arg UNUSED, const struct seek *seek UNUSED, int64_t bet UNUSED)
{
    return false;
}

static struct seek_pair pair_of(void *arg UNUSED, int64_t of, int64_t other)
{
    const struct meeting *met = map_get(&hall.met, both(of, other));
    return (struct seek_pair){.met = met ? met->n : 0};
}

static void seek_put(int64_t id)
{
    struct person *p = &hall.person[id];
    struct seek made = {.person = id, .age_days = 400, .conduct = FORMULA_GOOD, .since_ms = now()};
    char why[400];
    const char *no = seek_parse(p->words, &made.words, why, sizeof(why));
    if (no ||
        (p->formula && (no = formulas_set(&made.formulas, 0, p->formula, why, sizeof(why))))) {
        /* games and seats that do not go together: what is left of the wish */
        formulas_clear(&made.formulas);
        snprintf(p->words, sizeof(p->words), "any");
        p->formula = NULL;
        seek_parse(p->words, &made.words, why, sizeof(why));
    }
    made.ends_ms = now() + made.words.for_ms;
    for (int i = 0; i < SEEK_GAMES_MAX; i++)
        made.rating[i] = (struct seek_rating){.shown = p->rating, .games = 30};
    snprintf(made.address, sizeof(made.address), "10.%d.%d.1", (int)(id >> 8), (int)(id & 255));
    p->state = SEEKS;
    hall.arrivals++;
    seeks_put(hall.seeks, &made);
}

/* ---- Tables ---- */

static void form(const struct seek_group *group)
{
    struct forming *f = xcalloc(1, sizeof(*f));
    f->group = *group;
    for (int i = 0; i < group->n; i++) {
        int64_t answers = now() + ANSWER_LEAST + draw(ANSWER_MOST - ANSWER_LEAST);
        bool missing = draw(100) < MISSING;
        f->person[i] = group->member[i]->person;
        f->missing |= (unsigned)missing << i;
        group->member[i]->forming = f;
        answers = missing ? now() + ASK_MS : answers;
        f->at_ms = answers > f->at_ms ? answers : f->at_ms;
    }
    if (hall.tables == hall.room) {
        hall.room = hall.room == 0 ? 64 : 2 * hall.room;
        hall.table = xreallocarray(hall.table, hall.room, sizeof(*hall.table));
    }
    hall.table[hall.tables++] = f;
}

static void meet(int64_t a, int64_t b)
{
    struct meeting *met = map_get(&hall.met, both(a, b));
    hall.meetings++;
    hall.repeated += !!met;
    if (!met) {
        met = xcalloc(1, sizeof(*met));
        map_put(&hall.met, both(a, b), met);
    }
    met->n++;
}

/* All have said yes. */
static void sit(struct forming *f)
{
    int32_t low = INT32_MAX, high = INT32_MIN;
    for (int i = 0; i < f->group.n; i++) {
        struct seek *seek = seeks_of(hall.seeks, f->person[i]);
        const struct person *p = &hall.person[f->person[i]];
        low = p->rating < low ? p->rating : low;
        high = p->rating > high ? p->rating : high;
        hall.waited[hall.nwaited++] = now() - seek->since_ms;
        seeks_drop(hall.seeks, seek);
        hall.person[f->person[i]].state = PLAYS;
        for (int j = 0; j < i; j++)
            meet(f->person[i], f->person[j]);
    }
    hall.spread[hall.nspread++] = high - low;
    f->playing = true;
    f->at_ms = now() + GAME_LEAST + draw(GAME_MOST - GAME_LEAST);
}

/* Who did not answer loses the seek and is gone, the others stay sought. */
static void fail(struct forming *f)
{
    for (int i = 0; i < f->group.n; i++) {
        struct seek *seek = seeks_of(hall.seeks, f->person[i]);
        seek->forming = NULL;
        if ((f->missing >> i & 1) == 0) {
            seeks_again(hall.seeks, seek);
            continue;
        }
        seeks_drop(hall.seeks, seek);
        hall.person[f->person[i]].state = AWAY;
    }
}

static void over(const struct forming *f)
{
    for (int i = 0; i < f->group.n; i++) {
        hall.person[f->person[i]].state = AWAY;
        if (draw(100) < AGAIN)
            seek_put(f->person[i]);
    }
}

static void tables_go_on(void)
{
    for (size_t i = 0; i < hall.tables;) {
        struct forming *f = hall.table[i];
        if (f->at_ms > now()) {
            i++;
        } else if (!f->playing && f->missing == 0) {
            sit(f);
        } else {
            hall.table[i] = hall.table[--hall.tables];
            if (f->playing)
                over(f);
            else
                fail(f);
            free(f);
        }
    }
}

/* ---- Forming ---- */

static void search(void)
{
    struct seek_group group;
    while (seeks_waiting(hall.seeks))
        if (seeks_step(hall.seeks, &group))
            form(&group);
}

static void seeks_end(void)
{
    for (struct seek *seek = seeks_next(hall.seeks, NULL), *next; seek; seek = next) {
        next = seeks_next(hall.seeks, seek);
        if (seek->ends_ms > now() || seek->forming)
            continue;
        hall.person[seek->person].state = AWAY;
        hall.unserved++;
        seeks_drop(hall.seeks, seek);
    }
}

/* ---- Figures ---- */

static double part(int64_t *of, int n, double share)
{
    stopwatch_sort(of, (size_t)n);
    return n == 0 ? 0 : (double)of[(int)(share * (n - 1))];
}

static void tell(int an_hour)
{
    printf("%4d/h  tables %5d  waited %4.0f s, 95 %% %4.0f s  nobody %4.1f %%  spread %3.0f, 95 "
           "%% %3.0f  met before that day %4.1f %%\n",
           an_hour, hall.nspread, part(hall.waited, hall.nwaited, 0.5) / 1000,
           part(hall.waited, hall.nwaited, 0.95) / 1000, 100.0 * hall.unserved / hall.arrivals,
           part(hall.spread, hall.nspread, 0.5), part(hall.spread, hall.nspread, 0.95),
           hall.meetings > 0 ? 100.0 * hall.repeated / hall.meetings : 0);
}

static void run(int an_hour)
{
    hall = (struct hall){.people = PEOPLE_TIMES * an_hour};
    clock_virtual_init(&hall.clock, DAY_MS);
    hall.seeks = seeks_new(&(struct seeks_deps){
        .clock = &hall.clock.clock, .free = is_free, .barred = is_barred, .pair = pair_of});
    hall.person = xcalloc((size_t)hall.people + 1, sizeof(*hall.person));
    hall.waited = xcalloc(2 * ARRIVALS + 1000, sizeof(*hall.waited));
    hall.spread = xcalloc(2 * ARRIVALS + 1000, sizeof(*hall.spread));
    for (int i = 1; i <= hall.people; i++)
        taste(&hall.person[i]);
    while (hall.arrivals < ARRIVALS) {
        clock_virtual_advance(&hall.clock, STEP_MS);
        if (now() / DAY_MS != hall.met_day) {
            map_free_all(&hall.met);
            hall.met_day = now() / DAY_MS;
        }
        tables_go_on();
        seeks_end();
        if (draw(HOUR_MS / STEP_MS) < (uint32_t)an_hour) {
            int64_t id = 1 + draw((uint32_t)hall.people);
            if (hall.person[id].state == AWAY)
                seek_put(id);
        }
        search();
    }
    tell(an_hour);
    while (hall.tables > 0)
        free(hall.table[--hall.tables]);
    free(hall.table);
    map_free_all(&hall.met);
    seeks_free(&hall.seeks);
    free(hall.person);
    free(hall.waited);
    free(hall.spread);
}

int main(void)
{
    static const int rates[] = {10, 100, 1000};
    for (size_t i = 0; i < sizeof(rates) / sizeof(*rates); i++)
        run(rates[i]);
    return 0;
}
