/*
 * Replays a game that is over, step by step.
 */
#ifndef LOBBY_CMD_REPLAYING_H
#define LOBBY_CMD_REPLAYING_H

#include "cmd.h"

struct replaying;

extern const struct lobby_part replay_part;

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
/* Stops a replay that goes on by itself, because a line was typed. True: there was one. */
bool replay_pause(struct session *session);

#endif
