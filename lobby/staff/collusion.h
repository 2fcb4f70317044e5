/*
 * The collusion report: pattern.h judges an account's latest ranked games, which are read from the
 * store, and the result is put into words for moderators. It informs them and does nothing else.
 *
 * All of it is done on the thread that reads (store_reads). Soft moves are counted a game at a
 * time, so that other reads come in between: table_check.h replays SOFT_GAMES of either sort at
 * most.
 *
 * Everybody plays softly (soft_play.h) at times and with reason. So the report compares how often
 * somebody does it with one partner and how often with others (Fisher, see pattern.h). Soft moves
 * are counted only in games that list their moves, so not in Exta-Cards.
 */
#pragma once

#include "buf.h"
#include "store.h"

/* Appends the lines for a report's case, about the partner who stands out most, without replays and
 * networks; nothing if nobody was met often. Within store_reads. */
void collusion_brief(struct store *reads, int64_t account, struct buf *out);
