/*
 * A cup as a state machine (doc/rules/cups.md): a list of events says what has happened, and the
 * cup is what they add up to. It uses no store, no table and no clock: each event carries its time,
 * and cup_due says what comes next. So the same events, replayed, give the same cup on any machine.
 *
 * Entrants are named by their index, in the order in which they joined. Somebody who leaves before
 * the start is taken out of the list; after the start nobody's index changes.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "cup_words.h"
#include "draw.h"
#include "store.h"

enum {
    CUP_NAME_MAX = 24,     /* of a schedule, NUL included */
    CUP_WHY_MAX = 160,     /* a reason, NUL included */
    CUP_BODY_MAX = 24576,  /* an event as text, NUL included */
    CUP_MISSED = 2,        /* an entrant who misses this many games in a row is withdrawn (CU-D4) */
    CUP_LATE_ROUND = 2,    /* of a Swiss: people may join until this round is over (CU-D11) */
    CUP_LATE_MS = 1800000, /* a cup whose start is missed by more than this is called off */
    CUP_LEAVES = 3,        /* somebody who left this often before the start cannot join again */
    CUP_FULL_MS = 604800000, /* a cup that starts when it is full is called off after this time */
    CUP_AGAIN_MS = 120000,   /* a cup whose start passed during a pause starts this long after the
                                pause */
    CUP_GRACE_MS = 600000,   /* a game counts if it ends at most this long after the arena's time
                                (CU-D10) */
    CUP_FORM_MS = 2000       /* how often an arena forms tables (CU-D10) */
};

/* ---- Events ---- */
/* Each is written as a kind and a body of words, in the order of the fields that are named. */
enum cup_event_kind {
    CUP_OPENED,    /* `start_ms`, 0: when it is full; `text`: its words. Always the first */
    CUP_INVITED,   /* `account` may join a cup that is `invited` */
    CUP_JOINED,    /* `account`, `address`, `rating`; while the cup runs: late, from the next
                      round */
    CUP_LEFT,      /* `account`, before the start */
    CUP_MERGED,    /* `account` became part of `into`, which takes its place */
    CUP_STARTED,   /* `rating` of each entrant */
    CUP_DRAWN,     /* `round` and its tables; of an arena: the next tables, and `turned` */
    CUP_PLAYED,    /* `round`, `table`, `number` of the game, `ranked`, `result` */
    CUP_VOIDED,    /* `round`, `table`: it has no result, or no longer has one */
    CUP_PAUSED,    /* `text`: why */
    CUP_GONE_ON,   /* after a pause */
    CUP_WITHDRAWN, /* `account` withdrew after the start */
    CUP_REMOVED,   /* the staff removed `account` for good; `text`: why */
    CUP_ENDED,     /* places and prizes of all; `back`: every entry goes back */
    CUP_CALLED, /* it was called off (cup_called); entries go back. `account`: by its opener, which
                   only fits if nobody else is in it */
    CUP_CANCELLED, /* the staff made it void; `text`: why; entries go back */
    CUP_EVENTS
};
/* The result of a seat. */
struct cup_seat {
    uint8_t place;  /* from 1; seats with the same place tie */
    uint16_t cards; /* how many it held at the end */
    bool absent;    /* played automatically from the first to the last move */
};
/* What an entrant got in the end. */
struct cup_place {
    uint16_t entrant, place;
    int64_t prize;
};
struct cup_event {
    enum cup_event_kind kind;
    int64_t at_ms, start_ms;
    int64_t account, into;
    uint32_t address;
    int32_t round, table;
    int64_t number;
    bool ranked, back;
    int seats;
    struct cup_seat result[DRAW_SEATS_MAX];
    int n;                    /* how many of what follows, if the kind has it */
    int32_t *rating;          /* CUP_STARTED: n of them; CUP_JOINED: one */
    struct draw_table *drawn; /* CUP_DRAWN; only seats, entrants and `unranked` matter */
    /* Only in an arena: waiting entrants who were there at the last drawing and are not now, or the
     * reverse. With them anybody can form the tables again. Such an event may have no tables. */
    uint16_t *turned;
    int nturned;
    struct cup_place *places; /* CUP_ENDED, best first */
    char text[CUP_WORDS_MAX]; /* a reason is shorter than CUP_WHY_MAX */
};
/* "opened", "joined": as they are stored. */
const char *cup_event_name(enum cup_event_kind kind);
/* Writes the body. */
void cup_event_write(const struct cup_event *event, struct buf *body);
/* Reads such a kind and body. False: they are not an event, and nothing is allocated. */
bool cup_event_read(const char *kind, const char *body, int64_t at_ms, struct cup_event *out);
/* The same for a text of the kind, a blank and the body, as the store keeps it. */
bool cup_event_parse(const char *text, int64_t at_ms, struct cup_event *out);
/* Frees the arrays of an event. */
void cup_event_clear(struct cup_event *event);

/* Adds 1 or -1 to each index of an entrant in the event. False: one was 0 and cannot be less. */
bool cup_event_shift(struct cup_event *event, int by);

/* ---- The cup ---- */
enum cup_state {
    CUP_COMING, /* open to join */
    CUP_RUNNING,
    CUP_OVER, /* played to its end */
    CUP_NOT,  /* it was called off before its start */
    CUP_VOID  /* the staff made it void */
};
enum cup_entrant_state { CUP_IN, CUP_OUT_SELF, CUP_OUT_MISSED, CUP_OUT_STAFF };
struct cup_entrant {
    int64_t account;
    char name[STORE_NAME_MAX]; /* the present name; the caller keeps it up to date, no event has
                                  it */
    int64_t joined_ms, paid;
    enum cup_entrant_state state;
    uint8_t missed;  /* how many games in a row were played automatically */
    bool came;       /* has played in a game */
    bool away;       /* arena: was not there at the last drawing that this entrant waited for */
    int seated;      /* the index of the table that this entrant plays at; -1: none */
    int64_t free_ms; /* arena: since when this entrant has been there without a table */
    uint16_t place;  /* at the end; 0: not known yet */
    int64_t prize;   /* what this entrant got from the cup: a prize, or the entry back */
};
/* What a cup knows of a table besides its draw_table. */
struct cup_table {
    int32_t number; /* in its round, from 1 (struct store_cup_at) */
    int64_t game;   /* the number of its game, as people type it; 0: its game is not over */
    bool ranked;    /* that game was scored */
    int64_t ended_ms;
};
struct cup {
    int64_t number;
    uint8_t seed[DRAW_SEED]; /* secret until the cup is over; all drawings and deals follow from
                                it */
    int64_t opener;          /* 0: the configuration opened it */
    char name[CUP_NAME_MAX]; /* of its schedule; empty: none */

    int32_t events; /* how many are applied */
    enum cup_state state;
    struct cup_words words;
    int64_t opened_ms, started_ms, ended_ms;
    int64_t start_ms; /* 0: when it is full */
    int64_t until_ms; /* of an arena: when its time is over; 0: it has not begun */
    bool paused;
    int64_t paused_ms;
    char why[CUP_WHY_MAX]; /* why it is paused or void; empty: neither */
    bool back;             /* it is over, but all entries went back (CU-D3) */

    int round; /* the last round that was drawn; 0: none */
    int64_t drawn_ms;
    int64_t quiet_ms; /* when the last table of that round was over; 0: some table is open */
    int open;         /* how many tables are open */
    int over;         /* of an arena: how many tables are over; they stand first in `table`, in
                         the order in which they ended; the open ones follow in the order in
                         which they formed */
    struct cup_entrant *entrant;
    struct draw_entrant *drawn; /* the same, as drawings see them */
    struct draw_table *table;
    struct cup_table *game; /* of each table */
    int entrants, tables;
    /* Lists of accounts. Those whom the staff removed cannot join again. `left` has an account
     * once for each time that it left. */
    struct cup_list {
        int64_t *account;
        int n, cap;
    } invited, removed, left;
    /* how much is allocated */
    int entrant_cap, table_cap;
};

struct cup *cup_new(int64_t number, const uint8_t seed[DRAW_SEED], int64_t opener,
                    const char *name);
void cup_free(struct cup **cup);
/* Applies an event. False: the event does not fit, and nothing has changed. */
bool cup_apply(struct cup *cup, const struct cup_event *event);
/* Whether cup_apply would take the event, so that nothing is written that could not be replayed.
 * It checks only the form of CUP_DRAWN and CUP_ENDED. */
bool cup_fits(const struct cup *cup, const struct cup_event *event);

/* ---- What is next ---- */
enum cup_due {
    CUP_DUE_NOTHING, /* nothing: the next event comes from outside */
    CUP_DUE_START,
    CUP_DUE_CALL_OFF,
    CUP_DUE_DRAW, /* the round after cup->round; if it cannot be drawn the cup ends */
    CUP_DUE_FORM, /* an arena: form tables of those who wait */
    CUP_DUE_END
};
/* Why the cup is or would be called off at this time. CUP_EARLY: not because of its start; its
 * opener or the configuration does not want it any more, and nobody else is in it. */
enum cup_called { CUP_TOO_FEW, CUP_NOT_FULL, CUP_MISSED_START, CUP_EARLY };
enum cup_called cup_called(const struct cup *cup, int64_t at_ms);
/* What is due by this time, and when something may be due next (`*at_ms`; 0: never by itself). */
enum cup_due cup_due(const struct cup *cup, int64_t now_ms, int64_t *at_ms);

/* ---- Reading ---- */
/* The index of an account; -1: it is not an entrant. */
int cup_entrant_of(const struct cup *cup, int64_t account);
/* Whether the account is in the cup and has neither withdrawn nor been removed. */
bool cup_has(const struct cup *cup, int64_t account);
/* Whether this entrant has a bye in the round that was drawn last, while the cup runs: nobody was
 * left to play with. */
bool cup_has_bye(const struct cup *cup, int entrant);
/* The index of the table that store and tables know as this one; -1: there is none. */
int cup_table_of(const struct cup *cup, int32_t round, int32_t table);
/* The cup in the form that drawings and standings take. It is valid until the cup changes. */
struct draw cup_draw(const struct cup *cup);
/* Writes all entrants, best first, as the form of the cup ranks them. Those whom the staff
 * removed come last and get no prize. `out` has room for all. Returns how many. */
int cup_standings(const struct cup *cup, struct draw_standing *out);
/* Writes the standings as they were before the present round. For an arena, counts the games that
 * were over at `since_ms`. Returns 0 if nothing had been played then, and for a knock-out, whose
 * rounds show everything. */
int cup_standings_before(const struct cup *cup, int64_t since_ms, struct draw_standing *out);
/* Makes the event that ends the cup now, with `places`, `n` and `back`. The caller clears it. */
void cup_end_event(const struct cup *cup, int64_t at_ms, struct cup_event *out);
/* How many rounds a Swiss or a duplicate has; 0: the form has no rounds, or their number depends
 * on how many people join. */
int cup_rounds(const struct cup *cup);
/* Entrants who have not withdrawn and are not removed. */
int cup_in(const struct cup *cup);
/* Whether people may join now, by the form of the cup and the time; `*late`: the cup has begun. */
bool cup_joinable(const struct cup *cup, bool *late);
bool cup_is_over(const struct cup *cup);
bool cup_invites(const struct cup *cup, int64_t account);
/* Whether the staff removed the account, which then cannot join again. */
bool cup_has_removed(const struct cup *cup, int64_t account);
/* Whether the account left so often that it cannot join again: each time adds events to the
 * store. */
bool cup_left_often(const struct cup *cup, int64_t account);
/* The seed of a deal of a duplicate; the first deal is 1. */
void cup_deal_seed(const struct cup *cup, int32_t deal, uint8_t out[32]);
