/*
 * Game records, checked without a server.
 */
#include "verify.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "maintain.h"
#include "replay.h"
#include "shuffle.h"
#include "xalloc.h"

/* The record that is being checked. It is large, so it is not on the stack. */
struct verifying {
    struct record record;
    struct record_events events;
    struct record_fault fault;
    struct replay replay;
};

bool verify_read(const char *path, size_t max, struct buf *text)
{
    bool input = strcmp(path, "-") == 0;
    FILE *file = input ? stdin : fopen(path, "re");
    char bytes[16384];
    size_t got;
    if (!file)
        return false;
    errno = 0;
    while (text->len <= max && (got = fread(bytes, 1, sizeof(bytes), file)) > 0)
        buf_add(text, bytes, got);
    int error = ferror(file) ? errno : 0;
    if (!input)
        fclose(file);
    errno = error;
    return error == 0;
}

static void verify_wrong(const struct verifying *v, const char *path, struct buf *said)
{
    if (v->fault.line > 0)
        buf_printf(said, "%s:%d: %s\n", path, v->fault.line, v->fault.why);
    else
        buf_printf(said, "%s: %s\n", path, v->fault.why);
}

static const char *verify_player_at(const struct record *r, int seat)
{
    return r->player[r->seat[seat] - 1].name;
}

static const char *const end[] = {"finished", "cancelled", "void", "frozen"};

/* `seal` NULL: no commitment was told. */
static void verify_items_game(const struct verifying *v, const char *seal, struct act_items *items)
{
    const struct record *r = &v->record;
    act_items_begin(items);
    act_items_add(items, "number=%jd game=%s started=@%jd end=%s", r->number, v->replay.rules->id,
                  r->started_ms, end[r->end]);
    act_items_list(items, "seats");
    for (int s = 1; s <= r->nplayers; s++) {
        act_items_begin(items);
        act_items_add(items, "seat=%d name=%s", s, verify_player_at(r, s));
        if (r->score[s].place != 0)
            act_items_number(items, "place", r->score[s].place);
        else
            act_items_null(items, "place");
    }
    act_items_list_end(items);
    act_items_text(items, "seal", seal);
}

static void verify_tell_game(const struct verifying *v, struct buf *said)
{
    const struct record *r = &v->record;
    char started[RECORD_TIME_MAX];
    record_time(r->started_ms, started);
    buf_printf(said, "Game %lld, %s, %s, %s.\n", (long long)r->number, v->replay.rules->title,
               started, end[r->end]);
    for (int s = 1; s <= r->nplayers; s++)
        if (r->score[s].place != 0)
            buf_printf(said, "  seat %d: %s, place %d\n", s, verify_player_at(r, s),
                       r->score[s].place);
        else
            buf_printf(said, "  seat %d: %s\n", s, verify_player_at(r, s));
}

int verify_file(const struct local_call *call, struct buf *said, struct act_items *items)
{
    const char *path = call->argument;
    char seal[2 * RECORD_HASH + 1];
    BUF_LOCAL text = {0};
    FREED struct verifying *v = xcalloc(1, sizeof(*v));
    int status = STATUS_REFUSED;
    if (!verify_read(path, RECORD_TEXT_MAX, &text)) {
        status = STATUS_AWAY;
        buf_printf(said, "%s: It cannot be read: %s.\n", path, strerror(errno));
    } else if (!record_read(buf_text(&text), text.len, &v->record, &v->events, &v->fault) ||
               !replay_all(&v->replay, &v->record, &v->events, shuffle_hash, &v->fault)) {
        verify_wrong(v, path, said);
    } else {
        verify_tell_game(v, said);
        if (v->record.committed) {
            buf_puts(said,
                     "The secret is the one that was sealed before the game, the seed and the "
                     "seats follow from it\n"
                     "and the players' words, and every event and the places are as the rules have "
                     "it.\n");
            record_hex(v->record.commitment, RECORD_HASH, seal);
            buf_printf(said, "Its seal, to compare with the one that was told at the table:\n%s\n",
                       seal);
            verify_items_game(v, seal, items);
            status = 0;
        } else {
            buf_puts(said,
                     "Every event and the places are as the rules have it. But the shuffle was not "
                     "sealed before the\n"
                     "game, so whether it was fair cannot be checked.\n");
            verify_items_game(v, NULL, items);
        }
    }
    return status;
}
