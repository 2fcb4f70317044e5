/*
 * Calls of store.h that wait for their answer, for the store's tests.
 */
#pragma once

#include "files.h"
#include "store_answer.h"
#include "store_sums.h"
#include "store_wait.h"

enum { MINT = STORE_ACCOUNT_MINT, ESCROW = STORE_ACCOUNT_ESCROW };

/* Declares a store that is closed where its block is left: `STORE_LOCAL *s = store_open(...)`. */
#define STORE_LOCAL __attribute__((cleanup(store_close))) struct store

/* Rows that were seen, as text. */
struct text_seen {
    struct answer answer;
    char text[1024];
};
void text_add(struct text_seen *seen, const char *format, ...) PRINTF(2, 3);

/* For calls that have to be answered in their order, each with STORE_OK. order_take is the done
 * callback of a step. */
struct order {
    int next;
    bool wrong;
};
struct order_step {
    struct order *order;
    int number;
};
void order_take(void *arg, enum store_status status);

/* Makes an account named `name`, with chips from the mint. Its skeleton is its name in lower
 * case. */
enum store_status account_make(struct store *s, int64_t id, const char *name, int64_t chips);
/* The id of the account; 0: there is none. */
int64_t by_name(struct store *s, const char *name, bool skeleton);
int64_t by_key(struct store *s, const char *fingerprint);
enum store_status account_read(struct store *s, int64_t id, struct store_account *out);
/* The account, which has to be there. */
struct store_account account_of(struct store *s, int64_t id);
int64_t chips_of(struct store *s, int64_t id);
int64_t xp_of(struct store *s, int64_t id);

struct store_entry chips(int64_t account, int64_t game, int64_t amount, const char *reason);
struct store_entry xp(int64_t account, int64_t game, int64_t amount, const char *reason);
enum store_status post(struct store *s, const struct store_entry *entries, int count);
/* Posts the entries that are listed: POST(s, chips(...), xp(...)). */
#define POST(s, ...)                                                                               \
    post(s, (const struct store_entry[]){__VA_ARGS__},                                             \
         sizeof((const struct store_entry[]){__VA_ARGS__}) / sizeof(struct store_entry))

/* The row of a competitive game of Last One with a bet, between accounts a and b. Their bets are
 * taken. */
struct store_game game_of(int64_t id, int64_t a, int64_t b, int64_t bet);
enum store_status game_begin(struct store *s, const struct store_game *game);
/* Does both, game_of and game_begin. The game has to begin. */
struct store_game game_begun(struct store *s, int64_t id, int64_t a, int64_t b, int64_t bet);
/* Starts a game. `number`, which may be NULL, gets its number. */
enum store_status game_start(struct store *s, const struct store_game *game,
                             const struct store_table *table, const struct store_entry *entries,
                             int count, int64_t *number);
/* Appends one event; command 0: none. */
enum store_status event_append(struct store *s, int64_t game, int64_t epoch, int32_t seq,
                               int64_t command, const char *text);
/* Sends one event, a move, in the store's epoch, and does not wait. */
void event_send(struct store *s, int64_t game, int32_t seq, int64_t command, store_done_cb *cb,
                void *arg);
/* Ends the game with `winner` (seat 0 or 1) at `at_ms`. Writes one event, the results, XP and the
 * pot. */
enum store_status game_end(struct store *s, const struct store_game *game, int32_t seq, int winner,
                           int64_t at_ms);
enum store_status append(struct store *s, const struct store_append *append);
/* Writes the last row of a game before event `seq`, and nothing else. */
enum store_status game_close(struct store *s, const struct store_game *final, int32_t seq);
/* Begin a game that is not ranked, of accounts `a` and `b` (0: a guest or a bot), with this many
 * events; and end it. */
enum store_status friendly_begin(struct store *s, int64_t id, int64_t a, int64_t b, int events);
enum store_status friendly_end(struct store *s, int64_t id, int64_t a, int64_t b, int events,
                               int64_t at_ms);
/* Does both, one after the other. */
void friendly_play(struct store *s, int64_t id, int64_t a, int64_t b, int events, int64_t at_ms);
/* What a round of store_prune removed, and the round itself. */
struct prune_sum {
    int games, slices;
    int64_t rows[STORE_KEPT_KINDS];
};
struct prune_sum prune_round(struct store *s, struct store_prune what);

/* A game as it was read: the row and what its journal says, events joined by ' '. */
struct game_read {
    struct answer answer;
    int games, events;
    bool gap; /* some game's events are not numbered from 1 on */
    int32_t last_seq;
    struct store_game game;
    char text[256];
};
void game_read_game(void *arg, const struct store_game *game);
void game_read_event(void *arg, const struct store_event *event);
enum store_status game_get(struct store *s, int64_t id, struct game_read *out);
/* The game, which has to be there. */
struct game_read game_stored(struct store *s, int64_t id);
enum store_status game_by_number(struct store *s, int64_t number, struct game_read *out);
/* Reads all open games; `out` gets the last one. */
enum store_status games_open(struct store *s, struct game_read *out);

/* Run SQL on a database in a file. If it fails, the test ends with status 99. file_number returns
 * the number that a query finds; -1: none. */
void file_sql(const char *path, const char *sql);
int64_t file_number(const char *path, const char *sql);
/* Makes a database at `path` with the first `count` schemas, and runs the SQL. */
void file_schema(const char *path, int count, const char *sql);

/* faults_of: what `cardroomctl check` says of a store, a line for each fault; the caller frees it.
 * FILE_CHECKED declares such a store, which is closed where its block is left. */
struct store_file;
#define FILE_CHECKED __attribute__((cleanup(store_file_close))) struct store_file
char *faults_of(struct store_file *file);

/* Fails the running test unless the chips add up and every balance is the sum of its entries. */
void sums_check(struct store *s);
struct store_sums sums_read(struct store *s);
