/*
 * What clients saw, against what the journals hold.
 *
 * A record is what tests/bench/robots -j writes, a line of JSON for each thing that happened to a
 * client:
 *
 *     {"us":TIME,"who":"LABEL","what":"WHAT","text":"TEXT"}
 *
 * TIME counts microseconds on the monotonic clock, LABEL names the client. WHAT is `on`
 * (connected), `off` (the connection is lost), `sent` (a line that it typed) or `told` (a line that
 * it was shown, but for blank lines and those that begin with a blank, which are pictures). The
 * lines of a client are in order. Those of others may stand between them, and in several files.
 *
 * The sentences that tell of moves are those of Last One in English, whose moves nobody takes back.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "history.h"
#include "verdict.h"

struct seen;

struct seen *seen_new(void);
/* Accepts NULL, sets NULL. */
void seen_free(struct seen **seen);
/* Reads a record, after those read before. False: `why` says why. A last line without an end is
 * left out: its writer was killed. */
bool seen_read(struct seen *seen, const char *path, char *why, size_t whycap);
/* Compares what each client was told with the games: the moves between two breaks (of a connection,
 * or of the room) have to be moves of one journal, in its order and without a hole; those that were
 * told from the beginning begin with its first, and those before "Game N is over" end with its
 * last. No journal has more typed moves of somebody than they typed. What they were told that a
 * game gave them is what is stored. */
void seen_check(const struct seen *seen, const struct history *history, struct verdict *verdict);
