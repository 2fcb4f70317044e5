/*
 * See explain.h.
 */
#include "explain.h"

#include "rng.h"

bool explain_common(struct buf *w, enum game_code code, const struct game_move *move, int turn,
                    int hand)
{
    int named = move ? move->ncards : 0;
    switch (code) {
    case GAME_OK: return true;
    case GAME_NOT_YOUR_TURN:
        position_say(w, "It is {%d}'s turn. Type `look` to see the table.", turn);
        return true;
    case GAME_NOT_IN_HAND:
        if (named > 1)
            position_say(w, "You don't have all of those cards. ");
        else if (named > 0)
            position_say(w, "You have no %s. ", card_name(move->card[0]));
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

void explain_no_match(struct buf *w, card_t card, card_t top, uint8_t choice)
{
    if (choice != 0)
        position_say(w, "You cannot play %s on %s (%s). ", card_name(card), card_name(top),
                     tr(choice_words(choice)));
    else
        position_say(w, "You cannot play %s on %s. ", card_name(card), card_name(top));
}

void explain_hand(struct buf *w, int hand)
{
    if (hand == 1)
        position_say(w, "Type `hand` to see your card.");
    else
        position_say(w, "Type `hand` to see your %d cards.", hand);
}

void explain_cards(struct buf *w, const card_t *card, int n, const char *verb)
{
    char cards[400];
    struct buf list = buf_over(cards, sizeof(cards));
    card_t once[CARD_CODES];
    int m = 0;
    for (int i = 0; i < n; i++)
        if (!memchr(once, card[i], (size_t)m))
            once[m++] = card[i];
    for (int i = 0; i < m; i++)
        buf_printf(&list, "%s%s", i == 0 ? "" : i == m - 1 ? tr(" or ") : ", ", card_name(once[i]));
    if (n == 0 && !verb)
        explain_rules(w);
    else if (n == 0)
        position_say(w, "You can `%s`.", verb);
    else if (!verb)
        position_say(w, "You can play %s.", cards);
    else
        position_say(w, "You can play %s, or `%s`.", cards, verb);
}

void explain_rules(struct buf *w)
{
    position_say(w, "Type `rules` to read how it is played.");
}

void explain_keep(const struct game_rules *rules, const struct game_view *view, const card_t *card,
                  int n, int at[EXPLAIN_LIVES])
{
    enum { CHOICES = EXPLAIN_KEEP * (EXPLAIN_KEEP - 1) * (EXPLAIN_KEEP - 2) / 6 };
    struct game_move keep[CHOICES] = {0};
    struct rng rng = {0};
    int moves = 0, order[EXPLAIN_KEEP], found = 0;
    for (int i = 0; i < n; i++) { /* by card, so that no sorting of the hand changes the choice */
        int to = i;
        for (; to > 0 && card[order[to - 1]] > card[i]; to--)
            order[to] = order[to - 1];
        order[to] = i;
    }
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < n; k++)
            for (int m = k + 1; m < n; m++)
                keep[moves++] = (struct game_move){
                    .verb = MOVE_KEEP,
                    .ncards = EXPLAIN_LIVES,
                    .card = {card[order[i]], card[order[k]], card[order[m]]},
                    .num = {(int16_t)(1 << order[i] | 1 << order[k] | 1 << order[m])}};
    int best = rules->bot(view, keep, moves, 2, &rng);
    for (int i = 0; i < n && found < EXPLAIN_LIVES; i++)
        if (keep[best].num[0] >> i & 1)
            at[found++] = i;
}
