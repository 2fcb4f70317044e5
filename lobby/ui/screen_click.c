/*
 * Finds what a click on a screen hits.
 */
#include "ui_private.h"

static bool click_in(const struct scene_spot *spot, int column, int row)
{
    return row >= spot->row && row < spot->row + spot->rows && column >= spot->column &&
           column < spot->column + spot->columns;
}

/* Copies the words around a cell, as far as two blanks on either side. Afterwards `cell` counts
 * from the first of these words. */
static void click_part(const char *words, size_t len, int *cell, char *out, size_t cap)
{
    size_t from = 0;
    for (size_t i = 0; i + 1 < len; i++) {
        if (words[i] != ' ' || words[i + 1] != ' ')
            continue;
        if (ui_cells_of(words, i) > *cell) {
            len = i;
            break;
        }
        while (i + 1 < len && words[i + 1] == ' ')
            i++;
        from = i + 1;
    }
    if (from > 0)
        *cell -= ui_cells_of(words, from);
    utf8_copy_part(words + from, len - from, out, cap);
}

/* Finds the words in STYLE_TYPE at a cell of one row, `len` bytes of styled text. */
static bool click_words(const char *text, size_t len, int columns, int *column, char *out,
                        size_t cap)
{
    size_t mark = strlen(STYLE_TYPE);
    int right = 0; /* how far STYLE_RIGHT has moved what follows it */
    for (size_t i = 0; i + mark <= len; i++) {
        if (text[i] != STYLE_BYTE)
            continue;
        if (memcmp(text + i, STYLE_RIGHT, mark) == 0) {
            right = columns - ui_cells_of(text, len);
            right = right < 0 ? 0 : right;
        }
        if (memcmp(text + i, STYLE_TYPE, mark) != 0)
            continue;
        size_t from = i + mark, to = from;
        while (to < len && text[to] != STYLE_BYTE)
            to++;
        int first = ui_cells_of(text, from) + right, cells = ui_cells_of(text + from, to - from);
        if (*column >= first && *column < first + cells) {
            *column -= first;
            click_part(text + from, to - from, column, out, cap);
            return true;
        }
    }
    return false;
}

struct ui_click ui_screen_click(const struct ui_screen *screen, int cards, int column, int row)
{
    struct ui_click click = {.kind = UI_CLICK_NOTHING, .cell = column};
    for (int number = cards; number > 0; number--)
        if (click_in(&screen->places.hand[number - 1], column, row))
            return (struct ui_click){.kind = UI_CLICK_CARD, .number = number};
    if (click_in(&screen->places.table.deck, column, row))
        return (struct ui_click){.kind = UI_CLICK_DECK};
    int above = ui_lines(&screen->top), below = screen->rows - 1 - ui_lines(&screen->bottom);
    const struct buf *lines = row < above ? &screen->top : row >= below ? &screen->bottom : NULL;
    if (!lines)
        return click;
    const char *text = buf_text(lines) + ui_line_at(lines, row < above ? row : row - below);
    if (click_words(text, strcspn(text, "\n"), screen->columns, &click.cell, click.words,
                    sizeof(click.words)))
        click.kind = UI_CLICK_WORDS;
    return click;
}
