/*
 * Votes about leavers (RK-D6). A vote can outlive its game and the table. Games with an open vote
 * are in one list, and each vote has its own deadline.
 */
#include <strings.h>

#include "table_private.h"

static bool table_vote_still_asked(const struct vote *v, int seat)
{
    return v->open && (v->asked & ~(v->penalize | v->forgive) & seat_bit(seat)) != 0;
}

/* Finds a game in which this person has yet to vote about the leaver that the message names
 * (NULL: about any). `found`: how many leavers fit. */
static struct game *table_vote_find(struct tables *ts, const struct table_message *m, int *voter,
                                    int *leaver, int *found)
{
    struct game *in = NULL;
    *found = 0;
    struct game *g;
    LIST_FOREACH (g, &ts->voting, vote) {
        int seat = game_seat_of(g, m->from.id);
        for (int s = 1; seat != 0 && s <= g->row.nseats; s++) {
            const struct vote *v = &g->shown->vote[s];
            if (!table_vote_still_asked(v, seat))
                continue;
            if (m->player && m->player[0] != '\0' &&
                strcasecmp(m->player, game_seat_name(g, s)) != 0)
                continue;
            *voter = seat;
            *leaver = s;
            in = g;
            ++*found;
        }
    }
    return in;
}

int tables_votes(struct tables *ts, int64_t person, char name[TABLE_NAME_MAX])
{
    const struct table_message any = {.from.id = person};
    int voter, leaver, found;
    const struct game *g = table_vote_find(ts, &any, &voter, &leaver, &found);
    utf8_copy(g ? game_seat_name(g, leaver) : "", name, TABLE_NAME_MAX);
    return found;
}

int tables_votes_on(const struct tables *ts, int64_t person, struct table_vote *out, int cap)
{
    int n = 0;
    const struct game *g;
    LIST_FOREACH (g, &ts->voting, vote) {
        int seat = game_seat_of(g, person);
        if (seat != 0 && g->shown->vote[seat].open && n < cap)
            out[n++] = (struct table_vote){
                .game = g->row.number, .rules = g->rules, .at_ms = g->shown->vote[seat].at_ms};
    }
    return n;
}

enum leave_verdict vote_verdict(const struct vote *v)
{
    if (v->penalized)
        return VERDICT_PENALIZED;
    bool most = __builtin_popcount(v->forgive) * 2 > __builtin_popcount(v->asked);
    return most ? VERDICT_FORGIVEN : VERDICT_NOT_PENALIZED;
}

const char *vote_cast(struct tables *ts, const struct table_message *m)
{
    int voter = 0, leaver = 0, found;
    struct game *g = table_vote_find(ts, m, &voter, &leaver, &found);
    const char *text = m->text ? m->text : "";
    bool yes = strcmp(text, "penalize") == 0;
    if (!g)
        return N_("There is no vote that needs your answer. Type `look` to see where you are.");
    if (found > 1)
        return table_why(ts, "Several players left. Type `%s` and a name.",
                         yes ? "penalize" : "forgive");
    if (!yes && strcmp(text, "forgive") != 0)
        return N_("There are two answers. Type `penalize` or `forgive`.");
    if (game_knows(g, m->command)) {
        table_done(ts, m);
        return NULL;
    }
    const struct play_event e = {
        .kind = EVENT_VOTE, .seat = voter, .other = leaver, .yes = yes, .open = true};
    if (batch_write(g, m, e) != GAME_OK)
        return table_why(ts,
                         "You have answered about %s already. Type `look` to see where you are.",
                         game_seat_name(g, leaver));
    return NULL;
}

/* Closes the votes whose time is up. */
static void table_vote_run(void *arg)
{
    struct game *g = arg;
    struct tables *ts = g->tables;
    int64_t now = tables_now(ts);
    struct batch *b = NULL;
    for (int s = 1; s <= g->row.nseats; s++) {
        if (g->vote_until[s] == 0 || g->vote_until[s] > now)
            continue;
        g->vote_until[s] = now + 1000; /* tried again if the store refuses */
        if (!g->ahead->vote[s].open)
            continue;
        if (!b)
            b = batch_new(ts, g->table, g, BATCH_GAME, NULL);
        /* The verdict is no penalty: if a penalty were sure, the vote would have closed before. */
        batch_event(b, &(struct play_event){.kind = EVENT_VOTED, .seat = s});
    }
    if (b)
        batch_submit_any(b);
    votes_arm(g);
}

void votes_arm(struct game *g)
{
    struct tables *ts = g->tables;
    int64_t next = 0;
    bool open = votes_open(g->shown);
    if (open && !g->voting)
        LIST_INSERT_HEAD(&ts->voting, g, vote);
    else if (!open && g->voting)
        LIST_REMOVE(g, vote);
    g->voting = open;
    for (int s = 1; s <= g->row.nseats; s++) {
        const struct vote *v = &g->shown->vote[s];
        if (!v->open) {
            g->vote_until[s] = 0;
            continue;
        }
        if (g->vote_until[s] == 0) {
            int64_t age = clock_wall(ts->deps.clock) - v->at_ms;
            int64_t left = ts->deps.vote_ms - (age > 0 ? age : 0);
            /* After a restart people get time to come back and answer. */
            int64_t least =
                ts->deps.vote_ms < TABLE_RETURN_LEFT_MS ? ts->deps.vote_ms : TABLE_RETURN_LEFT_MS;
            g->vote_until[s] = tables_now(ts) + (left > least ? left : least);
        }
        if (next == 0 || g->vote_until[s] < next)
            next = g->vote_until[s];
    }
    due_set(ts, &g->due, next, table_vote_run, g);
}

static bool table_vote_over(const struct vote *v)
{
    return v->called && !v->open;
}

void votes_told(const struct batch *b)
{
    const struct game *g = b->game;
    const struct tables_deps *deps = &b->tables->deps;
    bool undone = b->play->end == STORE_GAME_VOID;
    if (!deps->left || (!undone && !play_scores(g, b->play)))
        return;
    for (int s = 1; s <= g->row.nseats; s++) {
        const struct vote *v = &b->play->vote[s];
        bool was = table_vote_over(&b->before->vote[s]);
        if (!table_vote_over(v) || was != undone || g->row.seat[s - 1].kind != STORE_SEAT_ACCOUNT)
            continue;
        deps->left(deps->arg, &(struct table_leave){.account = g->row.seat[s - 1].account,
                                                    .game = g->row.id,
                                                    .game_number = g->row.number,
                                                    .rules = g->rules,
                                                    .away = v->away,
                                                    .penalized = v->penalized,
                                                    .forgiven = vote_verdict(v) == VERDICT_FORGIVEN,
                                                    .undone = undone});
    }
}

void votes_ask(struct tables *ts, int64_t person)
{
    struct game *g;
    LIST_FOREACH (g, &ts->voting, vote) {
        int seat = game_seat_of(g, person);
        for (int s = 1; seat != 0 && s <= g->row.nseats; s++) {
            const struct vote *v = &g->shown->vote[s];
            if (!table_vote_still_asked(v, seat))
                continue;
            ts->deps.notice(ts->deps.arg, person,
                            &(struct notice){.kind = NOTICE_VOTE,
                                             .rules = g->rules,
                                             .who = game_who(g, s),
                                             .span = g->vote_until[s] - tables_now(ts)});
        }
    }
}
