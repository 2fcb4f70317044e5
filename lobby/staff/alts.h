/*
 * Other accounts of one person: those that logged in from the same places or with the same keys. It
 * is a hint and no proof: people share homes, schools and networks.
 */
#pragma once

#include "act.h"

enum {
    ALTS_MAX = 32,   /* that are told; `more`: there are more */
    ALTS_READ = 100, /* logins that are read of a place or key: the latest */
};

struct alt {
    int64_t account;
    char name[STORE_NAME_MAX];       /* today's */
    char network[STORE_ADDRESS_MAX]; /* the first that both came from; "": none */
    bool key;                        /* both used one SSH key */
    int64_t apart_ms;                /* the login from there less the account's own; 0 without */
};

struct alts {
    struct alt alt[ALTS_MAX];
    int n;
    bool more;
    /* The account's own logins, newest first. */
    struct store_login login[STORE_LOGINS_KEPT];
    int nlogins;
};

/* Reads them, within store_reads. */
void alts_read(struct alts *out, struct store *reads, int64_t account);
/* Appends how the two belong together: "same key, same address 203.0.113.x". */
void alts_put_why(const struct actor *actor, const struct alt *alt, struct buf *out);

/* Adds the alt as an object of these fields (act_item). */
extern const struct act_field alts_item_fields[];
void alts_item(struct act *act, const struct alt *alt);

/* An address or network as the actor may see it. Moderators see 203.0.113.x, or the /48 of an IPv6
 * address, and "" as it is. */
void alts_masked(const struct actor *actor, const char *network, char out[STORE_ADDRESS_MAX]);
/* Appends a text, such as a line of the audit log, with each address in it as the actor may see it.
 * What they typed themselves, in one of the `n` words (NULL: none), is shown to them. */
void alts_put_masked(const struct actor *actor, const char *text, char *const *typed, int n,
                     struct buf *out);
