/*
 * What can be typed, in texts: on screens and in lines.
 */

#include "cutap.h"
#include "marks.h"
#include "style.h"

static void check(const char *text, enum marks_shown shown, const char *wanted)
{
    BUF_LOCAL out = {0};
    marks_put(&out, text, strlen(text), shown);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), wanted);
}

SUITE("marks", NULL, NULL);

TEST(test_shown, "on screens and in lines")
{
    check("Type `look` to see it.\n", MARKS_QUOTED, "Type \"look\" to see it.\n");
    check("`red`, `blue` or `'`.", MARKS_QUOTED, "\"red\", \"blue\" or \"'\".");
    check("Type `look` now", MARKS_STYLED, "Type " STYLE_TYPE "look" STYLE_NORMAL " now");
    check("(`new last one`)", MARKS_QUOTED, "(\"new last one\")");
    check("¿`tables`?", MARKS_QUOTED, "¿\"tables\"?");
    check("", MARKS_QUOTED, "");
}

/* A mark ends every look. The look of the line goes on after it, but not in the next line. */
TEST(test_looks, "the look after a mark")
{
    check(STYLE_ALERT "!! `take` it" STYLE_NORMAL " or `lie` now", MARKS_STYLED,
          STYLE_ALERT "!! " STYLE_TYPE "take" STYLE_NORMAL STYLE_ALERT " it" STYLE_NORMAL
                      " or " STYLE_TYPE "lie" STYLE_NORMAL " now");
    check(STYLE_DIM "a\n`b`", MARKS_STYLED, STYLE_DIM "a\n" STYLE_TYPE "b" STYLE_NORMAL);
    check(STYLE_BOLD "`b`", MARKS_STYLED, STYLE_BOLD STYLE_TYPE "b" STYLE_NORMAL STYLE_BOLD);
    check("a" STYLE_HANG "`b`", MARKS_STYLED, "a" STYLE_HANG STYLE_TYPE "b" STYLE_NORMAL);
}

/* Single backquotes in what people say change nothing there, and do not break a real mark. */
TEST(test_others, "other backquotes")
{
    check("don`t say `", MARKS_QUOTED, "don`t say `");
    check("a ` b ` c", MARKS_QUOTED, "a ` b ` c");
    check("``", MARKS_QUOTED, "``");
    check("`a\nb`", MARKS_QUOTED, "`a\nb`");
    check("no \"`x\". Type `help`.", MARKS_QUOTED, "no \"`x\". Type \"help\".");
    check("no \"x`\". Type `help`.", MARKS_QUOTED, "no \"x`\". Type \"help\".");
}

TEST(test_in_place, "in place")
{
    BUF_LOCAL text = {0};
    marks_resolve(&text, MARKS_QUOTED);
    CU_ASSERT_STRING_EQUAL(buf_text(&text), "");
    buf_puts(&text, "no mark");
    marks_resolve(&text, MARKS_QUOTED);
    CU_ASSERT_STRING_EQUAL(buf_text(&text), "no mark");
    buf_puts(&text, ", `one`");
    marks_resolve(&text, MARKS_QUOTED);
    CU_ASSERT_STRING_EQUAL(buf_text(&text), "no mark, \"one\"");
}
