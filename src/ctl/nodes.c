/*
 * See nodes.h.
 */
#include "nodes.h"

#include <stdlib.h>

#include "act_items.h"
#include "lease.h"
#include "maintain.h"
#include "server.h"
#include "span.h"
#include "utf8.h"

/* The url of the store in a form that can be opened. False: `text` says why there are no nodes. */
static bool nodes_server_of(const struct conf *conf, struct store_server *out, struct buf *text)
{
    char why[512];
    if (!store_server_is(conf->store)) {
        buf_puts(text,
                 "There is one node: several need a store in PostgreSQL. See cardroom-admin(7).\n");
        return false;
    }
    if (store_server_read(conf->store, true, out, why, sizeof(why)) == 0)
        return true;
    buf_printf(text, "%s\n", why);
    return false;
}

static const char *nodes_state_of(const struct lease_node *node)
{
    return !node->alive                       ? "away"
           : node->leads                      ? "leads"
           : node->draining == LEASE_DRAINING ? "draining"
           : node->draining == LEASE_DRAINED  ? "drained"
           : node->parted                     ? "parted"
                                              : "ready";
}

static void node_put(const struct lease_node *node, struct buf *text, struct act_items *items)
{
    const char *state = nodes_state_of(node);
    buf_printf(text, "node %d  %s  ", node->node, state);
    if (!node->alive) {
        buf_puts(text, "not seen for ");
        span_put(text, node->seen_ms);
    } else {
        buf_puts(text, "since ");
        span_put_time(text, node->since_ms);
        buf_puts(text, " UTC");
    }
    buf_printf(text, "  version %s  %s%s\n", node->version, node->address,
               node->leads && node->draining != LEASE_SERVES ? "  no other node is ready"
               : node->parted                                ? "  its people wait for a room"
                                                             : "");
    act_items_begin(items);
    act_items_add(
        items,
        "node=%d state=%s draining=?%d seen_ms=%jd since=@%jd version=%s engines=%s address=%s",
        node->node, state, node->draining != LEASE_SERVES, node->seen_ms, node->since_ms,
        node->version, node->engines, node->address);
}

/* Nobody waits for a node that has not been seen for long. */
static bool nodes_counts(const struct lease_node *node)
{
    return node->engines[0] && node->seen_ms <= LEASE_GONE_MS + LEASE_TTL_MS;
}

/* Tells which versions of games the leader knows and another node does not, so that no game begins
 * by them. */
static void nodes_withheld_put(const struct lease_node *node, int n, struct buf *text)
{
    int lead = 0;
    while (lead < n && !node[lead].leads)
        lead++;
    for (const char *at = lead < n ? node[lead].engines : ""; *at; at += strspn(at, " ")) {
        char engine[LEASE_VERSION_MAX];
        size_t len = strcspn(at, " ");
        utf8_copy_part(at, len, engine, sizeof(engine));
        for (int i = 0; i < n; i++) {
            if (nodes_counts(&node[i]) && !lease_engine_is(node[i].engines, engine)) {
                buf_printf(text, "No game begins by the rules %s, as node %d does not know them.\n",
                           engine, node[i].node);
                break;
            }
        }
        at += len;
    }
}

int nodes_list(const struct local_call *call, struct buf *text, struct act_items *items)
{
    struct lease_node node[LEASE_NODES_MAX];
    struct store_server server;
    char why[512];
    if (!nodes_server_of(call->conf, &server, text))
        return STATUS_REFUSED;
    int n = lease_nodes(server.url, node, why, sizeof(why));
    store_server_free(&server);
    if (n < 0) {
        buf_printf(text, "%s\n", why);
        return STATUS_REFUSED;
    }
    if (n == 0)
        buf_puts(text, "No node has used this database yet.\n");
    for (int i = 0; i < n; i++)
        node_put(&node[i], text, items);
    nodes_withheld_put(node, n, text);
    return 0;
}

int nodes_lead(const struct local_call *call, struct buf *text, struct act_items *items UNUSED)
{
    const char *node = call->argument;
    struct store_server server;
    char why[512];
    if (!nodes_server_of(call->conf, &server, text))
        return STATUS_REFUSED;
    int done = lease_hand(server.url, atoi(node), why, sizeof(why));
    store_server_free(&server);
    if (done == 0)
        buf_printf(text, "Node %s leads in a moment. Nobody loses a connection or a game.\n", node);
    else
        buf_printf(text, "%s\n", why);
    return done == 0 ? 0 : STATUS_REFUSED;
}
