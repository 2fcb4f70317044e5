/*
 * Warnings, notes, other accounts, new names.
 */
#include "order.h"

#include <stdio.h>
#include <string.h>

#include "act.h"
#include "audit.h"
#include "collusion.h"
#include "leaderboard.h"
#include "leaver.h"
#include "moderation.h"
#include "session.h"
#include "span.h"
#include "utf8.h"

/* ---- Warnings and notes ---- */

static void memo_write(struct act *act, enum store_memo_kind kind, int state)
{
    struct lobby *lobby = act->errand.lobby;
    struct store_memo memo = {.id = ids_next(lobby->deps.ids),
                              .kind = kind,
                              .account = act->account.id,
                              .at_ms = clock_wall(lobby->deps.clock),
                              .number = act->actor.account,
                              .state = state};
    utf8_copy(act->actor.name, memo.name, sizeof(memo.name));
    utf8_copy(act->reason, memo.body, sizeof(memo.body));
    act_audit(act, kind == STORE_MEMO_NOTE ? "note" : "warn", act->about, "%s", act->reason);
    act_writes(act, NULL, 0);
    store_memo_put(lobby->deps.store, &memo, 0, act_stored, act);
}

static void warn_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct act *act = arg;
    if (!act_found(act, status, account) || !act_on(act, account))
        return;
    struct session *s = lobby_by_person(act->errand.lobby, account->id);
    if (s)
        session_say(s, "!! %s of the staff warns you: %s", act->actor.name, act->reason);
    if (s)
        session_say(s, "Type  appeal  and your words if that is not fair.");
    utf8_printf(act->said, sizeof(act->said), "%.16s is warned%s.", act->about,
                s ? "" : " at the next login");
    memo_write(act, STORE_MEMO_WARNING, s ? 1 : 0);
}

static void note_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct act *act = arg;
    if (!act_found(act, status, account))
        return;
    utf8_printf(act->said, sizeof(act->said), "The note about %.16s is kept.", act->about);
    memo_write(act, STORE_MEMO_NOTE, 0);
}

static void about_account(struct lobby *lobby, const struct admin_actor *actor, const char *who,
                          const char *text, store_account_cb *next, admin_answer *answer, void *arg)
{
    struct act *act = act_new(lobby, actor, answer, arg);
    utf8_copy(text, act->reason, sizeof(act->reason));
    act_account(act, who, next);
}

static void order_warn(struct lobby *lobby, const struct admin_actor *actor, const char *who,
                       const char *text, admin_answer *answer, void *arg)
{
    if (act_may(actor, STORE_MODERATOR, answer, arg) && act_has_reason(text, answer, arg))
        about_account(lobby, actor, who, text, warn_read, answer, arg);
}

static void order_note(struct lobby *lobby, const struct admin_actor *actor, const char *who,
                       const char *text, admin_answer *answer, void *arg)
{
    if (act_may(actor, STORE_MODERATOR, answer, arg) && act_has_reason(text, answer, arg))
        about_account(lobby, actor, who, text, note_read, answer, arg);
}

static void notes_each(void *arg, const struct store_memo *memo)
{
    struct act *act = arg;
    span_put_time(&act->list, memo->at_ms);
    buf_printf(&act->list, "  %s by %s: %s\n",
               memo->kind == STORE_MEMO_WARNING ? "warning" : "note", memo->name, memo->body);
}

static void notes_end(void *arg, enum store_status status)
{
    struct act *act = arg;
    utf8_printf(act->said, sizeof(act->said), "There is nothing about %s.", act->about);
    act_listed(act, status, act->said);
}

static void notes_of(struct act *act, enum store_memo_kind kind, store_done_cb *done)
{
    store_memos(act->errand.lobby->deps.store,
                &(struct store_memo_query){
                    .kind = kind, .account = act->account.id, .state = -1, .limit = 50},
                notes_each, done, act);
}

static void notes_warnings(void *arg, enum store_status status)
{
    (void)status;
    notes_of(arg, STORE_MEMO_WARNING, notes_end);
}

static void notes_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct act *act = arg;
    if (!act_found(act, status, account))
        return;
    if (account->id == act->actor.account)
        act_end(act, false,
                "What the staff notes about you is for others of the staff. "
                "Type  conduct  for what is yours to see.");
    else
        notes_of(act, STORE_MEMO_NOTE, notes_warnings);
}

static void order_notes(struct lobby *lobby, const struct admin_actor *actor, const char *who,
                        const char *text, admin_answer *answer, void *arg)
{
    if (act_may(actor, STORE_MODERATOR, answer, arg))
        about_account(lobby, actor, who, text, notes_read, answer, arg);
}

/* ---- Other accounts ---- */

enum { ALTS_LOGINS = 20 };
/* Logins of the account, then those of others from the same subscribers. */
struct alts {
    struct act act;
    struct store_memo own[ALTS_LOGINS];
    int n, asked;
};

static void alts_own(void *arg, const struct store_memo *memo)
{
    struct alts *a = arg;
    for (int i = 0; i < a->n; i++)
        if (strcmp(a->own[i].tag, memo->tag) == 0)
            return;
    if (memo->tag[0] != '\0' && a->n < ALTS_LOGINS)
        a->own[a->n++] = *memo;
}

static void alts_other(void *arg, const struct store_memo *memo)
{
    struct alts *a = arg;
    char line[STORE_ADDRESS_MAX + STORE_NAME_MAX + 16];
    if (memo->account == a->act.account.id)
        return;
    utf8_printf(line, sizeof(line), "%s  from %s", memo->name, memo->tag);
    if (a->act.list.len > 0 && strstr(buf_text(&a->act.list), line))
        return;
    int64_t apart = memo->at_ms - a->own[a->asked - 1].at_ms;
    buf_printf(&a->act.list, "%s, ", line);
    span_put(&a->act.list, apart < 0 ? -apart : apart);
    buf_printf(&a->act.list, " %s\n", apart < 0 ? "before" : "after");
}

static void alts_next(void *arg, enum store_status status)
{
    struct alts *a = arg;
    (void)status;
    if (a->asked == a->n) {
        if (a->act.list.len == 0)
            act_end(&a->act, true, "No other account came from where %s came from.", a->act.about);
        else
            act_end(&a->act, true, "%.*s", (int)a->act.list.len - 1, a->act.list.data);
        return;
    }
    const char *tag = a->own[a->asked++].tag;
    store_memos(
        a->act.errand.lobby->deps.store,
        &(struct store_memo_query){.kind = STORE_MEMO_LOGIN, .tag = tag, .state = -1, .limit = 100},
        alts_other, alts_next, a);
}

static void alts_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct alts *a = arg;
    if (act_found(&a->act, status, account))
        store_memos(a->act.errand.lobby->deps.store,
                    &(struct store_memo_query){.kind = STORE_MEMO_LOGIN,
                                               .account = account->id,
                                               .state = -1,
                                               .limit = ALTS_LOGINS},
                    alts_own, alts_next, a);
}

static void order_alts(struct lobby *lobby, const struct admin_actor *actor, const char *who,
                       const char *text, admin_answer *answer, void *arg)
{
    (void)text;
    if (!act_may(actor, STORE_MODERATOR, answer, arg))
        return;
    struct alts *a = act_new_sized(lobby, actor, answer, arg, sizeof(*a));
    act_account(&a->act, who, alts_read);
}

/* ---- New names ---- */

static void rename_stored(void *arg, enum store_status status)
{
    struct act *act = arg;
    struct lobby *lobby = act->errand.lobby;
    if (status == STORE_TAKEN) {
        act_end(act, false, "The name %s, or one that looks like it, is taken.", act->word);
        return;
    }
    if (status == STORE_OK) {
        leaderboard_rename(lobby->boards, act->account.id, act->word);
        moderation_rename(lobby->moderation, act->account.name, act->word);
        report_rename(lobby, &act->account, act->word);
    }
    struct session *s = status == STORE_OK ? lobby_by_person(lobby, act->account.id) : NULL;
    if (s) {
        lobby_name_person(lobby, s, act->word);
        memcpy(s->account.name, s->name, sizeof(s->account.name));
        struct person person = session_person(s);
        tables_rename(lobby->tables, person.id, &person);
        session_say(s, "The staff gives you the name %s. Log in with it from now on.", s->name);
        session_ticket(s);
    }
    act_stored(act, status);
}

static void rename_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct act *act = arg;
    char skeleton[STORE_NAME_MAX];
    if (!act_found(act, status, account) || !act_on(act, account))
        return;
    account_skeleton(act->word, skeleton);
    act_audit(act, "rename", account->name, "to %.16s", act->word); /* renames.c reads it */
    utf8_printf(act->said, sizeof(act->said), "%.16s is called %.16s now.", act->about, act->word);
    act_writes(act, NULL, 0);
    store_account_rename(act->errand.lobby->deps.store, account->id, act->word, skeleton, NULL,
                         rename_stored, act);
}

static void order_rename(struct lobby *lobby, const struct admin_actor *actor, const char *who,
                         const char *text, admin_answer *answer, void *arg)
{
    if (!act_may(actor, STORE_MODERATOR, answer, arg))
        return;
    const char *why = account_name_check(text);
    if (!why && !account_name_allowed(lobby->names, text))
        why = "That name is not free. Type another one.";
    if (why) {
        act_refuse(answer, arg, "%s", why);
        return;
    }
    struct act *act = act_new(lobby, actor, answer, arg);
    utf8_copy(text, act->word, sizeof(act->word));
    act_account(act, who, rename_read);
}

/* ---- The table ---- */

const struct order orders[] = {
    {"warn", order_warn},          {"note", order_note},     {"notes", order_notes},
    {"alts", order_alts},          {"rename", order_rename}, {"reports", report_list},
    {"case", report_show},         {"claim", report_claim},  {"resolve", report_close},
    {"reopen", report_reopen},     {"conduct", leaver_show}, {"pardon", leaver_pardon},
    {"collusion", collusion_show}, {"undo", admin_undo},     {NULL, NULL}};

const struct order *order_find(const char *name)
{
    for (const struct order *order = orders; order->name; order++)
        if (strcmp(order->name, name) == 0)
            return order;
    return NULL;
}
