/*
 * The bracket of a knock-out. Each round is a column, and each table has as many rows as seats. The
 * next round is drawn anew from all who go on. So the tables of a column stand in the order of the
 * tables that their winners went to. If only one person of each table goes on, and tables have few
 * seats, lines lead from a table to the seat that its winner took.
 */
#include <sys/param.h>

#include "knockout.h"
#include "ui_private.h"
#include "xalloc.h"

enum {
    COLUMN_LEAST = 13, /* cells of a round */
    COLUMN_MOST = 26,
    MARK = 2,      /* cells before a name, for the mark of those who go on */
    LINES = 4,     /* cells after a column: a blank, two for lines, one before the next column */
    SEATS_TREE = 3 /* with more seats, lines would lie on each other */
};
/* Where a line goes from a cell. */
enum { LEFT = 1, RIGHT = 2, UP = 4, DOWN = 8 };

struct node {
    int table; /* the table of the cup; -1: not drawn yet */
    int seats;
    int y;
    /* Where the winner goes: the node of the next round, and the seat there. -1: nowhere. */
    int parent, slot;
};
struct column {
    struct node *node;
    int n;
    bool final;
    uint8_t *near, *far; /* lines in the two cells after the names, by row */
};
struct bracket {
    const struct ui_cup *view;
    struct column column[DRAW_ROUNDS_MAX];
    int n, drawn; /* how many rounds; how many of them are drawn */
    int go;       /* how many of a table go on */
    bool tree;
};

/* ---- Which tables there are ---- */

static void cup_bracket_columns_make(struct bracket *b)
{
    const struct cup *cup = b->view->cup;
    struct knockout_round round[DRAW_ROUNDS_MAX];
    struct draw draw = cup_draw(cup);
    b->n = knockout_bracket(&draw, round);
    b->drawn = cup->round < b->n ? cup->round : b->n;
    int half = cup->words.setup.seats / 2;
    b->go = cup->words.advance > 0 && cup->words.advance < half ? cup->words.advance : half;
    b->tree = b->go == 1 && cup->words.setup.seats <= SEATS_TREE;
    for (int r = 0; r < b->n; r++) {
        struct column *c = &b->column[r];
        int games = round[r].games;
        int byes = MAX(round[r].players - games * cup->words.setup.seats, 0);
        c->final = round[r].final;
        c->n = r < b->drawn ? round[r].tables : games + byes;
        c->node = xcalloc((size_t)c->n + 1, sizeof(*c->node));
        for (int i = 0; i < c->n; i++) {
            struct node *node = &c->node[i];
            *node = (struct node){.table = -1, .parent = -1, .slot = -1};
            if (r < b->drawn) {
                node->table = round[r].first + i;
                node->seats = cup->table[node->table].seats;
            } else {
                int rest = i - byes, players = round[r].players - byes;
                node->seats = i < byes ? 1 : players / games + (rest < players % games);
            }
        }
    }
}

/* ---- In which order ---- */

/* Finds the seat that somebody from a table has in the next round. That round has to be drawn
 * already. */
static void cup_bracket_parent_find(const struct bracket *b, struct node *node,
                                    const struct column *next)
{
    const struct draw_table *from = &b->view->cup->table[node->table];
    for (int i = 0; i < next->n; i++) {
        const struct draw_table *to = &b->view->cup->table[next->node[i].table];
        for (int slot = 0; slot < to->seats; slot++)
            for (int seat = 0; seat < from->seats; seat++)
                if (to->entrant[slot] == from->entrant[seat]) {
                    node->parent = i;
                    node->slot = slot;
                    return;
                }
    }
}

/* Fills the seats of the next round with the winners one after the other, because nobody knows yet
 * who goes where. */
static void cup_bracket_parents_expect(const struct bracket *b, struct column *c,
                                       const struct column *next)
{
    int parent = 0, slot = 0;
    for (int i = 0; i < c->n && parent < next->n; i++) {
        c->node[i].parent = parent;
        c->node[i].slot = slot;
        for (int k = c->node[i].seats == 1 ? 1 : b->go; k > 0 && parent < next->n; k--)
            if (++slot == next->node[parent].seats) {
                slot = 0;
                parent++;
            }
    }
}

static int cup_bracket_by_parent(const void *a, const void *b)
{
    const struct node *x = a, *y = b;
    if (x->parent != y->parent) /* tables from which nobody went on come last */
        return (unsigned)x->parent < (unsigned)y->parent ? -1 : 1;
    return x->slot != y->slot ? x->slot - y->slot : x->table - y->table;
}

static void cup_bracket_columns_order(struct bracket *b)
{
    for (int r = b->n - 2; r >= 0; r--) {
        struct column *c = &b->column[r], *next = &b->column[r + 1];
        if (r + 1 >= b->drawn) {
            cup_bracket_parents_expect(b, c, next);
            continue;
        }
        for (int i = 0; i < c->n; i++)
            cup_bracket_parent_find(b, &c->node[i], next);
        qsort(c->node, (size_t)c->n, sizeof(*c->node), cup_bracket_by_parent);
    }
}

/* ---- Where they stand ---- */

/* The row of a table from which its line goes on. */
static int cup_bracket_out_row(const struct node *node)
{
    return node->y + node->seats / 2;
}

/* Places the columns from `first` on, with `gap` rows between tables. Returns how many rows that
 * takes. */
static int cup_bracket_columns_place(struct bracket *b, int first, int gap)
{
    int height = 0;
    for (int r = first; r < b->n; r++) {
        struct column *c = &b->column[r];
        const struct column *before = r > first ? &b->column[r - 1] : NULL;
        int free_y = 0;
        for (int i = 0; i < c->n; i++) {
            struct node *node = &c->node[i];
            int sum = 0, n = 0;
            for (int k = 0; before && k < before->n; k++)
                if (before->node[k].parent == i) {
                    sum += cup_bracket_out_row(&before->node[k]);
                    n++;
                }
            node->y = n > 0 ? MAX((2 * sum / n - (node->seats - 1)) / 2, free_y) : free_y;
            free_y = node->y + node->seats + gap;
            height = MAX(height, node->y + node->seats);
        }
    }
    return height;
}

/* ---- Lines ---- */

static void cup_bracket_line_join(struct column *c, const struct node *node, int to)
{
    int from = cup_bracket_out_row(node), step = to > from ? 1 : -1;
    if (from == to) {
        c->far[from] |= LEFT | RIGHT;
        return;
    }
    c->far[from] |= (uint8_t)(LEFT | (step > 0 ? DOWN : UP));
    for (int y = from + step; y != to; y += step)
        c->far[y] |= UP | DOWN;
    c->far[to] |= (uint8_t)(RIGHT | (step > 0 ? UP : DOWN));
}

static void cup_bracket_lines_make(struct bracket *b, int first, int last, int height)
{
    for (int r = first; r <= last; r++) {
        struct column *c = &b->column[r];
        c->near = xcalloc((size_t)height + 1, 1);
        c->far = xcalloc((size_t)height + 1, 1);
        for (int i = 0; b->tree && i < c->n; i++) {
            const struct node *node = &c->node[i];
            for (int s = 0; s < node->seats && node->seats > 1; s++)
                c->near[node->y + s] |=
                    (uint8_t)(LEFT | (s > 0 ? UP : 0) | (s < node->seats - 1 ? DOWN : 0));
            if (r == last || node->parent < 0)
                continue;
            c->near[cup_bracket_out_row(node)] |=
                (uint8_t)(node->seats == 1 ? LEFT | RIGHT : RIGHT);
            cup_bracket_line_join(c, node, b->column[r + 1].node[node->parent].y + node->slot);
        }
    }
}

static const char *cup_bracket_glyph(uint8_t ways)
{
    static const char *const glyphs[16] = {" ", "─", "─", "─", "│", "┘", "└", "┴",
                                           "│", "┐", "┌", "┬", "│", "┤", "├", "┼"};
    return glyphs[ways & 15];
}

/* ---- Rows ---- */

/* Whether the person in the seat goes on: they are in the next round or, if it has not begun, would
 * be in it as the cup stands. */
static bool cup_bracket_goes_on(const struct bracket *b, const struct draw_table *t, int seat)
{
    const struct cup *cup = b->view->cup;
    for (int i = 0; i < b->view->board->n; i++) {
        const struct draw_standing *line = &b->view->board->line[i];
        if (line->entrant != t->entrant[seat])
            continue;
        if (t->round < cup->round)
            return line->tie[0] > t->round;
        return t->state != DRAW_OPEN && (line->in || line->place == 1);
    }
    return false;
}

static void cup_bracket_put_seat(struct buf *out, const struct bracket *b, const struct node *node,
                                 int seat, int cells)
{
    const struct cup *cup = b->view->cup;
    if (node->table < 0) {
        buf_cell(out, "  ·", cells);
        return;
    }
    const struct draw_table *t = &cup->table[node->table];
    int e = t->entrant[seat];
    int32_t number = seat == 0 ? b->view->number[node->table] : 0;
    char table[16] = "";
    bool goes = cup_bracket_goes_on(b, t, seat), own = e == b->view->entrant;
    if (number != 0)
        utf8_printf(table, sizeof(table), " #%d", (int)number);
    else if (node->seats == 1 &&
             utf8_text_width(cup->entrant[e].name) + 1 + utf8_text_width(tr("bye")) <= cells - MARK)
        utf8_printf(table, sizeof(table), " %s", tr("bye"));
    buf_puts(out, goes ? "» " : "  ");
    buf_puts(out, own || goes ? STYLE_BOLD : "");
    buf_cell(out, cup->entrant[e].name, cells - MARK - utf8_text_width(table));
    buf_puts(out, own || goes ? STYLE_NORMAL : "");
    buf_puts(out, table);
}

void ui_cup_bracket(struct ui_sheet *sheet, const struct ui_cup *view, int room)
{
    struct bracket b = {.view = view};
    int most = (sheet->columns - 1) / COLUMN_LEAST, first = 0, gap = 1, height;
    cup_bracket_columns_make(&b);
    cup_bracket_columns_order(&b);
    /* Leaves out gaps, and after them the first rounds, until there is room. The present round is
     * never left out. */
    while ((height = cup_bracket_columns_place(&b, first, gap)) > room || b.n - first > most) {
        if (height > room && gap == 1 && b.n - first <= most) {
            gap = 0;
        } else if (first + 1 < b.drawn) {
            first++;
            gap = 1;
        } else {
            break;
        }
    }
    if (height > room)
        height = cup_bracket_columns_place(&b, first, 0);
    int last = MIN(first + most - 1, b.n - 1);
    int cells = b.n > 0 ? MIN((sheet->columns - 1) / (last - first + 1), COLUMN_MOST) : 0;
    cup_bracket_lines_make(&b, first, last, height);
    for (int r = first; r <= last; r++) {
        char text[32];
        utf8_printf(text, sizeof(text), b.column[r].final ? tr("Final") : tr("Round %d"), r + 1);
        buf_puts(&sheet->body, "  ");
        buf_cell(&sheet->body, text, cells - 2);
    }
    buf_putc(&sheet->body, '\n');
    for (int y = 0; y < height; y++) {
        for (int r = first; r <= last; r++) {
            const struct column *c = &b.column[r];
            const struct node *node = NULL; /* the table that has a seat in this row */
            for (int i = 0; i < c->n; i++)
                if (y >= c->node[i].y && y < c->node[i].y + c->node[i].seats)
                    node = &c->node[i];
            if (node)
                cup_bracket_put_seat(&sheet->body, &b, node, y - node->y, cells - LINES);
            else
                buf_cell(&sheet->body, "", cells - LINES);
            buf_printf(&sheet->body, " %s%s%s", cup_bracket_glyph(c->near[y]),
                       cup_bracket_glyph(c->far[y]), c->far[y] & RIGHT ? "─" : " ");
        }
        buf_putc(&sheet->body, '\n');
    }
    for (int r = 0; r < b.n; r++) {
        free(b.column[r].node);
        free(b.column[r].near);
        free(b.column[r].far);
    }
}
