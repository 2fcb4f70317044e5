/*
 * Lines that are done once. What a typed line writes carries the line's number into the store in
 * the same transaction, together with the answer to the line. If a room dies before it says that a
 * line is done, the door sends the line again to the next room. If that room finds the line in the
 * store, it repeats the answer and does not do the line again. The same holds if only the link to
 * the door is lost, as between two machines: so the room keeps notes of what lines have written
 * that the door does not know to be done.
 *
 * So every line that writes something for good (adjust, report, key) calls errand_writes before it
 * writes. A line makes only one such write. Whatever else it writes goes with that one (struct
 * store_attach), or must do no harm when it is written twice. Moves in games are known by the
 * journal instead.
 */
#pragma once

#include "errand.h"
#include "store.h"
#include "term.h"

extern const struct lobby_part once_part; /* the lines that earlier rooms have done */

/* Parts of a line that are stored apart (struct store_line). */
enum {
    ONCE_LINE, /* all of the line, or the rest of it */
    /* A step that cannot be done again, while the steps after it can: a code that is used up, the
     * audit line of a kick. */
    ONCE_BEGUN,
    ONCE_LOGIN, /* the login of an account, with the allowance */
    /* The first message that it sends to a table. Later ones are numbered on from here. */
    ONCE_TABLE
};

/* Translates and keeps the answer to the errand's line, for when it is stored. errand_show_answer
 * then shows it to the session that asked. */
void errand_keep_answer(void *errand, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void errand_show_answer(void *errand);
/* What the errand wrote is stored or was refused: shows its answer, or says `no`, and ends it. */
void errand_answered(void *errand, bool stored, const char *no, ...)
    __attribute__((format(printf, 3, 4)));
/* The same for a line whose errand is made by what stores it (session_change, social_add...), and
 * shows the answer then; in the language that is spoken now. */
void once_show(struct session *session);
void once_answer(struct session *session, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The next write belongs to the errand's line and carries `more` (may be NULL; its `line` is filled
 * in here) in the same transaction. If the errand belongs to no line, the write carries `more`
 * alone. */
void errand_writes(void *errand, const struct store_attached *more);
/* The same for a part of the line alone. */
void errand_writes_part(void *errand, int part, const struct store_attached *more);
/* Fills in the rest of `line` (whose conn and command are set), for a message to a table. False:
 * there is no line. */
bool once_line(struct lobby *lobby, struct store_line *line);

/* Whether an earlier room did the line that the session is at. If so the session is shown the
 * answer again. */
bool once_again(struct session *session);
/* The answer where no words were kept: for a line to a table, which shows the outcome itself. */
extern const char once_before[];
/* Whether an earlier room did this part of the line. */
bool once_did(const struct lobby *lobby, uint64_t conn, uint64_t command, int part);

/* The doors of these nodes have opened all connections that came back, or they do not come back
 * themselves: forgets the lines of the connections that are not there. */
void once_synced(struct lobby *lobby, const struct node_set *nodes);
/* The connection is gone, so none of its lines can come again. */
void once_gone(struct session *session);
/* The link to its door is lost: the connection may come back to this lobby, which then has to know
 * its lines. Those up to `done` are done. */
void once_parted(struct session *session, uint64_t done);
/* The session has been opened. False: it is begun later, as a line from before its link was lost is
 * still being done. */
bool once_back(struct session *session);
/* An errand of a session has ended: begins the session of the same connection that waits for it. */
void once_errand_ended(struct lobby *lobby, uint64_t conn);
/* Frees what the session kept of its lines. */
void once_free(struct session *session);
