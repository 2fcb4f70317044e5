/*
 * What a check found: violations, a line each, and figures.
 */
#pragma once

#include <stdint.h>

#include "buf.h"

enum fault {
    FAULT_LOST,    /* a move was acknowledged and is not in the journal */
    FAULT_DOUBLED, /* a move is in the journal twice, or was told twice */
    FAULT_PHANTOM, /* somebody saw a move that is not in the journal */
    FAULT_UNSEEN,  /* somebody was not told of a move, but of those after it */
    FAULT_GAP,     /* the numbers of a journal have a gap */
    FAULT_COMMAND, /* a command was done more than once */
    FAULT_EPOCH,   /* an epoch falls, or has two writers */
    FAULT_SETTLED, /* a game that is over was not settled, or more than once */
    FAULT_CHIPS,   /* the chips do not add up */
    FAULT_SEAT,    /* one person is in two places */
    FAULT_RESULT,  /* somebody was told another end than the one that is stored */
    FAULT_REPLAY,  /* `cardroomctl check` or `ratings replay` has found something */
    FAULT_BOARD,   /* a board differs from what it is made of */
    FAULTS
};

enum figure {
    FIGURE_CLIENTS,
    FIGURE_LINES, /* of the records */
    FIGURE_TOLD,  /* moves that clients were told, their own among them */
    FIGURE_ACKNOWLEDGED,
    FIGURE_FOUND, /* how many of the acknowledged moves the journals have */
    FIGURE_RESULTS,
    FIGURE_GAMES,
    FIGURE_FINISHED,
    FIGURE_EVENTS,
    FIGURE_SETTLEMENTS,
    FIGURE_EPOCHS,
    FIGURE_REPLAYED,
    FIGURES
};

struct verdict {
    struct buf text; /* a line for each violation */
    int64_t fault[FAULTS], figure[FIGURES];
};

/* The fault of this name, which must be one. */
enum fault verdict_fault(const char *name);
/* Adds a violation: `game` as people type it, `event` its number in the journal, `where` the line
 * of a record that tells of it; 0, 0 and NULL: none. */
void verdict_add(struct verdict *verdict, enum fault fault, int64_t game, int64_t event,
                 const char *where, const char *format, ...) PRINTF(6, 7);
int64_t verdict_faults(const struct verdict *verdict);
/* Adds the figures as one line of JSON to `out`. */
void verdict_figures(const struct verdict *verdict, struct buf *out);
void verdict_free(struct verdict *verdict);
