/*
 * A hasher for tests: the hash of a password is the password after a '#', and answers come when
 * the test says so.
 */
#pragma once

#include "lobby.h"

struct hasher_fake {
    struct hasher hasher; /* first: the lobby holds a pointer to it */
    bool busy;            /* refuses every job */
    bool held;            /* answers no job for now */
    int asked;            /* jobs taken since the start */
    struct hasher_fake_job *jobs;
};

void hasher_fake_init(struct hasher_fake *fake);
/* Answers the jobs that wait; returns how many. */
int hasher_fake_pump(struct hasher_fake *fake);
/* Drops the jobs that wait, unanswered. */
void hasher_fake_drop(struct hasher_fake *fake);
