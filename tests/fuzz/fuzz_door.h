/*
 * A door in this process, with a room on the other end of its link that answers whatever it is
 * asked: for targets that come in by a socket. Time is virtual and passes when nothing else
 * happens. It stands from the first call on.
 */
#ifndef FUZZ_DOOR_H
#define FUZZ_DOOR_H

#include <stddef.h>

/* A new connection; returns the client's end, which does not wait. */
int fuzz_door_telnet(void);
int fuzz_door_ssh(void);
/* Sends bytes as far as the door takes them, and lets it work; what it answers is passed over. */
void fuzz_door_send(int fd, const void *data, size_t len);
/* One turn of the door's loop; true: something happened. */
void fuzz_door_turn(void);
/* The client is gone (its end is closed): the door has to notice, in bounded time. */
void fuzz_door_gone(void);

#endif
