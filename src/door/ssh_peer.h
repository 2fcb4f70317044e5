/*
 * One ssh session, between ssh.c (making), ssh_worker.c and ssh_step.c (the thread before the
 * login), ssh_auth.c (login), ssh_peer.c (input, output, end) and ssh_channel.c (requests). Private
 * to them.
 */
#ifndef DOOR_SSH_PEER_H
#define DOOR_SSH_PEER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

#include <event2/buffer.h>
#include <event2/event.h>
#include <libssh/callbacks.h>
#include <libssh/libssh.h>
#include <libssh/server.h>

#include "admit.h"
#include "buf.h"
#include "conn.h"
#include "cursor_probe.h"

enum {
    SSH_USER_MAX = 64, /* bytes of a name that is asked about; the room's rule is stricter */
    SSH_PASSWORD_MAX = 512,
    SSH_TEXT_MAX = 64,    /* bytes of TERM and of a locale variable */
    SSH_CHUNK = 16384,    /* written to libssh at once, and only when it holds nothing */
    SSH_LINGER_MS = 3000, /* for the client to close its side */
    /* What a stranger may send before the login is over: libssh has no limit of its own. Six keys,
     * each offered and signed with, or six passwords with padding, take a third of it. */
    SSH_LOGIN_BYTES = 64 * 1024,
    SSH_LOGIN_PACKETS = 64,
    SSH_KEX_PACKETS = 3, /* of ours in an exchange of keys: KEXINIT, the reply, NEWKEYS */
    /* What the address pays for it, in new connections that it may make (admit_work): one for so
     * many packets and one for each attempt that fails; what is wrong in a way that no client errs
     * is paid for as the attack that it is. */
    SSH_PACKETS_A_PLACE = 16,
    SSH_WRONG_PLACES = 10,
    /* After the login each packet that libssh sends by itself is paid for as a line: three of them
     * are an exchange of keys, half a millisecond. So many are free: a terminal asks for things. */
    SSH_ANSWERS_FREE = 16,
    /* Attempts: a refused password or signature costs 3, a refused offer of a key 1, so that there
     * are 6 attempts and an agent may hold more keys than that. */
    SSH_ATTEMPTS = 18,
    SSH_ATTEMPT_COST = 3,
    SSH_OFFER_COST = 1
};

enum ssh_phase {
    SSH_LOGIN,  /* key exchange and authentication */
    SSH_CHANNEL /* logged in: waits for a channel and a request, then serves it */
};

enum ssh_finish {
    SSH_RUNNING,
    SSH_FINISHING, /* what waits goes out, then the end is said */
    SSH_FINISHED   /* it is said; the client closes, or linger_by comes */
};

/* Where a session is in the thread of ssh_worker.h. */
enum ssh_away {
    SSH_AWAY_WAITS,  /* for its socket */
    SSH_AWAY_READY,  /* for its turn */
    SSH_AWAY_POLLED, /* just now */
    SSH_AWAY_DONE    /* waits for the loop */
};

struct ssh_peer {
    struct conn *conn;
    struct event_base *base;
    struct ssh_worker *worker;
    struct network network; /* whose turns it has there */
    TAILQ_ENTRY(ssh_peer) away_next;
    bool lent;                /* to the thread, with all that follows as far as `fd` */
    bool awaited;             /* its socket is known there */
    enum ssh_away away;       /* while it is lent */
    int polled;               /* what came of the step */
    ssh_message request;      /* that was taken in it, for the loop */
    unsigned requests, taken; /* to log in: that came, and that became messages */
    bool wrong;               /* a signature was, which was not noted yet */
    int fd;
    bool fd_ours; /* libssh has not taken it */
    ssh_session session;
    ssh_event poll;
    struct event *on_read, *on_write;
    struct ssh_counter_struct socket_count, raw_count;
    uint64_t charged;    /* of socket_count.in_bytes */
    bool pumping;        /* inside libssh: nothing is freed, written or closed now */
    const char *dead;    /* to be torn down in the flush, and why */
    const char *leaving; /* so that it dies when what was said is sent; before the login only */
    enum ssh_phase phase;
    char *banned;

    /* login */
    ssh_message held; /* answered when the room has answered; no more is read until then */
    unsigned held_method;
    unsigned methods; /* of libssh: what may be tried */
    int attempts_left;
    uint64_t places_paid;           /* for packets */
    bool kinds_told;                /* which kinds of keys are taken */
    char *user, *fingerprint, *key; /* of the request under way; when it succeeds, of the session */
    const char *method;

    /* channel */
    struct ssh_server_callbacks_struct server_callbacks;
    struct ssh_channel_callbacks_struct channel_callbacks;
    ssh_channel channel;
    bool guarded, pty, started, probed, opened;
    char term[SSH_TEXT_MAX], lang[SSH_TEXT_MAX], lc_all[SSH_TEXT_MAX], lc_ctype[SSH_TEXT_MAX];
    char lc_messages[SSH_TEXT_MAX];
    int columns, rows;
    char *command;
    struct cursor_probe cursor;
    /* noted by callbacks */
    struct buf in;
    bool resized, interrupted, eof, closed;

    /* output */
    struct evbuffer *out;
    enum ssh_finish finish;
    unsigned status;
    int64_t linger_by;
    bool reading; /* conn wants input */
    int answers_free;
};

/* ssh_peer.c */
extern const struct conn_ops ssh_peer_ops;
/* Marks it dead; the next flush tears it down. */
void ssh_peer_die(struct ssh_peer *peer, const char *why);
/* The tests that must follow every use of libssh; `rc` is what it returned. False: dead. */
bool ssh_peer_alive(struct ssh_peer *peer, int rc);
/* Everything that libssh has: to be called when the socket is ready. */
void ssh_peer_pump(struct ssh_peer *peer);
/* Before its login it has sent more than anybody may. */
bool ssh_peer_greedy(const struct ssh_peer *peer);
/* What follows from a poll of the session, or a step, which returned `rc`. */
void ssh_peer_polled(struct ssh_peer *peer, int rc);

/* ssh_step.c, in the thread of ssh_worker.h */
/* First of all in that thread. */
void ssh_peer_step_begin(void);
/* Reads once and takes a request. False: there is something for the loop. */
bool ssh_peer_step(struct ssh_peer *peer);
/* All requests to log in were taken, and there were more: libssh refused one in silence. */
bool ssh_peer_unanswered(const struct ssh_peer *peer);

/* ssh_auth.c */
/* What a step brought before the login: answers it, or leaves that to the room, and lends the
 * session again. */
void ssh_peer_request(struct ssh_peer *peer);
/* The room's answer (ops->auth). */
void ssh_peer_answer(void *peer, unsigned answer, unsigned methods, const char *notice);
/* It ends before its login: what was done for it until then is paid for, however it ends. */
void ssh_peer_settle(struct ssh_peer *peer);
/* Lets go of a request that waits. */
void ssh_peer_unhold(struct ssh_peer *peer);

/* ssh_channel.c */
/* From the successful login on: callbacks for the one channel there may be. */
void ssh_peer_expect(struct ssh_peer *peer);
/* Hands what the callbacks noted to the conn. */
void ssh_peer_collect(struct ssh_peer *peer);

#endif
