/*
 * Which node of a cluster leads: the one that holds the lease. The lease is a row in the database
 * that all nodes share. The node that holds it renews it every LEASE_RENEW_MS. Another node takes
 * it when it has not seen a renewal for LEASE_TTL_MS by its own clock, so it does not matter if the
 * database's clock jumps. Time only decides who may try. The store decides who writes: it refuses
 * every batch of a room once another room has opened it (store_postgresql.c).
 *
 * A thread with a connection of its own keeps the lease, and tells the loop when something has
 * changed. While the database does not answer, nobody can write anything. So a node that leads goes
 * on leading until it reads that another one leads.
 *
 * A planned change is prepared, so that play stops only for a moment. The node that will lead is
 * noted as the heir. While there is an heir, all nodes look often. The heir makes the connections
 * of its store ahead (postgresql_spare.h) and notes that it is prepared. Then the leader ends and
 * gives the lease back.
 *
 * A node that is drained, or is being drained, does not take the lease while another node could. If
 * it holds the lease, it hands it over.
 *
 * A room that is not a node leads without a lease. But it notes in the same table that it has the
 * database. Nodes and other such rooms do not start on that database while it runs, and it does not
 * start while they run. The one that was first stays.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "server.h"

struct lease;

enum {
    LEASE_TTL_MS = 5000, /* after this long without a renewal another node may take the lease */
    LEASE_RENEW_MS = 500,
    LEASE_NODE_MS = 1000,    /* how often a room that does not hold the lease renews its own row */
    LEASE_LOOK_MS = 200,     /* how often a node that does not lead looks whether it may */
    LEASE_HEIR_LOOK_MS = 20, /* the same while there is an heir */
    LEASE_PREPARE_MS = 3000, /* an heir that is not prepared by then stops being the heir */
    LEASE_NODES_MAX = 16,
    /* Bytes of the texts below, NUL included. */
    LEASE_VERSION_MAX = 32,
    LEASE_ADDRESS_MAX = 128,
    LEASE_CLUSTER_MAX = 256,
    LEASE_ENGINES_MAX = 1024,
    /* New versions of games do not wait for a node that has not been seen for this long. It may
     * still come back, but cannot lead while games are open that it does not know. */
    LEASE_GONE_MS = 600000,
    LEASE_ALONE = 256 /* in place of a node's number: a room that is not a node */
};

enum lease_state {
    LEASE_WAITS, /* another node leads, or none does yet */
    LEASE_LEADS,
    LEASE_LOST /* for good: another node has taken the lease, or another process is this node */
};
struct lease_view {
    enum lease_state state;
    int leader;   /* the node that leads or is about to lead; -1: none is known */
    bool handing; /* this node leads, and the heir is ready: end, and give the lease back */
    int heir;     /* with `handing`: the node that will lead */
    /* This node leads and wants to hand over, but no other node is ready, or the heir was not
     * prepared in time. */
    bool alone;
    int64_t epoch; /* of the last opening of the store (store.h) that is known; 0: none */
    bool away;     /* the database does not answer */
    /* Of this process. Every process that becomes a node gets a higher one. */
    int64_t incarnation;
    /* Monotonic: when we sent the last statement whose answer said that no other process has
     * become this node and, if this node leads, that it still leads. */
    int64_t renewed_ms;
    /* LEASE_LEADS: the engines of this node, as in lease_deps, that every other node knows, too. */
    char dealt[LEASE_ENGINES_MAX];
    char why[256]; /* LEASE_LOST: a sentence for the log */
};

/* What lease_new saw of rivals: rooms that cannot run beside this one. Zero before the first call.
 * A rival that did not end in order counts as dead when nothing has been seen of it for
 * LEASE_TTL_MS by our own clock. The database's clock would not do: by it all rivals look dead
 * when the database comes back after a failure. */
struct lease_rivals {
    int64_t sum;      /* of the numbers that rivals change when they renew; 0: there were none */
    int64_t since_ms; /* monotonic: since when the sum has been the same */
};

struct lease_deps {
    const char *url; /* of the store */
    int node;        /* the node's number, from 0 */
    bool alone;      /* the room is not a node of a cluster; then `cluster` means nothing */
    /* The same for all processes of one service, and different for other services. A room need
     * not wait for one of its own service that died before it. */
    const char *service;
    /* Where other nodes reach the node (empty: nowhere), or the machine of a room that is alone. */
    const char *address;
    /* The cluster that the node belongs to: its name and the keys of its authority, with blanks
     * between them. Two clusters are the same if they have the name and a key in common. "": not
     * known. */
    const char *cluster;
    const char *version; /* of the program */
    /* "BOARD:VERSION" of each game that this program can go on with, with blanks between them. A
     * node that cannot go on with an open game does not lead. */
    const char *engines;
    struct lease_rivals *rivals;
};

/* Connects and makes the node known. Waits. The caller frees the lease with lease_free. Returns
 * NULL and two sentences in `why` if one of these is so; errno is then EBUSY in the first three
 * cases, and as store_open sets it in the others:
 * - Another service has this number.
 * - Nodes of another cluster use the database, or used it less than LEASE_GONE_MS ago and did not
 *   end in order.
 * - A room that is not a node has the database. If `alone`: any other room has it.
 * - The url makes no sense.
 * - The database does not answer, or is not made for this program.
 * `busy` says whether trying again later may succeed: the other service that has this number was
 * seen within LEASE_TTL_MS, or it is not known yet whether a rival lives. */
SERVER_ONLY struct lease *lease_new(const struct lease_deps *deps, bool *busy, char *why,
                                    size_t whycap);
/* Gives back the lease if this node has it, so that another one need not wait. Waits. Accepts NULL,
 * sets NULL. */
SERVER_ONLY void lease_free(struct lease **lease);
/* Whether the node's door serves people, is sending them to other nodes, or has done so. */
enum lease_draining { LEASE_SERVES, LEASE_DRAINING, LEASE_DRAINED };
/* Notes the node's draining for others to see. A node that does not serve wants to hand over. */
SERVER_ONLY void lease_drain(struct lease *lease, enum lease_draining draining);
/* Notes for others to see whether the node's door is without the room that leads. Such a node may
 * still lead. */
SERVER_ONLY void lease_part(struct lease *lease, bool parted);
/* Replaces the `cluster` of lease_deps. */
SERVER_ONLY void lease_cluster(struct lease *lease, const char *cluster);
/* Asks to hand over to any node that is ready, because this node, which leads, is about to stop.
 * `handing` or `alone` of the view then says what comes of that. */
SERVER_ONLY void lease_leave(struct lease *lease);
/* 32 bytes that only the rooms of this database have. They never change, and live as long as the
 * lease. NULL: they have not been read yet. */
SERVER_ONLY const uint8_t *lease_key(struct lease *lease);
/* A descriptor, which is readable when `state`, `leader`, `handing`, `alone`, `away` or `dealt` of
 * the view has changed. */
SERVER_ONLY int lease_fd(const struct lease *lease);
/* Copies the present view. lease_fd is not readable after that until the view changes again. */
SERVER_ONLY void lease_look(struct lease *lease, struct lease_view *out);
/* Does the same, but leaves lease_fd readable. */
SERVER_ONLY void lease_glance(struct lease *lease, struct lease_view *out);

/* Whether a word is in a list with blanks between words, such as that of lease_deps. */
SERVER_ONLY bool lease_engine_is(const char *engines, const char *engine);

/* ---- For tools ---- */
struct lease_node {
    int node;
    bool leads, alive, parted; /* parted: its door is without the room that leads (lease_part) */
    enum lease_draining draining;
    int64_t seen_ms;  /* how long ago the node was seen, by the database's clock */
    int64_t since_ms; /* UTC: when its process began; of the node that leads, since when it leads */
    char address[LEASE_ADDRESS_MAX], version[LEASE_VERSION_MAX];
    char engines[LEASE_ENGINES_MAX]; /* "": its program did not say */
};
/* Reads the nodes that the database knows, in order of their numbers. `out` has room for
 * LEASE_NODES_MAX. Returns how many, or -1 and two sentences in `why`. Waits. */
SERVER_ONLY int lease_nodes(const char *url, struct lease_node *out, char *why, size_t whycap);
/* Asks the leading node to let `node` lead, which must be running and neither drained nor being
 * drained. A node that leads already leads on. Returns 0, or -1 and two sentences in `why`. Waits.
 */
SERVER_ONLY int lease_hand(const char *url, int node, char *why, size_t whycap);
