/*
 * What becomes of a game that a person leaves, as far as the table decides that and not the rules
 * (doc/rules/ranking.md, RK-D7, RK-D8). Tables and replays of records share this code.
 */
#pragma once

#include "game.h"

/* Who plays, as it was at the start of the game. */
struct leaving {
    uint8_t seats;
    uint16_t bots;    /* bit s: a bot plays seat s */
    bool competitive; /* as the game began: its result was to count */
    bool pairs;
    uint8_t team[GAME_SEATS_MAX + 1]; /* in pairs the pair of each seat, from 1 */
};
enum leaving_end {
    LEAVING_ON,        /* the game goes on */
    LEAVING_FINISHED,  /* it has a result */
    LEAVING_CANCELLED, /* RK-D7: before everybody had a turn */
    LEAVING_DESERTED   /* everybody has left */
};

/* Finds out from the position just dealt which seats are pairs. The caller sets `seats`, `bots` and
 * `competitive`. */
void leaving_begin(struct leaving *who, const struct game_rules *rules, const void *st);
/* Seats of people who have not left. */
uint16_t leaving_people(const struct leaving *who, uint16_t left);
/* Whether leaving cancels the game (RK-D7). `had` are the seats that have had a turn, `left` those
 * whose people have left before. */
bool leaving_cancels(const struct leaving *who, uint16_t had, uint16_t left);
/* The person of this seat leaves; the person must be there. `left` are the seats that were left
 * before. The rules are told (and append events to `ev`) unless the game is cancelled. `result` is
 * written if the answer is LEAVING_FINISHED. */
enum leaving_end leaving_apply(const struct leaving *who, const struct game_rules *rules, void *st,
                               uint16_t left, int seat, struct game_events *ev,
                               struct game_result *result);
