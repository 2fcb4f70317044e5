/*
 * Sessions: how they begin and end, their output and prompt, their settings, and their queue of
 * lines with its flood control.
 */
#include "session.h"

#include "audit.h"
#include "formula.h"
#include "gmcp.h"
#include "learn.h"
#include "log.h"
#include "marks.h"
#include "mix.h"
#include "once.h"
#include "panel.h"
#include "recall.h"
#include "screen.h"
#include "session_hooks.h"
#include "timezone.h"

/* Flood control: 20 commands at once, then 8 a second; 5 lines of talk at once, then one every 2
 * seconds. Somebody whose talk has to wait STRIKES_MAX times, each at most STRIKES_MS after the one
 * before, is muted for QUIET_MS. */
enum { COMMAND_BURST = 20, COMMAND_MS = 125, TALK_BURST = 5, TALK_MS = 2000 };
enum { STRIKES_MAX = 10, STRIKES_MS = 60000, QUIET_MS = 60000 };
enum { SAY_USUAL = 120 }; /* bytes that are enough for most sentences */

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

static char *session_own_copy(const char *text)
{
    return text && text[0] != '\0' ? xstrdup(text) : NULL;
}

void session_keep(char **text, const char *value)
{
    char *copy = session_own_copy(value);
    free(*text);
    *text = copy;
}

struct session *session_new(struct lobby *lobby, uint64_t conn, struct term *term,
                            const struct term_facts *facts, const char *ticket)
{
    struct session *s = xcalloc(1, sizeof(*s));
    s->lobby = lobby;
    s->conn = conn;
    s->term = term;
    s->facts = *facts;
    s->facts.key = session_own_copy(facts->key);
    s->facts.command = session_own_copy(facts->command);
    s->came_with = session_own_copy(ticket);
    s->active_ms = clock_mono(s->lobby->deps.clock);
    s->channel = CHANNEL_TABLE;
    s->quiet_until = INT64_MIN;
    s->strike_ms = INT64_MIN / 2;
    TAILQ_INIT(&s->lines);
    settings_default(&s->settings);
    if (facts->screen_reader)
        utf8_printf(s->settings.layout, sizeof(s->settings.layout), "plain");
    return s;
}

/* Takes the person off the session. An account is away from its table; a guest who can never come
 * back leaves it. */
static void session_person_off(struct session *s)
{
    if (s->person == 0)
        return;
    struct person person = session_person(s);
    recall_keep(s);
    if (s->account.role >= STORE_MODERATOR)
        audit_own(s->lobby, &s->account, s->facts.address, "logout", "");
    LOBBY_CALL(s->lobby, off, s);
    int32_t table = tables_seat_of(s->lobby->tables, person.id);
    int32_t watched = tables_watched_by(s->lobby->tables, person.id);
    lobby_place_person(s->lobby, s, 0);
    if (watched != 0)
        tables_send(s->lobby->tables, &(struct table_message){
                                          .kind = TABLE_UNWATCH, .table = watched, .from = person});
    if (table != 0 && person.kind == PERSON_GUEST && !s->parted && !s->resumes)
        tables_send(s->lobby->tables,
                    &(struct table_message){.kind = TABLE_LEAVE, .table = table, .from = person});
    tables_presence(s->lobby->tables, &person, false);
}

/* Takes the first line out of the queue. */
static struct session_line *session_line_take(struct session *s)
{
    struct session_line *line = TAILQ_FIRST(&s->lines);
    TAILQ_REMOVE(&s->lines, line, link);
    s->nlines--;
    return line;
}

static void session_line_free(struct session_line *line)
{
    explicit_bzero(line->text, strlen(line->text));
    free(line);
}

/* Does what the end of a session needs, whoever ends it. */
static void session_end(struct session *s)
{
    session_person_off(s);
    while (s->nlines > 0)
        session_line_free(session_line_take(s));
    timer_cancel(s->lobby->timers, &s->pump);
    timer_cancel(s->lobby->timers, &s->refresh);
    timer_cancel(s->lobby->timers, &s->frame);
    s->screen = false;
    buf_free(&s->answered);
    panel_close(s);
    LOBBY_CALL(s->lobby, gone, s);
}

void session_gone(struct session **session, const char *why)
{
    static struct log_bound told;
    struct session *s = *session;
    if (s->person != 0 && log_within(&told, "gone", clock_mono(s->lobby->deps.clock)))
        log_info("gone", "conn=%016llx name=%s why=%s", (unsigned long long)s->conn, s->name, why);
    session_end(s);
    free(s->came_with);
    free(s->answer);
    once_forget(s, UINT64_MAX);
    free(s->confirm);
    free(s->asked);
    free(s->queued);
    free(s->formula);
    free(s->sought);
    free(s->away);
    free(s->quick_options);
    free((char *)s->facts.key);
    free((char *)s->facts.command);
    free(s->gmcp);
    recall_free(s);
    learn_end(s);
    press_free(s);
    free(s);
    *session = NULL;
}

void session_close(struct session *s, const char *line, int status)
{
    if (s->state == SESSION_CLOSED)
        return;
    if (line) {
        SESSION_SPEAKS(s);
        session_say(s, "%s", tr(line));
    }
    s->resumes = false;
    session_person_off(s);
    s->state = SESSION_CLOSED;
    s->lobby->open--;
    session_end(s);
    s->term->ops->close(s->term, status);
}

/* ---- Output ---- */

int session_east(const struct session *s)
{
    int minutes = 0;
    timezone_read(s->settings.timezone, &minutes);
    return minutes;
}

int session_tongue(const struct session *s)
{
    bool automatic = strcmp(s->settings.language, "auto") == 0;
    const char *language = automatic ? s->facts.language : s->settings.language;
    int tongue = language[0] != '\0' ? tongue_find(language) : TONGUE_NONE;
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

void session_ring(struct session *s)
{
    bool automatic = strcmp(s->settings.bell, "auto") == 0;
    if (automatic ? s->screen : strcmp(s->settings.bell, "on") == 0)
        s->term->ops->bell(s->term);
}

struct ui_viewer session_viewer(const struct session *s)
{
    return (struct ui_viewer){.person = s->person,
                              .layout = session_plain(s) ? UI_PLAIN : UI_LINE,
                              .turns = strcmp(s->settings.turns, "on") == 0,
                              .columns = s->facts.columns > 0 ? s->facts.columns : 80,
                              .name = s->name};
}

void session_vsay(struct session *s, const char *format, va_list args)
{
    SESSION_SPEAKS(s);
    struct buf out = {0};
    /* The mark of an alert is part of the text to translate, but its style is added here. */
    bool alert = strncmp(format, "!! ", 3) == 0;
    buf_reserve(&out, SAY_USUAL);
    buf_puts(&out, alert ? STYLE_ALERT : "");
    buf_vprintf(&out, tr(format), args);
    buf_puts(&out, alert ? STYLE_NORMAL "\n" : "\n");
    session_show(s, &out);
}

void session_say(struct session *s, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    session_vsay(s, format, args);
    va_end(args);
}

void session_fail(struct session *s, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    session_vsay(s, format, args);
    va_end(args);
    s->oneshot_status = 1;
}

void session_show(struct session *s, struct buf *lines)
{
    marks_resolve(lines, s->screen ? MARKS_STYLED : MARKS_QUOTED);
    if (s->screen) {
        screen_show(s, lines, false);
        return;
    }
    if (lines->len > 0 && s->state != SESSION_CLOSED)
        s->term->ops->text(s->term, lines->data);
    buf_free(lines);
}

void session_show_page(struct session *s, struct buf *lines)
{
    if (!s->screen) {
        session_show(s, lines);
        return;
    }
    marks_resolve(lines, MARKS_STYLED);
    screen_show(s, lines, true);
}

void session_show_line(struct session *s, const char *line)
{
    if (s->screen || marks_any(line, strlen(line))) {
        struct buf copy = {0};
        buf_puts(&copy, line);
        session_show(s, &copy);
    } else if (s->state != SESSION_CLOSED) {
        s->term->ops->text(s->term, line);
    }
}

static void session_prompt_text(struct session *s, char *out, size_t cap)
{
    const struct panel *list = panel_shown(s);
    int32_t table;
    if (list && !screen_hides_turn(s)) {
        utf8_printf(out, cap, "%s> ", tr(list->kind->name));
        return;
    }
    int where = session_where(s, &table);
    struct table_turn turn;
    if (where == CMD_LOBBY || !tables_turn(s->lobby->tables, table, s->person, &turn))
        utf8_copy(tr("lobby> "), out, cap);
    else if (!turn.playing)
        utf8_printf(out, cap, tr("table %d> "), (int)table);
    else if (session_plain(s) || !turn.who)
        utf8_printf(out, cap, "> ");
    else if (turn.mine)
        utf8_copy(tr("your turn> "), out, cap);
    else
        utf8_printf(out, cap, tr("%s to play> "), turn.who);
}

void session_prompt(struct session *s, bool always)
{
    SESSION_SPEAKS(s);
    char text[sizeof(s->prompt)];
    bool secret = false;
    if (s->state == SESSION_LOGIN || (s->state == SESSION_IN && s->dialogue))
        utf8_copy(s->lobby->hooks->dialogue_prompt(s, &secret), text, sizeof(text));
    else if (s->state == SESSION_IN)
        session_prompt_text(s, text, sizeof(text));
    else
        return;
    if (!always && secret == s->secret && strcmp(text, s->prompt) == 0)
        return;
    memcpy(s->prompt, text, sizeof(text));
    s->secret = secret;
    s->term->ops->prompt(s->term, text, secret);
    gmcp_prompt(s);
}

void session_ticket(struct session *s)
{
    if (s->state == SESSION_IN || s->state == SESSION_LOGIN)
        s->lobby->hooks->ticket(s);
}

/* The value that `auto` stands for with this client, because the door does not know `auto`. */
static const char *session_auto_value(const struct session *s, const char *name)
{
    if (strcmp(name, "colour") == 0)
        return s->facts.colours >= 256 ? "256" : s->facts.colours > 1 ? "16" : "off";
    if (strcmp(name, "ascii") == 0)
        return s->facts.utf8 ? "off" : "on";
    if (strcmp(name, "language") == 0)
        return tongue_name(session_tongue(s));
    return s->facts.input == CLIENT_CHAR ? "char" : "line";
}

void session_apply_setting(struct session *s, const struct setting_row *row)
{
    const char *value = settings_get(&s->settings, row);
    if (strcmp(row->name, "input") == 0)
        s->input_told = false;
    if (strcmp(row->name, "language") == 0)
        gmcp_spoken(s);
    if (strcmp(row->name, "layout") == 0) /* a line that is read aloud is not wrapped */
        s->term->ops->set(s->term, "wrap", session_plain(s) ? "off" : "on");
    if (row->door)
        s->term->ops->set(s->term, row->name,
                          strcmp(value, "auto") == 0 ? session_auto_value(s, row->name) : value);
    screen_update(s, false);
}

void session_apply_settings(struct session *s, bool returned)
{
    for (const struct setting_row *row = settings_table; row->name; row++)
        if (returned && strcmp(row->name, "input") == 0)
            /* The door tells whether lines or keys come. */
            s->input_told = true;
        else if (strcmp(settings_get(&s->settings, row), row->words[0]) != 0)
            session_apply_setting(s, row);
}

void session_take_formula(struct session *s, const char *text)
{
    struct formulas formulas = {.part = {NULL}};
    BUF_LOCAL out = {0};
    formulas_read(&formulas, text);
    formulas_write(&formulas, '\n', &out);
    if (out.len > 0)
        session_keep(&s->formula, buf_text(&out));
    formulas_clear(&formulas);
}

/* A change of settings on its way to the store. */
struct settings_change {
    struct errand errand;
    struct settings to;
    char *formula;
    const char *failed; /* what is said if it is not stored; NULL: nothing */
    void (*then)(struct session *);
    bool typed; /* a typed line waits for it */
    /* What games that were over meanwhile add (session_count_games). */
    unsigned char learned, played;
    void (*counted)(struct session *);
};

static void session_settings_change_drop(void *arg)
{
    free(((struct settings_change *)arg)->formula);
}

/* Writes settings as an account keeps them. */
static void session_settings_text(const struct settings *settings, const char *formula, char *out)
{
    BUF_LOCAL text = {0};
    settings_write(settings, &text);
    buf_puts(&text, formula ? formula : "");
    utf8_copy(buf_text(&text), out, sizeof(((struct store_account *)NULL)->settings));
}

static void session_settings_now(struct session *s, const struct settings *to, const char *formula)
{
    struct settings before = s->settings;
    s->settings = *to;
    session_keep(&s->formula, formula);
    for (const struct setting_row *row = settings_table; row->name; row++)
        if (strcmp(settings_get(&before, row), settings_get(to, row)) != 0)
            session_apply_setting(s, row);
}

static void session_settings_changed(void *arg, enum store_status status)
{
    struct settings_change *c = arg;
    struct session *s = errand_session(arg);
    if (s) {
        if (s->changing == c)
            s->changing = NULL;
        if (status == STORE_OK) {
            session_settings_now(s, &c->to, c->formula);
            session_settings_text(&s->settings, s->formula, s->account.settings);
            if (c->then)
                c->then(s);
            if (c->typed)
                once_show(s);
        } else if (c->failed) {
            session_say(s, "%s", tr(c->failed));
        }
        if (c->played > 0)
            session_count_games(s, c->learned, c->played, c->counted);
    }
    errand_end(arg);
}

/* Sends settings to the store. `typed`, `failed` and `then` are as in struct settings_change. */
static void session_settings_store(struct session *s, const struct settings *to,
                                   const char *formula, bool typed, const char *failed,
                                   void (*then)(struct session *))
{
    struct settings_change *c = errand_new(s->lobby, s, sizeof(*c));
    struct store_account account = s->account;
    c->errand.drop = session_settings_change_drop;
    c->to = *to;
    if (s->changing) { /* it has the newer counts of games */
        c->to.learned = s->changing->to.learned;
        c->to.played = s->changing->to.played;
    }
    c->formula = formula ? xstrdup(formula) : NULL;
    c->failed = failed;
    c->then = then;
    c->typed = typed;
    s->changing = c;
    if (typed)
        errand_writes(c, NULL);
    session_settings_text(&c->to, c->formula, account.settings);
    store_account_update(s->lobby->deps.store, &account, STORE_PART_SETTINGS, NULL, 0,
                         session_settings_changed, c);
}

/* Changes the settings at once if the person has no account. False: they have one. */
static bool session_settings_passing(struct session *s, const struct settings *to,
                                     const char *formula, void (*then)(struct session *))
{
    if (s->state == SESSION_IN && s->kind == PERSON_ACCOUNT)
        return false;
    session_settings_now(s, to, formula);
    if (then)
        then(s);
    return true;
}

void session_change(struct session *s, const struct settings *to, const char *formula,
                    void (*then)(struct session *))
{
    if (session_settings_passing(s, to, formula, then)) {
        once_show(s);
        return;
    }
    session_settings_store(
        s, to, formula, true,
        N_("That was not done: the server could not store it. Type it again in a moment."), then);
}

bool session_change_aside(struct session *s, const struct settings *to,
                          void (*then)(struct session *))
{
    if (s->changing)
        return false;
    if (session_settings_passing(s, to, s->formula, then))
        return true;
    session_settings_store(s, to, s->formula, false, NULL, then);
    return true;
}

void session_count_games(struct session *s, unsigned char learned, int n,
                         void (*then)(struct session *))
{
    struct settings to = s->settings;
    to.learned |= learned;
    if (to.played < SETTINGS_PLAYED_MOST)
        to.played = to.played + n < SETTINGS_PLAYED_MOST ? to.played + n : SETTINGS_PLAYED_MOST;
    if (memcmp(&to, &s->settings, sizeof(to)) == 0) {
        then(s);
        return;
    }
    if (session_change_aside(s, &to, then))
        return;
    s->changing->counted = then;
    s->changing->learned |= learned;
    s->changing->played += n;
}

void session_keep_language(struct session *s)
{
    session_settings_store(
        s, &s->settings, s->formula, false,
        N_("Your setting works now, but it could not be saved. Type it again later."), NULL);
}

/* ---- Lines ---- */

static void session_line_end(struct session *s)
{
    uint64_t command = s->command;
    s->command = 0;
    screen_answered(s);
    if (s->state == SESSION_ONESHOT) {
        session_close(s, NULL, s->oneshot_status);
        return;
    }
    if (s->state == SESSION_CLOSED)
        return;
    /* After a line that it sent, the door shows its prompt again by itself. */
    session_prompt(s, command == 0);
    session_ticket(s);
    gmcp_refresh(s);
    screen_due(s);
    if (command != 0)
        s->term->ops->done(s->term, command);
}

/* Returns how many ms the line has to wait; 0: it may be done now, and it is counted. `talk` gets
 * whether it waits because of too much talk. */
static int64_t session_line_wait(struct session *s, const char *text, int64_t now, bool *talk)
{
    const struct bucket chat = s->chat;
    const bool muted = now < s->quiet_until;
    int64_t wait = 0;
    int cost = CMD_LIGHT;
    if (s->state == SESSION_IN && !s->dialogue)
        cost = s->lobby->hooks->weight(s, text);
    *talk = cost == CMD_TALK;
    cost = *talk ? CMD_LIGHT : cost;
    if (*talk && !muted)
        wait = bucket_take(&s->chat, now, TALK_BURST, TALK_MS, 1);
    if (wait == 0) {
        *talk = *talk && muted;
        wait = bucket_take(&s->commands, now, COMMAND_BURST, COMMAND_MS, cost);
        if (wait > 0) /* the line is tried again, and is charged to both then */
            s->chat = chat;
    }
    return wait;
}

/* Says, once, that lines wait. Counts strikes against those who do not stop talking. */
static void session_line_slow(struct session *s, bool talk, int64_t now)
{
    if (!s->slowed)
        session_say(
            s, talk ? N_("You are talking fast. Your lines wait and go out one every 2 seconds.")
                    : N_("You are typing fast. Your lines wait for their turn."));
    s->slowed = true;
    if (!talk)
        return;
    if (now - s->strike_ms > STRIKES_MS)
        s->strikes = 0;
    s->strike_ms = now;
    if (++s->strikes == STRIKES_MAX) {
        s->strikes = 0;
        s->quiet_until = now + QUIET_MS;
        session_say(s, "That was a lot of talk at once, so you are muted for a minute. You can go "
                       "on playing.");
    }
}

/* The id of a message that a typed line sends. It is the same when the door sends the line again
 * after a restart, so that a journal recognises it. */
static int64_t session_command_id(uint64_t conn, uint64_t command, uint64_t step)
{
    uint64_t x = conn * 0x9e3779b97f4a7c15 + command * 0xd1342543de82ef95 + step;
    int64_t id = (int64_t)(mix(x) & INT64_MAX);
    return id != 0 ? id : 1;
}

int64_t session_command(struct session *s)
{
    if (s->command != 0)
        return session_command_id(s->conn, s->command, (uint64_t)s->steps++);
    /* Each room counts these from 1, so the id includes its epoch. No typed line has such a number.
     */
    uint64_t room = ~(uint64_t)store_epoch(s->lobby->deps.store);
    return session_command_id(s->conn, room, (uint64_t)++s->lobby->unasked);
}

/* Whether an earlier room carried the line out, and died before it could say so. A line that sends
 * several messages is not begun again either. */
static bool session_line_known(const struct session *s)
{
    for (int step = 0; step < SESSION_STEPS; step++)
        if (tables_knows(s->lobby->tables, s->person,
                         session_command_id(s->conn, s->command, (uint64_t)step)))
            return true;
    return false;
}

static void session_press_run(struct session *s, const struct press *press)
{
    char line[PRESS_LINE_MAX];
    if (s->state != SESSION_IN || s->dialogue || !press_line(s, press, line))
        return;
    s->was_paged = s->was_paged || panel_pass(s) || screen_page_close(s);
    s->lobby->hooks->line(s, line);
}

static void session_pump(void *arg)
{
    struct session *s = arg;
    SESSION_SPEAKS(s);
    struct session_line *line;
    while (!s->running && s->waiting == 0 && s->state != SESSION_WAITING &&
           s->state != SESSION_CLOSED && !timer_is_set(&s->pump) &&
           (line = TAILQ_FIRST(&s->lines))) {
        bool talk;
        int64_t now = clock_mono(s->lobby->deps.clock);
        int64_t wait = session_line_wait(s, line->text, now, &talk);
        if (wait > 0 && line->press.key != PRESS_NONE) {
            /* a key that comes too fast was pressed for what was shown then */
            s->term->ops->done(s->term, line->command);
            session_line_free(session_line_take(s));
            continue;
        }
        if (wait > 0) {
            if (!line->slowed)
                session_line_slow(s, talk, now);
            line->slowed = true;
            timer_set(s->lobby->timers, &s->pump, wait, session_pump, s);
            return;
        }
        session_line_take(s);
        s->slowed = s->slowed && line->slowed;
        s->command = line->command;
        s->steps = 0;
        session_keep(&s->answer, NULL);
        s->active_ms = now;
        s->shown = false;
        s->away_said = false;
        s->running = true;
        s->was_paged = (!press_is_click(line->press.key) && panel_pass(s)) ||
                       (line->press.key == PRESS_NONE && screen_page_close(s));
        if ((s->returned || s->done_before != 0) && once_again(s))
            log_info("line-known", "conn=%016llx command=%llu", (unsigned long long)s->conn,
                     (unsigned long long)s->command);
        else if (s->command <= s->done_before && s->command != 0)
            session_say(s, "%s", tr(once_before));
        else if (line->press.key == PRESS_NONE && (s->state == SESSION_LOGIN || s->dialogue))
            s->lobby->hooks->line(s, line->text);
        else if (s->state == SESSION_IN && s->returned && session_line_known(s))
            session_say(s, "%s", tr(once_before));
        else if (line->press.key != PRESS_NONE)
            session_press_run(s, &line->press);
        else if (s->state == SESSION_IN && !press_is_rest(s, line->text)) {
            s->answers = s->screen;
            recall_add(s, line->text);
            s->lobby->hooks->line(s, line->text);
        }
        if (s->away && !s->away_said && s->state == SESSION_IN) {
            free(s->away);
            s->away = NULL;
            session_say(s, "You're no longer marked as away.");
        }
        s->running = false;
        session_line_free(line);
        if (s->waiting == 0)
            session_line_end(s);
    }
}

void session_line(struct session *s, uint64_t command, const char *text, const struct press *press)
{
    if (s->state == SESSION_CLOSED)
        return;
    if (s->nlines >= SESSION_LINES_MAX) {
        session_say(s, "Too many of your lines are waiting already, so the last one was left out. "
                       "Type it again in a moment.");
        s->term->ops->done(s->term, command);
        return;
    }
    size_t len = strnlen(text, SESSION_LINE_MAX);
    struct session_line *line = xcalloc(1, sizeof(*line) + len + 1);
    line->command = command;
    if (press)
        line->press = *press;
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
    session_line_end(s);
    session_pump(s);
}

/* ---- The beginning ---- */

bool session_turned_away(struct session *s)
{
    const struct store_sanction *ban = session_ban(s, 0);
    if (!ban)
        return false;
    BUF_LOCAL why = {0};
    s->lobby->logins[s->facts.transport][LOGIN_END_BANNED]++;
    session_put_ban(s, ban, false, &why);
    session_close(s, buf_text(&why), 1);
    return true;
}
