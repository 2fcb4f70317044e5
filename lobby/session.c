/*
 * Sessions: the line queue with its flood control, output, prompt, and what a table's notices do to
 * whoever is on.
 */
#include "session.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "account.h"
#include "audit.h"
#include "channel.h"
#include "cmd/cmd.h"
#include "cmd/replay.h"
#include "log.h"
#include "news.h"
#include "screen.h"
#include "social.h"
#include "ticket.h"
#include "view.h"
#include "xalloc.h"

/* Flood control: commands 20 at once, then 8 a second; talk 5 at once, then one each 2 seconds. */
enum { COMMAND_BURST = 20, COMMAND_MS = 125, TALK_BURST = 5, TALK_MS = 2000 };
enum { STRIKES_MAX = 10, STRIKES_MS = 60000, QUIET_MS = 60000 };
/* One text to the door is at most this long, so that it fits a frame of the link. */
enum { SHOW_MAX = 16384, BELL_MS = 4000 };
static const char merged[] =
    N_("Your account is part of another one now. Log in with the name of that one.");

static int64_t now_of(const struct session *s)
{
    return clock_mono(s->lobby->deps.clock);
}

int64_t bucket_take(struct bucket *bucket, int64_t now, int burst, int64_t each, int cost)
{
    int64_t from = bucket->full_at > now ? bucket->full_at : now;
    int64_t full_at = from + each * cost, wait = full_at - now - each * burst;
    if (wait > 0)
        return wait;
    bucket->full_at = full_at;
    return 0;
}

/* ---- Life ---- */

static char *own_copy(const char *text)
{
    return text != NULL && text[0] != '\0' ? xstrdup(text) : NULL;
}

void session_keep(char **text, const char *value)
{
    char *copy = value != NULL ? own_copy(value) : NULL;
    free(*text);
    *text = copy;
}

struct session *session_new(struct lobby *lobby, uint64_t conn, struct term *term,
                            const struct term_facts *facts, const char *ticket)
{
    struct session *s = xcalloc(1, sizeof *s);
    s->lobby = lobby;
    s->conn = conn;
    s->term = term;
    s->facts = *facts;
    s->facts.key = own_copy(facts->key);
    s->facts.command = own_copy(facts->command);
    s->came_with = ticket != NULL && ticket[0] != '\0' ? xstrdup(ticket) : NULL;
    s->active_ms = now_of(s);
    s->channel = CHANNEL_TABLE;
    s->quiet_until = INT64_MIN;
    s->strike_ms = INT64_MIN / 2;
    TAILQ_INIT(&s->lines);
    settings_default(&s->settings);
    if (facts->screen_reader)
        snprintf(s->settings.layout, sizeof s->settings.layout, "plain");
    return s;
}

static void lines_drop(struct session *s)
{
    struct session_line *line;
    while ((line = TAILQ_FIRST(&s->lines)) != NULL) {
        TAILQ_REMOVE(&s->lines, line, link);
        explicit_bzero(line->text, strlen(line->text));
        free(line);
    }
    s->nlines = 0;
}

/* Whoever is on is not any more: accounts are away from their table, guests, who can never come
 * back, leave it. */
static void person_off(struct session *s)
{
    if (s->person == 0)
        return;
    struct person person = session_person(s);
    recall_keep(s);
    audit_staff(s->lobby, &s->account, s->facts.address, "logout", "");
    social_logout(s);
    int32_t table = tables_seat_of(s->lobby->tables, person.id, NULL);
    int32_t watched = tables_watched_by(s->lobby->tables, person.id);
    lobby_place_person(s->lobby, s, 0);
    if (watched != 0)
        tables_send(s->lobby->tables, &(struct table_message){
                                          .verb = TABLE_UNWATCH, .table = watched, .from = person});
    if (table != 0 && person.kind == PERSON_GUEST)
        tables_send(s->lobby->tables,
                    &(struct table_message){.verb = TABLE_LEAVE, .table = table, .from = person});
    tables_presence(s->lobby->tables, &person, false);
}

void session_gone(struct session **session, const char *why)
{
    struct session *s = *session;
    if (s->person != 0)
        log_info("gone", "conn=%llu name=%s why=%s", (unsigned long long)s->conn, s->name, why);
    person_off(s);
    lines_drop(s);
    timer_cancel(s->lobby, &s->pump);
    timer_cancel(s->lobby, &s->refresh);
    screen_end(s);
    login_clear(&s->login);
    social_free(s);
    free(s->came_with);
    view_close(s);
    replay_end(&s->replay);
    free(s->confirm);
    free(s->asked);
    free(s->queued);
    free(s->quick_options);
    free((char *)s->facts.key);
    free((char *)s->facts.command);
    free(s->ticket);
    gmcp_free(&s->gmcp);
    recall_free(&s->recall);
    free(s);
    *session = NULL;
}

void session_close(struct session *s, const char *line, int status)
{
    if (s->state == SESSION_CLOSED)
        return;
    if (line != NULL) {
        SESSION_SPEAKS(s);
        session_say(s, "%s", tr(line));
    }
    person_off(s);
    s->state = SESSION_CLOSED;
    lines_drop(s);
    timer_cancel(s->lobby, &s->pump);
    timer_cancel(s->lobby, &s->refresh);
    screen_end(s);
    login_clear(&s->login);
    s->term->ops->close(s->term, status);
}

/* ---- Output ---- */

int session_tongue(const struct session *s)
{
    int tongue = tongue_find(s->settings.language);
    if (tongue == TONGUE_NONE) /* auto */
        tongue = tongue_find(s->facts.language);
    return tongue == TONGUE_NONE ? TONGUE_ENGLISH : tongue;
}

void session_spoke(const int *before)
{
    tongue_use(*before);
}

bool session_plain(const struct session *s)
{
    return strcmp(s->settings.layout, "plain") == 0;
}

struct ui_viewer session_viewer(const struct session *s)
{
    return (struct ui_viewer){.person = s->person,
                              .layout = session_plain(s) ? UI_PLAIN : UI_LINE,
                              .columns = s->facts.columns > 0 ? s->facts.columns : 80};
}

void session_say(struct session *s, const char *format, ...)
{
    SESSION_SPEAKS(s);
    struct buf out = {0};
    va_list args;
    const char *text = tr(format);
    /* Its look is no part of what is translated. */
    bool alert = strncmp(text, "!! ", 3) == 0;
    buf_puts(&out, alert ? STYLE_ALERT : "");
    va_start(args, format);
    buf_vprintf(&out, text, args);
    va_end(args);
    buf_puts(&out, alert ? STYLE_NORMAL "\n" : "\n");
    session_show(s, &out);
}

void session_show(struct session *s, struct buf *lines)
{
    if (s->screen) {
        screen_show(s, lines);
        return;
    }
    while (lines->len > 0 && s->state != SESSION_CLOSED) {
        size_t len = lines->len;
        if (len > SHOW_MAX) {
            len = SHOW_MAX;
            while (len > 0 && lines->data[len - 1] != '\n')
                len--;
            if (len == 0) /* one line that long: none is made, but cut it rather than lose it */
                len = SHOW_MAX;
        }
        char keep = lines->data[len];
        lines->data[len] = '\0';
        s->term->ops->text(s->term, lines->data);
        lines->data[len] = keep;
        buf_drain(lines, len);
    }
    buf_free(lines);
}

static void prompt_text(struct session *s, char *out, size_t cap)
{
    const struct view *list = view_shown(s);
    int32_t table;
    if (list != NULL) {
        snprintf(out, cap, "%s> ", list->kind->name);
        return;
    }
    int where = session_where(s, &table);
    struct table_info info;
    if (where == CMD_LOBBY || !tables_info(s->lobby->tables, table, &info)) {
        snprintf(out, cap, "%s", tr("lobby> "));
        return;
    }
    if (info.state != TABLE_PLAYING) {
        snprintf(out, cap, tr("table %d> "), (int)table);
        return;
    }
    snprintf(out, cap, "> ");
    if (session_plain(s))
        return;
    struct game_view view;
    if (!tables_view(s->lobby->tables, table, s->person, &view))
        return;
    if (view.viewer != 0 && (view.must >> view.viewer & 1) != 0) {
        snprintf(out, cap, "%s", tr("your turn> "));
        return;
    }
    for (int seat = 1; seat <= view.seats; seat++) {
        if (view.must >> seat & 1) {
            snprintf(out, cap, tr("%s to play> "), info.seat_name[seat]);
            return;
        }
    }
}

void session_prompt(struct session *s, bool always)
{
    SESSION_SPEAKS(s);
    char text[sizeof s->prompt];
    bool secret = false;
    if (s->state == SESSION_LOGIN)
        snprintf(text, sizeof text, "%s", login_prompt(s, &secret));
    else if (s->state == SESSION_IN && s->login.step != LOGIN_NAME)
        snprintf(text, sizeof text, "%s", login_prompt(s, &secret));
    else if (s->state == SESSION_IN)
        prompt_text(s, text, sizeof text);
    else
        return;
    if (!always && secret == s->secret && strcmp(text, s->prompt) == 0)
        return;
    memcpy(s->prompt, text, sizeof text);
    s->secret = secret;
    s->term->ops->prompt(s->term, text, secret);
}

void session_ticket(struct session *s)
{
    if (s->state != SESSION_IN && s->state != SESSION_LOGIN)
        return;
    struct buf out = {0};
    ticket_write(s, &out);
    if (s->ticket == NULL || strcmp(s->ticket, buf_text(&out)) != 0) {
        free(s->ticket);
        s->ticket = xstrdup(buf_text(&out));
        s->term->ops->ticket(s->term, s->ticket);
    }
    buf_free(&out);
}

/* What `auto` comes to for this client: the door wants a plain word. */
static const char *auto_value(const struct session *s, const char *name)
{
    if (strcmp(name, "colour") == 0)
        return s->facts.colours >= 256 ? "256" : s->facts.colours > 0 ? "16" : "off";
    if (strcmp(name, "ascii") == 0)
        return s->facts.utf8 ? "off" : "on";
    if (strcmp(name, "language") == 0)
        return tongue_name(session_tongue(s));
    return s->facts.input == TERM_CHAR ? "char" : "line";
}

void session_apply_setting(struct session *s, const struct setting_row *row)
{
    const char *value = settings_get(&s->settings, row);
    if (strcmp(row->name, "input") == 0)
        s->input_told = false;
    if (strcmp(row->name, "language") == 0)
        gmcp_spoken(s);
    if (row->door)
        s->term->ops->set(s->term, row->name,
                          strcmp(value, "auto") == 0 ? auto_value(s, row->name) : value);
    screen_update(s);
}

void session_apply_settings(struct session *s, bool returned)
{
    for (const struct setting_row *row = settings_table; row->name != NULL; row++) {
        if (returned && strcmp(row->name, "input") == 0)
            s->input_told = true; /* what came of it is what the door says */
        else if (strcmp(settings_get(&s->settings, row), row->words[0]) != 0)
            session_apply_setting(s, row);
    }
}

static void settings_kept(void *arg, enum store_status status)
{
    struct errand *errand = arg;
    struct session *s = errand_session(errand);
    if (s != NULL && status != STORE_OK)
        session_say(s, "Your setting holds now but could not be kept. Type it again later.");
    errand_end(errand);
}

void session_keep_settings(struct session *s)
{
    if (s->state != SESSION_IN || s->kind != PERSON_ACCOUNT)
        return;
    struct buf text = {0};
    settings_write(&s->settings, '\n', &text);
    snprintf(s->account.settings, sizeof s->account.settings, "%s", buf_text(&text));
    buf_free(&text);
    store_account_update(s->lobby->deps.store, &s->account, STORE_PART_SETTINGS, NULL, 0,
                         settings_kept, errand_new(s->lobby, s, sizeof(struct errand)));
}

/* ---- Lines ---- */

static void line_end(struct session *s)
{
    uint64_t command = s->command;
    s->command = 0;
    if (s->state == SESSION_ONESHOT) {
        session_close(s, NULL, s->oneshot_status);
        return;
    }
    if (s->state == SESSION_CLOSED)
        return;
    session_prompt(s, true);
    session_ticket(s);
    gmcp_refresh(s);
    screen_due(s);
    if (command != 0)
        s->term->ops->done(s->term, command);
}

static bool is_talk(const struct session *s, const char *text)
{
    return s->state == SESSION_IN && s->login.step == LOGIN_NAME && cmd_weight(s, text) == CMD_TALK;
}

/* ms that the line has to wait; strikes are counted for those who do not stop. */
static int64_t line_wait(struct session *s, const char *text)
{
    int64_t now = now_of(s), wait = 0;
    int cost = CMD_LIGHT;
    if (s->state == SESSION_IN && s->login.step == LOGIN_NAME)
        cost = cmd_weight(s, text);
    if (cost == CMD_TALK) {
        cost = CMD_LIGHT;
        if (now >= s->quiet_until)
            wait = bucket_take(&s->chat, now, TALK_BURST, TALK_MS, 1);
    }
    return wait > 0 ? wait : bucket_take(&s->commands, now, COMMAND_BURST, COMMAND_MS, cost);
}

static void line_slow(struct session *s, const char *text, bool first)
{
    int64_t now = now_of(s);
    if (!first)
        return;
    if (!s->slowed)
        session_say(
            s, is_talk(s, text)
                   ? N_("You are talking fast. Your lines wait and go out one every 2 seconds.")
                   : N_("You are typing fast. Your lines wait for their turn."));
    s->slowed = true;
    if (!is_talk(s, text))
        return;
    if (now - s->strike_ms > STRIKES_MS)
        s->strikes = 0;
    s->strike_ms = now;
    if (++s->strikes == STRIKES_MAX) {
        s->strikes = 0;
        s->quiet_until = now + QUIET_MS;
        session_say(s,
                    "You talked on and on, so you are muted for a minute. You can go on playing.");
    }
}

/* The id of a message that a typed line sends: the same after a restart, when the door sends the
 * line again, so that a journal knows it (splitmix64's mixing steps). */
static int64_t command_id(uint64_t conn, uint64_t command, int step)
{
    uint64_t x = conn * 0x9e3779b97f4a7c15 + command * 0xd1342543de82ef95 + (uint64_t)step;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    x ^= x >> 31;
    int64_t id = (int64_t)(x & INT64_MAX);
    return id != 0 ? id : 1;
}

/* An earlier room carried the line out and died before it could say so. A line that sends several
 * messages is not begun again either. */
static bool line_known(const struct session *s)
{
    for (int step = 0; step < SESSION_STEPS; step++) {
        if (tables_knows(s->lobby->tables, s->person, command_id(s->conn, s->command, step)))
            return true;
    }
    return false;
}

static void session_pump(void *arg)
{
    struct session *s = arg;
    SESSION_SPEAKS(s);
    struct session_line *line;
    while (!s->running && s->waiting == 0 && s->state != SESSION_WAITING &&
           s->state != SESSION_CLOSED && !s->pump.set && (line = TAILQ_FIRST(&s->lines)) != NULL) {
        int64_t wait = line_wait(s, line->text);
        if (wait > 0) {
            line_slow(s, line->text, !line->slowed);
            line->slowed = true;
            timer_set(s->lobby, &s->pump, wait, session_pump, s);
            return;
        }
        TAILQ_REMOVE(&s->lines, line, link);
        s->nlines--;
        if (!line->slowed)
            s->slowed = false;
        s->command = line->command;
        s->steps = 0;
        s->active_ms = now_of(s);
        s->shown = false;
        s->running = true;
        s->was_paged = screen_page_close(s);
        if (s->state == SESSION_LOGIN || s->login.step != LOGIN_NAME)
            login_line(s, line->text);
        else if (s->state == SESSION_IN && !(s->returned && line_known(s))) {
            recall_add(s, line->text);
            cmd_line(s, line->text);
        }
        s->running = false;
        explicit_bzero(line->text, strlen(line->text));
        free(line);
        if (s->waiting == 0)
            line_end(s);
    }
}

void session_line(struct session *s, uint64_t command, const char *text)
{
    if (s->state == SESSION_CLOSED)
        return;
    if (s->nlines >= SESSION_LINES_MAX) {
        session_say(s, "Too many lines wait already, so the last one was left out. Type slower.");
        s->term->ops->done(s->term, command);
        return;
    }
    size_t len = strnlen(text, SESSION_LINE_MAX);
    struct session_line *line = xcalloc(1, sizeof *line + len + 1);
    line->command = command;
    memcpy(line->text, text, len);
    TAILQ_INSERT_TAIL(&s->lines, line, link);
    s->nlines++;
    session_pump(s);
}

void session_wait(struct session *s)
{
    s->waiting++;
}

void session_go_on(struct session *s)
{
    SESSION_SPEAKS(s);
    s->waiting--;
    if (s->waiting > 0 || s->running)
        return;
    line_end(s);
    session_pump(s);
}

void session_interrupt(struct session *s)
{
    if (s->state == SESSION_LOGIN) {
        session_close(s, "Good bye.", 0);
    } else if (s->state == SESSION_IN && s->login.step != LOGIN_NAME && s->waiting == 0) {
        login_clear(&s->login);
        session_say(s, "Everything stays as it is.");
        session_prompt(s, true);
    } else if (s->state == SESSION_IN) {
        free(s->confirm);
        s->confirm = xstrdup("quit");
        s->confirm_until = now_of(s) + CMD_CONFIRM_MS;
        session_say(s, "Type  yes  within 20 seconds to log out.");
    }
}

/* ---- Who is on ---- */

struct person session_person(const struct session *s)
{
    struct person person = {.id = s->person, .kind = s->kind};
    memcpy(person.name, s->name, sizeof person.name);
    snprintf(person.address, sizeof person.address, "%s", s->facts.address);
    return person;
}

void session_grant(struct session *s)
{
    bool may = s->facts.secure && (s->second || !s->lobby->deps.conf.staff_totp);
    s->role = may ? s->account.role : STORE_PLAYER;
    s->playing_down = s->account.role > s->role;
}

void session_say_down(struct session *s)
{
    if (!s->facts.secure)
        session_say(s, "This connection is not encrypted, so you are an ordinary player here. Your "
                       "staff commands work over SSH or TLS.");
    else
        session_say(s, "The staff needs a second factor here, and you have none, so you are an "
                       "ordinary player. Type  totp on  for one.");
}

void session_regrant(struct session *s)
{
    enum store_role before = s->role;
    session_grant(s);
    if (s->role < before)
        session_say_down(s);
    else if (s->role > before)
        session_say(s, "Your staff commands work now. Type  help staff  to see them.");
    session_ticket(s);
}

struct noting {
    struct errand errand;
    int64_t account;
};

static void login_noted(void *arg, enum store_status status)
{
    struct noting *n = arg;
    struct session *s = lobby_by_person(n->errand.lobby, n->account);
    if (status != STORE_OK)
        log_warn("login", "not stored, status=%d", (int)status);
    if (status == STORE_NONE && s != NULL) /* what was read of it was from before a merge */
        session_close(s, merged, 1);
    errand_end(n);
}

static void greet(struct session *s, int64_t given, bool took_over)
{
    const char *motd = news_line(s->lobby);
    session_say(s, "Welcome, %s%s%s. You have %lld XP and %lld chips.",
                session_plain(s) ? "" : STYLE_BOLD, s->name, session_plain(s) ? "" : STYLE_NORMAL,
                (long long)s->account.xp, (long long)s->account.chips);
    if (given > 0)
        session_say(s, "Today's allowance brought you up to %lld chips.",
                    (long long)s->account.chips);
    if (s->playing_down)
        session_say_down(s);
    if (motd[0] != '\0' && s->facts.transport == TERM_SSH) /* it has no banner */
        session_say(s, "News: %s", motd);
    if (took_over)
        session_say(s, "You were on already from another connection; it has ended, and you go on "
                       "where it was.");
}

/* The table they sit at, or how to begin. */
static void brief(struct session *s)
{
    int32_t table;
    admin_stop_tell(s);
    s->briefed = false;
    struct person person = session_person(s);
    tables_presence(s->lobby->tables, &person, true);
    if (session_where(s, &table) == CMD_LOBBY)
        session_say(s,
                    "You are in the lobby. Type  play  for a quick game,  tables  to see what is "
                    "open, or  help .");
    else if (!s->briefed)
        session_look(s, table);
}

const struct store_sanction *session_ban(const struct session *s, int64_t account)
{
    const struct moderation_who who = {account, s->facts.address, s->facts.fingerprint};
    return moderation_find(s->lobby->moderation, STORE_BAN, &who, NULL);
}

static const char *transport_name(const struct session *s)
{
    return s->facts.transport == TERM_SSH   ? "ssh"
           : s->facts.transport == TERM_TLS ? "tls"
                                            : "telnet";
}

void session_enter_account(struct session *s, const struct store_account *account, bool returned)
{
    if (s->state == SESSION_CLOSED) /* sent off while the password was looked at */
        return;
    if (account->merged_into != 0) { /* while a code was asked for */
        session_close(s, merged, 1);
        return;
    }
    const struct store_sanction *ban = session_ban(s, account->id);
    if (ban != NULL) {
        struct buf why = {0};
        moderation_sentence(s->lobby->moderation, ban, &why);
        log_info("banned", "name=%s from=%s", account->name, s->facts.address);
        session_close(s, buf_text(&why), 1);
        buf_free(&why);
        return;
    }
    if (s->person != 0 && s->kind == PERSON_GUEST) { /* the seat goes on under the new name */
        struct person person = session_person(s);
        int64_t guest = person.id;
        person.id = account->id;
        person.kind = PERSON_ACCOUNT;
        memcpy(person.name, account->name, sizeof person.name);
        tables_rename(s->lobby->tables, guest, &person);
    }
    struct session *old = lobby_by_person(s->lobby, account->id);
    if (old == s)
        old = NULL;
    if (old != NULL) {
        snprintf(s->tell_to, sizeof s->tell_to, "%s", old->tell_to);
        snprintf(s->tell_last, sizeof s->tell_last, "%s", old->tell_last);
        session_keep(&s->queued, old->queued);
        s->hand = old->hand;
        recall_keep(old);
        lobby_place_person(s->lobby, old, 0);
        session_close(old,
                      "You logged in from another connection, which goes on from here. This one "
                      "ends; if that was not you, change your password.",
                      0);
    }
    char layout[sizeof s->settings.layout];
    snprintf(layout, sizeof layout, "%s", s->settings.layout);
    char language[sizeof s->settings.language];
    snprintf(language, sizeof language, "%s", s->settings.language);
    s->account = *account;
    s->kind = PERSON_ACCOUNT;
    lobby_name_person(s->lobby, s, account->name);
    settings_read(&s->settings, account->settings);
    if (strcmp(layout, "plain") == 0) /* said at the prompt, or by a screen reader */
        snprintf(s->settings.layout, sizeof s->settings.layout, "plain");
    struct settings kept;
    settings_default(&kept);
    settings_read(&kept, account->settings);
    bool spoken = !returned && strcmp(language, "auto") != 0 &&
                  strcmp(language, kept.language) != 0; /* chosen at the prompt */
    if (spoken)
        snprintf(s->settings.language, sizeof s->settings.language, "%s", language);
    tongue_use(session_tongue(s));
    session_grant(s);
    session_apply_settings(s, returned);
    login_clear(&s->login);
    s->state = SESSION_IN;
    s->term->ops->set(s->term, "login", "yes");
    s->since_ms = s->active_ms = now_of(s);
    lobby_place_person(s->lobby, s, account->id);
    screen_begin(s, returned);
    if (!returned) {
        audit_staff(s->lobby, account, s->facts.address, "login", transport_name(s));
        struct noting *n = errand_new(s->lobby, NULL, sizeof *n);
        n->account = account->id;
        int64_t given = account_login(s->lobby, &s->account, login_noted, n);
        log_info("login", "name=%s from=%s by=%s", s->name, s->facts.address, transport_name(s));
        greet(s, given, old != NULL);
        news_greet(s, account->login_ms);
    }
    social_login(s, returned || old != NULL);
    recall_begin(s, returned);
    brief(s);
    if (spoken)
        session_keep_settings(s);
}

void session_enter_guest(struct session *s, int64_t id, const char *name, bool returned)
{
    s->kind = PERSON_GUEST;
    s->role = STORE_PLAYER;
    lobby_name_person(s->lobby, s, name);
    memset(&s->account, 0, sizeof s->account);
    login_clear(&s->login);
    s->state = SESSION_IN;
    s->term->ops->set(s->term, "login", "yes");
    s->since_ms = s->active_ms = now_of(s);
    lobby_place_person(s->lobby, s, id);
    screen_begin(s, returned);
    if (!returned)
        session_say(s,
                    "Welcome, %s. As a guest you play friendly games; type  quit  and then  new  "
                    "at the name prompt for an account.",
                    name);
    brief(s);
}

void session_begin(struct session *s)
{
    SESSION_SPEAKS(s);
    const struct store_sanction *ban = session_ban(s, 0);
    if (ban != NULL) {
        struct buf why = {0};
        moderation_sentence(s->lobby->moderation, ban, &why);
        session_close(s, buf_text(&why), 1);
        buf_free(&why);
        return;
    }
    if (s->came_with != NULL && ticket_read(s, s->came_with)) {
        s->returned = true;
        free(s->came_with);
        s->came_with = NULL;
        if (s->state == SESSION_WAITING)
            return; /* the account is being read */
    } else if (s->facts.command != NULL) {
        s->state = SESSION_ONESHOT;
        s->running = true;
        s->oneshot_status = cmd_oneshot(s, s->facts.command);
        s->running = false;
        if (s->waiting == 0)
            line_end(s);
        return;
    } else {
        s->state = SESSION_LOGIN;
        login_begin(s);
    }
    if (s->waiting == 0) {
        session_prompt(s, true);
        session_ticket(s);
        session_pump(s);
    }
}

/* ---- Tables ---- */

int session_where(const struct session *s, int32_t *table)
{
    int32_t none;
    if (table == NULL)
        table = &none;
    *table = 0;
    if (s->state == SESSION_ONESHOT)
        return CMD_ONESHOT;
    if (s->person == 0)
        return CMD_LOGIN;
    *table = tables_seat_of(s->lobby->tables, s->person, NULL);
    if (*table != 0)
        return CMD_TABLE;
    *table = tables_watched_by(s->lobby->tables, s->person);
    return *table != 0 ? CMD_WATCHING : CMD_LOBBY;
}

void session_send(struct session *s, struct table_message *message,
                  void (*then)(struct session *s, bool refused))
{
    message->from = session_person(s);
    message->command = s->command != 0 ? command_id(s->conn, s->command, s->steps++)
                                       : command_id(s->conn, 0, (int)++s->lobby->unasked);
    s->table_command = message->command;
    s->table_refused = false;
    s->table_then = then;
    session_wait(s);
    tables_send(s->lobby->tables, message);
}

void session_look(struct session *s, int32_t table)
{
    int32_t own;
    if (s->screen && session_where(s, &own) != CMD_LOBBY && own == table) {
        view_close(s);
        screen_due(s); /* it is before their eyes */
        s->shown = true;
        return;
    }
    struct table_info info;
    struct game_view view;
    struct buf out = {0};
    struct ui_viewer viewer = session_viewer(s);
    if (!tables_info(s->lobby->tables, table, &info))
        return;
    bool game = tables_view(s->lobby->tables, table, s->person, &view);
    if (game)
        ui_hand_update(&s->hand, &info, &view);
    ui_table(&out, &viewer, &info, game ? &view : NULL, &s->hand);
    ui_hint(&out, &viewer, &info, game ? &view : NULL, &s->hand);
    session_show(s, &out);
    if (info.frozen[0] != '\0')
        session_say(s, "The staff has frozen this table, and its clocks stand still: %s",
                    info.frozen);
    s->shown = true;
}

void session_hint(struct session *s, int32_t table)
{
    if (s->screen)
        return;
    struct table_info info;
    struct game_view view;
    struct buf out = {0};
    struct ui_viewer viewer = session_viewer(s);
    if (!tables_info(s->lobby->tables, table, &info))
        return;
    bool game = tables_view(s->lobby->tables, table, s->person, &view);
    if (game)
        ui_hand_update(&s->hand, &info, &view);
    ui_hint(&out, &viewer, &info, game ? &view : NULL, &s->hand);
    session_show(s, &out);
}

static bool on_turn(const struct session *s, int32_t table)
{
    struct game_view view;
    return tables_view(s->lobby->tables, table, s->person, &view) && view.viewer != 0 &&
           (view.must >> view.viewer & 1) != 0;
}

static void move_done(struct session *s, bool refused);

/* EX-D11: cards came to one's side, and the setting `placing` says not to ask where to put them. */
static bool to_be_placed(const struct session *s, int32_t table)
{
    struct game_view view;
    return strcmp(s->settings.placing, "auto") == 0 &&
           tables_view(s->lobby->tables, table, s->person, &view) && view.viewer != 0 &&
           (view.must >> view.viewer & 1) != 0 && (view.verbs >> MOVE_PLACE & 1) != 0 &&
           (view.verbs >> MOVE_LAYOUT & 1) == 0;
}

static void place_all(struct session *s, int32_t table)
{
    session_send(s,
                 &(struct table_message){.verb = TABLE_MOVE, .table = table, .text = "place auto"},
                 move_done);
}

static void move_done(struct session *s, bool refused)
{
    s->lobby->moves += !refused;
    int32_t table = tables_seat_of(s->lobby->tables, s->person, NULL);
    /* Still one's turn, as after drawing a card that fits: show what can be done now. */
    if (table == 0 || refused || !on_turn(s, table))
        return;
    if (to_be_placed(s, table))
        place_all(s, table);
    else if (!s->shown)
        session_look(s, table);
}

static void send_move(struct session *s, int32_t table, const char *text,
                      void (*then)(struct session *, bool))
{
    session_keep(&s->asked, text);
    s->asks = false;
    session_send(s, &(struct table_message){.verb = TABLE_MOVE, .table = table, .text = text},
                 then);
}

static void queued_done(struct session *s, bool refused)
{
    s->lobby->moves += !refused;
    int32_t table = tables_seat_of(s->lobby->tables, s->person, NULL);
    if (table != 0 && !s->shown && (refused || on_turn(s, table)))
        session_look(s, table);
}

/* Whoever is elsewhere has to hear that it is their turn; whoever has just typed sees it. */
static bool bell_wanted(const struct session *s)
{
    if (strcmp(s->settings.bell, "auto") != 0)
        return strcmp(s->settings.bell, "on") == 0;
    return s->screen && now_of(s) - s->active_ms >= BELL_MS;
}

/* It is their turn: the queued move is played, or the table shown. */
static void my_turn(struct session *s, int32_t table)
{
    screen_page_close(s);
    if (s->screen)
        view_close(s);
    if (bell_wanted(s))
        s->term->ops->bell(s->term);
    if (to_be_placed(s, table)) {
        if (s->table_command == 0) /* else when what is under way is done */
            place_all(s, table);
        return;
    }
    if (s->queued == NULL || s->table_command != 0) {
        session_look(s, table);
        return;
    }
    char text[GAME_TEXT_MAX];
    snprintf(text, sizeof text, "%s", s->queued);
    session_keep(&s->queued, NULL);
    session_say(s, "Your turn: your queued move is played, %s.", text);
    s->shown = false;
    send_move(s, table, text, queued_done);
}

void session_move(struct session *s, int32_t table, const char *text)
{
    struct table_info info;
    struct game_view view;
    if (!tables_info(s->lobby->tables, table, &info) ||
        !tables_view(s->lobby->tables, table, s->person, &view))
        return;
    enum game_verb verb = tables_reads(s->lobby->tables, table, s->person, text);
    bool turn = (view.must >> view.viewer & 1) != 0;
    bool besides = (view.may >> view.viewer & 1) != 0 && (view.verbs >> verb & 1) != 0;
    if (turn || besides || info.state != TABLE_PLAYING || verb == MOVE_NONE) {
        send_move(s, table, text, move_done);
        return;
    }
    const char *who = "";
    for (int seat = 1; seat <= view.seats; seat++) {
        if (view.must >> seat & 1)
            who = info.seat_name[seat];
    }
    bool replaced = s->queued != NULL;
    session_keep(&s->queued, text);
    session_say(s,
                replaced
                    ? N_("It is %s's turn. Your move %s is queued in place of the other; Enter "
                         "on its own takes it back.")
                    : N_("It is %s's turn. Your move %s is queued; Enter on its own takes it "
                         "back."),
                who, text);
}

static void session_refresh(void *arg)
{
    struct session *s = arg;
    SESSION_SPEAKS(s);
    if (s->waiting > 0) /* the end of the line does it */
        return;
    session_prompt(s, false);
    session_ticket(s);
    gmcp_refresh(s);
    screen_due(s);
}

static void table_done(struct session *s, const struct notice *notice)
{
    if (s->table_command == 0 || notice->command != s->table_command)
        return;
    void (*then)(struct session *, bool) = s->table_then;
    bool refused = s->table_refused;
    s->table_command = 0;
    s->table_then = NULL;
    if (then != NULL)
        then(s, refused);
    session_go_on(s);
}

void session_notice(struct session *s, const struct notice *notice)
{
    SESSION_SPEAKS(s);
    if (notice->kind == NOTICE_DONE) {
        table_done(s, notice);
        return;
    }
    if (notice->kind == NOTICE_REFUSED && notice->command != 0 &&
        notice->command == s->table_command) {
        s->table_refused = true;
        s->asks = notice->code == GAME_NEED_CHOICE;
    }

    struct table_info info;
    struct game_view view;
    struct ui_viewer viewer = session_viewer(s);
    struct buf out = {0};
    bool known = notice->table != 0 && tables_info(s->lobby->tables, notice->table, &info);
    if (!s->screen || notice->kind != NOTICE_TURN) /* whose turn it is stands on the screen */
        ui_notice(&out, &viewer, notice, known ? &info : NULL);
    if (notice->kind == NOTICE_TURN) /* what the next move does is told in a line of its own */
        s->log_end.cells = 0;
    s->fact = notice->kind == NOTICE_FACT;
    session_show(s, &out);
    s->fact = false;
    if (known)
        gmcp_notice(s, notice, &info);
    if (known && tables_view(s->lobby->tables, notice->table, s->person, &view)) {
        ui_hand_update(&s->hand, &info, &view);
        if (notice->kind == NOTICE_REFUSED && s->asks) {
            s->asks_game = info.game;
            s->asks_serial = view.serial;
        }
    }

    switch (notice->kind) {
    case NOTICE_TURN:
        if (known && notice->fact.seat != 0 && info.seat[notice->fact.seat].person.id == s->person)
            my_turn(s, notice->table);
        break;
    case NOTICE_RESUMED:
        s->briefed = true;
        session_look(s, notice->table);
        break;
    case NOTICE_VOTE: s->vote_table = notice->table; break;
    case NOTICE_OVER:
        session_keep(&s->queued, NULL);
        session_hint(s, notice->table);
        break;
    case NOTICE_START:
        if (s->screen)
            view_close(s);
        session_keep(&s->queued, NULL);
        break;
    case NOTICE_CANCELLED:
    case NOTICE_VOIDED:
    case NOTICE_CLOSED: session_keep(&s->queued, NULL); break;
    default: break;
    }
    learn_notice(s, notice, known ? &info : NULL);
    /* Once for all that the table tells in one go, and when the table itself is up to date. */
    timer_set(s->lobby, &s->refresh, 0, session_refresh, s);
}
