/*
 * Pictures of cells: what is written over wide characters.
 */
#include "canvas.h"

#include "cutap.h"

SUITE("canvas", NULL, NULL);

TEST(test_wide, "a wide character that loses half of its cells leaves a blank")
{
    static const struct {
        int column;
        const char *text, *picture;
    } over[] = {{0, "x", "x 牌牌\n"},  {1, "x", " x牌牌\n"},   {2, "札", "牌札牌\n"},
                {1, "札", " 札 牌\n"}, {1, "xyz", " xyz牌\n"}, {5, "x", "牌牌 x\n"}};

    for (size_t i = 0; i < sizeof(over) / sizeof(over[0]); i++) {
        struct canvas c;
        BUF_LOCAL out = {0};
        canvas_init(&c, 1, 6);
        canvas_text(&c, 0, 0, 0, "牌牌牌");
        canvas_text(&c, 0, over[i].column, 0, over[i].text);
        canvas_put(&c, &out);
        CU_ASSERT_STRING_EQUAL(buf_text(&out), over[i].picture);
        canvas_free(&c);
    }
}
