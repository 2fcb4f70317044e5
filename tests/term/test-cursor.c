/*
 * The cursor-position probe: against libvterm as the terminal, and with answers in any pieces.
 */
#include <vterm.h>

#include "cursor_probe.h"
#include "cutap.h"
#include "files.h"

static void start(struct cursor_probe *probe, struct buf *out)
{
    cursor_probe_start(probe, out, 500);
    CU_ASSERT_FALSE(cursor_probe_done(probe, 499));
}

/* Everything the probe sends goes to a terminal, everything that answers to the probe. */
static bool draws_utf8(bool utf8)
{
    VTerm *vt = vterm_new(24, 80);
    struct cursor_probe probe;
    BUF_LOCAL out = {0}, typed = {0};
    char answer[64];
    VTermPos at;

    vterm_set_utf8(vt, utf8);
    vterm_screen_reset(vterm_obtain_screen(vt), 1);
    start(&probe, &out);
    while (out.len > 0) {
        vterm_input_write(vt, out.data, out.len);
        buf_clear(&out);
        size_t len = vterm_output_read(vt, answer, sizeof(answer));
        cursor_probe_input(&probe, answer, len, &out, &typed);
    }
    CU_ASSERT_TRUE(cursor_probe_done(&probe, 0));
    cursor_probe_end(&probe, &out, &typed);
    vterm_input_write(vt, out.data, out.len);
    /* Nothing is left on the screen. */
    VTermScreenCell cell;
    vterm_state_get_cursorpos(vterm_obtain_state(vt), &at);
    CU_ASSERT_EQUAL(at.col, 0);
    CU_ASSERT_EQUAL(at.row, 0);
    for (at.col = 0; at.col < 4; at.col++) {
        vterm_screen_get_cell(vterm_obtain_screen(vt), at, &cell);
        CU_ASSERT_EQUAL(cell.chars[0], 0);
    }
    CU_ASSERT_EQUAL(typed.len, 0);
    vterm_free(vt);
    return probe.utf8;
}

SUITE("cursor probe", NULL, NULL);

TEST(test_terminal, "a terminal answers")
{
    CU_ASSERT_TRUE(draws_utf8(true));
    CU_ASSERT_FALSE(draws_utf8(false));
}

TEST(test_pieces, "answers in any pieces")
{
    ROWS_LOCAL rows = rows_open("tests/term/keys.txt", "answers");
    while (rows_next(&rows)) {
        char *const *cell = rows.cell;
        size_t len = rows_bytes(cell[0]);

        rows_bytes(cell[1]);

        for (size_t cut = 0; cut <= len; cut++) {
            struct cursor_probe probe;
            BUF_LOCAL out = {0}, typed = {0};

            start(&probe, &out);
            cursor_probe_input(&probe, cell[0], cut, &out, &typed);
            cursor_probe_input(&probe, cell[0] + cut, len - cut, &out, &typed);
            CU_ASSERT_EQUAL(cursor_probe_done(&probe, 0), !!strstr(cell[2], "done"));
            CU_ASSERT_TRUE(cursor_probe_done(&probe, 500));
            cursor_probe_end(&probe, &out, &typed);
            CU_ASSERT_EQUAL(probe.utf8, !!strstr(cell[2], "utf8"));
            CU_ASSERT_STRING_EQUAL(buf_text(&typed), cell[1]);
            CU_ASSERT_TRUE(cursor_probe_done(&probe, 0));
            size_t told = out.len;
            cursor_probe_end(&probe, &out, &typed);
            CU_ASSERT_EQUAL(out.len, told);
        }
    }
}
