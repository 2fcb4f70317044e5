/*
 * Drawing that the games' pictures and lobby/ui share. See picture.h.
 */
#include "picture.h"

#include <string.h>

#include "cards.h"
#include "cell.h"
#include "style.h"
#include "tongue.h"

/* How a card looks in a row of text and on its face, and the symbol of its suit. */
struct card_look {
    char letter;
    const char *style, *face, *symbol;
};

/* The look of a card by its short name: the first letter of a coloured card is its colour, the last
 * letter of a standard card is its suit. */
static const struct card_look *picture_card_look(const char *name)
{
    static const struct card_look colours[] = {{'R', STYLE_RED, STYLE_FACE_RED, NULL},
                                               {'G', STYLE_GREEN, STYLE_FACE_GREEN, NULL},
                                               {'B', STYLE_BLUE, STYLE_FACE_BLUE, NULL},
                                               {'Y', STYLE_YELLOW, STYLE_FACE_YELLOW, NULL}},
                                  suits[] = {{'H', STYLE_RED, STYLE_FACE_RED, "♥"},
                                             {'D', STYLE_BLUE, STYLE_FACE_BLUE, "♦"},
                                             {'C', STYLE_GREEN, STYLE_FACE_GREEN, "♣"},
                                             {'S', STYLE_SPADES, STYLE_FACE_SPADES, "♠"}},
                                  wild = {0, STYLE_BOLD, STYLE_FACE_WILD, NULL};
    size_t len = strlen(name);
    for (size_t i = 0; i < sizeof(colours) / sizeof(colours[0]); i++)
        if (name[0] == colours[i].letter)
            return &colours[i];
    for (size_t i = 0; len >= 2 && len <= 3 && i < sizeof(suits) / sizeof(suits[0]); i++)
        if (name[len - 1] == suits[i].letter)
            return &suits[i];
    return &wild;
}

/* Writes the short name, with a symbol in place of the letter of a suit. */
static void picture_put_name(struct buf *out, const char *name, const struct card_look *look)
{
    buf_add(out, name, strlen(name) - (look->symbol ? 1 : 0));
    buf_puts(out, look->symbol ? look->symbol : "");
}

void picture_put_card(struct buf *out, bool plain, card_t card)
{
    if (plain) {
        buf_puts(out, tr(card_words(card)));
        return;
    }
    const char *name = card_name(card);
    const struct card_look *look = picture_card_look(name);
    buf_puts(out, look->style);
    picture_put_name(out, name, look);
    buf_puts(out, STYLE_NORMAL);
}

void picture_put_cards(struct buf *out, bool plain, const card_t *card, int n)
{
    for (int i = 0; i < n; i++) {
        if (i > 0)
            buf_puts(out, plain ? ", " : " ");
        picture_put_card(out, plain, card[i]);
    }
}

/* Writes the two rows inside a face: the upper one has the name on the left; the lower one has, on
 * the right, the rank, or what a card of Last One does. A long name takes both rows. */
static void picture_face_rows(const char *name, const struct card_look *look, struct buf *upper,
                              struct buf *lower)
{
    enum { INSIDE = FACE_COLUMNS - 2 };
    BUF_LOCAL text = {0};
    size_t len = strlen(name);
    bool coloured = look->letter != 0 && !look->symbol;
    picture_put_name(&text, name, look);
    buf_cell(upper, buf_text(&text), INSIDE);
    buf_clear(&text);
    if (len > INSIDE)
        buf_puts(&text, name + INSIDE);
    else if (look->symbol)
        buf_add(&text, name, len - 1);
    else
        buf_puts(&text, coloured || strcmp(name, "J+4") == 0 ? name + 1 : name);
    buf_cell_right(lower, buf_text(&text), INSIDE);
}

void picture_put_face(struct buf *out, card_t card, const char *name)
{
    const struct card_look *look = picture_card_look(card_name(card));
    buf_puts(out, look->face);
    if (look->symbol)
        picture_put_name(out, name, look);
    else
        buf_puts(out, name);
    buf_puts(out, STYLE_NORMAL);
}

void picture_draw_face(struct canvas *c, const struct face *face, card_t card)
{
    int bottom = face->row + face->rows - 1;
    int at = face->column + 1 + (face->columns - FACE_COLUMNS) / 2;
    BUF_LOCAL upper = {0}, lower = {0};
    const char *fill = card == CARD_HIDDEN ? "░" : " ";
    char style = 0;
    if (card != CARD_NONE && card != CARD_HIDDEN) {
        const char *name = card_name(card);
        const struct card_look *look = picture_card_look(name);
        style = look->face[1];
        picture_face_rows(name, look, &upper, &lower);
    }
    canvas_frame(c, face->row, face->column, face->rows, face->columns, face->frame, true);
    canvas_fill(c, face->row + 1, face->column + 1, bottom - 1, face->column + face->columns - 2,
                style, fill);
    canvas_text(c, face->row + 1, at, style, buf_text(&upper));
    if (face->rows > FACE_LOW)
        canvas_text(c, bottom - 1, at, style, buf_text(&lower));
}

void picture_put_choice(struct buf *out, const struct game_rules *rules, uint8_t choice)
{
    static const char *const styles[] = {
        [SUIT_CLUBS] = STYLE_GREEN,   [SUIT_DIAMONDS] = STYLE_BLUE, [SUIT_HEARTS] = STYLE_RED,
        [SUIT_SPADES] = STYLE_SPADES, [COLOR_RED] = STYLE_RED,      [COLOR_BLUE] = STYLE_BLUE,
        [COLOR_GREEN] = STYLE_GREEN,  [COLOR_YELLOW] = STYLE_YELLOW};
    bool styled = choice < sizeof(styles) / sizeof(styles[0]) && styles[choice];
    buf_printf(out, "%s%s%s", styled ? styles[choice] : "", tr(rules->choice_words(choice)),
               styled ? STYLE_NORMAL : "");
}

void picture_put_count(struct buf *out, const char *name, int count)
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

/* Whether an option has an effect. One that depends on the option `with` has an effect if `with` is
 * not at its default. NULL: it depends on none. */
static bool picture_option_holds(const struct game_rules *rules, const struct game_setup *setup,
                                 const char *with)
{
    for (int i = 0; with && rules->options[i].name; i++)
        if (strcmp(rules->options[i].name, with) == 0)
            return setup->option[i] != rules->options[i].def;
    return true;
}

void picture_put_terms(struct buf *out, const struct game_rules *rules,
                       const struct game_setup *setup)
{
    int n = 0;
    for (int i = 0; rules->options[i].name; i++) {
        const struct game_option *o = &rules->options[i];
        int value = (int)setup->option[i];
        const char *term = o->words                ? (o->terms ? o->terms[value] : NULL)
                           : value == 0 && o->none ? o->none
                                                   : o->term;
        if (!term || term[0] == '\0' || !picture_option_holds(rules, setup, o->with))
            continue;
        buf_puts(out, n++ > 0 ? ", " : "");
        const char *text = tr(term), *at = strstr(text, "%d");
        buf_add(out, text, at ? (size_t)(at - text) : strlen(text));
        if (at)
            buf_printf(out, "%d%s", value, at + 2);
    }
}

const struct game_question *picture_question(const struct game_rules *rules, const char *name)
{
    const struct game_question *asked = rules->picture ? rules->picture->questions : NULL;
    while (asked && asked->name && strcmp(asked->name, name) != 0)
        asked++;
    return asked && asked->name ? asked : NULL;
}
