/*
 * The screen layout of a session: when it is in use, and how its rows are kept up to date
 * (ui/screen.h). The rows are made once for all that happened in a turn of the loop, and whenever a
 * clock on them moves. They are sent only if they differ from those sent last.
 */
#pragma once

#include "buf.h"

struct session;
struct ui_click;

/* Somebody is on now: shows the screen if they use it. `returned`: the session is from an earlier
 * room, so the door may show a screen already. */
void screen_begin(struct session *session, bool returned);
/* The layout, the size or the client changed. */
void screen_update(struct session *session);
/* Something on the screen may have changed. */
void screen_due(struct session *session);
/* Sends all of it again. */
void screen_again(struct session *session);
/* Sends what is seen at once; what was told so far stands below the list on top no more. */
void screen_turned(struct session *session);
/* Puts lines into the log, or shows them as a page if they are many and answer a typed line, or if
 * `page`. Frees the buffer. */
void screen_show(struct session *session, struct buf *lines, bool page);
/* The line under way is done. If they are still in the lobby, and all that it was answered needs
 * more rows than the log has there, that is a page. */
void screen_answered(struct session *session);
/* A typed line closes the page. At a table it is put aside. True: one was shown. */
bool screen_page_close(struct session *session);
/* Whether a page or a panel covers the lobby or the table. */
bool screen_covered(struct session *session);
/* Whether the game at their table waits for them. */
bool screen_on_turn(const struct session *session);
/* Whether both hold. */
bool screen_hides_turn(struct session *session);
/* What `back`, `q` and Esc do to what covers the screen: closes the top of it. At a table the last
 * one is put aside, and all of them are if the game waits. False: nothing covers it. */
bool screen_close(struct session *session);
/* Puts aside all that covers the table. */
void screen_aside(struct session *session);
/* Shows what was put aside at this table, where it was. False: nothing is. */
bool screen_reopen(struct session *session);
/* Closes what was put aside: for `look`, after ten minutes, and when something else is opened. */
void screen_forget(struct session *session);
/* Finds what the screen shows at a cell (from 0). */
void screen_click(struct session *session, int column, int row, struct ui_click *out);
/* The session ends. */
void screen_end(struct session *session);
