/*
 * What one of the staff did, told to the others on the staff's channel as it happens: the line of
 * the audit log. The lines are not kept with what was said there, as not all of the staff may read
 * all of them: admins read them later in `audit`, moderators in `dossier` and `case`.
 *
 * `set staffnews off` ends it for oneself.
 */
#ifndef LOBBY_STAFF_STAFF_NEWS_H
#define LOBBY_STAFF_STAFF_NEWS_H

struct act;

/* Lines a minute, of acts that all of the staff may do, and of those of admins. Further ones are
 * not told; one line says so. Acts that nobody reads of do not count. */
enum { STAFF_NEWS_MAX = 10 };

/* Tells of an act that is done those who may do such an act themselves, with addresses as they may
 * see them: not whoever did it, nor whom it is about, nor act->aware. Tells nothing of an act
 * without a line in the audit log, or if act->told is set; sets that. */
void staff_news_act(struct act *act);

#endif
