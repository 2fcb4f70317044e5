/*
 * What becomes of a game that a person leaves: the part of it that the table decides and not the
 * rules (doc/rules/ranking.md, RK-D7, RK-D8). Tables and records play it alike.
 */
#ifndef GAMES_CORE_LEAVING_H
#define GAMES_CORE_LEAVING_H

#include "game.h"

/* Who plays, as it was when the game began. */
struct leaving {
    uint8_t seats;
    uint16_t bots;    /* bit s */
    bool competitive; /* as the game began: it would have scored */
    bool pairs;
    uint8_t team[GAME_SEATS_MAX + 1]; /* in pairs, 1.. */
};
enum leaving_end {
    LEAVING_ON,        /* the game goes on */
    LEAVING_FINISHED,  /* it has a result */
    LEAVING_CANCELLED, /* RK-D7: before everybody had a turn */
    LEAVING_DESERTED   /* everybody has left */
};

/* Reads from the position just dealt which seats are pairs; `seats`, `bots` and `competitive` are
 * the caller's. */
void leaving_begin(struct leaving *who, const struct game_rules *rules, const void *st);
/* Seats of people who have not left. */
uint16_t leaving_people(const struct leaving *who, uint16_t left);
/* Whether leaving cancels the game (RK-D7): `had` are the seats that have had a turn, `left` those
 * whose people left before. */
bool leaving_cancels(const struct leaving *who, uint16_t had, uint16_t left);
/* The seat, a person's who is there, leaves; `left` are those who did before. The rules are told
 * (events are appended to `ev`) unless the game is cancelled. `result` is written when the answer
 * is LEAVING_FINISHED. */
enum leaving_end leaving_apply(const struct leaving *who, const struct game_rules *rules, void *st,
                               uint16_t left, int seat, struct game_events *ev,
                               struct game_result *result);

#endif
