/*
 * Text of people, cleaned for other people's screens, and its way to them: styled text and frames
 * for a client of any kind. The input: a byte of choices (bits 0-1: the kind of terminal, 2: UTF-8,
 * 3-7: columns), then the text, which is shown cleaned and as if the room had sent it.
 */
#include "frame.h"
#include "fuzz.h"
#include "render.h"
#include "utf8.h"
#include "xalloc.h"

static void check_clean(const char *text, size_t len)
{
    static const size_t caps[] = {1, 2, 17, 600};
    char out[600], again[600];

    for (size_t i = 0; i < sizeof(caps) / sizeof(caps[0]); i++) {
        size_t n = utf8_clean(text, len, 300, out, caps[i]);

        FUZZ_CHECK(n < caps[i] && strlen(out) == n, "its length");
        FUZZ_CHECK(utf8_is_clean(out), "cleaned, and not clean");
        FUZZ_CHECK(utf8_valid(out, n), "cleaned, and not UTF-8");
        FUZZ_CHECK(utf8_text_width(out) <= 300, "wider than it may be");
        for (size_t k = 0; k < n; k++)
            FUZZ_CHECK((uint8_t)out[k] >= 0x20 && out[k] != 0x7f &&
                           !((uint8_t)out[k] == 0xc2 && (uint8_t)out[k + 1] < 0xa0),
                       "a control character");
        FUZZ_CHECK(utf8_clean(out, n, 300, again, sizeof(again)) == n && strcmp(out, again) == 0,
                   "cleaned twice is other text");
    }
}

/* Checks that only control bytes that the door makes reach the client: escapes only as CSI, and
 * none for a dumb terminal. */
static void check_bytes(const struct buf *out, const struct profile *profile)
{
    FUZZ_CHECK(out->len == 0 || utf8_valid(out->data, out->len), "bytes that are not UTF-8");
    for (size_t i = 0; i < out->len; i++) {
        uint8_t c = (uint8_t)out->data[i];

        FUZZ_CHECK(c >= 0x20 || c == '\r' || c == '\n' || c == 0x1b || c == '\b' || c == 7,
                   "a control byte");
        FUZZ_CHECK(c != 0x7f && (profile->utf8 || c < 0x80), "a byte beyond its terminal");
        FUZZ_CHECK(c != 0x1b || (profile->kind != PROFILE_DUMB && i + 1 < out->len &&
                                 strchr("[78(", out->data[i + 1])),
                   "an escape that the door does not make");
        FUZZ_CHECK(c != 0xc2 || (uint8_t)out->data[i + 1] >= 0xa0, "a C1 control");
    }
}

/* Checks that no row is wider than the terminal, and that each ends with CR LF. */
static void check_rows(const struct buf *out, const struct profile *profile)
{
    int cells = 0;

    for (size_t at = 0; at < out->len;) {
        uint32_t point = 0;

        if (out->data[at] == 0x1b) {
            at += strcspn(out->data + at, "m") + 1;
            continue;
        }
        at += (size_t)utf8_decode(out->data + at, out->len - at, &point);
        if (point == '\r') {
            FUZZ_CHECK(out->data[at] == '\n', "a row without an end");
            FUZZ_CHECK(profile->columns == 0 || cells <= profile->columns, "a row is too wide");
            cells = 0;
        } else if (point != '\n') {
            cells += utf8_width(point);
        }
    }
}

static void check_shown(const struct profile *profile, const char *text, size_t len)
{
    BUF_LOCAL out = {.max = 1 << 20};

    render_text(&out, profile, text, len);
    check_bytes(&out, profile);
    check_rows(&out, profile);
    buf_clear(&out);
    const char *end = memchr(text, '\n', len);
    FUZZ_CHECK(render_prompt(&out, profile, text, end ? (size_t)(end - text) : len) >= 0,
               "cells of a prompt");
    check_bytes(&out, profile);
}

static void check_frame(const struct profile *profile, const char *text, size_t len)
{
    struct frame *frame = frame_new(profile, profile->columns > 0 ? profile->columns : 80, 12);
    BUF_LOCAL out = {.max = 1 << 20};

    frame_enter(frame, &out);
    frame_log(frame, text, len);
    frame_draw(frame, &out);
    frame_rows(frame, text, len / 2, text + len / 2, len - len / 2);
    frame_draw(frame, &out);
    frame_page(frame, text, len);
    frame_draw(frame, &out);
    frame_scroll(frame, 1);
    frame_resize(frame, profile, 33, 6);
    frame_draw(frame, &out);
    frame_layout(frame, len % 3 == 0, len % 2 == 0);
    frame_scroll(frame, -1);
    frame_page(frame, "", 0);
    frame_scroll(frame, -1);
    frame_draw(frame, &out);
    frame_log(frame, text, len / 3);
    frame_below(frame, text);
    frame_draw(frame, &out);
    frame_bottom(frame);
    frame_draw(frame, &out);
    frame_sleep(frame);
    frame_wake(frame, profile, 61, 9);
    frame_draw(frame, &out);
    frame_leave(frame, &out, true);
    check_bytes(&out, profile);
    frame_free(&frame);
}

const int fuzz_mutations = 20000;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    uint8_t choice = fuzz_byte(&in);
    uint16_t columns = (uint16_t)((choice >> 3) * 4);
    struct profile profile = {.kind = (enum profile_kind)((choice & 3) % 3),
                              .utf8 = choice >> 2 & 1,
                              .columns = columns < 20 ? 0 : columns,
                              .colours = choice & 128 ? 256 : 8};
    char cleaned[600];

    if (in.size > 8000)
        return 0;
    FREED char *text = fuzz_rest(&in);
    check_clean(text, in.size);
    size_t len = utf8_clean(text, in.size, 500, cleaned, sizeof(cleaned));
    check_shown(&profile, cleaned, len);
    if (utf8_valid(text, in.size)) { /* as the link lets it through */
        check_shown(&profile, text, in.size);
        if (profile.kind != PROFILE_DUMB)
            check_frame(&profile, text, in.size);
    }
    return 0;
}
