/*
 * The seats of a table and what lies between them. If there is room, they are a picture: a ring of
 * up to four seats around the piles, or the piles with the seats beside them. Else the seats are in
 * a row.
 */
#include "canvas.h"
#include "cards.h"
#include "ui_private.h"

enum {
    RING_SEATS = 4,
    BOX_LEAST = 20,  /* the least cells of a seat's box */
    STATE_MOST = 11, /* cells for the state of a seat, usually enough */
    BESIDE = 5,      /* cells between boxes that are side by side */
    SEAT_LEAST = 14, /* the least cells of a seat beside the piles */
    PILE = 7,        /* columns of a pile */
    DECK_LOW = 8,    /* columns of a deck in low boxes */
    CHOICE = 9,      /* cells of a colour's name and the gap after it */
    AIRY = 18        /* with more rows, a ring with faces has empty rows between its seats */
};

/* A picture that is being drawn. */
struct ring {
    struct ui_screen *screen;
    const struct ui_sight *s;
    struct canvas canvas;
    int from; /* the row of the screen where the picture begins */
    int high; /* rows of a seat's box, and of a card's face: FACE_LOW or FACE_ROWS */
    int box;  /* columns of a seat's box */
};

static struct scene_spot screen_ring_spot(const struct ring *r, int row, int column, int rows,
                                          int columns)
{
    return (struct scene_spot){r->from + row, column, rows, columns};
}

/* ---- One seat ---- */

/* Writes a name cut to `cells` cells. If names look alike when they are cut (guests, bots), the
 * last cell shows the name's last letter, where they differ. */
static void screen_ring_put_name_cut(struct buf *out, const struct ui_sight *s, const char *name,
                                     size_t cells)
{
    bool alike = false;
    size_t len = strlen(name);
    for (int seat = 1; seat <= s->view->seats && len > cells; seat++) {
        const char *other = ui_seat_name(s->info, seat);
        alike = alike || (strcmp(other, name) != 0 && strncmp(other, name, cells) == 0);
    }
    buf_printf(out, "%.*s", (int)(alike ? cells - 1 : cells), name);
    if (alike)
        buf_putc(out, name[len - 1]);
}

/* Draws a seat's name and state: at the two ends of a row of `cells` cells, or the state `below`
 * the name. The seat whose turn it is has a mark and is lit. */
static void screen_ring_draw_seat(struct ring *r, int row, int column, int cells, bool below,
                                  int seat)
{
    enum { MARGIN = 1, NAME_LEAST = 3 };
    const struct game_view_seat *at = &r->s->view->seat[seat];
    char state[32], style = view_must(r->s->view, seat) ? STYLE_LIT[1] : 0;
    bool away = r->s->info->seat[seat].away;
    BUF_LOCAL name = {0}, text = {0};
    if (!at->playing)
        utf8_copy(ui_gone(r->s->info, r->s->view, seat), state, sizeof(state));
    else
        utf8_printf(state, sizeof(state),
                    ui_said_last(at) ? tr("%d LAST!")
                    : away           ? tr("%d, away")
                                     : trn("%d card", "%d cards", at->cards),
                    at->cards);
    int own = utf8_text_width(state), whole = utf8_text_width(ui_seat_name(r->s->info, seat));
    if (!below && whole > cells - 2 * MARGIN - own - 1 && at->playing && !ui_said_last(at) &&
        !away) { /* the name matters more than the word "cards" */
        utf8_printf(state, sizeof(state), "%d", at->cards);
        own = utf8_text_width(state);
    }
    int room = cells - 2 * MARGIN - (below ? 0 : own + 1);
    screen_ring_put_name_cut(&name, r->s, ui_seat_name(r->s->info, seat),
                             (size_t)(room > NAME_LEAST ? room : NAME_LEAST));
    buf_puts(&text, view_must(r->s->view, seat) ? "▶" : " ");
    buf_cell(&text, buf_text(&name), below ? cells - MARGIN : room);
    if (!below)
        buf_printf(&text, " %s ", state);
    canvas_text(&r->canvas, row, column, style, buf_text(&text));
    if (below) {
        buf_clear(&text);
        buf_putc(&text, ' ');
        buf_cell(&text, state, cells - MARGIN);
        canvas_text(&r->canvas, row + 1, column, style, buf_text(&text));
    }
}

static void screen_ring_draw_box(struct ring *r, int row, int column, int seat)
{
    const struct person *person = &r->s->info->seat[seat].person;
    bool bot = person->id != 0 && person->kind == PERSON_BOT,
         partner = ui_partner(r->s->view, seat);
    canvas_frame(&r->canvas, row, column, r->high, r->box, 0, false);
    if (bot || partner) { /* in the upper edge of the box, because there is no other room */
        char who[48];
        utf8_printf(who, sizeof(who), " %s%s%s ", partner ? trc("a seat", "partner") : "",
                    partner && bot ? ", " : "", bot ? ui_bot_level(person->level) : "");
        canvas_text(&r->canvas, row, column + 2, 0, who);
    }
    screen_ring_draw_seat(r, row + 1, column + 1, r->box - 2, r->high > FACE_LOW, seat);
    r->screen->places.table.seat[seat] = screen_ring_spot(r, row, column, r->high, r->box);
}

/* ---- Piles ---- */

/* Draws a place on the table: its last card, or how many cards lie there. Returns how many
 * columns that took. */
static int screen_ring_draw_zone(struct ring *r, int row, int column,
                                 const struct game_view_zone *zone)
{
    bool open = zone->ncards > 0, low = r->high == FACE_LOW;
    struct face face = {row, column, r->high, open || !low ? PILE : DECK_LOW, 0};
    card_t back = zone->count > 0 ? CARD_HIDDEN : CARD_NONE;
    char count[16];
    picture_draw_face(&r->canvas, &face, open ? zone->card[zone->ncards - 1] : back);
    if (!open) {
        utf8_printf(count, sizeof(count), low ? "%4d" : " %3d ", zone->count);
        canvas_text(&r->canvas, row + r->high - 2, column + (low ? 3 : 1), 0, count);
    }
    canvas_text(&r->canvas, row, column + 1, 0, tr(zone->name));
    *(strcmp(zone->name, "pile") == 0 ? &r->screen->places.table.pile
                                      : &r->screen->places.table.deck) =
        screen_ring_spot(r, row, column, face.rows, face.columns);
    return face.columns;
}

/* Draws the table's places side by side; returns the column after them. */
static int screen_ring_draw_piles(struct ring *r, int row, int column)
{
    for (int i = 0; i < r->s->view->nzones; i++)
        if (r->s->view->zone[i].seat == 0)
            column += screen_ring_draw_zone(r, row, column, &r->s->view->zone[i]) + 1;
    return column;
}

/* The card that a seat played last in this round; CARD_NONE: none. */
static card_t screen_ring_last_play(const struct ui_screen *screen, const struct game_rules *rules,
                                    int seat)
{
    for (int i = screen->nlog; i-- > 0;) {
        const struct game_fact *fact = &screen->log[i].fact;
        const char *name = rules->facts[fact->kind].name;
        int shown = fact->ncards - fact->ngot;
        if (strcmp(name, "deal") == 0)
            break;
        if (fact->seat == seat && shown > 0 && strncmp(name, "play", strlen("play")) == 0)
            return fact->card[shown - 1];
    }
    return CARD_NONE;
}

/* Cells of a card that lies beside a seat's box. */
static int screen_ring_play_cells(const struct ring *r)
{
    return r->high > FACE_LOW ? FACE_COLUMNS : CARD_CELLS;
}

/* Draws the card that a seat played last beside its box, if there is room, so that nobody misses
 * it. `row` is that of the box. */
static void screen_ring_draw_play(struct ring *r, int row, int column, int seat)
{
    card_t card = screen_ring_last_play(r->screen, r->s->info->rules, seat);
    BUF_LOCAL name = {0};
    if (card == CARD_NONE || column < 0 || column + screen_ring_play_cells(r) > r->canvas.columns)
        return;
    if (r->high > FACE_LOW) {
        picture_draw_face(&r->canvas, &(struct face){row, column, FACE_ROWS, FACE_COLUMNS, 0},
                          card);
    } else if (strlen(card_name(card)) <= CARD_CELLS) {
        picture_put_card(&name, false, card);
        canvas_text(&r->canvas, row + 1, column, 0, buf_text(&name));
    }
}

/* ---- The ring ---- */

/* How many columns a seat's box has: what the longest name takes, if there is room. */
static int screen_ring_box_width(const struct ring *r)
{
    int seats = r->s->view->seats, columns = r->screen->columns, most = 0;
    for (int seat = 1; seat <= seats; seat++) {
        int cells = utf8_text_width(ui_seat_name(r->s->info, seat));
        most = cells > most ? cells : most;
    }
    int wanted = most + 4 + (r->high > FACE_LOW ? 0 : 1 + STATE_MOST);
    int room =
        seats == 2 ? columns / 2 : (columns - 2 * (BESIDE + screen_ring_play_cells(r) + 1)) / 3;
    wanted = wanted < room ? wanted : room;
    return wanted > BOX_LEAST ? wanted : BOX_LEAST;
}

/* Where the parts of a ring are. */
struct layout {
    int middle, left, right; /* first columns of the boxes */
    int top, sides, self;    /* first rows of the boxes */
    int upper, lower;        /* rows of the lines between them */
    bool boxed;              /* the viewer's seat is a box, too, not a row */
    int rows;
};

static struct layout screen_ring_layout(const struct ring *r, int room)
{
    struct layout at = {.middle = (r->screen->columns - r->box) / 2};
    int gap = r->high > FACE_LOW && room > AIRY;
    bool three = r->s->view->seats == 3; /* nobody is opposite */
    at.left = at.middle - r->box - BESIDE;
    at.right = at.middle + r->box + BESIDE;
    at.upper = three ? 0 : 1;
    at.sides = (three ? 2 : r->high) + gap;
    at.self = at.sides + r->high + gap;
    at.boxed = r->high > FACE_LOW && at.self + r->high < room;
    at.lower = at.self + at.boxed;
    at.rows = at.self + (at.boxed ? r->high : 1);
    return at;
}

/* Draws the lines between the boxes, with an arrow head where each reaches the next seat. */
static void screen_ring_draw_lines(struct ring *r, const struct layout *at, int opposite)
{
    struct canvas *c = &r->canvas;
    bool on = r->s->view->direction != 2;
    int lx = at->left + r->box / 2, rx = at->right + r->box / 2;
    int after = at->middle + r->box; /* a face beside the upper box needs room before the line */
    bool face = r->high > FACE_LOW &&
                screen_ring_last_play(r->screen, r->s->info->rules, opposite) != CARD_NONE;
    int gap = face ? FACE_COLUMNS + 2 : 0;
    int near = opposite != 0 ? at->middle - 1 : rx - 1, far = opposite != 0 ? after + gap : lx + 1;
    int under = at->sides + r->high;
    canvas_fill(c, at->upper, lx + 1, at->upper, near, 0, "─");
    canvas_fill(c, at->upper, far, at->upper, rx - 1, 0, "─");
    canvas_text(c, at->upper, lx, 0, "┌");
    canvas_text(c, at->upper, rx, 0, "┐");
    canvas_fill(c, at->upper + 1, lx, at->sides - 1, lx, 0, "│");
    canvas_fill(c, at->upper + 1, rx, at->sides - 1, rx, 0, "│");
    canvas_fill(c, at->lower, lx + 1, at->lower, at->middle - 1, 0, "─");
    canvas_fill(c, at->lower, after, at->lower, rx - 1, 0, "─");
    canvas_fill(c, under, lx, at->lower - 1, lx, 0, "│");
    canvas_fill(c, under, rx, at->lower - 1, rx, 0, "│");
    canvas_text(c, at->lower, lx, 0, "└");
    canvas_text(c, at->lower, rx, 0, "┘");
    canvas_text(c, at->sides - 1, on ? rx : lx, 0, "▼");
    canvas_text(c, under - 1, on ? lx : rx, 0, "▲");
    canvas_text(c, under - 1, on ? rx : lx, 0, "┬");
    if (opposite != 0)
        canvas_text(c, at->upper, on ? near : far, 0, on ? "▶" : "◀");
    canvas_text(c, at->lower, on ? after : at->middle - 1, 0, on ? "◀" : "▶");
}

/* Draws up to four seats around the piles, the viewer at the bottom, with arrows in the direction
 * of play. Beside each other seat is the card that it played last. */
static void screen_ring_draw(struct ring *r, const struct layout *at)
{
    int self = r->s->view->viewer != 0 ? r->s->view->viewer : 1, n = r->s->view->seats;
    int left = self % n + 1, right = (self + n - 2) % n + 1;
    int opposite = n == 2 ? left : n == 4 ? (self + 1) % n + 1 : 0;
    int before = at->left - 1 - screen_ring_play_cells(r), after = at->right + r->box + 1;
    screen_ring_draw_piles(r, at->sides, at->middle);
    if (opposite != 0) {
        screen_ring_draw_box(r, 0, at->middle, opposite);
        /* in low boxes the line is beside the name */
        screen_ring_draw_play(r, n > 2 && r->high == FACE_LOW ? -1 : 0, at->middle + r->box + 1,
                              opposite);
    }
    if (at->boxed) {
        screen_ring_draw_box(r, at->self, at->middle, self);
    } else { /* without a box, the seat is as wide as with one */
        canvas_text(&r->canvas, at->self, at->middle, 0, "[");
        screen_ring_draw_seat(r, at->self, at->middle + 1, r->box - 2, false, self);
        canvas_text(&r->canvas, at->self, at->middle + r->box - 1, 0, "]");
        r->screen->places.table.seat[self] = screen_ring_spot(r, at->self, at->middle, 1, r->box);
    }
    if (n == 2)
        return;
    screen_ring_draw_box(r, at->sides, at->left, left);
    screen_ring_draw_play(r, at->sides, before, left);
    screen_ring_draw_box(r, at->sides, at->right, right);
    screen_ring_draw_play(r, at->sides, after, right);
    screen_ring_draw_lines(r, at, opposite);
}

/* ---- Beside the piles ---- */

/* Draws the piles, and beside them the seats in the order of play, row by row. False: there is too
 * little room. */
static bool screen_ring_draw_strip(struct ring *r)
{
    int order[GAME_SEATS_MAX], n = view_order(r->s->view, order);
    int from = screen_ring_draw_piles(r, 0, 1) + 1, each = (n + r->high - 1) / r->high;
    int cells = (r->canvas.columns - from) / each;
    if (cells < SEAT_LEAST)
        return false;
    int most = BOX_LEAST + STATE_MOST;
    cells = cells < most ? cells : most;
    for (int i = 0; i < n; i++) {
        int row = i / each, column = from + i % each * cells;
        screen_ring_draw_seat(r, row, column, cells - 2, false, order[i]);
        canvas_text(&r->canvas, row, column + cells - 2, 0, i + 1 < n ? "→" : " ");
        r->screen->places.table.seat[order[i]] = screen_ring_spot(r, row, column, 1, cells - 2);
    }
    return true;
}

/* ---- In words ---- */

/* Writes the colour or suit in force, the seats in the order of play if a ring shows them, and the
 * direction. */
static void screen_ring_put_order(struct ui_screen *screen, const struct ui_sight *s, bool seats)
{
    enum { NAME_LEAST = 3, NAME_MOST = 16 };
    struct buf *out = &screen->top;
    size_t line = out->len;
    if (s->view->choice != 0) { /* comes first, because the length of what follows changes */
        buf_puts(out, tr(" now: "));
        picture_put_choice(out, s->info->rules, s->view->choice);
        for (int cells = utf8_text_width(tr(s->info->rules->choice_words(s->view->choice)));
             cells < CHOICE; cells++)
            buf_putc(out, ' ');
    }
    if (seats) {
        BUF_LOCAL names = {0};
        buf_puts(out, tr(" order: "));
        int room = screen->columns - ui_shown_cells(buf_text(out) + line);
        int order[GAME_SEATS_MAX], n = view_order(s->view, order);
        for (size_t name = NAME_MOST; name >= NAME_LEAST; name--) {
            buf_clear(&names);
            for (int i = 0; i < n; i++) {
                buf_puts(&names, i > 0 ? " → " : "");
                screen_ring_put_name_cut(&names, s, ui_seat_name(s->info, order[i]), name);
                buf_puts(&names, ui_partner(s->view, order[i]) ? tr(" (partner)") : "");
            }
            if (ui_shown_cells(buf_text(&names)) <= room)
                break;
        }
        buf_add(out, buf_text(&names), names.len);
    }
    const char *way = s->view->direction == 2 ? tr(" (counter-clockwise) ") : tr(" (clockwise) ");
    if (s->view->direction != 0 &&
        ui_shown_cells(buf_text(out) + line) + ui_shown_cells(way) <= screen->columns)
        buf_printf(out, STYLE_RIGHT "%s", way);
    buf_putc(out, '\n');
}

bool ui_seats_around(struct ui_screen *screen, const struct ui_sight *s, int room)
{
    bool faces = ui_screen_faces(screen), drawn = false;
    struct ring r = {.screen = screen, .s = s, .from = ui_lines(&screen->top)};
    for (int high = faces ? FACE_ROWS : FACE_LOW; high >= FACE_LOW && !drawn; high--) {
        r.high = high;
        r.box = screen_ring_box_width(&r);
        struct layout at = screen_ring_layout(&r, room);
        bool ring = s->view->seats <= RING_SEATS && room > at.rows;
        if (!ring && room <= high)
            continue;
        canvas_init(&r.canvas, ring ? at.rows : high, screen->columns);
        if (ring)
            screen_ring_draw(&r, &at);
        drawn = ring || screen_ring_draw_strip(&r);
        if (drawn) {
            canvas_put(&r.canvas, &screen->top);
            screen_ring_put_order(screen, s, ring);
        }
        canvas_free(&r.canvas);
    }
    return drawn;
}

/* Writes the seats with names of at most `name` cells in rows of at most `columns`. `tight`: with
 * signs in place of words. Returns how many rows there are. */
static int screen_ring_put_seats_cut(struct buf *rows, const struct ui_sight *s, int name,
                                     bool tight, int columns)
{
    int order[GAME_SEATS_MAX], n = view_order(s->view, order), lines = 1, taken = 0;
    for (int i = 0; i < n; i++) {
        int seat = order[i];
        const struct game_view_seat *at = &s->view->seat[seat];
        bool turn = view_must(s->view, seat);
        BUF_LOCAL one = {0};
        struct buf *out = &one;
        buf_puts(out, turn ? STYLE_LIT "▶" : " ");
        if (tight && ui_partner(s->view, seat)) /* there is no room for the word */
            buf_putc(out, '+');
        screen_ring_put_name_cut(out, s, ui_seat_name(s->info, seat), (size_t)name);
        if (!tight && ui_partner(s->view, seat))
            buf_puts(out, tr(" (partner)"));
        buf_putc(out, ' ');
        if (!at->playing)
            buf_puts(out, ui_gone(s->info, s->view, seat));
        else
            buf_printf(out, !ui_said_last(at) ? "%d" : tight ? "%d!" : tr("%d LAST!"), at->cards);
        if (at->playing && ui_lives(s->view, seat) > 0 && !ui_picture(s->info->rules)->spread)
            buf_printf(out, "+%d", ui_lives(s->view, seat));
        if (turn)
            buf_puts(out, STYLE_NORMAL);
        int cells =
            ui_shown_cells(buf_text(out)) + (i + 1 < n ? 2 : 0); /* with the arrow after it */
        if (taken > 0 && taken + cells > columns) {
            buf_putc(rows, '\n');
            lines++;
            taken = 0;
        }
        buf_add(rows, buf_text(out), out->len);
        buf_puts(rows, i + 1 < n ? " →" : "");
        taken += cells;
    }
    return lines;
}

void ui_seats_row(struct ui_screen *screen, const struct ui_sight *s)
{
    enum { NAME_LEAST = 3, NAME_KNOWN = 5, NAME_MOST = 16 };
    BUF_LOCAL row = {0};
    bool tight = false;
    int most = 1, lines = 0;
    for (int name = NAME_MOST; lines == 0 || lines > most; name--) {
        /* Names that can be recognised matter more than words. */
        if (!tight && name < NAME_KNOWN) {
            tight = true;
            name = NAME_MOST;
        } else if (name < NAME_LEAST) {
            most++;
            name = NAME_MOST;
        }
        buf_clear(&row);
        lines = screen_ring_put_seats_cut(&row, s, name, tight, screen->columns);
    }
    buf_printf(&screen->top, "%s\n", buf_text(&row));
}
