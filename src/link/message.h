/*
 * The messages between door and room: one table, from which encoding, decoding and checks come.
 *
 * A frame is the length of what follows (4 bytes, little endian, at most LINK_FRAME_MAX), a byte
 * for the type, then the fields of that type in order. Integers are little endian; text and bytes
 * come after their length of 4 bytes. Both sides start with HELLO. The lower of their versions
 * holds if both sides speak it; else the link ends, and the log names both versions.
 *
 * A version also speaks the one before it, because the machines of a lobby are upgraded one after
 * another. So a change never alters the fields of a type, but adds a type. The row of the new type
 * says with which version it came. A side of an older version is not sent it, and the sender has to
 * do without it.
 *
 * The door numbers the connections: bits of the node, bits of the door, a counter. No pair of
 * connection and line number is ever used twice, whatever the clocks do and however often the door
 * starts.
 */
#pragma once

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "client.h"
#include "press_key.h"

enum {
    LINK_VERSION = 4,
    LINK_VERSION_OLDEST = 3, /* the version before */
    LINK_VERSION_WEB = 4     /* since then OPEN may say CLIENT_WEB */
};
enum { LINK_FRAME_MAX = 65536, LINK_FIELDS_MAX = 20 }; /* bytes; fields of a type */

enum link_type {
    /* both ways */
    LINK_HELLO = 1,   /* u32 version, text software */
    LINK_FIGURES = 2, /* text `name value` lines: the sender's figures (figures.h), now and then */

    /* door to room */
    /* u64 conn, then as struct link_open: a connection is ready for the lobby. The room believes
       what this says of an SSH login only if it approved that login (AUTH) or the ticket says so.
       A ticket counts only before SYNCED */
    LINK_OPEN = 10,
    /* u64 conn, u64 command (rising by connection, below 2^63), u64 oldest (the first of the
       connection's lines whose DONE has not come; no earlier one is sent again), text line (at most
       512 bytes) */
    LINK_LINE = 11,
    LINK_SIZE = 12, /* u64 conn, u16 columns, u16 rows */
    LINK_GONE = 13, /* u64 conn, text why: the connection is closed, whoever closed it */
    /* u64 conn, u8 method (enum client_auth; the room counts and refuses a wrong signature), text
       user, text address, text fingerprint, text key, text password */
    LINK_AUTH = 14,
    LINK_FINISH = 15, /* u64 conn, u32 request, text line so far: Tab was pressed */
    /* the door has told every OPEN again (with its ticket) since the HELLO of this new room */
    LINK_SYNCED = 16,
    /* u64 conn, u8 what: 1 Ctrl-C twice, 2 Ctrl-D on an empty line: offer to quit */
    LINK_INTERRUPT = 17,
    /* u64 conn, u8 input, u8 utf8, u8 reader, u16 colours, as in OPEN: what the door has learnt of
       the client after OPEN */
    LINK_CLIENT = 18,
    /* u64 conn, text: a GMCP message of the client ("Core.Supports.Set [...]"). Messages that
       announce packages are sent again after each OPEN */
    LINK_GMCP_HEARD = 19,
    /* u64 conn, u64 command, u64 oldest (a key is numbered, kept and done like a line), u32 turn
       (that of the last KEYS), u32 key (PRESS_...), u16 column, u16 row (of a click, from 0) */
    LINK_KEY = 20,

    /* room to door */
    LINK_TEXT = 40, /* u64 conn, text styled lines, each ended by \n */
    /* u64 conn, text styled prompt, u8 secret: the next line must not be shown */
    LINK_PROMPT = 41,
    LINK_BELL = 42, /* u64 conn */
    /* u64 conn, u32 exit status (ssh): send the output, then end the connection */
    LINK_CLOSE = 43,
    /* u64 conn, bytes: what the room has to remember of the connection, sealed by the room. The
       door gives it to a new room with OPEN. It is sent before the AUTH_REPLY that lets somebody
       in, and again now and then, because tickets expire */
    LINK_TICKET = 44,
    /* u64 conn, u64 command: the lines up to this command are done (and durable). The door sends
       later ones again to a new room. The output of the lines, and the PROMPT if it changed, come
       before this, because the door shows the prompt when every line is done */
    LINK_DONE = 45,
    /* u64 conn, u8 answer (enum client_auth_answer), u8 methods that may be tried
       (CLIENT_AUTH_CAN_...; 0: those of before), text notice to show before the next attempt (may
       be empty) */
    LINK_AUTH_REPLY = 46,
    LINK_MANY = 47, /* bytes: u64 connections, text styled lines: the same text to each of them */
    /* text: one "CIDR\tuntil_ms\treason" a line: the whole list of those whom the door refuses */
    LINK_BANS = 48,
    /* u64 conn, text name, text value: a setting for the door to apply (input line|char, language
       en|es..., history (lines typed in earlier sessions), colour off|16|256, ascii on|off,
       background dark|light, wrap, width). `login yes`: somebody has logged in, so the deadline for
       the login is off. `known yes`: they have an account, so places are kept for their address
       from now on */
    LINK_SET = 49,
    LINK_FINISHED = 50, /* u64 conn, u32 request, text: what the line may become, one a line */
    LINK_LIMITS = 51,   /* text `name value` lines: limits of the configuration, after a reload */
    /* u64 conn, u8 what (LINK_SCREEN_...), text rows of the top, text rows of the bottom: styled,
       each ended by \n. TEXT goes into the log between them. The first SCREEN of a new room says
       whether there is a screen */
    LINK_SCREEN = 52,
    LINK_PAGE = 53, /* u64 conn, text styled lines in place of the log; "": the log again */
    LINK_MSSP = 54, /* text `NAME\tvalue` lines: what lists of games are told (MSSP) */
    LINK_GMCP = 55, /* u64 conn, text: a GMCP message for the client */
    /* text: one "ADDRESS\tUTC ms" a line: addresses from which accounts logged in, and when last;
       for a door that has just started */
    LINK_KNOWN = 56,
    /* u64 conn, u8 what (PRESS_ASK_...), u32 turn, text of the characters that are keys: which keys
       the door sends as KEY while nothing is typed. This holds until the next KEYS, or until the
       room goes away */
    LINK_KEYS = 57,
    /* u64 conn, u16 row, u16 column, u16 row to, u16 column to, u8 steps, text styled: a text that
       moves over the rows of the SCREEN during the next `steps` drawings (frame.h). The door leaves
       it out while somebody types, and on a slow link */
    LINK_MOTION = 58
};

/* The `colours` of LINK_OPEN and LINK_CLIENT for a terminal that can show a screen but no colours.
 * A terminal that cannot show a screen has 0. */
enum { LINK_MONOCHROME = 1 };

/* What LINK_SCREEN asks for, as bits. ON: show a screen. ANEW: draw all of it anew. ASIDE: keep the
 * page but do not show it. TALK: the newest line of talk keeps rows of its own. TALK_TWO: the
 * newest two do. STILL: a list is shown, so motions end. TURNED: the list shows another part of
 * itself, so leave out of the log what it holds now, until there is no list. */
enum {
    LINK_SCREEN_ON = 1,
    LINK_SCREEN_ANEW = 2,
    LINK_SCREEN_ASIDE = 4,
    LINK_SCREEN_TALK = 8,
    LINK_SCREEN_TALK_TWO = 16,
    LINK_SCREEN_STILL = 32,
    LINK_SCREEN_TURNED = 64
};

/* The value of one field of a decoded message. Text and bytes point into the frame and are not
 * NUL-terminated. Text is valid UTF-8 without NUL, or decoding fails. */
struct link_field {
    uint64_t number;
    const char *data;
    size_t len;
};
struct link_message {
    enum link_type type;
    uint64_t conn; /* 0 where the type has none */
    int nfields;   /* without conn */
    struct link_field field[LINK_FIELDS_MAX];
};

/* What LINK_OPEN says, in the order of the fields. */
struct link_open {
    uint64_t conn;
    uint8_t transport; /* enum client_transport */
    uint8_t input;     /* enum client_input */
    uint8_t secure;    /* encrypted */
    uint8_t utf8;
    uint8_t reader; /* a screen reader was announced */
    uint16_t columns, rows;
    uint16_t colours;        /* 0, LINK_MONOCHROME, 8, 16, 256 */
    uint8_t pty;             /* ssh: a terminal was asked for */
    uint64_t opened_ms;      /* UTC */
    const char *address;     /* text form, v4-in-v6 unmapped */
    const char *terminal;    /* the client's name, TTYPE or TERM, cleaned; may be empty */
    const char *user;        /* ssh: the name that the client gave; telnet: empty */
    const char *method;      /* ssh: client_auth_name, such as "key"; telnet: empty */
    const char *fingerprint; /* ssh: SHA256:... of the proven key, or empty */
    const char *key;         /* ssh: "ssh-ed25519 AAAA..." of the proven key, or empty */
    const char *command;     /* ssh: exec command, or empty */
    const char *language;    /* the client's locale, "es_AR.UTF-8", or empty */
    const char *ticket;      /* of an earlier room; empty for a new connection */
    size_t ticket_len;
};

/* Appends one encoded message to `out`. The variadic arguments are the fields of the type: uint64_t
 * for conn and for numbers of every width (cast them), const char * for text (NULL is the empty
 * one), const void * and size_t for bytes. Returns false and adds nothing if the message would pass
 * LINK_FRAME_MAX or the buffer's cap, or if a number is too large for its field. In a text that is
 * not UTF-8 each bad byte is replaced by U+FFFD, and the log says so. */
bool link_encode(struct buf *out, enum link_type type, ...);
bool link_vencode(struct buf *out, enum link_type type, va_list args);
/* The same for a LINK_OPEN. */
bool link_encode_open(struct buf *out, const struct link_open *open);

/* Decodes the first frame of `data`. Returns how many bytes it has; 0: more are needed; -1: it is
 * broken (wrong length, unknown type, text that is not UTF-8, bytes left over). */
long link_decode(const char *data, size_t len, struct link_message *out);
/* Reads the fields of a decoded LINK_OPEN. Copies text, NUL-terminated, into `store`, which must
 * live as long as `out`. False: it is not a LINK_OPEN, or it holds values that link_encode_open
 * never sends. */
bool link_decode_open(const struct link_message *message, struct link_open *out, struct buf *store);

/* The size of a terminal that comes nearest to what a client says, or a door that is not sound. */
uint16_t link_columns(int said);
uint16_t link_rows(int said);

/* A type's name for logs ("text"); "?" for an unknown type. */
const char *link_type_name(int type);
/* The version with which the type came. */
int link_type_since(int type);
/* Whether messages of the type are about a connection. */
bool link_type_has_conn(int type);
