/*
 * Asks the room, at its control socket (control.h).
 */
#pragma once

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

enum { ASKING_RETRY_MS = 50 };

/* Connects. Waits up to `wait_ms` for a room that is being started. Nothing that is then sent or
 * received takes longer than `patience_s`; 0: it may. Returns -1 with errno: EAGAIN: the room
 * accepts nobody. */
int asking_connect(const char *path, int64_t wait_ms, int patience_s);
/* Sends a request over a connection and adds the line of its answer. False: none came. */
bool asking_speak(int fd, const json_t *request, struct buf *answer);
/* Asks the room. False: the person has been told what to do, unless `quiet`. */
bool asking_exchange(const char *path, const json_t *request, struct buf *answer, bool quiet);
/* Shows an answer. With `quiet` it shows nothing if the act was done, and why if it was not.
 * Returns the exit status. */
int asking_show(const struct buf *line, bool json, bool quiet);
