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

/* Gets the text of a record, and what the record was made from. Both last only for the call. */
typedef void replay_fetched(struct session *session, struct buf *text,
                            const struct record_maker *maker);
/* Reads the record of a game that is over and that the session may see, and calls `then`. The
 * session's later lines wait meanwhile. If there is no such record, the session is told why. */
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
/* Carries out `first` and `last`: goes to the deal, or to the last step. */
void cmd_replay_end(struct session *session, const struct cmd_args *args);
/* Whether something else covers the replay on the screen. */
bool replay_covered(struct session *session);
/* Carries out `play`, or `play 1x` to `play 4x`: lets the replay that is shown go on by itself, at
 * that speed. `text`: "2x"; NULL: only `play` was typed. False: the line was not meant for a
 * replay. */
bool replay_plays(struct session *session, const char *text);
/* Carries out a line for the replay that is shown. An empty line or `n` goes a step forward. On a
 * screen, a number goes to that step. False: the line was not meant for a replay. */
bool replay_line(struct session *session, const char *line);
/* Carries out `look` for a session without a screen that is in the lobby or at a table whose game
 * is over: tells the whole table of the replay. False: the line was not meant for a replay. */
bool replay_look(struct session *session);
/* A line was typed: stops a replay that goes on by itself. False: none did. */
bool replay_pause(struct session *session);
