/*
 * Cases as the staff works them: the queue, claims, decisions.
 */
#pragma once

#include <stdbool.h>

struct actor;
struct buf;
struct lobby;
struct lobby_part;
struct store_appeal;

/* The answer to a member of the staff who tries to read or decide a case about themself. */
extern const char decide_about_you[];

/* Whether somebody else has to decide the appeal, because it is against what the actor did. An
 * admin may decide it when no other member of the staff is on. `others` gets the names of those who
 * are. */
bool decide_is_for_others(const struct lobby *lobby, const struct actor *actor,
                          const struct store_appeal *appeal, struct buf *others);

/* Whether the actor may claim a case in this state (enum report_state). `mine`: the actor has
 * claimed it. */
bool decide_may_claim(const struct actor *actor, int state, bool mine);
/* Whether an actor may close such a case. */
bool decide_may_resolve(int state, bool mine);

/* When an account gets a new name, this part writes the name into the reports that are not closed
 * and that the account wrote or claimed, or that are about the account. */
extern const struct lobby_part decide_part;
