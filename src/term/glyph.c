/*
 * The ASCII forms of characters.
 */
#include "glyph.h"

#include <stddef.h>
#include <string.h>

#include <utf8proc.h>

#include "utf8.h"

/* Each ASCII character, and the symbols that it stands for. No meaning depends on a symbol alone,
 * so one that looks like nothing in ASCII (a stop watch) becomes a blank. */
static const struct {
    const char *ascii;
    const char *symbols;
} likeness[] = {{"-", "─━┄┅┈┉╌╴╶‐‑‒–—−↔"},
                {"|", "│┃┆┇┊┋╎║╵╷"},
                {"=", "═"},
                {"+", "┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫✓✔"},
                {">", "→▶▸►⇒➜›»"},
                {"<", "←◀◂◄⇐‹«"},
                {"^", "↑▲△▴⇑"},
                {"v", "↓▼▽▾⇓"},
                {"S", "♠♤"},
                {"H", "♥♡"},
                {"D", "♦♢"},
                {"C", "♣♧"},
                {"#", "░▒▓█▀▄▌▐■□▪▫"},
                {".", "·…∙╭╮"},
                {"*", "•●○◆◇★☆"},
                {"x", "×✗✘✕⚔"},
                {"'", "‘’‚′╰╯"},
                {"\"", "“”„″"},
                {" ", "⏱"}};

/* The ASCII letter of a letter with accents; 0: there is none. */
static char glyph_base_letter(uint32_t point)
{
    utf8proc_int32_t parts[8];
    int boundary = 0;
    utf8proc_ssize_t count = utf8proc_decompose_char(
        (utf8proc_int32_t)point, parts, 8, UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE, &boundary);

    if (count < 1 || count > 8 || parts[0] < ' ' || parts[0] > '~')
        return 0;
    for (utf8proc_ssize_t i = 1; i < count; i++)
        if (utf8_width((uint32_t)parts[i]) != 0)
            return 0;
    return (char)parts[0];
}

int glyph_ascii(uint32_t point, char out[2])
{
    int cells = utf8_width(point);
    char letter, symbol[5];

    if (cells <= 0)
        return 0;
    symbol[utf8_encode(point, symbol)] = '\0';
    for (size_t i = 0; i < sizeof(likeness) / sizeof(likeness[0]); i++) {
        if (strstr(likeness[i].symbols, symbol)) {
            memset(out, likeness[i].ascii[0], (size_t)cells);
            return cells;
        }
    }
    letter = glyph_base_letter(point);
    memset(out, letter != 0 && cells == 1 ? letter : '?', (size_t)cells);
    return cells;
}
