/*
 * See store_answer.h.
 */
#include "store_answer.h"

#include "store_wait.h"

void answer_take(void *arg, enum store_status status)
{
    struct answer *answer = arg;
    answer->done = true;
    answer->status = status;
}

enum store_status answer_wait(struct store *s, struct answer *answer)
{
    while (!answer->done)
        store_wait(s);
    return answer->status;
}
