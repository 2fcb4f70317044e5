/*
 * The JSON of an act's answer.
 */
#include <jansson.h>

#include "act_items.h"
#include "cutap.h"
#include "xalloc.h"

static void written(struct act_items *items, const char *expected)
{
    BUF_LOCAL out = {0};
    act_items_put(items, &out);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), expected);
    act_items_free(items);
}

SUITE("act items", NULL, NULL);

TEST(test_none, "an empty list")
{
    struct act_items items = {0};
    written(&items, "[]");
}

TEST(test_fields, "fields")
{
    struct act_items items = {0};
    act_items_begin(&items);
    act_items_text(&items, "name", "a\"b\n\xff");
    act_items_number(&items, "xp", -5000000000);
    act_items_begin(&items);
    act_items_time(&items, "at", 1795269720999);
    act_items_time(&items, "until", 0);
    act_items_flag(&items, "on", true);
    act_items_text(&items, "why", NULL);
    act_items_begin(&items);
    written(&items,
            "[{\"name\":\"a\\\"b\\n\xef\xbf\xbd\",\"xp\":-5000000000},"
            "{\"at\":\"2026-11-21T14:02:00Z\",\"until\":null,\"on\":true,\"why\":null},{}]");
}

TEST(test_lists, "lists in objects")
{
    struct act_items items = {0};
    for (int i = 0; i < 2; i++) {
        act_items_begin(&items);
        act_items_list(&items, "seats");
        for (int seat = 0; seat < 2 * i; seat++) {
            act_items_begin(&items);
            act_items_number(&items, "seat", seat);
        }
        act_items_list_end(&items);
        act_items_flag(&items, "full", false);
    }
    written(&items, "[{\"seats\":[],\"full\":false},"
                    "{\"seats\":[{\"seat\":0},{\"seat\":1}],\"full\":false}]");
}

TEST(test_figures, "figures")
{
    static const char *const texts[] = {"no", "", "-", "01", "1.", ".5", "1e5", "0x1", "1 2"};
    static const char *const numbers[] = {"0", "-3", "12", "0.250000"};
    struct act_items items = {0};
    BUF_LOCAL out = {0};
    act_items_begin(&items);
    for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); i++)
        act_items_figure(&items, texts[i], texts[i]);
    for (size_t i = 0; i < sizeof(numbers) / sizeof(*numbers); i++)
        act_items_figure(&items, numbers[i], numbers[i]);
    act_items_put_first(&items, &out);
    json_t *object = json_loads(buf_text(&out), 0, NULL);
    for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); i++)
        CU_ASSERT_TRUE(json_is_string(json_object_get(object, texts[i])));
    for (size_t i = 0; i < sizeof(numbers) / sizeof(*numbers); i++)
        CU_ASSERT_TRUE(json_is_number(json_object_get(object, numbers[i])));
    json_decref(object);
    act_items_free(&items);
}

/* A list that grows too long loses whole objects at its end, wherever it is cut. */
TEST(test_cut, "a list that is too long")
{
    enum { LONG = 4000, TIMES = 600 };
    char text[LONG];
    for (size_t len = LONG - 40; len < LONG; len++) {
        struct act_items items = {0};
        BUF_LOCAL out = {0};
        memset(text, 'x', sizeof(text));
        text[len] = '\0';
        for (int i = 0; i < TIMES; i++) {
            act_items_begin(&items);
            act_items_list(&items, "inner");
            act_items_begin(&items);
            act_items_text(&items, "text", text);
            act_items_list_end(&items);
            act_items_flag(&items, "last", true);
        }
        act_items_put(&items, &out);
        CU_ASSERT_TRUE(items.cut);
        CU_ASSERT_TRUE(out.len <= ACT_ITEMS_MAX + 2);
        json_t *list = json_loads(buf_text(&out), 0, NULL);
        size_t n = json_array_size(list);
        CU_ASSERT_TRUE(n > 200);
        CU_ASSERT_TRUE(json_is_true(json_object_get(json_array_get(list, n - 1), "last")));
        json_decref(list);
        act_items_free(&items);
    }
}

TEST(test_too_long, "an object that is too long")
{
    FREED char *text = malloc(ACT_ITEMS_MAX + 1);
    struct act_items items = {0};
    CU_ASSERT_PTR_NOT_NULL_FATAL(text);
    memset(text, 'x', ACT_ITEMS_MAX);
    text[ACT_ITEMS_MAX] = '\0';
    act_items_begin(&items);
    act_items_text(&items, "text", text);
    act_items_begin(&items);
    act_items_number(&items, "small", 1);
    CU_ASSERT_TRUE(items.cut);
    written(&items, "[]");
}
