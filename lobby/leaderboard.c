/*
 * Boards in memory. Accounts are kept once, with their names; a board has one member record an
 * account, found by a hash table, and an order: blocks of member numbers, best first. A place is
 * found by searching the blocks' first members, then one block, with the sizes of the blocks before
 * it summed by a Fenwick tree: O(log n). A change moves at most a block's worth of numbers; only
 * when a block is split or joined (once in a hundred changes or more) the list of blocks is redone.
 */
#include "leaderboard.h"

#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "xalloc.h"

enum { BLOCK_MAX = 256, BLOCK_FILL = 224, GAMES_MAX = 32, STREAK_MAX = 32767 };

/* Chains by number, so that the things themselves stay in plain arrays: slot = number + 1. */
struct index {
    uint32_t *slot;
    uint32_t size; /* a power of two */
};

/* Packed: there may be a million. */
struct who {
    int64_t account;
    char name[STORE_NAME_MAX];
    bool hidden;
} __attribute__((packed, aligned(2)));

struct member {
    int64_t xp;
    int64_t reached_ms;
    uint32_t who;
    int32_t games, won;
    int32_t streak;
};

struct block {
    uint32_t n;
    uint32_t member[BLOCK_MAX];
};

struct board {
    const struct leaderboard *all;
    char game[STORE_GAME_MAX]; /* "" over all games */
    enum board_span span;
    struct member *member;
    uint32_t nmember, member_cap;
    struct index by_who;
    struct block **block;
    uint32_t *fenwick; /* from 1: sizes of the blocks */
    uint32_t nblock, block_cap;
    int64_t listed;
};

struct leaderboard {
    const struct clock *clock;
    int64_t since[BOARD_SPANS];
    struct who *who;
    uint32_t nwho, who_cap;
    struct index by_account;
    struct board *board[GAMES_MAX * BOARD_SPANS];
    int nboard;
    /* while loading */
    struct store *store;
    enum board_span loading;
    void (*done)(void *arg);
    void *done_arg;
};

/* ---- The hash tables ---- */

static uint32_t hash64(uint64_t x)
{
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdULL;
    x ^= x >> 33;
    return (uint32_t)x;
}

static uint32_t who_hash(const struct leaderboard *b, uint32_t who)
{
    return hash64((uint64_t)b->who[who].account);
}

/* The accounts' table grows at three quarters. */
static void who_grow(struct leaderboard *b)
{
    struct index *ix = &b->by_account;
    if (ix->size != 0 && b->nwho < ix->size / 4 * 3)
        return;
    free(ix->slot);
    ix->size = ix->size == 0 ? 64 : ix->size * 2;
    ix->slot = xcalloc(ix->size, sizeof *ix->slot);
    for (uint32_t i = 0; i < b->nwho; i++) {
        uint32_t at = who_hash(b, i) & (ix->size - 1);
        while (ix->slot[at] != 0)
            at = (at + 1) & (ix->size - 1);
        ix->slot[at] = i + 1;
    }
}

/* The number of an account, -1: unknown. */
static int64_t who_find(const struct leaderboard *b, int64_t account)
{
    const struct index *ix = &b->by_account;
    if (ix->size == 0)
        return -1;
    for (uint32_t at = hash64((uint64_t)account) & (ix->size - 1); ix->slot[at] != 0;
         at = (at + 1) & (ix->size - 1))
        if (b->who[ix->slot[at] - 1].account == account)
            return ix->slot[at] - 1;
    return -1;
}

static void name_set(char out[STORE_NAME_MAX], const char *name)
{
    size_t len = strnlen(name, STORE_NAME_MAX - 1);
    memcpy(out, name, len);
    memset(out + len, 0, STORE_NAME_MAX - len);
}

static uint32_t who_make(struct leaderboard *b, int64_t account, const char *name)
{
    int64_t found = who_find(b, account);
    if (found >= 0)
        return (uint32_t)found;
    if (b->nwho == b->who_cap) {
        b->who_cap += b->who_cap / 4 + 64;
        b->who = xreallocarray(b->who, b->who_cap, sizeof *b->who);
    }
    who_grow(b);
    struct index *ix = &b->by_account;
    uint32_t at = hash64((uint64_t)account) & (ix->size - 1);
    while (ix->slot[at] != 0)
        at = (at + 1) & (ix->size - 1);
    ix->slot[at] = b->nwho + 1;
    struct who *who = &b->who[b->nwho];
    memset(who, 0, sizeof *who);
    who->account = account;
    name_set(who->name, name);
    return b->nwho++;
}

static void member_grow(struct board *board)
{
    struct index *ix = &board->by_who;
    if (ix->size != 0 && board->nmember < ix->size / 4 * 3)
        return;
    free(ix->slot);
    ix->size = ix->size == 0 ? 64 : ix->size * 2;
    ix->slot = xcalloc(ix->size, sizeof *ix->slot);
    for (uint32_t i = 0; i < board->nmember; i++) {
        uint32_t at = hash64(board->member[i].who) & (ix->size - 1);
        while (ix->slot[at] != 0)
            at = (at + 1) & (ix->size - 1);
        ix->slot[at] = i + 1;
    }
}

static int64_t member_find(const struct board *board, uint32_t who)
{
    const struct index *ix = &board->by_who;
    if (ix->size == 0)
        return -1;
    for (uint32_t at = hash64(who) & (ix->size - 1); ix->slot[at] != 0;
         at = (at + 1) & (ix->size - 1))
        if (board->member[ix->slot[at] - 1].who == who)
            return ix->slot[at] - 1;
    return -1;
}

static uint32_t member_make(struct board *board, uint32_t who)
{
    int64_t found = member_find(board, who);
    if (found >= 0)
        return (uint32_t)found;
    if (board->nmember == board->member_cap) {
        board->member_cap += board->member_cap / 4 + 64;
        board->member = xreallocarray(board->member, board->member_cap, sizeof *board->member);
    }
    member_grow(board);
    struct index *ix = &board->by_who;
    uint32_t at = hash64(who) & (ix->size - 1);
    while (ix->slot[at] != 0)
        at = (at + 1) & (ix->size - 1);
    ix->slot[at] = board->nmember + 1;
    struct member *m = &board->member[board->nmember];
    memset(m, 0, sizeof *m);
    m->who = who;
    return board->nmember++;
}

/* ---- The order ---- */

/* Best first: more XP, then who got there first, then the older account (two lose the same game at
 * the same time). */
static int member_order(const struct board *board, const struct member *a, const struct member *b)
{
    const struct who *who = board->all->who;
    if (a->xp != b->xp)
        return a->xp > b->xp ? -1 : 1;
    if (a->reached_ms != b->reached_ms)
        return a->reached_ms < b->reached_ms ? -1 : 1;
    int64_t x = who[a->who].account, y = who[b->who].account;
    return x < y ? -1 : x > y;
}

static void fenwick_build(struct board *board)
{
    for (uint32_t i = 1; i <= board->nblock; i++)
        board->fenwick[i] = board->block[i - 1]->n;
    for (uint32_t i = 1; i <= board->nblock; i++) {
        uint32_t up = i + (i & -i);
        if (up <= board->nblock)
            board->fenwick[up] += board->fenwick[i];
    }
}

static void fenwick_add(struct board *board, uint32_t block, int change)
{
    for (uint32_t i = block + 1; i <= board->nblock; i += i & -i)
        board->fenwick[i] += (uint32_t)change;
}

/* How many members stand in the blocks before `block`. */
static int64_t fenwick_before(const struct board *board, uint32_t block)
{
    int64_t sum = 0;
    for (uint32_t i = block; i > 0; i -= i & -i)
        sum += board->fenwick[i];
    return sum;
}

/* The block that holds place `at` (from 0); `at` becomes the position in it. */
static uint32_t fenwick_find(const struct board *board, int64_t *at)
{
    uint32_t block = 0, step = 1;
    while (step * 2 <= board->nblock)
        step *= 2;
    for (; step > 0; step /= 2)
        if (block + step <= board->nblock && board->fenwick[block + step] <= *at) {
            block += step;
            *at -= board->fenwick[block];
        }
    return block;
}

static void block_insert(struct board *board, uint32_t at)
{
    if (board->nblock == board->block_cap) {
        board->block_cap = board->block_cap == 0 ? 4 : board->block_cap * 2;
        board->block = xreallocarray(board->block, board->block_cap, sizeof *board->block);
        board->fenwick = xreallocarray(board->fenwick, board->block_cap + 1u, sizeof(uint32_t));
    }
    memmove(board->block + at + 1, board->block + at,
            (board->nblock - at) * sizeof board->block[0]);
    board->block[at] = xmalloc(sizeof(struct block));
    board->block[at]->n = 0;
    board->nblock++;
}

static void block_remove(struct board *board, uint32_t at)
{
    free(board->block[at]);
    board->nblock--;
    memmove(board->block + at, board->block + at + 1,
            (board->nblock - at) * sizeof board->block[0]);
}

/* Where a member with these figures stands or would stand: how many of the listed come before it.
 */
static void order_search(const struct board *board, const struct member *m, uint32_t *block,
                         uint32_t *pos)
{
    uint32_t lo = 0, hi = board->nblock; /* the last block whose first member is not behind m */
    while (lo < hi) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (member_order(board, &board->member[board->block[mid]->member[0]], m) <= 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    *block = lo > 0 ? lo - 1 : 0;
    *pos = 0;
    if (board->nblock == 0)
        return;
    const struct block *b = board->block[*block];
    lo = 0;
    hi = b->n;
    while (lo < hi) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (member_order(board, &board->member[b->member[mid]], m) < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    *pos = lo;
}

static void order_insert(struct board *board, uint32_t member)
{
    uint32_t block = 0, pos = 0;
    if (board->nblock == 0) {
        block_insert(board, 0);
        fenwick_build(board);
    } else {
        order_search(board, &board->member[member], &block, &pos);
    }
    struct block *b = board->block[block];
    bool split = b->n == BLOCK_MAX;
    if (split) {
        block_insert(board, block + 1);
        struct block *next = board->block[block + 1];
        next->n = BLOCK_MAX / 2;
        b->n = BLOCK_MAX / 2;
        memcpy(next->member, b->member + BLOCK_MAX / 2, BLOCK_MAX / 2 * sizeof b->member[0]);
        if (pos > b->n) {
            pos -= b->n;
            b = next;
        }
    }
    memmove(b->member + pos + 1, b->member + pos, (b->n - pos) * sizeof b->member[0]);
    b->member[pos] = member;
    b->n++;
    board->listed++;
    if (split)
        fenwick_build(board);
    else
        fenwick_add(board, block, 1);
}

static void order_remove(struct board *board, uint32_t member)
{
    uint32_t block, pos;
    order_search(board, &board->member[member], &block, &pos);
    struct block *b = board->block[block];
    b->n--;
    memmove(b->member + pos, b->member + pos + 1, (b->n - pos) * sizeof b->member[0]);
    board->listed--;
    struct block *next = block + 1 < board->nblock ? board->block[block + 1] : NULL;
    if (b->n == 0) {
        block_remove(board, block);
        fenwick_build(board);
    } else if (next != NULL && b->n + next->n <= BLOCK_MAX / 2) {
        memcpy(b->member + b->n, next->member, next->n * sizeof b->member[0]);
        b->n += next->n;
        block_remove(board, block + 1);
        fenwick_build(board);
    } else {
        fenwick_add(board, block, -1);
    }
}

static bool is_listed(const struct leaderboard *b, const struct member *m)
{
    return m->games > 0 && !b->who[m->who].hidden;
}

static int by_order(const void *a, const void *b, void *board)
{
    const struct member *member = ((const struct board *)board)->member;
    return member_order(board, &member[*(const uint32_t *)a], &member[*(const uint32_t *)b]);
}

/* Lists all members at once: after loading. */
static void order_build(struct leaderboard *b, struct board *board)
{
    uint32_t *sorted = xreallocarray(NULL, board->nmember + 1u, sizeof *sorted);
    uint32_t n = 0;
    for (uint32_t i = 0; i < board->nmember; i++)
        if (is_listed(b, &board->member[i]))
            sorted[n++] = i;
    qsort_r(sorted, n, sizeof *sorted, by_order, board);
    for (uint32_t i = 0; i < n; i += BLOCK_FILL) {
        block_insert(board, board->nblock);
        struct block *block = board->block[board->nblock - 1];
        block->n = n - i < BLOCK_FILL ? n - i : BLOCK_FILL;
        memcpy(block->member, sorted + i, block->n * sizeof *sorted);
    }
    fenwick_build(board);
    board->listed = n;
    free(sorted);
}

/* ---- Boards and spans ---- */

static void board_clear(struct board *board)
{
    for (uint32_t i = 0; i < board->nblock; i++)
        free(board->block[i]);
    free(board->block);
    free(board->fenwick);
    free(board->member);
    free(board->by_who.slot);
    board->block = NULL;
    board->fenwick = NULL;
    board->member = NULL;
    board->by_who = (struct index){0};
    board->nblock = board->block_cap = board->nmember = board->member_cap = 0;
    board->listed = 0;
}

/* Opens a new season or week when the clock has passed into one; never an old one again. */
static void spans_roll(struct leaderboard *b)
{
    int64_t now = clock_wall(b->clock);
    int64_t start[BOARD_SPANS] = {0, clock_month_start(now), clock_week_start(now)};
    for (int span = BOARD_SEASON; span < BOARD_SPANS; span++) {
        if (start[span] <= b->since[span])
            continue;
        b->since[span] = start[span];
        for (int i = 0; i < b->nboard; i++)
            if (b->board[i]->span == (enum board_span)span)
                board_clear(b->board[i]);
    }
}

static struct board *board_find(const struct leaderboard *b, const char *game, enum board_span span)
{
    if (game == NULL)
        game = "";
    for (int i = 0; i < b->nboard; i++)
        if (b->board[i]->span == span && strcmp(b->board[i]->game, game) == 0)
            return b->board[i];
    return NULL;
}

static struct board *board_make(struct leaderboard *b, const char *game, enum board_span span)
{
    struct board *board = board_find(b, game, span);
    if (board != NULL || b->nboard == GAMES_MAX * BOARD_SPANS)
        return board;
    board = xcalloc(1, sizeof *board);
    board->all = b;
    board->span = span;
    if (game != NULL)
        strncpy(board->game, game, sizeof board->game - 1);
    b->board[b->nboard++] = board;
    return board;
}

struct leaderboard *leaderboard_new(const struct clock *clock)
{
    struct leaderboard *b = xcalloc(1, sizeof *b);
    b->clock = clock;
    spans_roll(b);
    return b;
}

void leaderboard_free(struct leaderboard **boards)
{
    struct leaderboard *b = *boards;
    if (b == NULL)
        return;
    for (int i = 0; i < b->nboard; i++) {
        board_clear(b->board[i]);
        free(b->board[i]);
    }
    free(b->who);
    free(b->by_account.slot);
    free(b);
    *boards = NULL;
}

/* ---- Loading ---- */

static void load_score(void *arg, const struct store_score *score)
{
    struct leaderboard *b = arg;
    struct board *board = board_make(b, score->game, b->loading);
    if (board == NULL)
        return;
    uint32_t who = who_make(b, score->account, score->name);
    b->who[who].hidden = score->hidden;
    uint32_t at = member_make(board, who);
    struct member *m = &board->member[at];
    m->xp = score->xp;
    m->reached_ms = score->reached_ms;
    m->games = score->games;
    m->won = score->won;
    m->streak = score->streak;
}

/* Gives back what growing left over; new members make it grow again. */
static void board_trim(struct board *board)
{
    board->member_cap = board->nmember + 1;
    board->member = xreallocarray(board->member, board->member_cap, sizeof *board->member);
}

static void load_done(void *arg, enum store_status status)
{
    struct leaderboard *b = arg;
    if (status != STORE_OK)
        log_fatal("boards-load", "status=%d", (int)status);
    for (int i = 0; i < b->nboard; i++)
        if (b->board[i]->span == b->loading) {
            board_trim(b->board[i]);
            order_build(b, b->board[i]);
        }
    b->who_cap = b->nwho + 1;
    b->who = xreallocarray(b->who, b->who_cap, sizeof *b->who);
    if (++b->loading < BOARD_SPANS)
        store_scores(b->store, b->since[b->loading], load_score, load_done, b);
    else
        b->done(b->done_arg);
}

void leaderboard_load(struct leaderboard *boards, struct store *store, void (*done)(void *arg),
                      void *arg)
{
    spans_roll(boards);
    boards->store = store;
    boards->done = done;
    boards->done_arg = arg;
    boards->loading = BOARD_ALL;
    store_scores(store, 0, load_score, load_done, boards);
}

/* ---- Changes ---- */

static int32_t streak_after(int32_t streak, int outcome)
{
    if (outcome == 0)
        return 0;
    if ((streak > 0) != (outcome > 0))
        streak = 0;
    streak += outcome;
    return streak > STREAK_MAX ? STREAK_MAX : streak < -STREAK_MAX ? -STREAK_MAX : streak;
}

static void board_add(struct leaderboard *b, struct board *board, uint32_t who, int64_t xp,
                      int outcome, int games, int64_t reached_ms)
{
    if (board == NULL)
        return;
    uint32_t at = member_make(board, who);
    struct member *m = &board->member[at];
    if (is_listed(b, m))
        order_remove(board, at);
    if (xp != 0 || m->games == 0)
        m->reached_ms = reached_ms;
    m->xp += xp;
    m->games += games;
    if (outcome > 0)
        m->won += games;
    if (games > 0)
        m->streak = streak_after(m->streak, outcome);
    if (is_listed(b, m))
        order_insert(board, at);
}

void leaderboard_add(struct leaderboard *boards, int64_t account, const char *name,
                     const char *game, int64_t xp, int outcome, int games, int64_t at_ms)
{
    spans_roll(boards);
    uint32_t who = who_make(boards, account, name);
    for (int span = BOARD_ALL; span < BOARD_SPANS; span++) {
        if (at_ms < boards->since[span])
            continue;
        board_add(boards, board_make(boards, NULL, span), who, xp, outcome, games, at_ms);
        if (game != NULL)
            board_add(boards, board_make(boards, game, span), who, xp, outcome, games, at_ms);
    }
}

void leaderboard_hide(struct leaderboard *boards, int64_t account, bool hidden)
{
    int64_t who = who_find(boards, account);
    if (who < 0 || boards->who[who].hidden == hidden)
        return;
    for (int i = 0; i < boards->nboard; i++) {
        struct board *board = boards->board[i];
        int64_t at = member_find(board, (uint32_t)who);
        if (at < 0 || board->member[at].games <= 0)
            continue;
        if (hidden)
            order_remove(board, (uint32_t)at);
        else
            order_insert(board, (uint32_t)at);
    }
    boards->who[who].hidden = hidden;
}

void leaderboard_merge(struct leaderboard *b, int64_t from, int64_t into, const char *name)
{
    int64_t old = who_find(b, from);
    if (old < 0)
        return;
    uint32_t who = who_make(b, into, name);
    for (int i = 0; i < b->nboard; i++) {
        struct board *board = b->board[i];
        int64_t at = member_find(board, (uint32_t)old);
        if (at < 0)
            continue;
        uint32_t to = member_make(board, who); /* may move the members */
        struct member *gone = &board->member[at], *m = &board->member[to];
        if (is_listed(b, gone))
            order_remove(board, (uint32_t)at);
        if (is_listed(b, m))
            order_remove(board, to);
        if (m->games == 0 || gone->reached_ms > m->reached_ms) {
            m->reached_ms = gone->reached_ms;
            m->streak = gone->games > 0 ? gone->streak : m->streak;
        }
        m->xp += gone->xp;
        m->games += gone->games;
        m->won += gone->won;
        gone->xp = 0;
        gone->games = gone->won = gone->streak = 0;
        if (is_listed(b, m))
            order_insert(board, to);
    }
}

void leaderboard_rename(struct leaderboard *boards, int64_t account, const char *name)
{
    int64_t who = who_find(boards, account);
    if (who >= 0)
        name_set(boards->who[who].name, name);
}

/* ---- Reading ---- */

int64_t leaderboard_size(struct leaderboard *boards, const char *game, enum board_span span)
{
    spans_roll(boards);
    const struct board *board = board_find(boards, game, span);
    return board != NULL ? board->listed : 0;
}

/* How many have more XP: the rank is one more. */
static int64_t better_than(const struct board *board, int64_t xp)
{
    struct member key = {.xp = xp, .reached_ms = INT64_MIN};
    uint32_t block, pos;
    order_search(board, &key, &block, &pos);
    return fenwick_before(board, block) + pos;
}

static void row_fill(const struct leaderboard *b, const struct board *board, uint32_t member,
                     int64_t rank, struct board_row *out)
{
    const struct member *m = &board->member[member];
    memset(out, 0, sizeof *out);
    out->account = b->who[m->who].account;
    memcpy(out->name, b->who[m->who].name, sizeof out->name);
    out->rank = rank;
    out->xp = m->xp;
    out->reached_ms = m->reached_ms;
    out->games = m->games;
    out->won = m->won;
    out->streak = m->streak;
}

int leaderboard_top(struct leaderboard *boards, const char *game, enum board_span span,
                    int64_t first, struct board_row *out, int cap)
{
    spans_roll(boards);
    const struct board *board = board_find(boards, game, span);
    if (board == NULL || first < 1 || first > board->listed)
        return 0;
    int64_t at = first - 1;
    uint32_t block = fenwick_find(board, &at);
    int n = 0;
    for (uint32_t pos = (uint32_t)at; n < cap && block < board->nblock; block++, pos = 0) {
        const struct block *b = board->block[block];
        for (; pos < b->n && n < cap; pos++, n++) {
            int64_t xp = board->member[b->member[pos]].xp;
            int64_t rank = n == 0                ? better_than(board, xp) + 1
                           : out[n - 1].xp == xp ? out[n - 1].rank
                                                 : first + n;
            row_fill(boards, board, b->member[pos], rank, &out[n]);
        }
    }
    return n;
}

int64_t leaderboard_place(struct leaderboard *boards, const char *game, enum board_span span,
                          int64_t account, struct board_row *out)
{
    spans_roll(boards);
    const struct board *board = board_find(boards, game, span);
    int64_t who = who_find(boards, account);
    int64_t at = board != NULL && who >= 0 ? member_find(board, (uint32_t)who) : -1;
    if (at < 0 || !is_listed(boards, &board->member[at]))
        return 0;
    uint32_t block, pos;
    order_search(board, &board->member[at], &block, &pos);
    if (out != NULL)
        row_fill(boards, board, (uint32_t)at, better_than(board, board->member[at].xp) + 1, out);
    return fenwick_before(board, block) + pos + 1;
}
