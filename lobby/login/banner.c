/*
 * What people see before the name prompt on telnet: some cards, how to reach the room, who is on,
 * and what can be typed. The faces of the cards have a background of their own, so that they can be
 * read whether the screen is dark or light.
 */
#include <string.h>

#include "canvas.h"
#include "game.h"
#include "lobby_figures.h"
#include "lockdown.h"
#include "login.h"
#include "marks.h"
#include "session.h"
#include "style.h"
#include "table.h"
#include "tongue.h"

/* A card of the picture. One without a name is a back. */
struct sample {
    const char *name, *symbol;
    char style;
};
static const struct sample samples[] = {
    {"A", "♠", 's'}, {"R7", "", 'r'}, {"K", "♦", 'u'}, {"Y+2", "", 'y'}, {"", "", 'l'}};
enum { SAMPLES = sizeof(samples) / sizeof(samples[0]) };

/* How the banner is laid out for a terminal. If the size is not known, it is 80 by 24. */
struct layout {
    int cards, rows, columns; /* how many cards, and the size of each */
    int indent, gap, beside;  /* how many cells are left of the picture, between its cards, and
                                 right of it */
    bool brief;               /* one word a row, no blank rows */
    bool tiny;                /* there are so few rows that only the most needed is said */
};

static struct layout banner_layout_of(const struct session *s)
{
    enum { WIDE = 76, WIDEST = 100, LEAST = 40, TALL = 24, SMALL_ROWS = 3, SMALL_COLUMNS = 5 };
    int columns = s->facts.columns > 0 ? s->facts.columns : 80;
    int rows = s->facts.rows > 0 ? s->facts.rows : TALL;
    struct layout layout = {.rows = 7, .columns = 9, .indent = 3, .gap = 2, .beside = 5};
    layout.cards = columns >= WIDEST ? SAMPLES : 3;
    layout.brief = columns < WIDE;
    layout.tiny = layout.brief && rows < TALL;
    if (layout.brief) {
        layout.indent = layout.gap = 1;
        layout.beside = 2;
    }
    if (layout.brief || rows < TALL) {
        layout.rows = SMALL_ROWS;
        layout.columns = SMALL_COLUMNS;
    }
    if (session_plain(s) || columns < LEAST)
        layout.cards = 0;
    return layout;
}

static void banner_put_figures(const struct session *s, struct buf *out)
{
    struct lobby_figures figures;
    struct tables_totals totals = tables_totals(s->lobby->tables);
    lobby_figures(s->lobby, &figures);
    int people = figures.players + figures.guests;
    buf_printf(out, trn("%d player on, ", "%d players on, ", people), people);
    if (totals.waiting > 0)
        buf_printf(out,
                   trn("%d table, %d of them waiting for a player.",
                       "%d tables, %d of them waiting for a player.", totals.tables),
                   totals.tables, totals.waiting);
    else
        buf_printf(out, trn("%d table.", "%d tables.", totals.tables), totals.tables);
}

static void banner_put_detected(const struct session *s, struct buf *out)
{
    const struct term_facts *f = &s->facts;
    buf_printf(out, tr("I think you have: %s"),
               f->terminal[0] != '\0' ? f->terminal : tr("a plain client"));
    if (f->columns > 0 && f->rows > 0)
        buf_printf(out, ", %dx%d", f->columns, f->rows);
    buf_puts(out, f->utf8 ? tr(", UTF-8") : tr(", ASCII"));
    if (f->colours > 1)
        buf_printf(out, tr(", %d colours"), f->colours);
    else
        buf_puts(out, tr(", no colours"));
    buf_puts(out, f->input == CLIENT_CHAR ? tr(", key by key") : tr(", line editing"));
    if (f->screen_reader)
        buf_puts(out, tr(", a screen reader"));
    buf_putc(out, '.');
}

static void banner_put_games(struct buf *out)
{
    /* How wide a row of titles may be, without the " - " before and after its last title. */
    enum { LIST_CELLS = 34 };
    size_t start = out->len;
    for (int i = 0; game_registry[i]; i++) {
        if (i > 0 && out->len - start + strlen(game_registry[i]->title) > LIST_CELLS) {
            buf_puts(out, " -\n");
            start = out->len;
        } else if (i > 0) {
            buf_puts(out, " - ");
        }
        buf_puts(out, game_registry[i]->title);
    }
}

static void banner_draw_sample(struct canvas *canvas, const struct sample *sample,
                               const struct layout *layout, int column)
{
    int bottom = layout->rows - 2, right = column + layout->columns - 2;
    int len = (int)strlen(sample->name);
    canvas_frame(canvas, 0, column, layout->rows, layout->columns, 0, true);
    canvas_fill(canvas, 1, column + 1, bottom, right, sample->style, len > 0 ? " " : "░");
    int end = canvas_text(canvas, 1, column + 1, sample->style, sample->name);
    if (bottom == 1) {
        canvas_text(canvas, 1, end, sample->style, sample->symbol);
        return;
    }
    canvas_text(canvas, layout->rows / 2, column + layout->columns / 2, sample->style,
                sample->symbol);
    canvas_text(canvas, bottom, right + 1 - len, sample->style, sample->name);
}

/* Draws the cards with one line of `beside` next to each of their rows. The lines that remain go
 * below the cards. */
static void banner_put_picture(const struct layout *layout, const char *beside, struct buf *out)
{
    struct canvas canvas;
    BUF_LOCAL cards = {0};
    int columns = layout->indent + layout->cards * (layout->columns + layout->gap) - layout->gap;
    canvas_init(&canvas, layout->rows, columns);
    for (int i = 0; i < layout->cards; i++) /* the last one is a back */
        banner_draw_sample(&canvas, &samples[i + 1 < layout->cards ? i : SAMPLES - 1], layout,
                           layout->indent + i * (layout->columns + layout->gap));
    canvas_put(&canvas, &cards);
    for (const char *row = buf_text(&cards); *row != '\0' || *beside != '\0';) {
        size_t drawn = strcspn(row, "\n"), len = strcspn(beside, "\n");
        buf_add(out, row, drawn);
        if (len > 0) {
            buf_printf(out, "%*s" STYLE_HANG, layout->beside + (drawn > 0 ? 0 : columns), "");
            buf_add(out, beside, len);
        }
        buf_putc(out, '\n');
        row += drawn + (row[drawn] == '\n');
        beside += len + (beside[len] == '\n');
    }
    canvas_free(&canvas);
}

/* Writes whom to log in as over SSH without an account: any name, if unknown names may come in. */
static void banner_put_ssh(const struct lobby_conf *conf, struct buf *out)
{
    buf_printf(out, "%s@%s", conf->newcomers ? tr("any-name") : "guest", conf->ssh);
}

/* Writes the name of the room, how to reach it, and its games. */
static void banner_put_head(const struct session *s, const struct layout *layout, struct buf *out)
{
    const struct lobby_conf *conf = &s->lobby->deps.conf;
    bool low = layout->rows <= 3;
    buf_printf(out, "%s%s%s", layout->cards > 0 ? STYLE_BOLD : "", tr("THE CARD ROOM"),
               layout->cards > 0 ? STYLE_NORMAL : "");
    if (layout->brief && layout->cards > 0) {
        if (conf->host)
            buf_printf(out, "\n%s", conf->host);
        return;
    }
    if (conf->host)
        buf_printf(out, tr(" at %s"), conf->host);
    if (layout->cards > 0) {
        buf_puts(out, low ? "\n" : "\n\n");
        if (conf->telnet)
            buf_printf(out, "telnet  %s", conf->telnet);
        buf_putc(out, '\n');
        if (conf->ssh) {
            buf_puts(out, "ssh     ");
            banner_put_ssh(conf, out);
        }
        buf_putc(out, '\n');
    }
    if (!low) {
        buf_putc(out, '\n');
        banner_put_games(out);
    }
}

static void banner_put_words(const struct layout *layout, struct buf *out)
{
    if (layout->brief)
        buf_puts(out, tr(" Type your name, or a word:\n"
                         "   `new`    make an account\n"
                         "   `guest`  play now, no account\n"
                         "   `plain`  for screen readers\n"
                         "   `tables`, `who`, `help`, `quit`\n"));
    else
        buf_puts(out, tr("   Type your name to log in, or one of these words:\n"
                         "     `new`      make an account (about one minute)\n"
                         "     `guest`    play friendly games now, no account\n"
                         "     `plain`    screen-reader output: no pictures, one fact per line\n"
                         "     `tables`   see the open tables          `who`     see who is on\n"
                         "     `help`     how it works                 `quit`    leave\n"));
}

void banner_show(struct session *s)
{
    const struct lobby_conf *conf = &s->lobby->deps.conf;
    const struct layout layout = banner_layout_of(s);
    const char *margin = layout.brief ? " " : "   ", *gap = layout.brief ? "" : "\n";
    BUF_LOCAL head = {0};
    struct buf out = {0};
    banner_put_head(s, &layout, &head);
    buf_puts(&out, gap);
    if (layout.cards > 0)
        banner_put_picture(&layout, buf_text(&head), &out);
    else
        buf_printf(&out, "%s\n", buf_text(&head));
    if (conf->ssh && (layout.brief || layout.cards == 0)) {
        buf_printf(&out, "%sssh ", margin);
        banner_put_ssh(conf, &out);
        buf_putc(&out, '\n');
    }
    buf_printf(&out, "%s%s", gap, margin);
    banner_put_figures(s, &out);
    buf_putc(&out, '\n');
    if (lobby_motd(s->lobby)[0] != '\0') {
        buf_puts(&out, margin);
        buf_printf(&out, tr("News: %s"), lobby_motd(s->lobby));
        buf_putc(&out, '\n');
    }
    lockdown_banner(s->lobby, margin, &out);
    buf_puts(&out, gap);
    banner_put_words(&layout, &out);
    buf_puts(&out, gap);
    if (!layout.tiny) {
        buf_puts(&out, margin);
        banner_put_detected(s, &out);
        buf_printf(&out, "\n%s", margin);
        buf_puts(&out, tr("Not right? Type `ascii`, `nocolour` or `plain` now, or `set` later.\n"));
    }
    if (tongue_find("es") != TONGUE_NONE) { /* for people who do not read English */
        buf_puts(&out, margin);
        buf_printf(&out, "%s\n", tr("Todo en espanol: escribe `espanol`."));
    }
    buf_puts(&out, gap);
    if (!session_plain(s) && s->facts.colours > 0)
        marks_resolve(&out, MARKS_STYLED);
    session_show(s, &out);
}
