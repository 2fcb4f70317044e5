/*
 * Text as a JSON string.
 */
#pragma once

#include <jansson.h>
#include <stddef.h>

/* Makes a JSON string of `len` bytes. jansson refuses a text that is not UTF-8 or holds a NUL. Here
 * each such byte becomes U+FFFD, and the log says so (utf8_mended); `where` tells it where the text
 * was going. Never NULL; the caller owns it. */
json_t *text_json(const char *text, size_t len, const char *where);
