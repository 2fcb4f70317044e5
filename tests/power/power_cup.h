/*
 * Cups of the room of room.h, beside its tables, one after the other. Six people join a cup, some
 * events come, and the first of the six gets all entries. Its lines of acknowledgements:
 *   cup NUMBER EVENTS       the cup has this many events
 */
#pragma once

#include "store_answer.h"

/* A cup as the store has it. */
struct power_cup {
    struct answer answer; /* first: answer_take is given all of it */
    int64_t number;       /* 0: there is none yet */
    int events, entrants, state;
    int64_t held;
    bool wrong; /* an event is missing, or another one is there */
};

/* Reads the cup of this number; 0: the newest one. Returns NULL, or what is wrong with it: an event
 * is missing, or the cup is not what its events say (CU-D3). */
const char *power_cup_read(struct store *store, int64_t number, struct power_cup *cup);
/* Writes the next event of the cup, or the first one of the next cup. `first`: the account of the
 * first entrant; the others have the next ids. If the store refuses the write, the next call tries
 * it again. */
void power_cup_step(struct store *store, int64_t now_ms, int64_t first, struct power_cup *cup);
