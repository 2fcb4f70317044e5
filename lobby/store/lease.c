/*
 * See lease.h. Times in the database are by its own clock. How long to wait is measured by ours.
 */
#include "lease.h"

#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <pthread.h>
#include <sodium.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/random.h>
#include <unistd.h>

#include "buf.h"
#include "clock.h"
#include "closed.h"
#include "log.h"
#include "migrate_postgresql.h"
#include "postgresql_spare.h"
#include "postgresql_url.h"
#include "statement.h"
#include "utf8.h"
#include "worker.h"
#include "xalloc.h"

enum {
    ANSWER_MS = 3000, /* if a server takes longer, the connection is given up and another one is
                         made */
    LEASE_KEY = 32
};

#define NOW_MS "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
#define TTL_MS "5000"
#define ALONE  "256"
_Static_assert(LEASE_TTL_MS == 5000, "TTL_MS is LEASE_TTL_MS");
_Static_assert(LEASE_ALONE == 256, "ALONE is LEASE_ALONE");

/* What a node says of itself for others to see. */
struct lease_says {
    bool fresh; /* the database does not have it yet */
    int draining, parted;
    char cluster[LEASE_CLUSTER_MAX];
};

struct lease {
    struct postgresql_url *url;
    int node; /* or LEASE_ALONE */
    char *service, *address, *engines;
    char *claim; /* the node's `version` in the database: the version, and the engines after it */
    int64_t incarnation;
    PGconn *conn; /* NULL: none. Belongs to the thread once that runs */
    /* The lease as this node saw it last, and since when it has been so, by the monotonic clock. */
    int64_t seen_incarnation, seen_until_ms, seen_since_ms;
    bool known; /* the log has been told of games that this program cannot go on with */
    pthread_t thread;
    int stop_fd, changed_fd, wake_fd; /* wake_fd: the thread has to look now */
    bool prepared; /* this node is prepared as the heir, and the database says so */
    /* 0: there is no heir. For the node that leads: since when there is one, monotonic. */
    int64_t heir_ms;
    pthread_mutex_t lock; /* protects the members from here to `leave` */
    struct lease_view view;
    struct lease_says says;
    bool leave;
    /* These need no lock. */
    atomic_bool has_key;
    uint8_t key[LEASE_KEY]; /* never changes once it is there */
};

/* ---- Statements ---- */

/* Runs a statement. NULL: the server did not answer or refused. The connection is then of no use
 * any more. The caller clears the result. */
static PGresult *lease_ask(PGconn *conn, int stop_fd, const struct statement *asked)
{
    PGresult *result = statement_ask(conn, asked, ANSWER_MS, stop_fd);
    if (!result || statement_done(result))
        return result;
    const char *said = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    log_warn("lease", "error=\"%s\"", said ? said : "no answer");
    PQclear(result);
    return NULL;
}

/* Runs a statement whose result nobody needs. False: no answer. */
static bool lease_tell(struct lease *l, const struct statement *asked)
{
    RESULT_LOCAL *result = lease_ask(l->conn, l->stop_fd, asked);
    return result;
}

/* These call lease_ask and lease_tell with a literal and its values, on the connection of a lease:
 * LEASE_TELL(l, "UPDATE lease ...", value). */
#define LEASE_ASK(l, ...)  lease_ask((l)->conn, (l)->stop_fd, &STATEMENT(__VA_ARGS__))
#define LEASE_TELL(l, ...) lease_tell(l, &STATEMENT(__VA_ARGS__))

/* ---- What the loop sees ---- */

static void lease_view_set(struct lease *l, const struct lease_view *view)
{
    pthread_mutex_lock(&l->lock);
    bool changed = view->state != l->view.state || view->leader != l->view.leader ||
                   view->handing != l->view.handing || view->away != l->view.away ||
                   view->alone != l->view.alone || strcmp(view->dealt, l->view.dealt) != 0;
    l->view = *view;
    pthread_mutex_unlock(&l->lock);
    if (changed)
        eventfd_write(l->changed_fd, 1);
}

static void lease_lose(struct lease *l, struct lease_view *view, const char *why)
{
    view->state = LEASE_LOST;
    utf8_copy(why, view->why, sizeof(view->why));
    lease_view_set(l, view);
}

static const char *lease_version_of(const char *claim, char out[LEASE_VERSION_MAX])
{
    utf8_copy_part(claim, strcspn(claim, " "), out, LEASE_VERSION_MAX);
    return out;
}

/* ---- Whose database it is ---- */

/* Whether two nodes say that they belong to the same cluster: what they say is equal, or has the
 * name and a key of the authority in common. While an authority is replaced, nodes know the old
 * key, both keys, or the new one. */
static bool lease_cluster_same(const char *one, const char *other)
{
    size_t name = strcspn(one, " "), len;
    if (strcspn(other, " ") != name || strncmp(one, other, name) != 0)
        return false;
    for (const char *at = one + name; at += strspn(at, " "), (len = strcspn(at, " ")) > 0;
         at += len) {
        char key[LEASE_VERSION_MAX];
        utf8_copy_part(at, len, key, sizeof(key));
        if (lease_engine_is(other + name, key))
            return true;
    }
    return strcmp(one, other) == 0;
}

/* Looks for a node of another cluster that runs, or that ended without saying so and may come back.
 * The clusters would refuse each other's links, but their people would sit in the same lobby. 1:
 * there is one, and `why` says so; 0: there is none; -1: no answer. */
static int lease_strangers_look(struct lease *l, char *why, size_t whycap)
{
    int found = 0;
    if (l->says.cluster[0] == '\0' || l->node == LEASE_ALONE)
        return 0;
    RESULT_LOCAL *result =
        LEASE_ASK(l,
                  "SELECT id, address, cluster FROM node WHERE id NOT IN ($1, " ALONE
                  ") AND cluster <> '' AND until_ms BETWEEN " NOW_MS " - $2 AND " NOW_MS
                  " + " TTL_MS " ORDER BY id",
                  l->node, LEASE_GONE_MS);
    if (!result)
        return -1;
    for (int i = 0; found == 0 && i < PQntuples(result); i++) {
        const char *address = PQgetvalue(result, i, 1), *other = PQgetvalue(result, i, 2);
        if (lease_cluster_same(l->says.cluster, other))
            continue;
        char name[LEASE_CLUSTER_MAX], with[LEASE_CLUSTER_MAX + 64];
        utf8_copy_part(other, strcspn(other, " "), name, sizeof(name));
        bool named = strcspn(l->says.cluster, " ") == strlen(name) &&
                     strncmp(l->says.cluster, name, strlen(name)) == 0;
        utf8_printf(with, sizeof(with),
                    named ? "another authority in 'peer-ca'" : "the cluster-name %s", name);
        utf8_printf(why, whycap,
                    "Another cluster uses this database: node %d%s%s, with %s. Give this one a "
                    "database of its own, or join that one with 'cardroomctl node join'.",
                    (int)statement_field(result, i, 0), *address ? " at " : "", address, with);
        found = 1;
    }
    return found;
}

/* The rows of rivals: rooms that cannot run beside this one, which is node $1 of the service $2. A
 * room that ended in order has no cluster and a time in the past. Some nodes of earlier versions do
 * not say their cluster while they run, so the time alone counts, too. */
#define RIVALS                                                                                     \
    "CASE $1::bigint WHEN " ALONE " THEN id < " ALONE " OR service <> $2 ELSE id = " ALONE         \
    " END AND (cluster <> '' OR until_ms BETWEEN " NOW_MS " AND " NOW_MS " + " TTL_MS ")"

/* Says in `why` that the first of these rivals stands in the way. */
static void lease_rival_refused(const struct lease *l, const PGresult *result, char *why,
                                size_t whycap)
{
    char version[LEASE_VERSION_MAX];
    const char *address = PQgetvalue(result, 0, 1);
    int node = (int)statement_field(result, 0, 0);
    lease_version_of(PQgetvalue(result, 0, 2), version);
    if (node != LEASE_ALONE)
        utf8_printf(why, whycap,
                    "The nodes of a cluster use this database: node %d%s%s, with version %s. Give "
                    "this room a database of its own, or stop them first, or make it one of them "
                    "with 'cardroomctl node join'.",
                    node, *address ? " at " : "", address, version);
    else
        utf8_printf(
            why, whycap,
            "A room that is not a node of a cluster uses this database%s%s, with version %s. "
            "%s",
            *address ? ": on " : "", address, version,
            l->node == LEASE_ALONE
                ? "Give this one a database of its own, or stop that one first."
                : "Give these nodes a database of their own, or stop that one first.");
}

/* Looks for rivals. 1: there is one that lives, or may live (`*busy`), and `why` says so; 0: there
 * is none; -1: no answer. */
static int lease_rivals_look(struct lease *l, struct lease_rivals *seen, bool *busy, char *why,
                             size_t whycap)
{
    int64_t sum = 0, now = clock_mono(&clock_system);
    RESULT_LOCAL *result =
        LEASE_ASK(l,
                  "SELECT id, address, version, until_ms + incarnation FROM node WHERE " RIVALS
                  " ORDER BY until_ms DESC",
                  l->node, l->service);
    if (!result)
        return -1;
    for (int i = 0; i < PQntuples(result); i++)
        sum += statement_field(result, i, 3);
    bool renewed = seen->sum != 0 && sum != seen->sum;
    if (sum != seen->sum)
        *seen = (struct lease_rivals){sum, now};
    bool found = PQntuples(result) > 0 && now - seen->since_ms < LEASE_TTL_MS;
    *busy = found && !renewed;
    if (found)
        lease_rival_refused(l, result, why, whycap);
    return found;
}

/* Notes the end of rivals that count as dead, so that only the first start waits for them. A rival
 * that lives after all finds that its row is no longer its own. False: no answer. */
static bool lease_rivals_end(struct lease *l)
{
    return LEASE_TELL(l,
                      "UPDATE node SET cluster = '', incarnation = 0, until_ms ="
                      " least(until_ms, " NOW_MS " - 1) WHERE " RIVALS,
                      l->node, l->service);
}

/* ---- A node ---- */

/* Finds out whether the last process that was this node was of this service. False: no answer. */
static bool lease_node_is_ours(struct lease *l, bool *ours)
{
    RESULT_LOCAL *result =
        LEASE_ASK(l, "SELECT 1 FROM node WHERE id = $1 AND service = $2", l->node, l->service);
    *ours = result && PQntuples(result) == 1;
    return result;
}

/* Makes this process its node. 1: it is; 0: a process of another service is; -1: no answer. An
 * `until_ms` that is further ahead than anybody sets it is from before the database's clock jumped.
 * A room that is not a node has looked for rivals before, so it takes its row from any service. */
static int lease_node_claim(struct lease *l)
{
    if (!LEASE_TELL(l,
                    "INSERT INTO node (id, incarnation, service, until_ms, since_ms,"
                    " address, version) VALUES ($1, 0, '', 0, 0, '', '')"
                    " ON CONFLICT (id) DO NOTHING",
                    l->node))
        return -1;
    RESULT_LOCAL *result = LEASE_ASK(
        l,
        "WITH next AS (UPDATE meta SET value = value + 1 WHERE name = 'incarnation'"
        " RETURNING value) UPDATE node SET incarnation = next.value, service = $2,"
        " until_ms = " NOW_MS " + " TTL_MS ", since_ms = " NOW_MS ", address = $3,"
        " version = $4, cluster = $5 FROM next WHERE id = $1 AND (service = $2 OR id = " ALONE
        " OR until_ms NOT BETWEEN " NOW_MS " AND " NOW_MS " + " TTL_MS
        ") RETURNING node.incarnation",
        l->node, l->service, l->address, l->claim, l->says.cluster);
    if (!result)
        return -1;
    int rows = PQntuples(result);
    if (rows == 1)
        l->incarnation = statement_field(result, 0, 0);
    return rows;
}

/* Makes this process its node, unless a rival or another cluster has the database. Two processes
 * that enter at the same moment wait for each other, so one sees the other. If the node was of this
 * service before, its cluster is not checked, because the authority may be in the middle of a
 * change. Returns what lease_node_claim does. 0 with `*stranger`: because of a rival or another
 * cluster. */
static int lease_node_enter(struct lease *l, struct lease_rivals *seen, bool *stranger, bool *busy,
                            char *why, size_t whycap)
{
    bool ours;
    int found = 0, claimed = 0;
    *stranger = false;
    if (!LEASE_TELL(l, "BEGIN") ||
        !LEASE_TELL(l, "SELECT value FROM meta WHERE name = 'incarnation' FOR UPDATE") ||
        !lease_node_is_ours(l, &ours) ||
        (found = lease_rivals_look(l, seen, busy, why, whycap)) < 0 ||
        (found == 0 && !ours && (found = lease_strangers_look(l, why, whycap)) < 0) ||
        (found == 0 && (!lease_rivals_end(l) || (claimed = lease_node_claim(l)) < 0)))
        return -1;
    *stranger = found == 1;
    return lease_tell(l, *stranger ? &STATEMENT("ROLLBACK") : &STATEMENT("COMMIT")) ? claimed : -1;
}

static void lease_node_refused(struct lease *l, char *why, size_t whycap)
{
    char version[LEASE_VERSION_MAX];
    RESULT_LOCAL *result = LEASE_ASK(l, "SELECT address, version FROM node WHERE id = $1", l->node);
    bool has = result && PQntuples(result) == 1;
    utf8_printf(why, whycap,
                "Another service is node %d of this database already%s%s (version %s). Stop that "
                "one, or give this node another number with 'node' in its configuration.",
                l->node, has && *PQgetvalue(result, 0, 0) ? ", at " : "",
                has ? PQgetvalue(result, 0, 0) : "",
                has ? lease_version_of(PQgetvalue(result, 0, 1), version) : "not known");
}

/* Renews the node's time. False: another process is this node (`*lost`), or there was no answer. */
static bool lease_node_renew(struct lease *l, bool *lost)
{
    RESULT_LOCAL *result = LEASE_ASK(
        l, "UPDATE node SET until_ms = " NOW_MS " + " TTL_MS " WHERE id = $1 AND incarnation = $2",
        l->node, l->incarnation);
    if (!result)
        return false;
    *lost = strcmp(PQcmdTuples(result), "1") != 0;
    return !*lost;
}

/* The number in a node's row of `meta`, 0 without one. "draining-": enum lease_draining; "parted-":
 * 1: its door is without a room. The rows stay, and mean nothing if the node does not run. */
#define SAID(name, id) "coalesce((SELECT value FROM meta WHERE name = '" name "' || " id "), 0)"
#define DRAINING(id)   SAID("draining-", id)
/* The node that may lead in place of node $1; NULL: none is ready. */
#define READY                                                                                      \
    "(SELECT min(n.id) FROM node n WHERE n.id <> $1 AND n.until_ms >= " NOW_MS                     \
    " AND " DRAINING("n.id") " = 0)"

/* Writes `says` to the database if it has changed. False: no answer. */
static bool lease_says_note(struct lease *l)
{
    pthread_mutex_lock(&l->lock);
    const struct lease_says says = l->says;
    l->says.fresh = false;
    pthread_mutex_unlock(&l->lock);
    if (!says.fresh ||
        (LEASE_TELL(l,
                    "INSERT INTO meta (name, value) VALUES ('draining-' || $1::bigint, $2),"
                    " ('parted-' || $1::bigint, $3)"
                    " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                    l->node, says.draining, says.parted) &&
         LEASE_TELL(l, "UPDATE node SET cluster = $3 WHERE id = $1 AND incarnation = $2", l->node,
                    l->incarnation, says.cluster)))
        return true;
    pthread_mutex_lock(&l->lock);
    l->says.fresh = true;
    pthread_mutex_unlock(&l->lock);
    return false;
}

static bool lease_wants_to_leave(struct lease *l)
{
    pthread_mutex_lock(&l->lock);
    bool wants = l->leave || l->says.draining != LEASE_SERVES;
    pthread_mutex_unlock(&l->lock);
    return wants;
}

/* ---- What the rooms share ---- */

/* Reads the key that all rooms share. The first room that needs it makes it. False: no answer. */
static bool lease_key_read(struct lease *l)
{
    uint8_t fresh[LEASE_KEY];
    char hex[2 * LEASE_KEY + 1];
    if (l->has_key)
        return true;
    if (getrandom(fresh, sizeof(fresh), 0) != (ssize_t)sizeof(fresh))
        return true;
    sodium_bin2hex(hex, sizeof(hex), fresh, sizeof(fresh));
    RESULT_LOCAL *result =
        LEASE_ASK(l,
                  "WITH made AS (INSERT INTO secret (name, value) VALUES ('control',"
                  " decode($1, 'hex')) ON CONFLICT (name) DO NOTHING RETURNING value)"
                  " SELECT encode(value, 'hex') FROM made UNION ALL"
                  " SELECT encode(value, 'hex') FROM secret WHERE name = 'control'",
                  hex);
    const char *got = result && PQntuples(result) > 0 ? PQgetvalue(result, 0, 0) : "";
    if (strlen(got) == 2 * LEASE_KEY) {
        sodium_hex2bin(l->key, sizeof(l->key), got, strlen(got), NULL, NULL, NULL);
        l->has_key = true;
    }
    explicit_bzero(fresh, sizeof(fresh));
    explicit_bzero(hex, sizeof(hex));
    return result;
}

/* ---- The heir ---- */

/* Whether this program can go on with all open games. If it is false and `known` is false, too,
 * there was no answer. */
static bool lease_games_known(struct lease *l)
{
    RESULT_LOCAL *result = LEASE_ASK(l, "SELECT DISTINCT board || ':' || version FROM game"
                                        " WHERE state = 0 OR open_vote = 1");
    bool known = result;
    for (int i = 0; known && i < PQntuples(result); i++) {
        known = lease_engine_is(l->engines, PQgetvalue(result, i, 0));
        if (!known && !l->known)
            log_warn("lease",
                     "error=\"this program cannot play on %s, so this node does not lead\"",
                     PQgetvalue(result, i, 0));
    }
    if (result)
        l->known = !known;
    return known;
}

/* Prepares this node, the heir, to lead at once, and notes that it is prepared. If that is not
 * possible, it notes nothing, and the leader goes on. False: no answer. */
static bool lease_heir_prepare(struct lease *l)
{
    char why[512];
    if (l->prepared)
        return true;
    if (!lease_games_known(l))
        return l->known;
    if (postgresql_spares_make(l->url, why, sizeof(why)) != 0) {
        log_warn("lease", "node=%d error=\"%s\"", l->node, why);
        return true;
    }
    l->prepared = LEASE_TELL(l,
                             "INSERT INTO meta (name, value) VALUES ('heir', $1)"
                             " ON CONFLICT (name) DO UPDATE SET value = $1",
                             l->incarnation);
    return l->prepared;
}

/* Checks whether the heir is prepared. A node that takes too long stops being the heir. False: no
 * answer. */
static bool lease_heir_await(struct lease *l, struct lease_view *view, int64_t heir)
{
    int64_t now = clock_mono(&clock_system);
    l->heir_ms = l->heir_ms ? l->heir_ms : now;
    RESULT_LOCAL *result =
        LEASE_ASK(l,
                  "SELECT 1 FROM meta m JOIN node n ON m.value = n.incarnation"
                  " WHERE m.name = 'heir' AND n.id = $1 AND n.until_ms >= " NOW_MS,
                  heir);
    if (!result)
        return false;
    view->handing = PQntuples(result) == 1;
    view->heir = (int)heir;
    if (view->handing || now - l->heir_ms < LEASE_PREPARE_MS)
        return true;
    log_warn("lease", "node=%d heir=%d error=\"it was not prepared in time\"", l->node, (int)heir);
    l->heir_ms = 0;
    view->alone = true;
    return LEASE_TELL(l, "UPDATE lease SET heir = -1 WHERE incarnation = $1", l->incarnation);
}

/* ---- Games that begin ---- */

/* Finds out which engines of this program all other nodes know, too. Nodes of versions that do not
 * say what they know do not count. False: no answer. */
static bool lease_dealt_look(struct lease *l, struct lease_view *view)
{
    BUF_LOCAL dealt = {0};
    RESULT_LOCAL *result =
        LEASE_ASK(l,
                  "SELECT version FROM node WHERE id <> $1 AND until_ms + $2 >= " NOW_MS
                  " AND version LIKE '% %'",
                  l->node, LEASE_GONE_MS);
    if (!result)
        return false;
    for (const char *at = l->engines; *at; at += strspn(at, " ")) {
        size_t len = strcspn(at, " ");
        char engine[LEASE_VERSION_MAX];
        bool all = true;
        utf8_copy_part(at, len, engine, sizeof(engine));
        for (int i = 0; all && i < PQntuples(result); i++)
            all = lease_engine_is(strchr(PQgetvalue(result, i, 0), ' '), engine);
        if (all)
            buf_printf(&dealt, "%s ", engine);
        at += len;
    }
    utf8_copy(buf_text(&dealt), view->dealt, sizeof(view->dealt));
    return true;
}

/* ---- The lease ---- */

/* Takes the lease, unless this program cannot go on with all open games. If the lease is no longer
 * as it was seen, it is left alone: the node that has it may have renewed it meanwhile. False: no
 * answer. */
static bool lease_take(struct lease *l, struct lease_view *view)
{
    if (!lease_games_known(l))
        return l->known;
    if (!lease_dealt_look(l, view))
        return false;
    RESULT_LOCAL *result =
        LEASE_ASK(l,
                  "UPDATE lease SET node = $1, incarnation = $2, heir = -1,"
                  " until_ms = " NOW_MS " + " TTL_MS ", since_ms = " NOW_MS
                  " WHERE incarnation = $3 AND until_ms = $4",
                  l->node, l->incarnation, l->seen_incarnation, l->seen_until_ms);
    if (!result)
        return false;
    if (strcmp(PQcmdTuples(result), "1") == 0) {
        view->state = LEASE_LEADS;
        view->leader = l->node;
        log_info("lease", "node=%d incarnation=%" PRId64 " leads=yes", l->node, l->incarnation);
    }
    return true;
}

/* Whether the lease has not changed for a TTL while the database answered. Only our own clock
 * counts for that: the database's may jump, and after a failure of the database, during which
 * nobody could renew, all leases look old. */
static bool lease_is_old(struct lease *l, int64_t incarnation, int64_t until_ms)
{
    int64_t now = clock_mono(&clock_system);
    if (incarnation != l->seen_incarnation || until_ms != l->seen_until_ms)
        l->seen_since_ms = now;
    l->seen_incarnation = incarnation;
    l->seen_until_ms = until_ms;
    return now - l->seen_since_ms >= LEASE_TTL_MS;
}

/* Looks who has the lease, and takes it if it is free. If this node is the heir, prepares it.
 * False: no answer. */
static bool lease_wait(struct lease *l, struct lease_view *view)
{
    RESULT_LOCAL *result = LEASE_ASK(l,
                                     "SELECT node, incarnation, until_ms, heir, " READY
                                     " IS NULL, (SELECT max(epoch) FROM writer) FROM lease",
                                     l->node);
    if (!result)
        return false;
    bool has = PQntuples(result) == 1;
    int64_t node = has ? statement_field(result, 0, 0) : -1,
            heir = has ? statement_field(result, 0, 3) : -1;
    bool old = has && lease_is_old(l, statement_field(result, 0, 1), statement_field(result, 0, 2));
    view->epoch = has ? statement_field(result, 0, 5) : view->epoch;
    bool may = !lease_wants_to_leave(l) || (has && *PQgetvalue(result, 0, 4) == 't');
    view->leader = (int)(node < 0 ? heir : node);
    l->heir_ms = heir >= 0 ? 1 : 0;
    bool mine = node == l->node; /* an earlier process of this node has the lease */
    bool given = node < 0 && (heir < 0 || heir == l->node);
    if (has && may && (mine || given || old))
        return lease_take(l, view);
    if (heir == l->node && node >= 0)
        return lease_heir_prepare(l);
    if (l->prepared && heir != l->node) {
        postgresql_spares_drop();
        l->prepared = false;
    }
    return true;
}

/* Renews the lease. If this node wants to hand over, an heir is named. False: another node has the
 * lease (`*lost`), or there was no answer. */
static bool lease_renew(struct lease *l, struct lease_view *view, bool *lost)
{
    bool leaves = lease_wants_to_leave(l);
    RESULT_LOCAL *result = LEASE_ASK(l,
                                     "UPDATE lease SET until_ms = " NOW_MS " + " TTL_MS
                                     ", heir = CASE WHEN $3 = 1 AND heir < 0 THEN coalesce(" READY
                                     ", -1) ELSE heir END WHERE incarnation = $2 RETURNING heir",
                                     l->node, l->incarnation, leaves);
    if (!result)
        return false;
    *lost = PQntuples(result) != 1;
    int64_t heir = *lost ? -1 : statement_field(result, 0, 0);
    view->alone = leaves && heir < 0;
    if (heir >= 0 && heir != l->node)
        return lease_heir_await(l, view, heir);
    l->heir_ms = 0;
    return !*lost;
}

/* ---- The thread ---- */

/* Waits until it is time to look again. False: the thread has to end. */
static bool lease_pause(struct lease *l, const struct lease_view *view)
{
    struct pollfd ready[] = {{.fd = l->stop_fd, .events = POLLIN},
                             {.fd = l->wake_fd, .events = POLLIN}};
    eventfd_t woken;
    poll(ready, 2,
         l->node == LEASE_ALONE       ? LEASE_NODE_MS
         : l->heir_ms != 0            ? LEASE_HEIR_LOOK_MS
         : view->state == LEASE_LEADS ? LEASE_RENEW_MS
                                      : LEASE_LOOK_MS);
    if (ready[1].revents != 0)
        eventfd_read(l->wake_fd, &woken);
    return ready[0].revents == 0;
}

/* Looks once. False: no answer. */
static bool lease_look_it(struct lease *l, struct lease_view *view, int64_t *renew_at)
{
    int64_t now = clock_mono(&clock_system);
    bool lost = false;
    if (now >= *renew_at || view->state == LEASE_LEADS) {
        if (!lease_node_renew(l, &lost)) {
            if (lost)
                lease_lose(l, view,
                           l->node == LEASE_ALONE ? "Another room has the database by now."
                                                  : "Another process is this node by now.");
            return lost;
        }
        *renew_at = now + LEASE_NODE_MS;
        if (view->state == LEASE_WAITS || l->node == LEASE_ALONE)
            view->renewed_ms = now;
    }
    if (l->node == LEASE_ALONE)
        return true;
    if (!lease_says_note(l) || !lease_key_read(l))
        return false;
    if (view->state == LEASE_WAITS)
        return lease_wait(l, view);
    if (lease_renew(l, view, &lost)) {
        view->renewed_ms = now;
        return lease_dealt_look(l, view);
    }
    if (lost)
        lease_lose(l, view, "Another node leads by now.");
    return lost;
}

static bool lease_connected(struct lease *l)
{
    char why[512];
    if (l->conn)
        return true;
    l->conn = postgresql_connect(l->url, why, sizeof(why));
    l->seen_since_ms = clock_mono(&clock_system);
    return l->conn;
}

static void *lease_run(void *arg)
{
    struct lease *l = arg;
    struct lease_view view = l->view;
    int64_t renew_at = 0;
    do {
        if (lease_connected(l) && lease_look_it(l, &view, &renew_at)) {
            if (view.state == LEASE_LOST)
                return NULL;
            view.away = false;
        } else {
            PQfinish(l->conn);
            l->conn = NULL;
            view.away = true;
        }
        lease_view_set(l, &view);
    } while (lease_pause(l, &view));
    return NULL;
}

/* ---- Outside ---- */

static void lease_release(struct lease *l)
{
    PQfinish(l->conn);
    postgresql_url_free(&l->url);
    closed_fd(&l->stop_fd);
    closed_fd(&l->changed_fd);
    closed_fd(&l->wake_fd);
    pthread_mutex_destroy(&l->lock);
    free(l->service);
    free(l->address);
    free(l->claim);
    free(l->engines);
    explicit_bzero(l->key, sizeof(l->key));
    free(l);
}

struct lease *lease_new(const struct lease_deps *deps, bool *busy, char *why, size_t whycap)
{
    struct lease *l = xcalloc(1, sizeof(*l));
    pthread_mutex_init(&l->lock, NULL);
    l->node = deps->alone ? LEASE_ALONE : deps->node;
    l->view.leader = -1;
    l->service = xstrdup(deps->service);
    l->address = xstrdup(deps->address);
    /* "alone" makes nodes of earlier versions take this room for one of another cluster. The room
     * does not say which engines it knows, so no node waits for it with new versions of games. */
    utf8_copy(deps->alone ? "alone" : deps->cluster, l->says.cluster, sizeof(l->says.cluster));
    l->claim =
        deps->alone ? xstrdup(deps->version) : xasprintf("%s %s", deps->version, deps->engines);
    l->engines = xstrdup(deps->engines);
    l->stop_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    l->changed_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    l->wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    l->says.fresh = true; /* the database may still have what an earlier process said */
    int claimed = -1;
    bool stranger = false, unsure = false;
    int64_t asked_ms = clock_mono(&clock_system);
    *busy = false;
    errno = EINVAL;
    if (l->stop_fd < 0 || l->changed_fd < 0 || l->wake_fd < 0)
        utf8_printf(why, whycap, "No descriptor is left for the lease. Raise the limit of files.");
    else if ((l->url = postgresql_url_new(deps->url, why, whycap)) &&
             (l->conn = postgresql_connect(l->url, why, whycap)) &&
             postgresql_schema_open(l->conn, postgresql_url_name(l->url), why, whycap) == 0 &&
             (claimed = lease_node_enter(l, deps->rivals, &stranger, &unsure, why, whycap)) < 0) {
        utf8_printf(why, whycap, "%s broke off. Start again in a moment.",
                    postgresql_url_name(l->url));
        errno = EAGAIN;
    }
    if (claimed == 0 && !stranger)
        lease_node_refused(l, why, whycap);
    if (claimed == 0) {
        *busy = !stranger || unsure;
        errno = EBUSY;
    }
    if (claimed != 1) {
        int error = errno;
        lease_release(l);
        errno = error;
        return NULL;
    }
    l->seen_since_ms = clock_mono(&clock_system);
    l->view.renewed_ms = asked_ms;
    l->view.incarnation = l->incarnation;
    /* The room has to know at once, without waiting for the thread, whether its service leads, or
     * which node's room its door has to be linked to. */
    if (deps->alone) {
        l->view.state = LEASE_LEADS;
        l->view.leader = deps->node;
        utf8_copy(deps->engines, l->view.dealt, sizeof(l->view.dealt));
    } else if (!lease_says_note(l) || !lease_key_read(l) || !lease_wait(l, &l->view)) {
        PQfinish(l->conn);
        l->conn = NULL;
    }
    worker_thread_start(&l->thread, "lease-thread", lease_run, l);
    return l;
}

/* Ends a change of what the thread has to know. The caller has taken the lock before the change.
 * Gives the lock back, and wakes the thread. */
static void lease_changed(struct lease *l)
{
    l->says.fresh = true;
    pthread_mutex_unlock(&l->lock);
    eventfd_write(l->wake_fd, 1);
}

void lease_drain(struct lease *l, enum lease_draining draining)
{
    pthread_mutex_lock(&l->lock);
    l->says.draining = draining;
    lease_changed(l);
}

void lease_part(struct lease *l, bool parted)
{
    pthread_mutex_lock(&l->lock);
    l->says.parted = parted;
    lease_changed(l);
}

void lease_cluster(struct lease *l, const char *cluster)
{
    pthread_mutex_lock(&l->lock);
    utf8_copy(cluster, l->says.cluster, sizeof(l->says.cluster));
    lease_changed(l);
}

void lease_leave(struct lease *l)
{
    pthread_mutex_lock(&l->lock);
    l->leave = true;
    lease_changed(l);
}

const uint8_t *lease_key(struct lease *l)
{
    return l->has_key ? l->key : NULL;
}

void lease_free(struct lease **lease)
{
    struct lease *l = *lease;
    *lease = NULL;
    if (!l)
        return;
    eventfd_write(l->stop_fd, 1);
    pthread_join(l->thread, NULL);
    close(l->stop_fd);
    l->stop_fd = -1; /* nothing stops the statements below */
    if (l->view.state != LEASE_LOST && lease_connected(l)) {
        /* If there is an heir, the lease is kept for it until the TTL is over. */
        LEASE_TELL(l,
                   "UPDATE lease SET node = -1, incarnation = -$1::bigint,"
                   " until_ms = " NOW_MS " + CASE WHEN heir < 0 THEN -1 ELSE " TTL_MS
                   " END WHERE incarnation = $1",
                   l->incarnation);
        /* A node that ended in order does not keep another cluster from the database. */
        LEASE_TELL(l,
                   "UPDATE node SET until_ms = " NOW_MS
                   " - 1, cluster = '' WHERE id = $1 AND incarnation = $2",
                   l->node, l->incarnation);
    }
    postgresql_spares_drop();
    lease_release(l);
}

int lease_fd(const struct lease *lease)
{
    return lease->changed_fd;
}

void lease_look(struct lease *lease, struct lease_view *out)
{
    eventfd_t count;
    (void)!eventfd_read(lease->changed_fd, &count);
    lease_glance(lease, out);
}

void lease_glance(struct lease *lease, struct lease_view *out)
{
    pthread_mutex_lock(&lease->lock);
    *out = lease->view;
    pthread_mutex_unlock(&lease->lock);
}

bool lease_engine_is(const char *engines, const char *engine)
{
    size_t len = strlen(engine);
    for (const char *at = engines; (at = strstr(at, engine)); at += len)
        if ((at == engines || at[-1] == ' ') && (at[len] == ' ' || at[len] == '\0'))
            return true;
    return false;
}

/* ---- For tools ---- */

/* Connects and asks once. NULL: it failed, and `why` says why. */
static PGresult *lease_ask_once(const char *url, const struct statement *asked, char *why,
                                size_t whycap)
{
    URL_LOCAL *parsed = postgresql_url_new(url, why, whycap);
    CONN_LOCAL *conn = parsed ? postgresql_connect(parsed, why, whycap) : NULL;
    PGresult *result = conn ? lease_ask(conn, -1, asked) : NULL;
    if (conn && !result && postgresql_broken(conn))
        utf8_printf(why, whycap, "%s did not answer in time. Ask again in a moment.",
                    postgresql_url_name(parsed));
    else if (conn && !result)
        utf8_printf(why, whycap,
                    "%s is not set up for nodes. Start a node first, or see 'cardroomctl store "
                    "status'.",
                    postgresql_url_name(parsed));
    return result;
}

int lease_nodes(const char *url, struct lease_node *out, char *why, size_t whycap)
{
    struct statement asked = STATEMENT(
        "SELECT n.id, n.incarnation = l.incarnation, n.until_ms >= " NOW_MS ", greatest(" NOW_MS
        " - n.until_ms + " TTL_MS ", 0),"
        " CASE WHEN n.incarnation = l.incarnation THEN l.since_ms ELSE n.since_ms END, n.address,"
        " n.version, " DRAINING("n.id") ", " SAID(
            "parted-", "n.id") " FROM node n CROSS JOIN lease l WHERE n.id <> " ALONE
                               " ORDER BY n.id LIMIT $1::bigint",
        LEASE_NODES_MAX);
    RESULT_LOCAL *result = lease_ask_once(url, &asked, why, whycap);
    if (!result)
        return -1;
    int n = PQntuples(result);
    for (int i = 0; i < n; i++) {
        out[i] = (struct lease_node){.node = (int)statement_field(result, i, 0),
                                     .leads = *PQgetvalue(result, i, 1) == 't',
                                     .alive = *PQgetvalue(result, i, 2) == 't',
                                     .seen_ms = statement_field(result, i, 3),
                                     .since_ms = statement_field(result, i, 4)};
        out[i].draining =
            out[i].alive ? (enum lease_draining)statement_field(result, i, 7) : LEASE_SERVES;
        out[i].parted = out[i].alive && statement_field(result, i, 8) != 0;
        utf8_copy(PQgetvalue(result, i, 5), out[i].address, sizeof(out[i].address));
        const char *claim = PQgetvalue(result, i, 6), *engines = strchr(claim, ' ');
        lease_version_of(claim, out[i].version);
        utf8_copy(engines ? engines + 1 : "", out[i].engines, sizeof(out[i].engines));
    }
    return n;
}

int lease_hand(const char *url, int node, char *why, size_t whycap)
{
    struct statement asked = STATEMENT("UPDATE lease SET heir ="
                                       " CASE WHEN lease.node = $1 THEN -1 ELSE $1 END"
                                       " FROM node n WHERE n.id = $1 AND n.until_ms >= " NOW_MS
                                       " AND " DRAINING("n.id") " = 0",
                                       node);
    RESULT_LOCAL *result = lease_ask_once(url, &asked, why, whycap);
    bool done = result && strcmp(PQcmdTuples(result), "1") == 0;
    if (result && !done)
        utf8_printf(why, whycap, "Node %d is not ready. 'cardroomctl nodes' lists those that are.",
                    node);
    return done ? 0 : -1;
}
