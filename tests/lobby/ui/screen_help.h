/*
 * Screens as a terminal shows them, for tests.
 */
#pragma once

#include "screen_scene.h"
#include "vtscreen.h"

/* Declare what is freed where its block is left. */
#define ROWS_LOCAL  __attribute__((cleanup(ui_screen_free))) struct ui_screen
#define SCENE_LOCAL __attribute__((cleanup(scene_end))) struct scene
#define SHEET_LOCAL __attribute__((cleanup(ui_sheet_free))) struct ui_sheet

struct profile screen_help_profile(bool utf8);
/* The rows and the log, as a session shows them (screen.h). */
void screen_help_rows(struct frame *frame, const struct ui_screen *rows);
void screen_help_log(struct frame *frame, const char *log);
/* A terminal that shows them; the caller frees it. */
struct screen *screen_help_terminal(const struct ui_screen *rows, const char *log, bool utf8);

/* Calls `check` in every language. */
void screen_help_tongues(void (*check)(void));
/* If the arguments are `print [LANGUAGE]`, prints what `tell` appends. False: they are not. */
bool screen_help_print(int argc, char **argv, void (*tell)(struct buf *out));
