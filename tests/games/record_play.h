/*
 * Random games as records, for tests. They are seeded, so they are the same everywhere.
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
    int percent_auto; /* the percentage of moves that are the automatic one */
    int leave_after;  /* moves after which the first person leaves; 0: nobody does */
    bool ranked;
    const char *options; /* "name=value ..." beside the defaults, or NULL */
};
/* Plays a game to its end and returns its record, which the caller frees. `len` gets its length,
 * unless `len` is NULL. Returns NULL if these seats and options do not go together. */
char *record_play(const struct record_play *how, size_t *len);

/* Returns the record of a ranked game of three at Last One; the caller frees it. */
char *record_play_one(void);
/* Returns NULL if the record is true; else what is wrong with it, valid until the next call. */
const char *record_play_verify(const char *text, size_t len);
