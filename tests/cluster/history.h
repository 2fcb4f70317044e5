/*
 * The games of a database with the moves of their journals, to be compared with what people saw.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "source.h"

enum { HISTORY_SEATS = 8, HISTORY_NAME = 24, HISTORY_WHAT = 16 };

/* What a move is to those who are told of it. */
enum verb { VERB_NONE, VERB_PLAY, VERB_DRAW, VERB_TAKE, VERB_PASS, VERB_COLOR };

struct history_move {
    int32_t seq; /* in the journal */
    int seat;    /* from 1 */
    enum verb verb;
    char what[HISTORY_WHAT]; /* "R5", "J+4 R", a colour's letter; "": nothing that others see */
};

struct history_game {
    int64_t id, number;
    int state; /* 0 live, 1 finished, 2 cancelled, 3 void, 4 frozen */
    int nseats;
    struct {
        int64_t xp, chips;
        bool rated;
        int64_t rating, moved; /* as people are shown them; moved: by how much it has changed */
        char name[HISTORY_NAME];
        int32_t typed; /* moves that somebody typed */
    } seat[HISTORY_SEATS + 1];
    bool undone; /* moves were taken back, so what people were told differs from the journal */
    int32_t events;
    int32_t gap;   /* the first event whose number does not follow the one before; 0: none */
    int64_t epoch; /* the highest of its events */
    int32_t fell;  /* the first event with a lower epoch than one before it; 0: none */
    struct history_move *move;
    int nmoves, size;
};

struct history {
    struct history_game *game; /* in the order of their numbers */
    int ngames, size;
    int64_t events;
};

/* Reads all games. False: the database cannot be read. */
bool history_load(struct history *history, struct source *source);
void history_free(struct history *history);
/* The game of this number; NULL: there is none. */
const struct history_game *history_numbered(const struct history *history, int64_t number);
/* The seat of a name in a game; 0: none. */
int history_seat(const struct history_game *game, const char *name);
