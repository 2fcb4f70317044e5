/*
 * The cursor-position probe. See cursor_probe.h.
 */
#include "cursor_probe.h"

#include <string.h>

enum step { STEP_OFF, STEP_ACUTE, STEP_SPADE, STEP_ANSWERED };
enum { ESC = 0x1b, COLUMN_UTF8 = 2 };

static const char ask_acute[] = "\r\303\251\033[6n";
static const char ask_spade[] = "\r\342\231\240\033[6n";
static const char erase[] = "\r\033[K";

void cursor_probe_start(struct cursor_probe *probe, struct buf *out, int64_t deadline_ms)
{
    *probe = (struct cursor_probe){.step = STEP_ACUTE, .deadline_ms = deadline_ms};
    buf_puts(out, ask_acute);
}

/* Whether a question was asked whose answer has not come yet. */
static bool cursor_probe_asking(const struct cursor_probe *probe)
{
    return probe->step == STEP_ACUTE || probe->step == STEP_SPADE;
}

/* Whether `byte` can follow the held input in ESC [ ROW ; COLUMN R. */
static bool cursor_probe_fits(const struct cursor_probe *probe, char byte)
{
    const char *held = probe->held;
    bool digit = byte >= '0' && byte <= '9';

    if (probe->len == 0)
        return byte == ESC;
    if (probe->len == 1)
        return byte == '[';
    if (probe->len == CURSOR_PROBE_ANSWER_MAX)
        return false;
    bool behind_digit = held[probe->len - 1] >= '0' && held[probe->len - 1] <= '9';
    bool column = memchr(held, ';', probe->len);
    return digit || (behind_digit && byte == (column ? 'R' : ';'));
}

static void cursor_probe_answered(struct cursor_probe *probe, struct buf *out)
{
    const char *at = memchr(probe->held, ';', probe->len);
    unsigned column = 0;

    for (at++; *at != 'R'; at++)
        column = column * 10 + (unsigned)(*at - '0');
    bool right = column == COLUMN_UTF8;
    probe->len = 0;
    if (probe->step == STEP_ACUTE && right) {
        probe->step = STEP_SPADE;
        buf_puts(out, ask_spade);
        return;
    }
    probe->utf8 = probe->step == STEP_SPADE && right;
    probe->step = STEP_ANSWERED;
}

static void cursor_probe_let_go(struct cursor_probe *probe, struct buf *typed)
{
    buf_add(typed, probe->held, probe->len);
    probe->len = 0;
}

void cursor_probe_input(struct cursor_probe *probe, const char *bytes, size_t len, struct buf *out,
                        struct buf *typed)
{
    for (; len > 0 && cursor_probe_asking(probe); bytes++, len--) {
        if (!cursor_probe_fits(probe, *bytes)) {
            cursor_probe_let_go(probe, typed);
            if (*bytes != ESC) {
                buf_putc(typed, *bytes);
                continue;
            }
        }
        probe->held[probe->len++] = *bytes;
        if (*bytes == 'R')
            cursor_probe_answered(probe, out);
    }
    buf_add(typed, bytes, len);
}

bool cursor_probe_done(const struct cursor_probe *probe, int64_t now_ms)
{
    return !cursor_probe_asking(probe) || now_ms >= probe->deadline_ms;
}

void cursor_probe_end(struct cursor_probe *probe, struct buf *out, struct buf *typed)
{
    if (probe->step == STEP_OFF)
        return;
    cursor_probe_let_go(probe, typed);
    buf_puts(out, erase);
    probe->step = STEP_OFF;
}
