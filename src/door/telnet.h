/*
 * Telnet: a pure engine (RFC 854, 855; option states RFC 1143). Bytes of the client in, events out,
 * replies appended to an output buffer. No sockets, no clock, no recursion; whatever a client
 * sends, memory and replies are bounded.
 *
 * Use:
 *     while (telnet_next(t, &in, &len, &event))
 *         switch (event.type) ...
 * Between two calls the caller may do anything with the engine, free it too. Events point into the
 * input or into the engine and are valid to the next call.
 *
 * Options: of the client TTYPE (RFC 1091, cycled to the end), NAWS (RFC 1073), NEW-ENVIRON (RFC
 * 1572, MNES: the five names asked for only); of ours ECHO (RFC 857), SGA (RFC 858), EOR (RFC 885),
 * CHARSET (RFC 2066: UTF-8 only), TIMING-MARK (RFC 860), MSSP (mudstandards.org/mud/mssp),
 * COMPRESS2 (MCCP2), GMCP; BINARY both ways when asked for. All others are refused, once each.
 */
#ifndef DOOR_TELNET_H
#define DOOR_TELNET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

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
    TELNET_SUB_MAX = 4096, /* bytes of a subnegotiation; a longer one is ignored whole */
    /* Subnegotiations heeded on a connection. NAWS and GMCP, which go on while it lasts, are not
     * counted: whoever gets their events limits them by time. */
    TELNET_SUBS_MAX = 256,
    TELNET_REPLIES_MAX = 64, /* answers to options and AYT between two lines of the client */
    /* bytes of a terminal name or a variable's value, cleaned to printable ASCII */
    TELNET_TEXT_MAX = 40,
    TELNET_COLUMNS_MIN = 20,
    TELNET_COLUMNS_MAX = 512,
    TELNET_ROWS_MIN = 5,
    TELNET_ROWS_MAX = 200
};

/* How the connection is worked (doc/ux.md section 1). */
enum telnet_mode {
    TELNET_PROBING, /* as a new engine is: a client that asks us for ECHO or SGA gets it */
    TELNET_RAW,     /* the client knows no telnet: no IAC is ever sent again */
    TELNET_LINE,    /* the client edits: ECHO and SGA are off and refused */
    TELNET_CHAR     /* our editor: ECHO and SGA are on */
};

enum telnet_event_type {
    /* data, len: what was typed, without telnet. CR LF, CR NUL, CR and LF are each one "\n", in
     * every mode (in char mode that is the Enter key); NUL is dropped; all other bytes are as they
     * came. Erase character (EC) and line (EL) are DEL and Ctrl-U, EOF is Ctrl-D. A lone 0xFF byte
     * never is data. */
    TELNET_DATA,
    /* option, ours, on, asked: a side's option is now on or off, or was refused (on = false after
     * telnet_probe asked for it). `asked`: the client spoke first. ECHO: only when the client asks
     * for it or, in char mode, refuses it. COMPRESS2: what is in `out` now is plain, with the
     * beginning that was announced or with the refusal; what comes behind it is compressed from now
     * on (on), or no more (off: it was, up to and with what is in `out`). It begins once. */
    TELNET_OPTION,
    TELNET_TERMINAL,     /* text: a terminal name of the cycle, the first first */
    TELNET_TERMINAL_END, /* the cycle is over */
    TELNET_SIZE,         /* columns, rows: clamped; 0 where the client says 0 (unknown) */
    /* name, text: CLIENT_NAME, CLIENT_VERSION, MTTS, CHARSET or SCREEN_READER; no other */
    TELNET_VARIABLE,
    TELNET_VARIABLE_END, /* one answer's variables are over */
    TELNET_CHARSET,      /* on: UTF-8 accepted; off: rejected */
    TELNET_GMCP,         /* data, len: a message, as it came */
    TELNET_INTERRUPT     /* IP or BRK: what Ctrl-C is elsewhere */
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

/* `out` gets all bytes for the client and must outlive the engine. */
struct telnet *telnet_new(struct buf *out);
void telnet_free(struct telnet **telnet);

/* Eats input up to the next event and fills it in; false when all is eaten. *in and *len move on.
 */
bool telnet_next(struct telnet *telnet, const char **in, size_t *len, struct telnet_event *event);

/* A subnegotiation is longer than TELNET_SUB_MAX already and goes on: all that comes is ignored
 * until its end, which may never come. */
bool telnet_sub_endless(const struct telnet *telnet);

/* Data to the client: appended with IAC doubled (as it is in TELNET_RAW). */
void telnet_write(struct telnet *telnet, const char *data, size_t len);
/* The same of a whole buffer, which is empty then: its memory moves where nothing is in the way. */
void telnet_give(struct telnet *telnet, struct buf *data);
/* Behind a prompt, in line mode: EOR where the client wants it, else GA. Else nothing. */
void telnet_prompt(struct telnet *telnet);
/* Switches the mode and sends what it takes. May be called again with another mode (set input
 * line|char), but nothing leaves TELNET_RAW. */
void telnet_set_mode(struct telnet *telnet, enum telnet_mode mode);
enum telnet_mode telnet_mode(const struct telnet *telnet);
/* True once the client has sent or answered any option: it knows telnet. */
bool telnet_spoken(const struct telnet *telnet);
/* Line mode: hides what the client's user types (WILL ECHO), or ends that (WONT ECHO). Sent every
 * time, whatever the client answered or not. Nothing in char mode, where the editor hides, nor in
 * TELNET_RAW, where nobody can: there the user must be told before. */
void telnet_secret(struct telnet *telnet, bool on);

/* The connection is encrypted: it is not compressed (what is secret could be guessed by lengths).
 */
void telnet_set_secure(struct telnet *telnet);
/* Starts to ask for an option: DO for TTYPE, NAWS, NEW-ENVIRON; WILL for the others. Nothing if it
 * is on, asked for already or not to be had. */
void telnet_ask(struct telnet *telnet, uint8_t option);

/* Sends a GMCP message, where the option is on. `message` is UTF-8. */
void telnet_gmcp(struct telnet *telnet, const char *message, size_t len);

/* Answers TELNET_OPT_MSSP that is on: `NAME\tvalue` lines as its variables, without the bytes that
 * values may not hold. Nothing the second time. */
void telnet_mssp(struct telnet *telnet, const char *lines);

#endif
