/*
 * Accounts that wait for the staff's approval, while the configuration has registration ask. Such
 * an account exists, so that its name is taken, but nobody gets in with it: whoever proves to own
 * it is told that it waits, and may say once in one line why they want it. The staff's acts are in
 * approve.c.
 *
 * The room keeps the requests in memory. What the staff decided stays for APPROVAL_MS: an approval
 * until its owner has come in, a refusal so that the name and the network that it came from can be
 * told why.
 */
#ifndef LOBBY_LOGIN_APPROVAL_H
#define LOBBY_LOGIN_APPROVAL_H

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "store.h"

struct lobby;
struct session;

/* Of struct store_approval. `reason` is what the owner wrote while it waits, and that of the staff
 * behind a refusal. A refusal with an empty `staff_name` is a request that nobody answered. */
enum approval_state { APPROVAL_WAITS = 1, APPROVAL_APPROVED, APPROVAL_REFUSED };

/* How long a request waits, and how long it is kept what the staff decided. */
#define APPROVAL_MS (14 * STORE_DAY_MS)
enum {
    APPROVAL_MOST = 100, /* that wait at once */
    /* Of one subscriber (IPv4 /32, IPv6 /64), with those that were refused within a day; and of the
     * network around it (IPv4 /24, IPv6 /48). Those in same-address-exempt are not counted. */
    APPROVAL_NETWORK_MOST = 3,
    APPROVAL_WIDE_MOST = 12,
    APPROVAL_WHY_MS = 120000, /* for the line */
    APPROVAL_WHY_MAX = 300,   /* its bytes */
    APPROVAL_TELL_MS = 60000  /* between two lines about new requests to the staff */
};

extern const struct lobby_part approval_part;

/* ---- Asking ---- */

/* Whether no more requests can be taken from the session's network, which is told then. */
bool approval_full(struct session *session);
/* Begins a request for an account that is about to be created, and returns its row, which is to be
 * written with the account. */
const struct store_approval *approval_ask(struct session *session, int64_t account,
                                          const char *name);
/* The account was created: tells the staff. */
void approval_asked(struct lobby *lobby);

/* ---- Coming in ---- */

/* Whether the account, which the session has proven, may not come in yet. If so the session is told
 * what happens next, and is asked for the line or closed; a guest who is on stays on. */
bool approval_keeps_out(struct session *session, const struct store_account *account);
/* The line that was asked for. */
void approval_line(struct session *session, const char *line);
/* Asks again after a new room took over. */
void approval_resume(struct session *session);
/* Appends what became of a request for this name from the network of the address, in the language
 * that is spoken. False: nobody refused one, and nothing is appended. */
bool approval_put_refusal(const struct lobby *lobby, const char *name, const char *address,
                          struct buf *out);
/* The same as a line to the session. */
void approval_tell_refusal(struct session *session, const char *name);

/* ---- The list ---- */

/* The i-th row, in the order of asking; NULL behind the last. */
const struct store_approval *approval_at(const struct lobby *lobby, int i);
/* The row of an account; NULL: there is none. */
const struct store_approval *approval_of(const struct lobby *lobby, int64_t account);
/* Whether the account waits, so that others do not find it: STORE_NONE in place of STORE_OK. */
enum store_status approval_found(const struct lobby *lobby, enum store_status status,
                                 const struct store_account *account);
/* How many wait, and since when the oldest does (wall ms; 0: none does). */
int approval_waiting(const struct lobby *lobby, int64_t *oldest_ms);

/* Changes the row that waits, in memory, and returns it; the caller stores it. NULL: it does not
 * wait. */
const struct store_approval *approval_decide(struct lobby *lobby, int64_t account,
                                             enum approval_state state, const char *staff_name,
                                             const char *reason);
/* That was not stored: the row is again as it was. */
void approval_put_back(struct lobby *lobby, const struct store_approval *was);
/* The account has another name now. */
void approval_rename(struct lobby *lobby, int64_t account, const char *name);
/* Forgets the row of an account, in memory alone. */
void approval_forget(struct lobby *lobby, int64_t account);

#endif
