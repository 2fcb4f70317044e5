/*
 * What the files of the store in memory share: its lists and the functions that walk them.
 */
#ifndef LOBBY_STORE_STORE_MEM_PRIVATE_H
#define LOBBY_STORE_STORE_MEM_PRIVATE_H

#include "backend.h"
#include "store_mem.h"

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
struct mem_rating {
    struct store_rating rating;
    int64_t at_ms;
};
struct mem_game {
    struct store_game game;
    int64_t epoch;
    struct list events;  /* struct store_event, text owned; events[0] is number 1 */
    struct list entries; /* struct mem_entry, owned by the store's list */
};
struct mem_cup_event {
    int64_t cup;
    int32_t seq;
    int64_t at_ms;
    char *text; /* owned */
};
struct mem_secret {
    char *name;
    uint8_t value[32];
};

struct store_mem {
    struct store store;
    int64_t epoch;
    int64_t game_number; /* the number of the last game that was started */
    struct list accounts, keys, tables, games, entries, sanctions, audits, secrets;
    struct list ratings;                /* struct mem_rating; items[0] is n 1 */
    struct list records[STORE_RECORDS]; /* items: the struct of each record */
    struct list lines;                  /* struct store_line, answer owned */
    struct list cup_events;             /* struct mem_cup_event, of each cup in order */
};

/* ---- Lists ---- */
void *mem_list_copy(struct list *list, const void *data, size_t size);
/* Frees the item at `at`; those after it move up. */
void mem_list_remove(struct list *list, size_t at);

/* ---- Finding; NULL: there is none ---- */
/* Whether it is erased, or another's by now. */
bool mem_account_gone(const struct store_account *account);
struct store_account *mem_account_find(const struct store_mem *mem, int64_t id);
struct store_account *mem_account_find_name(const struct store_mem *mem, const char *name);
/* The account that a name leads to. */
struct store_account *mem_account_named(const struct store_mem *mem, const char *name);
struct store_account *mem_account_find_skeleton(const struct store_mem *mem, const char *skeleton);
struct store_account *mem_account_find_key(const struct store_mem *mem, const char *fingerprint);
struct mem_game *mem_game_find(const struct store_mem *mem, int64_t id);
/* Whether the game is live or has an open vote. */
bool mem_game_is_open(const struct store_game *game);

/* ---- The ledger ---- */
enum store_status mem_entries_check(const struct store_mem *mem, const struct request *request,
                                    const struct mem_game *game);
void mem_entries_post(struct store_mem *mem, const struct request *request, struct mem_game *game);

/* What the entries of an account for a game add up to. False: it has none. */
bool mem_rated(const struct store_mem *mem, int64_t account, const char *board,
               struct store_rated *out);

/* ---- store_mem_account.c ---- */
enum store_status mem_account_create(struct store_mem *mem, const struct request *request);
enum store_status mem_account_update(struct store_mem *mem, const struct request *request);
enum store_status mem_key_add(struct store_mem *mem, const struct request *request);
enum store_status mem_key_update(struct store_mem *mem, const struct store_key *from);
enum store_status mem_key_used(struct store_mem *mem, const struct request *request);
enum store_status mem_key_remove(struct store_mem *mem, const struct request *request);
enum store_status mem_account_rename(struct store_mem *mem, const struct request *request);
enum store_status mem_account_erase(struct store_mem *mem, const struct request *request);
enum store_status mem_account_merge(struct store_mem *mem, const struct request *request);

/* ---- store_mem_cup.c ---- */
enum store_status mem_cup_write(struct store_mem *mem, const struct request *request);
enum store_status mem_cup_events(struct store_mem *mem, struct request *request);
/* Whether two accounts are in one cup that is not over. */
bool mem_cup_rivals(const struct store_mem *mem, int64_t a, int64_t b);
/* Frees what the events point to. */
void mem_cups_free(struct store_mem *mem);

/* ---- store_mem_record.c ---- */
enum store_status mem_record_put(struct store_mem *mem, enum store_record record, const void *row);
enum store_status mem_record_drop(struct store_mem *mem, enum store_record record, int64_t key);
/* All rows with a key of `from` to `to`. */
void mem_records_drop(struct store_mem *mem, enum store_record record, int64_t from, int64_t to);
bool mem_record_fits(const void *row, const struct request *request);
void mem_records_erase(struct store_mem *mem, int64_t account);
void mem_records_merge(struct store_mem *mem, const struct store_account *from,
                       const struct store_account *into);

/* Notes a row that goes by its age: in `due` if that is not NULL, else in `pruned`. */
void mem_aged(struct store_due *due, struct store_pruned *pruned, enum store_kept kind,
              int64_t at_ms);
/* Deletes the records that are older than they are kept; with `due` counts them only. */
void mem_records_age(struct store_mem *mem, const struct store_prune *what, struct store_due *due,
                     struct store_pruned *pruned);

/* ---- store_mem.c ---- */
enum store_status mem_prune_due(struct store_mem *mem, struct request *request);

/* ---- store_mem_read.c ---- */
enum store_status mem_read(struct store_mem *mem, struct request *request);

#endif
