/*
 * The cups of the room (doc/rules/cups.md). Those that are open to join or running are in memory,
 * each as its events make it (cup.h). Only an event changes a cup. The event is stored first, in
 * one write with all chips that it moves. Then it is applied, and people are told. The events of a
 * cup are stored one after the other. So if a room is killed, the next one goes on from what is
 * stored.
 */
#pragma once

#include "cup.h"
#include "lobby_state.h"

struct table_cup_end;

enum {
    CUPS_BETWEEN_MS = 10000,   /* from the end of a round to the draw of the next one */
    CUPS_AHEAD_MS = 604800000, /* how far ahead cups of the configuration are opened (CU-D1) */
    CUPS_APART_MS = 3600000    /* nobody joins two cups whose starts are closer than this */
};

extern const struct lobby_part cups_part;

/* How something that somebody asked for has ended. */
enum cups_answer {
    CUPS_DONE,
    CUPS_NO,    /* the cup has moved on meanwhile, so it is not possible any more */
    CUPS_CHIPS, /* the account has too few chips */
    CUPS_FAIL   /* the store refused the write */
};
/* Called once. `cup`: the cup as it is now; NULL: there is none, or it could not be opened. */
typedef void cups_then(void *errand, const struct cup *cup, enum cups_answer answer);

/* The cup of this number that is not over and whose opening the store has; NULL: there is none. */
const struct cup *cups_find(const struct lobby *lobby, int64_t number);
/* The cup that begins next among those that everybody may join; NULL: none has a time. `place`:
 * only among those that are not full. */
const struct cup *cups_next(const struct lobby *lobby, bool place);
/* The cup that matters most to somebody in the lobby. First comes one that they are in, a
 * running one before a coming one; then the next one with a place that everybody may join, if it
 * begins within a day. NULL: none. */
const struct cup *cups_for(const struct session *session);
/* The next cup among those that cups_find finds, in the order of their numbers; NULL: there are no
 * more. `*at` is 0 before the first call. */
const struct cup *cups_each(const struct lobby *lobby, size_t *at);

/* How all entrants stand in a cup that is not over. Valid until the cup's next event. */
const struct cup_board *cups_board(const struct lobby *lobby, const struct cup *cup);
/* The number of the open table where an entrant of a cup that is not over plays; 0: none. */
int32_t cups_table_of(const struct lobby *lobby, const struct cup *cup, int entrant);
/* How many entrants still play in a cup that is not over. Those who are out of a knock-out do not
 * count. */
int cups_left(const struct lobby *lobby, const struct cup *cup);
/* When the next round of a cup is drawn, UTC. 0: a round is still being played, or there is no next
 * one. */
int64_t cups_next_round(const struct lobby *lobby, const struct cup *cup);
/* Tells somebody who has just come which cups they are in. */
void cups_greet(struct session *session);

/* Opens a cup (CU-D1) and returns its number. `opener`: the account that opens it; 0: the
 * configuration does, and `name` is that of its schedule. `start_ms`: UTC; 0: when it is full.
 * `then` (may be NULL) is called later, with `errand` (may be NULL). */
int64_t cups_open(struct lobby *lobby, int64_t opener, const char *name,
                  const struct cup_words *words, int64_t start_ms, void *errand, cups_then *then);
/* The session's account joins a cup, and its entry goes to escrow (CU-D3). The caller has checked
 * that it may. `errand`, `then`: as for cups_open, but `then` is called at once if there is no such
 * cup. */
void cups_join(struct session *session, int64_t number, void *errand, cups_then *then);
/* Carries out one of these acts on a cup:
 * - the account leaves: CUP_LEFT before the start, which gives its entry back, else CUP_WITHDRAWN;
 * - the opener lets the account join a cup that is `invited`: CUP_INVITED;
 * - the opener takes back a cup that nobody else is in: CUP_CALLED;
 * - the staff intervene: CUP_PAUSED, CUP_GONE_ON, CUP_REMOVED (the account) or CUP_CANCELLED, and
 *   `text` says why (CU-D6).
 * `writes` is called with the errand right before the event goes to the store; NULL: errand_writes
 * is, if there is an errand. `errand`, `then`: as for cups_join. */
typedef void cups_writes(void *errand);
void cups_act(struct lobby *lobby, int64_t number, enum cup_event_kind kind, int64_t account,
              const char *text, void *errand, cups_then *then, cups_writes *writes);
/* Reads a cup from the store, over or not, with the names and rows of its entrants. The callback
 * has to free `cup`; NULL: there is no such cup, or it cannot be read. */
typedef void cups_read_cb(void *arg, struct cup *cup);
void cups_read(struct lobby *lobby, int64_t number, cups_read_cb *cb, void *arg);
/* Makes the record of a cup that is over, cardroom-cup(5). `text` is empty unless `what` is
 * CUPS_RECORDED, and lives until the callback returns. */
enum cups_recorded {
    CUPS_RECORDED,
    CUPS_RECORD_NONE,  /* there is no such cup */
    CUPS_RECORD_LATER, /* it is not over, so its seed is still secret */
    CUPS_RECORD_UNREAD /* the store could not read it now */
};
typedef void cups_record_cb(void *arg, enum cups_recorded what, struct buf *text);
void cups_record(struct lobby *lobby, int64_t number, cups_record_cb *cb, void *arg);

/* Takes what a table of a cup tells of its game (struct tables_deps). */
void cups_told(void *lobby, const struct table_cup_end *end);
/* An account is banned. It leaves the cups that have not begun. A cup that it opened and that
 * nobody else is in is called off. In a running cup its games are played automatically. */
void cups_banned(struct lobby *lobby, int64_t account);
/* The configuration was read anew, so the schedules may have changed. */
void cups_reconfigured(struct lobby *lobby);
