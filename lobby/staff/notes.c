/*
 * Warnings and notes about an account.
 */
#include "act.h"
#include "session.h"
#include "span.h"
#include "utf8.h"

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
    act_audit(act, act->about, "%s", act->reason);
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

static void warn(struct act *act)
{
    act_account(act, act->who, warn_read);
}

static void note(struct act *act)
{
    utf8_copy(act->text, act->reason, sizeof(act->reason));
    act_account(act, act->who, note_read);
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

static void notes(struct act *act)
{
    act_account(act, act->who, notes_read);
}

const struct act_row note_acts[] = {
    {.name = "warn",
     .args = {{"who", ACT_NAME}, {"reason", ACT_REASON}},
     .role = STORE_MODERATOR,
     .help = N_("warn somebody; they see it now or at their next login"),
     .run = warn},
    {.name = "note",
     .args = {{"who", ACT_NAME}, {"text", ACT_TEXT}},
     .role = STORE_MODERATOR,
     .help = N_("keep a note about somebody, for the staff only"),
     .run = note},
    {.name = "notes",
     .args = {{"who", ACT_NAME}},
     .role = STORE_MODERATOR,
     .help = N_("notes and warnings about somebody"),
     .run = notes},
    {.name = NULL}};
