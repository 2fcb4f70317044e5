/*
 * See ratings.h. The order is that of standings.h, with the rating that people are shown in place
 * of XP. Listed members are also in a queue by the time of their last game, so that those who have
 * not played for too long are at its front.
 */
#include "ratings.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "ledger.h"
#include "log.h"
#include "repeats.h"
#include "season.h"
#include "standings.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    GAMES_MAX = 32,
    DRAWN_LOOK = 4096 /* how many accounts one call of ratings_draw goes through at most */
};
#define LISTED_MS (RATINGS_LISTED_DAYS * STORE_DAY_MS)

/* What is kept of a member besides its standing, by the member's number. Small, because there may
 * be a million. */
struct rated {
    int32_t mu, sigma;      /* the sums of the ledger */
    uint32_t before, after; /* in the queue */
    int64_t played_ms : 47; /* until the year 4199 */
    int64_t drawn : 16;     /* the latest season whose end drew it together */
    uint64_t late : 1;      /* `late` of struct ratings may have entries of this rating */
};

struct board {
    const struct ratings *ratings;
    char game[STORE_GAME_MAX];
    struct standings order;
    struct rated *rated;
    uint32_t cap;         /* of `rated` */
    uint32_t first, last; /* of the queue; STANDINGS_NONE: it is empty */
};

/* Entries of the ledger. */
struct entries {
    struct store_rating_entry *at;
    size_t n, cap;
};

struct ratings {
    const struct clock *clock;
    struct roll *roll;
    struct board *board[GAMES_MAX];
    int nboard;
    struct repeats repeats;
    struct entries ahead; /* on their way to the store */
    /* The end of the season that is closed next, and the entries of games since then. */
    int64_t season_end_ms;
    struct entries late;
    /* while loading */
    struct store *store;
    struct entries today; /* newest first */
    void (*done)(void *arg);
    void *done_arg;
};

/* ---- Members ---- */

static uint32_t ratings_member_make(struct board *b, uint32_t who)
{
    uint32_t n = b->order.nmember, at = standings_make(&b->order, who);
    if (at < n)
        return at;
    if (n == b->cap) {
        b->cap += b->cap / 4 + 16;
        b->rated = xlines(b->rated, n * sizeof(*b->rated), b->cap * sizeof(*b->rated));
    }
    b->rated[n] = (struct rated){.before = STANDINGS_NONE, .after = STANDINGS_NONE};
    return n;
}

static struct rating_micro ratings_exact_of(const struct rated *rated)
{
    return (struct rating_micro){RATING_MU0 + rated->mu, RATING_SIGMA0 + rated->sigma};
}

/* The member of an account; -1: none. `b` may be NULL. */
static int64_t ratings_member_of(const struct board *b, int64_t account)
{
    return b ? standings_find(&b->order, roll_find(b->ratings->roll, account)) : -1;
}

/* ---- The queue ---- */

/* Puts a member into the queue, nearly always at the end, because it has just played. */
static void ratings_queue_add(struct board *b, uint32_t member)
{
    struct rated *rated = &b->rated[member];
    uint32_t before = b->last;
    while (before != STANDINGS_NONE && b->rated[before].played_ms > rated->played_ms)
        before = b->rated[before].before;
    rated->before = before;
    rated->after = before == STANDINGS_NONE ? b->first : b->rated[before].after;
    *(before == STANDINGS_NONE ? &b->first : &b->rated[before].after) = member;
    *(rated->after == STANDINGS_NONE ? &b->last : &b->rated[rated->after].before) = member;
}

static void ratings_queue_remove(struct board *b, uint32_t member)
{
    struct rated *rated = &b->rated[member];
    *(rated->before == STANDINGS_NONE ? &b->first : &b->rated[rated->before].after) = rated->after;
    *(rated->after == STANDINGS_NONE ? &b->last : &b->rated[rated->after].before) = rated->before;
    rated->before = rated->after = STANDINGS_NONE;
}

/* ---- Who is listed ---- */

static bool ratings_is_listed(const void *board, const struct standing *m)
{
    const struct board *b = board;
    const struct ratings *r = b->ratings;
    const struct rated *rated = &b->rated[m - b->order.member];
    return m->games >= RATINGS_PROVISIONAL && !r->roll->who[m->who].hidden &&
           clock_wall(r->clock) - rated->played_ms < LISTED_MS;
}

static void ratings_member_list(struct board *b, uint32_t member)
{
    if (standings_list(&b->order, member))
        ratings_queue_add(b, member);
}

static void ratings_member_unlist(struct board *b, uint32_t member)
{
    if (standings_unlist(&b->order, member))
        ratings_queue_remove(b, member);
}

/* ---- Boards ---- */

static struct board *ratings_board_find(const struct ratings *r, const char *game)
{
    for (int i = 0; game && i < r->nboard; i++)
        if (strcmp(r->board[i]->game, game) == 0)
            return r->board[i];
    return NULL;
}

/* Finds the board of a game, or makes it. NULL: there are too many. */
static struct board *ratings_board_make(struct ratings *r, const char *game)
{
    struct board *b = ratings_board_find(r, game);
    if (b || r->nboard == GAMES_MAX)
        return b;
    b = xcalloc(1, sizeof(*b));
    b->ratings = r;
    b->first = b->last = STANDINGS_NONE;
    utf8_copy(game, b->game, sizeof(b->game));
    standings_init(&b->order, ratings_is_listed, b, r->roll);
    r->board[r->nboard++] = b;
    return b;
}

struct ratings *ratings_new(const struct clock *clock, struct roll *roll)
{
    struct ratings *r = xcalloc(1, sizeof(*r));
    r->clock = clock;
    r->roll = roll;
    r->season_end_ms = INT64_MAX;
    return r;
}

void ratings_free(struct ratings **ratings)
{
    struct ratings *r = *ratings;
    *ratings = NULL;
    if (!r)
        return;
    for (int i = 0; i < r->nboard; i++) {
        standings_clear(&r->board[i]->order);
        free(r->board[i]->rated);
        free(r->board[i]);
    }
    repeats_clear(&r->repeats);
    free(r->ahead.at);
    free(r->late.at);
    free(r->today.at);
    free(r);
}

static void ratings_entries_add(struct entries *to, const struct store_rating_entry *entry)
{
    XGROW(to->at, to->n, to->cap);
    to->at[to->n++] = *entry;
}

/* ---- Loading ---- */

static void ratings_load_rated(void *arg, const struct store_rated *row)
{
    struct ratings *r = arg;
    struct board *b = ratings_board_make(r, row->board);
    if (!b)
        return;
    uint32_t who = roll_make(r->roll, row->account, row->name);
    r->roll->who[who].hidden = row->hidden;
    uint32_t at = ratings_member_make(b, who);
    struct rated *rated = &b->rated[at];
    struct standing *m = &b->order.member[at];
    rated->mu = (int32_t)row->mu;
    rated->sigma = (int32_t)row->sigma;
    rated->played_ms = m->reached_ms = row->played_ms;
    m->games = row->games;
    m->xp = rating_shown(ratings_exact_of(rated));
}

static void ratings_load_entry(void *arg, const struct store_rating_entry *entry)
{
    struct ratings *r = arg;
    ratings_entries_add(&r->today, entry);
}

static bool ratings_entry_is(const struct store_rating *entry, const char *reason)
{
    return strcmp(entry->reason, reason) == 0;
}

/* Counts a game of these accounts, or no longer counts it if it became void. `entry` is the entry
 * of one of them. */
static void ratings_repeats_note(struct ratings *r, const struct store_rating *entry,
                                 const int64_t *accounts, int n, int64_t at_ms)
{
    if (ratings_entry_is(entry, STORE_RATING_GAME))
        repeats_add(&r->repeats, repeats_hash(accounts, n), entry->game, at_ms);
    else if (ratings_entry_is(entry, STORE_RATING_VOID))
        repeats_remove(&r->repeats, entry->game);
}

/* Counts the games of `today`. The entries of a game follow one another, because they are written
 * together. */
static void ratings_load_repeats(struct ratings *r)
{
    for (size_t i = r->today.n, next; i-- > 0; i = next) {
        const struct store_rating_entry *first = &r->today.at[i];
        int64_t accounts[STORE_SEATS_MAX];
        int n = 0;
        next = i;
        for (size_t at = i + 1; at-- > 0 && n < STORE_SEATS_MAX; next = at) {
            if (r->today.at[at].rating.game != first->rating.game ||
                !ratings_entry_is(&r->today.at[at].rating, first->rating.reason))
                break;
            accounts[n++] = r->today.at[at].rating.account;
        }
        ratings_repeats_note(r, &first->rating, accounts, n, first->at_ms);
    }
    free(r->today.at);
    r->today = (struct entries){0};
}

static void ratings_load_today_done(void *arg, enum store_status status)
{
    struct ratings *r = arg;
    if (status != STORE_OK)
        log_fatal("boards-load", "ratings of today: status=%d", (int)status);
    ratings_load_repeats(r);
    r->done(r->done_arg);
}

/* `today` has only the newest entry. Reads the entries of the two spans before that time. Older
 * ones cannot count: an entry that was set back by more than one span ends what counts (repeats.h).
 */
static void ratings_load_newest_done(void *arg, enum store_status status)
{
    struct ratings *r = arg;
    if (status != STORE_OK || r->today.n == 0) {
        ratings_load_today_done(r, status);
        return;
    }
    const struct store_rating_query today = {.since_ms = r->today.at[0].at_ms - 2 * REPEATS_SPAN_MS,
                                             .limit = INT_MAX};
    r->today.n = 0;
    store_ratings(r->store, &today, ratings_load_entry, ratings_load_today_done, r);
}

struct queued {
    int64_t played_ms;
    uint32_t member;
};

static int ratings_by_played(const void *a, const void *b)
{
    const struct queued *x = a, *y = b;
    return (x->played_ms > y->played_ms) - (x->played_ms < y->played_ms);
}

static void ratings_queue_build(struct board *b)
{
    FREED struct queued *all = xmalloc(((size_t)b->order.listed + 1) * sizeof(*all));
    size_t n = 0;
    for (uint32_t i = 0; i < b->order.nmember; i++)
        if (standings_listed(&b->order, i))
            all[n++] = (struct queued){b->rated[i].played_ms, i};
    qsort(all, n, sizeof(*all), ratings_by_played);
    for (size_t i = 0; i < n; i++)
        ratings_queue_add(b, all[i].member);
}

static void ratings_load_rated_done(void *arg, enum store_status status)
{
    struct ratings *r = arg;
    if (status != STORE_OK)
        log_fatal("boards-load", "ratings: status=%d", (int)status);
    for (int i = 0; i < r->nboard; i++) {
        struct board *b = r->board[i];
        uint32_t n = b->order.nmember;
        standings_build(&b->order);
        ratings_queue_build(b);
        b->rated = xlines(b->rated, n * sizeof(*b->rated), n * sizeof(*b->rated));
        b->cap = n;
    }
    roll_trim(r->roll);
    store_ratings(r->store, &(struct store_rating_query){.limit = 1}, ratings_load_entry,
                  ratings_load_newest_done, r);
}

void ratings_load(struct ratings *r, struct store *store, void (*done)(void *arg), void *arg)
{
    r->store = store;
    r->done = done;
    r->done_arg = arg;
    store_rated(store, ratings_load_rated, ratings_load_rated_done, r);
}

/* ---- Changes ---- */

struct rating_micro ratings_before(const struct ratings *r, const char *game, int64_t account,
                                   int *games)
{
    const struct board *b = ratings_board_find(r, game);
    int64_t at = ratings_member_of(b, account);
    struct rating_micro now = at >= 0 ? ratings_exact_of(&b->rated[at])
                                      : (struct rating_micro){RATING_MU0, RATING_SIGMA0};
    int played = at >= 0 ? b->order.member[at].games : 0;
    for (size_t i = 0; i < r->ahead.n; i++) {
        const struct store_rating *entry = &r->ahead.at[i].rating;
        if (entry->account != account || strcmp(entry->board, game) != 0)
            continue;
        now.mu += entry->mu;
        now.sigma += entry->sigma;
        played += ledger_rated_games(entry);
    }
    if (games)
        *games = played;
    return now;
}

int ratings_repeat(const struct ratings *r, const int64_t *accounts, int n)
{
    return repeats_count(&r->repeats, repeats_hash(accounts, n), clock_wall(r->clock)) + 1;
}

void ratings_ahead(struct ratings *r, const struct store_rating *entries, int n)
{
    int64_t now = clock_wall(r->clock), accounts[STORE_SEATS_MAX];
    for (int i = 0; i < n; i++) {
        ratings_entries_add(&r->ahead,
                            &(struct store_rating_entry){.rating = entries[i], .at_ms = now});
        if (i < STORE_SEATS_MAX)
            accounts[i] = entries[i].account;
    }
    if (n > 0)
        ratings_repeats_note(r, &entries[0], accounts, n < STORE_SEATS_MAX ? n : STORE_SEATS_MAX,
                             now);
}

/* Takes off an entry that is no longer on its way. Returns the wall time when it was sent. */
static int64_t ratings_ahead_remove(struct ratings *r, const struct store_rating *entry)
{
    for (size_t i = 0; i < r->ahead.n; i++) {
        const struct store_rating *a = &r->ahead.at[i].rating;
        int64_t since_ms = r->ahead.at[i].at_ms;
        if (a->game == entry->game && a->account == entry->account &&
            strcmp(a->board, entry->board) == 0 && ratings_entry_is(a, entry->reason)) {
            r->ahead.at[i] = r->ahead.at[--r->ahead.n];
            return since_ms;
        }
    }
    return clock_wall(r->clock);
}

void ratings_refused(struct ratings *r, const struct store_rating *entries, int n)
{
    for (int i = 0; i < n; i++)
        ratings_ahead_remove(r, &entries[i]);
    if (n > 0 && ratings_entry_is(&entries[0], STORE_RATING_GAME))
        repeats_remove(&r->repeats, entries[0].game);
}

void ratings_add(struct ratings *r, const struct store_rating *entry, const char *name)
{
    struct board *b = ratings_board_make(r, entry->board);
    int64_t at_ms = ratings_ahead_remove(r, entry);
    if (!b)
        return;
    uint32_t at = ratings_member_make(b, roll_make(r->roll, entry->account, name));
    struct rated *rated = &b->rated[at];
    struct standing *m = &b->order.member[at];
    ratings_member_unlist(b, at);
    rated->mu += (int32_t)entry->mu;
    rated->sigma += (int32_t)entry->sigma;
    m->games += ledger_rated_games(entry);
    if (entry->season != 0)
        rated->drawn = (int16_t)entry->season;
    else if (at_ms >= r->season_end_ms)
        ratings_late(r, &(struct store_rating_entry){.rating = *entry, .at_ms = at_ms});
    if (ledger_rated_games(entry) > 0)
        rated->played_ms = m->reached_ms = at_ms;
    m->xp = rating_shown(ratings_exact_of(rated));
    ratings_member_list(b, at);
}

void ratings_relist(struct ratings *r, uint32_t who)
{
    for (int i = 0; i < r->nboard; i++) {
        int64_t at = standings_find(&r->board[i]->order, who);
        if (at < 0)
            continue;
        ratings_member_unlist(r->board[i], (uint32_t)at);
        ratings_member_list(r->board[i], (uint32_t)at);
    }
}

/* Moves the rating of `from` to `into`, unless `into` has one; the rating of `from` is then
 * dropped. Returns whether it was moved. */
static bool ratings_board_merge(struct board *b, uint32_t from, uint32_t into)
{
    int64_t at = standings_find(&b->order, from);
    if (at < 0)
        return false;
    ratings_member_unlist(b, (uint32_t)at);
    b->order.member[at].who = STANDINGS_NONE; /* the member stands for nobody now: the account no
                                                 longer exists */
    if (standings_find(&b->order, into) >= 0)
        return false;
    uint32_t to = ratings_member_make(b, into); /* this may move the members in memory */
    b->rated[to] = b->rated[at];
    b->rated[to].before = b->rated[to].after = STANDINGS_NONE;
    b->order.member[to].xp = b->order.member[at].xp;
    b->order.member[to].reached_ms = b->order.member[at].reached_ms;
    b->order.member[to].games = b->order.member[at].games;
    ratings_member_list(b, to);
    return true;
}

void ratings_merge(struct ratings *r, uint32_t from, uint32_t into)
{
    for (int i = 0; i < r->nboard; i++) {
        if (!ratings_board_merge(r->board[i], from, into))
            continue;
        /* the entries since the end of the season move with the rating */
        for (size_t k = 0; k < r->late.n; k++) {
            struct store_rating *late = &r->late.at[k].rating;
            if (late->account == r->roll->who[from].account &&
                strcmp(late->board, r->board[i]->game) == 0)
                late->account = r->roll->who[into].account;
        }
    }
}

/* ---- The end of a season ---- */

/* The rating that an entry changes. NULL: there is none. */
static struct rated *ratings_rated_of(const struct ratings *r, const struct store_rating *entry)
{
    const struct board *b = ratings_board_find(r, entry->board);
    int64_t at = ratings_member_of(b, entry->account);
    return at >= 0 ? &b->rated[at] : NULL;
}

void ratings_late(struct ratings *r, const struct store_rating_entry *entry)
{
    if (entry->rating.season != 0)
        return;
    ratings_entries_add(&r->late, entry);
    struct rated *rated = ratings_rated_of(r, &entry->rating);
    if (rated)
        rated->late = 1;
}

void ratings_season(struct ratings *r, int64_t end_ms)
{
    size_t n = r->late.n;
    r->season_end_ms = end_ms;
    r->late.n = 0;
    for (size_t i = 0; i < n; i++)
        if (r->late.at[i].at_ms >= end_ms)
            ratings_late(r, &r->late.at[i]);
}

bool ratings_season_quiet(const struct ratings *r)
{
    for (size_t i = 0; i < r->ahead.n; i++)
        if (r->ahead.at[i].at_ms < r->season_end_ms)
            return false;
    return true;
}

/* The rating and the number of games that a member had when the season ended. */
static struct rating_micro ratings_final_of(const struct board *b, uint32_t member, int *games)
{
    const struct ratings *r = b->ratings;
    const struct standing *m = &b->order.member[member];
    struct rating_micro final = ratings_exact_of(&b->rated[member]);
    *games = m->games;
    if (!b->rated[member].late)
        return final;
    for (size_t i = 0; i < r->late.n; i++) {
        const struct store_rating *entry = &r->late.at[i].rating;
        if (entry->account != r->roll->who[m->who].account || strcmp(entry->board, b->game) != 0)
            continue;
        final.mu -= entry->mu;
        final.sigma -= entry->sigma;
        *games -= ledger_rated_games(entry);
    }
    return final;
}

struct ratings_final {
    struct board *board;
    struct standings order;
    uint32_t at; /* the members before this one are done */
};

static bool ratings_final_lists(const void *board UNUSED, const struct standing *m)
{
    return m->games >= RATINGS_PROVISIONAL;
}

struct ratings_final *ratings_final_new(struct ratings *r, const char *game)
{
    struct board *b = ratings_board_find(r, game);
    if (!b)
        return NULL;
    struct ratings_final *f = xcalloc(1, sizeof(*f));
    f->board = b;
    standings_init(&f->order, ratings_final_lists, b, r->roll);
    return f;
}

void ratings_final_free(struct ratings_final **final)
{
    if (*final)
        standings_clear(&(*final)->order);
    free(*final);
    *final = NULL;
}

bool ratings_final_fill(struct ratings_final *f, int n)
{
    const struct board *b = f->board;
    const struct ratings *r = b->ratings;
    for (; n > 0 && f->at < b->order.nmember; n--, f->at++) {
        const struct standing *m = &b->order.member[f->at];
        int games;
        if (m->who == STANDINGS_NONE || r->roll->who[m->who].hidden ||
            b->rated[f->at].played_ms < r->season_end_ms - LISTED_MS)
            continue;
        struct rating_micro exact = ratings_final_of(b, f->at, &games);
        uint32_t member = standings_member(&f->order, m->who);
        f->order.member[member].xp = rating_shown(exact);
        f->order.member[member].games = games;
        f->order.member[member].reached_ms = m->reached_ms;
        standings_list(&f->order, member);
    }
    return f->at < b->order.nmember;
}

int64_t ratings_final_size(const struct ratings_final *f)
{
    return f->order.listed;
}

int ratings_final_read(const struct ratings_final *f, int64_t before, struct rating_row *out,
                       int cap)
{
    struct standings_walk walk;
    uint32_t at = standings_at(&f->order, before, &walk);
    int n = 0;
    for (; n < cap && at != STANDINGS_NONE; at = standings_next(&f->order, &walk)) {
        const struct standing *m = &f->order.member[at];
        const struct roll_who *who = &f->board->ratings->roll->who[m->who];
        out[n++] = (struct rating_row){.account = who->account,
                                       .rank = walk.rank,
                                       .rating = (int)m->xp,
                                       .games = m->games,
                                       .hidden = who->hidden ||
                                                 standings_find(&f->board->order, m->who) < 0};
    }
    return n;
}

bool ratings_any(const struct ratings *r)
{
    return r->nboard > 0;
}

void ratings_drawn(struct ratings *r, const struct store_rating *entry)
{
    struct rated *rated = ratings_rated_of(r, entry);
    if (rated)
        rated->drawn = (int16_t)entry->season;
}

/* Makes the entry that draws a rating together. False: there is nothing to draw together. */
static bool ratings_draw_entry(const struct board *b, uint32_t member, int32_t season,
                               struct store_rating *out)
{
    const struct standing *m = &b->order.member[member];
    int games;
    if (m->who == STANDINGS_NONE || b->rated[member].drawn == season)
        return false;
    struct rating_micro final = ratings_final_of(b, member, &games);
    if (b->rated[member].late && games == 0 && final.mu == RATING_MU0 &&
        final.sigma == RATING_SIGMA0)
        return false; /* all games of the account came after the end */
    int64_t account = b->ratings->roll->who[m->who].account;
    struct rating_micro drawn = season_draw(final);
    struct rating_micro now = ratings_before(b->ratings, b->game, account, NULL);
    *out = (struct store_rating){.account = account,
                                 .season = season,
                                 .mu = drawn.mu - final.mu,
                                 .sigma = drawn.sigma - final.sigma};
    out->shown = rating_shown((struct rating_micro){now.mu + out->mu, now.sigma + out->sigma});
    out->moved = out->shown - rating_shown(now);
    utf8_copy(b->game, out->board, sizeof(out->board));
    utf8_copy(STORE_RATING_SEASON, out->reason, sizeof(out->reason));
    return true;
}

int ratings_draw(struct ratings *r, int32_t season, struct ratings_at *at, struct store_rating *out,
                 int cap, bool *more)
{
    int n = 0;
    for (int left = DRAWN_LOOK; at->board < r->nboard && n < cap && left > 0; left--) {
        const struct board *b = r->board[at->board];
        if (at->member == b->order.nmember) {
            at->member = 0;
            at->board++;
        } else if (ratings_draw_entry(b, at->member++, season, &out[n])) {
            n++;
        }
    }
    *more = at->board < r->nboard;
    return n;
}

/* ---- Reading ---- */

/* The board as it is now. Unlists those who have not played for too long (RT-D14). */
static const struct board *ratings_board_now(struct ratings *r, const char *game)
{
    struct board *b = ratings_board_find(r, game);
    int64_t now = clock_wall(r->clock);
    while (b && b->first != STANDINGS_NONE && now - b->rated[b->first].played_ms >= LISTED_MS)
        ratings_member_unlist(b, b->first);
    return b;
}

static void ratings_row_fill(const struct board *b, uint32_t member, int64_t rank,
                             struct rating_row *out)
{
    const struct standing *m = &b->order.member[member];
    const struct roll_who *who = &b->ratings->roll->who[m->who];
    *out = (struct rating_row){.account = who->account,
                               .rank = rank,
                               .rating = (int)m->xp,
                               .exact = ratings_exact_of(&b->rated[member]),
                               .games = m->games,
                               .provisional = m->games < RATINGS_PROVISIONAL,
                               .hidden = who->hidden,
                               .played_ms = b->rated[member].played_ms};
    memcpy(out->name, who->name, sizeof(out->name));
}

bool ratings_of(struct ratings *r, const char *game, int64_t account, struct rating_row *out)
{
    const struct board *b = ratings_board_now(r, game);
    int64_t at = ratings_member_of(b, account);
    if (at < 0)
        return false;
    int64_t rank = standings_listed(&b->order, (uint32_t)at)
                       ? standings_better(&b->order, b->order.member[at].xp) + 1
                       : 0;
    ratings_row_fill(b, (uint32_t)at, rank, out);
    return true;
}

int64_t ratings_size(struct ratings *r, const char *game)
{
    const struct board *b = ratings_board_now(r, game);
    return b ? b->order.listed : 0;
}

int ratings_top(struct ratings *r, const char *game, int64_t first, struct rating_row *out, int cap)
{
    const struct board *b = ratings_board_now(r, game);
    if (!b)
        return 0;
    struct standings_walk walk;
    uint32_t at = standings_at(&b->order, first - 1, &walk);
    int n = 0;
    for (; n < cap && at != STANDINGS_NONE; at = standings_next(&b->order, &walk))
        ratings_row_fill(b, at, walk.rank, &out[n++]);
    return n;
}

int64_t ratings_place(struct ratings *r, const char *game, int64_t account, struct rating_row *out)
{
    const struct board *b = ratings_board_now(r, game);
    int64_t at = ratings_member_of(b, account);
    if (at < 0 || !standings_listed(&b->order, (uint32_t)at))
        return 0;
    if (out)
        ratings_row_fill(b, (uint32_t)at, standings_better(&b->order, b->order.member[at].xp) + 1,
                         out);
    return standings_before(&b->order, (uint32_t)at) + 1;
}
