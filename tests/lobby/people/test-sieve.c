/*
 * What filters of talk find and what they leave alone, and that a search is linear in the text.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    uint8_t *mark = xcalloc(strlen(line) + 1, 1);
    struct sieve_text *text = sieve_fold(line, "cards.example");
    bool found = sieve_find(sieve, text, mark, NULL), marked = false;
    out = xstrdup(line);
    for (size_t i = 0; line[i] != '\0'; i++) {
        marked = marked || mark[i];
        if (mark[i])
            out[i] = '*';
    }
    CU_ASSERT_EQUAL(found, marked);
    sieve_text_free(&text);
    sieve_free(&sieve);
    free(mark);
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

static void test_words(void)
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
static void test_innocents(void)
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

static void test_links(void)
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

static void test_patterns(void)
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
    LEAVES("/free +chips/", "freechips");
    static const char *const wrong[] = {"//",     "/a",   "/(a/",    "/a)/",    "/[a/", "/*a/",
                                        "/a{2}/", "/a*/", "/(a?)*/", "/[z-a]/", "/\\/", "/a|/",
                                        "x",      "a b",  "",        "*",       "**"};
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

static int64_t steps_of(const char *what, const char *part, int times)
{
    char why[256], *line = xcalloc(strlen(part) * (size_t)times + 1, 1);
    struct sieve *sieve = sieve_new(what, why, sizeof(why));
    int64_t steps = 0;
    for (int i = 0; i < times; i++)
        strcat(line, part);
    uint8_t *mark = xcalloc(strlen(line) + 1, 1);
    struct sieve_text *text = sieve_fold(line, NULL);
    sieve_find(sieve, text, mark, &steps);
    sieve_text_free(&text);
    sieve_free(&sieve);
    free(mark);
    free(line);
    return steps;
}

/* Twice the text takes at most twice the steps, and a few; also where others would go back. */
static void test_linear(void)
{
    static const struct {
        const char *what, *part;
    } hard[] = {{"/(a*)*c/", "a"},        {"/(a|a)*b/", "a"}, {"/a?a?a?a?a?a?aaaaaaX/", "a"},
                {"/(.*)(.*)(.*)x/", "y"}, {"/a.*b/", "ab"},   {"*spam*", "spa"},
                {"spam", "s p a "},       {"spam", "spam "},  {"link", "a."},
                {"link", "//a.com"},      {"link", "a.b/c "}, {"link", "evil.com "}};
    for (size_t i = 0; i < sizeof(hard) / sizeof(hard[0]); i++) {
        int64_t once = steps_of(hard[i].what, hard[i].part, 400),
                twice = steps_of(hard[i].what, hard[i].part, 800);
        if (twice > 2 * once + 100)
            printf("# %s: %lld, %lld\n", hard[i].what, (long long)once, (long long)twice);
        CU_ASSERT_TRUE(once >= 400);
        CU_ASSERT_TRUE(twice <= 2 * once + 100);
    }
}

int main(void)
{
    CU_TestInfo tests[] = {{"words", test_words},         {"innocents", test_innocents},
                           {"links", test_links},         {"patterns", test_patterns},
                           {"linear steps", test_linear}, CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{.pName = "sieve", .pTests = tests}, CU_SUITE_INFO_NULL};
    return cutap_run(suites);
}
