/*
 * A game of the store as the text of cardroom-record(5). The caller reads the game and hands on
 * what the store tells.
 */
#ifndef LOBBY_TABLE_TABLE_RECORD_H
#define LOBBY_TABLE_TABLE_RECORD_H

#include "buf.h"
#include "record.h"
#include "store.h"

/* All zero is a valid start. */
struct record_maker {
    struct store_game row; /* nseats 0: none has come */
    struct buf events;     /* their lines */
    bool shared, broken;
    char why[256];
};
/* What store_game_read or store_game_numbered tells, in its order. */
void record_maker_game(struct record_maker *maker, const struct store_game *row);
void record_maker_event(struct record_maker *maker, const struct store_event *event);
/* The whole text, appended to `out`. NULL, or a sentence: there is no such game, or no more, or it
 * is still played, and then nothing of it may be told; `status` is how the read ended, `number`
 * what was asked for. The sentence lives in the maker. */
const char *record_maker_end(struct record_maker *maker, enum store_status status, int64_t number,
                             struct buf *out);
void record_maker_free(struct record_maker *maker);

#endif
