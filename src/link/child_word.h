/*
 * The words between the supervisor and its children. One datagram of an AF_UNIX SOCK_SEQPACKET
 * socket is one word with its arguments, and may carry one descriptor. door.h, room.h and peer.h
 * list the words.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

enum {
    CHILD_WORD_MAX = 512,            /* bytes of a word with its arguments and a NUL */
    CHILD_WORD_LINES_MAX = 16 * 1024 /* bytes of child_word_lines; more lines are dropped */
};

/* Makes both ends, close-on-exec and non-blocking. Returns 0, or -1 with errno. */
int child_word_pair(int fd[2]);
/* Sends a word, with the descriptor `passed` (which stays the caller's) unless it is -1. Returns 0,
 * or -1 with errno. EAGAIN: the other side has not read for long. EPIPE: it is gone. */
int child_word_send(int fd, const char *word, int passed);
/* Says a word to the supervisor; the format makes it and its arguments. The log says if that
 * fails. */
void child_word_tell(int fd, const char *format, ...) PRINTF(2, 3);
/* Receives a word into `word` (CHILD_WORD_MAX bytes, NUL-terminated). Sets `passed` to the
 * descriptor that came with it, close-on-exec and now the caller's, or to -1. Returns 1; 0: the
 * other side is gone; or -1 with errno. EAGAIN: there is no word. EMSGSIZE: a word was too long or
 * had more than one descriptor; it is dropped, and its descriptors are closed. */
int child_word_receive(int fd, char *word, int *passed);
/* Receives words and calls `take` for each, until there are no more or `most` were taken: a side
 * that never stops speaking has to wait for its next turn. Closes descriptors that come with words.
 * Returns what child_word_receive returned last. */
typedef void child_word_cb(void *arg, const char *word);
int child_word_take(int fd, int most, child_word_cb *take, void *arg);
/* Whether `word` is `name`, alone or with arguments; sets `arguments` to them, or to "". */
bool child_word_is(const char *word, const char *name, const char **arguments);

/* Lines that may be too long for one word. Each time all lines are told anew: "NAME LINES" as often
 * as needed, then "NAME" alone. */
struct child_word_lines {
    struct buf now;  /* the lines as they were told last */
    struct buf next; /* the lines that have come since, before "NAME" alone */
};
/* Sends lines in such words. Returns what child_word_send does. Leaves out a line that is longer
 * than a word. */
int child_word_send_lines(int fd, const char *name, const char *lines);
/* Takes the arguments of such a word. True: it was the last one, and `now` has all lines. */
bool child_word_lines_take(struct child_word_lines *lines, const char *arguments);
void child_word_lines_free(struct child_word_lines *lines);
