/*
 * Languages: English, and the Spanish catalogue that is built in.
 */
#include "cards.h"
#include "catalogue.h"
#include "cutap.h"
#include "picture.h"
#include "registry.h"
#include "utf8.h"

SUITE("tongues", NULL, NULL);

/* ---- What is built in ---- */

TEST(test_english, "English is the sources' own")
{
    CU_ASSERT(tongue_now() == TONGUE_ENGLISH);
    CU_ASSERT_STRING_EQUAL(tr("red"), "red");
    CU_ASSERT_STRING_EQUAL(trn("%d card", "%d cards", 1), "%d card");
    CU_ASSERT_STRING_EQUAL(trn("%d card", "%d cards", 0), "%d cards");
    CU_ASSERT_STRING_EQUAL(trc("to be gone", "left"), "left");
    CU_ASSERT(tongue_form(1) == 0 && tongue_form(0) == 1 && tongue_form(2) == 1);
}

TEST(test_names, "names of languages")
{
    CU_ASSERT_STRING_EQUAL(tongue_words[0], "auto");
    CU_ASSERT_STRING_EQUAL(tongue_words[1], "en");
    CU_ASSERT(tongue_find("en") == TONGUE_ENGLISH);
    CU_ASSERT(tongue_find("en_GB.UTF-8") == TONGUE_ENGLISH);
    CU_ASSERT(tongue_find("C.UTF-8") == TONGUE_ENGLISH);
    CU_ASSERT(tongue_find("POSIX") == TONGUE_ENGLISH);
    CU_ASSERT(tongue_find("") == TONGUE_NONE);
    CU_ASSERT(tongue_find("english") == TONGUE_NONE);
    CU_ASSERT(tongue_find("tlh") == TONGUE_NONE);
    CU_ASSERT(tongue_find("auto") == TONGUE_NONE);
    CU_ASSERT(tongue_find("x") == TONGUE_NONE);
    CU_ASSERT(tongue_use(-1) == TONGUE_ENGLISH);
    CU_ASSERT(tongue_use(99) == TONGUE_ENGLISH);
    CU_ASSERT(tongue_now() == TONGUE_ENGLISH);
}

TEST(test_spanish, "Spanish")
{
    int es = tongue_find("es_AR.UTF-8");

    if (catalogues_count == 1)
        return; /* built without msgfmt */
    CU_ASSERT_FATAL(es > 0);
    CU_ASSERT_STRING_EQUAL(tongue_name(es), "es");
    CU_ASSERT(tongue_use(es) == TONGUE_ENGLISH);
    CU_ASSERT_STRING_EQUAL(tr("red"), "rojo");
    CU_ASSERT_STRING_EQUAL(tr(card_words(card_make(SUIT_HEARTS, RANK_QUEEN))),
                           "reina de corazones");
    CU_ASSERT_STRING_EQUAL(tr(""), ""); /* not the head of the catalogue */
    CU_ASSERT_STRING_EQUAL(tr("what is in no catalogue"), "what is in no catalogue");
    CU_ASSERT(tongue_form(1) == 0 && tongue_form(0) == 1);
    CU_ASSERT_STRING_EQUAL(trn("%s: %d card.\n", "%s: %d cards.\n", 1), "%s: %d carta.\n");
    CU_ASSERT_STRING_EQUAL(trn("%s: %d card.\n", "%s: %d cards.\n", 0), "%s: %d cartas.\n");
    CU_ASSERT(tongue_use(TONGUE_ENGLISH) == es);
}

/* Types the name of a card as plain says it, and again without accents; a game of this seed is
 * asked which card it reads. */
static void type_card(const struct game_rules *rules, const void *st, const struct game_view *view,
                      card_t card)
{
    bool thrown = rules->picture && rules->picture->spread;
    char said[64], line[200], english[200];

    for (int bare = 0; bare < 2; bare++) {
        struct game_move move;

        snprintf(said, sizeof(said), "%s", tr(card_words(card)));
        if (bare)
            utf8_bare(tr(card_words(card)), said, sizeof(said));
        snprintf(line, sizeof(line), "%s %s%s%s", thrown ? "throw" : "play", said,
                 thrown ? " at " : "", thrown ? said : "");
        if (!cards_english(rules, &card, 1, line, english, sizeof(english)))
            snprintf(english, sizeof(english), "%s", line);
        if (rules->parse(st, view->viewer, english, &move) != GAME_OK || move.card[0] != card)
            CU_FAIL(line);
    }
}

/* What a card, a suit or a colour is called can be typed in each language, and is the same one. */
TEST(test_typed, "names of cards as they can be typed")
{
    static uint8_t st[GAME_STATE_MAX];
    static struct game_view view;
    static struct game_events ev;

    for (int tongue = 0; tongue < catalogues_count; tongue++)
        for (int i = 0; game_registry[i]; i++) {
            const struct game_rules *rules = game_registry[i];
            bool seen[CARD_CODES] = {false};
            int n = 0;

            tongue_use(tongue);
            for (uint64_t seed = 1; seed <= 40; seed++) {
                struct game_setup setup;

                game_setup_defaults(rules, 2, &setup);
                game_setup_seed(&setup, seed);
                ev.n = 0;
                rules->start(st, &setup, &ev);
                rules->view(st, 1, &view);
                for (int k = 0; k < view.nhand; k++)
                    if (!seen[view.hand[k].card]) {
                        seen[view.hand[k].card] = true;
                        type_card(rules, st, &view, view.hand[k].card);
                        n++;
                    }
            }
            CU_ASSERT(n >= 26); /* Exta-Cards deals each seat one colour */
        }
    for (int tongue = 0; tongue < catalogues_count; tongue++)
        for (uint8_t choice = SUIT_CLUBS; choice <= COLOR_YELLOW; choice++) {
            char english[64];

            tongue_use(tongue);
            if (!cards_english(game_registry[0], NULL, 0, tr(choice_words(choice)), english,
                               sizeof(english)))
                snprintf(english, sizeof(english), "%s", tr(choice_words(choice)));
            CU_ASSERT_EQUAL(choice_parse_any(english), choice);
        }
    tongue_use(TONGUE_ENGLISH);
}

/* A number of the hand before a colour stays one if it is a joker's. */
TEST(test_typed_number, "a number or a card, and a colour")
{
    static const card_t hand[] = {CARD_COLORED + 5, CARD_LO_JOKER};
    static const char *const lines[][2] = {{"2 rojo", "2 red"},
                                           {"5 rojo", "red 5"},
                                           {"1 rojo", "red 1"},
                                           {"comodín, AZUL", "joker blue"},
                                           {"5 rojo última", "red 5 last"},
                                           {"amarillo 7", "yellow 7"},
                                           {"draw", NULL}};
    char english[64];

    if (catalogues_count == 1)
        return; /* built without msgfmt */
    tongue_use(tongue_find("es"));
    for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++) {
        bool named = cards_english(&last_one_rules, hand, 2, lines[i][0], english, sizeof(english));

        CU_ASSERT_EQUAL_FATAL(named, !!lines[i][1]);
        if (named)
            CU_ASSERT_STRING_EQUAL(english, lines[i][1]);
    }
    CU_ASSERT_FALSE(cards_english(&last_one_rules, hand, 2, "5 rojo", english, 5));
    tongue_use(TONGUE_ENGLISH);
    CU_ASSERT_FALSE(cards_english(&last_one_rules, hand, 2, "5 rojo", english, sizeof(english)));
}
