/*
 * Sends what people say to those who may hear it. A line of talk begins with its channel, so that
 * it cannot pass for a notice. The last lines are kept, for newcomers and for reports.
 */
#include "channel.h"

#include <ctype.h>
#include <stdio.h>

#include "filter.h"
#include "gmcp.h"
#include "gmcp_meeting.h"
#include "lockdown.h"
#include "moderation.h"
#include "once.h"
#include "session.h"
#include "social.h"
#include "unmark.h"

enum {
    HEARD_KEPT = 256, /* how many entries on what somebody has heard are kept */
    FRESH_MS = 120000 /* older lines are not shown unasked */
};

/* One line that was said. */
struct said {
    uint64_t number;  /* how many lines were said before it */
    int64_t at_ms;    /* wall clock */
    int64_t from, to; /* to: whom a tell is for; else 0 */
    /* The table at which it was said; 0: on a channel, or as a tell. */
    int32_t table;
    int channel;
    bool apart; /* said among those who watch `table` */
    /* On a channel: the ranked game's table that the speaker watched; 0: none. */
    int32_t watched;
    enum channel_how how;
    char name[STORE_NAME_MAX], to_name[STORE_NAME_MAX];
    char text[];
};

/* A person has heard what was said at a table before the line with the number `before`; table 0: on
 * the channels. */
struct heard {
    int64_t person; /* 0: nobody */
    int32_t table;
    uint64_t before;
};

struct talk {
    struct said *line[CHANNEL_KEPT]; /* a ring */
    uint64_t said;                   /* how many lines were said so far */
    struct heard heard[HEARD_KEPT];  /* a ring */
    unsigned next_heard;
};

static void channel_talk_end(struct lobby *lobby)
{
    for (int i = 0; i < CHANNEL_KEPT; i++)
        free(lobby->talk->line[i]);
}

/* ---- Channels ---- */

const char *channel_name(int channel)
{
    if (channel == CHANNEL_LOBBY)
        return "lobby";
    for (int i = 0; i < CHANNELS_MAX - 1 && game_registry[i]; i++)
        if (channel == i + 1)
            return game_registry[i]->id;
    return NULL;
}

/* The length of the channel's name if the text begins with it, else 0. A blank in the text counts
 * as a hyphen. */
static size_t channel_name_length(const char *name, const char *text)
{
    size_t len = 0;
    for (; name[len] != '\0'; len++) {
        char c = text[len] == ' ' ? '-' : text[len];
        if (tolower((unsigned char)c) != name[len])
            return 0;
    }
    return text[len] == '\0' || text[len] == ' ' ? len : 0;
}

int channel_named(const char *text, size_t *len)
{
    const char *name;
    for (int channel = 0; (name = channel_name(channel)); channel++)
        if ((*len = channel_name_length(name, text)) > 0)
            return channel;
    return -1;
}

static const char staff_name[] = "staff";

bool channel_staff_named(const struct session *s, const char *text, size_t *len)
{
    return s->role >= STORE_MODERATOR && (*len = channel_name_length(staff_name, text)) > 0;
}

static unsigned channel_bit(int channel)
{
    return 1u << channel;
}

bool channel_on(const struct session *s, int channel)
{
    return ((s->channels ^ channel_bit(CHANNEL_LOBBY)) & channel_bit(channel)) != 0;
}

void channel_kept(struct session *s, const char *name)
{
    size_t len;
    int channel = channel_named(name, &len);
    if (channel >= 0)
        s->channels |= channel_bit(channel);
}

static void channel_turn(struct session *s, int channel)
{
    s->channels ^= channel_bit(channel);
    once_show(s);
    if (channel_on(s, channel))
        channel_history(s, 0, channel, CHANNEL_GREETING);
}

void channel_turned(struct session *s, const char *name)
{
    size_t len;
    int channel = channel_named(name, &len);
    if (channel >= 0)
        channel_turn(s, channel);
}

void channel_set(struct session *s, int channel, bool on)
{
    if (channel_on(s, channel) == on)
        return;
    if (s->kind != PERSON_ACCOUNT) {
        channel_turn(s, channel);
        return;
    }
    const char *name = channel_name(channel);
    const struct tie *tie = social_told(s, TIE_CHANNEL, name);
    if (tie)
        social_remove(s, tie);
    else
        social_add(s, TIE_CHANNEL, 0, "", name, NULL);
}

int channel_count(const struct lobby *lobby, int channel)
{
    int n = 0;
    SESSIONS_EACH (s, lobby)
        n += s->state == SESSION_IN &&
             (channel == CHANNEL_STAFF ? s->role >= STORE_MODERATOR : channel_on(s, channel));
    return n;
}

/* ---- The last lines ---- */

static struct said *channel_keep(const struct session *from, int32_t table, const char *text,
                                 enum channel_how how)
{
    struct talk *talk = from->lobby->talk;
    size_t size = strlen(text) + 1;
    struct said *said = xcalloc(1, sizeof(*said) + size);
    said->at_ms = clock_wall(from->lobby->deps.clock);
    said->from = from->person;
    said->table = table;
    memcpy(said->name, from->name, sizeof(said->name));
    said->how = how;
    memcpy(said->text, text, size);
    said->number = talk->said++;
    free(talk->line[said->number % CHANNEL_KEPT]);
    talk->line[said->number % CHANNEL_KEPT] = said;
    return said;
}

/* What stands between the speaker's name and the words. */
static const char *channel_between(enum channel_how how)
{
    return how == SAID_WORDS ? ": " : " ";
}

/* The words in the language that is spoken now. */
static const char *channel_worded(enum channel_how how, const char *text)
{
    return how == SAID_PHRASE ? tr(text) : text;
}

/* The label before a line. A channel's name is not translated, because people type it to join the
 * channel. */
static const char *channel_label(const char *channel)
{
    return strcmp(channel, "table") == 0      ? trc("before what is said", "table")
           : strcmp(channel, "watching") == 0 ? trc("before what is said", "watching")
                                              : channel;
}

static void channel_put_said(struct buf *out, const struct said *said)
{
    int minutes = (int)(said->at_ms / 60000 % 1440);
    buf_printf(out, "%02d:%02d ", minutes / 60, minutes % 60);
    if (said->to != 0)
        buf_printf(out, tr("%s tells %s"), said->name, said->to_name);
    else if (said->table != 0)
        buf_printf(out, "[%s] %s", channel_label(said->apart ? "watching" : "table"), said->name);
    else
        buf_printf(out, "[%s] %s",
                   said->channel == CHANNEL_STAFF ? staff_name : channel_name(said->channel),
                   said->name);
    buf_printf(out, "%s%s\n", channel_between(said->how), channel_worded(said->how, said->text));
}

/* Appends the `limit` newest lines for which `fits` holds, oldest first. Returns how many. */
static int channel_put_last(const struct lobby *lobby, int limit,
                            bool (*fits)(const struct said *said, const void *arg), const void *arg,
                            struct buf *out)
{
    const struct said *found[CHANNEL_KEPT];
    int n = 0;
    for (unsigned i = 1; i <= CHANNEL_KEPT && n < limit; i++) {
        const struct said *said =
            lobby->talk->line[(lobby->talk->said + CHANNEL_KEPT - i) % CHANNEL_KEPT];
        if (said && fits(said, arg))
            found[n++] = said;
    }
    for (int i = n; i-- > 0;)
        channel_put_said(out, found[i]);
    return n;
}

struct listener {
    const struct session *session;
    int32_t table, seated;
    int channel;
    bool watching;
    int64_t since_ms;
    uint64_t heard; /* lines with a number below this were heard before, so they are left out */
    int64_t own;    /* the person whose lines are left out, too; 0: nobody */
};

static bool channel_heard_here(const struct said *said, const void *arg)
{
    const struct listener *l = arg;
    return said->to == 0 && said->table == l->table && (!said->apart || l->watching) &&
           (l->table != 0 || said->channel == l->channel) &&
           (said->watched == 0 || said->watched != l->seated) && said->at_ms >= l->since_ms &&
           said->number >= l->heard && (l->own == 0 || said->from != l->own) &&
           !social_with(l->session, TIE_IGNORED, said->from);
}

/* Fills in who the session is and where it sits, and shows the last lines that fit `l`. */
static int channel_show_last(struct session *s, struct listener *l, int limit)
{
    struct buf out = {0};
    l->session = s;
    l->seated = tables_seat_of(s->lobby->tables, s->person);
    l->watching = session_where(s, NULL) == CMD_WATCHING;
    int n = channel_put_last(s->lobby, limit, channel_heard_here, l, &out);
    s->stamped = true;
    /* an answer does not go into the column of talk, which has these lines already */
    s->aside = !s->answers;
    session_show(s, &out);
    s->aside = s->stamped = false;
    return n;
}

int channel_history(struct session *s, int32_t table, int channel, int limit)
{
    struct listener l = {.table = table,
                         .channel = channel,
                         .since_ms = clock_wall(s->lobby->deps.clock) - CHANNEL_MS};
    return channel_show_last(s, &l, limit);
}

static struct heard *channel_heard_find(struct talk *talk, int64_t person, int32_t table)
{
    for (int i = 0; i < HEARD_KEPT; i++)
        if (talk->heard[i].person == person && talk->heard[i].table == table)
            return &talk->heard[i];
    return NULL;
}

void channel_heard(struct lobby *lobby, int64_t person, int32_t table)
{
    struct talk *talk = lobby->talk;
    struct heard *heard = channel_heard_find(talk, person, table);
    if (!heard)
        heard = &talk->heard[talk->next_heard++ % HEARD_KEPT];
    *heard = (struct heard){.person = person, .table = table, .before = talk->said};
}

void channel_greet(struct session *s, int32_t table)
{
    const struct heard *heard = channel_heard_find(s->lobby->talk, s->person, table);
    struct listener l = {.table = table,
                         .channel = CHANNEL_LOBBY,
                         .since_ms = clock_wall(s->lobby->deps.clock) - FRESH_MS,
                         .heard = heard ? heard->before : 0,
                         .own = s->person};
    channel_show_last(s, &l, CHANNEL_GREETING);
    channel_heard(s->lobby, s->person, table);
}

/* Somebody who goes off has heard the lobby until now. */
static void channel_off(struct session *s)
{
    channel_heard(s->lobby, s->person, 0);
}

struct complaint {
    int64_t by, about;
};

static bool channel_heard_of(const struct said *said, const void *arg)
{
    const struct complaint *c = arg;
    return said->from == c->about && said->channel != CHANNEL_STAFF &&
           (said->to == 0 || said->to == c->by);
}

void channel_evidence(const struct lobby *lobby, int64_t by, int64_t about, struct buf *out)
{
    channel_put_last(lobby, CHANNEL_EVIDENCE, channel_heard_of, &(struct complaint){by, about},
                     out);
}

void channel_each(const struct lobby *lobby, int64_t since_ms, channel_said *each, void *arg)
{
    for (unsigned i = 0; i < CHANNEL_KEPT; i++) {
        const struct said *said = lobby->talk->line[(lobby->talk->said + i) % CHANNEL_KEPT];
        if (said && said->at_ms >= since_ms && said->how != SAID_PHRASE)
            each(arg, said->from, said->name, said->to != 0, said->text);
    }
}

/* ---- Who may talk ---- */

/* Whether the session is muted now on "lobby", "game", "table" or "tell". If so it is told why.
 */
static bool channel_muted(struct session *from, const char *channel)
{
    int64_t now = clock_mono(from->lobby->deps.clock);
    if (now < from->quiet_until) {
        session_say(
            from, "You are muted for another %jd seconds, because that was too much talk at once.",
            (from->quiet_until - now + 999) / 1000);
        return true;
    }
    /* A guest's mute is on their address. It does not silence accounts that come from there. */
    const struct moderation_who who = {.account = from->kind == PERSON_ACCOUNT ? from->person : 0,
                                       .address =
                                           from->kind == PERSON_GUEST ? from->facts.address : NULL};
    const struct store_sanction *mute =
        moderation_find(from->lobby->moderation, STORE_MUTE, &who, channel);
    if (!mute)
        return false;
    BUF_LOCAL why = {0};
    moderation_sentence(from->lobby->moderation, mute, &why);
    session_say(from, "%s", buf_text(&why));
    return true;
}

bool channel_shown(struct session *from, const char *channel, const char *words)
{
    if (channel_muted(from, channel))
        return false;
    if (words && filter_forbids(from->lobby, words)) {
        session_say(from, "That has words that are not wanted here. Type other ones.");
        return false;
    }
    if (words && unmark_changes(words)) {
        session_say(from, "Leave out square brackets and rows of exclamation marks: lines of the "
                          "room begin with them.");
        return false;
    }
    return true;
}

/* Makes the text that goes out. False: nothing goes out, for example because the person has said
 * the same words three times in a row. Mutes do not apply on the staff's own channel. `place`: for
 * the filters; NULL: they do not apply. */
static bool channel_text(struct session *from, const char *channel, const char *text,
                         const struct channel_place *place, char *out, size_t cap)
{
    if ((channel != staff_name && channel_muted(from, channel)) || lockdown_slows(from, channel))
        return false;
    utf8_clean(text, strlen(text), CHANNEL_CELLS_MAX, out, cap);
    unmark_text(out);
    if (out[0] == '\0') {
        session_say(from, "There are no words in that. Type them after the command.");
        return false;
    }
    char start[sizeof(from->last_said)];
    utf8_copy(out, start, sizeof(start));
    from->repeated = strcmp(start, from->last_said) == 0 ? from->repeated + 1 : 1;
    memcpy(from->last_said, start, sizeof(start));
    if (from->repeated >= 3) {
        session_say(from,
                    "You have said that twice already, so it was not sent. Type something else.");
        return false;
    }
    return !place || filter_line(from, place, out);
}

/* The table that the session watches if a ranked game is in play there; else 0. */
static int32_t channel_apart_table(const struct session *from)
{
    struct table_info info;
    return session_at(from, &info) == CMD_WATCHING && info.state == TABLE_PLAYING &&
                   info.competitive
               ? info.number
               : 0;
}

/* Whether a person, on or off, plays at the table `apart` (0: none), whose players must not hear
 * its watchers. */
static bool channel_plays_at(const struct lobby *lobby, int32_t apart, int64_t person)
{
    return apart != 0 && tables_seat_of(lobby->tables, person) == apart;
}

/* ---- Talking ---- */

/* What somebody says, and the line made of it for the last hearer. The next hearer can often be
 * sent the same line. */
struct spoken {
    const struct session *from;
    const char *channel, *text;
    enum channel_how how;
    bool pins; /* the screens of others may keep the line in sight */
    struct buf line;
    int tongue; /* the language of the line */
    bool plain;
};

static void channel_line(struct session *to, struct spoken *spoken)
{
    int tongue = session_tongue(to);
    bool plain = session_plain(to);
    if (spoken->line.len == 0 || tongue != spoken->tongue || plain != spoken->plain) {
        int before = tongue_use(tongue);
        spoken->tongue = tongue;
        spoken->plain = plain;
        buf_clear(&spoken->line);
        buf_printf(&spoken->line, "%s[%s]%s %s%s%s\n", plain ? "" : STYLE_DIM,
                   channel_label(spoken->channel), plain ? "" : STYLE_NORMAL, spoken->from->name,
                   channel_between(spoken->how), channel_worded(spoken->how, spoken->text));
        tongue_use(before);
    }
    to->aside = true;
    to->pin = to != spoken->from && spoken->pins;
    session_show_line(to, buf_text(&spoken->line));
    to->aside = to->pin = false;
    gmcp_talk(to, spoken->channel, spoken->from->name, spoken->text);
}

void channel_talk(struct session *from, int channel, const char *text, enum channel_how how)
{
    char out[SESSION_LINE_MAX * 2];
    const char *name = channel_name(channel);
    const struct channel_place place = {.channel = channel, .how = how};
    if (!channel_text(from, channel == CHANNEL_LOBBY ? "lobby" : "game", text, &place, out,
                      sizeof(out)))
        return;
    if (!channel_on(from, channel)) { /* they want to hear the answer, so they join the channel */
        once_answer(from, "You hear the channel %s from now on.", name);
        channel_set(from, channel, true);
    }
    from->channel = channel;
    channel_send(from, &place, out);
}

void channel_staff(struct session *from, const char *text)
{
    char out[SESSION_LINE_MAX * 2];
    if (!channel_text(from, staff_name, text, NULL, out, sizeof(out)))
        return;
    channel_keep(from, 0, out, SAID_WORDS)->channel = CHANNEL_STAFF;
    struct spoken spoken = {.from = from, .channel = staff_name, .text = out, .how = SAID_WORDS};
    SESSIONS_EACH (to, from->lobby)
        if (to->state == SESSION_IN && to->role >= STORE_MODERATOR)
            channel_line(to, &spoken);
    buf_free(&spoken.line);
}

void channel_staff_news(struct session *to, const char *line)
{
    const bool plain = session_plain(to);
    BUF_LOCAL out = {0};
    buf_printf(&out, "%s[%s]%s %s\n", plain ? "" : STYLE_DIM, channel_label(staff_name),
               plain ? "" : STYLE_NORMAL, line);
    to->aside = true;
    session_show_line(to, buf_text(&out));
    to->aside = false;
}

void channel_table(struct session *from, int32_t table, const char *text, enum channel_how how)
{
    char out[SESSION_LINE_MAX * 2];
    const struct channel_place place = {.table = table, .how = how};
    if (!channel_text(from, "table", text, &place, out, sizeof(out)))
        return;
    from->channel = CHANNEL_TABLE;
    channel_send(from, &place, out);
}

void channel_send(struct session *from, const struct channel_place *place, const char *text)
{
    const int32_t table = place->table, watched = channel_apart_table(from);
    const bool apart = table != 0 && watched == table;
    struct said *said = channel_keep(from, table, text, place->how);
    said->channel = place->channel;
    said->apart = apart;
    said->watched = table == 0 ? watched : 0;
    struct spoken spoken = {.from = from,
                            .channel = apart        ? "watching"
                                       : table != 0 ? "table"
                                                    : channel_name(place->channel),
                            .text = text,
                            .how = place->how,
                            .pins = table != 0 || place->channel == CHANNEL_LOBBY};
    SESSIONS_EACH (to, from->lobby) {
        bool here = table != 0 ? session_table(to) == table : channel_on(to, place->channel);
        if (!here || to->state != SESSION_IN || social_with(to, TIE_IGNORED, from->person) ||
            channel_plays_at(to->lobby, watched, to->person))
            continue;
        channel_line(to, &spoken);
        if (table != 0)
            channel_heard(to->lobby, to->person, table);
    }
    buf_free(&spoken.line);
    if (said->watched != 0)
        session_say(from,
                    "You are watching the ranked game at table %d, so its players do not hear you.",
                    (int)watched);
}

/* Whether the speaker watches the ranked game that this person plays. If so the speaker is told
 * that they cannot talk to them. */
static bool channel_told_apart(struct session *from, int64_t person, const char *name)
{
    if (!channel_plays_at(from->lobby, channel_apart_table(from), person))
        return false;
    session_say(from,
                "You are watching the ranked game that %s plays, so you cannot tell them anything. "
                "Type `leave` to stop watching.",
                name);
    return true;
}

static const struct channel_place between_two = {.tell = true};

/* Keeps what was said to one person. */
static void channel_keep_told(const struct session *from, const struct session *to,
                              const char *text)
{
    struct said *said = channel_keep(from, 0, text, SAID_WORDS);
    said->to = to->person;
    memcpy(said->to_name, to->name, sizeof(said->to_name));
}

bool channel_words(struct session *from, struct session *to, const char *text, char *out,
                   size_t cap)
{
    if (channel_plays_at(from->lobby, channel_apart_table(from), to->person) ||
        social_with(to, TIE_IGNORED, from->person) ||
        !channel_text(from, "tell", text, &between_two, out, cap))
        return false;
    channel_keep_told(from, to, out);
    return true;
}

void channel_tell(struct session *from, struct session *to, const char *text)
{
    char out[SESSION_LINE_MAX * 2];
    if (channel_told_apart(from, to->person, to->name))
        return;
    if (social_with(to, TIE_IGNORED, from->person)) {
        session_say(from, "%s does not listen to you. Nothing was sent.", to->name);
        return;
    }
    if (!channel_text(from, "tell", text, &between_two, out, sizeof(out)))
        return;
    channel_keep_told(from, to, out);
    memcpy(to->tell_to, from->name, sizeof(to->tell_to));
    memcpy(from->tell_last, to->name, sizeof(from->tell_last));
    to->aside = from->aside = true;
    session_say(to, "%s tells you: %s", from->name, out);
    gmcp_talk(to, "tell", from->name, out);
    session_say(from, "You tell %s: %s", to->name, out);
    to->aside = from->aside = false;
    session_ticket(to);
    int64_t idle = clock_mono(from->lobby->deps.clock) - to->active_ms;
    if (to->away && to->away[0] != '\0') {
        channel_keep_told(to, from, to->away);
        session_say(from, "%s is away: %s", to->name, to->away);
    } else if (to->away)
        session_say(from, "%s is away.", to->name);
    else if (idle >= 5 * 60 * 1000)
        session_say(from, "%s has not typed anything for %s.", to->name, UI_DURATION(idle));
}

void channel_leave(struct session *from, const struct store_account *to, const char *text)
{
    char out[SESSION_LINE_MAX * 2];
    /* They may be on after all, if the writer typed an old name of theirs. */
    struct session *on = lobby_by_person(from->lobby, to->id);
    if (on)
        channel_tell(from, on, text);
    else if (!channel_told_apart(from, to->id, to->name) &&
             channel_text(from, "tell", text, &between_two, out, sizeof(out)))
        social_message(from, to, out);
}

const struct lobby_part channel_part = {LOBBY_SLOT(talk), .end = channel_talk_end,
                                        .off = channel_off, .gmcp = gmcp_channels};
