/*
 * What moves on the screen of a table. See ui_screen.h.
 */
#include "ui_private.h"

enum {
    FRESH_MS = 1000, /* what is older does not move, because the viewer has only just come */
    FLIGHT = 3,      /* how many drawings there are of something that goes from one place to
                        another */
    STAY = 4         /* how many drawings there are of something that stays in its place */
};

/* What a fact sets in motion, by its name, which all games share. */
struct mover {
    const char *fact;
    enum { CARD_PLAYED, PICKED_UP, PILE_TAKEN, COUNTER, TURNED, SAID_LAST } what;
};
static const struct mover movers[] = {
    {"play", CARD_PLAYED},   {"play-color", CARD_PLAYED},   {"play-suit", CARD_PLAYED},
    {"mirror", CARD_PLAYED}, {"play-lives", CARD_PLAYED},   {"flip", CARD_PLAYED},
    {"pick-up", PICKED_UP},  {"take", PILE_TAKEN},          {"owe", COUNTER},
    {"clockwise", TURNED},   {"counter-clockwise", TURNED}, {"reverse", TURNED},
    {"last", SAID_LAST},
};

/* Finds where a text of `cells` cells begins so that it is in the middle of a place. False: the
 * place is not shown. */
static bool screen_motion_middle(const struct scene_spot *spot, int cells, int *row, int *column)
{
    int at = spot->column + (spot->columns - cells) / 2;

    if (spot->rows == 0)
        return false;
    *row = spot->row + spot->rows / 2;
    *column = at > 0 ? at : 0;
    return true;
}

static bool screen_motion_way(struct ui_motion *out, const struct scene_spot *from,
                              const struct scene_spot *to, int cells, const struct buf *text)
{
    out->steps = from == to ? STAY : FLIGHT;
    utf8_copy(buf_text(text), out->text, sizeof(out->text));
    return text->len < sizeof(out->text) &&
           screen_motion_middle(from, cells, &out->row, &out->column) &&
           screen_motion_middle(to, cells, &out->to_row, &out->to_column);
}

static bool screen_motion_make(const struct ui_screen *screen, const struct mover *mover,
                               const struct game_fact *fact, struct ui_motion *out)
{
    const struct scene_places *at = &screen->places.table;
    const struct scene_spot *seat = &at->seat[fact->seat];
    int shown = fact->ncards - fact->ngot;
    BUF_LOCAL text = {0};

    buf_puts(&text, STYLE_BOLD "[");
    switch (mover->what) {
    case CARD_PLAYED:
        if (shown == 0)
            break;
        picture_put_card(&text, false, fact->card[shown - 1]);
        buf_puts(&text, STYLE_BOLD "]" STYLE_NORMAL);
        return screen_motion_way(out, seat, &at->pile, CARD_CELLS + 2, &text);
    case PICKED_UP:
    case PILE_TAKEN:
    case COUNTER:
        buf_printf(&text, "+%d]" STYLE_NORMAL, fact->n);
        return fact->n > 0 &&
               screen_motion_way(out, mover->what == PICKED_UP ? &at->deck : &at->pile,
                                 mover->what == COUNTER ? &at->pile : seat, CARD_CELLS + 1, &text);
    case TURNED:
        buf_clear(&text);
        buf_puts(&text, STYLE_BOLD "<->" STYLE_NORMAL);
        return screen_motion_way(out, &at->pile, &at->pile, CARD_CELLS, &text);
    case SAID_LAST:
        buf_clear(&text);
        buf_printf(&text, STYLE_ALERT "!! %s" STYLE_NORMAL, tr("LAST"));
        return screen_motion_way(out, seat, seat, ui_shown_cells(buf_text(&text)), &text);
    }
    return false;
}

int ui_screen_motions(const struct ui_screen *screen, const struct game_rules *rules,
                      int64_t since_ms, struct ui_motion *out, int most)
{
    int64_t fresh = screen->wall_ms - FRESH_MS;
    int n = 0;

    for (int i = screen->nlog; i-- > 0;) {
        const struct game_fact *fact = &screen->log[i].fact;
        if (screen->log[i].at_ms <= since_ms || screen->log[i].at_ms < fresh)
            break;
        for (size_t k = 0; k < sizeof(movers) / sizeof(movers[0]) && n < most; k++)
            if (fact->seat <= GAME_SEATS_MAX &&
                game_fact_is(&rules->facts[fact->kind], movers[k].fact))
                n += screen_motion_make(screen, &movers[k], fact, &out[n]);
    }
    return n;
}
