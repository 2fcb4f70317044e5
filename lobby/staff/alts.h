/*
 * Accounts that may belong to the same person, because they logged in from the same networks or
 * with the same keys. This is a hint and not a proof: people share homes, schools and networks.
 */
#pragma once

#include "act.h"

enum {
    ALTS_MAX = 32,   /* the most accounts that are told */
    ALTS_READ = 100, /* this many logins from a network or with a key are read: the latest */
};

struct alt {
    int64_t account;
    char name[STORE_NAME_MAX];       /* today's */
    char network[STORE_ADDRESS_MAX]; /* the first from which both logged in; "": none */
    bool key;                        /* both used one SSH key */
    /* How much later it logged in from that network than the account did; below 0: earlier. 0
     * without `network`. */
    int64_t apart_ms;
};

struct alts {
    int64_t account;
    struct alt alt[ALTS_MAX];
    int n;
    bool more; /* there are more than ALTS_MAX */
    /* The account's own logins, newest first. */
    struct store_login login[STORE_LOGINS_KEPT];
    int nlogins;
};

/* Reads the alts of an account, within store_reads or as its `run`. `alts` is a struct alts in
 * which only `account` is set. */
void alts_read(struct store *reads, void *alts);
/* Appends why the two may belong together: "same key, same address 203.0.113.x". */
void alts_put_why(const struct actor *actor, const struct alt *alt, struct buf *out);

extern const struct act_field alts_item_fields[3];
/* Adds the alt as an object with these fields (act_item). */
void alts_item(struct act *act, const struct alt *alt);

struct alts_text {
    char text[STORE_ADDRESS_MAX];
};
/* Writes an address or network as the actor may see it into `out`, and returns its text. A
 * moderator sees 203.0.113.x, or the /48 of an IPv6 address; "" stays "". */
const char *alts_masked(struct alts_text *out, const struct actor *actor, const char *network);
/* That text. Valid until the end of the enclosing block. */
#define ALTS_MASKED(actor, network) alts_masked(&(struct alts_text){{0}}, (actor), (network))
/* Appends a text, such as a line of the audit log, with each address in it as the actor may see it.
 * An address that the actor typed in one of the `n` words stays as it is. A word may be NULL. */
void alts_put_masked(const struct actor *actor, const char *text, char *const *typed, int n,
                     struct buf *out);
