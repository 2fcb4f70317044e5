/*
 * What every store promises of accounts, their keys and settings, and the ledger.
 */
#include "contract.h"

SUITE("accounts", NULL, NULL);

/* ---- Accounts ---- */

static enum store_status create(struct store *s, const struct store_account *account,
                                const char *fingerprint, const struct store_entry *entries,
                                int count)
{
    return ANSWER_OF(s, store_account_create, account, fingerprint,
                     fingerprint ? "ssh-ed25519 AAAA" : NULL, entries, count);
}

TEST(test_account, "account")
{
    CONTRACT_STORE *s = store_new();
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
    struct store_account read = account_of(s, 10);
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
}

TEST(test_account_taken, "account taken")
{
    CONTRACT_STORE *s = store_new();
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
    /* There is no trace: neither of the account, nor of its name, nor of its chips. */
    IS(account_read(s, 11, &other), STORE_NONE);
    IS(by_name(s, "Other", false), 0);
    IS(by_key(s, "SHA256:ann"), 10);
    IS(sums_read(s).accounts, 1);
    IS(sums_read(s).chips_mint, 0);
    other = (struct store_account){.id = 11, .name = "Other", .skeleton = "other"};
    IS(create(s, &other, "SHA256:other", grant, 2), STORE_OK);
    IS(chips_of(s, 11), 50);
}

/* Nobody has the chips, so neither the account nor its key is made. */
TEST(test_account_refused, "account refused")
{
    CONTRACT_STORE *s = store_new();
    const struct store_account ann = {.id = 10, .name = "Ann", .skeleton = "ann"};
    const struct store_entry debt[] = {chips(10, 0, -5, "grant"), chips(MINT, 0, 5, "grant")};
    IS(create(s, &ann, "SHA256:ann", debt, 2), STORE_REFUSED);
    struct store_account read;
    IS(account_read(s, 10, &read), STORE_NONE);
    IS(by_name(s, "Ann", false), 0);
    IS(by_key(s, "SHA256:ann"), 0);
    IS(sums_read(s).accounts, 0);
    IS(create(s, &ann, "SHA256:ann", NULL, 0), STORE_OK);
    IS(by_key(s, "SHA256:ann"), 10);
}

TEST(test_account_update, "account update")
{
    CONTRACT_STORE *s = store_new();
    IS(account_make(s, 10, "Ann", 40), STORE_OK);
    struct store_account ann = {.id = 10,
                                .name = "Mallory",
                                .skeleton = "mallory",
                                .password = "new",
                                .role = STORE_ADMIN,
                                .login_ms = 77,
                                .allowance_day_ms = 86400000,
                                .xp = 5,
                                .chips = 40,
                                .settings = "wide=on\n"};
    const struct store_entry allowance[] = {chips(MINT, 0, -60, "allowance"),
                                            chips(10, 0, 60, "allowance")};
    IS(account_change(s, &ann, allowance, 2), STORE_OK);
    struct store_account read = account_of(s, 10);
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
    ann.chips = 100;
    IS(account_change(s, &ann, debt, 2), STORE_REFUSED);
    IS(account_of(s, 10).login_ms, 77);
    ann.id = 12;
    IS(account_change(s, &ann, NULL, 0), STORE_NONE);
}

/* RK-D11: a day's allowance is given once, whatever the caller that gives it has read. */
TEST(test_account_allowance, "a day's allowance")
{
    const int64_t day = 86400000;
    CONTRACT_STORE *s = store_new();
    IS(account_make(s, 10, "Ann", 40), STORE_OK);
    struct store_account ann = {.id = 10,
                                .name = "Ann",
                                .skeleton = "ann",
                                .login_ms = 7,
                                .allowance_day_ms = 5 * day,
                                .chips = 40};
    const struct store_entry allowance[] = {chips(10, 0, 60, "allowance"),
                                            chips(MINT, 0, -60, "allowance")};
    IS(account_change(s, &ann, allowance, 2), STORE_OK);
    ann.login_ms = 8;
    for (int again = 5; again >= 4; again--) {
        ann.allowance_day_ms = again * day;
        IS(account_change(s, &ann, allowance, 2), STORE_TAKEN);
    }
    struct store_account read = account_of(s, 10);
    IS(read.chips, 100);
    IS(read.login_ms, 7);
    IS(read.allowance_day_ms, 5 * day);
    ann.allowance_day_ms = 5 * day;
    IS(account_change(s, &ann, NULL, 0), STORE_OK);
    IS(account_of(s, 10).login_ms, 8);
    ann.allowance_day_ms = 6 * day;
    IS(account_change(s, &ann, allowance, 2), STORE_TAKEN); /* it has 100 now, not 40 */
    ann.chips = 100;
    IS(account_change(s, &ann, allowance, 2), STORE_OK);
    IS(account_of(s, 10).chips, 160);
    /* It was given under a clock that was days ahead and is right again. */
    ann.allowance_day_ms = 4 * day;
    ann.chips = 160;
    IS(account_change(s, &ann, allowance, 2), STORE_OK);
    IS(account_change(s, &ann, allowance, 2), STORE_TAKEN);
    read = account_of(s, 10);
    IS(read.allowance_day_ms, 4 * day);
    IS(read.chips, 220);
}

/* RK-D11: chips that a game in play holds are the account's. A caller that read the account
 * before they came back cannot give them again. */
TEST(test_account_staked, "chips in play")
{
    const int64_t day = 86400000;
    const struct store_entry allowance[] = {chips(10, 0, 60, "allowance"),
                                            chips(MINT, 0, -60, "allowance")};
    CONTRACT_STORE *s = store_new();
    struct store_account ann = {0}, before = {0};
    IS(account_make(s, 10, "Ann", 40), STORE_OK);
    IS(account_make(s, 11, "Bob", 40), STORE_OK);
    const struct store_game first = game_begun(s, 5, 10, 11, 10),
                            second = game_begun(s, 6, 10, 11, 30);
    ann = account_of(s, 10);
    IS(ann.chips, 0);
    IS(ann.staked, 40);
    IS(account_of(s, 11).staked, 40);
    IS(game_end(s, &first, 1, 1, 2000), STORE_OK);
    before = account_of(s, 10);
    IS(before.chips, 0);
    IS(before.staked, 30);
    IS(game_end(s, &second, 1, 0, 3000), STORE_OK);
    ann = account_of(s, 10);
    IS(ann.chips, 60);
    IS(ann.staked, 0);
    before.allowance_day_ms = 9 * day;
    IS(account_change(s, &before, allowance, 2), STORE_TAKEN);
    before.chips = 60;
    before.staked = 0;
    IS(account_change(s, &before, allowance, 2), STORE_OK);
}

/* Writing one part brings back nothing of the others, however old the caller's read is. */
TEST(test_account_parts, "parts of an account")
{
    CONTRACT_STORE *s = store_new();
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
        IS(ANSWER_OF(s, store_account_update, &old, STORE_PARTS, NULL, 0), STORE_OK);
        IS(ANSWER_OF(s, store_account_update, &set, part, NULL, 0), STORE_OK);
        read = account_of(s, 10);
        CU_ASSERT_STRING_EQUAL(read.password, part == STORE_PART_PASSWORD ? "new" : "");
        CU_ASSERT_STRING_EQUAL(read.settings, part == STORE_PART_SETTINGS ? "wide=on\n" : "");
        IS(read.role, part == STORE_PART_ROLE ? STORE_MODERATOR : STORE_PLAYER);
        IS(read.login_ms, part == STORE_PART_LOGIN ? 77 : 0);
        IS(read.allowance_day_ms, part >= STORE_PART_LOGIN ? 86400000 : 0); /* only grows */
    }
}

TEST(test_keys, "keys")
{
    CONTRACT_STORE *s = store_new();
    IS(account_make(s, 10, "Ann", 0), STORE_OK);
    IS(account_make(s, 11, "Bob", 0), STORE_OK);
    const struct {
        int64_t account;
        const char *fingerprint;
        enum store_status status;
    } cases[] = {{10, "SHA256:a", STORE_OK},
                 {10, "SHA256:b", STORE_OK},
                 {10, "SHA256:a", STORE_TAKEN},
                 {12, "SHA256:c", STORE_NONE}};
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        IS(ANSWER_OF(s, store_key_add, cases[i].account, cases[i].fingerprint, "ssh-ed25519 AAAA"),
           cases[i].status);
    }
    IS(by_key(s, "SHA256:a"), 10);
    IS(by_key(s, "SHA256:b"), 10);
    IS(by_key(s, "SHA256:c"), 0);
}

/* doc/design.md, Network: a key belongs to nobody until somebody has proved that they hold it. */
TEST(test_key_unproven, "a key that nobody proved")
{
    CONTRACT_STORE *s = store_new();
    IS(account_make(s, 10, "Ann", 0), STORE_OK);
    IS(account_make(s, 11, "Bob", 0), STORE_OK);
    for (int64_t account = 10; account <= 11; account++) {
        IS(ANSWER_OF(s, store_key_add, account, "SHA256:a", "ssh-ed25519 AAAA"), STORE_OK);
        IS(by_key(s, "SHA256:a"), account);
    }
    IS(ANSWER_OF(s, store_key_used, 11, "SHA256:a"), STORE_OK);
    IS(ANSWER_OF(s, store_key_add, 10, "SHA256:a", "ssh-ed25519 AAAA"), STORE_TAKEN);
    IS(by_key(s, "SHA256:a"), 11);
}

/* ---- The ledger ---- */

TEST(test_post, "post")
{
    CONTRACT_STORE *s = store_new();
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

    IS(POST(s, chips(10, 0, -30, "adjust")), STORE_REFUSED);
    IS(POST(s, chips(11, 0, 41, "adjust"), chips(10, 0, -41, "adjust")), STORE_REFUSED);
    IS(POST(s, chips(11, 0, 1, "adjust"), chips(ESCROW, 0, -1, "adjust")), STORE_REFUSED);
    IS(POST(s, chips(10, 0, -1, "adjust"), chips(12, 0, 1, "adjust")), STORE_NONE);
    IS(POST(s, xp(10, 5, 1, "win")), STORE_REFUSED);
    IS(POST(s, xp(10, 0, STORE_AMOUNT_MAX + 1, "adjust")), STORE_REFUSED);
    IS(POST(s, xp(10, 0, -STORE_AMOUNT_MAX - 1, "adjust")), STORE_REFUSED);
    IS(POST(s, xp(0, 0, 1, "adjust")), STORE_REFUSED);
    IS(POST(s, xp(10, 0, 1, "")), STORE_REFUSED);
    struct store_entry other = xp(10, 0, 1, "adjust");
    other.currency = (enum store_currency)7;
    IS(POST(s, other), STORE_REFUSED);
    IS(post(s, move, -1), STORE_REFUSED);
    struct store_entry many[STORE_ENTRIES_MAX + 1];
    for (int i = 0; i <= STORE_ENTRIES_MAX; i++)
        many[i] = xp(10, 0, 1, "adjust");
    IS(post(s, many, STORE_ENTRIES_MAX + 1), STORE_REFUSED);
    IS(chips_of(s, 10), 40);
    IS(chips_of(s, 11), 60);
    IS(xp_of(s, 10), 0);

    /* Balances are checked when all entries are in, whatever their order. */
    IS(POST(s, chips(10, 0, -60, "adjust"), chips(11, 0, -10, "adjust"),
            chips(10, 0, 70, "adjust")),
       STORE_OK);
    IS(chips_of(s, 10), 50);
}

CU_SuiteInfo *contract_accounts(void)
{
    return CUTAP_SUITES;
}
