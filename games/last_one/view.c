/*
 * What the seats of Last One may see and are told, and positions that a seat cannot tell apart.
 */
#include "state.h"

#include <string.h>

const struct game_fact_kind last_one_facts[] = {
    SHED_FACTS_SAID,
    SHED_FACTS_REPORT_SAID,
    [FACT_ROUND] = {"round", N_("Round {n} begins.")},
    [FACT_FIRST_CARD] = {"first-card", N_("{cards} is turned up.")},
    [FACT_PUT_BACK] = {"put-back", N_("A joker +4 is turned up and goes back into the deck.")},
    [FACT_PLAY_COLOR] = {"play-color", N_("{who} plays {cards} and calls {choice}."),
                         N_("You play {cards} and call {choice}.")},
    [FACT_COLOR] = {"color", N_("{who} calls {choice}."), N_("You call {choice}.")},
    [FACT_PLAY_LAST] = {"play last", N_("{who} plays {cards} and says LAST ONE."),
                        N_("You play {cards} and say LAST ONE.")},
    [FACT_PLAY_COLOR_LAST] = {"play-color last",
                              N_("{who} plays {cards}, calls {choice} and says LAST ONE."),
                              N_("You play {cards}, call {choice} and say LAST ONE.")},
    [FACT_PLAY_COLOR_ONE] = {"play-color one-card",
                             N_("{who} plays {cards}, calls {choice} and has one card left."),
                             N_("You play {cards}, call {choice} and have one card left.")},
    [FACT_LAST] = {"last", N_("{who} says LAST ONE."), N_("You say LAST ONE.")},
    [FACT_OWE] = {"owe", N_("{who} must pick up {n} or answer."),
                  N_("You must pick up {n} or answer.")},
    [FACT_CHALLENGED] = {"challenged", N_("{who} must pick up 4 or call it a lie."),
                         N_("You must pick up 4 or call it a lie.")},
    [FACT_FIRST_SKIP] = {"skip", N_("The card turned up makes {who} miss a turn."),
                         N_("The card turned up makes you miss a turn.")},
    [FACT_DRAW] = {"draw", N_("{who} draws a card."), N_("You draw a card.")},
    [FACT_DREW_CARD] = {"drew-card", N_("{who} draws {cards}."), N_("You draw {cards}.")},
    [FACT_DRAW_NO_FIT] = {"draw no-fit",
                          N_("{who} draws a card, which doesn't fit, so the turn is over."),
                          N_("You draw a card, which doesn't fit, so your turn is over.")},
    [FACT_DREW_NO_FIT] = {"drew-card no-fit",
                          N_("{who} draws {cards}, which doesn't fit, so the turn is over."),
                          N_("You draw {cards}, which doesn't fit, so your turn is over.")},
    [FACT_PASS] = {"pass", N_("{who} passes."), N_("You pass.")},
    [FACT_PICK_UP_SKIP] = {"pick-up skip",
                           N_("{who} misses a turn and picks up {n} {n:card|cards}."),
                           N_("You miss a turn and pick up {n} {n:card|cards}[: {got}].")},
    [FACT_LIE] = {"lie", N_("{who} calls the joker +4 of {other} a lie."),
                  N_("You call the joker +4 of {other} a lie."),
                  N_("{who} calls your joker +4 a lie.")},
    [FACT_LIE_UPHELD] = {"lie-upheld",
                         N_("It was a lie: {who} held the colour. It is {other}'s turn."),
                         N_("It was a lie: you held the colour. It is {other}'s turn."),
                         N_("It was a lie: {who} held the colour. It is your turn.")},
    [FACT_LIE_PAID] =
        {"lie-upheld pick-up",
         N_("It was a lie: {who} held the colour and picks up {n} {n:card|cards}. It is {other}'s "
            "turn."),
         N_("It was a lie: you held the colour. It is {other}'s turn. You pick up {n} "
            "{n:card|cards}[: {got}]."),
         N_("It was a lie: {who} held the colour and picks up {n} {n:card|cards}. It is your "
            "turn.")},
    [FACT_LIE_FAILED] =
        {"lie lie-failed pick-up skip",
         N_("{who} calls the joker +4 of {other} a lie, but {other} held no card of the colour. "
            "{who} misses a turn and picks up {n} {n:card|cards}."),
         N_("You call the joker +4 of {other} a lie, but {other} held no card of the colour. You "
            "miss a turn and pick up {n} {n:card|cards}[: {got}]."),
         N_("{who} calls your joker +4 a lie, but you held no card of the colour. {who} misses a "
            "turn and picks up {n} {n:card|cards}.")},
    [FACT_REPORT] = {"report", N_("{who} reports that {other} forgot to say LAST ONE."),
                     N_("You report that {other} forgot to say LAST ONE."),
                     N_("{who} reports that you forgot to say LAST ONE.")},
    [FACT_ROUND_WON] = {"round-won", N_("{who} wins the round and scores {n} {n:point|points}."),
                        N_("You win the round and score {n} {n:point|points}.")},
    [FACT_LIMIT] = {"round-limit", N_("The limit of {n} turns is reached.")},
    [FACT_ROUND_VOID] = {"round-void", N_("The round is a tie and counts for nobody.")},
    [FACT_SCORE] = {"score", N_("{who} has {n} of {m} points."), N_("You have {n} of {m} points.")},
    [FACT_WIN_PAIR] = {"win-pair", N_("{who} and {other} win the game."),
                       N_("You and {other} win the game."), N_("{who} and you win the game.")},
    [FACT_AUTOMATIC] = {"automatic", N_("{who} leaves; the seat is played automatically."),
                        N_("You leave; your seat is played automatically.")},
    [FACT_NOW_OWED] = {"now-owed",
                       N_("{who} has to pick up {n}, or pass it on with a pick up two."),
                       N_("Pick up {n}. Pass it on with a pick up two, or `take` all {n}.")},
    [FACT_NOW_ANSWER] = {"now-answer", N_("{who} has to answer the joker +4 of {other}."),
                         N_("Joker +4 of {other} on {choice}: `take` 4, or `lie` (if wrong: 6)."),
                         N_("{who} has to answer your joker +4.")},
    [FACT_NOW_DREW] = {"now-drew", N_("{who} has drawn a card that fits."),
                       N_("You drew {cards}, which fits. Play it, or `pass`.")},
    [FACT_NOW_COLOR] = {"now-color", N_("{who} has to name a colour first."),
                        N_("Name a colour first: type `red`, `blue`, `green` or `yellow`.")},
};
_Static_assert(sizeof(last_one_facts) / sizeof(last_one_facts[0]) == LAST_ONE_FACTS,
               "every kind of fact has its words");

/* ---- The view ---- */

static void lo_view_status(const struct last_one *g, int viewer, struct game_view *v)
{
    struct game_fact *fact;

    if (g->t.owed > 0)
        view_status_add(v, FACT_NOW_OWED, g->t.turn)->n = g->t.owed;
    if (g->d.phase == LAST_ONE_ANSWER) {
        fact = view_status_add(v, FACT_NOW_ANSWER, g->t.turn);
        fact->other = g->d.from;
        fact->choice = g->before;
    }
    if (g->d.phase == LAST_ONE_COLOR)
        view_status_add(v, FACT_NOW_COLOR, g->t.turn);
    if (g->d.phase == LAST_ONE_DREW) {
        fact = view_status_add(v, FACT_NOW_DREW, g->t.turn);
        if (viewer == g->t.turn) {
            fact->ncards = 1;
            fact->card[0] = g->d.drew;
        }
    }
}

static void lo_view_hand(const struct last_one *g, int viewer, struct game_view *v)
{
    bool placing =
        g->t.turn == viewer && (g->d.phase == LAST_ONE_PLAY || g->d.phase == LAST_ONE_DREW);

    v->nhand = g->t.nhand[viewer];
    for (int i = 0; i < v->nhand; i++) {
        card_t card = g->t.hand[viewer][i];

        v->hand[i].card = card;
        v->hand[i].playable = placing && lo_fits(g, card) &&
                              (g->t.owed == 0 || card_face(card) == FACE_PICK_UP) &&
                              (g->d.phase != LAST_ONE_DREW || card == g->d.drew);
        if (v->hand[i].playable && card == CARD_LO_JOKER4 && lo_holds_color(g, viewer, g->color))
            v->hand[i].playable = GAME_BLUFF; /* LO-R16 */
    }
}

static void lo_view_verbs(const struct last_one *g, int viewer, struct game_view *v)
{
    uint16_t offered = lo_offered(g, viewer);
    if (offered != 0)
        v->verbs |= 1u << MOVE_REPORT;
    for (int s = 1; s <= g->t.seats; s++)
        v->seat[s].report = offered >> s & 1;
    if (g->t.turn != viewer)
        return;
    if (lo_may_say(g, viewer))
        v->verbs |= 1u << MOVE_LAST;
    if (g->d.phase == LAST_ONE_ANSWER)
        v->verbs |= 1u << MOVE_TAKE | 1u << MOVE_LIE;
    else if (g->d.phase == LAST_ONE_COLOR)
        v->verbs |= 1u << MOVE_CHOOSE;
    else if (g->d.phase == LAST_ONE_DREW)
        v->verbs |= 1u << MOVE_PASS;
    else
        v->verbs |= g->t.owed > 0 ? 1u << MOVE_TAKE : 1u << MOVE_DRAW;
}

void lo_view(const void *st, int viewer, struct game_view *out)
{
    const struct last_one *g = st;

    shed_view(&g->t, &last_one_rules, g, viewer, out);
    out->choice = g->color;
    out->round = g->d.points_game ? g->round : 0;
    out->target = g->d.points_game ? g->target : 0;
    for (int s = 1; s <= g->t.seats; s++) {
        struct game_view_seat *seat = &out->seat[s];

        seat->said =
            s == viewer && (g->t.said >> s & 1) != 0; /* LO-D12: nobody is told who forgot */
        seat->team = g->d.pairs ? (uint8_t)(2 - s % 2) : 0;
    }
    view_zone_add(out, N_("deck"), g->t.ndeck);
    shed_view_pile(&g->t, out);
    struct last_one_detail *detail = memcpy(out->detail, &g->d, sizeof(g->d));
    if (g->d.phase != LAST_ONE_ANSWER)
        detail->from = 0;
    if (g->d.phase != LAST_ONE_DREW || viewer != g->t.turn)
        detail->drew = CARD_NONE;
    detail->heard = g->t.said;
    lo_view_status(g, viewer, out);
    if (viewer != 0)
        lo_view_hand(g, viewer, out);
    if (viewer != 0 && !out->over)
        lo_view_verbs(g, viewer, out);
}

/* ---- Positions that a seat cannot tell apart ---- */

/* The nth card (from 0) that fits and that `seat` does not see, counted through the deck and then
 * the hands; NULL if there are fewer. */
static card_t *lo_view_hidden_fit(struct last_one *g, int seat, int nth)
{
    for (int s = 0; s <= g->t.seats; s++) {
        card_t *card = s == 0 ? g->t.deck : g->t.hand[s];
        int n = s == 0 ? g->t.ndeck : g->t.nhand[s];

        if (s != 0 && s == seat)
            continue;
        for (int i = 0; i < n; i++)
            if (lo_fits(g, card[i]) && nth-- == 0)
                return &card[i];
    }
    return NULL;
}

/* Deals a card that fits as the one drawn. The table knows that the real one fits, because the turn
 * went on (LO-D3a). */
static void lo_view_resample_drawn(struct last_one *g, int seat, struct rng *rng)
{
    card_t *last = &g->t.hand[g->t.turn][g->t.nhand[g->t.turn] - 1];
    card_t *pick, was = *last;
    uint32_t n = 0;

    while (lo_view_hidden_fit(g, seat, (int)n))
        n++;
    pick = lo_view_hidden_fit(g, seat, (int)rng_below(rng, n));
    *last = *pick;
    *pick = was;
    g->d.drew = *last;
}

void lo_resample(void *dst, const void *st, int seat, struct rng *rng)
{
    struct last_one *g = dst;

    memcpy(g, st, sizeof(*g));
    /* After the end everybody knows what the hands count, by the places. So only the deck is dealt
     * anew. */
    if (g->d.phase == LAST_ONE_OVER) {
        rng_shuffle(rng, g->t.deck, g->t.ndeck);
        rng_other(&g->t.rng, rng);
    } else {
        shed_resample(&g->t, seat, rng);
    }
    if (g->d.phase != LAST_ONE_DREW)
        g->d.drew = CARD_NONE; /* no longer needed, since the card is in a hand by now */
    else if (seat != g->t.turn)
        lo_view_resample_drawn(g, seat, rng);
    if (g->d.phase == LAST_ONE_ANSWER && seat != g->d.from)
        g->holding = lo_holds_color(g, g->d.from, g->before);
}
