/*
 * The answer of an act that lists much as a panel: a dossier, who is banned, who is new. On a
 * screen it covers the lobby until `back`; in the other layouts `more` goes on.
 */
#pragma once

#include "act.h"
#include "session.h"

/* Shows an answer of the row's act to `word`, its arguments. */
void act_panel_open(struct session *session, const struct act_row *row, const char *const *word,
                    const char *text);
/* The staff may have changed what such a panel shows: if one is on top of the session's screen, its
 * act is asked for again. */
void act_panel_changed(struct session *session);
