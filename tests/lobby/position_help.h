/*
 * Puts the game of a table into a position, for tests of what people are told in that position. It
 * reaches into the table module, and the journal does not record it.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct rng;
struct tables;

/* Puts the game of a table into the position `text`: `key: value` parts as in
 * doc/rules/scenarios.md with ; between them, and names of players in place of seats. No player is
 * told of the change. False: there is no such position, and `why` has a sentence. */
bool position_put_at(struct tables *tables, int32_t table, const char *text, char *why,
                     size_t whycap);
/* Writes the move that a bot of the middle level would make for this player, as it is typed.
 * False: it is not their turn. */
bool position_advice(struct tables *tables, int32_t table, const char *name, struct rng *rng,
                     char *out, size_t cap);
