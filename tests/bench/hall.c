/*
 * Tables over the store on disk, with nobody connected. See hall.h.
 */
#include "hall.h"

#include <err.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "account_granted.h"
#include "log.h"
#include "store_wait.h"
#include "table_private.h"
#include "tables_bare.h"
#include "xalloc.h"

enum {
    UNDER_WAY = 5000, /* messages that are sent before the first is answered */
    GRANT = 1000      /* chips */
};

struct hall {
    uint64_t seeds; /* first: the argument of tables_bare.h */
    struct store *store;
    struct ids ids;
    struct tables *tables;
    int64_t *person; /* HALL_SEATS a table, though a game may be for less */
    int count, pending;
    int64_t moves;
};

static void on_notice(void *arg, int64_t person UNUSED, const struct notice *notice)
{
    struct hall *hall = arg;
    hall->pending -= notice->kind == NOTICE_DONE;
    if (notice->kind == NOTICE_REFUSED)
        errx(2, "%s", notice->answer.text);
}

/* ---- Waiting for the store ---- */

/* Waits until at most `most` messages are not answered. */
static void settle(struct hall *hall, int most)
{
    while (hall->pending > most)
        store_wait(hall->store);
}

static void say(struct hall *hall, int who, enum table_message_kind kind, int32_t table,
                const char *game, const char *text)
{
    struct table_message m = {.kind = kind,
                              .table = table,
                              .command = ids_next(&hall->ids),
                              .from = {.id = hall->person[who]},
                              .game = game,
                              .text = text};
    snprintf(m.from.name, sizeof(m.from.name), "p%" PRIx64, hall->person[who]);
    snprintf(m.from.address, sizeof(m.from.address), "10.%d.%d.%d", who / 65536 % 256,
             who / 256 % 256, who % 256);
    hall->pending++;
    tables_send(hall->tables, &m);
    settle(hall, UNDER_WAY);
}

/* ---- Opening ---- */

static void on_account(void *arg, enum store_status status)
{
    struct hall *hall = arg;
    if (status != STORE_OK)
        errx(2, "an account was refused");
    hall->pending--;
}

static void account_make(struct hall *hall, int64_t id)
{
    char name[STORE_NAME_MAX];
    snprintf(name, sizeof(name), "p%" PRIx64, id);
    hall->pending++;
    account_granted(hall->store, id, name, GRANT, on_account, hall);
    settle(hall, UNDER_WAY);
}

static struct table *table_of(const struct hall *hall, int t)
{
    return tables_find(hall->tables, tables_seat_of(hall->tables, hall->person[t * HALL_SEATS]));
}

static int seats_of(const struct game_rules *rules)
{
    return rules->max_seats < HALL_SEATS ? rules->max_seats : HALL_SEATS;
}

static void sit_down(struct hall *hall, const struct game_rules *only)
{
    const struct game_rules *const *next = game_registry;
    for (int t = 0; t < hall->count; t++) {
        const struct game_rules *rules = only ? only : *next;
        char options[32];
        snprintf(options, sizeof(options), "seats=%d bet=1", seats_of(rules));
        say(hall, t * HALL_SEATS, TABLE_CREATE, 0, rules->id, options);
        next = next[1] ? next + 1 : game_registry;
    }
    settle(hall, 0);
    for (int seat = 1; seat < HALL_SEATS; seat++) {
        for (int t = 0; t < hall->count; t++) {
            const struct table *table = table_of(hall, t);
            if (seat < seats_of(table->rules))
                say(hall, t * HALL_SEATS + seat, TABLE_SIT, table->number, NULL, NULL);
        }
        settle(hall, 0);
    }
}

static void loaded(void *arg)
{
    *(bool *)arg = true;
}

struct hall *hall_open(const char *database, int count, const char *game)
{
    struct hall *hall = xcalloc(1, sizeof(*hall));
    char why[512];
    bool there = false;
    FREED char *url = xasprintf("sqlite:%s?ballast=0&low=0", database);
    log_open("hall", "stderr", LOG_LEVEL_ERROR);
    hall->store = store_open(url, &clock_system, why, sizeof(why));
    if (!hall->store)
        errx(2, "%s", why);
    ids_init(&hall->ids, &clock_system, 0);
    struct tables_deps deps =
        tables_bare_deps(&clock_system, &hall->ids, hall->store, &hall->seeds);
    deps.notice = on_notice;
    hall->tables = tables_new(&deps);
    tables_load(hall->tables, loaded, &there);
    while (!there)
        store_wait(hall->store);
    hall->count = count;
    hall->person = xcalloc((size_t)count * HALL_SEATS, sizeof(*hall->person));
    for (int i = 0; i < count * HALL_SEATS; i++) {
        hall->person[i] = ids_next(&hall->ids);
        account_make(hall, hall->person[i]);
    }
    settle(hall, 0);
    sit_down(hall, game ? game_find(game) : NULL);
    return hall;
}

/* ---- Playing ---- */

void hall_deal(struct hall *hall)
{
    for (int seat = 0; seat < HALL_SEATS; seat++) {
        for (int t = 0; t < hall->count; t++) {
            const struct table *table = table_of(hall, t);
            if (seat < seats_of(table->rules) && !game_in_play(table))
                say(hall, t * HALL_SEATS + seat, TABLE_READY, table->number, NULL, NULL);
        }
        settle(hall, 0);
    }
    for (int t = 0; t < hall->count; t++) /* a start is not answered */
        while (!table_idle(table_of(hall, t)))
            store_wait(hall->store);
}

static int who_is(const struct hall *hall, int t, int64_t id)
{
    for (int i = t * HALL_SEATS; i < (t + 1) * HALL_SEATS; i++)
        if (hall->person[i] == id)
            return i;
    errx(2, "a stranger sits at a table");
}

int hall_move(struct hall *hall)
{
    int made = 0;
    for (int t = 0; t < hall->count; t++) {
        struct table *table = table_of(hall, t);
        struct game_turn turn;
        struct game_move move;
        char text[GAME_TEXT_MAX];
        if (!game_in_play(table))
            continue;
        const void *state = table->game->shown->state;
        table->rules->turn(state, &turn);
        if (turn.must == 0)
            errx(2, "a game waits for nobody");
        int seat = __builtin_ctz(turn.must);
        table->rules->auto_move(state, seat, &move);
        table->rules->format(state, seat, &move, text, sizeof(text));
        say(hall, who_is(hall, t, table->shown.seat[seat].id), TABLE_MOVE, table->number, NULL,
            text);
        made++;
    }
    settle(hall, 0);
    hall->moves += made;
    return made;
}

int64_t hall_moves(const struct hall *hall)
{
    return hall->moves;
}

void hall_close(struct hall **handle, bool crash)
{
    struct hall *hall = *handle;
    *handle = NULL;
    if (crash)
        return; /* the process ends next, and nobody closes the files */
    tables_free(&hall->tables);
    store_close(&hall->store);
    free(hall->person);
    free(hall);
}
