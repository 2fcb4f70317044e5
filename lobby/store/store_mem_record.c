/*
 * Records in the store in memory: a list for each kind, with rows that record.h describes.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "store_mem_private.h"
#include "utf8.h"

/* The key is the first member of every record. */
static int64_t key_of(const void *row)
{
    return *(const int64_t *)row;
}

static size_t row_find(const struct list *rows, int64_t key)
{
    size_t at = 0;
    while (at < rows->count && key_of(rows->items[at]) != key)
        at++;
    return at;
}

/* Deletes the oldest rows of this row's owner until only as many are left as are kept. */
static void trim(struct list *rows, const struct record_table *table, const void *like)
{
    const struct record_field *owner = record_owner(table);
    for (;;) {
        int count = 0;
        size_t oldest = 0;
        for (size_t i = 0; i < rows->count; i++) {
            const void *row = rows->items[i];
            if (owner && record_number(owner, row) != record_number(owner, like))
                continue;
            if (count++ == 0 || key_of(row) < key_of(rows->items[oldest]))
                oldest = i;
        }
        if (count <= table->keep)
            return;
        mem_list_remove(rows, oldest);
    }
}

/* A row of a table with one for each owner and value: writes it again at `at`, but for these two;
 * or finds that another one is the first. False: it is the first. */
static bool once_kept(const struct record_table *table, struct list *rows, const void *row,
                      size_t at)
{
    const struct record_field *owner = record_owner(table);
    const struct record_field *of = record_field(table, table->unlike);
    if (at < rows->count) {
        void *have = rows->items[at];
        int64_t whose = record_number(owner, have);
        memcpy(have, row, table->size);
        record_number_set(owner, have, whose);
        return true;
    }
    for (size_t i = 0; i < rows->count; i++)
        if (record_number(owner, rows->items[i]) == record_number(owner, row) &&
            record_number(of, rows->items[i]) == record_number(of, row))
            return true;
    return false;
}

/* Whether the row would go with an account that is gone already. */
static bool too_late(struct store_mem *mem, const struct record_table *table, const void *row)
{
    for (const struct record_field *field = table->field; field->name; field++)
        if (field->account >= RECORD_OF && record_owner(table) && !table->outlives) {
            const struct store_account *account = mem_account_find(mem, record_number(field, row));
            if (account && mem_account_gone(account))
                return true;
        }
    return false;
}

enum store_status mem_record_put(struct store_mem *mem, enum store_record record, const void *row)
{
    const struct record_table *table = &record_tables[record];
    if (too_late(mem, table, row))
        return STORE_OK;
    struct list *rows = &mem->records[record];
    size_t at = row_find(rows, key_of(row));
    if (table->once && once_kept(table, rows, row, at))
        return STORE_OK;
    if (at < rows->count)
        memcpy(rows->items[at], row, table->size);
    else
        mem_list_copy(rows, row, table->size);
    if (table->keep > 0)
        trim(rows, table, row);
    return STORE_OK;
}

enum store_status mem_record_drop(struct store_mem *mem, enum store_record record, int64_t key)
{
    struct list *rows = &mem->records[record];
    size_t at = row_find(rows, key);
    if (at == rows->count)
        return STORE_NONE;
    mem_list_remove(rows, at);
    return STORE_OK;
}

void mem_records_drop(struct store_mem *mem, enum store_record record, int64_t from, int64_t to)
{
    struct list *rows = &mem->records[record];
    for (size_t i = rows->count; i-- > 0;)
        if (key_of(rows->items[i]) >= from && key_of(rows->items[i]) <= to)
            mem_list_remove(rows, i);
}

bool mem_record_fits(const void *row, const struct request *request)
{
    const struct record_field *field = request->field;
    if (!field)
        return true;
    if (request->either)
        return strcasecmp(record_text(field, row), request->name) == 0 ||
               strcasecmp(record_text(request->either, row), request->name) == 0;
    return field->type == RECORD_TEXT ? strcmp(record_text(field, row), request->name) == 0
                                      : record_number(field, row) == request->id;
}

/* ---- Age ---- */

void mem_aged(struct store_due *due, struct store_pruned *pruned, enum store_kept kind,
              int64_t at_ms)
{
    if (!due) {
        pruned->rows[kind]++;
        return;
    }
    due->rows[kind].count++;
    if (due->rows[kind].oldest_ms == 0 || at_ms < due->rows[kind].oldest_ms)
        due->rows[kind].oldest_ms = at_ms;
}

static int64_t row_time(const struct record_table *table, const void *row)
{
    const struct record_field *field = table->field;
    while (strcmp(field->name, "at_ms") != 0)
        field++;
    return record_number(field, row);
}

void mem_records_age(struct store_mem *mem, const struct store_prune *what, struct store_due *due,
                     struct store_pruned *pruned)
{
    for (int record = 0; record < STORE_RECORDS; record++) {
        const struct record_table *table = &record_tables[record];
        struct list *rows = &mem->records[record];
        for (size_t i = table->ages ? rows->count : 0; i-- > 0;) {
            const void *row = rows->items[i];
            int64_t at_ms = row_time(table, row);
            if (at_ms >= what->rows_before_ms[table->kept] ||
                (table->over != 0 &&
                 record_number(record_field(table, table->over), row) != table->over_is))
                continue;
            mem_aged(due, pruned, table->kept, at_ms);
            if (!due)
                mem_list_remove(rows, i);
        }
    }
}

/* ---- Accounts that go ---- */

static bool goes_with(const struct record_table *table, const void *row, int64_t account)
{
    for (const struct record_field *field = table->field; field->name; field++)
        if (field->account >= RECORD_OF && record_number(field, row) == account)
            return true;
    return false;
}

void mem_records_erase(struct store_mem *mem, int64_t account)
{
    for (int record = 0; record < STORE_RECORDS; record++) {
        struct list *rows = &mem->records[record];
        for (size_t i = rows->count; i-- > 0;)
            if (goes_with(&record_tables[record], rows->items[i], account))
                mem_list_remove(rows, i);
    }
}

static bool alike(const struct record_field *field, const void *a, const void *b)
{
    return field->type == RECORD_TEXT
               ? strcasecmp(record_text(field, a), record_text(field, b)) == 0
               : record_number(field, a) == record_number(field, b);
}

/* Whether the row goes in a merge: another row of the two accounts says the same, or it would be
 * about its own owner. */
static bool merges_away(const struct record_table *table, const struct list *rows, const void *row,
                        int64_t from, int64_t into)
{
    const struct record_field *owner = record_owner(table);
    int64_t whose = record_number(owner, row);
    if (table->merge_drops)
        return whose == from;
    if (table->unlike == 0)
        return false;
    const struct record_field *field = record_field(table, table->unlike);
    bool tie = field->account != RECORD_NO_ACCOUNT;
    int64_t other = tie ? record_number(field, row) : 0;
    if (tie && ((whose == from && other == into) || (whose == into && other == from)))
        return true;
    for (size_t i = 0; i < rows->count; i++) {
        const void *have = rows->items[i];
        int64_t other_whose = record_number(owner, have);
        if (table->once && (whose == from || whose == into) &&
            (other_whose == from || other_whose == into) && alike(field, have, row) &&
            key_of(have) < key_of(row))
            return true;
        if (!table->once && whose == from && record_number(owner, have) == into &&
            alike(field, have, row))
            return true;
        if (tie && other == from && record_number(owner, have) == whose &&
            record_number(field, have) == into)
            return true;
    }
    return false;
}

static void row_merge(const struct record_table *table, void *row, int64_t from,
                      const struct store_account *into)
{
    if (table->name_of != 0 && record_number(record_field(table, table->unlike), row) == from)
        memcpy((char *)row + table->name_of, into->name, sizeof(into->name));
    for (const struct record_field *field = table->field; field->name; field++)
        if (field->account != RECORD_NO_ACCOUNT && record_number(field, row) == from)
            record_number_set(field, row, into->id);
}

void mem_records_merge(struct store_mem *mem, const struct store_account *from,
                       const struct store_account *into)
{
    for (int record = 0; record < STORE_RECORDS; record++) {
        const struct record_table *table = &record_tables[record];
        struct list *rows = &mem->records[record];
        for (size_t i = rows->count; record_owner(table) && i-- > 0;)
            if (merges_away(table, rows, rows->items[i], from->id, into->id))
                mem_list_remove(rows, i);
        for (size_t i = 0; i < rows->count; i++)
            row_merge(table, rows->items[i], from->id, into);
    }
}
