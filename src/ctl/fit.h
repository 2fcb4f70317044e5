/*
 * `cardroomctl ratings fit`: finds the beta and tau with which the ratings would have foretold the
 * winners best.
 */
#pragma once

#include "rating.h"
#include "roll.h"
#include "store.h"

/* The results of one game, as they are stored. At first all but `board` is zero. */
struct fit {
    const char *board; /* the game's name */
    struct roll people;
    struct fit_game *game;
    size_t ngame, cap;
};
/* Takes a game into the struct fit `arg` if it is of this board and would be rated (RT-D2, RT-D5):
 *  - it is finished, competitive and not part of an unrated cup;
 *  - all its players have accounts;
 *  - it has one winner, or two winners among four players.
 * Games may come in any order. Games that are older than the ratings count as well. */
void fit_add(void *arg, const struct store_game *game);
/* Call it once, after the last game and before fit_loss. Returns how many games were taken in. */
int64_t fit_games(struct fit *fit);
/* Rates all games again in the order in which they ended, starting from beginners. Returns the
 * log-loss: the mean of -ln p, p being the chance that the formula gave the winner before the game.
 * `equal` (may be NULL) gets the log-loss of equal chances. There must be at least one game. */
double fit_loss(const struct fit *fit, const struct rating_params *params, double *equal);
/* Frees the results, but not the struct itself. */
void fit_clear(struct fit *fit);
