/*
 * Makes a game void by its number (RK-D15). A table is not enough to name the game: when the staff
 * find out that players helped each other, their table has mostly begun another game or is closed.
 * A game that the room no longer holds is replayed from its journal, as when the room starts. Then
 * it ends like any void game, so that its journal stays complete.
 */
#include "table_private.h"

/* The game of this number, if a table has it or a vote on it is open. */
static struct game *table_undo_game_held(const struct tables *ts, int64_t number)
{
    struct game *g;
    LIST_FOREACH (g, &ts->every, all)
        if ((g->table || g->voting) && g->row.number == number)
            return g;
    return NULL;
}

/* Whether somebody is making the game void already: the room is reading it to replay it, or is
 * writing its end. */
static bool table_undo_runs(const struct tables *ts, int64_t number)
{
    const struct mail *undo;
    const struct game *g;
    STAILQ_FOREACH (undo, &ts->undos, next)
        if (undo->message.game_number == number)
            return true;
    LIST_FOREACH (g, &ts->every, all)
        if (g->undoing && g->row.number == number)
            return true;
    return false;
}

/* Why the game cannot be made void; NULL: it can. */
static const char *table_undo_refusal(struct tables *ts, const struct table_message *m,
                                      const struct game *g)
{
    if (m->from.id != 0 && game_seat_of(g, m->from.id) != 0)
        return N_("You played in that game. Leave it to somebody else on the staff.");
    if (g->ahead->end == STORE_GAME_VOID)
        return table_why(ts, "Game %jd is void already.", m->game_number);
    if (g->ahead->end == STORE_GAME_FROZEN)
        return table_why(ts, "Game %jd was not scored, and its bets went back.", m->game_number);
    return NULL;
}

void undo_loaded(struct tables *ts, struct mail *undo, enum store_status status, struct game *g)
{
    const struct table_message *m = &undo->message;
    const int64_t number = m->game_number;
    const char *why;
    STAILQ_REMOVE(&ts->undos, undo, mail, next);
    if (store_failed(status))
        why = table_why(ts,
                        "Game %jd could not be read, so it stays as it is. Type it again in a "
                        "moment.",
                        number);
    else if (!g && status == STORE_OK)
        why = table_why(ts,
                        "Game %jd cannot be replayed here, so it stays as it is. Adjust the "
                        "balances one by one.",
                        number);
    else if (!g)
        why = table_why(ts, "There is no game %jd. Type `history NAME` to see somebody's.", number);
    else if (g->ahead->end == STORE_GAME_LIVE)
        why = table_why(ts, "Game %jd is being played right now. Type it again.", number);
    else
        why = table_undo_refusal(ts, m, g);
    table_refuse(ts, m, why);
    if (!why) {
        g->undoing = true;
        game_void(g, m, m->text); /* its batch frees it */
    } else if (g) {
        game_free(g);
    }
    table_mail_free(undo);
}

const char *undo_message(struct tables *ts, const struct table_message *m)
{
    struct game *g = table_undo_game_held(ts, m->game_number);
    const char *why = g ? table_undo_refusal(ts, m, g) : NULL;
    if (table_undo_runs(ts, m->game_number))
        return table_why(ts, "Somebody else is making game %jd void right now.", m->game_number);
    if (why)
        return why;
    if (!g) {
        struct mail *undo = table_mail_new(m);
        STAILQ_INSERT_TAIL(&ts->undos, undo, next);
        load_numbered(ts, undo);
    } else if (!g->table) {
        game_void(g, m, m->text);
    } else {
        struct table_message at_table = *m;
        at_table.kind = TABLE_VOID;
        at_table.table = g->table->number;
        tables_send(ts, &at_table);
    }
    return NULL;
}
