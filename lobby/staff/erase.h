/*
 * Erasing an account, for its owner and for admins.
 */
#pragma once

#include "store.h"

struct lobby;

/* Erases the account as store_account_erase does, under a stand-in name. What is to be written with
 * it (an audit line) was announced before. The answer goes to `cb`, which calls erase_done if it is
 * STORE_OK. Nobody who sits at a table may be erased: the caller looks first. */
void erase_account(struct lobby *lobby, int64_t account, store_done_cb *cb, void *arg);
/* The account is erased: the boards hide it, the sanctions that are in memory show the stand-in
 * name, and whoever is on with it reads that it is gone and is disconnected. */
void erase_done(struct lobby *lobby, const struct store_account *was);
