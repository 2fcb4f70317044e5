/*
 * The numbered hand: sorted, but keeping its numbers while its owner has to move; and finding the
 * card for a typed number.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "style.h"
#include "ui_private.h"
#include "utf8.h"
#include "words.h"

enum { HAND_CELLS = CARD_CELLS + 5 };

static void sort_hand(struct ui_hand *hand, const struct game_rules *rules)
{
    for (int i = 1; i < hand->n; i++) {
        card_t card = hand->card[i];
        int at = i;
        for (; at > 0 && rules->card_order(hand->card[at - 1]) > rules->card_order(card); at--)
            hand->card[at] = hand->card[at - 1];
        hand->card[at] = card;
    }
}

void ui_hand_update(struct ui_hand *hand, const struct table_info *info,
                    const struct game_view *view)
{
    uint8_t left[256] = {0}; /* how many of each card in the view have no number yet */
    for (int i = 0; i < view->nhand; i++)
        left[view->hand[i].card]++;
    bool mine = view->viewer != 0 && (view->must >> view->viewer & 1) != 0;
    bool same = hand->table == info->number && hand->game == info->game;
    bool frozen = same && mine && hand->serial == view->serial;
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
    if (!frozen)
        sort_hand(hand, info->rules);
    hand->serial = mine ? view->serial : 0;
}

/* How many words at the start of `text` name a card, as in "red 5"; 0: none. A number alone is one
 * of the hand, except in "7 of hearts". */
static int name_words(const char *text)
{
    struct words words;
    card_t card;
    if (!words_split(&words, text) || (words_number(&words, 0) >= 0 && !words_is(&words, 1, "of")))
        return 0;
    return card_parse_any(&words, 0, &card);
}

/* Whether a move with this first word names cards, perhaps by their numbers: a bare number, a card,
 * or a verb that takes cards. */
static bool names_cards(const char *text, size_t len)
{
    static const char *const verbs[] = {"play", "p", "put", "lay", "keep", "take"};
    for (size_t i = 0; i < sizeof(verbs) / sizeof(verbs[0]); i++)
        if (strlen(verbs[i]) == len && strncasecmp(text, verbs[i], len) == 0)
            return true;
    return isdigit((unsigned char)text[0]) || name_words(text) > 0;
}

const char *ui_hand_cards(const struct ui_hand *hand, const struct game_rules *rules,
                          const char *typed, char *out, size_t cap, char *why, size_t whycap)
{
    static const char blanks[] = " \t,";
    struct buf text;
    bool other = false, cards = false; /* other: the next number is not one of the hand */
    int whole = 0;                     /* how many words from here on name one card */
    buf_init(&text, cap - 1);
    for (size_t len; typed += strspn(typed, blanks), (len = strcspn(typed, blanks)) > 0;
         typed += len) {
        bool number = strspn(typed, "0123456789") == len;
        /* in an empty hand a number belongs to the game (a life that lies face down) */
        if (text.len == 0)
            cards = hand->n > 0 && names_cards(typed, len);
        if (cards && whole == 0)
            whole = name_words(typed);
        if (text.len > 0)
            buf_putc(&text, ' ');
        if (cards && number && whole == 0 && !other) {
            long n = len <= 3 ? strtol(typed, NULL, 10) : 0;
            if (n < 1 || n > hand->n) {
                buf_free(&text);
                utf8_printf(
                    why, whycap,
                    hand->n == 1
                        ? tr("You have no card %.*s. You have one. Type  hand  to see it.")
                        : tr("You have no card %.*s. Type a number from 1 to %d, or  hand."),
                    (int)(len < 9 ? len : 9), typed, hand->n);
                return why;
            }
            buf_printf(&text, "%s%s", text.len == 0 ? "play " : "",
                       rules->card_name(hand->card[n - 1]));
        } else {
            buf_add(&text, typed, len);
        }
        whole -= whole > 0;
        other = (len == 2 && strncasecmp(typed, "to", 2) == 0) || typed[len - 1] == '+';
    }
    bool longer = text.overflow;
    utf8_copy(buf_text(&text), out, cap);
    buf_free(&text);
    return longer ? tr("That is longer than any move is, so nothing was played.") : NULL;
}

/* Whether a card of this kind can begin a play now. */
static bool playable(const struct game_view *view, card_t card)
{
    for (int i = 0; i < view->nhand; i++)
        if (view->hand[i].card == card && view->hand[i].playable)
            return true;
    return false;
}

/* Puts what stands before a card: `gap` cells that the card before it left, a mark, and a number of
 * two cells. Hands are most of what a table shows, so this avoids printf. */
static void put_place(struct buf *out, int gap, bool marked, int number)
{
    for (int i = 0; i <= gap; i++)
        buf_putc(out, ' ');
    buf_putc(out, marked ? '*' : ' ');
    if (number >= 100)
        buf_putc(out, (char)('0' + number / 100));
    buf_putc(out, number >= 10 ? (char)('0' + number / 10 % 10) : ' ');
    buf_putc(out, (char)('0' + number % 10));
    buf_putc(out, ' ');
}

void ui_hand_lines(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
                   const struct game_view *view, const struct ui_hand *hand)
{
    if (viewer->layout == UI_PLAIN) {
        buf_printf(out, trn("%d card.", "%d cards.", hand->n), hand->n);
        for (int i = 0; i < hand->n; i++) {
            buf_printf(out, " %d, ", i + 1);
            ui_card(out, viewer, info->rules, hand->card[i]);
            buf_puts(out, playable(view, hand->card[i]) ? tr(", playable.") : ".");
        }
        buf_putc(out, '\n');
        return;
    }
    /* A card stands where its number belongs, so that little has to be sent when a hand changes. */
    int each = (viewer->columns >= 20 ? viewer->columns : 80) / HAND_CELLS, gap = 0;
    for (int i = 0; i < hand->n; i++) {
        if (i > 0 && i % each == 0) {
            buf_putc(out, '\n');
            gap = 0;
        }
        put_place(out, gap, playable(view, hand->card[i]), i + 1);
        ui_card(out, viewer, info->rules, hand->card[i]);
        gap = CARD_CELLS - (int)strlen(info->rules->card_name(hand->card[i]));
    }
    if (hand->n > 0)
        buf_putc(out, '\n');
}
