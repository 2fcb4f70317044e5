/*
 * Answers of acts as JSON (RFC 8259), and the JSON schema (draft 2020-12) that says what they hold.
 * Both follow from the rows. cardroomctl-json(5) describes them.
 */
#pragma once

#include <jansson.h>
#include <stdbool.h>

#include "act.h"

/* Adds the answer as one object, without a line end: "done", and "text", or in its place what the
 * row's fields say, as "values" or "items". `items`: NULL if the answer is only text. An act that
 * was not done has both if there is something in `items`. */
void act_json_answer(const struct act_row *row, bool done, const char *text,
                     struct act_items *items, struct buf *out);
/* The same of what an act would do (act_question): "done" is true for a dry run, else the act wants
 * `yes`. */
void act_json_would(bool dry, uint64_t seen, const char *does, const char *price, struct buf *out);
/* The schema of the answers of an act. It refers to "#/$defs/refused", "#/$defs/said" and
 * "#/$defs/would", which act_json_schemas has. */
json_t *act_json_schema(const struct act_row *row);
/* The name of that schema in "$defs": the row's name, with "-" for each blank. The caller frees
 * it. */
char *act_json_name(const struct act_row *row);
/* The object "$defs" with these three. The caller adds the schemas of the rows to it. */
json_t *act_json_schemas(void);
