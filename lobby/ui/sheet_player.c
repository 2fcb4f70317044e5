/*
 * What is known of a player, as a sheet: figures, where they are, and a row for each game.
 */
#include "rating.h"
#include "ui_private.h"

enum { WIDE = 60 };

/* The columns on a narrow and on a wide screen: game, place, XP, games, won. */
static const char *const game_layout[] = {" 19<6>6>0>7>", " 19<14>9>8>7>"};
/* Game, place, rating, games, the change in 30 days. */
static const char *const rating_layout[] = {" 19<0>6>0>9>", " 19<14>9>8>10>"};

static void sheet_player_put_game(struct ui_sheet *sheet, const struct ui_player_game *game)
{
    struct buf *out = &sheet->body;
    const struct board_row *b = &game->board;
    char place[64], won[16];
    bool wide = sheet->columns >= WIDE;
    if (sheet->viewer->layout == UI_PLAIN) {
        buf_printf(out,
                   trn("%s: place %s of %s, %s XP, %d game, %d won.\n",
                       "%s: place %s of %s, %s XP, %d games, %d won.\n", b->games),
                   game->game, FIGURE(b->rank), FIGURE(game->players), FIGURE(b->xp), b->games,
                   b->won);
        return;
    }
    utf8_printf(place, sizeof(place), wide ? tr("%jd of %jd") : "%jd", b->rank, game->players);
    utf8_printf(won, sizeof(won), "%d%%", b->games > 0 ? 100 * b->won / b->games : 0);
    buf_columns(out, game_layout[wide], game->game, place, CELL_NUMBER(b->xp),
                CELL_NUMBER(b->games), won);
    if (wide && b->streak != 0) {
        buf_puts(out, "   ");
        buf_printf(out, b->streak > 0 ? tr("won %d") : tr("lost %d"), abs(b->streak));
    }
    buf_putc(out, '\n');
}

/* ---- Ratings (RT-D14) ---- */

static void sheet_player_put_rating(struct ui_sheet *sheet, const struct ui_player_rating *r)
{
    struct buf *out = &sheet->body;
    bool wide = sheet->columns >= WIDE;
    const char *rating = UI_RATING(r->row.rating, r->row.provisional);
    if (sheet->viewer->layout == UI_PLAIN) {
        buf_printf(out,
                   trn("Rating in %s: %s, %s, %d rated game, %s in 30 days.",
                       "Rating in %s: %s, %s, %d rated games, %s in 30 days.", r->row.games),
                   r->game, rating, tr(rating_word(r->row.rating)), r->row.games,
                   FIGURE_GAIN(r->moved));
        if (r->row.rank > 0)
            buf_printf(out, tr(" Place %s."), FIGURE(r->row.rank));
        buf_putc(out, '\n');
        return;
    }
    buf_columns(out, rating_layout[wide], r->game, r->row.rank > 0 ? FIGURE(r->row.rank) : "-",
                rating, CELL_NUMBER(r->row.games), FIGURE_GAIN(r->moved));
    if (wide)
        buf_printf(out, "   %s", tr(rating_word(r->row.rating)));
    buf_putc(out, '\n');
}

/* Draws a mark for each game, the newest at the right. Its height shows how far the rating is above
 * the lowest. */
static void sheet_player_put_plot(struct ui_sheet *sheet, const struct ui_player *player)
{
    enum { ROWS = 5, LABEL = 7 };
    struct buf *out = &sheet->body;
    int fit = sheet->columns - LABEL - 3, n = player->nplot < fit ? player->nplot : fit;
    int least = INT16_MAX, most = INT16_MIN;
    if (n < 2)
        return;
    const int16_t *at = player->plot;
    for (int i = 0; i < n; i++) {
        least = at[i] < least ? at[i] : least;
        most = at[i] > most ? at[i] : most;
    }
    buf_putc(out, '\n');
    buf_printf(out, trn(" %s, the last %d rated game\n", " %s, the last %d rated games\n", n),
               player->plotted, n);
    for (int row = ROWS - 1; row >= 0; row--) {
        if (row == ROWS - 1 || (row == 0 && most > least))
            buf_cell_printf(out, LABEL, "%d", row == 0 ? least : most);
        else
            buf_cell(out, "", LABEL);
        buf_puts(out, " |");
        for (int i = 0; i < n; i++) {
            int high =
                most > least ? (at[n - 1 - i] - least) * (ROWS - 1) / (most - least) : ROWS - 1;
            buf_putc(out, high == row ? '*' : ' ');
        }
        buf_putc(out, '\n');
    }
}

static void sheet_player_put_ratings(struct ui_sheet *sheet, const struct ui_player *player)
{
    struct buf *out = &sheet->body;
    if (player->nratings > 0 && sheet->viewer->layout != UI_PLAIN) {
        buf_putc(out, '\n');
        buf_columns(out, rating_layout[sheet->columns >= WIDE], tr("Rating"), tr("Place"), "",
                    tr("Games"), tr("30 days"));
        buf_putc(out, '\n');
    }
    for (int i = 0; i < player->nratings; i++)
        sheet_player_put_rating(sheet, &player->rating[i]);
    sheet_player_put_plot(sheet, player);
}

void ui_player(struct ui_sheet *sheet, const struct ui_player *player)
{
    bool plain = sheet->viewer->layout == UI_PLAIN, wide = sheet->columns >= WIDE;
    struct buf *title = &sheet->title;
    if (plain)
        buf_printf(title, "%s%s", player->name, player->you ? tr(", you") : "");
    else
        buf_printf(title, "%s%s%s", wide ? tr("PLAYER  ") : "", player->name,
                   player->you ? tr(" (you)") : "");
    if (player->guest && plain)
        buf_puts(title, tr(", a guest, "));
    else if (player->guest)
        buf_printf(title, "  %s", tr("guest"));
    else
        buf_printf(title, plain ? tr(": %s XP, %s chips, ") : tr("  XP %s  %s chips"),
                   FIGURE(player->xp), FIGURE(player->chips));
    buf_puts(title, plain ? "" : STYLE_RIGHT);
    bool beside = plain || (wide && ui_sheet_title_fits(sheet, player->where)); /* else below */
    buf_printf(title, "%s%s", beside ? player->where : "", plain ? "." : "");
    if (player->n > 0 && !plain) {
        buf_columns(&sheet->fixed, game_layout[wide], tr("Game"), tr("Place"), "XP", tr("Games"),
                    tr("Won"));
        if (wide)
            buf_printf(&sheet->fixed, "   %s", tr("Streak"));
        buf_putc(&sheet->fixed, '\n');
    }
    for (int i = 0; i < player->n; i++)
        sheet_player_put_game(sheet, &player->game[i]);
    if (player->n == 0)
        buf_printf(&sheet->body, "%s%s\n", plain ? "" : " ",
                   player->guest ? tr("Guests are on no board.")
                                 : tr("No ranked game finished yet."));
    sheet_player_put_ratings(sheet, player);
    buf_puts(&sheet->body, player->notes[0] != '\0' && !plain ? "\n" : "");
    ui_sheet_text(sheet, player->notes);
    if (!beside)
        ui_wrapped(&sheet->foot, player->where, strlen(player->where), sheet->columns, "");
    buf_puts(&sheet->hint, STYLE_TYPE);
    if (!player->you)
        buf_printf(&sheet->hint, " tell %s ... %s", player->name, wide ? " " : "");
    if (wide)
        buf_printf(&sheet->hint, " rank %s   history %s  ", player->name, player->name);
    buf_puts(&sheet->hint, " top");
}
