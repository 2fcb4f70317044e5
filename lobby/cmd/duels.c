/*
 * The command `duel`: two people play the same deal, each against bots, within a day (DD-D8).
 */
#include "cmd.h"
#include "code.h"
#include "duel.h"

/* ---- Asking somebody ---- */

/* A duel on its way to the store. */
struct duel_asking {
    struct errand errand;
    struct store_duel row;
    struct store_code code; /* that `duel link` makes, or by which somebody came; id 0: none */
};

static void duels_asked(void *arg, enum store_status status)
{
    struct duel_asking *a = arg;
    struct lobby *lobby = a->errand.lobby;
    struct session *to = lobby_by_person(lobby, a->row.other);
    duel_asked(lobby, a->row.number, status == STORE_OK);
    if (status == STORE_OK && a->code.id != 0)
        code_put(lobby, &a->code);
    if (status == STORE_OK && to && to->state == SESSION_IN) {
        const struct game_rules *rules = game_find(a->row.board);
        SESSION_SPEAKS(to);
        session_ring(to);
        session_say(to,
                    "!! %s asks you for a duel at %s: you both play the same cards, each against "
                    "bots. Type `duel play %s` within 24 hours, or `duel decline %s`.",
                    a->row.name, rules->title, a->row.name, a->row.name);
    }
    errand_answered(a, status == STORE_OK, "The duel could not be stored. Try again later.");
}

/* Whether the session has as many open duels as it can. If so, says so. */
static bool duels_full(struct session *s)
{
    bool full = duel_count(s->lobby, s->person) >= DUELS_OPEN_MAX;
    if (full)
        session_say(s, "You have %d duels that are not over. Play them first.", DUELS_OPEN_MAX);
    return full;
}

static struct session *duels_opponent(struct session *s, const char *name)
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
    else if (duels_full(s))
        return NULL;
    else if (duel_count(s->lobby, to->person) >= DUELS_OPEN_MAX)
        session_say(s, "%s has %d duels that are not over. Ask again later.", to->name,
                    DUELS_OPEN_MAX);
    else if (!cmd_offer_refused(s, to, false))
        return to;
    return NULL;
}

/* The game that is meant; NULL: there are no duels at it, and the session has been told. */
static const struct game_rules *duels_game(struct session *s, const char *name, const char *game)
{
    const struct game_rules *rules = game ? choose_named(game) : NULL;
    if (!rules && game)
        session_say(s, "There is no game \"%s\". Type `duel %s palace`, for example.", game, name);
    else if (!rules)
        session_say(s, "A duel at which game? Type `duel %s palace`, for example.", name);
    else if (DAILY_SEATS < rules->min_seats || DAILY_SEATS > rules->max_seats)
        session_say(s, "%s is not played by four, so there are no duels at it.", rules->title);
    else
        return rules;
    return NULL;
}

static void duels_ask(struct session *s, const char *name, const char *game)
{
    struct session *to = duels_opponent(s, name);
    const struct game_rules *rules = to ? duels_game(s, name, game) : NULL;
    if (!rules)
        return;
    struct duel_asking *a = errand_new(s->lobby, s, sizeof(*a));
    duel_make(s, to, rules, &a->row);
    errand_keep_answer(a,
                       "You ask %s for a duel at %s. Each of you has 24 hours to begin it: `duel "
                       "play %s`. Whoever scores better wins, and it counts for nothing else.",
                       to->name, rules->title, to->name);
    errand_writes(a, NULL);
    store_put(s->lobby->deps.store, STORE_RECORD_DUEL, &a->row, duels_asked, a);
}

/* ---- A duel with whoever comes (ME-D11) ---- */

static void duels_link(struct session *s, const char *game)
{
    BUF_LOCAL out = {0};
    const struct game_rules *rules = duels_full(s) ? NULL : duels_game(s, "link", game);
    if (!rules)
        return;
    struct duel_asking *a = errand_new(s->lobby, s, sizeof(*a));
    duel_make(s, NULL, rules, &a->row);
    code_make(s, STORE_CODE_DUEL, 0, a->row.number, &a->code);
    buf_printf(
        &out,
        tr("Whoever comes with the code %s within 24 hours plays the same deal of %s as you. "
           "Type `duel play %s` for your side."),
        a->code.code, rules->title, DUEL_ANYBODY);
    code_put_ways(s->lobby, a->code.code, a->code.code, NULL, &out);
    errand_keep_answer(a, "%s", buf_text(&out));
    const struct store_row code = STORE_ROW(STORE_RECORD_CODE, &a->code);
    errand_writes(a, &(struct store_attached){.records = &code, .nrecords = 1});
    store_put(s->lobby->deps.store, STORE_RECORD_DUEL, &a->row, duels_asked, a);
}

/* ---- Playing, declining ---- */

static const char duels_changing[] =
    N_("That duel is being stored right now. Type it again in a moment.");

/* The open duel with that person; NULL: there is none, or it is changing, and the session has been
 * told. */
static struct duel *duels_open_named(struct session *s, const char *name)
{
    struct duel *duel = duel_open(s->lobby, s->person, name);
    if (duel && !duel->changing)
        return duel;
    if (duel)
        session_say(s, "%s", tr(duels_changing));
    else if (name)
        session_say(s, "You have no open duel with %s. Type `duel` to see those you have.", name);
    else
        session_say(s, "You have no open duel. Type `duel`, a name and a game to ask somebody.");
    return NULL;
}

/* Opens the table where an account plays its side, or where a guest plays the same cards, which
 * does not count. */
static void duels_deal(struct session *s, const struct duel *duel, bool counts)
{
    struct table_message m = {.kind = TABLE_DAILY,
                              .daily = {.day = (int32_t)-duel->row.number,
                                        .rules = game_find(duel->row.board),
                                        .last_ms = duel_last_ms(duel),
                                        .counts = counts}};
    duel_seed(duel, m.daily.seed);
    session_say(s, counts ? N_("This is your side of the duel, and you have one try. Leaving it is "
                               "the worst result. The bots answer at once, and nobody watches.")
                          : N_("These are the cards of the duel. As a guest you play them for "
                               "nothing; with an account it would count."));
    session_send(s, &m, NULL);
}

static void duels_play(struct session *s, const char *name)
{
    struct duel *duel = duels_open_named(s, name);
    int side = duel ? duel_side(duel, s->person) : 0;
    struct table_info info;
    if (!duel)
        return;
    bool sits = session_at(s, &info) == CMD_TABLE;
    if (sits && info.state == TABLE_PLAYING && info.daily == -duel->row.number)
        session_look(s, info.number);
    else if (sits)
        session_say(s, "You sit at table %d. Type `leave` first.", (int)info.number);
    else if (duel->side[side].id != 0)
        session_say(s, "You have begun that duel already. Type `duel` to see how it stands.");
    else if (clock_wall(s->lobby->deps.clock) >= duel_ends_ms(duel))
        session_say(s, "The 24 hours of that duel are over.");
    else if (!game_find(duel->row.board))
        session_say(s,
                    "This server does not have the game %s. Type `duel decline %s`, or wait until "
                    "the duel ends by itself.",
                    duel->row.board, duel_name(duel, 1 - side));
    else
        duels_deal(s, duel, true);
}

/* ---- Coming with the code of a duel ---- */

static void duels_taken(void *arg, enum store_status status)
{
    struct duel_asking *t = arg;
    struct lobby *lobby = t->errand.lobby;
    struct session *s = errand_session(t), *from = lobby_by_person(lobby, t->row.account);
    struct duel *duel = duel_numbered(lobby, t->row.number);
    if (duel)
        duel->changing = false;
    if (status == STORE_OK && duel) {
        duel->row = t->row;
        store_drop(lobby->deps.store, STORE_RECORD_CODE, t->code.id, NULL, NULL);
        code_drop(lobby, t->code.id);
        errand_show_answer(t);
        if (from && from->state == SESSION_IN)
            session_say(from, "!! %s takes up your duel at %s.", t->row.other_name,
                        game_find(t->row.board)->title);
        if (s)
            duels_play(s, t->row.name);
    } else if (s) {
        session_say(s, "The duel could not be stored. Try again later.");
    }
    errand_end(t);
}

void cmd_duel_coded(struct session *s, const struct store_code *code)
{
    struct duel *duel = duel_numbered(s->lobby, code->target);
    const struct game_rules *rules = duel ? game_find(duel->row.board) : NULL;
    if (!duel || duel->row.state != STORE_DUEL_OPEN || duel->row.other != 0) {
        session_say(s, "Somebody has taken up that duel, or it is over. Ask for a new code.");
    } else if (duel->changing) {
        session_say(s, "%s", tr(duels_changing));
    } else if (!rules) {
        session_say(s, "This server does not have the game %s. Ask for the code of another duel.",
                    duel->row.board);
    } else if (duel_side(duel, s->person) == 0) {
        session_say(s, "That is the code of your own duel. Type `duel play %s` for your side.",
                    DUEL_ANYBODY);
    } else if (s->kind != PERSON_ACCOUNT) {
        duels_deal(s, duel, false);
    } else if (duel_open(s->lobby, s->person, duel->row.name)) {
        session_say(s, "You have a duel with %s already. Type `duel` to see how it stands.",
                    duel->row.name);
    } else if (!duels_full(s)) {
        struct duel_asking *t = errand_new(s->lobby, s, sizeof(*t));
        duel->changing = true;
        t->row = duel->row;
        t->row.other = s->person;
        t->code.id = code->id;
        utf8_copy(s->name, t->row.other_name, sizeof(t->row.other_name));
        errand_keep_answer(t,
                           "You take up the duel with %s at %s. Type `duel` to see how it stands.",
                           t->row.name, rules->title);
        errand_writes(t, NULL);
        store_put(s->lobby->deps.store, STORE_RECORD_DUEL, &t->row, duels_taken, t);
    }
}

static void duels_declined(void *arg, enum store_status status)
{
    struct duel_asking *a = arg;
    duel_declined(a->errand.lobby, &a->row, status == STORE_OK);
    errand_answered(a, status == STORE_OK, "The duel could not be declined. Try again later.");
}

static void duels_decline(struct session *s, const char *name)
{
    struct duel *duel = duels_open_named(s, name);
    int side = duel ? duel_side(duel, s->person) : 0;
    if (duel && (duel->side[side].id != 0 || (side == 0 && duel->side[1].id != 0))) {
        session_say(s, "That duel is being played already, and goes on to its end.");
    } else if (duel) {
        struct duel_asking *a = errand_new(s->lobby, s, sizeof(*a));
        duel_declining(duel, s->person, &a->row);
        errand_keep_answer(a, "You decline the duel with %s.", duel_name(duel, 1 - side));
        errand_writes(a, NULL);
        store_put(s->lobby->deps.store, STORE_RECORD_DUEL, &a->row, duels_declined, a);
    }
}

static void duels_run(struct session *s, const struct cmd_args *args)
{
    const char *what = args->word[0], *one = args->word[1];
    struct buf out = {0};
    if (s->kind != PERSON_ACCOUNT) {
        session_say(s, "A duel needs an account. Type `register` to make one.");
    } else if (!what) {
        for (const struct duel *duel = NULL; (duel = duel_next(s->lobby, s->person, duel));) {
            duel_put_state(s, duel, &out);
            buf_putc(&out, '\n');
        }
        if (out.len == 0)
            buf_puts(&out, tr("You have no duels. Type `duel`, a name and a game, as in `duel bob "
                              "palace`: you both play the same cards against bots.\n"));
        session_show(s, &out);
    } else if (strcasecmp(what, "play") == 0) {
        duels_play(s, one);
    } else if (strcasecmp(what, "decline") == 0) {
        duels_decline(s, one);
    } else if (strcasecmp(what, "link") == 0) {
        duels_link(s, one);
    } else {
        duels_ask(s, what, one);
    }
}

const struct command duel_commands[] = {
    {"duel", duels_run,
     N_("one deal for two, each against bots, within a day: duel bob palace, duel play "
        "bob, duel decline bob, duel link palace; alone, how yours stand"),
     .pattern = "[NAME] [TEXT]", .where = CMD_ANY, .flood = CMD_TALK},
    {NULL}};
