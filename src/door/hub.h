/*
 * All connections of a door, and their link to the room. The hub names connections, hands what the
 * room says to the right one, and outlives the room: when the link is lost the connections stay,
 * lines wait, and a new room is told everything that it has to know (HELLO, each OPEN with its
 * ticket, SYNCED, logins under way, then the lines that no LINK_DONE acknowledged, in the order
 * they were typed, with their command numbers).
 *
 * A line can be what ended the room. Those that were with a room when it failed are suspects: the
 * next room gets them one at a time, so that whichever fails it is known. A line that was with two
 * rooms when they failed is dropped, which its writer is told. Rooms that were killed count, too, a
 * third each: a line may take so much memory that the kernel kills the room.
 *
 * Nothing is ended inside a call: who has something to do is marked, and hub_flush, called by the
 * loop when a turn's events are dealt with, lets each write what it has and end itself. Whose last
 * line is answered does so behind that message of the link, which is in no call of theirs either.
 */
#ifndef DOOR_HUB_H
#define DOOR_HUB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

struct admit;
struct buf;
struct clock;
struct conn;
struct event_base;
struct hub;
struct link;
struct speech;

enum {
    HUB_TICK_MS = 250,
    HUB_FRAME_MS = 50, /* how often screens that wait are looked at */
    /* What a room's end counts against the lines that were with it: more where it failed by itself
     * than where it was ended from outside, which the kernel does, too, when memory runs out. */
    HUB_BLAME_FAILED = 3,
    HUB_BLAME_ENDED = 1,
    /* From then on a line is a suspect, and from then on it is dropped. */
    HUB_BLAME_SUSPECT = HUB_BLAME_FAILED,
    HUB_BLAME_DROP = 2 * HUB_BLAME_FAILED,
    /* How long the other suspects wait for the answer to one of them. Some lines take seconds by
     * intent, as a wrong password does. */
    HUB_SUSPECT_MS = 2000
};

struct hub_deps {
    struct event_base *base; /* for the link, and for running hub_flush behind each turn */
    const struct clock *clock;
    struct admit *admit;
    const struct speech *speech;
    uint8_t node, door; /* bits of the connections' numbers */
    bool contained;     /* what sandbox_enter returned */
};

struct hub *hub_new(const struct hub_deps *deps);
/* Ends every connection at once. Accepts NULL, sets NULL. */
void hub_free(struct hub **hub);

/* A link to a room, taken over; replaces the one before. `failed`: the room before ended by a fault
 * of its own, and not because somebody stopped, killed or replaced it. */
void hub_link(struct hub *hub, int fd, bool failed);
/* A room is there and has said HELLO. */
bool hub_room(const struct hub *hub);
/* The certificate of TLS ends then (UTC ms): for figures, and warnings in the log. */
void hub_certificate(struct hub *hub, int64_t until_ms);
/* Tells the room our figures; keeps those of the room. Both are `name value` lines. Logs how many
 * were turned away since, and once a day that the certificate is about to end. */
void hub_figures_tell(struct hub *hub);
void hub_figures(const struct hub *hub, struct buf *lines);

/* Deadlines, caps, throttled input: call it every HUB_TICK_MS. A connection that nothing has marked
 * since it was last looked at, and that has none of these, costs nothing. */
void hub_tick(struct hub *hub);
/* Lets every marked connection write, and end if it has to. Runs by itself in the loop of `base`
 * after whatever marked one. */
void hub_flush(struct hub *hub);
/* Shows everybody `text` (a line ended by \n, marked with N_) and ends them when it is sent, or
 * after `grace_ms`. */
void hub_end_all(struct hub *hub, const char *text, int64_t grace_ms);
size_t hub_count(const struct hub *hub);

/* ---- For conn.h ---- */
struct hub_line; /* a line that no LINK_DONE acknowledged */
/* At the head of a connection: what a line does not look at comes first, and the rest stands with
 * what it looks at there. */
struct hub_entry {
    TAILQ_ENTRY(hub_entry) all, framed, ticking;
    uint64_t id;
    LIST_ENTRY(hub_entry) chain; /* by id */
    struct conn *conn;
    TAILQ_HEAD(, hub_line) lines;
    size_t nlines;
    bool is_marked, is_framed, is_ticking;
    uint32_t waiting; /* of the lines: not sent to the room that is there */
    TAILQ_ENTRY(hub_entry) marked;
};
/* Names a connection: node, door, counter (message.h). */
void hub_add(struct hub *hub, struct hub_entry *entry, struct conn *conn);
void hub_remove(struct hub *hub, struct hub_entry *entry);
void hub_mark(struct hub *hub, struct hub_entry *entry);
/* Marks it a little later (HUB_FRAME_MS at most): its screen waits to be drawn. */
void hub_frame_later(struct hub *hub, struct hub_entry *entry);
/* The link, or NULL while there is no room. */
struct link *hub_link_up(const struct hub *hub);
const struct clock *hub_clock(const struct hub *hub);
struct admit *hub_admit(const struct hub *hub);
const struct speech *hub_speech(const struct hub *hub);
/* What the room said last that lists of games are to be told: `NAME\tvalue` lines, never NULL. */
const char *hub_mssp(const struct hub *hub);
/* Gives a line its command number, keeps it until it is acknowledged, and sends it if it can be
 * sent (`told`: the room knows the connection, and none of its lines waits). */
void hub_line(struct hub *hub, struct hub_entry *entry, const char *text, bool told);
/* Lines up to `command` are dealt with. */
void hub_lines_done(struct hub *hub, struct hub_entry *entry, uint64_t command);

#endif
