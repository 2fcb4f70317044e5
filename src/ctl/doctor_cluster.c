/*
 * What the doctor sees of other machines. See doctor.h.
 */
#include "doctor.h"

#include <errno.h>
#include <netdb.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "closed.h"
#include "node.h"
#include "server.h"
#include "span.h"
#include "utf8.h"

enum { REACH_MS = 2000 };

/* ---- The look ---- */

/* Tries to connect to HOST:PORT. Returns 0 or errno. */
static int doctor_cluster_reach(const char *address)
{
    char host[DOCTOR_TEXT], port[8];
    const struct addrinfo hints = {.ai_flags = AI_NUMERICSERV, .ai_socktype = SOCK_STREAM};
    struct addrinfo *found = NULL;
    int error = 0;
    socklen_t len = sizeof(error);
    if (!conf_listen_split(address, host, sizeof(host), port, sizeof(port)) ||
        getaddrinfo(host, port, &hints, &found) != 0)
        return EADDRNOTAVAIL;
    FD_LOCAL fd = socket(found->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    struct pollfd made = {.fd = fd, .events = POLLOUT};
    if (fd < 0)
        error = errno;
    else if (connect(fd, found->ai_addr, found->ai_addrlen) < 0 && errno != EINPROGRESS)
        error = errno;
    else if (poll(&made, 1, REACH_MS) != 1)
        error = ETIMEDOUT;
    else if (getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &len) < 0)
        error = errno;
    freeaddrinfo(found);
    return error;
}

/* Whether our peer says that it is linked to the node. */
static bool doctor_cluster_is_linked(const char *links, int node)
{
    for (const char *at = links; *at; at += strcspn(at, " "), at += strspn(at, " "))
        if (atoi(at) == node && strncmp(at + strcspn(at, "="), "=1", 2) == 0)
            return true;
    return false;
}

void doctor_cluster_look(struct doctor_facts *f)
{
    struct lease_node known[LEASE_NODES_MAX];
    char why[DOCTOR_TEXT];
    int n = -1;
    if (!f->conf->peer[0])
        return;
    char address[CONF_ADDRESS_MAX];
    uint8_t node;
    for (const char *at = f->conf->peer; (at = conf_peer(at, &node, address));) {
        int i = 0;
        while (i < f->others && f->other[i].node != node)
            i++; /* a node may have several addresses */
        if (node == f->conf->node || i < f->others || f->others == DOCTOR_NODES)
            continue;
        struct doctor_node *other = &f->other[f->others++];
        other->node = node;
        other->linked = doctor_cluster_is_linked(f->peer_links, node);
        utf8_copy(address, other->address, sizeof(other->address));
    }
    if (store_server_is(f->conf->store) && f->database_read)
        n = node_known(f->conf, known, why, sizeof(why));
    f->nodes_read = n >= 0;
    for (int i = 0; i < n; i++) {
        if (known[i].node == f->conf->node) {
            f->leads = known[i].leads && known[i].alive;
            f->drained = known[i].draining != LEASE_SERVES;
        }
        for (int j = 0; j < f->others; j++) {
            struct doctor_node *other = &f->other[j];
            if (other->node != known[i].node)
                continue;
            other->known = true;
            other->lease = known[i];
            if (other->lease.leads && !other->linked)
                other->error = doctor_cluster_reach(other->address);
        }
    }
}

/* ---- The checks ---- */

/* Reports that the node that leads is not linked to ours. */
static void doctor_cluster_unlinked(struct check *c, const struct doctor_node *other)
{
    const struct doctor_facts *f = c->facts;
    if (other->error) {
        doctor_error(c,
                     "Node %d has the lobby, and %s cannot be reached from here: %s. People here "
                     "wait for it.",
                     other->node, other->address, strerror(other->error));
        doctor_todo(c,
                    "Let this machine connect to TCP %s, in the firewalls of both. People are back "
                    "by themselves then.",
                    other->address);
    } else {
        doctor_error(
            c, "Node %d has the lobby, and is not linked to this one. People here wait for it.",
            other->node);
        doctor_todo(
            c, f->systemd ? "Mend what this says, there and here: journalctl -u cardroom -g 'peer-'"
                          : "Mend what the lines \"peer-\" of both logs say.");
    }
}

static void doctor_cluster_node(struct check *c, const struct doctor_node *other)
{
    const struct doctor_facts *f = c->facts;
    if (!other->known) {
        doctor_warn(c, "Node %d is in the line peer, and has never been here.", other->node);
        doctor_todo(c, "%s node invite %d; or take it out of %s, then: %s reload", f->ctl,
                    other->node, f->conf_path, f->ctl);
    } else if (!other->lease.alive) {
        doctor_warn(c, "Node %d, at %s, is away for %s.", other->node, other->lease.address,
                    SPAN(other->lease.seen_ms));
        doctor_todo(c,
                    "On that machine: cardroomctl doctor. If it is gone for good, take it out of "
                    "peer in %s, then: %s reload",
                    f->conf_path, f->ctl);
    } else if (other->lease.address[0] && strcmp(other->lease.address, other->address) != 0 &&
               !other->linked) {
        doctor_error(c, "Node %d says that it is at %s, and the settings here say %s.", other->node,
                     other->lease.address, other->address);
        doctor_todo(c, "Write peer %d=%s into %s in place of %d=%s, then: %s reload", other->node,
                    other->lease.address, f->conf_path, other->node, other->address, f->ctl);
    } else if (other->lease.leads && !other->linked && f->service == SERVICE_UP) {
        doctor_cluster_unlinked(c, other);
    } else if (other->lease.parted && f->leads) {
        doctor_warn(c, "Node %d runs, but is not linked to this one: people there wait.",
                    other->node);
        doctor_todo(c, "On that machine: cardroomctl doctor");
    }
}

void doctor_cluster_nodes(struct check *c, const struct doctor_facts *f)
{
    bool led = f->leads;
    if (!f->conf->peer[0]) {
        doctor_ok(c, "There are no other machines.");
        return;
    }
    if (!f->nodes_read || f->standbys.waiting > 0) {
        doctor_found(c, DOCTOR_UNSEEN,
                     "Which other machines run is not known while the database is not well.");
        return;
    }
    for (int i = 0; i < f->others; i++) {
        led = led || (f->other[i].lease.leads && f->other[i].lease.alive);
        doctor_cluster_node(c, &f->other[i]);
    }
    if (!led && f->service == SERVICE_UP) {
        doctor_error(c, "No node has the lobby.");
        doctor_todo(c, "Look again in ten seconds: a node that is ready takes it. If none does, "
                       "install the newest cardroom on all.");
    }
    if (f->drained) {
        doctor_warn(c, "This node takes nobody in: it is drained.");
        doctor_todo(c, "%s node serve", f->ctl);
    }
    if (doctor_clean(c))
        doctor_ok(c, "All %d run, and this one %s.", f->others + 1,
                  f->leads ? "has the lobby" : "is linked to the one that has the lobby");
}

/* Checks that all servers but the primary follow it as standbys. The url names them all. */
static void doctor_cluster_servers(struct check *c)
{
    const struct doctor_facts *f = c->facts;
    const struct store_file_standbys *standbys = &f->standbys;
    const int named = standbys->servers - 1;
    if (standbys->following < 0 || standbys->following >= named)
        return;
    if (named == 1)
        doctor_warn(c, "The standby that store names does not get what the primary stores.");
    else
        doctor_warn(c, "Of the %d standbys that store names, %d %s what the primary stores.", named,
                    standbys->following, standbys->following == 1 ? "gets" : "get");
    doctor_todo(c, "See %s, and whether its disk is full%s",
                named == 1 ? "whether it runs" : "which one does not run",
                f->patroni ? ": patronictl -c /etc/patroni/config.yml list" : ".");
}

void doctor_cluster_standbys(struct check *c)
{
    const struct doctor_facts *f = c->facts;
    const struct store_file_standbys *standbys = &f->standbys;
    if (!standbys->asked || (standbys->there > 0 && standbys->waiting_ms < DOCTOR_WAIT_MS)) {
        doctor_cluster_servers(c);
        return;
    }
    if (standbys->there > 0)
        doctor_error(
            c, "Commits wait for a standby for %s, so nothing that is played is acknowledged.",
            SPAN(standbys->waiting_ms));
    else
        doctor_error(c, "Commits wait for a standby, and none is there: nothing that is played is "
                        "acknowledged.");
    if (f->patroni)
        doctor_todo(c, "Start Patroni on the machine that is not shown as running by: patronictl "
                       "-c /etc/patroni/config.yml list");
    else
        doctor_todo(
            c, "Start the standby. To go on without one: runuser -u postgres -- psql -c \"ALTER "
               "SYSTEM SET synchronous_standby_names = ''\" -c \"SELECT pg_reload_conf()\"");
}
