/*
 * See reauth.h. The steps of the dialogue are LOGIN_REAUTH_PASSWORD to LOGIN_ENROL (login.h).
 */
#include "reauth.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "audit.h"
#include "auth.h"
#include "login.h"
#include "once.h"
#include "second.h"
#include "session.h"
#include "xalloc.h"

/* ---- Password and code ---- */

static void reauth_proven(struct session *s)
{
    const struct reauth_step *proven = login_of(s)->proven;
    char *text = login_of(s)->text;
    login_of(s)->text = NULL;
    login_clear(s);
    proven->then(s, text);
    xalloc_wipe(&text);
}

static void reauth_ask_code(struct session *s)
{
    if (s->second && (login_of(s)->code || s->account.password[0] == '\0'))
        login_step_to(s, LOGIN_REAUTH_CODE);
    else
        reauth_proven(s);
}

void reauth_run(struct session *s, bool code, const char *text, const char *action)
{
    login_clear(s);
    login_of(s)->proven = reauth_named(s, action);
    login_of(s)->text = xstrdup(text);
    login_of(s)->code = code;
    if (s->account.password[0] != '\0') {
        session_say(s, "Type your password again, or press Enter to leave everything as it is.");
        login_step_to(s, LOGIN_REAUTH_PASSWORD);
    } else {
        reauth_ask_code(s);
    }
}

static void reauth_not_proven(struct session *s, const char *why)
{
    login_clear(s);
    session_say(s, "%s", tr(why));
}

static void reauth_password_checked(void *arg, enum auth_result result,
                                    const struct store_account *account UNUSED)
{
    struct session *s = arg;
    if (login_of(s)->step != LOGIN_REAUTH_PASSWORD) /* closed meanwhile */
        return;
    if (result == AUTH_RIGHT)
        reauth_ask_code(s);
    else if (result == AUTH_BUSY)
        reauth_not_proven(
            s, N_("The room is busy with logins. Type the command again in a few seconds."));
    else
        reauth_not_proven(s, N_("That isn't your password, so nothing was changed."));
}

static void reauth_code_checked(struct session *s, enum second_result result, int left)
{
    if (login_of(s)->step != LOGIN_REAUTH_CODE)
        return;
    if (result != SECOND_RIGHT) {
        reauth_not_proven(
            s, result == SECOND_WRONG
                   ? N_("That code isn't right, or has been used already. Nothing was changed.")
                   : N_("The room couldn't check that code. Nothing was changed."));
        return;
    }
    if (left >= 0)
        session_say(s, "That recovery code is used up. You have %d left.", left);
    reauth_proven(s);
}

/* ---- The second factor ---- */

static const char already_on[] =
    N_("Your second factor is already on. To use another authenticator, type `totp off` first.");
static const char none_yet[] = N_("You don't have a second factor. Type `totp on` to set one up.");
/* A change of the person's own second factor. It is carried out and noted even if the session
 * that asked has ended meanwhile. */
struct change {
    struct errand errand;
    struct store_account account;
    char address[sizeof((struct term_facts *)NULL)->address];
    struct store_second second;
    bool fresh; /* there was none before */
    struct buf codes;
    const char *act;
    second_read_cb *read; /* called when the turn has come and the second factor was read */
};

static void reauth_change_drop(void *arg)
{
    buf_wipe(&((struct change *)arg)->codes);
}

static void reauth_change_go(void *arg)
{
    struct change *c = arg;
    second_read(c->errand.lobby, c->account.id, c->read, c);
}

static void reauth_change_begin(struct session *s, const char *act,
                                const struct store_second *second, second_read_cb *read)
{
    struct change *c = errand_new(s->lobby, s, sizeof(*c));
    c->errand.drop = reauth_change_drop;
    c->account = s->account;
    memcpy(c->address, s->facts.address, sizeof(c->address));
    c->act = act;
    c->read = read;
    if (second)
        c->second = *second;
    errand_turn(c, c->account.id, reauth_change_go);
}

/* Tells the account's session, whichever it is by now, whether the second factor is on. */
static void reauth_change_known(struct change *c, bool on)
{
    struct session *s = lobby_by_person(c->errand.lobby, c->account.id);
    if (!s || s->second == on)
        return;
    s->second = on;
    session_regrant(s);
}

/* Attaches the audit line, and the sentence that the person is told, to the next write, which
 * makes the change. The recovery codes are not attached, because they are shown only once. */
static void reauth_change_writes(struct change *c, const char *said)
{
    struct store_audit audit;
    audit_own_fill(c->errand.lobby, &c->account, c->address, &audit, "totp", c->act);
    errand_session(c);
    errand_keep_answer(c, "%s", tr(said));
    errand_writes(c, &(struct store_attached){.audit = &audit});
}

static const char codes_unseen[] = N_("Your second factor is on. Its recovery codes couldn't be "
                                      "shown. Type `totp codes` for new ones.");
static const char now_off[] =
    N_("Your second factor is off. You won't be asked for a code any more.");

/* Tells the session that asked, or the person's newer session. */
static void reauth_change_say(struct change *c, const char *text)
{
    struct session *s = errand_session(c);
    if (!s)
        s = lobby_by_person(c->errand.lobby, c->account.id);
    if (!s)
        return;
    SESSION_SPEAKS(s);
    session_say(s, "%s", tr(text));
}

/* Tells the person `text`, and ends the change. `on`: the account has a second factor now. */
static void reauth_change_close(struct change *c, const char *text, bool on)
{
    reauth_change_say(c, text);
    reauth_change_known(c, on);
    errand_end(c);
}

static const char not_kept[] =
    N_("The room couldn't save that, so nothing was changed. Try again later.");

static void reauth_change_failed(struct change *c)
{
    reauth_change_say(c, not_kept);
    errand_end(c);
}

static void reauth_codes_stored(void *arg, enum store_status status)
{
    struct change *c = arg;
    if (status != STORE_OK) {
        reauth_change_failed(c);
        return;
    }
    if (c->fresh)
        reauth_change_say(c, N_("Your second factor is on: every login asks for a code."));
    struct session *s = errand_session(c);
    if (s) {
        session_say(s, "If you lose your authenticator, each of these recovery codes opens your "
                       "account once. Write them down now; you won't see them again.");
        session_show(s, &c->codes);
    }
    reauth_change_known(c, true);
    errand_end(c);
}

static void reauth_codes_make(struct change *c)
{
    second_recovery_new(&c->second, &c->codes);
    reauth_change_writes(c, codes_unseen);
    second_write(c->errand.lobby, &c->second, reauth_codes_stored, c);
}

static void reauth_on_read(void *arg, enum store_status status, const struct store_second *second)
{
    struct change *c = arg;
    c->fresh = true;
    if (second) /* another session was faster */
        reauth_change_close(c, already_on, true);
    else if (status != STORE_NONE)
        reauth_change_failed(c);
    else
        reauth_codes_make(c);
}

/* Shows the secret below the sentence `first`, until something is typed. */
static void reauth_secret_show(struct session *s, const char *first)
{
    SESSION_SPEAKS(s);
    const char *host = s->lobby->deps.conf.host;
    char secret[TOTP_SECRET_TEXT], uri[TOTP_URI_MAX];
    struct buf out = {0};
    totp_encode(login_of(s)->secret, TOTP_SECRET, secret, sizeof(secret));
    totp_uri(host ? host : "cardroom", s->name, secret, uri, sizeof(uri));
    buf_printf(&out, "%s\n", tr(first));
    buf_printf(&out, tr("secret %s"), secret);
    buf_printf(&out, "\n%s\n%s\n", uri,
               tr("Then type the code it shows, or press Enter to leave everything as it is."));
    session_show_page(s, &out);
    explicit_bzero(secret, sizeof(secret));
    explicit_bzero(uri, sizeof(uri));
}

static void reauth_enrol_typed(struct session *s, const char *line)
{
    static const char wrong[] = N_("That code doesn't match the secret. Check the clock of your "
                                   "device, and type the code it shows now.");
    struct lobby *lobby = s->lobby;
    int64_t counter =
        totp_match(lobby->deps.hmac, login_of(s)->secret, clock_wall(lobby->deps.clock), 0, line);
    if (counter < 0) {
        if (s->screen) /* the page with the secret was closed by the line */
            reauth_secret_show(s, wrong);
        else
            session_say(s, "%s", tr(wrong));
        return;
    }
    struct store_second second = {.account = s->person, .last = counter};
    totp_encode(login_of(s)->secret, TOTP_SECRET, second.secret, sizeof(second.secret));
    login_clear(s);
    reauth_change_begin(s, "on", &second, reauth_on_read);
    explicit_bzero(&second, sizeof(second));
}

static void reauth_enrol(struct session *s, const char *text UNUSED)
{
    randombytes_buf(login_of(s)->secret, TOTP_SECRET);
    reauth_secret_show(s, N_("Enter this in your authenticator. You see it only this once:"));
    login_step_to(s, LOGIN_ENROL);
}

static void reauth_off_stored(void *arg, enum store_status status)
{
    struct change *c = arg;
    if (status != STORE_OK && status != STORE_NONE)
        reauth_change_failed(c);
    else
        reauth_change_close(c, now_off, false);
}

static void reauth_off_read(void *arg, enum store_status status, const struct store_second *second)
{
    struct change *c = arg;
    if (!second) {
        reauth_off_stored(c, status);
        return;
    }
    reauth_change_writes(c, now_off);
    store_drop(c->errand.lobby->deps.store, STORE_RECORD_SECOND, second->account, reauth_off_stored,
               c);
}

static void reauth_off(struct session *s, const char *text UNUSED)
{
    reauth_change_begin(s, "off", NULL, reauth_off_read);
}

static void reauth_codes_read(void *arg, enum store_status status,
                              const struct store_second *second)
{
    struct change *c = arg;
    if (second) {
        c->second = *second;
        reauth_codes_make(c);
    } else if (status != STORE_NONE) {
        reauth_change_failed(c);
    } else { /* another session switched it off meanwhile */
        reauth_change_close(c, none_yet, false);
    }
}

static void reauth_codes(struct session *s, const char *text UNUSED)
{
    reauth_change_begin(s, "new recovery codes", NULL, reauth_codes_read);
}

static void reauth_state_read(void *arg, enum store_status status,
                              const struct store_second *second)
{
    struct session *s = errand_session(arg);
    if (s && second)
        session_say(s,
                    "Your second factor is on, with %d recovery codes left. Type `totp codes` for "
                    "new ones, or `totp off`.",
                    second_recovery_left(second));
    else if (s && status != STORE_NONE)
        session_say(s, "Your second factor can't be read at the moment. Try again later.");
    else if (s)
        session_say(s, "You don't have a second factor. Type `totp on`, and every login will ask "
                       "for a code from your authenticator.");
    errand_end(arg);
}

bool reauth_needs_server(struct session *s)
{
    bool needs = s->lobby->deps.conf.staff_totp && s->account.role > STORE_PLAYER &&
                 s->account.password[0] == '\0' && !s->second;
    if (needs)
        session_say(s,
                    "Your staff account has no password. Have one set on the server with "
                    "`cardroomctl password %s`. Then `totp on` works here.",
                    s->name);
    return needs;
}

void reauth_second(struct session *s, const char *what)
{
    bool on = what && strcasecmp(what, "on") == 0;
    if (!what)
        second_read(s->lobby, s->person, reauth_state_read,
                    errand_new(s->lobby, s, sizeof(struct errand)));
    else if (on && s->second)
        session_say(s, "%s", tr(already_on));
    else if (!on && !s->second)
        session_say(s, "%s", tr(none_yet));
    else if (on && reauth_needs_server(s))
        ;
    else if (on)
        reauth_run(s, false, "", "totp-on");
    else
        reauth_run(s, true, "", strcasecmp(what, "off") == 0 ? "totp-off" : "totp-codes");
}

/* ---- Finding what to do by its name ---- */

static const struct reauth_step steps[] = {{"totp-on", reauth_enrol},
                                           {"totp-off", reauth_off},
                                           {"totp-codes", reauth_codes},
                                           {NULL, NULL}};

const struct reauth_step *reauth_named(const struct session *s, const char *name)
{
    const struct reauth_step *const lists[] = {steps, s->lobby->hooks->reauth_steps};
    for (int i = 0; i < 2; i++)
        for (const struct reauth_step *step = lists[i]; step->name; step++)
            if (strcmp(step->name, name) == 0)
                return step;
    return NULL;
}

/* ---- Lines ---- */

void reauth_line(struct session *s, const char *line)
{
    enum login_step step = login_of(s)->step;
    if (line[0] == '\0')
        reauth_not_proven(s, N_("Everything stays as it is."));
    else if (step == LOGIN_REAUTH_PASSWORD)
        auth_password(s->lobby, s, s->facts.address, s->name, line, reauth_password_checked, s);
    else if (step == LOGIN_REAUTH_CODE)
        second_check(s, s->person, s->name, line, reauth_code_checked);
    else
        reauth_enrol_typed(s, line);
}
