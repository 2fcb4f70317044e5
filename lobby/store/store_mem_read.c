/*
 * The reads of the store in memory: rows become replies, in the order that the contract gives.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "log.h"
#include "score.h"
#include "store_mem_private.h"
#include "utf8.h"
#include "xalloc.h"

static enum store_status account_reply(struct request *request, const struct store_account *account)
{
    if (!account || account->id <= STORE_ACCOUNT_ESCROW)
        return STORE_NONE;
    request->found = request_copy(request, account, sizeof(*account));
    return STORE_OK;
}

static int by_id(const void *a, const void *b)
{
    /* The id is the first member of every struct that is sorted so. */
    int64_t x = **(int64_t *const *)a, y = **(int64_t *const *)b;
    return x < y ? -1 : x > y;
}

/* The list's items in order of id; the caller frees it. */
static void **sorted(const struct list *list)
{
    void **items = xmalloc((list->count + 1) * sizeof(*items));
    if (list->count > 0)
        memcpy(items, list->items, list->count * sizeof(*items));
    qsort(items, list->count, sizeof(*items), by_id);
    return items;
}

static enum store_status accounts_reply(struct store_mem *mem, struct request *request)
{
    char after[STORE_NAME_MAX], folded[STORE_NAME_MAX], least[STORE_NAME_MAX];
    utf8_ascii_lower(request->name, after, sizeof(after));
    for (int left = request->limit; left > 0; left--) {
        const struct store_account *next = NULL;
        for (size_t i = 0; i < mem->accounts.count; i++) {
            const struct store_account *account = mem->accounts.items[i];
            utf8_ascii_lower(account->name, folded, sizeof(folded));
            if (account->id <= STORE_ACCOUNT_ESCROW || account->merged_into != 0 ||
                strcmp(folded, after) <= 0 || (next && strcmp(folded, least) >= 0))
                continue;
            next = account;
            memcpy(least, folded, sizeof(least));
        }
        if (!next)
            break;
        queue_put(&mem->store.replies, reply_row(request, REPLY_ACCOUNT, next, sizeof(*next)));
        memcpy(after, least, sizeof(after));
    }
    return STORE_OK;
}

static int by_made(const void *a, const void *b)
{
    const struct store_account *x = *(void *const *)a, *y = *(void *const *)b;
    if (x->created_ms != y->created_ms)
        return x->created_ms < y->created_ms ? 1 : -1;
    return x->id < y->id ? 1 : -1;
}

static int by_role(const void *a, const void *b)
{
    const struct store_account *x = *(void *const *)a, *y = *(void *const *)b;
    return x->role != y->role ? (int)y->role - (int)x->role : strcasecmp(x->name, y->name);
}

/* Puts the first accounts of those that are wanted, in this order. */
static enum store_status accounts_put(struct store_mem *mem, struct request *request,
                                      int (*order)(const void *a, const void *b))
{
    void **accounts = sorted(&mem->accounts);
    int left = request->limit;
    if (mem->accounts.count > 0)
        qsort(accounts, mem->accounts.count, sizeof(*accounts), order);
    for (size_t i = 0; i < mem->accounts.count && left > 0; i++) {
        const struct store_account *account = accounts[i];
        bool staff = request->kind == REQUEST_ACCOUNTS_STAFF;
        if (account->id <= STORE_ACCOUNT_ESCROW || account->merged_into != 0 ||
            (staff ? account->role == STORE_PLAYER : account->created_ms < request->from_ms))
            continue;
        queue_put(&mem->store.replies,
                  reply_row(request, REPLY_ACCOUNT, account, sizeof(*account)));
        left--;
    }
    free(accounts);
    return STORE_OK;
}

static enum store_status tables_reply(struct store_mem *mem, struct request *request)
{
    void **tables = sorted(&mem->tables);
    for (size_t i = 0; i < mem->tables.count; i++)
        queue_put(&mem->store.replies,
                  reply_table(request, &((struct mem_table *)tables[i])->table));
    free(tables);
    return STORE_OK;
}

static void game_reply(struct store_mem *mem, struct request *request, const struct mem_game *game,
                       bool events)
{
    queue_put(&mem->store.replies, reply_row(request, REPLY_GAME, &game->game, sizeof(game->game)));
    for (size_t i = 0; events && i < game->events.count; i++)
        queue_put(&mem->store.replies, reply_event(request, (int32_t)i + 1, game->events.items[i]));
}

static enum store_status open_games_reply(struct store_mem *mem, struct request *request)
{
    void **games = sorted(&mem->games);
    for (size_t i = 0; i < mem->games.count; i++)
        if (mem_game_is_open(&((struct mem_game *)games[i])->game))
            game_reply(mem, request, games[i], true);
    free(games);
    return STORE_OK;
}

static enum store_status game_read_reply(struct store_mem *mem, struct request *request,
                                         const struct mem_game *game)
{
    if (!game)
        return STORE_NONE;
    game_reply(mem, request, game, true);
    return STORE_OK;
}

static enum store_status game_numbered_reply(struct store_mem *mem, struct request *request)
{
    for (size_t i = 0; i < mem->games.count; i++) {
        const struct mem_game *game = mem->games.items[i];
        if (game->game.number == request->id)
            return game_read_reply(mem, request, game);
    }
    return request->id >= 1 && request->id <= mem->game_number ? STORE_GONE : STORE_NONE;
}

static bool game_seats(const struct store_game *game, int64_t account)
{
    for (int i = 0; i < game->nseats; i++)
        if (game->seat[i].account == account)
            return true;
    return false;
}

static enum store_status games_of_reply(struct store_mem *mem, struct request *request)
{
    int left = request->limit;
    for (size_t i = mem->games.count; i-- > 0 && left > 0;) {
        const struct mem_game *game = mem->games.items[i]; /* by number */
        if ((request->id == 0 || game_seats(&game->game, request->id)) &&
            (request->before == 0 || game->game.number < request->before)) {
            game_reply(mem, request, game, false);
            left--;
        }
    }
    return STORE_OK;
}

static int by_cup_table(const void *a, const void *b)
{
    const struct store_cup_at *x = &(*(const struct mem_game *const *)a)->game.cup;
    const struct store_cup_at *y = &(*(const struct mem_game *const *)b)->game.cup;
    if (x->round != y->round)
        return (x->round > y->round) - (x->round < y->round);
    return (x->table > y->table) - (x->table < y->table);
}

static enum store_status cup_games_reply(struct store_mem *mem, struct request *request)
{
    const struct mem_game **found = xcalloc(mem->games.count + 1, sizeof(*found));
    size_t n = 0;
    for (size_t i = 0; request->id != 0 && i < mem->games.count; i++) {
        const struct mem_game *game = mem->games.items[i];
        if (game->game.cup.cup == request->id)
            found[n++] = game;
    }
    qsort(found, n, sizeof(*found), by_cup_table);
    for (size_t i = 0; i < n; i++)
        game_reply(mem, request, found[i], false);
    free(found);
    return STORE_OK;
}

static bool sanction_runs(const struct store_sanction *sanction, int64_t now_ms)
{
    return !sanction->ended && (sanction->until_ms == 0 || sanction->until_ms > now_ms);
}

static bool account_banned(const struct store_mem *mem, int64_t account, int64_t now_ms)
{
    for (size_t i = 0; i < mem->sanctions.count; i++) {
        const struct store_sanction *sanction = mem->sanctions.items[i];
        if (sanction->kind == STORE_BAN && sanction->account == account &&
            sanction_runs(sanction, now_ms))
            return true;
    }
    return false;
}

struct mem_call {
    struct store_mem *mem;
    struct request *request;
};

static void score_emit(void *arg, const struct store_score *line)
{
    struct mem_call *call = arg;
    queue_put(&call->mem->store.replies,
              reply_row(call->request, REPLY_SCORE, line, sizeof(*line)));
}

/* What a game did for an account; false: nothing that a board shows. */
static bool game_result(const struct mem_game *game, int64_t account, struct score_result *result)
{
    const struct store_game *row = &game->game;
    bool found = false;
    *result = (struct score_result){.ref = row->id};
    utf8_copy(row->game, result->game, sizeof(result->game));
    for (size_t i = 0; i < game->entries.count; i++) {
        const struct mem_entry *entry = game->entries.items[i];
        if (entry->entry.account != account || entry->entry.currency != STORE_XP)
            continue;
        found = true;
        result->xp += entry->entry.amount;
        result->changed_ms = entry->at_ms;
    }
    for (int i = 0; i < row->nseats; i++) {
        if (row->seat[i].kind != STORE_SEAT_ACCOUNT || row->seat[i].account != account ||
            row->state != STORE_GAME_FINISHED || !row->competitive)
            continue;
        found = result->finished = true;
        result->outcome = row->seat[i].outcome;
    }
    result->at_ms = row->state == STORE_GAME_LIVE ? result->changed_ms : row->ended_ms;
    return found;
}

static enum store_status scores_reply(struct store_mem *mem, struct request *request)
{
    struct score_fold fold = {.from_ms = request->from_ms,
                              .until_ms = request->before,
                              .emit = score_emit,
                              .arg = &(struct mem_call){mem, request}};
    void **accounts = sorted(&mem->accounts);
    for (size_t i = 0; i < mem->accounts.count; i++) {
        const struct store_account *account = accounts[i];
        if (request->id != 0 && account->id != request->id)
            continue;
        bool hidden = account_banned(mem, account->id, request->now_ms);
        struct score_result result;
        for (size_t j = 0; j < mem->games.count; j++)
            if (game_result(mem->games.items[j], account->id, &result))
                score_fold_add(&fold, account->id, account->name, hidden, &result);
        for (size_t j = 0; j < mem->entries.count; j++) {
            const struct mem_entry *entry = mem->entries.items[j];
            if (entry->entry.account != account->id || entry->entry.game != 0 ||
                entry->entry.currency != STORE_XP)
                continue;
            result = (struct score_result){.at_ms = entry->at_ms,
                                           .changed_ms = entry->at_ms,
                                           .ref = (int64_t)j,
                                           .xp = entry->entry.amount};
            score_fold_add(&fold, account->id, account->name, hidden, &result);
        }
    }
    score_fold_end(&fold);
    free(accounts);
    return STORE_OK;
}

static int by_board(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The games that an account has entries of, in order, into `boards`; returns how many. */
static size_t rated_boards(const struct store_mem *mem, int64_t account, const char **boards)
{
    size_t found = 0, n = 0;
    for (size_t i = 0; i < mem->ratings.count; i++) {
        const struct store_rating *rating = &((struct mem_rating *)mem->ratings.items[i])->rating;
        if (rating->account == account)
            boards[found++] = rating->board;
    }
    if (found > 0)
        qsort(boards, found, sizeof(*boards), by_board);
    for (size_t i = 0; i < found; i++)
        if (n == 0 || strcmp(boards[n - 1], boards[i]) != 0)
            boards[n++] = boards[i];
    return n;
}

static enum store_status rated_reply(struct store_mem *mem, struct request *request)
{
    void **accounts = sorted(&mem->accounts);
    const char **boards = xcalloc(mem->ratings.count + 1, sizeof(*boards));
    for (size_t i = 0; i < mem->accounts.count; i++) {
        const struct store_account *account = accounts[i];
        size_t n = account->merged_into != 0 ? 0 : rated_boards(mem, account->id, boards);
        for (size_t j = 0; j < n; j++) {
            struct store_rated row;
            mem_rated(mem, account->id, boards[j], &row);
            utf8_copy(account->name, row.name, sizeof(row.name));
            row.hidden = account_banned(mem, account->id, request->now_ms) ||
                         strncmp(row.name, STORE_NAME_ERASED, strlen(STORE_NAME_ERASED)) == 0;
            queue_put(&mem->store.replies, reply_row(request, REPLY_RATED, &row, sizeof(row)));
        }
    }
    free(boards);
    free(accounts);
    return STORE_OK;
}

static enum store_status ratings_reply(struct store_mem *mem, struct request *request)
{
    const struct store_rating_query *wanted = request->rating_query;
    int left = wanted->limit;
    for (size_t at = 0; at < mem->ratings.count && left > 0; at++) {
        size_t i = wanted->oldest ? at : mem->ratings.count - 1 - at;
        const struct mem_rating *have = mem->ratings.items[i];
        const struct store_rating_entry row = {have->rating, (int64_t)i + 1, have->at_ms};
        if ((wanted->before != 0 && row.n >= wanted->before) ||
            (wanted->season != 0 && row.rating.season != wanted->season) ||
            (wanted->account != 0 &&
             (row.rating.account != wanted->account ||
              (wanted->board[0] != '\0' && strcmp(row.rating.board, wanted->board) != 0))))
            continue;
        if (row.at_ms < wanted->since_ms)
            break;
        queue_put(&mem->store.replies, reply_row(request, REPLY_RATING, &row, sizeof(row)));
        left--;
    }
    return STORE_OK;
}

static void sanction_put(struct store_mem *mem, struct request *request,
                         const struct store_sanction *sanction)
{
    struct store_sanction row = *sanction;
    const struct store_account *account = mem_account_find(mem, row.account);
    utf8_copy(account ? account->name : "", row.today, sizeof(row.today));
    queue_put(&mem->store.replies, reply_row(request, REPLY_SANCTION, &row, sizeof(row)));
}

static enum store_status sanctions_reply(struct store_mem *mem, struct request *request)
{
    void **sanctions = sorted(&mem->sanctions);
    for (size_t i = 0; i < mem->sanctions.count; i++)
        if (sanction_runs(sanctions[i], request->now_ms))
            sanction_put(mem, request, sanctions[i]);
    free(sanctions);
    return STORE_OK;
}

static enum store_status sanctions_of_reply(struct store_mem *mem, struct request *request)
{
    void **sanctions = sorted(&mem->sanctions);
    int left = request->limit;
    for (size_t i = mem->sanctions.count; i-- > 0 && left > 0;) {
        const struct store_sanction *sanction = sanctions[i];
        if (sanction->account != request->id || sanction->account == 0)
            continue;
        sanction_put(mem, request, sanction);
        left--;
    }
    free(sanctions);
    return STORE_OK;
}

/* Whether a line is by whoever the query wants, as store.h says. */
static bool audit_by(const char *who, const char *wanted)
{
    static const char socket[] = STORE_SOCKET " (";
    const size_t before = sizeof(socket) - 1, len = strlen(wanted);
    if (wanted[0] == '\0' || strcasecmp(who, wanted) == 0)
        return true;
    if (strncmp(who, socket, before) != 0)
        return false;
    return strcasecmp(wanted, STORE_SOCKET) == 0 ||
           (strncasecmp(who + before, wanted, len) == 0 && strcmp(who + before + len, ")") == 0);
}

static bool audit_fits(const struct store_audit *audit, const struct store_audit_query *query)
{
    return audit_by(audit->who, query->who) &&
           (query->act[0] == '\0' || strcasecmp(audit->act, query->act) == 0) &&
           (query->about[0] == '\0' || strcasecmp(audit->about, query->about) == 0) &&
           audit->at_ms >= query->since_ms &&
           (query->until_ms == 0 || audit->at_ms < query->until_ms) &&
           (query->before == 0 || audit->id < query->before) && audit->id > query->after;
}

static enum store_status audits_reply(struct store_mem *mem, struct request *request)
{
    void **audits = sorted(&mem->audits);
    int left = request->audit_query->limit;
    for (size_t i = mem->audits.count; i-- > 0 && left > 0;) {
        const struct store_audit *audit = audits[i];
        if (!audit_fits(audit, request->audit_query))
            continue;
        queue_put(&mem->store.replies, reply_row(request, REPLY_AUDIT, audit, sizeof(*audit)));
        left--;
    }
    free(audits);
    return STORE_OK;
}

static enum store_status keys_reply(struct store_mem *mem, struct request *request)
{
    /* The list is in order of arrival, which is the order of their dates. */
    for (size_t i = 0; i < mem->keys.count; i++) {
        const struct store_key *key = mem->keys.items[i];
        if (key->account == request->id)
            queue_put(&mem->store.replies, reply_row(request, REPLY_KEY, key, sizeof(*key)));
    }
    return STORE_OK;
}

static enum store_status records_reply(struct store_mem *mem, struct request *request)
{
    const struct list *list = &mem->records[request->record];
    void **rows = sorted(list);
    int left = request->limit;
    for (size_t i = list->count; i-- > 0 && left > 0;) {
        if (!mem_record_fits(rows[i], request))
            continue;
        queue_put(&mem->store.replies,
                  reply_row(request, REPLY_RECORD, rows[i], record_tables[request->record].size));
        left--;
    }
    free(rows);
    return STORE_OK;
}

/* The list is in order of arrival, in which an account's entries are counted. */
static enum store_status entries_reply(struct store_mem *mem, struct request *request)
{
    int64_t seq = 0;
    int left = request->limit;
    for (size_t i = 0; i < mem->entries.count && left > 0; i++) {
        const struct mem_entry *have = mem->entries.items[i];
        if (have->entry.account != request->id || ++seq <= request->before)
            continue;
        const struct store_posted posted = {have->entry, seq, have->at_ms};
        queue_put(&mem->store.replies, reply_row(request, REPLY_POSTED, &posted, sizeof(posted)));
        left--;
    }
    return STORE_OK;
}

static int line_order(const void *a, const void *b)
{
    const struct store_line *x = *(void *const *)a, *y = *(void *const *)b;
    /* Compares them as signed numbers, as a database does. */
    if (x->conn != y->conn)
        return (int64_t)x->conn < (int64_t)y->conn ? -1 : 1;
    if (x->command != y->command)
        return x->command < y->command ? -1 : 1;
    return x->part - y->part;
}

static enum store_status lines_reply(struct store_mem *mem, struct request *request)
{
    if (mem->lines.count > 0)
        qsort(mem->lines.items, mem->lines.count, sizeof(mem->lines.items[0]), line_order);
    for (size_t i = 0; i < mem->lines.count; i++)
        queue_put(&mem->store.replies, reply_line(request, mem->lines.items[i]));
    return STORE_OK;
}

static enum store_status sums_reply(struct store_mem *mem, struct request *request)
{
    struct store_sums *sums = &request->sums;
    sums->balances_match = true;
    for (size_t i = 0; i < mem->accounts.count; i++) {
        const struct store_account *account = mem->accounts.items[i];
        int64_t xp = 0, chips = 0;
        for (size_t j = 0; j < mem->entries.count; j++) {
            const struct store_entry *entry = &((struct mem_entry *)mem->entries.items[j])->entry;
            if (entry->account == account->id)
                *(entry->currency == STORE_XP ? &xp : &chips) += entry->amount;
        }
        sums->balances_match &= xp == account->xp && chips == account->chips;
        if (account->id == STORE_ACCOUNT_MINT) {
            sums->chips_mint = account->chips;
        } else if (account->id == STORE_ACCOUNT_ESCROW) {
            sums->chips_escrow = account->chips;
        } else {
            sums->chips_players += account->chips;
            sums->accounts++;
        }
    }
    for (size_t i = 0; i < mem->games.count; i++) {
        const struct mem_game *game = mem->games.items[i];
        sums->games++;
        sums->live_games += game->game.state == STORE_GAME_LIVE;
        sums->events += (int64_t)game->events.count;
    }
    return STORE_OK;
}

enum store_status mem_read(struct store_mem *mem, struct request *request)
{
    switch (request->kind) {
    case REQUEST_ACCOUNT_BY_NAME:
        return account_reply(request, mem_account_named(mem, request->name));
    case REQUEST_ACCOUNT_BY_SKELETON:
        return account_reply(request, mem_account_find_skeleton(mem, request->name));
    case REQUEST_ACCOUNT_BY_ID: return account_reply(request, mem_account_find(mem, request->id));
    case REQUEST_ACCOUNT_BY_KEY:
        return account_reply(request, mem_account_find_key(mem, request->fingerprint));
    case REQUEST_ACCOUNTS: return accounts_reply(mem, request);
    case REQUEST_ACCOUNTS_SINCE: return accounts_put(mem, request, by_made);
    case REQUEST_ACCOUNTS_STAFF: return accounts_put(mem, request, by_role);
    case REQUEST_OPEN_TABLES: return tables_reply(mem, request);
    case REQUEST_OPEN_GAMES: return open_games_reply(mem, request);
    case REQUEST_GAME_READ: return game_read_reply(mem, request, mem_game_find(mem, request->id));
    case REQUEST_GAME_NUMBERED: return game_numbered_reply(mem, request);
    case REQUEST_GAMES_OF: return games_of_reply(mem, request);
    case REQUEST_CUP_GAMES: return cup_games_reply(mem, request);
    case REQUEST_CUP_EVENTS: return mem_cup_events(mem, request);
    case REQUEST_SCORES: return scores_reply(mem, request);
    case REQUEST_RATED: return rated_reply(mem, request);
    case REQUEST_RATINGS: return ratings_reply(mem, request);
    case REQUEST_SANCTIONS: return sanctions_reply(mem, request);
    case REQUEST_SANCTIONS_OF: return sanctions_of_reply(mem, request);
    case REQUEST_AUDIT_LIST: return audits_reply(mem, request);
    case REQUEST_KEYS: return keys_reply(mem, request);
    case REQUEST_RECORDS: return records_reply(mem, request);
    case REQUEST_LINES: return lines_reply(mem, request);
    case REQUEST_ENTRIES: return entries_reply(mem, request);
    case REQUEST_PRUNE_DUE: return mem_prune_due(mem, request);
    case REQUEST_SUMS: return sums_reply(mem, request);
    default: log_fatal("store-request", "kind=%d is not a read", request->kind);
    }
}
