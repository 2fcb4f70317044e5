/*
 * See history.h.
 */
#include "history.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "utf8.h"
#include "xalloc.h"

/* ---- Rows ---- */

static void on_game(void *arg, int columns UNUSED, char **values)
{
    struct history *h = arg;
    if (h->ngames == h->size) {
        h->size = h->size == 0 ? 64 : 2 * h->size;
        h->game = xreallocarray(h->game, (size_t)h->size, sizeof(*h->game));
    }
    struct history_game *game = &h->game[h->ngames++];
    *game = (struct history_game){.id = source_number(values[0]),
                                  .number = source_number(values[1]),
                                  .state = (int)source_number(values[2])};
}

static int by_id(const void *a, const void *b)
{
    const struct history_game *x = a, *y = b;
    return x->id < y->id ? -1 : x->id > y->id;
}

static int by_number(const void *a, const void *b)
{
    const struct history_game *x = a, *y = b;
    return x->number < y->number ? -1 : x->number > y->number;
}

static struct history_game *game_of(struct history *h, const char *id)
{
    struct history_game key = {.id = source_number(id)};
    return h->ngames > 0 ? bsearch(&key, h->game, (size_t)h->ngames, sizeof(key), by_id) : NULL;
}

static void on_seat(void *arg, int columns UNUSED, char **values)
{
    struct history_game *game = game_of(arg, values[0]);
    int64_t seat = source_number(values[1]) + 1;
    if (!game || seat < 1 || seat > HISTORY_SEATS)
        return;
    if (game->nseats < seat)
        game->nseats = (int)seat;
    utf8_copy(values[2], game->seat[seat].name, sizeof(game->seat[seat].name));
    game->seat[seat].xp = source_number(values[3]);
    game->seat[seat].chips = source_number(values[4]);
    game->seat[seat].rated = values[5][0] != '\0';
    game->seat[seat].rating = source_number(values[5]);
    game->seat[seat].moved = source_number(values[6]);
}

static struct history_move *move_add(struct history_game *game)
{
    if (game->nmoves == game->size) {
        game->size = game->size == 0 ? 64 : 2 * game->size;
        game->move = xreallocarray(game->move, (size_t)game->size, sizeof(*game->move));
    }
    return &game->move[game->nmoves++];
}

/* "R5", or "J+4 R" of "J+4 color R last". */
static void what_played(const char *text, char out[HISTORY_WHAT])
{
    const char *color = strstr(text, " color ");
    int card = (int)strcspn(text, " ");
    snprintf(out, HISTORY_WHAT, "%.*s%s%.1s", card < 8 ? card : 8, text, color ? " " : "",
             color ? color + strlen(" color ") : "");
}

/* A move as the journal has it: "play J+4 color R last". */
static enum verb move_read(const char *text, char out[HISTORY_WHAT])
{
    out[0] = '\0';
    if (strncmp(text, "play ", 5) == 0) {
        what_played(text + 5, out);
        return VERB_PLAY;
    }
    if (strncmp(text, "color ", 6) == 0) {
        snprintf(out, HISTORY_WHAT, "%.1s", text + 6);
        return VERB_COLOR;
    }
    if (strcmp(text, "draw") == 0)
        return VERB_DRAW;
    if (strcmp(text, "take") == 0)
        return VERB_TAKE;
    return strcmp(text, "pass") == 0 ? VERB_PASS : VERB_NONE;
}

static void on_event(void *arg, int columns UNUSED, char **values)
{
    struct history *h = arg;
    struct history_game *game = game_of(h, values[0]);
    int seat, at = 0;
    char word[8];
    h->events++;
    if (!game)
        return; /* promises.c finds it */
    int32_t seq = (int32_t)source_number(values[1]);
    if (seq != ++game->events && game->gap == 0)
        game->gap = game->events;
    int64_t epoch = source_number(values[3]); /* 0: it was not kept */
    if (epoch != 0 && epoch < game->epoch && game->fell == 0)
        game->fell = seq;
    game->epoch = epoch > game->epoch ? epoch : game->epoch;
    if (strncmp(values[2], "undo ", 5) == 0)
        game->undone = true;
    if (sscanf(values[2], "%7s %d %n", word, &seat, &at) != 2 || at == 0 || seat < 1 ||
        seat > HISTORY_SEATS || (strcmp(word, "move") != 0 && strcmp(word, "auto") != 0))
        return;
    game->seat[seat].typed += strcmp(word, "move") == 0;
    struct history_move move = {.seq = seq, .seat = seat};
    move.verb = move_read(values[2] + at, move.what);
    if (move.verb != VERB_NONE)
        *move_add(game) = move;
}

bool history_load(struct history *h, struct source *source)
{
    *h = (struct history){0};
    bool read =
        source_ask(source, "SELECT id, number, state FROM game ORDER BY id", on_game, h) &&
        source_ask(source,
                   "SELECT s.game, s.seat, s.name, s.xp, s.chips, r.shown, r.moved"
                   " FROM seat s LEFT JOIN rating r ON r.game = s.game AND r.account = s.account"
                   " AND r.reason = 'game'",
                   on_seat, h) &&
        source_ask(source, "SELECT game, seq, event, epoch FROM journal ORDER BY game, seq",
                   on_event, h);
    if (h->ngames > 0)
        qsort(h->game, (size_t)h->ngames, sizeof(*h->game), by_number);
    if (!read)
        history_free(h);
    return read;
}

void history_free(struct history *h)
{
    for (int i = 0; i < h->ngames; i++)
        free(h->game[i].move);
    free(h->game);
    *h = (struct history){0};
}

const struct history_game *history_numbered(const struct history *h, int64_t number)
{
    struct history_game key = {.number = number};
    return h->ngames > 0 ? bsearch(&key, h->game, (size_t)h->ngames, sizeof(key), by_number) : NULL;
}

int history_seat(const struct history_game *game, const char *name)
{
    for (int seat = 1; seat <= game->nseats; seat++)
        if (strcmp(game->seat[seat].name, name) == 0)
            return seat;
    return 0;
}
