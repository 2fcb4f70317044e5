/*
 * Looks. See look.h.
 */
#include "look.h"

#include <stddef.h>

/* Okabe and Ito's colours (doc/ux.md section 3): the nearest of the 256, the bright ones of the 16,
 * or what the 8 have. On a light background they are darker. Yellow is brown there, or left out
 * where there is no brown. With 256 colours every pair has a contrast of 4.5 or more. The first row
 * is the terminal's own colour. The rows from 'r' on have a colour of the letters and one of the
 * ground behind them. */
static const struct {
    char letter;
    const char *dark256, *dark16, *dark8, *light256, *light16;
} colours[] = {{0},
               {'R', "38;5;166", "91", "31", "38;5;160", "31"},
               {'G', "38;5;35", "92", "32", "38;5;28", "32"},
               {'B', "38;5;74", "94", "36", "38;5;25", "34"},
               {'Y', "38;5;221", "93", "33", "38;5;94", NULL},
               {'!', "38;5;178", "93", "33", "38;5;124", "31"},
               {'r', "38;5;16;48;5;166", "30;101", "37;41", "38;5;231;48;5;160", "37;41"},
               {'g', "38;5;16;48;5;35", "30;102", "30;42", "38;5;231;48;5;28", "30;42"},
               {'u', "38;5;16;48;5;74", "97;44", "30;46", "38;5;231;48;5;25", "37;44"},
               {'y', "38;5;16;48;5;221", "30;103", "30;43", "38;5;231;48;5;94", "30;43"},
               {'s', "38;5;16;48;5;252", "30;47", "30;47", "38;5;231;48;5;240", "37;40"},
               {'w', "38;5;16;48;5;175", "30;105", "30;45", "38;5;231;48;5;90", "37;45"},
               {'m', "38;5;16;48;5;35", "30;102", "30;42", "38;5;231;48;5;28", "30;42"},
               {'a', "38;5;16;48;5;214", "30;103", "30;43", "38;5;16;48;5;172", "30;43"},
               {'l', "38;5;231;48;5;24", "97;44", "37;44", "38;5;16;48;5;153", "30;46"}};

enum { COLOURS = sizeof(colours) / sizeof(colours[0]), GROUNDS = 6 /* the first with a ground */ };

uint8_t look_switch(uint8_t look, char letter)
{
    switch (letter) {
    case 'n': return 0;
    case 'b':
    case 't': return look | LOOK_BOLD;
    case 'd': return look | LOOK_DIM;
    case 'i': return look | LOOK_REVERSE;
    case 'S': return look % LOOK_COLOUR;
    default: break;
    }
    for (unsigned i = 1; i < COLOURS; i++)
        if (colours[i].letter == letter) {
            unsigned bold = letter == '!' ? LOOK_BOLD : 0;
            return (uint8_t)((i >= GROUNDS ? LOOK_BOLD : look % LOOK_COLOUR | bold) +
                             i * LOOK_COLOUR);
        }
    return look;
}

static const char *look_colour_code(const struct profile *profile, uint8_t look)
{
    int i = look / LOOK_COLOUR;

    if (profile->colours == 0)
        return NULL;
    if (profile->light)
        return profile->colours >= 256 ? colours[i].light256 : colours[i].light16;
    if (profile->colours >= 256)
        return colours[i].dark256;
    return profile->colours >= 16 ? colours[i].dark16 : colours[i].dark8;
}

uint8_t look_for(const struct profile *profile, uint8_t look)
{
    if (look < LOOK_COLOUR || look_colour_code(profile, look))
        return look;
    bool lit = colours[look / LOOK_COLOUR].letter == 'l';
    return (uint8_t)(look % LOOK_COLOUR | (lit ? LOOK_REVERSE : 0));
}

/* Whether the letters stand on a coloured ground. */
static bool look_has_ground(uint8_t look)
{
    return look / LOOK_COLOUR >= GROUNDS;
}

bool look_fills(uint8_t look)
{
    return look & LOOK_REVERSE || look_has_ground(look);
}

static void look_code(struct buf *out, int *n, const char *text)
{
    buf_printf(out, "%s%s", (*n)++ > 0 ? ";" : "", text);
}

void look_write(struct buf *out, const struct profile *profile, uint8_t from, uint8_t to)
{
    static const char *const codes[] = {"1", "2", "7"}; /* of BOLD, DIM and REVERSE */
    int n = 0;

    if (profile->kind == PROFILE_DUMB || from == to)
        return;
    buf_puts(out, "\x1b[");
    /* A reset is the only way to switch something off, such as a coloured ground. */
    if ((from & ~to) % LOOK_COLOUR != 0 || (from >= LOOK_COLOUR && to < LOOK_COLOUR) ||
        (look_has_ground(from) && !look_has_ground(to))) {
        if (to != 0)
            look_code(out, &n, "0");
        from = 0;
    }
    for (int i = 0; i < 3; i++)
        if ((to & ~from) >> i & 1)
            look_code(out, &n, codes[i]);
    if (to / LOOK_COLOUR != from / LOOK_COLOUR)
        look_code(out, &n, look_colour_code(profile, to));
    buf_putc(out, 'm');
}
