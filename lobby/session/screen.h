/*
 * The screen layout of a session: when it holds, and bringing its rows up to date (ui/screen.h).
 * The rows are made once for all that happened in a turn of the loop, and when a clock on them
 * moves; they are sent where they are not what was sent last.
 */
#ifndef LOBBY_SESSION_SCREEN_H
#define LOBBY_SESSION_SCREEN_H

#include "buf.h"

struct session;

extern const struct lobby_part screen_part;

/* Somebody is on now: shows the screen if it is theirs. `returned`: from an earlier room, so the
 * door may show one already. */
void screen_begin(struct session *session, bool returned);
/* The layout, the size or the client changed. */
void screen_update(struct session *session);
/* Something that is on it may have changed. */
void screen_due(struct session *session);
/* Sends all of it again. */
void screen_again(struct session *session);
/* Lines into the log, or, where they are many and answer what was typed, as a page. Frees the
 * buffer. */
void screen_show(struct session *session, struct buf *lines);
/* Closes the page, if there is one: true. */
bool screen_page_close(struct session *session);
/* The session ends. */
void screen_end(struct session *session);

#endif
