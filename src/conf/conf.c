/*
 * The settings: the rows of the options, and the checks of their values. The door's admission has
 * rows of its own (admit_options), which conf_options puts after those here.
 */
#include "conf.h"

#include <arpa/inet.h>
#include <errno.h>
#include <grp.h>
#include <limits.h>
#include <pwd.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "act.h"
#include "cmd.h"
#include "config.h"
#include "cup_schedule.h"
#include "log.h"
#include "network.h"
#include "server.h"
#include "utf8.h"
#include "xalloc.h"

#define DAY       INT64_C(86400000)
#define TEN_YEARS (3650 * DAY)
enum { SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE, ROWS_MAX = 96, WORD_MAX = 256 };

#define AT(field)    offsetof(struct conf, field)
#define LOBBY(field) AT(lobby.field)
#define KEPT(kind)   LOBBY(kept_ms[STORE_KEPT_##kind])

bool conf_listen_split(const char *word, char *host, size_t hostcap, char *port, size_t portcap)
{
    const char *colon = strrchr(word, ':');
    if (!colon || colon == word)
        return false;
    char *end;
    long number = strtol(colon + 1, &end, 10);
    if (colon[1] < '0' || colon[1] > '9' || *end || number > 65535)
        return false;
    size_t len = (size_t)(colon - word);
    if (word[0] == '[') {
        if (word[len - 1] != ']' || len < 3)
            return false;
        word++;
        len -= 2;
    } else if (memchr(word, ':', len)) {
        return false; /* without its brackets, the port of an IPv6 address would be a guess */
    } else if (len == 1 && word[0] == '*') {
        len = 0;
    }
    if (len >= hostcap)
        return false;
    utf8_printf(host, hostcap, "%.*s", (int)len, word);
    utf8_printf(port, portcap, "%ld", number);
    return true;
}

const char *conf_peer(const char *list, uint8_t *node, char address[CONF_ADDRESS_MAX])
{
    char word[WORD_MAX];
    const char *rest = options_word(list, word, sizeof(word));
    char *is = rest ? strchr(word, '=') : NULL;
    if (!is)
        return NULL;
    *node = (uint8_t)strtol(word, NULL, 10);
    utf8_copy(is + 1, address, CONF_ADDRESS_MAX);
    return rest;
}

bool conf_peer_address(const char *list, int node, char address[CONF_ADDRESS_MAX])
{
    uint8_t other;
    while ((list = conf_peer(list, &other, address)))
        if (other == node)
            return true;
    return false;
}

bool conf_has_peer(const struct conf *conf, uint8_t node)
{
    char address[CONF_ADDRESS_MAX];
    return node != conf->node && conf_peer_address(conf->peer, node, address);
}

uint8_t conf_leader(const struct conf *conf)
{
    return (uint8_t)(conf->leader[0] ? strtol(conf->leader, NULL, 10) : conf->node);
}

PRINTF(2, 3) static void conf_wrong(struct option_at at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    buf_printf(at.errors, "%s%s: ", at.where, at.name);
    buf_vprintf(at.errors, format, args);
    buf_putc(at.errors, '\n');
    va_end(args);
}

static void conf_check_listen(struct option_at at, const char *word)
{
    char host[WORD_MAX], port[8];
    if (!conf_listen_split(word, host, sizeof(host), port, sizeof(port))) {
        conf_wrong(at,
                   "\"%s\" is not an address with a port. Write it as 192.0.2.1:4000, "
                   "[2001:db8::1]:4000 or *:4000.",
                   word);
    }
}

static bool conf_is_node(const char *text, const char *end)
{
    size_t len = (size_t)(end - text);
    return len > 0 && len <= 3 && strspn(text, "0123456789") >= len &&
           strtol(text, NULL, 10) < CONF_NODES;
}

static void conf_check_node(struct option_at at, const char *text)
{
    if (text[0] && !conf_is_node(text, text + strlen(text)))
        conf_wrong(at, "\"%s\" is not a node. Write a number from 0 to %d.", text, CONF_NODES - 1);
}

/* Checks one word of `peer`, a node and its address. The address must not be a name, because the
 * process that connects asks no name service. */
static void conf_check_peer(struct option_at at, const char *word)
{
    char host[WORD_MAX], port[8];
    struct in6_addr address;
    const char *is = strchr(word, '=');
    if (!is || !conf_is_node(word, is)) {
        conf_wrong(at, "\"%s\" has no node before its address. Write it as 2=192.0.2.12:4500.",
                   word);
        return;
    }
    if (strlen(is + 1) >= CONF_ADDRESS_MAX ||
        !conf_listen_split(is + 1, host, sizeof(host), port, sizeof(port)) ||
        strcmp(port, "0") == 0 ||
        (inet_pton(AF_INET, host, &address) != 1 && inet_pton(AF_INET6, host, &address) != 1)) {
        conf_wrong(at,
                   "\"%s\" is not a numeric address with a port. Write it as 2=192.0.2.12:4500 or "
                   "2=[2001:db8::12]:4500.",
                   word);
    }
}

static void conf_check_cluster(struct option_at at, const char *text)
{
    size_t len = strlen(text);
    if (len == 0 || len > CONF_CLUSTER_MAX || strspn(text, CONF_CLUSTER_LETTERS) < len) {
        conf_wrong(
            at, "\"%s\" cannot be the name of a cluster. Take up to %d letters, digits, - and _.",
            text, CONF_CLUSTER_MAX);
    }
}

/* Checks that only this machine can read the figures, because their port asks nobody who they
 * are. */
static void conf_check_loopback(struct option_at at, const char *word)
{
    char host[WORD_MAX], port[8];
    conf_check_listen(at, word);
    if (conf_listen_split(word, host, sizeof(host), port, sizeof(port)) &&
        strncmp(host, "127.", 4) != 0 && strcmp(host, "::1") != 0 &&
        strcmp(host, "localhost") != 0) {
        conf_wrong(at,
                   "\"%s\" can be reached from other machines. Write 127.0.0.1:9464 or [::1]:9464.",
                   word);
    }
}

static void conf_check_cidr(struct option_at at, const char *word)
{
    struct network network;
    char why[256];
    if (!network_typed(word, &network, why, sizeof(why)))
        conf_wrong(at, "%s", why);
}

/* Checks an option that may not be empty, because no default takes the place of an empty value. */
static void conf_check_given(struct option_at at, const char *text)
{
    if (!text[0])
        conf_wrong(at, "It has no value. Give it one, or take the line out.");
}

static void conf_check_store(struct option_at at, const char *text)
{
    bool file = strncmp(text, "sqlite:", 7) == 0;
    SERVER_LOCAL server = {{0}};
    char why[512];
    if (store_server_is(text)) {
        if (store_server_read(text, false, &server, why, sizeof(why)) != 0)
            conf_wrong(at, "%s", why);
    } else if (file && (text[7] == '\0' || text[7] == '?')) {
        conf_wrong(at, "\"%s\" names no file. Write sqlite:PATH.", text);
    } else if (text[0] && !file) {
        conf_wrong(at,
                   "\"%s\" is not a store. Write sqlite:PATH or postgresql://... One in memory is "
                   "sqlite:/dev/shm/cardroom.db.",
                   text);
    }
}

/* Checks all values of a line, which may hold several, with | between. */
static void conf_check_reason(struct option_at at, const char *text)
{
    enum { WORD_CELLS = 16, TEXT_CELLS = 200 };
    while (text[0] != '\0') {
        text += strspn(text, OPTION_BLANKS);
        size_t len = strcspn(text, "|"), word = strcspn(text, OPTION_BLANKS "|");
        size_t rest = word + strspn(text + word, OPTION_BLANKS);
        bool letters =
            word > 0 && word <= WORD_CELLS && strspn(text, "abcdefghijklmnopqrstuvwxyz-") >= word;
        if (!letters)
            conf_wrong(at,
                       "\"%.*s\" cannot be the word for a reason. Take one to %d small letters, as "
                       "in spam.",
                       (int)word, text, WORD_CELLS);
        else if (rest >= len)
            conf_wrong(at, "The word %.*s has no text. Write what it stands for.", (int)word, text);
        else if (len - rest > TEXT_CELLS)
            conf_wrong(at, "The text of %.*s is longer than %d bytes. Shorten it.", (int)word, text,
                       TEXT_CELLS);
        if (text[len] == '\0')
            return;
        text += len + 1;
    }
}

/* The act of the lobby whose name is nearest to `name`. */
static const char *conf_nearest_act(const char *name)
{
    const struct act_row *row;
    const char *nearest = "";
    int least = INT_MAX;
    for (size_t i = 0; (row = act_at(i)); i++) {
        int distance = cmd_distance(name, row->name);
        if (row->only != ACT_SOCKET && row->only != ACT_LOCAL && distance < least) {
            least = distance;
            nearest = row->name;
        }
    }
    return nearest;
}

/* Checks all values of a line, which may hold several, with | between. */
static void conf_check_act_role(struct option_at at, const char *text)
{
    struct act_limit limit;
    while (act_limit_next(&text, &limit)) {
        if (limit.name[0] == '\0') {
            conf_wrong(at, "Name an act and a role, as in 'act-role merge admin'.");
        } else if (!limit.row) {
            conf_wrong(at,
                       "The lobby has no act \"%s\". The nearest is \"%s\"; 'cardroomctl help' "
                       "lists them.",
                       limit.name, conf_nearest_act(limit.name));
        } else if (limit.role < 0) {
            conf_wrong(at, "\"%s\" is not a role. Write moderator or admin.", limit.word);
        } else if (limit.role < (int)limit.row->role) {
            conf_wrong(
                at,
                "The least role for %s is %s, which cannot be lowered to %s. Take the line out.",
                limit.name, account_role_word(limit.row->role), limit.word);
        }
    }
}

static void conf_check_user(struct option_at at, const char *text)
{
    if (text[0] && !getpwnam(text))
        conf_wrong(at, "There is no user \"%s\". Make it, or name another.", text);
}

static void conf_check_group(struct option_at at, const char *text)
{
    if (text[0] && !getgrnam(text)) {
        conf_wrong(
            at, "There is no group \"%s\". Make it, with 'groupadd --system %s', or name another.",
            text, text);
    }
}

/* Splits "ssh=22" at the '='. False: the word is the name of a host. */
static bool conf_split_public(const char *word, char *service, size_t cap, const char **port)
{
    const char *is = strchr(word, '=');
    if (!is)
        return false;
    utf8_printf(service, cap, "%.*s", (int)(is - word), word);
    *port = is + 1;
    return true;
}

static void conf_check_public(struct option_at at, const char *word)
{
    char service[WORD_MAX], *end;
    const char *port;
    if (!conf_split_public(word, service, sizeof(service), &port)) {
        if (strchr(word, ':')) {
            conf_wrong(
                at,
                "\"%s\" is not the name of a host. Write the name alone, and each port as ssh=22.",
                word);
        }
        return;
    }
    long number = strtol(port, &end, 10);
    if (strcmp(service, "ssh") != 0 && strcmp(service, "telnet") != 0 &&
        strcmp(service, "tls") != 0 && strcmp(service, "https") != 0 &&
        strcmp(service, "http") != 0) {
        conf_wrong(at,
                   "There is no service \"%s\". Write ssh=22, telnet=4000, tls=4001, https=443 or "
                   "http=80.",
                   service);
    } else if (port[0] < '0' || port[0] > '9' || *end || number < 1 || number > 65535) {
        conf_wrong(at, "\"%s\" is not a port. Write a number from 1 to 65535.", port);
    }
}

/* Checks all values of a line, which may hold several, with | between. */
static void conf_check_cup(struct option_at at, const char *text)
{
    char line[CUP_LINE_MAX], why[400];
    struct cup_schedule schedule;
    while (cup_schedule_line(&text, line)) {
        const char *no = cup_schedule_read(line, &schedule, why, sizeof(why));
        if (no)
            conf_wrong(at, "%s", no);
    }
}

/* Checks an origin: scheme and host, without a path. */
static void conf_check_origin(struct option_at at, const char *word)
{
    const char *host = strncmp(word, "https://", 8) == 0  ? word + 8
                       : strncmp(word, "http://", 7) == 0 ? word + 7
                                                          : "";
    if (host[0] == '\0' || strcspn(host, "/?#\"<> ") < strlen(host)) {
        conf_wrong(at,
                   "\"%s\" is not the address of a host. Write it as https://play.example.org, "
                   "without a path.",
                   word);
    }
}

static const char *const format_words[] = {"text", "json", NULL};
static const char *const mask_words[] = {"whole", "network", "hash", NULL};
static const char *const level_words[] = {"error", "warn", "info", "debug", NULL};
/* The words, in the order of enum registration. */
static const char *const registration_words[] = {"open|yes", "ask", "closed|no", NULL};

static const struct option_row own_rows[] = {
    {"listen-telnet", OPTION_LIST, AT(listen_telnet), "*:4000", 0, 0, NULL, true,
     "Addresses for telnet, each ADDRESS:PORT; IPv6 as [::1]:4000, every address as *:4000. Empty: "
     "no telnet.",
     conf_check_listen},
    {"listen-ssh", OPTION_LIST, AT(listen_ssh), "*:2222", 0, 0, NULL, true,
     "Addresses for SSH, as for listen-telnet.", conf_check_listen},
    {"listen-tls", OPTION_LIST, AT(listen_tls), "", 0, 0, NULL, true,
     "Addresses for telnet over TLS, as for listen-telnet; needs tls-certificate and tls-key.",
     conf_check_listen},
    {"listen-web", OPTION_LIST, AT(listen_web), "", 0, 0, NULL, true,
     "Addresses for browsers, as for listen-telnet: the page, and the WebSocket that it opens. "
     "Empty: none.",
     conf_check_listen},
    {"listen-web-tls", OPTION_LIST, AT(listen_web_tls), "", 0, 0, NULL, true,
     "The same over TLS; needs tls-certificate and tls-key.", conf_check_listen},
    {"web-origin", OPTION_LIST, AT(web_origin), "", 0, 0, NULL, true,
     "Origins of pages on other hosts that may open the WebSocket, such as "
     "https://games.example.org. The page's own host may always.",
     conf_check_origin},
    {"tls-certificate", OPTION_TEXT, AT(tls_certificate), "", 0, 0, NULL, false,
     "The TLS certificate and those between it and its root, a PEM file; read at the start, before "
     "the service becomes another user, and at each reload."},
    {"tls-key", OPTION_TEXT, AT(tls_key), "", 0, 0, NULL, false,
     "The key of the TLS certificate, a PEM file without a passphrase that not everybody may read. "
     "Empty: it is in the file of tls-certificate."},
    {"listen-metrics", OPTION_LIST, AT(listen_metrics), "", 0, 0, NULL, true,
     "Addresses of loopback, such as 127.0.0.1:9464, at which Prometheus can read "
     "/metrics. Empty: none.",
     conf_check_loopback},
    {"listen-ready", OPTION_LIST, AT(listen_ready), "", 0, 0, NULL, true,
     "Addresses at which a proxy such as haproxy can ask whether to send people here: /ready "
     "answers 200, or 503 while no room is there or nobody is let in. Empty: none.",
     conf_check_listen},
    {"data-dir", OPTION_TEXT, AT(data_dir), CONF_DATA_DIR, 0, 0, NULL, true,
     "The folder of everything that is kept. It must belong to the user that the service runs as.",
     conf_check_given},
    {"store", OPTION_TEXT, AT(store), "", 0, 0, NULL, true,
     "The database: sqlite:PATH, or postgresql://... for one on a server. Empty: cardroom.db in "
     "data-dir.",
     conf_check_store},
    {"host-key", OPTION_TEXT, AT(host_key), "", 0, 0, NULL, true,
     "The SSH host key (ed25519), made at the first start. Empty: ssh_host_ed25519_key in "
     "data-dir."},
    {"host-key-rsa", OPTION_TEXT, AT(host_key_rsa), "", 0, 0, NULL, true,
     "A second SSH host key, RSA of 3072 bits, for clients without ed25519; made at the first "
     "start. Empty: none."},
    {"control-socket", OPTION_TEXT, AT(control_socket), "", 0, 0, NULL, true,
     "Where cardroomctl(8) reaches the service. Empty: control in data-dir."},
    {"control-group", OPTION_TEXT, AT(control_group), "", 0, 0, NULL, true,
     "The group whose members may use cardroomctl(8) as admins, besides root and the user of the "
     "service; control-socket has to be in a folder that lets them in. Empty: nobody else.",
     conf_check_group},
    {"user", OPTION_TEXT, AT(user), "", 0, 0, NULL, true,
     "The user to become when started by root, once the addresses are bound. Empty: stay as "
     "started.",
     conf_check_user},
    {"door-user", OPTION_TEXT, AT(door_user), "", 0, 0, NULL, true,
     "The user of the process that faces the network, when started by root: one that owns nothing. "
     "Empty: cardroom-door where there is one, else the user of the rest.",
     conf_check_user},
    {"sandbox", OPTION_FLAG, AT(sandbox), "yes", 0, 0, NULL, true,
     "Whether door and room are kept from all files and system calls that they do not need. No: "
     "for those who look for faults in them."},
    {"pages", OPTION_TEXT, LOBBY(pages), CONF_PAGES_DIR, 0, 0, NULL, true,
     "The folder of the pages for players: help, rules and web.", conf_check_given},
    {"node", OPTION_NUMBER, AT(node), "0", 0, 255, NULL, true,
     "The number of this machine among those that share a lobby; each has its own."},
    {"leader", OPTION_TEXT, AT(leader), "", 0, 0, NULL, false,
     "The node whose room has the lobby; the doors of the others are linked to it. Empty: this "
     "one.",
     conf_check_node},
    {"cluster-name", OPTION_TEXT, AT(cluster_name), "cardroom", 0, 0, NULL, true,
     "The name that all machines of one lobby have in common: letters, digits, - and _.",
     conf_check_cluster},
    {"peer", OPTION_LIST, AT(peer), "", 0, 0, NULL, false,
     "The machines that share the lobby, each NODE=ADDRESS:PORT, such as 2=192.0.2.12:4500 or "
     "2=[2001:db8::12]:4500; this one may be among them. The first one takes effect at the next "
     "start. Empty: this is the only one.",
     conf_check_peer},
    {"listen-peer", OPTION_LIST, AT(listen_peer), "", 0, 0, NULL, true,
     "Addresses at which the other machines reach this one, as for listen-telnet. Empty: they do "
     "not.",
     conf_check_listen},
    {"peer-certificate", OPTION_TEXT, AT(peer_certificate), "", 0, 0, NULL, false,
     "The certificate that this machine shows the others, a PEM file; it is for the name "
     "cardroom-node-N, where N is its node. Empty: peer.pem in data-dir, which 'cardroomctl node "
     "join' makes."},
    {"peer-key", OPTION_TEXT, AT(peer_key), "", 0, 0, NULL, false,
     "The key of peer-certificate, as for tls-key. Empty: it is in the same file."},
    {"peer-ca", OPTION_TEXT, AT(peer_ca), "", 0, 0, NULL, false,
     "The certificate of the authority that signs the certificates of these machines, a PEM file. "
     "It should sign no others. Empty: peer-ca.pem in data-dir."},
    {"peer-ca-key", OPTION_TEXT, AT(peer_ca_key), "", 0, 0, NULL, false,
     "The key of that authority, which the service does not read, but 'cardroomctl node invite' "
     "does. Empty: peer-ca.key in data-dir."},
    {"log", OPTION_TEXT, AT(log), "stderr", 0, 0, NULL, true,
     "Where the log goes: stderr, syslog, journal, or the path of a file, which is opened again on "
     "SIGHUP. journal is that of systemd, with fields (FROM=, ACCOUNT=).",
     conf_check_given},
    {"log-level", OPTION_CHOICE, AT(log_level), "info", 0, 0, level_words, true,
     "How much is logged."},
    {"log-format", OPTION_CHOICE, AT(log_format), "text", 0, 0, format_words, true,
     "json: each line on stderr or in a file is an object, for collectors."},
    {"log-addresses", OPTION_CHOICE, AT(log_addresses), "whole", 0, 0, mask_words, true,
     "What the log has of people's addresses: whole; network: IPv4 /24, IPv6 /48; hash: a number "
     "that is the same for an address for a day. fail2ban needs them whole."},
    {"registration", OPTION_CHOICE, LOBBY(registration), "open", 0, 0, registration_words, false,
     "Whether people may make accounts themselves: open (or yes); ask: each waits until the staff "
     "approves it; closed (or no). Guests come in either way."},
    {"ssh-newcomers", OPTION_FLAG, LOBBY(newcomers), "yes", 0, 0, NULL, false,
     "Whether somebody who comes over ssh with a name that no account has, and without a key, is "
     "let in, to play as a guest or to make an account of that name. No: only as guest or new."},
    {"new-accounts", OPTION_NUMBER, LOBBY(new_a_day), "20", 0, 1000000, NULL, false,
     "Accounts that people of one network (IPv4 /24, IPv6 /64) may make in a day; 0: any number. "
     "Networks of same-address-exempt are not counted."},
    {"forbidden-names", OPTION_TEXT, LOBBY(forbidden_names), "", 0, 0, NULL, true,
     "A file of names that nobody may take, one a line; *word* forbids what holds the word. It is "
     "read again with every reload. Empty: there is none."},
    {"staff-totp", OPTION_FLAG, LOBBY(staff_totp), "yes", 0, 0, NULL, false,
     "Whether moderators and admins need a second factor, a code of an authenticator at every "
     "login. Without one they are ordinary players until they type 'totp on'."},
    {"cup", OPTION_PHRASES, LOBBY(cups), "", 0, 0, NULL, false,
     "A cup that comes back by itself: its name, daily or weekly and a day, the time in UTC, game, "
     "form and words, as in 'cup friday weekly friday 19:30 palace swiss entry=50'. 'help cups' "
     "tells the words. The option may stand on many lines.",
     conf_check_cup},
    {"reason", OPTION_PHRASES, LOBBY(reasons), "", 0, 0, NULL, false,
     "A ready reason: a word, and the text that it stands for when the staff types it as the whole "
     "reason, as in 'reason spam Advertising or flooding the chat.' and 'mute bob 1h spam'. The "
     "option may stand on many lines.",
     conf_check_reason},
    {"act-role", OPTION_PHRASES, LOBBY(act_roles), "", 0, 0, NULL, false,
     "The least role for an act of the staff in the lobby, if it is to be higher than usual: the "
     "act and the role, as in 'act-role merge admin'. The option may stand on many lines.",
     conf_check_act_role},
    {"confirm-above", OPTION_NUMBER, LOBBY(confirm_above), "10000", 0, 999999999, NULL, false,
     "XP or chips that the staff may give to one account, or take from it, in a day before an "
     "adjustment waits for a second member of the staff; 0: none waits."},
    {"starting-chips", OPTION_NUMBER, LOBBY(starting_chips), "1000", 0, 1000000, NULL, false,
     "Chips that a new account gets."},
    {"allowance-below", OPTION_NUMBER, LOBBY(allowance), "100", 0, 1000000, NULL, false,
     "Once a day an account that logs in with fewer chips is brought up to this."},
    {"turn-clock", OPTION_SECONDS, LOBBY(turn_ms), "30s", 5 * SECOND, HOUR, NULL, false,
     "Time for a turn at new tables, unless their owner sets another."},
    {"away-limit", OPTION_SECONDS, LOBBY(away_ms), "5m", 10 * SECOND, 24 * HOUR, NULL, false,
     "A player whose connection is lost for longer than this has left the game."},
    {"vote-time", OPTION_SECONDS, LOBBY(vote_ms), "60s", 5 * SECOND, HOUR, NULL, false,
     "Time for the others to vote when somebody leaves a ranked game."},
    {"same-address-exempt", OPTION_LIST, LOBBY(same_address_exempt), "", 0, 0, NULL, false,
     "Addresses or networks, such as 192.0.2.0/24, from which several people may play ranked games "
     "together. Games of people who share any other address are not ranked.",
     conf_check_cidr},
    {"guest-games-kept", OPTION_SECONDS, LOBBY(guest_games_ms), "7d", HOUR, TEN_YEARS, NULL, false,
     "How long games in which nobody with an account sat are kept."},
    {"guest-games", OPTION_NUMBER, LOBBY(guest_games), "10000", 0, INT64_C(1000000000), NULL, false,
     "How many of those games are kept; the oldest go first."},
    {"unranked-games", OPTION_NUMBER, LOBBY(account_games), "1000", 0, INT64_C(1000000000), NULL,
     false,
     "How many unranked games an account keeps; the oldest go first. One in which several sat "
     "stays as long as one of them keeps it. Ranked games and what was paid stay for good."},
    {"messages", OPTION_NUMBER, LOBBY(messages), "20", 0, 1000, NULL, false,
     "How many messages of others may wait for an account that is off; a quarter of them may be of "
     "one sender. Further ones are refused."},
    {"logins-kept", OPTION_KEPT, KEPT(LOGINS), "365d", DAY, TEN_YEARS, NULL, false,
     "How long it is kept when and from which network an account logged in; at most the last 20 "
     "logins of each are."},
    {"messages-kept", OPTION_KEPT, KEPT(MESSAGES), "365d", DAY, TEN_YEARS, NULL, false,
     "How long a message waits for an account that is off. It is deleted once it has been read."},
    {"notes-kept", OPTION_KEPT, KEPT(NOTES), "730d", 30 * DAY, TEN_YEARS, NULL, false,
     "How long notes of the staff and warnings are kept."},
    {"reports-kept", OPTION_KEPT, KEPT(REPORTS), "730d", 30 * DAY, TEN_YEARS, NULL, false,
     "How long reports that are closed are kept, with the talk that was quoted in them, and "
     "appeals. Open ones stay."},
    {"sanctions-kept", OPTION_KEPT, KEPT(SANCTIONS), "730d", 30 * DAY, TEN_YEARS, NULL, false,
     "How long bans, mutes and bars are kept after their end. Those in force stay."},
    {"audit-kept", OPTION_KEPT, KEPT(AUDIT), "forever", 365 * DAY, TEN_YEARS, NULL, false,
     "How long the audit log is kept, with the names that accounts had before."},
    {"host-name", OPTION_TEXT, AT(host_name), "", 0, 0, NULL, false,
     "The name of this machine, as people have to type it; shown in the banner."},
    {"public-address", OPTION_LIST, AT(public_address), "", 0, 0, NULL, false,
     "Where people reach the service if that is not host-name and the ports listened on, as behind "
     "a port forward or a proxy: a name, and ssh=22, telnet=4000, tls=4001, and https=443 or "
     "http=80 for the web page. Shown in the banner, in links, in the help and in lists of games.",
     conf_check_public},
    {"motd", OPTION_TEXT, LOBBY(motd), "", 0, 0, NULL, false,
     "A line of news, shown in the banner."},
    {"room-name", OPTION_TEXT, AT(room_name), "The Card Room", 0, 0, NULL, false,
     "The name under which lists of games show this room (MSSP)."},
    {"contact", OPTION_TEXT, LOBBY(contact), "", 0, 0, NULL, false,
     "The mail address of whoever runs it, or another way to reach them: for lists of games, and "
     "for those whom a lockdown turns away."},
    {"website", OPTION_TEXT, AT(website), "", 0, 0, NULL, false,
     "The address of its web page, for lists of games."},
    {"location", OPTION_TEXT, AT(location), "", 0, 0, NULL, false,
     "The country in which this machine stands, in English, for lists of games."},
    {"created", OPTION_NUMBER, AT(created), "0", 0, 9999, NULL, false,
     "The year in which the room was first opened, for lists of games; 0: not told."},
    {"minimum-age", OPTION_NUMBER, AT(minimum_age), "0", 0, 99, NULL, false,
     "The age that players must have, for lists of games; 0: not told."},
};

const struct option_row *conf_options(void)
{
    /* The rows of both tables, copied together once. */
    static struct option_row rows[ROWS_MAX];
    size_t count = sizeof(own_rows) / sizeof(own_rows[0]);
    if (!rows[0].name) {
        memcpy(rows, own_rows, sizeof(own_rows));
        for (const struct option_row *row = admit_options; row->name && count < ROWS_MAX - 1;
             row++) {
            rows[count] = *row;
            rows[count].check = row->type == OPTION_LIST ? conf_check_cidr : NULL;
            rows[count++].offset += AT(limits);
        }
    }
    return rows;
}

static const struct option_row *conf_row(const char *name)
{
    const struct option_row *row = conf_options();
    while (strcmp(row->name, name) != 0)
        row++;
    return row;
}

const char *const conf_listener_names[LISTENERS] = {"telnet",  "ssh",     "tls",   "web",
                                                    "web-tls", "metrics", "ready", "peer"};
const char *const conf_listener_options[LISTENERS] = {
    "listen-telnet",  "listen-ssh",     "listen-tls",   "listen-web",
    "listen-web-tls", "listen-metrics", "listen-ready", "listen-peer"};

const char *conf_listener(const struct conf *conf, int listener)
{
    const size_t at = conf_row(conf_listener_options[listener])->offset;
    return *(char *const *)(const void *)((const char *)conf + at);
}

char *conf_control_folder(const struct conf *conf)
{
    const char *slash = strrchr(conf->control_socket, '/');
    return xstrndup(conf->control_socket,
                    slash > conf->control_socket ? (size_t)(slash - conf->control_socket) : 1);
}

bool conf_control_lets_in(const struct conf *conf, gid_t group)
{
    FREED char *folder = conf_control_folder(conf);
    struct stat found;
    return stat(folder, &found) < 0 || found.st_mode & S_IXOTH ||
           (found.st_gid == group && found.st_mode & S_IXGRP);
}

bool conf_comes_with_data(const struct conf *conf, const char *path)
{
    size_t len = strlen(conf->data_dir);
    return strncmp(path, conf->data_dir, len) == 0 && path[len] == '/' &&
           !strchr(path + len + 1, '/') && access(conf->data_dir, F_OK) < 0 && errno == ENOENT;
}

bool conf_public_host(const struct conf *conf, char *host, size_t cap)
{
    char word[WORD_MAX], service[WORD_MAX];
    const char *port;
    utf8_copy(conf->host_name, host, cap);
    for (const char *at = conf->public_address; (at = options_word(at, word, sizeof(word)));)
        if (!conf_split_public(word, service, sizeof(service), &port))
            utf8_copy(word, host, cap);
    return host[0] != '\0';
}

bool conf_public_port(const struct conf *conf, const char *service, const char *listen, char *port,
                      size_t cap)
{
    char word[WORD_MAX], name[WORD_MAX];
    const char *number;
    for (const char *at = conf->public_address; (at = options_word(at, word, sizeof(word)));) {
        if (conf_split_public(word, name, sizeof(name), &number) && strcmp(name, service) == 0) {
            utf8_copy(number, port, cap);
            return true;
        }
    }
    return options_word(listen, word, sizeof(word)) &&
           conf_listen_split(word, name, sizeof(name), port, cap);
}

bool conf_web_address(const struct conf *conf, char *url, size_t cap)
{
    static const char *const schemes[] = {"https", "http"}, *const usual[] = {"443", "80"};
    char host[WORD_MAX], port[8];
    bool told = false;

    url[0] = '\0';
    if (!conf_public_host(conf, host, sizeof(host)))
        utf8_copy("localhost", host, sizeof(host));
    /* The ports that public-address names come before those on which the service listens. */
    for (int i = 0; i < 4 && !told; i++) {
        const char *listen = i < 2 ? "" : i == 2 ? conf->listen_web_tls : conf->listen_web;
        told = conf_public_port(conf, schemes[i % 2], listen, port, sizeof(port));
        bool plain = told && strcmp(port, usual[i % 2]) == 0;
        if (told)
            utf8_printf(url, cap, "%s://%s%s%s", schemes[i % 2], host, plain ? "" : ":",
                        plain ? "" : port);
    }
    return told;
}

/* A file that is being read. `where` has, by row, the line where each option first stands, because
 * some faults only show when the whole file has been read. */
struct reading {
    const char *path, *file; /* file: "path: " */
    char *where[ROWS_MAX];   /* "file:line: " */
    struct buf *errors;
};

/* The line where the option stands; NULL: it is not in the file. */
static const char *conf_where_of(const struct reading *reading, const char *name)
{
    return reading->where[conf_row(name) - conf_options()];
}

/* An option and its place, for an error. The place is the option's line; else the line of `other`
 * (may be NULL), from which the value comes; else the file. */
static struct option_at conf_at(const struct reading *reading, const char *name, const char *other)
{
    const char *where = conf_where_of(reading, name);
    if (!where && other)
        where = conf_where_of(reading, other);
    return (struct option_at){where ? where : reading->file, name, reading->errors};
}

static void conf_check_peers(const struct conf *conf, const struct reading *reading)
{
    char address[CONF_ADDRESS_MAX];
    uint8_t node;
    int peers = 0;
    for (const char *at = conf->peer; (at = conf_peer(at, &node, address)); peers++)
        ;
    if (peers > CONF_PEERS_MAX) {
        conf_wrong(conf_at(reading, "peer", NULL),
                   "It names more than %d addresses, which is the most. Leave some out.",
                   CONF_PEERS_MAX);
    }
    if (conf->listen_peer[0] && peers == 0) {
        conf_wrong(
            conf_at(reading, "listen-peer", NULL),
            "No other machine may come in there. Name them with peer, each as 2=192.0.2.12:4500.");
    }
    if (conf_leader(conf) != conf->node && !conf_has_peer(conf, conf_leader(conf))) {
        conf_wrong(conf_at(reading, "leader", NULL),
                   "No line says where node %d is. Write 'peer %d=ADDRESS:PORT', or name another.",
                   conf_leader(conf), conf_leader(conf));
    }
}

/* Finds two cups of one name that start at one time: the second would never be held. */
static void conf_check_cups(const struct conf *conf, const struct reading *reading)
{
    char line[CUP_LINE_MAX], other[CUP_LINE_MAX], why[400];
    struct cup_schedule a, b;
    for (const char *at = conf->lobby.cups; cup_schedule_line(&at, line);)
        for (const char *to = at; cup_schedule_line(&to, other);)
            if (!cup_schedule_read(line, &a, why, sizeof(why)) &&
                !cup_schedule_read(other, &b, why, sizeof(why)) && cup_schedules_clash(&a, &b))
                conf_wrong(conf_at(reading, "cup", NULL),
                           "Two cups have the name %s and start at one time, so the second would "
                           "never be held. Give it another name.",
                           a.name);
}

/* Checks what a single line cannot show. */
static void conf_check_whole(const struct conf *conf, const struct reading *reading)
{
    /* The socket is bound under a name with this ending, and then renamed (control.c). */
    const size_t most = sizeof((struct sockaddr_un *)NULL)->sun_path - sizeof(".4194304");
    static const int tls[] = {LISTEN_TLS, LISTEN_WEB_TLS};
    for (int i = 0; i < 2; i++)
        if (conf_listener(conf, tls[i])[0] && !conf->tls_certificate[0])
            conf_wrong(
                conf_at(reading, conf_listener_options[tls[i]], NULL),
                "There is no TLS without a certificate. Name its PEM file with tls-certificate, or "
                "take this line out.");
#ifndef HAVE_WSLAY
    if (conf->listen_web[0] || conf->listen_web_tls[0]) {
        conf_wrong(conf_at(reading, conf->listen_web[0] ? "listen-web" : "listen-web-tls", NULL),
                   "This program was built without the door for browsers. Leave it out.");
    }
#endif
    conf_check_peers(conf, reading);
    if (strlen(conf->control_socket) > most) {
        conf_wrong(
            conf_at(reading, "control-socket", "data-dir"),
            "The path %s is longer than the %zu bytes that a socket may have. Name a shorter one.",
            conf->control_socket, most);
    }
    const size_t data = strlen(conf->data_dir);
    if (conf->control_group[0] && strncmp(conf->control_socket, conf->data_dir, data) == 0 &&
        conf->control_socket[data] == '/') {
        conf_wrong(conf_at(reading, "control-group", NULL),
                   "The control socket is in data-dir, which lets nobody but the service in. Name "
                   "a path in another folder with control-socket, such as /run/cardroom/control.");
    }
    /* The file that the supervisor hands to its children has no path of its own. */
    struct stat is;
    if (store_server_has_password(conf->store) && strncmp(reading->path, "/proc/", 6) != 0 &&
        stat(reading->path, &is) == 0 && (is.st_mode & S_IROTH) != 0) {
        conf_wrong(conf_at(reading, "store", NULL),
                   "It holds a password, and everybody may read %s. Type: chmod o-rwx %s",
                   reading->path, reading->path);
    }
    if (conf->limits.output_soft > conf->limits.output_hard) {
        conf_wrong(conf_at(reading, "output-soft", NULL),
                   "It is more than output-hard, which ends the connection first. Make it less.");
    }
    conf_check_cups(conf, reading);
}

static void conf_make_absolute(char **path, const char *folder)
{
    if (*path[0] != '/' && folder) {
        char *whole = xasprintf("%s/%s", folder, *path);
        free(*path);
        *path = whole;
    }
}

/* Gives an empty setting a value, which is taken over. */
static void conf_default_to(char **value, char *usual)
{
    if ((*value)[0]) {
        free(usual);
    } else {
        free(*value);
        *value = usual;
    }
}

/* Fills in defaults that depend on other settings, and makes paths absolute. */
static void conf_complete(struct conf *conf, const struct reading *reading, const char *folder)
{
    conf_make_absolute(&conf->data_dir, folder);
    const char *data = conf->data_dir;
    conf_default_to(&conf->store, xasprintf("sqlite:%s/cardroom.db", data));
    conf_default_to(&conf->host_key, xasprintf("%s/ssh_host_ed25519_key", data));
    conf_default_to(&conf->control_socket, xasprintf("%s/control", data));
    conf_default_to(&conf->peer_certificate, xasprintf("%s/peer.pem", data));
    conf_default_to(&conf->peer_ca, xasprintf("%s/peer-ca.pem", data));
    conf_default_to(&conf->peer_ca_key, xasprintf("%s/peer-ca.key", data));
    conf_default_to(&conf->tls_key, xstrdup(conf->tls_certificate));
    conf_default_to(&conf->peer_key, xstrdup(conf->peer_certificate));
    char **const paths[] = {&conf->host_key,         &conf->host_key_rsa,
                            &conf->control_socket,   (char **)&conf->lobby.forbidden_names,
                            &conf->tls_certificate,  &conf->tls_key,
                            &conf->peer_certificate, &conf->peer_key,
                            &conf->peer_ca,          &conf->peer_ca_key};
    for (size_t i = 0; i < sizeof(paths) / sizeof(paths[0]); i++)
        if ((*paths[i])[0])
            conf_make_absolute(paths[i], folder);
    conf_make_absolute((char **)&conf->lobby.pages, folder);
    if (strncmp(conf->store, "sqlite:", 7) == 0) {
        FREED char *file = xstrdup(conf->store + 7);
        conf_make_absolute(&file, folder);
        free(conf->store);
        conf->store = xasprintf("sqlite:%s", file);
    }
    if (log_target_is_file(conf->log))
        conf_make_absolute(&conf->log, folder);
    if (!conf_where_of(reading, "output-soft") &&
        conf->limits.output_soft > conf->limits.output_hard)
        conf->limits.output_soft = conf->limits.output_hard;
}

int conf_load(struct conf *conf, const char *path, struct buf *errors)
{
    const char *name = path ? path : "cardroom.conf";
    FREED char *file = xasprintf("%s: ", name);
    struct reading reading = {.path = name, .file = file, .errors = errors};
    size_t before = errors->len;
    int error = 0;
    /* Relative paths begin in the folder that holds the file itself, wherever links to it stand. If
     * `path` is a pipe and not a file in a folder, they begin in the current folder. */
    FREED char *folder = path ? realpath(path, NULL) : NULL;
    if (folder)
        *strrchr(folder, '/') = '\0';
    else
        folder = getcwd(NULL, 0);
    memset(conf, 0, sizeof(*conf));
    options_default(conf_options(), conf);
    if (path && options_read(conf_options(), conf, path, reading.where, errors) < 0)
        error = errno;
    conf_complete(conf, &reading, folder);
    if (error == 0 || error == EINVAL)
        conf_check_whole(conf, &reading);
    for (int i = 0; i < ROWS_MAX; i++)
        free(reading.where[i]);
    if (errors->len == before)
        return 0;
    errno = error ? error : EINVAL;
    return -1;
}

static void conf_look_at(const char *name, const char *path, int mode, struct buf *out)
{
    if (access(path, mode) < 0) {
        buf_printf(out,
                   "%s: %s cannot be read: %s. The service starts without it; make it readable, or "
                   "name another.\n",
                   name, path, strerror(errno));
    }
}

void conf_missing(const struct conf *conf, struct buf *out)
{
    static const char *const folders[] = {"help", "rules", "web"};
    int n = conf->listen_web[0] || conf->listen_web_tls[0] ? 3 : 2;
    if (conf->lobby.forbidden_names[0])
        conf_look_at("forbidden-names", conf->lobby.forbidden_names, R_OK, out);
    for (int i = 0; i < n; i++) {
        FREED char *path = xasprintf("%s/%s", conf->lobby.pages, folders[i]);
        conf_look_at("pages", path, R_OK | X_OK, out);
    }
}

void conf_free(struct conf *conf)
{
    options_free(conf_options(), conf);
}

bool conf_is_shared(const char *name)
{
    static const char *const own[] = {
        "data-dir",        "store",   "host-key",  "host-key-rsa", "host-name",    "user",
        "door-user",       "sandbox", "pages",     "node",         "leader",       "cluster-name",
        "forbidden-names", "log",     "log-level", "log-format",   "log-addresses"};
    static const char *const families[] = {"listen-", "tls-", "control-", "peer", "web-origin"};
    for (size_t i = 0; i < sizeof(own) / sizeof(own[0]); i++)
        if (strcmp(name, own[i]) == 0)
            return false;
    for (size_t i = 0; i < sizeof(families) / sizeof(families[0]); i++)
        if (strncmp(name, families[i], strlen(families[i])) == 0)
            return false;
    return true;
}

bool conf_same(const struct option_row *row, const struct conf *a, const struct conf *b)
{
    BUF_LOCAL in_a = {0}, in_b = {0};
    options_format(row, a, &in_a);
    options_format(row, b, &in_b);
    return strcmp(buf_text(&in_a), buf_text(&in_b)) == 0;
}

/* Whether the service had no other machines and now has some, or the other way round. The process
 * that holds the links to them is there from the start on, or not at all. */
static bool conf_peers_switch(const struct conf *old, const struct conf *new)
{
    return !old->peer[0] != !new->peer[0];
}

/* Whether a changed setting takes effect only at the next start. TLS listeners stay until then, so
 * a certificate that is taken out of the file (`bare`) stays in force with them. `switches` is what
 * conf_peers_switch returns. */
static bool conf_stays(const struct option_row *row, bool bare, bool switches)
{
    return row->restart || (bare && strncmp(row->name, "tls-", 4) == 0) ||
           (switches && strcmp(row->name, "peer") == 0);
}

/* Writes a setting in a form that may be shown. */
static void conf_setting_put(const struct option_row *row, const struct conf *conf, struct buf *out)
{
    if (strcmp(row->name, "store") != 0) {
        options_format(row, conf, out);
        return;
    }
    FREED char *shown = store_server_shown(conf->store);
    buf_puts(out, shown);
}

void conf_changes(const struct conf *old, const struct conf *new, struct buf *out)
{
    bool bare = !new->tls_certificate[0], switches = conf_peers_switch(old, new);
    for (const struct option_row *row = conf_options(); row->name; row++) {
        BUF_LOCAL a = {0}, b = {0};
        if (conf_same(row, old, new))
            continue;
        conf_setting_put(row, old, &a);
        conf_setting_put(row, new, &b);
        buf_printf(out, "%s from \"%s\" to \"%s\"%s\n", row->name, buf_text(&a), buf_text(&b),
                   conf_stays(row, bare, switches) ? ", at the next start" : "");
    }
}

const char *conf_needs_restart(const struct conf *old, const struct conf *new, const char *after)
{
    bool bare = !new->tls_certificate[0], switches = conf_peers_switch(old, new);
    for (const struct option_row *row = after ? conf_row(after) + 1 : conf_options(); row->name;
         row++)
        if (conf_stays(row, bare, switches) && !conf_same(row, old, new))
            return row->name;
    return NULL;
}

void conf_keep(struct conf *fresh, const struct conf *running)
{
    char why[512];
    bool bare = !fresh->tls_certificate[0], switches = conf_peers_switch(running, fresh);
    for (const struct option_row *row = conf_options(); row->name; row++) {
        BUF_LOCAL text = {0};
        options_format(row, running, &text);
        if (conf_stays(row, bare, switches))
            options_set(conf_options(), fresh, row->name, buf_text(&text), why, sizeof(why));
    }
    /* A node that is known only from the next start on does not lead before that. */
    if (conf_leader(fresh) != fresh->node && !conf_has_peer(fresh, conf_leader(fresh)))
        options_set(conf_options(), fresh, "leader", running->leader, why, sizeof(why));
}
