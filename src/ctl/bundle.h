/*
 * A bundle is what a new node takes with it: the keys and names that it has in common with the
 * others, and a certificate of its own. As text a bundle is JSON.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

/* A part is "" if the inviting node has none. */
enum bundle_part {
    BUNDLE_CLUSTER,    /* cluster-name */
    BUNDLE_PEERS,      /* words of peer, for all nodes */
    BUNDLE_SETTINGS,   /* `name value` lines of the shared settings (conf_is_shared) */
    BUNDLE_LISTEN_TLS, /* listen-tls of the inviting node */
    BUNDLE_HOST_KEY,
    BUNDLE_HOST_KEY_RSA,
    BUNDLE_TLS,
    BUNDLE_TLS_KEY, /* "": the key is in BUNDLE_TLS */
    BUNDLE_PEER,    /* certificate and key of the new node */
    BUNDLE_PEER_KEY,
    BUNDLE_PEER_CA,
    BUNDLE_PARTS
};

struct bundle {
    int node, from;   /* the node that is invited, and the node that invites it */
    int64_t until_ms; /* by the database's clock */
    struct buf part[BUNDLE_PARTS];
};

/* Adds the bundle as text, which the caller wipes. */
void bundle_write(const struct bundle *bundle, struct buf *out);
/* Fills `out`, which is all zero. False: the text is not a bundle of this version. */
bool bundle_read(const char *text, struct bundle *out);
/* Wipes and frees the parts. */
void bundle_free(struct bundle *bundle);
