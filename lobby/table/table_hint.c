/*
 * A good move for a player who asks for one: the judgement of a hard bot over what their seat sees.
 * Hidden cards are dealt anew before the bot thinks, as for a bot at the table, so the hint tells
 * nothing that the player could not know. Ranked games have no hints. Nothing of a hint is stored.
 */
#include <string.h>

#include "rng.h"
#include "table_private.h"

enum { HINT_LEVEL = 3, HINT_QUICK = 2 };

/* Whether a hint may name the move. Players have to notice by themselves whom to report
 * (LO-D12). */
static bool table_hint_hintable(const struct game_move *move)
{
    return move->verb != MOVE_NONE && move->verb != MOVE_REPORT;
}

/* The moves of the seat in the position that is shown, but only those that a hint may name. */
static int table_hint_moves_of(struct table *t, int seat)
{
    struct tables *ts = t->tables;
    int n = t->game->rules->legal(t->game->shown->state, seat, ts->legal, TABLE_LEGAL_MAX),
        kept = 0;
    for (int i = 0; i < n && i < TABLE_LEGAL_MAX; i++)
        if (table_hint_hintable(&ts->legal[i]))
            ts->legal[kept++] = ts->legal[i];
    return kept;
}

static void table_hint_tell(struct table *t, int seat, const struct game_move *move)
{
    struct game *g = t->game;
    char text[GAME_TEXT_MAX];
    struct notice n = {
        .kind = NOTICE_HINT,
        .hint = {.move = *move, .only = table_hint_moves_of(t, seat) == 1, .text = text}};
    g->rules->format(g->shown->state, seat, move, text, sizeof(text));
    struct outbox out = {0};
    outbox_one(&out, t->shown.seat[seat].id, &n);
    outbox_send(t->tables, t, g->rules, &out, 0);
    outbox_free(&out);
}

/* Finds a move at once, without a search. */
static void table_hint_quick(struct table *t, int seat)
{
    struct tables *ts = t->tables;
    struct game *g = t->game;
    struct game_view view;
    struct rng rng;
    uint8_t seed[32];
    int n = table_hint_moves_of(t, seat);
    ts->deps.seed(ts->deps.arg, seed);
    rng_seed(&rng, seed);
    g->rules->view(g->shown->state, seat, &view);
    int choice = n > 0 ? g->rules->bot(&view, ts->legal, n, HINT_QUICK, &rng) : -1;
    struct game_move move = {.verb = MOVE_NONE};
    if (choice >= 0 && choice < n)
        move = ts->legal[choice];
    else
        g->rules->auto_move(g->shown->state, seat, &move);
    table_hint_tell(t, seat, &move);
}

static void table_hint_on_thought(void *arg, const struct thought *about,
                                  const struct game_move *move)
{
    struct tables *ts = arg;
    struct table *t = tables_find(ts, about->table);
    /* Whoever has moved in the meantime needs no hint any more. */
    if (!t || !game_in_play(t) || t->game->row.id != about->game ||
        t->game->shown->seq != about->seq)
        return;
    if (move && table_hint_hintable(move))
        table_hint_tell(t, about->seat, move);
    else
        table_hint_quick(t, about->seat);
}

void hint_message(struct table *t, const struct table_message *m)
{
    struct tables *ts = t->tables;
    struct game *g = t->game;
    struct game_turn turn;
    int seat = game_in_play(t) ? seating_seat_of(&t->shown, m->from.id) : 0;
    if (seat == 0 || (g->shown->left & seat_bit(seat)) != 0) {
        table_refuse(ts, m, "You are not in a game here. Type `tables` to find one.");
        return;
    }
    if (g->row.competitive) {
        table_refuse(ts, m, "There are no hints in ranked games. Type `rules` to read the rules.");
        return;
    }
    if (g->daily != 0) {
        table_refuse(ts, m,
                     g->daily < 0
                         ? N_("There are no hints in a duel. Type `rules` to read the rules.")
                         : N_("There are no hints in the deal of the day. Type `rules` to read the "
                              "rules."));
        return;
    }
    g->rules->turn(g->shown->state, &turn);
    if ((turn.must & seat_bit(seat)) == 0) {
        table_refuse(ts, m, "Hints are for your own turn. Type `hint` when it comes.");
        return;
    }
    table_done(ts, m);
    struct thought about = {.rules = g->rules,
                            .table = t->number,
                            .game = g->row.id,
                            .seq = g->shown->seq,
                            .seat = (uint8_t)seat,
                            .level = HINT_LEVEL};
    struct rng rng;
    ts->deps.seed(ts->deps.arg, about.seed);
    rng_seed(&rng, about.seed);
    g->rules->resample(about.position, g->shown->state, seat, &rng);
    for (size_t i = 0; i < sizeof(about.seed); i++)
        about.seed[i] = (uint8_t)rng_word(&rng);
    if (!ts->deps.thinker ||
        !ts->deps.thinker->think(ts->deps.thinker, &about, table_hint_on_thought, ts))
        table_hint_quick(t, seat);
}
