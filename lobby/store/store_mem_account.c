/*
 * Writes of accounts and their keys in the store in memory. Each checks everything, then changes.
 */
#include <stdlib.h>
#include <string.h>

#include "store_mem_private.h"
#include "utf8.h"
#include "xalloc.h"

/* Whether this account cannot add the key: it has it already, or another has proved to hold it. */
static bool key_taken(const struct store_mem *mem, int64_t account, const char *fingerprint)
{
    for (size_t i = 0; i < mem->keys.count; i++) {
        const struct store_key *key = mem->keys.items[i];
        if (strcmp(key->fingerprint, fingerprint) == 0)
            return key->used_ms != 0 || key->account == account;
    }
    return false;
}

/* Takes the key away from another account that never proved to hold it, since anybody may paste a
 * public key. */
static void key_post(struct store_mem *mem, int64_t account, const struct request *request)
{
    for (size_t i = mem->keys.count; i-- > 0;)
        if (strcmp(((struct store_key *)mem->keys.items[i])->fingerprint, request->fingerprint) ==
            0)
            mem_list_remove(&mem->keys, i);
    struct store_key key = {.account = account,
                            .added_ms = request->now_ms,
                            .used_ms = request->account ? request->now_ms : 0};
    utf8_copy(request->fingerprint, key.fingerprint, sizeof(key.fingerprint));
    mem_list_copy(&mem->keys, &key, sizeof(key));
}

enum store_status mem_account_create(struct store_mem *mem, const struct request *request)
{
    const struct store_account *account = request->account;
    if (mem_account_find(mem, account->id) || mem_account_find_name(mem, account->name) ||
        mem_account_find_skeleton(mem, account->skeleton))
        return STORE_TAKEN;
    if (request->fingerprint && key_taken(mem, account->id, request->fingerprint))
        return STORE_TAKEN;
    struct store_account *made = mem_list_copy(&mem->accounts, account, sizeof(*account));
    made->xp = made->chips = made->staked = made->dignity = 0;
    enum store_status status = mem_entries_check(mem, request, NULL);
    if (status != STORE_OK) {
        mem->accounts.count--;
        free(made);
        return status;
    }
    mem_entries_post(mem, request, NULL);
    if (request->fingerprint)
        key_post(mem, account->id, request);
    return STORE_OK;
}

static bool is_erased(const struct store_account *account)
{
    return strncmp(account->name, STORE_NAME_ERASED, strlen(STORE_NAME_ERASED)) == 0;
}

bool mem_account_gone(const struct store_account *account)
{
    return account->merged_into != 0 || is_erased(account);
}

enum store_status mem_account_update(struct store_mem *mem, const struct request *request)
{
    const struct store_account *from = request->account;
    struct store_account *account = mem_account_find(mem, from->id);
    if (!account || mem_account_gone(account))
        return STORE_NONE;
    if (request->nentries > 0 && (request->parts & STORE_PART_LOGIN) != 0 &&
        ((account->allowance_day_ms >= from->allowance_day_ms &&
          account->allowance_day_ms <= from->allowance_day_ms + STORE_DAY_MS) ||
         account->chips + account->staked > from->chips + from->staked))
        return STORE_TAKEN;
    enum store_status status = mem_entries_check(mem, request, NULL);
    if (status != STORE_OK)
        return status;
    if ((request->parts & STORE_PART_PASSWORD) != 0)
        memcpy(account->password, from->password, sizeof(account->password));
    if ((request->parts & STORE_PART_SETTINGS) != 0)
        memcpy(account->settings, from->settings, sizeof(account->settings));
    if ((request->parts & STORE_PART_ROLE) != 0)
        account->role = from->role;
    if ((request->parts & STORE_PART_LOGIN) != 0) {
        account->login_ms = from->login_ms;
        if (request->nentries > 0 || account->allowance_day_ms < from->allowance_day_ms)
            account->allowance_day_ms = from->allowance_day_ms;
    }
    mem_entries_post(mem, request, NULL);
    return STORE_OK;
}

enum store_status mem_key_add(struct store_mem *mem, const struct request *request)
{
    if (key_taken(mem, request->id, request->fingerprint))
        return STORE_TAKEN;
    const struct store_account *account = mem_account_find(mem, request->id);
    if (!account)
        return STORE_NONE;
    if (mem_account_gone(account))
        return STORE_OK;
    key_post(mem, request->id, request);
    return STORE_OK;
}

/* The index of this account's key; the list's count: it has no such key. */
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

enum store_status mem_key_update(struct store_mem *mem, const struct store_key *from)
{
    size_t at = key_find(mem, from->account, from->fingerprint);
    if (at == mem->keys.count)
        return STORE_NONE;
    struct store_key *key = mem->keys.items[at];
    memcpy(key->label, from->label, sizeof(key->label));
    key->used_ms = from->used_ms;
    return STORE_OK;
}

enum store_status mem_key_used(struct store_mem *mem, const struct request *request)
{
    size_t at = key_find(mem, request->id, request->fingerprint);
    if (at == mem->keys.count)
        return STORE_NONE;
    ((struct store_key *)mem->keys.items[at])->used_ms = request->now_ms;
    return STORE_OK;
}

enum store_status mem_key_remove(struct store_mem *mem, const struct request *request)
{
    size_t at = key_find(mem, request->id, request->fingerprint);
    if (at == mem->keys.count)
        return STORE_NONE;
    mem_list_remove(&mem->keys, at);
    return STORE_OK;
}

enum store_status mem_account_rename(struct store_mem *mem, const struct request *request)
{
    struct store_account *account = mem_account_find(mem, request->id);
    char skeleton[STORE_NAME_MAX];
    if (request->skeleton)
        utf8_copy(request->skeleton, skeleton, sizeof(skeleton));
    else
        utf8_ascii_lower(request->name, skeleton, sizeof(skeleton));
    if (!account || is_erased(account))
        return STORE_NONE;
    const struct store_account *named = mem_account_find_name(mem, request->name);
    const struct store_account *alike = mem_account_find_skeleton(mem, skeleton);
    if ((named && named != account) || (alike && alike != account))
        return STORE_TAKEN;
    utf8_copy(request->name, account->name, sizeof(account->name));
    memcpy(account->skeleton, skeleton, sizeof(account->skeleton));
    return STORE_OK;
}

enum store_status mem_account_erase(struct store_mem *mem, const struct request *request)
{
    enum store_status status = mem_account_rename(mem, request);
    if (status != STORE_OK)
        return status;
    struct store_account *account = mem_account_find(mem, request->id);
    account->password[0] = account->settings[0] = '\0';
    account->role = STORE_PLAYER;
    for (size_t i = mem->keys.count; i-- > 0;)
        if (((struct store_key *)mem->keys.items[i])->account == request->id)
            mem_list_remove(&mem->keys, i);
    mem_records_erase(mem, request->id);
    for (size_t i = 0; i < mem->sanctions.count; i++) {
        struct store_sanction *sanction = mem->sanctions.items[i];
        if (sanction->account == request->id)
            memcpy(sanction->name, account->name, sizeof(account->name));
    }
    for (size_t i = 0; i < mem->records[STORE_RECORD_REPORT].count; i++) {
        struct store_report *report = mem->records[STORE_RECORD_REPORT].items[i];
        if (report->about == request->id)
            memcpy(report->about_name, account->name, sizeof(account->name));
    }
    for (size_t i = 0; i < mem->games.count; i++) {
        struct store_game *game = &((struct mem_game *)mem->games.items[i])->game;
        for (int seat = 0; seat < game->nseats; seat++)
            if (game->seat[seat].account == request->id &&
                game->seat[seat].kind == STORE_SEAT_ACCOUNT)
                memcpy(game->seat[seat].name, account->name, sizeof(account->name));
    }
    for (size_t i = mem->accounts.count; i-- > 0;)
        if (((struct store_account *)mem->accounts.items[i])->merged_into == request->id)
            mem_list_remove(&mem->accounts, i);
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
    const struct store_account *from = mem_account_find(mem, request->id);
    const struct store_account *into = mem_account_find(mem, request->into);
    if (!from || !into || into->merged_into != 0)
        return STORE_NONE;
    if (from->merged_into != 0)
        return STORE_TAKEN;
    if (mem_cup_rivals(mem, request->id, request->into))
        return STORE_REFUSED;
    for (size_t i = 0; i < mem->games.count; i++) {
        const struct store_game *game = &((struct mem_game *)mem->games.items[i])->game;
        bool open = game->state == STORE_GAME_LIVE || game->open_vote;
        if (has_seat(game, request->id) && (open || has_seat(game, request->into)))
            return STORE_REFUSED;
    }
    return STORE_OK;
}

static void move_account(int64_t *account, const struct request *request)
{
    if (*account == request->id)
        *account = request->into;
}

/* The seats of the account show no rating of this game any more: another's stands. */
static void seats_unrate(const struct store_mem *mem, int64_t account, const char *board)
{
    for (size_t i = 0; i < mem->games.count; i++) {
        struct store_game *game = &((struct mem_game *)mem->games.items[i])->game;
        for (int at = 0; at < game->nseats && strcmp(game->game, board) == 0; at++)
            if (game->seat[at].kind == STORE_SEAT_ACCOUNT && game->seat[at].account == account) {
                struct store_seat *seat = &game->seat[at];
                seat->rated = false;
                seat->rating = seat->rating_moved = 0;
                seat->rating_mu = seat->rating_sigma = 0;
            }
    }
}

/* Call it while the seats are still the old account's. */
static void ratings_merge(struct store_mem *mem, const struct request *request)
{
    struct store_rated rated;
    size_t before = mem->ratings.count;
    bool *moves = xcalloc(before + 1, sizeof(*moves));
    for (size_t i = 0; i < before; i++) {
        const struct store_rating *rating = &((struct mem_rating *)mem->ratings.items[i])->rating;
        if (rating->account != request->id)
            continue;
        moves[i] = !mem_rated(mem, request->into, rating->board, &rated);
        if (!moves[i])
            seats_unrate(mem, request->id, rating->board);
    }
    for (size_t i = 0; i < before; i++)
        if (moves[i])
            ((struct mem_rating *)mem->ratings.items[i])->rating.account = request->into;
    free(moves);
}

enum store_status mem_account_merge(struct store_mem *mem, const struct request *request)
{
    enum store_status status = merge_check(mem, request);
    if (status == STORE_OK)
        status = mem_entries_check(mem, request, NULL);
    if (status != STORE_OK)
        return status;
    mem_entries_post(mem, request, NULL);
    struct store_account *from = mem_account_find(mem, request->id);
    struct store_account *into = mem_account_find(mem, request->into);
    ratings_merge(mem, request);
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
    mem_records_merge(mem, from, into);
    into->xp += from->xp;
    into->chips += from->chips;
    into->staked += from->staked;
    into->dignity += from->dignity;
    if (into->allowance_day_ms < from->allowance_day_ms)
        into->allowance_day_ms = from->allowance_day_ms;
    from->xp = from->chips = from->staked = from->dignity = 0;
    from->password[0] = from->settings[0] = '\0';
    from->role = STORE_PLAYER;
    from->merged_into = into->id;
    for (size_t i = 0; i < mem->accounts.count; i++)
        move_account(&((struct store_account *)mem->accounts.items[i])->merged_into, request);
    return STORE_OK;
}
