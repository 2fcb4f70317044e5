/*
 * Applies one event to a game. Everything that changes a game goes through here, whether it is
 * played or replayed. Nothing here reads a clock, and the only random numbers are the game's own.
 */
#include "daily.h"
#include "moment.h"
#include "ranking.h"
#include "replay.h"
#include "shuffle.h"
#include "table_private.h"

static size_t table_play_size(const struct game *g)
{
    return sizeof(struct play) + g->rules->state_size;
}

struct game_turn play_turn(const struct game *g, const void *state)
{
    struct game_turn turn;
    g->rules->turn(state, &turn);
    return turn;
}

struct game_events *play_events(const struct game *g)
{
    g->tables->events->n = 0;
    g->tables->events->overflow = false;
    return g->tables->events;
}

struct play *play_new(const struct game *g)
{
    return xcalloc(1, table_play_size(g));
}

struct play *play_copy(const struct game *g, const struct play *p)
{
    struct play *copy = xmalloc(table_play_size(g));
    memcpy(copy, p, table_play_size(g));
    return copy;
}

void play_assign(const struct game *g, struct play *to, const struct play *from)
{
    memcpy(to, from, table_play_size(g));
}

bool play_scores(const struct game *g, const struct play *p)
{
    return g->row_ahead->competitive && p->shared_a == 0;
}

const char *game_seat_name(const struct game *g, int seat)
{
    return g->row.seat[seat - 1].name;
}

struct notice_who game_who(const struct game *g, int seat)
{
    return notice_who(game_seat_name(g, seat), seat);
}

int game_seat_of(const struct game *g, int64_t person)
{
    for (int s = 1; s <= g->row.nseats; s++)
        if (g->row.seat[s - 1].account == person)
            return s;
    return 0;
}

static bool table_play_seat_valid(const struct game *g, int seat)
{
    return seat >= 1 && seat <= g->row.nseats;
}

/* ---- Ends ---- */

/* Updates the chances after an event, and puts its facts into `out`. */
static void table_play_facts_out(const struct game *g, struct play *p, bool move,
                                 const struct game_events *ev, struct outbox *out)
{
    const struct moment_chances before = p->chances;
    moment_chances(g->rules, p->state, &p->chances);
    for (int i = 0; i < ev->n; i++) {
        struct moment_weights weight;
        if (move)
            moment_weigh(g->rules, &ev->fact[i], &before, &p->chances, &weight);
        outbox_fact(out, &ev->fact[i], move ? &weight : NULL);
    }
}

/* ---- Votes (RK-D6) ---- */

/* Whether the answers so far penalize the leaver. */
static bool table_play_vote_penalizes(const struct vote *v)
{
    return ranking_penalized(__builtin_popcount(v->asked), __builtin_popcount(v->penalize));
}

static void table_play_vote_close(const struct game *g, struct play *p, int leaver,
                                  struct outbox *out)
{
    struct vote *v = &p->vote[leaver];
    v->open = false;
    v->penalized = table_play_vote_penalizes(v);
    const struct notice n = {
        .kind = NOTICE_VOTED,
        .who = game_who(g, leaver),
        .voted = {.verdict = vote_verdict(v), .cancelled = p->end == STORE_GAME_CANCELLED}};
    outbox_players(out, &g->row, &n);
    outbox_watchers(out, &n);
}

static void table_play_vote_call(const struct game *g, struct play *p, const struct play_event *e,
                                 struct outbox *out)
{
    int leaver = e->seat;
    struct vote *v = &p->vote[leaver];
    memset(v, 0, sizeof(*v));
    v->called = true;
    v->away = e->yes;
    v->asked = leaving_people(&g->who, p->left);
    v->at_ms = e->at_ms;
    v->open = v->asked != 0;
    struct notice n = {
        .kind = NOTICE_VOTE, .who = game_who(g, leaver), .span = g->tables->deps.vote_ms};
    for (int s = 1; s <= g->row.nseats; s++)
        if ((v->asked & seat_bit(s)) != 0)
            outbox_put(out, g->row.seat[s - 1].account, &n);
    n.kind = NOTICE_VOTING;
    if (v->open)
        outbox_watchers(out, &n);
}

/* Whether no further answer can change the vote. Answers in older journals are not `open`. They
 * closed the vote as soon as a penalty was out of reach, although it was not sure yet whether
 * the leaver would be forgiven. */
static bool table_play_vote_sure(const struct vote *v, bool open)
{
    int asked = __builtin_popcount(v->asked);
    int penalize = __builtin_popcount(v->penalize), forgive = __builtin_popcount(v->forgive);
    if (table_play_vote_penalizes(v))
        return true;
    bool never = !ranking_penalized(asked, asked - forgive);
    return never && (!open || forgive * 2 > asked || (asked - penalize) * 2 <= asked);
}

static enum game_code table_play_apply_vote(const struct game *g, struct play *p,
                                            const struct play_event *e, struct outbox *out)
{
    if (!table_play_seat_valid(g, e->other))
        return GAME_BAD_MOVE;
    struct vote *v = &p->vote[e->other];
    if (!v->open || (v->asked & seat_bit(e->seat)) == 0 ||
        ((v->penalize | v->forgive) & seat_bit(e->seat)) != 0)
        return GAME_NOT_NOW;
    if (e->yes)
        v->penalize |= seat_bit(e->seat);
    else
        v->forgive |= seat_bit(e->seat);
    if (table_play_vote_sure(v, e->open))
        table_play_vote_close(g, p, e->other, out);
    return GAME_OK;
}

static void table_play_votes_drop(struct play *p)
{
    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        p->vote[s].open = p->vote[s].penalized = false;
}

bool votes_open(const struct play *p)
{
    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        if (p->vote[s].open)
            return true;
    return false;
}

/* ---- Events ---- */

/* DD-D5: counts the turns in which the player moved. A turn may take several moves. */
static void table_play_daily_count(struct play *p, int seat, const struct game_turn *before)
{
    p->moves++;
    if (seat != DAILY_SEAT || (before->must & seat_bit(seat)) == 0 ||
        (p->turns > 0 && p->turn_serial == before->serial))
        return;
    p->turns++;
    p->turn_serial = before->serial;
}

static enum game_code table_play_apply_move(const struct game *g, struct play *p,
                                            const struct play_event *e, struct outbox *out)
{
    struct game_events *ev = play_events(g);
    struct game_move move;
    struct game_turn before = {0};
    if (g->daily != 0)
        before = play_turn(g, p->state);
    enum game_code code = g->rules->parse(p->state, e->seat, e->text, &move);
    if (code == GAME_OK)
        code = g->rules->apply(p->state, e->seat, &move, ev);
    if (code != GAME_OK)
        return code;
    if (g->daily != 0)
        table_play_daily_count(p, e->seat, &before);
    if (g->row.cup.cup != 0 && e->kind == EVENT_MOVE)
        p->acted |= seat_bit(e->seat);
    else if (g->row.cup.cup != 0)
        p->automatic |= seat_bit(e->seat);
    table_play_facts_out(g, p, true, ev, out);
    if (play_turn(g, p->state).over) {
        g->rules->result(p->state, &p->result);
        p->end = STORE_GAME_FINISHED;
    }
    return GAME_OK;
}

/* Somebody did not come to a game of a cup, or will leave it (table_cup.c). */
static enum game_code table_play_apply_absent(const struct game *g, struct play *p,
                                              const struct play_event *e, struct outbox *out)
{
    if (g->row.cup.cup == 0 || (p->going & seat_bit(e->seat)) != 0)
        return GAME_BAD_MOVE;
    struct notice n = {.kind = NOTICE_ABSENT, .who = game_who(g, e->seat)};
    if (e->kind == EVENT_ABSENT) {
        p->absent |= seat_bit(e->seat);
    } else {
        p->going |= seat_bit(e->seat);
        p->going_away |= e->yes ? seat_bit(e->seat) : 0;
        n.kind = NOTICE_GOING;
        outbox_put(out, g->row.seat[e->seat - 1].account, &n);
    }
    outbox_put(out, 0, &n);
    return GAME_OK;
}

static enum game_code table_play_apply_leave(const struct game *g, struct play *p,
                                             const struct play_event *e, struct outbox *out)
{
    struct game_events *ev = play_events(g);
    enum leaving_end end =
        leaving_apply(&g->who, g->rules, p->state, p->left, e->seat, ev, &p->result);
    p->left |= seat_bit(e->seat);
    p->left_as[e->seat] = (uint8_t)__builtin_popcount(p->left);
    const struct notice n = {.kind = NOTICE_LEFT, .who = game_who(g, e->seat)};
    outbox_put(out, g->row.seat[e->seat - 1].account, &n);
    outbox_put(out, 0, &n);
    if (play_scores(g, p))
        table_play_vote_call(g, p, e, out);
    table_play_facts_out(g, p, false, ev, out);
    switch (end) {
    case LEAVING_ON: break;
    case LEAVING_FINISHED: p->end = STORE_GAME_FINISHED; break;
    case LEAVING_CANCELLED:
        p->end = STORE_GAME_CANCELLED;
        utf8_printf(p->reason, sizeof(p->reason), "%s left before everybody had a turn.",
                    game_seat_name(g, e->seat));
        p->leaver = e->seat;
        break;
    case LEAVING_DESERTED:
        p->end = STORE_GAME_CANCELLED;
        utf8_printf(p->reason, sizeof(p->reason), N_("Everybody has left."));
        break;
    }
    return GAME_OK;
}

static enum game_code table_play_apply_shared(const struct game *g, struct play *p,
                                              const struct play_event *e, struct outbox *out)
{
    if (p->end != STORE_GAME_LIVE || p->shared_a != 0)
        return GAME_NOT_NOW;
    if (!table_play_seat_valid(g, e->other))
        return GAME_BAD_MOVE;
    p->shared_a = (uint8_t)e->seat;
    p->shared_b = (uint8_t)e->other;
    table_play_votes_drop(p);
    TELL_ALL(out, .kind = NOTICE_SAME_ADDRESS);
    return GAME_OK;
}

static enum game_code table_play_apply_undo(const struct game *g, struct play *p,
                                            const struct play_event *e, struct outbox *out)
{
    struct notice n = {.kind = NOTICE_TAKEN_BACK};
    enum game_code code = past_undo(g, p, e->seat, &n.back);
    if (code != GAME_OK)
        return code;
    moment_chances(g->rules, p->state, &p->chances);
    n.who = game_who(g, e->seat);
    outbox_put(out, 0, &n);
    return GAME_OK;
}

static enum game_code table_play_apply_kind(const struct game *g, struct play *p,
                                            const struct play_event *e, struct outbox *out)
{
    /* `person`: what only somebody who has not left does. `on`: what happens only while the game is
     * in play. */
    static const unsigned person =
        1 << EVENT_LEAVE | 1 << EVENT_UNDO | 1 << EVENT_ABSENT | 1 << EVENT_GOING;
    static const unsigned on = person | 1 << EVENT_MOVE | 1 << EVENT_AUTO;
    char hash[33];
    if (event_has_seat(e) && !table_play_seat_valid(g, e->seat))
        return GAME_BAD_MOVE;
    if ((on >> e->kind & 1) != 0 && p->end != STORE_GAME_LIVE)
        return GAME_OVER;
    if ((person >> e->kind & 1) != 0 && (leaving_people(&g->who, p->left) & seat_bit(e->seat)) == 0)
        return GAME_BAD_MOVE;
    switch (e->kind) {
    case EVENT_MOVE:
    case EVENT_AUTO: return table_play_apply_move(g, p, e, out);
    case EVENT_TIMEOUT:
        TELL_ALL(out, .kind = NOTICE_TIMEOUT, .who = game_who(g, e->seat));
        return GAME_OK;
    case EVENT_LEAVE: return table_play_apply_leave(g, p, e, out);
    case EVENT_VOTE: return table_play_apply_vote(g, p, e, out);
    case EVENT_VOTED:
        if (!p->vote[e->seat].open || table_play_vote_penalizes(&p->vote[e->seat]) != e->yes)
            return GAME_BAD_MOVE;
        table_play_vote_close(g, p, e->seat, out);
        return GAME_OK;
    case EVENT_SHARED: return table_play_apply_shared(g, p, e, out);
    case EVENT_UNDO: return table_play_apply_undo(g, p, e, out);
    case EVENT_ABSENT:
    case EVENT_GOING: return table_play_apply_absent(g, p, e, out);
    case EVENT_VOID:
    case EVENT_FREEZE:
        if (p->end == STORE_GAME_VOID || p->end == STORE_GAME_FROZEN)
            return GAME_NOT_NOW;
        p->end = e->kind == EVENT_VOID ? STORE_GAME_VOID : STORE_GAME_FROZEN;
        utf8_copy(e->text, p->reason, sizeof(p->reason));
        table_play_votes_drop(p);
        return GAME_OK;
    case EVENT_HASH:
        replay_position(shuffle_hash, g->rules, p->state, hash);
        if (strcmp(hash, e->text) != 0)
            return GAME_BAD_MOVE;
        p->hashed = p->seq + 1;
        return GAME_OK;
    }
    return GAME_BAD_MOVE;
}

enum game_code play_apply(const struct game *g, struct play *p, const struct play_event *e,
                          struct outbox *out)
{
    enum game_code code = table_play_apply_kind(g, p, e, out);
    if (code != GAME_OK)
        return code;
    p->seq++;
    if (g->past)
        past_add(g->past, p->seq, e);
    for (int s = 1; s <= g->row.nseats; s++)
        if (p->end != STORE_GAME_LIVE && p->vote[s].called && !p->vote[s].open)
            p->vote[s].settled = true;
    return GAME_OK;
}
