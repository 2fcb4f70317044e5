/*
 * What the supervisor's loop, its upgrades and its links to other nodes share: the service and its
 * children.
 */
#pragma once

#include <event2/event.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "buf.h"
#include "child_word.h"
#include "conf.h"
#include "hostkey.h"
#include "sockets.h"
#include "supervisor.h"

/* The peer runs only where the configuration names other nodes. */
enum role { ROOM, DOOR, PEER, ROLES };
/* A room that stands by says "standby" and waits for "go". */
enum begin { BEGIN, BEGIN_STANDBY };

enum {
    SUPERVISOR_STOP_MS = 10000, /* how long a child may take to end after it was told to */
    RESTART_MAX_MS = 10000,     /* the longest wait before a child is started again */
    RESTART_WATCH_MS = 5000     /* how often the supervisor looks for silent children */
};

struct supervisor;

extern const char *const supervisor_roles[ROLES];

struct child {
    struct supervisor *supervisor;
    enum role role;
    pid_t pid;                   /* 0: not running */
    int program;                 /* the open file of its program, which outlives its name */
    int control;                 /* -1: closed */
    struct event *words, *timer; /* timer: starts it again, or kills it if it does not stop */
    bool up, told_to_stop;       /* up: it has said that it is up */
    int link;                    /* of a door: its LINK_VERSION */
    bool silent;                 /* we killed it because it was silent */
    int starts;                  /* how many so far */
    int failures;                /* how many starts in a row ended before the child had settled */
    int64_t began_ms, up_ms, alive_ms; /* monotonic; alive_ms 0: it has not said that it is alive */
    struct child_word_lines figures;   /* the figures of this node that it tells */
};

/* An upgrade under way; see upgrade.c. */
struct upgrade {
    enum { UPGRADE_NONE, UPGRADE_STANDBY, UPGRADE_ENDING, UPGRADE_TRIAL } stage;
    bool door;        /* the door is restarted too */
    bool door_failed; /* the door was restarted and did not come up, so the old one is back */
    bool apart;       /* the new room cannot speak with the old door */
    bool back; /* until a room is up again, each room that starts undoes what the new one did */
    struct child candidate; /* the new room until the old one has ended */
    int old[ROLES];         /* open files of the programs to go back to; -1: none */
    struct event *timer;    /* when the stage has taken too long */
    int64_t since_ms;       /* monotonic: when the old room was told to end */
    char version[64];       /* the new room's version, as it says */
    int count;              /* how many upgrades so far; says to which one an outcome belongs */
    char outcome[256];      /* the outcome of the last upgrade; every room is told it */
};

/* The door of another node, as our peer has told us. */
struct remote {
    bool asks;      /* it has asked for a link, which it gets when our room runs and leads */
    bool linked;    /* it was linked to the present room */
    bool failed;    /* the room that it was linked to failed, which it has not been told yet */
    uint64_t token; /* of its request, as the peer gave it */
    pid_t pid;
};

struct supervisor {
    const struct supervisor_config *config;
    struct conf *conf;
    struct event_base *base;
    struct event *signals[4], *watch;
    /* Monotonic: when we last looked at the children, and when we came back after being stopped. */
    int64_t watched_ms, returned_ms;
    struct sockets sockets[LISTENERS];
    /* The addresses, as the configuration names them; NULL: systemd bound them. */
    char *named[LISTENERS];
    struct buf host_key, tls_key, peer_tls;
    uid_t door_uid; /* the door's user; 0: the same as ours */
    gid_t door_gid;
    bool no_door_user; /* we are root, but the door's user does not exist */
    /* Of the host keys; "": there is no such key. */
    char fingerprint[HOSTKEY_KINDS][HOSTKEY_FINGERPRINT_MAX];
    struct child child[ROLES];
    struct upgrade upgrade;
    uint64_t links;      /* how many links were made so far; each is numbered by it */
    uint64_t generation; /* the number of the link that our door has */
    int64_t linked_ms;   /* monotonic: when that link was made */
    bool several;        /* there are other nodes */
    char service[33];    /* the name of this service, in hex (room_config) */
    int leader;          /* the node whose room has the lobby; -1: not known */
    char linked_to[64];  /* the room that our door was linked to last, "NODE ROOM" */
    int led;             /* the node that led last since this service began; -1: not known yet */
    int64_t leader_changes, leader_changed_ms; /* changed_ms: when last, in UTC ms; 0: never */
    int64_t fenced;                            /* how many writes of our rooms were refused */
    struct remote remotes[CONF_NODES];
    struct event *relink;
    bool room_failed; /* the last room failed, which the door has not been told yet */
    /* What our door does with people. 0: it takes them. 1: it lets them go, and ends those who are
     * there at `drain_at` (monotonic). 2: they have gone. */
    int draining;
    int64_t drain_at;
    int64_t oom_kills; /* what restart_oom_kills returned when the room was started */
    int starved;       /* how many rooms in a row ended for want of memory */
    bool starves;      /* the last room ended so, and the next one is told to load less */
    bool ready, stopping;
    int status;
    int announce; /* in the background: the pipe on which the first process waits; else -1 */
};

/* Returns the monotonic time in ms. */
int64_t supervisor_now_ms(void);
/* Has the timer fire in `ms`. */
void supervisor_arm(struct event *event, int64_t ms);
/* Says a word to a child; the format makes it and its arguments. Kills a child that does not read.
 * `passed`: a descriptor that goes with the word and stays ours; -1: none. */
void supervisor_tell(struct child *child, int passed, const char *format, ...) PRINTF(3, 4);
/* Puts `fresh`, certificates with their key, in the place of `now`, whose bytes are wiped. The
 * memory of `fresh` is taken over. Tells the child, unless they are the same. `why`: what speaks
 * against `fresh`, or NULL. If it is not NULL, `now` stays, `fresh` is wiped, and the room is told
 * that the certificate of this `option` is kept, and why. Returns whether `now` has
 * other bytes than before. */
bool supervisor_keys_take(struct child *child, struct buf *now, struct buf *fresh,
                          const char *option, const char *why);
/* Whether the child has read most of what it was told. Ask before a word that another process
 * causes: that process could otherwise have the child killed. */
bool supervisor_reads(const struct child *child);
/* Starts a child, and links it unless it is a candidate. */
void supervisor_start(struct child *child, enum begin begin);
/* Tells a child to stop, and kills it if it has not ended after `patience_ms`. */
void supervisor_end(struct child *child, int64_t patience_ms);
/* Gives the process of the candidate to the child. The candidate then has none. */
void supervisor_adopt(struct child *child, struct child *candidate);
/* Makes a new link between our door and the room that leads, if they run. */
void supervisor_relink(struct supervisor *s);

/* Whether the child runs. A child that has ended and is not reaped yet does not run. */
bool supervisor_lives(const struct child *child);
/* Our door's link is lost: makes another one, at once or a little later. */
void supervisor_relink_lost(struct supervisor *s);

/* ---- peers.c ---- */
/* Handles a word of the peer, or of the room about other nodes. True: there is nothing more to do
 * about it. */
bool peers_on_word(struct child *child, const char *word);
/* Makes a pair of stream sockets. Returns one end; `other` gets the other. Ends the process on
 * failure. */
int peers_pair(int *other);
/* Our room leads: tells the peer to link our door to nobody, and gives links to the doors of other
 * nodes that have asked. */
void peers_serve(struct supervisor *s);
/* Our room has ended. `faulty`: by a fault of its own. */
void peers_room_ended(struct supervisor *s, bool faulty);
/* Tells the door or the room (`told`) whether the door takes people. */
void peers_drain_tell(struct supervisor *s, enum role told);
/* Reads the certificates and the key of the links again, as `fresh` names them. If they cannot be
 * used, the old ones stay in force. Tells the room what was done, unless nothing has changed. */
void peers_reload(struct supervisor *s, const struct conf *fresh);

/* ---- node_figures.c ---- */
/* Handles a word about the figures of this node. True: there is nothing more to do about it. */
bool node_figures_on_word(struct child *child, const char *word);

/* ---- restart.c ---- */
/* Returns how long to wait, in ms, before a child that has just ended by itself is started again.
 * Counts the child's failures. */
int64_t restart_after_ms(struct child *child);
/* Returns how many processes the kernel has killed in the control group that limits our memory; -1:
 * it does not say. */
int64_t restart_oom_kills(void);
/* The room has ended with this status (waitpid). Counts it in `starved` if it ended for want of
 * memory. */
void restart_starved(const struct child *room, int status);
/* Kills the children that have been silent for too long. Call it every RESTART_WATCH_MS. */
void restart_watch(struct supervisor *s);
/* Whether we ourselves were stopped until a moment ago, as on a suspended machine. The other
 * processes were probably stopped, too, so their silence proves nothing. */
bool restart_returned(struct supervisor *s);

/* ---- upgrade.c ---- */
/* The words "upgrade room" and "upgrade all" of the room (`what` is "room" or "all"): has the
 * program that is installed now take over. Tells the room the outcome with the word "upgraded COUNT
 * HOW SENTENCE". */
void upgrade_begin(struct supervisor *s, const char *what);
/* Handles a word of a child. True: it was part of an upgrade, and there is nothing more to do about
 * it. */
bool upgrade_on_word(struct child *child, const char *word);
/* A child has come up, which may be the last one that an upgrade waited for. Tells the room how the
 * last upgrade ended. */
void upgrade_child_up(struct supervisor *s);
/* A child has ended, and its process is gone. Returns true if an upgrade has dealt with that. */
bool upgrade_child_died(struct child *child);
/* Returns our child with this pid, which may be the candidate; NULL: there is none. */
struct child *upgrade_child_of(struct supervisor *s, pid_t pid);
/* Call these at the start and at the end of the service. */
void upgrade_set_up(struct supervisor *s);
void upgrade_tear_down(struct supervisor *s);
/* Whether the file of a program, which is open as `fd`, is whole. A truncated copy may start well
 * and die later, when it needs a page that is missing. Does not judge a file that is not 64-bit
 * ELF, unless it is empty. Returns 0, or -1 and two sentences in `why`, which call it `path`. */
int upgrade_program_check(int fd, const char *path, char *why, size_t whycap);

/* ---- manager.c ---- */
/* Adds to `out` the listening sockets that the manager passed under a name (FileDescriptorName of
 * systemd.socket(5)). Returns how many; 0: none, so we have to bind them. -1: one is not a
 * listening TCP socket, or there are too many; two sentences are in `why`. */
int manager_sockets(const char *name, struct sockets *out, char *why, size_t whycap);
/* Says that the service can be used. */
void manager_ready(void);
/* Says that the service is alive. A manager that restarts services that hang (WatchdogSec=) has to
 * hear this now and then. */
void manager_alive(void);
/* Says that the service is about to end. */
void manager_stopping(void);

/* ---- webdir.c ---- */
/* Fills `out`, which holds no memory yet, with the files of the folder `web` in `pages`, as
 * web_files_new takes them. Leaves out whatever is not a plain file, and names that begin with a
 * dot. Returns 0, or -1 and two sentences in `why`. */
int webdir_read(const char *pages, struct buf *out, char *why, size_t whycap);
