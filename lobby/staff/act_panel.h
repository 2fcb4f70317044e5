/*
 * Shows the answer of an act whose list may be long as a panel: a dossier, who is banned, who is
 * new. On a screen the panel covers the lobby until `back`. In the other layouts `more` shows what
 * follows.
 */
#pragma once

#include "act.h"
#include "session.h"

/* Shows `text`, the answer of the row's act to the arguments `word` (as in act_asked). Copies both.
 */
void act_panel_open(struct session *session, const struct act_row *row, const char *const *word,
                    const char *text);
/* The staff may have changed what such a panel shows. If one is on top of the session's screen,
 * asks for its act again. */
void act_panel_changed(struct session *session);
