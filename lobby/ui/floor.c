/*
 * The floor of Exta-Cards: plan, targets, neighbours, and the feel of a card.
 */
#include "floor.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cards.h"
#include "exta_cards/exta_cards.h"
#include "style.h"
#include "ui_private.h"
#include "utf8.h"

enum {
    SCAN_REACH = 300, /* mm: five cards wide */
    PLAN_CELLS = 4,   /* of a column of the plan, and of that on a screen */
    SCREEN_CELLS = 3,
    LISTED = 3 /* targets of one point in a line of the panel */
};

static struct exta_cards_detail detail_of(const struct game_view *view)
{
    struct exta_cards_detail d;
    memcpy(&d, view->detail, sizeof(d));
    return d;
}

/* The side whose eyes are lent: the viewer's own, good's for those who watch. */
static enum exta_cards_side side_of(const struct game_view *view, const struct exta_cards_detail *d)
{
    return view->viewer != 0 && view->viewer != d->good ? EXTA_CARDS_BAD : EXTA_CARDS_GOOD;
}

static void put_cell(struct buf *out, const struct exta_cards_piece *piece)
{
    buf_printf(out, "%c%d", 'A' + exta_cards_column(piece->x), exta_cards_row(piece->y));
}

/* How far, of millimetres to one side or the other, rounded as where a card landed is told. */
static int in_cm(int mm)
{
    return (abs(mm) + 5) / 10;
}

/* "KH", "*" for a joker: what stands in a cell of the plan. */
static const char *plan_name(int piece)
{
    return exta_cards_card(piece) == CARD_JOKER ? "*" : exta_cards_name(piece);
}

static int piece_at(const struct exta_cards_detail *d, int column, int row)
{
    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        if (d->piece[i].where == EXTA_CARDS_LAID && exta_cards_column(d->piece[i].x) == column &&
            exta_cards_row(d->piece[i].y) == row)
            return i;
    return -1;
}

static bool landed_at(const struct exta_cards_detail *d, int column, int row)
{
    return d->landed && d->landed_x >= 0 && d->landed_x < EXTA_CARDS_WIDTH && d->landed_y >= 0 &&
           d->landed_y < EXTA_CARDS_LENGTH && exta_cards_column(d->landed_x) == column &&
           exta_cards_row(d->landed_y) == row;
}

static void put_plan_row(struct buf *out, const struct ui_viewer *viewer,
                         const struct game_rules *rules, const struct exta_cards_detail *d, int row,
                         bool turned, int cells)
{
    buf_printf(out, " %2d ", row);
    for (int i = 0; i < EXTA_CARDS_COLUMNS; i++) {
        int column = turned ? EXTA_CARDS_COLUMNS - 1 - i : i;
        int piece = piece_at(d, column, row);
        const char *name = piece >= 0 ? plan_name(piece) : landed_at(d, column, row) ? "x" : ".";
        if (piece >= 0 && name[0] != '*')
            ui_card(out, viewer, rules, exta_cards_card(piece));
        else
            buf_puts(out, name);
        for (int n = (int)strlen(name); n < cells; n++)
            buf_putc(out, ' ');
    }
    buf_putc(out, '\n');
}

/* Good stands at the high rows, bad at the low ones; each sees the own side at the bottom and the
 * left at the left. */
static void put_plan(struct buf *out, const struct ui_viewer *viewer,
                     const struct game_rules *rules, const struct exta_cards_detail *d,
                     enum exta_cards_side side, int cells)
{
    bool good = side == EXTA_CARDS_GOOD;
    buf_puts(out, "    ");
    for (int i = 0; i < EXTA_CARDS_COLUMNS; i++)
        buf_printf(out, "%c%*s", 'A' + (good ? EXTA_CARDS_COLUMNS - 1 - i : i),
                   i + 1 < EXTA_CARDS_COLUMNS ? cells - 1 : 1,
                   i + 1 < EXTA_CARDS_COLUMNS ? "" : "\n");
    for (int i = 1; i <= EXTA_CARDS_ROWS; i++) {
        int row = good ? i : EXTA_CARDS_ROWS + 1 - i;
        put_plan_row(out, viewer, rules, d, row, good, cells);
    }
}

static void put_rows(struct buf *out, const struct ui_viewer *viewer,
                     const struct game_rules *rules, const struct exta_cards_detail *d)
{
    const char *margin = viewer->layout == UI_PLAIN ? "" : " ";
    for (int row = 1; row <= EXTA_CARDS_ROWS; row++) {
        int n = 0;
        for (int column = 0; column < EXTA_CARDS_COLUMNS; column++) {
            int piece = piece_at(d, column, row);
            if (piece < 0)
                continue;
            buf_puts(out, n == 0 ? margin : ", ");
            if (n++ == 0)
                buf_printf(out, tr("Row %d: "), row);
            struct buf card = {0};
            ui_card(&card, viewer, rules, exta_cards_card(piece));
            buf_printf(out, tr("%s at %c"), buf_text(&card), 'A' + column);
            buf_free(&card);
        }
        if (n > 0)
            buf_puts(out, ".\n");
    }
}

/* Columns that the plan takes; its last one has no gap behind it. */
static int plan_width(int cells)
{
    return 4 + (EXTA_CARDS_COLUMNS - 1) * cells + UI_CARD_CELLS;
}

void ui_floor(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
              const struct game_view *view)
{
    struct exta_cards_detail d = detail_of(view);
    enum exta_cards_side side = side_of(view, &d);
    if (viewer->layout == UI_PLAIN || viewer->columns < plan_width(SCREEN_CELLS))
        put_rows(out, viewer, info->rules, &d);
    else
        put_plan(out, viewer, info->rules, &d, side,
                 viewer->columns < plan_width(PLAN_CELLS) ? SCREEN_CELLS : PLAN_CELLS);
    if (view->viewer != 0)
        buf_puts(out,
                 side == EXTA_CARDS_GOOD
                     ? tr("You have the good side, rows 13 to 22. The middle is rows 11 and 12.\n")
                     : tr("You have the bad side, rows 1 to 10. The middle is rows 11 and 12.\n"));
}

/* Whole centimetres from the thrower's place to a piece. */
static int distance_cm(enum exta_cards_side side, const struct exta_cards_piece *piece)
{
    int u = piece->x, v = piece->y, cm = 0;
    exta_cards_turn(side, &u, &v);
    int square = (u - EXTA_CARDS_WIDTH / 2) * (u - EXTA_CARDS_WIDTH / 2) + v * v;
    while ((cm + 1) * (cm + 1) * 100 <= square)
        cm++;
    return cm;
}

void ui_targets(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
                const struct game_view *view)
{
    struct exta_cards_detail d = detail_of(view);
    enum exta_cards_side side = side_of(view, &d);
    uint8_t list[EXTA_CARDS_PIECES];
    int n = exta_cards_targets(d.piece, side, list);
    if (n == 0)
        buf_puts(out, tr("There is nothing to aim at now.\n"));
    for (int i = 0; i < n; i++) {
        const struct exta_cards_piece *piece = &d.piece[list[i]];
        const char *note = piece->side == EXTA_CARDS_MIDDLE       ? tr("middle card, ")
                           : exta_cards_captive(d.piece, list[i]) ? tr("captive, ")
                                                                  : "";
        buf_puts(out, viewer->layout == UI_PLAIN ? "" : " ");
        ui_card(out, viewer, info->rules, exta_cards_card(list[i]));
        buf_puts(out, tr(" at "));
        put_cell(out, piece);
        int value = exta_cards_value(list[i]);
        buf_printf(out, trn(", %s%d point, %d cm away.\n", ", %s%d points, %d cm away.\n", value),
                   note, value, distance_cm(side, piece));
    }
}

void ui_floor_plan(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
                   const struct game_view *view)
{
    struct exta_cards_detail d = detail_of(view);
    put_plan(out, viewer, info->rules, &d, side_of(view, &d), SCREEN_CELLS);
}

static void put_target(struct buf *out, const struct ui_viewer *viewer,
                       const struct game_rules *rules, const struct exta_cards_detail *d, int piece,
                       int cells)
{
    char cell[8];
    const struct exta_cards_piece *at = &d->piece[piece];
    if (exta_cards_card(piece) == CARD_JOKER)
        buf_puts(out, plan_name(piece));
    else
        ui_card(out, viewer, rules, exta_cards_card(piece));
    utf8_printf(cell, sizeof(cell), "%c%d", 'A' + exta_cards_column(at->x), exta_cards_row(at->y));
    buf_putc(out, ' ');
    ui_cell(out, cell, cells);
}

/* Cards of more than a point and captives have a line each, the others share lines. */
static int put_panel_targets(struct buf *out, const struct ui_viewer *viewer,
                             const struct table_info *info, const struct game_view *view,
                             const struct exta_cards_detail *d, int rows)
{
    enum exta_cards_side side = side_of(view, d);
    uint8_t list[EXTA_CARDS_PIECES];
    int n = exta_cards_targets(d->piece, side, list), lines = 0, shared = 0;
    for (int i = 0; i < n && lines < rows; i++) {
        int value = exta_cards_value(list[i]);
        bool captive = exta_cards_captive(d->piece, list[i]);
        bool middle = d->piece[list[i]].side == EXTA_CARDS_MIDDLE;
        if (value == 1 && !captive && !middle) {
            put_target(out, viewer, info->rules, d, list[i], 4);
            if (++shared % LISTED == 0) {
                buf_putc(out, '\n');
                lines++;
            }
            continue;
        }
        if (shared % LISTED != 0) {
            buf_putc(out, '\n');
            lines++;
            shared = 0;
        }
        if (middle)
            buf_puts(out, tr("middle: "));
        put_target(out, viewer, info->rules, d, list[i], 4);
        if (captive)
            buf_puts(out, view->viewer != 0 ? tr("yours, captive") : tr("captive"));
        else if (!middle)
            buf_printf(out, trn("%d point", "%d points", value), value);
        buf_putc(out, '\n');
        lines++;
    }
    if (shared % LISTED != 0) {
        buf_putc(out, '\n');
        lines++;
    }
    return lines;
}

/* "3C 2 right, 1 long (4)": the average in cm of the style thrown more often, and how often. */
static bool put_panel_feel(struct buf *out, const struct ui_viewer *viewer,
                           const struct game_rules *rules, const struct exta_cards_detail *d,
                           int piece)
{
    struct exta_cards_error list[EXTA_CARDS_THROWS], floated, flicked;
    int n = exta_cards_feel(d->error, d->nerrors, piece, EXTA_CARDS_FLOAT, list, &floated);
    int m = exta_cards_feel(d->error, d->nerrors, piece, EXTA_CARDS_FLICK, list, &flicked);
    const struct exta_cards_error *e = n >= m ? &floated : &flicked;
    if (n + m == 0)
        return false;
    ui_card(out, viewer, rules, exta_cards_card(piece));
    buf_printf(out, e->right >= 0 ? tr(" %d right") : tr(" %d left"), in_cm(e->right));
    buf_printf(out, e->beyond >= 0 ? tr(", %d long (%d)") : tr(", %d short (%d)"), in_cm(e->beyond),
               n >= m ? n : m);
    buf_putc(out, '\n');
    return true;
}

void ui_floor_panel(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
                    const struct game_view *view, int rows)
{
    enum { FEEL_ROWS = 5 };
    struct exta_cards_detail d = detail_of(view);
    enum exta_cards_side side = side_of(view, &d);
    buf_printf(out, STYLE_BOLD "%s" STYLE_NORMAL "\n", tr("targets by value"));
    int lines = 1 + put_panel_targets(out, viewer, info, view, &d, rows - 1 - FEEL_ROWS);
    if (view->viewer == 0 || rows - lines < 3)
        return;
    buf_printf(out, "\n" STYLE_BOLD "%s" STYLE_NORMAL "\n", tr("your cards by feel, in cm"));
    lines += 2;
    int known = 0;
    for (int i = 0; i < EXTA_CARDS_PIECES && lines + known < rows; i++)
        if (d.piece[i].side == side && d.piece[i].where == EXTA_CARDS_LAID)
            known += put_panel_feel(out, viewer, info->rules, &d, i);
    if (known == 0 && lines < rows)
        buf_puts(out, tr("none of them was thrown\n"));
}

void ui_floor_points(const struct game_view *view, int *bad, int *good)
{
    struct exta_cards_detail d = detail_of(view);
    *bad = *good = 0;
    for (int i = 0; i < EXTA_CARDS_PIECES; i++) {
        if (d.piece[i].where == EXTA_CARDS_OUT)
            continue;
        if (d.piece[i].side == EXTA_CARDS_BAD)
            *bad += exta_cards_value(i);
        else if (d.piece[i].side == EXTA_CARDS_GOOD)
            *good += exta_cards_value(i);
    }
}

static void in_lower(char *text)
{
    for (; *text != '\0'; text++)
        *text = (char)tolower((unsigned char)*text);
}

bool ui_floor_throw(const struct game_view *view, char *out, size_t cap)
{
    struct exta_cards_detail d = detail_of(view);
    enum exta_cards_side side = side_of(view, &d);
    uint8_t list[EXTA_CARDS_PIECES];
    for (int i = 0; i < view->nhand && exta_cards_targets(d.piece, side, list) > 0; i++) {
        if (!view->hand[i].playable)
            continue;
        const char *card = exta_cards_name(
            view->hand[i].card == CARD_JOKER ? EXTA_CARDS_JOKER1 : view->hand[i].card - 1);
        size_t n = utf8_printf(out, cap, "throw %s at ", card);
        utf8_printf(out + n, cap - n, "%s float", exta_cards_name(list[0]));
        in_lower(out);
        return true;
    }
    return false;
}

/* A cell on a side in which nothing lies, the nearest to its wall; false: there is none. */
static bool free_cell(const struct exta_cards_detail *d, enum exta_cards_side side, char *out,
                      size_t cap)
{
    enum { SIDE_ROWS = 10 };
    for (int i = 0; i < SIDE_ROWS * EXTA_CARDS_COLUMNS; i++) {
        int row = 1 + i / EXTA_CARDS_COLUMNS, column = i % EXTA_CARDS_COLUMNS;
        bool taken = false;
        if (side == EXTA_CARDS_GOOD)
            row = EXTA_CARDS_ROWS + 1 - row;
        for (int k = 0; k < EXTA_CARDS_PIECES && !taken; k++)
            taken = d->piece[k].where == EXTA_CARDS_LAID &&
                    exta_cards_column(d->piece[k].x) == column &&
                    exta_cards_row(d->piece[k].y) == row;
        if (!taken) {
            utf8_printf(out, cap, "%c%d", 'a' + column, row);
            return true;
        }
    }
    return false;
}

/* The first card of a side that is so, from `from` on; -1: none. */
static int piece_that_is(const struct exta_cards_detail *d, enum exta_cards_side side,
                         enum exta_cards_where where, int from)
{
    for (int i = from; i < EXTA_CARDS_PIECES; i++)
        if (d->piece[i].side == side && d->piece[i].where == where)
            return i;
    return -1;
}

bool ui_floor_place(const struct game_view *view, char *out, size_t cap)
{
    struct exta_cards_detail d = detail_of(view);
    enum exta_cards_side side = side_of(view, &d);
    bool lays_out = (view->verbs >> MOVE_LAYOUT & 1) != 0;
    int piece = piece_that_is(&d, side, lays_out ? EXTA_CARDS_LAID : EXTA_CARDS_WAITING, 0);
    char cell[16];
    if (piece < 0 || !free_cell(&d, side, cell, sizeof(cell)))
        return false;
    utf8_printf(out, cap, "place %s %s", exta_cards_name(piece), cell);
    in_lower(out);
    return true;
}

bool ui_floor_swap(const struct game_view *view, char *out, size_t cap)
{
    struct exta_cards_detail d = detail_of(view);
    enum exta_cards_side side = side_of(view, &d);
    int one = piece_that_is(&d, side, EXTA_CARDS_LAID, 0);
    int other = one < 0 ? -1 : piece_that_is(&d, side, EXTA_CARDS_LAID, one + 1);
    if (other < 0)
        return false;
    utf8_printf(out, cap, "swap %s %s", exta_cards_name(one), exta_cards_name(other));
    in_lower(out);
    return true;
}

bool ui_floor_scan(const struct game_view *view, char *out, size_t cap)
{
    struct exta_cards_detail d = detail_of(view);
    uint8_t list[EXTA_CARDS_PIECES];
    if (exta_cards_targets(d.piece, side_of(view, &d), list) == 0)
        return false;
    utf8_printf(out, cap, "scan %s", exta_cards_name(list[0]));
    in_lower(out);
    return true;
}

/* The second joker by its number, as it is typed. */
static void put_piece(struct buf *out, const struct ui_viewer *viewer,
                      const struct game_rules *rules, int piece)
{
    if (piece == EXTA_CARDS_JOKER2 && viewer->layout != UI_PLAIN)
        buf_puts(out, exta_cards_name(piece));
    else
        ui_card(out, viewer, rules, exta_cards_card(piece));
}

void ui_scan(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
             const struct game_view *view, int piece)
{
    struct exta_cards_detail d = detail_of(view);
    uint8_t list[EXTA_CARDS_PIECES];
    struct buf card = {0};
    put_piece(&card, viewer, info->rules, piece);
    if (d.piece[piece].where != EXTA_CARDS_LAID) {
        buf_printf(out, tr("%s does not lie on the floor for you to see. Type  floor .\n"),
                   buf_text(&card));
        buf_free(&card);
        return;
    }
    enum exta_cards_side side = side_of(view, &d);
    int n = exta_cards_scan(d.piece, piece, SCAN_REACH, list);
    struct buf cell = {0};
    put_cell(&cell, &d.piece[piece]);
    buf_printf(out, tr("%s lies at %s, %d cm from you. "), buf_text(&card), buf_text(&cell),
               distance_cm(side, &d.piece[piece]));
    buf_puts(out, n == 0 ? tr("Nothing lies near it.\n") : tr("Near it, as you see it:\n"));
    buf_free(&cell);
    buf_free(&card);
    for (int i = 0; i < n; i++) {
        int u = d.piece[list[i]].x, v = d.piece[list[i]].y;
        int u0 = d.piece[piece].x, v0 = d.piece[piece].y;
        exta_cards_turn(side, &u, &v);
        exta_cards_turn(side, &u0, &v0);
        buf_puts(out, viewer->layout == UI_PLAIN ? "" : " ");
        put_piece(out, viewer, info->rules, list[i]);
        buf_puts(out, ": ");
        buf_printf(out, u >= u0 ? tr("%d cm right") : tr("%d cm left"), in_cm(u - u0));
        buf_puts(out, ", ");
        buf_printf(out, v >= v0 ? tr("%d cm beyond") : tr("%d cm short"), in_cm(v - v0));
        buf_puts(out, ".\n");
    }
}

static void put_error(struct buf *out, const struct exta_cards_error *e)
{
    buf_printf(out, e->right >= 0 ? tr("%d cm right") : tr("%d cm left"), in_cm(e->right));
    buf_puts(out, ", ");
    buf_printf(out, e->beyond >= 0 ? tr("%d cm long") : tr("%d cm short"), in_cm(e->beyond));
}

void ui_feel(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
             const struct game_view *view, int piece)
{
    static const enum exta_cards_style styles[] = {EXTA_CARDS_FLOAT, EXTA_CARDS_FLICK};
    struct exta_cards_detail d = detail_of(view);
    struct exta_cards_error list[EXTA_CARDS_THROWS], average;
    struct buf card = {0};
    put_piece(&card, viewer, info->rules, piece);
    for (size_t k = 0; k < sizeof(styles) / sizeof(styles[0]); k++) {
        int n = exta_cards_feel(d.error, d.nerrors, piece, styles[k], list, &average);
        const char *name = buf_text(&card);
        bool floated = styles[k] == EXTA_CARDS_FLOAT;
        if (n == 0) {
            buf_printf(out,
                       floated ? tr("%s was not floated yet.\n") : tr("%s was not flicked yet.\n"),
                       name);
            continue;
        }
        if (floated)
            buf_printf(
                out,
                trn("%s, floated %d time: on average ", "%s, floated %d times: on average ", n),
                name, n);
        else
            buf_printf(
                out,
                trn("%s, flicked %d time: on average ", "%s, flicked %d times: on average ", n),
                name, n);
        put_error(out, &average);
        buf_puts(out, ".\n");
        for (int i = 0; n > 1 && i < n; i++) {
            buf_puts(out, "  ");
            put_error(out, &list[i]);
            buf_puts(out, ".\n");
        }
    }
    buf_free(&card);
}

int ui_floor_piece(const char *text)
{
    struct words words;
    card_t card;
    if (strcasecmp(text, "joker2") == 0)
        return EXTA_CARDS_JOKER2;
    if (!words_split(&words, text) || words.n == 0 ||
        card_parse(CARDS_STANDARD, &words, 0, &card) != words.n)
        return -1;
    return card == CARD_JOKER ? EXTA_CARDS_JOKER1 : card - 1;
}
