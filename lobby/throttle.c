/*
 * Two tables of fixed size: sets of four entries by hash, the oldest of a set gives way. An
 * attacker with many networks can push entries out, but gains no more than fresh networks give
 * anyway; and none of those who logged in before, who are in the second table, which only right
 * passwords fill.
 */
#include "throttle.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "moderation.h"
#include "xalloc.h"

enum { THROTTLE_SETS = 2048, THROTTLE_WAYS = 4 };
enum throttle_kind { BY_ADDRESS = 1, BY_NAME, TRIED, TRIED_NETWORK, REGISTERED, KNOWN_PAIR };

struct throttle_entry {
    uint64_t key; /* 0: free */
    int64_t at;   /* mono ms of the last change */
    int64_t n;
};

struct throttle {
    const struct clock *clock;
    struct throttle_entry entry[THROTTLE_SETS][THROTTLE_WAYS], known[THROTTLE_SETS][THROTTLE_WAYS];
};

struct throttle *throttle_new(const struct clock *clock)
{
    struct throttle *t = xcalloc(1, sizeof *t);
    t->clock = clock;
    return t;
}

void throttle_free(struct throttle **throttle)
{
    free(*throttle);
    *throttle = NULL;
}

static uint64_t mix(uint64_t h, const void *data, size_t len)
{
    const uint8_t *at = data;
    for (size_t i = 0; i < len; i++)
        h = (h ^ at[i]) * 0x100000001b3;
    return h;
}

static uint64_t throttle_key(enum throttle_kind kind, const char *address, const char *name)
{
    uint64_t h = 0xcbf29ce484222325;
    struct network network;
    h = mix(h, &(uint8_t){(uint8_t)kind}, 1);
    if (address != NULL) {
        if (!network_subscriber(address, &network))
            memset(&network, 0, sizeof network);
        if ((kind == REGISTERED || kind == TRIED_NETWORK) && network.bits == 128)
            network.address[15] = 0; /* an IPv4 /24 */
        else if (kind == TRIED_NETWORK)
            memset(network.address + 6, 0, 10); /* an IPv6 /48 */
        h = mix(h, network.address, sizeof network.address);
    }
    for (; name != NULL && *name != '\0'; name++)
        h = mix(h, &(char){(char)tolower((unsigned char)*name)}, 1);
    h ^= h >> 32;
    return h != 0 ? h : 1;
}

/* The entry, or NULL; with `make` a fresh one in place of the oldest. Forgotten after `span` ms. */
static struct throttle_entry *set_find(struct throttle *t, struct throttle_entry *set, uint64_t key,
                                       int64_t span, bool make)
{
    struct throttle_entry *oldest = &set[0];
    int64_t now = clock_mono(t->clock);
    for (int i = 0; i < THROTTLE_WAYS; i++) {
        if (set[i].key == key) {
            if (now - set[i].at > span)
                set[i].n = 0;
            return &set[i];
        }
        if (set[i].key == 0 || (oldest->key != 0 && set[i].at < oldest->at))
            oldest = &set[i];
    }
    if (!make)
        return NULL;
    *oldest = (struct throttle_entry){.key = key, .at = now};
    return oldest;
}

static struct throttle_entry *throttle_find(struct throttle *t, uint64_t key, int64_t span,
                                            bool make)
{
    return set_find(t, t->entry[key % THROTTLE_SETS], key, span, make);
}

enum { TRIED_SPAN = 60 * 1000, TRIED_A_RANK = 16 };
enum { ADDRESS_SPAN = 15 * 60 * 1000, NAME_SPAN = 60 * 60 * 1000, DAY_SPAN = 24 * 60 * 60 * 1000 };
static const int64_t known_span = 90LL * DAY_SPAN;

static struct throttle_entry *known_find(struct throttle *t, const char *address, const char *name,
                                         bool make)
{
    uint64_t key = throttle_key(KNOWN_PAIR, address, name);
    return set_find(t, t->known[key % THROTTLE_SETS], key, known_span, make);
}

static bool is_known(struct throttle *t, const char *address, const char *name)
{
    const struct throttle_entry *known = known_find(t, address, name, false);
    return known != NULL && known->n > 0;
}

int64_t throttle_wait_address(struct throttle *t, const char *address)
{
    static const int64_t step[] = {0, 2000, 4000, 8000, 15000};
    int64_t wait = 0;
    const struct throttle_entry *e =
        throttle_find(t, throttle_key(BY_ADDRESS, address, NULL), ADDRESS_SPAN, false);
    if (e != NULL && e->n > 0)
        wait = e->at + step[e->n < 4 ? e->n : 4] - clock_mono(t->clock);
    return wait > 0 ? wait : 0;
}

static int64_t wait_name(struct throttle *t, const char *name)
{
    const struct throttle_entry *e =
        throttle_find(t, throttle_key(BY_NAME, NULL, name), NAME_SPAN, false);
    return e != NULL && e->n >= 10 ? e->at + 30000 - clock_mono(t->clock) : 0;
}

int64_t throttle_wait(struct throttle *t, const char *address, const char *name)
{
    int64_t wait = throttle_wait_address(t, address), more = wait_name(t, name);
    return more > wait && !is_known(t, address, name) ? more : wait;
}

bool throttle_clean(struct throttle *t, const char *address)
{
    const struct throttle_entry *e =
        throttle_find(t, throttle_key(BY_ADDRESS, address, NULL), ADDRESS_SPAN, false);
    return e == NULL || e->n == 0;
}

bool throttle_attacked(struct throttle *t, const char *name)
{
    return wait_name(t, name) > 0;
}

static int tried(struct throttle *t, enum throttle_kind kind, const char *address)
{
    struct throttle_entry *e =
        throttle_find(t, throttle_key(kind, address, NULL), TRIED_SPAN, true);
    e->at = clock_mono(t->clock);
    return e->n < 1000000 ? (int)e->n++ : (int)e->n;
}

int throttle_rank(struct throttle *t, const char *address, const char *name)
{
    int rank = 1 + tried(t, TRIED, address) + tried(t, TRIED_NETWORK, address) / TRIED_A_RANK;
    return is_known(t, address, name) ? 0 : rank;
}

void throttle_unrank(struct throttle *t, const char *address)
{
    struct throttle_entry *e =
        throttle_find(t, throttle_key(TRIED, address, NULL), TRIED_SPAN, false);
    if (e != NULL && e->n > 0)
        e->n--;
}

void throttle_know(struct throttle *t, const char *address, const char *name)
{
    struct throttle_entry *known = known_find(t, address, name, true);
    known->n = 1;
    known->at = clock_mono(t->clock);
}

void throttle_result(struct throttle *t, const char *address, const char *name, bool right)
{
    int64_t now = clock_mono(t->clock);
    struct throttle_entry *e =
        throttle_find(t, throttle_key(BY_ADDRESS, address, NULL), ADDRESS_SPAN, !right);
    if (e != NULL) {
        e->n = right ? 0 : e->n + 1;
        e->at = now;
    }
    e = right ? known_find(t, address, name, true)
              : throttle_find(t, throttle_key(BY_NAME, NULL, name), NAME_SPAN, true);
    e->n++;
    e->at = now;
}

int64_t throttle_failures(struct throttle *t, const char *name)
{
    const struct throttle_entry *e =
        throttle_find(t, throttle_key(BY_NAME, NULL, name), NAME_SPAN, false);
    return e != NULL ? e->n : 0;
}

bool throttle_register(struct throttle *t, const char *address, int64_t most)
{
    struct throttle_entry *e =
        throttle_find(t, throttle_key(REGISTERED, address, NULL), DAY_SPAN, true);
    if (e->n >= most)
        return false;
    if (e->n == 0)
        e->at = clock_mono(t->clock); /* the day begins with the first */
    e->n++;
    return true;
}
