/*
 * A table's screen: header with the clock, the table as a picture where there is room for one or in
 * a few lines, what is urgent, the hand; and what can be typed.
 */
#include <string.h>

#include "canvas.h"
#include "cards.h"
#include "exta_cards/exta_cards.h"
#include "figure.h"
#include "floor.h"
#include "palace/palace.h"
#include "style.h"
#include "switch/switch.h"
#include "ui_private.h"
#include "ui_screen.h"
#include "utf8.h"

enum {
    WIDE = 76,     /* columns for pictures */
    SMALL = 20,    /* rows below which there is little log */
    TALL = 24,     /* and from which a hand has two */
    LOG_LEAST = 4, /* rows of log that a small screen keeps, and others */
    LOG_USUAL = 6,
    LOG_REPLAY = 2, /* below a replay, and below that of a floor on a small screen */
    LOG_LITTLE = 1,
    STEP_MOST = 4, /* rows of a step of it */
    RING_ROWS = 7,
    RING_SEATS = 4,
    BOX_LEAST = 20, /* of a seat */
    BOX_MOST = 27,
    CARD_BOX = 7,
    CHOICE = 9, /* cells of a colour's name and what keeps it apart */
    BOTH = 96,  /* columns for the sides of a floor and the bet in the header */
    CLOCK = 8,  /* cells of a clock and what keeps it apart */
    STATUS = 3,
    LIVES_BOXED = 3, /* rows of a seat of Palace in boxes */
    PLAN = 53,       /* cells of the plan of a floor, its rows, and columns that it needs */
    PLAN_ROWS = 23,
    FLOOR = 78
};

/* ---- Header ---- */

/* Cells of a styled text: the letter of a switch of style is none. */
static int shown_cells(const char *text)
{
    int cells = utf8_text_width(text);
    for (; (text = strchr(text, '\x1f')); text++)
        cells--;
    return cells;
}

static bool on_turn(const struct game_view *view)
{
    return view && view->viewer != 0 && (view->must >> view->viewer & 1) != 0;
}

/* The crossed swords before it say that it is ranked. */
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

/* Cells for whose turn it is: as many for each, so that what stands before it does not move. */
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

/* The score of a floor, and the bet where there is room for both. */
static void put_sides(struct buf *out, const struct table_info *info, const struct game_view *view,
                      int columns)
{
    struct buf bet = {0};
    int room = columns - shown_cells(buf_text(out)) - turn_cells(info) - 2;
    buf_puts(out, "  ");
    room -= ui_sides(out, info, view, room);
    put_bet(&bet, info);
    if (columns >= BOTH && utf8_text_width(buf_text(&bet)) <= room)
        buf_add(out, buf_text(&bet), bet.len);
    buf_free(&bet);
}

static void put_header(struct ui_screen *screen, const struct table_info *info,
                       const struct game_view *view)
{
    struct buf *out = &screen->top;
    bool narrow = screen->columns < UI_NARROW;
    buf_puts(out, STYLE_REVERSE);
    if (narrow) {
        ui_title_short(out, info, view);
    } else {
        buf_putc(out, ' ');
        ui_put_upper(out, info->rules->title);
        buf_printf(out, " #%d%s", info->number, info->competitive ? " ⚔" : "");
        if (view && view->round > 0) {
            buf_printf(out, tr(" round %u, "), view->round);
            ui_points(out, info, view);
        }
        if (view && screen->columns >= FLOOR && ui_has_sides(info, view))
            put_sides(out, info, view, screen->columns);
        else
            put_bet(out, info);
    }
    buf_puts(out, STYLE_RIGHT " ");
    int seat = view ? ui_turn_seat(view) : 0;
    if (info->frozen[0] != '\0') {
        buf_puts(out, trc("a table", "frozen"));
    } else if (!view || info->state == TABLE_WAITING) {
        ui_clock(out, screen->wall_ms);
    } else if (view->over) {
        buf_puts(out, narrow ? "" : tr("game over")); /* who has won is told below */
    } else if (seat != 0) {
        buf_printf(out, narrow ? "%s" : tr("%s to play"), ui_seat_name(info, seat));
        ui_put_left(out, ui_turn_left(info, view, seat));
    }
    buf_puts(out, " \n");
}

/* ---- Seats ---- */

/* "2 cards", "1 LAST!", "out": what is known of a seat at a glance. */
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

/* Columns of a seat's box on a screen as wide as this. */
static int box_width(int columns)
{
    int width = columns / 4;
    return width < BOX_LEAST ? BOX_LEAST : width > BOX_MOST ? BOX_MOST : width;
}

static char seat_style(const struct game_view *view, int seat)
{
    return (view->must >> seat & 1) != 0 ? 'b' : 0;
}

/* In a box a mark: a name in another look would be sent anew each turn. */
static const char *seat_mark(const struct game_view *view, int seat)
{
    return (view->must >> seat & 1) != 0 ? ">" : " ";
}

static void seat_box(struct canvas *c, int row, int column, const struct table_info *info,
                     const struct game_view *view, int seat)
{
    char state[24];
    seat_state(info, view, seat, state, sizeof(state));
    canvas_box(c, row, column, box_width(c->columns), ui_seat_name(info, seat), state);
    canvas_text(c, row + 1, column + 1, 0, seat_mark(view, seat));
}

/* The pile's last card and the deck, side by side in three rows; returns the column behind. */
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

/* That card beside a seat's box, where there is room: so nobody need have watched. */
static void draw_play(struct canvas *c, int row, int column, const struct ui_viewer *viewer,
                      const struct ui_screen *screen, const struct table_info *info, int seat)
{
    card_t card = last_play(screen, info->rules, seat);
    struct buf name = {0};
    if (card == CARD_NONE || strlen(info->rules->card_name(card)) > UI_CARD_CELLS || column < 0 ||
        column + UI_CARD_CELLS > c->columns)
        return;
    ui_card(&name, viewer, info->rules, card);
    canvas_text(c, row, column, 0, buf_text(&name));
    buf_free(&name);
}

/* Up to four seats around the piles, the viewer at the bottom, arrows in the direction of play, and
 * beside the others what each played last. */
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
    /* as wide as a box, so that it does not move */
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
    draw_play(c, 4, left - 1 - UI_CARD_CELLS, viewer, screen, info, at[1]);
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
    /* A head at the end of each side, where it comes to the next seat. */
    canvas_text(c, 2, lx, 0, on ? "│" : "▼");
    canvas_text(c, 2, rx, 0, on ? "▼" : "│");
    canvas_text(c, 5, lx, 0, on ? "▲" : "┬");
    canvas_text(c, 5, rx, 0, on ? "┬" : "▲");
    if (at[2] != 0)
        canvas_text(c, 1, on ? middle - 1 : middle + box, 0, on ? "▶" : "◀");
    canvas_text(c, 6, on ? middle + box : middle - 1, 0, on ? "◀" : "▶");
}

/* More seats: boxes in the order of play, then the piles. Returns the rows that it takes. */
static int grid_rows(const struct ui_screen *screen, const struct game_view *view)
{
    int each = screen->columns / (box_width(screen->columns) + 2);
    return 3 * ((view->seats + each - 1) / each) + 3;
}

static void draw_grid(struct canvas *c, const struct ui_viewer *viewer,
                      const struct table_info *info, const struct game_view *view)
{
    int order[GAME_SEATS_MAX], box = box_width(c->columns), each = c->columns / (box + 2);
    int n = ui_play_order(info, view, view->viewer != 0 ? view->viewer : 1, order);
    for (int i = 0; i < n; i++) {
        int row = i / each * 3, column = i % each * (box + 2);
        seat_box(c, row, column + 1, info, view, order[i]);
        canvas_text(c, row + 1, column + box + 1, 0, i + 1 < n ? "→" : " ");
    }
    draw_piles(c, c->rows - 3, 1, viewer, info, view);
}

/* ---- Palace: the lives of each seat ---- */

static void draw_life(struct canvas *c, int row, int column, const char *card, bool boxed)
{
    if (!boxed) {
        canvas_text(c, row, column + (utf8_text_width(card) < 3 ? 1 : 0), 0, card);
        return;
    }
    canvas_text(c, row, column, 0, "┌──┐");
    canvas_text(c, row + 1, column, 0, "│  │");
    canvas_text(c, row + 2, column, 0, "└──┘");
    canvas_text(c, row + 1, column + (utf8_text_width(card) < 2 ? 2 : 1), 0, card);
}

/* Suits mean nothing here, so that a card is one of two cells. */
static void put_rank(struct buf *out, const struct game_rules *rules, card_t card)
{
    const char *name = rules->card_name(card);
    buf_add(out, name, card == CARD_JOKER ? 2 : strlen(name) - 1);
}

static void draw_lives(struct canvas *c, const struct table_info *info,
                       const struct game_view *view, bool boxed)
{
    struct palace_detail detail;
    int order[GAME_SEATS_MAX], high = boxed ? LIVES_BOXED : 1;
    int n = ui_play_order(info, view, view->viewer != 0 ? view->viewer : 1, order);
    memcpy(&detail, view->detail, sizeof(detail));
    canvas_text(c, 0, 1, 'b', tr("Player              hand   face-up lives      face-down lives"));
    for (int i = 0; i < n; i++) {
        int seat = order[i], row = 1 + i * high, mid = row + (boxed ? 1 : 0), ups = 0;
        char text[32];
        int column = canvas_text(c, mid, 1, seat_style(view, seat), ui_seat_name(info, seat));
        if (seat == view->viewer)
            canvas_text(c, mid, column, seat_style(view, seat), tr(" (you)"));
        if (boxed && (view->must >> seat & 1) != 0)
            canvas_text(c, mid + 1, 3, 0, tr("to play"));
        utf8_printf(text, sizeof(text), "%3d", view->seat[seat].cards);
        canvas_text(c, mid, 21, 0, text);
        for (int z = 0; z < view->nzones; z++) {
            const struct game_view_zone *zone = &view->zone[z];
            for (int k = 0; zone->seat == seat && k < zone->count; k++, ups++) {
                struct buf card = {0};
                if (k < zone->ncards)
                    put_rank(&card, info->rules, zone->card[k]);
                else
                    buf_puts(&card, "??");
                if (!boxed && card.len > 0)
                    canvas_text(c, row, 28 + 5 * ups, 0, buf_text(&card));
                else
                    draw_life(c, row, 28 + 5 * ups, buf_text(&card), boxed);
                buf_free(&card);
            }
        }
        for (int k = 0; k < detail.downs[seat]; k++) {
            utf8_printf(text, sizeof(text), "%d", k + 1);
            draw_life(c, row, 47 + 5 * k, seat == view->viewer ? text : "??", boxed);
        }
        if (!view->seat[seat].playing)
            utf8_copy(ui_gone(info, view, seat), text, sizeof(text));
        else
            utf8_printf(text, sizeof(text),
                        trn("%d life left", "%d lives left", ups + detail.downs[seat]),
                        ups + detail.downs[seat]);
        canvas_text(c, mid, 64, 0, text);
    }
}

/* ---- Switch: a run ---- */

/* Who played what since the run began, and whose turn it is: the latest, as many as fit. */
static void put_trail(struct ui_screen *screen, const struct ui_viewer *viewer,
                      const struct table_info *info, const struct game_view *view)
{
    enum { FIRST = 3, STEPS = 8, STEP_CELLS = 14 };
    int at[STEPS], n = 0, most = screen->columns / STEP_CELLS, turn = ui_turn_seat(view);
    most = most < STEPS ? most : STEPS;
    for (int i = screen->nlog; i-- > 0 && n < most;) {
        const struct game_fact *fact = &screen->log[i].fact;
        const char *name = info->rules->facts[fact->kind].name;
        if (strcmp(name, "play") == 0)
            at[n++] = i;
        if (strcmp(name, "play") == 0 && fact->ncards > 0 &&
            card_rank(fact->card[0]) == FIRST) /* with it the run began */
            break;
    }
    buf_puts(&screen->top, "  ");
    while (n-- > 0) {
        const struct game_fact *fact = &screen->log[at[n]].fact;
        buf_putc(&screen->top, ' ');
        ui_cards(&screen->top, viewer, info->rules, fact->card, fact->ncards);
        buf_printf(&screen->top, " %s  →  ", ui_seat_name(info, fact->seat));
    }
    buf_printf(&screen->top, STYLE_BOLD "%s" STYLE_NORMAL "\n",
               turn != 0 ? ui_seat_name(info, turn) : "");
}

/* The rule that says how far the run is, and the cards of it. */
static void put_run(struct ui_screen *screen, const struct ui_viewer *viewer,
                    const struct table_info *info, const struct game_view *view, int run)
{
    static const char *const ranks[] = {"",  "ace", "2",  "3",    "4",     "5",    "6",  "7",
                                        "8", "9",   "10", "jack", "queen", "king", "ace"};
    enum { LAST = sizeof(ranks) / sizeof(ranks[0]) - 1 };
    const char *now = tr(ranks[run < LAST ? run : LAST]);
    const char *next = tr(ranks[run < LAST ? run + 1 : LAST]);
    struct buf text = {0};
    if (on_turn(view))
        buf_printf(&text, tr("══ !! RUN AT %s: play %s or %s, or  take  %d "), now, now, next, run);
    else
        buf_printf(&text, tr("══ RUN AT %s: next %s or %s "), now, now, next);
    for (int i = utf8_text_width(buf_text(&text)); i < screen->columns; i++)
        buf_puts(&text, "═");
    buf_printf(&screen->top, STYLE_ALERT "%s" STYLE_NORMAL "\n", buf_text(&text));
    buf_free(&text);
    put_trail(screen, viewer, info, view);
}

/* ---- Exta-Cards: the floor ---- */

static bool row_is_bare(const char *line, size_t len)
{
    bool numbered = len > 4 && line[0] == ' ' && line[3] == ' ';
    for (size_t i = 4; numbered && i < len; i++)
        numbered = line[i] == '.' || line[i] == ' ';
    return numbered;
}

/* The plan, without rows on which nothing lies where there is too little room for all, and beside
 * it what there is to aim at. */
static void draw_floor(struct canvas *c, const struct ui_viewer *viewer,
                       const struct table_info *info, const struct game_view *view)
{
    struct buf plan = {0}, panel = {0}, line = {0};
    int lines = 0, row = 0;
    ui_floor_plan(&plan, viewer, info, view);
    for (size_t i = 0; i < plan.len; i++)
        lines += plan.data[i] == '\n';
    for (size_t at = 0; at < plan.len && row < c->rows;) {
        size_t from = at, len = strcspn(plan.data + at, "\n");
        at += len + 1;
        if (lines > c->rows && row_is_bare(plan.data + from, len)) {
            lines--;
            continue;
        }
        buf_clear(&line);
        buf_add(&line, plan.data + from, len);
        canvas_text(c, row++, 0, 0, buf_text(&line));
    }
    canvas_line(c, 0, PLAN, c->rows - 1, PLAN, "│");
    ui_floor_panel(&panel, viewer, info, view, c->rows);
    row = 0;
    for (size_t at = 0; at < panel.len && row < c->rows; row++) {
        size_t len = strcspn(panel.data + at, "\n");
        buf_clear(&line);
        buf_add(&line, panel.data + at, len);
        canvas_text(c, row, PLAN + 2, 0, buf_text(&line));
        at += len + 1;
    }
    buf_free(&plan);
    buf_free(&panel);
    buf_free(&line);
}

/* ---- All of it ---- */

static void put_order(struct ui_screen *screen, const struct table_info *info,
                      const struct game_view *view)
{
    int order[GAME_SEATS_MAX];
    struct buf *out = &screen->top;
    int n = ui_play_order(info, view, view->viewer != 0 ? view->viewer : 1, order);
    size_t line = out->len;
    if (view->choice != 0) { /* before what changes its length */
        buf_puts(out, tr(" now: "));
        ui_cell(out, tr(info->rules->choice_words(view->choice)), CHOICE);
    }
    buf_puts(out, tr(" order: "));
    for (int i = 0; i < n; i++)
        buf_printf(out, "%s%s", i > 0 ? " → " : "", ui_seat_name(info, order[i]));
    const char *way = view->direction == 2 ? tr(" (counter-clockwise) ") : tr(" (clockwise) ");
    if (view->direction != 0 && n <= RING_SEATS && /* where the names do not move it */
        shown_cells(buf_text(out) + line) + shown_cells(way) <= screen->columns)
        buf_printf(out, STYLE_RIGHT "%s", way);
    buf_putc(out, '\n');
}

/* A name in so many cells. Where that leaves several alike (guests, bots) its last letter, by which
 * they differ, takes the place of what would be cut there. */
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
        bool turn = seat_style(view, seat) != 0;
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

/* The seats in the order of play in one row: names are cut to what there is room for. */
static void put_seats(struct ui_screen *screen, const struct table_info *info,
                      const struct game_view *view)
{
    enum { NAME_LEAST = 3, NAME_KNOWN = 5, NAME_MOST = 16 };
    int order[GAME_SEATS_MAX];
    struct buf row = {0};
    int n = ui_play_order(info, view, view->viewer != 0 ? view->viewer : 1, order);
    bool fits = false, tight = false;
    for (int name = NAME_MOST; !fits && name >= NAME_LEAST; name--) {
        if (!tight && name < NAME_KNOWN) { /* rather names that one knows than the word */
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

/* The first `most` lines of `text`. */
static void put_lines(struct buf *out, const struct buf *text, int most)
{
    size_t at = 0;
    while (at < text->len && most-- > 0)
        at += strcspn(text->data + at, "\n") + 1;
    buf_add(out, buf_text(text), at < text->len ? at : text->len);
}

/* A sentence in a row, wrapped where the screen is narrow; each row in this style. */
static void sentence_rows(struct buf *out, const struct ui_screen *screen, const struct buf *text,
                          const char *style)
{
    struct buf rows = {0};
    if (screen->columns < UI_NARROW)
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

/* Who has won: what told it may be out of the log already. */
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

/* What holds now, most urgent first. */
static void status_lines(struct buf *out, const struct ui_screen *screen,
                         const struct ui_viewer *viewer, const struct table_info *info,
                         const struct game_view *view)
{
    struct buf text = {0};
    for (int i = 0; i < view->nstatus && i < STATUS; i++) {
        bool alert = on_turn(view) && i == 0 && view->owed > 0;
        buf_clear(&text);
        buf_puts(&text, alert ? "!! " : "");
        ui_fact(&text, viewer, info, &view->status[i]);
        sentence_rows(out, screen, &text, alert ? STYLE_ALERT : "");
    }
    buf_free(&text);
}

/* The rank of the run that is on; 0: none. */
static int run_of(const struct table_info *info, const struct game_view *view)
{
    struct switch_detail d;
    if (info->rules != &switch_rules)
        return 0;
    memcpy(&d, view->detail, sizeof(d));
    return d.run;
}

/* The score of a floor and what lies there besides, in one row where that leaves room for names. */
static void put_score(struct ui_screen *screen, const struct ui_viewer *viewer,
                      const struct table_info *info, const struct game_view *view, int room)
{
    enum { SCORE_LEAST = 22, GAP = 3 };
    struct buf zones = {0};
    ui_zones(&zones, viewer, info, view);
    int cells = screen->columns - shown_cells(buf_text(&zones)) - GAP;
    if (cells >= SCORE_LEAST) {
        buf_putc(&screen->top, ' ');
        ui_sides(&screen->top, info, view, cells);
        buf_puts(&screen->top, zones.len > 0 ? "  " : "\n");
    } else if (room > 2) {
        ui_score(&screen->top, info, view, screen->columns);
    }
    buf_add(&screen->top, buf_text(&zones), zones.len);
    buf_free(&zones);
}

/* The table in at most `room` rows, as richly as they allow: the floor, the lives or the seats
 * around the piles. */
static void put_middle(struct ui_screen *screen, const struct ui_viewer *viewer,
                       const struct table_info *info, const struct game_view *view, int room)
{
    bool palace = info->rules == &palace_rules, exta = info->rules == &exta_cards_rules;
    bool wide = screen->columns >= WIDE;
    struct canvas c = {0};
    if (exta && screen->columns >= FLOOR) {
        canvas_init(&c, room < PLAN_ROWS ? room : PLAN_ROWS, screen->columns);
        draw_floor(&c, viewer, info, view);
        canvas_put(&c, &screen->top);
    } else if (palace && wide && room >= 2 + view->seats) {
        bool boxed = room >= 2 + LIVES_BOXED * view->seats;
        canvas_init(&c, 1 + (boxed ? LIVES_BOXED : 1) * view->seats, screen->columns);
        draw_lives(&c, info, view, boxed);
        canvas_put(&c, &screen->top);
        ui_palace_pile(&screen->top, viewer, info, view, screen->columns >= UI_NARROW ? 8 : 4);
    } else if (wide && !exta && view->seats <= RING_SEATS && room >= RING_ROWS + 1) {
        canvas_init(&c, RING_ROWS, screen->columns);
        draw_ring(&c, screen, viewer, info, view);
        canvas_put(&c, &screen->top);
        put_order(screen, info, view);
    } else if (wide && !exta && room >= grid_rows(screen, view) + 1) {
        canvas_init(&c, grid_rows(screen, view), screen->columns);
        draw_grid(&c, viewer, info, view);
        canvas_put(&c, &screen->top);
        put_order(screen, info, view);
    } else if (palace && room > view->seats) {
        ui_palace_lives(&screen->top, viewer, info, view);
        ui_palace_pile(&screen->top, viewer, info, view, screen->columns >= UI_NARROW ? 8 : 4);
    } else {
        put_seats(screen, info, view);
        if (ui_has_sides(info, view)) /* beside a floor it is in the header */
            put_score(screen, viewer, info, view, room);
        else
            ui_zones(&screen->top, viewer, info, view);
    }
    canvas_free(&c);
}

/* Palace: whether somebody has lives that lie open. */
static bool has_lives(const struct game_view *view)
{
    for (int i = 0; i < view->nzones; i++)
        if (view->zone[i].seat != 0 && view->zone[i].count > 0)
            return true;
    return false;
}

/* A floor that needs all rows there are. */
static bool on_small_floor(const struct ui_screen *screen, const struct table_info *info)
{
    return info->rules == &exta_cards_rules && screen->columns >= FLOOR &&
           screen->rows < PLAN_ROWS + LOG_USUAL;
}

/* `below`: 0 in play; in a replay the rows that are wanted below it besides the rules, the hint and
 * the line that is typed. */
static void put_game(struct ui_screen *screen, const struct ui_viewer *viewer,
                     const struct table_info *info, const struct game_view *view,
                     const struct ui_hand *hand, int below)
{
    struct buf cards = {0};
    int least = screen->rows < SMALL ? LOG_LEAST : LOG_USUAL;
    bool palace = info->rules == &palace_rules, exta = info->rules == &exta_cards_rules;
    if (palace || exta) /* what lies there is what counts */
        least = screen->rows < SMALL ? LOG_LEAST - 2 : LOG_LEAST;
    least = least < below ? below : least;
    /* cards that are thrown lie on the floor, and the status names those that are to be placed */
    if (view->viewer != 0 && (!exta || screen->columns < FLOOR))
        ui_hand_lines(&cards, viewer, info, view, hand);
    int nhand = count_lines(&cards);
    int most = exta && screen->rows < 30 ? 1 : screen->rows / 4;
    /* a hand grows, and is gone in the end: then nothing moves */
    for (; nhand < 2 && view->viewer != 0 && screen->rows >= TALL && !exta; nhand++)
        buf_putc(&cards, '\n');
    nhand = nhand > most ? most : nhand;
    /* header, rules of hand, log and hint, hint, input */
    int room = screen->rows - 5 - (nhand > 0 ? nhand + 1 : 0) - least;
    struct buf said = {0};
    if (view->over)
        over_lines(&said, screen, info, view);
    else if (below == 0 || !on_small_floor(screen, info)) /* what a step did says more */
        status_lines(&said, screen, viewer, info, view);
    int status = count_lines(&said);
    if (status == 0 && below == 0 &&
        screen->rows >= SMALL) { /* its row stays, so that nothing below it moves */
        buf_putc(&said, '\n');
        status = 1;
    }
    if (screen->rows < SMALL) { /* a second row of it is worth a row of the log, but not a life */
        /* rows of what lies there; lives that have no room in any case are not drawn */
        int lies = exta ? room : has_lives(view) && view->seats + 1 < room ? view->seats + 1 : 0;
        if (lies > 0 && status > 1 && status > room - lies)
            status = room - lies > 1 ? room - lies : 1;
        room += lies == 0 && status > 1;
    }
    if (status > room - 2)
        status = room > 2 ? room - 2 : 1;
    room -= status;
    int run = run_of(info, view);
    if (run > 0 && status > 0 && room >= 2) { /* says more than the status */
        put_run(screen, viewer, info, view, run);
        room += status - 2;
        status = 0;
    }
    put_middle(screen, viewer, info, view, room);
    put_lines(&screen->top, &said, status);
    buf_free(&said);
    if (nhand > 0) {
        /* how many stands by the seat: a rule is always the same */
        if (screen->columns >= UI_NARROW)
            buf_puts(&screen->top, tr("─ Your hand; numbers stay fixed in your turn "));
        buf_puts(&screen->top, STYLE_RULE "\n");
        put_lines(&screen->top, &cards, nhand);
    }
    buf_free(&cards);
}

/* As many whole words of a hint as fit: half a word would be one that does not work. */
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
    bool narrow = screen->columns < UI_NARROW;
    if (paged) {
        ui_page_hint(out, screen->columns);
        return;
    }
    if (view && view->viewer != 0 && info->state == TABLE_PLAYING) {
        if (queued[0] != '\0')
            buf_printf(out, tr("─ queued: %s; Enter on its own takes it back "), queued);
        else /* the same all the time: rules are long to send */
            buf_puts(out, narrow ? tr("─ * playable ")
                                 : tr("─ * playable; a card typed before your turn is queued "));
    }
    buf_puts(out, STYLE_RULE "\n");
    struct buf now = {0}, always = {0};
    ui_hint_parts(&now, &always, viewer, info, view, hand);
    if (screen->columns >= WIDE && always.len > 0) { /* stands still whatever can be played */
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

/* Before the game: rows that may be cut where they are short are sentences here, and wrapped. */
static void put_waiting(struct ui_screen *screen, const struct ui_viewer *viewer,
                        const struct table_info *info, const struct ui_hand *hand)
{
    struct buf rows = {0}, bare = {0};
    if (screen->columns >= UI_NARROW) {
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
    put_header(screen, info, view);
    put_bottom(screen, viewer, info, view, hand, queued, paged);
    if (paged)
        return;
    if (!view || info->state == TABLE_WAITING)
        put_waiting(screen, viewer, info, hand);
    else
        put_game(screen, viewer, info, view, hand, 0);
    if (screen->columns >= UI_NARROW)
        buf_puts(&screen->top, tr("─ Table "));
    buf_puts(&screen->top, STYLE_RULE "\n");
}

/* What a step did, a line for each sentence, or in one where those are too many rows. */
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

/* A rule below what a replay shows. At a floor with a plan the score stands in it: in play that is
 * in the header, here the game and the step are. */
static void put_replay_rule(struct ui_screen *screen, const struct table_info *info,
                            const struct game_view *view, const char *head)
{
    struct buf *out = &screen->top;
    buf_puts(out, head);
    if (screen->columns >= FLOOR && ui_has_sides(info, view)) {
        buf_puts(out, "─ ");
        ui_sides(out, info, view, screen->columns - utf8_text_width(head) - 3);
        buf_putc(out, ' ');
    }
    buf_puts(out, STYLE_RULE "\n");
}

void ui_screen_replay(struct ui_screen *screen, const struct ui_viewer *viewer,
                      const struct table_info *info, const struct game_view *view,
                      const struct ui_hand *hand, const struct ui_replayed *replayed)
{
    struct buf told = {0};
    bool floor = on_small_floor(screen, info);
    int log = floor ? LOG_LITTLE : LOG_REPLAY, most = floor ? STEP_MOST - 1 : STEP_MOST;
    told_rows(&told, replayed->told, screen->columns, most);
    int step = count_lines(&told) < most ? count_lines(&told) : most;
    buf_clear(&screen->top);
    buf_clear(&screen->bottom);
    buf_printf(&screen->top, STYLE_REVERSE " %s \n", replayed->title);
    put_game(screen, viewer, info, view, hand, screen->rows < SMALL ? 1 : 1 + step + log);
    int room = screen->rows - 3 - 1 - log - count_lines(&screen->top); /* hint, line, rules */
    bool steps = told.len > 0 && room > 1;
    if (steps) {
        told_rows(&told, replayed->told, screen->columns, room - 1);
        put_replay_rule(screen, info, view, tr("─ This step "));
        put_lines(&screen->top, &told, room - 1);
    }
    buf_free(&told);
    if (steps)
        buf_puts(&screen->top, STYLE_RULE "\n");
    else
        put_replay_rule(screen, info, view, "");
    buf_printf(&screen->bottom, STYLE_RULE "\n%s\n", replayed->hint);
}
