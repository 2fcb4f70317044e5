/*
 * The lobby as a whole: what src/room and tests call. Everything that it needs is given to it;
 * nothing blocks; what a stranger does costs bounded memory.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "auth.h"
#include "deps.h"
#include "index.h"
#include "term.h"
#include "ticket.h"

struct lobby;

struct lobby *lobby_new(const struct lobby_deps *deps);
/* After this the store, the hasher and the thinker may complete nothing. */
void lobby_free(struct lobby **lobby);
/* New settings after a reload. */
void lobby_reconfigure(struct lobby *lobby, const struct lobby_conf *conf);
/* Loads accounts' boards, sanctions, tables and games in play from the store; `ready` is called
 * once the lobby can serve (connections opened before wait for it). */
void lobby_load(struct lobby *lobby, void (*ready)(void *arg), void *arg);
/* Runs what is due (clocks, votes, away limits, countdowns). Returns ms until the next call is due,
 * -1: nothing waits. */
int64_t lobby_tick(struct lobby *lobby);

/* ---- Connections: `conn` is the door's number, `term` lives until lobby_gone ---- */
/* `ticket` NULL or empty: a new connection; else what term->ops->ticket was given last: the
 * connection goes on where it was, without a greeting. */
void lobby_open(struct lobby *lobby, uint64_t conn, struct term *term,
                const struct term_facts *facts, const char *ticket);
/* Calls term->ops->ticket even if nothing has changed. */
void lobby_ticket_again(struct lobby *lobby, uint64_t conn);
/* A typed line, clean UTF-8 of at most 512 bytes. `command` rises within a connection. A line that
 * an earlier room has already carried out (the journal knows its id) does nothing. */
void lobby_line(struct lobby *lobby, uint64_t conn, uint64_t command, const char *line);
/* A key that was pressed while nothing was typed; it has a number like a line. */
struct press;
void lobby_press(struct lobby *lobby, uint64_t conn, uint64_t command, const struct press *press);
/* The door knows that all lines of the connection below this number are done. */
void lobby_line_oldest(struct lobby *lobby, uint64_t conn, uint64_t oldest);
void lobby_resized(struct lobby *lobby, uint64_t conn, int columns, int rows);
/* The door learnt late what the client is: settings at auto follow that, and a screen reader gets
 * the plain layout unless a layout was chosen. */
void lobby_client(struct lobby *lobby, uint64_t conn, enum client_input input, bool utf8,
                  bool screen_reader, int colours);
/* A GMCP message of the client, clean UTF-8. What it announced (Core.Supports) is told again to a
 * new lobby. */
void lobby_gmcp(struct lobby *lobby, uint64_t conn, const char *message);
/* Ctrl-C twice, or Ctrl-D on an empty line. */
void lobby_interrupt(struct lobby *lobby, uint64_t conn);
/* Tab: the whole lines that `line` may become, one a line, into `out`, which has room for `cap`
 * bytes; what does not fit is left out. */
void lobby_complete(struct lobby *lobby, uint64_t conn, const char *line, char *out, size_t cap);
void lobby_gone(struct lobby *lobby, uint64_t conn, const char *why);
/* The link to its door is lost. The door may open the connection again, under the same number, and
 * send again the lines that it was not told to be done; those up to `done` are. */
void lobby_parted(struct lobby *lobby, uint64_t conn, uint64_t done, const char *why);
/* How many questions to store and hasher are under way for connections of this node that are gone.
 */
int lobby_orphans(const struct lobby *lobby, uint8_t node);
/* All connections that the door of this node still had have been opened again. `all`: so have
 * those of the other doors that could be waited for. */
void lobby_synced(struct lobby *lobby, uint8_t node, bool all);
/* The doors of these nodes are gone, and their connections do not come back with what they had:
 * what is kept for that is forgotten. A door that comes back all the same opens new sessions. */
void lobby_given_up(struct lobby *lobby, const struct node_set *nodes);
/* The store takes long to answer what waits in it, or does so no more: tells everybody, as what
 * they type has no effect meanwhile. To be called when that changes. */
void lobby_store_waits(struct lobby *lobby, bool waits);
