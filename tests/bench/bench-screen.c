/*
 * What the screen layout costs: bytes and CPU of a played card, rows made and difference drawn.
 * Each game has another viewer.
 *
 *     tests/bench/bench-screen [GAMES]
 */
#include <stdio.h>

#include "registry.h"
#include "screen_scene.h"
#include "stopwatch.h"

enum { GAMES = 3000, MOVES = 300 };

struct cost {
    double bytes, room_us, door_us;
    int n;
};

static void show(struct frame *frame, struct scene *scene, int height, struct cost *cost)
{
    struct ui_screen rows = {0};
    BUF_LOCAL bytes = {0};
    double start = 1e6 * stopwatch_s(CLOCK_PROCESS_CPUTIME_ID);
    scene_draw(scene, scene->seat, scene->columns, height, 0, &rows);
    double made = 1e6 * stopwatch_s(CLOCK_PROCESS_CPUTIME_ID);
    frame_rows(frame, buf_text(&rows.top), rows.top.len, buf_text(&rows.bottom), rows.bottom.len);
    frame_log(frame, buf_text(&scene->log), scene->log.len);
    scene_motions(scene, &rows, frame);
    do
        frame_draw(frame, &bytes);
    while (frame_moves(frame));
    double drawn = 1e6 * stopwatch_s(CLOCK_PROCESS_CPUTIME_ID);
    buf_clear(&scene->log);
    if (cost) {
        cost->n++;
        cost->bytes += (double)bytes.len;
        cost->room_us += made - start;
        cost->door_us += drawn - made;
    }
    ui_screen_free(&rows);
}

static void play(int height, int columns, uint64_t seed, struct cost *cost)
{
    struct profile profile;
    struct scene scene;
    profile_init(&profile, "xterm-256color");
    profile.utf8 = true;
    struct frame *frame = frame_new(&profile, columns, height);
    scene_begin(&scene, &last_one_rules, 4, seed, 0);
    scene_look(&scene, 1 + (int)(seed % 4), columns);
    show(frame, &scene, height, NULL);
    for (int i = 0; i < MOVES && scene_move(&scene); i++)
        show(frame, &scene, height, cost);
    frame_free(&frame);
    scene_end(&scene);
}

int main(int argc, char **argv)
{
    static const struct {
        int columns, rows;
    } sizes[] = {{80, 24}, {140, 45}};
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    games = games < 1 ? 1 : games;
    printf("Last One, four seats, to each viewer; us of CPU\n");
    printf("%-8s %8s %7s %9s %9s\n", "size", "frames", "bytes", "room us", "door us");
    for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
        struct cost c = {0};

        for (uint64_t seed = 1; seed <= (uint64_t)games; seed++)
            play(sizes[i].rows, sizes[i].columns, seed, &c);
        printf("%3dx%-4d %8d %7.0f %9.1f %9.1f\n", sizes[i].columns, sizes[i].rows, c.n,
               c.bytes / c.n, c.room_us / c.n, c.door_us / c.n);
    }
    return 0;
}
