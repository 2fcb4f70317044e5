/*
 * Accounts for tests, made with chips.
 */
#pragma once

#include "store.h"

/* Makes an account with `chips` from the mint; its skeleton is its name in lower case. */
void account_granted(struct store *store, int64_t id, const char *name, int64_t chips,
                     store_done_cb *cb, void *arg);
