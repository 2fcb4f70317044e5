/*
 * One text for many: what goes out, for whom, and in which order each of them is told.
 */

#include "cutap.h"
#include "fan.h"

enum { PEOPLE = 7, TEXTS = 5, STEPS = 20000 };

/* What was sent, as "1,2:text " of each group. */
static struct buf sent;
/* What each person has heard, and what they had to hear. */
static struct buf heard[PEOPLE], meant[PEOPLE];
static size_t sendings;

static void on_send(void *arg UNUSED, const uint64_t *conns, size_t n, const char *text)
{
    sendings++;
    for (size_t i = 0; i < n; i++) {
        buf_printf(&sent, "%s%d", i > 0 ? "," : "", (int)conns[i]);
        if (conns[i] < PEOPLE)
            buf_puts(&heard[conns[i]], text);
    }
    buf_printf(&sent, ":%.8s ", text);
}

static void is_sent(const char *what)
{
    CU_ASSERT_STRING_EQUAL(buf_text(&sent), what);
    buf_clear(&sent);
}

SUITE("fan", NULL, NULL);

TEST(test_groups, "the same text goes out once")
{
    struct fan fan = {.send = on_send};
    uint64_t mark[5] = {0};

    fan_text(&fan, 1, &mark[1], "hi", 2);
    fan_text(&fan, 2, &mark[2], "hola", 4);
    fan_text(&fan, 3, &mark[3], "hi", 2);
    fan_text(&fan, 4, &mark[4], "hola", 4);
    is_sent("");
    /* A message for nobody in a group does not send the group. */
    fan_before(&fan, mark[0]);
    is_sent("");
    fan_before(&fan, mark[3]);
    is_sent("1,3:hi 2,4:hola ");
    fan_before(&fan, mark[3]);
    fan_send(&fan);
    is_sent("");
    /* An earlier text is told again: it comes after what was told in between. */
    fan_text(&fan, 1, &mark[1], "a", 1);
    fan_text(&fan, 1, &mark[1], "b", 1);
    fan_text(&fan, 2, &mark[2], "a", 1);
    fan_text(&fan, 1, &mark[1], "a", 1);
    fan_text(&fan, 2, &mark[2], "a", 1);
    fan_send(&fan);
    is_sent("1,2:a 1:b 1,2:a ");
    fan_text(&fan, 1, &mark[1], "a", 1);
    fan_drop(&fan);
    fan_send(&fan);
    is_sent("");
    fan_text(&fan, 1, &mark[1], "", 0);
    fan_send(&fan);
    is_sent("");
    fan_free(&fan);
}

TEST(test_bounds, "what waits is bounded")
{
    struct fan fan = {.send = on_send};
    uint64_t mark = 0, other = 0;
    char big[FAN_TEXT_MAX + 1];

    for (int i = 0; i <= FAN_GROUPS; i++)
        fan_text(&fan, 1, &mark, &"abcdefgh"[i], 1);
    is_sent("1:a 1:b 1:c 1:d ");
    /* A long text does not wait, and goes after those that do. */
    memset(big, 'x', sizeof(big));
    fan_text(&fan, 2, &other, big, sizeof(big));
    is_sent("1:e 2:xxxxxxxx ");
    buf_clear(&sent);
    fan_free(&fan);
}

static int pushed_behind; /* how many groups were sent when the last push came */

static void on_push(void *arg UNUSED)
{
    pushed_behind = sendings;
}

/* A full group goes out at once; a smaller one waits for the end of the turn. */
TEST(test_full, "a full group goes at once")
{
    struct fan fan = {.send = on_send, .push = on_push};
    sendings = pushed_behind = 0;
    for (int i = 0; i < FAN_CONNS_MAX + 1; i++) {
        uint64_t one = 0;
        CU_ASSERT_EQUAL(pushed_behind, i < FAN_CONNS_MAX ? 0 : 1);
        fan_text(&fan, 1000, &one, "a", 1);
    }
    CU_ASSERT_EQUAL(sendings, 1);
    fan_send(&fan);
    CU_ASSERT_EQUAL(sendings, 2);
    CU_ASSERT_EQUAL(pushed_behind, 1);
    buf_clear(&sent);
    fan_free(&fan);
}

/* Whatever is told to whom and whatever comes between, everybody hears theirs in order. */
TEST(test_order, "everybody is told in order")
{
    static const char *const text[TEXTS] = {"a", "bb", "c", "dd", "e"};
    struct fan fan = {.send = on_send};
    uint64_t mark[PEOPLE] = {0};

    srand(11);
    sendings = 0;
    for (int i = 0; i < PEOPLE; i++)
        buf_clear(&heard[i]);
    for (int i = 0; i < STEPS; i++) {
        int who = rand() % PEOPLE, what = rand() % (TEXTS + 2);
        if (what < TEXTS) {
            buf_puts(&meant[who], text[what]);
            fan_text(&fan, (uint64_t)who, &mark[who], text[what], strlen(text[what]));
            continue;
        }
        if (what == TEXTS)
            fan_before(&fan, mark[who]);
        else
            fan_send(&fan);
        CU_ASSERT_STRING_EQUAL(buf_text(&heard[who]), buf_text(&meant[who]));
        if (what == TEXTS) { /* something that goes directly */
            buf_puts(&meant[who], "!");
            buf_puts(&heard[who], "!");
        }
    }
    fan_send(&fan);
    for (int i = 0; i < PEOPLE; i++) {
        CU_ASSERT_STRING_EQUAL(buf_text(&heard[i]), buf_text(&meant[i]));
        buf_free(&heard[i]);
        buf_free(&meant[i]);
    }
    CU_ASSERT(sendings < STEPS * 9 / 10); /* some went together */
    fan_free(&fan);
    buf_free(&sent);
}
