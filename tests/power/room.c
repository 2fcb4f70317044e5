/*
 * See room.h.
 */
#include "room.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "account_granted.h"
#include "leaderboard.h"
#include "log.h"
#include "maintain.h"
#include "power_cup.h"
#include "rng.h"
#include "room_kept.h"
#include "store_answer.h"
#include "store_sums.h"
#include "store_wait.h"
#include "table_private.h"
#include "tables_bare.h"

enum {
    PEOPLE = 8,
    TABLES = 3,
    FIRST_PERSON = 100,
    GRANT = 100000,
    LEGAL_MAX = 256,
    CUP_STEPS = 3, /* events of cups in a round */
    ROUNDS_AFTER = 4
};

/* Who sits where, and at what. */
static const struct seats {
    const char *game, *options;
    int first, n;
} seats[TABLES] = {{"last-one", "seats=3 bet=10", 0, 3},
                   {"palace", "seats=2 bet=25", 3, 2},
                   {"switch", "seats=3 bet=5", 5, 3}};

static struct {
    struct clock_virtual clock;
    struct ids ids;
    struct store *store;
    struct tables *tables;
    struct leaderboard *boards;
    struct kept *kept;
    struct power_cup cup;
    struct rng rng;
    int64_t chips[PEOPLE];
    int64_t command;
    int waiting; /* messages that were not answered */
    int32_t number[TABLES];
    int64_t begun[TABLES], over[TABLES]; /* games that were told of */
    int loaded;
    uint64_t seeds;
    int acks; /* descriptor, -1: none */
} room;

/* ---- Acknowledgements ---- */

static void acknowledge(const char *format, ...) PRINTF(1, 2);

static void acknowledge(const char *format, ...)
{
    char line[200];
    va_list args;

    if (room.acks < 0)
        return;
    va_start(args, format);
    int len = vsnprintf(line, sizeof(line), format, args);
    va_end(args);
    if (write(room.acks, line, (size_t)len) != len)
        abort();
}

static uint64_t hash(const char *text)
{
    uint64_t h = 14695981039346656037u;

    for (; *text != '\0'; text++)
        h = (h ^ (uint8_t)*text) * 1099511628211u;
    return h;
}

/* What people know about the game in play: its position and the table's decisions. */
static uint64_t position_hash(const struct game *g)
{
    static char text[GAME_POSITION_MAX + 200];
    const struct play *p = g->shown;
    int len = snprintf(text, 200, "%" PRId64 " %d %d %x %d %d\n", g->row.id, p->seq, (int)p->end,
                       p->left, p->shared_a, p->shared_b);

    g->rules->position(p->state, text + len, GAME_POSITION_MAX);
    return hash(text);
}

/* ---- What tables need ---- */

static struct person person(int who)
{
    struct person p = {.id = FIRST_PERSON + who, .kind = PERSON_ACCOUNT};

    snprintf(p.name, sizeof(p.name), "player%u", (uint8_t)who);
    snprintf(p.address, sizeof(p.address), "192.0.2.%d", who + 1);
    return p;
}

static void on_notice(void *arg UNUSED, int64_t to UNUSED, const struct notice *notice)
{
    if (notice->kind == NOTICE_DONE)
        room.waiting--;
}

static void on_balance(void *arg UNUSED, int64_t account, int64_t xp UNUSED, int64_t chips)
{
    room.chips[account - FIRST_PERSON] += chips;
}

static int64_t on_chips(void *arg UNUSED, int64_t account)
{
    return room.chips[account - FIRST_PERSON];
}

static void on_loaded(void *arg UNUSED)
{
    room.loaded++;
}

/* ---- Waiting ---- */

static void settle(void)
{
    while (room.waiting > 0)
        store_wait(room.store);
}

struct balance {
    struct answer answer;
    int64_t chips;
};

static void on_account(void *arg, enum store_status status, const struct store_account *account)
{
    struct balance *balance = arg;

    if (status == STORE_OK)
        balance->chips = account->chips;
    answer_take(&balance->answer, status);
}

/* Reads somebody's chips. Makes the account if it is not there. False: the store is full. */
static bool account(int who)
{
    struct balance balance;
    const enum store_status found =
        ANSWER_TOLD(room.store, &balance, store_account_by_id, FIRST_PERSON + who, on_account);

    room.chips[who] = balance.chips;
    if (found == STORE_OK)
        return true;
    const struct person p = person(who);
    if (ANSWER_OF(room.store, account_granted, p.id, p.name, GRANT) != STORE_OK)
        return false;
    room.chips[who] = GRANT;
    acknowledge("account %" PRId64 "\n", p.id);
    return true;
}

/* ---- Opening and closing ---- */

static bool begin(const char *folder, char *why, size_t whycap)
{
    char url[600];
    int acks = room.acks;

    memset(&room, 0, sizeof(room));
    room.acks = acks;
    log_open("room", getenv("POWER_LOG_TO") ? getenv("POWER_LOG_TO") : "/dev/null",
             LOG_LEVEL_ERROR);
    clock_virtual_init(&room.clock, kept_start_ms());
    ids_init(&room.ids, &room.clock.clock, 0);
    snprintf(url, sizeof(url), "sqlite:%s/" POWER_STORE "?ballast=64k&low=0", folder);
    room.store = store_open(url, &room.clock.clock, why, whycap);
    if (!room.store)
        return false;
    /* Later rooms have later ids and commands. */
    int64_t epoch = store_epoch(room.store);
    clock_virtual_advance(&room.clock, (epoch - 1) * 3600000);
    room.command = epoch * 1000000;
    room.seeds = (uint64_t)epoch * 1000;
    struct tables_deps deps =
        tables_bare_deps(&room.clock.clock, &room.ids, room.store, &room.seeds);
    deps.notice = on_notice;
    deps.balance = on_balance;
    deps.chips = on_chips;
    room.boards = leaderboard_new(&room.clock.clock);
    deps.ratings = leaderboard_ratings(room.boards);
    room.tables = tables_new(&deps);
    leaderboard_load(room.boards, room.store, on_loaded, NULL);
    tables_load(room.tables, on_loaded, NULL);
    while (room.loaded < 2)
        store_wait(room.store);
    room.kept = kept_new(&room.clock.clock, room.store, room.boards);
    const char *fault = power_cup_read(room.store, 0, &room.cup);
    if (fault) {
        snprintf(why, whycap, "its newest cup: %s", fault);
        return false;
    }
    for (int who = 0; who < PEOPLE; who++) { /* everybody comes back */
        const struct person p = person(who);

        tables_presence(room.tables, &p, true);
    }
    return true;
}

static void end(void)
{
    kept_free(&room.kept);
    store_close(&room.store);
    tables_free(&room.tables);
    leaderboard_free(&room.boards);
}

/* ---- Playing ---- */

static void send(int who, enum table_message_kind kind, int32_t table, const char *game,
                 const char *text)
{
    struct table_message m = {.kind = kind,
                              .table = table,
                              .command = ++room.command,
                              .from = person(who),
                              .game = game,
                              .text = text};

    room.waiting++;
    tables_send(room.tables, &m);
}

static struct game *game_at(int i)
{
    struct table *t = room.number[i] != 0 ? tables_find(room.tables, room.number[i]) : NULL;

    return t ? t->game : NULL;
}

static bool playing(int i)
{
    struct table_info info;

    return room.number[i] != 0 && tables_info(room.tables, room.number[i], &info) &&
           info.state == TABLE_PLAYING;
}

/* People sit down and are ready, at a new table or for another game. */
static void gather(int i)
{
    const struct seats *s = &seats[i];

    if (room.number[i] == 0)
        room.number[i] = tables_seat_of(room.tables, FIRST_PERSON + s->first);
    if (room.number[i] == 0) {
        send(s->first, TABLE_CREATE, 0, s->game, s->options);
        settle();
        room.number[i] = tables_seat_of(room.tables, FIRST_PERSON + s->first);
    }
    for (int who = s->first; who < s->first + s->n && room.number[i] != 0; who++)
        if (tables_seat_of(room.tables, FIRST_PERSON + who) == 0)
            send(who, TABLE_SIT, room.number[i], NULL, NULL);
    settle();
    for (int who = s->first; who < s->first + s->n && room.number[i] != 0; who++)
        send(who, TABLE_READY, room.number[i], NULL, NULL);
    settle();
}

static void play_move(int i)
{
    static struct game_move legal[LEGAL_MAX];
    const struct game *g = game_at(i);
    char text[GAME_TEXT_MAX];
    struct game_turn turn;
    struct table_info info;

    g->rules->turn(g->shown->state, &turn);
    int seat = turn.must != 0 ? __builtin_ctz(turn.must) : 0;
    if (seat == 0 || !tables_info(room.tables, room.number[i], &info))
        return;
    int n = g->rules->legal(g->shown->state, seat, legal, LEGAL_MAX);
    n = n < LEGAL_MAX ? n : LEGAL_MAX;
    int which = n > 0 && rng_below(&room.rng, 3) == 0 ? (int)rng_below(&room.rng, (uint32_t)n) : 0;
    if (which == 0)
        g->rules->auto_move(g->shown->state, seat, &legal[0]);
    g->rules->format(g->shown->state, seat, &legal[which], text, sizeof(text));
    send((int)(info.seat[seat].person.id - FIRST_PERSON), TABLE_MOVE, room.number[i], NULL, text);
}

/* Writes acknowledgements of what everybody has been told by now. */
static void acknowledge_all(void)
{
    for (int i = 0; i < TABLES; i++) {
        const struct game *g = game_at(i);

        if (!g)
            continue;
        if (g->row.id != room.begun[i]) {
            room.begun[i] = g->row.id;
            acknowledge("game %d %" PRId64 "\n", room.number[i], g->row.id);
        }
        if (g->shown->end == STORE_GAME_LIVE) {
            acknowledge("move %" PRId64 " %d %016" PRIx64 "\n", g->row.id, g->shown->seq,
                        position_hash(g));
        } else if (room.over[i] != g->row.id) {
            room.over[i] = g->row.id;
            acknowledge("over %" PRId64 " %d\n", g->row.id, (int)g->shown->end);
        }
    }
}

static void play_round(void)
{
    for (int i = 0; i < TABLES; i++)
        if (!playing(i))
            gather(i);
    acknowledge_all();
    /* Together, so that the store puts them into one transaction. */
    for (int i = 0; i < TABLES; i++)
        if (playing(i))
            play_move(i);
    settle();
    acknowledge_all();
    for (int i = 0; i < CUP_STEPS; i++) {
        power_cup_step(room.store, clock_wall(&room.clock.clock), FIRST_PERSON, &room.cup);
        if (room.cup.events > 0)
            acknowledge("cup %" PRId64 " %d\n", room.cup.number, room.cup.events);
    }
    clock_virtual_advance(&room.clock, 1000);
    tables_tick(room.tables);
}

/* Ends a game at once, because all but one leave it. Writes rows of other kinds, and ends the
 * season. */
static void halfway(void)
{
    const struct seats *s = &seats[1];
    int64_t number = room.command;
    for (int who = s->first + 1; who < s->first + s->n && playing(1); who++)
        send(who, TABLE_LEAVE, room.number[1], NULL, NULL);
    settle();
    acknowledge_all();
    if (kept_put(room.kept, number, FIRST_PERSON) == 0)
        acknowledge("kept %" PRId64 "\n", number);
    clock_virtual_advance(&room.clock, KEPT_BEFORE_END_MS);
    if (kept_season(room.kept))
        acknowledge("season\n");
}

int room_play(const char *folder, uint64_t seed, int rounds, int acks, bool die)
{
    char why[300];
    uint8_t key[32] = {0};

    room.acks = acks;
    if (!begin(folder, why, sizeof(why))) {
        fprintf(stderr, "%s\n", why);
        return -1;
    }
    memcpy(key, &seed, sizeof(seed));
    rng_seed(&room.rng, key);
    bool all = true;
    for (int who = 0; who < PEOPLE; who++)
        all = account(who) && all;
    for (int i = 0; i < rounds && all; i++) {
        play_round();
        if (i == rounds / 2)
            halfway();
    }
    if (die)
        _exit(0);
    end();
    return 0;
}

/* ---- Looking ---- */

static int broken(const char *format, ...) PRINTF(1, 2);

static int broken(const char *format, ...)
{
    va_list args;

    printf("# ");
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    printf("\n");
    return 1;
}

struct row {
    struct answer answer;
    struct store_game game;
    int events;
};

static void on_game(void *arg, const struct store_game *game)
{
    ((struct row *)arg)->game = *game;
}

static void on_event(void *arg, const struct store_event *event)
{
    ((struct row *)arg)->events = event->seq;
}

static struct row row_read(int64_t id)
{
    struct row row;

    ANSWER_TOLD(room.store, &row, store_game_read, id, on_game, on_event, answer_take);
    return row;
}

static const struct game *game_live(int64_t id)
{
    for (int32_t n = 0; (n = tables_next(room.tables, n)) != 0;) {
        const struct table *t = tables_find(room.tables, n);

        if (t->game && t->game->row.id == id)
            return t->game;
    }
    return NULL;
}

/* The last line of `text` that begins with this, or NULL. */
static const char *last_line(const char *text, const char *begins)
{
    const char *found = NULL;
    size_t len = strlen(begins);

    for (const char *at = text; at && *at != '\0';
         at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL)
        if (strncmp(at, begins, len) == 0)
            found = at;
    return found;
}

/* Checks that the game goes on where it was: at the last position that was told, or at a later one
 * that was durable already. */
static int game_verify(int64_t id, const char *acks, const char *later)
{
    char begins[60];
    struct row row = row_read(id);

    if (row.answer.status != STORE_OK)
        return broken("game %" PRId64 " is lost", id);
    snprintf(begins, sizeof(begins), "over %" PRId64 " ", id);
    const char *over = last_line(acks, begins);
    if (over) {
        int as = atoi(over + strlen(begins));
        return (int)row.game.state == as
                   ? 0
                   : broken("game %" PRId64 " ended as %d and is %d", id, as, row.game.state);
    }
    if (row.game.state == STORE_GAME_FROZEN)
        return broken("game %" PRId64 " could not be replayed", id);
    snprintf(begins, sizeof(begins), "move %" PRId64 " ", id);
    const char *line = last_line(acks, begins);
    int told = line ? atoi(line + strlen(begins)) : 0;
    if (row.events < told)
        return broken("game %" PRId64 " has %d events, %d were told", id, row.events, told);
    if (row.game.state != STORE_GAME_LIVE)
        return 0;
    const struct game *g = game_live(id);
    if (!g)
        return broken("game %" PRId64 " is at no table", id);
    if (g->shown->seq != row.events)
        return broken("game %" PRId64 " was replayed to %d of %d", id, g->shown->seq, row.events);
    snprintf(begins, sizeof(begins), "move %" PRId64 " %d ", id, g->shown->seq);
    line = last_line(later, begins);
    if (line && strtoull(line + strlen(begins), NULL, 16) != position_hash(g))
        return broken("game %" PRId64 " is at another position after %d events", id, g->shown->seq);
    return 0;
}

static void on_sums(void *arg, enum store_status status UNUSED, void *result)
{
    const struct store_sums *sums = result;
    *(struct store_sums *)arg = *sums;
    ((struct store_sums *)arg)->accounts |= INT64_C(1) << 60; /* it is there */
}

static int sums_verify(int accounts)
{
    struct store_sums sums = {0};

    store_sums(room.store, on_sums, &sums);
    while (sums.accounts == 0)
        store_wait(room.store);
    if (!sums.balances_match)
        return broken("a balance is not the sum of its entries");
    if (sums.chips_players + sums.chips_escrow + sums.chips_mint != 0)
        return broken("the chips do not add up");
    if (sums.chips_players + sums.chips_escrow < (int64_t)accounts * GRANT)
        return broken("chips of an account are lost");
    return 0;
}

static int season_lacks(void)
{
    const char *lacks = kept_season_lacks(room.kept);
    return lacks ? broken("season %d: %s", KEPT_SEASON, lacks) : 0;
}

/* The last acknowledgement of each cup says the most. */
static int cup_verify(const char *line, const char *acks)
{
    int64_t number;
    int events;
    char begins[60];
    if (sscanf(line, "cup %" SCNd64 " %d", &number, &events) != 2)
        return 0;
    snprintf(begins, sizeof(begins), "cup %" PRId64 " ", number);
    if (last_line(acks, begins) != line)
        return 0;
    struct power_cup cup;
    const char *fault = power_cup_read(room.store, number, &cup);
    if (!fault && cup.events < events)
        fault = "events are lost";
    return fault ? broken("cup %" PRId64 " had %d events: %s", number, events, fault) : 0;
}

static int acks_verify(const char *acks, const char *later)
{
    int wrong = 0, accounts = 0;

    for (const char *at = acks; at && *at != '\0';
         at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL) {
        int64_t id;
        int number;

        if (sscanf(at, "account %" SCNd64, &id) == 1) {
            struct balance balance;

            accounts++;
            if (ANSWER_TOLD(room.store, &balance, store_account_by_id, id, on_account) != STORE_OK)
                wrong += broken("account %" PRId64 " is lost", id);
        } else if (sscanf(at, "game %d %" SCNd64, &number, &id) == 2) {
            wrong += game_verify(id, acks, later);
        } else if (sscanf(at, "kept %" SCNd64, &id) == 1) {
            const char *lacks = kept_lacks(room.kept, id, FIRST_PERSON);
            if (lacks)
                wrong += broken("%s is lost, of number %" PRId64, lacks, id);
        } else if (strncmp(at, "season\n", 7) == 0) {
            wrong += season_lacks();
        } else {
            wrong += cup_verify(at, acks);
        }
    }
    return wrong + sums_verify(accounts);
}

/* The games go on: what was in play gets some moves more. */
static int go_on(void)
{
    uint8_t key[32] = "on";

    rng_seed(&room.rng, key);
    for (int who = 0; who < PEOPLE; who++)
        if (!account(who))
            return broken("an account cannot be made");
    for (int i = 0; i < ROUNDS_AFTER; i++)
        play_round();
    for (int i = 0; i < TABLES; i++)
        if (!playing(i) && !game_at(i))
            return broken("nothing is played at table %d", i);
    return 0;
}

int room_verify(const char *folder, const char *acks, const char *later)
{
    char why[300], url[600];
    BUF_LOCAL text = {0};
    ACT_ITEMS_LOCAL items = {0};
    int wrong;

    room.acks = -1;
    if (!begin(folder, why, sizeof(why)))
        return broken("the store does not open: %s", why);
    wrong = acks_verify(acks, later);
    wrong += go_on();
    /* Finishes the close of the season. */
    clock_virtual_advance(&room.clock, KEPT_BEFORE_END_MS);
    kept_season(room.kept);
    wrong += season_lacks();
    end();
    snprintf(url, sizeof(url), "sqlite:%s/" POWER_STORE, folder);
    if (maintain_check_store(url, &text, &items) != 0)
        wrong += broken("cardroomctl check: %s", buf_text(&text));
    buf_clear(&text);
    if (rerate_run(true, url, &text, &items) != 0)
        wrong += broken("cardroomctl ratings replay: %s", buf_text(&text));
    return wrong;
}
