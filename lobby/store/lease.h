/*
 * Which node of a cluster leads: the one that holds the lease, a row in the database that all nodes
 * share. A node that holds it renews it every second; another node that has not seen that happen
 * for LEASE_TTL_MS, by its own clock, takes it, so a clock of the database that jumps is no matter.
 * Time only decides who may try. Who writes is decided by the store, which refuses every batch of a
 * room that was open before another one (store_postgresql.h).
 *
 * A lease is kept by a thread with a connection of its own, which tells the loop when something has
 * changed. While the database does not answer nothing changes: nobody can write anything then, so
 * a node that leads goes on leading until it reads that another one does.
 *
 * A planned change is prepared, so that play stands for a moment only: the node that is to lead is
 * noted as the heir. While there is one, all nodes look often. The heir connects its store ahead
 * (postgresql_spare.h) and notes that it is prepared; then the leader ends and gives the lease
 * back.
 *
 * A node that is drained takes no lease while another one could, and gives away the one that it
 * has.
 *
 * A room that is no node leads without a lease, but it shows in the same table that it has the
 * database, so that nodes, and other such rooms, do not start there while it runs, nor it where
 * they do. Whoever was first stays.
 */
#ifndef LOBBY_STORE_LEASE_H
#define LOBBY_STORE_LEASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct lease;

enum {
    LEASE_TTL_MS = 5000,
    LEASE_RENEW_MS = 1000,
    LEASE_LOOK_MS = 200,     /* how often a node that does not lead looks whether it may */
    LEASE_HEIR_LOOK_MS = 20, /* the same while there is an heir */
    LEASE_PREPARE_MS = 3000, /* an heir that is not prepared by then is none any more */
    LEASE_SERVICE = 40,      /* of what tells services apart, NUL included */
    LEASE_NODES_MAX = 16,
    LEASE_VERSION_MAX = 32,
    LEASE_ADDRESS_MAX = 128,
    LEASE_CLUSTER_MAX = 256,
    LEASE_ENGINES_MAX = 1024,
    /* Who has not been seen for so long is not waited for with new versions of games. It may come
     * back all the same, but not lead while games are open that it does not know. */
    LEASE_GONE_MS = 600000,
    LEASE_ALONE = 256 /* what stands in place of a node's number: the room that is none */
};

enum lease_state {
    LEASE_WAITS, /* another node leads, or none does yet */
    LEASE_LEADS,
    LEASE_LOST /* another node leads, or another process is this node by now; for good */
};
struct lease_view {
    enum lease_state state;
    int leader;    /* the node that leads, or is about to, as far as is known; -1: none */
    bool handing;  /* this node leads, and another one is to: end, and give the lease back */
    int heir;      /* with `handing`: which */
    bool alone;    /* this node leads and wants to hand over, and no other one is ready */
    int64_t epoch; /* of the last opening of the store (store.h) that is known; 0: none is */
    bool away;     /* the database does not answer */
    int64_t incarnation;
    /* Monotonic: when the last statement was sent by which the database has confirmed that this
     * process is its node, and leads if it does. */
    int64_t renewed_ms;
    /* LEASE_LEADS: of the engines of this node, as in lease_deps, those that every other node
     * knows, too. */
    char dealt[LEASE_ENGINES_MAX];
    char why[256]; /* LEASE_LOST: a sentence for the log */
};

/* What lease_new saw of rooms that do not go together with this one; zero before the first call.
 * Who did not end in order is taken to be dead when nothing has been seen of it for LEASE_TTL_MS,
 * by our own clock: behind a failure of the database all of them look dead. */
struct lease_rivals {
    int64_t sum;      /* of what they change when they renew; 0: there were none */
    int64_t since_ms; /* monotonic: since when it has been that */
};

struct lease_deps {
    const char *url; /* of the store */
    int node;        /* its number, from 0 */
    bool alone;      /* it is no node of a cluster; then `cluster` means nothing */
    /* The same for all processes of one service, and no other's. So a room that died does not keep
     * its successor out. */
    const char *service;
    const char *address; /* where its peer is reached, or the room's machine; empty: nowhere */
    /* Which cluster the node is of: its name and the keys of its authority, separated by blanks.
     * Two are the same if they have the name in common, and a key. "": it is not known. */
    const char *cluster;
    const char *version; /* of the program */
    /* "BOARD:VERSION" of each game that this program can play on, separated by blanks. A node with
     * open games that it cannot play on does not lead. */
    const char *engines;
    struct lease_rivals *rivals;
};

/* Connects and makes the node known, which waits. Returns NULL and two sentences in `why`: another
 * service has this number, nodes of another cluster use the database or did until less than
 * LEASE_GONE_MS ago and did not end in order, a room that is no node has it, or `alone` and any
 * other one does, the url makes no sense, the database does not answer or was not made for this
 * program. `busy`, if not NULL: the number's service was seen within LEASE_TTL_MS, or it is not
 * known yet whether a rival lives, so that trying again in a while may go well. */
struct lease *lease_new(const struct lease_deps *deps, bool *busy, char *why, size_t whycap);
/* Gives the lease back if this node has it, so that another one need not wait. Accepts NULL, sets
 * NULL. */
void lease_free(struct lease **lease);
/* What is being done to the people at the node's door. */
enum lease_draining { LEASE_SERVES, LEASE_DRAINING, LEASE_DRAINED };
/* Notes that, for others to see. A node that does not serve wants to hand over. */
void lease_drain(struct lease *lease, enum lease_draining draining);
/* The node's cluster has other words from now on, as in lease_deps. */
void lease_cluster(struct lease *lease, const char *cluster);
/* A node that leads wants to hand over to any that is ready, as it is about to stop: `handing` or
 * `alone` says how that goes. */
void lease_leave(struct lease *lease);
/* The 32 bytes that the rooms of this database share and nobody else has, which stay as they are;
 * NULL until they were read. */
const uint8_t *lease_key(struct lease *lease);
/* Readable when what lease_look says has changed. */
int lease_fd(const struct lease *lease);
void lease_look(struct lease *lease, struct lease_view *out);
/* The same, and lease_fd stays as it is. */
void lease_glance(struct lease *lease, struct lease_view *out);

/* Whether a word is among others that blanks separate, as those of lease_deps are. */
bool lease_engine_is(const char *engines, const char *engine);

/* ---- For tools ---- */
struct lease_node {
    int node;
    bool leads, alive;
    enum lease_draining draining;
    int64_t seen_ms;  /* how long ago, by the database's clock */
    int64_t since_ms; /* UTC: when its process began */
    char address[LEASE_ADDRESS_MAX], version[LEASE_VERSION_MAX];
    char engines[LEASE_ENGINES_MAX]; /* "": its program does not say */
};
/* Reads the nodes that the database knows, in order; `out` has LEASE_NODES_MAX. Returns how many,
 * or -1 and two sentences in `why`. Waits. */
int lease_nodes(const char *url, struct lease_node *out, char *why, size_t whycap);
/* Asks the leading node to let this one lead, which runs and is not drained. Returns 0 or -1 as
 * above. */
int lease_hand(const char *url, int node, char *why, size_t whycap);

#endif
