/*
 * The store in memory. Every call is carried out at once and completes from store_pump. It does
 * what the contract says and no more, by walking lists. It is for tests and for rooms that keep
 * nothing.
 */
#include "store_mem.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "ledger.h"
#include "log.h"
#include "store_mem_private.h"
#include "utf8.h"
#include "xalloc.h"

static struct store_mem *mem_of(struct store *store)
{
    return (struct store_mem *)store;
}

static void *list_add(struct list *list, void *item)
{
    if (list->count == list->size) {
        list->size = list->size == 0 ? 16 : list->size * 2;
        list->items = xreallocarray(list->items, list->size, sizeof(*list->items));
    }
    list->items[list->count++] = item;
    return item;
}

void *mem_list_copy(struct list *list, const void *data, size_t size)
{
    return list_add(list, memcpy(xmalloc(size), data, size));
}

void mem_list_remove(struct list *list, size_t at)
{
    free(list->items[at]);
    memmove(&list->items[at], &list->items[at + 1], (--list->count - at) * sizeof(list->items[0]));
}

static void list_free(struct list *list)
{
    free(list->items);
    *list = (struct list){0};
}

static void list_free_items(struct list *list)
{
    for (size_t i = 0; i < list->count; i++)
        free(list->items[i]);
    list_free(list);
}

/* ---- Finding ---- */

struct store_account *mem_account_find(const struct store_mem *mem, int64_t id)
{
    for (size_t i = 0; i < mem->accounts.count; i++) {
        struct store_account *account = mem->accounts.items[i];
        if (account->id == id)
            return account;
    }
    return NULL;
}

static bool same_name(const char *a, const char *b)
{
    char x[STORE_NAME_MAX + 1], y[STORE_NAME_MAX + 1]; /* a name that is too long is nobody's */
    utf8_ascii_lower(a, x, sizeof(x));
    utf8_ascii_lower(b, y, sizeof(y));
    return strcmp(x, y) == 0;
}

struct store_account *mem_account_find_name(const struct store_mem *mem, const char *name)
{
    for (size_t i = 0; i < mem->accounts.count; i++) {
        struct store_account *account = mem->accounts.items[i];
        if (same_name(account->name, name))
            return account;
    }
    return NULL;
}

/* The account that a name leads to. */
struct store_account *mem_account_named(const struct store_mem *mem, const char *name)
{
    struct store_account *account = mem_account_find_name(mem, name);
    return account && account->merged_into != 0 ? mem_account_find(mem, account->merged_into)
                                                : account;
}

struct store_account *mem_account_find_skeleton(const struct store_mem *mem, const char *skeleton)
{
    for (size_t i = 0; i < mem->accounts.count; i++) {
        struct store_account *account = mem->accounts.items[i];
        if (strcmp(account->skeleton, skeleton) == 0)
            return account;
    }
    return NULL;
}

struct store_account *mem_account_find_key(const struct store_mem *mem, const char *fingerprint)
{
    for (size_t i = 0; i < mem->keys.count; i++) {
        const struct store_key *key = mem->keys.items[i];
        if (strcmp(key->fingerprint, fingerprint) == 0)
            return mem_account_find(mem, key->account);
    }
    return NULL;
}

/* Searches from the newest on: games are mostly looked for while they are new. */
struct mem_game *mem_game_find(const struct store_mem *mem, int64_t id)
{
    for (size_t i = mem->games.count; i-- > 0;) {
        struct mem_game *game = mem->games.items[i];
        if (game->game.id == id)
            return game;
    }
    return NULL;
}

static size_t table_find(const struct store_mem *mem, int64_t id)
{
    size_t at = 0;
    while (at < mem->tables.count && ((struct mem_table *)mem->tables.items[at])->table.id != id)
        at++;
    return at;
}

/* ---- The ledger ---- */

static bool same_entry(const struct store_entry *a, const struct store_entry *b)
{
    return a->account == b->account && a->currency == b->currency &&
           strcmp(a->reason, b->reason) == 0;
}

/* Whether the entries can be posted. `game` is NULL if they are about no game, or about a new one.
 */
enum store_status mem_entries_check(const struct store_mem *mem, const struct request *request,
                                    const struct mem_game *game)
{
    const struct store_entry *entries = request->entries;
    for (int i = 0; i < request->nentries; i++) {
        if (!mem_account_find(mem, entries[i].account))
            return STORE_NONE;
        if (entries[i].game == 0)
            continue;
        for (int j = 0; j < i; j++)
            if (same_entry(&entries[i], &entries[j]))
                return STORE_TAKEN;
        for (size_t j = 0; game && j < game->entries.count; j++)
            if (same_entry(&entries[i], &((struct mem_entry *)game->entries.items[j])->entry))
                return STORE_TAKEN;
    }
    struct ledger_net nets[STORE_ENTRIES_MAX];
    int count = ledger_nets(entries, request->nentries, nets);
    for (int i = 0; i < count; i++)
        if (nets[i].account != STORE_ACCOUNT_MINT &&
            mem_account_find(mem, nets[i].account)->chips + nets[i].chips < 0)
            return STORE_REFUSED;
    return STORE_OK;
}

void mem_entries_post(struct store_mem *mem, const struct request *request, struct mem_game *game)
{
    for (int i = 0; i < request->nentries; i++) {
        const struct mem_entry posted = {request->entries[i], request->now_ms};
        struct mem_entry *entry = mem_list_copy(&mem->entries, &posted, sizeof(posted));
        if (game)
            list_add(&game->entries, entry);
        struct store_account *account = mem_account_find(mem, entry->entry.account);
        if (entry->entry.currency == STORE_XP)
            account->xp += entry->entry.amount;
        else
            account->chips += entry->entry.amount;
        if (entry->entry.currency == STORE_CHIPS && game && game->game.state == STORE_GAME_LIVE)
            account->staked -= entry->entry.amount;
    }
}

static bool same_rating(const struct store_rating *a, const struct store_rating *b)
{
    return a->game == b->game && a->account == b->account && strcmp(a->board, b->board) == 0 &&
           strcmp(a->reason, b->reason) == 0 && a->season == b->season;
}

static bool rating_taken(const struct store_mem *mem, const struct store_rating *ratings,
                         int nratings)
{
    for (int i = 0; i < nratings; i++) {
        for (int j = 0; j < i; j++)
            if (same_rating(&ratings[i], &ratings[j]))
                return true;
        for (size_t j = 0; j < mem->ratings.count; j++)
            if (same_rating(&ratings[i], &((struct mem_rating *)mem->ratings.items[j])->rating))
                return true;
    }
    return false;
}

/* A seat carries what the game's own entry did. */
static void seat_rate(struct store_game *game, const struct store_rating *rating)
{
    for (int i = 0; i < game->nseats && strcmp(rating->reason, STORE_RATING_GAME) == 0; i++) {
        struct store_seat *seat = &game->seat[i];
        if (seat->account != rating->account)
            continue;
        seat->rated = true;
        seat->rating = rating->shown;
        seat->rating_moved = rating->moved;
        seat->rating_mu = rating->mu;
        seat->rating_sigma = rating->sigma;
    }
}

static void ratings_post(struct store_mem *mem, const struct request *request,
                         struct mem_game *game)
{
    for (int i = 0; i < request->append->nratings; i++) {
        const struct mem_rating posted = {request->append->ratings[i], request->now_ms};
        mem_list_copy(&mem->ratings, &posted, sizeof(posted));
        seat_rate(&game->game, &posted.rating);
    }
}

static enum store_status season_write(struct store_mem *mem, const struct request *request)
{
    const struct store_season_write *write = request->season_write;
    if (rating_taken(mem, write->ratings, write->nratings))
        return STORE_TAKEN;
    if (write->to != 0)
        mem_records_drop(mem, STORE_RECORD_SEASON_PLACE, write->from, write->to);
    for (int i = 0; i < write->nplaces; i++)
        mem_record_put(mem, STORE_RECORD_SEASON_PLACE, &write->places[i]);
    for (int i = 0; i < write->nratings; i++) {
        const struct mem_rating posted = {write->ratings[i], request->now_ms};
        mem_list_copy(&mem->ratings, &posted, sizeof(posted));
    }
    if (write->season)
        mem_record_put(mem, STORE_RECORD_SEASON, write->season);
    return STORE_OK;
}

bool mem_rated(const struct store_mem *mem, int64_t account, const char *board,
               struct store_rated *out)
{
    bool found = false;
    *out = (struct store_rated){.account = account};
    utf8_copy(board, out->board, sizeof(out->board));
    for (size_t i = 0; i < mem->ratings.count; i++) {
        const struct mem_rating *entry = mem->ratings.items[i];
        if (entry->rating.account != account || strcmp(entry->rating.board, board) != 0)
            continue;
        int games = ledger_rated_games(&entry->rating);
        found = true;
        out->mu += entry->rating.mu;
        out->sigma += entry->rating.sigma;
        out->games += games;
        out->played_ms = games > 0 ? entry->at_ms : out->played_ms;
    }
    return found;
}

static bool audit_taken(const struct store_mem *mem, const struct store_audit *audit)
{
    for (size_t i = 0; audit && i < mem->audits.count; i++)
        if (((struct store_audit *)mem->audits.items[i])->id == audit->id)
            return true;
    return false;
}

static void audit_post(struct store_mem *mem, const struct store_audit *audit)
{
    if (audit)
        mem_list_copy(&mem->audits, audit, sizeof(*audit));
}

/* ---- Writes: each checks everything, then changes ---- */

static enum store_status post(struct store_mem *mem, const struct request *request)
{
    enum store_status status = mem_entries_check(mem, request, NULL);
    if (status == STORE_OK)
        mem_entries_post(mem, request, NULL);
    return status;
}

static bool table_number_taken(const struct store_mem *mem, const struct store_table *table)
{
    for (size_t i = 0; table && i < mem->tables.count; i++) {
        const struct store_table *other = &((struct mem_table *)mem->tables.items[i])->table;
        if (other->number == table->number && other->id != table->id)
            return true;
    }
    return false;
}

static bool cup_same(const struct store_cup_at *a, const struct store_cup_at *b)
{
    return a->cup != 0 && a->cup == b->cup && a->round == b->round && a->table == b->table;
}

static bool cup_table_taken(const struct store_mem *mem, const struct store_table *table)
{
    for (size_t i = 0; table && i < mem->tables.count; i++) {
        const struct store_table *other = &((struct mem_table *)mem->tables.items[i])->table;
        if (other->id != table->id && cup_same(&other->cup, &table->cup))
            return true;
    }
    return false;
}

static bool cup_played(const struct store_mem *mem, const struct store_cup_at *at)
{
    for (size_t i = 0; i < mem->games.count; i++)
        if (cup_same(&((const struct mem_game *)mem->games.items[i])->game.cup, at))
            return true;
    return false;
}

static void table_post(struct store_mem *mem, const struct store_table *table)
{
    if (!table)
        return;
    size_t at = table_find(mem, table->id);
    if (at == mem->tables.count)
        list_add(&mem->tables, xcalloc(1, sizeof(struct mem_table)));
    struct mem_table *row = mem->tables.items[at];
    free((char *)row->table.text);
    row->table = *table;
    row->table.text = xstrdup(table->text);
}

static enum store_status table_put(struct store_mem *mem, const struct request *request)
{
    if (table_number_taken(mem, request->table) || cup_table_taken(mem, request->table) ||
        (request->table->game == 0 && cup_played(mem, &request->table->cup)))
        return STORE_TAKEN;
    table_post(mem, request->table);
    return STORE_OK;
}

static enum store_status table_close(struct store_mem *mem, const struct request *request)
{
    size_t at = table_find(mem, request->id);
    if (at == mem->tables.count)
        return STORE_NONE;
    struct mem_table *row = mem->tables.items[at];
    free((char *)row->table.text);
    free(row);
    mem->tables.items[at] = mem->tables.items[--mem->tables.count];
    return STORE_OK;
}

static enum store_status game_start(struct store_mem *mem, struct request *request)
{
    if (mem_game_find(mem, request->game->id) || table_number_taken(mem, request->table) ||
        cup_table_taken(mem, request->table) || cup_played(mem, &request->game->cup))
        return STORE_TAKEN;
    enum store_status status = mem_entries_check(mem, request, NULL);
    if (status != STORE_OK)
        return status;
    struct mem_game *game = list_add(&mem->games, xcalloc(1, sizeof(*game)));
    game->game = *request->game;
    game->game.number = request->number = ++mem->game_number;
    game->epoch = mem->epoch;
    table_post(mem, request->table);
    mem_entries_post(mem, request, game);
    return STORE_OK;
}

bool mem_game_is_open(const struct store_game *game)
{
    return game->state == STORE_GAME_LIVE || game->open_vote;
}

/* Whether one of the commands is stored already, or occurs twice in the append. */
static bool command_taken(const struct mem_game *game, const struct store_append *append)
{
    for (int i = 0; i < append->nevents; i++) {
        int64_t command = append->events[i].command;
        if (command == 0)
            continue;
        for (int j = 0; j < i; j++)
            if (append->events[j].command == command)
                return true;
        for (size_t j = game->events.count; j-- > 0;)
            if (((struct store_event *)game->events.items[j])->command == command)
                return true;
    }
    return false;
}

/* Ends the stakes that a finished game held. Call it before its settlement is posted. */
static void stakes_end(struct store_mem *mem, const struct mem_game *game)
{
    for (size_t i = 0; i < game->entries.count; i++) {
        const struct store_entry *entry = &((struct mem_entry *)game->entries.items[i])->entry;
        if (entry->currency == STORE_CHIPS)
            mem_account_find(mem, entry->account)->staked += entry->amount;
    }
}

static void game_finish(struct store_mem *mem, struct store_game *game,
                        const struct store_game *final)
{
    game->state = final->state;
    game->competitive = final->competitive;
    game->open_vote = final->open_vote;
    game->ended_ms = final->ended_ms;
    memcpy(game->ending, final->ending, sizeof(game->ending));
    for (int i = 0; i < game->nseats && i < final->nseats; i++) {
        game->seat[i].place = final->seat[i].place;
        game->seat[i].outcome = final->seat[i].outcome;
        game->seat[i].left = final->seat[i].left;
        game->seat[i].cards = final->seat[i].cards;
        game->seat[i].absent = final->seat[i].absent;
        game->seat[i].xp = final->seat[i].xp;
        game->seat[i].chips = final->seat[i].chips;
        struct store_account *account = mem_account_find(mem, game->seat[i].account);
        if (account && game->seat[i].kind == STORE_SEAT_ACCOUNT)
            account->dignity += final->seat[i].dignity - game->seat[i].dignity;
        game->seat[i].dignity = final->seat[i].dignity;
    }
}

static enum store_status cup_deal_over(struct store_mem *mem, const struct request *request)
{
    for (size_t i = 0; i < mem->games.count; i++) {
        struct store_game *game = &((struct mem_game *)mem->games.items[i])->game;
        if (request->id != 0 && game->cup.cup == request->id && game->deal == request->limit)
            game->closed = false;
    }
    return STORE_OK;
}

static enum store_status game_append(struct store_mem *mem, const struct request *request)
{
    const struct store_append *append = request->append;
    struct mem_game *game = mem_game_find(mem, append->game);
    if (!game)
        return STORE_NONE;
    if (mem_game_is_open(&game->game) ? append->epoch != game->epoch : append->epoch < game->epoch)
        return STORE_FENCED;
    if (command_taken(game, append))
        return STORE_TAKEN;
    enum store_status status = mem_entries_check(mem, request, game);
    if (status == STORE_OK && rating_taken(mem, append->ratings, append->nratings))
        status = STORE_TAKEN;
    if (status == STORE_TAKEN)
        return status;
    if ((size_t)append->first_seq != game->events.count + 1)
        return STORE_FENCED;
    if (status != STORE_OK)
        return status;
    if (table_number_taken(mem, request->table))
        return STORE_TAKEN;
    game->epoch = append->epoch;
    for (int i = 0; i < append->nevents; i++) {
        struct store_event *event =
            mem_list_copy(&game->events, &append->events[i], sizeof(*event));
        event->text = xstrdup(event->text);
    }
    if (request->game && game->game.state == STORE_GAME_LIVE &&
        request->game->state != STORE_GAME_LIVE)
        stakes_end(mem, game);
    if (request->game)
        game_finish(mem, &game->game, request->game);
    table_post(mem, request->table);
    mem_entries_post(mem, request, game);
    ratings_post(mem, request, game);
    return STORE_OK;
}

static void sanction_put(struct store_mem *mem, const struct store_sanction *from)
{
    for (size_t i = 0; i < mem->sanctions.count; i++) {
        struct store_sanction *sanction = mem->sanctions.items[i];
        if (sanction->id == from->id) {
            *sanction = *from;
            return;
        }
    }
    mem_list_copy(&mem->sanctions, from, sizeof(*from));
}

static enum store_status sanctions_put(struct store_mem *mem, const struct request *request)
{
    for (int i = 0; i < request->nsanctions; i++)
        sanction_put(mem, &request->sanctions[i]);
    return STORE_OK;
}

static bool line_taken(const struct store_mem *mem, const struct store_line *line)
{
    for (size_t i = 0; line && i < mem->lines.count; i++) {
        const struct store_line *other = mem->lines.items[i];
        if (other->conn == line->conn && other->command == line->command &&
            other->part == line->part)
            return true;
    }
    return false;
}

/* Deletes the connection's lines with numbers below `below`. Returns how many. */
static int lines_drop(struct store_mem *mem, uint64_t conn, uint64_t below)
{
    int dropped = 0;
    for (size_t i = mem->lines.count; i-- > 0;) {
        struct store_line *line = mem->lines.items[i];
        if (line->conn != conn || line->command >= below)
            continue;
        free((char *)line->answer);
        mem_list_remove(&mem->lines, i);
        dropped++;
    }
    return dropped;
}

static void besides_post(struct store_mem *mem, const struct store_besides *besides)
{
    if (besides->line) {
        lines_drop(mem, besides->line->conn, besides->line->oldest);
        struct store_line *line = mem_list_copy(&mem->lines, besides->line, sizeof(*besides->line));
        line->answer = xstrdup(line->answer);
    }
    for (int i = 0; i < besides->nrecords; i++)
        mem_record_put(mem, besides->records[i].record, record_beside(&besides->records[i]));
}

/* ---- What may go ---- */

static void game_clear(struct mem_game *game)
{
    for (size_t i = 0; i < game->events.count; i++)
        free((char *)((struct store_event *)game->events.items[i])->text);
    list_free_items(&game->events);
    list_free(&game->entries);
}

/* Whether the game was not ranked and gave nobody anything. */
static bool game_is_friendly(const struct mem_game *game)
{
    bool friendly = !game->game.competitive && game->game.bet == 0 && game->game.cup.cup == 0 &&
                    game->entries.count == 0;
    for (int i = 0; i < game->game.nseats; i++) {
        const struct store_seat *seat = &game->game.seat[i];
        if (seat->kind == STORE_SEAT_ACCOUNT)
            friendly = friendly && seat->xp == 0 && seat->chips == 0 && seat->dignity == 0;
    }
    return friendly;
}

static bool game_has_account(const struct mem_game *game, int64_t account)
{
    for (int i = 0; i < game->game.nseats; i++)
        if (game->game.seat[i].kind == STORE_SEAT_ACCOUNT &&
            (account == 0 || game->game.seat[i].account == account))
            return true;
    return false;
}

/* How many newer games of the same sort there are: those of the account, or those without accounts
 * (0). */
static int64_t games_behind(const struct mem_game *game, const struct store_mem *mem,
                            int64_t account)
{
    int64_t n = 0;
    for (size_t i = 0; i < mem->games.count; i++) {
        const struct mem_game *other = mem->games.items[i];
        bool later = account != 0 ? other->game.id > game->game.id
                                  : other->game.ended_ms > game->game.ended_ms;
        n += later && game_is_friendly(other) &&
             (account != 0 ? game_has_account(other, account)
                           : !game_has_account(other, 0) && !mem_game_is_open(&other->game));
    }
    return n;
}

static bool game_may_go(const struct mem_game *game, const struct store_mem *mem,
                        const struct store_prune *what)
{
    if (mem_game_is_open(&game->game) || !game_is_friendly(game))
        return false;
    for (size_t i = 0; i < mem->tables.count; i++)
        if (((struct mem_table *)mem->tables.items[i])->table.game == game->game.id)
            return false;
    if (!game_has_account(game, 0))
        return game->game.ended_ms < what->before_ms ||
               games_behind(game, mem, 0) >= what->guest_games;
    for (int i = 0; i < game->game.nseats; i++)
        if (game->game.seat[i].kind == STORE_SEAT_ACCOUNT &&
            games_behind(game, mem, game->game.seat[i].account) < what->account_games)
            return false;
    return true;
}

/* Deletes what is older than it is kept; with `due` counts it only. */
static void aged_prune(struct store_mem *mem, const struct store_prune *what, struct store_due *due,
                       struct store_pruned *pruned)
{
    mem_records_age(mem, what, due, pruned);
    for (size_t i = mem->sanctions.count; i-- > 0;) {
        const struct store_sanction *sanction = mem->sanctions.items[i];
        int64_t before_ms = what->rows_before_ms[STORE_KEPT_SANCTIONS];
        bool over = sanction->ended || (sanction->until_ms != 0 && sanction->until_ms < before_ms);
        if (!over || sanction->from_ms >= before_ms)
            continue;
        mem_aged(due, pruned, STORE_KEPT_SANCTIONS, sanction->from_ms);
        if (!due)
            mem_list_remove(&mem->sanctions, i);
    }
    for (size_t i = mem->audits.count; i-- > 0;) {
        const struct store_audit *audit = mem->audits.items[i];
        if (audit->at_ms >= what->rows_before_ms[STORE_KEPT_AUDIT])
            continue;
        mem_aged(due, pruned, STORE_KEPT_AUDIT, audit->at_ms);
        if (due)
            continue;
        mem_record_drop(mem, STORE_RECORD_RENAME, audit->id);
        mem_list_remove(&mem->audits, i);
    }
}

enum store_status mem_prune_due(struct store_mem *mem, struct request *request)
{
    const struct store_prune *what = request->prune;
    struct store_due *due = &request->due;
    aged_prune(mem, what, due, NULL);
    for (size_t i = 0; i < mem->games.count; i++) {
        const struct mem_game *game = mem->games.items[i];
        if (!game_may_go(game, mem, what))
            continue;
        bool guests = !game_has_account(game, 0);
        int64_t *oldest_ms = guests ? &due->guest_games.oldest_ms : &due->account_games.oldest_ms;
        *(guests ? &due->guest_games.count : &due->account_games.count) += 1;
        if (*oldest_ms == 0 || game->game.ended_ms < *oldest_ms)
            *oldest_ms = game->game.ended_ms;
    }
    return STORE_OK;
}

/* Prunes a whole round at once. */
static enum store_status prune(struct store_mem *mem, struct request *request)
{
    bool *go = xcalloc(mem->games.count + 1, sizeof(*go));
    aged_prune(mem, request->prune, NULL, &request->pruned);
    for (size_t i = 0; i < mem->games.count; i++)
        go[i] = game_may_go(mem->games.items[i], mem, request->prune);
    for (size_t i = mem->games.count; i-- > 0;) {
        if (!go[i])
            continue;
        game_clear(mem->games.items[i]);
        mem_list_remove(&mem->games, i);
        request->pruned.games++;
    }
    free(go);
    return STORE_OK;
}

/* Carries out the request itself, without what goes with it. */
static enum store_status write_own(struct store_mem *mem, struct request *request)
{
    switch (request->kind) {
    case REQUEST_ACCOUNT_CREATE: return mem_account_create(mem, request);
    case REQUEST_ACCOUNT_UPDATE: return mem_account_update(mem, request);
    case REQUEST_KEY_ADD: return mem_key_add(mem, request);
    case REQUEST_POST: return post(mem, request);
    case REQUEST_TABLE_PUT: return table_put(mem, request);
    case REQUEST_TABLE_CLOSE: return table_close(mem, request);
    case REQUEST_GAME_START: return game_start(mem, request);
    case REQUEST_GAME_APPEND: return game_append(mem, request);
    case REQUEST_CUP_DEAL_OVER: return cup_deal_over(mem, request);
    case REQUEST_CUP_WRITE: return mem_cup_write(mem, request);
    case REQUEST_KEY_UPDATE: return mem_key_update(mem, request->ssh_key);
    case REQUEST_KEY_USED: return mem_key_used(mem, request);
    case REQUEST_KEY_REMOVE: return mem_key_remove(mem, request);
    case REQUEST_ACCOUNT_RENAME: return mem_account_rename(mem, request);
    case REQUEST_ACCOUNT_ERASE: return mem_account_erase(mem, request);
    case REQUEST_SANCTIONS_PUT: return sanctions_put(mem, request);
    case REQUEST_SEASON_WRITE: return season_write(mem, request);
    case REQUEST_RECORD_PUT: return mem_record_put(mem, request->record, request->row);
    case REQUEST_RECORD_DROP: return mem_record_drop(mem, request->record, request->id);
    case REQUEST_ACCOUNT_MERGE: return mem_account_merge(mem, request);
    case REQUEST_SEEN: return STORE_OK;      /* memory keeps nothing for a next opening */
    case REQUEST_AUDIT_ADD: return STORE_OK; /* written with all audit lines */
    case REQUEST_LINES_FORGET:
        return lines_drop(mem, request->conn, UINT64_MAX) > 0 ? STORE_OK : STORE_NONE;
    case REQUEST_PRUNE: return prune(mem, request);
    default: log_fatal("store-request", "kind=%d is not a write", request->kind);
    }
}

static enum store_status request_write(struct store_mem *mem, struct request *request)
{
    const struct store_besides *besides = request->besides;
    if (besides && line_taken(mem, besides->line))
        return STORE_DONE;
    if (audit_taken(mem, request->audit))
        return STORE_TAKEN;
    enum store_status status = write_own(mem, request);
    if (status != STORE_OK)
        return status;
    audit_post(mem, request->audit);
    if (besides)
        besides_post(mem, besides);
    return STORE_OK;
}

/* ---- The backend ---- */

static int mem_open(struct store *store, const char *path, char *why, size_t whycap)
{
    struct store_mem *mem = mem_of(store);
    if (path[0] != '\0') {
        utf8_printf(why, whycap, "The store in memory takes no options. Write memory: alone.");
        return -1;
    }
    mem->epoch = 1;
    const struct store_account mint = {.id = STORE_ACCOUNT_MINT, .name = "*mint"};
    const struct store_account escrow = {.id = STORE_ACCOUNT_ESCROW, .name = "*escrow"};
    struct store_account *made = mem_list_copy(&mem->accounts, &mint, sizeof(mint));
    utf8_copy(made->name, made->skeleton, sizeof(made->skeleton));
    made = mem_list_copy(&mem->accounts, &escrow, sizeof(escrow));
    utf8_copy(made->name, made->skeleton, sizeof(made->skeleton));
    return 0;
}

static void mem_close(struct store *store)
{
    struct store_mem *mem = mem_of(store);
    for (size_t i = 0; i < mem->secrets.count; i++)
        free(((struct mem_secret *)mem->secrets.items[i])->name);
    for (size_t i = 0; i < mem->tables.count; i++)
        free((char *)((struct mem_table *)mem->tables.items[i])->table.text);
    mem_cups_free(mem);
    for (size_t i = 0; i < mem->lines.count; i++)
        free((char *)((struct store_line *)mem->lines.items[i])->answer);
    for (size_t i = 0; i < mem->games.count; i++)
        game_clear(mem->games.items[i]);
    struct list *const lists[] = {&mem->accounts, &mem->keys,      &mem->tables,    &mem->games,
                                  &mem->entries,  &mem->sanctions, &mem->audits,    &mem->secrets,
                                  &mem->lines,    &mem->ratings,   &mem->cup_events};
    for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++)
        list_free_items(lists[i]);
    for (int i = 0; i < STORE_RECORDS; i++)
        list_free_items(&mem->records[i]);
}

static void mem_submit(struct store *store, struct request *request)
{
    struct store_mem *mem = mem_of(store);
    for (struct request *next; request; request = next) {
        enum store_status status = STORE_REFUSED;
        next = request->next;
        if (!request->malformed)
            status =
                request_is_write(request) ? request_write(mem, request) : mem_read(mem, request);
        queue_put(&store->replies, reply_done(request, status));
    }
}

static void mem_secret(struct store *store, struct request *request)
{
    struct store_mem *mem = mem_of(store);
    struct mem_secret *secret = NULL;
    for (size_t i = 0; i < mem->secrets.count && !secret; i++)
        if (strcmp(((struct mem_secret *)mem->secrets.items[i])->name, request->name) == 0)
            secret = mem->secrets.items[i];
    if (!secret) {
        secret = list_add(&mem->secrets, xcalloc(1, sizeof(*secret)));
        secret->name = xstrdup(request->name);
        if (getrandom(secret->value, sizeof(secret->value), 0) != sizeof(secret->value))
            log_fatal("store-secret", "the system gave no random bytes");
    }
    memcpy(request->secret, secret->value, sizeof(request->secret));
}

static int64_t mem_epoch(const struct store *store)
{
    return ((const struct store_mem *)store)->epoch;
}

static int mem_backlog(const struct store *store)
{
    (void)store; /* every write is done when it is submitted */
    return 0;
}

/* Nothing is ever under way, as this store writes to no disk. */
static void mem_pulse(struct store *store, struct store_pulse *out)
{
    (void)store, (void)out;
}

static bool mem_healthy(const struct store *store)
{
    (void)store; /* memory is never full, nor away */
    return true;
}

const struct backend store_mem_backend = {
    .scheme = "memory",
    .size = sizeof(struct store_mem),
    .open = mem_open,
    .close = mem_close,
    .submit = mem_submit,
    .secret = mem_secret,
    .epoch = mem_epoch,
    .backlog = mem_backlog,
    .healthy = mem_healthy,
    .pulse = mem_pulse,
};

/* ---- For tests ---- */

void store_mem_reopen(struct store *store)
{
    struct store_mem *mem = mem_of(store);
    queue_clear(&store->replies);
    store_besides_free(&store->besides);
    mem->epoch++;
    for (size_t i = 0; i < mem->games.count; i++) {
        struct mem_game *game = mem->games.items[i];
        if (mem_game_is_open(&game->game))
            game->epoch = mem->epoch;
    }
}
