/*
 * One random game, seats and options sampled, with all that must hold in it: for the test that
 * plays some hundreds and for tests/bench/soak-games, which plays 100,000 of each kind.
 */
#pragma once

#include "game.h"

struct soak;

struct soak *soak_new(void);
void soak_free(struct soak **soak);
/* Plays game `number` of these rules: random legal moves, now and then an automatic one or somebody
 * who leaves. Checks on the way that no card is lost or twice, that no fact is lost, that a view
 * tells nothing that `resample` changes, and that it ends; then plays its moves again from their
 * text, to the same position byte for byte. Returns NULL, or what failed (until the next call). */
const char *soak_game(struct soak *soak, const struct game_rules *rules, uint64_t number);
/* Moves of the last game. */
int soak_moves(const struct soak *soak);
