/*
 * Styled text as a person reads it.
 */
#pragma once

#include "buf.h"

/* Appends the first `len` bytes of a text without its switches of style. */
void style_bare(struct buf *out, const char *text, size_t len);
