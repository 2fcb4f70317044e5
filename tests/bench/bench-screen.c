/*
 * What the screen layout costs: bytes and CPU of a played card and of a tick of the clock, rows
 * made and difference drawn, and memory of a session. Each game has another viewer. "card" is a
 * game of automatic moves, "any" one of moves that nobody would make: jokers called a lie, hands of
 * thirty cards. A table for people, then one line of JSON.
 *
 *     tests/bench/bench-screen [GAMES]
 */
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "editor.h"
#include "last_one/last_one.h"
#include "mccp.h"
#include "screen_scene.h"
#include "stopwatch.h"
#include "telnet.h"

enum {
    GAMES = 3000,  /* enough to meet what comes once in many thousand moves */
    ANY_EACH = 10, /* one game in this many is of any moves, and one is with a ticking clock */
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

static void show(struct frame *frame, struct scene *scene, int height, int64_t later,
                 struct cost *cost)
{
    struct ui_screen rows = {0};
    BUF_LOCAL bytes = {0};
    double start = 1e6 * stopwatch_s(CLOCK_PROCESS_CPUTIME_ID);
    scene_draw(scene, scene->seat, scene->columns, height, later, &rows);
    double made = 1e6 * stopwatch_s(CLOCK_PROCESS_CPUTIME_ID);
    frame_rows(frame, buf_text(&rows.top), rows.top.len, buf_text(&rows.bottom), rows.bottom.len);
    frame_log(frame, buf_text(&scene->log), scene->log.len);
    if (later == 0)
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

static void tell(const char *size, const char *what, const struct cost *c)
{
    printf("%-8s %-5s %8d %7.0f %7d %7d %7d %8.3f%% %9.1f %9.1f\n", size, what, c->n,
           c->bytes / c->n, percentile(c, 990), percentile(c, 999), percentile(c, 1000),
           100.0 * c->over / c->n, c->room_us / c->n, c->door_us / c->n);
}

struct costs {
    struct cost card, any, tick;
    size_t memory;
};

static void play(int height, int columns, uint64_t seed, bool any, struct costs *costs)
{
    struct profile profile;
    struct scene scene;
    uint64_t random = seed;
    profile_init(&profile, "xterm-256color");
    profile.utf8 = true;
    struct frame *frame = frame_new(&profile, columns, height);
    scene_begin(&scene, &last_one_rules, 4, seed, 0);
    scene_look(&scene, 1 + (int)(seed % 4), columns);
    show(frame, &scene, height, 0, NULL);
    for (int i = 0; i < MOVES; i++) {
        if (any ? !scene_any_move(&scene, &random) : !scene_move(&scene))
            break;
        show(frame, &scene, height, 0, any ? &costs->any : &costs->card);
        if (any || seed % ANY_EACH != 0)
            continue;
        show(frame, &scene, height, 1000, &costs->tick);
        show(frame, &scene, height, 0, NULL);
    }
    costs->memory = frame_memory(frame) > costs->memory ? frame_memory(frame) : costs->memory;
    frame_free(&frame);
    scene_end(&scene);
}

static void measure(int columns, int height, int games, struct costs *costs)
{
    memset(costs, 0, sizeof(*costs));
    for (uint64_t seed = 1; seed <= (uint64_t)games; seed++) {
        play(height, columns, seed, false, costs);
        if (seed % ANY_EACH == 0)
            play(height, columns, seed, true, costs);
    }
}

/* Bytes that the allocator has given out. */
static size_t taken(void)
{
    return mallinfo2().uordblks;
}

/* What a session has by lines and what more it may have: the telnet engine with its buffers, the
 * line editor with a full history and a line being typed, a compressed connection that has sent a
 * table. Of many at once, as the allocator keeps back some of what was freed. */
static void session_memory(size_t *telnet, size_t *editor, size_t *mccp)
{
    enum { SESSIONS = 200, LINES = 40 };
    static struct telnet *t[SESSIONS];
    static struct editor *e[SESSIONS];
    static struct mccp *m[SESSIONS];
    static char lines[LINES * 100];
    struct buf out = {0}, squeezed = {0};
    struct profile profile;
    profile_init(&profile, "xterm-256color");
    memset(lines, 'x', sizeof(lines));
    for (size_t i = 0; i < LINES; i++) {
        lines[i * 100] = (char)('A' + i);
        lines[i * 100 + 99] = '\n';
    }
    size_t before = taken();
    for (int i = 0; i < SESSIONS; i++)
        t[i] = telnet_new(&out);
    *telnet = (taken() - before) / SESSIONS;
    before = taken();
    for (int i = 0; i < SESSIONS; i++) {
        const char *typed = "x";
        size_t len = 1;
        e[i] = editor_new(&out, &profile);
        editor_prompt(e[i], "> ", 2, 2, false);
        editor_remember(e[i], lines, sizeof(lines));
        editor_next(e[i], &typed, &len);
    }
    buf_free(&out);
    *editor = (taken() - before) / SESSIONS;
    before = taken();
    for (int i = 0; i < SESSIONS; i++) {
        m[i] = mccp_new();
        mccp_write(m[i], lines, 300, &squeezed);
    }
    buf_free(&squeezed);
    *mccp = (taken() - before) / SESSIONS;
    for (int i = 0; i < SESSIONS; i++) {
        mccp_free(&m[i]);
        editor_free(&e[i]);
        telnet_free(&t[i]);
    }
    buf_free(&out);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        int columns, rows;
    } sizes[] = {{"80x24", 80, 24}, {"120x40", 120, 40}, {"140x45", 140, 45}, {"40x15", 40, 15}};
    static struct costs costs;
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    char json[2048];
    size_t n = (size_t)snprintf(json, sizeof(json), "{\"bench\":\"screen\"");
    games = games < ANY_EACH ? ANY_EACH : games;
    printf("Last One, four seats, to each viewer; us of CPU\n");
    printf("%-8s %-5s %8s %7s %7s %7s %7s %9s %9s %9s\n", "size", "", "frames", "bytes", "99%",
           "99.9%", "most", "over 400", "room us", "door us");
    for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
        measure(sizes[i].columns, sizes[i].rows, games, &costs);
        tell(sizes[i].name, "card", &costs.card);
        tell(sizes[i].name, "any", &costs.any);
        tell(sizes[i].name, "tick", &costs.tick);
        printf("%-8s memory of a screen %zu\n", sizes[i].name, costs.memory);
        const struct cost *card = &costs.card, *tick = &costs.tick;
        n += (size_t)snprintf(
            json + n, sizeof(json) - n,
            ",\"%s\":{\"card_bytes\":%.0f,\"card_bytes_99\":%d,\"card_bytes_most\":%d,\"card_us\":%"
            ".1f,"
            "\"any_bytes_most\":%d,\"tick_bytes\":%.0f,\"tick_us\":%.1f,\"memory\":%zu}",
            sizes[i].name, card->bytes / card->n, percentile(card, 990), percentile(card, 1000),
            (card->room_us + card->door_us) / card->n, percentile(&costs.any, 1000),
            tick->bytes / tick->n, (tick->room_us + tick->door_us) / tick->n, costs.memory);
    }
    size_t telnet, editor, mccp;
    session_memory(&telnet, &editor, &mccp);
    printf("bytes of a session: telnet %zu, with its line editor %zu more, MCCP2 %zu more\n",
           telnet, editor, mccp);
    snprintf(json + n, sizeof(json) - n,
             ",\"telnet_memory\":%zu,\"editor_memory\":%zu,\"mccp_memory\":%zu", telnet, editor,
             mccp);
    printf("%s}\n", json);
    return 0;
}
