/*
 * See position_help.h.
 */
#include "position_help.h"

#include <stdio.h>

#include "buf.h"
#include "position_set.h"
#include "table_private.h"

/* Writes a word: the seat of the player with this name, or the word itself. */
static void put_word(const struct game *g, const char *word, size_t len, struct buf *out)
{
    for (int seat = 1; seat <= g->row.nseats; seat++) {
        const char *name = game_seat_name(g, seat);
        if (strlen(name) == len && strncmp(name, word, len) == 0) {
            buf_printf(out, "%d", seat);
            return;
        }
    }
    buf_add(out, word, len);
}

bool position_put_at(struct tables *tables, int32_t table, const char *text, char *why,
                     size_t whycap)
{
    struct table *t = tables_find(tables, table);
    struct game *g = t ? t->game : NULL;
    BUF_LOCAL lines = {0};
    if (!g) {
        snprintf(why, whycap, "there is no game");
        return false;
    }
    while (*text != '\0') {
        size_t len = strcspn(text, " :;");
        put_word(g, text, len, &lines);
        text += len;
        if (*text == ';') {
            buf_putc(&lines, '\n');
            text += 1 + strspn(text + 1, " ");
        } else if (*text != '\0') {
            buf_putc(&lines, *text++);
        }
    }
    buf_putc(&lines, '\n');
    bool good = position_set(g->rules, g->ahead->state, &g->setup, buf_text(&lines), why, whycap) ==
                GAME_OK;
    if (good) {
        moment_chances(g->rules, g->ahead->state, &g->ahead->chances);
        play_assign(g, g->shown, g->ahead);
        clock_update(t);
    }
    return good;
}

bool position_advice(struct tables *tables, int32_t table, const char *name, struct rng *rng,
                     char *out, size_t cap)
{
    enum { LEGAL = 1024, LEVEL = 2 };
    static struct game_move legal[LEGAL];
    const struct table *t = tables_find(tables, table);
    const struct game *g = t ? t->game : NULL;
    struct game_turn turn;
    struct game_view view;
    int seat = 1, n = 0;
    while (g && seat < g->row.nseats && strcmp(game_seat_name(g, seat), name) != 0)
        seat++;
    if (!g)
        return false;
    g->rules->turn(g->shown->state, &turn);
    if (turn.over || (turn.must >> seat & 1) == 0)
        return false;
    int all = g->rules->legal(g->shown->state, seat, legal, LEGAL);
    for (int i = 0; i < all && i < LEGAL; i++)
        if (legal[i].verb != MOVE_REPORT) /* a report is not a turn of its own */
            legal[n++] = legal[i];
    g->rules->view(g->shown->state, seat, &view);
    int choice = n > 0 ? g->rules->bot(&view, legal, n, LEVEL, rng) : -1;
    struct game_move move = {.verb = MOVE_NONE};
    if (choice >= 0)
        move = legal[choice];
    else
        g->rules->auto_move(g->shown->state, seat, &move);
    g->rules->format(g->shown->state, seat, &move, out, cap);
    return true;
}
