/*
 * The numbered hand, which is sorted but keeps its numbers while its owner has to move. Also finds
 * the card for a typed number.
 */
#include <ctype.h>

#include "cards.h"
#include "ui_private.h"
#include "words.h"

enum { HAND_CELLS = CARD_CELLS + 5 };

void ui_cards_sort(card_t *card, int n, int (*order)(card_t card))
{
    for (int i = 1; i < n; i++) {
        card_t one = card[i];
        int at = i;
        for (; at > 0 && order(card[at - 1]) > order(one); at--)
            card[at] = card[at - 1];
        card[at] = one;
    }
}

void ui_hand_update(struct ui_hand *hand, const struct table_info *info,
                    const struct game_view *view, const char *sort)
{
    uint8_t left[256] = {0}; /* how many of each card in the view have no number yet */
    for (int i = 0; i < view->nhand; i++)
        left[view->hand[i].card]++;
    bool mine = view->viewer != 0 && (view->must >> view->viewer & 1) != 0;
    bool same = hand->table == info->number && hand->game == info->game;
    bool waits = info->frozen[0] != '\0'; /* a frozen table: the turn goes on when the table does */
    bool fixed = same && (waits || (mine && hand->serial == view->serial));
    int kept = 0;
    for (int i = 0; same && i < hand->n; i++) {
        if (left[hand->card[i]] > 0) {
            left[hand->card[i]]--;
            hand->card[kept++] = hand->card[i];
        }
    }
    for (int i = 0; i < view->nhand; i++) {
        if (left[view->hand[i].card] > 0) {
            left[view->hand[i].card]--;
            hand->card[kept++] = view->hand[i].card;
        }
    }
    hand->n = (uint8_t)kept;
    hand->table = info->number;
    hand->game = info->game;
    bool by_value = info->rules->value_order && !(sort && strcmp(sort, "suit") == 0);
    if (!fixed)
        ui_cards_sort(hand->card, hand->n, by_value ? info->rules->value_order : card_order);
    if (!waits)
        hand->serial = mine ? view->serial : 0;
}

/* How many words at the start of `text` name a card, as in "red 5"; 0: none. A number alone is a
 * number of the hand, except in "7 of hearts". */
static int hand_name_words(const char *text)
{
    struct words words;
    card_t card;
    if (!words_split(&words, text) || (words_number(&words, 0) >= 0 && !words_is(&words, 1, "of")))
        return 0;
    return card_parse_any(&words, 0, &card);
}

/* Whether a move with this first word names cards, perhaps by their numbers: a bare number, a card,
 * or a verb that takes cards. */
static bool hand_names_cards(const char *text, size_t len)
{
    return words_listed("play p put lay keep take", text, len) || isdigit((unsigned char)text[0]) ||
           hand_name_words(text) > 0;
}

const char *ui_hand_cards(const struct ui_hand *hand, const char *typed, char *out, size_t cap,
                          char *why, size_t whycap)
{
    static const char blanks[] = " \t,";
    BUF_LOCAL text = {.max = cap - 1};
    bool other = false, cards = false; /* `other`: the next number is not one of the hand */
    int whole = 0;                     /* how many words from here on name one card */
    for (size_t len; typed += strspn(typed, blanks), (len = strcspn(typed, blanks)) > 0;
         typed += len) {
        bool number = strspn(typed, "0123456789") == len;
        /* in an empty hand a number belongs to the game (a life that lies face down) */
        if (text.len == 0)
            cards = hand->n > 0 && hand_names_cards(typed, len);
        if (cards && whole == 0)
            whole = hand_name_words(typed);
        if (text.len > 0)
            buf_putc(&text, ' ');
        if (cards && number && whole == 0 && !other) {
            long n = len <= 3 ? strtol(typed, NULL, 10) : 0;
            if (n < 1 || n > hand->n) {
                if (hand->n == 1)
                    utf8_copy(tr("You have only one card. Type `hand` to see it."), why, whycap);
                else
                    utf8_printf(why, whycap,
                                tr("You have no card %.*s. Type a number from 1 to %d, or `hand`."),
                                (int)(len < 9 ? len : 9), typed, hand->n);
                return why;
            }
            buf_printf(&text, "%s%s", text.len == 0 ? "play " : "", card_name(hand->card[n - 1]));
        } else {
            buf_add(&text, typed, len);
        }
        whole -= whole > 0;
        other = (len == 2 && strncasecmp(typed, "to", 2) == 0) || typed[len - 1] == '+';
    }
    utf8_copy(buf_text(&text), out, cap);
    return text.overflow ? tr("That is longer than any move is, so nothing was played.") : NULL;
}

int ui_hand_plays(const struct game_view *view, card_t card)
{
    for (int i = 0; i < view->nhand; i++)
        if (view->hand[i].card == card && view->hand[i].playable != GAME_UNPLAYABLE)
            return view->hand[i].playable;
    return GAME_UNPLAYABLE;
}

bool ui_hand_playable(const struct game_view *view, card_t card)
{
    return ui_hand_plays(view, card) != GAME_UNPLAYABLE;
}

bool ui_some_playable(const struct game_view *view)
{
    bool some = false;
    for (int i = 0; i < view->nhand; i++)
        some = some || view->hand[i].playable != GAME_UNPLAYABLE;
    return some;
}

/* ---- The hand as it is shown ---- */

/* How a card of the hand stands out. */
struct state {
    bool turn, playable, risky, marked, cursor;
};

static struct state hand_state_of(const struct ui_viewer *viewer, const struct game_view *view,
                                  const struct ui_hand *hand, int i)
{
    const struct ui_picks *picks = viewer->picks;
    int number = i + 1, plays = ui_hand_plays(view, hand->card[i]);
    return (struct state){.turn = view_must(view, view->viewer),
                          .playable = plays != GAME_UNPLAYABLE,
                          .risky = plays >= GAME_BLUFF,
                          .marked = picks && (picks->marked[number / 8] >> number % 8 & 1) != 0,
                          .cursor = picks && picks->cursor == number};
}

static char hand_mark_of(const struct state *state)
{
    return state->marked ? '+' : state->risky ? '?' : state->playable ? '*' : ' ';
}

/* Writes a card with its mark and its number, padded to `cells`. */
static void hand_put_card(struct buf *out, const struct state *state, int number, int cells,
                          card_t card)
{
    buf_puts(out, state->cursor ? STYLE_LIT : "");
    if (cells > 1 || !state->cursor) /* else the sign of the cursor takes the place of the mark */
        buf_putc(out, hand_mark_of(state));
    buf_puts(out, state->cursor ? "" : STYLE_DIM);
    buf_number(out, number, cells);
    buf_puts(out, STYLE_NORMAL " ");
    buf_puts(out, state->playable || state->cursor ? STYLE_BOLD : state->turn ? STYLE_DIM : "");
    picture_put_card(out, false, card);
}

static int hand_card_cells(card_t card)
{
    return (int)strlen(card_name(card)); /* the symbol of a suit is as wide as its letter */
}

/* Moves on to the column of the next card, and to the next row if this one has no room for it. */
static void hand_next_column(int *row, int *column, int columns, card_t card)
{
    int from = ++*column * HAND_CELLS;
    if (from + HAND_CELLS <= columns &&
        from + HAND_CELLS - CARD_CELLS + hand_card_cells(card) <= columns)
        return;
    ++*row;
    *column = 0;
}

/* Writes the first `n` cards of the hand in columns, and how many more there are. Each number has
 * its own place, so that little has to be sent when a hand changes. */
static void hand_put_columns(struct buf *out, const struct ui_sight *s, int n,
                             struct ui_places *places)
{
    int columns = s->viewer->columns >= 20 ? s->viewer->columns : 80, gap = 0;
    for (int i = 0, row = 0, column = -1, was = 0; i < n; i++, was = row) {
        struct state state = hand_state_of(s->viewer, s->view, s->hand, i);
        hand_next_column(&row, &column, columns, s->hand->card[i]);
        if (row > was) {
            buf_putc(out, '\n');
            gap = 0;
        }
        for (; gap > 0; gap--)
            buf_putc(out, ' ');
        buf_putc(out, state.cursor ? '>' : ' ');
        hand_put_card(out, &state, i + 1, 2, s->hand->card[i]);
        gap = CARD_CELLS - hand_card_cells(s->hand->card[i]);
        if (places)
            places->hand[i] =
                (struct scene_spot){row, column * HAND_CELLS, 1, HAND_CELLS - (gap > 0 ? gap : 0)};
    }
    if (n < s->hand->n)
        buf_printf(out, "%*s+%d", gap + 1, "", s->hand->n - n);
    if (s->hand->n > 0)
        buf_putc(out, '\n');
}

/* Writes a large hand on a small screen: cards follow each other without columns. */
static void hand_put_close(struct buf *out, const struct ui_sight *s, struct ui_places *places)
{
    int row = 0, column = 0;
    for (int i = 0; i < s->hand->n; i++) {
        struct state state = hand_state_of(s->viewer, s->view, s->hand, i);
        int cells = 2 + (int)strlen(CELL_NUMBER(i + 1)) + hand_card_cells(s->hand->card[i]);
        if (column > 0 && column + cells > s->viewer->columns) {
            buf_putc(out, '\n');
            row++;
            column = 0;
        }
        buf_puts(out, state.cursor ? ">" : "");
        hand_put_card(out, &state, i + 1, 1, s->hand->card[i]);
        places->hand[i] = (struct scene_spot){row, column, 1, cells};
        column += cells;
    }
    buf_putc(out, '\n');
}

/* How many columns there are from one face to the next, so that all fit side by side. They
 * overlap if they must, but each card's short name stays in sight. 0: there are too many cards. */
static int hand_face_step(int columns, int cards)
{
    for (int step = FACE_COLUMNS + 1; step > CARD_CELLS; step--)
        if (1 + (cards - 1) * step + FACE_COLUMNS <= columns)
            return step;
    return 0;
}

/* Draws the hand as faces: playable cards are a row higher, and the numbers are below. */
static void hand_put_faces(struct ui_screen *screen, struct buf *out, const struct ui_sight *s,
                           int step)
{
    struct canvas c;
    canvas_init(&c, UI_HAND_FACES, screen->columns);
    for (int i = 0; i < s->hand->n; i++) {
        struct state state = hand_state_of(s->viewer, s->view, s->hand, i);
        BUF_LOCAL number = {0};
        int column = 1 + i * step, row = state.playable || state.marked ? 0 : 1;
        picture_draw_face(&c,
                          &(struct face){row, column, FACE_ROWS, FACE_COLUMNS,
                                         state.cursor     ? STYLE_LIT[1]
                                         : state.playable ? STYLE_BOLD[1]
                                                          : 0},
                          s->hand->card[i]);
        buf_putc(&number, state.cursor ? '>' : ' ');
        buf_putc(&number, hand_mark_of(&state));
        buf_number(&number, i + 1, 1);
        canvas_text(&c, UI_HAND_FACES - 1, column,
                    state.cursor     ? STYLE_LIT[1]
                    : state.playable ? STYLE_BOLD[1]
                                     : STYLE_DIM[1],
                    buf_text(&number));
        screen->places.hand[i] = (struct scene_spot){row, column, FACE_ROWS, FACE_COLUMNS};
    }
    canvas_put(&c, out);
    canvas_free(&c);
}

void ui_hand_rows(struct ui_screen *screen, struct buf *out, const struct ui_sight *s, int most)
{
    int step =
        ui_screen_faces(screen) && s->hand->n > 0 ? hand_face_step(screen->columns, s->hand->n) : 0;
    int n = 0; /* how many cards have room in `most` rows of columns */
    for (int row = 0, column = -1; n < s->hand->n; n++) {
        hand_next_column(&row, &column, screen->columns, s->hand->card[n]);
        if (row >= most)
            break;
    }
    if (step > 0)
        hand_put_faces(screen, out, s, step);
    else if (n == s->hand->n)
        hand_put_columns(out, s, n, &screen->places);
    else if (ui_picture(s->info->rules)
                 ->spread) /* the cards lie on the table; the hand is a help */
        hand_put_columns(out, s, n > 1 ? n - 1 : n, &screen->places);
    else
        hand_put_close(out, s, &screen->places);
}

void ui_hand_lines(struct buf *out, const struct ui_sight *s)
{
    if (s->viewer->layout == UI_PLAIN) {
        buf_printf(out, trn("%d card.", "%d cards.", s->hand->n), s->hand->n);
        for (int i = 0; i < s->hand->n; i++) {
            buf_putc(out, ' ');
            buf_printf(out, trc("number and card", "card %d, "), i + 1);
            picture_put_card(out, true, s->hand->card[i]);
            switch (ui_hand_plays(s->view, s->hand->card[i])) {
            case GAME_BLUFF: buf_puts(out, tr(", a bluff.")); break;
            case GAME_COSTS: buf_puts(out, tr(", playable for the price of 1 card.")); break;
            case GAME_PLAYABLE: buf_puts(out, tr(", playable.")); break;
            default: buf_putc(out, '.'); break;
            }
        }
        buf_putc(out, '\n');
        return;
    }
    hand_put_columns(out, s, s->hand->n, NULL);
}
