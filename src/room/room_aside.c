/*
 * A room while another node has the lobby: it is up, serves its control socket, and waits to lead.
 * The supervisor is told who leads, and links the door accordingly.
 */
#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>

#include "act.h"
#include "config.h"
#include "game.h"
#include "log.h"
#include "loop.h"
#include "room.h"
#include "room_private.h"
#include "sealed.h"
#include "server.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    BUSY_TRIES = 8, /* a service that was killed counts as running for LEASE_TTL_MS */
    BUSY_WAIT_MS = 1000,
    LEAVE_MS = 4000 /* the time for another node to be prepared; longer than LEASE_PREPARE_MS */
};

/* The node that leads, as far as we know; -1: we know of none. */
int room_leader(const struct room *room)
{
    if (room->leads.away && room->heard > room->leads.epoch)
        return room->heard_leader;
    return room->lease ? room->leads.leader : conf_leader(room->conf);
}

static bool room_aside_leads(const struct room *room)
{
    return room->lease ? room->leads.state == LEASE_LEADS
                       : conf_leader(room->conf) == room->conf->node;
}

static void room_aside_tell_leader(struct room *room)
{
    int leader = room_leader(room);
    if (room->conf->peer[0] == '\0')
        return; /* a single node's supervisor may be of an earlier version, which does not know
                 * these words */
    log_info("leader", "node=%d leader=%d", (int)room->conf->node, leader);
    if (room_aside_leads(room))
        child_word_tell(room->control, "leads");
    else
        child_word_tell(room->control, "follows %d", leader == room->conf->node ? -1 : leader);
}

bool room_leads(struct room *room)
{
    room_aside_tell_leader(room);
    return room_aside_leads(room);
}

/* ---- The lease ---- */

static void room_aside_on_lease(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct room *room = arg;
    int before = room->leads.leader;
    lease_look(room->lease, &room->leads);
    if (room->heard && !room->leads.away) { /* from now on the database says who leads */
        room->heard = 0;
        before = -2;
    }
    if (room->leads.state == LEASE_LOST) {
        log_error("lease", "node=%d error=\"%s\"", (int)room->conf->node, room->leads.why);
        event_base_loopbreak(room->base);
    } else if (room->leads.handing) {
        /* Our door asks that node at once, and the node answers as soon as it leads. */
        log_info("lease", "node=%d heir=%d", (int)room->conf->node, room->leads.heir);
        child_word_tell(room->control, "follows %d", room->leads.heir);
        event_base_loopbreak(room->base);
    } else if (room->leads.alone && room->stopping) {
        event_base_loopbreak(room->base);
    } else if (!room->lobby == !room_aside_leads(room) && before == room->leads.leader) {
        return; /* all that has changed is whether the database answers */
    } else if (!room_aside_look(room)) {
        event_base_loopbreak(room->base);
    }
}

/* ---- From room to room ---- */

/* Writes the text that a room signs when it announces that it leads. */
static void room_aside_news_text(int node, int64_t epoch, char out[64])
{
    utf8_printf(out, 64, "leads %d %" PRId64, node, epoch);
}

void room_announce(struct room *room)
{
    char address[CONF_ADDRESS_MAX], text[64], seal[2 * SEALED_KEY + 1];
    const uint8_t *key = room_key(room);
    uint8_t node;
    if (!key)
        return;
    room_aside_news_text((int)room->conf->node, store_epoch(room->store), text);
    sealed_sign(key, text, seal);
    for (const char *at = room->conf->peer; (at = conf_peer(at, &node, address));) {
        const struct room_door *door = room->door_of[node];
        if (node == room->conf->node || (door && door->link))
            continue;
        child_word_tell(room->control, "announce %d %" PRId64 " %s", node, store_epoch(room->store),
                        seal);
    }
}

bool room_hear(struct room *room, const char *words)
{
    char text[64], seal[2 * SEALED_KEY + 1];
    const uint8_t *key = room_key(room);
    int64_t epoch;
    int node;
    _Static_assert(sizeof(seal) == 65, "what sscanf takes");
    if (!key || sscanf(words, "%d %" SCNd64 " %64s", &node, &epoch, seal) != 3)
        return true;
    room_aside_news_text(node, epoch, text);
    if (!sealed_signed(key, text, seal)) {
        log_warn("leader", "node=%d error=\"it says that it leads, and no room of ours said so\"",
                 node);
        return true;
    }
    /* A hostile peer may repeat the word later. It is out of date then, because whoever leads now
     * has opened the store with a higher epoch. A room that can read the database believes only
     * the database. */
    bool news = room->lobby ? epoch > store_epoch(room->store)
                            : room->leads.away && epoch > room->leads.epoch && epoch > room->heard;
    if (!news || node == room->conf->node)
        return true;
    log_warn("leader", "node=%d leader=%d epoch=%" PRId64 " heard=yes", (int)room->conf->node, node,
             epoch);
    room->heard = epoch;
    room->heard_leader = node;
    child_word_tell(room->control, "follows %d", node);
    return !room->lobby;
}

void room_lease_authority(struct room *room, const char *authority)
{
    FREED char *cluster = xasprintf("%s %s", room->conf->cluster_name, authority);
    lease_cluster(room->lease, cluster);
}

int room_lease_begin(struct room *room, char *why, size_t whycap)
{
    const bool alone = room->conf->peer[0] == '\0';
    const char *authority = room->config->authority;
    char address[LEASE_ADDRESS_MAX] = "";
    struct utsname machine;
    BUF_LOCAL engines = {0};
    struct lease_rivals rivals = {0};
    if (!store_server_is(room->url))
        return 0;
    for (int i = 0; game_registry[i]; i++)
        buf_printf(&engines, "%s:%d ", game_registry[i]->id, game_registry[i]->version);
    for (int i = 0; game_archive[i]; i++)
        buf_printf(&engines, "%s:%d ", game_archive[i]->id, game_archive[i]->version);
    /* Others reach our peer as the settings say. A node alone is known by its machine's name. */
    if (alone && uname(&machine) == 0)
        utf8_copy(machine.nodename, address, sizeof(address));
    else if (!alone && !conf_peer_address(room->conf->peer, (int)room->conf->node, address))
        address[0] = '\0'; /* in place of the address of the last node in the list */
    /* A supervisor of an earlier version does not say whose authority it is. */
    FREED char *cluster =
        authority ? xasprintf("%s %s", room->conf->cluster_name, authority) : xstrdup("");
    struct lease_deps deps = {.url = room->url,
                              .node = (int)room->conf->node,
                              .alone = alone,
                              .service = room->config->service ? room->config->service : "",
                              .address = address,
                              .cluster = cluster,
                              .version = PACKAGE_VERSION,
                              .engines = buf_text(&engines),
                              .rivals = &rivals};
    bool busy = true;
    for (int i = 0; !room->lease && busy && i < BUSY_TRIES; i++) {
        if (i == 1)
            log_warn("lease", "node=%d waits=\"%s\"", deps.node, why);
        if (i > 0)
            poll(NULL, 0, BUSY_WAIT_MS);
        room->lease = lease_new(&deps, &busy, why, whycap);
    }
    if (!room->lease)
        return -1;
    lease_look(room->lease, &room->leads);
    room->lease_event = loop_begin(room->base, lease_fd(room->lease), EV_READ | EV_PERSIST, -1,
                                   room_aside_on_lease, room);
    return 0;
}

bool room_deals(void *arg, const char *game, int version)
{
    const struct room *room = arg;
    char engine[64];
    utf8_printf(engine, sizeof(engine), "%s:%d", game, version);
    return !room->lease || lease_engine_is(room->leads.dealt, engine);
}

/* Has the supervisor do the act or, in a dry run, says what it would do. */
static enum control_aside room_aside_does(struct room *room, enum control_how how, const char *word,
                                          const char *would, const char *done, struct buf *text)
{
    if (how == CONTROL_DRY) {
        buf_puts(text, would);
        return CONTROL_WOULD;
    }
    child_word_tell(room->control, "%s", word);
    buf_printf(text, "%s\n", done);
    return CONTROL_DONE;
}

static enum control_aside room_aside_drain(struct room *room, const char *time,
                                           enum control_how how, struct buf *text)
{
    char word[CHILD_WORD_MAX];
    int64_t ms = act_find("node drain")->args[0].without_ms;
    const char *why = time && !act_countdown(time, &ms)
                          ? "How long may people stay? Type a time such as `30m`, or `now`."
                          : node_acts_drain_refused(ms);
    if (why) {
        buf_printf(text, "%s\n", why);
        return CONTROL_REFUSED;
    }
    utf8_printf(word, sizeof(word), "drain %" PRId64, ms);
    return room_aside_does(
        room, how, word, "take no new connections at this node, and end those that it has",
        "This node takes no new connections, and tells its people. See `cardroomctl "
        "nodes`.",
        text);
}

/* Says why `what` does not begin, unless its time is "now": people hear of a countdown in the
 * lobby. */
static bool room_aside_counts_down(const char *time, const char *what, struct buf *text)
{
    int64_t ms;
    if (time && act_countdown(time, &ms) && ms == 0)
        return false;
    buf_printf(text,
               "This node does not have the lobby, so nothing counts down. Type `cardroomctl node "
               "drain 10m` to send its people elsewhere, and then `cardroomctl %s now`.\n",
               what);
    return true;
}

/* Carries out an act while this room has no lobby. `node drain` and `node serve` must first be
 * noted in the audit log by the room that has the lobby, unless the store is a file: then the rooms
 * share no audit log. */
enum control_aside room_aside_run(void *arg, const char *verb, const char *const *words,
                                  enum control_how how, struct buf *text)
{
    struct room *room = arg;
    bool note = how != CONTROL_NOTED && store_server_is(room->url);
    if (strcmp(verb, "reload") == 0) {
        enum control_aside did =
            room_aside_does(room, how, "reload", "read the settings of this node again", "", text);
        return did == CONTROL_DONE ? CONTROL_RELOAD : did;
    }
    if (strcmp(verb, "node drain") == 0 && !note)
        return room_aside_drain(room, words[0], how, text);
    if (strcmp(verb, "node serve") == 0 && !note)
        return room_aside_does(room, how, "serve", "take connections at this node again",
                               "This node takes connections again.", text);
    if (strcmp(verb, "shutdown") == 0)
        return room_aside_counts_down(words[0], "shutdown", text)
                   ? CONTROL_REFUSED
                   : room_aside_does(room, how, "shutdown by cardroomctl", "stop this node now",
                                     "This node stops now.", text);
    if (strcmp(verb, "upgrade") == 0) {
        const bool all = words[0] && strcmp(words[0], "all") == 0;
        return all && room_aside_counts_down(words[1], "upgrade all", text)
                   ? CONTROL_REFUSED
                   : room_aside_does(room, how, all ? "upgrade all" : "upgrade room",
                                     "let the installed program take over on this node",
                                     "The installed program takes over on this node.", text);
    }
    return CONTROL_ELSEWHERE;
}

bool room_ask(void *arg, uint64_t number, char *why, size_t whycap)
{
    struct room *room = arg;
    int node = (int)room->conf->node, leader = room_leader(room);
    if (room->waits[0]) {
        utf8_printf(why, whycap, "The room waits for its store: %s\n", room->waits);
    } else if (leader < 0 || leader == node) {
        utf8_printf(why, whycap,
                    "This is node %d, and %s. Nothing was done; try again in a moment.\n", node,
                    leader < 0 ? "no node has the lobby now" : "it is taking the lobby over");
    } else if (!room_key(room)) {
        utf8_printf(why, whycap,
                    "This is node %d, and the lobby is at node %d. Type the command on that "
                    "machine.\n",
                    node, leader);
    } else {
        child_word_tell(room->control, "ask %" PRIu64 " %d", number, leader);
        return true;
    }
    return false;
}

const uint8_t *room_key(void *arg)
{
    const struct room *room = arg;
    return room->lease ? lease_key(room->lease) : NULL;
}

bool room_leave(struct room *room)
{
    const struct timeval patience = {LEAVE_MS / 1000, 0};
    if (!room->leaving || !room->lease || !room->lobby || !room_aside_leads(room))
        return false;
    room->stopping = true;
    lease_leave(room->lease);
    event_base_loopexit(room->base, &patience);
    return true;
}

bool room_aside_look(struct room *room)
{
    if (room->lobby && !room_aside_leads(room)) {
        /* This room has the lobby, but another node leads now. So this room ends, and the next one
         * waits to lead. */
        log_warn("leader", "node=%d leader=%d", (int)room->conf->node, room_leader(room));
        return false;
    }
    if (room->lobby)
        return true;
    room_aside_tell_leader(room); /* another node may lead now */
    return !room_aside_leads(room) || room_lead(room) == 0;
}
