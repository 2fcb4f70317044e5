/*
 * Somebody who proves that they own a banned account is told of the ban and whom to ask, and can
 * appeal against the ban once, with one line.
 */
#pragma once

#include "store.h"

struct session;

/* The time to type the line, and how many bytes it may have. */
enum { APPEAL_MS = 60000, APPEAL_BYTES_MAX = 500 };

/* The session has proven an account that a ban keeps out. If there was an appeal against the ban,
 * tells what became of it and closes the session. Else asks for an appeal. */
void appeal_offer(struct session *session, const struct store_account *account);
/* Asks for the appeal again after a new room took over. */
void appeal_resume(struct session *session, const struct store_account *account);
/* Takes the line that was asked for, and sends it to the staff as the appeal. An empty line closes
 * the session. */
void appeal_line(struct session *session, const char *line);
