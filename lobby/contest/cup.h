/*
 * A cup as a state machine (doc/rules/cups.md): a list of events says what has happened, and the
 * cup is what they add up to. It uses no store, no table and no clock: each event carries its time,
 * and cup_due says what comes next. So the same events, replayed, give the same cup on any machine.
 *
 * Entrants are named by their index, in the order in which they joined. Somebody who leaves before
 * the start is taken out of the list; after the start nobody's index changes.
 */
#pragma once

#include "cup_words.h"
#include "draw.h"
#include "store.h"

enum {
    CUP_NAME_MAX = 24,     /* of a schedule, NUL included */
    CUP_WHY_MAX = 160,     /* a reason, NUL included */
    CUP_BODY_MAX = 24576,  /* an event as text, NUL included */
    CUP_MISSED = 2,        /* an entrant who misses this many games in a row is withdrawn (CU-D4) */
    CUP_LATE_ROUND = 2,    /* people may join a Swiss until this round is over (CU-D11) */
    CUP_LATE_MS = 1800000, /* a cup whose start is missed by more than this is called off */
    CUP_LEAVES = 3,        /* somebody who left this often before the start cannot join again */
    CUP_FULL_MS = 604800000, /* a cup that starts when it is full is called off after this time */
    CUP_AGAIN_MS = 120000,   /* a start that a pause delayed is this long after the pause */
    CUP_GRACE_MS = 600000,   /* a game counts if it ends at most this long after the arena's time
                                (CU-D10) */
    CUP_BEFORE_MS = 300000,  /* how long ago `before` of an arena's cup_board is */
    CUP_FORM_MS = 2000       /* how often an arena forms tables (CU-D10) */
};

/* ---- Events ---- */
/* An event is written as its kind and a body of words. The fields that are named here stand in the
 * body in that order. */
enum cup_event_kind {
    CUP_OPENED,    /* `start_ms`, 0: when it is full; `text`: its words. Always the first */
    CUP_INVITED,   /* `account` may join a cup that is `invited` */
    CUP_JOINED,    /* `account`, `address`, `rating`; if the cup is running, this entrant plays from
                      the next round on */
    CUP_LEFT,      /* `account`, before the start */
    CUP_MERGED,    /* the accounts were merged: `into` takes the place of `account` */
    CUP_STARTED,   /* `rating` of each entrant */
    CUP_DRAWN,     /* `round` and its tables; in an arena: the next tables, and `turned` */
    CUP_PLAYED,    /* `round`, `table`, `number` of the game, `ranked`, `result` */
    CUP_VOIDED,    /* `round`, `table`: it has no result, or no longer has one */
    CUP_PAUSED,    /* `text`: why */
    CUP_GONE_ON,   /* after a pause */
    CUP_WITHDRAWN, /* `account` withdrew after the start */
    CUP_REMOVED,   /* the staff removed `account` for good; `text`: why */
    CUP_ENDED,     /* places and prizes of all entrants; `back`: every entry goes back */
    CUP_CALLED,    /* it was called off (cup_called), and entries go back. `account`, which is not
                      stored: its opener, who can call it off only while nobody else is in it */
    CUP_CANCELLED, /* the staff made it void, and entries go back; `text`: why */
    CUP_EVENTS
};
/* The result of a seat. */
struct cup_seat {
    uint8_t place;  /* from 1; seats with the same place tie */
    uint16_t cards; /* how many it held at the end */
    bool absent;    /* the table made all of its moves */
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
    int n;           /* how many `rating`, `drawn` or `places` there are, whichever the kind has */
    int32_t *rating; /* CUP_STARTED: n of them; CUP_JOINED: one */
    struct draw_table *drawn; /* CUP_DRAWN; only seats, entrants and `unranked` matter */
    /* CUP_DRAWN of an arena: the waiting entrants who were there at the last drawing and are not
     * now, or the reverse. With them anybody can draw the tables again. Such an event may have no
     * tables. */
    uint16_t *turned;
    int nturned;
    struct cup_place *places; /* CUP_ENDED, best first */
    char text[CUP_WORDS_MAX]; /* a reason is shorter than CUP_WHY_MAX */
};
/* The name of a kind as it is stored: "opened", "joined". Static. */
const char *cup_event_name(enum cup_event_kind kind);
/* Appends the body of an event to `body`. Entrants are counted from `first`: 0 in the store, 1 in
 * records. */
void cup_event_write(const struct cup_event *event, int first, struct buf *body);
/* Reads an event from a text that has the kind, a blank and the body, with entrants from `first`.
 * The caller clears the event. False: it is not an event, and there is nothing to clear. */
bool cup_event_parse(const char *text, int first, int64_t at_ms, struct cup_event *out);
/* Frees the arrays of an event. */
void cup_event_clear(struct cup_event *event);

/* ---- The cup ---- */
enum cup_state {
    CUP_COMING, /* open to join */
    CUP_RUNNING,
    CUP_OVER,       /* played to its end */
    CUP_CALLED_OFF, /* before its start */
    CUP_VOID        /* the staff made it void */
};
enum cup_entrant_state { CUP_IN, CUP_OUT_SELF, CUP_OUT_MISSED, CUP_OUT_STAFF };
struct cup_entrant {
    int64_t account;
    char name[STORE_NAME_MAX]; /* the present name, which no event has; the caller keeps it up to
                                  date */
    /* Also kept by the caller. `row` is the key of this entrant's row in the store; 0: not known.
     * `row_account` is the account that the row had when the cup was read. If it differs from
     * `account` then, `account` became part of it and no event says so yet. */
    int64_t row, row_account;
    int64_t joined_ms, paid;
    enum cup_entrant_state state;
    uint8_t missed;  /* how many games in a row were played automatically */
    bool came;       /* has played in a game */
    bool away;       /* arena: could not sit down at the last drawing for which they waited */
    int seated;      /* the index of the table that this entrant plays at; -1: none */
    int64_t free_ms; /* arena: since when this entrant has waited for a table */
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
    bool back;             /* it is over, and all entries went back (CU-D3) */

    int round;        /* the last round that was drawn; 0: none */
    int64_t quiet_ms; /* when the last table of that round was over; 0: some table is open */
    int open;         /* how many tables are open */
    int over;         /* of an arena: how many tables are over; they stand first in `table`, in
                         the order in which they ended; the open ones follow in the order in
                         which they formed */
    struct cup_entrant *entrant;
    struct draw_entrant *drawn; /* the same entrants, as drawings see them */
    struct draw_table *table;
    struct cup_table *game; /* one for each of `table` */
    int entrants, tables;
    /* Lists of accounts. Those whom the staff removed cannot join again. `left` has an account
     * once for each time that it left. */
    struct cup_list {
        int64_t *account;
        int n, cap;
    } invited, removed, left;
    /* how many entrants and tables the arrays have room for */
    int entrant_cap, table_cap;
};

/* Makes a cup to which no event is applied yet. `name`: of its schedule, or "". cup_free frees it.
 */
struct cup *cup_new(int64_t number, const uint8_t seed[DRAW_SEED], int64_t opener,
                    const char *name);
void cup_free(struct cup **cup);
/* Applies the next event. False: the event does not fit, and nothing has changed. `event` remains
 * the caller's. */
bool cup_apply(struct cup *cup, const struct cup_event *event);
/* Whether cup_apply would take the event. Ask this before an event is written, because what is
 * written must be replayable. It checks only the form of CUP_DRAWN and CUP_ENDED, not what was
 * drawn or won. */
bool cup_fits(const struct cup *cup, const struct cup_event *event);

/* ---- What is next ---- */
enum cup_due {
    CUP_DUE_NOTHING, /* the next event comes from outside */
    CUP_DUE_START,
    CUP_DUE_CALL_OFF,
    CUP_DUE_DRAW, /* the round after cup->round; if it cannot be drawn the cup ends */
    CUP_DUE_FORM, /* an arena: form tables of those who wait */
    CUP_DUE_END
};
/* Why the cup is called off, or would be, at this time. CUP_EARLY: its start is still ahead, but
 * its opener or the configuration does not want it any more, and nobody else is in it. */
enum cup_called { CUP_TOO_FEW, CUP_NOT_FULL, CUP_MISSED_START, CUP_EARLY };
enum cup_called cup_called(const struct cup *cup, int64_t at_ms);
/* What is due by `now_ms`. `*at_ms` gets the time when something may be due next; 0: only an event
 * can make something due. */
enum cup_due cup_due(const struct cup *cup, int64_t now_ms, int64_t *at_ms);

/* ---- Reading ---- */
/* The index of an account; -1: it is not an entrant. */
int cup_entrant_of(const struct cup *cup, int64_t account);
/* Whether the account is in the cup and has neither withdrawn nor been removed. */
bool cup_has(const struct cup *cup, int64_t account);
/* Whether this entrant has a bye in the round that was drawn last: nobody was left to play with.
 * False unless the cup is running. */
bool cup_has_bye(const struct cup *cup, int entrant);
/* The index of the table with number `table` in this round, as the store and the tables know it;
 * -1: there is none. */
int cup_table_of(const struct cup *cup, int32_t round, int32_t table);
/* The cup in the form that drawings and standings take. It is valid until the cup changes. */
struct draw cup_draw(const struct cup *cup);
/* Writes all entrants, best first, as the form of the cup ranks them. Those whom the staff removed
 * come last and get no prize. `out` has room for all entrants. Returns how many there are. */
int cup_standings(const struct cup *cup, struct draw_standing *out);

/* How all entrants of a cup stand, and how they stood before the last drawn round or, in an arena,
 * CUP_BEFORE_MS ago. Lists of places are made from such a board, which is made once for each event
 * of its cup, not for each reader. Begins as all zeros, which is an empty board. */
struct cup_board {
    int32_t events; /* how many events the cup had when the board was made */
    int64_t at_ms;
    int n;                      /* entrants */
    struct draw_standing *line; /* best first */
    uint16_t *place, *before;   /* by entrant; `before` 0: nothing had been played, or it is a
                                   knock-out, whose rounds show everything */
};
/* Makes the board anew if the cup has moved on since it was made, or if `before` of a running arena
 * is too old. */
void cup_board_make(struct cup_board *board, const struct cup *cup, int64_t now_ms);
/* Frees what the board holds, and leaves it empty. */
void cup_board_free(struct cup_board *board);

/* Makes the CUP_ENDED that ends the cup now. The caller clears it. */
void cup_end_event(const struct cup *cup, int64_t at_ms, struct cup_event *out);
/* How many entrants have neither withdrawn nor been removed. */
int cup_in(const struct cup *cup);
/* Whether the cup takes more people now: it has room, and it has not begun or is a Swiss whose
 * round CUP_LATE_ROUND is not over. */
bool cup_joinable(const struct cup *cup);
/* Whether the cup has ended in any way: played, called off or made void. */
bool cup_is_over(const struct cup *cup);
/* The names of states for programs: "called off", "withdrawn". Static. */
const char *cup_state_name(enum cup_state state);
const char *cup_entrant_state_name(enum cup_entrant_state state);
/* Whether the account may join as far as invitations go: the cup needs none, or the account is its
 * opener or invited. */
bool cup_invites(const struct cup *cup, int64_t account);
/* Whether the staff removed the account, which then cannot join again. */
bool cup_has_removed(const struct cup *cup, int64_t account);
/* Whether the account left CUP_LEAVES times, and so cannot join again. The limit is there because
 * each time adds events to the store. */
bool cup_left_often(const struct cup *cup, int64_t account);
/* Writes the seed of a deal of a duplicate. The first deal is 1. */
void cup_deal_seed(const struct cup *cup, int32_t deal, uint8_t out[32]);
