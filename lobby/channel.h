/*
 * Talk: the lobby's channel, a table's, and tells between two people. Text was cleaned where it
 * came in; what a muted person says goes nowhere, and they are told so. Those who watch a ranked
 * game talk among themselves: nothing of theirs reaches who plays it.
 */
#ifndef LOBBY_CHANNEL_H
#define LOBBY_CHANNEL_H

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "store/store.h"

struct lobby;
struct session;
struct talk;

enum {
    CHANNEL_CELLS_MAX = 300,
    CHANNEL_KEPT = 400,   /* lines of all channels */
    CHANNEL_MS = 3600000, /* older ones are not shown to who joins */
    CHANNEL_GREETING = 5, /* lines for who joins */
    CHANNEL_EVIDENCE = 12 /* lines that go with a report */
};

/* The last lines that were said, in memory only. */
struct talk *channel_new(void);
void channel_free(struct talk **talk);

/* To everybody in the lobby or anywhere. */
void channel_lobby(struct session *from, const char *text, bool emote);
/* To those who sit at or watch a table. */
void channel_table(struct session *from, int32_t table, const char *text, bool emote);
/* To one person who is on. */
void channel_tell(struct session *from, struct session *to, const char *text);
/* To an account that is off: it waits for them. */
void channel_leave(struct session *from, const struct store_account *to, const char *text);
/* True, and the session is told why, if it may not talk now on
 * "lobby", "table" or "tell". */
bool channel_muted(struct session *from, const char *channel);
/* Whether `from` watches a ranked game that `to` plays. */
bool channel_apart(const struct session *from, const struct session *to);
/* Shows what was said in the last hour in the lobby (0) or at a table, at most `limit` lines, as
 * far as this person would have heard it. Returns how many. */
int channel_history(struct session *session, int32_t table, int limit);
/* The last lines of `about` that `by` could hear: tells only between the two. */
void channel_evidence(const struct lobby *lobby, int64_t by, int64_t about, struct buf *out);

#endif
