/*
 * Tells the staff on their channel, as it happens, what one of them did: the line of the audit log.
 * The lines are not kept with what was said there, because not all of the staff may read all of
 * them. Later, admins read them in `audit`, and moderators in `dossier` and `case`.
 *
 * Nobody who has typed `set staffnews off` is told.
 */
#pragma once

struct act;

/* This many lines a minute are told of acts that all of the staff may do, and this many of acts
 * that only admins may do. Further acts are not told, and one line says so. An act of which nobody
 * is told does not count. */
enum { STAFF_NEWS_MAX = 10 };

/* Tells those who may do such an act themselves that it was done. They see of its addresses what
 * their role lets them see. It does not tell the one who did it, those whom it is about, and
 * act->aware. It tells nobody if the act has no line in the audit log or act->told is set. Sets
 * act->told. */
void staff_news_act(struct act *act);
