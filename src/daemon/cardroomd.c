/*
 * cardroomd(8): the service. Without --role it is the supervisor; the supervisor starts this same
 * program as door, room and peer, with their descriptors open at fixed numbers.
 */
#include <errno.h>
#include <getopt.h>
#include <grp.h>
#include <limits.h>
#include <pwd.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "conf.h"
#include "config.h"
#include "door.h"
#include "figures.h"
#include "file.h"
#include "log.h"
#include "log_mask.h"
#include "peer.h"
#include "room.h"
#include "sandbox.h"
#include "server.h"
#include "sockets.h"
#include "supervisor.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    OPTION_SAMPLE = 1000,
    OPTION_ROLE,
    OPTION_PEERS,
    OPTION_START,
    OPTION_STANDBY,
    OPTION_BACK,
    OPTION_AGAIN,
    OPTION_STARVED,
    OPTION_SERVICE,
    OPTION_AUTHORITY,
    OPTION_LOG,
    OPTION_SOCKETS, /* plus an enum door_kind: how many sockets of that kind a door has */
};
enum { KEY_MAX = 16 * 1024 };

static const struct option long_options[] = {
    {"config", required_argument, NULL, 'c'},
    {"foreground", no_argument, NULL, 'f'},
    {"test", no_argument, NULL, 't'},
    {"user", required_argument, NULL, 'u'},
    {"help", no_argument, NULL, 'h'},
    {"version", no_argument, NULL, 'V'},
    {"sample-config", no_argument, NULL, OPTION_SAMPLE},
    /* only the supervisor gives these, to its children */
    {"role", required_argument, NULL, OPTION_ROLE},
    {"telnet", required_argument, NULL, OPTION_SOCKETS + DOOR_TELNET},
    {"ssh", required_argument, NULL, OPTION_SOCKETS + DOOR_SSH},
    {"tls", required_argument, NULL, OPTION_SOCKETS + DOOR_TLS},
    {"web", required_argument, NULL, OPTION_SOCKETS + DOOR_WEB},
    {"web-tls", required_argument, NULL, OPTION_SOCKETS + DOOR_WEB_TLS},
    {"peers", required_argument, NULL, OPTION_PEERS},
    {"start", required_argument, NULL, OPTION_START},
    {"standby", no_argument, NULL, OPTION_STANDBY},
    {"back", no_argument, NULL, OPTION_BACK},
    {"again", no_argument, NULL, OPTION_AGAIN},
    {"starved", required_argument, NULL, OPTION_STARVED},
    {"service", required_argument, NULL, OPTION_SERVICE},
    {"authority", required_argument, NULL, OPTION_AUTHORITY},
    {"log", required_argument, NULL, OPTION_LOG},
    {NULL, 0, NULL, 0}};

static const char usage[] = "usage: cardroomd [-f] [-c FILE]\n"
                            "       cardroomd -t [-u USER] [-c FILE]\n"
                            "       cardroomd --sample-config\n";

struct arguments {
    const char *conf_path, *role, *user;
    bool foreground, test;
    int sockets[DOOR_KINDS], peers, start;
    struct room_config room; /* what the supervisor tells the room */
    int log; /* the log's descriptor; -1: the supervisor of an earlier version hands none */
};

static int daemon_sample(void)
{
    BUF_LOCAL text = {0};
    options_sample(conf_options(), &text);
    fputs(buf_text(&text), stdout);
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}

/* ---- As a child ---- */

/* Adds the secret that the supervisor handed over in `fd`, at most `most` bytes, and closes it.
 * There may be none. */
static void daemon_read_secret(int fd, size_t most, struct buf *out)
{
    buf_read(out, fd, most);
    close(fd);
}

static int daemon_run_door(const struct conf *conf, const struct arguments *arguments,
                           bool contained)
{
    int sockets[DOOR_KINDS * DOOR_LISTENERS_MAX], n = 0;
    BUF_SECRET key = {0}, tls_key = {0};
    daemon_read_secret(CHILD_HOST_KEY, KEY_MAX, &key);
    daemon_read_secret(CHILD_TLS_KEY, DOOR_TLS_KEY_MAX, &tls_key);
    struct door_config config = {.host_key = buf_text(&key),
                                 .tls_key = buf_text(&tls_key),
                                 .web_origins = conf->web_origin,
                                 .link = -1,
                                 .control = CHILD_CONTROL,
                                 .node = (uint8_t)conf->node,
                                 .door = (uint8_t)arguments->start,
                                 .contained = contained,
                                 .limits = conf->limits};
    for (int kind = 0; kind < DOOR_KINDS; kind++) {
        config.sockets[kind].fd = sockets + n;
        config.sockets[kind].n = (size_t)arguments->sockets[kind];
        for (int i = 0; i < arguments->sockets[kind]; i++, n++)
            sockets[n] = CHILD_SOCKETS + n;
    }
    return door_run(&config);
}

static int daemon_run_peer(const struct conf *conf, const struct arguments *arguments,
                           bool contained)
{
    int sockets[SOCKETS_MAX];
    BUF_SECRET tls = {0};
    daemon_read_secret(CHILD_PEER_TLS, PEER_TLS_MAX, &tls);
    for (int i = 0; i < arguments->peers && i < SOCKETS_MAX; i++)
        sockets[i] = CHILD_PEER_SOCKETS + i;
    struct peer_config config = {.sockets = sockets,
                                 .nsockets = (size_t)arguments->peers,
                                 .tls = buf_text(&tls),
                                 .control = CHILD_CONTROL,
                                 .conf = conf,
                                 .contained = contained};
    return peer_run(&config);
}

/* Cuts a path off at its last '/', which leaves its folder. A path without a folder, or in the root
 * folder, stays as it is. */
static const char *daemon_folder_of(char *path)
{
    char *slash = strrchr(path, '/');
    if (slash && slash > path)
        *slash = '\0';
    return path;
}

/* Adds the folders of the files that a room needs for a store on a server, because other files may
 * take their places there. If the folder is our home, adds only the file. Cuts the other paths in
 * `server` off at their folders; `paths` points to them. */
static void daemon_server_needs(struct store_server *server, struct sandbox_paths *paths)
{
    const char *home = getenv("HOME");
    int n = 0;
    while (paths->read[n])
        n++;
    for (int i = 0; server->files[i]; i++, n++) {
        FREED char *folder = xstrdup(server->files[i]);
        bool is_home = home && strcmp(daemon_folder_of(folder), home) == 0;
        paths->read[n] = is_home ? server->files[i] : daemon_folder_of(server->files[i]);
    }
    for (int i = 0; server->ports[i] != 0; i++)
        paths->ports[i] = server->ports[i];
}

/* Contains the process. Door and room may read the folders of shared libraries and of the name
 * service, which they also need now and then after the start. The folder of the log is not added:
 * the log is open already, and its folder may hold what is not the door's. `server`: the server of
 * a room's store. Returns what sandbox_enter does. */
static bool daemon_contain(const struct conf *conf, enum sandbox_role role,
                           struct store_server *server)
{
    FREED char *control = xstrdup(conf->control_socket), *store = store_file_path(conf->store),
               *names = xstrdup(conf->lobby.forbidden_names);
    struct sandbox_paths paths = {.read = {"/etc", "/usr/lib", "/usr/share", "/dev/urandom"}};
    int n = 0;
    if (role == SANDBOX_ROOM) {
        paths.read[4] = conf->lobby.pages;
        if (names[0])
            paths.read[5] = daemon_folder_of(names); /* an editor may put a new file in its place */
        paths.write[n++] = "/dev/null";
        paths.write[n++] = conf->data_dir;
        paths.write[n++] = daemon_folder_of(control);
        if (store)
            paths.write[n++] = daemon_folder_of(store);
        daemon_server_needs(server, &paths);
    } else if (role == SANDBOX_PEER) { /* it needs only connections to other nodes */
        char address[CONF_ADDRESS_MAX], host[CONF_ADDRESS_MAX], port[8];
        uint8_t node;
        paths = (struct sandbox_paths){.read = {NULL}};
        for (const char *at = conf->peer; (at = conf_peer(at, &node, address));)
            if (conf_listen_split(address, host, sizeof(host), port, sizeof(port)) &&
                n < SANDBOX_PORTS_MAX)
                paths.ports[n++] = (uint16_t)strtol(port, NULL, 10);
    }
    return sandbox_enter(role, &paths);
}

/* Looks up where the server of a room's store is, because a contained room can no longer do that
 * itself. False: the url makes no sense. */
static bool daemon_find_server(const struct conf *conf, struct store_server *server)
{
    char why[512];
    if (!store_server_is(conf->store))
        return true;
    bool found = store_server_read(conf->store, true, server, why, sizeof(why)) == 0;
    if (!found)
        log_error("store", "%s", why);
    return found;
}

static int daemon_run_child(const struct arguments *arguments)
{
    CONF_LOCAL conf = {0};
    BUF_LOCAL errors = {0};
    char path[64];
    utf8_printf(path, sizeof(path), "/proc/self/fd/%d", CHILD_CONF);
    int status = 1;
    log_open(arguments->role, "stderr", LOG_LEVEL_INFO);
    /* The program was started from an open file, so ps has no name to show for it. */
    prctl(PR_SET_NAME, "cardroomd");
    if (conf_load(&conf, path, &errors) < 0) {
        log_error("configuration", "%s", buf_text(&errors));
    } else {
        close(CHILD_CONF);
        if (arguments->log >= 0)
            log_adopt(arguments->role, conf.log, (enum log_level)conf.log_level, arguments->log);
        else
            log_open(arguments->role, conf.log, (enum log_level)conf.log_level);
        log_json(conf.log_format);
        log_mask_begin((enum log_mask)conf.log_addresses);
        const enum sandbox_role role = strcmp(arguments->role, "door") == 0   ? SANDBOX_DOOR
                                       : strcmp(arguments->role, "peer") == 0 ? SANDBOX_PEER
                                                                              : SANDBOX_ROOM;
        SERVER_LOCAL server = {{0}};
        figures_begin();
        int listener = role == SANDBOX_ROOM ? room_listen(&conf) : -1;
        bool found = role != SANDBOX_ROOM || daemon_find_server(&conf, &server);
        bool contained = conf.sandbox && daemon_contain(&conf, role, &server);
        if (!conf.sandbox)
            log_warn("sandbox", "error=\"it is switched off in the configuration\"");
        if (role == SANDBOX_PEER) {
            status = daemon_run_peer(&conf, arguments, contained);
        } else if (role == SANDBOX_DOOR) {
            status = daemon_run_door(&conf, arguments, contained);
        } else if (found) {
            struct room_config config = arguments->room;
            config.control = CHILD_CONTROL;
            config.listener = listener;
            config.conf = &conf;
            config.store = server.url ? server.url : conf.store;
            config.contained = contained;
            status = room_run(&config);
        }
    }
    log_close();
    return status;
}

/* ---- As the supervisor ---- */

/* Writes lines for whoever starts the service; in the journal each is an error. */
static void daemon_tell(const char *lines)
{
    const char *priority = log_stderr_is_journal() ? "<3>" : "";
    while (*lines) {
        size_t len = strcspn(lines, "\n");
        fprintf(stderr, "%s%.*s\n", priority, (int)len, lines);
        lines += len + (lines[len] == '\n');
    }
}

/* Becomes the user for good, for a test. HOME becomes the user's, because libpq looks for files
 * there. */
static int daemon_become(const char *name)
{
    const struct passwd *user = getpwnam(name);
    if (!user)
        fprintf(stderr, "cardroomd: There is no user %s. Name another with -u.\n", name);
    else if (geteuid() != user->pw_uid &&
             (initgroups(name, user->pw_gid) < 0 || setgid(user->pw_gid) < 0 ||
              setuid(user->pw_uid) < 0 || setenv("HOME", user->pw_dir, 1) < 0))
        fprintf(stderr, "cardroomd: It cannot become the user %s: %s. Type this as root.\n", name,
                strerror(errno));
    else
        return 0;
    return -1;
}

static int daemon_run_supervisor(const struct arguments *arguments)
{
    CONF_LOCAL conf = {0};
    BUF_LOCAL errors = {0};
    char program[PATH_MAX];
    FREED char *conf_path = realpath(arguments->conf_path, NULL);
    ssize_t len = readlink("/proc/self/exe", program, sizeof(program) - 1);
    int status = 1;
    program[len > 0 ? len : 0] = '\0';
    if (conf_load(&conf, conf_path ? conf_path : arguments->conf_path, &errors) < 0) {
        daemon_tell(buf_text(&errors));
        if (!conf_path && errno == ENOENT) {
            fputs("cardroomd: Make one with 'cardroomd --sample-config', or name another with "
                  "'-c'.\n",
                  stderr);
        }
    } else {
        struct supervisor_config config = {.program = len > 0 ? program : NULL,
                                           .conf_path = conf_path,
                                           .conf = &conf,
                                           .foreground = arguments->foreground,
                                           .test = arguments->test,
                                           .other = arguments->user};
        status = supervisor_run(&config);
        if (arguments->test) {
            /* Tells what a start has to do without and what only a test finds, neither of which
             * keeps the service from starting. */
            BUF_LOCAL missing = {0};
            char sentence[CLOCK_SENTENCE];
            conf_missing(&conf, &missing);
            daemon_tell(buf_text(&missing));
            room_clock_test(&conf, sentence);
            if (sentence[0])
                fprintf(stderr, "cardroomd: %s\n", sentence);
            if (geteuid() == 0) {
                fputs("cardroomd: It was looked at as root, who would run it. To look as the user "
                      "of the unit: cardroomd -t -u cardroom\n",
                      stderr);
            }
        }
    }
    log_close();
    return status;
}

int main(int argc, char **argv)
{
    struct arguments arguments = {.conf_path = CONF_FILE, .log = -1};
    int option;
    while ((option = getopt_long(argc, argv, "c:ftu:hV", long_options, NULL)) != -1) {
        switch (option) {
        case 'c': arguments.conf_path = optarg; break;
        case 'f': arguments.foreground = true; break;
        case 't': arguments.test = true; break;
        case 'u': arguments.user = optarg; break;
        case 'h': fputs(usage, stdout); return 0;
        case 'V': puts(PACKAGE_STRING); return 0;
        case OPTION_SAMPLE: return daemon_sample();
        case OPTION_ROLE: arguments.role = optarg; break;
        case OPTION_SOCKETS ... OPTION_SOCKETS + DOOR_KINDS - 1:
            arguments.sockets[option - OPTION_SOCKETS] = atoi(optarg);
            break;
        case OPTION_PEERS: arguments.peers = atoi(optarg); break;
        case OPTION_STANDBY: arguments.room.standby = true; break;
        case OPTION_BACK: arguments.room.back = true; break;
        case OPTION_AGAIN: arguments.room.again = true; break;
        case OPTION_STARVED: arguments.room.starved = atoi(optarg); break;
        case OPTION_SERVICE: arguments.room.service = optarg; break;
        case OPTION_AUTHORITY: arguments.room.authority = optarg; break;
        case OPTION_LOG: arguments.log = atoi(optarg); break;
        case OPTION_START: arguments.start = atoi(optarg); break;
        default: fputs(usage, stderr); return 2;
        }
    }
    if (optind < argc || (arguments.user && !arguments.test)) {
        fputs(usage, stderr);
        return 2;
    }
    signal(SIGPIPE, SIG_IGN);
    if (sodium_init() < 0) {
        fputs("cardroomd: The system gives no random numbers, and nothing can be kept secret "
              "without them.\n",
              stderr);
        return 1;
    }
    if (arguments.user && daemon_become(arguments.user) < 0)
        return 1;
    return arguments.role ? daemon_run_child(&arguments) : daemon_run_supervisor(&arguments);
}
