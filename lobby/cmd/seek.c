/*
 * The commands `seek`, `sought` and `unseek` (ME-D1, ME-D2).
 */
#include "busy.h"
#include "cmd.h"
#include "leaver.h"
#include "seeking.h"

/* ---- seek ---- */

/* What to do once it is known how often the person has left games. */
struct seek_errand {
    struct errand errand;
    struct seek_words words;
    int32_t number; /* the number of the seek that they take up; 0: they put up `words` */
};

static void cmd_seek_put(struct session *s, const struct seek_errand *e,
                         enum formula_conduct conduct)
{
    struct seek *theirs = e->number != 0 ? seeks_numbered(s->lobby->seeks, e->number) : NULL;
    if (theirs)
        seeking_take(s, theirs, conduct);
    else if (e->number != 0)
        session_say(s, "There is no seek %d any more. Type `sought` to see what there is.",
                    (int)e->number);
    else
        seeking_put(s, &e->words, conduct);
}

static void cmd_seek_judged(void *arg, enum store_status status, void *kept)
{
    struct seek_errand *e = arg;
    struct session *s = errand_read(e, status);
    if (!s)
        return;
    const int points = leaver_points(kept, clock_wall(s->lobby->deps.clock));
    cmd_seek_put(s, e,
                 points == 0            ? FORMULA_GOOD
                 : points < LEAVER_BARS ? FORMULA_FAIR
                                        : FORMULA_POOR);
    errand_end(e);
}

static void cmd_seek_begin(struct session *s, const struct seek_words *words, int32_t number)
{
    struct seek_errand *e = errand_new(s->lobby, s, sizeof(*e));
    e->number = number;
    if (words)
        e->words = *words;
    if (s->kind == PERSON_ACCOUNT) {
        store_reads(s->lobby->deps.store, &leaver_reads,
                    &(struct leaver_kept){.account = s->person}, cmd_seek_judged, e);
    } else {
        cmd_seek_put(s, e, FORMULA_GOOD);
        errand_end(e);
    }
}

bool cmd_seek_number(struct session *s, int32_t number)
{
    if (!seeks_numbered(s->lobby->seeks, number))
        return false;
    cmd_seek_begin(s, NULL, number);
    return true;
}

static void cmd_seek(struct session *s, const struct cmd_args *args)
{
    struct seek_words words;
    char why[400];
    const char *text = args->word[0] ? args->word[0] : s->sought;
    size_t digits = text ? strspn(text, "0123456789") : 0;
    bool number = digits > 1 && digits < 7 && text[digits] == '\0';
    if (!text)
        session_say(s, "What do you seek? Type a game, as in `seek palace` or `seek any`, and what "
                       "else you want: `help seek`.");
    else if (number && !cmd_seek_number(s, atoi(text)))
        session_say(s, "There is no seek %s. Type `sought` to see what there is.", text);
    else if (!number && seek_parse(text, &words, why, sizeof(why)))
        session_say(s, "%s", why);
    else if (!number)
        cmd_seek_begin(s, &words, 0);
}

static void cmd_seek_unseek(struct session *s, const struct cmd_args *args UNUSED)
{
    if (seeking_forget(s->lobby, s->person))
        session_say(s, "Your seek has ended. `seek` alone puts it up again.");
    else
        session_say(s, "You are not seeking a game. Type `seek` and a game to seek one.");
}

/* ---- sought ---- */

struct sought_panel {
    struct panel panel;
    const struct game_rules *game; /* NULL: all */
};

static void cmd_seek_row_make(struct session *s, const struct seeking_entry *entry,
                              const struct ui_viewer *viewer, struct ui_sought_row *row)
{
    struct table_info info;
    row->fits = entry->fits;
    row->seek = entry->seek;
    row->number = entry->seek ? entry->seek->number : entry->table;
    if (entry->seek) {
        seeking_put_games(&entry->seek->words, &row->game);
        seek_say(&entry->seek->words, &row->terms);
        row->own = entry->seek->person == s->person;
        buf_puts(&row->who, entry->seek->name);
    } else if (tables_info(s->lobby->tables, entry->table, &info)) {
        buf_puts(&row->game, info.rules->title);
        ui_terms(&row->terms, viewer, &info);
        for (int seat = 1; seat <= info.seats; seat++)
            if (info.seat[seat].person.id != 0)
                buf_printf(&row->who, "%s%s", row->who.len > 0 ? ", " : "", info.seat_name[seat]);
        buf_printf(&row->who, " %d/%d", info.taken, info.seats);
    }
}

/* Makes the rows of a list, which cmd_seek_rows_free frees. Returns how many of them are other
 * people's. */
static int cmd_seek_rows_make(struct session *s, const struct game_rules *game,
                              struct ui_sought *out)
{
    struct seeking_entry entry[SEEKING_LIST];
    struct ui_viewer viewer = session_viewer(s);
    int n = seeking_list(s->lobby, s, game, entry), others = 0;
    *out = (struct ui_sought){.n = n, .row = xcalloc((size_t)n + 1, sizeof(*out->row))};
    for (int i = 0; i < n; i++) {
        cmd_seek_row_make(s, &entry[i], &viewer, &out->row[i]);
        out->seeks += out->row[i].seek;
        others += !out->row[i].own;
    }
    return others;
}

static void cmd_seek_rows_free(struct ui_sought *sought)
{
    for (int i = 0; i < sought->n; i++) {
        buf_free(&sought->row[i].game);
        buf_free(&sought->row[i].terms);
        buf_free(&sought->row[i].who);
    }
    free(sought->row);
}

static void cmd_seek_sought_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    struct ui_sought sought;
    BUF_LOCAL quiet = {0};
    if (cmd_seek_rows_make(s, ((const struct sought_panel *)panel)->game, &sought) == 0)
        busy_put(s, &quiet);
    sought.quiet = buf_text(&quiet);
    ui_sought(sheet, &sought);
    cmd_seek_rows_free(&sought);
}

static const struct panel_kind sought_kind = {N_("sought"), cmd_seek_sought_make, NULL, NULL, NULL};

static void cmd_seek_sought(struct session *s, const struct cmd_args *args)
{
    const struct game_rules *game = args->word[0] ? choose_named(args->word[0]) : NULL;
    if (args->word[0] && !game) {
        session_say(s, "There is no game \"%s\". Type `sought` to see them all.", args->word[0]);
        return;
    }
    struct sought_panel *v = xcalloc(1, sizeof(*v));
    v->game = game;
    panel_open(s, &sought_kind, &v->panel);
}

void cmd_sought_lines(struct session *s)
{
    enum { LINES = 5 };
    SESSION_SPEAKS(s);
    struct buf out = {0};
    struct ui_sought sought;
    int others = cmd_seek_rows_make(s, NULL, &sought), told = 0;
    if (others > 0)
        buf_puts(&out, tr("What you can get into now:\n"));
    for (int i = 0; i < sought.n && told < LINES; i++) {
        const struct ui_sought_row *row = &sought.row[i];
        if (row->own)
            continue;
        told++;
        buf_printf(&out,
                   row->seek ? tr("`play %d`: %s seeks %s, %s.\n")
                             : tr("`play %d`: the table of %s, %s, %s.\n"),
                   row->number, buf_text(&row->who), buf_text(&row->game), buf_text(&row->terms));
    }
    if (others > told)
        buf_printf(&out, tr("And %d more: `sought`.\n"), others - told);
    if (others == 0)
        busy_put(s, &out);
    cmd_seek_rows_free(&sought);
    session_show(s, &out);
}

const struct command seek_commands[] = {
    {"seek", cmd_seek,
     N_("seek people for a game: seek palace 3-4 ranked; a number takes a seek up; alone, "
        "the last one again"),
     .pattern = "[TEXT]", .flood = CMD_HEAVY},
    {"sought", cmd_seek_sought,
     N_("what you can get into now, seeks and open tables, the best fit first"),
     .pattern = "[GAME]"},
    {"unseek", cmd_seek_unseek, N_("end your seek")},
    {NULL}};
