/*
 * The third level of a bot: an information-set Monte-Carlo search that serves every finite game.
 * Again and again, `resample` deals anew what the seat does not see. Each of the seat's moves is
 * tried on that deal, and then the game is played on: the next moves are those of level 2, the
 * later ones are automatic moves, which are quicker to find. After each round the worse half of the
 * moves is dropped (sequential halving).
 *
 * Nothing here knows the real position: the caller passes one that `resample` has made for the
 * seat. So the search can see hidden cards only through a mistake in a game's `resample`.
 */
#pragma once

#include "rng.h"

enum {
    SEARCH_TEACHES = 0,      /* the level of the bot of a first lesson */
    SEARCH_JUDGED = 2000,    /* playouts of search_judge */
    SEARCH_BEST = 3,         /* how many moves it tells */
    SEARCH_LEGAL_MAX = 2048, /* legal moves that are looked at */
    SEARCH_MOVES_MAX = 96,   /* moves that are tried against each other */
    SEARCH_PLIES_MAX = 1500  /* a game that has not ended by then counts as a draw */
};

/* A move that is being tried. */
struct search_tried {
    uint16_t legal; /* index of the move */
    uint32_t score;
};
/* Scratch memory of a search, some 170 KB. The caller keeps it, so that nothing is allocated. */
struct search {
    struct game_move legal[SEARCH_LEGAL_MAX];
    struct game_view view, seen; /* of the seat; in a playout, of whoever moves */
    struct game_events events;
    struct search_tried tried[SEARCH_MOVES_MAX];
    int ntried;
    int deals; /* on how many deals each of `tried` was tried */
    int own;   /* search_judge: the legal move that is never dropped; -1: none */
    struct game_worth worth[SEARCH_LEGAL_MAX]; /* of each of `legal`, in a game with `judge` */
    _Alignas(max_align_t) uint8_t deal[GAME_STATE_MAX];
    _Alignas(max_align_t) uint8_t state[GAME_STATE_MAX];
};

/* How long to think: about `playouts` playouts, or fewer if `late` says that time is up. `late` is
 * asked after each deal; it may be NULL. */
struct search_budget {
    int playouts;
    bool (*late)(void *arg);
    void *arg;
};

/* Chooses the move of a seat at this level (1..3, or SEARCH_TEACHES), from a position that
 * `rules->resample` has made for it. At level 3 of a finite game it searches, and the game's own
 * bot decides on reports, doubts and announcements. At SEARCH_TEACHES the bot of a first lesson
 * decides, else `rules->bot`. Only a search uses `budget`. With the same position, generator and
 * playouts the answer is the same. False: the seat has nothing to do now;
 * else `out` is a legal move. */
bool search_move(struct search *search, const struct game_rules *rules, const void *position,
                 int seat, int level, const struct search_budget *budget, struct rng *rng,
                 struct game_move *out);

/* A move, and how many of 1000 games it wins. */
struct search_choice {
    struct game_move move;
    int wins;
};
/* What a seat can do, best first. */
struct search_judged {
    int n; /* 0: nothing */
    struct search_choice best[SEARCH_BEST];
    bool only; /* there is only one move to consider, and its `wins` is not known */
    int own;   /* how many of 1000 games the move that was asked about wins; -1: none was */
};

/* Turns games won of 1000 into games won of 100, as people are told. */
int search_percent(int wins);
/* Whether the move is a report, a doubt or an announcement. The game's own bot decides on these:
 * playouts do not show how often people bluff or forget. */
bool search_is_word(const struct game_move *move);

/* Judges the moves of a seat that must move by the search of level 3, with SEARCH_JUDGED playouts.
 * Chance is keyed by what the seat sees, so the answer is the same for the same view, on any
 * machine and for any position that the seat cannot tell from this one. It never names a report,
 * because players have to notice by themselves whom to report (LO-D12). In a game that is not
 * finite, `rules->judge` says what the moves are worth. `own`: a move that is judged besides the
 * best ones, even if it is bad; NULL: none. `taught`: judges only moves that the lessons of the
 * game would name: no draw, take, doubt or bluff while a card can be played. `stop`: its `late` can
 * end the search early, and then the caller must not use the answer; its other fields are ignored.
 * NULL: nothing ends the search early. */
void search_judge(struct search *search, const struct game_rules *rules, const void *position,
                  int seat, const struct game_move *own, bool taught,
                  const struct search_budget *stop, struct search_judged *out);
