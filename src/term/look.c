/*
 * Looks. See look.h.
 */
#include "look.h"

#include <stddef.h>

void look_switch(struct look *look, char letter)
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
    case 'r':
    case 'g':
    case 'u':
    case 'y':
    case 's':
    case 'w':
    case 'm':
    case 'a':
    case 'l': *look = (struct look){.bold = true, .colour = letter}; break;
    default: break;
    }
}

/* Okabe and Ito's colours (doc/ux.md section 3): the nearest of the 256, the bright ones of the 16,
 * or what the 8 have. On a light background they are darker. Yellow is brown there, or left out
 * where there is no brown. With 256 colours every pair has a contrast of 4.5 or more. */
static const struct colour {
    char letter;
    const char *dark256, *dark16, *dark8, *light256, *light16;
} colours[] = {{'R', "38;5;166", "91", "31", "38;5;160", "31"},
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

static const char *look_colour_code(const struct profile *profile, char letter)
{
    for (size_t i = 0; profile->colours > 0 && i < sizeof(colours) / sizeof(colours[0]); i++) {
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

struct look look_for(const struct profile *profile, struct look look)
{
    if (look.colour != 0 && !look_colour_code(profile, look.colour)) {
        look.reverse = look.reverse || look.colour == 'l';
        look.colour = 0;
    }
    return look;
}

/* Whether this is a colour of letters on a ground. */
static bool look_has_ground(char letter)
{
    return letter >= 'a';
}

bool look_fills(struct look look)
{
    return look.reverse || look_has_ground(look.colour);
}

static bool look_same(struct look a, struct look b)
{
    return a.bold == b.bold && a.dim == b.dim && a.reverse == b.reverse && a.colour == b.colour;
}

static void look_code(struct buf *out, int *n, const char *text)
{
    buf_printf(out, "%s%s", (*n)++ > 0 ? ";" : "", text);
}

void look_write(struct buf *out, const struct profile *profile, struct look from, struct look to)
{
    int n = 0;

    if (profile->kind == PROFILE_DUMB || look_same(from, to))
        return;
    buf_puts(out, "\x1b[");
    /* A reset is the only way to switch something off, such as a coloured ground. */
    if ((from.bold && !to.bold) || (from.dim && !to.dim) || (from.reverse && !to.reverse) ||
        (from.colour != 0 && to.colour == 0) ||
        (look_has_ground(from.colour) && !look_has_ground(to.colour))) {
        if (!look_same(to, (struct look){.bold = false}))
            look_code(out, &n, "0");
        from = (struct look){.bold = false};
    }
    if (to.bold && !from.bold)
        look_code(out, &n, "1");
    if (to.dim && !from.dim)
        look_code(out, &n, "2");
    if (to.reverse && !from.reverse)
        look_code(out, &n, "7");
    if (to.colour != from.colour)
        look_code(out, &n, look_colour_code(profile, to.colour));
    buf_putc(out, 'm');
}
