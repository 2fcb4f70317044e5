/*
 * The server's secret and the players' words, from which the seed of a game is made
 * (cardroom-record(5)), as the game's row keeps them.
 */
#pragma once

#include "replay.h"
#include "store.h"

/* BLAKE2b by libsodium, for games/core/replay.h. `key` may be NULL. */
void shuffle_hash(uint8_t *out, size_t outlen, const void *data, size_t len, const void *key,
                  size_t keylen);

struct shuffle_made {
    uint8_t format; /* of the record that shows it (games/core/record.h) */
    uint8_t secret[RECORD_HASH];
    int nplayers;
    struct record_player player[GAME_SEATS_MAX]; /* names and words, in the order of the seed */
};
/* Reads the text of store_game.shuffle. False: it is not such a text. It is "" if the game was
 * played before there were secrets; that is false, too. */
bool shuffle_read(const char *text, struct shuffle_made *out);
