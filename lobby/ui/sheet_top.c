/*
 * The leaderboard as a sheet: the rows that a caller has chosen, with as many columns as fit. A row
 * after a gap belongs to the viewer or to a neighbour of the viewer's place.
 */
#include "calendar.h"
#include "rating.h"
#include "ui_private.h"

/* How wide a screen must be for the list to have that column too. */
enum { WITH_GAMES = 48, WITH_STREAK = 60, WITH_SEEN = 76 };
enum { NAME_SHORT = 10 }; /* how many bytes of a name a narrow hint has room for */

static const char *const months[] = {
    N_("January"), N_("February"), N_("March"),     N_("April"),   N_("May"),      N_("June"),
    N_("July"),    N_("August"),   N_("September"), N_("October"), N_("November"), N_("December")};

/* Writes the title. `whole`: "October season" instead of "Oct"; `ends`: and when the span ends. */
static void sheet_top_put_title_so(struct ui_sheet *sheet, const struct ui_top *top, bool plain,
                                   bool whole, bool ends)
{
    struct buf *out = &sheet->title;
    buf_clear(out);
    if (top->friends)
        buf_printf(out, plain ? tr("Top of your friends, %s, ") : tr("TOP  friends, %s, "),
                   top->game);
    else
        buf_printf(out, plain ? tr("Top of %s, ") : tr("TOP  %s, "), top->game);
    if (!top->rating && top->span == BOARD_SEASON)
        buf_printf(out, whole ? tr("%s season") : "%.3s",
                   tr(months[calendar_of(sheet->wall_ms).tm_mon]));
    else
        buf_puts(out, top->rating               ? tr("by rating")
                      : top->span == BOARD_WEEK ? tr("this week")
                                                : tr("of all time"));
    buf_puts(out, plain ? ", " : STYLE_RIGHT " ");
    buf_printf(out, trn("%s player", "%s players", top->players), FIGURE(top->players));
    buf_puts(out, plain ? "." : "");
    if (ends) {
        /* The span ends at 24:00 of the day that its last second is in. */
        struct tm tm = calendar_of(top->ends_ms - 1000);
        buf_printf(out, tr("    ends %d %.3s 24:00"), tm.tm_mday, tr(months[tm.tm_mon]));
    }
}

/* Writes as much of the title as there is room for. */
static void sheet_top_put_title(struct ui_sheet *sheet, const struct ui_top *top, bool plain)
{
    bool whole = sheet->columns >= WITH_STREAK;
    bool ends = top->ends_ms != 0 && !plain && sheet->columns >= WITH_SEEN;
    sheet_top_put_title_so(sheet, top, plain, whole, ends);
    if (whole && !plain && !ui_sheet_title_fits(sheet, ""))
        sheet_top_put_title_so(sheet, top, plain, false, ends);
    if (ends && !ui_sheet_title_fits(sheet, ""))
        sheet_top_put_title_so(sheet, top, plain, false, false);
}

static void sheet_top_put_plain(struct buf *out, const struct ui_top_row *row, bool rating)
{
    const struct board_row *b = &row->board;
    const char *you = row->you ? tr(", you") : "";
    if (rating)
        buf_printf(out,
                   trn("%s, %s%s, rating %s, %s, %d rated game.\n",
                       "%s, %s%s, rating %s, %s, %d rated games.\n", b->games),
                   FIGURE(b->rank), b->name, you, FIGURE(b->xp), tr(rating_word((int)b->xp)),
                   b->games);
    else
        buf_printf(out,
                   trn("%s, %s%s, %s XP, %d game, %d won.\n",
                       "%s, %s%s, %s XP, %d games, %d won.\n", b->games),
                   FIGURE(b->rank), b->name, you, FIGURE(b->xp), b->games, b->won);
}

/* The columns: rank, player, rating or XP, games, won, level or streak, last seen. */
static const char *sheet_top_layout(int columns, bool rating)
{
    if (rating)
        return columns >= WITH_GAMES ? "6>  20<6>8>0>   18<*" : "6>  17<6>0>0>  18<*";
    return columns >= WITH_STREAK  ? "6>  20<6>8>7>   11<*"
           : columns >= WITH_GAMES ? "6>  20<6>8>7>0<*"
                                   : "6>  17<6>0>7>0<*";
}

static void sheet_top_put_row(struct buf *out, const struct ui_top_row *row, int columns,
                              bool rating)
{
    const struct board_row *b = &row->board;
    char name[64], won[16], streak[64] = "";
    if (row->gap)
        buf_puts(out, "        ...\n");
    utf8_printf(name, sizeof(name), "%.16s%s", b->name, row->you ? tr(" (you)") : "");
    utf8_printf(won, sizeof(won), "%d%%", b->games > 0 ? 100 * b->won / b->games : 0);
    if (b->streak != 0)
        utf8_printf(streak, sizeof(streak), b->streak > 0 ? tr("won %d") : tr("lost %d"),
                    abs(b->streak));
    buf_puts(out, row->you ? STYLE_BOLD : "");
    buf_columns(out, sheet_top_layout(columns, rating), CELL_NUMBER(b->rank), name,
                CELL_NUMBER(b->xp), CELL_NUMBER(b->games), won,
                rating ? tr(rating_word((int)b->xp)) : streak,
                columns >= WITH_SEEN ? row->seen : "");
    buf_puts(out, row->you ? STYLE_NORMAL "\n" : "\n");
}

static void sheet_top_put_nobody(struct ui_sheet *sheet, const struct ui_top *top)
{
    BUF_LOCAL text = {0};
    if (top->rating)
        buf_printf(&text,
                   tr("Nobody is on this board yet. A place takes %d rated games of %s, one of "
                      "them in the "
                      "last %d days. Type `new %s bet=50` to begin."),
                   RATINGS_PROVISIONAL, top->game, RATINGS_LISTED_DAYS, top->open);
    else if (!top->open)
        buf_puts(&text,
                 tr("Nobody has finished a ranked game yet. Type `new last one bet=50` to begin."));
    else
        buf_printf(
            &text,
            tr("Nobody has finished a ranked game of %s yet. Type `new %s bet=50` to begin."),
            top->game, top->open);
    ui_sheet_say(sheet, buf_text(&text));
}

void ui_top(struct ui_sheet *sheet, const struct ui_top *top)
{
    bool plain = sheet->viewer->layout == UI_PLAIN;
    sheet_top_put_title(sheet, top, plain);
    if (!plain && top->n > 0) {
        buf_columns(&sheet->fixed, sheet_top_layout(sheet->columns, top->rating), tr("Rank"),
                    tr("Player"), top->rating ? tr("Rating") : "XP", tr("Games"), tr("Won"),
                    top->rating ? tr("Level") : tr("Streak"),
                    sheet->columns >= WITH_SEEN ? tr("Last seen") : "");
        buf_putc(&sheet->fixed, '\n');
    }
    for (int i = 0; i < top->n; i++)
        if (plain)
            sheet_top_put_plain(&sheet->body, &top->row[i], top->rating);
        else
            sheet_top_put_row(&sheet->body, &top->row[i], sheet->columns, top->rating);
    if (top->players == 0)
        sheet_top_put_nobody(sheet, top);
    else if (!plain && top->rating)
        buf_printf(&sheet->foot,
                   sheet->columns >= WITH_SEEN
                       ? tr(" Listed after %d rated games, and for %d days after the last one.\n")
                       : tr(" From %d games on, for %d days.\n"),
                   RATINGS_PROVISIONAL, RATINGS_LISTED_DAYS);
    else if (!plain)
        buf_puts(&sheet->foot,
                 sheet->columns >= WITH_SEEN
                     ? tr(" Ranked games only: +10 x players to the winner, -10 to a loser.\n")
                     : tr(" Ranked games only.\n"));
    bool wide = sheet->columns >= WITH_SEEN;
    if (top->rating)
        buf_printf(&sheet->hint,
                   wide ? STYLE_TYPE " top %s   rank %s rating  " : STYLE_TYPE " top %s ",
                   top->open, top->open);
    else if (top->open)
        buf_printf(&sheet->hint,
                   wide ? STYLE_TYPE " top %s rating   top %s week   top all  "
                        : STYLE_TYPE " top all ",
                   top->open, top->open);
    else
        buf_puts(&sheet->hint, wide ? STYLE_TYPE " top switch rating   top all week   top ever  "
                                    : STYLE_TYPE " top switch ");
    if (top->n > 0 && (wide || strlen(top->row[0].board.name) <= NAME_SHORT))
        buf_printf(&sheet->hint, wide ? " rank %s  " : " rank %s ", top->row[0].board.name);
}
