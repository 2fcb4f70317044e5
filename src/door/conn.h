/*
 * One connection, whatever it came in by: what its client is, what is being typed, the prompt, and
 * the styled text of the room turned into that client's bytes. The transport (ssh.c, tel.c) owns
 * the socket and a struct conn, calls down with what came in, and is called through conn_ops.
 *
 * Char mode: the client shows nothing by itself; our editor does. Text of the room takes the input
 * line away, is printed, and puts the prompt and what was typed back; or, while the room shows a
 * screen (frame.h), it goes into the screen's log, and the input line is the bottom row. Line and
 * raw mode: the client edits; what is being typed there is never redrawn.
 */
#ifndef DOOR_CONN_H
#define DOOR_CONN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "admit.h"
#include "link.h"
#include "profile.h"

struct conn;
struct hub;
struct render_many;

enum {
    CONN_LINE_MAX = 512,        /* bytes of a typed line (doc/ux.md section 4) */
    CONN_WAITING_MAX = 32,      /* lines that the room has not dealt with; then no more is read */
    CONN_TYPED_MAX = 64 * 1024, /* bytes behind them that had come in already */
    CONN_EOF_MS = 5000,         /* the client's end of input: its last lines are waited for */
    CONN_FINISH_MS = 10000,     /* to take the last output */
    CONN_GMCP_MAX = 8 * 1024,   /* bytes of announcements of packages that are kept */
    CONN_GMCP_BURST = 32,       /* GMCP messages heeded at once, then one each so many ms */
    CONN_GMCP_MS = 250,
    CONN_RESIZE_BYTES = 64,         /* that a change of the size costs more: all is drawn anew */
    CONN_TICKET_MAX = 16 * 1024,    /* bytes */
    CONN_FRAME_MS = 100,            /* from one drawing of a screen to the next, at least */
    CONN_FRAME_PENDING = 16 * 1024, /* bytes not taken yet; with more no screen is drawn */
    CONN_AWAY_STATUS = 75           /* exit status of a one-shot command whose room went away */
};

struct conn_ops {
    /* Bytes for the client, behind those that wait. They are taken out of the buffer, or copied. */
    void (*write)(void *transport, struct buf *bytes);
    /* Bytes that the client has not taken. */
    size_t (*pending)(const void *transport);
    /* Reads on, or reads no more for a while. */
    void (*read)(void *transport, bool on);
    /* Line mode: the client is to hide, or show again, what is typed. False: it cannot. */
    bool (*hide)(void *transport, bool on);
    /* A prompt was written: where it ends is marked (EOR or GA). */
    void (*prompt_end)(void *transport);
    /* A GMCP message for the client. NULL: it has none. */
    void (*gmcp)(void *transport, const char *message, size_t len);
    /* The client is to be in this mode (`set input`). False: it cannot. */
    bool (*mode)(void *transport, enum link_input input);
    /* The room's answer to conn_auth. `methods` and `notice` as in LINK_AUTH_REPLY. */
    void (*auth)(void *transport, unsigned answer, unsigned methods, const char *notice);
    /* Deadlines of the transport itself; every HUB_TICK_MS. */
    void (*tick)(void *transport, int64_t mono_ms);
    /* Everything written is to be sent, then the connection ends with this exit status. */
    void (*finish)(void *transport, unsigned status);
    /* From conn_flush: writes what waits. A transport that is over frees its conn and itself here
     * and nowhere else. */
    void (*flush)(void *transport);
    /* Ends and frees it now, unsent output or not; `why` goes to conn_free. */
    void (*destroy)(void *transport, const char *why);
};

/* A connection that was admitted (`pass` moves to it). It is not told to the room before conn_open
 * or conn_auth. */
struct conn *conn_new(struct hub *hub, const struct conn_ops *ops, void *transport,
                      enum link_transport kind, const struct network *address,
                      const struct admit_pass *pass);
/* Tells the room why it is gone, if it knew of it. From the transport's flush and destroy only.
 * Accepts NULL, sets NULL. */
void conn_free(struct conn **conn, const char *why);

uint64_t conn_id(const struct conn *conn);
struct hub *conn_hub(const struct conn *conn);

/* Something is to be done in the next hub_flush. */
void conn_mark(struct conn *conn);

/* ---- Up from the transport ---- */
/* What is known of the client, for LINK_OPEN. NULL texts are empty; all is copied. */
struct conn_facts {
    struct profile profile;
    enum link_input input;
    bool secure, pty, reader;
    uint16_t columns, rows; /* 0: unknown, told as 80x24; text wraps only in char mode then */
    const char *terminal;   /* what people would call it: the client's name, else its terminal's */
    const char *user, *method, *fingerprint, *key, *command;
    const char *language; /* a locale: "es_AR.UTF-8" */
};
/* The client is ready for the lobby. A connection with a user is a stranger no more; one without
 * when the room says so (LINK_SET login yes). */
void conn_open(struct conn *conn, const struct conn_facts *facts);
/* Asks the room about a login (LINK_AUTH); the answer comes through ops->auth, also from a room
 * that is started meanwhile. One at a time. NULL texts are empty. All are copied, `password` is
 * wiped when the answer is there. */
struct conn_auth {
    unsigned method; /* as in LINK_AUTH */
    const char *user, *fingerprint, *key, *password;
};
void conn_auth(struct conn *conn, const struct conn_auth *auth);
/* A login, or an attempt at one, cost as much as so many new connections: admit_work. */
void conn_login_work(struct conn *conn, int connections);
/* Bytes that were typed. */
void conn_input(struct conn *conn, const char *bytes, size_t len);
/* Bytes that came over the wire, whatever they were, for the flood bucket. */
void conn_charge(struct conn *conn, size_t bytes);
void conn_resize(struct conn *conn, int columns, int rows);
/* It was learnt late what the client is: the room is told, and may set otherwise. */
void conn_client(struct conn *conn, const struct profile *profile, bool reader);
/* A GMCP message of the client. */
void conn_gmcp(struct conn *conn, const char *message, size_t len);
/* The client is in another mode than it was opened with, by its own will. */
void conn_mode(struct conn *conn, enum link_input input);
/* An interrupt that came outside the bytes (telnet IP, ssh signal INT): as Ctrl-C. */
void conn_interrupt(struct conn *conn);
/* The client sends nothing more: its last lines are dealt with, then the connection ends. */
void conn_eof(struct conn *conn);
/* Shows `text`, marked with N_ (speech.h) or in words already, each line ended by \n, and asks the
 * transport to finish. */
void conn_end(struct conn *conn, const char *text, unsigned status);

/* ---- Down from the hub ---- */
struct link_message;
void conn_message(struct conn *conn, const struct link_message *message);
void conn_text(struct conn *conn, const char *styled, size_t len);
/* The same of a text that others are shown as well (term/render.h). */
void conn_text_many(struct conn *conn, struct render_many *many);
/* The link was lost. */
void conn_room_away(struct conn *conn);
/* What the end of the room that is gone counts (HUB_BLAME_...), before the next is there. */
void conn_room_judged(struct conn *conn, int blame);
/* A new room is there: first OPEN for those it has to know, and behind SYNCED logins under way,
 * unless too many rooms ended over one (HUB_BLAME_DROP). */
void conn_room_back(struct conn *conn);
void conn_room_synced(struct conn *conn);
/* One of its lines was given up (HUB_BLAME_DROP). */
void conn_line_lost(struct conn *conn);
/* Deadlines and caps, each HUB_TICK_MS while conn_ticks. */
void conn_tick(struct conn *conn);
/* False: until it is marked again there is nothing that time alone could bring. */
bool conn_ticks(const struct conn *conn);
/* What is due goes out; the connection may be freed. */
void conn_flush(struct conn *conn);
/* As conn_end, and destroys it where its output is not taken within `grace_ms`. */
void conn_end_within(struct conn *conn, const char *text, int64_t grace_ms);
void conn_destroy(struct conn *conn, const char *why);

#endif
