/*
 * The dialogue of logging in. A step that waits for the store or for a hash holds back the next
 * line, so that a line typed ahead reaches the step that it was meant for.
 */
#include "login.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "account.h"
#include "approval.h"
#include "audit.h"
#include "auth.h"
#include "code.h"
#include "enter.h"
#include "filter.h"
#include "lockdown.h"
#include "log.h"
#include "network.h"
#include "once.h"
#include "reauth.h"
#include "resume.h"
#include "second.h"
#include "session.h"
#include "session_hooks.h"
#include "spoken.h"
#include "throttle.h"
#include "utf8.h"
#include "xalloc.h"

enum { LOGIN_FAILURES_MAX = 5 };
static const char cannot_open[] =
    N_("Your account can't be opened at the moment. Connect again a little later.");

struct login *login_of(struct session *s)
{
    if (!s->login)
        s->login = xcalloc(1, sizeof(*s->login));
    return s->login;
}

static enum login_step login_step_of(const struct session *s)
{
    return s->login ? s->login->step : LOGIN_NAME;
}

void login_step_to(struct session *s, enum login_step step)
{
    login_of(s)->step = step;
    s->dialogue = step != LOGIN_NAME;
}

void login_proven(struct session *s, const struct store_account *account)
{
    login_of(s)->account = account->id;
    memcpy(login_of(s)->name, account->name, sizeof(login_of(s)->name));
    login_of(s)->failures = 0;
}

void login_ask_line(struct session *s, enum login_step step, int64_t ms,
                    void (*late)(void *session))
{
    login_step_to(s, step);
    timer_set(s->lobby->timers, &login_of(s)->late, ms, late, s);
    session_prompt(s, true);
    session_ticket(s);
}

void login_clear(struct session *s)
{
    s->dialogue = false;
    if (!s->login)
        return;
    timer_cancel(s->lobby->timers, &s->login->late);
    xalloc_wipe(&s->login->first);
    xalloc_wipe(&s->login->text);
    explicit_bzero(s->login, sizeof(*s->login));
    free(s->login);
    s->login = NULL;
}

static void login_warn_clear(struct session *s)
{
    const char *ssh = s->lobby->deps.conf.ssh;
    if (s->facts.secure)
        return;
    if (ssh)
        session_say(s, "This connection sends your password unencrypted. `ssh %s` doesn't.", ssh);
    else
        session_say(s, "This connection sends your password unencrypted. Choose one you use "
                       "nowhere else.");
}

/* ---- Accounts ---- */

/* Somebody waits for an account that is being read. */
struct looking {
    struct errand errand;
    login_account_cb *then;
};

static void *login_looking_new(struct session *s, size_t size, login_account_cb *then)
{
    struct looking *l = errand_new(s->lobby, s, size);
    l->then = then;
    return l;
}

static void login_looked(void *arg, enum store_status status, const struct store_account *account)
{
    struct looking *l = arg;
    struct session *s = errand_session(l);
    if (s)
        l->then(s, status, account);
    errand_end(l);
}

void login_account_by_id(struct session *s, int64_t id, login_account_cb *then)
{
    store_account_by_id(s->lobby->deps.store, id, login_looked,
                        login_looking_new(s, sizeof(struct looking), then));
}

static void login_account_by_name(struct session *s, const char *name, login_account_cb *then)
{
    store_account_by_name(s->lobby->deps.store, name, false, login_looked,
                          login_looking_new(s, sizeof(struct looking), then));
}

static void login_account_by_key(struct session *s, login_account_cb *then)
{
    store_account_by_key(s->lobby->deps.store, s->facts.fingerprint, login_looked,
                         login_looking_new(s, sizeof(struct looking), then));
}

/* ---- Registration ---- */

/* Whether nobody can make an account now, because of the configuration or because too many wait
 * for approval. If so, the person is told. */
static bool login_registration_closed(struct session *s)
{
    const char *contact = s->lobby->deps.conf.contact;
    if (s->lobby->deps.conf.registration == REGISTRATION_CLOSED)
        session_say(
            s, "You can't make an account here at the moment. Type `guest` to play without one.");
    else if (!approval_full(s))
        return false;
    if (contact)
        session_say(s, "To ask for an account, write to: %s", contact);
    return true;
}

/* Says beforehand that the account has to wait for approval, if it does. */
static void login_say_asked(struct session *s)
{
    if (s->lobby->deps.conf.registration == REGISTRATION_ASK)
        session_say(s, "The staff looks at each new account before it opens. You can play as a "
                       "guest meanwhile.");
}

struct created {
    struct errand errand;
    int64_t id;
    bool with_key, waits; /* `waits`: for approval */
};

static void login_created_read(void *arg, enum store_status status,
                               const struct store_account *account)
{
    struct created *c = arg;
    struct session *s = errand_session(c);
    if (s && status == STORE_OK) {
        log_info("registered", "name=%s from=%s", account->name, s->facts.address);
        errand_show_answer(c);
        session_enter_account(s, account, false);
    } else if (s) {
        session_say(s, c->waits ? N_("Your request is with the staff. Type the name of the "
                                     "account to see what became of it.")
                                : N_("Your account is ready. Type its name to log in."));
        login_clear(s);
    }
    errand_end(c);
}

static void login_created_done(void *arg, enum store_status status)
{
    struct created *c = arg;
    struct session *s = errand_session(c);
    if (status == STORE_OK)
        c->errand.lobby->registrations++;
    if (c->waits && status == STORE_OK)
        approval_asked(c->errand.lobby);
    else if (c->waits)
        approval_forget(c->errand.lobby, c->id);
    if (status == STORE_OK && s) {
        store_account_by_id(c->errand.lobby->deps.store, c->id, login_created_read, c);
        return;
    }
    if (s) {
        xalloc_wipe(&login_of(s)->first);
        login_step_to(s, LOGIN_NEW_NAME);
        if (status == STORE_TAKEN)
            session_say(s, c->with_key
                               ? N_("Somebody has just taken that name, or your key already "
                                    "belongs to an account. Type another name.")
                               : N_("Somebody has just taken that name. Type another one."));
        else
            session_say(
                s,
                "The room can't make accounts at the moment. Try again later, or play as `guest`.");
    }
    errand_end(c);
}

static void login_make_account(struct session *s, const char *hash)
{
    struct lobby *lobby = s->lobby;
    const struct lobby_conf *conf = &lobby->deps.conf;
    /* Registration may have been closed, or a lockdown begun, while they chose a password. */
    if (login_registration_closed(s) || lockdown_keeps_out(s, false, false)) {
        login_clear(s);
        return;
    }
    if (conf->new_a_day > 0 && !network_listed(conf->same_address_exempt, s->facts.address) &&
        !throttle_register(lobby->throttle, s->facts.address, conf->new_a_day)) {
        session_say(s, "No more accounts can be made from your network today. Play as `guest`, or "
                       "come back tomorrow.");
        login_clear(s);
        return;
    }
    struct created *c = errand_new(lobby, s, sizeof(*c));
    struct store_row record;
    c->with_key = login_of(s)->with_key;
    c->waits = conf->registration == REGISTRATION_ASK;
    errand_keep_answer(c,
                       c->waits      ? N_("You have asked for the account %s.")
                       : c->with_key ? N_("Your account %s is ready, and your key opens it.")
                                     : N_("Your account %s is ready."),
                       login_of(s)->name);
    c->id = c->errand.becomes = ids_next(lobby->deps.ids);
    if (c->waits)
        record = STORE_ROW(STORE_RECORD_APPROVAL, approval_ask(s, c->id, login_of(s)->name));
    errand_writes(c, c->waits ? &(struct store_attached){.records = &record, .nrecords = 1} : NULL);
    account_create(lobby, c->id, login_of(s)->name, hash, c->with_key ? s->facts.fingerprint : NULL,
                   c->with_key ? s->facts.key : NULL, STORE_PLAYER, login_created_done, c);
}

static void login_new_hashed(void *arg, const char *hash)
{
    struct session *s = arg;
    if (!hash) {
        session_say(s, "The room is busy with other logins. Type your password again in a few "
                       "seconds.");
        xalloc_wipe(&login_of(s)->first);
        login_step_to(s, LOGIN_NEW_FIRST);
        return;
    }
    login_make_account(s, hash);
}

/* A name that somebody wants. */
struct naming {
    struct looking looking;
    char name[STORE_NAME_MAX];
    bool poses;
};

static void login_naming_each(void *arg, const struct store_account *staff)
{
    struct naming *n = arg;
    n->poses = n->poses || account_poses(n->name, staff->name);
}

static void login_naming_read(void *arg, enum store_status status)
{
    struct naming *n = arg;
    char skeleton[STORE_NAME_MAX];
    account_skeleton(n->name, skeleton);
    if (n->poses || status != STORE_OK)
        login_looked(n, status, NULL);
    else
        store_account_by_name(n->looking.errand.lobby->deps.store, skeleton, true, login_looked, n);
}

/* Looks for an account that has this name or one that looks like it, or for a member of the
 * staff whom the name could be mistaken for. `then` gets STORE_OK if there is one, but perhaps no
 * account. The session's login keeps the name. */
static void login_naming_look(struct session *s, const char *name, login_account_cb *then)
{
    enum { STAFF_MAX = 1000 };
    struct naming *n = login_looking_new(s, sizeof(*n), then);
    utf8_copy(name, n->name, sizeof(n->name));
    memcpy(login_of(s)->name, n->name, sizeof(n->name));
    store_accounts_staff(s->lobby->deps.store, STAFF_MAX, login_naming_each, login_naming_read, n);
}

static void login_name_free(struct session *s, enum store_status status,
                            const struct store_account *account UNUSED)
{
    if (status == STORE_OK) {
        session_say(s, "The name %s, or one that looks like it, is taken. Type another one.",
                    login_of(s)->name);
        login_step_to(s, LOGIN_NEW_NAME);
    } else if (status != STORE_NONE) {
        session_say(
            s, "The room can't make accounts at the moment. Try again later, or play as `guest`.");
        login_step_to(s, LOGIN_NEW_NAME);
    } else if (login_of(s)->with_key) {
        login_make_account(s, "");
    } else {
        session_say(
            s, "Choose a password of at least %d characters for %s. Enter alone makes no account.",
            ACCOUNT_PASSWORD_MIN, login_of(s)->name);
        login_warn_clear(s);
        login_step_to(s, LOGIN_NEW_FIRST);
    }
}

/* Another session of somebody whose name looks the same; NULL: there is none. */
static struct session *login_on_alike(struct session *s, const char *name)
{
    char skeleton[STORE_NAME_MAX], other[STORE_NAME_MAX];
    account_skeleton(name, skeleton);
    SESSIONS_EACH (at, s->lobby) {
        if (at == s || at->person == 0)
            continue;
        account_skeleton(at->name, other);
        if (strcmp(skeleton, other) == 0)
            return at;
    }
    return NULL;
}

static void login_new_name(struct session *s, const char *name)
{
    const char *why = account_name_check(name);
    login_step_to(s, LOGIN_NEW_NAME);
    if (why) {
        session_say(s, "%s", tr(why));
        return;
    }
    if (!account_name_allowed(s->lobby->names, name) || filter_forbids(s->lobby, name) ||
        login_on_alike(s, name)) {
        session_say(s, "The name %s isn't available. Type another one.", name);
        return;
    }
    login_naming_look(s, name, login_name_free);
}

static void login_ask_name(struct session *s)
{
    session_say(s,
                "An account keeps your XP and chips. Choose a name of 2 to 16 letters, digits, - "
                "or _ that begins with a letter. Enter alone makes no account.");
    login_step_to(s, LOGIN_NEW_NAME);
}

void login_new(struct session *s, const char *name)
{
    if (login_registration_closed(s) || lockdown_keeps_out(s, false, false))
        return;
    login_of(s)->with_key = s->facts.key;
    login_say_asked(s);
    if (name)
        login_new_name(s, name);
    else
        login_ask_name(s);
}

/* ---- Guests ---- */

static void login_guest_enter(struct session *s, const char *name)
{
    session_apply_settings(s, false);
    session_enter_guest(s, ids_next(s->lobby->deps.ids), name, false);
}

static void login_guest_free(struct session *s, enum store_status status,
                             const struct store_account *account UNUSED)
{
    if (status == STORE_OK || login_on_alike(s, login_of(s)->name) ||
        resume_keeps_name(s->lobby, login_of(s)->name))
        session_say(s, "The name %s is taken. Type `guest` and another name, or `guest` alone.",
                    login_of(s)->name);
    else if (status != STORE_NONE)
        session_say(
            s, "The room can't check names at the moment. Type `guest` alone, or try again later.");
    else {
        char name[STORE_NAME_MAX];
        memcpy(name, login_of(s)->name, sizeof(name));
        login_guest_enter(s, name);
    }
}

void login_guest(struct session *s, const char *name)
{
    if (lockdown_keeps_out(s, true, false))
        return;
    if (!name) {
        char given[STORE_NAME_MAX];
        int number = roster_guest_number(&s->lobby->roster);
        do
            utf8_printf(given, sizeof(given), "guest%d", number++);
        while (lobby_by_name(s->lobby, given, false) || resume_keeps_name(s->lobby, given));
        login_guest_enter(s, given);
        return;
    }
    const char *why = account_name_check(name);
    if (why || !account_name_allowed(s->lobby->names, name) || filter_forbids(s->lobby, name)) {
        session_say(s,
                    "A guest can't be called %s. Type `guest` and another name, or `guest` alone.",
                    name);
        return;
    }
    login_naming_look(s, name, login_guest_free);
}

/* ---- Logging in ---- */

struct admit {
    struct errand errand;
    struct store_account account;
};

static void login_admit_read(void *arg, enum store_status status, const struct store_second *second)
{
    struct admit *a = arg;
    struct session *s = errand_session(a);
    if (s && s->state == SESSION_CLOSED) {
        s = NULL; /* closed meanwhile */
    } else if (s && status != STORE_OK && status != STORE_NONE) {
        session_close(s, cannot_open, 1);
    } else if (s && !second) {
        s->second = false;
        session_enter_account(s, &a->account, false);
    } else if (s) {
        login_of(s)->account = a->account.id;
        login_of(s)->role = a->account.role;
        utf8_copy(a->account.name, login_of(s)->name, sizeof(login_of(s)->name));
        session_say(s, "Your account has a second factor. Type the code from your authenticator, "
                       "or one of your recovery codes.");
        login_step_to(s, LOGIN_CODE);
    }
    errand_end(a);
}

/* The password or the key is right: lets them in, or asks for a code. */
static void login_admit(struct session *s, const struct store_account *account)
{
    struct admit *a = errand_new(s->lobby, s, sizeof(*a));
    a->account = *account;
    second_read(s->lobby, account->id, login_admit_read, a);
}

static void login_password_checked(void *arg, enum auth_result result,
                                   const struct store_account *account)
{
    struct session *s = arg;
    if (result == AUTH_RIGHT) {
        login_admit(s, account);
        return;
    }
    /* Asks for the password again: whoever mistyped it types it anew, and another prompt would show
     * it. */
    login_step_to(s, LOGIN_PASSWORD);
    s->lobby->logins[s->facts.transport][result == AUTH_BUSY ? LOGIN_END_BUSY : LOGIN_END_WRONG]++;
    if (result == AUTH_BUSY) {
        session_say(s, "Too many people are logging in at once. Try again in a few seconds.");
        return;
    }
    if (++login_of(s)->failures >= LOGIN_FAILURES_MAX) {
        session_close(s, "Too many wrong passwords. Connect again to try another one.", 1);
        return;
    }
    session_say(s, "That name or password isn't right. Type the password again, or press Enter to "
                   "type another name.");
    approval_tell_refusal(s, login_of(s)->name);
}

/* ---- The second factor ---- */

static void login_code_account(struct session *s, enum store_status status,
                               const struct store_account *account)
{
    if (status == STORE_OK) {
        s->second = true;
        session_enter_account(s, account, false);
    } else {
        session_close(s, cannot_open, 1);
    }
}

static void login_code_checked(struct session *s, enum second_result result, int left)
{
    if (login_step_of(s) != LOGIN_CODE)
        return;
    if (result == SECOND_RIGHT) {
        if (left >= 0)
            session_say(s, "That recovery code is used up. You have %d left.", left);
        login_account_by_id(s, login_of(s)->account, login_code_account);
        return;
    }
    s->lobby
        ->logins[s->facts.transport][result == SECOND_WRONG ? LOGIN_END_WRONG : LOGIN_END_BUSY]++;
    if (result == SECOND_WRONG)
        audit_failure(s->lobby, login_of(s)->name, login_of(s)->role, s->facts.address, "code");
    if (++login_of(s)->failures >= LOGIN_FAILURES_MAX)
        session_close(s, "Too many wrong codes. Connect again when you have the right one.", 1);
    else
        session_say(s, result == SECOND_FAILED
                           ? N_("The room couldn't check that code. Type the next one.")
                           : N_("That code isn't right, or has been used already. Type the one "
                                "your authenticator shows now."));
}

/* Goes on with a login whose password or key an earlier room accepted. In the step LOGIN_APPEAL,
 * that room also found the account banned. */
static void login_owner_resumed(struct session *s, enum store_status status,
                                const struct store_account *account)
{
    if (status != STORE_OK)
        login_clear(s);
    else if (login_step_of(s) == LOGIN_APPEAL)
        appeal_resume(s, account);
    else
        login_admit(s, account);
}

/* ---- Codes (ME-D11) ---- */

/* Lets somebody in who came with a code: as the owner of their key's account, or as a guest. */
static void login_coded_owner(struct session *s, enum store_status status,
                              const struct store_account *account)
{
    if (status == STORE_OK)
        login_admit(s, account);
    else if (!session_turned_away(s) && !lockdown_keeps_out(s, true, true))
        login_guest(s, NULL);
}

/* Begins to let somebody in by a code. False: the code is not good, and they have been told. */
static bool login_coded(struct session *s, const char *word)
{
    const struct store_code *code = code_look(s, word);
    if (!code)
        return false;
    session_keep(&s->code, code->code);
    s->coming = CODE_COMES;
    if (s->facts.fingerprint[0] != '\0')
        login_account_by_key(s, login_coded_owner);
    else if (!lockdown_keeps_out(s, true, s->facts.transport == CLIENT_SSH))
        login_guest(s, NULL);
    return true;
}

/* ---- Offers ---- */

/* Whether an account may have this name. */
static bool login_user_fits(const struct session *s, const char *name)
{
    return !account_name_check(name) && account_name_allowed(s->lobby->names, name);
}

/* Whether nobody can make an account now. If so, tells people who have one that they can type
 * its name. */
static bool login_newcomer_kept_out(struct session *s)
{
    if (!login_registration_closed(s) && !lockdown_keeps_out(s, false, false))
        return false;
    s->state = SESSION_LOGIN;
    login_step_to(s, LOGIN_NAME);
    session_say(s, "If you have an account, type its name.");
    return true;
}

/* Tells people that there is Spanish: over SSH they see no banner that does. */
static void login_say_language(struct session *s)
{
    if (tongue_find("es") != TONGUE_NONE)
        session_say(s, "Todo en espanol: escribe `espanol`.");
}

/* No account has this name, with which they came (`came`) or which they typed. Offers what they can
 * do. `name` is "" if the offer is repeated and nobody can have the name. */
static void login_offer_name(struct session *s, const char *name, bool came)
{
    if (login_newcomer_kept_out(s))
        return;
    s->state = SESSION_LOGIN;
    login_step_to(s, LOGIN_NAME_OFFER);
    approval_tell_refusal(s, name);
    const bool fits = login_user_fits(s, name);
    utf8_copy(fits ? name : "", login_of(s)->name, sizeof(login_of(s)->name));
    if (fits)
        session_say(s,
                    came ? N_("Welcome to the card room. There is no account %s yet.")
                         : N_("There is no account %s yet."),
                    name);
    else if (came)
        session_say(s, "Welcome to the card room.");
    else if (name[0] != '\0')
        session_say(s, "There is no account of that name, and nobody can have it.");
    if (came)
        login_say_language(s);
    session_say(s,
                fits ? N_("Press Enter to play as a guest, or type `yes` to make %s yours. If you "
                          "have an account, type its name.")
                     : N_("Press Enter to play as a guest, or type `new` for an account. If you "
                          "have one, type its name."),
                name);
}

static void login_offer_key(struct session *s, bool came)
{
    if (session_turned_away(s) || login_newcomer_kept_out(s))
        return;
    login_of(s)->with_key = true;
    if (came)
        login_say_language(s);
    if (!login_user_fits(s, s->facts.user)) {
        session_say(s, "There's no account %s, and that name can't be used.", s->facts.user);
        login_new(s, NULL);
        return;
    }
    utf8_printf(login_of(s)->name, sizeof(login_of(s)->name), "%.16s", s->facts.user);
    approval_tell_refusal(s, s->facts.user);
    login_say_asked(s);
    session_say(
        s, "There is no account %s yet. With your SSH key it can be yours, without a password.",
        s->facts.user);
    session_say(s, "Type `yes` to make it with this key, another name to make that one, `guest` to "
                   "play without an account, or `no`.");
    login_step_to(s, LOGIN_KEY_OFFER);
}

/* Whether the word is a greeting, which people type before their name. */
static bool login_is_greeting(const char *word)
{
    static const char *const words[] = {"hello", "hi", "hey", "hallo", "hola"};
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        if (strcasecmp(words[i], word) == 0)
            return true;
    return false;
}

static void login_name_looked(struct session *s, enum store_status status,
                              const struct store_account *account UNUSED)
{
    if (status == STORE_NONE) {
        char name[STORE_NAME_MAX];
        memcpy(name, login_of(s)->name, sizeof(name));
        if (login_is_greeting(name)) {
            session_say(s, "Hello. Type your name, `guest` to play at once, or `new` to make an "
                           "account.");
            login_step_to(s, LOGIN_NAME);
        } else if (login_step_of(s) != LOGIN_NAME_OFFER) {
            login_offer_name(s, name, false);
        } else {
            /* Repeats the offer, but not what they typed, because clients that log in by themselves
             * send a password after the name. */
            memcpy(login_of(s)->name, login_of(s)->offered, sizeof(login_of(s)->name));
            session_say(
                s,
                login_of(s)->name[0] != '\0'
                    ? N_("There is no account of that name. Press Enter to play as a guest, or "
                         "type `yes` to make %s yours.")
                    : N_("There is no account of that name. Press Enter to play as a guest, or "
                         "type `new` for an account."),
                login_of(s)->name);
        }
    } else {
        login_step_to(s, LOGIN_PASSWORD);
    }
}

/* Takes a line at the prompt for a name: a code, a word of the room, or a name. Asks for the
 * account's password, or says that no account has the name. If unknown names may not come in,
 * everybody is asked for a password, so that nobody learns which names exist. */
static void login_name_typed(struct session *s, const char *line)
{
    if (line[0] == '\0')
        return;
    if (code_formed(line)) {
        if (!login_coded(s, line) && ++login_of(s)->failures >= LOGIN_FAILURES_MAX)
            session_close(s, "Too many wrong codes. Connect again when you have the right one.", 1);
        return;
    }
    if (s->lobby->hooks->login_word(s, line, CMD_LOGIN))
        return;
    const char *why = account_name_check(line);
    if (why && line[utf8_plain_run(line, strlen(line))] != '\0') { /* letters that no name has */
        session_say(s, "%s", tr(why));
        return;
    }
    if (why) {
        session_say(s, "That isn't a name or a word the room knows. Type your name, `new`, `guest` "
                       "or `help`.");
        return;
    }
    utf8_copy(line, login_of(s)->name, sizeof(login_of(s)->name));
    if (s->lobby->deps.conf.newcomers || login_is_greeting(line))
        login_account_by_name(s, login_of(s)->name, login_name_looked);
    else
        login_step_to(s, LOGIN_PASSWORD);
}

static void login_first_typed(struct session *s, const char *line)
{
    bool change = login_step_of(s) == LOGIN_CHANGE_FIRST;
    const char *name = change ? s->name : login_of(s)->name;
    const char *why = account_password_check(name, line);
    if (why) {
        session_say(s, "%s", tr(why));
        return;
    }
    xalloc_wipe(&login_of(s)->first);
    login_of(s)->first = xstrdup(line);
    login_step_to(s, change ? LOGIN_CHANGE_AGAIN : LOGIN_NEW_AGAIN);
}

/* Whether both passwords are the same. If not, goes to the step `back`. */
static bool login_again_typed(struct session *s, const char *line, enum login_step back)
{
    bool same = login_of(s)->first && strcmp(login_of(s)->first, line) == 0;
    xalloc_wipe(&login_of(s)->first);
    if (!same) {
        session_say(s, "The two passwords weren't the same. Choose one and type it twice.");
        login_step_to(s, back);
    }
    return same;
}

static bool login_is_yes(const char *line)
{
    size_t len;
    const char *word = spoken_word(line, &len);
    return strcasecmp(line, "y") == 0 || (word && line[len] == '\0' && strcmp(word, "yes") == 0);
}

static void login_key_offer_typed(struct session *s, const char *line)
{
    if (login_is_yes(line))
        login_new_name(s, login_of(s)->name);
    else if (strcasecmp(line, "no") == 0 || strcasecmp(line, "quit") == 0)
        session_close(s, "No account was made. Goodbye.", 0);
    else if (strcasecmp(line, "guest") == 0)
        login_guest(s, NULL);
    else if (line[0] != '\0')
        login_new_name(s, line);
}

void login_connect(struct session *s, const char *name, const char *password)
{
    if (!password || account_name_check(name) || strcasecmp(name, "guest") == 0) {
        login_name_typed(s, name);
        return;
    }
    utf8_copy(name, login_of(s)->name, sizeof(login_of(s)->name));
    auth_password(s->lobby, s, s->facts.address, name, password, login_password_checked, s);
}

/* Takes the answer to the offer. Somebody who mistyped their name can type it here, too. */
static void login_name_offer_typed(struct session *s, const char *line)
{
    bool named = login_of(s)->name[0] != '\0';
    if (line[0] == '\0' || strcasecmp(line, "no") == 0 || strcasecmp(line, "guest") == 0) {
        login_guest(s, NULL);
    } else if (named && login_is_yes(line)) {
        login_new(s, login_of(s)->name);
    } else if (strcasecmp(line, "quit") == 0) {
        session_close(s, "Goodbye.", 0);
    } else {
        memcpy(login_of(s)->offered, login_of(s)->name, sizeof(login_of(s)->offered));
        login_name_typed(s, line);
    }
}

/* ---- Changing the password ---- */

struct change {
    struct errand errand;
    struct store_account account; /* with the new password */
};

static void login_change_stored(void *arg, enum store_status status)
{
    struct change *change = arg;
    struct session *s = errand_session(change);
    if (status == STORE_OK) {
        if (s)
            memcpy(s->account.password, change->account.password, sizeof(s->account.password));
        resume_renew(change->errand.lobby, change->account.id);
    }
    errand_answered(
        arg, status == STORE_OK,
        "Your new password couldn't be saved, so nothing was changed. Try again later.");
}

static void login_change_hashed(void *arg, const char *hash)
{
    struct session *s = arg;
    login_clear(s);
    if (!hash) {
        session_say(s, "The room is busy with logins. Type `password` again in a few seconds.");
        return;
    }
    struct change *change = errand_new(s->lobby, s, sizeof(*change));
    struct store_account *account = &change->account;
    struct store_audit audit;
    *account = s->account;
    utf8_copy(hash, account->password, sizeof(account->password));
    audit_own_fill(s->lobby, account, s->facts.address, &audit, "own-password", "");
    errand_keep_answer(change, "Your password has been changed.");
    errand_writes(change, &(struct store_attached){.audit = &audit});
    store_account_update(s->lobby->deps.store, account, STORE_PART_PASSWORD, NULL, 0,
                         login_change_stored, change);
}

static void login_change_checked(void *arg, enum auth_result result,
                                 const struct store_account *account UNUSED)
{
    struct session *s = arg;
    if (result == AUTH_RIGHT) {
        login_step_to(s, LOGIN_CHANGE_FIRST);
        return;
    }
    login_clear(s);
    session_say(s, result == AUTH_BUSY
                       ? N_("The room is busy with logins. Type `password` again in a few seconds.")
                       : N_("That isn't your password, so nothing was changed."));
}

void login_change(struct session *s)
{
    if (reauth_needs_server(s))
        return;
    session_say(s, "Press Enter to leave everything as it is.");
    login_warn_clear(s);
    login_step_to(s, s->account.password[0] != '\0' ? LOGIN_CHANGE_OLD : LOGIN_CHANGE_FIRST);
}

static void login_change_typed(struct session *s, const char *line)
{
    if (line[0] == '\0') {
        login_clear(s);
        session_say(s, "Your password stays as it is.");
    } else if (login_step_of(s) == LOGIN_CHANGE_OLD) {
        auth_password(s->lobby, s, s->facts.address, s->name, line, login_change_checked, s);
    } else if (login_step_of(s) == LOGIN_CHANGE_FIRST) {
        login_first_typed(s, line);
    } else if (login_again_typed(s, line, LOGIN_CHANGE_FIRST)) {
        auth_hash(s->lobby, s, s->facts.address, line, login_change_hashed, s);
    }
}

/* ---- Steps ---- */

/* Returns the English word for a line such as `nuevo`: a word of the session's language, whose
 * English word is reserved. Returns any other line as it is. */
static const char *login_english(const char *line)
{
    size_t len;
    const char *word = spoken_word(line, &len);
    return word && line[len] == '\0' && account_name_reserved(word) ? word : line;
}

/* If the line asks for another language, changes to it, and asks for the name again. */
static bool login_language_typed(struct session *s, const char *line)
{
    enum login_step step = login_step_of(s);
    if (!s->lobby->hooks->login_word(s, line, CMD_NAMING))
        return false;
    if (step == LOGIN_NEW_NAME)
        login_ask_name(s);
    else if (step == LOGIN_KEY_OFFER)
        login_offer_key(s, false);
    else
        login_offer_name(s, login_of(s)->name, false);
    return true;
}

static void login_password_typed(struct session *s, const char *line)
{
    if (line[0] == '\0') {
        session_say(s, "No password was typed. Type your name again, or `guest` to play without an "
                       "account.");
        login_step_to(s, LOGIN_NAME);
    } else if (strcasecmp(line, login_of(s)->name) != 0) {
        auth_password(s->lobby, s, s->facts.address, login_of(s)->name, line,
                      login_password_checked, s);
    } /* else a client sends the name again, which cannot be the password */
}

static void login_new_name_typed(struct session *s, const char *line)
{
    bool quit = strcasecmp(line, "quit") == 0, guest = strcasecmp(line, "guest") == 0;
    if (line[0] == '\0' || strcasecmp(line, "back") == 0) {
        session_say(s, "No account was made.");
        login_clear(s);
    } else if (s->state == SESSION_IN && (quit || guest)) {
        session_say(s, "No account was made. You're still %s.", s->name);
        login_clear(s);
    } else if (quit) {
        session_close(s, "Goodbye.", 0);
    } else if (guest) {
        login_clear(s);
        login_guest(s, NULL);
    } else {
        login_new_name(s, line);
    }
}

static void login_new_password_typed(struct session *s, const char *line)
{
    if (line[0] == '\0') {
        session_say(s, "No account was made.");
        login_clear(s);
    } else if (login_step_of(s) == LOGIN_NEW_FIRST) {
        login_first_typed(s, line);
    } else if (login_again_typed(s, line, LOGIN_NEW_FIRST)) {
        auth_hash(s->lobby, s, s->facts.address, line, login_new_hashed, s);
    }
}

static void login_code_typed(struct session *s, const char *line)
{
    if (strcasecmp(line, "quit") == 0)
        session_close(s, "Goodbye.", 0);
    else if (line[0] != '\0')
        second_check(s, login_of(s)->account, login_of(s)->name, line, login_code_checked);
}

/* How a step takes a line. SECRET: the line is not shown. EXACT: blanks before it belong to it.
 * WORD: it is a name, a word or a code, and is put into ASCII and English. TONGUE: it may also ask
 * for another language. */
enum { SECRET = 1, EXACT = 2, WORD = 4, TONGUE = 8 };
static const struct {
    const char *prompt;
    unsigned how;
    void (*take)(struct session *s, const char *line);
} steps[] = {
    [LOGIN_NAME] = {N_("Name: "), WORD, login_name_typed},
    [LOGIN_PASSWORD] = {N_("Password: "), SECRET | EXACT, login_password_typed},
    [LOGIN_NEW_NAME] = {N_("New name: "), WORD | TONGUE, login_new_name_typed},
    [LOGIN_NEW_FIRST] = {N_("New password: "), SECRET | EXACT, login_new_password_typed},
    [LOGIN_NEW_AGAIN] = {N_("The same again: "), SECRET | EXACT, login_new_password_typed},
    [LOGIN_KEY_OFFER] = {N_("yes, no, or another name: "), WORD | TONGUE, login_key_offer_typed},
    [LOGIN_CODE] = {"Code: ", SECRET | WORD, login_code_typed},
    [LOGIN_CHANGE_OLD] = {N_("Current password: "), SECRET | EXACT, login_change_typed},
    [LOGIN_CHANGE_FIRST] = {N_("New password: "), SECRET | EXACT, login_change_typed},
    [LOGIN_CHANGE_AGAIN] = {N_("The same again: "), SECRET | EXACT, login_change_typed},
    [LOGIN_REAUTH_PASSWORD] = {N_("Password: "), SECRET | EXACT, reauth_line},
    [LOGIN_REAUTH_CODE] = {"Code: ", SECRET | EXACT, reauth_line},
    [LOGIN_ENROL] = {"Code: ", SECRET | EXACT, reauth_line},
    [LOGIN_NAME_OFFER] = {N_("Enter, or new: "), WORD | TONGUE, login_name_offer_typed},
    [LOGIN_APPEAL] = {N_("Your appeal: "), 0, appeal_line},
    [LOGIN_WHY] = {N_("Your line: "), 0, approval_line}};

void login_line(struct session *s, const char *line)
{
    enum login_step step = login_step_of(s);
    char plain[SESSION_LINE_MAX + 1];
    if (!(steps[step].how & EXACT))
        line += strspn(line, " ");
    if (steps[step].how & WORD) {
        utf8_plain(line, plain, sizeof(plain));
        line = login_english(plain);
    }
    if (!(steps[step].how & TONGUE) || !login_language_typed(s, line))
        steps[step].take(s, line);
}

const char *login_prompt(const struct session *s, bool *secret)
{
    enum login_step step = login_step_of(s);
    *secret = steps[step].how & SECRET;
    if (step == LOGIN_NAME_OFFER && s->login->name[0] != '\0')
        return tr("Enter, or yes: ");
    return tr(steps[step].prompt);
}

bool login_is_owner(const struct session *s)
{
    return login_step_of(s) == LOGIN_CODE || login_step_of(s) == LOGIN_APPEAL;
}

void login_resume(struct session *s, enum login_step step, const char *name, int failures,
                  bool with_key)
{
    s->state = SESSION_LOGIN;
    s->term->ops->screen(s->term, 0, NULL, NULL); /* an earlier room may have shown a screen */
    utf8_copy(name, login_of(s)->name, sizeof(login_of(s)->name));
    login_of(s)->failures = failures;
    login_of(s)->with_key = with_key && s->facts.key;
    /* The first of the two passwords is never written down, so it is asked for again. */
    login_step_to(s, step == LOGIN_NEW_AGAIN ? LOGIN_NEW_FIRST : step);
    if (!login_is_owner(s) && session_turned_away(s))
        return;
    if (step == LOGIN_NEW_AGAIN)
        session_say(s, "Type the new password again, twice.");
    if (step == LOGIN_WHY)
        approval_resume(s);
    if (login_is_owner(s))
        login_account_by_name(s, login_of(s)->name, login_owner_resumed);
}

void login_return(struct session *s, enum login_step step, const char *name, const char *proves,
                  const char *text, bool code)
{
    const struct reauth_step *then = reauth_named(s, proves);
    if (step == LOGIN_REAUTH_PASSWORD || step == LOGIN_REAUTH_CODE) {
        if (!then)
            return;
        login_of(s)->proven = then;
        login_of(s)->text = xstrdup(text);
        login_of(s)->code = code;
    } else if (step == LOGIN_CHANGE_AGAIN || step == LOGIN_NEW_AGAIN) {
        session_say(s, "Type the new password again, twice.");
        step--;
    } else if (step == LOGIN_ENROL) {
        session_say(
            s, "The secret for your authenticator wasn't saved. Type `totp on` for a new one.");
        return;
    }
    utf8_copy(name, login_of(s)->name, sizeof(login_of(s)->name));
    login_step_to(s, step);
    if (step == LOGIN_WHY)
        approval_resume(s);
}

/* ---- Beginning ---- */

static void login_ssh_account(struct session *s, enum store_status status,
                              const struct store_account *account)
{
    bool by_password = strcmp(s->facts.method, "password") == 0;
    if (status == STORE_OK && (by_password || login_of(s)->account == account->id)) {
        login_admit(s, account);
    } else if (status == STORE_NONE && s->facts.key) {
        s->state = SESSION_LOGIN;
        login_offer_key(s, true);
    } else {
        session_close(s, cannot_open, 1);
    }
}

static void login_ssh_owner(struct session *s, enum store_status status,
                            const struct store_account *account)
{
    login_of(s)->account = status == STORE_OK ? account->id : 0;
    if (status == STORE_OK && strcasecmp(account->name, s->facts.user) == 0)
        login_ssh_account(s, status, account);
    else
        login_account_by_name(s, s->facts.user, login_ssh_account);
}

void login_begin(struct session *s)
{
    const char *user = s->facts.user;
    if (s->facts.transport != CLIENT_SSH || user[0] == '\0') {
        banner_show(s);
        return;
    }
    if (strcasecmp(user, "guest") == 0) {
        if (!lockdown_keeps_out(s, true, true))
            login_guest(s, NULL);
        return;
    }
    if (strcasecmp(user, "new") == 0) {
        if (lockdown_keeps_out(s, false, true))
            return;
        session_say(s, "Welcome to the card room.");
        login_say_language(s);
        login_new(s, NULL);
        return;
    }
    if (code_formed(user)) {
        s->state = SESSION_LOGIN;
        if (login_coded(s, user))
            return;
        if (strcmp(s->facts.method, "open") != 0 || !s->lobby->deps.conf.newcomers) {
            session_close(s, NULL, 1);
            return;
        }
    }
    if (strcmp(s->facts.method, "open") == 0) {
        login_offer_name(s, s->facts.user, true);
        return;
    }
    if (s->facts.fingerprint[0] != '\0')
        login_account_by_key(s, login_ssh_owner);
    else
        login_account_by_name(s, user, login_ssh_account);
}

const struct lobby_part login_part = {.gone = login_clear};
