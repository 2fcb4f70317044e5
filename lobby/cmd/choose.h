/*
 * Which game? A command that needs a game and is typed without one lists them, numbered. A number
 * as the next line in the lobby picks one for it. At a table a number is a card.
 */
#ifndef LOBBY_CMD_CHOOSE_H
#define LOBBY_CMD_CHOOSE_H

#include <stdbool.h>
#include <stddef.h>

struct buf;
struct game_rules;
struct session;

/* The commands that list the games; kept in session->picks. */
enum choose_for { CHOOSE_NONE, CHOOSE_NEW, CHOOSE_LEARN, CHOOSE_PLAY, CHOOSE_RULES, CHOOSE_TOP };

/* A game by what people type: its number in the list, or its name. NULL: there is none. */
const struct game_rules *choose_named(const char *text);
/* Lists the games and lets the next line be a number. */
void choose_ask(struct session *session, enum choose_for what);
/* Lets the next line be a number although another list is shown. */
void choose_wait(struct session *session, enum choose_for what);
/* "1 Last One  2 ...", in one line, without its end. */
void choose_put(struct buf *out);
/* A line of the lobby that is only a number: what it picks by the list shown last, `was`, or for a
 * newcomer, who sees the list all the time. Writes the line that does it, as in "learn last-one";
 * "" if there are fewer games, which the session was told. False: the line picks nothing. */
bool choose_line(struct session *session, enum choose_for was, const char *line, char *whole,
                 size_t cap);

#endif
