/*
 * Where the events of each game in play end in the journal, and which commands they hold.
 *
 * The journal lies in the order of time and has no index by games: an event leads to the one of its
 * game before it, as a chain, and is written without a look at any other page. What a chain ends
 * with is kept here while its game is live, in the memory of the one thread that writes. The game's
 * row says it too (`last`): always, when the game is not live or has no chain here; else it may be
 * behind, and then the chain's end is one of the JOURNAL_TAIL last events of all. So nothing has to
 * be kept that a look at those does not find again, however long a live game rests.
 *
 * What changes here in a transaction is undone with it.
 */
#ifndef LOBBY_STORE_CHAIN_H
#define LOBBY_STORE_CHAIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

#include "map.h"

/* A promise of the schema (007): readers look so far back. */
#define JOURNAL_TAIL 16384

struct chain_end {
    int64_t last;   /* n of the last event; 0: none */
    int64_t stored; /* what the game's row says of it */
    int32_t seq;    /* of the last event; 0: none */
    uint32_t ncommands;
    bool over;
};

/* Changed by the functions below alone. */
struct chain {
    LIST_ENTRY(chain) all;
    int64_t game;
    struct chain_end end;
    int64_t *commands;
    uint32_t size; /* of `commands` */
};

struct chains {
    struct map by_game; /* struct chain */
    LIST_HEAD(, chain) all;
    int64_t newest;     /* n of the last event of all */
    int64_t looked;     /* what that was when rows were last found to be right */
    struct chain *look; /* where such a look goes on, if one is under way */
    bool looking;
    struct chain_undo *undo;
    size_t nundo, undo_size;
};

/* `newest`: n of the last event of all; every game's row is right. */
void chains_init(struct chains *chains, int64_t newest);
void chains_free(struct chains *chains);

/* NULL: the game has none, its row is right. */
struct chain *chain_find(const struct chains *chains, int64_t game);
/* Makes one of a game that has none, with what its row says. The caller adds what its events hold.
 */
struct chain *chain_add(struct chains *chains, int64_t game, int64_t last);
/* One of the stored events of a chain that was just made, in any order. */
void chain_load(struct chain *chain, int32_t seq, int64_t command);
/* Whether one of its events has this command; none has 0. */
bool chain_holds(const struct chain *chain, int64_t command);
/* Adds an event behind the last; returns its n. */
int64_t chain_append(struct chains *chains, struct chain *chain, int64_t command);
/* The game's row says what is last. */
void chain_stored(struct chains *chains, struct chain *chain);
/* The game is not live: its chain is let go with the commit. */
void chain_over(struct chains *chains, struct chain *chain);
/* To be asked before each event, again and again: a chain whose row has to be written before the
 * end is too far back to be found; NULL: none. */
struct chain *chains_rested(struct chains *chains);

/* Where the transaction stands, for chains_undo, which goes back there; 0: where it began. */
size_t chains_mark(const struct chains *chains);
void chains_undo(struct chains *chains, size_t mark);
void chains_commit(struct chains *chains);

#endif
