/*
 * Guided first games: while a session learns a game, some lines of explanation follow what happens
 * at its table for the first time.
 */
#ifndef LOBBY_SESSION_LEARN_H
#define LOBBY_SESSION_LEARN_H

struct game_rules;
struct session;
struct notice;
struct table_info;

/* The next game at the session's table is a lesson of these rules. */
void learn_begin(struct session *session, const struct game_rules *rules);
/* After the session was told of `notice`: says what there is to learn from it, each lesson once,
 * and one at a time. The lesson ends with the game. */
void learn_notice(struct session *session, const struct notice *notice,
                  const struct table_info *info);
/* No more of it. */
void learn_end(struct session *session);

#endif
