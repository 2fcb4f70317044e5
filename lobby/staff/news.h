/*
 * News and the line of the day. News are dated items, which everybody reads once: when they are
 * posted, or at the next login. The line of the day stands in the banner.
 */
#pragma once

#include <stdint.h>

struct lobby;
struct session;

enum {
    NEWS_SHOWN = 5,     /* the most items that are shown */
    NEWS_TEXT_MAX = 400 /* characters of an item */
};

/* The part that reads the line of the day into lobby->motd. */
extern const struct lobby_part news_part;
/* Shows the latest items, or the first NEWS_SHOWN of those after `since` (UTC ms) if that is not 0.
 * The session's later lines wait until they were read. */
void news_show(struct session *session, int64_t since);
