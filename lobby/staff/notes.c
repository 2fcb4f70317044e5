/*
 * Warnings and notes about an account.
 */
#include "act.h"

enum { SHOWN = 50 }; /* at most this many of each are shown */

static void notes_warn_stored(void *arg, enum store_status status)
{
    struct act *act = arg;
    struct session *s = lobby_by_person(act->errand.lobby, act->account.id);
    if (status == STORE_OK && s && act->number != 0) {
        session_say(s, "!! The staff warns you: %s", act->reason);
        session_say(s, "If you think that's unfair, type `appeal` and say why.");
    }
    act_stored(act, status);
}

static void notes_warn_read(void *arg, enum store_status status,
                            const struct store_account *account)
{
    struct act *act = arg;
    if (!act_found(act, status, account) || !act_on(act, account))
        return;
    struct session *s = lobby_by_person(act->errand.lobby, account->id);
    if (!act_confirmed(act, "warn %s%s: %s", act->about, s ? "" : " at the next login",
                       act->reason))
        return;
    act->number = s ? 1 : 0; /* they read it when it is stored */
    utf8_printf(act->said, sizeof(act->said), "%.16s is warned%s.", act->about,
                s ? "" : " at the next login");
    struct store_warning warning = {.id = ids_next(act->errand.lobby->deps.ids),
                                    .account = account->id,
                                    .at_ms = clock_wall(act->errand.lobby->deps.clock),
                                    .staff = act->actor.account,
                                    .shown = s};
    utf8_copy(act->actor.name, warning.staff_name, sizeof(warning.staff_name));
    utf8_copy(act->reason, warning.text, sizeof(warning.text));
    act_audit(act, act->about, "%s", act->reason);
    act_writes(act, NULL, 0);
    store_warning_put(act->errand.lobby->deps.store, &warning, notes_warn_stored, act);
}

static void note_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct act *act = arg;
    if (!act_found(act, status, account))
        return;
    if (!act_confirmed(act, "keep a note about %s", act->about))
        return;
    utf8_printf(act->said, sizeof(act->said), "The note about %.16s is kept.", act->about);
    struct store_note note = {.id = ids_next(act->errand.lobby->deps.ids),
                              .account = account->id,
                              .at_ms = clock_wall(act->errand.lobby->deps.clock),
                              .staff = act->actor.account};
    utf8_copy(act->actor.name, note.staff_name, sizeof(note.staff_name));
    utf8_copy(act->reason, note.text, sizeof(note.text));
    act_audit(act, act->about, "%s", act->reason);
    act_writes(act, NULL, 0);
    store_note_put(act->errand.lobby->deps.store, &note, act_stored, act);
}

static void notes_warn(struct act *act)
{
    act_account(act, act->who, notes_warn_read);
}

static void notes_act(struct act *act)
{
    utf8_copy(act->text, act->reason, sizeof(act->reason));
    act_account(act, act->who, note_read);
}

static void notes_put_line(struct act *act, int64_t at_ms, const char *what, const char *by,
                           const char *text)
{
    span_put_time(&act->list, at_ms);
    buf_printf(&act->list, "  %s by %s: %s\n", what, by, text);
    act_item(act);
    act_item_time(act, "at", at_ms);
    act_item_text(act, "kind", what);
    act_item_text(act, "by", by);
    act_item_text(act, "text", text);
}

static void note_each(void *arg, const struct store_note *kept)
{
    notes_put_line(arg, kept->at_ms, "note", kept->staff_name, kept->text);
}

static void notes_warning_each(void *arg, const struct store_warning *kept)
{
    notes_put_line(arg, kept->at_ms, "warning", kept->staff_name, kept->text);
}

static void notes_end(void *arg, enum store_status status)
{
    struct act *act = arg;
    utf8_printf(act->said, sizeof(act->said), "There is nothing about %s.", act->about);
    act_listed(act, status, act->said);
}

static void notes_warnings(void *arg, enum store_status status)
{
    struct act *act = arg;
    (void)status;
    store_warnings(act->errand.lobby->deps.store, act->account.id, SHOWN, notes_warning_each,
                   notes_end, act);
}

static void notes_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct act *act = arg;
    if (!act_found(act, status, account))
        return;
    if (account->id == act->actor.account)
        act_end(
            act, false,
            "Notes about you are for the others on the staff. Type `conduct` to see what you can.");
    else
        store_notes(act->errand.lobby->deps.store, account->id, SHOWN, note_each, notes_warnings,
                    act);
}

static void notes_notes(struct act *act)
{
    act_account(act, act->who, notes_read);
}

static const struct act_field notes_fields[] = {
    {"at", ACT_FIELD_TIME, "when it was written"},
    {"kind", ACT_FIELD_TEXT, "what it is", .words = "note|warning"},
    {"by", ACT_FIELD_TEXT, "who wrote it"},
    {"text", ACT_FIELD_TEXT, "its words"},
    {NULL}};

const struct act_row note_acts[] = {
    {"warn", STORE_MODERATOR, notes_warn,
     N_("warn somebody; they see it now or at their next login"),
     .args = {{"who", ACT_NAME}, {"reason", ACT_REASON}}},
    {"note", STORE_MODERATOR, notes_act, N_("keep a note about somebody, for the staff only"),
     .args = {{"who", ACT_NAME}, {"text", ACT_TEXT}}},
    {"notes", STORE_MODERATOR, notes_notes, N_("notes and warnings about somebody"),
     .args = {{"who", ACT_NAME}}, .fields = notes_fields},
    {NULL}};
