/*
 * A cup in words, and as a sheet of a screen. See ui_cup.h.
 */
#include <sys/param.h>

#include "timezone.h"
#include "ui_private.h"

enum {
    WIDE = 70, /* a sheet of this many columns has room for all columns and a note */
    NAME = 20, /* cells of somebody who has joined */
    ABOVE = 2
};

/* ---- Words ---- */

void ui_cup_title(struct buf *out, const struct cup *cup)
{
    static const char *const form[CUP_FORMS] = {[CUP_KNOCKOUT] = N_("knock-out"),
                                                [CUP_ARENA] = N_("arena"),
                                                [CUP_SWISS] = N_("Swiss"),
                                                [CUP_DUPLICATE] = N_("duplicate")};
    const struct cup_words *words = &cup->words;
    if (words->title[0] != '\0')
        buf_printf(out, "%s (", words->title);
    buf_printf(out, "%s %s", words->rules->title, tr(form[words->form]));
    if (words->title[0] != '\0')
        buf_puts(out, ")");
}

void ui_cup_joined(struct buf *out, const struct cup *cup)
{
    if (cup->state != CUP_COMING)
        buf_printf(out, trn("%d player", "%d players", (unsigned long)cup->entrants),
                   cup->entrants);
    else if (cup->words.min == cup->words.max || cup->start_ms == 0) /* only a full cup begins */
        buf_printf(out, tr("%d of %d have joined"), cup->entrants, cup->words.max);
    else
        buf_printf(out, tr("%d have joined, %d to %d can"), cup->entrants, cup->words.min,
                   cup->words.max);
    if (cup->words.entry > 0)
        buf_printf(out, tr("; entry %jd chips"), cup->words.entry);
}

void ui_cup_seed(struct buf *out, const struct cup *cup, bool itself)
{
    uint8_t hash[DRAW_SEED];
    draw_commitment((uint64_t)cup->number, cup->seed, hash);
    buf_puts(out, itself ? tr("Its seed: ") : tr("Hash of its seed: "));
    for (int i = 0; i < DRAW_SEED; i++)
        buf_printf(out, "%02x", itself ? cup->seed[i] : hash[i]);
    buf_putc(out, '\n');
}

void ui_cup_state(struct buf *out, const struct cup *cup, int64_t now, int east)
{
    if (cup->paused) {
        buf_printf(out, tr("paused: %s"), cup->why);
        return;
    }
    const int minutes = (int)((cup->until_ms - now + 59999) / 60000); /* of an arena */
    switch (cup->state) {
    case CUP_COMING:
        if (cup->start_ms == 0) {
            buf_printf(out, tr("begins when %d have joined"), cup->words.max);
            break;
        }
        buf_puts(out, tr("begins at "));
        timezone_put(out, cup->start_ms, east);
        if (cup->start_ms > now)
            buf_printf(out, tr(", in %s"), SPAN(cup->start_ms - now));
        break;
    case CUP_RUNNING:
        if (cup->words.form == CUP_ARENA && now >= cup->until_ms)
            buf_puts(out, tr("running, the last games"));
        else if (cup->words.form == CUP_ARENA)
            buf_printf(out, trn("running, %d minute left", "running, %d minutes left", minutes),
                       minutes);
        else if (cup->words.rounds > 0)
            buf_printf(out, tr("running, round %d of %d"), cup->round, cup->words.rounds);
        else
            buf_printf(out, tr("running, round %d"), cup->round);
        break;
    case CUP_OVER: buf_puts(out, tr("over")); break;
    case CUP_CALLED_OFF: buf_puts(out, tr("did not take place")); break;
    case CUP_VOID: buf_printf(out, tr("ended by the staff: %s"), cup->why); break;
    }
}

void ui_cup_points(struct buf *out, const struct cup *cup, const struct draw_standing *line)
{
    if (cup->words.form == CUP_KNOCKOUT) {
        buf_printf(out, trn("%d game", "%d games", (unsigned long)line->played), line->played);
        return;
    }
    int64_t tenths = (line->points * 10 + DRAW_POINT / 2) / DRAW_POINT;
    if (cup->words.form == CUP_DUPLICATE) /* the mean share of the matchpoints, in percent */
        buf_printf(out, "%jd.%jd %%", (tenths / 10), (tenths % 10));
    else if (tenths % 10 == 0)
        buf_printf(out, trn("%jd point", "%jd points", (unsigned long)(tenths / 10)),
                   (tenths / 10));
    else
        buf_printf(out, tr("%jd.%jd points"), (tenths / 10), (tenths % 10));
}

const char *ui_cup_bye(const struct cup *cup, bool own)
{
    switch (cup->words.form) {
    case CUP_KNOCKOUT:
        return own ? tr("You have a bye: no game this round, and on to the next.")
                   : tr("a bye, on to the next round");
    case CUP_SWISS:
        return own ? tr("You have a bye: no game this round, and 2 points, half of a win.")
                   : tr("a bye, 2 points");
    default:
        return own ? tr("You have a bye: no game this round, and it changes nothing.")
                   : tr("a bye, which changes nothing");
    }
}

void ui_cup_countdown(struct buf *out, int64_t ms)
{
    int64_t s = ms > 0 ? (ms + 999) / 1000 : 0;
    if (s < 3600)
        buf_printf(out, "%d:%02d", (int)(s / 60), (int)(s % 60));
    else
        buf_puts(out, SPAN(ms));
}

/* ---- The viewer's own part ---- */

/* Writes "0:08", or "8 seconds" in a sentence that is read aloud. */
static void sheet_cup_put_left(struct buf *out, const struct ui_cup *view, int64_t ms)
{
    if (view->clock)
        ui_cup_countdown(out, ms);
    else
        buf_puts(out, SPAN(ms));
}

bool ui_cup_out(const struct ui_cup *view, const struct draw_standing *line)
{
    const struct cup *cup = view->cup;
    bool won = view->left == 0 && line->place == 1;
    return cup->state == CUP_RUNNING && cup->words.form == CUP_KNOCKOUT && !line->in && !won;
}

const struct draw_standing *ui_cup_line(const struct ui_cup *view)
{
    for (int i = 0; i < view->board->n; i++)
        if ((int)view->board->line[i].entrant == view->entrant)
            return &view->board->line[i];
    return NULL;
}

/* Writes the sentence for somebody who is in a running cup. */
static void sheet_cup_own_running(struct buf *out, const struct ui_cup *view, int64_t now)
{
    const struct cup *cup = view->cup;
    const struct draw_standing *line = ui_cup_line(view);
    int place = view->board->place[view->entrant];
    BUF_LOCAL time = {0};
    if (view->table != 0 && view->begins_ms > 0) {
        sheet_cup_put_left(&time, view, view->begins_ms);
        buf_printf(out, tr("Your table is %d. Type `ready` there; the game begins in %s."),
                   (int)view->table, buf_text(&time));
    } else if (view->table != 0) {
        buf_printf(out, tr("You play at table %d."), (int)view->table);
    } else if (cup->entrant[view->entrant].seated >= 0) {
        buf_puts(out, tr("Your table opens in a moment."));
    } else if (line && ui_cup_out(view, line)) {
        buf_printf(out, tr("You are out, in place %d of %d."), place, cup->entrants);
    } else if (cup->words.form == CUP_ARENA) {
        buf_printf(out, tr("You are in place %d of %d, and wait for a table."), place,
                   cup->entrants);
    } else if (view->next_ms != 0) {
        sheet_cup_put_left(&time, view, view->next_ms - now);
        buf_printf(out, tr("You are in place %d of %d. Your next table opens in %s."), place,
                   cup->entrants, buf_text(&time));
    } else if (cup->round == 0) {
        buf_puts(out, tr("Your first table opens in a moment."));
    } else if (cup->open == 0) {
        buf_printf(out, tr("You are in place %d of %d. The cup ends in a moment."), place,
                   cup->entrants);
    } else {
        if (cup_has_bye(cup, view->entrant))
            buf_printf(out, "%s ", ui_cup_bye(cup, true));
        buf_printf(out,
                   trn("You are in place %d of %d. The round waits for %d table.",
                       "You are in place %d of %d. The round waits for %d tables.", cup->open),
                   place, cup->entrants, cup->open);
    }
}

void ui_cup_own(struct buf *out, const struct ui_cup *view, int64_t now)
{
    const struct cup *cup = view->cup;
    if (view->entrant < 0)
        return;
    const struct cup_entrant *who = &cup->entrant[view->entrant];
    switch (cup->state) {
    case CUP_COMING:
        buf_puts(out, tr("You are in it. Your table opens by itself when it begins."));
        break;
    case CUP_RUNNING:
        if (who->state == CUP_IN)
            sheet_cup_own_running(out, view, now);
        else
            buf_puts(out, who->state == CUP_OUT_SELF ? tr("You have withdrawn from it.")
                          : who->state == CUP_OUT_MISSED
                              ? tr("You missed two games in a row, so you are out.")
                              : tr("The staff have taken you out of it."));
        break;
    case CUP_OVER:
        buf_printf(out,
                   who->prize > 0 && cup->back
                       ? tr("You came in place %d of %d, and your %s chips came back.")
                   : who->prize > 0 ? tr("You came in place %d of %d and got %s chips.")
                                    : tr("You came in place %d of %d."),
                   (int)who->place, cup->entrants, FIGURE(who->prize));
        break;
    case CUP_CALLED_OFF:
    case CUP_VOID: break;
    }
}

/* ---- The title ---- */

/* Writes the right end of the title: how far the cup is, and the time that is left. */
static void sheet_cup_put_where(struct buf *out, const struct ui_cup *view, int64_t now)
{
    const struct cup *cup = view->cup;
    BUF_LOCAL time = {0};
    if (cup->paused) {
        buf_puts(out, tr("paused"));
    } else if (cup->state == CUP_COMING && cup->start_ms != 0) {
        ui_cup_countdown(&time, cup->start_ms - now);
        buf_printf(out, tr("begins in %s"), buf_text(&time));
    } else if (cup->state == CUP_COMING) {
        buf_printf(out, tr("%d of %d have joined"), cup->entrants, cup->words.max);
    } else if (cup->state == CUP_RUNNING && cup->words.form == CUP_ARENA && now < cup->until_ms) {
        ui_cup_countdown(&time, cup->until_ms - now);
        buf_printf(out, tr("%s left"), buf_text(&time));
    } else if (cup->state == CUP_RUNNING && cup->words.form == CUP_ARENA) {
        buf_printf(out, trn("%d table still plays", "%d tables still play", cup->open), cup->open);
    } else if (cup->state == CUP_RUNNING) {
        buf_printf(out, tr("round %d"), cup->round);
        if (cup->words.rounds > 0)
            buf_printf(out, tr(" of %d"), cup->words.rounds);
        if (view->next_ms != 0) {
            ui_cup_countdown(&time, view->next_ms - now);
            buf_printf(out, tr(", the next in %s"), buf_text(&time));
        } else if (cup->open > 0) {
            buf_printf(out, trn(", %d table", ", %d tables", cup->open), cup->open);
        }
    } else {
        ui_cup_state(out, cup, now, 0); /* not for a cup that is coming */
    }
}

static void sheet_cup_put_title(struct ui_sheet *sheet, const struct ui_cup *view)
{
    BUF_LOCAL where = {0};
    sheet_cup_put_where(&where, view, sheet->wall_ms);
    buf_printf(&sheet->title, tr("CUP %jd"), view->cup->number);
    buf_puts(&sheet->title, "  ");
    ui_cup_title(&sheet->title, view->cup);
    size_t whole = sheet->title.len;
    buf_printf(&sheet->title, STYLE_RIGHT "%s", buf_text(&where));
    if (!ui_sheet_title_fits(sheet, "")) { /* the time matters more than the whole name */
        BUF_LOCAL title = {0};
        buf_add(&title, buf_text(&sheet->title), whole);
        buf_clear(&sheet->title);
        int room = sheet->columns - utf8_text_width(buf_text(&where)) - 4;
        buf_cell(&sheet->title, buf_text(&title), room > 0 ? room : 0);
        buf_printf(&sheet->title, STYLE_RIGHT "%s", buf_text(&where));
    }
}

/* ---- Standings ---- */

static void sheet_cup_put_note(struct buf *out, const struct ui_cup *view,
                               const struct draw_standing *line)
{
    const struct cup *cup = view->cup;
    const struct cup_entrant *who = &cup->entrant[line->entrant];
    if (line->lit && cup->state == CUP_RUNNING && who->state == CUP_IN)
        buf_puts(out, tr("double "));
    if (who->state == CUP_OUT_SELF)
        buf_puts(out, tr("withdrawn"));
    else if (who->state == CUP_OUT_MISSED)
        buf_puts(out, tr("missed two games"));
    else if (who->state == CUP_OUT_STAFF)
        buf_puts(out, tr("taken out by the staff"));
    else if (who->seated >= 0 && view->number[who->seated] != 0)
        buf_printf(out, tr("at table %d"), (int)view->number[who->seated]);
    else if (cup->open > 0 && cup_has_bye(cup, line->entrant))
        buf_puts(out, ui_cup_bye(cup, false));
    else if (ui_cup_out(view, line))
        buf_puts(out, tr("out"));
    else if (cup->state == CUP_OVER && who->prize > 0)
        buf_printf(out, tr("%s chips"), FIGURE(who->prize));
}

/* The columns: place, how it has changed, player, points, games, won. */
static const char *sheet_cup_layout(const struct ui_sheet *sheet, const struct ui_cup *view)
{
    return sheet->columns < WIDE                   ? "5>5>  17<11>0>0>"
           : view->cup->words.form == CUP_KNOCKOUT ? "5>5>  20<11>0>7>"
                                                   : "5>5>  20<11>7>7>";
}

static void sheet_cup_put_line(struct ui_sheet *sheet, const struct ui_cup *view,
                               const struct draw_standing *line)
{
    struct buf *out = &sheet->body;
    BUF_LOCAL name = {0}, points = {0}, note = {0};
    bool own = (int)line->entrant == view->entrant;
    int before = view->board->before[line->entrant], moved = before - line->place;
    char change[16] = "";
    size_t from = out->len;
    if (before != 0 && moved != 0)
        utf8_printf(change, sizeof(change), "%+d", moved);
    buf_printf(&name, own ? tr("%s (you)") : "%s", view->cup->entrant[line->entrant].name);
    ui_cup_points(&points, view->cup, line);
    buf_puts(out, own ? STYLE_BOLD : "");
    buf_columns(out, sheet_cup_layout(sheet, view), CELL_NUMBER(line->place), change,
                buf_text(&name), buf_text(&points), CELL_NUMBER(line->played),
                CELL_NUMBER(line->won));
    buf_puts(out, own ? STYLE_NORMAL : "");
    if (sheet->columns >= WIDE) {
        int room = sheet->columns - ui_shown_cells(buf_text(out) + from) - 2;
        sheet_cup_put_note(&note, view, line);
        buf_puts(out, "  ");
        buf_cell(out, buf_text(&note), room);
    }
    buf_putc(out, '\n');
}

static void sheet_cup_put_standings(struct ui_sheet *sheet, const struct ui_cup *view)
{
    bool knockout = view->cup->words.form == CUP_KNOCKOUT;
    buf_puts(&sheet->body, STYLE_DIM);
    buf_columns(&sheet->body, sheet_cup_layout(sheet, view), "#", knockout ? "" : "+-",
                tr("Player"), knockout ? tr("Games") : tr("Points"), tr("Games"), tr("Won"));
    buf_puts(&sheet->body, STYLE_NORMAL "\n");
    for (int i = 0; i < view->board->n; i++)
        sheet_cup_put_line(sheet, view, &view->board->line[i]);
}

/* ---- The body ---- */

/* Writes what somebody who may want to play has to know. */
static void sheet_cup_put_terms(struct ui_sheet *sheet, const struct ui_cup *view)
{
    BUF_LOCAL text = {0};
    ui_cup_joined(&text, view->cup);
    buf_puts(&text, "; ");
    ui_cup_state(&text, view->cup, sheet->wall_ms, sheet->east);
    buf_putc(&text, '.');
    ui_sheet_text(sheet, buf_text(&text));
}

static void sheet_cup_put_words(struct ui_sheet *sheet, const struct cup *cup)
{
    BUF_LOCAL words = {0}, text = {0};
    cup_words_write(&cup->words, &words);
    buf_printf(&text, tr("Its words: %s"), buf_text(&words));
    buf_putc(&sheet->body, '\n');
    ui_sheet_text(sheet, buf_text(&text));
    buf_clear(&text);
    ui_cup_seed(&text, cup, cup_is_over(cup));
    ui_sheet_text(sheet, buf_text(&text));
}

static void sheet_cup_put_hint(struct ui_sheet *sheet, const struct ui_cup *view)
{
    const struct cup *cup = view->cup;
    int64_t n = cup->number;
    bool in = view->entrant >= 0 && cup->entrant[view->entrant].state == CUP_IN;
    buf_puts(&sheet->hint, STYLE_TYPE);
    if (in && !cup_is_over(cup))
        buf_printf(&sheet->hint, "  cup leave %jd", n);
    else if (view->joinable && view->entrant < 0)
        buf_printf(&sheet->hint, "  cup join %jd", n);
    if (cup->state == CUP_RUNNING && cup->words.form != CUP_DUPLICATE)
        buf_printf(&sheet->hint, "  cup watch %jd", n);
    if (cup->words.form == CUP_KNOCKOUT && cup->started_ms != 0)
        buf_printf(&sheet->hint, view->standings ? "  cup %jd" : "  cup standings %jd", n);
    buf_puts(&sheet->hint, "  cups  help cups");
}

void ui_cup(struct ui_sheet *sheet, const struct ui_cup *view)
{
    const struct cup *cup = view->cup;
    BUF_LOCAL text = {0};
    sheet_cup_put_title(sheet, view);
    ui_cup_own(&text, view, sheet->wall_ms);
    ui_sheet_text(sheet, buf_text(&text));
    buf_clear(&text);
    if (cup->paused || cup->state == CUP_VOID) {
        ui_cup_state(&text, cup, sheet->wall_ms, sheet->east);
        ui_sheet_text(sheet, buf_text(&text));
    }
    if (cup->state == CUP_COMING) {
        int columns = MAX(sheet->columns / (NAME + 1), 1);
        sheet_cup_put_terms(sheet, view);
        buf_putc(&sheet->body, '\n');
        for (int i = 0; i < cup->entrants; i++) { /* who has joined */
            buf_puts(&sheet->body, i % columns == 0 ? " " : "");
            buf_cell(&sheet->body, cup->entrant[i].name, NAME);
            if (i % columns == columns - 1 || i == cup->entrants - 1)
                buf_putc(&sheet->body, '\n');
        }
    } else if (cup->started_ms != 0) {
        if (cup->words.form == CUP_KNOCKOUT && !view->standings)
            ui_cup_bracket(sheet, view, sheet->rows - ABOVE - ui_lines(&sheet->body) + 1);
        else
            sheet_cup_put_standings(sheet, view);
    }
    if (!view->standings)
        sheet_cup_put_words(sheet, cup);
    sheet_cup_put_hint(sheet, view);
}
