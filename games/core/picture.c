/*
 * Drawing that the games' pictures and lobby/ui share. See picture.h.
 */
#include "picture.h"

#include <string.h>

#include "style.h"
#include "tongue.h"

/* The look of a card by its short name: the first letter of a coloured card is its colour, the last
 * letter of any other is its suit. */
static const char *card_style(const char *name, const char **symbol)
{
    static const struct {
        char letter;
        const char *style, *symbol;
    } suits[] = {{'H', STYLE_RED, "♥"},
                 {'D', STYLE_BLUE, "♦"},
                 {'C', STYLE_GREEN, "♣"},
                 {'S', STYLE_SPADES, "♠"}};
    *symbol = NULL;
    switch (name[0]) {
    case 'R': return STYLE_RED;
    case 'G': return STYLE_GREEN;
    case 'B': return STYLE_BLUE;
    case 'Y': return STYLE_YELLOW;
    default: break;
    }
    size_t len = strlen(name);
    for (size_t i = 0; len >= 2 && len <= 3 && i < sizeof(suits) / sizeof(suits[0]); i++) {
        if (name[len - 1] == suits[i].letter) {
            *symbol = suits[i].symbol;
            return suits[i].style;
        }
    }
    return STYLE_BOLD;
}

void card_put(struct buf *out, const struct game_rules *rules, bool plain, card_t card)
{
    if (plain) {
        buf_puts(out, tr(rules->card_words(card)));
        return;
    }
    const char *name = rules->card_name(card), *symbol;
    buf_puts(out, card_style(name, &symbol));
    if (symbol) {
        buf_add(out, name, strlen(name) - 1);
        buf_puts(out, symbol);
    } else {
        buf_puts(out, name);
    }
    buf_puts(out, STYLE_NORMAL);
}

void cards_put(struct buf *out, const struct game_rules *rules, bool plain, const card_t *card,
               int n)
{
    for (int i = 0; i < n; i++) {
        if (i > 0)
            buf_puts(out, plain ? ", " : " ");
        card_put(out, rules, plain, card[i]);
    }
}

void count_put(struct buf *out, const char *name, int count)
{
    buf_printf(out, trn("%s: %d card.\n", "%s: %d cards.\n", count), tr(name), count);
}

int view_order(const struct game_view *view, int order[GAME_SEATS_MAX])
{
    int n = 0, step = view->direction == 2 ? view->seats - 1 : 1;
    for (int seat = view->viewer != 0 ? view->viewer : 1; n < view->seats;
         seat = (seat - 1 + step) % view->seats + 1)
        order[n++] = seat;
    return n;
}

int view_turn(const struct game_view *view)
{
    if (view_must(view, view->viewer))
        return view->viewer;
    for (int seat = 1; seat <= view->seats; seat++)
        if (view_must(view, seat))
            return seat;
    return 0;
}
