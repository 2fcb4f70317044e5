/*
 * Who watches a table without playing. Nothing of this is stored.
 */
#include "table_private.h"

/* Tells the watcher and everybody else at the table that the watcher came or went. Spectators could
 * send messages by choosing their names, so the players of a ranked game are told no name. */
static void table_watch_tell_watching(struct table *t, const struct watcher *w,
                                      enum notice_kind kind, int now)
{
    struct outbox out = {0};
    struct notice n = {.kind = kind, .watched = now};
    if (!game_in_play(t) || !t->game->row.competitive)
        n.who = notice_who(w->name, 0);
    outbox_put(&out, 0, &n);
    n.who = notice_who(w->name, 0);
    outbox_put(&out, w->id, &n);
    outbox_send(t->tables, t, t->rules, &out, 0);
}

void watch_end(struct tables *ts, int64_t person)
{
    struct table *t = tables_find(ts, table_place(&ts->watching, person));
    int at = 0;
    if (!t)
        return;
    while (at < t->nwatchers && t->watcher[at].id != person)
        at++;
    if (at == t->nwatchers)
        return;
    struct watcher gone = t->watcher[at];
    t->watcher[at] = t->watcher[--t->nwatchers];
    table_count(t);
    table_watch_tell_watching(t, &gone, NOTICE_UNWATCHED, t->nwatchers);
    table_place_set(&ts->watching, person, 0);
}

const char *watch_begin(struct table *t, const struct table_message *m)
{
    struct tables *ts = t->tables;
    if (seating_seat_of(&t->shown, m->from.id) != 0 &&
        table_place(&ts->seated, m->from.id) == t->number)
        return N_("You sit at this table. Type `look` to see it.");
    if (t->shown.daily != 0)
        return t->shown.daily < 0
                   ? N_("A duel is played without spectators. Type `watch` for a table that "
                        "can be watched.")
                   : N_("The deal of the day is played without spectators. Type `daily` to "
                        "see what there is of it.");
    if (t->nwatchers >= TABLE_WATCHERS_MAX)
        return table_why(ts, "No more people can watch table %d. Type `tables` to find another.",
                         t->number);
    if (table_place(&ts->watching, m->from.id) == t->number) {
        table_done(ts, m);
        return NULL;
    }
    watch_end(ts, m->from.id);
    struct watcher came = {.id = m->from.id};
    memcpy(came.name, m->from.name, sizeof(came.name));
    table_place_set(&ts->watching, m->from.id, t->number);
    table_watch_tell_watching(t, &came, NOTICE_WATCHING, t->nwatchers + 1);
    t->watcher = xreallocarray(t->watcher, (size_t)t->nwatchers + 1, sizeof(*t->watcher));
    t->watcher[t->nwatchers++] = came;
    table_count(t);
    table_done(ts, m);
    return NULL;
}
