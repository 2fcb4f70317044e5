/*
 * Durable appends: how many a second the store on disk takes, and how long one waits until it is
 * told done, at two steady rates and at saturation. Prints a table and, for machines, one JSON
 * line.
 *
 *     bench-store [DIRECTORY | URL]
 *
 * In a directory it makes a database of SQLite's; an url names an empty one of PostgreSQL's.
 */
#include <err.h>
#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <unistd.h>

#include "log.h"
#include "server.h"
#include "stopwatch.h"
#include "store.h"
#include "xalloc.h"

enum { GAMES = 256, OUTSTANDING = 2000, SECONDS = 5, MOVES_MAX = 4000000 };

struct move {
    int64_t sent_us;
};

static struct move *moves;
static int64_t *waits_us;
static int sent, told;

static void move_told(void *arg, enum store_status status)
{
    const struct move *move = arg;
    if (status != STORE_OK)
        errx(1, "an append was refused");
    waits_us[told++] = stopwatch_us() - move->sent_us;
}

static int32_t next_seq[GAMES];

static void move_send(struct store *s)
{
    const int game = sent % GAMES;
    const struct store_event event = {
        .at_ms = sent, .command = sent + 1, .text = "move 3 card 7C suit H"};
    moves[sent].sent_us = stopwatch_us();
    store_game_append(s,
                      &(struct store_append){.game = game + 1,
                                             .epoch = store_epoch(s),
                                             .first_seq = ++next_seq[game],
                                             .nevents = 1,
                                             .events = &event},
                      move_told, &moves[sent]);
    sent++;
}

static void wait_us(struct store *s, int64_t us)
{
    struct pollfd waiting = {.fd = store_fd(s), .events = POLLIN};
    const struct timespec most = {us / 1000000, us % 1000000 * 1000};
    if (ppoll(&waiting, 1, &most, NULL) > 0)
        store_pump(s);
}

struct result {
    double rate, p50_ms, p99_ms, max_ms;
};

/* Makes `rate` a second; 0: as many as the store takes with OUTSTANDING under way. */
static struct result appends_run(struct store *s, int rate)
{
    const int first = told;
    const int64_t start = stopwatch_us(), end = start + SECONDS * INT64_C(1000000);
    for (int64_t now = start; now < end && sent < MOVES_MAX - OUTSTANDING; now = stopwatch_us()) {
        const int64_t due =
            rate > 0 ? first + (now - start) * rate / 1000000 + 1 : told + OUTSTANDING;
        while (sent < due)
            move_send(s);
        wait_us(s, rate > 0 ? start + (sent - first) * INT64_C(1000000) / rate - now : 1000000);
    }
    const int64_t stopped = stopwatch_us();
    const int in_time = told;
    while (told < sent)
        wait_us(s, 1000000);
    const int count = told - first;
    stopwatch_sort(waits_us + first, (size_t)count);
    return (struct result){.rate = (in_time - first) * 1e6 / (double)(stopped - start),
                           .p50_ms = (double)waits_us[first + count / 2] / 1000,
                           .p99_ms = (double)waits_us[first + count * 99 / 100] / 1000,
                           .max_ms = (double)waits_us[told - 1] / 1000};
}

static void started(void *arg, enum store_status status, int64_t number UNUSED)
{
    if (status != STORE_OK)
        errx(1, "a game was not started");
    --*(int *)arg;
}

int main(int argc, char **argv)
{
    const char *where = argc > 1 ? argv[1] : ".";
    const bool served = store_server_is(where);
    char *directory = xasprintf("%s/bench-store-XXXXXX", where);
    char why[512];
    log_open("bench", "stderr", LOG_LEVEL_ERROR);
    if (!served && !mkdtemp(directory))
        errx(1, "no directory can be made there");
    char *path = xasprintf("%s/room.db", directory);
    char *url = served ? xstrdup(where) : xasprintf("sqlite:%s?ballast=0&low=0", path);
    struct store *s = store_open(url, &clock_system, why, sizeof(why));
    if (!s)
        errx(1, "%s", why);
    moves = xcalloc(MOVES_MAX, sizeof(*moves));
    waits_us = xcalloc(MOVES_MAX, sizeof(*waits_us));
    int starting = GAMES;
    for (int i = 0; i < GAMES; i++) {
        const struct store_game game = {.id = i + 1, .game = "last-one", .nseats = 4};
        store_game_start(s, &game, NULL, NULL, 0, started, &starting);
    }
    while (starting > 0)
        wait_us(s, 1000000);

    static const int rates[] = {200, 2000, 0};
    struct result results[3];
    printf("durable appends, %d s each, %d games\n", SECONDS, GAMES);
    printf("%12s %10s %8s %8s %8s\n", "wanted/s", "told/s", "p50 ms", "p99 ms", "max ms");
    for (int i = 0; i < 3; i++) {
        const struct result *r = &results[i];
        results[i] = appends_run(s, rates[i]);
        char wanted[16] = "all";
        if (rates[i] > 0)
            snprintf(wanted, sizeof(wanted), "%d", rates[i]);
        printf("%12s %10.0f %8.2f %8.2f %8.2f\n", wanted, r->rate, r->p50_ms, r->p99_ms, r->max_ms);
    }
    printf("{\"bench\":\"store\"");
    static const char *const names[] = {"200", "2000", "all"};
    for (int i = 0; i < 3; i++)
        printf(",\"%s\":{\"per_s\":%.0f,\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"max_ms\":%.2f}", names[i],
               results[i].rate, results[i].p50_ms, results[i].p99_ms, results[i].max_ms);
    puts("}");
    store_close(&s);
    if (!served) {
        unlink(path);
        rmdir(directory);
    }
    return 0;
}
