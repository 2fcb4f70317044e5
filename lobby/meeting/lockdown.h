/*
 * The lockdown: for some time no guests come in, nobody makes an account, or each person has to
 * wait between two lines of talk. People who are on stay on. The staff's act is in lockdown_acts.c.
 * The store keeps the lockdown and when it ends. So it holds in the next room, too, and ends by
 * itself.
 */
#pragma once

#include "buf.h"
#include "store.h"

struct lobby;
struct session;

/* An account that is as old as this, or has XP (which only ranked games bring), is a known member.
 * A lockdown slows the talk of known members only if it slows everyone. */
#define LOCKDOWN_KNOWN_MS (7 * STORE_DAY_MS)

extern const struct lobby_part lockdown_part;

/* The lockdown that holds now; NULL: there is none. */
const struct store_lockdown *lockdown_now(const struct lobby *lobby);
/* Makes this lockdown hold from now on; `ends_ms` 0: none holds. The caller stores it and tells the
 * staff. */
void lockdown_set(struct lobby *lobby, const struct store_lockdown *lockdown);
/* Appends a line of the banner, after `margin`, with the lockdown and when it ends. Nothing if none
 * holds. */
void lockdown_banner(const struct lobby *lobby, const char *margin, struct buf *out);
/* Whether somebody may not come in as a guest (`guest`) or make an account now. If so, they are
 * told until when, why and whom to ask. `close`: also closes the session, for a connection over SSH
 * that came for nothing else. */
bool lockdown_keeps_out(struct session *session, bool guest, bool close);
/* Whether the lockdown does not let this person talk yet on `channel` ("lobby", "game", "table",
 * "tell"). If so, they are told when they can. Else the line counts as their last one. */
bool lockdown_slows(struct session *session, const char *channel);
