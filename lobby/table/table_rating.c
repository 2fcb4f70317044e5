/*
 * What a game that is over does to the ratings of those who played it (doc/rules/rating.md).
 */
#include "ratings.h"
#include "table_private.h"

/* RT-D2: the seat that won, or the seats of the pair that won, without those who left (RT-D4).
 * 0: there is no such winner. */
static uint16_t table_rating_winners_of(const struct game *g, const struct play *p)
{
    uint16_t won = p->result.winners & (uint16_t)~p->left;
    int team = 0;
    if (p->result.tie)
        return 0;
    if (!g->who.pairs)
        return __builtin_popcount(p->result.winners) == 1 ? won : 0;
    for (int s = 1; s <= g->row.nseats; s++) {
        if ((p->result.winners & seat_bit(s)) == 0)
            continue;
        if (team != 0 && g->who.team[s] != team)
            return 0;
        team = g->who.team[s];
    }
    return won;
}

bool rating_game(const struct game *g, const struct play *p, struct rating_entrant *out,
                 enum rating_mode *mode)
{
    uint16_t won = table_rating_winners_of(g, p);
    /* a game without a result has no winner */
    if (!play_scores(g, p) || g->row.unrated || won == 0)
        return false;
    *mode = g->rules->only_last_loses ? RATING_FULL : RATING_FIRST;
    for (int s = 1; s <= g->row.nseats; s++) {
        struct rating_entrant *seat = &out[s - 1];
        bool left = (p->left & seat_bit(s)) != 0;
        if (g->row.seat[s - 1].kind != STORE_SEAT_ACCOUNT)
            return false;
        *seat = (struct rating_entrant){.team = g->who.pairs ? g->who.team[s] : s};
        if (left && (p->result.winners & seat_bit(s)) != 0)
            seat->team = GAME_SEATS_MAX + s; /* this seat did not win, though its pair did */
        if (*mode == RATING_FIRST)
            seat->place = (won & seat_bit(s)) != 0 ? 1 : 2;
        else
            seat->place = left ? g->row.nseats + 1 - p->left_as[s] : p->result.place[s];
    }
    return true;
}

static struct store_rating *table_rating_entry(struct batch *b, int64_t account, const char *reason)
{
    struct store_rating *entry = &b->rating[b->nratings++];
    memset(entry, 0, sizeof(*entry));
    entry->account = account;
    entry->game = b->game->row.id;
    utf8_copy(b->game->rules->id, entry->board, sizeof(entry->board));
    utf8_copy(reason, entry->reason, sizeof(entry->reason));
    return entry;
}

/* Writes into the entry how the rating `before` changes. */
static void table_rating_entry_move(struct store_rating *entry, struct rating_micro before,
                                    struct rating_micro change)
{
    entry->mu = change.mu;
    entry->sigma = change.sigma;
    entry->shown =
        rating_shown((struct rating_micro){before.mu + change.mu, before.sigma + change.sigma});
    entry->moved = entry->shown - rating_shown(before);
}

void rating_settle_game(struct batch *b, struct store_game *row)
{
    const struct game *g = b->game;
    struct ratings *ratings = b->tables->deps.ratings;
    struct rating_entrant seat[GAME_SEATS_MAX];
    struct rating_micro change[GAME_SEATS_MAX];
    int64_t account[GAME_SEATS_MAX];
    enum rating_mode mode;
    if (!ratings || !rating_game(g, g->ahead, seat, &mode))
        return;
    for (int i = 0; i < row->nseats; i++) {
        account[i] = row->seat[i].account;
        seat[i].before = ratings_before(ratings, g->rules->id, account[i], NULL);
    }
    if (!rating_settle(&rating_params_default, mode, seat, row->nseats,
                       ratings_repeat(ratings, account, row->nseats), change))
        return;
    for (int i = 0; i < row->nseats; i++) {
        struct store_seat *at = &row->seat[i];
        struct store_rating *entry = table_rating_entry(b, account[i], STORE_RATING_GAME);
        table_rating_entry_move(entry, seat[i].before, change[i]);
        at->rated = true;
        at->rating = entry->shown;
        at->rating_moved = entry->moved;
        at->rating_mu = entry->mu;
        at->rating_sigma = entry->sigma;
    }
    ratings_ahead(ratings, b->rating, b->nratings);
}

bool rating_provisional(const struct tables *ts, const struct game_rules *rules, int64_t account)
{
    int games = 0;
    if (ts->deps.ratings)
        ratings_before(ts->deps.ratings, rules->id, account, &games);
    return games < RATINGS_PROVISIONAL;
}

void rating_undo(struct batch *b, const struct store_game *row)
{
    struct ratings *ratings = b->tables->deps.ratings;
    if (!ratings)
        return;
    for (int i = 0; i < row->nseats; i++) {
        const struct store_seat *at = &row->seat[i];
        if (!at->rated)
            continue;
        struct store_rating *entry = table_rating_entry(b, at->account, STORE_RATING_VOID);
        table_rating_entry_move(entry, ratings_before(ratings, entry->board, at->account, NULL),
                                (struct rating_micro){-at->rating_mu, -at->rating_sigma});
    }
    ratings_ahead(ratings, b->rating, b->nratings);
}

void rating_told(const struct batch *b)
{
    for (int i = 0; i < b->nratings; i++) {
        const struct store_rating *entry = &b->rating[i];
        int seat = game_seat_of(b->game, entry->account);
        ratings_add(b->tables->deps.ratings, entry, seat > 0 ? game_seat_name(b->game, seat) : "");
    }
}

void rating_refused(const struct batch *b)
{
    if (b->nratings > 0)
        ratings_refused(b->tables->deps.ratings, b->rating, b->nratings);
}
