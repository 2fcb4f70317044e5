/*
 * The cells of a screen, and the bytes that turn what a terminal shows into what it should show.
 * See grid.h.
 *
 * A cell holds a character, up to two combining marks and a look, all in one number, so that cells
 * can be compared as numbers. The right half of a wide character is a cell of a kind of its own.
 */
#include "grid.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "glyph.h"
#include "style.h"
#include "utf8.h"
#include "xalloc.h"

/* Where the parts of a cell begin, as bits of its number. The character begins at bit 0. */
enum { MARK_BITS = 17, MARK_1 = 21, MARK_2 = 38, LOOK = 55, HALF = 63 };
enum {
    GAP_MAX = 4,     /* up to this many equal cells are written again instead of jumped over */
    ERASE_LEAST = 10 /* from this many blanks on, blanks are erased instead of written (ECH, then a
                      * jump) */
};

typedef uint64_t cell_t;
static const cell_t blank = ' ', look_mask = (cell_t)0xff << LOOK;

struct grid {
    struct profile profile;
    int columns, rows;
    bool unknown;
    int log, log_rows; /* the first row of the log, whose rows may have moved up, and their
                        * number */
    uint8_t *packed;   /* what the terminal shows; NULL while it is unknown */
    size_t packed_len;
    /* `back`: what is to be shown, from grid_begin to grid_flush. `front`: what the terminal shows,
     * inside grid_flush only, and only in the rows that differ. */
    cell_t *back, *front;
    uint16_t *used; /* for each row of the back grid, the number of cells after which all are
                     * blank */
    bool *wanted;   /* for each row, whether it is kept for grid_again; NULL: none is */
    uint8_t *kept;  /* those rows, packed, one after the other */
    size_t kept_len;
    bool again; /* only the kept rows are drawn */
};

/* The number of the first cell of a row. */
static size_t grid_at(const struct grid *grid, int row)
{
    return (size_t)row * (size_t)grid->columns;
}

/* Whether a row is part of the drawing. */
static bool grid_is_drawn(const struct grid *grid, int row)
{
    return !grid->again || grid->wanted[row];
}

struct grid *grid_new(const struct profile *profile, int columns, int rows)
{
    struct grid *grid = xcalloc(1, sizeof(*grid));

    grid_resize(grid, profile, columns, rows);
    return grid;
}

void grid_free(struct grid **grid)
{
    if (!*grid)
        return;
    free((*grid)->packed);
    free((*grid)->back);
    free((*grid)->used);
    grid_release(*grid);
    free(*grid);
    *grid = NULL;
}

void grid_resize(struct grid *grid, const struct profile *profile, int columns, int rows)
{
    grid->profile = *profile;
    grid->columns = columns;
    grid->rows = rows;
    grid_forget(grid);
}

void grid_forget(struct grid *grid)
{
    grid->unknown = true;
    free(grid->packed);
    grid->packed = NULL;
    grid->packed_len = 0;
}

size_t grid_memory(const struct grid *grid)
{
    return sizeof(*grid) + grid->packed_len +
           (grid->wanted ? (size_t)grid->rows + grid->kept_len : 0);
}

/* ---- Cells ---- */

static uint8_t grid_cell_look(cell_t cell)
{
    return (uint8_t)((cell & look_mask) >> LOOK);
}

static cell_t grid_cell_make(uint32_t point, cell_t look)
{
    if (point == ' ' && !look_fills(grid_cell_look(look)))
        return blank;
    return point | look;
}

/* ---- Packing ---- */

/* Two flushes may be hours apart. Between them the cells that the terminal shows are packed to a
 * tenth of their size, row by row. A row begins with two bytes that hold the length of the rest. In
 * the rest, a byte from ' ' to '~' is a cell with that character in the current look. Any other
 * byte says what follows it. Blanks at a row's end are left out. Equal rows are packed to equal
 * bytes. */
enum {
    PACK_AGAIN = 1, /* a byte follows: how many more cells are like the last one */
    PACK_LOOK = 2,  /* a byte follows: the bits of the current look from here on */
    PACK_CELL = 3,  /* the bytes of a whole cell follow */
    PACK_AGAIN_MAX = 255,
    CELL_WORST = 1 + sizeof(cell_t), /* bytes of a packed cell, at most */
    ROW_LENGTH = sizeof(uint16_t)
};

/* Writes one cell; `look` is the current one. Returns where the next cell goes. */
static uint8_t *grid_pack_cell(uint8_t *to, cell_t cell, uint8_t *look)
{
    uint8_t bits = grid_cell_look(cell);

    if (cell == blank && grid_cell_make(' ', (cell_t)*look << LOOK) == blank)
        bits = *look;
    cell_t plain = cell & ~look_mask;
    if (plain < ' ' || plain > '~') {
        *to++ = PACK_CELL;
        memcpy(to, &cell, sizeof(cell));
        return to + sizeof(cell);
    }
    if (bits != *look) {
        *to++ = PACK_LOOK;
        *to++ = *look = bits;
    }
    *to++ = (uint8_t)plain;
    return to;
}

/* Writes a row that is blank after its first `columns`. Returns where the next one goes. */
static uint8_t *grid_pack_row(uint8_t *start, const cell_t *cells, int columns)
{
    uint8_t *to = start + ROW_LENGTH, look = 0;

    while (columns > 0 && cells[columns - 1] == blank)
        columns--;
    for (int i = 0; i < columns;) {
        int same = i + 1;
        to = grid_pack_cell(to, cells[i], &look);
        while (same < columns && cells[same] == cells[i] && same - i <= PACK_AGAIN_MAX)
            same++;
        if (same - i > 2) {
            *to++ = PACK_AGAIN;
            *to++ = (uint8_t)(same - i - 1);
            i = same;
        } else {
            i++;
        }
    }
    uint16_t len = (uint16_t)(to - start - ROW_LENGTH);
    memcpy(start, &len, sizeof(len));
    return to;
}

/* How many bytes a packed row has, with those of its length. */
static size_t grid_row_size(const uint8_t *row)
{
    uint16_t len;

    memcpy(&len, row, sizeof(len));
    return ROW_LENGTH + (size_t)len;
}

static void grid_unpack_row(const uint8_t *row, cell_t *to, int columns)
{
    const uint8_t *from = row + ROW_LENGTH, *end = row + grid_row_size(row);
    cell_t bits = 0, *edge = to + columns;

    while (from < end) {
        uint8_t byte = *from++;
        if (byte >= ' ') {
            *to++ = grid_cell_make(byte, bits);
        } else if (byte == PACK_CELL) {
            memcpy(to++, from, sizeof(*to));
            from += sizeof(*to);
        } else if (byte == PACK_LOOK) {
            bits = (cell_t)*from++ << LOOK;
        } else {
            cell_t last = to[-1];
            for (uint8_t n = *from++; n > 0; n--)
                *to++ = last;
        }
    }
    while (to < edge)
        *to++ = blank;
}

/* Packs the drawn rows of the back grid. The caller frees the bytes. */
static uint8_t *grid_pack_back(const struct grid *grid, size_t *len)
{
    size_t worst = ROW_LENGTH + (size_t)grid->columns * CELL_WORST;
    uint8_t *bytes = xmalloc((size_t)grid->rows * worst), *to = bytes;

    for (int row = 0; row < grid->rows; row++)
        if (grid_is_drawn(grid, row))
            to = grid_pack_row(to, grid->back + grid_at(grid, row), grid->used[row]);
    *len = (size_t)(to - bytes);
    return bytes;
}

/* ---- Drawing ---- */

/* Makes all cells blank. Copies the first row to the others, which is faster than setting single
 * cells. */
static void grid_fill_blank(const struct grid *grid, cell_t *cells)
{
    for (int i = 0; i < grid->columns && grid->rows > 0; i++)
        cells[i] = blank;
    for (int row = 1; row < grid->rows; row++)
        memcpy(cells + grid_at(grid, row), cells, (size_t)grid->columns * sizeof(*cells));
}

/* Allocates the back grid for a drawing. */
static void grid_back_make(struct grid *grid)
{
    grid->back = xreallocarray(grid->back, grid_at(grid, grid->rows), sizeof(cell_t));
    free(grid->used);
    grid->used = xcalloc((size_t)grid->rows, sizeof(*grid->used));
    grid->again = false;
}

void grid_begin(struct grid *grid)
{
    grid_back_make(grid);
    grid_fill_blank(grid, grid->back);
    grid_release(grid);
}

/* ---- Kept rows ---- */

void grid_release(struct grid *grid)
{
    free(grid->wanted);
    free(grid->kept);
    grid->wanted = NULL;
    grid->kept = NULL;
}

void grid_hold(struct grid *grid, bool *wanted)
{
    grid_release(grid);
    grid->wanted = wanted;
    grid->again = true; /* so that grid_pack_back takes only these rows */
    grid->kept = grid_pack_back(grid, &grid->kept_len);
    grid->again = false;
    if (grid->kept_len == 0)
        grid_release(grid);
    else
        grid->kept = xrealloc(grid->kept, grid->kept_len);
}

bool grid_again(struct grid *grid)
{
    const uint8_t *packed = grid->kept;

    if (!packed || grid->unknown)
        return false;
    grid_back_make(grid);
    grid->again = true;
    for (int row = 0; row < grid->rows; row++) {
        if (!grid->wanted[row])
            continue;
        grid_unpack_row(packed, grid->back + grid_at(grid, row), grid->columns);
        grid->used[row] = (uint16_t)grid->columns;
        packed += grid_row_size(packed);
    }
    return true;
}

/* A row that is being drawn. */
struct pen {
    const struct grid *grid;
    cell_t *row;
    int column;
    uint8_t look;
    cell_t bits;  /* the look, where a cell has it */
    cell_t space; /* a blank in the look */
};

static void grid_pen_look(struct pen *pen, uint8_t look)
{
    pen->look = look_for(&pen->grid->profile, look);
    pen->bits = (cell_t)pen->look << LOOK;
    pen->space = grid_cell_make(' ', pen->bits);
}

static void grid_put_mark(struct pen *pen, uint32_t point)
{
    int at = pen->column - 1;

    if (at >= 0 && pen->row[at] >> HALF & 1)
        at--;
    if (at < 0 || point >> MARK_BITS != 0 || !pen->grid->profile.utf8)
        return;
    if ((pen->row[at] >> MARK_1 & ((1u << MARK_BITS) - 1)) == 0)
        pen->row[at] |= (cell_t)point << MARK_1;
    else if ((pen->row[at] >> MARK_2 & ((1u << MARK_BITS) - 1)) == 0)
        pen->row[at] |= (cell_t)point << MARK_2;
}

static void grid_put_point(struct pen *pen, uint32_t point)
{
    char ascii[2];
    int cells = 1;
    bool plain = point >= ' ' && point < 0x7f;

    if (!plain) {
        if (!utf8_printable(point))
            return;
        cells = utf8_width(point);
        if (cells == 0)
            grid_put_mark(pen, point);
    }
    if (cells <= 0)
        return;
    if (pen->column + cells > pen->grid->columns) {
        pen->column = pen->grid->columns; /* so that no later character takes its place */
        return;
    }
    if (plain || pen->grid->profile.utf8) {
        pen->row[pen->column] = grid_cell_make(point, pen->bits);
        if (cells == 2)
            pen->row[pen->column + 1] = grid_cell_make(0, pen->bits) | (cell_t)1 << HALF;
    } else {
        cells = glyph_ascii(point, ascii);
        for (int i = 0; i < cells; i++)
            pen->row[pen->column + i] = grid_cell_make((unsigned char)ascii[i], pen->bits);
    }
    pen->column += cells;
}

/* How many cells the text takes. */
static int grid_text_cells(const char *text, size_t len)
{
    int cells = 0;
    uint32_t point;

    for (size_t at = 0; at < len;) {
        if (text[at] == STYLE_BYTE) {
            at += 2;
            continue;
        }
        int took = utf8_decode(text + at, len - at, &point);
        at += took > 0 ? (size_t)took : 1;
        if (took > 0 && utf8_printable(point))
            cells += utf8_width(point);
    }
    return cells;
}

/* Carries out a switch of style.h that places what follows. False: the switch is about looks. */
static bool grid_put_switch(struct pen *pen, char letter, const char *rest, size_t len)
{
    int to = pen->grid->columns;

    if (letter == STYLE_RULE[1]) {
        if (pen->column < to)
            grid_put_point(pen, 0x2500); /* BOX DRAWINGS LIGHT HORIZONTAL */
        for (; pen->column > 0 && pen->column < to; pen->column++)
            pen->row[pen->column] = pen->row[pen->column - 1];
        return true;
    }
    if (letter != STYLE_RIGHT[1])
        return false;
    to -= grid_text_cells(rest, len);
    while (pen->column < to)
        grid_put_point(pen, ' ');
    if (pen->column > to && to > 0) { /* the text covers the end of what stands before it */
        if (pen->row[to] >> HALF & 1)
            pen->row[to - 1] = blank;
        pen->column = to;
    }
    return true;
}

void grid_text(struct grid *grid, int row, int column, uint8_t look, const char *text, size_t len)
{
    if (row < 0 || row >= grid->rows)
        return;
    struct pen pen = {.grid = grid, .row = grid->back + grid_at(grid, row), .column = column};
    grid_pen_look(&pen, look);
    for (size_t at = 0; at < len;) {
        uint32_t point;
        if (text[at] == STYLE_BYTE) {
            if (at + 1 < len && !grid_put_switch(&pen, text[at + 1], text + at + 2, len - at - 2))
                grid_pen_look(&pen, look_switch(pen.look, text[at + 1]));
            at += 2;
            continue;
        }
        if (text[at] >= ' ' && text[at] < 0x7f) { /* most characters are */
            if (pen.column < grid->columns)
                pen.row[pen.column++] =
                    text[at] == ' ' ? pen.space : (unsigned char)text[at] | pen.bits;
            at++;
            continue;
        }
        int took = utf8_decode(text + at, len - at, &point);
        at += took > 0 ? (size_t)took : 1;
        if (took > 0)
            grid_put_point(&pen, point);
    }
    if (pen.column > grid->used[row])
        grid->used[row] = (uint16_t)(pen.column < grid->columns ? pen.column : grid->columns);
}

/* ---- The difference ---- */

struct writer {
    const struct grid *grid;
    struct buf *out;
    int row, column; /* the place of the cursor; -1: not known */
    uint8_t look;
    cell_t *shown; /* the row that is being written, as the terminal shows it */
};

static void grid_write_look(struct writer *w, uint8_t look)
{
    look_write(w->out, &w->grid->profile, w->look, look);
    w->look = look;
}

/* Whether a blank can be written without switching the current look off. */
static bool grid_blank_fits(const struct writer *w)
{
    return !look_fills(w->look);
}

/* Writes one character of a row, both halves of a wide one. */
static void grid_write_cell(struct writer *w, const cell_t *cells, int at)
{
    static const cell_t marks[] = {MARK_1, MARK_2};
    cell_t cell = cells[at];
    char bytes[4];

    if (cell != blank || !grid_blank_fits(w))
        grid_write_look(w, grid_cell_look(cell));
    buf_add(w->out, bytes, (size_t)utf8_encode((uint32_t)(cell & ((1u << MARK_1) - 1)), bytes));
    for (size_t i = 0; i < 2; i++) {
        uint32_t mark = (uint32_t)(cell >> marks[i] & ((1u << MARK_BITS) - 1));
        if (mark != 0)
            buf_add(w->out, bytes, (size_t)utf8_encode(mark, bytes));
    }
    w->shown[at] = cell;
    w->column = at + 1;
    if (w->column < w->grid->columns && (cells[w->column] >> HALF & 1) != 0) {
        w->shown[w->column] = cells[w->column];
        w->column++;
    }
}

/* Whether the cells from `from` to `to` cost no more to write again than to jump over. */
static bool grid_cheap(const struct writer *w, const cell_t *cell, int from, int to)
{
    if (to - from > GAP_MAX)
        return false;
    for (int i = from; i < to; i++)
        if (!(cell[i] == blank && grid_blank_fits(w)) &&
            (cell[i] >> MARK_1 != (cell_t)w->look << (LOOK - MARK_1) ||
             (cell[i] & ((1u << MARK_1) - 1)) >= 0x7f))
            return false;
    return true;
}

/* Moves right along a row; writes equal cells again if that is shorter. */
static void grid_move_along(struct writer *w, const cell_t *cells, int column)
{
    if (grid_cheap(w, cells, w->column, column))
        while (w->column < column)
            grid_write_cell(w, cells, w->column);
    else if (column - w->column == 1)
        buf_puts(w->out, "\x1b[C");
    else
        buf_printf(w->out, "\x1b[%dC", column - w->column);
    w->column = column;
}

/* Moves to a row not far below by line feeds. False: an address is shorter. The cursor is never on
 * the terminal's last row here, so nothing scrolls. Never sends a CR alone, of which telnet makes
 * two bytes. */
static bool grid_move_down(struct writer *w, const cell_t *cells, int row, int column)
{
    int down = row - w->row;
    int address = 4 + (row >= 9) + (column > 0 ? 2 + (column >= 9) : 0);
    int along = column == 0 ? 0 : grid_cheap(w, cells, 0, column) ? column : 4 + (column >= 10);

    if (w->row < 0 || w->column < 0 || down < 1 || 1 + down + along >= address)
        return false;
    buf_putc(w->out, '\r');
    while (down-- > 0)
        buf_putc(w->out, '\n');
    w->column = 0;
    if (column > 0)
        grid_move_along(w, cells, column);
    return true;
}

static void grid_move_to(struct writer *w, const cell_t *cells, int row, int column)
{
    if (w->row == row && w->column == column)
        return;
    if (w->row == row && w->column >= 0 && w->column < column)
        grid_move_along(w, cells, column);
    else if (w->row == row && w->column > column)
        buf_printf(w->out, "\x1b[%dD", w->column - column);
    else if (grid_move_down(w, cells, row, column))
        ;
    else if (column == 0)
        buf_printf(w->out, "\x1b[%dH", row + 1);
    else
        buf_printf(w->out, "\x1b[%d;%dH", row + 1, column + 1);
    w->row = row;
    w->column = column;
}

static bool grid_same_row(const struct grid *grid, const cell_t *a, const cell_t *b)
{
    return memcmp(a, b, (size_t)grid->columns * sizeof(cell_t)) == 0;
}

/* How many cells from `at` on have to become blank, up to the last one that is not blank yet. */
static int grid_blank_run(const cell_t *shown, const cell_t *cells, int at, int columns)
{
    int run = 0;

    for (int i = at; i < columns && cells[i] == blank; i++)
        if (shown[i] != blank)
            run = i + 1 - at;
    return run;
}

/* How a row is written: in one pass, or in two, with the cells that have no look first or last.
 * Numbers between coloured cards are shorter in two passes. */
enum part { EVERY, BARE, DRESSED, NONE };
static const enum part ways[][2] = {{EVERY, NONE}, {BARE, DRESSED}, {DRESSED, BARE}};
enum { WAYS = sizeof(ways) / sizeof(ways[0]) };

static bool grid_in_part(cell_t cell, enum part part)
{
    bool bare = (cell & look_mask) == 0;
    return part == EVERY || (part == BARE) == bare;
}

/* Writes those cells of one part that differ. */
static void grid_write_part(struct writer *w, int row, cell_t *shown, const cell_t *cells,
                            enum part part)
{
    int columns = w->grid->columns, tail = columns;

    w->shown = shown;
    while (tail > 0 && cells[tail - 1] == blank)
        tail--;
    for (int at = 0; at < columns; at++) {
        if (shown[at] == cells[at] || !grid_in_part(cells[at], part))
            continue;
        if (at >= tail) {
            grid_move_to(w, cells, row, at);
            if (!grid_blank_fits(w))
                grid_write_look(w, 0);
            buf_puts(w->out, "\x1b[K");
            break;
        }
        int blanks = grid_blank_run(shown, cells, at, columns);
        if (blanks >= ERASE_LEAST && w->grid->profile.kind == PROFILE_XTERM) {
            grid_move_to(w, cells, row, at);
            if (!grid_blank_fits(w))
                grid_write_look(w, 0);
            buf_printf(w->out, "\x1b[%dX", blanks);
            at += blanks - 1;
            continue;
        }
        if (cells[at] >> HALF & 1) /* it was written with its left half, which differs as well */
            continue;
        grid_move_to(w, cells, row, at);
        grid_write_cell(w, cells, at);
        if (w->column >= columns) /* terminals differ in where the cursor is now */
            w->column = -1;
    }
}

/* Whether cells of both parts differ, so that it matters in which way the row is written. */
static bool grid_is_mixed(const struct grid *grid, const cell_t *shown, const cell_t *cells)
{
    bool bare = false, dressed = false;

    for (int at = 0; at < grid->columns; at++)
        if (shown[at] != cells[at]) {
            bare = bare || grid_in_part(cells[at], BARE);
            dressed = dressed || grid_in_part(cells[at], DRESSED);
        }
    return bare && dressed;
}

/* Tries all `ways` of writing a row, and takes the one with the fewest bytes. */
static void grid_write_mixed(struct writer *w, int row, const cell_t *shown, const cell_t *cells)
{
    BUF_LOCAL trial = {0}, best = {0};
    FREED cell_t *work = xreallocarray(NULL, (size_t)w->grid->columns, sizeof(*work));
    const struct writer begun = *w;
    struct writer end = *w;

    for (int way = 0; way < WAYS; way++) {
        *w = begun;
        w->out = &trial;
        buf_clear(&trial);
        memcpy(work, shown, (size_t)w->grid->columns * sizeof(*work));
        for (int i = 0; i < 2 && ways[way][i] != NONE; i++)
            grid_write_part(w, row, work, cells, ways[way][i]);
        if (way == 0 || trial.len < best.len) {
            struct buf swap = best;
            best = trial;
            trial = swap;
            end = *w;
        }
    }
    *w = end;
    w->out = begun.out;
    buf_add(w->out, best.data, best.len);
}

static void grid_write_row(struct writer *w, int row, cell_t *shown, const cell_t *cells)
{
    if (grid_same_row(w->grid, shown, cells))
        return;
    if (grid_is_mixed(w->grid, shown, cells))
        grid_write_mixed(w, row, shown, cells);
    else
        grid_write_part(w, row, shown, cells, EVERY);
    memcpy(shown, cells, (size_t)w->grid->columns * sizeof(*shown));
}

void grid_scrolls(struct grid *grid, int row, int rows)
{
    grid->log = row;
    grid->log_rows = rows;
}

/* How many rows of the log are right once it has moved up by `by`. */
static int grid_rows_right(const struct grid *grid, const cell_t *shown, const cell_t *now, int by)
{
    int right = 0;

    for (int i = 0; i + by < grid->log_rows; i++)
        right += grid_same_row(grid, shown + grid_at(grid, i + by), now + grid_at(grid, i));
    return right;
}

/* By how many rows to scroll the log up so that the least is left to write. */
static int grid_scrolled_by(const struct grid *grid, const cell_t *shown, const cell_t *now)
{
    int rows = grid->log_rows, by = 0;

    if (grid->log < 0 || rows < 2 || grid->log + rows > grid->rows ||
        grid_same_row(grid, shown, now))
        return 0;
    int best = grid_rows_right(grid, shown, now, 0);
    for (int to = 1; to + 2 <= rows; to++) {
        int right = grid_rows_right(grid, shown, now, to);
        if (right > best + 1) {
            best = right - 1; /* the sequence costs about as much as half a row */
            by = to;
        }
    }
    return by;
}

/* Whether the last column of these rows is blank: what terminals do after it differs. */
static bool grid_ends_free(const struct grid *grid, const cell_t *cells, int rows)
{
    for (int row = 1; row <= rows; row++)
        if (cells[row * grid->columns - 1] != blank)
            return false;
    return true;
}

/* Has the terminal scroll rows that moved up: DECSTBM, and line feeds at the lower margin. After
 * each line feed the new row is written, unless one of the new rows reaches into the last column:
 * then they are all written later. */
static void grid_scroll_up(struct writer *w)
{
    const struct grid *grid = w->grid;
    int rows = grid->log_rows, bottom = grid->log + rows;
    size_t at = grid_at(grid, grid->log);
    cell_t *shown = grid->front + at;
    const cell_t *now = grid->back + at;
    int by = grid_scrolled_by(grid, shown, now);

    if (by == 0)
        return;
    size_t first = grid_at(grid, rows - by);
    memmove(shown, shown + grid_at(grid, by), first * sizeof(cell_t));
    for (size_t i = first; i < grid_at(grid, rows); i++)
        shown[i] = blank;
    bool write = grid_ends_free(grid, now + first, by);
    buf_printf(w->out, "\x1b[%d;%dr\x1b[%dH", grid->log + 1, bottom, bottom);
    for (int i = 0; i < by; i++, first += (size_t)grid->columns) {
        if (!grid_blank_fits(w)) /* some terminals fill the new row with the look */
            grid_write_look(w, 0);
        buf_puts(w->out, write && i > 0 ? "\r\n" : "\n");
        w->row = bottom - 1;
        w->column = 0;
        if (write)
            grid_write_row(w, bottom - 1, shown + first, now + first);
    }
    buf_puts(w->out, "\x1b[r"); /* this puts the cursor into the first corner */
    w->row = w->column = 0;
}

/* Finds the rows that differ from what the terminal shows, and unpacks them into the front grid. If
 * one row of the log differs, all rows of the log count as different. Returns false if no row
 * differs. */
static bool grid_rows_differ(const struct grid *grid, const uint8_t *now, bool *differs)
{
    const uint8_t *shown = grid->packed;
    bool any = false, log = false;

    for (int row = 0; row < grid->rows; row++) {
        size_t size = grid_row_size(shown);
        if (grid_is_drawn(grid, row)) {
            differs[row] = size != grid_row_size(now) || memcmp(shown, now, size) != 0;
            now += grid_row_size(now);
        }
        any = any || differs[row];
        log = log || (differs[row] && !grid->again && row >= grid->log &&
                      row < grid->log + grid->log_rows);
        shown += size;
    }
    shown = grid->packed;
    for (int row = 0; row < grid->rows && any; row++) {
        if (log && row >= grid->log && row < grid->log + grid->log_rows)
            differs[row] = true;
        if (differs[row])
            grid_unpack_row(shown, grid->front + grid_at(grid, row), grid->columns);
        shown += grid_row_size(shown);
    }
    return any;
}

/* Appends what turns the front grid into the back grid, in the rows that differ. Returns false if
 * nothing has to be sent. */
static bool grid_difference_write(struct grid *grid, const bool *differs, struct buf *out)
{
    struct writer w = {.grid = grid, .out = out, .row = -1, .column = -1};
    bool erase = grid->unknown;
    size_t before = out->len, begun;

    if (erase) {
        buf_puts(out, "\x1b[H\x1b[2J");
        w.row = w.column = 0;
        grid->unknown = false;
    } else {
        buf_puts(out, "\0337"); /* DECSC saves the cursor and the look, which is the default */
    }
    begun = out->len;
    if (!erase && !grid->again && grid->log >= 0 && grid->log < grid->rows && differs[grid->log])
        grid_scroll_up(&w);
    for (int row = 0; row < grid->rows; row++)
        if (differs[row])
            grid_write_row(&w, row, grid->front + grid_at(grid, row),
                           grid->back + grid_at(grid, row));
    if (erase) {
        grid_write_look(&w, 0);
    } else if (out->len > begun) {
        buf_puts(out, "\0338"); /* DECRC */
    } else {
        out->len = before;
        out->data[before] = '\0';
        return false;
    }
    return true;
}

/* Puts the rows that were drawn again in their places among the packed rows that the terminal
 * shows. Frees `drawn`. The caller frees the result. */
static uint8_t *grid_splice(const struct grid *grid, uint8_t *drawn, size_t *len)
{
    const uint8_t *shown = grid->packed, *again = drawn;
    uint8_t *bytes = xmalloc(grid->packed_len + *len), *to = bytes;

    for (int row = 0; row < grid->rows; row++) {
        const uint8_t **from = grid_is_drawn(grid, row) ? &again : &shown;
        size_t size = grid_row_size(*from);
        if (from == &again)
            shown += grid_row_size(shown);
        memcpy(to, *from, size);
        *from += size;
        to += size;
    }
    free(drawn);
    *len = (size_t)(to - bytes);
    return bytes;
}

bool grid_flush(struct grid *grid, struct buf *out, bool *erased)
{
    size_t len;
    uint8_t *now = grid_pack_back(grid, &len);
    FREED bool *differs = xcalloc((size_t)grid->rows, sizeof(*differs));
    bool any = true;

    grid->front = xreallocarray(NULL, grid_at(grid, grid->rows), sizeof(cell_t));
    *erased = grid->unknown;
    if (grid->unknown) {
        grid_fill_blank(grid, grid->front);
        memset(differs, true, (size_t)grid->rows * sizeof(*differs));
    } else {
        any = grid_rows_differ(grid, now, differs);
    }
    any = any && grid_difference_write(grid, differs, out);
    if (any) {
        now = grid->again ? grid_splice(grid, now, &len) : now;
        free(grid->packed);
        grid->packed = xrealloc(now, len);
        grid->packed_len = len;
    } else {
        free(now);
    }
    free(grid->front);
    free(grid->back);
    free(grid->used);
    grid->front = grid->back = NULL;
    grid->used = NULL;
    return any;
}
