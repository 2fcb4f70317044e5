/*
 * The lines that an account typed last. They are kept with the account, so that the line editor of
 * its next session has them: one record with the newest lines that fit. Passwords and other answers
 * to questions are never among them.
 */
#pragma once

#include <stdbool.h>

struct session;

/* An account is on: reads its lines and gives them to the editor. If it `returned`, the editor has
 * them already. */
void recall_begin(struct session *session, bool returned);
/* Adds a line that is being carried out. */
void recall_add(struct session *session, const char *line);
/* Writes what is not in the store yet. */
void recall_keep(struct session *session);
void recall_free(struct session *session);
