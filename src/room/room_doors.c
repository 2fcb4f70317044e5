/*
 * The links to the doors, one for each node, and what all doors are told that concerns no single
 * connection: bans, limits, figures. When the link of a door is lost, its connections are parted
 * from the lobby. A door that is still there opens them again over its next link.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "figures.h"
#include "log.h"
#include "loop.h"
#include "room.h"
#include "room_private.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    SYNC_MS = 60000, /* how long a door may take to tell what it has, from its first link on */
    /* How long the lobby waits for the doors of other nodes once our own has told what it has. */
    GATHER_MS = 2000,
    RESEAL_ROUND = 60, /* this many calls of room_doors_reseal serve all connections: 5 minutes */
    EXPECTED_MAX = 65536,
    /* How many connections a door may have beyond max-connections. It needs some, because it hears
     * of a new limit a little later. */
    SPARE = 256,
    /* About how long the threads of the store work on one question of the lobby, which takes
     * several reads. */
    ASKS_US = 100,
    BANS_MAX = LINK_FRAME_MAX - 64 /* bytes of the list of bans, which is one frame */
};

_Static_assert(RESEAL_ROUND *ROOM_ALIVE_MS * 4 < TICKET_HOLDS_MS, "tickets end before their time");

static struct room_door *room_doors_new(struct room *room, uint8_t node)
{
    struct room_door *door = xcalloc(1, sizeof(*door));
    door->room = room;
    door->node = node;
    door->fan = (struct fan){.send = room_term_send, .push = room_term_push, .arg = door};
    LIST_INSERT_HEAD(&room->doors, door, next);
    room->door_of[node] = door;
    return door;
}

static size_t room_doors_most_of(const struct room *room)
{
    return (size_t)room->conf->limits.connections + SPARE;
}

/* ---- For all doors ---- */

void room_doors_tell(struct room *room, enum link_type type, const char *text)
{
    struct room_door *door;
    LIST_FOREACH (door, &room->doors, next)
        link_send(door->link, type, text);
}

/* A list of as many bans as a frame holds. Those whom the other bans should stop get past the door,
 * and the lobby refuses them. The caller frees the list. NULL: there is none yet. */
static char *room_doors_bans_that_fit(const struct room *room)
{
    if (!room->bans)
        return NULL;
    size_t len = strlen(room->bans), fits = len < BANS_MAX ? len : BANS_MAX;
    while (fits > 0 && fits < len && room->bans[fits - 1] != '\n')
        fits--;
    if (fits < len)
        log_warn("bans", "error=\"more than a door is told\" bytes=%zu told=%zu", len, fits);
    return xstrndup(room->bans, fits);
}

void room_doors_bans(void *arg, const char *lines)
{
    struct room *room = arg;
    free(room->bans);
    room->bans = xstrdup(lines);
    FREED char *fit = room_doors_bans_that_fit(room);
    room_doors_tell(room, LINK_BANS, fit);
}

static void room_doors_known_send(const struct room_door *door)
{
    const char *known = door->room->known;
    if (door->link && known && !link_send(door->link, LINK_KNOWN, known))
        log_error("known", "error=\"too many for the door\" bytes=%zu", strlen(known));
}

void room_doors_known(void *arg, const char *lines)
{
    struct room *room = arg;
    const struct room_door *door;
    free(room->known);
    room->known = xstrdup(lines);
    LIST_FOREACH (door, &room->doors, next)
        room_doors_known_send(door);
}

void room_doors_limits(struct room *room)
{
    struct room_door *door;
    BUF_LOCAL lines = {0};
    LIST_FOREACH (door, &room->doors, next)
        if (door->most < room_doors_most_of(room))
            door->most = room_doors_most_of(room);
    options_lines(admit_options, &room->conf->limits, &lines);
    room_doors_tell(room, LINK_LIMITS, buf_text(&lines));
}

void room_doors_figures(const struct room *room, bool node, struct buf *lines)
{
    const struct room_door *door;
    const char *of[ROOM_NODES + 1];
    size_t n = 0;
    if (room->own->link)
        of[n++] = buf_text(&room->own->figures);
    LIST_FOREACH (door, &room->doors, next)
        if (door != room->own && door->link)
            of[n++] = buf_text(&door->figures);
    figures_sum(of, n, node && room->own->link, lines);
}

void room_doors_messages(const struct room *room, struct buf *lines)
{
    const struct room_door *door;
    LIST_FOREACH (door, &room->doors, next) {
        uint64_t sent = door->sent, received = door->received;
        if (door == room->own)
            continue;
        if (door->link)
            link_messages(door->link, &sent, &received);
        buf_printf(lines,
                   "link-messages-sent{node=\"%d\"} %" PRIu64
                   "\nlink-messages-received{node=\"%d\"} %" PRIu64
                   "\nlink-held-seconds{node=\"%d\"} %.3f\n",
                   door->node, sent, door->node, received, door->node,
                   (double)door->budget.held_us / 1e6);
    }
}

/* ---- A link ---- */

/* Notes that the door may open the connection again over its next link with its ticket. False: too
 * many are expected already. */
static bool room_doors_expect(struct room_door *door, uint64_t conn)
{
    if (!map_get(&door->expected, conn)) {
        if (door->expected.count >= EXPECTED_MAX)
            return false;
        map_put(&door->expected, conn, door);
    }
    return true;
}

/* Drops the link, if there is one. The door's connections are parted from the lobby; those that the
 * lobby ended do not come back. */
static void room_doors_link_drop(struct room_door *door, const char *why)
{
    struct room *room = door->room;
    struct room_term *term;
    if (door->link)
        link_messages(door->link, &door->sent, &door->received);
    link_free(&door->link);
    fan_drop(&door->fan);
    while ((term = LIST_FIRST(&door->terms))) {
        if (term->closed || !room_doors_expect(door, term->conn)) {
            room_link_gone(door, term->conn, why);
            continue;
        }
        lobby_parted(room->lobby, term->conn, term->done, why);
        room_term_free(&term);
    }
    map_free(&door->asked);
    door->lost_ms = clock_mono(room->clock);
}

static void room_doors_on_link_ready(void *arg, const char *software)
{
    struct room_door *door = arg;
    struct room *room = door->room;
    BUF_LOCAL lines = {0};
    FREED char *bans = room_doors_bans_that_fit(room);
    utf8_copy(software, door->software, sizeof(door->software));
    log_info("link", "node=%d door=%d version=%d software=\"%s\"", door->node, (int)door->pid,
             link_version(door->link), software);
    /* A reload may have come while no door was linked. */
    options_lines(admit_options, &room->conf->limits, &lines);
    link_send(door->link, LINK_LIMITS, buf_text(&lines));
    if (bans)
        link_send(door->link, LINK_BANS, bans);
    room_doors_known_send(door);
    room_figures_mssp(room, door);
    room_figures_send(room);
}

bool room_doors_complains(struct room_door *door)
{
    return log_within(&door->wrong, "link", clock_mono(door->room->clock));
}

static void room_doors_on_link_closed(void *arg, const char *why)
{
    struct room_door *door = arg;
    if (room_doors_complains(door))
        log_warn("link", "node=%d door=%d lost=\"%s\"", door->node, (int)door->pid, why);
    room_doors_link_drop(door, "the door is gone");
    child_word_tell(door->room->control, "lost %" PRIu64, door->generation);
}

bool room_doors_full(struct room_door *door)
{
    if (door->nterms < door->most)
        return false;
    room_doors_on_link_closed(door, "it has more connections than it may have");
    return true;
}

void room_doors_asks(struct room_door *door)
{
    if (door && door != door->room->own)
        link_charge(&door->budget, ASKS_US);
}

static const struct link_callbacks the_link_callbacks = {
    room_doors_on_link_ready, room_link_message, room_doors_on_link_closed};

uint8_t room_doors_node(const struct room *room, const char *arguments)
{
    /* A supervisor of an earlier version knows of no other node. */
    int node = (int)room->own->node;
    sscanf(arguments, "%*s %*s %d", &node);
    return (uint8_t)node;
}

void room_doors_link(struct room *room, const char *arguments, int fd)
{
    char *rest;
    uint64_t generation = strtoull(arguments, &rest, 10);
    pid_t pid = (pid_t)strtol(rest, NULL, 10);
    if (!room->store || pid <= 0) { /* the supervisor has not heard yet that another node leads */
        close(fd);
        return;
    }
    uint8_t node = room_doors_node(room, arguments);
    struct room_door *door = room->door_of[node] ? room->door_of[node] : room_doors_new(room, node);
    room_doors_link_drop(door, "another door took over");
    if (door->pid == 0)
        door->fresh_until = clock_mono(room->clock) + SYNC_MS;
    else if (door->pid != pid) {
        /* The connections of a door go with its process. */
        struct node_set nodes = {0};
        node_set_add(&nodes, node);
        map_free(&door->expected);
        map_free_all(&door->proofs);
        lobby_given_up(room->lobby, &nodes);
    }
    node_set_remove(&room->given_up, node);
    door->generation = generation;
    door->pid = pid;
    door->most = ADMIT_CONNECTIONS_MAX + SPARE;
    door->link = link_new(room->base, fd, &the_link_callbacks, door);
    if (door != room->own)
        link_bound(door->link, &door->budget);
}

/* ---- What the doors had ---- */

/* Whether every door of the configuration has told what it has. */
static bool room_doors_all_synced(const struct room *room)
{
    char address[CONF_ADDRESS_MAX];
    uint8_t node;
    for (const char *at = room->conf->peer; (at = conf_peer(at, &node, address));)
        if (!room->door_of[node] || !room->door_of[node]->synced)
            return false;
    return room->own->synced;
}

static void room_doors_on_gather(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct room *room = arg;
    room->gathered = true;
    lobby_synced(room->lobby, room->own->node, true);
}

void room_doors_synced(struct room_door *door)
{
    struct room *room = door->room;
    door->fresh_until = 0;
    map_free(&door->expected);
    map_free(&door->seen);
    door->synced = true;
    door->most = room_doors_most_of(room) > door->nterms ? room_doors_most_of(room) : door->nterms;
    room->gathered = room->gathered || room_doors_all_synced(room);
    if (!room->gathered && door == room->own)
        loop_wait(room->gather, GATHER_MS);
    else if (room->gathered)
        evtimer_del(room->gather);
    lobby_synced(room->lobby, door->node, room->gathered);
}

void room_doors_reseal(struct room *room)
{
    const struct map *conns = &room->conns;
    for (size_t n = conns->size / RESEAL_ROUND + 1; n > 0 && conns->size > 0; n--) {
        room->resealed = (room->resealed + 1) % conns->size;
        if (conns->entry[room->resealed].value)
            lobby_ticket_again(room->lobby, conns->entry[room->resealed].key);
    }
}

/* Whether what is kept for the return of the node's connections is useless by now, because their
 * tickets have expired or the node is no longer one of ours. */
static bool room_doors_is_over(const struct room *room, uint8_t node)
{
    const struct room_door *door = room->door_of[node];
    if (node != room->own->node && !conf_has_peer(room->conf, node))
        return !door || !door->link;
    int64_t since = door && door->pid != 0 ? door->lost_ms : room->leads_ms;
    return !(door && door->link) &&
           clock_mono(room->clock) - since >= TICKET_HOLDS_MS + TICKET_SKEW_MS;
}

void room_doors_watch(struct room *room)
{
    bool more = false;
    for (int node = 0; node < ROOM_NODES; node++) {
        struct room_door *door = room->door_of[node];
        if (node_set_has(&room->given_up, (uint8_t)node) ||
            !room_doors_is_over(room, (uint8_t)node))
            continue;
        node_set_add(&room->given_up, (uint8_t)node);
        more = true;
        if (door) {
            log_info("link", "node=%d given-up=yes", node);
            map_free(&door->expected);
        }
    }
    if (more)
        lobby_given_up(room->lobby, &room->given_up);
}

/* ---- Begin, turns, end ---- */

void room_doors_begin(struct room *room)
{
    room->own = room_doors_new(room, (uint8_t)room->conf->node);
    room->gather = loop_event(room->base, -1, 0, room_doors_on_gather, room);
}

void room_doors_send(struct room *room, bool flush)
{
    struct room_door *door;
    LIST_FOREACH (door, &room->doors, next) {
        fan_send(&door->fan);
        if (flush)
            link_flush(door->link);
    }
}

void room_doors_unlink(struct room *room)
{
    struct room_door *door;
    LIST_FOREACH (door, &room->doors, next)
        link_free(&door->link);
    event_free(room->gather);
}

void room_doors_forget(struct room *room)
{
    struct room_door *door;
    struct room_term *term;
    while ((door = LIST_FIRST(&room->doors))) {
        while ((term = LIST_FIRST(&door->terms)))
            room_term_free(&term);
        map_free(&door->asked);
        map_free(&door->expected);
        map_free(&door->seen);
        map_free_all(&door->proofs);
        fan_free(&door->fan);
        buf_free(&door->figures);
        LIST_REMOVE(door, next);
        free(door);
    }
    map_free(&room->conns);
}
