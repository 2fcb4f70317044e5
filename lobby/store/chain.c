/*
 * See chain.h. A hash table of chains, and a list of what they were before each change.
 */
#include "chain.h"

#include <stdlib.h>

#include "xalloc.h"

/* Rows are looked over each LOOK events, and are then right for all that have not changed for REST:
 * an end is never further back than the sum. */
enum { LOOK = JOURNAL_TAIL / 4, REST = JOURNAL_TAIL / 2, BUCKETS = 64 };

struct chain_undo {
    int64_t game, newest;
    bool added; /* there was none before */
    struct chain_end before;
};

void chains_init(struct chains *chains, int64_t newest)
{
    *chains = (struct chains){.nbuckets = BUCKETS, .newest = newest, .looked = newest};
    chains->bucket = xcalloc(chains->nbuckets, sizeof(struct chain *));
}

static void chain_free(struct chain *chain)
{
    free(chain->commands);
    free(chain);
}

void chains_free(struct chains *chains)
{
    for (size_t i = 0; i < chains->nbuckets; i++)
        for (struct chain *chain = chains->bucket[i], *next; chain; chain = next) {
            next = chain->next;
            chain_free(chain);
        }
    free(chains->bucket);
    free(chains->undo);
    *chains = (struct chains){0};
}

/* ---- Finding ---- */

/* The pointer that leads to the game's chain, or to the end of its bucket. */
static struct chain **place_of(const struct chains *chains, int64_t game)
{
    /* In an id the time is above and a count below (ids.h): of the product's middle bits each has
     * something of both. */
    uint64_t hash = (uint64_t)game * UINT64_C(0x9e3779b97f4a7c15) >> 32;
    struct chain **at = &chains->bucket[hash % chains->nbuckets];
    while (*at && (*at)->game != game)
        at = &(*at)->next;
    return at;
}

struct chain *chain_find(const struct chains *chains, int64_t game)
{
    return *place_of(chains, game);
}

static void buckets_double(struct chains *chains)
{
    struct chain **before = chains->bucket;
    size_t nbefore = chains->nbuckets;
    chains->nbuckets *= 2;
    chains->bucket = xcalloc(chains->nbuckets, sizeof(struct chain *));
    chains->look = 0;
    for (size_t i = 0; i < nbefore; i++)
        for (struct chain *chain = before[i], *next; chain; chain = next) {
            next = chain->next;
            chain->next = NULL;
            *place_of(chains, chain->game) = chain;
        }
    free(before);
}

static void chain_drop(struct chains *chains, int64_t game)
{
    struct chain **at = place_of(chains, game), *chain = *at;
    *at = chain->next;
    chain_free(chain);
    chains->count--;
}

/* ---- Changes ---- */

static void remember(struct chains *chains, const struct chain *chain, bool added)
{
    if (chains->nundo == chains->undo_size) {
        chains->undo_size = chains->undo_size == 0 ? 64 : chains->undo_size * 2;
        chains->undo = xreallocarray(chains->undo, chains->undo_size, sizeof(*chains->undo));
    }
    chains->undo[chains->nundo++] =
        (struct chain_undo){chain->game, chains->newest, added, chain->end};
}

struct chain *chain_add(struct chains *chains, int64_t game, int64_t last)
{
    struct chain *chain = xcalloc(1, sizeof(*chain));
    chain->game = game;
    chain->end.last = chain->end.stored = last;
    if (++chains->count > chains->nbuckets)
        buckets_double(chains);
    *place_of(chains, game) = chain;
    remember(chains, chain, true);
    return chain;
}

static void command_add(struct chain *chain, int64_t command)
{
    if (command == 0)
        return;
    if (chain->end.ncommands == chain->size) {
        chain->size = chain->size == 0 ? 16 : chain->size * 2;
        chain->commands = xreallocarray(chain->commands, chain->size, sizeof(*chain->commands));
    }
    chain->commands[chain->end.ncommands++] = command;
}

void chain_load(struct chain *chain, int32_t seq, int64_t command)
{
    if (seq > chain->end.seq)
        chain->end.seq = seq;
    command_add(chain, command);
}

bool chain_holds(const struct chain *chain, int64_t command)
{
    for (uint32_t i = chain->end.ncommands; i-- > 0;)
        if (chain->commands[i] == command)
            return true;
    return false;
}

int64_t chain_append(struct chains *chains, struct chain *chain, int64_t command)
{
    remember(chains, chain, false);
    command_add(chain, command);
    chain->end.seq++;
    return chain->end.last = ++chains->newest;
}

void chain_stored(struct chains *chains, struct chain *chain)
{
    remember(chains, chain, false);
    chain->end.stored = chain->end.last;
}

void chain_over(struct chains *chains, struct chain *chain)
{
    remember(chains, chain, false);
    chain->end.over = true;
}

struct chain *chains_rested(struct chains *chains)
{
    if (chains->newest - chains->looked < LOOK)
        return NULL;
    for (; chains->look < chains->nbuckets; chains->look++)
        for (struct chain *chain = chains->bucket[chains->look]; chain; chain = chain->next)
            if (chain->end.last != chain->end.stored && chain->end.last <= chains->newest - REST)
                return chain;
    chains->look = 0;
    chains->looked = chains->newest;
    return NULL;
}

/* ---- Transactions ---- */

size_t chains_mark(const struct chains *chains)
{
    return chains->nundo;
}

void chains_undo(struct chains *chains, size_t mark)
{
    while (chains->nundo > mark) {
        const struct chain_undo *undo = &chains->undo[--chains->nundo];
        chains->newest = undo->newest;
        if (undo->added)
            chain_drop(chains, undo->game);
        else
            chain_find(chains, undo->game)->end = undo->before;
    }
    /* Rows that were written may be behind again. */
    chains->looked = chains->newest - LOOK;
    chains->look = 0;
}

void chains_commit(struct chains *chains)
{
    for (size_t i = 0; i < chains->nundo; i++) {
        const struct chain *chain = chain_find(chains, chains->undo[i].game);
        if (chain && chain->end.over)
            chain_drop(chains, chain->game);
    }
    chains->nundo = 0;
}
