/*
 * See filter.h. Filters are few and are all in memory. A line is folded once for all of them. If
 * several filters find something, the sternest of mute, hold and report is carried out. If the line
 * is sent all the same, it also gets the stars. On lines of the staff only filters with stars act.
 */
#include "filter.h"

#include "audit.h"
#include "log.h"
#include "moderation.h"
#include "network.h"
#include "session.h"
#include "session_hooks.h"
#include "sieve.h"
#include "span.h"

enum {
    TELL_STAFF_MS = 10000,       /* the least time between two lines to the staff about held
                                    lines */
    REPORT_EACH_MS = 10 * 60000, /* the least time between two reports about one person */
    REPORTED_MAX = 64
};

struct filter {
    struct store_filter kept;
    struct sieve *sieve;
    bool over; /* the log has been told that its pattern was given up */
};

struct filters {
    struct filter list[FILTERS_MAX];
    int n;
    int64_t last; /* the highest number so far */
    struct filter_held held[FILTER_HELD_MAX];
    int nheld;
    int64_t held_last;
    int64_t told_ms; /* mono ms of the last line to the staff; 0: none */
    struct {
        int64_t person, at;   /* mono ms */
    } reported[REPORTED_MAX]; /* a ring */
    unsigned next;
};

static void filter_held_remove(struct filters *f, int i)
{
    free(f->held[i].text);
    XREMOVE(f->held, f->nheld, i);
}

/* ---- The part ---- */

static void filters_end(struct lobby *lobby)
{
    struct filters *f = lobby->filters;
    while (f->nheld > 0)
        filter_held_remove(f, f->nheld - 1);
    for (int i = 0; i < f->n; i++)
        sieve_free(&f->list[i].sieve);
}

void filter_add(struct lobby *lobby, const struct store_filter *kept, struct sieve *sieve)
{
    struct filters *f = lobby->filters;
    int at = f->n;
    if (at == FILTERS_MAX) { /* two members of the staff added the last one at the same time */
        sieve_free(&sieve);
        return;
    }
    while (at > 0 && f->list[at - 1].kept.number > kept->number)
        at--;
    memmove(f->list + at + 1, f->list + at, (size_t)(f->n - at) * sizeof(*f->list));
    f->list[at] = (struct filter){.kept = *kept, .sieve = sieve};
    f->n++;
    f->last = kept->number > f->last ? kept->number : f->last;
}

static void filter_read(void *arg, const struct store_filter *kept)
{
    struct lobby *lobby = ((struct load *)arg)->errand.lobby;
    char why[256];
    struct sieve *sieve =
        lobby->filters->n < FILTERS_MAX ? sieve_new(kept->what, why, sizeof(why)) : NULL;
    if (sieve)
        filter_add(lobby, kept, sieve);
    else
        log_warn("filter", "not taken number=%jd what=%s", kept->number, kept->what);
}

static void filters_load(struct lobby *lobby)
{
    store_list(lobby->deps.store, STORE_RECORD_FILTER, FILTERS_MAX, filter_read, load_end,
               load_new(lobby, "filter"));
}

const struct lobby_part filter_part = {LOBBY_SLOT(filters), .load = filters_load,
                                       .end = filters_end};

/* ---- The filters ---- */

const struct store_filter *filter_at(const struct lobby *lobby, int i, const struct sieve **sieve)
{
    const struct filters *f = lobby->filters;
    if (i >= f->n)
        return NULL;
    if (sieve)
        *sieve = f->list[i].sieve;
    return &f->list[i].kept;
}

int64_t filter_number(struct lobby *lobby)
{
    return ++lobby->filters->last;
}

void filter_drop(struct lobby *lobby, int64_t number)
{
    struct filters *f = lobby->filters;
    for (int i = 0; i < f->n; i++) {
        if (f->list[i].kept.number != number)
            continue;
        sieve_free(&f->list[i].sieve);
        XREMOVE(f->list, f->n, i);
        return;
    }
}

/* Does what sieve_find does. A pattern that was given up counts as not found, and the first time is
 * logged. */
static bool filter_finds(struct filter *filter, struct sieve_text *text, uint8_t *mark)
{
    bool found = sieve_find(filter->sieve, text, mark);
    if (sieve_over(text) && !filter->over) {
        filter->over = true;
        log_warn("filter", "given up on a line, takes too long number=%jd what=%s",
                 filter->kept.number, filter->kept.what);
    }
    return found;
}

bool filter_forbids(struct lobby *lobby, const char *name)
{
    struct sieve_text *text = sieve_fold(name, NULL, lobby->filters->n);
    bool found = false;
    for (int i = 0; !found && i < lobby->filters->n; i++)
        found = filter_finds(&lobby->filters->list[i], text, NULL);
    sieve_text_free(&text);
    return found;
}

/* ---- What is done with a line ---- */

static void filter_held_old(struct lobby *lobby)
{
    struct filters *f = lobby->filters;
    while (f->nheld > 0 && clock_wall(lobby->deps.clock) - f->held[0].at_ms > FILTER_HELD_MS)
        filter_held_remove(f, 0);
}

static void filter_line_hold(struct session *from, const struct channel_place *place,
                             int64_t number, const char *text)
{
    struct filters *f = from->lobby->filters;
    int mine = 0;
    filter_held_old(from->lobby);
    for (int i = 0; i < f->nheld; i++)
        mine += f->held[i].person == from->person;
    if (f->nheld == FILTER_HELD_MAX || mine == FILTER_HELD_EACH) {
        session_say(from, "Your line wasn't sent, because too many are waiting for the staff "
                          "already. Try again later.");
        return;
    }
    struct filter_held *held = &f->held[f->nheld++];
    *held = (struct filter_held){.number = ++f->held_last,
                                 .at_ms = clock_wall(from->lobby->deps.clock),
                                 .person = from->person,
                                 .filter = number,
                                 .place = *place,
                                 .text = xstrdup(text)};
    memcpy(held->name, from->name, sizeof(held->name));
    session_say(from, "Your line waits until somebody on the staff has read it. You'll be told.");
    int64_t now = clock_mono(from->lobby->deps.clock);
    if (f->told_ms != 0 && now - f->told_ms < TELL_STAFF_MS)
        return;
    f->told_ms = now;
    lobby_tell_staff(from->lobby, 0, N_("!! A line of %s waits, %d in all. Type `held`."),
                     from->name, f->nheld);
}

struct muting {
    struct errand errand;
    int64_t person;
    struct store_sanction mute;
};

/* Tells the person that the mute holds. If it could not be stored, only the line was kept back. */
static void filter_mute_stored(void *arg, enum store_status status)
{
    struct muting *m = arg;
    struct lobby *lobby = m->errand.lobby;
    struct session *s = lobby_by_person(lobby, m->person);
    BUF_LOCAL why = {0};
    if (status == STORE_OK && s) {
        SESSION_SPEAKS(s);
        moderation_sentence(lobby->moderation, &m->mute, &why);
        session_say(s, "%s", buf_text(&why));
    }
    errand_end(m);
}

/* Mutes somebody. A guest is muted by their network, as the staff's act does it; if their address
 * has none, only the line is kept back. */
static void filter_line_mute(struct session *from, const struct store_filter *filter)
{
    struct lobby *lobby = from->lobby;
    struct store_sanction mute = {.kind = STORE_MUTE,
                                  .until_ms = clock_wall(lobby->deps.clock) + filter->span_ms};
    struct store_audit audit;
    char detail[STORE_TEXT_MAX];
    session_say(from,
                "Your line wasn't sent, because it contains something that isn't wanted here.");
    utf8_copy(AUDIT_ROOM, mute.by, sizeof(mute.by));
    utf8_printf(mute.reason, sizeof(mute.reason), "filter %jd", filter->number);
    utf8_printf(mute.name, sizeof(mute.name), "%s", from->name);
    if (from->kind == PERSON_ACCOUNT)
        mute.account = from->person;
    else if (!network_subscriber_text(from->facts.address, mute.address, sizeof(mute.address)))
        return;
    int before = tongue_use(TONGUE_ENGLISH);
    utf8_printf(detail, sizeof(detail), "for %s: %s", SPAN(filter->span_ms), mute.reason);
    tongue_use(before);
    audit_fill(lobby, AUDIT_ROOM, &audit, "mute", from->name, detail);
    store_attach(lobby->deps.store, &(struct store_attached){.audit = &audit});
    struct muting *m = errand_new(lobby, NULL, sizeof(*m));
    m->person = from->person;
    moderation_put(lobby->moderation, &mute, 1, filter_mute_stored, m);
    m->mute = mute;
}

static void filter_line_report(struct session *from, const struct store_filter *filter,
                               const char *text)
{
    struct filters *f = from->lobby->filters;
    int64_t now = clock_mono(from->lobby->deps.clock);
    for (int i = 0; i < REPORTED_MAX; i++)
        if (f->reported[i].person == from->person && now - f->reported[i].at < REPORT_EACH_MS)
            return;
    f->reported[f->next].person = from->person;
    f->reported[f->next].at = now;
    f->next = (f->next + 1) % REPORTED_MAX;
    from->lobby->hooks->filtered(from, filter->number, text);
}

/* Puts stars in the place of the marked characters. */
static void filter_line_star(const uint8_t *mark, char *text)
{
    char *to = text;
    for (size_t i = 0; text[i] != '\0'; i++) {
        bool inside = ((unsigned char)text[i] & 0xC0) == 0x80; /* not a character's first byte */
        if (!mark[i])
            *to++ = text[i];
        else if (!inside)
            *to++ = '*';
    }
    *to = '\0';
}

bool filter_line(struct session *from, const struct channel_place *place, char *text)
{
    struct filters *f = from->lobby->filters;
    const struct store_filter *first[FILTER_REPORT + 1] = {NULL};
    const bool staff = from->role >= STORE_MODERATOR;
    if (f->n == 0 || place->how == SAID_PHRASE)
        return true;
    struct sieve_text *folded = sieve_fold(text, from->lobby->deps.conf.host, f->n);
    FREED uint8_t *mark = xcalloc(strlen(text) + 1, 1);
    for (int i = 0; i < f->n; i++) {
        struct filter *filter = &f->list[i];
        bool star = filter->kept.action == FILTER_STAR;
        if (filter_finds(filter, folded, star ? mark : NULL) && !first[filter->kept.action])
            first[filter->kept.action] = &filter->kept;
    }
    sieve_text_free(&folded);
    bool goes = true;
    if (first[FILTER_MUTE] && !staff) {
        filter_line_mute(from, first[FILTER_MUTE]);
        goes = false;
    } else if (first[FILTER_HOLD] && !staff && place->tell) {
        session_say(from,
                    "Your line wasn't sent, because it contains something that isn't wanted here.");
        goes = false;
    } else if (first[FILTER_HOLD] && !staff) {
        filter_line_hold(from, place, first[FILTER_HOLD]->number, text);
        goes = false;
    } else if (first[FILTER_REPORT] && !staff && !place->tell) {
        filter_line_report(from, first[FILTER_REPORT], text);
    }
    if (goes && first[FILTER_STAR]) {
        filter_line_star(mark, text);
        session_say(from, "What isn't wanted here was starred out in your line.");
    }
    return goes;
}

/* ---- Lines that are held ---- */

const struct filter_held *filter_held_at(struct lobby *lobby, int i)
{
    filter_held_old(lobby);
    return i < lobby->filters->nheld ? &lobby->filters->held[i] : NULL;
}

const char *filter_held_decide(struct lobby *lobby, int64_t number, bool release)
{
    struct filters *f = lobby->filters;
    const char *why = NULL;
    int i = 0;
    filter_held_old(lobby);
    while (i < f->nheld && f->held[i].number != number)
        i++;
    if (i == f->nheld)
        return "No line of that number is held.";
    struct session *from = lobby_by_person(lobby, f->held[i].person);
    if (from && release) {
        session_say(from, "The staff has let your line through.");
        channel_send(from, &f->held[i].place, f->held[i].text);
    } else if (from) {
        session_say(from, "The staff has not let your line through: %s", f->held[i].text);
    } else if (release) {
        why = "Its author has left, so it was dropped.";
    }
    filter_held_remove(f, i);
    return why;
}
