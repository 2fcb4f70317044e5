/*
 * See file.h. Tables and columns have the same names on both sides. The names are those of this
 * program's own schema, because a database may come from anybody: what is in it is only ever a
 * value, and a table that is not ours is not copied. Rows are copied in the order of their keys,
 * those of a file's journal in their own order. Each batch is one transaction, so the last row of
 * the target says where to go on. For a file's journal, `copied_n` in the target's `meta` says it.
 * The two sides keep some things in different ways:
 *
 * - SQLite's journal is one list. Each event points to the previous event of its game (chain.h),
 *   and a game's row has the place of its last event. A copy into a file writes these with each
 *   event. On a server, a game's row has the number that its last event has in the game.
 * - A server has no sums for mint and escrow. It has the number of the last entry in each account.
 */
#include "file.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <libpq-fe.h>
#include <sodium.h>

#include "buf.h"
#include "closed.h"
#include "db_sqlite.h"
#include "durable.h"
#include "migrate.h"
#include "migrate_postgresql.h"
#include "postgresql_url.h"
#include "server.h"
#include "statement.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    COLUMNS = 40,
    TABLES = 64,
    NAME_MOST = 32,    /* bytes of a name, its NUL included */
    BATCH = 2000,      /* rows */
    SAID_EACH = 100000 /* after this many rows the progress is told */
};
#define AGAIN "Mend that, then type the same command again: it goes on where it stopped."

struct column {
    char name[NAME_MOST];
    enum { NUMBER, TEXT, BYTES } kind;
};

struct transfer_table {
    char name[NAME_MOST];
    bool journal;
    struct column column[COLUMNS];
    int columns, keys;
    int key[COLUMNS]; /* which columns are the primary key, in its order; `keys` of them */
};

/* One of the two stores. */
struct side {
    struct db_sqlite file;
    struct postgresql_url *url;
    PGconn *conn; /* NULL: it is a file */
    char *path;
    int lock; /* a file: the descriptor of its folder, which is locked */
};

struct transfer {
    struct side from, to;
    struct transfer_table table[TABLES];
    int tables;
    int64_t mark; /* identifies the source and its state */
    store_progress_cb *progress;
    void *arg;
    char *why;
    size_t whycap;
};

static const char *transfer_name_of(const struct side *side)
{
    return side->conn ? postgresql_url_name(side->url) : side->path;
}

static int transfer_failed(struct transfer *t, const struct side *side)
{
    const char *fault = side->conn ? PQerrorMessage(side->conn) : sqlite3_errmsg(side->file.handle);
    return utf8_fail(t->why, t->whycap, "%s says: %.*s. " AGAIN, transfer_name_of(side),
                     (int)strcspn(fault, "\n"), fault);
}

PRINTF(2, 3) static void transfer_say(struct transfer *t, const char *format, ...)
{
    char text[256];
    va_list args;
    va_start(args, format);
    utf8_vprintf(text, sizeof(text), format, args);
    va_end(args);
    t->progress(t->arg, text);
}

/* ---- Rows, as text whichever side they are of ---- */

struct rows {
    struct side *side;
    sqlite3_stmt *statement;
    PGresult *result;
    int at, count;
    const char *value[COLUMNS + 1]; /* "" for a NULL */
    size_t length[COLUMNS + 1];
    int null; /* the first column that is NULL; -1: none is */
    struct buf bytes;
};

/* Opens a query. Its text is the same on both sides. False: it failed. */
static bool transfer_rows_open(struct rows *rows, struct side *side, const struct statement *asked)
{
    *rows = (struct rows){.side = side};
    if (side->conn) {
        rows->result = statement_ask(side->conn, asked, STATEMENT_EVER_MS, -1);
        rows->count = PQntuples(rows->result);
        return statement_done(rows->result);
    }
    if (sqlite3_prepare_v2(side->file.handle, asked->sql, -1, &rows->statement, NULL) != SQLITE_OK)
        return false;
    for (int i = 0; i < asked->values.n; i++) {
        const struct db_value *value = &asked->values.value[i];
        if (value->text)
            sqlite3_bind_text(rows->statement, i + 1, value->text, -1, SQLITE_STATIC);
        else
            sqlite3_bind_int64(rows->statement, i + 1, value->number);
    }
    return true;
}

static void transfer_rows_close(struct rows *rows)
{
    sqlite3_finalize(rows->statement);
    PQclear(rows->result);
    buf_free(&rows->bytes);
}

/* Reads bytes from a file, and writes them as PostgreSQL does. */
static void transfer_bytes_read(struct rows *rows, int column)
{
    const unsigned char *bytes = sqlite3_column_blob(rows->statement, column);
    int size = sqlite3_column_bytes(rows->statement, column);
    buf_clear(&rows->bytes);
    buf_puts(&rows->bytes, "\\x");
    for (int i = 0; i < size; i++)
        buf_printf(&rows->bytes, "%02x", bytes[i]);
    rows->value[column] = buf_text(&rows->bytes);
    rows->length[column] = rows->bytes.len;
}

static void transfer_file_row(struct rows *rows)
{
    int columns = sqlite3_column_count(rows->statement);
    rows->null = -1;
    for (int i = 0; i < columns && i <= COLUMNS; i++) {
        const int type = sqlite3_column_type(rows->statement, i);
        if (type == SQLITE_BLOB) {
            transfer_bytes_read(rows, i);
            continue;
        }
        if (type == SQLITE_NULL && rows->null < 0)
            rows->null = i;
        rows->value[i] =
            type == SQLITE_NULL ? "" : (const char *)sqlite3_column_text(rows->statement, i);
        rows->length[i] = (size_t)sqlite3_column_bytes(rows->statement, i);
    }
}

/* Goes to the next row. 1: there is one; 0: none is left; -1: the side failed. */
static int transfer_rows_next(struct rows *rows)
{
    if (rows->side->conn) {
        if (rows->at == rows->count)
            return 0;
        rows->null = -1;
        for (int i = 0; i < PQnfields(rows->result) && i <= COLUMNS; i++) {
            if (rows->null < 0 && PQgetisnull(rows->result, rows->at, i))
                rows->null = i;
            rows->value[i] = PQgetvalue(rows->result, rows->at, i);
            rows->length[i] = (size_t)PQgetlength(rows->result, rows->at, i);
        }
        rows->at++;
        return 1;
    }
    int rc = sqlite3_step(rows->statement);
    if (rc == SQLITE_ROW)
        transfer_file_row(rows);
    return rc == SQLITE_ROW ? 1 : rc == SQLITE_DONE ? 0 : -1;
}

/* Returns the first column of the first row; -1: there is none, it is NULL, or the side failed. */
static int64_t transfer_number_of(struct side *side, const struct statement *asked)
{
    struct rows rows;
    int64_t number = -1;
    if (transfer_rows_open(&rows, side, asked) && transfer_rows_next(&rows) == 1 && rows.null != 0)
        number = strtoll(rows.value[0], NULL, 10);
    transfer_rows_close(&rows);
    return number;
}

static bool transfer_run(struct side *side, const struct statement *asked)
{
    struct rows rows;
    if (!side->conn && asked->values.n == 0)
        return sqlite3_exec(side->file.handle, asked->sql, NULL, NULL, NULL) == SQLITE_OK;
    bool done =
        transfer_rows_open(&rows, side, asked) && (side->conn || transfer_rows_next(&rows) == 0);
    transfer_rows_close(&rows);
    return done;
}

/* ---- What there is to copy ---- */

static void transfer_column_add(struct transfer_table *table, const struct rows *row)
{
    /* The row's columns: cid, name, type, notnull, default, place in the key. */
    const char *name = row->value[1], *type = row->value[2];
    /* A copy into a file makes these two anew (transfer_file_write). */
    if (table->journal && (strcmp(name, "n") == 0 || strcmp(name, "prev") == 0))
        return;
    struct column *column = &table->column[table->columns++];
    utf8_copy(name, column->name, sizeof(column->name));
    column->kind = strcmp(type, "INTEGER") == 0 ? NUMBER : strcmp(type, "BLOB") == 0 ? BYTES : TEXT;
    int place = atoi(row->value[5]);
    if (table->journal)
        place = strcmp(name, "game") == 0 ? 1 : strcmp(name, "seq") == 0 ? 2 : 0;
    if (place > 0)
        table->key[place - 1] = table->columns - 1;
    table->keys += place > 0;
}

/* Tables that others refer to come first. */
#define TABLES_SQL                                                                                 \
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> " \
    "'meta' ORDER BY name NOT IN ('account', 'game', 'cup'), name"

/* Reads our tables and their columns from a database in memory that has only the steps of the
 * schema. */
static int transfer_tables_read(struct transfer *t)
{
    struct side own = {.lock = -1};
    struct rows names = {0}, row;
    bool good = sqlite3_open(":memory:", &own.file.handle) == SQLITE_OK;
    for (int i = 0; good && i < store_schema_count; i++)
        good = transfer_run(&own, &(struct statement){.sql = store_schema[i].sql});
    good = good && transfer_rows_open(&names, &own, &STATEMENT(TABLES_SQL));
    while (good && transfer_rows_next(&names) == 1 && t->tables < TABLES) {
        struct transfer_table *table = &t->table[t->tables++];
        utf8_copy(names.value[0], table->name, sizeof(table->name));
        table->journal = strcmp(table->name, "journal") == 0;
        struct statement asked = STATEMENT("SELECT * FROM pragma_table_info($1)", table->name);
        good = transfer_rows_open(&row, &own, &asked);
        while (good && transfer_rows_next(&row) == 1 && table->columns < COLUMNS)
            transfer_column_add(table, &row);
        transfer_rows_close(&row);
    }
    transfer_rows_close(&names);
    if (!good)
        utf8_printf(t->why, t->whycap, "The schema cannot be read: %s. " AGAIN,
                    sqlite3_errmsg(own.file.handle));
    sqlite3_close(own.file.handle);
    return good ? 0 : -1;
}

/* Writes the columns of the key with commas between them, and `behind` after each of them. */
static void transfer_put_keys(struct buf *sql, const struct transfer_table *table,
                              const char *behind)
{
    for (int i = 0; i < table->keys; i++) {
        buf_puts(sql, i > 0 ? ", " : "");
        statement_name(sql, table->column[table->key[i]].name);
        buf_puts(sql, behind);
    }
}

/* Writes the columns that both sides have. `values`: for reading, with 0 in place of what the sides
 * keep in different ways. The accounts 1 and 2 are mint and escrow. */
static void transfer_put_columns(struct buf *sql, const struct transfer_table *table, bool values)
{
    bool account = strcmp(table->name, "account") == 0, game = strcmp(table->name, "game") == 0;
    for (int i = 0; i < table->columns; i++) {
        const char *name = table->column[i].name;
        if (i > 0)
            buf_puts(sql, ", ");
        if (values && account && (strcmp(name, "xp") == 0 || strcmp(name, "chips") == 0))
            buf_printf(sql, "CASE WHEN id > 2 THEN %s ELSE 0 END", name[0] == 'x' ? "xp" : "chips");
        else if (values && game && strcmp(name, "last") == 0)
            buf_puts(sql, "0");
        else
            statement_name(sql, name);
    }
}

/* ---- Where a copy ended ---- */

/* Reads the key of the last row that the target has. False: it has none. */
static bool transfer_last_keys(struct transfer *t, const struct transfer_table *table,
                               char *keys[COLUMNS])
{
    BUF_LOCAL sql = {0};
    struct rows rows;
    buf_puts(&sql, "SELECT ");
    transfer_put_keys(&sql, table, "");
    buf_puts(&sql, " FROM ");
    statement_name(&sql, table->name);
    buf_puts(&sql, " ORDER BY ");
    /* The last event of a file's journal is the one that was copied last. */
    if (table->journal && !t->to.conn)
        buf_puts(&sql, "n DESC");
    else
        transfer_put_keys(&sql, table, " DESC");
    buf_puts(&sql, " LIMIT 1");
    bool has = transfer_rows_open(&rows, &t->to, &(struct statement){.sql = buf_text(&sql)}) &&
               transfer_rows_next(&rows) == 1;
    for (int i = 0; has && i < table->keys; i++)
        keys[i] = xstrdup(rows.value[i]);
    transfer_rows_close(&rows);
    return has;
}

/* ---- Writing ---- */

/* Writes a value in a line of COPY. */
static void transfer_put_copied(struct buf *line, const char *value, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        const char *escaped = value[i] == '\\'   ? "\\\\"
                              : value[i] == '\n' ? "\\n"
                              : value[i] == '\r' ? "\\r"
                              : value[i] == '\t' ? "\\t"
                                                 : NULL;
        if (escaped)
            buf_puts(line, escaped);
        else
            buf_putc(line, value[i]);
    }
}

/* The batch that is being written. */
struct sink {
    struct side *side;
    const struct transfer_table *table;
    sqlite3_stmt *insert, *end; /* of a file; `end` tells a game where its journal ends */
    struct buf line;
    int64_t n, game; /* of the last row in a file's journal */
};

static bool transfer_sink_begin(struct sink *sink)
{
    const bool journal = sink->table->journal;
    sqlite3 *handle = sink->side->file.handle;
    BUF_LOCAL sql = {0};
    if (!transfer_run(sink->side, &STATEMENT("BEGIN")))
        return false;
    buf_puts(&sql, sink->side->conn ? "COPY " : "INSERT INTO ");
    statement_name(&sql, sink->table->name);
    buf_puts(&sql, " (");
    transfer_put_columns(&sql, sink->table, false);
    if (sink->side->conn) {
        buf_puts(&sql, ") FROM STDIN");
        return transfer_run(sink->side, &(struct statement){.sql = buf_text(&sql)});
    }
    buf_puts(&sql, journal ? ", n, prev) VALUES (" : ") VALUES (");
    for (int i = 0; i < sink->table->columns + (journal ? 2 : 0); i++)
        buf_puts(&sql, i > 0 ? ", ?" : "?");
    buf_puts(&sql, ")");
    return sqlite3_prepare_v2(handle, buf_text(&sql), -1, &sink->insert, NULL) == SQLITE_OK &&
           sqlite3_prepare_v2(handle, "UPDATE game SET last = ? WHERE id = ?", -1, &sink->end,
                              NULL) == SQLITE_OK;
}

static void transfer_bind(sqlite3_stmt *statement, int at, const struct column *column,
                          const char *value, size_t length)
{
    unsigned char *bytes;
    size_t size = 0;
    switch (column->kind) {
    case NUMBER: sqlite3_bind_int64(statement, at, strtoll(value, NULL, 10)); break;
    case TEXT: sqlite3_bind_text(statement, at, value, (int)length, SQLITE_TRANSIENT); break;
    case BYTES:
        bytes = xmalloc(length / 2 + 1);
        if (length > 2)
            sodium_hex2bin(bytes, length / 2, value + 2, length - 2, NULL, &size, NULL);
        sqlite3_bind_blob(statement, at, bytes, (int)size, SQLITE_TRANSIENT);
        free(bytes);
    }
}

/* Notes that the last event is the end of its game's journal. */
static bool transfer_journal_end(struct sink *sink)
{
    if (sink->n == 0)
        return true;
    sqlite3_bind_int64(sink->end, 1, sink->n);
    sqlite3_bind_int64(sink->end, 2, sink->game);
    bool done = sqlite3_step(sink->end) == SQLITE_DONE;
    sqlite3_reset(sink->end);
    return done;
}

static bool transfer_file_write(struct sink *sink, const struct rows *row)
{
    const struct transfer_table *table = sink->table;
    for (int i = 0; i < table->columns; i++)
        transfer_bind(sink->insert, i + 1, &table->column[i], row->value[i], row->length[i]);
    if (table->journal) {
        int64_t game = strtoll(row->value[0], NULL, 10);
        bool same = sink->n > 0 && game == sink->game;
        if (!same && !transfer_journal_end(sink))
            return false;
        sqlite3_bind_int64(sink->insert, table->columns + 1, sink->n + 1);
        sqlite3_bind_int64(sink->insert, table->columns + 2, same ? sink->n : 0);
        sink->n++;
        sink->game = game;
    }
    bool done = sqlite3_step(sink->insert) == SQLITE_DONE;
    sqlite3_reset(sink->insert);
    return done;
}

static bool transfer_server_write(struct sink *sink, const struct rows *row)
{
    buf_clear(&sink->line);
    for (int i = 0; i < sink->table->columns; i++) {
        if (i > 0)
            buf_putc(&sink->line, '\t');
        transfer_put_copied(&sink->line, row->value[i], row->length[i]);
    }
    buf_putc(&sink->line, '\n');
    return PQputCopyData(sink->side->conn, sink->line.data, (int)sink->line.len) == 1;
}

/* Ends the batch. `place`: how much of a file's journal the server has with it; -1: the source is
 * not a file's journal. */
static bool transfer_sink_end(struct sink *sink, int64_t place)
{
    struct side *side = sink->side;
    bool done = true;
    if (side->conn) {
        struct statement asked =
            STATEMENT("INSERT INTO meta VALUES ('copied_n', $1)"
                      " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                      place);
        done = PQputCopyEnd(side->conn, NULL) == 1;
        RESULT_LOCAL *result = statement_end(side->conn, STATEMENT_EVER_MS, -1);
        done = done && PQresultStatus(result) == PGRES_COMMAND_OK;
        done = done && (place < 0 || transfer_run(side, &asked));
    } else {
        done = !sink->table->journal || transfer_journal_end(sink);
        sqlite3_finalize(sink->insert);
        sqlite3_finalize(sink->end);
    }
    sink->insert = sink->end = NULL;
    done = done && transfer_run(side, &STATEMENT("COMMIT"));
    if (done && !side->conn)
        db_sqlite_checkpoint(&side->file);
    return done;
}

/* ---- A table ---- */

/* Opens the next rows of the source: of a file's journal those after `place`, of other tables those
 * after `keys` if the copy has `begun`. */
static bool transfer_batch_open(struct transfer *t, const struct transfer_table *table,
                                char *const *keys, bool begun, int64_t place, struct rows *rows)
{
    const bool by_place = table->journal && !t->from.conn;
    struct db_value value[STATEMENT_VALUES] = {{.number = place}};
    int values = by_place ? 1 : 0;
    BUF_LOCAL sql = {0};
    buf_puts(&sql, "SELECT ");
    transfer_put_columns(&sql, table, true);
    buf_puts(&sql, by_place ? ", n FROM " : " FROM ");
    statement_name(&sql, table->name);
    if (by_place) {
        buf_puts(&sql, " WHERE n > $1 ORDER BY n");
    } else {
        buf_puts(&sql, begun ? " WHERE (" : "");
        if (begun)
            transfer_put_keys(&sql, table, "");
        buf_puts(&sql, begun ? ") > (" : "");
        for (int i = 0; begun && i < table->keys; i++) {
            buf_printf(&sql, "%s$%d", i > 0 ? ", " : "", i + 1);
            value[values++] = table->column[table->key[i]].kind == NUMBER
                                  ? (struct db_value){.number = strtoll(keys[i], NULL, 10)}
                                  : (struct db_value){.text = keys[i]};
        }
        buf_puts(&sql, begun ? ") ORDER BY " : " ORDER BY ");
        transfer_put_keys(&sql, table, "");
    }
    buf_printf(&sql, " LIMIT %d", BATCH);
    return transfer_rows_open(rows, &t->from, &(struct statement){buf_text(&sql), {values, value}});
}

/* Copies the next rows that the target lacks, as one transaction. Returns how many, or -1. */
static int transfer_batch_copy(struct transfer *t, const struct transfer_table *table)
{
    const bool by_place = table->journal && !t->from.conn;
    char *keys[COLUMNS] = {NULL};
    const bool begun = transfer_last_keys(t, table, keys);
    struct sink sink = {.side = &t->to, .table = table};
    struct rows rows;
    int64_t place = 0;
    int got = -1, n = 0, result = 0;
    if (by_place && begun)
        place = transfer_number_of(&t->to,
                                   &STATEMENT("SELECT value FROM meta WHERE name = 'copied_n'"));
    if (table->journal && !t->to.conn && begun) {
        sink.n = transfer_number_of(&t->to, &STATEMENT("SELECT max(n) FROM journal"));
        sink.game = strtoll(keys[0], NULL, 10);
    }
    const bool open = transfer_batch_open(t, table, keys, begun, place, &rows);
    bool written = true;
    while (open && written && (got = transfer_rows_next(&rows)) == 1 && rows.null < 0) {
        written = n > 0 || transfer_sink_begin(&sink);
        written = written && (t->to.conn ? transfer_server_write(&sink, &rows)
                                         : transfer_file_write(&sink, &rows));
        place = by_place ? strtoll(rows.value[table->columns], NULL, 10) : -1;
        n++;
    }
    if (!open || got < 0)
        result = transfer_failed(t, &t->from);
    else if (got == 1 && rows.null >= 0)
        result = utf8_fail(t->why, t->whycap,
                           "%s has a row of %s without %s. No cardroom writes such a row: copy a "
                           "backup that has none.",
                           transfer_name_of(&t->from), table->name,
                           rows.null < table->columns ? table->column[rows.null].name : "n");
    else if (n > 0 && (!written || !transfer_sink_end(&sink, place)))
        result = transfer_failed(t, &t->to);
    transfer_rows_close(&rows);
    for (int i = 0; i < COLUMNS; i++)
        free(keys[i]);
    sqlite3_finalize(sink.insert);
    sqlite3_finalize(sink.end);
    buf_free(&sink.line);
    return result == 0 ? n : -1;
}

static int transfer_table_copy(struct transfer *t, const struct transfer_table *table)
{
    int64_t count = 0;
    for (int n = BATCH; n == BATCH; count += n) {
        n = transfer_batch_copy(t, table);
        if (n < 0)
            return -1;
        if (count / SAID_EACH != (count + n) / SAID_EACH)
            transfer_say(t, "%s: %" PRId64 " rows", table->name, count + n);
    }
    transfer_say(t, "%s: copied, %" PRId64 " rows", table->name, count);
    return 0;
}

/* ---- Comparing ---- */

/* A sum that does not depend on the order of the rows. */
struct sums {
    int64_t rows;
    uint64_t sum;
};

static void transfer_row_sum(struct sums *sums, const struct rows *row, int columns)
{
    static const unsigned char key[crypto_shorthash_KEYBYTES] = "cardroom-copies";
    crypto_generichash_state state;
    unsigned char whole[crypto_shorthash_BYTES + 8], hash[crypto_shorthash_BYTES];
    uint64_t number;
    crypto_generichash_init(&state, key, sizeof(key), sizeof(whole));
    for (int i = 0; i < columns; i++) {
        uint64_t length = row->length[i];
        crypto_generichash_update(&state, (const unsigned char *)&length, sizeof(length));
        crypto_generichash_update(&state, (const unsigned char *)row->value[i], row->length[i]);
    }
    crypto_generichash_final(&state, whole, sizeof(whole));
    crypto_shorthash(hash, whole, sizeof(whole), key);
    memcpy(&number, hash, sizeof(number));
    sums->rows++;
    sums->sum += number;
}

static bool transfer_sum_query(struct side *side, const char *sql, int columns, struct sums *out)
{
    struct rows rows;
    char fetch[64];
    int got = 1;
    *out = (struct sums){0};
    if (!side->conn) {
        bool done = transfer_rows_open(&rows, side, &(struct statement){.sql = sql});
        while (done && (got = transfer_rows_next(&rows)) == 1)
            transfer_row_sum(out, &rows, columns);
        transfer_rows_close(&rows);
        return done && got == 0;
    }
    /* Without a cursor, a server's whole answer would be in memory. */
    FREED char *declare = xasprintf("DECLARE summed NO SCROLL CURSOR FOR %s", sql);
    bool done = transfer_run(side, &STATEMENT("BEGIN")) &&
                transfer_run(side, &(struct statement){.sql = declare});
    utf8_printf(fetch, sizeof(fetch), "FETCH %d FROM summed", BATCH);
    for (int n = BATCH; done && n == BATCH;) {
        done = transfer_rows_open(&rows, side, &(struct statement){.sql = fetch});
        for (n = 0; done && transfer_rows_next(&rows) == 1; n++)
            transfer_row_sum(out, &rows, columns);
        transfer_rows_close(&rows);
    }
    return transfer_run(side, &STATEMENT("COMMIT")) && done;
}

static int transfer_compare(struct transfer *t, const char *what, const char *sql, int columns)
{
    struct sums from, to;
    if (!transfer_sum_query(&t->from, sql, columns, &from))
        return transfer_failed(t, &t->from);
    if (!transfer_sum_query(&t->to, sql, columns, &to))
        return transfer_failed(t, &t->to);
    if (from.rows == to.rows && from.sum == to.sum)
        return 0;
    return utf8_fail(t->why, t->whycap,
                     "The copy differs from the original: %s has %" PRId64
                     " rows in the original and %" PRId64
                     " in the copy%s. Delete the copy, and begin anew.",
                     what, from.rows, to.rows, from.rows == to.rows ? ", with other contents" : "");
}

static int transfer_compare_all(struct transfer *t)
{
    int result = 0;
    for (int i = 0; i < t->tables && result == 0; i++) {
        BUF_LOCAL sql = {0};
        buf_puts(&sql, "SELECT ");
        transfer_put_columns(&sql, &t->table[i], true);
        buf_puts(&sql, " FROM ");
        statement_name(&sql, t->table[i].name);
        result = transfer_compare(t, t->table[i].name, buf_text(&sql), t->table[i].columns);
    }
    if (result == 0)
        result = transfer_compare(t, "the sum of entries by account",
                                  "SELECT account, currency, count(*), sum(amount) FROM entry"
                                  " GROUP BY account, currency",
                                  4);
    if (result == 0)
        transfer_say(t, "All rows of both are the same, and the sums of each account.");
    return result;
}

/* ---- Beginning and end ---- */

/* A mark that changes with the source: with its secrets, how often a room has opened it, and how
 * many lines its audit has. -1: the source failed. */
static int64_t transfer_mark_of(struct side *side)
{
    struct sums sums = {0};
    if (!transfer_sum_query(side, "SELECT name, value FROM secret", 2, &sums))
        return -1;
    int64_t epoch =
        transfer_number_of(side, &STATEMENT("SELECT value FROM meta WHERE name = 'epoch'"));
    int64_t audit = transfer_number_of(side, &STATEMENT("SELECT count(*) FROM audit"));
    return (int64_t)((sums.sum ^ (uint64_t)epoch << 32 ^ (uint64_t)audit) & INT64_MAX);
}

#define HOLDS                                                                                      \
    "SELECT (SELECT count(*) FROM account WHERE id > 2) + (SELECT count(*) FROM game)"             \
    " + (SELECT count(*) FROM entry) + (SELECT count(*) FROM audit)"

/* Goes on with a copy of this source, or begins one. */
static int transfer_target_begin(struct transfer *t)
{
    struct statement begun =
        STATEMENT("INSERT INTO meta (name, value) VALUES ('copying', $1)", t->mark);
    int64_t marked =
        transfer_number_of(&t->to, &STATEMENT("SELECT value FROM meta WHERE name = 'copying'"));
    if (marked == t->mark) {
        transfer_say(t, "A copy was interrupted. It goes on where it stopped.");
        return 0;
    }
    if (marked >= 0)
        return utf8_fail(
            t->why, t->whycap,
            "%s holds part of another copy, or the original has changed since. Delete it, "
            "and begin anew.",
            transfer_name_of(&t->to));
    if (transfer_number_of(&t->to, &STATEMENT(HOLDS)) != 0)
        return utf8_fail(t->why, t->whycap,
                         "%s is not empty. Name a database that is, and that no room has used.",
                         transfer_name_of(&t->to));
    return transfer_run(&t->to, &STATEMENT("BEGIN")) &&
                   transfer_run(&t->to, &STATEMENT("DELETE FROM account; DELETE FROM meta;"
                                                   " DELETE FROM secret")) &&
                   transfer_run(&t->to, &begun) && transfer_run(&t->to, &STATEMENT("COMMIT"))
               ? 0
               : transfer_failed(t, &t->to);
}

#define SERVER_END                                                                                 \
    "UPDATE game SET last = j.seq FROM (SELECT game, max(seq) AS seq FROM journal GROUP BY game)"  \
    " AS j WHERE j.game = game.id;"                                                                \
    " UPDATE account SET last_entry = e.seq FROM (SELECT account, max(seq) AS seq FROM entry"      \
    " WHERE account > 2 GROUP BY account) AS e WHERE e.account = account.id;"                      \
    " UPDATE writer SET epoch = (SELECT value FROM meta WHERE name = 'epoch')"
#define FILE_END                                                                                   \
    "UPDATE account SET xp = (SELECT coalesce(sum(amount), 0) FROM entry WHERE account = "         \
    "account.id"                                                                                   \
    " AND currency = 0), chips = (SELECT coalesce(sum(amount), 0) FROM entry WHERE account ="      \
    " account.id AND currency = 1) WHERE id <= 2"

/* Ends a copy with a last transaction. Afterwards a room may use the copy. */
static int transfer_target_end(struct transfer *t)
{
    struct rows rows;
    bool done =
        transfer_run(&t->to, &STATEMENT("BEGIN")) &&
        transfer_run(&t->to, &STATEMENT("DELETE FROM meta WHERE name IN ('copying', 'copied_n')"));
    bool open = transfer_rows_open(&rows, &t->from, &STATEMENT("SELECT name, value FROM meta"));
    while (done && open && transfer_rows_next(&rows) == 1) {
        struct statement put = STATEMENT("INSERT INTO meta (name, value) VALUES ($1, $2)",
                                         rows.value[0], strtoll(rows.value[1], NULL, 10));
        done = transfer_run(&t->to, &put);
    }
    transfer_rows_close(&rows);
    if (!open)
        return transfer_failed(t, &t->from);
    done = done &&
           transfer_run(&t->to, t->to.conn ? &STATEMENT(SERVER_END) : &STATEMENT(FILE_END)) &&
           transfer_run(&t->to, &STATEMENT("COMMIT"));
    if (done && t->to.conn)
        done = transfer_run(&t->to, &STATEMENT("ANALYZE"));
    if (done && !t->to.conn)
        db_sqlite_checkpoint(&t->to.file);
    return done ? 0 : transfer_failed(t, &t->to);
}

/* ---- The two sides ---- */

static int transfer_server_open(struct transfer *t, struct side *side, const char *url, bool target)
{
    side->url = postgresql_url_new(url, t->why, t->whycap);
    side->conn = side->url ? postgresql_connect(side->url, t->why, t->whycap) : NULL;
    if (!side->conn)
        return -1;
    const char *name = transfer_name_of(side);
    /* The connections of rooms have the name 'cardroom'. */
    if (!transfer_run(side, &STATEMENT("SET application_name = 'cardroomctl'")))
        return transfer_failed(t, side);
    if (transfer_number_of(side, &STATEMENT("SELECT count(*) FROM pg_stat_activity WHERE datname ="
                                            " current_database() AND application_name = 'cardroom'"
                                            " AND pid <> pg_backend_pid()")) != 0)
        return utf8_fail(t->why, t->whycap, "A room uses %s. Stop the service first.", name);
    if (target)
        return postgresql_migrate(side->conn, name, t->why, t->whycap);
    const int found = postgresql_schema_look(side->conn, false, name, t->why, t->whycap);
    if (found == 1)
        return utf8_fail(t->why, t->whycap, "%s is empty. Name the database that has the store.",
                         name);
    if (found < 0 || postgresql_schema_lacks(side->conn, name, t->why, t->whycap) < 0)
        return -1;
    /* Reading a view or a row can run code of its owner with the rights of the reader. */
    return transfer_run(side, &STATEMENT("SET default_transaction_read_only = on"))
               ? 0
               : transfer_failed(t, side);
}

static int transfer_file_open(struct transfer *t, struct side *side, const char *url, bool target)
{
    char *path = store_file_path(url);
    if (target && access(path, F_OK) == 0) {
        utf8_printf(t->why, t->whycap, "%s is there already. Name a new file.", path);
        free(path);
        return -1;
    }
    /* A copy has another name until it is whole. */
    side->path = target ? xasprintf("%s.copying", path) : xstrdup(path);
    free(path);
    side->lock = store_file_lock(side->path, t->why, t->whycap);
    if (side->lock < 0 || db_sqlite_open(&side->file, side->path, target, t->why, t->whycap) != 0)
        return -1;
    if (target)
        return migrate_run(side->file.handle, side->path, store_schema, store_schema_count, t->why,
                           t->whycap);
    if (transfer_number_of(side, &STATEMENT("PRAGMA user_version")) != store_schema_count)
        return utf8_fail(
            t->why, t->whycap,
            "%s has another schema than this program's. Bring it up to date first, with "
            "cardroomctl store migrate.",
            side->path);
    return 0;
}

static int transfer_side_open(struct transfer *t, struct side *side, const char *url, bool target)
{
    return store_server_is(url) ? transfer_server_open(t, side, url, target)
                                : transfer_file_open(t, side, url, target);
}

static void transfer_side_close(struct side *side)
{
    db_sqlite_close(&side->file);
    PQfinish(side->conn);
    postgresql_url_free(&side->url);
    free(side->path);
    closed_fd(&side->lock);
}

/* Gives the copy, which is whole now, its own name. */
static int transfer_file_name(struct transfer *t, const char *url)
{
    FREED char *path = store_file_path(url), *wal = xasprintf("%s-wal", t->to.path);
    db_sqlite_close(&t->to.file);
    /* The log that the last connection leaves is empty. */
    int result = durable_rename(t->to.path, path);
    if (result != 0)
        utf8_printf(t->why, t->whycap, "%s could not get its name: %s. " AGAIN, path,
                    strerror(errno));
    else
        unlink(wal);
    return result;
}

int store_transfer(const char *from, const char *to, store_progress_cb *progress, void *arg,
                   char *why, size_t whycap)
{
    if (store_server_is(from) == store_server_is(to) ||
        strncmp(store_server_is(from) ? to : from, "sqlite:", 7) != 0)
        return utf8_fail(
            why, whycap,
            "A copy goes from a file to a server, or back. Write one as sqlite:PATH and "
            "the other as postgresql://...");
    FREED struct transfer *t = xcalloc(1, sizeof(*t));
    *t = (struct transfer){.progress = progress, .arg = arg, .why = why, .whycap = whycap};
    t->to.lock = t->from.lock = -1;
    int result = transfer_side_open(t, &t->from, from, false);
    if (result == 0)
        result = transfer_side_open(t, &t->to, to, true);
    if (result == 0 && (t->mark = transfer_mark_of(&t->from)) < 0)
        result = transfer_failed(t, &t->from);
    if (result == 0)
        result = transfer_tables_read(t);
    if (result == 0 && !t->to.conn &&
        !transfer_run(&t->to, &STATEMENT("PRAGMA foreign_keys = OFF")))
        result = transfer_failed(t, &t->to);
    if (result == 0)
        result = transfer_target_begin(t);
    for (int i = 0; i < t->tables && result == 0; i++)
        result = transfer_table_copy(t, &t->table[i]);
    if (result == 0)
        result = transfer_compare_all(t);
    if (result == 0 && transfer_mark_of(&t->from) != t->mark) {
        utf8_printf(why, whycap,
                    "%s was changed meanwhile. Stop the service, delete the copy, and begin anew.",
                    transfer_name_of(&t->from));
        result = -1;
    }
    if (result == 0)
        result = transfer_target_end(t);
    if (result == 0 && !t->to.conn)
        result = transfer_file_name(t, to);
    transfer_side_close(&t->from);
    transfer_side_close(&t->to);
    return result;
}
