/*
 * The screen in the lobby: the viewer, tables that wait for players, who is online.
 */
#include <string.h>

#include "canvas.h"
#include "cell.h"
#include "figure.h"
#include "game.h"
#include "marks.h"
#include "span.h"
#include "style.h"
#include "tongue.h"
#include "ui_cup.h"
#include "ui_private.h"
#include "ui_screen.h"
#include "utf8.h"

enum { SOON_MS = 120000 }; /* so long before the viewer's own cup, seconds are shown */
enum { WIDE = 70, LEFT = 45, ROWS_LEAST = 3, ROWS_MOST = 14, NUMBER = 4, TERMS = 9 };

void ui_screen_free(struct ui_screen *screen)
{
    buf_free(&screen->top);
    buf_free(&screen->bottom);
}

static void screen_home_put_figures(struct buf *out, const struct ui_home_viewer *viewer)
{
    buf_printf(out, tr("  XP %s  %s chips"), FIGURE(viewer->xp), FIGURE(viewer->chips));
}

/* Writes the parts left and right of the gap. `wide`: there is room for everything. */
static void screen_home_put_sides(struct buf *left, struct buf *right, const struct ui_home *home,
                                  const struct ui_home_viewer *viewer, bool figures, bool wide)
{
    buf_clear(left);
    buf_clear(right);
    buf_printf(left, wide ? tr(" CARD ROOM  lobby        %s") : tr(" CARD ROOM  %s"), viewer->name);
    if (figures && viewer->guest)
        buf_puts(left, tr(", guest"));
    else if (figures)
        screen_home_put_figures(left, viewer);
    if (wide)
        buf_printf(right, trn("%d on  %d table     ", "%d on  %d tables     ", home->tables),
                   home->people, home->tables);
    else
        buf_printf(right, tr("%d on  "), home->people);
}

static void screen_home_put_header(struct ui_screen *screen, const struct ui_home *home,
                                   const struct ui_home_viewer *viewer)
{
    enum { CLOCK = 7 }; /* cells of the time, and of a blank on each side of the gap */
    struct buf left = {0}, right = {0};
    bool wide = screen->columns >= WIDE;
    screen_home_put_sides(&left, &right, home, viewer, wide, wide);
    if (wide && utf8_text_width(buf_text(&left)) + utf8_text_width(buf_text(&right)) + CLOCK >
                    /* the name is long: leaves out what the viewer knows, but no figure */
                    screen->columns)
        screen_home_put_sides(&left, &right, home, viewer, true, false);
    buf_printf(&screen->top, STYLE_REVERSE "%s" STYLE_RIGHT "%s", buf_text(&left),
               buf_text(&right));
    ui_clock(&screen->top, screen->wall_ms);
    buf_puts(&screen->top, " \n");
    buf_free(&left);
    buf_free(&right);
}

/* Whether the row is the viewer's seek. */
static bool screen_home_own_seek(const struct ui_home_table *table,
                                 const struct ui_home_viewer *viewer)
{
    return table->seek && strcmp(table->names, viewer->name) == 0;
}

static void screen_home_put_title(struct buf *out, const struct ui_home_table *table, int cells)
{
    char text[48];
    int games = 0;
    while (game_registry[games])
        games++;
    if (table->more + 1 == games)
        utf8_copy(tr("any game"), text, sizeof(text));
    else if (table->more > 0)
        utf8_printf(text, sizeof(text), "%s +%d", table->title, table->more);
    else
        utf8_copy(table->title, text, sizeof(text));
    buf_cell(out, text, cells);
}

static void screen_home_draw_table(struct canvas *c, int row, const struct ui_home_table *table,
                                   const struct ui_home_viewer *viewer, bool wide)
{
    char number[16];
    struct buf text = {0};
    utf8_printf(number, sizeof(number), "%d", table->number);
    buf_cell_right(&text, number, NUMBER);
    buf_puts(&text, table->competitive ? " ⚔ " : "   ");
    screen_home_put_title(&text, table, wide ? 12 : 9);
    buf_putc(&text, ' ');
    char terms[24];
    if (table->seek) {
        utf8_copy(screen_home_own_seek(table, viewer) ? trc("a row of the lobby", "your seek")
                                                      : trc("a row of the lobby", "seeks"),
                  terms, sizeof(terms));
    } else if (table->competitive && table->bet > 0) {
        utf8_printf(terms, sizeof(terms), tr("bet %s"), FIGURE(table->bet));
        /* no digit of an amount such as a million may be cut */
        if (utf8_text_width(terms) > TERMS)
            utf8_copy(FIGURE(table->bet), terms, sizeof(terms));
    } else {
        utf8_copy(table->competitive ? tr("no bet") : tr("friendly"), terms, sizeof(terms));
    }
    buf_cell(&text, table->names, wide ? 14 : 10);
    buf_putc(&text, ' ');
    buf_cell_right(&text, terms, TERMS);
    canvas_text(c, row, 0, 0, buf_text(&text));
    buf_free(&text);
}

/* "Cup 3 in 12 minutes: Palace Swiss", "Your cup 3: running, round 2 of 5". */
static void screen_home_draw_cup(struct canvas *c, int row, const struct cup *cup, bool in,
                                 int64_t now, int columns)
{
    struct buf text = {0}, time = {0}, cut = {0};
    /* in words, which change once a minute for everybody in the lobby */
    if (cup->state == CUP_COMING && cup->start_ms != 0 && in && cup->start_ms - now < SOON_MS)
        ui_cup_countdown(&time, cup->start_ms - now);
    else if (cup->state == CUP_COMING && cup->start_ms != 0)
        span_put(&time, cup->start_ms - now);
    buf_printf(&text, in ? tr("Your cup %lld") : tr("Cup %lld"), (long long)cup->number);
    if (time.len > 0)
        buf_printf(&text, tr(" in %s"), buf_text(&time));
    buf_puts(&text, ": ");
    if (cup->state == CUP_RUNNING)
        ui_cup_state(&text, cup, now, 0);
    else
        ui_cup_title(&text, cup);
    buf_cell(&cut, buf_text(&text), columns);
    canvas_text(c, row, 1, in ? 'b' : 0, buf_text(&cut));
    buf_free(&text);
    buf_free(&time);
    buf_free(&cut);
}

static void screen_home_draw_tables(struct canvas *c, const struct ui_home *home,
                                    const struct ui_home_viewer *viewer, int64_t now, bool wide)
{
    char text[96];
    bool cup = viewer->cup && c->rows > ROWS_LEAST;
    int room = c->rows - 2 - cup, shown = 0;
    canvas_text(c, 0, 1, 'b', tr("Waiting for players"));
    for (; shown < room && shown < home->nwaiting && shown < UI_HOME_TABLES; shown++)
        screen_home_draw_table(c, 1 + shown, &home->waiting[shown], viewer, wide);
    if (home->nwaiting == 0) {
        const char *none =
            wide ? tr("none; type `play` or `new last one`") : tr("none; type `play` to begin");
        struct buf styled = {0};
        marks_put(&styled, none, strlen(none), MARKS_STYLED);
        canvas_text(c, 1, 1, 0, buf_text(&styled));
        buf_free(&styled);
    }
    int more = home->nwaiting - shown;
    if (more > 0)
        utf8_printf(text, sizeof(text), tr("%d more; in play: %d   tables = all"), more,
                    home->playing);
    else if (!wide)
        utf8_printf(text, sizeof(text), tr("in play: %d   tables = all"), home->playing);
    else
        utf8_printf(text, sizeof(text),
                    trn("in play: %d table, %d people   tables = all",
                        "in play: %d tables, %d people   tables = all", home->playing),
                    home->playing, home->players);
    canvas_text(c, c->rows - 1, 1, 0, text);
    if (cup)
        screen_home_draw_cup(c, c->rows - 2, viewer->cup, viewer->in_cup, now,
                             (wide ? LEFT : c->columns) - 2);
}

static void screen_home_put_where(struct buf *out, const struct ui_home_person *person)
{
    switch (person->where) {
    case UI_HOME_LOBBY: buf_puts(out, tr("lobby")); return;
    case UI_HOME_IDLE: buf_printf(out, tr("idle %d min"), person->idle); return;
    case UI_HOME_WATCHING: buf_printf(out, tr("watching %d"), (int)person->table); break;
    case UI_HOME_PLAYING: buf_printf(out, tr("playing %d"), (int)person->table); break;
    case UI_HOME_TABLE:
        if (person->needs > 0) { /* this matters more than the game */
            buf_printf(out, trn("table %d, needs %d", "table %d, needs %d", person->needs),
                       (int)person->table, person->needs);
            return;
        }
        buf_printf(out, tr("table %d"), (int)person->table);
        break;
    }
    buf_printf(out, " %s", person->title);
}

/* Draws the viewer's friends, or everybody who is online. */
static void screen_home_draw_people(struct canvas *c, const struct ui_home *home,
                                    const struct ui_home_viewer *viewer)
{
    bool friends = viewer->friends >= 0;
    const struct ui_home_person *person = friends ? viewer->friend_on : home->person;
    int all = friends ? viewer->friends : home->people;
    int known = friends ? viewer->friends : home->nperson;
    int room = c->rows - 1, names = c->columns - LEFT - 2 >= 50 ? 18 : 10;
    struct buf text = {0};
    known = known < UI_HOME_PEOPLE ? known : UI_HOME_PEOPLE;
    canvas_line(c, 0, LEFT, c->rows - 1, LEFT, 0, "│");
    canvas_text(c, 0, LEFT + 2, 'b', friends ? tr("Friends") : tr("Who is on"));
    bool more = all > room;
    for (int i = 0; i < known && i < (more ? room - 1 : room); i++) {
        buf_clear(&text);
        buf_cell(&text, person[i].name, names);
        buf_putc(&text, ' ');
        screen_home_put_where(&text, &person[i]);
        canvas_text(c, 1 + i, LEFT + 2, 0, buf_text(&text));
    }
    if (all == 0)
        canvas_text(c, 1, LEFT + 2, 0, tr("nobody is on   who = all"));
    if (more) {
        char line[48];
        int shown = known < room - 1 ? known : room - 1;
        utf8_printf(line, sizeof(line),
                    friends ? tr("%d more   friends = all") : tr("%d more   who = all"),
                    all - shown);
        canvas_text(c, c->rows - 1, LEFT + 2, 0, line);
    }
    buf_free(&text);
}

/* ---- For newcomers ---- */

/* The rows below the lists are for the log, the last line of keys and what is typed. */
enum { LOG_LEAST = 6, BELOW = 3, GAME_TITLE = 19, GAME_DONE = 7 };

/* Writes a game as a row: its number, which picks its lesson; its name; what it is like; and
 * whether the viewer had the lesson. */
static void screen_home_put_game(struct buf *out, const struct ui_home_viewer *viewer, int i,
                                 int columns)
{
    const struct game_rules *rules = game_registry[i];
    bool wide = columns >= WIDE, done = (viewer->learned >> i & 1) != 0;
    buf_printf(out, STYLE_TYPE " %d" STYLE_NORMAL " ", i + 1);
    buf_cell(out, rules->title, GAME_TITLE);
    if (wide)
        buf_cell(out, tr(rules->summary), columns - 3 - GAME_TITLE - GAME_DONE);
    if (done)
        buf_printf(out, " %s", tr("done"));
    buf_putc(out, '\n');
}

/* Writes what this place is, in at most `room` rows. */
static void screen_home_put_newcomer(struct ui_screen *screen, const struct ui_home_viewer *viewer,
                                     int room)
{
    struct buf *out = &screen->top;
    bool wide = screen->columns >= WIDE;
    int games = 0;
    while (game_registry[games])
        games++;
    if (room < games + 2) {
        if (room >= 2)
            buf_printf(out, STYLE_BOLD " %s" STYLE_NORMAL "\n" STYLE_RULE "\n",
                       wide ? tr("New here? Type `learn` to be taught a game, or `play` to sit "
                                 "down at once.")
                            : tr("New here? Type `learn` or `play`."));
        return;
    }
    buf_printf(out, STYLE_BOLD " %s" STYLE_NORMAL "\n",
               wide ? tr("New here? Type a number to learn that game, or `play` to sit down.")
                    : tr("New here? Type a number to learn."));
    for (int i = 0; i < games; i++)
        screen_home_put_game(out, viewer, i, screen->columns);
    if (viewer->news[0] != '\0' && room >= games + 3) {
        struct buf news = {0};
        buf_printf(&news, tr(" News: %s"), viewer->news);
        buf_cell(out, buf_text(&news), screen->columns - 1);
        buf_putc(out, '\n');
        buf_free(&news);
    }
    buf_puts(out, STYLE_RULE "\n");
}

/* The name of somebody whom the viewer could talk to, for an example. */
static const char *screen_home_somebody(const struct ui_home *home,
                                        const struct ui_home_viewer *viewer)
{
    if (viewer->friends > 0)
        return viewer->friend_on[0].name;
    for (int i = 0; i < home->nperson; i++)
        if (strcmp(home->person[i].name, viewer->name) != 0)
            return home->person[i].name;
    return NULL;
}

/* How to take up the first row that is somebody else's, and how to end the viewer's own seek. */
static void screen_home_first(struct ui_choices *out, const struct ui_home *home,
                              const struct ui_home_viewer *viewer)
{
    bool own = false, first = false;
    for (int i = 0; i < home->nwaiting && i < UI_HOME_TABLES; i++) {
        const struct ui_home_table *at = &home->waiting[i];
        char line[24];
        if (screen_home_own_seek(at, viewer)) {
            own = true;
        } else if (!first) {
            first = true;
            utf8_printf(line, sizeof(line), at->seek ? "play %d" : "join %d", at->number);
            ui_choice_add(out, line, NULL);
        }
    }
    if (own)
        ui_choice_add(out, "unseek", NULL);
}

void ui_home_choices(struct ui_choices *out, const struct ui_home *home,
                     const struct ui_home_viewer *viewer)
{
    char watch[24];
    screen_home_first(out, home, viewer);
    utf8_printf(watch, sizeof(watch), "watch %d", home->watched);
    if (home->watched != 0)
        ui_choice_add(out, watch, NULL);
    ui_choice_add(out, "play", NULL);
    ui_choice_add(out, "top", NULL);
    ui_choice_add(out, "help", NULL);
}

void ui_screen_home(struct ui_screen *screen, const struct ui_home *home,
                    const struct ui_home_viewer *viewer, bool paged)
{
    struct canvas c;
    bool wide = screen->columns >= WIDE;
    buf_clear(&screen->top);
    buf_clear(&screen->bottom);
    screen_home_put_header(screen, home, viewer);
    if (!paged) {
        int rows = screen->rows / 4, people = 0;
        if (wide)
            people = 1 + (viewer->friends >= 0 ? viewer->friends : home->people);
        int waiting = home->nwaiting + 2 + (home->nwaiting == 0) + (viewer->cup ? 1 : 0);
        int wanted = waiting > people ? waiting : people;
        rows = rows > wanted ? wanted : rows;
        rows = rows > ROWS_MOST ? ROWS_MOST : rows < ROWS_LEAST ? ROWS_LEAST : rows;
        canvas_init(&c, rows, screen->columns);
        screen_home_draw_tables(&c, home, viewer, screen->wall_ms, wide);
        if (wide)
            screen_home_draw_people(&c, home, viewer);
        canvas_put(&c, &screen->top);
        canvas_free(&c);
        if (wide) {
            for (int i = 0; i < LEFT; i++)
                buf_puts(&screen->top, "─");
            buf_puts(&screen->top, "┴");
        }
        buf_puts(&screen->top, STYLE_RULE "\n");
        /* The lists come first: if they are cut, a newcomer is told less. */
        if (viewer->newcomer)
            screen_home_put_newcomer(screen, viewer,
                                     screen->rows - 2 - rows - BELOW - LOG_LEAST -
                                         (wanted > rows ? wanted - rows : 0));
    } else {
        ui_page_hint(&screen->bottom, screen->columns);
        return;
    }
    buf_puts(&screen->bottom, STYLE_RULE "\n");
    struct ui_choices first = {.n = 0};
    screen_home_first(&first, home, viewer);
    for (int i = 0; i < first.n; i++)
        buf_printf(&screen->bottom, STYLE_TYPE " %s" STYLE_NORMAL "  ", first.choice[i].line);
    bool seeks = first.n > 0 && strcmp(first.choice[first.n - 1].line, "unseek") == 0;
    if (home->watched != 0 && wide && !seeks) /* there is no room for both */
        buf_printf(&screen->bottom, STYLE_TYPE " watch %d" STYLE_NORMAL "  ", home->watched);
    buf_puts(&screen->bottom, STYLE_TYPE " play   new switch ");
    const char *who = screen_home_somebody(home, viewer);
    if (who && wide)
        buf_printf(&screen->bottom, "  tell %s ... ", who);
    buf_puts(&screen->bottom, "  top   help\n");
}
