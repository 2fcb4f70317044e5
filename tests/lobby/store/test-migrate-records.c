/*
 * In databases of schema 10, everything that is kept of an account was a memo. Checks what each
 * kind of memo becomes in the tables of today.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <sqlite3.h>

#include "cutap.h"
#include "files.h"
#include "log.h"
#include "migrate.h"
#include "record_help.h"
#include "xalloc.h"

#define IS(actual, expected)   CU_ASSERT_EQUAL(actual, expected)
#define SAYS(actual, expected) CU_ASSERT_STRING_EQUAL(actual, expected)

enum { SCHEMA_OF_MEMOS = 10 };

static char *directory;
static struct records_seen seen;

static void run(sqlite3 *db, const char *sql)
{
    char *error = NULL;
    if (sqlite3_exec(db, sql, NULL, NULL, &error) != SQLITE_OK)
        printf("# %s: %s\n", sql, error);
    CU_ASSERT_PTR_NULL(error);
    sqlite3_free(error);
}

/* A store that was one with these rows: "(id, kind, account, other, at_ms, number, state, name,
 * tag, body), ..." */
static struct store *store_with(const char *memos, const char *audits)
{
    char why[512] = "";
    directory = folder_make(NULL);
    char *path = xasprintf("%s/room.db", directory), *url = xasprintf("sqlite:%s?ballast=0", path);
    sqlite3 *db = NULL;
    IS(sqlite3_open(path, &db), SQLITE_OK);
    IS(migrate_run(db, path, store_schema, SCHEMA_OF_MEMOS, why, sizeof(why)), 0);
    if (memos) {
        char *sql = xasprintf("INSERT INTO memo VALUES %s", memos);
        run(db, sql);
        free(sql);
    }
    if (audits) {
        char *sql = xasprintf("INSERT INTO audit VALUES %s", audits);
        run(db, sql);
        free(sql);
    }
    sqlite3_close(db);
    struct store *s = store_open(url, &clock_system, why, sizeof(why));
    if (!s)
        printf("# %s\n", why);
    CU_ASSERT_PTR_NOT_NULL_FATAL(s);
    free(url);
    free(path);
    return s;
}

static void end(struct store **s)
{
    store_close(s);
    folder_remove(&directory);
}

SUITE("records of schema 10", NULL, NULL);

TEST(logins, "logins")
{
    struct store *s =
        store_with("(1, 0, 10, 0, 100, 0, 0, 'Ann', '192.0.2.0/24', 'telnet'),"
                   "(2, 0, 10, 0, 200, 0, 0, 'Anna', '2001:db8::/64', 'ssh SHA256:abc'),"
                   "(3, 0, 11, 0, 300, 0, 0, 'Bob', '', 'tls')",
                   NULL);
    IS(records_read(s, STORE_RECORD_LOGIN, 10, 9, &seen), 2);
    IS(seen.row[0].login.id, 2);
    IS(seen.row[0].login.account, 10);
    IS(seen.row[0].login.at_ms, 200);
    SAYS(seen.row[0].login.name, "Anna");
    SAYS(seen.row[0].login.network, "2001:db8::/64");
    SAYS(seen.row[0].login.transport, "ssh");
    SAYS(seen.row[0].login.fingerprint, "SHA256:abc");
    SAYS(seen.row[1].login.transport, "telnet");
    SAYS(seen.row[1].login.fingerprint, "");
    IS(records_read(s, STORE_RECORD_LOGIN, 11, 9, &seen), 1);
    SAYS(seen.row[0].login.network, "");
    SAYS(seen.row[0].login.transport, "tls");
    IS(store_past(s).highest, 3);
    end(&s);
}

TEST(ties, "friends and who is ignored")
{
    struct store *s = store_with("(1, 1, 10, 11, 100, 0, 0, 'Bob', '', ''),"
                                 "(2, 2, 10, 12, 200, 0, 0, 'Cat', '', '')",
                                 NULL);
    IS(records_read(s, STORE_RECORD_FRIEND, 10, 9, &seen), 1);
    IS(seen.row[0].tie.id, 1);
    IS(seen.row[0].tie.other, 11);
    IS(seen.row[0].tie.at_ms, 100);
    SAYS(seen.row[0].tie.name, "Bob");
    IS(records_read(s, STORE_RECORD_IGNORED, 10, 9, &seen), 1);
    IS(seen.row[0].tie.id, 2);
    IS(seen.row[0].tie.other, 12);
    SAYS(seen.row[0].tie.name, "Cat");
    end(&s);
}

TEST(aliases, "aliases")
{
    struct store *s = store_with("(1, 3, 10, 0, 100, 0, 0, 'w', '', 'who')", NULL);
    IS(records_read(s, STORE_RECORD_ALIAS, 10, 9, &seen), 1);
    IS(seen.row[0].alias.at_ms, 100);
    SAYS(seen.row[0].alias.word, "w");
    SAYS(seen.row[0].alias.text, "who");
    end(&s);
}

TEST(channels, "channels")
{
    struct store *s = store_with("(1, 11, 10, 0, 100, 0, 0, '', '', 'last-one')", NULL);
    IS(records_read(s, STORE_RECORD_CHANNEL, 10, 9, &seen), 1);
    SAYS(seen.row[0].channel.name, "last-one");
    end(&s);
}

TEST(messages, "messages")
{
    struct store *s = store_with("(1, 4, 10, 11, 100, 0, 0, 'Bob', '', 'hello'),"
                                 "(2, 4, 10, 0, 200, 0, 0, '', '', 'from the room')",
                                 NULL);
    IS(records_read(s, STORE_RECORD_MESSAGE, 10, 9, &seen), 2);
    IS(seen.row[0].message.author, 0);
    SAYS(seen.row[0].message.text, "from the room");
    IS(seen.row[1].message.author, 11);
    SAYS(seen.row[1].message.author_name, "Bob");
    SAYS(seen.row[1].message.text, "hello");
    end(&s);
}

TEST(notes, "notes and warnings")
{
    struct store *s = store_with("(1, 5, 10, 0, 100, 12, 0, 'Kate', '', 'odd'),"
                                 "(2, 6, 10, 0, 200, 12, 1, 'Kate', '', 'rude'),"
                                 "(3, 6, 10, 0, 300, 0, 0, 'cardroomctl', '', 'again')",
                                 NULL);
    IS(records_read(s, STORE_RECORD_NOTE, 10, 9, &seen), 1);
    IS(seen.row[0].note.staff, 12);
    SAYS(seen.row[0].note.staff_name, "Kate");
    SAYS(seen.row[0].note.text, "odd");
    IS(records_read(s, STORE_RECORD_WARNING, 10, 9, &seen), 2);
    IS(seen.row[0].warning.staff, 0);
    CU_ASSERT_FALSE(seen.row[0].warning.shown);
    CU_ASSERT_TRUE(seen.row[1].warning.shown);
    IS(seen.row[1].warning.staff, 12);
    SAYS(seen.row[1].warning.text, "rude");
    end(&s);
}

/* What was read out of the text has columns; the text stays as it was. */
TEST(reports, "reports")
{
    static const char said[] =
        "Bob says: at it again\nA guest from 192.0.2.7\nAt table 12, Switch, "
        "game 4.\nKate closed it: seen\n";
    char *memos = xasprintf(
        "(1, 7, 10, 11, 100, 1, 1, 'Bob', '', 'Ann says: A guest from nowhere' || char(10)),"
        "(2, 7, 99, 11, 200, 2, 3, 'Cat', 'Kate 12', '%s'),"
        "(3, 7, 10, 10, 300, 3, 2, 'Ann', 'cardroomctl', 'Ann says: appeals: no' || char(10) ||"
        " 'At table 3, Palace.' || char(10))",
        said);
    struct store *s = store_with(memos, NULL);
    free(memos);
    IS(records_read(s, STORE_RECORD_REPORT, 0, 9, &seen), 3);
    const struct store_report *appeal = &seen.row[0].report, *guest = &seen.row[1].report,
                              *plain = &seen.row[2].report;
    IS(plain->number, 1);
    IS(plain->account, 10);
    IS(plain->about, 11);
    IS(plain->state, 1);
    IS(plain->card_table, 0);
    IS(plain->claimer, 0);
    SAYS(plain->name, "Ann");
    SAYS(plain->about_name, "Bob");
    SAYS(plain->address, "");
    SAYS(plain->claimer_name, "");
    SAYS(plain->text, "Ann says: A guest from nowhere\n");
    IS(guest->state, 3);
    IS(guest->card_table, 12);
    IS(guest->claimer, 12);
    SAYS(guest->name, "Bob");
    SAYS(guest->address, "192.0.2.7");
    SAYS(guest->claimer_name, "Kate");
    SAYS(guest->text, said);
    IS(appeal->about, 10);
    IS(appeal->state, 2);
    IS(appeal->card_table, 3);
    IS(appeal->claimer, 0);
    SAYS(appeal->claimer_name, "cardroomctl");
    SAYS(appeal->address, "");
    end(&s);
}

TEST(leaves, "leaves")
{
    struct store *s = store_with("(1, 8, 10, 0, 100, 77, 3, '', '42', 'Last One')", NULL);
    IS(records_read(s, STORE_RECORD_LEAVE, 10, 9, &seen), 1);
    IS(seen.row[0].leave.game, 77);
    IS(seen.row[0].leave.number, 42);
    IS(seen.row[0].leave.how, 3);
    SAYS(seen.row[0].leave.title, "Last One");
    end(&s);
}

TEST(appeals, "appeals")
{
    struct store *s = store_with("(1, 9, 10, 0, 100, 55, 0, 'Kate', 'report 7', '12'),"
                                 "(2, 9, 10, 0, 200, 56, 0, 'Root', '', '')",
                                 NULL);
    IS(records_read(s, STORE_RECORD_APPEAL, 10, 9, &seen), 2);
    IS(seen.row[0].appeal.against, 56);
    IS(seen.row[0].appeal.staff, 0);
    IS(seen.row[0].appeal.report, 0);
    SAYS(seen.row[0].appeal.staff_name, "Root");
    IS(seen.row[1].appeal.against, 55);
    IS(seen.row[1].appeal.staff, 12);
    IS(seen.row[1].appeal.report, 7);
    SAYS(seen.row[1].appeal.staff_name, "Kate");
    end(&s);
}

TEST(second_factors, "second factors")
{
    struct store *s = store_with(
        "(1, 10, 10, 0, 100, 59, 0, '', '', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' || char(10) ||"
        " '000102030405060708090a0b0c0d0e0f' || char(10) || 'ff0102030405060708090a0b0c0d0e0f'),"
        "(2, 10, 11, 0, 200, 60, 0, '', '', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')",
        NULL);
    IS(records_read(s, STORE_RECORD_SECOND, 10, 9, &seen), 1);
    IS(seen.row[0].second.last, 59);
    SAYS(seen.row[0].second.secret, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    SAYS(seen.row[0].second.recovery,
         "000102030405060708090a0b0c0d0e0fff0102030405060708090a0b0c0d0e0f");
    IS(records_read(s, STORE_RECORD_SECOND, 11, 9, &seen), 1);
    SAYS(seen.row[0].second.secret, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    SAYS(seen.row[0].second.recovery, "");
    end(&s);
}

TEST(news, "news and the line of the day")
{
    struct store *s = store_with("(1, 12, 0, 0, 100, 7, 0, 'Root', '', 'a new game'),"
                                 "(2, 13, 0, 0, 200, 0, 0, 'Root', '', 'welcome')",
                                 NULL);
    IS(records_read(s, STORE_RECORD_NEWS, 0, 9, &seen), 1);
    IS(seen.row[0].news.id, 1);
    IS(seen.row[0].news.number, 7);
    IS(seen.row[0].news.at_ms, 100);
    SAYS(seen.row[0].news.staff_name, "Root");
    SAYS(seen.row[0].news.text, "a new game");
    IS(records_read(s, STORE_RECORD_MOTD, 0, 9, &seen), 1);
    SAYS(seen.row[0].motd.staff_name, "Root");
    SAYS(seen.row[0].motd.text, "welcome");
    end(&s);
}

TEST(recalled_lines, "recalled lines")
{
    struct store *s = store_with("(1, 14, 10, 0, 100, 0, 0, '', '', 'old' || char(10)),"
                                 "(2, 14, 10, 0, 200, 0, 0, '', '', 'who' || char(10))",
                                 NULL);
    IS(records_read(s, STORE_RECORD_RECALL, 10, 9, &seen), 1);
    IS(seen.row[0].recall.at_ms, 200);
    SAYS(seen.row[0].recall.text, "who\n");
    end(&s);
}

TEST(countdowns, "countdowns")
{
    struct store *s = store_with("(1, 15, 0, 0, 100, 5000, 2, '', '', 'new cards')", NULL);
    IS(records_read(s, STORE_RECORD_COUNTDOWN, 0, 9, &seen), 1);
    IS(seen.row[0].countdown.at_ms, 100);
    IS(seen.row[0].countdown.ends_ms, 5000);
    IS(seen.row[0].countdown.how, 2);
    SAYS(seen.row[0].countdown.reason, "new cards");
    end(&s);
}

/* New names are taken out of the audit log, which stays as it is. */
TEST(renames, "renames")
{
    struct store *s =
        store_with(NULL, "(1, 100, 'Root', 'rename', 'Bob', 'to Robert'),"
                         "(2, 200, 'Root', 'merge', 'Ann2', 'into Ann, with 5 XP and 7 chips'),"
                         "(3, 300, 'Root', 'note', 'Bob', 'to be watched'),"
                         "(4, 400, 'Root', 'rename', 'Cat', '')");
    IS(records_read(s, STORE_RECORD_RENAME, 0, 9, &seen), 2);
    IS(seen.row[0].rename.id, 2);
    SAYS(seen.row[0].rename.old_name, "Ann2");
    SAYS(seen.row[0].rename.new_name, "Ann");
    CU_ASSERT_TRUE(seen.row[0].rename.merged);
    IS(seen.row[1].rename.id, 1);
    CU_ASSERT_FALSE(seen.row[1].rename.merged);
    SAYS(seen.row[1].rename.old_name, "Bob");
    SAYS(seen.row[1].rename.new_name, "Robert");
    end(&s);
}
