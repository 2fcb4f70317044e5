/*
 * Folds the results of accounts into the lines of a board. Every store uses it for the sums and for
 * the streaks, which depend on the order in which games ended.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store.h"

/* What one game, or one entry that is not about a game, did for an account. */
struct score_result {
    char game[STORE_GAME_MAX]; /* of the registry; empty: none */
    int64_t at_ms;             /* when it counts: at the end of the game, else at the last entry */
    int64_t changed_ms;        /* time of the last XP entry; 0: there is none */
    int64_t ref;               /* orders results that count at the same time */
    int64_t xp;
    bool finished; /* it counts as a game played */
    int outcome;   /* 1 won, -1 lost, 0 neither */
};

/* The caller sets the first four members, and the others to zero. */
struct score_fold {
    int64_t from_ms, until_ms; /* the span; until_ms 0: no end */
    store_score_cb *emit;      /* called for each line, in the order of store_scores */
    void *arg;
    /* The fold's own members. */
    int64_t account;
    char name[STORE_NAME_MAX];
    bool hidden;
    struct score_result *results;
    size_t count, size;
};

/* Adds a result. All results of one account must follow one another. `name` and `hidden` are those
 * of the account (struct store_score). */
void score_fold_add(struct score_fold *fold, int64_t account, const char *name, bool hidden,
                    const struct score_result *result);
/* Emits the lines that are left, and frees what the fold holds. */
void score_fold_end(struct score_fold *fold);
