/*
 * A table's screen: the header with the clock; the table, as a picture if there is room for one,
 * else in a few lines; what is urgent; the hand; and what can be typed.
 */
#include <string.h>

#include "canvas.h"
#include "cards.h"
#include "cell.h"
#include "figure.h"
#include "style.h"
#include "ui_private.h"
#include "ui_screen.h"
#include "utf8.h"

enum {
    WIDE = 76,     /* columns that pictures need */
    SMALL = 20,    /* a screen of fewer rows has little log */
    TALL = 24,     /* from this many rows on, a hand always has two */
    LOG_LEAST = 4, /* rows of log that a small screen keeps; the next is for other screens */
    LOG_USUAL = 6,
    LOG_REPLAY = 2, /* rows of log below a replay; the next is for boards that need all rows */
    LOG_LITTLE = 1,
    STEP_MOST = 4, /* at most so many rows for a step of a replay */
    RING_ROWS = 7,
    RING_SEATS = 4,
    BOX_LEAST = 20, /* cells of a seat's box, at least */
    BOX_MOST = 27,
    CARD_BOX = 7,
    CHOICE = 9, /* cells of a colour's name and the gap after it */
    BOTH = 96,  /* columns needed for both who is ahead and the bet in the header */
    CLOCK = 8,  /* cells of a clock and the gap before it */
    STATUS = 3,
    BANNER = 2 /* rows of the words in which a game itself tells what holds now */
};

/* ---- Header ---- */

/* Cells that a styled text takes: a style mark and its letter take none. */
static int shown_cells(const char *text)
{
    int cells = utf8_text_width(text);
    for (; (text = strchr(text, '\x1f')); text++)
        cells--;
    return cells;
}

/* The crossed swords that come before it say that the game is ranked. */
static void put_bet(struct buf *out, const struct table_info *info)
{
    if (info->shared)
        buf_printf(out, "  %s", tr("not ranked: same address"));
    else if (!info->competitive)
        buf_printf(out, "  %s", tr("friendly"));
    else if (info->bet == 0)
        buf_printf(out, "  %s", tr("no bet"));
    else
        buf_printf(out, tr("  bet %s pot %s"), FIGURE(info->bet), FIGURE(info->pot));
}

/* Cells kept for whose turn it is. They are the same for all seats, so that the text before them
 * does not move. */
static int turn_cells(const struct table_info *info)
{
    int most = 0;
    struct buf text = {0};
    for (int seat = 1; seat <= info->seats; seat++) {
        buf_clear(&text);
        buf_printf(&text, tr("%s to play"), ui_seat_name(info, seat));
        int cells = utf8_text_width(buf_text(&text));
        most = cells > most ? cells : most;
    }
    buf_free(&text);
    return most + CLOCK;
}

/* Writes who is ahead, and also the bet if there is room for both. */
static void put_ahead(struct buf *out, const struct table_info *info,
                      const struct game_scene *scene, int columns)
{
    struct buf bet = {0};
    int room = columns - shown_cells(buf_text(out)) - turn_cells(info) - 2;
    buf_puts(out, "  ");
    room -= ui_picture(info->rules)->score(out, scene, room);
    put_bet(&bet, info);
    if (columns >= BOTH && utf8_text_width(buf_text(&bet)) <= room)
        buf_add(out, buf_text(&bet), bet.len);
    buf_free(&bet);
}

/* Whether the header says who is ahead: in a game with a score, if the screen is wide enough. */
static bool score_above(const struct ui_screen *screen, const struct table_info *info)
{
    const struct game_picture *picture = ui_picture(info->rules);
    return picture->score && screen->columns >= SCENE_NARROW && screen->columns >= picture->columns;
}

static void put_header(struct ui_screen *screen, const struct ui_viewer *viewer,
                       const struct table_info *info, const struct game_view *view)
{
    struct buf *out = &screen->top;
    bool narrow = screen->columns < SCENE_NARROW;
    buf_puts(out, STYLE_REVERSE);
    if (narrow) {
        ui_title_short(out, info, view);
    } else {
        buf_putc(out, ' ');
        ui_put_upper(out, info->rules->title);
        buf_printf(out, " #%d%s", info->number, info->competitive ? " ⚔" : "");
        if (view && view->round > 0) {
            buf_printf(out, tr(" round %u, "), view->round);
            ui_points(out, view);
        }
        if (view && score_above(screen, info)) {
            struct game_scene scene = ui_scene(viewer, info, view);
            put_ahead(out, info, &scene, screen->columns);
        } else {
            put_bet(out, info);
        }
    }
    buf_puts(out, STYLE_RIGHT " ");
    int seat = view ? view_turn(view) : 0;
    if (info->frozen[0] != '\0') {
        buf_puts(out, trc("a table", "frozen"));
    } else if (!view || info->state == TABLE_WAITING) {
        ui_clock(out, screen->wall_ms);
    } else if (view->over) {
        buf_puts(out, narrow ? "" : tr("game over")); /* the line below says who won */
    } else if (seat != 0) {
        buf_printf(out, narrow ? "%s" : tr("%s to play"), ui_seat_name(info, seat));
        ui_put_left(out, ui_turn_left(info, view, seat));
    }
    buf_puts(out, " \n");
}

/* ---- Seats ---- */

/* What is known of a seat at a glance: "2 cards", "1 LAST!", "out". */
static void seat_state(const struct table_info *info, const struct game_view *view, int seat,
                       char *out, size_t cap)
{
    const struct game_view_seat *at = &view->seat[seat];
    if (!at->playing)
        utf8_copy(ui_gone(info, view, seat), out, cap);
    else if (ui_said_last(at))
        utf8_printf(out, cap, tr("%d LAST!"), at->cards);
    else if (info->seat[seat].away)
        utf8_printf(out, cap, tr("%d, away"), at->cards);
    else
        utf8_printf(out, cap, trn("%d card", "%d cards", at->cards), at->cards);
}

/* Columns of a seat's box on a screen with this many columns. */
static int box_width(int columns)
{
    int width = columns / 4;
    return width < BOX_LEAST ? BOX_LEAST : width > BOX_MOST ? BOX_MOST : width;
}

/* In a box a mark is used: a name whose look changed would have to be sent again each turn. */
static const char *seat_mark(const struct game_view *view, int seat)
{
    return view_must(view, seat) ? ">" : " ";
}

static void seat_box(struct canvas *c, int row, int column, const struct table_info *info,
                     const struct game_view *view, int seat)
{
    char state[24];
    seat_state(info, view, seat, state, sizeof(state));
    canvas_box(c, row, column, box_width(c->columns), ui_seat_name(info, seat), state);
    canvas_text(c, row + 1, column + 1, 0, seat_mark(view, seat));
}

/* Draws the pile's last card and the deck side by side, in three rows; returns the column after
 * them. */
static void draw_piles(struct canvas *c, int row, int column, const struct ui_viewer *viewer,
                       const struct table_info *info, const struct game_view *view)
{
    for (int i = 0; i < view->nzones; i++) {
        const struct game_view_zone *zone = &view->zone[i];
        char count[16];
        struct buf name = {0};
        if (zone->seat != 0)
            continue;
        canvas_box(c, row, column, CARD_BOX + (zone->ncards > 0 ? 0 : 1), "", "");
        if (zone->ncards > 0) {
            ui_card(&name, viewer, info->rules, zone->card[zone->ncards - 1]);
            canvas_text(c, row + 1, column + 2, 0, buf_text(&name));
        } else {
            utf8_printf(count, sizeof(count), "%s%3d", zone->count > 0 ? "░░" : "  ", zone->count);
            canvas_text(c, row + 1, column + 1, 0, count);
        }
        canvas_text(c, row, column + 1, 0, tr(zone->name));
        column += CARD_BOX + (zone->ncards > 0 ? 2 : 3);
        buf_free(&name);
    }
}

/* The card that a seat played last in this round; CARD_NONE: none. */
static card_t last_play(const struct ui_screen *screen, const struct game_rules *rules, int seat)
{
    for (int i = screen->nlog; i-- > 0;) {
        const struct game_fact *fact = &screen->log[i].fact;
        const char *name = rules->facts[fact->kind].name;
        if (strcmp(name, "deal") == 0)
            break;
        if (fact->seat == seat && fact->ncards > 0 && strncmp(name, "play", strlen("play")) == 0)
            return fact->card[fact->ncards - 1];
    }
    return CARD_NONE;
}

/* Draws the card that a seat played last beside its box, if there is room, so that nobody misses
 * it. */
static void draw_play(struct canvas *c, int row, int column, const struct ui_viewer *viewer,
                      const struct ui_screen *screen, const struct table_info *info, int seat)
{
    card_t card = last_play(screen, info->rules, seat);
    struct buf name = {0};
    if (card == CARD_NONE || strlen(info->rules->card_name(card)) > CARD_CELLS || column < 0 ||
        column + CARD_CELLS > c->columns)
        return;
    ui_card(&name, viewer, info->rules, card);
    canvas_text(c, row, column, 0, buf_text(&name));
    buf_free(&name);
}

/* Draws up to four seats around the piles, the viewer at the bottom, with arrows in the direction
 * of play. Beside each other seat is the card that it played last. */
static void draw_ring(struct canvas *c, const struct ui_screen *screen,
                      const struct ui_viewer *viewer, const struct table_info *info,
                      const struct game_view *view)
{
    int self = view->viewer != 0 ? view->viewer : 1, n = view->seats;
    int box = box_width(c->columns), middle = (c->columns - box) / 2;
    int left = middle - box - 5, right = middle + box + 5;
    int lx = left + box / 2, rx = right + box / 2;
    int at[RING_SEATS] = {self, 0, 0, 0}; /* bottom, left, top, right */
    bool on = view->direction != 2;
    char state[24];
    if (n == 2) {
        at[2] = self % n + 1;
    } else {
        at[1] = self % n + 1;
        at[2] = n == 4 ? (self + 1) % n + 1 : 0;
        at[3] = (self + n - 2) % n + 1;
    }
    if (at[2] != 0)
        seat_box(c, 0, middle, info, view, at[2]);
    seat_state(info, view, self, state, sizeof(state));
    /* as wide as a box, so that the piles do not move */
    canvas_text(c, RING_ROWS - 1, middle, 0, "[");
    canvas_text(c, RING_ROWS - 1, middle + 1, 0, seat_mark(view, self));
    canvas_ends(c, RING_ROWS - 1, middle + 2, box - 4, ui_seat_name(info, self), state);
    canvas_text(c, RING_ROWS - 1, middle + box - 1, 0, "]");
    draw_piles(c, 3, middle, viewer, info, view);
    if (at[2] != 0)
        draw_play(c, n == 2 ? 1 : 0, middle + box + 1, viewer, screen, info, at[2]);
    if (n == 2)
        return;
    seat_box(c, 3, left, info, view, at[1]);
    draw_play(c, 4, left - 1 - CARD_CELLS, viewer, screen, info, at[1]);
    seat_box(c, 3, right, info, view, at[3]);
    draw_play(c, 4, right + box + 1, viewer, screen, info, at[3]);
    int near = at[2] != 0 ? middle - 1 : rx - 1, far = at[2] != 0 ? middle + box : lx + 1;
    canvas_line(c, 1, lx + 1, 1, near, "─");
    canvas_line(c, 1, far, 1, rx - 1, "─");
    canvas_text(c, 1, lx, 0, "┌");
    canvas_text(c, 1, rx, 0, "┐");
    canvas_line(c, 6, lx + 1, 6, middle - 1, "─");
    canvas_line(c, 6, middle + box, 6, rx - 1, "─");
    canvas_text(c, 6, lx, 0, "└");
    canvas_text(c, 6, rx, 0, "┘");
    /* An arrow head at the end of each line, where it reaches the next seat. */
    canvas_text(c, 2, lx, 0, on ? "│" : "▼");
    canvas_text(c, 2, rx, 0, on ? "▼" : "│");
    canvas_text(c, 5, lx, 0, on ? "▲" : "┬");
    canvas_text(c, 5, rx, 0, on ? "┬" : "▲");
    if (at[2] != 0)
        canvas_text(c, 1, on ? middle - 1 : middle + box, 0, on ? "▶" : "◀");
    canvas_text(c, 6, on ? middle + box : middle - 1, 0, on ? "◀" : "▶");
}

/* For more seats: the boxes in the order of play, then the piles. Returns how many rows that takes.
 */
static int grid_rows(const struct ui_screen *screen, const struct game_view *view)
{
    int each = screen->columns / (box_width(screen->columns) + 2);
    return 3 * ((view->seats + each - 1) / each) + 3;
}

static void draw_grid(struct canvas *c, const struct ui_viewer *viewer,
                      const struct table_info *info, const struct game_view *view)
{
    int order[GAME_SEATS_MAX], box = box_width(c->columns), each = c->columns / (box + 2);
    int n = view_order(view, order);
    for (int i = 0; i < n; i++) {
        int row = i / each * 3, column = i % each * (box + 2);
        seat_box(c, row, column + 1, info, view, order[i]);
        canvas_text(c, row + 1, column + box + 1, 0, i + 1 < n ? "→" : " ");
    }
    draw_piles(c, c->rows - 3, 1, viewer, info, view);
}

/* ---- The whole screen ---- */

static void put_order(struct ui_screen *screen, const struct table_info *info,
                      const struct game_view *view)
{
    int order[GAME_SEATS_MAX];
    struct buf *out = &screen->top;
    int n = view_order(view, order);
    size_t line = out->len;
    if (view->choice != 0) { /* comes first, since the length of what follows changes */
        buf_puts(out, tr(" now: "));
        buf_cell(out, tr(info->rules->choice_words(view->choice)), CHOICE);
    }
    buf_puts(out, tr(" order: "));
    for (int i = 0; i < n; i++)
        buf_printf(out, "%s%s", i > 0 ? " → " : "", ui_seat_name(info, order[i]));
    const char *way = view->direction == 2 ? tr(" (counter-clockwise) ") : tr(" (clockwise) ");
    if (view->direction != 0 && n <= RING_SEATS && /* only where the names do not move it */
        shown_cells(buf_text(out) + line) + shown_cells(way) <= screen->columns)
        buf_printf(out, STYLE_RIGHT "%s", way);
    buf_putc(out, '\n');
}

/* Writes a name cut to `cells` cells. If other names look the same when they are cut (guests,
 * bots), the last cell shows the name's last letter, in which they differ. */
static void put_name_cut(struct buf *out, const struct table_info *info, const int *order, int n,
                         const char *name, size_t cells)
{
    bool alike = false;
    size_t len = strlen(name);
    for (int i = 0; i < n && len > cells; i++) {
        const char *other = ui_seat_name(info, order[i]);
        alike = alike || (strcmp(other, name) != 0 && strncmp(other, name, cells) == 0);
    }
    buf_printf(out, "%.*s", (int)(alike ? cells - 1 : cells), name);
    if (alike)
        buf_putc(out, name[len - 1]);
}

static void put_seats_cut(struct buf *out, const struct table_info *info,
                          const struct game_view *view, const int *order, int n, int name,
                          bool tight)
{
    for (int i = 0; i < n; i++) {
        int seat = order[i];
        const struct game_view_seat *at = &view->seat[seat];
        bool turn = view_must(view, seat);
        buf_puts(out, i > 0 ? " → " : " ");
        if (turn)
            buf_puts(out, STYLE_BOLD);
        put_name_cut(out, info, order, n, ui_seat_name(info, seat), (size_t)name);
        buf_putc(out, ' ');
        if (!at->playing)
            buf_puts(out, ui_gone(info, view, seat));
        else
            buf_printf(out, !ui_said_last(at) ? "%d" : tight ? "%d!" : tr("%d LAST!"), at->cards);
        if (turn)
            buf_puts(out, STYLE_NORMAL);
    }
}

/* Writes the seats in the order of play in one row. Names are cut to the room there is. */
static void put_seats(struct ui_screen *screen, const struct table_info *info,
                      const struct game_view *view)
{
    enum { NAME_LEAST = 3, NAME_KNOWN = 5, NAME_MOST = 16 };
    int order[GAME_SEATS_MAX];
    struct buf row = {0};
    int n = view_order(view, order);
    bool fits = false, tight = false;
    for (int name = NAME_MOST; !fits && name >= NAME_LEAST; name--) {
        if (!tight && name < NAME_KNOWN) { /* recognisable names are more important than the word */
            tight = true;
            name = NAME_MOST;
        }
        buf_clear(&row);
        put_seats_cut(&row, info, view, order, n, name, tight);
        fits = shown_cells(buf_text(&row)) <= screen->columns;
    }
    buf_printf(&screen->top, "%s\n", buf_text(&row));
    buf_free(&row);
}

static int count_lines(const struct buf *text)
{
    int n = 0;
    for (size_t i = 0; i < text->len; i++)
        n += text->data[i] == '\n';
    return n;
}

/* Writes the first `most` lines of `text`. */
static void put_lines(struct buf *out, const struct buf *text, int most)
{
    size_t at = 0;
    while (at < text->len && most-- > 0)
        at += strcspn(text->data + at, "\n") + 1;
    buf_add(out, buf_text(text), at < text->len ? at : text->len);
}

/* Writes a sentence in a row, or in several if the screen is narrow; each row has this style. */
static void sentence_rows(struct buf *out, const struct ui_screen *screen, const struct buf *text,
                          const char *style)
{
    struct buf rows = {0};
    if (screen->columns < SCENE_NARROW)
        ui_wrapped(&rows, buf_text(text), text->len, screen->columns + 1);
    else
        buf_printf(&rows, " %s\n", buf_text(text));
    for (size_t at = 0; at < rows.len;) {
        size_t len = strcspn(rows.data + at, "\n");
        buf_puts(out, style);
        buf_add(out, rows.data + at, len);
        buf_puts(out, style[0] != '\0' ? STYLE_NORMAL "\n" : "\n");
        at += len + 1;
    }
    buf_free(&rows);
}

/* Says who has won, since the log may not show that any more. */
static void over_lines(struct buf *out, const struct ui_screen *screen,
                       const struct table_info *info, const struct game_view *view)
{
    unsigned won = 0;
    struct buf text = {0};
    for (int seat = 1; seat <= view->seats; seat++)
        won |= view->seat[seat].place == 1 ? 1U << seat : 0;
    ui_winners(&text, info, won);
    sentence_rows(out, screen, &text, "");
    buf_free(&text);
}

/* Writes what holds now, most urgent first. */
static void status_lines(struct buf *out, const struct ui_screen *screen,
                         const struct ui_viewer *viewer, const struct table_info *info,
                         const struct game_view *view)
{
    struct buf text = {0};
    for (int i = 0; i < view->nstatus && i < STATUS; i++) {
        bool alert = view_must(view, view->viewer) && i == 0 && view->owed > 0;
        buf_clear(&text);
        buf_puts(&text, alert ? "!! " : "");
        ui_fact(&text, viewer, info, &view->status[i]);
        sentence_rows(out, screen, &text, alert ? STYLE_ALERT : "");
    }
    buf_free(&text);
}

/* Writes who is ahead and what else lies there, in one row if that leaves room for names. */
static void put_score(struct ui_screen *screen, const struct ui_viewer *viewer,
                      const struct table_info *info, const struct game_scene *scene, int room)
{
    enum { SCORE_LEAST = 22, GAP = 3 };
    struct buf zones = {0};
    ui_zones(&zones, viewer, info, scene->view);
    int cells = screen->columns - shown_cells(buf_text(&zones)) - GAP;
    if (cells >= SCORE_LEAST) {
        buf_putc(&screen->top, ' ');
        ui_picture(info->rules)->score(&screen->top, scene, cells);
        buf_puts(&screen->top, zones.len > 0 ? "  " : "\n");
    } else if (room > 2) {
        ui_score(&screen->top, scene);
    }
    buf_add(&screen->top, buf_text(&zones), zones.len);
    buf_free(&zones);
}

/* Draws the table in at most `room` rows, in as much detail as they allow: the game's own board, or
 * the seats around the piles. */
static void put_middle(struct ui_screen *screen, const struct ui_viewer *viewer,
                       const struct table_info *info, const struct game_scene *scene, int room)
{
    const struct game_picture *picture = ui_picture(info->rules);
    const struct game_view *view = scene->view;
    bool around = screen->columns >= WIDE && !picture->spread;
    struct canvas c = {0};
    if (picture->board && picture->board(&screen->top, scene, room))
        return;
    if (around && view->seats <= RING_SEATS && room >= RING_ROWS + 1) {
        canvas_init(&c, RING_ROWS, screen->columns);
        draw_ring(&c, screen, viewer, info, view);
        canvas_put(&c, &screen->top);
        put_order(screen, info, view);
    } else if (around && room >= grid_rows(screen, view) + 1) {
        canvas_init(&c, grid_rows(screen, view), screen->columns);
        draw_grid(&c, viewer, info, view);
        canvas_put(&c, &screen->top);
        put_order(screen, info, view);
    } else {
        put_seats(screen, info, view);
        if (picture->score && !score_above(screen, info))
            put_score(screen, viewer, info, scene, room);
        else
            ui_zones(&screen->top, viewer, info, view);
    }
    canvas_free(&c);
}

/* Whether the game's board needs all the rows there are. */
static bool board_fills(const struct ui_screen *screen, const struct table_info *info)
{
    const struct game_picture *picture = ui_picture(info->rules);
    return picture->rows > 0 && screen->columns >= picture->columns &&
           screen->rows < picture->rows + LOG_USUAL;
}

/* `below` is 0 in play. In a replay it is how many rows are wanted below the table, besides the
 * rules, the hint and the input line. */
static void put_game(struct ui_screen *screen, const struct ui_viewer *viewer,
                     const struct table_info *info, const struct game_view *view,
                     const struct ui_hand *hand, int below)
{
    struct buf cards = {0};
    int least = screen->rows < SMALL ? LOG_LEAST : LOG_USUAL;
    const struct game_picture *picture = ui_picture(info->rules);
    const struct game_fact *told[TABLE_LOG_MAX];
    struct game_scene scene = ui_scene(viewer, info, view);
    scene.columns = screen->columns;
    scene.told = told;
    for (; scene.ntold < screen->nlog; scene.ntold++)
        told[scene.ntold] = &screen->log[scene.ntold].fact;
    if (picture->board) /* the board is more important than the log */
        least = screen->rows < SMALL ? LOG_LEAST - 2 : LOG_LEAST;
    least = least < below ? below : least;
    if (view->viewer != 0 && !(picture->spread && screen->columns >= picture->columns))
        ui_hand_lines(&cards, viewer, info, view, hand);
    int nhand = count_lines(&cards);
    int most = picture->spread && screen->rows < 30 ? 1 : screen->rows / 4;
    /* A hand grows, and in the end it is gone. Two rows are kept for it, so that nothing moves. */
    for (; nhand < 2 && view->viewer != 0 && screen->rows >= TALL && !picture->spread; nhand++)
        buf_putc(&cards, '\n');
    nhand = nhand > most ? most : nhand;
    /* header, rule above the hand, rule above the log and the hint, hint, input */
    int room = screen->rows - 5 - (nhand > 0 ? nhand + 1 : 0) - least;
    struct buf said = {0};
    if (view->over)
        over_lines(&said, screen, info, view);
    else if (below == 0 || !board_fills(screen, info)) /* else the words on the step say more */
        status_lines(&said, screen, viewer, info, view);
    int status = count_lines(&said);
    if (status == 0 && below == 0 &&
        screen->rows >= SMALL) { /* an empty row stays for it, so that nothing below moves */
        buf_putc(&said, '\n');
        status = 1;
    }
    /* a second row of statuses may cost a row of the log, but not of the board */
    if (screen->rows < SMALL) {
        int lies = picture->keeps ? picture->keeps(view, room) : 0;
        if (lies > 0 && status > 1 && status > room - lies)
            status = room - lies > 1 ? room - lies : 1;
        room += lies == 0 && status > 1;
    }
    if (status > room - 2)
        status = room > 2 ? room - 2 : 1;
    room -= status;
    if (picture->banner && status > 0 && room >= BANNER && picture->banner(&screen->top, &scene)) {
        room += status - BANNER;
        status = 0;
    }
    put_middle(screen, viewer, info, &scene, room);
    put_lines(&screen->top, &said, status);
    buf_free(&said);
    if (nhand > 0) {
        /* The seat shows how many cards there are, so this rule is always the same. */
        if (screen->columns >= SCENE_NARROW)
            buf_puts(&screen->top, tr("─ Your hand; numbers stay fixed in your turn "));
        buf_puts(&screen->top, STYLE_RULE "\n");
        put_lines(&screen->top, &cards, nhand);
    }
    buf_free(&cards);
}

/* Writes as many whole words of a hint as fit: half a word would be one that does not work. */
static void put_words(struct buf *out, const char *words, int cells)
{
    size_t len = 0;
    while (words[len] != '\0') {
        const char *next = strstr(words + len + 1, "   " STYLE_TYPE);
        size_t to = next ? (size_t)(next - words) : strlen(words);
        struct buf fits = {0};
        buf_add(&fits, words, to);
        bool room = shown_cells(buf_text(&fits)) <= cells;
        buf_free(&fits);
        if (!room)
            break;
        len = to;
    }
    buf_add(out, words, len);
}

static void put_bottom(struct ui_screen *screen, const struct ui_viewer *viewer,
                       const struct table_info *info, const struct game_view *view,
                       const struct ui_hand *hand, const char *queued, bool paged)
{
    struct buf *out = &screen->bottom;
    bool narrow = screen->columns < SCENE_NARROW;
    if (paged) {
        ui_page_hint(out, screen->columns);
        return;
    }
    if (view && view->viewer != 0 && info->state == TABLE_PLAYING) {
        if (queued[0] != '\0')
            buf_printf(out, tr("─ queued: %s; Enter on its own takes it back "), queued);
        else /* the same all the time, because rules are long to send */
            buf_puts(out, narrow ? tr("─ * playable ")
                                 : tr("─ * playable; a card typed before your turn is queued "));
    }
    buf_puts(out, STYLE_RULE "\n");
    struct buf now = {0}, always = {0};
    ui_hint_parts(&now, &always, viewer, info, view, hand);
    /* it keeps its place, whatever can be played */
    if (screen->columns >= WIDE && always.len > 0) {
        put_words(out, buf_text(&now), screen->columns - shown_cells(buf_text(&always)) - 1);
        buf_printf(out, STYLE_RIGHT "%s ", buf_text(&always));
    } else {
        buf_add(&now, buf_text(&always), always.len);
        put_words(out, buf_text(&now), screen->columns);
    }
    buf_putc(out, '\n');
    buf_free(&now);
    buf_free(&always);
}

/* The screen before the game. What would be cut in a short row is written as sentences here, which
 * are wrapped. */
static void put_waiting(struct ui_screen *screen, const struct ui_viewer *viewer,
                        const struct table_info *info, const struct ui_hand *hand)
{
    struct buf rows = {0}, bare = {0};
    if (screen->columns >= SCENE_NARROW) {
        ui_table(&screen->top, viewer, info, NULL, hand);
        return;
    }
    ui_table(&rows, viewer, info, NULL, hand);
    for (size_t at = 0; at < rows.len; at++) {
        if (rows.data[at] == STYLE_BYTE) {
            at++;
        } else if (rows.data[at] != '\n') {
            buf_putc(&bare, rows.data[at]);
        } else {
            ui_wrapped(&screen->top, buf_text(&bare), bare.len, screen->columns + 1);
            buf_clear(&bare);
        }
    }
    buf_free(&rows);
    buf_free(&bare);
}

void ui_screen_table(struct ui_screen *screen, const struct ui_viewer *viewer,
                     const struct table_info *info, const struct game_view *view,
                     const struct ui_hand *hand, const char *queued, bool paged)
{
    buf_clear(&screen->top);
    buf_clear(&screen->bottom);
    put_header(screen, viewer, info, view);
    put_bottom(screen, viewer, info, view, hand, queued, paged);
    if (paged)
        return;
    if (!view || info->state == TABLE_WAITING)
        put_waiting(screen, viewer, info, hand);
    else
        put_game(screen, viewer, info, view, hand, 0);
    if (screen->columns >= SCENE_NARROW)
        buf_puts(&screen->top, tr("─ Table "));
    buf_puts(&screen->top, STYLE_RULE "\n");
}

/* Puts an alert into the rule above what can be typed, or in a row of its own where there is none,
 * as below a page. */
static void put_alert(struct ui_screen *screen, const char *text)
{
    struct buf below = screen->bottom;
    size_t first = strcspn(buf_text(&below), "\n"), mark = strlen(STYLE_RULE);
    bool rule = first >= mark && memcmp(below.data + first - mark, STYLE_RULE, mark) == 0;
    screen->bottom = (struct buf){0};
    buf_printf(&screen->bottom, STYLE_ALERT "%s" STYLE_NORMAL " " STYLE_RULE "\n%s", text,
               buf_text(&below) + (rule ? first + 1 : 0));
    buf_free(&below);
}

void ui_screen_turn(struct ui_screen *screen, int64_t left)
{
    struct buf text = {0};
    buf_puts(&text, tr("!! your turn"));
    ui_put_left(&text, left);
    buf_puts(&text, screen->columns < SCENE_NARROW
                        ? tr(";  back  shows the table")
                        : tr(";  back  shows the table, and  back  again this page"));
    put_alert(screen, buf_text(&text));
    buf_free(&text);
}

/* Writes what a step did: one line for each sentence, or all in one paragraph if those are too many
 * rows. */
static void told_rows(struct buf *out, const char *told, int columns, int most)
{
    struct buf one = {0};
    buf_clear(out);
    for (const char *line = told; *line != '\0'; line += *line == '\n') {
        size_t len = strcspn(line, "\n");
        ui_wrapped(out, line, len, columns + 1);
        buf_puts(&one, one.len > 0 ? " " : "");
        buf_add(&one, line, len);
        line += len;
    }
    if (count_lines(out) > most) {
        buf_clear(out);
        ui_wrapped(out, buf_text(&one), one.len, columns + 1);
    }
    buf_free(&one);
}

/* Writes a rule below the table of a replay. If the header says in play who is ahead, then the rule
 * says it here, because the header of a replay has the game and the step. */
static void put_replay_rule(struct ui_screen *screen, const struct ui_viewer *viewer,
                            const struct table_info *info, const struct game_view *view,
                            const char *head)
{
    struct buf *out = &screen->top;
    buf_puts(out, head);
    if (score_above(screen, info)) {
        struct game_scene scene = ui_scene(viewer, info, view);
        buf_puts(out, "─ ");
        ui_picture(info->rules)->score(out, &scene, screen->columns - utf8_text_width(head) - 3);
        buf_putc(out, ' ');
    }
    buf_puts(out, STYLE_RULE "\n");
}

void ui_screen_replay(struct ui_screen *screen, const struct ui_viewer *viewer,
                      const struct table_info *info, const struct game_view *view,
                      const struct ui_hand *hand, const struct ui_replayed *replayed)
{
    struct buf told = {0};
    bool fills = board_fills(screen, info);
    int log = fills ? LOG_LITTLE : LOG_REPLAY, most = fills ? STEP_MOST - 1 : STEP_MOST;
    told_rows(&told, replayed->told, screen->columns, most);
    int step = count_lines(&told) < most ? count_lines(&told) : most;
    buf_clear(&screen->top);
    buf_clear(&screen->bottom);
    buf_printf(&screen->top, STYLE_REVERSE " %s \n", replayed->title);
    put_game(screen, viewer, info, view, hand, screen->rows < SMALL ? 1 : 1 + step + log);
    int room = screen->rows - 3 - 1 - log - count_lines(&screen->top); /* hint, input line, rules */
    bool steps = told.len > 0 && room > 1;
    if (steps) {
        told_rows(&told, replayed->told, screen->columns, room - 1);
        put_replay_rule(screen, viewer, info, view, tr("─ This step "));
        put_lines(&screen->top, &told, room - 1);
    }
    buf_free(&told);
    if (steps)
        buf_puts(&screen->top, STYLE_RULE "\n");
    else
        put_replay_rule(screen, viewer, info, view, "");
    buf_printf(&screen->bottom, STYLE_RULE "\n%s\n", replayed->hint);
}
