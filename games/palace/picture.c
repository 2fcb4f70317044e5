/*
 * How Palace looks: the lives of each seat, and the pile with its newest cards, since four of one
 * value clear it.
 */
#include "picture.h"

#include <string.h>

#include "canvas.h"
#include "cell.h"
#include "state.h"
#include "utf8.h"

enum {
    WIDE = 76,       /* columns of a terminal from which the lives are drawn as a picture */
    LIVES_BOXED = 3, /* rows that a seat drawn with boxes takes */
    PILE_SHOWN = 4,  /* cards of the pile that are shown; the next is for wide screens */
    PILE_WIDE = 8
};

static void draw_life(struct canvas *c, int row, int column, const char *card, bool boxed)
{
    if (!boxed) {
        canvas_text(c, row, column + (utf8_text_width(card) < 3 ? 1 : 0), 0, card);
        return;
    }
    canvas_text(c, row, column, 0, "┌──┐");
    canvas_text(c, row + 1, column, 0, "│  │");
    canvas_text(c, row + 2, column, 0, "└──┘");
    canvas_text(c, row + 1, column + (utf8_text_width(card) < 2 ? 2 : 1), 0, card);
}

/* Suits have no meaning here, so only the rank is written, in two cells at most. */
static void put_rank(struct buf *out, const struct game_rules *rules, card_t card)
{
    const char *name = rules->card_name(card);
    buf_add(out, name, card == CARD_JOKER ? 2 : strlen(name) - 1);
}

static void draw_lives(struct canvas *c, const struct game_scene *scene, bool boxed)
{
    const struct game_view *view = scene->view;
    struct palace_detail detail;
    int order[GAME_SEATS_MAX], high = boxed ? LIVES_BOXED : 1;
    int n = view_order(view, order);
    memcpy(&detail, view->detail, sizeof(detail));
    canvas_text(c, 0, 1, 'b', tr("Player              hand   face-up lives      face-down lives"));
    for (int i = 0; i < n; i++) {
        int seat = order[i], row = 1 + i * high, mid = row + (boxed ? 1 : 0), ups = 0;
        char text[32], look = view_must(view, seat) ? 'b' : 0;
        int column = canvas_text(c, mid, 1, look, scene->name[seat]);
        if (seat == view->viewer)
            canvas_text(c, mid, column, look, tr(" (you)"));
        if (boxed && view_must(view, seat))
            canvas_text(c, mid + 1, 3, 0, tr("to play"));
        utf8_printf(text, sizeof(text), "%3d", view->seat[seat].cards);
        canvas_text(c, mid, 21, 0, text);
        for (int z = 0; z < view->nzones; z++) {
            const struct game_view_zone *zone = &view->zone[z];
            for (int k = 0; zone->seat == seat && k < zone->count; k++, ups++) {
                struct buf card = {0};
                if (k < zone->ncards)
                    put_rank(&card, scene->rules, zone->card[k]);
                else
                    buf_puts(&card, "??");
                if (!boxed && card.len > 0)
                    canvas_text(c, row, 28 + 5 * ups, 0, buf_text(&card));
                else
                    draw_life(c, row, 28 + 5 * ups, buf_text(&card), boxed);
                buf_free(&card);
            }
        }
        for (int k = 0; k < detail.downs[seat]; k++) {
            utf8_printf(text, sizeof(text), "%d", k + 1);
            draw_life(c, row, 47 + 5 * k, seat == view->viewer ? text : "??", boxed);
        }
        if (!view->seat[seat].playing)
            utf8_copy(scene->gone[seat], text, sizeof(text));
        else
            utf8_printf(text, sizeof(text),
                        trn("%d life left", "%d lives left", ups + detail.downs[seat]),
                        ups + detail.downs[seat]);
        canvas_text(c, mid, 64, 0, text);
    }
}

static void put_lives(struct buf *out, const struct game_scene *scene)
{
    const struct game_view *view = scene->view;
    enum { NAME = 10 };
    struct palace_detail detail;
    int order[GAME_SEATS_MAX];
    int n = view_order(view, order);
    memcpy(&detail, view->detail, sizeof(detail));
    for (int i = 0; i < n; i++) {
        int seat = order[i];
        buf_puts(out, view_must(view, seat) ? ">" : " ");
        buf_cell(out, scene->name[seat], NAME);
        buf_printf(out, "%2d  ", view->seat[seat].cards);
        for (int z = 0; z < view->nzones; z++) {
            const struct game_view_zone *zone = &view->zone[z];
            if (zone->seat == seat)
                scene_cards(out, scene, zone->card, zone->ncards);
        }
        buf_printf(out, tr("  +%d down\n"), detail.downs[seat]);
    }
}

static void put_pile(struct buf *out, const struct game_scene *scene, int most)
{
    const struct game_view *view = scene->view;
    for (int i = 0, n = 0; i < view->nzones; i++) {
        const struct game_view_zone *zone = &view->zone[i];
        if (zone->seat != 0)
            continue;
        buf_puts(out, n++ > 0 ? "   " : " ");
        buf_printf(out, "%s %d", tr(zone->name), zone->count);
        for (int k = zone->ncards - 1; k >= 0 && k >= zone->ncards - most; k--) {
            if (k < zone->ncards - 1)
                buf_putc(out, ' ');
            else /* on a narrow screen the counts that follow are more important than the words */
                buf_puts(out, scene->columns < SCENE_NARROW ? ": " : tr(", newest first: "));
            scene_card(out, scene, zone->card[k]);
        }
    }
    buf_putc(out, '\n');
}

static void put_table(struct buf *out, const struct game_scene *scene)
{
    put_lives(out, scene);
    put_pile(out, scene, PILE_SHOWN);
}

static void put_aloud(struct buf *out, const struct game_scene *scene)
{
    struct palace_detail detail;
    memcpy(&detail, scene->view->detail, sizeof(detail));
    for (int seat = 1; seat <= scene->view->seats; seat++) {
        buf_printf(out, "%s, ", scene->name[seat]);
        count_put(out, N_("face-down"), detail.downs[seat]);
    }
}

static bool put_board(struct buf *out, const struct game_scene *scene, int room)
{
    int seats = scene->view->seats;
    struct canvas c;
    if (room <= seats)
        return false;
    if (scene->columns >= WIDE && room >= 2 + seats) {
        bool boxed = room >= 2 + LIVES_BOXED * seats;
        canvas_init(&c, 1 + (boxed ? LIVES_BOXED : 1) * seats, scene->columns);
        draw_lives(&c, scene, boxed);
        canvas_put(&c, out);
        canvas_free(&c);
    } else {
        put_lives(out, scene);
    }
    put_pile(out, scene, scene->columns < SCENE_NARROW ? PILE_SHOWN : PILE_WIDE);
    return true;
}

/* The rows that the face-up lives need. If not all of them have room, they are not drawn, so none
 * are needed. */
static int keeps(const struct game_view *view, int room)
{
    int lives = 0;
    for (int i = 0; i < view->nzones; i++)
        lives += view->zone[i].seat != 0 ? view->zone[i].count : 0;
    return lives > 0 && view->seats + 1 < room ? view->seats + 1 : 0;
}

const struct game_picture palace_picture = {
    .pile_counts = true,
    .lines = put_table,
    .aloud = put_aloud,
    .board = put_board,
    .keeps = keeps,
};
