/*
 * Cups as they are shown: the list of them, and one of them.
 */
#ifndef LOBBY_CMD_CUP_SHOW_H
#define LOBBY_CMD_CUP_SHOW_H

#include <stdbool.h>
#include <stdint.h>

struct session;

/* Shows the cup of this number, over or not, or says that there is none; `standings`: only how all
 * stand. On a screen it is a panel. */
void cup_show(struct session *session, int64_t number, bool standings);
/* Shows those that are running and coming, and the last ones that are over. */
void cups_show(struct session *session);

#endif
