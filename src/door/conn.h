/*
 * One connection, whatever its transport. It knows what its client is, holds the line that is typed
 * and the prompt, and turns the room's styled text into bytes for that client. The transport
 * (ssh_peer.c, stream_peer.c) owns the socket and a struct conn. It calls the functions below to
 * tell the conn what has come in, and the conn calls it back through conn_ops.
 *
 * In char mode the client shows nothing by itself, so our editor shows what is typed. To print a
 * text of the room, the conn takes the input line off, prints the text, and puts prompt and input
 * back below it. While the room shows a screen (frame.h), the text goes into the screen's log, and
 * the input line is the bottom row. In line and raw mode the client edits the line, so the conn
 * never redraws it.
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
    /* When this many lines wait for the room, the conn reads no more input. */
    CONN_WAITING_MAX = 32,
    /* The conn keeps at most this many bytes of input that is not handled yet. */
    CONN_TYPED_MAX = 64 * 1024,
    CONN_PROBE_MS = 500,      /* how long a terminal may take to say what it draws */
    CONN_EOF_MS = 5000,       /* how long the last lines may take after the client's end of input */
    CONN_FINISH_MS = 10000,   /* how long the client may take to read the last output */
    CONN_GMCP_MAX = 8 * 1024, /* bytes of the client's announcements of GMCP packages that are
                               * kept */
    /* GMCP messages of the client: this many at once, then one each CONN_GMCP_MS. Others are
     * dropped. */
    CONN_GMCP_BURST = 32,
    CONN_GMCP_MS = 250,
    CONN_RESIZE_BYTES = 64, /* a change of size costs as much as this many bytes, because all is
                             * drawn anew */
    CONN_TICKET_MAX = 16 * 1024,    /* bytes of a ticket */
    CONN_FRAME_MS = 100,            /* the least time from one drawing of a screen to the next */
    CONN_FRAME_PENDING = 16 * 1024, /* with more unread bytes the screen is not drawn */
    CONN_MOTION_PENDING = 1024,     /* with more unread bytes no motion is shown */
    /* After keys were set to play, characters still begin a line for this long. */
    CONN_KEYS_MS = 300,
    CONN_LATE_MS = 1000,  /* after keys stop playing, they only ring the bell for this long */
    CONN_AWAY_STATUS = 75 /* exit status of a one-shot command whose room went away */
};

struct conn_ops {
    /* Queues `bytes` for the client, and takes them out of the buffer or copies them. */
    void (*write)(void *transport, struct buf *bytes);
    /* How many bytes the client has not read yet. */
    size_t (*pending)(const void *transport);
    /* Starts or stops reading input. */
    void (*read)(void *transport, bool on);
    /* Line mode: asks the client to hide what is typed, or to show it again. False: it cannot. */
    bool (*hide)(void *transport, bool on);
    /* Marks the end of a prompt that was written (EOR or GA). NULL: the transport has no such
     * mark. */
    void (*prompt_end)(void *transport);
    /* Sends a GMCP message. NULL: the transport has no GMCP. */
    void (*gmcp)(void *transport, const char *message, size_t len);
    /* Switches the client to this mode (`set input`). False: it cannot. NULL: no client can. */
    bool (*mode)(void *transport, enum client_input input);
    /* Handles the room's answer to conn_auth. The arguments are those of LINK_AUTH_REPLY. NULL: the
     * transport never asks. */
    void (*auth)(void *transport, unsigned answer, unsigned methods, const char *notice);
    /* Sends all that was written, then ends the connection with this exit status. */
    void (*finish)(void *transport, unsigned status);
    /* Called by conn_flush: writes what is queued. A transport that has ended frees its conn and
     * itself here. It does so nowhere else but in `destroy`. */
    void (*flush)(void *transport);
    /* Ends and frees the transport at once, even if bytes are unsent; passes `why` to conn_free. */
    void (*destroy)(void *transport, const char *why);
};

/* Makes a connection that was admitted; it takes `pass` over. The room hears nothing of it before
 * conn_open or conn_auth. */
struct conn *conn_new(struct hub *hub, const struct conn_ops *ops, void *transport,
                      enum client_transport kind, const struct network *address,
                      const struct admit_pass *pass);
/* If the room knows the connection, tells it that the connection is gone, and why. Only the
 * transport's flush and destroy call this. Accepts NULL, sets NULL. */
void conn_free(struct conn **conn, const char *why);

uint64_t conn_id(const struct conn *conn);
struct hub *conn_hub(const struct conn *conn);

/* Asks for a conn_flush at the end of this turn of the loop. */
void conn_mark(struct conn *conn);

/* ---- Up from the transport ---- */
/* The client is ready for the lobby. A connection with a user counts as logged in from now on. A
 * connection without one does when the room says so (LINK_SET login yes). `facts` says what is
 * known of the client. Its `terminal` is the client's name or, without one, the terminal's. A size
 * of 0 is unknown: the room is told 80x24, and text wraps only in char mode. The texts of `facts`
 * must outlive the conn; NULL is an unknown one. Its other members (utf8, colours, transport,
 * address, time and ticket) come from `profile` and the conn itself. */
void conn_open(struct conn *conn, const struct link_open *facts, const struct profile *profile);
/* Asks the room about a login (LINK_AUTH), one at a time. The answer comes through ops->auth, if
 * need be from the next room. The caller keeps the texts until then; NULL counts as empty. */
struct conn_auth {
    enum client_auth method;
    const char *user, *fingerprint, *key, *password;
};
void conn_auth(struct conn *conn, const struct conn_auth *auth);
/* Charges the address for a login, or for an attempt at one, as much as for `connections` new
 * connections (admit_work). */
void conn_login_work(struct conn *conn, int connections);
/* Asks a terminal that told us nothing whether it draws UTF-8 (cursor_probe.h), and waits for its
 * answers until `until_ms` (monotonic). They are taken out of the input, and conn_probe_end takes
 * the question off the screen again. */
void conn_probe(struct conn *conn, int64_t until_ms);
/* Whether no answer is awaited: all have come, the time is over, or nothing was asked. */
bool conn_probe_done(const struct conn *conn);
void conn_probe_end(struct conn *conn);
/* Whether the terminal draws UTF-8 by its answers. False, too, if nothing was asked. */
bool conn_draws_utf8(const struct conn *conn);
/* Takes bytes that were typed. */
void conn_input(struct conn *conn, const char *bytes, size_t len);
/* Tells the flood control of bytes that came over the wire, whatever they were. */
void conn_charge(struct conn *conn, size_t bytes);
/* The client has another size; 0: unknown. Tells the room. */
void conn_resize(struct conn *conn, int columns, int rows);
/* Facts of the client have changed after conn_open. Tells the room, which may answer with other
 * settings. Only the next room is told the name of the terminal, which must outlive the conn. */
void conn_client(struct conn *conn, const struct profile *profile, bool reader,
                 const char *terminal);
/* Takes a GMCP message of the client. */
void conn_gmcp(struct conn *conn, const char *message, size_t len);
/* The transport has switched the client to this mode. Tells the room. */
void conn_mode(struct conn *conn, enum client_input input);
/* An interrupt came beside the typed bytes (telnet IP, ssh signal INT). It acts as Ctrl-C. */
void conn_interrupt(struct conn *conn);
/* The client sends nothing more: the connection ends when its last lines are done. */
void conn_eof(struct conn *conn);
/* The client has got all of the last output. It may take `ms` to close its side. */
void conn_linger(struct conn *conn, int64_t ms);
/* Shows `text` and has the transport finish with this exit status. `text` is marked with N_
 * (tongue.h) or translated already; each line is ended by \n. */
void conn_end(struct conn *conn, const char *text, unsigned status);

/* ---- Down from the hub ---- */
struct link_message;
/* Handles a message of the room to this connection. */
void conn_message(struct conn *conn, const struct link_message *message);
/* Shows styled lines of the room. */
void conn_text(struct conn *conn, const char *styled, size_t len);
/* Does the same for a text that others get, too (render.h). */
void conn_text_many(struct conn *conn, struct render_many *many);
/* The link was lost. */
void conn_room_away(struct conn *conn);
/* Called before the next room comes, once it is known how the last one ended. `blame`
 * (HUB_BLAME_...): how much that end counts against the login that this connection had asked
 * for. */
void conn_room_judged(struct conn *conn, int blame);
/* A new room is there. conn_tell_open sends OPEN if the connection is in the lobby.
 * conn_room_synced is called after SYNCED; it asks again about a login under way, unless too many
 * rooms have ended over that login (HUB_BLAME_DROP). */
void conn_tell_open(struct conn *conn);
void conn_room_synced(struct conn *conn);
/* Tells the user that one of the connection's lines was dropped (HUB_BLAME_DROP). */
void conn_line_lost(struct conn *conn);
/* Checks deadlines and caps. Called every HUB_TICK_MS while conn_ticks returns true. */
void conn_tick(struct conn *conn);
/* Whether a time limit may run before the connection is marked again. */
bool conn_ticks(const struct conn *conn);
/* Writes what is due. May free the connection. */
void conn_flush(struct conn *conn);
/* Shows a line (marked with N_) to somebody who is in the lobby. */
void conn_tell(struct conn *conn, const char *text);
/* As conn_end, but destroys the connection if the client has not read its output within
 * `grace_ms`. */
void conn_end_within(struct conn *conn, const char *text, unsigned status, int64_t grace_ms);
/* Ends and frees the connection and its transport at once. `why` is for the room and the log. */
void conn_destroy(struct conn *conn, const char *why);
