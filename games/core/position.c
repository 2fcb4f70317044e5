/*
 * See position.h.
 */
#include "position.h"

const char *const position_no_yes[] = {"no", "yes", NULL};

void position_say(struct buf *out, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    buf_vprintf(out, tr(format), args);
    va_end(args);
}

void position_put_cards(struct buf *out, const card_t *card, int n)
{
    for (int i = 0; i < n; i++) {
        buf_puts(out, " ");
        buf_puts(out, card_name(card[i]));
    }
    buf_puts(out, "\n");
}

void position_put_seats(struct buf *out, const char *key, uint16_t seats)
{
    buf_puts(out, key);
    buf_putc(out, ':');
    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        if (seats >> s & 1)
            buf_number(out, s, 2);
    buf_puts(out, "\n");
}
