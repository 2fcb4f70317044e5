/*
 * Replays a game that is over, step by step.
 */
#pragma once

#include "cmd.h"

struct buf;
struct record_maker;
struct replay;
struct replaying;

extern const struct lobby_part replay_part;

/* Reads the record of a game that is over and open to the session, and gives it to `then`, with
 * what it was made from. The session's line waits; it is told what is wrong. */
typedef void replay_fetched(struct session *session, struct buf *text,
                            const struct record_maker *maker);
void replay_fetch(struct session *session, int64_t number, replay_fetched *then);
/* The number of the game of the session's replay; 0: it has none. */
int64_t replay_number(const struct session *session);
/* Describes the game as if it were played at a table. The persons in its seats have the ids 1, 2...
 */
void replay_info(const struct replay *replay, struct table_info *info);
/* Goes as many steps back as the first argument says, or one. The session must have a replay. */
void replay_back(struct session *session, const struct cmd_args *args);
/* Ends the session's replay and says so. The session must have one. */
void replay_stop(struct session *session);
/* `last`: goes to the last step. */
void cmd_replay_last(struct session *session, const struct cmd_args *args);
/* Whether something else covers the replay on the screen. */
bool replay_covered(struct session *session);
/* `play`, or `play 2x`: lets the replay that is shown go on by itself, faster with a number
 * before the x. `text` NULL: `play` without a number. False: it was not meant for a replay. */
bool replay_plays(struct session *session, const char *text);
/* An empty line or `n` is a step forward in the replay that is shown, and on a screen the number of
 * a step goes there. False: it was not meant for a replay. */
bool replay_line(struct session *session, const char *line);
/* `look` in the lobby, or where a game is over: without a screen, tells the whole table of the
 * replay. False: it was not meant for one. */
bool replay_look(struct session *session);
/* Stops a replay that goes on by itself, because a line was typed. True: there was one. */
bool replay_pause(struct session *session);
