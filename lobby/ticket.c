/*
 * Writing and reading tickets.
 */
#include "ticket.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "channel.h"
#include "log.h"
#include "session.h"

struct ticket {
    char state[12], name[STORE_NAME_MAX], tell_to[STORE_NAME_MAX], tell_last[STORE_NAME_MAX];
    char queued[GAME_TEXT_MAX];
    int64_t id;
    int role, step, failures, with_key, channel, channels, second;
    int64_t idle_ms;
};

static void put(struct buf *out, const char *key, const char *value)
{
    buf_puts(out, key);
    buf_puts(out, value);
    buf_putc(out, '\n');
}

static void put_number(struct buf *out, const char *key, int64_t number)
{
    char digits[24], *at = digits + sizeof digits - 1;
    uint64_t left = number < 0 ? -(uint64_t)number : (uint64_t)number;
    *at = '\0';
    do
        *--at = (char)('0' + left % 10);
    while ((left /= 10) > 0);
    if (number < 0)
        *--at = '-';
    put(out, key, at);
}

/* Behind each line that somebody types, to see whether it changed: printf would be a tenth of what
 * a command costs. */
void ticket_write(const struct session *s, struct buf *out)
{
    buf_puts(out, "version=1\n");
    if (s->state == SESSION_LOGIN) {
        put(out, "state=", "login");
        put_number(out, "step=", s->login.step);
        put(out, "name=", s->login.name);
        put_number(out, "failures=", s->login.failures);
        put_number(out, "key=", s->login.with_key);
    } else {
        put(out, "state=", s->kind == PERSON_GUEST ? "guest" : "account");
        put_number(out, "id=", s->person);
        put(out, "name=", s->name);
        put_number(out, "role=", s->role);
        put_number(out, "second=", s->second);
    }
    if (s->tell_to[0] != '\0')
        put(out, "tell=", s->tell_to);
    if (s->tell_last[0] != '\0')
        put(out, "told=", s->tell_last);
    if (s->channel != CHANNEL_TABLE)
        put_number(out, "channel=", s->channel + 1);
    if (s->kind == PERSON_GUEST && s->channels != 0)
        put_number(out, "channels=", s->channels);
    if (s->queued != NULL)
        put(out, "queued=", s->queued);
    settings_write(&s->settings, '\n', out);
}

static void copy(char *out, size_t cap, const char *value)
{
    snprintf(out, cap, "%s", value);
}

static void ticket_line(struct ticket *t, const char *name, const char *value)
{
    if (strcmp(name, "state") == 0)
        copy(t->state, sizeof t->state, value);
    else if (strcmp(name, "name") == 0)
        copy(t->name, sizeof t->name, value);
    else if (strcmp(name, "tell") == 0)
        copy(t->tell_to, sizeof t->tell_to, value);
    else if (strcmp(name, "told") == 0)
        copy(t->tell_last, sizeof t->tell_last, value);
    else if (strcmp(name, "queued") == 0)
        copy(t->queued, sizeof t->queued, value);
    else if (strcmp(name, "id") == 0)
        t->id = strtoll(value, NULL, 10);
    else if (strcmp(name, "role") == 0)
        t->role = atoi(value);
    else if (strcmp(name, "step") == 0)
        t->step = atoi(value);
    else if (strcmp(name, "failures") == 0)
        t->failures = atoi(value);
    else if (strcmp(name, "key") == 0)
        t->with_key = atoi(value);
    else if (strcmp(name, "second") == 0)
        t->second = atoi(value);
    else if (strcmp(name, "channel") == 0)
        t->channel = atoi(value);
    else if (strcmp(name, "channels") == 0)
        t->channels = atoi(value);
}

struct returning {
    struct errand errand;
    int role;
};

static void account_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct returning *r = arg;
    struct session *s = errand_session(r);
    r->errand.lobby->returning--;
    if (s != NULL && status == STORE_OK) {
        session_say(s, "The room is back. You are logged in as before, %s.", account->name);
        session_enter_account(s, account, true);
        if ((int)s->role > r->role)
            s->role = (enum store_role)r->role;
    } else if (s != NULL) {
        log_warn("ticket", "account not read, status=%d", (int)status);
        session_say(s, "The room is back, but you have to log in again.");
        login_resume(s, LOGIN_NAME, "", 0, false);
    }
    errand_end(r);
}

bool ticket_read(struct session *s, const char *text)
{
    struct ticket t = {0};
    if (strncmp(text, "version=1\n", 10) != 0)
        return false;
    for (const char *line = text; *line != '\0';) {
        char word[GAME_TEXT_MAX + 32];
        size_t len = strcspn(line, "\n");
        if (len < sizeof word) {
            memcpy(word, line, len);
            word[len] = '\0';
            char *value = strchr(word, '=');
            if (value != NULL) {
                *value++ = '\0';
                ticket_line(&t, word, value);
            }
        }
        line += len;
        line += *line == '\n';
    }
    settings_read(&s->settings, text);
    copy(s->tell_to, sizeof s->tell_to, t.tell_to);
    copy(s->tell_last, sizeof s->tell_last, t.tell_last);
    session_keep(&s->queued, t.queued);
    s->second = t.second != 0;
    if (t.channel > 0 && channel_name(t.channel - 1) != NULL)
        s->channel = t.channel - 1;
    s->channels = (unsigned)t.channels;
    if (strcmp(t.state, "account") == 0 && t.id > 0) {
        struct returning *r = errand_new(s->lobby, s, sizeof *r);
        r->role = t.role;
        s->lobby->returning++;
        store_account_by_id(s->lobby->deps.store, t.id, account_read, r);
        return true;
    }
    if (strcmp(t.state, "guest") == 0 && t.id > 0) {
        session_apply_settings(s, true);
        session_say(s, "The room is back. You are %s as before.", t.name);
        session_enter_guest(s, t.id, t.name, true);
        return true;
    }
    if (strcmp(t.state, "login") == 0 && t.step >= LOGIN_NAME && t.step <= LOGIN_CODE) {
        session_apply_settings(s, true);
        session_say(s, "The room is back. Go on where you were.");
        login_resume(s, (enum login_step)t.step, t.name, t.failures, t.with_key != 0);
        return true;
    }
    return false;
}
