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

#include "act.h"

/* An adjustment waits, and counts towards the sum of the day, for this long. */
#define CONFIRM_MS STORE_DAY_MS
enum { CONFIRM_WAIT_MAX = 100 }; /* how many may wait */

enum confirm_state {
    CONFIRM_ALONE, /* it needed nobody else, and counts towards the sum of the day */
    CONFIRM_WAITS,
    CONFIRM_DONE,
    CONFIRM_REJECTED,
    CONFIRM_EXPIRED
};

extern const struct lobby_part confirm_part;

/* Whether the adjustment, whose account, currency and amount are set, needs a second member. */
bool confirm_needed(const struct lobby *lobby, const struct store_adjustment *what);
/* Stores that the adjustment waits, and ends the act. */
void confirm_ask(struct act *act, struct store_adjustment *what);
/* Counts an adjustment that needs nobody else. True: the caller has to store its record with it,
 * and then to call confirm_alone_stored. */
bool confirm_alone(struct act *act, struct store_adjustment *what);
/* The record was stored, or not, as `status` says. */
void confirm_alone_stored(struct lobby *lobby, const struct store_adjustment *what,
                          enum store_status status);
/* How many adjustments wait. */
int confirm_waiting(const struct lobby *lobby);
/* The lowest number above this one of an adjustment that waits; 0: there is none. */
int64_t confirm_next(const struct lobby *lobby, int64_t number);

/* ---- Adding to the XP or chips of an account, or taking from them (RK-D15): adjust.c ---- */

/* Appends what the adjustment does, such as "give 50 chips to". The account's name has to follow.
 */
void adjust_put(const struct store_adjustment *what, struct buf *out);
/* Whether the account has the chips that the adjustment takes; true for XP, which may go below 0.
 * False: the act has ended. */
bool adjust_covered(struct act *act, const struct store_adjustment *what,
                    const struct store_account *account);
/* Calls act_confirmed with words for the adjustment. False: the act has ended. */
bool adjust_agreed(struct act *act, const struct store_adjustment *what,
                   const struct store_account *account);
/* Posts the adjustment's entries, with the act's audit line and, if `keep` is set, the adjustment's
 * record. `cb` gets the act. */
void adjust_post(struct act *act, const struct store_adjustment *what, bool keep,
                 store_done_cb *cb);
/* Ends the act once the entries were posted, or not, as `status` says. If they were, changes what
 * the lobby knows, and tells the account's owner. */
void adjust_end(struct act *act, const struct store_adjustment *what, enum store_status status);
