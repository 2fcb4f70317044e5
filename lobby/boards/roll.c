/*
 * See roll.h.
 */
#include "roll.h"

#include <stdlib.h>

#include "mix.h"
#include "utf8.h"
#include "xalloc.h"

static void roll_number_all(struct roll *r, uint32_t room)
{
    slots_make(&r->by_account, room);
    for (uint32_t i = 0; i < r->n; i++)
        slots_add(&r->by_account, mix((uint64_t)r->who[i].account), i);
}

int64_t roll_find(const struct roll *r, int64_t account)
{
    struct slots_walk walk = slots_begin(&r->by_account, mix((uint64_t)account));
    for (uint32_t who; slots_next(&r->by_account, &walk, &who);)
        if (r->who[who].account == account)
            return who;
    return -1;
}

uint32_t roll_make(struct roll *r, int64_t account, const char *name)
{
    int64_t found = roll_find(r, account);
    if (found >= 0)
        return (uint32_t)found;
    if (r->n == r->cap) {
        r->cap += r->cap / 4 + 64;
        r->who = xlines(r->who, r->n * sizeof(*r->who), r->cap * sizeof(*r->who));
    }
    if (!slots_fit(&r->by_account, r->n))
        roll_number_all(r, r->n + r->n / 2 + 64);
    slots_add(&r->by_account, mix((uint64_t)account), r->n);
    r->who[r->n] = (struct roll_who){.account = account};
    utf8_copy(name, r->who[r->n].name, STORE_NAME_MAX);
    return r->n++;
}

void roll_trim(struct roll *r)
{
    r->cap = r->n;
    r->who = xlines(r->who, r->n * sizeof(*r->who), r->n * sizeof(*r->who));
    roll_number_all(r, r->n + r->n / 16);
}

void roll_clear(struct roll *r)
{
    free(r->who);
    slots_clear(&r->by_account);
    *r = (struct roll){0};
}
