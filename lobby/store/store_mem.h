/*
 * What tests ask of the store in memory beyond store.h. Only for stores opened as "memory:".
 */
#ifndef LOBBY_STORE_STORE_MEM_H
#define LOBBY_STORE_STORE_MEM_H

#include "store.h"

/* Of the writes to come, the `nth` (1: the next) and the `count - 1` after it (count 0: all after
 * it) change nothing and complete with `status`: STORE_FULL for a full disk. While `status` is
 * STORE_FULL and writes are failing store_healthy is false. nth 0: none fails any more. */
void store_mem_fail(struct store *store, int nth, int count, enum store_status status);

/* The room is killed when `after` writes more are carried out, before it hears of the last of them;
 * 0: before the next one is. Whatever it asks from there on is lost, until store_mem_reopen. -1: it
 * lives on. */
void store_mem_die(struct store *store, int after);
/* Whether it has come to that. */
bool store_mem_dead(const struct store *store);

/* From now on reads of that kind of records (enum store_record), or (-1) every read, tell nothing
 * and complete with `status`; STORE_OK: none does any more. */
void store_mem_fail_reads(struct store *store, int record, enum store_status status);

/* What a new room finds after the death of the old: completions that were not delivered are
 * dropped, the epoch rises, open games are taken over into it. What was called for before is
 * written. */
void store_mem_reopen(struct store *store);

#endif
