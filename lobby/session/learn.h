/*
 * Guided first games: while a session learns a game, some lines of explanation follow what happens
 * at its table for the first time.
 */
#ifndef LOBBY_SESSION_LEARN_H
#define LOBBY_SESSION_LEARN_H

#include <stdbool.h>
#include <stdint.h>

#include "game.h"

struct session;
struct notice;
struct table_info;

/* What a session learns; all zero: nothing. */
struct learn {
    const struct game_rules *rules;
    int32_t table;
    uint32_t told; /* bit i: the game's lesson i */
    int turns;     /* of the learner so far */
};

/* The next game at the session's table is a lesson of these rules. */
void learn_begin(struct session *session, const struct game_rules *rules);
/* After the session was told of `notice`: says what there is to learn from it, each lesson once,
 * and one at a time. The lesson ends with the game. */
void learn_notice(struct session *session, const struct notice *notice,
                  const struct table_info *info);

#endif
