/*
 * What the files of the room share: the room.
 *     room.c          the loop, the words with the supervisor, start and end
 *     room_aside.c    what is answered and done here while another node leads
 *     room_conf.c     the settings, and other ones while it runs
 *     room_figures.c  what it tells about itself, to the doors and the staff
 *     room_doors.c    the links to the doors, and what is for all of them
 *     room_link.c     what a door says goes to the lobby
 *     room_term.c     what the lobby shows goes to a door
 */
#pragma once

#include <event2/event.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/queue.h>
#include <sys/types.h>

#include "buf.h"
#include "child_word.h"
#include "clock_watch.h"
#include "conf.h"
#include "control.h"
#include "fan.h"
#include "ids.h"
#include "lease.h"
#include "link.h"
#include "lobby.h"
#include "map.h"
#include "proof.h"
#include "seal.h"
#include "store_pulse.h"
#include "term.h"

enum {
    ROOM_ADDRESS_MAX = 128, /* of an address in the banner */
    ROOM_NODES = CONF_NODES /* numbers of nodes: 8 bits of the number of a connection */
};

struct control;
struct hash;
struct login; /* in room_link.c: an SSH login that the lobby is deciding */
struct think;

/* The door of a node, from its first link on. The number of a connection names its node, and the
 * connection belongs to that node's door alone. */
struct room_door {
    LIST_ENTRY(room_door) next;
    struct room *room;
    uint8_t node;
    struct link *link; /* NULL: none now */
    uint64_t generation;
    pid_t pid;       /* of the process, on the machine of its node; 0: not known yet */
    bool synced;     /* it has told all that it has, over one link or another */
    int64_t lost_ms; /* monotonic: when its last link was lost */
    LIST_HEAD(, room_term) terms;
    size_t nterms, most; /* most: with more connections than this, its link ends
                          * (room_doors_full) */
    int thinking;        /* its logins that the lobby is deciding, from any of its links */
    struct proofs proofs;
    /* The connections for which the door may give tickets, until it has told all that it has
     * (SYNCED). On its first link we take one for each connection (`seen`), before `fresh_until`
     * (monotonic). If it had a link to us before, we take one for each connection of that time
     * (`expected`). Both maps are sets: their values mean nothing. */
    int64_t fresh_until;
    struct map seen, expected;
    struct map asked;          /* struct login, of this link */
    struct fan fan;            /* texts that wait for the end of the turn */
    struct buf figures;        /* lines of status */
    uint64_t sent, received;   /* messages over earlier links */
    char software[64];         /* "cardroom 0.1.0"; "": not known */
    struct log_bound wrong;    /* lines of the log about what it said */
    struct link_budget budget; /* what its links have cost, if it is the door of another node */
};

/* A connection as the lobby sees it. */
struct room_term {
    struct term term; /* first: the lobby holds a pointer to it */
    struct room_door *door;
    LIST_ENTRY(room_term) of_door;
    uint64_t conn, done; /* done: the last line that the lobby has finished */
    struct fan_mark mark;
    bool closed; /* the lobby ended it, so its ticket is void */
};

struct room {
    const struct room_config *config;
    const struct clock *clock;
    struct event_base *base;
    const struct conf *conf; /* the settings in force: those of the start, or `reloaded` */
    struct conf reloaded;    /* zero until the first reload */
    char shown_host[ROOM_ADDRESS_MAX], shown_telnet[ROOM_ADDRESS_MAX], shown_ssh[ROOM_ADDRESS_MAX];
    char shown_web[ROOM_ADDRESS_MAX];
    struct ids ids;
    struct clock_watch watch;
    struct store *store;
    struct ticket_sealer sealer;
    struct hash *hash;
    struct think *think;
    struct lobby *lobby;
    struct control *control_socket;
    const char *url; /* of the store */
    bool ready;
    enum lease_draining draining; /* what happens to the people of this node, as the supervisor
                                   * says */
    bool leaving, stopping;       /* the service is ending and waits for another node to lead
                                   * (room_leave) */

    int control;  /* words with the supervisor */
    int listener; /* the control socket until it is used; then -1 */
    LIST_HEAD(, room_door) doors;
    struct room_door *door_of[ROOM_NODES]; /* the doors by node; NULL: it never had a link */
    struct room_door *own;                 /* the door of our node, which is always there */
    bool gathered;                         /* the lobby no longer waits for a door */
    struct event *gather;                  /* when it stops waiting */
    struct node_set given_up;              /* nodes whose doors nobody waits for any more */
    pid_t peer;                            /* its process now; 0: none */
    struct map conns;                      /* struct room_term */
    size_t resealed;                       /* how far in `conns` tickets were sealed anew */
    LIST_HEAD(, login) logins;
    char *bans;                    /* for the next door; NULL: there is none yet */
    char *known;                   /* the same for LINK_KNOWN, as it was at our start */
    struct buf mssp;               /* as the doors were told last */
    int64_t started_s, leads_ms;   /* UTC; monotonic: since when it has had the lobby */
    struct buf scratch, host_keys; /* host_keys: lines of status */
    struct store_pulse pulse;      /* as of the last room_on_alive */
    /* Monotonic: our start, when room_on_alive comes next, and how late it was. */
    int64_t since_ms, due_ms, late_ms;
    int64_t waits_ms; /* how long a commit had waited when that was reported last; 0: none waits */

    char supervisor[32];          /* its program, for status; "": not known */
    int upgrades;                 /* how many since the service started, and how the last one
                                   * ended */
    char upgrade[CHILD_WORD_MAX]; /* "": none yet */
    /* What the reload that is under way did to them; "": nothing. */
    char certificate[CHILD_WORD_MAX], peer_certificate[CHILD_WORD_MAX];
    struct buf not_taken; /* lines "OPTION sentence" of what it did not take */

    struct child_word_lines node; /* figures of this node, as the supervisor told them */
    int64_t fenced;               /* refused writes that the supervisor was told of */
    char waits[512];              /* why it waits for the store; "": it does not wait */
    int64_t away_ms;              /* monotonic: since when */
    /* The links to the doors of the nodes that came meanwhile. */
    struct kept_link {
        int fd;
        char *arguments; /* NULL: none */
    } kept[ROOM_NODES];
    struct lease *lease;     /* says who leads; NULL: the settings say so, and the store is a
                              * file */
    struct lease_view leads; /* what it says */
    /* The epoch with which the room of another node opened the store, as it said last when it said
     * that it leads (room_hear); 0: no room has said so. */
    int64_t heard;
    int heard_leader;
    struct event *words, *store_event, *lease_event, *due, *alive, *again_due, *term_signal;
};

/* ---- room.c ---- */
/* Says a word to the supervisor, with its arguments by the format. */
void room_tell(struct room *room, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Opens the store and begins a lobby. While the store's server is away, waits and tries again.
 * Returns 0, or -1 if the room has to end. */
int room_lead(struct room *room);

/* ---- room_aside.c ---- */
/* Takes part in the lease. If several nodes share a store on a server, the node that has the lease
 * leads. A room that is not a node leads, unless another has the database. Waits for the server's
 * answer. Returns 0, or -1 and two sentences in `why`, with errno as of store_open. */
int room_lease_begin(struct room *room, char *why, size_t whycap);
/* From now on the nodes' authority has these keys (peer_tls_authority). Call it only if there is a
 * lease. */
void room_lease_authority(struct room *room, const char *authority);
/* Whether this node leads, by the lease or by the settings. If there are several nodes, tells the
 * supervisor who leads. */
bool room_leads(struct room *room);
/* Whether every node can continue games of this version; `arg` is the room. */
bool room_deals(void *arg, const char *game, int version);
/* For control.h: does what cardroomctl asks for while there is no lobby here. */
enum control_aside room_aside_run(void *arg, const char *verb, const char *const *words,
                                  enum control_how how, struct buf *text);
/* The settings or the lease may have changed. Returns false if the room has to end, because it led
 * and no longer does. */
bool room_aside_look(struct room *room);
/* The node that has the lobby; -1: we know of none. */
int room_leader(const struct room *room);
/* Tells the nodes whose doors are not linked to us that we lead. A node that is cut off from the
 * database alone cannot read it anywhere. */
void room_announce(struct room *room);
/* The word "leads": another node's room says that it leads. Returns false if this room has to
 * end. */
bool room_hear(struct room *room, const char *words);
/* For control.h: handles what is asked at the control socket and belongs to another room. */
bool room_ask(void *arg, uint64_t number, char *why, size_t whycap);
const uint8_t *room_key(void *arg);
/* The word "stop": if the service is ending and this node leads by a lease, has another node
 * prepare to lead first. Breaks the loop once that node is prepared, or when there is none. False:
 * there is nothing to wait for. */
bool room_leave(struct room *room);

/* ---- room_term.c ---- */
/* Makes a connection of a door. From now on the door and `conns` know it. */
struct room_term *room_term_new(struct room_door *door, uint64_t conn);
/* Ends what room_term_new began. */
void room_term_free(struct room_term **term);
/* The fan's `send` and `push`, with the door as their argument. */
void room_term_send(void *arg, const uint64_t *conns, size_t n, const char *text);
void room_term_push(void *arg);

/* ---- room_doors.c ---- */
/* Makes the door of our own node, without a link. */
void room_doors_begin(struct room *room);
/* The word "link": `arguments` are its generation, the door's pid and its node (none: our own);
 * `fd` is taken over. */
void room_doors_link(struct room *room, const char *arguments, int fd);
/* The node in the arguments of "link". */
uint8_t room_doors_node(const struct room *room, const char *arguments);
/* The lobby's bans; lines as in LINK_BANS. `arg` is the room. */
void room_doors_bans(void *arg, const char *lines);
/* The addresses from which accounts logged in; lines as in LINK_KNOWN. `arg` is the room. */
void room_doors_known(void *arg, const char *lines);
/* Tells the doors the limits of the settings in force. */
void room_doors_limits(struct room *room);
/* Sends a text, the only field of its type of message, to all doors that have a link. */
void room_doors_tell(struct room *room, enum link_type type, const char *text);
/* Sends the texts that wait. `flush`: we are about to end, so writes as much as the sockets
 * take. */
void room_doors_send(struct room *room, bool flush);
/* Ends all links without telling the lobby, and forgets the doors, their connections and logins. */
void room_doors_unlink(struct room *room);
void room_doors_forget(struct room *room);
/* Gives new tickets with the same content to some of the connections. If it is called each
 * ROOM_ALIVE_MS, everybody gets one well before their ticket expires. */
void room_doors_reseal(struct room *room);
/* Adds what the doors tell about themselves: the sums of what can be summed, and, if `node`, the
 * rest as our own door tells it. */
void room_doors_figures(const struct room *room, bool node, struct buf *lines);
/* Gives up doors that have been away for as long as tickets are valid, and doors of nodes that the
 * settings do not name. Called each ROOM_ALIVE_MS. */
void room_doors_watch(struct room *room);
/* Adds how many messages were sent to the doors of other nodes and came from them. */
void room_doors_messages(const struct room *room, struct buf *lines);
/* The message SYNCED of a door. */
void room_doors_synced(struct room_door *door);
/* Whether the door has all the connections that it may have: a few more than the settings say or,
 * while it still tells what it has, as many as any settings may say. Its link is then ended. */
bool room_doors_full(struct room_door *door);
/* The store or the hasher is asked something for the door. If it is that of another node, its
 * budget pays for what they do. */
void room_doors_asks(struct room_door *door);
/* Whether one more line of the log may say what is wrong with what the door said. A door that was
 * taken over must not fill the disk. */
bool room_doors_complains(struct room_door *door);

/* ---- room_link.c ---- */
/* The time by which tickets are sealed and opened (seal.h). With one machine it is the monotonic
 * clock, which is the same for all its processes and which nobody sets. Each machine has its own,
 * so with several it is the wall clock, which NTP keeps right. */
int64_t room_ticket_ms(const struct room *room);
/* Handles a message of a door, which is `arg`. */
void room_link_message(void *arg, const struct link_message *message);
/* The connection is gone, whoever ended it. */
void room_link_gone(struct room_door *door, uint64_t conn, const char *why);
/* Forgets the logins that the lobby was deciding; it is gone already. */
void room_link_forget(struct room *room);

/* ---- room_conf.c ---- */
/* What the lobby is told about the settings in force. It points into the room. */
struct lobby_conf room_conf_lobby(struct room *room);
/* Reads the settings in `fd`, closes it and puts them in force. `changes` gets those that differ
 * from before. False: the settings stay as they were, and `errors` says why. */
bool room_conf_take(struct room *room, int fd, struct buf *changes, struct buf *errors);
/* The word "conf": does the same, and tells whoever has to know. */
void room_conf_change(struct room *room, int fd);
/* The word "refused": the supervisor did not accept the file. `fd`, which this closes, says what is
 * wrong with it. */
void room_conf_refused(struct room *room, int fd);

/* ---- room_figures.c ---- */
/* Tells the doors our figures. */
void room_figures_send(struct room *room);
/* Tells the doors what lists of games are told, if that has changed. `anyhow` (may be NULL) is told
 * in any case. */
void room_figures_mssp(struct room *room, struct room_door *anyhow);
/* Tells the supervisor the figures of this node: what the room knows of the lease, and how many
 * writes were fenced off. */
void room_figures_node(struct room *room);
/* `name value` lines of status: `lobby`: our figures and the sums of the doors'; `node`: the
 * processes of this machine. `arg` is the room. */
void room_figures_status(void *arg, bool lobby, bool node, struct buf *lines);
