/*
 * Moves as text: the verbs that games share (doc/rules/README.md, "Moves"), the aliases that people
 * type, bare cards and hand numbers. A game with verbs of its own looks at the first word. It reads
 * the lines of its own verbs itself and passes all others to movetext_parse_words().
 */
#pragma once

#include "cards.h"

/* What the reading of a line depends on. */
struct movetext {
    enum card_family family;
    const card_t *hand; /* the view's hand; a bare number N is its Nth card */
    int nhand;
    /* what "pick up" means now: MOVE_DRAW, or MOVE_TAKE if a total is owed */
    enum game_verb pick_up;
    uint32_t verbs;  /* bit (1 << verb): the verbs that the game has; no other verb is understood */
    bool take_cards; /* `take CARD...` (Palace) */
    /* the player has to name a suit or colour now, so "red" alone is a move */
    bool choice_wanted;
};

/* Reads a whole line:
 *
 *   CARDS                 cards or hand numbers, after `play`, `p`, `put`, `lay` or nothing; after
 *                         them, in any order, a choice, `to N`, and `last`, `last one`, `last card`
 *                         or `uno`; a choice is `suit X`, `color X`, `colour X`, or X alone
 *   draw
 *   take, take all, accept
 *   pick up, pickup       the move that `pick_up` says
 *   pass, skip
 *   last, last one, last card, uno
 *   report N
 *   lie, liar, challenge
 *   color X, suit X       MOVE_CHOOSE; X alone only if `choice_wanted`, since it may be a command
 *                         of the lobby
 *   stop
 *   done
 *
 * Returns GAME_OK; GAME_NOT_IN_HAND for a hand number that the hand does not have; GAME_BAD_MOVE if
 * the line is not understood. All of `out` is written; it is all zero unless GAME_OK. */
enum game_code movetext_parse(const struct movetext *mt, const char *text, struct game_move *out);
/* Does the same with a line that is cut into words already. */
enum game_code movetext_parse_words(const struct movetext *mt, const struct words *words,
                                    struct game_move *out);
/* Reads cards, hand numbers, choice, seat and `last` from word `from` to the end of the line, and
 * adds them to `out`, of which the caller sets the rest: this is for verbs of a game's own (`keep
 * CARD CARD CARD`). */
enum game_code movetext_parse_cards(const struct movetext *mt, const struct words *words, int from,
                                    struct game_move *out);
/* Writes the canonical text: `play R5 J color G to 3 last`, `report 2`, `color R`, `keep 3H 4H`. It
 * does not write numbers that mean something only in one game. Returns the length. It ignores `st`
 * and `seat`, which it has so that it can be the `format` of a game without verbs of its own. */
int movetext_format(const void *st, int seat, const struct game_move *move, char *out, size_t cap);
