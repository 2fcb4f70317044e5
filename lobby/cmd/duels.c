/*
 * duel: two people play the same deal, each against bots, within a day (DD-D8).
 */
#include <string.h>
#include <strings.h>

#include "choose.h"
#include "cmd.h"
#include "deal.h"
#include "duel.h"
#include "once.h"
#include "utf8.h"

/* ---- The list ---- */

static void cmd_duels_list_show(struct session *s)
{
    SESSION_SPEAKS(s);
    struct buf out = {0};
    for (const struct duel *duel = NULL; (duel = duel_next(s->lobby, s->person, duel));) {
        duel_put_state(s, duel, &out);
        buf_putc(&out, '\n');
    }
    if (out.len == 0)
        buf_puts(&out, tr("You have no duels. Type `duel`, a name and a game, as in `duel bob "
                          "palace`: you both play the same cards against bots.\n"));
    session_show(s, &out);
}

/* ---- Asking somebody ---- */

/* A duel on its way to the store. */
struct duel_asking {
    struct errand errand;
    struct store_duel row;
};

static void cmd_duels_asked(void *arg, enum store_status status)
{
    struct duel_asking *a = arg;
    struct lobby *lobby = a->errand.lobby;
    struct session *s = errand_session(a), *to = lobby_by_person(lobby, a->row.other);
    if (status == STORE_OK) {
        duel_put(lobby, &a->row);
        errand_show_answer(a);
    } else if (s) {
        session_say(s, "The duel could not be stored. Try again later.");
    }
    if (status == STORE_OK && to && to->state == SESSION_IN) {
        const struct game_rules *rules = game_find(a->row.board);
        SESSION_SPEAKS(to);
        session_ring(to);
        session_say(to,
                    "!! %s asks you for a duel at %s: you both play the same cards, each against "
                    "bots. Type `duel play %s` within 24 hours, or `duel decline %s`.",
                    a->row.name, rules->title, a->row.name, a->row.name);
    }
    errand_end(a);
}

static struct session *cmd_duels_opponent(struct session *s, const char *name)
{
    struct session *to = lobby_by_name(s->lobby, name, true);
    if (!to)
        session_say(s, "Nobody called %s is on. Type `who` to see who is.", name);
    else if (to == s)
        session_say(s, "That is you. Type `duel` and somebody else's name.");
    else if (to->kind != PERSON_ACCOUNT)
        session_say(s, "%s is a guest, and a duel needs two accounts.", to->name);
    else if (duel_open(s->lobby, s->person, to->name))
        session_say(s, "You have a duel with %s already. Type `duel` to see how it stands.",
                    to->name);
    else if (duel_count(s->lobby, s->person) >= DUELS_OPEN_MAX)
        session_say(s, "You have %d duels that are not over. Play them first.", DUELS_OPEN_MAX);
    else if (duel_count(s->lobby, to->person) >= DUELS_OPEN_MAX)
        session_say(s, "%s has %d duels that are not over. Ask again later.", to->name,
                    DUELS_OPEN_MAX);
    else if (!cmd_offer_refused(s, to, false))
        return to;
    return NULL;
}

static void cmd_duels_ask(struct session *s, const char *name, const char *game)
{
    const struct game_rules *rules = game ? choose_named(game) : NULL;
    if (!rules) {
        if (game)
            session_say(s, "There is no game \"%s\". Type `duel %s palace`, for example.", game,
                        name);
        else
            session_say(s, "A duel at which game? Type `duel %s palace`, for example.", name);
        return;
    }
    if (DAILY_SEATS < rules->min_seats || DAILY_SEATS > rules->max_seats) {
        session_say(s, "%s is not played by four, so there are no duels at it.", rules->title);
        return;
    }
    struct session *to = cmd_duels_opponent(s, name);
    if (!to)
        return;
    struct duel_asking *a = errand_new(s->lobby, s, sizeof(*a));
    duel_make(s, to, rules, &a->row);
    errand_keep_answer(
        a,
        "You ask %s for a duel at %s. Each of you has 24 hours to begin it: `duel play "
        "%s`. Who scores better has won, and nothing else comes of it.",
        to->name, rules->title, to->name);
    errand_writes(a, NULL);
    store_put(s->lobby->deps.store, STORE_RECORD_DUEL, &a->row, cmd_duels_asked, a);
}

/* ---- Playing, declining ---- */

/* The open duel with that person; NULL: there is none, and the session has been told. */
static struct duel *cmd_duels_open_named(struct session *s, const char *name)
{
    struct duel *duel = duel_open(s->lobby, s->person, name);
    if (!duel && name)
        session_say(s, "You have no open duel with %s. Type `duel` to see those you have.", name);
    else if (!duel)
        session_say(s, "You have no open duel. Type `duel`, a name and a game to ask somebody.");
    return duel;
}

static void cmd_duels_play(struct session *s, const char *name)
{
    struct duel *duel = cmd_duels_open_named(s, name);
    int side = duel ? duel_side(duel, s->person) : 0;
    struct table_info info;
    int32_t table;
    if (!duel)
        return;
    if (session_where(s, &table) == CMD_TABLE && tables_info(s->lobby->tables, table, &info)) {
        if (info.state == TABLE_PLAYING && info.daily == -duel->row.number)
            session_look(s, table);
        else
            session_say(s, "You sit at table %d. Type `leave` first.", (int)table);
        return;
    }
    const struct game_rules *rules = game_find(duel->row.board);
    if (duel->side[side].id != 0) {
        session_say(s, "You have begun that duel already. Type `duel` to see how it stands.");
    } else if (clock_wall(s->lobby->deps.clock) >= duel_ends_ms(duel) || !rules) {
        session_say(s, "The 24 hours of that duel are over.");
    } else {
        struct table_message m = {.kind = TABLE_DAILY,
                                  .daily = {.day = (int32_t)-duel->row.number,
                                            .rules = rules,
                                            .last_ms = duel_last_ms(duel),
                                            .counts = true}};
        duel_seed(duel, m.daily.seed);
        session_say(s, "This is your side of the duel, and you have one try. Leaving it is the "
                       "worst result. The bots answer at once, and nobody watches.");
        session_send(s, &m, NULL);
    }
}

static void cmd_duels_declined(void *arg, enum store_status status)
{
    struct duel_asking *a = arg;
    struct session *s = errand_session(a);
    if (status == STORE_OK)
        errand_show_answer(a);
    else if (s)
        session_say(s, "The duel could not be declined. Try again later.");
    duel_declined(a->errand.lobby, &a->row, status == STORE_OK);
    errand_end(a);
}

static void cmd_duels_decline(struct session *s, const char *name)
{
    struct duel *duel = cmd_duels_open_named(s, name);
    int side = duel ? duel_side(duel, s->person) : 0;
    if (!duel)
        return;
    if (duel->side[side].id != 0 || (side == 0 && duel->side[1].id != 0)) {
        session_say(s, "That duel is being played already, and goes on to its end.");
        return;
    }
    struct duel_asking *a = errand_new(s->lobby, s, sizeof(*a));
    duel_declining(duel, s->person, &a->row);
    errand_keep_answer(a, "You decline the duel with %s.", duel_name(duel, 1 - side));
    errand_writes(a, NULL);
    store_put(s->lobby->deps.store, STORE_RECORD_DUEL, &a->row, cmd_duels_declined, a);
}

static void cmd_duels_run(struct session *s, const struct cmd_args *args)
{
    const char *what = args->word[0], *one = args->word[1];
    if (s->kind != PERSON_ACCOUNT)
        session_say(s, "A duel needs an account. Type `register` to make one.");
    else if (!what)
        cmd_duels_list_show(s);
    else if (strcasecmp(what, "play") == 0)
        cmd_duels_play(s, one);
    else if (strcasecmp(what, "decline") == 0)
        cmd_duels_decline(s, one);
    else
        cmd_duels_ask(s, what, one);
}

const struct command duel_commands[] = {
    {"duel", cmd_duels_run,
     N_("one deal for two, each against bots, within a day: duel bob palace, duel play "
        "bob, duel decline bob; alone, how yours stand"),
     .pattern = "[NAME] [TEXT]", .where = CMD_ANY, .flood = CMD_TALK},
    {NULL}};
