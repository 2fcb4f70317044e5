/*
 * The commands `history` and `record` show the games that somebody played, and the record of one.
 */
#include "cmd.h"
#include "deal.h"

enum { HISTORY_ROWS = 60 }; /* how many games are read at once */

/* ---- record ---- */

static void records_show(struct session *s, struct buf *text,
                         const struct record_maker *maker UNUSED)
{
    session_show(s, text);
}

static void records_run(struct session *s, const struct cmd_args *args)
{
    replay_fetch(s, atoll(args->word[0]), records_show);
}

/* ---- history ---- */

struct history_panel {
    struct panel panel;
    char name[64];
    int n;
    bool older; /* there are more games */
    struct ui_history_row row[HISTORY_ROWS];
};

struct history {
    struct errand errand;
    int64_t account, before;
    int read;                   /* how many games have come */
    struct history_panel *list; /* the list that is being read */
};

static void records_history_drop(void *arg)
{
    free(((struct history *)arg)->list);
}

static void records_history_make(struct session *s UNUSED, struct panel *panel,
                                 struct ui_sheet *sheet)
{
    const struct history_panel *v = (const struct history_panel *)panel;
    ui_history(sheet, v->name, v->row, v->n, v->older);
}

static const struct panel_kind history_kind = {.name = N_("history"), .make = records_history_make};

static const char *records_outcome_of(const struct store_game *game, const struct store_seat *seat,
                                      char *out, size_t cap)
{
    switch (game->state) {
    case STORE_GAME_LIVE: return tr("in play");
    case STORE_GAME_CANCELLED: return tr("cancelled");
    case STORE_GAME_VOID: return tr("void");
    case STORE_GAME_FROZEN: return tr("frozen");
    case STORE_GAME_FINISHED: break;
    }
    if (seat->left)
        return trc("a game", "left");
    if (seat->outcome > 0)
        return trc("a game", "won");
    if (seat->place == 0)
        return trc("a game", "lost");
    if (seat->place == 1) /* several share the first place, and none of them won */
        return trc("a game", "tie");
    utf8_printf(out, cap, tr("place %d"), seat->place);
    return out;
}

static void records_history_game(void *arg, const struct store_game *game)
{
    struct history *h = arg;
    struct session *s = errand_session(h);
    const struct game_rules *rules = game_find(game->game);
    const struct store_seat *seat = NULL;
    char place[24];
    if (!s)
        return;
    h->list->older = h->read++ == HISTORY_ROWS;
    if (h->list->older || (h->account != s->person && deal_closed(s, game)))
        return;
    struct ui_history_row *row = &h->list->row[h->list->n];
    struct buf others = buf_over(row->others, sizeof(row->others));
    for (int i = 0; i < game->nseats; i++)
        if (game->seat[i].account == h->account)
            seat = &game->seat[i];
        else
            buf_printf(&others, "%s%s", others.len > 0 ? ", " : "", game->seat[i].name);
    if (!seat)
        return;
    h->list->n++;
    row->number = game->number;
    row->started_ms = game->started_ms;
    row->xp = seat->xp;
    row->chips = seat->chips;
    row->ranked = game->competitive;
    utf8_copy(rules ? rules->title : game->game, row->title, sizeof(row->title));
    utf8_copy(records_outcome_of(game, seat, place, sizeof(place)), row->end, sizeof(row->end));
}

static void records_history_done(void *arg, enum store_status status)
{
    struct history *h = arg;
    struct session *s = errand_session(h);
    if (s && status != STORE_OK) {
        session_fail(s, "The list cannot be read at the moment. Type it again in a minute.");
    } else if (s && h->list->n == 0 && h->account == s->person) {
        session_say(s, h->before != 0
                           ? N_("You played no game before that one.")
                           : N_("You have not played a game yet. Type `play` to begin."));
    } else if (s && h->list->n == 0 && h->read > 0) {
        session_say(s,
                    "Those games of %s are closed to you while others play the same cards. Type "
                    "`history %s` again later.",
                    h->list->name, h->list->name);
    } else if (s && h->list->n == 0) {
        session_say(s,
                    h->before != 0 ? N_("%s played no game before that one.")
                                   : N_("%s has not played a game yet."),
                    h->list->name);
    } else if (s) {
        panel_open(s, &history_kind, &h->list->panel);
        h->list = NULL;
    }
    errand_end(h);
}

static void records_history_read(struct session *s, const char *name, int64_t account,
                                 int64_t before)
{
    struct history *h = errand_new(s->lobby, s, sizeof(*h));
    h->errand.drop = records_history_drop;
    h->list = xcalloc(1, sizeof(*h->list));
    h->account = account;
    h->before = before;
    utf8_copy(name, h->list->name, sizeof(h->list->name));
    store_games_of(s->lobby->deps.store, account, false, before, HISTORY_ROWS + 1,
                   records_history_game, records_history_done, h);
}

static void records_history_found(struct session *s, const char *name,
                                  const struct store_account *account, const void *before)
{
    if (account)
        records_history_read(s, account->name, account->id, *(const int64_t *)before);
    else
        session_fail(s, "There is no player %s. Type `history` and a name, or `history` alone.",
                     name);
}

static void records_history(struct session *s, const struct cmd_args *args)
{
    const char *name = args->word[0], *number = args->word[1];
    if (name && !number && strspn(name, "0123456789") == strlen(name)) {
        number = name; /* a name cannot begin with a digit */
        name = NULL;
    }
    const int64_t before = number ? atoll(number) : 0;
    if (!name && s->person == 0)
        session_fail(s, "Whose games? Type `history` and a name.");
    else if (!name || strcasecmp(name, s->name) == 0)
        records_history_read(s, name ? name : s->name, s->person, before);
    else
        cmd_account_named(s, name, records_history_found, &before, sizeof(before));
}

const struct command record_commands[] = {
    {"history", records_history,
     N_("your games, or somebody else's; with a number, those before that game"),
     .aliases = "oldmoves", .pattern = "[NAME] [N]", .where = CMD_ANY | CMD_ONESHOT},
    {"record", records_run, N_("a game that is over, as text"), .shortest = "record",
     .pattern = "N", .where = CMD_ANY | CMD_ONESHOT},
    {NULL}};
