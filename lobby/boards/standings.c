/*
 * See standings.h. The order is a tree of three levels: leaves of up to 64 members, nodes of up to
 * 64 leaves, and the line of all nodes, with a Fenwick tree over the sizes of the nodes. A member
 * knows its leaf and a leaf its place in a node, so a place is found without searching. With a
 * million members, cache misses are what costs time. So the values that a search compares lie close
 * together: in a leaf the XP of each member, in a node the XP of the first member of each leaf, in
 * the line the XP of the first member of each node. XP are stored there as a `key` of 32 bits. If
 * keys are equal or at their limit, the members themselves are compared. Loops run over a whole
 * leaf or node, so that compilers turn them into vector instructions.
 */
#include "standings.h"

#include <endian.h>
#include <stdlib.h>
#include <string.h>

#include "xalloc.h"

enum {
    LEAF = 64, /* members of a leaf */
    NODE = 64, /* leaves of a node */
    /* Loading leaves some room, so that not every change splits a leaf or node. */
    LEAF_FILL = LEAF / 8 * 7,
    NODE_FILL = NODE / 8 * 7,
    KEY_MOST = INT32_MAX,
    KEY_FREE = INT32_MIN, /* sorts after all others */
};

struct standings_leaf {
    uint32_t member[LEAF]; /* STANDINGS_NONE after the last */
    int32_t key[LEAF];
};

struct standings_node {
    uint32_t n, at; /* number of leaves; place of the node in the line */
    uint8_t count[NODE];
    uint32_t leaf[NODE];
    int32_t key[NODE]; /* of the first member of each */
    int64_t reached_ms[NODE];
    int64_t newest_ms[NODE]; /* when the newest member of the leaf reached its XP */
};

static int32_t standings_key_of(int64_t xp)
{
    return xp > KEY_MOST ? KEY_MOST : xp < -KEY_MOST ? -KEY_MOST : (int32_t)xp;
}

static bool standings_stands_before(const struct standings *s, const struct standing *a,
                                    const struct standing *b)
{
    if (a->xp != b->xp)
        return a->xp > b->xp;
    if (a->reached_ms != b->reached_ms)
        return a->reached_ms < b->reached_ms;
    return s->older(s->arg, a->who, b->who);
}

/* ---- Reading a leaf or a node ---- */

/* Every caller passes a constant as `full`, so the compiler unrolls the loop. */
static inline uint32_t standings_count_above(const int32_t *key, int full, int32_t than)
{
    uint32_t n = 0;
    for (int i = 0; i < full; i++)
        n += key[i] > than;
    return n;
}

static uint32_t standings_position_of(const struct standings_leaf *leaf, uint32_t member)
{
    uint32_t pos = 0;
    for (uint32_t i = 0; i < LEAF; i++)
        pos += leaf->member[i] == member ? i : 0;
    return pos;
}

/* How many members the first `n` leaves of a node have. Eight counts, of at most 64 each, are added
 * at a time. */
static uint32_t standings_members_in(const struct standings_node *node, uint32_t n)
{
    const uint64_t even = UINT64_C(0x00ff00ff00ff00ff);
    uint64_t word, sum = 0;
    for (uint32_t i = 0; i < n; i += sizeof(word)) {
        memcpy(&word, node->count + i, sizeof(word));
        word = le64toh(word);
        if (n - i < sizeof(word))
            word &= UINT64_MAX >> 8 * (sizeof(word) - (n - i));
        sum += (word & even) + (word >> 8 & even);
    }
    return (uint32_t)(sum * UINT64_C(0x0001000100010001) >> 48);
}

/* ---- The line of nodes ---- */

static void standings_fenwick_build(struct standings *s)
{
    for (uint32_t i = 1; i <= s->length; i++) {
        const struct standings_node *node = &s->node[s->line[i - 1]];
        s->fenwick[i] = standings_members_in(node, node->n);
    }
    for (uint32_t i = 1; i <= s->length; i++) {
        uint32_t up = i + (i & -i);
        if (up <= s->length)
            s->fenwick[up] += s->fenwick[i];
    }
}

static void standings_fenwick_add(struct standings *s, uint32_t at, uint32_t change)
{
    for (uint32_t i = at + 1; i <= s->length; i += i & -i)
        s->fenwick[i] += change;
}

/* How many members stand in the nodes before this one. */
static int64_t standings_fenwick_before(const struct standings *s, uint32_t at)
{
    int64_t sum = 0;
    for (uint32_t i = at; i > 0; i -= i & -i)
        sum += s->fenwick[i];
    return sum;
}

/* Finds the node of the member that has `*before` members before it. `*before` becomes how many of
 * them are in that node. */
static uint32_t standings_fenwick_find(const struct standings *s, int64_t *before)
{
    uint32_t at = 0, step = 1;
    while (step * 2 <= s->length)
        step *= 2;
    for (; step > 0; step /= 2)
        if (at + step <= s->length && s->fenwick[at + step] <= *before) {
            at += step;
            *before -= s->fenwick[at];
        }
    return at;
}

/* The last node of the line whose first key is above `than`, or the first node if there is none. */
static uint32_t standings_line_above(const struct standings *s, int32_t than)
{
    const int32_t *head = s->head;
    for (uint32_t n = s->length; n > 1;) {
        uint32_t half = n / 2;
        head = head[half] > than ? head + half : head;
        n -= half;
    }
    return (uint32_t)(head - s->head);
}

/* Numbers the nodes of the line from `from` on: a node knows its place in the line. */
static void standings_line_number(struct standings *s, uint32_t from)
{
    for (uint32_t i = from; i < s->length; i++) {
        s->node[s->line[i]].at = i;
        s->head[i] = s->node[s->line[i]].key[0];
    }
    standings_fenwick_build(s);
}

/* Adds a node without leaves at a place in the line. The caller has to call standings_line_number.
 * Pointers to nodes are invalid afterwards. */
static uint32_t standings_node_insert(struct standings *s, uint32_t at)
{
    uint32_t node = s->free_node;
    if (node != STANDINGS_NONE) {
        s->free_node = s->node[node].n;
    } else {
        if (s->nnode == s->node_cap) {
            s->node_cap += s->node_cap / 4 + 1;
            s->node = xlines(s->node, s->nnode * sizeof(*s->node), s->node_cap * sizeof(*s->node));
        }
        node = s->nnode++;
    }
    if (s->length == s->line_cap) {
        s->line_cap += s->line_cap / 4 + 4;
        s->line = xreallocarray(s->line, s->line_cap, sizeof(*s->line));
        s->head = xreallocarray(s->head, s->line_cap, sizeof(*s->head));
        s->fenwick = xreallocarray(s->fenwick, s->line_cap + 1u, sizeof(*s->fenwick));
    }
    memmove(s->line + at + 1, s->line + at, (s->length - at) * sizeof(*s->line));
    s->line[at] = node;
    s->length++;
    struct standings_node *new = &s->node[node];
    memset(new, 0, sizeof(*new));
    for (int i = 0; i < NODE; i++)
        new->key[i] = KEY_FREE;
    return node;
}

static void standings_node_remove(struct standings *s, uint32_t at)
{
    uint32_t node = s->line[at];
    s->node[node].n = s->free_node;
    s->free_node = node;
    s->length--;
    memmove(s->line + at, s->line + at + 1, (s->length - at) * sizeof(*s->line));
}

/* ---- Leaves in a node ---- */

/* Moves `n` leaves from place `from` of a node to place `to` of a node. The places that they leave
 * are not cleared. */
static void standings_leaves_move(struct standings *s, struct standings_node *of, uint32_t from,
                                  uint32_t n, struct standings_node *into, uint32_t to)
{
    memmove(into->count + to, of->count + from, n * sizeof(of->count[0]));
    memmove(into->leaf + to, of->leaf + from, n * sizeof(of->leaf[0]));
    memmove(into->key + to, of->key + from, n * sizeof(of->key[0]));
    memmove(into->reached_ms + to, of->reached_ms + from, n * sizeof(of->reached_ms[0]));
    memmove(into->newest_ms + to, of->newest_ms + from, n * sizeof(of->newest_ms[0]));
    for (uint32_t i = to; i < to + n; i++)
        s->where[into->leaf[i]] = (uint32_t)(into - s->node) * NODE + i;
}

static void standings_leaves_end(struct standings_node *node, uint32_t n)
{
    for (uint32_t i = n; i < NODE; i++) {
        node->key[i] = KEY_FREE;
        node->count[i] = 0;
    }
    node->n = n;
}

/* Copies the key of a leaf's first member into its node. */
static void standings_leaf_head(struct standings *s, struct standings_node *node, uint32_t at)
{
    const struct standings_leaf *leaf = &s->leaf[node->leaf[at]];
    node->key[at] = leaf->key[0];
    node->reached_ms[at] = s->member[leaf->member[0]].reached_ms;
    if (at == 0)
        s->head[node->at] = leaf->key[0];
}

static void standings_newest(struct standings_node *node, uint32_t at, int64_t reached_ms)
{
    if (reached_ms > node->newest_ms[at])
        node->newest_ms[at] = reached_ms;
}

/* Adds a leaf without members at a place in a node that is not full. Pointers to leaves are invalid
 * afterwards. */
static uint32_t standings_leaf_insert(struct standings *s, struct standings_node *node, uint32_t at)
{
    uint32_t leaf = s->free_leaf;
    if (leaf != STANDINGS_NONE) {
        s->free_leaf = s->leaf[leaf].member[0];
    } else {
        if (s->nleaf == s->leaf_cap) {
            s->leaf_cap += s->leaf_cap / 8 + 1;
            s->leaf = xlines(s->leaf, s->nleaf * sizeof(*s->leaf), s->leaf_cap * sizeof(*s->leaf));
            s->where = xreallocarray(s->where, s->leaf_cap, sizeof(*s->where));
        }
        leaf = s->nleaf++;
    }
    for (int i = 0; i < LEAF; i++) {
        s->leaf[leaf].member[i] = STANDINGS_NONE;
        s->leaf[leaf].key[i] = KEY_FREE;
    }
    standings_leaves_move(s, node, at, node->n - at, node, at + 1);
    node->n++;
    node->leaf[at] = leaf;
    node->count[at] = 0;
    node->newest_ms[at] = INT64_MIN;
    s->where[leaf] = (uint32_t)(node - s->node) * NODE + at;
    return leaf;
}

/* Removes an empty leaf, and its node if that has become empty or fits into its neighbour. */
static void standings_leaf_remove(struct standings *s, uint32_t leaf)
{
    uint32_t at = s->where[leaf] % NODE;
    struct standings_node *node = &s->node[s->where[leaf] / NODE];
    s->leaf[leaf].member[0] = s->free_leaf;
    s->free_leaf = leaf;
    standings_leaves_move(s, node, at + 1, node->n - at - 1, node, at);
    standings_leaves_end(node, node->n - 1);
    if (at == 0)
        s->head[node->at] = node->key[0];
    uint32_t line = node->at;
    if (node->n > 0) {
        /* the next node is joined to the one before it */
        line = line + 1 < s->length ? line + 1 : line;
        if (line == 0)
            return;
        node = &s->node[s->line[line]];
        struct standings_node *before = &s->node[s->line[line - 1]];
        if (before->n + node->n > NODE / 2)
            return;
        standings_leaves_move(s, node, 0, node->n, before, before->n);
        before->n += node->n;
    }
    standings_node_remove(s, line);
    standings_line_number(s, line);
}

/* Gives the second half of a full leaf to a new one. */
static void standings_leaf_split(struct standings *s, uint32_t leaf)
{
    struct standings_node *node = &s->node[s->where[leaf] / NODE];
    if (node->n == NODE) {
        uint32_t line = node->at + 1, new = standings_node_insert(s, line);
        node = &s->node[s->where[leaf] / NODE];
        standings_leaves_move(s, node, NODE / 2, NODE / 2, &s->node[new], 0);
        standings_leaves_end(&s->node[new], NODE / 2);
        standings_leaves_end(node, NODE / 2);
        standings_line_number(s, line);
        node = &s->node[s->where[leaf] / NODE];
    }
    uint32_t at = s->where[leaf] % NODE, new = standings_leaf_insert(s, node, at + 1);
    struct standings_leaf *from = &s->leaf[leaf], *to = &s->leaf[new];
    for (uint32_t i = 0; i < LEAF / 2; i++) {
        to->member[i] = from->member[LEAF / 2 + i];
        to->key[i] = from->key[LEAF / 2 + i];
        from->member[LEAF / 2 + i] = STANDINGS_NONE;
        from->key[LEAF / 2 + i] = KEY_FREE;
        s->member[to->member[i]].leaf = new;
    }
    node->count[at] = LEAF / 2;
    node->count[at + 1] = LEAF / 2;
    node->newest_ms[at + 1] = node->newest_ms[at];
    standings_leaf_head(s, node, at + 1);
}

/* Joins the leaf at place `at` and the next one if their members leave room in one leaf. */
static void standings_leaf_join(struct standings *s, struct standings_node *node, uint32_t at)
{
    uint32_t n = node->count[at], more = node->count[at + 1], leaf = node->leaf[at];
    if (n + more > LEAF / 2)
        return;
    struct standings_leaf *to = &s->leaf[leaf], *from = &s->leaf[node->leaf[at + 1]];
    for (uint32_t i = 0; i < more; i++) {
        to->member[n + i] = from->member[i];
        to->key[n + i] = from->key[i];
        s->member[from->member[i]].leaf = leaf;
    }
    node->count[at] = (uint8_t)(n + more);
    standings_newest(node, at, node->newest_ms[at + 1]);
    standings_leaf_remove(s, node->leaf[at + 1]);
}

/* ---- Searching ---- */

/* Whether a member with this key and time stands after `m`. */
static bool standings_is_behind(const struct standings *s, int32_t key, int64_t reached_ms,
                                uint32_t leaf, const struct standing *m)
{
    int32_t own = standings_key_of(m->xp);
    if (key != own)
        return key < own;
    if (key < KEY_MOST && key > -KEY_MOST && reached_ms != m->reached_ms)
        return reached_ms > m->reached_ms;
    return !standings_stands_before(s, &s->member[s->leaf[leaf].member[0]], m);
}

/* The last node whose first member does not stand after `m`, or the first node if there is none. */
static const struct standings_node *standings_node_for(const struct standings *s,
                                                       const struct standing *m)
{
    uint32_t lo = standings_line_above(s, standings_key_of(m->xp)),
             hi = standings_line_above(s, standings_key_of(m->xp) - 1);
    /* It is one of `lo` to `hi`. The nodes after `lo` begin with the same key; mostly there are
     * none. */
    while (lo < hi) {
        uint32_t mid = hi - (hi - lo) / 4;
        const struct standings_node *node = &s->node[s->line[mid]];
        if (standings_is_behind(s, node->key[0], node->reached_ms[0], node->leaf[0], m))
            hi = mid - 1;
        else
            lo = mid;
    }
    return &s->node[s->line[lo]];
}

/* The last leaf whose first member does not stand after `m`, or the first leaf if there is none. */
static uint32_t standings_leaf_for(const struct standings *s, const struct standing *m)
{
    const struct standings_node *node = standings_node_for(s, m);
    int32_t key = standings_key_of(m->xp);
    uint32_t lo = standings_count_above(node->key, NODE, key);
    uint32_t hi = standings_count_above(node->key, NODE, key - 1);
    /* mostly it is the last leaf with an equal key, where the newest members stand */
    while (lo < hi) {
        uint32_t mid = hi - 1 - (hi - 1 - lo) / 4;
        if (standings_is_behind(s, node->key[mid], node->reached_ms[mid], node->leaf[mid], m))
            hi = mid;
        else
            lo = mid + 1;
    }
    return node->leaf[lo > 0 ? lo - 1 : 0];
}

/* Where in the leaf `m` belongs. */
static uint32_t standings_position_for(const struct standings *s, const struct standings_node *node,
                                       uint32_t at, const struct standing *m)
{
    const struct standings_leaf *leaf = &s->leaf[node->leaf[at]];
    int32_t key = standings_key_of(m->xp);
    uint32_t hi = standings_count_above(leaf->key, LEAF, key - 1);
    if (m->reached_ms > node->newest_ms[at] && key < KEY_MOST && key > -KEY_MOST)
        return hi; /* the usual case, for example after a game: no member is read */
    uint32_t lo = standings_count_above(leaf->key, LEAF, key);
    while (lo < hi) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (standings_stands_before(s, &s->member[leaf->member[mid]], m))
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

/* ---- Members ---- */

void standings_init(struct standings *s,
                    bool (*older)(const void *arg, uint32_t who, uint32_t than), const void *arg)
{
    *s = (struct standings){
        .older = older, .arg = arg, .free_leaf = STANDINGS_NONE, .free_node = STANDINGS_NONE};
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

void standings_insert(struct standings *s, uint32_t member)
{
    struct standing *m = &s->member[member];
    if (s->length == 0) {
        uint32_t node = standings_node_insert(s, 0);
        standings_leaf_insert(s, &s->node[node], 0);
        standings_line_number(s, 0);
    }
    uint32_t leaf = standings_leaf_for(s, m);
    struct standings_node *node = &s->node[s->where[leaf] / NODE];
    if (node->count[s->where[leaf] % NODE] == LEAF) {
        standings_leaf_split(s, leaf);
        leaf = standings_leaf_for(s, m);
        node = &s->node[s->where[leaf] / NODE];
    }
    uint32_t at = s->where[leaf] % NODE, n = node->count[at];
    struct standings_leaf *l = &s->leaf[leaf];
    uint32_t pos = standings_position_for(s, node, at, m);
    memmove(l->member + pos + 1, l->member + pos, (n - pos) * sizeof(l->member[0]));
    memmove(l->key + pos + 1, l->key + pos, (n - pos) * sizeof(l->key[0]));
    l->member[pos] = member;
    l->key[pos] = standings_key_of(m->xp);
    m->leaf = leaf;
    node->count[at]++;
    standings_newest(node, at, m->reached_ms);
    standings_fenwick_add(s, node->at, 1);
    s->listed++;
    if (pos == 0)
        standings_leaf_head(s, node, at);
}

void standings_remove(struct standings *s, uint32_t member)
{
    uint32_t leaf = s->member[member].leaf, at = s->where[leaf] % NODE;
    struct standings_node *node = &s->node[s->where[leaf] / NODE];
    struct standings_leaf *l = &s->leaf[leaf];
    uint32_t pos = standings_position_of(l, member), n = --node->count[at];
    memmove(l->member + pos, l->member + pos + 1, (n - pos) * sizeof(l->member[0]));
    memmove(l->key + pos, l->key + pos + 1, (n - pos) * sizeof(l->key[0]));
    l->member[n] = STANDINGS_NONE;
    l->key[n] = KEY_FREE;
    s->member[member].leaf = STANDINGS_NONE;
    standings_fenwick_add(s, node->at, UINT32_MAX);
    s->listed--;
    if (n == 0) {
        standings_leaf_remove(s, leaf);
        return;
    }
    if (pos == 0)
        standings_leaf_head(s, node, at);
    if (n > LEAF / 2)
        return;
    if (at + 1 < node->n)
        standings_leaf_join(s, node, at);
    else if (at > 0)
        standings_leaf_join(s, node, at - 1);
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
    if (x->key < KEY_MOST && x->key > -KEY_MOST && x->reached_ms != y->reached_ms)
        return x->reached_ms < y->reached_ms ? -1 : 1;
    return standings_stands_before(s, &s->member[x->member], &s->member[y->member]) ? -1 : 1;
}

void standings_build(struct standings *s, bool (*listed)(const void *arg, const struct standing *m))
{
    FREED struct sorted *sorted = xreallocarray(NULL, s->nmember, sizeof(*sorted));
    uint32_t n = 0;
    for (uint32_t i = 0; i < s->nmember; i++)
        if (listed(s->arg, &s->member[i]))
            sorted[n++] = (struct sorted){.reached_ms = s->member[i].reached_ms,
                                          .key = standings_key_of(s->member[i].xp),
                                          .member = i};
    qsort_r(sorted, n, sizeof(*sorted), standings_by_order, s);
    s->member_cap = s->nmember;
    s->member = xlines(s->member, s->nmember * sizeof(*s->member), s->nmember * sizeof(*s->member));
    s->leaf_cap = (n + LEAF_FILL - 1) / LEAF_FILL;
    s->leaf = xlines(NULL, 0, s->leaf_cap * sizeof(*s->leaf));
    s->where = xreallocarray(NULL, s->leaf_cap, sizeof(*s->where));
    for (uint32_t i = 0; i < n;) {
        uint32_t count = n - i < LEAF_FILL ? n - i : LEAF_FILL;
        if (s->length == 0 || s->node[s->line[s->length - 1]].n == NODE_FILL)
            standings_node_insert(s, s->length);
        struct standings_node *node = &s->node[s->line[s->length - 1]];
        uint32_t leaf = standings_leaf_insert(s, node, node->n), at = node->n - 1;
        for (uint32_t pos = 0; pos < count; pos++, i++) {
            s->leaf[leaf].member[pos] = sorted[i].member;
            s->leaf[leaf].key[pos] = sorted[i].key;
            s->member[sorted[i].member].leaf = leaf;
            standings_newest(node, at, sorted[i].reached_ms);
        }
        node->count[at] = (uint8_t)count;
        standings_leaf_head(s, node, at);
    }
    standings_line_number(s, 0);
    s->listed = n;
}

void standings_clear(struct standings *s)
{
    free(s->member);
    free(s->leaf);
    free(s->where);
    free(s->node);
    free(s->line);
    free(s->head);
    free(s->fenwick);
    standings_init(s, s->older, s->arg);
}

/* ---- Reading ---- */

int64_t standings_better(const struct standings *s, int64_t xp)
{
    if (s->length == 0)
        return 0;
    int32_t key = standings_key_of(xp);
    uint32_t line = standings_line_above(s, key);
    const struct standings_node *node = &s->node[s->line[line]];
    uint32_t leaves = standings_count_above(node->key, NODE, key);
    int64_t n = 0;
    if (leaves > 0)
        n = standings_fenwick_before(s, line) + standings_members_in(node, leaves - 1) +
            standings_count_above(s->leaf[node->leaf[leaves - 1]].key, LEAF, key);
    if (key == KEY_MOST || key == -KEY_MOST) {
        struct standings_walk walk;
        for (uint32_t m = standings_at(s, n, &walk); m != STANDINGS_NONE && s->member[m].xp > xp;
             m = standings_next(s, &walk))
            n++;
    }
    return n;
}

struct standings_place standings_place(const struct standings *s, uint32_t member)
{
    const struct standing *m = &s->member[member];
    uint32_t where = s->where[m->leaf], at = where % NODE;
    const struct standings_node *node = &s->node[where / NODE];
    int32_t key = standings_key_of(m->xp);
    int64_t before = standings_fenwick_before(s, node->at);
    struct standings_place place;
    /* then the first member with this key is in this node */
    if (node->key[0] > key && key > -KEY_MOST) {
        uint32_t leaf = standings_count_above(node->key, NODE, key) - 1;
        place.better = before + standings_members_in(node, leaf) +
                       standings_count_above(s->leaf[node->leaf[leaf]].key, LEAF, key);
    } else {
        place.better = standings_better(s, m->xp);
    }
    place.before =
        before + standings_members_in(node, at) + standings_position_of(&s->leaf[m->leaf], member);
    return place;
}

uint32_t standings_at(const struct standings *s, int64_t before, struct standings_walk *walk)
{
    if (before < 0 || before >= s->listed)
        return STANDINGS_NONE;
    *walk = (struct standings_walk){.line = standings_fenwick_find(s, &before)};
    const struct standings_node *node = &s->node[s->line[walk->line]];
    for (; before >= node->count[walk->at]; walk->at++)
        before -= node->count[walk->at];
    walk->pos = (uint32_t)before;
    return s->leaf[node->leaf[walk->at]].member[walk->pos];
}

uint32_t standings_next(const struct standings *s, struct standings_walk *walk)
{
    const struct standings_node *node = &s->node[s->line[walk->line]];
    walk->pos++;
    if (walk->pos == node->count[walk->at]) {
        walk->pos = 0;
        walk->at++;
    }
    if (walk->at == node->n) {
        walk->at = 0;
        if (++walk->line == s->length)
            return STANDINGS_NONE;
        node = &s->node[s->line[walk->line]];
    }
    return s->leaf[node->leaf[walk->at]].member[walk->pos];
}
