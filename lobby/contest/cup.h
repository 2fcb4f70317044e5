/*
 * A cup as a state machine (doc/rules/cups.md): what has happened is a list of events, and the cup
 * is what they add up to. It knows no store, no table and no clock: each event carries its time,
 * and cup_due says what comes next. So the same events, replayed, give the same cup on any machine.
 *
 * Entrants are named by their index, in the order in which they joined. Before the start whoever
 * leaves is taken out of the list; from then on nobody's index changes.
 */
#ifndef LOBBY_CONTEST_CUP_H
#define LOBBY_CONTEST_CUP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "cup_words.h"
#include "draw.h"
#include "store.h"

enum {
    CUP_NAME_MAX = 24,       /* of a schedule, NUL included */
    CUP_WHY_MAX = 160,       /* a reason, NUL included */
    CUP_BODY_MAX = 24576,    /* an event as text, NUL included */
    CUP_MISSED = 2,          /* so many games missed in a row withdraw an entrant (CU-D4) */
    CUP_LATE_ROUND = 2,      /* of a Swiss: one may join until this round is over (CU-D11) */
    CUP_LATE_MS = 1800000,   /* a start that is missed by more is called off */
    CUP_LEAVES = 3,          /* who left so often before the start cannot join again */
    CUP_FULL_MS = 604800000, /* a cup that starts when it is full is called off after so long */
    CUP_AGAIN_MS = 120000,   /* from a pause to a start whose time has passed meanwhile */
    CUP_GRACE_MS = 600000,   /* games count that end so long after an arena (CU-D10) */
    CUP_FORM_MS = 2000       /* so often an arena forms tables (CU-D10) */
};

/* ---- Events ---- */
/* Each is written as a kind and a body of words, in the order of the fields that are named. */
enum cup_event_kind {
    CUP_OPENED,    /* `start_ms`, 0: when it is full; `text`: its words. Always the first */
    CUP_INVITED,   /* `account` may join a cup that is `invited` */
    CUP_JOINED,    /* `account`, `address`, `rating`; once it runs: late, from the next round */
    CUP_LEFT,      /* `account`, before the start */
    CUP_MERGED,    /* `account` became part of `into`, which takes its place */
    CUP_STARTED,   /* `rating` of each entrant */
    CUP_DRAWN,     /* `round`, and its tables; of an arena: the next tables, and `turned` */
    CUP_PLAYED,    /* `round`, `table`, `number` of the game, `ranked`, `result` */
    CUP_VOIDED,    /* `round`, `table`: it has no result, or has one no longer */
    CUP_PAUSED,    /* `text`: why */
    CUP_GONE_ON,   /* after a pause */
    CUP_WITHDRAWN, /* `account`, by itself, after the start */
    CUP_REMOVED,   /* `account`, by the staff, for good; `text`: why */
    CUP_ENDED,     /* `back`: every entry goes back; places and prizes of all */
    CUP_CALLED,    /* called off (cup_called); entries go back */
    CUP_CANCELLED, /* void, by the staff; `text`: why; entries go back */
    CUP_EVENTS
};
/* The result of a seat. */
struct cup_seat {
    uint8_t place;  /* from 1; equal ones are a tie */
    uint16_t cards; /* held at the end */
    bool absent;    /* played automatically from the first to the last move */
};
/* What an entrant has got. */
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
    int n;                    /* of what follows, where the kind has it */
    int32_t *rating;          /* CUP_STARTED: n of them; CUP_JOINED: one */
    struct draw_table *drawn; /* CUP_DRAWN; seats, entrants and `unranked` count */
    /* Entrants who wait and were there at the last drawing and are not now, or the reverse: so
     * that anybody can form the tables of an arena again. Then there may be no tables. */
    uint16_t *turned;
    int nturned;
    struct cup_place *places; /* CUP_ENDED, best first */
    char text[CUP_WORDS_MAX]; /* a reason is below CUP_WHY_MAX */
};
/* "opened", "joined": as they are stored. */
const char *cup_event_name(enum cup_event_kind kind);
/* Writes the body. */
void cup_event_write(const struct cup_event *event, struct buf *body);
/* Reads what was written so. False: it is none; nothing is allocated then. */
bool cup_event_read(const char *kind, const char *body, int64_t at_ms, struct cup_event *out);
/* The same for the kind, a blank and the body, as the store keeps them. */
bool cup_event_parse(const char *text, int64_t at_ms, struct cup_event *out);
/* Frees the arrays of an event. */
void cup_event_clear(struct cup_event *event);

/* ---- The cup ---- */
enum cup_state {
    CUP_COMING, /* open to join */
    CUP_RUNNING,
    CUP_OVER, /* played to its end */
    CUP_NOT,  /* called off before its start */
    CUP_VOID  /* by the staff */
};
enum cup_entrant_state { CUP_IN, CUP_OUT_SELF, CUP_OUT_MISSED, CUP_OUT_STAFF };
struct cup_entrant {
    int64_t account;
    char name[STORE_NAME_MAX]; /* as it is now; the manager keeps it, no event does */
    int64_t joined_ms, paid;
    enum cup_entrant_state state;
    uint8_t missed;  /* games in a row that were played automatically */
    bool came;       /* has played in a game */
    bool away;       /* arena: was not there at the last drawing for which this one waited */
    int seated;      /* the index of the table that this entrant plays at; -1: none */
    int64_t free_ms; /* arena: since when without a table, and there */
    uint16_t place;  /* at the end; 0: not yet */
    int64_t prize;   /* what came out of the cup for this entrant: a prize, or the entry back */
};
/* What a table is besides its draw_table. */
struct cup_table {
    int32_t number; /* in its round, from 1 (struct store_cup_at) */
    int64_t game;   /* the number of its game, as people type it; 0: none is over */
    bool ranked;    /* that game scored */
    int64_t ended_ms;
};
struct cup {
    int64_t number;
    uint8_t seed[DRAW_SEED]; /* secret until the cup is over: it makes all drawings and deals */
    int64_t opener;          /* 0: the configuration */
    char name[CUP_NAME_MAX]; /* of its schedule; empty: none */

    int32_t events; /* that are applied */
    enum cup_state state;
    struct cup_words words;
    int64_t opened_ms, started_ms, ended_ms;
    int64_t start_ms; /* 0: when it is full */
    int64_t until_ms; /* an arena: when its time is over; 0: it has not begun */
    bool paused;
    int64_t paused_ms;
    char why[CUP_WHY_MAX]; /* it is paused or void; empty: neither */
    bool back;             /* over, but all entries went back (CU-D3) */

    int round; /* the last one that was drawn; 0: none */
    int64_t drawn_ms;
    int64_t quiet_ms; /* when the last table of it was over; 0: some is open */
    int open;         /* tables that are open */
    int over;         /* of an arena: so many tables at the front of `table` are over, in that
                         order; those behind them are open, in the order in which they formed */
    struct cup_entrant *entrant;
    struct draw_entrant *drawn; /* the same, as drawings see them */
    struct draw_table *table;
    struct cup_table *game; /* of each table */
    int entrants, tables;
    /* Accounts; whom the staff removed cannot join again. `left`: once for each time. */
    struct cup_list {
        int64_t *account;
        int n, cap;
    } invited, removed, left;
    /* the memory of the others */
    int entrant_cap, table_cap;
};

struct cup *cup_new(int64_t number, const uint8_t seed[DRAW_SEED], int64_t opener,
                    const char *name);
void cup_free(struct cup **cup);
/* Moves the cup on. False: the event does not fit, and nothing has changed. */
bool cup_apply(struct cup *cup, const struct cup_event *event);
/* Whether it would, so that nothing is written that could not be replayed. Of CUP_DRAWN and
 * CUP_ENDED it looks at their form only. */
bool cup_fits(const struct cup *cup, const struct cup_event *event);

/* ---- What is next ---- */
enum cup_due {
    CUP_DUE_NOTHING, /* only something from outside moves it */
    CUP_DUE_START,
    CUP_DUE_CALL_OFF,
    CUP_DUE_DRAW, /* the round behind cup->round; one that cannot be drawn ends the cup */
    CUP_DUE_FORM, /* an arena: see who waits */
    CUP_DUE_END
};
/* Why the cup is or would be called off before its start. */
enum cup_called { CUP_TOO_FEW, CUP_NOT_FULL, CUP_MISSED_START };
enum cup_called cup_called(const struct cup *cup);
/* What is due by this time, and when the next thing may be (`*at_ms`, 0: never by itself). */
enum cup_due cup_due(const struct cup *cup, int64_t now_ms, int64_t *at_ms);

/* ---- Reading ---- */
/* The index of an account; -1: it is no entrant. */
int cup_entrant_of(const struct cup *cup, int64_t account);
/* Whether the account is in it, and has neither withdrawn nor been taken out. */
bool cup_has(const struct cup *cup, int64_t account);
/* The index of the table that store and tables know as this one; -1: there is none. */
int cup_table_of(const struct cup *cup, int32_t round, int32_t table);
/* The cup as drawings and standings take it. It lives until the cup changes. */
struct draw cup_draw(const struct cup *cup);
/* Writes all entrants, best first, as the form ranks them; whom the staff removed come last and
 * get no prize. `out` has room for all. Returns how many. */
int cup_standings(const struct cup *cup, struct draw_standing *out);
/* The same before the present round was played; of an arena: by the games that were over at
 * `since_ms`. 0: nothing was played then, or the cup is a knock-out, whose rounds tell all. */
int cup_standings_before(const struct cup *cup, int64_t since_ms, struct draw_standing *out);
/* Ends the cup now: fills in `places`, `n` and `back`, of an event that the caller clears. */
void cup_end_event(const struct cup *cup, int64_t at_ms, struct cup_event *out);
/* How many rounds a Swiss or a duplicate has, as far as that is known; 0: the form has none, or it
 * follows from how many join. */
int cup_rounds(const struct cup *cup);
/* Entrants who have not withdrawn and are not removed. */
int cup_in(const struct cup *cup);
/* Whether one may join now, as far as form and time say; `*late`: it has begun. */
bool cup_joinable(const struct cup *cup, bool *late);
bool cup_is_over(const struct cup *cup);
bool cup_invites(const struct cup *cup, int64_t account);
/* Whether the staff took the account out of it: then it cannot join again. */
bool cup_has_removed(const struct cup *cup, int64_t account);
/* Whether the account left it so often that it cannot join again: each time stays in the store. */
bool cup_left_often(const struct cup *cup, int64_t account);
/* The seed of a deal of a duplicate, from 1. */
void cup_deal_seed(const struct cup *cup, int32_t deal, uint8_t out[32]);

#endif
