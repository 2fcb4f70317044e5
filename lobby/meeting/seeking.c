/*
 * Seeks of sessions, and the tables that form of them. See seeking.h.
 */
#include "seeking.h"

#include <inttypes.h>
#include <stdio.h>
#include <sys/param.h>

#include "alone.h"
#include "gmcp_meeting.h"
#include "leaderboard.h"
#include "mix.h"
#include "moderation.h"
#include "screen.h"
#include "session.h"
#include "social.h"
#include "span.h"
#include "wanted.h"

enum {
    CHANGES = 40, /* how many changed seeks clients are told one by one */
    TICK_MS = 1000,
    RETRIED = 5,      /* how many seeks, in turn, are looked at again in a tick */
    MET_MOST = 50000, /* how many pairs of people that have met today are remembered */
    DAY_MS = 86400000,
    ANNOUNCED_BURST = 10 /* announcements at once; then one a second */
};

LIST_HEAD(forming_list, forming);

struct seeking {
    struct forming_list forming;
    struct timer step, tick;
    int32_t retried; /* number of the seek that was looked at again last */
    /* How many games each pair of people has begun together on the UTC day met_day, by a hash of
     * the pair. */
    struct map met;
    int64_t met_day;
    struct bucket announcements;
    /* The changes that clients have not been told yet: numbers of seeks, and whether there are
     * more. */
    int32_t changed[CHANGES];
    int nchanged;
    bool more_changed;
    struct timer tells;
};

/* ---- What is asked of people ---- */

static uint64_t seeking_met_key(int64_t a, int64_t b)
{
    const int64_t both[] = {a < b ? a : b, a < b ? b : a};
    return mix_bytes(1, (const char *)both, sizeof(both));
}

static struct seek_pair seeking_pair_of(void *arg, int64_t of, int64_t other)
{
    struct lobby *lobby = arg;
    const struct seeking *k = lobby->seeking;
    const struct session *s = lobby_by_person(lobby, of);
    bool today = k->met_day == clock_wall(lobby->deps.clock) / DAY_MS;
    struct seek_pair pair = {.met = today ? map_number(&k->met, seeking_met_key(of, other)) : 0};
    if (s && s->ties) {
        pair.friend = social_with(s, TIE_FRIEND, other);
        pair.ignored = social_with(s, TIE_IGNORED, other);
    }
    return pair;
}

static bool seeking_is_free(void *arg, const struct seek *seek)
{
    struct lobby *lobby = arg;
    const struct session *s = lobby_by_person(lobby, seek->person);
    return s && s->state == SESSION_IN && s->table_command == 0 && !s->dialogue &&
           tables_callable(lobby->tables, seek->person);
}

static bool seeking_is_barred(void *arg, const struct seek *seek, int64_t bet)
{
    struct lobby *lobby = arg;
    const struct session *s = lobby_by_person(lobby, seek->person);
    return (s && s->account.chips < bet) ||
           moderation_of(lobby->moderation, STORE_BAR, seek->person);
}

static void seeking_step_soon(struct lobby *lobby);

/* ---- For clients that draw (GMCP) ---- */

static void seeking_changes_tell(void *arg)
{
    struct lobby *lobby = arg;
    struct seeking *k = lobby->seeking;
    BUF_LOCAL put = {0}, gone = {0};
    for (int i = 0; i < k->nchanged; i++) {
        const struct seek *seek = seeks_numbered(lobby->seeks, k->changed[i]);
        buf_puts(seek ? &put : &gone, (seek ? put.len : gone.len) > 0 ? "," : "");
        if (seek)
            gmcp_put_seek(&put, seek);
        else
            buf_printf(&gone, "%d", (int)k->changed[i]);
    }
    if (!k->more_changed)
        gmcp_seeks_changed(lobby, buf_text(&put), buf_text(&gone));
    else
        SESSIONS_EACH (s, lobby)
            gmcp_seeks(s);
    k->nchanged = 0;
    k->more_changed = false;
}

/* Notes that the seek of this number is new or gone. Clients are told at most once a second. */
static void seeking_change(struct lobby *lobby, int32_t number)
{
    struct seeking *k = lobby->seeking;
    for (int i = 0; i < k->nchanged; i++)
        if (k->changed[i] == number)
            return;
    if (k->nchanged < CHANGES)
        k->changed[k->nchanged++] = number;
    else
        k->more_changed = true;
    if (!timer_is_set(&k->tells))
        timer_set(lobby->timers, &k->tells, TICK_MS, seeking_changes_tell, lobby);
}

static void seeking_seek_end(struct lobby *lobby, struct seek *seek)
{
    seeking_change(lobby, seek->number);
    seeks_drop(lobby->seeks, seek);
}

/* ---- Forming (ME-D3) ---- */

static void seeking_forming_tell(struct forming *f)
{
    for (int i = 0; i < f->n; i++) {
        struct session *s = lobby_by_person(f->lobby, f->person[i]);
        if (s)
            gmcp_forming(s);
    }
}

static void seeking_forming_free(struct forming *f)
{
    for (int i = 0; i < f->n; i++) {
        struct seek *seek = seeks_of(f->lobby->seeks, f->person[i]);
        struct session *s = lobby_by_person(f->lobby, f->person[i]);
        if (seek && seek->forming == f)
            seek->forming = NULL;
        if (s)
            screen_due(s);
    }
    timer_cancel(f->lobby->timers, &f->timer);
    LIST_REMOVE(f, link);
    seeking_forming_tell(f);
    free(f);
}

/* Writes who would play with the person at `to`: "bob and carol". */
static void seeking_put_others(const struct forming *f, int to, struct buf *out)
{
    for (int i = 0, n = 0; i < f->n; i++)
        if (i != to)
            buf_printf(out, "%s%s", n++ == 0 ? "" : n == f->n - 1 ? tr(" and ") : ", ", f->name[i]);
}

/* Why a table could not be formed: what one of its people did. */
enum forming_why { END_LATE, END_NO, END_GONE, END_ELSE, END_CANNOT };

static void seeking_tell_end(struct session *s, const char *name, enum forming_why how)
{
    session_say(s,
                how == END_LATE   ? N_("%s did not answer, so no table forms.")
                : how == END_NO   ? N_("%s said no, so no table forms.")
                : how == END_GONE ? N_("%s is no longer here, so no table forms.")
                : how == END_ELSE ? N_("%s seeks something else now, so no table forms.")
                                  : N_("%s cannot sit down now, so no table forms."),
                name);
    session_say(s, "Your seek goes on.");
}

/* Ends the forming of a table. The people with bits in `who` are the reason, and lose their seeks.
 * The others keep theirs. */
static void seeking_forming_end(struct forming *f, unsigned who, enum forming_why how)
{
    struct lobby *lobby = f->lobby;
    const int first = __builtin_ctz(who);
    for (int i = 0; i < f->n; i++) {
        struct session *s = lobby_by_person(lobby, f->person[i]);
        struct seek *seek = seeks_of(lobby->seeks, f->person[i]);
        bool loses = (who >> i & 1) != 0;
        if (seek)
            seek->forming = NULL;
        if (s && !loses)
            seeking_tell_end(s, f->name[first], how);
        if (seek && !loses)
            seeks_again(lobby->seeks, seek);
        else if (seek)
            seeking_seek_end(lobby, seek);
        if (s && loses) {
            s->seek_out_until = clock_mono(lobby->deps.clock) + SEEKS_OUT_MS;
            session_ticket(s);
        }
    }
    seeking_forming_free(f);
    seeking_step_soon(lobby);
}

/* Seats everybody, once all have said `yes`. */
static void seeking_forming_seat(struct forming *f)
{
    struct lobby *lobby = f->lobby;
    struct person who[GAME_SEATS_MAX];
    char options[80];
    /* Seconds for a turn at this pace; 0: what the room's setting says. */
    const int seconds = f->trial.pace == FORMULA_FAST   ? 15
                        : f->trial.pace == FORMULA_SLOW ? 120
                                                        : 0;
    int at;
    for (int i = 0; i < f->n; i++) {
        const struct session *s = lobby_by_person(lobby, f->person[i]);
        if (!s) {
            seeking_forming_end(f, 1u << i, END_GONE);
            return;
        }
        who[i] = session_person(s);
    }
    size_t len = utf8_printf(options, sizeof(options), "seats=%d %s", f->n,
                             f->trial.ranked ? "ranked" : "friendly");
    if (f->trial.bet > 0)
        len += utf8_printf(options + len, sizeof(options) - len, " bet=%d", (int)f->trial.bet);
    if (seconds > 0)
        utf8_printf(options + len, sizeof(options) - len, " clock=%d", seconds);
    const char *game = game_registry[f->trial.game]->id;
    if (!tables_form(lobby->tables, game, options, who, f->n, &at)) {
        seeking_forming_end(f, 1u << (at < 0 ? f->n - 1 : at), END_CANNOT);
        return;
    }
    for (int i = 0; i < f->n; i++) {
        struct session *s = lobby_by_person(lobby, f->person[i]);
        session_say(s, "Everybody has said `yes`: the table is yours.");
        alone_say_kept(s);
    }
    seeking_forming_free(f);
}

static void seeking_forming_over(void *arg)
{
    struct forming *f = arg;
    unsigned late = ((1u << f->n) - 1) & ~f->said;
    for (int i = 0; i < f->n; i++) {
        struct session *s = lobby_by_person(f->lobby, f->person[i]);
        if (s && (late >> i & 1) != 0)
            session_say(s, "The 20 seconds are over, so your seek has ended. Type `seek` to put "
                           "it up again.");
    }
    seeking_forming_end(f, late, END_LATE);
}

static void seeking_forming_ask(struct forming *f, int at, struct session *s)
{
    SESSION_SPEAKS(s);
    BUF_LOCAL others = {0}, terms = {0};
    bool confirm = s->confirm && clock_mono(f->lobby->deps.clock) <= s->confirm_until;
    seeking_put_others(f, at, &others);
    buf_puts(&terms, f->trial.ranked ? tr("ranked") : tr("friendly"));
    if (f->trial.bet > 0)
        buf_printf(&terms, tr(", bet %d"), (int)f->trial.bet);
    if (f->trial.pace == FORMULA_FAST)
        buf_puts(&terms, tr(", fast"));
    else if (f->trial.pace == FORMULA_SLOW)
        buf_puts(&terms, tr(", slow"));
    session_keep(&s->confirm, NULL);
    session_ring(s);
    if (confirm)
        session_say(s, "The question before this one has ended, and nothing was done.");
    session_say(s, "!! A table forms: %s with %s, %s. Type `yes` within 20 seconds, or `no`.",
                game_registry[f->trial.game]->title, buf_text(&others), buf_text(&terms));
    screen_due(s);
}

static void seeking_forming_begin(struct lobby *lobby, const struct seek_group *group)
{
    struct forming *f = xcalloc(1, sizeof(*f));
    f->lobby = lobby;
    f->trial = group->trial;
    f->n = group->n;
    f->until = clock_mono(lobby->deps.clock) + SEEKING_ASK_MS;
    LIST_INSERT_HEAD(&lobby->seeking->forming, f, link);
    timer_set(lobby->timers, &f->timer, SEEKING_ASK_MS, seeking_forming_over, f);
    for (int i = 0; i < f->n; i++) {
        group->member[i]->forming = f;
        f->person[i] = group->member[i]->person;
        utf8_copy(group->member[i]->name, f->name[i], sizeof(f->name[i]));
    }
    for (int i = 0; i < f->n; i++) {
        struct session *s = lobby_by_person(lobby, f->person[i]);
        if (s)
            seeking_forming_ask(f, i, s);
    }
    seeking_forming_tell(f);
}

struct forming *seeking_asks(const struct session *s)
{
    const struct seek *seek = seeks_of(s->lobby->seeks, s->person);
    return seek ? seek->forming : NULL;
}

int seeking_seconds(const struct forming *f)
{
    return (int)((f->until - clock_mono(f->lobby->deps.clock) + 999) / 1000);
}

static int seeking_forming_place(const struct forming *f, int64_t person)
{
    int i = 0;
    while (i < f->n && f->person[i] != person)
        i++;
    return i;
}

bool seeking_answer(struct session *s, bool yes)
{
    struct forming *f = seeking_asks(s);
    if (!f)
        return false;
    int at = seeking_forming_place(f, s->person), left = 0;
    if (!yes) {
        session_say(s, "You said no, so your seek has ended. Type `seek` to put it up again.");
        seeking_forming_end(f, 1u << at, END_NO);
        return true;
    }
    f->said |= 1u << at;
    BUF_LOCAL names = {0};
    for (int i = 0; i < f->n; i++)
        if ((f->said >> i & 1) == 0)
            buf_printf(&names, "%s%s", left++ > 0 ? ", " : "", f->name[i]);
    if (left > 0)
        session_say(s, "You are in. Waiting for %s.", buf_text(&names));
    screen_due(s);
    if (left > 0)
        seeking_forming_tell(f);
    else
        seeking_forming_seat(f);
    return true;
}

static bool seeking_alert(struct session *s, struct ui_screen *screen)
{
    const struct forming *f = seeking_asks(s);
    if (!f)
        return false;
    int at = seeking_forming_place(f, s->person);
    const char *title = game_registry[f->trial.game]->title;
    BUF_LOCAL others = {0}, asked = {0};
    seeking_put_others(f, at, &others);
    buf_printf(&asked, tr("%s with %s, %d s"), title, buf_text(&others),
               (int)((f->until - clock_mono(s->lobby->deps.clock) + 999) / 1000));
    ui_screen_question(screen, buf_text(&asked), title,
                       (f->said >> at & 1) != 0 ? "no" : "yes  no");
    return true;
}

/* ---- Slices and ticks ---- */

static void seeking_step(void *arg)
{
    struct lobby *lobby = arg;
    struct seek_group group;
    if (!lobby->synced) /* people of an earlier room may still come back */
        return;
    if (seeks_step(lobby->seeks, &group))
        seeking_forming_begin(lobby, &group);
    seeking_step_soon(lobby);
}

static void seeking_step_soon(struct lobby *lobby)
{
    struct seeking *k = lobby->seeking;
    if (seeks_waiting(lobby->seeks) && !timer_is_set(&k->step))
        timer_set(lobby->timers, &k->step, 0, seeking_step, lobby);
}

/* Whether the person sits at a table with other people. */
static bool seeking_with_others(const struct lobby *lobby, int64_t person)
{
    struct table_info info;
    int32_t table = tables_seat_of(lobby->tables, person);
    if (table == 0 || !tables_info(lobby->tables, table, &info))
        return false;
    for (int seat = 1; seat <= info.seats; seat++) {
        const struct person *p = &info.seat[seat].person;
        if (p->id != 0 && p->id != person && p->kind != PERSON_BOT)
            return true;
    }
    return false;
}

static void seeking_drop(struct lobby *lobby, struct seek *seek, const char *why)
{
    struct session *s = lobby_by_person(lobby, seek->person);
    struct forming *f = seek->forming;
    /* those who took this seek up and still wait are told */
    for (const struct seek *at = NULL; (at = seeks_next(lobby->seeks, at));) {
        struct session *to = at->after == seek->person ? lobby_by_person(lobby, at->person) : NULL;
        if (to && !seeking_with_others(lobby, at->person))
            session_say(to, "The seek of %s is over. Yours goes on; `unseek` ends it.", seek->name);
    }
    if (f)
        seeking_forming_end(f, 1u << seeking_forming_place(f, seek->person), END_GONE);
    else
        seeking_seek_end(lobby, seek);
    if (!s)
        return;
    if (why)
        session_say(s, "%s", tr(why));
    session_ticket(s);
    screen_due(s);
}

static const char with_others_words[] =
    N_("Your seek has ended, because you sit at a table with others. When you have left it, type "
       "`seek` to repeat it.");

/* Ends a seek if its time is up, or if its person has been gone for too long or sits with others.
 * False: the seek goes on. */
static bool seeking_end_due(struct lobby *lobby, struct seek *seek)
{
    int64_t now = clock_mono(lobby->deps.clock);
    if (seek->ends_ms <= now && !seek->forming)
        seeking_drop(lobby, seek,
                     N_("Your seek has ended, as its time is up. Type `seek` to repeat it."));
    else if (seek->gone_ms != 0 && now - seek->gone_ms >= SEEKING_GRACE_MS)
        seeking_drop(lobby, seek, NULL);
    else if (!seek->forming && seeking_with_others(lobby, seek->person))
        seeking_drop(lobby, seek, with_others_words);
    else
        return false;
    return true;
}

static void seeking_tick(void *arg)
{
    struct lobby *lobby = arg;
    struct seeking *k = lobby->seeking;
    int retried = 0;
    for (struct seek *seek = seeks_next(lobby->seeks, NULL), *next; seek; seek = next) {
        int64_t now = clock_mono(lobby->deps.clock);
        next = seeks_next(lobby->seeks, seek);
        if (seeking_end_due(lobby, seek)) {
            next = seeks_next(lobby->seeks, NULL); /* seeks after this one may be gone, too */
            continue;
        }
        bool again = seek->out_until != 0 && seek->out_until <= now;
        if (again)
            seek->out_until = 0;
        if (!again && seek->number > k->retried && retried < RETRIED) {
            retried++;
            k->retried = seek->number;
            again = true;
        }
        if (again)
            seeks_again(lobby->seeks, seek);
    }
    if (retried < RETRIED)
        k->retried = 0;
    seeking_step_soon(lobby);
    if (seeks_count(lobby->seeks) > 0)
        timer_set(lobby->timers, &k->tick, TICK_MS, seeking_tick, lobby);
}

/* ---- Putting up ---- */

void seeking_put_games(const struct seek_words *words, struct buf *out)
{
    int n = 0, all = game_count(), left = __builtin_popcount(words->games);
    if (left == all) {
        buf_puts(out, tr("any game"));
        return;
    }
    for (int i = 0; i < all; i++)
        if ((words->games >> i & 1) != 0) {
            left--;
            buf_printf(out, "%s%s",
                       n++ == 0    ? ""
                       : left == 0 ? tr(" or ")
                                   : ", ",
                       game_registry[i]->title);
        }
}

/* Fills in a seek with these words from what is known of the session. The caller frees the formulas
 * if it does not put the seek. */
static void seeking_seek_make(const struct session *s, const struct seek_words *words,
                              enum formula_conduct conduct, struct seek *out)
{
    const struct lobby *lobby = s->lobby;
    int64_t now = clock_mono(lobby->deps.clock);
    *out = (struct seek){.person = s->person,
                         .guest = s->kind != PERSON_ACCOUNT,
                         .conduct = conduct,
                         .words = *words,
                         .since_ms = now,
                         .ends_ms = now + words->for_ms,
                         .out_until = s->seek_out_until > now ? s->seek_out_until : 0};
    utf8_copy(s->name, out->name, sizeof(out->name));
    utf8_copy(s->facts.address, out->address, sizeof(out->address));
    formulas_read(&out->formulas, s->formula ? s->formula : "");
    if (!out->guest)
        out->age_days = (int32_t)((clock_wall(lobby->deps.clock) - s->account.created_ms) / DAY_MS);
    for (int i = 0; game_registry[i] && i < SEEK_GAMES_MAX; i++) {
        int games = 0; /* a guest has played none, and has the rating of the start */
        struct rating_micro rating =
            ratings_before(leaderboard_ratings(lobby->boards), game_registry[i]->id,
                           out->guest ? 0 : s->person, &games);
        out->rating[i] = (struct seek_rating){.shown = rating_shown(rating),
                                              .games = games,
                                              .provisional = games < RATINGS_PROVISIONAL};
    }
}

/* Whether the person of the session wants to hear of this seek. */
static bool seeking_hears(struct session *s, const struct seek *seek)
{
    const char *wants = s->settings.seeks;
    if (s->state != SESSION_IN || s->person == seek->person || strcmp(wants, "off") == 0 ||
        social_with(s, TIE_IGNORED, seek->person))
        return false;
    if (strcmp(wants, "auto") == 0)
        return session_table(s) == 0;
    if (strcmp(wants, "fitting") != 0)
        return true;
    struct seek_words words = {
        .games = seek->words.games, .pace = SEEK_PACE_ANY, .bet = seek->words.bet};
    struct seek own;
    seeking_seek_make(s, &words, FORMULA_GOOD, &own);
    bool fits = seeks_match(s->lobby->seeks, &own, seek, NULL);
    formulas_clear(&own.formulas);
    return fits;
}

static void seeking_announce(struct session *from, const struct seek *seek)
{
    struct lobby *lobby = from->lobby;
    int64_t now = clock_mono(lobby->deps.clock);
    wanted_note(from, seek->words.games);
    if (now < from->seek_quiet_until ||
        bucket_take(&lobby->seeking->announcements, now, ANNOUNCED_BURST, 1000, 1) > 0)
        return;
    from->seek_quiet_until = now + SEEKING_ANNOUNCE_MS;
    SESSIONS_EACH (s, lobby) {
        bool waits = wanted_waits(s, from, seek->words.games);
        if (!waits && !seeking_hears(s, seek))
            continue;
        if (waits)
            session_ring(s);
        SESSION_SPEAKS(s);
        BUF_LOCAL games = {0}, terms = {0};
        seeking_put_games(&seek->words, &games);
        seek_say(&seek->words, &terms);
        session_say(s, "%s seeks %s, %s. Type `seek %d` to play.", seek->name, buf_text(&games),
                    buf_text(&terms), (int)seek->number);
    }
}

/* Puts up the seek in place of the session's present one. */
static struct seek *seeking_put_it(struct session *s, const struct seek *made)
{
    struct seeking *k = s->lobby->seeking;
    const struct seek *old = seeks_of(s->lobby->seeks, s->person);
    if (old && old->forming)
        seeking_forming_end(old->forming, 1u << seeking_forming_place(old->forming, s->person),
                            END_ELSE);
    old = seeks_of(s->lobby->seeks, s->person); /* the old seek may have ended with the table */
    if (old)
        seeking_change(s->lobby, old->number);
    struct seek *seek = seeks_put(s->lobby->seeks, made);
    seeking_change(s->lobby, seek->number);
    BUF_LOCAL text = {0};
    seek_print(&made->words, &text);
    session_keep(&s->sought, buf_text(&text));
    if (!timer_is_set(&k->tick))
        timer_set(s->lobby->timers, &k->tick, TICK_MS, seeking_tick, s->lobby);
    screen_due(s);
    seeking_step_soon(s->lobby);
    return seek;
}

/* Whether the session may not seek now. If so, tells it why. `words`: what it seeks; NULL: it takes
 * up the seek of somebody else. */
static bool seeking_refused(struct session *s, const struct seek_words *words)
{
    const char *no = seeks_refusal(s->lobby->seeks, s->person, s->facts.address);
    if (seeking_with_others(s->lobby, s->person))
        no = N_("You sit at a table with others. Type `leave` before you seek a game.");
    else if (words && s->kind != PERSON_ACCOUNT && words->terms == SEEK_RANKED)
        no = N_("Guests cannot play ranked games. Type `friendly` in place of `ranked`, or "
                "`register` for an account.");
    else if (words && words->bet > 0 && s->account.chips < words->bet)
        no = N_("You do not have that many chips. Type `seek` with a smaller bet.");
    if (no)
        session_say(s, "%s", tr(no));
    return no;
}

void seeking_put(struct session *s, const struct seek_words *words, enum formula_conduct conduct)
{
    struct seek made;
    if (seeking_refused(s, words))
        return;
    seeking_seek_make(s, words, conduct, &made);
    struct seek *seek = seeking_put_it(s, &made);
    BUF_LOCAL games = {0}, terms = {0};
    seeking_put_games(words, &games);
    seek_say(words, &terms);
    session_say(s,
                "You seek %s, %s, for %s. Your seek is number %d. Meanwhile you can play with bots "
                "or watch; `unseek` ends it.",
                buf_text(&games), buf_text(&terms), SPAN(words->for_ms), (int)seek->number);
    if (seek->out_until != 0)
        session_say(s,
                    "You did not say `yes` to the last table, so you are not asked about another "
                    "one for %s.",
                    SPAN((seek->out_until - clock_mono(s->lobby->deps.clock) + 999) / 1000 * 1000));
    seeking_announce(s, seek);
}

void seeking_take(struct session *s, struct seek *theirs, enum formula_conduct conduct)
{
    struct lobby *lobby = s->lobby;
    struct seek_words words = theirs->words;
    struct seek_trial trial;
    struct seek made;
    words.rated = false;
    words.for_ms = SEEK_MS;
    if (theirs->person == s->person) {
        session_say(s, "That is your own seek. Type `unseek` to end it.");
        return;
    }
    if (s->kind != PERSON_ACCOUNT && words.terms == SEEK_EITHER)
        words.terms = SEEK_FRIENDLY;
    if (seeking_refused(s, NULL))
        return;
    seeking_seek_make(s, &words, conduct, &made);
    if (!seeks_match(lobby->seeks, &made, theirs, &trial)) {
        formulas_clear(&made.formulas);
        session_say(s,
                    "You and %s cannot be matched because of a rating, a formula, the bet or an "
                    "address that you share. Type `sought` to see the others.",
                    theirs->name);
        return;
    }
    int64_t other = theirs->person;
    struct seek *seek = seeking_put_it(s, &made); /* this may end a table that is forming */
    theirs = seeks_of(lobby->seeks, other);
    seek->after = other;
    session_say(s, "You take up the seek of %s. A table forms as soon as there are enough.",
                theirs->name);
    if (trial.seats == 2 && !theirs->forming && theirs->gone_ms == 0 && seek->out_until == 0 &&
        theirs->out_until == 0 && seeking_is_free(lobby, seek) && seeking_is_free(lobby, theirs))
        seeking_forming_begin(
            lobby, &(struct seek_group){.trial = trial, .n = 2, .member = {theirs, seek}});
}

bool seeking_forget(struct lobby *lobby, int64_t person)
{
    struct seek *seek = seeks_of(lobby->seeks, person);
    if (seek)
        seeking_drop(lobby, seek, NULL);
    return seek;
}

/* ---- The list ---- */

static int seeking_by_fit(const void *x, const void *y)
{
    const struct seeking_entry *a = x, *b = y;
    if (a->fits != b->fits)
        return a->fits ? -1 : 1;
    if (!a->seek != !b->seek)
        return a->seek ? -1 : 1;
    if (!a->seek)
        return a->table < b->table ? -1 : a->table > b->table;
    return a->seek->since_ms < b->seek->since_ms ? -1 : a->seek->since_ms > b->seek->since_ms;
}

int seeking_list(struct lobby *lobby, const struct session *s, const struct game_rules *game,
                 struct seeking_entry out[SEEKING_LIST])
{
    struct seek own = {.person = 0};
    struct table_info info;
    int n = 0;
    struct seek_words any = {.games = UINT16_MAX, .pace = SEEK_PACE_ANY};
    if (s)
        seeking_seek_make(s, &any, FORMULA_GOOD, &own);
    for (int32_t t = tables_next(lobby->tables, 0); t != 0 && n < SEEKING_LIST / 2;
         t = tables_next(lobby->tables, t)) {
        if (!tables_info(lobby->tables, t, &info) || !table_open_to(&info, s ? s->name : NULL) ||
            (game && info.rules != game))
            continue;
        bool fits = s && (!info.competitive || (!own.guest && info.bet <= s->account.chips));
        out[n++] = (struct seeking_entry){.table = t, .fits = fits};
    }
    for (const struct seek *seek = seeks_next(lobby->seeks, NULL); seek && n < SEEKING_LIST;
         seek = seeks_next(lobby->seeks, seek)) {
        if (game && (seek->words.games & wanted_bit(game)) == 0)
            continue;
        own.words.bet = seek->words.bet;
        bool fits = s && seek->gone_ms == 0 && seek->person != s->person &&
                    seeks_match(lobby->seeks, &own, seek, NULL);
        out[n++] = (struct seeking_entry){.seek = seek, .fits = fits};
    }
    formulas_clear(&own.formulas);
    qsort(out, (size_t)n, sizeof(*out), seeking_by_fit);
    return n;
}

int32_t seeking_quick(const struct session *s, const struct game_rules *game)
{
    struct seeking_entry entry[SEEKING_LIST];
    int n = seeking_list(s->lobby, s, game, entry), least, most;
    for (int i = 0; i < n && entry[i].fits; i++) {
        const struct seek *seek = entry[i].seek;
        for (int g = 0; seek && !seek->forming && game_registry[g]; g++)
            if ((!game || game_registry[g] == game) && (seek->words.games >> g & 1) != 0 &&
                seek_seats(&seek->words, g, &least, &most) && least == 2)
                return seek->number;
    }
    return 0;
}

/* ---- What happens to sessions ---- */

static void seeking_notice(struct session *s, const struct notice *notice,
                           const struct table_info *info)
{
    struct seeking *k = s->lobby->seeking;
    if (notice->kind != NOTICE_START && notice->kind != NOTICE_SAT)
        return;
    int64_t day = clock_wall(s->lobby->deps.clock) / DAY_MS;
    for (int seat = 1; notice->kind == NOTICE_START && info && seat <= info->seats; seat++) {
        const struct person *p = &info->seat[seat].person;
        /* each pair once: the notice comes to both */
        if (p->id <= s->person || p->kind == PERSON_BOT ||
            tables_seat_of(s->lobby->tables, s->person) != info->number)
            continue;
        if (day != k->met_day)
            map_free(&k->met);
        k->met_day = day;
        const uint64_t both = seeking_met_key(s->person, p->id);
        const int32_t met = map_number(&k->met, both);
        if (met != 0 || k->met.count < MET_MOST)
            map_number_set(&k->met, both, met + 1);
    }
    struct seek *seek = seeks_of(s->lobby->seeks, s->person);
    if (seek && seeking_with_others(s->lobby, s->person))
        seeking_drop(s->lobby, seek, notice->kind == NOTICE_SAT ? with_others_words : NULL);
}

static void seeking_off(struct session *s)
{
    struct seek *seek = seeks_of(s->lobby->seeks, s->person);
    if (seek)
        seek->gone_ms = MAX(clock_mono(s->lobby->deps.clock), 1); /* 0: it is not gone */
}

static void seeking_on(struct session *s, const struct lobby_coming *coming UNUSED)
{
    struct seek *seek = seeks_of(s->lobby->seeks, s->person);
    if (!seek || seek->gone_ms == 0)
        return;
    seek->gone_ms = 0;
    seeks_again(s->lobby->seeks, seek);
    session_say(s, "Your seek is still up. Type `unseek` to end it.");
    seeking_step_soon(s->lobby);
}

void seeking_changed(struct session *s)
{
    const struct seek *old = seeks_of(s->lobby->seeks, s->person);
    struct seek made;
    if (!old || old->forming)
        return;
    seeking_seek_make(s, &old->words, old->conduct, &made);
    made.number = old->number;
    made.since_ms = old->since_ms;
    made.ends_ms = old->ends_ms;
    seeking_put_it(s, &made);
}

/* ---- In the ticket ---- */

void seeking_write(const struct session *s, struct buf *out)
{
    const struct seek *seek = seeks_of(s->lobby->seeks, s->person);
    if (!seek)
        return;
    const struct clock *clock = s->lobby->deps.clock;
    int64_t ahead = clock_wall(clock) - clock_mono(clock);
    buf_printf(out, "%d %d %" PRId64 " %" PRId64 " ", (int)seek->number, (int)seek->conduct,
               seek->since_ms + ahead, seek->ends_ms + ahead);
    seek_print(&seek->words, out);
}

void seeking_read(struct session *s, const char *text)
{
    const struct clock *clock = s->lobby->deps.clock;
    int64_t ahead = clock_wall(clock) - clock_mono(clock), since, ends;
    int number, conduct, len = 0;
    struct seek_words words;
    char why[320];
    if (sscanf(text, "%d %d %" SCNd64 " %" SCNd64 " %n", &number, &conduct, &since, &ends, &len) <
            4 ||
        seek_parse(text + len, &words, why, sizeof(why)) || ends - ahead <= clock_mono(clock) ||
        ends - since > SEEK_MS_MAX || seeks_refusal(s->lobby->seeks, s->person, s->facts.address))
        return;
    if (conduct < FORMULA_POOR || conduct > FORMULA_GOOD)
        conduct = FORMULA_FAIR;
    struct seek made;
    seeking_seek_make(s, &words, (enum formula_conduct)conduct, &made);
    made.number = number;
    made.since_ms = since - ahead;
    made.ends_ms = ends - ahead;
    seeking_put_it(s, &made);
}

/* ---- The part ---- */

static void seeking_make(struct lobby *lobby)
{
    lobby->seeks = seeks_new(&(struct seeks_deps){.clock = lobby->deps.clock,
                                                  .exempt = &lobby->deps.conf.same_address_exempt,
                                                  .free = seeking_is_free,
                                                  .barred = seeking_is_barred,
                                                  .pair = seeking_pair_of,
                                                  .arg = lobby});
}

static void seeking_end_it(struct lobby *lobby)
{
    struct seeking *k = lobby->seeking;
    while (!LIST_EMPTY(&k->forming))
        seeking_forming_free(LIST_FIRST(&k->forming));
    seeks_free(&lobby->seeks);
    map_free(&k->met);
}

const struct lobby_part seeking_part = {
    LOBBY_SLOT(seeking), .make = seeking_make,     .end = seeking_end_it,  .on = seeking_on,
    .off = seeking_off,  .notice = seeking_notice, .alert = seeking_alert, .gmcp = gmcp_seeking};
