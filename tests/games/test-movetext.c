/*
 * Moves as text: every accepted form and its canonical one (doc/rules/README.md, "Moves").
 */
#include "cutap.h"
#include "files.h"
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

/* Compares the forms of a part of movetext.txt with what they are. Returns how many there were. */
static int canons(const struct movetext *mt, const char *part)
{
    ROWS_LOCAL rows = rows_open("tests/games/movetext.txt", part);

    while (rows_next(&rows)) {
        if (strcmp(canon(mt, rows.cell[0]), rows.cell[1]) != 0)
            printf("# %s: %s\n", rows.cell[0], canon(mt, rows.cell[0]));
        CU_ASSERT_STRING_EQUAL(canon(mt, rows.cell[0]), rows.cell[1]);
    }
    return rows.n;
}

SUITE("movetext", NULL, NULL);

TEST(test_last_one, "forms with Last One's cards")
{
    CU_ASSERT_EQUAL(canons(&last_one, "last one"), 56);
}

TEST(test_standard, "forms with standard cards")
{
    CU_ASSERT_EQUAL(canons(&standard, "standard"), 21);
    CU_ASSERT_STRING_EQUAL(canon(&standard, "play 7h\n8h"), "play 7H 8H");
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
