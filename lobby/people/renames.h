/*
 * Who was meant by a name some time ago. Names change, and a name that was given up can go to
 * another person. The audit log keeps the names of its time. The store keeps a record of each
 * change of a name, and of each account that became part of another one. Both functions here follow
 * these records one by one, each by an index.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "store.h"

/* A name, and when it stood for the account. */
struct past_name {
    char name[STORE_NAME_MAX];
    int64_t after, until; /* it did in records with an id above `after` and not above `until` */
};

enum { PAST_NAMES_MAX = 32 }; /* only this many are read: the latest */

/* The names of an account and of those that became part of it, today's first. All zero: there are
 * none. */
struct past_names {
    struct past_name name[PAST_NAMES_MAX];
    int n;
};

/* Reads the names of an account, within store_reads. */
void past_names_read(struct past_names *out, struct store *reads,
                     const struct store_account *account);
/* Whether `name` meant the account in a record with this id. */
bool past_names_has(const struct past_names *names, int64_t id, const char *name);

/* The person who had a name last and has another one now. */
struct past_owner {
    char name[STORE_NAME_MAX];
    int64_t
        gave_up; /* id of the record by which they gave it up (ids_time says when); 0: nobody did */
    bool there;  /* the person has an account */
    struct store_account account;
};

/* Looks for the past owner of a name, within store_reads. Returns `there`. */
bool past_owner_read(struct past_owner *out, struct store *reads, const char *name);
