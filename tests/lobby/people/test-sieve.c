/*
 * What filters of talk find, what they leave alone, and that no text takes them long.
 */
#include "cutap.h"
#include "sieve.h"
#include "xalloc.h"

/* The line with * for what was found; it is freed at the next call. NULL: the filter is refused. */
static const char *starred(const char *what, const char *line)
{
    static char *out;
    char why[256];
    struct sieve *sieve = sieve_new(what, why, sizeof(why));
    free(out);
    out = NULL;
    if (!sieve)
        return NULL;
    FREED uint8_t *mark = xcalloc(strlen(line) + 1, 1);
    struct sieve_text *text = sieve_fold(line, "cards.example", 1);
    bool found = sieve_find(sieve, text, mark), marked = false;
    out = xstrdup(line);
    for (size_t i = 0; line[i] != '\0'; i++) {
        marked = marked || mark[i];
        if (mark[i])
            out[i] = '*';
    }
    CU_ASSERT_EQUAL(found, marked);
    sieve_text_free(&text);
    sieve_free(&sieve);
    return out;
}

#define STARS(what, line, want) CU_ASSERT_STRING_EQUAL(starred(what, line), want)
#define HITS(what, line)                                                                           \
    do {                                                                                           \
        if (strcmp(starred(what, line), line) == 0)                                                \
            printf("# %s does not find: %s\n", what, line);                                        \
        CU_ASSERT_STRING_NOT_EQUAL(starred(what, line), line);                                     \
    } while (0)
#define LEAVES(what, line) CU_ASSERT_STRING_EQUAL(starred(what, line), line)

SUITE("sieve", NULL, NULL);

TEST(test_words, "words")
{
    STARS("spam", "buy SPAM now", "buy **** now");
    HITS("spam", "spam");
    HITS("spam", "Spam!");
    HITS("spam", "sp\xc3\xa4m");                                      /* accents */
    HITS("spam", "\xef\xbd\x93\xef\xbd\x90\xef\xbd\x81\xef\xbd\x8d"); /* full width */
    HITS("spam", "\xd1\x95\xd1\x80\xd0\xb0m");                        /* Cyrillic */
    HITS("spam", "5pam");
    HITS("spam", "sp4m");
    HITS("spam", "$p@m");
    HITS("spam", "sparn");
    HITS("sparn", "spam");
    HITS("spam", "spaaaaam");
    HITS("spam", "s p a m");
    HITS("spam", "s.p.a.m!");
    HITS("spam", "s\xe2\x80\x8bpam"); /* a zero-width space */
    HITS("wave", "vvave");
    HITS("idiot", "1D10T");
    HITS("idiot", "lcl1ot");
    HITS("bell", "belll");
    HITS("\xc3\xb1o\xc3\xb1o", "NONO");
    LEAVES("spam", "spammer");
    LEAVES("spam", "antispam");
    LEAVES("spam", "spa m");
    LEAVES("spam", "");
    STARS("spam*", "a spammer", "a *******");
    STARS("*spam", "an antispam", "an ********");
    HITS("*spam*", "antispammer");
    LEAVES("spam*", "antispam");
}

/* What a filter must not hit. */
TEST(test_innocents, "innocents")
{
    LEAVES("cunt", "I come from Scunthorpe");
    LEAVES("ass", "as the class passes, assassins assess");
    LEAVES("ass", "455 chips");
    LEAVES("dick", "click");
    LEAVES("dick", "Click here");
    HITS("dick", "d1ck");
    HITS("dick", "cIick");
    LEAVES("lose", "loose");
    LEAVES("god", "good");
    LEAVES("tit", "title");
    LEAVES("hell", "hello");
    LEAVES("hell", "he'll");
    LEAVES("rs", "play r y b");
    LEAVES("spam", "r 5 b 3");
}

TEST(test_links, "links")
{
    STARS("link", "see http://spam.example/x?y=1 now", "see ************************* now");
    HITS("link", "www.spam.example");
    HITS("link", "come to evil.com");
    HITS("link", "EVIL.COM!");
    HITS("link", "discord.gg/abc");
    HITS("link", "t.me/abc");
    HITS("link", "bit.ly/2x");
    HITS("link", "evil[.]com");
    HITS("link", "evil(dot)com");
    HITS("link", "evil\xef\xbc\x8e"
                 "com");
    HITS("link", "mail bob@evil.com");
    HITS("link", "192.0.2.7:4000");
    HITS("link", "ftp://192.0.2.7");
    LEAVES("link", "3.5");
    LEAVES("link", "R5.B3");
    LEAVES("link", "1.2.3.4");
    LEAVES("link", "K.Q.J, e.g. the ace...");
    LEAVES("link", "ok.thanks");
    LEAVES("link", "vale.no se");
    LEAVES("link", "yes/no 7/8 :) :/ //");
    LEAVES("link", "wait...what");
    LEAVES("link", "come to cards.example:4000");
    LEAVES("link", "ssh.cards.example");
}

TEST(test_patterns, "patterns")
{
    STARS("/free +chips/", "get FREE   chips here", "get ************ here");
    STARS("/a.c/", "xabcx abc", "x***x ***");
    STARS("/[0-9]+/", "12 and 345", "** and ***");
    STARS("/a|b/", "cab", "c**");
    STARS("/(ab)+c?/", "ababc ab", "***** **");
    STARS("/^hi/", "hi hi", "** hi");
    STARS("/hi$/", "hi hi", "hi **");
    STARS("/\\bcat\\b/", "cat concat cat", "*** concat ***");
    STARS("/\\d\\d:\\d\\d/", "at 12:30", "at *****");
    STARS("/[^a-z ]/", "a1b", "a*b");
    STARS("/a\\.b/", "a.b axb", "*** axb");
    STARS("/\xc3\x89t\xc3\xa9/", "ete", "***");
    STARS("/(a*)*b/", "aaab", "****");
    STARS("/x[]y]z/", "x]z", "***");
    /* Signs that mean something else to PCRE2 than to filters. */
    STARS("/xa*+a/", "xaa", "***");
    STARS("/xa+?/", "xaa", "***");
    STARS("/xa??y/", "xy xay", "** ***");
    STARS("/\\bcat\\b/", "cat_ _cat cats", "***_ _*** cats");
    STARS("/^a$|\\n|\\Q/", "n q", "* *");
    STARS("/\\w\\d\\s/",
          "_\xd9\xa3\xd9\xa3 \xd9\xa3"
          "1 ",
          "_\xd9\xa3\xd9\xa3 ****");
    STARS("/\xc3\x9f+x/", "sssx ssssx", "s*** *****");
    STARS("/\\x41(\\1)/", "x411", "****");
    HITS("/(\\b)*\\ba$*/", "a");
    LEAVES("/free +chips/", "freechips");
    static const char *const wrong[] = {"//",    "/a",     "/(a/",     "/a)/",         "/[a/",
                                        "/*a/",  "/a{2}/", "/a*/",     "/(a?)*/",      "/[z-a]/",
                                        "/\\/",  "/a|/",   "/(?=a)a/", "/(*ACCEPT)a/", "/a)|(b/",
                                        "/[a-/", "/[a\\/", "x",        "a b",          "",
                                        "*",     "**"};
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        char why[256];
        struct sieve *sieve = sieve_new(wrong[i], why, sizeof(why));
        if (sieve)
            printf("# taken: %s\n", wrong[i]);
        CU_ASSERT_PTR_NULL(sieve);
        CU_ASSERT_STRING_NOT_EQUAL(why, "");
        sieve_free(&sieve);
    }
    char longest[SIEVE_PATTERN_MAX + 4] = "/";
    memset(longest + 1, 'a', SIEVE_PATTERN_MAX + 1);
    strcpy(longest + SIEVE_PATTERN_MAX + 2, "/");
    CU_ASSERT_PTR_NULL(starred(longest, "a"));
}

/* How many steps a search takes in a text of `times` times `part`. `over`: whether it was given
 * up. */
static int64_t steps_of(const char *what, const char *part, int times, int sieves, bool *over)
{
    char why[256], *line = xcalloc(strlen(part) * (size_t)times + 1, 1);
    struct sieve *sieve = sieve_new(what, why, sizeof(why));
    for (int i = 0; i < times; i++)
        strcat(line, part);
    FREED uint8_t *mark = xcalloc(strlen(line) + 1, 1);
    struct sieve_text *text = sieve_fold(line, NULL, sieves);
    sieve_find(sieve, text, mark);
    int64_t steps = sieve_steps(text);
    *over = sieve_over(text);
    sieve_text_free(&text);
    sieve_free(&sieve);
    free(line);
    return steps;
}

/* For twice the text, words and links take at most twice the steps and a few more. */
TEST(test_linear, "linear steps")
{
    static const struct {
        const char *what, *part;
    } hard[] = {{"*spam*", "spa"},   {"spam", "s p a "}, {"spam", "spam "},    {"link", "a."},
                {"link", "//a.com"}, {"link", "a.b/c "}, {"link", "evil.com "}};
    bool over;
    for (size_t i = 0; i < sizeof(hard) / sizeof(hard[0]); i++) {
        int times = (int)(SIEVE_TEXT_MAX / 2 / strlen(hard[i].part));
        int64_t once = steps_of(hard[i].what, hard[i].part, times, 1, &over),
                twice = steps_of(hard[i].what, hard[i].part, 2 * times, 1, &over);
        if (twice > 2 * once + 100)
            printf("# %s: %lld, %lld\n", hard[i].what, (long long)once, (long long)twice);
        CU_ASSERT_TRUE(once >= times);
        CU_ASSERT_TRUE(twice <= 2 * once + 100);
        CU_ASSERT_FALSE(over);
    }
}

/* A pattern is given up if it takes too long, or more than its share if there are others. What
 * one character folds to is bounded, and so is the text. */
TEST(test_bounded, "bounded")
{
    static const struct {
        const char *what, *part;
        int times;
        bool over;
    } row[] = {
        {"/(a|a)*[bc]/", "a", 300, true},
        {"/(.*)(.*)(.*)[xz]/", "y", 300, true},
        {"/(.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?x)+/", "\xef\xb7\xba", 170, false},
        {"/(.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?.?[xy])+/", "\xef\xb7\xba", 170, true},
        {"/\\d+ ?(chips|coins)/", "0", 300, false},
        {"/(a|b)+/", "a", 9000, false}};
    for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
        bool over, shared;
        int64_t steps = steps_of(row[i].what, row[i].part, row[i].times, 1, &over);
        if (over != row[i].over || steps > SIEVE_STEPS_MAX + 1)
            printf("# %s: %d, %lld steps\n", row[i].what, over, (long long)steps);
        CU_ASSERT_EQUAL(over, row[i].over);
        CU_ASSERT_TRUE(steps <= SIEVE_STEPS_MAX + 1);
        CU_ASSERT_TRUE(steps_of(row[i].what, row[i].part, row[i].times, 100, &shared) <=
                       SIEVE_STEPS_MAX / 100 + 1);
    }
}
