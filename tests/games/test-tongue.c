/*
 * Languages: the plural rules that catalogues come with, reading a catalogue whole or damaged, and
 * the Spanish one that is built in.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "catalogue.h"
#include "cutap.h"
#include "last_one/last_one.h"
#include "picture.h"
#include "plural.h"
#include "tongue.h"
#include "utf8.h"

SUITE("plural forms", NULL, NULL);

/* ---- Plural rules ---- */

TEST(test_rules, "rules of several languages")
{
    static const char russian[] = "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
                                  "(n%100<10 || n%100>=20) ? 1 : 2;\n";
    static const struct {
        const char *rule;
        long long n, form;
    } cases[] = {{"(n != 1);", 1, 0},
                 {"(n != 1);", 0, 1},
                 {"n>1", 1, 0},
                 {"n > 1\n", 2, 1},
                 {"0;", 7, 0},
                 {russian, 1, 0},
                 {russian, 11, 2},
                 {russian, 21, 0},
                 {russian, 22, 1},
                 {russian, 112, 2},
                 {russian, 5000000001, 0},
                 {"n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : 3", 2, 2},
                 {"n*2+1-n/2", 4, 7},
                 {"!n", 0, 1},
                 {"n<=2&&n>=1||n==9", 9, 1},
                 {"n\t>\t1", 3, 1}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        CU_ASSERT(plural_value(cases[i].rule, cases[i].n) == cases[i].form);
}

TEST(test_bad_rules, "rules that cannot be read")
{
    static const char *const rules[] = {"",
                                        "m",
                                        "n !",
                                        "(n",
                                        "n ? 1",
                                        "n/0",
                                        "n%",
                                        "99999999",
                                        "n 1",
                                        "1000*1000*1000*"
                                        "1000*1000*1000*"
                                        "1000",
                                        "5*1000*1000*1000*1000*1000*1000+"
                                        "5*1000*1000*1000*1000*1000*1000",
                                        "0-5*1000*1000*1000*1000*1000*1000-"
                                        "5*1000*1000*1000*1000*1000*1000",
                                        "n+",
                                        "n-",
                                        "n*",
                                        "n ? (1 : 2"};
    char deep[400];

    for (size_t i = 0; i < sizeof(rules) / sizeof(rules[0]); i++)
        CU_ASSERT(plural_value(rules[i], 3) == -1);
    memset(deep, '(', sizeof(deep) - 1);
    deep[sizeof(deep) - 1] = '\0';
    CU_ASSERT(plural_value(deep, 3) == -1);
    memset(deep, '!', sizeof(deep) - 1);
    CU_ASSERT(plural_value(deep, 3) == -1);
}

/* ---- Catalogues ---- */

/* A file of three texts in the byte order of `swap`; returns its size. */
static size_t make_file(unsigned char *out, bool swap)
{
    static const char head[] = "Language: xx\nPlural-Forms: nplurals=2; plural=(n != 1);\n";
    static const struct {
        const char *id, *text;
        uint32_t idlen, textlen;
    } entry[] = {{"", head, 0, sizeof(head) - 1},
                 {"%d card\0%d cards", "%d carta\0%d cartas", 16, 18},
                 {"yes", "sí", 3, 3}};
    uint32_t word[7 + 3 * 4] = {0x950412de, 0, 3, 28, 28 + 24}, at = sizeof(word);

    for (int i = 0; i < 3; i++) {
        word[7 + 2 * i] = entry[i].idlen;
        word[7 + 2 * i + 1] = at;
        memcpy(out + at, entry[i].id, entry[i].idlen + 1);
        at += entry[i].idlen + 1;
    }
    for (int i = 0; i < 3; i++) {
        word[13 + 2 * i] = entry[i].textlen;
        word[13 + 2 * i + 1] = at;
        memcpy(out + at, entry[i].text, entry[i].textlen + 1);
        at += entry[i].textlen + 1;
    }
    for (size_t i = 0; swap && i < sizeof(word) / sizeof(word[0]); i++)
        word[i] = __builtin_bswap32(word[i]);
    memcpy(out, word, sizeof(word));
    return at;
}

SUITE("catalogue", NULL, NULL);

TEST(test_file, "a file in both byte orders")
{
    for (int swap = 0; swap < 2; swap++) {
        unsigned char file[400];
        struct catalogue c = {"xx", file, make_file(file, swap)};

        CU_ASSERT_STRING_EQUAL(catalogue_find(&c, "yes", -1), "sí");
        CU_ASSERT_STRING_EQUAL(catalogue_find(&c, "%d card", 1), "%d carta");
        CU_ASSERT_STRING_EQUAL(catalogue_find(&c, "%d card", 0), "%d cartas");
        CU_ASSERT_PTR_NULL(catalogue_find(&c, "no", -1));
        CU_ASSERT_PTR_NULL(catalogue_find(&c, "yes", 2)); /* it has one form */
        CU_ASSERT(catalogue_plural(&c, 1) == 0 && catalogue_plural(&c, 5) == 1);
    }
}

/* Files that say nothing about plural forms: one without texts, one whose first text is not the
 * head, one with impossible forms, half a file. */
TEST(test_no_forms, "a file without plural forms")
{
    unsigned char file[400];
    struct catalogue c = {"xx", file, make_file(file, false)};

    char *rule = memmem(file, c.size, "(n != 1)", 8);
    CU_ASSERT_PTR_NOT_NULL_FATAL(rule);
    memcpy(rule, "99999999", 8);
    CU_ASSERT(catalogue_plural(&c, 2) == -1);
    memcpy(rule, "00000777", 8);
    CU_ASSERT(catalogue_plural(&c, 2) == -1);
    CU_ASSERT_PTR_NULL(catalogue_find(&c, "%d card", 2));
    CU_ASSERT_STRING_EQUAL(catalogue_find(&c, "yes", -1), "sí");
    file[28] = 3; /* the length of the first text */
    CU_ASSERT(catalogue_plural(&c, 2) == -1);
    file[8] = 0; /* how many texts */
    CU_ASSERT(catalogue_plural(&c, 2) == -1);
    c.size = 3;
    CU_ASSERT(catalogue_plural(&c, 2) == -1);
}

/* Any byte may be wrong, and the file may end anywhere: nothing outside is read (sanitizers tell),
 * and every answer ends with a NUL. */
TEST(test_damaged, "a damaged file")
{
    unsigned char file[400];
    size_t size = make_file(file, false);

    for (size_t cut = 0; cut <= size; cut++) {
        unsigned char *part = malloc(cut > 0 ? cut : 1);
        struct catalogue c = {"xx", part, cut};

        memcpy(part, file, cut);
        CU_ASSERT(!catalogue_find(&c, "yes", -1) || cut == size);
        for (size_t i = 0; cut == size && i < size; i++) {
            for (int value = 0; value < 256; value += 51) {
                const char *text;

                part[i] = (unsigned char)value;
                text = catalogue_find(&c, "%d card", 2);
                CU_ASSERT(!text || strlen(text) < size);
                text = catalogue_find(&c, "yes", -1);
                CU_ASSERT(!text || strlen(text) < size);
            }
            part[i] = file[i];
        }
        free(part);
    }
}

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

        snprintf(said, sizeof(said), "%s", tr(rules->card_words(card)));
        if (bare)
            utf8_bare(tr(rules->card_words(card)), said, sizeof(said));
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
