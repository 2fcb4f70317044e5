/*
 * See act_items.h. The JSON is written as the objects come, so that a long list needs no tree of
 * values in memory.
 */
#include "act_items.h"

#include <inttypes.h>
#include <string.h>

#include "calendar.h"
#include "text_json.h"
#include "utf8.h"
#include "xalloc.h"

/* Appends a text. If the bound is reached, drops the object that is being written, and from then on
 * takes nothing more. */
static void act_items_put_it(struct act_items *items, const char *text)
{
    items->json.max = ACT_ITEMS_MAX;
    if (items->cut || buf_puts(&items->json, text))
        return;
    items->cut = true;
    items->json.len = items->begun;
    items->any = items->begun > 0;
    items->inside = items->inner = items->fields = false;
}

/* Ends the object that is open, if there is one. */
static void act_items_object_end(struct act_items *items)
{
    if (items->inside ? items->inner : items->any)
        act_items_put_it(items, "}");
}

void act_items_begin(struct act_items *items)
{
    if (items->cut)
        return;
    const bool follows = items->inside ? items->inner : items->any;
    const size_t end = items->json.len + follows;
    act_items_object_end(items);
    if (!items->inside)
        items->begun = end;
    act_items_put_it(items, follows ? ",{" : "{");
    if (items->cut)
        return;
    items->any = true;
    items->inner = items->inside;
    items->fields = false;
}

/* Writes the name of a field, with the comma before it. Names are words of the code. */
static void act_items_name_put(struct act_items *items, const char *name)
{
    act_items_put_it(items, items->fields ? ",\"" : "\"");
    act_items_put_it(items, name);
    act_items_put_it(items, "\":");
    items->fields = true;
}

void act_items_quote(struct buf *out, const char *text)
{
    json_t *string = text_json(text, strlen(text), "an answer of an act");
    FREED char *quoted = json_dumps(string, JSON_COMPACT | JSON_ENCODE_ANY);
    if (!quoted)
        xalloc_none("json");
    buf_puts(out, quoted);
    json_decref(string);
}

void act_items_text(struct act_items *items, const char *name, const char *text)
{
    if (!text) {
        act_items_null(items, name);
        return;
    }
    BUF_LOCAL quoted = {0};
    act_items_quote(&quoted, text);
    act_items_name_put(items, name);
    act_items_put_it(items, buf_text(&quoted));
}

void act_items_number(struct act_items *items, const char *name, int64_t number)
{
    BUF_LOCAL digits = {0};
    buf_printf(&digits, "%" PRId64, number);
    act_items_name_put(items, name);
    act_items_put_it(items, buf_text(&digits));
}

void act_items_time(struct act_items *items, const char *name, int64_t utc_ms)
{
    enum { ROOM = 64 };
    char text[ROOM];
    if (utc_ms == 0)
        act_items_null(items, name);
    else
        act_items_text(items, name,
                       calendar_text(utc_ms, "%Y-%m-%dT%H:%M:%SZ", text, sizeof(text)));
}

void act_items_flag(struct act_items *items, const char *name, bool flag)
{
    act_items_name_put(items, name);
    act_items_put_it(items, flag ? "true" : "false");
}

void act_items_null(struct act_items *items, const char *name)
{
    act_items_name_put(items, name);
    act_items_put_it(items, "null");
}

void act_items_figure(struct act_items *items, const char *name, const char *value)
{
    static const char digits[] = "0123456789";
    const char *at = value + (value[0] == '-');
    const size_t whole = strspn(at, digits);
    const bool point = at[whole] == '.';
    const size_t part = point ? strspn(at + whole + 1, digits) : 0;
    /* JSON has no number with a zero before other digits, or with a point and nothing after it. */
    if (whole == 0 || (whole > 1 && at[0] == '0') || (point && part == 0) ||
        at[whole + point + part] != '\0') {
        act_items_text(items, name, value);
        return;
    }
    act_items_name_put(items, name);
    act_items_put_it(items, value);
}

void act_items_vadd(struct act_items *items, const char *at, va_list args)
{
    while (*at != '\0') {
        char name[32];
        const size_t len = strcspn(at, "=");
        utf8_copy_part(at, len, name, sizeof(name));
        at += len + 1;
        const char mark = *at == '%' ? '\0' : *at++;
        const char kind = *++at; /* after the % */
        at += kind == 'j' ? 2 : 1;
        at += *at == ' ';
        if (kind == 's' && mark == '#')
            act_items_figure(items, name, va_arg(args, const char *));
        else if (kind == 's')
            act_items_text(items, name, va_arg(args, const char *));
        else if (mark == '@')
            act_items_time(items, name, va_arg(args, intmax_t));
        else if (mark == '?')
            act_items_flag(items, name, va_arg(args, int));
        else
            act_items_number(items, name, kind == 'j' ? va_arg(args, intmax_t) : va_arg(args, int));
    }
}

void act_items_add(struct act_items *items, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    act_items_vadd(items, format, args);
    va_end(args);
}

void act_items_list(struct act_items *items, const char *name)
{
    act_items_name_put(items, name);
    act_items_put_it(items, "[");
    items->inside = !items->cut;
    items->inner = false;
}

void act_items_list_end(struct act_items *items)
{
    act_items_object_end(items);
    items->inside = items->inner = false;
    items->fields = true;
    act_items_put_it(items, "]");
}

void act_items_put(struct act_items *items, struct buf *out)
{
    buf_putc(out, '[');
    buf_add(out, buf_text(&items->json), items->json.len);
    buf_puts(out, items->any && !items->cut ? "}]" : "]");
}

void act_items_put_first(struct act_items *items, struct buf *out)
{
    buf_add(out, items->json.data, items->json.len);
    buf_puts(out, items->cut ? "" : "}");
}

void act_items_free(struct act_items *items)
{
    buf_free(&items->json);
}
