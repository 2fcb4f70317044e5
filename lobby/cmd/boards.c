/*
 * The commands `top` and `rank` show the boards of one game or of all games, for this week, this
 * season or all time (RK-D16, RK-D17), and by rating (RT-D14). `top` can show the person's friends
 * alone.
 */
#include <sys/param.h>

#include "cmd.h"
#include "season.h"
#include "social.h"

/* TOP_MOST: the most rows of a screen. AROUND: how many rows are shown around the viewer's place if
 * it would be out of sight. AROUND_TOLD: the most rows that `rank` tells as lines. */
enum { TOP_MOST = 200, AROUND = 3, AROUND_TOLD = 5 };
/* On a screen of this many columns the names of all games fit into a row. */
enum { GAMES_FIT = 70 };
static const int64_t day_ms = 86400000;

struct board_choice {
    const struct game_rules *rules; /* NULL: all games */
    enum board_span span;
    int64_t first;  /* the place at which the rows begin, from 1 */
    bool friends;   /* only the friends of the person who asks, and that person */
    bool rating;    /* the board of ratings of that game (RT-D14) */
    int32_t season; /* the board of ratings at the end of this season (RT-D18); 0: the present
                       board */
};

/* Reads the words after `top` or `rank`. False: one of them means nothing, and the session has
 * been told. `friends`: whether the word "friends" is allowed. */
static bool boards_choose(struct session *s, const char *game, const char *words, bool friends,
                          struct board_choice *out)
{
    *out = (struct board_choice){.span = BOARD_SEASON, .first = 1};
    if (game)
        out->rules = game_find(game);
    while (words && *words != '\0') {
        char word[32];
        cmd_word_take(&words, word, sizeof(word));
        if (strcasecmp(word, "week") == 0)
            out->span = BOARD_WEEK;
        else if (strcasecmp(word, "season") == 0 || strcasecmp(word, "month") == 0)
            out->span = BOARD_SEASON;
        else if (strcasecmp(word, "ever") == 0)
            out->span = BOARD_ALL;
        else if (strcasecmp(word, "all") == 0)
            out->rules = NULL;
        else if (friends && strcasecmp(word, "friends") == 0)
            out->friends = true;
        else if (strcasecmp(word, "rating") == 0 || strcasecmp(word, "ratings") == 0)
            out->rating = true;
        else if (season_read(word, &out->season))
            out->rating = true;
        else if (strspn(word, "0123456789") == strlen(word))
            out->first = atoll(word) > 0 ? atoll(word) : 1;
        else {
            session_fail(s,
                         "There is no board \"%s\". Type a game, `week`, `season`, `ever` or "
                         "`rating` after the command.",
                         word);
            return false;
        }
    }
    if (out->rating && !out->rules) {
        session_fail(
            s, "Each game has its own ratings. Type `top switch rating`, or name another game.");
        return false;
    }
    return true;
}

/* ---- The board as a panel ---- */

struct top_panel {
    struct panel panel;
    struct board_choice choice;
    int64_t next;    /* the first place that is not shown yet; 0: all are shown */
    int rows;        /* how many rows there is room for */
    int64_t account; /* the account whose place is sought; 0: none */
};

/* Writes where somebody on the board is now, or how long ago they played. */
static void boards_seen_text(struct session *s, const struct board_row *row, char *out, size_t cap)
{
    struct session *at = lobby_by_person(s->lobby, row->account);
    struct table_info info;
    if (at == s) {
        utf8_copy(tr("here"), out, cap);
    } else if (!at) {
        utf8_printf(out, cap, tr("%s ago"),
                    UI_DURATION(clock_wall(s->lobby->deps.clock) - row->reached_ms));
    } else if (!session_at(at, &info)) {
        utf8_copy(tr("lobby"), out, cap);
    } else {
        utf8_printf(out, cap, info.state == TABLE_PLAYING ? tr("playing %d") : tr("table %d"),
                    (int)info.number);
    }
}

static const char *boards_game_of(const struct board_choice *c)
{
    return c->rules ? c->rules->id : NULL;
}

/* ---- The boards. On those of ratings, a rating stands in place of XP ---- */

static struct ratings *boards_ratings_now(const struct session *s)
{
    return leaderboard_ratings(s->lobby->boards);
}

static void boards_row_of_rating(const struct rating_row *from, struct board_row *out)
{
    *out = (struct board_row){.account = from->account,
                              .rank = from->rank,
                              .xp = from->rating,
                              .reached_ms = from->played_ms,
                              .games = from->games};
    memcpy(out->name, from->name, sizeof(out->name));
}

static int64_t boards_place(const struct session *s, const struct board_choice *c, int64_t account,
                            struct board_row *out)
{
    struct rating_row row;
    if (!c->rating)
        return leaderboard_place(s->lobby->boards, boards_game_of(c), c->span, account, out);
    int64_t place = ratings_place(boards_ratings_now(s), boards_game_of(c), account, &row);
    if (place > 0)
        boards_row_of_rating(&row, out);
    return place;
}

struct placed {
    int64_t place;
    struct board_row row;
};

static int boards_by_place(const void *a, const void *b)
{
    const struct placed *one = a, *other = b;
    return (one->place > other->place) - (one->place < other->place);
}

/* Finds the person who asks and their friends on the board. Returns how many are there. */
static int boards_friends_placed(const struct session *s, const struct board_choice *c,
                                 struct placed out[SOCIAL_TIES_MAX + 1])
{
    int n = 0;
    out[n].place = boards_place(s, c, s->person, &out[n].row);
    n += out[n].place > 0;
    for (const struct tie *tie = s->ties; tie && n <= SOCIAL_TIES_MAX; tie = tie->next) {
        if (tie->kind != TIE_FRIEND)
            continue;
        out[n].place = boards_place(s, c, tie->other, &out[n].row);
        n += out[n].place > 0;
    }
    return n;
}

/* How many rows the board has. */
static int64_t boards_size(const struct session *s, const struct board_choice *c)
{
    struct placed friends[SOCIAL_TIES_MAX + 1];
    if (c->friends)
        return boards_friends_placed(s, c, friends);
    return c->rating ? ratings_size(boards_ratings_now(s), boards_game_of(c))
                     : leaderboard_size(s->lobby->boards, boards_game_of(c), c->span);
}

/* Reads at most `n` rows, from place `first` on. Returns how many. */
static int boards_read_rows(struct session *s, const struct top_panel *v, int64_t first,
                            struct ui_top_row *out, int n)
{
    struct placed friends[SOCIAL_TIES_MAX + 1];
    struct board_row row[TOP_MOST];
    if (v->choice.friends) {
        int found = boards_friends_placed(s, &v->choice, friends);
        int64_t last = MIN(found, first - 1 + n);
        qsort(friends, (size_t)found, sizeof(*friends), boards_by_place);
        n = 0;
        for (int64_t i = first - 1; i < last; i++)
            row[n++] = friends[i].row;
    } else if (v->choice.rating) {
        struct rating_row rating[TOP_MOST];
        n = ratings_top(boards_ratings_now(s), boards_game_of(&v->choice), first, rating, n);
        for (int i = 0; i < n; i++)
            boards_row_of_rating(&rating[i], &row[i]);
    } else {
        n = leaderboard_top(s->lobby->boards, boards_game_of(&v->choice), v->choice.span, first,
                            row, n);
    }
    for (int i = 0; i < n; i++) {
        out[i].board = row[i];
        out[i].you = row[i].account == s->person && s->person != 0;
        out[i].gap = false;
        boards_seen_text(s, &row[i], out[i].seen, sizeof(out[i].seen));
    }
    return n;
}

/* Reads the board from its start. If the viewer's place would be out of sight, it follows below,
 * with its neighbours. */
static int boards_read_start(struct session *s, const struct top_panel *v, int rows,
                             struct ui_top_row *out)
{
    struct board_row own;
    int64_t place = 0;
    if (s->screen && s->kind == PERSON_ACCOUNT && !v->choice.friends)
        place = boards_place(s, &v->choice, s->person, &own);
    if (place <= rows || rows < AROUND + 2)
        return boards_read_rows(s, v, 1, out, rows);
    int n = boards_read_rows(s, v, 1, out, rows - AROUND - 1);
    int more = boards_read_rows(s, v, place - AROUND / 2, out + n, AROUND);
    out[n].gap = more > 0;
    return n + more;
}

static void boards_top_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    struct top_panel *v = (struct top_panel *)panel;
    struct ui_top_row row[TOP_MOST];
    int rows = MIN(sheet->rows, TOP_MOST);
    int64_t month = clock_month_start(sheet->wall_ms);
    struct ui_top top = {.game = v->choice.rules ? v->choice.rules->title : tr("all games"),
                         .open = boards_game_of(&v->choice),
                         .span = v->choice.span,
                         .friends = v->choice.friends,
                         .rating = v->choice.rating,
                         .players = boards_size(s, &v->choice),
                         .row = row};
    if (!top.rating && top.span == BOARD_WEEK)
        top.ends_ms = clock_week_start(sheet->wall_ms) + 7 * day_ms;
    else if (!top.rating && top.span == BOARD_SEASON)
        top.ends_ms = clock_month_start(month + 32 * day_ms);
    if (v->account != 0 && !s->screen)
        rows = MIN(rows, AROUND_TOLD);
    v->rows = rows;
    top.n = v->choice.first == 1 ? boards_read_start(s, v, rows, row)
                                 : boards_read_rows(s, v, v->choice.first, row, rows);
    ui_top(sheet, &top);
    if (s->screen && sheet->columns >= GAMES_FIT && !v->choice.rules && v->account == 0) {
        buf_putc(&sheet->foot, ' ');
        choose_put(&sheet->foot);
        buf_putc(&sheet->foot, '\n');
        panel->picks = CHOOSE_TOP;
    }
    v->next = v->choice.first;
    for (int i = 0; i < top.n && !row[i].gap; i++)
        v->next++;
    if (v->next > top.players)
        v->next = 0;
    sheet->more = v->next != 0;
    struct board_row about;
    if (v->account != 0 && boards_place(s, &v->choice, v->account, &about) > 0) {
        buf_clear(&sheet->foot);
        buf_printf(&sheet->foot, tr("%s%s is number %s of %s.\n"), s->screen ? " " : "", about.name,
                   FIGURE(about.rank), FIGURE(top.players));
    } else if (!s->screen) {
        buf_clear(&sheet->foot);
        if (v->next != 0)
            buf_puts(&sheet->foot, tr("Type `more` to go on.\n"));
    }
}

static bool boards_top_turn(struct session *s UNUSED, struct panel *panel, int by)
{
    struct top_panel *v = (struct top_panel *)panel;
    if (by > 0 ? v->next == 0 : v->choice.first == 1)
        return false;
    v->choice.first = by > 0 ? v->next : MAX(v->choice.first - v->rows, 1);
    v->account = 0;
    return true;
}

static const struct panel_kind top_kind = {N_("top"), boards_top_make, NULL, boards_top_turn, NULL};

/* Opens the board from `first` on. `account`: the account whose place is sought; 0: none. */
static void boards_top_open(struct session *s, const struct board_choice *choice, int64_t first,
                            int64_t account)
{
    struct top_panel *v = xcalloc(1, sizeof(*v));
    v->choice = *choice;
    v->choice.first = first;
    v->account = account;
    panel_open(s, &top_kind, &v->panel);
}

/* ---- The board at the end of a season ---- */

enum { SEASON_ROWS = 50 };

struct season_read {
    const struct game_rules *rules;
    int32_t season;
    int n;
    struct {
        struct store_season_place place;
        char name[STORE_NAME_MAX];
    } row[SEASON_ROWS];
};

static void boards_season_run(struct store *store, void *result)
{
    struct season_read *r = result;
    struct store_account account;
    const struct store_season_place *place;
    char board[STORE_SEASON_BOARD_MAX];
    season_board(r->season, r->rules->id, board, sizeof(board));
    STORE_EACH_NAMED (place, store, STORE_RECORD_SEASON_PLACE, board, board, SEASON_ROWS)
        r->row[r->n++].place = *place;
    for (int i = 0; i < r->n; i++) {
        bool there = store_reads_account(store, r->row[i].place.account, &account);
        utf8_copy(there ? account.name : "?", r->row[i].name, sizeof(r->row[i].name));
    }
}

static void boards_season_told(struct session *s, void *result)
{
    const struct season_read *r = result;
    struct buf out = {0};
    char name[SEASON_NAME_MAX];
    season_name(r->season, name);
    if (r->n == 0)
        session_fail(s,
                     "No board of %s is kept for season %s: it is not over, or nobody was listed.",
                     r->rules->title, name);
    else
        buf_printf(&out,
                   trn("%s by rating, as season %s ended, %d player:\n",
                       "%s by rating, as season %s ended, %d players:\n",
                       (unsigned)r->row[0].place.players),
                   r->rules->title, name, r->row[0].place.players);
    for (int i = 0; i < r->n; i++) {
        const struct store_season_place *place = &r->row[i].place;
        buf_printf(&out, tr("%d. %s%s, rating %d, %d rated games\n"), place->place, r->row[i].name,
                   s->person == place->account ? tr(" (you)") : "", place->rating, place->games);
    }
    session_show(s, &out);
}

static void boards_cmd_top(struct session *s, const struct cmd_args *args)
{
    struct board_choice c;
    if (!boards_choose(s, args->word[0], args->word[1], true, &c))
        return;
    if (c.season != 0) {
        errand_reads(s, STORE_READS(struct season_read, boards_season_run),
                     &(struct season_read){.rules = c.rules, .season = c.season},
                     boards_season_told);
        return;
    }
    int64_t size = boards_size(s, &c);
    if (size == 0 && c.friends)
        session_say(s, "Neither you nor a friend of yours is on that board. Type `top` for the "
                       "best, or `friend NAME`.");
    else if (size > 0 && c.first > size)
        session_say(s, "That board ends at place %s. Type `top` for its best.", FIGURE(size));
    else
        boards_top_open(s, &c, c.first, 0);
    if (!args->word[0] && !args->word[1] && s->state == SESSION_IN) {
        BUF_LOCAL games = {0};
        choose_put(&games);
        if (!s->screen)
            session_say(s, "One game: %s. Type its number.", buf_text(&games));
        s->picks = CHOOSE_TOP;
    }
}

/* ---- rank ---- */

/* Says why somebody is not listed by rating (RT-D14). */
static void boards_say_unlisted(struct session *s, const struct board_choice *c, int64_t account,
                                const char *name)
{
    struct rating_row row;
    const char *title = c->rules->title;
    if (!ratings_of(boards_ratings_now(s), c->rules->id, account, &row) || row.games == 0)
        session_say(s, "%s has no rating of %s yet: that takes a ranked game with a winner.", name,
                    title);
    else if (row.hidden)
        session_say(s, "%s is hidden from the boards.", name);
    else if (row.provisional)
        session_say(s,
                    "%s is not listed by rating yet: %d of the %d rated games of %s are played. "
                    "The rating so far is %d?.",
                    name, row.games, RATINGS_PROVISIONAL, title, row.rating);
    else
        session_say(s,
                    "%s is not listed by rating: the last rated game of %s is more than %d days "
                    "ago. The rating is %d.",
                    name, title, RATINGS_LISTED_DAYS, row.rating);
}

static void boards_show_rank(struct session *s, const struct board_choice *c, int64_t account,
                             const char *name)
{
    struct board_row row;
    int64_t place = boards_place(s, c, account, &row);
    if (place == 0 && c->rating)
        boards_say_unlisted(s, c, account, name);
    else if (place == 0)
        session_say(s, "%s has finished no ranked game there. Type `top` to see who has.", name);
    else
        boards_top_open(s, c, MAX(place - AROUND_TOLD / 2, 1), account);
}

static void boards_rank_found(struct session *s, const char *name,
                              const struct store_account *account, const void *choice)
{
    if (account)
        boards_show_rank(s, choice, account->id, account->name);
    else
        session_fail(s, "There is no player %s. Type `top` to see the best.", name);
}

static void boards_rank(struct session *s, const struct cmd_args *args)
{
    struct board_choice c;
    const char *name = args->word[0], *game = args->word[1], *words = args->word[2];
    char text[SESSION_LINE_MAX + 1];
    if (name && !game) {
        /* In `rank last one week` or `rank week` a board stands in place of the name. Such a line
         * asks for the viewer's own place on it. */
        utf8_printf(text, sizeof(text), "%s %s", name, words ? words : "");
        size_t len = game_name_length(text);
        if (len > 0) {
            game = text;
            words = text + len + (text[len] != '\0');
            text[len] = '\0';
            name = NULL;
        } else if (cmd_listed("week season month ever all rating", name)) {
            words = text;
            name = NULL;
        }
    }
    if (!boards_choose(s, game, words, false, &c))
        return;
    if (c.season != 0)
        session_fail(s, "`rank` tells the present place. `top` and these words show how a season "
                        "ended.");
    else if (!name && s->kind != PERSON_ACCOUNT)
        session_fail(s, "Guests are on no board. Type `rank NAME`.");
    else
        cmd_account_named(s, name ? name : s->name, boards_rank_found, &c, sizeof(c));
}

const struct command board_commands[] = {
    {"top", boards_cmd_top,
     N_("the best players: top, top last one, top week, top switch rating, top friends, top 21"),
     .aliases = "best ladder", .pattern = "[GAME] [OPTIONS]", .where = CMD_ANY | CMD_ONESHOT},
    {"rank", boards_rank, N_("a player's place and the neighbours"),
     .pattern = "[NAME] [GAME] [OPTIONS]", .where = CMD_ANY | CMD_ONESHOT},
    {NULL}};
