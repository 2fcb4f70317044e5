/*
 * The members of a board, in order: most XP first; of those with equal XP, who got there first;
 * then the older account (RK-D16). A member keeps its number. It is in the order (listed) or not.
 * Finding or changing a place takes O(log n), without walking the order.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "roll.h"
#include "slots.h"

#define STANDINGS_NONE UINT32_MAX

/* Small, because there may be a million: two fit into a cache line. `xp` and `reached_ms` may
 * change only while the member is not listed. */
struct standing {
    int64_t xp;
    int64_t reached_ms : 48; /* until the year 6429 */
    int64_t streak : 16;
    uint32_t who; /* the number of its account in the roll; STANDINGS_NONE: it stands for nobody any
                     more */
    uint32_t leaf; /* the leaf it is in; STANDINGS_NONE: not listed */
    int32_t games, won;
};

struct standings {
    struct standing *member;
    uint32_t nmember, member_cap;
    int64_t listed; /* how many members are listed */
    bool (*lists)(const void *arg, const struct standing *m);
    const void *arg;
    const struct roll *roll;
    /* Used by standings.c only. */
    struct slots by_who;
    struct standings_leaf *leaf;
    struct standings_head *head; /* of each leaf */
    struct standings_part *line;
    uint32_t nleaf, leaf_cap, free_leaf, length;
};

/* A place in the order during a walk along it. */
struct standings_walk {
    uint32_t line, pos;
    int64_t before, xp;
    int64_t rank; /* of the member there: members with equal XP share a rank, 1, 2, 2, 4 */
};

/* Begins without members. `lists`, called with `arg`, tells whether a member belongs in the order.
 * `roll` has the accounts. Among members who are otherwise equal, the older account comes first.
 * `arg` and `roll` must outlive the standings. */
void standings_init(struct standings *s, bool (*lists)(const void *arg, const struct standing *m),
                    const void *arg, const struct roll *roll);
/* Frees all memory; no members remain. */
void standings_clear(struct standings *s);
/* Makes a new member that is not listed, with all figures 0. Returns its number: 0, 1, 2...
 * Pointers to members are invalid afterwards. */
uint32_t standings_member(struct standings *s, uint32_t who);
/* The member of the account with this number in the roll; -1: none. A `who` below 0, as roll_find
 * returns it, has none. */
int64_t standings_find(const struct standings *s, int64_t who);
/* Does the same, but makes a member if there is none. standings_find finds only members that this
 * has made. */
uint32_t standings_make(struct standings *s, uint32_t who);
/* Lists all members that belong in the order, at once, and gives back unused memory. Call it while
 * nobody is listed. */
void standings_build(struct standings *s);
/* Lists a member that is not listed, if it belongs in the order. Returns whether it does. */
bool standings_list(struct standings *s, uint32_t member);
/* Takes a member off the order. Returns whether it was listed. */
bool standings_unlist(struct standings *s, uint32_t member);
static inline bool standings_listed(const struct standings *s, uint32_t member)
{
    return s->member[member].leaf != STANDINGS_NONE;
}

/* How many listed members have more XP. At least one member has to be listed. */
int64_t standings_better(const struct standings *s, int64_t xp);
/* How many members stand before a listed one. */
int64_t standings_before(const struct standings *s, uint32_t member);
/* The member that has `before` members before it. Sets `walk` to begin there. STANDINGS_NONE: there
 * is no such member. */
uint32_t standings_at(const struct standings *s, int64_t before, struct standings_walk *walk);
/* The next member of the walk; STANDINGS_NONE: that was the last. */
uint32_t standings_next(const struct standings *s, struct standings_walk *walk);
