/*
 * The sessions of the lobby, found by connection, by person and by name.
 */
#pragma once

#include "lobby_state.h"

struct session;

/* The session of a connection; NULL: none. */
struct session *lobby_by_conn(struct lobby *lobby, uint64_t conn);
/* The session in which this account or guest is on; NULL: none. */
struct session *lobby_by_person(struct lobby *lobby, int64_t person);
/* The session of the person of this name, in any case; NULL: none. `abbreviated`: also finds the
 * only person whose name begins with `name`. */
struct session *lobby_by_name(struct lobby *lobby, const char *name, bool abbreviated);
/* Sets who is on in a session (0: nobody). */
void lobby_place_person(struct lobby *lobby, struct session *session, int64_t person);
/* Sets the name of a session's person. Nothing else may change it, because sessions are found by
 * name. */
void lobby_name_person(struct lobby *lobby, struct session *session, const char *name);
/* Says the same to the staff who are on, except the account `but` (0: nobody), as session_say does.
 */
void lobby_tell_staff(struct lobby *lobby, int64_t but, const char *format, ...) PRINTF(3, 4);
/* Says the same to everybody who is on or is logging in, as session_say does. */
void lobby_tell_all(struct lobby *lobby, const char *format, ...) PRINTF(2, 3);
/* Ledger entries of an account were written: adds them to the figures that its session holds.
 * `lobby` is a struct lobby. */
void lobby_balance(void *lobby, int64_t account, int64_t xp, int64_t chips);
