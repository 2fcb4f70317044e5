/*
 * The cups of the room (doc/rules/cups.md): those that are open to join or running are in memory,
 * each as its events make it (cup.h). What moves a cup is an event that the store has first, with
 * all chips that go with it; then it is applied, and people are told. Events of a cup are stored
 * one after the other. So a room that is killed at any of them goes on from what is stored.
 */
#ifndef LOBBY_MEETING_CUPS_H
#define LOBBY_MEETING_CUPS_H

#include "cup.h"
#include "cup_board.h"
#include "lobby_state.h"

struct table_cup_end;

enum {
    CUPS_BETWEEN_MS = 10000,   /* from the end of a round to the next one */
    CUPS_AHEAD_MS = 604800000, /* cups of the configuration are listed so far ahead (CU-D1) */
    CUPS_APART_MS = 3600000    /* nobody joins two cups that start within this */
};

extern const struct lobby_part cups_part;

/* What became of what somebody asked for. */
enum cups_answer {
    CUPS_DONE,
    CUPS_NO,    /* the cup has moved on meanwhile, so it is not possible any more */
    CUPS_CHIPS, /* the chips are not there */
    CUPS_FAIL   /* the store did not take it */
};
/* `cup` is as it is now; NULL if it was to be opened and was not. */
typedef void cups_then(void *errand, const struct cup *cup, enum cups_answer answer);

/* The cup of this number that is not over; NULL: there is none. */
const struct cup *cups_find(const struct lobby *lobby, int64_t number);
/* The cup for everybody that begins next; NULL: none has a time. */
const struct cup *cups_next(const struct lobby *lobby);
/* The cup that matters most to somebody in the lobby: one that they are in (`*in`), running before
 * coming, else the one for everybody that begins within a day; NULL: none. */
const struct cup *cups_for(const struct session *session, bool *in);
/* The cups that are not over, in the order of their numbers; NULL: no more. */
const struct cup *cups_each(const struct lobby *lobby, size_t at);

/* How all stand in a cup that is not over; it lives until the cup moves on. */
const struct cup_board *cups_board(const struct lobby *lobby, const struct cup *cup);
/* The number of the open table where an entrant of such a cup sits, or will; 0: none. */
int32_t cups_table_of(const struct lobby *lobby, const struct cup *cup, int entrant);
/* How many entrants still play in such a cup; of a knock-out those who are not out. */
int cups_left(const struct lobby *lobby, const struct cup *cup);
/* When the next round is drawn, of a cup whose last round is over; 0: there is none, or not yet. */
int64_t cups_next_round(const struct lobby *lobby, const struct cup *cup);
/* Tells somebody who has just come which cups they are in. */
void cups_greet(struct session *session);

/* Opens a cup (CU-D1) and returns its number. `opener` 0: of the configuration, with its schedule's
 * `name`. The errand may be NULL, as may `then`, which is called later. */
int64_t cups_open(struct lobby *lobby, int64_t opener, const char *name,
                  const struct cup_words *words, int64_t start_ms, void *errand, cups_then *then);
/* One who is on joins; their chips go to escrow (CU-D3). The caller has checked that they may. */
void cups_join(struct session *session, int64_t number, void *errand, cups_then *then);
/* One leaves: before the start their entry comes back, later they are withdrawn. */
void cups_leave(struct lobby *lobby, int64_t number, int64_t account, void *errand,
                cups_then *then);
/* The opener lets somebody join a cup that is `invited`. */
void cups_invite(struct lobby *lobby, int64_t number, int64_t account, void *errand,
                 cups_then *then);
/* What the staff do: CUP_PAUSED, CUP_GONE_ON, CUP_REMOVED (`account`) or CUP_CANCELLED; `text`: why
 * (CU-D6). `writes` is called with the errand right before the event goes to the store. */
typedef void cups_writes(void *errand);
void cups_act(struct lobby *lobby, int64_t number, enum cup_event_kind kind, int64_t account,
              const char *text, void *errand, cups_then *then, cups_writes *writes);
/* Reads a cup from the store, over or not, with the names of its entrants. The caller frees it and
 * `row`; NULL: there is none, or it cannot be read. By entrant: `row` has the keys of their rows,
 * `now` whose they are: another account than the cup's where that became part of this one, and no
 * event says so. `now` lives for the call. */
typedef void cups_read_cb(void *arg, struct cup *cup, int64_t *row, const int64_t *now);
void cups_read(struct lobby *lobby, int64_t number, cups_read_cb *cb, void *arg);
/* Makes the record of a cup that is over, cardroom-cup(5). `text` is empty unless it is recorded,
 * and lives until the callback returns. */
enum cups_recorded {
    CUPS_RECORDED,
    CUPS_RECORD_NONE,  /* there is no such cup */
    CUPS_RECORD_LATER, /* it is not over: nothing of its seed may be told */
    CUPS_RECORD_UNREAD /* the store could not read it now */
};
typedef void cups_record_cb(void *arg, enum cups_recorded what, struct buf *text);
void cups_record(struct lobby *lobby, int64_t number, cups_record_cb *cb, void *arg);

/* A table of a cup tells (struct tables_deps). */
void cups_told(struct lobby *lobby, const struct table_cup_end *end);
/* Accounts were erased, merged and renamed. */
void cups_forget(struct lobby *lobby, int64_t account);
/* An account is banned: it leaves the cups that have not begun, and those of them that it opened
 * and nobody else is in are called off. In one that runs its games are played automatically. */
void cups_banned(struct lobby *lobby, int64_t account);
void cups_merged(struct lobby *lobby, int64_t from, int64_t into, const char *name);
void cups_renamed(struct lobby *lobby, int64_t account, const char *name);
/* The settings were read anew: the schedules may be others. */
void cups_reconfigured(struct lobby *lobby);

#endif
