/*
 * What every store promises about deleting by age (store_prune), about what would be deleted
 * (store_prune_due), and about the entries of an account.
 */

#include "contract.h"
#include "record_help.h"

SUITE("what goes by its age", NULL, NULL);

/* Keeps all games. */
static const struct store_prune keep_all = {.guest_games = 1000, .account_games = 1000};

struct due_seen {
    struct answer answer;
    struct store_due due;
};

static void due_see(void *arg, enum store_status status, const struct store_due *due)
{
    struct due_seen *seen = arg;
    seen->due = *due;
    answer_take(&seen->answer, status);
}

static struct store_due due_read(struct store *s, const struct store_prune *what)
{
    struct due_seen seen;
    IS(ANSWER_TOLD(s, &seen, store_prune_due, what, due_see), STORE_OK);
    return seen.due;
}

/* A whole round. Returns how many rows of the kind went; rows of other kinds must not go. */
static int64_t rows_prune(struct store *s, struct store_prune what, enum store_kept kind)
{
    const struct prune_sum sum = prune_round(s, what);
    for (int i = 0; i < STORE_KEPT_KINDS; i++)
        CU_ASSERT(i == (int)kind || sum.rows[i] == 0);
    return sum.rows[kind];
}

static int64_t time_of(enum store_record record, const union record_row *row)
{
    const struct record_field *field = record_tables[record].field;
    while (strcmp(field->name, "at_ms") != 0)
        field++;
    return record_number(field, row);
}

/* Tests a kind of record with three rows, of which two are older than the third. */
static void record_ages(enum store_record record, enum store_kept kept)
{
    CONTRACT_STORE *s = store_with_two(0);
    struct store_prune what = keep_all;
    struct records_seen seen;
    int64_t at_ms[3];
    for (int i = 0; i < 3; i++) {
        union record_row row = record_filled(record, i + 1, 10);
        if (record == STORE_RECORD_REPORT)
            ((struct store_report *)&row)->state = STORE_REPORT_CLOSED;
        at_ms[i] = time_of(record, &row);
        IS(record_put(s, record, &row), STORE_OK);
    }
    IS(due_read(s, &what).rows[kept].count, 0);
    IS(rows_prune(s, what, kept), 0);
    what.rows_before_ms[kept] = at_ms[2];
    const struct store_due due = due_read(s, &what);
    IS(due.rows[kept].count, 2);
    IS(due.rows[kept].oldest_ms, at_ms[0]);
    IS(rows_prune(s, what, kept), 2);
    IS(due_read(s, &what).rows[kept].count, 0);
    IS(due_read(s, &what).rows[kept].oldest_ms, 0);
    IS(records_read(s, record, 10, 9, &seen), 1);
    IS(time_of(record, &seen.row[0]), at_ms[2]);
}

TEST(test_records, "records go by their age")
{
    record_ages(STORE_RECORD_LOGIN, STORE_KEPT_LOGINS);
    record_ages(STORE_RECORD_MESSAGE, STORE_KEPT_MESSAGES);
    record_ages(STORE_RECORD_NOTE, STORE_KEPT_NOTES);
    record_ages(STORE_RECORD_WARNING, STORE_KEPT_NOTES);
    record_ages(STORE_RECORD_REPORT, STORE_KEPT_REPORTS);
    record_ages(STORE_RECORD_APPEAL, STORE_KEPT_REPORTS);
}

TEST(test_open_report, "open reports stay")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct store_prune what = keep_all;
    struct records_seen seen;
    for (int state = 1; state <= STORE_REPORT_CLOSED; state++) {
        union record_row row = record_filled(STORE_RECORD_REPORT, state, 10);
        row.report.state = state;
        IS(record_put(s, STORE_RECORD_REPORT, &row), STORE_OK);
    }
    what.rows_before_ms[STORE_KEPT_REPORTS] = INT64_MAX;
    IS(due_read(s, &what).rows[STORE_KEPT_REPORTS].count, 1);
    IS(rows_prune(s, what, STORE_KEPT_REPORTS), 1);
    IS(records_read(s, STORE_RECORD_REPORT, 10, 9, &seen), 2);
    IS(seen.row[0].report.state, 2);
}

/* Sanctions in force stay, however old they are. */
TEST(test_sanctions, "sanctions in force stay")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct store_prune what = keep_all;
    sanction_put(s, &(struct store_sanction){.id = 1, .from_ms = 100, .name = "Ann"});
    sanction_put(s, &(struct store_sanction){.id = 2, .from_ms = 100, .until_ms = 2000000});
    sanction_put(s, &(struct store_sanction){.id = 3, .from_ms = 100, .until_ms = 900});
    sanction_put(s, &(struct store_sanction){.id = 4, .from_ms = 200, .ended = true});
    sanction_put(s, &(struct store_sanction){.id = 5, .from_ms = 600, .ended = true});
    what.rows_before_ms[STORE_KEPT_SANCTIONS] = 500;
    const struct store_due due = due_read(s, &what);
    IS(due.rows[STORE_KEPT_SANCTIONS].count, 1);
    IS(due.rows[STORE_KEPT_SANCTIONS].oldest_ms, 200);
    IS(rows_prune(s, what, STORE_KEPT_SANCTIONS), 1);
    what.rows_before_ms[STORE_KEPT_SANCTIONS] = 1000;
    IS(due_read(s, &what).rows[STORE_KEPT_SANCTIONS].oldest_ms, 100);
    IS(rows_prune(s, what, STORE_KEPT_SANCTIONS), 2);
    IS(rows_prune(s, what, STORE_KEPT_SANCTIONS), 0);
}

/* A change of a name goes with its line of the audit log. */
TEST(test_audit, "audit lines, with changes of names")
{
    enum { LINES = 1000 }; /* several slices */
    CONTRACT_STORE *s = store_new();
    struct store_prune what = keep_all;
    struct records_seen seen;
    for (int64_t id = 1; id <= LINES; id++) {
        struct store_rename rename = {.id = id, .old_name = "Ann", .new_name = "Anna"};
        const struct store_row attached = STORE_ROW(STORE_RECORD_RENAME, &rename);
        store_attach(s, &(struct store_attached){.records = &attached, .nrecords = id % 500 == 0});
        IS(ANSWER_OF(s, store_audit_add,
                     &(struct store_audit){.id = id, .at_ms = id * 10, .who = "kate"}),
           STORE_OK);
    }
    what.rows_before_ms[STORE_KEPT_AUDIT] = 9000;
    IS(due_read(s, &what).rows[STORE_KEPT_AUDIT].count, 899);
    IS(due_read(s, &what).rows[STORE_KEPT_AUDIT].oldest_ms, 10);
    IS(rows_prune(s, what, STORE_KEPT_AUDIT), 899);
    IS(audits_fit(s, &(struct store_audit_query){.limit = LINES}).count, LINES - 899);
    IS(audits_fit(s, &(struct store_audit_query){.before = 901, .limit = 9}).first.id, 900);
    IS(records_read(s, STORE_RECORD_RENAME, 0, 9, &seen), 1);
    IS(seen.row[0].rename.id, LINES);
}

TEST(test_games, "games that would go")
{
    CONTRACT_STORE *s = store_with_two(1000);
    struct store_prune what = keep_all;
    for (int i = 0; i < 4; i++)
        friendly_play(s, 100 + 10 * i, 0, 0, i, 1000 + i);
    for (int i = 0; i < 3; i++)
        friendly_play(s, 200 + 10 * i, 10, 0, 2, 2000 + i);
    struct store_due due = due_read(s, &what);
    IS(due.guest_games.count, 0);
    IS(due.account_games.count, 0);
    what.before_ms = 1002;
    what.account_games = 1;
    due = due_read(s, &what);
    IS(due.guest_games.count, 2);
    IS(due.guest_games.oldest_ms, 1000);
    IS(due.account_games.count, 2);
    IS(due.account_games.oldest_ms, 2000);
    what.guest_games = 1;
    IS(due_read(s, &what).guest_games.count, 3);
    IS(prune_round(s, what).games, 5);
    due = due_read(s, &what);
    IS(due.guest_games.count, 0);
    IS(due.account_games.count, 0);
}

struct posted_seen {
    struct answer answer;
    int count;
    struct store_posted first, last;
};

static void posted_see(void *arg, const struct store_posted *posted)
{
    struct posted_seen *seen = arg;
    if (seen->count++ == 0)
        seen->first = *posted;
    seen->last = *posted;
}

static struct posted_seen entries_read(struct store *s, int64_t account, int64_t after, int limit)
{
    struct posted_seen seen = {0};
    IS(ANSWER_ROWS(s, &seen, store_entries, account, after, limit, posted_see), STORE_OK);
    return seen;
}

TEST(test_entries, "entries of an account")
{
    CONTRACT_STORE *s = store_with_two(1000);
    play(s, 50, "last-one", 0, 1);
    const struct posted_seen all = entries_read(s, 10, 0, 100);
    CU_ASSERT_TRUE(all.count >= 2);
    IS(all.first.seq, 1);
    IS(all.first.entry.account, 10);
    IS(all.first.entry.amount, 1000);
    IS(all.first.entry.currency, STORE_CHIPS);
    IS(all.last.seq, all.count);
    IS(all.last.entry.game, 50);
    IS(entries_read(s, 10, 0, 1).count, 1);
    IS(entries_read(s, 10, 1, 100).count, all.count - 1);
    IS(entries_read(s, 10, 1, 100).first.seq, 2);
    IS(entries_read(s, 10, all.count, 100).count, 0);
    IS(entries_read(s, 99, 0, 100).count, 0);
}

/* What others kept about an erased account has its new name. */
TEST(test_erased, "the name of an erased account")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct records_seen seen;
    union record_row row = record_filled(STORE_RECORD_REPORT, 1, 10);
    row.report.about = 11;
    IS(record_put(s, STORE_RECORD_REPORT, &row), STORE_OK);
    IS(ANSWER_OF(s, store_account_erase, 11, "gone-b"), STORE_OK);
    IS(records_read(s, STORE_RECORD_REPORT, 10, 9, &seen), 1);
    CU_ASSERT_STRING_EQUAL(seen.row[0].report.about_name, "gone-b");
}

CU_SuiteInfo *contract_kept(void)
{
    return CUTAP_SUITES;
}
