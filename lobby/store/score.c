/*
 * Makes lines of a board from results, one account at a time. So a million accounts need no more
 * memory than the one with the most games.
 */
#include "score.h"

#include <stdlib.h>
#include <string.h>

#include "utf8.h"
#include "xalloc.h"

static int score_by_time(const void *a, const void *b)
{
    const struct store_result *x = a, *y = b;
    if (x->at_ms != y->at_ms)
        return x->at_ms < y->at_ms ? -1 : 1;
    return x->ref < y->ref ? -1 : x->ref > y->ref;
}

/* Emits the line of a game ("": of all) from results in the order in which they count. Returns the
 * game whose line comes next; NULL: there is none. */
static const char *score_line_emit(const struct score_fold *fold, const char *game)
{
    struct store_score line = {.account = fold->results->account, .hidden = fold->results->hidden};
    const struct store_result *first = NULL;
    const char *next = NULL;
    utf8_copy(fold->results->name, line.name, sizeof(line.name));
    utf8_copy(game, line.game, sizeof(line.game));
    for (const struct store_result *at = fold->results; at < fold->results + fold->count; at++) {
        int order = strcmp(at->game, game);
        if (order > 0 && (!next || strcmp(at->game, next) < 0))
            next = at->game;
        if (game[0] != '\0' && order != 0)
            continue;
        first = first ? first : at;
        line.xp += at->xp;
        if (at->changed_ms > line.reached_ms)
            line.reached_ms = at->changed_ms;
        if (!at->finished)
            continue;
        line.games++;
        line.won += at->outcome > 0;
        if (at->outcome > 0)
            line.streak = line.streak > 0 ? line.streak + 1 : 1;
        else
            line.streak = at->outcome == 0 ? 0 : line.streak < 0 ? line.streak - 1 : -1;
    }
    /* If XP never changed, they have been the same since the first game ended. */
    if (line.reached_ms == 0)
        line.reached_ms = first->at_ms;
    fold->emit(fold->arg, &line);
    return next;
}

static void score_account_emit(struct score_fold *fold)
{
    if (fold->count > 1)
        qsort(fold->results, fold->count, sizeof(*fold->results), score_by_time);
    for (const char *game = fold->count > 0 ? "" : NULL; game;)
        game = score_line_emit(fold, game);
    fold->count = 0;
}

void score_fold_add(struct score_fold *fold, const struct store_result *result)
{
    if (fold->count > 0 && fold->results->account != result->account)
        score_account_emit(fold);
    if (fold->count == fold->size) {
        fold->size = fold->size == 0 ? 64 : fold->size * 2;
        fold->results = xreallocarray(fold->results, fold->size, sizeof(*fold->results));
    }
    fold->results[fold->count++] = *result;
}

void score_fold_end(struct score_fold *fold)
{
    score_account_emit(fold);
    free(fold->results);
    fold->results = NULL;
    fold->size = 0;
}
