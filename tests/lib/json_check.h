/*
 * Checks whether a JSON value is as a schema says (draft 2020-12). It knows the keywords that
 * cardroomctl's schema uses. A schema with any other keyword fits no value. An object with a member
 * that the schema does not name fits no schema, even if JSON Schema would let it pass.
 */
#pragma once

#include <jansson.h>

#include "buf.h"

/* `root` holds the "$defs" that "$ref" points to. False: `why` has a sentence that names the place.
 */
bool json_check(const json_t *root, const json_t *schema, const json_t *value, struct buf *why);
