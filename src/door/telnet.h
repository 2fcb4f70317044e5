/*
 * The telnet protocol as a pure engine (RFC 854, 855; option states RFC 1143): bytes of the client
 * go in, events come out, and replies are appended to an output buffer. It has no sockets, no clock
 * and no recursion. Memory and replies are bounded, whatever a client sends.
 *
 * Use:
 *     while (telnet_next(t, &in, &len, &event))
 *         switch (event.type) ...
 * Between two calls the caller may do anything with the engine, including freeing it. Events point
 * into the input or the engine and are valid until the next call.
 *
 * Options of the client: TTYPE (RFC 1091, cycled to the end), NAWS (RFC 1073), NEW-ENVIRON (RFC
 * 1572, MNES: only the five names asked for). Ours: ECHO (RFC 857), SGA (RFC 858), EOR (RFC 885),
 * CHARSET (RFC 2066: UTF-8 only), TIMING-MARK (RFC 860), MSSP (mudstandards.org/mud/mssp),
 * COMPRESS2 (MCCP2), GMCP. BINARY is accepted both ways if the client asks for it. All other
 * options are refused, once each.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "client.h"

enum {
    TELNET_OPT_BINARY = 0,
    TELNET_OPT_ECHO = 1,
    TELNET_OPT_SGA = 3,
    TELNET_OPT_TIMING_MARK = 6,
    TELNET_OPT_TTYPE = 24,
    TELNET_OPT_EOR = 25,
    TELNET_OPT_NAWS = 31,
    TELNET_OPT_NEW_ENVIRON = 39,
    TELNET_OPT_CHARSET = 42,
    TELNET_OPT_MSSP = 70,
    TELNET_OPT_COMPRESS2 = 86,
    TELNET_OPT_GMCP = 201
};

enum {
    /* bytes of a subnegotiation after its option; a longer one is ignored as a whole */
    TELNET_SUB_MAX = 4096,
    /* Subnegotiations that are read on a connection. NAWS and GMCP are not counted, because they go
     * on while it lasts. Whoever gets their events has to limit their rate. */
    TELNET_SUBS_MAX = 256,
    TELNET_REPLIES_MAX = 64, /* answers to options and AYT between two lines of the client */
    /* bytes of a terminal name or a variable's value, reduced to printable ASCII */
    TELNET_TEXT_MAX = 40
};

/* Who echoes and edits (doc/ux.md section 1). All but the first are numbered as client_input. */
enum telnet_mode {
    TELNET_PROBING = 0, /* a new engine: a client that asks us for ECHO or SGA gets it */
    TELNET_RAW =
        CLIENT_RAW, /* the client does not know telnet: no IAC is sent until it answers one */
    TELNET_LINE = CLIENT_LINE, /* the client edits: ECHO and SGA are off and refused */
    TELNET_CHAR = CLIENT_CHAR  /* our editor edits: ECHO and SGA are on */
};

enum telnet_event_type {
    /* data, len: what was typed, without telnet commands. CR LF, CR NUL, CR and LF become one "\n"
     * each. So does LF CR, but in char mode it becomes two, because there each is the Enter key.
     * NUL is dropped. EC (erase character) becomes DEL, EL (erase line) Ctrl-U, EOF Ctrl-D. All
     * other bytes stay as they came. A single 0xFF byte is never data. */
    TELNET_DATA,
    /* option, ours, on, asked: an option of our side (`ours`) or of the client's is now on or off,
     * or was refused (off after telnet_ask). `asked`: the client spoke first. For ECHO this event
     * comes only when the client asks for it or, outside of line mode, refuses it.
     * COMPRESS2 on: what is in `out` now is still plain, and what follows must be compressed.
     * COMPRESS2 off: what is in `out` now still belongs to the compressed stream, if there was one,
     * and what follows is plain. Compression begins only once. */
    TELNET_OPTION,
    TELNET_TERMINAL,     /* text: one of the terminal names, in the order the client tells them */
    TELNET_TERMINAL_END, /* the client has told all of its names */
    TELNET_SIZE,         /* columns, rows: as the client says; 0: unknown */
    /* name, text: the value of CLIENT_NAME, CLIENT_VERSION, MTTS, CHARSET or SCREEN_READER */
    TELNET_VARIABLE,
    TELNET_VARIABLE_END, /* the end of an answer with variables */
    TELNET_CHARSET,      /* on: UTF-8 was accepted; off: it was rejected */
    TELNET_GMCP,         /* data, len: a message, as it came */
    TELNET_INTERRUPT     /* IP or BRK, the same as Ctrl-C elsewhere */
};

struct telnet_event {
    enum telnet_event_type type;
    const char *data; /* not NUL-terminated */
    size_t len;
    const char *name, *text; /* NUL-terminated, printable ASCII, at most TELNET_TEXT_MAX bytes */
    uint8_t option;
    bool ours, on, asked;
    uint16_t columns, rows;
};

struct telnet;

/* The engine appends all bytes for the client to `out`, which must outlive it. `secure`: the
 * connection is encrypted. It is then never compressed, because lengths could betray secrets. */
struct telnet *telnet_new(struct buf *out, bool secure);
void telnet_free(struct telnet **telnet);

/* Reads input up to the next event, fills in the event, and moves *in and *len past what it has
 * read. False: all is read, and there is no event. */
bool telnet_next(struct telnet *telnet, const char **in, size_t *len, struct telnet_event *event);

/* Whether a subnegotiation that is longer than TELNET_SUB_MAX is still going on. All input is
 * ignored until its end, which may never come. */
bool telnet_sub_endless(const struct telnet *telnet);

/* Appends data for the client, with IAC doubled; in TELNET_RAW as it is. */
void telnet_write(struct telnet *telnet, const char *data, size_t len);
/* Does the same for a whole buffer, which is empty afterwards. If possible, moves its memory
 * instead of copying it. */
void telnet_give(struct telnet *telnet, struct buf *data);
/* Marks the end of a prompt in line mode: by EOR if the client wants it, else by GA. Does nothing
 * in other modes. */
void telnet_prompt(struct telnet *telnet);
/* Switches to a mode and sends the options for it. May be called again with another mode, but only
 * the client ends TELNET_RAW: its first answer to an option brings back TELNET_PROBING. */
void telnet_set_mode(struct telnet *telnet, enum telnet_mode mode);
enum telnet_mode telnet_mode(const struct telnet *telnet);
/* Whether the client has sent or answered any option, so that it knows telnet. */
bool telnet_spoken(const struct telnet *telnet);
/* Line mode: has the client hide what its user types (WILL ECHO), or show it again (WONT ECHO).
 * This is sent every time, whatever the client answered before. Does nothing in char mode, where
 * the editor hides what is typed, nor in TELNET_RAW, where nobody can hide it: there the caller
 * must warn the user. */
void telnet_secret(struct telnet *telnet, bool on);

/* Asks for an option: WILL for EOR, CHARSET, MSSP, COMPRESS2 and GMCP, DO for the others. Does
 * nothing if the option is on or asked for already, or may not be on now. Asks again for an option
 * that the client has refused. */
void telnet_ask(struct telnet *telnet, uint8_t option);

/* Sends a GMCP message, if the option is on. `message` is UTF-8. */
void telnet_gmcp(struct telnet *telnet, const char *message, size_t len);

/* Sends the variables of MSSP, if the option is on. `lines` are `NAME\tvalue` lines; bytes that
 * values must not hold are left out. Does nothing the second time. */
void telnet_mssp(struct telnet *telnet, const char *lines);
