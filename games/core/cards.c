/*
 * The names of the cards, and reading cards from text. The names are const tables, so that they can
 * be handed out as static strings.
 */
#include "cards.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "utf8.h"

/* The cards by place (cards_place): no card, the standard pack, Last One's, a hidden card. Every
 * name is written out in full so that xgettext finds it. */
static const char *const names[] = {
    "-",  "AC", "2C", "3C", "4C", "5C",  "6C",  "7C",  "8C",  "9C",  "10C", "JC",    "QC", "KC",
    "AD", "2D", "3D", "4D", "5D", "6D",  "7D",  "8D",  "9D",  "10D", "JD",  "QD",    "KD", "AH",
    "2H", "3H", "4H", "5H", "6H", "7H",  "8H",  "9H",  "10H", "JH",  "QH",  "KH",    "AS", "2S",
    "3S", "4S", "5S", "6S", "7S", "8S",  "9S",  "10S", "JS",  "QS",  "KS",  "JOKER", "R0", "R1",
    "R2", "R3", "R4", "R5", "R6", "R7",  "R8",  "R9",  "R+2", "RS",  "RV",  "B0",    "B1", "B2",
    "B3", "B4", "B5", "B6", "B7", "B8",  "B9",  "B+2", "BS",  "BV",  "G0",  "G1",    "G2", "G3",
    "G4", "G5", "G6", "G7", "G8", "G9",  "G+2", "GS",  "GV",  "Y0",  "Y1",  "Y2",    "Y3", "Y4",
    "Y5", "Y6", "Y7", "Y8", "Y9", "Y+2", "YS",  "YV",  "J",   "J+4", "?"};
static const char *const *const word_names = GAME_WORDS(
    N_("no card"), N_("ace of clubs"), N_("2 of clubs"), N_("3 of clubs"), N_("4 of clubs"),
    N_("5 of clubs"), N_("6 of clubs"), N_("7 of clubs"), N_("8 of clubs"), N_("9 of clubs"),
    N_("10 of clubs"), N_("jack of clubs"), N_("queen of clubs"), N_("king of clubs"),
    N_("ace of diamonds"), N_("2 of diamonds"), N_("3 of diamonds"), N_("4 of diamonds"),
    N_("5 of diamonds"), N_("6 of diamonds"), N_("7 of diamonds"), N_("8 of diamonds"),
    N_("9 of diamonds"), N_("10 of diamonds"), N_("jack of diamonds"), N_("queen of diamonds"),
    N_("king of diamonds"), N_("ace of hearts"), N_("2 of hearts"), N_("3 of hearts"),
    N_("4 of hearts"), N_("5 of hearts"), N_("6 of hearts"), N_("7 of hearts"), N_("8 of hearts"),
    N_("9 of hearts"), N_("10 of hearts"), N_("jack of hearts"), N_("queen of hearts"),
    N_("king of hearts"), N_("ace of spades"), N_("2 of spades"), N_("3 of spades"),
    N_("4 of spades"), N_("5 of spades"), N_("6 of spades"), N_("7 of spades"), N_("8 of spades"),
    N_("9 of spades"), N_("10 of spades"), N_("jack of spades"), N_("queen of spades"),
    N_("king of spades"), N_("joker"), N_("red 0"), N_("red 1"), N_("red 2"), N_("red 3"),
    N_("red 4"), N_("red 5"), N_("red 6"), N_("red 7"), N_("red 8"), N_("red 9"),
    N_("red pick up two"), N_("red skip"), N_("red change direction"), N_("blue 0"), N_("blue 1"),
    N_("blue 2"), N_("blue 3"), N_("blue 4"), N_("blue 5"), N_("blue 6"), N_("blue 7"),
    N_("blue 8"), N_("blue 9"), N_("blue pick up two"), N_("blue skip"),
    N_("blue change direction"), N_("green 0"), N_("green 1"), N_("green 2"), N_("green 3"),
    N_("green 4"), N_("green 5"), N_("green 6"), N_("green 7"), N_("green 8"), N_("green 9"),
    N_("green pick up two"), N_("green skip"), N_("green change direction"), N_("yellow 0"),
    N_("yellow 1"), N_("yellow 2"), N_("yellow 3"), N_("yellow 4"), N_("yellow 5"), N_("yellow 6"),
    N_("yellow 7"), N_("yellow 8"), N_("yellow 9"), N_("yellow pick up two"), N_("yellow skip"),
    N_("yellow change direction"), N_("joker"), N_("joker plus 4"), N_("hidden card"));

static const struct {
    const char *name;
    const char *word;
    const char *one; /* the name of one card: people type "heart", too */
} choices[] = {
    {"-", N_("none"), ""},        {"C", N_("clubs"), "club"},   {"D", N_("diamonds"), "diamond"},
    {"H", N_("hearts"), "heart"}, {"S", N_("spades"), "spade"}, {"R", N_("red"), "red"},
    {"B", N_("blue"), "blue"},    {"G", N_("green"), "green"},  {"Y", N_("yellow"), "yellow"}};
enum { CHOICE_WORDS = sizeof(choices) / sizeof(choices[0]) };

static int cards_place(card_t card)
{
    enum { FACES = FACE_TURN + 1, COLORED = CARD_JOKER + 1, JOKERS = COLORED + 4 * FACES };

    if (card <= CARD_JOKER)
        return card;
    if (card_face(card) < FACES)
        return COLORED + (card_color(card) - COLOR_RED) * FACES + card_face(card);
    return card == CARD_LO_JOKER    ? JOKERS
           : card == CARD_LO_JOKER4 ? JOKERS + 1
           : card == CARD_HIDDEN    ? JOKERS + 2
                                    : 0;
}

const char *card_name(card_t card)
{
    return names[cards_place(card)];
}

const char *card_words(card_t card)
{
    return word_names[cards_place(card)];
}

const char *card_rank_name(int rank)
{
    static const char *const rank_names[] = {"-", "A", "2", "3",  "4", "5", "6",
                                             "7", "8", "9", "10", "J", "Q", "K"};

    return rank_names[rank];
}

const char *choice_name(uint8_t choice)
{
    return choices[choice < CHOICE_WORDS ? choice : 0].name;
}

const char *choice_words(uint8_t choice)
{
    return choices[choice < CHOICE_WORDS ? choice : 0].word;
}

int card_order(card_t card)
{
    return card == CARD_JOKER ? CARD_COLORED - 1 : card;
}

/* ---- Reading ---- */

uint8_t choice_parse(enum card_family family, const char *word)
{
    for (uint8_t c = SUIT_CLUBS; c < CHOICE_WORDS; c++)
        if ((c >= COLOR_RED) == (family == CARDS_LAST_ONE) &&
            (strcasecmp(choices[c].name, word) == 0 || strcmp(choices[c].word, word) == 0 ||
             strcmp(choices[c].one, word) == 0))
            return c;
    return 0;
}

int card_parse_any(const struct words *words, int from, card_t *out)
{
    card_t other;
    int n = card_parse(CARDS_STANDARD, words, from, out);
    int m = card_parse(CARDS_LAST_ONE, words, from, &other);

    if (m > n)
        *out = other;
    return m > n ? m : n;
}

uint8_t choice_parse_any(const char *word)
{
    uint8_t choice = choice_parse(CARDS_STANDARD, word);

    return choice != 0 ? choice : choice_parse(CARDS_LAST_ONE, word);
}

struct spelling {
    const char *word;
    int value;
};

static const struct spelling number_spelling[] = {
    {"0", 0},     {"zero", 0},  {"1", 1},    {"one", 1},   {"2", 2},    {"two", 2},  {"3", 3},
    {"three", 3}, {"4", 4},     {"four", 4}, {"5", 5},     {"five", 5}, {"6", 6},    {"six", 6},
    {"7", 7},     {"seven", 7}, {"8", 8},    {"eight", 8}, {"9", 9},    {"nine", 9}, {NULL, 0}};
static const struct spelling rank_spelling[] = {{"a", 1},      {"ace", 1}, {"10", 10},   {"t", 10},
                                                {"ten", 10},   {"j", 11},  {"jack", 11}, {"q", 12},
                                                {"queen", 12}, {"k", 13},  {"king", 13}, {NULL, 0}};
static const struct spelling face_spelling[] = {
    {"+2", FACE_PICK_UP}, {"s", FACE_SKIP},      {"skip", FACE_SKIP},    {"v", FACE_TURN},
    {"turn", FACE_TURN},  {"change", FACE_TURN}, {"reverse", FACE_TURN}, {NULL, 0}};

/* The value of a word that is a number up to nine or in this list; -1: it is neither. */
static int cards_spelling_value(const struct spelling *list, const char *word)
{
    const struct spelling *const both[] = {number_spelling, list};

    for (int i = 0; i < 2; i++)
        for (const struct spelling *s = both[i]; s->word; s++)
            if (strcmp(s->word, word) == 0)
                return s->value;
    return -1;
}

/* Reads a whole card in one word: "7h", "10s", "th". */
static card_t cards_standard_in_word(const char *word)
{
    size_t n = strlen(word);
    char rank[4];

    if (strcmp(word, "joker") == 0 || strcmp(word, "*") == 0)
        return CARD_JOKER;
    if (n < 2 || n > 3)
        return CARD_NONE;
    uint8_t suit = choice_parse(CARDS_STANDARD, word + n - 1);
    memcpy(rank, word, n - 1);
    rank[n - 1] = '\0';
    int r = cards_spelling_value(rank_spelling, rank);
    return suit != 0 && r > 0 && strcmp(rank, "1") != 0 ? card_make(suit, r) : CARD_NONE;
}

static int cards_standard_parse(const struct words *words, int from, card_t *out)
{
    int rank, i = from + 1;

    *out = cards_standard_in_word(words->word[from]);
    if (*out != CARD_NONE)
        return 1;
    rank = cards_spelling_value(rank_spelling, words->word[from]);
    if (rank < 1)
        return 0;
    if (words_is(words, i, "of"))
        i++;
    uint8_t suit = i < words->n ? choice_parse(CARDS_STANDARD, words->word[i]) : 0;
    if (suit == 0)
        return 0;
    *out = card_make(suit, rank);
    return i + 1 - from;
}

static int cards_last_one_joker(const struct words *words, int from, card_t *out)
{
    const char *w = words->word[from];

    *out = CARD_LO_JOKER4;
    if (strcmp(w, "j+4") == 0 || strcmp(w, "joker+4") == 0 || strcmp(w, "+4") == 0)
        return 1;
    if (strcmp(w, "j") != 0 && strcmp(w, "joker") != 0 && strcmp(w, "*") != 0)
        return 0;
    if (words_is(words, from + 1, "+4") || words_is(words, from + 1, "plus4"))
        return 2;
    if (words_is(words, from + 1, "plus") &&
        (words_is(words, from + 2, "4") || words_is(words, from + 2, "four")))
        return 3;
    *out = CARD_LO_JOKER;
    return 1;
}

/* Reads the face named by the words that begin at `i`. Returns how many words it took; 0: they
 * name none. */
static int cards_face_parse(const struct words *words, int i, int *face)
{
    *face = FACE_PICK_UP;
    if (words_is(words, i, "pick") && words_is(words, i + 1, "up"))
        return words_is(words, i + 2, "two") || words_is(words, i + 2, "2") ? 3 : 0;
    if ((words_is(words, i, "plus") || words_is(words, i, "draw") ||
         words_is(words, i, "pickup")) &&
        (words_is(words, i + 1, "two") || words_is(words, i + 1, "2")))
        return 2;
    if (i >= words->n)
        return 0;
    *face = cards_spelling_value(face_spelling, words->word[i]);
    if (*face < 0)
        return 0;
    return words_is(words, i, "change") && words_is(words, i + 1, "direction") ? 2 : 1;
}

static int cards_last_one_parse(const struct words *words, int from, card_t *out)
{
    const char *w = words->word[from];
    uint8_t color = choice_parse(CARDS_LAST_ONE, w);
    int face, n = cards_last_one_joker(words, from, out);

    if (n > 0)
        return n;
    if (color != 0) {
        n = cards_face_parse(words, from + 1, &face);
        if (n > 0)
            *out = card_colored(color, face);
        return n > 0 ? n + 1 : 0;
    }
    for (uint8_t c = COLOR_RED; c <= COLOR_YELLOW; c++) {
        size_t len = strlen(choices[c].word);

        /* "red5" as well as "r5": the letter stands for the word. */
        if (strncmp(w, choices[c].word, len) != 0)
            len = (choices[c].name[0] | 0x20) == w[0] ? 1 : 0;
        if (len == 0)
            continue;
        face = cards_spelling_value(face_spelling, w + len);
        if (face >= 0) {
            *out = card_colored(c, face);
            return 1;
        }
    }
    return 0;
}

int card_parse(enum card_family family, const struct words *words, int from, card_t *out)
{
    *out = CARD_NONE;
    if (from < 0 || from >= words->n)
        return 0;
    return family == CARDS_LAST_ONE ? cards_last_one_parse(words, from, out)
                                    : cards_standard_parse(words, from, out);
}

/* ---- Other languages ---- */

enum { CARDS_SPOKEN_MAX = 48 };

/* How many bytes the translation of `english` takes at the start of `bare`; 0: it does not stand
 * there. */
static size_t cards_said_at(const char *bare, const char *english)
{
    const char *said = tr(english);
    char word[CARDS_SPOKEN_MAX];

    if (said == english) /* the catalogue lacks it, or English is spoken */
        return 0;
    utf8_bare(said, word, sizeof(word));
    size_t n = strlen(word);
    return n > 0 && strncmp(bare, word, n) == 0 && (bare[n] == ' ' || bare[n] == '\0') ? n : 0;
}

/* Whether "2 rojo", which could be this card, is to be read as the second card of the hand and a
 * colour. */
static bool cards_numbered(const card_t *hand, int nhand, const char *bare, card_t card)
{
    int number = atoi(bare);

    return number >= 1 && number <= nhand && card_choice(hand[number - 1]) == 0 &&
           !cards_hold(hand, nhand, &card, 1);
}

/* The English name of what the words at the start of `bare` name; `len` gets how long they are.
 * NULL: they name nothing, and `len` is the length of the first word. */
static const char *cards_said(const struct game_rules *rules, const card_t *hand, int nhand,
                              const char *bare, size_t *len)
{
    const char *english = NULL;
    char last[CARDS_SPOKEN_MAX];
    size_t n;

    *len = 0;
    for (int card = 1; card < CARD_HIDDEN; card++) {
        n = strcmp(card_name((card_t)card), "-") != 0
                ? cards_said_at(bare, card_words((card_t)card))
                : 0;
        if (n > *len && !cards_numbered(hand, nhand, bare, (card_t)card)) {
            *len = n;
            english = card_words((card_t)card);
        }
    }
    for (int choice = 1; choice < CARDS_CHOICES; choice++) {
        n = cards_said_at(bare, rules->choice_words((uint8_t)choice));
        if (n > *len) {
            *len = n;
            english = rules->choice_words((uint8_t)choice);
        }
    }
    *len = english ? *len : strcspn(bare, " ");
    utf8_bare(trc("typed", "last"), last, sizeof(last));
    return !english && words_listed(last, bare, *len) ? "last" : english;
}

bool cards_english(const struct game_rules *rules, const card_t *hand, int nhand, const char *line,
                   char *out, size_t cap)
{
    char bare[WORDS_TEXT];
    const char *english;
    size_t len = 0, n;
    bool named = false;

    if (tongue_now() == TONGUE_ENGLISH || strlen(line) >= sizeof(bare))
        return false;
    utf8_bare(line, bare, sizeof(bare));
    for (char *at = bare; (at = strpbrk(at, "\t,"));)
        *at = ' ';
    for (const char *at = bare; *(at += strspn(at, " ")) != '\0' && len < cap; at += n) {
        english = cards_said(rules, hand, nhand, at, &n);
        named = named || english;
        len += (size_t)snprintf(out + len, cap - len, "%s%.*s", len > 0 ? " " : "",
                                english ? (int)strlen(english) : (int)n, english ? english : at);
    }
    return named && len < cap;
}

/* ---- Packs ---- */

int cards_standard_pack(card_t *out, int jokers)
{
    int n = 0;

    for (int c = 1; c <= 52; c++)
        out[n++] = (card_t)c;
    while (jokers-- > 0)
        out[n++] = CARD_JOKER;
    return n;
}

int cards_last_one_pack(card_t *out)
{
    int n = 0;

    for (int color = COLOR_RED; color <= COLOR_YELLOW; color++)
        for (int face = 0; face <= FACE_TURN; face++)
            for (int copy = face == 0 ? 1 : 0; copy < 2; copy++)
                out[n++] = card_colored(color, face);
    for (int i = 0; i < 4; i++)
        out[n++] = CARD_LO_JOKER;
    for (int i = 0; i < 4; i++)
        out[n++] = CARD_LO_JOKER4;
    return n;
}

/* ---- Lists ---- */

void cards_remove(card_t *list, uint8_t *n, card_t card)
{
    card_t *at = memchr(list, card, *n);

    (*n)--;
    memmove(at, at + 1, (size_t)(list + *n - at));
}

bool cards_hold(const card_t *list, int n, const card_t *card, int ncards)
{
    if (ncards == 1)
        return memchr(list, card[0], (size_t)n);
    for (int i = 0; i < ncards; i++) {
        int want = 0, have = 0;

        for (int k = 0; k < ncards; k++)
            want += card[k] == card[i];
        for (int k = 0; k < n; k++)
            have += list[k] == card[i];
        if (have < want)
            return false;
    }
    return true;
}

uint8_t cards_most_held(const card_t *hand, int n, const card_t *played, int nplayed, uint8_t first)
{
    int count[CARDS_CHOICES] = {0};
    uint8_t best = first;

    for (int i = 0; i < n; i++)
        count[card_choice(hand[i])]++;
    for (int i = 0; i < nplayed; i++)
        count[card_choice(played[i])]--;
    for (uint8_t c = first; c < first + 4; c++)
        if (count[c] > count[best])
            best = c;
    return best;
}
