/*
 * A room while another node has the lobby: it is up, serves its control socket, and waits to lead.
 * Who leads is told to the supervisor, which links the door accordingly.
 */
#include <poll.h>
#include <stdio.h>
#include <string.h>

#include "config.h"
#include "game.h"
#include "log.h"
#include "room_private.h"
#include "server.h"
#include "utf8.h"

enum {
    BUSY_TRIES = 8, /* a service that was killed counts as running for LEASE_TTL_MS */
    BUSY_WAIT_MS = 1000,
    LEAVE_MS = 4000 /* for another node to be prepared; it is longer than LEASE_PREPARE_MS */
};

/* -1: nobody that we know of. */
static int leader_of(const struct room *room)
{
    return room->lease ? room->leads.leader : conf_leader(room->conf);
}

static bool leads(const struct room *room)
{
    return room->lease ? room->leads.state == LEASE_LEADS
                       : conf_leader(room->conf) == room->conf->node;
}

static void tell_leader(struct room *room)
{
    char word[WORD_MAX];
    int leader = leader_of(room);
    if (room->conf->peer[0] == '\0')
        return; /* an earlier version's supervisor does not know these words */
    if (leads(room))
        utf8_copy("leads", word, sizeof(word));
    else
        utf8_printf(word, sizeof(word), "follows %d", leader == room->conf->node ? -1 : leader);
    log_info("leader", "node=%d leader=%d", (int)room->conf->node, leader);
    room_tell(room, word);
}

bool room_leads(struct room *room)
{
    tell_leader(room);
    return leads(room);
}

/* ---- The lease ---- */

static void on_lease(evutil_socket_t fd, short what, void *arg)
{
    struct room *room = arg;
    int before = room->leads.leader;
    (void)fd, (void)what;
    lease_look(room->lease, &room->leads);
    if (room->leads.state == LEASE_LOST) {
        log_error("lease", "node=%d error=\"%s\"", (int)room->conf->node, room->leads.why);
        event_base_loopbreak(room->base);
    } else if (room->leads.handing) {
        char word[WORD_MAX];
        /* Our door asks that node at once, which answers as soon as it leads. */
        log_info("lease", "node=%d heir=%d", (int)room->conf->node, room->leads.heir);
        utf8_printf(word, sizeof(word), "follows %d", room->leads.heir);
        room_tell(room, word);
        event_base_loopbreak(room->base);
    } else if (room->leads.alone && room->stopping) {
        event_base_loopbreak(room->base);
    } else if (!room->lobby == !leads(room) && before == room->leads.leader) {
        return; /* only whether the database answers has changed */
    } else if (!room_aside_look(room)) {
        event_base_loopbreak(room->base);
    }
}

static void engines_put(struct buf *out)
{
    for (int i = 0; game_registry[i]; i++)
        buf_printf(out, "%s:%d ", game_registry[i]->id, game_registry[i]->version);
    for (int i = 0; game_archive[i]; i++)
        buf_printf(out, "%s:%d ", game_archive[i]->id, game_archive[i]->version);
}

/* Where others reach our peer, as the settings name it. */
static void address_of(const struct conf *conf, char *out, size_t cap)
{
    char prefix[8];
    utf8_printf(prefix, sizeof(prefix), "%d=", (int)conf->node);
    size_t len = strlen(prefix);
    const char *at = conf->peer;
    while (at && strncmp(at, prefix, len) != 0)
        at = (at = strchr(at, ' ')) ? at + 1 : NULL;
    utf8_copy_part(at ? at + len : "", at ? strcspn(at + len, " ") : 0, out, cap);
}

int room_lease_begin(struct room *room, const char *service)
{
    char why[512], address[LEASE_ADDRESS_MAX];
    struct buf engines = {0};
    if (room->conf->peer[0] == '\0' || !store_server_is(room->url))
        return 0;
    engines_put(&engines);
    address_of(room->conf, address, sizeof(address));
    struct lease_deps deps = {.url = room->url,
                              .node = (int)room->conf->node,
                              .service = service ? service : "",
                              .address = address,
                              .version = PACKAGE_VERSION,
                              .engines = buf_text(&engines)};
    bool busy = true;
    for (int i = 0; !room->lease && busy && i < BUSY_TRIES; i++) {
        if (i > 0)
            poll(NULL, 0, BUSY_WAIT_MS);
        room->lease = lease_new(&deps, &busy, why, sizeof(why));
    }
    buf_free(&engines);
    if (!room->lease) {
        log_error("lease", "%s", why);
        return -1;
    }
    lease_look(room->lease, &room->leads);
    room->lease_event =
        event_new(room->base, lease_fd(room->lease), EV_READ | EV_PERSIST, on_lease, room);
    event_add(room->lease_event, NULL);
    return 0;
}

void room_lease_end(struct room *room)
{
    lease_free(&room->lease);
}

/* What cardroomctl asks for here. */
static bool aside(void *arg, const char *verb, const char *const *words, struct buf *text)
{
    struct room *room = arg;
    int leader = leader_of(room);
    if (strcmp(verb, "status") == 0) {
        buf_printf(text, "node %d\nleader %d\n", (int)room->conf->node, leader);
        return true;
    }
    if (strcmp(verb, "reload") == 0) {
        room_tell(room, "reload");
        buf_puts(text, "This node reads its settings again. Its log says what has changed.\n");
        return true;
    }
    if (strcmp(verb, "shutdown") == 0) {
        room_tell(room, "shutdown by cardroomctl");
        buf_puts(text, "This node stops now.\n");
        return true;
    }
    if (strcmp(verb, "upgrade") == 0) {
        room_tell(room, words[0] && strcmp(words[0], "all") == 0 ? "upgrade all" : "upgrade room");
        buf_puts(text, "The installed program takes over on this node.\n");
        return true;
    }
    if (leader < 0)
        buf_printf(text, "This is node %d, and no node has the lobby now. Try again in a moment.\n",
                   (int)room->conf->node);
    else
        buf_printf(text,
                   "This is node %d, and the lobby is at node %d. Type the command on that "
                   "machine.\n",
                   (int)room->conf->node, leader);
    return false;
}

void room_aside(struct room *room)
{
    room_control(room, aside);
    room_up(room);
}

bool room_leave(struct room *room)
{
    const struct timeval patience = {LEAVE_MS / 1000, 0};
    if (!room->leaving || !room->lease || !room->lobby || !leads(room))
        return false;
    room->stopping = true;
    lease_leave(room->lease);
    event_base_loopexit(room->base, &patience);
    return true;
}

bool room_aside_look(struct room *room)
{
    if (room->lobby && !leads(room)) {
        /* The next room waits: this one has what is no longer its own. */
        log_warn("leader", "node=%d leader=%d", (int)room->conf->node, leader_of(room));
        return false;
    }
    if (room->lobby)
        return true;
    tell_leader(room); /* it may be another one now */
    return !leads(room) || room_lead(room) == 0;
}
