/*
 * What a room full of tables costs: memory a table, a tick with nothing due, a tick in which every
 * turn runs out, a move from its text to everybody told. The store keeps nothing here and answers
 * at once, so that the tables alone are measured. Usage: bench-tables [TABLES]
 */
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>

#include "stopwatch.h"
#include "table_private.h"
#include "tables_bare.h"

static struct clock_virtual now;
static int64_t heard;

/* ---- A store that answers at once and forgets ---- */
static struct {
    store_done_cb *cb; /* or, of a game that begins */
    store_started_cb *started;
    void *arg;
} queue[100000];
static int queued;
static int64_t games;

static void answer(store_done_cb *cb, void *arg)
{
    queue[queued].cb = cb;
    queue[queued++].arg = arg;
}
void store_table_put(struct store *s UNUSED, const struct store_table *table UNUSED,
                     store_done_cb *cb, void *arg)
{
    answer(cb, arg);
}
void store_table_close(struct store *s UNUSED, int64_t id UNUSED, store_done_cb *cb, void *arg)
{
    answer(cb, arg);
}
void store_game_start(struct store *s UNUSED, const struct store_game *game UNUSED,
                      const struct store_table *table UNUSED,
                      const struct store_entry *entries UNUSED, int nentries UNUSED,
                      store_started_cb *cb, void *arg)
{
    queue[queued].started = cb;
    answer(NULL, arg);
}
void store_game_append(struct store *s UNUSED, const struct store_append *append UNUSED,
                       store_done_cb *cb, void *arg)
{
    answer(cb, arg);
}
/* No message here is of a typed line, so nothing goes with a write. */
void store_attach(struct store *s UNUSED, const struct store_attached *attached UNUSED)
{
}

struct store_attached *store_attached_copy(const struct store_attached *attached UNUSED)
{
    return NULL;
}

void store_attached_free(struct store_attached **attached)
{
    *attached = NULL;
}

int64_t store_epoch(const struct store *store UNUSED)
{
    return 1;
}
int store_backlog(const struct store *store UNUSED)
{
    return 0;
}
bool store_healthy(const struct store *store UNUSED)
{
    return true;
}
void store_sanctions(struct store *s UNUSED, store_sanction_cb *each UNUSED, store_done_cb *done,
                     void *arg)
{
    done(arg, STORE_OK);
}
void store_sanctions_put(struct store *s UNUSED, const struct store_sanction *sanctions UNUSED,
                         int nsanctions UNUSED, store_done_cb *cb, void *arg)
{
    answer(cb, arg);
}
void store_open_tables(struct store *s UNUSED, store_table_cb *each UNUSED, store_done_cb *done,
                       void *arg)
{
    done(arg, STORE_OK);
}
void store_open_games(struct store *s UNUSED, store_game_cb *each UNUSED,
                      store_event_cb *event UNUSED, store_done_cb *done, void *arg)
{
    done(arg, STORE_OK);
}
void store_game_read(struct store *s UNUSED, int64_t id UNUSED, store_game_cb *game UNUSED,
                     store_event_cb *event UNUSED, store_done_cb *done, void *arg)
{
    done(arg, STORE_NONE);
}
void store_game_numbered(struct store *s, int64_t number, store_game_cb *game,
                         store_event_cb *event, store_done_cb *done, void *arg)
{
    store_game_read(s, number, game, event, done, arg);
}
void store_rated(struct store *s UNUSED, store_rated_cb *each UNUSED, store_done_cb *done,
                 void *arg)
{
    done(arg, STORE_OK);
}
void store_ratings(struct store *s UNUSED, const struct store_rating_query *query UNUSED,
                   store_rating_cb *each UNUSED, store_done_cb *done, void *arg)
{
    done(arg, STORE_OK);
}
void store_cup_deal_over(struct store *s UNUSED, int64_t cup UNUSED, int32_t deal UNUSED,
                         store_done_cb *cb, void *arg)
{
    cb(arg, STORE_OK);
}
static void settle(void)
{
    for (int i = 0; i < queued; i++)
        if (queue[i].cb)
            queue[i].cb(queue[i].arg, STORE_OK);
        else
            queue[i].started(queue[i].arg, STORE_OK, ++games);
    queued = 0;
}

/* ---- What tables tell ---- */
static void on_notice(void *arg UNUSED, int64_t person UNUSED, const struct notice *notice UNUSED)
{
    heard++;
}
static size_t heap(void)
{
    struct mallinfo2 m = mallinfo2();
    return m.uordblks + m.hblkhd;
}

static void say(struct tables *ts, int64_t person, enum table_message_kind kind, int32_t table,
                const char *text)
{
    struct table_message m = {
        .kind = kind, .table = table, .from = {.id = person}, .game = "last-one", .text = text};
    snprintf(m.from.name, sizeof(m.from.name), "p%u", (unsigned)person);
    tables_send(ts, &m);
    settle();
}

int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : 10000, moves = 0;
    struct ids ids;
    uint64_t seeds = 0;
    if (count < 1 || count > TABLES_MAX)
        return 1;
    clock_virtual_init(&now, 1795000000000);
    ids_init(&ids, &now.clock, 0);
    struct tables_deps deps = tables_bare_deps(&now.clock, &ids, NULL, &seeds);
    deps.notice = on_notice;
    size_t before = heap();
    struct tables *ts = tables_new(&deps);
    double start = stopwatch_s(CLOCK_MONOTONIC);
    for (int i = 0; i < count; i++) {
        int64_t first = 1000 + (int64_t)i * 4;
        say(ts, first, TABLE_CREATE, 0, "seats=4 bet=10");
        int32_t table = tables_seat_of(ts, first);
        for (int k = 1; k < 4; k++)
            say(ts, first + k, TABLE_SIT, table, NULL);
        for (int k = 0; k < 4; k++)
            say(ts, first + k, TABLE_READY, table, NULL);
        clock_virtual_advance(&now, 1);
    }
    printf("tables         %d with a game of four each, opened in %.2f s\n", count,
           stopwatch_s(CLOCK_MONOTONIC) - start);
    printf("memory         %.1f KB a table\n", (double)(heap() - before) / 1024 / count);

    enum { TICKS = 1000000 };
    start = stopwatch_s(CLOCK_MONOTONIC);
    for (int i = 0; i < TICKS; i++)
        tables_tick(ts);
    printf("tick, idle     %.0f ns\n", (stopwatch_s(CLOCK_MONOTONIC) - start) / TICKS * 1e9);

    heard = 0;
    start = stopwatch_s(CLOCK_MONOTONIC);
    for (int round = 0; round < 5; round++)
        for (int32_t n = tables_next(ts, 0); n != 0; n = tables_next(ts, n)) {
            const struct table *t = tables_find(ts, n);
            struct game_turn turn;
            struct game_move move;
            char text[GAME_TEXT_MAX];
            t->rules->turn(t->game->shown->state, &turn);
            if (turn.must == 0)
                continue;
            int seat = __builtin_ctz(turn.must);
            t->rules->auto_move(t->game->shown->state, seat, &move);
            t->rules->format(t->game->shown->state, seat, &move, text, sizeof(text));
            say(ts, t->shown.seat[seat].id, TABLE_MOVE, n, text);
            moves++;
        }
    double took = stopwatch_s(CLOCK_MONOTONIC) - start;
    printf("move           %.1f us, %.1f notices\n", took / moves * 1e6, (double)heard / moves);

    clock_virtual_advance(&now, 61000);
    heard = 0;
    start = stopwatch_s(CLOCK_MONOTONIC);
    tables_tick(ts);
    double tick = stopwatch_s(CLOCK_MONOTONIC) - start;
    settle();
    printf("tick, all due  %.1f us a table, %.1f us with what follows\n", tick / count * 1e6,
           (stopwatch_s(CLOCK_MONOTONIC) - start) / count * 1e6);
    tables_free(&ts);
    return 0;
}
