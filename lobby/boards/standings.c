/*
 * See standings.h. The order is a line of leaves of up to 128 members, with a Fenwick tree over
 * their sizes. Each member has the number of its leaf, and `head` has the place of each leaf in the
 * line, so a place is found without searching. With a million members, cache misses cost most of
 * the time. So the values that a search compares lie close together: in a leaf the XP of each
 * member, in the line the XP of the first member of each leaf. XP are stored there as a `key` of 32
 * bits. Between members with equal keys, the times in `head` often decide. If they do not, the
 * members themselves are read. Loops run over a whole leaf, so that compilers turn them into vector
 * instructions. A full leaf gives members to the next one where it can, because a new leaf moves
 * the rest of the line.
 */
#include "standings.h"

#include <stdlib.h>
#include <string.h>

#include "mix.h"
#include "xalloc.h"

enum {
    LEAF = 128,
    LEAF_FILL = LEAF / 4 * 3, /* loading leaves some room, so that few changes fill a leaf */
    KEY_MOST = INT32_MAX,
    KEY_FREE = INT32_MIN /* sorts after all others */
};

struct standings_leaf {
    uint32_t member[LEAF]; /* STANDINGS_NONE after the last */
    int32_t key[LEAF];     /* KEY_FREE after the last */
};

/* What is known of a leaf without reading it. */
struct standings_head {
    uint32_t at, n;    /* its place in the line; how many members it has */
    int64_t first_ms;  /* when its first member reached its XP */
    int64_t newest_ms; /* none of its members reached its XP later */
};

struct standings_part {
    uint32_t leaf;
    int32_t key; /* of the first member */
    uint32_t fenwick;
};

static int32_t standings_key_of(int64_t xp)
{
    return xp > KEY_MOST ? KEY_MOST : xp < -KEY_MOST ? -KEY_MOST : (int32_t)xp;
}

/* Whether members with this key have equal XP. */
static bool standings_key_is_exact(int32_t key)
{
    return key < KEY_MOST && key > -KEY_MOST;
}

static bool standings_stands_before(const struct standings *s, const struct standing *a,
                                    const struct standing *b)
{
    if (a->xp != b->xp)
        return a->xp > b->xp;
    if (a->reached_ms != b->reached_ms)
        return a->reached_ms < b->reached_ms;
    return s->roll->who[a->who].account < s->roll->who[b->who].account;
}

/* ---- The line of leaves ---- */

/* Writes into `head` where the leaves from `from` on are in the line, and builds the Fenwick tree
 * anew. */
static void standings_line_number(struct standings *s, uint32_t from)
{
    for (uint32_t i = from; i < s->length; i++)
        s->head[s->line[i].leaf].at = i;
    for (uint32_t i = 0; i < s->length; i++)
        s->line[i].fenwick = s->head[s->line[i].leaf].n;
    for (uint32_t i = 1; i <= s->length; i++)
        if (i + (i & -i) <= s->length)
            s->line[i + (i & -i) - 1].fenwick += s->line[i - 1].fenwick;
}

/* Adds `change` to the size of a leaf; it may wrap around to subtract. */
static void standings_line_add(struct standings *s, uint32_t at, uint32_t change)
{
    s->head[s->line[at].leaf].n += change;
    s->listed += (int32_t)change;
    for (uint32_t i = at + 1; i <= s->length; i += i & -i)
        s->line[i - 1].fenwick += change;
}

/* How many members stand in the leaves before this one. */
static int64_t standings_line_before(const struct standings *s, uint32_t at)
{
    int64_t sum = 0;
    for (uint32_t i = at; i > 0; i -= i & -i)
        sum += s->line[i - 1].fenwick;
    return sum;
}

/* Finds the leaf of the member that has `*before` members before it. `*before` becomes how many of
 * them are in that leaf. */
static uint32_t standings_line_find(const struct standings *s, int64_t *before)
{
    uint32_t at = 0, step = 1;
    while (step * 2 <= s->length)
        step *= 2;
    for (; step > 0; step /= 2)
        if (at + step <= s->length && s->line[at + step - 1].fenwick <= *before) {
            at += step;
            *before -= s->line[at - 1].fenwick;
        }
    return at;
}

/* Notes what `line` and `head` have of the first member of a leaf, which has changed. */
static void standings_line_head(struct standings *s, uint32_t at)
{
    struct standings_part *part = &s->line[at];
    const struct standings_leaf *leaf = &s->leaf[part->leaf];
    part->key = leaf->key[0];
    if (leaf->member[0] != STANDINGS_NONE)
        s->head[part->leaf].first_ms = s->member[leaf->member[0]].reached_ms;
}

static void standings_head_newer(struct standings_head *head, int64_t reached_ms)
{
    if (reached_ms > head->newest_ms)
        head->newest_ms = reached_ms;
}

/* Adds a leaf without members at a place of the line. The caller has to call standings_line_number.
 * Pointers to leaves are invalid afterwards. */
static uint32_t standings_leaf_insert(struct standings *s, uint32_t at)
{
    uint32_t leaf = s->free_leaf;
    if (leaf != STANDINGS_NONE) {
        s->free_leaf = s->leaf[leaf].member[0];
    } else {
        if (s->nleaf == s->leaf_cap) {
            s->leaf_cap += s->leaf_cap / 8 + 1;
            s->leaf = xlines(s->leaf, s->nleaf * sizeof(*s->leaf), s->leaf_cap * sizeof(*s->leaf));
            s->head = xreallocarray(s->head, s->leaf_cap, sizeof(*s->head));
            s->line = xreallocarray(s->line, s->leaf_cap, sizeof(*s->line));
        }
        leaf = s->nleaf++;
    }
    for (int i = 0; i < LEAF; i++) {
        s->leaf[leaf].member[i] = STANDINGS_NONE;
        s->leaf[leaf].key[i] = KEY_FREE;
    }
    memmove(s->line + at + 1, s->line + at, (s->length - at) * sizeof(*s->line));
    s->line[at] = (struct standings_part){.leaf = leaf};
    s->head[leaf] = (struct standings_head){.newest_ms = INT64_MIN};
    s->length++;
    return leaf;
}

static void standings_leaf_remove(struct standings *s, uint32_t at)
{
    uint32_t leaf = s->line[at].leaf;
    s->leaf[leaf].member[0] = s->free_leaf;
    s->free_leaf = leaf;
    XREMOVE(s->line, s->length, at);
    standings_line_number(s, at);
}

/* Moves the members of a leaf from `from` on to the beginning of the next leaf, which has room. */
static void standings_leaf_give(struct standings *s, uint32_t at, uint32_t from)
{
    uint32_t leaf = s->line[at].leaf, next = s->line[at + 1].leaf, n = s->head[leaf].n - from;
    struct standings_leaf *of = &s->leaf[leaf], *to = &s->leaf[next];
    memmove(to->member + n, to->member, s->head[next].n * sizeof(to->member[0]));
    memmove(to->key + n, to->key, s->head[next].n * sizeof(to->key[0]));
    for (uint32_t i = 0; i < n; i++) {
        to->member[i] = of->member[from + i];
        to->key[i] = of->key[from + i];
        s->member[to->member[i]].leaf = next;
        of->member[from + i] = STANDINGS_NONE;
        of->key[from + i] = KEY_FREE;
    }
    standings_head_newer(&s->head[next], s->head[leaf].newest_ms);
    standings_line_head(s, at + 1);
    standings_line_add(s, at, -n);
    standings_line_add(s, at + 1, n);
}

/* Gives members of a full leaf to the next one, or half of them to a new one if the next has little
 * room. */
static void standings_leaf_relieve(struct standings *s, uint32_t at)
{
    if (at + 1 == s->length || s->head[s->line[at + 1].leaf].n > LEAF / 4 * 3) {
        standings_leaf_insert(s, at + 1);
        standings_line_number(s, at + 1);
    }
    standings_leaf_give(s, at, (LEAF + s->head[s->line[at + 1].leaf].n) / 2);
}

/* ---- Searching ---- */

/* How many members of a leaf have a key above `than`. */
static uint32_t standings_above(const struct standings_leaf *leaf, int32_t than)
{
    uint32_t above = 0;
    for (int i = 0; i < LEAF; i++)
        above += leaf->key[i] > than;
    return above;
}

static uint32_t standings_position_of(const struct standings_leaf *leaf, uint32_t member)
{
    uint32_t pos = 0;
    for (uint32_t i = 0; i < LEAF; i++)
        pos += leaf->member[i] == member ? i : 0;
    return pos;
}

/* The last leaf whose first key is above `than`, or the first leaf if there is none. */
static uint32_t standings_line_above(const struct standings *s, int32_t than)
{
    const struct standings_part *part = s->line;
    for (uint32_t n = s->length; n > 1;) {
        uint32_t half = n / 2;
        part = part[half].key > than ? part + half : part;
        n -= half;
    }
    return (uint32_t)(part - s->line);
}

/* The last leaf whose first member does not stand after `m`, or the first leaf if there is none. */
static uint32_t standings_leaf_for(const struct standings *s, const struct standing *m)
{
    int32_t key = standings_key_of(m->xp);
    uint32_t lo = standings_line_above(s, key), hi = standings_line_above(s, key - 1);
    while (lo < hi) { /* all of these begin with the same key; mostly the last one is right */
        uint32_t mid = hi - (hi - lo) / 4;
        uint32_t leaf = s->line[mid].leaf;
        int64_t first_ms = s->head[leaf].first_ms;
        if (standings_key_is_exact(key) && first_ms != m->reached_ms
                ? first_ms < m->reached_ms
                : standings_stands_before(s, &s->member[s->leaf[leaf].member[0]], m))
            lo = mid;
        else
            hi = mid - 1;
    }
    return lo;
}

/* The place in the leaf where `m` belongs. */
static uint32_t standings_position_for(const struct standings *s, uint32_t leaf,
                                       const struct standing *m)
{
    const uint32_t *member = s->leaf[leaf].member;
    int32_t key = standings_key_of(m->xp);
    uint32_t hi = standings_above(&s->leaf[leaf], key - 1);
    if (m->reached_ms > s->head[leaf].newest_ms && standings_key_is_exact(key))
        return hi; /* usual after a game; this needs to read no member */
    for (uint32_t lo = standings_above(&s->leaf[leaf], key); lo < hi;) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (standings_stands_before(s, &s->member[member[mid]], m))
            lo = mid + 1;
        else
            hi = mid;
    }
    return hi;
}

/* ---- Members ---- */

void standings_init(struct standings *s, bool (*lists)(const void *arg, const struct standing *m),
                    const void *arg, const struct roll *roll)
{
    *s = (struct standings){.lists = lists, .arg = arg, .roll = roll, .free_leaf = STANDINGS_NONE};
}

uint32_t standings_member(struct standings *s, uint32_t who)
{
    if (s->nmember == s->member_cap) {
        s->member_cap += s->member_cap / 4 + 16;
        s->member =
            xlines(s->member, s->nmember * sizeof(*s->member), s->member_cap * sizeof(*s->member));
    }
    s->member[s->nmember] = (struct standing){.who = who, .leaf = STANDINGS_NONE};
    return s->nmember++;
}

static void standings_slots_make(struct standings *s, uint32_t room)
{
    slots_make(&s->by_who, room);
    for (uint32_t i = 0; i < s->nmember; i++)
        slots_add(&s->by_who, mix(s->member[i].who), i);
}

int64_t standings_find(const struct standings *s, int64_t who)
{
    if (who < 0)
        return -1;
    struct slots_walk walk = slots_begin(&s->by_who, mix((uint64_t)who));
    for (uint32_t member; slots_next(&s->by_who, &walk, &member);)
        if (s->member[member].who == who)
            return member;
    return -1;
}

uint32_t standings_make(struct standings *s, uint32_t who)
{
    int64_t found = standings_find(s, who);
    if (found >= 0)
        return (uint32_t)found;
    if (!slots_fit(&s->by_who, s->nmember))
        standings_slots_make(s, s->nmember + s->nmember / 2 + 16);
    slots_add(&s->by_who, mix(who), s->nmember);
    return standings_member(s, who);
}

bool standings_list(struct standings *s, uint32_t member)
{
    struct standing *m = &s->member[member];
    if (!s->lists(s->arg, m))
        return false;
    if (s->length == 0) {
        standings_leaf_insert(s, 0);
        standings_line_number(s, 0);
    }
    uint32_t at = standings_leaf_for(s, m);
    if (s->head[s->line[at].leaf].n == LEAF) {
        standings_leaf_relieve(s, at);
        at = standings_leaf_for(s, m);
    }
    m->leaf = s->line[at].leaf;
    struct standings_head *head = &s->head[m->leaf];
    struct standings_leaf *leaf = &s->leaf[m->leaf];
    uint32_t pos = standings_position_for(s, m->leaf, m), after = head->n - pos;
    memmove(leaf->member + pos + 1, leaf->member + pos, after * sizeof(leaf->member[0]));
    memmove(leaf->key + pos + 1, leaf->key + pos, after * sizeof(leaf->key[0]));
    leaf->member[pos] = member;
    leaf->key[pos] = standings_key_of(m->xp);
    standings_head_newer(head, m->reached_ms);
    standings_line_add(s, at, 1);
    if (pos == 0)
        standings_line_head(s, at);
    return true;
}

bool standings_unlist(struct standings *s, uint32_t member)
{
    if (!standings_listed(s, member))
        return false;
    struct standings_leaf *leaf = &s->leaf[s->member[member].leaf];
    struct standings_head *head = &s->head[s->member[member].leaf];
    uint32_t at = head->at, pos = standings_position_of(leaf, member), after = head->n - pos - 1;
    memmove(leaf->member + pos, leaf->member + pos + 1, after * sizeof(leaf->member[0]));
    memmove(leaf->key + pos, leaf->key + pos + 1, after * sizeof(leaf->key[0]));
    leaf->member[head->n - 1] = STANDINGS_NONE;
    leaf->key[head->n - 1] = KEY_FREE;
    s->member[member].leaf = STANDINGS_NONE;
    standings_line_add(s, at, UINT32_MAX);
    if (pos == 0)
        standings_line_head(s, at);
    if (head->n == 0 && s->length > 1) {
        standings_leaf_remove(s, at);
        return true;
    }
    if (at > 0 && at + 1 == s->length)
        at--; /* the last leaf is joined to the one before it, others to the next */
    if (at + 1 < s->length &&
        s->head[s->line[at].leaf].n + s->head[s->line[at + 1].leaf].n <= LEAF / 2) {
        standings_leaf_give(s, at, 0);
        standings_leaf_remove(s, at);
    }
    return true;
}

/* ---- All at once ---- */

/* Everything that sorting compares, in one place. */
struct sorted {
    int64_t reached_ms;
    int32_t key;
    uint32_t member;
};

static int standings_by_order(const void *a, const void *b, void *standings)
{
    const struct standings *s = standings;
    const struct sorted *x = a, *y = b;
    if (x->key != y->key)
        return x->key > y->key ? -1 : 1;
    if (standings_key_is_exact(x->key) && x->reached_ms != y->reached_ms)
        return x->reached_ms < y->reached_ms ? -1 : 1;
    return standings_stands_before(s, &s->member[x->member], &s->member[y->member]) ? -1 : 1;
}

void standings_build(struct standings *s)
{
    FREED struct sorted *sorted = xreallocarray(NULL, s->nmember, sizeof(*sorted));
    uint32_t n = 0;
    for (uint32_t i = 0; i < s->nmember; i++)
        if (s->lists(s->arg, &s->member[i]))
            sorted[n++] = (struct sorted){.reached_ms = s->member[i].reached_ms,
                                          .key = standings_key_of(s->member[i].xp),
                                          .member = i};
    qsort_r(sorted, n, sizeof(*sorted), standings_by_order, s);
    s->member_cap = s->nmember;
    s->member = xlines(s->member, s->nmember * sizeof(*s->member), s->nmember * sizeof(*s->member));
    if (s->by_who.size > 0)
        standings_slots_make(s, s->nmember + s->nmember / 16);
    for (uint32_t i = 0; i < n;) {
        uint32_t leaf = standings_leaf_insert(s, s->length);
        struct standings_head *head = &s->head[leaf];
        for (; i < n && head->n < LEAF_FILL; i++, head->n++) {
            s->leaf[leaf].member[head->n] = sorted[i].member;
            s->leaf[leaf].key[head->n] = sorted[i].key;
            s->member[sorted[i].member].leaf = leaf;
            standings_head_newer(head, sorted[i].reached_ms);
        }
        standings_line_head(s, s->length - 1);
    }
    standings_line_number(s, 0);
    s->listed = n;
}

void standings_clear(struct standings *s)
{
    free(s->member);
    free(s->leaf);
    free(s->head);
    free(s->line);
    slots_clear(&s->by_who);
    standings_init(s, s->lists, s->arg, s->roll);
}

/* ---- Reading ---- */

static uint32_t standings_member_at(const struct standings *s, int64_t before,
                                    struct standings_walk *walk)
{
    walk->line = standings_line_find(s, &before);
    walk->pos = (uint32_t)before;
    return s->leaf[s->line[walk->line].leaf].member[walk->pos];
}

int64_t standings_better(const struct standings *s, int64_t xp)
{
    struct standings_walk walk;
    int32_t key = standings_key_of(xp);
    uint32_t line = standings_line_above(s, key);
    int64_t n = standings_line_before(s, line) + standings_above(&s->leaf[s->line[line].leaf], key);
    if (!standings_key_is_exact(key))
        while (n < s->listed && s->member[standings_member_at(s, n, &walk)].xp > xp)
            n++;
    return n;
}

int64_t standings_before(const struct standings *s, uint32_t member)
{
    uint32_t leaf = s->member[member].leaf;
    return standings_line_before(s, s->head[leaf].at) +
           standings_position_of(&s->leaf[leaf], member);
}

uint32_t standings_at(const struct standings *s, int64_t before, struct standings_walk *walk)
{
    if (before < 0 || before >= s->listed)
        return STANDINGS_NONE;
    uint32_t member = standings_member_at(s, before, walk);
    walk->before = before;
    walk->xp = s->member[member].xp;
    walk->rank = standings_better(s, walk->xp) + 1;
    return member;
}

uint32_t standings_next(const struct standings *s, struct standings_walk *walk)
{
    if (++walk->before == s->listed)
        return STANDINGS_NONE;
    if (++walk->pos == s->head[s->line[walk->line].leaf].n) {
        walk->pos = 0;
        walk->line++;
    }
    uint32_t member = s->leaf[s->line[walk->line].leaf].member[walk->pos];
    if (s->member[member].xp != walk->xp) {
        walk->xp = s->member[member].xp;
        walk->rank = walk->before + 1;
    }
    return member;
}
