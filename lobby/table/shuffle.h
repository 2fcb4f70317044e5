/*
 * What the seed of a game is made from, as a game's row keeps it: the server's secret and the
 * players' words (cardroom-record(5)).
 */
#pragma once

#include "replay.h"
#include "store.h"

/* BLAKE2b by libsodium, for core/replay.h. */
void shuffle_hash(uint8_t *out, size_t outlen, const void *data, size_t len, const void *key,
                  size_t keylen);

struct shuffle_made {
    uint8_t format; /* of the record that shows it (games/core/record.h) */
    uint8_t secret[RECORD_HASH];
    int nplayers;
    struct record_player player[GAME_SEATS_MAX]; /* names and words, in the order of the seed */
};
/* The text of store_game.shuffle. */
void shuffle_format(const struct shuffle_made *made, char out[STORE_TEXT_MAX]);
/* Reads that text. False: it is not such a text. "" means that the game was played before there
 * were secrets. */
bool shuffle_read(const char *text, struct shuffle_made *out);
