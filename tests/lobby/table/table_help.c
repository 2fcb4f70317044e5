/*
 * The room of tables of table_help.h.
 */
#include "table_help.h"

#include "account_granted.h"
#include "cutap.h"
#include "play_store.h"
#include "registry.h"
#include "replay.h"
#include "shuffle.h"
#include "store_sums.h"
#include "store_wait.h"
#include "table_record.h"
#include "tables_bare.h"
#include "tiny_game.h"
#include "xalloc.h"

struct world w;

/* The registry of these tests: the games of the house, and small ones. */
const struct game_rules *const game_registry[] = {
    &last_one_rules, &tiny_rules,   &tiny_last_rules,  &extreme_last_card_rules,
    &palace_rules,   &switch_rules, &exta_cards_rules, NULL};
const struct game_rules *const game_archive[] = {&tiny_archived_rules, NULL};

static const char *const names[PEOPLE] = {"ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal"};

struct person person(int who)
{
    struct person p = {.id = FIRST_PERSON + who, .kind = PERSON_ACCOUNT};
    snprintf(p.name, sizeof(p.name), "%s", names[who]);
    snprintf(p.address, sizeof(p.address), "%s", w.address[who]);
    return p;
}

struct person guest(int who)
{
    struct person p = {.id = FIRST_GUEST + who, .kind = PERSON_GUEST};
    snprintf(p.name, sizeof(p.name), "guest-%s", names[who]);
    snprintf(p.address, sizeof(p.address), "198.51.100.%d", who + 1);
    return p;
}

static int number_of(int64_t id)
{
    return id >= FIRST_PERSON && id < FIRST_PERSON + PEOPLE ? (int)(id - FIRST_PERSON) : -1;
}

/* ---- What tables need ---- */

static void on_notice(void *arg UNUSED, int64_t to, const struct notice *notice)
{
    if (w.nheard == NOTICES_MAX)
        abort();
    struct heard *h = &w.heard[w.nheard++];
    memset(h, 0, sizeof(*h));
    h->person = to;
    h->notice = *notice;
    const char **text = notice_text(&h->notice);
    if (text && *text)
        snprintf(h->text, sizeof(h->text), "%s", *text);
    if (text)
        *text = h->text;
}

static void on_scored(void *arg UNUSED, int64_t account, const char *name UNUSED,
                      const char *game UNUSED, int64_t xp, int outcome, int games,
                      int64_t at_ms UNUSED)
{
    w.scored[w.nscored++] =
        (struct scored){.account = account, .xp = xp, .outcome = outcome, .games = games};
}

static void on_balance(void *arg UNUSED, int64_t account, int64_t xp, int64_t chips)
{
    w.xp[number_of(account)] += xp;
    w.chips[number_of(account)] += chips;
}

static int64_t on_chips(void *arg UNUSED, int64_t account)
{
    return number_of(account) >= 0 ? w.chips[number_of(account)] : 0;
}

static bool on_present(void *arg UNUSED, int64_t id)
{
    return number_of(id) >= 0 ? w.present[number_of(id)] : w.guest_present[id - FIRST_GUEST];
}

static void on_cup(void *arg UNUSED, const struct table_cup_end *end)
{
    if (w.ncups == (int)(sizeof(w.cup) / sizeof(w.cup[0])))
        abort();
    w.cup[w.ncups++] = *end;
}

static bool on_dealt(void *arg UNUSED, const char *game UNUSED, int version)
{
    return w.dealt == 0 || version <= w.dealt;
}

static void on_loaded(void *arg)
{
    *(bool *)arg = true;
}

static void tables_open(void)
{
    struct tables_deps deps = tables_bare_deps(&w.clock.clock, &w.ids, w.store, &w.seeds);

    deps.thinker = w.thinker;
    deps.same_address_exempt = w.exempt;
    deps.notice = on_notice;
    deps.scored = on_scored;
    deps.balance = on_balance;
    deps.chips = on_chips;
    deps.present = on_present;
    deps.cup = on_cup;
    deps.dealt = on_dealt;
    w.boards = leaderboard_new(&w.clock.clock);
    deps.ratings = w.ratings = leaderboard_ratings(w.boards);
    w.tables = tables_new(&deps);
}

static void on_done(void *arg, enum store_status status)
{
    *(enum store_status *)arg = status;
}

void deliver(void)
{
    for (;;)
        if (store_pump(w.store) == 0) {
            if (!play_store_owes(w.store))
                return;
            store_wait(w.store);
        }
}

void world_open(void)
{
    memset(&w, 0, sizeof(w));
    w.heard = xcalloc(NOTICES_MAX, sizeof(*w.heard));
    clock_virtual_init(&w.clock, 1795000000000);
    ids_init(&w.ids, &w.clock.clock, 0);
    w.store = play_store_open(&w.clock.clock);
    for (int i = 0; i < PEOPLE; i++) {
        enum store_status status = STORE_NONE;
        account_granted(w.store, FIRST_PERSON + i, names[i], 1000, on_done, &status);
        deliver();
        CU_ASSERT_EQUAL_FATAL(status, STORE_OK);
        w.chips[i] = 1000;
        w.present[i] = w.guest_present[i] = true;
        snprintf(w.address[i], sizeof(w.address[i]), "192.0.2.%d", i + 1);
    }
    tables_open();
}

void world_close(void)
{
    store_close(&w.store);
    tables_free(&w.tables);
    leaderboard_free(&w.boards);
    free(w.heard);
}

void world_anew(void)
{
    world_close();
    world_open();
}

void world_restart(bool back)
{
    bool loaded = false, boards = false;
    w.store = play_store_again(&w.store, &w.clock.clock);
    tables_free(&w.tables);
    leaderboard_free(&w.boards);
    memset(w.present, 0, sizeof(w.present));
    memset(w.guest_present, 0, sizeof(w.guest_present));
    tables_open();
    tables_load(w.tables, on_loaded, &loaded);
    leaderboard_load(w.boards, w.store, on_loaded, &boards);
    deliver();
    CU_ASSERT_TRUE_FATAL(loaded && boards);
    for (int i = 0; i < PEOPLE; i++)
        if (back)
            presence(i, true);
    settle();
}

/* Checks the totals, which are kept as things happen, against a walk over every table. */
static void totals_check(void)
{
    struct tables_totals kept = tables_totals(w.tables), found = {0};
    struct table_info info;
    for (int32_t n = tables_next(w.tables, 0); n != 0; n = tables_next(w.tables, n)) {
        tables_info(w.tables, n, &info);
        found.tables++;
        found.playing += info.state == TABLE_PLAYING;
        found.watchers += info.watchers;
        found.waiting += info.state != TABLE_PLAYING && info.taken < info.seats;
    }
    CU_ASSERT_EQUAL(kept.tables, found.tables);
    CU_ASSERT_EQUAL(kept.playing, found.playing);
    CU_ASSERT_EQUAL(kept.watchers, found.watchers);
    CU_ASSERT_EQUAL(kept.waiting, found.waiting);
}

void settle(void)
{
    if (w.holding)
        return;
    deliver();
    if (w.tables)
        totals_check();
}

void pass(int64_t ms)
{
    for (;;) {
        /* What the tables do by themselves may make more due once it is stored. */
        int64_t next;
        for (int i = 0; i < 10; i++) {
            settle();
            next = tables_tick(w.tables);
        }
        if (ms == 0)
            return;
        if (next < 0 || next > ms)
            next = ms;
        clock_virtual_advance(&w.clock, next);
        ms -= next;
    }
}

/* ---- Doing ---- */

/* Sends and settles. Returns NULL, or the sentence of the refusal. */
static const char *send(struct table_message *m)
{
    static char refusal[320];
    int before = w.nheard;
    m->command = ++w.command;
    tables_send(w.tables, m);
    settle();
    for (int i = before; i < w.nheard; i++)
        if (w.heard[i].person == m->from.id && w.heard[i].notice.kind == NOTICE_REFUSED &&
            w.heard[i].notice.answer.command == w.command) {
            snprintf(refusal, sizeof(refusal), "%s", w.heard[i].text);
            return refusal;
        }
    return NULL;
}

const char *say_as(struct person from, enum table_message_kind kind, int32_t table,
                   const char *text, const char *player, int level)
{
    return send(&(struct table_message){.kind = kind,
                                        .table = table,
                                        .from = from,
                                        .text = text,
                                        .player = player,
                                        .level = level});
}

const char *undo(int who, int64_t number)
{
    return send(&(struct table_message){.kind = TABLE_UNDO,
                                        .from = person(who),
                                        .by = "staff",
                                        .text = "Fed wins.",
                                        .game_number = number});
}

const char *say(int who, enum table_message_kind kind, int32_t table, const char *text)
{
    return say_as(person(who), kind, table, text, NULL, 0);
}

int32_t open_table(int who, const char *game, const char *options)
{
    send(&(struct table_message){
        .kind = TABLE_CREATE, .from = person(who), .game = game, .text = options});
    return tables_seat_of(w.tables, FIRST_PERSON + who);
}

int32_t start_game(const char *game, const char *options, int n)
{
    char text[200];
    snprintf(text, sizeof(text), "seats=%d %s", n, options);
    int32_t table = open_table(0, game, text);
    CU_ASSERT_NOT_EQUAL_FATAL(table, 0);
    for (int i = 1; i < n; i++)
        CU_ASSERT_PTR_NULL_FATAL(say(i, TABLE_SIT, table, NULL));
    all_ready(table, n);
    return table;
}

void passes(int32_t table, int n)
{
    for (int i = 0; i < n; i++)
        CU_ASSERT_PTR_NULL_FATAL(move(table, "pass"));
}

int32_t start_passed(const char *game, const char *options, int n)
{
    int32_t table = start_game(game, options, n);
    passes(table, n);
    return table;
}

void all_ready(int32_t table, int n)
{
    for (int i = 0; i < n; i++)
        CU_ASSERT_PTR_NULL_FATAL(say(i, TABLE_READY, table, NULL));
    CU_ASSERT_TRUE_FATAL(playing(table));
}

void presence(int who, bool present)
{
    struct person p = person(who);
    w.present[who] = present;
    tables_presence(w.tables, &p, present);
    settle();
}

struct table_info info_of(int32_t table)
{
    struct table_info info;
    CU_ASSERT_TRUE_FATAL(tables_info(w.tables, table, &info));
    return info;
}

int at_seat(int32_t table, int seat)
{
    const struct table_info info = info_of(table);
    return number_of(info.seat[seat].person.id);
}

int seat_of(int32_t table, int who)
{
    const struct table_info info = info_of(table);
    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        if (number_of(info.seat[s].person.id) == who)
            return s;
    return 0;
}

static int must_seat(int32_t table)
{
    const struct table *t = tables_find(w.tables, table);
    struct game_turn turn;
    CU_ASSERT_TRUE_FATAL(t && t->game);
    t->rules->turn(t->game->shown->state, &turn);
    return turn.must != 0 ? __builtin_ctz(turn.must) : 0;
}

int on_turn(int32_t table)
{
    return at_seat(table, must_seat(table));
}

const char *move(int32_t table, const char *text)
{
    char automatic[GAME_TEXT_MAX];
    const struct game *g = tables_find(w.tables, table)->game;
    int seat = must_seat(table);
    if (!text) {
        struct game_move auto_move;
        g->rules->auto_move(g->shown->state, seat, &auto_move);
        g->rules->format(g->shown->state, seat, &auto_move, automatic, sizeof(automatic));
        text = automatic;
    }
    return say(at_seat(table, seat), TABLE_MOVE, table, text);
}

bool playing(int32_t table)
{
    struct table_info info;
    return tables_info(w.tables, table, &info) && info.state == TABLE_PLAYING;
}

/* ---- Looking ---- */

int count(int who, enum notice_kind kind)
{
    int n = 0;
    for (int i = 0; i < w.nheard; i++)
        n += (who < 0 || w.heard[i].person == FIRST_PERSON + who) && w.heard[i].notice.kind == kind;
    return n;
}

const struct heard *last(int who, enum notice_kind kind)
{
    static const struct heard none;
    for (int i = w.nheard; i-- > 0;)
        if ((who < 0 || w.heard[i].person == FIRST_PERSON + who) && w.heard[i].notice.kind == kind)
            return &w.heard[i];
    return &none;
}

void forget(void)
{
    w.nheard = 0;
}

static void on_account(void *arg, enum store_status status, const struct store_account *account)
{
    CU_ASSERT_EQUAL_FATAL(status, STORE_OK);
    *(struct store_account *)arg = *account;
}

static struct store_account account_row(int who)
{
    struct store_account a = {0};
    store_account_by_id(w.store, FIRST_PERSON + who, on_account, &a);
    deliver();
    return a;
}

int64_t chips_of(int who)
{
    return account_row(who).chips;
}

int64_t xp_of(int who)
{
    return account_row(who).xp;
}

static void on_sums(void *arg, enum store_status status, void *result)
{
    const struct store_sums *sums = result;
    CU_ASSERT_EQUAL(status, STORE_OK);
    *(struct store_sums *)arg = *sums;
}

void check_sums(void)
{
    struct store_sums sums = {0};
    store_sums(w.store, on_sums, &sums);
    deliver();
    CU_ASSERT_TRUE(sums.balances_match);
    CU_ASSERT_EQUAL(sums.chips_players + sums.chips_escrow + sums.chips_mint, 0);
    CU_ASSERT_EQUAL(sums.chips_players + sums.chips_escrow, 1000 * PEOPLE);
    if (sums.live_games == 0)
        CU_ASSERT_EQUAL(sums.chips_escrow, 0);
    for (int i = 0; i < PEOPLE; i++) {
        struct store_account a = account_row(i);
        CU_ASSERT_EQUAL(a.chips, w.chips[i]);
        CU_ASSERT_EQUAL(a.xp, w.xp[i]);
    }
}

static void on_game(void *arg, const struct store_game *game)
{
    *(struct store_game *)arg = *game;
}

static void on_event(void *arg UNUSED, const struct store_event *event UNUSED)
{
}

static void on_read(void *arg UNUSED, enum store_status status)
{
    CU_ASSERT_EQUAL(status, STORE_OK);
}

struct store_game game_row(int64_t id)
{
    struct store_game row = {0};
    store_game_read(w.store, id, on_game, on_event, on_read, &row);
    deliver();
    return row;
}

char *record_of(int64_t number, char *why, size_t whycap, int *undone)
{
    struct record_maker maker = {0};
    BUF_LOCAL out = {0};
    store_game_numbered(w.store, number, record_maker_game, record_maker_event, NULL, &maker);
    deliver();
    const char *refusal = record_maker_end(&maker, STORE_OK, number, &out);
    snprintf(why, whycap, "%s", refusal ? refusal : "");
    char *text = !refusal ? strdup(buf_text(&out)) : NULL;
    if (undone)
        *undone = maker.undone;
    record_maker_free(&maker);
    return text;
}

struct record verified(int64_t number, int *undone)
{
    static struct record record;
    static struct replay replay;
    struct record_events events;
    struct record_fault fault = {0};
    char why[160];
    FREED char *text = record_of(number, why, sizeof(why), undone);
    CU_ASSERT_PTR_NOT_NULL_FATAL(text);
    bool good = record_read(text, strlen(text), &record, &events, &fault) &&
                replay_all(&replay, &record, &events, shuffle_hash, &fault);
    if (!good)
        printf("# line %d: %s\n%s", fault.line, fault.why, text);
    CU_ASSERT_TRUE(good);
    CU_ASSERT_TRUE(record.committed);
    return record;
}

void snapshot(int32_t table, char *out, size_t cap)
{
    const struct table *t = tables_find(w.tables, table);
    if (!t) {
        snprintf(out, cap, "no table");
        return;
    }
    size_t len = seating_format(t, &t->shown, out, cap);
    if (!t->game || t->game->shown->end != STORE_GAME_LIVE)
        return;
    const struct play *p = t->game->shown;
    len += snprintf(out + len, cap - len, "seq %d end %d left %x shared %d %d\n", p->seq,
                    (int)p->end, p->left, p->shared_a, p->shared_b);
    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        len += snprintf(out + len, cap - len, "vote %d %d %x %x %x\n", p->vote[s].open,
                        p->vote[s].penalized, p->vote[s].asked, p->vote[s].penalize,
                        p->vote[s].forgive);
    t->rules->position(p->state, out + len, cap - len);
}

static char kept[STORE_LONG_MAX];

void snapshot_keep(int32_t table)
{
    snapshot(table, kept, sizeof(kept));
}

bool snapshot_same(int32_t table)
{
    static char now[STORE_LONG_MAX];
    snapshot(table, now, sizeof(now));
    return strcmp(now, kept) == 0;
}

void snapshot_restart(int32_t table, bool back)
{
    snapshot_keep(table);
    world_restart(back);
    CU_ASSERT_TRUE(snapshot_same(table));
}

bool slow_think(struct thinker *thinker, const struct thought *about, thinker_cb *cb, void *arg)
{
    struct slow_thinker *slow = (struct slow_thinker *)thinker;
    slow->asked++;
    slow->about = *about;
    slow->cb = cb;
    slow->arg = arg;
    return !slow->busy;
}
