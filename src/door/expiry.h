/*
 * When a certificate ends: how many days are left, and whether it is time to warn.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { EXPIRY_WARN_DAYS = 14 };

struct expiry {
    int64_t until_ms; /* UTC; 0: there is none */
    int64_t told_ms;  /* when the log was warned last; 0: not yet */
};

/* Whole days left at a time (UTC ms); 0 when the certificate has ended. */
int64_t expiry_days(const struct expiry *expiry, int64_t now_ms);
/* Whether to warn now: fewer than EXPIRY_WARN_DAYS days are left, and no warning came for a day. */
bool expiry_warns(struct expiry *expiry, int64_t now_ms);
