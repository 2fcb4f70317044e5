/*
 * Acts that pause a cup and let it go on, take an entrant out, or end the cup without prizes
 * (CU-D6). The cup's event goes to the store with the act's audit line (cups.h). Staff who
 * play in a cup may do nothing to it.
 */
#include "act.h"
#include "cups.h"
#include "ui_cup.h"

/* ---- What all of them check ---- */

/* The cup that was typed, if the actor may act on it. NULL: the act has ended, because there is
 * none, or it is over, or the actor plays in it, or the reason does not fit. */
static const struct cup *cup_acts_there(struct act *act)
{
    const struct cup *cup = cups_find(act->errand.lobby, act->number);
    if (!cup)
        act_end(act, false,
                "There is no cup %jd that is coming or running. Type `cups` to see them.",
                act->number);
    else if (act->actor.account != 0 && cup_has(cup, act->actor.account))
        act_end(act, false, "You play in that cup. Leave it to somebody else on the staff.");
    else if (strlen(act->reason) >= CUP_WHY_MAX)
        act_end(act, false, "The reason for a cup has at most %d bytes. Type a shorter one.",
                CUP_WHY_MAX - 1);
    else
        return cup;
    return NULL;
}

/* Says whom the act hits (act_warn): how many people are in the cup, and how many of its tables are
 * open. */
static void cup_acts_warn_whom(struct act *act, const struct cup *cup)
{
    if (cup->state == CUP_RUNNING)
        act_warn(act, "%d of %d players are left in it, and %d of its tables %s open.",
                 cups_left(act->errand.lobby, cup), cup->entrants, cup->open,
                 cup->open == 1 ? "is" : "are");
    else
        act_warn(act, "%d %s joined.", cup->entrants, cup->entrants == 1 ? "has" : "have");
}

/* ---- Doing it ---- */

static void cup_acts_writes(void *errand)
{
    act_writes(errand, NULL);
}

static void cup_acts_done(void *errand, const struct cup *cup UNUSED, enum cups_answer answer)
{
    struct act *act = errand;
    if (answer == CUPS_NO)
        act_end(act, false, "The cup has moved on meanwhile, so nothing was done. Type `cup %jd`.",
                act->number);
    else
        act_stored(act, answer == CUPS_DONE ? STORE_OK : STORE_FULL);
}

static void cup_acts_does(struct act *act, enum cup_event_kind kind, int64_t account)
{
    cups_act(act->errand.lobby, act->number, kind, account, act->reason, act, cup_acts_done,
             cup_acts_writes);
}

static void cup_acts_audit(struct act *act, const char *detail)
{
    char about[32];
    utf8_printf(about, sizeof(about), "cup %jd", act->number);
    act_audit(act, about, "%s", detail);
}

static void cup_acts_pause(struct act *act)
{
    const int64_t n = act->number;
    const struct cup *cup = cup_acts_there(act);
    if (!cup ||
        act_refused(act, cup->paused,
                    "Cup %jd is paused already. Type `cup resume %jd` to let it go on.", n, n))
        return;
    if (cup->state == CUP_RUNNING)
        cup_acts_warn_whom(act, cup);
    if (!act_confirmed(act, "pause cup %jd: its clocks stand still, and it draws no tables", n))
        return;
    cup_acts_audit(act, act->reason);
    act_say(act, "Cup %jd is paused. Type `cup resume %jd` to let it go on.", n, n);
    cup_acts_does(act, CUP_PAUSED, 0);
}

static void cup_acts_resume(struct act *act)
{
    const int64_t n = act->number;
    const struct cup *cup = cup_acts_there(act);
    if (!cup || act_refused(act, !cup->paused, "Cup %jd is not paused.", n) ||
        !act_confirmed(act, "let cup %jd go on", n))
        return;
    cup_acts_audit(act, "goes on");
    act_say(act, "Cup %jd goes on.", n);
    cup_acts_does(act, CUP_GONE_ON, 0);
}

static void cup_acts_remove(struct act *act)
{
    const int64_t n = act->number;
    const struct cup *cup = cup_acts_there(act);
    const struct store_account *account = &act->account;
    if (!cup)
        return;
    int at = cup_entrant_of(cup, account->id);
    if (act_refused(act, at < 0 || cup->entrant[at].state == CUP_OUT_STAFF,
                    "%s is not in cup %jd. Type `cup %jd` to see who is.", account->name, n, n))
        return;
    bool running = cup->state == CUP_RUNNING, plays = running && cup->entrant[at].seated >= 0;
    if (plays)
        act_warn(act, "The game that %s has there is played to its end.", account->name);
    if (running)
        act_warn(act, "%s comes last in the cup.", account->name);
    if (cup->words.entry > 0)
        act_warn(act, running ? "The entry of %s stays in the cup." : "The entry of %s comes back.",
                 account->name);
    act_warn(act, "Whoever is taken out cannot join again.");
    if (!act_confirmed(act, "take %s out of cup %jd", account->name, n))
        return;
    char detail[STORE_TEXT_MAX];
    utf8_printf(detail, sizeof(detail), "cup %jd: %.*s", n, CUP_WHY_MAX, act->reason);
    act_audit(act, account->name, "%s", detail);
    act_say(act,
            plays
                ? "%s is out of cup %jd and comes last in it. The game there is played to its end."
            : running ? "%s is out of cup %jd and comes last in it."
                      : "%s is out of cup %jd.",
            account->name, n);
    act->aware = account->id;
    cup_acts_does(act, CUP_REMOVED, account->id);
}

static void cup_acts_void(struct act *act)
{
    const int64_t n = act->number;
    const struct cup *cup = cup_acts_there(act);
    if (!cup)
        return;
    cup_acts_warn_whom(act, cup);
    if (cup->words.entry > 0)
        act_warn(act, "%jd chips go back.", (cup->words.entry * cup->entrants));
    if (cup->open > 0)
        act_warn(act, "Games in play go on, but belong to no cup.");
    if (!act_confirmed(act, "end cup %jd without prizes", n))
        return;
    cup_acts_audit(act, act->reason);
    act_say(act, "Cup %jd is void, and all entries are back.", n);
    cup_acts_does(act, CUP_CANCELLED, 0);
}

/* ---- Reading ---- */

#define CUP_STATES "coming|running|over|called off|void"

/* Adds the fields that a cup has in a list and by itself. */
static void cup_acts_item_cup(struct act *act, const struct cup *cup)
{
    BUF_LOCAL words = {0};
    cup_words_write(&cup->words, &words);
    act_item(act, "%jd%s%s%s%s%s%s%jd%jd%jd%jd%jd%jd%d%d%d%d%d%d%d%s", cup->number,
             cup_state_name(cup->state), cup->words.rules->id, cup_form_name(cup->words.form),
             cup->words.title, cup->name, buf_text(&words), cup->opened_ms, cup->start_ms,
             cup->started_ms, cup->until_ms, cup->ended_ms, cup->words.entry, cup->entrants,
             cup_in(cup), cup->words.min, cup->words.max, cup->round, cup->open, cup->paused,
             cup->why);
}

static void cup_acts_list(struct act *act)
{
    const struct cup *cup;
    struct buf *out = &act->list;
    for (size_t i = 0; (cup = cups_each(act->errand.lobby, &i));) {
        buf_printf(out, "%jd  %s  ", cup->number,
                   cup->paused ? "paused" : cup_state_name(cup->state));
        ui_cup_title(out, cup);
        buf_printf(out, "  %d players", cup->entrants);
        if (cup->state == CUP_RUNNING)
            buf_printf(out, "  round %d, %d tables open", cup->round, cup->open);
        buf_putc(out, '\n');
        cup_acts_item_cup(act, cup);
    }
    act_end_list(act);
}

#define ENTRANT_STATES "in|withdrawn|missed|removed"

static void cup_acts_put_time(struct buf *out, const char *name, int64_t ms)
{
    if (ms != 0)
        buf_printf(out, "%s %s UTC\n", name, SPAN_TIME(ms));
}

static void cup_acts_show_read(void *arg, struct cup *cup)
{
    struct act *act = arg;
    struct buf *out = &act->list;
    if (act_refused(act, !cup, "There is no cup %jd. `cup list` shows those that are not over.",
                    act->number))
        return;
    BUF_LOCAL words = {0};
    cup_words_write(&cup->words, &words);
    buf_printf(out, "cup %jd\nstate %s\nwords %s\n", cup->number, cup_state_name(cup->state),
               buf_text(&words));
    cup_acts_put_time(out, "opened", cup->opened_ms);
    cup_acts_put_time(out, "starts", cup->start_ms);
    cup_acts_put_time(out, "started", cup->started_ms);
    cup_acts_put_time(out, "ends", cup->until_ms);
    cup_acts_put_time(out, "ended", cup->ended_ms);
    buf_printf(out, "players %d\nin %d\nround %d\nopen-tables %d\npaused %s\n", cup->entrants,
               cup_in(cup), cup->round, cup->open, cup->paused ? "yes" : "no");
    if (cup->why[0] != '\0')
        buf_printf(out, "reason %s\n", cup->why);
    cup_acts_item_cup(act, cup);
    /* the best first, once the cup has begun */
    FREED struct draw_standing *line = xcalloc((size_t)cup->entrants + 1, sizeof(*line));
    const int n = cup->started_ms != 0 ? cup_standings(cup, line) : 0;
    act_item_list(act);
    for (int i = 0; i < cup->entrants; i++) {
        const struct cup_entrant *who = &cup->entrant[n > 0 ? line[i].entrant : i];
        buf_printf(out, "entrant-%d ", i + 1);
        act_line(act, "%s, %s{, place %d}%.0jd%.0jd\n", who->name,
                 cup_entrant_state_name(who->state), n > 0 ? (int)line[i].place : 0, who->paid,
                 who->prize);
    }
    act_item_list_end(act);
    cup_free(&cup);
    act_end_list(act);
}

static void cup_acts_show(struct act *act)
{
    cups_read(act->errand.lobby, act->number, cup_acts_show_read, act);
}

/* ---- Records: the same text as players get (cup_record.h) ---- */

static void cup_acts_recorded(void *arg, enum cups_recorded what, struct buf *text)
{
    struct act *act = arg;
    const int64_t number = act->number;
    switch (what) {
    case CUPS_RECORDED: break;
    case CUPS_RECORD_NONE: act_end(act, false, "There is no cup %jd.", number); return;
    case CUPS_RECORD_LATER:
        act_end(act, false, "Cup %jd is not over, so its record is closed.", number);
        return;
    case CUPS_RECORD_UNREAD: act_unread(act); return;
    }
    act_item(act, "%jd%s", act->number, buf_text(text));
    buf_move(&act->list, text);
    act_end_list(act);
}

static void cup_acts_record(struct act *act)
{
    cups_record(act->errand.lobby, act->number, cup_acts_recorded, act);
}

/* ---- The rows ---- */

#define CUP_FIELDS                                                                                 \
    {"cup", ACT_FIELD_NUMBER, "number of the cup"},                                                \
        {"state", ACT_FIELD_TEXT, "what has become of it", .words = CUP_STATES},                   \
        {"game", ACT_FIELD_TEXT, "id of its game"},                                                \
        {"form", ACT_FIELD_TEXT, "how it is played", .words = "knockout|arena|swiss|duplicate"},   \
        {"title", ACT_FIELD_TEXT, "its title", .null = true},                                      \
        {"schedule", ACT_FIELD_TEXT, "name of its line in the configuration", .null = true},       \
        {"words", ACT_FIELD_TEXT, "its words, as cup new takes them"},                             \
        {"opened", ACT_FIELD_TIME, "when it was opened"},                                          \
        {"starts", ACT_FIELD_TIME, "when it begins; null: once it is full", .null = true},         \
        {"started", ACT_FIELD_TIME, "when it began", .null = true},                                \
        {"ends", ACT_FIELD_TIME, "when the time of an arena is over", .null = true},               \
        {"ended", ACT_FIELD_TIME, "when it ended", .null = true},                                  \
        {"entry", ACT_FIELD_NUMBER, "chips that each one pays"},                                   \
        {"players", ACT_FIELD_NUMBER, "how many joined"},                                          \
        {"in", ACT_FIELD_NUMBER, "how many of them have not withdrawn"},                           \
        {"least", ACT_FIELD_NUMBER, "with fewer it does not take place"},                          \
        {"most", ACT_FIELD_NUMBER, "more cannot join"},                                            \
        {"round", ACT_FIELD_NUMBER, "the round that was drawn last"},                              \
        {"open_tables", ACT_FIELD_NUMBER, "tables that are not over"},                             \
        {"paused", ACT_FIELD_FLAG, "whether the staff have paused it"},                            \
    {                                                                                              \
        "reason", ACT_FIELD_TEXT, "why it is paused or void", .null = true                         \
    }

static const struct act_field list_fields[] = {CUP_FIELDS};
static const struct act_field entrant_fields[] = {
    {"name", ACT_FIELD_TEXT, "who it is"},
    {"state", ACT_FIELD_TEXT, "whether they are still in it", .words = ENTRANT_STATES},
    {"place", ACT_FIELD_NUMBER, "the place now, or at the end", .null = true},
    {"paid", ACT_FIELD_NUMBER, "chips that they paid"},
    {"got", ACT_FIELD_NUMBER, "chips that came out of it for them"}};
static const struct act_field show_fields[] = {
    CUP_FIELDS,
    {"entrants", ACT_FIELD_LIST, "who joined, the best first", ACT_FIELDS(entrant_fields)}};

static const struct act_field record_fields[] = {
    {"number", ACT_FIELD_NUMBER, "number of the cup"},
    {"record", ACT_FIELD_TEXT, "the record, as cardroom-cup(5) describes it"}};

/* In the lobby the command `cup` has a row of its own (lobby/cmd). */
const struct act_row cup_acts[] = {
    {"cup list", STORE_MODERATOR, cup_acts_list, "the cups that are coming or running",
     .only = ACT_SOCKET, ACT_FIELDS(list_fields), .none = "No cup is coming or running."},
    {"cup show", STORE_MODERATOR, cup_acts_show, "a cup, over or not, with those who joined it",
     .args = {{"cup", ACT_CUP}}, .only = ACT_SOCKET, .pairs = true, ACT_FIELDS(show_fields)},
    {"cup pause", STORE_MODERATOR, cup_acts_pause,
     "stop a cup and its tables until it is let go on", .does = "freeze", .command = "cup pause",
     .audit = "cup-pause", .args = {{"cup", ACT_CUP}, {"reason", ACT_REASON}}, .asks = true},
    {"cup resume", STORE_MODERATOR, cup_acts_resume, "let a paused cup go on", .does = "resume",
     .command = "cup resume", .audit = "cup-resume", .args = {{"cup", ACT_CUP}}},
    {"cup remove", STORE_MODERATOR, cup_acts_remove, "take somebody out of a cup, for good",
     .command = "cup remove", .audit = "cup-remove", .looks = ACT_LOOKS_ON,
     .args = {{"cup", ACT_CUP}, {"name", ACT_NAME}, {"reason", ACT_REASON}}, .asks = true},
    {"cup void", STORE_MODERATOR, cup_acts_void, "end a cup without prizes; all entries go back",
     .does = "void", .command = "cup void", .audit = "cup-void",
     .args = {{"cup", ACT_CUP}, {"reason", ACT_REASON}}, .asks = true},
    {"cup record", STORE_MODERATOR, cup_acts_record, "the record of a cup that is over",
     .args = {{"cup", ACT_CUP}}, .only = ACT_SOCKET, .pairs = true, ACT_FIELDS(record_fields)},
    {NULL}};
