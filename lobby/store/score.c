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
    const struct score_result *x = a, *y = b;
    if (x->at_ms != y->at_ms)
        return x->at_ms < y->at_ms ? -1 : 1;
    return x->ref < y->ref ? -1 : x->ref > y->ref;
}

static int score_by_game_then_time(const void *a, const void *b)
{
    const struct score_result *x = a, *y = b;
    int order = strcmp(x->game, y->game);
    return order != 0 ? order : score_by_time(a, b);
}

/* Makes one line from results, which are in the order in which they count. */
static void score_line_emit(const struct score_fold *fold, const char *game,
                            const struct score_result *results, size_t count)
{
    struct store_score line = {.account = fold->account, .hidden = fold->hidden};
    utf8_copy(fold->name, line.name, sizeof(line.name));
    utf8_copy(game, line.game, sizeof(line.game));
    for (size_t i = 0; i < count; i++) {
        const struct score_result *result = &results[i];
        line.xp += result->xp;
        if (result->changed_ms > line.reached_ms)
            line.reached_ms = result->changed_ms;
        if (!result->finished)
            continue;
        line.games++;
        line.won += result->outcome > 0;
        if (result->outcome > 0)
            line.streak = line.streak > 0 ? line.streak + 1 : 1;
        else
            line.streak = result->outcome == 0 ? 0 : line.streak < 0 ? line.streak - 1 : -1;
    }
    /* If XP never changed, they have been the same since the first game ended. */
    if (line.reached_ms == 0)
        line.reached_ms = results[0].at_ms;
    fold->emit(fold->arg, &line);
}

static void score_account_emit(struct score_fold *fold)
{
    if (fold->count == 0)
        return;
    if (fold->count > 1)
        qsort(fold->results, fold->count, sizeof(*fold->results), score_by_time);
    score_line_emit(fold, "", fold->results, fold->count);
    if (fold->count > 1)
        qsort(fold->results, fold->count, sizeof(*fold->results), score_by_game_then_time);
    for (size_t first = 0, next; first < fold->count; first = next) {
        const char *game = fold->results[first].game;
        for (next = first + 1; next < fold->count; next++)
            if (strcmp(fold->results[next].game, game) != 0)
                break;
        if (game[0] != '\0')
            score_line_emit(fold, game, fold->results + first, next - first);
    }
    fold->count = 0;
}

void score_fold_add(struct score_fold *fold, int64_t account, const char *name, bool hidden,
                    const struct score_result *result)
{
    if (account != fold->account) {
        score_account_emit(fold);
        fold->account = account;
        fold->hidden =
            hidden || strncmp(name, STORE_NAME_ERASED, sizeof(STORE_NAME_ERASED) - 1) == 0;
        utf8_copy(name, fold->name, sizeof(fold->name));
    }
    if (result->at_ms < fold->from_ms || (fold->until_ms != 0 && result->at_ms >= fold->until_ms))
        return;
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
