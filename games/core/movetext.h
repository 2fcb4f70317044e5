/*
 * Moves as text: the verbs that games share (doc/rules/README.md, "Moves"), the aliases that people
 * type, bare cards and hand numbers. A game with verbs of its own looks at the first word, handles
 * its own verbs itself, and passes all else to movetext_parse_words().
 */
#pragma once

#include "cards.h"

/* What the reading of a line depends on. */
struct movetext {
    enum card_family family;
    const card_t *hand; /* the view's hand, in which a bare number counts */
    int nhand;
    /* what "pick up" means now: MOVE_DRAW, or MOVE_TAKE if a total is owed */
    enum game_verb pick_up;
    uint32_t verbs;  /* bit (1 << verb): the verbs that the game has; any other is not understood */
    bool take_cards; /* `take CARD...` (Palace) */
    /* the player has to name a suit or colour now, so a bare "red" is an answer */
    bool choice_wanted;
};

/* Reads a whole line. It accepts `play`, `p`, `put`, `lay` or nothing before cards or hand numbers,
 * then `suit X`, `color X`, `colour X` or a bare suit or colour, `to N`, and `last`, `last one`,
 * `last card`, `uno`, in any order; `draw`; `take`, `accept`, `take all`; `pick up`; `pass`,
 * `skip`; `last`, `uno`; `report N`; `lie`, `liar`, `challenge`; `color X`, `suit X` (MOVE_CHOOSE;
 * "red" alone only if it is wanted, since it may be a command of the lobby); `stop`; `done`.
 * Returns GAME_OK; GAME_NOT_IN_HAND for a hand number that the hand does not have; GAME_BAD_MOVE if
 * the line is not understood. All of `out` is written; it is all zero unless GAME_OK. */
enum game_code movetext_parse(const struct movetext *mt, const char *text, struct game_move *out);
enum game_code movetext_parse_words(const struct movetext *mt, const struct words *words,
                                    struct game_move *out);
/* Reads cards, hand numbers, choice, seat and `last` from word `from` to the end of the line into
 * `out`. The caller sets the verb: this is for verbs of a game's own (`keep CARD CARD CARD`). */
enum game_code movetext_parse_cards(const struct movetext *mt, const struct words *words, int from,
                                    struct game_move *out);
/* Writes the canonical text: `play R5 J color G to 3 last`, `report 2`, `color R`, `keep 3H 4H`.
 * Where the numbers of a verb have a meaning of the game's own, only the verb and the cards are
 * written. Returns the length (what it would be, if `cap` is too small). It looks at neither `st`
 * nor `seat`, so it is the `format` of a game without verbs of its own. */
int movetext_format(const void *st, int seat, const struct game_move *move, char *out, size_t cap);
