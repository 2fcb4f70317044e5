/*
 * Which node of a cluster leads: the one that holds the lease, a row in the database that all nodes
 * share. A node that holds it renews it every second. Another node that has not seen that happen
 * for LEASE_TTL_MS, by its own clock, takes it, so it does not matter if the database's clock
 * jumps. Time only decides who may try. The store decides who writes: it refuses every batch of a
 * room once another one has opened it (store_postgresql.h).
 *
 * A thread with a connection of its own keeps the lease, and tells the loop when something has
 * changed. While the database does not answer, nothing changes: nobody can write anything then, so
 * a node that leads goes on leading until it reads that another one leads.
 *
 * A planned change is prepared, so that play stops only for a moment. The node that will lead is
 * noted as the heir. While there is an heir, all nodes look often. The heir makes the connections
 * of its store ahead (postgresql_spare.h) and notes that it is prepared. Then the leader ends and
 * gives the lease back.
 *
 * A drained node does not take the lease while another node could, and hands it over if it has it.
 *
 * A room that is not a node leads without a lease. But it notes in the same table that it has the
 * database, so that nodes and other such rooms do not start there while it runs, and it does not
 * start where they run. The one that was first stays.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "config.h"

struct lease;

/* A program without PostgreSQL does not have these. Nobody calls them there: cardroom.conf names no
 * server then, as store_server_read refuses it. */
#ifndef HAVE_LIBPQ
#pragma weak lease_new
#pragma weak lease_free
#pragma weak lease_drain
#pragma weak lease_part
#pragma weak lease_cluster
#pragma weak lease_leave
#pragma weak lease_key
#pragma weak lease_fd
#pragma weak lease_look
#pragma weak lease_glance
#pragma weak lease_engine_is
#pragma weak lease_nodes
#pragma weak lease_hand
#endif

enum {
    LEASE_TTL_MS = 5000,
    LEASE_RENEW_MS = 1000,
    LEASE_LOOK_MS = 200,     /* how often a node that does not lead looks whether it may */
    LEASE_HEIR_LOOK_MS = 20, /* the same while there is an heir */
    LEASE_PREPARE_MS = 3000, /* an heir that is not prepared by then stops being the heir */
    LEASE_SERVICE = 40,      /* bytes of the text that tells services apart, NUL included */
    LEASE_NODES_MAX = 16,
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
    LEASE_LOST /* for good: another node leads, or another process is this node by now */
};
struct lease_view {
    enum lease_state state;
    int leader;    /* the node that leads or is about to lead; -1: none is known */
    bool handing;  /* this node leads and another one will: end, and give the lease back */
    int heir;      /* with `handing`: the node that will lead */
    bool alone;    /* this node leads and wants to hand over, but no other node is ready */
    int64_t epoch; /* of the last opening of the store (store.h) that is known; 0: none */
    bool away;     /* the database does not answer */
    int64_t incarnation;
    /* Monotonic: when the last statement was sent whose answer confirmed that this process is
     * its node and, if it leads, that it leads. */
    int64_t renewed_ms;
    /* LEASE_LEADS: those engines of this node, as in lease_deps, that every other node knows,
     * too. */
    char dealt[LEASE_ENGINES_MAX];
    char why[256]; /* LEASE_LOST: a sentence for the log */
};

/* What lease_new saw of rooms that cannot run beside this one; zero before the first call. A
 * room that did not end in order counts as dead when nothing has been seen of it for
 * LEASE_TTL_MS, by our own clock, because after a failure of the database all of them look dead. */
struct lease_rivals {
    int64_t sum;      /* the sum of what they change when they renew; 0: there were none */
    int64_t since_ms; /* monotonic: since when the sum has been the same */
};

struct lease_deps {
    const char *url; /* of the store */
    int node;        /* its number, from 0 */
    bool alone;      /* it is not a node of a cluster; then `cluster` means nothing */
    /* The same for all processes of one service, and different for other services. So a room
     * that died does not keep its successor out. */
    const char *service;
    const char *address; /* where other nodes reach it, or the room's machine; empty: nowhere */
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

/* Connects and makes the node known; waits. Returns NULL and two sentences in `why`. Another
 * service may have this number. Nodes of another cluster may use the database, or have used it
 * less than LEASE_GONE_MS ago without ending in order. A room that is not a node may have the
 * database, or any other room if `alone`. The url may make no sense. The database may not
 * answer, or may not be made for this program. `busy`, if not NULL: the number's service was
 * seen within LEASE_TTL_MS, or it is not known yet whether a rival lives, so that trying again
 * later may succeed. */
struct lease *lease_new(const struct lease_deps *deps, bool *busy, char *why, size_t whycap);
/* Gives back the lease if this node has it, so that another one need not wait. Accepts NULL,
 * sets NULL. */
void lease_free(struct lease **lease);
/* What happens to the people at the node's door. */
enum lease_draining { LEASE_SERVES, LEASE_DRAINING, LEASE_DRAINED };
/* Notes it for others to see. A node that does not serve wants to hand over. */
void lease_drain(struct lease *lease, enum lease_draining draining);
/* Notes for others to see whether the node's door is without the room that leads. Such a node may
 * still lead. */
void lease_part(struct lease *lease, bool parted);
/* The node's cluster has these words from now on, as in lease_deps. */
void lease_cluster(struct lease *lease, const char *cluster);
/* A node that leads is about to stop and wants to hand over to any node that is ready. `handing`
 * or `alone` says what comes of it. */
void lease_leave(struct lease *lease);
/* The 32 bytes that only the rooms of this database have. They never change. NULL until they
 * have been read. */
const uint8_t *lease_key(struct lease *lease);
/* Readable when what lease_look says has changed. */
int lease_fd(const struct lease *lease);
void lease_look(struct lease *lease, struct lease_view *out);
/* The same, but leaves lease_fd readable. */
void lease_glance(struct lease *lease, struct lease_view *out);

/* Whether a word is in a list with blanks between words, such as that of lease_deps. */
bool lease_engine_is(const char *engines, const char *engine);

/* ---- For tools ---- */
struct lease_node {
    int node;
    bool leads, alive, parted; /* parted: its door is without a room; see lease_part */
    enum lease_draining draining;
    int64_t seen_ms;  /* how long ago, by the database's clock */
    int64_t since_ms; /* UTC: when its process began; of the one that leads, since when it leads */
    char address[LEASE_ADDRESS_MAX], version[LEASE_VERSION_MAX];
    char engines[LEASE_ENGINES_MAX]; /* "": its program did not say */
};
/* Reads the nodes that the database knows, in order; `out` has LEASE_NODES_MAX. Returns how many,
 * or -1 and two sentences in `why`. Waits. */
int lease_nodes(const char *url, struct lease_node *out, char *why, size_t whycap);
/* Asks the leading node to let this node lead, which must be running and not drained. Returns 0
 * or -1, as above. */
int lease_hand(const char *url, int node, char *why, size_t whycap);
