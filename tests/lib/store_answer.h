/*
 * Calls of store.h that wait for their answer.
 */
#pragma once

#include "store.h"

/* A done callback: `arg` is a struct answer. */
struct answer {
    bool done;
    enum store_status status;
};
void answer_take(void *arg, enum store_status status);
/* Pumps until the answer is there; if the store does not answer, the test ends. */
enum store_status answer_wait(struct store *s, struct answer *answer);

/* Makes a call that ends with a done callback and its argument, and waits for its answer:
 * ANSWER_OF(s, store_drop, kind, key). */
#define ANSWER_OF(s, call, ...)                                                                    \
    ({                                                                                             \
        struct answer answer_of = {0};                                                             \
        call(s, __VA_ARGS__, answer_take, &answer_of);                                             \
        answer_wait(s, &answer_of);                                                                \
    })
/* The same for a call whose callback is the last argument here. The callback keeps what it is told
 * in `seen`, and calls answer_take. `seen` is a struct that begins with a struct answer; it is
 * emptied first. */
#define ANSWER_TOLD(s, seen, call, ...)                                                            \
    ({                                                                                             \
        *(seen) = (__typeof__(*(seen))){0};                                                        \
        call(s, __VA_ARGS__, seen);                                                                \
        answer_wait(s, &(seen)->answer);                                                           \
    })
/* The same for a call that tells rows to the callback that is the last argument here. */
#define ANSWER_ROWS(s, seen, call, ...) ANSWER_TOLD(s, seen, call, __VA_ARGS__, answer_take)
