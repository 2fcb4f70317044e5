/*
 * Cups of each form in rooms that die (doc/rules/cups.md). The same cup is played once for each of
 * its events, and at that event the room dies: before the store has it, or right after, before
 * anybody hears of it. The end has to be that of the undisturbed cup: the same places, prizes and
 * chips, and as many games. Then the room dies after each of the other writes, such as each move,
 * and after every few writes.
 *
 * After each death no chip is missing, and the held entries are what the escrow account has (CU-D3,
 * RK-D13). In the end the cup has counted each of its games once, as it is stored.
 *
 * The cards of a game follow from its id, and only deaths at events leave the ids as they are. An
 * arena also differs afterwards, because it draws the people who are free at a moment. In those
 * cases the end is only compared with the games.
 *
 * The room dies once at each event or write. With sanitizers and over a server, which are far
 * slower, it dies at the first and then at each fifth.
 */
#include <inttypes.h>

#include "cups.h"
#include "play_private.h"
#include "play_store.h"
#include "store_fault.h"

enum {
    PEOPLE = 6, /* each with an address of their own, so that there are prizes (CU-D3) */
    ENTRY = 61,
    CHIPS = 1000,
    STEPS = 20000, /* a cup that is not over after this many steps never ends */
    KILLS = 5000,
#ifdef __SANITIZE_ADDRESS__
    STRIDE = 5, /* with sanitizers the room dies at each fifth event, else at each */
#else
    STRIDE = 1,
#endif
    OFTEN_LEAST = 3, /* a room dies after this many writes, and so does each next one */
    OFTEN_MOST = 12
};

struct form {
    const char *test, *words;
    bool arena;
};
static const struct form forms[] = {
    {"a knock-out (CU-D8)", "knockout seats=2"},
    {"an arena (CU-D9)", "arena seats=2 minutes=5", true},
    {"a Swiss (CU-D11)", "swiss seats=3 rounds=2"},
    {"a duplicate (CU-D15)", "duplicate seats=3 rounds=2"},
};

/* When the room dies. */
struct death {
    bool writes; /* counts all writes, not only the events of cups */
    bool stored;
    bool often; /* the rooms after it die as well */
    int nth;    /* 0: never */
};

static struct play play;

/* What is left of a cup. */
struct end {
    struct buf text;
    struct cup *cup; /* it is freed when `end` is read */
    bool died;
    int events;
    int64_t drawn_ms; /* when tables were drawn last */
    int64_t prizes;
};

#define say(...) play_does(&play, __VA_ARGS__)

/* ---- Playing it ---- */

static bool dead(const struct death *death, struct end *end)
{
    if (!store_fault_dead(play.store))
        return false;
    end->died = true;
    say("room dies");
    play_books_check(&play);
    if (death->often)
        store_fault_die(play.store, death->nth);
    return true;
}

static void begin(const char *form)
{
    play_begin(&play, form);
    play.one_seed = true;
    for (int i = 1; i <= PEOPLE; i++) {
        say("account p%d password-of-%d", i, i);
        say("p%d connect ssh user=p%d password from=192.0.2.%d", i, i, i);
    }
}

static bool on_turn(const struct someone *who)
{
    return who->conn != 0 && strcmp(who->fake.prompt, "your turn> ") == 0;
}

/* Everybody who has to move moves, one after the other; if nobody has to, time passes. */
static void step(const struct death *death, struct end *end)
{
    bool moved = false;
    for (int i = 0; i < play.npeople && !play.failed; i++) {
        if (dead(death, end) || !on_turn(&play.people[i]))
            continue;
        say("play 1 %s", play.people[i].name);
        moved = true;
    }
    if (!moved && !dead(death, end))
        say("clock +2s");
}

/* An arena checks who waits every 2 seconds, not whenever somebody waits (CU-D10). */
static void event_take(void *arg, const struct store_event *event)
{
    struct end *end = arg;
    if (strncmp(event->text, "drawn ", 6) != 0)
        return;
    CU_ASSERT_TRUE(end->died || event->at_ms >= end->drawn_ms + CUP_FORM_MS);
    end->drawn_ms = event->at_ms;
}

static void events_done(void *arg UNUSED, enum store_status status)
{
    CU_ASSERT_EQUAL(status, STORE_OK);
}

static void chips_take(void *arg, enum store_status status, const struct store_account *account)
{
    struct end *end = arg;
    CU_ASSERT_EQUAL_FATAL(status, STORE_OK);
    buf_printf(&end->text, "%s has %lld\n", account->name, (long long)account->chips);
}

static void cup_take(void *arg, struct cup *cup)
{
    struct end *end = arg;
    CU_ASSERT_PTR_NOT_NULL_FATAL(cup);
    CU_ASSERT_EQUAL(cup->state, CUP_OVER);
    CU_ASSERT_FALSE(cup->back);
    end->cup = cup;
    end->events = cup->events;
    for (int i = 0; i < cup->entrants; i++) {
        const struct cup_entrant *who = &cup->entrant[i];
        buf_printf(&end->text, "%s: place %d, prize %lld\n", who->name, who->place,
                   (long long)who->prize);
        end->prizes += who->prize;
    }
}

/* Plays the cup to its end. The caller frees `end->text`. */
static void cup_play(const struct form *form, const struct death *death, struct end *end)
{
    *end = (struct end){0};
    begin(form->words);
    if (death->nth > 0 && death->writes)
        store_fault_die(play.store, death->nth);
    else
        store_fault_die_cup(play.store, death->nth, death->stored);
    say("p1 > cup new last-one %s players=%d start=12:30 entry=%d limit=4", form->words, PEOPLE,
        ENTRY);
    for (int i = 1; i <= PEOPLE && !play.failed; i++) {
        dead(death, end);
        say("p%d > cup join 1", i);
        dead(death, end);
        say("p%d < You are in cup 1.*", i);
    }
    say("clock +29m"); /* a game's seed is made from its id, which then depends on the clock
                          alone */
    for (int steps = 0; !play.failed && cups_find(play.lobby, 1); steps++) {
        step(death, end);
        if (steps == STEPS)
            play_fail(&play, "the cup does not end");
    }
    while (!play.failed && dead(death, end))
        play_settle(&play);
    play_books_check(&play);
    cups_read(play.lobby, 1, cup_take, end);
    play_settle(&play);
    CU_ASSERT_PTR_NOT_NULL_FATAL(end->cup);
    int stored, games = play_cup_games(&play, end->cup, &stored);
    CU_ASSERT_EQUAL(games, stored);
    store_cup_events(play.store, 1, event_take, events_done, end);
    play_settle(&play);
    cup_free(&end->cup);
    for (int i = 1; i <= PEOPLE; i++) {
        char name[STORE_NAME_MAX];
        snprintf(name, sizeof(name), "p%d", i);
        store_account_by_name(play.store, name, false, chips_take, end);
        play_settle(&play);
    }
    buf_printf(&end->text, "%d games\n", games);
    CU_ASSERT_EQUAL(end->prizes, PEOPLE * ENTRY);
    play_end(&play);
}

/* ---- Every event of it ---- */

/* Plays a cup in which the room dies once. Returns false if the cup ends before that. */
static bool cup_dies(const struct form *form, const struct death *death,
                     const struct end *undisturbed)
{
    struct end end;
    bool same = !form->arena && !death->writes;
    cup_play(form, death, &end);
    if (play.failed || (same && strcmp(buf_text(&end.text), buf_text(&undisturbed->text)) != 0)) {
        CU_FAIL("a room that dies changes the cup");
        printf("# %s: the room died at %s %d%s\n# got\n%s# not\n%s", form->words,
               death->writes ? "write" : "event", death->nth, death->stored ? ", stored" : "",
               buf_text(&end.text), buf_text(&undisturbed->text));
    }
    buf_free(&end.text);
    return end.died && !play.failed;
}

static int stride(void)
{
    return play_store_on_server() ? 5 : STRIDE;
}

/* Plays the cup again and again: the room dies at the first event or write, then at the second, and
 * so on to the last. Returns how often it died. */
static int cup_dies_at_each(const struct form *form, struct death death,
                            const struct end *undisturbed)
{
    int died = 0;
    for (death.nth = 1; death.nth < KILLS && cup_dies(form, &death, undisturbed);
         death.nth += stride())
        died++;
    return died;
}

SUITE("cups over rooms that die", NULL, NULL);

TEST_ROWS(test_forms, forms)
{
    const struct form *form = CUTAP_ROW(forms);
    struct end undisturbed;
    cup_play(form, &(struct death){0}, &undisturbed);
    CU_ASSERT_FALSE(undisturbed.died);
    int before = cup_dies_at_each(form, (struct death){.stored = false}, &undisturbed);
    int behind = cup_dies_at_each(form, (struct death){.stored = true}, &undisturbed);
    int writes = cup_dies_at_each(form, (struct death){.writes = true}, &undisturbed);
    printf("# %s: the room died before %d events, after %d, after %d writes\n", form->words, before,
           behind, writes);
    if (!form->arena) {
        CU_ASSERT_EQUAL(before, (undisturbed.events + stride() - 1) / stride());
        CU_ASSERT_EQUAL(behind, before);
    }
    for (int n = OFTEN_LEAST; n <= OFTEN_MOST; n += stride())
        cup_dies(form, &(struct death){.writes = true, .often = true, .nth = n}, &undisturbed);
    buf_free(&undisturbed.text);
}
