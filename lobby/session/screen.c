/*
 * Screens of sessions. See screen.h.
 */
#include "screen.h"

#include "marks.h"
#include "mix.h"
#include "panel.h"
#include "session.h"
#include "session_hooks.h"

enum {
    PAGE_LINES = 5,   /* an answer of this many lines is shown as a page */
    PAGE_MAX = 60000, /* bytes, so that it fits a frame of the link */
    TABLE_LOG = 40,   /* facts of a table that its screen chooses from */
    LOG_BEFORE = 12,  /* facts of a table that an empty log begins with */
    REST_MS = 2000,   /* a screen without a running clock is made again this often */
    TICK_MS = 1000,   /* a panel that counts seconds is made again this often */
    TALK_MS = 120000, /* a line of talk keeps rows of its own for this long */
    ASIDE_MS = 600000 /* how long `back` finds what was put aside at a table */
};

/* ---- Whether there is a screen ---- */

static bool screen_char_mode(const struct session *s)
{
    if (strcmp(s->settings.input, "line") == 0)
        return false;
    /* The player's choice holds, unless the client has said since then that it cannot do so. */
    if (strcmp(s->settings.input, "auto") == 0 || s->input_told)
        return s->facts.input == CLIENT_CHAR;
    return true;
}

/* ---- What covers the lobby or the table ---- */

void screen_forget(struct session *s)
{
    if (s->aside_table == 0)
        return;
    s->aside_table = 0;
    panel_close(s);
    s->paged = false;
    s->term->ops->page(s->term, "");
}

/* Forgets what was put aside too long ago, or at a table where the session no longer is. */
static void screen_aside_check(struct session *s)
{
    if (s->aside_table != 0 && (session_table(s) != s->aside_table ||
                                clock_mono(s->lobby->deps.clock) - s->aside_ms >= ASIDE_MS))
        screen_forget(s);
}

bool screen_covered(struct session *s)
{
    return s->screen && s->aside_table == 0 && (s->paged || panel_shown(s));
}

bool screen_on_turn(const struct session *s)
{
    struct table_turn turn;
    int32_t table;
    return session_where(s, &table) == CMD_TABLE &&
           tables_turn(s->lobby->tables, table, s->person, &turn) && turn.mine;
}

bool screen_hides_turn(struct session *s)
{
    return screen_covered(s) && screen_on_turn(s);
}

void screen_aside(struct session *s)
{
    if (!screen_covered(s))
        return;
    session_where(s, &s->aside_table);
    s->aside_ms = clock_mono(s->lobby->deps.clock);
    screen_due(s);
}

bool screen_reopen(struct session *s)
{
    screen_aside_check(s);
    if (s->aside_table == 0)
        return false;
    s->aside_table = 0;
    screen_due(s);
    return true;
}

bool screen_page_close(struct session *s)
{
    if (!s->paged || s->aside_table != 0)
        return false;
    if (session_where(s, NULL) != CMD_LOBBY && (!panel_shown(s) || screen_on_turn(s))) {
        screen_aside(s);
        return true;
    }
    s->paged = false;
    s->term->ops->page(s->term, "");
    screen_due(s);
    return true;
}

bool screen_close(struct session *s)
{
    if (s->was_paged || screen_page_close(s))
        return true;
    const struct panel *panel = panel_shown(s);
    if (!panel || session_where(s, NULL) == CMD_LOBBY || (panel->under && !screen_on_turn(s)))
        return panel_back(s);
    screen_aside(s);
    return true;
}

/* ---- Rows ---- */

/* The ms until the clock of a turn shows another second. */
static int64_t screen_turn_next(const struct table_info *info, const struct game_view *view)
{
    for (int seat = 1; !view->over && seat <= view->seats; seat++) {
        int64_t left = ui_turn_left(info, view, seat);
        if ((view->must >> seat & 1) != 0 && left > 0)
            return left % 1000 + 1;
    }
    return REST_MS;
}

static bool screen_put_vote(struct session *s, struct ui_screen *screen)
{
    char name[TABLE_NAME_MAX];
    int n = s->vote_table != 0 ? tables_votes(s->lobby->tables, s->person, name) : 0;
    if (n == 0)
        s->vote_table = 0;
    else
        ui_screen_vote(screen, n == 1 ? name : NULL);
    return n > 0;
}

/* Puts what is most urgent into the row above what can be typed: the player's turn, if something
 * hides the table; a question that waits for `yes`; a vote; or what a part of the lobby has to
 * tell. Returns the ms until a clock changes the row. */
static int64_t screen_put_alert(struct session *s, struct ui_screen *screen)
{
    struct table_info info;
    struct game_view view;
    int32_t table = session_table(s);
    if (s->dialogue) { /* the room asks something, such as a password */
        buf_clear(&screen->bottom);
        buf_printf(&screen->bottom, STYLE_RULE "\n %s\n", tr("Enter on its own cancels"));
    }
    if (screen_hides_turn(s) && tables_info(s->lobby->tables, table, &info) &&
        tables_view(s->lobby->tables, table, s->person, &view)) {
        ui_screen_turn(screen, ui_turn_left(&info, &view, view.viewer));
        return screen_turn_next(&info, &view);
    }
    /* After "#", `confirm` has the number of a question that an act of the staff has put itself. */
    if (s->confirm && s->confirm[0] != '#' &&
        clock_mono(s->lobby->deps.clock) <= s->confirm_until) {
        char word[24];
        utf8_copy_part(s->confirm, strcspn(s->confirm, " "), word, sizeof(word));
        ui_screen_question(screen, s->confirm, word, "yes  no");
        return REST_MS;
    }
    if (screen_put_vote(s, screen))
        return REST_MS;
    for (const struct lobby_part *const *part = s->lobby->parts; *part; part++)
        if ((*part)->alert && (*part)->alert(s, screen))
            break;
    return REST_MS;
}

/* Shows in motion what happened since the screen was made last. */
static void screen_motion_show(struct session *s, const struct ui_screen *screen,
                               const struct game_rules *rules)
{
    struct ui_motion motion[UI_MOTIONS];
    int n = screen->nlog > 0 && strcmp(s->settings.motion, "on") == 0
                ? ui_screen_motions(screen, rules, s->moved_ms, motion, UI_MOTIONS)
                : 0;

    for (int i = 0; i < n; i++)
        s->term->ops->motion(s->term, &motion[i]);
    s->moved_ms = screen->nlog > 0 ? screen->log[screen->nlog - 1].at_ms : 0;
}

/* A screen of the session's size, without rows. */
static struct ui_screen screen_blank(const struct session *s)
{
    return (struct ui_screen){.columns = s->facts.columns,
                              .rows = s->facts.rows,
                              .wall_ms = clock_wall(s->lobby->deps.clock)};
}

/* Makes the rows of the panel, the lobby or the table, whichever is seen. Returns the ms until a
 * clock changes them. */
static int64_t screen_rows_seen(struct session *s, struct ui_screen *screen)
{
    struct session_sight sight;
    int32_t table;
    bool paged = s->paged && s->aside_table == 0;
    if (!paged && panel_shown(s)) {
        panel_draw(s, screen);
        return s->panel->kind->ticks ? TICK_MS : REST_MS;
    }
    if (session_where(s, &table) == CMD_LOBBY || !session_sees(s, table, &sight)) {
        s->lobby->hooks->home(s, screen, paged);
        return REST_MS;
    }
    struct table_log_line log[TABLE_LOG];
    if (sight.seen.view) {
        press_show(s, &sight.viewer);
        screen->nlog = tables_log(s->lobby->tables, table, s->person, log, TABLE_LOG);
        screen->log = log;
    }
    BUF_LOCAL queued = {0};
    if (s->queued)
        ui_typed_move(&queued, &sight.viewer, sight.info.rules, s->queued);
    ui_screen_table(screen, &sight.seen, buf_text(&queued), paged);
    if (!paged)
        screen_motion_show(s, screen, sight.info.rules);
    return sight.seen.view ? screen_turn_next(&sight.info, sight.seen.view) : REST_MS;
}

static int64_t screen_rows_make(struct session *s, struct ui_screen *screen)
{
    screen_aside_check(s);
    int64_t seen = screen_rows_seen(s, screen), alert = screen_put_alert(s, screen);
    marks_resolve(&screen->top, MARKS_STYLED);
    marks_resolve(&screen->bottom, MARKS_STYLED);
    return alert < seen ? alert : seen;
}

/* Whether one or two lines of talk keep rows of their own (TERM_TALK, TERM_TALK_TWO; 0: none). They
 * do so for some time, at the table where they were said, unless it is the viewer's turn: then the
 * log needs the rows. */
static unsigned screen_pins(const struct session *s)
{
    int64_t now = clock_mono(s->lobby->deps.clock);
    int32_t table;
    if (session_where(s, &table) == CMD_LOBBY || table != s->talk_table || screen_on_turn(s) ||
        s->talk_ms[0] <= now)
        return 0;
    return s->talk_ms[1] > now ? TERM_TALK_TWO : TERM_TALK;
}

static void screen_frame_due(void *arg);

/* `asked`: TERM_ANEW or TERM_TURNED, to send the rows even if they have not changed; else 0. */
static void screen_draw(struct session *s, unsigned asked)
{
    SESSION_SPEAKS(s);
    struct ui_screen screen = screen_blank(s);
    int64_t next = screen_rows_make(s, &screen);
    /* A hash is enough to tell whether the rows have changed. */
    unsigned how = s->aside_table != 0 ? TERM_ASIDE : 0;
    how |= panel_shown(s) ? TERM_STILL : 0;
    how |= screen_pins(s);
    uint64_t hash = mix_bytes(mix_bytes(1 + how, screen.top.data, screen.top.len),
                              screen.bottom.data, screen.bottom.len);
    if (asked != 0 || hash != s->rows_hash)
        s->term->ops->screen(s->term, how | asked, buf_text(&screen.top), buf_text(&screen.bottom));
    s->rows_hash = hash;
    ui_screen_free(&screen);
    timer_set(s->lobby->timers, &s->frame, next, screen_frame_due, s);
    press_update(s);
}

static void screen_frame_due(void *arg)
{
    screen_draw(arg, 0);
}

void screen_click(struct session *s, int column, int row, struct ui_click *out)
{
    SESSION_SPEAKS(s);
    struct ui_screen screen = screen_blank(s);
    screen_rows_make(s, &screen);
    *out = ui_screen_click(&screen, s->hand.n, column, row);
    ui_screen_free(&screen);
}

void screen_due(struct session *s)
{
    if (s->screen)
        timer_set(s->lobby->timers, &s->frame, 0, screen_frame_due, s);
}

void screen_again(struct session *s, unsigned how)
{
    if (s->screen && (how == TERM_ANEW || panel_shown(s)))
        screen_draw(s, how);
}

/* ---- Coming and going ---- */

/* Shows what happened last at the table, because the log begins empty. If the door has kept the log
 * since the screen was given up, shows what that log has missed. */
static void screen_log_begin(struct session *s)
{
    struct table_log_line line[LOG_BEFORE];
    struct table_info info;
    int32_t table;
    if (session_where(s, &table) == CMD_LOBBY || !tables_info(s->lobby->tables, table, &info))
        return;
    struct ui_viewer viewer = session_viewer(s);
    BUF_LOCAL out = {0}, fact = {0};
    int n = tables_log(s->lobby->tables, table, s->person, line, LOG_BEFORE);
    for (int i = 0; i < n; i++) {
        const struct ui_told told = {
            .columns = s->facts.columns, .wall_ms = line[i].at_ms, .table = true, .fact = true};
        if (line[i].at_ms <= s->log_kept_ms)
            continue;
        ui_fact(&fact, &viewer, &info, &line[i].fact);
        buf_putc(&fact, '\n');
        marks_resolve(&fact, MARKS_STYLED);
        ui_screen_log(&out, &s->log_end, &told, buf_text(&fact));
        buf_clear(&fact);
    }
    s->term->ops->text(s->term, buf_text(&out));
}

void screen_update(struct session *s, bool kept)
{
    SESSION_SPEAKS(s);
    int32_t table;
    const char *layout = s->settings.layout;
    const bool wanted = s->state == SESSION_IN &&
                        (strcmp(layout, "auto") == 0 || strcmp(layout, "screen") == 0) &&
                        screen_char_mode(s) && s->facts.colours > 0 &&
                        s->facts.columns >= UI_SCREEN_COLUMNS && s->facts.rows >= UI_SCREEN_ROWS;
    if (wanted == s->screen) {
        screen_due(s);
        return;
    }
    s->screen = wanted;
    s->paged = false;
    s->aside_table = 0;
    s->log_end = (struct ui_log_end){.cells = 0};
    panel_close(s);
    if (wanted) {
        screen_draw(s, TERM_ANEW);
        if (!kept)
            screen_log_begin(s);
        return;
    }
    timer_cancel(s->lobby->timers, &s->frame);
    s->term->ops->screen(s->term, 0, NULL, NULL);
    s->log_kept_ms = clock_wall(s->lobby->deps.clock);
    press_update(s);
    if (s->state == SESSION_IN && session_where(s, &table) != CMD_LOBBY)
        session_look(s, table);
}

void screen_begin(struct session *s, bool returned)
{
    screen_update(s, returned);
    if (s->screen)
        s->term->ops->page(s->term, "");
    else if (returned)
        s->term->ops->screen(s->term, 0, NULL, NULL);
}

/* ---- Log and page ---- */

static void screen_page_open(struct session *s, struct buf *lines)
{
    if (lines->len > PAGE_MAX) {
        lines->len = PAGE_MAX;
        while (lines->len > 0 && lines->data[lines->len - 1] != '\n')
            lines->len--;
        lines->data[lines->len] = '\0';
    }
    screen_forget(s);
    s->paged = true;
    s->term->ops->page(s->term, buf_text(lines));
    screen_due(s);
}

static void screen_log_put(struct session *s, const struct buf *lines)
{
    BUF_LOCAL out = {0};
    const struct ui_told told = {.columns = s->facts.columns,
                                 .wall_ms = clock_wall(s->lobby->deps.clock),
                                 .table = session_where(s, NULL) != CMD_LOBBY,
                                 .stamped = s->stamped,
                                 .aside = s->aside,
                                 .pin = s->pin,
                                 .keep = s->keep,
                                 .fact = s->fact};
    if (s->pin) {
        int32_t table = session_table(s);
        s->talk_ms[1] = table == s->talk_table ? s->talk_ms[0] : 0;
        s->talk_ms[0] = clock_mono(s->lobby->deps.clock) + TALK_MS;
        s->talk_table = table;
        screen_due(s);
    }
    ui_screen_log(&out, &s->log_end, &told, buf_text(lines));
    s->term->ops->text(s->term, buf_text(&out));
}

/* Whether the answer has several rows, and the log below the rows of the lobby has no room for them
 * all. */
static bool screen_overflows(struct session *s, const struct buf *answer)
{
    struct ui_screen screen = screen_blank(s);
    BUF_LOCAL wrapped = {0};
    for (size_t at = 0, len; at < answer->len; at += len + 1) {
        len = strcspn(answer->data + at, "\n");
        ui_wrapped(&wrapped, answer->data + at, len, ui_screen_log_room(screen.columns), "");
    }
    int rows = ui_lines(&wrapped);
    if (rows < 2)
        return false;
    screen_rows_make(s, &screen);
    rows += ui_lines(&screen.top) + ui_lines(&screen.bottom);
    ui_screen_free(&screen);
    return rows > s->facts.rows - 1;
}

void screen_answered(struct session *s)
{
    if (s->answers && s->screen &&
        (s->answer_long ||
         (session_where(s, NULL) == CMD_LOBBY && screen_overflows(s, &s->answered))))
        screen_page_open(s, &s->answered);
    s->answers = s->answer_long = false;
    buf_free(&s->answered);
}

void screen_show(struct session *s, struct buf *lines, bool page)
{
    bool answers = s->answers && !s->aside && session_where(s, NULL) == CMD_LOBBY;
    page = page || (ui_lines(lines) >= PAGE_LINES && s->command != 0);
    if (answers)
        buf_add(&s->answered, buf_text(lines), lines->len);
    if (page && answers)
        s->answer_long = true; /* the rest of the answer belongs to that page */
    else if (page)
        screen_page_open(s, lines);
    else if (ui_lines(lines) > 0)
        screen_log_put(s, lines);
    buf_free(lines);
}
