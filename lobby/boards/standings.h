/*
 * The members of a board and the order in which they stand: most XP first, then who got there
 * first, then the older account (RK-D16). A member keeps its number; it is put into the order and
 * taken out by it. Places are found and changed in O(log n), without walking the order.
 */
#ifndef LOBBY_BOARDS_STANDINGS_H
#define LOBBY_BOARDS_STANDINGS_H

#include <stdbool.h>
#include <stdint.h>

#define STANDINGS_NONE UINT32_MAX

/* There may be a million: two are a cache line. XP and time may only change while it is not listed.
 */
struct standing {
    int64_t xp;
    int64_t reached_ms : 48; /* until the year 6429 */
    int64_t streak : 16;
    uint32_t who;
    uint32_t leaf; /* its own; STANDINGS_NONE: not listed */
    int32_t games, won;
};

struct standings {
    struct standing *member;
    uint32_t nmember, member_cap;
    int64_t listed;
    bool (*older)(const void *arg, uint32_t who, uint32_t than);
    const void *arg;
    /* Its own: see standings.c. */
    struct standings_leaf *leaf;
    uint32_t *where;
    uint32_t nleaf, leaf_cap, free_leaf;
    struct standings_node *node;
    uint32_t nnode, node_cap, free_node;
    uint32_t *line, *fenwick;
    int32_t *head;
    uint32_t length, line_cap;
};

/* Where one is while walking the order. */
struct standings_walk {
    uint32_t line, at, pos;
};

/* `older` says which of two accounts is older, for those that stand alike otherwise. */
void standings_init(struct standings *s,
                    bool (*older)(const void *arg, uint32_t who, uint32_t than), const void *arg);
/* Frees all; no members remain. */
void standings_clear(struct standings *s);
/* A new member that is not listed, its figures 0. Pointers to members end here. Returns its number:
 * 0, 1, 2... */
uint32_t standings_member(struct standings *s, uint32_t who);
/* Lists all members at once for whom `listed` is true, and gives back room that is not used; nobody
 * is listed before. */
void standings_build(struct standings *s,
                     bool (*listed)(const void *arg, const struct standing *m));
void standings_insert(struct standings *s, uint32_t member);
void standings_remove(struct standings *s, uint32_t member);
static inline bool standings_listed(const struct standings *s, uint32_t member)
{
    return s->member[member].leaf != STANDINGS_NONE;
}

/* How many of the listed have more XP. */
int64_t standings_better(const struct standings *s, int64_t xp);
/* How many stand before a listed member, and how many of them have more XP. */
struct standings_place {
    int64_t before, better;
};
struct standings_place standings_place(const struct standings *s, uint32_t member);
/* The member that has so many before it, at which a walk begins; STANDINGS_NONE: fewer are listed.
 */
uint32_t standings_at(const struct standings *s, int64_t before, struct standings_walk *walk);
/* The one behind it; STANDINGS_NONE: that was the last. */
uint32_t standings_next(const struct standings *s, struct standings_walk *walk);

#endif
