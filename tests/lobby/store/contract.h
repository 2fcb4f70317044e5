/*
 * The tests of what every store promises (store.h). test-store.c runs them over each store. Here
 * are the store of a suite, and reads and writes that several suites need. contract_accounts.c
 * accounts and their keys, the ledger contract_people.c    sanctions, the audit log, names, merging
 * and erasing contract_records.c   what is kept of accounts contract_lines.c     typed lines, and
 * what goes with a write contract_games.c     tables, games, boards contract_kept.c      what goes
 * by its age contract_ratings.c   the ledger of ratings contract_cups.c      cups
 */
#pragma once

#include "cutap.h"
#include "store_help.h"

CU_SuiteInfo *contract_accounts(void), *contract_people(void), *contract_records(void),
    *contract_lines(void), *contract_games(void), *contract_kept(void), *contract_ratings(void),
    *contract_cups(void);

/* Each is the `pInitFunc` of a suite, and says which store its tests get. */
int contract_sqlite(void);
int contract_postgresql(void);
/* Ends what the suites have started. */
void contract_end(void);

/* The store's clock, which begins at 1,000,000 ms. */
extern struct clock_virtual contract_clock;

struct store *store_new(void);
/* A store with the accounts 10 (Ann) and 11 (Bob), each with `amount` chips. */
struct store *store_with_two(int64_t amount);
void store_gone(struct store **s);
/* Declares a store that is closed where its block is left, and whose books have to be in order
 * then: `CONTRACT_STORE *s = store_new();`. */
#define CONTRACT_STORE __attribute__((cleanup(store_end))) struct store
void store_end(struct store **s);

enum store_status account_change(struct store *s, const struct store_account *account,
                                 const struct store_entry *entries, int count);

/* The open tables; the first four are kept. */
struct tables_seen {
    struct answer answer;
    int count;
    struct store_table table[4];
    char text[4][STORE_LONG_MAX];
};
struct tables_seen *tables_read(struct store *s);
enum store_status table_put(struct store *s, int64_t id, int32_t number, const char *text);

/* Scores as lines "account game xp games won streak[ hidden]\n". scores_reached: when the score in
 * a row of the last answer was reached. */
const char *scores_read(struct store *s, int64_t from_ms);
int64_t scores_reached(int row);
/* Ann and Bob play a game; `winner` is 0 for Ann. */
void play(struct store *s, int64_t id, const char *rules, int winner, int64_t at_ms);

void sanction_put(struct store *s, const struct store_sanction *sanction);

struct audits_seen {
    struct answer answer;
    int count;
    struct store_audit first;
};
struct audits_seen audits_fit(struct store *s, const struct store_audit_query *query);
struct audits_seen audits_read(struct store *s, const char *about, int limit);
int audit_count(struct store *s, const char *about);
