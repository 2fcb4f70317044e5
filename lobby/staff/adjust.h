/*
 * Adding to the XP or chips of an account, or taking from them (RK-D15).
 */
#pragma once

#include "act.h"

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
