/*
 * Where the journal of each game in play ends, and which commands are in it.
 *
 * The journal is in the order of time and has no index by games. Instead, each event points to the
 * previous event of its game. So a game's events form a chain, and an event is written without
 * reading any other page. The one thread that writes keeps the end of each live game's chain here,
 * in memory. The game's row has the end, too (`last`). The row is right if the game is not live or
 * has no chain here. Otherwise the row may be behind, and then the chain's end is among the last
 * JOURNAL_TAIL events of all games. So everything here can be found again by reading those events,
 * however long a live game rests.
 *
 * If a transaction is undone, its changes here are undone, too (chains_undo). `n` is the number of
 * an event among those of all games.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

#include "map.h"

/* How many events readers need to look back, as the schema (007) promises. */
#define JOURNAL_TAIL 16384

struct chain_end {
    int64_t last;       /* n of the last event; 0: none */
    int64_t stored;     /* n of the last event according to the game's row */
    int32_t seq;        /* of the last event; 0: none */
    uint32_t ncommands; /* of the chain's `commands` */
    bool over;          /* the game is no longer live */
};

/* Only the functions below change it. */
struct chain {
    LIST_ENTRY(chain) all;
    int64_t game;
    struct chain_end end;
    int64_t *commands; /* of the events that have one */
    uint32_t size;     /* for how many `commands` has room */
};

struct chains {
    struct map by_game; /* struct chain */
    LIST_HEAD(, chain) all;
    int64_t newest;     /* n of the last event of all games */
    int64_t looked;     /* the value of `newest` when all rows were last found to be right */
    struct chain *look; /* where the check of the rows goes on; NULL: none is under way */
    struct chain_undo *undo;
    size_t nundo, undo_size;
};

/* `newest`: n of the last event of all games. Every game's row must be right. */
void chains_init(struct chains *chains, int64_t newest);
void chains_free(struct chains *chains);

/* NULL: the game has no chain, and its row is right. */
struct chain *chain_find(const struct chains *chains, int64_t game);
/* Makes the chain of a game that has none. `last` is what the game's row says. The caller adds the
 * game's events with chain_load. */
struct chain *chain_add(struct chains *chains, int64_t game, int64_t last);
/* Adds one of the stored events to a chain that was just made. The order does not matter. */
void chain_load(struct chain *chain, int32_t seq, int64_t command);
/* Whether one of the chain's events has this command. Command 0 is never found. */
bool chain_holds(const struct chain *chain, int64_t command);
/* Adds an event after the last one. Returns its n. */
int64_t chain_append(struct chains *chains, struct chain *chain, int64_t command);
/* The game's row has been written and says where the chain ends. */
void chain_stored(struct chains *chains, struct chain *chain);
/* The game is no longer live: the commit will free its chain. */
void chain_over(struct chains *chains, struct chain *chain);
/* A chain that has rested so long that its game's row must be written now, before the chain's end
 * is too far back to be found. NULL: there is none. Before each event, call this until it returns
 * NULL. */
struct chain *chains_rested(struct chains *chains);

/* Undoes all changes since `nundo` was `mark`; 0: since the beginning of the transaction. */
void chains_undo(struct chains *chains, size_t mark);
/* The transaction is committed. Frees the chains of games that are over. */
void chains_commit(struct chains *chains);
