/*
 * The corpus: games of this and of earlier versions as they were stored, which every later version
 * has to replay. Here a room of tables over a database file, by which games are played for it and
 * by which those that were still in play go on. Time is virtual and chance is seeded: the same call
 * plays the same games.
 */
#pragma once

#include <stdio.h>

#include "game.h"

/* Opens the database, which may be empty or of any schema, and brings its tables back; everybody
 * is there. `day` sets the clock: later ones are later. False, with a sentence on standard output:
 * it cannot be opened. */
bool corpus_open(const char *path, int day);
void corpus_close(void);

/* A database has people in it who are known by more than their games: a key, a ban, a note. */
void corpus_people(void);
/* Plays the `which`-th game of these rules to its end: with other seats, options, players, bots and
 * accidents each time. `live`: it is left in the middle, as are those before it; what is under way
 * then differs. */
void corpus_play(const struct game_rules *rules, int which, bool live);

/* Every game in play, in order of its table: a line "table N GAME", then its position and what is
 * decided about those who left. */
void corpus_live(FILE *out);
/* The games in play go on to their ends. Returns how many there were; -1, with a sentence on
 * standard output: one does not end. */
int corpus_finish(void);
