/*
 * Plays lobby scripts (*.lob): people at fake connections, over a store (play_store.h) and a
 * virtual clock. doc/tests.md lists the statements.
 */
#pragma once

#include "buf.h"

/* Plays a file. Fails the running test if it does not go as written, and says where. */
void play_file(const char *path);

/* Adds the names of the acts that no script so far has carried out over the control socket. Leaves
 * out `upgrade`, which the supervisor does. */
void play_answers_unchecked(struct buf *out);
