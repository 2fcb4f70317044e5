/*
 * The help of cardroomctl has every command, and says what each argument may be.
 */

#include "cutap.h"
#include "help.h"
#include "out.h"
#include "rows.h"
#include "utf8.h"

SUITE("help", NULL, NULL);

TEST(test_all, "every command is in the help")
{
    BUF_LOCAL help = {0};
    const struct act_row *row;
    help_all(&help);
    for (size_t i = 0; (row = row_at(i)); i++) {
        BUF_LOCAL line = {0};
        buf_printf(&line, "\n  %s ", row->name);
        bool there = strstr(buf_text(&help), buf_text(&line));
        if (!there)
            printf("# \"%s\" is not in the help. Is its heading \"%s\" in src/ctl/help.c?\n",
                   row->name, row_heading(i) ? row_heading(i) : "");
        CU_ASSERT_TRUE(there);
    }
}

/* No line is longer than a terminal is wide. */
TEST(test_widths, "its lines are short")
{
    const struct act_row *row;
    BUF_LOCAL help = {0};
    help_all(&help);
    for (size_t i = 0; (row = row_at(i)); i++)
        help_row(row, &help);
    for (const char *line = buf_text(&help); *line != '\0';) {
        int len = (int)strcspn(line, "\n");
        if (len > 79)
            printf("# too long: %.*s\n", len, line);
        CU_ASSERT_TRUE(len <= 79);
        line += len + (line[len] == '\n');
    }
}

/* Every argument says what it may be and how it is typed. */
TEST(test_arguments, "every argument is told")
{
    const struct act_row *row;
    for (size_t i = 0; (row = row_at(i)); i++)
        for (const struct act_arg *arg = row->args; arg->kind != ACT_NONE; arg++) {
            bool told = arg->words || (act_arg_help(arg) && act_arg_example(arg));
            if (!told)
                printf(
                    "# \"%s\": give the argument \"%s\" a `help` and an `example` in its row, or "
                    "a kind that has them.\n",
                    row->name, arg->name);
            CU_ASSERT_TRUE(told);
        }
}

TEST(test_named, "help of one command")
{
    static const struct {
        const char *name, *wanted;
    } cases[] = {{"ban", "usage: cardroomctl ban what time reason...\n"},
                 {"account create", "usage: cardroomctl account create name [role]\n"},
                 {"account", "Commands that begin with \"account\"\n  account list"},
                 {"news", "\nCommands that begin with \"news\"\n  news post"}};
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        BUF_LOCAL out = {0};
        CU_ASSERT_TRUE(help_named(cases[i].name, &out));
        CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&out), cases[i].wanted));
    }
    BUF_LOCAL none = {0};
    CU_ASSERT_FALSE(help_named("dance", &none));
    CU_ASSERT_FALSE(help_named("acc", &none));
    CU_ASSERT_EQUAL(none.len, 0);
}

TEST(test_unknown, "the nearest command")
{
    BUF_LOCAL out = {0};
    help_unknown("stauts", &out);
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&out), "Did you mean \"status\"?"));
    buf_clear(&out);
    help_unknown("xyzzy", &out);
    CU_ASSERT_PTR_NULL(strstr(buf_text(&out), "Did you mean"));
}

/* Nothing that is printed draws on a terminal, wherever it came from, and JSON stays the same. */
TEST(test_printed, "what is printed")
{
    static const char *const rows[][2] = {
        {"", ""},
        {"a\nb \xc3\xa9", "a\nb \xc3\xa9"},
        {"player 1 \033]2;x\a\xe2\x80\xae", "player 1 \\u001b]2;x\\u0007\\u202e"},
        {"\r\b\x7f\xc2\x9b", "\\u000d\\u0008\\u007f\\u009b"},
        {"\xff\xe2\x80", "\\ufffd\\ufffd\\ufffd"},
        {"\xf3\xa0\x81\xbf", "\\udb40\\udc7f"}};
    BUF_LOCAL clean = {0};
    for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
        buf_clear(&clean);
        out_clean(rows[i][0], strlen(rows[i][0]), &clean);
        CU_ASSERT_STRING_EQUAL(buf_text(&clean), rows[i][1]);
    }
    /* Each character there is. */
    for (uint32_t point = 1; point <= 0x10ffff; point++) {
        char text[8] = "";
        if (point >= 0xd800 && point < 0xe000)
            continue;
        int len = utf8_encode(point, text);
        buf_clear(&clean);
        out_clean(text, (size_t)len, &clean);
        bool same = clean.len == (size_t)len && memcmp(clean.data, text, clean.len) == 0;
        if (same != (point == '\n' || utf8_printable(point)))
            CU_FAIL_FATAL("a character that draws on a terminal is printed");
    }
}
