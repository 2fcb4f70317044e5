/*
 * The store in memory: every call is carried out at once and completes from store_pump. What it
 * does is what the contract says and no more, by walking lists; it is for tests and for rooms that
 * keep nothing.
 */
#include "store/store_mem.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/random.h>

#include "log.h"
#include "store/backend.h"
#include "store/ledger.h"
#include "store/score.h"
#include "utf8.h"
#include "xalloc.h"

/* Pointers in order of arrival. */
struct list {
    void **items;
    size_t count, size;
};

struct mem_table {
    struct store_table table; /* text is owned */
};
struct mem_entry {
    struct store_entry entry;
    int64_t at_ms;
};
struct mem_game {
    struct store_game game;
    int64_t epoch;
    struct list events;  /* struct store_event, text owned; events[0] is number 1 */
    struct list entries; /* struct mem_entry, owned by the store's list */
};
struct mem_secret {
    char *name;
    uint8_t value[32];
};

struct store_mem {
    struct store store;
    int64_t epoch;
    struct list accounts, keys, tables, games, entries, sanctions, audits, secrets, memos;
    bool failing;   /* store_mem_fail: */
    int fail_after; /* writes that still succeed */
    int fail_count; /* that fail then; 0: all */
    enum store_status fail_status;
};

static struct store_mem *mem_of(struct store *store)
{
    return (struct store_mem *)store;
}

static void *list_add(struct list *list, void *item)
{
    if (list->count == list->size) {
        list->size = list->size == 0 ? 16 : list->size * 2;
        list->items = xreallocarray(list->items, list->size, sizeof *list->items);
    }
    list->items[list->count++] = item;
    return item;
}

static void *list_add_copy(struct list *list, const void *data, size_t size)
{
    return list_add(list, memcpy(xmalloc(size), data, size));
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

static struct store_account *account_find(const struct store_mem *mem, int64_t id)
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
    char x[STORE_NAME_MAX + 1], y[STORE_NAME_MAX + 1]; /* one that is too long is nobody's */
    utf8_ascii_lower(a, x, sizeof x);
    utf8_ascii_lower(b, y, sizeof y);
    return strcmp(x, y) == 0;
}

static struct store_account *account_find_name(const struct store_mem *mem, const char *name)
{
    for (size_t i = 0; i < mem->accounts.count; i++) {
        struct store_account *account = mem->accounts.items[i];
        if (same_name(account->name, name))
            return account;
    }
    return NULL;
}

/* The one that a name leads to. */
static struct store_account *account_named(const struct store_mem *mem, const char *name)
{
    struct store_account *account = account_find_name(mem, name);
    return account != NULL && account->merged_into != 0 ? account_find(mem, account->merged_into)
                                                        : account;
}

static struct store_account *account_find_skeleton(const struct store_mem *mem,
                                                   const char *skeleton)
{
    for (size_t i = 0; i < mem->accounts.count; i++) {
        struct store_account *account = mem->accounts.items[i];
        if (strcmp(account->skeleton, skeleton) == 0)
            return account;
    }
    return NULL;
}

static struct store_account *account_find_key(const struct store_mem *mem, const char *fingerprint)
{
    for (size_t i = 0; i < mem->keys.count; i++) {
        const struct store_key *key = mem->keys.items[i];
        if (strcmp(key->fingerprint, fingerprint) == 0)
            return account_find(mem, key->account);
    }
    return NULL;
}

/* Games are mostly looked for while they are new. */
static struct mem_game *game_find(const struct store_mem *mem, int64_t id)
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

/* Whether the entries can be posted; `game` is NULL if they are about none, or a new one. */
static enum store_status entries_check(const struct store_mem *mem, const struct request *request,
                                       const struct mem_game *game)
{
    const struct store_entry *entries = request->entries;
    for (int i = 0; i < request->nentries; i++) {
        if (account_find(mem, entries[i].account) == NULL)
            return STORE_NONE;
        if (entries[i].game == 0)
            continue;
        for (int j = 0; j < i; j++)
            if (same_entry(&entries[i], &entries[j]))
                return STORE_TAKEN;
        for (size_t j = 0; game != NULL && j < game->entries.count; j++)
            if (same_entry(&entries[i], &((struct mem_entry *)game->entries.items[j])->entry))
                return STORE_TAKEN;
    }
    struct ledger_net nets[STORE_ENTRIES_MAX];
    int count = ledger_nets(entries, request->nentries, nets);
    for (int i = 0; i < count; i++)
        if (nets[i].account != STORE_ACCOUNT_MINT &&
            account_find(mem, nets[i].account)->chips + nets[i].chips < 0)
            return STORE_REFUSED;
    return STORE_OK;
}

static void entries_post(struct store_mem *mem, const struct request *request,
                         struct mem_game *game)
{
    for (int i = 0; i < request->nentries; i++) {
        const struct mem_entry posted = {request->entries[i], request->now_ms};
        struct mem_entry *entry = list_add_copy(&mem->entries, &posted, sizeof posted);
        if (game != NULL)
            list_add(&game->entries, entry);
        struct store_account *account = account_find(mem, entry->entry.account);
        if (entry->entry.currency == STORE_XP)
            account->xp += entry->entry.amount;
        else
            account->chips += entry->entry.amount;
    }
}

static bool audit_taken(const struct store_mem *mem, const struct store_audit *audit)
{
    for (size_t i = 0; audit != NULL && i < mem->audits.count; i++)
        if (((struct store_audit *)mem->audits.items[i])->id == audit->id)
            return true;
    return false;
}

static void audit_post(struct store_mem *mem, const struct store_audit *audit)
{
    if (audit != NULL)
        list_add_copy(&mem->audits, audit, sizeof *audit);
}

/* ---- Writes: each checks all, then changes ---- */

static void key_post(struct store_mem *mem, int64_t account, const struct request *request)
{
    struct store_key key = {.account = account, .added_ms = request->now_ms};
    snprintf(key.fingerprint, sizeof key.fingerprint, "%s", request->fingerprint);
    list_add_copy(&mem->keys, &key, sizeof key);
}

static enum store_status account_create(struct store_mem *mem, const struct request *request)
{
    const struct store_account *account = request->account;
    if (account_find(mem, account->id) != NULL || account_find_name(mem, account->name) != NULL ||
        account_find_skeleton(mem, account->skeleton) != NULL)
        return STORE_TAKEN;
    if (request->fingerprint != NULL && account_find_key(mem, request->fingerprint) != NULL)
        return STORE_TAKEN;
    struct store_account *made = list_add_copy(&mem->accounts, account, sizeof *account);
    made->xp = made->chips = made->dignity = 0;
    enum store_status status = entries_check(mem, request, NULL);
    if (status != STORE_OK) {
        mem->accounts.count--;
        free(made);
        return status;
    }
    entries_post(mem, request, NULL);
    if (request->fingerprint != NULL)
        key_post(mem, account->id, request);
    return STORE_OK;
}

static enum store_status account_update(struct store_mem *mem, const struct request *request)
{
    const struct store_account *from = request->account;
    struct store_account *account = account_find(mem, from->id);
    if (account == NULL || account->merged_into != 0)
        return STORE_NONE;
    enum store_status status = entries_check(mem, request, NULL);
    if (status != STORE_OK)
        return status;
    if ((request->parts & STORE_PART_PASSWORD) != 0)
        memcpy(account->password, from->password, sizeof account->password);
    if ((request->parts & STORE_PART_SETTINGS) != 0)
        memcpy(account->settings, from->settings, sizeof account->settings);
    if ((request->parts & STORE_PART_ROLE) != 0)
        account->role = from->role;
    if ((request->parts & STORE_PART_LOGIN) != 0) {
        account->login_ms = from->login_ms;
        account->allowance_day_ms = from->allowance_day_ms;
    }
    entries_post(mem, request, NULL);
    return STORE_OK;
}

static enum store_status key_add(struct store_mem *mem, const struct request *request)
{
    if (account_find_key(mem, request->fingerprint) != NULL)
        return STORE_TAKEN;
    if (account_find(mem, request->id) == NULL)
        return STORE_NONE;
    key_post(mem, request->id, request);
    return STORE_OK;
}

/* Where a key of this account is; the count: nowhere. */
static size_t key_find(const struct store_mem *mem, int64_t account, const char *fingerprint)
{
    size_t at = 0;
    for (; at < mem->keys.count; at++) {
        const struct store_key *key = mem->keys.items[at];
        if (key->account == account && strcmp(key->fingerprint, fingerprint) == 0)
            break;
    }
    return at;
}

static void list_remove(struct list *list, size_t at)
{
    free(list->items[at]);
    memmove(&list->items[at], &list->items[at + 1], (--list->count - at) * sizeof list->items[0]);
}

static enum store_status key_update(struct store_mem *mem, const struct store_key *from)
{
    size_t at = key_find(mem, from->account, from->fingerprint);
    if (at == mem->keys.count)
        return STORE_NONE;
    struct store_key *key = mem->keys.items[at];
    memcpy(key->label, from->label, sizeof key->label);
    key->used_ms = from->used_ms;
    return STORE_OK;
}

static enum store_status key_remove(struct store_mem *mem, const struct request *request)
{
    size_t at = key_find(mem, request->id, request->fingerprint);
    if (at == mem->keys.count)
        return STORE_NONE;
    list_remove(&mem->keys, at);
    return STORE_OK;
}

static enum store_status account_rename(struct store_mem *mem, const struct request *request)
{
    struct store_account *account = account_find(mem, request->id);
    char skeleton[STORE_NAME_MAX];
    if (request->skeleton != NULL)
        snprintf(skeleton, sizeof skeleton, "%s", request->skeleton);
    else
        utf8_ascii_lower(request->name, skeleton, sizeof skeleton);
    if (account == NULL)
        return STORE_NONE;
    const struct store_account *named = account_find_name(mem, request->name);
    const struct store_account *alike = account_find_skeleton(mem, skeleton);
    if ((named != NULL && named != account) || (alike != NULL && alike != account) ||
        audit_taken(mem, request->audit))
        return STORE_TAKEN;
    snprintf(account->name, sizeof account->name, "%s", request->name);
    memcpy(account->skeleton, skeleton, sizeof account->skeleton);
    audit_post(mem, request->audit);
    return STORE_OK;
}

static enum store_status account_erase(struct store_mem *mem, const struct request *request)
{
    enum store_status status = account_rename(mem, request);
    if (status != STORE_OK)
        return status;
    struct store_account *account = account_find(mem, request->id);
    account->password[0] = account->settings[0] = '\0';
    account->role = STORE_PLAYER;
    for (size_t i = mem->keys.count; i-- > 0;)
        if (((struct store_key *)mem->keys.items[i])->account == request->id)
            list_remove(&mem->keys, i);
    for (size_t i = mem->memos.count; i-- > 0;) {
        const struct store_memo *memo = mem->memos.items[i];
        if (memo->account == request->id ||
            (memo->other == request->id && memo->kind != STORE_MEMO_REPORT))
            list_remove(&mem->memos, i);
    }
    for (size_t i = 0; i < mem->games.count; i++) {
        struct store_game *game = &((struct mem_game *)mem->games.items[i])->game;
        for (int seat = 0; seat < game->nseats; seat++)
            if (game->seat[seat].account == request->id &&
                game->seat[seat].kind == STORE_SEAT_ACCOUNT)
                memcpy(game->seat[seat].name, account->name, sizeof account->name);
    }
    for (size_t i = mem->accounts.count; i-- > 0;)
        if (((struct store_account *)mem->accounts.items[i])->merged_into == request->id)
            list_remove(&mem->accounts, i);
    return STORE_OK;
}

/* ---- Two accounts become one ---- */

static bool has_seat(const struct store_game *game, int64_t account)
{
    for (int i = 0; i < game->nseats; i++)
        if (game->seat[i].account == account)
            return true;
    return false;
}

static enum store_status merge_check(const struct store_mem *mem, const struct request *request)
{
    const struct store_account *from = account_find(mem, request->id);
    const struct store_account *into = account_find(mem, request->into);
    if (from == NULL || into == NULL || into->merged_into != 0)
        return STORE_NONE;
    if (from->merged_into != 0 || audit_taken(mem, request->audit))
        return STORE_TAKEN;
    for (size_t i = 0; i < mem->games.count; i++) {
        const struct store_game *game = &((struct mem_game *)mem->games.items[i])->game;
        bool open = game->state == STORE_GAME_LIVE || game->open_vote;
        if (has_seat(game, request->id) && (open || has_seat(game, request->into)))
            return STORE_REFUSED;
    }
    return STORE_OK;
}

static bool is_tie(const struct store_memo *memo)
{
    return memo->kind == STORE_MEMO_FRIEND || memo->kind == STORE_MEMO_IGNORE;
}

/* Whether another memo says the same of the two that are to be one, or it says it of itself. */
static bool memo_merges_away(const struct store_mem *mem, const struct store_memo *memo,
                             int64_t from, int64_t into)
{
    if (memo->account == from &&
        (memo->kind == STORE_MEMO_SECOND || memo->kind == STORE_MEMO_CHANNEL ||
         memo->kind == STORE_MEMO_LINES))
        return true;
    if (is_tie(memo) && ((memo->account == from && memo->other == into) ||
                         (memo->account == into && memo->other == from)))
        return true;
    bool alias = memo->kind == STORE_MEMO_ALIAS;
    for (size_t i = 0; i < mem->memos.count; i++) {
        const struct store_memo *m = mem->memos.items[i];
        if (m->kind != memo->kind || m == memo)
            continue;
        if (memo->account == from && (is_tie(memo) || alias) && m->account == into &&
            m->other == memo->other && (!alias || strcasecmp(m->name, memo->name) == 0))
            return true;
        if (is_tie(memo) && memo->other == from && m->account == memo->account && m->other == into)
            return true;
    }
    return false;
}

static void memos_merge(struct store_mem *mem, const struct store_account *from,
                        const struct store_account *into)
{
    for (size_t i = mem->memos.count; i-- > 0;)
        if (memo_merges_away(mem, mem->memos.items[i], from->id, into->id))
            list_remove(&mem->memos, i);
    for (size_t i = 0; i < mem->memos.count; i++) {
        struct store_memo *memo = mem->memos.items[i];
        if (memo->other == from->id && is_tie(memo))
            memcpy(memo->name, into->name, sizeof memo->name);
        memo->other = memo->other == from->id ? into->id : memo->other;
        memo->account = memo->account == from->id ? into->id : memo->account;
    }
}

static void move_account(int64_t *account, const struct request *request)
{
    if (*account == request->id)
        *account = request->into;
}

static enum store_status account_merge(struct store_mem *mem, const struct request *request)
{
    enum store_status status = merge_check(mem, request);
    if (status != STORE_OK)
        return status;
    struct store_account *from = account_find(mem, request->id);
    struct store_account *into = account_find(mem, request->into);
    for (size_t i = 0; i < mem->entries.count; i++)
        move_account(&((struct mem_entry *)mem->entries.items[i])->entry.account, request);
    for (size_t i = 0; i < mem->games.count; i++) {
        struct store_game *game = &((struct mem_game *)mem->games.items[i])->game;
        for (int seat = 0; seat < game->nseats; seat++)
            if (game->seat[seat].kind == STORE_SEAT_ACCOUNT)
                move_account(&game->seat[seat].account, request);
    }
    for (size_t i = 0; i < mem->keys.count; i++)
        move_account(&((struct store_key *)mem->keys.items[i])->account, request);
    for (size_t i = 0; i < mem->sanctions.count; i++)
        move_account(&((struct store_sanction *)mem->sanctions.items[i])->account, request);
    memos_merge(mem, from, into);
    into->xp += from->xp;
    into->chips += from->chips;
    into->dignity += from->dignity;
    from->xp = from->chips = from->dignity = 0;
    from->password[0] = from->settings[0] = '\0';
    from->role = STORE_PLAYER;
    from->merged_into = into->id;
    for (size_t i = 0; i < mem->accounts.count; i++)
        move_account(&((struct store_account *)mem->accounts.items[i])->merged_into, request);
    audit_post(mem, request->audit);
    return STORE_OK;
}

static enum store_status post(struct store_mem *mem, const struct request *request)
{
    enum store_status status = entries_check(mem, request, NULL);
    if (status == STORE_OK && audit_taken(mem, request->audit))
        status = STORE_TAKEN;
    if (status != STORE_OK)
        return status;
    entries_post(mem, request, NULL);
    audit_post(mem, request->audit);
    return STORE_OK;
}

static bool table_number_taken(const struct store_mem *mem, const struct store_table *table)
{
    for (size_t i = 0; table != NULL && i < mem->tables.count; i++) {
        const struct store_table *other = &((struct mem_table *)mem->tables.items[i])->table;
        if (other->number == table->number && other->id != table->id)
            return true;
    }
    return false;
}

static void table_post(struct store_mem *mem, const struct store_table *table)
{
    if (table == NULL)
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
    if (table_number_taken(mem, request->table))
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
    if (game_find(mem, request->game->id) != NULL || table_number_taken(mem, request->table))
        return STORE_TAKEN;
    enum store_status status = entries_check(mem, request, NULL);
    if (status != STORE_OK)
        return status;
    struct mem_game *game = list_add(&mem->games, xcalloc(1, sizeof *game));
    game->game = *request->game;
    game->game.number = request->number = (int64_t)mem->games.count; /* none ever goes */
    game->epoch = mem->epoch;
    table_post(mem, request->table);
    entries_post(mem, request, game);
    return STORE_OK;
}

static bool game_is_open(const struct store_game *game)
{
    return game->state == STORE_GAME_LIVE || game->open_vote;
}

/* Whether one of the commands was stored before, or is there twice. */
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

static void game_finish(struct store_mem *mem, struct store_game *game,
                        const struct store_game *final)
{
    game->state = final->state;
    game->competitive = final->competitive;
    game->open_vote = final->open_vote;
    game->ended_ms = final->ended_ms;
    memcpy(game->ending, final->ending, sizeof game->ending);
    for (int i = 0; i < game->nseats && i < final->nseats; i++) {
        game->seat[i].place = final->seat[i].place;
        game->seat[i].outcome = final->seat[i].outcome;
        game->seat[i].left = final->seat[i].left;
        game->seat[i].xp = final->seat[i].xp;
        game->seat[i].chips = final->seat[i].chips;
        struct store_account *account = account_find(mem, game->seat[i].account);
        if (account != NULL && game->seat[i].kind == STORE_SEAT_ACCOUNT)
            account->dignity += final->seat[i].dignity - game->seat[i].dignity;
        game->seat[i].dignity = final->seat[i].dignity;
    }
}

static enum store_status game_append(struct store_mem *mem, const struct request *request)
{
    const struct store_append *append = request->append;
    struct mem_game *game = game_find(mem, append->game);
    if (game == NULL)
        return STORE_NONE;
    if (game_is_open(&game->game) ? append->epoch != game->epoch : append->epoch < game->epoch)
        return STORE_FENCED;
    if (command_taken(game, append))
        return STORE_TAKEN;
    enum store_status status = entries_check(mem, request, game);
    if (status == STORE_TAKEN)
        return status;
    if ((size_t)append->first_seq != game->events.count + 1)
        return STORE_FENCED;
    if (status != STORE_OK)
        return status;
    if (table_number_taken(mem, request->table) || audit_taken(mem, request->audit))
        return STORE_TAKEN;
    game->epoch = append->epoch;
    for (int i = 0; i < append->nevents; i++) {
        struct store_event *event = list_add_copy(&game->events, &append->events[i], sizeof *event);
        event->text = xstrdup(event->text);
    }
    if (request->game != NULL)
        game_finish(mem, &game->game, request->game);
    table_post(mem, request->table);
    audit_post(mem, request->audit);
    entries_post(mem, request, game);
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
    list_add_copy(&mem->sanctions, from, sizeof *from);
}

static enum store_status sanctions_put(struct store_mem *mem, const struct request *request)
{
    for (int i = 0; i < request->nsanctions; i++)
        sanction_put(mem, &request->sanctions[i]);
    return STORE_OK;
}

static size_t memo_find(const struct store_mem *mem, int64_t id)
{
    size_t at = 0;
    while (at < mem->memos.count && ((struct store_memo *)mem->memos.items[at])->id != id)
        at++;
    return at;
}

/* Takes the oldest of the memo's kind and account away until `keep` are left. */
static void memos_trim(struct store_mem *mem, const struct store_memo *like, int keep)
{
    for (;;) {
        int count = 0;
        size_t oldest = 0;
        for (size_t i = 0; i < mem->memos.count; i++) {
            const struct store_memo *memo = mem->memos.items[i];
            if (memo->kind != like->kind || memo->account != like->account)
                continue;
            if (count++ == 0 || memo->id < ((struct store_memo *)mem->memos.items[oldest])->id)
                oldest = i;
        }
        if (count <= keep)
            return;
        list_remove(&mem->memos, oldest);
    }
}

static enum store_status memo_put(struct store_mem *mem, const struct store_memo *memo, int keep)
{
    size_t at = memo_find(mem, memo->id);
    if (at < mem->memos.count)
        *(struct store_memo *)mem->memos.items[at] = *memo;
    else
        list_add_copy(&mem->memos, memo, sizeof *memo);
    if (keep > 0)
        memos_trim(mem, memo, keep);
    return STORE_OK;
}

static enum store_status memo_drop(struct store_mem *mem, int64_t id)
{
    size_t at = memo_find(mem, id);
    if (at == mem->memos.count)
        return STORE_NONE;
    list_remove(&mem->memos, at);
    return STORE_OK;
}

static enum store_status audit_add(struct store_mem *mem, const struct request *request)
{
    if (audit_taken(mem, request->audit))
        return STORE_TAKEN;
    audit_post(mem, request->audit);
    return STORE_OK;
}

static bool write_fails(struct store_mem *mem)
{
    if (!mem->failing)
        return false;
    if (mem->fail_after > 0) {
        mem->fail_after--;
        return false;
    }
    if (mem->fail_count > 0 && --mem->fail_count == 0)
        mem->failing = false;
    return true;
}

static enum store_status request_write(struct store_mem *mem, struct request *request)
{
    if (write_fails(mem))
        return mem->fail_status;
    switch (request->kind) {
    case REQUEST_ACCOUNT_CREATE: return account_create(mem, request);
    case REQUEST_ACCOUNT_UPDATE: return account_update(mem, request);
    case REQUEST_KEY_ADD: return key_add(mem, request);
    case REQUEST_POST: return post(mem, request);
    case REQUEST_TABLE_PUT: return table_put(mem, request);
    case REQUEST_TABLE_CLOSE: return table_close(mem, request);
    case REQUEST_GAME_START: return game_start(mem, request);
    case REQUEST_GAME_APPEND: return game_append(mem, request);
    case REQUEST_KEY_UPDATE: return key_update(mem, request->ssh_key);
    case REQUEST_KEY_REMOVE: return key_remove(mem, request);
    case REQUEST_ACCOUNT_RENAME: return account_rename(mem, request);
    case REQUEST_ACCOUNT_ERASE: return account_erase(mem, request);
    case REQUEST_SANCTIONS_PUT: return sanctions_put(mem, request);
    case REQUEST_MEMO_PUT: return memo_put(mem, request->memo, request->limit);
    case REQUEST_MEMO_DROP: return memo_drop(mem, request->id);
    case REQUEST_ACCOUNT_MERGE: return account_merge(mem, request);
    case REQUEST_AUDIT_ADD: return audit_add(mem, request);
    default: log_fatal("store-request", "kind=%d is not a write", request->kind);
    }
}

/* ---- Reads ---- */

static enum store_status account_reply(struct request *request, const struct store_account *account)
{
    if (account == NULL || account->id <= STORE_ACCOUNT_ESCROW)
        return STORE_NONE;
    request->found = request_copy(request, account, sizeof *account);
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
    void **items = xmalloc((list->count + 1) * sizeof *items);
    if (list->count > 0)
        memcpy(items, list->items, list->count * sizeof *items);
    qsort(items, list->count, sizeof *items, by_id);
    return items;
}

static enum store_status accounts_reply(struct store_mem *mem, struct request *request)
{
    char after[STORE_NAME_MAX], folded[STORE_NAME_MAX], least[STORE_NAME_MAX];
    utf8_ascii_lower(request->name, after, sizeof after);
    for (int left = request->limit; left > 0; left--) {
        const struct store_account *next = NULL;
        for (size_t i = 0; i < mem->accounts.count; i++) {
            const struct store_account *account = mem->accounts.items[i];
            utf8_ascii_lower(account->name, folded, sizeof folded);
            if (account->id <= STORE_ACCOUNT_ESCROW || account->merged_into != 0 ||
                strcmp(folded, after) <= 0 || (next != NULL && strcmp(folded, least) >= 0))
                continue;
            next = account;
            memcpy(least, folded, sizeof least);
        }
        if (next == NULL)
            break;
        queue_put(&mem->store.replies, reply_row(request, REPLY_ACCOUNT, next, sizeof *next));
        memcpy(after, least, sizeof after);
    }
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
    queue_put(&mem->store.replies, reply_row(request, REPLY_GAME, &game->game, sizeof game->game));
    for (size_t i = 0; events && i < game->events.count; i++)
        queue_put(&mem->store.replies, reply_event(request, (int32_t)i + 1, game->events.items[i]));
}

static enum store_status open_games_reply(struct store_mem *mem, struct request *request)
{
    void **games = sorted(&mem->games);
    for (size_t i = 0; i < mem->games.count; i++)
        if (game_is_open(&((struct mem_game *)games[i])->game))
            game_reply(mem, request, games[i], true);
    free(games);
    return STORE_OK;
}

static enum store_status game_read_reply(struct store_mem *mem, struct request *request,
                                         const struct mem_game *game)
{
    if (game == NULL)
        return STORE_NONE;
    game_reply(mem, request, game, true);
    return STORE_OK;
}

static const struct mem_game *game_find_number(const struct store_mem *mem, int64_t number)
{
    return number >= 1 && number <= (int64_t)mem->games.count ? mem->games.items[number - 1] : NULL;
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
    queue_put(&call->mem->store.replies, reply_row(call->request, REPLY_SCORE, line, sizeof *line));
}

/* What a game was for an account; false if nothing that a board shows. */
static bool game_result(const struct mem_game *game, int64_t account, struct score_result *result)
{
    const struct store_game *row = &game->game;
    bool found = false;
    *result = (struct score_result){.ref = row->id};
    snprintf(result->game, sizeof result->game, "%s", row->game);
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
    struct score_fold fold = {
        .from_ms = request->from_ms, .emit = score_emit, .arg = &(struct mem_call){mem, request}};
    void **accounts = sorted(&mem->accounts);
    for (size_t i = 0; i < mem->accounts.count; i++) {
        const struct store_account *account = accounts[i];
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

static enum store_status sanctions_reply(struct store_mem *mem, struct request *request)
{
    void **sanctions = sorted(&mem->sanctions);
    for (size_t i = 0; i < mem->sanctions.count; i++)
        if (sanction_runs(sanctions[i], request->now_ms))
            queue_put(&mem->store.replies, reply_row(request, REPLY_SANCTION, sanctions[i],
                                                     sizeof(struct store_sanction)));
    free(sanctions);
    return STORE_OK;
}

static bool audit_fits(const struct store_audit *audit, const struct store_audit_query *query)
{
    return (query->who[0] == '\0' || strcasecmp(audit->who, query->who) == 0) &&
           (query->act[0] == '\0' || strcasecmp(audit->act, query->act) == 0) &&
           (query->about[0] == '\0' || strcasecmp(audit->about, query->about) == 0) &&
           audit->at_ms >= query->since_ms &&
           (query->until_ms == 0 || audit->at_ms < query->until_ms) &&
           (query->before == 0 || audit->id < query->before);
}

static enum store_status audits_reply(struct store_mem *mem, struct request *request)
{
    void **audits = sorted(&mem->audits);
    int left = request->audit_query->limit;
    for (size_t i = mem->audits.count; i-- > 0 && left > 0;) {
        const struct store_audit *audit = audits[i];
        if (!audit_fits(audit, request->audit_query))
            continue;
        queue_put(&mem->store.replies, reply_row(request, REPLY_AUDIT, audit, sizeof *audit));
        left--;
    }
    free(audits);
    return STORE_OK;
}

static enum store_status keys_reply(struct store_mem *mem, struct request *request)
{
    /* In order of arrival, which is that of their dates. */
    for (size_t i = 0; i < mem->keys.count; i++) {
        const struct store_key *key = mem->keys.items[i];
        if (key->account == request->id)
            queue_put(&mem->store.replies, reply_row(request, REPLY_KEY, key, sizeof *key));
    }
    return STORE_OK;
}

static bool memo_fits(const struct store_memo *memo, const struct store_memo_query *query)
{
    if (memo->kind != query->kind || (query->state != -1 && memo->state != query->state))
        return false;
    if (query->account != 0)
        return memo->account == query->account;
    if (query->other != 0)
        return memo->other == query->other;
    return query->tag == NULL || strcmp(memo->tag, query->tag) == 0;
}

static enum store_status memos_reply(struct store_mem *mem, struct request *request)
{
    void **memos = sorted(&mem->memos);
    int left = request->query->limit;
    for (size_t i = mem->memos.count; i-- > 0 && left > 0;) {
        const struct store_memo *memo = memos[i];
        if (!memo_fits(memo, request->query))
            continue;
        queue_put(&mem->store.replies, reply_row(request, REPLY_MEMO, memo, sizeof *memo));
        left--;
    }
    free(memos);
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

static enum store_status request_read(struct store_mem *mem, struct request *request)
{
    switch (request->kind) {
    case REQUEST_ACCOUNT_BY_NAME: return account_reply(request, account_named(mem, request->name));
    case REQUEST_ACCOUNT_BY_SKELETON:
        return account_reply(request, account_find_skeleton(mem, request->name));
    case REQUEST_ACCOUNT_BY_ID: return account_reply(request, account_find(mem, request->id));
    case REQUEST_ACCOUNT_BY_KEY:
        return account_reply(request, account_find_key(mem, request->fingerprint));
    case REQUEST_ACCOUNTS: return accounts_reply(mem, request);
    case REQUEST_OPEN_TABLES: return tables_reply(mem, request);
    case REQUEST_OPEN_GAMES: return open_games_reply(mem, request);
    case REQUEST_GAME_READ: return game_read_reply(mem, request, game_find(mem, request->id));
    case REQUEST_GAME_NUMBERED:
        return game_read_reply(mem, request, game_find_number(mem, request->id));
    case REQUEST_GAMES_OF: return games_of_reply(mem, request);
    case REQUEST_SCORES: return scores_reply(mem, request);
    case REQUEST_SANCTIONS: return sanctions_reply(mem, request);
    case REQUEST_AUDIT_LIST: return audits_reply(mem, request);
    case REQUEST_KEYS: return keys_reply(mem, request);
    case REQUEST_MEMOS: return memos_reply(mem, request);
    case REQUEST_SUMS: return sums_reply(mem, request);
    default: log_fatal("store-request", "kind=%d is not a read", request->kind);
    }
}

/* ---- The backend ---- */

static int mem_open(struct store *store, const char *path, char *why, size_t whycap)
{
    struct store_mem *mem = mem_of(store);
    if (path[0] != '\0') {
        snprintf(why, whycap, "The store in memory takes no options. Write memory: alone.");
        return -1;
    }
    mem->epoch = 1;
    const struct store_account mint = {.id = STORE_ACCOUNT_MINT, .name = "*mint"};
    const struct store_account escrow = {.id = STORE_ACCOUNT_ESCROW, .name = "*escrow"};
    struct store_account *made = list_add_copy(&mem->accounts, &mint, sizeof mint);
    snprintf(made->skeleton, sizeof made->skeleton, "%s", made->name);
    made = list_add_copy(&mem->accounts, &escrow, sizeof escrow);
    snprintf(made->skeleton, sizeof made->skeleton, "%s", made->name);
    return 0;
}

static void mem_close(struct store *store)
{
    struct store_mem *mem = mem_of(store);
    for (size_t i = 0; i < mem->secrets.count; i++)
        free(((struct mem_secret *)mem->secrets.items[i])->name);
    for (size_t i = 0; i < mem->tables.count; i++)
        free((char *)((struct mem_table *)mem->tables.items[i])->table.text);
    for (size_t i = 0; i < mem->games.count; i++) {
        struct mem_game *game = mem->games.items[i];
        for (size_t j = 0; j < game->events.count; j++)
            free((char *)((struct store_event *)game->events.items[j])->text);
        list_free_items(&game->events);
        list_free(&game->entries);
    }
    struct list *const lists[] = {&mem->accounts, &mem->keys,    &mem->tables,
                                  &mem->games,    &mem->entries, &mem->sanctions,
                                  &mem->audits,   &mem->secrets, &mem->memos};
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
        list_free_items(lists[i]);
}

static void mem_submit(struct store *store, struct request *request)
{
    struct store_mem *mem = mem_of(store);
    enum store_status status = STORE_REFUSED;
    if (!request->malformed)
        status =
            request_is_write(request) ? request_write(mem, request) : request_read(mem, request);
    queue_put(&store->replies, reply_done(request, status));
}

static void mem_secret(struct store *store, struct request *request)
{
    struct store_mem *mem = mem_of(store);
    struct mem_secret *secret = NULL;
    for (size_t i = 0; i < mem->secrets.count && secret == NULL; i++)
        if (strcmp(((struct mem_secret *)mem->secrets.items[i])->name, request->name) == 0)
            secret = mem->secrets.items[i];
    if (secret == NULL) {
        secret = list_add(&mem->secrets, xcalloc(1, sizeof *secret));
        secret->name = xstrdup(request->name);
        if (getrandom(secret->value, sizeof secret->value, 0) != sizeof secret->value)
            log_fatal("store-secret", "the system gave no random bytes");
    }
    memcpy(request->secret, secret->value, sizeof request->secret);
}

static int64_t mem_epoch(const struct store *store)
{
    return ((const struct store_mem *)store)->epoch;
}

static int mem_backlog(const struct store *store)
{
    (void)store; /* every write is done by the time its call returns */
    return 0;
}

/* Nothing is under way in a store that writes to nowhere. */
static void mem_pulse(struct store *store, struct store_pulse *out)
{
    (void)store, (void)out;
}

static bool mem_healthy(const struct store *store)
{
    const struct store_mem *mem = (const struct store_mem *)store;
    return !(mem->failing && mem->fail_after == 0 && mem->fail_status == STORE_FULL);
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

void store_mem_fail(struct store *store, int nth, int count, enum store_status status)
{
    struct store_mem *mem = mem_of(store);
    mem->failing = nth > 0;
    mem->fail_after = nth - 1;
    mem->fail_count = count;
    mem->fail_status = status;
}

void store_mem_reopen(struct store *store)
{
    struct store_mem *mem = mem_of(store);
    for (struct reply *reply = queue_take(&store->replies, INT_MAX); reply != NULL;) {
        struct reply *next = reply->next;
        reply_free(&reply);
        reply = next;
    }
    mem->epoch++;
    for (size_t i = 0; i < mem->games.count; i++) {
        struct mem_game *game = mem->games.items[i];
        if (game_is_open(&game->game))
            game->epoch = mem->epoch;
    }
}
