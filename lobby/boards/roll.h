/*
 * The accounts that are on boards: the number of each, its name, and whether it is hidden.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "slots.h"
#include "store.h"

/* Packed, because there may be a million. */
struct roll_who {
    int64_t account;
    char name[STORE_NAME_MAX];
    bool hidden; /* RK-D18 */
} __attribute__((packed, aligned(2)));

/* Begins as all zeros, which is empty. */
struct roll {
    struct roll_who *who;
    uint32_t n, cap;
    struct slots by_account;
};

/* The number of an account, 0 or more; -1: it is not in the roll. */
int64_t roll_find(const struct roll *r, int64_t account);
/* Does the same, but an account that is not in the roll gets the next number, and this name. */
uint32_t roll_make(struct roll *r, int64_t account, const char *name);
/* Gives back unused memory. */
void roll_trim(struct roll *r);
/* Frees all memory; no accounts remain. */
void roll_clear(struct roll *r);
