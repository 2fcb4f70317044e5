/*
 * Boards in memory. Each account is kept once, with its name, and has a number. A board finds its
 * members by that number and keeps them in order (standings.h). Everybody is on the board of all
 * games for all time, and there the number of a member is the number of its account, so nothing has
 * to be looked up.
 */
#include "leaderboard.h"

#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "roll.h"
#include "standings.h"
#include "utf8.h"
#include "xalloc.h"

enum { GAMES_MAX = 32 };

struct board {
    struct standings order;
    bool everybody; /* the board of all games for all time */
};

struct game {
    char id[STORE_GAME_MAX];
    struct board board[BOARD_SPANS];
};

struct leaderboard {
    const struct clock *clock;
    int64_t since[BOARD_SPANS];
    int64_t day_end; /* before this time no new week or season can begin */
    struct roll roll;
    struct ratings *ratings;
    struct game *game[GAMES_MAX]; /* the first one is the sum of all games */
    int ngame;
    struct store *store;
    /* while loading */
    enum board_span loading;
    void (*done)(void *arg);
    void *done_arg;
    /* Accounts whose streaks are being read anew. `recounting`: the span that is being read for
     * the first of them. */
    int64_t *recount;
    int nrecount, tries;
    enum board_span recounting;
    bool stale; /* the number of games changed during the read */
};

/* ---- Members of a board ---- */

static int16_t leaderboard_streak_clamp(int64_t streak)
{
    return (int16_t)(streak > INT16_MAX ? INT16_MAX : streak < -INT16_MAX ? -INT16_MAX : streak);
}

static int64_t leaderboard_member_find(const struct board *board, uint32_t who)
{
    if (board->everybody)
        return who < board->order.nmember ? (int64_t)who : -1;
    return standings_find(&board->order, who);
}

static uint32_t leaderboard_member_make(struct board *board, uint32_t who)
{
    if (!board->everybody)
        return standings_make(&board->order, who);
    while (board->order.nmember <= who)
        standings_member(&board->order, board->order.nmember);
    return who;
}

static bool leaderboard_is_listed(const void *boards, const struct standing *m)
{
    const struct leaderboard *b = boards;
    return m->games > 0 && !b->roll.who[m->who].hidden;
}

/* ---- Boards and spans ---- */

/* Begins a new season or week if the clock has passed into one. Never goes back to an old one. */
static void leaderboard_spans_roll(struct leaderboard *b)
{
    int64_t now = clock_wall(b->clock);
    if (now < b->day_end)
        return;
    b->day_end = clock_day_start(now) + STORE_DAY_MS;
    int64_t start[BOARD_SPANS] = {0, clock_month_start(now), clock_week_start(now)};
    for (int span = BOARD_SEASON; span < BOARD_SPANS; span++) {
        if (start[span] <= b->since[span])
            continue;
        b->since[span] = start[span];
        for (int i = 0; i < b->ngame; i++)
            standings_clear(&b->game[i]->board[span].order);
    }
}

static struct game *leaderboard_game_find(const struct leaderboard *b, const char *id)
{
    if (!id)
        return b->game[0];
    for (int i = 0; i < b->ngame; i++)
        if (strcmp(b->game[i]->id, id) == 0)
            return b->game[i];
    return NULL;
}

/* Finds a game, or adds it. NULL: there are too many. */
static struct game *leaderboard_game_make(struct leaderboard *b, const char *id)
{
    struct game *game = b->ngame > 0 ? leaderboard_game_find(b, id) : NULL;
    if (game || b->ngame == GAMES_MAX)
        return game;
    game = xcalloc(1, sizeof(*game));
    utf8_copy(id, game->id, sizeof(game->id));
    for (int span = BOARD_ALL; span < BOARD_SPANS; span++)
        standings_init(&game->board[span].order, leaderboard_is_listed, b, &b->roll);
    game->board[BOARD_ALL].everybody = b->ngame == 0;
    b->game[b->ngame++] = game;
    return game;
}

struct leaderboard *leaderboard_new(const struct clock *clock)
{
    struct leaderboard *b = xcalloc(1, sizeof(*b));
    b->clock = clock;
    b->ratings = ratings_new(clock, &b->roll);
    leaderboard_game_make(b, "");
    leaderboard_spans_roll(b);
    return b;
}

void leaderboard_free(struct leaderboard **boards)
{
    struct leaderboard *b = *boards;
    if (!b)
        return;
    for (int i = 0; i < b->ngame; i++) {
        for (int span = BOARD_ALL; span < BOARD_SPANS; span++)
            standings_clear(&b->game[i]->board[span].order);
        free(b->game[i]);
    }
    ratings_free(&b->ratings);
    roll_clear(&b->roll);
    free(b->recount);
    free(b);
    *boards = NULL;
}

struct ratings *leaderboard_ratings(const struct leaderboard *boards)
{
    return boards->ratings;
}

/* ---- Loading ---- */

static void leaderboard_load_score(void *arg, const struct store_score *score)
{
    struct leaderboard *b = arg;
    struct game *game = leaderboard_game_make(b, score->game);
    if (!game)
        return;
    uint32_t who = roll_make(&b->roll, score->account, score->name);
    b->roll.who[who].hidden = score->hidden;
    struct board *board = &game->board[b->loading];
    uint32_t member = leaderboard_member_make(board, who);
    struct standing *m = &board->order.member[member];
    m->xp = score->xp;
    m->reached_ms = score->reached_ms;
    m->games = score->games;
    m->won = score->won;
    m->streak = leaderboard_streak_clamp(score->streak);
}

static void leaderboard_load_done(void *arg, enum store_status status)
{
    struct leaderboard *b = arg;
    if (status != STORE_OK)
        log_fatal("boards-load", "status=%d", (int)status);
    for (int i = 0; i < b->ngame; i++)
        standings_build(&b->game[i]->board[b->loading].order);
    roll_trim(&b->roll);
    if (++b->loading < BOARD_SPANS)
        store_scores(b->store, 0, b->since[b->loading], leaderboard_load_score,
                     leaderboard_load_done, b);
    else
        ratings_load(b->ratings, b->store, b->done, b->done_arg);
}

void leaderboard_load(struct leaderboard *boards, struct store *store, void (*done)(void *arg),
                      void *arg)
{
    leaderboard_spans_roll(boards);
    boards->store = store;
    boards->done = done;
    boards->done_arg = arg;
    boards->loading = BOARD_ALL;
    store_scores(store, 0, 0, leaderboard_load_score, leaderboard_load_done, boards);
}

/* ---- Streaks ---- */

/* Asks the store for the streaks of the first account in `recount`. A void or a merge changes the
 * order of an account's results, which boards do not keep. */
static void leaderboard_recount_ask(struct leaderboard *b);

static void leaderboard_recount_score(void *arg, const struct store_score *score)
{
    struct leaderboard *b = arg;
    const int64_t who = roll_find(&b->roll, score->account);
    struct game *game = leaderboard_game_make(b, score->game);
    struct board *board = game ? &game->board[b->recounting] : NULL;
    const int64_t at = who >= 0 && board ? leaderboard_member_find(board, (uint32_t)who) : -1;
    if (at < 0)
        return;
    if (board->order.member[at].games == score->games)
        board->order.member[at].streak = leaderboard_streak_clamp(score->streak);
    else
        b->stale = true;
}

static void leaderboard_recount_done(void *arg, enum store_status status)
{
    enum { TRIES = 3 };
    struct leaderboard *b = arg;
    if (status != STORE_OK)
        log_warn("streaks", "not read anew, account=%jd status=%d", b->recount[0], (int)status);
    if (++b->recounting == BOARD_SPANS) {
        b->recounting = BOARD_ALL;
        if (!b->stale || ++b->tries == TRIES) {
            b->tries = 0;
            XREMOVE(b->recount, b->nrecount, 0);
        }
        b->stale = false;
    }
    if (b->nrecount > 0)
        leaderboard_recount_ask(b);
}

static void leaderboard_recount_ask(struct leaderboard *b)
{
    store_scores(b->store, b->recount[0], b->since[b->recounting], leaderboard_recount_score,
                 leaderboard_recount_done, b);
}

static void leaderboard_recount(struct leaderboard *b, int64_t account)
{
    b->recount = xreallocarray(b->recount, (size_t)b->nrecount + 1, sizeof(*b->recount));
    b->recount[b->nrecount++] = account;
    if (b->nrecount == 1)
        leaderboard_recount_ask(b);
}

/* ---- Changes ---- */

static void leaderboard_board_add(struct board *board, uint32_t who, int64_t xp, int outcome,
                                  int games, int64_t reached_ms)
{
    uint32_t at = leaderboard_member_make(board, who);
    struct standing *m = &board->order.member[at];
    standings_unlist(&board->order, at);
    if (xp != 0 || m->games == 0)
        m->reached_ms = reached_ms;
    m->xp += xp;
    m->games += games;
    if (outcome > 0)
        m->won += games;
    if (games > 0 && outcome != 0 && (m->streak > 0) == (outcome > 0))
        m->streak = leaderboard_streak_clamp(m->streak + outcome);
    else if (games > 0)
        m->streak = outcome;
    else if (m->games == 0)
        m->streak = 0;
    standings_list(&board->order, at);
}

void leaderboard_add(struct leaderboard *boards, int64_t account, const char *name,
                     const char *game, int64_t xp, int outcome, int games, int64_t at_ms)
{
    leaderboard_spans_roll(boards);
    int64_t now = clock_wall(boards->clock);
    uint32_t who = roll_make(&boards->roll, account, name);
    struct game *own = game ? leaderboard_game_make(boards, game) : NULL;
    for (int span = BOARD_ALL; span < BOARD_SPANS; span++) {
        if (at_ms < boards->since[span])
            continue;
        leaderboard_board_add(&boards->game[0]->board[span], who, xp, outcome, games, now);
        if (own)
            leaderboard_board_add(&own->board[span], who, xp, outcome, games, now);
    }
    if (games < 0)
        leaderboard_recount(boards, account);
}

void leaderboard_hide(struct leaderboard *boards, int64_t account, bool hidden)
{
    int64_t who = roll_find(&boards->roll, account);
    if (who < 0)
        return;
    hidden = hidden || strncmp(boards->roll.who[who].name, STORE_NAME_ERASED,
                               sizeof(STORE_NAME_ERASED) - 1) == 0;
    if (boards->roll.who[who].hidden == hidden)
        return;
    boards->roll.who[who].hidden = hidden;
    for (int i = 0; i < boards->ngame; i++)
        for (int span = BOARD_ALL; span < BOARD_SPANS; span++) {
            struct board *board = &boards->game[i]->board[span];
            int64_t at = leaderboard_member_find(board, (uint32_t)who);
            if (at < 0)
                continue;
            standings_unlist(&board->order, (uint32_t)at);
            standings_list(&board->order, (uint32_t)at);
        }
    ratings_relist(boards->ratings, (uint32_t)who);
}

static void leaderboard_board_merge(struct board *board, uint32_t from, uint32_t into)
{
    int64_t at = leaderboard_member_find(board, from);
    if (at < 0)
        return;
    uint32_t to = leaderboard_member_make(board, into); /* this may move the members in memory */
    struct standing *gone = &board->order.member[at], *m = &board->order.member[to];
    if (gone->games == 0 && gone->reached_ms == 0)
        return; /* never on this board */
    standings_unlist(&board->order, (uint32_t)at);
    standings_unlist(&board->order, to);
    if (m->games == 0 || gone->reached_ms > m->reached_ms)
        m->reached_ms = gone->reached_ms;
    m->xp += gone->xp;
    m->games += gone->games;
    m->won += gone->won;
    gone->xp = 0;
    gone->games = gone->won = 0;
    gone->streak = 0;
    standings_list(&board->order, to);
}

void leaderboard_merge(struct leaderboard *b, int64_t from, int64_t into, const char *name)
{
    int64_t old = roll_find(&b->roll, from);
    if (old < 0)
        return;
    uint32_t who = roll_make(&b->roll, into, name);
    for (int i = 0; i < b->ngame; i++)
        for (int span = BOARD_ALL; span < BOARD_SPANS; span++)
            leaderboard_board_merge(&b->game[i]->board[span], (uint32_t)old, who);
    ratings_merge(b->ratings, (uint32_t)old, who);
    leaderboard_recount(b, into);
}

void leaderboard_rename(struct leaderboard *boards, int64_t account, const char *name)
{
    int64_t who = roll_find(&boards->roll, account);
    if (who >= 0)
        utf8_copy(name, boards->roll.who[who].name, STORE_NAME_MAX);
}

/* ---- Reading ---- */

/* The board as it is now. NULL: nobody was ever on a board of the game. */
static const struct board *leaderboard_board_now(struct leaderboard *b, const char *game,
                                                 enum board_span span)
{
    leaderboard_spans_roll(b);
    const struct game *found = leaderboard_game_find(b, game);
    return found ? &found->board[span] : NULL;
}

int64_t leaderboard_size(struct leaderboard *boards, const char *game, enum board_span span)
{
    const struct board *board = leaderboard_board_now(boards, game, span);
    return board ? board->order.listed : 0;
}

static void leaderboard_row_fill(const struct leaderboard *b, const struct standing *m,
                                 int64_t rank, struct board_row *out)
{
    *out = (struct board_row){.account = b->roll.who[m->who].account,
                              .rank = rank,
                              .xp = m->xp,
                              .reached_ms = m->reached_ms,
                              .games = m->games,
                              .won = m->won,
                              .streak = (int32_t)m->streak};
    memcpy(out->name, b->roll.who[m->who].name, sizeof(out->name));
}

int leaderboard_top(struct leaderboard *boards, const char *game, enum board_span span,
                    int64_t first, struct board_row *out, int cap)
{
    const struct board *board = leaderboard_board_now(boards, game, span);
    if (!board)
        return 0;
    struct standings_walk walk;
    uint32_t at = standings_at(&board->order, first - 1, &walk);
    int n = 0;
    for (; n < cap && at != STANDINGS_NONE; at = standings_next(&board->order, &walk))
        leaderboard_row_fill(boards, &board->order.member[at], walk.rank, &out[n++]);
    return n;
}

int64_t leaderboard_place(struct leaderboard *boards, const char *game, enum board_span span,
                          int64_t account, struct board_row *out)
{
    const struct board *board = leaderboard_board_now(boards, game, span);
    int64_t who = roll_find(&boards->roll, account);
    int64_t at = board && who >= 0 ? leaderboard_member_find(board, (uint32_t)who) : -1;
    if (at < 0 || !standings_listed(&board->order, (uint32_t)at))
        return 0;
    const struct standing *m = &board->order.member[at];
    if (out)
        leaderboard_row_fill(boards, m, standings_better(&board->order, m->xp) + 1, out);
    return standings_before(&board->order, (uint32_t)at) + 1;
}
