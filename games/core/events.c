/*
 * The list of facts that a move appends to.
 */
#include "core/game.h"

#include <string.h>

struct game_fact *game_event(struct game_events *ev, int kind, int seat, uint16_t audience)
{
    struct game_fact *fact;

    if (ev->n == GAME_EVENTS_MAX) {
        ev->overflow = true;
        ev->n--;
    }
    fact = &ev->fact[ev->n++];
    memset(fact, 0, offsetof(struct game_fact, card));
    fact->kind = (uint8_t)kind;
    fact->seat = (uint8_t)seat;
    fact->audience = audience;
    return fact;
}

const char *game_code_name(enum game_code code)
{
    static const char *const name[] = {
        [GAME_OK] = "ok",
        [GAME_NOT_YOUR_TURN] = "not-your-turn",
        [GAME_NOT_IN_HAND] = "not-in-hand",
        [GAME_NO_MATCH] = "no-match",
        [GAME_BAD_STACK] = "bad-stack",
        [GAME_MUST_ANSWER] = "must-answer",
        [GAME_NEED_CHOICE] = "need-choice",
        [GAME_NOT_NOW] = "not-now",
        [GAME_BAD_MOVE] = "bad-move",
        [GAME_OVER] = "game-over",
    };

    return name[code];
}
