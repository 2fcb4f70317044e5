/*
 * What the files of the room share: the room.
 *     room.c          the loop, the words with the supervisor, start and end
 *     room_conf.c     the settings, and other ones while it runs
 *     room_figures.c  what it tells about itself, to the door and the staff
 *     room_link.c     what the door says goes to the lobby
 *     room_term.c     what the lobby shows goes to the door
 */
#ifndef ROOM_ROOM_PRIVATE_H
#define ROOM_ROOM_PRIVATE_H

#include <event2/event.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/queue.h>
#include <sys/types.h>

#include "buf.h"
#include "clock_watch.h"
#include "conf.h"
#include "fan.h"
#include "ids.h"
#include "link.h"
#include "lobby.h"
#include "map.h"
#include "proof.h"
#include "seal.h"
#include "store.h"
#include "term.h"
#include "word.h"

enum { ROOM_ADDRESS_MAX = 128 }; /* of an address in the banner */

struct control;
struct hash;
struct login; /* of room_link.c: an SSH login that the lobby is thinking about */
struct think;

/* A connection as the lobby sees it. */
struct room_term {
    struct term term; /* first: the lobby holds a pointer to it */
    struct room *room;
    uint64_t conn;
    struct fan_mark mark;
    bool closed; /* the lobby sent it off: its ticket is void */
};

struct room {
    const struct clock *clock;
    struct event_base *base;
    const struct conf *conf; /* in force: that of the start, or `reloaded` */
    struct conf reloaded;    /* zero until the first reload */
    char shown_host[ROOM_ADDRESS_MAX], shown_telnet[ROOM_ADDRESS_MAX], shown_ssh[ROOM_ADDRESS_MAX];
    struct ids ids;
    struct clock_watch watch;
    struct store *store;
    struct ticket_sealer sealer;
    struct hash *hash;
    struct think *think;
    struct lobby *lobby;
    struct control *control_socket;
    bool ready, contained;

    int control; /* words with the supervisor */
    struct link *link;
    uint64_t generation; /* of the link */
    pid_t door;
    struct map conns; /* struct room_term */
    struct proofs proofs;
    /* For which connections the door may give tickets, until it has told all that it has (SYNCED).
     * A new room takes one for each connection (`seen`), before `fresh_until` (monotonic). A room
     * that had a link to this door before takes one for each connection of that time (`expected`).
     * The values mean nothing. */
    int64_t fresh_until;
    struct map seen, expected;
    size_t resealed; /* how far in `conns` tickets were sealed anew */
    struct fan fan;  /* texts that wait for the end of the turn */
    LIST_HEAD(, login) logins;
    struct map asked;                            /* struct login, of this link */
    char *bans;                                  /* for the next door; NULL: none yet */
    char *known;                                 /* the same for LINK_KNOWN, as of our start */
    struct buf mssp;                             /* as it was told last */
    int64_t started_s;                           /* UTC */
    struct buf scratch, door_figures, host_keys; /* the last two: lines of status */
    struct store_pulse pulse;                    /* as of the last on_alive */
    int64_t since_ms, due_ms, late_ms; /* monotonic: our start, the next on_alive, its lateness */

    /* The programs of the other two, for status; "": not known. The door's: "cardroom 0.1.0". */
    char supervisor[32], door_software[64];
    int upgrades;               /* since the service started, and how the last one ended */
    char upgrade[WORD_MAX];     /* "": none yet */
    char certificate[WORD_MAX]; /* what the reload that is under way did to it; "": nothing */

    struct event *words, *store_event, *due, *alive, *term_signal;
};

/* ---- room.c ---- */
/* Says a word to the supervisor. */
void room_tell(struct room *room, const char *word);

/* ---- room_term.c ---- */
/* A connection of the link, known to `conns` from now on. */
struct room_term *room_term_new(struct room *room, uint64_t conn);
/* The fan's `send` and `push`, with the room as their argument. */
void room_term_send(void *arg, const uint64_t *conns, size_t n, const char *text);
void room_term_push(void *arg);

/* ---- room_link.c ---- */
/* The word "link": `arguments` are its generation and the door's pid; `fd` is taken over. */
void room_link_start(struct room *room, const char *arguments, int fd);
/* The lobby's bans; lines as in LINK_BANS. */
void room_link_bans(struct room *room, const char *lines);
/* From where accounts logged in; lines as in LINK_KNOWN. */
void room_link_known(struct room *room, const char *lines);
/* Tells the door the limits of the settings in force. */
void room_link_limits(struct room *room);
/* Gives some of those who are on a new ticket, though it says the same. Called each ROOM_ALIVE_MS,
 * it comes to everybody well before their ticket expires. */
void room_link_reseal(struct room *room);
/* Forgets connections and logins; the lobby is gone already. */
void room_link_forget(struct room *room);

/* ---- room_conf.c ---- */
/* What the lobby is told of the settings in force; points into the room. */
struct lobby_conf room_conf_lobby(struct room *room);
/* Reads the settings in `fd`, closes it, and puts them in force; `changes`: which differ from those
 * before. False: they stay as they were, and `errors` says why. */
bool room_conf_take(struct room *room, int fd, struct buf *changes, struct buf *errors);
/* The word "conf": does the same, and tells whoever has to know. */
void room_conf_change(struct room *room, int fd);
/* The word "refused": the supervisor did not take the file; what is wrong with it is in `fd`, which
 * is closed. */
void room_conf_refused(struct room *room, int fd);

/* ---- room_figures.c ---- */
/* Tells the door how we are. */
void room_figures_send(struct room *room);
/* Tells the door what lists of games are told, where it has changed, or `anyhow`. */
void room_figures_mssp(struct room *room, bool anyhow);
/* Our figures, the door's and the processes, as `name value` lines of status; `arg` is the room. */
void room_figures_status(void *arg, struct buf *lines);

#endif
