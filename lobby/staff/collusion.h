/*
 * The collusion report. It reads an account's latest ranked games from the store, judges them as
 * pattern.h says, and puts the result into words for moderators. It informs them and does nothing
 * else.
 *
 * All of this happens on the thread that reads (store_reads). Soft moves are counted one game at a
 * time, so that other reads come in between. At most SOFT_GAMES games with the partner and as many
 * without are replayed (table_check.h).
 *
 * Everybody plays softly (soft_play.h) at times and with reason. So the report compares how often
 * somebody does it with one partner and how often with others (Fisher's test, see pattern.h). Soft
 * moves are counted only in games that can list their moves, which Exta-Cards cannot.
 */
#pragma once

#include "buf.h"
#include "store.h"

/* Appends the lines of the report that a case shows: on the partner who stands out most, without
 * replays and networks. Appends nothing if the account met nobody often. To be called within
 * store_reads. */
void collusion_brief(struct store *reads, int64_t account, struct buf *out);
