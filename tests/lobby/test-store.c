/*
 * The contract of store.h, run over every store: each suite is the same tests on another url.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cutap.h"
#include "log.h"
#include "store/store_mem.h"
#include "store_help.h"
#include "xalloc.h"

static bool on_disk; /* set by the suite */
static struct clock_virtual now;
static char *directory;

static int memory_begin(void)
{
    on_disk = false;
    return 0;
}

static int sqlite_begin(void)
{
    on_disk = true;
    return 0;
}

static struct store *store_new(void)
{
    char why[256];
    clock_virtual_init(&now, 1000000);
    char *url = NULL;
    if (on_disk) {
        directory = directory_make();
        url = xasprintf("sqlite:%s/room.db?ballast=0&low=0", directory);
    }
    struct store *s = store_open(url != NULL ? url : "memory:", &now.clock, why, sizeof why);
    free(url);
    if (s == NULL) {
        printf("Bail out! %s\n", why);
        exit(99);
    }
    return s;
}

static void store_drop(struct store **s)
{
    store_close(s);
    CU_ASSERT_PTR_NULL(*s);
    if (on_disk)
        directory_remove(&directory);
}

/* Every test ends with the books in order. */
static void store_end(struct store **s)
{
    sums_check(*s);
    store_drop(s);
}

#define IS(actual, expected) CU_ASSERT_EQUAL(actual, expected)

/* ---- Accounts ---- */

struct account_seen {
    struct answer answer;
    struct store_account account;
    bool null;
};

static void account_see(void *arg, enum store_status status, const struct store_account *account)
{
    struct account_seen *seen = arg;
    seen->null = account == NULL;
    if (account != NULL)
        seen->account = *account;
    answer_take(&seen->answer, status);
}

static int64_t by_name(struct store *s, const char *name, bool skeleton)
{
    struct account_seen seen = {0};
    store_account_by_name(s, name, skeleton, account_see, &seen);
    if (answer_wait(s, &seen.answer) != STORE_OK)
        return seen.answer.status == STORE_NONE && seen.null ? 0 : -1;
    return seen.account.id;
}

static int64_t by_key(struct store *s, const char *fingerprint)
{
    struct account_seen seen = {0};
    store_account_by_key(s, fingerprint, account_see, &seen);
    return answer_wait(s, &seen.answer) == STORE_OK ? seen.account.id : 0;
}

static enum store_status create(struct store *s, const struct store_account *account,
                                const char *fingerprint, const struct store_entry *entries,
                                int count)
{
    struct answer answer = {0};
    store_account_create(s, account, fingerprint, fingerprint != NULL ? "ssh-ed25519 AAAA" : NULL,
                         entries, count, answer_take, &answer);
    return answer_wait(s, &answer);
}

static void test_account(void)
{
    struct store *s = store_new();
    const struct store_account ann = {.id = 10,
                                      .name = "AnnLee",
                                      .skeleton = "annlee",
                                      .password = "$argon2id$x",
                                      .role = STORE_MODERATOR,
                                      .created_ms = 5,
                                      .login_ms = 6,
                                      .allowance_day_ms = 7,
                                      .xp = 99,
                                      .chips = 99,
                                      .settings = "bell=off\n"};
    const struct store_entry grant[] = {chips(MINT, 0, -1000, "grant"),
                                        chips(10, 0, 1000, "grant")};
    IS(create(s, &ann, "SHA256:ann", grant, 2), STORE_OK);
    struct store_account read = {0};
    IS(account_read(s, 10, &read), STORE_OK);
    CU_ASSERT_STRING_EQUAL(read.name, "AnnLee");
    CU_ASSERT_STRING_EQUAL(read.skeleton, "annlee");
    CU_ASSERT_STRING_EQUAL(read.password, "$argon2id$x");
    CU_ASSERT_STRING_EQUAL(read.settings, "bell=off\n");
    IS(read.role, STORE_MODERATOR);
    IS(read.created_ms, 5);
    IS(read.login_ms, 6);
    IS(read.allowance_day_ms, 7);
    IS(read.chips, 1000); /* what the ledger says, not what was passed */
    IS(read.xp, 0);
    IS(by_name(s, "annLEE", false), 10);
    IS(by_name(s, "annlee", true), 10);
    IS(by_name(s, "ann", false), 0);
    IS(account_make(s, 12, "Abcdefghijklmnop", 0), STORE_OK);
    IS(by_name(s, "abcdefghijklmnop", false), 12);
    IS(by_name(s, "abcdefghijklmnopq", false), 0); /* longer than a name can be */
    IS(by_key(s, "SHA256:ann"), 10);
    IS(by_key(s, "SHA256:bob"), 0);
    IS(account_read(s, 11, &read), STORE_NONE);
    IS(account_read(s, MINT, &read), STORE_NONE);
    IS(by_name(s, "*escrow", false), 0);
    IS(by_name(s, "*mint", true), 0);
    store_end(&s);
}

static void test_account_taken(void)
{
    struct store *s = store_new();
    struct store_account ann = {.id = 10, .name = "Ann", .skeleton = "ann"};
    IS(create(s, &ann, "SHA256:ann", NULL, 0), STORE_OK);
    const struct store_entry grant[] = {chips(MINT, 0, -50, "grant"), chips(11, 0, 50, "grant")};
    struct store_account other = {.id = 11, .name = "aNN", .skeleton = "other"};
    IS(create(s, &other, NULL, grant, 2), STORE_TAKEN);
    other = (struct store_account){.id = 11, .name = "Other", .skeleton = "ann"};
    IS(create(s, &other, NULL, grant, 2), STORE_TAKEN);
    other = (struct store_account){.id = 11, .name = "Other", .skeleton = "other"};
    IS(create(s, &other, "SHA256:ann", grant, 2), STORE_TAKEN);
    other = (struct store_account){.id = 10, .name = "Other", .skeleton = "other"};
    IS(create(s, &other, NULL, NULL, 0), STORE_TAKEN);
    /* No trace of any: neither the account, nor its name, nor its chips. */
    IS(account_read(s, 11, &other), STORE_NONE);
    IS(by_name(s, "Other", false), 0);
    IS(by_key(s, "SHA256:ann"), 10);
    IS(sums_read(s).accounts, 1);
    IS(sums_read(s).chips_mint, 0);
    other = (struct store_account){.id = 11, .name = "Other", .skeleton = "other"};
    IS(create(s, &other, "SHA256:other", grant, 2), STORE_OK);
    IS(chips_of(s, 11), 50);
    store_end(&s);
}

static enum store_status update(struct store *s, const struct store_account *account,
                                const struct store_entry *entries, int count)
{
    struct answer answer = {0};
    store_account_update(s, account, STORE_PARTS, entries, count, answer_take, &answer);
    return answer_wait(s, &answer);
}

static void test_account_update(void)
{
    struct store *s = store_new();
    IS(account_make(s, 10, "Ann", 40), STORE_OK);
    struct store_account ann = {.id = 10,
                                .name = "Mallory",
                                .skeleton = "mallory",
                                .password = "new",
                                .role = STORE_ADMIN,
                                .login_ms = 77,
                                .allowance_day_ms = 86400000,
                                .xp = 5,
                                .chips = 5,
                                .settings = "wide=on\n"};
    const struct store_entry allowance[] = {chips(MINT, 0, -60, "allowance"),
                                            chips(10, 0, 60, "allowance")};
    IS(update(s, &ann, allowance, 2), STORE_OK);
    struct store_account read = {0};
    IS(account_read(s, 10, &read), STORE_OK);
    CU_ASSERT_STRING_EQUAL(read.name, "Ann");
    CU_ASSERT_STRING_EQUAL(read.password, "new");
    CU_ASSERT_STRING_EQUAL(read.settings, "wide=on\n");
    IS(read.role, STORE_ADMIN);
    IS(read.login_ms, 77);
    IS(read.allowance_day_ms, 86400000);
    IS(read.created_ms, 1);
    IS(read.chips, 100);
    IS(read.xp, 0);
    /* Refused as a whole. */
    const struct store_entry debt[] = {chips(10, 0, -101, "adjust"), chips(MINT, 0, 101, "adjust")};
    ann.login_ms = 78;
    ann.allowance_day_ms *= 2;
    IS(update(s, &ann, debt, 2), STORE_REFUSED);
    IS(account_read(s, 10, &read), STORE_OK);
    IS(read.login_ms, 77);
    ann.id = 12;
    IS(update(s, &ann, NULL, 0), STORE_NONE);
    store_end(&s);
}

/* RK-D11: a day's allowance is given once, whatever whoever gives it has read. */
static void test_account_allowance(void)
{
    const int64_t day = 86400000;
    struct store *s = store_new();
    IS(account_make(s, 10, "Ann", 40), STORE_OK);
    struct store_account ann = {
        .id = 10, .name = "Ann", .skeleton = "ann", .login_ms = 7, .allowance_day_ms = 5 * day};
    struct store_account read = {0};
    const struct store_entry allowance[] = {chips(10, 0, 60, "allowance"),
                                            chips(MINT, 0, -60, "allowance")};
    IS(update(s, &ann, allowance, 2), STORE_OK);
    ann.login_ms = 8;
    for (int again = 5; again >= 4; again--) {
        ann.allowance_day_ms = again * day;
        IS(update(s, &ann, allowance, 2), STORE_TAKEN);
    }
    IS(account_read(s, 10, &read), STORE_OK);
    IS(read.chips, 100);
    IS(read.login_ms, 7);
    IS(read.allowance_day_ms, 5 * day);
    ann.allowance_day_ms = 5 * day;
    IS(update(s, &ann, NULL, 0), STORE_OK);
    IS(account_read(s, 10, &read), STORE_OK);
    IS(read.login_ms, 8);
    ann.allowance_day_ms = 6 * day;
    IS(update(s, &ann, allowance, 2), STORE_OK);
    IS(account_read(s, 10, &read), STORE_OK);
    IS(read.chips, 160);
    store_end(&s);
}

/* Who writes one part brings nothing back of the others, however old what they have read is. */
static void test_account_parts(void)
{
    struct store *s = store_new();
    IS(account_make(s, 10, "Ann", 40), STORE_OK);
    struct store_account old = {.id = 10, .name = "Ann", .skeleton = "ann"}, read = {0};
    struct store_account set = {.id = 10,
                                .name = "Ann",
                                .skeleton = "ann",
                                .password = "new",
                                .role = STORE_MODERATOR,
                                .login_ms = 77,
                                .allowance_day_ms = 86400000,
                                .settings = "wide=on\n"};
    for (unsigned part = 1; part < STORE_PARTS; part *= 2) {
        struct answer one = {0}, rest = {0};
        store_account_update(s, &old, STORE_PARTS, NULL, 0, answer_take, &one);
        IS(answer_wait(s, &one), STORE_OK);
        store_account_update(s, &set, part, NULL, 0, answer_take, &rest);
        IS(answer_wait(s, &rest), STORE_OK);
        IS(account_read(s, 10, &read), STORE_OK);
        CU_ASSERT_STRING_EQUAL(read.password, part == STORE_PART_PASSWORD ? "new" : "");
        CU_ASSERT_STRING_EQUAL(read.settings, part == STORE_PART_SETTINGS ? "wide=on\n" : "");
        IS(read.role, part == STORE_PART_ROLE ? STORE_MODERATOR : STORE_PLAYER);
        IS(read.login_ms, part == STORE_PART_LOGIN ? 77 : 0);
        IS(read.allowance_day_ms, part == STORE_PART_LOGIN ? 86400000 : 0);
    }
    store_end(&s);
}

static void test_keys(void)
{
    struct store *s = store_new();
    IS(account_make(s, 10, "Ann", 0), STORE_OK);
    IS(account_make(s, 11, "Bob", 0), STORE_OK);
    const struct {
        int64_t account;
        const char *fingerprint;
        enum store_status status;
    } cases[] = {{10, "SHA256:a", STORE_OK},
                 {10, "SHA256:b", STORE_OK},
                 {11, "SHA256:a", STORE_TAKEN},
                 {10, "SHA256:a", STORE_TAKEN},
                 {12, "SHA256:c", STORE_NONE}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct answer answer = {0};
        store_key_add(s, cases[i].account, cases[i].fingerprint, "ssh-ed25519 AAAA", answer_take,
                      &answer);
        IS(answer_wait(s, &answer), cases[i].status);
    }
    IS(by_key(s, "SHA256:a"), 10);
    IS(by_key(s, "SHA256:b"), 10);
    IS(by_key(s, "SHA256:c"), 0);
    store_end(&s);
}

/* ---- The ledger ---- */

static int audit_count(struct store *s, const char *about);

static void test_post(void)
{
    struct store *s = store_new();
    IS(account_make(s, 10, "Ann", 100), STORE_OK);
    IS(account_make(s, 11, "Bob", 0), STORE_OK);
    const struct store_entry move[] = {chips(10, 0, -30, "adjust"), chips(11, 0, 30, "adjust"),
                                       xp(11, 0, -5, "adjust")};
    IS(post(s, move, 3), STORE_OK);
    IS(post(s, move, 3), STORE_OK); /* without a game nothing is unique */
    IS(chips_of(s, 10), 40);
    IS(chips_of(s, 11), 60);
    IS(xp_of(s, 11), -10);
    IS(post(s, NULL, 0), STORE_OK);

    const struct store_entry unbalanced[] = {chips(10, 0, -30, "adjust")};
    IS(post(s, unbalanced, 1), STORE_REFUSED);
    const struct store_entry too_much[] = {chips(11, 0, 41, "adjust"), chips(10, 0, -41, "adjust")};
    IS(post(s, too_much, 2), STORE_REFUSED);
    const struct store_entry escrow[] = {chips(11, 0, 1, "adjust"), chips(ESCROW, 0, -1, "adjust")};
    IS(post(s, escrow, 2), STORE_REFUSED);
    const struct store_entry nobody[] = {chips(10, 0, -1, "adjust"), chips(12, 0, 1, "adjust")};
    IS(post(s, nobody, 2), STORE_NONE);
    const struct store_entry of_game[] = {xp(10, 5, 1, "win")};
    IS(post(s, of_game, 1), STORE_REFUSED);
    const struct store_entry huge[] = {xp(10, 0, STORE_AMOUNT_MAX + 1, "adjust")};
    IS(post(s, huge, 1), STORE_REFUSED);
    struct store_entry many[STORE_ENTRIES_MAX + 1];
    for (int i = 0; i <= STORE_ENTRIES_MAX; i++)
        many[i] = xp(10, 0, 1, "adjust");
    IS(post(s, many, STORE_ENTRIES_MAX + 1), STORE_REFUSED);
    IS(chips_of(s, 10), 40);
    IS(chips_of(s, 11), 60);
    IS(xp_of(s, 10), 0);

    /* Balances count when all entries are in, whatever their order. */
    const struct store_entry order[] = {chips(10, 0, -60, "adjust"), chips(11, 0, -10, "adjust"),
                                        chips(10, 0, 70, "adjust")};
    IS(post(s, order, 3), STORE_OK);
    IS(chips_of(s, 10), 50);
    store_end(&s);
}

static void test_post_audit(void)
{
    struct store *s = store_new();
    IS(account_make(s, 10, "Ann", 100), STORE_OK);
    const struct store_entry fine[] = {chips(10, 0, -30, "adjust"), chips(MINT, 0, 30, "adjust")};
    const struct store_audit line = {
        .id = 1, .who = "Root", .act = "adjust", .about = "Ann", .detail = "spam"};
    struct answer answer = {0};
    store_post(s, fine, 2, &line, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
    IS(audit_count(s, "Ann"), 1);
    answer.done = false;
    store_post(s, fine, 2, &line, answer_take, &answer); /* the line's id is used */
    IS(answer_wait(s, &answer), STORE_TAKEN);
    IS(chips_of(s, 10), 70);
    const struct store_entry debt[] = {chips(10, 0, -71, "adjust"), chips(MINT, 0, 71, "adjust")};
    const struct store_audit other = {.id = 2, .who = "Root", .act = "adjust", .about = "Ann"};
    answer.done = false;
    store_post(s, debt, 2, &other, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_REFUSED);
    IS(audit_count(s, "Ann"), 1);
    store_end(&s);
}

/* ---- Tables ---- */

struct tables_seen {
    struct answer answer;
    int count;
    struct store_table table[4];
    char text[4][STORE_LONG_MAX];
};

static void table_see(void *arg, const struct store_table *table)
{
    struct tables_seen *seen = arg;
    if (seen->count < 4) {
        seen->table[seen->count] = *table;
        snprintf(seen->text[seen->count], STORE_LONG_MAX, "%s", table->text);
    }
    seen->count++;
}

static struct tables_seen *tables_read(struct store *s)
{
    static struct tables_seen seen;
    seen.answer.done = false;
    seen.count = 0;
    store_open_tables(s, table_see, answer_take, &seen);
    IS(answer_wait(s, &seen.answer), STORE_OK);
    return &seen;
}

static enum store_status table_put(struct store *s, int64_t id, int32_t number, const char *text)
{
    const struct store_table table = {.id = id, .number = number, .game = 7, .text = text};
    struct answer answer = {0};
    store_table_put(s, &table, answer_take, &answer);
    return answer_wait(s, &answer);
}

static enum store_status table_close(struct store *s, int64_t id)
{
    struct answer answer = {0};
    store_table_close(s, id, answer_take, &answer);
    return answer_wait(s, &answer);
}

static void test_tables(void)
{
    struct store *s = store_new();
    char *longest = xcalloc(1, STORE_LONG_MAX + 1);
    memset(longest, 'x', STORE_LONG_MAX - 1);
    IS(table_put(s, 30, 2, "two"), STORE_OK);
    IS(table_put(s, 20, 1, "one"), STORE_OK);
    IS(table_put(s, 40, 2, "taken"), STORE_TAKEN);
    IS(table_put(s, 20, 2, "taken"), STORE_TAKEN);
    IS(table_put(s, 20, 1, longest), STORE_OK);
    IS(table_put(s, 30, 3, "moved"), STORE_OK);
    IS(table_put(s, 40, 2, ""), STORE_OK);
    longest[STORE_LONG_MAX - 1] = 'x';
    IS(table_put(s, 50, 4, longest), STORE_REFUSED);
    longest[STORE_LONG_MAX - 1] = '\0';
    const struct tables_seen *seen = tables_read(s);
    IS(seen->count, 3);
    IS(seen->table[0].id, 20);
    IS(seen->table[0].number, 1);
    IS(seen->table[0].game, 7);
    CU_ASSERT_STRING_EQUAL(seen->text[0], longest);
    IS(seen->table[1].id, 30);
    IS(seen->table[1].number, 3);
    CU_ASSERT_STRING_EQUAL(seen->text[1], "moved");
    IS(seen->table[2].id, 40);
    IS(table_close(s, 30), STORE_OK);
    IS(table_close(s, 30), STORE_NONE);
    IS(table_put(s, 60, 3, "again"), STORE_OK); /* the number is free */
    IS(tables_read(s)->count, 3);
    free(longest);
    store_end(&s);
}

/* ---- Games ---- */

static struct store *store_with_two(int64_t amount)
{
    struct store *s = store_new();
    IS(account_make(s, 10, "Ann", amount), STORE_OK);
    IS(account_make(s, 11, "Bob", amount), STORE_OK);
    return s;
}

static void test_game_start(void)
{
    struct store *s = store_with_two(100);
    struct store_game game = game_of(5, 10, 11, 60);
    strcpy(game.shuffle, "secret of the game");
    game.nseats = 4;
    game.seat[2] = (struct store_seat){.account = 900, .name = "Gus", .kind = STORE_SEAT_GUEST};
    game.seat[3] =
        (struct store_seat){.account = 901, .name = "bot1", .kind = STORE_SEAT_BOT, .level = 2};
    const struct store_table table = {.id = 77, .number = 1, .game = 5, .text = "playing"};
    const struct store_entry bets[] = {chips(10, 5, -60, "bet"), chips(11, 5, -60, "bet"),
                                       chips(ESCROW, 5, 120, "bet")};
    struct answer answer = {0};
    store_game_start(s, &game, &table, bets, 3, started_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
    IS(answer.number, 1);
    IS(chips_of(s, 10), 40);
    IS(sums_read(s).chips_escrow, 120);
    IS(sums_read(s).live_games, 1);
    IS(tables_read(s)->count, 1);
    struct game_read read;
    IS(game_get(s, 5, &read), STORE_OK);
    IS(read.games, 1);
    IS(read.events, 0);
    IS(read.game.table, game.table);
    IS(read.game.number, 1);
    CU_ASSERT_STRING_EQUAL(read.game.shuffle, "secret of the game");
    CU_ASSERT_STRING_EQUAL(read.game.ending, "");
    CU_ASSERT_STRING_EQUAL(read.game.game, "last-one");
    CU_ASSERT_STRING_EQUAL(read.game.options, "target 100");
    IS(memcmp(read.game.seed, game.seed, sizeof game.seed), 0);
    IS(read.game.version, 1);
    IS(read.game.competitive, true);
    IS(read.game.bet, 60);
    IS(read.game.started_ms, 1000);
    IS(read.game.state, STORE_GAME_LIVE);
    IS(read.game.nseats, 4);
    CU_ASSERT_STRING_EQUAL(read.game.seat[2].name, "Gus");
    IS(read.game.seat[2].kind, STORE_SEAT_GUEST);
    IS(read.game.seat[3].kind, STORE_SEAT_BOT);
    IS(read.game.seat[3].level, 2);

    /* The same once more, and one that Bob cannot pay: nothing of either is there. */
    answer.done = false;
    store_game_start(s, &game, &table, bets, 3, started_take, &answer);
    IS(answer_wait(s, &answer), STORE_TAKEN);
    game = game_of(6, 10, 11, 41);
    const struct store_table other = {.id = 78, .number = 2, .game = 6, .text = "playing"};
    const struct store_entry more[] = {chips(ESCROW, 6, 80, "bet"), chips(10, 6, -39, "bet"),
                                       chips(11, 6, -41, "bet")};
    answer.done = false;
    store_game_start(s, &game, &other, more, 3, started_take, &answer);
    IS(answer_wait(s, &answer), STORE_REFUSED);
    IS(answer.number, 0);
    IS(game_get(s, 6, &read), STORE_NONE);
    IS(read.games, 0);
    IS(tables_read(s)->count, 1);
    IS(chips_of(s, 10), 40);
    /* A table number that is another's stops the start, too. */
    const struct store_table same_number = {.id = 79, .number = 1, .game = 6, .text = ""};
    answer.done = false;
    store_game_start(s, &game, &same_number, NULL, 0, started_take, &answer);
    IS(answer_wait(s, &answer), STORE_TAKEN);
    IS(game_get(s, 6, &read), STORE_NONE);
    game.nseats = STORE_SEATS_MAX + 1;
    answer.done = false;
    store_game_start(s, &game, NULL, NULL, 0, started_take, &answer);
    IS(answer_wait(s, &answer), STORE_REFUSED);
    store_end(&s);
}

static void test_append(void)
{
    struct store *s = store_with_two(0);
    const int64_t epoch = store_epoch(s);
    const struct store_game game = game_of(5, 10, 11, 0);
    IS(game_begin(s, &game), STORE_OK);
    IS(event_append(s, 5, epoch, 2, 0, "gap"), STORE_FENCED);
    IS(event_append(s, 5, epoch, 1, 100, "a"), STORE_OK);
    IS(event_append(s, 5, epoch, 1, 0, "late"), STORE_FENCED);
    IS(event_append(s, 5, epoch, 1, 100, "a"), STORE_TAKEN); /* the same once more */
    IS(event_append(s, 5, epoch, 2, 100, "b"), STORE_TAKEN);
    IS(event_append(s, 5, epoch - 1, 2, 0, "old"), STORE_FENCED);
    IS(event_append(s, 5, epoch + 1, 2, 0, "new"), STORE_FENCED);
    IS(event_append(s, 6, epoch, 1, 0, "none"), STORE_NONE);
    IS(event_append(s, 5, epoch, 0, 0, "zero"), STORE_REFUSED);
    IS(event_append(s, 5, epoch, 2, 0, NULL), STORE_REFUSED);
    /* Fewer events than none, and the end of another game. */
    const struct store_game another = game_of(6, 10, 11, 0);
    const struct store_event event = {.at_ms = 2, .text = "two"};
    struct store_append wrong = {
        .game = 5, .epoch = epoch, .first_seq = 2, .nevents = -1, .events = &event};
    IS(append(s, &wrong), STORE_REFUSED);
    wrong.nevents = 1;
    wrong.final = &another;
    IS(append(s, &wrong), STORE_REFUSED);

    const struct store_event three[] = {
        {.text = "b"}, {.command = 101, .text = "c"}, {.text = "d"}};
    struct store_append several = {
        .game = 5, .epoch = epoch, .first_seq = 2, .nevents = 3, .events = three};
    IS(append(s, &several), STORE_OK);
    const struct store_event half[] = {{.text = "e"}, {.command = 101, .text = "again"}};
    several = (struct store_append){
        .game = 5, .epoch = epoch, .first_seq = 5, .nevents = 2, .events = half};
    IS(append(s, &several), STORE_TAKEN);
    const struct store_event twice[] = {{.command = 9, .text = "e"}, {.command = 9, .text = "e"}};
    several.events = twice;
    IS(append(s, &several), STORE_TAKEN);
    IS(event_append(s, 5, epoch, 5, 0, "e"), STORE_OK);
    several = (struct store_append){.game = 5, .epoch = epoch, .first_seq = 5};
    IS(append(s, &several), STORE_FENCED);
    several.first_seq = 6;
    IS(append(s, &several), STORE_OK);
    struct game_read read;
    IS(game_get(s, 5, &read), STORE_OK);
    CU_ASSERT_STRING_EQUAL(read.text, "a b c d e");
    CU_ASSERT_TRUE(read.in_order);
    /* A command's id is the game's own. */
    const struct store_game other = game_of(6, 10, 11, 0);
    IS(game_begin(s, &other), STORE_OK);
    IS(event_append(s, 6, epoch, 1, 100, "a"), STORE_OK);
    IS(sums_read(s).events, 6);
    store_end(&s);
}

/* What an append carries is there with its events or not at all. */
static void test_append_atomic(void)
{
    struct store *s = store_with_two(100);
    const int64_t epoch = store_epoch(s);
    struct store_game game = game_of(5, 10, 11, 20);
    IS(game_begin(s, &game), STORE_OK);
    IS(table_put(s, 30, 1, "other"), STORE_OK);
    struct store_game final = game;
    final.state = STORE_GAME_CANCELLED;
    final.ended_ms = 2000;
    const struct store_event event = {.text = "over"};
    const struct store_table table = {.id = 31, .number = 2, .game = 5, .text = "idle"};
    const struct store_table table_taken = {.id = 31, .number = 1, .game = 5, .text = "idle"};
    const struct store_entry refund[] = {chips(ESCROW, 5, -40, "refund"),
                                         chips(10, 5, 20, "refund"), chips(11, 5, 20, "refund")};
    const struct store_entry too_much[] = {chips(ESCROW, 5, -60, "refund"),
                                           chips(10, 5, 60, "refund")};
    const struct store_entry bet_again[] = {chips(ESCROW, 5, -40, "refund"),
                                            chips(10, 5, 40, "bet")};
    const struct store_entry twice[] = {chips(ESCROW, 5, -40, "refund"), chips(10, 5, 20, "refund"),
                                        chips(10, 5, 20, "refund")};
    const struct store_entry nobody[] = {chips(ESCROW, 5, -40, "refund"),
                                         chips(99, 5, 40, "refund")};
    const struct store_entry elsewhere[] = {xp(10, 6, 20, "win")};
    const struct store_audit audit = {.id = 1, .who = "Root", .act = "void", .about = "5"};
    const struct {
        const struct store_table *table;
        const struct store_entry *entries;
        int nentries;
        enum store_status status;
    } cases[] = {{&table, too_much, 2, STORE_REFUSED},  {&table, bet_again, 2, STORE_TAKEN},
                 {&table, twice, 3, STORE_TAKEN},       {&table, nobody, 2, STORE_NONE},
                 {&table, elsewhere, 1, STORE_REFUSED}, {&table_taken, refund, 3, STORE_TAKEN},
                 {&table, refund, 3, STORE_OK}};
    struct game_read read;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        IS(game_get(s, 5, &read), STORE_OK);
        IS(read.game.state, STORE_GAME_LIVE);
        IS(read.events, 0);
        IS(chips_of(s, 10), 80);
        IS(tables_read(s)->count, 1);
        IS(audit_count(s, NULL), 0);
        const struct store_append what = {.game = 5,
                                          .epoch = epoch,
                                          .first_seq = 1,
                                          .nevents = 1,
                                          .events = &event,
                                          .final = &final,
                                          .table = cases[i].table,
                                          .nentries = cases[i].nentries,
                                          .entries = cases[i].entries,
                                          .audit = &audit};
        IS(append(s, &what), cases[i].status);
    }
    IS(game_get(s, 5, &read), STORE_OK);
    IS(read.game.state, STORE_GAME_CANCELLED);
    IS(read.game.ended_ms, 2000);
    CU_ASSERT_STRING_EQUAL(read.text, "over");
    IS(chips_of(s, 10), 100);
    IS(chips_of(s, 11), 100);
    IS(sums_read(s).chips_escrow, 0);
    IS(tables_read(s)->count, 2);
    IS(audit_count(s, "5"), 1);
    store_end(&s);
}

static void test_settlement(void)
{
    struct store *s = store_with_two(100);
    const struct store_game game = game_of(5, 10, 11, 30);
    IS(game_begin(s, &game), STORE_OK);
    IS(event_append(s, 5, store_epoch(s), 1, 1, "play"), STORE_OK);
    IS(sums_read(s).chips_escrow, 60);
    IS(game_end(s, &game, 2, 0, 5000), STORE_OK);
    for (int32_t seq = 2; seq <= 3; seq++) /* the same, and the same as if it were new */
        IS(game_end(s, &game, seq, 0, 6000), STORE_TAKEN);
    IS(game_end(s, &game, 3, 1, 6000), STORE_TAKEN); /* the pot is paid */
    IS(chips_of(s, 10), 130);
    IS(chips_of(s, 11), 70);
    IS(xp_of(s, 10), 20);
    IS(xp_of(s, 11), -10);
    IS(sums_read(s).chips_escrow, 0);
    IS(sums_read(s).live_games, 0);
    struct game_read read;
    IS(game_get(s, 5, &read), STORE_OK);
    IS(read.game.state, STORE_GAME_FINISHED);
    IS(read.game.ended_ms, 5000);
    IS(read.game.seat[0].outcome, 1);
    IS(read.game.seat[1].outcome, -1);
    IS(read.game.seat[1].place, 2);
    IS(read.game.seat[1].xp, -10);
    IS(read.events, 2);
    store_end(&s);
}

static int64_t dignity_of(struct store *s, int64_t id)
{
    struct store_account account;
    IS(account_read(s, id, &account), STORE_OK);
    return account.dignity;
}

/* EL-D10: what games took of an account's dignity is kept with their ends, once. */
static void test_dignity(void)
{
    struct store *s = store_with_two(100);
    struct store_game game = game_of(5, 10, 11, 0);
    game.competitive = false;
    game.seat[1].kind = STORE_SEAT_GUEST; /* who has an account's id here, to show that it is not
                                             counted */
    IS(game_begin(s, &game), STORE_OK);
    IS(dignity_of(s, 10), 0);
    const struct store_event event = {.text = "over"};
    struct store_game final = game;
    struct store_append what = {.game = 5,
                                .epoch = store_epoch(s),
                                .first_seq = 1,
                                .nevents = 1,
                                .events = &event,
                                .final = &final};
    final.state = STORE_GAME_FINISHED;
    final.seat[0].dignity = 3;
    final.seat[1].dignity = 2;
    IS(append(s, &what), STORE_OK);
    IS(dignity_of(s, 10), 3);
    IS(dignity_of(s, 11), 0);
    struct game_read read;
    IS(game_get(s, 5, &read), STORE_OK);
    IS(read.game.seat[0].dignity, 3);
    IS(read.game.seat[1].dignity, 2);
    IS(append(s, &what), STORE_FENCED); /* the same again */
    what.first_seq = 2;
    IS(append(s, &what), STORE_OK); /* a vote that ends later writes the row anew */
    IS(dignity_of(s, 10), 3);
    const struct store_game other = game_of(6, 11, 10, 0);
    IS(game_begin(s, &other), STORE_OK);
    what.game = 6;
    what.first_seq = 1;
    what.final = &final;
    final = other;
    final.state = STORE_GAME_FINISHED;
    final.seat[1].dignity = 4;
    IS(append(s, &what), STORE_OK);
    IS(dignity_of(s, 10), 7); /* of both */
    final = game;
    final.state = STORE_GAME_VOID;
    what.game = 5;
    what.first_seq = 3;
    IS(append(s, &what), STORE_OK);
    IS(dignity_of(s, 10), 4);
    store_end(&s);
}

static void test_open_games(void)
{
    struct store *s = store_with_two(0);
    const int64_t epoch = store_epoch(s);
    for (int64_t id = 5; id <= 8; id++) {
        const struct store_game game = game_of(id, 10, 11, 0);
        IS(game_begin(s, &game), STORE_OK);
        IS(event_append(s, id, epoch, 1, 0, "one"), STORE_OK);
    }
    struct store_game game = game_of(6, 10, 11, 0);
    IS(game_end(s, &game, 2, 0, 5000), STORE_OK);
    /* 7 is over, but the vote about who left is not. */
    game = game_of(7, 10, 11, 0);
    game.state = STORE_GAME_FINISHED;
    game.ended_ms = 5000;
    game.open_vote = true;
    game.seat[1].left = true;
    struct store_append what = {.game = 7, .epoch = epoch, .first_seq = 2, .final = &game};
    IS(append(s, &what), STORE_OK);
    struct game_read read;
    IS(games_open(s, &read), STORE_OK);
    IS(read.games, 3);
    IS(read.events, 3);
    IS(read.game.id, 8);
    CU_ASSERT_TRUE(read.in_order);
    IS(sums_read(s).live_games, 2);
    IS(game_get(s, 7, &read), STORE_OK);
    CU_ASSERT_TRUE(read.game.open_vote);
    CU_ASSERT_TRUE(read.game.seat[1].left);
    /* While it is open another epoch is fenced; when it closes the game is history. */
    what.epoch = epoch + 1;
    IS(append(s, &what), STORE_FENCED);
    const struct store_entry penalty[] = {xp(11, 7, -20, "leave")};
    game.open_vote = false;
    what.epoch = epoch;
    what.nentries = 1;
    what.entries = penalty;
    IS(append(s, &what), STORE_OK);
    IS(append(s, &what), STORE_TAKEN);
    IS(xp_of(s, 11), -30);
    IS(games_open(s, &read), STORE_OK);
    IS(read.games, 2);
    /* An ended game belongs to whoever comes later, and no more to those before. */
    what = (struct store_append){.game = 7, .epoch = epoch + 5, .first_seq = 2};
    IS(append(s, &what), STORE_OK);
    what.epoch = epoch + 4;
    IS(append(s, &what), STORE_FENCED);
    store_end(&s);
}

static void test_games_of(void)
{
    struct store *s = store_with_two(0);
    IS(account_make(s, 12, "Cat", 0), STORE_OK);
    for (int64_t id = 5; id <= 9; id++) {
        const struct store_game game = game_of(id, 10, id % 2 == 0 ? 11 : 12, 0);
        IS(game_begin(s, &game), STORE_OK);
    }
    const struct {
        int64_t account, before;
        int limit, count;
        int64_t last;
    } cases[] = {{10, 0, 10, 5, 5}, {10, 0, 2, 2, 8}, {11, 0, 10, 2, 6}, {12, 0, 1, 1, 9},
                 {13, 0, 9, 0, 0},  {10, 0, 0, 0, 0}, {10, 4, 2, 2, 6},  {10, 2, 9, 1, 5},
                 {10, 1, 9, 0, 0},  {12, 5, 9, 2, 5}, {0, 0, 9, 5, 5},   {0, 4, 2, 2, 6}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct game_read read = {0};
        store_games_of(s, cases[i].account, cases[i].before, cases[i].limit, game_read_game,
                       answer_take, &read);
        IS(answer_wait(s, &read.answer), STORE_OK);
        IS(read.games, cases[i].count);
        IS(read.game.id, cases[i].last); /* newest first, so this is the oldest */
    }
    store_end(&s);
}

/* Numbers are counted over all games, started or not, without a gap; the end's text is kept. */
static void test_numbers(void)
{
    struct store *s = store_with_two(100);
    struct game_read read;
    for (int64_t id = 50; id <= 52; id++) {
        const struct store_game game = game_of(id, 10, 11, id == 51 ? 200 : 0);
        IS(game_begin(s, &game), id == 51 ? STORE_REFUSED : STORE_OK);
    }
    const struct {
        int64_t number, id;
    } cases[] = {{1, 50}, {2, 52}, {3, 0}, {0, 0}, {-1, 0}, {INT64_MAX, 0}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        read = (struct game_read){.in_order = true};
        store_game_numbered(s, cases[i].number, game_read_game, game_read_event, answer_take,
                            &read);
        IS(answer_wait(s, &read.answer), cases[i].id != 0 ? STORE_OK : STORE_NONE);
        IS(read.game.id, cases[i].id);
    }
    struct store_game over = game_of(52, 10, 11, 0);
    strcpy(over.ending, "limit");
    IS(game_end(s, &over, 1, 0, 2000), STORE_OK);
    IS(game_get(s, 52, &read), STORE_OK);
    IS(read.game.number, 2);
    IS(read.events, 1);
    CU_ASSERT_STRING_EQUAL(read.game.ending, "limit");
    store_end(&s);
}

/* ---- Boards ---- */

/* Scores as lines "account game xp games won streak[ hidden]\n". */
struct scores_seen {
    struct answer answer;
    char text[1024];
    int64_t reached[16];
    int count;
};

static void score_see(void *arg, const struct store_score *score)
{
    struct scores_seen *seen = arg;
    size_t length = strlen(seen->text);
    snprintf(seen->text + length, sizeof seen->text - length, "%s %s %d %d %d %d%s\n", score->name,
             score->game[0] != '\0' ? score->game : "*", (int)score->xp, score->games, score->won,
             score->streak, score->hidden ? " hidden" : "");
    if (seen->count < 16)
        seen->reached[seen->count++] = score->reached_ms;
}

static const char *scores_read(struct store *s, int64_t from_ms, struct scores_seen *seen)
{
    *seen = (struct scores_seen){0};
    store_scores(s, from_ms, score_see, answer_take, seen);
    IS(answer_wait(s, &seen->answer), STORE_OK);
    return seen->text;
}

static void play(struct store *s, int64_t id, const char *rules, int winner, int64_t at_ms)
{
    struct store_game game = game_of(id, 10, 11, 0);
    snprintf(game.game, sizeof game.game, "%s", rules);
    IS(game_begin(s, &game), STORE_OK);
    clock_virtual_advance(&now, 10);
    IS(game_end(s, &game, 1, winner, at_ms), STORE_OK);
}

static void test_scores(void)
{
    struct store *s = store_with_two(0);
    struct scores_seen seen;
    CU_ASSERT_STRING_EQUAL(scores_read(s, 0, &seen), "");
    /* Games end in another order than they start: 6 before 5. */
    play(s, 6, "last-one", 1, 2000);
    play(s, 5, "last-one", 0, 3000);
    play(s, 7, "palace", 0, 4000);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 0, &seen), "Ann * 30 3 2 2\n"
                                                     "Ann last-one 10 2 1 1\n"
                                                     "Ann palace 20 1 1 1\n"
                                                     "Bob * 0 3 1 -2\n"
                                                     "Bob last-one 10 2 1 -1\n"
                                                     "Bob palace -10 1 0 -1\n");
    IS(seen.reached[0], 1000030);
    IS(seen.reached[1], 1000020);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 3000, &seen), "Ann * 40 2 2 2\n"
                                                        "Ann last-one 20 1 1 1\n"
                                                        "Ann palace 20 1 1 1\n"
                                                        "Bob * -20 2 0 -2\n"
                                                        "Bob last-one -10 1 0 -1\n"
                                                        "Bob palace -10 1 0 -1\n");
    CU_ASSERT_STRING_EQUAL(scores_read(s, 4001, &seen), "");
    /* XP of no game counts at its own time, over all games alone. */
    const struct store_entry adjust[] = {xp(11, 0, 7, "adjust")};
    IS(post(s, adjust, 1), STORE_OK);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 1000000, &seen), "Bob * 7 0 0 0\n");
    CU_ASSERT_STRING_EQUAL(scores_read(s, 4000, &seen), "Ann * 20 1 1 1\n"
                                                        "Ann palace 20 1 1 1\n"
                                                        "Bob * -3 1 0 -1\n"
                                                        "Bob palace -10 1 0 -1\n");
    store_end(&s);
}

/* Friendly, cancelled, unscored and void games, and a penalty that is voted later. */
static void test_scores_other_ends(void)
{
    struct store *s = store_with_two(0);
    const int64_t epoch = store_epoch(s);
    struct scores_seen seen;
    struct store_game game = game_of(5, 10, 11, 0);
    game.competitive = false;
    IS(game_begin(s, &game), STORE_OK);
    game.state = STORE_GAME_FINISHED;
    game.ended_ms = 2000;
    struct store_append what = {.game = 5, .epoch = epoch, .first_seq = 1, .final = &game};
    IS(append(s, &what), STORE_OK);
    /* Two seats shared an address (RK-D2). */
    game = game_of(6, 10, 11, 0);
    IS(game_begin(s, &game), STORE_OK);
    game.state = STORE_GAME_FINISHED;
    game.ended_ms = 2000;
    game.competitive = false;
    what.game = 6;
    IS(append(s, &what), STORE_OK);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 0, &seen), "");
    /* Cancelled, with a penalty: XP, but no game (RK-D7). */
    game = game_of(7, 10, 11, 0);
    IS(game_begin(s, &game), STORE_OK);
    const struct store_entry leave[] = {xp(11, 7, -20, "leave")};
    game.state = STORE_GAME_CANCELLED;
    game.ended_ms = 3000;
    what = (struct store_append){
        .game = 7, .epoch = epoch, .first_seq = 1, .final = &game, .nentries = 1, .entries = leave};
    IS(append(s, &what), STORE_OK);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 0, &seen), "Bob * -20 0 0 0\nBob last-one -20 0 0 0\n");
    /* Won by Ann; the penalty comes while play goes on, at another time than the end. */
    game = game_of(8, 10, 11, 0);
    IS(game_begin(s, &game), STORE_OK);
    const struct store_entry left[] = {xp(11, 8, -20, "leave")};
    what = (struct store_append){
        .game = 8, .epoch = epoch, .first_seq = 1, .nentries = 1, .entries = left};
    IS(append(s, &what), STORE_OK);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 1000000, &seen),
                           "Bob * -20 0 0 0\nBob last-one -20 0 0 0\n");
    IS(game_end(s, &game, 1, 0, 4000), STORE_OK);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 1000000, &seen), "");
    CU_ASSERT_STRING_EQUAL(scores_read(s, 4000, &seen), "Ann * 20 1 1 1\nAnn last-one 20 1 1 1\n"
                                                        "Bob * -30 1 0 -1\n"
                                                        "Bob last-one -30 1 0 -1\n");
    /* Voided a month later: gone from the span in which it was won. */
    clock_virtual_advance(&now, INT64_C(30) * 86400000);
    game.state = STORE_GAME_VOID;
    game.ended_ms = 4000;
    const struct store_entry back[] = {xp(10, 8, -20, "void"), xp(11, 8, 30, "void")};
    what = (struct store_append){
        .game = 8, .epoch = epoch, .first_seq = 2, .final = &game, .nentries = 2, .entries = back};
    IS(append(s, &what), STORE_OK);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 4000, &seen), "Ann * 0 0 0 0\nAnn last-one 0 0 0 0\n"
                                                        "Bob * 0 0 0 0\nBob last-one 0 0 0 0\n");
    CU_ASSERT_STRING_EQUAL(scores_read(s, 4001, &seen), "");
    IS(xp_of(s, 11), -20);
    store_end(&s);
}

/* ---- Sanctions and audit ---- */

struct sanctions_seen {
    struct answer answer;
    int count;
    struct store_sanction last;
};

static void sanction_see(void *arg, const struct store_sanction *sanction)
{
    struct sanctions_seen *seen = arg;
    seen->count++;
    seen->last = *sanction;
}

static int sanction_count(struct store *s, struct sanctions_seen *seen)
{
    *seen = (struct sanctions_seen){0};
    store_sanctions(s, sanction_see, answer_take, seen);
    IS(answer_wait(s, &seen->answer), STORE_OK);
    return seen->count;
}

static void sanction_put(struct store *s, const struct store_sanction *sanction)
{
    struct answer answer = {0};
    store_sanctions_put(s, sanction, 1, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
}

static void test_sanctions(void)
{
    struct store *s = store_with_two(0);
    struct sanctions_seen seen;
    struct scores_seen scores;
    play(s, 5, "last-one", 0, 2000);
    struct store_sanction ban = {.id = 3,
                                 .kind = STORE_BAN,
                                 .account = 11,
                                 .name = "Bob",
                                 .from_ms = 1000000,
                                 .until_ms = 1005000,
                                 .by = "Root",
                                 .reason = "abuse"};
    struct store_sanction network = {
        .id = 2, .kind = STORE_BAN, .address = "192.0.2.0/24", .by = "Root"};
    struct store_sanction mute = {.id = 4, .kind = STORE_MUTE, .account = 10, .name = "Ann"};
    sanction_put(s, &ban);
    sanction_put(s, &network);
    sanction_put(s, &mute);
    IS(sanction_count(s, &seen), 3);
    IS(seen.last.id, 4);
    IS(seen.last.kind, STORE_MUTE);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 0, &scores), "Ann * 20 1 1 1\nAnn last-one 20 1 1 1\n"
                                                       "Bob * -10 1 0 -1 hidden\n"
                                                       "Bob last-one -10 1 0 -1 hidden\n");
    mute.ended = true;
    sanction_put(s, &mute);
    IS(sanction_count(s, &seen), 2);
    IS(seen.last.id, 3);
    IS(seen.last.account, 11);
    IS(seen.last.from_ms, 1000000);
    IS(seen.last.until_ms, 1005000);
    CU_ASSERT_STRING_EQUAL(seen.last.name, "Bob");
    CU_ASSERT_STRING_EQUAL(seen.last.by, "Root");
    CU_ASSERT_STRING_EQUAL(seen.last.reason, "abuse");
    clock_virtual_advance(&now, 5000);
    IS(sanction_count(s, &seen), 1); /* the ban is over */
    CU_ASSERT_STRING_EQUAL(seen.last.address, "192.0.2.0/24");
    CU_ASSERT_PTR_NULL(strstr(scores_read(s, 0, &scores), "hidden"));
    store_end(&s);
}

struct audits_seen {
    struct answer answer;
    int count;
    struct store_audit first;
};

static void audit_see(void *arg, const struct store_audit *audit)
{
    struct audits_seen *seen = arg;
    if (seen->count++ == 0)
        seen->first = *audit;
}

static struct audits_seen audits_fit(struct store *s, const struct store_audit_query *query)
{
    struct audits_seen seen = {0};
    store_audit_list(s, query, audit_see, answer_take, &seen);
    IS(answer_wait(s, &seen.answer), STORE_OK);
    return seen;
}

static struct audits_seen audits_read(struct store *s, const char *about, int limit)
{
    struct store_audit_query query = {.limit = limit};
    snprintf(query.about, sizeof query.about, "%s", about != NULL ? about : "");
    return audits_fit(s, &query);
}

static int audit_count(struct store *s, const char *about)
{
    return audits_read(s, about, 100).count;
}

static void test_audit(void)
{
    struct store *s = store_new();
    for (int64_t id = 1; id <= 5; id++) {
        struct store_audit audit = {.id = id,
                                    .at_ms = id * 10,
                                    .who = "Root",
                                    .act = "kick",
                                    .about = "Bob",
                                    .detail = "rude"};
        if (id % 2 == 0)
            memcpy(audit.about, "Ann", 4);
        struct answer answer = {0};
        store_audit_add(s, &audit, answer_take, &answer);
        IS(answer_wait(s, &answer), STORE_OK);
        answer.done = false;
        store_audit_add(s, &audit, answer_take, &answer);
        IS(answer_wait(s, &answer), STORE_TAKEN);
    }
    IS(audit_count(s, NULL), 5);
    IS(audit_count(s, "Ann"), 2);
    IS(audit_count(s, "Cat"), 0);
    const struct audits_seen seen = audits_read(s, NULL, 2);
    IS(seen.count, 2);
    IS(seen.first.id, 5);
    IS(seen.first.at_ms, 50);
    CU_ASSERT_STRING_EQUAL(seen.first.who, "Root");
    CU_ASSERT_STRING_EQUAL(seen.first.act, "kick");
    CU_ASSERT_STRING_EQUAL(seen.first.about, "Bob");
    CU_ASSERT_STRING_EQUAL(seen.first.detail, "rude");
    IS(audits_read(s, "Ann", 1).first.id, 4);
    /* Each part of a question, and two together. */
    IS(audits_fit(s, &(struct store_audit_query){.who = "root", .limit = 9}).count, 5);
    IS(audits_fit(s, &(struct store_audit_query){.who = "Kate", .limit = 9}).count, 0);
    IS(audits_fit(s, &(struct store_audit_query){.act = "kick", .limit = 9}).count, 5);
    IS(audits_fit(s, &(struct store_audit_query){.act = "ban", .limit = 9}).count, 0);
    IS(audits_fit(s, &(struct store_audit_query){.about = "ann", .limit = 9}).count, 2);
    IS(audits_fit(s, &(struct store_audit_query){.since_ms = 40, .limit = 9}).count, 2);
    IS(audits_fit(s, &(struct store_audit_query){.until_ms = 40, .limit = 9}).first.id, 3);
    IS(audits_fit(s, &(struct store_audit_query){.before = 3, .limit = 9}).first.id, 2);
    IS(audits_fit(
           s,
           &(struct store_audit_query){.about = "Bob", .since_ms = 30, .until_ms = 50, .limit = 9})
           .count,
       1);
    store_end(&s);
}

/* What is imposed together is one case, with keys and channels. */
static void test_case(void)
{
    struct store *s = store_with_two(0);
    struct sanctions_seen seen;
    struct answer answer = {0};
    const struct store_sanction both[] = {
        {.id = 7, .case_id = 7, .kind = STORE_BAN, .account = 11, .name = "Bob"},
        {.id = 8, .case_id = 7, .kind = STORE_MUTE, .fingerprint = "SHA256:b", .channel = "lobby"}};
    store_sanctions_put(s, both, 2, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
    IS(sanction_count(s, &seen), 2);
    IS(seen.last.case_id, 7);
    CU_ASSERT_STRING_EQUAL(seen.last.fingerprint, "SHA256:b");
    CU_ASSERT_STRING_EQUAL(seen.last.channel, "lobby");
    answer.done = false;
    store_sanctions_put(s, both, STORE_SANCTIONS_MAX + 1, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_REFUSED);
    answer = (struct answer){0};
    store_sanctions_put(s, both, -1, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_REFUSED);
    store_end(&s);
}

/* ---- Memos, keys, names ---- */

struct memos_seen {
    struct answer answer;
    int count;
    struct store_memo first;
};

static void memos_see(void *arg, const struct store_memo *memo)
{
    struct memos_seen *seen = arg;
    if (seen->count++ == 0)
        seen->first = *memo;
}

static int memos_read(struct store *s, const struct store_memo_query *query,
                      struct memos_seen *seen)
{
    *seen = (struct memos_seen){0};
    store_memos(s, query, memos_see, answer_take, seen);
    IS(answer_wait(s, &seen->answer), STORE_OK);
    return seen->count;
}

static void memo_put(struct store *s, int64_t id, int64_t account, int64_t other, int state,
                     int keep)
{
    struct store_memo memo = {.id = id,
                              .kind = STORE_MEMO_NOTE,
                              .account = account,
                              .other = other,
                              .at_ms = id * 10,
                              .number = id + 100,
                              .state = state,
                              .name = "Root",
                              .tag = "report 3",
                              .body = "odd"};
    struct answer answer = {0};
    store_memo_put(s, &memo, keep, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
}

static void test_memos(void)
{
    struct store *s = store_with_two(0);
    struct memos_seen seen;
    struct store_memo_query query = {.kind = STORE_MEMO_NOTE, .state = -1, .limit = 10};
    for (int64_t id = 1; id <= 4; id++)
        memo_put(s, id, 10, id == 2 ? 11 : 0, id == 3, 0);
    memo_put(s, 5, 11, 10, 0, 0);
    IS(memos_read(s, &query, &seen), 5);
    IS(seen.first.id, 5); /* newest first */
    IS(seen.first.account, 11);
    IS(seen.first.other, 10);
    IS(seen.first.at_ms, 50);
    IS(seen.first.number, 105);
    CU_ASSERT_STRING_EQUAL(seen.first.name, "Root");
    CU_ASSERT_STRING_EQUAL(seen.first.tag, "report 3");
    CU_ASSERT_STRING_EQUAL(seen.first.body, "odd");
    query.limit = 2;
    IS(memos_read(s, &query, &seen), 2);
    query.limit = 10;
    query.account = 10;
    IS(memos_read(s, &query, &seen), 4);
    query.state = 1;
    IS(memos_read(s, &query, &seen), 1);
    IS(seen.first.id, 3);
    query =
        (struct store_memo_query){.kind = STORE_MEMO_NOTE, .other = 11, .state = -1, .limit = 10};
    IS(memos_read(s, &query, &seen), 1);
    IS(seen.first.id, 2);
    query = (struct store_memo_query){
        .kind = STORE_MEMO_NOTE, .tag = "report 3", .state = -1, .limit = 10};
    IS(memos_read(s, &query, &seen), 5);
    query.tag = "report 4";
    IS(memos_read(s, &query, &seen), 0);
    query = (struct store_memo_query){.kind = STORE_MEMO_ALIAS, .state = -1, .limit = 10};
    IS(memos_read(s, &query, &seen), 0);
    /* Written again, with the oldest ones of that account left out. */
    query =
        (struct store_memo_query){.kind = STORE_MEMO_NOTE, .account = 10, .state = -1, .limit = 10};
    memo_put(s, 4, 10, 0, 9, 2);
    IS(memos_read(s, &query, &seen), 2);
    IS(seen.first.id, 4);
    IS(seen.first.state, 9);
    struct answer answer = {0};
    store_memo_drop(s, 4, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
    answer.done = false;
    store_memo_drop(s, 4, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_NONE);
    IS(memos_read(s, &query, &seen), 1);
    IS(seen.first.id, 3);
    store_end(&s);
}

struct keys_seen {
    struct answer answer;
    int count;
    struct store_key first;
};

static void keys_see(void *arg, const struct store_key *key)
{
    struct keys_seen *seen = arg;
    if (seen->count++ == 0)
        seen->first = *key;
}

static int keys_read(struct store *s, int64_t account, struct keys_seen *seen)
{
    *seen = (struct keys_seen){0};
    store_keys(s, account, keys_see, answer_take, seen);
    IS(answer_wait(s, &seen->answer), STORE_OK);
    return seen->count;
}

static void key_add(struct store *s, int64_t account, const char *fingerprint)
{
    struct answer answer = {0};
    store_key_add(s, account, fingerprint, "ssh-ed25519 AAAA", answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
}

static enum store_status key_remove(struct store *s, int64_t account, const char *fingerprint)
{
    struct answer answer = {0};
    store_key_remove(s, account, fingerprint, answer_take, &answer);
    return answer_wait(s, &answer);
}

static void test_key_list(void)
{
    struct store *s = store_with_two(0);
    struct keys_seen seen;
    struct answer answer = {0};
    key_add(s, 10, "SHA256:a");
    clock_virtual_advance(&now, 1000);
    key_add(s, 10, "SHA256:b");
    key_add(s, 11, "SHA256:c");
    IS(keys_read(s, 10, &seen), 2);
    CU_ASSERT_STRING_EQUAL(seen.first.fingerprint, "SHA256:a");
    IS(seen.first.account, 10);
    CU_ASSERT_TRUE(seen.first.added_ms > 0);
    IS(seen.first.used_ms, 0);
    struct store_key key = seen.first;
    memcpy(key.label, "laptop", 7);
    key.used_ms = 77;
    store_key_update(s, &key, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
    keys_read(s, 10, &seen);
    CU_ASSERT_STRING_EQUAL(seen.first.label, "laptop");
    IS(seen.first.used_ms, 77);
    clock_virtual_advance(&now, 1000);
    answer.done = false;
    store_key_used(s, 10, "SHA256:a", answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
    keys_read(s, 10, &seen);
    CU_ASSERT_STRING_EQUAL(seen.first.label, "laptop");
    IS(seen.first.used_ms, seen.first.added_ms + 2000);
    key.account = 11; /* not its key */
    answer.done = false;
    store_key_update(s, &key, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_NONE);
    answer.done = false;
    store_key_used(s, 11, "SHA256:a", answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_NONE);
    IS(key_remove(s, 11, "SHA256:a"), STORE_NONE);
    IS(key_remove(s, 10, "SHA256:a"), STORE_OK);
    IS(key_remove(s, 10, "SHA256:a"), STORE_NONE);
    IS(keys_read(s, 10, &seen), 1);
    IS(by_key(s, "SHA256:a"), 0);
    IS(by_key(s, "SHA256:b"), 10);
    store_end(&s);
}

static enum store_status account_rename(struct store *s, int64_t id, const char *name,
                                        const char *skeleton, const struct store_audit *audit)
{
    struct answer answer = {0};
    store_account_rename(s, id, name, skeleton, audit, answer_take, &answer);
    return answer_wait(s, &answer);
}

static void test_rename(void)
{
    struct store *s = store_with_two(0);
    struct store_account account;
    const struct store_audit audit = {.id = 1, .who = "Root", .act = "rename", .about = "Ann"};
    IS(account_rename(s, 10, "BOB", "x", NULL), STORE_TAKEN);
    IS(account_rename(s, 10, "Zoe", "bob", &audit), STORE_TAKEN);
    IS(account_rename(s, 99, "Zoe", "zoe", &audit), STORE_NONE);
    IS(account_rename(s, STORE_ACCOUNT_MINT, "Zoe", "zoe", NULL), STORE_REFUSED);
    IS(account_rename(s, 10, "", "", NULL), STORE_REFUSED);
    IS(account_make(s, STORE_ACCOUNT_MINT, "zoe", 0), STORE_REFUSED);
    IS(account_make(s, 77, "", 0), STORE_REFUSED);
    IS(audit_count(s, NULL), 0);
    IS(account_rename(s, 10, "Zoe", "zoe", &audit), STORE_OK);
    IS(audit_count(s, "Ann"), 1);
    IS(account_read(s, 10, &account), STORE_OK);
    CU_ASSERT_STRING_EQUAL(account.name, "Zoe");
    CU_ASSERT_STRING_EQUAL(account.skeleton, "zoe");
    IS(account_rename(s, 10, "ZOE", "zoe", NULL), STORE_OK); /* its own name */
    store_end(&s);
}

static enum store_status merge(struct store *s, int64_t from, int64_t into,
                               const struct store_audit *audit)
{
    struct answer answer = {0};
    store_account_merge(s, from, into, audit, answer_take, &answer);
    return answer_wait(s, &answer);
}

static void tie_put(struct store *s, int64_t id, enum store_memo_kind kind, int64_t account,
                    int64_t other, const char *name)
{
    struct store_memo memo = {.id = id, .kind = kind, .account = account, .other = other};
    struct answer answer = {0};
    snprintf(memo.name, sizeof memo.name, "%s", name);
    store_memo_put(s, &memo, 0, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
}

static int ties_of(struct store *s, enum store_memo_kind kind, int64_t account,
                   struct memos_seen *seen)
{
    return memos_read(
        s, &(struct store_memo_query){.kind = kind, .account = account, .state = -1, .limit = 9},
        seen);
}

/* A finished game of a and b, in which a won 15 XP. */
static void won_game(struct store *s, int64_t id, int64_t a, int64_t b)
{
    const struct store_game game = game_of(id, a, b, 0);
    const struct store_event event = {.text = "over"};
    const struct store_entry win = {
        .account = a, .game = id, .currency = STORE_XP, .amount = 15, .reason = "win"};
    struct store_game final = game;
    final.state = STORE_GAME_FINISHED;
    final.ended_ms = id * 10;
    final.seat[0].outcome = 1;
    final.seat[1].outcome = -1;
    IS(game_begin(s, &game), STORE_OK);
    IS(append(s, &(struct store_append){.game = id,
                                        .epoch = store_epoch(s),
                                        .first_seq = 1,
                                        .nevents = 1,
                                        .events = &event,
                                        .final = &final,
                                        .nentries = 1,
                                        .entries = &win}),
       STORE_OK);
}

static void test_merge(void)
{
    struct store *s = store_with_two(50);
    struct memos_seen memos;
    struct keys_seen keys;
    struct store_account account;
    struct game_read read;
    const struct store_audit audit = {.id = 1, .who = "Root", .act = "merge", .about = "Bob"};
    IS(account_make(s, 12, "Cat", 30), STORE_OK);
    IS(account_make(s, 13, "Dan", 7), STORE_OK);
    won_game(s, 5, 11, 12);
    won_game(s, 6, 10, 12);
    key_add(s, 11, "SHA256:b");
    tie_put(s, 1, STORE_MEMO_FRIEND, 11, 10, "Ann"); /* of each other: goes */
    tie_put(s, 2, STORE_MEMO_FRIEND, 11, 12, "Cat"); /* both have it: one goes */
    tie_put(s, 3, STORE_MEMO_FRIEND, 10, 12, "Cat");
    tie_put(s, 4, STORE_MEMO_FRIEND, 12, 11, "Bob"); /* follows */
    tie_put(s, 5, STORE_MEMO_SECOND, 11, 0, "");     /* goes */
    tie_put(s, 6, STORE_MEMO_LOGIN, 11, 0, "Bob");   /* moves */
    tie_put(s, 7, STORE_MEMO_LINES, 11, 0, "");      /* goes */
    /* Refused, with no trace: who is not there, oneself, who sat in one game, an open game. */
    IS(merge(s, 11, 99, &audit), STORE_NONE);
    IS(merge(s, 99, 10, &audit), STORE_NONE);
    IS(merge(s, 10, 10, &audit), STORE_REFUSED);
    IS(merge(s, STORE_ACCOUNT_MINT, 10, &audit), STORE_REFUSED);
    IS(merge(s, 10, STORE_ACCOUNT_ESCROW, &audit), STORE_REFUSED);
    IS(merge(s, 11, 12, &audit), STORE_REFUSED);
    const struct store_game open = game_of(7, 13, 12, 0);
    IS(game_begin(s, &open), STORE_OK);
    IS(merge(s, 13, 10, &audit), STORE_REFUSED);
    IS(audit_count(s, NULL), 0);
    IS(chips_of(s, 11), 50);
    IS(keys_read(s, 11, &keys), 1);
    /* All of it, at once. */
    IS(merge(s, 11, 10, &audit), STORE_OK);
    IS(audit_count(s, "Bob"), 1);
    IS(chips_of(s, 10), 100);
    IS(xp_of(s, 10), 30);
    IS(account_read(s, 11, &account), STORE_OK);
    IS(account.merged_into, 10);
    IS(account.chips, 0);
    IS(account.xp, 0);
    /* Who still holds what was read before cannot bring it back, nor give it chips. */
    snprintf(account.password, sizeof account.password, "again");
    const struct store_entry more[] = {chips(MINT, 0, -5, "allowance"),
                                       chips(11, 0, 5, "allowance")};
    IS(update(s, &account, more, 2), STORE_NONE);
    IS(account_read(s, 11, &account), STORE_OK);
    CU_ASSERT_STRING_EQUAL(account.password, "");
    IS(account.chips, 0);
    IS(keys_read(s, 10, &keys), 1);
    IS(by_key(s, "SHA256:b"), 10);
    IS(by_name(s, "BOB", false), 10); /* the name leads there */
    IS(by_name(s, "bob", true), 11);  /* and is not free */
    IS(game_get(s, 5, &read), STORE_OK);
    IS(read.game.seat[0].account, 10);
    const struct store_game was = game_of(5, 11, 12, 0);
    CU_ASSERT_STRING_EQUAL(read.game.seat[0].name, was.seat[0].name); /* what it was called stays */
    IS(ties_of(s, STORE_MEMO_FRIEND, 10, &memos), 1);
    IS(memos.first.id, 3);
    IS(ties_of(s, STORE_MEMO_FRIEND, 12, &memos), 1);
    IS(memos.first.other, 10);
    CU_ASSERT_STRING_EQUAL(memos.first.name, "Ann");
    IS(ties_of(s, STORE_MEMO_SECOND, 10, &memos), 0);
    IS(ties_of(s, STORE_MEMO_LINES, 10, &memos), 0);
    IS(ties_of(s, STORE_MEMO_LOGIN, 10, &memos), 1);
    struct scores_seen scores;
    CU_ASSERT_PTR_NOT_NULL(strstr(scores_read(s, 0, &scores), "Ann * 30 2 2 2\n"));
    CU_ASSERT_PTR_NULL(strstr(scores_read(s, 0, &scores), "Bob"));
    /* Once; and a chain leads to its end. */
    struct store_audit again = audit;
    again.id = 2;
    IS(merge(s, 11, 10, &again), STORE_TAKEN);
    IS(merge(s, 13, 11, &again), STORE_NONE);
    IS(merge(s, 10, 12, &again), STORE_REFUSED);
    IS(audit_count(s, NULL), 1);
    IS(account_make(s, 14, "Eve", 0), STORE_OK);
    IS(merge(s, 10, 14, &again), STORE_OK);
    IS(by_name(s, "bob", false), 14);
    IS(chips_of(s, 14), 100);
    /* Names that lead to an account go with it. */
    struct answer answer = {0};
    store_account_erase(s, 14, "gone-e", answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
    IS(by_name(s, "bob", false), 0);
    IS(by_name(s, "ann", true), 0);
    store_end(&s);
}

static void test_erase(void)
{
    struct store *s = store_with_two(50);
    struct memos_seen memos;
    struct keys_seen keys;
    struct store_account account;
    struct game_read read;
    const struct store_game game = game_of(5, 10, 11, 0);
    IS(game_begin(s, &game), STORE_OK);
    key_add(s, 10, "SHA256:a");
    memo_put(s, 1, 10, 0, 0, 0);
    memo_put(s, 2, 11, 10, 0, 0);
    memo_put(s, 3, 11, 0, 0, 0);
    struct answer answer = {0};
    store_account_erase(s, 10, "gone-a", answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
    IS(account_read(s, 10, &account), STORE_OK);
    CU_ASSERT_STRING_EQUAL(account.name, "gone-a");
    CU_ASSERT_STRING_EQUAL(account.password, "");
    IS(account.chips, 50); /* the ledger stays */
    IS(keys_read(s, 10, &keys), 0);
    IS(memos_read(s, &(struct store_memo_query){.kind = STORE_MEMO_NOTE, .state = -1, .limit = 9},
                  &memos),
       1);
    IS(memos.first.id, 3);
    IS(game_get(s, 5, &read), STORE_OK);
    CU_ASSERT_STRING_EQUAL(read.game.seat[0].name, "gone-a");
    store_end(&s);
}

struct accounts_seen {
    struct answer answer;
    char names[128];
};

static void accounts_see(void *arg, const struct store_account *account)
{
    struct accounts_seen *seen = arg;
    size_t len = strlen(seen->names);
    snprintf(seen->names + len, sizeof seen->names - len, "%s:%lld ", account->name,
             (long long)account->chips);
}

static const char *accounts_read(struct store *s, const char *after, int limit)
{
    static struct accounts_seen seen;
    seen = (struct accounts_seen){0};
    store_accounts(s, after, limit, accounts_see, answer_take, &seen);
    IS(answer_wait(s, &seen.answer), STORE_OK);
    return seen.names;
}

static void test_accounts(void)
{
    struct store *s = store_new();
    CU_ASSERT_STRING_EQUAL(accounts_read(s, "", 10), "");
    IS(account_make(s, 11, "Cat", 5), STORE_OK);
    IS(account_make(s, 12, "ann", 7), STORE_OK);
    IS(account_make(s, 10, "Bob", 0), STORE_OK);
    CU_ASSERT_STRING_EQUAL(accounts_read(s, "", 10), "ann:7 Bob:0 Cat:5 ");
    CU_ASSERT_STRING_EQUAL(accounts_read(s, "", 2), "ann:7 Bob:0 ");
    CU_ASSERT_STRING_EQUAL(accounts_read(s, "BOB", 10), "Cat:5 ");
    CU_ASSERT_STRING_EQUAL(accounts_read(s, "b", 1), "Bob:0 ");
    CU_ASSERT_STRING_EQUAL(accounts_read(s, "", 0), "");
    store_end(&s);
}

/* ---- How calls complete ---- */

static void test_secret(void)
{
    struct store *s = store_new();
    uint8_t a[32], b[32], c[32];
    store_secret(s, "ticket", a);
    store_secret(s, "address", b);
    store_secret(s, "ticket", c);
    IS(memcmp(a, c, sizeof a), 0);
    CU_ASSERT_NOT_EQUAL(memcmp(a, b, sizeof a), 0);
    store_end(&s);
}

struct order {
    int next;
    bool in_order;
};
struct ticket {
    struct order *order;
    int number;
};

static void ticket_take(void *arg, enum store_status status)
{
    struct ticket *ticket = arg;
    ticket->order->in_order &= status == STORE_OK && ticket->order->next == ticket->number;
    ticket->order->next++;
}

enum { MANY = 3000 };

/* More writes than one pump delivers, none before it, all in order; and a read that starts when a
 * write was told done sees it. */
static void test_order(void)
{
    struct store *s = store_with_two(0);
    const struct store_game game = game_of(5, 10, 11, 0);
    IS(game_begin(s, &game), STORE_OK);
    struct order order = {.in_order = true};
    static struct ticket tickets[MANY];
    for (int i = 0; i < MANY; i++) {
        const struct store_event event = {.command = i + 1, .text = "move"};
        const struct store_append what = {
            .game = 5, .epoch = store_epoch(s), .first_seq = i + 1, .nevents = 1, .events = &event};
        tickets[i] = (struct ticket){&order, i};
        store_game_append(s, &what, ticket_take, &tickets[i]);
    }
    IS(order.next, 0);
    while (order.next < MANY)
        CU_ASSERT_TRUE(store_wait(s) < MANY);
    CU_ASSERT_TRUE(order.in_order);
    IS(store_backlog(s), 0);
    IS(store_pump(s), 0);
    struct game_read read;
    IS(game_get(s, 5, &read), STORE_OK);
    IS(read.events, MANY);
    CU_ASSERT_TRUE(read.in_order);
    store_end(&s);
}

static void chain(void *arg, enum store_status status)
{
    (void)status;
    struct store **s = arg;
    const struct store_table table = {.id = 1, .number = 1, .text = ""};
    store_table_put(*s, &table, NULL, NULL); /* done callbacks may be NULL */
    *s = NULL;
}

static void never(void *arg, enum store_status status)
{
    (void)arg, (void)status;
    CU_FAIL("called after the store was closed");
}

static void test_callbacks(void)
{
    struct store *s = store_new();
    struct store *target = s;
    store_post(s, NULL, 0, NULL, chain, &target);
    CU_ASSERT_PTR_NOT_NULL(target); /* not inside the call */
    while (target != NULL)
        store_wait(s);
    IS(post(s, NULL, 0), STORE_OK); /* writes are told in order, so the table's is done */
    IS(tables_read(s)->count, 1);
    /* What was not delivered is dropped with the store. */
    for (int i = 0; i < 10; i++)
        store_post(s, NULL, 0, NULL, never, NULL);
    store_sums(s, NULL, NULL);
    store_drop(&s);
}

static void test_healthy(void)
{
    struct store *s = store_new();
    CU_ASSERT_TRUE(store_healthy(s));
    CU_ASSERT_TRUE(store_epoch(s) > 0);
    IS(store_backlog(s), 0);
    store_end(&s);
}

static void test_urls(void)
{
    char why[256] = "";
    CU_ASSERT_PTR_NULL(store_open("mongo:x", &clock_system, why, sizeof why));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "mongo:x"));
    CU_ASSERT_PTR_NULL(store_open("memory:?x=1", &clock_system, why, sizeof why));
    CU_ASSERT_PTR_NULL(store_open("sqlite:", &clock_system, why, sizeof why));
    CU_ASSERT_PTR_NULL(store_open("sqlite:/nonexistent/x.db", &clock_system, why, sizeof why));
    CU_ASSERT_PTR_NULL(store_open("sqlite:x.db?colour=red", &clock_system, why, sizeof why));
    CU_ASSERT_PTR_NULL(store_open("sqlite:x.db?low=much", &clock_system, why, sizeof why));
}

/* ---- Of the store in memory alone ---- */

static void test_fail(void)
{
    struct store *s = store_new();
    store_mem_fail(s, 2, 2, STORE_FULL);
    CU_ASSERT_TRUE(store_healthy(s));
    IS(account_make(s, 10, "Ann", 5), STORE_OK);
    CU_ASSERT_FALSE(store_healthy(s));
    IS(account_make(s, 11, "Bob", 5), STORE_FULL);
    IS(account_make(s, 11, "Bob", 5), STORE_FULL);
    CU_ASSERT_TRUE(store_healthy(s));
    IS(account_make(s, 11, "Bob", 5), STORE_OK);
    store_mem_fail(s, 1, 0, STORE_FULL);
    for (int i = 0; i < 5; i++)
        IS(account_make(s, 12, "Cat", 5), STORE_FULL);
    IS(chips_of(s, 11), 5); /* reads go on */
    store_mem_fail(s, 0, 0, STORE_OK);
    IS(account_make(s, 12, "Cat", 5), STORE_OK);
    store_end(&s);
}

static void test_reopen(void)
{
    struct store *s = store_with_two(0);
    const int64_t before = store_epoch(s);
    const struct store_game live = game_of(5, 10, 11, 0), over = game_of(6, 10, 11, 0);
    IS(game_begin(s, &live), STORE_OK);
    IS(game_begin(s, &over), STORE_OK);
    IS(game_end(s, &over, 1, 0, 2000), STORE_OK);
    struct order order = {.in_order = true};
    struct ticket lost = {&order, 0};
    store_post(s, NULL, 0, NULL, ticket_take, &lost);
    store_mem_reopen(s);
    IS(store_pump(s), 0);
    IS(order.next, 0);
    CU_ASSERT_TRUE(store_epoch(s) > before);
    IS(event_append(s, 5, before, 1, 0, "old"), STORE_FENCED);
    IS(event_append(s, 5, store_epoch(s), 1, 0, "new"), STORE_OK);
    IS(event_append(s, 6, store_epoch(s), 2, 0, "void"), STORE_OK);
    store_end(&s);
}

#define CONTRACT                                                                                   \
    {"account", test_account}, {"account taken", test_account_taken},                              \
        {"account update", test_account_update}, {"parts of an account", test_account_parts},      \
        {"a day's allowance", test_account_allowance}, {"keys", test_keys}, {"post", test_post},   \
        {"post with audit", test_post_audit}, {"tables", test_tables},                             \
        {"game start", test_game_start}, {"append", test_append},                                  \
        {"append is atomic", test_append_atomic}, {"settlement", test_settlement},                 \
        {"dignity", test_dignity}, {"open games", test_open_games},                                \
        {"games of a player", test_games_of}, {"numbers of games", test_numbers},                  \
        {"scores", test_scores}, {"scores of other ends", test_scores_other_ends},                 \
        {"sanctions", test_sanctions}, {"case", test_case}, {"memos", test_memos},                 \
        {"list of keys", test_key_list}, {"rename", test_rename},                                  \
        {"merging accounts", test_merge}, {"erase", test_erase}, {"audit", test_audit},            \
        {"accounts", test_accounts}, {"secret", test_secret}, {"order", test_order},               \
        {"callbacks", test_callbacks}, {"healthy", test_healthy},                                  \
    {                                                                                              \
        "urls", test_urls                                                                          \
    }

int main(void)
{
    log_open("test", "stderr", LOG_LEVEL_ERROR);
    CU_TestInfo memory[] = {
        CONTRACT, {"fail", test_fail}, {"reopen", test_reopen}, CU_TEST_INFO_NULL};
    CU_TestInfo sqlite[] = {CONTRACT, CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"memory", memory_begin, NULL, NULL, NULL, memory},
                             {"sqlite", sqlite_begin, NULL, NULL, NULL, sqlite},
                             CU_SUITE_INFO_NULL};
    return cutap_run(suites);
}
