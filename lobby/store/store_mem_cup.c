/*
 * Events of cups in memory.
 */
#include <stdlib.h>

#include "store_mem_private.h"
#include "xalloc.h"

static int32_t last_of(const struct store_mem *mem, int64_t cup)
{
    int32_t last = 0;
    for (size_t i = 0; i < mem->cup_events.count; i++) {
        const struct mem_cup_event *event = mem->cup_events.items[i];
        if (event->cup == cup)
            last = event->seq;
    }
    return last;
}

static const struct store_cup_entrant *entrant_find(const struct store_mem *mem, int64_t id)
{
    const struct list *rows = &mem->records[STORE_RECORD_CUP_ENTRANT];
    for (size_t i = 0; i < rows->count; i++) {
        const struct store_cup_entrant *row = rows->items[i];
        if (row->id == id)
            return row;
    }
    return NULL;
}

enum store_status mem_cup_write(struct store_mem *mem, const struct request *request)
{
    const struct store_cup_write *write = request->cup_write;
    int32_t last = last_of(mem, write->cup);
    if (write->seq != last + 1)
        return write->seq <= last ? STORE_TAKEN : STORE_FENCED;
    int64_t held = 0;
    for (int i = 0; i < write->nentrants; i++) {
        const struct store_cup_entrant *old = entrant_find(mem, write->entrants[i].id);
        held += write->entrants[i].held - (old ? old->held : 0);
    }
    if (held != request_escrow(request))
        return STORE_REFUSED;
    enum store_status status = mem_entries_check(mem, request, NULL);
    if (status != STORE_OK)
        return status;
    mem_entries_post(mem, request, NULL);
    for (int i = 0; i < write->nentrants; i++) {
        const struct store_cup_entrant *row = &write->entrants[i];
        const struct store_cup_entrant *old = entrant_find(mem, row->id);
        struct store_account *account = mem_account_find(mem, row->account);
        if (account)
            account->staked += row->held - (old ? old->held : 0);
        mem_record_put(mem, STORE_RECORD_CUP_ENTRANT, row);
    }
    if (write->row)
        mem_record_put(mem, STORE_RECORD_CUP, write->row);
    for (size_t i = 0; write->row && write->row->ended_ms != 0 && i < mem->games.count; i++) {
        struct store_game *game = &((struct mem_game *)mem->games.items[i])->game;
        game->closed = game->closed && game->cup.cup != write->cup;
    }
    const struct mem_cup_event event = {
        .cup = write->cup, .seq = write->seq, .at_ms = write->at_ms, .text = xstrdup(write->event)};
    mem_list_copy(&mem->cup_events, &event, sizeof(event));
    return STORE_OK;
}

enum store_status mem_cup_events(struct store_mem *mem, struct request *request)
{
    for (size_t i = 0; i < mem->cup_events.count; i++) {
        const struct mem_cup_event *event = mem->cup_events.items[i];
        const struct store_event told = {.at_ms = event->at_ms, .text = event->text};
        if (event->cup == request->id)
            queue_put(&mem->store.replies, reply_event(request, event->seq, &told));
    }
    return STORE_OK;
}

static bool enters(const struct store_cup_entrant *row, int64_t account)
{
    return row->account == account && row->state != STORE_CUP_LEFT;
}

static bool cup_is_open(const struct store_mem *mem, int64_t cup)
{
    const struct list *rows = &mem->records[STORE_RECORD_CUP];
    for (size_t i = 0; i < rows->count; i++) {
        const struct store_cup *row = rows->items[i];
        if (row->id == cup)
            return row->ended_ms == 0;
    }
    return false;
}

bool mem_cup_rivals(const struct store_mem *mem, int64_t a, int64_t b)
{
    const struct list *rows = &mem->records[STORE_RECORD_CUP_ENTRANT];
    for (size_t i = 0; i < rows->count; i++)
        for (size_t j = 0; j < rows->count; j++) {
            const struct store_cup_entrant *x = rows->items[i], *y = rows->items[j];
            if (enters(x, a) && enters(y, b) && x->cup == y->cup && cup_is_open(mem, x->cup))
                return true;
        }
    return false;
}

void mem_cups_free(struct store_mem *mem)
{
    for (size_t i = 0; i < mem->cup_events.count; i++)
        free(((struct mem_cup_event *)mem->cup_events.items[i])->text);
}
