/* Duplicate cups (CU-D15). */
#include "duplicate.h"

enum { TRIES = 48, PASSES = 4, CLASH = 10000, MET = 10, SAT = 6 };

/* What the drawing of a round knows of earlier rounds. */
struct hall {
    const struct draw *draw;
    uint8_t *met;                                   /* how often each pair has met */
    uint8_t sat[DRAW_ENTRANTS_MAX][DRAW_SEATS_MAX]; /* how often each entrant has sat in each
                                                       seat */
    uint8_t out[DRAW_ENTRANTS_MAX];                 /* how often each entrant has sat out */
    uint16_t order[DRAW_ENTRANTS_MAX];              /* who sits where: table by table, seat by
                                                       seat */
    int n;
};

static int duplicate_cost(const struct hall *hall, int at, int entrant)
{
    int seats = hall->draw->seats, seat = at % seats, first = at - seat;
    int sat = hall->sat[entrant][seat], sum = SAT * sat * sat;
    uint32_t address = hall->draw->entrant[entrant].address;
    for (int i = first; i < first + seats; i++) {
        if (i == at)
            continue;
        int met = hall->met[entrant * hall->draw->entrants + hall->order[i]];
        sum += MET * met * met;
        if (address && hall->draw->entrant[hall->order[i]].address == address)
            sum += CLASH;
    }
    return sum;
}

static int duplicate_pair_cost(const struct hall *hall, int a, int b)
{
    return duplicate_cost(hall, a, hall->order[a]) + duplicate_cost(hall, b, hall->order[b]);
}

static void duplicate_swap(struct hall *hall, int a, int b)
{
    uint16_t entrant = hall->order[a];
    hall->order[a] = hall->order[b];
    hall->order[b] = entrant;
}

static void duplicate_improve(struct hall *hall, int seated, struct rng *rng)
{
    for (int i = 0; i < seated * PASSES; i++)
        for (int k = 0; k < TRIES && duplicate_cost(hall, i % seated, hall->order[i % seated]);
             k++) {
            int a = i % seated, b = (int)rng_below(rng, (uint32_t)seated);
            int before = duplicate_pair_cost(hall, a, b);
            duplicate_swap(hall, a, b);
            if (duplicate_pair_cost(hall, a, b) > before)
                duplicate_swap(hall, a, b);
        }
}

/* Puts those who play in a random order, with those who have sat out least at the end. */
static void duplicate_line_up(struct hall *hall, struct rng *rng)
{
    for (int i = 0; i < hall->draw->entrants; i++)
        if (!hall->draw->entrant[i].out)
            hall->order[hall->n++] = (uint16_t)i;
    draw_shuffle(hall->order, hall->n, rng);
    int over = hall->n % hall->draw->seats;
    for (int end = hall->n - 1; end >= hall->n - over; end--) {
        int least = end;
        for (int i = 0; i < end; i++)
            if (hall->out[hall->order[i]] < hall->out[hall->order[least]])
                least = i;
        duplicate_swap(hall, least, end);
    }
}

static void duplicate_write_tables(const struct hall *hall, int round, int full, int tables,
                                   struct draw_table *out)
{
    int seats = hall->draw->seats;
    for (int i = 0; i < tables; i++) {
        out[i] = draw_table(round, i < full ? seats : 1);
        out[i].deal = i < full ? (int16_t)(round - 1) : -1;
        out[i].unranked = i < full;
        int first = i < full ? i * seats : full * seats + i - full;
        memcpy(out[i].entrant, hall->order + first, sizeof(out[i].entrant[0]) * out[i].seats);
    }
}

int duplicate_draw(const struct draw *draw, int round, struct draw_table *out)
{
    if (round > draw->rounds)
        return 0;
    for (int i = 0; i < draw->tables; i++)
        if (draw->table[i].round < round && draw->table[i].state == DRAW_OPEN)
            return -1;
    FREED struct hall *hall = xcalloc(1, sizeof(*hall));
    struct rng rng;
    hall->draw = draw;
    hall->met = xcalloc((size_t)draw->entrants + 1, (size_t)draw->entrants + 1);
    for (int i = 0; i < draw->tables; i++) {
        const struct draw_table *table = &draw->table[i];
        if (table->round >= round)
            continue;
        hall->out[table->entrant[0]] += table->seats == 1;
        for (int a = 0; a < table->seats && table->seats > 1; a++) {
            hall->sat[table->entrant[a]][a]++;
            for (int b = 0; b < table->seats; b++)
                hall->met[table->entrant[a] * draw->entrants + table->entrant[b]] += b != a;
        }
    }
    draw_rng(draw, round, &rng);
    duplicate_line_up(hall, &rng);
    int full = hall->n / draw->seats, tables = full + hall->n % draw->seats;
    if (full) {
        duplicate_improve(hall, full * draw->seats, &rng);
        duplicate_write_tables(hall, round, full, tables, out);
    }
    free(hall->met);
    return full ? tables : 0;
}

static int duplicate_compare(const struct draw_table *a, const struct draw_table *b, int seat)
{
    if (a->place[seat] != b->place[seat])
        return a->place[seat] < b->place[seat] ? 1 : -1;
    return (a->cards[seat] < b->cards[seat]) - (a->cards[seat] > b->cards[seat]);
}

/* Adds what one seat's result scores against the same seat of the other tables with this deal.
 * Until all are added, tie[1] counts the results that had another to be compared with. */
static void duplicate_add_share(const struct draw *draw, const struct draw_table *table, int seat,
                                struct draw_standing *line)
{
    int64_t halves = 0, others = 0;
    for (int i = 0; i < draw->tables; i++) {
        const struct draw_table *other = &draw->table[i];
        if (other == table || other->deal != table->deal || other->seats != table->seats ||
            other->state != DRAW_PLAYED)
            continue;
        halves += 1 + duplicate_compare(table, other, seat);
        others++;
    }
    line->played++;
    line->won += table->place[seat] == 1;
    if (!others)
        return;
    line->points += halves * 50 * DRAW_POINT / others;
    line->tie[1]++;
}

int duplicate_standings(const struct draw *draw, struct draw_standing *out)
{
    draw_standings(draw, out);
    for (int i = 0; i < draw->tables; i++) {
        const struct draw_table *table = &draw->table[i];
        out[table->entrant[0]].byes += table->seats == 1;
        for (int k = 0; k < table->seats && table->deal >= 0 && table->state == DRAW_PLAYED; k++)
            duplicate_add_share(draw, table, k, &out[table->entrant[k]]);
    }
    for (int i = 0; i < draw->entrants; i++) {
        out[i].points = out[i].tie[1] ? out[i].points / out[i].tie[1] : 0;
        out[i].tie[0] = out[i].won;
        out[i].tie[1] = 0;
    }
    return draw_rank(out, draw->entrants);
}
