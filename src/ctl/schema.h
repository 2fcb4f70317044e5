/*
 * The JSON schema of the answers of cardroomctl --json.
 */
#pragma once

#include "act.h"
#include "buf.h"

/* Adds the schema of every command (`row` is NULL), or only that of one, as lines. */
void schema_put(const struct act_row *row, struct buf *out);
