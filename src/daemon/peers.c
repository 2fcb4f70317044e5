/*
 * The links between our processes and other nodes. Keeps track of who leads, and hands the peer its
 * ends of socket pairs. See supervisor_private.h; peer.h lists the peer's words.
 *
 * Our door has one link, to the room that leads, wherever that is. If another node's room leads,
 * the door gets its end of the link when the peer has linked up. So the door never waits for a room
 * that cannot be reached. If our room leads, the doors of other nodes ask for links through the
 * peer.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "clock.h"
#include "closed.h"
#include "log.h"
#include "peer_tls.h"
#include "server.h"
#include "supervisor_private.h"
#include "tlskey.h"
#include "utf8.h"

int peers_pair(int *other)
{
    int fd[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, fd) < 0)
        log_fatal("socketpair", "error=\"%s\"", strerror(errno));
    *other = fd[1];
    return fd[0];
}

/* Whether our peer may speak of this node. The peer was told which other nodes there are. But it
 * reads what other machines send, so it is not believed (doc/design.md, "A hostile peer"). */
static bool peers_is_other(const struct supervisor *s, int node)
{
    return node >= 0 && node < CONF_NODES && conf_has_peer(s->conf, (uint8_t)node);
}

static void peers_refuse(struct supervisor *s, uint64_t token, const char *why)
{
    supervisor_tell(&s->child[PEER], -1, "refuse %" PRIu64 " %s", token, why);
}

/* "linked GENERATION ROOM [failed]": the peer has linked up for our door. */
static void peers_on_linked(struct supervisor *s, const char *arguments)
{
    char room[48], how[8] = "", to[sizeof(s->linked_to)];
    uint64_t generation;
    if (sscanf(arguments, "%" SCNu64 " %47s %7s", &generation, room, how) < 2 ||
        generation != s->generation || s->leader == s->conf->node ||
        !supervisor_lives(&s->child[DOOR]) || !supervisor_reads(&s->child[DOOR]))
        return;
    utf8_printf(to, sizeof(to), "%d %s", s->leader, room);
    bool same = strcmp(to, s->linked_to) == 0, failed = strcmp(how, "failed") == 0;
    utf8_copy(to, s->linked_to, sizeof(s->linked_to));
    FD_LOCAL other = -1, one = peers_pair(&other);
    supervisor_tell(&s->child[DOOR], one, "room%s", same ? " same" : failed ? " failed" : "");
    supervisor_tell(&s->child[PEER], other, "splice %" PRIu64, generation);
}

/* ---- Doors of other nodes ---- */

static void peers_serve_it(struct supervisor *s, int node)
{
    struct remote *remote = &s->remotes[node];
    FD_LOCAL other = -1, one = peers_pair(&other);
    supervisor_tell(&s->child[ROOM], one, "link %" PRIu64 " %d %d", ++s->links, (int)remote->pid,
                    node);
    supervisor_tell(&s->child[PEER], other, "door %" PRIu64 " %d-%d%s", remote->token,
                    (int)s->child[ROOM].pid, s->child[ROOM].starts,
                    remote->failed ? " failed" : "");
    remote->asks = remote->failed = false;
    remote->linked = true;
}

void peers_serve(struct supervisor *s)
{
    supervisor_tell(&s->child[PEER], -1, "unlink");
    for (int node = 0; node < CONF_NODES && supervisor_lives(&s->child[ROOM]); node++)
        if (s->remotes[node].asks)
            peers_serve_it(s, node);
}

void peers_room_ended(struct supervisor *s, bool faulty)
{
    for (int node = 0; node < CONF_NODES; node++) {
        struct remote *remote = &s->remotes[node];
        remote->failed = remote->failed || (faulty && remote->linked);
        remote->linked = false;
    }
}

/* "door TOKEN NODE PID" from our peer: the door of that node asks for a link to our room. */
static void peers_on_door(struct supervisor *s, const char *arguments)
{
    char why[64];
    uint64_t token;
    int node, pid;
    if (sscanf(arguments, "%" SCNu64 " %d %d", &token, &node, &pid) != 3)
        return;
    if (!peers_is_other(s, node) || pid <= 0) {
        log_error("peer", "node=%d pid=%d error=\"no door of another node\"", node, pid);
        peers_refuse(s, token, "it is not a door of another node");
        return;
    }
    /* With a lease our room may be about to lead, and the node that asks may have heard of it
     * before this supervisor. If it asks in error, its own room will name another node, which it
     * then asks. */
    bool may_lead = s->leader == s->conf->node || store_server_is(s->conf->store);
    if (!may_lead || s->stopping) {
        utf8_printf(why, sizeof(why), "node %d does not lead, but %d", (int)s->conf->node,
                    s->leader);
        peers_refuse(s, token, why);
        return;
    }
    if (supervisor_lives(&s->child[ROOM]) && !supervisor_reads(&s->child[ROOM])) {
        peers_refuse(s, token, "its room is busy");
        return;
    }
    s->remotes[node].asks = true;
    s->remotes[node].token = token;
    s->remotes[node].pid = pid;
    if (s->leader == s->conf->node && supervisor_lives(&s->child[ROOM]))
        peers_serve_it(s, node);
}

/* ---- Rooms with each other ---- */

/* "ask NUMBER NODE" from our room, which gets one end of a channel to that node's room. The peer
 * gets the other end. */
static void peers_on_ask(struct supervisor *s, const char *arguments)
{
    uint64_t number;
    int node;
    if (sscanf(arguments, "%" SCNu64 " %d", &number, &node) != 2)
        return;
    FD_LOCAL other = -1, one = peers_pair(&other);
    supervisor_tell(&s->child[ROOM], one, "asked %" PRIu64 " %d", number, node);
    supervisor_tell(&s->child[PEER], other, "ask %d", node);
}

/* "staff TOKEN NODE" from our peer: the room of that node asks for a channel to ours. */
static void peers_on_staff(struct supervisor *s, const char *arguments)
{
    uint64_t token;
    int node;
    if (sscanf(arguments, "%" SCNu64 " %d", &token, &node) != 2)
        return;
    if (!peers_is_other(s, node) || !s->child[ROOM].up || s->stopping ||
        !supervisor_reads(&s->child[ROOM])) {
        peers_refuse(s, token,
                     peers_is_other(s, node) ? "its room is not up, or busy"
                                             : "it is not another node");
        return;
    }
    FD_LOCAL other = -1, one = peers_pair(&other);
    supervisor_tell(&s->child[ROOM], one, "staff %d", node);
    supervisor_tell(&s->child[PEER], other, "staff %" PRIu64, token);
}

/* ---- Drained ---- */

void peers_drain_tell(struct supervisor *s, enum role told)
{
    int64_t left = s->drain_at - supervisor_now_ms();
    if (told == ROOM)
        supervisor_tell(&s->child[ROOM], -1, "draining %d", s->draining);
    else if (s->draining == 0)
        supervisor_tell(&s->child[DOOR], -1, "serve");
    else
        supervisor_tell(&s->child[DOOR], -1, "drain %" PRId64, left > 0 ? left : 0);
}

static void peers_drain(struct supervisor *s, int draining, int64_t ms)
{
    s->draining = draining;
    s->drain_at = supervisor_now_ms() + ms;
    log_info("drain", "node=%d state=%s", (int)s->conf->node,
             draining == 0   ? "serves"
             : draining == 1 ? "draining"
                             : "drained");
    peers_drain_tell(s, ROOM);
    if (draining != 2)
        peers_drain_tell(s, DOOR);
}

/* ---- Words ---- */

static void peers_on_leader(struct supervisor *s, int leader)
{
    if (s->leader == leader)
        return;
    s->leader = leader;
    if (leader >= 0 && s->led >= 0 && leader != s->led) {
        s->leader_changes++;
        s->leader_changed_ms = clock_wall(&clock_system);
    }
    if (leader >= 0)
        s->led = leader;
    log_info("leader", "node=%d leader=%d", (int)s->conf->node, leader);
    supervisor_relink(s);
}

bool peers_on_word(struct child *child, const char *word)
{
    struct supervisor *s = child->supervisor;
    const char *rest;
    if (child->role == ROOM && child_word_is(word, "leads", &rest)) {
        peers_on_leader(s, (int)s->conf->node);
    } else if (child->role == ROOM && child_word_is(word, "follows", &rest)) {
        int leader = -1;
        peers_on_leader(s, sscanf(rest, "%d", &leader) == 1 && leader < CONF_NODES ? leader : -1);
    } else if (child->role == ROOM && s->several && child_word_is(word, "drain", &rest)) {
        peers_drain(s, 1, strtoll(rest, NULL, 10));
    } else if (child->role == ROOM && s->several && child_word_is(word, "serve", &rest)) {
        peers_drain(s, 0, 0);
    } else if (child->role == ROOM && s->several && child_word_is(word, "ask", &rest)) {
        peers_on_ask(s, rest);
    } else if (child->role == PEER && child_word_is(word, "staff", &rest)) {
        peers_on_staff(s, rest);
    } else if (child->role == ROOM && s->several && child_word_is(word, "announce", &rest)) {
        supervisor_tell(&s->child[PEER], -1, "%s", word);
    } else if (child->role == PEER && child_word_is(word, "leads", &rest)) {
        if (peers_is_other(s, (int)strtol(rest, NULL, 10)) && supervisor_reads(&s->child[ROOM]))
            supervisor_tell(&s->child[ROOM], -1, "%s", word);
    } else if (child->role == DOOR && child_word_is(word, "drained", &rest)) {
        if (s->draining == 1)
            peers_drain(s, 2, 0);
    } else if (child->role == PEER && child_word_is(word, "linked", &rest)) {
        peers_on_linked(s, rest);
    } else if (child->role == PEER && child_word_is(word, "lost", &rest)) {
        if (strtoull(rest, NULL, 10) == s->generation)
            supervisor_relink_lost(s);
    } else if (child->role == PEER && child_word_is(word, "door", &rest)) {
        peers_on_door(s, rest);
    } else {
        return false;
    }
    return true;
}

/* ---- Certificates ---- */

void peers_reload(struct supervisor *s, const struct conf *fresh)
{
    char why[CHILD_WORD_MAX - 128];
    struct buf pem = {0};
    if (!s->several)
        return;
    bool bad = tlskey_peers(fresh, &pem, why, sizeof(why)) < 0;
    if (!supervisor_keys_take(&s->child[PEER], &s->peer_tls, &pem, "peer-certificate",
                              bad ? why : NULL))
        return;
    log_info("peer-certificate", "result=new");
    char keys[PEER_TLS_AUTHORITY_MAX];
    peer_tls_authority(buf_text(&s->peer_tls), keys);
    supervisor_tell(&s->child[ROOM], -1, "authority %s", keys);
    supervisor_tell(&s->child[ROOM], -1, "peer-certificate A new certificate is in force.");
}
