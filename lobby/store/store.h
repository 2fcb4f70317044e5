/*
 * What the lobby keeps. Calls are named by their use, and show no SQL. Every call completes through
 * its callback, from store_pump on the caller's loop, never inside the call. Calls of the same kind
 * complete in order, but appends only those of the same game. A read that starts after a write's
 * callback sees that write. All stores pass one contract suite.
 *
 * Ids are made by ids.h; times are UTC ms. Structs passed in are copied; structs passed to
 * callbacks live until the callback returns.
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
    STORE_NONE,  /* no such thing (an entry's account, too); nothing was written */
    STORE_TAKEN, /* a unique name, key or entry exists already; nothing was written */
    /* a balance would go below zero, or the call is not well formed (that is logged); nothing was
       written */
    STORE_REFUSED,
    STORE_FENCED, /* another epoch or sequence number: this room no longer owns the game */
    /* The typed line that goes with the call (store_attach) was done before: nothing was written.
     */
    STORE_DONE,
    STORE_GONE, /* it was there, but is no longer kept (store_prune) */
    STORE_FULL  /* no space: nothing was written, and the same call may be tried later */
    /* Any other failure of the disk has an unknown outcome: the process ends, and the next one
     * recovers. */
};

/* Whether a read that ended so says nothing of what there is. */
static inline bool store_failed(enum store_status status)
{
    return status != STORE_OK && status != STORE_NONE && status != STORE_GONE;
}

/* System accounts of the chip ledger. The chips of each call's entries sum to zero over all
 * accounts, these two included (else STORE_REFUSED). So players and escrow together always hold
 * what the mint has given out (RK-D13). Only the mint's balance may be below zero. */
enum { STORE_ACCOUNT_MINT = 1, STORE_ACCOUNT_ESCROW = 2 };

/* The callback of a call that writes; such a call may be given NULL. */
typedef void store_done_cb(void *arg, enum store_status status);

/* ---- Opening: these three wait, at start-up only ---- */
/* url: one of PostgreSQL's (server.h), whose empty database is set up if its role may do so, or
 * "sqlite:PATH", with options as "?name=value&name=value" (all have a default that suits a server:
 * `ballast` 64m, given back when the disk is full; `low` 256m, free space below which store_healthy
 * is false; `pages`, most pages of the database, 0 for no limit; `check` 10000, ms between looks at
 * the free space and the file; `sound` 0, 1 when the file has just been checked and need not be
 * checked again; `sync` 1, 0 for tests, which wait for no disk). Runs migrations, raises the epoch,
 * takes the open games over into it, checks the ledger's sum. Starts threads: fork before, not
 * after. Returns NULL and a sentence in `why`; errno is then EAGAIN if a server is away or cannot
 * be written to now, EPERM if it does not let us in, else another. */
struct store *store_open(const char *url, const struct clock *clock, char *why, size_t whycap);
/* The epoch of this opening. It is greater than the epoch of every opening before. */
int64_t store_epoch(const struct store *store);
/* What the store held when it was opened. */
struct store_past {
    int64_t highest; /* the highest of our ids in it; 0: none */
    int64_t seen_ms; /* the time that store_seen noted last; 0: never */
};
struct store_past store_past(const struct store *store);
/* Notes that the time is `wall_ms`. Call this only while the clock can be trusted. */
void store_seen(struct store *store, int64_t wall_ms);
/* A secret of 32 bytes, by its name ("ticket"). It is made at the first call. */
void store_secret(struct store *store, const char *name, uint8_t out[32]);

/* Writes what is queued, then closes. Drops callbacks that were not delivered. */
void store_close(struct store **store);
/* A descriptor for the caller's loop. It is readable when completions wait for store_pump or
 * store_healthy has changed. */
int store_fd(const struct store *store);
/* Delivers what has completed, up to a bound (store_fd stays readable if more waits). It never
 * delivers the results of calls that its own callbacks make. Returns how many callbacks ran.
 * Callbacks must not call store_pump or store_close. */
int store_pump(struct store *store);
/* The number of writes that are not done yet. Above a bound the lobby opens no new tables. */
int store_backlog(const struct store *store);
/* False while the disk is low or full; then no new competitive tables are opened (doc/design.md,
 * Store). */
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
    int64_t created_ms, login_ms, allowance_day_ms; /* UTC day of the last allowance */
    int64_t xp, chips;                              /* sums of the ledger; read only */
    /* Chips that this account has staked in games in play and cups, which `chips` does not include;
     * read only. */
    int64_t staked;
    /* Dignity lost in all games together; read only. */
    int64_t dignity;
    char settings[STORE_SETTINGS_MAX]; /* `name=value` lines */
    /* The account that this one became part of, 0: none; read only. */
    int64_t merged_into;
};
typedef void store_account_cb(void *arg, enum store_status status,
                              const struct store_account *account);

enum store_currency { STORE_XP, STORE_CHIPS };
/* One ledger entry. (game, account, currency, reason) is unique where game is not 0. So the escrow
 * account gets one entry for all bets of a game. Balances are checked after all entries of a call.
 */
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

/* Creates the account and posts the entries (the starting grant) in one transaction.
 * STORE_TAKEN: the name or the skeleton is in use, or the key belongs to an account.
 * `fingerprint`, `key` may be NULL: no SSH key. A key belongs to the account whose owner has
 * proved that they hold it, here or by logging in with it (store_key_used). Anybody can paste a
 * public key, so a key that was only added moves to the next account that adds it. */
void store_account_create(struct store *s, const struct store_account *account,
                          const char *fingerprint, const char *key,
                          const struct store_entry *entries, int nentries, store_done_cb *cb,
                          void *arg);
/* Finds an account by name in any case, or by a look-alike's skeleton when `skeleton` is true. The
 * name of a merged account finds the account that it is part of. */
void store_account_by_name(struct store *s, const char *name, bool skeleton, store_account_cb *cb,
                           void *arg);
void store_account_by_id(struct store *s, int64_t id, store_account_cb *cb, void *arg);
void store_account_by_key(struct store *s, const char *fingerprint, store_account_cb *cb,
                          void *arg);
/* Lists accounts in order of their names in lower case: at most `limit`, those after `after` (""
 * for the start). `done` follows. System accounts are not listed. */
typedef void store_accounts_cb(void *arg, const struct store_account *account);
void store_accounts(struct store *s, const char *after, int limit, store_accounts_cb *each,
                    store_done_cb *done, void *arg);
/* Accounts that were made at `since_ms` or later, the newest first. */
void store_accounts_since(struct store *s, int64_t since_ms, int limit, store_accounts_cb *each,
                          store_done_cb *done, void *arg);
/* Accounts with a role above STORE_PLAYER, the highest role first, then by name. */
void store_accounts_staff(struct store *s, int limit, store_accounts_cb *each, store_done_cb *done,
                          void *arg);
/* Writes these parts of an account and leaves the others as they are. So a caller that writes
 * one part need not know the present state of the others. */
enum store_part {
    STORE_PART_PASSWORD = 1,
    STORE_PART_ROLE = 2,
    STORE_PART_LOGIN = 4, /* login_ms and allowance_day_ms; without entries, the latter only
                             grows */
    STORE_PART_SETTINGS = 8,
    STORE_PARTS = 15
};
/* Also posts the entries in the same transaction (the allowance of that day, RK-D11; none: NULL,
 * 0). STORE_NONE: there is no such account, or it is part of another one now, so that a caller
 * that read it before the merge does not bring it back. STORE_TAKEN, only for entries with
 * STORE_PART_LOGIN: since the account was read, that day's allowance or the next day's was
 * given, or the account came to have more than `chips` and `staked` together; nothing is
 * written. An allowance of a still later day was given under a clock that was ahead, and does
 * not count. */
void store_account_update(struct store *s, const struct store_account *account, unsigned parts,
                          const struct store_entry *entries, int nentries, store_done_cb *cb,
                          void *arg);
/* `key`: "ssh-ed25519 AAAA...". STORE_TAKEN: this account has it already, or it belongs to another
 * (see above). */
void store_key_add(struct store *s, int64_t account, const char *fingerprint, const char *key,
                   store_done_cb *cb, void *arg);
struct store_key {
    int64_t account;
    char fingerprint[STORE_ADDRESS_MAX];
    char label[STORE_NAME_MAX]; /* what its owner calls it; may be empty */
    int64_t added_ms, used_ms;  /* 0: added at an unknown time; never used */
};
typedef void store_key_cb(void *arg, const struct store_key *key);
/* The keys of an account, oldest first. */
void store_keys(struct store *s, int64_t account, store_key_cb *each, store_done_cb *done,
                void *arg);
/* Writes label and used_ms of a key of that account; STORE_NONE: it has no such key. */
void store_key_update(struct store *s, const struct store_key *key, store_done_cb *cb, void *arg);
/* Notes that the account uses the key now; STORE_NONE: as above. */
void store_key_used(struct store *s, int64_t account, const char *fingerprint, store_done_cb *cb,
                    void *arg);
void store_key_remove(struct store *s, int64_t account, const char *fingerprint, store_done_cb *cb,
                      void *arg);
/* Gives an account another name. Games and sanctions keep the name that they have. STORE_TAKEN: the
 * name or its skeleton is in use. */
void store_account_rename(struct store *s, int64_t account, const char *name, const char *skeleton,
                          store_done_cb *cb, void *arg);
/* Forgets whose account it was. The account gets `name` (which is its skeleton, too), here and
 * in its games. It loses its password, role, settings, keys and records. Others lose their ties
 * to it and its messages. Reports about it and sanctions stay, under the new name. Its ledger
 * stays (RK-D14). Putting or adding something of it later, for example by a session that ends,
 * does nothing; updates of it get STORE_NONE. */
void store_account_erase(struct store *s, int64_t account, const char *name, store_done_cb *cb,
                         void *arg);

/* Makes `from` part of `into`, which takes over its ledger, keys, games, records and sanctions.
 * The second factor, channels and typed lines of `from` go, and so do ties and aliases that both
 * have. Its name stays, for store_account_by_name. STORE_TAKEN: it was merged before.
 * STORE_REFUSED: the two sat in one game or are in one cup that is not over, or a game or a vote
 * of `from` is still open. `entries` are posted first, in the same transaction: what `from`
 * gives back (RK-D21). `into` takes over its ratings for games that `into` was never rated in;
 * its other ratings no longer count (RT-D7). */
void store_account_merge(struct store *s, int64_t from, int64_t into,
                         const struct store_entry *entries, int nentries, store_done_cb *cb,
                         void *arg);

/* Posts entries and their balances in one transaction (RK-D15). For entries about no game: entries
 * with a game are STORE_REFUSED here. */
void store_post(struct store *s, const struct store_entry *entries, int nentries, store_done_cb *cb,
                void *arg);

/* An entry as the ledger has it. `seq` counts an account's entries from 1. */
struct store_posted {
    struct store_entry entry;
    int64_t seq, at_ms;
};
/* The entries of an account with a greater `seq` than `after`, oldest first. */
typedef void store_posted_cb(void *arg, const struct store_posted *posted);
void store_entries(struct store *s, int64_t account, int64_t after, int limit,
                   store_posted_cb *each, store_done_cb *done, void *arg);

/* ---- Tables and games ---- */
/* A table of a cup (doc/rules/cups.md). The store has at most one open table and one game for
 * each. */
struct store_cup_at {
    int64_t cup;   /* the number of the cup; 0: none */
    int32_t round; /* from 1; the arena counts all as round 1 */
    int32_t table; /* in the round, from 1 */
};
/* A table as it stands between games; the table module chooses the form of the text. */
struct store_table {
    int64_t id;
    int32_t number;   /* what people type; unique among open tables */
    int64_t game;     /* in play or last played; 0: none */
    const char *text; /* below STORE_LONG_MAX */
    struct store_cup_at cup;
};
/* Writes the row, whether it is new or not. STORE_TAKEN: the number is another open table's, or
 * another table is the same one of a cup, or `game` is 0 and that table of the cup has had its
 * game. */
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
struct store_seat {
    int64_t account; /* for a guest or a bot, no account has this id */
    char name[STORE_NAME_MAX];
    uint8_t kind;   /* enum store_seat_kind */
    uint8_t level;  /* of a bot */
    uint8_t place;  /* the place in the result, once finished; 0: none */
    int8_t outcome; /* 1 won, -1 lost, 0 neither */
    bool left;
    int32_t xp;
    int64_t chips;
    /* Dignity lost in this game (EL-D10). An account's dignity is the sum over its games. */
    int32_t dignity;
    /* Set when a game of a cup is over: the cards that were held at the end (CU-D8), and whether
     * the whole game was played automatically (CU-D4). */
    uint16_t cards;
    bool absent;
    /* What the game did to the account's rating, from the ledger's entry; read only. `rated`
     * false: the game has no such entry. */
    bool rated;
    int32_t rating, rating_moved;    /* as people are shown it: after the game, and the change */
    int64_t rating_mu, rating_sigma; /* the changes, in millionths */
};
struct store_game {
    int64_t id, table;
    /* The number that people type. It is unique; the store assigns it, counting from 1. */
    int64_t number;
    char game[STORE_GAME_MAX];
    uint16_t version;
    bool competitive;
    int64_t bet;
    uint8_t seed[32];
    char options[STORE_TEXT_MAX];
    /* What the seed is made from; the table module chooses the form of the text. "": the game was
     * played before this was kept. */
    char shuffle[STORE_TEXT_MAX];
    /* How it ended; the table module chooses the form of this text, too. */
    char ending[STORE_ENDING_MAX];
    int64_t started_ms, ended_ms;
    enum store_game_state state;
    struct store_cup_at cup; /* the table of the cup whose game it is */
    bool unrated;            /* it moves no ratings although it is competitive */
    int32_t deal;            /* of a duplicate, from 1; 0: none */
    /* Others still play the deal, so nobody may read the record until store_cup_deal_over. */
    bool closed;
    /* The game is finished, but a leave vote is still open; store_open_games lists it. */
    bool open_vote;
    uint8_t nseats;
    struct store_seat seat[STORE_SEATS_MAX];
};
/* One journal entry. `command` is the id of the command that caused it, 0: none. A (game, command)
 * is stored only once. */
struct store_event {
    int64_t at_ms, command;
    const char *text; /* below STORE_LONG_MAX */
};

/* One entry of the ledger of ratings (RT-D11). (game, account, board, reason, season) is unique. */
struct store_rating {
    int64_t account;
    int64_t game; /* 0: none */
    char board[STORE_GAME_MAX];
    /* STORE_RATING_GAME, STORE_RATING_VOID, STORE_RATING_SEASON */
    char reason[24];
    int32_t season;       /* of STORE_RATING_SEASON: which one (season.h); else 0 */
    int64_t mu, sigma;    /* changes, in millionths, at most STORE_RATING_MOST */
    int32_t shown, moved; /* as people are shown it: afterwards, and the change */
};
#define STORE_RATING_GAME   "game"
#define STORE_RATING_VOID   "void"   /* takes the game's entry back (RT-D7) */
#define STORE_RATING_SEASON "season" /* draws together at the end of a season (RT-D17) */
#define STORE_RATING_MOST   INT64_C(1000000000)

/* Starts a game in one transaction: writes its row, the table's row (NULL: none) and the entries
 * of the bets, each with this game's id. This epoch owns the game. It gets the next number,
 * which the callback is told (0 if nothing started). STORE_REFUSED: a bet is not covered.
 * STORE_TAKEN: the game exists already, or another game of that table of a cup does. */
typedef void store_started_cb(void *arg, enum store_status status, int64_t number);
void store_game_start(struct store *s, const struct store_game *game,
                      const struct store_table *table, const struct store_entry *entries,
                      int nentries, store_started_cb *cb, void *arg);

/* Appends to a game's journal and writes what goes with that, in one transaction. */
struct store_append {
    int64_t game, epoch;
    /* The number of events[0]; the first event of a game is 1. */
    int32_t first_seq;
    /* 0: there is no event, but first_seq is still checked. */
    int nevents;
    const struct store_event *events;
    /* Not NULL: writes state, results of seats, ended_ms, ending, open_vote and `competitive`; a
     * game that turned out not to score is no longer competitive (RK-D2). */
    const struct store_game *final;
    const struct store_table *table; /* not NULL: also writes the table's row */
    int nentries;
    /* The settlement; each entry has this game's id. Unique keys make it happen only once. */
    const struct store_entry *entries;
    /* What the game does to ratings; each entry has this game's id. */
    int nratings;
    const struct store_rating *ratings;
    /* Not NULL: the audit line of a moderator who voids the game. */
    const struct store_audit *audit;
};
/* STORE_TAKEN: a command or an entry is stored already. STORE_FENCED: another epoch owns the game,
 * or first_seq is not the next number. Any later epoch may append to a game that has ended, and
 * owns it from then on. */
void store_game_append(struct store *s, const struct store_append *append, store_done_cb *cb,
                       void *arg);

/* For the start: tells every open table, and every game that is live or has an open vote, with
 * its journal, in the order of ids. `done` follows. Callbacks run from store_pump like all
 * others, over as many calls of it as needed. */
typedef void store_table_cb(void *arg, const struct store_table *table);
typedef void store_game_cb(void *arg, const struct store_game *game);
typedef void store_event_cb(void *arg, int32_t seq, const struct store_event *event);
void store_open_tables(struct store *s, store_table_cb *each, store_done_cb *done, void *arg);
void store_open_games(struct store *s, store_game_cb *each, store_event_cb *event,
                      store_done_cb *done, void *arg);
/* One whole game, by its id or its number: the row, then its events. STORE_NONE: there is no
 * such game. STORE_GONE, only by number: there was one, but it is no longer kept. */
void store_game_read(struct store *s, int64_t id, store_game_cb *game, store_event_cb *event,
                     store_done_cb *done, void *arg);
void store_game_numbered(struct store *s, int64_t number, store_game_cb *game,
                         store_event_cb *event, store_done_cb *done, void *arg);
/* A player's games (0: everybody's), newest first, with numbers below `before` (0: from the
 * newest). */
void store_games_of(struct store *s, int64_t account, int64_t before, int limit,
                    store_game_cb *each, store_done_cb *done, void *arg);

/* The games of a cup, live or over, in the order of rounds and tables, without their events. */
void store_cup_games(struct store *s, int64_t cup, store_game_cb *each, store_done_cb *done,
                     void *arg);
/* Every table of the cup has played the deal: its games are not closed any more. */
void store_cup_deal_over(struct store *s, int64_t cup, int32_t deal, store_done_cb *cb, void *arg);

/* An event of a cup and all that it changes, in one transaction. */
struct store_cup_write {
    int64_t cup;
    int32_t seq; /* of the event, from 1 without a gap */
    int64_t at_ms;
    const char *event; /* below STORE_CUP_EVENT_MAX */
    /* NULL: the row stays as it is; the first event has one. A row of a cup that has ended opens
     * the records of all its games, as store_cup_deal_over does. */
    const struct store_cup *row;
    const struct store_cup_entrant *entrants; /* new or not, at most STORE_CUP_ENTRANTS_MAX */
    int nentrants;
    /* They are not about a game. What they move to and from the escrow account must be the
     * change of `held`, else STORE_REFUSED. */
    const struct store_entry *entries;
    int nentries;
    const struct store_audit *audit; /* NULL: none */
};
enum { STORE_CUP_EVENT_MAX = 24704, STORE_CUP_ENTRANTS_MAX = 1024 };
/* STORE_TAKEN: the cup has this event already. STORE_FENCED: it does not have the one before it.
 * STORE_REFUSED: chips are not covered. */
void store_cup_write(struct store *s, const struct store_cup_write *write, store_done_cb *cb,
                     void *arg);
/* The events of a cup, from the first one on; `command` is 0. */
void store_cup_events(struct store *s, int64_t cup, store_event_cb *each, store_done_cb *done,
                      void *arg);

/* Deletes a slice of the rows that are older than asked for, then of the games that need not be
 * kept, oldest first. Such a game is over, was not ranked, was not of a cup, gave nobody XP,
 * chips or dignity, and is not shown by an open table. If no account sat in it, it goes when it
 * ended before `before_ms`, or when `guest_games` newer ones of this sort exist. If accounts sat
 * in it, it goes when each of them has `account_games` newer ones. The numbers of deleted games
 * are not given again. */
struct store_prune {
    int64_t before_ms;
    int64_t guest_games, account_games;
    int64_t rows_before_ms[STORE_KEPT_KINDS]; /* older rows of the kind go; 0: none goes */
    int64_t cursor;                           /* where the last slice ended; 0: begin a new round */
};
struct store_pruned {
    int games;                      /* how many games were deleted */
    int64_t rows[STORE_KEPT_KINDS]; /* likewise */
    bool more;                      /* the round is not over: */
    int64_t cursor;                 /* the next slice begins here */
};
typedef void store_pruned_cb(void *arg, enum store_status status,
                             const struct store_pruned *pruned);
void store_prune(struct store *s, const struct store_prune *what, store_pruned_cb *cb, void *arg);
/* What store_prune would delete now, in all its slices. */
struct store_due {
    struct store_due_kind {
        int64_t count, oldest_ms; /* oldest_ms 0: there is none */
    } rows[STORE_KEPT_KINDS], guest_games, account_games;
};
/* A game of accounts counts once for each account that no longer keeps it; it goes when none of
 * its accounts keeps it. */
typedef void store_due_cb(void *arg, enum store_status status, const struct store_due *due);
void store_prune_due(struct store *s, const struct store_prune *what, store_due_cb *cb, void *arg);

/* ---- Boards ---- */
/* What an account did in competitive games since `from_ms` (RK-D16), from ledger and results.
 * There is one score over all games (`game` "") and one for each game. The score over all games
 * includes XP that no game gave, such as an adjustment, at its own time. A game counts at the
 * time when it ended, with all its XP. So a later vote for a penalty, or a void, changes the
 * span in which the game ended. A span (`from_ms` not 0) leaves out games that ended a day or
 * more after now, because the clock was ahead then. Games that ended in a state other than
 * finished count for XP only. */
struct store_score {
    int64_t account;
    char name[STORE_NAME_MAX];
    char game[STORE_GAME_MAX];
    int64_t xp;
    int64_t reached_ms; /* when its XP last changed */
    int32_t games, won;
    /* The results in a row until now: +n won, -n lost; 0 after a game that was neither. */
    int32_t streak;
    bool hidden; /* banned now (RK-D18), or erased */
};
/* In order of account, then of game, so that "" (over all games) comes first. `account` 0: all. */
typedef void store_score_cb(void *arg, const struct store_score *score);
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
/* In order of account, then of game. An account that is part of another has none. */
typedef void store_rated_cb(void *arg, const struct store_rated *rated);
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
    bool oldest;                /* with neither: the first entries of all, oldest first */
    int limit;
};
/* Newest first, unless asked for the oldest. */
typedef void store_rating_cb(void *arg, const struct store_rating_entry *entry);
void store_ratings(struct store *s, const struct store_rating_query *query, store_rating_cb *each,
                   store_done_cb *done, void *arg);

/* ---- Seasons of ratings ---- */
/* One slice of a close, written in one transaction: places, or entries of ratings with the
 * reason STORE_RATING_SEASON, or how far the close is (NULL: not that). At most
 * STORE_SEASON_SLICE of each. The places replace all places with an id of `from` to `to`,
 * because a close that was cut short may have left others there. STORE_TAKEN: one of the entries
 * is there already. */
enum { STORE_SEASON_SLICE = 256 };
struct store_season_write {
    const struct store_season_place *places;
    int nplaces;
    int64_t from, to; /* both 0: replaces none */
    const struct store_rating *ratings;
    int nratings;
    const struct store_season *season;
};
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
    char name[STORE_NAME_MAX];           /* of the account, when it was imposed */
    char today[STORE_NAME_MAX];          /* of the account, today; read only */
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
/* Writes all of them in one transaction, each new or not (by id); at most STORE_SANCTIONS_MAX. */
void store_sanctions_put(struct store *s, const struct store_sanction *sanctions, int nsanctions,
                         store_done_cb *cb, void *arg);
/* All sanctions in force: neither ended nor expired. */
void store_sanctions(struct store *s, store_sanction_cb *each, store_done_cb *done, void *arg);
/* The sanctions of an account, in force or not, newest first. */
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
/* Which lines are wanted. A line must match every field; "" or 0 matches any line. Names match
 * in any case. */
struct store_audit_query {
    /* `who` finds the account and the Unix user of that name; STORE_SOCKET finds all that came over
     * the control socket. */
    char who[STORE_BY_MAX], act[24], about[STORE_ADDRESS_MAX];
    int64_t since_ms, until_ms; /* since_ms itself is included, until_ms is not */
    int64_t before;             /* only ids below this one; 0: all */
    int64_t after;              /* only ids above this one */
    int limit;
};
/* Newest first. A line is never changed. Only store_prune takes lines away, by their age. */
void store_audit_list(struct store *s, const struct store_audit_query *query, store_audit_cb *each,
                      store_done_cb *done, void *arg);

/* ---- Records ---- */
/* The calls for every kind of record. `kind` is its name, such as STORE_RECORD_LOGIN. The compiler
 * warns of a row, a member or a callback (STORE_RECORD_LOGIN_CB) that is not of its struct. A row
 * that is written with braces needs parentheses: store_put(s, kind, (&(struct store_tie){...})). */
#define STORE_OF_TYPE(type, value) (1 ? (value) : (type)0)

/* Writes a row, new or not. */
#define store_put(s, kind, row, cb, arg)                                                           \
    store_record_put(s, kind, STORE_OF_TYPE(const kind##_ROW *, row), cb, arg)
void store_record_put(struct store *s, enum store_record kind, const void *row, store_done_cb *cb,
                      void *arg);
/* Deletes the row that has this key. STORE_NONE: there is none. */
void store_drop(struct store *s, enum store_record kind, int64_t key, store_done_cb *cb, void *arg);

/* Each of these lists at most `limit` rows, those with the highest keys first. */
/* All rows of the kind. */
#define store_list(s, kind, limit, each, done, arg)                                                \
    store_list_of(s, kind, 0, limit, each, done, arg)
/* The rows of an account; 0: of all. */
#define store_list_of(s, kind, account, limit, each, done, arg)                                    \
    store_record_list(s, kind, account, limit, (store_row_cb *)STORE_OF_TYPE(kind##_CB *, each),   \
                      done, arg)
/* The rows whose `member`, a number, has this value. */
#define store_list_with(s, kind, member, number, limit, each, done, arg)                           \
    store_record_list_with(s, kind, offsetof(kind##_ROW, member),                                  \
                           1 ? (number) : ((kind##_ROW *)NULL)->member, limit,                     \
                           (store_row_cb *)STORE_OF_TYPE(kind##_CB *, each), done, arg)
/* The rows whose `member` is this text. */
#define store_list_named(s, kind, member, text, limit, each, done, arg)                            \
    store_record_list_named(s, kind, offsetof(kind##_ROW, member[0]), text, limit,                 \
                            (store_row_cb *)STORE_OF_TYPE(kind##_CB *, each), done, arg)
void store_record_list(struct store *s, enum store_record kind, int64_t account, int limit,
                       store_row_cb *each, store_done_cb *done, void *arg);
void store_record_list_with(struct store *s, enum store_record kind, size_t offset, int64_t number,
                            int limit, store_row_cb *each, store_done_cb *done, void *arg);
void store_record_list_named(struct store *s, enum store_record kind, size_t offset,
                             const char *text, int limit, store_row_cb *each, store_done_cb *done,
                             void *arg);
/* The changes of names whose old or new name is this one, in any case. */
void store_renames_named(struct store *s, const char *name, int limit, STORE_RECORD_RENAME_CB *each,
                         store_done_cb *done, void *arg);

/* A record to be written with another write. */
struct store_row {
    enum store_record kind;
    const void *row;
};
#define STORE_ROW(kind, row) ((struct store_row){kind, STORE_OF_TYPE(const kind##_ROW *, row)})

/* ---- Typed lines ---- */
/* What a typed line has done. The door sends a line again if the room died before it answered; this
 * row keeps the next room from doing it twice. */
struct store_line {
    /* The numbers by which the door knows the line; `command` is below 2^63; 0: no line. */
    uint64_t conn, command;
    /* One of several things that the line does; 0: the rest of the line. */
    int part;
    /* The door knows that lines of the connection below this number are done, so this write
     * deletes their rows. */
    uint64_t oldest;
    /* The account that is logged in from this line on; 0: that does not change. */
    int64_t account;
    const char *answer; /* the answer to the line, below STORE_LONG_MAX; "": none */
};
typedef void store_line_cb(void *arg, const struct store_line *line);
/* Every row, in order of connection, line and part. */
void store_lines(struct store *s, store_line_cb *each, store_done_cb *done, void *arg);
/* Deletes the rows of a connection that is gone. STORE_NONE: it has none. */
void store_lines_forget(struct store *s, uint64_t conn, store_done_cb *cb, void *arg);

/* What is written together with another write, in the same transaction. Either everything is
 * written, or nothing. */
struct store_attached {
    /* NULL: none. The write fails with STORE_DONE if the line's row is there already. */
    const struct store_line *line;
    const struct store_audit *audit; /* NULL: none, or the write has one of its own */
    const struct store_row *records;
    int nrecords; /* at most STORE_ATTACHED_MAX */
};
/* Adds this to the next call that writes. That call has to be made before store_pump returns. */
void store_attach(struct store *s, const struct store_attached *attached);
/* A copy that lives until store_attached_free. */
struct store_attached *store_attached_copy(const struct store_attached *attached);
void store_attached_free(struct store_attached **attached);

/* ---- Reads that lead to each other ---- */

/* Reads in a row, each asked for when the one before it is known. They need no callback in between,
 * and see the database as it was at one moment. */
struct store_reads {
    size_t size; /* of the result */
    /* Makes the reads, on the thread that reads: it may use nothing but the result and what is
     * constant, and its time is that of all other reads. `store` takes the calls that read; each
     * has made all its callbacks when it returns, and its `done` may be NULL. It is called again,
     * with a new result, when the connection to a server breaks. */
    void (*run)(struct store *store, void *result);
    void (*drop)(void *result); /* frees what the result points to; NULL: it points to nothing */
};
/* STORE_OK: they were made, and none failed. Else `result` is NULL. The result is freed when the
 * callback returns. */
typedef void store_reads_cb(void *arg, enum store_status status, void *result);
/* `asked`: what the result is at first. It is copied. `what` is constant. */
void store_reads(struct store *s, const struct store_reads *what, const void *asked,
                 store_reads_cb *cb, void *arg);
/* For `run`: the rows that a call lists, one after another, without a callback. After `const struct
 * store_sanction *what;`: `STORE_EACH (what, sanctions_of, reads, account, 20)`. A row lives until
 * the next one is asked for. */
#define STORE_EACH(row, list, reads, ...)                                                          \
    STORE_EACH_ROW(row, row, reads, store_##list(reads, __VA_ARGS__, NULL, NULL, NULL))
/* The same for rows of a record, as store_list_of, store_list_with and store_list_named tell
 * them. */
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
/* What the call without a callback that was made last has read. */
struct store_rows {
    struct reply *told, *next;
};
#define STORE_ROWS __attribute__((cleanup(store_rows_free))) struct store_rows
struct store_rows store_rows_of(struct store *reads);
/* NULL: there is no further row. */
const void *store_rows_next(struct store_rows *rows);
void store_rows_free(struct store_rows *rows);
/* For `run`: reads one account. False: there is none. */
bool store_reads_account(struct store *reads, int64_t id, struct store_account *out);
bool store_reads_named(struct store *reads, const char *name, struct store_account *out);
