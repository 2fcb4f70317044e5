/*
 * What every game refuses, whatever its rules. Positions and moves that a game refuses, and in
 * which words, are in tests/scenarios/refused.scn.
 */
#include <stdio.h>
#include <string.h>

#include "cutap.h"
#include "game.h"
#include "position_set.h"

static _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX];
static char text[GAME_POSITION_MAX];

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

SUITE("refusals", NULL, NULL);

/* Numbers of seats that no game of the kind has, dealt or set up. */
TEST(wrong_seats, "seats that there are not")
{
    struct game_setup setup;
    char why[300];

    for (int g = 0; game_registry[g]; g++) {
        const struct game_rules *rules = game_registry[g];
        const int seats[] = {rules->min_seats - 1, rules->max_seats + 1};

        for (int i = 0; i < 2; i++) {
            game_setup_defaults(rules, rules->min_seats, &setup);
            setup.seats = (uint8_t)seats[i];
            CU_ASSERT_PTR_NOT_NULL(game_setup_refusal(rules, &setup));
            CU_ASSERT(position_set(rules, st, &setup, "turn: 1", why, sizeof(why)) != GAME_OK);
            CU_ASSERT(strlen(why) > 8);
        }
    }
}

/* A spectator has no hand whose numbers could be named. */
TEST(nobodys_hand, "nobody's hand")
{
    static const char *const lines[] = {
        "1",      "play 1", "flip 1",        "keep 1 2 3",
        "swap 1", "0",      "throw 1 at kh", "throw 7h at a9 float"};
    struct game_events ev = {0};
    struct game_setup setup;
    struct game_move move;

    for (int g = 0; game_registry[g]; g++) {
        const struct game_rules *rules = game_registry[g];

        game_setup_defaults(rules, rules->min_seats, &setup);
        rules->start(st, &setup, &ev);
        for (size_t i = 0; i < COUNT(lines); i++) {
            enum game_code code = rules->parse(st, 0, lines[i], &move);

            /* A life is named without a hand, and is nobody's. */
            CU_ASSERT(code != GAME_OK || rules->apply(st, 0, &move, &ev) != GAME_OK);
        }
    }
}

/* Whatever is refused to whomever, the sentence is complete. */
TEST(nobody_can, "no sentence is cut short")
{
    struct game_setup setup;
    char why[300];

    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];
        const struct game_move move = {.verb = MOVE_PLAY, .ncards = 1, .card = {1}};

        game_setup_defaults(rules, rules->max_seats, &setup);
        CU_ASSERT_EQUAL(position_set(rules, st, &setup, "", why, sizeof(why)), GAME_OK);
        for (int seat = 1; seat <= rules->max_seats; seat++)
            for (int code = GAME_NOT_YOUR_TURN; code <= GAME_OVER; code++) {
                rules->explain(st, seat, &move, (enum game_code)code, text, sizeof(text));
                CU_ASSERT_PTR_NULL(strstr(text, "(null)"));
                CU_ASSERT(text[0] != '\0');
            }
    }
}
