/*
 * Each kind of thing that is counted has a table of fixed size, which has sets of four entries. A
 * hash with a secret key chooses the set, so that nobody can work out which names or addresses
 * share a set with somebody else's.
 *
 * If a set is full, an entry that is already forgotten gives way first, then the one with the
 * lowest count, then the oldest. So one attempt each on any number of names does not push out a
 * name under attack: an attacker who wants its count forgotten has to reach higher counts on four
 * other names of its set, which they cannot know. Failures never bar anybody. They only make people
 * wait. Failures on a name make only those wait who have not logged in to it from there before.
 *
 * An entry that belongs to a wider group is in the set that the hash of the group chooses. All
 * addresses of one network (IPv4 /24, IPv6 /48) share a set, so somebody who has many of them
 * pushes out only their own entries. All addresses from which one name has logged in share a set,
 * too.
 */
#include "throttle.h"

#include <stdlib.h>
#include <string.h>

#include "keyed.h"
#include "network.h"
#include "utf8.h"
#include "xalloc.h"

enum { THROTTLE_SETS = 2048, THROTTLE_WAYS = 4 };

struct throttle_entry {
    uint64_t key; /* 0: free */
    int64_t at;   /* mono ms of the last change */
    int64_t n;
};

struct throttle_table {
    struct throttle_entry set[THROTTLE_SETS][THROTTLE_WAYS];
};

struct throttle {
    const struct clock *clock;
    struct keyed keyed;
    struct throttle_table address, tried, tried_network, registered, registered_network, appeals;
    struct throttle_table name[THROTTLE_WHATS], known[THROTTLE_WHATS];
};

struct throttle *throttle_new(const struct clock *clock)
{
    struct throttle *t = xcalloc(1, sizeof(*t));
    t->clock = clock;
    keyed_init(&t->keyed);
    return t;
}

void throttle_free(struct throttle **throttle)
{
    free(*throttle);
    *throttle = NULL;
}

/* ---- Where an entry is ---- */

struct place {
    uint64_t key; /* never 0 */
    uint64_t set;
};

static uint64_t throttle_hash_of(const struct throttle *t, const void *data, size_t len)
{
    uint64_t hash = keyed_hash(&t->keyed, data, len);
    return hash != 0 ? hash : 1;
}

static struct network throttle_subscriber(const char *address)
{
    struct network network;
    if (!network_subscriber(address, &network))
        memset(&network, 0, sizeof(network));
    return network;
}

static struct place throttle_place_of_address(const struct throttle *t, const char *address)
{
    struct network network = throttle_subscriber(address);
    struct place place = {.key = throttle_hash_of(t, network.address, sizeof(network.address))};
    network_widen(&network);
    place.set = throttle_hash_of(t, network.address, sizeof(network.address));
    return place;
}

static struct place throttle_place_of_network(const struct throttle *t, const char *address)
{
    struct network network = throttle_subscriber(address);
    network_widen(&network);
    uint64_t hash = throttle_hash_of(t, network.address, sizeof(network.address));
    return (struct place){hash, hash};
}

/* A name counts in lower case, and only as much of it as fits here. */
enum { NAME_LOOK = 64 };

/* Whether `a` gives way before `b`. An entry that last changed before `gone` is forgotten. */
static bool throttle_lesser(const struct throttle_entry *a, const struct throttle_entry *b,
                            int64_t gone)
{
    bool a_gone = a->key == 0 || a->at < gone, b_gone = b->key == 0 || b->at < gone;
    if (a_gone != b_gone)
        return a_gone;
    return a->n != b->n ? a->n < b->n : a->at < b->at;
}

/* Finds the entry. If there is none, returns NULL or, with `make`, a fresh entry in place of
 * another. A count that last changed more than `span` ms ago is forgotten. */
static struct throttle_entry *throttle_find(const struct throttle *t, struct throttle_table *table,
                                            struct place place, int64_t span, bool make)
{
    struct throttle_entry *set = table->set[place.set % THROTTLE_SETS], *least = &set[0];
    int64_t now = clock_mono(t->clock);
    for (int i = 0; i < THROTTLE_WAYS; i++) {
        if (set[i].key == place.key) {
            if (now - set[i].at > span)
                set[i].n = 0;
            return &set[i];
        }
        if (throttle_lesser(&set[i], least, now - span))
            least = &set[i];
    }
    if (!make)
        return NULL;
    *least = (struct throttle_entry){.key = place.key, .at = now};
    return least;
}

/* ---- What is counted ---- */

/* An IPv6 /48 may make as many accounts a day as this many subscribers. */
enum { SUBSCRIBERS = 16 };
/* TRIED_A_RANK: so many attempts of a network add one to the rank of each of its addresses. */
enum { TRIED_SPAN = 60 * 1000, TRIED_A_RANK = 16 };
enum { ADDRESS_SPAN = 15 * 60 * 1000, NAME_SPAN = 60 * 60 * 1000, DAY_SPAN = 24 * 60 * 60 * 1000 };
static const int64_t known_span = 90LL * DAY_SPAN;

static struct throttle_entry *throttle_known_find(struct throttle *t, enum throttle_what what,
                                                  const char *address, const char *name, bool make)
{
    struct {
        struct network network;
        char name[NAME_LOOK];
    } pair;
    memset(&pair, 0, sizeof(pair));
    pair.network = throttle_subscriber(address);
    utf8_ascii_lower(name, pair.name, sizeof(pair.name));
    const struct place place = {throttle_hash_of(t, &pair, sizeof(pair)),
                                throttle_hash_of(t, pair.name, strlen(pair.name))};
    return throttle_find(t, &t->known[what], place, known_span, make);
}

static bool throttle_is_known(struct throttle *t, enum throttle_what what, const char *address,
                              const char *name)
{
    const struct throttle_entry *known = throttle_known_find(t, what, address, name, false);
    return known && known->n > 0;
}

static struct throttle_entry *throttle_address_find(struct throttle *t, const char *address,
                                                    bool make)
{
    return throttle_find(t, &t->address, throttle_place_of_address(t, address), ADDRESS_SPAN, make);
}

static struct throttle_entry *throttle_name_find(struct throttle *t, enum throttle_what what,
                                                 const char *name, bool make)
{
    char folded[NAME_LOOK];
    utf8_ascii_lower(name, folded, sizeof(folded));
    uint64_t hash = throttle_hash_of(t, folded, strlen(folded));
    return throttle_find(t, &t->name[what], (struct place){hash, hash}, NAME_SPAN, make);
}

int64_t throttle_wait_address(struct throttle *t, const char *address)
{
    static const int64_t step[] = {0, 2000, 3000, 4000, 5000};
    int64_t wait = 0;
    const struct throttle_entry *e = throttle_address_find(t, address, false);
    if (e && e->n > 0)
        wait = e->at + step[e->n < 4 ? e->n : 4] - clock_mono(t->clock);
    return wait > 0 ? wait : 0;
}

static int64_t throttle_wait_name(struct throttle *t, enum throttle_what what, const char *name)
{
    static const int64_t step[THROTTLE_WHATS] = {5000, 30000};
    const struct throttle_entry *e = throttle_name_find(t, what, name, false);
    return e && e->n >= 10 ? e->at + step[what] - clock_mono(t->clock) : 0;
}

int64_t throttle_wait(struct throttle *t, enum throttle_what what, const char *address,
                      const char *name)
{
    int64_t wait = throttle_wait_address(t, address), more = throttle_wait_name(t, what, name);
    return more > wait && !throttle_is_known(t, what, address, name) ? more : wait;
}

bool throttle_clean(struct throttle *t, const char *address)
{
    const struct throttle_entry *e = throttle_address_find(t, address, false);
    return !e || e->n == 0;
}

bool throttle_attacked(struct throttle *t, const char *name)
{
    return throttle_wait_name(t, THROTTLE_PASSWORD, name) > 0;
}

static int throttle_tried(struct throttle *t, struct throttle_table *table, struct place place)
{
    struct throttle_entry *e = throttle_find(t, table, place, TRIED_SPAN, true);
    e->at = clock_mono(t->clock);
    return e->n < 1000000 ? (int)e->n++ : (int)e->n;
}

int throttle_rank(struct throttle *t, const char *address, const char *name)
{
    int rank =
        1 + throttle_tried(t, &t->tried, throttle_place_of_address(t, address)) +
        throttle_tried(t, &t->tried_network, throttle_place_of_network(t, address)) / TRIED_A_RANK;
    return throttle_is_known(t, THROTTLE_PASSWORD, address, name) ? 0 : rank;
}

void throttle_unrank(struct throttle *t, const char *address)
{
    struct throttle_entry *e =
        throttle_find(t, &t->tried, throttle_place_of_address(t, address), TRIED_SPAN, false);
    if (e && e->n > 0)
        e->n--;
}

void throttle_know(struct throttle *t, const char *address, const char *name)
{
    struct throttle_entry *known = throttle_known_find(t, THROTTLE_PASSWORD, address, name, true);
    known->n = 1;
    known->at = clock_mono(t->clock);
}

static void throttle_result_of_address(struct throttle *t, const char *address, bool right)
{
    struct throttle_entry *e = throttle_address_find(t, address, !right);
    if (e) {
        e->n = right ? 0 : e->n + 1;
        e->at = clock_mono(t->clock);
    }
}

void throttle_failed(struct throttle *t, const char *address)
{
    throttle_result_of_address(t, address, false);
}

void throttle_result(struct throttle *t, enum throttle_what what, const char *address,
                     const char *name, bool right)
{
    throttle_result_of_address(t, address, right);
    struct throttle_entry *e = right ? throttle_known_find(t, what, address, name, true)
                                     : throttle_name_find(t, what, name, true);
    e->n++;
    e->at = clock_mono(t->clock);
}

int64_t throttle_failures(struct throttle *t, const char *name)
{
    const struct throttle_entry *e = throttle_name_find(t, THROTTLE_PASSWORD, name, false);
    return e ? e->n : 0;
}

static struct throttle_entry *throttle_day_find(struct throttle *t, struct throttle_table *table,
                                                struct place place)
{
    struct throttle_entry *e = throttle_find(t, table, place, DAY_SPAN, true);
    if (e->n == 0)
        e->at = clock_mono(t->clock); /* the day begins with the first account or appeal */
    return e;
}

bool throttle_register(struct throttle *t, const char *address, int64_t most)
{
    struct network from = throttle_subscriber(address);
    struct throttle_entry *e = NULL, *network;
    if (from.bits != 128) /* IPv6: counts its /64, too */
        e = throttle_day_find(t, &t->registered, throttle_place_of_address(t, address));
    network = throttle_day_find(t, &t->registered_network, throttle_place_of_network(t, address));
    int64_t widest = !e ? most : most > INT64_MAX / SUBSCRIBERS ? most : most * SUBSCRIBERS;
    if ((e && e->n >= most) || network->n >= widest)
        return false;
    network->n++;
    if (e)
        e->n++;
    return true;
}

bool throttle_appeal(struct throttle *t, const char *address)
{
    struct throttle_entry *e =
        throttle_day_find(t, &t->appeals, throttle_place_of_network(t, address));
    if (e->n >= THROTTLE_APPEALS)
        return false;
    e->n++;
    return true;
}
