/*
 * Lines that no player should type, typed by somebody who sits at a table or watches it. In every
 * phase of a game each line gets an answer. The answer names something to type that then works. The
 * position stays the same, byte for byte.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct lobby;
struct buf;

/* The person who types. */
struct bad_typist {
    struct lobby *lobby;
    uint64_t conn;
    const struct buf *heard;                   /* all that they were sent so far */
    void (*type)(void *arg, const char *line); /* types a line and carries out all that follows */
    void *arg;
};

/* Types all of the lines at the game of this table, while nobody else acts. False: a line was not
 * answered like that, and `why` has a sentence. */
bool bad_lines_refused(const struct bad_typist *typist, int32_t table, char *why, size_t whycap);
