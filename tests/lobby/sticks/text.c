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
    struct position_writer w;
    position_start(&w, out, cap);
    position_put(&w, "heap: %d\n", g->heap);
    position_put(&w, "turn: %d\n", g->turn);
    for (int seat = 1; seat <= g->seats; seat++)
        position_put(&w, "taken %d: %d\n", seat, g->taken[seat]);
    position_put_seats(&w, "playing", g->playing);
    position_put_seats(&w, "winner", g->winner != 0 ? seat_bit(g->winner) : 0);
    return (int)w.len;
}

static bool read_line(struct sticks *g, const struct position_reader *r)
{
    uint16_t set = 0;
    int n = 0, seat = 0;
    if (strcmp(r->key, "heap") == 0 && position_number(r->value, 0, 40, &n))
        g->heap = (uint8_t)n;
    else if (strcmp(r->key, "turn") == 0 && position_seat(r->value, g->seats, &n))
        g->turn = (uint8_t)n;
    else if (strcmp(r->key, "taken") == 0 && position_seat(r->arg, g->seats, &seat) &&
             position_number(r->value, 0, 40, &n))
        g->taken[seat] = (uint8_t)n;
    else if (strcmp(r->key, "playing") == 0 && position_seats(r->value, g->seats, &set))
        g->playing = set;
    else if (strcmp(r->key, "winner") == 0 && position_seats(r->value, g->seats, &set))
        g->winner = set != 0 ? (uint8_t)__builtin_ctz(set) : 0;
    else
        return false;
    return true;
}

enum game_code sticks_set_position(void *st, const struct game_setup *setup, const char *text,
                                   char *why, size_t whycap)
{
    struct sticks *g = st;
    struct position_reader r;
    enum position_line line;
    sticks_start(g, setup, NULL, NULL);
    position_open(&r, text);
    while ((line = position_next(&r)) != POSITION_END)
        if (line == POSITION_BAD || !read_line(g, &r))
            return position_fail(why, whycap, "Line %d says nothing of Sticks.", r.line);
    if (g->winner == 0 && (g->heap == 0 || !(g->playing & seat_bit(g->turn))))
        return position_fail(why, whycap, "Nobody can take anything.");
    return GAME_OK;
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
