/*
 * Taking back moves against bots alone. Byte for byte, the game is what it was before the move,
 * whatever the room and the store do meanwhile, and the journal and the record stay true.
 */

#include "cutap.h"
#include "table_help.h"
#include "xalloc.h"

enum { DEPTH = 60, MOVES = 120 };

/* ---- Help ---- */

/* Opens a table of ann with `bots` bots, and begins a friendly game. */
static int32_t start_alone(const char *game, const char *options, int bots)
{
    char text[200];
    snprintf(text, sizeof(text), "seats=%d friendly %s", bots + 1, options);
    int32_t t = open_table(0, game, text);
    if (t == 0)
        printf("# %s\n", game);
    CU_ASSERT_NOT_EQUAL_FATAL(t, 0);
    for (int i = 0; i < bots; i++)
        CU_ASSERT_PTR_NULL_FATAL(say_as(person(0), TABLE_BOT_ADD, t, NULL, NULL, 1));
    CU_ASSERT_PTR_NULL_FATAL(say(0, TABLE_READY, t, NULL));
    CU_ASSERT_TRUE_FATAL(playing(t));
    return t;
}

static struct game *game_of(int32_t t)
{
    return tables_find(w.tables, t)->game;
}

static void *state_copy(int32_t t)
{
    struct game *g = game_of(t);
    void *copy = malloc(g->rules->state_size);
    memcpy(copy, g->shown->state, g->rules->state_size);
    return copy;
}

static bool state_is(int32_t t, const void *state)
{
    struct game *g = game_of(t);
    struct moment_chances chances;
    moment_chances(g->rules, state, &chances);
    return memcmp(g->shown->state, state, g->rules->state_size) == 0 &&
           memcmp(g->ahead->state, state, g->rules->state_size) == 0 &&
           memcmp(&g->shown->chances, &chances, sizeof(chances)) == 0;
}

/* Lets the bots play until ann has to move. False: the game is over. */
static bool until_turn(int32_t t)
{
    struct game_turn turn;
    for (int i = 0; i < 400 && playing(t); i++) {
        game_of(t)->rules->turn(game_of(t)->shown->state, &turn);
        if (turn.must >> seat_of(t, 0) & 1)
            return true;
        pass(1000);
    }
    CU_ASSERT_FALSE(playing(t));
    return false;
}

/* Writes one of ann's moves, drawn at random. */
static void any_move(int32_t t, uint32_t *chance, char text[GAME_TEXT_MAX])
{
    static struct game_move legal[TABLE_LEGAL_MAX];
    struct game *g = game_of(t);
    int seat = seat_of(t, 0), n = g->rules->legal(g->shown->state, seat, legal, TABLE_LEGAL_MAX);
    n = n < TABLE_LEGAL_MAX ? n : TABLE_LEGAL_MAX;
    *chance = *chance * 1664525 + 1013904223;
    if (n > 0)
        g->rules->format(g->shown->state, seat, &legal[(*chance >> 8) % (uint32_t)n], text,
                         GAME_TEXT_MAX);
    else {
        struct game_move move;
        g->rules->auto_move(g->shown->state, seat, &move);
        g->rules->format(g->shown->state, seat, &move, text, GAME_TEXT_MAX);
    }
}

/* ---- Tests ---- */

/* Plays, takes back moves and lets the room die, all at random. Returns how often it took back a
 * move. */
static int play_and_take_back(const char *game, const char *options, int bots, uint32_t chance)
{
    void *before[DEPTH];
    char text[GAME_TEXT_MAX];
    int n = 0, undone = 0, taken = 0;
    int32_t t = start_alone(game, options, bots);
    for (int i = 0; i < MOVES && until_turn(t); i++) {
        any_move(t, &chance, text);
        if (n == DEPTH)
            break;
        before[n++] = state_copy(t);
        CU_ASSERT_PTR_NULL_FATAL(say(0, TABLE_MOVE, t, text));
        chance = chance * 1664525 + 1013904223;
        if (chance >> 28 < 6)
            until_turn(t);
        else if (chance >> 28 < 9)
            pass(1000); /* a bot is thinking, or has moved */
        for (int back = chance >> 28 < 7 ? (int)(chance >> 24 & 3) : 0; back > 0 && n > 0; back--) {
            if (!playing(t))
                break;
            CU_ASSERT_PTR_NULL_FATAL(say(0, TABLE_TAKE_BACK, t, NULL));
            n--;
            CU_ASSERT_TRUE(state_is(t, before[n]));
            free(before[n]);
            undone++;
        }
        if ((chance >> 16 & 7) == 0 && playing(t)) {
            FREED void *now = state_copy(t);
            int32_t seq = game_of(t)->shown->seq;
            world_restart(false);
            CU_ASSERT_TRUE_FATAL(playing(t));
            CU_ASSERT_TRUE(state_is(t, now));
            CU_ASSERT_EQUAL(game_of(t)->shown->seq, seq);
            presence(0, true);
        }
    }
    /* It goes back to the deal, and no further. */
    if (playing(t)) {
        while (n > 0) {
            CU_ASSERT_PTR_NULL(say(0, TABLE_TAKE_BACK, t, NULL));
            n--;
            CU_ASSERT_TRUE(state_is(t, before[n]));
            free(before[n]);
            undone++;
        }
        CU_ASSERT_PTR_NOT_NULL(say(0, TABLE_TAKE_BACK, t, NULL));
    }
    while (n > 0)
        free(before[--n]);
    int64_t number = game_of(t)->row.number;
    if (playing(t))
        say(0, TABLE_LEAVE, t, NULL);
    settle();
    verified(number, &taken);
    CU_ASSERT_EQUAL(taken, undone);
    return undone;
}

SUITE("back", world_open, world_close);

TEST(the_same_by_bytes, "the game is as before, byte for byte, in each game")
{
    static const struct {
        const char *game, *options;
        int bots;
    } games[] = {{"last-one", "", 1},  {"last-one", "", 3}, {"extreme-last-card", "", 3},
                 {"palace", "", 1},    {"palace", "", 3},   {"switch", "", 2},
                 {"exta-cards", "", 1}};
    for (size_t i = 0; i < sizeof(games) / sizeof(*games); i++) {
        int undone = 0;
        for (uint32_t chance = 1; chance <= 6; chance++) {
            undone +=
                play_and_take_back(games[i].game, games[i].options, games[i].bots, chance * 77777);
            world_anew();
        }
        CU_ASSERT(undone > 10);
    }
}

/* Nothing is told before it is stored. A line that comes twice takes back one move. If the store
 * refuses, nothing was taken back. */
TEST(the_store_decides, "the store decides, once")
{
    char text[GAME_TEXT_MAX], again[GAME_TEXT_MAX];
    uint32_t chance = 1;
    int32_t t = start_alone("last-one", "", 1);
    CU_ASSERT_TRUE_FATAL(until_turn(t));
    FREED void *first = state_copy(t);
    any_move(t, &chance, again);
    CU_ASSERT_PTR_NULL(say(0, TABLE_MOVE, t, again));
    FREED void *moved = state_copy(t);
    CU_ASSERT_TRUE_FATAL(until_turn(t));
    FREED void *second = state_copy(t);
    any_move(t, &chance, text);
    CU_ASSERT_PTR_NULL(say(0, TABLE_MOVE, t, text));
    FREED void *third = state_copy(t);
    store_fault_fail(w.store, 1, 1, STORE_REFUSED);
    CU_ASSERT_PTR_NOT_NULL(say(0, TABLE_TAKE_BACK, t, NULL));
    CU_ASSERT_TRUE(state_is(t, third));
    forget();
    w.holding = true;
    struct table_message m = {
        .kind = TABLE_TAKE_BACK, .table = t, .command = ++w.command, .from = person(0)};
    tables_send(w.tables, &m);
    CU_ASSERT_EQUAL(count(-1, NOTICE_TAKEN_BACK), 0);
    CU_ASSERT_EQUAL(memcmp(game_of(t)->shown->state, third, game_of(t)->rules->state_size), 0);
    w.holding = false;
    /* The room dies after the store has it, and the door sends the line again. */
    world_restart(true);
    CU_ASSERT_TRUE(state_is(t, second));
    tables_send(w.tables, &m);
    settle();
    CU_ASSERT_TRUE(state_is(t, second));
    CU_ASSERT_PTR_NULL(say(0, TABLE_TAKE_BACK, t, NULL));
    CU_ASSERT_TRUE(state_is(t, first));
    /* The same move leads to the same cards. */
    CU_ASSERT_PTR_NULL(say(0, TABLE_MOVE, t, again));
    CU_ASSERT_TRUE(state_is(t, moved));
}

/* On a full disk the game goes on in memory, and is written once there is room. */
TEST(on_a_full_disk, "on a full disk")
{
    char text[GAME_TEXT_MAX];
    uint32_t chance = 1;
    int32_t t = start_alone("last-one", "", 1);
    CU_ASSERT_TRUE_FATAL(until_turn(t));
    FREED void *first = state_copy(t);
    any_move(t, &chance, text);
    CU_ASSERT_PTR_NULL(say(0, TABLE_MOVE, t, text));
    FREED void *moved = state_copy(t);
    store_fault_fail(w.store, 1, 0, STORE_FULL);
    for (int i = 0; i < 3; i++) {
        CU_ASSERT_PTR_NULL(say(0, TABLE_TAKE_BACK, t, NULL));
        CU_ASSERT_TRUE(state_is(t, first));
        CU_ASSERT_PTR_NULL(say(0, TABLE_MOVE, t, text));
        CU_ASSERT_TRUE(state_is(t, moved));
    }
    store_fault_fail(w.store, 0, 0, STORE_OK);
    pass(6000);
    CU_ASSERT_EQUAL(count(0, NOTICE_SAVED), 1);
    FREED void *now = state_copy(t);
    world_restart(true);
    CU_ASSERT_TRUE(state_is(t, now));
}

/* A bot's answer about a position that was taken back is not played. */
TEST(while_a_bot_thinks, "a bot's late answer is ignored")
{
    struct slow_thinker slow = {.thinker.think = slow_think};
    struct game_move draw = {.verb = MOVE_DRAW};
    char text[GAME_TEXT_MAX];
    uint32_t chance = 1;
    void *before;
    w.thinker = &slow.thinker;
    world_restart(true);
    int32_t t = start_alone("last-one", "", 1);
    for (;;) {
        CU_ASSERT_TRUE_FATAL(until_turn(t));
        before = state_copy(t);
        any_move(t, &chance, text);
        CU_ASSERT_PTR_NULL(say(0, TABLE_MOVE, t, text));
        if (on_turn(t) != 0)
            break;
        free(before);
    }
    CU_ASSERT_EQUAL(slow.about.seq, game_of(t)->shown->seq);
    CU_ASSERT_PTR_NULL(say(0, TABLE_TAKE_BACK, t, NULL));
    slow.cb(slow.arg, &slow.about, &draw);
    pass(60000);
    CU_ASSERT_TRUE(state_is(t, before));
    CU_ASSERT_EQUAL(on_turn(t), 0);
    free(before);
}

/* There is a limit, because each time the whole game is played again. */
TEST(two_hundred_times, "200 times a game")
{
    int32_t t = start_alone("last-one", "", 1);
    CU_ASSERT_TRUE_FATAL(until_turn(t));
    for (int i = 0; i < 200; i++) {
        CU_ASSERT_PTR_NULL(say(0, TABLE_MOVE, t, "draw"));
        CU_ASSERT_PTR_NULL(say(0, TABLE_TAKE_BACK, t, NULL));
    }
    CU_ASSERT_PTR_NULL(say(0, TABLE_MOVE, t, "draw"));
    CU_ASSERT_PTR_NOT_NULL(strstr(say(0, TABLE_TAKE_BACK, t, NULL), "200"));
    world_restart(true);
    CU_ASSERT_PTR_NOT_NULL(strstr(say(0, TABLE_TAKE_BACK, t, NULL), "200"));
}
