/*
 * A night of cups (doc/rules/cups.md): for an hour the room opens and runs the cups of its
 * configuration, of every form, while 300 people come and go, join, talk, lose their connections,
 * miss their tables and leave. The room dies twice. Everything follows from the seed and the
 * virtual clock.
 *
 * At every step no chip is missing, the held entries are in escrow (CU-D3, RK-D13), and something
 * goes on at every open table. In the end every cup is over, nobody sits at a table of a cup, each
 * prize was paid once, each game counts once, each record is true (CU-D12), and the log has no
 * error. Played again, the night is the same.
 *
 * Arguments: hours (1) and a seed (24), for longer nights.
 */
#include <inttypes.h>

#include "closed.h"
#include "cup_record.h"
#include "cups.h"
#include "files.h"
#include "log.h"
#include "play_private.h"
#include "play_store.h"

enum {
    TICK_MS = 2000,
    PEOPLE = 300,
    SCHEDULES = 6,
    MINUTE_MS = 60000,
    HOUR_MS = 3600000,
    REST_MS = HOUR_MS, /* how long the last cups may take */
    OPENS_MS = 90000,  /* how long until a drawn table must be there */
    CUPS_MOST = 1000,
    MOVES_MS = 6 * MINUTE_MS /* how long until something must happen at it: people who are away
                                have five minutes */
};

/* The cups of an hour: name, day, minute, and words. */
static const struct {
    const char *name, *day;
    int minute;
    const char *words;
} schedule[SCHEDULES] = {
    {"arena", "daily", 11, "last-one arena minutes=20 seats=4 players=4-60 entry=10"},
    {"knockout", "daily", 12, "palace knockout seats=4 players=4-40 entry=25 pace=20 limit=100"},
    {"week", "weekly saturday", 15, "switch swiss seats=3 rounds=3 players=6-40 entry=15"},
    {"deals", "daily", 20, "last-one duplicate seats=4 rounds=3 players=8-32 entry=5"},
    {"pairs", "daily", 16, "exta-cards swiss seats=2 rounds=4 players=4-40 pace=15"},
    {"empty", "daily", 30, "switch arena players=150-160 entry=7"}};

/* ---- Chance ---- */

static uint32_t drawn, seed = 24;
static int hours = 1;

static int draw(int n)
{
    drawn = drawn * 1664525u + 1013904223u;
    return (int)((drawn >> 8) % (uint32_t)n);
}

/* ---- People ---- */

struct visitor {
    struct someone *who;
    int64_t next_ms, out_ms; /* out_ms: when they go for good; 0: they stay */
    int kind;                /* the schedule whose cup they play in; -1: a cup that somebody
                                opened */
    bool was_on, idle;       /* idle: types nothing at a table */
    bool tried, left;
    int64_t cup; /* the cup that they are in; 0: none */
};

/* A table of a cup that is open. */
struct watched {
    int64_t cup;
    int32_t round, table, events;
    int64_t since_ms;
    bool seen;
};

static struct play play;
static struct visitor people[PEOPLE];
static struct watched *watched;
static int nwatched;
static int64_t began_ms;
static int moves, said, lost, joins, leaves, refused;
static struct buf story, places; /* what became of the cups, and of everybody in them */

static int64_t now_ms(void)
{
    return play.clock.wall - began_ms;
}

#define does(...) play_does(&play, __VA_ARGS__)

static bool is_on(const struct visitor *p)
{
    return p->who->conn != 0 && !p->who->fake.closed;
}

/* Brings a visitor. Most have an address of their own, but some share one. */
static void comes(struct visitor *p)
{
    int i = (int)(p - people), home = i % 17 == 3 ? i - 1 : i;
    const char *id = p->who->name;
    if (i % 10 == 0)
        does("%s connect ssh user=%s password from=172.%d.%d.7\n", id, id, 16 + home / 200,
             home % 200);
    else
        does("%s connect tls from=172.%d.%d.7\n%s > %s\n%s > pass-%s\n", id, 16 + home / 200,
             home % 200, id, id, id, id);
    p->was_on = true;
    p->next_ms = now_ms() + 1000 + draw(5000);
}

/* ---- Cups ---- */

static bool is_of(const struct cup *cup, int kind)
{
    return strncmp(cup->name, schedule[kind].name, strlen(schedule[kind].name)) == 0;
}

/* The next cup of a schedule, or of somebody, that can be joined; NULL: there is none this hour. */
static const struct cup *next_cup(int kind)
{
    const struct cup *cup, *next = NULL;
    for (size_t i = 0; (cup = cups_each(play.lobby, &i));)
        if ((kind < 0 ? cup->opener != 0 : is_of(cup, kind)) && cup_joinable(cup) &&
            cup->start_ms < began_ms + hours * (int64_t)HOUR_MS &&
            (!next || cup->start_ms < next->start_ms))
            next = cup;
    return next;
}

static void joins_cup(struct visitor *p)
{
    const struct cup *cup = next_cup(p->kind);
    p->tried = true;
    if (!cup)
        return;
    size_t before = p->who->fake.text.len;
    does("%s > cup join %" PRId64 "\n", p->who->name, cup->number);
    bool joined = strstr(buf_text(&p->who->fake.text) + before, "You are in cup");
    p->cup = joined ? cup->number : 0;
    joins += joined;
    refused += !joined;
}

/* ---- What people do ---- */

static void talks(struct visitor *p)
{
    static const char *const lines[] = {"good evening",     "who leads",         "nice one",
                                        "back in a minute", "which round is it", "good luck all"};
    switch (draw(12)) {
    case 0: does("%s > cups\n", p->who->name); break;
    case 1: does("%s > cup\n", p->who->name); break;
    case 2: does("%s > cup standings\n", p->who->name); break;
    case 3: does("%s > who\n", p->who->name); break;
    default: does("%s > shout %s, %d\n", p->who->name, lines[draw(6)], draw(900)); said++;
    }
}

/* Whether they are at a table whose game waits for its players. */
static bool is_called(const struct visitor *p)
{
    struct table_info info;
    const struct session *s = lobby_by_name(play.lobby, p->who->name, false);
    int32_t table = s ? tables_seat_of(play.lobby->tables, s->person) : 0;
    return table != 0 && tables_info(play.lobby->tables, table, &info) && info.begins_ms > 0;
}

static void acts(struct visitor *p)
{
    p->next_ms = now_ms() + TICK_MS + draw(3 * TICK_MS);
    if (p->cup != 0 && !cups_find(play.lobby, p->cup))
        p->cup = 0;
    if (draw(900) == 0) { /* the line is cut */
        does("%s gone\n", p->who->name);
        lost++;
        p->next_ms = now_ms() + 5000 + draw(200000);
    } else if (p->idle) {
        if (draw(60) == 0)
            talks(p);
    } else if (strcmp(p->who->fake.prompt, "your turn> ") == 0) {
        if (draw(12) > 0) {
            bool moved = someone_plays(&play, p->who);
            if (!moved) {
                p->who->fake.seen = p->who->fake.text.len > 3000 ? p->who->fake.text.len - 3000 : 0;
                play_show_unread(p->who);
            }
            CU_ASSERT_TRUE(moved);
            moves += moved;
        }
    } else if (p->cup == 0 && (!p->tried || draw(40) == 0)) {
        joins_cup(p);
    } else if (p->cup != 0 && !p->left && draw(2500) == 0) {
        does("%s > cup leave\n%s > yes\n", p->who->name, p->who->name);
        p->left = true;
        leaves++;
    } else if (is_called(p)) {
        does("%s > ready\n", p->who->name);
    } else if (draw(40) == 0) {
        talks(p);
    }
    if (p->who->fake.text.len > 60000) /* the rest was read long ago */
        buf_drain(&p->who->fake.text, p->who->fake.text.len - 4000), p->who->fake.seen = 0;
}

/* ---- What has to hold at every step ---- */

static struct watched *watch(int64_t cup, int32_t round, int32_t table)
{
    for (int i = 0; i < nwatched; i++)
        if (watched[i].cup == cup && watched[i].round == round && watched[i].table == table)
            return &watched[i];
    watched = realloc(watched, sizeof(*watched) * (size_t)(nwatched + 1));
    watched[nwatched] = (struct watched){cup, round, table, -1, now_ms(), false};
    return &watched[nwatched++];
}

static void table_check(const struct cup *cup, int at)
{
    struct table_info info;
    const struct store_cup_at where = {cup->number, cup->table[at].round, cup->game[at].number};
    struct watched *w = watch(cup->number, where.round, where.table);
    int32_t table = tables_cup_number(play.lobby->tables, &where);
    bool there = table != 0 && tables_info(play.lobby->tables, table, &info);
    w->seen = true;
    if (there && info.events != w->events) {
        w->events = info.events;
        w->since_ms = now_ms();
    }
    if (now_ms() - w->since_ms > (there ? MOVES_MS : OPENS_MS))
        play_fail(&play, "cup %" PRId64 ", round %d: table %d %s", cup->number, where.round,
                  where.table, there ? "stands still" : "is not there");
}

static void tables_check(void)
{
    const struct cup *cup;
    for (int i = 0; i < nwatched; i++)
        watched[i].seen = false;
    for (size_t i = 0; (cup = cups_each(play.lobby, &i));)
        for (int at = 0; at < cup->tables; at++)
            if (cup->table[at].state == DRAW_OPEN)
                table_check(cup, at);
    for (int i = 0; i < nwatched; i++)
        if (!watched[i].seen)
            watched[i--] = watched[--nwatched];
}

/* ---- The night ---- */

static void people_make(void)
{
    for (int i = 0; i < PEOPLE; i++) {
        char id[16];
        snprintf(id, sizeof(id), "p%d", i);
        people[i] =
            (struct visitor){.who = play_someone(&play, id),
                             .kind = i % (SCHEDULES + 1) < SCHEDULES ? i % (SCHEDULES + 1) : -1,
                             .idle = i % 13 == 5,
                             .next_ms = draw(12 * MINUTE_MS)};
        people[i].out_ms = draw(8) == 0 ? (20 + draw(40)) * (int64_t)MINUTE_MS : 0;
        does("account %s pass-%s\n", id, id);
    }
}

static void person_ticks(struct visitor *p)
{
    if (now_ms() < p->next_ms || play.failed)
        return;
    if (p->out_ms != 0 && now_ms() > p->out_ms) {
        if (is_on(p))
            does("%s gone\n", p->who->name);
        p->next_ms = INT64_MAX;
        return;
    }
    if (!is_on(p))
        comes(p);
    else
        acts(p);
}

static void tick(void)
{
    clock_virtual_advance(&play.clock, TICK_MS);
    play_settle(&play);
    for (int i = 0; i < PEOPLE; i++)
        person_ticks(&people[i]);
    play_books_check(&play);
    tables_check();
}

/* How many cups of this night are not over. */
static int left(void)
{
    const struct cup *cup;
    int n = 0;
    for (size_t i = 0; (cup = cups_each(play.lobby, &i));)
        n += cup->state == CUP_RUNNING || cup->start_ms < began_ms + hours * (int64_t)HOUR_MS;
    return n;
}

static void night(void)
{
    drawn = seed;
    play_begin(&play, "night");
    BUF_LOCAL cups = {0};
    for (int i = 0; i < hours * SCHEDULES; i++)
        buf_printf(&cups, "%s%s-%d %s %d:%02d %s", i > 0 ? "|" : "", schedule[i % SCHEDULES].name,
                   i / SCHEDULES, schedule[i % SCHEDULES].day, 12 + i / SCHEDULES,
                   schedule[i % SCHEDULES].minute, schedule[i % SCHEDULES].words);
    CU_ASSERT_FATAL(cups.len < sizeof(play.cups));
    memcpy(play.cups, buf_text(&cups), cups.len + 1);
    play_configure(&play);
    people_make();
    began_ms = play.clock.wall;
    people[6].next_ms = 0;
    bool opened = false;
    int deaths = 0;
    while (!play.failed && now_ms() < hours * (int64_t)HOUR_MS + REST_MS &&
           (now_ms() < hours * (int64_t)HOUR_MS || left() > 0)) {
        tick();
        if (!opened && now_ms() > 2 * MINUTE_MS && is_on(&people[6])) {
            opened = true;
            does("p6 > cup new last-one knockout seats=2 players=4 start=full entry=30\n");
        }
        if (now_ms() > (14 + 19 * deaths) * (int64_t)MINUTE_MS && deaths < 2) {
            deaths++;
            does("room dies\n");
        }
    }
    CU_ASSERT_EQUAL(left(), 0);
    for (int i = 0; i < 60; i++)
        tick();
}

/* ---- The end ---- */

static void cup_take(void *arg, struct cup *cup)
{
    *(struct cup **)arg = cup;
}

/* Returns whether the cup took place. */
static bool cup_judge(int64_t number)
{
    struct cup *cup = NULL;
    struct cup_checked checked;
    int64_t paid = 0, prizes = 0;
    int stored;
    cups_read(play.lobby, number, cup_take, &cup);
    play_settle(&play);
    if (!cup)
        return false;
    bool took_place = cup->state == CUP_OVER;
    if (!cup_is_over(cup)) { /* a cup of another day */
        CU_ASSERT_TRUE(cup->start_ms > play.clock.wall);
        cup_free(&cup);
        return false;
    }
    CU_ASSERT_TRUE(took_place || cup->state == CUP_CALLED_OFF);
    for (int i = 0; i < cup->entrants; i++) {
        paid += cup->entrant[i].paid;
        prizes += cup->entrant[i].prize;
    }
    CU_ASSERT_EQUAL(paid, prizes);
    int played = play_cup_games(&play, cup, &stored);
    CU_ASSERT_EQUAL(play_cup_faults(&play, number, &checked), 0);
    cup_free(&checked.cup);
    buf_printf(&story,
               "# cup %" PRId64 " %s: %s, %d entrants, %d rounds, %d tables, %d games, %" PRId64
               " chips\n",
               number, cup->name, took_place ? "over" : "called off", cup->entrants, cup->round,
               cup->tables, played, prizes);
    for (int i = 0; i < cup->entrants; i++)
        buf_printf(&places, "%s %d %" PRId64 "\n", cup->entrant[i].name, cup->entrant[i].place,
                   cup->entrant[i].prize);
    cup_free(&cup);
    return took_place;
}

static void nobody_waits(void)
{
    for (int i = 0; i < PEOPLE; i++) {
        struct table_info info;
        const struct session *s = lobby_by_name(play.lobby, people[i].who->name, false);
        int32_t table = s ? tables_seat_of(play.lobby->tables, s->person) : 0;
        CU_ASSERT_TRUE(table == 0 || !tables_info(play.lobby->tables, table, &info) ||
                       info.cup.cup == 0);
    }
}

/* Plays a night and judges it. */
static void night_judged(void)
{
    int took_place = 0;
    moves = said = lost = joins = leaves = refused = 0;
    buf_clear(&story);
    buf_clear(&places);
    night();
    CU_ASSERT_FALSE(play.failed);
    nobody_waits();
    for (int64_t number = 1; number <= CUPS_MOST && !play.failed; number++)
        if (!cups_find(play.lobby, number))
            took_place += cup_judge(number);
    buf_printf(&story,
               "# %d moves, %d lines said, %d connections lost, %d joined, %d could not, %d left\n",
               moves, said, lost, joins, refused, leaves);
    /* in each hour one cup was called off; a visitor opened one */
    CU_ASSERT_EQUAL(took_place, hours * (SCHEDULES - 1) + 1);
    CU_ASSERT_TRUE(moves > 1000 && lost > 50 && leaves > 0);
    play_end(&play);
    free(watched);
    watched = NULL;
    nwatched = 0;
}

/* Checks that the room has logged no error. */
static void log_clean(const char *path)
{
    char line[512];
    int errors = 0;
    FILE_LOCAL *file = fopen(path, "re");
    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    while (fgets(line, sizeof(line), file)) {
        errors++;
        printf("# %s", line);
    }
    CU_ASSERT_EQUAL(errors, 0);
}

SUITE("night", NULL, NULL);

TEST(test_night, "a night of cups")
{
    BUF_LOCAL first = {0};
    char *folder = folder_make(NULL), path[512];
    snprintf(path, sizeof(path), "%s/log", folder);
    log_open("test", path, LOG_LEVEL_ERROR);
    night_judged();
    fputs(buf_text(&story), stdout);
    buf_move(&first, &story);
    buf_move(&first, &places);
    if (hours == 1) {
        night_judged();
        buf_move(&story, &places);
        CU_ASSERT_STRING_EQUAL(buf_text(&first), buf_text(&story)); /* the second night is the same
                                                                       as the first */
    }
    log_clean(path);
    buf_free(&story);
    buf_free(&places);
    folder_remove(&folder);
}

CUTAP_MAIN(argc, argv)
{
    if (argc > 1)
        hours = atoi(argv[1]);
    if (argc > 2)
        seed = (uint32_t)atoi(argv[2]);
    return cutap_run(CUTAP_SUITES);
}
