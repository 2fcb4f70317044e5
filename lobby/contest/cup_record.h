/*
 * The public record of a cup that is over, cardroom-cup(5): its events in the order in which they
 * happened, from which anybody can draw every round again and count the standings and prizes
 * (CU-D12). People stand in it by number; whoever left before the start, what the staff said of
 * somebody, and addresses do not stand in it. Of addresses it has only which entrants share one,
 * because drawings keep them apart (CU-D5).
 */
#ifndef LOBBY_CONTEST_CUP_RECORD_H
#define LOBBY_CONTEST_CUP_RECORD_H

#include "cup.h"

enum {
    CUP_RECORD_FORMAT = 1,
    CUP_RECORD_WIDTH = 76,         /* an event goes on in the next line from here on */
    CUP_RECORD_LINE_MAX = 640,     /* bytes of a line, without its end */
    CUP_RECORD_TEXT_MAX = 16 << 20 /* bytes of a whole record */
};

/* ---- Making ---- */
struct cup_record;
struct cup_record *cup_record_new(void);
/* Each event as it is stored, in order. */
void cup_record_event(struct cup_record *record, int64_t at_ms, const char *text);
/* Writes the record. `cup` is over and has its names. False: these are not its events. */
bool cup_record_write(const struct cup_record *record, const struct cup *cup, struct buf *out);
void cup_record_free(struct cup_record **record);

/* ---- Checking ---- */
struct cup_checked {
    struct cup *cup; /* as far as its events make it, with names; NULL: this is no record */
    uint8_t commitment[DRAW_SEED];
    int drawings; /* that were made again */
    int faults;
};
/* One of what does not match. `line`: 0 if it is about the record as a whole; `why`: a sentence. */
typedef void cup_fault(void *arg, int line, const char *why);
/* Reads a record and does it all again: commitment, start, every drawing, standings and prizes.
 * Calls `fault` for each thing that does not match. The caller frees the cup. */
void cup_check(const char *text, size_t len, cup_fault *fault, void *arg, struct cup_checked *out);

#endif
