/*
 * See teacher.h.
 */
#include "teacher.h"

enum { EASY = 1 };

/* How many cards a seat still has to get rid of, including those outside its hand. */
static int teacher_cards(const struct game_view *view, int seat)
{
    int cards = view->seat[seat].cards;

    for (int z = 0; z < view->nzones; z++)
        cards += view->zone[z].seat == seat ? view->zone[z].count : 0;
    return cards;
}

/* Whether somebody has no fewer cards than the bot. */
static bool teacher_is_ahead(const struct game_view *view)
{
    for (int s = 1; s <= view->seats; s++)
        if (s != view->viewer && teacher_cards(view, view->viewer) <= teacher_cards(view, s))
            return true;
    return false;
}

/* How little the bot likes a play. */
static int teacher_dislikes(const struct game_move *move)
{
    return 2 * move->ncards + move->last;
}

/* Any of the plays with the fewest cards. */
static int teacher_small_play(const struct game_move *legal, int n, struct rng *rng)
{
    int start = (int)rng_below(rng, (uint32_t)n), best = -1;

    for (int k = 0; k < n; k++) {
        int i = (start + k) % n;

        if (legal[i].verb == MOVE_PLAY &&
            (best < 0 || teacher_dislikes(&legal[i]) < teacher_dislikes(&legal[best])))
            best = i;
    }
    return best;
}

/* Draws two throws and returns the worse one. */
static int teacher_bad_throw(const struct game_rules *rules, const struct game_view *view,
                             const struct game_move *legal, int n, struct rng *rng)
{
    struct game_move move[2];
    struct game_worth worth[2];
    int drawn[2];

    for (int k = 0; k < 2; k++) {
        do
            drawn[k] = (int)rng_below(rng, (uint32_t)n);
        while (legal[drawn[k]].verb != MOVE_THROW);
        move[k] = legal[drawn[k]];
    }
    rules->judge(view, move, 2, rng, worth);
    return drawn[worth[1].wins < worth[0].wins];
}

int teacher_choose(const struct game_rules *rules, const struct game_view *view,
                   const struct game_move *legal, int n, struct rng *rng)
{
    const uint32_t idle = 1u << MOVE_DRAW | 1u << MOVE_TAKE | 1u << MOVE_PASS;
    int choice = rules->bot(view, legal, n, EASY, rng);
    int verb = choice < 0 ? MOVE_NONE : legal[choice].verb;

    if (verb == MOVE_THROW && rules->judge)
        return teacher_bad_throw(rules, view, legal, n, rng);
    if (verb != MOVE_PLAY)
        return choice;
    for (int i = 0; i < n; i++)
        if (idle >> legal[i].verb & 1) {
            bool gives_in = view->owed > 0 || (teacher_is_ahead(view) && rng_below(rng, 2) == 0);

            return gives_in ? i : choice;
        }
    return teacher_small_play(legal, n, rng);
}
