/*
 * The sessions of the lobby: by connection, by who is on, by name.
 */
#ifndef LOBBY_SESSION_INDEX_H
#define LOBBY_SESSION_INDEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct lobby;
struct session;

struct session *lobby_by_conn(struct lobby *lobby, uint64_t conn);
/* The session in which an account or guest is on; NULL: none. */
struct session *lobby_by_person(struct lobby *lobby, int64_t person);
/* By name in any case; else, with `abbreviated`, the only one whose name begins so. */
struct session *lobby_by_name(struct lobby *lobby, const char *name, bool abbreviated);
/* Gives a session a person (0: takes it away). */
void lobby_place_person(struct lobby *lobby, struct session *session, int64_t person);
/* Gives it a name: nothing else may, as others find it by that. */
void lobby_name_person(struct lobby *lobby, struct session *session, const char *name);
/* A line to everybody who is on. */
void lobby_tell_all(struct lobby *lobby, const char *line);
/* Sends off whoever a ban now holds for, but admins. */
void lobby_enforce_bans(struct lobby *lobby);
/* Ledger entries of an account were written: its session's figures follow. */
void lobby_balance(struct lobby *lobby, int64_t account, int64_t xp, int64_t chips);

/* For status and metrics. */
struct lobby_figures {
    int connections, guests, players, tables, games, spectators;
    int64_t moves; /* durable ones since the start */
};
void lobby_figures(const struct lobby *lobby, struct lobby_figures *out);

#endif
