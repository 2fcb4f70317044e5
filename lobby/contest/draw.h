/*
 * What the drawings of all forms of a cup share (doc/rules/cups.md). A drawing is a pure function
 * from entrants, the tables so far and a seed to the next tables. It reads no clock and no random
 * numbers, and it counts in integers, so that it draws the same on any machine (CU-D12).
 *
 * Entrants are named by their index, in the order in which they joined.
 */
#pragma once

/* What all forms use. */
#include <stdlib.h>

#include "rng.h"
#include "utf8.h"
#include "xalloc.h"

enum { DRAW_ENTRANTS_MAX = 1024, DRAW_SEATS_MAX = 8, DRAW_ROUNDS_MAX = 16, DRAW_SEED = 32 };

struct draw_entrant {
    int32_t rating;   /* the rating that people were shown when the cup began (RT-D12) */
    uint32_t address; /* entrants with the same number share an address (CU-D5); 0: shares none */
    uint8_t from;     /* the first round that this entrant is drawn for; above 1: joined late */
    bool out;         /* withdrawn or removed, so not drawn any more */
};

enum draw_state {
    DRAW_OPEN,   /* not played yet, or in play */
    DRAW_PLAYED, /* it has a result: `place` and `cards` are set */
    DRAW_VOID    /* it has no result */
};
/* A table of a round. A table with a single seat is a bye. */
struct draw_table {
    uint8_t round; /* from 1; in the arena all tables are of round 1 */
    uint8_t seats; /* 1 to DRAW_SEATS_MAX */
    uint8_t state; /* enum draw_state */
    bool unranked; /* entrants who share an address could not be kept apart (CU-D5) */
    uint16_t entrant[DRAW_SEATS_MAX]; /* in the order of seats; the first starts (CU-D13) */
    uint8_t place[DRAW_SEATS_MAX];    /* of each seat; 1 is the best; seats with the same place
                                         tie */
    uint16_t cards[DRAW_SEATS_MAX];   /* how many each seat held at the end; fewer are better
                                         (CU-D8) */
    int16_t deal;                     /* the deal of a duplicate, from 0; in other forms -1 */
};

/* What a drawing knows of the cup so far. */
struct draw {
    uint64_t cup;            /* its number, which is part of the seed of each drawing */
    uint8_t seed[DRAW_SEED]; /* its hash is shown when the cup opens, and the seed itself when the
                                cup is over */
    uint8_t seats;           /* how many are wanted at a table */
    uint8_t rounds;          /* how many are played; 0: the form has none */
    uint8_t advance;         /* knock-out: how many people of a table go on; 0: half of them */
    bool winner_only;        /* the game has one winner and no other places */
    const struct draw_entrant *entrant;
    int entrants;
    const struct draw_table *table; /* all earlier tables, in the order in which they were drawn */
    int tables;
};

/* One line of the standings of any form. A field that a form does not have is 0. */
struct draw_standing {
    uint16_t entrant;
    uint16_t place; /* 1 is the best; equal entrants share a place */
    bool in;        /* knock-out: this entrant is not out yet */
    bool lit;       /* arena: this entrant's points count double until it does not win a game */
    /* in units of which DRAW_POINT are one point, so that they are whole numbers */
    int64_t points;
    int64_t tie[3]; /* what breaks ties, in the order of the form's rules; more is better */
    int played, won, byes;
};
/* A multiple of 2 (n - 1) for every number of seats n, so that the shares of those who tie are
 * whole numbers. */
enum { DRAW_POINT = 840 };

/* Seeds the generator of a round's drawing with BLAKE2b-256 of "cardroom cup CUP round ROUND SEED".
 * SEED is the cup's seed in lower case hexadecimal. */
void draw_rng(const struct draw *draw, int round, struct rng *out);
/* Puts `n` entrants in random order. */
void draw_shuffle(uint16_t *entrant, int n, struct rng *rng);
/* Whether two entrants share an address (CU-D5). */
bool draw_share_address(const struct draw *draw, int a, int b);
/* Makes a table of a round, without a deal. With `seats` 1 it is a bye: it counts as played, and
 * its entrant has the first place. Else it is open. The caller fills in `entrant`. */
struct draw_table draw_table(int round, int seats);
/* Begins standings: writes one line for each entrant, in their order, with nothing but `entrant`
 * set. */
void draw_standings(const struct draw *draw, struct draw_standing *out);
/* Compares by points, then by the first `ties` of `tie`. Below 0: `a` is better; above 0: `b` is
 * better; 0: they are equal. */
int draw_compare(const struct draw_standing *a, const struct draw_standing *b, int ties);
/* Compares two struct draw_standing for qsort: by points, all of `tie`, then who joined first. */
int draw_by_standing(const void *a, const void *b);
/* Sorts standings, best first, and sets `place`. Those who are equal in points and in all of `tie`
 * share a place. Returns `n`. */
int draw_rank(struct draw_standing *out, int n);
/* Writes the hash that is shown when the cup opens (CU-D12): BLAKE2b-256 of "cardroom cup CUP
 * SEED". */
void draw_commitment(uint64_t cup, const uint8_t seed[DRAW_SEED], uint8_t out[DRAW_SEED]);
/* Writes the hash from which a part of the cup is drawn: BLAKE2b-256 of "cardroom cup CUP", `part`
 * (such as " round 3"), a blank and SEED. */
void draw_hash(uint64_t cup, const char *part, const uint8_t seed[DRAW_SEED], uint8_t out[32]);
