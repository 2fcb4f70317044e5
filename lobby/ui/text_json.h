/*
 * Text as a JSON string.
 */
#pragma once

#include <jansson.h>
#include <stddef.h>

/* A string of `len` bytes. jansson refuses a text that is not UTF-8 or holds a NUL. Here each
 * such byte becomes U+FFFD, and the log says so, with `where` the text was going (utf8_mended).
 * Never NULL; the caller owns it. */
json_t *text_json(const char *text, size_t len, const char *where);
