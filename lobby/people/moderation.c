/*
 * The sanctions in force, in one array. There are tens or hundreds of them, and a check walks over
 * all.
 */
#include "moderation.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/queue.h>

#include "log.h"
#include "span.h"
#include "tongue.h"
#include "utf8.h"
#include "xalloc.h"

struct sanction {
    struct store_sanction what;
    struct network network; /* if what.address is not empty */
    bool lifts;             /* it is marked as one of those to lift */
    bool ending;            /* its end is being stored, so nobody else may lift it */
};

/* A write under way: sanctions hold, or end, once it is stored. */
struct change {
    LIST_ENTRY(change) link;
    struct moderation *m;
    store_done_cb *cb; /* may be NULL */
    void *arg;
    int n;
    struct store_sanction what[];
};
LIST_HEAD(change_list, change);

struct moderation {
    const struct clock *clock;
    struct ids *ids;
    struct store *store;
    void (*changed)(void *arg);
    void (*ban_over)(void *arg, int64_t account);
    void *arg;
    struct sanction *list;
    size_t n, size;
    struct change_list changes;
    void (*loaded)(void *arg);
    void *loaded_arg;
};

struct moderation *moderation_new(const struct clock *clock, struct ids *ids, struct store *store,
                                  void (*changed)(void *arg),
                                  void (*ban_over)(void *arg, int64_t account), void *arg)
{
    struct moderation *m = xcalloc(1, sizeof(*m));
    *m = (struct moderation){.clock = clock,
                             .ids = ids,
                             .store = store,
                             .changed = changed,
                             .ban_over = ban_over,
                             .arg = arg};
    return m;
}

void moderation_free(struct moderation **moderation)
{
    if (!*moderation)
        return;
    for (struct change *c; (c = LIST_FIRST(&(*moderation)->changes));) {
        LIST_REMOVE(c, link);
        free(c);
    }
    free((*moderation)->list);
    free(*moderation);
    *moderation = NULL;
}

static void moderation_sanction_add(void *arg, const struct store_sanction *what)
{
    struct moderation *m = arg;
    struct sanction entry = {.what = *what};
    if (what->address[0] != '\0' &&
        !network_parse(what->address, strlen(what->address), &entry.network)) {
        log_warn("sanction", "unreadable address=%s id=%jd", what->address, what->id);
        return;
    }
    XGROW(m->list, m->n, m->size);
    m->list[m->n++] = entry;
}

static void moderation_load_done(void *arg, enum store_status status)
{
    struct moderation *m = arg;
    if (status != STORE_OK)
        log_fatal("sanctions-load", "status=%d", (int)status); /* without the list, banned people
                                                                  could get in */
    m->changed(m->arg);
    m->loaded(m->loaded_arg);
}

void moderation_load(struct moderation *m, void (*done)(void *arg), void *arg)
{
    m->loaded = done;
    m->loaded_arg = arg;
    store_sanctions(m->store, moderation_sanction_add, moderation_load_done, m);
}

static bool moderation_in_force(const struct moderation *m, const struct store_sanction *what)
{
    return what->until_ms == 0 || what->until_ms > clock_wall(m->clock);
}

static bool moderation_entry_hits(const struct sanction *s, const struct moderation_who *who)
{
    if (s->what.account != 0)
        return s->what.account == who->account;
    if (s->what.fingerprint[0] != '\0')
        return who->fingerprint && strcmp(s->what.fingerprint, who->fingerprint) == 0;
    return who->address && who->address[0] != '\0' && network_holds(&s->network, who->address);
}

bool moderation_hits(const struct store_sanction *sanction, const struct moderation_who *who)
{
    struct sanction entry = {.what = *sanction};
    if (sanction->address[0] != '\0' &&
        !network_parse(sanction->address, strlen(sanction->address), &entry.network))
        return false;
    return moderation_entry_hits(&entry, who);
}

const struct store_sanction *moderation_find(struct moderation *m, enum store_sanction_kind kind,
                                             const struct moderation_who *who, const char *channel)
{
    const struct store_sanction *found = NULL;
    for (size_t i = 0; i < m->n; i++) {
        const struct sanction *s = &m->list[i];
        if (s->what.kind != kind || !moderation_in_force(m, &s->what) ||
            !moderation_entry_hits(s, who))
            continue;
        if (channel && s->what.channel[0] != '\0' && strcmp(s->what.channel, channel) != 0)
            continue;
        if (!found || s->what.until_ms == 0 ||
            (found->until_ms != 0 && s->what.until_ms > found->until_ms))
            found = &s->what;
    }
    return found;
}

const struct store_sanction *moderation_of(struct moderation *m, enum store_sanction_kind kind,
                                           int64_t account)
{
    return moderation_find(m, kind, &(struct moderation_who){.account = account}, NULL);
}

/* The end of the sanction was stored (`ends`), so the sanction is removed. If not, it goes on. */
static void moderation_sanction_end(struct moderation *m, int64_t id, bool ends)
{
    for (size_t i = m->n; i-- > 0;) {
        if (m->list[i].what.id != id)
            continue;
        m->list[i].ending = false;
        if (ends)
            XREMOVE(m->list, m->n, i);
    }
}

static void moderation_ban_ended(const struct moderation *m, const struct store_sanction *what)
{
    if (what->kind == STORE_BAN && what->account != 0)
        m->ban_over(m->arg, what->account);
}

static void moderation_change_stored(void *arg, enum store_status status)
{
    FREED struct change *c = arg;
    struct moderation *m = c->m;
    bool ban = false;
    LIST_REMOVE(c, link);
    const bool stored = status == STORE_OK;
    for (int i = 0; i < c->n; i++) {
        ban = ban || (stored && c->what[i].kind == STORE_BAN);
        if (c->what[i].ended)
            moderation_sanction_end(m, c->what[i].id, stored);
        else if (stored)
            moderation_sanction_add(m, &c->what[i]);
    }
    for (int i = 0; i < c->n; i++)
        if (stored && c->what[i].ended)
            moderation_ban_ended(m, &c->what[i]);
    if (ban)
        m->changed(m->arg);
    if (c->cb)
        c->cb(c->arg, status);
}

static void moderation_change_put(struct moderation *m, const struct store_sanction *what, int n,
                                  store_done_cb *cb, void *arg)
{
    struct change *c = xcalloc(1, sizeof(*c) + (size_t)n * sizeof(*what));
    c->m = m;
    c->cb = cb;
    c->arg = arg;
    c->n = n;
    memcpy(c->what, what, (size_t)n * sizeof(*what));
    LIST_INSERT_HEAD(&m->changes, c, link);
    store_sanctions_put(m->store, what, n, moderation_change_stored, c);
}

void moderation_put(struct moderation *m, struct store_sanction *sanctions, int n,
                    store_done_cb *cb, void *arg)
{
    int64_t case_id = 0;
    for (int i = 0; i < n; i++) {
        struct store_sanction *what = &sanctions[i];
        what->id = ids_next(m->ids);
        if (case_id == 0)
            case_id = what->id;
        what->case_id = case_id;
        what->from_ms = clock_wall(m->clock);
        what->ended = false;
        memcpy(what->today, what->name, sizeof(what->today));
    }
    moderation_change_put(m, sanctions, n, cb, arg);
}

/* Whether the sanction is in force, and is one of those that the caller names (struct
 * moderation_lifting). `network`: the named one, or NULL. */
static bool moderation_is_named(const struct moderation *m, const struct sanction *s,
                                const struct moderation_lifting *lift,
                                const struct network *network)
{
    if (s->what.kind != lift->kind || !moderation_in_force(m, &s->what) || s->ending)
        return false;
    if (lift->channel && strcmp(s->what.channel, lift->channel) != 0)
        return false;
    if (s->what.address[0] == '\0')
        return moderation_entry_hits(s, &lift->who);
    return network && network_equal(&s->network, network);
}

/* Whether one sanction of the case is named. */
static bool moderation_case_named(const struct moderation *m, const struct moderation_lifting *lift,
                                  const struct network *network, int64_t case_id)
{
    for (size_t i = 0; i < m->n; i++)
        if (m->list[i].what.case_id == case_id &&
            moderation_is_named(m, &m->list[i], lift, network))
            return true;
    return false;
}

/* Whether the sanction of an address or a key belongs to this account. It does if it follows the
 * account in the case (moderation_put), or if the case has no other account. */
static bool moderation_goes_with(const struct moderation *m, const struct store_sanction *what,
                                 int64_t account)
{
    const struct store_sanction *owner = NULL;
    bool alone = true;
    for (size_t i = 0; i < m->n; i++) {
        const struct store_sanction *other = &m->list[i].what;
        if (other->case_id != what->case_id || other->account == 0)
            continue;
        alone = alone && other->account == account;
        if (other->id < what->id && (!owner || other->id > owner->id))
            owner = other;
    }
    return alone || (owner && owner->account == account);
}

/* Copies the marked sanctions of a case as ended ones, and notes that they are ending. Returns how
 * many there are. */
static int moderation_case_take(struct moderation *m, int64_t id, struct store_sanction *taken)
{
    int n = 0;
    for (size_t i = m->n; i-- > 0 && n < STORE_SANCTIONS_MAX;) {
        if (m->list[i].what.case_id != id || !m->list[i].lifts)
            continue;
        taken[n] = m->list[i].what;
        taken[n++].ended = true;
        m->list[i].lifts = false;
        m->list[i].ending = true;
    }
    return n;
}

static int moderation_case_marked(const struct moderation *m, int64_t id)
{
    int n = 0;
    for (size_t i = 0; i < m->n; i++)
        n += m->list[i].what.case_id == id && m->list[i].lifts;
    return n;
}

int moderation_holds(struct moderation *m, const struct moderation_lifting *lift)
{
    struct network named;
    const char *address = lift->who.address;
    const struct network *network =
        address && network_parse(address, strlen(address), &named) ? &named : NULL;
    const int64_t account = lift->who.account;
    int n = 0;
    for (size_t i = 0; i < m->n; i++) {
        struct sanction *s = &m->list[i];
        s->lifts = moderation_is_named(m, s, lift, network) ||
                   (!s->ending && moderation_case_named(m, lift, network, s->what.case_id) &&
                    (lift->whole || (s->what.account == 0 && account != 0 &&
                                     moderation_goes_with(m, &s->what, account))));
        n += s->lifts;
    }
    return n;
}

/* The index of the first marked sanction; m->n: there is none. */
static size_t moderation_marked_find(const struct moderation *m)
{
    size_t i = 0;
    while (i < m->n && !m->list[i].lifts)
        i++;
    return i;
}

const struct store_sanction **moderation_stays(struct moderation *m,
                                               const struct moderation_lifting *lift)
{
    const struct store_sanction **list = xcalloc(m->n + 1, sizeof(*list));
    struct moderation_lifting part = *lift;
    size_t n = 0;
    part.whole = false;
    moderation_holds(m, &part);
    for (size_t i = 0; i < m->n; i++) {
        const struct sanction *s = &m->list[i];
        if (!s->lifts && moderation_in_force(m, &s->what) &&
            moderation_case_marked(m, s->what.case_id) > 0)
            list[n++] = &s->what;
    }
    return list;
}

bool moderation_same_about(const struct store_sanction *a, const struct store_sanction *b)
{
    return a->account == b->account && strcmp(a->address, b->address) == 0 &&
           strcmp(a->fingerprint, b->fingerprint) == 0;
}

const struct store_sanction **moderation_lifts(struct moderation *m,
                                               const struct moderation_lifting *lift)
{
    const struct store_sanction **list = xcalloc(m->n + 1, sizeof(*list));
    size_t n = 0;
    moderation_holds(m, lift);
    for (size_t i = 0; i < m->n; i++) {
        bool again = false;
        for (size_t k = 0; k < n; k++)
            again = again || moderation_same_about(list[k], &m->list[i].what);
        if (m->list[i].lifts && !again)
            list[n++] = &m->list[i].what;
    }
    return list;
}

int moderation_lift(struct moderation *m, const struct moderation_lifting *lift,
                    void (*last)(void *arg), store_done_cb *cb, void *arg)
{
    struct store_sanction taken[STORE_SANCTIONS_MAX];
    const int total = moderation_holds(m, lift);
    size_t at = moderation_marked_find(m);
    while (at < m->n) {
        int n = 0;
        /* Each write takes as many cases as fit. Only the last one calls `cb`. */
        do {
            n += moderation_case_take(m, m->list[at].what.case_id, taken + n);
            at = moderation_marked_find(m);
        } while (at < m->n &&
                 n + moderation_case_marked(m, m->list[at].what.case_id) <= STORE_SANCTIONS_MAX);
        if (at == m->n && last)
            last(arg);
        moderation_change_put(m, taken, n, at < m->n ? NULL : cb, arg);
    }
    return total;
}

void moderation_lift_case(struct moderation *m, int64_t case_id, store_done_cb *cb, void *arg)
{
    struct store_sanction taken[STORE_SANCTIONS_MAX];
    for (size_t i = 0; i < m->n; i++)
        m->list[i].lifts = m->list[i].what.case_id == case_id && !m->list[i].ending;
    moderation_change_put(m, taken, moderation_case_take(m, case_id, taken), cb, arg);
}

/* If the sanction is of the account `was`, makes it one of `account`, whose name is `name` now.
 * `erased`: the sanction also forgets the name that the account had before. */
static void moderation_call_one(struct store_sanction *what, int64_t was, int64_t account,
                                const char *name, bool erased)
{
    if (what->account != was)
        return;
    what->account = account;
    utf8_copy(name, what->today, sizeof(what->today));
    if (erased)
        utf8_copy(name, what->name, sizeof(what->name));
}

void moderation_call(struct moderation *m, int64_t was, int64_t account, const char *name,
                     bool erased)
{
    struct change *c;
    LIST_FOREACH (c, &m->changes, link)
        for (int i = 0; i < c->n; i++)
            moderation_call_one(&c->what[i], was, account, name, erased);
    for (size_t i = 0; i < m->n; i++)
        moderation_call_one(&m->list[i].what, was, account, name, erased);
}

void moderation_rename(struct moderation *m, int64_t account, const char *from, const char *to,
                       bool erased)
{
    moderation_call(m, account, account, to, erased);
    for (size_t i = 0; i < m->n; i++) {
        struct store_sanction *what = &m->list[i].what;
        if (strcasecmp(what->by, from) != 0)
            continue;
        utf8_copy(to, what->by, sizeof(what->by));
        store_sanctions_put(m->store, what, 1, NULL, NULL);
    }
}

const struct store_sanction *moderation_next(const struct moderation *m, size_t *at)
{
    while (*at < m->n) {
        const struct store_sanction *what = &m->list[(*at)++].what;
        if (moderation_in_force(m, what))
            return what;
    }
    return NULL;
}

const struct store_sanction *moderation_case(const struct moderation *m, int64_t case_id)
{
    const struct store_sanction *what;
    for (size_t at = 0; (what = moderation_next(m, &at));)
        if (what->case_id == case_id)
            return what;
    return NULL;
}

void moderation_door_lines(struct moderation *m, struct buf *out)
{
    const struct store_sanction *what;
    for (size_t at = 0; (what = moderation_next(m, &at));)
        if (what->kind == STORE_BAN && what->address[0] != '\0')
            buf_printf(out, "%s\t%jd\t%s\n", what->address, what->until_ms, what->reason);
}

const char *moderation_word(enum store_sanction_kind kind)
{
    return kind == STORE_BAN ? "banned" : kind == STORE_MUTE ? "muted" : "kept from ranked tables";
}

const char *moderation_kind(enum store_sanction_kind kind)
{
    return kind == STORE_BAN ? "ban" : kind == STORE_MUTE ? "mute" : "bar";
}

/* Writes the sentence before the reason. `span`: how long the sanction still holds; "": for ever.
 */
static void moderation_sentence_begin(const struct store_sanction *what, const char *span,
                                      struct buf *out)
{
    const char *channel = what->channel;
    const bool ends = span[0] != '\0';
    if (what->kind == STORE_BAN)
        buf_printf(out,
                   ends ? tr("You are banned from this room for the next %s.")
                        : tr("You are banned from this room."),
                   span);
    else if (what->kind == STORE_BAR)
        buf_printf(out,
                   ends ? tr("Ranked tables are closed to you for the next %s.")
                        : tr("Ranked tables are closed to you."),
                   span);
    else if (channel[0] == '\0')
        buf_printf(out, ends ? tr("You are muted for the next %s.") : tr("You are muted."), span);
    else if (strcmp(channel, "tell") == 0)
        buf_printf(out,
                   ends ? tr("You are muted in tells for the next %s.")
                        : tr("You are muted in tells."),
                   span);
    else if (strcmp(channel, "game") == 0)
        buf_printf(out,
                   ends ? tr("You are muted on the channels of the games for the next %s.")
                        : tr("You are muted on the channels of the games."),
                   span);
    else
        buf_printf(out,
                   ends ? tr("You are muted on the %s channel for the next %s.")
                        : tr("You are muted on the %s channel."),
                   channel, span);
}

void moderation_sentence(const struct moderation *m, const struct store_sanction *what,
                         struct buf *out)
{
    moderation_sentence_begin(
        what, what->until_ms != 0 ? SPAN(what->until_ms - clock_wall(m->clock)) : "", out);
    buf_printf(out, tr(" The reason given is: %s"), what->reason);
}

int64_t moderation_tick(struct moderation *m)
{
    int64_t now = clock_wall(m->clock), next = -1;
    bool bans = false;
    for (size_t i = m->n; i-- > 0;) {
        int64_t until = m->list[i].what.until_ms;
        if (until == 0)
            continue;
        if (until <= now) {
            const struct store_sanction what = m->list[i].what;
            XREMOVE(m->list, m->n, i);
            bans = bans || what.kind == STORE_BAN;
            moderation_ban_ended(m, &what);
        } else if (next < 0 || until - now < next) {
            next = until - now;
        }
    }
    if (bans)
        m->changed(m->arg);
    return next;
}
