/*
 * The byte buffer: contents, the NUL after them, the cap, draining.
 */
#include "buf.h"

#include <errno.h>
#include <limits.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cutap.h"

SUITE("buf", NULL, NULL);

static char wiped[4096]; /* what was wiped last */

/* In place of those of libc: fortified code calls the second. */
void explicit_bzero(void *memory, size_t size)
{
    memcpy(wiped, memory, size < sizeof(wiped) ? size : sizeof(wiped));
    memset(memory, 0, size);
}

void __explicit_bzero_chk(void *memory, size_t size, size_t room);
void __explicit_bzero_chk(void *memory, size_t size, size_t room)
{
    CU_ASSERT_TRUE(size <= room);
    explicit_bzero(memory, size);
}

TEST(test_over, "a buffer over memory of the caller's")
{
    char out[8] = "x";
    struct buf buf = buf_over(out, sizeof(out));

    CU_ASSERT_STRING_EQUAL(out, "");
    CU_ASSERT(buf_puts(&buf, "12345") && buf_printf(&buf, "%d", 67));
    CU_ASSERT_STRING_EQUAL(out, "1234567");
    CU_ASSERT_FALSE(buf_putc(&buf, '8'));
    buf_drain(&buf, 5);
    CU_ASSERT_FALSE(buf_printf(&buf, "%s", "345678"));
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "67");
    CU_ASSERT_PTR_EQUAL(buf.data, out);
}

TEST(test_empty, "an empty buffer")
{
    struct buf buf = {0};

    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "");
    buf_drain(&buf, 10);
    buf_clear(&buf);
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "");
    CU_ASSERT_TRUE(buf_add(&buf, "", 0));
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "");
    buf_free(&buf);
    CU_ASSERT_PTR_NULL(buf.data);
}

TEST(test_add, "adding")
{
    BUF_LOCAL buf = {0};

    CU_ASSERT_TRUE(buf_puts(&buf, "seat "));
    CU_ASSERT_TRUE(buf_printf(&buf, "%d of %s", 3, "four"));
    CU_ASSERT_TRUE(buf_putc(&buf, '.'));
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "seat 3 of four.");
    CU_ASSERT_EQUAL(buf.len, 15);
    CU_ASSERT_TRUE(buf_add(&buf, "a\0b", 3));
    CU_ASSERT_EQUAL(buf.len, 18);
    CU_ASSERT_EQUAL(memcmp(buf.data + 15, "a\0b\0", 4), 0);
}

TEST(test_format, "formats")
{
    struct buf buf = {0};

    CU_ASSERT_TRUE(buf_printf(&buf, "%3d|%-3s|%%|%c", 5, "a", 'z'));
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "  5|a  |%|z");
    buf_free(&buf);
    buf_init(&buf, 6);
    CU_ASSERT_TRUE(buf_printf(&buf, "%s", "ab"));
    CU_ASSERT_FALSE(buf_printf(&buf, "%d %s", 12, "xy")); /* all of it or nothing */
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "ab");
    CU_ASSERT_EQUAL(buf.len, 2);
    CU_ASSERT_TRUE(buf.overflow);
    buf_free(&buf);
}

TEST(test_number, "numbers")
{
    static const struct {
        int number, cells;
        const char *text;
    } rows[] = {{0, 0, "0"},
                {7, 2, " 7"},
                {12, 2, "12"},
                {345, 2, "345"},
                {-12, 5, "  -12"},
                {INT_MAX, 1, "2147483647"},
                {INT_MIN, 0, "-2147483648"}};
    BUF_LOCAL buf = {0};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        buf_clear(&buf);
        CU_ASSERT_TRUE(buf_number(&buf, rows[i].number, rows[i].cells));
        CU_ASSERT_STRING_EQUAL(buf_text(&buf), rows[i].text);
    }
    buf_clear(&buf);
    buf.max = 3;
    CU_ASSERT_FALSE(buf_number(&buf, 12, 4)); /* all of it or nothing */
    CU_ASSERT_EQUAL(buf.len, 0);
}

TEST(test_growth, "growing")
{
    BUF_LOCAL buf = {0};
    bool same = true;

    for (int i = 0; i < 100000; i++)
        buf_putc(&buf, (char)('a' + i % 26));
    CU_ASSERT_EQUAL(buf.len, 100000);
    for (int i = 0; i < 100000; i++)
        same = same && buf.data[i] == (char)('a' + i % 26);
    CU_ASSERT_TRUE(same);
}

TEST(test_cap, "the cap")
{
    struct buf buf;

    buf_init(&buf, 10);
    CU_ASSERT_TRUE(buf_puts(&buf, "123456"));
    CU_ASSERT_FALSE(buf_puts(&buf, "12345"));
    CU_ASSERT_TRUE(buf.overflow);
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "123456");
    CU_ASSERT_FALSE(buf_printf(&buf, "%05d", 7));
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "123456");
    CU_ASSERT_TRUE(buf_puts(&buf, "7890"));
    CU_ASSERT_FALSE(buf_putc(&buf, '!'));
    CU_ASSERT_EQUAL(buf.len, 10);
    buf_clear(&buf);
    CU_ASSERT_FALSE(buf.overflow);
    CU_ASSERT_TRUE(buf_puts(&buf, "0123456789"));
    buf_free(&buf);
    CU_ASSERT_EQUAL(buf.max, 10);
}

TEST(test_reserve, "making room")
{
    struct buf buf;

    buf_init(&buf, 0);
    buf_reserve(&buf, 1000);
    const char *data = buf.data;
    CU_ASSERT_EQUAL(buf.len, 0);
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "");
    for (int i = 0; i < 100; i++)
        buf_printf(&buf, "%010d", i);
    CU_ASSERT_EQUAL(buf.len, 1000);
    CU_ASSERT_PTR_EQUAL(buf.data, data);
    buf_free(&buf);
    buf_init(&buf, 10);
    buf_reserve(&buf, 11); /* reserving more than it may ever hold is not a failure yet */
    CU_ASSERT_FALSE(buf.overflow);
    CU_ASSERT_TRUE(buf_puts(&buf, "12345"));
    CU_ASSERT_FALSE(buf_printf(&buf, "%s", "abcdef"));
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "12345");
    buf_free(&buf);
}

/* The caller writes bytes itself, within the cap. */
TEST(test_more, "writing")
{
    BUF_LOCAL buf = {.max = 10};

    memcpy(buf_more(&buf, 3), "abc", 3);
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "abc");
    memcpy(buf_more(&buf, 7), "defghij", 7);
    CU_ASSERT_EQUAL(buf.len, 10);
    CU_ASSERT_PTR_NULL(buf_more(&buf, 1));
    CU_ASSERT_TRUE(buf.overflow);
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "abcdefghij");
}

/* An empty buffer takes the memory; another one gets the bytes after its own, within the cap. */
TEST(test_move, "moving")
{
    BUF_LOCAL to = {.max = 8}, from = {0};

    buf_puts(&from, "five!");
    const char *memory = from.data;
    CU_ASSERT_TRUE(buf_move(&to, &from));
    CU_ASSERT_PTR_EQUAL(to.data, memory);
    CU_ASSERT_STRING_EQUAL(buf_text(&to), "five!");
    CU_ASSERT_STRING_EQUAL(buf_text(&from), "");
    buf_puts(&from, "abc");
    CU_ASSERT_TRUE(buf_move(&to, &from));
    CU_ASSERT_STRING_EQUAL(buf_text(&to), "five!abc");
    CU_ASSERT_EQUAL(from.len, 0);
    buf_puts(&from, "d");
    CU_ASSERT_FALSE(buf_move(&to, &from));
    CU_ASSERT_TRUE(to.overflow);
    CU_ASSERT_STRING_EQUAL(buf_text(&to), "five!abc");
    buf_clear(&to);
    buf_puts(&from, "nine char");
    CU_ASSERT_FALSE(buf_move(&to, &from));
    CU_ASSERT_STRING_EQUAL(buf_text(&to), "");
}

TEST(test_drain, "draining")
{
    BUF_LOCAL buf = {0};

    buf_puts(&buf, "draw pile");
    buf_drain(&buf, 5);
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "pile");
    buf_puts(&buf, "s");
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "piles");
    buf_drain(&buf, 5);
    CU_ASSERT_EQUAL(buf.len, 0);
    CU_ASSERT_STRING_EQUAL(buf_text(&buf), "");
    buf_puts(&buf, "x");
    buf_drain(&buf, 1000);
    CU_ASSERT_EQUAL(buf.len, 0);
}

TEST(test_secret, "a secret is wiped where the buffer grows, and at the end")
{
    struct buf buf = {0};
    char more[100];

    memset(more, '.', sizeof(more));
    buf_puts(&buf, "open sesame");
    buf_add(&buf, more, sizeof(more));
    CU_ASSERT_STRING_EQUAL(wiped, "open sesame");
    buf_drain(&buf, buf.len);
    buf_puts(&buf, "short");
    buf_wipe(&buf);
    CU_ASSERT_STRING_EQUAL(wiped, "short");
    CU_ASSERT_EQUAL(wiped[20], '.'); /* what was drained was wiped as well */
    CU_ASSERT_PTR_NULL(buf.data);
}

TEST(test_read, "what a file holds")
{
    enum { LONG = 40000 };
    BUF_LOCAL all = {0}, some = {0}, capped = {.max = 10}, written = {0};
    int fd = memfd_create("file", MFD_CLOEXEC);

    for (int i = 0; i < LONG; i++)
        buf_putc(&written, (char)('a' + i % 26));
    CU_ASSERT_EQUAL_FATAL(write(fd, written.data, written.len), LONG);
    lseek(fd, 0, SEEK_SET);
    buf_puts(&all, ">");
    CU_ASSERT_EQUAL(buf_read(&all, fd, LONG + 1), LONG);
    CU_ASSERT_STRING_EQUAL(buf_text(&all) + 1, buf_text(&written));
    CU_ASSERT_EQUAL(buf_read(&all, fd, 1), 0);
    lseek(fd, 0, SEEK_SET);
    CU_ASSERT_EQUAL(buf_read(&some, fd, 20000), 20000);
    CU_ASSERT(some.len == 20000 && strlen(buf_text(&some)) == 20000);
    CU_ASSERT(buf_read(&capped, fd, 20) == -1 && errno == EFBIG && capped.len == 0);
    close(fd);
    CU_ASSERT(buf_read(&some, fd, 1) == -1 && errno == EBADF && some.len == 20000);
}
