/*
 * Replays games from their rows and journals, without a table, and compares how they end with what
 * their rows say. cardroomctl(8) `check` uses this, and so does everything else that looks at the
 * moves again.
 */
#pragma once

#include "game.h"
#include "rating.h"
#include "store.h"

struct table_check;

enum table_verdict {
    TABLE_REPLAYED, /* it came to the same end */
    /* it cannot be replayed, because it was frozen or this program does not know its version of the
     * rules */
    TABLE_SKIPPED,
    TABLE_DIFFERS /* `why` says how */
};

struct table_check *table_check_new(void);
/* Accepts NULL, sets NULL. */
void table_check_free(struct table_check **check);

/* Called before each move that somebody typed, with the position, their seat and the move. */
typedef void table_check_move(void *arg, const struct game_rules *rules, const void *state,
                              int seat, const struct game_move *move);
/* Has `each` called during the replays from now on. */
void table_check_watch(struct table_check *check, table_check_move *each, void *arg);

/* Begins with a game. Takes its row, as the store gives it. */
void table_check_game(struct table_check *check, const struct store_game *row);
/* Takes the next event of the game, in order. */
void table_check_event(struct table_check *check, const struct store_event *event);
/* Replays one event, for a caller that cannot stop for all of them at once. False: none is left,
 * the game is already known to differ, or it is skipped. */
bool table_check_step(struct table_check *check);
/* After TABLE_REPLAYED: whether the game is rated (RT-D2), or was before it became void. If so,
 * fills in the place and the team of each seat, from seat 1 at `out[0]`, and how the places count.
 */
bool table_check_rated(const struct table_check *check, struct rating_entrant *out,
                       enum rating_mode *mode);
/* Replays what is left of the game and says how it went. `why`: a few words, of static storage. */
enum table_verdict table_check_end(struct table_check *check, const char **why);
