/*
 * See act_json.h.
 */
#include "act_json.h"

/* ---- Answers ---- */

void act_json_answer(const struct act_row *row, bool done, const char *text,
                     struct act_items *items, struct buf *out)
{
    const bool listed = row && row->fields && items && ((done && !row->pairs) || items->any);
    buf_puts(out, done ? "{\"done\":true" : "{\"done\":false");
    if (!listed || !done) {
        buf_puts(out, ",\"text\":");
        act_items_quote(out, text);
    }
    if (listed && row->pairs) {
        buf_puts(out, ",\"values\":");
        act_items_put_first(items, out);
    } else if (listed) {
        buf_puts(out, ",\"items\":");
        act_items_put(items, out);
    }
    if (listed && items->cut)
        buf_puts(out, ",\"cut\":true");
    buf_putc(out, '}');
}

void act_json_would(bool dry, uint64_t seen, const char *does, const char *price, struct buf *out)
{
    BUF_LOCAL text = {0};
    buf_printf(&text, dry ? "would %s\n%s%s" : "That would %s. %s%s", does, price,
               dry && price[0] == '\0' ? "" : "\n");
    buf_printf(out, "{\"done\":%s,\"text\":", dry ? "true" : "false");
    act_items_quote(out, buf_text(&text));
    buf_puts(out, ",\"would\":");
    act_items_quote(out, does);
    buf_puts(out, ",\"hits\":");
    act_items_quote(out, price);
    /* a number of JSON cannot hold 64 bits */
    buf_printf(out, ",\"seen\":\"%016llx\"}", (unsigned long long)seen);
}

/* ---- The schema ---- */

static json_t *act_json_object_of(const struct act_field *fields, size_t n);

static json_t *act_json_type_of(const char *type, bool null)
{
    return null ? json_pack("{s:[s,s]}", "type", type, "null") : json_pack("{s:s}", "type", type);
}

/* The schema of a field that is one of the words of "a|b", or null if `null` is set. */
static json_t *act_json_words_of(const char *words, bool null)
{
    json_t *list = json_array();
    for (size_t len; *words; words += len + (words[len] == '|')) {
        len = strcspn(words, "|");
        json_array_append_new(list, json_stringn(words, len));
    }
    if (null)
        json_array_append_new(list, json_null());
    return json_pack("{s:o}", "enum", list);
}

static json_t *act_json_field_of(const struct act_field *field)
{
    json_t *schema;
    switch (field->kind) {
    case ACT_FIELD_NUMBER: schema = act_json_type_of("number", field->null); break;
    case ACT_FIELD_FLAG: schema = act_json_type_of("boolean", field->null); break;
    case ACT_FIELD_TIME:
        schema = act_json_type_of("string", true);
        json_object_set_new(schema, "format", json_string("date-time"));
        break;
    case ACT_FIELD_LIST:
        schema = json_pack("{s:s, s:o}", "type", "array", "items",
                           act_json_object_of(field->fields, field->nfields));
        break;
    default:
        schema = field->words ? act_json_words_of(field->words, field->null)
                              : act_json_type_of("string", field->null);
        break;
    }
    json_object_set_new(schema, "description", json_string(field->help));
    return schema;
}

static json_t *act_json_object_of(const struct act_field *fields, size_t n)
{
    json_t *properties = json_object(), *required = json_array();
    for (const struct act_field *field = fields; field < fields + n; field++) {
        json_object_set_new(properties, field->name, act_json_field_of(field));
        if (!field->maybe)
            json_array_append_new(required, json_string(field->name));
    }
    return json_pack("{s:s, s:o, s:o, s:b}", "type", "object", "properties", properties, "required",
                     required, "additionalProperties", false);
}

/* The schema of an answer. It has `done`, and a `member` with the schema `value`. If `member` is
 * NULL or the act was not done, it has a text. */
static json_t *act_json_answer_of(bool done, const char *member, json_t *value)
{
    json_t *properties = json_pack("{s:{s:b}}", "done", "const", done);
    json_t *required = json_pack("[s]", "done");
    if (!done || !member) {
        json_object_set_new(properties, "text", json_pack("{s:s}", "type", "string"));
        json_array_append_new(required, json_string("text"));
    }
    if (member) {
        json_object_set_new(properties, member, value);
        json_object_set_new(properties, "cut", json_pack("{s:b}", "const", true));
    }
    if (member && done)
        json_array_append_new(required, json_string(member));
    return json_pack("{s:s, s:o, s:o, s:b}", "type", "object", "properties", properties, "required",
                     required, "additionalProperties", false);
}

json_t *act_json_schema(const struct act_row *row)
{
    json_t *schema = json_object(), *done, *refused;
    json_object_set_new(schema, "description", json_string(row->help));
    if (!row->fields) {
        done = json_pack("{s:s}", "$ref", "#/$defs/said");
        refused = json_pack("{s:s}", "$ref", "#/$defs/refused");
    } else {
        const char *member = row->pairs ? "values" : "items";
        json_t *value = act_json_object_of(row->fields, row->nfields);
        if (!row->pairs)
            value = json_pack("{s:s, s:o}", "type", "array", "items", value);
        refused = act_json_answer_of(false, member, json_incref(value));
        done = act_json_answer_of(true, member, value);
    }
    json_object_set_new(schema, "anyOf",
                        json_pack("[o, o, {s:s}]", done, refused, "$ref", "#/$defs/would"));
    return schema;
}

json_t *act_json_schemas(void)
{
    json_t *text = json_pack("{s:s}", "type", "string"), *properties = json_object();
    json_object_set_new(properties, "done", json_pack("{s:s}", "type", "boolean"));
    json_object_set(properties, "text", text);
    json_object_set(properties, "would", text);
    json_object_set(properties, "hits", text);
    json_object_set_new(properties, "seen", text);
    json_t *would = json_pack("{s:s, s:o, s:[s,s,s,s,s], s:b}", "type", "object", "properties",
                              properties, "required", "done", "text", "would", "hits", "seen",
                              "additionalProperties", false);
    return json_pack("{s:o, s:o, s:o}", "said", act_json_answer_of(true, NULL, NULL), "refused",
                     act_json_answer_of(false, NULL, NULL), "would", would);
}
