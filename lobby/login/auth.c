/*
 * Password checks. Neither the words nor the time of an answer may tell whether an account exists.
 * So a password for an unknown name, or for an account without a password, is checked against a
 * dummy.
 *
 * One thread hashes some thirty passwords a second, so under attack more attempts wait than it can
 * check. They wait here, at the gate, in the order of their ranks (throttle.h), not of their
 * arrival: people who have not tried lately go before people who try all the time. An attempt that
 * has waited for GATE_MS is answered "busy", and so are the worst ranks if too many wait.
 *
 * If a name is under attack, attempts on it from addresses that already gave a wrong password are
 * held back, at most HELD_MAX at once: that bounds the guesses. An address without a failure may
 * well be the owner's, so its attempt goes to the gate, one rank behind attempts on other names.
 * That gives an address one quick guess in 15 minutes, which it would have had anyway, and the
 * owner waits only for other newcomers.
 *
 * The door of another node may have been taken over, and then it can name any addresses. So each
 * such door gets a fourth of each bound for its own attempts, and a fourth of a processor for
 * hashing. Attempts that have to wait for that share stay at the gate.
 */
#include "auth.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "approval.h"
#include "audit.h"
#include "code.h"
#include "log.h"
#include "marks.h"
#include "moderation.h"
#include "session.h"
#include "throttle.h"
#include "utf8.h"

enum {
    AUTH_PASSWORD_MAX = 513,
    GATE_MS = 5000,
    /* How many attempts the hasher has: it hashes one and has the next at hand. */
    GATE_FLYING = 2,
    /* How many may wait for the hasher: about as many as it hashes in GATE_MS. */
    GATE_MAX = 128,
    /* How many attempts of one door there may be, including those that are held back. Addresses
     * that have hardly tried may have twice as many. */
    TRIES_MAX = 1024,
    /* How many may be held back because of failures on their name. So this is also how many guesses
     * at one name there can be in the time for which they are held back (throttle.h). */
    HELD_MAX = 85,
    /* The worst rank that a newcomer without failures may have: more attempts than a person
     * makes. */
    NEWCOMER_RANK = 4,
    NODE_SHARE = 4, /* divides GATE_MAX, TRIES_MAX and HELD_MAX for the door of another node */
    /* Such a door may have NODE_BURST hashes at once, and then one in NODE_HASH_MS, which is about
     * four times as long as a hash takes. */
    NODE_BURST = 32,
    NODE_HASH_MS = 125
};

TAILQ_HEAD(auth_tries, auth_try);
/* Counts all attempts to log in, and keeps those that wait for the hasher. */
struct gate {
    struct auth_tries waiting; /* the one that is next comes first */
    int flying, tries;
    struct timer timer; /* runs when a node whose attempts wait may have its next hash */
    /* For each node, the attempts that came from its door. */
    struct gate_node {
        int waiting, tries, held; /* `held`: those held back because of failures on their name */
        int64_t paid_ms;          /* monotonic ms; each hash moves this NODE_HASH_MS ahead */
    } nodes[TERM_NODES];
};

struct auth_try {
    struct errand errand;
    uint8_t node;
    char address[64], name[33], password[AUTH_PASSWORD_MAX];
    struct store_account account; /* id 0: no account has the name */
    auth_cb *cb;
    auth_hash_cb *hash_cb; /* not NULL: a new password has to be hashed */
    void *arg;
    int rank;
    bool held;    /* auth_try_start has seen it, so it does not wait for its name again */
    bool of_name; /* waits because of its name now, and counts in its node's `held` */
    bool at_gate;
    TAILQ_ENTRY(auth_try) link;
};

static void auth_gate_make(struct lobby *lobby)
{
    TAILQ_INIT(&lobby->gate->waiting);
}

const struct lobby_part auth_part = {LOBBY_SLOT(gate), .make = auth_gate_make};

/* A node's share of the bound `most`; our own node has all of it. */
static int auth_node_share(const struct lobby *lobby, uint8_t node, int most)
{
    return node == lobby->deps.ids->node ? most : most / NODE_SHARE;
}

/* The node whose door the session came from; without a session, our own node. */
static uint8_t auth_node_of(const struct lobby *lobby, const struct session *session)
{
    return session ? term_node_of(session->conn) : lobby->deps.ids->node;
}

static void auth_try_drop(void *arg)
{
    struct auth_try *t = arg;
    struct gate *gate = t->errand.lobby->gate;
    struct gate_node *node = &gate->nodes[t->node];
    if (t->at_gate) {
        TAILQ_REMOVE(&gate->waiting, t, link);
        node->waiting--;
    }
    gate->tries--;
    node->tries--;
    node->held -= t->of_name;
}

static struct auth_try *auth_try_new(struct lobby *lobby, struct session *session, uint8_t node,
                                     const char *address, const char *name, const char *password,
                                     void *arg)
{
    struct auth_try *t = errand_new(lobby, session, sizeof(*t));
    t->errand.drop = auth_try_drop;
    t->node = node;
    t->arg = arg;
    utf8_copy(address, t->address, sizeof(t->address));
    utf8_copy(name, t->name, sizeof(t->name));
    utf8_copy(password, t->password, sizeof(t->password));
    t->rank = throttle_rank(lobby->throttle, address, name);
    lobby->gate->tries++;
    lobby->gate->nodes[node].tries++;
    return t;
}

static void auth_try_end(struct auth_try *t, enum auth_result result, const char *hash)
{
    if (result == AUTH_WRONG) {
        log_info("password", "wrong name=%s from=%s", t->name, t->address);
        audit_failure(t->errand.lobby, t->account.id != 0 ? t->account.name : t->name,
                      t->account.role, t->address, "password");
    }
    if (t->errand.of_session && !errand_session(t))
        ;
    else if (t->hash_cb)
        t->hash_cb(t->arg, hash);
    else
        t->cb(t->arg, result, result == AUTH_RIGHT ? &t->account : NULL);
    errand_end(t);
}

/* Answers "busy". An address that has not failed yet stays a newcomer: this attempt was not
 * checked, so it does not make the rank of its next attempt worse. */
static void auth_try_busy(void *arg)
{
    struct auth_try *t = arg;
    struct throttle *throttle = t->errand.lobby->throttle;
    if (throttle_clean(throttle, t->address))
        throttle_unrank(throttle, t->address);
    auth_try_end(arg, AUTH_BUSY, NULL);
}

/* ---- The gate ---- */

static void auth_gate_open(void *arg);

static void auth_try_verified(void *arg, bool right)
{
    struct auth_try *t = arg;
    struct lobby *lobby = t->errand.lobby;
    right = right && t->account.id != 0 && t->account.password[0] != '\0';
    lobby->gate->flying--;
    throttle_result(lobby->throttle, THROTTLE_PASSWORD, t->address, t->name, right);
    auth_try_end(t, right ? AUTH_RIGHT : AUTH_WRONG, NULL);
    auth_gate_open(lobby);
}

static void auth_try_made(void *arg, const char *hash)
{
    struct auth_try *t = arg;
    struct lobby *lobby = t->errand.lobby;
    lobby->gate->flying--;
    auth_try_end(t, AUTH_RIGHT, hash);
    auth_gate_open(lobby);
}

static bool auth_hasher_takes(struct auth_try *t)
{
    struct hasher *hasher = t->errand.lobby->deps.hasher;
    return t->hash_cb ? hasher->make(hasher, t->address, t->password, auth_try_made, t)
                      : hasher->verify(hasher, t->address, t->account.password, t->password,
                                       auth_try_verified, t);
}

/* For how many ms the node's next hash has to wait. */
static int64_t auth_node_owes(const struct lobby *lobby, uint8_t node)
{
    const int64_t burst = (int64_t)(NODE_BURST - 1) * NODE_HASH_MS;
    int64_t owes = lobby->gate->nodes[node].paid_ms - clock_mono(lobby->deps.clock) - burst;
    return node == lobby->deps.ids->node || owes < 0 ? 0 : owes;
}

/* Gives the next attempts to the hasher. The hasher refuses a second attempt of the same address,
 * which then stays at the gate. Attempts of a node that has used up its share stay there, too. */
static void auth_gate_open(void *arg)
{
    struct lobby *lobby = arg;
    struct gate *gate = lobby->gate;
    struct auth_try *t = TAILQ_FIRST(&gate->waiting), *next;
    int64_t soonest = INT64_MAX;
    for (; t && gate->flying < GATE_FLYING; t = next) {
        int64_t owes = auth_node_owes(lobby, t->node);
        next = TAILQ_NEXT(t, link);
        if (owes > 0)
            soonest = owes < soonest ? owes : soonest;
        if (owes > 0 || !auth_hasher_takes(t))
            continue;
        int64_t now = clock_mono(lobby->deps.clock), *paid_ms = &gate->nodes[t->node].paid_ms;
        *paid_ms = (*paid_ms > now ? *paid_ms : now) + NODE_HASH_MS;
        TAILQ_REMOVE(&gate->waiting, t, link);
        gate->nodes[t->node].waiting--;
        gate->flying++;
        t->at_gate = false;
        timer_cancel(lobby->timers, &t->errand.timer);
    }
    if (soonest < INT64_MAX)
        timer_set(lobby->timers, &gate->timer, soonest, auth_gate_open, lobby);
}

/* Puts the attempt after those of its rank. If too many attempts of its node wait, answers the last
 * one of them "busy". */
static void auth_gate_enter(void *arg)
{
    struct auth_try *t = arg, *at;
    struct lobby *lobby = t->errand.lobby;
    struct gate *gate = lobby->gate;
    const uint8_t node = t->node;
    TAILQ_FOREACH_REVERSE (at, &gate->waiting, auth_tries, link)
        if (at->rank <= t->rank)
            break;
    if (at)
        TAILQ_INSERT_AFTER(&gate->waiting, at, t, link);
    else
        TAILQ_INSERT_HEAD(&gate->waiting, t, link);
    gate->nodes[node].waiting++;
    t->at_gate = true;
    timer_set(lobby->timers, &t->errand.timer, GATE_MS, auth_try_busy, t);
    auth_gate_open(lobby);
    if (gate->nodes[node].waiting <= auth_node_share(lobby, node, GATE_MAX))
        return;
    TAILQ_FOREACH_REVERSE (at, &gate->waiting, auth_tries, link)
        if (at->node == node)
            break;
    /* by a timer, because the callback must not run before the caller has returned */
    timer_set(lobby->timers, &at->errand.timer, 0, auth_try_busy, at);
}

static void auth_try_account(void *arg, enum store_status status,
                             const struct store_account *account)
{
    struct auth_try *t = arg;
    if (status == STORE_OK)
        t->account = *account;
    if (status == STORE_OK || status == STORE_NONE)
        auth_gate_enter(t);
    else
        auth_try_busy(t); /* the store failed: the password may be right, so this does not count as
                        a failure */
}

/* Whether the attempt goes to the gate at once even if its name is under attack (see the top of
 * this file). */
static bool auth_try_newcomer(struct auth_try *t)
{
    struct throttle *throttle = t->errand.lobby->throttle;
    if (t->rank == 0 || t->rank > NEWCOMER_RANK || !throttle_clean(throttle, t->address))
        return false;
    t->rank += throttle_attacked(throttle, t->name);
    return true;
}

/* Holds the attempt back as long as failures of its address demand, and once because of failures on
 * its name. Looks up the account when it need not wait. */
static void auth_try_start(void *arg)
{
    struct auth_try *t = arg;
    struct lobby *lobby = t->errand.lobby;
    int64_t by_address = throttle_wait_address(lobby->throttle, t->address), wait = by_address;
    if (!t->held && !auth_try_newcomer(t))
        wait = throttle_wait(lobby->throttle, THROTTLE_PASSWORD, t->address, t->name);
    struct gate_node *node = &lobby->gate->nodes[t->node];
    struct session *s = t->held ? NULL : errand_session(t);
    node->held -= t->of_name;
    t->of_name = wait > by_address;
    node->held += t->of_name;
    /* Somebody who sees nothing for some seconds believes that the room has hung. */
    if (s && wait > 1000)
        session_say(s,
                    "One moment: there were wrong passwords before, so this one waits %d seconds.",
                    (int)((wait + 999) / 1000));
    t->held = true;
    if (t->of_name && node->held > auth_node_share(lobby, t->node, HELD_MAX))
        timer_set(lobby->timers, &t->errand.timer, 0, auth_try_busy, t);
    else if (wait > 0)
        timer_set(lobby->timers, &t->errand.timer, wait, auth_try_start, t);
    else
        store_account_by_name(lobby->deps.store, t->name, false, auth_try_account, t);
}

/* True: there are too many attempts, and this one is answered "busy". An attempt of an address that
 * has hardly tried lately is refused only when there are twice as many. */
static bool auth_try_refused(struct auth_try *t)
{
    const struct lobby *lobby = t->errand.lobby;
    int tries = lobby->gate->nodes[t->node].tries;
    int most = auth_node_share(lobby, t->node, TRIES_MAX);
    if (tries <= most || (t->rank <= 1 && tries <= 2 * most))
        return false;
    timer_set(t->errand.lobby->timers, &t->errand.timer, 0, auth_try_busy, t);
    return true;
}

/* ---- Earlier logins from the address, which the throttle does not know in a new room ---- */

static void auth_known_login(void *arg, const struct store_login *login)
{
    struct auth_try *t = arg;
    char network[STORE_ADDRESS_MAX];
    if (!network_subscriber_text(t->address, network, sizeof(network)) ||
        strcmp(login->network, network) != 0)
        return;
    throttle_know(t->errand.lobby->throttle, t->address, t->name);
    t->rank = 0;
}

static void auth_known_read(void *arg, enum store_status status UNUSED)
{
    auth_try_start(arg);
}

/* Reads the account's logins. If nobody has the name, the store is asked in the same way, so that
 * the answer takes the same time. */
static void auth_known_account(void *arg, enum store_status status,
                               const struct store_account *account)
{
    struct auth_try *t = arg;
    store_list_of(t->errand.lobby->deps.store, STORE_RECORD_LOGIN,
                  status == STORE_OK ? account->id : -1, STORE_LOGINS_KEPT, auth_known_login,
                  auth_known_read, t);
}

static void auth_try_password(struct auth_try *t, auth_cb *cb)
{
    t->cb = cb;
    if (!auth_try_refused(t))
        store_account_by_name(t->errand.lobby->deps.store, t->name, false, auth_known_account, t);
}

void auth_password(struct lobby *lobby, struct session *session, const char *address,
                   const char *name, const char *password, auth_cb *cb, void *arg)
{
    auth_try_password(
        auth_try_new(lobby, session, auth_node_of(lobby, session), address, name, password, arg),
        cb);
}

void auth_hash(struct lobby *lobby, struct session *session, const char *address,
               const char *password, auth_hash_cb *cb, void *arg)
{
    struct auth_try *t =
        auth_try_new(lobby, session, auth_node_of(lobby, session), address, "", password, arg);
    t->hash_cb = cb;
    if (!auth_try_refused(t))
        timer_set(lobby->timers, &t->errand.timer, 0, auth_gate_enter, t);
}

int auth_under_way(const struct lobby *lobby)
{
    return lobby->gate->tries;
}

/* ---- SSH ---- */

struct ssh_try {
    struct errand errand;
    struct lobby_auth auth; /* without the password */
    int64_t owner;          /* the account that has the key */
    int waits;              /* how often it has waited for the lobby to load */
    lobby_auth_cb *cb;
    void *arg;
};

/* Somebody who comes while the lobby loads waits OPENING_WAITS times OPENING_MS at most. */
enum { OPENING_MS = 100, OPENING_WAITS = 50 };

/* The methods that may be tried. They are the same for every name, so that they tell nothing about
 * it. */
static const unsigned ssh_methods =
    CLIENT_AUTH_CAN_KEY | CLIENT_AUTH_CAN_PASSWORD | CLIENT_AUTH_CAN_OPEN;

static const char ssh_busy[] =
    "Too many people are logging in at once. Try again in a few seconds.";

static void auth_ssh_end(struct ssh_try *t, enum client_auth_answer answer, const char *notice)
{
    unsigned tried = t->auth.method == CLIENT_AUTH_OPEN ? CLIENT_AUTH_CAN_OPEN : 0;
    if (answer == CLIENT_AUTH_BUSY)
        t->errand.lobby->logins[CLIENT_SSH][LOGIN_END_BUSY]++;
    t->cb(t->arg, answer, ssh_methods & ~tried, notice);
    errand_end(t);
}

static void auth_ssh_by_name(void *arg, enum store_status status,
                             const struct store_account *account)
{
    struct ssh_try *t = arg;
    /* Somebody else's key does not open an account. If nobody has the name, the session offers
     * to register it with the key. */
    bool own = status == STORE_OK && account->id == t->owner;
    if (status != STORE_OK && status != STORE_NONE)
        auth_ssh_end(t, CLIENT_AUTH_BUSY, ssh_busy);
    else
        auth_ssh_end(t, own || status == STORE_NONE ? CLIENT_AUTH_YES : CLIENT_AUTH_NO, "");
}

static void auth_ssh_by_key(void *arg, enum store_status status,
                            const struct store_account *account)
{
    struct ssh_try *t = arg;
    t->owner = status == STORE_OK ? account->id : 0;
    if (status != STORE_OK && status != STORE_NONE)
        auth_ssh_end(t, CLIENT_AUTH_BUSY, ssh_busy);
    else if (status == STORE_OK && strcasecmp(account->name, t->auth.user) == 0)
        auth_ssh_by_name(t, status, account);
    else
        store_account_by_name(t->errand.lobby->deps.store, t->auth.user, false, auth_ssh_by_name,
                              t);
}

static void auth_ssh_password(void *arg, enum auth_result result,
                              const struct store_account *account UNUSED)
{
    struct ssh_try *t = arg;
    BUF_LOCAL notice = {0}, refusal = {0};
    if (result != AUTH_WRONG) {
        auth_ssh_end(t, result == AUTH_RIGHT ? CLIENT_AUTH_YES : CLIENT_AUTH_BUSY,
                     result == AUTH_RIGHT ? "" : ssh_busy);
        return;
    }
    t->errand.lobby->logins[CLIENT_SSH][LOGIN_END_WRONG]++;
    buf_puts(&notice,
             "That name or password isn't right. New here? Log in as `new` for an account, or as "
             "`guest`.");
    if (approval_put_refusal(t->errand.lobby, t->auth.user, t->auth.address, &refusal))
        buf_printf(&notice, " %s", buf_text(&refusal));
    marks_resolve(&notice, MARKS_QUOTED); /* the client of ssh shows it */
    auth_ssh_end(t, CLIENT_AUTH_NO, buf_text(&notice));
}

static void auth_ssh_start(void *arg)
{
    struct ssh_try *t = arg;
    struct lobby *lobby = t->errand.lobby;
    /* Looks for a ban of the address alone. A banned key is let through, because clients show no
     * text if they are refused: the session tells of the ban, and only the owner of an account gets
     * further than that. */
    const struct moderation_who who = {.address = t->auth.address};
    const struct store_sanction *ban = moderation_find(lobby->moderation, STORE_BAN, &who, NULL);
    if (!lobby->loaded && t->auth.method != CLIENT_AUTH_PASSWORD && t->waits++ < OPENING_WAITS) {
        /* Waits, because a client that is told to come again goes on to ask for a password. */
        timer_set(lobby->timers, &t->errand.timer, OPENING_MS, auth_ssh_start, t);
    } else if (!lobby->loaded) {
        auth_ssh_end(t, CLIENT_AUTH_BUSY, "The room is just opening. Try again in a few seconds.");
    } else if (ban) {
        BUF_LOCAL why = {0};
        moderation_sentence(lobby->moderation, ban, &why);
        lobby->logins[CLIENT_SSH][LOGIN_END_BANNED]++;
        auth_ssh_end(t, CLIENT_AUTH_NO, buf_text(&why));
    } else if (t->auth.method == CLIENT_AUTH_KEY_WRONG) {
        log_info("key", "wrong name=%s from=%s", t->auth.user, t->auth.address);
        throttle_failed(lobby->throttle, t->auth.address);
        lobby->logins[CLIENT_SSH][LOGIN_END_WRONG]++;
        auth_ssh_end(t, CLIENT_AUTH_NO, "");
    } else if (strcasecmp(t->auth.user, "guest") == 0 || strcasecmp(t->auth.user, "new") == 0 ||
               /* The answer is the same for every name, so it does not tell whose key it is. */
               t->auth.method == CLIENT_AUTH_KEY_OFFERED ||
               /* No account has such a name; the session looks the code up. */
               (t->auth.method == CLIENT_AUTH_OPEN && code_formed(t->auth.user))) {
        auth_ssh_end(t, CLIENT_AUTH_YES, "");
    } else if (t->auth.method == CLIENT_AUTH_KEY_PROVEN) {
        store_account_by_key(lobby->deps.store, t->auth.fingerprint, auth_ssh_by_key, t);
    } else if (t->auth.method == CLIENT_AUTH_OPEN && lobby->deps.conf.newcomers) {
        /* Nobody opens an account without a proof. A name that no account has goes to the login
         * dialogue. */
        store_account_by_name(lobby->deps.store, t->auth.user, false, auth_ssh_by_name, t);
    } else {
        auth_ssh_end(t, CLIENT_AUTH_NO, "");
    }
}

void lobby_auth(struct lobby *lobby, const struct lobby_auth *auth, lobby_auth_cb *cb, void *arg)
{
    struct ssh_try *t = errand_new(lobby, NULL, sizeof(*t));
    t->auth = *auth;
    t->auth.password = NULL;
    t->cb = cb;
    t->arg = arg;
    if (auth->method == CLIENT_AUTH_PASSWORD && lobby->loaded && auth->password &&
        strcasecmp(auth->user, "guest") != 0 && strcasecmp(auth->user, "new") != 0 &&
        !moderation_find(lobby->moderation, STORE_BAN,
                         &(struct moderation_who){.address = auth->address}, NULL))
        auth_try_password(
            auth_try_new(lobby, NULL, auth->node, auth->address, auth->user, auth->password, t),
            auth_ssh_password);
    else
        timer_set(lobby->timers, &t->errand.timer, 0, auth_ssh_start, t);
}
