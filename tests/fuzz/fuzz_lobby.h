/*
 * A lobby with people in it, for targets that type lines: the room of a script (play_private.h).
 * Ann is a player, and Kate is an admin. Both are in the lobby. A third person has not logged in.
 */
#pragma once

#include "lobby.h"

enum fuzz_person { FUZZ_STRANGER, FUZZ_ANN, FUZZ_KATE, FUZZ_PEOPLE };

/* Makes the lobby, which lives until fuzz_lobby_end. */
struct lobby *fuzz_lobby_begin(void);
/* Gives Ann what players get in the course of time:
 *  - aliases, one of them for a mark and one that is as long as possible;
 *  - a channel that `,` reaches, with the longest name;
 *  - somebody whom `.` and reply reach. */
void fuzz_lobby_furnish(void);
/* Ends the lobby. If the chips of all accounts do not sum to zero, ends the process. */
void fuzz_lobby_end(void);
/* Types a line for this person, as the room would hand it on: cleaned, and of 512 bytes at most. If
 * the lobby has closed their connection, they first get a new one. Checks what everybody was
 * sent. */
void fuzz_lobby_line(enum fuzz_person who, const char *line);
uint64_t fuzz_lobby_conn(enum fuzz_person who);
/* Ends this person's connection and opens another one: with the ticket of the old one, unless the
 * lobby has closed that. */
void fuzz_lobby_again(enum fuzz_person who);
/* Lets this much time pass. */
void fuzz_lobby_wait(int64_t ms);
/* Does what is due. */
void fuzz_lobby_settle(void);
