/*
 * Asks which game. If somebody types a command without the game that it needs, the games are listed
 * with numbers. In the lobby, a number as the next line picks one of them for the command. At a
 * table, a number is a card.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

struct buf;
struct game_rules;
struct session;

/* The commands that list the games; kept in session->picks. */
enum choose_for { CHOOSE_NONE, CHOOSE_NEW, CHOOSE_LEARN, CHOOSE_PLAY, CHOOSE_RULES, CHOOSE_TOP };

/* The game that people mean by what they type: its number in the list, or its name. NULL: they mean
 * no game. */
const struct game_rules *choose_named(const char *text);
/* If `typed` is a name that a game has elsewhere, says what the game is called here. */
void choose_say_called(struct session *session, const char *typed);
/* Lists the games and, in the lobby, takes a number as the next line. `what` is neither CHOOSE_NONE
 * nor CHOOSE_TOP. */
void choose_ask(struct session *session, enum choose_for what);
/* Writes the games in one line without its end: "1 Last One  2 ...". */
void choose_put(struct buf *out);
/* In the lobby, a line that is only a number picks a game. `play` with a number does so, too, if no
 * table and no seek has that number. `was` says for which command the list of games was shown last:
 * the game is picked for that command. But after `play` it is picked to play, unless the list was
 * that of `learn`. If `was` is CHOOSE_NONE, a panel that covers the lobby may name the command
 * (`picks` of struct panel). Without a panel, a newcomer picks a lesson. Anybody else picks a game
 * to play if they have a screen, because a screen always lists the games.
 *
 * Writes the line that carries it out, such as "learn last-one", to `whole`. Writes "" if the
 * number picks no game; then the session has been told why. False: the line is not meant to pick a
 * game. */
bool choose_line(struct session *session, enum choose_for was, const char *line, char *whole,
                 size_t cap);
