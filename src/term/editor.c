/*
 * The line editor: turns keys into changes of the line, and draws the one row of the terminal that
 * shows the line.
 *
 * The row is redrawn at the end of each batch of input. The editor keeps track of what the terminal
 * shows, so a character added at the end of the line costs only its own bytes. It never writes in
 * the last column, where terminals differ.
 */
#include "editor.h"

#include <stdlib.h>
#include <string.h>

#include "glyph.h"
#include "history.h"
#include "keys.h"
#include "render.h"
#include "style.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    PROMPT_MAX = 256,
    NEEDLE_MAX = 60,
    FIELD_MIN = 8, /* a prompt that leaves fewer cells to type in is shortened to "> " */
    COLUMNS_DEFAULT = 80,
    COLUMNS_LEAST = 20,
    LISTED_MAX = 60,
    SHORT_MOVE = 4
};
#define SEARCH_HEAD  "(search '"
#define SEARCH_TAIL  "') "
#define CTRL(letter) ((letter) - 'A' + 1)

struct editor {
    struct buf *out;
    struct profile profile;
    struct keys keys;
    struct edit_line line;
    char *done;     /* the line of the last event; NULL: none */
    uint32_t key;   /* of the last EDITOR_KEY */
    unsigned which; /* which keys are EDITOR_KEY: EDITOR_CURSOR... */
    char chars[EDITOR_CHARS + 1];
    char *killed; /* what Ctrl-Y inserts; NULL: nothing yet */
    uint32_t serial;

    struct buf prompt;
    int prompt_cells;
    bool secret;  /* the prompt asks for a secret */
    bool waiting; /* a line was returned and no prompt has come since */
    bool stopped; /* the first of two Ctrl-C was typed */
    bool bell;
    bool fixed; /* the row is the terminal's last one */

    struct history history;
    int browsed; /* number of the line of the history that is shown; history.count: none is */
    char *draft; /* what was typed, while a line of the history is shown */

    bool searching;
    int found; /* number of the line that was found; -1: nothing yet */
    char needle[NEEDLE_MAX + 1];

    /* What the terminal shows. */
    bool hidden, shown;
    bool stale;      /* the row must be drawn anew ... */
    bool cut;        /* ... but all that changed is that the end of the text was taken away */
    size_t appended; /* if not stale, all that changed is that the text from here on was appended */
    size_t start;    /* the border in the line where the row's text begins */
    int head, body, at; /* cells of the prompt, of the text, and before the cursor in the text */
};

struct editor *editor_new(struct buf *out, const struct profile *profile)
{
    struct editor *e = xcalloc(1, sizeof(*e));

    e->out = out;
    e->profile = *profile;
    e->waiting = true;
    return e;
}

static void editor_forget_draft(struct editor *e)
{
    free(e->draft);
    e->draft = NULL;
    e->browsed = e->history.count;
}

void editor_free(struct editor **editor)
{
    struct editor *e = *editor;

    if (!e)
        return;
    history_free(&e->history);
    xalloc_wipe(&e->done);
    edit_line_wipe(&e->line);
    free(e->killed);
    buf_free(&e->prompt);
    free(e->draft);
    explicit_bzero(e, sizeof(*e));
    free(e);
    *editor = NULL;
}

/* ---- The row ---- */

static bool editor_has_ansi(const struct editor *e)
{
    return e->profile.kind != PROFILE_DUMB;
}

static int editor_columns_of(const struct editor *e)
{
    int columns = e->profile.columns > 0 ? e->profile.columns : COLUMNS_DEFAULT;

    return columns < COLUMNS_LEAST ? COLUMNS_LEAST : columns;
}

/* Writes what the terminal shows for the character from `at` to `next`. Returns its cells. */
static int editor_glyph_form(const struct editor *e, size_t at, size_t next, char *form,
                             size_t *len)
{
    uint32_t point;

    if (utf8_decode(e->line.text + at, next - at, &point) <= 0)
        return 0;
    if (e->profile.utf8) {
        memcpy(form, e->line.text + at, next - at);
        *len = next - at;
        return utf8_width(point);
    }
    form[0] = (char)point;
    *len = point < 0x80 ? 1 : (size_t)glyph_ascii(point, form);
    return (int)*len;
}

/* How many cells the characters between two borders take. Stops counting at more than `room`,
 * because this is called for each key and a line may be much longer than the row. */
static int editor_cells(const struct editor *e, size_t from, size_t to, int room)
{
    char form[EDIT_LINE_MAX];
    int cells = 0;

    for (size_t at = from; at < to && cells <= room;) {
        size_t next = edit_line_after(&e->line, at), len;

        cells += editor_glyph_form(e, at, next, form, &len);
        at = next;
    }
    return cells;
}

static void editor_put_blanks(struct editor *e, int count)
{
    for (int i = 0; i < count; i++)
        buf_putc(e->out, ' ');
}

/* Moves the cursor to the left by `cells` cells. */
static void editor_put_left(struct editor *e, int cells)
{
    if (cells > SHORT_MOVE && editor_has_ansi(e)) {
        buf_printf(e->out, "\x1b[%dD", cells);
        return;
    }
    for (int i = 0; i < cells; i++)
        buf_putc(e->out, '\b');
}

/* Erases `cells` cells from the cursor on, up to the end of what is shown. */
static void editor_erase(struct editor *e, int cells)
{
    if (editor_has_ansi(e)) {
        buf_puts(e->out, "\x1b[K");
    } else {
        editor_put_blanks(e, cells);
        editor_put_left(e, cells);
    }
}

/* Writes the characters from the border `at` on, as far as they fit into the `room` cells of the
 * text together with what is there. False: not all of them fit. */
static bool editor_put_text(struct editor *e, size_t at, int room)
{
    while (at < e->line.len) {
        size_t next = edit_line_after(&e->line, at), len = 0;
        char form[EDIT_LINE_MAX];
        int cells = editor_glyph_form(e, at, next, form, &len);

        if (e->body + cells > room)
            return false;
        buf_add(e->out, form, len);
        e->body += cells;
        at = next;
        if (at <= e->line.cursor)
            e->at = e->body;
    }
    return true;
}

/* Writes what stands before the line, as far as there is room. Returns its cells. */
static int editor_draw_head(struct editor *e)
{
    int most = editor_columns_of(e) - 1 - FIELD_MIN;

    if (e->searching) {
        int cells = (int)(strlen(SEARCH_HEAD) + strlen(e->needle) + strlen(SEARCH_TAIL));

        if (cells <= most) {
            buf_printf(e->out, "%s%s%s", SEARCH_HEAD, e->needle, SEARCH_TAIL);
            return cells;
        }
    } else if (e->prompt_cells <= most) {
        buf_add(e->out, e->prompt.data, e->prompt.len);
        return e->prompt_cells;
    }
    buf_puts(e->out, "> ");
    return 2;
}

/* Scrolls the line so that the cursor is in a field of `room` cells. A cursor that was outside
 * comes to the middle. */
static void editor_scroll(struct editor *e, int room)
{
    size_t cursor = e->line.cursor;
    char form[EDIT_LINE_MAX];

    if (editor_cells(e, 0, e->line.len, room) <= room) {
        e->start = 0;
        return;
    }
    /* The line may have changed before the row's start. */
    e->start = edit_line_border(&e->line, e->start);
    if (e->start <= cursor && editor_cells(e, e->start, cursor, room) <= room)
        return;
    e->start = cursor;
    for (int left = room / 2; e->start > 0;) {
        size_t at = edit_line_before(&e->line, e->start), len;

        left -= editor_glyph_form(e, at, e->start, form, &len);
        if (left < 0)
            break;
        e->start = at;
    }
}

/* Notes that the row has to be drawn anew. */
static void editor_spoil(struct editor *e)
{
    e->stale = true;
    e->cut = false;
}

/* Draws the whole row over what the terminal shows there. */
static void editor_draw(struct editor *e)
{
    int old = e->shown ? e->head + e->body : 0, room;

    buf_putc(e->out, '\r');
    e->head = editor_draw_head(e);
    e->body = 0;
    e->at = 0;
    room = editor_columns_of(e) - 1 - e->head;
    if (!e->secret) {
        editor_scroll(e, room);
        if (e->start > 0) /* in place of the blank after the prompt: there is more to the left */
            e->out->data[e->out->len - 1] = '<';
        editor_put_text(e, e->start, room);
    }
    editor_erase(e, old - e->head - e->body);
    editor_put_left(e, e->body - e->at);
    e->shown = true;
}

/* Writes what was appended, if nothing else changed and there is room. False: nothing was
 * written. */
static bool editor_draw_appended(struct editor *e)
{
    size_t before = e->out->len;

    if (e->stale || e->line.cursor != e->line.len || e->at != e->body)
        return false;
    if (e->secret)
        return true;
    bool fits = editor_put_text(e, e->appended, editor_columns_of(e) - 1 - e->head);
    if (!fits)
        e->out->len = before;
    return fits;
}

/* Takes away the end of the text that is shown, if nothing else changed and the row begins where
 * the line does. False: nothing was written. */
static bool editor_draw_cut(struct editor *e)
{
    if (!e->cut || e->secret || e->start > 0 || e->line.cursor != e->line.len || e->at != e->body)
        return false;
    int cells = editor_cells(e, 0, e->line.len, e->body);
    if (cells >= e->body)
        return false;
    editor_put_left(e, e->body - cells);
    editor_erase(e, e->body - cells);
    e->body = e->at = cells;
    return true;
}

/* Brings the row up to date. */
static void editor_show_row(struct editor *e)
{
    if (e->hidden || e->waiting)
        return;
    if (!e->shown || (!editor_draw_cut(e) && !editor_draw_appended(e)))
        editor_draw(e);
    e->stale = e->cut = false;
    e->appended = e->line.len;
}

/* Brings the terminal up to date at the end of a batch. */
static void editor_refresh(struct editor *e)
{
    if (e->bell)
        buf_putc(e->out, '\a');
    e->bell = false;
    editor_show_row(e);
}

void editor_hide(struct editor *e)
{
    e->hidden = true;
    if (!e->shown)
        return;
    buf_putc(e->out, '\r');
    if (editor_has_ansi(e)) {
        buf_puts(e->out, "\x1b[K");
    } else {
        editor_put_blanks(e, e->head + e->body);
        buf_putc(e->out, '\r');
    }
    e->shown = false;
}

void editor_show(struct editor *e)
{
    e->hidden = false;
    editor_spoil(e);
    editor_refresh(e);
}

/* Leaves the row as it is, with a mark after it, and goes to the next row. If the row is the
 * terminal's last one, erases it instead. */
static void editor_leave_row(struct editor *e, const char *mark)
{
    editor_show_row(e);
    if (!e->shown)
        return;
    if (e->fixed) {
        buf_puts(e->out, "\r\x1b[K");
    } else {
        if (editor_has_ansi(e) && e->at < e->body)
            buf_printf(e->out, "\x1b[%dC", e->body - e->at);
        buf_puts(e->out, mark);
        buf_puts(e->out, "\r\n");
    }
    e->shown = false;
}

void editor_fix(struct editor *e, bool fixed)
{
    e->fixed = fixed;
    e->hidden = false;
    e->shown = false;
    editor_spoil(e);
}

void editor_lost(struct editor *e)
{
    e->shown = false;
    editor_spoil(e);
    editor_refresh(e);
}

void editor_remember(struct editor *e, const char *lines, size_t len)
{
    int more = e->history.count;

    history_before(&e->history, lines, len);
    more = e->history.count - more; /* lines typed in this session keep their places from the end */
    e->browsed += more;
    if (e->found >= 0)
        e->found += more;
}

void editor_profile(struct editor *e, const struct profile *profile)
{
    e->profile = *profile;
    if (e->shown) {
        editor_spoil(e);
        editor_refresh(e);
    }
}

void editor_begin(struct editor *e)
{
    /* Switches off what a program may have left on when its connection was lost: reports of mouse
     * and focus, application modes of cursor keys and keypad, modifyOtherKeys and kitty's keys. If
     * a terminal takes ">4m" for an attribute, the last sequence ends that. */
    static const char defaults[] = "\x1b[?1;9;1000;1001;1002;1003;1004;1005;1006;1015;1016l"
                                   "\x1b>\x1b[>4m\x1b[=0u\x1b[m";

    if (e->profile.kind == PROFILE_XTERM)
        buf_printf(e->out, "%s\x1b[?2004h", defaults);
}

void editor_end(struct editor *e)
{
    if (e->profile.kind == PROFILE_XTERM)
        buf_puts(e->out, "\x1b[?2004l");
}

/* ---- The line ---- */

/* Notes that the line has changed. */
static void editor_changed(struct editor *e)
{
    e->serial++;
    editor_spoil(e);
}

static void editor_wipe(struct editor *e)
{
    edit_line_wipe(&e->line);
    e->start = 0;
    editor_changed(e);
}

void editor_prompt(struct editor *e, const char *bytes, size_t len, int cells, bool secret)
{
    if (len > PROMPT_MAX) { /* the prompt is shown as if there were no room for it */
        bytes = "> ";
        len = 2;
        cells = 2;
    }
    buf_clear(&e->prompt);
    buf_add(&e->prompt, bytes, len);
    e->prompt_cells = cells;
    e->searching = false;
    if (secret != e->secret && !e->waiting) {
        editor_wipe(e);
        editor_forget_draft(e);
    }
    e->secret = secret;
    e->waiting = false;
    editor_spoil(e);
    editor_refresh(e);
}

/* Puts a text in the place of a part of the line, or rings if the line would be too long. */
static void editor_splice(struct editor *e, size_t from, size_t to, const char *text, size_t len)
{
    if (edit_line_splice(&e->line, from, to, text, len))
        editor_changed(e);
    else
        e->bell = true;
}

static void editor_remove_range(struct editor *e, size_t from, size_t to)
{
    bool cut = to == e->line.len && (e->cut || !e->stale);

    if (from == to)
        return;
    editor_splice(e, from, to, "", 0);
    e->cut = cut;
}

/* Removes a part of the line and keeps it for Ctrl-Y, unless it is secret. */
static void editor_kill_range(struct editor *e, size_t from, size_t to)
{
    if (from == to)
        return;
    if (!e->secret && !e->waiting) {
        free(e->killed);
        e->killed = xstrndup(e->line.text + from, to - from);
    }
    editor_remove_range(e, from, to);
}

static void editor_insert(struct editor *e, uint32_t point)
{
    bool at_end = e->line.cursor == e->line.len;
    size_t before = e->line.len;

    if (!edit_line_insert(&e->line, point)) {
        e->bell = true;
        return;
    }
    e->serial++;
    e->cut = false;
    /* A combining mark changes the character before it, which must be written again. */
    if (!at_end || utf8_width(point) == 0 || before < e->appended)
        editor_spoil(e);
}

static void editor_replace(struct editor *e, const char *text)
{
    editor_splice(e, 0, e->line.len, text, strlen(text));
}

static void editor_go(struct editor *e, size_t to)
{
    if (to == e->line.cursor)
        return;
    e->line.cursor = to;
    editor_spoil(e);
}

/* Ctrl-T: exchanges the characters before and after the cursor or, at the end of the line, the last
 * two. */
static void editor_transpose(struct editor *e)
{
    char swapped[EDIT_LINE_MAX];
    size_t at = e->line.cursor, first, end;

    if (at == e->line.len)
        at = edit_line_before(&e->line, at);
    first = edit_line_before(&e->line, at);
    end = edit_line_after(&e->line, at);
    if (first == at || at == end)
        return;
    memcpy(swapped, e->line.text + at, end - at);
    memcpy(swapped + (end - at), e->line.text + first, at - first);
    editor_splice(e, first, end, swapped, end - first);
}

/* Keeps what was typed, before a line of the history takes its place. */
static void editor_keep_draft(struct editor *e)
{
    if (e->browsed < e->history.count)
        return;
    free(e->draft);
    e->draft = edit_line_copy(&e->line, e->line.len);
}

static void editor_browse(struct editor *e, int to)
{
    if (e->secret || e->waiting || to < 0 || to > e->history.count || to == e->browsed) {
        e->bell = true;
        return;
    }
    editor_keep_draft(e);
    e->browsed = to;
    editor_replace(e, to < e->history.count ? history_line(&e->history, to) : e->draft);
}

/* ---- Search ---- */

static void editor_search_next(struct editor *e, int below)
{
    int found = history_find(&e->history, below, e->needle);

    if (found < 0) {
        e->bell = true;
        return;
    }
    e->found = found;
    editor_replace(e, history_line(&e->history, found));
}

static void editor_search_end(struct editor *e, bool keep)
{
    e->searching = false;
    editor_spoil(e);
    if (!keep) {
        editor_replace(e, e->draft);
        editor_forget_draft(e);
    } else if (e->found >= 0) {
        e->browsed = e->found;
    }
}

static void editor_search_start(struct editor *e)
{
    if (e->secret || e->waiting || e->history.count == 0) {
        e->bell = true;
        return;
    }
    editor_keep_draft(e);
    e->searching = true;
    e->found = -1;
    e->needle[0] = '\0';
    editor_spoil(e);
}

/* Handles a key while searching. False: the key ends the search and has its usual meaning. */
static bool editor_search_key(struct editor *e, uint32_t key)
{
    size_t len = strlen(e->needle);

    if (key >= ' ' && key < KEY_DEL) {
        if (len == NEEDLE_MAX) {
            e->bell = true;
            return true;
        }
        e->needle[len] = (char)key;
        e->needle[len + 1] = '\0';
    } else if (key == KEY_DEL || key == CTRL('H')) {
        if (len > 0)
            e->needle[len - 1] = '\0';
    } else if (key == CTRL('R')) {
        editor_search_next(e, e->found >= 0 ? e->found : e->history.count);
        return true;
    } else if (key == CTRL('G') || key == CTRL('C')) {
        editor_search_end(e, false);
        return key == CTRL('G');
    } else {
        editor_search_end(e, true);
        return key == KEY_ESCAPE;
    }
    editor_spoil(e);
    if (e->needle[0] != '\0')
        editor_search_next(e, e->history.count);
    return true;
}

/* ---- Keys ---- */

static enum editor_event editor_give_line(struct editor *e)
{
    e->done = edit_line_copy(&e->line, e->line.len);
    /* Input that was typed ahead may still be the answer to a secret prompt. */
    if (!e->secret && !e->waiting)
        history_add(&e->history, e->done);
    editor_leave_row(e, "");
    editor_wipe(e);
    editor_forget_draft(e);
    e->waiting = true;
    return EDITOR_LINE;
}

static enum editor_event editor_interrupt(struct editor *e, bool again)
{
    if (e->line.len > 0) {
        editor_leave_row(e, "^C");
        editor_wipe(e);
        editor_forget_draft(e);
    }
    if (again)
        return EDITOR_INTERRUPT;
    e->stopped = true;
    return EDITOR_NONE;
}

/* Carries out keys that move the cursor or change the line; ignores unknown ones. */
static void editor_edit_key(struct editor *e, uint32_t key)
{
    struct edit_line *line = &e->line;
    size_t at = line->cursor;

    switch (key) {
    case KEY_LEFT:
    case CTRL('B'): editor_go(e, edit_line_before(line, at)); break;
    case KEY_RIGHT:
    case CTRL('F'): editor_go(e, edit_line_after(line, at)); break;
    case KEY_HOME:
    case CTRL('A'): editor_go(e, 0); break;
    case KEY_END:
    case CTRL('E'): editor_go(e, line->len); break;
    case KEY_WORD_LEFT: editor_go(e, edit_line_word_before(line, at, false)); break;
    case KEY_WORD_RIGHT: editor_go(e, edit_line_word_after(line, at)); break;
    case KEY_DEL:
    case CTRL('H'): editor_remove_range(e, edit_line_before(line, at), at); break;
    case KEY_DELETE:
    case CTRL('D'): editor_remove_range(e, at, edit_line_after(line, at)); break;
    case KEY_WORD_DELETE: editor_kill_range(e, at, edit_line_word_after(line, at)); break;
    case KEY_WORD_ERASE: editor_kill_range(e, edit_line_word_before(line, at, false), at); break;
    case CTRL('W'): editor_kill_range(e, edit_line_word_before(line, at, true), at); break;
    case CTRL('K'): editor_kill_range(e, at, line->len); break;
    case CTRL('U'): editor_kill_range(e, 0, at); break;
    case CTRL('Y'):
        if (e->killed)
            editor_splice(e, at, at, e->killed, strlen(e->killed));
        break;
    case CTRL('T'): editor_transpose(e); break;
    case CTRL('L'):
        if (editor_has_ansi(e) && e->shown)
            buf_puts(e->out, "\x1b[H\x1b[2J");
        editor_spoil(e);
        break;
    case KEY_UP:
    case CTRL('P'): editor_browse(e, e->browsed - 1); break;
    case KEY_DOWN:
    case CTRL('N'): editor_browse(e, e->browsed + 1); break;
    case CTRL('R'): editor_search_start(e); break;
    case KEY_PASTED_BREAK:
        if (!e->secret && !e->waiting) /* at a secret prompt the line end is left out, because a
                                        * password may be pasted with one */
            editor_insert(e, ' ');
        break;
    default:
        if (key >= ' ' && key < KEY_UP)
            editor_insert(e, key);
        break;
    }
}

void editor_keys(struct editor *e, unsigned which, const char *chars)
{
    size_t len = strnlen(chars, EDITOR_CHARS);

    e->which = which;
    memcpy(e->chars, chars, len);
    e->chars[len] = '\0';
}

void editor_mouse(struct editor *e, bool on)
{
    if (on == e->keys.mouse || e->profile.kind != PROFILE_XTERM)
        return;
    e->keys.mouse = on;
    buf_puts(e->out, on ? "\x1b[?1000h\x1b[?1006h" : "\x1b[?1006l\x1b[?1000l");
}

/* Whether the key goes to the room now: it is Esc or editor_keys named it, and there is no input
 * that it could belong to. */
static bool editor_is_for_room(const struct editor *e, uint32_t key)
{
    if (e->keys.paste || e->line.len > 0 || e->secret || e->waiting)
        return false;
    if (key == KEY_ESCAPE)
        return true;
    if (key >= KEY_UP && key <= KEY_LEFT)
        return (e->which & EDITOR_CURSOR) != 0;
    if (key == KEY_CLICK || key == KEY_CLICK_RIGHT)
        return (e->which & EDITOR_CLICK) != 0;
    if (key == KEY_PAGE_UP || key == KEY_PAGE_DOWN)
        return (e->which & EDITOR_PAGES) != 0;
    return (e->which & (EDITOR_CHAR | EDITOR_LATE)) != 0 &&
           (key == KEY_ENTER || (key > 0 && key < KEY_DEL && strchr(e->chars, (int)key)));
}

static enum editor_event editor_key_pressed(struct editor *e, uint32_t key)
{
    bool again = e->stopped && key == CTRL('C');

    e->stopped = false;
    if (e->searching && editor_search_key(e, key))
        return EDITOR_NONE;
    if (editor_is_for_room(e, key)) {
        bool late = (e->which & EDITOR_LATE) != 0 && key < KEY_UP && key != KEY_ESCAPE;
        e->bell = e->bell || late;
        e->key = key;
        return late ? EDITOR_NONE : EDITOR_KEY;
    }
    if (key == KEY_ENTER)
        return editor_give_line(e);
    if (key == KEY_TAB) {
        if (e->secret || e->waiting) {
            e->bell = true;
            return EDITOR_NONE;
        }
        e->done = edit_line_copy(&e->line, e->line.cursor);
        return EDITOR_FINISH;
    }
    if (key == CTRL('C'))
        return editor_interrupt(e, again);
    if (key == CTRL('D') && e->line.len == 0)
        return EDITOR_EOF;
    if (e->fixed && key == CTRL('L'))
        return EDITOR_REPAINT;
    if (e->fixed && (key == KEY_PAGE_UP || key == KEY_PAGE_DOWN))
        return key == KEY_PAGE_UP ? EDITOR_PAGE_UP : EDITOR_PAGE_DOWN;
    if (e->fixed && key == KEY_END && e->line.len == 0)
        return EDITOR_BOTTOM;
    editor_edit_key(e, key);
    return EDITOR_NONE;
}

enum editor_event editor_next(struct editor *e, const char **in, size_t *len)
{
    enum editor_event event = EDITOR_NONE;
    bool any = *len > 0;

    xalloc_wipe(&e->done);
    while (*len > 0 && event == EDITOR_NONE) {
        uint32_t key = keys_next(&e->keys, in, len);

        if (key != KEY_NONE)
            event = editor_key_pressed(e, key);
    }
    if (any)
        editor_refresh(e);
    return event;
}

int editor_wait(const struct editor *e)
{
    return keys_wait(&e->keys);
}

enum editor_event editor_timeout(struct editor *e)
{
    uint32_t key = keys_timeout(&e->keys);
    enum editor_event event = EDITOR_NONE;

    xalloc_wipe(&e->done);
    if (key != KEY_NONE)
        event = editor_key_pressed(e, key);
    editor_refresh(e);
    return event;
}

uint32_t editor_key(const struct editor *e, int *column, int *row)
{
    *column = e->keys.column;
    *row = e->keys.row;
    return e->key;
}

bool editor_typing(const struct editor *e)
{
    return e->line.len > 0 || e->searching;
}

const char *editor_line(const struct editor *e)
{
    return e->done ? e->done : "";
}

uint32_t editor_serial(const struct editor *e)
{
    return e->serial;
}

/* ---- Completion ---- */

/* Reads the next candidate from `text`: a line of printable characters that fits. False at the end.
 */
static bool editor_next_candidate(const char **text, size_t *left, const char **start, size_t *len)
{
    while (utf8_line_next(text, left, start, len)) {
        bool good = true;

        for (size_t at = 0; at < *len && good;) {
            uint32_t point;
            int took = utf8_decode(*start + at, *len - at, &point);

            good = took > 0 && utf8_printable(point);
            at += took > 0 ? (size_t)took : 0;
        }
        if (good && *len > 0 && *len <= EDIT_LINE_MAX)
            return true;
    }
    return false;
}

/* Shows the candidates above the prompt, without the words that all of them share. If the row is
 * the terminal's last one, adds them to `above` instead. */
static void editor_list_candidates(struct editor *e, const char *text, size_t left,
                                   const char *first, size_t common, struct buf *above)
{
    BUF_LOCAL list = {.max = 0};
    const char *start;
    size_t len;

    while (common > 0 && first[common - 1] != ' ')
        common--;
    for (int i = 0; editor_next_candidate(&text, &left, &start, &len); i++) {
        if (i == LISTED_MAX) {
            buf_puts(&list, "...");
            break;
        }
        buf_add(&list, start + common, len - common);
        buf_puts(&list, "  ");
    }
    if (e->fixed) { /* indented as the lines above it */
        buf_puts(above, " " STYLE_HANG);
        buf_add(above, list.data, list.len);
    } else {
        editor_hide(e);
        render_text(e->out, &e->profile, list.data, list.len);
        editor_show(e);
    }
}

void editor_finish(struct editor *e, uint32_t serial, const char *text, size_t len,
                   struct buf *list)
{
    const char *rest = text, *first = NULL, *start;
    size_t left = len, common = 0, size;
    int count = 0;

    if (serial != e->serial || e->secret || e->waiting || e->searching)
        return;
    while (editor_next_candidate(&rest, &left, &start, &size)) {
        if (count++ == 0) {
            first = start;
            common = size;
        }
        for (size_t i = 0; i < common; i++)
            if (i == size || start[i] != first[i])
                common = i;
    }
    while (common > 0 && count > 1 && (first[common] & 0xc0) == 0x80)
        common--;
    if (count == 0 || (count > 1 && common <= e->line.cursor && e->hidden))
        e->bell = true;
    else if (count == 1 || common > e->line.cursor)
        editor_splice(e, 0, e->line.cursor, first, common);
    else
        editor_list_candidates(e, text, len, first, common, list);
    editor_refresh(e);
}
