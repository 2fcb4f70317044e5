/*
 * Keeps ties, and messages and warnings that wait for an account. The store has all of them; a
 * session holds the ties of its person.
 */
#include "social.h"

#include <strings.h>

#include "channel.h"
#include "duel.h"
#include "network.h"
#include "once.h"
#include "span.h"
#include "wanted.h"

static void social_befriended_end(struct lobby *lobby)
{
    map_free(&lobby->befriended); /* the sessions have freed the ties */
}

/* The ties by which others who are on call this person a friend. */
static struct tie_list *social_befriending(struct lobby *lobby, int64_t person)
{
    return map_get(&lobby->befriended, (uint64_t)person);
}

static void social_friend_list(struct tie *tie)
{
    struct lobby *lobby = tie->of->lobby;
    if (tie->kind != TIE_FRIEND)
        return;
    struct tie_list *list = social_befriending(lobby, tie->other);
    if (!list) {
        list = xcalloc(1, sizeof(*list));
        map_put(&lobby->befriended, (uint64_t)tie->other, list);
    }
    LIST_INSERT_HEAD(list, tie, alike);
}

static void social_friend_unlist(struct tie *tie)
{
    struct lobby *lobby = tie->of->lobby;
    if (tie->kind != TIE_FRIEND)
        return;
    LIST_REMOVE(tie, alike);
    if (LIST_EMPTY(social_befriending(lobby, tie->other)))
        free(map_remove(&lobby->befriended, (uint64_t)tie->other));
}

/* A tie that is not put on any list yet. The caller frees its text. */
static struct tie social_tie(enum tie_kind kind, int64_t id, int64_t other, const char *name,
                             const char *text)
{
    struct tie tie = {.kind = kind, .id = id, .other = other, .text = xstrdup(text ? text : "")};
    utf8_copy(name, tie.name, sizeof(tie.name));
    return tie;
}

static void social_tie_put(struct session *s, const struct tie *from)
{
    struct tie *tie = xmalloc(sizeof(*tie));
    *tie = *from;
    tie->of = s;
    tie->text = from->text[0] != '\0' ? xstrdup(from->text) : NULL;
    tie->next = s->ties;
    s->ties = tie;
    social_friend_list(tie);
}

static void social_tie_free(struct tie *tie)
{
    social_friend_unlist(tie);
    free(tie->text);
    free(tie);
}

static void social_free(struct session *s)
{
    while (s->ties) {
        struct tie *next = s->ties->next;
        social_tie_free(s->ties);
        s->ties = next;
    }
}

const struct tie *social_with(const struct session *s, enum tie_kind kind, int64_t other)
{
    const struct tie *tie = s->ties;
    while (tie && (tie->kind != kind || tie->other != other))
        tie = tie->next;
    return tie;
}

const struct tie *social_named(const struct session *s, enum tie_kind kind, const char *name)
{
    const struct tie *tie = s->ties;
    while (tie && (tie->kind != kind || strcasecmp(tie->name, name) != 0))
        tie = tie->next;
    return tie;
}

const struct tie *social_told(const struct session *s, enum tie_kind kind, const char *text)
{
    const struct tie *tie = s->ties;
    while (tie && (tie->kind != kind || !tie->text || strcmp(tie->text, text) != 0))
        tie = tie->next;
    return tie;
}

int social_count(const struct session *s, enum tie_kind kind)
{
    int n = 0;
    for (const struct tie *tie = s->ties; tie; tie = tie->next)
        n += tie->kind == kind;
    return n;
}

/* ---- Changing ---- */

/* What a line of the session changes once it is stored. */
struct tying {
    struct errand errand;
    struct tie tie;
    /* The tie goes on the list, in place of one with the same id. False: the one with that id is
     * removed. */
    bool adds;
};

static void social_tying_drop(void *arg)
{
    free(((struct tying *)arg)->tie.text);
}

/* Takes over the text of `tie`. */
static struct tying *social_tying_new(struct session *s, struct tie tie)
{
    struct tying *t = errand_new(s->lobby, s, sizeof(*t));
    t->errand.drop = social_tying_drop;
    t->tie = tie;
    errand_writes(t, NULL);
    return t;
}

static void social_tied(void *arg, enum store_status status)
{
    struct tying *t = arg;
    struct session *s = errand_session(arg);
    const struct tie *tie = &t->tie;
    if (s && status != STORE_OK) {
        session_say(s, "That was not done: the server could not store it. Type it again in a "
                       "moment.");
    } else if (s) {
        struct tie **at = &s->ties, *gone;
        while (*at && (*at)->id != tie->id)
            at = &(*at)->next;
        if ((gone = *at)) {
            *at = gone->next;
            social_tie_free(gone);
        }
        if (t->adds)
            social_tie_put(s, tie);
        if (tie->kind == TIE_CHANNEL)
            channel_turned(s, tie->text);
        else
            once_show(s);
    }
    errand_end(arg);
}

void social_add(struct session *s, enum tie_kind kind, int64_t other, const char *name,
                const char *text, const struct tie *old)
{
    struct store *store = s->lobby->deps.store;
    const int64_t at_ms = clock_wall(s->lobby->deps.clock);
    const int64_t id = old ? old->id : ids_next(s->lobby->deps.ids);
    struct store_tie with = {.id = id, .account = s->person, .at_ms = at_ms, .other = other};
    struct store_alias alias = {.id = id, .account = s->person, .at_ms = at_ms};
    struct store_channel channel = {.id = id, .account = s->person, .at_ms = at_ms};
    struct tying *t = social_tying_new(s, social_tie(kind, id, other, name, text));
    t->adds = true;
    memcpy(with.name, t->tie.name, sizeof(with.name));
    switch (kind) {
    case TIE_FRIEND: store_put(store, STORE_RECORD_FRIEND, &with, social_tied, t); break;
    case TIE_IGNORED: store_put(store, STORE_RECORD_IGNORED, &with, social_tied, t); break;
    case TIE_ALIAS:
        memcpy(alias.word, t->tie.name, sizeof(alias.word));
        utf8_copy(text, alias.text, sizeof(alias.text));
        store_put(store, STORE_RECORD_ALIAS, &alias, social_tied, t);
        break;
    case TIE_CHANNEL:
        utf8_copy(text, channel.name, sizeof(channel.name));
        store_put(store, STORE_RECORD_CHANNEL, &channel, social_tied, t);
        break;
    case TIE_KINDS: break;
    }
}

void social_remove(struct session *s, const struct tie *tie)
{
    static const enum store_record kinds[TIE_KINDS] = {[TIE_FRIEND] = STORE_RECORD_FRIEND,
                                                       [TIE_IGNORED] = STORE_RECORD_IGNORED,
                                                       [TIE_ALIAS] = STORE_RECORD_ALIAS,
                                                       [TIE_CHANNEL] = STORE_RECORD_CHANNEL};
    struct tying *t =
        social_tying_new(s, social_tie(tie->kind, tie->id, tie->other, tie->name, tie->text));
    store_drop(s->lobby->deps.store, kinds[tie->kind], tie->id, social_tied, t);
}

/* Ties to `from` become ties to `into`. */
static void social_merged(struct lobby *lobby, int64_t from, const struct store_account *into)
{
    SESSIONS_EACH (s, lobby) {
        for (struct tie *tie = s->ties; tie; tie = tie->next) {
            if (tie->other != from)
                continue;
            social_friend_unlist(tie);
            tie->other = into->id;
            memcpy(tie->name, into->name, sizeof(tie->name));
            social_friend_list(tie);
        }
    }
}

/* ---- Coming and going ---- */

static void social_friends_told(struct session *s, bool on)
{
    const struct tie_list *list = social_befriending(s->lobby, s->person);
    for (const struct tie *tie = list ? LIST_FIRST(list) : NULL; tie; tie = LIST_NEXT(tie, alike)) {
        struct session *to = tie->of;
        if (to != s && to->state == SESSION_IN && social_with(to, TIE_FRIEND, s->person) == tie)
            session_say(to, on ? N_("Your friend %s is on.") : N_("Your friend %s is off."),
                        s->name);
    }
}

static void social_logout(struct session *s)
{
    if (s->kind == PERSON_ACCOUNT && s->state == SESSION_IN)
        social_friends_told(s, false);
}

struct store_login social_login_record(const struct session *s)
{
    struct lobby *lobby = s->lobby;
    struct store_login login = {.id = ids_next(lobby->deps.ids),
                                .account = s->person,
                                .at_ms = clock_wall(lobby->deps.clock)};
    memcpy(login.name, s->name, sizeof(login.name));
    network_subscriber_text(s->facts.address, login.network, sizeof(login.network));
    utf8_copy(client_transport_name(s->facts.transport), login.transport, sizeof(login.transport));
    utf8_copy(s->facts.fingerprint, login.fingerprint, sizeof(login.fingerprint));
    return login;
}

/* What the store has for an account that comes on, each kind newest first. */
struct kept {
    int64_t account;
    bool returned; /* from an earlier room: only its ties are read */
    struct tie *tie;
    struct store_warning *warning;
    struct store_message *message;
    int nties, nwarnings, nmessages;
};

static void social_kept_tie(struct kept *k, enum tie_kind kind, int64_t id, int64_t other,
                            const char *name, const char *text)
{
    k->tie = xreallocarray(k->tie, (size_t)k->nties + 1, sizeof(*k->tie));
    k->tie[k->nties++] = social_tie(kind, id, other, name, text);
}

static void social_kept_run(struct store *store, void *result)
{
    struct kept *k = result;
    const int64_t of = k->account;
    const struct store_tie *tie;
    const struct store_alias *alias;
    const struct store_channel *channel;
    const struct store_warning *warning;
    const struct store_message *message;
    STORE_EACH_OF (tie, store, STORE_RECORD_FRIEND, of, SOCIAL_TIES_MAX)
        social_kept_tie(k, TIE_FRIEND, tie->id, tie->other, tie->name, "");
    STORE_EACH_OF (tie, store, STORE_RECORD_IGNORED, of, SOCIAL_TIES_MAX)
        social_kept_tie(k, TIE_IGNORED, tie->id, tie->other, tie->name, "");
    STORE_EACH_OF (alias, store, STORE_RECORD_ALIAS, of, SOCIAL_TIES_MAX)
        social_kept_tie(k, TIE_ALIAS, alias->id, 0, alias->word, alias->text);
    STORE_EACH_OF (channel, store, STORE_RECORD_CHANNEL, of, SOCIAL_TIES_MAX)
        social_kept_tie(k, TIE_CHANNEL, channel->id, 0, "", channel->name);
    if (k->returned)
        return;
    STORE_EACH_OF (warning, store, STORE_RECORD_WARNING, of, SOCIAL_TIES_MAX) {
        if (warning->shown)
            continue;
        k->warning = xreallocarray(k->warning, (size_t)k->nwarnings + 1, sizeof(*warning));
        k->warning[k->nwarnings++] = *warning;
    }
    STORE_EACH_OF (message, store, STORE_RECORD_MESSAGE, of, SOCIAL_TIES_MAX) {
        k->message = xreallocarray(k->message, (size_t)k->nmessages + 1, sizeof(*message));
        k->message[k->nmessages++] = *message;
    }
}

static void social_kept_drop(void *result)
{
    struct kept *k = result;
    for (int i = 0; i < k->nties; i++)
        free(k->tie[i].text);
    free(k->tie);
    free(k->warning);
    free(k->message);
}

/* Tells what waited, oldest first, once it is known whom the account ignores. */
static void social_kept_tell(struct session *s, struct kept *k)
{
    struct store *store = s->lobby->deps.store;
    channel_greet(s, 0);
    wanted_missed(s);
    duel_missed(s);
    for (int i = k->nwarnings; i-- > 0;) {
        struct store_warning *warning = &k->warning[i];
        session_say(s, "%s, the staff warned you: %s", SPAN_TIME(warning->at_ms), warning->text);
        warning->shown = true;
        store_put(store, STORE_RECORD_WARNING, warning, NULL, NULL);
    }
    for (int i = k->nmessages; i-- > 0;) {
        const struct store_message *message = &k->message[i];
        if (message->author != 0)
            session_say(s, "%s, %s told you: %s", SPAN_TIME(message->at_ms), message->author_name,
                        message->text);
        else
            session_say(s, "%s: %s", SPAN_TIME(message->at_ms), tr(message->text));
        store_drop(store, STORE_RECORD_MESSAGE, message->id, NULL, NULL);
    }
}

static void social_kept_read(void *arg, enum store_status status, void *result)
{
    struct session *s = errand_session(arg);
    struct kept *k = result;
    for (int i = 0; s && status == STORE_OK && i < k->nties; i++) {
        const struct tie *tie = &k->tie[i];
        social_tie_put(s, tie);
        if (tie->kind == TIE_CHANNEL)
            channel_kept(s, tie->text);
    }
    if (s && status != STORE_OK)
        session_say(s, "Your friends, ignored names, aliases, channels and messages could not be "
                       "read. Log in again in a moment to have them.");
    else if (s && !k->returned)
        social_kept_tell(s, k);
    errand_end(arg);
}

void social_login(struct session *s, bool returned)
{
    struct store *store = s->lobby->deps.store;
    social_free(s);
    s->channels = 0;
    store_reads(store, STORE_READS(struct kept, social_kept_run, social_kept_drop),
                &(struct kept){.account = s->person, .returned = returned}, social_kept_read,
                errand_new(s->lobby, s, sizeof(struct errand)));
    if (returned)
        return;
    social_friends_told(s, true);
    if (s->facts.fingerprint[0] != '\0')
        store_key_used(store, s->person, s->facts.fingerprint, NULL, NULL);
}

/* ---- Words for somebody who is off ---- */

bool social_notice_begin(struct lobby *lobby, int64_t account, const char *text,
                         struct store_message *message)
{
    if (lobby_by_person(lobby, account))
        return false;
    *message = (struct store_message){.id = ids_next(lobby->deps.ids),
                                      .account = account,
                                      .at_ms = clock_wall(lobby->deps.clock)};
    utf8_copy(text, message->text, sizeof(message->text));
    return true;
}

void social_notice(struct lobby *lobby, int64_t account, const char *text)
{
    struct session *s = lobby_by_person(lobby, account);
    struct store_message message;
    if (s) {
        SESSION_SPEAKS(s);
        session_say(s, "%s", tr(text));
    } else if (social_notice_begin(lobby, account, text, &message)) {
        store_put(lobby->deps.store, STORE_RECORD_MESSAGE, &message, NULL, NULL);
    }
}

struct message {
    struct errand errand;
    struct store_message kept;
    char to[STORE_NAME_MAX];
};

/* What is read before a message is stored, because it may stand in the way. */
struct before {
    int64_t author, account;
    int limit;
    bool ignored;     /* the account does not listen to the author */
    int waiting, own; /* how many messages wait; `own`: how many of them are the author's */
};

static void social_message_put(void *arg, enum store_status status)
{
    errand_answered(arg, status == STORE_OK,
                    "Your message could not be saved. Type it again later.");
}

static void social_message_run(struct store *store, void *result)
{
    struct before *b = result;
    const struct store_tie *tie;
    const struct store_message *message;
    STORE_EACH_OF (tie, store, STORE_RECORD_IGNORED, b->account, SOCIAL_TIES_MAX)
        b->ignored |= tie->other == b->author;
    STORE_EACH_OF (message, store, STORE_RECORD_MESSAGE, b->account, b->limit) {
        b->waiting++;
        b->own += message->author == b->author;
    }
}

static void social_message_counted(void *arg, enum store_status status, void *result)
{
    struct message *m = arg;
    const struct before *b = result;
    struct session *s = errand_session(m);
    if (status != STORE_OK) {
        social_message_put(m, status);
        return;
    }
    if (!b->ignored && b->waiting < b->limit && b->own < (b->limit + 3) / 4) {
        errand_keep_answer(m, "%s is off. Your words are kept until they log in.", m->to);
        errand_writes(m, NULL);
        store_put(m->errand.lobby->deps.store, STORE_RECORD_MESSAGE, &m->kept, social_message_put,
                  m);
        return;
    }
    if (s && b->ignored)
        session_say(s, "%s does not listen to you. Nothing was sent.", m->to);
    else if (s && b->waiting < b->limit)
        session_say(s, "%s has not read what you wrote before. Write again once they have been on.",
                    m->to);
    else if (s)
        session_say(s, "Too many messages wait for %s already. Try again once they have been on.",
                    m->to);
    errand_end(m);
}

void social_message(struct session *from, const struct store_account *to, const char *text)
{
    struct message *m = errand_new(from->lobby, from, sizeof(*m));
    m->kept = (struct store_message){.id = ids_next(from->lobby->deps.ids),
                                     .account = to->id,
                                     .author = from->person,
                                     .at_ms = clock_wall(from->lobby->deps.clock)};
    memcpy(m->kept.author_name, from->name, sizeof(m->kept.author_name));
    utf8_copy(text, m->kept.text, sizeof(m->kept.text));
    memcpy(m->to, to->name, sizeof(m->to));
    const struct before asked = {
        .author = from->person, .account = to->id, .limit = (int)from->lobby->deps.conf.messages};
    store_reads(from->lobby->deps.store, STORE_READS(struct before, social_message_run), &asked,
                social_message_counted, m);
}

static void social_on(struct session *s, const struct lobby_coming *coming)
{
    if (s->kind == PERSON_ACCOUNT)
        social_login(s, coming->returned || coming->took_over);
}

const struct lobby_part social_part = {.end = social_befriended_end,
                                       .on = social_on,
                                       .off = social_logout,
                                       .gone = social_free,
                                       .merged = social_merged};
