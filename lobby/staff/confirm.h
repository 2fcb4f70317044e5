/*
 * A second member of the staff for large adjustments: above the setting confirm-above an
 * adjustment of XP or chips waits until another one confirms it.
 *
 * A second member has another account, which is not on from the same subscriber's address or with
 * the same SSH key, or is another Unix user at the control socket. An account and a Unix
 * user may be the same person, so one confirms for the other only where that is root, who can do
 * everything anyhow. All that is given to one account in a day without a second member is added up,
 * whoever gave it.
 *
 * What waits is in the store and, whole, in memory. It is checked anew when it is confirmed; then
 * the entries and the record's new state are one transaction, so that it is done once.
 */
#pragma once

#include "act.h"

/* An adjustment waits, and counts towards the sum of the day, for this long. */
#define CONFIRM_MS STORE_DAY_MS
enum { CONFIRM_WAIT_MAX = 100 }; /* how many may wait */

enum confirm_state {
    CONFIRM_ALONE, /* it needed nobody else, and counts to the sum */
    CONFIRM_WAITS,
    CONFIRM_DONE,
    CONFIRM_REJECTED,
    CONFIRM_EXPIRED
};

extern const struct lobby_part confirm_part;

/* Whether the adjustment, whose account, currency and amount are set, needs a second member. */
bool confirm_needed(const struct lobby *lobby, const struct store_adjustment *what);
/* Stores that it waits, and ends the act. */
void confirm_ask(struct act *act, struct store_adjustment *what);
/* It needs nobody else: counts it. True: its record is to be stored with it; then
 * confirm_alone_stored has to be called. */
bool confirm_alone(struct act *act, struct store_adjustment *what);
void confirm_alone_stored(struct lobby *lobby, const struct store_adjustment *what,
                          enum store_status status);
/* How many wait. */
int confirm_waiting(const struct lobby *lobby);
/* The lowest number above this one that waits; 0: there is none. */
int64_t confirm_next(const struct lobby *lobby, int64_t number);
/* One account has become part of another. */
void confirm_merged(struct lobby *lobby, int64_t from, int64_t into);
