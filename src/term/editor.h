/*
 * The line editor of char mode: the bytes of keys go in, finished lines come out, and the bytes
 * that show the line are appended to an output buffer. It uses one row of the terminal and scrolls
 * that row sideways. It has no descriptor and no clock, and never waits. The bytes of a key may
 * come in pieces; the caller says when too much time has passed between them (editor_timeout).
 *
 * Use:
 *     while ((event = editor_next(e, &in, &len)) != EDITOR_NONE)
 *         ...
 * Between two calls the caller may do anything with the editor, including freeing it.
 *
 * After a line the editor shows nothing, not even what is typed ahead, until editor_prompt says
 * what is asked for next. So a password that is typed ahead is neither shown nor kept in the
 * history. The caller must answer every line with a prompt.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "edit_line.h"
#include "profile.h"

enum editor_event {
    EDITOR_NONE,   /* all input was read */
    EDITOR_LINE,   /* Enter: editor_line() is the line */
    EDITOR_FINISH, /* Tab: editor_line() is the line up to the cursor; answer with editor_finish */
    EDITOR_INTERRUPT, /* Ctrl-C twice: offer to quit */
    EDITOR_EOF,       /* Ctrl-D on an empty line: offer to quit */
    EDITOR_KEY,       /* a key for the room was pressed while nothing is typed: editor_key() */
    /* These only while the row is fixed: */
    EDITOR_REPAINT, /* Ctrl-L */
    EDITOR_PAGE_UP, /* PgUp and PgDn */
    EDITOR_PAGE_DOWN,
    EDITOR_BOTTOM /* End, while nothing is typed */
};

struct editor;

/* `out` gets the bytes for the terminal and must outlive the editor. `profile` is copied; 0 columns
 * count as 80. On a terminal of kind PROFILE_DUMB the editor moves the cursor with backspaces, CR
 * and blanks alone. */
struct editor *editor_new(struct buf *out, const struct profile *profile);
/* Wipes the line. Accepts NULL, sets NULL. */
void editor_free(struct editor **editor);

/* Puts lines of earlier sessions, each ended by \n, oldest first, into the history before those
 * that were typed in this one. */
void editor_remember(struct editor *editor, const char *lines, size_t len);
/* Sets another profile or width; draws the line anew if it is shown. */
void editor_profile(struct editor *editor, const struct profile *profile);
/* Append what begins and what ends char mode: bracketed paste on and off, if the terminal has it.
 * The beginning also switches off reports that another program may have left on. */
void editor_begin(struct editor *editor);
void editor_end(struct editor *editor);

/* Sets the prompt, as render_prompt made it (bytes, cells), and shows it with what was typed so
 * far, unless the line is hidden. `secret`: input is not shown, not completed and not remembered. A
 * prompt that ends secret input wipes what was typed at the secret prompt. A prompt that begins it
 * wipes the unfinished line, but not what was typed ahead after the last line. */
void editor_prompt(struct editor *editor, const char *bytes, size_t len, int cells, bool secret);

/* Reads input up to the next event, and moves *in and *len past what it has read. */
enum editor_event editor_next(struct editor *editor, const char **in, size_t *len);
/* The line of the last event: NUL-terminated valid UTF-8 without control characters. Valid until
 * the next call of editor_next or editor_timeout, which wipes it, because it may be a secret. */
const char *editor_line(const struct editor *editor);

/* Whether a line is begun that Enter has not ended, or a search in the history is under way. */
bool editor_typing(const struct editor *editor);

/* The key of the last EDITOR_KEY (keys.h). For a click, sets its place in cells from 0. Valid until
 * the next call of editor_next. */
uint32_t editor_key(const struct editor *editor, int *column, int *row);
/* Sets which keys besides Esc are EDITOR_KEY while nothing is typed (the bits below). Pasted
 * characters never are. Copies at most EDITOR_CHARS of `chars`; Tab may be one of them. */
enum { EDITOR_CHARS = 15 };
enum {
    EDITOR_CURSOR = 1, /* the four cursor keys */
    EDITOR_CHAR = 2,   /* Enter and `chars` */
    EDITOR_CLICK = 4,  /* clicks */
    EDITOR_LATE = 8,   /* Enter and `chars` only ring the bell */
    EDITOR_PAGES = 16  /* PgUp and PgDn */
};
void editor_keys(struct editor *editor, unsigned which, const char *chars);
/* Asks the terminal to report clicks, or to stop that. Appends nothing if that is so already, or if
 * the terminal cannot report them. */
void editor_mouse(struct editor *editor, bool on);

/* How long the rest of a key's bytes may take, in ms. If none come in that time, call
 * editor_timeout. 0: no key is unfinished. */
int editor_wait(const struct editor *editor);
/* The rest of a key did not come in time, so the bytes so far are the key: a single Esc is one.
 * Returns an event, as editor_next does. */
enum editor_event editor_timeout(struct editor *editor);

/* The number of the line's state, which rises with each change; LINK_FINISH carries it. */
uint32_t editor_serial(const struct editor *editor);
/* Completes the line. Each line of `text` is a candidate for what is before the cursor, for the
 * state `serial`; does nothing if the line has changed since. A single candidate takes its place.
 * Several candidates replace it by what they have in common; if that is nothing new, they are
 * listed above the prompt. Without a candidate the bell rings. While the row is fixed, the list is
 * appended to `list` as a styled line, which the caller has to show; else `list` is not used and
 * may be NULL. */
void editor_finish(struct editor *editor, uint32_t serial, const char *text, size_t len,
                   struct buf *list);

/* Take the input line off the screen, and put it back as it was. The caller calls these around
 * whole lines of text that it appends to the same `out`. A second hide does nothing. */
void editor_hide(struct editor *editor);
void editor_show(struct editor *editor);

/* Sets whether the row is fixed: then it is the terminal's last one, and the editor writes nothing
 * above or below it. The cursor must stand at the start of the row, which must be empty. */
void editor_fix(struct editor *editor, bool fixed);
/* Shows the line again after the terminal was erased. The cursor must stand at the start of the
 * row. */
void editor_lost(struct editor *editor);
