/*
 * Lines that are done once. What a typed line writes carries the line's number into the store in
 * the same transaction, together with the answer to the line. If a room dies before it says that a
 * line is done, the door sends the line again to the next room. If that room finds the line in the
 * store, it repeats the answer and does not do the line again. The same holds if only the link to
 * the door is lost, as between two machines. For that case the room keeps notes of what was written
 * by lines that the door does not know to be done.
 *
 * So every line that writes something for good (adjust, report, key) calls errand_writes before it
 * writes. A line makes only one such write. Whatever else it writes goes with that one (struct
 * store_attached), or must do no harm when it is written twice. Moves in games are known by the
 * journal instead.
 */
#pragma once

#include "errand.h"
#include "term.h"

extern const struct lobby_part once_part; /* loads the lines that earlier rooms have done */

/* Parts of a line that have rows of their own in the store (struct store_line). */
enum {
    ONCE_LINE, /* all of the line, or the rest of it */
    /* A step that cannot be done again, while the steps after it can: a code that is used up, the
     * audit line of a kick. */
    ONCE_BEGUN,
    ONCE_LOGIN, /* the login of an account, with the allowance */
    /* The first message that the line sends to a table. Later messages have the next numbers. */
    ONCE_TABLE
};

/* Translates the answer to the errand's line and keeps it until what the line writes is stored.
 * errand_show_answer then shows it to the session that asked. */
void errand_keep_answer(void *errand, const char *format, ...) PRINTF(2, 3);
void errand_show_answer(void *errand);
/* What the errand wrote is `stored`, or was refused: shows its answer, or says `no`. Then ends the
 * errand. */
void errand_answered(void *errand, bool stored, const char *no, ...) PRINTF(3, 4);
/* For a line whose errand is made by the function that stores (session_change, social_add...):
 * once_answer translates the answer to the line and keeps it, and that function calls once_show,
 * which shows the answer. */
void once_show(struct session *session);
void once_answer(struct session *session, const char *format, ...) PRINTF(2, 3);
/* Call it right before a write of the errand. The write then carries the errand's line and `more`
 * (may be NULL) in the same transaction. If the errand belongs to no line, only `more` is carried.
 */
void errand_writes(void *errand, const struct store_attached *more);
/* Does the same for one part of the line (ONCE_BEGUN...). */
void errand_writes_part(void *errand, int part, const struct store_attached *more);
/* Notes that a typed line writes the row `line`, and fills in its `oldest`. The caller has set all
 * else in the row. False: the line cannot come again, so it need not be stored. */
bool once_line(struct lobby *lobby, struct store_line *line);

/* Whether the line that the session is at was done before. If so, the session is shown the answer
 * again. A line of which only ONCE_BEGUN is stored was not done. */
bool once_again(struct session *session);
/* What the session is shown in place of the answer to a line that was done before, if that answer
 * is not known. No answer is stored for a line that only sends a message to a table. */
extern const char once_before[];
/* Whether this part of the line was done before. */
bool once_did(const struct lobby *lobby, uint64_t conn, uint64_t command, int part);

/* The doors of these nodes have opened all connections that came back, or the doors themselves do
 * not come back. Forgets the lines of the connections that are not there. Guests whose link was
 * lost and who are not back leave their tables. */
void once_synced(struct lobby *lobby, const struct node_set *nodes);
/* The link to the session's door is lost. Keeps what is known of the session's lines, as the
 * connection may come back to this lobby. The lines up to `done` are done. */
void once_parted(struct session *session, uint64_t done);
/* A session has been opened: gives it what is known of its connection's lines. False: it begins
 * later (once_errand_ended), because a line from before the link was lost is still being done. */
bool once_back(struct session *session);
/* An errand of a session has ended: begins the session of the same connection that waits for it. */
void once_errand_ended(struct lobby *lobby, uint64_t conn);
/* Forgets what the session kept of lines before `oldest`, which the door knows to be done;
 * UINT64_MAX: of all. */
void once_forget(struct session *session, uint64_t oldest);
