/*
 * Random games as records, for tests: seeded, so that they come out the same anywhere.
 */
#pragma once

#include "replay.h"

/* BLAKE2b by libsodium. */
void record_play_hash(uint8_t *out, size_t outlen, const void *data, size_t len, const void *key,
                      size_t keylen);

struct record_play {
    const struct game_rules *rules;
    int seats;
    uint32_t seed;    /* of everything: secret, words, moves */
    int percent_auto; /* of the moves, how many are the automatic one */
    int leave_after;  /* moves after which the first person leaves; 0: nobody does */
    bool ranked;
    const char *options; /* "name=value ..." beside the defaults, or NULL */
};
/* Plays a game to its end and returns its record, to be freed; `len`, if not NULL, is its length.
 * NULL: these seats and options do not go together. */
char *record_play(const struct record_play *how, size_t *len);

/* A ranked game of three at Last One, to be freed. */
char *record_play_one(void);
/* NULL: the record is true; else what is wrong with it, until the next call. */
const char *record_play_verify(const char *text, size_t len);
