/*
 * `cardroomctl node join`, at the new node: takes the sealed bundle of the invitation out of the
 * database, opens it with the token, and puts its files where the configuration says.
 *
 * Before the database forgets the sealed bundle, it is kept beside the data until all is in place.
 * So the command can be interrupted anywhere; typed again, it goes on.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bundle.h"
#include "datadir.h"
#include "durable.h"
#include "hostkey.h"
#include "invitation.h"
#include "joining.h"
#include "lines.h"
#include "local_acts.h"
#include "node.h"
#include "out.h"
#include "owner.h"
#include "utf8.h"
#include "xalloc.h"

enum { WHY_MAX = 2048, TOKEN_LINE = 256 };

struct join {
    const struct conf *conf;
    struct invitation invitation;
    struct joining *joining; /* a transaction in the database; NULL: none */
    int64_t now_ms;          /* the database's time */
    bool replace, dry;
    bool again; /* an earlier command took the invitation */
    char *kept; /* where the sealed bundle is kept until all is in place */
    struct buf sealed, lines;
    struct bundle bundle;
    struct node_files files;
    char *host_key_rsa, *tls, *tls_key; /* paths */
    char why[WHY_MAX];
};

/* ---- The token ---- */

static bool join_token_take(struct join *j, const char *typed)
{
    char line[TOKEN_LINE] = "";
    if (!typed && isatty(STDIN_FILENO))
        out_text(OUT_ERROR, "Token: ");
    if (!typed && !fgets(line, sizeof(line), stdin))
        line[0] = '\0';
    line[strcspn(line, "\r\n")] = '\0';
    bool good = invitation_read(typed ? typed : line, &j->invitation);
    explicit_bzero(line, sizeof(line));
    if (!good)
        utf8_printf(j->why, sizeof(j->why),
                    "That is not a token, or it has a typing error. Type it as 'cardroomctl node "
                    "invite' shows it: eight groups of six letters and digits.");
    return good;
}

/* ---- What is sealed ---- */

/* Opens the bundle and checks whether it is for this machine. `now_ms` 0: an earlier command
 * took it in time. */
static bool join_sealed_open(struct join *j, int node, int64_t now_ms)
{
    BUF_SECRET text = {0};
    const int own = (int)j->conf->node;
    if (node != own)
        utf8_printf(j->why, sizeof(j->why),
                    "That token invites node %d, and this machine is node %d. Write 'node %d' into "
                    "its configuration, or have node %d invited.",
                    node, own, node, own);
    else if (!invitation_open(&j->invitation, node, buf_text(&j->sealed), j->sealed.len, &text) ||
             !bundle_read(buf_text(&text), &j->bundle) || j->bundle.node != node)
        utf8_printf(j->why, sizeof(j->why),
                    "The token does not open what the database has for it: one of the two was "
                    "changed, or they are of different versions. Have the node invited anew, and "
                    "see who may write to the database.");
    else if (now_ms > j->bundle.until_ms)
        utf8_printf(j->why, sizeof(j->why),
                    "That token has expired. Have the node invited anew: tokens are good for 15 "
                    "minutes.");
    else
        return true;
    return false;
}

static void join_not_there(struct join *j)
{
    const char *certificate = j->conf->peer_certificate;
    bool has = access(certificate, F_OK) == 0;
    utf8_printf(j->why, sizeof(j->why),
                "No invitation has that token: it was used, has expired, was followed by a later "
                "one, or is of another database. %s%sHave the node invited anew with 'cardroomctl "
                "node invite %d'%s",
                has ? certificate : "",
                has ? " has the certificate of a node already, so it may be that nothing is left "
                      "to do. "
                    : "",
                (int)j->conf->node, has ? " otherwise." : ".");
}

/* Takes the invitation out of the database, in the transaction j->joining, which stays open. */
static bool join_sealed_take(struct join *j)
{
    char where[CONF_ADDRESS_MAX], why[WHY_MAX];
    int64_t until_ms;
    int node = (int)j->conf->node;
    j->joining = node_database(j->conf, &j->now_ms, j->why, sizeof(j->why));
    int taken =
        j->joining ? joining_take(j->joining, j->invitation.id, &node, &until_ms, &j->sealed) : -1;
    /* Reads the bundle that an interrupted command kept, if the database has forgotten it. */
    j->again = taken == 0 && install_read(j->kept, &j->sealed, why, sizeof(why)) == 1;
    if (j->again)
        return join_sealed_open(j, node, 0);
    if (taken == 0)
        join_not_there(j);
    if (taken != 1 || !join_sealed_open(j, node, j->now_ms))
        return false;
    int runs = joining_runs(j->joining, node, where, sizeof(where));
    if (runs == 1)
        node_says_runs((uint8_t)node, where, j->why, sizeof(j->why));
    return runs == 0;
}

/* ---- The configuration ---- */

/* Adds the settings of the inviting node that are at their defaults here. */
static void join_settings_put(struct join *j)
{
    CONF_LOCAL usual = {0};
    BUF_LOCAL errors = {0};
    conf_load(&usual, NULL, &errors);
    for (const char *line = buf_text(&j->bundle.part[BUNDLE_SETTINGS]); *line;) {
        size_t len = strcspn(line, "\n"), name = strcspn(line, " ");
        for (const struct option_row *row = conf_options(); row->name; row++)
            if (strlen(row->name) == name && strncmp(row->name, line, name) == 0 &&
                conf_is_shared(row->name) && conf_same(row, j->conf, &usual))
                buf_printf(&j->lines, "%.*s\n", (int)len, line);
        line += len + (line[len] == '\n');
    }
}

/* The path that the configuration names. If it names none and one is `wanted`, this is a path in
 * data-dir, and a line is added for it. */
static char *join_path_of(struct join *j, const char *named, const char *option, const char *file,
                          bool wanted)
{
    if (named[0] || !wanted)
        return xstrdup(named);
    char *path = xasprintf("%s/%s", j->conf->data_dir, file);
    buf_printf(&j->lines, "%s %s\n", option, path);
    return path;
}

/* Finds where each file goes, and adds the lines that the configuration lacks. */
static bool join_lay_out(struct join *j)
{
    const struct conf *conf = j->conf;
    struct buf *part = j->bundle.part;
    const char *cluster = buf_text(&part[BUNDLE_CLUSTER]);
    char address[CONF_ADDRESS_MAX];
    bool rsa = part[BUNDLE_HOST_KEY_RSA].len > 0, tls = part[BUNDLE_TLS].len > 0;
    if (strcmp(conf->cluster_name, cluster) != 0) {
        if (strcmp(conf->cluster_name, "cardroom") != 0) {
            utf8_printf(j->why, sizeof(j->why),
                        "That token is of the cluster %s, and the configuration names another one, "
                        "%s. Take the line cluster-name out if this machine is to join %s.",
                        cluster, conf->cluster_name, cluster);
            return false;
        }
        buf_printf(&j->lines, "cluster-name %s\n", cluster);
    }
    node_peers_put(conf, buf_text(&part[BUNDLE_PEERS]), &j->lines);
    /* The others reach this node at its address in `peer`. */
    if (!conf->listen_peer[0] &&
        conf_peer_address(buf_text(&part[BUNDLE_PEERS]), (int)conf->node, address))
        buf_printf(&j->lines, "listen-peer %s\n", address);
    j->host_key_rsa = join_path_of(j, conf->host_key_rsa, "host-key-rsa", "ssh_host_rsa_key", rsa);
    /* If only one file is named, it holds both. */
    j->tls = join_path_of(j, conf->tls_certificate, "tls-certificate", "tls.pem", tls);
    j->tls_key = xstrdup(conf->tls_key[0] ? conf->tls_key : j->tls);
    if (tls && !conf->listen_tls[0] && part[BUNDLE_LISTEN_TLS].data &&
        buf_text(&part[BUNDLE_LISTEN_TLS])[0] == '*')
        buf_printf(&j->lines, "listen-tls %s\n", buf_text(&part[BUNDLE_LISTEN_TLS]));
    join_settings_put(j);
    if (!node_peer_good(&j->bundle, j->why, sizeof(j->why)))
        return false;
    node_files_add(&j->files, "The SSH host key", conf->host_key, INSTALL_SECRET,
                   &part[BUNDLE_HOST_KEY]);
    node_files_add(&j->files, "The SSH host key", j->host_key_rsa, INSTALL_SECRET,
                   &part[BUNDLE_HOST_KEY_RSA]);
    if (tls)
        node_files_pair(&j->files, "The certificate of TLS", j->tls, "The key of TLS", j->tls_key,
                        &part[BUNDLE_TLS], &part[BUNDLE_TLS_KEY]);
    node_files_add(&j->files, "The certificate of the nodes' authority", conf->peer_ca,
                   INSTALL_PUBLIC, &part[BUNDLE_PEER_CA]);
    node_files_pair(&j->files, "The certificate of this node", conf->peer_certificate,
                    "The key of this node", conf->peer_key, &part[BUNDLE_PEER],
                    &part[BUNDLE_PEER_KEY]);
    return true;
}

/* ---- The files ---- */

/* Whether each file can be put in its place. Another file that is there is not replaced unless that
 * was asked for. */
static bool join_files_look(struct join *j)
{
    BUF_LOCAL others = {0};
    for (int i = 0; i < j->files.count; i++) {
        const struct install_file *file = &j->files.file[i];
        enum install_state state = j->dry && conf_comes_with_data(j->conf, file->path)
                                       ? INSTALL_MISSING
                                       : install_look(file, j->why, sizeof(j->why));
        if (state == INSTALL_FAULT)
            return false;
        if (state == INSTALL_OTHER)
            buf_printf(&others, "%s%s", others.len > 0 ? ", " : "", file->path);
    }
    if (others.len == 0 || j->replace)
        return true;
    utf8_printf(
        j->why, sizeof(j->why),
        "This machine has other keys or certificates: %s. To put those of the cluster in their "
        "place, type the same with 'replace' after the token. The old ones are kept, as .old.",
        buf_text(&others));
    return false;
}

static void join_forget(struct join *j)
{
    OWNER_LOCAL owner = {0};
    char why[WHY_MAX];
    if (owner_enter(&owner, j->kept, why, sizeof(why)) == 0) {
        unlink(j->kept);
        durable_sync_folder(j->kept);
    }
}

/* ---- What is told ---- */

static void join_put_fingerprint(enum hostkey_kind kind, const char *path, struct buf *text)
{
    char fingerprint[HOSTKEY_FINGERPRINT_MAX], why[WHY_MAX];
    BUF_SECRET key = {0};
    if (hostkey_there(path) &&
        hostkey_get(path, kind, true, &key, fingerprint, why, sizeof(why)) == 0)
        buf_printf(text, "SSH host key: %s %s\n", hostkey_names[kind], fingerprint);
}

static void join_tell(struct join *j, const struct local_call *call, struct buf *text,
                      struct act_items *items)
{
    const struct buf *part = j->bundle.part;
    char why[WHY_MAX];
    const int node = j->bundle.node;
    buf_printf(text,
               j->dry ? "This machine would be node %d of the cluster %s. Written would be:\n"
                      : "This machine is node %d of the cluster %s. Written were:\n",
               node, buf_text(&part[BUNDLE_CLUSTER]));
    for (int i = 0; i < j->files.count; i++)
        buf_printf(text, "    %s\n", j->files.file[i].path);
    if (!j->dry && part[BUNDLE_HOST_KEY].len > 0)
        join_put_fingerprint(HOSTKEY_ED25519, j->conf->host_key, text);
    if (!j->dry && part[BUNDLE_HOST_KEY_RSA].len > 0)
        join_put_fingerprint(HOSTKEY_RSA, j->host_key_rsa, text);
    if (j->lines.len > 0) {
        if (j->dry)
            buf_printf(text, "To %s would be added:\n", call->conf_path);
        else if (lines_add(call->conf_path, "Added by 'cardroomctl node join'.",
                           buf_text(&j->lines), why, sizeof(why)) == 0)
            buf_printf(text, "Added to %s:\n", call->conf_path);
        else
            buf_printf(text, "%s Add these lines to %s by hand:\n", why, call->conf_path);
        node_indent(buf_text(&j->lines), text);
    }
    if (part[BUNDLE_TLS].len > 0 && !j->conf->listen_tls[0] &&
        !strstr(buf_text(&j->lines), "listen-tls "))
        buf_puts(text, "Name with listen-tls where this machine serves TLS.\n");
    if (j->dry)
        buf_puts(text, "Nothing was changed, and the token is good still.\n");
    else
        buf_puts(text, "Start the service now. The other nodes have to know this one: 'cardroomctl "
                       "node invite' told which line each needs.\n");
    if (!j->dry) {
        act_items_begin(items);
        act_items_add(items, "node=%d cluster=%s invited_by=%d", node,
                      buf_text(&part[BUNDLE_CLUSTER]), j->bundle.from);
    }
}

/* ---- All of it ---- */

static bool join_carry_out(struct join *j)
{
    const struct install_file kept = {"The invitation", j->kept, INSTALL_SECRET, &j->sealed};
    struct store_audit audit;
    char detail[64];
    bool good = true;
    utf8_printf(detail, sizeof(detail), "invited by node %d%s", j->bundle.from,
                j->again ? ", goes on where it was cut off" : "");
    node_audit(j->now_ms, (uint8_t)j->bundle.node, "node-join", detail, &audit);
    /* The sealed bundle is kept beside the data, where the token alone opens it. */
    if (install_put(&kept, j->why, sizeof(j->why)) != 0 || joining_end(&j->joining, &audit) != 0)
        return false;
    for (int i = 0; good && i < j->files.count; i++)
        good = install_put(&j->files.file[i], j->why, sizeof(j->why)) == 0;
    if (!good) {
        size_t len = strlen(j->why);
        utf8_printf(j->why + len, sizeof(j->why) - len,
                    " Then type the same command again; it goes on.");
    }
    return good;
}

int join_run(const struct local_call *call, struct buf *text, struct act_items *items)
{
    struct join j = {.conf = call->conf,
                     .dry = call->dry,
                     .replace = call->second && strcmp(call->second, "replace") == 0};
    if (call->second && !j.replace)
        return local_refuse(text, "After the token there can only be 'replace'.");
    bool good = node_store(call->conf, j.why, sizeof(j.why)) && join_token_take(&j, call->argument);
    j.kept = xasprintf("%s/joining-%s", call->conf->data_dir, j.invitation.id);
    good = good && datadir_make(call->conf, call->dry, j.why, sizeof(j.why)) == 0 &&
           join_sealed_take(&j) && join_lay_out(&j) && join_files_look(&j) &&
           (j.dry || join_carry_out(&j));
    joining_free(&j.joining);
    if (good) {
        join_tell(&j, call, text, items);
        if (!j.dry)
            join_forget(&j);
    } else {
        buf_printf(text, "%s\n", j.why);
    }
    explicit_bzero(&j.invitation, sizeof(j.invitation));
    buf_free(&j.sealed);
    buf_free(&j.lines);
    bundle_free(&j.bundle);
    free(j.kept);
    free(j.host_key_rsa);
    free(j.tls);
    free(j.tls_key);
    return good ? 0 : STATUS_REFUSED;
}
