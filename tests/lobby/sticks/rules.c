/*
 * Sticks: the deal, the moves, the end.
 */
#include "state.h"

#include <string.h>

static const struct game_option sticks_options[] = {
    {.name = "sticks", .help = "how many lie there", .min = 5, .max = 40, .def = 13},
    {.name = NULL}};

void sticks_start(void *st, const struct game_setup *setup, struct game_events *ev UNUSED)
{
    struct sticks *g = st;
    struct rng rng;
    memset(g, 0, sizeof(*g));
    rng_seed(&rng, setup->seed);
    g->seats = setup->seats;
    g->playing = seats_all(g->seats);
    g->heap = (uint8_t)setup->option[0];
    g->turn = (uint8_t)(1 + rng_below(&rng, g->seats));
}

static void sticks_turn(const void *st, struct game_turn *turn)
{
    const struct sticks *g = st;
    memset(turn, 0, sizeof(*turn));
    turn->over = g->winner != 0;
    turn->must = turn->over ? 0 : seat_bit(g->turn);
    turn->serial = g->serial;
    turn->had = g->had;
}

int sticks_legal(const void *st, int seat, struct game_move *out, int cap)
{
    const struct sticks *g = st;
    struct move_list list;
    move_list_open(&list, out, cap);
    for (int n = 1; n <= STICKS_MOST && n <= g->heap && g->winner == 0 && g->turn == seat; n++)
        move_list_add(&list, MOVE_TAKE)->num[0] = (int16_t)n;
    return list.n;
}

static void win(struct sticks *g, int seat, struct game_events *ev)
{
    g->winner = (uint8_t)seat;
    game_event(ev, FACT_WIN, seat, GAME_TO_ALL);
}

static void pass_on(struct sticks *g)
{
    g->turn = (uint8_t)seat_next(g->playing, CLOCKWISE, g->turn);
    g->serial++;
}

static enum game_code sticks_apply(void *st, int seat, const struct game_move *move,
                                   struct game_events *ev)
{
    struct sticks *g = st;
    int n = move->num[0];
    if (g->winner != 0)
        return GAME_OVER;
    if (g->turn != seat)
        return GAME_NOT_YOUR_TURN;
    if (move->verb != MOVE_TAKE || n < 1 || n > STICKS_MOST)
        return GAME_BAD_MOVE;
    if (n > g->heap)
        return GAME_NOT_NOW;
    g->heap = (uint8_t)(g->heap - n);
    g->taken[seat] = (uint8_t)(g->taken[seat] + n);
    g->had |= seat_bit(seat);
    struct game_fact *fact = game_event(ev, FACT_TAKE, seat, GAME_TO_ALL);
    fact->n = (int16_t)n;
    fact->m = g->heap;
    pass_on(g);
    if (g->heap == 0)
        win(g, seat, ev);
    else if (g->heap <= STICKS_MOST)
        game_event(ev, FACT_FEW, g->turn, GAME_TO_ALL)->n = g->heap;
    return GAME_OK;
}

static void sticks_auto_move(const void *st UNUSED, int seat UNUSED, struct game_move *out)
{
    memset(out, 0, sizeof(*out));
    out->verb = MOVE_TAKE;
    out->num[0] = 1;
}

static void sticks_leave(void *st, int seat, struct game_events *ev)
{
    struct sticks *g = st;
    if (g->winner != 0 || !(g->playing & seat_bit(seat)))
        return;
    g->playing &= (uint16_t)~seat_bit(seat);
    game_event(ev, FACT_LEFT, seat, GAME_TO_ALL);
    if (__builtin_popcount(g->playing) == 1)
        win(g, __builtin_ctz(g->playing), ev);
    else if (g->turn == seat)
        pass_on(g);
}

static void sticks_result(const void *st, struct game_result *out)
{
    const struct sticks *g = st;
    memset(out, 0, sizeof(*out));
    out->winners = g->winner != 0 ? seat_bit(g->winner) : 0;
    for (int seat = 1; seat <= g->seats && g->winner != 0; seat++) {
        out->place[seat] = seat == g->winner ? 1 : g->playing & seat_bit(seat) ? 2 : g->seats;
        out->points[seat] = g->taken[seat];
    }
}

const struct game_rules sticks_rules = {
    .id = "sticks",
    .title = "Sticks",
    .summary = N_("take one, two or three, and the last one"),
    .version = 1,
    .min_seats = 2,
    .max_seats = STICKS_SEATS,
    .state_size = sizeof(struct sticks),
    .options = sticks_options,
    .facts = sticks_facts,
    .nfacts = STICKS_FACTS,
    .finite = true,
    .picture = &sticks_picture,
    .lessons = sticks_lessons,
    .start = sticks_start,
    .turn = sticks_turn,
    .legal = sticks_legal,
    .parse = sticks_parse,
    .format = sticks_format,
    .apply = sticks_apply,
    .auto_move = sticks_auto_move,
    .leave = sticks_leave,
    .view = sticks_view,
    .resample = sticks_resample,
    .position = sticks_position,
    .result = sticks_result,
    .bot = sticks_bot,
    .choice_words = choice_words,
    .explain = sticks_explain,
};
