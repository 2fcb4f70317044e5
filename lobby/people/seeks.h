/*
 * Seeks that are out, and which of them fit together (ME-D1, ME-D3, ME-D5, ME-D6). Nothing here
 * knows sessions or tables. The caller's functions tell what the search has to know of people.
 *
 * The search for groups is cut into slices. A seek that is new, or that may fit now although it did
 * not before, waits for its turn. seeks_step looks for others who fit it for at most SEEKS_STEPS
 * steps. When all of them are known, it also chooses a group, which takes at most about four times
 * as many steps. A step is about as much work as evaluating one formula, so that even 5,000 seeks
 * do not hold anybody up.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <sys/queue.h>

#include "clock.h"
#include "formula.h"
#include "game.h"
#include "network.h"
#include "seek_words.h"

enum {
    SEEKS_MAX = 10000,
    SEEKS_NETWORK_MAX = 8, /* how many seeks there may be from one subscriber's network */
    SEEKS_STEPS = 1000,    /* how many steps a slice looks for others */
    SEEKS_CANDIDATES = 64, /* how many others a group is chosen from */
    /* Waits are compared in steps of this (ME-D6). */
    SEEKS_WAIT_MS = 15000,
    SEEKS_OUT_MS = 120000, /* how long somebody who did not say `yes` is left out (ME-D3) */
    SEEKS_NUMBER = 501     /* the lowest number of a seek; tables have lower numbers */
};

/* What is known of how somebody plays one game. */
struct seek_rating {
    int32_t shown; /* RT-D12 */
    int32_t games;
    bool provisional;
};

/* Somebody looks for a game. */
struct seek {
    TAILQ_ENTRY(seek) link;
    int64_t person;
    int32_t number; /* which people type */
    char name[20];
    bool guest;
    char address[64];
    struct network network; /* the subscriber's, set by seeks.c */
    int32_t age_days;       /* of the account */
    enum formula_conduct conduct;
    struct seek_words words;
    struct formulas formulas; /* owned */
    uint32_t uses;            /* formulas_uses, set by seeks.c */
    struct seek_rating rating[SEEK_GAMES_MAX];
    int64_t since_ms, ends_ms; /* monotonic; since_ms: from when on the wait counts */
    int64_t out_until;         /* monotonic ms; left out of groups until then */
    int64_t gone_ms;           /* monotonic ms when the session ended; 0: it has not */
    struct forming *forming;   /* set by the caller: the forming table that the person is asked to
                                  join; NULL: none */
    int64_t after;             /* the person whose seek this one took up; 0: nobody */
    bool waits;                /* seeks_step has to search for it */
};

/* What one person is to another; see `pair` below. */
struct seek_pair {
    bool friend;  /* the other is on the person's list of friends */
    bool ignored; /* the person ignores the other */
    int met;      /* how many games the two have played together today */
};

struct seeks_deps {
    const struct clock *clock;
    /* Points to the list of the addresses that several players of a ranked game may share (RK-D2).
     * The list may change. */
    const char *const *exempt;
    /* Whether the person can be asked now. */
    bool (*free)(void *arg, const struct seek *seek);
    /* Whether the person may not play a ranked game with this bet now. */
    bool (*barred)(void *arg, const struct seek *seek, int64_t bet);
    /* What the person `other` is to the person `of`. */
    struct seek_pair (*pair)(void *arg, int64_t of, int64_t other);
    void *arg;
};

/* A game that people could play together. */
struct seek_trial {
    int game, seats; /* game: its place in game_registry */
    bool ranked;
    int32_t bet;
    int pace; /* enum formula_pace */
};
/* People who can play a game together. */
struct seek_group {
    struct seek_trial trial;
    int n;
    struct seek *member[GAME_SEATS_MAX];
};

struct seeks;
struct seeks *seeks_new(const struct seeks_deps *deps);
void seeks_free(struct seeks **seeks);

/* The sentence, to be translated, that says why no seek can be added from this address; NULL: one
 * can. A seek that `person` already has does not count. */
const char *seeks_refusal(const struct seeks *seeks, int64_t person, const char *address);
/* Adds a copy of `made`, in place of any other seek of that person, and takes over its formulas.
 * The number is `made->number` if that is free and at least SEEKS_NUMBER, else a free one. The next
 * steps search for it. The seek belongs to `seeks`. */
struct seek *seeks_put(struct seeks *seeks, const struct seek *made);
/* Removes a seek and frees it. */
void seeks_drop(struct seeks *seeks, struct seek *seek);
/* The seek of a person, or with a number; NULL: none. */
struct seek *seeks_of(const struct seeks *seeks, int64_t person);
struct seek *seeks_numbered(const struct seeks *seeks, int32_t number);
/* The seek after `after` (NULL: the first), by who has waited longest; NULL: there is none. */
struct seek *seeks_next(const struct seeks *seeks, const struct seek *after);
int seeks_count(const struct seeks *seeks);

/* Finds the first game that both people would play together. False: there is none. The words and
 * the formulas of both must hold, and neither may ignore the other. In a ranked game their
 * addresses must differ, too. `out` may be NULL. */
bool seeks_match(struct seeks *seeks, const struct seek *a, const struct seek *b,
                 struct seek_trial *out);
/* The seek may fit now although it did not before: the next steps search for it. */
void seeks_again(struct seeks *seeks, struct seek *seek);
/* Whether seeks_step has something to do. */
bool seeks_waiting(const struct seeks *seeks);
/* Goes on with the search for one slice. True: a group has come together; the caller sets `forming`
 * of its members. */
bool seeks_step(struct seeks *seeks, struct seek_group *out);
