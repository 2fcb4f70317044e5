/*
 * A review compares what a player did in a game that is over with the best moves, as hints measure
 * them (search_judge). It walks through a record from one decision of a seat to the next, and the
 * caller has each one judged. The result is kept as a short text.
 */
#pragma once

#include "replay.h"
#include "search.h"

enum {
    REVIEW_COSTLY = 3, /* how many decisions it tells */
    REVIEW_COST = 30,  /* each costs at least this many games of 1000 */
    REVIEW_TEXT_MAX = 32 + REVIEW_COSTLY * (GAME_TEXT_MAX + 48)
};

/* A decision that cost something. `step` counts the events of the record from 1, without hashes. */
struct review_decision {
    int step;
    int own, best;             /* how many of 1000 games the player's move and the best move win */
    char typed[GAME_TEXT_MAX]; /* the best move, as game_typed writes it */
};
struct review {
    int found, decisions; /* in how many of how many decisions the best move was found */
    int ncostly;
    struct review_decision costly[REVIEW_COSTLY]; /* those that cost most, in the order of play */
};

struct review_walk {
    struct replay replay;
    int seat;
    int step;             /* how many events were played, not counting hashes */
    bool asked;           /* review_next has been called */
    struct review review; /* so far */
};

/* Begins at the deal. `record` and the text of `events` must outlive the walk. False and `fault`:
 * it cannot be replayed. */
bool review_start(struct review_walk *walk, const struct record *record,
                  const struct record_events *events, int seat, replay_hash *hash,
                  struct record_fault *fault);
/* Goes to the next decision of the seat and gives the move that it made there: walk->replay is the
 * position before it. Automatic moves do not count as decisions. Neither do moves that report or
 * doubt another player or announce something (search_is_word), because nobody can measure them.
 * False: no decision is left, so the review is complete. */
bool review_next(struct review_walk *walk, struct game_move *own);
/* Notes how good the move was that review_next gave. `judged` is what search_judge says of that
 * position, with that move as its `own`. Two moves are equally good if a hint would give them the
 * same figure. A decision does not count if only one move can be considered or nobody can measure
 * it. */
void review_note(struct review_walk *walk, const struct search_judged *judged);
/* Walks on to the position before this step and gives the move that the seat made there. False: the
 * seat made no move there. */
bool review_go_to(struct review_walk *walk, int step, struct game_move *own);

/* Writes a review as a text of fewer than REVIEW_TEXT_MAX bytes. */
void review_write(const struct review *review, char *out, size_t cap);
/* Reads that text. False: it is not such a text. */
bool review_read(const char *text, struct review *out);
