/*
 * Whether a JSON value is as a schema says (draft 2020-12), for the part of it that cardroomctl's
 * schema uses. A schema with any other keyword fits nothing, and so does an object that has a
 * member which the schema does not name, even if the schema would let it pass.
 */
#pragma once

#include <jansson.h>

#include "buf.h"

/* `root` holds the "$defs" that "$ref" points to. False: `why` has a sentence that names the place.
 */
bool json_check(const json_t *root, const json_t *schema, const json_t *value, struct buf *why);
