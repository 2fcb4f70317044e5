/*
 * What the stores know of each kind of record (store_rows.h): its table, its columns, and what
 * becomes of its rows when an account goes. The stores keep all kinds in the same way. The tables
 * that the stores have for more than records are described likewise, by their columns alone
 * (store_sql.h).
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store.h"

enum { RECORD_FIELDS_MAX = 24 };

enum record_type {
    RECORD_INT64,
    RECORD_INT, /* or an enum */
    RECORD_BOOL,
    RECORD_TEXT,
    RECORD_LONG, /* a text that the member points to */
    RECORD_BYTES
};

/* What becomes of a row whose column names an account. When that account becomes part of another,
 * the column names the other one. */
enum record_account {
    RECORD_NO_ACCOUNT, /* the column does not name an account */
    RECORD_MENTIONED,  /* the row stays when the account is erased */
    RECORD_OF,         /* the row belongs to another account, but goes when this one is erased */
    RECORD_OWNER       /* the row belongs to the account, and goes when it is erased */
};

struct record_field {
    const char *name; /* of the column, and of the struct's member */
    enum record_type type;
    enum record_account account;
    size_t offset, size; /* in the struct */
    bool read_only;      /* the column is made from others */
};
/* A field for a member of struct store_OF. The member's type gives the field's. */
#define RECORD_MEMBER(of, member) (((struct store_##of *)NULL)->member)
#define RECORD_TYPE(is)                                                                            \
    _Generic((is),                                                                                 \
             int64_t: RECORD_INT64, uint64_t: RECORD_INT64, int: RECORD_INT,                       \
             unsigned: RECORD_INT, bool: RECORD_BOOL, char *: RECORD_TEXT,                         \
             const char *: RECORD_LONG, uint8_t *: RECORD_BYTES)
#define RECORD_FIELD(of, member, account, read_only)                                               \
    {                                                                                              \
#member, RECORD_TYPE(RECORD_MEMBER(of, member)), account,                                  \
            offsetof(struct store_##of, member), sizeof(RECORD_MEMBER(of, member)), read_only      \
    }

struct record_table {
    const char *name;
    size_t size; /* of the struct */
    /* In a table of records the first field is the key, a number. A NULL name ends the list. */
    struct record_field field[RECORD_FIELDS_MAX + 1];
    /* How many rows are kept for each owner, or in all if rows have no owner; 0: every row. */
    int keep;
    /* Rows of an erased account may still be written. Without this, a row is not written if a field
     * that is RECORD_OF or RECORD_OWNER names an account that is erased, or part of another by now.
     * Such a row comes too late, for example from a session that ends because its account went. */
    bool outlives;
    /* The rows of an account are dropped when it becomes part of another. */
    bool merge_drops;
    /* Offsets of fields. When an account becomes part of another, the owner may get several rows
     * with the same value in the field `unlike`, ignoring case. Only one of them stays; `unlike` 0:
     * all stay. If `unlike` is an account, `name_of` is the field with that account's name. A row
     * whose owner would become that very account is deleted. */
    size_t unlike, name_of;
    /* An owner has only one row for each value of the number `unlike`: the row that was written
     * first. Putting a row with another key does nothing. Putting the same key again changes all
     * but the owner. In a merge the row with the lower key stays. The schema has a unique key of
     * owner and `unlike`. */
    bool once;
};
extern const struct record_table record_tables[STORE_RECORDS];

/* The field at this offset of the struct, which must have one there. */
const struct record_field *record_field(const struct record_table *table, size_t offset);
/* The field that names the owner of a row; NULL: rows have no owner. */
const struct record_field *record_owner(const struct record_table *table);

/* The value of a field that is a number. */
int64_t record_number(const struct record_field *field, const void *row);
