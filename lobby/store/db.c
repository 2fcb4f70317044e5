/*
 * Prepared statements by their keys, and queries over an engine.
 */
#include "db.h"

#include <string.h>

#include "mix.h"
#include "xalloc.h"

/* Prepares a statement. Where it has {this|that}, takes the part that is for the engine. */
static void *db_prepare(struct db *db, const char *sql)
{
    FREED char *own = xmalloc(strlen(sql) + 1);
    char *out = own;
    int word = -1; /* which part of {this|that} this is; -1: outside */
    for (; *sql != '\0'; sql++)
        if (word < 0 && *sql == '{')
            word = 0;
        else if (word >= 0 && *sql == '|')
            word++;
        else if (word >= 0 && *sql == '}')
            word = -1;
        else if (word < 0 || word == (int)db->engine->dialect)
            *out++ = *sql;
    *out = '\0';
    return db->engine->prepare(db, own);
}

int db_changed(struct db *db)
{
    return db->engine->changed(db);
}

/* Opens the query of a key, and prepares its statement if this is the first time. */
static struct query query_of(struct db *db, uint64_t key, const char *sql)
{
    void *statement = map_get(&db->statements, key);
    if (!statement) {
        statement = db_prepare(db, sql);
        map_put(&db->statements, key, statement);
    }
    return (struct query){.db = db, .statement = statement};
}

struct query query_open(struct db *db, const char *sql)
{
    return query_of(db, (uintptr_t)sql, sql);
}

struct query query_rare(struct db *db, const char *sql)
{
    const uint64_t high = UINT64_C(1) << 63; /* no address is so high */
    return query_of(db, mix_bytes(0, sql, strlen(sql)) | high, sql);
}

void query_int(struct query *query, int64_t value)
{
    query->db->engine->set(query->statement, ++query->parameter, DB_NUMBER, &value, 0);
}

void query_text(struct query *query, const char *text)
{
    query->db->engine->set(query->statement, ++query->parameter, DB_TEXT, text, 0);
}

void query_bytes(struct query *query, const void *bytes, size_t size)
{
    query->db->engine->set(query->statement, ++query->parameter, DB_BYTES, bytes, size);
}

void query_bind_all(struct query *query, struct db_values values)
{
    for (const struct db_value *at = values.value; at < values.value + values.n; at++)
        if (at->text)
            query_text(query, at->text);
        else
            query_int(query, at->number);
}

struct query query_ask_with(struct db *db, const char *sql, struct db_values values)
{
    struct query query = query_open(db, sql);
    query_bind_all(&query, values);
    return query;
}

bool query_row(struct query *query)
{
    query->column = 0;
    return query->db->engine->row(query->db, query->statement);
}

int64_t column_int(struct query *query)
{
    return query->db->engine->get_int(query->statement, query->column++);
}

const char *column_text(struct query *query)
{
    return query->db->engine->get_text(query->statement, query->column++);
}

void column_bytes(struct query *query, void *out, size_t size)
{
    memset(out, 0, size);
    query->db->engine->get_bytes(query->statement, query->column++, out, size);
}

void query_close(struct query *query)
{
    query->db->engine->reset(query->statement);
}

enum store_status query_run(struct query *query)
{
    return query->db->engine->run(query->db, query->statement, false);
}

enum store_status query_run_some(struct query *query)
{
    return query->db->engine->run(query->db, query->statement, true);
}

int64_t query_number(struct query *query)
{
    int64_t number = query_row(query) ? column_int(query) : 0;
    query_close(query);
    return number;
}

int64_t db_number_of(struct db *db, const char *sql, struct db_values values)
{
    struct query query = query_ask_with(db, sql, values);
    return query_number(&query);
}

enum store_status db_change_with(struct db *db, const char *sql, bool some, struct db_values values)
{
    struct query query = query_ask_with(db, sql, values);
    return some ? query_run_some(&query) : query_run(&query);
}
