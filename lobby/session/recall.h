/*
 * The lines that an account typed last. The store keeps them, so that the line editor of the
 * account's next session has them. They are one record, with the newest lines that fit. Passwords
 * and other answers to the login are never among them.
 */
#pragma once

#include <stdbool.h>

struct session;

/* An account is on: reads its lines and gives them to the editor. `returned`: it was on in an
 * earlier room, so the editor has them already. */
void recall_begin(struct session *session, bool returned);
/* Adds a line that is carried out, and stores the lines now and then. Nothing for guests. */
void recall_add(struct session *session, const char *line);
/* Stores the lines, if there are some that the store does not have. */
void recall_keep(struct session *session);
void recall_free(struct session *session);
