/*
 * The line editor of char mode: the bytes of the keys in, finished lines out, and the bytes that
 * show the line appended to an output buffer. One row of the terminal, scrolled sideways. Knows no
 * descriptor and no clock and waits for nothing; a key's bytes may come in any pieces.
 *
 * Use:
 *     while ((event = editor_next(e, &in, &len)) != EDITOR_NONE)
 *         ...
 * Between two calls the caller may do anything with the editor, free it too.
 *
 * After a line the editor shows nothing, not even what is typed ahead, until editor_prompt says
 * what is asked for next: so a password that was typed ahead is never shown and never in the
 * history. So every line must be answered by a prompt.
 */
#ifndef TERM_EDITOR_H
#define TERM_EDITOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "profile.h"

enum {
    EDITOR_LINE_MAX = 512 /* bytes of a line; a key beyond it rings the bell */
};

enum editor_event {
    EDITOR_NONE,      /* the input is used up */
    EDITOR_LINE,      /* Enter: editor_line() is the line */
    EDITOR_FINISH,    /* Tab: editor_line() is the line up to the cursor; answer by editor_finish */
    EDITOR_INTERRUPT, /* Ctrl-C twice: offer to quit */
    EDITOR_EOF,       /* Ctrl-D on an empty line: offer to quit */
    /* Only while the row is fixed: */
    EDITOR_REPAINT, /* Ctrl-L */
    EDITOR_PAGE_UP, /* PgUp and PgDn */
    EDITOR_PAGE_DOWN
};

struct editor;

/* `out` is where the bytes go and must outlive the editor. `profile` is copied; a profile of kind
 * PROFILE_DUMB gets only backspaces, CR and blanks. Profile columns 0 count as 80. */
struct editor *editor_new(struct buf *out, const struct profile *profile);
void editor_free(struct editor **editor);

/* Another profile or another width: draws the line anew if it is shown. */
/* Lines typed in earlier sessions, each ended by \n, oldest first: they come before those that were
 * typed already. */
void editor_remember(struct editor *editor, const char *lines, size_t len);
void editor_profile(struct editor *editor, const struct profile *profile);
/* Bytes to send when char mode begins and ends: bracketed paste on and off. Nothing for a terminal
 * without it. */
void editor_begin(struct editor *editor);
void editor_end(struct editor *editor);

/* The prompt, as render_prompt made it (bytes, cells); shows it with what was typed so far, unless
 * hidden. `secret`: what is typed is not shown, not completed and not remembered. Leaving secret
 * input wipes what was typed under it; so does entering it for what was not finished, but not what
 * was typed ahead after the last line. */
void editor_prompt(struct editor *editor, const char *bytes, size_t len, int cells, bool secret);

/* Eats input up to the next event; *in and *len move on. */
enum editor_event editor_next(struct editor *editor, const char **in, size_t *len);
/* The line of the last event, NUL-terminated valid UTF-8 without control characters; valid to the
 * next call of editor_next (which wipes it, as it may be a secret). */
const char *editor_line(const struct editor *editor);

/* The number of the line's state: rises with each change. The request number of LINK_FINISH. */
uint32_t editor_serial(const struct editor *editor);
/* Possible whole lines, one each line of `text`, for the state `serial`; ignored when the line has
 * changed since. One is put in; of several what they have in common; where that is nothing new they
 * are listed above the prompt, or the bell rings when there are none. Where the row is fixed they
 * are appended to `list` (else it is not used, and may be NULL) as a styled line for the caller to
 * show. */
void editor_finish(struct editor *editor, uint32_t serial, const char *text, size_t len,
                   struct buf *list);

/* Around text for the terminal (whole lines): takes the input line off the screen, and puts it back
 * as it was. hide twice is hide once. The caller appends the text to the same `out` between them.
 */
void editor_hide(struct editor *editor);
void editor_show(struct editor *editor);

/* Fixed: the row is the terminal's last one, nothing is ever written below it, and what is above is
 * another's business. The cursor is taken to stand at the start of the row, which is empty. */
void editor_fix(struct editor *editor, bool fixed);
/* The terminal was erased, the cursor stands at the start of the row: shows it again. */
void editor_lost(struct editor *editor);

#endif
