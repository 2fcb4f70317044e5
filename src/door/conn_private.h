/*
 * What the files of a connection share: the connection.
 *     conn.c         its life: from the client's facts to the end
 *     conn_input.c   what is typed becomes lines, as fast as it may
 *     conn_output.c  text, the screen and the prompt become the client's bytes
 *     conn_room.c    what is said between a connection and the room
 */
#ifndef DOOR_CONN_PRIVATE_H
#define DOOR_CONN_PRIVATE_H

#include "buf.h"
#include "clock.h"
#include "conn.h"
#include "hub.h"

enum conn_state {
    CONN_ARRIVING, /* who it is, or what its client is, is being found out */
    CONN_OPEN,     /* in the lobby */
    CONN_ENDING    /* its last output is on the way */
};

/* What each line looks at comes first: the one who types it next is mostly in no cache. */
struct conn {
    struct hub_entry entry;
    struct hub *hub;
    const struct conn_ops *ops;
    void *transport;
    enum conn_state state;
    bool told;      /* the room that is there knows of it */
    bool eof;       /* the client sends no more */
    bool frame_due; /* the screen is to be drawn */
    bool covered;   /* its row is off the screen while text is printed */
    bool secret;
    bool prompt_due;           /* to be shown when no line waits */
    bool at_prompt;            /* line mode: the cursor is behind it */
    bool hiding;               /* line mode: the client hides what is typed */
    bool shown_anyway;         /* it was told that it cannot */
    bool slow_told, full_told; /* said once, until it is over */
    bool paused;               /* the transport reads nothing */
    bool line_long, after_cr;
    const char *abort; /* it is to be destroyed, and why */
    struct admit_pass pass;

    struct buf typed; /* came in and was not looked at yet */
    char *line;       /* line mode: so far, CONN_LINE_MAX + 1; NULL while it is empty */
    size_t line_len;
    char *prompt;          /* styled; NULL: none yet */
    struct editor *editor; /* char mode */
    struct frame *frame;   /* a screen is shown; char mode only */
    struct buf out;        /* bytes that go to the transport in conn_flush */
    struct admit_output output;
    struct conn_facts facts; /* its texts are owned */
    struct admit_input input;
    int64_t eof_at;

    enum link_transport kind;
    struct network address;
    char address_text[NETWORK_TEXT_MAX];
    int64_t opened_ms;               /* UTC */
    int64_t start, login_by, end_by; /* monotonic, as frame_at, eof_at */
    int64_t frame_at;                /* of the last time the screen was drawn */
    int language;         /* what our own lines are said in; SPEECH_UNKNOWN until it is open */
    int64_t gmcp_full_at; /* when it may send a whole burst of GMCP again; monotonic */
    struct buf gmcp;      /* its announcements of packages, each ended by NUL */
    char *ticket;
    size_t ticket_len;

    struct conn_auth auth; /* owned copies, while an answer is waited for */
    bool auth_waits;
    bool auth_sent;     /* to the room that is there */
    bool auth_was_sent; /* to the one that is gone; until it is known how that ended */
    uint8_t auth_blame; /* for rooms that ended while it was with them: HUB_BLAME_... */
};

/* Monotonic ms. */
static inline int64_t conn_now(const struct conn *conn)
{
    return clock_mono(hub_clock(conn->hub));
}

/* A one-shot command of ssh: it reads nothing and has no prompt. */
static inline bool conn_is_command(const struct conn *conn)
{
    return conn->facts.command;
}

/* The room that is there, if it knows of this connection. */
static inline struct link *conn_room(const struct conn *conn)
{
    return conn->told ? hub_link_up(conn->hub) : NULL;
}

/* A fact that is not known is NULL in a connection and empty elsewhere. */
static inline const char *conn_fact(const char *text)
{
    return text ? text : "";
}

/* ---- conn.c ---- */
/* It is destroyed in the next conn_flush. */
void conn_abort(struct conn *conn, const char *why);
void conn_auth_forget(struct conn *conn);
/* The client's mode is to be another one, by the room or by the client. */
void conn_mode_set(struct conn *conn, enum link_input input);
/* Takes no more input; what was written goes out, then the transport ends with this status. */
void conn_close(struct conn *conn, unsigned status, int64_t grace_ms);

/* ---- conn_input.c ---- */
/* Forgets what was typed and not dealt with; it may have been a password. */
void conn_typed_forget(struct conn *conn);
/* Deals with what was typed, as far as it may be. */
void conn_typed_take(struct conn *conn);
/* The client sends no more: when its lines are dealt with, it ends. */
void conn_eof_check(struct conn *conn);
/* Reads no more while lines or the bucket have to catch up: a flood fills the client's own buffers,
 * not ours. */
void conn_pause_check(struct conn *conn);
/* The room's answer to Tab: LINK_FINISHED. */
void conn_finish_answered(struct conn *conn, const struct link_field *field);

/* ---- conn_output.c ---- */
/* Staged bytes move to the transport, so that what it adds by itself comes behind them. */
void conn_out_pass(struct conn *conn);
/* A text of the door's own, marked with N_: styled lines. */
void conn_say(struct conn *conn, const char *text);
/* LINK_SCREEN, LINK_PAGE. */
void conn_screen_set(struct conn *conn, const struct link_field *field);
void conn_page_set(struct conn *conn, const struct link_field *field);
/* Back to lines on the terminal's own screen; `last`: with the last line of the log. The input line
 * is off it until it is shown. */
void conn_frame_end(struct conn *conn, bool last);
/* The screen is to be drawn. */
void conn_frame_wanted(struct conn *conn);
/* Draws it where it is due, not too soon after the last time, and the client has taken most of what
 * it was sent: one that is slow skips what was in between. */
void conn_frame_show(struct conn *conn);
/* PgUp (-1) and PgDn (1). */
void conn_frame_turn(struct conn *conn, int direction);
/* Another size or another profile. */
void conn_frame_change(struct conn *conn);
/* Line mode: the client hides what is typed, or shows it again. */
void conn_hide(struct conn *conn, bool on);
/* The prompt is to be shown, unless the client has it before it. */
void conn_prompt_again(struct conn *conn);
/* LINK_PROMPT. */
void conn_prompt_set(struct conn *conn, const struct link_field *text, bool secret);
/* Shows it where it is due and may be there. */
void conn_prompt_show(struct conn *conn);

/* ---- conn_room.c ---- */
/* Tells the room that is there of the connection, of another mode or profile. */
void conn_tell_open(struct conn *conn);
void conn_tell_client(struct conn *conn);
/* Of a locale or a setting; English where there is none of it, as in the room. */
void conn_language_set(struct conn *conn, const char *word);

#endif
