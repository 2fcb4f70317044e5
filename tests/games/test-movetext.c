/*
 * Moves as text: every accepted form and its canonical one (doc/rules/README.md, "Moves").
 */
#include "cutap.h"
#include "movetext.h"

static const card_t hand[] = {69, CARD_LO_JOKER, 64 + 48 + FACE_PICK_UP}; /* R5 J Y+2 */

static const struct movetext last_one = {
    .family = CARDS_LAST_ONE,
    .hand = hand,
    .nhand = 3,
    .pick_up = MOVE_TAKE,
    .verbs = 1 << MOVE_PLAY | 1 << MOVE_DRAW | 1 << MOVE_TAKE | 1 << MOVE_PASS | 1 << MOVE_LAST |
             1 << MOVE_REPORT | 1 << MOVE_LIE | 1 << MOVE_CHOOSE,
};
static const struct movetext standard = {
    .family = CARDS_STANDARD,
    .pick_up = MOVE_DRAW,
    .verbs = ~0u,
    .take_cards = true,
    .choice_wanted = true,
};

/* The canonical text of `text`, or the refusal's name; static. */
static const char *canon(const struct movetext *mt, const char *text)
{
    static char out[GAME_TEXT_MAX];
    struct game_move move;
    enum game_code code = movetext_parse(mt, text, &move);

    if (code != GAME_OK)
        return game_code_name(code);
    CU_ASSERT_EQUAL((size_t)movetext_format(NULL, 0, &move, out, sizeof(out)), strlen(out));
    return out;
}

static void canons(const struct movetext *mt, const char *const form[][2], size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (strcmp(canon(mt, form[i][0]), form[i][1]) != 0)
            printf("# %s: %s\n", form[i][0], canon(mt, form[i][0]));
        CU_ASSERT_STRING_EQUAL(canon(mt, form[i][0]), form[i][1]);
    }
}

SUITE("movetext", NULL, NULL);

TEST(test_last_one, "forms with Last One's cards")
{
    static const char *const form[][2] = {
        {"play R5", "play R5"},
        {"r5", "play R5"},
        {"p red 5", "play R5"},
        {"PUT Red Five", "play R5"},
        {"1", "play R5"},
        {"play 1", "play R5"},
        {"play 3 last", "play Y+2 last"},
        {"y + 2 uno", "play Y+2 last"},
        {"uno r5", "play R5 last"},
        {"play r5 last one", "play R5 last"},
        {"play last r5", "play R5 last"},
        {"j red", "play J color R"},
        {"play J colour b last", "play J color B last"},
        {"2 g", "play J color G"},
        {"joker +4 yellow", "play J+4 color Y"},
        {"j color red last", "play J color R last"},
        {"J", "play J"},
        {"R5 B5", "play R5 B5"},
        {"draw", "draw"},
        {"take", "take"},
        {"accept", "take"},
        {"take all", "take"},
        {"pick up", "take"},
        {"Pickup", "take"},
        {"pass", "pass"},
        {"skip", "pass"},
        {"uno", "last"},
        {"last", "last"},
        {"last one", "last"},
        {"Last  Card", "last"},
        {"report 2", "report 2"},
        {"report seat 2", "report 2"},
        {"lie", "lie"},
        {"color X", "bad-move"},
        {"color red", "color R"},
        {"colour y", "color Y"},
        {"red", "bad-move"},
        {"", "bad-move"},
        {"play", "bad-move"},
        {"play last", "bad-move"},
        {"4", "not-in-hand"},
        {"0", "not-in-hand"},
        {"play 99", "not-in-hand"},
        {"7h", "bad-move"},
        {"report", "bad-move"},
        {"report 9", "bad-move"},
        {"report bob", "bad-move"},
        {"report 2 3", "bad-move"},
        {"draw 2", "bad-move"},
        {"take R5", "bad-move"},
        {"j red blue", "bad-move"},
        {"r5 to", "bad-move"},
        {"stop", "bad-move"},
        {"skip bob", "bad-move"},
        {"hello there", "bad-move"},
        {"last r5 x", "bad-move"},
    };

    canons(&last_one, form, sizeof(form) / sizeof(form[0]));
}

TEST(test_standard, "forms with standard cards")
{
    static const char *const form[][2] = {
        {"7c 7s", "play 7C 7S"},
        {"play 7♣, 8♣, 9♣", "play 7C 8C 9C"},
        {"ace of hearts spades", "play AH suit S"},
        {"ah suit s", "play AH suit S"},
        {"8h to 3 last", "play 8H to 3 last"},
        {"take 3h 3c", "take 3H 3C"},
        {"take", "take"},
        {"take 3h to 2", "bad-move"},
        {"take 3h hearts", "bad-move"},
        {"take 3h last", "bad-move"},
        {"take no", "bad-move"},
        {"play 7h\n8h", "play 7H 8H"},
        {"pick up", "draw"},
        {"hearts", "suit H"},
        {"h", "suit H"},
        {"* clubs", "play JOKER suit C"},
        {"stop", "stop"},
        {"play j", "bad-move"},
        {"jh", "play JH"},
        {"8h to 9", "bad-move"},
        {"8h to 2 to 3", "bad-move"},
        {"1", "not-in-hand"},
    };

    canons(&standard, form, sizeof(form) / sizeof(form[0]));
}

TEST(test_bounds, "bounds")
{
    struct game_move move = {.verb = MOVE_PLAY}, back;
    char text[GAME_TEXT_MAX], line[600] = "play";

    /* A whole hand of the longest names fits GAME_TEXT_MAX. */
    move.ncards = GAME_MOVE_CARDS;
    memset(move.card, CARD_JOKER, sizeof(move.card));
    move.choice = SUIT_HEARTS;
    move.to = 8;
    move.last = 1;
    CU_ASSERT(movetext_format(NULL, 0, &move, text, sizeof(text)) < GAME_TEXT_MAX);
    CU_ASSERT_EQUAL(movetext_parse(&standard, text, &back), GAME_OK);
    CU_ASSERT_EQUAL(memcmp(&move, &back, sizeof(move)), 0);
    /* One card more does not. */
    for (int i = 0; i <= GAME_MOVE_CARDS; i++)
        strcat(line, " 7h");
    CU_ASSERT_EQUAL(movetext_parse(&standard, line, &back), GAME_BAD_MOVE);
    CU_ASSERT_EQUAL(back.verb, MOVE_NONE);
    /* Nor does it by its numbers. */
    strcpy(line, "play");
    for (int i = 0; i <= GAME_MOVE_CARDS; i++)
        strcat(line, " 1");
    CU_ASSERT_EQUAL(movetext_parse(&last_one, line, &back), GAME_BAD_MOVE);
    /* A short buffer gets the words that fit, with a NUL. */
    CU_ASSERT_EQUAL(
        movetext_format(NULL, 0, &(struct game_move){.verb = MOVE_REPORT, .to = 2}, text, 8), 7);
    CU_ASSERT_STRING_EQUAL(text, "report ");
}
