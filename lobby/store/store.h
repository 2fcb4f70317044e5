/*
 * What the lobby keeps. Calls are named by their use, and show no SQL. Every call completes through
 * its callback, which store_pump runs on the caller's loop, never inside the call. Calls of the
 * same kind complete in order; appends do so only within one game. A read that starts after a
 * write's callback sees that write. All stores pass one contract suite.
 *
 * Ids are made by ids.h. Times are UTC ms. The store copies the structs that it is given. A struct
 * that a callback is given lives until the callback returns.
 *
 * A call that lists rows calls `each` for every row, and `done` after the last one. `limit` is the
 * most rows that it lists.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "clock.h"
#include "store_rows.h"

struct reply;
struct store;

enum store_status {
    STORE_OK,
    /* the thing does not exist, or the account of an entry does not; nothing was written */
    STORE_NONE,
    STORE_TAKEN, /* a unique name, key or entry exists already; nothing was written */
    /* a balance would go below zero, the call is not well formed (which is logged), or what the
       call's own comment says; nothing was written */
    STORE_REFUSED,
    STORE_FENCED, /* another epoch or sequence number: this room no longer owns the game */
    /* the typed line that goes with the call (store_attach) was done before; nothing was written */
    STORE_DONE,
    STORE_GONE, /* the thing existed, but is no longer kept (store_prune) */
    STORE_FULL  /* no space: nothing was written, and the same call may be tried later */
    /* Any other failure of the disk has an unknown outcome: the process ends, and the next one
     * recovers. */
};

/* Whether a read with this status failed, and so does not tell what the store holds. */
static inline bool store_failed(enum store_status status)
{
    return status != STORE_OK && status != STORE_NONE && status != STORE_GONE;
}

/* System accounts of the chip ledger. The chips of each call's entries sum to zero over all
 * accounts, including these two; else the call is STORE_REFUSED. So players and escrow together
 * always hold what the mint has given out (RK-D13). Only the mint's balance may be below zero. */
enum { STORE_ACCOUNT_MINT = 1, STORE_ACCOUNT_ESCROW = 2 };

/* The callback of a call that writes; such a call may be given NULL. */
typedef void store_done_cb(void *arg, enum store_status status);

/* ---- Opening. store_open waits, so call it only at start-up. ---- */
/* Opens the store at `url`, which is one of PostgreSQL's (server.h) or "sqlite:PATH". An empty
 * database on a server is set up if the url's role may do so. Runs migrations, raises the epoch,
 * takes the open games over into the new epoch, and checks the ledger's sum. Starts threads: fork
 * before, not after. The caller closes the store with store_close. Returns NULL and a sentence in
 * `why` if that fails. errno is then EAGAIN if a server is away or cannot be written to now, EPERM
 * if it does not let us in or is of no use to us (too old, behind a pooler), EBUSY if another
 * process has the folder of the file, else another.
 *
 * Options follow PATH as "?name=value&name=value". Their defaults suit a room in service:
 * - `ballast` 64m: the size of the file that is given up when the disk is full
 * - `low` 256m: store_healthy is false while less space is free
 * - `pages` 0: the most pages that the database may have; 0: no limit
 * - `check` 10000: ms between looks at the free space and the file
 * - `sound` 0: 1 says that the file has just been checked and need not be checked again
 * - `sync` 1: 0 is for tests, which do not wait for the disk */
struct store *store_open(const char *url, const struct clock *clock, char *why, size_t whycap);
/* The epoch of this opening. It is greater than that of every earlier opening. */
int64_t store_epoch(const struct store *store);
/* What the store held when it was opened. */
struct store_past {
    int64_t highest; /* the highest of our ids in it; 0: none */
    int64_t seen_ms; /* the time that store_seen noted last; 0: never */
};
struct store_past store_past(const struct store *store);
/* Notes that the time is `wall_ms`. Call this only while the clock can be trusted. */
void store_seen(struct store *store, int64_t wall_ms);
/* The secrets of a database. Its first opening makes them, and they never change. */
enum store_secret { STORE_SECRET_TICKET, STORE_SECRET_CUP, STORE_SECRETS };
enum { STORE_SECRET = 32 }; /* bytes */
/* Copies a secret to `out`. */
void store_secret(const struct store *store, enum store_secret which, uint8_t out[STORE_SECRET]);

/* Writes what is queued, unless a server does not answer, then closes. Drops callbacks that were
 * not delivered. Waits. Accepts NULL, sets NULL. */
void store_close(struct store **store);
/* A descriptor for the caller's loop. It is readable when completions wait for store_pump or
 * store_healthy has changed. */
int store_fd(const struct store *store);
/* Delivers what has completed, up to a bound; store_fd stays readable if more waits. It never
 * delivers the results of calls that its own callbacks make. Returns how many callbacks ran.
 * Callbacks must not call store_pump or store_close. */
int store_pump(struct store *store);
/* The number of writes that are not done yet. Above a bound the lobby opens no new tables. */
int store_backlog(const struct store *store);
/* False while the disk is low or full, the ballast is not there, or a server is away or has no
 * space; and once the file was deleted or another room has the database. Then the lobby opens no
 * new competitive tables (doc/design.md, Store). */
bool store_healthy(const struct store *store);

/* ---- Accounts ---- */
struct store_audit;
enum store_role { STORE_PLAYER, STORE_MODERATOR, STORE_ADMIN };
struct store_account {
    int64_t id;
    char name[STORE_NAME_MAX];     /* as its owner writes it */
    char skeleton[STORE_NAME_MAX]; /* the name with look-alike letters folded; unique */
    char password[128];            /* argon2id string; empty: none */
    enum store_role role;
    /* `allowance_day_ms` is when the UTC day of the last allowance began. */
    int64_t created_ms, login_ms, allowance_day_ms;
    int64_t xp, chips; /* sums of the ledger; read only */
    /* Chips that this account has staked in games in play and in cups. `chips` does not include
     * them. Read only. */
    int64_t staked;
    int64_t dignity;                   /* lost in all games together; read only */
    char settings[STORE_SETTINGS_MAX]; /* `name=value` lines */
    int64_t merged_into; /* the account that this one became part of; 0: none; read only */
};
/* `account` is NULL unless the status is STORE_OK. */
typedef void store_account_cb(void *arg, enum store_status status,
                              const struct store_account *account);

enum store_currency { STORE_XP, STORE_CHIPS };
/* One ledger entry. (game, account, currency, reason) is unique where `game` is not 0. So the
 * escrow account gets one entry for all bets of a game. Balances are checked after all entries of a
 * call. */
struct store_entry {
    int64_t account;
    int64_t game; /* 0: none */
    enum store_currency currency;
    int64_t amount;
    /* "grant", "allowance", "bet", "pot", "refund", "win", "loss", "leave", "adjust", "void",
     * "merge", "cup" (an entry), "cup-back", "cup-prize" */
    char reason[24];
    char note[128];
};
/* Fills in two entries that are about no game: `amount` chips for an account, and their other side
 * at the mint. */
void store_mint(struct store_entry entry[2], int64_t account, int64_t amount, const char *reason);

/* Creates the account and posts the entries (the starting grant) in one transaction.
 * `fingerprint` and `key` NULL: no SSH key. STORE_TAKEN: the name or the skeleton is in use, or the
 * key belongs to another account.
 *
 * A key belongs to the account whose owner has proved that they hold it, here or by logging in with
 * it (store_key_used). Anybody can paste a public key, so a key that was only added moves to the
 * next account that adds it. */
void store_account_create(struct store *s, const struct store_account *account,
                          const char *fingerprint, const char *key,
                          const struct store_entry *entries, int nentries, store_done_cb *cb,
                          void *arg);
/* Finds an account by its name in any case. If `skeleton` is true, `name` is the skeleton of a name
 * instead. The name of a merged account finds the account that it is part of. Its skeleton and its
 * id find the merged account itself. */
void store_account_by_name(struct store *s, const char *name, bool skeleton, store_account_cb *cb,
                           void *arg);
void store_account_by_id(struct store *s, int64_t id, store_account_cb *cb, void *arg);
void store_account_by_key(struct store *s, const char *fingerprint, store_account_cb *cb,
                          void *arg);
/* Lists accounts in order of their names in lower case, from the first after `after` on ("": from
 * the start). System accounts are not listed, nor are accounts that are part of others. */
typedef void store_accounts_cb(void *arg, const struct store_account *account);
void store_accounts(struct store *s, const char *after, int limit, store_accounts_cb *each,
                    store_done_cb *done, void *arg);
/* Accounts that were made at `since_ms` or later, the newest first, with the same exceptions. */
void store_accounts_since(struct store *s, int64_t since_ms, int limit, store_accounts_cb *each,
                          store_done_cb *done, void *arg);
/* Accounts with a role above STORE_PLAYER, the highest role first, then by name. */
void store_accounts_staff(struct store *s, int limit, store_accounts_cb *each, store_done_cb *done,
                          void *arg);
/* Parts of an account that a caller may write without knowing the present state of the others. */
enum store_part {
    STORE_PART_PASSWORD = 1,
    STORE_PART_ROLE = 2,
    STORE_PART_LOGIN = 4, /* login_ms and allowance_day_ms; without entries, the latter only
                             grows */
    STORE_PART_SETTINGS = 8,
    STORE_PARTS = 15
};
/* Writes `parts` (enum store_part) of an account and leaves the others as they are. Posts the
 * entries in the same transaction: the allowance of that day (RK-D11). `entries` may be NULL.
 *
 * STORE_NONE: the account does not exist, is erased, or is part of another one now. So a caller
 * that read it before a merge does not bring it back.
 *
 * STORE_TAKEN, only for entries with STORE_PART_LOGIN: since the caller read the account, somebody
 * gave it the allowance of that day or the next, or it came to have more than `chips` and `staked`
 * together. An allowance of a still later day was given under a clock that was ahead, and does not
 * count. */
void store_account_update(struct store *s, const struct store_account *account, unsigned parts,
                          const struct store_entry *entries, int nentries, store_done_cb *cb,
                          void *arg);
/* Adds an SSH key to an account. `key`: "ssh-ed25519 AAAA...". STORE_TAKEN: this account has the
 * key already, or the key belongs to another account (see store_account_create). */
void store_key_add(struct store *s, int64_t account, const char *fingerprint, const char *key,
                   store_done_cb *cb, void *arg);
struct store_key {
    int64_t account;
    char fingerprint[STORE_ADDRESS_MAX];
    char label[STORE_NAME_MAX]; /* what its owner calls it; may be empty */
    /* When the key was added (0: not known) and last used (0: never). */
    int64_t added_ms, used_ms;
};
typedef void store_key_cb(void *arg, const struct store_key *key);
/* Lists the keys of an account, oldest first. */
void store_keys(struct store *s, int64_t account, store_key_cb *each, store_done_cb *done,
                void *arg);
/* In these three calls STORE_NONE means that the account has no such key. */
/* Writes `label` and `used_ms` of a key. */
void store_key_update(struct store *s, const struct store_key *key, store_done_cb *cb, void *arg);
/* Notes that the account uses the key now. */
void store_key_used(struct store *s, int64_t account, const char *fingerprint, store_done_cb *cb,
                    void *arg);
void store_key_remove(struct store *s, int64_t account, const char *fingerprint, store_done_cb *cb,
                      void *arg);
/* Gives an account another name. Games and sanctions keep the old one. STORE_NONE: the account does
 * not exist or is erased. STORE_TAKEN: the name or its skeleton is in use. */
void store_account_rename(struct store *s, int64_t account, const char *name, const char *skeleton,
                          store_done_cb *cb, void *arg);
/* Forgets whose account it was. The account gets `name`, here and in its games, and its skeleton
 * becomes `name`, too. It loses its password, role, settings, keys and the records that belong to
 * it (record.h). Others lose their ties to it, their duels with it and the messages that it sent
 * them. Reports about it and sanctions stay, under the new name. Its ledger stays (RK-D14), without
 * the notes of adjustments. Afterwards calls that put or add something of the account do nothing,
 * because a session that is ending may still make such a call. A later update of the account gets
 * STORE_NONE. */
void store_account_erase(struct store *s, int64_t account, const char *name, store_done_cb *cb,
                         void *arg);

/* Makes `from` part of `into`, which takes over the ledger, keys, games, records and sanctions of
 * `from`. The second factor, channels, typed lines, approval and token (struct store_resume) of
 * `from` go, and so do its ties and aliases that `into` has, too. Its name stays, for
 * store_account_by_name, but its password, role and settings go. `into` takes over the
 * ratings of `from` for games that `into` was never rated in; the other ratings of `from` no longer
 * count (RT-D7). `entries` are posted first, in the same transaction: what `from` gives back
 * (RK-D21).
 *
 * STORE_NONE: one of the accounts does not exist, or `into` is part of another one. STORE_TAKEN:
 * `from` was merged before. STORE_REFUSED: the two sat in one game or are in one cup that is not
 * over, or a game or a vote of `from` is still open. */
void store_account_merge(struct store *s, int64_t from, int64_t into,
                         const struct store_entry *entries, int nentries, store_done_cb *cb,
                         void *arg);

/* Posts entries and their balances in one transaction (RK-D15). STORE_REFUSED, also: an entry is
 * about a game. */
void store_post(struct store *s, const struct store_entry *entries, int nentries, store_done_cb *cb,
                void *arg);

/* An entry as the ledger has it. `seq` counts an account's entries from 1. */
struct store_posted {
    struct store_entry entry;
    int64_t seq, at_ms;
};
typedef void store_posted_cb(void *arg, const struct store_posted *posted);
/* Lists the entries of an account with a greater `seq` than `after`, oldest first. */
void store_entries(struct store *s, int64_t account, int64_t after, int limit,
                   store_posted_cb *each, store_done_cb *done, void *arg);

/* ---- Tables and games ---- */
/* A table of a cup (doc/rules/cups.md). For each one the store has at most one open table and one
 * game. */
struct store_cup_at {
    int64_t cup;   /* the number of the cup; 0: none */
    int32_t round; /* from 1; all tables of an arena are in round 1 */
    int32_t table; /* in the round, from 1 */
};
/* A table as it stands between games. The table module chooses the form of the text. */
struct store_table {
    int64_t id;
    int32_t number;   /* what people type; unique among open tables */
    int64_t game;     /* in play or last played; 0: none */
    const char *text; /* below STORE_LONG_MAX */
    struct store_cup_at cup;
};
/* Writes the row, whether it is new or not. STORE_TAKEN: another open table has the number or the
 * same place in the cup, or `game` is 0 although that table of the cup has had its game. */
void store_table_put(struct store *s, const struct store_table *table, store_done_cb *cb,
                     void *arg);
/* Forgets the table; its games stay. */
void store_table_close(struct store *s, int64_t id, store_done_cb *cb, void *arg);

enum store_game_state {
    STORE_GAME_LIVE,
    STORE_GAME_FINISHED,
    STORE_GAME_CANCELLED,
    STORE_GAME_VOID,
    STORE_GAME_FROZEN
};
enum store_seat_kind { STORE_SEAT_ACCOUNT, STORE_SEAT_GUEST, STORE_SEAT_BOT };
/* A room keeps sixteen of these for each game in play, so their order leaves no gaps. */
struct store_seat {
    int64_t account; /* of a guest or a bot: an id that no account has */
    int64_t chips;   /* what the game gave or took, like `xp` */
    /* What the game did to the account's rating, from the ledger's entry; read only. The changes,
     * in millionths; and as people are shown it, after the game and the change. */
    int64_t rating_mu, rating_sigma;
    int32_t rating, rating_moved;
    int32_t xp;
    /* Dignity lost in this game (EL-D10). An account's dignity is the sum over its games. */
    int32_t dignity;
    int kind;    /* enum store_seat_kind */
    int level;   /* of a bot */
    int place;   /* in the result, once the game is finished; 0: none */
    int outcome; /* 1 won, -1 lost, 0 neither */
    int cards;   /* held at the end (CU-D8); set when a game of a cup is over */
    char name[STORE_NAME_MAX];
    bool left;
    bool rated;  /* false: the game has no entry for the rating */
    bool absent; /* the whole game was played automatically (CU-D4); set like `cards` */
};
struct store_game {
    int64_t id, table;
    /* The number that people type. It is unique. The store assigns it, counting from 1. */
    int64_t number;
    char game[STORE_GAME_MAX];
    int version;
    bool competitive;
    int64_t bet; /* chips of each seat; 0: none */
    uint8_t seed[32];
    char options[STORE_TEXT_MAX];
    /* What the seed is made from; the table module chooses the form of the text. "": the game was
     * played before this was kept. */
    char shuffle[STORE_TEXT_MAX];
    /* How the game ended. The table module chooses the form of this text, too. */
    char ending[STORE_ENDING_MAX];
    int64_t started_ms, ended_ms;
    enum store_game_state state;
    struct store_cup_at cup; /* the table of a cup at which it is played */
    bool unrated;            /* it moves no ratings although it is competitive */
    int32_t deal;            /* of a duplicate, from 1; 0: none */
    /* Others still play the deal, so nobody may read the record until store_cup_deal_over. */
    bool closed;
    /* The game is finished, but a leave vote is still open. store_open_games lists it. */
    bool open_vote;
    uint8_t nseats;
    struct store_seat seat[STORE_SEATS_MAX];
};
/* One journal entry. */
struct store_event {
    /* `command` is the id of the command that caused the event; 0: none. A game has each command
     * only once. */
    int64_t at_ms, command;
    const char *text; /* below STORE_LONG_MAX */
    int32_t seq;      /* its number, from 1; read only */
};

/* One entry of the ledger of ratings (RT-D11). (game, account, board, reason, season) is unique. */
struct store_rating {
    int64_t account;
    int64_t game; /* 0: none */
    char board[STORE_GAME_MAX];
    /* STORE_RATING_GAME, STORE_RATING_VOID, STORE_RATING_SEASON */
    char reason[24];
    int32_t season;       /* of STORE_RATING_SEASON: the season (season.h); else 0 */
    int64_t mu, sigma;    /* changes, in millionths, at most STORE_RATING_MOST up or down */
    int32_t shown, moved; /* as people are shown it: afterwards, and the change */
};
#define STORE_RATING_GAME   "game"
#define STORE_RATING_VOID   "void"   /* takes the game's entry back (RT-D7) */
#define STORE_RATING_SEASON "season" /* draws together at the end of a season (RT-D17) */
#define STORE_RATING_MOST   INT64_C(1000000000)

/* `number` is the number of the game; 0: the game did not start. */
typedef void store_started_cb(void *arg, enum store_status status, int64_t number);
/* Starts a game in one transaction: writes its row, the table's row (NULL: none) and the entries
 * of the bets, each with this game's id. The game gets the next number. This epoch owns it.
 * STORE_REFUSED: a bet is not covered. STORE_TAKEN: the game exists already, or that table of a cup
 * has another game. */
void store_game_start(struct store *s, const struct store_game *game,
                      const struct store_table *table, const struct store_entry *entries,
                      int nentries, store_started_cb *cb, void *arg);

/* Appends to a game's journal and writes what goes with that, in one transaction. */
struct store_append {
    int64_t game, epoch;
    /* The number of events[0]; the first event of a game is 1. */
    int32_t first_seq;
    int nevents; /* 0: first_seq is checked nevertheless */
    const struct store_event *events;
    /* Not NULL: its state, results of seats, ended_ms, ending, open_vote and `competitive` are
     * written. A game that turned out not to score is no longer competitive (RK-D2). */
    const struct store_game *final;
    const struct store_table *table; /* the table's row; NULL: it stays as it is */
    int nentries;
    /* The settlement. Each entry has this game's id. Unique keys make it happen only once. */
    const struct store_entry *entries;
    /* What the game does to ratings. Each entry has this game's id. */
    int nratings;
    const struct store_rating *ratings;
    const struct store_audit *audit; /* of a moderator who voids the game; NULL: none */
};
/* STORE_TAKEN: a command or an entry is stored already. STORE_FENCED: another epoch owns the game,
 * or first_seq is not the next number. A later epoch may append to a game that has ended, and owns
 * the game from then on. */
void store_game_append(struct store *s, const struct store_append *append, store_done_cb *cb,
                       void *arg);

typedef void store_table_cb(void *arg, const struct store_table *table);
typedef void store_game_cb(void *arg, const struct store_game *game);
typedef void store_event_cb(void *arg, const struct store_event *event);
/* Lists every open table in the order of ids, for the start of a room. */
void store_open_tables(struct store *s, store_table_cb *each, store_done_cb *done, void *arg);
/* Lists every game that is live or has an open vote, in the order of ids. The events of a game
 * follow its row. */
void store_open_games(struct store *s, store_game_cb *each, store_event_cb *event,
                      store_done_cb *done, void *arg);
/* Reads one whole game, by its id or its number: its row, then its events unless `event` is NULL.
 * STORE_NONE: the game does not exist. STORE_GONE, only by number: the game existed, but is no
 * longer kept. */
void store_game_read(struct store *s, int64_t id, store_game_cb *game, store_event_cb *event,
                     store_done_cb *done, void *arg);
void store_game_numbered(struct store *s, int64_t number, store_game_cb *game,
                         store_event_cb *event, store_done_cb *done, void *arg);
/* Lists the games of an account (0: of everybody), newest first, without their events. `ranked`:
 * only those that were ranked and finished. Only numbers below `before` are listed; 0: all. */
void store_games_of(struct store *s, int64_t account, bool ranked, int64_t before, int limit,
                    store_game_cb *each, store_done_cb *done, void *arg);

/* Lists the games of a cup, live or over, by round and table, without their events. */
void store_cup_games(struct store *s, int64_t cup, store_game_cb *each, store_done_cb *done,
                     void *arg);
/* Opens the records of the games of a deal (`closed`), because every table of the cup has played
 * it. */
void store_cup_deal_over(struct store *s, int64_t cup, int32_t deal, store_done_cb *cb, void *arg);

/* An event of a cup and all that it changes, in one transaction. */
struct store_cup_write {
    int64_t cup;
    int32_t seq; /* of the event, from 1 without a gap */
    int64_t at_ms;
    const char *event; /* below STORE_CUP_EVENT_MAX */
    /* NULL: the row stays as it is. The first event has a row. A row of a cup that has ended opens
     * the records of all games of the cup, as store_cup_deal_over does. */
    const struct store_cup *row;
    const struct store_cup_entrant *entrants; /* new or not, at most STORE_CUP_ENTRANTS_MAX */
    int nentrants;
    /* The entries are not about a game. What they move to and from the escrow account must equal
     * the change of the entrants' `held`; else the write is STORE_REFUSED. */
    const struct store_entry *entries;
    int nentries;
    const struct store_audit *audit; /* NULL: none */
};
enum { STORE_CUP_EVENT_MAX = 24704, STORE_CUP_ENTRANTS_MAX = 1024 };
/* STORE_TAKEN: the cup has this event already. STORE_FENCED: the cup does not have the event before
 * this one. STORE_REFUSED: chips are not covered. */
void store_cup_write(struct store *s, const struct store_cup_write *write, store_done_cb *cb,
                     void *arg);
/* Lists the events of a cup, from the first one on. Their `command` is 0. */
void store_cup_events(struct store *s, int64_t cup, store_event_cb *each, store_done_cb *done,
                      void *arg);

/* What store_prune deletes. A game need not be kept if it is over, was not ranked, was not of a
 * cup, gave nobody XP, chips or dignity, and is not shown by an open table. If no account sat in
 * such a game, it goes when it ended before `before_ms`, or when `guest_games` newer ones of this
 * sort exist. If accounts sat in it, it goes when each of them has `account_games` newer ones. */
struct store_prune {
    int64_t before_ms;
    int64_t guest_games, account_games;
    int64_t rows_before_ms[STORE_KEPT_KINDS]; /* older rows of the kind go; 0: none goes */
    int64_t cursor;                           /* where the last slice ended; 0: begin a new round */
};
struct store_pruned {
    int games;                      /* how many games were deleted */
    int64_t rows[STORE_KEPT_KINDS]; /* how many rows of each kind were deleted */
    bool more;                      /* the round is not over */
    int64_t cursor;                 /* if so: where the next slice begins */
};
typedef void store_pruned_cb(void *arg, enum store_status status,
                             const struct store_pruned *pruned);
/* Deletes one slice, oldest first: of the rows, then of the games. The numbers of deleted games are
 * not given again. */
void store_prune(struct store *s, const struct store_prune *what, store_pruned_cb *cb, void *arg);
/* What store_prune would delete now, in all its slices. */
struct store_due {
    /* `account_games` counts a game once for each account that no longer keeps it. The game goes
     * when none of its accounts keeps it. */
    struct store_due_kind {
        int64_t count, oldest_ms; /* oldest_ms 0: there is none */
    } rows[STORE_KEPT_KINDS], guest_games, account_games;
};
typedef void store_due_cb(void *arg, enum store_status status, const struct store_due *due);
void store_prune_due(struct store *s, const struct store_prune *what, store_due_cb *cb, void *arg);

/* ---- Boards ---- */
/* What an account did in competitive games since `from_ms` (RK-D16), from ledger and results.
 * There is one score over all games (`game` "") and one for each game. The score over all games
 * includes XP that no game gave, such as an adjustment, at the time of its entry.
 *
 * A game counts at the time when it ended, with all its XP. So a later vote for a penalty, or a
 * void, changes the span in which the game ended. A game that ended in a state other than finished
 * counts for XP only. A span (`from_ms` not 0) leaves out games that ended a day or more after now,
 * because the clock was ahead then. */
struct store_score {
    int64_t account;
    char name[STORE_NAME_MAX];
    char game[STORE_GAME_MAX];
    int64_t xp;
    int64_t reached_ms; /* when its XP last changed */
    int32_t games, won;
    /* The last games in a row with the same result: n won, -n lost; 0: the last was neither. */
    int32_t streak;
    bool hidden; /* banned now (RK-D18), or erased */
};
typedef void store_score_cb(void *arg, const struct store_score *score);
/* Lists scores in order of account, then of game, so that "" (over all games) comes first.
 * `account` 0: of everybody. `from_ms` 0: since ever. */
void store_scores(struct store *s, int64_t account, int64_t from_ms, store_score_cb *each,
                  store_done_cb *done, void *arg);

/* ---- Ratings ---- */
/* What the entries of an account for one game (`board`) add up to. */
struct store_rated {
    int64_t account;
    char name[STORE_NAME_MAX];
    char board[STORE_GAME_MAX];
    int64_t mu, sigma; /* sums of the changes, in millionths */
    int32_t games;     /* rated games, without void ones */
    int64_t played_ms; /* when the last one was entered */
    bool hidden;       /* banned now (RK-D18), or erased */
};
typedef void store_rated_cb(void *arg, const struct store_rated *rated);
/* Lists the sums of all accounts, in order of account, then of game. An account that is part of
 * another has none. */
void store_rated(struct store *s, store_rated_cb *each, store_done_cb *done, void *arg);

/* An entry as the ledger has it. `n` counts all entries from 1. */
struct store_rating_entry {
    struct store_rating rating;
    int64_t n, at_ms;
};
struct store_rating_query {
    int64_t account;            /* 0: everybody's */
    char board[STORE_GAME_MAX]; /* with an account: only of this game; "": of all */
    int64_t before;             /* only entries below this n; 0: all */
    int64_t since_ms;           /* the list ends before the first entry that is older */
    int32_t season;             /* without an account: only entries of this season; 0: all */
    bool oldest; /* with neither an account nor a season: list the oldest entries first */
    int limit;
};
typedef void store_rating_cb(void *arg, const struct store_rating_entry *entry);
/* Lists entries, the newest first unless the query says `oldest`. */
void store_ratings(struct store *s, const struct store_rating_query *query, store_rating_cb *each,
                   store_done_cb *done, void *arg);

/* ---- Seasons of ratings ---- */
enum { STORE_SEASON_SLICE = 256 };
/* One slice of the close of a season. */
struct store_season_write {
    const struct store_season_place *places; /* at most STORE_SEASON_SLICE */
    int nplaces;
    /* The places replace all places with an id from `from` to `to`, because a close that was cut
     * short may have left others there. Both 0: they replace none. */
    int64_t from, to;
    const struct store_rating *ratings; /* at most STORE_SEASON_SLICE, with STORE_RATING_SEASON */
    int nratings;
    const struct store_season *season; /* how far the close is; NULL: that is not written */
};
/* Writes a slice in one transaction. STORE_TAKEN: one of the ratings is stored already. */
void store_season_write(struct store *s, const struct store_season_write *write, store_done_cb *cb,
                        void *arg);

/* ---- Sanctions and audit ---- */
enum store_sanction_kind {
    STORE_BAN,
    STORE_MUTE,
    STORE_BAR, /* from ranked tables: leaver.h */
    STORE_SANCTION_KINDS
};
struct store_sanction {
    int64_t id;
    enum store_sanction_kind kind;
    int64_t account;                     /* 0: by address */
    char name[STORE_NAME_MAX];           /* of the account when the sanction was imposed */
    char today[STORE_NAME_MAX];          /* of the account today; read only */
    char address[STORE_ADDRESS_MAX];     /* address or CIDR; empty: by account or key */
    char fingerprint[STORE_ADDRESS_MAX]; /* of an SSH key; empty: by account or address */
    char channel[12];                    /* of a mute; empty: all talk */
    int64_t case_id;                     /* the same for all that were imposed together */
    int64_t from_ms, until_ms;           /* until 0: never ends */
    char by[STORE_BY_MAX];
    char reason[STORE_TEXT_MAX];
    bool ended; /* lifted before its time */
};
typedef void store_sanction_cb(void *arg, const struct store_sanction *sanction);
/* Writes at most STORE_SANCTIONS_MAX sanctions in one transaction. A sanction replaces the stored
 * one with its id. An erased account is called by its present name, whatever `name` is. */
void store_sanctions_put(struct store *s, const struct store_sanction *sanctions, int nsanctions,
                         store_done_cb *cb, void *arg);
/* Lists all sanctions in force: neither ended nor expired. */
void store_sanctions(struct store *s, store_sanction_cb *each, store_done_cb *done, void *arg);
/* Lists the sanctions of an account, in force or not, newest first. */
void store_sanctions_of(struct store *s, int64_t account, int limit, store_sanction_cb *each,
                        store_done_cb *done, void *arg);

struct store_audit {
    int64_t id, at_ms;
    /* A member of the staff, a player who changed their own account, or STORE_SOCKET and the
     * Unix user. */
    char who[STORE_BY_MAX];
    char act[24];
    char about[STORE_ADDRESS_MAX];
    char detail[STORE_TEXT_MAX];
};
typedef void store_audit_cb(void *arg, const struct store_audit *audit);
void store_audit_add(struct store *s, const struct store_audit *audit, store_done_cb *cb,
                     void *arg);
/* Which lines are wanted. A line must match every field. "" or 0 matches any line. Names match in
 * any case. */
struct store_audit_query {
    /* `who` finds the account and the Unix user of that name, at any node; STORE_SOCKET finds all
     * that came over the control socket. */
    char who[STORE_BY_MAX], act[24], about[STORE_ADDRESS_MAX];
    int64_t since_ms, until_ms; /* since_ms itself is included, until_ms is not */
    int64_t before;             /* only ids below this one; 0: all */
    int64_t after;              /* only ids above this one */
    int limit;
};
/* Lists lines, the newest first. A line is never changed. Only store_prune deletes lines, by their
 * age. */
void store_audit_list(struct store *s, const struct store_audit_query *query, store_audit_cb *each,
                      store_done_cb *done, void *arg);

/* ---- Records ---- */
/* The calls for every kind of record. `kind` is the literal name of the kind, such as
 * STORE_RECORD_LOGIN. The compiler warns if a row, a member or a callback (STORE_RECORD_LOGIN_CB)
 * does not belong to the struct of the kind. A row that is written with braces needs parentheses:
 * store_put(s, kind, (&(struct store_tie){...})). */
/* `value`; the compiler warns if it is not of this type. */
#define STORE_OF_TYPE(type, value) (1 ? (value) : (type)0)

/* Writes a row, new or not. */
#define store_put(s, kind, row, cb, arg)                                                           \
    store_record_put(s, kind, STORE_OF_TYPE(const kind##_ROW *, row), cb, arg)
void store_record_put(struct store *s, enum store_record kind, const void *row, store_done_cb *cb,
                      void *arg);
/* Deletes the row that has this key. STORE_NONE: no row has it. */
void store_drop(struct store *s, enum store_record kind, int64_t key, store_done_cb *cb, void *arg);

/* Each of these lists rows, the highest keys first. */
/* All rows of the kind. */
#define store_list(s, kind, limit, each, done, arg)                                                \
    store_list_of(s, kind, 0, limit, each, done, arg)
/* The rows of an account. 0: all rows of the kind. */
#define store_list_of(s, kind, account, limit, each, done, arg)                                    \
    store_record_list(s, kind, account, limit, (store_row_cb *)STORE_OF_TYPE(kind##_CB *, each),   \
                      done, arg)
/* The rows whose `member`, a number, has this value. */
#define store_list_with(s, kind, member, number, limit, each, done, arg)                           \
    store_record_list_with(s, kind, offsetof(kind##_ROW, member),                                  \
                           1 ? (number) : ((kind##_ROW *)NULL)->member, NULL, limit,               \
                           (store_row_cb *)STORE_OF_TYPE(kind##_CB *, each), done, arg)
/* The rows whose `member` is this text. */
#define store_list_named(s, kind, member, text, limit, each, done, arg)                            \
    store_record_list_with(s, kind, offsetof(kind##_ROW, member[0]), 0, text, limit,               \
                           (store_row_cb *)STORE_OF_TYPE(kind##_CB *, each), done, arg)
void store_record_list(struct store *s, enum store_record kind, int64_t account, int limit,
                       store_row_cb *each, store_done_cb *done, void *arg);
void store_record_list_with(struct store *s, enum store_record kind, size_t offset, int64_t number,
                            const char *text, int limit, store_row_cb *each, store_done_cb *done,
                            void *arg);
/* Lists the changes of names whose old or new name is this one, in any case. */
void store_renames_named(struct store *s, const char *name, int limit, STORE_RECORD_RENAME_CB *each,
                         store_done_cb *done, void *arg);

/* A record to be written with another write. */
struct store_row {
    enum store_record kind;
    const void *row;
};
#define STORE_ROW(kind, row) ((struct store_row){kind, STORE_OF_TYPE(const kind##_ROW *, row)})

/* ---- Typed lines ---- */
/* What a typed line has done. The door sends a line again if the room died before it answered. This
 * row keeps the next room from doing the line twice. */
struct store_line {
    /* The numbers by which the door knows the line: of its connection, and of the line there.
     * `command` is from 1 to 2^63 - 1. */
    uint64_t conn, command;
    /* Which of several things that the line does; 0: the rest of the line. */
    int part;
    /* The door knows that all lines of the connection below this number are done. The write deletes
     * their rows. */
    uint64_t oldest;
    /* The account that is logged in from this line on; 0: the line does not change that. */
    int64_t account;
    const char *answer; /* the answer to the line, shorter than STORE_LONG_MAX; "": none */
};
typedef void store_line_cb(void *arg, const struct store_line *line);
/* Lists every row, in order of connection, line and part. */
void store_lines(struct store *s, store_line_cb *each, store_done_cb *done, void *arg);
/* Deletes the rows of a connection that is gone. STORE_NONE: it has no rows. */
void store_lines_forget(struct store *s, uint64_t conn, store_done_cb *cb, void *arg);

/* What goes with a write, in the same transaction. Either everything is written, or nothing. */
struct store_attached {
    /* NULL: none. The write fails with STORE_DONE if the line's row exists already. */
    const struct store_line *line;
    const struct store_audit *audit; /* NULL: none, or the write has one of its own */
    const struct store_row *records;
    int nrecords; /* at most STORE_ATTACHED_MAX */
};
/* Adds this, which is copied, to the next call that writes, whoever makes it. So the caller makes
 * that call at once. */
void store_attach(struct store *s, const struct store_attached *attached);
/* A copy, which the caller frees with store_attached_free. */
struct store_attached *store_attached_copy(const struct store_attached *attached);
/* Sets NULL. */
void store_attached_free(struct store_attached **attached);

/* ---- Reads that lead to each other ---- */

/* A function that reads several times, each time with what it has read before. It needs no callback
 * in between, and sees the database as it was at one moment. */
struct store_reads {
    size_t size; /* of the result, in bytes */
    /* Makes the reads on the thread that reads. It may use only the result and what is constant.
     * All other reads wait meanwhile. It may make the calls of `store` that read. Such a call has
     * run all its callbacks when it returns, and its `done` may be NULL. If the connection to a
     * server breaks, `run` is called again with a new result. */
    void (*run)(struct store *store, void *result);
    void (*drop)(void *result); /* frees what the result points to; NULL: it points to nothing */
};
/* Such reads, whose result is of this type: STORE_READS(type, run) or STORE_READS(type, run, drop).
 */
#define STORE_READS(type, ...) (&(const struct store_reads){sizeof(type), __VA_ARGS__})
/* STORE_OK: `run` has made its reads, and none of them failed. Else `result` is NULL. The result is
 * freed when the callback returns. */
typedef void store_reads_cb(void *arg, enum store_status status, void *result);
/* Has the reading thread call what->run. The result begins as a copy of `asked`. */
void store_reads(struct store *s, const struct store_reads *what, const void *asked,
                 store_reads_cb *cb, void *arg);
/* For `run`: goes over the rows that a call lists, without a callback. `list` is the name of the
 * call without "store_". After `const struct store_sanction *what;` write `STORE_EACH (what,
 * sanctions_of, reads, account, 20)` and a block. A row lives until the next one is read. */
#define STORE_EACH(row, list, reads, ...)                                                          \
    STORE_EACH_ROW(row, row, reads, store_##list(reads, __VA_ARGS__, NULL, NULL, NULL))
/* The same for rows of a record, which store_list_of, store_list_with and store_list_named list. */
#define STORE_EACH_OF(row, reads, kind, account, limit)                                            \
    STORE_EACH_ROW(row, *STORE_OF_TYPE(const kind##_ROW **, &(row)), reads,                        \
                   store_list_of(reads, kind, account, limit, NULL, NULL, NULL))
#define STORE_EACH_WITH(row, reads, kind, member, number, limit)                                   \
    STORE_EACH_ROW(row, *STORE_OF_TYPE(const kind##_ROW **, &(row)), reads,                        \
                   store_list_with(reads, kind, member, number, limit, NULL, NULL, NULL))
#define STORE_EACH_NAMED(row, reads, kind, member, text, limit)                                    \
    STORE_EACH_ROW(row, *STORE_OF_TYPE(const kind##_ROW **, &(row)), reads,                        \
                   store_list_named(reads, kind, member, text, limit, NULL, NULL, NULL))
#define STORE_EACH_ROW(row, to, reads, call)                                                       \
    for (STORE_ROWS row##_rows = ((call), store_rows_of(reads));                                   \
         ((to) = store_rows_next(&row##_rows));)
/* The rows that the last call without a callback has read. STORE_EACH uses these. */
struct store_rows {
    struct reply *told, *next;
};
#define STORE_ROWS __attribute__((cleanup(store_rows_free))) struct store_rows
struct store_rows store_rows_of(struct store *reads);
/* NULL: there is no further row. Frees the row before. */
const void *store_rows_next(struct store_rows *rows);
void store_rows_free(struct store_rows *rows);
/* For `run`: reads one account, by its id or its name. False: it does not exist. */
bool store_reads_account(struct store *reads, int64_t id, struct store_account *out);
bool store_reads_named(struct store *reads, const char *name, struct store_account *out);
