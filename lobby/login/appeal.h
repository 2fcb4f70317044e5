/*
 * Whoever proves to own a banned account is told of the ban and whom to ask, and can appeal against
 * the ban once, with one line.
 */
#ifndef LOBBY_LOGIN_APPEAL_H
#define LOBBY_LOGIN_APPEAL_H

#include "store.h"

struct session;

/* How long the line may take, and how long it may be. */
enum { APPEAL_MS = 60000, APPEAL_BYTES_MAX = 500 };

/* The session has proven the account, which the ban keeps out: tells what has become of the appeal
 * against the ban and closes the session, or asks for the appeal. */
void appeal_offer(struct session *session, const struct store_account *account);
/* Asks again after a new room took over. The line may come again that the old one had stored. */
void appeal_resume(struct session *session, const struct store_account *account);
/* The line that was asked for: sends the appeal to the staff, unless it is empty. */
void appeal_line(struct session *session, const char *line);

#endif
