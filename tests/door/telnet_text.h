/*
 * Telnet as text, as it stands in telnet.txt.
 */
#pragma once

#include <stddef.h>

#include "telnet.h"

/* Makes what is written in a cell (files.h) the bytes that are meant: those of rows_bytes, and
 * between < and > the words of telnet_bytes.h. Returns how many bytes. */
size_t telnet_text(char *cell);
/* The mode that a text begins with. */
enum telnet_mode telnet_text_mode(const char *text);
