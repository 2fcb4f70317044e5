/*
 * The screen in the lobby: the viewer, tables that wait for players, who is online, the games, and
 * what there is today.
 */
#include "canvas.h"
#include "marks.h"
#include "ui_private.h"

enum { SOON_MS = 120000 }; /* seconds are shown when the viewer's own cup is this close */
enum {
    WIDE = 70,      /* a screen of this many columns has two lists side by side */
    LEFT = 45,      /* columns of the left list, with the tables */
    ROWS_LEAST = 3, /* rows of the lists */
    ROWS_MOST = 14,
    NUMBER = 4, /* cells of a table's number, and of its terms */
    TERMS = 9
};

void ui_screen_free(struct ui_screen *screen)
{
    buf_free(&screen->top);
    buf_free(&screen->bottom);
    buf_free(&screen->left_out);
}

/* Writes the two ends of the header. `figures`: with XP and chips; `wide`: in many words. */
static void screen_home_put_sides(struct buf *left, struct buf *right, const struct ui_home *home,
                                  const struct ui_home_viewer *viewer, const char *name,
                                  bool figures, bool wide)
{
    buf_clear(left);
    buf_clear(right);
    buf_printf(left, wide ? tr(" CARD ROOM  lobby        %s") : tr(" CARD ROOM  %s"), name);
    if (figures && viewer->guest)
        buf_puts(left, tr(", guest"));
    else if (figures)
        buf_printf(left, tr("  XP %s  %s chips"), FIGURE(viewer->xp), FIGURE(viewer->chips));
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
    BUF_LOCAL left = {0}, right = {0};
    bool wide = screen->columns >= WIDE;
    screen_home_put_sides(&left, &right, home, viewer, viewer->name, wide, wide);
    /* If the name is long, uses fewer words, rather than cut a figure. */
    if (wide && utf8_text_width(buf_text(&left)) + utf8_text_width(buf_text(&right)) + CLOCK >
                    screen->columns)
        screen_home_put_sides(&left, &right, home, viewer, viewer->name, true, false);
    int over = utf8_text_width(buf_text(&left)) + utf8_text_width(buf_text(&right)) + CLOCK -
               screen->columns;
    if (over > 0) {
        BUF_LOCAL name = {0};
        buf_cell(&name, viewer->name, utf8_text_width(viewer->name) - over);
        screen_home_put_sides(&left, &right, home, viewer, buf_text(&name), wide, false);
    }
    buf_printf(&screen->top, STYLE_REVERSE "%s" STYLE_RIGHT "%s", buf_text(&left),
               buf_text(&right));
    ui_clock(&screen->top, screen->wall_ms);
    buf_puts(&screen->top, " \n");
}

/* Whether the row is the viewer's seek. */
static bool screen_home_own_seek(const struct ui_home_table *table,
                                 const struct ui_home_viewer *viewer)
{
    return table->seek && strcmp(table->names, viewer->name) == 0;
}

static void screen_home_draw_table(struct canvas *c, int row, const struct ui_home_table *table,
                                   const struct ui_home_viewer *viewer, bool wide)
{
    BUF_LOCAL text = {0};
    char terms[24], title[48];
    buf_cell_printf(&text, NUMBER, "%d", table->number);
    buf_puts(&text, table->competitive ? " ⚔ " : "   ");
    utf8_printf(title, sizeof(title),
                table->more + 1 == game_count() ? tr("any game")
                : table->more > 0               ? "%s +%d"
                                                : "%s",
                table->title, table->more);
    buf_cell(&text, title, wide ? 12 : 9);
    buf_putc(&text, ' ');
    if (table->seek) {
        utf8_copy(screen_home_own_seek(table, viewer) ? trc("a row of the lobby", "your seek")
                                                      : trc("a row of the lobby", "seeks"),
                  terms, sizeof(terms));
    } else if (table->competitive && table->bet > 0) {
        utf8_printf(terms, sizeof(terms), tr("bet %s"), FIGURE(table->bet));
        /* a long amount stands alone, so that no digit of it is cut */
        if (utf8_text_width(terms) > TERMS)
            utf8_copy(FIGURE(table->bet), terms, sizeof(terms));
    } else {
        utf8_copy(table->competitive ? tr("no bet") : tr("friendly"), terms, sizeof(terms));
    }
    /* Names get less room where the words of a language are longer. */
    int cells = utf8_text_width(terms) > TERMS ? utf8_text_width(terms) : TERMS;
    buf_cell(&text, table->names, (wide ? 14 : 10) + TERMS - cells);
    buf_putc(&text, ' ');
    buf_cell_right(&text, terms, cells);
    canvas_text(c, row, 0, 0, buf_text(&text));
}

static void screen_home_draw_tables(struct canvas *c, const struct ui_home *home,
                                    const struct ui_home_viewer *viewer, bool wide)
{
    BUF_LOCAL text = {0};
    int room = c->rows - 2, shown = 0;
    canvas_text(c, 0, 1, 'b', tr("Waiting for players"));
    for (; shown < room && shown < home->nwaiting && shown < UI_HOME_TABLES; shown++)
        screen_home_draw_table(c, 1 + shown, &home->waiting[shown], viewer, wide);
    if (home->nwaiting == 0) {
        const char *none =
            wide ? tr("none; type `play` or `new last one`") : tr("none; type `play` to begin");
        BUF_LOCAL styled = {0};
        marks_put(&styled, none, strlen(none), MARKS_STYLED);
        canvas_text(c, 1, 1, 0, buf_text(&styled));
    }
    int more = home->nwaiting - shown;
    if (more > 0) {
        buf_printf(&text, tr("%d more; in play: %d   tables = all"), more, home->playing);
    } else if (!wide) {
        buf_printf(&text, tr("in play: %d   tables = all"), home->playing);
    } else {
        buf_printf(&text, trn("in play: %d table", "in play: %d tables", home->playing),
                   home->playing);
        buf_printf(&text, trn(", %d person", ", %d people", home->players), home->players);
        if (home->bots > 0)
            buf_printf(&text, trn(" and %d bot", " and %d bots", home->bots), home->bots);
        if (utf8_text_width(buf_text(&text)) + utf8_text_width(tr("   tables = all")) < LEFT - 1)
            buf_puts(&text, tr("   tables = all"));
    }
    canvas_text(c, c->rows - 1, 1, 0, buf_text(&text));
}

static void screen_home_put_where(struct buf *out, const struct ui_home_person *person)
{
    switch (person->where) {
    case UI_HOME_LOBBY: buf_puts(out, tr("lobby")); return;
    case UI_HOME_AWAY: buf_puts(out, trc("a person", "away")); return;
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

/* Lists the viewer's friends who are on, and after them the others. Returns how many people `out`
 * got. */
static int screen_home_people(const struct ui_home *home, const struct ui_home_viewer *viewer,
                              const struct ui_home_person *out[UI_HOME_PEOPLE])
{
    int n = 0;
    for (int i = 0; i < viewer->friends && i < UI_HOME_PEOPLE; i++)
        out[n++] = &viewer->friend_on[i];
    for (int i = 0, friends = n; i < home->nperson && n < UI_HOME_PEOPLE; i++) {
        int at = 0;
        while (at < friends && strcmp(out[at]->name, home->person[i].name) != 0)
            at++;
        if (at == friends)
            out[n++] = &home->person[i];
    }
    return n;
}

/* Draws who is online, the viewer's friends first. */
static void screen_home_draw_people(struct canvas *c, const struct ui_home *home,
                                    const struct ui_home_viewer *viewer)
{
    const struct ui_home_person *person[UI_HOME_PEOPLE];
    int known = screen_home_people(home, viewer, person);
    int all = home->people > known ? home->people : known;
    int room = c->rows - 1, names = c->columns - LEFT - 2 >= 50 ? 18 : 10;
    BUF_LOCAL text = {0};
    canvas_fill(c, 0, LEFT, c->rows - 1, LEFT, 0, "│");
    canvas_text(c, 0, LEFT + 2, 'b',
                viewer->friends > 0 ? tr("Who is on, friends first") : tr("Who is on"));
    bool more = all > room;
    for (int i = 0; i < known && i < (more ? room - 1 : room); i++) {
        buf_clear(&text);
        buf_cell(&text, person[i]->name, names);
        buf_putc(&text, ' ');
        screen_home_put_where(&text, person[i]);
        size_t game = person[i]->title ? strlen(person[i]->title) : 0;
        if (utf8_text_width(buf_text(&text)) > c->columns - LEFT - 2 && game > 0 &&
            strcmp(text.data + text.len - game, person[i]->title) == 0)
            text.data[text.len -= game + 1] = '\0'; /* the table matters more than the game */
        canvas_text(c, 1 + i, LEFT + 2, 0, buf_text(&text));
    }
    if (more) {
        char line[48];
        int shown = known < room - 1 ? known : room - 1;
        utf8_printf(line, sizeof(line), tr("%d more   who = all"), all - shown);
        canvas_text(c, c->rows - 1, LEFT + 2, 0, line);
    }
}

/* ---- The games ---- */

/* LOG_LEAST, LOG_GOOD: rows of the log that the lists and the games leave; BELOW: the rule, the row
 * of what can be typed and the input line. */
enum { LOG_LEAST = 3, LOG_GOOD = 10, BELOW = 3, GAME_TITLE = 19, GAME_DONE = 7 };

/* Writes the games after "Play:", as many in a row as fit. Returns how many rows they take; `out`
 * NULL: only counts the rows. */
static int screen_home_put_packed(struct buf *out, int columns)
{
    const char *title = tr("Play:");
    int rows = 1, column = 1 + utf8_text_width(title);
    if (out)
        buf_printf(out, STYLE_BOLD " %s" STYLE_NORMAL, title);
    for (int i = 0; game_registry[i]; i++) {
        int cells = utf8_text_width(game_registry[i]->title) + 4;
        bool first = column + cells > columns;
        rows += first;
        column = first ? cells : column + cells;
        if (!out)
            continue;
        if (first)
            buf_putc(out, '\n');
        buf_printf(out, STYLE_TYPE " %d" STYLE_NORMAL " %s ", i + 1, game_registry[i]->title);
    }
    if (out)
        buf_putc(out, '\n');
    return rows;
}

/* Writes the games below a title. Each has a row: its number, which picks it; its name; on a wide
 * screen what it is like; for a newcomer, whether they had the lesson. */
static void screen_home_put_games(struct ui_screen *screen, const struct ui_home_viewer *viewer)
{
    struct buf *out = &screen->top;
    bool wide = screen->columns >= WIDE;
    const char *title =
        viewer->newcomer
            ? (wide ? tr("New here? Type a number to learn that game, or `play` to sit down.")
                    : tr("New here? Type a number to learn."))
            : tr("Type a number to play that game.");
    buf_printf(out, STYLE_BOLD " %s" STYLE_NORMAL "\n", title);
    for (int i = 0; game_registry[i]; i++) {
        buf_printf(out, STYLE_TYPE " %d" STYLE_NORMAL " ", i + 1);
        buf_cell(out, game_registry[i]->title, GAME_TITLE);
        if (wide)
            buf_cell(out, tr(game_registry[i]->summary),
                     screen->columns - 3 - GAME_TITLE - GAME_DONE);
        if (viewer->newcomer && (viewer->learned >> i & 1) != 0)
            buf_printf(out, " %s", tr("done"));
        buf_putc(out, '\n');
    }
}

/* ---- Today ---- */

/* How many cells a text takes without its backquotes. */
static int screen_home_marked_width(const struct buf *text)
{
    int wide = utf8_text_width(buf_text(text));
    for (const char *at = buf_text(text); *at != '\0'; at++)
        wide -= *at == '`';
    return wide;
}

/* Writes a cup: "Cup in 12 minutes: Palace Swiss, `cup join 3`", "Your `cup 3`: running, round 2 of
 * 5". If that is longer than `room`, leaves out the title, or how far the cup is. */
static void screen_home_put_cup(struct buf *out, const struct cup *cup, bool in, int64_t now,
                                int room)
{
    BUF_LOCAL time = {0}, what = {0};
    int64_t number = cup->number;
    /* Seconds are shown only to those whose cup begins soon. What the others see changes once a
     * minute. */
    if (cup->state == CUP_COMING && cup->start_ms != 0 && in && cup->start_ms - now < SOON_MS)
        ui_cup_countdown(&time, cup->start_ms - now);
    else if (cup->state == CUP_COMING && cup->start_ms != 0)
        buf_puts(&time, SPAN(cup->start_ms - now));
    if (cup->state == CUP_RUNNING)
        ui_cup_state(&what, cup, now, 0);
    else
        ui_cup_title(&what, cup);
    /* a backquote in a title marks nothing to type */
    for (char *at = what.data; at && (at = strchr(at, '`'));)
        *at = '\'';
    const char *words = buf_text(&what);
    for (int at = 0; at < 2 && (at == 0 || screen_home_marked_width(out) > room); at++) {
        buf_clear(out);
        if (!in && at == 0)
            buf_printf(out, tr("Cup in %s: %s, `cup join %jd`"), buf_text(&time), words, number);
        else if (!in)
            buf_printf(out, tr("Cup in %s: `cup join %jd`"), buf_text(&time), number);
        else if (time.len > 0)
            buf_printf(out, tr("Your `cup %jd` in %s"), number, buf_text(&time));
        else
            buf_printf(out, tr("Your `cup %jd`"), number);
        if (in && at == 0)
            buf_printf(out, ": %s", words);
    }
}

static void screen_home_put_deal(struct buf *out, const struct ui_home_viewer *viewer, bool wide)
{
    /* for a narrow and for a wide screen */
    static const char *const said[][2] = {
        [UI_HOME_DEAL_GUEST] = {N_("Deal: %s, `daily play`"),
                                N_("Deal of the day: %s, `daily play`")},
        [UI_HOME_DEAL_OPEN] = {N_("Deal: %s, `daily play`"),
                               N_("Deal of the day: %s, `daily play`")},
        [UI_HOME_DEAL_BEGUN] = {N_("Deal: %s, begun"), N_("Deal of the day: %s, begun")},
        [UI_HOME_DEAL_PLAYED] = {N_("Deal: %s, played"), N_("Deal of the day: %s, played")}};
    if (viewer->deal == UI_HOME_DEAL_PLAYED && viewer->deal_place[0] != '\0')
        buf_printf(out, wide ? tr("Deal of the day: %s, you are %s") : tr("Deal: %s, %s"),
                   viewer->deal_title, viewer->deal_place);
    else if (viewer->deal != UI_HOME_DEAL_NONE)
        ui_put_named(out, tr(said[viewer->deal][wide]), viewer->deal_title);
}

/* Writes who looks for a game: the first row of the list that the viewer could take up. */
static void screen_home_put_seeker(struct buf *out, const struct ui_home *home,
                                   const struct ui_home_viewer *viewer)
{
    for (int i = 0; i < home->nwaiting && i < UI_HOME_TABLES; i++) {
        const struct ui_home_table *at = &home->waiting[i];
        if (screen_home_own_seek(at, viewer) || table_kicked_has(at->kicked, viewer->name))
            continue;
        buf_printf(out, at->seek ? tr("%s seeks %s: `play %d`") : tr("%s waits, %s: `join %d`"),
                   at->waits, at->title, at->number);
        return;
    }
}

/* Moves a part to the end of the row if there is room, and drops it otherwise. A part in which
 * nothing can be typed may be cut. */
static void screen_home_add_today(struct buf *row, struct buf *part, int *cells, int columns)
{
    enum { LEAST = 18 };
    bool first = *cells == 0;
    int wide = screen_home_marked_width(part);
    int gap = first ? 1 : 3, room = columns - *cells - gap;
    bool cut = wide > room && !strchr(buf_text(part), '`'); /* what can be typed is shown whole */
    if (wide > 0 && room >= LEAST && (wide <= room || cut)) {
        buf_puts(row, first ? " " : "   ");
        if (cut)
            buf_cell(row, buf_text(part), room);
        else
            marks_put(row, part->data, part->len, MARKS_STYLED);
        *cells += gap + wide;
    }
    buf_clear(part);
}

/* Writes the row for today: a game of the viewer's that waits, a cup of their own, the deal of the
 * day, the next cup, and who looks for a game. `listed`: the tables that wait are listed above, so
 * who looks for a game comes last, else before the deal. Returns how many rows there are. */
static int screen_home_put_today(struct buf *row, const struct ui_screen *screen,
                                 const struct ui_home *home, const struct ui_home_viewer *viewer,
                                 bool listed)
{
    enum { PARKED, CUP, SEEKER, DEAL, NEXT_CUP, LISTED, PARTS };
    BUF_LOCAL part = {0};
    int cells = 0;
    for (int at = PARKED; at < PARTS; at++) {
        if (at == PARKED && viewer->parked != 0)
            buf_printf(&part, tr("Your game waits: `join %d`"), viewer->parked);
        else if (at == DEAL)
            screen_home_put_deal(&part, viewer, screen->columns >= WIDE);
        else if (at == (listed ? LISTED : SEEKER))
            screen_home_put_seeker(&part, home, viewer);
        else if (viewer->cup && at == (viewer->in_cup ? CUP : NEXT_CUP))
            screen_home_put_cup(&part, viewer->cup, viewer->in_cup, screen->wall_ms,
                                screen->columns - 1 - cells - (cells > 0 ? 3 : 1));
        screen_home_add_today(row, &part, &cells, screen->columns - 1);
    }
    if (cells > 0)
        buf_putc(row, '\n');
    return cells > 0;
}

/* Writes how to take up the first row that the viewer could take up, and how to end the viewer's
 * own seek. */
static void screen_home_first(struct ui_choices *out, const struct ui_home *home,
                              const struct ui_home_viewer *viewer)
{
    bool own = false, first = false;
    for (int i = 0; i < home->nwaiting && i < UI_HOME_TABLES; i++) {
        const struct ui_home_table *at = &home->waiting[i];
        char line[24];
        if (screen_home_own_seek(at, viewer)) {
            own = true;
        } else if (!first && !table_kicked_has(at->kicked, viewer->name)) {
            first = true;
            utf8_printf(line, sizeof(line), at->seek ? "play %d" : "join %d", at->number);
            struct ui_choice *choice = ui_choice_add(out, line, NULL);
            if (at->seek)
                utf8_printf(choice->caption, sizeof(choice->caption), tr("Play with %s"),
                            at->names);
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

static void screen_home_put_word(struct buf *out, const char *word)
{
    buf_printf(out, "%s" STYLE_TYPE "%s" STYLE_NORMAL, out->len > 0 ? "   " : " ", word);
}

/* Writes the row of what can be typed. */
static void screen_home_put_words(struct ui_screen *screen, const struct ui_home *home,
                                  const struct ui_home_viewer *viewer)
{
    BUF_LOCAL words = {0};
    struct ui_choices first = {.n = 0};
    bool wide = screen->columns >= WIDE;
    screen_home_first(&first, home, viewer);
    for (int i = 0; i < first.n; i++)
        screen_home_put_word(&words, first.choice[i].line);
    bool seeks = first.n > 0 && strcmp(first.choice[first.n - 1].line, "unseek") == 0;
    /* somebody whom the viewer could talk to, for an example */
    const char *who = viewer->friends > 0 ? viewer->friend_on[0].name : NULL;
    for (int i = 0; !who && i < home->nperson; i++)
        who = strcmp(home->person[i].name, viewer->name) != 0 ? home->person[i].name : NULL;
    char word[TABLE_NAME_MAX + 16];
    if (home->watched != 0 && wide && !seeks) { /* there is no room for both this and `unseek` */
        utf8_printf(word, sizeof(word), "watch %d", home->watched);
        screen_home_put_word(&words, word);
    }
    screen_home_put_word(&words, "play");
    screen_home_put_word(&words, "new switch");
    if (who && wide) {
        utf8_printf(word, sizeof(word), "tell %s ...", who);
        screen_home_put_word(&words, word);
    }
    if (wide)
        screen_home_put_word(&words, "top");
    screen_home_put_word(&words, "help");
    ui_put_words(&screen->bottom, buf_text(&words), screen->columns);
    buf_putc(&screen->bottom, '\n');
}

/* Draws the lists in `rows` rows, and the rule below them. */
static void screen_home_put_lists(struct ui_screen *screen, const struct ui_home *home,
                                  const struct ui_home_viewer *viewer, int rows)
{
    struct canvas c;
    bool wide = screen->columns >= WIDE;
    canvas_init(&c, rows, screen->columns);
    screen_home_draw_tables(&c, home, viewer, wide);
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
}

/* Draws what is above the log. The games, the row for today and LOG_LEAST rows of the log get their
 * room first. The lists, which are above them, get the rows that are left, and none if these are
 * too few. */
static void screen_home_put_top(struct ui_screen *screen, const struct ui_home *home,
                                const struct ui_home_viewer *viewer)
{
    BUF_LOCAL today = {0};
    int columns = screen->columns, room = screen->rows - 1 - BELOW - LOG_LEAST;
    int people = columns >= WIDE ? 1 + home->people : 0;
    int lists = home->nwaiting + 2 + (home->nwaiting == 0); /* how many rows the tables could use */
    lists = lists > people ? lists : people;
    int most = screen->rows / 4 < ROWS_MOST ? screen->rows / 4 : ROWS_MOST;
    lists = lists < most ? lists : most;
    lists = lists < ROWS_LEAST ? ROWS_LEAST : lists;
    int full = game_count() + 1, packed = screen_home_put_packed(NULL, columns);
    /* below the lists, and below the games and the row for today, there is a rule */
    bool whole = viewer->newcomer || room + LOG_LEAST - LOG_GOOD >= lists + full + 3;
    room -= (whole ? full : packed) + 2;
    if (lists > room - 1)
        lists = room - 1 < ROWS_LEAST ? 0 : room - 1;
    if (screen_home_put_today(&today, screen, home, viewer, lists > 0) == 0)
        room++;
    if (lists > 0) {
        screen_home_put_lists(screen, home, viewer, lists);
        room -= lists + 1;
    }
    if (whole)
        screen_home_put_games(screen, viewer);
    else
        screen_home_put_packed(&screen->top, columns);
    buf_puts(&screen->top, buf_text(&today));
    if (viewer->newcomer && viewer->news[0] != '\0' && room >= LOG_LEAST) {
        BUF_LOCAL news = {0};
        buf_printf(&news, tr(" News: %s"), viewer->news);
        buf_cell(&screen->top, buf_text(&news), columns - 1);
        buf_putc(&screen->top, '\n');
    }
    buf_puts(&screen->top, STYLE_RULE "\n");
}

void ui_screen_home(struct ui_screen *screen, const struct ui_home *home,
                    const struct ui_home_viewer *viewer, bool paged)
{
    buf_clear(&screen->top);
    buf_clear(&screen->bottom);
    screen_home_put_header(screen, home, viewer);
    if (paged) {
        ui_page_hint(&screen->bottom, screen->columns);
        return;
    }
    screen_home_put_top(screen, home, viewer);
    buf_puts(&screen->bottom, STYLE_RULE "\n");
    screen_home_put_words(screen, home, viewer);
}
