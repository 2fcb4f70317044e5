/*
 * One connection, whatever its transport: what its client is, the line being typed, the prompt, and
 * the room's styled text turned into that client's bytes. The transport (ssh_peer.c, stream_peer.c)
 * owns the socket and a struct conn. It tells the conn what came in by the functions below, and the
 * conn calls it back through conn_ops.
 *
 * Char mode: our editor shows what is typed, because the client shows nothing by itself. To print a
 * text of the room, the conn takes the input line off, prints, and puts prompt and input back
 * below. While the room shows a screen (frame.h), the text goes into the screen's log and the input
 * line is the bottom row. Line and raw mode: the client edits the line, so the conn never redraws
 * it.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "admit.h"
#include "link.h"
#include "message.h"
#include "profile.h"

struct conn;
struct hub;
struct render_many;

enum {
    CONN_LINE_MAX = 512, /* bytes of a typed line (doc/ux.md section 4) */
    /* When this many lines wait for the room, the conn reads no more input, */
    CONN_WAITING_MAX = 32,
    /* and keeps at most this many bytes that came in after them. */
    CONN_TYPED_MAX = 64 * 1024,
    CONN_EOF_MS = 5000,       /* how long the last lines may take after the client's end of input */
    CONN_FINISH_MS = 10000,   /* how long the client may take to read the last output */
    CONN_GMCP_MAX = 8 * 1024, /* bytes of the client's announcements of GMCP packages that are
                               * kept */
    /* GMCP messages of the client: so many at once, then one each CONN_GMCP_MS; others are dropped.
     */
    CONN_GMCP_BURST = 32,
    CONN_GMCP_MS = 250,
    CONN_RESIZE_BYTES = 64, /* a change of size costs as much as this many bytes, because all is
                             * drawn anew */
    CONN_TICKET_MAX = 16 * 1024,    /* bytes */
    CONN_FRAME_MS = 100,            /* the least time from one drawing of a screen to the next */
    CONN_FRAME_PENDING = 16 * 1024, /* with more unread bytes the screen is not drawn */
    CONN_MOTION_PENDING = 1024,     /* with more unread bytes nothing moves */
    CONN_KEYS_MS = 300,   /* after keys were set to play, characters still begin a line for so
                           * long */
    CONN_LATE_MS = 1000,  /* after keys stop playing, they only ring the bell for this long */
    CONN_AWAY_STATUS = 75 /* exit status of a one-shot command whose room went away */
};

struct conn_ops {
    /* Queues bytes for the client. Takes them out of the buffer, or copies them. */
    void (*write)(void *transport, struct buf *bytes);
    /* How many bytes the client has not read yet. */
    size_t (*pending)(const void *transport);
    /* Reads input, or stops until told to read again. */
    void (*read)(void *transport, bool on);
    /* Line mode: asks the client to hide what is typed, or to show it again. False: it cannot. */
    bool (*hide)(void *transport, bool on);
    /* A prompt was written: marks its end (EOR or GA). NULL: the transport has no mark. */
    void (*prompt_end)(void *transport);
    /* Sends a GMCP message. NULL: the transport has no GMCP. */
    void (*gmcp)(void *transport, const char *message, size_t len);
    /* Switches the client to this mode (`set input`). False: it cannot. NULL: no client can. */
    bool (*mode)(void *transport, enum client_input input);
    /* The room's answer to conn_auth. `methods` and `notice` as in LINK_AUTH_REPLY. NULL: the
     * transport never asks. */
    void (*auth)(void *transport, unsigned answer, unsigned methods, const char *notice);
    /* Sends everything written, then ends the connection with this exit status. */
    void (*finish)(void *transport, unsigned status);
    /* From conn_flush: writes what is queued. A transport that has ended frees its conn and itself
     * here, and nowhere else but in `destroy`. */
    void (*flush)(void *transport);
    /* Ends and frees the transport now, whatever is unsent; `why` goes to conn_free. */
    void (*destroy)(void *transport, const char *why);
};

/* A connection that was admitted; it takes `pass` over. The room is not told of it before conn_open
 * or conn_auth. */
struct conn *conn_new(struct hub *hub, const struct conn_ops *ops, void *transport,
                      enum client_transport kind, const struct network *address,
                      const struct admit_pass *pass);
/* Tells the room, if it knows the connection, that it is gone and why. Only the transport's flush
 * and destroy call this. Accepts NULL, sets NULL. */
void conn_free(struct conn **conn, const char *why);

uint64_t conn_id(const struct conn *conn);
struct hub *conn_hub(const struct conn *conn);

/* Asks for a conn_flush in the next hub_flush. */
void conn_mark(struct conn *conn);

/* ---- Up from the transport ---- */
/* The client is ready for the lobby. A connection with a user counts as logged in from now on. One
 * without a user counts so when the room says it (LINK_SET login yes). `facts` says what is known
 * of the client; its terminal is what people would call it: the client's name, else its terminal's.
 * A size of 0 is unknown and told as 80x24; text wraps only in char mode then. The texts must
 * outlive the conn; NULL is an unknown one. `profile` and the conn itself say the rest: utf8,
 * colours, transport, address, time and ticket. */
void conn_open(struct conn *conn, const struct link_open *facts, const struct profile *profile);
/* Asks the room about a login (LINK_AUTH). The answer comes through ops->auth, if need be from a
 * room that is started meanwhile. One question at a time. The texts stay as they are until the
 * answer is there; NULL ones count as empty. */
struct conn_auth {
    unsigned method; /* as in LINK_AUTH */
    const char *user, *fingerprint, *key, *password;
};
void conn_auth(struct conn *conn, const struct conn_auth *auth);
/* Charges the address for a login or an attempt at one, as for so many new connections
 * (admit_work). */
void conn_login_work(struct conn *conn, int connections);
/* Bytes that were typed. */
void conn_input(struct conn *conn, const char *bytes, size_t len);
/* Charges the flood control for bytes that came over the wire, whatever they were. */
void conn_charge(struct conn *conn, size_t bytes);
void conn_resize(struct conn *conn, int columns, int rows);
/* The facts of the client changed after conn_open. Tells the room, which may answer with other
 * settings. The name of the terminal is only told to the next room. */
void conn_client(struct conn *conn, const struct profile *profile, bool reader,
                 const char *terminal);
/* A GMCP message of the client. */
void conn_gmcp(struct conn *conn, const char *message, size_t len);
/* The mode that the client is in now; its transport has switched to it. */
void conn_mode(struct conn *conn, enum client_input input);
/* An interrupt came beside the typed bytes (telnet IP, ssh signal INT). It acts as Ctrl-C. */
void conn_interrupt(struct conn *conn);
/* The client sends nothing more: its last lines are dealt with, then the connection ends. */
void conn_eof(struct conn *conn);
/* The client has all of the last output: it may take `ms` to close its side. */
void conn_linger(struct conn *conn, int64_t ms);
/* Shows `text`, which is marked with N_ (tongue.h) or translated already, each line ended by \n,
 * and asks the transport to finish. */
void conn_end(struct conn *conn, const char *text, unsigned status);

/* ---- Down from the hub ---- */
struct link_message;
void conn_message(struct conn *conn, const struct link_message *message);
void conn_text(struct conn *conn, const char *styled, size_t len);
/* The same for a text that goes to others as well (term/render.h). */
void conn_text_many(struct conn *conn, struct render_many *many);
/* The link was lost. */
void conn_room_away(struct conn *conn);
/* Called before the next room comes. `blame` (HUB_BLAME_...) is how much the end of the last room
 * counts against what this connection had asked of it. */
void conn_room_judged(struct conn *conn, int blame);
/* A new room is there. conn_room_back sends OPEN if the room has to know this connection.
 * conn_room_synced, called after SYNCED, asks again about a login under way, unless too many rooms
 * have ended over it (HUB_BLAME_DROP). */
void conn_room_back(struct conn *conn);
void conn_room_synced(struct conn *conn);
/* Tells the user that one of the connection's lines was dropped (HUB_BLAME_DROP). */
void conn_line_lost(struct conn *conn);
/* Checks deadlines and caps. Called each HUB_TICK_MS while conn_ticks returns true. */
void conn_tick(struct conn *conn);
/* False: no time limit runs until the connection is marked again. */
bool conn_ticks(const struct conn *conn);
/* Writes what is due. May free the connection. */
void conn_flush(struct conn *conn);
/* Shows a line (marked with N_) to somebody who is in the lobby. */
void conn_tell(struct conn *conn, const char *text);
/* As conn_end, but destroys the connection if the client does not read its output within
 * `grace_ms`. */
void conn_end_within(struct conn *conn, const char *text, unsigned status, int64_t grace_ms);
void conn_destroy(struct conn *conn, const char *why);
