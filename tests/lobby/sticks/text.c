/*
 * Sticks as text: moves, positions, refusals, lessons.
 */
#include "state.h"

#include <string.h>

#include "position.h"
#include "utf8.h"
#include "words.h"

enum game_code sticks_parse(const void *st UNUSED, int seat UNUSED, const char *text,
                            struct game_move *out)
{
    struct words words;
    memset(out, 0, sizeof(*out));
    if (!words_split(&words, text) || words.n != 2 || !words_is(&words, 0, "take") ||
        words_number(&words, 1) < 1 || words_number(&words, 1) > STICKS_MOST)
        return GAME_BAD_MOVE;
    out->verb = MOVE_TAKE;
    out->num[0] = (int16_t)words_number(&words, 1);
    return GAME_OK;
}

int sticks_format(const void *st UNUSED, int seat UNUSED, const struct game_move *move, char *out,
                  size_t cap)
{
    return (int)utf8_printf(out, cap, "take %d", move->num[0]);
}

int sticks_position(const void *st, char *out, size_t cap)
{
    const struct sticks *g = st;
    struct buf w = buf_over(out, cap);
    buf_printf(&w, "heap: %d\n", g->heap);
    buf_printf(&w, "turn: %d\n", g->turn);
    for (int seat = 1; seat <= g->seats; seat++)
        buf_printf(&w, "taken %d: %d\n", seat, g->taken[seat]);
    position_put_seats(&w, "playing", g->playing);
    position_put_seats(&w, "winner", g->winner != 0 ? seat_bit(g->winner) : 0);
    return (int)w.len;
}

void sticks_explain(const void *st, int seat UNUSED, const struct game_move *move UNUSED,
                    enum game_code code, char *out, size_t cap)
{
    const struct sticks *g = st;
    if (code == GAME_OVER)
        utf8_copy(tr("The game is over. Type \"look\" to see how it ended."), out, cap);
    else if (code == GAME_NOT_YOUR_TURN)
        utf8_printf(out, cap, tr("It is seat %d's turn. Type \"look\" to see the table."), g->turn);
    else if (code == GAME_NOT_NOW)
        utf8_printf(out, cap, tr("Only %d are left. Type \"take %d\", or fewer."), g->heap,
                    g->heap);
    else
        utf8_copy(tr("That is not a move of Sticks. Type \"take 1\", \"take 2\" or \"take 3\"."),
                  out, cap);
}

const struct game_lesson sticks_lessons[] = {
    {"start", N_("Sticks lie there. Whoever takes the last one wins.")},
    {"turn 1", N_("It is your turn. Type \"take 1\", \"take 2\" or \"take 3\".")},
    {"few", N_("Three or fewer are left: all of them can be taken at once.")},
    {NULL, NULL}};
