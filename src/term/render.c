/*
 * Styled text to bytes. A line is read as items (a switch, or a character with its form for this
 * client); rows are cut from it first, then written, so that a style never leaks over a row's end.
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

struct look {
    bool bold, dim, reverse;
    char colour; /* the switch's letter, 0 for the terminal's own */
};

struct line {
    struct buf *out;
    const struct profile *profile;
    const char *text;
    size_t len;
    struct look wanted; /* by the switches so far */
    struct look shown;  /* by what was written so far */
};

/* Reads the item at *at and moves on; what the client must not see is ITEM_NONE. */
static void next_item(const struct line *line, size_t *at, struct item *item)
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

static void switch_look(struct look *look, char letter)
{
    switch (letter) {
    case 'n': *look = (struct look){.bold = false}; break;
    case 'b':
    case 't': look->bold = true; break;
    case 'd': look->dim = true; break;
    case 'i': look->reverse = true; break;
    case '!':
        look->bold = true;
        look->colour = letter;
        break;
    case 'R':
    case 'G':
    case 'B':
    case 'Y': look->colour = letter; break;
    case 'S': look->colour = 0; break;
    default: break;
    }
}

/* Okabe and Ito's colours, nearest of the 256; of the 16 the bright ones; of 8 what there is. On a
 * light background yellow has no contrast and becomes reverse video, blue a darker one (ux.md
 * section 3). */
static const struct colour {
    char letter;
    const char *dark256, *dark16, *dark8, *light256, *light16;
} colours[] = {{'R', "38;5;166", "91", "31", "38;5;166", "31"},
               {'G', "38;5;35", "92", "32", "38;5;35", "32"},
               {'B', "38;5;74", "94", "36", "38;5;25", "34"},
               {'Y', "38;5;221", "93", "33", "7", "7"},
               {'!', "38;5;178", "93", "33", "7", "7"}};

static const char *colour_code(const struct profile *profile, char letter)
{
    for (size_t i = 0; profile->colours > 0 && i < sizeof colours / sizeof colours[0]; i++) {
        const struct colour *c = &colours[i];

        if (c->letter != letter)
            continue;
        if (profile->light)
            return profile->colours >= 256 ? c->light256 : c->light16;
        if (profile->colours >= 256)
            return c->dark256;
        return profile->colours >= 16 ? c->dark16 : c->dark8;
    }
    return NULL;
}

/* Writes the SGR sequence from what is shown to `look`. */
static void show_look(struct line *line, struct look look)
{
    const char *colour = colour_code(line->profile, look.colour);

    if (colour == NULL)
        look.colour = 0;
    if (line->profile->kind == PROFILE_DUMB ||
        (look.bold == line->shown.bold && look.dim == line->shown.dim &&
         look.reverse == line->shown.reverse && look.colour == line->shown.colour))
        return;
    line->shown = look;
    buf_puts(line->out, "\x1b[0");
    if (look.bold)
        buf_puts(line->out, ";1");
    if (look.dim)
        buf_puts(line->out, ";2");
    if (look.reverse)
        buf_puts(line->out, ";7");
    if (colour != NULL)
        buf_printf(line->out, ";%s", colour);
    buf_putc(line->out, 'm');
}

/* Writes the characters from `at` up to `end`; returns their cells. */
static int write_range(struct line *line, size_t at, size_t end)
{
    int cells = 0;

    while (at < end) {
        struct item item;

        next_item(line, &at, &item);
        if (item.kind == ITEM_STYLE) {
            switch_look(&line->wanted, item.letter);
        } else if (item.kind == ITEM_GLYPH) {
            show_look(line, line->wanted);
            buf_add(line->out, item.bytes, (size_t)item.len);
            cells += item.cells;
        }
    }
    show_look(line, (struct look){.bold = false});
    return cells;
}

/* A row of a line: what is written of it, and where the next one starts. */
struct row {
    size_t end, next;
};

/* Cuts the row that starts at `at` and has `room` cells: at the last blank between words that fits,
 * else in the word. A blank in reverse video is part of a bar and counts as a word's. */
static struct row cut_row(const struct line *line, size_t at, int room)
{
    struct look look = line->wanted;
    struct row cut = {0, 0}; /* the best place so far; next 0: none */
    size_t words_end = at;   /* behind the last character that shows */
    bool in_blanks = true, any = false;
    int cells = 0;

    while (at < line->len) {
        size_t start = at;
        struct item item;
        bool blank;

        next_item(line, &at, &item);
        if (item.kind == ITEM_STYLE)
            switch_look(&look, item.letter);
        if (item.kind != ITEM_GLYPH)
            continue;
        blank = item.len == 1 && item.bytes[0] == ' ' && !look.reverse;
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

/* Blanks before the first word. */
static int indent_of(const struct line *line)
{
    struct item item;
    int blanks = 0;

    for (size_t at = 0; at < line->len;) {
        next_item(line, &at, &item);
        if (item.kind == ITEM_GLYPH && item.bytes[0] != ' ')
            break;
        if (item.kind == ITEM_GLYPH)
            blanks++;
    }
    return blanks;
}

static void render_line(struct line *line)
{
    int columns = line->profile->columns, indent = 0;
    size_t at = 0;

    do {
        struct row row = cut_row(line, at, columns > 0 ? columns - indent : 0);

        for (int i = 0; i < indent; i++)
            buf_putc(line->out, ' ');
        write_range(line, at, row.end);
        buf_puts(line->out, "\r\n");
        /* The switches among the blanks that are left out still count. */
        for (at = row.end; at < row.next;) {
            struct item item;

            next_item(line, &at, &item);
            if (item.kind == ITEM_STYLE)
                switch_look(&line->wanted, item.letter);
        }
        if (indent == 0) {
            indent = indent_of(line) + 2;
            if (indent > columns / 2)
                indent = columns / 2;
        }
    } while (at < line->len);
}

bool render_text(struct buf *out, const struct profile *profile, const char *text, size_t len)
{
    while (len > 0) {
        const char *newline = memchr(text, '\n', len);
        struct line line = {.out = out, .profile = profile, .text = text, .len = len};
        size_t before = out->len;

        if (newline != NULL)
            line.len = (size_t)(newline - text);
        render_line(&line);
        if (out->overflow) {
            out->len = before;
            if (out->data != NULL)
                out->data[before] = '\0';
            return false;
        }
        text += line.len;
        len -= line.len;
        if (newline != NULL) {
            text++;
            len--;
        }
    }
    return true;
}

int render_prompt(struct buf *out, const struct profile *profile, const char *text, size_t len)
{
    struct line line = {.out = out, .profile = profile, .text = text, .len = len};

    return write_range(&line, 0, len);
}
