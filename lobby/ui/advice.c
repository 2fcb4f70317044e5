/*
 * A hint in words: the move, and a reason that the player can check on their own screen.
 */
#include <string.h>

#include "cards.h"
#include "ui_private.h"

/* What the cards of the move have in common with those that stay in the hand. */
static int advice_left_of_suit(const struct game_view *view, const struct game_move *move)
{
    card_t top = move->card[move->ncards - 1];
    int suit = move->choice != 0 ? move->choice : card_suit(top), n = 0;
    if (top >= CARD_COLORED && move->choice == 0)
        suit = card_color(top);
    for (int i = 0; i < view->nhand; i++) {
        card_t card = view->hand[i].card;
        n += (card >= CARD_COLORED ? card_color(card) : card_suit(card)) == suit;
    }
    if (move->choice == 0)
        n -= move->ncards;
    return n > 0 ? n : 0;
}

static bool advice_in_hand(const struct game_view *view, card_t card)
{
    for (int i = 0; i < view->nhand; i++)
        if (view->hand[i].card == card)
            return true;
    return false;
}

static int advice_playable_count(const struct game_view *view)
{
    int n = 0;
    for (int i = 0; i < view->nhand; i++)
        n += view->hand[i].playable != 0;
    return n;
}

/* Whether no rank of the hand could be played that is worth less (in games sorted by value). */
static bool advice_lowest(const struct game_rules *rules, const struct game_view *view, card_t card)
{
    for (int i = 0; i < view->nhand; i++)
        if (view->hand[i].playable && card_rank(view->hand[i].card) != card_rank(card) &&
            rules->value_order(view->hand[i].card) < rules->value_order(card))
            return false;
    return true;
}

static void advice_put_play_reason(struct buf *out, const struct game_rules *rules,
                                   const struct game_view *view, const struct game_move *move)
{
    bool follows = view->choice != 0 || !rules->value_order;
    int left = follows && move->card[0] != CARD_NONE ? advice_left_of_suit(view, move) : 0;
    if (view->nhand == move->ncards)
        buf_puts(out, tr("it is all that you hold."));
    else if (view->owed > 0)
        buf_printf(
            out,
            trn("so you do not pick up %d card.", "so you do not pick up %d cards.", view->owed),
            view->owed);
    else if (advice_playable_count(view) == 1)
        buf_puts(out, tr("no other card of yours fits."));
    else if (move->ncards > 1)
        buf_printf(out, tr("it gets rid of %d cards at once."), move->ncards);
    else if (rules->only_last_loses && advice_lowest(rules, view, move->card[0]))
        buf_puts(out, tr("it is the lowest that fits, and the better ones stay with you."));
    else if (left > 0 && move->choice != 0)
        buf_printf(
            out,
            trn("you hold %d card of what you name.", "you hold %d cards of what you name.", left),
            left);
    else if (left > 0)
        buf_printf(out,
                   trn("you still have %d more that goes on it.",
                       "you still have %d more that go on it.", left),
                   left);
    else
        buf_puts(out, tr("a hard bot would play it."));
}

void ui_advice(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
               const struct game_view *view, const struct notice_hint *hint)
{
    const struct game_rules *rules = info->rules;
    const struct game_move *move = &hint->move;
    bool cards = move->verb == MOVE_PLAY && move->ncards > 0 && advice_in_hand(view, move->card[0]);
    struct buf text = {0};
    if (cards) {
        buf_puts(&text, tr("Play "));
        ui_cards(&text, viewer, rules, move->card, move->ncards);
        if (move->choice != 0)
            buf_printf(&text, tr(" and name %s"), tr(rules->choice_words(move->choice)));
        if (move->to != 0)
            buf_printf(&text, tr(" and give a card to %s"), ui_seat_name(info, move->to));
        if (move->last)
            buf_puts(&text, tr(", and say last"));
    } else {
        struct buf typed = {0};
        ui_typed_move(&typed, viewer, rules, hint->text);
        buf_printf(&text, tr("Type `%s`"), buf_text(&typed));
        buf_free(&typed);
    }
    buf_puts(out, buf_text(&text));
    buf_puts(out, ": ");
    buf_free(&text);
    if (hint->only)
        buf_puts(out, tr("there is nothing else you can do."));
    else if (cards)
        advice_put_play_reason(out, rules, view, move);
    else if ((move->verb == MOVE_DRAW || move->verb == MOVE_TAKE) && view->nhand > 0 &&
             advice_playable_count(view) == 0)
        buf_puts(out, tr("none of your cards fits."));
    else
        buf_puts(out, tr("a hard bot would do it."));
}
