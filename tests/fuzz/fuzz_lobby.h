/*
 * A lobby with people in it, for targets that type at it: over the store in memory and a virtual
 * clock. Ann is a player who hosts a table, kate an admin in the lobby, and somebody has not logged
 * in.
 */
#pragma once

#include "lobby.h"

enum fuzz_person { FUZZ_STRANGER, FUZZ_ANN, FUZZ_KATE, FUZZ_PEOPLE };

/* The lobby, until fuzz_lobby_end. */
struct lobby *fuzz_lobby_begin(void);
/* Gives Ann what a player has in time: words of her own, one of them for a mark and one as long as
 * can be; a channel that `,` reaches, with the longest name; and somebody whom `.` and reply reach.
 */
void fuzz_lobby_furnish(void);
/* Ends it; the chips of all accounts sum to zero, or the process ends. */
void fuzz_lobby_end(void);
/* A line as the room would hand it on: cleaned, 512 bytes at most. One whose connection the lobby
 * has closed comes back first, with its ticket. What everybody was sent is checked. */
void fuzz_lobby_line(enum fuzz_person who, const char *line);
uint64_t fuzz_lobby_conn(enum fuzz_person who);
/* The connection is lost, or was left to another room, and comes back. */
void fuzz_lobby_again(enum fuzz_person who);
/* Time passes. */
void fuzz_lobby_wait(int64_t ms);
/* Does what is due. */
void fuzz_lobby_settle(void);
