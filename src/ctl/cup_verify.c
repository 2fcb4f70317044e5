/*
 * Records of cups, checked without a server.
 */
#include "cup_verify.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "cup_record.h"
#include "maintain.h"
#include "verify.h"
#include "xalloc.h"

struct saying {
    const char *path;
    struct buf *said;
};

static void cup_verify_on_fault(void *arg, int line, const char *why)
{
    const struct saying *s = arg;
    if (line > 0)
        buf_printf(s->said, "%s:%d: %s\n", s->path, line, why);
    else
        buf_printf(s->said, "%s: %s\n", s->path, why);
}

/* The entrants by their places. In a cup that was not played to its end they are in the order in
 * which they joined. */
static int *cup_verify_by_place(const struct cup *cup)
{
    int *order = xcalloc((size_t)cup->entrants + 1, sizeof(*order));
    for (int i = 0; i < cup->entrants; i++) {
        int at = i;
        for (; at > 0 && cup->entrant[order[at - 1]].place > cup->entrant[i].place; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    return order;
}

static const char *cup_verify_end_of(const struct cup *cup)
{
    return cup->state == CUP_OVER ? "over" : cup->state == CUP_NOT ? "called-off" : "void";
}

static void cup_verify_tell(const struct cup_checked *checked, const char *seal, struct buf *said)
{
    const struct cup *cup = checked->cup;
    FREED int *order = cup_verify_by_place(cup);
    buf_printf(said, "Cup %" PRId64 ", %s %s, %s, %d players, %d tables.\n", cup->number,
               cup->words.rules->title, cup_form_name(cup->words.form), cup_verify_end_of(cup),
               cup->entrants, cup->tables);
    for (int i = 0; i < cup->entrants; i++) {
        const struct cup_entrant *who = &cup->entrant[order[i]];
        if (who->place != 0)
            buf_printf(said, "  %d. %s", who->place, who->name);
        else
            buf_printf(said, "  %s", who->name);
        if (who->prize > 0)
            buf_printf(said, ", %" PRId64 " chips%s", who->prize, cup->back ? " back" : "");
        buf_putc(said, '\n');
    }
    buf_printf(said,
               "The seed is the one whose hash was shown when the cup opened, %d drawings follow "
               "from it\n"
               "and from the results, and the standings and chips follow from the results by the "
               "rules.\n"
               "Its hash, to compare with the one that was shown:\n%s\n",
               checked->drawings, seal);
}

static void cup_verify_items_cup(const struct cup_checked *checked, const char *seal,
                                 struct act_items *items)
{
    const struct cup *cup = checked->cup;
    FREED int *order = cup_verify_by_place(cup);
    act_items_begin(items);
    act_items_add(items, "number=%jd game=%s form=%s end=%s tables=%d drawings=%d", cup->number,
                  cup->words.rules->id, cup_form_name(cup->words.form), cup_verify_end_of(cup),
                  cup->tables, checked->drawings);
    act_items_list(items, "players");
    for (int i = 0; i < cup->entrants; i++) {
        const struct cup_entrant *who = &cup->entrant[order[i]];
        act_items_begin(items);
        act_items_text(items, "name", who->name);
        if (who->place != 0)
            act_items_number(items, "place", who->place);
        else
            act_items_null(items, "place");
        act_items_number(items, "chips", who->prize);
    }
    act_items_list_end(items);
    act_items_text(items, "seal", seal);
}

int cup_verify_file(const struct local_call *call, struct buf *said, struct act_items *items)
{
    const char *path = call->argument;
    struct saying saying = {.path = path, .said = said};
    struct cup_checked checked = {0};
    BUF_LOCAL text = {0};
    int status = STATUS_REFUSED;
    if (!verify_read(path, CUP_RECORD_TEXT_MAX, &text)) {
        status = STATUS_AWAY;
        buf_printf(said, "%s: It cannot be read: %s.\n", path, strerror(errno));
    } else {
        cup_check(buf_text(&text), text.len, cup_verify_on_fault, &saying, &checked);
    }
    if (status == STATUS_REFUSED && checked.faults == 0) {
        char seal[2 * DRAW_SEED + 1];
        sodium_bin2hex(seal, sizeof(seal), checked.commitment, DRAW_SEED);
        cup_verify_tell(&checked, seal, said);
        cup_verify_items_cup(&checked, seal, items);
        status = 0;
    }
    cup_free(&checked.cup);
    return status;
}
