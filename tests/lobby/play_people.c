/*
 * The people of a script at their connections: how they come, what they type, and what they read.
 */
#include <ctype.h>
#include <fnmatch.h>
#include <stdio.h>

#include "gmcp.h"
#include "play_private.h"
#include "style_bare.h"
#include "ui_gmcp.h"

/* ---- Connections ---- */

/* A terminal that is too low for the screen layout. */
enum { LOW_ROWS = 14 };

static void connect_word(struct someone *who, struct term_facts *facts, const char *option)
{
    if (strcmp(option, "raw") == 0) {
        facts->input = CLIENT_RAW;
    } else if (strcmp(option, "char") == 0) {
        facts->input = CLIENT_CHAR;
        facts->rows = LOW_ROWS;
    } else if (strcmp(option, "screen") == 0) {
        facts->input = CLIENT_CHAR;
        facts->rows = 24;
    } else if (strcmp(option, "reader") == 0) {
        facts->screen_reader = true;
    } else if (strcmp(option, "ascii") == 0) {
        facts->utf8 = false;
    } else if (strncmp(option, "size=", 5) == 0) {
        facts->columns = atoi(option + 5);
        facts->rows = atoi(strchr(option, 'x') + 1);
    } else if (strncmp(option, "from=", 5) == 0) {
        snprintf(facts->address, sizeof(facts->address), "%s", option + 5);
    } else if (strncmp(option, "lang=", 5) == 0) {
        snprintf(facts->language, sizeof(facts->language), "%s", option + 5);
    } else if (strncmp(option, "user=", 5) == 0) {
        snprintf(facts->user, sizeof(facts->user), "%s", option + 5);
    } else if (strcmp(option, "password") == 0) {
        snprintf(facts->method, sizeof(facts->method), "password");
    } else if (strcmp(option, "open") == 0) {
        snprintf(facts->method, sizeof(facts->method), "open");
    } else if (strncmp(option, "key=", 4) == 0) {
        snprintf(facts->method, sizeof(facts->method), "key");
        snprintf(facts->fingerprint, sizeof(facts->fingerprint), "SHA256:%s", option + 4);
        snprintf(who->key, sizeof(who->key), "ssh-ed25519 AAAA%s", option + 4);
        facts->key = who->key;
    }
}

void someone_open(struct play *p, struct someone *who, const char *ticket)
{
    lobby_open(p->lobby, who->conn, &who->fake.term, &who->facts, ticket);
}

void someone_connects(struct play *p, struct someone *who, char *rest)
{
    const char *kind = play_word(&rest);
    struct term_facts facts = {.transport = CLIENT_TELNET,
                               .input = CLIENT_LINE,
                               .utf8 = true,
                               .columns = 80,
                               .rows = 24,
                               .colours = 256,
                               .terminal = "TinTin++",
                               .opened_ms = p->clock.wall};
    if (strcmp(kind, "ssh") == 0) {
        facts.transport = CLIENT_SSH;
        facts.input = CLIENT_CHAR;
        facts.rows = LOW_ROWS;
        facts.secure = facts.pty = true;
        snprintf(facts.method, sizeof(facts.method), "none");
    } else if (strcmp(kind, "tls") == 0) {
        facts.transport = CLIENT_TLS;
        facts.secure = true;
    }
    snprintf(facts.address, sizeof(facts.address), "192.0.2.%d", (int)(who - p->people) + 1);
    while (*rest != '\0') {
        if (strncmp(rest, "command=", 8) == 0) {
            snprintf(who->command, sizeof(who->command), "%s", rest + 8);
            facts.command = who->command;
            break;
        }
        connect_word(who, &facts, play_word(&rest));
    }
    if (who->conn != 0 && !who->fake.closed) {
        play_fail(p, "%s is connected already", who->name);
        return;
    }
    if (who->conn != 0)
        lobby_gone(p->lobby, who->conn, "closed");
    term_fake_free(&who->fake);
    term_fake_init(&who->fake);
    buf_clear(&who->announced);
    who->facts = facts;
    who->conn = ++p->conns;
    someone_open(p, who, NULL);
}

/* Every word of a hint has a caption, for buttons. Cards, answers and words to choose from say what
 * they are. */
static void check_captions(struct play *p, const struct someone *who)
{
    struct session *s = lobby_by_conn(p->lobby, who->conn);
    struct session_sight sight;
    struct ui_choices choices;
    int32_t table;
    if (!s || session_where(s, &table) == CMD_LOBBY || !session_sees(s, table, &sight))
        return;
    tongue_use(TONGUE_ENGLISH);
    ui_choices(&choices, &sight.seen);
    for (int i = 0; i < choices.n; i++) {
        struct ui_choices one = {.n = 1, .choice = {choices.choice[i]}};
        const char *line = one.choice[0].line;
        struct buf body = {0}, now = {0}, bare = {0};
        gmcp_put_json(&body, ui_gmcp_choices(&now, &one));
        buf_printf(&bare, "\"line\":\"%s\",\"caption\":\"%s\"", line, line);
        if (!one.choice[0].answer && !isdigit((unsigned char)line[0]) && !strchr(line, '|') &&
            strstr(buf_text(&body), buf_text(&bare)))
            play_fail(p, "%s is offered %s, which has no caption", who->name, line);
        buf_free(&bare);
        buf_free(&body);
    }
}

void someone_types(struct play *p, struct someone *who, const char *line, bool hold)
{
    if (who->conn == 0) {
        play_fail(p, "%s is not connected", who->name);
        return;
    }
    check_captions(p, who);
    free(who->held);
    who->held = xstrdup(line);
    who->held_press.key = PRESS_NONE;
    lobby_line(p->lobby, who->conn, ++who->fake.sent, who->fake.done + 1, line, NULL);
    if (!hold)
        play_settle(p);
}

static uint32_t press_of(const char *name)
{
    static const struct {
        const char *name;
        uint32_t key;
    } keys[] = {
        {"esc", PRESS_ESCAPE},   {"enter", PRESS_ENTER},   {"tab", PRESS_TAB},
        {"up", PRESS_UP},        {"down", PRESS_DOWN},     {"left", PRESS_LEFT},
        {"right", PRESS_RIGHT},  {"click", PRESS_CLICK},   {"rightclick", PRESS_CLICK_RIGHT},
        {"pgup", PRESS_PAGE_UP}, {"pgdn", PRESS_PAGE_DOWN}};
    for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++)
        if (strcmp(keys[i].name, name) == 0)
            return keys[i].key;
    return name[1] == '\0' ? (uint8_t)name[0] : (uint32_t)strtoul(name, NULL, 10);
}

void someone_presses(struct play *p, struct someone *who, char *rest, bool hold)
{
    const char *name = play_word(&rest);
    if (who->conn == 0) {
        play_fail(p, "%s is not connected", who->name);
        return;
    }
    who->held_press = (struct press){.key = press_of(name), .turn = who->fake.keys_turn};
    if (who->held_press.key == PRESS_CLICK || who->held_press.key == PRESS_CLICK_RIGHT) {
        who->held_press.column = (uint16_t)atoi(play_word(&rest));
        who->held_press.row = (uint16_t)atoi(play_word(&rest));
    }
    if (*rest != '\0')
        who->held_press.turn = (uint32_t)strtoul(rest, NULL, 10);
    lobby_line(p->lobby, who->conn, ++who->fake.sent, who->fake.done + 1, "", &who->held_press);
    if (!hold)
        play_settle(p);
}

/* The start of what they are told of a code that was looked at and found wrong. */
static const char wrong_code[] = "That code isn't good";

void someone_guesses(struct play *p, struct someone *who, char *rest)
{
    static const char letters[] = "abcdefghjkmnpqrstvwxyz";
    int guesses = atoi(play_word(&rest)), most = atoi(rest), looked = 0;
    for (int i = 0; i < guesses && !p->failed; i++) {
        char code[] = "2abcde", again[] = "telnet";
        for (int at = 5, n = i; at > 0; at--, n /= 22)
            code[at] = letters[n % 22];
        if (who->conn == 0 || who->fake.closed)
            someone_connects(p, who, again);
        buf_clear(&who->fake.text);
        who->fake.seen = 0;
        someone_types(p, who, code, false);
        looked += strstr(buf_text(&who->fake.text), wrong_code) ? 1 : 0;
        if (strstr(buf_text(&who->fake.text), "Welcome"))
            play_fail(p, "%s was a code", code);
        clock_virtual_advance(&p->clock, 1000);
    }
    if (looked == 0 || looked > most)
        play_fail(p, "%d codes were looked at", looked);
}

/* ---- Reading ---- */

const char *play_unread_find(const struct someone *who, const char *glob)
{
    const char *at = buf_text(&who->fake.text) + who->fake.seen;
    while (*at != '\0') {
        size_t len = strcspn(at, "\n");
        FREED char *line = xstrndup(at, len);
        bool fits = fnmatch(glob, line, 0) == 0;
        at += len;
        at += *at == '\n';
        if (fits)
            return at;
    }
    return NULL;
}

void someone_reads(struct play *p, struct someone *who, const char *glob)
{
    const char *end = play_unread_find(who, glob);
    if (!end) {
        play_fail(p, "no such line: %s", glob);
        play_show_unread(who);
        return;
    }
    who->fake.seen = (size_t)(end - buf_text(&who->fake.text));
}

void someone_not(struct play *p, struct someone *who, const char *glob)
{
    if (!play_unread_find(who, glob))
        return;
    play_fail(p, "there is such a line: %s", glob);
    play_show_unread(who);
}

void someone_gmcp(struct play *p, struct someone *who, char *glob)
{
    struct term_fake *fake = &who->fake;
    bool none = glob[0] == '!' && glob[1] == ' ', found = false;
    char line[8400];

    for (size_t at = fake->gmcp_seen; at < fake->gmcp.len && !found;) {
        size_t len = strcspn(fake->gmcp.data + at, "\n");
        snprintf(line, sizeof(line), "%.*s", (int)len, fake->gmcp.data + at);
        at += len + 1;
        found = fnmatch(none ? glob + 2 : glob, line, 0) == 0;
        if (found && !none)
            fake->gmcp_seen = at;
    }
    if (found == none)
        play_fail(p, "of GMCP there is%s \"%s\" in\n%s", none ? "" : " no", glob,
                  buf_text(&fake->gmcp) + fake->gmcp_seen);
}

static bool has_row(const struct buf *rows, const char *glob)
{
    const char *at = buf_text(rows);
    bool fits = false;
    while (*at != '\0' && !fits) {
        BUF_LOCAL bare = {0};
        size_t len = strcspn(at, "\n");
        style_bare(&bare, at, len);
        at += len;
        at += *at == '\n';
        fits = fnmatch(glob, buf_text(&bare), 0) == 0;
    }
    return fits;
}

void someone_sees(struct play *p, struct someone *who, bool page, const char *glob)
{
    const struct term_fake *fake = &who->fake;
    bool there = page ? fake->page.len > 0 && !fake->page_aside : fake->screen;
    bool fits = strcmp(glob, "none") == 0 ? !there
                : page                    ? has_row(&fake->page, glob)
                       : has_row(&fake->top, glob) || has_row(&fake->bottom, glob);
    if (!fits)
        play_fail(p, "the %s is not so: %s\n%s---\n%s", page ? "page" : "screen", glob,
                  buf_text(page ? &fake->page : &fake->top), page ? "" : buf_text(&fake->bottom));
}

void someone_tab(struct play *p, struct someone *who, char *rest)
{
    bool empty = strncmp(rest, "= ", 2) == 0;
    char out[4096], *glob = empty ? rest + 2 : play_behind_equals(p, rest);
    if (!glob)
        return;
    lobby_complete(p->lobby, who->conn, empty ? "" : rest, out, sizeof(out));
    for (char *c = out; *c != '\0'; c++)
        *c = *c == '\n' ? '|' : *c;
    if (fnmatch(glob, out, 0) != 0)
        play_fail(p, "completes to %s", out);
}

/* ---- Authenticators ---- */

void play_fill_in(const struct play *p, const char *line, char *out, size_t cap)
{
    size_t n = 0;
    while (*line != '\0' && n + 1 < cap) {
        const struct someone *who = p->people, *end = who + p->npeople;
        size_t len = line[0] == '{' ? strcspn(line, "}") : 0;
        while (who < end && (len == 0 || strlen(who->name) != len - 1 ||
                             strncmp(who->name, line + 1, len - 1) != 0))
            who++;
        if (len > 0 && who < end && line[len] == '}') {
            n += (size_t)snprintf(out + n, cap - n, "%s", who->noted);
            line += len + 1;
        } else {
            out[n++] = *line++;
        }
        n = n < cap ? n : cap - 1;
    }
    out[n] = '\0';
}

/* The token of the last GMCP message, or the code of the last line that shows one. */
static void someone_notes_text(struct play *p, struct someone *who, bool token)
{
    const char *at = token ? buf_text(&who->fake.gmcp) : buf_text(&who->fake.text);
    const char *mark = token ? "Cards.Resume {\"token\":\"" : "the code ", *found = NULL;
    while ((at = strstr(at, mark)))
        found = at += strlen(mark);
    snprintf(who->noted, sizeof(who->noted), "%.*s",
             (int)strspn(found ? found : "", "abcdefghijklmnopqrstuvwxyz0123456789_-"
                                             "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
             found ? found : "");
    if (who->noted[0] == '\0')
        play_fail(p, "%s was given no %s", who->name, token ? "token" : "code");
}

void someone_notes(struct play *p, struct someone *who, const char *what)
{
    if (strcmp(what, "token") == 0 || strcmp(what, "link") == 0) {
        someone_notes_text(p, who, what[0] == 't');
        return;
    }
    bool secret = strcmp(what, "secret") == 0;
    const char *end = play_unread_find(who, secret ? PLAY_SECRET : "[A-Z2-7]*-*-*-[A-Z2-7]*");
    if (!end) {
        play_fail(p, "no %s is shown", what);
        play_show_unread(who);
        return;
    }
    who->fake.seen = (size_t)(end - buf_text(&who->fake.text));
    const char *at = end - (end[-1] == '\n') - (secret ? TOTP_SECRET_TEXT - 1 : 19);
    if (secret) {
        char text[TOTP_SECRET_TEXT];
        snprintf(text, sizeof(text), "%.*s", TOTP_SECRET_TEXT - 1, at);
        if (totp_decode(text, who->secret, TOTP_SECRET) != TOTP_SECRET)
            play_fail(p, "the secret is \"%s\"", text);
    } else {
        snprintf(who->recovery, sizeof(who->recovery), "%.19s", at);
    }
}

void someone_codes(struct play *p, struct someone *who, const char *steps)
{
    char line[16];
    bool waits = strncmp(steps, ">>", 2) == 0;
    int64_t counter = totp_counter(p->clock.wall) + (waits ? 0 : atoi(steps));
    snprintf(line, sizeof(line), "%06u",
             (unsigned)totp_code(play_hmac, who->secret, TOTP_SECRET, (uint64_t)counter));
    someone_types(p, who, line, waits);
}
