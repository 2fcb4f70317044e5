/*
 * Seeks without a server: their words (ME-D1), who fits whom (ME-D5), who comes first (ME-D6), and
 * that the search is cut into slices.
 */
#include "cutap.h"
#include "files.h"
#include "seeks.h"

static char why[400];

static const char *printed(const char *text)
{
    static struct buf out;
    struct seek_words words;
    buf_clear(&out);
    const char *no = seek_parse(text, &words, why, sizeof(why));
    if (no)
        return no;
    seek_print(&words, &out);
    return buf_text(&out);
}

#define PRINTS(text, want) CU_ASSERT_STRING_EQUAL(printed(text), want)

SUITE("words of a seek", NULL, NULL);

TEST(test_words, "words")
{
    PRINTS("palace", "palace");
    PRINTS("switch, palace or last one", "last-one palace switch");
    PRINTS("palace 3-4 ranked bet=50 rating 900-1200 pace=fast for 1h",
           "palace 3-4 ranked bet=50 rating 900-1200 pace=fast for 3600s");
    PRINTS("ranked rating +-200 PALACE 2", "palace 2 ranked rating +-200");
    PRINTS("palace bet 20", "palace ranked bet=20");
    PRINTS("palace bet= 20 seats=2-3 players", "palace 2-3 ranked bet=20");
    PRINTS("any friendly", "last-one extreme-last-card palace switch exta-cards friendly");
    PRINTS("palace for 20m", "palace");
    PRINTS("", "At the start: a game is missing. Type `seek palace`, for example, or `seek any`.");
    PRINTS("ranked",
           "After `ranked` (character 6): a game is missing. Type `seek palace`, for example, or "
           "`seek any`.");
    PRINTS(
        "palace tomorrow",
        "After `palace` (character 6): \"tomorrow\" is neither a game nor a word of a seek. Type "
        "`help seek` to see them.");
    PRINTS("palace rating", "After `palace rating` (character 13): ratings come here, as in "
                            "`rating 900-1200` or `rating +-200`.");
    PRINTS("palace rating 1200-900", "After `palace rating` (character 13): ratings come here, as "
                                     "in `rating 900-1200` or `rating +-200`.");
    PRINTS("palace 9", "After `palace` (character 6): seats are a number from 2 to 8, or two, as "
                       "in `2-4`.");
    PRINTS("exta-cards 3-4",
           "After `exta-cards 3-4` (character 14): none of these games is for so many players.");
    PRINTS("palace friendly bet=5", "After `palace friendly bet=5` (character 21): a friendly "
                                    "game has no bet. Leave one of the two out.");
    PRINTS("palace bet=x", "After `palace` (character 6): a bet is a number of chips up to "
                           "1000000, as in `bet=50`.");
    PRINTS("palace for 5h", "After `palace for` (character 10): a seek lives from 1 minute to 4 "
                            "hours, as in `for 30m` or `for 2h`.");
    PRINTS("palace pace=quick",
           "After `palace` (character 6): a pace is fast, normal or slow, as in `pace=fast`.");
}

/* For everything that can be combined, printed words read back the same. */
TEST(test_round, "there and back")
{
    static const char *const parts[][3] = {{"palace", "any", "last one, switch"},
                                           {"", "3", "2-4"},
                                           {"", "ranked", "friendly"},
                                           {"", "rating 5-7", "rating +-9"},
                                           {"", "pace=slow", "pace=normal"},
                                           {"", "for 90m", "for 4h"}};
    int wrong = 0;
    for (int i = 0; i < 729; i++) {
        BUF_LOCAL text = {0}, first = {0};
        for (int k = 0, n = i; k < 6; k++, n /= 3)
            buf_printf(&text, "%s ", parts[k][n % 3]);
        buf_puts(&first, printed(buf_text(&text)));
        wrong += strstr(buf_text(&first), "(character") ? 1 : 0;
        wrong += strcmp(printed(buf_text(&first)), buf_text(&first)) != 0;
        wrong += first.len >= SEEK_TEXT_MAX;
    }
    CU_ASSERT_EQUAL(wrong, 0);
}

/* ---- People ---- */

static const char *const exempt = NULL; /* no addresses are listed */
static struct clock_virtual now;
static int64_t busy, enemy_a, enemy_b, poor;
static int met_a, met_b, met_n;

static bool is_free(void *arg UNUSED, const struct seek *seek)
{
    return seek->person != busy;
}

static bool is_barred(void *arg UNUSED, const struct seek *seek, int64_t bet)
{
    return seek->person == poor && bet > 0;
}

static struct seek_pair pair_of(void *arg UNUSED, int64_t of, int64_t other)
{
    struct seek_pair pair = {.friend = of + 1 == other};
    pair.ignored = of == enemy_a && other == enemy_b;
    pair.met = (of == met_a && other == met_b) || (of == met_b && other == met_a) ? met_n : 0;
    return pair;
}

static struct seeks *fresh(void)
{
    busy = enemy_a = enemy_b = poor = 0;
    met_a = met_b = met_n = 0;
    clock_virtual_init(&now, 1000000000);
    return seeks_new(&(struct seeks_deps){.clock = &now.clock,
                                          .exempt = &exempt,
                                          .free = is_free,
                                          .barred = is_barred,
                                          .pair = pair_of});
}

/* Adds one. Each has an address of its own unless `address` is given. */
static struct seek *add(struct seeks *seeks, int64_t person, const char *words, int rating,
                        const char *formula, const char *address)
{
    struct seek made = {.person = person, .since_ms = clock_mono(&now.clock)};
    if (seek_parse(words, &made.words, why, sizeof(why)))
        printf("# %s\n", why);
    if (formula && formulas_set(&made.formulas, 0, formula, why, sizeof(why)))
        printf("# %s\n", why);
    snprintf(made.name, sizeof(made.name), "p%d", (int)person);
    snprintf(made.address, sizeof(made.address), "10.0.%d.%d", (int)(person >> 8),
             (int)(person & 255));
    if (address)
        snprintf(made.address, sizeof(made.address), "%s", address);
    for (int i = 0; i < SEEK_GAMES_MAX; i++)
        made.rating[i] = (struct seek_rating){.shown = rating};
    made.conduct = FORMULA_GOOD;
    made.ends_ms = made.since_ms + made.words.for_ms;
    return seeks_put(seeks, &made);
}

/* The next group, as "palace 2 ranked: 1 2"; "" if there is none. */
static const char *group(struct seeks *seeks)
{
    static struct buf out;
    struct seek_group g;
    buf_clear(&out);
    while (seeks_waiting(seeks)) {
        if (!seeks_step(seeks, &g))
            continue;
        buf_printf(&out, "%s %d %s:", game_registry[g.trial.game]->id, g.trial.seats,
                   g.trial.ranked ? "ranked" : "friendly");
        for (int i = 0; i < g.n; i++) {
            buf_printf(&out, " %d", (int)g.member[i]->person);
            g.member[i]->forming = (struct forming *)&now;
        }
        break;
    }
    return buf_text(&out);
}

#define GROUP(seeks, want) CU_ASSERT_STRING_EQUAL(group(seeks), want)

/* Adds two seeks where nobody else seeks. Returns whether they come together, and how. */
static const char *two(const char *a, const char *fa, const char *b, const char *fb)
{
    struct seeks *seeks = fresh();
    add(seeks, 1, a, 1000, fa, NULL);
    add(seeks, 2, b, 1100, fb, NULL);
    const char *found = group(seeks);
    seeks_free(&seeks);
    return found;
}

SUITE("seeks", NULL, NULL);

/* Ratings are those of the other: 1 has 1000, 2 has 1100. */
TEST(test_two, "two")
{
    ROWS_LOCAL rows = rows_open("tests/lobby/people/seeks.txt", "two");
    while (rows_next(&rows))
        CU_ASSERT_STRING_EQUAL(two(rows.cell[0], NULL, rows.cell[1], NULL), rows.cell[2]);
    CU_ASSERT_EQUAL(rows.n, 14);
}

/* ME-D5: the formulas of both must hold, each seen from its owner. 1 calls 2 a friend, not the
 * other way round. */
TEST(test_formulas, "formulas")
{
    ROWS_LOCAL rows = rows_open("tests/lobby/people/seeks.txt", "formulas");
    while (rows_next(&rows)) {
        char *const *cell = rows.cell;
        CU_ASSERT_STRING_EQUAL(
            two(cell[0], *cell[1] ? cell[1] : NULL, cell[0], *cell[2] ? cell[2] : NULL), cell[3]);
    }
    CU_ASSERT_EQUAL(rows.n, 7);
}

/* ME-D5: people never meet somebody whom they ignore nor, in a ranked game, somebody at the same
 * address. */
TEST(test_never, "never")
{
    struct seeks *seeks = fresh();
    enemy_a = 2;
    enemy_b = 1;
    add(seeks, 1, "palace", 1000, NULL, NULL);
    add(seeks, 2, "palace", 1000, NULL, NULL);
    GROUP(seeks, "");
    seeks_free(&seeks);
    seeks = fresh();
    add(seeks, 1, "palace ranked", 1000, NULL, "10.1.1.1");
    add(seeks, 2, "palace", 1000, NULL, "10.1.1.1");
    GROUP(seeks, "");
    add(seeks, 3, "palace friendly", 1000, NULL, "10.1.1.1");
    GROUP(seeks, "palace 2 friendly: 3 2");
    seeks_free(&seeks);
    seeks = fresh();
    poor = 2;
    add(seeks, 1, "palace bet=10", 1000, NULL, NULL);
    add(seeks, 2, "palace bet=10", 1000, NULL, NULL);
    GROUP(seeks, "");
    seeks_free(&seeks);
}

/* Three people only come together if all three fit each other. */
TEST(test_three, "three")
{
    struct seeks *seeks = fresh();
    add(seeks, 1, "palace 3-4", 1000, NULL, NULL);
    add(seeks, 2, "palace 3", 1000, NULL, NULL);
    GROUP(seeks, "");
    enemy_a = 2;
    enemy_b = 3;
    add(seeks, 3, "palace", 1000, NULL, NULL);
    GROUP(seeks, "");
    add(seeks, 4, "palace 4", 1000, NULL, NULL);
    GROUP(seeks, "");
    add(seeks, 5, "palace 2-3", 1000, NULL, NULL);
    /* 1 and 2 have waited longest; 5 and 3 would be two, but two is not what is smallest for 1 */
    GROUP(seeks, "palace 2 ranked: 5 3");
    add(seeks, 6, "palace 3", 1000, NULL, NULL);
    GROUP(seeks, "palace 3 ranked: 6 1 2");
    seeks_free(&seeks);
    /* 1 comes first, but fits none of the others */
    seeks = fresh();
    add(seeks, 1, "palace 3 rating 1000-1000", 1000, NULL, NULL);
    add(seeks, 2, "palace 3", 1100, NULL, NULL);
    add(seeks, 3, "palace 3", 1100, NULL, NULL);
    GROUP(seeks, "");
    add(seeks, 4, "palace 3", 1000, NULL, NULL);
    GROUP(seeks, "palace 3 ranked: 4 2 3");
    seeks_free(&seeks);
    /* more seats than the least, because the others' words or all formulas say so */
    for (int by = 0; by < 2; by++) {
        const char *formula = by ? "seats = 3" : NULL;
        seeks = fresh();
        add(seeks, 1, by ? "palace" : "palace 3", 1000, formula, NULL);
        add(seeks, 2, by ? "palace" : "palace 3", 1000, formula, NULL);
        GROUP(seeks, "");
        add(seeks, 3, "palace", 1000, formula, NULL);
        GROUP(seeks, "palace 3 ranked: 3 1 2");
        seeks_free(&seeks);
    }
}

/* ME-D6: the longest wait, then the smallest spread of ratings, then who has met least today. */
TEST(test_order, "order")
{
    struct seeks *seeks = fresh();
    add(seeks, 1, "palace 2", 1500, "rating < 1200", NULL);
    clock_virtual_advance(&now, 2 * SEEKS_WAIT_MS);
    add(seeks, 2, "palace 2", 1010, "rating < 1005", NULL);
    add(seeks, 3, "palace 2", 1005, "rating < 1005", NULL);
    GROUP(seeks, "");
    add(seeks, 4, "palace 2", 1000, NULL, NULL);
    GROUP(seeks, "palace 2 ranked: 4 1");
    add(seeks, 5, "palace 2", 1000, NULL, NULL);
    GROUP(seeks, "palace 2 ranked: 5 3");
    seeks_free(&seeks);
    seeks = fresh();
    add(seeks, 1, "palace 2", 990, "rating = 999", NULL);
    add(seeks, 2, "palace 2", 1000, "rating < 1000 & met-today = 1", NULL);
    add(seeks, 3, "palace 2", 1000, "rating < 1000", NULL);
    met_a = 2;
    met_b = 4;
    met_n = 1;
    GROUP(seeks, "");
    static const char *const turns[] = {"palace 2 ranked: 4 3", "palace 2 ranked: 4 2",
                                        "palace 2 ranked: 4 1"};
    for (int i = 0; i < 3; i++) {
        add(seeks, 4, "palace 2", 999, NULL, NULL);
        GROUP(seeks, turns[i]);
    }
    seeks_free(&seeks);
}

/* Somebody who is away, asked elsewhere or left out is not in a group now, but may be later. */
TEST(test_not_now, "not now")
{
    struct seeks *seeks = fresh();
    struct seek *one = add(seeks, 1, "palace", 1000, NULL, NULL);
    busy = 1;
    struct seek *other = add(seeks, 2, "palace", 1000, NULL, NULL);
    GROUP(seeks, "");
    busy = 0;
    one->out_until = clock_mono(&now.clock) + SEEKS_OUT_MS;
    seeks_again(seeks, one);
    seeks_again(seeks, other);
    GROUP(seeks, "");
    clock_virtual_advance(&now, SEEKS_OUT_MS);
    one->gone_ms = 1;
    seeks_again(seeks, other);
    GROUP(seeks, "");
    one->gone_ms = 0;
    seeks_again(seeks, other);
    GROUP(seeks, "palace 2 ranked: 2 1");
    seeks_again(seeks, one);
    GROUP(seeks, "");
    seeks_free(&seeks);
}

/* Each person has one seek, and a seek keeps its number. A network may have only a few seeks. */
TEST(test_put, "one a person")
{
    struct seeks *seeks = fresh();
    CU_ASSERT_EQUAL(add(seeks, 1, "palace", 1000, NULL, NULL)->number, SEEKS_NUMBER);
    CU_ASSERT_EQUAL(add(seeks, 1, "switch", 1000, NULL, NULL)->number, SEEKS_NUMBER + 1);
    CU_ASSERT_EQUAL(seeks_count(seeks), 1);
    CU_ASSERT_PTR_NULL(seeks_numbered(seeks, SEEKS_NUMBER));
    for (int i = 0; i < SEEKS_NETWORK_MAX; i++) {
        CU_ASSERT_PTR_NULL(seeks_refusal(seeks, 10 + i, "192.0.2.1"));
        add(seeks, 10 + i, "palace 4", 1000, NULL, "192.0.2.1");
    }
    CU_ASSERT_PTR_NOT_NULL(seeks_refusal(seeks, 99, "192.0.2.1"));
    CU_ASSERT_PTR_NULL(seeks_refusal(seeks, 10, "192.0.2.1"));
    CU_ASSERT_PTR_NULL(seeks_refusal(seeks, 99, "192.0.2.2"));
    seeks_drop(seeks, seeks_of(seeks, 12));
    CU_ASSERT_PTR_NULL(seeks_refusal(seeks, 99, "192.0.2.1"));
    seeks_free(&seeks);
}

/* A search goes on over seeks that come and go between its slices. */
TEST(test_slices, "slices")
{
    struct seeks *seeks = fresh();
    struct seek_group g;
    int slices = 0, found = 0;
    char formula[40];
    for (int i = 1; i <= 3000; i++) {
        snprintf(formula, sizeof(formula), "rating > 2000 or rating = %d", 5000 + i);
        add(seeks, i, "palace", 1000, formula, NULL);
    }
    while (seeks_waiting(seeks) && slices < 500) {
        found += seeks_step(seeks, &g);
        slices++;
        struct seek *gone = seeks_of(seeks, slices * 3);
        if (gone)
            seeks_drop(seeks, gone);
        if (slices % 50 == 0)
            add(seeks, 100000 + slices, "palace", 1000, "rating > 2000", NULL);
    }
    CU_ASSERT_EQUAL(slices, 500);
    CU_ASSERT_EQUAL(found, 0);
    seeks_free(&seeks);
}
