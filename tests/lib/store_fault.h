/*
 * Faults of a store of any kind: writes and reads that fail or wait, and rooms that die. The first
 * call for a store puts the faults between the store and its backend. They are freed with the
 * store.
 */
#pragma once

#include "store.h"

/* Makes later writes fail: the `nth` (1: the next) and the `count - 1` after it (count 0: all after
 * it) change nothing and complete with `status`; STORE_FULL stands for a full disk. While writes
 * fail with STORE_FULL, store_healthy is false. nth 0: no write fails any more. */
void store_fault_fail(struct store *store, int nth, int count, enum store_status status);

/* Kills the room after `after` more writes: the last of them is carried out, but the room does not
 * hear of it. 0: the room dies before the next write. Whatever it asks for after that is lost. -1:
 * the room lives on; if it was dead it lives again, without the requests that still waited. */
void store_fault_die(struct store *store, int after);
/* Kills the room at the `nth` event of a cup from now on (1: the next). `stored`: whether the event
 * is stored. The room does not hear of it in either case. */
void store_fault_die_cup(struct store *store, int nth, bool stored);
/* How many more writes the room has before store_fault_die kills it. */
int store_fault_left(const struct store *store);
/* Whether the room was killed in this way. */
bool store_fault_dead(const struct store *store);
/* Lets `after` more writes (or reads, if `writes` is false) through. Those that follow wait. */
void store_fault_hold(struct store *store, bool writes, int after);
/* Carries out everything that waits, in order. From then on nothing waits. */
void store_fault_release(struct store *store);
/* Carries out the first write (or read) that waits, while later ones go on waiting. False: none
 * waits. */
bool store_fault_release_one(struct store *store, bool writes);
/* How many calls have no answer: those that are lost and those that wait. */
int store_fault_silent(const struct store *store);

/* `fail`: from now on reads of this kind of record (enum store_record), alone or inside a
 * store_reads, deliver nothing and complete with STORE_REFUSED in their turn. -1: all reads do so,
 * and no store_reads is run. Not `fail`: all reads work again. */
void store_fault_reads(struct store *store, int record, bool fail);
