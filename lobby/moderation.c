/*
 * The sanctions in force, in one array: there are tens or hundreds of them, and a check walks it.
 */
#include "moderation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "xalloc.h"

struct sanction {
    struct store_sanction what;
    struct network network; /* where what.address is not empty */
};

struct moderation {
    const struct clock *clock;
    struct ids *ids;
    struct store *store;
    void (*changed)(void *arg);
    void *arg;
    struct sanction *list;
    size_t n, size;
    void (*loaded)(void *arg);
    void *loaded_arg;
};

struct moderation *moderation_new(const struct clock *clock, struct ids *ids, struct store *store,
                                  void (*changed)(void *arg), void *arg)
{
    struct moderation *m = xcalloc(1, sizeof *m);
    *m = (struct moderation){
        .clock = clock, .ids = ids, .store = store, .changed = changed, .arg = arg};
    return m;
}

void moderation_free(struct moderation **moderation)
{
    if (*moderation == NULL)
        return;
    free((*moderation)->list);
    free(*moderation);
    *moderation = NULL;
}

static void sanction_add(struct moderation *m, const struct store_sanction *what)
{
    struct sanction entry = {.what = *what};
    if (what->address[0] != '\0' && network_parse(what->address, &entry.network) != NULL) {
        log_warn("sanction", "unreadable address=%s id=%lld", what->address, (long long)what->id);
        return;
    }
    if (m->n == m->size) {
        m->size = m->size == 0 ? 16 : 2 * m->size;
        m->list = xreallocarray(m->list, m->size, sizeof *m->list);
    }
    m->list[m->n++] = entry;
}

static void sanction_remove(struct moderation *m, size_t i)
{
    memmove(m->list + i, m->list + i + 1, (m->n - i - 1) * sizeof *m->list);
    m->n--;
}

static void load_each(void *arg, const struct store_sanction *sanction)
{
    sanction_add(arg, sanction);
}

static void load_done(void *arg, enum store_status status)
{
    struct moderation *m = arg;
    if (status != STORE_OK)
        log_warn("sanctions", "not read, status=%d", (int)status);
    m->changed(m->arg);
    m->loaded(m->loaded_arg);
}

void moderation_load(struct moderation *m, void (*done)(void *arg), void *arg)
{
    m->loaded = done;
    m->loaded_arg = arg;
    store_sanctions(m->store, load_each, load_done, m);
}

static bool in_force(const struct moderation *m, const struct store_sanction *what)
{
    return what->until_ms == 0 || what->until_ms > clock_wall(m->clock);
}

const struct store_sanction *moderation_find(struct moderation *m, enum store_sanction_kind kind,
                                             int64_t account, const char *address)
{
    const struct store_sanction *found = NULL;
    for (size_t i = 0; i < m->n; i++) {
        const struct sanction *s = &m->list[i];
        if (s->what.kind != kind || !in_force(m, &s->what))
            continue;
        bool hit =
            s->what.account != 0 ? s->what.account == account : network_holds(&s->network, address);
        if (!hit)
            continue;
        if (found == NULL || s->what.until_ms == 0 ||
            (found->until_ms != 0 && s->what.until_ms > found->until_ms))
            found = &s->what;
    }
    return found;
}

void moderation_put(struct moderation *m, const struct store_sanction *sanction, store_done_cb *cb,
                    void *arg)
{
    struct store_sanction what = *sanction;
    what.id = ids_next(m->ids);
    what.from_ms = clock_wall(m->clock);
    what.ended = false;
    sanction_add(m, &what);
    store_sanction_put(m->store, &what, cb, arg);
    if (what.kind == STORE_BAN)
        m->changed(m->arg);
}

static void lifted(void *arg, enum store_status status)
{
    (void)arg;
    if (status != STORE_OK)
        log_warn("sanction", "lift not stored, status=%d", (int)status);
}

int moderation_lift(struct moderation *m, enum store_sanction_kind kind, int64_t account,
                    const char *address, store_done_cb *cb, void *arg)
{
    struct network network;
    int n = 0;
    if (account == 0 && network_parse(address, &network) != NULL)
        return 0;
    for (size_t i = m->n; i-- > 0;) {
        struct sanction *s = &m->list[i];
        if (s->what.kind != kind || !in_force(m, &s->what))
            continue;
        bool hit = account != 0 ? s->what.account == account
                                : s->what.account == 0 && s->network.bits == network.bits &&
                                      memcmp(s->network.address, network.address,
                                             sizeof network.address) == 0;
        if (!hit)
            continue;
        struct store_sanction what = s->what;
        what.ended = true;
        sanction_remove(m, i);
        store_sanction_put(m->store, &what, n == 0 ? cb : lifted, n == 0 ? arg : NULL);
        n++;
    }
    if (n > 0 && kind == STORE_BAN)
        m->changed(m->arg);
    return n;
}

const struct store_sanction *moderation_each(struct moderation *m, size_t i)
{
    for (size_t k = 0; k < m->n; k++) {
        if (in_force(m, &m->list[k].what) && i-- == 0)
            return &m->list[k].what;
    }
    return NULL;
}

void moderation_door_lines(struct moderation *m, struct buf *out)
{
    for (size_t i = 0; i < m->n; i++) {
        const struct store_sanction *what = &m->list[i].what;
        if (what->kind == STORE_BAN && what->address[0] != '\0' && in_force(m, what))
            buf_printf(out, "%s\t%lld\t%s\n", what->address, (long long)what->until_ms,
                       what->reason);
    }
}

void moderation_span(int64_t ms, struct buf *out)
{
    static const struct {
        int64_t ms;
        const char *word;
    } unit[] = {{86400000, "day"}, {3600000, "hour"}, {60000, "minute"}, {1000, "second"}};
    for (size_t i = 0; i < sizeof unit / sizeof unit[0]; i++) {
        if (ms >= 2 * unit[i].ms || i + 1 == sizeof unit / sizeof unit[0]) {
            int64_t n = (ms + unit[i].ms / 2) / unit[i].ms;
            buf_printf(out, "%lld %s%s", (long long)n, unit[i].word, n == 1 ? "" : "s");
            return;
        }
    }
}

void moderation_sentence(const struct moderation *m, const struct store_sanction *what,
                         struct buf *out)
{
    buf_puts(out, what->kind == STORE_BAN ? "You are banned from this room" : "You are muted");
    if (what->until_ms != 0) {
        buf_puts(out, " for another ");
        moderation_span(what->until_ms - clock_wall(m->clock), out);
    }
    buf_printf(out, ". The reason given is: %s", what->reason);
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
            bans = bans || m->list[i].what.kind == STORE_BAN;
            sanction_remove(m, i);
        } else if (next < 0 || until - now < next) {
            next = until - now;
        }
    }
    if (bans)
        m->changed(m->arg);
    return next;
}
