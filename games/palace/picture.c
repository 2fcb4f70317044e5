/*
 * How Palace looks: the lives of each seat, and the pile with its newest cards, since four of one
 * value clear it.
 */
#include "picture.h"

#include <string.h>

#include "canvas.h"
#include "cell.h"
#include "state.h"
#include "style.h"
#include "utf8.h"

enum {
    WIDE = 76,        /* with this many columns the lives are drawn as a picture */
    ROOMY = 100,      /* with this many columns the pile lies beside them */
    PILE_SHOWN = 4,   /* cards of the pile that are shown */
    PILE_WIDE = 8,    /* cards of the pile that a wide screen shows */
    PILE_STEP = 4,    /* columns from one card of the pile to the next, which covers it */
    PILE_COLUMN = 82, /* the pile's column beside the lives */
    PILE_ROWS = FACE_ROWS + 3,
    /* columns of the texts in a seat's row */
    HAND = 21,
    UP = 27,
    DOWN = 46,
    LEFT = 65,
    LIFE_STEP = FACE_COLUMNS + 1
};

/* How the board is drawn. */
struct plan {
    int high;    /* rows of a seat: of a face, or 1 for short names of cards */
    bool beside; /* the pile lies beside the lives, else below */
    bool faces;  /* the pile is drawn as faces */
};

static void pa_picture_draw_life(struct canvas *c, const struct game_scene *scene, int row,
                                 int column, int high, card_t card)
{
    BUF_LOCAL name = {0};
    if (high > 1) {
        picture_draw_face(c, &(struct face){row, column, high, FACE_COLUMNS, 0}, card);
        return;
    }
    if (card == CARD_HIDDEN)
        buf_puts(&name, "░░");
    else
        picture_put_card(&name, scene->plain, card);
    canvas_text(c, row, column + 1, 0, buf_text(&name));
}

static int pa_picture_draw_ups(struct canvas *c, const struct game_scene *scene, int row, int high,
                               int seat)
{
    const struct game_view *view = scene->view;
    int ups = 0;
    for (int z = 0; z < view->nzones; z++) {
        const struct game_view_zone *zone = &view->zone[z];
        for (int k = 0; zone->seat == seat && k < zone->count; k++, ups++)
            pa_picture_draw_life(c, scene, row, UP + LIFE_STEP * ups, high,
                                 k < zone->ncards ? zone->card[k] : CARD_HIDDEN);
    }
    return ups;
}

/* Draws lives that lie face down. The viewer's have numbers, by which they are played. */
static void pa_picture_draw_downs(struct canvas *c, const struct game_scene *scene, int row,
                                  int high, int seat, int n)
{
    char number[16];
    for (int k = 0; k < n; k++) {
        int column = DOWN + LIFE_STEP * k;
        pa_picture_draw_life(c, scene, row, column, high, CARD_HIDDEN);
        utf8_printf(number, sizeof(number), high > 1 ? " %d " : "%d ", k + 1);
        if (seat == scene->view->viewer)
            canvas_text(c, row + (high > 1 ? 1 : 0), column + 1, 0, number);
    }
}

/* Draws the name of a seat, what it holds and its lives, `high` rows from `row` on. */
static void pa_picture_draw_seat(struct canvas *c, const struct game_scene *scene, int row,
                                 int high, int seat)
{
    enum { NAME = HAND - 2 };
    const struct game_view *view = scene->view;
    BUF_LOCAL name = {0}, cell = {0};
    char text[48];
    int mid = row + (high > 1 ? 1 : 0);
    bool turn = view_must(view, seat);
    buf_puts(&name, scene->name[seat]);
    if (seat == scene->self &&
        utf8_text_width(buf_text(&name)) + utf8_text_width(tr(" (you)")) <= NAME)
        buf_puts(&name, tr(" (you)"));
    buf_puts(&cell, turn ? "▶" : " ");
    buf_cell(&cell, buf_text(&name), NAME);
    canvas_text(c, mid, 0, turn ? STYLE_LIT[1] : 0, buf_text(&cell));
    if (high > 1 && turn)
        canvas_text(c, mid + 1, 1, 0, tr("to play"));
    utf8_printf(text, sizeof(text), "%3d", view->seat[seat].cards);
    canvas_text(c, mid, HAND, 0, text);
    int lives = pa_picture_draw_ups(c, scene, row, high, seat) + view->seat[seat].down;
    pa_picture_draw_downs(c, scene, row, high, seat, view->seat[seat].down);
    if (!view->seat[seat].playing)
        utf8_copy(scene->gone[seat], text, sizeof(text));
    else
        utf8_printf(text, sizeof(text), trn("%d life left", "%d lives left", lives), lives);
    canvas_text(c, mid, LEFT, 0, text);
    if (scene->places)
        scene->places->seat[seat] = (struct scene_spot){row, 0, high, UP};
}

/* Draws the newest cards of the pile as faces, each on the one before it, so that the newest lies
 * on top. */
static void pa_picture_draw_pile(struct canvas *c, const struct game_scene *scene,
                                 const struct game_view_zone *pile, int row, int column, int rows,
                                 int most)
{
    int n = pile->ncards < most ? pile->ncards : most;
    if (n == 0)
        picture_draw_face(c, &(struct face){row, column, rows, FACE_COLUMNS, 0}, CARD_NONE);
    for (int i = 0; i < n; i++, column += PILE_STEP)
        picture_draw_face(c, &(struct face){row, column, rows, FACE_COLUMNS, 0},
                          pile->card[pile->ncards - n + i]);
    column -= n > 0 ? PILE_STEP : 0;
    if (scene->places)
        scene->places->pile = (struct scene_spot){row, column, rows, FACE_COLUMNS};
}

/* Draws the pile, and how many cards lie there and elsewhere on the table. */
static void pa_picture_draw_table(struct canvas *c, const struct game_scene *scene,
                                  const struct plan *plan, int row)
{
    const struct game_view *view = scene->view;
    int column = plan->beside ? PILE_COLUMN : 1 + PILE_STEP * PILE_WIDE + 2, next = row + 1;
    int most = (c->columns - PILE_COLUMN - FACE_COLUMNS) / PILE_STEP + 1;
    if (plan->beside)
        next = 0;
    most = plan->beside && most < PILE_WIDE ? most : PILE_WIDE;
    for (int i = 0; i < view->nzones; i++) {
        const struct game_view_zone *zone = &view->zone[i];
        char text[32];
        if (zone->seat != 0)
            continue;
        utf8_printf(text, sizeof(text), "%s %d", tr(zone->name), zone->count);
        column = canvas_text(c, next, column, 0, text) + 3;
        if (zone->ncards > 0 || i == 0)
            pa_picture_draw_pile(c, scene, zone, plan->beside ? 1 : row,
                                 plan->beside ? PILE_COLUMN : 1,
                                 plan->beside ? FACE_ROWS : FACE_LOW, most);
        if (plan->beside) {
            column = PILE_COLUMN;
            next = next == 0 ? 1 + FACE_ROWS : next + 1;
        }
    }
}

static void pa_picture_put_lives(struct buf *out, const struct game_scene *scene)
{
    const struct game_view *view = scene->view;
    enum { NAME = 10 };
    int order[GAME_SEATS_MAX];
    int n = view_order(view, order);
    for (int i = 0; i < n; i++) {
        int seat = order[i];
        bool turn = view_must(view, seat);
        buf_puts(out, turn ? STYLE_LIT "▶" : " ");
        buf_cell(out, scene->name[seat], NAME);
        buf_puts(out, turn ? STYLE_NORMAL : "");
        buf_printf(out, "%2d  ", view->seat[seat].cards);
        for (int z = 0; z < view->nzones; z++) {
            const struct game_view_zone *zone = &view->zone[z];
            if (zone->seat == seat)
                picture_put_cards(out, scene->plain, zone->card, zone->ncards);
        }
        buf_printf(out, tr("  +%d down\n"), view->seat[seat].down);
    }
}

static void pa_picture_put_pile_of(struct buf *out, const struct game_scene *scene, int most)
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
            else /* in a narrow row the counts that follow are more important than the words */
                buf_puts(out, scene->columns < SCENE_NARROW ? ": " : tr(", newest first: "));
            picture_put_card(out, scene->plain, zone->card[k]);
        }
    }
    buf_putc(out, '\n');
}

/* Writes the counts, and as many of the newest cards of the pile as the row has room for, at most
 * `most`. */
static void pa_picture_put_pile(struct buf *out, const struct game_scene *scene, int most)
{
    for (; most >= 0; most--) {
        BUF_LOCAL row = {0};
        int switches = 0;
        pa_picture_put_pile_of(&row, scene, most);
        for (size_t i = 0; i < row.len; i++)
            switches += row.data[i] == STYLE_BYTE;
        bool fits =
            scene->columns <= 0 || utf8_text_width(buf_text(&row)) - switches <= scene->columns;
        if (fits || most == 0)
            buf_add(out, row.data, row.len);
        if (fits)
            break;
    }
}

static void pa_picture_put_table(struct buf *out, const struct game_scene *scene)
{
    pa_picture_put_lives(out, scene);
    pa_picture_put_pile(out, scene, PILE_SHOWN);
}

static void pa_picture_put_aloud(struct buf *out, const struct game_scene *scene)
{
    for (int seat = 1; seat <= scene->view->seats; seat++) {
        buf_printf(out, "%s, ", scene->name[seat]);
        picture_put_count(out, N_("face-down"), scene->view->seat[seat].down);
    }
}

/* How many rows the board takes by this plan. */
static int pa_picture_plan_rows(const struct plan *plan, int seats)
{
    int rows = 1 + plan->high * seats;
    if (plan->faces && plan->beside)
        return rows > PILE_ROWS ? rows : PILE_ROWS;
    return rows + (plan->faces ? FACE_LOW : 0);
}

static bool pa_picture_put_board(struct buf *out, const struct game_scene *scene, int room)
{
    static const struct plan plans[] = {{FACE_ROWS, true, true}, {FACE_LOW, true, true},
                                        {1, true, true},         {FACE_LOW, false, true},
                                        {1, false, true},        {1, false, false}};
    enum { PLANS = sizeof(plans) / sizeof(plans[0]) };
    int seats = scene->view->seats, order[GAME_SEATS_MAX], i = 0;
    struct canvas c;
    if (room <= seats)
        return false;
    while (i < PLANS && ((plans[i].beside && scene->columns < ROOMY) ||
                         pa_picture_plan_rows(&plans[i], seats) + !plans[i].faces > room))
        i++;
    if (scene->columns >= WIDE && i < PLANS) {
        const struct plan *plan = &plans[i];
        canvas_init(&c, pa_picture_plan_rows(plan, seats), scene->columns);
        canvas_text(&c, 0, 1, STYLE_BOLD[1],
                    tr("Player              hand   face-up lives      face-down lives"));
        view_order(scene->view, order);
        for (int k = 0; k < seats; k++)
            pa_picture_draw_seat(&c, scene, 1 + k * plan->high, plan->high, order[k]);
        if (plan->faces)
            pa_picture_draw_table(&c, scene, plan, 1 + seats * plan->high);
        canvas_put(&c, out);
        canvas_free(&c);
    } else {
        i = PLANS;
        pa_picture_put_lives(out, scene);
    }
    /* While lives are selected, nothing lies on the table yet. */
    bool bare = scene->columns < SCENE_NARROW && scene->view->nstatus > 0 &&
                scene->view->status[0].kind == FACT_SELECT;
    if ((i == PLANS || !plans[i].faces) && !bare) /* a bare pile leaves the row to the log */
        pa_picture_put_pile(out, scene, scene->columns < SCENE_NARROW ? PILE_SHOWN : PILE_WIDE);
    return true;
}

/* The rows that the face-up lives need. If not all of them have room, they are not drawn, so none
 * are needed. */
static int pa_picture_keeps(const struct game_view *view, int room)
{
    int lives = 0;
    for (int i = 0; i < view->nzones; i++)
        lives += view->zone[i].seat != 0 ? view->zone[i].count : 0;
    return lives > 0 && view->seats + 1 < room ? view->seats + 1 : 0;
}

const struct game_picture palace_picture = {
    .pile_counts = true,
    .matches_told = true,
    .lines = pa_picture_put_table,
    .aloud = pa_picture_put_aloud,
    .board = pa_picture_put_board,
    .keeps = pa_picture_keeps,
};
