/*
 * The lobby as screens show it: who is on, the tables and seeks that wait for players, the next
 * cup.
 */
#pragma once

#include <stdbool.h>

struct session;
struct ui_choices;
struct ui_screen;

extern const struct lobby_part home_part;

/* Draws the lobby's screen. `paged`: a page covers most of it (ui_screen_home). */
void home_draw(struct session *session, struct ui_screen *screen, bool paged);

/* Adds what can be typed in the lobby. */
void home_choices(struct session *session, struct ui_choices *out);
