/*
 * `cardroomctl node invite`, at a node of a cluster, or at the machine that is to be its first one:
 * makes a token with which a new node joins (join.c).
 */
#include <string.h>

#include "authority.h"
#include "bundle.h"
#include "datadir.h"
#include "hostkey.h"
#include "install.h"
#include "invitation.h"
#include "joining.h"
#include "lines.h"
#include "local_acts.h"
#include "node.h"
#include "server.h"
#include "tlskey.h"
#include "utf8.h"

enum { WHY_MAX = 1024, INVITE_MS = 15 * 60 * 1000 };

struct invite {
    const struct conf *conf;
    uint8_t node;
    bool dry;
    struct buf lines; /* that the configuration lacks */
    struct buf peers; /* all words of `peer` */
    struct bundle bundle;
    char why[WHY_MAX];
};

/* ---- Numbers and addresses ---- */

/* Reads the number of the new node. */
static bool invite_node_read(struct invite *in, const char *typed)
{
    int64_t number;
    if (!act_number(typed, &number) || number >= CONF_NODES)
        utf8_printf(in->why, sizeof(in->why), "\"%s\" is not a node. Type a number from 0 to %d.",
                    typed, CONF_NODES - 1);
    else if (number == in->conf->node)
        utf8_printf(in->why, sizeof(in->why),
                    "This machine is node %d. Type a number that no machine has yet.", (int)number);
    else {
        in->node = (uint8_t)number;
        return true;
    }
    return false;
}

static bool invite_addresses_known(struct invite *in)
{
    char address[CONF_ADDRESS_MAX];
    const int wanted[] = {(int)in->conf->node, in->node};
    for (int i = 0; i < 2; i++) {
        if (conf_peer_address(buf_text(&in->peers), wanted[i], address))
            continue;
        utf8_printf(in->why, sizeof(in->why),
                    "The configuration does not say where node %d is reached by the others. Type: "
                    "cardroomctl node invite %d %d=ADDRESS:PORT%s",
                    wanted[i], in->node, wanted[i],
                    i == 0 ? " and the same for the new node, such as 2=192.0.2.12:4500" : "");
        return false;
    }
    return true;
}

/* Adds lines for the configuration: the typed words of `peer` that it lacks, and the address at
 * which this node listens. */
static bool invite_lines_find(struct invite *in, const char *typed)
{
    char address[CONF_ADDRESS_MAX];
    BUF_LOCAL errors = {0};
    buf_puts(&in->peers, in->conf->peer);
    node_peers_put(in->conf, typed ? typed : "", &in->lines);
    bool good = lines_good(buf_text(&in->lines), &errors);
    const char *fresh = lines_value(buf_text(&in->lines), "peer");
    if (fresh)
        buf_printf(&in->peers, "%s%.*s", in->peers.len > 0 ? " " : "", (int)strcspn(fresh, "\n"),
                   fresh);
    if (!good) {
        const char *said = strstr(buf_text(&errors), "peer: ");
        utf8_printf(in->why, sizeof(in->why), "%.*s", (int)strcspn(said ? said : "", "\n"),
                    said ? said : "");
    }
    good = good && invite_addresses_known(in);
    if (good && !in->conf->listen_peer[0] &&
        conf_peer_address(buf_text(&in->peers), (int)in->conf->node, address))
        buf_printf(&in->lines, "listen-peer %s\n", address);
    return good;
}

/* ---- The authority ---- */

static bool invite_put(struct invite *in, const char *what, const char *path, mode_t mode,
                       const struct buf *text)
{
    const struct install_file file = {what, path, mode, text};
    return in->dry || install_put(&file, in->why, sizeof(in->why)) == 0;
}

/* Reads the authority's certificate and key, and signs the new node's certificate with them. If
 * both are missing, this is the first node, and they are made: first the key, from which the
 * certificate can be made again. */
static bool invite_authority_find(struct invite *in, struct buf *key, struct buf *certificate)
{
    const struct conf *conf = in->conf;
    struct buf *part = in->bundle.part;
    int has = install_read(conf->peer_ca, certificate, in->why, sizeof(in->why));
    int has_key = has < 0 ? -1 : install_read(conf->peer_ca_key, key, in->why, sizeof(in->why));
    if (has_key < 0)
        return false;
    if (has && !has_key) {
        utf8_printf(in->why, sizeof(in->why),
                    "The key of the nodes' authority is not here: there is no %s. Type the command "
                    "on the machine that has the key. Or bring the key here for as long as that "
                    "takes, or name its file with peer-ca-key.",
                    conf->peer_ca_key);
        return false;
    }
    if (!has_key) {
        authority_key(key);
        if (!invite_put(in, "The key of the nodes' authority", conf->peer_ca_key, INSTALL_SECRET,
                        key))
            return false;
    }
    bool good = has || authority_certificate(buf_text(key), certificate);
    if (good && !has &&
        !invite_put(in, "The certificate of the nodes' authority", conf->peer_ca, INSTALL_PUBLIC,
                    certificate))
        return false;
    good = good && authority_sign(buf_text(key), buf_text(certificate), in->node,
                                  &part[BUNDLE_PEER], &part[BUNDLE_PEER_KEY]);
    if (!good)
        utf8_printf(in->why, sizeof(in->why),
                    "The key %s is not that of the certificate %s. Name the right ones with "
                    "peer-ca-key and peer-ca.",
                    conf->peer_ca_key, conf->peer_ca);
    return good;
}

/* Makes this node's own certificate if it has none yet. */
static bool invite_own_find(struct invite *in, const struct buf *key, const struct buf *authority)
{
    const struct conf *conf = in->conf;
    BUF_SECRET certificate = {0}, own_key = {0};
    int has = install_read(conf->peer_certificate, &certificate, in->why, sizeof(in->why));
    bool good = has >= 0;
    if (has == 0) {
        struct node_files files = {{{0}}, 0};
        authority_sign(buf_text(key), buf_text(authority), (uint8_t)conf->node, &certificate,
                       &own_key);
        node_files_pair(&files, "The certificate of this node", conf->peer_certificate,
                        "The key of this node", conf->peer_key, &certificate, &own_key);
        for (int i = 0; good && i < files.count && !in->dry; i++)
            good = install_put(&files.file[i], in->why, sizeof(in->why)) == 0;
    }
    return good;
}

static bool invite_certificates(struct invite *in)
{
    BUF_SECRET key = {0};
    struct buf *authority = &in->bundle.part[BUNDLE_PEER_CA];
    return invite_authority_find(in, &key, authority) && invite_own_find(in, &key, authority) &&
           node_peer_good(&in->bundle, in->why, sizeof(in->why));
}

/* ---- What all nodes have in common ---- */

static bool invite_host_key(struct invite *in, enum hostkey_kind kind, const char *path,
                            struct buf *out)
{
    char fingerprint[HOSTKEY_FINGERPRINT_MAX];
    return !path[0] || (in->dry && conf_comes_with_data(in->conf, path)) ||
           hostkey_get(path, kind, in->dry, out, fingerprint, in->why, sizeof(in->why)) == 0;
}

static bool invite_keys(struct invite *in)
{
    const struct conf *conf = in->conf;
    struct buf *part = in->bundle.part;
    BUF_SECRET both = {0};
    bool tls = conf->tls_certificate[0], ssh = conf->listen_ssh[0];
    bool good =
        (!ssh ||
         (invite_host_key(in, HOSTKEY_ED25519, conf->host_key, &part[BUNDLE_HOST_KEY]) &&
          invite_host_key(in, HOSTKEY_RSA, conf->host_key_rsa, &part[BUNDLE_HOST_KEY_RSA]))) &&
        (!tls ||
         (tlskey_get(conf->tls_certificate, conf->tls_key, &both, in->why, sizeof(in->why)) == 0 &&
          install_read(conf->tls_certificate, &part[BUNDLE_TLS], in->why, sizeof(in->why)) >= 0));
    if (good && tls && strcmp(conf->tls_certificate, conf->tls_key) != 0)
        good = install_read(conf->tls_key, &part[BUNDLE_TLS_KEY], in->why, sizeof(in->why)) >= 0;
    return good;
}

static bool invite_collect(struct invite *in)
{
    const struct conf *conf = in->conf;
    struct buf *part = in->bundle.part;
    CONF_LOCAL usual = {0};
    BUF_LOCAL errors = {0};
    in->bundle.node = in->node;
    in->bundle.from = (int)conf->node;
    buf_puts(&part[BUNDLE_CLUSTER], conf->cluster_name);
    buf_puts(&part[BUNDLE_PEERS], buf_text(&in->peers));
    buf_puts(&part[BUNDLE_LISTEN_TLS], conf->listen_tls);
    /* The settings that are about the lobby and not at their defaults. */
    conf_load(&usual, NULL, &errors);
    for (const struct option_row *row = conf_options(); row->name; row++) {
        if (!conf_is_shared(row->name) || conf_same(row, in->conf, &usual))
            continue;
        buf_printf(&part[BUNDLE_SETTINGS], "%s ", row->name);
        options_format(row, in->conf, &part[BUNDLE_SETTINGS]);
        buf_putc(&part[BUNDLE_SETTINGS], '\n');
    }
    return datadir_make(conf, in->dry, in->why, sizeof(in->why)) == 0 && invite_keys(in) &&
           invite_certificates(in);
}

/* ---- The database ---- */

static bool invite_store(struct invite *in, const struct invitation *invitation)
{
    BUF_SECRET text = {0};
    BUF_LOCAL sealed = {0};
    char where[CONF_ADDRESS_MAX], detail[128];
    struct store_audit audit;
    int64_t now_ms;
    struct joining *joining = node_database(in->conf, &now_ms, in->why, sizeof(in->why));
    int runs = joining ? joining_runs(joining, in->node, where, sizeof(where)) : -1;
    if (runs == 1)
        node_says_runs(in->node, where, in->why, sizeof(in->why));
    bool done = runs == 0;
    if (done && !in->dry) {
        in->bundle.until_ms = now_ms + INVITE_MS;
        bundle_write(&in->bundle, &text);
        invitation_seal(invitation, in->node, buf_text(&text), text.len, &sealed);
        utf8_printf(detail, sizeof(detail), "for 15 minutes, by node %d", (int)in->conf->node);
        node_audit(now_ms, in->node, "node-invite", detail, &audit);
        done = joining_put(joining, invitation->id, in->node, in->bundle.until_ms,
                           buf_text(&sealed), sealed.len) == 0 &&
               joining_end(&joining, &audit) == 0;
    }
    joining_free(&joining);
    return done;
}

/* ---- What is told ---- */

/* Names the nodes in `peers` that have to be told of the new one. These are the nodes that the
 * database knows, or all if it does not answer; others learn of the new one when they join. */
static void invite_put_others(const struct invite *in, struct buf *text)
{
    struct lease_node known[LEASE_NODES_MAX];
    char address[CONF_ADDRESS_MAX], why[WHY_MAX];
    uint8_t other, last = (uint8_t)in->conf->node;
    bool any = false;
    int n = node_known(in->conf, known, why, sizeof(why));
    for (const char *at = buf_text(&in->peers); (at = conf_peer(at, &other, address));) {
        bool here = n < 0; /* the database does not answer */
        for (int i = 0; i < n; i++)
            here = here || known[i].node == other;
        if (!here || other == in->conf->node || other == in->node || other == last)
            continue;
        last = other;
        buf_printf(text, any ? ", %d" : "Nodes that have to know the new one, too: %d", other);
        any = true;
    }
    if (any) {
        conf_peer_address(buf_text(&in->peers), in->node, address);
        buf_printf(text, ". Add to the configuration of each:\n    peer %d=%s\n", in->node,
                   address);
    }
}

static void invite_tell(struct invite *in, const struct local_call *call, const char *token,
                        struct buf *text, struct act_items *items)
{
    char why[WHY_MAX];
    FREED char *shown = store_server_shown(in->conf->store);
    if (in->dry)
        buf_printf(text, "Node %d would be invited. Nothing was changed.\n", in->node);
    else
        buf_printf(text,
                   "Node %d may join once, within 15 minutes. On its machine write these lines "
                   "into cardroom.conf%s:\n    node %d\n    store %s\nand type there, as root:\n"
                   "    cardroomctl node join %s\n",
                   in->node,
                   store_server_has_password(in->conf->store) ? " (with the password)" : "",
                   in->node, shown, token);
    if (in->lines.len > 0) {
        if (!in->dry && lines_add(call->conf_path, "Added by 'cardroomctl node invite'.",
                                  buf_text(&in->lines), why, sizeof(why)) == 0)
            buf_printf(text, "Added to %s of this node:\n", call->conf_path);
        else if (!in->dry)
            buf_printf(text, "%s Add these lines to the configuration of this node by hand:\n",
                       why);
        else
            buf_printf(text, "To %s would be added:\n", call->conf_path);
        node_indent(buf_text(&in->lines), text);
    }
    invite_put_others(in, text);
    if (!in->dry)
        buf_puts(text, in->conf->peer[0]
                           ? "Then type 'cardroomctl reload' on each of them, this one, too.\n"
                           : "Start the service of this node again, then that of the new one.\n");
    if (!in->dry) {
        act_items_begin(items);
        act_items_add(items, "node=%d token=%s until=@%jd", in->node, token, in->bundle.until_ms);
    }
}

int invite_run(const struct local_call *call, struct buf *text, struct act_items *items)
{
    struct invite in = {.conf = call->conf, .dry = call->dry};
    struct invitation invitation;
    char token[INVITATION_TEXT];
    invitation_draw(&invitation);
    invitation_put(&invitation, token);
    bool good = node_store(call->conf, in.why, sizeof(in.why)) &&
                invite_node_read(&in, call->argument) && invite_lines_find(&in, call->second) &&
                invite_collect(&in) && invite_store(&in, &invitation);
    if (good)
        invite_tell(&in, call, token, text, items);
    else
        buf_printf(text, "%s\n", in.why);
    explicit_bzero(&invitation, sizeof(invitation));
    explicit_bzero(token, sizeof(token));
    bundle_free(&in.bundle);
    buf_free(&in.lines);
    buf_free(&in.peers);
    return good ? 0 : STATUS_REFUSED;
}
