/*
 * What the staff can do to a table at any time: close it, void its game, freeze it, give it another
 * host. The caller has checked that the sender may, and that a reason is there where one is needed.
 */

#include "table_private.h"
#include "utf8.h"

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

static void table_staff_do_void(struct table *t, const struct table_message *m)
{
    if (!t->game) {
        table_refuse(t->tables, m, "No game was played at table %d. Type `tables` to see them.",
                     t->number);
        return;
    }
    if (m->game_number != 0 && t->game->row.number != m->game_number) {
        table_refuse(t->tables, m, "Another game began meanwhile. Type the same again.");
        return;
    }
    game_void(t->game, m, m->text);
}

static void table_staff_do_freeze(struct table *t, const struct table_message *m)
{
    bool freeze = m->kind == TABLE_FREEZE;
    if ((t->ahead.frozen[0] != '\0') == freeze) {
        if (freeze)
            table_refuse(t->tables, m,
                         "Table %d is frozen already. Type `resume %d` to let it go on.", t->number,
                         t->number);
        else
            table_refuse(t->tables, m, "Table %d is not frozen.", t->number);
        return;
    }
    struct batch *b = seat_begin(t, m);
    utf8_copy(freeze ? m->text : "", t->ahead.frozen, sizeof(t->ahead.frozen));
    cup_thawed(t);
    b->cup_told = true;
    if (freeze)
        outbox_all(&b->out, &(struct notice){.kind = NOTICE_FROZEN, .said = {t->ahead.frozen}});
    else
        outbox_all(&b->out, &(struct notice){.kind = NOTICE_THAWED});
    seat_submit(b);
}

static void table_staff_do_transfer(struct table *t, const struct table_message *m)
{
    int seat = seating_seat_named(&t->ahead, m->player);
    if (seat == 0 || t->ahead.seat[seat].kind == PERSON_BOT) {
        table_refuse(t->tables, m,
                     "Nobody of that name sits at table %d. Type `inspect %d` to see who does.",
                     t->number, t->number);
        return;
    }
    if (t->ahead.seat[seat].id == t->ahead.host) {
        table_refuse(t->tables, m, "%s is the host of table %d already.", t->ahead.seat[seat].name,
                     t->number);
        return;
    }
    struct batch *b = seat_begin(t, m);
    seat_hand_over(b, seat);
    seat_submit(b);
}

void staff_message(struct table *t, const struct table_message *m)
{
    switch (m->kind) {
    case TABLE_CLOSE: table_staff_do_close(t, m); break;
    case TABLE_VOID: table_staff_do_void(t, m); break;
    case TABLE_TRANSFER: table_staff_do_transfer(t, m); break;
    default: table_staff_do_freeze(t, m); break;
    }
}
