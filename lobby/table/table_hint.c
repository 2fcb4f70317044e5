/*
 * Names good moves to a player who asks for a hint, with how often each wins (search_judge). The
 * moves depend only on what the player's seat sees: hidden cards are dealt anew before the search
 * plays on. They do not depend on a clock or on the load of the machine. Ranked games have no
 * hints. Nothing of a hint is stored.
 */
#include "buf.h"
#include "rng.h"
#include "table_private.h"

static void table_hint_on_thought(void *arg, const struct thought *about,
                                  const struct game_move *move)
{
    struct table *t = tables_find(arg, about->table);
    struct notice n = {.kind = NOTICE_HINT, .hint = {.only = about->judged.only}};
    BUF_LOCAL text = {0};
    char typed[GAME_TEXT_MAX];
    /* Once the position has changed, the hint is of no use. */
    if (!move || !t || !game_in_play(t) || t->game->row.id != about->game ||
        t->game->shown->seq != about->seq)
        return;
    for (; n.hint.n < about->judged.n; n.hint.n++) {
        game_typed(about->rules, t->game->shown->state, about->seat,
                   &about->judged.best[n.hint.n].move, typed, sizeof(typed));
        buf_printf(&text, "%s\n", typed);
        n.hint.wins[n.hint.n] = about->judged.best[n.hint.n].wins;
    }
    n.hint.text = buf_text(&text);
    table_tell_now(t, t->shown.seat[about->seat].id, &n);
}

const char *hint_message(struct table *t, const struct table_message *m)
{
    struct tables *ts = t->tables;
    struct game *g = t->game;
    int seat = game_in_play(t) ? seating_seat_of(&t->shown, m->from.id) : 0;
    if (seat == 0 || (g->shown->left & seat_bit(seat)) != 0)
        return N_("You are not in a game here. Type `tables` to find one.");
    if (g->row.competitive)
        return N_("There are no hints in ranked games. Type `rules` to read the rules.");
    if (g->daily != 0)
        return g->daily < 0
                   ? N_("There are no hints in a duel. Type `rules` to read the rules.")
                   : N_("There are no hints in the deal of the day. Type `rules` to read the "
                        "rules.");
    if ((play_turn(g, g->shown->state).must & seat_bit(seat)) == 0)
        return N_("Hints are for your own turn. Type `hint` when it comes.");
    struct thought about = {.rules = g->rules,
                            .table = t->number,
                            .game = g->row.id,
                            .seq = g->shown->seq,
                            .seat = (uint8_t)seat,
                            .taught = m->taught};
    struct rng rng;
    rng_seed(&rng, about.seed); /* any seed will do */
    g->rules->resample(about.position, g->shown->state, seat, &rng);
    if (!ts->deps.thinker ||
        !ts->deps.thinker->judge(ts->deps.thinker, &about, table_hint_on_thought, ts))
        return N_("Too many bots are thinking at the moment. Type `hint` again.");
    table_done(ts, m);
    return NULL;
}
