/*
 * What tests ask of the store in memory beyond store.h. Only for stores opened as "memory:".
 */
#ifndef LOBBY_STORE_STORE_MEM_H
#define LOBBY_STORE_STORE_MEM_H

#include "store.h"

/* Makes writes to come fail: the `nth` (1: the next) and the `count - 1` after it (count 0: all
 * after it) change nothing and complete with `status`; STORE_FULL stands for a full disk. While
 * writes fail with STORE_FULL, store_healthy is false. nth 0: no write fails any more. */
void store_mem_fail(struct store *store, int nth, int count, enum store_status status);

/* Kills the room after `after` more writes: the last of them is carried out, but the room does not
 * hear of it. 0: the room dies before the next write. Whatever it asks from then on is lost, until
 * store_mem_reopen. -1: the room lives on. */
void store_mem_die(struct store *store, int after);
/* The same, counting events of cups alone: the room dies at the `nth` from now on (1: the next).
 * `stored`: it is carried out, but the room does not hear of it; else it is lost. */
void store_mem_die_cup(struct store *store, int nth, bool stored);
/* Whether the room was killed in this way. */
bool store_mem_dead(const struct store *store);

/* From now on reads of this kind of record (enum store_record), or every read (-1), deliver nothing
 * and complete with `status`. STORE_OK: reads work again. */
void store_mem_fail_reads(struct store *store, int record, enum store_status status);

/* Makes the store what a new room finds after the old one died: completions that were not delivered
 * are dropped, the epoch rises, and open games are taken over into it. Writes that were called for
 * before are done. */
void store_mem_reopen(struct store *store);

#endif
