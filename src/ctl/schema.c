/*
 * The JSON schema of the answers of cardroomctl --json. The room adds its figures to the answer of
 * `status`, so they are added here too.
 */
#include <jansson.h>
#include <string.h>

#include "act_json.h"
#include "config.h"
#include "figures.h"
#include "help.h"
#include "rows.h"
#include "xalloc.h"

static void schema_row_add(json_t *schemas, const struct act_row *row)
{
    FREED char *name = xstrdup(row->name);
    json_t *schema = act_json_schema(row);
    const struct local_act *local = row_local(row);
    if (local && local->tries && row->pairs) /* its dry run has no values */
        json_array_append_new(json_object_get(schema, "anyOf"),
                              json_pack("{s:s}", "$ref", "#/$defs/said"));
    for (char *at = name; (at = strchr(at, ' '));) /* "$defs" has a "-" for each blank */
        *at = '-';
    if (strcmp(row->name, "status") == 0) {
        json_t *values = NULL;
        json_unpack(schema, "{s:[{s:{s:{s:o}}}]}", "anyOf", "properties", "values", "properties",
                    &values);
        /* The figures that the lobby's own fields lack. */
        const char *help, *figure;
        for (size_t i = 0; (figure = figures_name(i, &help)); i++) {
            if (!help)
                continue;
            BUF_LOCAL field = {0};
            for (const char *at = figure; *at; at++)
                buf_putc(&field, *at == '-' ? '_' : *at);
            if (!json_object_get(values, buf_text(&field)))
                json_object_set_new(values, buf_text(&field),
                                    json_pack("{s:s, s:s}", "type", "number", "description", help));
        }
    }
    json_object_set_new(schemas, name, schema);
}

/* Adds the schema of every command (`row` is NULL), or only that of one, as lines. */
static void schema_put(const struct act_row *row, struct buf *out)
{
    json_t *schemas = act_json_schemas(), *any = json_array(), *schema;
    const char *name;
    for (size_t i = 0; !row && row_at(i); i++)
        schema_row_add(schemas, row_at(i));
    if (row)
        schema_row_add(schemas, row);
    json_object_foreach (schemas, name, schema) {
        BUF_LOCAL place = {0};
        buf_printf(&place, "#/$defs/%s", name);
        json_array_append_new(any, json_pack("{s:s}", "$ref", buf_text(&place)));
    }
    json_auto_t *whole = json_pack(
        "{s:s, s:s, s:s, s:o, s:o}", "$schema", "https://json-schema.org/draft/2020-12/schema",
        "title", "Answers of cardroomctl --json", "$comment",
        "The answer to a command is described at its name in $defs, with - "
        "for a blank. " PACKAGE_STRING,
        "anyOf", any, "$defs", schemas);
    FREED char *text = json_dumps(whole, JSON_INDENT(2));
    buf_printf(out, "%s\n", text);
}

int schema_run(const struct local_call *call, struct buf *text, struct act_items *items UNUSED)
{
    const char *command = call->argument;
    const struct act_row *row = command ? row_find(command) : NULL;
    if (!command || row)
        schema_put(row, text);
    else
        help_unknown(command, text);
    return !command || row ? 0 : STATUS_USAGE;
}
