/*
 * What the staff can do to a table at any time: close it, void its game, freeze it, give it another
 * host. The caller has checked that the sender may, and that a reason is there where one is needed.
 */
#include "table_private.h"

static void table_staff_do_close(struct table *t, const struct table_message *m)
{
    if (!game_in_play(t)) {
        seat_close(t, m, m->text);
        return;
    }
    utf8_copy(m->text, t->closing, sizeof(t->closing));
    /* What comes with the message is written with the close, not with the void: if the room dies
     * between the two, the table was not closed. */
    store_attached_free(&t->closing_attached);
    if (m->attached)
        t->closing_attached = store_attached_copy(m->attached);
    struct table_message end = *m;
    end.attached = NULL;
    game_void(t->game, &end, m->text);
}

static const char *table_staff_do_void(struct table *t, const struct table_message *m)
{
    if (!t->game)
        return table_why(t->tables, "No game was played at table %d. Type `tables` to see them.",
                         t->number);
    if (m->game_number != 0 && t->game->row.number != m->game_number)
        return N_("Another game began meanwhile. Type the same again.");
    game_void(t->game, m, m->text);
    return NULL;
}

static const char *table_staff_do_freeze(struct table *t, const struct table_message *m)
{
    bool freeze = m->kind == TABLE_FREEZE;
    if ((t->ahead.frozen[0] != '\0') == freeze)
        return table_why(t->tables,
                         freeze
                             ? N_("Table %d is frozen already. Type `resume %d` to let it go on.")
                             : N_("Table %d is not frozen."),
                         t->number, t->number);
    struct batch *b = seat_begin(t, m);
    seat_freeze(b, freeze ? m->text : "");
    b->cup_told = true;
    seat_submit(b);
    return NULL;
}

static const char *table_staff_do_transfer(struct table *t, const struct table_message *m)
{
    int seat = seating_seat_named(&t->ahead, m->player);
    if (seat == 0 || t->ahead.seat[seat].kind == PERSON_BOT)
        return table_why(t->tables,
                         "Nobody of that name sits at table %d. Type `inspect %d` to see who does.",
                         t->number, t->number);
    if (t->ahead.seat[seat].id == t->ahead.host)
        return table_why(t->tables, "%s is the host of table %d already.", t->ahead.seat[seat].name,
                         t->number);
    struct batch *b = seat_begin(t, m);
    seat_hand_over(b, seat);
    seat_submit(b);
    return NULL;
}

const char *staff_message(struct table *t, const struct table_message *m)
{
    switch (m->kind) {
    case TABLE_CLOSE: table_staff_do_close(t, m); return NULL;
    case TABLE_VOID: return table_staff_do_void(t, m);
    case TABLE_TRANSFER: return table_staff_do_transfer(t, m);
    default: return table_staff_do_freeze(t, m);
    }
}
