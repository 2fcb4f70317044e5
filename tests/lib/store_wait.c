/*
 * See store_wait.h.
 */
#include "store_wait.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "backend.h"

enum { PATIENCE_MS = 300000 };

int store_wait(struct store *store)
{
    struct pollfd answers = {.fd = store_fd(store), .events = POLLIN};

    /* libFuzzer looks at its own clock by a signal each few seconds. */
    if (TEMP_FAILURE_RETRY(poll(&answers, 1, PATIENCE_MS)) != 1) {
        printf("Bail out! the store does not answer\n");
        exit(99);
    }
    return store_pump(store);
}

int64_t store_unanswered(const struct store *store)
{
    return store->unanswered;
}
