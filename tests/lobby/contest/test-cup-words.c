/* The words of a cup (CU-D2). */
#include "cup_words.h"
#include "cutap.h"
#include "store.h"

static struct cup_words words;
static char why[512];

static bool reads(const char *text)
{
    return !cup_words_read(text, &words, why, sizeof(why));
}

/* Whether the words are refused with a sentence that has both parts: what is wrong, what to type.
 */
static bool refuses(const char *text, const char *wrong, const char *type)
{
    const char *refusal = cup_words_read(text, &words, why, sizeof(why));
    if (refusal && strstr(refusal, wrong) && strstr(refusal, type))
        return true;
    printf("# %s: %s\n", text, refusal ? refusal : "taken");
    return false;
}

static bool written(const char *text, const char *expected)
{
    BUF_LOCAL out = {0};
    bool same = reads(text);
    if (same) {
        cup_words_write(&words, &out);
        same = strcmp(buf_text(&out), expected) == 0;
    }
    if (!same)
        printf("# %s: %s\n", text, out.len > 0 ? buf_text(&out) : why);
    return same;
}

SUITE("cup words", NULL, NULL);

TEST(test_defaults, "defaults are left out")
{
    CU_ASSERT(written("palace swiss", "palace swiss seats=4 players=4-8 start=full"));
    CU_ASSERT(written("last one swiss", "last-one swiss seats=4 players=4-8 start=full"));
    CU_ASSERT(words.rated && words.rounds == 0 && words.minutes == 0);
    CU_ASSERT(written("palace ARENA start=19:30",
                      "palace arena seats=4 players=4-1024 minutes=45 start=19:30"));
    /* a time with a zone is kept as UTC */
    CU_ASSERT(written("palace swiss start=21:50+13:45",
                      "palace swiss seats=4 players=4-1024 start=08:05UTC"));
    CU_ASSERT(written("palace swiss start=19:30-5",
                      "palace swiss seats=4 players=4-1024 start=00:30UTC"));
    CU_ASSERT(
        written("palace swiss start=24:00", "palace swiss seats=4 players=4-1024 start=24:00"));
    CU_ASSERT(written("palace dup", "palace duplicate seats=4 players=8-8 rounds=4 start=full"));
    CU_ASSERT(!words.rated);
    CU_ASSERT(
        written("palace knock-out seats=2", "palace knockout seats=2 players=4-4 start=full"));
}

TEST(test_all, "all words")
{
    const char *line = "palace knockout seats=4 entry=50 players=6-64 advance=1 start=09:05 "
                       "rated=no pace=20 invited title=\"Friday night\"";
    CU_ASSERT(written(line, line));
    CU_ASSERT_EQUAL(words.turn_ms, 20000);
    CU_ASSERT_EQUAL(words.start, 9 * 60 + 5);
    CU_ASSERT_STRING_EQUAL(words.title, "Friday night");
    CU_ASSERT(written("palace swiss rounds=3 title=x entry=0 players=5",
                      "palace swiss seats=4 players=5-5 rounds=3 start=full title=x"));
}

TEST(test_refused, "refusals")
{
    CU_ASSERT(refuses("", "Which game?", "palace swiss"));
    CU_ASSERT(refuses("chess swiss", "Which game?", "games"));
    CU_ASSERT(refuses("palace", "Which form?", "knockout"));
    CU_ASSERT(refuses("palace league", "Which form?", "duplicate"));
    CU_ASSERT(refuses("palace swiss seats=9", "seats is a number", "seats=2"));
    CU_ASSERT(refuses("palace swiss entry=-1", "entry is a number", "entry=0"));
    CU_ASSERT(refuses("palace swiss entry=1x", "entry is a number", "entry=0"));
    CU_ASSERT(refuses("palace swiss players=9-4", "players is the smallest", "players=4-16"));
    CU_ASSERT(refuses("palace swiss players=1", "players is the smallest", "players=4-16"));
    CU_ASSERT(refuses("palace swiss players=4-1025", "players is the smallest", "players=4-16"));
    CU_ASSERT(refuses("palace swiss rounds=10", "rounds is a number", "rounds=1"));
    CU_ASSERT(refuses("palace arena minutes=0", "minutes is a number", "minutes=1"));
    CU_ASSERT(refuses("palace knockout seats=4 advance=3", "advance is a number", "advance=1"));
    CU_ASSERT(refuses("palace swiss start=24:01", "A cup starts", "start=19:30"));
    CU_ASSERT(refuses("palace swiss start=19:30+25", "A cup starts", "start=19:30"));
    CU_ASSERT(refuses("palace swiss start=19:30CET", "A cup starts", "start=19:30"));
    CU_ASSERT(refuses("palace swiss start=9:5", "A cup starts", "start=full"));
    CU_ASSERT(refuses("palace swiss rated=maybe", "rated is yes or no", "rated=no"));
    CU_ASSERT(refuses("palace swiss pace=1", "pace is a number", "pace=5"));
    CU_ASSERT(refuses("palace swiss title=", "A title has", "title="));
    CU_ASSERT(refuses("palace swiss title=\"open", "quotation mark is missing", "title="));
    CU_ASSERT(refuses("palace swiss club=owls", "no clubs", "invited"));
    CU_ASSERT(refuses("palace swiss tables=4", "no word \"tables\"", "seats, entry"));
    CU_ASSERT(refuses("palace swiss fast", "\"fast\" is not a word", "seats=4"));
    CU_ASSERT(refuses("palace knockout rounds=3", "has no rounds", "Leave that word out"));
    CU_ASSERT(refuses("palace swiss minutes=30", "has no minutes", "Leave that word out"));
    CU_ASSERT(refuses("palace swiss advance=1", "has no advance", "Leave that word out"));
    CU_ASSERT(refuses("palace duplicate players=4-7", "needs 8 entrants", "players=8-8"));
    CU_ASSERT(refuses("palace duplicate rated=yes", "never rated", "Leave `rated` out"));
    char lengthy[CUP_WORDS_MAX + 20];
    memset(lengthy, 'a', sizeof(lengthy));
    lengthy[sizeof(lengthy) - 1] = '\0';
    CU_ASSERT(refuses(lengthy, "at most 511 bytes", "fewer words"));
}

/* The options of the game are among the words, and only they go to the tables. */
TEST(test_options, "options of the game")
{
    char options[STORE_TEXT_MAX];
    CU_ASSERT(reads("extreme arena draw=free entry=5"));
    game_setup_format(words.rules, &words.setup, false, options, sizeof(options));
    CU_ASSERT_STRING_EQUAL(options, "draw=free");
    CU_ASSERT(refuses("extreme arena draw=never", "cannot be \"never\"", "free"));
}

TEST(test_forms, "forms")
{
    enum cup_form form;
    for (int i = 0; i < CUP_FORMS; i++) {
        CU_ASSERT(cup_form_find(cup_form_name((enum cup_form)i), &form));
        CU_ASSERT_EQUAL(form, i);
    }
    CU_ASSERT(cup_form_find("Knock-Out", &form) && form == CUP_KNOCKOUT);
    CU_ASSERT(cup_form_find("sw", &form) && form == CUP_SWISS);
    CU_ASSERT_FALSE(cup_form_find("", &form) || cup_form_find("league", &form));
}

/* All words that are accepted are written so that they read back as the same. */
TEST(test_round_trip, "what is written reads back")
{
    static const char *const some[] = {
        "seats=2",       "seats=3",    "seats=5",       "entry=7",     "players=8-40", "players=12",
        "rounds=2",      "minutes=30", "start=0:00UTC", "start=24:00", "rated=no",     "pace=45",
        "title=\"a b\"", "title=cup",  "invited",       "advance=1",   "start=full"};
    struct rng rng;
    struct game_setup seed;
    int taken = 0;
    game_setup_seed(&seed, 7);
    rng_seed(&rng, seed.seed);
    for (int i = 0; i < 4000; i++) {
        int g = 0;
        while (game_registry[g])
            g++;
        BUF_LOCAL line = {0}, first = {0}, again = {0};
        buf_printf(&line, "%s %s", game_registry[rng_below(&rng, (uint32_t)g)]->id,
                   cup_form_name((enum cup_form)rng_below(&rng, CUP_FORMS)));
        for (int k = (int)rng_below(&rng, 6); k > 0; k--)
            buf_printf(&line, " %s", some[rng_below(&rng, sizeof(some) / sizeof(some[0]))]);
        if (reads(buf_text(&line))) {
            cup_words_write(&words, &first);
            CU_ASSERT(reads(buf_text(&first)));
            cup_words_write(&words, &again);
            CU_ASSERT_STRING_EQUAL(buf_text(&first), buf_text(&again));
            taken++;
        } else {
            CU_ASSERT(why[0] != '\0');
        }
    }
    CU_ASSERT(taken > 500);
}

TEST(test_start, "the start")
{
    const int64_t hour = 3600000, day = 24 * hour;
    CU_ASSERT(reads("palace swiss start=19:30"));
    cup_words_utc(&words, 0);
    CU_ASSERT_EQUAL(cup_words_start(&words, day * 20000), day * 20000 + 19 * hour + hour / 2);
    CU_ASSERT_EQUAL(cup_words_start(&words, day * 20000 + 20 * hour),
                    day * 20001 + 19 * hour + hour / 2);
    /* a clock two hours ahead shows 19:30 when UTC is 17:30, unless the words say which clock */
    CU_ASSERT(reads("palace swiss start=19:30"));
    cup_words_utc(&words, 120);
    CU_ASSERT_EQUAL(cup_words_start(&words, day * 20000), day * 20000 + 17 * hour + hour / 2);
    CU_ASSERT(reads("palace swiss start=19:30utc"));
    cup_words_utc(&words, 120);
    CU_ASSERT_EQUAL(cup_words_start(&words, day * 20000), day * 20000 + 19 * hour + hour / 2);
    /* the end of a day is the beginning of the next one */
    CU_ASSERT(reads("palace swiss start=24:00"));
    cup_words_utc(&words, 0);
    CU_ASSERT_EQUAL(cup_words_start(&words, day * 20000), day * 20001);
    CU_ASSERT_EQUAL(cup_words_start(&words, day * 20001 - 1), day * 20001);
    CU_ASSERT(reads("palace swiss start=24:00"));
    cup_words_utc(&words, -60);
    CU_ASSERT_EQUAL(cup_words_start(&words, day * 20000), day * 20000 + hour);
    CU_ASSERT(reads("palace swiss"));
    CU_ASSERT_EQUAL(cup_words_start(&words, day), 0);
}
