/*
 * Turns styled text into bytes. A line is read as items; each is a switch, or a character in its
 * form for this client. A row is first cut from the line, then written, so that no style leaks over
 * its end.
 */
#include "render.h"

#include <stdint.h>
#include <string.h>

#include "glyph.h"
#include "style.h"
#include "utf8.h"

enum item_kind { ITEM_NONE, ITEM_STYLE, ITEM_GLYPH };
struct item {
    enum item_kind kind;
    char letter;   /* of a switch */
    char bytes[4]; /* of a character */
    int len, cells;
};

struct line {
    struct buf *out;
    const struct profile *profile;
    const char *text;
    size_t len;
    uint8_t wanted; /* the look that the switches so far ask for */
    uint8_t shown;  /* the look that the written bytes have set */
};

/* Reads the item at *at and moves on. What the client must not get is an ITEM_NONE. */
static void render_next_item(const struct line *line, size_t *at, struct item *item)
{
    const char *text = line->text + *at;
    uint32_t point;
    int took;

    item->kind = ITEM_NONE;
    if (*text == STYLE_BYTE) {
        if (line->len - *at > 1) {
            item->kind = ITEM_STYLE;
            item->letter = text[1];
            ++*at;
        }
        ++*at;
        return;
    }
    if (*text >= ' ' && *text < 0x7f) { /* most text */
        item->kind = ITEM_GLYPH;
        item->bytes[0] = *text;
        item->len = item->cells = 1;
        ++*at;
        return;
    }
    took = utf8_decode(text, line->len - *at, &point);
    *at += took > 0 ? (size_t)took : 1;
    if (took <= 0 || !utf8_printable(point))
        return;
    item->kind = ITEM_GLYPH;
    if (point < 0x80 || line->profile->utf8) {
        memcpy(item->bytes, text, (size_t)took);
        item->len = took;
        item->cells = utf8_width(point);
    } else {
        item->len = item->cells = glyph_ascii(point, item->bytes);
    }
}

/* Switches the terminal to `look`. */
static void render_show_look(struct line *line, uint8_t look)
{
    look = look_for(line->profile, look);
    look_write(line->out, line->profile, line->shown, look);
    line->shown = look;
}

/* Writes the characters from `at` up to `end`; returns their cells. */
static int render_write_range(struct line *line, size_t at, size_t end)
{
    int cells = 0;

    while (at < end) {
        struct item item;
        size_t run = utf8_plain_run(line->text + at, end - at);

        if (run > 0) {
            render_show_look(line, line->wanted);
            buf_add(line->out, line->text + at, run);
            cells += (int)run;
            at += run;
            continue;
        }
        render_next_item(line, &at, &item);
        if (item.kind == ITEM_STYLE) {
            line->wanted = look_switch(line->wanted, item.letter);
        } else if (item.kind == ITEM_GLYPH) {
            render_show_look(line, line->wanted);
            buf_add(line->out, item.bytes, (size_t)item.len);
            cells += item.cells;
        }
    }
    render_show_look(line, 0);
    return cells;
}

/* Where a row of a line ends, and where the next row starts. Blanks between them are dropped. */
struct row {
    size_t end, next;
};

/* Cuts the row that starts at `at` and has room for `room` cells: at the last blank between words
 * that fits, else within the word. A blank that can be seen is part of a bar and counts as part of
 * a word. */
static struct row render_cut_row(const struct line *line, size_t at, int room)
{
    uint8_t look = line->wanted;
    struct row cut = {0, 0}; /* the best cut so far; `next` 0: there is none */
    size_t words_end = at;   /* after the last visible character */
    bool in_blanks = true, any = false;
    int cells = 0;

    while (at < line->len) {
        size_t start = at;
        struct item item;
        bool blank;

        render_next_item(line, &at, &item);
        if (item.kind == ITEM_STYLE)
            look = look_switch(look, item.letter);
        if (item.kind != ITEM_GLYPH)
            continue;
        blank = item.len == 1 && item.bytes[0] == ' ' && !look_fills(look);
        if (!blank && in_blanks && any)
            cut = (struct row){words_end, start};
        in_blanks = blank;
        if (!blank) {
            if (cells + item.cells > room && cells > 0 && room > 0)
                return cut.next > 0 ? cut : (struct row){any ? start : words_end, start};
            words_end = at;
            any = true;
        }
        cells += item.cells;
    }
    return (struct row){words_end, line->len};
}

/* Where the rows after the first one begin: at the mark, else two cells to the right of the first
 * row's words. */
static int render_indent_of(const struct line *line)
{
    struct item item;
    int cells = 0, blanks = 0;
    bool words = false;

    for (size_t at = 0; at < line->len;) {
        render_next_item(line, &at, &item);
        if (item.kind == ITEM_STYLE && item.letter == STYLE_HANG[1])
            return cells;
        words = words || (item.kind == ITEM_GLYPH && item.len > 0 && item.bytes[0] != ' ');
        if (item.kind == ITEM_GLYPH) {
            cells += item.cells;
            blanks += words ? 0 : item.cells;
        }
    }
    return blanks + 2;
}

/* Whether the rest of a line is one row: it has no more bytes than there are cells, so it fits even
 * if each byte is a cell, and its last character can be seen. */
static bool render_is_last_row(const struct line *line, size_t from, int room)
{
    size_t len = line->len - from;

    return len > 1 && (room <= 0 || len <= (size_t)room) && line->text[line->len - 1] > ' ' &&
           line->text[line->len - 1] < 0x7f && line->text[line->len - 2] != STYLE_BYTE;
}

/* The columns at which lines are wrapped; 0: never. */
static int render_columns_of(const struct profile *profile)
{
    return profile->unwrapped ? 0 : profile->columns;
}

bool render_row_next(const struct profile *profile, const char *text, size_t len,
                     struct render_row *row)
{
    struct line line = {.profile = profile, .text = text, .len = len, .wanted = row->next_look};
    int columns = render_columns_of(profile);

    if (row->begun && row->next >= len)
        return false;
    row->from = row->next;
    row->look = row->next_look;
    row->indent = row->next_indent;
    int room = columns > 0 ? columns - row->indent : 0;
    if (render_is_last_row(&line, row->from, room)) {
        row->to = row->next = len;
        row->begun = true;
        return true;
    }
    struct row cut = render_cut_row(&line, row->from, room);
    row->to = cut.end;
    row->next = cut.next;
    /* Switches among the dropped blanks still apply. */
    for (size_t at = row->from; at < cut.next;) {
        struct item item;

        render_next_item(&line, &at, &item);
        if (item.kind == ITEM_STYLE)
            row->next_look = look_switch(row->next_look, item.letter);
    }
    if (!row->begun && cut.next < len) {
        row->next_indent = render_indent_of(&line);
        if (row->next_indent > columns / 2)
            row->next_indent = columns / 2;
    }
    row->begun = true;
    return true;
}

/* Whether the line ends after its first `run` bytes, which are plain. Then every client gets it as
 * it is. Most lines are like this. */
static bool render_is_plain(const struct profile *profile, const char *text, size_t len, size_t run)
{
    size_t columns = (size_t)render_columns_of(profile);

    return run > 0 && run < len && text[run] == '\n' && text[run - 1] != ' ' &&
           (columns == 0 || run <= columns);
}

/* Whether the line is certainly one row, which saves looking at its words: it fits even if every
 * byte beyond ASCII takes two cells, and it has no blank at its end that might have to be dropped
 * (one in a bar would stay). */
static bool render_is_one_row(const struct line *line)
{
    size_t columns = (size_t)render_columns_of(line->profile), cells = 0;
    uint8_t look = line->wanted;
    bool blank = false;

    if (columns > 0 && line->len > 4 * columns)
        return false;
    for (size_t at = 0; at < line->len;) {
        size_t run = utf8_plain_run(line->text + at, line->len - at);

        at += run;
        cells += run;
        if (run > 0) {
            blank = line->text[at - 1] == ' ' && !look_fills(look);
        } else if ((unsigned char)line->text[at] >= 0x80) {
            blank = true; /* it may be a blank, or nothing that can be seen */
            cells += 2;
            at++;
        } else if (line->text[at] == STYLE_BYTE && line->len - at > 1) {
            look = look_switch(look, line->text[at + 1]);
            at += 2;
        } else {
            return false;
        }
    }
    return !blank && (columns == 0 || cells <= columns);
}

static void render_line(struct line *line)
{
    struct render_row row = {.begun = false};

    if (render_is_one_row(line)) {
        render_write_range(line, 0, line->len);
        buf_puts(line->out, "\r\n");
        return;
    }
    while (render_row_next(line->profile, line->text, line->len, &row)) {
        for (int i = 0; i < row.indent; i++)
            buf_putc(line->out, ' ');
        line->wanted = row.look;
        render_write_range(line, row.from, row.to);
        buf_puts(line->out, "\r\n");
    }
}

bool render_text(struct buf *out, const struct profile *profile, const char *text, size_t len)
{
    buf_reserve(out, len + len / 16); /* each line end takes one byte more than in the text */
    while (len > 0) {
        size_t before = out->len, run = utf8_plain_run(text, len);

        if (render_is_plain(profile, text, len, run)) {
            char *line = buf_more(out, run + 2);
            if (line) {
                memcpy(line, text, run);
                memcpy(line + run, "\r\n", 2);
            }
        } else {
            const char *newline = memchr(text + run, '\n', len - run);
            run = newline ? (size_t)(newline - text) : len;
            render_line(&(struct line){.out = out, .profile = profile, .text = text, .len = run});
        }
        if (out->overflow) {
            out->len = before;
            if (out->data)
                out->data[before] = '\0';
            return false;
        }
        run += run < len; /* the line's end */
        text += run;
        len -= run;
    }
    return true;
}

static bool render_profile_same(const struct profile *a, const struct profile *b)
{
    return a->kind == b->kind && a->colours == b->colours && a->utf8 == b->utf8 &&
           a->light == b->light && a->columns == b->columns && a->unwrapped == b->unwrapped;
}

void render_again(struct buf *out, const struct profile *profile, struct render_many *many)
{
    if (many->bytes.len == 0 || !render_profile_same(profile, &many->profile)) {
        buf_clear(&many->bytes);
        render_text(&many->bytes, profile, many->text, many->len);
        many->profile = *profile;
    }
    buf_add(out, many->bytes.data, many->bytes.len);
}

int render_prompt(struct buf *out, const struct profile *profile, const char *text, size_t len)
{
    struct line line = {.out = out, .profile = profile, .text = text, .len = len};

    return render_write_range(&line, 0, len);
}
