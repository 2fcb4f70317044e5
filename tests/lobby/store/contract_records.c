/*
 * What every store promises of records: of all of them, and what each has in addition.
 */

#include "contract.h"
#include "record_help.h"

SUITE("records", NULL, NULL);

static bool same(enum store_record record, const union record_row *a, const union record_row *b)
{
    return memcmp(a, b, record_tables[record].size) == 0;
}

/* Whether an account has only one row of it, or there is only one row in all. */
static bool is_one(enum store_record record)
{
    return record_tables[record].field[0].account == RECORD_OWNER ||
           (record_tables[record].keep == 1 && !record_owner(&record_tables[record]));
}

/* Checks that every field comes back, that rows come newest first and by their owner, and that they
 * can be written again. */
static void kept_and_told(enum store_record record)
{
    CONTRACT_STORE *s = store_with_two(0);
    struct records_seen seen;
    const bool owned = record_owner(&record_tables[record]);
    union record_row row[] = {record_filled(record, 21, 10), record_filled(record, 23, 10),
                              record_filled(record, 22, 11)};
    IS(records_read(s, record, 10, 9, &seen), 0);
    for (int i = 0; i < 3; i++)
        IS(record_put(s, record, &row[i]), STORE_OK);
    if (is_one(record)) {
        IS(records_read(s, record, 10, 9, &seen), 1);
        CU_ASSERT_TRUE(same(record, &seen.row[0], &row[1]));
    } else {
        IS(records_read(s, record, 10, 9, &seen), owned ? 2 : 3);
        CU_ASSERT_TRUE(same(record, &seen.row[0], &row[1]));
        CU_ASSERT_TRUE(same(record, &seen.row[owned ? 1 : 2], &row[0]));
        IS(records_read(s, record, 10, 1, &seen), 1);
        CU_ASSERT_TRUE(same(record, &seen.row[0], &row[1]));
        IS(records_read(s, record, 10, 0, &seen), 0);
    }
    if (owned) {
        IS(records_read(s, record, 11, 9, &seen), 1);
        CU_ASSERT_TRUE(same(record, &seen.row[0], &row[2]));
        IS(records_read(s, record, 12, 9, &seen), 0);
    }
    union record_row again = record_filled(record, 31, 10);
    const struct record_field *key = record_tables[record].field;
    record_number_set(key, &again, record_number(key, &row[1]));
    IS(record_put(s, record, &again), STORE_OK);
    records_read(s, record, 10, 9, &seen);
    CU_ASSERT_TRUE(same(record, &seen.row[0], &again));
}

TEST(test_kept, "records are kept and told")
{
    for (int record = 0; record < STORE_RECORDS; record++)
        kept_and_told((enum store_record)record);
}

TEST(test_dropped, "dropped")
{
    for (int i = 0; i < STORE_RECORDS; i++) {
        const enum store_record record = (enum store_record)i;
        CONTRACT_STORE *s = store_with_two(0);
        struct records_seen seen;
        union record_row row = record_filled(record, 21, 10), other = record_filled(record, 22, 11);
        const int64_t key = record_number(record_tables[record].field, &row);
        /* A cup stays, because it has events. */
        if (record_tables[record].keep != 1 && record != STORE_RECORD_CUP) {
            IS(record_put(s, record, &row), STORE_OK);
            IS(record_put(s, record, &other), STORE_OK);
            IS(record_drop(s, record, key), STORE_OK);
            IS(record_drop(s, record, key), STORE_NONE);
            records_read(s, record, 10, 9, &seen);
            IS(seen.count, record_owner(&record_tables[record]) ? 0 : 1);
            IS(records_read(s, record, 11, 9, &seen), 1);
            CU_ASSERT_TRUE(same(record, &seen.row[0], &other));
        }
    }
}

/* The newest rows of each owner are kept, as many as are promised. What keeps more than can be read
 * at once is trimmed by the same statement. */
TEST(test_trimmed, "as many as are kept")
{
    enum { READ = 1000 };
    for (int i = 0; i < STORE_RECORDS; i++) {
        const enum store_record record = (enum store_record)i;
        const int keep = record_tables[record].keep <= READ ? record_tables[record].keep : 0;
        const bool owned = record_owner(&record_tables[record]);
        CONTRACT_STORE *s = store_with_two(0);
        struct records_seen seen;
        union record_row row = record_filled(record, 1, 11);
        if (keep > 0)
            IS(record_put(s, record, &row), STORE_OK);
        for (int key = 2; keep > 0 && key < keep + 5; key++) {
            row = record_filled(record, key, 10);
            IS(record_put(s, record, &row), STORE_OK);
        }
        if (keep > 0) {
            IS(records_read(s, record, 10, READ, &seen), keep);
            CU_ASSERT_TRUE(same(record, &seen.row[0], &row));
            /* An old one that is written again does not push a newer one out. */
            row = record_filled(record, keep + 4, 10);
            IS(record_put(s, record, &row), STORE_OK);
            IS(records_read(s, record, 10, READ, &seen), keep);
            IS(records_read(s, record, 11, READ, &seen), owned ? 1 : keep);
        }
    }
}

/* ---- What some have besides ---- */

TEST(test_logins, "logins from a network")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct records_seen seen = {0};
    union record_row row[] = {record_filled(STORE_RECORD_LOGIN, 1, 10),
                              record_filled(STORE_RECORD_LOGIN, 2, 11),
                              record_filled(STORE_RECORD_LOGIN, 3, 11)};
    snprintf(row[0].login.network, sizeof(row[0].login.network), "192.0.2.0/24");
    snprintf(row[1].login.network, sizeof(row[1].login.network), "192.0.2.0/24");
    for (int i = 0; i < 3; i++)
        IS(record_put(s, STORE_RECORD_LOGIN, &row[i]), STORE_OK);
    IS(records_named(s, STORE_RECORD_LOGIN, offsetof(struct store_login, network), "192.0.2.0/24",
                     9, &seen),
       2);
    IS(seen.row[0].login.id, 2);
    IS(seen.row[1].login.account, 10);
    IS(records_named(s, STORE_RECORD_LOGIN, offsetof(struct store_login, fingerprint),
                     row[2].login.fingerprint, 9, &seen),
       1);
    IS(seen.row[0].login.id, 3);
    IS(records_read(s, STORE_RECORD_LOGIN, 0, 9, &seen), 3); /* of all */
    IS(records_read(s, STORE_RECORD_LOGIN, -1, 9, &seen), 0);
}

TEST(test_reports, "reports and appeals")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct records_seen seen = {0};
    for (int64_t id = 1; id <= 4; id++) {
        union record_row row = record_filled(STORE_RECORD_REPORT, id, id == 4 ? 11 : 10);
        row.report.state = id % 2 == 0 ? 2 : 1;
        row.report.about = id == 3 ? 10 : 11;
        IS(record_put(s, STORE_RECORD_REPORT, &row), STORE_OK);
        row = record_filled(STORE_RECORD_APPEAL, id, 10);
        IS(record_put(s, STORE_RECORD_APPEAL, &row), STORE_OK);
    }
    IS(records_read(s, STORE_RECORD_REPORT, 0, 9, &seen), 4);
    IS(seen.row[0].report.id, 4);
    IS(RECORDS_WITH(s, STORE_RECORD_REPORT, state, 2, 9, &seen), 2);
    IS(seen.row[0].report.id, 4);
    IS(seen.row[1].report.id, 2);
    IS(RECORDS_WITH(s, STORE_RECORD_REPORT, about, 11, 2, &seen), 2);
    IS(seen.row[0].report.id, 4);
    IS(seen.row[1].report.id, 2);
    const union record_row third = record_filled(STORE_RECORD_REPORT, 3, 10);
    IS(RECORDS_WITH(s, STORE_RECORD_REPORT, number, third.report.number, 9, &seen), 1);
    IS(seen.row[0].report.id, 3);
    const union record_row appeal = record_filled(STORE_RECORD_APPEAL, 3, 10);
    IS(RECORDS_WITH(s, STORE_RECORD_APPEAL, report, appeal.appeal.report, 1, &seen), 1);
    CU_ASSERT_TRUE(same(STORE_RECORD_APPEAL, &seen.row[0], &appeal));
}

static void rename_see(void *arg, const struct store_rename *rename)
{
    record_see(arg, rename, sizeof(*rename));
}

static int renames_named(struct store *s, const char *name, struct records_seen *seen)
{
    IS(ANSWER_ROWS(s, seen, store_renames_named, name, 9, rename_see), STORE_OK);
    return seen->count;
}

TEST(test_renames, "renames by name")
{
    CONTRACT_STORE *s = store_new();
    struct records_seen seen;
    static const struct store_rename kept[] = {{1, "Bob", "Robert", false},
                                               {2, "Cat", "bob", false},
                                               {3, "ann", "Dan", true},
                                               {4, "BOB", "Zoe", false}};
    for (size_t i = 0; i < sizeof(kept) / sizeof(*kept); i++) {
        union record_row row = {.rename = kept[i]};
        IS(record_put(s, STORE_RECORD_RENAME, &row), STORE_OK);
    }
    IS(renames_named(s, "bOB", &seen), 3);
    IS(seen.row[0].rename.id, 4);
    IS(seen.row[1].rename.id, 2);
    IS(seen.row[2].rename.id, 1);
    IS(renames_named(s, "dan", &seen), 1);
    CU_ASSERT_TRUE(seen.row[0].rename.merged);
    IS(renames_named(s, "robertalongerthanany", &seen), 0);
    IS(renames_named(s, "", &seen), 0);
}

/* Everything that can go with another write goes with one. */
TEST(test_besides, "what goes with another write")
{
    static const enum store_record records[] = {STORE_RECORD_LOGIN,      STORE_RECORD_MESSAGE,
                                                STORE_RECORD_REPORT,     STORE_RECORD_LEAVE,
                                                STORE_RECORD_RENAME,     STORE_RECORD_APPROVAL,
                                                STORE_RECORD_ADJUSTMENT, STORE_RECORD_DAILY_TRY};
    enum { KINDS = sizeof(records) / sizeof(*records) };
    CONTRACT_STORE *s = store_with_two(0);
    struct records_seen seen;
    union record_row row[KINDS];
    for (int i = 0; i < KINDS; i++)
        row[i] = record_filled(records[i], 20 + i, 10);
    struct store_row attached[] = {STORE_ROW(STORE_RECORD_LOGIN, &row[0].login),
                                   STORE_ROW(STORE_RECORD_MESSAGE, &row[1].message),
                                   STORE_ROW(STORE_RECORD_REPORT, &row[2].report),
                                   STORE_ROW(STORE_RECORD_LEAVE, &row[3].leave),
                                   STORE_ROW(STORE_RECORD_RENAME, &row[4].rename),
                                   STORE_ROW(STORE_RECORD_APPROVAL, &row[5].approval),
                                   STORE_ROW(STORE_RECORD_ADJUSTMENT, &row[6].adjustment),
                                   STORE_ROW(STORE_RECORD_DAILY_TRY, &row[7].daily_try)};
    const struct store_entry debt[] = {chips(10, 0, -5, "adjust"), chips(MINT, 0, 5, "adjust")};
    store_attach(s, &(struct store_attached){.records = attached, .nrecords = KINDS});
    IS(ANSWER_OF(s, store_post, debt, 2), STORE_REFUSED);
    for (int i = 0; i < KINDS; i++)
        IS(records_read(s, records[i], 10, 9, &seen), 0);
    store_attach(s, &(struct store_attached){.records = attached, .nrecords = KINDS});
    IS(ANSWER_OF(s, store_post, NULL, 0), STORE_OK);
    for (int i = 0; i < KINDS; i++) {
        IS(records_read(s, records[i], 10, 9, &seen), 1);
        CU_ASSERT_TRUE(same(records[i], &seen.row[0], &row[i]));
    }
}

/* ---- Deals of the day ---- */

static int daily_on(struct store *s, int64_t day, struct records_seen *seen)
{
    return RECORDS_WITH(s, STORE_RECORD_DAILY_TRY, day, day, 9, seen);
}

static union record_row daily_row(int64_t id, int64_t account, int64_t day)
{
    union record_row row = record_filled(STORE_RECORD_DAILY_TRY, id, account);
    row.daily_try.day = day;
    return row;
}

/* DD-D4: one try an account and day, the first, whatever is written after it. */
TEST(test_daily_once, "one try a day")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct records_seen seen;
    union record_row first = daily_row(5, 10, 100), second = daily_row(6, 10, 100),
                     other = daily_row(7, 11, 100), next = daily_row(8, 10, 101);
    IS(record_put(s, STORE_RECORD_DAILY_TRY, &first), STORE_OK);
    IS(record_put(s, STORE_RECORD_DAILY_TRY, &second), STORE_OK);
    IS(record_put(s, STORE_RECORD_DAILY_TRY, &other), STORE_OK);
    IS(record_put(s, STORE_RECORD_DAILY_TRY, &next), STORE_OK);
    IS(daily_on(s, 100, &seen), 2);
    CU_ASSERT_TRUE(same(STORE_RECORD_DAILY_TRY, &seen.row[0], &other));
    CU_ASSERT_TRUE(same(STORE_RECORD_DAILY_TRY, &seen.row[1], &first));
    /* its end is written into the same row */
    first.daily_try.state = 1;
    first.daily_try.score = 77;
    IS(record_put(s, STORE_RECORD_DAILY_TRY, &first), STORE_OK);
    IS(daily_on(s, 100, &seen), 2);
    CU_ASSERT_TRUE(same(STORE_RECORD_DAILY_TRY, &seen.row[1], &first));
}

/* When two accounts become one, the earlier try stays, whichever account it belonged to. Writing
 * the other one then changes nothing. */
TEST(test_daily_merged, "tries of merged accounts")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct records_seen seen;
    union record_row row[] = {daily_row(5, 10, 100), daily_row(6, 11, 100), daily_row(7, 11, 101),
                              daily_row(8, 10, 101), daily_row(9, 11, 102)};
    for (int i = 0; i < 5; i++)
        IS(record_put(s, STORE_RECORD_DAILY_TRY, &row[i]), STORE_OK);
    IS(ANSWER_OF(s, store_account_merge, 11, 10, NULL, 0), STORE_OK);
    for (int again = 0; again < 2; again++) {
        IS(daily_on(s, 100, &seen), 1);
        IS(seen.row[0].daily_try.id, 5);
        IS(seen.row[0].daily_try.account, 10);
        IS(daily_on(s, 101, &seen), 1);
        IS(seen.row[0].daily_try.id, 7);
        IS(seen.row[0].daily_try.account, 10);
        IS(daily_on(s, 102, &seen), 1);
        IS(seen.row[0].daily_try.account, 10);
        IS(record_put(s, STORE_RECORD_DAILY_TRY, &row[3]), STORE_OK); /* 10 ends its try of 101 */
        row[2].daily_try.account = 11;                                /* as somebody still has it */
        IS(record_put(s, STORE_RECORD_DAILY_TRY, &row[2]), STORE_OK);
    }
}

TEST(test_daily_days, "days")
{
    CONTRACT_STORE *s = store_new();
    struct records_seen seen = {0};
    for (int64_t day = 100; day < 103; day++) {
        union record_row row = record_filled(STORE_RECORD_DAILY_DAY, day, 0);
        IS(record_put(s, STORE_RECORD_DAILY_DAY, &row), STORE_OK);
    }
    IS(RECORDS_WITH(s, STORE_RECORD_DAILY_DAY, id, 101, 1, &seen), 1);
    IS(seen.row[0].daily_day.id, 101);
    IS(RECORDS_WITH(s, STORE_RECORD_DAILY_DAY, id, 99, 1, &seen), 0);
}

/* ---- Accounts that go ---- */

/* Writes three rows of each kind: one of account 11, one of 12 that names 11 in every column for
 * an account, and one of 12 that does not. */
static void three_of_each(struct store *s)
{
    for (int i = 0; i < STORE_RECORDS; i++) {
        const enum store_record record = (enum store_record)i;
        const struct record_table *table = &record_tables[record];
        union record_row row[] = {record_filled(record, 1, 11), record_filled(record, 2, 12),
                                  record_filled(record, 3, 12)};
        for (const struct record_field *field = table->field; field->name; field++)
            if (field->account != RECORD_NO_ACCOUNT && field->account != RECORD_OWNER)
                record_number_set(field, &row[1], 11);
        if (record_owner(table))
            for (int k = 0; k < 3; k++)
                IS(record_put(s, record, &row[k]), STORE_OK);
    }
}

TEST(test_merged, "what merged accounts had of each")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct records_seen seen;
    IS(account_make(s, 12, "Cat", 0), STORE_OK);
    three_of_each(s);
    IS(ANSWER_OF(s, store_account_merge, 11, 10, NULL, 0), STORE_OK);
    for (int i = 0; i < STORE_RECORDS; i++) {
        const enum store_record record = (enum store_record)i;
        const struct record_table *table = &record_tables[record];
        if (!record_owner(table))
            continue;
        IS(records_read(s, record, 11, 9, &seen), 0);
        IS(records_read(s, record, 10, 9, &seen), table->merge_drops ? 0 : 1);
        if (is_one(record))
            continue;
        IS(records_read(s, record, 12, 9, &seen), 2);
        const union record_row other = record_filled(record, 3, 12);
        CU_ASSERT_TRUE(same(record, &seen.row[0], &other));
        for (const struct record_field *field = table->field; field->name; field++)
            if (field->account != RECORD_NO_ACCOUNT && field->account != RECORD_OWNER)
                IS(record_number(field, &seen.row[1]), 10);
    }
}

TEST(test_erased, "what erased accounts had of each")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct records_seen seen;
    IS(account_make(s, 12, "Cat", 0), STORE_OK);
    three_of_each(s);
    IS(ANSWER_OF(s, store_account_erase, 11, "gone-b"), STORE_OK);
    /* A row that comes too late has no effect, as if it had come before. */
    three_of_each(s);
    for (int i = 0; i < STORE_RECORDS; i++) {
        const enum store_record record = (enum store_record)i;
        const bool others_go = record == STORE_RECORD_FRIEND || record == STORE_RECORD_IGNORED ||
                               record == STORE_RECORD_MESSAGE || record == STORE_RECORD_DUEL;
        if (!record_owner(&record_tables[record]))
            continue;
        IS(records_read(s, record, 11, 9, &seen), record_tables[record].outlives);
        IS(records_read(s, record, 12, 9, &seen), is_one(record) || others_go ? 1 : 2);
        const union record_row other = record_filled(record, 3, 12);
        CU_ASSERT_TRUE(same(record, &seen.row[0], &other));
    }
}

CU_SuiteInfo *contract_records(void)
{
    return CUTAP_SUITES;
}
