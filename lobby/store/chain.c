/*
 * See chain.h. The chains are in a table and in a list. Another list has the state of each chain
 * before each change, so that changes can be undone.
 */
#include "chain.h"

#include <stdlib.h>

#include "xalloc.h"

/* Once in LOOK events, games whose own last event is REST events old get their rows corrected. So a
 * chain whose row is not right ends among the last LOOK + REST events. */
enum { LOOK = JOURNAL_TAIL / 4, REST = JOURNAL_TAIL / 2 };

struct chain_undo {
    int64_t game, newest;
    bool added; /* there was no chain before */
    struct chain_end before;
};

void chains_init(struct chains *chains, int64_t newest)
{
    *chains = (struct chains){.newest = newest, .looked = newest};
    LIST_INIT(&chains->all);
}

struct chain *chain_find(const struct chains *chains, int64_t game)
{
    return map_get(&chains->by_game, (uint64_t)game);
}

static void chain_drop(struct chains *chains, struct chain *chain)
{
    if (chains->look == chain)
        chains->look = LIST_NEXT(chain, all);
    map_remove(&chains->by_game, (uint64_t)chain->game);
    LIST_REMOVE(chain, all);
    free(chain->commands);
    free(chain);
}

void chains_free(struct chains *chains)
{
    while (!LIST_EMPTY(&chains->all))
        chain_drop(chains, LIST_FIRST(&chains->all));
    map_free(&chains->by_game);
    free(chains->undo);
    *chains = (struct chains){0};
}

/* ---- Changes ---- */

static void chain_remember(struct chains *chains, const struct chain *chain, bool added)
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
    map_put(&chains->by_game, (uint64_t)game, chain);
    LIST_INSERT_HEAD(&chains->all, chain, all);
    chain_remember(chains, chain, true);
    return chain;
}

static void chain_command_add(struct chain *chain, int64_t command)
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
    chain_command_add(chain, command);
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
    chain_remember(chains, chain, false);
    chain_command_add(chain, command);
    chain->end.seq++;
    return chain->end.last = ++chains->newest;
}

void chain_stored(struct chains *chains, struct chain *chain)
{
    chain_remember(chains, chain, false);
    chain->end.stored = chain->end.last;
}

void chain_over(struct chains *chains, struct chain *chain)
{
    chain_remember(chains, chain, false);
    chain->end.over = true;
}

struct chain *chains_rested(struct chains *chains)
{
    if (chains->newest - chains->looked < LOOK)
        return NULL;
    if (!chains->look)
        chains->look = LIST_FIRST(&chains->all);
    for (; chains->look; chains->look = LIST_NEXT(chains->look, all)) {
        const struct chain_end *end = &chains->look->end;
        if (end->last != end->stored && end->last <= chains->newest - REST)
            return chains->look;
    }
    chains->looked = chains->newest;
    return NULL;
}

/* ---- Transactions ---- */

void chains_undo(struct chains *chains, size_t mark)
{
    while (chains->nundo > mark) {
        const struct chain_undo *undo = &chains->undo[--chains->nundo];
        struct chain *chain = chain_find(chains, undo->game);
        chains->newest = undo->newest;
        if (undo->added)
            chain_drop(chains, chain);
        else
            chain->end = undo->before;
    }
    /* The rollback may have undone the rows that were written. */
    chains->looked = chains->newest - LOOK;
    chains->look = NULL;
}

void chains_commit(struct chains *chains)
{
    for (size_t i = 0; i < chains->nundo; i++) {
        struct chain *chain = chain_find(chains, chains->undo[i].game);
        if (chain && chain->end.over)
            chain_drop(chains, chain);
    }
    chains->nundo = 0;
}
