/*
 * Warnings and notes about an account.
 */
#include "act.h"

enum { SHOWN = 50 }; /* at most this many of each are shown */

static void notes_warn_follows(struct act *act)
{
    struct session *s = lobby_by_person(act->errand.lobby, act->account.id);
    if (s && act->number != 0) {
        session_say(s, "!! The staff warns you: %s", act->reason);
        session_say(s, "If you think that's unfair, type `appeal` and say why.");
    }
}

static void notes_warn(struct act *act)
{
    const struct session *s = lobby_by_person(act->errand.lobby, act->account.id);
    const char *later = s ? "" : " at the next login";
    if (!act_confirmed(act, "warn %s%s: %s", act->about, later, act->reason))
        return;
    act->number = s ? 1 : 0; /* 1: they are shown the warning once it is stored */
    act_say(act, "%.16s is warned%s.", act->about, later);
    struct store_warning warning = {
        .account = act->account.id, .staff = act->actor.account, .shown = s};
    act_sign(act, &warning);
    utf8_copy(act->reason, warning.text, sizeof(warning.text));
    act_audit(act, act->about, "%s", act->reason);
    act_puts(act, STORE_RECORD_WARNING, &warning, notes_warn_follows);
}

static void note_act(struct act *act)
{
    utf8_copy(act->text, act->reason, sizeof(act->reason));
    if (!act_confirmed(act, "keep a note about %s", act->about))
        return;
    act_say(act, "The note about %.16s is kept.", act->about);
    struct store_note note = {.account = act->account.id, .staff = act->actor.account};
    act_sign(act, &note);
    utf8_copy(act->reason, note.text, sizeof(note.text));
    act_audit(act, act->about, "%s", act->reason);
    act_puts(act, STORE_RECORD_NOTE, &note, NULL);
}

/* ---- The list ---- */

static void notes_each(void *arg, const struct store_note *kept)
{
    act_line(arg, "%jd  %s by %s: %s\n", kept->at_ms, "note", kept->staff_name, kept->text);
}

static void notes_warning_each(void *arg, const struct store_warning *kept)
{
    act_line(arg, "%jd  %s by %s: %s\n", kept->at_ms, "warning", kept->staff_name, kept->text);
}

static void notes_warnings(void *arg, enum store_status status)
{
    struct act *act = arg;
    if (act_failed(act, status))
        return;
    store_list_of(act_store(act), STORE_RECORD_WARNING, act->account.id, SHOWN, notes_warning_each,
                  act_listed, act);
}

static void notes_list(struct act *act)
{
    act_say(act, "There is nothing about %s.", act->about);
    if (act->account.id == act->actor.account)
        act_end(
            act, false,
            "Notes about you are for the others on the staff. Type `conduct` to see what you can.");
    else
        store_list_of(act_store(act), STORE_RECORD_NOTE, act->account.id, SHOWN, notes_each,
                      notes_warnings, act);
}

static const struct act_field notes_fields[] = {
    {"at", ACT_FIELD_TIME, "when it was written"},
    {"kind", ACT_FIELD_TEXT, "what it is", .words = "note|warning"},
    {"by", ACT_FIELD_TEXT, "who wrote it"},
    {"text", ACT_FIELD_TEXT, "its words"}};

const struct act_row note_acts[] = {
    {"warn", STORE_MODERATOR, notes_warn,
     N_("warn somebody; they see it now or at their next login"), .looks = ACT_LOOKS_ON,
     .args = {{"who", ACT_NAME}, {"reason", ACT_REASON}}},
    {"note", STORE_MODERATOR, note_act, N_("keep a note about somebody, for the staff only"),
     .looks = ACT_LOOKS_UP, .args = {{"who", ACT_NAME}, {"text", ACT_TEXT}}},
    {"notes", STORE_MODERATOR, notes_list, N_("notes and warnings about somebody"),
     .looks = ACT_LOOKS_UP, .args = {{"who", ACT_NAME}}, ACT_FIELDS(notes_fields)},
    {NULL}};
