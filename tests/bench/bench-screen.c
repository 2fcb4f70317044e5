/*
 * What the screen layout costs: bytes and CPU of a played card, rows made and difference drawn.
 * Each game has another viewer.
 *
 *     tests/bench/bench-screen [GAMES]
 */
#include <stdio.h>

#include "last_one/last_one.h"
#include "screen_scene.h"
#include "stopwatch.h"

enum {
    GAMES = 3000, /* enough to meet what comes once in many thousand moves */
    MOVES = 300,
    MOST = 4096, /* bytes of a frame, or more */
    BUDGET = 400
};

struct cost {
    double bytes, room_us, door_us;
    int n, over;        /* how many are above the budget of a card */
    int took[MOST + 1]; /* how many took so many bytes */
};

/* So many in a thousand are at most this. */
static int percentile(const struct cost *c, int thousandth)
{
    int at = 0;
    for (int64_t seen = c->took[0]; at < MOST && seen * 1000 < (int64_t)c->n * thousandth;)
        seen += c->took[++at];
    return at;
}

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
        cost->took[bytes.len < MOST ? bytes.len : MOST]++;
        cost->over += bytes.len > BUDGET;
        cost->bytes += (double)bytes.len;
        cost->room_us += made - start;
        cost->door_us += drawn - made;
    }
    ui_screen_free(&rows);
}

static void tell(const char *size, const struct cost *c)
{
    printf("%-8s %8d %7.0f %7d %7d %7d %8.3f%% %9.1f %9.1f\n", size, c->n, c->bytes / c->n,
           percentile(c, 990), percentile(c, 999), percentile(c, 1000), 100.0 * c->over / c->n,
           c->room_us / c->n, c->door_us / c->n);
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

static void measure(int columns, int height, int games, struct cost *cost)
{
    memset(cost, 0, sizeof(*cost));
    for (uint64_t seed = 1; seed <= (uint64_t)games; seed++)
        play(height, columns, seed, cost);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        int columns, rows;
    } sizes[] = {{"80x24", 80, 24}, {"120x40", 120, 40}, {"140x45", 140, 45}, {"40x15", 40, 15}};
    static struct cost card;
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    games = games < 1 ? 1 : games;
    printf("Last One, four seats, to each viewer; us of CPU\n");
    printf("%-8s %8s %7s %7s %7s %7s %9s %9s %9s\n", "size", "frames", "bytes", "99%", "99.9%",
           "most", "over 400", "room us", "door us");
    for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
        measure(sizes[i].columns, sizes[i].rows, games, &card);
        tell(sizes[i].name, &card);
    }
    return 0;
}
