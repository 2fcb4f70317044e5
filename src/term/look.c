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
    default: break;
    }
}

/* Okabe and Ito's colours: the nearest of the 256, the bright ones of the 16, or what the 8 have.
 * On a light background yellow has no contrast, so it becomes reverse video, and blue is a darker
 * one (doc/ux.md section 3). */
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
    if (!colour_code(profile, look.colour))
        look.colour = 0;
    return look;
}

static bool look_same(struct look a, struct look b)
{
    return a.bold == b.bold && a.dim == b.dim && a.reverse == b.reverse && a.colour == b.colour;
}

static void code(struct buf *out, int *n, const char *text)
{
    buf_printf(out, "%s%s", (*n)++ > 0 ? ";" : "", text);
}

void look_write(struct buf *out, const struct profile *profile, struct look from, struct look to)
{
    int n = 0;

    if (profile->kind == PROFILE_DUMB || look_same(from, to))
        return;
    buf_puts(out, "\x1b[");
    /* Only a reset switches something off, also a colour that was replaced by reverse video. */
    if ((from.bold && !to.bold) || (from.dim && !to.dim) || (from.reverse && !to.reverse) ||
        (from.colour != to.colour && from.colour != 0 && (to.colour == 0 || profile->light))) {
        if (!look_same(to, (struct look){.bold = false}))
            code(out, &n, "0");
        from = (struct look){.bold = false};
    }
    if (to.bold && !from.bold)
        code(out, &n, "1");
    if (to.dim && !from.dim)
        code(out, &n, "2");
    if (to.reverse && !from.reverse)
        code(out, &n, "7");
    if (to.colour != from.colour)
        code(out, &n, colour_code(profile, to.colour));
    buf_putc(out, 'm');
}
