/*
 * All connections of a door, and their link to the room. The hub numbers the connections and hands
 * each message of the room to the right one. It outlives the room: when the link is lost, the
 * connections stay and their lines wait. It tells a new room everything that the room has to know:
 * HELLO, each OPEN with its ticket, SYNCED, the logins under way, and then the lines that no
 * LINK_DONE has acknowledged, in the order in which they were typed, with their command numbers.
 *
 * A line can be the reason why a room failed. The lines that a failed room had are suspects. The
 * next room gets them one at a time, so if that room fails, too, the guilty line is known. A line
 * that two failed rooms had is dropped, and its writer is told. A room that was killed counts as a
 * third of a failure, because a line may take so much memory that the kernel kills the room.
 *
 * No call but hub_free ends a connection at once. A connection that has something to do is marked.
 * At the end of each turn of the loop, the hub lets every marked connection write, and end if it
 * has to.
 */
#pragma once

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
struct shared_recent;

enum {
    HUB_TICK_MS = 250, /* how often hub_tick has to be called */
    HUB_SOON_MS = 50,  /* how often connections that wait for a point in time are looked at */
    /* The blame that the end of a room adds to the lines that the room had. A room that was killed
     * adds less than one that failed by itself: somebody may have killed it, or the kernel when
     * memory ran out. */
    HUB_BLAME_FAILED = 3,
    HUB_BLAME_ENDED = 1,
    /* With the first amount of blame a line is a suspect. With the second it is dropped. */
    HUB_BLAME_SUSPECT = HUB_BLAME_FAILED,
    HUB_BLAME_DROP = 2 * HUB_BLAME_FAILED,
    /* How long the other suspects wait for the answer to one of them. Some lines take seconds on
     * purpose, such as a wrong password. */
    HUB_SUSPECT_MS = 2000,
    /* People who come while there is no room wait. If the room has been away for longer than this,
     * it is better to send them elsewhere. */
    HUB_READY_MS = 5000
};

struct hub_deps {
    struct event_base *base; /* for the link and for marked connections */
    const struct clock *clock;
    struct admit *admit;
    uint8_t node, door; /* parts of the connections' numbers */
    bool contained;     /* what sandbox_enter returned */
};

/* Makes a hub without a link. `deps` is copied. */
struct hub *hub_new(const struct hub_deps *deps);
/* Ends every connection at once. Accepts NULL, sets NULL. */
void hub_free(struct hub **hub);

/* What became of the room of the last link. ENDED: somebody stopped, killed or replaced it. FAILED:
 * it ended by a fault of its own. LIVES: it did not end, and only the link was lost. */
enum hub_end { HUB_ROOM_ENDED, HUB_ROOM_FAILED, HUB_ROOM_LIVES };
/* Takes over `fd`, the link to a room, in place of the last link. `end`: what became of the last
 * link's room. */
void hub_link(struct hub *hub, int fd, enum hub_end end);
/* Whether a room is there, or was a moment ago (HUB_READY_MS). */
bool hub_ready(const struct hub *hub);
/* Notes when the TLS certificate ends (UTC ms; 0: there is none), for the figures and for warnings
 * in the log. */
void hub_certificate(struct hub *hub, int64_t until_ms);
/* Sends the room the door's figures and the lines of `more`. Also logs how many connections were
 * turned away since the last call and, once a day, that the certificate is about to end. */
void hub_figures_tell(struct hub *hub, const char *more);
/* Appends those figures of the door that are about this machine alone. */
void hub_figures_here(const struct hub *hub, struct buf *lines);
/* Appends the figures of door and room, as `name value` lines. */
void hub_figures(const struct hub *hub, struct buf *lines);

/* Checks deadlines, caps and throttled input. Skips connections that have none of these and were
 * not marked since the last look at them. */
void hub_tick(struct hub *hub);
/* Shows `text` (a line ended by \n, marked with N_) to everybody who is through the login of the
 * transport. */
void hub_say_all(struct hub *hub, const char *text);
/* Shows `text` (a line ended by \n, marked with N_) to everybody, and ends each connection when the
 * text is sent, or after `grace_ms`. */
void hub_end_all(struct hub *hub, const char *text, int64_t grace_ms);
/* How many connections there are. */
size_t hub_count(const struct hub *hub);

/* ---- For conn.h ---- */
struct hub_line; /* a line that no LINK_DONE has acknowledged */
/* What the hub keeps of a connection. It is a part of struct conn. */
struct hub_entry {
    uint64_t id;
    struct conn *conn;
    TAILQ_ENTRY(hub_entry) all, marked, soon, ticking;
    bool is_marked, is_soon, is_ticking;
    TAILQ_HEAD(, hub_line) lines;
    size_t nlines;
    uint32_t waiting; /* how many of the lines have not been sent to the present room */
};
/* Adds a connection and gives it its number (message.h). */
void hub_add(struct hub *hub, struct hub_entry *entry, struct conn *conn);
/* Removes a connection that ends, and drops its lines. */
void hub_remove(struct hub *hub, struct hub_entry *entry);
/* Marks a connection. */
void hub_mark(struct hub *hub, struct hub_entry *entry);
/* Marks a connection after at most HUB_SOON_MS: its screen waits to be drawn, or it waits for the
 * rest of a key. */
void hub_mark_soon(struct hub *hub, struct hub_entry *entry);
/* The link to the room; NULL: there is no room, or it has not said HELLO. */
struct link *hub_link_up(const struct hub *hub);
struct event_base *hub_base(const struct hub *hub);
const struct clock *hub_clock(const struct hub *hub);
struct admit *hub_admit(const struct hub *hub);
/* Texts that the screens of many connections may show. */
struct shared_recent *hub_recent(struct hub *hub);
/* What lists of games are told (MSSP), as the room has said last: `NAME\tvalue` lines, never
 * NULL. */
const char *hub_mssp(const struct hub *hub);
/* A key that is for the room (LINK_KEY). */
struct hub_key {
    uint32_t key, turn;
    uint16_t column, row;
};
/* Gives a line its command number and keeps it until it is acknowledged. Sends it at once if the
 * room knows the connection (`told`) and no earlier line of the connection waits. `key`: a key for
 * the room in place of a line, whose `text` is then ""; NULL: it is a line. */
void hub_line(struct hub *hub, struct hub_entry *entry, const char *text, const struct hub_key *key,
              bool told);
/* The room has finished the lines up to `command`. */
void hub_lines_done(struct hub *hub, struct hub_entry *entry, uint64_t command);
/* The connection ends: nobody will see the answers to its lines. */
void hub_lines_drop(struct hub *hub, struct hub_entry *entry);
