/*
 * The peer's loop: connections from other nodes, the one link that our door wants, and the words of
 * the supervisor. See peer.h.
 */
#include "peer.h"

#include <errno.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/listener.h>
#include <inttypes.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

#include "child_word.h"
#include "clock.h"
#include "closed.h"
#include "expiry.h"
#include "figures.h"
#include "log.h"
#include "loop.h"
#include "network.h"
#include "peer_splice.h"
#include "peer_tls.h"
#include "tls.h"
#include "utf8.h"
#include "xalloc.h"

/* Tests set this to 1 to build a program that speaks the next version, and try it against ours. */
#ifndef VERSIONS_AHEAD
#define VERSIONS_AHEAD 0
#endif

enum {
    VERSION = PEER_VERSION + VERSIONS_AHEAD,
    HELLO_MAX = 256, /* bytes of a first line */
    LISTENERS_MAX = 16,
    AGAIN_MS = 50, /* the wait before the second attempt; it doubles */
    AGAIN_MAX_MS = 2000,
    DEAD_MS = 2500,          /* a node that acknowledges nothing for this long is gone */
    FOREIGN_MAX = 64 * 1024, /* bytes that are read of another protocol */
    LAST_MS = 200,           /* the time for sending what waits when we are told to stop */
    WHY_MAX = 160
};

/* A connection to another node, from either side. */
struct wire {
    TAILQ_ENTRY(wire) next;
    struct peer *peer;
    enum { SHAKING, ASKING, WAITING, SPLICED } state;
    bool ours; /* we connected */
    /* What the connection is for: the link of a door, requests of the staff to another room, or
     * news of who leads. */
    enum { FOR_DOOR, FOR_STAFF, FOR_NEWS } use;
    char says[128];   /* ours: the end of our first line */
    int fd;           /* ours, for the staff: our room's end; -1: handed over */
    uint64_t number;  /* ours: the generation of the link; else a token */
    int node;         /* the node at the other end; -1: not proved yet */
    int held;         /* the door that waits because its node had too many links; 0: none */
    char address[64]; /* as it is shown */
    struct network subscriber; /* the address that the wire came from */
    bool listed;               /* the settings name that address for a node */
    struct bufferevent *bev;
    struct peer_splice *splice; /* owns bev */
    struct event *deadline;
};

/* How many connections came in a second. */
struct arrivals {
    int64_t second; /* monotonic */
    int came;
};

/* Facts about a node. For our own node only the certificates are used. */
struct node {
    struct arrivals arrivals; /* from its address */
    int64_t linked_ms;        /* monotonic: when its earlier links no longer delay a new one */
    /* Of links that have ended: the bytes, and how many links broke. */
    uint64_t sent, received, breaks;
    struct expiry expiry;
};

struct peer {
    const struct conf *conf;
    struct event_base *base;
    struct peer_tls *tls;
    int control;
    struct event *words, *alive, *again, *signal;
    struct evconnlistener *listeners[LISTENERS_MAX];
    size_t nlisteners;
    TAILQ_HEAD(, wire) wires;
    uint64_t tokens;
    struct arrivals strangers;
    /* The link that our door wants. */
    bool wanted;
    uint64_t generation;
    uint8_t node;
    int door;
    int attempts;      /* since it was wanted */
    char why[WHY_MAX]; /* the last failure that was logged; "": none */
    struct node nodes[CONF_NODES];
    int64_t since_ms; /* monotonic */
    bool contained;
};

/* ---- Figures ---- */

/* Appends the figures of a node. While our door wants a link to one node, no link to the others is
 * expected. */
static void peer_node_figures(const struct peer *peer, int node, struct buf *lines)
{
    const struct expiry *expiry = &peer->nodes[node].expiry;
    uint64_t sent = peer->nodes[node].sent, received = peer->nodes[node].received;
    size_t waiting = 0;
    const struct wire *wire;
    bool linked = false;
    TAILQ_FOREACH (wire, &peer->wires, next) {
        if (wire->splice && wire->node == node) {
            waiting += peer_splice_bytes(wire->splice, &sent, &received);
            linked = true;
        }
    }
    if (expiry->until_ms != 0)
        buf_printf(lines, "peer-certificate-days{node=\"%d\"} %" PRId64 "\n", node,
                   expiry_days(expiry, clock_wall(&clock_system)));
    if (node == peer->conf->node)
        return;
    if (!peer->wanted || peer->node == node)
        buf_printf(lines, "peer-link-up{node=\"%d\"} %d\n", node, linked);
    buf_printf(lines,
               "peer-link-sent-bytes{node=\"%d\"} %" PRIu64
               "\npeer-link-received-bytes{node=\"%d\"} %" PRIu64
               "\npeer-link-waiting-bytes{node=\"%d\"} %zu\n"
               "peer-link-breaks{node=\"%d\"} %" PRIu64 "\n",
               node, sent, node, received, node, waiting, node, peer->nodes[node].breaks);
}

static void peer_figures_tell(const struct peer *peer)
{
    BUF_LOCAL lines = {0};
    for (int node = 0; node < CONF_NODES; node++)
        if (node == peer->conf->node || conf_has_peer(peer->conf, (uint8_t)node))
            peer_node_figures(peer, node, &lines);
    figures_of_process("peer", peer->since_ms, peer->contained, &lines);
    if (child_word_send_lines(peer->control, "figures", buf_text(&lines)) < 0)
        log_error("supervisor", "word=figures error=\"%s\"", strerror(errno));
}

/* ---- Wires ---- */

static void peer_wire_free(struct wire *wire)
{
    TAILQ_REMOVE(&wire->peer->wires, wire, next);
    if (wire->splice) {
        struct node *node = &wire->peer->nodes[wire->node];
        peer_splice_bytes(wire->splice, &node->sent, &node->received);
        peer_splice_free(&wire->splice);
    } else {
        bufferevent_free(wire->bev);
    }
    event_free(wire->deadline);
    if (wire->fd >= 0)
        close(wire->fd);
    free(wire);
}

/* Ends the links of our door if `ours` is true, else those of the door of `node`. Leaves `kept`
 * (may be NULL) alone. */
static void peer_doors_unlink(struct peer *peer, bool ours, int node, const struct wire *kept)
{
    struct wire *wire, *next;
    for (wire = TAILQ_FIRST(&peer->wires); wire; wire = next) {
        next = TAILQ_NEXT(wire, next);
        if (wire->ours == ours && wire->use == FOR_DOOR && (ours || wire->node == node) &&
            wire != kept)
            peer_wire_free(wire);
    }
}

/* Must be called when our door's link failed. Tries again a little later, each time after a longer
 * wait, and at another moment than other nodes. */
static void peer_try_later(struct peer *peer, const char *address, const char *why)
{
    uint32_t chance = 0;
    int64_t wait = AGAIN_MS;
    if (strcmp(why, peer->why) != 0) {
        log_warn("peer-away", "node=%d address=%s why=\"%s\"", peer->node, address, why);
        utf8_copy(why, peer->why, sizeof(peer->why));
    }
    for (int i = 1; i < peer->attempts && wait < AGAIN_MAX_MS; i++)
        wait *= 2;
    wait = wait < AGAIN_MAX_MS ? wait : AGAIN_MAX_MS;
    if (getrandom(&chance, sizeof(chance), GRND_NONBLOCK) < 0)
        chance = 0;
    loop_wait(peer->again, wait / 2 + (int64_t)(chance % (uint32_t)wait));
}

/* Tells somebody at our port who does not speak TLS what the port is for. Reads what they sent;
 * otherwise the kernel would drop what they are told. */
static void peer_foreign_tell(const struct wire *wire)
{
    static const char line[] = "This port is for the machines of a cluster alone.\r\n";
    char scrap[4096];
    const int fd = bufferevent_getfd(wire->bev);
    if (wire->ours || wire->state != SHAKING || peer_tls_begun(wire->bev) ||
        send(fd, line, sizeof(line) - 1, MSG_DONTWAIT | MSG_NOSIGNAL) < 0)
        return;
    shutdown(fd, SHUT_WR);
    for (int left = FOREIGN_MAX; left > 0; left -= (int)sizeof(scrap))
        if (recv(fd, scrap, sizeof(scrap), MSG_DONTWAIT) <= 0)
            return;
}

/* Ends a wire that was not spliced yet. A link that our door still wants is tried again. */
static void peer_wire_fail(struct wire *wire, const char *why)
{
    struct peer *peer = wire->peer;
    bool again =
        wire->ours && wire->use == FOR_DOOR && peer->wanted && peer->generation == wire->number;
    peer_foreign_tell(wire);
    if (!wire->ours)
        log_warn("peer-refused", "address=%s node=%d why=\"%s\"", wire->address, wire->node, why);
    else if (wire->use == FOR_STAFF)
        log_warn("peer-staff", "address=%s node=%d why=\"%s\"", wire->address, wire->node, why);
    if (again)
        peer_try_later(peer, wire->address, why);
    peer_wire_free(wire);
}

/* Asks the supervisor for a link to our room. Each link gives the room work, so a node that breaks
 * off many of them has to wait for the next one. */
static void peer_door_ask(struct wire *wire, int pid)
{
    struct node *node = &wire->peer->nodes[wire->node];
    const int64_t now = clock_mono(&clock_system);
    const int64_t from = node->linked_ms > now ? node->linked_ms : now;
    const int64_t wait = from - now - (int64_t)(PEER_LINKS_BURST - 1) * PEER_LINK_MS;
    wire->held = wait > 0 ? pid : 0;
    loop_wait(wire->deadline, wait > 0 ? wait : PEER_ANSWER_MS);
    if (wait > 0)
        return;
    node->linked_ms = from + PEER_LINK_MS;
    child_word_tell(wire->peer->control, "door %" PRIu64 " %d %d", wire->number, wire->node, pid);
}

static void peer_on_deadline(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct wire *wire = arg;
    if (wire->held != 0) {
        peer_door_ask(wire, wire->held);
        return;
    }
    peer_wire_fail(wire, wire->state == SHAKING ? "it did not shake hands in time"
                         : wire->state == ASKING && !wire->ours
                             ? "it did not say in time what it wants"
                             : "it did not answer in time");
}

static void peer_on_over(void *arg, const char *why)
{
    struct wire *wire = arg;
    struct peer *peer = wire->peer;
    if (wire->use == FOR_DOOR)
        log_warn("peer-link", "node=%d address=%s lost=\"%s\"", wire->node, wire->address, why);
    peer->nodes[wire->node].breaks += wire->use == FOR_DOOR;
    if (wire->use == FOR_DOOR && wire->ours)
        child_word_tell(peer->control, "lost %" PRIu64, wire->number);
    peer_wire_free(wire);
    peer_figures_tell(peer);
}

/* Makes sure that a dead machine is noticed soon, whether something is sent to it or not. */
static void peer_tune(int fd)
{
    const int on = 1, second = 1, probes = 2;
    const unsigned dead_ms = DEAD_MS;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
    setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof(on));
    setsockopt(fd, IPPROTO_TCP, TCP_KEEPIDLE, &second, sizeof(second));
    setsockopt(fd, IPPROTO_TCP, TCP_KEEPINTVL, &second, sizeof(second));
    setsockopt(fd, IPPROTO_TCP, TCP_KEEPCNT, &probes, sizeof(probes));
    setsockopt(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, &dead_ms, sizeof(dead_ms));
}

/* Notes when the certificate of a node ends. A warning comes once a day, however often the node
 * links up. */
static void peer_certificate_note(struct peer *peer, int node, int64_t until_ms)
{
    struct expiry *expiry = &peer->nodes[node].expiry;
    if (expiry->until_ms != until_ms)
        *expiry = (struct expiry){.until_ms = until_ms};
}

static void peer_splice_it(struct wire *wire, int fd)
{
    evtimer_del(wire->deadline);
    wire->state = SPLICED;
    peer_certificate_note(wire->peer, wire->node, peer_tls_until(wire->bev));
    if (wire->use == FOR_DOOR)
        log_info("peer-link", "node=%d address=%s to=%s", wire->node, wire->address,
                 wire->ours ? "its room" : "its door");
    wire->splice = peer_splice_new(wire->bev, fd, peer_on_over, wire);
    if (wire->ours && wire->use == FOR_DOOR) {
        wire->peer->attempts = 0;
        wire->peer->why[0] = '\0';
    }
    peer_figures_tell(wire->peer);
}

/* ---- The first lines ---- */

/* The version that both sides speak; 0: none. */
static int peer_version_of(int theirs)
{
    int lower = theirs < VERSION ? theirs : VERSION;
    return lower >= 1 && lower >= VERSION - 1 ? lower : 0;
}

PRINTF(2, 3) static void peer_answer(struct wire *wire, const char *format, ...)
{
    char line[HELLO_MAX];
    va_list args;
    size_t len = utf8_printf(line, sizeof(line), "cardroom-peer %d ", VERSION);
    va_start(args, format);
    utf8_vprintf(line + len, sizeof(line) - len - 1, format, args);
    va_end(args);
    strcat(line, "\n");
    bufferevent_write(wire->bev, line, strlen(line));
}

static void peer_on_refused(struct bufferevent *bev, void *arg)
{
    struct wire *wire = arg;
    if (evbuffer_get_length(bufferevent_get_output(bev)) == 0)
        peer_wire_free(wire);
}

static void peer_on_refused_event(struct bufferevent *bev UNUSED, short what, void *arg)
{
    if (what & (BEV_EVENT_EOF | BEV_EVENT_ERROR))
        peer_wire_free(arg);
}

/* Answers the other side, then ends the wire. */
static void peer_last_words(struct wire *wire, const char *yes_or_no, const char *words)
{
    bufferevent_disable(wire->bev, EV_READ);
    bufferevent_setcb(wire->bev, NULL, peer_on_refused, peer_on_refused_event, wire);
    peer_answer(wire, "%s %s", yes_or_no, words);
}

static void peer_refuse(struct wire *wire, const char *why)
{
    log_info("peer-refused", "address=%s node=%d why=\"%s\"", wire->address, wire->node, why);
    peer_last_words(wire, "no", why);
}

/* How many of a node's staff are connected. */
static int peer_staff_of(const struct peer *peer, int node)
{
    const struct wire *wire;
    int n = 0;
    TAILQ_FOREACH (wire, &peer->wires, next)
        n += !wire->ours && wire->use == FOR_STAFF && wire->node == node;
    return n;
}

/* Hands on the request of a node that has proved who it is. */
static void peer_wanted(struct wire *wire, const char *what, const char *rest)
{
    struct peer *peer = wire->peer;
    int pid, end = 0, node = wire->node;
    if (strcmp(what, "door") == 0 && sscanf(rest, "%9d%n", &pid, &end) == 1 && end > 0) {
        /* A node has one link, so a new one takes the place of the old one. */
        peer_doors_unlink(peer, false, node, wire);
        wire->state = WAITING;
        peer_door_ask(wire, pid);
    } else if (strcmp(what, "staff") == 0 && peer_staff_of(peer, node) < PEER_STAFF_MAX) {
        wire->use = FOR_STAFF;
        wire->state = WAITING;
        loop_wait(wire->deadline, PEER_ANSWER_MS);
        child_word_tell(peer->control, "staff %" PRIu64 " %d", wire->number, node);
    } else if (strcmp(what, "leads") == 0 && strlen(rest) < PEER_NEWS_MAX) {
        wire->use = FOR_NEWS;
        child_word_tell(peer->control, "leads %d %s", node, rest);
        peer_last_words(wire, "yes", "heard");
    } else {
        peer_wire_fail(wire, "it does not speak as a peer");
    }
}

/* Reads the first line of another node, which says what the node wants. */
static void peer_asked(struct wire *wire, const char *line)
{
    struct peer *peer = wire->peer;
    char cluster[CONF_CLUSTER_MAX + 1] = "", what[8] = "";
    int version = 0, node = -1, end = 0;
    _Static_assert(CONF_CLUSTER_MAX == 32, "what sscanf takes");
    if (sscanf(line, "cardroom-peer %4d %32s %3d %7s %n", &version, cluster, &node, what, &end) !=
            4 ||
        end == 0) {
        peer_wire_fail(wire, "it does not speak as a peer");
    } else if (peer_version_of(version) == 0) {
        peer_refuse(wire, "this version of the service is too new or too old for that one");
    } else if (strcmp(cluster, peer->conf->cluster_name) != 0) {
        peer_refuse(wire, "it belongs to another cluster");
    } else if (node < 0 || node >= CONF_NODES || !conf_has_peer(peer->conf, (uint8_t)node) ||
               !peer_tls_is(wire->bev, (uint8_t)node)) {
        peer_refuse(wire, "its certificate is that of another node");
    } else {
        wire->node = node;
        peer_wanted(wire, what, line + end);
    }
}

/* Reads the answer of the node that we asked. */
static void peer_answered(struct wire *wire, const char *line)
{
    struct peer *peer = wire->peer;
    int version = 0, at = 0;
    bool spoken = sscanf(line, "cardroom-peer %4d %n", &version, &at) == 1 && at > 0;
    const char *rest = line + at;
    if (spoken && wire->use == FOR_NEWS) { /* the node has heard the news */
        peer_wire_free(wire);
    } else if (spoken && peer_version_of(version) == 0) {
        peer_wire_fail(wire, "its version of the service is too new or too old for this one");
    } else if (spoken && strncmp(rest, "no ", 3) == 0) {
        peer_wire_fail(wire, rest + 3);
    } else if (!spoken || strncmp(rest, "yes ", 4) != 0) {
        peer_wire_fail(wire, "it does not speak as a peer");
    } else if (wire->use == FOR_STAFF) {
        int fd = wire->fd;
        wire->fd = -1;
        peer_splice_it(wire, fd);
    } else {
        bufferevent_disable(wire->bev, EV_READ);
        wire->state = WAITING;
        loop_wait(wire->deadline, PEER_ANSWER_MS);
        child_word_tell(peer->control, "linked %" PRIu64 " %s", wire->number, rest + 4);
    }
}

static void peer_on_said(struct bufferevent *bev, void *arg)
{
    struct wire *wire = arg;
    struct evbuffer *in = bufferevent_get_input(bev);
    size_t len;
    FREED char *line = wire->state == ASKING ? evbuffer_readln(in, &len, EVBUFFER_EOL_LF) : NULL;
    if (line && len < HELLO_MAX && strlen(line) == len && wire->ours)
        peer_answered(wire, line);
    else if (line && len < HELLO_MAX && strlen(line) == len)
        peer_asked(wire, line);
    else if (line || evbuffer_get_length(in) >= HELLO_MAX)
        peer_wire_fail(wire, "it does not speak as a peer");
}

static bool peer_is_known(struct wire *wire)
{
    char address[CONF_ADDRESS_MAX];
    uint8_t node;
    if (wire->ours)
        return peer_tls_is(wire->bev, (uint8_t)wire->node);
    for (const char *at = wire->peer->conf->peer; (at = conf_peer(at, &node, address));)
        if (node != wire->peer->conf->node && peer_tls_is(wire->bev, node))
            return true;
    return false;
}

static void peer_on_event(struct bufferevent *bev, short what, void *arg)
{
    struct wire *wire = arg;
    struct peer *peer = wire->peer;
    char why[WHY_MAX] = "it hung up";
    if (what & BEV_EVENT_CONNECTED) {
        peer_tune(bufferevent_getfd(bev));
        if (!peer_is_known(wire)) {
            peer_wire_fail(wire, wire->ours
                                     ? "its certificate is that of another node"
                                     : "its certificate is for no node of the configuration");
            return;
        }
        wire->state = ASKING;
        bufferevent_setwatermark(bev, EV_READ, 0, HELLO_MAX);
        bufferevent_enable(bev, EV_READ | EV_WRITE);
        if (wire->ours) {
            peer_answer(wire, "%s %d %s", peer->conf->cluster_name, (int)peer->conf->node,
                        wire->says);
            loop_wait(wire->deadline, PEER_ASKED_MS);
        }
    } else if (what & (BEV_EVENT_EOF | BEV_EVENT_ERROR)) {
        int error = EVUTIL_SOCKET_ERROR();
        if (wire->state == SHAKING && wire->ours && error != 0 && error != EAGAIN &&
            what & BEV_EVENT_ERROR && bufferevent_getfd(bev) >= 0)
            utf8_copy(strerror(error), why, sizeof(why));
        else
            peer_tls_fault(bev, why, sizeof(why));
        peer_wire_fail(wire, why);
    }
}

static struct wire *peer_wire_new(struct peer *peer, struct bufferevent *bev, bool ours)
{
    struct wire *wire = xcalloc(1, sizeof(*wire));
    wire->peer = peer;
    wire->bev = bev;
    wire->ours = ours;
    wire->node = wire->fd = -1;
    wire->deadline = loop_event(peer->base, -1, 0, peer_on_deadline, wire);
    TAILQ_INSERT_TAIL(&peer->wires, wire, next);
    loop_wait(wire->deadline, PEER_SHAKE_MS);
    bufferevent_setcb(bev, peer_on_said, NULL, peer_on_event, wire);
    return wire;
}

/* ---- Who comes in ---- */

/* The node for which the settings name the address; -1: none. Only nodes are at those addresses. */
static int peer_listed_as(const struct peer *peer, const char *host)
{
    char address[CONF_ADDRESS_MAX];
    struct network one, other;
    uint8_t node;
    if (!network_address(host, &one))
        return -1;
    for (const char *at = peer->conf->peer; (at = conf_peer(at, &node, address));) {
        char *end = strrchr(address, ':');
        if (end)
            *end = '\0';
        size_t len = strlen(address);
        bool brackets = len > 2 && address[0] == '[';
        if (brackets)
            address[len - 1] = '\0';
        if (network_address(address + brackets, &other) && network_equal(&one, &other))
            return node;
    }
    return -1;
}

static bool peer_arrives(struct arrivals *arrivals, int most)
{
    const int64_t second = clock_mono(&clock_system) / 1000;
    arrivals->came = second == arrivals->second ? arrivals->came + 1 : 1;
    arrivals->second = second;
    return arrivals->came <= most;
}

/* Whether somebody who has not said who they are may come in from that address. The addresses of
 * nodes have places of their own. A subscriber gets only few of the other places, and the oldest
 * connection makes room for a new one. That hurts no node whose address is not known, because it
 * needs its place only for a moment. */
static bool peer_has_place(struct peer *peer, const struct network *subscriber, int listed_as)
{
    const bool listed = listed_as >= 0;
    struct wire *wire, *oldest = NULL;
    int strangers = 0, same = 0;
    TAILQ_FOREACH (wire, &peer->wires, next) {
        if (wire->ours || wire->state >= WAITING || wire->listed != listed)
            continue;
        strangers++;
        same += network_equal(&wire->subscriber, subscriber);
        oldest = oldest ? oldest : wire;
    }
    if (same >= PEER_STRANGERS_ADDRESS)
        return false;
    if (listed)
        return peer_arrives(&peer->nodes[listed_as].arrivals, PEER_LISTED_SECOND);
    if (!peer_arrives(&peer->strangers, PEER_STRANGERS_SECOND))
        return false;
    if (strangers >= PEER_STRANGERS_MAX)
        peer_wire_fail(oldest, "others come, and it did not say who it is");
    return true;
}

static void peer_on_accept(struct evconnlistener *listener UNUSED, evutil_socket_t fd,
                           struct sockaddr *from, int len, void *arg)
{
    struct peer *peer = arg;
    char host[64] = "?", port[8] = "0";
    struct network subscriber = {0};
    getnameinfo(from, (socklen_t)len, host, sizeof(host), port, sizeof(port),
                NI_NUMERICHOST | NI_NUMERICSERV);
    network_subscriber(host, &subscriber);
    const int listed_as = peer_listed_as(peer, host);
    if (!peer_has_place(peer, &subscriber, listed_as)) {
        close(fd);
        return;
    }
    struct wire *wire = peer_wire_new(peer, peer_tls_begin(peer->tls, peer->base, fd), false);
    wire->number = ++peer->tokens;
    wire->subscriber = subscriber;
    wire->listed = listed_as >= 0;
    if (!wire->listed)
        loop_wait(wire->deadline, PEER_STRANGE_MS);
    utf8_printf(wire->address, sizeof(wire->address), strchr(host, ':') ? "[%s]:%s" : "%s:%s", host,
                port);
}

/* ---- The link of our door ---- */

/* Takes the next address of a node; they are tried in turn. False: it has none. */
static bool peer_address_of(const struct peer *peer, int to, int attempt,
                            char address[CONF_ADDRESS_MAX])
{
    char word[CONF_ADDRESS_MAX];
    uint8_t node;
    int n = 0, i = 0;
    for (const char *at = peer->conf->peer; (at = conf_peer(at, &node, word));)
        n += node == to;
    for (const char *at = peer->conf->peer; n > 0 && (at = conf_peer(at, &node, word));) {
        if (node == to && i++ == attempt % n) {
            utf8_copy(word, address, CONF_ADDRESS_MAX);
            return true;
        }
    }
    return false;
}

/* Begins a connection to a node. `says` is the end of our first line. `fd` is our room's end for
 * the staff, which it takes over; else -1. */
static void peer_wire_connect(struct peer *peer, int node, int attempt, int use, const char *says,
                              int fd)
{
    char address[CONF_ADDRESS_MAX];
    struct sockaddr_storage to;
    int len = sizeof(to);
    if (!peer_address_of(peer, node, attempt, address) ||
        evutil_parse_sockaddr_port(address, (struct sockaddr *)&to, &len) != 0) {
        log_error("peer-away", "node=%d why=\"no line says where it is\"", node);
        if (fd >= 0)
            close(fd);
        return;
    }
    struct wire *wire = peer_wire_new(peer, peer_tls_begin(peer->tls, peer->base, -1), true);
    wire->use = use;
    wire->fd = fd;
    wire->number = use == FOR_DOOR ? peer->generation : 0;
    wire->node = node;
    utf8_copy(says, wire->says, sizeof(wire->says));
    utf8_copy(address, wire->address, sizeof(wire->address));
    if (bufferevent_socket_connect(wire->bev, (struct sockaddr *)&to, len) < 0)
        peer_wire_fail(wire, strerror(errno));
}

static void peer_try_now(struct peer *peer)
{
    char says[24];
    utf8_printf(says, sizeof(says), "door %d", peer->door);
    peer_wire_connect(peer, peer->node, peer->attempts++, FOR_DOOR, says, -1);
}

static void peer_on_again(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    peer_try_now(arg);
}

static void peer_unlink_door(struct peer *peer)
{
    peer->wanted = false;
    evtimer_del(peer->again);
    peer_doors_unlink(peer, true, -1, NULL);
}

/* "link GENERATION NODE PID": our door, which has that PID, wants a link to that node's room. */
static void peer_link_door(struct peer *peer, const char *arguments)
{
    uint64_t generation;
    int node, pid;
    if (sscanf(arguments, "%" SCNu64 " %d %d", &generation, &node, &pid) != 3)
        return;
    peer_unlink_door(peer);
    if (peer->node != node)
        peer->attempts = 0;
    peer->wanted = true;
    peer->generation = generation;
    peer->node = (uint8_t)node;
    peer->door = pid;
    if (peer->attempts == 0)
        peer_try_now(peer);
    else
        peer_try_later(peer, "-", peer->why);
}

/* ---- The supervisor ---- */

static struct wire *peer_wire_of(const struct peer *peer, bool ours, uint64_t number)
{
    struct wire *wire;
    TAILQ_FOREACH (wire, &peer->wires, next)
        if (wire->ours == ours && wire->number == number && wire->state == WAITING)
            return wire;
    return NULL;
}

static void peer_certificates_take(struct peer *peer, int fd)
{
    BUF_SECRET pem = {0};
    char why[256] = "";
    ssize_t len = buf_read(&pem, fd, PEER_TLS_MAX);
    struct peer_tls *tls =
        len > 0 ? peer_tls_new(buf_text(&pem), (uint8_t)peer->conf->node, why, sizeof(why)) : NULL;
    if (tls) {
        peer_tls_free(&peer->tls);
        peer->tls = tls;
        peer_certificate_note(peer, (int)peer->conf->node, tls_until(buf_text(&pem)));
    } else {
        log_error("peer-certificate", "result=kept why=\"%s\"", len < 0 ? strerror(errno) : why);
    }
}

/* Joins a descriptor of this side to the wire of that number, which waits for it: from now on bytes
 * go from one to the other. If the other node asked for the wire, it is told "yes" and then `yes`,
 * or, if that is NULL, what follows the number in `arguments`. */
static void peer_join(struct peer *peer, bool ours, const char *arguments, const char *yes, int *fd)
{
    char *end;
    struct wire *wire = peer_wire_of(peer, ours, strtoull(arguments, &end, 10));
    if (!wire)
        return;
    if (!ours)
        peer_answer(wire, "yes%s", yes ? yes : end);
    peer_splice_it(wire, *fd);
    *fd = -1;
}

/* Carries out a word of the supervisor. Returns false if the peer has to stop. The caller closes
 * `fd`, unless it was taken over; then it is -1. */
static bool peer_on_word(struct peer *peer, const char *word, int *fd)
{
    const char *rest;
    char *end;
    if (child_word_is(word, "link", &rest)) {
        peer_link_door(peer, rest);
    } else if (child_word_is(word, "unlink", &rest)) {
        peer_unlink_door(peer);
    } else if (child_word_is(word, "splice", &rest) && *fd >= 0) {
        peer_join(peer, true, rest, NULL, fd);
    } else if (child_word_is(word, "door", &rest) && *fd >= 0) {
        peer_join(peer, false, rest, NULL, fd);
    } else if (child_word_is(word, "staff", &rest) && *fd >= 0) {
        peer_join(peer, false, rest, " staff", fd);
    } else if (child_word_is(word, "ask", &rest) && *fd >= 0) {
        peer_wire_connect(peer, atoi(rest), 0, FOR_STAFF, "staff -", *fd);
        *fd = -1;
    } else if (child_word_is(word, "announce", &rest)) {
        char says[sizeof(((struct wire *)0)->says)];
        int node = (int)strtol(rest, &end, 10);
        utf8_printf(says, sizeof(says), "leads%s", end);
        peer_wire_connect(peer, node, 0, FOR_NEWS, says, -1);
    } else if (child_word_is(word, "refuse", &rest)) {
        struct wire *wire = peer_wire_of(peer, false, strtoull(rest, &end, 10));
        if (wire)
            peer_refuse(wire, end + (*end == ' '));
    } else if (child_word_is(word, "tls", &rest) && *fd >= 0) {
        peer_certificates_take(peer, *fd);
    } else if (child_word_is(word, "reopen", &rest) && *fd >= 0) {
        log_take(*fd);
        *fd = -1;
    } else if (child_word_is(word, "stop", &rest)) {
        return false;
    } else {
        log_warn("supervisor", "word=\"%s\"", word);
    }
    return true;
}

static void peer_stop(struct peer *peer)
{
    const struct timeval last = {0, TAILQ_EMPTY(&peer->wires) ? 0 : LAST_MS * 1000};
    event_del(peer->words);
    event_base_loopexit(peer->base, &last);
}

static void peer_on_words(evutil_socket_t control, short what UNUSED, void *arg)
{
    struct peer *peer = arg;
    char word[CHILD_WORD_MAX];
    bool goes_on = true;
    int fd, got = 1;
    while (goes_on && (got = child_word_receive(control, word, &fd)) > 0) {
        goes_on = peer_on_word(peer, word, &fd);
        closed_fd(&fd);
    }
    if (!goes_on || got == 0)
        peer_stop(peer);
}

static void peer_certificates_warn(struct peer *peer)
{
    const int64_t now = clock_wall(&clock_system);
    for (int node = 0; node < CONF_NODES; node++)
        if (expiry_warns(&peer->nodes[node].expiry, now))
            log_warn("peer-certificate",
                     "node=%d days=%" PRId64
                     " advice=\"have it signed anew, then type 'cardroomctl reload' there\"",
                     node, expiry_days(&peer->nodes[node].expiry, now));
}

static void peer_on_alive(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct peer *peer = arg;
    child_word_tell(peer->control, "alive");
    peer_certificates_warn(peer);
    peer_figures_tell(peer);
}

static void peer_on_signal(evutil_socket_t number UNUSED, short what UNUSED, void *arg)
{
    peer_stop(arg);
}

/* ---- The process ---- */

static bool peer_start(struct peer *peer, const struct peer_config *config)
{
    char why[256];
    peer->tls = peer_tls_new(config->tls, (uint8_t)peer->conf->node, why, sizeof(why));
    if (!peer->tls) {
        log_error("peer-certificate", "why=\"%s\"", why);
        return false;
    }
    peer_certificate_note(peer, (int)peer->conf->node, tls_until(config->tls));
    peer->base = event_base_new();
    if (!peer->base)
        log_fatal("peer", "error=\"no event loop\"");
    peer->words =
        loop_begin(peer->base, peer->control, EV_READ | EV_PERSIST, -1, peer_on_words, peer);
    peer->alive = loop_begin(peer->base, -1, EV_PERSIST, PEER_ALIVE_MS, peer_on_alive, peer);
    peer->again = loop_event(peer->base, -1, 0, peer_on_again, peer);
    peer->signal =
        loop_begin(peer->base, SIGTERM, EV_SIGNAL | EV_PERSIST, -1, peer_on_signal, peer);
    for (size_t i = 0; i < config->nsockets && i < LISTENERS_MAX; i++) {
        evutil_make_socket_nonblocking(config->sockets[i]);
        peer->listeners[i] = evconnlistener_new(peer->base, peer_on_accept, peer,
                                                LEV_OPT_CLOSE_ON_FREE | LEV_OPT_CLOSE_ON_EXEC, 0,
                                                config->sockets[i]);
        if (!peer->listeners[i]) {
            log_error("peer", "error=\"could not wait for a socket\"");
            return false;
        }
        peer->nlisteners++;
    }
    return true;
}

int peer_run(const struct peer_config *config)
{
    struct peer peer = {.conf = config->conf,
                        .control = config->control,
                        .contained = config->contained,
                        .since_ms = clock_mono(&clock_system)};
    TAILQ_INIT(&peer.wires);
    bool started = peer_start(&peer, config);
    if (started) {
        child_word_tell(peer.control, "up");
        peer_certificates_warn(&peer);
        peer_figures_tell(&peer);
        event_base_dispatch(peer.base);
    }
    struct wire *wire;
    while ((wire = TAILQ_FIRST(&peer.wires)))
        peer_wire_free(wire);
    while (peer.nlisteners > 0)
        evconnlistener_free(peer.listeners[--peer.nlisteners]);
    if (peer.base) {
        event_free(peer.words);
        event_free(peer.alive);
        event_free(peer.again);
        event_free(peer.signal);
        event_base_free(peer.base);
    }
    peer_tls_free(&peer.tls);
    close(peer.control);
    return started ? 0 : 1;
}
