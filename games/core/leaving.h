/*
 * What becomes of a game when a person leaves it (doc/rules/ranking.md, RK-D7, RK-D8). This is the
 * part that the table decides, and not the rules of the game. Tables and replays of records share
 * this code.
 */
#pragma once

#include "game.h"

/* Who plays, as it was at the start of the game. */
struct leaving {
    uint8_t seats;
    uint16_t bots;    /* bit s: a bot plays seat s */
    bool competitive; /* the game began as one that scores */
    bool pairs;
    uint8_t team[GAME_SEATS_MAX + 1]; /* in pairs the pair of each seat, from 1 */
};
enum leaving_end {
    LEAVING_ON,        /* the game goes on */
    LEAVING_FINISHED,  /* it has a result */
    LEAVING_CANCELLED, /* RK-D7: not everybody had a turn yet */
    LEAVING_DESERTED   /* everybody has left */
};

/* Sets `pairs` and `team` from the position just dealt. The caller sets the other
 * members, `seats` before the call. */
void leaving_begin(struct leaving *who, const struct game_rules *rules, const void *st);
/* The set of the seats of people who have not left. `left`: the seats whose people have left. */
uint16_t leaving_people(const struct leaving *who, uint16_t left);
/* Whether leaving cancels the game (RK-D7). `had`: the seats that have had a turn; `left`: the
 * seats whose people have left before. */
bool leaving_cancels(const struct leaving *who, uint16_t had, uint16_t left);
/* The person of this seat, who has not left before, leaves. `left`: the seats whose people have
 * left before. Unless the game is cancelled, this calls `leave` of the rules, which appends events
 * to `ev`. Writes `result` if it returns LEAVING_FINISHED. */
enum leaving_end leaving_apply(const struct leaving *who, const struct game_rules *rules, void *st,
                               uint16_t left, int seat, struct game_events *ev,
                               struct game_result *result);
