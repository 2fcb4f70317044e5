/*
 * Amounts with a comma between thousands.
 */
#include "figure.h"

#include "cutap.h"
#include "tongue.h"

SUITE("figure", NULL, NULL);

TEST(test_thousands, "a comma between thousands")
{
    CU_ASSERT_STRING_EQUAL(FIGURE(0), "0");
    CU_ASSERT_STRING_EQUAL(FIGURE(-7), "-7");
    CU_ASSERT_STRING_EQUAL(FIGURE(999), "999");
    CU_ASSERT_STRING_EQUAL(FIGURE(-999), "-999");
    CU_ASSERT_STRING_EQUAL(FIGURE(1000), "1,000");
    CU_ASSERT_STRING_EQUAL(FIGURE(-12345), "-12,345");
    CU_ASSERT_STRING_EQUAL(FIGURE(100000), "100,000");
    CU_ASSERT_STRING_EQUAL(FIGURE(1000000), "1,000,000");
    CU_ASSERT_STRING_EQUAL(FIGURE(INT64_MAX), "9,223,372,036,854,775,807");
    CU_ASSERT_STRING_EQUAL(FIGURE(INT64_MIN), "-9,223,372,036,854,775,808");
}

TEST(test_gain, "gain")
{
    CU_ASSERT_STRING_EQUAL(FIGURE_GAIN(0), "0");
    CU_ASSERT_STRING_EQUAL(FIGURE_GAIN(30), "+30");
    CU_ASSERT_STRING_EQUAL(FIGURE_GAIN(-1000), "-1,000");
    CU_ASSERT_STRING_EQUAL(FIGURE_GAIN(INT64_MAX), "+9,223,372,036,854,775,807");
}

/* Several figures in one call do not share their text. */
TEST(test_together, "together")
{
    char text[64];

    snprintf(text, sizeof(text), "%s of %s, %s", FIGURE(1234), FIGURE(56789), FIGURE_GAIN(5));
    CU_ASSERT_STRING_EQUAL(text, "1,234 of 56,789, +5");
}

TEST(test_tongues, "a figure has room for the separator of each language")
{
    for (int tongue = 0; tongue_words[tongue + 1]; tongue++) {
        tongue_use(tongue);
        CU_ASSERT(strlen(trc("between thousands", ",")) <= FIGURE_BETWEEN);
    }
    tongue_use(TONGUE_ENGLISH);
}
