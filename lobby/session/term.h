/*
 * How the lobby shows something to one connection. src/room implements it over the link, and
 * tests/lib/term_fake for tests. All calls only queue: they never call back into the lobby.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "client.h"

struct term;
struct ui_motion;

enum {
    TERM_ANEW = 1,  /* everything is drawn again */
    TERM_ASIDE = 2, /* the page is kept but not shown; when it is shown again, it is where it was */
    TERM_TALK = 4,  /* the newest line of talk keeps rows of its own; with TALK_TWO two lines do */
    TERM_TALK_TWO = 8,
    TERM_STILL = 16, /* the rows are those of a list, so nothing is shown in motion over them */
    TERM_TURNED = 32 /* another part of the list is shown, so what was told before no longer stands
                        below it */
};
struct term_ops {
    /* Styled lines (style.h), each ended by '\n', of any length. */
    void (*text)(struct term *term, const char *lines);
    /* Sets the prompt. `secret`: what is typed at it is a password and is not shown. */
    void (*prompt)(struct term *term, const char *styled, bool secret);
    void (*bell)(struct term *term); /* rings the bell */
    /* Shows a screen instead of lines. `top` and `bottom` are its styled rows, each ended by '\n'.
     * Text goes into the log between them. `top` NULL: lines are shown again. `how`: bits
     * TERM_... */
    void (*screen)(struct term *term, unsigned how, const char *top, const char *bottom);
    /* Shows styled lines in place of the log, from their start, unless TERM_ASIDE holds. "": the
     * log is shown again. */
    void (*page)(struct term *term, const char *lines);
    /* Shows something in motion, from the next drawing on. */
    void (*motion)(struct term *term, const struct ui_motion *motion);
    /* Sets a setting that the door carries out (setting_row.door). Some names are not settings.
     * "wrap" "off": lines are read aloud and must not be cut. "history": the lines typed in earlier
     * sessions, for the line editor. "login" "yes": somebody is on, so the deadline for a login no
     * longer holds. "known" "yes": they are logged in with an account. */
    void (*set)(struct term *term, const char *name, const char *value);
    /* Sends a GMCP message, "Package.Message BODY", to a client that announced the package. */
    void (*gmcp)(struct term *term, const char *message);
    /* Keeps the session's ticket (ticket.h), which is given back at lobby_open if this process
     * dies. */
    void (*ticket)(struct term *term, const char *text);
    /* Sets which keys are sent as presses while nothing is typed (press.h). `what`: bits of
     * press_key.h. `turn`: the stamp of the turn that they are for. `chars`: the characters among
     * them. */
    void (*keys)(struct term *term, unsigned what, uint32_t turn, const char *chars);
    /* Tells that the line with this number is done: its effect is durable, or it had none. */
    void (*done)(struct term *term, uint64_t command);
    /* Ends the connection when its output is sent; `status` is the exit status of a one-shot
     * command. */
    void (*close)(struct term *term, int status);
};

struct term {
    const struct term_ops *ops;
};

enum { TERM_NODES = 256 }; /* how many numbers nodes can have */
/* The node whose door gave a connection its number (src/link/message.h). */
static inline uint8_t term_node_of(uint64_t conn)
{
    return (uint8_t)(conn >> 56);
}

/* A set of nodes; all zero: the empty set. */
struct node_set {
    uint64_t bits[4];
};
static inline bool node_set_has(const struct node_set *set, uint8_t node)
{
    return set->bits[node / 64] >> node % 64 & 1;
}
static inline void node_set_add(struct node_set *set, uint8_t node)
{
    set->bits[node / 64] |= UINT64_C(1) << node % 64;
}
static inline void node_set_remove(struct node_set *set, uint8_t node)
{
    set->bits[node / 64] &= ~(UINT64_C(1) << node % 64);
}

/* How a connection came in and what its client is. All but transport, address, secure, method,
 * fingerprint, key and opened_ms are claims of the client. Whoever keeps the struct copies key and
 * command. */
struct term_facts {
    enum client_transport transport;
    enum client_input input;
    bool secure, utf8, screen_reader, pty;
    int columns, rows;
    int colours;       /* 0: the terminal can have no screen; 1: no colours, but a screen */
    char language[16]; /* of the client's locale ("es_AR.UTF-8"), or empty */
    char address[64];
    char terminal[41];    /* its type, as the client names it, or empty */
    char user[33];        /* ssh: the user name given */
    char method[12];      /* ssh: client_auth_name, such as "key"; else empty */
    char fingerprint[64]; /* ssh: that of the proven key, or empty */
    const char *key;      /* ssh: the proven public key; NULL: none */
    const char *command;  /* ssh: one-shot command; NULL: none */
    int64_t opened_ms;    /* UTC: when the door took the connection */
};
