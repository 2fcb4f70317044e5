/*
 * A table's screen. From top to bottom it has the header with the clock; the table, as a picture
 * if there is room for one, else in a few lines; what is urgent; the hand; and what can be
 * typed.
 */
#include <sys/param.h>

#include "ui_private.h"

enum {
    WIDE = 76,           /* columns that pictures need */
    FACES_COLUMNS = 100, /* the least screen with faces of cards */
    FACES_ROWS = 30,
    SMALL = 20,       /* a screen of fewer rows shows little of the log */
    TALL = 24,        /* on a screen of this many rows, a hand has at least two */
    LOG_LEAST = 4,    /* rows of the log that a small screen keeps */
    LOG_USUAL = 6,    /* rows of the log that other screens keep */
    LOG_REPLAY = 2,   /* rows of the log below a replay */
    LOG_LITTLE = 1,   /* the same where a board needs all rows */
    STEP_LEAST = 2,   /* the least rows for a step of a replay, with the rule */
    STEP_MOST = 4,    /* the most rows for a step, without the rule */
    BOTH = 96,        /* columns that the header needs for both who is ahead and the bet */
    SOON_MS = 10000,  /* with less time left, YOUR TURN has another colour */
    CLOCK = 8,        /* cells of a clock and the gap before it */
    STATUS = 3,       /* the most sentences about what holds now */
    TABLE_LEAST = 10, /* rows besides the hand: one for each of the other parts */
    BANNER = 2        /* rows for the words in which a game says what holds now */
};

/* ---- Header ---- */

/* Writes the bet, or why there is none. `pot`: and how much lies in the pot. Only the crossed
 * swords in the header say that the game is ranked. */
static void screen_table_put_bet(struct buf *out, const struct table_info *info, bool pot)
{
    if (info->shared)
        buf_printf(out, "  %s", tr("not ranked: same address"));
    else if (!info->competitive)
        buf_printf(out, "  %s", tr("friendly"));
    else if (info->bet == 0)
        buf_printf(out, "  %s", tr("no bet"));
    else if (info->pot == 0 || !pot) /* before the game nobody has paid */
        buf_printf(out, tr("  bet %s"), FIGURE(info->bet));
    else
        buf_printf(out, tr("  bet %s pot %s"), FIGURE(info->bet), FIGURE(info->pot));
}

/* How many cells are kept for whose turn it is. They are the same for all seats, so that the
 * text before them does not move. */
static int screen_table_turn_cells(const struct table_info *info)
{
    int most = 0;
    BUF_LOCAL text = {0};
    for (int seat = 1; seat <= info->seats; seat++) {
        buf_clear(&text);
        buf_printf(&text, tr("%s to play"), ui_seat_name(info, seat));
        int cells = utf8_text_width(buf_text(&text));
        most = cells > most ? cells : most;
    }
    int mine = utf8_text_width(tr("YOUR TURN"));
    return (mine > most ? mine : most) + CLOCK;
}

/* Writes the bet, and leaves room for whose turn it is. If there is too little, leaves out the pot,
 * or everything. */
static void screen_table_put_bet_fitting(struct buf *out, const struct table_info *info,
                                         int columns)
{
    BUF_LOCAL bet = {0};
    int room = columns - ui_shown_cells(buf_text(out)) - screen_table_turn_cells(info) - 2;
    for (int pot = 1; pot >= 0; pot--) {
        buf_clear(&bet);
        screen_table_put_bet(&bet, info, pot != 0);
        if (utf8_text_width(buf_text(&bet)) <= room) {
            buf_add(out, buf_text(&bet), bet.len);
            break;
        }
    }
}

/* Writes who is ahead, and also the bet if there is room for both. */
static void screen_table_put_ahead(struct buf *out, const struct table_info *info,
                                   const struct game_scene *scene, int columns)
{
    BUF_LOCAL bet = {0};
    int room = columns - ui_shown_cells(buf_text(out)) - screen_table_turn_cells(info) - 2;
    buf_puts(out, "  ");
    room -= ui_picture(info->rules)->score(out, scene, room);
    screen_table_put_bet(&bet, info, true);
    if (columns >= BOTH && utf8_text_width(buf_text(&bet)) <= room)
        buf_add(out, buf_text(&bet), bet.len);
}

/* Whether the header says who is ahead: in a game with a score, if the screen is wide enough. */
static bool screen_table_score_above(int columns, const struct table_info *info)
{
    const struct game_picture *picture = ui_picture(info->rules);
    return picture->score && columns >= SCENE_NARROW && columns >= picture->columns;
}

bool ui_screen_shows(int columns, const struct table_info *info, const struct game_fact *fact)
{
    return game_fact_is(&info->rules->facts[fact->kind], "score") &&
           screen_table_score_above(columns, info);
}

/* Says at the right end of the header, in at most `room` cells, whose turn it is. The viewer's own
 * turn has a coloured background, which changes when little time is left. */
static void screen_table_put_turn(struct buf *out, const struct ui_sight *s, int seat, bool narrow,
                                  int room)
{
    enum { NAME_LEAST = 3 };
    int64_t left = ui_turn_left(s->info, s->view, seat);
    BUF_LOCAL clock = {0};
    ui_put_left(&clock, left);
    if (view_must(s->view, s->view->viewer)) {
        buf_puts(out, left > 0 && left < SOON_MS ? STYLE_RIGHT STYLE_SOON : STYLE_RIGHT STYLE_MINE);
        buf_printf(out, " %s", tr("YOUR TURN"));
    } else {
        const char *name = ui_seat_name(s->info, seat);
        int around = narrow ? 0 : utf8_text_width(tr("%s to play")) - (int)strlen("%s");
        int cells = room - 2 - around - (int)clock.len, whole = utf8_text_width(name);
        BUF_LOCAL cut = {0};
        cells = cells > NAME_LEAST ? cells : NAME_LEAST;
        buf_cell(&cut, name, whole < cells ? whole : cells);
        buf_puts(out, STYLE_RIGHT " ");
        buf_printf(out, narrow ? "%s" : tr("%s to play"), buf_text(&cut));
    }
    buf_add(out, buf_text(&clock), clock.len);
}

static void screen_table_put_header(struct ui_screen *screen, const struct ui_sight *s)
{
    struct buf *out = &screen->top;
    bool narrow = screen->columns < SCENE_NARROW;
    buf_puts(out, STYLE_REVERSE);
    if (narrow) {
        BUF_LOCAL title = {0};
        ui_title_short(&title, s, screen->columns - utf8_text_width(tr("YOUR TURN")) - CLOCK + 1);
        buf_add(out, title.data, title.len);
    } else {
        buf_putc(out, ' ');
        ui_put_upper(out, s->info->rules->title);
        buf_printf(out, " #%d%s", s->info->number, s->info->competitive ? " ⚔" : "");
        if (s->view && s->view->round > 0) {
            buf_printf(out, tr(" round %u, "), s->view->round);
            ui_points(out, s->view);
        }
        if (s->view && screen_table_score_above(screen->columns, s->info)) {
            struct game_scene scene = ui_scene(s);
            screen_table_put_ahead(out, s->info, &scene, screen->columns);
        } else if (s->info->cup.cup != 0) {
            buf_puts(out, "  ");
            ui_cup_at(out, &s->info->cup);
        } else {
            screen_table_put_bet_fitting(out, s->info, screen->columns);
        }
    }
    int seat = s->view ? view_turn(s->view) : 0;
    if (s->info->frozen[0] != '\0') {
        buf_printf(out, STYLE_RIGHT " %s", trc("a table", "frozen"));
    } else if (!s->view || s->info->state == TABLE_WAITING) {
        buf_puts(out, STYLE_RIGHT " ");
        ui_clock(out, screen->wall_ms);
    } else if (s->view->over) { /* the line below says who won */
        buf_printf(out, STYLE_RIGHT " %s", narrow ? "" : tr("game over"));
    } else if (seat != 0) {
        screen_table_put_turn(out, s, seat, narrow,
                              screen->columns - ui_shown_cells(buf_text(out)));
    } else {
        buf_puts(out, STYLE_RIGHT);
    }
    buf_puts(out, " \n");
}

/* ---- The whole screen ---- */

bool ui_screen_faces(const struct ui_screen *screen)
{
    return screen->columns >= FACES_COLUMNS && screen->rows >= FACES_ROWS;
}

/* Says who has won, because the log may not show that any more. */
static void screen_table_over_lines(struct buf *out, const struct ui_screen *screen,
                                    const struct ui_sight *s)
{
    unsigned won = 0;
    BUF_LOCAL text = {0};
    const char *name[GAME_SEATS_MAX + 1];
    for (int seat = 0; seat <= GAME_SEATS_MAX; seat++) {
        name[seat] = ui_seat_name(s->info, seat);
        if (seat >= 1 && seat <= s->view->seats)
            won |= s->view->seat[seat].place == 1 ? 1U << seat : 0;
    }
    bool pair = __builtin_popcount(won) == 2 && s->view->seat[__builtin_ctz(won)].team != 0;
    ui_winners(&text, won, !pair, table_info_seat(s->info, s->viewer->person), name);
    ui_wrapped(out, buf_text(&text), text.len, screen->columns + 1, "");
}

/* Writes what holds now, most urgent first. `ends` gets after how many rows each sentence ends.
 * Returns how many sentences there are. */
static int screen_table_status_lines(struct buf *out, const struct ui_screen *screen,
                                     const struct ui_sight *s, int ends[STATUS])
{
    BUF_LOCAL text = {0};
    int n = 0;
    if (s->info->frozen[0] != '\0') { /* the log says why, which may be too long here */
        buf_puts(&text, tr("The staff has frozen this table."));
        ui_wrapped(out, buf_text(&text), text.len, screen->columns + 1, STYLE_BOLD);
        ends[n++] = ui_lines(out);
    }
    for (int i = 0; i < s->view->nstatus && n < STATUS; i++) {
        bool alert = view_must(s->view, s->view->viewer) && i == 0 && s->view->owed > 0;
        buf_clear(&text);
        buf_puts(&text, alert ? "!! " : "");
        ui_fact(&text, s->viewer, s->info, &s->view->status[i]);
        ui_wrapped(out, buf_text(&text), text.len, screen->columns + 1, alert ? STYLE_ALERT : "");
        ends[n++] = ui_lines(out);
    }
    return n;
}

/* Writes who is ahead, and what lies on the table besides: in one row if that leaves room for
 * names, else below each other. If `room` is too small for that, leaves out who is ahead. */
static void screen_table_put_score(struct ui_screen *screen, const struct ui_sight *s,
                                   const struct game_scene *scene, int room)
{
    enum { SCORE_LEAST = 22, GAP = 3 };
    BUF_LOCAL zones = {0};
    ui_zones_rows(&zones, s, screen->columns, 1);
    int cells = screen->columns - ui_shown_cells(buf_text(&zones)) - GAP;
    if (cells >= SCORE_LEAST) {
        buf_putc(&screen->top, ' ');
        ui_picture(s->info->rules)->score(&screen->top, scene, cells);
        buf_puts(&screen->top, zones.len > 0 ? "  " : "\n");
    } else if (room > 2) {
        ui_score(&screen->top, scene);
    }
    buf_add(&screen->top, buf_text(&zones), zones.len);
}

/* Draws the table in at most `room` rows, in as much detail as they allow: the game's own board, or
 * the seats around the piles. */
static void screen_table_put_middle(struct ui_screen *screen, const struct ui_sight *s,
                                    const struct game_scene *scene, int room)
{
    const struct game_picture *picture = ui_picture(s->info->rules);
    bool around = screen->columns >= WIDE && !picture->spread;
    int from = ui_lines(&screen->top);
    if (picture->board && picture->board(&screen->top, scene, room)) {
        struct scene_places *at = &screen->places.table;
        at->pile.row += from;
        at->deck.row += from;
        for (int seat = 1; seat <= s->view->seats; seat++)
            at->seat[seat].row += from;
        return;
    }
    if (around && ui_seats_around(screen, s, room))
        return;
    ui_seats_row(screen, s);
    if (picture->score && !screen_table_score_above(screen->columns, s->info))
        screen_table_put_score(screen, s, scene, room);
    else
        ui_zones_rows(&screen->top, s, screen->columns, room - (ui_lines(&screen->top) - from));
}

/* Whether the game's board needs all rows. */
static bool screen_table_board_fills(const struct ui_screen *screen, const struct table_info *info)
{
    const struct game_picture *picture = ui_picture(info->rules);
    return picture->rows > 0 && screen->columns >= picture->columns &&
           screen->rows < picture->rows + LOG_USUAL;
}

/* Whether the cards lie on a board that takes the place of the hand. */
static bool screen_table_spreads(const struct ui_screen *screen, const struct table_info *info)
{
    const struct game_picture *picture = ui_picture(info->rules);
    return picture->spread && screen->columns >= picture->columns;
}

/* Draws a game. `below`: in a replay, how many rows have to be left below the table, besides the
 * rules, the hint and the input line; 0 in play. */
static void screen_table_put_game(struct ui_screen *screen, const struct ui_sight *s, int below)
{
    BUF_LOCAL cards = {0};
    int least = screen->rows < SMALL ? LOG_LEAST : LOG_USUAL;
    const struct game_picture *picture = ui_picture(s->info->rules);
    const struct game_fact *told[TABLE_LOG_MAX];
    struct game_scene scene = ui_scene(s);
    scene.columns = screen->columns;
    scene.places = &screen->places.table;
    scene.told = told;
    for (; scene.ntold < screen->nlog; scene.ntold++)
        told[scene.ntold] = &screen->log[scene.ntold].fact;
    if (picture->board) /* the board matters more than the log */
        least = screen->rows < SMALL ? LOG_LEAST - 2 : LOG_LEAST;
    least = least < below ? below : least;
    int most = picture->spread && screen->rows < 30 ? 1 : screen->rows / 4;
    if (s->view->viewer != 0 && !screen_table_spreads(screen, s->info))
        ui_hand_rows(screen, &cards, s, most);
    int nhand = ui_lines(&cards);
    /* Rows are kept for a full hand, so that nothing moves when the hand grows, or is gone at the
     * end. */
    int kept = ui_screen_faces(screen) ? UI_HAND_FACES : 2;
    for (; nhand < kept && s->view->viewer != 0 && screen->rows >= TALL && !picture->spread;
         nhand++)
        buf_putc(&cards, '\n');
    /* The hand matters more than the log, but less than a step of a replay. */
    if (!picture->spread && nhand > most)
        most = screen->rows - TABLE_LEAST - (below > 0 ? STEP_LEAST : 0);
    nhand = nhand > most ? most : nhand;
    int spare = screen->rows - TABLE_LEAST + 1 - nhand;
    least = least < spare ? least : spare > 1 ? spare : 1;
    /* the header, the rule above the hand, the rules above the log and the hint, the hint, the
     * input line */
    int room = screen->rows - 5 - (nhand > 0 ? nhand + 1 : 0) - least;
    BUF_LOCAL said = {0};
    int ends[STATUS], sentences = 0;
    /* In a replay with little room the words about the step matter more than what holds now. */
    if (s->view->over)
        screen_table_over_lines(&said, screen, s);
    else if (below == 0 || (screen->rows >= SMALL && !screen_table_board_fills(screen, s->info)))
        sentences = screen_table_status_lines(&said, screen, s, ends);
    int status = ui_lines(&said);
    /* An empty row is kept for the next sentence, so that nothing below moves. */
    if (status == 0 && below == 0 && screen->rows >= SMALL) {
        buf_putc(&said, '\n');
        status = 1;
    }
    /* a second row of statuses may cost a row of the log, but not of the board */
    if (screen->rows < SMALL) {
        bool lain = picture->keeps && screen->columns >= picture->columns;
        int lies = lain ? picture->keeps(s->view, room) : 0;
        if (lies > 0 && status > 1 && status > room - lies)
            status = room - lies > 1 ? room - lies : 1;
        room += lies == 0 && status > 1;
    }
    if (status > room - 2)
        status = room > 2 ? room - 2 : 1;
    room -= status;
    if (sentences > 0) { /* each sentence is shown whole, which may cost a row of the log */
        while (sentences > 1 && ends[sentences - 1] > status)
            sentences--; /* the first one is shown even if it does not fit */
        room += MAX(status - ends[sentences - 1], 0);
        status = ends[sentences - 1];
    }
    if (picture->banner && status > 0 && room >= BANNER && picture->banner(&screen->top, &scene)) {
        room += status - BANNER;
        status = 0;
    }
    screen_table_put_middle(screen, s, &scene, room);
    buf_add(&screen->top, buf_text(&said), ui_line_at(&said, status));
    if (nhand > 0) {
        int row = ui_lines(&screen->top) + 1;
        for (int i = 0; i < s->hand->n; i++)
            screen->places.hand[i].row += row;
        /* The words of this rule never change, because the seat shows how many cards there are. */
        if (screen->columns >= SCENE_NARROW)
            buf_puts(&screen->top, tr("─ Your hand; numbers stay fixed in your turn "));
        buf_puts(&screen->top, STYLE_RULE "\n");
        buf_add(&screen->top, buf_text(&cards), ui_line_at(&cards, nhand));
    }
}

void ui_put_words(struct buf *out, const char *words, int cells)
{
    size_t len = 0;
    while (words[len] != '\0') {
        const char *next = strstr(words + len + 1, "   " STYLE_TYPE);
        size_t to = next ? (size_t)(next - words) : strlen(words);
        if (ui_cells_of(words, to) > cells)
            break;
        len = to;
    }
    buf_add(out, words, len);
}

/* Says what the signs at the cards of the hand mean, and that early moves are queued, as far as
 * there is room. */
static const char *screen_table_signs(const struct ui_screen *screen, const struct ui_sight *s)
{
    int risk = GAME_UNPLAYABLE; /* what `?` means at the first card that is marked with it */
    for (int i = 0; i < s->view->nhand && risk < GAME_BLUFF; i++)
        risk = s->view->hand[i].playable;
    if (screen_table_spreads(screen, s->info))
        return tr("─ a move typed before your turn is queued ");
    if (risk == GAME_COSTS) /* the hand has only one card, and playing it costs a card */
        return tr("─ ? playable, but costs 1 card ");
    const char *whole = risk == GAME_BLUFF
                            ? tr("─ * playable, ? a bluff; a card typed early is queued ")
                            : tr("─ * playable; a card typed before your turn is queued ");
    if (utf8_text_width(whole) <= screen->columns)
        return whole;
    return risk == GAME_BLUFF ? tr("─ * playable, ? a bluff ") : tr("─ * playable ");
}

static void screen_table_put_bottom(struct ui_screen *screen, const struct ui_sight *s,
                                    const char *queued, bool paged)
{
    struct buf *out = &screen->bottom;
    if (paged) {
        ui_page_hint(out, screen->columns);
        return;
    }
    if (s->view && s->view->viewer != 0 && s->info->state == TABLE_PLAYING &&
        s->info->frozen[0] == '\0') {
        BUF_LOCAL waits = {0}; /* how to take it back is left out if there is no room */
        buf_printf(&waits, tr("─ queued: %s; Enter on its own takes it back "), queued);
        if (queued[0] == '\0') /* the same words in every turn, because rules are long to send */
            buf_puts(out, screen_table_signs(screen, s));
        else if (utf8_text_width(buf_text(&waits)) > screen->columns)
            buf_printf(out, tr("─ queued: %s "), queued);
        else
            buf_add(out, waits.data, waits.len);
    }
    buf_puts(out, STYLE_RULE "\n");
    BUF_LOCAL now = {0}, always = {0};
    ui_hint_parts(&now, &always, s);
    /* `always` stays in its place when other cards can be played */
    if (screen->columns >= WIDE && always.len > 0) {
        ui_put_words(out, buf_text(&now), screen->columns - ui_shown_cells(buf_text(&always)) - 1);
        buf_printf(out, STYLE_RIGHT "%s ", buf_text(&always));
    } else {
        buf_add(&now, buf_text(&always), always.len);
        ui_put_words(out, buf_text(&now), screen->columns);
    }
    buf_putc(out, '\n');
}

void ui_screen_table(struct ui_screen *screen, const struct ui_sight *s, const char *queued,
                     bool paged)
{
    buf_clear(&screen->top);
    buf_clear(&screen->bottom);
    memset(&screen->places, 0, sizeof(screen->places));
    screen_table_put_header(screen, s);
    screen_table_put_bottom(screen, s, queued, paged);
    if (paged)
        return;
    if (!s->view || s->info->state == TABLE_WAITING)
        ui_screen_seats(screen, s->viewer, s->info);
    else
        screen_table_put_game(screen, s, 0);
    if (screen->columns >= SCENE_NARROW)
        buf_puts(&screen->top, tr("─ Table "));
    buf_puts(&screen->top, STYLE_RULE "\n");
}

/* Puts an alert into the rule above what can be typed. If there is no rule, as below a page, the
 * alert gets a row of its own. */
static void screen_table_put_alert(struct ui_screen *screen, const char *text)
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
    BUF_LOCAL text = {0};
    buf_puts(&text, tr("!! your turn"));
    ui_put_left(&text, left);
    buf_puts(&text, screen->columns < SCENE_NARROW
                        ? tr(": `back` for the table")
                        : tr(": `back` for the table, `back` again for this page"));
    screen_table_put_alert(screen, buf_text(&text));
}

void ui_screen_question(struct ui_screen *screen, const char *asked, const char *shorter,
                        const char *words)
{
    enum { AROUND = 6 }; /* cells of "!! " and ":  " */
    BUF_LOCAL text = {0};
    bool fits = utf8_text_width(asked) + utf8_text_width(words) + AROUND <= screen->columns;
    buf_printf(&text, "!! %s: `%s`", fits ? asked : shorter, words);
    screen_table_put_alert(screen, buf_text(&text));
}

void ui_screen_vote(struct ui_screen *screen, const char *name)
{
    BUF_LOCAL asked = {0};
    char words[64] = "penalize  forgive";
    if (!name)
        utf8_printf(words, sizeof(words), "penalize %s  forgive %s", tr("NAME"), tr("NAME"));
    buf_printf(&asked, tr("%s left the game"), name ? name : tr("Several"));
    ui_screen_question(screen, buf_text(&asked), name ? name : tr("Several"), words);
}

/* Writes what a step did: one line for each sentence, or one paragraph if those lines are too
 * many. */
static void screen_table_told_rows(struct buf *out, const char *told, int columns, int most)
{
    BUF_LOCAL one = {0};
    buf_clear(out);
    for (const char *line = told; *line != '\0'; line += *line == '\n') {
        size_t len = strcspn(line, "\n");
        ui_wrapped(out, line, len, columns + 1, "");
        buf_puts(&one, one.len > 0 ? " " : "");
        buf_add(&one, line, len);
        line += len;
    }
    if (ui_lines(out) > most) {
        buf_clear(out);
        ui_wrapped(out, buf_text(&one), one.len, columns + 1, "");
    }
}

void ui_screen_replay(struct ui_screen *screen, const struct ui_sight *s,
                      struct ui_replayed *replayed)
{
    BUF_LOCAL told = {0};
    bool fills = screen_table_board_fills(screen, s->info);
    int log = fills ? LOG_LITTLE : LOG_REPLAY, most = fills ? STEP_MOST - 1 : STEP_MOST;
    screen_table_told_rows(&told, replayed->told, screen->columns, most);
    int step = ui_lines(&told) < most ? ui_lines(&told) : most;
    buf_clear(&screen->top);
    buf_clear(&screen->bottom);
    memset(&screen->places, 0, sizeof(screen->places));
    buf_printf(&screen->top, STYLE_REVERSE " %s \n", replayed->title);
    screen_table_put_game(screen, s, screen->rows < SMALL ? STEP_LEAST : 1 + step + log);
    /* below what the step did there are two rules, the log, the hint and the input line */
    most = screen->rows - 5 - log - ui_lines(&screen->top);
    screen_table_told_rows(&told, replayed->told, screen->columns, most);
    bool steps = told.len > 0 && most > 0;
    const char *head = steps ? tr("─ This step ") : "";
    buf_puts(&screen->top, head);
    /* in play the header says who is ahead, but in a replay it has the game and the step */
    if (screen_table_score_above(screen->columns, s->info)) {
        struct game_scene scene = ui_scene(s);
        buf_puts(&screen->top, "─ ");
        ui_picture(s->info->rules)
            ->score(&screen->top, &scene, screen->columns - utf8_text_width(head) - 3);
        buf_putc(&screen->top, ' ');
    }
    buf_puts(&screen->top, STYLE_RULE "\n");
    if (steps) {
        int rows = ui_lines(&told), last = rows > most ? rows - most : 0;
        replayed->rows = rows < most ? rows : most;
        replayed->at = replayed->at < last ? replayed->at : last;
        replayed->more = replayed->at < last;
        size_t from = ui_line_at(&told, replayed->at), to = ui_line_at(&told, replayed->at + most);
        buf_add(&screen->top, buf_text(&told) + from, to - from);
        if (replayed->more)
            buf_printf(&screen->top, "─ " STYLE_BOLD "%s" STYLE_NORMAL " ",
                       tr("more below (PgDn)"));
        buf_puts(&screen->top, STYLE_RULE "\n");
    }
    buf_printf(&screen->bottom, STYLE_RULE "\n%s\n", replayed->hint);
}
