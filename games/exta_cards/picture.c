/*
 * How Exta-Cards looks: the floor as a plan and in words, the possible targets, the feel of a card,
 * who is ahead. Nobody needs the plan to play: the words say all that it shows
 * (doc/rules/exta-cards.md, "What the player gets").
 */
#include "picture.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "canvas.h"
#include "cell.h"
#include "state.h"
#include "style.h"
#include "utf8.h"
#include "words.h"

enum {
    SCAN_REACH = 300, /* mm: five cards wide */
    PLAN_CELLS = 4,   /* cells of a column of the plan */
    SCREEN_CELLS = 3, /* cells of a column on a narrow terminal */
    LISTED_CELLS = 8, /* cells of a target worth one point in a line of the panel */
    PANEL_LEAST = 16, /* rows of a panel that has room to explain the plan's signs */
    PLAN_ROWS = 23,   /* rows of the plan on a screen */
    FLOOR = 78        /* columns that a screen needs for the plan */
};

/* The side from which the floor is seen: the viewer's own, good's for spectators. */
static enum exta_cards_side ec_picture_side_of(const struct game_view *view)
{
    const struct exta_cards_detail *d = view_detail(view);

    return view->viewer != 0 && view->viewer != d->good ? EXTA_CARDS_BAD : EXTA_CARDS_GOOD;
}

static void ec_picture_put_cell(struct buf *out, const struct exta_cards_piece *piece)
{
    buf_printf(out, "%c%d", 'A' + exta_cards_column(piece->x), exta_cards_row(piece->y));
}

/* What stands in a cell of the plan: "KH", or "*" for a joker. */
static const char *ec_picture_plan_name(int piece)
{
    return exta_cards_card(piece) == CARD_JOKER ? "*" : exta_cards_name(piece);
}

static int ec_picture_piece_at(const struct exta_cards_detail *d, int column, int row)
{
    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        if (d->piece[i].where == EXTA_CARDS_LAID && exta_cards_column(d->piece[i].x) == column &&
            exta_cards_row(d->piece[i].y) == row)
            return i;
    return -1;
}

static bool ec_picture_landed_at(const struct exta_cards_detail *d, int column, int row)
{
    return d->landed && d->landed_x >= 0 && d->landed_x < EXTA_CARDS_WIDTH && d->landed_y >= 0 &&
           d->landed_y < EXTA_CARDS_LENGTH && exta_cards_column(d->landed_x) == column &&
           exta_cards_row(d->landed_y) == row;
}

/* Writes a card of the plan in `cells` cells. A card that can be aimed at has its colour as
 * background. If there is room, ! after the card marks a captive, and x the place where the last
 * throw landed. */
static void ec_picture_put_plan_card(struct buf *out, const struct game_scene *scene,
                                     const struct exta_cards_detail *d, int piece, bool landed,
                                     int cells)
{
    const char *name = ec_picture_plan_name(piece);
    card_t card = exta_cards_card(piece);
    int room = cells - (int)strlen(name);
    if (d->piece[piece].side != ec_picture_side_of(scene->view))
        picture_put_face(out, card, name);
    else if (card == CARD_JOKER)
        buf_printf(out, STYLE_BOLD "%s" STYLE_NORMAL, name);
    else
        picture_put_card(out, scene->plain, card);
    if (exta_cards_captive(d->piece, piece) && room > 0 && room--)
        buf_putc(out, '!');
    if (landed && room > 0 && room--)
        buf_puts(out, "×");
    while (room-- > 0)
        buf_putc(out, ' ');
}

static void ec_picture_put_plan_row(struct buf *out, const struct game_scene *scene,
                                    const struct exta_cards_detail *d, int row, bool turned,
                                    int cells)
{
    bool dim = false;
    buf_printf(out, " %2d ", row);
    for (int i = 0; i < EXTA_CARDS_COLUMNS; i++) {
        int column = turned ? EXTA_CARDS_COLUMNS - 1 - i : i;
        int piece = ec_picture_piece_at(d, column, row);
        bool landed = ec_picture_landed_at(d, column, row), dot = piece < 0 && !landed;
        if (dot != dim)
            buf_puts(out, dot ? STYLE_DIM : STYLE_NORMAL);
        dim = dot;
        if (piece >= 0) {
            ec_picture_put_plan_card(out, scene, d, piece, landed, cells);
            continue;
        }
        buf_puts(out, landed ? STYLE_ALERT "×" STYLE_NORMAL : ".");
        for (int n = 1; n < cells; n++)
            buf_putc(out, ' ');
    }
    buf_puts(out, dim ? STYLE_NORMAL "\n" : "\n");
}

/* Whether a row of the plan shows nothing. */
static bool ec_picture_row_is_bare(const struct exta_cards_detail *d, int row)
{
    for (int column = 0; column < EXTA_CARDS_COLUMNS; column++)
        if (ec_picture_piece_at(d, column, row) >= 0 || ec_picture_landed_at(d, column, row))
            return false;
    return true;
}

/* Writes the plan. Good stands at the high rows, bad at the low ones. Each player sees their own
 * side at the bottom and their left on the left. If there is room for fewer rows than the plan has,
 * rows that show nothing are left out first. Then the farthest other rows are left out, whose cards
 * `targets` lists too, and a line says how many these are. */
static void ec_picture_put_plan(struct buf *out, const struct game_scene *scene,
                                const struct exta_cards_detail *d, enum exta_cards_side side,
                                int cells, int room)
{
    bool good = side == EXTA_CARDS_GOOD;
    int laid = 0;
    for (int row = 1; row <= EXTA_CARDS_ROWS; row++)
        laid += !ec_picture_row_is_bare(d, row);
    int hidden = laid + 1 > room ? laid + 2 - room : 0;
    int rows = EXTA_CARDS_ROWS + 1 + (hidden > 0);
    buf_puts(out, "    ");
    for (int i = 0; i < EXTA_CARDS_COLUMNS; i++)
        buf_printf(out, "%c%*s", 'A' + (good ? EXTA_CARDS_COLUMNS - 1 - i : i),
                   i + 1 < EXTA_CARDS_COLUMNS ? cells - 1 : 1,
                   i + 1 < EXTA_CARDS_COLUMNS ? "" : "\n");
    if (hidden > 0)
        buf_printf(out,
                   trn("    %d row more: type floor\n", "    %d rows more: type floor\n", hidden),
                   hidden);
    for (int i = 1; i <= EXTA_CARDS_ROWS; i++) {
        int row = good ? i : EXTA_CARDS_ROWS + 1 - i;
        bool bare = ec_picture_row_is_bare(d, row);
        if (bare ? rows > room : hidden > 0) {
            rows--;
            hidden -= !bare;
            continue;
        }
        ec_picture_put_plan_row(out, scene, d, row, good, cells);
    }
}

static void ec_picture_put_rows(struct buf *out, const struct game_scene *scene,
                                const struct exta_cards_detail *d)
{
    const char *margin = scene->plain ? "" : " ";
    for (int row = 1; row <= EXTA_CARDS_ROWS; row++) {
        int n = 0;
        for (int column = 0; column < EXTA_CARDS_COLUMNS; column++) {
            int piece = ec_picture_piece_at(d, column, row);
            if (piece < 0)
                continue;
            buf_puts(out, n == 0 ? margin : ", ");
            if (n++ == 0)
                buf_printf(out, tr("Row %d: "), row);
            BUF_LOCAL card = {0};
            picture_put_card(&card, scene->plain, exta_cards_card(piece));
            buf_printf(out, tr("%s at %c"), buf_text(&card), 'A' + column);
        }
        if (n > 0)
            buf_puts(out, ".\n");
    }
}

/* The cells that the plan takes. There is no gap after its last column. */
static int ec_picture_plan_width(int cells)
{
    return 4 + (EXTA_CARDS_COLUMNS - 1) * cells + CARD_CELLS;
}

static void ec_picture_tell_floor(struct buf *out, const struct game_scene *scene,
                                  const char *text UNUSED)
{
    const struct exta_cards_detail *d = view_detail(scene->view);
    enum exta_cards_side side = ec_picture_side_of(scene->view);
    if (scene->plain || scene->columns < ec_picture_plan_width(SCREEN_CELLS))
        ec_picture_put_rows(out, scene, d);
    else
        ec_picture_put_plan(out, scene, d, side,
                            scene->columns < ec_picture_plan_width(PLAN_CELLS) ? SCREEN_CELLS
                                                                               : PLAN_CELLS,
                            EXTA_CARDS_ROWS + 1);
    if (scene->view->viewer != 0)
        buf_puts(out,
                 side == EXTA_CARDS_GOOD
                     ? tr("You have the good side, rows 13 to 22. The middle is rows 11 and 12.\n")
                     : tr("You have the bad side, rows 1 to 10. The middle is rows 11 and 12.\n"));
}

/* Whole centimetres from the thrower's place to a piece. */
static int ec_picture_distance_cm(enum exta_cards_side side, const struct exta_cards_piece *piece)
{
    return ec_isqrt(exta_cards_far(side, piece) / 100);
}

static void ec_picture_tell_targets(struct buf *out, const struct game_scene *scene,
                                    const char *text UNUSED)
{
    const struct exta_cards_detail *d = view_detail(scene->view);
    enum exta_cards_side side = ec_picture_side_of(scene->view);
    uint8_t list[EXTA_CARDS_PIECES];
    int n = exta_cards_targets(d->piece, side, false, list);
    if (n == 0)
        buf_puts(out, tr("There is nothing to aim at now.\n"));
    for (int i = 0; i < n; i++) {
        const struct exta_cards_piece *piece = &d->piece[list[i]];
        const char *note = piece->side == EXTA_CARDS_MIDDLE        ? tr("middle card, ")
                           : exta_cards_captive(d->piece, list[i]) ? tr("captive, ")
                                                                   : "";
        buf_puts(out, scene->plain ? "" : " ");
        picture_put_card(out, scene->plain, exta_cards_card(list[i]));
        buf_puts(out, tr(" at "));
        ec_picture_put_cell(out, piece);
        int value = exta_cards_value(list[i]);
        buf_printf(out, trn(", %s%d point, %d cm away.\n", ", %s%d points, %d cm away.\n", value),
                   note, value, ec_picture_distance_cm(side, piece));
    }
}

static void ec_picture_put_target(struct buf *out, const struct game_scene *scene,
                                  const struct exta_cards_detail *d, int piece)
{
    enum { PLACE_CELLS = 4 };
    BUF_LOCAL cell = {0};
    if (exta_cards_card(piece) == CARD_JOKER)
        buf_puts(out, ec_picture_plan_name(piece));
    else
        picture_put_card(out, scene->plain, exta_cards_card(piece));
    ec_picture_put_cell(&cell, &d->piece[piece]);
    buf_putc(out, ' ');
    buf_cell(out, buf_text(&cell), PLACE_CELLS);
}

/* Writes the targets and returns the lines that they take. Cards worth more than a point, captives
 * and middle cards get a line each, the others share lines. */
static int ec_picture_put_panel_targets(struct buf *out, const struct game_scene *scene,
                                        const struct exta_cards_detail *d, int rows, int listed)
{
    enum exta_cards_side side = ec_picture_side_of(scene->view);
    uint8_t list[EXTA_CARDS_PIECES];
    int n = exta_cards_targets(d->piece, side, true, list), lines = 0,
        shared = 0; /* how many targets the present line has, if they share it */
    for (int i = 0; i < n && lines < rows; i++) {
        int value = exta_cards_value(list[i]);
        bool captive = exta_cards_captive(d->piece, list[i]);
        bool middle = d->piece[list[i]].side == EXTA_CARDS_MIDDLE;
        bool alone = value > 1 || captive || middle;
        if (alone && shared > 0) {
            buf_putc(out, '\n');
            lines++;
            shared = 0;
        }
        if (middle)
            buf_puts(out, tr("middle: "));
        ec_picture_put_target(out, scene, d, list[i]);
        if (captive)
            buf_puts(out, scene->view->viewer != 0 ? tr("yours, captive") : tr("captive"));
        else if (value > 1 && !middle)
            buf_printf(out, trn("%d point", "%d points", value), value);
        if (alone || ++shared == listed) {
            buf_putc(out, '\n');
            lines++;
            shared = 0;
        }
    }
    buf_puts(out, shared > 0 ? "\n" : "");
    return lines + (shared > 0);
}

/* Writes "3C 2 right, 1 long (4)": the average error in cm in the style in which the card was
 * thrown more often. The number of these throws follows if there is room for it. */
static bool ec_picture_put_panel_feel(struct buf *out, const struct game_scene *scene,
                                      const struct exta_cards_detail *d, int piece, int columns)
{
    char error[48], times[16];
    struct exta_cards_error list[EXTA_CARDS_THROWS], floated, flicked;
    int n = exta_cards_feel(d->error, d->nerrors, piece, EXTA_CARDS_FLOAT, list, &floated);
    int m = exta_cards_feel(d->error, d->nerrors, piece, EXTA_CARDS_FLICK, list, &flicked);
    const struct exta_cards_error *e = n >= m ? &floated : &flicked;
    if (n + m == 0)
        return false;
    size_t len = utf8_printf(error, sizeof(error), e->right >= 0 ? tr(" %d right") : tr(" %d left"),
                             ec_cm(e->right));
    utf8_printf(error + len, sizeof(error) - len,
                e->beyond >= 0 ? tr(", %d long") : tr(", %d short"), ec_cm(e->beyond));
    utf8_printf(times, sizeof(times), " (%d)", n >= m ? n : m);
    picture_put_card(out, scene->plain, exta_cards_card(piece));
    bool room = CARD_CELLS + utf8_text_width(error) + utf8_text_width(times) <= columns;
    buf_printf(out, "%s%s\n", error, room ? times : "");
    return true;
}

static void ec_picture_put_panel(struct buf *out, const struct game_scene *scene, int rows,
                                 int columns)
{
    enum { FEEL_ROWS = 5 };
    const struct exta_cards_detail *d = view_detail(scene->view);
    enum exta_cards_side side = ec_picture_side_of(scene->view);
    buf_printf(out, STYLE_BOLD "%s" STYLE_NORMAL "\n", tr("targets by value"));
    int lines = 1 + ec_picture_put_panel_targets(out, scene, d, rows - 1 - FEEL_ROWS,
                                                 columns / LISTED_CELLS);
    if (scene->view->viewer == 0 || rows - lines < 3)
        return;
    buf_printf(out, "\n" STYLE_BOLD "%s" STYLE_NORMAL "\n", tr("cards by feel, in cm"));
    lines += 2;
    int known = 0;
    for (int i = 0; i < EXTA_CARDS_PIECES && lines + known < rows; i++)
        if (d->piece[i].side == side && d->piece[i].where == EXTA_CARDS_LAID)
            known += ec_picture_put_panel_feel(out, scene, d, i, columns);
    if (known == 0 && lines < rows)
        buf_puts(out, tr("none thrown yet\n"));
}

/* Writes what can be typed, in lower case. */
PRINTF(2, 3) static void ec_picture_put_hint(struct buf *out, const char *format, ...)
{
    size_t from = out->len;
    va_list args;
    va_start(args, format);
    buf_vprintf(out, format, args);
    va_end(args);
    for (; from < out->len; from++)
        out->data[from] = (char)tolower((unsigned char)out->data[from]);
}

/* Writes "throw 3c at kh": the first card that can be thrown, at the nearest target. */
static bool ec_picture_put_example(struct buf *out, const struct game_view *view)
{
    const struct exta_cards_detail *d = view_detail(view);
    int target = exta_cards_target_shown(d->piece, ec_picture_side_of(view));
    if (target < 0)
        return false;
    for (int i = 0; i < view->nhand; i++) {
        card_t card = view->hand[i].card;
        if (!view->hand[i].playable)
            continue;
        ec_picture_put_hint(out, "throw %s at %s",
                            exta_cards_name(card == CARD_JOKER ? EXTA_CARDS_JOKER1 : card - 1),
                            exta_cards_name(target));
        return true;
    }
    return false;
}

/* Finds the empty cell on a side that is nearest to the side's wall; false: there is none. */
static bool ec_picture_free_cell(const struct exta_cards_detail *d, enum exta_cards_side side,
                                 char *column, int *row)
{
    for (int i = 0; i < CELLS; i++) {
        int at = i % EXTA_CARDS_COLUMNS;
        *row = 1 + i / EXTA_CARDS_COLUMNS;
        if (side == EXTA_CARDS_GOOD)
            *row = EXTA_CARDS_ROWS + 1 - *row;
        *column = (char)('a' + at);
        if (ec_picture_piece_at(d, at, *row) < 0)
            return true;
    }
    return false;
}

/* The first card of a side that is at `where`, from piece `from` on; -1: none. */
static int ec_picture_piece_that_is(const struct exta_cards_detail *d, enum exta_cards_side side,
                                    enum exta_cards_where where, int from)
{
    for (int i = from; i < EXTA_CARDS_PIECES; i++)
        if (d->piece[i].side == side && d->piece[i].where == where)
            return i;
    return -1;
}

static void ec_picture_hint_place(struct buf *out, const struct exta_cards_detail *d,
                                  enum exta_cards_side side, enum exta_cards_where where)
{
    int piece = ec_picture_piece_that_is(d, side, where, 0), row;
    char column;
    if (piece >= 0 && ec_picture_free_cell(d, side, &column, &row))
        ec_picture_put_hint(out, "place %s %c%d\n", exta_cards_name(piece), column, row);
}

static void ec_picture_put_hints(struct buf *out, const struct game_view *view)
{
    const struct exta_cards_detail *d = view_detail(view);
    enum exta_cards_side side = ec_picture_side_of(view);
    int target = exta_cards_target_shown(d->piece, side);
    bool throws = (view->verbs >> MOVE_THROW & 1) != 0;
    if (throws && ec_picture_put_example(out, view))
        buf_putc(out, '\n');
    if (view->verbs >> MOVE_LAYOUT & 1) {
        /* `done` comes early, so that a short row does not cut it off */
        ec_picture_put_hint(out, "done\n");
        ec_picture_hint_place(out, d, side, EXTA_CARDS_LAID);
        int one = ec_picture_piece_that_is(d, side, EXTA_CARDS_LAID, 0);
        int other = one < 0 ? -1 : ec_picture_piece_that_is(d, side, EXTA_CARDS_LAID, one + 1);
        if (other >= 0)
            ec_picture_put_hint(out, "swap %s %s\n", exta_cards_name(one), exta_cards_name(other));
        ec_picture_put_hint(out, "layout spread\n");
    } else if (view->verbs >> MOVE_PLACE & 1) {
        ec_picture_put_hint(out, "place auto\n");
        ec_picture_hint_place(out, d, side, EXTA_CARDS_WAITING);
    }
    if (throws)
        ec_picture_put_hint(out, "targets\n");
    if (throws && target >= 0)
        ec_picture_put_hint(out, "scan %s\n", exta_cards_name(target));
    /* whoever is not ahead has no reason to offer to stop */
    if ((view->verbs >> MOVE_STOP & 1) != 0 &&
        (d->offer != 0 || view->seat[view->viewer].points > view->seat[3 - view->viewer].points))
        ec_picture_put_hint(out, "stop\n");
}

static void ec_picture_floor(const struct game_view *view, struct picture_floor *out)
{
    const struct exta_cards_detail *d = view_detail(view);
    enum exta_cards_side side = ec_picture_side_of(view);
    *out = (struct picture_floor){.width = EXTA_CARDS_WIDTH,
                                  .length = EXTA_CARDS_LENGTH,
                                  .turned = side == EXTA_CARDS_GOOD,
                                  .hit = d->landed,
                                  .hit_x = d->landed_x,
                                  .hit_y = d->landed_y};
    exta_cards_turn(side, &out->hit_x, &out->hit_y);
    for (int i = 0; i < EXTA_CARDS_PIECES; i++) {
        if (d->piece[i].where != EXTA_CARDS_LAID)
            continue;
        out->card[out->n].name = exta_cards_name(i);
        out->card[out->n].x = d->piece[i].x;
        out->card[out->n].y = d->piece[i].y;
        exta_cards_turn(side, &out->card[out->n].x, &out->card[out->n].y);
        out->card[out->n].own = d->piece[i].side == side;
        out->card[out->n].captive = exta_cards_captive(d->piece, i);
        out->n++;
    }
}

/* Writes a piece; the second joker with its number, as it is typed. */
static void ec_picture_put_piece(struct buf *out, const struct game_scene *scene, int piece)
{
    if (piece == EXTA_CARDS_JOKER2 && !scene->plain)
        buf_puts(out, exta_cards_name(piece));
    else
        picture_put_card(out, scene->plain, exta_cards_card(piece));
}

/* The piece that a word names ("7h", "10 of hearts", "joker2"); -1: none, and the answer then says
 * so. */
static int ec_picture_piece_named(struct buf *out, const char *text)
{
    struct words words;
    card_t card;
    if (strcasecmp(text, "joker2") == 0)
        return EXTA_CARDS_JOKER2;
    if (!words_split(&words, text) || words.n == 0 ||
        card_parse(CARDS_STANDARD, &words, 0, &card) != words.n) {
        buf_printf(out, tr("\"%s\" isn't a card. Name one, such as `7h` or `joker`."), text);
        buf_putc(out, '\n');
        return -1;
    }
    return card == CARD_JOKER ? EXTA_CARDS_JOKER1 : card - 1;
}

static void ec_picture_tell_scan(struct buf *out, const struct game_scene *scene, const char *text)
{
    const struct exta_cards_detail *d = view_detail(scene->view);
    uint8_t list[EXTA_CARDS_PIECES];
    int piece = ec_picture_piece_named(out, text);
    BUF_LOCAL card = {0};
    if (piece < 0)
        return;
    ec_picture_put_piece(&card, scene, piece);
    if (d->piece[piece].where != EXTA_CARDS_LAID) {
        buf_printf(out,
                   tr("You cannot see %s on the floor. Type `floor` to see what lies there.\n"),
                   buf_text(&card));
        return;
    }
    enum exta_cards_side side = ec_picture_side_of(scene->view);
    int n = exta_cards_scan(d->piece, piece, SCAN_REACH, list);
    BUF_LOCAL cell = {0};
    ec_picture_put_cell(&cell, &d->piece[piece]);
    buf_printf(out, tr("%s lies at %s, %d cm from you. "), buf_text(&card), buf_text(&cell),
               ec_picture_distance_cm(side, &d->piece[piece]));
    buf_puts(out, n == 0 ? tr("Nothing lies near it.\n") : tr("Near it, as you see it:\n"));
    for (int i = 0; i < n; i++) {
        int u = d->piece[list[i]].x, v = d->piece[list[i]].y;
        int u0 = d->piece[piece].x, v0 = d->piece[piece].y;
        exta_cards_turn(side, &u, &v);
        exta_cards_turn(side, &u0, &v0);
        buf_puts(out, scene->plain ? "" : " ");
        ec_picture_put_piece(out, scene, list[i]);
        buf_puts(out, ": ");
        buf_printf(out, u >= u0 ? tr("%d cm right") : tr("%d cm left"), ec_cm(u - u0));
        buf_puts(out, ", ");
        buf_printf(out, v >= v0 ? tr("%d cm beyond") : tr("%d cm short"), ec_cm(v - v0));
        buf_puts(out, ".\n");
    }
}

static void ec_picture_put_error(struct buf *out, const struct exta_cards_error *e)
{
    int right = ec_cm(e->right), beyond = ec_cm(e->beyond);
    if (right == 0 && beyond == 0)
        buf_puts(out, tr("where it was aimed"));
    if (right != 0)
        buf_printf(out, e->right >= 0 ? tr("%d cm right") : tr("%d cm left"), right);
    if (right != 0 && beyond != 0)
        buf_puts(out, ", ");
    if (beyond != 0)
        buf_printf(out, e->beyond >= 0 ? tr("%d cm long") : tr("%d cm short"), beyond);
}

static void ec_picture_tell_feel(struct buf *out, const struct game_scene *scene, const char *text)
{
    const struct exta_cards_detail *d = view_detail(scene->view);
    struct exta_cards_error list[EXTA_CARDS_THROWS], average;
    int piece = ec_picture_piece_named(out, text);
    BUF_LOCAL card = {0};
    if (piece < 0)
        return;
    ec_picture_put_piece(&card, scene, piece);
    for (int style = EXTA_CARDS_FLOAT; style <= EXTA_CARDS_FLICK; style++) {
        int n = exta_cards_feel(d->error, d->nerrors, piece, style, list, &average);
        const char *name = buf_text(&card);
        bool floated = style == EXTA_CARDS_FLOAT;
        if (n == 0) {
            buf_printf(out,
                       floated ? tr("%s hasn't been floated yet.\n")
                               : tr("%s hasn't been flicked yet.\n"),
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
        ec_picture_put_error(out, &average);
        buf_puts(out, ".\n");
        for (int i = 0; n > 1 && i < n; i++) {
            buf_puts(out, "  ");
            ec_picture_put_error(out, &list[i]);
            buf_puts(out, ".\n");
        }
    }
}

/* Draws lines of text below each other. */
static void ec_picture_draw_lines(struct canvas *c, int column, const struct buf *text)
{
    BUF_LOCAL line = {0};
    int row = 0;
    for (size_t at = 0; at < text->len && row < c->rows; row++) {
        size_t len = strcspn(text->data + at, "\n");
        buf_clear(&line);
        buf_add(&line, text->data + at, len);
        canvas_text(c, row, column, 0, buf_text(&line));
        at += len + 1;
    }
}

/* Draws the plan, and the targets beside it. */
static bool ec_picture_put_board(struct buf *out, const struct game_scene *scene, int room)
{
    enum { PANEL = 28, CELLS_MOST = 6 };
    const struct exta_cards_detail *d = view_detail(scene->view);
    BUF_LOCAL plan = {0}, panel = {0};
    int cells = CELLS_MOST, rows = room < PLAN_ROWS ? room : PLAN_ROWS;
    struct canvas c;
    if (scene->columns < FLOOR)
        return false;
    /* A column of the plan takes as many cells as leave room for the panel. */
    while (cells > SCREEN_CELLS && ec_picture_plan_width(cells) + PANEL > scene->columns)
        cells--;
    int edge = ec_picture_plan_width(cells) + 1;
    ec_picture_put_plan(&plan, scene, d, ec_picture_side_of(scene->view), cells, rows);
    ec_picture_put_panel(&panel, scene, rows > PANEL_LEAST ? rows - 2 : rows,
                         scene->columns - edge - 2);
    canvas_init(&c, rows, scene->columns);
    ec_picture_draw_lines(&c, 0, &plan);
    if (rows > PANEL_LEAST)
        canvas_text(&c, rows - 1, edge + 2, STYLE_DIM[1], tr("! captive  × last throw"));
    canvas_fill(&c, 0, edge, rows - 1, edge, 0, "│");
    ec_picture_draw_lines(&c, edge + 2, &panel);
    canvas_put(&c, out);
    canvas_free(&c);
    return true;
}

/* The floor can use every row. */
static int ec_picture_keeps(const struct game_view *view UNUSED, int room)
{
    return room;
}

/* Writes the score. Leaves out the sides and shortens the names if it would not fit. */
static int ec_picture_put_score(struct buf *out, const struct game_scene *scene, int cells)
{
    enum { NAME_LEAST = 3, NAME_MOST = 17 };
    const struct exta_cards_detail *d = view_detail(scene->view);
    const char *bad = scene->name[3 - d->good], *good = scene->name[d->good];
    int bad_points = (int)scene->view->seat[3 - d->good].points;
    int good_points = (int)scene->view->seat[d->good].points;
    BUF_LOCAL text = {0};
    if (scene->plain)
        buf_printf(&text, tr("%s, the bad side, has %d points. %s, the good side, has %d.\n"), bad,
                   bad_points, good, good_points);
    else
        buf_printf(&text, tr("%s (bad) %d : %s (good) %d"), bad, bad_points, good, good_points);
    for (int name = NAME_MOST;
         !scene->plain && utf8_text_width(buf_text(&text)) > cells && name >= NAME_LEAST; name--) {
        buf_clear(&text);
        buf_printf(&text, "%.*s %d : %.*s %d", name, bad, bad_points, name, good, good_points);
    }
    int taken = utf8_text_width(buf_text(&text));
    buf_add(out, buf_text(&text), text.len);
    return taken;
}

/* Whether a zone is told. How many cards a side has left is shown beside its seat already, and
 * players who want to know more type `hand` or `targets`. */
static bool ec_picture_tells(const struct game_view_zone *zone, bool counted)
{
    return zone->count > 0 &&
           (zone->seat == 0 || !counted || strncmp(zone->name, "locked", strlen("locked")) == 0);
}

/* How likely the seat is to win, per mille. The fewer throws are left, the more a lead is worth. */
static int ec_picture_chance(const struct game_view *view, int seat)
{
    enum { EVEN = 500, LEAST = 2, MANY = 40 };
    const struct exta_cards_detail *d = view_detail(view);
    int left = d->each > 0 ? 2 * d->each - d->throws : MANY;
    int lead = (int)(view->seat[seat].points - view->seat[3 - seat].points);
    left = left < 0 ? 0 : left > MANY ? MANY : left;
    return EVEN + EVEN * lead / (abs(lead) + LEAST + left);
}

static const struct game_question questions[] = {
    {.name = "floor",
     .aliases = "plan",
     .help = N_("Exta-Cards: the plan of the floor, your own side at the bottom"),
     .answer = ec_picture_tell_floor},
    {.name = "targets",
     .help = N_("Exta-Cards: what you can aim at, the nearest first"),
     .answer = ec_picture_tell_targets},
    {.name = "scan",
     .asks_card = true,
     .help = N_("Exta-Cards: what lies near a card: scan kh"),
     .answer = ec_picture_tell_scan},
    {.name = "feel",
     .asks_card = true,
     .help = N_("Exta-Cards: how a card flew so far: feel 3c"),
     .answer = ec_picture_tell_feel},
    {.name = NULL}};

const struct game_picture exta_cards_picture = {
    .spread = true,
    .columns = FLOOR,
    .rows = PLAN_ROWS,
    .questions = questions,
    .tells = ec_picture_tells,
    .score = ec_picture_put_score,
    .board = ec_picture_put_board,
    .keeps = ec_picture_keeps,
    .chance = ec_picture_chance,
    .hints = ec_picture_put_hints,
    .floor = ec_picture_floor,
    .example = ec_picture_put_example,
};
