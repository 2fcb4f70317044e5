/*
 * UTF-8, the cells that text takes, and the cleaning of what people type.
 */
#include "utf8.h"

#include <endian.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <utf8proc.h>

#include "buf.h"
#include "log.h"
#include "xalloc.h"

enum { MARKS_MAX = 2, UTF8_MAX = 4 /* bytes of a character */ };

int utf8_decode(const char *text, size_t len, uint32_t *point)
{
    if (len > 0 && (unsigned char)text[0] < 0x80) { /* nearly always, and much faster */
        *point = (unsigned char)text[0];
        return 1;
    }
    utf8proc_int32_t value;
    utf8proc_ssize_t took =
        utf8proc_iterate((const utf8proc_uint8_t *)text, (utf8proc_ssize_t)len, &value);

    if (took > 0)
        *point = (uint32_t)value;
    return took < 0 ? -1 : (int)took;
}

int utf8_encode(uint32_t point, char *out)
{
    if (point < 0x80) {
        *out = (char)point;
        return 1;
    }
    return (int)utf8proc_encode_char((utf8proc_int32_t)point, (utf8proc_uint8_t *)out);
}

/* Most text is looked at eight bytes at a time. Each function below looks for a byte that is not of
 * its kind. In the number that it returns, the first such byte in memory has its high bit set, and
 * the bytes before it are 0. */
static const uint64_t ones = UINT64_C(0x0101010101010101);

static inline uint64_t utf8_beyond_ascii(uint64_t eight)
{
    return eight & ones * 0x80;
}

/* A byte below 0x20 sets the high bit of the difference, and 0x7f that of the sum. Borrow and carry
 * only reach the bytes after it. */
static inline uint64_t utf8_beyond_plain(uint64_t eight)
{
    return (eight | (eight - ones * ' ') | (eight + ones)) & ones * 0x80;
}

/* The first byte in memory is the lowest one of the number. */
static inline uint64_t utf8_eight_at(const char *text)
{
    uint64_t eight;

    memcpy(&eight, text, sizeof(eight));
    return le64toh(eight);
}

/* The same for fewer than eight bytes, with zeros after them. */
static inline uint64_t utf8_few_at(const char *text, size_t len)
{
    uint64_t few = 0;
    uint32_t first, last;

    if (len >= sizeof(first)) { /* the two overlap, and agree there */
        memcpy(&first, text, sizeof(first));
        memcpy(&last, text + len - sizeof(last), sizeof(last));
        return le32toh(first) | (uint64_t)le32toh(last) << 8 * (len - sizeof(last));
    }
    for (size_t i = 0; i < len; i++)
        few |= (uint64_t)(unsigned char)text[i] << 8 * i;
    return few;
}

/* Counts the bytes at the start in which `beyond` finds nothing. The last eight are looked at
 * together, even if some of them were looked at before. */
static inline size_t utf8_run_of(const char *text, size_t len, uint64_t (*beyond)(uint64_t eight))
{
    size_t run = 0;
    uint64_t odd;

    if (len < sizeof(odd)) {
        odd = beyond(utf8_few_at(text, len));
        run = odd != 0 ? (size_t)__builtin_ctzll(odd) / 8 : len;
        return run < len ? run : len;
    }
    while ((odd = beyond(utf8_eight_at(text + run))) == 0) {
        if (run == len - sizeof(odd))
            return len;
        run = run + sizeof(odd) < len - sizeof(odd) ? run + sizeof(odd) : len - sizeof(odd);
    }
    return run + (size_t)__builtin_ctzll(odd) / 8;
}

/* How many bytes at the start are whole blocks of 32 bytes of ASCII. Long lists are checked faster
 * in this way, because they hold little else. */
static size_t utf8_ascii_blocks(const char *text, size_t len)
{
    size_t run = 0, block = 4 * sizeof(uint64_t);

    for (; len - run >= block; run += block) {
        const char *at = text + run;

        if (utf8_beyond_ascii(utf8_eight_at(at) | utf8_eight_at(at + 8) | utf8_eight_at(at + 16) |
                              utf8_eight_at(at + 24)))
            break;
    }
    return run;
}

bool utf8_valid(const char *text, size_t len)
{
    uint32_t point;

    for (;;) {
        size_t run = utf8_ascii_blocks(text, len);

        run += utf8_run_of(text + run, len - run, utf8_beyond_ascii);
        text += run;
        len -= run;
        if (len == 0)
            return true;
        int took = utf8_decode(text, len, &point);

        if (took < 0)
            return false;
        text += took;
        len -= (size_t)took;
    }
}

bool utf8_line_next(const char **text, size_t *left, const char **line, size_t *len)
{
    if (*left == 0)
        return false;
    const char *end = memchr(*text, '\n', *left);
    *line = *text;
    *len = end ? (size_t)(end - *text) : *left;
    *text += *len + (end ? 1 : 0);
    *left -= *len + (end ? 1 : 0);
    return true;
}

size_t utf8_plain_run(const char *text, size_t len)
{
    return utf8_run_of(text, len, utf8_beyond_plain);
}

size_t utf8_cut(const char *text, size_t len)
{
    for (size_t back = 1; back < UTF8_MAX && back <= len; back++) {
        unsigned char byte = (unsigned char)text[len - back];
        size_t whole = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;

        if (byte >= 0xc2 && byte < 0xf5) /* at the first byte of the last character */
            return whole > back ? len - back : len;
        if (byte < 0x80 || byte >= 0xc0)
            break;
    }
    return len;
}

size_t utf8_drop_split(char *text, size_t len)
{
    size_t used = 0;

    if (utf8_valid(text, len))
        return len;
    for (size_t at = 0; at < len;) {
        uint32_t point;
        int took = utf8_decode(text + at, len - at, &point);
        size_t end = at + 1;

        while (end < len && ((unsigned char)text[end] & 0xc0) == 0x80)
            end++;
        if (took < 0 && utf8_cut(text + at, end - at) == 0) {
            at = end;
            continue;
        }
        for (took = took < 0 ? 1 : took; took > 0; took--)
            text[used++] = text[at++];
    }
    text[used] = '\0';
    return used;
}

size_t utf8_copy_part(const char *text, size_t len, char *out, size_t cap)
{
    if (len >= cap)
        len = utf8_cut(text, cap - 1);
    if (len > 0)
        memcpy(out, text, len);
    out[len] = '\0';
    return len;
}

size_t utf8_copy(const char *text, char *out, size_t cap)
{
    return utf8_copy_part(text, strlen(text), out, cap);
}

size_t utf8_vprintf(char *out, size_t cap, const char *format, va_list args)
{
    int wanted = vsnprintf(out, cap, format, args);
    size_t len = wanted > 0 ? (size_t)wanted : 0;

    if (len >= cap)
        len = utf8_cut(out, cap - 1);
    out[len] = '\0';
    return utf8_drop_split(out, len);
}

size_t utf8_printf(char *out, size_t cap, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    size_t len = utf8_vprintf(out, cap, format, args);
    va_end(args);
    return len;
}

const char *utf8_say(char *out, size_t cap, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    utf8_vprintf(out, cap, format, args);
    va_end(args);
    return out;
}

char *utf8_mended(const char *text, size_t len, const char *where)
{
    static const char sign[] = "\xef\xbf\xbd"; /* U+FFFD */
    struct buf out = {0};
    size_t first = len;

    if (utf8_valid(text, len) && !memchr(text, '\0', len))
        return NULL;
    buf_reserve(&out, len);
    for (size_t at = 0; at < len;) {
        uint32_t point;
        int took = utf8_decode(text + at, len - at, &point);

        if (took > 0 && point != 0) {
            buf_add(&out, text + at, (size_t)took);
            at += (size_t)took;
            continue;
        }
        first = first < at ? first : at;
        buf_puts(&out, sign);
        at++;
    }
    log_bad_text(where, text, len, first);
    return out.data;
}

/* The lines, corners, blocks and shapes that screens are drawn with. All are printable and one cell
 * wide. */
static bool utf8_is_drawing(uint32_t point)
{
    return point >= 0x2500 && point < 0x25fd;
}

static utf8proc_category_t utf8_category_of(uint32_t point)
{
    return utf8proc_category((utf8proc_int32_t)point);
}

/* Characters to which utf8proc may give one cell and which some terminals draw two cells wide:
 * numbers on black squares, hexagrams, and two signs among emoji. */
static bool utf8_is_doubtful(uint32_t point)
{
    return (point >= 0x3248 && point <= 0x324f) || (point >= 0x4dc0 && point <= 0x4dff) ||
           point == 0x1f93b || point == 0x1f946;
}

int utf8_width(uint32_t point)
{
    if (point < 0x20 || (point >= 0x7f && point < 0xa0))
        return -1;
    if (point < 0x7f || utf8_is_drawing(point))
        return 1;
    int width = utf8proc_charwidth((utf8proc_int32_t)point);
    if (width == 0) /* most terminals give a cell to a spacing mark, such as an Indic vowel */
        return utf8_category_of(point) == UTF8PROC_CATEGORY_MC;
    return width == 1 && utf8_is_doubtful(point) ? 2 : width;
}

int utf8_text_width(const char *text)
{
    size_t left = strlen(text);
    int cells = 0;

    for (;;) {
        size_t run = utf8_plain_run(text, left);
        uint32_t point;

        cells += (int)run;
        text += run;
        left -= run;
        if (left == 0)
            break;
        int took = utf8_decode(text, left, &point);
        int width = took > 0 ? utf8_width(point) : 1;

        if (took < 0)
            took = 1;
        cells += width > 0 ? width : 0;
        text += took;
        left -= (size_t)took;
    }
    return cells;
}

bool utf8_printable(uint32_t point)
{
    if (point < 0x80)
        return point >= 0x20 && point < 0x7f;
    if (utf8_is_drawing(point))
        return true;
    const utf8proc_property_t *property = utf8proc_get_property((utf8proc_int32_t)point);
    /* Ignorable characters: fillers and selectors that show nothing, although their category is
     * letter or mark. */
    if (property->ignorable)
        return false;
    switch (property->category) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return false;
    default: return true;
    }
}

/* Spaces, and other characters that show nothing: the empty Braille cell, a note without a head,
 * hieroglyphic blanks, and the half-filling space. */
static bool utf8_is_blank(uint32_t point)
{
    return utf8_category_of(point) == UTF8PROC_CATEGORY_ZS || point == 0x2800 || point == 0x303f ||
           point == 0x1d159 || point == 0x13441 || point == 0x13442;
}

/* Characters that are drawn onto the one before: marks, and letters without a width of their own
 * (Hangul vowels), which could be piled up in the same way. */
static bool utf8_is_mark(uint32_t point)
{
    if (point < 0x80)
        return false;
    utf8proc_category_t category = utf8_category_of(point);

    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME ||
           category == UTF8PROC_CATEGORY_MC || utf8_width(point) == 0;
}

/* Step 1: keeps printable characters only and turns every kind of space into U+0020. `out` must
 * have room for `len` bytes and a NUL. That is enough, because no character grows. `*ascii`: all
 * that was kept is ASCII. */
static size_t utf8_keep_printable(const char *text, size_t len, char *out, bool *ascii)
{
    size_t used = 0;

    *ascii = true;
    for (;;) {
        size_t run = utf8_plain_run(text, len);
        uint32_t point;

        memcpy(out + used, text, run);
        used += run;
        text += run;
        len -= run;
        if (len == 0)
            break;
        int took = utf8_decode(text, len, &point);
        if (took > 0 && utf8_printable(point)) {
            if (utf8_is_blank(point))
                point = ' ';
            used += (size_t)utf8_encode(point, out + used);
            if (point >= 0x80)
                *ascii = false;
        }
        if (took < 0)
            took = 1;
        text += took;
        len -= (size_t)took;
    }
    out[used] = '\0';
    return used;
}

/* Step 3: keeps spaces, marks, cells and bytes within their limits. The text is in NFC. The
 * function leaves out spaces at either end and after another space, and each mark that has no base
 * or whose base has MARKS_MAX marks already. It stops at the first character that does not fit. The
 * characters that come together in this way do not compose, so the result is in NFC as well. */
static size_t utf8_keep_within(const char *text, size_t len, int cells, char *out, size_t cap)
{
    size_t used = 0;
    bool space = true; /* as if a space came before the text, so that none is kept at its start */
    int marks = 0;

    while (len > 0) {
        uint32_t point = (unsigned char)*text;
        int took = 1, width = 1;
        bool mark = false;

        if (point < ' ' || point >= 0x7f) {
            took = utf8_decode(text, len, &point);
            if (took <= 0)
                log_fatal("normalization-broken", "bytes=%zu", len);
            width = utf8_width(point);
            mark = utf8_is_mark(point);
        }
        if (point == ' ' ? !space : !mark || (!space && marks < MARKS_MAX)) {
            if (width > cells || used + (size_t)took >= cap)
                break;
            for (int i = 0; i < took; i++)
                out[used++] = text[i];
            cells -= width;
            marks = mark ? marks + 1 : 0;
            space = point == ' ';
        }
        text += took;
        len -= (size_t)took;
    }
    if (used > 0 && out[used - 1] == ' ')
        used--;
    out[used] = '\0';
    return used;
}

/* Whether the text is plain (utf8_plain_run), clean and within the limits, as most typed text is.
 */
static bool utf8_is_tidy(const char *text, size_t len, int cells, size_t cap)
{
    if (len == 0 || len >= cap || cells <= 0 || len > (size_t)cells || text[0] == ' ' ||
        text[len - 1] == ' ' || utf8_plain_run(text, len) != len)
        return false;
    for (size_t i = 1; i < len; i++)
        if (text[i] == ' ' && text[i - 1] == ' ')
            return false;
    return true;
}

size_t utf8_clean(const char *text, size_t len, int cells, char *out, size_t cap)
{
    if (utf8_is_tidy(text, len, cells, cap)) {
        memcpy(out, text, len);
        out[len] = '\0';
        return len;
    }
    char *kept = xmalloc(len + 1);
    bool ascii;
    size_t used = utf8_keep_printable(text, len, kept, &ascii);

    if (!ascii) { /* step 2: composes the text (NFC) */
        utf8proc_uint8_t *composed;
        utf8proc_ssize_t size = utf8proc_map((const utf8proc_uint8_t *)kept, (utf8proc_ssize_t)used,
                                             &composed, UTF8PROC_STABLE | UTF8PROC_COMPOSE);

        if (size < 0)
            log_fatal("normalization-failed", "error=%s", utf8proc_errmsg(size));
        free(kept);
        kept = (char *)composed;
        used = (size_t)size;
    }
    used = utf8_keep_within(kept, used, cells, out, cap);
    free(kept);
    return used;
}

bool utf8_is_clean(const char *text)
{
    size_t len = strlen(text);
    FREED char *cleaned = xmalloc(len + 1);

    return utf8_clean(text, len, INT_MAX, cleaned, len + 1) == len &&
           memcmp(text, cleaned, len) == 0;
}

/* The ASCII sign that another sign stands for; 0: none. */
static char utf8_plain_of(uint32_t point)
{
    static const struct {
        uint16_t first, last;
        char as;
    } typed[] = {{0x2010, 0x2015, '-'},  {0x2018, 0x201b, '\''}, {0x201c, 0x201f, '"'},
                 {0x2032, 0x2032, '\''}, {0x2033, 0x2033, '"'},  {0x2212, 0x2212, '-'},
                 {0x3001, 0x3001, ','},  {0x3002, 0x3002, '.'},  {0xff61, 0xff61, '.'},
                 {0xff64, 0xff64, ','}};

    if (point >= 0xff01 && point <= 0xff5e)
        return (char)(point - 0xff01 + '!');
    for (size_t i = 0; i < sizeof(typed) / sizeof(typed[0]); i++)
        if (point >= typed[i].first && point <= typed[i].last)
            return typed[i].as;
    return 0;
}

void utf8_plain(const char *text, char *out, size_t cap)
{
    size_t len = utf8_copy(text, out, cap), to = utf8_plain_run(out, len);

    for (size_t at = to; at < len;) {
        uint32_t point = 0;
        int took = utf8_decode(out + at, len - at, &point);
        char plain = took > 1 ? utf8_plain_of(point) : 0;

        took = took > 0 ? took : 1;
        if (plain != 0)
            out[to++] = plain;
        else
            for (int i = 0; i < took; i++)
                out[to++] = out[at + (size_t)i];
        at += (size_t)took;
    }
    out[to] = '\0';
}

void utf8_bare(const char *text, char *out, size_t cap)
{
    utf8proc_uint8_t *bare;
    size_t len = strlen(text);

    if (utf8_plain_run(text, len) == len ||
        utf8proc_map((const utf8proc_uint8_t *)text, (utf8proc_ssize_t)len, &bare,
                     UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_STRIPMARK |
                         UTF8PROC_CASEFOLD) < 0) {
        utf8_ascii_lower(text, out, cap);
        return;
    }
    utf8_copy((const char *)bare, out, cap);
    free(bare);
}

void utf8_ascii_lower(const char *text, char *out, size_t cap)
{
    size_t len = utf8_copy(text, out, cap);

    for (size_t i = 0; i < len; i++)
        if (out[i] >= 'A' && out[i] <= 'Z')
            out[i] = (char)(out[i] - 'A' + 'a');
}
