/*
 * What one of the staff did, told to the others on the staff's channel as it happens: the line of
 * the audit log. The lines are not kept with what was said there, as not all of the staff may read
 * all of them: admins read them later in `audit`, moderators in `dossier` and `case`.
 *
 * `set staffnews off` ends it for oneself.
 */
#pragma once

struct act;

/* So many lines are told in a minute of acts that all of the staff may do, and as many of acts of
 * admins. Further ones are not told, and one line says so. Acts that nobody reads of do not
 * count. */
enum { STAFF_NEWS_MAX = 10 };

/* Tells those who may do such an act themselves that it was done, with addresses as they may see
 * them. Whoever did it, whom it is about and act->aware are not told. Nobody is told of an act
 * without a line in the audit log, or if act->told is set. Sets act->told. */
void staff_news_act(struct act *act);
