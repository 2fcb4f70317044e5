/*
 * cardroomctl doctor: says what is wrong with an installation, and which command mends it. The
 * looks (doctor_look.c) look at the machine first, and fill struct doctor_facts. The checks
 * (doctor_check.c) judge these facts and touch nothing.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "conf.h"
#include "file.h"
#include "hostkey.h"
#include "lease.h"

enum {
    /* Bytes of a text, NUL included. */
    DOCTOR_PATH = 1024,
    DOCTOR_TEXT = 512,
    DOCTOR_NAME = 64,
    /* The most ports, groups and nodes. */
    DOCTOR_PORTS = 32,
    DOCTOR_GROUPS = 64,
    DOCTOR_NODES = 16,
    DOCTOR_WAIT_MS = 5000 /* the longest that a look may take */
};

/* Where cardroom-backup.timer puts its copies. */
#define DOCTOR_BACKUPS "/var/backups/cardroom"

/* ---- Facts ---- */

/* The looks, in their order. If one does not end in time, the checks that need it say so. */
enum doctor_look {
    LOOK_SERVICE,
    LOOK_FILES,
    LOOK_KEYS,
    LOOK_TLS,
    LOOK_PORTS,
    LOOK_SYSTEM,
    LOOK_DISK,
    LOOK_BACKUPS,
    LOOK_DATABASE,
    LOOK_NODES,
    LOOKS
};

enum doctor_answer { ANSWER_NO, ANSWER_YES, ANSWER_UNKNOWN };

/* A file or a folder. */
struct doctor_file {
    char path[DOCTOR_PATH]; /* "": the settings name none */
    int error;              /* errno; 0: it is there */
    mode_t mode;
    uid_t uid;
    gid_t gid;
    int64_t size, changed_ms;
    /* Whether the service's user may read it, also by the folders above it. */
    enum doctor_answer readable;
    /* If a folder of the path keeps that user out: how many bytes of the path name the uppermost
     * such folder. 0: none does, or nobody looked. */
    int closed;
};

enum doctor_holder { HOLDER_NOBODY, HOLDER_SERVICE, HOLDER_SYSTEMD, HOLDER_OTHER };
/* A port on which the service listens by its settings. */
struct doctor_port {
    const char *option;     /* "listen-ssh" */
    char word[DOCTOR_NAME]; /* the word of that setting */
    int number;
    enum doctor_holder holder;
    char who[DOCTOR_NAME]; /* for HOLDER_OTHER: "nginx, process 812" */
};

/* A process of the service. */
struct doctor_process {
    int pid;                   /* 0: there is none, or it was not told */
    char version[DOCTOR_NAME]; /* "": it does not say */
    /* Whether another file has taken the place of its program or of one of its libraries. */
    enum doctor_answer replaced;
};
enum { DOCTOR_SUPERVISOR, DOCTOR_ROOM, DOCTOR_DOOR, DOCTOR_PROCESSES };

/* Another node of `peer`. */
struct doctor_node {
    int node;
    char address[DOCTOR_TEXT]; /* as our settings say */
    bool known;                /* the database knows it, and `lease` is what it knows */
    struct lease_node lease;
    bool linked;
    int error; /* errno of a connection to `address`; 0: it was made, or not tried */
};

enum {
    FILE_DATA,
    FILE_STORE,
    FILE_WAL,
    FILE_SHM,
    FILE_BALLAST,
    FILE_CONTROL,
    FILE_HELP,
    FILE_RULES,
    FILE_WEB, /* only if browsers are let in */
    FILE_NAMES,
    FILE_CERTIFICATE,
    FILE_KEY,
    FILES
};

struct doctor_facts {
    bool late[LOOKS];
    int64_t now_ms;
    bool root;             /* cardroomctl runs as root */
    uid_t me;              /* the user as whom cardroomctl runs */
    bool systemd;          /* systemd runs this machine */
    char ctl[DOCTOR_PATH]; /* how to call cardroomctl for this service */

    /* The settings. If they cannot be read, `conf` is NULL, and conf_error is the errno. A line of
     * conf_faults is one fault in them. */
    const char *conf_path, *conf_faults;
    int conf_error;
    const struct conf *conf;
    struct doctor_file conf_file;

    /* The user as whom the service runs. */
    char user[DOCTOR_NAME];
    uid_t uid;
    gid_t gid, groups[DOCTOR_GROUPS];
    int ngroups;
    /* If the settings name a group that may use the control socket: that group, and whether the
     * socket's folder keeps it out. */
    gid_t control_group;
    bool control_closed;

    /* SERVICE_CLOSED: we may not use the control socket. SERVICE_SILENT: the socket is there, but
     * no room answers. SERVICE_ROOMLESS: the supervisor runs, but no room does. */
    enum { SERVICE_UP, SERVICE_DOWN, SERVICE_CLOSED, SERVICE_SILENT, SERVICE_ROOMLESS } service;
    struct doctor_process process[DOCTOR_PROCESSES];
    /* Whether door and room are contained; unknown for the first seconds. */
    enum doctor_answer contained;
    bool clock_sound;
    int clock_jumps;
    int connections;          /* of the lobby; -1: another node has the lobby */
    char shared[DOCTOR_NAME]; /* the address that nearly all connections have; "": none has */
    /* For how many days the certificate that the service uses now is still valid; -1: not told. */
    int64_t running_tls_days;
    char clock_sentence[DOCTOR_TEXT]; /* what the room says of the clock; "": nothing */

    struct doctor_file file[FILES];

    struct doctor_file host_key[HOSTKEY_KINDS], next_key[HOSTKEY_KINDS];
    char host_key_fault[HOSTKEY_KINDS][DOCTOR_TEXT]; /* "": none */

    bool tls_read;
    char tls_fault[DOCTOR_TEXT]; /* "": none */
    int64_t tls_until_ms;        /* the end of the certificate; 0: none can be read */
    char tls_host[DOCTOR_NAME];  /* the name that people type; "": the settings do not say */
    bool tls_named;              /* the certificate is for that name */

    /* The same for the links to other nodes. The certificates of the authority count, too. */
    bool peer_read;
    char peer_fault[DOCTOR_TEXT];
    int64_t peer_until_ms;

    struct doctor_port port[DOCTOR_PORTS];
    int ports, low_ports; /* ports: how many; low_ports: only root may bind a port below this */

    char kernel[DOCTOR_NAME];
    int landlock; /* the kernel's version of Landlock; 0: none */
    bool seccomp, reboot;
    enum doctor_answer clock_set; /* the network sets the clock */
    /* What limits the supervisor; -1: not known. */
    int64_t limit_files, limit_core, limit_memlock;

    char disk[DOCTOR_PATH]; /* the store's file, else data-dir, or the folder above that is there */
    int disk_error;
    /* Bytes, and free inodes; inodes -1: the disk does not count them. */
    int64_t disk_free, disk_size, disk_inodes;

    char backups[DOCTOR_PATH];
    int backups_error, backups_count;
    struct doctor_file backup; /* the newest */
    int64_t ship_ms; /* how far the shipped copy is behind; -1: the database is not shipped */

    bool database_read;
    char database_fault[DOCTOR_TEXT];
    bool pages_whole; /* false: there was no time to look at all of them */
    struct store_file_summary database;
    struct store_file_standbys standbys;
    bool patroni; /* Patroni manages the server on this machine */

    /* The rest is for a lobby that several machines share. leads: our node has the lobby. drained:
     * our node takes nobody in. */
    bool nodes_read, leads, drained;
    /* Our peer's word for each node on whether it is linked: "2=1 3=0"; "": it said nothing. */
    char peer_links[DOCTOR_TEXT];
    struct doctor_node other[DOCTOR_NODES];
    int others;
};

/* Makes all looks, and fills `facts`. `conf` is NULL if the settings cannot be read; then
 * `conf_error` is the errno. `faults` has their faults (conf_load). `backups` is the folder of the
 * backups. Each look takes DOCTOR_WAIT_MS at most. Keeps `conf` and the strings, but copies
 * `backups`. */
void doctor_look(struct doctor_facts *facts, const char *conf_path, const struct conf *conf,
                 int conf_error, const char *faults, const char *backups);

/* ---- Findings ---- */

/* DOCTOR_UNSEEN: whoever runs cardroomctl may not look. */
enum doctor_level { DOCTOR_OK, DOCTOR_WARNING, DOCTOR_ERROR, DOCTOR_UNSEEN, DOCTOR_LEVELS };
/* Their names. */
extern const char *const doctor_levels[DOCTOR_LEVELS];

struct doctor_finding {
    const char *check; /* its name in the table of checks */
    enum doctor_level level;
    char what[DOCTOR_PATH + DOCTOR_TEXT]; /* a sentence or two */
    char todo[DOCTOR_PATH + DOCTOR_TEXT]; /* a command, or a sentence; "": nothing */
};

struct doctor_findings {
    struct doctor_finding *finding;
    size_t count;
};

/* Runs all checks, and adds what they find to `out`, whose array the caller frees. */
void doctor_judge(const struct doctor_facts *facts, struct doctor_findings *out);

/* ---- A check ---- */

/* What a check gets: the facts, and the place for its findings. */
struct check {
    const struct doctor_facts *facts;
    struct doctor_findings *out;
    const char *name;
    size_t before; /* how many findings there were when it began */
};

/* Adds a finding. */
void doctor_found(struct check *c, enum doctor_level level, const char *format, ...) PRINTF(3, 4);
#define doctor_ok(c, ...)    doctor_found(c, DOCTOR_OK, __VA_ARGS__)
#define doctor_warn(c, ...)  doctor_found(c, DOCTOR_WARNING, __VA_ARGS__)
#define doctor_error(c, ...) doctor_found(c, DOCTOR_ERROR, __VA_ARGS__)
/* Adds the finding that whoever runs cardroomctl may not look at `what`. */
void doctor_unseen(struct check *c, const char *what);
/* Sets what to do about the last finding. */
void doctor_todo(struct check *c, const char *format, ...) PRINTF(2, 3);
/* Whether the check has added no finding yet. */
bool doctor_clean(const struct check *c);

/* ---- Other machines: the nodes of a cluster and the standbys of PostgreSQL ---- */

/* A look: reads from the database which nodes run. If one leads that our node is not linked to,
 * tries to reach it. */
void doctor_cluster_look(struct doctor_facts *f);
/* A check: judges our node and the others. */
void doctor_cluster_nodes(struct check *c, const struct doctor_facts *f);
/* A part of a check: judges the standbys of a database on a server that answers. */
void doctor_cluster_standbys(struct check *c);
