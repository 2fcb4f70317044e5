/*
 * Shows cups (CU-D1, CU-D7): the list of them, and a single one. On a screen both are panels that
 * stay open and follow what happens; otherwise they are sentences, one on each line.
 */

#include "cmd.h"
#include "cups.h"
#include "timezone.h"
#include "ui_cup.h"

enum {
    OVER_SHOWN = 5, /* how many of the cups that are over are listed */
    OVER_READ = 64, /* how many of the latest cups are read, because some did not take place */
    STANDINGS_SHOWN = 50
};

/* ---- One cup ---- */

/* Returns what the sheet and the sentences are made from. `board` is filled in if the cup is not
 * live. The caller frees it, and the `number` of what is returned. */
static struct ui_cup cup_show_view(struct session *s, const struct cup *cup,
                                   struct cup_board *board)
{
    bool live = cups_find(s->lobby, cup->number) == cup;
    int entrant = s->person != 0 ? cup_entrant_of(cup, s->person) : -1;
    struct table_info info;
    int32_t *number = xcalloc((size_t)cup->tables + 1, sizeof(*number));
    for (int i = 0; live && i < cup->tables; i++)
        if (cup->table[i].state == DRAW_OPEN)
            number[i] = tables_cup_number(
                s->lobby->tables,
                &(struct store_cup_at){cup->number, cup->table[i].round, cup->game[i].number});
    if (!live)
        cup_board_make(board, cup, clock_wall(s->lobby->deps.clock));
    struct ui_cup view = {.cup = cup,
                          .board = live ? cups_board(s->lobby, cup) : board,
                          .entrant = entrant,
                          .joinable = s->kind == PERSON_ACCOUNT && cup_joinable(cup) &&
                                      cup_invites(cup, s->person),
                          .left = live ? cups_left(s->lobby, cup) : cup_in(cup),
                          .next_ms = live ? cups_next_round(s->lobby, cup) : 0,
                          .clock = s->screen,
                          .number = number};
    int at = entrant >= 0 ? cup->entrant[entrant].seated : -1;
    view.table = at >= 0 ? number[at] : 0;
    if (view.table != 0 && tables_info(s->lobby->tables, view.table, &info))
        view.begins_ms = info.begins_ms;
    return view;
}

/* ---- In sentences ---- */

/* Writes a line such as "12: Palace Swiss; begins at ...; 5 have joined, 4 to 64 can". */
static void cup_show_put_line(struct buf *out, const struct cup *cup, const struct session *s)
{
    buf_printf(out, "%jd: ", cup->number);
    ui_cup_title(out, cup);
    buf_puts(out, "; ");
    ui_cup_state(out, cup, clock_wall(s->lobby->deps.clock), session_east(s));
    buf_puts(out, "; ");
    ui_cup_joined(out, cup);
    if (s->person != 0 && cup_has(cup, s->person))
        buf_puts(out, tr("; you are in it"));
    buf_puts(out, "\n");
}

static void cup_show_put_commitment(struct buf *out, const struct cup *cup)
{
    ui_cup_seed(out, cup, false);
    if (cup_is_over(cup))
        ui_cup_seed(out, cup, true);
}

static void cup_show_put_standings(struct buf *out, const struct ui_cup *view, int64_t account)
{
    const struct cup *cup = view->cup;
    const struct draw_standing *line = view->board->line;
    int n = view->board->n;
    for (int i = 0; i < n; i++) {
        const struct cup_entrant *who = &cup->entrant[line[i].entrant];
        if (i >= STANDINGS_SHOWN && who->account != account)
            continue;
        buf_printf(out, "%d. %s, ", (int)line[i].place, who->name);
        ui_cup_points(out, cup, &line[i]);
        if (line[i].lit && cup->state == CUP_RUNNING)
            buf_puts(out, tr(", counts double now"));
        buf_puts(out, who->state == CUP_OUT_SELF     ? tr(", withdrawn")
                      : who->state == CUP_OUT_MISSED ? tr(", missed two games")
                      : who->state == CUP_OUT_STAFF  ? tr(", taken out by the staff")
                      : ui_cup_out(view, &line[i])   ? tr(", out")
                                                     : "");
        if (cup->state == CUP_OVER && who->prize > 0)
            buf_printf(out, tr(", %jd chips"), who->prize);
        buf_puts(out, who->account == account ? tr(" (you)\n") : "\n");
    }
    if (n > STANDINGS_SHOWN)
        buf_printf(out, tr("The first %d of %d are shown.\n"), STANDINGS_SHOWN, n);
}

static void cup_show_put_tables(struct buf *out, const struct ui_cup *view)
{
    const struct cup *cup = view->cup;
    bool any = false, arena = cup->words.form == CUP_ARENA;
    for (int i = 0; i < cup->tables; i++) {
        const struct draw_table *t = &cup->table[i];
        if (arena ? t->state != DRAW_OPEN : t->round != cup->round)
            continue;
        int32_t table = view->number[i];
        if (!any)
            buf_printf(out, arena ? tr("Tables:\n") : tr("Tables of round %d:\n"), cup->round);
        any = true;
        for (int seat = 0; seat < t->seats; seat++)
            buf_printf(out, "%s%s", seat > 0 ? ", " : "", cup->entrant[t->entrant[seat]].name);
        if (t->seats == 1)
            buf_printf(out, ": %s\n", ui_cup_bye(cup, false));
        else if (t->state == DRAW_VOID)
            buf_puts(out, tr(": void\n"));
        else if (t->state == DRAW_PLAYED)
            buf_printf(out, tr(": over, `replay %jd`\n"), cup->game[i].game);
        else if (table != 0)
            buf_printf(out, tr(": table %d, `watch %d`\n"), (int)table, (int)table);
        else
            buf_puts(out, tr(": opens soon\n"));
    }
}

static void cup_show_put_cup(struct buf *out, struct session *s, const struct ui_cup *view)
{
    const struct cup *cup = view->cup;
    BUF_LOCAL words = {0};
    buf_puts(out, tr("Cup "));
    cup_show_put_line(out, cup, s);
    size_t before = out->len;
    ui_cup_own(out, view, clock_wall(s->lobby->deps.clock));
    buf_puts(out, out->len > before ? "\n" : "");
    cup_words_write(&cup->words, &words);
    buf_printf(out, tr("Its words: %s\n"), buf_text(&words));
    if (cup->state == CUP_COMING) {
        for (int i = 0; i < cup->entrants; i++)
            buf_printf(out, "%s%s", i > 0 ? ", " : tr("In it: "), cup->entrant[i].name);
        if (cup->entrants > 0)
            buf_puts(out, ".\n");
    } else if (cup->entrants > 0) {
        cup_show_put_standings(out, view, s->person);
    }
    if (cup->state == CUP_RUNNING && !view->standings)
        cup_show_put_tables(out, view);
    /* 64 digits take long to listen to, and `cup seed` tells them. */
    if (!view->standings && !session_plain(s))
        cup_show_put_commitment(out, cup);
    if (view->entrant >= 0 && !cup_is_over(cup) && cup->entrant[view->entrant].state == CUP_IN)
        buf_printf(out, tr("Type `cup leave %jd` to leave it.\n"), cup->number);
    else if (view->entrant < 0 && view->joinable)
        buf_printf(out, tr("Type `cup join %jd` to play in it.\n"), cup->number);
}

/* ---- On a screen ---- */

struct cup_panel {
    struct panel panel;
    int64_t number;
    bool standings;
    bool reading;
    struct cup *past; /* a cup that is over; NULL: the cup is live, or is being read */
    struct cup_board board;
};

/* Reads a cup that is not live: for a session, or for a panel of the connection, which shows the
 * cup already. */
struct show_errand {
    struct errand errand;
    int64_t number;
    enum cup_shows what;
};

static void cup_show_read(void *arg, struct cup *cup);

static void cup_show_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    struct cup_panel *v = (struct cup_panel *)panel;
    const struct cup *live = cups_find(s->lobby, v->number), *cup = live ? live : v->past;
    if (!cup) {
        buf_printf(&sheet->title, tr("CUP %jd"), v->number);
        if (!v->reading) { /* the cup has ended while it is shown: reads it from the store, once */
            struct show_errand *e = errand_new(s->lobby, NULL, sizeof(*e));
            v->reading = true;
            e->errand.conn = s->conn;
            e->number = v->number;
            cups_read(s->lobby, v->number, cup_show_read, e);
        }
        return;
    }
    struct ui_cup view = cup_show_view(s, cup, &v->board);
    view.standings = v->standings;
    ui_cup(sheet, &view);
    free(view.number);
}

static void cup_show_drop(struct panel *panel)
{
    struct cup_panel *v = (struct cup_panel *)panel;
    cup_free(&v->past);
    cup_board_free(&v->board);
}

static const struct panel_kind cup_kind = {
    .name = N_("cup"), .make = cup_show_make, .drop = cup_show_drop, .ticks = true};

/* Gives the cup to the panel of this connection that waits for it. Frees it if there is none. */
static void cup_show_panel_fill(const struct show_errand *e, struct cup *cup)
{
    struct session *s = lobby_by_conn(e->errand.lobby, e->errand.conn);
    struct panel *panel = s ? s->panel : NULL;
    while (panel && (panel->kind != &cup_kind || ((struct cup_panel *)panel)->number != e->number))
        panel = panel->under;
    if (panel && !((struct cup_panel *)panel)->past) {
        ((struct cup_panel *)panel)->past = cup;
        cup = NULL;
        panel_changed(s);
    }
    cup_free(&cup);
}

/* Shows a cup. `past`: NULL, or the same cup, which is over and is freed. */
static void cup_show_run(struct session *s, const struct cup *cup, struct cup *past,
                         enum cup_shows what)
{
    SESSION_SPEAKS(s);
    if (s->screen && what != CUP_SHOWS_SEED) {
        struct cup_panel *v = xcalloc(1, sizeof(*v));
        v->number = cup->number;
        v->standings = what == CUP_SHOWS_STANDINGS;
        v->past = past;
        panel_open(s, &cup_kind, &v->panel);
        return;
    }
    struct buf out = {0};
    if (what == CUP_SHOWS_SEED) {
        cup_show_put_commitment(&out, cup);
    } else {
        struct cup_board board = {0};
        struct ui_cup view = cup_show_view(s, cup, &board);
        view.standings = what == CUP_SHOWS_STANDINGS;
        cup_show_put_cup(&out, s, &view);
        cup_board_free(&board);
        free(view.number);
    }
    session_show(s, &out);
    cup_free(&past);
}

static void cup_show_read(void *arg, struct cup *cup)
{
    struct show_errand *e = arg;
    struct session *s = errand_session(e);
    for (int i = 0; cup && i < cup->entrants; i++) /* accounts may have been merged since */
        cup->entrant[i].account = cup->entrant[i].row_account;
    if (!e->errand.of_session)
        cup_show_panel_fill(e, cup);
    else if (s && cup)
        cup_show_run(s, cup, cup, e->what);
    else if (s)
        session_fail(s, "There is no cup %jd. Type `cups` to see those that there are.", e->number);
    else
        cup_free(&cup);
    errand_end(e);
}

void cup_show(struct session *s, int64_t number, enum cup_shows what)
{
    const struct cup *cup = cups_find(s->lobby, number);
    if (cup) {
        cup_show_run(s, cup, NULL, what);
        return;
    }
    struct show_errand *e = errand_new(s->lobby, s, sizeof(*e));
    e->number = number;
    e->what = what;
    cups_read(s->lobby, number, cup_show_read, e);
}

/* ---- The list ---- */

static int cup_show_by_start(const void *a, const void *b)
{
    const struct cup *x = *(const struct cup *const *)a, *y = *(const struct cup *const *)b;
    if (x->state != y->state)
        return x->state == CUP_RUNNING ? -1 : 1;
    if (x->start_ms != y->start_ms)
        return (x->start_ms > y->start_ms) - (x->start_ms < y->start_ms);
    return (x->number > y->number) - (x->number < y->number);
}

/* The cups that are running, then those that are coming, the next one first. The caller frees the
 * array. */
static const struct cup **cup_show_sorted(const struct lobby *lobby, size_t *n)
{
    const struct cup **sorted = NULL, *cup;
    for (size_t i = 0; (cup = cups_each(lobby, &i));) {
        if (cup->state != CUP_RUNNING && cup->state != CUP_COMING)
            continue;
        sorted = xreallocarray(sorted, *n + 1, sizeof(*sorted));
        sorted[(*n)++] = cup;
    }
    if (*n > 0)
        qsort(sorted, *n, sizeof(*sorted), cup_show_by_start);
    return sorted;
}

/* The cups that are over, as they are read for one viewer. They stay as they were when the list was
 * opened. */
struct past_cups {
    struct panel panel;
    int64_t viewer;
    int n;
    struct ui_cups_row row[OVER_SHOWN];
};

static void cup_show_cups_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    const struct past_cups *over = (const struct past_cups *)panel;
    size_t n = 0;
    const struct cup **cup = cup_show_sorted(s->lobby, &n);
    FREED struct ui_cups_row *row = xcalloc(n + OVER_SHOWN, sizeof(*row));
    for (size_t i = 0; i < n; i++)
        row[i] = (struct ui_cups_row){
            .cup = cup[i], .number = cup[i]->number, .in = cup_has(cup[i], s->person)};
    memcpy(row + n, over->row, sizeof(over->row));
    ui_cups(sheet, row, (int)n + over->n);
    free(cup);
}

static const struct panel_kind cups_kind = {
    .name = N_("cups"), .make = cup_show_cups_make, .ticks = true};

/* Writes a line such as "12: Friday cup (Palace Swiss); 2026-11-21 20:45 UTC; won by Ann". */
static void cup_show_put_past(struct buf *out, const struct ui_cups_row *row, int east)
{
    const struct cup past = {.words = row->words};
    buf_printf(out, "%jd: ", row->number);
    ui_cup_title(out, &past);
    buf_puts(out, "; ");
    timezone_put(out, row->ended_ms, east);
    if (row->winner[0] != '\0') {
        BUF_LOCAL winner = {0};
        ui_cup_won(&winner, row->winner, row->winners);
        buf_printf(out, tr("; won by %s"), buf_text(&winner));
    }
    if (row->in)
        buf_puts(out, tr("; you were in it"));
    buf_putc(out, '\n');
}

static void cup_show_list_lines(struct session *s, const struct past_cups *over)
{
    SESSION_SPEAKS(s);
    struct buf out = {0};
    size_t n = 0;
    const struct cup **cup = cup_show_sorted(s->lobby, &n);
    for (size_t i = 0; i < n; i++) {
        if (i == 0 || cup[i]->state != cup[i - 1]->state)
            buf_puts(&out, cup[i]->state == CUP_RUNNING ? tr("Running:\n") : tr("Coming:\n"));
        cup_show_put_line(&out, cup[i], s);
    }
    if (over->n > 0)
        buf_puts(&out, tr("Over:\n"));
    for (int i = 0; i < over->n; i++)
        cup_show_put_past(&out, &over->row[i], session_east(s));
    if (out.len == 0)
        buf_puts(&out, tr("There is no cup yet.\n"));
    buf_puts(&out, tr("Type `cup` and a number to see one, `cup join` and a number to play, "
                      "`help cups` for more.\n"));
    session_show(s, &out);
    free(cup);
}

/* Reads the latest cups that were played to their end. Leaves out a cup whose words this program
 * does not know. */
static void cup_show_past_run(struct store *store, void *result)
{
    struct past_cups *over = result;
    struct store_account account;
    const struct store_cup *cup;
    const struct store_cup_entrant *entrant;
    char why[256];
    STORE_EACH_OF (cup, store, STORE_RECORD_CUP, 0, OVER_READ) {
        struct ui_cups_row *row = &over->row[over->n];
        if (cup->ended_ms == 0 || cup->state != CUP_OVER || over->n == OVER_SHOWN ||
            cup_words_read(cup->words, &row->words, why, sizeof(why)))
            continue;
        row->number = cup->id;
        row->ended_ms = cup->ended_ms;
        over->n++;
    }
    for (int i = 0; i < over->n; i++) {
        struct ui_cups_row *row = &over->row[i];
        int64_t first = 0; /* the account that won, the viewer's if several did; 0: none */
        STORE_EACH_WITH (entrant, store, STORE_RECORD_CUP_ENTRANT, cup, row->number,
                         STORE_CUP_ENTRANTS_MAX) {
            row->winners += entrant->place == 1;
            if (entrant->place == 1 && (first == 0 || first != over->viewer))
                first = entrant->account;
            if (entrant->account == over->viewer && entrant->state != STORE_CUP_LEFT)
                row->in = true;
        }
        if (first != 0 && store_reads_account(store, first, &account))
            utf8_copy(account.name, row->winner, sizeof(row->winner));
    }
}

static void cup_show_past_told(struct session *s, void *result)
{
    if (s->screen) {
        struct past_cups *v = xmalloc(sizeof(*v));
        *v = *(const struct past_cups *)result;
        panel_open(s, &cups_kind, &v->panel);
    } else {
        cup_show_list_lines(s, result);
    }
}

void cups_show(struct session *s, const struct cmd_args *args UNUSED)
{
    errand_reads(s, STORE_READS(struct past_cups, cup_show_past_run),
                 &(struct past_cups){.viewer = s->person}, cup_show_past_told);
}
