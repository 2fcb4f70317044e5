/* Knock-out cups (CU-D8). */
#include "knockout.h"

/* How many people of a full table go on to the next round. */
static int knockout_advance(const struct draw *draw)
{
    int half = draw->seats / 2;
    return draw->advance && draw->advance < half ? draw->advance : half;
}

/* Whether seat `a` of a table is ahead of seat `b`. */
static bool knockout_seat_before(const struct draw *draw, const struct draw_table *table, int a,
                                 int b)
{
    int x = table->entrant[a], y = table->entrant[b];
    if (table->state == DRAW_PLAYED && table->place[a] != table->place[b])
        return table->place[a] < table->place[b];
    if (table->state == DRAW_PLAYED && table->cards[a] != table->cards[b])
        return table->cards[a] < table->cards[b];
    if (table->state == DRAW_VOID && draw->entrant[x].rating != draw->entrant[y].rating)
        return draw->entrant[x].rating > draw->entrant[y].rating;
    return x < y;
}

/* How many seats of the table are ahead of this one. */
static int knockout_seat_rank(const struct draw *draw, const struct draw_table *table, int seat)
{
    int rank = 0;
    for (int i = 0; i < table->seats; i++)
        rank += i != seat && knockout_seat_before(draw, table, i, seat);
    return rank;
}

/* Works out how many games and byes a round of `players` players has. */
static void knockout_layout(const struct draw *draw, int players, int *games, int *byes)
{
    int seats = draw->seats, go = knockout_advance(draw);
    *byes = 0;
    *games = players > 1;
    if (players <= seats)
        return;
    int next = seats / go * go;
    while (next / go * seats < players)
        next = next / go * seats / go * go;
    *games = (players - next + seats - go - 1) / (seats - go);
    *byes = next - *games * go;
}

static int knockout_last_round(const struct draw *draw)
{
    int last = 0;
    for (int i = 0; i < draw->tables; i++)
        if (draw->table[i].round > last)
            last = draw->table[i].round;
    return last;
}

struct player {
    uint16_t entrant;
    uint8_t byes;
    int32_t rating;
};

static int knockout_by_rating(const void *a, const void *b)
{
    const struct player *x = a, *y = b;
    if (x->rating != y->rating)
        return x->rating > y->rating ? -1 : 1;
    return x->entrant - y->entrant;
}

static int knockout_by_byes(const void *a, const void *b)
{
    const struct player *x = a, *y = b;
    return x->byes != y->byes ? x->byes - y->byes : knockout_by_rating(a, b);
}

static void knockout_player_add(const struct draw *draw, struct player *player, int *n, int entrant)
{
    player[(*n)++] =
        (struct player){.entrant = (uint16_t)entrant, .rating = draw->entrant[entrant].rating};
}

/* Adds those who go on from a table: its best, without those who have withdrawn. */
static void knockout_table_goes_on(const struct draw *draw, const struct draw_table *table,
                                   bool final, struct player *player, int *n)
{
    int left = final || table->seats == 1 ? 1 : knockout_advance(draw);
    for (int rank = 0; rank < table->seats && left; rank++)
        for (int seat = 0; seat < table->seats; seat++)
            if (knockout_seat_rank(draw, table, seat) == rank &&
                !draw->entrant[table->entrant[seat]].out) {
                knockout_player_add(draw, player, n, table->entrant[seat]);
                left--;
            }
}

/* Collects those who play in the round. Returns how many; -1: it cannot be drawn yet. */
static int knockout_gather(const struct draw *draw, int round, struct player *player)
{
    int n = 0, before = 0;
    if (round < 1 || round > knockout_last_round(draw) + 1)
        return -1;
    for (int i = 0; i < draw->tables; i++) {
        if (draw->table[i].round < round && draw->table[i].seats > 1 &&
            draw->table[i].state == DRAW_OPEN)
            return -1;
        before += draw->table[i].round == round - 1;
    }
    for (int i = 0; round == 1 && i < draw->entrants; i++)
        if (!draw->entrant[i].out)
            knockout_player_add(draw, player, &n, i);
    for (int i = 0; i < draw->tables; i++)
        if (draw->table[i].round == round - 1)
            knockout_table_goes_on(draw, &draw->table[i], before == 1, player, &n);
    for (int i = 0; i < draw->tables; i++)
        for (int k = 0; draw->table[i].round < round && draw->table[i].seats == 1 && k < n; k++)
            player[k].byes += player[k].entrant == draw->table[i].entrant[0];
    return n;
}

/* How many at the table, besides `seat`, share the address of `entrant`. */
static int knockout_clashes(const struct draw *draw, const struct draw_table *table, int seat,
                            int entrant)
{
    int n = 0;
    for (int i = 0; i < table->seats; i++)
        n += i != seat && draw_share_address(draw, table->entrant[i], entrant);
    return n;
}

/* Swaps somebody who shares an address at a table with the first player of another table for whom
 * that helps. Looks first among the seats of the same row, whose players are nearest in rating, and
 * then in the rows around it (CU-D5). */
static void knockout_swap_away(const struct draw *draw, struct draw_table *out, int games, int at,
                               int row)
{
    for (int off = 0; off < DRAW_SEATS_MAX * 2; off++) {
        int other = row + (off % 2 ? -(off + 1) / 2 : off / 2);
        for (int k = 0; k < games && other >= 0; k++) {
            if (k == at || other >= out[k].seats)
                continue;
            uint16_t a = out[at].entrant[row], b = out[k].entrant[other];
            if (knockout_clashes(draw, &out[at], row, b) +
                    knockout_clashes(draw, &out[k], other, a) <
                knockout_clashes(draw, &out[at], row, a) +
                    knockout_clashes(draw, &out[k], other, b)) {
                out[at].entrant[row] = b;
                out[k].entrant[other] = a;
                return;
            }
        }
    }
}

/* Deals the players, best first, to the tables in their order, then back again, and so on.
 * Afterwards moves people who share an address to different tables where possible. */
static void knockout_seat_all(const struct draw *draw, const struct player *player, int n,
                              struct draw_table *out, int games)
{
    for (int i = 0; i < n; i++) {
        int row = i / games, column = i % games;
        struct draw_table *table = &out[row % 2 ? games - 1 - column : column];
        table->entrant[table->seats++] = player[i].entrant;
    }
    for (int t = 0; t < games; t++)
        for (int row = 0; row < out[t].seats; row++)
            if (knockout_clashes(draw, &out[t], row, out[t].entrant[row]))
                knockout_swap_away(draw, out, games, t, row);
}

int knockout_draw(const struct draw *draw, int round, struct draw_table *out)
{
    struct player player[DRAW_ENTRANTS_MAX];
    int games, byes, n = knockout_gather(draw, round, player);
    if (n < 0)
        return -1;
    if (n < 2)
        return 0;
    knockout_layout(draw, n, &games, &byes);
    qsort(player, (size_t)n, sizeof(player[0]), knockout_by_byes);
    for (int i = 0; i < games + byes; i++) {
        /* A table that is not a bye gets its seats from knockout_seat_all. */
        out[i] = draw_table(round, i < byes ? 1 : 0);
        out[i].entrant[0] = player[i].entrant;
    }
    qsort(player + byes, (size_t)(n - byes), sizeof(player[0]), knockout_by_rating);
    knockout_seat_all(draw, player + byes, n - byes, out + byes, games);
    struct rng rng;
    draw_rng(draw, round, &rng);
    for (int i = 0; i < games + byes; i++) {
        draw_shuffle(out[i].entrant, out[i].seats, &rng);
        for (int seat = 0; seat < out[i].seats; seat++)
            out[i].unranked |= knockout_clashes(draw, &out[i], seat, out[i].entrant[seat]) > 0;
    }
    return games + byes;
}

/* Puts the best first. tie[0]: the round reached; tie[1] and tie[2]: the place and the cards there,
 * both negated. */
static int knockout_by_standing(const void *a, const void *b, void *arg)
{
    const struct draw *draw = arg;
    const struct draw_standing *x = a, *y = b;
    int order = draw_compare(x, y, 3);
    if (order)
        return order;
    int32_t r = draw->entrant[x->entrant].rating, s = draw->entrant[y->entrant].rating;
    return r != s ? (r > s ? -1 : 1) : x->entrant - y->entrant;
}

static void knockout_count(const struct draw *draw, const struct draw_table *table, int last,
                           bool final, struct draw_standing *out)
{
    for (int seat = 0; seat < table->seats; seat++) {
        struct draw_standing *line = &out[table->entrant[seat]];
        bool open = table->seats > 1 && table->state == DRAW_OPEN;
        int rank = open ? 0 : knockout_seat_rank(draw, table, seat);
        bool played = table->state == DRAW_PLAYED;
        line->byes += table->seats == 1;
        line->played += table->seats > 1 && played;
        line->won += table->seats > 1 && played && !rank;
        line->tie[0] = table->round;
        line->tie[1] = -rank;
        line->tie[2] = played ? -table->cards[seat] : 0;
        line->in = table->round == last && !draw->entrant[table->entrant[seat]].out &&
                   (open || (!final && rank < knockout_advance(draw)));
    }
}

int knockout_standings(const struct draw *draw, struct draw_standing *out)
{
    int last = knockout_last_round(draw), at_last = 0;
    draw_standings(draw, out);
    for (int i = 0; i < draw->tables; i++)
        at_last += draw->table[i].round == last;
    for (int i = 0; i < draw->entrants; i++)
        out[i].in = !last && !draw->entrant[i].out;
    for (int i = 0; i < draw->tables; i++)
        knockout_count(draw, &draw->table[i], last, at_last == 1, out);
    qsort_r(out, (size_t)draw->entrants, sizeof(*out), knockout_by_standing, (void *)draw);
    for (int i = 0; i < draw->entrants; i++)
        out[i].place = (uint16_t)(i + 1);
    return draw->entrants;
}

int knockout_bracket(const struct draw *draw, struct knockout_round out[DRAW_ROUNDS_MAX])
{
    int rounds = knockout_last_round(draw), left = 0;
    if (rounds > DRAW_ROUNDS_MAX)
        rounds = DRAW_ROUNDS_MAX;
    memset(out, 0, sizeof(*out) * DRAW_ROUNDS_MAX);
    for (int i = 0; i < draw->tables; i++) {
        const struct draw_table *table = &draw->table[i];
        if (table->round < 1 || table->round > DRAW_ROUNDS_MAX)
            continue;
        struct knockout_round *round = &out[table->round - 1];
        if (!round->tables++)
            round->first = i;
        round->players += table->seats;
        round->games += table->seats > 1;
        round->open += table->seats > 1 && table->state == DRAW_OPEN;
    }
    for (int i = 0; i < rounds; i++)
        out[i].final = out[i].tables == 1;
    for (int i = 0; !rounds && i < draw->entrants; i++)
        left += !draw->entrant[i].out;
    if (rounds && !out[rounds - 1].final)
        left = out[rounds - 1].games * knockout_advance(draw) + out[rounds - 1].tables -
               out[rounds - 1].games;
    while (left > 1 && rounds < DRAW_ROUNDS_MAX) {
        int byes;
        struct knockout_round *round = &out[rounds++];
        knockout_layout(draw, left, &round->games, &byes);
        round->players = left;
        round->final = left <= draw->seats;
        left = round->final ? 0 : round->games * knockout_advance(draw) + byes;
    }
    return rounds;
}
