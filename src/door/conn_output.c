/*
 * Turns all that a client is shown into bytes: text, the screen, the prompt, and whether typed text
 * is hidden. The bytes go to the transport at the end of the turn.
 */
#include "conn_private.h"

#include <stdlib.h>
#include <string.h>

#include "editor.h"
#include "frame.h"
#include "render.h"
#include "speech.h"
#include "utf8.h"
#include "xalloc.h"

enum { OUT_SPARE = 32 }; /* bytes around a text: ends of lines, and the prompt after it */

void conn_out_pass(struct conn *conn)
{
    if (conn->out.len > 0)
        conn->ops->write(conn->transport, &conn->out);
    buf_free(&conn->out);
}

void conn_frame_wanted(struct conn *conn)
{
    conn->frame_due = true;
    conn_mark(conn);
}

/* Prepares the output for a text. False: the text must not be appended to it. */
static bool conn_output_text_begin(struct conn *conn, const char *styled, size_t len)
{
    if (conn->state == CONN_ARRIVING || len == 0)
        return false;
    if (conn->frame) {
        frame_log(conn->frame, styled, len);
        conn_frame_wanted(conn);
        return false;
    }
    buf_reserve(&conn->out, len + OUT_SPARE);
    if (conn->editor) {
        editor_hide(conn->editor);
        conn->covered = true;
    } else if (conn->at_prompt) {
        /* Typed input stays where it is, and the text begins below it. The prompt is shown again,
         * but not to a screen reader, which would speak it each time. */
        buf_puts(&conn->out, "\r\n");
        conn->at_prompt = false;
        conn->prompt_due = !conn->facts.reader;
    }
    conn_mark(conn);
    return true;
}

void conn_text(struct conn *conn, const char *styled, size_t len)
{
    if (conn_output_text_begin(conn, styled, len))
        render_text(&conn->out, &conn->profile, styled, len);
}

void conn_text_many(struct conn *conn, struct render_many *many)
{
    if (conn_output_text_begin(conn, many->text, many->len))
        render_again(&conn->out, &conn->profile, many);
}

void conn_say(struct conn *conn, const char *text)
{
    BUF_LOCAL lines = {0};

    speech_put(conn->language, text, conn->frame ? MARKS_STYLED : MARKS_QUOTED, &lines);
    conn_text(conn, lines.data, lines.len);
}

/* ---- The screen ---- */

void conn_frame_end(struct conn *conn, bool last)
{
    if (!conn->frame)
        return;
    frame_leave(conn->frame, &conn->out, last);
    frame_sleep(conn->frame);
    conn->asleep = conn->frame;
    conn->frame = NULL;
    conn_mouse_update(conn);
    editor_fix(conn->editor, false);
    editor_hide(conn->editor);
    conn->covered = true;
    conn->frame_due = false;
}

void conn_frame_show(struct conn *conn)
{
    if (!conn->frame_due || !conn->frame)
        return;
    size_t pending = conn->ops->pending(conn->transport);
    char words[80];
    int news;
    if (pending > CONN_MOTION_PENDING || editor_typing(conn->editor))
        frame_still(conn->frame);
    if (conn_now(conn) - conn->frame_at < CONN_FRAME_MS || pending > CONN_FRAME_PENDING) {
        hub_mark_soon(conn->hub, &conn->entry);
        return;
    }
    conn->frame_due = false;
    conn->frame_at = conn_now(conn);
    /* Sets the words for a log that is scrolled back, even if it is not: this drawing may scroll it
     * back. */
    frame_scrolled(conn->frame, &news);
    tongue_use(conn->language);
    if (news > 0)
        utf8_printf(words, sizeof(words), tr("%d new below (End)"), news);
    else /* if the list above has pages, PgDn turns those */
        utf8_copy(conn->keys & PRESS_ASK_PAGES ? tr("more below (End)") : tr("more below (PgDn)"),
                  words, sizeof(words));
    tongue_use(TONGUE_ENGLISH);
    frame_below(conn->frame, words);
    if (frame_draw(conn->frame, &conn->out))
        editor_lost(conn->editor);
    if (frame_moves(conn->frame)) {
        conn->frame_due = true;
        hub_mark_soon(conn->hub, &conn->entry);
    }
}

void conn_screen_set(struct conn *conn, const struct link_field *field)
{
    uint64_t what = field[0].number;

    if (!conn->editor || conn->profile.kind == PROFILE_DUMB)
        return;
    if (!(what & LINK_SCREEN_ON)) {
        conn_frame_end(conn, false);
        conn_mark(conn);
        return;
    }
    if (!conn->frame) {
        editor_hide(conn->editor);
        editor_fix(conn->editor, true);
        conn->frame = conn->asleep;
        conn->asleep = NULL;
        if (conn->frame)
            frame_wake(conn->frame, &conn->profile, conn->facts.columns, conn->facts.rows);
        else
            conn->frame = frame_new(&conn->profile, conn->facts.columns, conn->facts.rows);
        frame_share(conn->frame, hub_recent(conn->hub));
        frame_enter(conn->frame, &conn->out);
        conn_mouse_update(conn);
        conn->covered = false;
        conn->frame_at = conn_now(conn) - CONN_FRAME_MS;
    } else if (what & LINK_SCREEN_ANEW)
        frame_forget(conn->frame);
    if (what & LINK_SCREEN_STILL)
        frame_still(conn->frame);
    else
        frame_leave_out(conn->frame, false);
    if (what & LINK_SCREEN_TURNED)
        frame_leave_out(conn->frame, true);
    int talk = what & LINK_SCREEN_TALK_TWO ? 2 : what & LINK_SCREEN_TALK ? 1 : 0;
    frame_layout(conn->frame, talk, what & LINK_SCREEN_ASIDE);
    frame_rows(conn->frame, field[1].data, field[1].len, field[2].data, field[2].len);
    conn_frame_wanted(conn);
}

void conn_motion_set(struct conn *conn, const struct link_field *field)
{
    struct frame_motion motion = {.row = (int)field[0].number,
                                  .column = (int)field[1].number,
                                  .to_row = (int)field[2].number,
                                  .to_column = (int)field[3].number,
                                  .steps = (int)field[4].number};

    if (!conn->frame || editor_typing(conn->editor) ||
        conn->ops->pending(conn->transport) > CONN_MOTION_PENDING)
        return;
    frame_motion(conn->frame, &motion, field[5].data, field[5].len);
    conn_frame_wanted(conn);
}

void conn_page_set(struct conn *conn, const struct link_field *field)
{
    if (!conn->frame)
        return;
    frame_page(conn->frame, field->data, field->len);
    conn_frame_wanted(conn);
}

void conn_frame_turn(struct conn *conn, int direction)
{
    if (frame_scroll(conn->frame, direction))
        conn_frame_wanted(conn);
    else
        buf_putc(&conn->out, '\a');
}

void conn_frame_change(struct conn *conn)
{
    if (!conn->frame)
        return;
    frame_resize(conn->frame, &conn->profile, conn->facts.columns, conn->facts.rows);
    conn_frame_wanted(conn);
}

/* ---- The prompt ---- */

void conn_hide(struct conn *conn, bool on)
{
    if (on == conn->hiding || conn->editor)
        return;
    conn_out_pass(conn);
    if (conn->ops->hide(conn->transport, on)) {
        conn->hiding = on;
    } else if (on && !conn->shown_anyway) {
        conn->shown_anyway = true;
        conn_say(conn, N_("Your client shows what you type, so your password will appear on your "
                          "screen. Connect over SSH to hide it.\n"));
    }
}

/* Whether the prompt may be shown now. It may not before the room has dealt with all that was
 * typed, because the next prompt may be for a password. While the room is away, only those who are
 * logged in see it. */
static bool conn_output_prompt_allowed(const struct conn *conn)
{
    return conn->prompt && conn->state == CONN_OPEN &&
           (conn->entry.nlines == 0 || (!hub_link_up(conn->hub) && !conn->pass.stranger));
}

void conn_prompt_show(struct conn *conn)
{
    const struct profile *profile = &conn->profile;

    if (!conn->prompt_due || !conn_output_prompt_allowed(conn))
        return;
    conn_hide(conn, conn->secret); /* may print a warning first */
    conn->prompt_due = false;
    if (conn->editor) {
        BUF_LOCAL bytes = {0};
        int cells = render_prompt(&bytes, profile, conn->prompt, strlen(conn->prompt));
        editor_prompt(conn->editor, buf_text(&bytes), bytes.len, cells, conn->secret);
    } else {
        if (conn->at_prompt)
            buf_puts(&conn->out, "\r\n");
        render_prompt(&conn->out, profile, conn->prompt, strlen(conn->prompt));
        conn_out_pass(conn);
        if (conn->ops->prompt_end)
            conn->ops->prompt_end(conn->transport);
        conn->at_prompt = true;
    }
}

/* A client that edits its lines by itself shows the prompt already. */
void conn_prompt_again(struct conn *conn)
{
    if (conn->editor || !conn->at_prompt)
        conn->prompt_due = true;
    conn_mark(conn);
}

void conn_prompt_set(struct conn *conn, const struct link_field *text, bool secret)
{
    bool same = conn->prompt && strlen(conn->prompt) == text->len &&
                memcmp(text->data, conn->prompt, text->len) == 0;

    if (!same) {
        free(conn->prompt);
        conn->prompt = xstrndup(text->data, text->len);
    }
    if (!same || secret != conn->secret)
        conn->prompt_due = true;
    conn->secret = secret;
    conn_prompt_again(conn);
}
