/*
 * What the seats of Switch may see and are told, and positions that a seat cannot tell apart.
 */
#include "state.h"

#include <string.h>

const struct game_fact_kind switch_facts[] = {
    SHED_FACTS_SAID,
    SHED_FACTS_REPORT_SAID,
    [FACT_FIRST_CARD] = {"first-card", N_("{cards} is turned up, without effect.")},
    [FACT_PLAY_LAST] = {"play last", N_("{who} plays {cards} and says LAST CARD."),
                        N_("You play {cards} and say LAST CARD.")},
    [FACT_PLAY_FORGOT] =
        {"play forgot pick-up",
         N_("{who} plays {cards}, forgets to say LAST CARD and picks up {n} {n:card|cards}."),
         N_("You play {cards}, forget to say LAST CARD and pick up {n} {n:card|cards}[: {got}].")},
    [FACT_PLAY_BARRED] =
        {"play trick-finish pick-up",
         N_("{who} plays {cards}, cannot finish on that and picks up {n} {n:card|cards}."),
         N_("You play {cards}, cannot finish on that and pick up {n} {n:card|cards}[: {got}].")},
    [FACT_PLAY_SUIT] = {"play suit", N_("{who} plays {cards} and names {choice}."),
                        N_("You play {cards} and name {choice}.")},
    [FACT_PLAY_SUIT_LAST] = {"play suit last",
                             N_("{who} plays {cards}, names {choice} and says LAST CARD."),
                             N_("You play {cards}, name {choice} and say LAST CARD.")},
    [FACT_PLAY_SUIT_ONE] = {"play suit one-card",
                            N_("{who} plays {cards}, names {choice} and has one card left."),
                            N_("You play {cards}, name {choice} and have one card left.")},
    [FACT_PLAY_SUIT_FORGOT] =
        {"play suit forgot pick-up",
         N_("{who} plays {cards}, names {choice}, forgets to say LAST CARD and picks up {n} "
            "{n:card|cards}."),
         N_("You play {cards}, name {choice}, forget to say LAST CARD and pick up {n} "
            "{n:card|cards}[: {got}].")},
    [FACT_PLAY_SUIT_BARRED] =
        {"play suit trick-finish pick-up",
         N_("{who} plays {cards}, names {choice}, cannot finish on that and picks up {n} "
            "{n:card|cards}."),
         N_("You play {cards}, name {choice}, cannot finish on that and pick up {n} "
            "{n:card|cards}[: {got}].")},
    [FACT_MIRROR] = {"mirror", N_("The 7 mirrors what lay before it, {rank} of {choice}.")},
    [FACT_OWE_2] = {"owe-2", N_("{who} must play a 2 or pick up {n}."),
                    N_("You must play a 2 or pick up {n}.")},
    [FACT_OWE_2H] = {"owe-2", N_("{who} must play a 2 or the 5 of hearts, or pick up {n}."),
                     N_("You must play a 2 or the 5 of hearts, or pick up {n}.")},
    [FACT_OWE_5H] = {"owe-5h", N_("{who} must play the 2 of hearts or pick up {n}."),
                     N_("You must play the 2 of hearts or pick up {n}.")},
    [FACT_RUN] = {"run", N_("A run begins: suits don't matter now.")},
    [FACT_RUN_AT] = {"run-at", N_("The run is at {rank}.")},
    [FACT_RUN_OVER] = {"run-over", N_("The run is over.")},
    [FACT_RUN_ENDS] = {"run-ends", N_("The ace ends the run. The suit is {choice}.")},
    [FACT_AGAIN] = {"again",
                    N_("The 8s cancel each other out, so the same player has another turn."),
                    N_("The 8s cancel each other out, so you have another turn.")},
    [FACT_DRAW] = {"draw", N_("{who} draws {n} {n:card|cards}."),
                   N_("You draw {n} {n:card|cards}.")},
    [FACT_DREW_CARD] = {"drew-card", N_("{who} draws {cards}."),
                        N_("You draw {cards}, and your turn is over.")},
    [FACT_MISTAKE] =
        {"mistake pick-up",
         N_("{who} played {cards}, which is out of sequence, and picks up {n} {n:card|cards}."),
         N_("You played {cards}, which is out of sequence, and pick up {n} {n:card|cards}[: "
            "{got}].")},
    [FACT_LAST] = {"last", N_("{who} says LAST CARD."), N_("You say LAST CARD.")},
    [FACT_REPORT] = {"report", N_("{who} reports that {other} forgot to say LAST CARD."),
                     N_("You report that {other} forgot to say LAST CARD."),
                     N_("{who} reports that you forgot to say LAST CARD.")},
    [FACT_LIMIT] = {"limit", N_("The limit of {n} turns is reached.")},
    [FACT_NOW_OWED_2] = {"now-owed-2", N_("{who} has to pick up {n}, or answer with a 2."),
                         N_("Pick up {n}. Answer with a 2, or `take` all {n}.")},
    [FACT_NOW_OWED_2H] =
        {"now-owed-2", N_("{who} has to pick up {n}, or answer with a 2 or the 5 of hearts."),
         N_("Pick up {n}. Answer with a 2 or the 5 of hearts, or `take` all {n}.")},
    [FACT_NOW_OWED_5H] = {"now-owed-5h",
                          N_("{who} has to pick up {n}, or answer with the 2 of hearts."),
                          N_("Pick up {n}. Answer with the 2 of hearts, or `take` all {n}.")},
    [FACT_NOW_RUN] =
        {"now-run", N_("The run is at {rank}: {who} plays that rank or the next, or picks up {n}."),
         N_("The run is at {rank}. Play that rank or the next, or `take` {n}.")},
    [FACT_NOW_MATCH] = {"now-match", N_("To match: {choice}, any {rank}, A or 7.")},
    [FACT_NOW_RUN_COSTS] =
        {"now-run", N_("The run is at {rank}: {who} plays that rank or the next, or picks up {n}."),
         N_("The run is at {rank}. Play that rank or the next, or `take` {n}. Any other rank "
            "costs "
            "{m}.")},
};
_Static_assert(sizeof(switch_facts) / sizeof(switch_facts[0]) == SWITCH_FACTS,
               "every kind of fact has its words");

const char *sw_wording(const struct game_fact *fact)
{
    bool always = fact->n == RANK_ACE || fact->n == 7; /* aces and 7s go on anything anyway */

    return fact->kind == FACT_NOW_MATCH && always ? N_("To match: {choice}, any A or 7.") : NULL;
}

static void sw_view_status(const struct switch_game *g, struct game_view *v)
{
    if (g->t.owed > 0) {
        int kind = sw_five_answers(g)            ? FACT_NOW_OWED_2H
                   : g->d.owed_by == SWITCH_BY_2 ? FACT_NOW_OWED_2
                                                 : FACT_NOW_OWED_5H;
        view_status_add(v, kind, g->t.turn)->n = g->t.owed;
    } else if (g->d.run > 0) {
        bool costs = g->d.cutthroat;
        struct game_fact *fact =
            view_status_add(v, costs ? FACT_NOW_RUN_COSTS : FACT_NOW_RUN, g->t.turn);
        fact->n = g->d.run;
        if (costs) /* SW-R17, SW-D18; an ace costs more */
            fact->m = (int16_t)((g->d.run == RANK_KING ? RANK_KING : g->d.run + 1) + 2);
    } else {
        struct game_fact *fact = view_status_add(v, FACT_NOW_MATCH, 0);
        fact->choice = g->d.suit;
        fact->n = g->d.rank;
    }
}

static void sw_view_own(const struct switch_game *g, int viewer, struct game_view *v)
{
    bool turn = g->t.turn == viewer && !g->over;
    v->nhand = g->t.nhand[viewer];
    for (int i = 0; i < v->nhand; i++) {
        v->hand[i].card = g->t.hand[viewer][i];
        v->hand[i].playable = turn && sw_can_begin(g, v->hand[i].card);
        if (v->hand[i].playable && v->nhand == 1 && (g->d.run > 0 || sw_is_trick(v->hand[i].card)))
            v->hand[i].playable = GAME_COSTS; /* SW-R6 */
    }
    uint16_t opponents = sw_opponents(g, viewer);
    /* Neither MOVE_REPORT nor `report` tells whether anybody forgot anything. */
    if (opponents != 0)
        v->verbs |= 1u << MOVE_REPORT;
    for (int s = 1; s <= g->t.seats; s++)
        v->seat[s].report = (opponents & g->window) >> s & 1 && g->t.nhand[s] == 1;
    if (sw_may_say(g, viewer))
        v->verbs |= 1u << MOVE_LAST;
    if (turn)
        v->verbs |= g->t.owed > 0 || g->d.run > 0 ? 1u << MOVE_TAKE : 1u << MOVE_DRAW;
}

void sw_view(const void *st, int viewer, struct game_view *out)
{
    const struct switch_game *g = st;
    shed_view(&g->t, &switch_rules, g, viewer, out);
    out->choice = g->d.run > 0 ? 0 : g->d.suit;
    /* If players have to notice who forgot, they are not shown who has said it. */
    for (int s = 1; s <= g->t.seats; s++)
        out->seat[s].said =
            g->t.said >> s & 1 && (s == viewer || g->option[OPTION_ANNOUNCE] != ANNOUNCE_CASUAL);
    shed_view_pile(&g->t, out);
    view_zone_add(out, N_("deck"), g->t.ndeck);
    if (viewer != 0)
        sw_view_own(g, viewer, out);
    if (!g->over)
        sw_view_status(g, out);
    memcpy(out->detail, &g->d, sizeof(g->d));
}

void sw_resample(void *dst, const void *st, int seat, struct rng *rng)
{
    struct switch_game *g = dst;
    memcpy(g, st, sizeof(*g));
    if (g->over) /* the places have shown what the hands were */
        return;
    shed_resample(&g->t, seat, rng);
}
