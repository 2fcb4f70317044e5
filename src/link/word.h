/*
 * The words between the supervisor and its children: one datagram of an AF_UNIX SOCK_SEQPACKET
 * socket is one word with its arguments, and may carry one descriptor. door.h and room.h list them.
 */
#ifndef LINK_WORD_H
#define LINK_WORD_H

#include <stdbool.h>
#include <stddef.h>

enum { WORD_MAX = 512 };

/* Both ends, close-on-exec and never waiting. Returns 0, or -1 with errno. */
int word_pair(int fd[2]);
/* Sends a word; `passed` is a descriptor to go with it (it stays the caller's), or -1. Returns 0,
 * or -1 with errno: EAGAIN when the other side has not read for long, EPIPE when it is gone. */
int word_send(int fd, const char *word, int passed);
/* Receives one into `word` (WORD_MAX bytes, NUL-terminated); `passed` becomes the descriptor that
 * came with it (close-on-exec, the caller's now) or -1. Returns 1, 0 when the other side is gone,
 * or -1 with errno: EAGAIN when there is none, EMSGSIZE for one that was too long or brought more
 * than one descriptor (it is dropped, with what it brought). */
int word_receive(int fd, char *word, int *passed);
/* True when `word` is `name`, alone or with arguments, which `arguments` is set to ("" for none).
 */
bool word_is(const char *word, const char *name, const char **arguments);

#endif
