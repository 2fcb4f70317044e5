/*
 * See account_granted.h.
 */
#include "account_granted.h"

#include <stdio.h>

#include "utf8.h"

void account_granted(struct store *store, int64_t id, const char *name, int64_t chips,
                     store_done_cb *cb, void *arg)
{
    struct store_account made = {.id = id, .created_ms = 1};
    const struct store_entry grant[] = {
        {.account = id, .currency = STORE_CHIPS, .amount = chips, .reason = "grant"},
        {.account = STORE_ACCOUNT_MINT,
         .currency = STORE_CHIPS,
         .amount = -chips,
         .reason = "grant"}};

    snprintf(made.name, sizeof(made.name), "%s", name);
    utf8_ascii_lower(name, made.skeleton, sizeof(made.skeleton));
    store_account_create(store, &made, NULL, NULL, grant, chips != 0 ? 2 : 0, cb, arg);
}
