/*
 * Tells the lobby what a door says.
 *
 * The room does not believe a door (doc/design.md, "A hostile door"): it knows who somebody is
 * from what it approved itself, or from a ticket that it sealed.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "account.h"
#include "figures.h"
#include "log.h"
#include "press.h"
#include "room_private.h"
#include "tongue.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    LINE_BYTES = 512,       /* bytes of a typed line (doc/ux.md, section 4) */
    GMCP_BYTES = 4096,      /* bytes of a GMCP message of a client */
    COMPLETIONS_MAX = 4096, /* bytes of an answer to Tab */
    WHY_MAX = 128,          /* bytes of the reason why a connection is gone */
    /* logins at a time; a sound door has fewer connections that wait for a login */
    ASKED_MAX = 4096,
    PROOFS_MAX = 4096,   /* approved logins whose connections are not open yet */
    ORPHANS_MAX = 16384, /* questions to the store for connections of a door that are gone */
    SEEN_MAX = 65536     /* how many connections of one door can be noted as seen */
};

/* An SSH login that the lobby is thinking about. It may outlast its connection and its link: then
 * it is no longer in `asked`. An approved login is in `proofs` until its connection opens. It says
 * who logged in and how that was proven, so the room need not take the door's word for it. */
struct login {
    LIST_ENTRY(login) next; /* while the lobby thinks */
    struct room_door *door;
    uint64_t conn;
    struct term_facts facts; /* what a yes would approve */
    bool proves;             /* a yes means a login, not just that an offered key is good */
    int64_t until_ms;        /* monotonic: when the approval ends */
};

int64_t room_ticket_ms(const struct room *room)
{
    return room->conf->peer[0] ? clock_wall(room->clock) : clock_mono(room->clock);
}

/* ---- Approved logins ---- */

/* Keeps a login that was approved, in place of an earlier one of its connection. If there are
 * PROOFS_MAX already, drops the one that ends first. */
static void room_link_proof_put(struct room_door *door, struct login *login)
{
    struct login *first = NULL, *other;
    login->until_ms = clock_mono(door->room->clock) + door->room->conf->limits.login_ms;
    free(map_remove(&door->proofs, login->conn));
    for (size_t at = 0; door->proofs.count == PROOFS_MAX && (other = map_next(&door->proofs, &at));)
        if (!first || other->until_ms < first->until_ms)
            first = other;
    if (first)
        free(map_remove(&door->proofs, first->conn));
    map_put(&door->proofs, login->conn, login);
}

/* Whether the login of these facts was approved for the connection. It is good for one opening. */
static bool room_link_proof_take(struct room_door *door, uint64_t conn,
                                 const struct term_facts *facts)
{
    FREED struct login *proof = map_remove(&door->proofs, conn);
    return proof && clock_mono(door->room->clock) < proof->until_ms &&
           strcmp(proof->facts.user, facts->user) == 0 &&
           strcmp(proof->facts.method, facts->method) == 0 &&
           strcmp(proof->facts.address, facts->address) == 0 &&
           strcmp(proof->facts.fingerprint, facts->fingerprint) == 0;
}

/* ---- Connections ---- */

/* Copies and cleans what a stranger chose, whatever the door let through. */
static void room_link_clean_of(const char *text, char *out, size_t cap)
{
    utf8_clean(text, strlen(text), (int)cap - 1, out, cap);
}

/* Writes what the door says of a connection into `facts`. `command` has LINE_BYTES + 1 bytes and
 * must live as long as the facts. */
static void room_link_facts_of(const struct link_open *open, char *command,
                               struct term_facts *facts)
{
    *facts = (struct term_facts){.transport = open->transport,
                                 .input = open->input,
                                 .secure = open->secure,
                                 .utf8 = open->utf8,
                                 .screen_reader = open->reader,
                                 .pty = open->pty,
                                 .columns = link_columns(open->columns),
                                 .rows = link_rows(open->rows),
                                 .colours = open->colours,
                                 .opened_ms = (int64_t)open->opened_ms};
    utf8_copy(open->address, facts->address, sizeof(facts->address));
    utf8_copy(open->method, facts->method, sizeof(facts->method));
    utf8_copy(open->fingerprint, facts->fingerprint, sizeof(facts->fingerprint));
    facts->key = open->key;
    room_link_clean_of(open->terminal, facts->terminal, sizeof(facts->terminal));
    room_link_clean_of(open->user, facts->user, sizeof(facts->user));
    room_link_clean_of(open->command, command, LINE_BYTES + 1);
    facts->command = command;
    room_link_clean_of(open->language, facts->language, sizeof(facts->language));
}

/* Whether this is the fingerprint of a key ("ssh-ed25519 AAAA..."). */
static bool room_link_is_of_key(const char *key, const char *fingerprint)
{
    uint8_t blob[ACCOUNT_KEY_MAX];
    char of_key[STORE_ADDRESS_MAX];
    size_t len;
    const char *base64 = strchr(key, ' ');
    return base64 && account_key_read(base64 + 1, blob, &len, of_key) &&
           strcmp(of_key, fingerprint) == 0;
}

/* Whether anybody can come in over this transport. */
static bool room_link_is_served(const struct room *room, enum client_transport transport)
{
    const struct conf *conf = room->conf;

    switch (transport) {
    case CLIENT_SSH: return conf->listen_ssh[0] != '\0';
    case CLIENT_TLS: return conf->listen_tls[0] != '\0';
    case CLIENT_WEB: return conf->listen_web[0] != '\0' || conf->listen_web_tls[0] != '\0';
    case CLIENT_TELNET: break;
    }
    return true;
}

/* Whether the door may give a ticket for this connection now: the connection is expected back, or
 * the door is still telling us, over its first link, what it has. While it does, it may give one
 * ticket for each connection. */
static bool room_link_is_expected(struct room_door *door, uint64_t conn)
{
    bool expected = map_remove(&door->expected, conn);
    if (clock_mono(door->room->clock) >= door->fresh_until || door->seen.count == SEEN_MAX)
        return expected;
    bool fresh = !map_get(&door->seen, conn);
    if (fresh)
        map_put(&door->seen, conn, door);
    return expected || fresh;
}

/* `ticket` gets what the ticket says if the door may give one now; else it stays empty. */
static void room_link_ticket_take(struct room_door *door, const struct link_open *open,
                                  struct buf *ticket)
{
    struct room *room = door->room;
    bool expected = room_link_is_expected(door, open->conn);
    /* If this room approved the login itself, over whichever link, it does not need the ticket. The
     * ticket is for the next room, which takes it while the door tells it what it has. */
    if (open->ticket_len == 0 || map_get(&door->proofs, open->conn))
        return;
    const bool opens = expected && ticket_open(room->sealer.key, open->conn, room_ticket_ms(room),
                                               room->conf->peer[0] ? TICKET_SKEW_MS : 0,
                                               open->ticket, open->ticket_len, ticket);
    if (opens || !room_doors_complains(door))
        return;
    if (!expected)
        log_error("ticket", "conn=%016" PRIx64 " error=\"out of time\"", open->conn);
    else
        log_warn("ticket", "conn=%016" PRIx64 " error=\"not ours, or too old\"", open->conn);
}

/* Removes from the facts what the door claims and nothing proves. If nothing is left, the person
 * has to log in. */
static void room_link_facts_prove(struct room_door *door, uint64_t conn, const char *ticket,
                                  struct term_facts *facts)
{
    bool approved = room_link_proof_take(door, conn, facts);
    if (!lobby_ticket_facts(ticket, facts)) {
        if (!room_link_is_served(door->room, facts->transport)) {
            if (room_doors_complains(door))
                log_error("open", "conn=%016" PRIx64 " error=\"nobody can come in so\"", conn);
            facts->transport = CLIENT_TELNET;
        }
        /* The door is believed about TLS only where it alone decides that. */
        if (facts->transport != CLIENT_WEB)
            facts->secure = facts->transport != CLIENT_TELNET;
        approved = approved && facts->transport == CLIENT_SSH;
        if (!approved && (facts->user[0] || facts->method[0] || facts->fingerprint[0])) {
            if (room_doors_complains(door))
                log_error("open", "conn=%016" PRIx64 " user=%s method=%s error=\"not approved\"",
                          conn, facts->user, facts->method);
            facts->user[0] = facts->method[0] = facts->fingerprint[0] = '\0';
        }
    }
    if (facts->fingerprint[0] == '\0' || !room_link_is_of_key(facts->key, facts->fingerprint))
        facts->key = NULL;
}

/* Whether the connection is refused because too many questions to the store are still open for
 * connections that are gone. Connections that come back are let in. A refused one is told why. */
static bool room_link_open_refused(struct room_door *door, const struct link_open *open)
{
    if (lobby_orphans(door->room->lobby, door->node) < ORPHANS_MAX ||
        map_get(&door->expected, open->conn))
        return false;
    const int tongue = tongue_find(open->language);
    BUF_LOCAL text = {0};
    tongue_use(tongue == TONGUE_NONE ? TONGUE_ENGLISH : tongue);
    buf_printf(&text, "%s\n",
               tr("Too many people are logging in at once. Try again in a few seconds."));
    tongue_use(TONGUE_ENGLISH);
    link_send(door->link, LINK_TEXT, open->conn, buf_text(&text));
    link_send(door->link, LINK_CLOSE, open->conn, (uint64_t)1);
    return true;
}

static void room_link_on_open(struct room_door *door, const struct link_message *message)
{
    struct room *room = door->room;
    BUF_LOCAL store = {0}, ticket = {0};
    struct link_open open;
    struct term_facts facts;
    char command[LINE_BYTES + 1];
    if (map_get(&room->conns, message->conn) || !link_decode_open(message, &open, &store)) {
        if (room_doors_complains(door))
            log_error("open", "conn=%016" PRIx64 " error=\"not as agreed\"", message->conn);
        return;
    }
    if (room_doors_full(door) || room_link_open_refused(door, &open))
        return;
    room_link_ticket_take(door, &open, &ticket);
    room_link_facts_of(&open, command, &facts);
    room_link_facts_prove(door, open.conn, buf_text(&ticket), &facts);
    map_remove(&door->asked, open.conn);
    struct room_term *term = room_term_new(door, open.conn);
    lobby_open(room->lobby, term->conn, &term->term, &facts, buf_text(&ticket));
}

void room_link_gone(struct room_door *door, uint64_t conn, const char *why)
{
    struct room_term *term = map_get(&door->room->conns, conn);
    map_remove(&door->asked, conn);
    free(map_remove(&door->proofs, conn));
    if (term) {
        lobby_gone(door->room->lobby, conn, why);
        room_term_free(&term);
    }
}

static bool room_link_is_command(struct room_door *door, const struct link_message *message)
{
    uint64_t command = message->field[0].number;
    if (command != 0 && command <= INT64_MAX)
        return true;
    if (room_doors_complains(door))
        log_error("link", "message=%s conn=%016" PRIx64 " error=\"not as agreed\"",
                  link_type_name(message->type), message->conn);
    return false;
}

static void room_link_on_line(struct room_door *door, const struct link_message *message)
{
    struct room *room = door->room;
    char line[LINE_BYTES + 1];
    const struct link_field *text = &message->field[2];
    if (!room_link_is_command(door, message))
        return;
    utf8_clean(text->len ? text->data : "", text->len, LINE_BYTES, line, sizeof(line));
    lobby_line(room->lobby, message->conn, message->field[0].number, message->field[1].number, line,
               NULL);
    explicit_bzero(line, sizeof(line)); /* it may be a password */
}

static void room_link_on_key(struct room_door *door, const struct link_message *message)
{
    struct room *room = door->room;
    const struct link_field *f = message->field;
    struct press press = {.key = (uint32_t)f[3].number,
                          .turn = (uint32_t)f[2].number,
                          .column = (uint16_t)f[4].number,
                          .row = (uint16_t)f[5].number};
    if (!room_link_is_command(door, message))
        return;
    if (press.key == PRESS_NONE) {
        if (room_doors_complains(door))
            log_error("key", "conn=%016" PRIx64 " error=\"not as agreed\"", message->conn);
        return;
    }
    lobby_line(room->lobby, message->conn, f[0].number, f[1].number, "", &press);
}

static void room_link_on_gmcp(struct room *room, const struct link_message *message)
{
    char text[GMCP_BYTES + 1];
    utf8_copy_part(message->field[0].data, message->field[0].len, text, sizeof(text));
    lobby_gmcp(room->lobby, message->conn, text);
}

static void room_link_on_finish(struct room_door *door, const struct link_message *message)
{
    struct room *room = door->room;
    char line[LINE_BYTES + 1], out[COMPLETIONS_MAX] = "";
    const struct link_field *text = &message->field[1];
    if (!map_get(&room->conns, message->conn))
        return;
    /* The text is not cleaned like a typed line, because a blank at its end says that the next word
     * begins. */
    utf8_copy_part(text->data, text->len, line, sizeof(line));
    lobby_complete(room->lobby, message->conn, line, out, sizeof(out));
    fan_send(&door->fan);
    link_send(door->link, LINK_FINISHED, message->conn, message->field[0].number, out);
}

static void room_link_on_auth_answer(void *arg, enum client_auth_answer answer, unsigned methods,
                                     const char *notice)
{
    struct login *login = arg;
    struct room_door *door = login->door;
    struct room *room = door->room;
    const uint64_t conn = login->conn;
    const bool awaited = map_get(&door->asked, conn) == login;
    LIST_REMOVE(login, next);
    door->thinking--;
    if (awaited)
        map_remove(&door->asked, conn);
    if (awaited && answer == CLIENT_AUTH_YES && login->proves) {
        /* The ticket goes before the answer: if this room dies before the connection is open, the
         * next one has only the ticket. */
        BUF_LOCAL text = {0}, sealed = {0};
        lobby_ticket_approved(&login->facts, &text);
        ticket_seal(&room->sealer, conn, room_ticket_ms(room), buf_text(&text), &sealed);
        link_send(door->link, LINK_TICKET, conn, (const void *)sealed.data, sealed.len);
        room_link_proof_put(door, login);
    } else {
        free(login);
    }
    if (awaited &&
        !link_send(door->link, LINK_AUTH_REPLY, conn, (uint64_t)answer, (uint64_t)methods, notice))
        link_send(door->link, LINK_AUTH_REPLY, conn, (uint64_t)answer, (uint64_t)methods, "");
}

static void room_link_on_auth(struct room_door *door, const struct link_message *message)
{
    struct room *room = door->room;
    const struct link_field *f = message->field;
    char password[LINE_BYTES + 1], user[LINE_BYTES + 1], key[2 * ACCOUNT_KEY_MAX];
    bool known = f[0].number <= CLIENT_AUTH_OPEN;
    bool with_key = f[0].number == CLIENT_AUTH_KEY_OFFERED || f[0].number == CLIENT_AUTH_KEY_PROVEN;
    if (!known || map_get(&room->conns, message->conn) || map_get(&door->asked, message->conn)) {
        if (room_doors_complains(door))
            log_error("auth", "conn=%016" PRIx64 " error=\"not as agreed\"", message->conn);
        return;
    }
    struct lobby_auth auth = {.method = (enum client_auth)f[0].number, .node = door->node};
    struct login *login = xcalloc(1, sizeof(*login));
    login->door = door;
    login->conn = message->conn;
    login->proves = auth.method != CLIENT_AUTH_KEY_OFFERED;
    LIST_INSERT_HEAD(&room->logins, login, next);
    door->thinking++;
    utf8_copy_part(f[1].data, f[1].len, user, sizeof(user));
    room_link_clean_of(user, auth.user, sizeof(auth.user));
    utf8_copy_part(f[2].data, f[2].len, auth.address, sizeof(auth.address));
    utf8_copy_part(f[4].data, f[4].len, key, sizeof(key));
    if (with_key)
        utf8_copy_part(f[3].data, f[3].len, auth.fingerprint, sizeof(auth.fingerprint));
    login->facts = (struct term_facts){.transport = CLIENT_SSH, .secure = true};
    utf8_copy(auth.user, login->facts.user, sizeof(login->facts.user));
    utf8_copy(auth.address, login->facts.address, sizeof(login->facts.address));
    utf8_copy(auth.fingerprint, login->facts.fingerprint, sizeof(login->facts.fingerprint));
    utf8_copy(client_auth_name(auth.method), login->facts.method, sizeof(login->facts.method));
    map_put(&door->asked, login->conn, login);
    if (door->thinking > ASKED_MAX) {
        room_link_on_auth_answer(login, CLIENT_AUTH_BUSY, 0, "");
        return;
    }
    if (!room_link_is_served(room, CLIENT_SSH) ||
        (with_key && !room_link_is_of_key(key, auth.fingerprint))) {
        room_link_on_auth_answer(login, CLIENT_AUTH_NO, 0, "");
        return;
    }
    /* Cleaned as room_link_on_line cleans what is typed at a prompt, so that a password is the same
     * on every path. */
    utf8_clean(f[5].len ? f[5].data : "", f[5].len, LINE_BYTES, password, sizeof(password));
    auth.password = password;
    room_doors_asks(door);
    lobby_auth(room->lobby, &auth, room_link_on_auth_answer, login);
    explicit_bzero(password, sizeof(password));
}

/* Takes only numbers, because the staff would take sentences for the room's own. */
static void room_link_on_figures(struct room_door *door, const struct link_field *lines)
{
    FREED char *text = xstrndup(lines->len ? lines->data : "", lines->len);
    buf_clear(&door->figures);
    figures_known(text, &door->figures);
}

/* Whether the message is about a connection of this door, or about none. A door that was taken over
 * must not speak for another's connections. */
static bool room_link_is_of_door(struct room_door *door, const struct link_message *message)
{
    if (!link_type_has_conn(message->type) || term_node_of(message->conn) == door->node)
        return true;
    if (room_doors_complains(door))
        log_error("link", "node=%d message=%s conn=%016" PRIx64 " error=\"of another node\"",
                  door->node, link_type_name(message->type), message->conn);
    return false;
}

void room_link_message(void *arg, const struct link_message *message)
{
    struct room_door *door = arg;
    struct room *room = door->room;
    const struct link_field *f = message->field;
    char why[WHY_MAX];
    if (!room_link_is_of_door(door, message))
        return;
    switch (message->type) {
    case LINK_OPEN: room_link_on_open(door, message); return;
    case LINK_SYNCED: room_doors_synced(door); return;
    case LINK_AUTH: room_link_on_auth(door, message); return;
    case LINK_FIGURES: room_link_on_figures(door, &f[0]); return;
    case LINK_GONE:
        utf8_copy_part(f[0].data, f[0].len, why, sizeof(why));
        room_link_gone(door, message->conn, why);
        return;
    /* In these cases the lobby itself checks whether the connection is there. */
    case LINK_LINE: room_link_on_line(door, message); break;
    case LINK_KEY: room_link_on_key(door, message); break;
    case LINK_SIZE:
        lobby_resized(room->lobby, message->conn, link_columns((int)f[0].number),
                      link_rows((int)f[1].number));
        break;
    case LINK_CLIENT:
        if (f[0].number >= CLIENT_RAW && f[0].number <= CLIENT_CHAR) {
            lobby_client(room->lobby, message->conn, f[0].number, f[1].number != 0,
                         f[2].number != 0, (int)f[3].number);
        }
        break;
    case LINK_GMCP_HEARD: room_link_on_gmcp(room, message); break;
    case LINK_INTERRUPT: lobby_interrupt(room->lobby, message->conn); break;
    case LINK_FINISH: room_link_on_finish(door, message); break;
    default:
        if (room_doors_complains(door))
            log_error("link", "unexpected=%s", link_type_name(message->type));
        break;
    }
}

void room_link_forget(struct room *room)
{
    struct login *login;
    while ((login = LIST_FIRST(&room->logins))) {
        LIST_REMOVE(login, next);
        free(login);
    }
}
