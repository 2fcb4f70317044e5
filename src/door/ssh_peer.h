/*
 * One ssh session. It is shared by ssh.c, which makes it, ssh_worker.c and ssh_step.c (the thread
 * before the login), ssh_auth.c (the login), ssh_peer.c (input, output, end) and ssh_channel.c
 * (requests), and is private to them.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

#include <event2/event.h>
#include <libssh/callbacks.h>
#include <libssh/libssh.h>
#include <libssh/server.h>

#include "buf.h"
#include "conn.h"

enum {
    SSH_USER_MAX = 64, /* bytes of the longest name that the room is asked about; the room's own
                        * rule is stricter */
    SSH_PASSWORD_MAX = 512, /* bytes */
    SSH_TEXT_MAX = 64,      /* bytes of TERM and of a locale variable */
    /* Bytes that libssh gets at once, when it holds none. Its buffers stay as large as the longest
     * packet needed: 1 KB with these bytes, as with KEXINIT. */
    SSH_CHUNK = 900,
    SSH_LINGER_MS = 3000, /* how long the client may take to close its side */
    /* Bytes and packets that a stranger may send before the login, because libssh has no limit of
     * its own. Two thirds of the bytes are enough to offer twenty RSA keys and sign with them. */
    SSH_LOGIN_BYTES = 64 * 1024,
    SSH_LOGIN_PACKETS = 64,
    SSH_KEX_PACKETS = 3, /* how many packets we send in a key exchange: KEXINIT, the reply,
                          * NEWKEYS */
    /* A login is charged to its address as new connections are (admit_work): as one for each
     * SSH_PACKETS_A_PLACE packets, one for each failed guess, and SSH_WRONG_PLACES for an error
     * that no client makes by mistake. */
    SSH_PACKETS_A_PLACE = 16,
    SSH_WRONG_PLACES = 10,
    /* After the login each packet that libssh sends by itself is charged as a line: a key exchange
     * takes three of them and half a millisecond. The first ones are free, because a terminal makes
     * some requests. */
    SSH_ANSWERS_FREE = 16,
    /* How many requests may be refused. The first limit is for passwords and for whatever no client
     * asks by itself. The second is for what a client asks by itself: the list of methods, a login
     * without any proof, and the keys of its agent, signed or only offered. So an agent may hold
     * twenty keys that are not the account's. */
    SSH_GUESSES = 6,
    SSH_OFFERS = 24
};

enum ssh_phase {
    SSH_LOGIN,  /* key exchange and authentication */
    SSH_CHANNEL /* logged in: waits for a channel and a request, then serves it */
};

enum ssh_finish {
    SSH_RUNNING,
    SSH_FINISHING, /* sends what waits, then the end of the channel */
    SSH_FINISHED   /* the end was sent; waits for the client to close */
};

/* Where a session is in the thread of ssh_worker.h. */
enum ssh_away {
    SSH_AWAY_WAITS,  /* waits for input on its socket */
    SSH_AWAY_READY,  /* waits for its turn */
    SSH_AWAY_POLLED, /* has just had its turn */
    SSH_AWAY_DONE    /* waits for the loop to take it back */
};

struct ssh_peer {
    struct conn *conn;
    struct ssh_worker *worker;
    struct network network; /* whose share of the thread's turns it uses */
    TAILQ_ENTRY(ssh_peer) away_next;
    bool lent;           /* the thread has what libssh holds, and the fields below up to `fd` */
    bool awaited;        /* the thread waits for its socket */
    enum ssh_away away;  /* while it is lent */
    int polled;          /* what libssh returned in the step */
    ssh_message request; /* the login request that the step took, for the loop */
    unsigned requests, taken; /* how many login requests came; how many became messages */
    bool wrong;               /* a signature was wrong, and the loop has not handled that yet */
    bool looked;              /* a step has judged the first bytes */
    int seen;                 /* how many of them it has looked at */
    const char *foreign; /* the protocol of the first bytes, if it is not ssh (foreign.h); NULL: it
                          * is ssh */
    int fd;
    bool fd_ours; /* libssh has not taken the descriptor over yet */
    ssh_session session;
    ssh_event poll;
    struct event *on_read, *on_write;
    struct ssh_counter_struct socket_count, raw_count;
    uint64_t charged;    /* how many of socket_count.in_bytes were charged */
    const char *dead;    /* why the next flush has to free it; NULL: it lives */
    const char *leaving; /* before the login: why it ends once its output is sent; NULL: it stays */
    enum ssh_phase phase;
    char *banned; /* the sentences to show before the login fails; NULL: none */

    /* login */
    ssh_message held; /* waits for the room's answer; until then nothing more is read */
    enum client_auth held_method;
    unsigned methods; /* those that may be tried, as libssh's bits */
    int guesses_left, offers_left;
    uint64_t places_paid;           /* how many places packets were charged for */
    bool kinds_told;                /* the user was told which kinds of keys are taken */
    char *user, *fingerprint, *key; /* of the request under way; after the login: of the session */
    const char *method;

    /* channel */
    struct ssh_server_callbacks_struct server_callbacks;
    struct ssh_channel_callbacks_struct channel_callbacks;
    ssh_channel channel;
    bool guarded, pty, started, probed, opened, no_colour;
    char term[SSH_TEXT_MAX], lang[SSH_TEXT_MAX], lc_all[SSH_TEXT_MAX], lc_ctype[SSH_TEXT_MAX];
    char lc_messages[SSH_TEXT_MAX];
    int columns, rows;
    char *command;
    /* what callbacks noted */
    bool resized, eof, closed;

    /* output */
    struct buf out;
    enum ssh_finish finish;
    unsigned status;
    bool reading; /* the conn wants input */
    int answers_free;
};

/* ssh_peer.c */
extern const struct conn_ops ssh_peer_ops;
/* Marks the session dead. The next flush frees it. */
void ssh_peer_die(struct ssh_peer *peer, const char *why);
/* Must be called after every use of libssh, with what that returned. False: the session is dead. */
bool ssh_peer_alive(struct ssh_peer *peer, int rc);
/* The socket is ready after the login: has libssh read, and handles what it has read. */
void ssh_peer_on_ready(evutil_socket_t fd, short what, void *peer);
/* Whether the client has sent more than SSH_LOGIN_BYTES or SSH_LOGIN_PACKETS before the login. */
bool ssh_peer_greedy(const struct ssh_peer *peer);
/* Handles what a poll of the session, or a step, has left to do. `rc` is what it returned. */
void ssh_peer_polled(struct ssh_peer *peer, int rc);

/* ssh_step.c, in the thread of ssh_worker.h */
/* Reads once, and takes a login request if one has come. False: the loop has something to do. */
bool ssh_peer_step(struct ssh_peer *peer);
/* Whether more login requests came than became messages: libssh has refused one and sent no
 * answer. */
bool ssh_peer_unanswered(const struct ssh_peer *peer);

/* ssh_auth.c */
/* Handles the outcome of a step before the login: answers the request, or asks the room, and lends
 * the session again. */
void ssh_peer_request(struct ssh_peer *peer);
/* The room's answer (ops->auth). */
void ssh_peer_answer(void *peer, unsigned answer, unsigned methods, const char *notice);
/* The session ends before its login: charges for what was done for it, whatever the reason. */
void ssh_peer_settle(struct ssh_peer *peer);
/* Gives up a request that waits for the room. */
void ssh_peer_unhold(struct ssh_peer *peer);

/* ssh_channel.c */
/* Whether the libssh that runs can be guarded against small packet sizes (0.10.6 and later 0.10),
 * or needs no guard (0.11 and newer). False: the log says what is wrong. */
bool ssh_channel_guard_ready(void);
/* After the login: sets callbacks for the one channel that a session may have. */
void ssh_peer_expect(struct ssh_peer *peer);
/* Tells the conn what the callbacks noted. */
void ssh_peer_collect(struct ssh_peer *peer);
