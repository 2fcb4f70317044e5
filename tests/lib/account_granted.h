/*
 * Accounts for tests, made with chips.
 */
#ifndef TESTS_LIB_ACCOUNT_GRANTED_H
#define TESTS_LIB_ACCOUNT_GRANTED_H

#include "store.h"

/* Makes an account with `chips` from the mint; its skeleton is its name in lower case. */
void account_granted(struct store *store, int64_t id, const char *name, int64_t chips,
                     store_done_cb *cb, void *arg);

#endif
