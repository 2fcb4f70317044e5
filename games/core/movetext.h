/*
 * Moves as text: the verbs that games share (doc/rules/README.md, "Moves"), the aliases that people
 * type, bare cards and hand numbers. A game with verbs of its own looks at the first word, takes
 * its own, and leaves the rest to movetext_parse_words().
 */
#ifndef GAMES_CORE_MOVETEXT_H
#define GAMES_CORE_MOVETEXT_H

#include "cards.h"

/* What a reading depends on. */
struct movetext {
    enum card_family family;
    const card_t *hand; /* what a bare number counts in: the view's hand */
    int nhand;
    enum game_verb
        pick_up;        /* what "pick up" means now: MOVE_DRAW, or MOVE_TAKE with a total owed */
    uint32_t verbs;     /* bit (1 << verb): the game's verbs; any other is not understood */
    bool take_cards;    /* `take CARD...` (Palace) */
    bool choice_wanted; /* a suit or colour is asked for now, so a bare "red" answers */
};

/* Reads a whole line. Accepted: `play`, `p`, `put`, `lay` or nothing before cards or hand numbers,
 * then `suit X`, `color X`, `colour X` or a bare suit or colour, `to N`, and `last`, `last one`,
 * `last card`, `uno`, in any order; `draw`; `take`, `accept`, `take all`; `pick up`; `pass`,
 * `skip`; `last`, `uno`; `report N`; `lie`, `liar`, `challenge`; `color X`, `suit X` (MOVE_CHOOSE;
 * "red" alone only where it is wanted, since it may be a command of the lobby); `stop`; `done`.
 * Returns GAME_OK; GAME_NOT_IN_HAND for a hand number that the hand does not have; GAME_BAD_MOVE
 * where the line is not understood. `out` is wholly written, all zero unless GAME_OK. */
enum game_code movetext_parse(const struct movetext *mt, const char *text, struct game_move *out);
enum game_code movetext_parse_words(const struct movetext *mt, const struct words *words,
                                    struct game_move *out);
/* Reads cards, hand numbers, choice, seat and `last` from word `from` to the end of the line into
 * `out`, whose verb is the caller's: for verbs of a game's own (`keep CARD CARD CARD`). */
enum game_code movetext_parse_cards(const struct movetext *mt, const struct words *words, int from,
                                    struct game_move *out);
/* The canonical text: `play R5 J color G to 3 last`, `report 2`, `color R`, `keep 3H 4H`. For verbs
 * whose numbers are a game's own only the verb and the cards are written. Returns its length (what
 * it would be, if `cap` is too small). */
int movetext_format(const struct game_move *move, char *out, size_t cap);

#endif
