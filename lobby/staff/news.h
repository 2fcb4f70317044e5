/*
 * News: dated items that everybody reads once, at the login after they were posted or at once; and
 * the line of the day, which stands in the banner.
 */
#ifndef LOBBY_STAFF_NEWS_H
#define LOBBY_STAFF_NEWS_H

#include <stdint.h>

struct lobby;
struct session;

enum { NEWS_SHOWN = 5, NEWS_TEXT_MAX = 400 };

/* Reads the line of the day into lobby->motd. */
extern const struct lobby_part news_part;
/* Shows what was posted after `since`, the time of the login before; 0, a first login: nothing. */
void news_greet(struct session *session, int64_t since);
/* The latest items; the session's line waits. */
void news_show(struct session *session);

#endif
