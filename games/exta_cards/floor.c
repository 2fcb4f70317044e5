/*
 * Reading the floor of Exta-Cards: which card a piece is, whose it is, what can be hit, and what
 * the questions `targets`, `scan` and `feel` list. It works on what everybody sees.
 */
#include "exta_cards.h"

#include <string.h>

const char *exta_cards_name(int piece)
{
    return piece == EXTA_CARDS_JOKER2 ? "JOKER2" : card_name(exta_cards_card(piece));
}

int exta_cards_column(int x)
{
    if (x < 0)
        return 0;
    return x >= EXTA_CARDS_WIDTH ? EXTA_CARDS_COLUMNS - 1 : x / EXTA_CARDS_CARD_WIDTH;
}

int exta_cards_row(int y)
{
    if (y < 0)
        return 1;
    return y >= EXTA_CARDS_LENGTH ? EXTA_CARDS_ROWS : y / EXTA_CARDS_CARD_LENGTH + 1;
}

void exta_cards_turn(enum exta_cards_side side, int *across, int *along)
{
    if (side != EXTA_CARDS_GOOD)
        return;
    *across = EXTA_CARDS_WIDTH - *across;
    *along = EXTA_CARDS_LENGTH - *along;
}

bool exta_cards_captive(const struct exta_cards_piece piece[EXTA_CARDS_PIECES], int i)
{
    return piece[i].where != EXTA_CARDS_OUT && piece[i].where != EXTA_CARDS_LOCKED &&
           piece[i].side != EXTA_CARDS_MIDDLE && exta_cards_home(i) != EXTA_CARDS_MIDDLE &&
           exta_cards_home(i) != piece[i].side;
}

int32_t exta_cards_far(enum exta_cards_side side, const struct exta_cards_piece *piece)
{
    int u = piece->x, v = piece->y;

    exta_cards_turn(side, &u, &v);
    return exta_cards_square_sum(u - EXTA_CARDS_WIDTH / 2, v);
}

/* Puts `piece` into the list, which is sorted by rising key. */
static void ec_floor_insert(uint8_t *out, int32_t *keys, int n, int piece, int32_t key)
{
    int i = n;

    while (i > 0 && keys[i - 1] > key) {
        keys[i] = keys[i - 1];
        out[i] = out[i - 1];
        i--;
    }
    keys[i] = key;
    out[i] = (uint8_t)piece;
}

int exta_cards_targets(const struct exta_cards_piece piece[EXTA_CARDS_PIECES],
                       enum exta_cards_side side, bool by_value, uint8_t out[EXTA_CARDS_PIECES])
{
    int32_t keys[EXTA_CARDS_PIECES];
    /* `point` is larger than any squared distance on the floor. */
    int n = 0, point = by_value ? 10000000 : 0;

    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        if (piece[i].where == EXTA_CARDS_LAID && piece[i].side != side)
            ec_floor_insert(out, keys, n++, i,
                            (3 - exta_cards_value(i)) * point + exta_cards_far(side, &piece[i]));
    return n;
}

int exta_cards_target_shown(const struct exta_cards_piece piece[EXTA_CARDS_PIECES],
                            enum exta_cards_side side)
{
    uint8_t list[EXTA_CARDS_PIECES];
    int n = exta_cards_targets(piece, side, false, list), i = 0;

    while (i + 1 < n && exta_cards_card(list[i]) == CARD_JOKER)
        i++;
    return n > 0 ? list[i] : -1;
}

int exta_cards_scan(const struct exta_cards_piece piece[EXTA_CARDS_PIECES], int at, int reach,
                    uint8_t out[EXTA_CARDS_PIECES])
{
    int32_t keys[EXTA_CARDS_PIECES];
    int n = 0;

    if (piece[at].where != EXTA_CARDS_LAID)
        return 0;
    for (int i = 0; i < EXTA_CARDS_PIECES; i++) {
        int32_t key = exta_cards_square_sum(piece[i].x - piece[at].x, piece[i].y - piece[at].y);

        if (i != at && piece[i].where == EXTA_CARDS_LAID && key < reach * reach)
            ec_floor_insert(out, keys, n++, i, key);
    }
    return n;
}

int exta_cards_feel(const struct exta_cards_error *error, int n, int piece,
                    enum exta_cards_style style, struct exta_cards_error out[EXTA_CARDS_THROWS],
                    struct exta_cards_error *average)
{
    int found = 0, right = 0, beyond = 0;

    memset(average, 0, sizeof(*average));
    for (int i = 0; i < n; i++) {
        if (error[i].piece != piece || error[i].style != style)
            continue;
        right += error[i].right;
        beyond += error[i].beyond;
        out[found++] = error[i];
    }
    if (found > 0) {
        average->piece = (uint8_t)piece;
        average->style = (uint8_t)style;
        average->right = (int16_t)(right / found);
        average->beyond = (int16_t)(beyond / found);
    }
    return found;
}
