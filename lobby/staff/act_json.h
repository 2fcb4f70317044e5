/*
 * Answers of acts as JSON (RFC 8259), and the JSON schema (draft 2020-12) of these answers. Both
 * are made from the rows of the acts. cardroomctl-json(5) describes them.
 */
#pragma once

#include <jansson.h>
#include <stdbool.h>

#include "act.h"

/* Appends the answer as one object, without a line end. The object has "done" and "text". If the
 * row has fields, it has "values" or "items" in place of "text"; a dry run without values keeps
 * "text". If the act was not done, it always has "text", and "values" or "items" as well if the act
 * added any. It has "cut" if the list was cut (act_items.h). `items`: NULL if the answer is only
 * text. */
void act_json_answer(const struct act_row *row, bool done, const char *text,
                     struct act_items *items, struct buf *out);
/* Appends what an act would do (act_question) as one object. "done" is true for a dry run, and
 * false if the act wants `yes`. */
void act_json_would(bool dry, uint64_t seen, const char *does, const char *price, struct buf *out);
/* The schema of the answers of an act, which the caller owns. It refers to "#/$defs/refused",
 * "#/$defs/said" and "#/$defs/would", which act_json_schemas makes. */
json_t *act_json_schema(const struct act_row *row);
/* The object "$defs" with these three schemas. The caller owns it, and adds the schemas of the
 * rows.
 */
json_t *act_json_schemas(void);
