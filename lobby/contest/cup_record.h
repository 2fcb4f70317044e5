/*
 * The public record of a cup that is over, cardroom-cup(5): its events in the order in which they
 * happened. From them anybody can draw every round again and count the standings and prizes
 * (CU-D12). The events name entrants by numbers. The record leaves out who left before the start,
 * what the staff said about somebody, and addresses. It says only which entrants share an address,
 * because drawings keep them apart (CU-D5).
 */
#pragma once

#include "cup.h"

enum {
    CUP_RECORD_FORMAT = 1,
    CUP_RECORD_WIDTH = 76,         /* a longer event goes on in the next line */
    CUP_RECORD_LINE_MAX = 640,     /* bytes of a line, without its end */
    CUP_RECORD_TEXT_MAX = 16 << 20 /* bytes of a whole record */
};

/* ---- Making ---- */
/* The events of a cup as they are stored, in order. Begins as all zeros. */
struct cup_record {
    struct {
        int64_t at_ms;
        char *text;
    } * event;
    int n, cap;
};
/* Adds the next event. */
void cup_record_event(struct cup_record *record, int64_t at_ms, const char *text);
/* Appends the record to `out`. `cup` is the cup that these events made. It is over, and its
 * entrants have their names. */
void cup_record_write(const struct cup_record *record, const struct cup *cup, struct buf *out);
/* Frees the events. */
void cup_record_clear(struct cup_record *record);

/* ---- Checking ---- */
struct cup_checked {
    struct cup *cup; /* the cup that its events make, as far as they fit, with names; NULL: the text
                        is not a record */
    uint8_t commitment[DRAW_SEED];
    int drawings; /* how many were made again */
    int faults;
};
/* Is told of something that does not match. `line` 0: the record as a whole does not; `why`: a
 * sentence. */
typedef void cup_fault(void *arg, int line, const char *why);
/* Reads a record and works everything out again: commitment, start, every drawing, standings and
 * prizes. Calls `fault` for each thing that does not match. The caller frees the cup. */
void cup_check(const char *text, size_t len, cup_fault *fault, void *arg, struct cup_checked *out);
