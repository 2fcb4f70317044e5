/*
 * See enter.h. Lets an account or a guest in. If the same person is still on from another
 * connection, the new one takes its place.
 */
#include "enter.h"

#include <string.h>

#include "account.h"
#include "approval.h"
#include "audit.h"
#include "busy.h"
#include "channel.h"
#include "code.h"
#include "cups.h"
#include "figure.h"
#include "learn.h"
#include "log.h"
#include "login.h"
#include "once.h"
#include "recall.h"
#include "resume.h"
#include "screen.h"
#include "seeking.h"
#include "session.h"
#include "session_hooks.h"
#include "social.h"
#include "utf8.h"

static const char merged[] =
    N_("Your account is part of another one now. Log in with that one's name.");

/* ---- Rows of the store ---- */

void account_create(struct lobby *lobby, int64_t id, const char *name, const char *hash,
                    const char *fingerprint, const char *key, enum store_role role,
                    store_done_cb *cb, void *arg)
{
    int64_t now = clock_wall(lobby->deps.clock), grant = lobby->deps.conf.starting_chips;
    struct store_account account = {.id = id, .role = role, .created_ms = now};
    utf8_copy(name, account.name, sizeof(account.name));
    account_skeleton(name, account.skeleton);
    utf8_copy(hash, account.password, sizeof(account.password));
    struct store_entry entry[2];
    store_mint(entry, id, grant, "grant");
    store_account_create(lobby->deps.store, &account, fingerprint, key, entry, grant > 0 ? 2 : 0,
                         cb, arg);
}

struct noting {
    struct errand errand;
    int64_t account;
};

static void enter_login_noted(void *arg, enum store_status status);

/* Stores a login. The same write adds the row of the login and, for the staff, the audit line. Once
 * a UTC day it also brings the account's chips, including those that a table holds, up to the
 * allowance (RK-D11). Brings `account` up to date, and returns how many chips it was given.
 *
 * The write fails with STORE_TAKEN if another login of the account has given the chips meanwhile,
 * or if chips have come back to the account. Nothing is stored then, and enter_login_noted tries
 * again with the account as it is now. */
static int64_t enter_login_write(struct noting *n, struct store_account *account)
{
    struct lobby *lobby = n->errand.lobby;
    const int64_t now = clock_wall(lobby->deps.clock), today = clock_day_start(now),
                  has = account->chips + account->staked;
    /* A day later than tomorrow was noted while the clock was ahead, so it does not count. */
    const bool had =
        account->allowance_day_ms >= today && account->allowance_day_ms <= today + STORE_DAY_MS;
    const struct session *s = lobby_by_person(lobby, n->account);
    struct store_audit audit;
    int64_t given = 0;
    if (s) {
        bool staff = account->role >= STORE_MODERATOR;
        if (staff)
            audit_own_fill(lobby, account, s->facts.address, &audit, "login",
                           client_transport_name(s->facts.transport));
        const struct store_login login = social_login_record(s);
        const struct store_row record = STORE_ROW(STORE_RECORD_LOGIN, &login);
        n->errand.becomes = account->id;
        errand_writes_part(n, ONCE_LOGIN,
                           &(struct store_attached){
                               .audit = staff ? &audit : NULL, .records = &record, .nrecords = 1});
    }
    account->login_ms = now;
    if (!had && has < lobby->deps.conf.allowance) {
        given = lobby->deps.conf.allowance - has;
        account->allowance_day_ms = today;
    }
    struct store_entry entry[2];
    store_mint(entry, account->id, given, "allowance");
    store_account_update(lobby->deps.store, account, STORE_PART_LOGIN, entry, given > 0 ? 2 : 0,
                         enter_login_noted, n);
    account->chips += given;
    return given;
}

/* The account's chips have changed since it was read. Writes again, with the account as it is
 * now. */
static void enter_login_again(void *arg, enum store_status status,
                              const struct store_account *account)
{
    struct noting *n = arg;
    struct session *s = lobby_by_person(n->errand.lobby, n->account);
    if (status != STORE_OK) {
        enter_login_noted(n, status);
        return;
    }
    struct store_account now = *account;
    enter_login_write(n, &now);
    if (s) {
        s->account.chips = now.chips;
        s->account.allowance_day_ms = now.allowance_day_ms;
    }
}

static void enter_login_noted(void *arg, enum store_status status)
{
    struct noting *n = arg;
    struct session *s = lobby_by_person(n->errand.lobby, n->account);
    if (status == STORE_TAKEN) {
        store_account_by_id(n->errand.lobby->deps.store, n->account, enter_login_again, n);
        return;
    }
    if (status != STORE_OK)
        log_warn("login", "not stored, status=%d", (int)status);
    if (status == STORE_NONE && s) /* the account was merged after it was read */
        session_close(s, merged, 1);
    errand_end(n);
}

static void enter_greet(struct session *s, int64_t given, bool took_over)
{
    const char *motd = lobby_motd(s->lobby);
    session_say(s, "Welcome, %s%s%s. You have %s XP and %s chips.",
                session_plain(s) ? "" : STYLE_BOLD, s->name, session_plain(s) ? "" : STYLE_NORMAL,
                FIGURE(s->account.xp), FIGURE(s->account.chips));
    if (given > 0)
        session_say(s, "Today's allowance brought you up to %s chips.", FIGURE(s->account.chips));
    if (s->playing_down)
        session_say_down(s);
    if (motd[0] != '\0' && s->facts.transport == CLIENT_SSH) /* SSH shows no banner */
        session_say(s, "News: %s", motd);
    if (took_over)
        session_say(s, "You were still on from another connection. It has ended, and you carry on "
                       "from there.");
}

/* The lobby's screen says what can be played here if it has at least this many rows. */
enum { ROWS_SAY_IT = 24 };

/* Tells somebody who is alone when others usually come (ME-D10). */
static void enter_tell_hours(struct session *s)
{
    BUF_LOCAL out = {0};
    if (s->lobby->roster.n <= 1 && session_where(s, NULL) == CMD_LOBBY) {
        SESSION_SPEAKS(s);
        busy_put_hours(s, &out);
    }
    if (out.len > 0) {
        session_say(s, "Nobody else is on.");
        session_show(s, &out);
    }
}

static void enter_coming_tell(struct session *s, const struct lobby_coming *coming)
{
    LOBBY_CALL(s->lobby, on, s, coming);
}

/* Tells somebody who has just come which table they sit at, or how to begin. */
static void enter_brief(struct session *s)
{
    int32_t table;
    s->briefed = false;
    struct person person = session_person(s);
    tables_presence(s->lobby->tables, &person, true);
    if (s->coming != CODE_CAME) { /* people who come with a code do not want the lobby */
        s->lobby->hooks->code(s);
        return;
    }
    if (session_where(s, &table) == CMD_LOBBY && s->settings.played == 0 && learn_newcomer(s)) {
        /* Such a screen says it all the time. Everybody else is told once. */
        BUF_LOCAL games = {0};
        for (int i = 0; game_registry[i]; i++)
            buf_printf(&games, "%s%d %s", i > 0 ? ", " : "", i + 1, game_registry[i]->title);
        if (!s->screen || s->facts.rows < ROWS_SAY_IT) {
            session_say(s, "You are in the lobby. These games are played here: %s.",
                        buf_text(&games));
            session_say(s,
                        "Type a number to learn that game, `play` to sit down at once, or `help`.");
        }
    } else if (session_where(s, &table) == CMD_LOBBY)
        session_say(s, "You are in the lobby. Type `play` for a quick game, `tables` to see what "
                       "is open, or `help`.");
    else if (!s->briefed)
        session_look(s, table);
    enter_tell_hours(s);
    cups_greet(s);
}

/* Tells a banned person of the ban, and lets them appeal or closes the session. True: they are
 * banned. */
static bool enter_turned_away(struct session *s, const struct store_account *account, bool returned)
{
    const struct store_sanction *ban = session_ban(s, account->id);
    BUF_LOCAL why = {0};
    if (!ban)
        return false;
    /* A network belongs to nobody, so nobody can appeal against a ban of one. */
    const bool asks = s->person == 0 && !returned && ban->address[0] == '\0';
    session_put_ban(s, ban, asks, &why);
    s->lobby->logins[s->facts.transport][LOGIN_END_BANNED]++;
    log_info("banned", "name=%s from=%s", account->name, s->facts.address);
    if (asks) {
        session_say(s, "%s", buf_text(&why));
        appeal_offer(s, account);
    } else {
        session_close(s, buf_text(&why), 1);
    }
    return true;
}

/* The guest logs in: hands what they have, such as a seat, to the account, and ends their seek. */
static void enter_guest_becomes(struct session *s, const struct store_account *account)
{
    struct person person = session_person(s);
    int64_t guest = person.id;
    person.id = account->id;
    person.kind = PERSON_ACCOUNT;
    memcpy(person.name, account->name, sizeof(person.name));
    tables_rename(s->lobby->tables, guest, &person);
    seeking_forget(s->lobby, guest); /* the account has another rating, age and conduct */
    resume_forget(s->lobby, guest);
    code_merged(s->lobby, guest, account);
    channel_heard(s->lobby, account->id, 0);
    lobby_place_person(s->lobby, s, 0); /* the guest that they were is not on any more */
}

/* Two programs that connect again whenever they are thrown out would take the account from each
 * other for ever. So the account goes to another connection TAKEOVERS times, and after that once
 * in TAKEOVER_MS. A person hardly ever notices that. */
enum { TAKEOVERS = 3, TAKEOVER_MS = 10000 };

static int enter_takeovers_lately(const struct session *old)
{
    int64_t since = (clock_mono(old->lobby->deps.clock) - old->since_ms) / TAKEOVER_MS;
    return since < old->takeovers ? old->takeovers - (int)since : 0;
}

/* Whether the account stays with its old connection. If so, the new one has been told and closed.
 */
static bool enter_takeover_refused(struct session *s, const struct session *old)
{
    if (enter_takeovers_lately(old) < TAKEOVERS)
        return false;
    s->lobby->logins[s->facts.transport][LOGIN_END_BUSY]++;
    session_close(
        s,
        "Your account has just gone from one connection to another several times, so this "
        "one is not let in. If a program of yours connects by itself, stop it. Then "
        "connect again in ten seconds.",
        1);
    return true;
}

/* Ends `old`, another connection of the same person. `s` goes on where `old` was. */
static void enter_take_over(struct session *s, struct session *old)
{
    utf8_copy(old->tell_to, s->tell_to, sizeof(s->tell_to));
    utf8_copy(old->tell_last, s->tell_last, sizeof(s->tell_last));
    session_keep(&s->queued, old->queued);
    s->hand = old->hand;
    s->takeovers = (uint8_t)(enter_takeovers_lately(old) + 1);
    recall_keep(old);
    lobby_place_person(s->lobby, old, 0);
    session_close(old,
                  old->kind == PERSON_GUEST
                      ? N_("You are on from another connection now, so this one ends.")
                      : N_("You've logged in from another connection, so this one ends. If that "
                           "wasn't you, change your password."),
                  0);
}

/* Takes over the account's settings, except those chosen at the prompt. True: a language was
 * chosen there, and the caller has to store it with the account. */
static bool enter_settings_take(struct session *s, const struct store_account *account,
                                bool returned)
{
    struct settings said = s->settings, kept;
    settings_read(&s->settings, account->settings);
    session_take_formula(s, account->settings);
    if (strcmp(said.layout, "plain") == 0) /* chosen at the prompt, or because of a screen reader */
        utf8_printf(s->settings.layout, sizeof(s->settings.layout), "plain");
    settings_default(&kept);
    settings_read(&kept, account->settings);
    bool spoken = !returned && strcmp(said.language, "auto") != 0 &&
                  strcmp(said.language, kept.language) != 0;
    if (spoken)
        utf8_copy(said.language, s->settings.language, sizeof(s->settings.language));
    return spoken;
}

/* From here on the person is on. */
static void enter_begin(struct session *s, int64_t id, bool returned)
{
    login_clear(s);
    s->state = SESSION_IN;
    s->term->ops->set(s->term, "login", "yes");
    if (s->kind == PERSON_ACCOUNT)
        s->term->ops->set(s->term, "known", "yes");
    s->since_ms = s->active_ms = clock_mono(s->lobby->deps.clock);
    lobby_place_person(s->lobby, s, id);
    screen_begin(s, returned);
}

void session_enter_account(struct session *s, const struct store_account *account, bool returned)
{
    if (s->state == SESSION_CLOSED) /* closed while the password was checked */
        return;
    if (account->merged_into != 0) { /* merged while a code was asked for */
        session_close(s, merged, 1);
        return;
    }
    if (enter_turned_away(s, account, returned) || approval_keeps_out(s, account))
        return;
    struct session *old = lobby_by_person(s->lobby, account->id);
    if (old == s)
        old = NULL;
    if (old && !returned && enter_takeover_refused(s, old))
        return;
    if (s->person != 0 && s->kind == PERSON_GUEST)
        enter_guest_becomes(s, account);
    if (old)
        enter_take_over(s, old);
    s->account = *account;
    s->kind = PERSON_ACCOUNT;
    lobby_name_person(s->lobby, s, account->name);
    bool spoken = enter_settings_take(s, account, returned);
    tongue_use(session_tongue(s));
    session_grant(s);
    session_apply_settings(s, returned);
    enter_begin(s, account->id, returned);
    if (!returned) {
        int64_t given = 0;
        if (!once_did(s->lobby, s->conn, s->command, ONCE_LOGIN)) {
            struct noting *n = errand_new(s->lobby, NULL, sizeof(*n));
            n->account = account->id;
            n->errand.conn = s->conn;
            n->errand.command = s->command;
            given = enter_login_write(n, &s->account);
        }
        s->lobby->logins[s->facts.transport][LOGIN_END_ACCOUNT]++;
        log_info("login", "name=%s from=%s by=%s", s->name, s->facts.address,
                 client_transport_name(s->facts.transport));
        enter_greet(s, given, old);
    }
    recall_begin(s, returned);
    enter_coming_tell(s, &(struct lobby_coming){.returned = returned,
                                                .took_over = old,
                                                .before_ms = returned ? 0 : account->login_ms});
    enter_brief(s);
    if (spoken)
        session_keep_language(s);
}

void session_enter_guest(struct session *s, int64_t id, const char *name, bool returned)
{
    struct session *old = lobby_by_person(s->lobby, id);
    if (session_turned_away(s))
        return;
    s->kind = PERSON_GUEST;
    if (old && old != s)
        enter_take_over(s, old);
    s->role = STORE_PLAYER;
    lobby_name_person(s->lobby, s, name);
    memset(&s->account, 0, sizeof(s->account));
    enter_begin(s, id, returned);
    if (!returned) {
        s->lobby->logins[s->facts.transport][LOGIN_END_GUEST]++;
        session_say(s,
                    "Welcome, %s. As a guest you play friendly games; type `register NAME` to make "
                    "an account.",
                    name);
    }
    enter_coming_tell(s, &(struct lobby_coming){.returned = returned});
    enter_brief(s);
}

static void enter_entered(struct session *s, enum store_status status,
                          const struct store_account *account)
{
    if (status == STORE_OK)
        session_enter_account(s, account, false);
}

void session_enter_again(struct session *s, int64_t account)
{
    login_clear(s);
    if (account != 0 && account != s->person)
        login_account_by_id(s, account, enter_entered);
}

void lobby_enforce_bans(struct lobby *lobby)
{
    SESSIONS_EACH (s, lobby) {
        if (s->state == SESSION_CLOSED || s->role == STORE_ADMIN)
            continue;
        SESSION_SPEAKS(s);
        int64_t account = s->person != 0 && s->kind == PERSON_ACCOUNT ? s->person : 0;
        const struct store_sanction *ban = session_ban(s, account);
        /* Somebody who has proven an account may go on logging in: they then read that their key is
         * banned, and can appeal. */
        if (!ban || (ban->fingerprint[0] != '\0' && s->state == SESSION_LOGIN && login_is_owner(s)))
            continue;
        BUF_LOCAL why = {0};
        session_put_ban(s, ban, false, &why);
        session_close(s, buf_text(&why), 1);
    }
}
