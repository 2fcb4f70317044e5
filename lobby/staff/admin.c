/*
 * The staff's acts on accounts, tables and the room; sanction.c has mutes and bans.
 */
#include "act.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "account.h"
#include "audit.h"
#include "auth.h"
#include "enter.h"
#include "figure.h"
#include "leaderboard.h"
#include "log.h"
#include "moderation.h"
#include "once.h"
#include "second.h"
#include "session.h"
#include "span.h"
#include "stop.h"
#include "utf8.h"

/* ---- Words ---- */

static const char *const role_names[] = {"player", "moderator", "admin"};

bool admin_role_parse(const char *word, enum store_role *out)
{
    for (int i = 0; i < 3; i++) {
        if (strcasecmp(word, role_names[i]) == 0) {
            *out = (enum store_role)i;
            return true;
        }
    }
    return false;
}

static const char *role_name(enum store_role role)
{
    return role_names[role];
}

bool admin_duration_parse(const char *text, int64_t *ms)
{
    static const struct {
        char letter;
        int64_t ms;
    } unit[] = {{'s', 1000},     {'m', 60000},     {'h', 3600000},
                {'d', 86400000}, {'w', 604800000}, {'\0', 60000}};
    if (strcasecmp(text, "forever") == 0) {
        *ms = 0;
        return true;
    }
    size_t digits = strspn(text, "0123456789");
    if (digits == 0 || digits > 9)
        return false;
    char letter = (char)tolower((unsigned char)text[digits]);
    if (letter != '\0' && text[digits + 1] != '\0')
        return false;
    for (size_t i = 0; i < sizeof(unit) / sizeof(unit[0]); i++) {
        if (unit[i].letter == letter) {
            *ms = strtoll(text, NULL, 10) * unit[i].ms;
            return *ms >= 1000 && *ms <= 3650 * INT64_C(86400000);
        }
    }
    return false;
}

bool admin_number_parse(const char *text, int64_t *out)
{
    errno = 0;
    *out = strtoll(text, NULL, 10);
    return text[0] != '\0' && text[strspn(text, "0123456789")] == '\0' && errno == 0;
}

/* ---- Accounts ---- */

static void create_stored(void *arg, enum store_status status)
{
    struct act *act = arg;
    if (status == STORE_TAKEN)
        act_end(act, false, "The name %s, or one that looks like it, is taken.", act->about);
    else
        act_stored(act, status);
}

/* What is still to be done before the role is worth anything; "": nothing. */
static const char *role_hint(const struct act *act)
{
    return act->errand.lobby->deps.conf.staff_totp && act->role > STORE_PLAYER
               ? " Its staff commands work once it has a second factor: log in over SSH or TLS, "
                 "and "
                 "type  totp on ."
               : "";
}

static void create_hashed(void *arg, const char *hash)
{
    struct act *act = arg;
    if (!hash) {
        act_end(act, false, "The room is busy with logins. Try again in a few seconds.");
        return;
    }
    act_audit(act, "create", act->about, "role %s", role_name(act->role));
    utf8_printf(act->said, sizeof(act->said), "The account %.16s is made: %s.%s", act->about,
                role_name(act->role), role_hint(act));
    act_writes(act, NULL, 0);
    account_create(act->errand.lobby, ids_next(act->errand.lobby->deps.ids), act->about, hash, NULL,
                   NULL, act->role, create_stored, act);
}

void admin_account_create(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                          const char *password, enum store_role role, admin_answer *answer,
                          void *arg)
{
    if (!act_may(actor, STORE_ADMIN, answer, arg))
        return;
    const char *why = account_name_check(name);
    /* What the configuration forbids is for players; words of the room's own nobody can be. */
    if (!why && account_name_reserved(name))
        why = "That name is reserved for the room itself. Type another one.";
    if (!why && password[0] != '\0')
        why = account_password_check(name, password);
    if (why) {
        act_refuse(answer, arg, "%s", why);
        return;
    }
    struct act *act = act_new(lobby, actor, answer, arg);
    utf8_copy(name, act->about, sizeof(act->about));
    act->role = role;
    if (password[0] == '\0')
        create_hashed(act, "");
    else
        auth_hash(lobby, NULL, actor->address, password, create_hashed, act);
}

static void list_each(void *arg, const struct store_account *account)
{
    struct act *act = arg;
    buf_printf(&act->list, "%-16s  %-9s  %8lld XP  %8lld chips  ", account->name,
               role_name(account->role), (long long)account->xp, (long long)account->chips);
    if (account->login_ms == 0)
        buf_puts(&act->list, "never logged in");
    else
        span_put_time(&act->list, account->login_ms);
    buf_putc(&act->list, '\n');
}

static void list_done(void *arg, enum store_status status)
{
    act_listed(arg, status, "There is nothing to list.");
}

static int within(int value, int least, int most)
{
    return value < least ? least : value > most ? most : value;
}

void admin_account_list(struct lobby *lobby, const struct admin_actor *actor, const char *after,
                        int limit, admin_answer *answer, void *arg)
{
    if (!act_may(actor, STORE_ADMIN, answer, arg))
        return;
    store_accounts(lobby->deps.store, after, within(limit, 1, 200), list_each, list_done,
                   act_new(lobby, actor, answer, arg));
}

static void show_second(void *arg, enum store_status status, const struct second *second)
{
    struct act *act = arg;
    struct lobby *lobby = act->errand.lobby;
    const struct store_account *account = &act->account;
    struct buf out = {0};
    buf_printf(&out, "name %s\nid %lld\nrole %s\nxp %lld\nchips %lld\npassword %s\n", account->name,
               (long long)account->id, role_name(account->role), (long long)account->xp,
               (long long)account->chips, account->password[0] != '\0' ? "yes" : "no");
    buf_printf(&out, "second-factor %s\n",
               second                 ? "yes"
               : status == STORE_NONE ? "no"
                                      : "unknown");
    buf_puts(&out, "created ");
    span_put_time(&out, account->created_ms);
    buf_puts(&out, "\nlogin ");
    if (account->login_ms != 0)
        span_put_time(&out, account->login_ms);
    else
        buf_puts(&out, "never");
    const struct session *s = lobby_by_person(lobby, account->id);
    buf_printf(&out, "\nonline %s\n", s ? "yes" : "no");
    if (s)
        buf_printf(&out, "address %s\n", s->facts.address);
    const struct store_sanction *what;
    for (int kind = 0; kind < STORE_SANCTION_KINDS; kind++) {
        const struct moderation_who who = {
            .account = account->id, .address = s && kind == STORE_BAN ? s->facts.address : NULL};
        what = moderation_find(lobby->moderation, (enum store_sanction_kind)kind, &who, NULL);
        if (!what)
            continue;
        buf_printf(&out, "%s ", moderation_word((enum store_sanction_kind)kind));
        act_put_left(lobby, what, &out);
        buf_printf(&out, ", by %s: %s\n", what->by, what->reason);
    }
    act_end(act, true, "%.*s", (int)out.len - 1, out.data);
    buf_free(&out);
}

static void show_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct act *act = arg;
    if (act_found(act, status, account))
        second_read(act->errand.lobby, NULL, account->id, show_second, act);
}

void admin_account_show(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                        admin_answer *answer, void *arg)
{
    if (act_may(actor, STORE_MODERATOR, answer, arg))
        act_account(act_new(lobby, actor, answer, arg), name, show_read);
}

static void role_stored(void *arg, enum store_status status)
{
    struct act *act = arg;
    struct lobby *lobby = act->errand.lobby;
    if (status == STORE_OK) {
        struct session *s = lobby_by_person(lobby, act->account.id);
        if (s) {
            s->account.role = act->role;
            session_grant(s);
            bool admin = act->role == STORE_ADMIN;
            if (act->role == STORE_PLAYER)
                session_say(s, "You are a player now.");
            else if (s->facts.secure)
                session_say(s,
                            admin ? N_("You are an admin now.") : N_("You are a moderator now."));
            else
                session_say(
                    s, admin ? N_("You are an admin now, on connections that are encrypted.")
                             : N_("You are a moderator now, on connections that are encrypted."));
            if (s->playing_down && s->facts.secure)
                session_say_down(s);
            session_ticket(s);
        }
    }
    act_stored(act, status);
}

static void role_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct act *act = arg;
    if (!act_found(act, status, account))
        return;
    if (act->actor.account == account->id) {
        act_end(act, false, "You cannot change your own role.");
        return;
    }
    act->account.role = act->role;
    act_audit(act, "role", act->about, "%s", role_name(act->role));
    utf8_printf(act->said, sizeof(act->said), "%.16s is %s %s now.%s", act->about,
                act->role == STORE_ADMIN ? "an" : "a", role_name(act->role), role_hint(act));
    act_writes(act, NULL, 0);
    store_account_update(act->errand.lobby->deps.store, &act->account, STORE_PART_ROLE, NULL, 0,
                         role_stored, act);
}

void admin_role(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                enum store_role role, admin_answer *answer, void *arg)
{
    if (!act_may(actor, STORE_ADMIN, answer, arg))
        return;
    struct act *act = act_new(lobby, actor, answer, arg);
    act->role = role;
    act_account(act, name, role_read);
}

static void password_stored(void *arg, enum store_status status)
{
    struct act *act = arg;
    if (status == STORE_OK) {

        struct session *s = lobby_by_person(act->errand.lobby, act->account.id);
        if (s)
            memcpy(s->account.password, act->account.password, sizeof(s->account.password));
    }
    act_stored(act, status);
}

static void password_hashed(void *arg, const char *hash)
{
    struct act *act = arg;
    if (!hash) {
        act_end(act, false, "The room is busy with logins. Try again in a few seconds.");
        return;
    }
    utf8_copy(hash, act->account.password, sizeof(act->account.password));
    act_audit(act, "password", act->about, "set anew");
    utf8_copy("The password is set.", act->said, sizeof(act->said));
    act_writes(act, NULL, 0);
    store_account_update(act->errand.lobby->deps.store, &act->account, STORE_PART_PASSWORD, NULL, 0,
                         password_stored, act);
}

static void password_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct act *act = arg;
    if (!act_found(act, status, account))
        return;
    const char *why = account_password_check(account->name, act->password);
    if (why)
        act_end(act, false, "%s", why);
    else
        auth_hash(act->errand.lobby, NULL, act->actor.address, act->password, password_hashed, act);
}

void admin_password(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                    const char *password, admin_answer *answer, void *arg)
{
    if (!act_may(actor, STORE_ADMIN, answer, arg))
        return;
    if (strlen(password) > ACCOUNT_PASSWORD_MAX) {
        act_refuse(answer, arg, "%s", account_password_check(name, password));
        return;
    }
    struct act *act = act_new(lobby, actor, answer, arg);
    utf8_copy(password, act->password, sizeof(act->password));
    act_account(act, name, password_read);
}

/* ---- The second factor ---- */

struct reset {
    struct act act;
    struct second_turn turn;
};

static void reset_stored(void *arg, enum store_status status)
{
    struct reset *reset = arg;
    struct act *act = &reset->act;
    struct lobby *lobby = act->errand.lobby;
    struct session *s = lobby_by_person(lobby, act->account.id);
    if (status == STORE_NONE)
        status = STORE_OK;
    if (status == STORE_OK && s) {
        s->second = false;
        session_say(s, "The staff switched your second factor off. Type  totp on  for a new one.");
        session_regrant(s);
    }
    second_give(&reset->turn);
    act_stored(act, status);
}

static void reset_second(void *arg, enum store_status status, const struct second *second)
{
    struct reset *reset = arg;
    struct act *act = &reset->act;
    if (!second) {
        second_give(&reset->turn);
        if (status == STORE_NONE)
            act_end(act, false, "%s has no second factor.", act->about);
        else
            act_unread(act);
    } else {
        act_audit(act, "reset-totp", act->about, "switched off");
        utf8_printf(act->said, sizeof(act->said), "%.16s logs in without a code now.", act->about);
        act_writes(act, NULL, 0);
        store_memo_drop(reset->act.errand.lobby->deps.store, second->id, reset_stored, reset);
    }
}

static void reset_go(void *arg)
{
    struct reset *reset = arg;
    second_read(reset->act.errand.lobby, NULL, reset->act.account.id, reset_second, reset);
}

static void reset_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct reset *reset = arg;
    if (act_found(&reset->act, status, account))
        second_take(reset->act.errand.lobby, &reset->turn, account->id, reset_go, reset);
}

void admin_totp_reset(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                      admin_answer *answer, void *arg)
{
    if (!act_may(actor, STORE_ADMIN, answer, arg))
        return;
    struct reset *reset = act_new_sized(lobby, actor, answer, arg, sizeof(*reset));
    act_account(&reset->act, name, reset_read);
}

enum { ADJUST_MAX = 999999999 };

static void adjust_stored(void *arg, enum store_status status)
{
    struct act *act = arg;
    struct lobby *lobby = act->errand.lobby;
    bool xp = act->currency == STORE_XP;
    if (status == STORE_REFUSED) {
        act_end(act, false, "%s has fewer chips than that, so nothing was taken.", act->about);
        return;
    }
    if (status == STORE_OK) {
        lobby_balance(lobby, act->account.id, xp ? act->amount : 0, xp ? 0 : act->amount);
        if (xp)
            leaderboard_add(lobby->boards, act->account.id, act->account.name, NULL, act->amount, 0,
                            0, clock_wall(lobby->deps.clock));
        struct session *s = lobby_by_person(lobby, act->account.id);
        if (s && act->amount > 0)
            session_say(s,
                        xp ? N_("%s gave you %s XP. The reason given is: %s")
                           : N_("%s gave you %s chips. The reason given is: %s"),
                        act->actor.name, FIGURE(act->amount), act->reason);
        else if (s)
            session_say(s,
                        xp ? N_("%s took %s XP from you. The reason given is: %s")
                           : N_("%s took %s chips from you. The reason given is: %s"),
                        act->actor.name, FIGURE(-act->amount), act->reason);
    }
    act_stored(act, status);
}

static void adjust_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct act *act = arg;
    struct lobby *lobby = act->errand.lobby;
    if (!act_found(act, status, account) || !act_on(act, account))
        return;
    struct store_entry entry[2] = {{.account = account->id,
                                    .currency = act->currency,
                                    .amount = act->amount,
                                    .reason = "adjust"},
                                   {.account = STORE_ACCOUNT_MINT,
                                    .currency = act->currency,
                                    .amount = -act->amount,
                                    .reason = "adjust"}};
    utf8_printf(entry[0].note, sizeof(entry[0].note), "%.100s", act->reason);
    const char *what = act->currency == STORE_XP ? "XP" : "chips";
    act_audit(act, "adjust", account->name, "%lld %s: %s", (long long)act->amount, what,
              act->reason);
    utf8_printf(act->said, sizeof(act->said), "%lld %s for %.16s.", (long long)act->amount, what,
                act->about);
    act_writes(act, NULL, 0);
    /* XP is owed to nobody: only chips are kept in balance by the mint (RK-D13). */
    store_post(lobby->deps.store, entry, act->currency == STORE_CHIPS ? 2 : 1, NULL, adjust_stored,
               act);
}

void admin_adjust(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                  enum store_currency currency, int64_t amount, const char *reason,
                  admin_answer *answer, void *arg)
{
    if (!act_may(actor, STORE_MODERATOR, answer, arg) || !act_has_reason(reason, answer, arg))
        return;
    if (amount == 0) {
        act_refuse(answer, arg, "An amount of 0 changes nothing.");
        return;
    }
    if (amount > ADJUST_MAX || amount < -ADJUST_MAX) {
        act_refuse(answer, arg, "An amount has at most nine digits. Type a smaller one.");
        return;
    }
    struct act *act = act_new(lobby, actor, answer, arg);
    act->currency = currency;
    act->amount = amount;
    utf8_copy(reason, act->reason, sizeof(act->reason));
    act_account(act, name, adjust_read);
}

/* ---- Order in the room ---- */

/* What was noted is carried out: by a room that comes behind the death of another, too. */
static void kick_noted(void *arg, enum store_status status)
{
    struct act *act = arg;
    struct session *s = lobby_by_person(act->errand.lobby, act->account.id);
    if (status == STORE_DONE)
        status = STORE_OK;
    if (status == STORE_OK && s) {
        char line[STORE_TEXT_MAX + 128];
        utf8_printf(line, sizeof(line),
                    "%s of the staff ends your connection. The reason given is: %s",
                    act->actor.name, act->reason);
        session_close(s, line, 1);
    }
    act_stored(act, status);
}

void admin_kick(struct lobby *lobby, const struct admin_actor *actor, const char *who,
                const char *reason, admin_answer *answer, void *arg)
{
    if (!act_may(actor, STORE_MODERATOR, answer, arg) || !act_has_reason(reason, answer, arg))
        return;
    struct session *s = lobby_by_name(lobby, who, false);
    bool again = once_did(lobby, actor->conn, actor->command, ONCE_BEGUN);
    if (!s && !again) {
        act_refuse(answer, arg, "Nobody called %s is on.", who);
        return;
    }
    const char *why = s ? act_may_on(actor, s->person, s->account.role) : NULL;
    if (why) {
        act_refuse(answer, arg, "%s", why);
        return;
    }
    struct act *act = act_new(lobby, actor, answer, arg);
    act->account.id = s ? s->person : 0;
    utf8_copy(s ? s->name : who, act->about, sizeof(act->about));
    utf8_copy(reason, act->reason, sizeof(act->reason));
    act_audit(act, "kick", act->about, "%s", reason);
    utf8_printf(act->said, sizeof(act->said), "%.16s is off.", act->about);
    errand_writes_part(act, ONCE_BEGUN, NULL);
    store_audit_add(lobby->deps.store, &act->audit, kick_noted, act);
}

/* ---- The room ---- */

void admin_wall(struct lobby *lobby, const struct admin_actor *actor, const char *text,
                admin_answer *answer, void *arg)
{
    if (!act_may(actor, STORE_MODERATOR, answer, arg))
        return;
    char clean[SESSION_LINE_MAX * 2], line[sizeof(clean) + 64];
    utf8_clean(text, strlen(text), 400, clean, sizeof(clean));
    if (clean[0] == '\0') {
        act_refuse(answer, arg, "There were no words in that.");
        return;
    }
    utf8_printf(line, sizeof(line), STYLE_ALERT "!! %s of the staff: %s" STYLE_NORMAL, actor->name,
                clean);
    lobby_tell_all(lobby, line);
    struct act *act = act_new(lobby, actor, answer, arg);
    act_audit(act, "wall", "", "%s", clean);
    utf8_copy("Everybody was told.", act->said, sizeof(act->said));
    act_writes(act, NULL, 0);
    store_audit_add(lobby->deps.store, &act->audit, act_stored, act);
}

void admin_status(struct lobby *lobby, const struct admin_actor *actor, admin_answer *answer,
                  void *arg)
{
    if (!act_may(actor, STORE_ADMIN, answer, arg))
        return;
    struct lobby_figures f;
    struct buf out = {0};
    lobby_figures(lobby, &f);
    buf_printf(&out,
               "connections %d\nplayers %d\nguests %d\ntables %d\ngames %d\nspectators %d\n"
               "moves %lld\nstore %s\nbacklog %d\nshutdown ",
               f.connections, f.players, f.guests, f.tables, f.games, f.spectators,
               (long long)f.moves, store_healthy(lobby->deps.store) ? "healthy" : "full",
               store_backlog(lobby->deps.store));
    if (lobby->shutdown->on) {
        buf_puts(&out, lobby->shutdown->upgrade ? "upgrades, in "
                       : lobby->shutdown->drain ? "drains, at most "
                                                : "in ");
        span_put(&out, lobby->shutdown->at - clock_mono(lobby->deps.clock));
    } else {
        buf_puts(&out, "no");
    }
    buf_putc(&out, '\n');
    answer(arg, true, buf_text(&out));
    buf_free(&out);
}
