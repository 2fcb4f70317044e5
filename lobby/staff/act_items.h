/*
 * The JSON of an act's answer: objects with fields, as the act lists them. What an act's objects
 * hold is written in its row (act.h: struct act_field), from which the schema, the manual page and
 * the tests are made.
 */
#pragma once

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

/* What a list can grow to. An object that does not fit is left out wholly, and so are all after
 * it; then `cut` is set. */
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

/* `items` may be NULL in what adds: then nothing is kept. */

/* Begins an object; the one before ends. */
void act_items_begin(struct act_items *items);
/* A field of the object that was begun. A text that is NULL and a time that is 0 are null. Times
 * are UTC in ms and become RFC 3339 text. */
void act_items_text(struct act_items *items, const char *name, const char *text);
void act_items_number(struct act_items *items, const char *name, int64_t number);
void act_items_time(struct act_items *items, const char *name, int64_t utc_ms);
void act_items_flag(struct act_items *items, const char *name, bool flag);
void act_items_null(struct act_items *items, const char *name);
/* A value as text, which is a number in JSON where it is written as one ("12", "-3", "0.25"). */
void act_items_figure(struct act_items *items, const char *name, const char *value);
/* Several fields, of which `format` has names and kinds: "name=%s at=@%jd games=%d on=?%d mu=#%s".
 * @: a time; ?: a flag; #: as act_items_figure has it. */
void act_items_add(struct act_items *items, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void act_items_vadd(struct act_items *items, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));
/* A field that is itself a list of objects: act_items_begin begins one of those until the list
 * ends. There are no lists in such lists. */
void act_items_list(struct act_items *items, const char *name);
void act_items_list_end(struct act_items *items);
/* Adds the whole list to `out` as a JSON array; it takes nothing more afterwards. */
void act_items_put(struct act_items *items, struct buf *out);
/* The same of the first object alone: "{}" if there is none. */
void act_items_put_first(struct act_items *items, struct buf *out);
void act_items_free(struct act_items *items);
