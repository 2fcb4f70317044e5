/*
 * See node.h.
 */
#include "node.h"

#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "act_items.h"
#include "audit.h"
#include "clock.h"
#include "ids.h"
#include "lease.h"
#include "local_acts.h"
#include "owner.h"
#include "peer_tls.h"
#include "server.h"
#include "span.h"
#include "utf8.h"
#include "xalloc.h"

bool node_store(const struct conf *conf, char *why, size_t whycap)
{
    if (store_server_is(conf->store))
        return true;
    utf8_printf(why, whycap,
                "Several nodes need a store in PostgreSQL, through which they find each other. See "
                "cardroom-cluster(7).");
    return false;
}

/* Finds the server of the store, and becomes the user of the service. `server` is freed in either
 * case. */
static bool node_server_read(const struct conf *conf, struct store_server *server,
                             struct owner *owner, char *why, size_t whycap)
{
    FREED char *inside = xasprintf("%s/x", conf->data_dir);
    return owner_enter(owner, inside, why, whycap) == 0 &&
           store_server_read(conf->store, true, server, why, whycap) == 0;
}

struct joining *node_database(const struct conf *conf, int64_t *now_ms, char *why, size_t whycap)
{
    SERVER_LOCAL server = {{0}};
    OWNER_LOCAL owner = {0};
    return node_server_read(conf, &server, &owner, why, whycap)
               ? joining_begin(server.url, now_ms, why, whycap)
               : NULL;
}

int node_known(const struct conf *conf, struct lease_node *out, char *why, size_t whycap)
{
    SERVER_LOCAL server = {{0}};
    OWNER_LOCAL owner = {0};
    return node_server_read(conf, &server, &owner, why, whycap)
               ? lease_nodes(server.url, out, why, whycap)
               : -1;
}

void node_says_runs(uint8_t node, const char *address, char *why, size_t whycap)
{
    utf8_printf(why, whycap,
                "Node %d runs already%s%s. Stop its service first, or take a number that no "
                "machine has; 'cardroomctl nodes' lists those that were seen.",
                node, address[0] ? ", at " : "", address);
}

/* Makes the id with the number of this node. The node does not run, so nobody else makes ids with
 * it. */
void node_audit(int64_t now_ms, uint8_t node, const char *act, const char *detail,
                struct store_audit *out)
{
    struct clock_virtual clock;
    struct ids ids;
    struct actor actor;
    const struct passwd *user = getpwuid(getuid());
    clock_virtual_init(&clock, now_ms);
    ids_init(&ids, &clock.clock, node);
    actor_socket(&actor, getuid(), user ? user->pw_name : NULL, -1);
    *out = (struct store_audit){.id = ids_next(&ids), .at_ms = now_ms};
    utf8_copy(actor.name, out->who, sizeof(out->who));
    utf8_copy(act, out->act, sizeof(out->act));
    utf8_printf(out->about, sizeof(out->about), "node %d", node);
    utf8_copy(detail, out->detail, sizeof(out->detail));
}

bool node_peer_good(const struct bundle *bundle, char *why, size_t whycap)
{
    BUF_SECRET pem = {0};
    buf_printf(&pem, "%s%s" PEER_TLS_AUTHORITY "%s", buf_text(&bundle->part[BUNDLE_PEER]),
               buf_text(&bundle->part[BUNDLE_PEER_KEY]), buf_text(&bundle->part[BUNDLE_PEER_CA]));
    struct peer_tls *tls = peer_tls_new(buf_text(&pem), (uint8_t)bundle->node, why, whycap);
    bool good = tls;
    peer_tls_free(&tls);
    return good;
}

void node_peers_put(const struct conf *conf, const char *words, struct buf *lines)
{
    char word[CONF_ADDRESS_MAX + 8];
    FREED char *known = xasprintf(" %s ", conf->peer);
    const size_t before = lines->len;
    for (const char *at = words; (at = options_word(at, word, sizeof(word)));) {
        FREED char *same = xasprintf(" %s ", word);
        if (!strstr(known, same))
            buf_printf(lines, lines->len > before ? " %s" : "peer %s", word);
    }
    buf_puts(lines, lines->len > before ? "\n" : "");
}

void node_indent(const char *lines, struct buf *out)
{
    while (*lines) {
        size_t len = strcspn(lines, "\n");
        buf_printf(out, "    %.*s\n", (int)len, lines);
        lines += len + (lines[len] == '\n');
    }
}

void node_files_add(struct node_files *files, const char *what, const char *path, mode_t mode,
                    const struct buf *text)
{
    if (text->len > 0)
        files->file[files->count++] = (struct install_file){what, path, mode, text};
}

void node_files_pair(struct node_files *files, const char *what, const char *path,
                     const char *key_what, const char *key_path, struct buf *certificate,
                     const struct buf *key)
{
    bool one = strcmp(path, key_path) == 0, together = key->len == 0;
    /* The key is written first, because a certificate is of no use without its key. */
    if (!one)
        node_files_add(files, key_what, key_path, INSTALL_SECRET, together ? certificate : key);
    node_files_add(files, what, path, one || together ? INSTALL_SECRET : INSTALL_PUBLIC,
                   certificate);
    if (one && certificate->len > 0)
        buf_add(certificate, key->data, key->len);
}

/* ---- Which there are ---- */

static void node_put(const struct lease_node *node, struct buf *text, struct act_items *items)
{
    const char *state = !node->alive                       ? "away"
                        : node->leads                      ? "leads"
                        : node->draining == LEASE_DRAINING ? "draining"
                        : node->draining == LEASE_DRAINED  ? "drained"
                        : node->parted                     ? "parted"
                                                           : "ready";
    buf_printf(text, "node %d  %s  ", node->node, state);
    if (!node->alive)
        buf_printf(text, "not seen for %s", SPAN(node->seen_ms));
    else
        buf_printf(text, "since %s UTC", SPAN_TIME(node->since_ms));
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

/* Tells which versions of games the leader knows and another node does not know. No game begins by
 * these rules. Only nodes that were seen lately count. */
static void node_withheld_put(const struct lease_node *node, int n, struct buf *text)
{
    int lead = 0;
    while (lead < n && !node[lead].leads)
        lead++;
    for (const char *at = lead < n ? node[lead].engines : ""; *at; at += strspn(at, " ")) {
        char engine[LEASE_VERSION_MAX];
        size_t len = strcspn(at, " ");
        utf8_copy_part(at, len, engine, sizeof(engine));
        for (int i = 0; i < n; i++) {
            if (node[i].engines[0] && node[i].seen_ms <= LEASE_GONE_MS + LEASE_TTL_MS &&
                !lease_engine_is(node[i].engines, engine)) {
                buf_printf(text,
                           "No game begins with the rules %s until node %d has a program that "
                           "knows them.\n",
                           engine, node[i].node);
                break;
            }
        }
        at += len;
    }
}

/* Finds the server of the store. False: there are no nodes, and `text` says why. */
static bool node_server_of(const struct conf *conf, struct store_server *out, struct buf *text)
{
    char why[512] =
        "There is one node: several need a store in PostgreSQL. See cardroom-cluster(7).";
    if (store_server_is(conf->store) &&
        store_server_read(conf->store, true, out, why, sizeof(why)) == 0)
        return true;
    buf_printf(text, "%s\n", why);
    return false;
}

int node_list(const struct local_call *call, struct buf *text, struct act_items *items)
{
    struct lease_node node[LEASE_NODES_MAX];
    SERVER_LOCAL server = {{0}};
    char why[512];
    if (!node_server_of(call->conf, &server, text))
        return STATUS_REFUSED;
    int n = lease_nodes(server.url, node, why, sizeof(why));
    if (n < 0)
        return local_refuse(text, "%s", why);
    if (n == 0)
        buf_puts(text, "No node has used this database yet.\n");
    for (int i = 0; i < n; i++)
        node_put(&node[i], text, items);
    node_withheld_put(node, n, text);
    return 0;
}

int node_lead(const struct local_call *call, struct buf *text, struct act_items *items UNUSED)
{
    const char *node = call->argument;
    SERVER_LOCAL server = {{0}};
    char why[512];
    if (!node_server_of(call->conf, &server, text))
        return STATUS_REFUSED;
    if (lease_hand(server.url, atoi(node), why, sizeof(why)) != 0)
        return local_refuse(text, "%s", why);
    buf_printf(text, "Node %s leads in a moment. Nobody loses a connection or a game.\n", node);
    return 0;
}
