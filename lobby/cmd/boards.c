/*
 * top and rank: the boards over one game or all, this week, this season or ever (RK-D16, RK-D17).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "cmd/cmd.h"

enum { TOP_ROWS = 20, RANK_AROUND = 2 };

struct board_choice {
    const struct game_rules *rules; /* NULL: all games */
    enum board_span span;
    int64_t first;
};

/* False, and the session is told, where a word means nothing. */
static bool choose(struct session *s, const char *game, const char *words, struct board_choice *out)
{
    *out = (struct board_choice){.span = BOARD_SEASON, .first = 1};
    if (game != NULL)
        out->rules = game_find(game);
    while (words != NULL && *words != '\0') {
        char word[32];
        size_t len = strcspn(words, " ");
        snprintf(word, sizeof word, "%.*s", (int)(len < sizeof word ? len : sizeof word - 1),
                 words);
        words += len;
        words += strspn(words, " ");
        if (strcasecmp(word, "week") == 0)
            out->span = BOARD_WEEK;
        else if (strcasecmp(word, "season") == 0 || strcasecmp(word, "month") == 0)
            out->span = BOARD_SEASON;
        else if (strcasecmp(word, "ever") == 0)
            out->span = BOARD_ALL;
        else if (strcasecmp(word, "all") == 0)
            out->rules = NULL;
        else if (strspn(word, "0123456789") == strlen(word))
            out->first = atoll(word) > 0 ? atoll(word) : 1;
        else {
            session_say(s,
                        "There is no board \"%s\". Type a game,  week ,  season  or  ever  behind "
                        "the command.",
                        word);
            s->oneshot_status = 1;
            return false;
        }
    }
    return true;
}

static void put_title(struct session *s, const struct board_choice *c, int64_t size,
                      struct buf *out)
{
    static const char *const month[] = {"January",   "February", "March",    "April",
                                        "May",       "June",     "July",     "August",
                                        "September", "October",  "November", "December"};
    time_t now = (time_t)(clock_wall(s->lobby->deps.clock) / 1000);
    struct tm tm;
    gmtime_r(&now, &tm);
    bool plain = session_plain(s);
    buf_printf(out, "%s%s %s, ", plain ? "" : STYLE_REVERSE " ", plain ? "Top of" : "TOP",
               c->rules != NULL ? c->rules->title : "all games");
    if (c->span == BOARD_WEEK)
        buf_puts(out, "this week");
    else if (c->span == BOARD_SEASON)
        buf_printf(out, "%s season", month[tm.tm_mon]);
    else
        buf_puts(out, "of all time");
    buf_printf(out, plain ? ", %lld player%s.\n" : "    %lld player%s " STYLE_NORMAL "\n",
               (long long)size, size == 1 ? "" : "s");
}

static void put_row(struct session *s, const struct board_row *row, struct buf *out)
{
    char text[32];
    bool plain = session_plain(s), you = row->account == s->person;
    int won = row->games > 0 ? 100 * row->won / row->games : 0;
    if (plain) {
        buf_printf(out, "%lld, %s%s, %lld XP, %d game%s, %d won.\n", (long long)row->rank,
                   row->name, you ? ", you" : "", (long long)row->xp, row->games,
                   row->games == 1 ? "" : "s", row->won);
        return;
    }
    snprintf(text, sizeof text, "%lld", (long long)row->rank);
    ui_cell_right(out, text, 6);
    buf_puts(out, "  ");
    snprintf(text, sizeof text, "%.16s%s", row->name, you ? " (you)" : "");
    ui_cell(out, text, 23);
    snprintf(text, sizeof text, "%lld", (long long)row->xp);
    ui_cell_right(out, text, 7);
    snprintf(text, sizeof text, "%d", row->games);
    ui_cell_right(out, text, 8);
    snprintf(text, sizeof text, "%d%%", won);
    ui_cell_right(out, text, 7);
    buf_puts(out, "   ");
    if (row->streak != 0)
        buf_printf(out, "%s %d", row->streak > 0 ? "won" : "lost", abs(row->streak));
    buf_putc(out, '\n');
}

static void put_rows(struct session *s, const struct board_choice *c, int64_t first, int n,
                     struct buf *out)
{
    struct board_row row[TOP_ROWS];
    n = leaderboard_top(s->lobby->boards, c->rules != NULL ? c->rules->id : NULL, c->span, first,
                        row, n);
    if (!session_plain(s) && n > 0)
        buf_puts(out, "  Rank  Player                      XP   Games    Won   Streak\n");
    for (int i = 0; i < n; i++)
        put_row(s, &row[i], out);
}

void cmd_top(struct session *s, const struct cmd_args *args)
{
    struct board_choice c;
    struct buf out = {0};
    if (!choose(s, args->word[0], args->word[1], &c))
        return;
    const char *game = c.rules != NULL ? c.rules->id : NULL;
    int64_t size = leaderboard_size(s->lobby->boards, game, c.span);
    put_title(s, &c, size, &out);
    put_rows(s, &c, c.first, TOP_ROWS, &out);
    if (size == 0)
        buf_puts(&out,
                 "Nobody has finished a ranked game yet. Type  new last one bet=50  to begin.\n");
    else if (c.first > size)
        buf_printf(&out, "There are no more than %lld.\n", (long long)size);
    else if (c.first + TOP_ROWS <= size)
        buf_printf(&out, "More:  top %s%s%s %lld\n", game != NULL ? game : "all",
                   c.span == BOARD_WEEK ? " week" : "", c.span == BOARD_ALL ? " ever" : "",
                   (long long)(c.first + TOP_ROWS));
    session_show(s, &out);
}

/* ---- rank ---- */

struct ranked {
    struct errand errand;
    struct board_choice choice;
    char name[64];
};

static void put_rank(struct session *s, const struct board_choice *c, int64_t account,
                     const char *name, struct buf *out)
{
    struct board_row row;
    const char *game = c->rules != NULL ? c->rules->id : NULL;
    int64_t size = leaderboard_size(s->lobby->boards, game, c->span);
    int64_t place = leaderboard_place(s->lobby->boards, game, c->span, account, &row);
    put_title(s, c, size, out);
    if (place == 0) {
        buf_printf(out, "%s has finished no ranked game there.\n", name);
        return;
    }
    put_rows(s, c, place > RANK_AROUND ? place - RANK_AROUND : 1, 2 * RANK_AROUND + 1, out);
    buf_printf(out, "%s is number %lld of %lld.\n", row.name, (long long)row.rank, (long long)size);
}

static void rank_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct ranked *r = arg;
    struct session *s = errand_session(r);
    if (s != NULL && status == STORE_OK) {
        struct buf out = {0};
        put_rank(s, &r->choice, account->id, account->name, &out);
        session_show(s, &out);
    } else if (s != NULL) {
        session_say(s, "There is no player %s. Type  top  to see the best.", r->name);
        s->oneshot_status = 1;
    }
    errand_end(r);
}

void cmd_rank(struct session *s, const struct cmd_args *args)
{
    struct board_choice c;
    if (!choose(s, args->word[1], args->word[2], &c))
        return;
    if (args->word[0] == NULL && s->kind != PERSON_ACCOUNT) {
        session_say(s, "Guests are on no board. Type  rank NAME .");
        s->oneshot_status = 1;
        return;
    }
    struct ranked *r = errand_new(s->lobby, s, sizeof *r);
    r->choice = c;
    snprintf(r->name, sizeof r->name, "%s", args->word[0] != NULL ? args->word[0] : s->name);
    store_account_by_name(s->lobby->deps.store, r->name, false, rank_read, r);
}
