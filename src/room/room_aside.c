/*
 * A room while another node has the lobby: it is up, serves its control socket, and waits to lead.
 * Who leads is told to the supervisor, which links the door accordingly.
 */
#include <stdio.h>
#include <string.h>

#include "log.h"
#include "room_private.h"
#include "utf8.h"

static void tell_leader(struct room *room)
{
    char word[WORD_MAX];
    uint8_t leader = conf_leader(room->conf);
    if (room->conf->peer[0] == '\0')
        return; /* an earlier version's supervisor does not know these words */
    if (leader == room->conf->node)
        utf8_copy("leads", word, sizeof(word));
    else
        utf8_printf(word, sizeof(word), "follows %d", leader);
    log_info("leader", "node=%d leader=%d", (int)room->conf->node, leader);
    room_tell(room, word);
}

bool room_leads(struct room *room)
{
    tell_leader(room);
    return conf_leader(room->conf) == room->conf->node;
}

/* What cardroomctl asks for here. */
static bool aside(void *arg, const char *verb, const char *const *words, struct buf *text)
{
    struct room *room = arg;
    int leader = conf_leader(room->conf);
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
    buf_printf(text,
               "This is node %d, and the lobby is at node %d. Type the command on that machine.\n",
               (int)room->conf->node, leader);
    return false;
}

void room_aside(struct room *room)
{
    room_control(room, aside);
    room_up(room);
}

bool room_aside_look(struct room *room)
{
    bool led = room->lobby, leads = conf_leader(room->conf) == room->conf->node;
    if (led && leads)
        return true;
    if (!led && !leads) {
        tell_leader(room); /* it may be another one now */
        return true;
    }
    if (led) {
        /* The next room waits: this one has what is no longer its own. */
        log_warn("leader", "node=%d leader=%d", (int)room->conf->node, conf_leader(room->conf));
        return false;
    }
    tell_leader(room);
    return room_lead(room) == 0;
}
