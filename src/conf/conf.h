/*
 * cardroom.conf(5): every setting of the service is in one struct and in one table of options. From
 * the table come parsing, checks, the sample file, and the lines in which the supervisor hands the
 * settings to its children.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "admit.h"
#include "buf.h"
#include "lobby_conf.h"
#include "options.h"

enum {
    CONF_NODES = 256,      /* nodes have numbers below this */
    CONF_PEERS_MAX = 32,   /* the most addresses of other nodes */
    CONF_ADDRESS_MAX = 64, /* bytes of a numeric address with its port */
    CONF_CLUSTER_MAX = 32  /* the most letters of cluster-name */
};
/* What cluster-name may consist of. */
#define CONF_CLUSTER_LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"

/* The settings, under the names that cardroom.conf(5) explains. A text without a value is "". */
struct conf {
    /* the process */
    char *listen_telnet, *listen_ssh, *listen_tls; /* words for conf_listen_split */
    char *tls_certificate, *tls_key;
    char *listen_web, *listen_web_tls, *web_origin;
    /* The paths among these are absolute. */
    char *data_dir, *store, *host_key, *host_key_rsa, *control_socket;
    char *control_group; /* empty: none */
    char *listen_metrics, *listen_ready;
    bool sandbox;
    char *user, *door_user;
    char *log;
    int log_level;     /* enum log_level */
    int log_format;    /* 1: JSON */
    int log_addresses; /* enum log_mask */
    int64_t node;
    /* the machines that share the lobby; `peer` has words for conf_peer */
    char *leader, *cluster_name, *peer, *listen_peer;
    char *peer_certificate, *peer_key, *peer_ca, *peer_ca_key; /* absolute */
    /* who may come, and how much they may send */
    struct admit_limits limits;
    /* In `lobby`, the path `pages` is absolute, and so is `forbidden_names` unless it is empty. The
     * addresses in the banner (`host`, `telnet`, `ssh`, `web`) are NULL: the room fills them in. */
    struct lobby_conf lobby;
    /* what people are shown */
    char *host_name, *public_address;
    /* what lists of games are told of the service */
    char *room_name, *website, *location;
    int64_t created, minimum_age;
};

/* The table, sorted as the sample shows it; its offsets are those of struct conf. */
const struct option_row *conf_options(void);

/* What the service listens for. Those for people come first, in the order of enum door_kind. */
enum conf_listener {
    LISTEN_TELNET,
    LISTEN_SSH,
    LISTEN_TLS,
    LISTEN_WEB,
    LISTEN_WEB_TLS,
    LISTEN_PEOPLE, /* how many are for people */
    LISTEN_METRICS = LISTEN_PEOPLE,
    LISTEN_READY,
    LISTEN_PEER,
    LISTENERS
};
/* The name of each, such as "telnet", and its option, such as "listen-telnet". */
extern const char *const conf_listener_names[LISTENERS], *const conf_listener_options[LISTENERS];
/* Where the service listens for this by the settings: words for conf_listen_split. */
const char *conf_listener(const struct conf *conf, int listener);

/* Reads the file `path` over the defaults; `path` NULL: takes the defaults alone. Fills settings
 * that depend on others, and checks how settings go together. Makes paths absolute: a relative path
 * begins at the folder that holds the file. If the file has the lines of options_lines, the
 * settings become those from which these lines were made. `conf` need not be initialised. The
 * caller frees it in every case. Returns 0 or -1 with errno. EINVAL: `errors` has a line for each
 * fault, and the settings without a fault were taken. Another errno: the file cannot be read. */
int conf_load(struct conf *conf, const char *path, struct buf *errors);
/* Adds a line for each file and folder that the caller's user cannot read, but without which a
 * start is possible. */
void conf_missing(const struct conf *conf, struct buf *out);
void conf_free(struct conf *conf);
/* Declares settings that are freed wherever their block is left: `CONF_LOCAL conf = {0};`. */
#define CONF_LOCAL __attribute__((cleanup(conf_free))) struct conf
/* Adds a line for each setting that differs: its name, then `from "OLD" to "NEW"`, and then ", at
 * the next start" if it takes effect only there. */
void conf_changes(const struct conf *old, const struct conf *new, struct buf *out);
/* The name of the next setting after that of the name `after` (NULL: of all) that differs and takes
 * effect only at the next start. NULL: there is no other. */
const char *conf_needs_restart(const struct conf *old, const struct conf *new, const char *after);
/* Copies from `running` to `fresh` the settings that take effect only at the next start, and also
 * the certificate if `fresh` names none, and the leader if `fresh` then names a node that it does
 * not know. conf_load accepts the result. */
void conf_keep(struct conf *fresh, const struct conf *running);

/* Splits "192.0.2.1:4000", "[::1]:4000", "host:4000" or "*:4000" into host and port. "*" means
 * every address, and leaves `host` empty. False: the word is something else. */
bool conf_listen_split(const char *word, char *host, size_t hostcap, char *port, size_t portcap);
/* Copies the node and the address (for conf_listen_split) of the first word of `list`, which is
 * `peer` or the rest of it. Returns the rest after that word; NULL: there was no word. */
const char *conf_peer(const char *list, uint8_t *node, char address[CONF_ADDRESS_MAX]);
/* Copies the address of a node in such a list. False: the node is not in it. */
bool conf_peer_address(const char *list, int node, char address[CONF_ADDRESS_MAX]);
/* Whether the node is one of the others that share the lobby. */
bool conf_has_peer(const struct conf *conf, uint8_t node);
/* Whether the setting ought to be the same on all machines of one lobby. That is so if it is about
 * the lobby and its people, and not about a machine's files and addresses. */
bool conf_is_shared(const char *name);
/* Whether the setting of that row is the same in both. */
bool conf_same(const struct option_row *row, const struct conf *a, const struct conf *b);
/* The node that leads by the settings: `leader`, or `node` if that is not set. */
uint8_t conf_leader(const struct conf *conf);
/* The path of the control socket's folder, which the caller frees. */
char *conf_control_folder(const struct conf *conf);
/* Whether the control socket's folder lets the group in. True, too, if the folder cannot be looked
 * at: another check tells that. */
bool conf_control_lets_in(const struct conf *conf, gid_t group);
/* Whether the file at `path` will be in the folder data-dir, and that folder is not there yet. A
 * start then makes the folder first. */
bool conf_comes_with_data(const struct conf *conf, const char *path);
/* Copies the host at which people reach the service: that of public-address, else host-name. False:
 * there is neither, and `host` is empty. */
bool conf_public_host(const struct conf *conf, char *host, size_t cap);
/* Copies the port at which people reach `service` ("ssh", "telnet", "tls", "https", "http"): that
 * of public-address, else the first of `listen`, which is a list of words for conf_listen_split.
 * False: there is neither. */
bool conf_public_port(const struct conf *conf, const char *service, const char *listen, char *port,
                      size_t cap);
/* Copies the address of the web page as people are told it, without a '/' at its end. Its host
 * is conf_public_host, or else localhost. Its port is that of "https" or "http" in public-address,
 * else that of the first listener for browsers. False: there is no port, and `url` is empty. */
bool conf_web_address(const struct conf *conf, char *url, size_t cap);
