/*
 * How many days are left of a certificate, and whether it is time to warn.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { EXPIRY_WARN_DAYS = 14 };

struct expiry {
    int64_t until_ms; /* UTC; 0: there is none */
    int64_t told_ms;  /* UTC: when expiry_warns returned true last; 0: not yet */
};

/* How many whole days are left at `now_ms` (UTC); 0: the certificate has ended, or ends within a
 * day. */
int64_t expiry_days(const struct expiry *expiry, int64_t now_ms);
/* Whether to warn now: fewer than EXPIRY_WARN_DAYS days are left, and there was no warning for a
 * day. Notes the warning. */
bool expiry_warns(struct expiry *expiry, int64_t now_ms);
