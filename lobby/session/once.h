/*
 * Lines that are done once. What a typed line writes carries the line's number into the store, in
 * the same transaction, with what the line is answered. The door sends a line again to the next
 * room if the one before died without saying that it is done: what that room finds in the store it
 * answers again and does not do again.
 *
 * So whatever a line writes for good (adjust, report, key) calls errand_writes before it writes. A
 * line writes once that way; what it has to write besides goes with that (struct store_besides), or
 * can be written twice without a difference. Moves in games are known by the journal.
 */
#ifndef LOBBY_SESSION_ONCE_H
#define LOBBY_SESSION_ONCE_H

#include "errand.h"
#include "store.h"

extern const struct lobby_part once_part; /* what earlier rooms did */

/* Parts of a line that are stored apart (struct store_line). */
enum {
    ONCE_LINE, /* all of it, or what is left of it */
    /* what cannot be done again and has the rest behind it, which can: a code that is used up, the
       audit line of a kick */
    ONCE_BEGUN,
    ONCE_LOGIN, /* that it is the login of an account, with the allowance */
    ONCE_TABLE  /* the first message that it sends to a table; those behind it count on */
};

/* Keeps, translated, what the errand's line is answered when it is stored; errand_say then says it
 * to the session that asked. */
void errand_says(void *errand, const char *format, ...) __attribute__((format(printf, 2, 3)));
void errand_say(void *errand);
/* The same for a line that is answered at once, before it is stored. */
void once_say(struct session *session, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Says which line the next write is of, with `more` (may be NULL; its line is filled in here) in
 * the same transaction. Of an errand that is of no line, `more` alone goes with it. */
void errand_writes(void *errand, const struct store_besides *more);
/* The same for a part of the line alone. */
void errand_writes_part(void *errand, int part, const struct store_besides *more);
/* What of `line` (whose conn and command are set) a message to a table carries. False: no line. */
bool once_line(struct lobby *lobby, struct store_line *line);

/* Whether an earlier room did the line that the session is at. If so it is answered again. */
bool once_again(struct session *session);
/* What is answered where no words are kept: at a table, which shows what came of it. */
extern const char once_before[];
/* Whether an earlier room did this part of the line. */
bool once_did(const struct lobby *lobby, uint64_t conn, uint64_t command, int part);

/* Forgets what is of connections that did not come back, once all that did are there. */
void once_trim(struct lobby *lobby);
/* The connection is gone, so none of its lines comes again. */
void once_gone(struct session *session);

#endif
