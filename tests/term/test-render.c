/*
 * Styled text as it is shown, by libvterm, and as bytes where no terminal is needed to judge them.
 */
#include <math.h>

#include "cutap.h"
#include "render.h"
#include "style.h"
#include "utf8.h"
#include "vtscreen.h"

/* The bytes of a text for a profile; the caller frees them. */
static struct buf bytes_of(struct profile profile, const char *text)
{
    struct buf out = {.max = 0};

    CU_ASSERT_TRUE(render_text(&out, &profile, text, strlen(text)));
    return out;
}

static void expect(struct profile profile, const char *text, const char *bytes)
{
    BUF_LOCAL out = bytes_of(profile, text);

    if (strcmp(buf_text(&out), bytes) != 0)
        printf("# \"%s\" became \"%s\"\n", text, buf_text(&out));
    CU_ASSERT_STRING_EQUAL(buf_text(&out), bytes);
}

SUITE("render", NULL, NULL);

TEST(test_lines, "lines end with CR LF, without blanks")
{
    struct profile dumb = screen_profile("dumb", true, 0);

    expect(dumb, "", "");
    expect(dumb, "\n", "\r\n");
    expect(dumb, "a\n\nb\n", "a\r\n\r\nb\r\n");
    expect(dumb, "no end", "no end\r\n");
    expect(dumb, "blanks   \n   \n", "blanks\r\n\r\n");
    expect(dumb, STYLE_BOLD "plain" STYLE_NORMAL " " STYLE_RED "R3" STYLE_NORMAL "\n",
           "plain R3\r\n");
}

TEST(test_wrapping, "words are wrapped")
{
    struct profile narrow = screen_profile("dumb", true, 20), whole = narrow;

    whole.unwrapped = true;
    expect(whole, "a fact of more than twenty cells\n", "a fact of more than twenty cells\r\n");
    expect(whole, STYLE_BOLD "one of more" STYLE_NORMAL " than twenty, too\n",
           "one of more than twenty, too\r\n");
    expect(narrow, "exactly twenty cells\n", "exactly twenty cells\r\n");
    expect(narrow, "exactly twenty cells.\n", "exactly twenty\r\n  cells.\r\n");
    expect(narrow, "the next words go to another row, and a third\n",
           "the next words go to\r\n  another row, and a\r\n  third\r\n");
    expect(narrow, " 14:02 bob sat down at table 12\n",
           " 14:02 bob sat down\r\n   at table 12\r\n");
    expect(narrow, "abcdefghijklmnopqrstuvwxyz\n", "abcdefghijklmnopqrst\r\n  uvwxyz\r\n");
    expect(narrow, "12345678901234567890   \n", "12345678901234567890\r\n");
    expect(narrow, "a  b  c   d         e  f\n", "a  b  c   d\r\n  e  f\r\n");
    expect(narrow, "              deep in it\n", "              deep\r\n          in it\r\n");
    expect(narrow, "                         far\n", "\r\n          far\r\n");
    /* Cells, not bytes: these are 20, and a wide character is never cut in half. */
    expect(narrow, "♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠\n", "♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠\r\n");
    expect(narrow, "1234567890123456789漢字\n", "1234567890123456789\r\n  漢字\r\n");
    expect(narrow, "e\u0301234567890123456789ae\u0301\n",
           "e\u0301234567890123456789a\r\n  e\u0301\r\n");
}

TEST(test_unsafe, "no control byte passes")
{
    struct profile xterm = screen_profile("xterm", true, 0),
                   ascii = screen_profile("xterm", false, 0);

    expect(xterm, "a\x1b[2Jb\x07\233c\xc2\233d\377e\rf\x7fg\n", "a[2Jbcdefg\r\n");
    expect(ascii, "a\x1b[2Jb\x07\233c\xc2\233d\377e\rf\x7fg\n", "a[2Jbcdefg\r\n");
    expect(xterm, "x\xe2\x80\xaey\xe2\x81\xa6z\xe2\x80\xa8w\n", "xyzw\r\n"); /* bidi, separators */
    expect(xterm,
           "a" STYLE_RED "\x1fz"
           "b\x1f",
           "a\x1b[38;5;166mb\x1b[m\r\n"); /* an unknown switch */
}

TEST(test_ascii, "ASCII forms")
{
    struct profile ascii = screen_profile("dumb", false, 0);

    expect(ascii, "┌─┬─┐│├┼┤└┴┘═║╔╗╚╝\n", "+-+-+|++++++=|++++\r\n");
    expect(ascii, "→←▶◀▲▼↑↓\n", "><><^v^v\r\n");
    expect(ascii, "9♥ Q♠ 7♦ 6♣ ░▒ · …\n", "9H QS 7D 6C ## . .\r\n");
    expect(ascii, "12 ⚔ Last One – “zoë” ’s 漢字 é e\xcc\x81\n",
           "12 x Last One - \"zoe\" 's ???? e e\r\n");
    /* a mark before a blank has no form, so the words begin after the blank */
    ascii.columns = 10;
    expect(ascii, "e\n\xcc\x81 one two three\n", "e\r\n one two\r\n   three\r\n");
}

/* Every symbol of the room has its own form, and none changes the width of its text. */
TEST(test_ascii_widths, "ASCII forms are as wide")
{
    static const char *const symbols[] = {
        "─", "│", "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼", "═", "║", "╔",  "╗",  "╚", "╝", "→",
        "←", "↑", "↓", "▶", "◀", "▲", "▼", "♠", "♥", "♦", "♣", "░", "▒", "▓",  "█",  "·", "•", "…",
        "⚔", "×", "–", "—", "“", "”", "‘", "’", "✓", "✗", "é", "ß", "Ł", "漢", "ア", "¿"};
    struct profile ascii = screen_profile("dumb", false, 0);

    for (size_t i = 0; i < sizeof(symbols) / sizeof(symbols[0]); i++) {
        BUF_LOCAL out = {.max = 0};
        int cells = render_prompt(&out, &ascii, symbols[i], strlen(symbols[i]));

        CU_ASSERT_EQUAL(cells, utf8_text_width(symbols[i]));
        CU_ASSERT_EQUAL((int)out.len, cells);
        for (size_t j = 0; j < out.len; j++)
            CU_ASSERT_TRUE(out.data[j] >= ' ' && out.data[j] <= '~');
        if (i < 46 && buf_text(&out)[0] == '?')
            printf("# %s has no form\n", symbols[i]);
        CU_ASSERT_TRUE(i >= 46 || buf_text(&out)[0] != '?');
    }
}

TEST(test_colours, "colours")
{
    static const struct {
        const char *terminal;
        int colours;
        bool light;
        int red, green, blue, yellow, alert;
    } cases[] = {
        {"xterm", 256, false, 166, 35, 74, 221, 178}, {"xterm", 16, false, 9, 10, 12, 11, 11},
        {"vt100", 8, false, 1, 2, 6, 3, 3},           {"xterm", 256, true, 160, 28, 25, 94, 124},
        {"xterm", 16, true, 1, 2, 4, -1, 1},          {"xterm", 0, false, -1, -1, -1, -1, -1}};
    const char *text = STYLE_RED "R" STYLE_GREEN "G" STYLE_BLUE "B" STYLE_YELLOW "Y" STYLE_ALERT
                                 "!!" STYLE_NORMAL "n" STYLE_SPADES "S\n";

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct screen *screen = screen_new(40, 4);
        struct profile profile = screen_profile(cases[i].terminal, true, 40);

        profile.colours = (uint16_t)cases[i].colours;
        profile.light = cases[i].light;
        BUF_LOCAL out = bytes_of(profile, text);
        screen_show(screen, &out);
        CU_ASSERT_STRING_EQUAL(screen_row(screen, 0), "RGBY!!nS");
        CU_ASSERT_EQUAL(screen_colour(screen, 0, 0), cases[i].red);
        CU_ASSERT_EQUAL(screen_colour(screen, 0, 1), cases[i].green);
        CU_ASSERT_EQUAL(screen_colour(screen, 0, 2), cases[i].blue);
        CU_ASSERT_EQUAL(screen_colour(screen, 0, 3), cases[i].yellow);
        CU_ASSERT_EQUAL(screen_colour(screen, 0, 4), cases[i].alert);
        CU_ASSERT_TRUE(screen_bold(screen, 0, 4));
        for (int column = 0; column < 8; column++)
            CU_ASSERT_FALSE(screen_reverse(screen, 0, column));
        CU_ASSERT_EQUAL(screen_colour(screen, 0, 6), -1);
        CU_ASSERT_FALSE(screen_bold(screen, 0, 6));
        CU_ASSERT_EQUAL(screen_colour(screen, 0, 7), -1);
        screen_free(&screen);
    }
}

/* The parts of one of the 256 colours: the cube of 6x6x6, then shades of grey. */
static double luminance(int colour)
{
    static const int steps[] = {0, 95, 135, 175, 215, 255};
    static const double share[] = {0.2126, 0.7152, 0.0722};
    double sum = 0;

    for (int i = 0, side = 36; i < 3; i++, side /= 6) {
        int value = colour >= 232 ? 8 + 10 * (colour - 232) : steps[(colour - 16) / side % 6];
        double part = value / 255.0;
        sum += share[i] * (part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4));
    }
    return sum;
}

/* The contrast (WCAG 2) between the colours that a sequence sets. Colours that it does not set are
 * white on black, or black on white. */
static double contrast(const char *sequence, bool light)
{
    int front = light ? 16 : 231, ground = light ? 231 : 16;
    const char *at = strstr(sequence, "38;5;");

    if (at)
        front = atoi(at + strlen("38;5;"));
    at = strstr(sequence, "48;5;");
    if (at)
        ground = atoi(at + strlen("48;5;"));
    double a = luminance(front) + 0.05, b = luminance(ground) + 0.05;
    return a > b ? a / b : b / a;
}

/* Every style can be read on black and on white: WCAG 2 asks for 4.5. */
TEST(test_contrast, "contrast")
{
    static const char styles[] = "RGBY!rguyswmal";

    for (int light = 0; light < 2; light++) {
        for (const char *letter = styles; *letter != '\0'; letter++) {
            struct profile profile = screen_profile("xterm-256color", true, 80);
            BUF_LOCAL out = {.max = 0};

            profile.light = light != 0;
            uint8_t look = look_for(&profile, look_switch(0, *letter));
            CU_ASSERT_EQUAL(look / LOOK_COLOUR, letter - styles + 1);
            CU_ASSERT_EQUAL(look & LOOK_REVERSE, 0);
            look_write(&out, &profile, 0, look);
            bool ground = strstr(buf_text(&out), "48;5;");

            CU_ASSERT_EQUAL(ground, look_fills(look));
            if (contrast(buf_text(&out), profile.light) < 4.5)
                printf("# %c on a %s background: %.2f\n", *letter, light ? "light" : "dark",
                       contrast(buf_text(&out), profile.light));
            CU_ASSERT_TRUE(contrast(buf_text(&out), profile.light) >= 4.5);
        }
    }
}

/* Nothing is told by colour alone: without colours the bar, the seat in play and the faces of cards
 * are bold, and the seat is in reverse video, too. */
TEST(test_no_colours, "no colours")
{
    static const char styles[] = "rguyswma";
    struct profile profile = screen_profile("xterm", true, 80);

    profile.colours = 0;
    for (const char *letter = styles; *letter != '\0'; letter++)
        CU_ASSERT_EQUAL(look_for(&profile, look_switch(LOOK_REVERSE, *letter)), LOOK_BOLD);
    CU_ASSERT_EQUAL(look_for(&profile, look_switch(0, 'l')), LOOK_BOLD | LOOK_REVERSE);
}

/* A ground ends where its style does, whatever comes next. */
TEST(test_grounds, "grounds")
{
    struct profile xterm = screen_profile("xterm-256color", true, 20);

    expect(xterm, STYLE_FACE_RED "R5" STYLE_RED "x\n",
           "\x1b[1;38;5;16;48;5;166mR5\x1b[0;1;38;5;166mx\x1b[m\r\n");
    expect(xterm, STYLE_FACE_RED "R5" STYLE_FACE_GREEN "G5\n",
           "\x1b[1;38;5;16;48;5;166mR5\x1b[38;5;16;48;5;35mG5\x1b[m\r\n");
    /* a blank on a ground is seen */
    expect(xterm, STYLE_MINE " YOUR TURN \n", "\x1b[1;38;5;16;48;5;35m YOUR TURN \x1b[m\r\n");
}

/* A text for many is the same for each as if it were for that one alone, whoever comes before. */
TEST(test_many, "a text for many")
{
    const char *text = STYLE_DIM "[lobby]" STYLE_NORMAL " ann: the " STYLE_RED "R5" STYLE_NORMAL
                                 " ♠ and more words\n";
    struct profile profile[6];
    struct render_many many = {.text = text, .len = strlen(text)};

    for (int i = 0; i < 6; i++)
        profile[i] = screen_profile(i % 2 == 0 ? "xterm" : "vt100", true, 80);
    profile[2].utf8 = false;
    profile[3].columns = 20;
    profile[4].colours = 16;
    profile[5].colours = 16;
    profile[5].light = true;
    for (int i = 0; i < 36; i++) {
        const struct profile *whose = &profile[i % 7 % 6];
        BUF_LOCAL alone = bytes_of(*whose, text), out = {.max = 0};

        buf_puts(&out, "before ");
        render_again(&out, whose, &many);
        CU_ASSERT_STRING_EQUAL(buf_text(&out) + 7, buf_text(&alone));
    }
    buf_free(&many.bytes);
}

TEST(test_styles_on_screen, "styles on the screen")
{
    struct screen *screen = screen_new(20, 6);
    BUF_LOCAL out = bytes_of(screen_profile("xterm", true, 20), STYLE_REVERSE
                             " HEAD       12:00  " STYLE_NORMAL "\n"
                             "plain " STYLE_BOLD STYLE_RED "bold red words here" STYLE_NORMAL
                             " end\n" STYLE_GREEN "left open\nplain\n");

    screen_show(screen, &out);
    CU_ASSERT_STRING_EQUAL(screen_row(screen, 0), " HEAD       12:00");
    CU_ASSERT_TRUE(screen_reverse(screen, 0, 0));
    CU_ASSERT_TRUE(screen_reverse(screen, 0, 18)); /* a bar keeps its blanks */
    CU_ASSERT_FALSE(screen_reverse(screen, 0, 19));
    CU_ASSERT_STRING_EQUAL(screen_row(screen, 1), "plain bold red words");
    CU_ASSERT_STRING_EQUAL(screen_row(screen, 2), "  here end");
    CU_ASSERT_EQUAL(screen_colour(screen, 1, 6), 166);
    CU_ASSERT_EQUAL(screen_colour(screen, 1, 4), -1);
    CU_ASSERT_EQUAL(screen_colour(screen, 2, 2), 166); /* the style goes on in the next row */
    CU_ASSERT_TRUE(screen_bold(screen, 2, 2));
    CU_ASSERT_EQUAL(screen_colour(screen, 2, 7), -1);
    CU_ASSERT_FALSE(screen_bold(screen, 2, 7));
    CU_ASSERT_EQUAL(screen_colour(screen, 3, 0), 35);
    CU_ASSERT_EQUAL(screen_colour(screen, 4, 0), -1); /* a style ends with its line */
    CU_ASSERT_STRING_EQUAL(screen_row(screen, 4), "plain");
    CU_ASSERT_EQUAL(screen_cursor_row(screen), 5);
    screen_free(&screen);
}

/* What somebody says never begins a row, whatever it is filled up with: further rows are indented,
 * look-alikes of blanks are one blank, and no character is wider on a terminal than it is counted.
 */
TEST(test_said_rows, "said rows")
{
    enum { COLUMNS = 40, FILLERS = 50 };
    struct screen *screen = screen_new(COLUMNS, 24);
    struct profile profile = screen_profile("xterm", true, COLUMNS);

    for (uint32_t point = 1; point < 0x110000; point++) {
        char filler[4], typed[4 * FILLERS + 32], said[4 * FILLERS + 32], line[sizeof(said) + 32];
        size_t len = (size_t)utf8_encode(point, filler), n = 0;

        if (!utf8_printable(point) || (point >= 0x3400 && point < 0xd800 && point % 64 != 0) ||
            (point >= 0x17000 && point < 0x1b000) || (point >= 0x20000 && point < 0xe0000))
            continue;
        for (int i = 0; i < FILLERS; i++, n += len)
            memcpy(typed + n, filler, len);
        n += utf8_copy("!! The staff asks you", typed + n, sizeof(typed) - n);
        utf8_clean(typed, n, 300, said, sizeof(said));
        utf8_printf(line, sizeof(line), "[lobby] bob: %s\n", said);
        BUF_LOCAL out = bytes_of(profile, line);
        buf_puts(&out, "-");
        screen_show(screen, &out);
        int last = screen_cursor_row(screen), row = last - 1;
        while (row > 0 && screen_blank(screen, row, 0))
            row--;
        if (strncmp(screen_row(screen, row), "[lobby] bob:", 12) != 0) {
            printf("# U+%04X: row \"%s\"\n", point, screen_row(screen, row));
            CU_FAIL("what somebody says begins a row");
        }
        buf_puts(&out, "\r\x1b[2J\x1b[H");
        screen_show(screen, &out);
    }
    screen_free(&screen);
}

TEST(test_prompt, "prompts")
{
    struct profile xterm = screen_profile("xterm", true, 20);
    BUF_LOCAL out = {.max = 0};
    const char *text = STYLE_TYPE "7♥" STYLE_NORMAL " lobby>  \n";

    CU_ASSERT_EQUAL(render_prompt(&out, &xterm, text, strlen(text)), 11);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "\x1b[1m7♥\x1b[m lobby>  ");
}

TEST(test_full_buffer, "a full buffer")
{
    struct profile xterm = screen_profile("xterm", true, 80);
    const char *text = "first line\n" STYLE_RED "second line\nthird\n";
    BUF_LOCAL out = {.max = 30};

    CU_ASSERT_FALSE(render_text(&out, &xterm, text, strlen(text)));
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "first line\r\n");
    CU_ASSERT_FALSE(render_text(&out, &xterm, "x\n", 2));
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "first line\r\n");
}
