/*
 * See position.h.
 */
#include "position.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "utf8.h"

const char *const position_no_yes[] = {"no", "yes", NULL};

void position_start(struct position_writer *w, char *out, size_t cap)
{
    w->out = out;
    w->cap = cap;
    w->len = 0;
    if (cap > 0)
        out[0] = '\0';
}

__attribute__((format(printf, 2, 0))) static void position_put_it(struct position_writer *w,
                                                                  const char *format, va_list args)
{
    size_t room = w->len < w->cap ? w->cap - w->len : 0;
    char *out = room > 0 ? w->out + w->len : NULL;
    size_t n = (size_t)vsnprintf(out, room, format, args);

    if (n >= room && room > 0)
        out[utf8_cut(out, room - 1)] = '\0';
    w->len += n;
}

void position_put(struct position_writer *w, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    position_put_it(w, format, args);
    va_end(args);
}

void position_say(struct position_writer *w, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    position_put_it(w, tr(format), args);
    va_end(args);
}

void position_put_text(struct position_writer *w, const char *text)
{
    size_t n = strlen(text), room = w->len < w->cap ? w->cap - w->len : 0;

    if (room > 0) {
        size_t fits = n < room ? n : room - 1;

        memcpy(w->out + w->len, text, fits);
        w->out[w->len + fits] = '\0';
    }
    w->len += n;
}

void position_put_cards(struct position_writer *w, const card_t *card, int n)
{
    for (int i = 0; i < n; i++) {
        position_put_text(w, " ");
        position_put_text(w, card_name(card[i]));
    }
    position_put_text(w, "\n");
}

void position_put_seats(struct position_writer *w, const char *key, uint16_t seats)
{
    position_put(w, "%s:", key);
    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        if (seats >> s & 1)
            position_put(w, " %d", s);
    position_put(w, "\n");
}
