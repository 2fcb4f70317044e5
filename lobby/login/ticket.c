/*
 * Writing and reading tickets.
 */
#include "ticket.h"

#include <stdlib.h>
#include <string.h>

#include "account.h"
#include "channel.h"
#include "enter.h"
#include "log.h"
#include "login.h"
#include "mix.h"
#include "offer.h"
#include "reauth.h"
#include "seeking.h"
#include "session.h"
#include "utf8.h"
#include "xalloc.h"

#define VERSION "version=2\n"

struct ticket {
    char state[12], name[STORE_NAME_MAX], tell_to[STORE_NAME_MAX], tell_last[STORE_NAME_MAX];
    char queued[GAME_TEXT_MAX], offers[OFFERS_MAX * 64], confirm[SESSION_LINE_MAX + 32];
    char seek[SEEK_TEXT_MAX + 80], sought[SEEK_TEXT_MAX], away[SESSION_LINE_MAX];
    struct term_facts facts; /* only its texts are used */
    int64_t until_ms;        /* until when `confirm` waits for a yes, UTC */
    char code[STORE_CODE_MAX];
    char proves[16], text[SESSION_LINE_MAX + 1], login_name[STORE_NAME_MAX];
    int64_t id, role, step, failures, with_key, channel, channels, second, with_code, coming;
    int64_t transport, secure;
    bool is_away;
};

/* How long after its end a question can still be answered in the next room. */
enum { LATE_YES_MS = 60000 };

/* Where the contents of a ticket go: into its text, or into a stamp. A stamp is a hash that differs
 * when the ticket has to be written anew. */
struct writer {
    struct buf *out; /* NULL: a stamp is made */
    uint64_t stamp;
};

/* Writes a line, or nothing if `value` is NULL. */
static void ticket_put(struct writer *to, const char *key, const char *value)
{
    if (!value)
        return;
    if (!to->out) {
        to->stamp = mix_bytes(mix(to->stamp ^ (uintptr_t)key), value, strlen(value));
        return;
    }
    buf_puts(to->out, key);
    buf_puts(to->out, value);
    buf_putc(to->out, '\n');
}

/* Does the same, but writes nothing for an empty text either. */
static void ticket_put_any(struct writer *to, const char *key, const char *text)
{
    ticket_put(to, key, text[0] != '\0' ? text : NULL);
}

static void ticket_put_number(struct writer *to, const char *key, int64_t number)
{
    if (!to->out) {
        to->stamp = mix(to->stamp ^ (uint64_t)number ^ (uintptr_t)key);
        return;
    }
    buf_printf(to->out, "%s%lld\n", key, (long long)number);
}

static void ticket_put_settings(struct writer *to, const struct session *s)
{
    const char *formula = s->formula ? s->formula : "";
    if (!to->out) {
        to->stamp = mix_bytes(to->stamp, &s->settings, sizeof(s->settings));
        to->stamp = mix_bytes(to->stamp, formula, strlen(formula));
    } else {
        settings_write(&s->settings, to->out);
        buf_puts(to->out, formula);
    }
}

/* Writes the step of the dialogue that somebody who is on has begun. Leaves out passwords and
 * secrets. */
static void ticket_put_dialogue(struct writer *to, const struct session *s)
{
    const struct login *login = s->login;
    if (!s->dialogue)
        return;
    ticket_put_number(to, "step=", login->step);
    ticket_put_any(to, "new=", login->name);
    if (!login->text)
        return;
    ticket_put(to, "proves=", login->proven->name);
    ticket_put(to, "text=", login->text);
    ticket_put_number(to, "code=", login->code);
}

static void ticket_put_session(struct writer *to, const struct session *s)
{
    if (s->state == SESSION_LOGIN) {
        static const struct login none;
        const struct login *login = s->login ? s->login : &none;
        ticket_put(to, "state=", "login");
        ticket_put_number(to, "step=", login->step);
        ticket_put_any(to, "name=", login->name);
        ticket_put_number(to, "failures=", login->failures);
        ticket_put_number(to, "key=", login->with_key);
    } else {
        ticket_put(to, "state=", s->kind == PERSON_GUEST ? "guest" : "account");
        ticket_put_number(to, "id=", s->person);
        ticket_put_any(to, "name=", s->name);
        ticket_put_number(to, "role=", s->role);
        ticket_put_number(to, "second=", s->second);
        ticket_put_dialogue(to, s);
    }
    ticket_put_any(to, "tell=", s->tell_to);
    ticket_put_any(to, "told=", s->tell_last);
    if (s->channel != CHANNEL_TABLE)
        ticket_put_number(to, "channel=", s->channel + 1);
    if (s->kind == PERSON_GUEST && s->channels != 0)
        ticket_put_number(to, "channels=", s->channels);
    if (s->code) {
        ticket_put(to, "came=", s->code);
        ticket_put_number(to, "coming=", s->coming);
    }
    ticket_put(to, "queued=", s->queued);
    if (s->offers) {
        BUF_LOCAL offers = {0};
        offers_write(s, &offers);
        ticket_put(to, "offers=", buf_text(&offers));
    }
    BUF_LOCAL seek = {0};
    seeking_write(s, &seek);
    ticket_put_any(to, "seek=", buf_text(&seek));
    ticket_put(to, "sought=", s->sought);
    ticket_put(to, "away=", s->away);
    if (s->confirm) {
        const struct clock *clock = s->lobby->deps.clock;
        ticket_put(to, "confirm=", s->confirm);
        ticket_put_number(to, "until=", clock_wall(clock) + s->confirm_until - clock_mono(clock));
    }
    ticket_put_settings(to, s);
}

/* Writes what does not change during a connection, so no stamp has it. */
static void ticket_put_facts(struct writer *to, const struct term_facts *facts)
{
    ticket_put_number(to, "transport=", facts->transport);
    ticket_put_number(to, "secure=", facts->secure);
    ticket_put(to, "address=", facts->address);
    if (facts->transport == CLIENT_SSH) {
        ticket_put(to, "user=", facts->user);
        ticket_put(to, "method=", facts->method);
        ticket_put(to, "fingerprint=", facts->fingerprint);
    }
}

void lobby_ticket_approved(const struct term_facts *facts, struct buf *out)
{
    buf_puts(out, VERSION);
    ticket_put_facts(&(struct writer){.out = out}, facts);
}

void ticket_give(struct session *s)
{
    struct writer stamp = {.stamp = 1}, text = {.out = &s->lobby->ticket};
    ticket_put_session(&stamp, s);
    if (stamp.stamp == s->ticket)
        return;
    s->ticket = stamp.stamp;
    buf_clear(text.out);
    buf_puts(text.out, VERSION);
    ticket_put_facts(&text, &s->facts);
    ticket_put_session(&text, s);
    s->term->ops->ticket(s->term, buf_text(text.out));
}

/* The lines of a ticket, except settings and formula. `size` is that of a text, or 0 for a number.
 */
#define TEXT(member)   offsetof(struct ticket, member), sizeof(((struct ticket *)NULL)->member)
#define NUMBER(member) offsetof(struct ticket, member), 0
static const struct {
    const char *name;
    size_t at, size;
} fields[] = {{"state", TEXT(state)},
              {"name", TEXT(name)},
              {"tell", TEXT(tell_to)},
              {"told", TEXT(tell_last)},
              {"queued", TEXT(queued)},
              {"offers", TEXT(offers)},
              {"seek", TEXT(seek)},
              {"sought", TEXT(sought)},
              {"away", TEXT(away)},
              {"confirm", TEXT(confirm)},
              {"until", NUMBER(until_ms)},
              {"id", NUMBER(id)},
              {"role", NUMBER(role)},
              {"step", NUMBER(step)},
              {"failures", NUMBER(failures)},
              {"key", NUMBER(with_key)},
              {"second", NUMBER(second)},
              {"new", TEXT(login_name)},
              {"proves", TEXT(proves)},
              {"text", TEXT(text)},
              {"code", NUMBER(with_code)},
              {"came", TEXT(code)},
              {"coming", NUMBER(coming)},
              {"channel", NUMBER(channel)},
              {"channels", NUMBER(channels)},
              {"transport", NUMBER(transport)},
              {"secure", NUMBER(secure)},
              {"address", TEXT(facts.address)},
              {"user", TEXT(facts.user)},
              {"method", TEXT(facts.method)},
              {"fingerprint", TEXT(facts.fingerprint)}};

/* Reads a ticket. False: it is none, or of another version. */
static bool ticket_parse(const char *text, struct ticket *t)
{
    char word[SESSION_LINE_MAX + 32];
    *t = (struct ticket){0};
    if (strncmp(text, VERSION, sizeof(VERSION) - 1) != 0)
        return false;
    for (const char *value; (value = settings_pair_next(&text, "\n", word, sizeof(word)));) {
        const int64_t number = strtoll(value, NULL, 10);
        t->is_away = t->is_away || strcmp(word, "away") == 0; /* its value may be empty */
        for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++) {
            char *to = (char *)t + fields[i].at;
            if (strcmp(word, fields[i].name) != 0)
                continue;
            if (fields[i].size > 0)
                utf8_copy(value, to, fields[i].size);
            else
                memcpy(to, &number, sizeof(number));
        }
    }
    return true;
}

bool lobby_ticket_facts(const char *ticket, struct term_facts *facts)
{
    struct ticket t;
    if (!ticket_parse(ticket, &t))
        return false;
    facts->transport = (enum client_transport)t.transport;
    facts->secure = t.secure != 0;
    utf8_copy(t.facts.address, facts->address, sizeof(facts->address));
    utf8_copy(t.facts.user, facts->user, sizeof(facts->user));
    utf8_copy(t.facts.method, facts->method, sizeof(facts->method));
    utf8_copy(t.facts.fingerprint, facts->fingerprint, sizeof(facts->fingerprint));
    return true;
}

struct returning {
    struct errand errand;
    struct ticket ticket;
};

/* Puts the session back into the dialogue that it was in. */
static void ticket_dialogue_return(struct session *s, const struct ticket *t)
{
    if (s->state == SESSION_IN &&
        ((t->step > LOGIN_NAME && t->step <= LOGIN_ENROL) || t->step == LOGIN_WHY))
        login_return(s, (enum login_step)t->step, t->login_name, t->proves, t->text,
                     t->with_code != 0);
}

static void ticket_account_read(void *arg, enum store_status status,
                                const struct store_account *account)
{
    struct returning *r = arg;
    struct session *s = errand_session(r);
    r->errand.lobby->returning--;
    if (s && status == STORE_OK &&
        strncmp(account->name, STORE_NAME_ERASED, strlen(STORE_NAME_ERASED)) == 0) {
        session_close(s, account_deleted, 0);
    } else if (s && status == STORE_OK) {
        session_say(s, "The room is back. You're still logged in, %s.", account->name);
        session_enter_account(s, account, true);
        seeking_read(s, r->ticket.seek);
        if (s->role > r->ticket.role)
            s->role = (enum store_role)r->ticket.role;
        ticket_dialogue_return(s, &r->ticket);
    } else if (s) {
        log_warn("ticket", "account not read, status=%d", (int)status);
        session_say(s, "The room is back, but you have to log in again.");
        login_resume(s, LOGIN_NAME, "", 0, false);
    }
    offers_again(r->errand.lobby);
    errand_end(r);
}

bool ticket_read(struct session *s, const char *text)
{
    struct ticket t;
    if (!ticket_parse(text, &t) || t.state[0] == '\0')
        return false;
    settings_read(&s->settings, text);
    session_take_formula(s, text);
    utf8_copy(t.tell_to, s->tell_to, sizeof(s->tell_to));
    utf8_copy(t.tell_last, s->tell_last, sizeof(s->tell_last));
    session_keep(&s->queued, t.queued);
    session_keep(&s->sought, t.sought);
    if (t.is_away)
        s->away = xstrdup(t.away);
    offers_read(s, t.offers);
    if (clock_wall(s->lobby->deps.clock) <=
        t.until_ms + LATE_YES_MS) { /* a `yes` may be under way */
        session_keep(&s->confirm, t.confirm);
        s->confirm_until = clock_mono(s->lobby->deps.clock) + CMD_CONFIRM_MS;
    }
    s->second = t.second != 0;
    session_keep(&s->code, t.code);
    s->coming = t.code[0] != '\0' && t.coming <= CODE_NEXT ? (uint8_t)t.coming : CODE_CAME;
    if (t.channel > 0 && channel_name((int)t.channel - 1))
        s->channel = (int)t.channel - 1;
    s->channels = (unsigned)t.channels;
    if (strcmp(t.state, "account") == 0 && t.id > 0) {
        struct returning *r = errand_new(s->lobby, s, sizeof(*r));
        r->ticket = t;
        s->lobby->returning++;
        store_account_by_id(s->lobby->deps.store, t.id, ticket_account_read, r);
        return true;
    }
    if (strcmp(t.state, "guest") == 0 && t.id > 0) {
        ids_above(s->lobby->deps.ids, t.id); /* the store may not have a row with this id */
        session_apply_settings(s, true);
        session_say(s, "The room is back. You're still %s.", t.name);
        session_enter_guest(s, t.id, t.name, true);
        seeking_read(s, t.seek);
        ticket_dialogue_return(s, &t);
        return true;
    }
    if (strcmp(t.state, "login") == 0 && t.step >= LOGIN_NAME &&
        (t.step <= LOGIN_CODE || (t.step >= LOGIN_NAME_OFFER && t.step <= LOGIN_WHY))) {
        session_apply_settings(s, true);
        session_say(s, "The room is back. Carry on where you were.");
        login_resume(s, (enum login_step)t.step, t.name, (int)t.failures, t.with_key != 0);
        return true;
    }
    return false;
}
