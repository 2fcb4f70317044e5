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

/* The session learns these rules from now on, at the table where it sits. */
void learn_begin(struct session *session, const struct game_rules *rules);
/* Whether the session's person has had the lesson of a game. */
bool learn_done(const struct session *session, const struct game_rules *rules);
/* Whether the session's person has played so little that the lobby explains itself to them. */
bool learn_newcomer(const struct session *session);
/* Call it after the session was told of `notice`. If the session learns the game, explains what
 * there is to learn from the notice, each lesson once. A turn can bring two lessons, but only one
 * where learn_is_tight. When a game of the session's person is over, counts it, whether or not the
 * session learns it, and ends the learning. */
void learn_notice(struct session *session, const struct notice *notice,
                  const struct table_info *info);
/* Whether the session's screen has room for only one lesson a turn. */
bool learn_is_tight(const struct session *session);
/* Whether the session is in a lesson at this table. */
bool learn_at(const struct session *session, int32_t table);
/* Ends the learning, if there is any. */
void learn_end(struct session *session);
