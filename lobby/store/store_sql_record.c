/*
 * Records in SQL. The text of a statement is put together from a record's columns (record.h).
 */

#include "buf.h"
#include "store_sql.h"

/* ---- Statements ---- */

/* Writes the names of the columns, or `each` in place of every name, with commas between them. */
static void sql_record_put_columns(struct buf *sql, const struct record_table *table,
                                   const char *each)
{
    for (const struct record_field *field = table->field; field->name; field++)
        buf_printf(sql, "%s%s", field == table->field ? "" : ", ", each ? each : field->name);
}

/* Adds a condition, so that no row is written for an account that is gone. A table whose rows stay
 * when an account is erased needs no condition: false. */
static bool sql_record_put_unless_gone(struct buf *sql, const struct record_table *table)
{
    const char *between = " WHERE NOT EXISTS (SELECT 1 FROM account a WHERE a.id IN (";
    if (table->outlives || !record_owner(table))
        return false;
    for (const struct record_field *field = table->field; field->name; field++)
        if (field->account >= RECORD_OF) {
            buf_printf(sql, "%s?%d", between, (int)(field - table->field) + 1);
            between = ", ";
        }
    buf_puts(sql, ") AND " SQL_ACCOUNT_GONE ")");
    return true;
}

/* Adds that a row with the same key is overwritten. In a table with `once`, the row keeps its
 * owner. */
static void sql_record_put_again(struct buf *sql, const struct record_table *table)
{
    const struct record_field *kept = table->once ? record_owner(table) : NULL;
    const char *between = "";
    buf_printf(sql, " ON CONFLICT (%s) DO UPDATE SET ", table->field->name);
    for (const struct record_field *field = table->field + 1; field->name; field++)
        if (field != kept) {
            buf_printf(sql, "%s%s = excluded.%s", between, field->name, field->name);
            between = ", ";
        }
}

static void sql_record_put_insert(struct buf *sql, const struct record_table *table)
{
    buf_printf(sql, "INSERT INTO %s (", table->name);
    sql_record_put_columns(sql, table, NULL);
    buf_puts(sql, ") SELECT ");
    sql_record_put_columns(sql, table, "?");
    if (!sql_record_put_unless_gone(sql, table))
        buf_puts(sql, " WHERE 1 = 1"); /* otherwise ON would be taken for that of a join */
    if (table->once) { /* leaves out a new row unless it is its owner's first with this value */
        const struct record_field *owner = record_owner(table);
        const struct record_field *of = record_field(table, table->unlike);
        buf_printf(sql,
                   " AND NOT EXISTS (SELECT 1 FROM %s o WHERE o.%s = ?%d AND o.%s = ?%d"
                   " AND o.%s <> ?1)",
                   table->name, owner->name, (int)(owner - table->field) + 1, of->name,
                   (int)(of - table->field) + 1, table->field->name);
    }
    sql_record_put_again(sql, table);
}

/* Deletes all rows but the newest `keep`. If rows have owners, `keep` counts the rows of one owner.
 */
static void sql_record_put_trim(struct buf *sql, const struct record_table *table)
{
    const struct record_field *owner = record_owner(table);
    const char *key = table->field->name;
    buf_printf(sql, "DELETE FROM %s WHERE %s IN (SELECT %s FROM %s", table->name, key, key,
               table->name);
    if (owner)
        buf_printf(sql, " WHERE %s = ?2", owner->name);
    buf_printf(sql, " ORDER BY %s DESC {LIMIT -1 |}OFFSET ?1)", key);
}

/* ---- Writing ---- */

enum store_status sql_record_put(struct db *db, enum store_record record, const void *row)
{
    const struct record_table *table = &record_tables[record];
    const struct record_field *owner = record_owner(table);
    BUF_LOCAL put = {0}, trim = {0};
    sql_record_put_insert(&put, table);
    struct query query = query_rare(db, buf_text(&put));
    sql_columns_bind(&query, table, row);
    TRY(query_run(&query));
    if (table->keep == 0)
        return STORE_OK;
    sql_record_put_trim(&trim, table);
    query = query_rare(db, buf_text(&trim));
    query_int(&query, table->keep);
    if (owner)
        query_int(&query, record_number(owner, row));
    return query_run(&query);
}

enum store_status sql_record_drop(struct db *db, enum store_record record, int64_t key)
{
    const struct record_table *table = &record_tables[record];
    BUF_LOCAL sql = {0};
    buf_printf(&sql, "DELETE FROM %s WHERE %s = ?", table->name, table->field->name);
    struct query query = query_rare(db, buf_text(&sql));
    query_int(&query, key);
    return query_run_some(&query);
}

/* ---- Reading ---- */

struct query sql_records(struct db *db, const struct request *request)
{
    const struct record_table *table = &record_tables[request->record];
    const struct record_field *field = request->field, *either = request->either;
    BUF_LOCAL sql = {0};
    buf_puts(&sql, "SELECT ");
    sql_record_put_columns(&sql, table, NULL);
    buf_printf(&sql, " FROM %s", table->name);
    if (either)
        buf_printf(&sql, " WHERE lower(%s) = lower(?1) OR lower(%s) = lower(?1)", field->name,
                   either->name);
    else if (field)
        buf_printf(&sql, " WHERE %s = ?", field->name);
    buf_printf(&sql, " ORDER BY %s DESC LIMIT ?", table->field->name);
    struct query query = query_rare(db, buf_text(&sql));
    if (field && field->type == RECORD_TEXT)
        query_text(&query, request->name);
    else if (field)
        query_int(&query, request->id);
    query_int(&query, request->limit);
    return query;
}

/* The highest id of what is not a record. Each part reads only the end of an index. A seat that is
 * not an account's holds the id of a guest or a bot. */
#define SQL_HIGHEST                                                                                \
    "SELECT max(id) AS id FROM account UNION ALL SELECT max(id) FROM card_table"                   \
    " UNION ALL SELECT max(id) FROM game UNION ALL SELECT max(account) FROM seat"                  \
    " UNION ALL SELECT max(id) FROM sanction UNION ALL SELECT max(id) FROM audit"

struct store_past sql_past(struct db *db)
{
    BUF_LOCAL sql = {0}; /* one statement for all: over a network each is a round trip */
    buf_puts(&sql, "SELECT coalesce(max(id), 0) FROM (" SQL_HIGHEST);
    for (const struct record_table *table = record_tables; table < record_tables + STORE_RECORDS;
         table++)
        buf_printf(&sql, " UNION ALL SELECT max(%s) FROM %s", table->field->name, table->name);
    buf_puts(&sql, ") AS ids");
    struct query query = query_rare(db, buf_text(&sql));
    return (struct store_past){.highest = query_number(&query), .seen_ms = db_number(db, SQL_SEEN)};
}

/* ---- Accounts that go ---- */

/* Runs a statement with two numbers. */
PRINTF(4, 5)
static enum store_status sql_record_run(struct db *db, int64_t one, int64_t two, const char *format,
                                        ...)
{
    BUF_LOCAL sql = {0};
    va_list args;
    va_start(args, format);
    buf_vprintf(&sql, format, args);
    va_end(args);
    struct query query = query_rare(db, buf_text(&sql));
    query_bind(&query, one, two);
    return query_run(&query);
}

enum store_status sql_records_erase(struct db *db, int64_t account)
{
    for (int record = 0; record < STORE_RECORDS; record++) {
        const struct record_table *table = &record_tables[record];
        for (const struct record_field *field = table->field; field->name; field++)
            if (field->account >= RECORD_OF)
                TRY(sql_record_run(db, account, 0, "DELETE FROM %s WHERE %s = ?1", table->name,
                                   field->name));
    }
    return STORE_OK;
}

/* Before account ?1 becomes part of ?2, deletes rows that would be there twice, and what would tie
 * the account to itself. Rows of others that name ?1 get the name of ?2. */
static enum store_status sql_record_merge_unlike(struct db *db, const struct record_table *table,
                                                 int64_t from, int64_t into)
{
    const char *name = table->name, *owner = record_owner(table)->name;
    const struct record_field *field = record_field(table, table->unlike);
    const char *value = field->name, *key = table->field->name;
    if (table->once)
        return sql_record_run(
            db, from, into,
            "DELETE FROM %s WHERE %s IN (?1, ?2) AND EXISTS (SELECT 1 FROM %s o WHERE"
            " o.%s IN (?1, ?2) AND o.%s = %s.%s AND o.%s < %s.%s)",
            name, owner, name, owner, value, name, value, key, name, key);
    TRY(sql_record_run(
        db, from, into,
        field->type == RECORD_TEXT
            ? "DELETE FROM %s WHERE %s = ?1 AND EXISTS (SELECT 1 FROM %s o WHERE o.%s = ?2"
              " AND lower(o.%s) = lower(%s.%s))"
            : "DELETE FROM %s WHERE %s = ?1 AND EXISTS (SELECT 1 FROM %s o WHERE o.%s = ?2"
              " AND o.%s = %s.%s)",
        name, owner, name, owner, value, name, value));
    if (field->account == RECORD_NO_ACCOUNT)
        return STORE_OK;
    TRY(sql_record_run(
        db, from, into,
        "DELETE FROM %s WHERE (%s = ?1 AND %s = ?2) OR (%s = ?2 AND %s = ?1) OR (%s = ?1 AND"
        " EXISTS (SELECT 1 FROM %s o WHERE o.%s = %s.%s AND o.%s = ?2))",
        name, owner, value, owner, value, value, name, owner, name, owner, value));
    return sql_record_run(
        db, from, into, "UPDATE %s SET %s = (SELECT name FROM account WHERE id = ?2) WHERE %s = ?1",
        name, record_field(table, table->name_of)->name, value);
}

static enum store_status sql_record_merge(struct db *db, const struct record_table *table,
                                          int64_t from, int64_t into)
{
    if (table->merge_drops)
        return sql_record_run(db, from, into, "DELETE FROM %s WHERE %s = ?1", table->name,
                              record_owner(table)->name);
    if (table->unlike != 0)
        TRY(sql_record_merge_unlike(db, table, from, into));
    for (const struct record_field *field = table->field; field->name; field++)
        if (field->account != RECORD_NO_ACCOUNT)
            TRY(sql_record_run(db, from, into, "UPDATE %s SET %s = ?2 WHERE %s = ?1", table->name,
                               field->name, field->name));
    return STORE_OK;
}

enum store_status sql_records_merge(struct db *db, int64_t from, int64_t into)
{
    for (int record = 0; record < STORE_RECORDS; record++)
        TRY(sql_record_merge(db, &record_tables[record], from, into));
    return STORE_OK;
}
