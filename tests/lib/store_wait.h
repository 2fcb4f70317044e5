/*
 * Waiting for a store that answers from another thread.
 */
#ifndef TESTS_LIB_STORE_WAIT_H
#define TESTS_LIB_STORE_WAIT_H

#include "store.h"

/* Waits until the store has answers, and has them told (store_pump). Returns how many; a store that
 * does not answer ends the test. */
int store_wait(struct store *store);

#endif
