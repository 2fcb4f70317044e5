/*
 * The lines that an account typed last, kept with it, so that the line editor of its next session
 * has them: one record, the newest lines that fit in it. Passwords and other answers to questions
 * are never among them.
 */
#ifndef LOBBY_SESSION_RECALL_H
#define LOBBY_SESSION_RECALL_H

#include <stdbool.h>

struct session;

/* An account is on: reads its lines; gives them to the editor, unless `returned`: it has them. */
void recall_begin(struct session *session, bool returned);
/* A line that is carried out. */
void recall_add(struct session *session, const char *line);
/* Writes what is not in the store yet. */
void recall_keep(struct session *session);
void recall_free(struct session *session);

#endif
