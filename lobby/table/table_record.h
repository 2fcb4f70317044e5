/*
 * Makes the record of a stored game, a text as in cardroom-record(5). The caller reads the game
 * from the store and passes on what the store gives.
 */
#pragma once

#include "buf.h"
#include "record.h"
#include "store.h"

/* A record while it is made. Begins as all zeros. */
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
    int undone;    /* how often a player took back a move; those moves are not in the record */
    bool shared;   /* two players shared an address (RK-D2) */
    bool broken;   /* the journal cannot be read */
    char why[256]; /* the sentence of record_maker_end */
};
/* The callbacks of store_game_read and store_game_numbered; `maker` is a struct record_maker. */
void record_maker_game(void *maker, const struct store_game *row);
void record_maker_event(void *maker, const struct store_event *event);
/* Reads the game with the maker's `number` on the store's thread, as a part of a struct
 * store_reads. */
void record_maker_read(struct store *reads, void *maker);
/* The same read by itself (store_reads). The caller passes a maker whose `number` is set, and gets
 * that maker back, filled. */
extern const struct store_reads record_maker_reads;
/* Appends the whole text to `out` and returns NULL. If the game cannot be shown, returns the
 * translated sentence that says why, which lives in the maker: there is no such game, it was
 * deleted, it is still being played, or it cannot be read. `status`: how the read ended; `number`:
 * the game that was asked for. */
const char *record_maker_end(struct record_maker *maker, enum store_status status, int64_t number,
                             struct buf *out);
/* Frees what the maker holds, not the maker itself. */
void record_maker_free(void *maker);
