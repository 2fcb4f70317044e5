/*
 * The lobby as screens show it: who is on, the tables and seeks that wait for players, the next
 * cup. Also the same for clients that draw it themselves (gmcp_home.c), and what can be typed now,
 * for clients that show it as buttons (choices.c).
 */
#pragma once

#include <stdbool.h>

struct lobby;
struct session;
struct ui_home;
struct ui_screen;

extern const struct lobby_part home_part, gmcp_home_part, choices_part;

/* Draws the lobby's screen. `paged`: a page covers most of it (ui_screen_home). */
void home_draw(struct session *session, struct ui_screen *screen, bool paged);

/* The lobby as it was at most a second ago. Valid until the next call. */
const struct ui_home *home_of(struct lobby *lobby);
