/*
 * See json_check.h.
 */
#include "json_check.h"

#include <string.h>
#include <time.h>

struct checking {
    const json_t *root;
    struct buf *why;
};

static bool check(const struct checking *c, const char *at, const json_t *schema,
                  const json_t *value);

static bool wrong(const struct checking *c, const char *at, const char *what, const char *word)
{
    buf_printf(c->why, "%s %s%s. ", at[0] != '\0' ? at : "the answer", what, word);
    return false;
}

static bool is_type(const char *type, const json_t *value)
{
    return strcmp(type, "object") == 0    ? json_is_object(value)
           : strcmp(type, "array") == 0   ? json_is_array(value)
           : strcmp(type, "string") == 0  ? json_is_string(value)
           : strcmp(type, "number") == 0  ? json_is_number(value)
           : strcmp(type, "boolean") == 0 ? json_is_boolean(value)
           : strcmp(type, "null") == 0    ? json_is_null(value)
                                          : false;
}

/* One type, or an array of them. */
static bool type_fits(const json_t *type, const json_t *value)
{
    size_t i;
    const json_t *one;
    if (json_is_string(type))
        return is_type(json_string_value(type), value);
    json_array_foreach (type, i, one)
        if (is_type(json_string_value(one), value))
            return true;
    return false;
}

static bool is_one_of(const json_t *list, const json_t *value)
{
    size_t i;
    const json_t *one;
    json_array_foreach (list, i, one)
        if (json_equal(one, value))
            return true;
    return false;
}

/* Whether a string is a time of RFC 3339 in UTC, to the second. Only strings have a format. */
static bool is_time(const json_t *value)
{
    struct tm tm = {0};
    const char *text = json_string_value(value);
    const char *end = text ? strptime(text, "%Y-%m-%dT%H:%M:%SZ", &tm) : "";
    return end && *end == '\0';
}

static bool members_named(const struct checking *c, const char *at, const json_t *schema,
                          const json_t *value)
{
    const json_t *properties = json_object_get(schema, "properties"), *member;
    const char *name;
    bool all = true;
    json_object_foreach ((json_t *)value, name, member)
        if (!json_object_get(properties, name))
            all = wrong(c, at, "has a field that the schema does not name: ", name);
    return all;
}

static bool properties_fit(const struct checking *c, const char *at, const json_t *properties,
                           const json_t *value)
{
    const char *name;
    json_t *schema;
    bool all = true;
    json_object_foreach ((json_t *)properties, name, schema) {
        BUF_LOCAL place = {0};
        const json_t *member = json_object_get(value, name);
        buf_printf(&place, "%s.%s", at, name);
        all = (!member || check(c, buf_text(&place), schema, member)) && all;
    }
    return all;
}

static bool required_there(const struct checking *c, const char *at, const json_t *names,
                           const json_t *value)
{
    size_t i;
    const json_t *name;
    bool all = true;
    json_array_foreach (names, i, name)
        if (!json_object_get(value, json_string_value(name)))
            all = wrong(c, at, "lacks ", json_string_value(name));
    return all;
}

static bool items_fit(const struct checking *c, const char *at, const json_t *schema,
                      const json_t *value)
{
    size_t i;
    const json_t *item;
    bool all = true;
    json_array_foreach (value, i, item) {
        BUF_LOCAL place = {0};
        buf_printf(&place, "%s[%zu]", at, i);
        all = check(c, buf_text(&place), schema, item) && all;
    }
    return all;
}

/* If none fits, `why` has the shortest sentence, because that schema comes nearest. */
static bool any_fits(const struct checking *c, const char *at, const json_t *list,
                     const json_t *value)
{
    BUF_LOCAL why = {0}, least = {0};
    const struct checking one = {.root = c->root, .why = &why};
    bool fits = false;
    for (size_t i = 0; i < json_array_size(list) && !fits; i++) {
        buf_clear(&why);
        fits = check(&one, at, json_array_get(list, i), value);
        if (least.len == 0 || why.len < least.len) {
            buf_clear(&least);
            buf_puts(&least, buf_text(&why));
        }
    }
    if (!fits)
        buf_puts(c->why, buf_text(&least));
    return fits;
}

static const json_t *referred(const struct checking *c, const json_t *ref)
{
    static const char place[] = "#/$defs/";
    const char *text = json_string_value(ref);
    return text && strncmp(text, place, sizeof(place) - 1) == 0
               ? json_object_get(json_object_get(c->root, "$defs"), text + sizeof(place) - 1)
               : NULL;
}

static bool keyword_fits(const struct checking *c, const char *at, const char *keyword,
                         const json_t *argument, const json_t *value)
{
    if (strcmp(keyword, "type") == 0)
        return type_fits(argument, value) || wrong(c, at, "is of another type", "");
    if (strcmp(keyword, "const") == 0)
        return json_equal(argument, value) || wrong(c, at, "is another constant", "");
    if (strcmp(keyword, "enum") == 0)
        return is_one_of(argument, value) ||
               wrong(c, at, "is none of its words: ",
                     json_is_string(value) ? json_string_value(value) : "");
    if (strcmp(keyword, "format") == 0)
        return strcmp(json_string_value(argument), "date-time") == 0 &&
               (is_time(value) || wrong(c, at, "is no time: ", json_string_value(value)));
    if (strcmp(keyword, "properties") == 0)
        return properties_fit(c, at, argument, value);
    if (strcmp(keyword, "required") == 0)
        return required_there(c, at, argument, value);
    if (strcmp(keyword, "additionalProperties") == 0)
        return json_is_false(argument); /* members_named has checked the names */
    if (strcmp(keyword, "items") == 0)
        return items_fit(c, at, argument, value);
    if (strcmp(keyword, "anyOf") == 0)
        return any_fits(c, at, argument, value);
    if (strcmp(keyword, "$ref") == 0)
        return referred(c, argument) && check(c, at, referred(c, argument), value);
    return strcmp(keyword, "description") == 0 || strcmp(keyword, "title") == 0 ||
           keyword[0] == '$' || wrong(c, at, "has a schema with the unknown keyword ", keyword);
}

static bool check(const struct checking *c, const char *at, const json_t *schema,
                  const json_t *value)
{
    const char *keyword;
    json_t *argument;
    bool fits = json_is_object(schema) || wrong(c, at, "has no schema", "");
    if (fits && json_is_object(value) && !json_object_get(schema, "anyOf") &&
        !json_object_get(schema, "$ref"))
        fits = members_named(c, at, schema, value);
    json_object_foreach ((json_t *)schema, keyword, argument)
        fits = keyword_fits(c, at, keyword, argument, value) && fits;
    return fits;
}

bool json_check(const json_t *root, const json_t *schema, const json_t *value, struct buf *why)
{
    const struct checking c = {.root = root, .why = why};
    return check(&c, "", schema, value);
}
