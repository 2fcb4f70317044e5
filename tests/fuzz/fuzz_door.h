/*
 * A door in this process, with a room on the other end of its link that answers whatever it is
 * asked, for targets that come in by a socket. A name in ssh that begins with n, m or b is told no,
 * that more is needed, and that it is busy. Time is virtual and passes when nothing else happens.
 * The door stands from the first call on, and all of it is in one thread (fuzz_worker.c), so that
 * an input does the same each time.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A new connection; returns the client's end, which does not wait. `line` is called with each line
 * that the room is sent; NULL: nothing is called. */
int fuzz_door_telnet(void (*line)(const char *line));
int fuzz_door_ssh(void);
/* Sends bytes as far as the door takes them, and lets it work; what it answers is passed over. */
void fuzz_door_send(int fd, const void *data, size_t len);
/* Lets the door and its room work; what they answer is passed over. */
void fuzz_door_settle(int fd);
/* Lets them work until the client may read (POLLIN) or write (POLLOUT). False: they have come to
 * rest, and it may not. */
bool fuzz_door_wait(int fd, short events);
/* Time passes, and the door works. */
void fuzz_door_pass(int64_t ms);
/* The client is gone (its end is closed). The door has to notice that in bounded time. */
void fuzz_door_gone(void);
