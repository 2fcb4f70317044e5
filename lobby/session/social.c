/*
 * Ties and what waits. All of it is memos in the store; a session holds the ties of whoever is on.
 */
#include "social.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "channel.h"
#include "network.h"
#include "once.h"
#include "session.h"
#include "span.h"
#include "utf8.h"
#include "xalloc.h"

static void befriended_end(struct lobby *lobby)
{
    map_free(&lobby->befriended); /* the ties are gone with their sessions */
}

const struct lobby_part social_part = {.end = befriended_end};

/* The ties of those who call this person a friend. */
static struct tie_list *befriending(struct lobby *lobby, int64_t person)
{
    return map_get(&lobby->befriended, (uint64_t)person);
}

static void friend_list(struct tie *tie)
{
    struct lobby *lobby = tie->of->lobby;
    if (tie->kind != STORE_MEMO_FRIEND)
        return;
    struct tie_list *list = befriending(lobby, tie->other);
    if (!list) {
        list = xcalloc(1, sizeof(*list));
        map_put(&lobby->befriended, (uint64_t)tie->other, list);
    }
    LIST_INSERT_HEAD(list, tie, alike);
}

static void friend_unlist(struct tie *tie)
{
    struct lobby *lobby = tie->of->lobby;
    if (tie->kind != STORE_MEMO_FRIEND)
        return;
    LIST_REMOVE(tie, alike);
    if (LIST_EMPTY(befriending(lobby, tie->other)))
        free(map_remove(&lobby->befriended, (uint64_t)tie->other));
}

static void tie_put(struct session *s, const struct store_memo *memo)
{
    struct tie *tie = xcalloc(1, sizeof(*tie));
    tie->of = s;
    tie->kind = memo->kind;
    tie->id = memo->id;
    tie->other = memo->other;
    memcpy(tie->name, memo->name, sizeof(tie->name));
    tie->body = memo->body[0] != '\0' ? xstrdup(memo->body) : NULL;
    tie->next = s->ties;
    s->ties = tie;
    friend_list(tie);
}

static void tie_free(struct tie *tie)
{
    friend_unlist(tie);
    free(tie->body);
    free(tie);
}

void social_free(struct session *s)
{
    while (s->ties) {
        struct tie *next = s->ties->next;
        tie_free(s->ties);
        s->ties = next;
    }
}

const struct tie *social_with(const struct session *s, enum store_memo_kind kind, int64_t other)
{
    const struct tie *tie = s->ties;
    while (tie && (tie->kind != kind || tie->other != other))
        tie = tie->next;
    return tie;
}

const struct tie *social_named(const struct session *s, enum store_memo_kind kind, const char *name)
{
    const struct tie *tie = s->ties;
    while (tie && (tie->kind != kind || strcasecmp(tie->name, name) != 0))
        tie = tie->next;
    return tie;
}

const struct tie *social_told(const struct session *s, enum store_memo_kind kind, const char *body)
{
    const struct tie *tie = s->ties;
    while (tie && (tie->kind != kind || !tie->body || strcmp(tie->body, body) != 0))
        tie = tie->next;
    return tie;
}

int social_count(const struct session *s, enum store_memo_kind kind)
{
    int n = 0;
    for (const struct tie *tie = s->ties; tie; tie = tie->next)
        n += tie->kind == kind;
    return n;
}

/* ---- Changing ---- */

static void kept(void *arg, enum store_status status)
{
    struct session *s = errand_session(arg);
    if (s && status != STORE_OK)
        session_say(s, "That holds now but could not be kept. Type it again later.");
    errand_end(arg);
}

/* What the session's line keeps of it. */
static struct errand *keeping(struct session *s)
{
    struct errand *errand = errand_new(s->lobby, s, sizeof(*errand));
    errand_writes(errand, NULL);
    return errand;
}

/* Takes it off the list of the session; it is the caller's. */
static struct tie *tie_take(struct session *s, const struct tie *tie)
{
    struct tie **at = &s->ties;
    while (*at != tie)
        at = &(*at)->next;
    struct tie *taken = *at;
    *at = taken->next;
    return taken;
}

void social_add(struct session *s, enum store_memo_kind kind, int64_t other, const char *name,
                const char *body, const struct tie *old)
{
    struct store_memo memo = {.id = old ? old->id : ids_next(s->lobby->deps.ids),
                              .kind = kind,
                              .account = s->person,
                              .other = other,
                              .at_ms = clock_wall(s->lobby->deps.clock)};
    utf8_copy(name, memo.name, sizeof(memo.name));
    utf8_copy(body, memo.body, sizeof(memo.body));
    if (old)
        tie_free(tie_take(s, old));
    tie_put(s, &memo);
    struct errand *errand = keeping(s);
    store_memo_put(s->lobby->deps.store, &memo, 0, kept, errand);
}

void social_remove(struct session *s, const struct tie *tie)
{
    struct tie *gone = tie_take(s, tie);
    struct errand *errand = keeping(s);
    store_memo_drop(s->lobby->deps.store, gone->id, kept, errand);
    tie_free(gone);
}

void social_merged(struct lobby *lobby, int64_t from, const struct store_account *into)
{
    struct session *s;
    LIST_FOREACH (s, &lobby->sessions, all) {
        for (struct tie *tie = s->ties; tie; tie = tie->next) {
            if (tie->other != from)
                continue;
            friend_unlist(tie);
            tie->other = into->id;
            memcpy(tie->name, into->name, sizeof(tie->name));
            friend_list(tie);
        }
    }
}

/* ---- Coming and going ---- */

static void friends_told(struct session *s, bool on)
{
    const struct tie_list *list = befriending(s->lobby, s->person);
    for (const struct tie *tie = list ? LIST_FIRST(list) : NULL; tie; tie = LIST_NEXT(tie, alike)) {
        struct session *to = tie->of;
        if (to != s && to->state == SESSION_IN &&
            social_with(to, STORE_MEMO_FRIEND, s->person) == tie)
            session_say(to, on ? N_("Your friend %s is on.") : N_("Your friend %s is off."),
                        s->name);
    }
}

void social_logout(struct session *s)
{
    if (s->kind == PERSON_ACCOUNT && s->state == SESSION_IN)
        friends_told(s, false);
}

static void noted(void *arg, enum store_status status)
{
    (void)status;
    errand_end(arg);
}

void social_login_memo(const struct session *s, struct store_memo *memo)
{
    struct lobby *lobby = s->lobby;
    struct network network;
    *memo = (struct store_memo){.id = ids_next(lobby->deps.ids),
                                .kind = STORE_MEMO_LOGIN,
                                .account = s->person,
                                .at_ms = clock_wall(lobby->deps.clock)};
    memcpy(memo->name, s->name, sizeof(memo->name));
    if (network_subscriber(s->facts.address, &network))
        network_format(&network, memo->tag, sizeof(memo->tag));
    utf8_printf(memo->body, sizeof(memo->body), "%s%s%s",
                s->facts.transport == TERM_SSH   ? "ssh"
                : s->facts.transport == TERM_TLS ? "tls"
                                                 : "telnet",
                s->facts.fingerprint[0] != '\0' ? " " : "", s->facts.fingerprint);
}

static void tie_read(void *arg, const struct store_memo *memo)
{
    struct session *s = errand_session(arg);
    if (!s)
        return;
    tie_put(s, memo);
    if (memo->kind == STORE_MEMO_CHANNEL)
        channel_kept(s, memo->body);
}

static void ties_read(void *arg, enum store_status status)
{
    (void)status;
    errand_end(arg);
}

/* What was read of messages and warnings, oldest first at the end. */
struct waiting {
    struct errand errand;
    struct store_memo *memo;
    int n;
    bool first; /* by now it is known who is ignored */
};

static void waiting_drop(void *arg)
{
    free(((struct waiting *)arg)->memo);
}

static void waiting_read(void *arg, const struct store_memo *memo)
{
    struct waiting *w = arg;
    w->memo = xreallocarray(w->memo, (size_t)w->n + 1, sizeof(*w->memo));
    w->memo[w->n++] = *memo;
}

static void waiting_show(void *arg, enum store_status status)
{
    struct waiting *w = arg;
    struct lobby *lobby = w->errand.lobby;
    struct session *s = errand_session(w);
    (void)status;
    if (s && w->first)
        channel_history(s, 0, CHANNEL_LOBBY, CHANNEL_GREETING);
    for (int i = w->n; s && i-- > 0;) {
        struct store_memo *memo = &w->memo[i];
        struct buf at = {0};
        span_put_time(&at, memo->at_ms);
        struct errand *done = errand_new(lobby, NULL, sizeof(*done));
        if (memo->kind == STORE_MEMO_MESSAGE) {
            if (memo->other != 0)
                session_say(s, "%s, %s told you: %s", buf_text(&at), memo->name, memo->body);
            else
                session_say(s, "%s: %s", buf_text(&at), memo->body);
            store_memo_drop(lobby->deps.store, memo->id, noted, done);
        } else {
            session_say(s, "%s, %s of the staff warned you: %s", buf_text(&at), memo->name,
                        memo->body);
            memo->state = 1;
            store_memo_put(lobby->deps.store, memo, 0, noted, done);
        }
        buf_free(&at);
    }
    errand_end(w);
}

void social_login(struct session *s, bool returned)
{
    static const enum store_memo_kind kinds[] = {STORE_MEMO_FRIEND, STORE_MEMO_IGNORE,
                                                 STORE_MEMO_ALIAS, STORE_MEMO_CHANNEL};
    struct store *store = s->lobby->deps.store;
    struct store_memo_query query = {.account = s->person, .state = -1};
    social_free(s);
    s->channels = 0;
    query.limit = SOCIAL_TIES_MAX;
    for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
        query.kind = kinds[i];
        store_memos(store, &query, tie_read, ties_read,
                    errand_new(s->lobby, s, sizeof(struct errand)));
    }
    if (returned)
        return;
    friends_told(s, true);
    if (s->facts.fingerprint[0] != '\0')
        store_key_used(store, s->person, s->facts.fingerprint, noted,
                       errand_new(s->lobby, NULL, sizeof(struct errand)));
    for (int i = 0; i < 2; i++) {
        struct waiting *w = errand_new(s->lobby, s, sizeof(*w));
        w->errand.drop = waiting_drop;
        query.kind = i == 0 ? STORE_MEMO_WARNING : STORE_MEMO_MESSAGE;
        query.state = 0;
        w->first = i == 0;
        store_memos(store, &query, waiting_read, waiting_show, w);
    }
}

/* ---- Words for somebody who is off ---- */

bool social_notice_begin(struct lobby *lobby, int64_t account, const char *text,
                         struct store_memo *memo)
{
    struct session *s = lobby_by_person(lobby, account);
    if (s) {
        SESSION_SPEAKS(s);
        session_say(s, "%s", tr(text));
        return false;
    }
    *memo = (struct store_memo){.id = ids_next(lobby->deps.ids),
                                .kind = STORE_MEMO_MESSAGE,
                                .account = account,
                                .at_ms = clock_wall(lobby->deps.clock)};
    utf8_copy(text, memo->body, sizeof(memo->body));
    return true;
}

void social_notice(struct lobby *lobby, int64_t account, const char *text)
{
    struct store_memo memo;
    if (social_notice_begin(lobby, account, text, &memo))
        store_memo_put(lobby->deps.store, &memo, 0, NULL, NULL);
}

struct message {
    struct errand errand;
    struct store_memo memo;
    char to[STORE_NAME_MAX];
    bool ignored;
    int64_t waiting, own; /* own: of the same sender */
};

static void message_put(void *arg, enum store_status status)
{
    struct message *m = arg;
    struct session *s = errand_session(m);
    if (status == STORE_OK)
        errand_say(m);
    else if (s)
        session_say(s, "Your words could not be kept. Try again later.");
    errand_end(m);
}

static void message_counted(void *arg, enum store_status status)
{
    struct message *m = arg;
    struct session *s = errand_session(m);
    int64_t most = m->errand.lobby->deps.conf.messages, own_most = (most + 3) / 4;
    if (status != STORE_OK) {
        message_put(m, status);
        return;
    }
    if (!m->ignored && m->waiting < most && m->own < own_most) {
        errand_says(m, "%s is off. Your words are kept until they log in.", m->to);
        errand_writes(m, NULL);
        store_memo_put(m->errand.lobby->deps.store, &m->memo, 0, message_put, m);
        return;
    }
    if (s && m->ignored)
        session_say(s, "%s does not listen to you. Nothing was sent.", m->to);
    else if (s && m->waiting < most)
        session_say(s, "%s has not read what you wrote before. Write again once they have been on.",
                    m->to);
    else if (s)
        session_say(s, "Too many messages wait for %s already. Try again once they have been on.",
                    m->to);
    errand_end(m);
}

static void message_seen(void *arg, const struct store_memo *memo)
{
    struct message *m = arg;
    m->waiting++;
    m->own += memo->other == m->memo.other;
}

static void ignore_seen(void *arg, const struct store_memo *memo)
{
    struct message *m = arg;
    m->ignored = m->ignored || memo->other == m->memo.other;
}

static void ignores_read(void *arg, enum store_status status)
{
    struct message *m = arg;
    if (status != STORE_OK) {
        message_put(m, status);
        return;
    }
    store_memos(m->errand.lobby->deps.store,
                &(struct store_memo_query){.kind = STORE_MEMO_MESSAGE,
                                           .account = m->memo.account,
                                           .state = 0,
                                           .limit = (int)m->errand.lobby->deps.conf.messages},
                message_seen, message_counted, m);
}

void social_message(struct session *from, const struct store_account *to, const char *text)
{
    struct message *m = errand_new(from->lobby, from, sizeof(*m));
    m->memo = (struct store_memo){.id = ids_next(from->lobby->deps.ids),
                                  .kind = STORE_MEMO_MESSAGE,
                                  .account = to->id,
                                  .other = from->person,
                                  .at_ms = clock_wall(from->lobby->deps.clock)};
    memcpy(m->memo.name, from->name, sizeof(m->memo.name));
    utf8_copy(text, m->memo.body, sizeof(m->memo.body));
    memcpy(m->to, to->name, sizeof(m->to));
    store_memos(
        from->lobby->deps.store,
        &(struct store_memo_query){
            .kind = STORE_MEMO_IGNORE, .account = to->id, .state = -1, .limit = SOCIAL_TIES_MAX},
        ignore_seen, ignores_read, m);
}
