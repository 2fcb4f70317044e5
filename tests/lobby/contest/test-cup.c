/* The state machine of a cup: whole cups of every form with random results, and their replay. */
#include "cup_drawing.h"
#include "cup_record.h"
#include "cutap.h"
#include "files.h"

enum { EVENTS = 8192, ENTRY = 50 };

static struct {
    struct cup *cup;
    struct rng rng;
    int64_t now, start_ms;
    char *text[EVENTS];
    int64_t at[EVENTS];
    int n;
} play;

static int below(int n)
{
    return (int)rng_below(&play.rng, (uint32_t)n);
}

/* Everything that people can see of a cup, as one text. */
static void show(const struct cup *cup, struct buf *out)
{
    buf_printf(out, "%d %d %d %lld %lld %lld %lld %d %s %d %d %d %d\n", cup->events, cup->state,
               cup->paused, (long long)cup->start_ms, (long long)cup->started_ms,
               (long long)cup->until_ms, (long long)cup->ended_ms, cup->back, cup->why, cup->round,
               cup->open, cup->over, cup->invited.n);
    for (int i = 0; i < cup->entrants; i++) {
        const struct cup_entrant *e = &cup->entrant[i];
        buf_printf(out, "%lld %lld %d %d %d %d %lld %d %lld %d %u %d %d\n", (long long)e->account,
                   (long long)e->paid, e->state, e->missed, e->came, e->seated,
                   (long long)e->free_ms, e->place, (long long)e->prize, cup->drawn[i].rating,
                   cup->drawn[i].address, cup->drawn[i].from, cup->drawn[i].out);
    }
    for (int i = 0; i < cup->tables; i++) {
        const struct draw_table *t = &cup->table[i];
        buf_printf(out, "%d %d %d %d %d %lld %d:", t->round, cup->game[i].number, t->state,
                   t->unranked, t->deal, (long long)cup->game[i].game, cup->game[i].ranked);
        for (int s = 0; s < t->seats; s++)
            buf_printf(out, " %d,%d,%d", t->entrant[s], t->place[s], t->cards[s]);
        buf_putc(out, '\n');
    }
}

static struct cup *made(void)
{
    static const uint8_t seed[DRAW_SEED] = {1, 2, 3};
    return cup_new(7, seed, 1, "");
}

/* Applies an event as it is read back from its text, and keeps the text. */
static bool happens(struct cup_event *e)
{
    BUF_LOCAL text = {0}, again = {0};
    struct cup_event read;
    e->at_ms = play.now;
    buf_printf(&text, "%s ", cup_event_name(e->kind));
    cup_event_write(e, 0, &text);
    CU_ASSERT_FATAL(text.len < CUP_BODY_MAX);
    CU_ASSERT_FATAL(cup_event_parse(buf_text(&text), 0, play.now, &read));
    buf_printf(&again, "%s ", cup_event_name(read.kind));
    cup_event_write(&read, 0, &again);
    CU_ASSERT_STRING_EQUAL(buf_text(&text), buf_text(&again));
    bool fits = cup_fits(play.cup, &read);
    CU_ASSERT_EQUAL(cup_apply(play.cup, &read), fits);
    if (fits) {
        CU_ASSERT_FATAL(play.n < EVENTS);
        play.text[play.n] = strdup(buf_text(&text));
        play.at[play.n++] = play.now;
    }
    cup_event_clear(&read);
    cup_event_clear(e);
    return fits;
}

static bool simple(enum cup_event_kind kind, int64_t account, const char *text)
{
    struct cup_event e = {.kind = kind, .account = account};
    strcpy(e.text, text);
    return happens(&e);
}

static bool join(int64_t account, uint32_t address)
{
    struct cup_event e = {.kind = CUP_JOINED, .account = account, .address = address, .n = 1};
    e.rating = calloc(1, sizeof(*e.rating));
    e.rating[0] = 1000 + below(800);
    return happens(&e);
}

static bool start(void)
{
    struct cup_event e = {.kind = CUP_STARTED, .n = play.cup->entrants};
    e.rating = calloc((size_t)e.n + 1, sizeof(*e.rating));
    for (int i = 0; i < e.n; i++)
        e.rating[i] = 1000 + below(800);
    return happens(&e);
}

/* Draws the next tables with those who are there: everybody but every `absent`th; 0: everybody.
 * Returns how many tables there are; -1: there is no event. */
static int drawn(struct cup_event *e, int absent)
{
    bool there[DRAW_ENTRANTS_MAX];
    for (int i = 0; i < play.cup->entrants; i++)
        there[i] = absent == 0 || i % absent != 0;
    struct cup_drawing *drawing = cup_drawing_new(play.cup, play.now, there);
    while (!cup_drawing_step(drawing))
        ;
    bool any = cup_drawing_event(drawing, e);
    cup_drawing_free(&drawing);
    CU_ASSERT(!drawing);
    return any ? e->n : -1;
}

/* Ends one of the open tables, perhaps as void. */
static void table_ends(void)
{
    const struct cup *cup = play.cup;
    int at = 0;
    for (int left = below(cup->open) + 1; left > 0; at++)
        left -= cup->table[at].state == DRAW_OPEN;
    at--;
    struct cup_event e = {.kind = below(20) == 0 ? CUP_VOIDED : CUP_PLAYED,
                          .round = cup->table[at].round,
                          .table = cup->game[at].number,
                          .number = play.n + 1,
                          .ranked = below(2) == 0,
                          .seats = cup->table[at].seats};
    for (int s = 0; s < e.seats; s++)
        e.result[s] = (struct cup_seat){.place = (uint8_t)(1 + below(e.seats)),
                                        .cards = (uint16_t)below(10),
                                        .absent = below(6) == 0};
    CU_ASSERT_FATAL(happens(&e));
}

static void disturb(int64_t *next)
{
    const struct cup *cup = play.cup;
    int64_t somebody = cup->entrants > 0 ? cup->entrant[below(cup->entrants)].account : 0;
    switch (below(60)) {
    case 0: simple(CUP_WITHDRAWN, somebody, ""); break;
    case 1: simple(CUP_REMOVED, somebody, "plays by a program"); break;
    case 2:
        if (simple(CUP_PAUSED, 0, "the door is on fire")) {
            play.now += 100000;
            CU_ASSERT(simple(CUP_GONE_ON, 0, ""));
        }
        break;
    case 3: join(++*next, 0); break;
    case 4: {
        struct cup_event e = {.kind = CUP_MERGED, .account = somebody, .into = ++*next};
        happens(&e);
        break;
    }
    default: break;
    }
}

static void end(void)
{
    struct cup_event e;
    cup_end_event(play.cup, play.now, &e);
    CU_ASSERT_FATAL(happens(&e));
}

/* Plays until the cup is over. False: it is not over after very many steps. */
static bool run(int64_t next)
{
    for (int step = 0; step < 20000 && !cup_is_over(play.cup); step++) {
        int64_t at;
        struct cup_event e;
        enum cup_due due = cup_due(play.cup, play.now, &at);
        disturb(&next);
        due = cup_due(play.cup, play.now, &at);
        if (due == CUP_DUE_DRAW || due == CUP_DUE_FORM) {
            bool any = drawn(&e, due == CUP_DUE_FORM ? below(4) : 0) >= 0;
            bool went = any && happens(&e);
            CU_ASSERT_EQUAL_FATAL(went, any);
            if (!any && due == CUP_DUE_DRAW)
                end();
            cup_event_clear(&e);
        } else if (due == CUP_DUE_END) {
            end();
        }
        play.now += 2000;
        if (play.cup->open > 0 && below(3) > 0)
            table_ends();
    }
    return cup_is_over(play.cup);
}

static void forget(void)
{
    cup_free(&play.cup);
    while (play.n > 0)
        free(play.text[--play.n]);
}

SUITE("cup", NULL, forget);

static void open_cup(const char *words, int seed)
{
    struct game_setup setup;
    game_setup_seed(&setup, (uint64_t)seed);
    rng_seed(&play.rng, setup.seed);
    play.now = 1000000;
    play.cup = made();
    struct cup_event e = {.kind = CUP_OPENED, .start_ms = play.start_ms};
    strcpy(e.text, words);
    CU_ASSERT_FATAL(happens(&e));
}

/* A cup that takes the same events from the beginning is the same. It opens only once. */
static void replays(void)
{
    struct cup *cup = made();
    for (int i = 0; i < play.n; i++) {
        struct cup_event e;
        CU_ASSERT_FATAL(cup_event_parse(play.text[i], 0, play.at[i], &e));
        CU_ASSERT_FATAL(cup_apply(cup, &e));
        CU_ASSERT_FALSE(i == 0 && cup_apply(cup, &e));
        CU_ASSERT_EQUAL(cup->events, i + 1);
        cup_event_clear(&e);
    }
    BUF_LOCAL one = {0}, two = {0};
    show(play.cup, &one);
    show(cup, &two);
    CU_ASSERT_STRING_EQUAL(buf_text(&one), buf_text(&two));
    cup_free(&cup);
}

/* Checks that all together get what all have paid. */
static void chips_equal(void)
{
    int64_t paid = 0, got = 0;
    for (int i = 0; i < play.cup->entrants; i++) {
        paid += play.cup->entrant[i].paid;
        got += play.cup->entrant[i].prize;
        CU_ASSERT(play.cup->entrant[i].prize >= 0);
    }
    CU_ASSERT_EQUAL(paid, got);
}

/* ---- Records ---- */

/* The record of the cup that was played. */
static void record(struct buf *out)
{
    struct cup_record r = {0};
    for (int i = 0; i < play.n; i++)
        cup_record_event(&r, play.at[i], play.text[i]);
    for (int i = 0; i < play.cup->entrants; i++)
        snprintf(play.cup->entrant[i].name, sizeof(play.cup->entrant[i].name), "p%lld",
                 (long long)play.cup->entrant[i].account);
    cup_record_write(&r, play.cup, out);
    cup_record_clear(&r);
}

static void on_fault(void *arg, int line, const char *why)
{
    if (arg)
        buf_printf(arg, "%d: %s\n", line, why);
}

/* How many things do not match. `said` gets what they are, unless it is NULL. */
static int faults_of(const char *text, struct cup_checked *checked, struct buf *said)
{
    cup_check(text, strlen(text), on_fault, said, checked);
    return checked->faults;
}

/* The record is true, gives the same standings, and has nothing that others must not know. */
static void recorded(void)
{
    BUF_LOCAL text = {0}, said = {0};
    struct cup_checked checked;
    record(&text);
    if (faults_of(buf_text(&text), &checked, &said) > 0)
        printf("# %s", buf_text(&said));
    CU_ASSERT_EQUAL(checked.faults, 0);
    CU_ASSERT_FATAL(checked.cup && checked.cup->entrants == play.cup->entrants);
    for (int i = 0; i < play.cup->entrants; i++) {
        CU_ASSERT_EQUAL(checked.cup->entrant[i].place, play.cup->entrant[i].place);
        CU_ASSERT_EQUAL(checked.cup->entrant[i].prize, play.cup->entrant[i].prize);
        CU_ASSERT_STRING_EQUAL(checked.cup->entrant[i].name, play.cup->entrant[i].name);
    }
    CU_ASSERT_PTR_NULL(strstr(buf_text(&text), "program")); /* why somebody was removed */
    CU_ASSERT_PTR_NULL(strstr(buf_text(&text), "7654321")); /* of an address */
    CU_ASSERT_PTR_NULL(strstr(buf_text(&text), "left"));
    for (const char *at = buf_text(&text), *nl; (nl = strchr(at, '\n')); at = nl + 1)
        CU_ASSERT(nl - at <= CUP_RECORD_WIDTH);
    cup_free(&checked.cup);
}

static void whole(const char *words, int people, int seed)
{
    play.start_ms = 1000000;
    open_cup(words, seed);
    int64_t next = 100;
    for (int i = 0; i < people; i++) {
        CU_ASSERT(join(++next, below(4) == 0 ? 7654321 : 0));
        if (below(10) == 0) {
            CU_ASSERT(simple(CUP_LEFT, next, ""));
            i--;
        }
    }
    CU_ASSERT(start());
    CU_ASSERT(run(next));
    CU_ASSERT_EQUAL(play.cup->state, CUP_OVER);
    CU_ASSERT(play.cup->open == 0 || play.cup->words.form == CUP_ARENA);
    chips_equal();
    replays();
    recorded();
    forget();
    play.start_ms = 0;
}

TEST(test_chance, "cups of each form by chance")
{
    static const char *const forms[] = {"knockout", "arena minutes=5", "swiss", "duplicate"};
    char words[128];
    for (int i = 0; i < CUP_FORMS * 60; i++) {
        int seed = i % 60, seats = 2 + seed % 3;
        snprintf(words, sizeof(words), "palace %s seats=%d entry=%d players=%d-1024", forms[i / 60],
                 seats, ENTRY, 2 * seats);
        whole(words, 2 * seats + seed / 2, seed);
    }
}

/* Plays a cup of a form to its end; the caller forgets it. */
static void played(const char *form)
{
    char words[128];
    snprintf(words, sizeof(words), "palace %s seats=3 entry=%d players=6-64", form, ENTRY);
    play.start_ms = 1000000;
    open_cup(words, 7);
    for (int64_t i = 1; i <= 11; i++)
        CU_ASSERT(join(1000 + i, i < 4 ? 77 : 0));
    CU_ASSERT(start() && run(2000));
    play.start_ms = 0;
}

static const char *const form_words[CUP_FORMS] = {"knockout", "arena minutes=5", "swiss rounds=4",
                                                  "duplicate"};

/* Changes the n-th of the digits that follow `mark` in the record, up to the end of its line.
 * False: there are fewer. */
static bool tampered(const struct buf *text, const char *mark, int nth, struct buf *out)
{
    const char *at = strstr(buf_text(text), mark);
    for (at = at ? at + strlen(mark) : NULL; at && (*at != '\n' || at[1] == ' '); at++) {
        if (*at < '0' || *at > '9' || nth-- > 0)
            continue;
        buf_add(out, buf_text(text), (size_t)(at - buf_text(text)));
        buf_putc(out, *at == '9' ? '0' : (char)(*at + 1));
        buf_puts(out, at + 1);
        return true;
    }
    return false;
}

/* If something that the room worked out is altered, that is found: seed, tables, places, prizes. */
TEST(test_tampered, "records that were altered")
{
    for (int form = 0; form < CUP_FORMS; form++) {
        static const char *const marks[] = {"commitment ", "seed ", " drawn 1 ", " ended "};
        BUF_LOCAL text = {0};
        int changed = 0;
        played(form_words[form]);
        record(&text);
        for (int m = 0; m < 4; m++)
            for (int nth = 0; nth < 12; nth++) {
                BUF_LOCAL altered = {0};
                struct cup_checked checked;
                if (tampered(&text, marks[m], nth, &altered)) {
                    changed++;
                    int faults = faults_of(buf_text(&altered), &checked, NULL);
                    if (faults == 0)
                        printf("# form %d: %s%d can be altered\n", form, marks[m], nth);
                    CU_ASSERT(faults > 0);
                    cup_free(&checked.cup);
                }
            }
        CU_ASSERT(changed > 30);
        forget();
    }
}

/* A record that is cut off anywhere is not a record, and the check says where. */
TEST(test_cut, "records that are cut off")
{
    BUF_LOCAL text = {0};
    played(form_words[CUP_SWISS]);
    record(&text);
    for (size_t len = 0; len < text.len; len += 7) {
        struct cup_checked checked;
        cup_check(buf_text(&text), len, on_fault, NULL, &checked);
        CU_ASSERT(checked.faults > 0);
        cup_free(&checked.cup);
    }
}

/* Writes the golden records anew: test-cup write tests/lobby/contest/records. */
static const char *folder;
static void test_write(void)
{
    for (int form = 0; form < CUP_FORMS; form++) {
        char path[512];
        BUF_LOCAL text = {0};
        snprintf(path, sizeof(path), "%s/%s.txt", folder, cup_form_name((enum cup_form)form));
        played(form_words[form]);
        record(&text);
        file_put(path, buf_text(&text));
        forget();
    }
}

/* CU-D12: records that another machine made draw the same here. */
TEST(test_golden, "records of another machine")
{
    for (int form = 0; form < CUP_FORMS; form++) {
        struct cup_checked checked;
        BUF_LOCAL said = {0}, here = {0};
        char *text =
            source_text("tests/lobby/contest/records/%s.txt", cup_form_name((enum cup_form)form));
        CU_ASSERT_PTR_NOT_NULL_FATAL(text);
        if (faults_of(text, &checked, &said) > 0)
            printf("# %s", buf_text(&said));
        CU_ASSERT(checked.faults == 0 && checked.drawings > 0);
        played(form_words[form]);
        record(&here);
        CU_ASSERT_STRING_EQUAL(text, buf_text(&here));
        forget();
        cup_free(&checked.cup);
        free(text);
    }
}

/* CU-D3, CU-D4, CU-D8: starts, late starts, pauses, and too few. */
TEST(test_due, "what is due")
{
    int64_t at;
    open_cup("palace swiss players=4-4", 1);
    for (int64_t i = 1; i < 4; i++)
        CU_ASSERT(join(i, 0));
    CU_ASSERT_EQUAL(cup_due(play.cup, play.now, &at), CUP_DUE_NOTHING);
    CU_ASSERT(join(4, 0));
    CU_ASSERT_EQUAL(cup_due(play.cup, play.now, &at), CUP_DUE_START);
    CU_ASSERT_FALSE(join(5, 0)); /* full */
    CU_ASSERT(simple(CUP_PAUSED, 0, "why"));
    CU_ASSERT_EQUAL(cup_due(play.cup, play.now, &at), CUP_DUE_NOTHING);
    forget();

    play.cup = made();
    struct cup_event e = {.kind = CUP_OPENED, .start_ms = 5000000};
    strcpy(e.text, "palace swiss players=2-8 start=10:00");
    play.now = 1000000;
    CU_ASSERT(happens(&e));
    CU_ASSERT(join(1, 0));
    CU_ASSERT_EQUAL(cup_due(play.cup, 4999999, &at), CUP_DUE_NOTHING);
    CU_ASSERT_EQUAL(at, 5000000);
    CU_ASSERT_EQUAL(cup_due(play.cup, 5000000, &at), CUP_DUE_CALL_OFF); /* too few */
    CU_ASSERT(join(2, 0));
    CU_ASSERT_EQUAL(cup_due(play.cup, 5000000, &at), CUP_DUE_START);
    CU_ASSERT_EQUAL(cup_due(play.cup, 5000000 + CUP_LATE_MS, &at), CUP_DUE_START);
    CU_ASSERT_EQUAL(cup_due(play.cup, 5000001 + CUP_LATE_MS, &at), CUP_DUE_CALL_OFF);
    CU_ASSERT(simple(CUP_PAUSED, 0, "why"));
    play.now = 6000000;
    CU_ASSERT(simple(CUP_GONE_ON, 0, ""));
    CU_ASSERT_EQUAL(play.cup->start_ms, 6000000 + CUP_AGAIN_MS);
    CU_ASSERT_EQUAL(cup_called(play.cup, 6000000 + CUP_AGAIN_MS), CUP_MISSED_START);
    CU_ASSERT(simple(CUP_LEFT, 2, ""));
    CU_ASSERT_EQUAL(cup_called(play.cup, 6000000 + CUP_AGAIN_MS), CUP_TOO_FEW);
    /* by its opener only if nobody else is in it */
    CU_ASSERT_EQUAL(cup_called(play.cup, 5999999), CUP_EARLY);
    CU_ASSERT_FALSE(cup_fits(play.cup, &(struct cup_event){.kind = CUP_CALLED, .account = 3}));
    CU_ASSERT(cup_fits(play.cup, &(struct cup_event){.kind = CUP_CALLED, .account = 1}));
    CU_ASSERT(simple(CUP_CALLED, 0, ""));
    CU_ASSERT_EQUAL(play.cup->state, CUP_CALLED_OFF);
    CU_ASSERT_FALSE(join(3, 0));
}

/* A cup that starts when it is full waits until then, but not for ever (CU-D18). */
TEST(test_full, "full, or not")
{
    int64_t at;
    open_cup("palace swiss players=4-4", 1);
    CU_ASSERT(join(1, 0));
    int64_t last = play.cup->opened_ms + CUP_FULL_MS;
    CU_ASSERT_EQUAL(cup_due(play.cup, last - 1, &at), CUP_DUE_NOTHING);
    CU_ASSERT_EQUAL(at, last);
    CU_ASSERT_EQUAL(cup_due(play.cup, last, &at), CUP_DUE_CALL_OFF);
    CU_ASSERT_EQUAL(cup_called(play.cup, last), CUP_NOT_FULL);
    for (int64_t i = 2; i <= 4; i++)
        CU_ASSERT(join(i, 0));
    CU_ASSERT_EQUAL(cup_due(play.cup, last, &at), CUP_DUE_START);
}

/* The largest cup, with the largest entry: everything that it writes fits into an event. */
TEST(test_largest, "the largest")
{
    open_cup("palace arena seats=2 entry=1000000 players=1024-1024", 1);
    for (int64_t i = 1; i <= DRAW_ENTRANTS_MAX; i++)
        CU_ASSERT(join(i, 7)); /* of one address: all entries go back */
    CU_ASSERT_FALSE(join(DRAW_ENTRANTS_MAX + 1, 7));
    CU_ASSERT(start());
    end();
    CU_ASSERT_TRUE(play.cup->back);
    chips_equal();
}

/* When the staff removed everybody, nobody gets the prizes: the entries go back. */
TEST(test_all_removed, "all removed")
{
    open_cup("palace swiss seats=2 entry=10 players=8-8", 1);
    for (int64_t i = 1; i <= 8; i++)
        CU_ASSERT(join(i, 0));
    CU_ASSERT(start());
    for (int64_t i = 1; i <= 8; i++)
        CU_ASSERT(simple(CUP_REMOVED, i, "why"));
    end();
    CU_ASSERT_TRUE(play.cup->back);
    chips_equal();
}

/* An entrant who misses two games in a row is withdrawn, but not if one was played in between
 * (CU-D4). */
TEST(test_missed, "missed games")
{
    open_cup("palace swiss seats=2 players=2-2 rounds=4", 1);
    CU_ASSERT(join(1, 0) && join(2, 0) && start());
    for (int game = 0; game < 4; game++) {
        struct cup_event e;
        CU_ASSERT_EQUAL_FATAL(drawn(&e, 0), 1);
        CU_ASSERT_FATAL(happens(&e));
        e = (struct cup_event){.kind = CUP_PLAYED, .round = game + 1, .table = 1, .seats = 2};
        for (int s = 0; s < 2; s++)
            e.result[s] =
                (struct cup_seat){.place = (uint8_t)(s + 1),
                                  .absent = play.cup->table[game].entrant[s] == 0 && game != 1};
        CU_ASSERT_FATAL(happens(&e));
        CU_ASSERT_EQUAL(play.cup->entrant[0].state, game < 3 ? CUP_IN : CUP_OUT_MISSED);
    }
    CU_ASSERT(play.cup->entrant[0].came);
}

/* Entrants whom the staff removed come last and get nothing (CU-D6). */
TEST(test_removed, "removed by the staff")
{
    struct cup_event e;
    open_cup("palace knockout seats=2 entry=10 players=8-8", 1);
    for (int64_t i = 1; i <= 8; i++)
        CU_ASSERT(join(i, 0));
    CU_ASSERT(start());
    while (drawn(&e, 0) > 0) {
        CU_ASSERT_FATAL(happens(&e));
        while (play.cup->open > 0)
            table_ends();
    }
    cup_event_clear(&e);
    struct draw_standing out[8];
    cup_standings(play.cup, out);
    int first = out[0].entrant;
    CU_ASSERT(simple(CUP_REMOVED, play.cup->entrant[first].account, "why"));
    CU_ASSERT_FALSE(simple(CUP_REMOVED, play.cup->entrant[first].account, "why"));
    end();
    CU_ASSERT_EQUAL(play.cup->entrant[first].place, 8);
    CU_ASSERT_EQUAL(play.cup->entrant[first].prize, 0);
    chips_equal();
}

/* An arena seats nobody with people who are not there; the other forms do, and their seats are
 * played automatically (CU-D4, CU-D9). */
TEST(test_there, "who is there")
{
    static const char *const forms[] = {"arena", "knockout", "swiss", "duplicate"};
    for (int f = 0; f < 4; f++) {
        char words[64];
        struct cup_event e;
        snprintf(words, sizeof(words), "palace %s seats=2 players=8-8", forms[f]);
        open_cup(words, f);
        for (int64_t i = 1; i <= 8; i++)
            CU_ASSERT(join(i, 0));
        CU_ASSERT(start());
        CU_ASSERT_EQUAL(drawn(&e, 2), f == 0 ? 2 : 4);
        for (int i = 0; i < e.n && f == 0; i++)
            CU_ASSERT(e.drawn[i].entrant[0] % 2 == 1 && e.drawn[i].entrant[1] % 2 == 1);
        CU_ASSERT(happens(&e));
        forget();
    }
}

/* Reads who may join, who is in, how many rounds there are, and the deals of a duplicate (CU-D2,
 * CU-D11, CU-D15). */
TEST(test_reading, "who may join, and the deals")
{
    struct cup_event e;
    uint8_t one[32], two[32];
    open_cup("palace swiss invited seats=2 players=4-8", 1);
    CU_ASSERT(cup_invites(play.cup, 1)); /* whoever opened it */
    CU_ASSERT_FALSE(!cup_invites(play.cup, 1) || cup_invites(play.cup, 2));
    CU_ASSERT(simple(CUP_INVITED, 2, ""));
    CU_ASSERT(cup_invites(play.cup, 2));
    CU_ASSERT_EQUAL(play.cup->words.rounds, 0);
    for (int64_t i = 11; i < 16; i++)
        CU_ASSERT(join(i, 0));
    CU_ASSERT_EQUAL(cup_entrant_of(play.cup, 13), 2);
    CU_ASSERT_EQUAL(cup_entrant_of(play.cup, 16), -1);
    CU_ASSERT(cup_joinable(play.cup));
    CU_ASSERT(start());
    CU_ASSERT_EQUAL(play.cup->words.rounds, 4);
    CU_ASSERT(simple(CUP_WITHDRAWN, 13, ""));
    CU_ASSERT_EQUAL(cup_in(play.cup), 4);
    for (int round = 1; round <= 2; round++) {
        CU_ASSERT(cup_joinable(play.cup));
        CU_ASSERT_FATAL(drawn(&e, 0) > 0 && happens(&e));
        CU_ASSERT(cup_table_of(play.cup, round, 1) >= 0);
        CU_ASSERT_EQUAL(cup_table_of(play.cup, round, 9), -1);
        while (play.cup->open > 0) {
            CU_ASSERT(cup_joinable(play.cup));
            table_ends();
        }
    }
    CU_ASSERT_FALSE(cup_joinable(play.cup)); /* round 2 is over */
    cup_deal_seed(play.cup, 1, one);
    cup_deal_seed(play.cup, 2, two);
    CU_ASSERT(memcmp(one, two, sizeof(one)) != 0);
    cup_deal_seed(play.cup, 1, two);
    CU_ASSERT(memcmp(one, two, sizeof(one)) == 0);
}

TEST(test_bad, "events that are none")
{
    ROWS_LOCAL rows = rows_open("tests/lobby/contest/bad-events.txt", NULL);
    struct cup_event e;
    while (rows_next(&rows))
        CU_ASSERT_FALSE(cup_event_parse(rows.cell[0], 0, 1, &e));
    CU_ASSERT_EQUAL(rows.n, 19);
}

CUTAP_MAIN(argc, argv)
{
    CU_TestInfo writes[] = {{"records anew", test_write}, CU_TEST_INFO_NULL};
    CU_SuiteInfo anew[] = {{"cup", NULL, NULL, NULL, NULL, writes}, CU_SUITE_INFO_NULL};
    if (argc == 3 && strcmp(argv[1], "write") == 0) {
        folder = argv[2];
        return cutap_run(anew);
    }
    return cutap_run(CUTAP_SUITES);
}
