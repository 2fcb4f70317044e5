/*
 * The room's loop and wiring: what the link says goes to the lobby, what the lobby shows goes to
 * the link. No rule is here. See room.h.
 */
#include "room.h"

#include <endian.h>
#include <errno.h>
#include <event2/event.h>
#include <inttypes.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>
#include <unistd.h>

#include "config.h"
#include "conns.h"
#include "control.h"
#include "fan.h"
#include "figures.h"
#include "hash.h"
#include "ids.h"
#include "link.h"
#include "lobby.h"
#include "log.h"
#include "mac.h"
#include "mssp.h"
#include "store/file.h"
#include "store/store.h"
#include "think.h"
#include "ticket.h"
#include "utf8.h"
#include "word.h"
#include "xalloc.h"

enum {
    LINE_BYTES = 512,       /* of a typed line (ux.md, section 4) */
    GMCP_BYTES = 4096,      /* of a GMCP message of a client */
    CHUNK = 32 * 1024,      /* of text in one frame */
    COMPLETIONS_MAX = 4096, /* bytes of an answer to Tab */
    SHOWN_MAX = 128,        /* of an address in the banner */
    ERRORS_MAX = 4096       /* of what is wrong with a configuration */
};

/* A connection as the lobby sees it. */
struct room_term {
    struct term term; /* first: the lobby holds a pointer to it */
    struct room *room;
    uint64_t conn;
    struct fan_mark mark;
};

/* An SSH login that the lobby is thinking about. */
struct login {
    LIST_ENTRY(login) next;
    struct room *room;
    uint64_t conn, generation;
};

struct room {
    const struct clock *clock;
    struct event_base *base;
    const struct conf *conf; /* in force: that of the start, or `reloaded` */
    struct conf reloaded;    /* zero until the first reload */
    char shown_telnet[SHOWN_MAX], shown_ssh[SHOWN_MAX];
    struct ids ids;
    struct store *store;
    uint8_t ticket_key[TICKET_KEY];
    struct hash *hash;
    struct think *think;
    struct lobby *lobby;
    struct control *control_socket;
    bool ready;

    int control; /* words with the supervisor */
    struct link *link;
    uint64_t generation; /* of the link */
    pid_t door;
    struct conns conns; /* struct room_term */
    struct fan fan;     /* texts that wait for the end of the turn */
    LIST_HEAD(, login) logins;
    char *bans;        /* for the next door; NULL: none yet */
    struct buf mssp;   /* as it was told last */
    int64_t started_s; /* UTC */
    struct buf scratch, door_figures;
    struct store_pulse pulse;          /* as of the last on_alive */
    int64_t since_ms, due_ms, late_ms; /* monotonic: our start, the next on_alive, its lateness */

    int upgrades;           /* since the service started, and how the last one ended */
    char upgrade[WORD_MAX]; /* "": none yet */

    struct event *words, *store_event, *due, *alive, *term_signal;
};

static void tell(struct room *room, const char *word)
{
    if (word_send(room->control, word, -1) < 0) {
        log_error("supervisor", "word=\"%s\" error=\"%s\"", word, strerror(errno));
    }
}

/* ---- The lobby's deadlines ---- */

/* What the timer is for: it ends a turn of the loop, and each turn ends with lobby_tick. */
static void on_due(evutil_socket_t fd, short what, void *arg)
{
    (void)fd, (void)what, (void)arg;
}

/* Turns until something breaks the loop. Whatever happened in a turn may have made something due or
 * set a nearer deadline, so the lobby is asked after each. */
static void turn(struct room *room)
{
    while (!event_base_got_break(room->base)) {
        int64_t ms = lobby_tick(room->lobby);
        if (ms >= 0) {
            struct timeval wait = {ms / 1000, (ms % 1000) * 1000};
            evtimer_add(room->due, &wait);
        }
        fan_send(&room->fan);
        event_base_loop(room->base, EVLOOP_ONCE);
    }
}

static void on_store(evutil_socket_t fd, short what, void *arg)
{
    struct room *room = arg;
    (void)fd, (void)what;
    store_pump(room->store);
}

/* ---- What the lobby shows ---- */

static struct room_term *term_of(struct term *term)
{
    return (struct room_term *)term;
}

/* The fan's: the same text for each of them. */
static void text_send(void *arg, const uint64_t *conns, size_t n, const char *text)
{
    struct room *room = arg;
    if (!room->link) {
        return;
    }
    if (n == 1) {
        link_send(room->link, LINK_TEXT, conns[0], text);
        return;
    }
    buf_clear(&room->scratch);
    for (size_t i = 0; i < n; i++) {
        uint64_t number = htole64(conns[i]);
        buf_add(&room->scratch, &number, sizeof number);
    }
    link_send(room->link, LINK_MANY, (const void *)room->scratch.data, room->scratch.len, text);
}

/* The link for something that is not text, behind the text that waits; NULL: there is none. */
static struct link *link_of(struct room_term *self)
{
    fan_before(&self->room->fan, &self->mark);
    return self->room->link;
}

/* Text of any length, in frames that end with a line where they can. */
static void term_text(struct term *term, const char *lines)
{
    struct room_term *self = term_of(term);
    struct room *room = self->room;
    size_t left = strlen(lines);
    while (left > 0 && room->link) {
        size_t take = left;
        if (take > CHUNK) {
            take = CHUNK;
            while (take > 0 && lines[take - 1] != '\n') {
                take--;
            }
            if (take == 0) {
                log_error("text", "conn=%" PRIu64 " error=\"a line of more than %d bytes\"",
                          self->conn, CHUNK);
                return;
            }
        }
        fan_text(&room->fan, self->conn, &self->mark, lines, take);
        lines += take;
        left -= take;
    }
}

static void term_prompt(struct term *term, const char *styled, bool secret)
{
    struct room_term *self = term_of(term);
    struct link *link = link_of(self);
    if (link) {
        link_send(link, LINK_PROMPT, self->conn, styled, (uint64_t)secret);
    }
}

static void term_gmcp(struct term *term, const char *message)
{
    struct room_term *self = term_of(term);
    struct link *link = link_of(self);
    if (link) {
        link_send(link, LINK_GMCP, self->conn, message);
    }
}

static void term_bell(struct term *term)
{
    struct room_term *self = term_of(term);
    struct link *link = link_of(self);
    if (link) {
        link_send(link, LINK_BELL, self->conn);
    }
}

static void term_screen(struct term *term, bool anew, const char *top, const char *bottom)
{
    struct room_term *self = term_of(term);
    uint64_t what = top ? LINK_SCREEN_ON | (anew ? LINK_SCREEN_ANEW : 0) : 0;
    struct link *link = link_of(self);
    if (link &&
        !link_send(link, LINK_SCREEN, self->conn, what, top ? top : "", top ? bottom : "")) {
        log_error("screen", "conn=%" PRIu64 " error=\"not sent\"", self->conn);
    }
}

static void term_page(struct term *term, const char *lines)
{
    struct room_term *self = term_of(term);
    struct link *link = link_of(self);
    if (link && !link_send(link, LINK_PAGE, self->conn, lines)) {
        log_error("page", "conn=%" PRIu64 " error=\"not sent\"", self->conn);
    }
}

static void term_set(struct term *term, const char *name, const char *value)
{
    struct room_term *self = term_of(term);
    struct link *link = link_of(self);
    if (link) {
        link_send(link, LINK_SET, self->conn, name, value);
    }
}

static void term_ticket(struct term *term, const char *text)
{
    struct room_term *self = term_of(term);
    struct room *room = self->room;
    struct link *link = link_of(self);
    if (link) {
        buf_clear(&room->scratch);
        ticket_seal(room->ticket_key, self->conn, text, &room->scratch);
        link_send(link, LINK_TICKET, self->conn, (const void *)room->scratch.data,
                  room->scratch.len);
    }
}

static void term_done(struct term *term, uint64_t command)
{
    struct room_term *self = term_of(term);
    struct link *link = link_of(self);
    if (link) {
        link_send(link, LINK_DONE, self->conn, command);
    }
}

static void term_close(struct term *term, int status)
{
    struct room_term *self = term_of(term);
    struct link *link = link_of(self);
    if (link) {
        link_send(link, LINK_CLOSE, self->conn, (uint64_t)(uint32_t)status);
    }
}

static const struct term_ops the_term_ops = {.text = term_text,
                                             .prompt = term_prompt,
                                             .bell = term_bell,
                                             .gmcp = term_gmcp,
                                             .screen = term_screen,
                                             .page = term_page,
                                             .set = term_set,
                                             .ticket = term_ticket,
                                             .done = term_done,
                                             .close = term_close};

static void bans_send(struct room *room)
{
    if (room->link && room->bans && !link_send(room->link, LINK_BANS, room->bans)) {
        log_error("bans", "error=\"too many for the door\" bytes=%zu", strlen(room->bans));
    }
}

/* Tells the door what lists of games are told, where it has changed. */
static void mssp_send(struct room *room, bool anyhow)
{
    struct lobby_figures figures;
    struct buf lines = {0};
    lobby_figures(room->lobby, &figures);
    mssp_lines(room->conf, figures.players + figures.guests, room->started_s, &lines);
    if (room->link && (anyhow || strcmp(buf_text(&lines), buf_text(&room->mssp)) != 0)) {
        link_send(room->link, LINK_MSSP, buf_text(&lines));
    }
    buf_free(&room->mssp);
    room->mssp = lines;
}

static void lobby_bans_changed(void *arg, const char *lines)
{
    struct room *room = arg;
    free(room->bans);
    room->bans = xstrdup(lines);
    bans_send(room);
}

static void lobby_wants_stop(void *arg, const char *reason)
{
    struct room *room = arg;
    char word[WORD_MAX];
    snprintf(word, sizeof word, "shutdown %s", reason);
    fan_send(&room->fan);
    if (room->link) {
        link_flush(room->link); /* the last words to people go before the end */
    }
    tell(room, word);
}

static void lobby_wants_upgrade(void *arg, bool door)
{
    tell(arg, door ? "upgrade all" : "upgrade room");
}

/* ---- What the door tells ---- */

static void text_of(const struct link_field *field, char *out, size_t cap)
{
    snprintf(out, cap, "%.*s", (int)field->len, field->len ? field->data : "");
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
    snprintf(facts->address, sizeof facts->address, "%s", open->address);
    snprintf(facts->method, sizeof facts->method, "%s", open->method);
    snprintf(facts->fingerprint, sizeof facts->fingerprint, "%s", open->fingerprint);
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
    struct room_term *term = xcalloc(1, sizeof *term);
    term->term.ops = &the_term_ops;
    term->room = room;
    term->conn = open.conn;
    conns_put(&room->conns, term->conn, term);
    facts_of(&open, command, &facts);
    if (open.ticket_len &&
        !ticket_open(room->ticket_key, open.conn, open.ticket, open.ticket_len, &ticket)) {
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
    const struct link_field *text = &message->field[1];
    utf8_clean(text->len ? text->data : "", text->len, LINE_BYTES, line, sizeof line);
    lobby_line(room->lobby, message->conn, message->field[0].number, line);
    sodium_memzero(line, sizeof line); /* it may be a password */
}

static void on_gmcp(struct room *room, const struct link_message *message)
{
    char text[GMCP_BYTES + 1];
    text_of(&message->field[0], text, sizeof text);
    if (utf8_valid(text, strlen(text))) {
        lobby_gmcp(room->lobby, message->conn, text);
    }
}

static void on_finish(struct room *room, const struct link_message *message)
{
    char line[LINE_BYTES + 1], out[COMPLETIONS_MAX] = "";
    const struct link_field *text = &message->field[1];
    /* Not cleaned as a line is: a blank at its end says that the next word begins. */
    text_of(text, line, sizeof line);
    if (utf8_valid(line, strlen(line))) {
        lobby_complete(room->lobby, message->conn, line, out, sizeof out);
    }
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
        link_send(room->link, LINK_AUTH_REPLY, login->conn, wire[answer],
                  (uint64_t)(methods & (LOBBY_AUTH_CAN_KEY | LOBBY_AUTH_CAN_PASSWORD)), notice);
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
    char why[SHOWN_MAX];
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
    default: break;
    }
    /* What follows is about a connection that is there. */
    if (!conns_get(&room->conns, message->conn)) {
        return;
    }
    switch (message->type) {
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

/* ---- Figures ---- */

/* `name value` lines; those of the lobby are in its own status already. */
static void own_figures(struct room *room, struct buf *lines)
{
    const struct store_pulse pulse = room->pulse;
    buf_printf(lines,
               "store-healthy %d\nstore-commits %" PRId64
               "\nstore-commit-seconds %.6f\nstore-slowest-ms %" PRId64
               "\nstore-stalled-ms %" PRId64 "\nloop-late-ms %" PRId64 "\n",
               store_healthy(room->store), pulse.commits, (double)pulse.commit_us / 1e6,
               pulse.slowest_ms, pulse.stalled_ms, room->late_ms);
    if (pulse.ship_ms >= 0) {
        buf_printf(lines, "ship-behind-ms %" PRId64 "\n", pulse.ship_ms);
    }
    figures_of_process("room", room->since_ms, lines);
}

static void figures_send(struct room *room)
{
    struct lobby_figures f;
    struct buf lines = {0};
    lobby_figures(room->lobby, &f);
    buf_printf(&lines,
               "connections %d\nplayers %d\nguests %d\ntables %d\ngames %d\nspectators %d\n"
               "moves %" PRId64 "\nbacklog %d\n",
               f.connections, f.players, f.guests, f.tables, f.games, f.spectators, f.moves,
               store_backlog(room->store));
    own_figures(room, &lines);
    if (room->link) {
        link_send(room->link, LINK_FIGURES, buf_text(&lines));
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
    mssp_send(room, true);
    figures_send(room);
}

static void on_link_closed(void *arg, const char *why)
{
    struct room *room = arg;
    char word[WORD_MAX];
    log_warn("link", "door=%d lost=\"%s\"", (int)room->door, why);
    link_drop(room, "the door is gone");
    snprintf(word, sizeof word, "lost %" PRIu64, room->generation);
    tell(room, word);
}

static const struct link_callbacks the_link_callbacks = {on_link_ready, on_message, on_link_closed};

static void link_start(struct room *room, const char *arguments, int fd)
{
    char *rest;
    link_drop(room, "another door took over");
    room->generation = strtoull(arguments, &rest, 10);
    room->door = (pid_t)strtol(rest, NULL, 10);
    room->link = link_new(room->base, fd, &the_link_callbacks, room);
}

/* ---- Settings ---- */

/* "HOST PORT" or "HOST -p PORT" of the first address, for the banner; "" when there is none. */
static void shown_address(const struct conf *conf, const char *list, const char *between, char *out,
                          size_t cap)
{
    char word[SHOWN_MAX], host[SHOWN_MAX], port[8];
    out[0] = '\0';
    if (conf_word(list, word, sizeof word) &&
        conf_listen_split(word, host, sizeof host, port, sizeof port)) {
        snprintf(out, cap, "%s%s%s", conf->host_name[0] ? conf->host_name : "localhost", between,
                 port);
    }
}

/* Adds the port of telnet over TLS to that of telnet. */
static void shown_tls(const struct conf *conf, char *shown, size_t cap)
{
    char word[SHOWN_MAX], host[SHOWN_MAX], port[8];
    size_t len = strlen(shown);
    if (len > 0 && conf_word(conf->listen_tls, word, sizeof word) &&
        conf_listen_split(word, host, sizeof host, port, sizeof port)) {
        snprintf(shown + len, cap - len, "   TLS %s", port);
    }
}

static struct lobby_conf lobby_conf_of(struct room *room)
{
    const struct conf *conf = room->conf;
    shown_address(conf, conf->listen_telnet, " ", room->shown_telnet, sizeof room->shown_telnet);
    shown_tls(conf, room->shown_telnet, sizeof room->shown_telnet);
    shown_address(conf, conf->listen_ssh, " -p ", room->shown_ssh, sizeof room->shown_ssh);
    return (struct lobby_conf){.starting_chips = conf->starting_chips,
                               .allowance = conf->allowance_below,
                               .turn_ms = conf->turn_ms,
                               .away_ms = conf->away_ms,
                               .vote_ms = conf->vote_ms,
                               .same_address_exempt = conf->same_address_exempt,
                               .registration = conf->registration,
                               .staff_totp = conf->staff_totp,
                               .new_a_day = conf->new_accounts,
                               .motd = conf->motd[0] ? conf->motd : NULL,
                               .host = conf->host_name[0] ? conf->host_name : NULL,
                               .telnet = room->shown_telnet[0] ? room->shown_telnet : NULL,
                               .ssh = room->shown_ssh[0] ? room->shown_ssh : NULL,
                               .pages = conf->pages,
                               .forbidden_names = conf->forbidden_names};
}

static void limits_send(struct room *room)
{
    struct buf lines = {0};
    conf_format_limits(room->conf, &lines);
    if (room->link) {
        link_send(room->link, LINK_LIMITS, buf_text(&lines));
    }
    buf_free(&lines);
}

static void lobby_wants_reload(void *arg)
{
    tell(arg, "reload");
}

/* The supervisor did not take the file: what is wrong with it is in `fd`. */
static void refused(struct room *room, int fd)
{
    char text[ERRORS_MAX + 1];
    ssize_t len = pread(fd, text, ERRORS_MAX, 0);
    text[len > 0 ? len : 0] = '\0';
    lobby_reloaded(room->lobby, false, text);
    close(fd);
}

/* Reads the settings in `fd`, closes it, and puts them in force; `changes`: which differ from those
 * before. False: they stay as they were, and `errors` says why. */
static bool take_settings(struct room *room, int fd, struct buf *changes, struct buf *errors)
{
    char path[64];
    struct conf fresh;
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    bool done = conf_load(&fresh, path, errors) == 0;
    close(fd);
    if (!done) {
        log_error("configuration", "%s", buf_text(errors));
        conf_free(&fresh);
        return false;
    }
    conf_changes(room->conf, &fresh, changes);
    conf_free(&room->reloaded);
    room->reloaded = fresh;
    room->conf = &room->reloaded;
    return true;
}

static void reconfigure(struct room *room, int fd)
{
    struct buf errors = {0}, changes = {0};
    if (!take_settings(room, fd, &changes, &errors)) {
        lobby_reloaded(room->lobby, false, buf_text(&errors));
    } else {
        struct lobby_conf conf = lobby_conf_of(room);
        lobby_reconfigure(room->lobby, &conf);
        hash_set_exempt(room->hash, room->conf->limits.exempt);
        limits_send(room);
        mssp_send(room, false);
        lobby_reloaded(room->lobby, true, buf_text(&changes));
    }
    buf_free(&changes);
    buf_free(&errors);
}

/* ---- The supervisor ---- */

/* Returns false when the room has to stop. */
static bool heed(struct room *room, const char *word, int passed)
{
    const char *rest;
    if (word_is(word, "link", &rest) && passed >= 0) {
        link_start(room, rest, passed);
        return true;
    }
    if (word_is(word, "conf", &rest) && passed >= 0) {
        reconfigure(room, passed);
        return true;
    }
    if (word_is(word, "refused", &rest) && passed >= 0) {
        refused(room, passed);
        return true;
    }
    if (passed >= 0) {
        close(passed);
    }
    if (word_is(word, "reopen", &rest)) {
        log_reopen();
        return true;
    }
    if (word_is(word, "upgraded", &rest)) {
        char *sentence;
        room->upgrades = (int)strtol(rest, &sentence, 10);
        snprintf(room->upgrade, sizeof room->upgrade, "%s", sentence + (*sentence == ' '));
        return true;
    }
    if (word_is(word, "stop", &rest)) {
        return false;
    }
    log_warn("supervisor", "word=\"%s\"", word);
    return true;
}

static void on_words(evutil_socket_t fd, short what, void *arg)
{
    struct room *room = arg;
    char word[WORD_MAX];
    int passed, got;
    (void)what;
    while ((got = word_receive(fd, word, &passed)) > 0) {
        if (!heed(room, word, passed)) {
            event_base_loopbreak(room->base);
            return;
        }
    }
    if (got == 0) {
        log_warn("supervisor", "gone=yes");
        event_base_loopbreak(room->base);
    }
}

/* Whoever watches over us is told that all is well while both the loop turns and the writer comes
 * to the end of what it writes. */
static void on_alive(evutil_socket_t fd, short what, void *arg)
{
    struct room *room = arg;
    int64_t now = clock_mono(&clock_system);
    (void)fd, (void)what;
    store_pulse(room->store, &room->pulse);
    if (room->pulse.stalled_ms < ROOM_STALLED_MS) {
        tell(room, "alive");
    } else {
        log_error("store-stalled", "ms=%" PRId64, room->pulse.stalled_ms);
    }
    room->late_ms = room->due_ms != 0 && now > room->due_ms ? now - room->due_ms : 0;
    room->due_ms = now + ROOM_ALIVE_MS;
    figures_send(room);
    mssp_send(room, false);
}

static void on_term_signal(evutil_socket_t number, short what, void *arg)
{
    struct room *room = arg;
    (void)number, (void)what;
    event_base_loopbreak(room->base);
}

/* ---- Start and end ---- */

/* Our figures, the door's and the processes, as `name value` lines of status. */
static void add_status(void *arg, struct buf *lines)
{
    struct room *room = arg;
    own_figures(room, lines);
    if (room->link) {
        buf_puts(lines, buf_text(&room->door_figures));
    }
    buf_printf(lines, "version %s\nupgrades %d\n", PACKAGE_VERSION, room->upgrades);
    if (room->upgrade[0]) {
        buf_printf(lines, "upgrade %s\n", room->upgrade);
    }
    buf_printf(lines, "supervisor-pid %d\nroom-pid %d\n", (int)getppid(), (int)getpid());
    if (room->link) {
        buf_printf(lines, "door-pid %d\n", (int)room->door);
    }
}

static void on_lobby_ready(void *arg)
{
    struct room *room = arg;
    char why[512];
    struct control_deps deps = {.base = room->base,
                                .path = room->conf->control_socket,
                                .lobby = room->lobby,
                                .status = add_status,
                                .arg = room};
    struct timeval every = {ROOM_ALIVE_MS / 1000, 0};
    room->control_socket = control_new(&deps, why, sizeof why);
    if (!room->control_socket) {
        /* People can play without it. */
        log_error("control", "%s", why);
    }
    room->ready = true;
    tell(room, "up");
    on_alive(-1, 0, room);
    event_add(room->alive, &every);
}

/* Waits for the room before this one to end. Nobody is served by us yet, so this may wait. False:
 * we are not wanted any more. */
static bool stand_by(struct room *room)
{
    char word[WORD_MAX];
    const char *rest;
    struct pollfd ready = {.fd = room->control, .events = POLLIN};
    int got = -1, passed = -1;
    snprintf(word, sizeof word, "standby %s %d", PACKAGE_VERSION, LINK_VERSION);
    if (word_send(room->control, word, -1) < 0) {
        return false;
    }
    for (;;) {
        got = word_receive(room->control, word, &passed);
        if (got > 0 && passed >= 0 && word_is(word, "conf", &rest)) {
            struct buf changes = {0}, errors = {0};
            take_settings(room, passed, &changes, &errors);
            buf_free(&changes);
            buf_free(&errors);
            passed = -1;
        }
        if (passed >= 0) {
            close(passed);
        }
        if (got > 0 && word_is(word, "reopen", &rest)) {
            log_reopen();
        }
        if (got > 0 && word_is(word, "go", &rest)) {
            return true;
        }
        if (got == 0 || (got > 0 && word_is(word, "stop", &rest))) {
            return false;
        }
        poll(&ready, 1, -1);
    }
}

/* What a newer room that did not come up has done to the database is undone. */
static bool take_back(const struct conf *conf)
{
    char aside[PATH_MAX], why[512];
    char *path = store_file_path(conf->store);
    bool done = !path || store_file_take_back(path, aside, sizeof aside, why, sizeof why) == 0;
    if (!done) {
        log_error("store", "%s", why);
    } else if (path && aside[0]) {
        log_warn("store-back", "newer=%s", aside);
    }
    free(path);
    return done;
}

static int set_up(struct room *room, bool again)
{
    char why[512];
    const char *store = room->conf->store;
    char *url = again && strncmp(store, "sqlite:", 7) == 0
                    ? xasprintf("%s%csound=1", store, strchr(store, '?') ? '&' : '?')
                    : xstrdup(store);
    room->store = store_open(url, room->clock, why, sizeof why);
    free(url);
    if (!room->store) {
        log_error("store", "%s", why);
        return -1;
    }
    store_secret(room->store, "ticket", room->ticket_key);
    room->started_s = clock_wall(room->clock) / 1000;
    ids_init(&room->ids, room->clock, (uint8_t)room->conf->node);
    room->base = event_base_new();
    if (!room->base) {
        log_fatal("event-base", "error=\"%s\"", strerror(errno));
    }
    room->hash = hash_new(room->base);
    hash_set_exempt(room->hash, room->conf->limits.exempt);
    room->think = think_new(room->base);
    room->words = event_new(room->base, room->control, EV_READ | EV_PERSIST, on_words, room);
    room->store_event =
        event_new(room->base, store_fd(room->store), EV_READ | EV_PERSIST, on_store, room);
    room->due = evtimer_new(room->base, on_due, room);
    room->alive = event_new(room->base, -1, EV_PERSIST, on_alive, room);
    room->term_signal = evsignal_new(room->base, SIGTERM, on_term_signal, room);
    event_add(room->words, NULL);
    event_add(room->store_event, NULL);
    event_add(room->term_signal, NULL);

    struct lobby_deps deps = {.clock = room->clock,
                              .ids = &room->ids,
                              .store = room->store,
                              .hasher = hash_hasher(room->hash),
                              .thinker = think_thinker(room->think),
                              .hmac = mac_sha1,
                              .conf = lobby_conf_of(room),
                              .bans = lobby_bans_changed,
                              .stop = lobby_wants_stop,
                              .reload = lobby_wants_reload,
                              .upgrade = lobby_wants_upgrade,
                              .arg = room};
    room->lobby = lobby_new(&deps);
    lobby_load(room->lobby, on_lobby_ready, room);
    return 0;
}

static void tear_down(struct room *room)
{
    struct login *login;
    struct room_term *term;
    if (room->base) {
        fan_send(&room->fan);
        if (room->link) {
            link_flush(room->link);
        }
        control_free(&room->control_socket);
        /* The lobby goes with its people in it: they did not leave, the next room has them again.
         */
        lobby_free(&room->lobby);
        hash_free(&room->hash);
        think_free(&room->think);
        link_free(&room->link);
        event_free(room->words);
        event_free(room->store_event);
        event_free(room->due);
        event_free(room->alive);
        event_free(room->term_signal);
        event_base_free(room->base);
    }
    if (room->store) {
        store_close(&room->store);
    }
    while ((login = LIST_FIRST(&room->logins))) {
        LIST_REMOVE(login, next);
        free(login);
    }
    while ((term = conns_any(&room->conns))) {
        free(conns_remove(&room->conns, term->conn));
    }
    conns_free(&room->conns);
    conf_free(&room->reloaded);
    fan_free(&room->fan);
    buf_free(&room->scratch);
    buf_free(&room->door_figures);
    buf_free(&room->mssp);
    free(room->bans);
    sodium_memzero(room->ticket_key, sizeof room->ticket_key);
    close(room->control);
}

int room_run(const struct room_config *config)
{
    struct room room = {.clock = &clock_system,
                        .control = config->control,
                        .conf = config->conf,
                        .since_ms = clock_mono(&clock_system)};
    int status = 1;
    if ((config->standby && !stand_by(&room)) || (config->back && !take_back(config->conf))) {
        conf_free(&room.reloaded);
        close(config->control);
        return config->standby ? 0 : 1;
    }
    room.fan = (struct fan){.send = text_send, .arg = &room};
    LIST_INIT(&room.logins);
    if (set_up(&room, config->again) == 0) {
        turn(&room);
        log_info("stop", "connections=%zu", room.conns.count);
        status = room.ready ? 0 : 1;
    }
    tear_down(&room);
    return status;
}
