/*
 * Cups on a screen (CU-D7): brackets of several shapes and standings at three sizes are compared
 * with golden-cups.txt, and no row is wider than its screen.
 *
 * To write the golden file anew:
 *     tests/lobby/ui/test-cup-view print >tests/lobby/ui/golden-cups.txt
 */

#include "cup_drawing.h"
#include "cutap.h"
#include "screen_help.h"
#include "style.h"
#include "ui_cup.h"
#include "utf8.h"
#include "xalloc.h"

enum { START = 1795262400, SIZES = 3 };
static const struct {
    int columns, rows;
} sizes[SIZES] = {{80, 24}, {140, 45}, {40, 15}};

struct cup_scene {
    const char *name, *words;
    int players;
    int rounds; /* how many rounds are played to their end */
    int leaves; /* how many tables of the round after them are over */
    bool ended; /* then the cup ends */
    int viewer; /* an entrant; -1: a spectator */
    bool standings;
};
static const struct cup_scene scenes[] = {
    {"a knock-out that is coming",
     "palace knockout seats=2 players=4-16 start=19:30 entry=50 "
     "title=\"Friday cup\"",
     9, 0, 0, false, 2, false},
    {"a knock-out of eleven, first round", "palace knockout seats=2 players=4-16", 11, 0, 2, false,
     3, false},
    {"a knock-out of eleven, third round", "palace knockout seats=2 players=4-16", 11, 2, 0, false,
     0, false},
    {"a knock-out of eleven, over", "palace knockout seats=2 players=4-16", 11, 4, 0, true, 1,
     false},
    {"how all stand in it", "palace knockout seats=2 players=4-16", 11, 4, 0, true, 1, true},
    {"a knock-out with tables of three", "switch knockout seats=3 players=4-32", 9, 1, 0, false, -1,
     false},
    {"a knock-out with tables of four, of which two go on", "switch knockout seats=4 players=4-32",
     16, 1, 1, false, 5, false},
    {"a knock-out of forty", "palace knockout seats=2 players=4-64", 40, 1, 3, false, 8, false},
    {"Swiss, between two rounds", "palace swiss seats=4 players=4-16 rounds=3", 9, 2, 0, false, 4,
     false},
    {"Swiss, in a round", "palace swiss seats=4 players=4-16 rounds=3", 9, 1, 1, false, 4, false},
    {"an arena", "last-one arena seats=2 players=4-16 minutes=20", 6, 4, 1, false, 1, false},
    {"a duplicate, over", "palace duplicate seats=2 players=4-16 rounds=3 entry=20", 7, 3, 0, true,
     2, false},
};
enum { SCENES = sizeof(scenes) / sizeof(scenes[0]) };

/* ---- A cup by its events ---- */

static void happens(struct cup *cup, struct cup_event *e)
{
    if (!cup_apply(cup, e)) {
        printf("Bail out! an event of the cup does not fit\n");
        exit(99);
    }
    cup_event_clear(e);
}

static int64_t now_of(const struct cup *cup)
{
    return INT64_C(1000) * START + cup->events * INT64_C(60000);
}

static void name(char *out, size_t cap, int i)
{
    static const char *const names[] = {"ann", "bob",  "cyd",  "dee", "eve",  "finn",
                                        "gus", "hana", "ivo",  "jo",  "kate", "a_rather_long_1",
                                        "lee", "max",  "noor", "olu", "pat",  "quinn",
                                        "raj", "sam"};
    enum { NAMES = sizeof(names) / sizeof(names[0]) };
    snprintf(out, cap, i < NAMES ? "%s" : "%s%d", names[i % NAMES], i / NAMES);
}

static bool draws(struct cup *cup)
{
    struct cup_event e = {0};
    struct cup_drawing *drawing = cup_drawing_new(cup, now_of(cup), NULL);
    while (!cup_drawing_step(drawing))
        ;
    bool any = cup_drawing_event(drawing, &e);
    cup_drawing_free(&drawing);
    if (any)
        happens(cup, &e);
    return any;
}

/* Ends the first `most` open tables. If the sum is even, the one who joined later is better. */
static void ends(struct cup *cup, int most)
{
    for (int i = 0; i < cup->tables && most > 0; i++) {
        const struct draw_table *t = &cup->table[i];
        if (t->state != DRAW_OPEN)
            continue;
        struct cup_event e = {.kind = CUP_PLAYED,
                              .at_ms = now_of(cup),
                              .round = t->round,
                              .table = cup->game[i].number,
                              .number = 100 + i,
                              .ranked = true,
                              .seats = t->seats};
        bool turn = (t->entrant[0] + t->entrant[1]) % 2 == 0;
        for (int s = 0; s < t->seats; s++) {
            int place = 1;
            for (int k = 0; k < t->seats; k++)
                place += turn ? t->entrant[k] > t->entrant[s] : t->entrant[k] < t->entrant[s];
            e.result[s] = (struct cup_seat){.place = (uint8_t)place, .cards = (uint16_t)place};
        }
        happens(cup, &e);
        most--;
        i = -1; /* in an arena the tables have moved */
    }
}

static struct cup *cup_of(const struct cup_scene *scene)
{
    static const uint8_t seed[DRAW_SEED] = {4, 5, 6};
    struct cup *cup = cup_new(7, seed, 1, "");
    struct cup_event e = {.kind = CUP_OPENED, .at_ms = now_of(cup)};
    if (strstr(scene->words, "19:30"))
        e.start_ms = INT64_C(1000) * START + 1800000;
    strcpy(e.text, scene->words);
    happens(cup, &e);
    for (int i = 0; i < scene->players; i++) {
        e = (struct cup_event){.kind = CUP_JOINED,
                               .at_ms = now_of(cup),
                               .account = 100 + i,
                               .address = (uint32_t)(i + 1),
                               .n = 1,
                               .rating = xcalloc(1, sizeof(*e.rating))};
        e.rating[0] = 1500 - 10 * i;
        happens(cup, &e);
        name(cup->entrant[i].name, sizeof(cup->entrant[i].name), i);
    }
    if (scene->rounds == 0 && scene->leaves == 0)
        return cup;
    e = (struct cup_event){.kind = CUP_STARTED, .at_ms = now_of(cup), .n = scene->players};
    e.rating = xcalloc((size_t)scene->players, sizeof(*e.rating));
    for (int i = 0; i < scene->players; i++)
        e.rating[i] = 1500 - 10 * i;
    happens(cup, &e);
    for (int r = 0; r < scene->rounds && draws(cup); r++)
        ends(cup, scene->players);
    if (scene->leaves > 0 && draws(cup))
        ends(cup, scene->leaves);
    if (scene->ended) {
        cup_end_event(cup, now_of(cup), &e);
        happens(cup, &e);
    }
    return cup;
}

/* ---- What is shown ---- */

/* The rows without their styles and the blanks at their ends. A gap to the right edge is filled. */
static void put_rows(struct buf *out, const char *text, int columns)
{
    for (size_t len; *text != '\0'; text += len + 1) {
        BUF_LOCAL row = {0};
        int gap = -1;
        len = strcspn(text, "\n");
        for (size_t i = 0; i < len; i++)
            if (text[i] != STYLE_BYTE)
                buf_putc(&row, text[i]);
            else if (text[++i] == '>')
                gap = (int)row.len;
            else if (text[i] == '-')
                buf_puts(&row, "---");
        int width = utf8_text_width(buf_text(&row));
        int end = (int)row.len;
        while (end > 0 && row.data[end - 1] == ' ')
            end--;
        if (gap < 0)
            buf_printf(out, "%.*s\n", end, buf_text(&row));
        else
            buf_printf(out, "%.*s%*s%.*s\n", gap, buf_text(&row),
                       width < columns ? columns - width : 0, "", end > gap ? end - gap : 0,
                       buf_text(&row) + gap);
    }
}

static void put_scene(struct buf *out, const struct cup_scene *scene, int columns, int rows)
{
    struct cup *cup = cup_of(scene);
    struct cup_board board = {0};
    struct ui_viewer viewer = {.name = "kate", .columns = columns};
    struct ui_sheet sheet = {.viewer = &viewer,
                             .columns = columns,
                             .rows = ui_sheet_rows(rows),
                             .wall_ms = INT64_C(1000) * START + 1500000};
    struct ui_screen screen = {.columns = columns, .rows = rows};
    FREED int32_t *number = xcalloc((size_t)cup->tables + 1, sizeof(*number));
    int at = 0, left = 0;
    for (int i = 0; i < cup->tables; i++)
        number[i] = cup->table[i].state == DRAW_OPEN ? 12 + i : 0;
    cup_board_make(&board, cup, now_of(cup));
    for (int i = 0; i < board.n; i++)
        left += board.line[i].in;
    int seated = scene->viewer >= 0 ? cup->entrant[scene->viewer].seated : -1;
    struct ui_cup view = {
        .cup = cup,
        .board = &board,
        .entrant = scene->viewer,
        .joinable = true,
        .standings = scene->standings,
        .clock = true,
        .left = left,
        .table = seated >= 0 ? number[seated] : 0,
        .next_ms = cup->open == 0 && cup->state == CUP_RUNNING ? sheet.wall_ms + 8000 : 0,
        .number = number};
    ui_cup(&sheet, &view);
    ui_screen_sheet(&screen, &sheet, &at);
    buf_printf(out, "== %s, %dx%d\n", scene->name, columns, rows);
    put_rows(out, buf_text(&screen.top), columns);
    put_rows(out, buf_text(&screen.bottom), columns);
    ui_screen_free(&screen);
    ui_sheet_free(&sheet);
    cup_board_free(&board);
    cup_free(&cup);
}

static void put_all(struct buf *out)
{
    for (int i = 0; i < SCENES; i++)
        for (int k = 0; k < SIZES; k++)
            put_scene(out, &scenes[i], sizes[k].columns, sizes[k].rows);
}

SUITE("cup view", NULL, NULL);

TEST(test_golden, "as the golden file says")
{
    BUF_LOCAL is = {0};
    put_all(&is);
    cutap_same_as_file("tests/lobby/ui/golden-cups.txt", is.data, is.len);
}

static void check_fits(const struct cup_scene *scene, int columns, int rows)
{
    BUF_LOCAL out = {0}, row = {0};
    put_scene(&out, scene, columns, rows);
    const char *text = strchr(buf_text(&out), '\n') + 1; /* after its heading */
    for (size_t len; *text != '\0'; text += len + 1) {
        len = strcspn(text, "\n");
        buf_clear(&row);
        buf_add(&row, text, len);
        if (utf8_text_width(buf_text(&row)) > columns)
            printf("# %s at %d columns: %s\n", scene->name, columns, buf_text(&row));
        CU_ASSERT(utf8_text_width(buf_text(&row)) <= columns);
    }
}

TEST(test_fits, "every row fits at every size")
{
    for (int i = 0; i < SCENES; i++)
        for (int columns = UI_SCREEN_COLUMNS; columns <= 160; columns += 7)
            for (int rows = UI_SCREEN_ROWS; rows <= 60; rows += 9)
                check_fits(&scenes[i], columns, rows);
}

/* The rows do not fit then, but a sheet is made. */
TEST(test_narrow, "a sheet may be narrower than a screen")
{
    enum { LEAST = 20 }; /* columns that a terminal has at least (link_columns) */
    BUF_LOCAL out = {0};
    for (int i = 0; i < SCENES; i++)
        for (int columns = LEAST; columns < UI_SCREEN_COLUMNS; columns++)
            put_scene(&out, &scenes[i], columns, UI_SCREEN_ROWS);
    CU_ASSERT(out.len > 0);
}

TEST(test_last_games, "an arena whose time is over has its last games")
{
    static const struct cup_scene arena = {
        .words = "last-one arena seats=2 players=4-16 minutes=20", .players = 6, .leaves = 1};
    struct cup *cup = cup_of(&arena);
    const struct ui_cups_row row = {.number = 7, .cup = cup};
    BUF_LOCAL state = {0};
    for (int over = 0; over < 2; over++) {
        struct ui_sheet sheet = {.columns = 80, .wall_ms = cup->until_ms - 1 + over};
        ui_cups(&sheet, &row, 1);
        CU_ASSERT_EQUAL(!strstr(buf_text(&sheet.body), "  the last games\n"), !over);
        CU_ASSERT_EQUAL(!strstr(buf_text(&sheet.body), "  0:01 left\n"), over);
        ui_sheet_free(&sheet);
        buf_clear(&state);
        ui_cup_state(&state, cup, cup->until_ms - 1 + over, 0);
        CU_ASSERT_STRING_EQUAL(buf_text(&state),
                               over ? "running, the last games" : "running, 1 minute left");
    }
    cup_free(&cup);
}

CUTAP_MAIN(argc, argv)
{
    if (screen_help_print(argc, argv, put_all))
        return 0;
    return cutap_run(CUTAP_SUITES);
}
