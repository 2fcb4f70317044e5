/*
 * Asks the room, at its control socket (control.h).
 */
#pragma once

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

enum { ASKING_RETRY_MS = 50 }; /* how long asking_connect pauses before it tries again */

/* Connects to the control socket at `path`. Waits up to `wait_ms` for a room that is being started.
 * No later write or read waits longer than `patience_s` seconds; 0: they wait for as long as it
 * takes. Returns the socket, which the caller closes, or -1 with errno. EAGAIN: the room accepts
 * nobody. */
int asking_connect(const char *path, int64_t wait_ms, int patience_s);
/* Sends a request over a connection, and adds the answer, which is a line. False: none came. */
bool asking_speak(int fd, const json_t *request, struct buf *answer);
/* Connects, and does the same. False: there is no answer. Unless `quiet` is set, the person has
 * been told why and what to do. */
bool asking_exchange(const char *path, const json_t *request, struct buf *answer, bool quiet);
/* Shows an answer: its text, or the whole line if `json` is set. If `quiet` is set, shows it only
 * if the act was not done. Returns the exit status. */
int asking_show(const struct buf *line, bool json, bool quiet);
