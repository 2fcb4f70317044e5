/*
 * Cards: names, words, every accepted spelling (doc/rules/README.md, "Cards"), the packs.
 */
#include "cards.h"
#include "cutap.h"
#include "files.h"

/* The card that the whole text names; CARD_NONE if it does not name exactly one. */
static card_t read_card(enum card_family family, const char *text)
{
    struct words w;
    card_t card;

    if (!words_split(&w, text))
        return CARD_NONE;
    return card_parse(family, &w, 0, &card) == w.n ? card : CARD_NONE;
}

SUITE("cards", NULL, NULL);

TEST(test_round_trip, "names and words read back")
{
    card_t pack[CARDS_LAST_ONE_PACK];
    int n = cards_standard_pack(pack, 1);

    CU_ASSERT_EQUAL(n, 53);
    for (int i = 0; i < n; i++) {
        CU_ASSERT_EQUAL(read_card(CARDS_STANDARD, card_name(pack[i])), pack[i]);
        CU_ASSERT_EQUAL(read_card(CARDS_STANDARD, card_words(pack[i])), pack[i]);
    }
    n = cards_last_one_pack(pack);
    CU_ASSERT_EQUAL(n, 108);
    for (int i = 0; i < n; i++) {
        CU_ASSERT_EQUAL(read_card(CARDS_LAST_ONE, card_name(pack[i])), pack[i]);
        CU_ASSERT_EQUAL(read_card(CARDS_LAST_ONE, card_words(pack[i])), pack[i]);
    }
}

/* Compares the spellings of a part of cards.txt with the names of the cards. Returns how many there
 * were. */
static int spellings(enum card_family family, const char *part)
{
    ROWS_LOCAL rows = rows_open("tests/games/cards.txt", part);
    while (rows_next(&rows))
        CU_ASSERT_STRING_EQUAL(card_name(read_card(family, rows.cell[0])),
                               rows.cell[1][0] ? rows.cell[1] : "-");
    return rows.n;
}

TEST(test_standard, "spellings of standard cards")
{
    CU_ASSERT_EQUAL(spellings(CARDS_STANDARD, "standard"), 29);
    CU_ASSERT_EQUAL(card_suit(card_make(SUIT_HEARTS, 7)), SUIT_HEARTS);
    CU_ASSERT_EQUAL(card_rank(card_make(SUIT_HEARTS, 7)), 7);
    CU_ASSERT_EQUAL(card_suit(CARD_JOKER), 0);
}

TEST(test_last_one, "spellings of Last One's cards")
{
    CU_ASSERT_EQUAL(spellings(CARDS_LAST_ONE, "last one"), 35);
    CU_ASSERT_EQUAL(card_color(card_colored(COLOR_GREEN, FACE_SKIP)), COLOR_GREEN);
    CU_ASSERT_EQUAL(card_face(card_colored(COLOR_GREEN, FACE_SKIP)), FACE_SKIP);
    CU_ASSERT_EQUAL(card_color(CARD_LO_JOKER), 0);
}

TEST(test_last_one_pack, "LO-R1 the pack of Last One")
{
    /* LO-R1: 76 numbers, 24 coloured specials, 8 jokers. */
    card_t pack[CARDS_LAST_ONE_PACK];
    int numbers = 0, specials = 0, jokers = 0, zeros = 0;

    cards_last_one_pack(pack);
    for (int i = 0; i < CARDS_LAST_ONE_PACK; i++) {
        int face = card_face(pack[i]);

        numbers += face <= 9;
        zeros += face == 0;
        specials += face >= FACE_PICK_UP && face <= FACE_TURN;
        jokers += card_color(pack[i]) == 0;
    }
    CU_ASSERT_EQUAL(numbers, 76);
    CU_ASSERT_EQUAL(zeros, 4);
    CU_ASSERT_EQUAL(specials, 24);
    CU_ASSERT_EQUAL(jokers, 8);
}

TEST(test_choices, "suits and colours")
{
    CU_ASSERT_EQUAL(choice_parse(CARDS_STANDARD, "h"), SUIT_HEARTS);
    CU_ASSERT_EQUAL(choice_parse(CARDS_STANDARD, "spades"), SUIT_SPADES);
    CU_ASSERT_EQUAL(choice_parse(CARDS_STANDARD, "red"), 0);
    CU_ASSERT_EQUAL(choice_parse(CARDS_LAST_ONE, "y"), COLOR_YELLOW);
    CU_ASSERT_EQUAL(choice_parse(CARDS_LAST_ONE, "blue"), COLOR_BLUE);
    CU_ASSERT_EQUAL(choice_parse(CARDS_LAST_ONE, "h"), 0);
    CU_ASSERT_EQUAL(choice_parse(CARDS_LAST_ONE, ""), 0);
    CU_ASSERT_STRING_EQUAL(choice_name(COLOR_GREEN), "G");
    CU_ASSERT_STRING_EQUAL(choice_words(SUIT_CLUBS), "clubs");
    CU_ASSERT_STRING_EQUAL(choice_name(0), "-");
    CU_ASSERT_STRING_EQUAL(choice_name(200), "-");
    CU_ASSERT_STRING_EQUAL(card_name(CARD_HIDDEN), "?");
    CU_ASSERT_STRING_EQUAL(card_name(200), "-");
}

TEST(test_words, "words")
{
    struct words w;
    char text[WORDS_TEXT * 2];

    CU_ASSERT(words_split(&w, "  Play 7♥,7♠  last "));
    CU_ASSERT_EQUAL(w.n, 4);
    CU_ASSERT(words_is(&w, 1, "7h"));
    CU_ASSERT(words_is(&w, 2, "7s"));
    CU_ASSERT_FALSE(words_is(&w, 4, ""));
    CU_ASSERT(words_split(&w, ""));
    CU_ASSERT_EQUAL(w.n, 0);
    CU_ASSERT_FALSE(words_split(&w, "r5\x1b[2J"));
    CU_ASSERT_FALSE(words_split(&w, "r5 \xff"));
    CU_ASSERT_FALSE(words_split(&w, "r5 é"));
    memset(text, 'a', sizeof(text));
    text[sizeof(text) - 1] = '\0';
    CU_ASSERT_FALSE(words_split(&w, text));
    for (size_t i = 0; i < 1000; i++)
        text[i] = i % 2 ? ' ' : 'a';
    text[1000] = '\0';
    CU_ASSERT_FALSE(words_split(&w, text));
    CU_ASSERT(words_split(&w, "12 012 123456 1a -1"));
    CU_ASSERT_EQUAL(words_number(&w, 0), 12);
    CU_ASSERT_EQUAL(words_number(&w, 1), 12);
    CU_ASSERT_EQUAL(words_number(&w, 2), -1);
    CU_ASSERT_EQUAL(words_number(&w, 3), -1);
    CU_ASSERT_EQUAL(words_number(&w, 4), -1);
    CU_ASSERT_EQUAL(words_number(&w, 5), -1);
}
