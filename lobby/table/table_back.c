/*
 * A player who plays against bots alone takes back a move, and with it what the bots did since. The
 * journal keeps both: that the move was made, and that it was taken back. To take a move back, the
 * game is played again from the same seed with the moves that stand. So the position is the one
 * before the move, and the cards to come are the same.
 */
#include "buf.h"
#include "table_private.h"

/* How many times moves can be taken back in one game. Each time, the whole game is played again,
 * also when a room starts. */
enum { TAKEN_BACK_MAX = 200 };

/* A move, or an event that takes moves back. */
struct past_event {
    int32_t seq;
    uint8_t kind, seat;
    uint32_t text; /* of a move: where its text begins in `text` of the past */
};
/* The moves of a game and the events that took some back, in the order of the journal. */
struct past {
    struct past_event *event;
    int n, cap;
    int undone;      /* how many of them take something back */
    struct buf text; /* the moves, each with its NUL */
};

struct past *past_new(const struct game *g)
{
    int people = __builtin_popcount(leaving_people(&g->who, 0));
    return !g->row.competitive && g->daily == 0 && people == 1 && g->who.bots != 0
               ? xcalloc(1, sizeof(struct past))
               : NULL;
}

void past_free(struct past *past)
{
    if (!past)
        return;
    free(past->event);
    buf_free(&past->text);
    free(past);
}

static void table_back_past_cut(struct past *past, int32_t seq)
{
    while (past->n > 0 && past->event[past->n - 1].seq >= seq) {
        past->n--;
        past->text.len = past->event[past->n].text;
        past->undone -= past->event[past->n].kind == EVENT_UNDO;
    }
}

void past_add(struct past *past, int32_t seq, const struct play_event *e)
{
    table_back_past_cut(past, seq);
    if (e->kind != EVENT_MOVE && e->kind != EVENT_AUTO && e->kind != EVENT_UNDO)
        return;
    XGROW(past->event, past->n, past->cap);
    past->event[past->n++] = (struct past_event){.seq = seq,
                                                 .kind = (uint8_t)e->kind,
                                                 .seat = (uint8_t)e->seat,
                                                 .text = (uint32_t)past->text.len};
    if (e->kind == EVENT_UNDO)
        past->undone++;
    else
        buf_add(&past->text, e->text, strlen(e->text) + 1);
}

/* How many moves of `stands` are left when the seat takes back its last move and all that came
 * after it; -1: the seat has not moved. Automatic moves do not count as the seat's own, because
 * they would be played again at once. */
static int table_back_stands_without(const struct past *past, const int *stands, int n, int seat)
{
    while (--n >= 0) {
        const struct past_event *e = &past->event[stands[n]];
        if (e->kind == EVENT_MOVE && e->seat == seat)
            return n;
    }
    return -1;
}

/* Plays the game into `state`, from its start, with the moves that stand. */
static bool table_back_play_again(const struct game *g, const int *stands, int n, void *state)
{
    struct game_events *ev = play_events(g);
    struct game_move move;
    memset(state, 0, g->rules->state_size);
    g->rules->start(state, &g->setup, ev);
    for (int i = 0; i < n; i++) {
        const struct past_event *e = &g->past->event[stands[i]];
        ev->n = 0;
        if (g->rules->parse(state, e->seat, g->past->text.data + e->text, &move) != GAME_OK ||
            g->rules->apply(state, e->seat, &move, ev) != GAME_OK)
            return false;
    }
    return true;
}

enum game_code past_undo(const struct game *g, struct play *p, int seat, int32_t *from)
{
    struct past *past = g->past;
    if (!past)
        return GAME_NOT_NOW;
    table_back_past_cut(past, p->seq + 1);
    int *stands = xcalloc((size_t)past->n + 1, sizeof(*stands)), n = 0;
    for (int i = 0; i < past->n; i++)
        if (past->event[i].kind == EVENT_UNDO)
            n = table_back_stands_without(past, stands, n, past->event[i].seat);
        else
            stands[n++] = i;
    n = table_back_stands_without(past, stands, n, seat);
    enum game_code code = n < 0 ? GAME_NOT_NOW : GAME_BAD_MOVE;
    if (n >= 0 && table_back_play_again(g, stands, n, g->tables->scratch)) {
        memcpy(p->state, g->tables->scratch, g->rules->state_size);
        *from = past->event[stands[n]].seq;
        code = GAME_OK;
    }
    free(stands);
    return code;
}

/* Why nothing can be taken back in the game that the table shows; NULL: it can. */
static const char *table_back_refusal(const struct table *t)
{
    const struct game *g = t->game;
    if (!game_in_play(t))
        return N_("The game is over, and its moves stand. Type `rematch` to play again.");
    if (t->shown.frozen[0] != '\0')
        return seat_frozen;
    if (g->row.competitive)
        return N_("Moves are not taken back in ranked games.");
    if (g->daily != 0)
        return g->daily < 0 ? N_("Moves are not taken back in a duel.")
                            : N_("Moves are not taken back in the deal of the day.");
    if (!g->past)
        return N_("Moves are taken back against bots alone. Another person plays here.");
    if (g->past->undone >= TAKEN_BACK_MAX)
        return N_("You have taken back 200 moves in this game, and more is not possible.");
    return NULL;
}

const char *back_message(struct table *t, const struct table_message *m)
{
    struct game *g = t->game;
    int seat = g ? seating_seat_of(&t->shown, m->from.id) : 0;
    if (seat == 0 || game_seat_of(g, m->from.id) != seat || (g->shown->left & seat_bit(seat)) != 0)
        return N_("You are not in a game here. Type `tables` to find one.");
    if (game_knows(g, m->command)) {
        table_done(t->tables, m);
        return NULL;
    }
    const char *why = table_back_refusal(t);
    if (why)
        return why;
    if (batch_write(g, m, (struct play_event){.kind = EVENT_UNDO, .seat = seat}) != GAME_OK)
        return N_("You have made no move yet that could be taken back.");
    clock_player_acts(t, seat);
    clock_player_asked(t, seat, false);
    return NULL;
}
