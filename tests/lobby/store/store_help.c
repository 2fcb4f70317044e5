/*
 * Calls of store.h that wait for their answer, for the store's tests.
 */
#include "store_help.h"

#include <sqlite3.h>
#include <stdarg.h>
#include <unistd.h>

#include "account_granted.h"
#include "buf.h"
#include "cutap.h"
#include "file.h"
#include "migrate.h"
#include "xalloc.h"

void text_add(struct text_seen *seen, const char *format, ...)
{
    size_t len = strlen(seen->text);
    va_list args;
    va_start(args, format);
    vsnprintf(seen->text + len, sizeof(seen->text) - len, format, args);
    va_end(args);
}

void order_take(void *arg, enum store_status status)
{
    struct order_step *step = arg;
    step->order->wrong |= status != STORE_OK || step->order->next != step->number;
    step->order->next++;
}

enum store_status account_make(struct store *s, int64_t id, const char *name, int64_t amount)
{
    return ANSWER_OF(s, account_granted, id, name, amount);
}

struct account_seen {
    struct answer answer;
    struct store_account account;
};

static void account_see(void *arg, enum store_status status, const struct store_account *account)
{
    struct account_seen *seen = arg;
    if (status == STORE_OK)
        seen->account = *account;
    answer_take(&seen->answer, status);
}

enum store_status account_read(struct store *s, int64_t id, struct store_account *out)
{
    struct account_seen seen;
    enum store_status status = ANSWER_TOLD(s, &seen, store_account_by_id, id, account_see);
    if (status == STORE_OK)
        *out = seen.account;
    return status;
}

struct store_account account_of(struct store *s, int64_t id)
{
    struct store_account account = {0};
    CU_ASSERT_EQUAL(account_read(s, id, &account), STORE_OK);
    return account;
}

int64_t by_name(struct store *s, const char *name, bool skeleton)
{
    struct account_seen seen;
    enum store_status status =
        ANSWER_TOLD(s, &seen, store_account_by_name, name, skeleton, account_see);
    return status == STORE_OK || status == STORE_NONE ? seen.account.id : -1;
}

int64_t by_key(struct store *s, const char *fingerprint)
{
    struct account_seen seen;
    ANSWER_TOLD(s, &seen, store_account_by_key, fingerprint, account_see);
    return seen.account.id;
}

int64_t chips_of(struct store *s, int64_t id)
{
    return account_of(s, id).chips;
}

int64_t xp_of(struct store *s, int64_t id)
{
    return account_of(s, id).xp;
}

static struct store_entry entry(int64_t account, int64_t game, enum store_currency currency,
                                int64_t amount, const char *reason)
{
    struct store_entry made = {
        .account = account, .game = game, .currency = currency, .amount = amount};
    snprintf(made.reason, sizeof(made.reason), "%s", reason);
    return made;
}

struct store_entry chips(int64_t account, int64_t game, int64_t amount, const char *reason)
{
    return entry(account, game, STORE_CHIPS, amount, reason);
}

struct store_entry xp(int64_t account, int64_t game, int64_t amount, const char *reason)
{
    return entry(account, game, STORE_XP, amount, reason);
}

enum store_status post(struct store *s, const struct store_entry *entries, int count)
{
    return ANSWER_OF(s, store_post, entries, count);
}

struct store_game game_of(int64_t id, int64_t a, int64_t b, int64_t bet)
{
    struct store_game game = {.id = id,
                              .table = id + 1000000,
                              .game = "last-one",
                              .version = 1,
                              .competitive = true,
                              .bet = bet,
                              .seed = {1, 2, 3},
                              .options = "target 100",
                              .started_ms = 1000,
                              .nseats = 2};
    game.seat[0] = (struct store_seat){.account = a, .name = "Ann"};
    game.seat[1] = (struct store_seat){.account = b, .name = "Bob"};
    return game;
}

struct started_seen {
    struct answer answer;
    int64_t number;
};

static void started_see(void *arg, enum store_status status, int64_t number)
{
    struct started_seen *seen = arg;
    seen->number = number;
    answer_take(&seen->answer, status);
}

enum store_status game_start(struct store *s, const struct store_game *game,
                             const struct store_table *table, const struct store_entry *entries,
                             int count, int64_t *number)
{
    struct started_seen seen;
    enum store_status status =
        ANSWER_TOLD(s, &seen, store_game_start, game, table, entries, count, started_see);
    if (number)
        *number = seen.number;
    return status;
}

enum store_status game_begin(struct store *s, const struct store_game *game)
{
    int64_t bet = game->bet;
    const struct store_entry bets[] = {chips(game->seat[0].account, game->id, -bet, "bet"),
                                       chips(game->seat[1].account, game->id, -bet, "bet"),
                                       chips(ESCROW, game->id, 2 * bet, "bet")};
    return game_start(s, game, NULL, bets, bet != 0 ? 3 : 0, NULL);
}

struct store_game game_begun(struct store *s, int64_t id, int64_t a, int64_t b, int64_t bet)
{
    const struct store_game game = game_of(id, a, b, bet);
    CU_ASSERT_EQUAL(game_begin(s, &game), STORE_OK);
    return game;
}

enum store_status append(struct store *s, const struct store_append *what)
{
    return ANSWER_OF(s, store_game_append, what);
}

enum store_status game_close(struct store *s, const struct store_game *final, int32_t seq)
{
    return append(
        s, &(struct store_append){
               .game = final->id, .epoch = store_epoch(s), .first_seq = seq, .final = final});
}

enum store_status event_append(struct store *s, int64_t game, int64_t epoch, int32_t seq,
                               int64_t command, const char *text)
{
    const struct store_event event = {.at_ms = seq, .command = command, .text = text};
    return append(
        s, &(struct store_append){
               .game = game, .epoch = epoch, .first_seq = seq, .nevents = 1, .events = &event});
}

void event_send(struct store *s, int64_t game, int32_t seq, int64_t command, store_done_cb *cb,
                void *arg)
{
    const struct store_event event = {.command = command, .text = "move"};
    const struct store_append one = {
        .game = game, .epoch = store_epoch(s), .first_seq = seq, .nevents = 1, .events = &event};
    store_game_append(s, &one, cb, arg);
}

enum store_status game_end(struct store *s, const struct store_game *game, int32_t seq, int winner,
                           int64_t at_ms)
{
    struct store_game final = *game;
    final.state = STORE_GAME_FINISHED;
    final.ended_ms = at_ms;
    for (int i = 0; i < 2; i++) {
        final.seat[i].place = i == winner ? 1 : 2;
        final.seat[i].outcome = i == winner ? 1 : -1;
        final.seat[i].xp = i == winner ? 20 : -10;
        final.seat[i].chips = i == winner ? game->bet : -game->bet;
    }
    const int64_t won = game->seat[winner].account, lost = game->seat[!winner].account;
    const struct store_entry entries[] = {
        xp(won, game->id, 20, "win"), xp(lost, game->id, -10, "loss"),
        chips(ESCROW, game->id, -2 * game->bet, "pot"), chips(won, game->id, 2 * game->bet, "pot")};
    const struct store_event event = {.at_ms = at_ms, .text = "over"};
    return append(s, &(struct store_append){.game = game->id,
                                            .epoch = store_epoch(s),
                                            .first_seq = seq,
                                            .nevents = 1,
                                            .events = &event,
                                            .final = &final,
                                            .nentries = game->bet != 0 ? 4 : 2,
                                            .entries = entries});
}

static struct store_game friendly_of(int64_t id, int64_t a, int64_t b)
{
    struct store_game game = game_of(id, a, b, 0);
    game.competitive = false;
    if (a == 0)
        game.seat[0] = (struct store_seat){.account = id + 1, .kind = STORE_SEAT_GUEST};
    if (b == 0)
        game.seat[1] = (struct store_seat){.account = id + 2, .kind = STORE_SEAT_BOT};
    return game;
}

enum store_status friendly_begin(struct store *s, int64_t id, int64_t a, int64_t b, int events)
{
    const struct store_game game = friendly_of(id, a, b);
    enum store_status status = game_begin(s, &game);
    for (int i = 1; status == STORE_OK && i <= events; i++)
        status = event_append(s, id, store_epoch(s), i, 0, "a move of some length, as moves are");
    return status;
}

enum store_status friendly_end(struct store *s, int64_t id, int64_t a, int64_t b, int events,
                               int64_t at_ms)
{
    struct store_game final = friendly_of(id, a, b);
    const struct store_event event = {.at_ms = at_ms, .text = "over"};
    final.state = STORE_GAME_FINISHED;
    final.ended_ms = at_ms;
    return append(s, &(struct store_append){.game = id,
                                            .epoch = store_epoch(s),
                                            .first_seq = events + 1,
                                            .nevents = 1,
                                            .events = &event,
                                            .final = &final});
}

void friendly_play(struct store *s, int64_t id, int64_t a, int64_t b, int events, int64_t at_ms)
{
    CU_ASSERT_EQUAL(friendly_begin(s, id, a, b, events), STORE_OK);
    CU_ASSERT_EQUAL(friendly_end(s, id, a, b, events, at_ms), STORE_OK);
}

struct pruned_seen {
    struct answer answer;
    struct store_pruned pruned;
};

static void pruned_see(void *arg, enum store_status status, const struct store_pruned *pruned)
{
    struct pruned_seen *seen = arg;
    seen->pruned = *pruned;
    answer_take(&seen->answer, status);
}

struct prune_sum prune_round(struct store *s, struct store_prune what)
{
    struct prune_sum sum = {0};
    struct pruned_seen seen;
    do {
        CU_ASSERT_EQUAL(ANSWER_TOLD(s, &seen, store_prune, &what, pruned_see), STORE_OK);
        sum.slices++;
        sum.games += seen.pruned.games;
        for (int kind = 0; kind < STORE_KEPT_KINDS; kind++)
            sum.rows[kind] += seen.pruned.rows[kind];
        what.cursor = seen.pruned.cursor;
    } while (seen.pruned.more);
    return sum;
}

void game_read_game(void *arg, const struct store_game *game)
{
    struct game_read *read = arg;
    read->games++;
    read->game = *game;
    read->last_seq = 0;
    read->text[0] = '\0';
}

void game_read_event(void *arg, const struct store_event *event)
{
    struct game_read *read = arg;
    size_t length = strlen(read->text);
    read->events++;
    read->gap |= event->seq != ++read->last_seq;
    snprintf(read->text + length, sizeof(read->text) - length, "%s%s", length > 0 ? " " : "",
             event->text);
}

enum store_status game_get(struct store *s, int64_t id, struct game_read *out)
{
    return ANSWER_ROWS(s, out, store_game_read, id, game_read_game, game_read_event);
}

struct game_read game_stored(struct store *s, int64_t id)
{
    struct game_read read;
    CU_ASSERT_EQUAL(game_get(s, id, &read), STORE_OK);
    return read;
}

enum store_status game_by_number(struct store *s, int64_t number, struct game_read *out)
{
    return ANSWER_ROWS(s, out, store_game_numbered, number, game_read_game, game_read_event);
}

enum store_status games_open(struct store *s, struct game_read *out)
{
    return ANSWER_ROWS(s, out, store_open_games, game_read_game, game_read_event);
}

struct sums_seen {
    struct answer answer;
    struct store_sums sums;
};

static void sums_see(void *arg, enum store_status status, void *result)
{
    struct sums_seen *seen = arg;
    seen->sums = *(const struct store_sums *)result;
    answer_take(&seen->answer, status);
}

struct store_sums sums_read(struct store *s)
{
    struct sums_seen seen;
    ANSWER_TOLD(s, &seen, store_sums, sums_see);
    return seen.sums;
}

void sums_check(struct store *s)
{
    struct store_sums sums = sums_read(s);
    CU_ASSERT_EQUAL(sums.chips_players + sums.chips_escrow + sums.chips_mint, 0);
    CU_ASSERT_TRUE(sums.balances_match);
}

void file_sql(const char *path, const char *sql)
{
    sqlite3 *db = NULL;
    char *error = NULL;
    sqlite3_open(path, &db);
    sqlite3_exec(db, sql, NULL, NULL, &error);
    if (error) {
        printf("Bail out! %s: %s\n", sql, error);
        exit(99);
    }
    sqlite3_close(db);
}

int64_t file_number(const char *path, const char *sql)
{
    sqlite3 *db = NULL;
    sqlite3_stmt *statement = NULL;
    int64_t number = -1;
    sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL);
    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        number = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return number;
}

void file_schema(const char *path, int count, const char *sql)
{
    char why[512] = "";
    sqlite3 *db = NULL;
    sqlite3_open(path, &db);
    CU_ASSERT_EQUAL(migrate_run(db, path, store_schema, count, why, sizeof(why)), 0);
    sqlite3_close(db);
    file_sql(path, sql);
}

static void fault_see(void *arg, const char *sentence)
{
    buf_printf(arg, "%s\n", sentence);
}

char *faults_of(struct store_file *file)
{
    BUF_LOCAL all = {0};
    bool readable;
    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    store_file_check(file, fault_see, &all, &readable);
    if (!readable)
        buf_puts(&all, "It cannot be read.\n");
    return xstrdup(buf_text(&all));
}
