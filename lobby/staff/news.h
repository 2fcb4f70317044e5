/*
 * News: dated items that everybody reads once, at the login after they were posted or at once; and
 * the line of the day, which stands in the banner.
 */
#ifndef LOBBY_STAFF_NEWS_H
#define LOBBY_STAFF_NEWS_H

#include <stdint.h>

#include "admin.h"

struct session;

enum { NEWS_KEPT = 50, NEWS_SHOWN = 5, NEWS_TEXT_MAX = 400 };

/* Reads the line of the day into lobby->motd. */
extern const struct lobby_part news_part;
/* Shows what was posted after `since`, the time of the login before; 0, a first login: nothing. */
void news_greet(struct session *session, int64_t since);
/* The latest items; the session's line waits. */
void news_show(struct session *session);

/* ---- For admins ---- */
void admin_news(struct lobby *lobby, const struct admin_actor *actor, admin_answer *answer,
                void *arg);
void admin_news_post(struct lobby *lobby, const struct admin_actor *actor, const char *text,
                     admin_answer *answer, void *arg);
/* Takes the item with this number away. */
void admin_news_drop(struct lobby *lobby, const struct admin_actor *actor, int64_t number,
                     admin_answer *answer, void *arg);
/* Sets the line of the day; "off": the one of the settings again. */
void admin_motd(struct lobby *lobby, const struct admin_actor *actor, const char *text,
                admin_answer *answer, void *arg);

#endif
