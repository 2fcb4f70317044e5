/*
 * The lobby as a whole, as src/room and tests call it. The caller gives it everything that it needs
 * (deps.h). No call blocks. What a stranger does costs bounded memory.
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

/* Makes a lobby. Copies `deps`; the objects to which it points have to outlive the lobby. */
struct lobby *lobby_new(const struct lobby_deps *deps);
/* Frees the lobby. From then on the store, the hasher and the thinker may not call back for it. */
void lobby_free(struct lobby **lobby);
/* Takes new settings after a reload. Once it returns, the earlier ones are not needed any more. */
void lobby_reconfigure(struct lobby *lobby, const struct lobby_conf *conf);
/* Loads boards, sanctions, tables and games in play from the store. Calls `ready` once the lobby
 * can serve. Connections that were opened before wait for that. */
void lobby_load(struct lobby *lobby, void (*ready)(void *arg), void *arg);
/* Runs what is due: clocks, votes, away limits, countdowns. Returns the ms until the next call is
 * due; -1: nothing waits. */
int64_t lobby_tick(struct lobby *lobby);

/* ---- Connections ----
 * `conn` is the door's number. `term` lives until lobby_gone or lobby_parted. */
/* Opens a connection. If `ticket` is NULL or empty, the connection is new. Else `ticket` is what
 * term->ops->ticket was given last, and the connection goes on where it was, without a greeting. */
void lobby_open(struct lobby *lobby, uint64_t conn, struct term *term,
                const struct term_facts *facts, const char *ticket);
/* Calls term->ops->ticket even if nothing has changed. */
void lobby_ticket_again(struct lobby *lobby, uint64_t conn);
struct press;
/* A line was typed: clean UTF-8 of at most 512 bytes. Or a key was pressed while nothing was typed:
 * `press`, and "" for the line; NULL: none was. `command` is the number of either, which rises
 * within a connection. The door knows that all of them below `oldest` are done. A line that was
 * carried out before, as the store or a game's journal says, is only answered again (once.h). */
void lobby_line(struct lobby *lobby, uint64_t conn, uint64_t command, uint64_t oldest,
                const char *line, const struct press *press);
/* The client's screen has another size now. */
void lobby_resized(struct lobby *lobby, uint64_t conn, int columns, int rows);
/* The door has learnt late what the client is. Settings that are auto follow that. A screen reader
 * gets the plain layout unless a layout was chosen. */
void lobby_client(struct lobby *lobby, uint64_t conn, enum client_input input, bool utf8,
                  bool screen_reader, int colours);
/* The client sent a GMCP message, in clean UTF-8. After a change of rooms the new lobby is told
 * again what the client announced (Core.Supports). */
void lobby_gmcp(struct lobby *lobby, uint64_t conn, const char *message);
/* Ctrl-C was pressed twice, or Ctrl-D on an empty line. */
void lobby_interrupt(struct lobby *lobby, uint64_t conn);
/* Tab was pressed: writes the whole lines that `line` may become into `out`, one a line. What does
 * not fit into `cap` bytes is left out. */
void lobby_complete(struct lobby *lobby, uint64_t conn, const char *line, char *out, size_t cap);
/* The connection has ended, and does not come back. `why` is for the log. */
void lobby_gone(struct lobby *lobby, uint64_t conn, const char *why);
/* The link to the connection's door is lost. The door may open the connection again, under the same
 * number. It then sends again those lines of which it was not told that they are done. It was told
 * so of the lines up to `done`. */
void lobby_parted(struct lobby *lobby, uint64_t conn, uint64_t done, const char *why);
/* How many questions to the store and the hasher are under way for connections of this node that
 * are gone. */
int lobby_orphans(const struct lobby *lobby, uint8_t node);
/* The door of this node has opened again all connections that it still had. `all`: so have all
 * other doors for which the room waited. */
void lobby_synced(struct lobby *lobby, uint8_t node, bool all);
/* The doors of these nodes are gone, and their connections are not expected to come back. Forgets
 * what was kept for that. A door that comes back all the same opens new sessions. */
void lobby_given_up(struct lobby *lobby, const struct node_set *nodes);
/* The store takes long to answer (`waits`), or answers in time again. Tells everybody, because what
 * they type has no effect while it waits. Call it only when this changes. */
void lobby_store_waits(struct lobby *lobby, bool waits);
