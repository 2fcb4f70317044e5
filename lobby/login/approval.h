/*
 * Accounts that wait for the staff's approval, while the configuration says `registration ask`.
 * Such an account exists, so that its name is taken, but nobody gets in with it. Somebody who
 * proves that they own it is told that it waits, and may say once, in one line, why they want it.
 * The staff's acts are in approve.c.
 *
 * The room keeps the requests in memory. Decisions of the staff stay there for APPROVAL_MS. An
 * approval stays only until its owner has come in. A refusal stays so that people who ask for the
 * name from its network can be told why.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "store.h"

struct lobby;
struct session;

/* The state of a struct store_approval. While a request waits, its `reason` is what the owner
 * wrote. After a refusal, it is the staff's reason. If `staff_name` of a refusal is empty, nobody
 * answered the request in time. */
enum approval_state { APPROVAL_WAITS = 1, APPROVAL_APPROVED, APPROVAL_REFUSED };

/* How long a request waits, and how long the decision of the staff is kept. */
#define APPROVAL_MS (14 * STORE_DAY_MS)
enum {
    APPROVAL_MOST = 100, /* how many requests may wait at once */
    /* How many requests may come from one subscriber (IPv4 /32, IPv6 /64), and from the network
     * around it (IPv4 /24, IPv6 /48). Requests that the staff refused within a day count, too.
     * Subscribers in same-address-exempt have no limit. */
    APPROVAL_NETWORK_MOST = 3,
    APPROVAL_WIDE_MOST = 12,
    APPROVAL_WHY_MS = 120000, /* the time to type the line that says why */
    APPROVAL_WHY_MAX = 300,   /* how many bytes it may have */
    APPROVAL_TELL_MS = 60000  /* the time between two lines to the staff about new requests */
};

extern const struct lobby_part approval_part;

/* ---- Asking ---- */

/* Whether no further request is taken now, because too many wait in all or too many came from the
 * session's network. If so, the session is told. False while the configuration asks for no
 * approval. */
bool approval_full(struct session *session);
/* Begins a request for an account that is about to be created. Returns its row, which has to be
 * written with the account. */
const struct store_approval *approval_ask(struct session *session, int64_t account,
                                          const char *name);
/* The account was created: tells the staff. */
void approval_asked(struct lobby *lobby);

/* ---- Coming in ---- */

/* Whether the account, which the session has proven, may not come in. If so, the session is told
 * what happens next, and is asked for the line or closed. A guest who is on stays on. */
bool approval_keeps_out(struct session *session, const struct store_account *account);
/* Takes the line that was asked for. */
void approval_line(struct session *session, const char *line);
/* Asks for the line again after a new room took over. */
void approval_resume(struct session *session);
/* Appends what became of a request for this name from the network of the address, in the current
 * language. False: no such request was refused or left unanswered, and nothing is appended. */
bool approval_put_refusal(const struct lobby *lobby, const char *name, const char *address,
                          struct buf *out);
/* Tells the session the same of a request from its own network, in a line. */
void approval_tell_refusal(struct session *session, const char *name);

/* ---- The list ---- */

/* The i-th row, in the order of asking; NULL after the last. */
const struct store_approval *approval_at(const struct lobby *lobby, int i);
/* The row of an account; NULL: there is none. */
struct store_approval *approval_of(const struct lobby *lobby, int64_t account);
/* Hides an account that is not approved from those who look for it. Returns `status`, which a
 * look-up of the account gave, or STORE_NONE in place of STORE_OK. */
enum store_status approval_found(const struct lobby *lobby, enum store_status status,
                                 const struct store_account *account);
/* How many requests wait. `oldest_ms` gets since when the oldest has waited, UTC; 0: none waits. */
int approval_waiting(const struct lobby *lobby, int64_t *oldest_ms);

/* Changes the row of an account that waits, in memory, and returns it; the caller stores it.
 * NULL: the account does not wait. */
const struct store_approval *approval_decide(struct lobby *lobby, int64_t account,
                                             enum approval_state state, const char *staff_name,
                                             const char *reason);
/* The decision was not stored: puts the row back as it was. */
void approval_put_back(struct lobby *lobby, const struct store_approval *was);
/* Forgets the row of an account, in memory only. */
void approval_forget(struct lobby *lobby, int64_t account);
