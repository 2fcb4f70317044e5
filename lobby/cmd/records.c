/*
 * Games that were played: the list of somebody's, and a game's record; and the seal and words from
 * which the next shuffle is made.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "cmd/cmd.h"
#include "table_record.h"

enum { HISTORY_ROWS = 15 };

/* ---- record ---- */

struct record_errand {
    struct errand errand;
    struct record_maker maker;
    int64_t number;
};

static void record_drop(void *arg)
{
    record_maker_free(&((struct record_errand *)arg)->maker);
}

static void record_game(void *arg, const struct store_game *game)
{
    record_maker_game(&((struct record_errand *)arg)->maker, game);
}

static void record_line(void *arg, int32_t seq, const struct store_event *event)
{
    (void)seq;
    record_maker_event(&((struct record_errand *)arg)->maker, event);
}

static void record_done(void *arg, enum store_status status)
{
    struct record_errand *r = arg;
    struct session *s = errand_session(r);
    struct buf out = {0};
    (void)status; /* what was not found did not come */
    const char *why = record_maker_end(&r->maker, r->number, &out);
    if (s != NULL && why != NULL) {
        session_say(s, "%s", why);
        s->oneshot_status = 1;
    } else if (s != NULL) {
        session_show(s, &out);
    }
    buf_free(&out);
    errand_end(r);
}

void cmd_record(struct session *s, const struct cmd_args *args)
{
    struct record_errand *r = errand_new(s->lobby, s, sizeof *r);
    r->errand.drop = record_drop;
    r->number = atoll(args->word[0]);
    store_game_numbered(s->lobby->deps.store, r->number, record_game, record_line, record_done, r);
}

/* ---- history ---- */

struct history {
    struct errand errand;
    char name[64];
    int64_t account, before, last;
    int n;
    struct buf rows;
    bool plain;
};

static void history_drop(void *arg)
{
    buf_free(&((struct history *)arg)->rows);
}

static const char *outcome_of(const struct store_game *game, const struct store_seat *seat,
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
    snprintf(out, cap, tr("place %d"), seat->place);
    return out;
}

static void put_others(const struct store_game *game, const struct store_seat *self,
                       struct buf *out)
{
    int n = 0;
    for (int i = 0; i < game->nseats; i++)
        if (&game->seat[i] != self)
            buf_printf(out, "%s%s", n++ > 0 ? ", " : "", game->seat[i].name);
}

static void put_worth(const struct store_seat *seat, char *xp, char *chips, size_t cap)
{
    snprintf(xp, cap, seat->xp != 0 ? "%+d" : "%d", (int)seat->xp);
    snprintf(chips, cap, seat->chips != 0 ? "%+lld" : "%lld", (long long)seat->chips);
}

static void put_row(struct history *h, const struct store_game *game, const struct store_seat *seat)
{
    const struct game_rules *rules = game_find(game->game);
    const char *title = rules != NULL ? rules->title : game->game;
    char outcome[24], xp[24], chips[24], when[24], number[24];
    const char *end = outcome_of(game, seat, outcome, sizeof outcome);
    time_t at = (time_t)(game->started_ms / 1000);
    struct tm tm;
    gmtime_r(&at, &tm);
    strftime(when, sizeof when, "%Y-%m-%d %H:%M", &tm);
    put_worth(seat, xp, chips, sizeof xp);
    if (h->plain) {
        buf_printf(&h->rows, tr("Game %lld, %s, %s, %s"), (long long)game->number, when, title,
                   end);
        if (seat->xp != 0 || seat->chips != 0)
            buf_printf(&h->rows, tr(", %s XP, %s chips"), xp, chips);
        buf_puts(&h->rows, tr(", with "));
        put_others(game, seat, &h->rows);
        buf_puts(&h->rows, ".\n");
        return;
    }
    snprintf(number, sizeof number, "%lld", (long long)game->number);
    ui_cell_right(&h->rows, number, 7);
    buf_printf(&h->rows, "  %s  ", when);
    ui_cell(&h->rows, title, 18);
    ui_cell(&h->rows, end, 10);
    ui_cell_right(&h->rows, game->competitive ? xp : "-", 5);
    ui_cell_right(&h->rows, game->competitive ? chips : "-", 8);
    buf_puts(&h->rows, "  ");
    put_others(game, seat, &h->rows);
    buf_putc(&h->rows, '\n');
}

static void history_game(void *arg, const struct store_game *game)
{
    struct history *h = arg;
    if (errand_session(h) == NULL || ++h->n > HISTORY_ROWS)
        return;
    h->last = game->number;
    for (int i = 0; i < game->nseats; i++)
        if (game->seat[i].account == h->account) {
            put_row(h, game, &game->seat[i]);
            return;
        }
}

static void history_done(void *arg, enum store_status status)
{
    struct history *h = arg;
    struct session *s = errand_session(h);
    struct buf out = {0};
    if (s == NULL) {
        errand_end(h);
        return;
    }
    if (status != STORE_OK) {
        buf_puts(&out, tr("The list cannot be read at the moment. Type it again in a minute.\n"));
        s->oneshot_status = 1;
    } else if (h->n == 0) {
        buf_printf(&out,
                   h->before != 0 ? tr("%s has played no game before that.\n")
                                  : tr("%s has played no game yet.\n"),
                   h->name);
    } else {
        if (h->plain)
            buf_printf(&out, tr("Games of %s, the newest first. Times are UTC.\n"), h->name);
        else
            buf_puts(&out,
                     tr("   Game  Begun (UTC)       Kind              End          XP   Chips  "
                        "With\n"));
        buf_add(&out, buf_text(&h->rows), h->rows.len);
        if (h->n > HISTORY_ROWS)
            buf_printf(&out, tr("More:  history %s %lld\n"), h->name, (long long)h->last);
        else
            buf_puts(&out, tr("See one again with  replay  and its number.\n"));
    }
    session_show(s, &out);
    errand_end(h);
}

static void history_read(struct history *h)
{
    store_games_of(h->errand.lobby->deps.store, h->account, h->before, HISTORY_ROWS + 1,
                   history_game, history_done, h);
}

static void history_account(void *arg, enum store_status status,
                            const struct store_account *account)
{
    struct history *h = arg;
    struct session *s = errand_session(h);
    if (status == STORE_OK) {
        h->account = account->id;
        snprintf(h->name, sizeof h->name, "%s", account->name);
        history_read(h);
        return;
    }
    if (s != NULL) {
        session_say(s, "There is no player %s. Type  history  and a name, or  history  alone.",
                    h->name);
        s->oneshot_status = 1;
    }
    errand_end(h);
}

void cmd_history(struct session *s, const struct cmd_args *args)
{
    const char *name = args->word[0], *before = args->word[1];
    if (name != NULL && before == NULL && strspn(name, "0123456789") == strlen(name)) {
        before = name; /* no name begins with a digit */
        name = NULL;
    }
    if (name == NULL && s->person == 0) {
        session_say(s, "Whose games? Type  history  and a name.");
        s->oneshot_status = 1;
        return;
    }
    struct history *h = errand_new(s->lobby, s, sizeof *h);
    h->errand.drop = history_drop;
    h->plain = session_plain(s);
    h->before = before != NULL ? atoll(before) : 0;
    snprintf(h->name, sizeof h->name, "%s", name != NULL ? name : s->name);
    if (name == NULL || strcasecmp(name, s->name) == 0) {
        h->account = s->person;
        history_read(h);
    } else {
        store_account_by_name(s->lobby->deps.store, name, false, history_account, h);
    }
}

/* ---- seed ---- */

void cmd_seed(struct session *s, const struct cmd_args *args)
{
    struct table_shuffle shuffle;
    struct buf out = {0};
    int32_t table;
    session_where(s, &table);
    if (args->word[0] != NULL) {
        cmd_table_send(s, TABLE_WORD, args->word[0], NULL, 0);
        return;
    }
    if (!tables_shuffle(s->lobby->tables, table, &shuffle)) {
        session_say(s, "Nothing is known of the shuffle here. Type  help records  to see how it is "
                       "made.");
        return;
    }
    buf_printf(&out, "%s\n",
               shuffle.playing ? tr("This game's seal of the shuffle:")
                               : tr("The next game's seal of the shuffle:"));
    buf_printf(&out, "%s%s\n", session_plain(s) ? "" : "  ", shuffle.commitment);
    for (int i = 0; i < shuffle.nplayers; i++) {
        buf_puts(&out, session_plain(s) ? "" : "  ");
        buf_printf(&out, tr("%s has the word %s.\n"), shuffle.player[i].name,
                   shuffle.player[i].word);
    }
    if (!shuffle.playing)
        buf_puts(&out,
                 tr("Type  seed  and a word of your own to change yours, or  help records .\n"));
    session_show(s, &out);
}
