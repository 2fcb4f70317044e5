/*
 * What the start and the end of a game cost and give (doc/rules/ranking.md): ledger entries,
 * results, and what people and boards are told of them.
 */
#include "ranking.h"
#include "table_private.h"

void settle_bets(struct batch *b, bool back)
{
    const struct store_game *row = &b->game->row;
    const char *reason = back ? "refund" : "bet";
    int64_t each = back ? row->bet : -row->bet;
    for (int i = 0; i < row->nseats; i++)
        batch_entry(b, row->seat[i].account, STORE_CHIPS, each, reason);
    batch_entry(b, STORE_ACCOUNT_ESCROW, STORE_CHIPS, -each * row->nseats, reason);
}

struct notice_result settle_result(const struct tables *ts, const struct game_rules *rules,
                                   const struct store_seat *seat)
{
    return (struct notice_result){.place = seat->place,
                                  .outcome = seat->outcome,
                                  .xp = seat->xp,
                                  .chips = seat->chips,
                                  .rated = seat->rated,
                                  .provisional = rating_provisional(ts, rules, seat->account),
                                  .rating = seat->rating,
                                  .rating_moved = seat->rating_moved};
}

/* Tells the result of a seat; `person` 0: to everybody at the table. */
static void table_settle_tell_result(struct batch *b, int64_t person, int seat,
                                     const struct store_seat *r)
{
    const struct game *g = b->game;
    struct notice n = {.kind = NOTICE_RESULT,
                       .who = game_who(g, seat),
                       .result = settle_result(b->tables, g->rules, r)};
    n.result.alone = person != 0;
    outbox_put(&b->out, person, &n);
}

/* Settles a game that was played to its end. */
static void table_settle_finished(struct batch *b, struct store_game *row)
{
    const struct game *g = b->game;
    const struct play *p = g->ahead;
    struct ranking_game game = {.players = row->nseats,
                                .pairs = g->who.pairs,
                                .tie = p->result.tie,
                                .only_last_loses = g->rules->only_last_loses,
                                .bet = row->bet};
    struct ranking_share share[GAME_SEATS_MAX + 1];
    bool scores = play_scores(g, p);
    int64_t pot = 0;
    for (int s = 1; s <= row->nseats; s++) {
        game.seat[s].account = row->seat[s - 1].account;
        game.seat[s].left = p->left & seat_bit(s);
        game.seat[s].place = p->result.place[s];
        game.seat[s].won = p->result.winners & seat_bit(s);
    }
    ranking_settle(&game, share);
    for (int s = 1; s <= row->nseats; s++)
        pot += share[s].chips;
    bool shared_out = scores && pot == row->bet * row->nseats;
    for (int s = 1; s <= row->nseats; s++) {
        struct store_seat *seat = &row->seat[s - 1];
        seat->place = p->result.place[s];
        seat->dignity = p->result.dignity[s];
        seat->outcome = (int8_t)share[s].outcome;
        seat->xp = scores ? (int32_t)share[s].xp : 0;
        seat->chips = shared_out ? share[s].chips - row->bet : 0;
        if (scores)
            batch_entry(b, seat->account, STORE_XP, seat->xp, seat->xp > 0 ? "win" : "loss");
        if (shared_out)
            batch_entry(b, seat->account, STORE_CHIPS, share[s].chips, "pot");
    }
    if (shared_out)
        batch_entry(b, STORE_ACCOUNT_ESCROW, STORE_CHIPS, -pot, "pot");
    else
        settle_bets(b, true);
    row->competitive = scores;
    rating_settle_game(b, row);
}

/* Settles a void game (RK-D14): writes the opposite of every entry. The entries themselves stay. */
static void table_settle_undone(struct batch *b, struct store_game *row)
{
    for (int i = 0; i < row->nseats; i++) {
        struct store_seat *seat = &row->seat[i];
        batch_entry(b, seat->account, STORE_XP, -seat->xp, "void");
        batch_entry(b, seat->account, STORE_CHIPS, -seat->chips, "void");
        seat->xp = 0;
        seat->chips = 0;
        seat->dignity = 0;
        seat->outcome = 0;
    }
    rating_undo(b, row);
}

/* Settles a leaver's XP once both the vote and the game are over. */
static void table_settle_leaver(struct batch *b, struct store_game *row, int s)
{
    const struct play *p = b->game->ahead;
    struct store_seat *seat = &row->seat[s - 1];
    bool penalized = p->vote[s].penalized;
    seat->xp = (int32_t)ranking_leave(penalized, p->end == STORE_GAME_CANCELLED);
    batch_entry(b, seat->account, STORE_XP, seat->xp, penalized ? "leave" : "loss");
}

static bool table_settle_newly_settled(const struct batch *b, int seat)
{
    return b->game->ahead->vote[seat].settled && !b->before->vote[seat].settled;
}

/* Prepares the table for its next game: the seats of leavers become free, nobody is ready, and a
 * host who has left is replaced. */
static void table_settle_free_seats(struct batch *b)
{
    struct table *t = b->table;
    for (int s = 1; s <= b->game->row.nseats; s++)
        if (b->game->ahead->left & seat_bit(s)) {
            memset(&t->ahead.seat[s], 0, sizeof(t->ahead.seat[s]));
            t->ahead.command[s] = 0;
        }
    t->ahead.ready = 0;
    if (t->closing[0] == '\0' && t->ahead.daily == 0 && t->ahead.cup.cup == 0)
        shuffle_prepare(b);
    if (t->ahead.cup.cup == 0 && seating_seat_of(&t->ahead, t->ahead.host) == 0 &&
        seating_people(&t->ahead) > 0)
        seat_hand_over(b, seating_first(seating_seats(&t->ahead, SEATING_PEOPLE)));
    b->seating = xmalloc(sizeof(*b->seating));
    *b->seating = t->ahead;
}

static void table_settle_tell_end(struct batch *b, const struct store_game *row)
{
    const struct game *g = b->game;
    const struct play *p = g->ahead;
    struct outbox *out = &b->out;
    struct notice n = {.kind = NOTICE_CANCELLED, .said = p->reason};
    switch (p->end) {
    case STORE_GAME_LIVE: return;
    case STORE_GAME_CANCELLED:
        if (p->leaver != 0)
            n.who = game_who(g, p->leaver);
        outbox_put(out, 0, &n);
        if (p->leaver != 0)
            outbox_put(out, row->seat[p->leaver - 1].account, &n);
        return;
    case STORE_GAME_FROZEN: /* the game has no table any more */
        outbox_players(out, row, &n);
        return;
    case STORE_GAME_VOID:
        n.kind = NOTICE_VOIDED;
        outbox_put(out, 0, &n);
        return;
    case STORE_GAME_FINISHED: break;
    }
    for (int s = 1; s <= row->nseats; s++)
        table_settle_tell_result(b, 0, s, &row->seat[s - 1]);
    if (p->shared_a != 0) {
        n = (struct notice){.kind = NOTICE_UNSCORED, .who = game_who(g, p->shared_a)};
        utf8_copy(game_seat_name(g, p->shared_b), n.unscored.other, sizeof(n.unscored.other));
        outbox_put(out, 0, &n);
    }
    TELL_ALL(out, .kind = NOTICE_OVER,
             .over = {.winners = p->result.winners, .tie = p->result.tie});
}

void settle_batch(struct batch *b)
{
    struct game *g = b->game;
    const struct play *p = g->ahead;
    bool ended = b->before->end == STORE_GAME_LIVE && p->end != STORE_GAME_LIVE;
    bool undone = b->before->end != STORE_GAME_LIVE && b->before->end != p->end;
    /* A void or frozen game has no results, not even for those who left. */
    bool counts =
        play_scores(g, p) && (p->end == STORE_GAME_FINISHED || p->end == STORE_GAME_CANCELLED);
    bool leavers = false;
    for (int s = 1; s <= g->row.nseats; s++)
        leavers |= table_settle_newly_settled(b, s);
    if (!ended && !undone && !leavers)
        return;
    struct store_game *row = b->row = xmalloc(sizeof(*row));
    *row = *g->row_ahead;
    g->row_ahead = row;
    row->state = p->end;
    if (ended) {
        row->ended_ms = b->event[b->nevents - 1].at_ms;
        for (int s = 1; s <= row->nseats; s++)
            row->seat[s - 1].left = p->left & seat_bit(s);
        cup_settle(g, row);
    }
    if (undone)
        table_settle_undone(b, row);
    else if (ended && p->end == STORE_GAME_FINISHED)
        table_settle_finished(b, row);
    else if (ended)
        settle_bets(b, true);
    for (int s = 1; s <= g->row.nseats; s++) {
        if (!counts || !table_settle_newly_settled(b, s))
            continue;
        table_settle_leaver(b, row, s);
        table_settle_tell_result(b, row->seat[s - 1].account, s, &row->seat[s - 1]);
    }
    row->open_vote = votes_open(p);
    if (ended || undone) {
        const char *played = p->result.by_limit ? "limit" : "";
        utf8_copy(p->end == STORE_GAME_FINISHED ? played : p->reason, row->ending,
                  sizeof(row->ending));
        table_settle_tell_end(b, row);
        daily_settle(b, row);
    }
    if (ended)
        shuffle_reveal(b, row);
    if (ended && b->table)
        table_settle_free_seats(b);
}

void settle_told(struct batch *b)
{
    const struct tables_deps *deps = &b->tables->deps;
    const struct game *g = b->game;
    for (int i = 0; i < b->nentries; i++) {
        const struct store_entry *e = &b->entry[i];
        if (e->account != STORE_ACCOUNT_ESCROW)
            deps->balance(deps->arg, e->account, e->currency == STORE_XP ? e->amount : 0,
                          e->currency == STORE_CHIPS ? e->amount : 0);
    }
    rating_told(b);
    if (!b->row)
        return;
    bool ended = b->before->end == STORE_GAME_LIVE;
    bool undone = !ended && b->play->end != b->before->end;
    for (int i = 0; i < b->row->nseats; i++) {
        const struct store_seat *was = &g->row.seat[i], *is = &b->row->seat[i];
        int games = 0, outcome = is->outcome;
        if (ended && b->row->state == STORE_GAME_FINISHED && b->row->competitive) {
            games = 1;
        } else if (undone && g->row.state == STORE_GAME_FINISHED && g->row.competitive) {
            games = -1;
            outcome = was->outcome;
        }
        if (ended || undone || is->xp != was->xp)
            untold_note(b->tables, g, b->row, i + 1);
        if (games != 0 || is->xp != was->xp)
            deps->scored(deps->arg, is->account, is->name, g->rules->id, is->xp - was->xp, outcome,
                         games, b->row->ended_ms);
    }
}
