/*
 * What every store promises of what is kept of people besides their account: sanctions, the audit
 * log, keys; and accounts that are renamed, merged and erased.
 */

#include "contract.h"
#include "record_help.h"
#include "xalloc.h"

SUITE("people", NULL, NULL);

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
    IS(ANSWER_ROWS(s, seen, store_sanctions, sanction_see), STORE_OK);
    return seen->count;
}

static int sanctions_of(struct store *s, int64_t account, int limit, struct sanctions_seen *seen)
{
    IS(ANSWER_ROWS(s, seen, store_sanctions_of, account, limit, sanction_see), STORE_OK);
    return seen->count;
}

TEST(test_sanctions, "sanctions")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct sanctions_seen seen;
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
    CU_ASSERT_STRING_EQUAL(scores_read(s, 0), "Ann * 20 1 1 1\nAnn last-one 20 1 1 1\n"
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
    clock_virtual_advance(&contract_clock, 5000);
    IS(sanction_count(s, &seen), 1); /* the ban is over */
    CU_ASSERT_STRING_EQUAL(seen.last.address, "192.0.2.0/24");
    CU_ASSERT_PTR_NULL(strstr(scores_read(s, 0), "hidden"));
    /* All sanctions of an account are told, over or not. */
    sanction_put(s, &(struct store_sanction){.id = 6, .account = 11, .name = "Bob"});
    IS(sanctions_of(s, 11, 9, &seen), 2);
    IS(seen.last.id, 3);
    IS(sanctions_of(s, 11, 1, &seen), 1);
    IS(seen.last.id, 6);
    IS(sanctions_of(s, 10, 9, &seen), 1);
    CU_ASSERT_TRUE(seen.last.ended);
    IS(sanctions_of(s, 0, 9, &seen), 0);
}

TEST(test_audit, "audit")
{
    CONTRACT_STORE *s = store_new();
    for (int64_t id = 1; id <= 5; id++) {
        struct store_audit audit = {.id = id,
                                    .at_ms = id * 10,
                                    .who = "Root",
                                    .act = "kick",
                                    .about = "Bob",
                                    .detail = "rude"};
        if (id % 2 == 0)
            memcpy(audit.about, "Ann", 4);
        IS(ANSWER_OF(s, store_audit_add, &audit), STORE_OK);
        IS(ANSWER_OF(s, store_audit_add, &audit), STORE_TAKEN);
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
    /* Lines of the control socket are found by the Unix user, and all of them by the socket's
     * own name. */
    const char *const users[] = {
        "cardroomctl (kate)",          "cardroomctl (katex)",        "cardroomctl", "kat",
        "cardroomctl (Kate, node 12)", "cardroomctl (katex, node 2)"};
    for (int64_t i = 0; i < 6; i++) {
        struct store_audit audit = {.id = 10 + i, .act = "note"};
        memcpy(audit.who, users[i], strlen(users[i]) + 1);
        IS(ANSWER_OF(s, store_audit_add, &audit), STORE_OK);
    }
    IS(audits_fit(s, &(struct store_audit_query){.who = "Kate", .limit = 9}).first.id, 14);
    IS(audits_fit(s, &(struct store_audit_query){.who = "kate", .limit = 9}).count, 2);
    IS(audits_fit(s, &(struct store_audit_query){.who = "kat", .limit = 9}).count, 1);
    IS(audits_fit(s, &(struct store_audit_query){.who = "cardroomctl", .limit = 9}).count, 5);
}

/* Sanctions that are imposed together are one case, with keys and channels. */
TEST(test_case, "case")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct sanctions_seen seen;
    const struct store_sanction both[] = {
        {.id = 7, .case_id = 7, .kind = STORE_BAN, .account = 11, .name = "Bob"},
        {.id = 8, .case_id = 7, .kind = STORE_MUTE, .fingerprint = "SHA256:b", .channel = "lobby"}};
    IS(ANSWER_OF(s, store_sanctions_put, both, 2), STORE_OK);
    IS(sanction_count(s, &seen), 2);
    IS(seen.last.case_id, 7);
    CU_ASSERT_STRING_EQUAL(seen.last.fingerprint, "SHA256:b");
    CU_ASSERT_STRING_EQUAL(seen.last.channel, "lobby");
    IS(ANSWER_OF(s, store_sanctions_put, both, STORE_SANCTIONS_MAX + 1), STORE_REFUSED);
    IS(ANSWER_OF(s, store_sanctions_put, both, -1), STORE_REFUSED);
}

/* ---- Keys, names ---- */

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
    IS(ANSWER_ROWS(s, seen, store_keys, account, keys_see), STORE_OK);
    return seen->count;
}

static void key_add(struct store *s, int64_t account, const char *fingerprint)
{
    IS(ANSWER_OF(s, store_key_add, account, fingerprint, "ssh-ed25519 AAAA"), STORE_OK);
}

TEST(test_key_list, "list of keys")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct keys_seen seen;
    key_add(s, 10, "SHA256:a");
    clock_virtual_advance(&contract_clock, 1000);
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
    IS(ANSWER_OF(s, store_key_update, &key), STORE_OK);
    keys_read(s, 10, &seen);
    CU_ASSERT_STRING_EQUAL(seen.first.label, "laptop");
    IS(seen.first.used_ms, 77);
    clock_virtual_advance(&contract_clock, 1000);
    IS(ANSWER_OF(s, store_key_used, 10, "SHA256:a"), STORE_OK);
    keys_read(s, 10, &seen);
    CU_ASSERT_STRING_EQUAL(seen.first.label, "laptop");
    IS(seen.first.used_ms, seen.first.added_ms + 2000);
    key.account = 11; /* not its key */
    IS(ANSWER_OF(s, store_key_update, &key), STORE_NONE);
    IS(ANSWER_OF(s, store_key_used, 11, "SHA256:a"), STORE_NONE);
    IS(ANSWER_OF(s, store_key_remove, 11, "SHA256:a"), STORE_NONE);
    IS(ANSWER_OF(s, store_key_remove, 10, "SHA256:a"), STORE_OK);
    IS(ANSWER_OF(s, store_key_remove, 10, "SHA256:a"), STORE_NONE);
    IS(keys_read(s, 10, &seen), 1);
    IS(by_key(s, "SHA256:a"), 0);
    IS(by_key(s, "SHA256:b"), 10);
}

static enum store_status account_rename(struct store *s, int64_t id, const char *name,
                                        const char *skeleton, const struct store_audit *audit)
{
    store_attach(s, &(struct store_attached){.audit = audit});
    return ANSWER_OF(s, store_account_rename, id, name, skeleton);
}

TEST(test_rename, "rename")
{
    CONTRACT_STORE *s = store_with_two(0);
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
    struct store_account account = account_of(s, 10);
    CU_ASSERT_STRING_EQUAL(account.name, "Zoe");
    CU_ASSERT_STRING_EQUAL(account.skeleton, "zoe");
    IS(account_rename(s, 10, "ZOE", "zoe", NULL), STORE_OK);      /* its own name */
    IS(account_rename(s, 11, "Yve", "yve", &audit), STORE_TAKEN); /* the line's id is used */
    IS(by_name(s, "Yve", false), 0);
    IS(by_name(s, "Bob", false), 11);
}

static enum store_status merge(struct store *s, int64_t from, int64_t into,
                               const struct store_audit *audit)
{
    store_attach(s, &(struct store_attached){.audit = audit});
    return ANSWER_OF(s, store_account_merge, from, into, NULL, 0);
}

static void tie_put(struct store *s, enum store_record record, int64_t id, int64_t account,
                    int64_t other, const char *name)
{
    union record_row row = {.tie = {.id = id, .account = account, .other = other}};
    snprintf(row.tie.name, sizeof(row.tie.name), "%s", name);
    IS(record_put(s, record, &row), STORE_OK);
}

static void alias_put(struct store *s, int64_t id, int64_t account, const char *word)
{
    union record_row row = {.alias = {.id = id, .account = account}};
    snprintf(row.alias.word, sizeof(row.alias.word), "%s", word);
    IS(record_put(s, STORE_RECORD_ALIAS, &row), STORE_OK);
}

TEST(test_merge, "merging accounts")
{
    CONTRACT_STORE *s = store_with_two(50);
    struct records_seen records;
    struct keys_seen keys;
    struct store_account account;
    struct game_read read;
    const struct store_audit audit = {.id = 1, .who = "Root", .act = "merge", .about = "Bob"};
    IS(account_make(s, 12, "Cat", 30), STORE_OK);
    IS(account_make(s, 13, "Dan", 7), STORE_OK);
    const struct store_game was = game_begun(s, 5, 11, 12, 0), won = game_begun(s, 6, 10, 12, 0);
    IS(game_end(s, &was, 1, 0, 50), STORE_OK);
    IS(game_end(s, &won, 1, 0, 60), STORE_OK);
    key_add(s, 11, "SHA256:b");
    tie_put(s, STORE_RECORD_FRIEND, 1, 11, 10, "Ann"); /* of each other: goes */
    tie_put(s, STORE_RECORD_FRIEND, 2, 11, 12, "Cat"); /* both have it: one goes */
    tie_put(s, STORE_RECORD_FRIEND, 3, 10, 12, "Cat");
    tie_put(s, STORE_RECORD_FRIEND, 4, 12, 11, "Bob"); /* follows */
    /* These are refused without a trace: an account that does not exist, the account itself, two
     * that sat in one game, an open game. */
    IS(merge(s, 11, 99, &audit), STORE_NONE);
    IS(merge(s, 99, 10, &audit), STORE_NONE);
    IS(merge(s, 10, 10, &audit), STORE_REFUSED);
    IS(merge(s, STORE_ACCOUNT_MINT, 10, &audit), STORE_REFUSED);
    IS(merge(s, 10, STORE_ACCOUNT_ESCROW, &audit), STORE_REFUSED);
    IS(merge(s, 11, 12, &audit), STORE_REFUSED);
    game_begun(s, 7, 13, 12, 0);
    IS(merge(s, 13, 10, &audit), STORE_REFUSED);
    IS(audit_count(s, NULL), 0);
    IS(chips_of(s, 11), 50);
    IS(keys_read(s, 11, &keys), 1);
    /* All of it, at once. */
    account = account_of(s, 11);
    account.allowance_day_ms = 3 * STORE_DAY_MS;
    IS(account_change(s, &account, NULL, 0), STORE_OK);
    IS(merge(s, 11, 10, &audit), STORE_OK);
    IS(audit_count(s, "Bob"), 1);
    IS(chips_of(s, 10), 100);
    IS(xp_of(s, 10), 40);
    IS(account_of(s, 11).merged_into, 10);
    account = account_of(s, 10);
    /* RK-D11: one of the two got the day's allowance already */
    IS(account.allowance_day_ms, 3 * STORE_DAY_MS);
    account = account_of(s, 11);
    IS(account.chips, 0);
    IS(account.xp, 0);
    /* A caller with an old read can neither bring it back nor give it chips. */
    snprintf(account.password, sizeof(account.password), "again");
    const struct store_entry more[] = {chips(MINT, 0, -5, "allowance"),
                                       chips(11, 0, 5, "allowance")};
    IS(account_change(s, &account, more, 2), STORE_NONE);
    account = account_of(s, 11);
    CU_ASSERT_STRING_EQUAL(account.password, "");
    IS(account.chips, 0);
    IS(keys_read(s, 10, &keys), 1);
    IS(by_key(s, "SHA256:b"), 10);
    IS(by_name(s, "BOB", false), 10); /* the name leads to Ann */
    IS(by_name(s, "bob", true), 11);  /* and is not free */
    read = game_stored(s, 5);
    IS(read.game.seat[0].account, 10);
    CU_ASSERT_STRING_EQUAL(read.game.seat[0].name, was.seat[0].name); /* what it was called stays */
    IS(records_read(s, STORE_RECORD_FRIEND, 10, 9, &records), 1);
    IS(records.row[0].tie.id, 3);
    IS(records_read(s, STORE_RECORD_FRIEND, 12, 9, &records), 1);
    IS(records.row[0].tie.other, 10);
    CU_ASSERT_STRING_EQUAL(records.row[0].tie.name, "Ann");
    CU_ASSERT_PTR_NOT_NULL(strstr(scores_read(s, 0), "Ann * 40 2 2 2\n"));
    CU_ASSERT_PTR_NULL(strstr(scores_read(s, 0), "Bob"));
    /* These are refused without a trace, too: Bob was merged already, nobody can be merged into
     * him, and Ann sat in one game with Cat. */
    struct store_audit again = audit;
    again.id = 2;
    IS(merge(s, 11, 10, &again), STORE_TAKEN);
    IS(merge(s, 13, 11, &again), STORE_NONE);
    IS(merge(s, 10, 12, &again), STORE_REFUSED);
    IS(audit_count(s, NULL), 1);
    IS(account_make(s, 14, "Eve", 0), STORE_OK);
    /* RK-D21: what goes back is not there afterwards; more than there is refused. */
    const struct store_entry most[] = {chips(10, 0, -101, "merge"), chips(MINT, 0, 101, "merge")},
                             back[] = {chips(10, 0, -60, "merge"), chips(MINT, 0, 60, "merge")};
    store_attach(s, &(struct store_attached){.audit = &again});
    IS(ANSWER_OF(s, store_account_merge, 10, 14, most, 2), STORE_REFUSED);
    IS(chips_of(s, 10), 100);
    store_attach(s, &(struct store_attached){.audit = &again});
    IS(ANSWER_OF(s, store_account_merge, 10, 14, back, 2), STORE_OK);
    IS(by_name(s, "bob", false), 14);
    IS(chips_of(s, 14), 40);
    /* Names that lead to an account go with it. */
    IS(ANSWER_OF(s, store_account_erase, 14, "gone-e"), STORE_OK);
    IS(by_name(s, "bob", false), 0);
    IS(by_name(s, "ann", true), 0);
}

/* Ties of two accounts that become one: no tie is there twice, or to the account itself. */
TEST(test_merge_ties, "ties of merged accounts")
{
    CONTRACT_STORE *s = store_with_two(50);
    struct records_seen records;
    struct sanctions_seen sanctions;
    const struct store_sanction mute = {.id = 1, .kind = STORE_MUTE, .account = 11, .name = "Bob"};
    const struct store_audit audit = {.id = 1, .who = "Root", .act = "merge", .about = "Bob"};
    IS(account_make(s, 12, "Cat", 0), STORE_OK);
    sanction_put(s, &mute);
    alias_put(s, 1, 10, "p");
    alias_put(s, 2, 11, "P"); /* the same word: goes */
    alias_put(s, 3, 11, "d"); /* another: moves */
    tie_put(s, STORE_RECORD_IGNORED, 4, 12, 10, "Ann");
    tie_put(s, STORE_RECORD_IGNORED, 5, 12, 11, "Bob"); /* one is enough: goes */
    tie_put(s, STORE_RECORD_FRIEND, 6, 12, 11, "Bob");  /* nothing like it: follows */
    tie_put(s, STORE_RECORD_IGNORED, 7, 10, 11, "Bob"); /* of each other: goes */
    tie_put(s, STORE_RECORD_IGNORED, 8, 11, 12, "Cat"); /* moves */
    IS(merge(s, 11, 10, &audit), STORE_OK);
    IS(records_read(s, STORE_RECORD_ALIAS, 10, 9, &records), 2);
    IS(records.row[0].tie.id, 3); /* newest first: the other one is its own */
    IS(records_read(s, STORE_RECORD_ALIAS, 11, 9, &records), 0);
    IS(records_read(s, STORE_RECORD_IGNORED, 12, 9, &records), 1);
    IS(records.row[0].tie.id, 4);
    IS(records_read(s, STORE_RECORD_FRIEND, 12, 9, &records), 1);
    IS(records.row[0].tie.other, 10);
    CU_ASSERT_STRING_EQUAL(records.row[0].tie.name, "Ann");
    IS(records_read(s, STORE_RECORD_IGNORED, 10, 9, &records), 1);
    IS(records.row[0].tie.id, 8);
    IS(sanction_count(s, &sanctions), 1);
    IS(sanctions.last.account, 10);
    /* A line of the audit log that is there already: nothing is done. */
    IS(merge(s, 12, 10, &audit), STORE_TAKEN);
    IS(records_read(s, STORE_RECORD_FRIEND, 12, 9, &records), 1);
}

TEST(test_erase, "erase")
{
    CONTRACT_STORE *s = store_with_two(50);
    struct keys_seen keys;
    struct store_account account;
    game_begun(s, 5, 10, 11, 0);
    key_add(s, 10, "SHA256:a");
    /* If another account has the name, or the account does not exist, nothing is done. */
    IS(ANSWER_OF(s, store_account_erase, 10, "bob"), STORE_TAKEN);
    IS(ANSWER_OF(s, store_account_erase, 99, "gone-x"), STORE_NONE);
    IS(keys_read(s, 10, &keys), 1);
    IS(ANSWER_OF(s, store_account_erase, 10, "gone-a"), STORE_OK);
    account = account_of(s, 10);
    CU_ASSERT_STRING_EQUAL(account.name, "gone-a");
    CU_ASSERT_STRING_EQUAL(account.password, "");
    IS(account.chips, 50); /* the ledger stays */
    /* Nothing that comes too late opens the account again, or names it. */
    memcpy(account.password, "hash", 5);
    IS(ANSWER_OF(s, store_account_update, &account, STORE_PARTS, NULL, 0), STORE_NONE);
    IS(ANSWER_OF(s, store_account_rename, 10, "ann", "ann"), STORE_NONE);
    key_add(s, 10, "SHA256:b");
    IS(keys_read(s, 10, &keys), 0);
    struct sanctions_seen seen;
    sanction_put(s, &(struct store_sanction){.id = 3, .account = 10, .name = "Ann"});
    IS(sanctions_of(s, 10, 9, &seen), 1);
    CU_ASSERT_STRING_EQUAL(seen.last.name, "gone-a");
    struct game_read read = game_stored(s, 5);
    CU_ASSERT_STRING_EQUAL(read.game.seat[0].name, "gone-a");
}

static void accounts_see(void *arg, const struct store_account *account)
{
    text_add(arg, "%s:%d ", account->name, (int)account->chips);
}

static const char *accounts_read(struct store *s, const char *after, int limit)
{
    static struct text_seen seen;
    IS(ANSWER_ROWS(s, &seen, store_accounts, after, limit, accounts_see), STORE_OK);
    return seen.text;
}

TEST(test_accounts, "accounts")
{
    CONTRACT_STORE *s = store_new();
    CU_ASSERT_STRING_EQUAL(accounts_read(s, "", 10), "");
    IS(account_make(s, 11, "Cat", 5), STORE_OK);
    IS(account_make(s, 12, "ann", 7), STORE_OK);
    IS(account_make(s, 10, "Bob", 0), STORE_OK);
    CU_ASSERT_STRING_EQUAL(accounts_read(s, "", 10), "ann:7 Bob:0 Cat:5 ");
    CU_ASSERT_STRING_EQUAL(accounts_read(s, "", 2), "ann:7 Bob:0 ");
    CU_ASSERT_STRING_EQUAL(accounts_read(s, "BOB", 10), "Cat:5 ");
    CU_ASSERT_STRING_EQUAL(accounts_read(s, "b", 1), "Bob:0 ");
    CU_ASSERT_STRING_EQUAL(accounts_read(s, "", 0), "");
    /* The latest accounts, and the staff. */
    struct store_account account;
    for (int64_t id = 10; id <= 12; id++) {
        account = account_of(s, id);
        account.role = id == 10 ? STORE_MODERATOR : id == 12 ? STORE_ADMIN : STORE_PLAYER;
        IS(account_change(s, &account, NULL, 0), STORE_OK);
    }
    for (int64_t id = 13; id <= 15; id++) {
        const struct store_account made = {.id = id,
                                           .name = {(char)('D' + id - 13)},
                                           .skeleton = {(char)id},
                                           .created_ms = 1000 - id / 15};
        IS(ANSWER_OF(s, store_account_create, &made, NULL, NULL, NULL, 0), STORE_OK);
    }
    struct text_seen seen;
    IS(ANSWER_ROWS(s, &seen, store_accounts_since, 999, 9, accounts_see), STORE_OK);
    CU_ASSERT_STRING_EQUAL(seen.text, "E:0 D:0 F:0 ");
    IS(ANSWER_ROWS(s, &seen, store_accounts_since, 1000, 3, accounts_see), STORE_OK);
    CU_ASSERT_STRING_EQUAL(seen.text, "E:0 D:0 ");
    IS(ANSWER_ROWS(s, &seen, store_accounts_staff, 9, accounts_see), STORE_OK);
    CU_ASSERT_STRING_EQUAL(seen.text, "ann:7 Bob:0 ");
}

/* ---- Reads that lead to each other ---- */

struct family {
    int64_t first;
    struct store_account account;
    int notes;
    bool there, other, named;
    int *runs; /* on the heap, as what a result points to is */
};

static void family_note(void *arg, const struct store_note *note UNUSED)
{
    struct family *family = arg;
    family->notes++;
}

static void family_read(struct store *reads, void *result)
{
    struct family *family = result;
    struct store_account other;
    family->runs = xcalloc(1, sizeof(*family->runs));
    ++*family->runs;
    family->there = store_reads_account(reads, family->first, &family->account);
    store_list_of(reads, STORE_RECORD_NOTE, family->account.id, 9, family_note, NULL, family);
    family->other = store_reads_account(reads, 99, &other);
    family->named = store_reads_named(reads, family->account.name, &other) && other.id == 10;
}

static void family_drop(void *result)
{
    free(((struct family *)result)->runs);
}

static void family_take(void *arg, enum store_status status, void *result)
{
    const struct family *family = result;
    CU_ASSERT_PTR_NOT_NULL_FATAL(family);
    CU_ASSERT_TRUE(family->there && family->named && !family->other);
    CU_ASSERT_STRING_EQUAL(family->account.name, "Ann");
    IS(family->notes, 1);
    IS(*family->runs, 1);
    answer_take(arg, status);
}

TEST(test_reads, "reads that lead to each other")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct answer answer = {0};
    const struct store_note note = {.id = 30, .account = 10, .at_ms = 30, .text = "kind"};
    IS(ANSWER_OF(s, store_put, STORE_RECORD_NOTE, &note), STORE_OK);
    answer.done = false;
    store_reads(s, STORE_READS(struct family, family_read, family_drop),
                &(struct family){.first = 10}, family_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
    store_reads(s, STORE_READS(struct family, family_read, family_drop),
                &(struct family){.first = 10}, NULL, NULL); /* nobody waits for it */
}

CU_SuiteInfo *contract_people(void)
{
    return CUTAP_SUITES;
}
