/*
 * The lobby as a whole: it owns tables, boards, moderation and sessions, wires them to each other,
 * and is what src/room and the tests call.
 */
#include <limits.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "act.h"
#include "alone.h"
#include "approval.h"
#include "auth.h"
#include "busy.h"
#include "channel.h"
#include "cmd.h"
#include "code.h"
#include "cups.h"
#include "deal.h"
#include "duel.h"
#include "ending.h"
#include "enter.h"
#include "filter.h"
#include "gmcp.h"
#include "home.h"
#include "leaderboard.h"
#include "leaver.h"
#include "lobby.h"
#include "lockdown.h"
#include "log.h"
#include "login.h"
#include "moderation.h"
#include "names.h"
#include "news.h"
#include "offer.h"
#include "once.h"
#include "pages.h"
#include "panel.h"
#include "report.h"
#include "resume.h"
#include "screen.h"
#include "seasons.h"
#include "second.h"
#include "seeking.h"
#include "session.h"
#include "session_hooks.h"
#include "social.h"
#include "stop.h"
#include "throttle.h"
#include "ticket.h"
#include "utf8.h"
#include "wanted.h"
#include "xalloc.h"

/* ---- The parts ---- */

static const struct lobby_part *const parts[] = {
    &once_part,    &alone_part,    &channel_part,   &news_part,     &busy_part,    &social_part,
    &wanted_part,  &home_part,     &gmcp_home_part, &choices_part,  &panel_part,   &auth_part,
    &act_part,     &outcome_part,  &prune_part,     &lockdown_part, &filter_part,  &known_part,
    &confirm_part, &approval_part, &deal_part,      &ending_part,   &seeking_part, &stop_part,
    &offer_part,   &seasons_part,  &cups_part,      &duel_part,     &login_part,   &replay_part,
    &review_part,  &resume_part,   &code_part,      &decide_part,   NULL};

/* ---- What sessions call ---- */

/* Whether somebody's key may open an account. If it opens one, the login shows the ban to the owner
 * of the account. Others who have a banned key are turned away. */
static bool lobby_key_opens(const struct session *s)
{
    const struct term_facts *facts = &s->facts;
    return facts->fingerprint[0] != '\0' && !facts->command &&
           strcasecmp(facts->user, "guest") != 0 && strcasecmp(facts->user, "new") != 0;
}

static void lobby_session_begin(struct session *s)
{
    SESSION_SPEAKS(s);
    const struct store_sanction *ban = session_ban(s, 0);
    if (ban && (ban->fingerprint[0] == '\0' || !lobby_key_opens(s))) {
        session_turned_away(s);
        return;
    }
    session_wait(s);
    if (s->came_with && ticket_read(s, s->came_with)) {
        s->returned = true;
        free(s->came_with);
        s->came_with = NULL;
    } else if (s->facts.command) {
        s->state = SESSION_ONESHOT;
        s->kind = PERSON_GUEST; /* nobody logs in, so it has no account either */
        s->running = true;
        s->oneshot_status = cmd_oneshot(s, s->facts.command);
        s->running = false;
    } else {
        s->state = SESSION_LOGIN;
        login_begin(s);
    }
    session_go_on(s);
}

/* One of the things that the lobby loads has been loaded. After the last one the lobby serves. */
static void lobby_part_loaded(void *arg)
{
    struct lobby *lobby = arg;
    if (--lobby->loading > 0)
        return;
    const struct store_sanction *what;
    for (size_t at = 0; (what = moderation_next(lobby->moderation, &at));)
        if (what->kind == STORE_BAN && what->account != 0)
            leaderboard_hide(lobby->boards, what->account, true);
    lobby->loaded = true;
    LOBBY_CALL(lobby, begin, lobby);
    SESSIONS_EACH (s, lobby)
        if (s->state == SESSION_WAITING && !s->held)
            lobby_session_begin(s);
    offers_again(lobby);
    lobby->ready(lobby->ready_arg);
}

static void lobby_line_take(struct session *s, const char *line)
{
    if (s->state == SESSION_LOGIN || s->dialogue)
        login_line(s, line);
    else
        cmd_line(s, line);
}

static const struct session_hooks hooks = {
    .loaded = lobby_part_loaded,
    .begin = lobby_session_begin,
    .line = lobby_line_take,
    .complete = cmd_complete,
    .weight = cmd_weight,
    .dialogue_prompt = login_prompt,
    .again = session_enter_again,
    .ticket = ticket_give,
    .home = home_draw,
    .filtered = report_filtered,
    .code = cmd_coded,
    .resume = resume_take,
    .login_word = cmd_login_line,
    .reauth_steps = cmd_reauth_steps,
    .outcomes = outcomes_tell,
    .appeal_ban = report_appeal,
};

/* ---- What tables need ---- */

static void lobby_table_notice(void *arg, int64_t person, const struct notice *notice)
{
    struct lobby *lobby = arg;
    if (table_acts_notice(lobby, notice))
        return;
    struct session *s = lobby_by_person(lobby, person);
    if (s)
        session_notice(s, notice);
}

static void lobby_table_scored(void *arg, int64_t account, const char *name, const char *game,
                               int64_t xp, int outcome, int games, int64_t at_ms)
{
    struct lobby *lobby = arg;
    leaderboard_add(lobby->boards, account, name, game, xp, outcome, games, at_ms);
    /* An account that is new to the boards may be banned by now. */
    if (moderation_of(lobby->moderation, STORE_BAN, account))
        leaderboard_hide(lobby->boards, account, true);
}

static int64_t lobby_table_chips(void *arg, int64_t account)
{
    const struct session *s = lobby_by_person(arg, account);
    return s ? s->account.chips : INT64_MAX; /* not on: the store decides */
}

static void lobby_table_daily(void *arg, const struct store_daily_try *play)
{
    if (play->day < 0)
        duel_told(arg, play);
    else
        deal_told(arg, play);
}

static bool lobby_table_present(void *arg, int64_t person)
{
    return lobby_by_person(arg, person);
}

static int lobby_table_tongue(void *arg, int64_t person)
{
    const struct session *s = lobby_by_person(arg, person);
    return s ? session_tongue(s) : TONGUE_ENGLISH;
}

static bool lobby_table_dealt(void *arg, const char *game, int version)
{
    const struct lobby *lobby = arg;
    return lobby->deps.dealt(lobby->deps.arg, game, version);
}

static void lobby_bans_changed(void *arg)
{
    struct lobby *lobby = arg;
    if (!lobby->deps.bans)
        return;
    BUF_LOCAL lines = {0};
    moderation_door_lines(lobby->moderation, &lines);
    lobby->deps.bans(lobby->deps.arg, buf_text(&lines));
}

/* Lists the account on the boards again (RK-D18), unless another ban keeps it off. */
static void lobby_ban_over(void *arg, int64_t account)
{
    struct lobby *lobby = arg;
    leaderboard_hide(lobby->boards, account, moderation_of(lobby->moderation, STORE_BAN, account));
}

/* ---- Making and loading ---- */

/* A pointer to the struct of a part, whatever its type. */
typedef void *__attribute__((may_alias)) lobby_slot_any;

static lobby_slot_any *lobby_slot(struct lobby *lobby, const struct lobby_part *part)
{
    return (lobby_slot_any *)((char *)lobby + part->slot);
}

struct lobby *lobby_new(const struct lobby_deps *deps)
{
    struct lobby *lobby = xcalloc(1, sizeof(*lobby));
    lobby->deps = *deps;
    LIST_INIT(&lobby->sessions);
    LIST_INIT(&lobby->errands);
    TAILQ_INIT(&lobby->turns);
    lobby->timers = timers_new(deps->clock);
    lobby->hooks = &hooks;
    lobby->parts = parts;
    for (int i = 0; parts[i]; i++) {
        if (parts[i]->size > 0)
            *lobby_slot(lobby, parts[i]) = xcalloc(1, parts[i]->size);
        if (parts[i]->make)
            parts[i]->make(lobby);
    }
    lobby->pages = pages_read(lobby->deps.conf.pages);
    lobby->names = names_read(lobby->deps.conf.forbidden_names);
    lobby->throttle = throttle_new(deps->clock);
    lobby->boards = leaderboard_new(deps->clock);
    lobby->moderation = moderation_new(deps->clock, deps->ids, deps->store, lobby_bans_changed,
                                       lobby_ban_over, lobby);
    const struct lobby_conf *conf = &lobby->deps.conf;
    lobby->tables = tables_new(&(struct tables_deps){
        .clock = deps->clock,
        .ids = deps->ids,
        .store = deps->store,
        .thinker = deps->thinker,
        .starved = deps->starved,
        .turn_ms = conf->turn_ms,
        .away_ms = conf->away_ms,
        .vote_ms = conf->vote_ms,
        .same_address_exempt = conf->same_address_exempt,
        .ratings = leaderboard_ratings(lobby->boards),
        .seed = lobby_seed,
        .notice = lobby_table_notice,
        .scored = lobby_table_scored,
        .balance = lobby_balance,
        .left = leaver_left,
        .daily = lobby_table_daily,
        .cup = cups_told,
        .barred = leaver_barred,
        .dealt = deps->dealt ? lobby_table_dealt : NULL,
        .chips = lobby_table_chips,
        .present = lobby_table_present,
        .tongue = lobby_table_tongue,
        .arg = lobby,
    });
    return lobby;
}

void lobby_free(struct lobby **handle)
{
    struct lobby *lobby = *handle;
    if (!lobby)
        return;
    *handle = NULL;
    struct session *s;
    while ((s = LIST_FIRST(&lobby->sessions))) {
        LIST_REMOVE(s, all);
        map_remove(&lobby->by_conn, s->conn);
        lobby_place_person(lobby, s, 0); /* so that nobody counts as away because the room ends */
        session_gone(&s, "the room ends");
    }
    errands_drop(lobby);
    timers_clear(lobby->timers);
    for (int i = sizeof(parts) / sizeof(parts[0]) - 1; i-- > 0;) {
        if (parts[i]->end)
            parts[i]->end(lobby);
        if (parts[i]->size > 0)
            free(*lobby_slot(lobby, parts[i]));
    }
    tables_free(&lobby->tables);
    leaderboard_free(&lobby->boards);
    moderation_free(&lobby->moderation);
    throttle_free(&lobby->throttle);
    roster_free(&lobby->roster);
    map_free(&lobby->by_conn);
    map_free(&lobby->by_person);
    buf_free(&lobby->ticket);
    pages_free(&lobby->pages);
    names_free(&lobby->names);
    timers_free(&lobby->timers);
    free(lobby);
}

void lobby_reconfigure(struct lobby *lobby, const struct lobby_conf *conf)
{
    lobby->deps.conf = *conf;
    names_free(&lobby->names);
    lobby->names = names_read(conf->forbidden_names);
    pages_free(&lobby->pages);
    lobby->pages = pages_read(conf->pages);
    tables_reconfigure(lobby->tables, conf->turn_ms, conf->away_ms, conf->vote_ms,
                       conf->same_address_exempt);
    cups_reconfigured(lobby);
    SESSIONS_EACH (s, lobby)
        if (s->state == SESSION_IN && s->kind == PERSON_ACCOUNT)
            session_regrant(s);
}

void lobby_load(struct lobby *lobby, void (*ready)(void *arg), void *arg)
{
    lobby->ready = ready;
    lobby->ready_arg = arg;
    lobby->loading = 3; /* besides what the parts load */
    LOBBY_CALL(lobby, load, lobby);
    moderation_load(lobby->moderation, lobby_part_loaded, lobby);
    leaderboard_load(lobby->boards, lobby->deps.store, lobby_part_loaded, lobby);
    tables_load(lobby->tables, lobby_part_loaded, lobby);
}

static int64_t lobby_sooner(int64_t a, int64_t b)
{
    return a < 0 || (b >= 0 && b < a) ? b : a;
}

int64_t lobby_tick(struct lobby *lobby)
{
    tongue_use(TONGUE_ENGLISH);
    int64_t next = timers_run(lobby->timers);
    if (!lobby->loaded)
        return next;
    next = lobby_sooner(next, tables_tick(lobby->tables));
    next = lobby_sooner(next, moderation_tick(lobby->moderation));
    next = lobby_sooner(next, timers_next(lobby->timers)); /* for timers that these two have set */
    return next > INT_MAX ? INT_MAX : next;
}

/* ---- Connections ---- */

void lobby_open(struct lobby *lobby, uint64_t conn, struct term *term,
                const struct term_facts *facts, const char *ticket)
{
    struct session *s = session_new(lobby, conn, term, facts, ticket);
    s->serial = ++lobby->serial;
    LIST_INSERT_HEAD(&lobby->sessions, s, all);
    lobby->open++;
    map_put(&lobby->by_conn, conn, s);
    if (once_back(s) && lobby->loaded)
        lobby_session_begin(s);
}

void lobby_ticket_again(struct lobby *lobby, uint64_t conn)
{
    struct session *s = lobby_by_conn(lobby, conn);
    if (s) {
        s->ticket = 0;
        session_ticket(s);
    }
}

void lobby_line(struct lobby *lobby, uint64_t conn, uint64_t command, uint64_t oldest,
                const char *line, const struct press *press)
{
    struct session *s = lobby_by_conn(lobby, conn);
    if (!s)
        return;
    s->oldest = oldest;
    session_line(s, command, line, press);
}

/* Draws the screen for the new look. Shows the prompt anew, too, because the screen may be gone
 * now, and with it the list that it showed. */
static void lobby_look_change(struct session *s)
{
    screen_update(s, false);
    if (s->waiting == 0)
        session_prompt(s, false);
}

void lobby_resized(struct lobby *lobby, uint64_t conn, int columns, int rows)
{
    struct session *s = lobby_by_conn(lobby, conn);
    if (s) {
        s->facts.columns = columns;
        s->facts.rows = rows;
        lobby_look_change(s);
    }
}

void lobby_client(struct lobby *lobby, uint64_t conn, enum client_input input, bool utf8,
                  bool screen_reader, int colours)
{
    struct session *s = lobby_by_conn(lobby, conn);
    if (!s)
        return;
    s->facts.input = input;
    s->input_told = true;
    s->facts.utf8 = utf8;
    s->facts.colours = colours;
    if (screen_reader && !s->facts.screen_reader && strcmp(s->settings.layout, "auto") == 0)
        utf8_printf(s->settings.layout, sizeof(s->settings.layout), "plain");
    s->facts.screen_reader = screen_reader;
    /* The door now has the client's own values. What the player chose overrides them, except for
     * the input: the client has just said what it can do. */
    for (const struct setting_row *row = settings_table; row->name; row++)
        if (strcmp(row->name, "input") != 0 &&
            strcmp(settings_get(&s->settings, row), row->words[0]) != 0)
            session_apply_setting(s, row);
    lobby_look_change(s);
}

void lobby_gmcp(struct lobby *lobby, uint64_t conn, const char *message)
{
    struct session *s = lobby_by_conn(lobby, conn);
    if (s)
        gmcp_heard(s, message);
}

void lobby_interrupt(struct lobby *lobby, uint64_t conn)
{
    struct session *s = lobby_by_conn(lobby, conn);
    if (!s)
        return;
    SESSION_SPEAKS(s);
    if (s->state == SESSION_LOGIN) {
        session_close(s, "Goodbye.", 0);
    } else if (s->state == SESSION_IN && s->dialogue && s->waiting == 0) {
        login_clear(s);
        session_say(s, "Everything stays as it is.");
        session_prompt(s, true);
    } else if (s->state == SESSION_IN) {
        cmd_interrupted(s);
    }
}

void lobby_complete(struct lobby *lobby, uint64_t conn, const char *line, char *out, size_t cap)
{
    struct session *s = lobby_by_conn(lobby, conn);
    BUF_LOCAL lines = {.max = cap - 1};
    if (s && s->state == SESSION_IN && !s->dialogue)
        cmd_complete(s, line, &lines);
    utf8_copy(buf_text(&lines), out, cap);
}

static void lobby_take_out(struct session *s, const char *why)
{
    struct lobby *lobby = s->lobby;
    LIST_REMOVE(s, all);
    map_remove(&lobby->by_conn, s->conn);
    lobby->orphans[term_node_of(s->conn)] += s->errands;
    lobby->open -= s->state != SESSION_CLOSED;
    session_gone(&s, why);
}

void lobby_gone(struct lobby *lobby, uint64_t conn, const char *why)
{
    struct session *s = lobby_by_conn(lobby, conn);
    if (!s)
        return;
    if (s->wrote) /* the connection sends none of these lines again */
        store_lines_forget(lobby->deps.store, conn, NULL, NULL);
    lobby_take_out(s, why);
}

void lobby_parted(struct lobby *lobby, uint64_t conn, uint64_t done, const char *why)
{
    struct session *s = lobby_by_conn(lobby, conn);
    if (!s)
        return;
    once_parted(s, done);
    lobby_take_out(s, why);
}

int lobby_orphans(const struct lobby *lobby, uint8_t node)
{
    return lobby->orphans[node];
}

void lobby_synced(struct lobby *lobby, uint8_t node, bool all)
{
    int returning = 0;
    SESSIONS_EACH (s, lobby)
        returning += s->came_with ? 1 : 0;
    log_info("synced", "node=%d all=%s returning=%d", node, all ? "yes" : "no",
             returning + lobby->returning);
    lobby->synced = lobby->synced || all;
    struct node_set nodes = {0};
    node_set_add(&nodes, node);
    once_synced(lobby, &nodes);
    offers_again(lobby);
}

void lobby_given_up(struct lobby *lobby, const struct node_set *nodes)
{
    once_synced(lobby, nodes);
}

void lobby_store_waits(struct lobby *lobby, bool waits)
{
    lobby->store_waits = waits;
    lobby_tell_all(lobby, waits ? N_("The server cannot store anything just now. What you have "
                                     "typed is kept, and play goes on by itself.")
                                : N_("The server stores what you do again. Go on."));
}
