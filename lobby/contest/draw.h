/*
 * What the drawings of all forms of a cup share (doc/rules/cups.md). A drawing is a pure function
 * from entrants, the tables so far and a seed to the next tables. It reads no clock and no random
 * numbers, and it counts in integers, so that it draws the same on any machine (CU-D12).
 *
 * Entrants are named by their index, in the order in which they joined.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "rng.h"

enum { DRAW_ENTRANTS_MAX = 1024, DRAW_SEATS_MAX = 8, DRAW_ROUNDS_MAX = 16, DRAW_SEED = 32 };

struct draw_entrant {
    int32_t rating;   /* the rating that people were shown when the cup began (RT-D12) */
    uint32_t address; /* entrants with the same number share an address (CU-D5); 0: shares none */
    uint8_t from;     /* the first round that this entrant is drawn for; above 1: joined late */
    bool out;         /* withdrawn or removed, so not drawn any more */
};

enum draw_state {
    DRAW_OPEN,   /* not played yet, or in play */
    DRAW_PLAYED, /* `place` and `cards` hold */
    DRAW_VOID    /* it has no result */
};
/* A table of a round. A table with a single seat is a bye. */
struct draw_table {
    uint8_t round; /* from 1; the arena counts all as round 1 */
    uint8_t seats; /* 1 to DRAW_SEATS_MAX */
    uint8_t state; /* enum draw_state */
    bool unranked; /* entrants who share an address could not be kept apart (CU-D5) */
    uint16_t entrant[DRAW_SEATS_MAX]; /* in the order of seats; the first starts */
    uint8_t place[DRAW_SEATS_MAX];    /* of each seat; 1 is the best; seats with the same place
                                         tie */
    uint16_t cards[DRAW_SEATS_MAX];   /* how many each seat held at the end; fewer are better
                                         (CU-D8) */
    int16_t deal;                     /* of a duplicate, from 0; else -1 */
};

/* What a drawing knows of the cup so far. */
struct draw {
    uint64_t cup;            /* its number, which is part of the seed of each drawing */
    uint8_t seed[DRAW_SEED]; /* committed when the cup opened, revealed with its drawings */
    uint8_t seats;           /* wanted at a table */
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
    /* multiplied so that they are whole numbers: DRAW_POINT is one point */
    int64_t points;
    int64_t tie[3]; /* these break ties, in the order of the form's rule; more is better */
    int played, won, byes;
};
/* Divisible by two and by every number of seats less one, so that shares of a tie are whole
 * numbers. */
enum { DRAW_POINT = 840 };

/* The generator of a round's drawing: its seed is BLAKE2b-256 of "cardroom cup CUP round ROUND
 * SEED", the seed in lower case hexadecimal. */
void draw_rng(const struct draw *draw, int round, struct rng *out);
/* Shuffles `n` entrants. */
void draw_shuffle(uint16_t *entrant, int n, struct rng *rng);
/* Whether two entrants share an address (CU-D5). */
bool draw_share_address(const struct draw *draw, int a, int b);
/* Begins the standings: all zero, in the order of the entrants. */
void draw_standings(const struct draw *draw, struct draw_standing *out);
/* Compares by points and the first `ties` of the ties, the better first. */
int draw_compare(const struct draw_standing *a, const struct draw_standing *b, int ties);
/* The same as qsort has it, by all ties, then by who joined first. */
int draw_by_standing(const void *a, const void *b);
/* Puts standings in order; those who are equal in points and ties share a place. Returns `n`. */
int draw_rank(struct draw_standing *out, int n);
/* The hash of the seed that is shown when the cup opens (CU-D12): BLAKE2b-256 of "cardroom cup CUP
 * SEED". */
void draw_commitment(uint64_t cup, const uint8_t seed[DRAW_SEED], uint8_t out[DRAW_SEED]);
