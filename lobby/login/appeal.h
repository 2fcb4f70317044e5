/*
 * Somebody who proves that they own a banned account is told of the ban and whom to ask, and can
 * appeal against the ban once, with one line.
 */
#pragma once

#include "store.h"

struct session;

/* How much time the line may take, and how many bytes it may have. */
enum { APPEAL_MS = 60000, APPEAL_BYTES_MAX = 500 };

/* The session has proven the account, which the ban keeps out. Tells what became of the appeal
 * against the ban and closes the session, or asks for an appeal. */
void appeal_offer(struct session *session, const struct store_account *account);
/* Asks again after a new room took over. The line that the old room had stored may come again. */
void appeal_resume(struct session *session, const struct store_account *account);
/* Takes the line that was asked for: sends it to the staff as the appeal, unless it is empty. */
void appeal_line(struct session *session, const char *line);
