/*
 * Compares what clients saw with what the journals hold.
 *
 * A record is what tests/bench/robots -j writes, a line of JSON for each thing that happened to a
 * client:
 *
 *     {"us":TIME,"who":"LABEL","what":"WHAT","text":"TEXT"}
 *
 * TIME counts microseconds on the monotonic clock, LABEL names the client. WHAT is `on`
 * (connected), `off` (the connection is lost), `sent` (a line that it typed) or `told` (a line that
 * it was shown). Blank lines are left out, and so are lines that begin with a blank, because those
 * are pictures. The lines of a client are in order. Those of other clients may stand between them.
 * The lines of one client may be in several files.
 *
 * The sentences that tell of moves are those of Last One in English. Nobody takes moves back.
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
/* Reads a record, after those read before. Leaves out a last line that has no end, because its
 * writer was killed. False: the record cannot be read, and `why` says why. */
bool seen_read(struct seen *seen, const char *path, char *why, size_t whycap);
/* Compares what each client was told with the games. A break is the loss of a connection or of the
 * room.
 *  - The moves between two breaks are moves of one journal, in its order and without a gap.
 *  - If a client was told of a game from its beginning, the first of its moves is the journal's
 *    first. If it was told "Game N is over", the last move before that is the journal's last.
 *  - No journal has more typed moves of somebody than they typed.
 *  - What clients were told that a game gave them is what is stored. */
void seen_check(const struct seen *seen, const struct history *history, struct verdict *verdict);
