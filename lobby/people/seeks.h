/*
 * Seeks that are out, and who of them fit together (ME-D1, D3, D5, D6). Nothing here knows sessions
 * or tables; what is asked of people comes from functions of the caller.
 *
 * The search for a group is cut into slices: each seek that is new, or may fit now although it did
 * not before, waits for its turn, and seeks_step goes on for SEEKS_STEPS steps at most. A step is
 * about a formula that is asked; so 5,000 seeks never hold anybody up.
 */
#ifndef LOBBY_PEOPLE_SEEKS_H
#define LOBBY_PEOPLE_SEEKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

#include "clock.h"
#include "formula.h"
#include "game.h"
#include "seek_words.h"

enum {
    SEEKS_MAX = 10000,
    SEEKS_NETWORK_MAX = 8, /* seeks from one subscriber's network */
    SEEKS_STEPS = 1000,    /* of one slice */
    SEEKS_CANDIDATES = 64, /* others that a group is chosen from */
    /* People whose waits differ by less have waited equally long (ME-D6). */
    SEEKS_WAIT_MS = 15000,
    SEEKS_OUT_MS = 120000, /* who did not say `yes` is left out for so long (ME-D3) */
    SEEKS_NUMBER = 501     /* the lowest number of a seek; tables have lower ones */
};

/* What is known of somebody's play of one game. */
struct seek_rating {
    int32_t shown; /* RT-D12 */
    int32_t games;
    bool provisional;
};

struct seek {
    TAILQ_ENTRY(seek) link;
    int64_t person;
    int32_t number; /* what people type */
    char name[20];
    bool guest;
    char address[64];
    int32_t age_days; /* of the account */
    enum formula_conduct conduct;
    struct seek_words words;
    struct formulas formulas; /* owned */
    uint32_t uses;            /* formulas_uses; of seeks.c */
    struct seek_rating rating[SEEK_GAMES_MAX];
    int64_t since_ms, ends_ms; /* monotonic */
    int64_t out_until;         /* monotonic; left out of forming until then */
    int64_t gone_ms;           /* monotonic ms when the session ended; 0: it is there */
    struct forming *forming;   /* the caller's: what they are being asked to; NULL: nothing */
    bool waits;                /* seeks_step has to look at it */
};

struct forming;
/* What one person is to another. */
struct seek_pair {
    bool friend, ignored; /* the first calls the second a friend, ignores the second */
    int met;              /* games together today */
};

struct seeks_deps {
    const struct clock *clock;
    /* Where the list stands of addresses that may meet in a ranked game (RK-D2). It may change. */
    const char *const *exempt;
    /* Whether the person can be asked now. */
    bool (*free)(void *arg, const struct seek *seek);
    /* Whether the person may not play a ranked game now, as with this bet. */
    bool (*barred)(void *arg, const struct seek *seek, int64_t bet);
    struct seek_pair (*pair)(void *arg, int64_t of, int64_t other);
    void *arg;
};

/* A game that people could play. */
struct seek_trial {
    int game, seats; /* game: its place in game_registry */
    bool ranked;
    int32_t bet;
    int pace; /* enum formula_pace */
};
struct seek_group {
    struct seek_trial trial;
    int n;
    struct seek *member[GAME_SEATS_MAX];
};

struct seeks;
struct seeks *seeks_new(const struct seeks_deps *deps);
void seeks_free(struct seeks **seeks);

/* Why no seek can be added from this address, besides that of `person`: a translated sentence, or
 * NULL. */
const char *seeks_refusal(const struct seeks *seeks, int64_t person, const char *address);
/* Adds one, in place of another one of that person, and takes over the formulas of `made`. Its
 * number is `made->number` if that is free, else the next free one. It is looked at by the next
 * steps. */
struct seek *seeks_put(struct seeks *seeks, const struct seek *made);
void seeks_drop(struct seeks *seeks, struct seek *seek);
struct seek *seeks_of(const struct seeks *seeks, int64_t person);
struct seek *seeks_numbered(const struct seeks *seeks, int32_t number);
/* The next one, those who wait longest first; NULL: the first. */
struct seek *seeks_next(const struct seeks *seeks, const struct seek *after);
int seeks_count(const struct seeks *seeks);

/* Two fit if the words and formulas of both hold, neither ignores the other, and in a ranked game
 * they have two addresses. */
/* The first game of both that they would play; false: there is none. `out` may be NULL. */
bool seeks_match(struct seeks *seeks, const struct seek *a, const struct seek *b,
                 struct seek_trial *out);
/* The seek may fit now although it did not before: it is looked at by the next steps. */
void seeks_again(struct seeks *seeks, struct seek *seek);
/* Whether seeks_step has something to do. */
bool seeks_waiting(const struct seeks *seeks);
/* Goes on with the search for one slice. True: a group has come together; the caller sets `forming`
 * of its members. */
bool seeks_step(struct seeks *seeks, struct seek_group *out);

#endif
