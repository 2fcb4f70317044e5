/*
 * A ticket is what a room remembers of a connection, kept by the door and given back to the next
 * room. It is sealed, and bound to its connection: a door can neither make one, nor read one, nor
 * give it to somebody else.
 */
#ifndef ROOM_TICKET_H
#define ROOM_TICKET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

enum { TICKET_KEY = 32 };

/* Adds the sealed bytes to `out`; `key` is store_secret's "ticket". */
void ticket_seal(const uint8_t key[TICKET_KEY], uint64_t conn, const char *text, struct buf *out);
/* Adds the text that was sealed to `text`. False, and adds nothing: no ticket of ours for this
 * connection. */
bool ticket_open(const uint8_t key[TICKET_KEY], uint64_t conn, const char *sealed, size_t len,
                 struct buf *text);

#endif
