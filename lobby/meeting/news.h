/*
 * News and the line of the day. News are dated items, which everybody reads once: when they are
 * posted, or at the next login. The line of the day stands in the banner.
 */
#pragma once

#include <stdint.h>

struct lobby;
struct session;

enum { NEWS_SHOWN = 5 }; /* the most items that are shown at a login */

/* The part that reads the line of the day into lobby->motd. At each login it shows the news since
 * the person's last login. */
extern const struct lobby_part news_part;
/* Shows the newest NEWS_SHOWN of the items after `since` (UTC ms), and says so if there are more.
 * If `since` is 0, shows all items that are kept. The newest comes first. The session's later lines
 * wait until the items are read. */
void news_show(struct session *session, int64_t since);
/* Sets the line of the day; "": that of the settings. */
void news_line_set(struct lobby *lobby, const char *text);
