/*
 * One grammar for the moves of all games. Longer readings are tried first: "red 5" is tried as a
 * card before it is tried as a colour and a hand number.
 */
#include "movetext.h"

#include <string.h>

#include "position.h"

static const char *const verb_name[] = {
    [MOVE_NONE] = "",         [MOVE_PLAY] = "play",   [MOVE_DRAW] = "draw",
    [MOVE_TAKE] = "take",     [MOVE_PASS] = "pass",   [MOVE_LAST] = "last",
    [MOVE_REPORT] = "report", [MOVE_LIE] = "lie",     [MOVE_CHOOSE] = "",
    [MOVE_KEEP] = "keep",     [MOVE_FLIP] = "flip",   [MOVE_RPS] = "rps",
    [MOVE_THROW] = "throw",   [MOVE_PLACE] = "place", [MOVE_SWAP] = "swap",
    [MOVE_LAYOUT] = "layout", [MOVE_DONE] = "done",   [MOVE_STOP] = "stop"};

static bool movetext_is_choice_key(const struct words *w, int i)
{
    return words_is(w, i, "suit") || words_is(w, i, "color") || words_is(w, i, "colour");
}

/* How many words from `i` on mean "last one"; 0: they do not. */
static int movetext_last_words(const struct words *w, int i)
{
    if (words_is(w, i, "uno"))
        return 1;
    if (!words_is(w, i, "last"))
        return 0;
    return words_is(w, i + 1, "one") || words_is(w, i + 1, "card") ? 2 : 1;
}

/* Reads a seat number 1..GAME_SEATS_MAX at word `i`, with or without "seat" before it; returns how
 * many words it took, 0: there is none. */
static int movetext_seat_words(const struct words *w, int i, uint8_t *seat)
{
    int skip = words_is(w, i, "seat") ? 1 : 0;
    int n = words_number(w, i + skip);

    if (n < 1 || n > GAME_SEATS_MAX)
        return 0;
    *seat = (uint8_t)n;
    return skip + 1;
}

/* Reads one part of a play at word `i`; returns how many words it took, 0: not understood, -1: a
 * hand number that the hand does not have. */
static int movetext_play_part(const struct movetext *mt, const struct words *w, int i,
                              struct game_move *out)
{
    uint8_t choice;
    card_t card;
    int n, number;

    if (movetext_is_choice_key(w, i)) {
        choice = i + 1 < w->n ? choice_parse(mt->family, w->word[i + 1]) : 0;
        if (choice == 0 || out->choice != 0)
            return 0;
        out->choice = choice;
        return 2;
    }
    if (words_is(w, i, "to")) {
        n = out->to == 0 ? movetext_seat_words(w, i + 1, &out->to) : 0;
        return n > 0 ? n + 1 : 0;
    }
    n = movetext_last_words(w, i);
    if (n > 0) {
        out->last = 1;
        return n;
    }
    n = card_parse(mt->family, w, i, &card);
    number = words_number(w, i);
    if (n == 0 && number >= 0) {
        if (number < 1 || number > mt->nhand)
            return -1;
        card = mt->hand[number - 1];
        n = 1;
    }
    if (n > 0) {
        if (out->ncards == GAME_MOVE_CARDS)
            return 0;
        out->card[out->ncards++] = card;
        return n;
    }
    choice = choice_parse(mt->family, w->word[i]);
    if (choice != 0 && out->choice == 0) {
        out->choice = choice;
        return 1;
    }
    return 0;
}

enum game_code movetext_parse_cards(const struct movetext *mt, const struct words *words, int from,
                                    struct game_move *out)
{
    for (int i = from, n; i < words->n; i += n) {
        n = movetext_play_part(mt, words, i, out);
        if (n <= 0)
            return n < 0 ? GAME_NOT_IN_HAND : GAME_BAD_MOVE;
    }
    return GAME_OK;
}

/* The verb of a line of one or two words without cards; MOVE_NONE: the line is of another kind. */
static enum game_verb movetext_plain_verb(const struct movetext *mt, const struct words *w)
{
    static const struct {
        const char *word;
        uint8_t verb;
    } plain[] = {{"draw", MOVE_DRAW}, {"take", MOVE_TAKE},     {"accept", MOVE_TAKE},
                 {"pass", MOVE_PASS}, {"skip", MOVE_PASS},     {"lie", MOVE_LIE},
                 {"liar", MOVE_LIE},  {"challenge", MOVE_LIE}, {"stop", MOVE_STOP},
                 {"done", MOVE_DONE}};

    if (w->n == movetext_last_words(w, 0))
        return MOVE_LAST;
    if ((w->n == 2 && words_is(w, 0, "pick") && words_is(w, 1, "up")) ||
        (w->n == 1 && words_is(w, 0, "pickup")))
        return mt->pick_up;
    if (w->n == 2 && words_is(w, 0, "take") && words_is(w, 1, "all"))
        return MOVE_TAKE;
    for (size_t i = 0; w->n == 1 && i < sizeof(plain) / sizeof(plain[0]); i++)
        if (strcmp(w->word[0], plain[i].word) == 0)
            return plain[i].verb;
    return MOVE_NONE;
}

static enum game_code movetext_parse_line(const struct movetext *mt, const struct words *w,
                                          struct game_move *out)
{
    enum game_code code;
    bool verb;

    if (w->n == 0)
        return GAME_BAD_MOVE;
    out->verb = movetext_plain_verb(mt, w);
    if (out->verb != MOVE_NONE)
        return GAME_OK;
    if (words_is(w, 0, "report")) {
        out->verb = MOVE_REPORT;
        return w->n > 1 && movetext_seat_words(w, 1, &out->to) == w->n - 1 ? GAME_OK
                                                                           : GAME_BAD_MOVE;
    }
    if (mt->take_cards && words_is(w, 0, "take")) {
        out->verb = MOVE_TAKE;
        code = movetext_parse_cards(mt, w, 1, out);
        return code == GAME_OK && (out->choice || out->to || out->last) ? GAME_BAD_MOVE : code;
    }
    verb = words_is(w, 0, "play") || words_is(w, 0, "p") || words_is(w, 0, "put") ||
           words_is(w, 0, "lay");
    out->verb = MOVE_PLAY;
    code = movetext_parse_cards(mt, w, verb ? 1 : 0, out);
    if (code != GAME_OK)
        return code;
    if (out->ncards == 0) {
        if (verb || out->choice == 0 || out->to != 0 || out->last ||
            (!mt->choice_wanted && !movetext_is_choice_key(w, 0)))
            return GAME_BAD_MOVE;
        out->verb = MOVE_CHOOSE;
    }
    return GAME_OK;
}

enum game_code movetext_parse_words(const struct movetext *mt, const struct words *words,
                                    struct game_move *out)
{
    memset(out, 0, sizeof(*out));
    enum game_code code = movetext_parse_line(mt, words, out);
    if (code == GAME_OK && (mt->verbs >> out->verb & 1) == 0)
        code = GAME_BAD_MOVE;
    if (code != GAME_OK)
        memset(out, 0, sizeof(*out));
    return code;
}

enum game_code movetext_parse(const struct movetext *mt, const char *text, struct game_move *out)
{
    struct words words;

    if (!words_split(&words, text)) {
        memset(out, 0, sizeof(*out));
        return GAME_BAD_MOVE;
    }
    return movetext_parse_words(mt, &words, out);
}

/* ---- Writing ---- */

static void movetext_add(struct buf *w, const char *word)
{
    if (w->len > 0)
        buf_puts(w, " ");
    buf_puts(w, word);
}

int movetext_format(const void *st UNUSED, int seat UNUSED, const struct game_move *move, char *out,
                    size_t cap)
{
    struct buf w = buf_over(out, cap);
    if (move->verb != MOVE_CHOOSE)
        movetext_add(&w, verb_name[move->verb]);
    for (int i = 0; i < move->ncards; i++)
        movetext_add(&w, card_name(move->card[i]));
    if (move->choice != 0) {
        movetext_add(&w, move->choice >= COLOR_RED ? "color" : "suit");
        movetext_add(&w, choice_name(move->choice));
    }
    if (move->to != 0) {
        if (move->verb != MOVE_REPORT)
            movetext_add(&w, "to");
        movetext_add(&w, (char[]){(char)('0' + move->to % 10), '\0'});
    }
    if (move->last)
        movetext_add(&w, "last");
    return (int)w.len;
}
