/*
 * What the stores know of the records of store.h, all of which they keep alike: a table each, its
 * columns, and what becomes of its rows when an account goes.
 */
#ifndef LOBBY_STORE_RECORD_H
#define LOBBY_STORE_RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store.h"

enum { RECORD_FIELDS_MAX = 16 };

enum record_type { RECORD_INT64, RECORD_INT, RECORD_BOOL, RECORD_TEXT };

/* What an account in this column means. All follow when it becomes part of another. */
enum record_account {
    RECORD_NO_ACCOUNT,
    RECORD_MENTIONED, /* the row stays when the account is erased */
    RECORD_OF,        /* the row goes with it, but belongs to another */
    RECORD_OWNER      /* the row belongs to it, and goes with it */
};

struct record_field {
    const char *name; /* of the column and of the member */
    enum record_type type;
    enum record_account account;
    size_t offset, size; /* in the struct */
};

struct record_table {
    const char *name;
    size_t size; /* of the struct */
    /* The first is the key, a number; it ends where a name is NULL. */
    struct record_field field[RECORD_FIELDS_MAX + 1];
    int keep; /* so many of an owner, or of all where rows have none; 0: all */
    /* When the owner becomes part of another account: its rows go. */
    bool merge_drops;
    /* Likewise: of rows of one owner that have the same value here, in any case, one stays; 0:
     * all. If it is an account, `name_of` is the field with its name, and nobody has themself. */
    size_t unlike, name_of;
};
extern const struct record_table record_tables[STORE_RECORDS];

/* The field at this offset of the struct. */
const struct record_field *record_field(const struct record_table *table, size_t offset);
/* The one that says whose a row is; NULL: nobody's. */
const struct record_field *record_owner(const struct record_table *table);

/* The value of a field that is no text. */
int64_t record_number(const struct record_field *field, const void *row);
void record_number_set(const struct record_field *field, void *row, int64_t number);
/* Of one that is. */
const char *record_text(const struct record_field *field, const void *row);

/* The row that goes with another write. */
const void *record_beside(const struct store_beside *beside);

#endif
