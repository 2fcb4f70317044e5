/*
 * Turns what is typed into lines for the room. In line mode the client ends a line, in char mode
 * the editor does. Lines go out no faster than the flood control and the room take them.
 */
#include "conn_private.h"

#include <string.h>
#include <strings.h>

#include "editor.h"
#include "frame.h"
#include "keys.h"
#include "speech.h"
#include "utf8.h"

enum {
    CTRL_C = 3,
    CTRL_D = 4,
    CTRL_H = 8,
    CTRL_U = 21,
    CTRL_W = 23,
    INTERRUPT_C = 1, /* the values of `what` in LINK_INTERRUPT */
    INTERRUPT_D = 2
};

void conn_typed_forget(struct conn *conn)
{
    buf_wipe(&conn->typed);
    buf_wipe(&conn->line);
}

/* Scrolls if the text is `more`, which is PgDn for keyboards without that key. False: the text is
 * for the room. So is `more` if nothing more is below, or if the room turns lists itself. */
static bool conn_input_scrolls(struct conn *conn, const char *text)
{
    return conn->frame && !conn->secret && !(conn->keys & PRESS_ASK_PAGES) &&
           strcasecmp(text, "more") == 0 && frame_scroll(conn->frame, 1);
}

static void conn_input_line_typed(struct conn *conn, const char *text)
{
    conn->prompt_due = true;
    conn->at_prompt = false;
    if (conn_input_scrolls(conn, text)) {
        conn_frame_wanted(conn);
        return;
    }
    if (conn->frame && frame_typed(conn->frame))
        conn_frame_wanted(conn);
    if (conn->hiding) {
        conn_hide(conn, false);
        buf_puts(&conn->out, "\r\n"); /* the client hid its Enter, too */
    }
    if (conn->pass.stranger) {
        /* Registering takes several lines, so each of them starts the deadline again, within
         * bounds. */
        int64_t time = admit_limits(hub_admit(conn->hub))->login_ms;
        int64_t last = conn->start + ADMIT_LOGIN_STRETCH * time;
        conn->login_by = conn_now(conn) + time < last ? conn_now(conn) + time : last;
    }
    if (conn->eof)
        conn->eof_at = conn_now(conn);
    hub_line(conn->hub, &conn->entry, text, NULL, conn->told);
}

static void conn_input_interrupt(struct conn *conn, unsigned what)
{
    if (conn_is_command(conn))
        conn_end(conn, "", 130);
    else if (conn_room(conn))
        link_send(conn_room(conn), LINK_INTERRUPT, conn->entry.id, (uint64_t)what);
    else
        conn_end(conn, N_("You're disconnected. Your seat is kept for a while.\n"), 0);
}

/* ---- Line mode ---- */

/* Carries out the few keys that mean something without a cursor, drops all other keys and invisible
 * characters, and turns a tab into a blank. The text never grows, so this is done in place. False:
 * it is not UTF-8. */
static bool conn_input_line_clean(struct buf *text)
{
    struct keys keys = {.state = 0};
    char *line = text->data;
    const char *in = line;
    size_t left = text->len, to = 0;
    uint32_t key;

    if (utf8_plain_run(buf_text(text), text->len) == text->len) /* most lines */
        return true;
    if (!utf8_valid(buf_text(text), text->len))
        return false;
    while ((key = keys_next(&keys, &in, &left)) != KEY_NONE) {
        switch (key) {
        case KEY_DEL:
        case CTRL_H:
            while (to > 0 && (line[--to] & 0xc0) == 0x80)
                ;
            break;
        case CTRL_C:
        case CTRL_U: to = 0; break;
        case CTRL_W:
            while (to > 0 && line[to - 1] == ' ')
                to--;
            while (to > 0 && line[to - 1] != ' ')
                to--;
            break;
        case KEY_TAB: line[to++] = ' '; break;
        default:
            if (key >= ' ' && key < KEY_UP)
                to += (size_t)utf8_encode(key, line + to);
            break;
        }
    }
    if (line)
        line[to] = '\0';
    text->len = to;
    return true;
}

/* Carries out the line, whose end has come. */
static void conn_input_line_finish(struct conn *conn)
{
    struct buf *line = &conn->line;

    conn->at_prompt = false;
    conn->prompt_due = true;
    if (line->overflow)
        conn_say(conn, N_("That line was longer than 512 bytes, so none of it was used. Type it in "
                          "shorter pieces.\n"));
    else if (line->len == 1 && line->data[0] == CTRL_D)
        conn_input_interrupt(conn, INTERRUPT_D);
    else if (conn_input_line_clean(line))
        conn_input_line_typed(conn, buf_text(line));
    else
        conn_say(conn, N_("That line wasn't valid UTF-8 text, so none of it was used. Type it in "
                          "plain letters, or set your client to UTF-8.\n"));
    buf_wipe(line);
}

/* Takes input up to and including the end of a line. Returns how many bytes it took, and whether
 * the line is complete. */
static size_t conn_input_line_take(struct conn *conn, const char *bytes, size_t len, bool *whole)
{
    size_t at = 0;

    *whole = false;
    while (at < len && !*whole) {
        size_t run = utf8_plain_run(bytes + at, len - at);
        char c = bytes[at], before = conn->line_end;

        conn->line_end = c == '\r' || c == '\n' ? c : '\0';
        if (conn->line_end != '\0' && before != '\0' && before != c)
            conn->line_end = '\0'; /* the other half of CR LF, or of LF CR */
        else if (conn->line_end != '\0')
            *whole = true;
        else
            buf_add(&conn->line, bytes + at, run > 0 ? run : 1);
        at += run > 0 ? run : 1;
    }
    return at;
}

/* ---- Char mode ---- */

void conn_finish_answered(struct conn *conn, const struct link_field *field)
{
    BUF_LOCAL list = {.max = 0};

    if (conn->editor)
        editor_finish(conn->editor, (uint32_t)field[0].number, field[1].data, field[1].len, &list);
    conn_text(conn, list.data, list.len);
    conn_mark(conn);
}

static void conn_input_key_typed(struct conn *conn)
{
    int column, row;
    uint32_t key = editor_key(conn->editor, &column, &row);
    bool click = key == KEY_CLICK || key == KEY_CLICK_RIGHT;

    if (conn->frame && frame_typed(conn->frame))
        conn_frame_wanted(conn);
    hub_line(conn->hub, &conn->entry, "",
             &(struct hub_key){.key = key,
                               .turn = conn->keys_turn,
                               .column = (uint16_t)(click ? column : 0),
                               .row = (uint16_t)(click ? row : 0)},
             conn->told);
}

/* Which keys go to the room now, as EDITOR_... bits. */
static unsigned conn_input_keys_now(const struct conn *conn)
{
    unsigned which = conn->keys & PRESS_ASK_CLICK ? EDITOR_CLICK : 0;

    if (!conn->frame || !conn->told)
        return 0;
    if (conn->keys & PRESS_ASK_PLAY) {
        which |= EDITOR_CURSOR;
        if (conn_now(conn) - conn->keys_at >= CONN_KEYS_MS)
            which |= EDITOR_CHAR;
    } else if (conn->keys_late && conn_now(conn) - conn->keys_at < CONN_LATE_MS) {
        which = EDITOR_LATE;
    }
    return which | (conn->keys & PRESS_ASK_PAGES ? EDITOR_PAGES : 0);
}

void conn_mouse_update(struct conn *conn)
{
    if (conn->editor)
        editor_mouse(conn->editor, conn->frame && (conn->keys & PRESS_ASK_MOUSE) != 0);
}

void conn_keys_set(struct conn *conn, const struct link_field *field)
{
    if (!conn->editor)
        return;
    bool played = (conn->keys & PRESS_ASK_PLAY) != 0,
         plays = (field[0].number & PRESS_ASK_PLAY) != 0;
    if (played || plays) {
        conn->keys_late = played && !plays;
        conn->keys_at = conn_now(conn);
    }
    if (plays)
        utf8_copy_part(field[2].data, field[2].len, conn->keys_chars, sizeof(conn->keys_chars));
    conn->keys = (uint8_t)field[0].number;
    conn->keys_turn = (uint32_t)field[1].number;
    conn_mouse_update(conn);
    conn_mark(conn);
}

void conn_key_check(struct conn *conn)
{
    int wait = conn->editor && conn->state == CONN_OPEN ? editor_wait(conn->editor) : 0;

    if (wait == 0 || conn->typed.len > 0)
        return;
    if (conn_now(conn) - conn->key_at < wait) {
        hub_mark_soon(conn->hub, &conn->entry);
        return;
    }
    conn->key_at = conn_now(conn);
    if (editor_timeout(conn->editor) != EDITOR_KEY)
        return;
    conn_input_key_typed(conn);
    admit_input_line(hub_admit(conn->hub), &conn->input);
}

/* Takes input up to the editor's next event. Returns how many bytes it took. */
static size_t conn_input_keys_take(struct conn *conn, const char *bytes, size_t len, bool *costs)
{
    const char *in = bytes;

    *costs = true;
    conn->key_at = conn_now(conn);
    editor_keys(conn->editor, conn_input_keys_now(conn), conn->keys_chars);
    enum editor_event event = editor_next(conn->editor, &in, &len);
    size_t took = (size_t)(in - bytes); /* what follows may free `typed` */
    switch (event) {
    case EDITOR_NONE: *costs = false; break;
    case EDITOR_LINE: conn_input_line_typed(conn, editor_line(conn->editor)); break;
    case EDITOR_FINISH:
        if (!conn_is_command(conn))
            link_send(conn_room(conn), LINK_FINISH, conn->entry.id,
                      (uint64_t)editor_serial(conn->editor), editor_line(conn->editor));
        break;
    case EDITOR_INTERRUPT: conn_input_interrupt(conn, INTERRUPT_C); break;
    case EDITOR_EOF: conn_input_interrupt(conn, INTERRUPT_D); break;
    case EDITOR_KEY: conn_input_key_typed(conn); break;
    case EDITOR_REPAINT:
        frame_forget(conn->frame);
        conn_frame_wanted(conn);
        break;
    case EDITOR_PAGE_UP: conn_frame_turn(conn, -1); break;
    case EDITOR_PAGE_DOWN: conn_frame_turn(conn, 1); break;
    case EDITOR_BOTTOM:
        if (conn->frame && frame_bottom(conn->frame))
            conn_frame_wanted(conn);
        break;
    }
    return took;
}

/* ---- How much may be taken ---- */

/* Whether another line may be taken now. Says once why not. */
static bool conn_input_may_go_on(struct conn *conn)
{
    if (conn->entry.nlines >= CONN_WAITING_MAX) {
        if (!conn->full_told)
            conn_say(conn, N_("Your last lines are still waiting for the room. It reads what you "
                              "type now after them.\n"));
        conn->full_told = true;
        return false;
    }
    if (conn->entry.nlines < CONN_WAITING_MAX / 2)
        conn->full_told = false;
    enum admit_input_verdict verdict = admit_input_look(hub_admit(conn->hub), &conn->input);
    if (!conn->input.dry)
        conn->slow_told = false;
    if (verdict == ADMIT_INPUT_SLOW && !conn->slow_told) {
        conn->slow_told = true;
        conn_say(conn, N_("Your lines come in faster than the room can read them. It'll read the "
                          "rest a little later.\n"));
    }
    return verdict == ADMIT_INPUT_YES;
}

void conn_typed_take(struct conn *conn)
{
    size_t at = 0;

    while (conn->state == CONN_OPEN && at < conn->typed.len && conn_input_may_go_on(conn)) {
        const char *bytes = conn->typed.data + at;
        size_t len = conn->typed.len - at, took;
        bool whole;
        if (conn_is_command(conn)) {
            took = len; /* a one-shot command reads no input */
            whole = false;
        } else if (conn->editor) {
            took = conn_input_keys_take(conn, bytes, len, &whole);
        } else {
            took = conn_input_line_take(conn, bytes, len, &whole);
            if (whole)
                conn_input_line_finish(conn);
        }
        at += took;
        if (whole)
            admit_input_line(hub_admit(conn->hub), &conn->input);
    }
    /* `typed` may be empty by now, because conn_end empties it. */
    if (at > conn->typed.len)
        at = conn->typed.len;
    if (at > 0)
        explicit_bzero(conn->typed.data, at); /* it may have been a password */
    buf_drain(&conn->typed, at);
    if (conn->typed.len == 0)
        buf_free(&conn->typed);
}

void conn_eof_check(struct conn *conn)
{
    if (!conn->eof || conn->state == CONN_ENDING || conn_is_command(conn))
        return;
    if (conn->state == CONN_OPEN && conn->typed.len == 0 && !conn->editor &&
        (conn->line.len > 0 || conn->line.overflow))
        conn_input_line_finish(conn);
    bool dealt = conn->typed.len == 0 && conn->entry.nlines == 0;
    bool late = hub_link_up(conn->hub) && conn_now(conn) - conn->eof_at >= CONN_EOF_MS;
    if (dealt || late)
        conn_close(conn, 0, CONN_FINISH_MS);
}

void conn_pause_check(struct conn *conn)
{
    if (conn->state == CONN_ENDING)
        return;
    enum admit_input_verdict verdict = admit_input_look(hub_admit(conn->hub), &conn->input);
    if (verdict == ADMIT_INPUT_CUT) {
        conn_end(conn, N_("Too much came in for too long. Please connect again and send less.\n"),
                 1);
        return;
    }
    bool pause = verdict == ADMIT_INPUT_SLOW || (conn->state == CONN_OPEN && conn->typed.len > 0);
    if (pause != conn->paused) {
        conn->paused = pause;
        conn->ops->read(conn->transport, !pause);
    }
}

/* ---- Up from the transport ---- */

void conn_probe(struct conn *conn, int64_t until_ms)
{
    cursor_probe_start(&conn->cursor, &conn->out, until_ms);
    conn_mark(conn);
}

bool conn_probe_done(const struct conn *conn)
{
    return cursor_probe_done(&conn->cursor, conn_now(conn));
}

void conn_probe_end(struct conn *conn)
{
    cursor_probe_end(&conn->cursor, &conn->out, &conn->typed);
    conn_mark(conn);
}

bool conn_draws_utf8(const struct conn *conn)
{
    return conn->cursor.utf8;
}

void conn_input(struct conn *conn, const char *bytes, size_t len)
{
    if (conn->state == CONN_ENDING)
        return;
    cursor_probe_input(&conn->cursor, bytes, len, &conn->out, &conn->typed);
    if (conn->typed.overflow)
        conn_end(conn, N_("Too much came in at once. Please connect again and send less.\n"), 1);
    conn_mark(conn);
}

void conn_charge(struct conn *conn, size_t bytes)
{
    admit_input_bytes(hub_admit(conn->hub), &conn->input, bytes);
    conn_mark(conn);
}

void conn_interrupt(struct conn *conn)
{
    static const char key = CTRL_C;

    if (conn->editor)
        conn_input(conn, &key, 1);
    /* Flood control counts the message as a line, as the room does. A message that comes too fast
     * is dropped, because the client waits for no answer. */
    else if (conn->state == CONN_OPEN &&
             admit_input_line(hub_admit(conn->hub), &conn->input) == ADMIT_INPUT_YES)
        conn_input_interrupt(conn, INTERRUPT_C);
}

void conn_eof(struct conn *conn)
{
    if (conn->eof)
        return;
    conn->eof = true;
    conn->eof_at = conn_now(conn);
    conn_mark(conn);
}
