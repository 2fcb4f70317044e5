/*
 * Records of games and of cups, checked without a server.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <sodium.h>
#include <string.h>
#include <unistd.h>

#include "act_items.h"
#include "calendar.h"
#include "cup_record.h"
#include "local_acts.h"
#include "replay.h"
#include "shuffle.h"
#include "xalloc.h"

/* The path of the record, and what is said about the record. */
struct saying {
    const char *path;
    struct buf *said;
};

/* Reads the record to its end, or until there are more than `max` bytes. False: it cannot be read,
 * and that was said. */
static bool verify_read(const struct saying *s, size_t max, struct buf *text)
{
    const bool input = strcmp(s->path, "-") == 0;
    const int fd = input ? STDIN_FILENO : open(s->path, O_RDONLY | O_CLOEXEC);
    const bool good = fd >= 0 && buf_read(text, fd, max + 1) >= 0;
    if (!good)
        buf_printf(s->said, "%s: It cannot be read: %s.\n", s->path, strerror(errno));
    if (fd >= 0 && !input)
        close(fd);
    return good;
}

static void verify_wrong(void *arg, int line, const char *why)
{
    const struct saying *s = arg;
    if (line > 0)
        buf_printf(s->said, "%s:%d: %s\n", s->path, line, why);
    else
        buf_printf(s->said, "%s: %s\n", s->path, why);
}

/* Adds the field `place`, which is null if the place is 0: then there is none. */
static void verify_put_place(struct act_items *items, int place)
{
    if (place != 0)
        act_items_number(items, "place", place);
    else
        act_items_null(items, "place");
}

/* ---- Games ---- */

/* The record that is being checked. It is large, so it is not on the stack. */
struct verifying {
    struct record record;
    struct record_events events;
    struct record_fault fault;
    struct replay replay;
};

static const char *const end[] = {"finished", "cancelled", "void", "frozen"};

/* Tells who sat where and what place they got, in words and as fields. */
static void verify_put_seats(const struct record *r, struct buf *said, struct act_items *items)
{
    act_items_list(items, "seats");
    for (int s = 1; s <= r->nplayers; s++) {
        const char *name = r->player[r->seat[s] - 1].name;
        buf_printf(said, "  seat %d: %s", s, name);
        if (r->score[s].place != 0)
            buf_printf(said, ", place %d", r->score[s].place);
        buf_putc(said, '\n');
        act_items_begin(items);
        act_items_add(items, "seat=%d name=%s", s, name);
        verify_put_place(items, r->score[s].place);
    }
    act_items_list_end(items);
}

int verify_file(const struct local_call *call, struct buf *said, struct act_items *items)
{
    struct saying saying = {call->argument, said};
    char started[CALENDAR_STAMP], seal[2 * RECORD_HASH + 1];
    BUF_LOCAL text = {0};
    FREED struct verifying *v = xcalloc(1, sizeof(*v));
    const struct record *r = &v->record;
    if (!verify_read(&saying, RECORD_TEXT_MAX, &text))
        return STATUS_AWAY;
    if (!record_read(buf_text(&text), text.len, &v->record, &v->events, &v->fault) ||
        !replay_all(&v->replay, &v->record, &v->events, shuffle_hash, &v->fault)) {
        verify_wrong(&saying, v->fault.line, v->fault.why);
        return STATUS_REFUSED;
    }
    calendar_stamp(r->started_ms, started);
    buf_printf(said, "Game %lld, %s, %s, %s.\n", (long long)r->number, v->replay.rules->title,
               started, end[r->end]);
    act_items_begin(items);
    act_items_add(items, "number=%jd game=%s started=@%jd end=%s", r->number, v->replay.rules->id,
                  r->started_ms, end[r->end]);
    verify_put_seats(r, said, items);
    if (!r->committed) {
        buf_puts(said,
                 "Every event and the places are as the rules have it. But the shuffle was not "
                 "sealed before the\n"
                 "game, so whether it was fair cannot be checked.\n");
        act_items_null(items, "seal");
        return STATUS_REFUSED;
    }
    buf_puts(said, "The secret is the one that was sealed before the game, the seed and the seats "
                   "follow from it\n"
                   "and the players' words, and every event and the places are as the rules have "
                   "it.\n");
    record_hex(r->commitment, RECORD_HASH, seal);
    buf_printf(said, "Its seal, to compare with the one that was told at the table:\n%s\n", seal);
    act_items_text(items, "seal", seal);
    return 0;
}

/* ---- Cups ---- */

/* The entrants' numbers, sorted by place. In a cup that was not played to its end they are in the
 * order in which they joined. The caller frees the result. */
static int *verify_by_place(const struct cup *cup)
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

static const char *verify_end_of(const struct cup *cup)
{
    return cup->state == CUP_OVER ? "over" : cup->state == CUP_CALLED_OFF ? "called-off" : "void";
}

static void verify_put_cup(const struct cup_checked *checked, const char *seal, struct buf *said,
                           struct act_items *items)
{
    const struct cup *cup = checked->cup;
    FREED int *order = verify_by_place(cup);
    buf_printf(said, "Cup %" PRId64 ", %s %s, %s, %d players, %d tables.\n", cup->number,
               cup->words.rules->title, cup_form_name(cup->words.form), verify_end_of(cup),
               cup->entrants, cup->tables);
    act_items_begin(items);
    act_items_add(items, "number=%jd game=%s form=%s end=%s tables=%d drawings=%d", cup->number,
                  cup->words.rules->id, cup_form_name(cup->words.form), verify_end_of(cup),
                  cup->tables, checked->drawings);
    act_items_list(items, "players");
    for (int i = 0; i < cup->entrants; i++) {
        const struct cup_entrant *who = &cup->entrant[order[i]];
        if (who->place != 0)
            buf_printf(said, "  %d. %s", who->place, who->name);
        else
            buf_printf(said, "  %s", who->name);
        if (who->prize > 0)
            buf_printf(said, ", %" PRId64 " chips%s", who->prize, cup->back ? " back" : "");
        buf_putc(said, '\n');
        act_items_begin(items);
        act_items_text(items, "name", who->name);
        verify_put_place(items, who->place);
        act_items_number(items, "chips", who->prize);
    }
    act_items_list_end(items);
    act_items_text(items, "seal", seal);
    buf_printf(said,
               "The seed is the one whose hash was shown when the cup opened, %d drawings follow "
               "from it\n"
               "and from the results, and the standings and chips follow from the results by the "
               "rules.\n"
               "Its hash, to compare with the one that was shown:\n%s\n",
               checked->drawings, seal);
}

int verify_cup(const struct local_call *call, struct buf *said, struct act_items *items)
{
    struct saying saying = {call->argument, said};
    struct cup_checked checked = {0};
    char seal[2 * DRAW_SEED + 1];
    BUF_LOCAL text = {0};
    if (!verify_read(&saying, CUP_RECORD_TEXT_MAX, &text))
        return STATUS_AWAY;
    cup_check(buf_text(&text), text.len, verify_wrong, &saying, &checked);
    if (checked.faults == 0) {
        sodium_bin2hex(seal, sizeof(seal), checked.commitment, DRAW_SEED);
        verify_put_cup(&checked, seal, said, items);
    }
    cup_free(&checked.cup);
    return checked.faults == 0 ? 0 : STATUS_REFUSED;
}
