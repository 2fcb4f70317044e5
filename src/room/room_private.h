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
#include "seal.h"
#include "store_pulse.h"
#include "term.h"

enum {
    ROOM_ADDRESS_MAX = 128, /* bytes of an address in the banner */
    ROOM_NODES = CONF_NODES /* numbers of nodes: each fits into 8 bits of a connection's number */
};

struct hash;
struct login; /* in room_link.c: an SSH login that the lobby is deciding or has approved */
struct think;

/* The door of a node, from its first link on. The number of a connection names its node, and the
 * connection belongs to that node's door alone. */
struct room_door {
    LIST_ENTRY(room_door) next;
    struct room *room;
    uint8_t node;
    struct link *link; /* NULL: none now */
    uint64_t generation;
    pid_t pid;   /* of the process, on the machine of its node; 0: not known yet */
    bool synced; /* it has told all its connections (SYNCED), over this link or an earlier one */
    int64_t lost_ms; /* monotonic: when its last link was lost */
    LIST_HEAD(, room_term) terms;
    size_t nterms, most; /* most: a connection beyond this many ends its link (room_doors_full) */
    int thinking;        /* how many of its logins the lobby is deciding, from any of its links */
    struct map proofs;   /* struct login, by connection: approved, and not opened yet */
    /* The connections for which the door may give tickets, until it has told all its connections
     * (SYNCED). On its first link we take one ticket for each connection (`seen`), until
     * `fresh_until` (monotonic). On a later link we take one ticket for each connection that it had
     * over the link before (`expected`). Both maps are sets: their values mean nothing. */
    int64_t fresh_until;
    struct map seen, expected;
    struct map asked;          /* struct login, by connection: those of this link */
    struct fan fan;            /* texts that wait for the end of the turn */
    struct buf figures;        /* lines of status */
    uint64_t sent, received;   /* messages over earlier links */
    char software[64];         /* "cardroom 0.1.0"; "": not known */
    struct log_bound wrong;    /* bounds the lines of the log about what it said */
    struct link_budget budget; /* if it is the door of another node: what its links have cost */
};

/* A connection as the lobby sees it. */
struct room_term {
    struct term term; /* first: the lobby holds a pointer to it */
    struct room_door *door;
    LIST_ENTRY(room_term) of_door;
    uint64_t conn, done; /* done: the last line that the lobby has finished */
    uint64_t mark;       /* fan.h */
    bool closed;         /* the lobby ended it, so its ticket is void */
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
    const char *url; /* where the store is */
    bool ready;
    /* What happens to the people of this node, as the supervisor says. */
    enum lease_draining draining;
    /* leaving: the service is ending, so another node has to be prepared to lead before we stop.
     * stopping: we stop as soon as it is (room_leave). */
    bool leaving, stopping;

    int control;  /* the socket for words with the supervisor */
    int listener; /* as in struct room_config; -1: none, or control_new has taken it over */
    LIST_HEAD(, room_door) doors;
    struct room_door *door_of[ROOM_NODES]; /* the doors by node; NULL: that door never had a link */
    struct room_door *own;                 /* the door of our node, which is always there */
    bool gathered;                         /* the lobby no longer waits for a door */
    struct event *gather;                  /* fires when the lobby has waited long enough */
    struct node_set given_up;              /* nodes whose doors nobody waits for any more */
    pid_t peer;                            /* the process of our peer; 0: none */
    struct map conns;                      /* struct room_term, by number */
    size_t resealed; /* the place in `conns` whose ticket was sealed anew last */
    LIST_HEAD(, login) logins;
    char *bans;      /* the lines of LINK_BANS; NULL: the lobby has told none yet */
    char *known;     /* the lines of LINK_KNOWN, as they were at our start; NULL: none yet */
    struct buf mssp; /* the lines of LINK_MSSP that the doors were told last */
    int64_t started_s, leads_ms;   /* when it got the lobby: UTC seconds; monotonic */
    struct buf scratch, host_keys; /* host_keys: lines of status */
    struct store_pulse pulse;      /* what it was at the last room_on_alive */
    /* Monotonic: when we started and when room_on_alive is due next. Then how late it came last. */
    int64_t since_ms, due_ms, late_ms;
    /* How long a commit had waited when the log was last told so; 0: none waits. */
    int64_t waits_ms;

    char supervisor[32];          /* the version of its program, for status; "": not known */
    int upgrades;                 /* how many since the service started */
    char upgrade[CHILD_WORD_MAX]; /* how the last upgrade ended; "": there was none yet */
    /* Lines "OPTION SENTENCE" about the reload under way: what it did to certificates, and what it
     * did not take and why. */
    struct buf certificates, not_taken;

    struct child_word_lines node; /* figures of this node, as the supervisor told them */
    int64_t fenced;               /* how many refused writes the supervisor was told of */
    char waits[512];              /* why it waits for the store; "": it does not wait */
    int64_t away_ms;              /* monotonic: since when it waits for the store */
    /* By node: links to doors that have come while the room waits for the store. */
    struct kept_link {
        int fd;
        char *arguments; /* of the word "link"; NULL: no link came */
    } kept[ROOM_NODES];
    /* Says who leads. NULL: the store is a file, and the settings say who leads. */
    struct lease *lease;
    struct lease_view leads; /* what the lease says */
    /* The last word "leads" that counted (room_hear): the epoch with which that room opened the
     * store, and its node. 0: no room has said that it leads. */
    int64_t heard;
    int heard_leader;
    struct event *words, *store_event, *lease_event, *due, *alive, *again_due, *term_signal;
};

/* ---- room.c ---- */
/* Opens the store and begins a lobby. If the store cannot be opened now, has the loop try again
 * later. Returns 0, or -1 if the room has to end. */
int room_lead(struct room *room);

/* ---- room_aside.c ---- */
/* Takes part in the lease if the store is on a server; else does nothing. If several nodes share a
 * lobby, the node that has the lease leads. A room that shares its lobby with no other node leads
 * unless another service has the database. Waits for the server's answer. Returns 0, or -1 and two
 * sentences in `why`, with errno as store_open sets it. */
int room_lease_begin(struct room *room, char *why, size_t whycap);
/* Notes the keys that the nodes' authority has from now on, as peer_tls_authority names them. Call
 * it only if there is a lease. */
void room_lease_authority(struct room *room, const char *authority);
/* Whether this node leads, by the lease or by the settings. If there are several nodes, tells the
 * supervisor who leads. */
bool room_leads(struct room *room);
/* Whether every node can continue games of this version; `arg` is the room. */
bool room_deals(void *arg, const char *game, int version);
/* For control.h: does what cardroomctl asks for while there is no lobby here. */
enum control_aside room_aside_run(void *arg, const char *verb, const char *const *words,
                                  enum control_how how, struct buf *text);
/* Call it when the settings or the lease may have changed. Begins to lead if this node leads now.
 * Returns false if the room has to end: it led and no longer does, or it failed to begin to
 * lead. */
bool room_aside_look(struct room *room);
/* Returns the node that has the lobby; -1: we know of none. */
int room_leader(const struct room *room);
/* Tells the nodes whose doors are not linked to us that we lead. A node that cannot reach the
 * database learns it only from us. */
void room_announce(struct room *room);
/* The word "leads": another node's room says that it leads. Returns false if this room has to
 * end. */
bool room_hear(struct room *room, const char *words);
/* For control.h (`ask` and `key`): has the supervisor make a channel to the room that has the
 * lobby; and the key of such channels. `arg` is the room. */
bool room_ask(void *arg, uint64_t number, char *why, size_t whycap);
const uint8_t *room_key(void *arg);
/* The word "stop": if the service is ending and this node leads by a lease, has another node
 * prepare to lead first. The loop ends once that node is prepared, once no other node is there, or
 * after LEAVE_MS. False: the room can stop at once. */
bool room_leave(struct room *room);

/* ---- room_term.c ---- */
/* Makes a connection of a door, and adds it to the door and to `conns`, which owns it. */
struct room_term *room_term_new(struct room_door *door, uint64_t conn);
/* Removes the connection from both and frees it. */
void room_term_free(struct room_term **term);
/* The fan's `send` and `push`, with the door as their argument. */
void room_term_send(void *arg, const uint64_t *conns, size_t n, const char *text);
void room_term_push(void *arg);

/* ---- room_doors.c ---- */
/* Makes the door of our own node, without a link. */
void room_doors_begin(struct room *room);
/* The word "link": gives the door the link `fd`, which is taken over. `arguments` are the link's
 * generation, the door's pid and the door's node (none: our own). */
void room_doors_link(struct room *room, const char *arguments, int fd);
/* Returns the node in the arguments of "link". */
uint8_t room_doors_node(const struct room *room, const char *arguments);
/* Keeps the lobby's bans, as lines of LINK_BANS, and tells the doors. `arg` is the room. */
void room_doors_bans(void *arg, const char *lines);
/* Does the same with the addresses from which accounts logged in, as lines of LINK_KNOWN. */
void room_doors_known(void *arg, const char *lines);
/* Tells the doors the limits of the settings in force. */
void room_doors_limits(struct room *room);
/* Sends a text, the only field of its type of message, to all doors that have a link. */
void room_doors_tell(struct room *room, enum link_type type, const char *text);
/* Sends the texts that wait. `flush`: also writes as much as the sockets take, because we are about
 * to end. */
void room_doors_send(struct room *room, bool flush);
/* Ends all links without telling the lobby. */
void room_doors_unlink(struct room *room);
/* Frees the doors and their connections. Call it after the lobby is freed. */
void room_doors_forget(struct room *room);
/* Gives new tickets with the same content to some of the connections. If it is called each
 * ROOM_ALIVE_MS, everybody gets one well before their ticket expires. */
void room_doors_reseal(struct room *room);
/* Adds lines of what the doors tell about themselves: sums of the figures that can be summed.
 * `node`: also the other figures of our own door. */
void room_doors_figures(const struct room *room, bool node, struct buf *lines);
/* Gives up doors that have been away for as long as tickets are valid, and doors of nodes that the
 * settings do not name. Called each ROOM_ALIVE_MS. */
void room_doors_watch(struct room *room);
/* Adds lines that say, for the door of each other node, how many messages were sent to it and came
 * from it, and how long nothing was read from it because its budget was used up. */
void room_doors_messages(const struct room *room, struct buf *lines);
/* Handles the message SYNCED of a door, which has told all its connections. */
void room_doors_synced(struct room_door *door);
/* Whether the door has as many connections as it may have; if so, ends its link. It may have a few
 * more than max-connections. Until it is synced, it may have a few more than the greatest value of
 * that setting. */
bool room_doors_full(struct room_door *door);
/* To be called when the store or the hasher is asked something for the door. If the door is of
 * another node, its budget pays for their work. NULL: nobody pays. */
void room_doors_asks(struct room_door *door);
/* Whether one more line of the log may say what is wrong with what the door said. A door that was
 * taken over must not fill the disk. */
bool room_doors_complains(struct room_door *door);

/* ---- room_link.c ---- */
/* The time by which tickets are sealed and opened (seal.h). With one machine it is the monotonic
 * clock, which is the same for all its processes and which nobody sets. Each machine has its own,
 * so with several it is the wall clock, which NTP keeps right. */
int64_t room_ticket_ms(const struct room *room);
/* Handles a message of the door `arg`. */
void room_link_message(void *arg, const struct link_message *message);
/* Tells the lobby that the connection is gone, whoever ended it, and frees it. `why` is for the
 * log. */
void room_link_gone(struct room_door *door, uint64_t conn, const char *why);
/* Frees the logins that the lobby was deciding. Call it after the lobby is freed. */
void room_link_forget(struct room *room);

/* ---- room_conf.c ---- */
/* Returns what the lobby is told about the settings in force. It points into the room and into
 * these settings. */
struct lobby_conf room_conf_lobby(struct room *room);
/* Reads the settings in `fd`, closes it and puts them in force. `old` gets the settings of the last
 * reload, if there was one. The lobby may use these until it is told the new ones, and then the
 * caller frees them. `changes` gets the settings that differ from before. False: the settings stay
 * as they were, `old` is untouched, and `errors` says why. */
bool room_conf_take(struct room *room, int fd, struct conf *old, struct buf *changes,
                    struct buf *errors);
/* The word "conf": does the same, and tells the lobby, the doors and whoever asked for the
 * reload. */
void room_conf_change(struct room *room, int fd);
/* The word "refused": the supervisor did not accept the file of a reload. Tells whoever asked for
 * the reload what is wrong with it, as `fd` says, and closes `fd`. */
void room_conf_refused(struct room *room, int fd);

/* ---- room_figures.c ---- */
/* Tells the doors our figures. */
void room_figures_send(struct room *room);
/* Tells the doors what lists of games are told, if that has changed. `anyhow` (may be NULL) is told
 * in any case. */
void room_figures_mssp(struct room *room, struct room_door *anyhow);
/* Tells the supervisor the figures of this node: what the room knows of the lease, and how many
 * more writes were refused because another room has the database. */
void room_figures_node(struct room *room);
/* Adds `name value` lines of status. `lobby`: our figures and the sums of the doors'. `node`: what
 * concerns the processes of this machine. `arg` is the room. */
void room_figures_status(void *arg, bool lobby, bool node, struct buf *lines);
