/*
 * What the targets of the games share: the game, seats and options that an input begins with.
 */
#pragma once

#include "fuzz.h"
#include "game.h"

/* Reads a line that begins with a digit for the game, one for the seats and one for the seed; skips
 * the rest of that line. Then reads any lines "#option value". Returns the game. */
__attribute__((unused)) static const struct game_rules *fuzz_game(struct fuzz_input *in,
                                                                  struct game_setup *setup)
{
    char line[120], *value;
    int games = 0;

    while (game_registry[games])
        games++;
    const struct game_rules *rules = game_registry[fuzz_below(in, games)];
    int range = rules->max_seats - rules->min_seats + 1;
    game_setup_defaults(rules, rules->min_seats + fuzz_below(in, range), setup);
    game_setup_seed(setup, fuzz_byte(in));
    fuzz_line(in, line, sizeof(line));
    while (in->size > 0 && in->data[0] == '#' && fuzz_line(in, line, sizeof(line))) {
        if ((value = strchr(line, ' '))) {
            *value++ = '\0';
            game_setup_option(rules, setup, line + 1, value);
        }
    }
    return rules;
}
