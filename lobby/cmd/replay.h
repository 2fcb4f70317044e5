/*
 * A game that is over, seen again step by step.
 */
#ifndef LOBBY_CMD_REPLAY_H
#define LOBBY_CMD_REPLAY_H

struct replaying;

/* Ends a session's replay. NULL is fine; sets NULL. */
void replay_end(struct replaying **replaying);

#endif
