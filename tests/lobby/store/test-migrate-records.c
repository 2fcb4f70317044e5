/*
 * In databases of schema 10, everything that is kept of an account was a memo. Checks what each
 * kind of memo becomes in the tables of today (memos.txt).
 */
#include <inttypes.h>

#include "buf.h"
#include "cases.h"
#include "cutap.h"
#include "files.h"
#include "record_help.h"
#include "store_help.h"
#include "xalloc.h"

enum { SCHEMA_OF_MEMOS = 10 };

static enum store_record record_of(const char *name)
{
    int record = 0;
    while (record < STORE_RECORDS && strcmp(record_tables[record].name, name) != 0)
        record++;
    CU_ASSERT_FATAL(record < STORE_RECORDS);
    return (enum store_record)record;
}

/* The fields that are not empty, a line for each row; | is an end of a line in a text. */
static void rows_put(struct buf *out, enum store_record record, const struct records_seen *seen)
{
    for (int i = 0; i < seen->count; i++) {
        const char *between = "";
        for (const struct record_field *f = record_tables[record].field; f->name; f++) {
            const bool text = f->type == RECORD_TEXT;
            const char *word = text ? (const char *)&seen->row[i] + f->offset : "";
            const int64_t number = text ? 0 : record_number(f, &seen->row[i]);
            if (*word == '\0' && number == 0)
                continue;
            buf_printf(out, "%s%s=", between, f->name);
            if (!text)
                buf_printf(out, "%" PRId64, number);
            for (; *word != '\0'; word++)
                buf_putc(out, *word == '\n' ? '|' : *word);
            between = " ";
        }
        buf_putc(out, '\n');
    }
}

static void case_check(const char *name, const char *statements)
{
    BUF_LOCAL sql = {0}, is = {0};
    char why[512] = "", line[1024], record[32];
    long long account;
    char *directory = folder_make(NULL);
    FREED char *path = xasprintf("%s/room.db", directory);
    FREED char *url = xasprintf("sqlite:%s?ballast=0", path);
    const char *becomes = strstr(statements, "becomes "), *at = statements;
    CU_ASSERT_PTR_NOT_NULL_FATAL(becomes);
    for (; at < becomes; at += strcspn(at, "\n") + 1)
        buf_printf(&sql, "INSERT INTO %.*s VALUES %.*s;", (int)strcspn(at, " "), at,
                   (int)(strcspn(at, "\n") - strcspn(at, " ")), at + strcspn(at, " "));
    file_schema(path, SCHEMA_OF_MEMOS, buf_text(&sql));
    struct store *s = store_open(url, &clock_system, why, sizeof(why));
    if (!s)
        printf("# %s\n", why);
    CU_ASSERT_PTR_NOT_NULL_FATAL(s);
    for (; *at != '\0'; at += strcspn(at, "\n") + 1) {
        snprintf(line, sizeof(line), "%.*s", (int)strcspn(at, "\n"), at);
        if (sscanf(line, "becomes %31s %lld", record, &account) == 2) {
            struct records_seen seen;
            records_read(s, record_of(record), account, 9, &seen);
            buf_printf(&is, "%s\n", line);
            rows_put(&is, record_of(record), &seen);
        }
    }
    buf_printf(&is, "highest %" PRId64 "\n", store_past(s).highest);
    if (strcmp(buf_text(&is), becomes) != 0)
        printf("# %s: now:\n%s", name, buf_text(&is));
    CU_ASSERT_STRING_EQUAL(buf_text(&is), becomes);
    store_close(&s);
    folder_remove(&directory);
}

SUITE("records of schema 10", NULL, NULL);

TEST(test_records, "what each kind of memo becomes")
{
    struct cases cases = cases_open("tests/lobby/store/memos.txt");
    struct cases_case text;
    for (; cases_next(&cases, &text); free(text.head), free(text.statements))
        case_check(text.head, text.statements);
    cases_close(&cases);
}
