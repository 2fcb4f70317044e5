/*
 * Calls of store.h that wait for their answer.
 */
#pragma once

#include "store.h"

/* A done callback: `arg` is a struct answer. */
struct answer {
    bool done;
    enum store_status status;
    int64_t number; /* of the game that was started */
};
void answer_take(void *arg, enum store_status status);
/* Pumps until the answer is there; if the store does not answer, the test ends. */
enum store_status answer_wait(struct store *s, struct answer *answer);
