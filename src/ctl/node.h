/*
 * What inviting a node (invite.c) and joining (join.c) have in common.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bundle.h"
#include "conf.h"
#include "install.h"
#include "joining.h"
#include "lease.h"

/* Whether several nodes can share the store of the configuration. Here and below, `why` gets two
 * sentences if the function fails. */
bool node_store(const struct conf *conf, char *why, size_t whycap);
/* Begins a transaction in the store of the configuration (joining.h). Does so as the user of the
 * service, whom a server on this machine knows. `now_ms` gets the database's time. Returns NULL if
 * it fails. */
struct joining *node_database(const struct conf *conf, int64_t *now_ms, char *why, size_t whycap);
/* Reads the nodes that the database knows, as the user of the service. Returns as lease_nodes
 * does. */
int node_known(const struct conf *conf, struct lease_node *out, char *why, size_t whycap);
/* Writes into `why` that the node runs already, at this address ("": not known). */
void node_says_runs(uint8_t node, const char *address, char *why, size_t whycap);
/* Fills the line of the audit log that says what was done to the node. It was done by whoever runs
 * this program. */
void node_audit(int64_t now_ms, uint8_t node, const char *act, const char *detail,
                struct store_audit *out);
/* Whether the other nodes will accept the certificate of the bundle as that of its node. */
bool node_peer_good(const struct bundle *bundle, char *why, size_t whycap);
/* Adds a line `peer` with those of the words that the configuration lacks, if it lacks any. */
void node_peers_put(const struct conf *conf, const char *words, struct buf *lines);
/* Adds the lines to `out`, each after four blanks. */
void node_indent(const char *lines, struct buf *out);

enum { NODE_FILES = 8 };
struct node_files {
    struct install_file file[NODE_FILES];
    int count;
};
/* Adds a file with this text, unless that is empty. Keeps `what`, `path` and `text`: none is
 * copied. */
void node_files_add(struct node_files *files, const char *what, const char *path, mode_t mode,
                    const struct buf *text);
/* Adds a certificate and its key, as two files. If both have the same path, adds one file, and
 * appends the key to `certificate`. An empty `key` means that the key follows the certificate
 * already. Keeps what node_files_add keeps. */
void node_files_pair(struct node_files *files, const char *what, const char *path,
                     const char *key_what, const char *key_path, struct buf *certificate,
                     const struct buf *key);
