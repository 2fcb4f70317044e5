/*
 * See explain.h.
 */
#include "explain.h"

bool explain_common(struct position_writer *w, enum game_code code, const struct game_move *move,
                    int turn, int hand)
{
    int named = move ? move->ncards : 0;
    switch (code) {
    case GAME_OK: return true;
    case GAME_NOT_YOUR_TURN:
        position_say(w, "It is seat %d's turn. Type `look` to see the table.", turn);
        return true;
    case GAME_NOT_IN_HAND:
        if (named > 1)
            position_say(w, "You don't have all of those cards. ");
        else if (named > 0)
            position_say(w, "You don't have %s. ", card_name(move->card[0]));
        else
            position_say(w, "You don't have that many cards. ");
        explain_hand(w, hand);
        return true;
    case GAME_OVER:
        position_say(w, "The game is over. Type `look` to see how it ended.");
        return true;
    default: return false;
    }
}

void explain_hand(struct position_writer *w, int hand)
{
    position_say(w,
                 trn("Type `hand` to see your %d card.", "Type `hand` to see your %d cards.", hand),
                 hand);
}

void explain_cards(struct position_writer *w, const card_t *card, int n, const char *verb)
{
    char cards[400];
    cards_or(card, n, cards, sizeof(cards));
    if (n == 0 && !verb)
        explain_rules(w);
    else if (n == 0)
        position_say(w, "You can `%s`.", verb);
    else if (!verb)
        position_say(w, "You can play %s.", cards);
    else
        position_say(w, "You can play %s, or `%s`.", cards, verb);
}

void explain_rules(struct position_writer *w)
{
    position_say(w, "Type `rules` to read how it is played.");
}
