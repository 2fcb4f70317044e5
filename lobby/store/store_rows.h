/*
 * Records: rows that the store keeps about accounts, or that accounts wrote. Each kind of record
 * has a table of its own and a struct for its rows. The first member of the struct is the key of a
 * row: `id`, or `account` if an account has only one row of the kind. record.c says which columns a
 * table has, how many rows are kept and what becomes of them when an account goes. store.h has the
 * calls that write and list records, and uses the limits below, too.
 *
 * In every struct, `account` is the account to which a row belongs, and `at_ms` is when the row was
 * written, unless a comment says otherwise. The name of an account is the one that it had at that
 * time.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
    /* Bytes of texts, NUL included. */
    STORE_NAME_MAX = 17,      /* name of an account */
    STORE_BY_MAX = 48,        /* who acted: the name of an account, or "cardroomctl (kate)" */
    STORE_GAME_MAX = 24,      /* id of a game of the registry */
    STORE_TEXT_MAX = 512,     /* reasons, options */
    STORE_LONG_MAX = 16384,   /* the longest text of a table or of a journal entry */
    STORE_SETTINGS_MAX = 656, /* at most 241 for the settings' own lines, and FORMULAS_TEXT_MAX
                                 for formulas */
    STORE_ENDING_MAX = 192,   /* how a game ended */
    STORE_ADDRESS_MAX = 64,   /* address or CIDR as text */
    /* Counts. */
    STORE_SEATS_MAX = 8,
    STORE_SANCTIONS_MAX = 32, /* how many sanctions one case has */
    STORE_ENTRIES_MAX = 1100, /* ledger entries of one call: the prizes of the largest cup */
    STORE_ATTACHED_MAX = 64   /* records that go with one call */
};
/* The name of the control socket as somebody who acts; a blank and "(USER)" follow it. */
#define STORE_SOCKET "cardroomctl"
/* The name of an erased account begins like this. No other account's name does. */
#define STORE_NAME_ERASED "gone-"
#define STORE_DAY_MS      INT64_C(86400000)
#define STORE_AMOUNT_MAX  INT64_C(1000000000000) /* the most that one entry adds or takes */

/* Bounds of records. */
enum {
    STORE_WORDS_MAX = 2048, /* a text of a record */
    /* How many rows of an account are kept. Writing one deletes older ones. */
    STORE_LOGINS_KEPT = 20,
    STORE_LEAVES_KEPT = 50,
    STORE_APPEALS_KEPT = 20,
    STORE_NEWS_KEPT = 50,    /* in all */
    STORE_SEEN_KEPT = 50000, /* of struct store_daily_seen, in all: some days of a large room */
    STORE_REPORT_CLOSED = 3, /* the state of a report that is closed */
    STORE_CHANNEL_MAX = 32,  /* name of a channel */
    STORE_TITLE_MAX = 48,    /* title of a game */
    STORE_TRANSPORT_MAX = 8, /* "ssh", "tls", "telnet", "web" */
    STORE_SECRET_MAX = 40,   /* a second factor's secret, in base32 */
    /* Hashes of recovery codes in hex, one after another. */
    STORE_RECOVERY_MAX = 336
};

/* A login is written beside the write that logs the account in (store_attach). */
struct store_login {
    int64_t id, account, at_ms;
    char name[STORE_NAME_MAX];       /* the account's name at that time */
    char network[STORE_ADDRESS_MAX]; /* of the subscriber; empty: none is known */
    char transport[STORE_TRANSPORT_MAX];
    char fingerprint[STORE_ADDRESS_MAX]; /* of the SSH key; empty: none */
};

/* A friend, or somebody whom the account ignores. */
struct store_tie {
    int64_t id, account, at_ms;
    int64_t other;             /* the friend, or who is ignored */
    char name[STORE_NAME_MAX]; /* the name of `other` */
};

struct store_alias {
    int64_t id, account, at_ms;
    char word[STORE_NAME_MAX];
    char text[STORE_WORDS_MAX]; /* what the alias stands for */
};

/* A channel for which the account has changed the default: a game's, which it joined, or the
 * lobby's, which it left. */
struct store_channel {
    int64_t id, account, at_ms;
    char name[STORE_CHANNEL_MAX];
};

/* A message that waits for the account's next login. */
struct store_message {
    int64_t id, account, at_ms;
    int64_t author; /* 0: the room itself */
    char author_name[STORE_NAME_MAX];
    char text[STORE_WORDS_MAX];
};

/* A note of the staff about an account. */
struct store_note {
    int64_t id, account, at_ms;
    int64_t staff; /* who wrote it; 0: the control socket */
    char staff_name[STORE_BY_MAX];
    char text[STORE_WORDS_MAX];
};

struct store_warning {
    int64_t id, account, at_ms;
    int64_t staff; /* as in a note */
    char staff_name[STORE_BY_MAX];
    bool shown; /* the account has read it */
    char text[STORE_WORDS_MAX];
};

/* What one person has reported. A case is the reports of several people that the staff decides
 * together. They have one number. */
struct store_report {
    int64_t id, account, at_ms;      /* account: the writer; a guest's id is not an account's */
    int64_t number;                  /* of the case: what people type */
    char name[STORE_NAME_MAX];       /* of the writer */
    char address[STORE_ADDRESS_MAX]; /* of a guest; else empty */
    /* The number of the table where the writer was; 0: in the lobby. */
    int64_t card_table;
    int64_t about; /* the account that is reported */
    char about_name[STORE_NAME_MAX];
    int state; /* enum report_state (report.h), the last of which is STORE_REPORT_CLOSED */
    /* The account that claimed it; 0: nobody, the control socket, or somebody who is known only
     * by name. */
    int64_t claimer;
    char claimer_name[STORE_BY_MAX];
    /* The report's words, what was added to them, and how it was closed. */
    char text[STORE_WORDS_MAX];
    /* The network of the writer's subscriber (empty: not known), and the fingerprint of the
     * writer's SSH key (empty: none). */
    char network[STORE_ADDRESS_MAX], fingerprint[STORE_ADDRESS_MAX];
    bool appeal; /* against a sanction on the writer */
    bool untold; /* the report is closed, and its writer has not been told */
    int64_t closed_ms;
    char tag[STORE_NAME_MAX];      /* the ready reason that closed it; empty: none */
    char outcome[STORE_TEXT_MAX];  /* what the writers are told */
    char sanction[STORE_TEXT_MAX]; /* what was done; empty: nothing, or not known */
};

/* A ranked game that the account left. */
struct store_leave {
    int64_t id, account, at_ms;
    int64_t game, number; /* the game's id, and the number that people type */
    int how;              /* enum leave_how (leaver.h) */
    char title[STORE_TITLE_MAX];
};

/* An appeal that the account has made. */
struct store_appeal {
    int64_t id, account, at_ms;
    int64_t against; /* id of the warning or of the case */
    /* The staff account that warned or imposed the sanction; 0: it is known only by name. */
    int64_t staff;
    char staff_name[STORE_BY_MAX];
    int64_t report; /* the number of the report that holds the appeal */
};

/* The second factor of an account (second.h). */
struct store_second {
    int64_t account, at_ms;
    int64_t last; /* the counter of the last code that was accepted */
    char secret[STORE_SECRET_MAX];
    char recovery[STORE_RECOVERY_MAX];
};

struct store_news {
    int64_t id, at_ms;
    int64_t number; /* what people type */
    char staff_name[STORE_BY_MAX];
    char text[STORE_WORDS_MAX];
};

/* The line of the day. The row that was written last counts. */
struct store_motd {
    int64_t id, at_ms;
    char staff_name[STORE_BY_MAX];
    char text[STORE_WORDS_MAX]; /* empty: the line of the settings is shown instead */
};

/* What the account typed last (recall.h). */
struct store_recall {
    int64_t account, at_ms;
    char text[STORE_WORDS_MAX]; /* lines, each ended by \n */
};

/* The countdown to the room's end. The row that was written last counts. */
struct store_countdown {
    int64_t id, at_ms, ends_ms;
    int how; /* what will end, in stop.c's own numbers */
    char reason[STORE_TEXT_MAX];
};

/* The lockdown (lockdown.h). The row that was written last counts. */
struct store_lockdown {
    int64_t id, at_ms, ends_ms; /* ends_ms 0: there is no lockdown */
    bool guests, newcomers;     /* who is kept out */
    int64_t slow_ms;            /* the least time between two lines of one person; 0: talk is not
                                   slowed */
    char slow_channel[STORE_CHANNEL_MAX]; /* where talk is slowed; empty: everywhere */
    bool slow_everyone;                   /* known members are slowed, too */
    char staff_name[STORE_BY_MAX];
    char reason[STORE_TEXT_MAX];
};

/* A filter of talk (filter.h). */
struct store_filter {
    int64_t id, at_ms;
    int64_t number;  /* what people type */
    int action;      /* enum filter_action (filter.h) */
    int64_t span_ms; /* of a mute */
    char staff_name[STORE_BY_MAX];
    char what[STORE_TEXT_MAX]; /* as sieve_new takes it */
};

/* An account that waits for the staff's approval, or what the staff decided (approval.h). The row
 * may be written together with the account. */
struct store_approval {
    int64_t account, at_ms, ends_ms;
    char name[STORE_NAME_MAX];
    char network[STORE_ADDRESS_MAX]; /* of the subscriber; empty: none is known */
    int state;                       /* enum approval_state (approval.h) */
    char staff_name[STORE_BY_MAX];
    char reason[STORE_TEXT_MAX];
};

/* An adjustment of the last day (confirm.c). The row may be written together with the entries. */
struct store_adjustment {
    int64_t id, account, at_ms;
    int64_t number;            /* what people type; 0: nobody had to confirm it */
    int64_t asked_for;         /* the account at that time; if it is merged into another one,
                                  `account` becomes that one */
    char name[STORE_NAME_MAX]; /* of `asked_for` at that time */
    int currency;              /* enum store_currency */
    int64_t amount;
    int state;          /* enum confirm_state (confirm.c) */
    int64_t staff, uid; /* who asked: an account, or 0 and the Unix user at the control socket */
    char staff_name[STORE_BY_MAX];
    /* While it waits: the network of the asker's subscriber (empty: not known), and the fingerprint
     * of the asker's SSH key (empty: none). */
    char network[STORE_ADDRESS_MAX], fingerprint[STORE_ADDRESS_MAX];
    char decided_by[STORE_BY_MAX];
    char reason[STORE_TEXT_MAX];
};

/* What the deal of a day is made from (daily.h). Once a row exists, only its `closed` changes. */
enum { STORE_DAILY_HEX = 65 }; /* bytes of 256 bits in lower case hexadecimal, NUL included */
struct store_daily_day {
    int64_t id, at_ms; /* the day; when the secret was drawn */
    char secret[STORE_DAILY_HEX], commitment[STORE_DAILY_HEX];
    bool closed; /* the day is over, and all its tries have their `share` */
};

/* The counted try of an account at the deal of a day. An account has one try for each day: writing
 * another one with another id changes nothing and is STORE_OK. When an account becomes part of
 * another, the earlier of two tries of the same day stays. A try is written together with its
 * game. */
struct store_daily_try {
    int64_t id, account, at_ms;
    char name[STORE_NAME_MAX];
    int64_t day; /* of a duel: its number, negative */
    /* The game's id, and its number (0: the game is not over). */
    int64_t game, number;
    int state; /* enum daily_state (daily.h) */
    int score; /* daily_score */
    /* These are set once the day is closed. `share` is in tenths of a percent of the matchpoints
     * (-1: nobody else played). `tries` says how many had played. */
    int share, place, tries;
};

/* A duel (DD-D8): one deal for two people. Each has a try whose `day` is the duel's number,
 * negative. A duel goes when either account goes. */
enum { STORE_DUELS_KEPT = 100 }; /* of each account that asked */
enum store_duel_state { STORE_DUEL_OPEN, STORE_DUEL_OVER, STORE_DUEL_DECLINED };
struct store_duel {
    int64_t id, account, at_ms, other; /* `account` asked, `other` was asked */
    int64_t number;                    /* as people type it */
    char name[STORE_NAME_MAX], other_name[STORE_NAME_MAX];
    char board[STORE_GAME_MAX]; /* id of the game */
    char secret[STORE_DAILY_HEX];
    int state; /* enum store_duel_state */
    int told;  /* bits of those who have been told how the duel ended: 1 `account`, 2 `other` */
};

/* A code that brings people to a table, or to a duel (ME-D11). `account` is the account or the
 * guest who made it. */
enum { STORE_CODE_MAX = 7 }; /* bytes, NUL included */
enum store_code_kind { STORE_CODE_TABLE, STORE_CODE_DUEL };
struct store_code {
    int64_t id, account, at_ms;
    char name[STORE_NAME_MAX];
    char code[STORE_CODE_MAX];
    int kind;           /* enum store_code_kind */
    int64_t card_table; /* as people type it; 0: a duel */
    int64_t target;     /* the id of the table, or the number of the duel */
};

/* The token with which somebody comes back after a lost connection (resume.h). An account or a
 * guest has one row. Only hashes of tokens are kept. */
enum { STORE_TOKEN_HEX = 65 }; /* bytes of a hash in hexadecimal, NUL included */
struct store_resume {
    int64_t account, at_ms; /* the account, or the guest */
    int64_t ends_ms;        /* until when the token is good; 0: the connection is not lost */
    bool guest;
    char name[STORE_NAME_MAX];
    char hash[STORE_TOKEN_HEX];
    /* Of the previous token, if the terminal may not have got the new one; else empty. */
    char hash_before[STORE_TOKEN_HEX];
    char settings[STORE_SETTINGS_MAX]; /* of a guest */
};

/* How many accounts were on in an hour (busy.h). Writing an hour again replaces its row. */
enum { STORE_BUSY_HOURS = 28 * 24 }; /* how many rows are kept, the newest */
struct store_busy_hour {
    int64_t id, at_ms; /* id: hours since 1970, UTC */
    int people;        /* more than 0 */
};

/* An account changed its name or became part of another one. The row is written together with that
 * change (store_attach), and kept as long as its line of the audit log. */
struct store_rename {
    int64_t id; /* of its audit line */
    char old_name[STORE_NAME_MAX], new_name[STORE_NAME_MAX];
    bool merged; /* the account became part of the one that already had the new name */
};

/* A cup (doc/rules/cups.md). Its events say what has happened in it. This row is for lists of cups.
 */
enum { STORE_CUP_NAME_MAX = 24, STORE_CUP_SEED_MAX = 65, STORE_CUP_WORDS_MAX = 512 };
struct store_cup {
    int64_t id, at_ms; /* its number, from 1; when it was opened */
    int64_t opener;    /* an account; 0: the configuration */
    char name[STORE_CUP_NAME_MAX];
    char seed[STORE_CUP_SEED_MAX]; /* hexadecimal */
    char words[STORE_CUP_WORDS_MAX];
    int state;                  /* enum cup_state (cup.h) */
    int64_t start_ms, ended_ms; /* ended_ms 0: it is not over */
};
/* An account that joined a cup. The row stays when the account is erased. */
enum store_cup_entrant_state {
    STORE_CUP_IN,
    STORE_CUP_LEFT, /* before the start */
    STORE_CUP_WITHDRAWN,
    STORE_CUP_MISSED, /* CU-D4 */
    STORE_CUP_REMOVED
};
struct store_cup_entrant {
    int64_t id, account, at_ms; /* when they joined */
    int64_t cup;
    int64_t held; /* chips that the escrow account holds for the entrant */
    int state;    /* enum store_cup_entrant_state */
    bool came;    /* played in a game */
    int place, players;
    int64_t prize; /* chips that the entrant got back from the cup, including the entry */
};

/* How far the close of a season is (RT-D17). */
enum store_season_state { STORE_SEASON_ARCHIVED = 1, STORE_SEASON_CLOSED = 2 };
struct store_season {
    int64_t id, at_ms; /* id: the season (season.h) */
    int state;         /* enum store_season_state */
};
/* A place on a board at the end of a season. The best place has the highest key. An account has at
 * most one place on a board. When it becomes part of another account that has a place there, its
 * own goes. The place also goes when the account is erased. */
enum { STORE_SEASON_BOARD_MAX = STORE_GAME_MAX + 16 };
struct store_season_place {
    int64_t id, account, at_ms; /* id: as season.h makes it; at_ms: when the season ended */
    int64_t season;
    char board[STORE_SEASON_BOARD_MAX]; /* season and game, "2026q4 switch" */
    /* Equal ratings share a place. `players` says how many have a place on the board. */
    int place, players;
    int rating; /* as people are shown it */
    int games;
};

/* A network or an SSH key from which the deal of a day was seen (DD-D9). */
struct store_daily_seen {
    int64_t id, account, at_ms; /* account: who saw the deal first; 0: a guest */
    int64_t day;
    int64_t mark; /* made of the network or the key, with the secret of the day */
};

/* What an account's review of a game has found (review.h). It is kept as long as the game. */
struct store_review {
    int64_t id, account, at_ms;
    int64_t game; /* its id */
    int seat;
    char text[STORE_WORDS_MAX];
};

/* Kinds of rows that are deleted by their age. */
enum store_kept {
    STORE_KEPT_LOGINS,
    STORE_KEPT_MESSAGES, /* that wait for an account */
    STORE_KEPT_NOTES,    /* and warnings */
    STORE_KEPT_REPORTS,  /* that are closed, and appeals */
    /* that are over; their age counts from their end, or from their beginning if they were
     * lifted */
    STORE_KEPT_SANCTIONS,
    STORE_KEPT_AUDIT, /* and changes of names */
    STORE_KEPT_KINDS
};

/* Every kind of record with the struct of its rows. */
#define STORE_RECORD_LIST(RECORD)                                                                  \
    RECORD(STORE_RECORD_LOGIN, store_login)                                                        \
    RECORD(STORE_RECORD_FRIEND, store_tie)                                                         \
    RECORD(STORE_RECORD_IGNORED, store_tie)                                                        \
    RECORD(STORE_RECORD_ALIAS, store_alias)                                                        \
    RECORD(STORE_RECORD_CHANNEL, store_channel)                                                    \
    RECORD(STORE_RECORD_MESSAGE, store_message)                                                    \
    RECORD(STORE_RECORD_NOTE, store_note)                                                          \
    RECORD(STORE_RECORD_WARNING, store_warning)                                                    \
    RECORD(STORE_RECORD_REPORT, store_report)                                                      \
    RECORD(STORE_RECORD_LEAVE, store_leave)                                                        \
    RECORD(STORE_RECORD_APPEAL, store_appeal)                                                      \
    RECORD(STORE_RECORD_SECOND, store_second)                                                      \
    RECORD(STORE_RECORD_NEWS, store_news)                                                          \
    RECORD(STORE_RECORD_MOTD, store_motd)                                                          \
    RECORD(STORE_RECORD_RECALL, store_recall)                                                      \
    RECORD(STORE_RECORD_COUNTDOWN, store_countdown)                                                \
    RECORD(STORE_RECORD_RENAME, store_rename)                                                      \
    RECORD(STORE_RECORD_LOCKDOWN, store_lockdown)                                                  \
    RECORD(STORE_RECORD_FILTER, store_filter)                                                      \
    RECORD(STORE_RECORD_APPROVAL, store_approval)                                                  \
    RECORD(STORE_RECORD_ADJUSTMENT, store_adjustment)                                              \
    RECORD(STORE_RECORD_DAILY_DAY, store_daily_day)                                                \
    RECORD(STORE_RECORD_DAILY_TRY, store_daily_try)                                                \
    RECORD(STORE_RECORD_SEASON, store_season)                                                      \
    RECORD(STORE_RECORD_SEASON_PLACE, store_season_place)                                          \
    RECORD(STORE_RECORD_BUSY_HOUR, store_busy_hour)                                                \
    RECORD(STORE_RECORD_DUEL, store_duel)                                                          \
    RECORD(STORE_RECORD_CUP, store_cup)                                                            \
    RECORD(STORE_RECORD_CUP_ENTRANT, store_cup_entrant)                                            \
    RECORD(STORE_RECORD_CODE, store_code)                                                          \
    RECORD(STORE_RECORD_RESUME, store_resume)                                                      \
    RECORD(STORE_RECORD_REVIEW, store_review)                                                      \
    RECORD(STORE_RECORD_DAILY_SEEN, store_daily_seen)

#define STORE_RECORD_KIND(kind, of) kind,
enum store_record { STORE_RECORD_LIST(STORE_RECORD_KIND) STORE_RECORDS };
#undef STORE_RECORD_KIND

/* STORE_RECORD_LOGIN_ROW is struct store_login, and STORE_RECORD_LOGIN_CB is a callback that takes
 * one. So the calls of store.h know which struct belongs to a kind. */
#define STORE_RECORD_TYPES(kind, of)                                                               \
    typedef struct of kind##_ROW;                                                                  \
    typedef void kind##_CB(void *arg, const struct of *row);
STORE_RECORD_LIST(STORE_RECORD_TYPES)
#undef STORE_RECORD_TYPES
/* A callback of any of these types. It is cast back to its own type before it is called. */
typedef void store_row_cb(void);
