/*
 * Folds the results of accounts into the lines of a board: the sums and the streaks, which depend
 * on the order in which games ended.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store.h"

/* What one game, or one entry that is not about a game, did for an account. */
struct store_result {
    int64_t account;
    char game[STORE_GAME_MAX]; /* of the registry; empty: none */
    int64_t at_ms;             /* when it counts: at the end of the game, else at the last entry */
    int64_t changed_ms;        /* time of the last XP entry; 0: there is none */
    int64_t ref;               /* orders results that count at the same time */
    int64_t xp;
    bool finished; /* it counts as a game played */
    int outcome;   /* 1 won, -1 lost, 0 neither */
    /* Of the account, as in struct store_score. */
    char name[STORE_NAME_MAX];
    bool hidden;
};

/* The caller sets the first two members, and the others to zero. */
struct score_fold {
    store_score_cb *emit; /* called for each line, in the order of store_scores */
    void *arg;
    struct store_result *results; /* of the present account */
    size_t count, size;
};

/* Adds a result. All results of one account must follow one another. */
void score_fold_add(struct score_fold *fold, const struct store_result *result);
/* Emits the lines that are left, and frees what the fold holds. */
void score_fold_end(struct score_fold *fold);
