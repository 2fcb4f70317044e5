/*
 * Cases as the staff works them: the queue, claims, decisions.
 */
#pragma once

#include <stdbool.h>

struct actor;
struct buf;
struct lobby;
struct store_account;
struct store_appeal;

/* What a member of the staff is told who tries to read or decide a case about themself. */
extern const char decide_about_you[];

/* Whether the appeal is against what the actor did, so that somebody else decides it. An admin
 * decides it when nobody else of the staff is on. `others` gets the names of those who are. */
bool decide_is_for_others(const struct lobby *lobby, const struct actor *actor,
                          const struct store_appeal *appeal, struct buf *others);

/* Whether the actor may claim, or close, a case in this state (enum report_state). `mine`: the
 * actor has claimed it. */
bool decide_may_claim(const struct actor *actor, int state, bool mine);
bool decide_may_resolve(int state, bool mine);

/* The account has a new name: reports that are not closed show it from now on, whether the account
 * has written them, claimed them, or is the one that they are about. */
void report_rename(struct lobby *lobby, const struct store_account *account, const char *to);
