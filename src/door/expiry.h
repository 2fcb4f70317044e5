/*
 * When a certificate ends: how many days that is, and whether it is time to say so.
 */
#ifndef DOOR_EXPIRY_H
#define DOOR_EXPIRY_H

#include <stdbool.h>
#include <stdint.h>

enum { EXPIRY_WARN_DAYS = 14 };

struct expiry {
    int64_t until_ms; /* UTC; 0: there is none */
    int64_t told_ms;  /* when it was said last; 0: not yet */
};

/* Whole days that are left at a time (UTC ms); 0 when it is over. */
int64_t expiry_days(const struct expiry *expiry, int64_t now_ms);
/* It has fewer than EXPIRY_WARN_DAYS days, and that is to be said: once a day. */
bool expiry_warns(struct expiry *expiry, int64_t now_ms);

#endif
