/*
 * cardroomctl doctor: what is wrong with an installation, and the command that mends it. First the
 * machine is looked at (doctor_look.c), which fills struct doctor_facts. The checks
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
    DOCTOR_PATH = 1024,
    DOCTOR_TEXT = 512,
    DOCTOR_NAME = 64,
    DOCTOR_PORTS = 32,
    DOCTOR_GROUPS = 64,
    DOCTOR_NODES = 16,
    DOCTOR_WAIT_MS = 5000 /* for each look */
};

/* Where cardroom-backup.timer puts its copies. */
#define DOCTOR_BACKUPS "/var/backups/cardroom"

/* ---- Facts ---- */

/* The looks, made one after another. If one does not end in time, the checks that need it say
 * so. */
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
    enum doctor_answer readable; /* as the service's user may use it, with the folders above it */
    int closed; /* this many bytes of the path are the uppermost folder that does not
                 * let that user in; 0: none, or not asked */
};

enum doctor_holder { HOLDER_NOBODY, HOLDER_SERVICE, HOLDER_SYSTEMD, HOLDER_OTHER };
struct doctor_port {
    const char *option; /* "listen-ssh" */
    char word[DOCTOR_NAME];
    int number;
    enum doctor_holder holder;
    char who[DOCTOR_NAME]; /* for HOLDER_OTHER: "nginx, process 812" */
};

/* A process of the service. */
struct doctor_process {
    int pid;                     /* 0: there is none, or it was not told */
    char version[DOCTOR_NAME];   /* "": it does not say */
    enum doctor_answer replaced; /* its program, or a library of it, has been replaced by another
                                  * file */
};
enum { DOCTOR_SUPERVISOR, DOCTOR_ROOM, DOCTOR_DOOR, DOCTOR_PROCESSES };

/* Another node of `peer`. */
struct doctor_node {
    int node;
    char address[DOCTOR_TEXT]; /* as our settings say */
    bool known;                /* the database knows it, as `lease` says */
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
    FILE_WEB, /* where browsers are let in */
    FILE_NAMES,
    FILE_CERTIFICATE,
    FILE_KEY,
    FILES
};

struct doctor_facts {
    bool late[LOOKS];
    int64_t now_ms;
    bool root; /* we run as root */
    uid_t me;
    bool systemd;          /* it runs this machine */
    char ctl[DOCTOR_PATH]; /* the cardroomctl command for this service */

    /* The settings. `conf` NULL: they could not be read, and conf_error says why. */
    const char *conf_path, *conf_faults;
    int conf_error;
    const struct conf *conf;
    struct doctor_file conf_file;

    /* The user that the service runs as. */
    char user[DOCTOR_NAME];
    uid_t uid;
    gid_t gid, groups[DOCTOR_GROUPS];
    int ngroups;
    /* If the settings name a group that may use the control socket. */
    gid_t control_group;
    bool control_closed; /* the folder of the socket does not let it in */

    /* SERVICE_ROOMLESS: the supervisor runs, but no room does. */
    enum { SERVICE_UP, SERVICE_DOWN, SERVICE_CLOSED, SERVICE_SILENT, SERVICE_ROOMLESS } service;
    struct doctor_process process[DOCTOR_PROCESSES];
    enum doctor_answer contained; /* door and room; unknown for the first seconds */
    bool clock_sound;
    int clock_jumps;
    int connections;          /* of the lobby; -1: another node has it */
    char shared[DOCTOR_NAME]; /* the address that nearly all connections have; "": none has */
    int64_t running_tls_days; /* -1: not told */
    char clock_sentence[DOCTOR_TEXT];

    struct doctor_file file[FILES];

    struct doctor_file host_key[HOSTKEY_KINDS], next_key[HOSTKEY_KINDS];
    char host_key_fault[HOSTKEY_KINDS][DOCTOR_TEXT]; /* "": none */

    bool tls_read;
    char tls_fault[DOCTOR_TEXT]; /* "": none */
    int64_t tls_until_ms;        /* 0: none of the certificates can be read */
    char tls_host[DOCTOR_NAME];  /* the name that people type; "": the settings do not say */
    bool tls_named;              /* the certificate is for that name */

    /* The same for the links to other nodes, with the certificates of the authority. */
    bool peer_read;
    char peer_fault[DOCTOR_TEXT];
    int64_t peer_until_ms;

    struct doctor_port port[DOCTOR_PORTS];
    int ports, low_ports; /* only root may bind ports below low_ports */

    char kernel[DOCTOR_NAME];
    int landlock; /* the kernel's version of Landlock; 0: none */
    bool seccomp, reboot;
    enum doctor_answer clock_set; /* by the network */
    /* For the supervisor; -1: not known. */
    int64_t limit_files, limit_core, limit_memlock;

    int disk_error;
    int64_t disk_free, disk_size, disk_inodes; /* -1: the disk does not count them */

    char backups[DOCTOR_PATH];
    int backups_error, backups_count;
    struct doctor_file backup; /* the newest */
    int64_t ship_ms;           /* -1: the database is shipped nowhere */

    bool database_read;
    char database_fault[DOCTOR_TEXT];
    bool pages_whole; /* false: there was no time to look at all of them */
    struct store_file_summary database;
    struct store_file_standbys standbys;
    bool patroni; /* it manages the server on this machine */

    /* Where several machines share the lobby. */
    bool nodes_read, leads, drained; /* leads: our node has the lobby */
    char peer_links[DOCTOR_TEXT];    /* "2=1 3=0", as our peer says; "": it does not */
    struct doctor_node other[DOCTOR_NODES];
    int others;
};

/* Looks at everything. `conf` NULL with `conf_error`: the settings cannot be read. `backups` is the
 * folder of backups. Each look takes DOCTOR_WAIT_MS at most. The strings are kept, not copied. */
void doctor_look(struct doctor_facts *facts, const char *conf_path, const struct conf *conf,
                 int conf_error, const char *faults, const char *backups);

/* ---- Findings ---- */

enum doctor_level { DOCTOR_OK, DOCTOR_WARNING, DOCTOR_ERROR, DOCTOR_UNSEEN, DOCTOR_LEVELS };
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

/* Runs all checks. doctor_findings_free what was found. */
void doctor_judge(const struct doctor_facts *facts, struct doctor_findings *out);
void doctor_findings_free(struct doctor_findings *findings);

/* ---- A check ---- */

/* What a check gets: the facts, and the place for its findings. */
struct check {
    const struct doctor_facts *facts;
    struct doctor_findings *out;
    const char *name;
    size_t before; /* how many findings there were when it began */
};

void doctor_found(struct check *c, enum doctor_level level, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
#define doctor_ok(c, ...)    doctor_found(c, DOCTOR_OK, __VA_ARGS__)
#define doctor_warn(c, ...)  doctor_found(c, DOCTOR_WARNING, __VA_ARGS__)
#define doctor_error(c, ...) doctor_found(c, DOCTOR_ERROR, __VA_ARGS__)
/* `what` is hidden from whoever asks. */
void doctor_unseen(struct check *c, const char *what);
/* Sets what to do about the last finding. */
void doctor_todo(struct check *c, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Whether the check has found nothing yet. */
bool doctor_clean(const struct check *c);
/* "3 days", for a sentence; returns `out`. */
const char *doctor_span(int64_t ms, char out[DOCTOR_NAME]);
