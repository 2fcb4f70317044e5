/*
 * The screen at the end of a game. A frame says who won and how. Below it are the places, with
 * what each seat held and what the game was worth to it; how the viewer's own XP, chips and
 * rating changed; and the turning point. The table's log goes on below.
 */
#include "canvas.h"
#include "cards.h"
#include "ui_private.h"

enum {
    LOG_LEAST = 3, /* rows of the log that stay, so that people see who says what */
    LOG_SMALL = 2, /* the same on a small screen, where the last row says that there is more */
    SMALL = 20,    /* a screen of fewer rows is small, and has no frame and no row for the bar */
    AIRY = 30,     /* a screen of this many rows has blank rows */
    NAME = 18,     /* cells of a name and the gap after it */
    YOU = 6,       /* cells of " (you)", in whatever language */
    PLACE = 4,     /* cells of a place */
    XP = 9,        /* cells of what a seat won or lost */
    CHIPS = 17,
    CHIPS_COLUMNS = 68, /* with fewer, only the viewer's chips are shown, in a row of their own */
    BAR = 30,           /* the most cells of the bar */
    BAR_LEAST = 10,     /* the least cells of the bar; with fewer there is none */
    BAR_XP = 100        /* a bar begins and ends at a multiple of this many XP */
};

/* ---- Rows ---- */

/* The rows above the log, of which only as many as fit are kept. */
struct rows {
    struct ui_screen *screen;
    int left; /* how many rows can still be written */
};

static void screen_result_put_row(struct rows *rows, const char *text)
{
    if (rows->left <= 0)
        return;
    rows->left--;
    buf_printf(&rows->screen->top, "%s\n", text);
}

/* Writes a blank row if there is much room. */
static void screen_result_put_gap(struct rows *rows)
{
    if (rows->screen->rows >= AIRY)
        screen_result_put_row(rows, "");
}

/* Writes a sentence in as many rows as it needs; each has this style. If it does not fit, half of
 * it would mislead, so all of it goes to `left_out`. "": writes nothing. */
static void screen_result_put_sentence(struct rows *rows, const char *text, const char *style)
{
    BUF_LOCAL wrapped = {0};
    int lines = ui_wrapped(&wrapped, text, strlen(text), rows->screen->columns, style);
    if (lines > 0 && lines <= rows->left) {
        rows->left -= lines;
        buf_add(&rows->screen->top, buf_text(&wrapped), wrapped.len);
    } else if (lines > 0) {
        buf_printf(&rows->screen->left_out, "%s%s", rows->screen->left_out.len > 0 ? " " : "",
                   text);
    }
}

/* Writes who won, in a frame if the screen has room for it. */
static void screen_result_put_headline(struct rows *rows, const struct table_result *result,
                                       int own)
{
    BUF_LOCAL text = {0}, finish = {0};
    struct canvas c = {0};
    int columns = rows->screen->columns;
    ui_result_won(&text, result, own);
    ui_result_finish(&finish, result, own);
    if (finish.len > 0)
        buf_printf(&text, " %s", buf_text(&finish));
    int cells = utf8_text_width(buf_text(&text));
    if (rows->screen->rows < SMALL || cells + 6 > columns) {
        screen_result_put_sentence(rows, buf_text(&text), STYLE_BOLD);
        return;
    }
    canvas_init(&c, 3, columns);
    canvas_frame(&c, 0, 1, 3, columns - 2, 0, false);
    canvas_text(&c, 1, (columns - cells) / 2, STYLE_BOLD[1], buf_text(&text));
    canvas_put(&c, &rows->screen->top);
    rows->left -= 3;
    canvas_free(&c);
}

/* ---- Places ---- */

/* Writes what a seat held, such as "3: R3 GS B5", with as many of the cards as fit into `cells`. If
 * `points`, writes its points instead. */
static void screen_result_put_held(struct buf *out, const struct table_result *result, int seat,
                                   bool points, int cells)
{
    const struct table_result_seat *at = &result->seat[seat];
    BUF_LOCAL cards = {0}, held = {0};
    int taken = 0, n = 0;
    char text[48];
    ui_result_held(&held, result, seat);
    if (at->left)
        utf8_copy(trc("a seat", "left"), text, sizeof(text));
    else if (points)
        utf8_printf(text, sizeof(text), trn("%d point", "%d points", at->points), (int)at->points);
    else if (at->cards == 0)
        utf8_copy(tr("no cards"), text, sizeof(text));
    else if (at->lives > 0 && utf8_text_width(buf_text(&held)) > cells)
        utf8_printf(text, sizeof(text), "%d+%d", at->cards - at->lives, at->lives);
    else
        utf8_copy(buf_text(&held), text, sizeof(text));
    buf_puts(out, text);
    taken = utf8_text_width(text);
    for (n = 0; !at->left && !points && n < at->ncards; n++) {
        int width = (int)strlen(card_name(at->card[n])) + 1;
        if (taken + 2 + width + (n + 1 < at->ncards ? 2 : 0) > cells)
            break;
        buf_puts(&cards, n == 0 ? "  " : " ");
        picture_put_card(&cards, false, at->card[n]);
        taken += width + (n == 0);
    }
    buf_puts(out, buf_text(&cards));
    if (n < at->ncards && !at->left && !points && n > 0) {
        buf_puts(out, " …");
        taken += 2;
    } else if (n > 0 && n < at->cards && taken + 4 <= cells) { /* the others lie face down */
        utf8_printf(text, sizeof(text), " +%d", at->cards - n);
        buf_puts(out, text);
        taken += utf8_text_width(text);
    }
    for (; taken < cells; taken++)
        buf_putc(out, ' ');
}

static void screen_result_put_seat(struct rows *rows, const struct ui_viewer *viewer,
                                   const struct table_result *result, int seat, bool points)
{
    const struct table_result_seat *at = &result->seat[seat];
    bool narrow = rows->screen->columns < SCENE_NARROW;
    bool own = seat == ui_result_seat(viewer, result);
    bool won = (result->winners >> seat & 1) != 0;
    bool chips = result->bet > 0 && rows->screen->columns >= CHIPS_COLUMNS;
    int gains = !result->scored ? 0 : XP + (chips ? CHIPS : 0);
    BUF_LOCAL row = {0};
    char text[40];
    buf_puts(&row, won ? STYLE_BOLD "*" : " ");
    if (at->got.place > 0)
        buf_cell_printf(&row, PLACE - 1, "%d.", ui_result_place(result, seat));
    else
        buf_cell(&row, "", PLACE - 1);
    buf_putc(&row, ' ');
    utf8_printf(text, sizeof(text), "%s%s", at->name, own ? tr(" (you)") : "");
    int name = narrow ? NAME - 3 : NAME + YOU;
    buf_cell(&row, text, name);
    buf_puts(&row, won ? STYLE_NORMAL : "");
    screen_result_put_held(&row, result, seat, points,
                           rows->screen->columns - PLACE - name - gains - 2);
    if (result->scored)
        buf_cell_printf(&row, XP, tr("%s XP"), FIGURE_GAIN(at->got.xp));
    if (gains > XP)
        buf_cell_printf(&row, CHIPS, tr("%s chips"), FIGURE_GAIN(at->got.chips));
    screen_result_put_row(rows, buf_text(&row));
}

/* Writes the seats in the order of their places; those without a place come last. */
static void screen_result_put_seats(struct rows *rows, const struct ui_viewer *viewer,
                                    const struct table_result *result)
{
    bool points = ui_result_scores(result);
    for (int place = 1; place <= GAME_SEATS_MAX + 1; place++)
        for (int seat = 1; seat <= result->seats; seat++) {
            int at = result->seat[seat].got.place;
            if ((at == 0 ? GAME_SEATS_MAX + 1 : at) == place)
                screen_result_put_seat(rows, viewer, result, seat, points);
        }
}

/* ---- The viewer's own ---- */

/* The greatest multiple of BAR_XP that is not greater than an amount. */
static int64_t screen_result_mark_below(int64_t xp)
{
    int64_t mark = xp / BAR_XP * BAR_XP;
    return mark > xp ? mark - BAR_XP : mark;
}

/* Writes a bar between two multiples of a hundred XP: what the viewer had, what came (+) or went
 * (-), and what is missing to the upper end. */
static void screen_result_put_bar(struct buf *out, int64_t before, int64_t after, int cells)
{
    int64_t least = before < after ? before : after, most = before < after ? after : before;
    int64_t from = screen_result_mark_below(least), to = screen_result_mark_below(most) + BAR_XP;
    int64_t kept = (least - from) * cells / (to - from);
    int64_t moved = (most - from) * cells / (to - from);
    if (moved == kept && before != after && cells > 0) /* a small change must be visible, too */
        moved = kept + 1;
    buf_printf(out, "%s ", FIGURE(from));
    buf_puts(out, STYLE_BLUE);
    for (int64_t i = 0; i < kept; i++)
        buf_puts(out, "█");
    buf_puts(out, after > before ? STYLE_GREEN : STYLE_RED);
    for (int64_t i = kept; i < moved; i++)
        buf_puts(out, after > before ? "+" : "-");
    buf_puts(out, STYLE_NORMAL);
    for (int64_t i = moved; i < cells; i++)
        buf_puts(out, "·");
    buf_printf(out, " %s", FIGURE(to));
}

static void screen_result_put_own(struct rows *rows, const struct table_result_seat *at,
                                  const struct ui_result_own *own)
{
    enum { LABEL = 8, FIGURES = 26 };
    const char *rated = trc("after a game", "Rating");
    int label = utf8_text_width(rated) + 1 > LABEL ? utf8_text_width(rated) + 1 : LABEL;
    bool narrow = rows->screen->columns < SCENE_NARROW;
    BUF_LOCAL row = {0}, text = {0};
    screen_result_put_bar(&text, own->xp - at->got.xp, own->xp, 0);
    int ends = ui_shown_cells(buf_text(&text)) + 1; /* the figures at both ends of the bar */
    buf_clear(&text);
    buf_printf(&text, "%s → %s  (%s)", FIGURE(own->xp - at->got.xp), FIGURE(own->xp),
               FIGURE_GAIN(at->got.xp));
    buf_putc(&row, ' ');
    buf_cell(&row, tr("XP"), label);
    buf_cell(&row, buf_text(&text), FIGURES);
    int bar = rows->screen->columns - (narrow ? 0 : label + FIGURES) - ends;
    bar = bar > BAR ? BAR : bar;
    if (narrow && rows->screen->rows < SMALL)
        bar = 0;
    if (narrow && bar >= BAR_LEAST) { /* in a row of its own */
        screen_result_put_row(rows, buf_text(&row));
        buf_clear(&row);
        buf_putc(&row, ' ');
    }
    if (bar >= BAR_LEAST)
        screen_result_put_bar(&row, own->xp - at->got.xp, own->xp, bar);
    screen_result_put_row(rows, buf_text(&row));
    if (at->got.chips != 0) {
        buf_clear(&row);
        buf_clear(&text);
        buf_printf(&text, "%s → %s", FIGURE(own->chips - at->got.chips), FIGURE(own->chips));
        size_t len = text.len;
        buf_printf(&text, "  (%s)", FIGURE_GAIN(at->got.chips));
        if (1 + label + utf8_text_width(buf_text(&text)) > rows->screen->columns)
            text.data[text.len = len] = '\0'; /* the two amounts tell the difference, too */
        buf_putc(&row, ' ');
        buf_cell(&row, tr("Chips"), label);
        buf_puts(&row, buf_text(&text));
        screen_result_put_row(rows, buf_text(&row));
    }
    if (at->got.rated) { /* RT-D15 */
        buf_clear(&row);
        buf_putc(&row, ' ');
        buf_cell(&row, rated, label);
        buf_printf(&row, "%d → %s  (%s)", (int)(at->got.rating - at->got.rating_moved),
                   UI_RATING(at->got.rating, at->got.provisional),
                   FIGURE_GAIN(at->got.rating_moved));
        const char *why = tr("provisional until your 15th ranked game");
        if (at->got.provisional &&
            ui_shown_cells(buf_text(&row)) + 2 + utf8_text_width(why) <= rows->screen->columns)
            buf_printf(&row, "  %s", why);
        screen_result_put_row(rows, buf_text(&row));
    }
}

/* Writes why nothing was scored, or why the game was not played to its end. */
static void screen_result_put_why(struct rows *rows, const struct table_result *result)
{
    BUF_LOCAL text = {0};
    if (result->end == STORE_GAME_CANCELLED && result->leaver != 0)
        buf_printf(&text, tr("%s left before everybody had a turn."),
                   result->seat[result->leaver].name);
    else if (result->end != STORE_GAME_FINISHED && result->reason[0] != '\0')
        buf_puts(&text, tr(result->reason));
    if (result->end != STORE_GAME_FINISHED)
        buf_printf(&text, "%s%s", text.len > 0 ? " " : "",
                   tr("All bets go back, and no XP is won or lost."));
    else if (result->shared)
        buf_puts(&text,
                 tr("Nothing was scored: two players share an address. The bets went back."));
    else if (!result->scored && !result->counts)
        buf_puts(&text, tr("The game was friendly, so nothing was won or lost."));
    screen_result_put_sentence(rows, buf_text(&text), "");
}

/* ---- The whole screen ---- */

static void screen_result_put_header(struct ui_screen *screen, const struct table_result *result)
{
    struct buf *out = &screen->top;
    buf_puts(out, STYLE_REVERSE " ");
    ui_put_upper(out, result->rules->title);
    BUF_LOCAL number = {0};
    if (result->table != 0)
        buf_printf(&number, " #%d", (int)result->table);
    if (ui_shown_cells(buf_text(out)) + (int)number.len + utf8_text_width(tr("game over")) + 2 <=
        screen->columns)
        buf_add(out, number.data, number.len);
    if (screen->columns >= SCENE_NARROW)
        buf_printf(out, "  replay %jd", result->number);
    buf_printf(out, STYLE_RIGHT " %s \n", tr("game over"));
}

void ui_screen_result(struct ui_screen *screen, const struct ui_viewer *viewer,
                      const struct table_result *result, const struct ui_result_own *own)
{
    struct ui_viewer line = *viewer;
    int seat = ui_result_seat(viewer, result);
    int log = screen->rows < SMALL ? LOG_SMALL : LOG_LEAST;
    BUF_LOCAL text = {0}, hint = {0};
    line.layout = UI_LINE;
    buf_clear(&screen->top);
    buf_clear(&screen->bottom);
    buf_clear(&screen->left_out);
    screen_result_put_header(screen, result);
    /* besides the log there are the header, the rule above the log, and the rule, the hint and
     * the input line below it */
    struct rows rows = {.screen = screen, .left = screen->rows - 5 - log};
    screen_result_put_headline(&rows, result, seat);
    screen_result_put_gap(&rows);
    screen_result_put_seats(&rows, &line, result);
    ui_result_counted(&text, result, seat);
    screen_result_put_sentence(&rows, buf_text(&text), "");
    buf_clear(&text);
    screen_result_put_gap(&rows);
    if (seat != 0 && own->counts && result->scored)
        screen_result_put_own(&rows, &result->seat[seat], own);
    screen_result_put_why(&rows, result);
    screen_result_put_sentence(&rows, own->note ? own->note : "", "");
    ui_result_moment(&text, &line, result);
    if (text.len > 0 && result->end == STORE_GAME_FINISHED) {
        screen_result_put_gap(&rows);
        screen_result_put_sentence(&rows, buf_text(&text), "");
    }
    buf_puts(&screen->top, screen->columns >= SCENE_NARROW ? tr("─ Table ") : "");
    buf_puts(&screen->top, STYLE_RULE "\n");
    ui_result_hint(&hint, &line, result);
    buf_puts(&screen->bottom, STYLE_RULE "\n");
    if (hint.len > 0)
        hint.data[--hint.len] = '\0'; /* the line's end */
    ui_put_words(&screen->bottom, buf_text(&hint), screen->columns);
    const char *enter = result->cup ? tr("Enter goes on") : tr("Enter shows the table");
    if (ui_shown_cells(buf_text(&hint)) + utf8_text_width(enter) + 3 < screen->columns)
        buf_printf(&screen->bottom, STYLE_RIGHT "%s ", enter);
    buf_putc(&screen->bottom, '\n');
}
