/*
 * The header of a proxy: every length that may be read, and every kind of wrong header. Source: the
 * PROXY protocol, sections 2.1 and 2.2.
 */

#include "cutap.h"
#include "files.h"
#include "proxy.h"
#include "xalloc.h"

/* Reads a header as a listener does, from a stream of `len` bytes. Returns how many bytes are left
 * after it; -1: it is refused; -2: it wants more than there is. */
static long take(const uint8_t *stream, size_t len, uint8_t *header, size_t *got)
{
    int want;
    *got = 0;
    while ((want = proxy_want(header, *got)) > 0) {
        if (*got + (size_t)want > len)
            return -2;
        CU_ASSERT_FATAL(*got + (size_t)want <= PROXY_MAX);
        memcpy(header + *got, stream + *got, (size_t)want);
        *got += (size_t)want;
    }
    return want < 0 ? -1 : (long)(len - *got);
}

/* What is read of a header: the address, "own" or "bad". */
static const char *read_says(const uint8_t *header, size_t len)
{
    static const struct network own;
    static char text[NETWORK_TEXT_MAX];
    struct network address = own;
    if (!proxy_read(header, len, &address))
        return "bad";
    if (network_equal(&address, &own))
        return "own";
    network_format(&address, text, sizeof(text));
    return text;
}

/* The verdict of a header of version 1 and the address, or "bad", "own", "refused", "more". */
static const char *line_says(const char *line, size_t behind)
{
    uint8_t header[PROXY_MAX], stream[PROXY_MAX];
    size_t got;
    memset(stream, 'x', sizeof(stream));
    memcpy(stream, line, strlen(line));
    long left = take(stream, strlen(line) + behind, header, &got);
    if (left < 0)
        return left == -1 ? "refused" : "more";
    if ((size_t)left != behind)
        return "read too far";
    return read_says(header, got);
}

SUITE("proxy", NULL, NULL);

TEST(test_lines, "lines")
{
    ROWS_LOCAL rows = rows_open("tests/door/proxy.txt", NULL);
    while (rows_next(&rows)) {
        FREED char *line = xasprintf("%s\r\n", rows.cell[0]);
        const char *says = line_says(line, 300);
        if (strcmp(says, rows.cell[1]) != 0)
            printf("# %s says %s, not %s\n", rows.cell[0], says, rows.cell[1]);
        CU_ASSERT_STRING_EQUAL(says, rows.cell[1]);
    }
    CU_ASSERT_EQUAL(rows.n, 16);
    CU_ASSERT_STRING_EQUAL(line_says("PROXY TCP4 192.0.2.7 192.0.2.1 5000 4000\n", 300), "refused");
    CU_ASSERT_STRING_EQUAL(line_says("PROXY TCP4 192.0.2.7", 300), "refused"); /* and then no end */
    const uint8_t ended[] = "PROXY TCP4 192.0.2.7\0 192.0.2.1 5000 4000\r\n";
    CU_ASSERT_STRING_EQUAL(read_says(ended, sizeof(ended) - 1), "bad");
    CU_ASSERT_STRING_EQUAL(line_says("PROXY TCP4 192.0.2", 0), "more");
    CU_ASSERT_STRING_EQUAL(line_says("", 0), "more");
}

static size_t binary(uint8_t *out, uint8_t command, uint8_t family, size_t len)
{
    memcpy(out, "\r\n\r\n\0\r\nQUIT\n", 12);
    out[12] = command;
    out[13] = family;
    out[14] = (uint8_t)(len >> 8);
    out[15] = (uint8_t)len;
    for (size_t i = 0; i < len; i++)
        out[16 + i] = (uint8_t)(i + 1);
    return 16 + len;
}

static void check_binary(uint8_t command, uint8_t family, size_t len, const char *says)
{
    static uint8_t stream[70000];
    uint8_t header[PROXY_MAX];
    size_t got, whole = binary(stream, command, family, len);
    long left = take(stream, whole + 100, header, &got);
    if (strcmp(says, "refused") == 0) {
        CU_ASSERT_EQUAL(left, -1);
        return;
    }
    CU_ASSERT_EQUAL_FATAL(left, 100);
    CU_ASSERT_STRING_EQUAL(read_says(header, got), says);
}

TEST(test_binary, "binary headers")
{
    check_binary(0x21, 0x11, 12, "1.2.3.4");
    check_binary(0x21, 0x11, 12 + 200, "1.2.3.4"); /* with what else it tells */
    check_binary(0x21, 0x21, 36, "102:304:506:708:90a:b0c:d0e:f10");
    check_binary(0x20, 0x00, 0, "own");
    check_binary(0x20, 0x11, 12, "own");
    check_binary(0x21, 0x00, 0, "own");
    check_binary(0x21, 0x31, 216, "own");
    check_binary(0x21, 0x11, 11, "bad");
    check_binary(0x21, 0x21, 12, "bad");
    check_binary(0x21, 0x12, 12, "bad"); /* datagrams */
    check_binary(0x22, 0x11, 12, "refused");
    check_binary(0x11, 0x11, 12, "refused"); /* version 1 of it */
    check_binary(0x21, 0x11, PROXY_MAX, "refused");
    check_binary(0x21, 0x11, 65535, "refused");
}
