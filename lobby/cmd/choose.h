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

/* The game that people mean by what they type: its number in the list, or its name. NULL: there
 * is none. */
const struct game_rules *choose_named(const char *text);
/* If they typed what a game is called elsewhere, says what it is called here. */
void choose_say_called(struct session *session, const char *typed);
/* Lists the games, and takes a number as the next line. */
void choose_ask(struct session *session, enum choose_for what);
/* Takes a number as the next line although another list is shown. */
void choose_wait(struct session *session, enum choose_for what);
/* Writes "1 Last One 2 ...", in one line, without its end. */
void choose_put(struct buf *out);
/* A line in the lobby that is only a number picks from the list that was shown last (`was`), and so
 * does `play` and a number that no table and no seek has. If
 * none was shown, a list that covers the lobby says what it picks. Else it picks a lesson for a
 * newcomer, and a game to play for others on a screen, which always lists the games. Writes the
 * line that does it, such as "learn last-one"; "" if there are fewer games, and then the session
 * has been told. False: the line picks nothing. */
bool choose_line(struct session *session, enum choose_for was, const char *line, char *whole,
                 size_t cap);
