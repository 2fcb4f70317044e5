/*
 * Formulas (ME-D5): what they mean; that a printed formula reads back the same; and that each
 * refusal names the place.
 */
#include "cutap.h"
#include "formula.h"
#include "game.h"

static char why[400];

static bool holds(const char *text, const struct formula_vars *vars)
{
    struct formulas formulas = {.part = {NULL}};
    const char *no = formulas_set(&formulas, 0, text, why, sizeof(why));
    if (no)
        printf("# %s: %s\n", text, no);
    CU_ASSERT_PTR_NULL(no);
    bool so = formulas_hold(&formulas, vars);
    formulas_clear(&formulas);
    return so;
}

/* The names of the variables of made formulas. */
static const char *const names[FORMULA_VARS] = {[FORMULA_SEATS] = "seats",
                                                [FORMULA_RANKED] = "ranked",
                                                [FORMULA_BET] = "bet",
                                                [FORMULA_RATING] = "rating",
                                                [FORMULA_RATINGDIFF] = "ratingdiff",
                                                [FORMULA_PROVISIONAL] = "provisional",
                                                [FORMULA_FRIEND] = "friend",
                                                [FORMULA_MET] = "met-today"};

static const char *refused(const char *text)
{
    struct formula *f = formula_parse(text, why, sizeof(why));
    CU_ASSERT_PTR_NULL(f);
    formula_free(&f);
    return why;
}

/* How it is printed; lives until the next call. */
static const char *printed(const char *text, bool dense)
{
    static struct buf out;
    struct formula *f = formula_parse(text, why, sizeof(why));
    buf_clear(&out);
    if (f)
        formula_print(f, dense, &out);
    formula_free(&f);
    return buf_text(&out);
}

SUITE("formula", NULL, NULL);

TEST(test_meaning, "meaning")
{
    struct formula_vars v = {.at = {[FORMULA_SEATS] = 4,
                                    [FORMULA_RANKED] = 1,
                                    [FORMULA_RATING] = 1100,
                                    [FORMULA_RATINGDIFF] = -150,
                                    [FORMULA_PACE] = FORMULA_NORMAL,
                                    [FORMULA_CONDUCT] = FORMULA_FAIR,
                                    [FORMULA_MET] = 2}};
    v.at[FORMULA_GAME] = 2; /* Palace */
    CU_ASSERT_STRING_EQUAL(game_registry[2]->id, "palace");
    CU_ASSERT_TRUE(holds("ranked", &v));
    CU_ASSERT_TRUE(holds("RANKED & Rating >= 1100", &v));
    CU_ASSERT_FALSE(holds("rating > 1100", &v));
    CU_ASSERT_FALSE(holds("!ranked", &v));
    CU_ASSERT_TRUE(holds("ratingdiff > -200", &v));
    CU_ASSERT_TRUE(holds("-200 < ratingdiff", &v));
    CU_ASSERT_TRUE(holds("met-today < seats", &v));
    CU_ASSERT_TRUE(holds("game = palace", &v));
    CU_ASSERT_TRUE(holds("game <> switch and game != Last-One", &v));
    CU_ASSERT_TRUE(holds("pace = normal && pace > fast", &v));
    CU_ASSERT_TRUE(holds("conduct >= fair || friend", &v));
    CU_ASSERT_FALSE(holds("conduct == good", &v));
    /* `not` binds closest, then `and`, then `or` */
    CU_ASSERT_TRUE(holds("ranked or friend and ignored", &v));
    CU_ASSERT_FALSE(holds("(ranked or friend) and ignored", &v));
    CU_ASSERT_FALSE(holds("not ranked or friend", &v));
    CU_ASSERT_TRUE(holds("not (friend or ignored)", &v));
    CU_ASSERT_TRUE(holds("not rating > 1100", &v));
    CU_ASSERT_TRUE(holds("!!ranked", &v));
    struct formulas none = {.part = {NULL}};
    CU_ASSERT_TRUE(formulas_hold(&none, &v));
}

TEST(test_print, "print")
{
    CU_ASSERT_STRING_EQUAL(printed("ranked&&rating>=900&!(provisional||met-today>3)", false),
                           "ranked and rating >= 900 and not (provisional or met-today > 3)");
    CU_ASSERT_STRING_EQUAL(printed("ranked and not friend", true), "ranked&!friend");
    CU_ASSERT_STRING_EQUAL(printed("((ranked))", false), "ranked");
    CU_ASSERT_STRING_EQUAL(printed("(ranked or friend) and f3", false),
                           "(ranked or friend) and f3");
    CU_ASSERT_STRING_EQUAL(printed("ranked & (friend & f3)", true), "ranked&(friend&f3)");
    CU_ASSERT_STRING_EQUAL(printed("game = pal or pace<>slow", true), "game=palace|pace!=slow");
    CU_ASSERT_STRING_EQUAL(printed("not (rating > 5)", false), "not rating > 5");
}

TEST(test_places, "places")
{
    CU_ASSERT_STRING_EQUAL(refused("rating >"),
                           "After `rating >` (character 8): a number comes here, as in `rating > "
                           "900`.");
    CU_ASSERT_STRING_EQUAL(refused("ranked and rating > friend"),
                           "After `ranked and rating >` (character 19): a number comes here, as in "
                           "`rating > 900`.");
    CU_ASSERT_STRING_EQUAL(refused(""),
                           "At the start: a condition comes here, as in `ranked`, `not friend` or "
                           "`rating > 900`.");
    CU_ASSERT_STRING_EQUAL(refused("ranked and"),
                           "After `ranked and` (character 10): a condition comes here, as in "
                           "`ranked`, `not friend` or `rating > 900`.");
    CU_ASSERT_PTR_NOT_NULL(strstr(refused("elo > 3"), "At the start: there is no word \"elo\""));
    CU_ASSERT_STRING_EQUAL(refused("(ranked or friend"),
                           "After `(ranked or friend` (character 17): `and`, `or` or a closing "
                           "parenthesis comes here.");
    CU_ASSERT_STRING_EQUAL(refused("ranked friend"),
                           "After `ranked` (character 6): `and` or `or` comes here, or the formula "
                           "ends.");
    CU_ASSERT_STRING_EQUAL(refused("rating 900"),
                           "After `rating` (character 6): a comparison comes here: one of = != < "
                           "<= > >=, as in `rating > 900`.");
    CU_ASSERT_STRING_EQUAL(refused("pace = quick"),
                           "After `pace =` (character 6): one of these words comes here: fast, "
                           "normal, slow.");
    CU_ASSERT_PTR_NOT_NULL(strstr(refused("game = chess"), "last-one"));
    CU_ASSERT_PTR_NOT_NULL(strstr(refused("game > palace"), "games have no order"));
    CU_ASSERT_PTR_NOT_NULL(strstr(refused("900 < rating < 1200"), "only two are compared"));
    CU_ASSERT_PTR_NOT_NULL(strstr(refused("friend = 1"), "Type `friend` or `not friend`."));
    CU_ASSERT_PTR_NOT_NULL(strstr(refused("bet < 12345678901"), "at most nine digits"));
    /* of a long one the place shows whole words before it */
    CU_ASSERT_STRING_EQUAL(refused("ranked and provisional and friend and ignored and rating <"),
                           "After `and ignored and rating <` (character 58): a number comes here, "
                           "as in `rating > 900`.");
    CU_ASSERT_PTR_NOT_NULL(strstr(refused("\xf0\x9f\x82\xa1"), "At the start:"));
}

TEST(test_bounds, "bounds")
{
    static char big[10241];
    memset(big, 'a', sizeof(big) - 1);
    CU_ASSERT_STRING_EQUAL(refused(big),
                           "A formula has at most 400 characters, and this one has 10240. Part of "
                           "it can go into `set f1`.");
    memset(big, '(', sizeof(big) - 1);
    refused(big);
    big[FORMULA_DEPTH_MAX + 1] = '\0';
    CU_ASSERT_PTR_NOT_NULL(strstr(refused(big), "at most 32 deep"));
    memset(big, '!', FORMULA_DEPTH_MAX);
    memcpy(big + FORMULA_DEPTH_MAX, "ranked", 7);
    struct formula *f = formula_parse(big, why, sizeof(why));
    CU_ASSERT_PTR_NOT_NULL(f);
    formula_free(&f);
    memset(big, '!', FORMULA_TEXT_MAX);
    big[FORMULA_TEXT_MAX] = '\0';
    CU_ASSERT_PTR_NOT_NULL(strstr(refused(big), "at most 32 deep"));
}

TEST(test_parts, "parts")
{
    struct formulas f = {.part = {NULL}}, again = {.part = {NULL}};
    struct formula_vars v = {.at = {0}};
    BUF_LOCAL out = {0};
    CU_ASSERT_STRING_EQUAL(formulas_set(&f, 0, "f1 and ranked", why, sizeof(why)),
                           "f1 is not set, so nothing can use it. Type `set f1` and a formula "
                           "first.");
    CU_ASSERT_PTR_NULL(f.part[0]);
    CU_ASSERT_PTR_NULL(formulas_set(&f, 9, "rating > 900", why, sizeof(why)));
    CU_ASSERT_PTR_NULL(formulas_set(&f, 1, "F9 and not friend", why, sizeof(why)));
    CU_ASSERT_PTR_NULL(formulas_set(&f, 0, "f1 or f9 and f1", why, sizeof(why)));
    CU_ASSERT_FALSE(formulas_hold(&f, &v));
    v.at[FORMULA_RATING] = 901;
    CU_ASSERT_TRUE(formulas_hold(&f, &v));
    CU_ASSERT_STRING_EQUAL(formulas_set(&f, 9, "f1", why, sizeof(why)),
                           "f9 would lead back to itself, so it would never end.");
    CU_ASSERT_STRING_EQUAL(formulas_set(&f, 1, "not f1", why, sizeof(why)),
                           "f1 would lead back to itself, so it would never end.");
    CU_ASSERT_STRING_EQUAL(formulas_set(&f, 9, NULL, why, sizeof(why)),
                           "f9 is used in formula, so it cannot be taken away. Type `set formula "
                           "off` first.");
    formulas_write(&f, '\n', &out);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "formula=f1|f9&f1\nf1=f9&!friend\nf9=rating>900\n");
    formulas_read(&again, buf_text(&out));
    buf_clear(&out);
    formulas_write(&again, ' ', &out);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "formula=f1|f9&f1 f1=f9&!friend f9=rating>900 ");
    formulas_clear(&again);
    /* rubbish and circles are left out, the rest is read */
    formulas_read(&again, "layout=plain\nf1=f2\nf2=f1\nf3=ranked\nf4=f3&\nformula=f3\nf=1\n=\n");
    buf_clear(&out);
    formulas_write(&again, ' ', &out);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "formula=f3 f3=ranked ");
    CU_ASSERT_PTR_NULL(formulas_set(&again, 0, NULL, why, sizeof(why)));
    CU_ASSERT_PTR_NULL(formulas_set(&again, 3, NULL, why, sizeof(why)));
    formulas_clear(&again);
    formulas_clear(&f);
}

/* All parts use the next one twelve times. Each is worked out once, so nothing multiplies. All
 * together never take more than is kept. */
TEST(test_doubling, "doubling")
{
    struct formulas f = {.part = {NULL}};
    struct formula_vars v = {.at = {0}};
    BUF_LOCAL text = {0};
    CU_ASSERT_PTR_NULL(formulas_set(&f, 9, "ranked", why, sizeof(why)));
    for (int i = 8; i >= 0; i--) {
        buf_clear(&text);
        for (int k = 0; k < 12; k++)
            buf_printf(&text, "%sf%d", k > 0 ? "|" : "", i + 1);
        CU_ASSERT_PTR_NULL(formulas_set(&f, i, buf_text(&text), why, sizeof(why)));
    }
    CU_ASSERT_FALSE(formulas_hold(&f, &v)); /* else 12^9 steps: it never ends */
    v.at[FORMULA_RANKED] = 1;
    CU_ASSERT_TRUE(formulas_hold(&f, &v));
    buf_clear(&text);
    for (int k = 0; k < 50; k++)
        buf_printf(&text, "%sranked", k > 0 ? "|" : "");
    CU_ASSERT_PTR_NOT_NULL(
        strstr(formulas_set(&f, 9, buf_text(&text), why, sizeof(why)), "too long together"));
    formulas_clear(&f);
}

/* ---- By chance ---- */

static uint32_t below(uint32_t n)
{
    static uint64_t chance = 7;
    chance = chance * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((chance >> 33) % n);
}

static const char *blank(bool needed)
{
    static const char *const blanks[] = {"", " ", "  "};
    return blanks[needed ? 1 + below(2) : below(3)];
}

static bool made_or(struct buf *out, int depth, const struct formula_vars *v);

static bool made_comparison(struct buf *out, const struct formula_vars *v)
{
    static const enum formula_var numbers[] = {FORMULA_SEATS, FORMULA_BET, FORMULA_RATING,
                                               FORMULA_RATINGDIFF, FORMULA_MET};
    static const char *const signs[] = {"=", "!=", "<", "<=", ">", ">="};
    enum formula_var a = numbers[below(5)], b = numbers[below(5)];
    int32_t x = v->at[a], y = (int32_t)below(7) - 3;
    int sign = (int)below(6);
    buf_printf(out, "%s%s%s%s", names[a], blank(false), signs[sign], blank(false));
    if (below(3) == 0) {
        buf_puts(out, names[b]);
        y = v->at[b];
    } else {
        buf_printf(out, "%d", (int)y);
    }
    return sign == 0   ? x == y
           : sign == 1 ? x != y
           : sign == 2 ? x < y
           : sign == 3 ? x <= y
           : sign == 4 ? x > y
                       : x >= y;
}

static bool made_not(struct buf *out, int depth, const struct formula_vars *v)
{
    static const enum formula_var flags[] = {FORMULA_RANKED, FORMULA_PROVISIONAL, FORMULA_FRIEND};
    enum formula_var flag = flags[below(3)];
    switch (depth > 0 ? below(6) : 4 + below(2)) {
    case 0: buf_puts(out, "!"); return !made_not(out, depth - 1, v);
    case 1: buf_puts(out, " not "); return !made_not(out, depth - 1, v);
    case 2:
    case 3: {
        buf_puts(out, "(");
        bool so = made_or(out, depth - 1, v);
        buf_printf(out, "%s)", blank(false));
        return so;
    }
    case 4: buf_puts(out, names[flag]); return v->at[flag] != 0;
    default: return made_comparison(out, v);
    }
}

static bool made_and(struct buf *out, int depth, const struct formula_vars *v)
{
    bool so = made_not(out, depth, v);
    while (below(3) == 0) {
        buf_puts(out, below(2) == 0 ? " and " : "&");
        so = made_not(out, depth, v) && so;
    }
    return so;
}

static bool made_or(struct buf *out, int depth, const struct formula_vars *v)
{
    bool so = made_and(out, depth, v);
    while (below(3) == 0) {
        buf_puts(out, below(2) == 0 ? " or " : "|");
        so = made_and(out, depth, v) || so;
    }
    return so;
}

/* ME-D5: random formulas have the value that the grammar says, and parse(print(x)) is x. */
TEST(test_chance, "chance")
{
    int wrong = 0, read = 0;
    for (int i = 0; i < 20000 && wrong == 0; i++) {
        struct formula_vars v;
        BUF_LOCAL text = {0}, out = {0};
        for (int k = 0; k < FORMULA_VARS; k++)
            v.at[k] = (int32_t)below(2) + (k == FORMULA_RATING ? (int32_t)below(3) : 0);
        bool so = made_or(&text, 3, &v);
        struct formula *f = formula_parse(buf_text(&text), why, sizeof(why));
        wrong += !f && text.len <= FORMULA_TEXT_MAX;
        if (f)
            wrong += holds(buf_text(&text), &v) != so;
        for (int dense = 0; f && dense < 2; dense++) {
            buf_clear(&out);
            formula_print(f, dense, &out);
            const char *again = printed(buf_text(&out), dense);
            read += again[0] != '\0';
            wrong += again[0] == '\0'
                         ? out.len <= FORMULA_TEXT_MAX
                         : strcmp(again, buf_text(&out)) != 0 || holds(buf_text(&out), &v) != so;
        }
        if (wrong > 0)
            printf("# %s\n# %s\n# %s\n", buf_text(&text), buf_text(&out), why);
        formula_free(&f);
    }
    CU_ASSERT_EQUAL(wrong, 0);
    CU_ASSERT_TRUE(read > 30000);
}
