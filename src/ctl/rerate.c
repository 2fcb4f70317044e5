/*
 * `cardroomctl ratings check` and `ratings replay`: whether the ledger of ratings agrees with the
 * games that were played.
 */
#include "maintain.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

#include "conf.h"
#include "file.h"
#include "ledger.h"
#include "map.h"
#include "rating.h"
#include "repeats.h"
#include "season.h"
#include "table_check.h"
#include "utf8.h"
#include "xalloc.h"

/* The REPEATS_MOST + 1st game of the same players on a day moves nobody by a millionth. */
enum { FAULTS_TOLD = 100, REPEATS_MOST = 32 };

/* A ranked game that is over. */
struct played {
    int64_t number, ended_ms;
    char board[STORE_GAME_MAX];       /* the one that its entries count for */
    int64_t account[STORE_SEATS_MAX]; /* the account that each seat belongs to today */
    int n, entries;
    bool rated;    /* it should have entries */
    bool finished; /* it was played to its end, and is not void */
    bool known;    /* it was replayed, so `seat` and `mode` are set */
    enum rating_mode mode;
    struct rating_entrant seat[STORE_SEATS_MAX];
};

/* What the entries of an account on one board add up to (`now`), and what the account's games added
 * in the latest season in which it has any (`since`). */
struct sum {
    struct rating_micro now, since;
    int32_t season;
    int games;
};

struct look {
    struct buf *text;
    struct act_items *items;
    bool replays;
    struct table_check *check;
    struct store_game row; /* the game whose events are coming; id 0: none */
    struct map games;      /* struct played, by id */
    struct map sums;       /* struct sum, by account and board */
    struct repeats repeats;
    int64_t since_ms; /* the time of the first entry; 0: none came yet */
    int64_t n;        /* the number of the last entry */
    int64_t same, unknown;
    int faults;
    /* The entries of one game, in the order in which they come. */
    struct store_rating_owned entry[STORE_SEATS_MAX];
    int nentry;
};

PRINTF(2, 3) static void rerate_fault(struct look *look, const char *format, ...)
{
    char sentence[300];
    va_list args;
    va_start(args, format);
    utf8_vprintf(sentence, sizeof(sentence), format, args);
    va_end(args);
    if (look->faults++ >= FAULTS_TOLD)
        return;
    buf_printf(look->text, "%s\n", sentence);
    act_items_begin(look->items);
    act_items_text(look->items, "text", sentence);
}

static struct sum *rerate_sum_of(struct look *look, int64_t account, const char *board)
{
    uint64_t key = (uint64_t)account;
    for (const char *at = board; *at != '\0'; at++)
        key = (key ^ (uint8_t)*at) * UINT64_C(1099511628211);
    struct sum *sum = map_get(&look->sums, key);
    if (sum)
        return sum;
    sum = xcalloc(1, sizeof(*sum));
    sum->now = (struct rating_micro){RATING_MU0, RATING_SIGMA0};
    map_put(&look->sums, key, sum);
    return sum;
}

/* ---- The games ---- */

/* Whether a game should have entries, judged by its row alone. */
static bool rerate_row_is_rated(const struct store_game *row)
{
    int winners = 0;
    for (int s = 0; s < row->nseats; s++) {
        winners += row->seat[s].outcome == 1;
        if (row->seat[s].kind != STORE_SEAT_ACCOUNT)
            return false;
    }
    return row->state == STORE_GAME_FINISHED && !row->unrated && winners >= 1;
}

static void rerate_game_over(struct look *look)
{
    const char *why;
    struct played *played = map_get(&look->games, (uint64_t)look->row.id);
    if (look->row.id == 0 || !played || !look->replays ||
        table_check_end(look->check, &why) != TABLE_REPLAYED)
        return;
    played->known = true;
    played->rated = table_check_rated(look->check, played->seat, &played->mode);
}

static void rerate_on_game(void *arg, const struct store_game *row)
{
    struct look *look = arg;
    rerate_game_over(look);
    look->row = *row;
    if (look->replays)
        table_check_game(look->check, row);
    if (!row->competitive || (row->state != STORE_GAME_FINISHED && row->state != STORE_GAME_VOID))
        return;
    struct played *played = xcalloc(1, sizeof(*played));
    played->number = row->number;
    played->ended_ms = row->ended_ms;
    memcpy(played->board, row->game, sizeof(played->board));
    played->n = row->nseats;
    played->finished = row->state == STORE_GAME_FINISHED;
    played->rated = rerate_row_is_rated(row);
    for (int s = 0; s < row->nseats; s++)
        played->account[s] = row->seat[s].account;
    map_put(&look->games, (uint64_t)row->id, played);
}

static void rerate_on_event(void *arg, const struct store_event *event)
{
    struct look *look = arg;
    table_check_event(look->check, event);
}

/* ---- The ledger ---- */

/* Finds the entry of each seat: one of the game's board, of its account or of an account that was
 * merged into it. False: some seat has no entry, or there are more entries than seats. */
static bool rerate_entries_seated(const struct look *look, const struct played *played,
                                  int entry[STORE_SEATS_MAX])
{
    for (int s = 0; s < played->n; s++) {
        entry[s] = -1;
        for (int i = 0; i < look->nentry; i++)
            if (strcmp(look->entry[i].entry.rating.board, played->board) == 0 &&
                (look->entry[i].entry.rating.account == played->account[s] ||
                 look->entry[i].owner == played->account[s]))
                entry[s] = i;
        if (entry[s] < 0)
            return false;
    }
    return look->nentry == played->n;
}

/* Whether the game, as the `repeat`th of its players on a day, gives what the ledger has. */
static bool rerate_changes_alike(const struct look *look, const struct played *played,
                                 const struct rating_entrant *seat, const int *entry, int repeat)
{
    struct rating_micro change[STORE_SEATS_MAX];
    rating_settle(&rating_params_default, played->mode, seat, played->n, repeat, change);
    for (int s = 0; s < played->n; s++) {
        const struct store_rating *rating = &look->entry[entry[s]].entry.rating;
        if (rating->mu != change[s].mu || rating->sigma != change[s].sigma)
            return false;
    }
    return true;
}

/* Rates the game anew from what the ledger says up to here, and compares. If accounts of its
 * players were merged since, it is no longer known how often they had played together on that day,
 * so any number up to REPEATS_MOST will do. */
static void rerate_game_rate(struct look *look, const struct played *played, const int *entry)
{
    struct rating_entrant seat[STORE_SEATS_MAX];
    int64_t account[STORE_SEATS_MAX];
    bool merged = false;
    for (int s = 0; s < played->n; s++) {
        const struct store_rating *rating = &look->entry[entry[s]].entry.rating;
        account[s] = rating->account;
        seat[s] = played->seat[s];
        seat[s].before = rerate_sum_of(look, rating->account, rating->board)->now;
        merged |= look->entry[entry[s]].merged;
    }
    int repeat = 1 + repeats_count(&look->repeats, repeats_hash(account, played->n),
                                   look->entry[0].entry.at_ms);
    bool alike = rerate_changes_alike(look, played, seat, entry, repeat);
    for (int other = 1; merged && !alike && other <= REPEATS_MOST; other++)
        alike = rerate_changes_alike(look, played, seat, entry, other);
    if (alike)
        look->same++;
    else
        rerate_fault(look, "Game %" PRId64 " gives other changes than the ledger has.",
                     played->number);
}

static void rerate_game_compare(struct look *look, const struct played *played)
{
    int entry[STORE_SEATS_MAX];
    if (look->nentry != played->n)
        return; /* rerate_games_compare tells it */
    bool seated = rerate_entries_seated(look, played, entry), unknown = false;
    for (int i = 0; i < look->nentry; i++)
        unknown |= look->entry[i].owner == 0; /* its account became part of one that was erased */
    if (!seated && !unknown)
        rerate_fault(look,
                     "Game %" PRId64 " has rating entries of other players or of another game.",
                     played->number);
    else if (look->replays && (!seated || !played->known))
        look->unknown++;
    else if (look->replays && !played->rated)
        rerate_fault(look, "Game %" PRId64 " has rating entries, but is not rated.",
                     played->number);
    else if (look->replays)
        rerate_game_rate(look, played, entry);
}

static void rerate_sum_add(struct sum *sum, const struct store_rating_entry *entry)
{
    const struct store_rating *rating = &entry->rating;
    int32_t season = season_of(entry->at_ms);
    sum->now.mu += rating->mu;
    sum->now.sigma += rating->sigma;
    sum->games += ledger_rated_games(rating);
    if (rating->season != 0 || season < sum->season)
        return;
    if (season > sum->season)
        sum->since = (struct rating_micro){0};
    sum->season = season;
    sum->since.mu += rating->mu;
    sum->since.sigma += rating->sigma;
}

static void rerate_entry_add(struct look *look, const struct store_rating_entry *entry)
{
    const struct store_rating *rating = &entry->rating;
    struct sum *sum = rerate_sum_of(look, rating->account, rating->board);
    int before = rating_shown(sum->now);
    if (rating->season != 0) {
        /* The end of a season draws together the ratings of that moment. Games that ended after it
         * do not count. */
        struct rating_micro end = sum->now;
        if (sum->season > rating->season) {
            end.mu -= sum->since.mu;
            end.sigma -= sum->since.sigma;
        }
        struct rating_micro drawn = season_draw(end);
        if (rating->mu != drawn.mu - end.mu || rating->sigma != drawn.sigma - end.sigma)
            rerate_fault(look,
                         "Entry %" PRId64 " of account %" PRId64
                         " is not what the end of the season gives.",
                         entry->n, rating->account);
    }
    rerate_sum_add(sum, entry);
    int after = rating_shown(sum->now);
    if (rating->shown != after || rating->moved != after - before)
        rerate_fault(
            look,
            "Entry %" PRId64 " of account %" PRId64 " shows %d (%+d), and the ledger adds up to "
            "%d (%+d).",
            entry->n, rating->account, rating->shown, rating->moved, after, after - before);
}

/* Must be called when all entries of a game with one reason have come. */
static void rerate_entries_over(struct look *look)
{
    if (look->nentry == 0)
        return;
    const struct store_rating_entry *first = &look->entry[0].entry;
    struct played *played = map_get(&look->games, (uint64_t)first->rating.game);
    bool game = strcmp(first->rating.reason, STORE_RATING_GAME) == 0;
    if (game && played) {
        played->entries = look->nentry;
        rerate_game_compare(look, played);
    } else if (game) {
        rerate_fault(look, "Entry %" PRId64 " is of a game that is not there, or was not ranked.",
                     first->n);
    }
    int64_t account[STORE_SEATS_MAX];
    for (int i = 0; i < look->nentry; i++) {
        account[i] = look->entry[i].entry.rating.account;
        rerate_entry_add(look, &look->entry[i].entry);
    }
    if (game)
        repeats_add(&look->repeats, repeats_hash(account, look->nentry), first->rating.game,
                    first->at_ms);
    else if (strcmp(first->rating.reason, STORE_RATING_VOID) == 0)
        repeats_remove(&look->repeats, first->rating.game);
    look->nentry = 0;
}

static void rerate_on_entry(void *arg, const struct store_rating_owned *entry)
{
    struct look *look = arg;
    const struct store_rating *now = &entry->entry.rating, *first = &look->entry[0].entry.rating;
    if (look->nentry == STORE_SEATS_MAX || now->game == 0 ||
        (look->nentry > 0 && (now->game != first->game || strcmp(now->reason, first->reason) != 0)))
        rerate_entries_over(look);
    if (look->since_ms == 0)
        look->since_ms = entry->entry.at_ms;
    if (entry->entry.n != look->n + 1)
        rerate_fault(look, "Entries that are missing before entry %" PRId64 ": %" PRId64 ".",
                     entry->entry.n, entry->entry.n - look->n - 1);
    look->n = entry->entry.n;
    look->entry[look->nentry++] = *entry;
}

static void rerate_on_rated(void *arg, const struct store_rated *row)
{
    struct look *look = arg;
    const struct sum *sum = rerate_sum_of(look, row->account, row->board);
    if (sum->now.mu != RATING_MU0 + row->mu || sum->now.sigma != RATING_SIGMA0 + row->sigma ||
        sum->games != row->games)
        rerate_fault(look, "The rating of account %" PRId64 " in %s is not the sum of its entries.",
                     row->account, row->board);
}

/* Checks that every rated game after the first entry, and every other game that has entries, has
 * one for each seat. */
static void rerate_games_compare(struct look *look)
{
    for (size_t i = 0; i < look->games.size; i++) {
        const struct played *played = look->games.entry[i].value;
        bool wants = played && played->rated && played->finished && look->since_ms != 0 &&
                     played->ended_ms > look->since_ms;
        if (played && (wants || played->entries > 0) && played->entries != played->n)
            rerate_fault(look, "Game %" PRId64 " has %d players and %d rating %s: each needs one.",
                         played->number, played->n, played->entries,
                         played->entries == 1 ? "entry" : "entries");
    }
}

int rerate_run(bool replays, const char *url, struct buf *text, struct act_items *items)
{
    struct look look = {.text = text, .items = items, .replays = replays};
    struct store_file_summary summary;
    int status;
    STORE_FILE_LOCAL *file = maintain_open(url, text, &status);
    if (!file)
        return status;
    const char *path = store_file_name(file);
    if (!store_file_summary(file, &summary) || summary.schema != summary.schema_known)
        return local_refuse(
            text, "%s has another schema than this program's. See \"cardroomctl store status\".",
            path);
    look.check = replays ? table_check_new() : NULL;
    act_items_begin(items);
    act_items_list(items, "faults");
    store_file_instant(file, true);
    store_file_games(file, rerate_on_game, replays ? rerate_on_event : NULL, &look);
    rerate_game_over(&look);
    int64_t entries = store_file_ratings(file, rerate_on_entry, &look);
    rerate_entries_over(&look);
    store_file_rated(file, rerate_on_rated, &look);
    store_file_instant(file, false);
    rerate_games_compare(&look);
    bool whole = store_file_whole(file);
    act_items_list_end(items);
    act_items_add(items, "entries=%jd same=%jd unknown=%jd", entries, look.same, look.unknown);
    if (!whole)
        buf_printf(text, "%s went away before everything was read. Type the command again.\n",
                   path);
    else if (look.faults > 0)
        buf_printf(text, "%d %s. Nothing was changed.\n", look.faults,
                   look.faults == 1 ? "fault" : "faults");
    else if (replays)
        buf_printf(text,
                   "%" PRId64 " entries add up, and %" PRId64 " rated %s the same changes again"
                   " (%" PRId64 " could not be replayed).\n",
                   entries, look.same, look.same == 1 ? "game gives" : "games give", look.unknown);
    else
        buf_printf(text, "%" PRId64 " entries add up, and every rated game has its own.\n",
                   entries);
    table_check_free(&look.check);
    map_free_all(&look.games);
    map_free_all(&look.sums);
    repeats_clear(&look.repeats);
    return !whole ? STATUS_AWAY : look.faults > 0 ? STATUS_REFUSED : 0;
}

int rerate_check(const struct local_call *call, struct buf *text, struct act_items *items)
{
    return rerate_run(false, call->conf->store, text, items);
}

int rerate_replay(const struct local_call *call, struct buf *text, struct act_items *items)
{
    return rerate_run(true, call->conf->store, text, items);
}
