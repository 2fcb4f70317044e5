/*
 * The lockdown: for some time no guests come in, nobody makes an account, or talk is slowed to one
 * line of each person in a while. Whoever is there stays. The staff's act is in lockdown_acts.c. It
 * is kept in the store by the wall clock, so it holds in the next room, too, and ends by itself.
 */
#ifndef LOBBY_MEETING_LOCKDOWN_H
#define LOBBY_MEETING_LOCKDOWN_H

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "store.h"

struct lobby;
struct session;

/* An account of this age, or with XP, which only ranked games bring, is a known member. */
#define LOCKDOWN_KNOWN_MS (7 * STORE_DAY_MS)

extern const struct lobby_part lockdown_part;

/* What holds; NULL: none does. */
const struct store_lockdown *lockdown_now(const struct lobby *lobby);
/* From now on this one holds; with ends_ms 0 none does. The caller stores it, and tells the staff.
 */
void lockdown_set(struct lobby *lobby, const struct store_lockdown *lockdown);
/* A line of the banner, with its end; nothing if none holds. */
void lockdown_banner(const struct lobby *lobby, const char *margin, struct buf *out);
/* Whether somebody may not come in as a guest, or make an account, now. If so they are told until
 * when, why and whom to ask; a connection over SSH that came for nothing else (`close`) ends. */
bool lockdown_keeps_out(struct session *session, bool guest, bool close);
/* Whether it is too early for another line on "lobby", "game", "table" or "tell". If so they are
 * told when it is not. Else the line counts as theirs. */
bool lockdown_slows(struct session *session, const char *channel);

#endif
