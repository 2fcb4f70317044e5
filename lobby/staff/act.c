/*
 * The staff's acts: actor, words and answer until the store has spoken.
 */
#include "act.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "account.h"
#include "audit.h"
#include "log.h"
#include "once.h"
#include "session.h"
#include "span.h"
#include "utf8.h"
#include "xalloc.h"

void act_put_span(struct buf *out, int64_t ms)
{
    if (ms == 0) {
        buf_puts(out, "for good");
        return;
    }
    int before = tongue_use(TONGUE_ENGLISH); /* it goes into the audit log too */
    buf_puts(out, "for ");
    span_put(out, ms);
    tongue_use(before);
}

void act_put_left(const struct lobby *lobby, const struct store_sanction *what, struct buf *out)
{
    act_put_span(out, what->until_ms == 0 ? 0 : what->until_ms - clock_wall(lobby->deps.clock));
}

/* ---- Acts ---- */

static void acts_make(struct lobby *lobby)
{
    lobby->acts = xcalloc(1, sizeof(*lobby->acts));
}

static void acts_end(struct lobby *lobby)
{
    free(lobby->acts);
}

const struct lobby_part act_part = {.make = acts_make, .end = acts_end};

static void act_drop(void *arg)
{
    struct act *act = arg;
    explicit_bzero(act->password, sizeof(act->password));
    buf_free(&act->list);
}

void *act_new_sized(struct lobby *lobby, const struct admin_actor *actor, admin_answer *answer,
                    void *arg, size_t size)
{
    struct act *act = errand_new(lobby, NULL, size);
    act->actor = *actor;
    act->errand.conn = actor->conn;
    act->errand.command = actor->command;
    act->answer = answer;
    act->arg = arg;
    act->errand.drop = act_drop;
    return act;
}

struct act *act_new(struct lobby *lobby, const struct admin_actor *actor, admin_answer *answer,
                    void *arg)
{
    return act_new_sized(lobby, actor, answer, arg, sizeof(struct act));
}

__attribute__((format(printf, 4, 0))) static void
answer_say(admin_answer *answer, void *arg, bool done, const char *format, va_list args)
{
    struct buf text = {0};
    buf_vprintf(&text, format, args);
    buf_putc(&text, '\n');
    answer(arg, done, buf_text(&text));
    buf_free(&text);
}

void act_end(struct act *act, bool done, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    answer_say(act->answer, act->arg, done, format, args);
    va_end(args);
    errand_end(act);
}

void act_refuse(admin_answer *answer, void *arg, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    answer_say(answer, arg, false, format, args);
    va_end(args);
}

bool act_may(const struct admin_actor *actor, enum store_role role, admin_answer *answer, void *arg)
{
    if (actor->role >= role)
        return true;
    act_refuse(answer, arg, "Only %s do that. Ask one of them.",
               role == STORE_ADMIN ? "admins" : "moderators");
    return false;
}

bool act_has_reason(const char *reason, admin_answer *answer, void *arg)
{
    if (reason && reason[strspn(reason, " \t")] != '\0')
        return true;
    act_refuse(answer, arg, "That needs a reason. Add it at the end of the line.");
    return false;
}

const char *act_may_on(const struct admin_actor *actor, int64_t account, enum store_role role)
{
    if (actor->account == 0)
        return NULL;
    if (account == actor->account)
        return "You cannot do that to yourself.";
    if (role >= actor->role && role != STORE_PLAYER)
        return "You cannot do that to staff of your own or a higher role.";
    return NULL;
}

void act_account(struct act *act, const char *name, store_account_cb *next)
{
    utf8_copy(name, act->about, sizeof(act->about));
    store_account_by_name(act->errand.lobby->deps.store, name, false, next, act);
}

bool act_on(struct act *act, const struct store_account *account)
{
    const char *why = act_may_on(&act->actor, account->id, account->role);
    if (why)
        act_end(act, false, "%s", why);
    return !why;
}

void act_unread(struct act *act)
{
    act_end(act, false, "The store cannot be read at the moment.");
}

bool act_found(struct act *act, enum store_status status, const struct store_account *account)
{
    if (status != STORE_OK && status != STORE_NONE) {
        act_unread(act);
        return false;
    }
    if (status != STORE_OK) { /* players ask so too (conduct) */
        const struct session *s = lobby_by_person(act->errand.lobby, act->actor.account);
        tongue_use(s ? session_tongue(s) : TONGUE_ENGLISH);
        act_end(act, false, tr("There is no account %s."), act->about);
        return false;
    }
    act->account = *account;
    utf8_copy(account->name, act->about, sizeof(act->about));
    return true;
}

void act_listed(struct act *act, enum store_status status, const char *empty)
{
    if (status != STORE_OK)
        act_unread(act);
    else if (act->list.len == 0)
        act_end(act, true, "%s", empty);
    else
        act_end(act, true, "%.*s", (int)act->list.len - 1, act->list.data);
}

void act_audit(struct act *act, const char *word, const char *about, const char *format, ...)
{
    char detail[STORE_TEXT_MAX];
    va_list args;
    va_start(args, format);
    utf8_vprintf(detail, sizeof(detail), format, args);
    va_end(args);
    audit_fill(act->errand.lobby, &act->actor, &act->audit, word, about, detail);
}

void act_writes(struct act *act, const struct store_memo *memos, int nmemos)
{
    const struct store_besides besides = {
        .audit = act->audit.id != 0 ? &act->audit : NULL, .memos = memos, .nmemos = nmemos};
    session_keep(&act->errand.said, act->list.len > 0 ? buf_text(&act->list) : act->said);
    errand_writes(act, &besides);
}

void act_stored(void *arg, enum store_status status)
{
    struct act *act = arg;
    if (status != STORE_OK && act->audit.id != 0)
        log_warn("audit", "that was not done: act=%s about=%s status=%d", act->audit.act,
                 act->audit.about, (int)status);
    if (status == STORE_OK)
        act_end(act, true, "%s", act->said);
    else
        act_end(act, false, "The store did not take that, so nothing is kept. Try again later.");
}
