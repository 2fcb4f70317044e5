/*
 * Makes the text of cardroom-record(5) of a stored game. The caller reads the game from the store
 * and hands on what the store calls back with.
 */
#pragma once

#include "buf.h"
#include "record.h"
#include "store.h"

/* Begins as all zeros. */
struct record_maker {
    int64_t number;           /* of the game that record_maker_read asks for */
    enum store_status status; /* how that read ended */
    struct store_game row;    /* nseats 0: the row has not come yet */
    struct buf events;        /* the lines of the events */
    /* Where the line of each move that stands begins in `events`, and whose move it is. */
    struct record_maker_move {
        size_t at;
        int seat;
    } * move;
    int nmoves, move_cap;
    int undone; /* how often a player took back a move; those moves are not in the record */
    bool shared, broken;
    char why[256];
};
/* Take what store_game_read or store_game_numbered gives; `maker` is their argument. */
void record_maker_game(void *maker, const struct store_game *row);
void record_maker_event(void *maker, int32_t seq, const struct store_event *event);
/* Reads the game of the maker's `number`, within store_reads. */
void record_maker_read(struct store *reads, void *maker);
/* The same as a read by itself: a maker with a number is asked for, and is the result. */
extern const struct store_reads record_maker_reads;
/* Appends the whole text to `out` and returns NULL. Or returns a sentence: there is no such
 * game, it was deleted, or it is still being played and must not be shown. `status`: how the
 * read ended; `number`: the game that was asked for. The sentence lives in the maker. */
const char *record_maker_end(struct record_maker *maker, enum store_status status, int64_t number,
                             struct buf *out);
void record_maker_free(struct record_maker *maker);
