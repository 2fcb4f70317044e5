/*
 * The sessions of the lobby, found by connection, by person and by name.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lobby_state.h"

struct session;

struct session *lobby_by_conn(struct lobby *lobby, uint64_t conn);
/* The session in which an account or guest is on; NULL: none. */
struct session *lobby_by_person(struct lobby *lobby, int64_t person);
/* By name in any case. With `abbreviated` also the only person whose name begins so. */
struct session *lobby_by_name(struct lobby *lobby, const char *name, bool abbreviated);
/* Sets who is on in a session (0: nobody). */
void lobby_place_person(struct lobby *lobby, struct session *session, int64_t person);
/* Names the person of a session. Nothing else may change the name, as others find the session by
 * it. */
void lobby_name_person(struct lobby *lobby, struct session *session, const char *name);
/* Says the same to everybody who is on, as session_say does. */
void lobby_tell_all(struct lobby *lobby, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Ledger entries of an account were written: updates the figures that its session holds. */
void lobby_balance(void *lobby, int64_t account, int64_t xp, int64_t chips);

/* Counts a login that ended in this way. */
void lobby_login_count(struct lobby *lobby, enum client_transport transport, enum login_end end);
