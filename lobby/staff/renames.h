/*
 * Who was meant by a name some time ago. Names change, and a name that was given up can be given to
 * another person; the audit log keeps names as they were then. The store keeps every new name, and
 * every account that became part of another one. Both questions follow them one by one, by an index
 * each.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "store.h"

/* A name, and when it stood for the account: in records with an id above `after`, up to `until`. */
struct past_name {
    char name[STORE_NAME_MAX];
    int64_t after, until;
};

enum { PAST_NAMES_MAX = 32 }; /* the latest; earlier ones are not known */

/* The names of an account and of those that became part of it, today's first. All zero: none. */
struct past_names {
    struct past_name name[PAST_NAMES_MAX];
    int n;
};

/* Reads the names of an account, within store_reads. */
void past_names_read(struct past_names *out, struct store *reads,
                     const struct store_account *account);
/* Whether `name` in a record with this id meant the account. */
bool past_names_has(const struct past_names *names, int64_t id, const char *name);

/* The person who had a name last and has another one now. */
struct past_owner {
    char name[STORE_NAME_MAX];
    int64_t gave_up; /* id of the record by which they gave it up: ids_time tells when; 0: nobody */
    bool there;      /* they have an account */
    struct store_account account;
};

/* Looks for them, within store_reads; returns `there`. */
bool past_owner_read(struct past_owner *out, struct store *reads, const char *name);
/* The same as a read by itself: only `name` is asked for. */
extern const struct store_reads past_owner_reads;
