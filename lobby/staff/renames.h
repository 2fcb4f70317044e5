/*
 * Who was meant by a name some time ago. Names change, and a name that was given up can be given to
 * another person; the audit log keeps names as they were then. The store keeps every new name, and
 * every account that became part of another one. Both questions follow them one by one, by an index
 * each.
 */
#ifndef LOBBY_STAFF_RENAMES_H
#define LOBBY_STAFF_RENAMES_H

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
    /* Of the reading: which name is asked for, whether it is known since when it stood for the
     * account, and whom to tell. */
    int asked;
    bool known;
    struct store *store;
    store_done_cb *done;
    void *arg;
};

/* Reads the names of an account into `out`, which has to stay until `done` is called. */
void past_names_read(struct past_names *out, struct store *store,
                     const struct store_account *account, store_done_cb *done, void *arg);
/* Whether `name` in a record with this id meant the account. */
bool past_names_has(const struct past_names *names, int64_t id, const char *name);

/* The person who had a name last and has another one now. */
struct past_owner {
    int64_t gave_up; /* id of the record by which they gave it up: ids_time tells when; 0: nobody */
    /* Of the reading: the name to follow and from when on, and whom to tell. */
    char name[STORE_NAME_MAX];
    int64_t from;
    struct store_rename next;
    struct store *store;
    store_account_cb *cb;
    void *arg;
};

/* Looks for them; `out` has to stay until `cb` is called, with STORE_NONE if nobody gave up such a
 * name, or their account is deleted. */
void past_owner_read(struct past_owner *out, struct store *store, const char *name,
                     store_account_cb *cb, void *arg);

#endif
