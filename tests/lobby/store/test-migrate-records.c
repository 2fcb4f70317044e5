/*
 * In databases of schema 10, everything that is kept of an account was a memo. Checks what each
 * kind of memo becomes in the tables of today.
 */
#include <inttypes.h>

#include "buf.h"
#include "cutap.h"
#include "files.h"
#include "record_help.h"
#include "store_help.h"
#include "xalloc.h"

enum { SCHEMA_OF_MEMOS = 10 };

static char *directory;

/* A store that was one with these rows: "(id, kind, account, other, at_ms, number, state, name,
 * tag, body), ..." */
static struct store *store_with(const char *memos, const char *audits)
{
    char why[512] = "";
    directory = folder_make(NULL);
    FREED char *path = xasprintf("%s/room.db", directory),
               *url = xasprintf("sqlite:%s?ballast=0", path),
               *sql = xasprintf("INSERT INTO %s VALUES %s", memos ? "memo" : "audit",
                                memos ? memos : audits);
    file_schema(path, SCHEMA_OF_MEMOS, sql);
    struct store *s = store_open(url, &clock_system, why, sizeof(why));
    if (!s)
        printf("# %s\n", why);
    CU_ASSERT_PTR_NOT_NULL_FATAL(s);
    return s;
}

/* What the memos and lines of the audit log of a case become. */
struct migrated {
    const char *name, *memos, *audits;
    struct {
        enum store_record record;
        int64_t account;
        const char *rows; /* NULL: no more is read */
    } becomes[2];
    int64_t highest; /* of our ids in the store, with those of its two own accounts */
};
static const struct migrated cases[] = {
    {"logins",
     "(1, 0, 10, 0, 100, 0, 0, 'Ann', '192.0.2.0/24', 'telnet'),"
     "(2, 0, 10, 0, 200, 0, 0, 'Anna', '2001:db8::/64', 'ssh SHA256:abc'),"
     "(3, 0, 11, 0, 300, 0, 0, 'Bob', '', 'tls')",
     NULL,
     {{STORE_RECORD_LOGIN, 10,
       "id=2 account=10 at_ms=200 name=Anna network=2001:db8::/64 transport=ssh "
       "fingerprint=SHA256:abc\n"
       "id=1 account=10 at_ms=100 name=Ann network=192.0.2.0/24 transport=telnet"},
      {STORE_RECORD_LOGIN, 11, "id=3 account=11 at_ms=300 name=Bob transport=tls"}},
     3},
    {"friends and who is ignored",
     "(1, 1, 10, 11, 100, 0, 0, 'Bob', '', ''),"
     "(2, 2, 10, 12, 200, 0, 0, 'Cat', '', '')",
     NULL,
     {{STORE_RECORD_FRIEND, 10, "id=1 account=10 at_ms=100 other=11 name=Bob"},
      {STORE_RECORD_IGNORED, 10, "id=2 account=10 at_ms=200 other=12 name=Cat"}},
     2},
    {"aliases",
     "(1, 3, 10, 0, 100, 0, 0, 'w', '', 'who')",
     NULL,
     {{STORE_RECORD_ALIAS, 10, "id=1 account=10 at_ms=100 word=w text=who"}},
     2},
    {"channels",
     "(1, 11, 10, 0, 100, 0, 0, '', '', 'last-one')",
     NULL,
     {{STORE_RECORD_CHANNEL, 10, "id=1 account=10 at_ms=100 name=last-one"}},
     2},
    {"messages",
     "(1, 4, 10, 11, 100, 0, 0, 'Bob', '', 'hello'),"
     "(2, 4, 10, 0, 200, 0, 0, '', '', 'from the room')",
     NULL,
     {{STORE_RECORD_MESSAGE, 10,
       "id=2 account=10 at_ms=200 text=from the room\n"
       "id=1 account=10 at_ms=100 author=11 author_name=Bob text=hello"}},
     2},
    {"notes and warnings",
     "(1, 5, 10, 0, 100, 12, 0, 'Kate', '', 'odd'),"
     "(2, 6, 10, 0, 200, 12, 1, 'Kate', '', 'rude'),"
     "(3, 6, 10, 0, 300, 0, 0, 'cardroomctl', '', 'again')",
     NULL,
     {{STORE_RECORD_NOTE, 10, "id=1 account=10 at_ms=100 staff=12 staff_name=Kate text=odd"},
      {STORE_RECORD_WARNING, 10,
       "id=3 account=10 at_ms=300 staff_name=cardroomctl text=again\n"
       "id=2 account=10 at_ms=200 staff=12 staff_name=Kate shown=1 text=rude"}},
     3},
    /* What was read out of the text has columns; the text stays as it was. */
    {"reports",
     "(1, 7, 10, 11, 100, 1, 1, 'Bob', '', 'Ann says: A guest from nowhere' || char(10)),"
     "(2, 7, 99, 11, 200, 2, 3, 'Cat', 'Kate 12', 'Bob says: at it again\nA guest from 192.0.2.7\n"
     "At table 12, Switch, game 4.\nKate closed it: seen\n'),"
     "(3, 7, 10, 10, 300, 3, 2, 'Ann', 'cardroomctl', 'Ann says: appeals: no' || char(10) ||"
     " 'At table 3, Palace.' || char(10))",
     NULL,
     {{STORE_RECORD_REPORT, 0,
       "id=3 account=10 at_ms=300 number=3 name=Ann card_table=3 about=10 about_name=Ann state=2 "
       "claimer_name=cardroomctl text=Ann says: appeals: no\n"
       "At table 3, Palace.\n"
       " appeal=1\n"
       "id=2 account=99 at_ms=200 number=2 name=Bob address=192.0.2.7 card_table=12 about=11 "
       "about_name=Cat state=3 claimer=12 claimer_name=Kate text=Bob says: at it again\n"
       "A guest from 192.0.2.7\n"
       "At table 12, Switch, game 4.\n"
       "Kate closed it: seen\n"
       "\n"
       "id=1 account=10 at_ms=100 number=1 name=Ann about=11 about_name=Bob state=1 text=Ann says: "
       "A guest from nowhere\n"}},
     3},
    {"leaves",
     "(1, 8, 10, 0, 100, 77, 3, '', '42', 'Last One')",
     NULL,
     {{STORE_RECORD_LEAVE, 10, "id=1 account=10 at_ms=100 game=77 number=42 how=3 title=Last One"}},
     2},
    {"appeals",
     "(1, 9, 10, 0, 100, 55, 0, 'Kate', 'report 7', '12'),"
     "(2, 9, 10, 0, 200, 56, 0, 'Root', '', '')",
     NULL,
     {{STORE_RECORD_APPEAL, 10,
       "id=2 account=10 at_ms=200 against=56 staff_name=Root\n"
       "id=1 account=10 at_ms=100 against=55 staff=12 staff_name=Kate report=7"}},
     2},
    {"second factors",
     "(1, 10, 10, 0, 100, 59, 0, '', '', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' || char(10) ||"
     " '000102030405060708090a0b0c0d0e0f' || char(10) || 'ff0102030405060708090a0b0c0d0e0f'),"
     "(2, 10, 11, 0, 200, 60, 0, '', '', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')",
     NULL,
     {{STORE_RECORD_SECOND, 10,
       "account=10 at_ms=100 last=59 secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ "
       "recovery=000102030405060708090a0b0c0d0e0fff0102030405060708090a0b0c0d0e0f"},
      {STORE_RECORD_SECOND, 11,
       "account=11 at_ms=200 last=60 secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"}},
     11},
    {"news and the line of the day",
     "(1, 12, 0, 0, 100, 7, 0, 'Root', '', 'a new game'),"
     "(2, 13, 0, 0, 200, 0, 0, 'Root', '', 'welcome')",
     NULL,
     {{STORE_RECORD_NEWS, 0, "id=1 at_ms=100 number=7 staff_name=Root text=a new game"},
      {STORE_RECORD_MOTD, 0, "id=2 at_ms=200 staff_name=Root text=welcome"}},
     2},
    {"recalled lines",
     "(1, 14, 10, 0, 100, 0, 0, '', '', 'old' || char(10)),"
     "(2, 14, 10, 0, 200, 0, 0, '', '', 'who' || char(10))",
     NULL,
     {{STORE_RECORD_RECALL, 10, "account=10 at_ms=200 text=who\n"}},
     10},
    {"countdowns",
     "(1, 15, 0, 0, 100, 5000, 2, '', '', 'new cards')",
     NULL,
     {{STORE_RECORD_COUNTDOWN, 0, "id=1 at_ms=100 ends_ms=5000 how=2 reason=new cards"}},
     2},
    /* New names are taken out of the audit log, which stays as it is. */
    {"renames",
     NULL,
     "(1, 100, 'Root', 'rename', 'Bob', 'to Robert'),"
     "(2, 200, 'Root', 'merge', 'Ann2', 'into Ann, with 5 XP and 7 chips'),"
     "(3, 300, 'Root', 'note', 'Bob', 'to be watched'),"
     "(4, 400, 'Root', 'rename', 'Cat', '')",
     {{STORE_RECORD_RENAME, 0,
       "id=2 old_name=Ann2 new_name=Ann merged=1\n"
       "id=1 old_name=Bob new_name=Robert"}},
     4},
};

/* The fields of rows that are not empty: "name=value name=value", a line each. */
static void rows_put(struct buf *out, enum store_record record, const struct records_seen *seen)
{
    for (int i = 0; i < seen->count; i++) {
        const char *between = i > 0 ? "\n" : "";
        for (const struct record_field *f = record_tables[record].field; f->name; f++) {
            const bool text = f->type == RECORD_TEXT;
            const char *word = text ? record_text(f, &seen->row[i]) : "";
            const int64_t number = text ? 0 : record_number(f, &seen->row[i]);
            if (*word != '\0')
                buf_printf(out, "%s%s=%s", between, f->name, word);
            else if (number != 0)
                buf_printf(out, "%s%s=%" PRId64, between, f->name, number);
            else
                continue;
            between = " ";
        }
    }
}

SUITE("records of schema 10", NULL, NULL);

TEST_ROWS(test_records, cases)
{
    const struct migrated *c = CUTAP_ROW(cases);
    struct store *s = store_with(c->memos, c->audits);
    for (int i = 0; i < 2 && c->becomes[i].rows; i++) {
        const enum store_record record = c->becomes[i].record;
        struct records_seen seen;
        BUF_LOCAL rows = {0};
        records_read(s, record, c->becomes[i].account, 9, &seen);
        rows_put(&rows, record, &seen);
        CU_ASSERT_STRING_EQUAL(buf_text(&rows), c->becomes[i].rows);
        if (strcmp(buf_text(&rows), c->becomes[i].rows) != 0)
            printf("# now:\n%s\n", buf_text(&rows));
    }
    IS(store_past(s).highest, c->highest);
    store_close(&s);
    folder_remove(&directory);
}
