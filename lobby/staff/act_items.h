/*
 * The JSON of an act's answer: a list of objects with fields, which grows as the act adds to it.
 * The row of an act says which fields its objects have (struct act_field in act.h).
 */
#pragma once

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

/* The most bytes of a list. If an object does not fit, it is left out as a whole, as are all
 * objects after it, and `cut` is set. */
enum { ACT_ITEMS_MAX = 1024 * 1024 };

/* All zero is an empty list. */
struct act_items {
    struct buf json;  /* the objects with commas between; the last one is still open */
    size_t begun;     /* where the last object of the outer list begins */
    bool any, fields; /* the list has an object; the object that is open has a field */
    bool inside;      /* within an inner list */
    bool inner;       /* an object of the inner list is open */
    bool cut;
};

/* Appends a text as a JSON string. */
void act_items_quote(struct buf *out, const char *text);

/* Ends the object before, and begins another one. */
void act_items_begin(struct act_items *items);
/* These add a field to the object that was begun last. A text that is NULL becomes null, as does a
 * time that is 0. Other times become text as in RFC 3339. */
void act_items_text(struct act_items *items, const char *name, const char *text);
void act_items_number(struct act_items *items, const char *name, int64_t number);
void act_items_time(struct act_items *items, const char *name, int64_t utc_ms);
void act_items_flag(struct act_items *items, const char *name, bool flag);
void act_items_null(struct act_items *items, const char *name);
/* Adds a value that may be a number ("12", "-3", "0.25") or else is a text. */
void act_items_figure(struct act_items *items, const char *name, const char *value);
/* Adds several fields, whose names and kinds are in `format`: "name=%s at=@%jd games=%d on=?%d
 * mu=#%s". @ means a time, ? a flag, # a value for act_items_figure. */
void act_items_add(struct act_items *items, const char *format, ...) PRINTF(2, 3);
void act_items_vadd(struct act_items *items, const char *format, va_list args) PRINTF(2, 0);
/* Adds a field that is a list of objects. Until act_items_list_end, act_items_begin begins objects
 * of that list. They cannot have lists. */
void act_items_list(struct act_items *items, const char *name);
void act_items_list_end(struct act_items *items);
/* Appends the whole list to `out` as a JSON array. Nothing may be added to the list afterwards. */
void act_items_put(struct act_items *items, struct buf *out);
/* Appends the only object of a list that has one. Nothing may be added afterwards. */
void act_items_put_first(struct act_items *items, struct buf *out);
void act_items_free(struct act_items *items);
/* Declares a list that is freed wherever its block is left: `ACT_ITEMS_LOCAL items = {0};`. */
#define ACT_ITEMS_LOCAL __attribute__((cleanup(act_items_free))) struct act_items
