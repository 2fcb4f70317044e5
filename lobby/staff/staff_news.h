/*
 * When one of the staff does something, tells the others on the channel of the staff: they read the
 * line of the audit log. The lines are not kept with what was said on the channel, because not all
 * of the staff may read all of them. Later, admins read them in `audit`, and moderators in
 * `dossier` and `case`.
 *
 * Nobody who has typed `set staffnews off` is told.
 */
#pragma once

struct act;

/* The most lines a minute of acts that all of the staff may do, and likewise of acts that only
 * admins may do. Further acts are not told, and one line says so. An act of which nobody is told
 * does not count. */
enum { STAFF_NEWS_MAX = 10 };

/* Tells those of the staff who may do such an act themselves that it was done. Each of them sees as
 * much of the addresses in it as their role lets them see. Does not tell whoever did it, whoever it
 * is about, and the account act->aware. Tells nobody if the act has no line in the audit log or if
 * act->told is set. Sets act->told. */
void staff_news_act(struct act *act);
