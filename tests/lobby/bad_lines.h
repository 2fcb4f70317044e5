/*
 * Lines that no player should type, typed by one who sits at a table or watches it: whatever the
 * phase, each is answered, names something that can be typed and then works, and leaves the
 * position as it was, byte for byte.
 */
#ifndef TESTS_LOBBY_BAD_LINES_H
#define TESTS_LOBBY_BAD_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct lobby;
struct buf;

/* Who types. */
struct bad_typist {
    struct lobby *lobby;
    uint64_t conn;
    const struct buf *heard;                   /* all that they were sent so far */
    void (*type)(void *arg, const char *line); /* and until everything has happened that follows */
    void *arg;
};

/* Types all of them at the game of this table, where nobody else acts in between. False, and a
 * sentence in `why`: one was answered otherwise. */
bool bad_lines_refused(const struct bad_typist *typist, int32_t table, char *why, size_t whycap);

#endif
