/*
 * The screen layout of a session: when it is in use, and how its rows are kept up to date
 * (ui_screen.h). The rows are made once for all that happened in a turn of the loop, and whenever a
 * clock on them moves. They are sent only if they differ from those sent last.
 */
#pragma once

#include "buf.h"

struct session;
struct ui_click;

/* Somebody is on now: shows the screen if they use that layout. `returned`: the session is from an
 * earlier room, so the door may show a screen already. */
void screen_begin(struct session *session, bool returned);
/* The layout, the size or the client has changed: begins or ends the screen, or draws it anew.
 * `kept`: the door still shows a screen of an earlier room, with its log. */
void screen_update(struct session *session, bool kept);
/* Something on the screen may have changed. */
void screen_due(struct session *session);
/* Sends the rows at once. TERM_ANEW: sends all of the screen again. TERM_TURNED: another part of
 * the list on top is shown, if there is one; what was told so far no longer stands below it. */
void screen_again(struct session *session, unsigned how);
/* Puts lines into the log, or shows them as a page. They become a page if `page`, or if they are
 * many and answer a typed line. Frees the buffer. */
void screen_show(struct session *session, struct buf *lines, bool page);
/* The line that was carried out is done. If its answers, taken together, need more rows than the
 * log has in the lobby, shows them as a page. */
void screen_answered(struct session *session);
/* A line was typed: closes the page. At a table it is put aside instead, unless a panel lies under
 * it and the game does not wait. True: one was shown. */
bool screen_page_close(struct session *session);
/* Whether a page or a panel covers the lobby or the table. */
bool screen_covered(struct session *session);
/* Whether the game at the session's table waits for its person. */
bool screen_on_turn(const struct session *session);
/* Whether a page or a panel covers a table whose game waits for the session's person. */
bool screen_hides_turn(struct session *session);
/* Does what `back`, `q` and Esc do: closes the page or the panel on top. At a table, puts the last
 * panel aside instead, or all of them if the game waits. False: nothing covers the screen. */
bool screen_close(struct session *session);
/* Puts aside all that covers the table. */
void screen_aside(struct session *session);
/* Shows what was put aside at this table, as it was. False: nothing was put aside. */
bool screen_reopen(struct session *session);
/* Closes what was put aside. */
void screen_forget(struct session *session);
/* Finds what the screen shows at a cell (from 0). */
void screen_click(struct session *session, int column, int row, struct ui_click *out);
