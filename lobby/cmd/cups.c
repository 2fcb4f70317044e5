/*
 * The commands `cups` and `cup` list, show, open, join and leave contests of many tables
 * (doc/rules/cups.md, CU-D1 to CU-D7).
 */
#include <sys/param.h>

#include "channel.h"
#include "cmd.h"
#include "cups.h"
#include "leaver.h"

enum {
    MISSED_READ = 64,  /* how many entries are read for the bar of CU-D4 */
    BAR_DAYS_MAX = 30, /* the longest bar of CU-D4 */
    OPEN_MAX = 64,     /* how many cups of players there may be that are not over */
    DAY_MS = 86400000
};

struct cup_errand {
    struct errand errand;
    int64_t number;
    struct cup_words words;
    int64_t start_ms;
    char name[STORE_NAME_MAX];
};

static struct cup_errand *cmd_cups_errand_for(struct session *s, int64_t number)
{
    struct cup_errand *e = errand_new(s->lobby, s, sizeof(*e));
    e->number = number;
    return e;
}

/* Reads a number that people type; 0: it is not one. */
static int64_t cmd_cups_number_of(const char *text)
{
    size_t digits = text ? strspn(text, "0123456789") : 0;
    return digits > 0 && digits < 10 && text[digits] == '\0' ? atoll(text) : 0;
}

/* ---- The record of a cup ---- */

static void cmd_cups_recorded(void *arg, enum cups_recorded what, struct buf *text)
{
    struct cup_errand *e = arg;
    struct session *s = errand_session(e);
    int64_t number = e->number;
    if (s && what == CUPS_RECORDED)
        session_show(s, text);
    else if (s)
        session_fail(s,
                     what == CUPS_RECORD_NONE
                         ? N_("There is no cup %jd. Type `cups` to see those that there are.")
                     : what == CUPS_RECORD_LATER
                         ? N_("The record of cup %jd can be read when it is over.")
                         : N_("The record of cup %jd cannot be read now. Try again in a moment."),
                     number);
    errand_end(e);
}

static void cmd_cups_record(struct session *s, const char *typed)
{
    int64_t number = cmd_cups_number_of(typed);
    if (number == 0)
        session_fail(s, "Which cup? Type `cup record` and the number of one that is over.");
    else
        cups_record(s->lobby, number, cmd_cups_recorded, cmd_cups_errand_for(s, number));
}

/* ---- Joining ---- */

static void cmd_cups_joined(void *errand, const struct cup *cup UNUSED, enum cups_answer answer)
{
    const struct cup_errand *e = errand;
    errand_answered(errand, answer == CUPS_DONE,
                    answer == CUPS_CHIPS
                        ? N_("You do not have the chips for cup %jd, so nothing was done.")
                    : answer == CUPS_NO ? N_("Cup %jd cannot be joined any more.")
                                        : N_("That could not be stored now, so you are not in. Try "
                                             "again in a moment."),
                    e->number);
}

/* A cup that this person is in and that is, or may be, at the same time as `with`; NULL: there is
 * none. */
static const struct cup *cmd_cups_collision(const struct session *s, const struct cup *with)
{
    const struct cup *cup;
    for (size_t i = 0; (cup = cups_each(s->lobby, &i));) {
        if (cup == with || !cup_has(cup, s->person))
            continue;
        bool running = cup->state == CUP_RUNNING || with->state == CUP_RUNNING;
        int64_t apart = cup->start_ms - with->start_ms;
        /* one of them begins when it is full, which may be at any time */
        bool any_time = cup->start_ms == 0 || with->start_ms == 0;
        if (running || any_time || (apart < CUPS_APART_MS && apart > -CUPS_APART_MS))
            return cup;
    }
    return NULL;
}

/* Whether this person cannot join; if so, tells them why. */
static bool cmd_cups_join_refused(struct session *s, const struct cup *cup, int64_t number)
{
    int64_t barred =
        cup && cup->words.form != CUP_DUPLICATE ? leaver_barred(s->lobby, s->person) : 0;
    const struct cup *other = cup ? cmd_cups_collision(s, cup) : NULL;
    int at = cup ? cup_entrant_of(cup, s->person) : -1;
    if (!cup)
        session_say(s, "Cup %jd cannot be joined: it is over, or does not exist. Type `cups`.",
                    number);
    else if (s->kind != PERSON_ACCOUNT)
        session_say(s, "Cups are for accounts. Type `register` to keep your name, then join.");
    else if (cup_has(cup, s->person))
        session_say(s, "You are in cup %jd already. `cup leave %jd` takes you out of it.", number,
                    number);
    else if (cup_has_removed(cup, s->person))
        session_say(s, "The staff have taken you out of cup %jd, so you cannot join it again.",
                    number);
    else if (at >= 0)
        session_say(s,
                    cup->entrant[at].state == CUP_OUT_SELF
                        ? N_("You have withdrawn from cup %jd, so you cannot join it again.")
                        : N_("You missed two games in a row in cup %jd, so you cannot join it "
                             "again."),
                    number);
    else if (!cup_joinable(cup))
        session_say(s,
                    cup->entrants >= cup->words.max
                        ? N_("Cup %jd is full. Type `cups` to see others.")
                        : N_("Cup %jd has begun, and nobody can join it now."),
                    number);
    else if (cup_left_often(cup, s->person))
        session_say(s, "You have left cup %jd %d times, so you cannot join it again.", number,
                    CUP_LEAVES);
    else if (!cup_invites(cup, s->person))
        session_say(s, "Cup %jd is for those whom its opener invites.", number);
    else if (other)
        session_say(s, "You are in cup %jd, which is at the same time. Type `cup leave %jd` first.",
                    other->number, other->number);
    else if (barred > 0)
        session_say(s, "The tables of cup %jd are ranked, and those are closed to you for %s.",
                    number, SPAN(barred));
    else if (s->account.chips < cup->words.entry)
        session_say(s, "Cup %jd costs %jd chips, and you have %jd.", number, cup->words.entry,
                    s->account.chips);
    else
        return false;
    return true;
}

/* How many cups somebody has missed since they last came to one, for the bar on people who do not
 * come (CU-D4). */
struct missed {
    int64_t account, number; /* the cup that they would join */
    int n;
    int64_t ended_ms; /* when the last one that they missed ended */
};

static void cmd_cups_missed_run(struct store *store, void *result)
{
    struct missed *m = result;
    const struct store_cup_entrant *row;
    const struct store_cup *cup;
    int64_t last = 0; /* the last cup that they missed */
    STORE_EACH_WITH (row, store, STORE_RECORD_CUP_ENTRANT, account, m->account, MISSED_READ) {
        if (row->place == 0)
            continue; /* it was not played to its end, or is not over */
        if (row->came && row->state == STORE_CUP_IN)
            break;
        if (!row->came && m->n++ == 0)
            last = row->cup;
    }
    if (m->n > 0)
        STORE_EACH_WITH (cup, store, STORE_RECORD_CUP, id, last, 1)
            m->ended_ms = cup->ended_ms;
}

static void cmd_cups_missed_told(struct session *s, void *result)
{
    /* The bar lasts a day from the end of the last cup that they missed. Each cup missed before
     * that one doubles the time, up to BAR_DAYS_MAX (CU-D4). */
    const struct missed *m = result;
    int64_t days = m->n > 0 ? MIN(INT64_C(1) << MIN(m->n - 1, 8), BAR_DAYS_MAX) : 0;
    int64_t until = m->ended_ms + days * DAY_MS, now = clock_wall(s->lobby->deps.clock);
    if (until > now) {
        session_say(s, "You joined a cup and never came, so cups are closed to you for %s.",
                    SPAN(until - now));
    } else if (!cmd_cups_join_refused(s, cups_find(s->lobby, m->number), m->number)) {
        struct cup_errand *e = cmd_cups_errand_for(s, m->number);
        errand_keep_answer(
            e, "You are in cup %jd. Be on when it begins: your table opens by itself.", e->number);
        cups_join(s, e->number, e, cmd_cups_joined);
    }
}

static void cmd_cups_join(struct session *s, const char *typed)
{
    int64_t number = cmd_cups_number_of(typed);
    const struct cup *cup = cups_find(s->lobby, number);
    if (number == 0)
        session_say(s, "Which cup? Type `cup join` and its number; `cups` lists them.");
    else if (!cmd_cups_join_refused(s, cup, number))
        errand_reads(s, STORE_READS(struct missed, cmd_cups_missed_run),
                     &(struct missed){.account = s->person, .number = number},
                     cmd_cups_missed_told);
}

/* ---- Leaving ---- */

static void cmd_cups_left(void *errand, const struct cup *cup, enum cups_answer answer)
{
    const struct cup_errand *e = errand;
    const struct session *s = errand_session(errand);
    bool in = s && cup && cup_has(cup, s->person);
    errand_answered(
        errand, answer == CUPS_DONE,
        answer != CUPS_NO
            ? N_("That could not be stored now, so you are still in. Try again in a moment.")
        : in ? N_("Cup %jd has just begun, so you are still in. Type `cup leave %jd` again to "
                  "withdraw from it.")
             : N_("You are not in cup %jd any more, or it is over."),
        e->number, e->number);
}

/* The only cup that this person is in; with `out`, the only one that they are or were in. NULL:
 * there is none, or there are several. */
static const struct cup *cmd_cups_only(const struct session *s, bool out)
{
    const struct cup *cup, *found = NULL;
    for (size_t i = 0; (cup = cups_each(s->lobby, &i));) {
        if (out ? cup_entrant_of(cup, s->person) < 0 : !cup_has(cup, s->person))
            continue;
        if (found)
            return NULL;
        found = cup;
    }
    return found;
}

/* The cup that they mean: by its number; or the only one that they are in, or were in. */
static const struct cup *cmd_cups_meant(const struct session *s, const char *typed)
{
    if (typed && typed[0] != '\0')
        return cups_find(s->lobby, cmd_cups_number_of(typed));
    const struct cup *in = cmd_cups_only(s, false);
    return in ? in : cmd_cups_only(s, true);
}

/* Says why no cup is meant: they are in none, or in several. */
static void cmd_cups_leave_which(struct session *s)
{
    BUF_LOCAL numbers = {0};
    const struct cup *cup;
    for (size_t i = 0; (cup = cups_each(s->lobby, &i));)
        if (cup_has(cup, s->person))
            buf_printf(&numbers, "%s%jd", numbers.len > 0 ? ", " : "", cup->number);
    if (numbers.len > 0)
        session_say(s, "You are in several cups: %s. Type `cup leave` and the number of one.",
                    buf_text(&numbers));
    else
        session_say(s, "You are in no cup. Type `cups` to see those that there are.");
}

static void cmd_cups_leave(struct session *s, const char *typed)
{
    const struct cup *cup = cmd_cups_meant(s, typed);
    if (!cup || !cup_has(cup, s->person)) {
        if (typed)
            session_say(s, "You are not in that cup. Type `cups` to see which you are in.");
        else
            cmd_cups_leave_which(s);
        return;
    }
    struct cup_errand *e = cmd_cups_errand_for(s, cup->number);
    bool paid = cup->words.entry > 0;
    const bool plays = cup->entrant[cup_entrant_of(cup, s->person)].seated >= 0;
    errand_keep_answer(
        e,
        cup->state == CUP_COMING
            ? (paid ? N_("You are out of cup %jd. You get back what you paid for it.")
                    : N_("You are out of cup %jd."))
        : plays ? (paid ? N_("You have withdrawn from cup %jd. Your entry stays in it, and your "
                             "game there still counts.")
                        : N_("You have withdrawn from cup %jd. Your game there still counts."))
        : paid  ? N_("You have withdrawn from cup %jd. Your entry stays in it.")
                : N_("You have withdrawn from cup %jd."),
        cup->number);
    cups_act(s->lobby, cup->number, cup->state == CUP_COMING ? CUP_LEFT : CUP_WITHDRAWN, s->person,
             "", e, cmd_cups_left, NULL);
}

static bool cmd_cups_ask(struct session *s, const struct cmd_args *args, struct buf *question)
{
    if (!args->word[0] || strcasecmp(args->word[0], "leave") != 0)
        return false;
    const struct cup *cup = cmd_cups_meant(s, args->word[1]);
    if (!cup || cup->state != CUP_RUNNING || !cup_has(cup, s->person))
        return false;
    buf_printf(question,
               cup->words.entry > 0
                   ? tr("Cup %jd has begun. If you leave, you get no more tables in it, and your "
                        "entry stays in.")
                   : tr("Cup %jd has begun. If you leave, you get no more tables in it."),
               cup->number);
    return true;
}

/* ---- Taking back one's own cup ---- */

static void cmd_cups_taken_back(void *errand, const struct cup *cup UNUSED, enum cups_answer answer)
{
    const struct cup_errand *e = errand;
    errand_answered(errand, answer == CUPS_DONE,
                    answer == CUPS_NO
                        ? N_("Somebody has just joined cup %jd, so it is held.")
                        : N_("Cup %jd could not be called off now. Try again in a moment."),
                    e->number);
}

static void cmd_cups_take_back(struct session *s, const char *typed)
{
    const struct cup *cup, *own = NULL;
    for (size_t i = 0; (cup = cups_each(s->lobby, &i));)
        if (cup->opener == s->person && (!typed || cup->number == cmd_cups_number_of(typed)))
            own = cup;
    if (!own || s->person == 0) {
        session_say(s, "You have opened no such cup. Type `cups` to see those that there are.");
    } else if (own->state != CUP_COMING || cup_in(own) > cup_has(own, s->person)) {
        session_say(s, "Others are in cup %jd, so only the staff can end it.", own->number);
    } else {
        struct cup_errand *e = cmd_cups_errand_for(s, own->number);
        errand_keep_answer(e, "Cup %jd is called off.", own->number);
        cups_act(s->lobby, own->number, CUP_CALLED, s->person, "", e, cmd_cups_taken_back, NULL);
    }
}

/* ---- Watching ---- */

/* Watches a table of a cup: the cup with this number; or the person's own if it is running, else
 * the first one that is. */
static void cmd_cups_watch(struct session *s, const char *typed)
{
    const struct cup *cup = cmd_cups_meant(s, typed);
    for (size_t i = 0; !typed && (!cup || cup->state != CUP_RUNNING);)
        if (!(cup = cups_each(s->lobby, &i)))
            break;
    if (!cup && !typed)
        session_say(s, "No cup is running. Type `cups` to see those that are coming.");
    else if (!cup || cup->state != CUP_RUNNING)
        session_say(s, "That cup is not running. Type `cups` to see those that are.");
    else if (cup->words.form == CUP_DUPLICATE)
        session_say(s, "Others play the same cards, so nobody watches a table of a duplicate.");
    else
        cmd_watch_liveliest(s, cup->number);
}

/* ---- Opening ---- */

static void cmd_cups_opened(void *errand, const struct cup *cup UNUSED, enum cups_answer answer)
{
    errand_answered(errand, answer == CUPS_DONE,
                    "The cup could not be stored now, so it is not open. Try again in a moment.");
}

static void cmd_cups_open_judged(void *arg, enum store_status status, void *kept)
{
    struct cup_errand *e = arg;
    struct session *s = errand_read(e, status);
    if (!s)
        return;
    if (leaver_points(kept, clock_wall(s->lobby->deps.clock)) != 0) {
        session_say(s, "You left ranked games lately, so you cannot open a cup now.");
        errand_end(e);
        return;
    }
    int64_t number = cups_open(s->lobby, s->person, "", &e->words, e->start_ms, e, cmd_cups_opened);
    errand_keep_answer(
        e,
        "Cup %jd is open. You are not in it yourself yet: `cup join %jd`. Tell others of "
        "it on a channel. Until somebody joins, `cup cancel` takes it back.",
        number, number);
}

static void cmd_cups_new_words(struct session *s, const char *text)
{
    struct cup_words words;
    char why[400];
    const struct cup *cup;
    int open = 0;
    if (s->kind != PERSON_ACCOUNT) {
        session_say(s, "Cups are opened by accounts. Type `register` to keep your name.");
        return;
    }
    const char *no = cup_words_read(text ? text : "", &words, why, sizeof(why));
    if (no) {
        session_say(s, "%s", no);
        return;
    }
    if (words.title[0] != '\0' && !channel_shown(s, channel_name(CHANNEL_LOBBY), words.title))
        return;
    for (size_t i = 0; (cup = cups_each(s->lobby, &i)) && s->role == STORE_PLAYER;) {
        open += cup->opener != 0;
        if (cup->opener == s->person) {
            session_say(s,
                        "You have opened cup %jd, which is not over. You can have one cup open at "
                        "a time. If nobody has joined, `cup cancel` takes it back.",
                        cup->number);
            return;
        }
    }
    if (open >= OPEN_MAX) {
        session_say(s,
                    "Players have opened %d cups that are not over, which is the most. Type `cups` "
                    "and join one of them.",
                    open);
        return;
    }
    struct cup_errand *e = cmd_cups_errand_for(s, 0);
    cup_words_utc(&words, session_east(s));
    e->words = words;
    e->start_ms = cup_words_start(&words, clock_wall(s->lobby->deps.clock));
    store_reads(s->lobby->deps.store, &leaver_reads, &(struct leaver_kept){.account = s->person},
                cmd_cups_open_judged, e);
}

/* ---- Inviting ---- */

static void cmd_cups_invited(void *errand, const struct cup *cup UNUSED, enum cups_answer answer)
{
    const struct cup_errand *e = errand;
    errand_answered(errand, answer == CUPS_DONE,
                    "Nobody was invited: cup %jd takes nobody any more, or the server could not "
                    "store that. Type `cups` to see which cups wait for players.",
                    e->number);
}

static void cmd_cups_invite_found(void *arg, enum store_status status,
                                  const struct store_account *account)
{
    struct cup_errand *e = arg;
    struct session *s = errand_read(e, status);
    const struct cup *cup = s ? cups_find(s->lobby, e->number) : NULL;
    if (!s)
        return;
    if (status != STORE_OK) {
        session_say(s, "There is no account %s.", e->name);
        errand_end(e);
    } else if (cup && cup_invites(cup, account->id)) {
        session_say(s, "%s may join cup %jd already.", account->name, e->number);
        errand_end(e);
    } else {
        errand_keep_answer(e, "%s may join cup %jd now.", account->name, e->number);
        cups_act(s->lobby, e->number, CUP_INVITED, account->id, "", e, cmd_cups_invited, NULL);
    }
}

static void cmd_cups_invite(struct session *s, const char *text)
{
    char number[16], name[STORE_NAME_MAX];
    text = text ? text : "";
    cmd_word_take(&text, number, sizeof(number));
    utf8_copy(text, name, sizeof(name));
    const struct cup *cup = cups_find(s->lobby, cmd_cups_number_of(number));
    if (name[0] == '\0') {
        session_say(s, "Type `cup invite`, the number of your cup, and a name.");
    } else if (!cup || cup->opener != s->person) {
        session_say(s, "Cup %s is not one that you have opened.", number);
    } else if (!cup->words.invited) {
        session_say(s,
                    "Anybody may join cup %jd: invitations are for cups opened with the word "
                    "`invited`. Type `tell %s` and your words to ask them to come.",
                    cup->number, name);
    } else {
        struct cup_errand *e = cmd_cups_errand_for(s, cup->number);
        utf8_copy(name, e->name, sizeof(e->name));
        store_account_by_name(s->lobby->deps.store, name, false, cmd_cups_invite_found, e);
    }
}

/* ---- The command ---- */

static void cmd_cups_run(struct session *s, const struct cmd_args *args)
{
    static const struct {
        const char *word;
        void (*run)(struct session *session, const char *typed);
    } parts[] = {{"record", cmd_cups_record}, {"join", cmd_cups_join},
                 {"leave", cmd_cups_leave},   {"cancel", cmd_cups_take_back},
                 {"watch", cmd_cups_watch},   {"new", cmd_cups_new_words},
                 {"invite", cmd_cups_invite}};
    const char *what = args->word[0] ? args->word[0] : "", *text = args->word[1];
    const int64_t number = cmd_cups_number_of(what);
    enum cup_shows shows = strcasecmp(what, "standings") == 0 ? CUP_SHOWS_STANDINGS
                           : strcasecmp(what, "seed") == 0    ? CUP_SHOWS_SEED
                                                              : CUP_SHOWS_ALL;
    bool reads =
        what[0] == '\0' || number != 0 || shows != CUP_SHOWS_ALL || strcasecmp(what, "record") == 0;
    size_t part = 0;
    while (part < sizeof(parts) / sizeof(parts[0]) && strcasecmp(what, parts[part].word) != 0)
        part++;
    if (!reads && s->person == 0) {
        session_fail(s, "Log in first: `ssh room cup N` only shows a cup.");
    } else if (number != 0 && text && strcasecmp(text, "link") == 0) {
        cmd_say_ways(s, "cup", "cup", number);
    } else if (number != 0) {
        cup_show(s, number, CUP_SHOWS_ALL);
    } else if (what[0] == '\0' || shows != CUP_SHOWS_ALL) {
        const struct cup *cup = cmd_cups_meant(s, text);
        if (cup || cmd_cups_number_of(text) != 0)
            cup_show(s, cup ? cup->number : cmd_cups_number_of(text), shows);
        else if (what[0] == '\0')
            cups_show(s, args);
        else if (text)
            session_fail(s, "There is no cup %s. Type `cups` to see those that there are.", text);
        else
            session_fail(s, "Which cup? Type its number, too; `cups` lists them.");
    } else if (part < sizeof(parts) / sizeof(parts[0])) {
        parts[part].run(s, text);
    } else if (!cmd_cup_act(s, args)) {
        session_say(s,
                    "There is no command `cup %s`. To get out of a cup, type `cup leave` and its "
                    "number, and `cup cancel` to take back your own; `help cups` tells what else "
                    "there is.",
                    what);
    }
}

const struct command cup_commands[] = {
    {"cups", cups_show, N_("contests of many tables that are coming, running and over"),
     .where = CMD_ANY | CMD_ONESHOT},
    {"cup", cmd_cups_run,
     N_("one cup: `cup N`, `cup N link`, `cup join N`, `cup leave N`, `cup new GAME FORM words`"),
     .shortest = "cup", .pattern = "[WHAT] [TEXT]", .where = CMD_ANY | CMD_ONESHOT,
     .ask = cmd_cups_ask},
    {NULL}};
