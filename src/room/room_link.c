/*
 * What the door says goes to the lobby, and what the door is told that is for no connection: bans
 * and limits. A link is one door's; connections go with it.
 */
#include <inttypes.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "room_private.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    LINE_BYTES = 512,              /* of a typed line (doc/ux.md, section 4) */
    GMCP_BYTES = 4096,             /* of a GMCP message of a client */
    COMPLETIONS_MAX = 4096,        /* bytes of an answer to Tab */
    WHY_MAX = 128,                 /* of why a connection is gone */
    BANS_MAX = LINK_FRAME_MAX - 64 /* bytes of the list of bans, which is one frame */
};

/* An SSH login that the lobby is thinking about. It may outlast its link. */
struct login {
    LIST_ENTRY(login) next;
    struct room *room;
    uint64_t conn, generation;
};

/* ---- Connections ---- */

static void text_of(const struct link_field *field, char *out, size_t cap)
{
    utf8_copy_part(field->data, field->len, out, cap);
}

/* What a stranger chose: clean, whatever the door let through. */
static void clean_of(const char *text, char *out, size_t cap)
{
    utf8_clean(text, strlen(text), (int)cap - 1, out, cap);
}

/* `command` has LINE_BYTES + 1 bytes and must live as long as the facts. */
static void facts_of(const struct link_open *open, char *command, struct term_facts *facts)
{
    *facts = (struct term_facts){.transport = (enum term_transport)open->transport,
                                 .input = (enum term_input)open->input,
                                 .secure = open->secure,
                                 .utf8 = open->utf8,
                                 .screen_reader = open->reader,
                                 .pty = open->pty,
                                 .columns = open->columns,
                                 .rows = open->rows,
                                 .colours = open->colours,
                                 .opened_ms = (int64_t)open->opened_ms};
    utf8_copy(open->address, facts->address, sizeof facts->address);
    utf8_copy(open->method, facts->method, sizeof facts->method);
    utf8_copy(open->fingerprint, facts->fingerprint, sizeof facts->fingerprint);
    facts->key = open->key;
    clean_of(open->terminal, facts->terminal, sizeof facts->terminal);
    clean_of(open->user, facts->user, sizeof facts->user);
    clean_of(open->command, command, LINE_BYTES + 1);
    facts->command = command;
    clean_of(open->language, facts->language, sizeof facts->language);
}

static void on_open(struct room *room, const struct link_message *message)
{
    struct buf store = {0}, ticket = {0};
    struct link_open open;
    struct term_facts facts;
    char command[LINE_BYTES + 1];
    if (conns_get(&room->conns, message->conn) || !link_decode_open(message, &open, &store)) {
        log_error("open", "conn=%" PRIu64 " error=\"not as agreed\"", message->conn);
        buf_free(&store);
        return;
    }
    struct room_term *term = room_term_new(room, open.conn);
    facts_of(&open, command, &facts);
    if (open.ticket_len &&
        !ticket_open(room->sealer.key, open.conn, open.ticket, open.ticket_len, &ticket)) {
        log_warn("ticket", "conn=%" PRIu64 " error=\"not ours\"", open.conn);
    }
    lobby_open(room->lobby, term->conn, &term->term, &facts, buf_text(&ticket));
    buf_free(&store);
    buf_free(&ticket);
}

static void conn_gone(struct room *room, uint64_t conn, const char *why)
{
    struct room_term *term = conns_remove(&room->conns, conn);
    if (term) {
        lobby_gone(room->lobby, conn, why);
        free(term);
    }
}

static void on_line(struct room *room, const struct link_message *message)
{
    char line[LINE_BYTES + 1];
    const struct link_field *text = &message->field[2];
    utf8_clean(text->len ? text->data : "", text->len, LINE_BYTES, line, sizeof line);
    lobby_line_oldest(room->lobby, message->conn, message->field[1].number);
    lobby_line(room->lobby, message->conn, message->field[0].number, line);
    sodium_memzero(line, sizeof line); /* it may be a password */
}

static void on_gmcp(struct room *room, const struct link_message *message)
{
    char text[GMCP_BYTES + 1];
    text_of(&message->field[0], text, sizeof text);
    lobby_gmcp(room->lobby, message->conn, text);
}

static void on_finish(struct room *room, const struct link_message *message)
{
    char line[LINE_BYTES + 1], out[COMPLETIONS_MAX] = "";
    const struct link_field *text = &message->field[1];
    if (!conns_get(&room->conns, message->conn)) {
        return;
    }
    /* Not cleaned as a line is: a blank at its end says that the next word begins. */
    text_of(text, line, sizeof line);
    lobby_complete(room->lobby, message->conn, line, out, sizeof out);
    fan_send(&room->fan);
    link_send(room->link, LINK_FINISHED, message->conn, message->field[0].number, out);
}

static void on_auth_answer(void *arg, enum lobby_auth_answer answer, unsigned methods,
                           const char *notice)
{
    struct login *login = arg;
    struct room *room = login->room;
    static const uint64_t wire[] = {
        [LOBBY_AUTH_NO] = 0, [LOBBY_AUTH_YES] = 1, [LOBBY_AUTH_BUSY] = 3};
    if (room->link && room->generation == login->generation) {
        uint64_t can = methods & (LOBBY_AUTH_CAN_KEY | LOBBY_AUTH_CAN_PASSWORD);
        if (!link_send(room->link, LINK_AUTH_REPLY, login->conn, wire[answer], can, notice)) {
            link_send(room->link, LINK_AUTH_REPLY, login->conn, wire[answer], can, "");
        }
    }
    LIST_REMOVE(login, next);
    free(login);
}

static void on_auth(struct room *room, const struct link_message *message)
{
    const struct link_field *f = message->field;
    char password[LINE_BYTES + 1], user[LINE_BYTES + 1];
    struct lobby_auth auth = {.method = (enum lobby_auth_method)f[0].number};
    struct login *login = xcalloc(1, sizeof *login);
    login->room = room;
    login->conn = message->conn;
    login->generation = room->generation;
    LIST_INSERT_HEAD(&room->logins, login, next);
    if (f[0].number > LOBBY_AUTH_PASSWORD) {
        on_auth_answer(login, LOBBY_AUTH_NO, 0, "");
        return;
    }
    text_of(&f[1], user, sizeof user);
    clean_of(user, auth.user, sizeof auth.user);
    text_of(&f[2], auth.address, sizeof auth.address);
    text_of(&f[3], auth.fingerprint, sizeof auth.fingerprint);
    text_of(&f[4], auth.key, sizeof auth.key);
    /* As on_line cleans what is typed at a prompt, so that one password is one on every path. */
    utf8_clean(f[5].len ? f[5].data : "", f[5].len, LINE_BYTES, password, sizeof password);
    auth.password = password;
    lobby_auth(room->lobby, &auth, on_auth_answer, login);
    sodium_memzero(password, sizeof password);
}

static void on_message(void *arg, const struct link_message *message)
{
    struct room *room = arg;
    const struct link_field *f = message->field;
    char why[WHY_MAX];
    switch (message->type) {
    case LINK_OPEN: on_open(room, message); return;
    case LINK_SYNCED: lobby_synced(room->lobby); return;
    case LINK_AUTH: on_auth(room, message); return;
    case LINK_FIGURES:
        buf_clear(&room->door_figures);
        buf_add(&room->door_figures, f[0].data, f[0].len);
        return;
    case LINK_GONE:
        text_of(&f[0], why, sizeof why);
        conn_gone(room, message->conn, why);
        return;
    /* The lobby itself looks whether the connections of what follows are there. */
    case LINK_LINE: on_line(room, message); break;
    case LINK_SIZE:
        lobby_resized(room->lobby, message->conn, (int)f[0].number, (int)f[1].number);
        break;
    case LINK_CLIENT:
        if (f[0].number >= LINK_INPUT_RAW && f[0].number <= LINK_INPUT_CHAR) {
            lobby_client(room->lobby, message->conn, (enum term_input)f[0].number, f[1].number != 0,
                         f[2].number != 0, (int)f[3].number);
        }
        break;
    case LINK_GMCP_HEARD: on_gmcp(room, message); break;
    case LINK_INTERRUPT: lobby_interrupt(room->lobby, message->conn); break;
    case LINK_FINISH: on_finish(room, message); break;
    default: log_error("link", "unexpected=%s", link_type_name(message->type)); break;
    }
}

/* ---- For no connection ---- */

/* As many as a frame holds: those behind them the lobby refuses itself, when they are through the
 * door. */
static void bans_send(struct room *room)
{
    if (!room->link || !room->bans) {
        return;
    }
    size_t len = strlen(room->bans), fits = len < BANS_MAX ? len : BANS_MAX;
    while (fits > 0 && fits < len && room->bans[fits - 1] != '\n') {
        fits--;
    }
    char *lines = xstrndup(room->bans, fits);
    if (fits < len) {
        log_warn("bans", "error=\"more than the door is told\" bytes=%zu told=%zu", len, fits);
    }
    link_send(room->link, LINK_BANS, lines);
    free(lines);
}

void room_link_bans(struct room *room, const char *lines)
{
    free(room->bans);
    room->bans = xstrdup(lines);
    bans_send(room);
}

static void known_send(struct room *room)
{
    if (room->link && room->known && !link_send(room->link, LINK_KNOWN, room->known)) {
        log_error("known", "error=\"too many for the door\" bytes=%zu", strlen(room->known));
    }
}

void room_link_known(struct room *room, const char *lines)
{
    free(room->known);
    room->known = xstrdup(lines);
    known_send(room);
}

void room_link_limits(struct room *room)
{
    struct buf lines = {0};
    conf_format_limits(room->conf, &lines);
    if (room->link) {
        link_send(room->link, LINK_LIMITS, buf_text(&lines));
    }
    buf_free(&lines);
}

/* ---- The link ---- */

static void link_drop(struct room *room, const char *why)
{
    struct room_term *term;
    link_free(&room->link);
    fan_drop(&room->fan);
    while ((term = conns_any(&room->conns))) {
        conn_gone(room, term->conn, why);
    }
}

static void on_link_ready(void *arg, const char *software)
{
    struct room *room = arg;
    log_info("link", "door=%d software=\"%s\"", (int)room->door, software);
    bans_send(room);
    known_send(room);
    room_figures_mssp(room, true);
    room_figures_send(room);
}

static void on_link_closed(void *arg, const char *why)
{
    struct room *room = arg;
    char word[WORD_MAX];
    log_warn("link", "door=%d lost=\"%s\"", (int)room->door, why);
    link_drop(room, "the door is gone");
    utf8_printf(word, sizeof word, "lost %" PRIu64, room->generation);
    room_tell(room, word);
}

static const struct link_callbacks the_link_callbacks = {on_link_ready, on_message, on_link_closed};

void room_link_start(struct room *room, const char *arguments, int fd)
{
    char *rest;
    link_drop(room, "another door took over");
    room->generation = strtoull(arguments, &rest, 10);
    room->door = (pid_t)strtol(rest, NULL, 10);
    room->link = link_new(room->base, fd, &the_link_callbacks, room);
}

void room_link_forget(struct room *room)
{
    struct login *login;
    struct room_term *term;
    while ((login = LIST_FIRST(&room->logins))) {
        LIST_REMOVE(login, next);
        free(login);
    }
    while ((term = conns_any(&room->conns))) {
        free(conns_remove(&room->conns, term->conn));
    }
    conns_free(&room->conns);
}
