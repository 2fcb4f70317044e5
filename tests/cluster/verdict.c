/*
 * See verdict.h.
 */
#include "verdict.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

/* Further violations of one kind are counted but not told. */
enum { TOLD_MAX = 50 };

static const char *const fault_name[] = {
    [FAULT_LOST] = "lost",     [FAULT_DOUBLED] = "doubled", [FAULT_PHANTOM] = "phantom",
    [FAULT_UNSEEN] = "unseen", [FAULT_GAP] = "gap",         [FAULT_COMMAND] = "command",
    [FAULT_EPOCH] = "epoch",   [FAULT_SETTLED] = "settled", [FAULT_CHIPS] = "chips",
    [FAULT_SEAT] = "seat",     [FAULT_RESULT] = "result",   [FAULT_REPLAY] = "replay",
    [FAULT_BOARD] = "board",
};
static const char *const figure_name[] = {
    [FIGURE_CLIENTS] = "clients", [FIGURE_LINES] = "lines",
    [FIGURE_TOLD] = "told",       [FIGURE_ACKNOWLEDGED] = "acknowledged",
    [FIGURE_FOUND] = "found",     [FIGURE_RESULTS] = "results",
    [FIGURE_GAMES] = "games",     [FIGURE_FINISHED] = "finished",
    [FIGURE_EVENTS] = "events",   [FIGURE_SETTLEMENTS] = "settlements",
    [FIGURE_EPOCHS] = "epochs",   [FIGURE_REPLAYED] = "replayed",
};

enum fault verdict_fault(const char *name)
{
    int fault = 0;
    while (fault < FAULTS - 1 && strcmp(fault_name[fault], name) != 0)
        fault++;
    return (enum fault)fault;
}

void verdict_add(struct verdict *verdict, enum fault fault, int64_t game, int64_t event,
                 const char *where, const char *format, ...)
{
    struct buf *text = &verdict->text;
    if (++verdict->fault[fault] > TOLD_MAX)
        return;
    buf_printf(text, "%s: ", fault_name[fault]);
    if (game != 0)
        buf_printf(text, "game %" PRId64 ", ", game);
    if (event != 0)
        buf_printf(text, "event %" PRId64 ", ", event);
    if (where)
        buf_printf(text, "%s, ", where);
    text->len -= 2;
    buf_puts(text, ": ");
    va_list args;
    va_start(args, format);
    buf_vprintf(text, format, args);
    va_end(args);
    buf_putc(text, '\n');
}

int64_t verdict_faults(const struct verdict *verdict)
{
    int64_t sum = 0;
    for (int i = 0; i < FAULTS; i++)
        sum += verdict->fault[i];
    return sum;
}

void verdict_figures(const struct verdict *verdict, struct buf *out)
{
    buf_putc(out, '{');
    for (int i = 0; i < FIGURES; i++)
        buf_printf(out, "\"%s\":%" PRId64 ",", figure_name[i], verdict->figure[i]);
    for (int i = 0; i < FAULTS; i++)
        buf_printf(out, "\"%s\":%" PRId64 ",", fault_name[i], verdict->fault[i]);
    buf_printf(out, "\"violations\":%" PRId64 "}\n", verdict_faults(verdict));
}

void verdict_free(struct verdict *verdict)
{
    buf_free(&verdict->text);
}
