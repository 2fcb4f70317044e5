/*
 * json-check SCHEMA NAME: whether the JSON on the input is as the schema says at #/$defs/NAME. If
 * it is not, says what is wrong and returns 1.
 */
#include <jansson.h>
#include <stdio.h>

#include "json_check.h"

int main(int argc, char **argv)
{
    BUF_LOCAL why = {0};
    json_error_t error;
    if (argc != 3)
        return 99;
    json_t *root = json_load_file(argv[1], 0, NULL), *value = json_loadf(stdin, 0, &error);
    const json_t *schema = json_object_get(json_object_get(root, "$defs"), argv[2]);
    bool fits = false;
    if (!schema)
        printf("%s has no $defs/%s.\n", argv[1], argv[2]);
    else if (!value)
        printf("%s: no JSON: %s\n", argv[2], error.text);
    else
        fits = json_check(root, schema, value, &why);
    if (why.len > 0)
        printf("%s: %s\n", argv[2], buf_text(&why));
    json_decref(root);
    json_decref(value);
    return fits ? 0 : 1;
}
