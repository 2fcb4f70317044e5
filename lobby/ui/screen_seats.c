/*
 * The screen of a table before a game. It has the terms in words; a box for each seat, which
 * says who sits there and whether they are ready; and what the viewer can do now.
 */
#include "canvas.h"
#include "rating.h"
#include "ui_private.h"

enum { BOX_ROWS = 5, BOX_LEAST = 19, BOX_MOST = 26, BESIDES = 8 /* rows besides the boxes */ };

/* ---- What to do now ---- */

void ui_seats_now(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info)
{
    int own = table_info_seat(info, viewer->person), free = info->seats - info->taken;
    BUF_LOCAL names = {0};
    const char *name[GAME_SEATS_MAX + 1];
    unsigned unready = 0;
    int ready = 0;
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++) {
        bool taken = info->seat[seat].person.id != 0;
        name[seat] = info->seat[seat].person.name;
        ready += taken && info->seat[seat].ready;
        unready |= taken && !info->seat[seat].ready ? 1U << seat : 0;
    }
    ui_put_names(&names, unready, name);
    bool host = own != 0 && info->host == viewer->person;
    if (info->frozen[0] != '\0')
        ui_frozen(out, info);
    else if (own == 0 && table_open_to(info, viewer->name))
        buf_printf(out, tr("Type `join %d` to sit down."), info->number);
    else if (own == 0)
        buf_printf(out, tr("The game begins when all are ready: %d of %d are."), ready,
                   info->seats);
    else if (info->cup.cup != 0 && !info->seat[own].ready && info->begins_ms > 0)
        buf_printf(out, tr("Type `ready`. The game begins when all are, or in %s."),
                   UI_DURATION(info->begins_ms));
    else if (!info->seat[own].ready && host && free > 0)
        buf_printf(out, tr("Type `ready` when you are, and `bot` to fill a seat."));
    else if (!info->seat[own].ready && names.len > 0)
        buf_printf(out, tr("Type `ready` to begin: %d of %d are ready."), ready, info->seats);
    else if (info->starts && host)
        buf_printf(
            out,
            trn("%d seat is free. Type `start` to begin without it, or `bot` or `invite`.",
                "%d seats are free. Type `start` to begin without them, or `bot` or `invite`.",
                free),
            free);
    else if (free > 0 && host)
        buf_printf(out,
                   trn("%d seat is free. Type `bot` to fill it, or `invite` and a name.",
                       "%d seats are free. Type `bot` to fill one, or `invite` and a name.", free),
                   free);
    else if (free > 0)
        buf_printf(out,
                   trn("Waiting for somebody to sit down: %d seat is free.",
                       "Waiting for others to sit down: %d seats are free.", free),
                   free);
    else if (names.len > 0 && info->cup.cup != 0 && info->begins_ms > 0)
        buf_printf(out, tr("Waiting for %s. The game begins in %s at the latest."),
                   buf_text(&names), UI_DURATION(info->begins_ms));
    else if (names.len > 0)
        buf_printf(out, tr("Waiting for %s: %d of %d are ready."), buf_text(&names), ready,
                   info->seats);
    else
        buf_puts(out, tr("The game is about to begin."));
}

/* ---- The terms ---- */

void ui_terms_whole(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info)
{
    BUF_LOCAL words = {0};
    ui_terms(out, viewer, info);
    picture_put_terms(&words, info->rules, &info->setup);
    if (words.len > 0)
        buf_printf(out, ", %s", buf_text(&words));
    int people = 0, bots = 0;
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++) {
        bots += info->seat[seat].person.id != 0 && info->seat[seat].person.kind == PERSON_BOT;
        people += info->seat[seat].person.id != 0 && info->seat[seat].person.kind != PERSON_BOT;
    }
    if (people == 1 && bots > 0 && !info->clock_asked)
        buf_puts(out, tr(", no clock"));
    else if (info->turn_ms > 0)
        buf_printf(out, tr(", %s a turn"), UI_DURATION(info->turn_ms));
}

/* ---- The seats ---- */

/* Writes "[x] ready", or "[ ] not ready" or "[ ] away", so that not only a colour tells whether
 * somebody is ready. */
static void screen_seats_ready_mark(const struct table_seat_info *at, char *out, size_t cap)
{
    if (at->person.id == 0)
        utf8_copy("", out, cap);
    else if (at->away)
        utf8_printf(out, cap, "[ ] %s", trc("a seat", "away"));
    else
        utf8_printf(out, cap, at->ready ? "[x] %s" : "[ ] %s",
                    at->ready ? trc("a seat", "ready") : trc("a seat", "not ready"));
}

/* Writes "you, host, novice": without "you" if the row says that in another way, and without the
 * word for the rating (RT-D13) if there is no room for it. */
static void screen_seats_put_who(struct buf *out, bool you, const struct table_info *info,
                                 const struct table_seat_info *at, int cells)
{
    const char *const words[] = {you ? trc("a seat", "you") : NULL,
                                 at->person.id == info->host ? trc("a seat", "host") : NULL,
                                 at->person.kind == PERSON_BOT     ? trc("a seat", "bot")
                                 : at->person.kind == PERSON_GUEST ? trc("a seat", "guest")
                                                                   : NULL,
                                 at->person.kind == PERSON_BOT ? ui_bot_level(at->person.level)
                                                               : NULL};
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        if (words[i] && (out->len == 0 ||
                         utf8_text_width(buf_text(out)) + 2 + utf8_text_width(words[i]) <= cells))
            buf_printf(out, "%s%s", out->len > 0 ? ", " : "", words[i]);
    const char *word = at->rating != 0 ? tr(rating_word(at->rating)) : "";
    const char *gap = out->len > 0 ? ", " : "";
    if (*word != '\0' && utf8_text_width(buf_text(out)) + utf8_text_width(word) + 2 <= cells)
        buf_printf(out, "%s%s", gap, word);
}

static void screen_seats_draw(struct canvas *c, int row, int column, int width,
                              const struct ui_viewer *viewer, const struct table_info *info,
                              int seat)
{
    const struct table_seat_info *at = &info->seat[seat];
    bool taken = at->person.id != 0;
    char mark[32];
    BUF_LOCAL who = {0};
    screen_seats_ready_mark(at, mark, sizeof(mark));
    canvas_frame(c, row, column, BOX_ROWS, width, 0, false);
    if (!taken) {
        canvas_text(c, row + 2, column + 2, STYLE_DIM[1],
                    info->kept[0] != '\0' ? info->kept : tr("free seat"));
        if (info->kept[0] != '\0')
            canvas_text(c, row + 3, column + 2, STYLE_DIM[1], tr("the seat is kept"));
        return;
    }
    screen_seats_put_who(&who, at->person.id == viewer->person, info, at, width - 3);
    canvas_text(c, row + 1, column + 2, STYLE_BOLD[1], at->person.name);
    canvas_text(c, row + 2, column + 2, at->ready ? STYLE_GREEN[1] : 0, mark);
    canvas_text(c, row + 3, column + 2, STYLE_DIM[1], buf_text(&who));
}

/* Lists in `seat` the seats that are shown: as many as are wanted, or as are taken if those are
 * more. Returns how many. */
static int screen_seats_shown(const struct table_info *info, int seat[GAME_SEATS_MAX])
{
    int n = 0, free = info->seats - info->taken;
    for (int i = 1; i <= GAME_SEATS_MAX; i++)
        if (info->seat[i].person.id != 0)
            seat[n++] = i;
    for (int i = 1; i <= GAME_SEATS_MAX && free > 0; i++)
        if (info->seat[i].person.id == 0 && n < GAME_SEATS_MAX) {
            seat[n++] = i;
            free--;
        }
    return n;
}

/* Writes a row for each seat, if there is no room for boxes; > is before the viewer's own. */
static void screen_seats_put_list(struct ui_screen *screen, const struct ui_viewer *viewer,
                                  const struct table_info *info, const int *seat, int n)
{
    enum { NAME = 17 };
    int marks = 0;
    for (int i = 0; i < n; i++) {
        char mark[32];
        screen_seats_ready_mark(&info->seat[seat[i]], mark, sizeof(mark));
        marks = utf8_text_width(mark) + 1 > marks ? utf8_text_width(mark) + 1 : marks;
    }
    for (int i = 0; i < n; i++) {
        const struct table_seat_info *at = &info->seat[seat[i]];
        BUF_LOCAL who = {0};
        char mark[32];
        screen_seats_ready_mark(at, mark, sizeof(mark));
        screen_seats_put_who(&who, false, info, at, screen->columns - 1 - NAME - marks);
        bool own = at->person.id != 0 && at->person.id == viewer->person;
        buf_putc(&screen->top, own ? '>' : ' ');
        if (at->person.id == 0) {
            buf_printf(&screen->top, "%s\n", tr("free seat"));
        } else {
            buf_cell(&screen->top, at->person.name, NAME);
            buf_cell(&screen->top, mark, marks);
            buf_printf(&screen->top, "%s\n", buf_text(&who));
        }
    }
}

void ui_screen_seats(struct ui_screen *screen, const struct ui_viewer *viewer,
                     const struct table_info *info)
{
    int seat[GAME_SEATS_MAX], n = screen_seats_shown(info, seat);
    int width = screen->columns / 4 - 1;
    width = width < BOX_LEAST ? BOX_LEAST : width > BOX_MOST ? BOX_MOST : width;
    int each = screen->columns / (width + 1), rows = (n + each - 1) / each * BOX_ROWS;
    bool boxes = each > 1 && rows + BESIDES + 3 <= screen->rows;
    const char *unscored = info->unscored[0] != '\0' ? tr(info->unscored) : "";
    BUF_LOCAL text = {0};
    ui_terms_whole(&text, viewer, info);
    buf_puts(&text, ".");
    ui_wrapped(&screen->top, buf_text(&text), text.len, screen->columns, "");
    ui_wrapped(&screen->top, unscored, strlen(unscored), screen->columns, "");
    buf_clear(&text);
    if (boxes) {
        struct canvas c = {0};
        canvas_init(&c, rows, screen->columns);
        for (int i = 0; i < n; i++)
            screen_seats_draw(&c, i / each * BOX_ROWS, 1 + i % each * (width + 1), width, viewer,
                              info, seat[i]);
        canvas_put(&c, &screen->top);
        canvas_free(&c);
    } else {
        screen_seats_put_list(screen, viewer, info, seat, n);
    }
    if (info->frozen[0] != '\0') /* the log says why, which may be too long here */
        buf_puts(&text, tr("The staff has frozen this table."));
    else
        ui_seats_now(&text, viewer, info);
    if (boxes)
        buf_putc(&screen->top, '\n');
    ui_wrapped(&screen->top, buf_text(&text), text.len, screen->columns, STYLE_BOLD);
}
