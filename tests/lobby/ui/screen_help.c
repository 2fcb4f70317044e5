/*
 * See screen_help.h.
 */
#include "screen_help.h"

#include <stdio.h>
#include <string.h>

#include "frame.h"
#include "marks.h"
#include "tongue.h"

struct profile screen_help_profile(bool utf8)
{
    struct profile profile;
    profile_init(&profile, "xterm-256color");
    profile.utf8 = utf8;
    return profile;
}

void screen_help_rows(struct frame *frame, const struct ui_screen *rows)
{
    BUF_LOCAL top = {0}, bottom = {0};
    marks_put(&top, buf_text(&rows->top), rows->top.len, MARKS_STYLED);
    marks_put(&bottom, buf_text(&rows->bottom), rows->bottom.len, MARKS_STYLED);
    frame_rows(frame, buf_text(&top), top.len, buf_text(&bottom), bottom.len);
}

void screen_help_log(struct frame *frame, const char *log)
{
    BUF_LOCAL lines = {0};
    marks_put(&lines, log, strlen(log), MARKS_STYLED);
    frame_log(frame, buf_text(&lines), lines.len);
}

struct screen *screen_help_terminal(const struct ui_screen *rows, const char *log, bool utf8)
{
    struct profile profile = screen_help_profile(utf8);
    struct frame *frame = frame_new(&profile, rows->columns, rows->rows);
    struct screen *terminal = screen_new(rows->columns, rows->rows);
    BUF_LOCAL bytes = {0};
    screen_help_rows(frame, rows);
    screen_help_log(frame, log);
    frame_enter(frame, &bytes);
    frame_draw(frame, &bytes);
    screen_show(terminal, &bytes);
    frame_free(&frame);
    return terminal;
}

void screen_help_tongues(void (*check)(void))
{
    for (int tongue = 0; tongue_words[tongue + 1]; tongue++) {
        tongue_use(tongue);
        check();
    }
    tongue_use(TONGUE_ENGLISH);
}

bool screen_help_print(int argc, char **argv, void (*tell)(struct buf *out))
{
    if (argc < 2 || strcmp(argv[1], "print") != 0)
        return false;
    BUF_LOCAL out = {0};
    if (argc > 2)
        tongue_use(tongue_find(argv[2]));
    tell(&out);
    fputs(buf_text(&out), stdout);
    return true;
}
