/*
 * See position_help.h.
 */
#include "position_help.h"

#include <stdio.h>
#include <string.h>

#include "buf.h"
#include "table_private.h"

/* A word: the seat of the player who is called so, or itself. */
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
    struct buf lines = {0};
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
    bool good = g->rules->set_position(g->ahead->state, &g->setup, buf_text(&lines), why, whycap) ==
                GAME_OK;
    if (good) {
        play_assign(g, g->shown, g->ahead);
        clock_update(t);
    }
    buf_free(&lines);
    return good;
}
