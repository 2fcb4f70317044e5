/*
 * A review: what a player did in a game that is over, beside the best move by the measure of hints
 * (search_judge). Walks through a record from one decision of a seat to the next; the caller has
 * each one judged. What the walk has found stays, as a short text.
 */
#ifndef GAMES_CORE_REVIEW_H
#define GAMES_CORE_REVIEW_H

#include "replay.h"
#include "search.h"

enum {
    REVIEW_COSTLY = 3, /* decisions that it tells */
    REVIEW_COST = 30,  /* they cost at least so many games of 1000 */
    REVIEW_TEXT_MAX = 32 + REVIEW_COSTLY * (GAME_TEXT_MAX + 48)
};

/* A decision that cost something. `step` counts the events of the record from 1, without hashes, as
 * a replay does. */
struct review_decision {
    int step;
    int own, best;             /* how often the two moves win, in games of 1000 */
    char typed[GAME_TEXT_MAX]; /* the best move, as game_typed writes it */
};
struct review {
    int found, decisions; /* of the decisions, how often the best move was found */
    int ncostly;
    struct review_decision costly[REVIEW_COSTLY]; /* those that cost most, in the order of play */
};

struct review_walk {
    struct replay replay;
    int seat;
    int step; /* how many events were played, without hashes */
    bool asked;
    struct review review; /* so far */
};

/* Begins at the deal. `record` and the text of `events` must outlive the walk. False and `fault`:
 * it cannot be replayed. */
bool review_start(struct review_walk *walk, const struct record *record,
                  const struct record_events *events, int seat, replay_hash *hash,
                  struct record_fault *fault);
/* Goes to the next decision of the seat and gives the move that it made there: walk->replay is the
 * position before it. Moves of the table, reports, doubts and announcements are no decisions, as
 * nobody can measure them. False: there is none any more, so the review is whole. */
bool review_next(struct review_walk *walk, struct game_move *own);
/* Notes how good the move was that review_next gave (thought.own). Two moves that a hint would give
 * the same figure are equally good. What has only one answer, or is not measured, does not count.
 */
void review_note(struct review_walk *walk, const struct search_judged *judged);
/* Goes on to the position before this step, and gives the move that was made there. False: there is
 * no such move. */
bool review_go_to(struct review_walk *walk, int step, struct game_move *own);

/* Writes what was found as a text, below REVIEW_TEXT_MAX. */
void review_write(const struct review *review, char *out, size_t cap);
/* Reads it. False: it is no such text. */
bool review_read(const char *text, struct review *out);

#endif
