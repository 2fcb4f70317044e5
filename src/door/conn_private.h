/*
 * The connection, whose struct conn these files share:
 *     conn.c         its life, from the facts of the client to the end
 *     conn_input.c   what is typed becomes lines, as fast as it may
 *     conn_output.c  text, screen and prompt become the client's bytes
 *     conn_room.c    messages between a connection and the room
 */
#pragma once

#include "buf.h"
#include "clock.h"
#include "conn.h"
#include "cursor_probe.h"
#include "hub.h"

enum conn_state {
    CONN_ARRIVING, /* it logs in, or its client is probed */
    CONN_OPEN,     /* in the lobby */
    CONN_ENDING    /* its last output is being sent */
};

/* The login under way. */
struct conn_login {
    struct conn_auth auth;
    bool waits;    /* it waits for the room's answer */
    bool sent;     /* it was sent to the present room */
    bool was_sent; /* it was sent to the last room, and nobody has judged yet how that room ended */
    uint8_t blame; /* the blame of rooms that ended while they had the login: HUB_BLAME_... */
};

struct conn {
    struct hub_entry entry;
    struct hub *hub;
    const struct conn_ops *ops;
    void *transport;
    enum conn_state state;
    bool told;         /* the present room knows of the connection */
    bool eof;          /* the client sends no more */
    bool frame_due;    /* the screen waits to be drawn */
    bool covered;      /* char mode: the input line was taken off the screen to print text */
    bool secret;       /* the prompt asks for something that must not be shown */
    bool prompt_due;   /* the prompt has to be shown as soon as no line waits */
    bool at_prompt;    /* line mode: the cursor stands after the prompt */
    bool hiding;       /* line mode: the client hides what is typed */
    bool shown_anyway; /* line mode: the user was told that the client cannot hide it */
    /* The user was told that lines come too fast (slow_told) or that too many wait (full_told). The
     * user is told once, until that is over. */
    bool slow_told, full_told;
    bool paused;       /* the transport reads nothing */
    bool lingers;      /* its last output is sent; it waits for the client to close */
    bool unsized;      /* the client has not told its size */
    char line_end;     /* line mode: the last byte, if it was CR or LF */
    const char *abort; /* why the connection has to be destroyed; NULL: it goes on */
    struct admit_pass pass;

    struct buf typed;      /* input that waits to be handled */
    struct buf line;       /* line mode: the line so far; overflow: it is too long, so none of it is
                            * used */
    char *prompt;          /* styled text; NULL: none yet */
    struct editor *editor; /* char mode only */
    struct frame *frame;   /* the screen, in char mode only; NULL: none is shown */
    struct frame *asleep;  /* the last screen, whose log the next one takes over; NULL: none */
    struct buf out; /* bytes for the transport, which gets them in conn_flush at the latest */
    struct admit_output output;
    /* What the room is told of the client: what the client can do, not what the room has set. */
    struct link_open facts;
    struct profile profile;
    struct admit_input input;
    struct cursor_probe cursor;
    int64_t eof_at;

    enum client_transport kind;
    struct network address;
    char address_text[NETWORK_TEXT_MAX];
    int64_t opened_ms;               /* UTC */
    int64_t start, login_by, end_by; /* monotonic, as are frame_at and eof_at */
    int64_t frame_at;                /* when the screen was drawn last */
    int64_t keys_at;                 /* when the keys that play last changed; see conn_keys_set */
    char keys_chars[16];             /* the characters that are keys, of LINK_KEYS; "": none */
    uint32_t keys_turn;
    uint8_t keys;         /* PRESS_ASK_... */
    bool keys_late;       /* the keys played until keys_at */
    int64_t key_at;       /* when the last byte of an unfinished key came */
    int language;         /* of the door's own lines; TONGUE_NONE until the connection is open */
    int64_t gmcp_full_at; /* monotonic: when the client may send a whole burst of GMCP again */
    struct buf gmcp;      /* the client's announcements of packages, each ended by NUL */
    char *ticket;
    size_t ticket_len;

    struct conn_login login;
};

/* Returns the monotonic time in ms. */
static inline int64_t conn_now(const struct conn *conn)
{
    return clock_mono(hub_clock(conn->hub));
}

/* Whether this is a one-shot command of ssh, which reads nothing and has no prompt. */
static inline bool conn_is_command(const struct conn *conn)
{
    return conn->facts.command;
}

/* The link to the present room, if that room knows of this connection; else NULL, with which
 * link_send does nothing. */
static inline struct link *conn_room(const struct conn *conn)
{
    return conn->told ? hub_link_up(conn->hub) : NULL;
}

/* ---- conn.c ---- */
/* Has the next conn_flush destroy the connection. */
void conn_abort(struct conn *conn, const char *why);
/* Draws the line and the screen anew after conn->profile has changed. */
void conn_profile_changed(struct conn *conn);
/* Switches to another input mode, as the room wants. Tells the user and the room if that is not
 * possible. */
void conn_mode_set(struct conn *conn, enum client_input input);
/* Takes no more input, sends what was written, and has the transport end with this status. Destroys
 * the connection if that takes longer than `grace_ms`. */
void conn_close(struct conn *conn, unsigned status, int64_t grace_ms);

/* ---- conn_input.c ---- */
/* Wipes input that was not handled, because it may be a password. */
void conn_typed_forget(struct conn *conn);
/* Handles typed input as far as flood control and the room allow. */
void conn_typed_take(struct conn *conn);
/* Handles LINK_KEYS. A character that is typed within CONN_KEYS_MS after it still begins a line,
 * because it was meant for what was shown before. */
void conn_keys_set(struct conn *conn, const struct link_field *field);
/* Has the terminal report clicks if a screen is shown and the room wants them, else not. */
void conn_mouse_update(struct conn *conn);
/* Handles a key whose rest has not come in the time that it may take. */
void conn_key_check(struct conn *conn);
/* If the client sends no more, ends the connection once its lines are done. */
void conn_eof_check(struct conn *conn);
/* Stops reading while the room or the flood control has to catch up, so that a flood fills the
 * client's buffers and not ours; goes on reading afterwards. */
void conn_pause_check(struct conn *conn);
/* Handles the room's answer to Tab, LINK_FINISHED. */
void conn_finish_answered(struct conn *conn, const struct link_field *field);

/* ---- conn_output.c ---- */
/* Passes the bytes of `out` to the transport. Call it before the transport sends something
 * itself. */
void conn_out_pass(struct conn *conn);
/* Shows styled lines of the door's own, which are marked with N_. */
void conn_say(struct conn *conn, const char *text);
/* Handle LINK_SCREEN, LINK_PAGE and LINK_MOTION. */
void conn_screen_set(struct conn *conn, const struct link_field *field);
void conn_page_set(struct conn *conn, const struct link_field *field);
void conn_motion_set(struct conn *conn, const struct link_field *field);
/* Ends the screen and goes back to lines. `last`: repeats the last line of the log there. The input
 * line stays hidden until somebody shows it. The log is kept for another screen. */
void conn_frame_end(struct conn *conn, bool last);
/* Has the screen drawn soon. */
void conn_frame_wanted(struct conn *conn);
/* Draws the screen if it waits to be drawn, the last drawing is long enough ago, and the client has
 * read most of what it was sent. So a slow client skips the states in between. */
void conn_frame_show(struct conn *conn);
/* Scrolls the screen. `direction`: -1 for PgUp, 1 for PgDn. */
void conn_frame_turn(struct conn *conn, int direction);
/* Lays the screen out anew for another size or profile. */
void conn_frame_change(struct conn *conn);
/* Line mode: has the client hide what is typed, or show it again. */
void conn_hide(struct conn *conn, bool on);
/* Has the prompt shown soon, unless the client shows it already. */
void conn_prompt_again(struct conn *conn);
/* Handles LINK_PROMPT. */
void conn_prompt_set(struct conn *conn, const struct link_field *text, bool secret);
/* Shows the prompt if it is due and nothing forbids it. */
void conn_prompt_show(struct conn *conn);

/* ---- conn_room.c ---- */
/* Tells the present room of a new mode or profile. */
void conn_tell_client(struct conn *conn);
/* Sets the language of the door's own lines by the name of a locale or a setting. An unknown name
 * sets English, as in the room. */
void conn_language_set(struct conn *conn, const char *word);
