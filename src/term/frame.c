/*
 * The screen of one connection. See frame.h.
 */
#include "frame.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "grid.h"
#include "render.h"
#include "shared.h"
#include "style.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    LOG_UNDER_PAGE = 3,   /* rows of the log below a page */
    PAGE_LEAVES_LOG = 14, /* with this many rows for both, the log is shown below a page */
    /* Talk has a column of its own on a screen of at least this many columns whose log has at least
     * this many rows. */
    TALK_FROM = 110,
    TALK_ROWS = 6,
    TALK_SHARE = 40, /* that column takes this many percent of the columns */
    /* On other screens talk may keep TALK_BELOW rows of its own, if the log has at least
     * TALK_BELOW_ROWS rows and the screen at least TALK_BELOW_SCREEN rows. */
    TALK_BELOW = 2,
    TALK_BELOW_ROWS = 4,
    TALK_BELOW_SCREEN = 20,
    ROWS_HELD = 512 /* rows of the log that can be laid out at once; terminals have up to 200 */
};

/* The texts that move over the rows. Allocated only while something moves. */
struct motions {
    int n;
    struct moving {
        struct frame_motion way;
        int step; /* how many drawings have shown it */
        size_t len;
        char text[FRAME_MOTION_TEXT];
    } moving[FRAME_MOTIONS];
};

/* The texts of a frame. HEAD is the first row at the top, which has the viewer's name. */
enum held { HEAD, TOP, BOTTOM, PAGE, BELOW, HELD };

struct frame {
    struct profile profile;
    int columns, rows;
    struct grid *grid;
    struct shared_recent *recent; /* NULL: it shares no text */
    struct shared *held[HELD];    /* NULL: empty */
    struct buf log;
    int back;       /* by how many rows the log is scrolled back */
    int news;       /* lines that came since the log was scrolled back */
    size_t fresh;   /* where the part of the log begins that came since the reader typed or
                     * scrolled */
    size_t out;     /* where the part of the log begins that may be shown (frame_leave_out) */
    size_t under;   /* where the part of the log begins that is shown below a page: what came since
                     * the page was opened or turned */
    int page_at;    /* the first row of the page that is shown */
    int page_total; /* all rows that the page has */
    /* How many rows the log and the page had in the last drawing. */
    int log_rows, page_rows;
    bool log_full;           /* the log has no rows before those that are shown */
    bool page_aside;         /* the page is not shown */
    int pins;                /* how many lines of talk keep rows of their own */
    bool settled;            /* only what moves has changed since the last drawing */
    struct motions *motions; /* NULL: nothing moves */
};

static void frame_hold(struct frame *f, enum held which, const char *text, size_t len)
{
    struct shared *was = f->held[which];

    f->held[which] = shared_hold(which == HEAD ? NULL : f->recent, text, len);
    shared_drop(&was);
}

/* The text, never NULL. */
static const char *frame_held(const struct frame *f, enum held which)
{
    return f->held[which] ? f->held[which]->text : "";
}

static void frame_size(struct frame *f, const struct profile *profile, int columns, int rows)
{
    f->profile = *profile;
    f->profile.columns = (uint16_t)columns;
    f->columns = columns;
    f->rows = rows;
}

struct frame *frame_new(const struct profile *profile, int columns, int rows)
{
    struct frame *f = xcalloc(1, sizeof(*f));

    frame_wake(f, profile, columns, rows);
    return f;
}

void frame_share(struct frame *f, struct shared_recent *recent)
{
    f->recent = recent;
}

void frame_free(struct frame **frame)
{
    struct frame *f = *frame;

    if (!f)
        return;
    frame_sleep(f);
    buf_free(&f->log);
    free(f);
    *frame = NULL;
}

void frame_sleep(struct frame *f)
{
    frame_still(f);
    grid_free(&f->grid);
    for (int i = 0; i < HELD; i++)
        shared_drop(&f->held[i]);
    f->page_at = f->page_total = 0;
    f->page_aside = false;
    f->back = f->news = 0;
    f->out = f->under = 0;
}

void frame_wake(struct frame *f, const struct profile *profile, int columns, int rows)
{
    frame_size(f, profile, columns, rows);
    f->grid = grid_new(profile, columns, rows - 1);
}

/* Walks over the lines of the page, for at most `rows` rows and `bytes` bytes. Returns where it
 * stops, which is the start of a line, and sets how many rows come before that line. */
static size_t frame_page_walk(const struct frame *f, int rows, size_t bytes, int *before)
{
    const char *const page = frame_held(f, PAGE), *rest = page, *line;
    size_t start = 0, left = strlen(page), len;

    *before = 0;
    while (start < bytes && utf8_line_next(&rest, &left, &line, &len)) {
        struct render_row row = {.from = 0};
        int n = 0;

        while (render_row_next(&f->profile, line, len, &row))
            n++;
        if (*before + n > rows)
            break;
        *before += n;
        start = (size_t)(rest - page);
    }
    return start;
}

void frame_resize(struct frame *f, const struct profile *profile, int columns, int rows)
{
    f->settled = false;
    int before;
    size_t line = frame_page_walk(f, f->page_at, SIZE_MAX, &before);

    frame_still(f);
    frame_size(f, profile, columns, rows);
    f->back = f->news = 0;
    frame_page_walk(f, INT_MAX, line, &f->page_at); /* the reader stays at the same line */
    frame_page_walk(f, INT_MAX, SIZE_MAX, &f->page_total);
    grid_resize(f->grid, profile, columns, rows - 1);
}

void frame_forget(struct frame *f)
{
    grid_forget(f->grid);
}

void frame_enter(struct frame *f, struct buf *out)
{
    if (f->profile.kind == PROFILE_XTERM)
        buf_puts(out, "\x1b[?1049h");
    grid_forget(f->grid);
}

/* Where the last line of the log before `end` begins. */
static size_t frame_last_line(const struct frame *f, size_t end)
{
    size_t at = end > 0 ? end - 1 : 0;

    while (at > 0 && f->log.data[at - 1] != '\n')
        at--;
    return at;
}

void frame_leave(struct frame *f, struct buf *out, bool last)
{
    if (f->profile.kind == PROFILE_XTERM)
        buf_puts(out, "\x1b[?1049l\r\x1b[K");
    else
        buf_puts(out, "\x1b[H\x1b[2J");
    if (last && f->log.len > 0) {
        size_t at = frame_last_line(f, f->log.len);
        render_text(out, &f->profile, f->log.data + at, f->log.len - at);
    }
}

/* ---- What is shown ---- */

void frame_rows(struct frame *f, const char *top, size_t top_len, const char *bottom,
                size_t bottom_len)
{
    f->settled = false;
    const char *end = memchr(top, '\n', top_len);
    size_t head = end ? (size_t)(end + 1 - top) : top_len;
    frame_hold(f, HEAD, top, head);
    frame_hold(f, TOP, top + head, top_len - head);
    frame_hold(f, BOTTOM, bottom, bottom_len);
}

void frame_page(struct frame *f, const char *text, size_t len)
{
    f->settled = false;
    frame_still(f);
    frame_hold(f, PAGE, text, len);
    f->page_at = 0;
    frame_page_walk(f, INT_MAX, SIZE_MAX, &f->page_total);
    f->back = f->news = 0;
    f->under = f->log.len;
}

void frame_layout(struct frame *f, int talk, bool aside)
{
    f->settled = false;
    f->pins = talk;
    f->page_aside = aside;
}

static bool frame_page_shown(const struct frame *f)
{
    return f->held[PAGE] && !f->page_aside;
}

static bool frame_begins(const char *text, size_t len, const char *with)
{
    return len >= strlen(with) && memcmp(text, with, strlen(with)) == 0;
}

/* A row of a wrapped line, and where it is drawn. */
struct placed {
    const char *line;
    struct render_row row;
    int column; /* where the rows of the line begin */
};

/* Which lines of the log. PINS: the newest talk, which may keep rows of its own. */
enum part { ALL, EVENTS, TALK, PINS };

/* Whether a line has this mark, which is two bytes long. memmem is slow for so short a mark. */
static bool frame_line_has(const char *line, size_t len, const char *mark)
{
    const char *end = line + len;

    for (; (line = memchr(line, mark[0], (size_t)(end - line))); line++)
        if (end - line > 1 && line[1] == mark[1])
            return true;
    return false;
}

static bool frame_is_talk(const char *line, size_t len)
{
    return frame_line_has(line, len, STYLE_ASIDE);
}

/* Prepares `at` for the first row of a line of the log. `columns` is the log's; `out` gets the
 * number of columns for the line's rows. Returns how many bytes of the line are shown. A narrow
 * screen leaves out what stands before the words. */
static size_t frame_line_begin(const struct frame *f, const char *line, size_t len, int columns,
                               struct profile *out, struct placed *at)
{
    const char *margin = memmem(line, len < 4 ? len : 4, STYLE_MARGIN, 2);
    const char *words = margin && f->columns < STYLE_MARGIN_COLUMNS
                            ? memmem(margin, len - (size_t)(margin - line), STYLE_HANG, 2)
                            : NULL;

    *at = (struct placed){.line = words ? words + 2 : line, .column = words ? 1 : 0};
    *out = f->profile;
    out->columns = (uint16_t)(columns - at->column);
    return len - (size_t)(at->line - line);
}

/* Whether talk has a column of its own. `events` gets the number of columns that are left for
 * events. */
static bool frame_talks_beside(const struct frame *f, int rows, int *events)
{
    bool beside = f->columns >= TALK_FROM && rows >= TALK_ROWS && f->log.len > 0 &&
                  frame_is_talk(f->log.data, f->log.len);

    *events = f->columns - (beside ? f->columns * TALK_SHARE / 100 : 0);
    return beside;
}

/* How many rows the last line of the log takes; 0 if it is shown in the place of talk. */
static int frame_last_rows(const struct frame *f)
{
    struct profile profile;
    struct placed at;
    int events, n = 0;

    if (f->log.len == 0)
        return 0;
    size_t start = frame_last_line(f, f->log.len), len = f->log.len - 1 - start;
    bool beside = frame_talks_beside(f, f->log_rows, &events);
    if (beside && frame_is_talk(f->log.data + start, len))
        return 0;
    len = frame_line_begin(f, f->log.data + start, len, events - beside, &profile, &at);
    while (n < ROWS_HELD && render_row_next(&profile, at.line, len, &at.row))
        n++;
    return n;
}

/* Appends a line, or joins it to the last one. A log that is scrolled back still shows the same
 * rows. */
static void frame_log_line(struct frame *f, const char *line, size_t len)
{
    int rows = f->back > 0 ? frame_last_rows(f) : 0;
    bool joined = false;

    if (f->log.len > 0 && frame_begins(line, len, STYLE_JOIN)) {
        size_t at = frame_last_line(f, f->log.len);
        joined = frame_begins(f->log.data + at, f->log.len - at, STYLE_OPEN);
        if (joined)
            f->log.data[--f->log.len] = '\0';
    }
    buf_add(&f->log, line, len);
    buf_putc(&f->log, '\n');
    if (f->back == 0)
        return;
    int now = frame_last_rows(f);
    f->back += now - (joined ? rows : 0);
    f->back = f->back < ROWS_HELD ? f->back : ROWS_HELD;
    f->news += now > 0 && !joined;
}

void frame_log(struct frame *f, const char *text, size_t len)
{
    const char *line;
    size_t size;

    f->settled = false;
    if (len > FRAME_LOG_MAX) { /* keeps the end: whole lines, or else whole characters */
        text += len - FRAME_LOG_MAX;
        len = FRAME_LOG_MAX;
        if (memchr(text, '\n', len - 1))
            utf8_line_next(&text, &len, &line, &size);
        for (; len > 0 && ((unsigned char)*text & 0xc0) == 0x80; text++)
            len--;
    }
    while (f->log.len > 0 && f->log.len + len + 1 > FRAME_LOG_MAX) {
        const char *end = memchr(f->log.data, '\n', f->log.len);
        size_t cut = end ? (size_t)(end + 1 - f->log.data) : f->log.len;
        buf_drain(&f->log, cut);
        f->fresh -= f->fresh < cut ? f->fresh : cut;
        f->out -= f->out < cut ? f->out : cut;
        f->under -= f->under < cut ? f->under : cut;
    }
    while (utf8_line_next(&text, &len, &line, &size))
        frame_log_line(f, line, size);
}

void frame_leave_out(struct frame *f, bool out)
{
    size_t from = out ? f->log.len : 0;

    if (f->out == from)
        return;
    f->settled = false;
    f->out = from;
    f->back = f->news = 0;
}

bool frame_typed(struct frame *f)
{
    bool moved = f->back > 0;

    f->settled = f->settled && !moved;
    f->fresh = f->log.len;
    f->back = f->news = 0;
    return moved;
}

/* The greatest `page_at` of a page that is shown in this many rows. */
static int frame_page_most(const struct frame *f, int rows)
{
    return f->page_total > rows ? f->page_total - rows : 0;
}

bool frame_scroll(struct frame *f, int direction)
{
    f->settled = false;
    if (frame_page_shown(f)) {
        int by = f->page_rows > 1 ? f->page_rows - 1 : 1, was = f->page_at;
        int most = frame_page_most(f, f->page_rows);

        f->page_at += direction * by;
        f->page_at = f->page_at > most ? most : f->page_at;
        f->page_at = f->page_at < 0 ? 0 : f->page_at;
        f->under = f->page_at != was ? f->log.len : f->under;
        return f->page_at != was;
    }
    int by = f->log_rows > 1 ? f->log_rows - 1 : 1, was = f->back;
    f->fresh = f->log.len;
    if (direction < 0 && f->log_full)
        return false;
    f->back -= direction * by;
    f->back = f->back < 0 ? 0 : f->back;
    f->news = f->back > 0 ? f->news : 0;
    return f->back != was;
}

bool frame_bottom(struct frame *f)
{
    f->settled = false;
    int most = frame_page_most(f, f->page_rows);
    bool moved = frame_page_shown(f) ? f->page_at < most : f->back > 0;

    f->back = f->news = 0;
    f->fresh = f->log.len;
    if (frame_page_shown(f)) {
        f->page_at = most;
        f->under = moved ? f->log.len : f->under;
    }
    return moved;
}

bool frame_scrolled(const struct frame *f, int *news)
{
    *news = f->news;
    return f->back > 0;
}

void frame_below(struct frame *f, const char *words)
{
    if (strcmp(frame_held(f, BELOW), words) == 0)
        return;
    f->settled = false;
    frame_hold(f, BELOW, words, strlen(words));
}

/* ---- Motion ---- */

void frame_motion(struct frame *f, const struct frame_motion *motion, const char *text, size_t len)
{
    f->settled = false;
    if (len > FRAME_MOTION_TEXT || motion->steps < 1 || motion->steps > FRAME_STEPS ||
        memchr(text, '\n', len))
        return;
    if (!f->motions)
        f->motions = xcalloc(1, sizeof(*f->motions));
    if (f->motions->n == FRAME_MOTIONS)
        return;
    struct moving *moving = &f->motions->moving[f->motions->n++];
    *moving = (struct moving){.way = *motion, .len = len};
    memcpy(moving->text, text, len);
}

bool frame_moves(const struct frame *f)
{
    return f->motions;
}

void frame_still(struct frame *f)
{
    free(f->motions);
    f->motions = NULL;
}

/* Finds the place of a motion at one of its steps. */
static void frame_motion_at(const struct moving *moving, int step, int *row, int *column)
{
    const struct frame_motion *way = &moving->way;
    int last = way->steps > 1 ? way->steps - 1 : 1;
    *row = way->row + (way->to_row - way->row) * step / last;
    *column = way->column + (way->to_column - way->column) * step / last;
}

/* Keeps the rows that something will move over, so that its next steps draw these alone. */
static void frame_hold_rows(const struct frame *f)
{
    bool *wanted = xcalloc((size_t)f->rows, sizeof(*wanted));
    int row, column;

    for (int i = 0; i < f->motions->n; i++) {
        const struct moving *moving = &f->motions->moving[i];
        for (int step = moving->step; step < moving->way.steps; step++) {
            frame_motion_at(moving, step, &row, &column);
            if (row >= 0 && row < f->rows - 1)
                wanted[row] = true;
        }
    }
    grid_hold(f->grid, wanted);
}

/* ---- Drawing ---- */

static int frame_count_rows(const struct frame *f, enum held which)
{
    int n = 0;

    for (const char *at = frame_held(f, which); (at = strchr(at, '\n')); at++)
        n++;
    return n;
}

/* Draws the rows of a text from `row` on, `most` of them at most. */
static void frame_draw_rows(struct frame *f, enum held which, int row, int most)
{
    const char *rest = frame_held(f, which), *line;
    size_t left = strlen(rest), len;

    while (most-- > 0 && utf8_line_next(&rest, &left, &line, &len))
        grid_text(f->grid, row++, 0, 0, line, len);
}

static void frame_draw_placed(struct frame *f, int row, int column, const struct placed *placed)
{
    grid_text(f->grid, row, column + placed->column + placed->row.indent, placed->row.look,
              placed->line + placed->row.from, placed->row.to - placed->row.from);
}

/* Whether a line is of that part. `pins`: how many pinned lines are still to come. */
static bool frame_is_wanted(enum part part, const char *line, size_t len, int *pins)
{
    bool pin = part == PINS && *pins > 0 && memmem(line, len, STYLE_ASIDE STYLE_PIN, 4);

    *pins -= pin;
    switch (part) {
    case EVENTS: return !frame_is_talk(line, len);
    case TALK: return frame_is_talk(line, len);
    case PINS: return pin;
    case ALL: break;
    }
    return true;
}

/* Lays out whole lines of the log, in `columns` columns, the newest row first, until there are at
 * least `most` rows. With ALL and EVENTS, a log that is not scrolled back also gives all its unread
 * lines. `out` has room for ROWS_HELD rows. Returns how many rows there are. */
static int frame_log_rows(const struct frame *f, enum part part, int pins, int columns,
                          struct placed *out, int most)
{
    int n = 0;
    bool unread = f->back == 0 && (part == ALL || part == EVENTS);
    size_t from = part == TALK ? 0 : frame_page_shown(f) && f->under > f->out ? f->under : f->out;

    for (size_t end = f->log.len; end > from && (n < most || (unread && end > f->fresh));) {
        size_t start = frame_last_line(f, end), len = end - 1 - start;
        bool wanted = frame_is_wanted(part, f->log.data + start, len, &pins);
        struct profile profile;
        struct placed at;
        int first = n;

        len = frame_line_begin(f, f->log.data + start, len, columns, &profile, &at);
        while (wanted && render_row_next(&profile, at.line, len, &at.row) && n < ROWS_HELD)
            out[n++] = at;
        for (int i = first, j = n - 1; i < j; i++, j--) { /* newest first */
            struct placed swap = out[i];
            out[i] = out[j];
            out[j] = swap;
        }
        end = start;
    }
    return n;
}

/* How many of `n` rows, newest first, are shown in `rows` rows, so that the first one shown begins
 * a line. If not even the newest line fits, its end is shown. */
static int frame_whole_lines(const struct placed *placed, int n, int rows)
{
    int shown = n < rows ? n : rows;

    while (n > rows && shown > 0 && placed[shown - 1].row.from > 0)
        shown--;
    return shown > 0 ? shown : n < rows ? n : rows;
}

/* How far a log has to be scrolled back so that the reader sees the beginning of the newest line
 * and of each line with STYLE_KEEP. Only lines count that came since the reader last typed or
 * scrolled. */
static int frame_unread(const struct frame *f, const struct placed *placed, int n, int rows)
{
    const char *fresh = buf_text(&f->log) + f->fresh;
    bool newest = true;
    int from = 0; /* how many rows have to be seen */

    for (int i = 0; i < n && placed[i].line >= fresh; i++) {
        if (placed[i].row.from > 0) /* not the first one of its line */
            continue;
        size_t left = (size_t)(f->log.data + f->log.len - placed[i].line);
        const char *end = memchr(placed[i].line, '\n', left); /* each line has an end */
        if (newest || frame_line_has(placed[i].line, (size_t)(end - placed[i].line), STYLE_KEEP))
            from = i + 1;
        newest = false;
    }
    return from > rows ? from - (rows > 1 ? rows - 1 : rows) : 0;
}

/* Draws the newest talk, to the right of a vertical line. */
static void frame_draw_talk(struct frame *f, int row, int rows, int column)
{
    struct placed placed[ROWS_HELD];
    int n = frame_log_rows(f, TALK, 0, f->columns - column - 1, placed, rows + 1);

    n = frame_whole_lines(placed, n, rows);

    for (int i = 0; i < rows; i++)
        grid_text(f->grid, row + i, column, 0, "│", strlen("│"));
    for (int i = 0; i < n; i++)
        frame_draw_placed(f, row + n - 1 - i, column + 1, &placed[i]);
}

/* Draws the rule below a log that is scrolled back, with words that say so (frame_below). */
static void frame_draw_below(struct frame *f, int row, int columns)
{
    BUF_LOCAL text = {0};

    buf_printf(&text, "─ " STYLE_BOLD "%s" STYLE_NORMAL " ", frame_held(f, BELOW));
    for (int i = 0; i < columns; i++)
        buf_puts(&text, "─");
    grid_text(f->grid, row, 0, 0, text.data, text.len);
}

/* Lays out the talk that keeps rows of its own, the newest row first. Returns how many rows. */
static int frame_pins(const struct frame *f, int rows, bool beside, struct placed *out)
{
    bool room = rows >= TALK_BELOW_ROWS && f->rows >= TALK_BELOW_SCREEN && !beside && f->back == 0;

    for (int pins = room ? f->pins : 0; pins > 0; pins--) {
        int n = frame_log_rows(f, PINS, pins, f->columns, out, TALK_BELOW + 1);
        if (n <= TALK_BELOW)
            return n;
    }
    return 0;
}

/* Marks a row that begins in the middle of a line. */
static void frame_draw_cut(struct frame *f, int row, const struct placed *placed)
{
    int column = placed->column + placed->row.indent - 2;

    if (placed->row.from > 0 && column >= 0)
        grid_text(f->grid, row, column, 0, "…", strlen("…"));
}

/* Sets another height of the log. A log that is scrolled back keeps its first row, or shows its end
 * if all from that row on fits. */
static void frame_log_height(struct frame *f, int rows)
{
    if (f->back > 0) {
        f->back += f->log_rows - rows;
        f->back = f->back > 1 ? f->back : 0;
        f->news = f->back > 0 ? f->news : 0;
    }
    f->log_rows = rows;
}

static void frame_draw_log(struct frame *f, int row, int rows)
{
    struct placed placed[ROWS_HELD], pin[ROWS_HELD];
    int events;
    bool beside = frame_talks_beside(f, rows, &events);

    if (rows <= 0)
        return;
    frame_log_height(f, rows);
    grid_scrolls(f->grid, row, rows);
    int wanted = rows + f->back + 1;
    wanted = wanted < ROWS_HELD ? wanted : ROWS_HELD;
    int held = frame_log_rows(f, beside ? EVENTS : ALL, 0, events - beside, placed, wanted);
    if (f->back == 0)
        wanted += f->back = frame_unread(f, placed, held, rows);
    int n = held < wanted ? held : wanted;
    int lines = f->back > 0 && rows > 1 ? rows - 1 : rows, most = n > lines ? n - lines : 0;
    if (f->back > most)
        f->back = most;
    lines = f->back > 0 && rows > 1 ? rows - 1 : rows;
    f->log_full = n < wanted && n - f->back <= lines;
    if (lines < rows)
        frame_draw_below(f, row + lines, events - beside);
    if (beside)
        frame_draw_talk(f, row, rows, events);
    int shown = n - f->back < lines ? n - f->back : lines;
    int pins = frame_pins(f, rows, beside, pin);
    int top = 0; /* how many of the rows with pinned talk are drawn, above all others */
    for (int before = -1; f->back == 0 && before != top;) {
        before = top;
        shown = frame_whole_lines(placed, held, lines - top);
        while (top < pins && pin[pins - 1 - top].line < placed[shown - 1].line)
            top++;
    }
    for (int i = 0; i < top; i++)
        frame_draw_placed(f, row + i, 0, &pin[pins - 1 - i]);
    int last = row + (n > lines ? lines : shown) - 1;
    if (f->back == 0 && n > lines)
        shown = lines - top; /* rows that whole lines leave free show the end of the line before */
    for (int i = 0; i < shown; i++)
        frame_draw_placed(f, last - i, 0, &placed[f->back + i]);
    if (f->back == 0 && shown > 0)
        frame_draw_cut(f, last - shown + 1, &placed[shown - 1]);
}

static void frame_draw_page(struct frame *f, int row, int rows)
{
    const char *rest = frame_held(f, PAGE), *line;
    size_t left = strlen(rest), len;
    int n = 0, most = frame_page_most(f, rows);

    f->page_at = f->page_at < most ? f->page_at : most;
    while (utf8_line_next(&rest, &left, &line, &len)) {
        struct placed at = {.line = line};

        while (render_row_next(&f->profile, line, len, &at.row)) {
            if (n >= f->page_at && n < f->page_at + rows)
                frame_draw_placed(f, row + n - f->page_at, 0, &at);
            n++;
        }
    }
    f->page_rows = rows;
}

/* Lays all rows out anew. */
static void frame_draw_all(struct frame *f)
{
    int rows = f->rows - 1, bottom = frame_count_rows(f, BOTTOM);
    int head = frame_count_rows(f, HEAD), top = head + frame_count_rows(f, TOP);

    bottom = bottom < rows ? bottom : rows;
    top = top < rows - bottom ? top : rows - bottom;
    int middle = rows - top - bottom;
    grid_begin(f->grid);
    frame_draw_rows(f, HEAD, 0, top);
    frame_draw_rows(f, TOP, head, top - head);
    frame_draw_rows(f, BOTTOM, rows - bottom, bottom);
    if (frame_page_shown(f) && middle > 1) {
        int log = middle >= PAGE_LEAVES_LOG ? LOG_UNDER_PAGE : 0;
        frame_draw_page(f, top, middle - log - 1);
        /* The rule below a page says in numbers how far it was read. Whoever sent the page explains
         * the keys that scroll, in the reader's language. */
        BUF_LOCAL text = {0};
        int to = f->page_at + f->page_rows;

        if (f->page_total > f->page_rows)
            buf_printf(&text, STYLE_DIM "─ %d-%d / %d ", f->page_at + 1,
                       to < f->page_total ? to : f->page_total, f->page_total);
        else
            buf_puts(&text, STYLE_DIM);
        buf_puts(&text, STYLE_RULE);
        grid_text(f->grid, top + middle - log - 1, 0, 0, text.data, text.len);
        frame_draw_log(f, top + middle - log, log);
    } else {
        frame_draw_log(f, top, middle);
    }
    if (f->motions)
        frame_hold_rows(f);
}

bool frame_draw(struct frame *f, struct buf *out)
{
    bool erased, moves = false;

    if (!f->motions || !f->settled || !grid_again(f->grid))
        frame_draw_all(f);
    /* What moves is drawn at its present place and goes one step further. The drawing after the
     * last step no longer shows it, and ends the motion. */
    for (int i = 0; f->motions && i < f->motions->n; i++) {
        struct moving *moving = &f->motions->moving[i];
        int row, column;
        if (moving->step >= moving->way.steps)
            continue;
        frame_motion_at(moving, moving->step++, &row, &column);
        if (column < f->columns)
            grid_text(f->grid, row, column, 0, moving->text, moving->len);
        moves = true;
    }
    if (!moves)
        frame_still(f);
    f->settled = true;
    if (grid_flush(f->grid, out, &erased) && erased)
        buf_printf(out, "\x1b[%dH", f->rows);
    if (!f->motions)
        grid_release(f->grid);
    return erased;
}

size_t frame_memory(const struct frame *f)
{
    size_t bytes = sizeof(*f) + (f->motions ? sizeof(*f->motions) : 0) +
                   (f->grid ? grid_memory(f->grid) : 0) + f->log.size;

    for (int i = 0; i < HELD; i++)
        bytes += f->held[i] ? sizeof(*f->held[i]) + f->held[i]->len + 1 : 0;
    return bytes;
}
