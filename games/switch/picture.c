/*
 * How Switch looks while a run is on: how far the run is, and who played what in it.
 */
#include "picture.h"

#include <string.h>

#include "state.h"
#include "style.h"
#include "tongue.h"
#include "utf8.h"

/* Writes who played what since the run began, as many of the latest plays as fit, and whose turn it
 * is. */
static void sw_picture_put_trail(struct buf *out, const struct game_scene *scene)
{
    enum { FIRST = 3, STEPS = 8, STEP_CELLS = 14 };
    const struct game_fact *step[STEPS];
    int n = 0, most = scene->columns / STEP_CELLS, turn = view_turn(scene->view);
    most = most < STEPS ? most : STEPS;
    for (int i = scene->ntold; i-- > 0 && n < most;) {
        const struct game_fact *fact = scene->told[i];
        if (strncmp(switch_facts[fact->kind].name, "play", strlen("play")) != 0)
            continue;
        step[n++] = fact;
        if (fact->ncards > 0 && card_rank(fact->card[0]) == FIRST) /* the run began with it */
            break;
    }
    for (bool fits = false; !fits; n--) { /* leaves out the oldest plays until the row fits */
        BUF_LOCAL row = {0};
        int switches = 0;
        buf_puts(&row, "  ");
        for (int i = n; i-- > 0;) {
            buf_putc(&row, ' ');
            picture_put_cards(&row, scene->plain, step[i]->card, step[i]->ncards - step[i]->ngot);
            buf_printf(&row, " %s  →  ", scene->name[step[i]->seat]);
        }
        buf_printf(&row, STYLE_BOLD "%s" STYLE_NORMAL "\n", turn != 0 ? scene->name[turn] : "");
        for (size_t i = 0; i < row.len; i++)
            switches += row.data[i] == STYLE_BYTE;
        fits = n == 0 || utf8_text_width(buf_text(&row)) - switches <= scene->columns;
        if (fits)
            buf_add(out, row.data, row.len);
    }
}

/* Writes a line that says how far the run is, and the plays of the run. False: no run is on, or the
 * line has no room. Then a sentence says it in rows of its own. */
static bool sw_picture_put_run(struct buf *out, const struct game_scene *scene)
{
    static const char *const ranks[] = {"",  "ace", "2",  "3",    "4",     "5",    "6",  "7",
                                        "8", "9",   "10", "jack", "queen", "king", "ace"};
    enum { LAST = sizeof(ranks) / sizeof(ranks[0]) - 1 };
    const struct switch_detail *d = view_detail(scene->view);
    if (d->run == 0)
        return false;
    const char *now = tr(ranks[d->run < LAST ? d->run : LAST]);
    const char *next = tr(ranks[d->run < LAST ? d->run + 1 : LAST]);
    BUF_LOCAL text = {0};
    const int costs = scene->view->nstatus > 0 ? scene->view->status[0].m : 0;
    if (view_must(scene->view, scene->view->viewer) && costs > 0)
        buf_printf(&text, tr("══ !! RUN AT %s: play %s or %s, or take %d; a wrong card costs %d "),
                   now, now, next, d->run, costs);
    else if (view_must(scene->view, scene->view->viewer))
        buf_printf(&text, tr("══ !! RUN AT %s: play %s or %s, or take %d "), now, now, next,
                   d->run);
    else
        buf_printf(&text, tr("══ RUN AT %s: next %s or %s "), now, now, next);
    if (utf8_text_width(buf_text(&text)) > scene->columns)
        return false;
    for (int i = utf8_text_width(buf_text(&text)); i < scene->columns; i++)
        buf_puts(&text, "═");
    buf_printf(out, STYLE_ALERT "%s" STYLE_NORMAL "\n", buf_text(&text));
    sw_picture_put_trail(out, scene);
    return true;
}

const struct game_picture switch_picture = {.matches_told = true, .banner = sw_picture_put_run};
