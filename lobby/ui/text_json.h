/*
 * Text as a JSON string.
 */
#ifndef LOBBY_UI_TEXT_JSON_H
#define LOBBY_UI_TEXT_JSON_H

#include <jansson.h>
#include <stddef.h>

/* A string of `len` bytes. jansson makes none of what is not UTF-8 or holds a NUL: each such byte
 * is U+FFFD here, and the log tells it with `where` the text was going (utf8_mended). Never NULL;
 * the caller owns it. */
json_t *text_json(const char *text, size_t len, const char *where);

#endif
