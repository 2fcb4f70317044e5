/*
 * News: dated items, which everybody reads once, either when they are posted or at the next login.
 * And the line of the day, which stands in the banner.
 */
#pragma once

#include <stdint.h>

struct lobby;
struct session;

enum { NEWS_SHOWN = 5, NEWS_TEXT_MAX = 400 };

/* The part that reads the line of the day into lobby->motd. */
extern const struct lobby_part news_part;
/* Shows the latest items; the session's line waits. */
void news_show(struct session *session);
