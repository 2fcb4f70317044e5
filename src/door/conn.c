/*
 * One connection. See conn.h.
 */
#include "conn.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "editor.h"
#include "frame.h"
#include "hub.h"
#include "log.h"
#include "render.h"
#include "speech.h"
#include "style.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    COLUMNS_MIN = 20,
    COLUMNS_MAX = 512,
    ROWS_MIN = 5,
    ROWS_MAX = 200,
    COLUMNS_UNKNOWN = 80,
    ROWS_UNKNOWN = 24,
    CTRL_C = 3,
    CTRL_D = 4,
    INTERRUPT_C = 1, /* what of LINK_INTERRUPT */
    INTERRUPT_D = 2
};

enum state {
    ARRIVING, /* who it is, or what its client is, is being found out */
    OPEN,     /* in the lobby */
    ENDING    /* its last output is on the way */
};

struct conn {
    struct hub *hub;
    struct hub_entry entry;
    const struct conn_ops *ops;
    void *transport;
    enum link_transport kind;
    struct address address;
    char address_text[ADDRESS_TEXT_MAX];
    struct admit_pass pass;

    enum state state;
    bool told;                               /* the room that is there knows of it */
    const char *abort;                       /* it is to be destroyed, and why */
    int64_t opened_ms;                       /* UTC */
    int64_t start, login_by, end_by, eof_at; /* monotonic */
    bool eof;

    struct conn_facts facts; /* its texts are owned */
    int language;            /* what our own lines are said in; SPEECH_UNKNOWN until it is OPEN */
    int64_t gmcp_full_at;    /* when it may send a whole burst of GMCP again; monotonic */
    struct buf gmcp;         /* its announcements of packages, each ended by NUL */
    char *ticket;
    size_t ticket_len;

    struct conn_auth auth; /* owned copies, while an answer is waited for */
    bool auth_waits;

    struct buf out;        /* bytes that go to the transport in conn_flush */
    struct editor *editor; /* char mode */
    struct frame *frame;   /* a screen is shown; char mode only */
    bool frame_due;        /* it is to be drawn */
    int64_t frame_at;      /* mono ms of the last time it was */
    bool covered;          /* its row is off the screen while text is printed */
    char *prompt;          /* styled; NULL: none yet */
    bool secret;
    bool prompt_due;   /* to be shown when no line waits */
    bool at_prompt;    /* line mode: the cursor is behind it */
    bool hiding;       /* line mode: the client hides what is typed */
    bool shown_anyway; /* it was told that it cannot */

    struct buf typed; /* came in and was not looked at yet */
    char *line;       /* line mode: so far, CONN_LINE_MAX + 1; NULL while it is empty */
    size_t line_len;
    bool line_long, after_cr;

    struct admit_input input;
    struct admit_output output;
    bool slow_told, full_told; /* said once, until it is over */
    bool paused;               /* the transport reads nothing */
};

/* ---- Life ---- */

static int64_t now(const struct conn *conn)
{
    return clock_mono(hub_clock(conn->hub));
}

static char *copy(const char *text)
{
    return xstrdup(text != NULL ? text : "");
}

/* Facts that are not known take no memory. */
static char *kept(const char *text)
{
    return text != NULL && text[0] != '\0' ? xstrdup(text) : NULL;
}

static const char *fact(const char *text)
{
    return text != NULL ? text : "";
}

static void wipe(const char **text)
{
    char *owned = (char *)*text;

    if (owned != NULL)
        explicit_bzero(owned, strlen(owned));
    free(owned);
    *text = NULL;
}

struct conn *conn_new(struct hub *hub, const struct conn_ops *ops, void *transport,
                      enum link_transport kind, const struct address *address,
                      const struct admit_pass *pass)
{
    struct conn *conn = xcalloc(1, sizeof *conn);
    const struct clock *clock = hub_clock(hub);

    conn->hub = hub;
    conn->ops = ops;
    conn->transport = transport;
    conn->kind = kind;
    conn->address = *address;
    address_text(address, conn->address_text);
    conn->pass = *pass;
    conn->language = SPEECH_UNKNOWN;
    conn->opened_ms = clock_wall(clock);
    conn->start = clock_mono(clock);
    conn->login_by = conn->start + admit_limits(hub_admit(hub))->login_ms;
    buf_init(&conn->typed, CONN_TYPED_MAX);
    buf_init(&conn->gmcp, CONN_GMCP_MAX);
    hub_add(hub, &conn->entry, conn);
    log_debug("connected", "conn=%016" PRIx64 " from=%s", conn->entry.id, conn->address_text);
    return conn;
}

static void auth_forget(struct conn *conn)
{
    conn->auth_waits = false;
    wipe(&conn->auth.user);
    wipe(&conn->auth.fingerprint);
    wipe(&conn->auth.key);
    wipe(&conn->auth.password);
}

static void line_forget(struct conn *conn)
{
    if (conn->line != NULL)
        explicit_bzero(conn->line, CONN_LINE_MAX + 1);
    free(conn->line);
    conn->line = NULL;
    conn->line_len = 0;
}

static void typed_forget(struct conn *conn)
{
    if (conn->typed.data != NULL)
        explicit_bzero(conn->typed.data, conn->typed.len);
    buf_clear(&conn->typed);
    line_forget(conn);
}

void conn_free(struct conn **connp, const char *why)
{
    struct conn *conn = *connp;

    *connp = NULL;
    if (conn == NULL)
        return;
    if (conn->told && hub_link_up(conn->hub) != NULL)
        link_send(hub_link_up(conn->hub), LINK_GONE, conn->entry.id, why);
    log_info("connection", "conn=%016" PRIx64 " from=%s transport=%s seconds=%" PRId64 " why=%s",
             conn->entry.id, conn->address_text,
             conn->kind == LINK_SSH   ? "ssh"
             : conn->kind == LINK_TLS ? "tls"
                                      : "telnet",
             (now(conn) - conn->start) / 1000, why);
    hub_remove(conn->hub, &conn->entry);
    admit_leave(hub_admit(conn->hub), &conn->pass);
    auth_forget(conn);
    typed_forget(conn);
    frame_free(&conn->frame);
    editor_free(&conn->editor);
    wipe(&conn->facts.terminal);
    wipe(&conn->facts.user);
    wipe(&conn->facts.method);
    wipe(&conn->facts.fingerprint);
    wipe(&conn->facts.key);
    wipe(&conn->facts.command);
    wipe(&conn->facts.language);
    free(conn->ticket);
    free(conn->prompt);
    buf_free(&conn->typed);
    buf_free(&conn->gmcp);
    buf_free(&conn->out);
    free(conn);
}

uint64_t conn_id(const struct conn *conn)
{
    return conn->entry.id;
}

struct hub *conn_hub(const struct conn *conn)
{
    return conn->hub;
}

void conn_mark(struct conn *conn)
{
    hub_mark(conn->hub, &conn->entry);
}

static void conn_abort(struct conn *conn, const char *why)
{
    conn->abort = why;
    conn_mark(conn);
}

void conn_destroy(struct conn *conn, const char *why)
{
    conn->ops->destroy(conn->transport, why);
}

static bool is_command(const struct conn *conn)
{
    return conn->facts.command != NULL;
}

/* The room that is there, if it knows of this connection. */
static struct link *room(const struct conn *conn)
{
    return conn->told ? hub_link_up(conn->hub) : NULL;
}

/* ---- Output ---- */

/* Staged bytes move to the transport, so that what it adds by itself comes behind them. */
static void out_hand_over(struct conn *conn)
{
    if (conn->out.len > 0)
        conn->ops->write(conn->transport, conn->out.data, conn->out.len);
    buf_relax(&conn->out);
}

static void frame_wanted(struct conn *conn)
{
    conn->frame_due = true;
    conn_mark(conn);
}

void conn_text(struct conn *conn, const char *styled, size_t len)
{
    if (conn->state == ARRIVING || len == 0)
        return;
    if (conn->frame != NULL) {
        frame_log(conn->frame, styled, len);
        frame_wanted(conn);
        return;
    }
    if (conn->editor != NULL) {
        editor_hide(conn->editor);
        conn->covered = true;
    } else if (conn->at_prompt) {
        /* What is being typed stays where it is; the text begins below it. A prompt is repeated,
         * but not to a screen reader, which would speak it each time. */
        buf_puts(&conn->out, "\r\n");
        conn->at_prompt = false;
        conn->prompt_due = !conn->facts.reader;
    }
    render_text(&conn->out, &conn->facts.profile, styled, len);
    conn_mark(conn);
}

/* A text of the door's own, marked with N_: styled lines. */
static void say(struct conn *conn, const char *text)
{
    struct buf lines = {0};

    speech_put(hub_speech(conn->hub), conn->language, text, &lines);
    conn_text(conn, lines.data, lines.len);
    buf_free(&lines);
}

/* ---- The screen ---- */

static void frame_begin(struct conn *conn)
{
    editor_hide(conn->editor);
    editor_fix(conn->editor, true);
    conn->frame = frame_new(&conn->facts.profile, conn->facts.columns, conn->facts.rows);
    frame_enter(conn->frame, &conn->out);
    conn->covered = false;
    conn->frame_at = now(conn) - CONN_FRAME_MS;
}

/* Back to lines on the terminal's own screen; `last`: with the last line of the log. The input line
 * is off it until it is shown. */
static void frame_end(struct conn *conn, bool last)
{
    if (conn->frame == NULL)
        return;
    frame_leave(conn->frame, &conn->out, last);
    frame_free(&conn->frame);
    editor_fix(conn->editor, false);
    editor_hide(conn->editor);
    conn->covered = true;
    conn->frame_due = false;
}

/* Draws it where it is due, not too soon after the last time, and the client has taken most of what
 * it was sent: one that is slow skips what was in between. */
static void frame_show(struct conn *conn)
{
    if (!conn->frame_due || conn->frame == NULL)
        return;
    if (now(conn) - conn->frame_at < CONN_FRAME_MS ||
        conn->ops->pending(conn->transport) > CONN_FRAME_PENDING) {
        hub_frame_later(conn->hub, &conn->entry);
        return;
    }
    conn->frame_due = false;
    conn->frame_at = now(conn);
    if (frame_draw(conn->frame, &conn->out))
        editor_lost(conn->editor);
}

static void screen_set(struct conn *conn, const struct link_field *field)
{
    bool on = (field[0].number & LINK_SCREEN_ON) != 0;

    if (conn->editor == NULL || conn->facts.profile.kind == PROFILE_DUMB)
        return;
    if (!on) {
        frame_end(conn, false);
        conn_mark(conn);
        return;
    }
    if (conn->frame == NULL)
        frame_begin(conn);
    else if ((field[0].number & LINK_SCREEN_ANEW) != 0)
        frame_forget(conn->frame);
    frame_rows(conn->frame, field[1].data, field[1].len, field[2].data, field[2].len);
    frame_wanted(conn);
}

static void page_set(struct conn *conn, const struct link_field *field)
{
    if (conn->frame == NULL)
        return;
    frame_page(conn->frame, field->data, field->len);
    frame_wanted(conn);
}

/* PgUp and PgDn. */
static void frame_turn(struct conn *conn, int direction)
{
    if (frame_scroll(conn->frame, direction))
        frame_wanted(conn);
    else
        buf_putc(&conn->out, '\a');
}

/* Another size or another profile. */
static void frame_change(struct conn *conn)
{
    if (conn->frame == NULL)
        return;
    frame_resize(conn->frame, &conn->facts.profile, conn->facts.columns, conn->facts.rows);
    frame_wanted(conn);
}

static void hide(struct conn *conn, bool on)
{
    if (on == conn->hiding || conn->editor != NULL)
        return;
    out_hand_over(conn);
    if (conn->ops->hide(conn->transport, on)) {
        conn->hiding = on;
    } else if (on && !conn->shown_anyway) {
        conn->shown_anyway = true;
        say(conn,
            N_("Your client shows what you type, so your password will be seen on your screen. "
               "Connect by ssh to hide it.\n"));
    }
}

/* May the prompt be there? Not before the room has dealt with what was typed: the next prompt may
 * be for a password. While the room is away it may for who is logged in. */
static bool prompt_allowed(const struct conn *conn)
{
    return conn->prompt != NULL && conn->state == OPEN &&
           (conn->entry.nlines == 0 || (!hub_room(conn->hub) && !conn->pass.stranger));
}

static void prompt_show(struct conn *conn)
{
    const struct profile *profile = &conn->facts.profile;

    if (!conn->prompt_due || !prompt_allowed(conn))
        return;
    hide(conn, conn->secret); /* may say something first */
    conn->prompt_due = false;
    if (conn->editor != NULL) {
        struct buf bytes = {0};
        int cells = render_prompt(&bytes, profile, conn->prompt, strlen(conn->prompt));
        editor_prompt(conn->editor, buf_text(&bytes), bytes.len, cells, conn->secret);
        buf_free(&bytes);
    } else {
        if (conn->at_prompt)
            buf_puts(&conn->out, "\r\n");
        render_prompt(&conn->out, profile, conn->prompt, strlen(conn->prompt));
        out_hand_over(conn);
        conn->ops->prompt_end(conn->transport);
        conn->at_prompt = true;
    }
}

static void prompt_set(struct conn *conn, const struct link_field *text, bool secret)
{
    bool same = conn->prompt != NULL && strlen(conn->prompt) == text->len &&
                (text->len == 0 || memcmp(text->data, conn->prompt, text->len) == 0);

    if (!same) {
        free(conn->prompt);
        conn->prompt = xstrndup(text->len > 0 ? text->data : "", text->len);
    }
    same = same && secret == conn->secret;
    conn->secret = secret;
    /* A client that edits by itself has it on its screen already. */
    if (!same || conn->editor != NULL || !conn->at_prompt)
        conn->prompt_due = true;
    conn_mark(conn);
}

/* ---- The end ---- */

static void end_within(struct conn *conn, unsigned status, int64_t grace_ms)
{
    frame_end(conn, true);
    if (conn->editor != NULL) {
        editor_hide(conn->editor);
        editor_end(conn->editor);
    }
    hide(conn, false);
    if (conn->at_prompt)
        buf_puts(&conn->out, "\r\n");
    conn->at_prompt = false;
    conn->state = ENDING;
    conn->end_by = now(conn) + grace_ms;
    hub_lines_done(conn->hub, &conn->entry, UINT64_MAX);
    typed_forget(conn);
    out_hand_over(conn);
    conn->ops->finish(conn->transport, status);
    conn_mark(conn);
}

static void end_saying(struct conn *conn, const char *text, unsigned status, int64_t grace_ms)
{
    if (conn->state == ENDING)
        return;
    /* One whose client is not known yet is told in plain bytes, as its profile is still. */
    conn->state = OPEN;
    say(conn, text);
    end_within(conn, status, grace_ms);
}

void conn_end(struct conn *conn, const char *text, unsigned status)
{
    end_saying(conn, text, status, CONN_FINISH_MS);
}

void conn_end_within(struct conn *conn, const char *text, int64_t grace_ms)
{
    end_saying(conn, text, 1, grace_ms);
}

/* ---- Lines ---- */

/* A line at a login starts its time again, within bounds: to register takes several. */
static void login_extend(struct conn *conn)
{
    int64_t time = admit_limits(hub_admit(conn->hub))->login_ms;
    int64_t last = conn->start + ADMIT_LOGIN_STRETCH * time;

    conn->login_by = now(conn) + time < last ? now(conn) + time : last;
}

static void line_typed(struct conn *conn, const char *text)
{
    conn->prompt_due = true;
    conn->at_prompt = false;
    if (conn->hiding) {
        hide(conn, false);
        buf_puts(&conn->out, "\r\n"); /* its Enter was hidden too */
    }
    if (conn->pass.stranger)
        login_extend(conn);
    conn->eof_at = now(conn);
    hub_line(conn->hub, &conn->entry, text, conn->told);
}

/* Line mode: control and invisible characters are dropped, a tab is a blank. False: not UTF-8. */
static bool line_clean(char *line, size_t *len)
{
    size_t to = 0;
    uint32_t point;

    for (size_t at = 0; at < *len;) {
        if (line[at] >= ' ' && line[at] < 0x7f) { /* most of what there is */
            line[to++] = line[at++];
            continue;
        }
        int took = utf8_decode(line + at, *len - at, &point);
        if (took <= 0)
            return false;
        if (point == '\t') {
            line[to++] = ' ';
        } else if (utf8_printable(point)) {
            memmove(line + to, line + at, (size_t)took);
            to += (size_t)took;
        }
        at += (size_t)took;
    }
    line[to] = '\0';
    *len = to;
    return true;
}

static void interrupt(struct conn *conn, unsigned what)
{
    if (is_command(conn))
        conn_end(conn, "", 130);
    else if (room(conn) != NULL)
        link_send(room(conn), LINK_INTERRUPT, conn->entry.id, (uint64_t)what);
    else
        conn_end(conn, N_("You are disconnected. Your seat is kept for a while.\n"), 0);
}

/* Line mode: the line's end came. */
static void line_finish(struct conn *conn)
{
    size_t len = conn->line_len;

    if (conn->line == NULL)
        conn->line = xcalloc(1, CONN_LINE_MAX + 1);
    if (conn->line_long) {
        conn->line_long = false;
        conn->at_prompt = false;
        conn->prompt_due = true;
        say(conn, N_("That line was longer than 512 bytes, so nothing of it was used. Type it in "
                     "shorter pieces.\n"));
    } else if (len == 1 && conn->line[0] == CTRL_D) {
        conn->at_prompt = false;
        conn->prompt_due = true;
        interrupt(conn, INTERRUPT_D);
    } else if (!line_clean(conn->line, &len)) {
        conn->at_prompt = false;
        conn->prompt_due = true;
        say(conn,
            N_("That line was not valid UTF-8 text, so nothing of it was used. Type it in plain "
               "letters, or set your client to UTF-8.\n"));
    } else {
        conn->line[len] = '\0';
        line_typed(conn, conn->line);
    }
    line_forget(conn);
}

static void line_add(struct conn *conn, char c)
{
    if (conn->line == NULL)
        conn->line = xcalloc(1, CONN_LINE_MAX + 1);
    conn->line[conn->line_len++] = c;
}

/* Line mode: takes what is typed up to and with a line's end. Returns the bytes it took and whether
 * a line is there. */
static size_t line_take(struct conn *conn, const char *bytes, size_t len, bool *whole)
{
    size_t at = 0;

    *whole = false;
    while (at < len && !*whole) {
        char c = bytes[at++];
        bool lf_of_crlf = conn->after_cr && c == '\n';
        conn->after_cr = c == '\r';
        if (lf_of_crlf)
            continue;
        if (c == '\r' || c == '\n')
            *whole = true;
        else if (conn->line_len < CONN_LINE_MAX)
            line_add(conn, c);
        else
            conn->line_long = true;
    }
    return at;
}

static void finish_asked(struct conn *conn)
{
    if (room(conn) != NULL && !is_command(conn))
        link_send(room(conn), LINK_FINISH, conn->entry.id, (uint64_t)editor_serial(conn->editor),
                  editor_line(conn->editor));
}

static void finish_answered(struct conn *conn, const struct link_field *field)
{
    struct buf list = {.max = 0};

    if (conn->editor != NULL)
        editor_finish(conn->editor, (uint32_t)field[0].number, field[1].data, field[1].len, &list);
    conn_text(conn, list.data, list.len);
    buf_free(&list);
    conn_mark(conn);
}

/* One step of char mode. Returns the bytes it took. */
static size_t keys_take(struct conn *conn, const char *bytes, size_t len, bool *costs)
{
    const char *in = bytes;

    *costs = true;
    switch (editor_next(conn->editor, &in, &len)) {
    case EDITOR_NONE: *costs = false; break;
    case EDITOR_LINE: line_typed(conn, editor_line(conn->editor)); break;
    case EDITOR_FINISH: finish_asked(conn); break;
    case EDITOR_INTERRUPT: interrupt(conn, INTERRUPT_C); break;
    case EDITOR_EOF: interrupt(conn, INTERRUPT_D); break;
    case EDITOR_REPAINT:
        frame_forget(conn->frame);
        frame_wanted(conn);
        break;
    case EDITOR_PAGE_UP: frame_turn(conn, -1); break;
    case EDITOR_PAGE_DOWN: frame_turn(conn, 1); break;
    }
    return (size_t)(in - bytes);
}

/* May another line be taken now? Says once why not. */
static bool may_go_on(struct conn *conn)
{
    enum admit_input_verdict verdict = ADMIT_INPUT_YES;

    if (conn->entry.nlines >= CONN_WAITING_MAX) {
        if (!conn->full_told)
            say(conn, N_("Your last lines still wait for the room. What you type now is read when "
                         "they are done.\n"));
        conn->full_told = true;
        return false;
    }
    if (conn->entry.nlines < CONN_WAITING_MAX / 2)
        conn->full_told = false;
    if (!conn->pass.exempt)
        verdict = admit_input_look(hub_admit(conn->hub), &conn->input);
    if (!conn->input.dry)
        conn->slow_told = false;
    if (verdict == ADMIT_INPUT_SLOW && !conn->slow_told) {
        conn->slow_told = true;
        say(conn, N_("Your lines come faster than the room takes them. The rest is read a little "
                     "later.\n"));
    }
    return verdict == ADMIT_INPUT_YES;
}

/* Deals with what was typed, as far as it may be. */
static void typed_take(struct conn *conn)
{
    size_t at = 0;

    while (conn->state == OPEN && at < conn->typed.len && may_go_on(conn)) {
        const char *bytes = conn->typed.data + at;
        size_t len = conn->typed.len - at, took;
        bool whole;
        if (is_command(conn)) {
            took = len; /* its input is nothing to anybody */
            whole = false;
        } else if (conn->editor != NULL) {
            took = keys_take(conn, bytes, len, &whole);
        } else {
            took = line_take(conn, bytes, len, &whole);
            if (whole)
                line_finish(conn);
        }
        at += took;
        if (whole && !conn->pass.exempt)
            admit_input_line(hub_admit(conn->hub), &conn->input);
    }
    /* conn_end has emptied it. */
    if (at > conn->typed.len)
        at = conn->typed.len;
    if (at > 0)
        explicit_bzero(conn->typed.data, at); /* it may have been a password */
    buf_drain(&conn->typed, at);
    if (conn->typed.len == 0)
        buf_free(&conn->typed);
}

/* The client sends no more: when its lines are dealt with, it ends. */
static void eof_check(struct conn *conn)
{
    if (!conn->eof || conn->state == ENDING || is_command(conn))
        return;
    if (conn->state == OPEN && conn->typed.len == 0 && conn->line_len > 0 && conn->editor == NULL)
        line_finish(conn);
    bool dealt = conn->typed.len == 0 && conn->entry.nlines == 0;
    bool late = hub_room(conn->hub) && now(conn) - conn->eof_at >= CONN_EOF_MS;
    if (dealt || late)
        end_within(conn, 0, CONN_FINISH_MS);
}

/* ---- Up from the transport ---- */

static void size_set(struct conn *conn, int columns, int rows)
{
    columns = columns == 0 ? COLUMNS_UNKNOWN : columns;
    rows = rows == 0 ? ROWS_UNKNOWN : rows;
    conn->facts.columns = (uint16_t)(columns < COLUMNS_MIN   ? COLUMNS_MIN
                                     : columns > COLUMNS_MAX ? COLUMNS_MAX
                                                             : columns);
    conn->facts.rows = (uint16_t)(rows < ROWS_MIN ? ROWS_MIN : rows > ROWS_MAX ? ROWS_MAX : rows);
}

static void tell_open(struct conn *conn)
{
    const struct conn_facts *facts = &conn->facts;
    struct link_open open = {.conn = conn->entry.id,
                             .transport = (uint8_t)conn->kind,
                             .input = (uint8_t)facts->input,
                             .secure = facts->secure,
                             .utf8 = facts->profile.utf8,
                             .reader = facts->reader,
                             .columns = facts->columns,
                             .rows = facts->rows,
                             .colours = facts->profile.colours,
                             .pty = facts->pty,
                             .opened_ms = (uint64_t)conn->opened_ms,
                             .address = conn->address_text,
                             .terminal = fact(facts->terminal),
                             .user = fact(facts->user),
                             .method = fact(facts->method),
                             .fingerprint = fact(facts->fingerprint),
                             .key = fact(facts->key),
                             .command = fact(facts->command),
                             .language = fact(facts->language),
                             .ticket = conn->ticket,
                             .ticket_len = conn->ticket_len};

    if (hub_link_up(conn->hub) == NULL)
        return;
    conn->told = true;
    if (!link_send_open(hub_link_up(conn->hub), &open))
        conn_abort(conn, "it could not be told to the room");
    for (size_t at = 0; at < conn->gmcp.len; at += strlen(conn->gmcp.data + at) + 1)
        link_send(hub_link_up(conn->hub), LINK_GMCP_HEARD, conn->entry.id, conn->gmcp.data + at);
}

/* Announcements of packages are kept for a room that is not there yet: a client makes them once. */
void conn_gmcp(struct conn *conn, const char *message, size_t len)
{
    static const char announcement[] = "Core.Supports.";
    int64_t from = conn->gmcp_full_at > now(conn) ? conn->gmcp_full_at : now(conn);

    if (from + CONN_GMCP_MS - now(conn) > CONN_GMCP_BURST * CONN_GMCP_MS)
        return;
    conn->gmcp_full_at = from + CONN_GMCP_MS;
    if (!utf8_valid(message, len) || memchr(message, '\0', len) != NULL)
        return;
    char *text = xstrndup(message, len);
    if (strncasecmp(text, announcement, sizeof announcement - 1) == 0)
        buf_add(&conn->gmcp, text, len + 1);
    if (conn->state == OPEN && room(conn) != NULL)
        link_send(room(conn), LINK_GMCP_HEARD, conn->entry.id, text);
    free(text);
}

/* Of a locale or a setting; English where there is none of it, as in the room. */
static void language_set(struct conn *conn, const char *word)
{
    const struct speech *speech = hub_speech(conn->hub);

    conn->language = speech->find(word);
    if (conn->language == SPEECH_UNKNOWN)
        conn->language = SPEECH_ENGLISH;
}

static void char_begin(struct conn *conn)
{
    conn->editor = editor_new(&conn->out, &conn->facts.profile);
    editor_begin(conn->editor);
}

void conn_open(struct conn *conn, const struct conn_facts *facts)
{
    if (conn->state != ARRIVING)
        return;
    conn->state = OPEN;
    conn->facts = *facts;
    bool wraps = facts->columns != 0 || facts->input == LINK_INPUT_CHAR;
    conn->facts.terminal = kept(facts->terminal);
    conn->facts.user = kept(facts->user);
    conn->facts.method = kept(facts->method);
    conn->facts.fingerprint = kept(facts->fingerprint);
    conn->facts.key = kept(facts->key);
    conn->facts.command = kept(facts->command);
    conn->facts.language = kept(facts->language);
    language_set(conn, fact(facts->language));
    size_set(conn, facts->columns, facts->rows);
    conn->facts.profile.columns = wraps ? conn->facts.columns : 0;
    if (facts->input == LINK_INPUT_CHAR)
        char_begin(conn);
    if (conn->facts.user != NULL)
        admit_known(hub_admit(conn->hub), &conn->pass);
    tell_open(conn);
    if (!conn->told && !is_command(conn)) {
        say(conn, N_("The room is getting ready. It will be here in a moment.\n"));
    }
    conn_mark(conn);
}

static void tell_auth(struct conn *conn)
{
    const struct conn_auth *auth = &conn->auth;

    if (!conn->auth_waits || hub_link_up(conn->hub) == NULL)
        return;
    conn->told = true;
    if (!link_send(hub_link_up(conn->hub), LINK_AUTH, conn->entry.id, (uint64_t)auth->method,
                   auth->user, conn->address_text, auth->fingerprint, auth->key, auth->password))
        conn_abort(conn, "its login could not be told to the room");
}

void conn_auth(struct conn *conn, const struct conn_auth *auth)
{
    auth_forget(conn);
    conn->auth.method = auth->method;
    conn->auth.user = copy(auth->user);
    conn->auth.fingerprint = copy(auth->fingerprint);
    conn->auth.key = copy(auth->key);
    conn->auth.password = copy(auth->password);
    conn->auth_waits = true;
    tell_auth(conn);
}

void conn_input(struct conn *conn, const char *bytes, size_t len)
{
    if (conn->state == ENDING)
        return;
    if (!buf_add(&conn->typed, bytes, len))
        conn_end(conn, N_("Too much came at once. Please connect again and send less.\n"), 1);
    conn_mark(conn);
}

void conn_charge(struct conn *conn, size_t bytes)
{
    if (!conn->pass.exempt)
        admit_input_bytes(hub_admit(conn->hub), &conn->input, bytes);
    conn_mark(conn);
}

void conn_resize(struct conn *conn, int columns, int rows)
{
    if (conn->state != OPEN)
        return;
    size_set(conn, columns, rows);
    if (conn->facts.profile.columns != 0) {
        conn->facts.profile.columns = conn->facts.columns;
        if (conn->editor != NULL)
            editor_profile(conn->editor, &conn->facts.profile);
    }
    frame_change(conn);
    if (room(conn) != NULL)
        link_send(room(conn), LINK_SIZE, conn->entry.id, (uint64_t)conn->facts.columns,
                  (uint64_t)conn->facts.rows);
    conn_mark(conn);
}

void conn_interrupt(struct conn *conn)
{
    static const char key = CTRL_C;

    if (conn->editor != NULL)
        conn_input(conn, &key, 1);
    else if (conn->state == OPEN)
        interrupt(conn, INTERRUPT_C);
}

void conn_eof(struct conn *conn)
{
    if (conn->eof)
        return;
    conn->eof = true;
    conn->eof_at = now(conn);
    conn_mark(conn);
}

static void tell_client(struct conn *conn)
{
    const struct conn_facts *facts = &conn->facts;

    if (room(conn) != NULL)
        link_send(room(conn), LINK_CLIENT, conn->entry.id, (uint64_t)facts->input,
                  (uint64_t)facts->profile.utf8, (uint64_t)facts->reader,
                  (uint64_t)facts->profile.colours);
}

void conn_client(struct conn *conn, const struct profile *profile, bool reader)
{
    if (conn->state != OPEN)
        return;
    conn->facts.reader = reader;
    conn->facts.profile.kind = profile->kind;
    conn->facts.profile.utf8 = profile->utf8;
    conn->facts.profile.colours = profile->colours;
    if (conn->editor != NULL)
        editor_profile(conn->editor, &conn->facts.profile);
    frame_change(conn);
    tell_client(conn);
    conn_mark(conn);
}

/* ---- Down from the hub ---- */

static void mode_set(struct conn *conn, enum link_input input)
{
    if (input == conn->facts.input)
        return;
    hide(conn, false);
    frame_end(conn, false);
    if (conn->editor != NULL) {
        editor_hide(conn->editor);
        conn->covered = true;
    }
    out_hand_over(conn);
    if (!conn->ops->mode(conn->transport, input)) {
        say(conn,
            N_("This connection cannot change how it sends its lines. Connect again in another "
               "way to change it.\n"));
        tell_client(conn); /* so that the room does not count on it */
        return;
    }
    conn->facts.input = input;
    conn->prompt_due = true;
    if (input == LINK_INPUT_CHAR) {
        if (conn->at_prompt)
            buf_puts(&conn->out, "\r\n");
        conn->at_prompt = false;
        char_begin(conn);
    } else {
        editor_end(conn->editor);
        editor_free(&conn->editor);
    }
}

void conn_mode(struct conn *conn, enum link_input input)
{
    if (conn->state != OPEN)
        return;
    mode_set(conn, input);
    tell_client(conn);
    conn_mark(conn);
}

static void setting(struct conn *conn, const struct link_field *field)
{
    char *name = xstrndup(field[0].len > 0 ? field[0].data : "", field[0].len);
    char *value = xstrndup(field[1].len > 0 ? field[1].data : "", field[1].len);

    if (strcmp(name, "input") == 0 && (strcmp(value, "line") == 0 || strcmp(value, "char") == 0))
        mode_set(conn, strcmp(value, "char") == 0 ? LINK_INPUT_CHAR : LINK_INPUT_LINE);
    else if (strcmp(name, "history") == 0) {
        if (conn->editor != NULL)
            editor_remember(conn->editor, value, strlen(value));
    } else if (strcmp(name, "login") == 0 && strcmp(value, "yes") == 0)
        admit_known(hub_admit(conn->hub), &conn->pass);
    else if (strcmp(name, "language") == 0)
        language_set(conn, value);
    else if (!profile_set(&conn->facts.profile, name, value))
        log_warn("set", "name=%s value=%s error=\"not understood\"", name, value);
    else if (conn->editor != NULL)
        editor_profile(conn->editor, &conn->facts.profile);
    if (strcmp(name, "login") != 0 && strcmp(name, "history") != 0 && strcmp(name, "language") != 0)
        frame_change(conn);
    free(name);
    free(value);
    conn_mark(conn);
}

static void ticket_set(struct conn *conn, const struct link_field *field)
{
    if (field->len > CONN_TICKET_MAX) {
        log_warn("ticket", "bytes=%zu error=\"too long\"", field->len);
        return;
    }
    conn->ticket_len = field->len;
    if (field->len > 0) {
        conn->ticket = xrealloc(conn->ticket, field->len);
        memcpy(conn->ticket, field->data, field->len);
    }
}

void conn_message(struct conn *conn, const struct link_message *message)
{
    const struct link_field *field = message->field;

    if (message->type == LINK_AUTH_REPLY) {
        if (!conn->auth_waits)
            return;
        char *notice = xstrndup(field[2].len > 0 ? field[2].data : "", field[2].len);
        auth_forget(conn);
        conn->ops->auth(conn->transport, (unsigned)field[0].number, (unsigned)field[1].number,
                        notice);
        free(notice);
        conn_mark(conn);
        return;
    }
    if (conn->state != OPEN)
        return;
    switch (message->type) {
    case LINK_TEXT: conn_text(conn, field[0].data, field[0].len); break;
    case LINK_PROMPT: prompt_set(conn, &field[0], field[1].number != 0); break;
    case LINK_BELL:
        if (!is_command(conn))
            buf_putc(&conn->out, '\a');
        conn_mark(conn);
        break;
    case LINK_CLOSE: end_within(conn, (unsigned)field[0].number, CONN_FINISH_MS); break;
    case LINK_GMCP:
        out_hand_over(conn);
        if (conn->ops->gmcp != NULL)
            conn->ops->gmcp(conn->transport, field[0].data, field[0].len);
        conn_mark(conn);
        break;
    case LINK_TICKET: ticket_set(conn, &field[0]); break;
    case LINK_DONE:
        hub_lines_done(conn->hub, &conn->entry, field[0].number);
        conn_mark(conn);
        break;
    case LINK_SET: setting(conn, field); break;
    case LINK_FINISHED: finish_answered(conn, field); break;
    case LINK_SCREEN: screen_set(conn, field); break;
    case LINK_PAGE: page_set(conn, field); break;
    default: log_warn("link", "unexpected=%s", link_type_name((int)message->type)); break;
    }
}

void conn_room_away(struct conn *conn)
{
    conn->told = false;
    if (conn->state != OPEN)
        return;
    if (is_command(conn)) {
        /* Another room would say again what was said already. */
        conn_end(conn, N_("The room went away. Please try again in a moment.\n"), CONN_AWAY_STATUS);
        return;
    }
    say(conn,
        !conn->pass.stranger
            ? N_("The room is coming back; your seat is kept. What you type now waits for it.\n")
            : N_("The room is coming back. Please wait a moment.\n"));
}

void conn_room_back(struct conn *conn)
{
    if (conn->state == OPEN)
        tell_open(conn);
}

void conn_room_synced(struct conn *conn)
{
    if (conn->state == ARRIVING)
        tell_auth(conn);
}

void conn_line_lost(struct conn *conn)
{
    conn->prompt_due = true;
    say(conn,
        N_("One of your lines could not be carried out. Type  look  to see where you are.\n"));
}

void conn_tick(struct conn *conn)
{
    size_t pending = conn->ops->pending(conn->transport) + conn->out.len;

    conn->ops->tick(conn->transport, now(conn));
    if (conn->paused || conn->eof)
        conn_mark(conn);
    if (conn->state == ENDING && now(conn) >= conn->end_by)
        conn_abort(conn, "it did not take its last output");
    else if (conn->state != ENDING && conn->pass.stranger && now(conn) >= conn->login_by)
        conn_end(conn, N_("Nobody logged in here in time. Connect again when you like.\n"), 1);
    if (admit_output_over(hub_admit(conn->hub), &conn->output, pending))
        conn_abort(conn, "it does not read its output");
}

bool conn_ticks(const struct conn *conn)
{
    return conn->state != OPEN || conn->pass.stranger || conn->paused || conn->eof ||
           conn->abort != NULL || conn->output.soft || conn->out.len > 0 ||
           conn->ops->pending(conn->transport) > 0;
}

/* Reads no more while lines or the bucket have to catch up: a flood fills the client's own buffers,
 * not ours. */
static void pause_check(struct conn *conn)
{
    enum admit_input_verdict verdict = ADMIT_INPUT_YES;

    if (conn->state == ENDING)
        return;
    if (!conn->pass.exempt)
        verdict = admit_input_look(hub_admit(conn->hub), &conn->input);
    if (verdict == ADMIT_INPUT_CUT) {
        conn_end(conn, N_("Too much came for too long. Please connect again and send less.\n"), 1);
        return;
    }
    bool pause = verdict == ADMIT_INPUT_SLOW || (conn->state == OPEN && conn->typed.len > 0);
    if (pause != conn->paused) {
        conn->paused = pause;
        conn->ops->read(conn->transport, !pause);
    }
}

void conn_flush(struct conn *conn)
{
    if (conn->abort == NULL) {
        typed_take(conn);
        eof_check(conn);
        pause_check(conn);
        prompt_show(conn);
        if (conn->covered && conn->editor != NULL && conn->state == OPEN)
            editor_show(conn->editor);
        conn->covered = false;
        frame_show(conn);
        out_hand_over(conn);
        if (admit_output_over(hub_admit(conn->hub), &conn->output,
                              conn->ops->pending(conn->transport)))
            conn->abort = "it does not read its output";
    }
    if (conn->abort != NULL)
        conn_destroy(conn, conn->abort);
    else
        conn->ops->flush(conn->transport);
}
