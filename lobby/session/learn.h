/*
 * Guided first games. While a session learns a game, some lines of explanation follow what happens
 * at its table for the first time.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct game_rules;
struct session;
struct notice;
struct table_info;

/* Makes the next game at the session's table a lesson in these rules. */
void learn_begin(struct session *session, const struct game_rules *rules);
/* Whether they have had the lesson of a game. */
bool learn_done(const struct session *session, const struct game_rules *rules);
/* Whether they have played so little that the lobby tells them what it is. */
bool learn_newcomer(const struct session *session);
/* Call it after the session was told of `notice`. It explains what there is to learn from it, each
 * lesson once, and one at a time. Learning ends with the game. */
void learn_notice(struct session *session, const struct notice *notice,
                  const struct table_info *info);
/* Whether their screen has room for one lesson a turn only. */
bool learn_is_tight(const struct session *session);
/* Whether the session is in a lesson at this table. */
bool learn_at(const struct session *session, int32_t table);
/* Ends the learning. */
void learn_end(struct session *session);
