/*
 * Spectators of a ranked game see it as many moves late as the table's option `delay` says. That
 * holds for everything by which a table tells something (views, logs, notices), also after a
 * restart.
 */

#include "cutap.h"
#include "table_help.h"

enum { WATCHER = 7, MOVES_MAX = 400, SCRIPT_MAX = 4000 };

/* What a spectator would see and hear without a delay, by the number of moves. */
static struct game_view live[MOVES_MAX + 1];
static int logged[MOVES_MAX + 1];

static const struct game *game_of(int32_t t)
{
    return tables_find(w.tables, t)->game;
}

static struct game_view watched(int32_t t, int64_t person)
{
    struct game_view view;
    memset(&view, 0, sizeof(view));
    CU_ASSERT_TRUE_FATAL(tables_view(w.tables, t, person, &view));
    return view;
}

static int log_of(int32_t t, int64_t person)
{
    struct table_log_line line[TABLE_LOG_MAX];
    return tables_log(w.tables, t, person, line, TABLE_LOG_MAX);
}

static void note_live(int32_t t, int n)
{
    memset(&live[n], 0, sizeof(live[n]));
    game_of(t)->rules->view(game_of(t)->shown->state, 0, &live[n]);
}

/* Plays a whole game of Last One. At each move, the view of a spectator, of somebody in the
 * lobby and of a player at another table is that of `delay` moves ago, byte for byte. */
static void older_view(int delay, int players, bool restart)
{
    char options[40];
    int n = 0, old;
    world_anew();
    snprintf(options, sizeof(options), "delay=%d", delay);
    int32_t t = start_game("last-one", options, players);
    CU_ASSERT_PTR_NULL_FATAL(say(WATCHER, TABLE_WATCH, t, NULL));
    note_live(t, 0);
    while (n < MOVES_MAX) {
        CU_ASSERT_PTR_NULL_FATAL(move(t, NULL));
        if (!playing(t))
            break;
        note_live(t, ++n);
        old = n > delay ? n - delay : 0;
        if (restart && n % 5 == 0)
            world_restart(true);
        struct game_view seen = watched(t, person(WATCHER).id), passing = watched(t, 0);
        CU_ASSERT_EQUAL(memcmp(&seen, &live[old], sizeof(seen)), 0);
        CU_ASSERT_EQUAL(memcmp(&passing, &live[old], sizeof(passing)), 0);
        if (delay > 0 && n > delay)
            CU_ASSERT_NOT_EQUAL(memcmp(&seen, &live[n], sizeof(seen)), 0);
        /* Players see the present position, with their own hand. */
        struct game_view own = watched(t, person(0).id), want;
        memset(&want, 0, sizeof(want));
        game_of(t)->rules->view(game_of(t)->shown->state, seat_of(t, 0), &want);
        CU_ASSERT_EQUAL(memcmp(&own, &want, sizeof(own)), 0);
    }
    CU_ASSERT(n > delay);
    CU_ASSERT_TRUE(watched(t, person(WATCHER).id).over);
}

SUITE("delay", world_open, world_close);

TEST(the_view_is_the_older_view, "the view is that of so many moves ago")
{
    for (int delay = 0; delay <= TABLE_DELAY_MAX; delay++)
        older_view(delay, 2 + delay % 3, false);
}

TEST(after_a_restart, "after a restart, too")
{
    older_view(1, 3, true);
    older_view(3, 2, true);
}

/* Writes what a spectator hears of a whole game, one letter for each notice. where[] gets its
 * length after each move. */
static int hears(const char *options, char *script, int *where)
{
    int n = 0, moves = 0;
    world_anew();
    int32_t t = start_game("last-one", options, 3);
    say(WATCHER, TABLE_WATCH, t, NULL);
    for (forget(); playing(t) && moves < MOVES_MAX;) {
        CU_ASSERT_PTR_NULL_FATAL(move(t, NULL));
        for (int i = 0; i < w.nheard; i++) {
            const struct heard *h = &w.heard[i];
            if (h->person == person(WATCHER).id && n + 3 < SCRIPT_MAX)
                n += snprintf(script + n, SCRIPT_MAX - (size_t)n, "%c%c",
                              'A' + (int)h->notice.kind % 58,
                              '0' + (h->notice.kind == NOTICE_FACT ? h->notice.fact.kind % 70 : 0));
        }
        forget();
        logged[moves] = log_of(t, person(WATCHER).id);
        where[moves++] = n;
    }
    return moves;
}

TEST(the_same_words_later, "notices and log: the same, so many moves later")
{
    static char at_once[SCRIPT_MAX], late[SCRIPT_MAX];
    static int when[MOVES_MAX], later[MOVES_MAX], log[MOVES_MAX];
    int n = hears("delay=0", at_once, when);
    memcpy(log, logged, sizeof(log));
    CU_ASSERT(n > 10);
    for (int delay = 1; delay <= 2; delay++) {
        char options[20];
        snprintf(options, sizeof(options), "delay=%d", delay);
        CU_ASSERT_EQUAL(hears(options, late, later), n);
        CU_ASSERT_STRING_EQUAL(late, at_once);
        for (int i = 0; i < n; i++) {
            int old = i == n - 1 ? i : i - delay; /* the last move tells all */
            CU_ASSERT_EQUAL(later[i], old < 0 ? 0 : when[old]);
            if (old >= 0 && i < 10) /* before the log, a ring, is full */
                CU_ASSERT_EQUAL(logged[i], log[old]);
        }
    }
}

/* If a game is ended from outside, nothing stays untold. */
TEST(a_void_tells_all, "a void tells all, and the next game begins anew")
{
    int32_t t = start_game("tiny", "delay=5", 2);
    say(WATCHER, TABLE_WATCH, t, NULL);
    move(t, "pass");
    move(t, "pass");
    forget();
    CU_ASSERT_PTR_NULL(say(5, TABLE_VOID, t, "a test"));
    CU_ASSERT_EQUAL(count(WATCHER, NOTICE_FACT), 2);
    CU_ASSERT_EQUAL(count(WATCHER, NOTICE_VOIDED), 1);
    CU_ASSERT_EQUAL(log_of(t, person(WATCHER).id), log_of(t, 0));
    /* The next game begins anew. */
    all_ready(t, 2);
    CU_ASSERT_EQUAL(watched(t, person(WATCHER).id).round, 0);
}
