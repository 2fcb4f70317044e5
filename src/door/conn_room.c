/*
 * Messages between a connection and the room. Tells the room of the connection, its login and GMCP,
 * carries out all messages of the room, and handles the room's coming and going.
 */
#include "conn_private.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "editor.h"
#include "log.h"
#include "speech.h"
#include "utf8.h"
#include "xalloc.h"

/* ---- To the room ---- */

void conn_tell_open(struct conn *conn)
{
    struct link_open open = conn->facts;
    struct link *link = hub_link_up(conn->hub);

    if (conn->state != CONN_OPEN || !link)
        return;
    open.conn = conn->entry.id;
    open.transport = (uint8_t)conn->kind;
    /* An older room knows no WebSockets, so it is told the next best. */
    if (conn->kind == CLIENT_WEB && link_version(link) < LINK_VERSION_WEB)
        open.transport = conn->facts.secure ? CLIENT_TLS : CLIENT_TELNET;
    open.opened_ms = (uint64_t)conn->opened_ms;
    open.address = conn->address_text;
    open.ticket = conn->ticket;
    open.ticket_len = conn->ticket_len;
    conn->told = true;
    if (!link_send_open(link, &open))
        conn_abort(conn, "it could not be told to the room");
    for (size_t at = 0; at < conn->gmcp.len; at += strlen(conn->gmcp.data + at) + 1)
        link_send(link, LINK_GMCP_HEARD, conn->entry.id, conn->gmcp.data + at);
}

void conn_tell_client(struct conn *conn)
{
    const struct link_open *facts = &conn->facts;

    link_send(conn_room(conn), LINK_CLIENT, conn->entry.id, (uint64_t)facts->input,
              (uint64_t)facts->utf8, (uint64_t)facts->reader, (uint64_t)facts->colours);
}

/* Keeps a client's announcement of GMCP packages for rooms to come: the client makes it only once.
 */
void conn_gmcp(struct conn *conn, const char *message, size_t len)
{
    static const char announcement[] = "Core.Supports.";
    int64_t from = conn->gmcp_full_at > conn_now(conn) ? conn->gmcp_full_at : conn_now(conn);

    if (from + CONN_GMCP_MS - conn_now(conn) > CONN_GMCP_BURST * CONN_GMCP_MS)
        return;
    conn->gmcp_full_at = from + CONN_GMCP_MS;
    if (!utf8_valid(message, len))
        return;
    FREED char *text = xcalloc(1, len + 1);
    for (size_t i = 0; i < len; i++) /* some clients end or separate their texts with NUL */
        text[i] = message[i] == '\0' ? ' ' : message[i];
    if (strncasecmp(text, announcement, sizeof(announcement) - 1) == 0)
        buf_add(&conn->gmcp, text, len + 1);
    if (conn->state == CONN_OPEN)
        link_send(conn_room(conn), LINK_GMCP_HEARD, conn->entry.id, text);
}

static void conn_room_tell_auth(struct conn *conn)
{
    const struct conn_auth *auth = &conn->login.auth;

    if (!conn->login.waits || !hub_link_up(conn->hub))
        return;
    conn->told = conn->login.sent = true;
    if (!link_send(hub_link_up(conn->hub), LINK_AUTH, conn->entry.id, (uint64_t)auth->method,
                   auth->user, conn->address_text, auth->fingerprint, auth->key, auth->password))
        conn_abort(conn, "its login could not be told to the room");
}

void conn_auth(struct conn *conn, const struct conn_auth *auth)
{
    conn->login = (struct conn_login){.auth = *auth, .waits = true};
    conn_room_tell_auth(conn);
}

/* ---- From the room ---- */

void conn_language_set(struct conn *conn, const char *word)
{
    conn->language = tongue_find(word);
    if (conn->language == TONGUE_NONE)
        conn->language = TONGUE_ENGLISH;
}

static void conn_room_setting(struct conn *conn, const struct link_field *field)
{
    FREED char *name = xstrndup(field[0].data, field[0].len);
    FREED char *value = xstrndup(field[1].data, field[1].len);

    if (strcmp(name, "input") == 0 && (strcmp(value, "line") == 0 || strcmp(value, "char") == 0)) {
        conn_mode_set(conn, strcmp(value, "char") == 0 ? CLIENT_CHAR : CLIENT_LINE);
        conn_frame_change(conn);
    } else if (strcmp(name, "history") == 0) {
        if (conn->editor)
            editor_remember(conn->editor, value, strlen(value));
    } else if (strcmp(name, "login") == 0 && strcmp(value, "yes") == 0)
        admit_known(hub_admit(conn->hub), &conn->pass);
    else if (strcmp(name, "known") == 0 && strcmp(value, "yes") == 0)
        admit_remember(hub_admit(conn->hub), &conn->address, 0);
    else if (strcmp(name, "language") == 0)
        conn_language_set(conn, value);
    else if (!profile_set(&conn->profile, name, value))
        log_warn("set", "error=\"not understood\" name=%s value=%s", name, value);
    else
        conn_profile_changed(conn);
    conn_mark(conn);
}

static void conn_room_ticket_set(struct conn *conn, const struct link_field *field)
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
        if (!conn->login.waits)
            return;
        FREED char *notice = xstrndup(field[2].data, field[2].len);
        conn->login = (struct conn_login){.waits = false};
        conn->ops->auth(conn->transport, (unsigned)field[0].number, (unsigned)field[1].number,
                        notice);
        conn_mark(conn);
        return;
    }
    if (message->type == LINK_TICKET) { /* tickets may come while the connection logs in */
        conn_room_ticket_set(conn, &field[0]);
        return;
    }
    if (conn->state != CONN_OPEN)
        return;
    switch (message->type) {
    case LINK_TEXT: conn_text(conn, field[0].data, field[0].len); break;
    case LINK_PROMPT: conn_prompt_set(conn, &field[0], field[1].number != 0); break;
    case LINK_BELL:
        if (!conn_is_command(conn))
            buf_putc(&conn->out, '\a');
        conn_mark(conn);
        break;
    case LINK_CLOSE: conn_close(conn, (unsigned)field[0].number, CONN_FINISH_MS); break;
    case LINK_GMCP:
        conn_out_pass(conn);
        if (conn->ops->gmcp)
            conn->ops->gmcp(conn->transport, field[0].data, field[0].len);
        conn_mark(conn);
        break;
    case LINK_DONE:
        hub_lines_done(conn->hub, &conn->entry, field[0].number);
        conn_prompt_again(conn);
        break;
    case LINK_SET: conn_room_setting(conn, field); break;
    case LINK_FINISHED: conn_finish_answered(conn, field); break;
    case LINK_SCREEN: conn_screen_set(conn, field); break;
    case LINK_PAGE: conn_page_set(conn, field); break;
    case LINK_KEYS: conn_keys_set(conn, field); break;
    case LINK_MOTION: conn_motion_set(conn, field); break;
    default: log_warn("link", "unexpected=%s", link_type_name((int)message->type)); break;
    }
}

/* ---- The room comes and goes ---- */

void conn_room_away(struct conn *conn)
{
    conn->told = false;
    conn->login.was_sent = conn->login.sent;
    conn->login.sent = false;
    conn->keys = 0;
    conn_mouse_update(conn);
    if (conn->state != CONN_OPEN)
        return;
    if (conn_is_command(conn)) {
        /* A command is not sent to the next room, which might repeat what the last one said. */
        conn_end(conn, N_("The room isn't available right now. Please try again in a moment.\n"),
                 CONN_AWAY_STATUS);
        return;
    }
    conn_say(
        conn,
        !conn->pass.stranger
            ? N_("The room is coming back; your seat is kept. What you type now waits for it.\n")
            : N_("The room is coming back. Please wait a moment.\n"));
}

void conn_room_judged(struct conn *conn, int blame)
{
    if (conn->login.was_sent)
        conn->login.blame = (uint8_t)(conn->login.blame + blame);
    conn->login.was_sent = false;
}

void conn_room_synced(struct conn *conn)
{
    if (conn->state != CONN_ARRIVING)
        return;
    if (conn->login.blame < HUB_BLAME_DROP) {
        conn_room_tell_auth(conn);
        return;
    }
    log_error("login-dropped", "conn=%016" PRIx64 " from=%s blame=%d", conn->entry.id,
              conn->address_text, conn->login.blame);
    conn->login = (struct conn_login){.waits = false};
    conn_end(conn,
             N_("Something in the room keeps failing when you log in. Please try again later.\n"),
             1);
}

void conn_line_lost(struct conn *conn)
{
    conn->prompt_due = true;
    conn_say(conn, N_("Something in the room keeps failing on one of your lines, so it skips that "
                      "line. Type `look` to see where you are.\n"));
}
