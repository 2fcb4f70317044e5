/*
 * Screens of the lobby and of every game as a terminal shows them (libvterm), at three sizes, with
 * and without UTF-8, compared with golden-screens.txt; every row fits at every size; and what a
 * played card and a tick of the clock cost in bytes.
 *
 * To write the golden file anew:  tests/lobby/test-screen print >tests/lobby/golden-screens.txt
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cutap.h"
#include "last_one.h"
#include "screen.h"
#include "screen_scene.h"
#include "style.h"
#include "utf8.h"
#include "xalloc.h"

static const struct {
    int columns, rows;
} sizes[] = {{80, 24}, {120, 40}, {40, 15}};
enum { SIZES = 3, MOVES = 14 };

static struct profile profile_of(bool utf8)
{
    struct profile profile;
    profile_init(&profile, "xterm-256color");
    profile.utf8 = utf8;
    return profile;
}

/* What the terminal shows, but for the input row. */
static void tell(const char *title, const struct ui_screen *rows, const char *log, bool utf8,
                 struct buf *out)
{
    struct profile profile = profile_of(utf8);
    struct frame *frame = frame_new(&profile, rows->columns, rows->rows);
    struct screen *terminal = screen_new(rows->columns, rows->rows);
    struct buf bytes = {0};
    frame_rows(frame, buf_text(&rows->top), rows->top.len, buf_text(&rows->bottom),
               rows->bottom.len);
    frame_log(frame, log, strlen(log));
    frame_enter(frame, &bytes);
    frame_draw(frame, &bytes, 0);
    screen_show(terminal, &bytes);
    buf_printf(out, "==== %s, %dx%d, %s\n", title, rows->columns, rows->rows,
               utf8 ? "UTF-8" : "ASCII");
    for (int row = 0; row < rows->rows - 1; row++)
        buf_printf(out, "%s\n", screen_row(terminal, row));
    buf_free(&bytes);
    screen_free(&terminal);
    frame_free(&frame);
}

static void tell_game(struct scene *scene, int seat, int size, bool utf8, struct buf *out)
{
    struct ui_screen rows = {0};
    scene_draw(scene, seat, sizes[size].columns, sizes[size].rows, 0, &rows);
    tell(scene->rules->title, &rows, buf_text(&scene->log), utf8, out);
    ui_screen_free(&rows);
}

static void tell_home(int size, bool utf8, struct buf *out)
{
    static const struct ui_home home = {.people = 5,
                                        .tables = 12,
                                        .playing = 8,
                                        .nwaiting = 4,
                                        .waiting = {{12, "Last One", true, 50, "alice bob - -"},
                                                    {15, "Switch", true, 20, "dan -"},
                                                    {17, "Palace", false, 0, "erin finn gus -"},
                                                    {21, "Extreme Last Card", false, 0, "jo -"}},
                                        .nperson = 5,
                                        .person = {{"alice", UI_HOME_TABLE, 12, "Last One"},
                                                   {"bob", UI_HOME_TABLE, 12, "Last One"},
                                                   {"hana", UI_HOME_PLAYING, 9, "Palace"},
                                                   {"ivo", UI_HOME_IDLE, 0, NULL},
                                                   {"kate", UI_HOME_LOBBY, 0, NULL}}};
    static const struct ui_home_viewer kate = {"kate", false, 160, 2450};
    struct ui_screen rows = {
        .columns = sizes[size].columns, .rows = sizes[size].rows, .wall_ms = (14 * 60 + 2) * 60000};
    ui_screen_home(&rows, &home, &kate, false);
    tell("Lobby", &rows, " 14:00  bob sits down at table 12.\n 14:02  [lobby] dan: switch?\n", utf8,
         out);
    ui_screen_free(&rows);
}

static void tell_all(struct buf *out)
{
    struct scene scene;
    for (int size = 0; size < SIZES; size++) {
        for (int utf8 = 1; utf8 >= 0; utf8--) {
            tell_home(size, utf8 != 0, out);
            scene_moment(&scene);
            tell_game(&scene, 4, size, utf8 != 0, out);
            scene_end(&scene);
            for (int i = 0; game_registry[i] != NULL; i++) {
                int seats = game_registry[i]->max_seats;
                scene_begin(&scene, game_registry[i], seats < 3 ? seats : 3, 20, MOVES);
                tell_game(&scene, 1, size, utf8 != 0, out);
                scene_end(&scene);
            }
        }
    }
}

static void test_golden(void)
{
    const char *source = getenv("top_srcdir");
    char *path = xasprintf("%s/tests/lobby/golden-screens.txt", source != NULL ? source : ".");
    FILE *file = fopen(path, "r");
    struct buf is = {0};
    char line[2048];
    int n = 0;
    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    tell_all(&is);
    for (size_t at = 0; at < is.len; n++) {
        size_t len = strcspn(is.data + at, "\n");
        bool same = fgets(line, sizeof line, file) != NULL && strcspn(line, "\n") == len &&
                    memcmp(line, is.data + at, len) == 0;
        if (!same)
            printf("# line %d is now:\n# %.*s\n", n + 1, (int)len, is.data + at);
        CU_ASSERT_TRUE_FATAL(same);
        at += len + 1;
    }
    CU_ASSERT_PTR_NULL(fgets(line, sizeof line, file));
    fclose(file);
    free(path);
    buf_free(&is);
}

/* Cells of a row; what is set to the right edge needs a blank between at least. */
static int row_cells(const char *row, size_t len)
{
    struct buf bare = {0};
    for (size_t i = 0; i < len; i++) {
        if (row[i] == STYLE_BYTE)
            i++;
        else
            buf_putc(&bare, row[i]);
    }
    int cells = utf8_text_width(buf_text(&bare));
    buf_free(&bare);
    return cells;
}

/* Headers and pictures fit, and leave the log some rows, at every size, with any number of seats.
 */
static void test_fits(void)
{
    struct scene scene;
    for (int i = 0; game_registry[i] != NULL; i++) {
        for (int seats = game_registry[i]->min_seats; seats <= game_registry[i]->max_seats;
             seats++) {
            scene_begin(&scene, game_registry[i], seats, 3, MOVES);
            for (int columns = UI_SCREEN_COLUMNS; columns <= 200; columns += 8) {
                for (int height = UI_SCREEN_ROWS; height <= 60; height += 5) {
                    struct ui_screen rows = {0};
                    int n = 0;
                    scene_draw(&scene, 1, columns, height, 0, &rows);
                    for (size_t at = 0; at < rows.top.len; n++) {
                        size_t len = strcspn(rows.top.data + at, "\n");
                        /* of the header the middle gives way, sentences are cut on small ones */
                        if (n > 0 && columns >= 80 && height >= 24 &&
                            row_cells(rows.top.data + at, len) > columns) {
                            printf("# %s, %d seats, %dx%d: %.*s\n", scene.rules->id, seats, columns,
                                   height, (int)len, rows.top.data + at);
                            CU_FAIL_FATAL("a row is too long");
                        }
                        at += len + 1;
                    }
                    if (n > height - 3 - 2)
                        printf("# %s, %d seats, %dx%d: %d rows\n", scene.rules->id, seats, columns,
                               height, n);
                    CU_ASSERT_TRUE_FATAL(n <= height - 3 - 2);
                    ui_screen_free(&rows);
                }
            }
            scene_end(&scene);
        }
    }
}

static size_t show(struct frame *frame, struct scene *scene, int64_t later)
{
    struct ui_screen rows = {0};
    struct buf bytes = {0};
    scene_draw(scene, 1, 80, 24, later, &rows);
    frame_rows(frame, buf_text(&rows.top), rows.top.len, buf_text(&rows.bottom), rows.bottom.len);
    frame_log(frame, buf_text(&scene->log), scene->log.len);
    buf_clear(&scene->log);
    frame_draw(frame, &bytes, 11);
    size_t sent = bytes.len;
    buf_free(&bytes);
    ui_screen_free(&rows);
    return sent;
}

/* Issue 4: a played card of a four-player Last One at most 400 bytes in the mean, a tick 40. */
static void test_bytes(void)
{
    struct profile profile = profile_of(true);
    struct scene scene;
    size_t cards = 0, n = 0, tick_most = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct frame *frame = frame_new(&profile, 80, 24);
        scene_begin(&scene, &last_one_rules, 4, seed, 0);
        show(frame, &scene, 0);
        for (int i = 0; i < 30; i++, n++) {
            scene_move(&scene);
            cards += show(frame, &scene, 0);
            size_t tick = show(frame, &scene, 1000);
            tick_most = tick > tick_most ? tick : tick_most;
            show(frame, &scene, 0);
        }
        CU_ASSERT(frame_memory(frame) <= 20 * 1024);
        frame_free(&frame);
        scene_end(&scene);
    }
    printf("# a move %zu bytes in the mean, a tick %zu at most\n", cards / n, tick_most);
    CU_ASSERT(cards / n <= 400);
    CU_ASSERT(tick_most > 0 && tick_most <= 40);
}

int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "print") == 0) {
        struct buf out = {0};
        tell_all(&out);
        fputs(buf_text(&out), stdout);
        buf_free(&out);
        return 0;
    }
    CU_TestInfo tests[] = {{"golden screens", test_golden},
                           {"every size", test_fits},
                           {"bytes", test_bytes},
                           CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"screen", NULL, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};
    return cutap_run(suites);
}
