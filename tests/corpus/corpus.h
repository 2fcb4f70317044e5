/*
 * The corpus: games of this and of earlier versions as they were stored. Every later version has to
 * replay them. Here is a room of tables over a database file. It plays new games for the corpus,
 * and goes on with stored games that are still in play. Time is virtual and chance is seeded, so
 * the same calls play the same games.
 */
#pragma once

#include <stdio.h>

#include "game.h"

/* Opens the database, which may be empty or of any schema, and brings its tables back. Everybody is
 * there. The clock begins `day` days after a fixed date. False: the database cannot be opened, and
 * a sentence on standard output says why. */
bool corpus_open(const char *path, int day);
void corpus_close(void);

/* Adds what is stored of people besides their games, such as a key, a ban and a note. */
void corpus_people(void);
/* Plays the `which`-th game of these rules to its end. Seats, options, players, bots and accidents
 * differ from game to game. `live`: leaves the game in the middle, for some games in the middle of
 * a vote or frozen. */
void corpus_play(const struct game_rules *rules, int which, bool live);

/* Writes every game in play, in the order of the tables: a line "table N GAME", then the votes
 * about those who left, and the position. */
void corpus_live(FILE *out);
/* Plays the games in play to their ends. Returns how many there were. -1: one does not end, and a
 * sentence on standard output says which. */
int corpus_finish(void);
