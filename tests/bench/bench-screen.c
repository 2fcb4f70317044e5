/*
 * What the screen layout costs: bytes and CPU of a played card and of a tick of the clock for each
 * viewer, rows made and difference drawn, and memory of a session. A table for people, then one
 * line of JSON.
 */
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "editor.h"
#include "last_one.h"
#include "mccp.h"
#include "screen_scene.h"
#include "telnet.h"

enum { GAMES = 40, MOVES = 30, BUDGET = 400 };

static double cpu_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

struct cost {
    double bytes, room_us, door_us;
    int n, over; /* those above the budget of a card */
    int each[GAMES * MOVES];
};

static int ascending(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* So many in a hundred are at most this. */
static int percentile(const struct cost *c, int percent)
{
    int at = c->n * percent / 100;
    return c->each[at < c->n ? at : c->n - 1];
}

static void show(struct frame *frame, struct scene *scene, int columns, int height, int64_t later,
                 struct cost *cost)
{
    struct ui_screen rows = {0};
    struct buf bytes = {0};
    double start = cpu_us();
    scene_draw(scene, 1, columns, height, later, &rows);
    double made = cpu_us();
    frame_rows(frame, buf_text(&rows.top), rows.top.len, buf_text(&rows.bottom), rows.bottom.len);
    frame_log(frame, buf_text(&scene->log), scene->log.len);
    frame_draw(frame, &bytes, 11);
    double drawn = cpu_us();
    buf_clear(&scene->log);
    if (cost != NULL) {
        cost->each[cost->n++] = (int)bytes.len;
        cost->over += bytes.len > BUDGET;
        cost->bytes += (double)bytes.len;
        cost->room_us += made - start;
        cost->door_us += drawn - made;
    }
    buf_free(&bytes);
    ui_screen_free(&rows);
}

static void tell(const char *size, const char *what, struct cost *c)
{
    qsort(c->each, (size_t)c->n, sizeof c->each[0], ascending);
    printf("%-8s %-8s %8.0f %8d %8d %8d %9.1f%% %10.1f %10.1f\n", size, what, c->bytes / c->n,
           percentile(c, 95), percentile(c, 99), percentile(c, 100), 100.0 * c->over / c->n,
           c->room_us / c->n, c->door_us / c->n);
}

static void measure(int columns, int height, struct cost *card, struct cost *tick, size_t *memory)
{
    struct profile profile;
    struct scene scene;
    memset(card, 0, sizeof *card);
    memset(tick, 0, sizeof *tick);
    *memory = 0;
    profile_init(&profile, "xterm-256color");
    profile.utf8 = true;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct frame *frame = frame_new(&profile, columns, height);
        scene_begin(&scene, &last_one_rules, 4, seed, 0);
        show(frame, &scene, columns, height, 0, NULL);
        for (int i = 0; i < MOVES; i++) {
            scene_move(&scene);
            show(frame, &scene, columns, height, 0, card);
            show(frame, &scene, columns, height, 1000, tick);
            show(frame, &scene, columns, height, 0, NULL);
        }
        *memory = frame_memory(frame) > *memory ? frame_memory(frame) : *memory;
        frame_free(&frame);
        scene_end(&scene);
    }
}

/* Bytes that the allocator has given out. */
static size_t taken(void)
{
    return mallinfo2().uordblks;
}

/* What a session has by lines and what more it may have: the telnet engine with its buffers, the
 * line editor with a full history, a compressed connection that has sent a table. */
static void session_memory(size_t *telnet, size_t *editor, size_t *mccp)
{
    struct buf out = {0}, squeezed = {0};
    struct profile profile;
    char line[300];
    profile_init(&profile, "xterm-256color");
    size_t before = taken();
    struct telnet *t = telnet_new(&out);
    *telnet = taken() - before;
    before = taken();
    struct editor *e = editor_new(&out, &profile);
    memset(line, 'x', sizeof line);
    for (int i = 0; i < 40; i++) {
        line[0] = (char)('A' + i);
        line[sizeof line - 1] = '\n';
        editor_remember(e, line, sizeof line);
    }
    *editor = taken() - before;
    before = taken();
    struct mccp *m = mccp_new();
    mccp_write(m, line, sizeof line, &squeezed);
    buf_free(&squeezed);
    *mccp = taken() - before;
    mccp_free(&m);
    editor_free(&e);
    telnet_free(&t);
    buf_free(&out);
}

int main(void)
{
    static const struct {
        const char *name;
        int columns, rows;
    } sizes[] = {{"80x24", 80, 24}, {"120x40", 120, 40}, {"40x15", 40, 15}};
    static struct cost card, tick;
    size_t memory;
    char json[1024];
    size_t n = (size_t)snprintf(json, sizeof json, "{\"bench\":\"screen\"");
    printf("Last One, four seats, one viewer; us of CPU\n");
    printf("%-8s %-8s %8s %8s %8s %8s %10s %10s %10s\n", "size", "", "bytes", "95%", "99%", "most",
           "over 400", "room us", "door us");
    for (int i = 0; i < 3; i++) {
        measure(sizes[i].columns, sizes[i].rows, &card, &tick, &memory);
        tell(sizes[i].name, "card", &card);
        tell(sizes[i].name, "tick", &tick);
        printf("%-8s %-8s %8zu\n", sizes[i].name, "memory", memory);
        n += (size_t)snprintf(json + n, sizeof json - n,
                              ",\"%s\":{\"card_bytes\":%.0f,\"card_bytes_99\":%d,\"card_bytes_"
                              "most\":%d,\"card_us\":%.1f,\"tick_bytes\":%.0f,\"tick_us\":%.1f,"
                              "\"memory\":%zu}",
                              sizes[i].name, card.bytes / card.n, percentile(&card, 99),
                              percentile(&card, 100), (card.room_us + card.door_us) / card.n,
                              tick.bytes / tick.n, (tick.room_us + tick.door_us) / tick.n, memory);
    }
    size_t telnet, editor, mccp;
    session_memory(&telnet, &editor, &mccp);
    printf("bytes of a session: telnet %zu, with its line editor %zu more, MCCP2 %zu more\n",
           telnet, editor, mccp);
    snprintf(json + n, sizeof json - n,
             ",\"telnet_memory\":%zu,\"editor_memory\":%zu,\"mccp_memory\":%zu", telnet, editor,
             mccp);
    printf("%s}\n", json);
    return 0;
}
