/*
 * What tests ask of the store in memory beyond store.h. Only for stores opened as "memory:".
 */
#ifndef LOBBY_STORE_STORE_MEM_H
#define LOBBY_STORE_STORE_MEM_H

#include "store.h"

/* Makes the store what a new room finds after the old one died: completions that were not delivered
 * are dropped, the epoch rises, and open games are taken over into it. Writes that were called for
 * before are done. */
void store_mem_reopen(struct store *store);

#endif
