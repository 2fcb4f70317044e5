/*
 * Replays a record: its commitment, its seed, who sits where, and every event through the engine.
 * The replay must come to the same positions and the same end as the record. The caller provides
 * the hash, because the games know no library of hashes.
 */
#pragma once

#include <stdalign.h>

#include "leaving.h"
#include "record.h"

/* BLAKE2b (RFC 7693) of `len` bytes with a key (`keylen` 0: none); writes `outlen` bytes. */
typedef void replay_hash(uint8_t *out, size_t outlen, const void *data, size_t len, const void *key,
                         size_t keylen);

/* ---- Where chance comes from (cardroom-record(5), "The shuffle") ---- */
/* Writes what the server publishes before any player gives a word: the hash of its secret for the
 * game with this id. */
void replay_commitment(replay_hash *hash, int64_t id, const uint8_t secret[RECORD_HASH],
                       uint8_t out[RECORD_HASH]);
/* From format 2 on: the word for player `n` (from 1), who gives none. It follows from the secret,
 * so once the server has published the commitment it cannot choose the word any more. */
void replay_word(replay_hash *hash, int64_t id, const uint8_t secret[RECORD_HASH], int n,
                 char out[RECORD_WORD_MAX]);
/* Writes the seed of the game: the hash, keyed with the secret, of the id and all players' words.
 * The names of the players who chose their words are part of it; in format 1 all names are. */
void replay_seed(replay_hash *hash, int format, int64_t id, const uint8_t secret[RECORD_HASH],
                 const struct record_player *player, int nplayers, uint8_t out[RECORD_HASH]);
/* Draws who sits where: `seat[s]`, s from 1, is the number (from 1) of the player there. The
 * drawing has a generator of its own, so that the seating says nothing about the deal. */
void replay_seating(replay_hash *hash, const uint8_t seed[RECORD_HASH], int nplayers,
                    uint8_t seat[GAME_SEATS_MAX + 1]);
/* Writes the hash of a position, as hexadecimal. */
void replay_position(replay_hash *hash, const struct game_rules *rules, const void *st,
                     char out[33]);

/* ---- A replay under way ---- */
struct replay {
    const struct game_rules *rules;
    const struct record *record;
    replay_hash *hash;
    struct record_events events;
    struct game_setup setup;
    struct leaving who; /* who plays */
    bool ended;         /* `end` holds; in RECORD_FINISHED, `result` too */
    enum record_end end;
    uint16_t left; /* bit s: the person of seat s has left */
    struct game_result result;
    struct game_events told;   /* the facts that the last step told */
    struct record_event event; /* the last step's */
    int steps;
    alignas(max_align_t) uint8_t state[GAME_STATE_MAX];
};
/* Checks the shuffle, then deals. `record` and the text of `events` must outlive the replay. False:
 * this build does not have these rules, they refuse the options, or the commitment, the seed or the
 * seats are not what the record says; `fault` says which. */
bool replay_start(struct replay *replay, const struct record *record,
                  const struct record_events *events, replay_hash *hash,
                  struct record_fault *fault);
enum replay_step { REPLAY_STEPPED, REPLAY_DONE, REPLAY_WRONG };
/* Plays the next event. REPLAY_DONE: no event is left, and the end agrees with the record.
 * REPLAY_WRONG: `fault` says what differs. */
enum replay_step replay_next(struct replay *replay, struct record_fault *fault);
/* Replays a whole record. True: the record is true, from the commitment to the places. False:
 * `fault` says what differs. */
bool replay_all(struct replay *replay, const struct record *record,
                const struct record_events *events, replay_hash *hash, struct record_fault *fault);
