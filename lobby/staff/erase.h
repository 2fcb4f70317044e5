/*
 * Erasing an account, for its owner and for admins.
 */
#pragma once

#include "store.h"

struct lobby;

/* Erases the account as store_account_erase does, under a stand-in name. The caller has made sure
 * that the person sits at no table. If an audit line is to be written with it, the caller has
 * announced that (errand_writes). `cb` gets the status, and calls erase_done if that is STORE_OK.
 */
void erase_account(struct lobby *lobby, int64_t account, store_done_cb *cb, void *arg);
/* The account `was` is erased. Hides it from the boards, puts the stand-in name into the sanctions
 * in memory, and calls `erased` of the parts (struct lobby_part). Tells whoever is on with it that
 * it is gone, and disconnects them. */
void erase_done(struct lobby *lobby, const struct store_account *was);
