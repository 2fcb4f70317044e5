/*
 * What a click on a screen hits.
 */
#include <string.h>

#include "style.h"
#include "ui_private.h"
#include "ui_screen.h"
#include "utf8.h"

static bool click_in(const struct scene_spot *spot, int column, int row)
{
    return row >= spot->row && row < spot->row + spot->rows && column >= spot->column &&
           column < spot->column + spot->columns;
}

/* The cells of the first `len` bytes of a styled text. */
static int click_cells(const char *text, size_t len)
{
    BUF_LOCAL part = {0};
    buf_add(&part, text, len);
    return ui_shown_cells(buf_text(&part));
}

/* Of several words with two blanks between them, copies those around a cell; `cell` then counts
 * from their first one. */
static void click_part(const char *words, size_t len, int *cell, char *out, size_t cap)
{
    size_t from = 0;
    for (size_t i = 0; i + 1 < len; i++) {
        if (words[i] != ' ' || words[i + 1] != ' ')
            continue;
        if (click_cells(words, i) > *cell) {
            len = i;
            break;
        }
        while (i + 1 < len && words[i + 1] == ' ')
            i++;
        from = i + 1;
    }
    if (from > 0)
        *cell -= click_cells(words, from);
    BUF_LOCAL part = {0};
    buf_add(&part, words + from, len - from);
    utf8_copy(buf_text(&part), out, cap);
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
            right = columns - click_cells(text, len);
            right = right < 0 ? 0 : right;
        }
        if (memcmp(text + i, STYLE_TYPE, mark) != 0)
            continue;
        size_t from = i + mark, to = from;
        while (to < len && text[to] != STYLE_BYTE)
            to++;
        int first = click_cells(text, from) + right, cells = click_cells(text + from, to - from);
        if (*column >= first && *column < first + cells) {
            *column -= first;
            click_part(text + from, to - from, column, out, cap);
            return true;
        }
    }
    return false;
}

/* The start of a row of styled lines, and its length in `len`; NULL: there is none. */
static const char *click_row(const struct buf *lines, int row, size_t *len)
{
    const char *text = buf_text(lines);
    for (; row > 0 && *text != '\0'; row--) {
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    *len = strcspn(text, "\n");
    return row == 0 && *text != '\0' ? text : NULL;
}

void ui_screen_click(const struct ui_screen *screen, int cards, int column, int row,
                     struct ui_click *out)
{
    *out = (struct ui_click){.kind = UI_CLICK_NOTHING};
    for (int number = cards; number > 0; number--) {
        if (click_in(&screen->places.hand[number - 1], column, row)) {
            *out = (struct ui_click){.kind = UI_CLICK_CARD, .number = number};
            return;
        }
    }
    if (click_in(&screen->places.table.deck, column, row)) {
        out->kind = UI_CLICK_DECK;
        return;
    }
    int above = ui_lines(&screen->top), below = screen->rows - 1 - ui_lines(&screen->bottom);
    size_t len;
    const char *text = row < above    ? click_row(&screen->top, row, &len)
                       : row >= below ? click_row(&screen->bottom, row - below, &len)
                                      : NULL;
    out->cell = column;
    if (text && click_words(text, len, screen->columns, &out->cell, out->words, sizeof(out->words)))
        out->kind = UI_CLICK_WORDS;
}
