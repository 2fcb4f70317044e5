/*
 * One connection: how it begins, what its client is, how it ends. See conn.h, and conn_private.h
 * for the other files.
 */
#include "conn_private.h"

#include <inttypes.h>
#include <stdlib.h>

#include "editor.h"
#include "frame.h"
#include "log.h"
#include "speech.h"
#include "xalloc.h"

enum { COLUMNS_UNKNOWN = 80, ROWS_UNKNOWN = 24 };

struct conn *conn_new(struct hub *hub, const struct conn_ops *ops, void *transport,
                      enum client_transport kind, const struct network *address,
                      const struct admit_pass *pass)
{
    struct conn *conn = xcalloc(1, sizeof(*conn));
    const struct clock *clock = hub_clock(hub);

    conn->hub = hub;
    conn->ops = ops;
    conn->transport = transport;
    conn->kind = kind;
    conn->address = *address;
    network_format(address, conn->address_text, sizeof(conn->address_text));
    conn->pass = *pass;
    conn->input.exempt = pass->exempt;
    conn->language = TONGUE_NONE;
    conn->opened_ms = clock_wall(clock);
    conn->start = clock_mono(clock);
    conn->login_by = conn->start + admit_limits(hub_admit(hub))->login_ms;
    buf_init(&conn->typed, CONN_TYPED_MAX);
    buf_init(&conn->line, CONN_LINE_MAX);
    buf_init(&conn->gmcp, CONN_GMCP_MAX);
    hub_add(hub, &conn->entry, conn);
    log_debug("connected", "conn=%016" PRIx64 " from=%s", conn->entry.id, conn->address_text);
    return conn;
}

void conn_free(struct conn **connp, const char *why)
{
    static struct log_bound ends;
    struct conn *conn = *connp;

    *connp = NULL;
    if (!conn)
        return;
    link_send(conn_room(conn), LINK_GONE, conn->entry.id, why);
    if (log_within(&ends, "connection", conn_now(conn)))
        log_info("connection",
                 "conn=%016" PRIx64 " from=%s transport=%s seconds=%" PRId64 " why=%s",
                 conn->entry.id, conn->address_text, client_transport_name(conn->kind),
                 (conn_now(conn) - conn->start) / 1000, why);
    hub_remove(conn->hub, &conn->entry);
    admit_leave(hub_admit(conn->hub), &conn->pass);
    conn_typed_forget(conn);
    frame_free(&conn->frame);
    frame_free(&conn->asleep);
    editor_free(&conn->editor);
    free(conn->ticket);
    free(conn->prompt);
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

void conn_abort(struct conn *conn, const char *why)
{
    conn->abort = why;
    conn_mark(conn);
}

void conn_destroy(struct conn *conn, const char *why)
{
    conn->ops->destroy(conn->transport, why);
}

void conn_login_work(struct conn *conn, int connections)
{
    admit_work(hub_admit(conn->hub), &conn->pass, connections);
}

/* ---- The client ---- */

static void conn_size_set(struct conn *conn, int columns, int rows)
{
    conn->facts.columns = link_columns(columns == 0 ? COLUMNS_UNKNOWN : columns);
    conn->facts.rows = link_rows(rows == 0 ? ROWS_UNKNOWN : rows);
}

static void conn_char_begin(struct conn *conn)
{
    conn->editor = editor_new(&conn->out, &conn->profile);
    editor_begin(conn->editor);
}

/* Keeps what every room is told about the client. */
static void conn_client_keep(struct conn *conn)
{
    const struct profile *profile = &conn->profile;
    bool monochrome = profile->colours == 0 && profile->kind != PROFILE_DUMB;

    conn->facts.utf8 = profile->utf8;
    conn->facts.colours = monochrome ? LINK_MONOCHROME : profile->colours;
}

void conn_open(struct conn *conn, const struct link_open *facts, const struct profile *profile)
{
    if (conn->state != CONN_ARRIVING)
        return;
    conn->state = CONN_OPEN;
    conn->facts = *facts;
    conn->profile = *profile;
    conn_client_keep(conn);
    bool wraps = facts->columns != 0 || facts->input == CLIENT_CHAR;
    conn->unsized = facts->columns == 0;
    conn_language_set(conn, facts->language ? facts->language : "");
    conn_size_set(conn, facts->columns, facts->rows);
    conn->profile.columns = wraps ? conn->facts.columns : 0;
    conn->profile.unwrapped = facts->reader;
    if (facts->input == CLIENT_CHAR)
        conn_char_begin(conn);
    if (conn->facts.user)
        admit_known(hub_admit(conn->hub), &conn->pass);
    conn_tell_open(conn);
    if (!conn->told && !conn_is_command(conn))
        conn_say(conn, N_("The room is getting ready. It'll be here in a moment.\n"));
    conn_mark(conn);
}

void conn_resize(struct conn *conn, int columns, int rows)
{
    if (conn->state != CONN_OPEN)
        return;
    conn_size_set(conn, columns, rows);
    if (conn->unsized && columns != 0)
        conn->profile.columns = conn->facts.columns;
    conn->unsized = conn->unsized && columns == 0;
    if (conn->profile.columns != 0) {
        conn->profile.columns = conn->facts.columns;
        if (conn->editor)
            editor_profile(conn->editor, &conn->profile);
    }
    conn_frame_change(conn);
    link_send(conn_room(conn), LINK_SIZE, conn->entry.id, (uint64_t)conn->facts.columns,
              (uint64_t)conn->facts.rows);
    conn_charge(conn, CONN_RESIZE_BYTES);
}

void conn_profile_changed(struct conn *conn)
{
    if (conn->editor)
        editor_profile(conn->editor, &conn->profile);
    conn_frame_change(conn);
}

void conn_client(struct conn *conn, const struct profile *profile, bool reader,
                 const char *terminal)
{
    if (conn->state != CONN_OPEN)
        return;
    conn->facts.terminal = terminal;
    conn->profile.unwrapped |= reader && !conn->facts.reader;
    conn->facts.reader = reader;
    conn->profile.kind = profile->kind;
    conn->profile.utf8 = profile->utf8;
    conn->profile.colours = profile->colours;
    conn_client_keep(conn);
    conn_profile_changed(conn);
    conn_tell_client(conn);
    conn_mark(conn);
}

static void conn_mode_leave(struct conn *conn)
{
    conn_hide(conn, false);
    conn_frame_end(conn, false);
    if (conn->editor) {
        editor_hide(conn->editor);
        conn->covered = true;
    }
    conn_out_pass(conn);
}

static void conn_mode_enter(struct conn *conn, enum client_input input)
{
    /* The prompt is shown again if the door begins or ends to edit the line, or if the client may
     * now be able to hide the answer. */
    if (conn->editor || input == CLIENT_CHAR || conn->secret)
        conn->prompt_due = true;
    conn->facts.input = input;
    if (input == CLIENT_CHAR) {
        if (conn->at_prompt)
            buf_puts(&conn->out, "\r\n");
        conn->at_prompt = false;
        conn_char_begin(conn);
    } else if (conn->editor) {
        editor_end(conn->editor);
        editor_free(&conn->editor);
    }
}

void conn_mode_set(struct conn *conn, enum client_input input)
{
    if (input == conn->facts.input)
        return;
    conn_mode_leave(conn);
    if (conn->ops->mode && conn->ops->mode(conn->transport, input)) {
        conn_mode_enter(conn, input);
        return;
    }
    conn_say(conn, N_("This connection can't change who edits the line. Connect again in "
                      "another way to change it.\n"));
    conn_tell_client(conn); /* so that the room knows that the mode is still the old one */
}

void conn_mode(struct conn *conn, enum client_input input)
{
    if (conn->state != CONN_OPEN || input == conn->facts.input)
        return;
    conn_mode_leave(conn);
    conn_mode_enter(conn, input);
    conn_tell_client(conn);
    conn_mark(conn);
}

/* ---- The end ---- */

void conn_close(struct conn *conn, unsigned status, int64_t grace_ms)
{
    conn_frame_end(conn, true);
    if (conn->editor) {
        editor_hide(conn->editor);
        editor_end(conn->editor);
    }
    conn_hide(conn, false);
    if (conn->at_prompt)
        buf_puts(&conn->out, "\r\n");
    conn->at_prompt = false;
    conn->state = CONN_ENDING;
    conn->end_by = conn_now(conn) + grace_ms;
    hub_lines_drop(conn->hub, &conn->entry);
    conn_typed_forget(conn);
    conn_out_pass(conn);
    conn->ops->finish(conn->transport, status);
    conn_mark(conn);
}

void conn_linger(struct conn *conn, int64_t ms)
{
    conn->lingers = true;
    conn->end_by = conn_now(conn) + ms;
}

void conn_tell(struct conn *conn, const char *text)
{
    if (conn->state != CONN_OPEN || conn_is_command(conn))
        return;
    conn_say(conn, text);
    conn_mark(conn);
}

void conn_end_within(struct conn *conn, const char *text, unsigned status, int64_t grace_ms)
{
    if (conn->state == CONN_ENDING)
        return;
    /* A client that is not known yet has the plainest profile, so it gets plain bytes. */
    conn->state = CONN_OPEN;
    conn_say(conn, text);
    conn_close(conn, status, grace_ms);
}

void conn_end(struct conn *conn, const char *text, unsigned status)
{
    conn_end_within(conn, text, status, CONN_FINISH_MS);
}

/* ---- Each turn of the loop, and deadlines ---- */

/* Whether the client has left so much unread, or for so long, that the connection must end. Before
 * that, screens are skipped, and after half of the time the user is told. Up to output-hard, a lot
 * of output at once does not end a connection. */
static bool conn_output_over(struct conn *conn, size_t pending)
{
    enum admit_output_verdict verdict =
        admit_output_look(hub_admit(conn->hub), &conn->output, pending);
    if (verdict == ADMIT_OUTPUT_SLOW && conn->state != CONN_ENDING)
        conn_say(conn, N_("Your client has stopped reading what the room sends. The connection "
                          "ends if it doesn't go on within half a minute.\n"));
    return verdict == ADMIT_OUTPUT_CUT;
}

void conn_tick(struct conn *conn)
{
    size_t pending = conn->ops->pending(conn->transport) + conn->out.len;

    if (conn->paused || conn->eof || conn->state == CONN_ARRIVING)
        conn_mark(conn);
    if (conn->state == CONN_ENDING && conn_now(conn) >= conn->end_by)
        conn_abort(conn, conn->lingers ? "it was ended" : "it did not take its last output");
    else if (conn->state != CONN_ENDING && conn->pass.stranger && conn_now(conn) >= conn->login_by)
        conn_end(conn,
                 N_("Nobody has logged in here for a while, so the connection ends. Connect again "
                    "when you like.\n"),
                 1);
    if (conn_output_over(conn, pending))
        conn_abort(conn, "it does not read its output");
}

bool conn_ticks(const struct conn *conn)
{
    return conn->state != CONN_OPEN || conn->pass.stranger || conn->paused || conn->eof ||
           conn->abort || conn->output.above_soft || conn->out.len > 0 ||
           conn->ops->pending(conn->transport) > 0;
}

void conn_flush(struct conn *conn)
{
    if (!conn->abort) {
        conn_typed_take(conn);
        conn_key_check(conn);
        conn_eof_check(conn);
        conn_pause_check(conn);
        conn_prompt_show(conn);
        if (conn->covered && conn->editor && conn->state == CONN_OPEN)
            editor_show(conn->editor);
        conn->covered = false;
        conn_frame_show(conn);
        conn_out_pass(conn);
        if (conn_output_over(conn, conn->ops->pending(conn->transport)))
            conn->abort = "it does not read its output";
    }
    if (conn->abort)
        conn_destroy(conn, conn->abort);
    else
        conn->ops->flush(conn->transport);
}
