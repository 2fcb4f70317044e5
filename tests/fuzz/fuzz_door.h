/*
 * A door in this process, for targets whose input comes over a socket. At the other end of its link
 * is a room that answers every question. If a name in ssh begins with n, the room answers no; with
 * m, that more is needed; with b, that it is busy. Time is virtual, and passes when nothing else
 * happens. The door runs from the first call on. All of it is in one thread (fuzz_worker.c), so
 * that an input does the same each time.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Makes a connection. Returns the client's end, a non-blocking socket. `line` is called with each
 * line that the room is sent; NULL: nothing is called. */
int fuzz_door_telnet(void (*line)(const char *line));
int fuzz_door_ssh(void);
/* Sends bytes as far as the door takes them, and lets it work. Ignores what it answers. */
void fuzz_door_send(int fd, const void *data, size_t len);
/* Lets the door and its room work. Ignores what they answer. */
void fuzz_door_settle(int fd);
/* Lets the door and its room work until the client can read (POLLIN) or write (POLLOUT). False:
 * both have nothing left to do, and the client cannot. */
bool fuzz_door_wait(int fd, short events);
/* Lets this much time pass, and the door work. */
void fuzz_door_pass(int64_t ms);
/* Call it after the client's end was closed. The process ends if the door does not notice that in
 * bounded time. */
void fuzz_door_gone(void);
