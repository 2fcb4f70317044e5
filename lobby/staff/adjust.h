/*
 * Adding to the XP or chips of an account, or taking from them (RK-D15).
 */
#pragma once

#include "act.h"

/* What the adjustment does, for people: "give 50 chips to", which the account's name follows. */
void adjust_put(const struct store_adjustment *what, struct buf *out);
/* Whether the account has as much as the adjustment takes. False: the act has ended. */
bool adjust_covered(struct act *act, const struct store_adjustment *what,
                    const struct store_account *account);
/* Asks whether it is to be done (act_confirmed). */
bool adjust_agreed(struct act *act, const struct store_adjustment *what,
                   const struct store_account *account);
/* Posts the adjustment's entries, with the act's audit line and, if `keep`, with its record. `cb`
 * gets the act. */
void adjust_post(struct act *act, const struct store_adjustment *what, bool keep,
                 store_done_cb *cb);
/* Ends the act, as a callback of that: on success the lobby knows of it, and the owner is told. */
void adjust_end(struct act *act, const struct store_adjustment *what, enum store_status status);
