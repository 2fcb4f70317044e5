/*
 * Telnet as text, as it stands in telnet.txt.
 */
#pragma once

#include <stddef.h>

#include "telnet.h"

/* Replaces a cell (files.h) by the bytes that it stands for, as rows_bytes does. Between < and >
 * are names of telnet_bytes.h. Returns how many bytes these are. */
size_t telnet_text(char *cell);
/* The mode whose word a text begins with: "line", "char" or "raw". Any other word is
 * TELNET_PROBING. */
enum telnet_mode telnet_text_mode(const char *text);
