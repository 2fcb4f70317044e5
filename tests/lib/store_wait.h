/*
 * Waiting for a store that answers from another thread.
 */
#pragma once

#include "store.h"

/* Waits until the store has answers, and delivers them with store_pump. Returns how many there
 * were. If the store does not answer, the test ends. */
int store_wait(struct store *store);
/* The number of calls whose end store_pump has not told yet. */
int64_t store_unanswered(const struct store *store);
