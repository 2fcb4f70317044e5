/*
 * A second member of the staff for large adjustments. An adjustment of XP or chips above the
 * setting confirm-above waits until a second member confirms it.
 *
 * A second member has another account, which is not on from the same subscriber's address or with
 * the same SSH key, or is another Unix user at the control socket. An account and a Unix user may
 * be the same person. So a Unix user confirms for an account, or an account for a Unix user, only
 * if the user is root, who can do everything anyhow. All that is given to one account in a day
 * without a second member is added up, whoever gave it.
 *
 * Adjustments that wait are in the store and in memory. They are checked anew when they are
 * confirmed. The entries and the record's new state are then one transaction, so that an adjustment
 * is made once.
 */
#pragma once

#include <stdint.h>

struct lobby;

/* The part that keeps the adjustments of the last day. It tells the staff who come how many wait.
 */
extern const struct lobby_part confirm_part;
/* How many adjustments wait. */
int confirm_waiting(const struct lobby *lobby);
/* The lowest number above this one of an adjustment that waits; 0: there is none. */
int64_t confirm_next(const struct lobby *lobby, int64_t number);
