/*
 * See doctor.h. Each look runs in a thread of its own with a copy of the facts. If a look does not
 * end in time, as on a network disk that is away, its thread and copy are left behind.
 */
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <jansson.h>
#include <linux/landlock.h>
#include <pthread.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/timex.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "asking.h"
#include "clock.h"
#include "closed.h"
#include "doctor.h"
#include "lines.h"
#include "owner.h"
#include "server.h"
#include "shipped.h"
#include "tls.h"
#include "tlskey.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    LINE_MAX_LEN = 1024,
    PROC_MAX = 4096,
    SERVICE_S = 3,    /* how long to wait for the answer of the service */
    LOW_PORTS = 1024, /* ports below this are for root, unless the kernel says otherwise */
    PAGES_MS = 3000   /* how long the pages of the database are checked at most */
};

/* ---- Files ---- */

/* Whether the service's user may use the file in this mode (access(2)). Asks the kernel, which
 * takes account of the folders above the file and of access lists. */
static enum doctor_answer doctor_look_may(const struct doctor_facts *f, const char *path, int mode)
{
    int status;
    if (f->me == f->uid)
        return access(path, mode) == 0 ? ANSWER_YES : ANSWER_NO;
    if (!f->root)
        return ANSWER_UNKNOWN;
    pid_t child = fork();
    if (child == 0) {
        bool became = setgroups((size_t)f->ngroups, f->groups) == 0 && setgid(f->gid) == 0 &&
                      setuid(f->uid) == 0;
        _exit(!became ? 2 : access(path, mode) == 0 ? 0 : 1);
    }
    if (child < 0 || waitpid(child, &status, 0) < 0 || !WIFEXITED(status) ||
        WEXITSTATUS(status) > 1)
        return ANSWER_UNKNOWN;
    return WEXITSTATUS(status) == 0 ? ANSWER_YES : ANSWER_NO;
}

/* See doctor_file.closed. */
static int doctor_look_closed(const struct doctor_facts *f, const char *path)
{
    char folder[DOCTOR_PATH];
    for (const char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        utf8_copy_part(path, (size_t)(slash - path), folder, sizeof(folder));
        if (doctor_look_may(f, folder, X_OK) == ANSWER_NO)
            return (int)(slash - path);
    }
    return 0;
}

static void doctor_look_file(const struct doctor_facts *f, const char *path,
                             struct doctor_file *out)
{
    struct stat about;
    utf8_copy(path, out->path, sizeof(out->path));
    if (!path[0])
        return;
    if (stat(path, &about) < 0) {
        out->error = errno;
        return;
    }
    out->error = 0;
    out->mode = about.st_mode;
    out->uid = about.st_uid;
    out->gid = about.st_gid;
    out->size = about.st_size;
    out->changed_ms = (int64_t)about.st_mtim.tv_sec * 1000;
    out->readable = doctor_look_may(f, path, R_OK);
    out->closed = out->readable == ANSWER_NO ? doctor_look_closed(f, path) : 0;
}

/* Looks at the file whose path is `path` with `end` after it. */
static void doctor_look_beside(const struct doctor_facts *f, const char *path, const char *end,
                               struct doctor_file *out)
{
    FREED char *name = xasprintf("%s%s", path, end);
    doctor_look_file(f, path[0] ? name : "", out);
}

static void doctor_look_files(struct doctor_facts *f)
{
    const struct conf *conf = f->conf;
    FREED char *store = store_file_path(conf->store);
    const char *path = store ? store : "";
    doctor_look_file(f, conf->data_dir, &f->file[FILE_DATA]);
    doctor_look_file(f, path, &f->file[FILE_STORE]);
    doctor_look_beside(f, path, "-wal", &f->file[FILE_WAL]);
    doctor_look_beside(f, path, "-shm", &f->file[FILE_SHM]);
    doctor_look_beside(f, path, ".ballast", &f->file[FILE_BALLAST]);
    doctor_look_file(f, conf->control_socket, &f->file[FILE_CONTROL]);
    if (conf->control_group[0]) {
        const struct group *group = getgrnam(conf->control_group);
        f->control_group = group ? group->gr_gid : 0;
        f->control_closed = !conf_control_lets_in(conf, f->control_group);
    }
    doctor_look_beside(f, conf->lobby.pages, "/help", &f->file[FILE_HELP]);
    doctor_look_beside(f, conf->lobby.pages, "/rules", &f->file[FILE_RULES]);
    bool web = conf->listen_web[0] != '\0' || conf->listen_web_tls[0] != '\0';
    doctor_look_beside(f, web ? conf->lobby.pages : "", "/web/index.html", &f->file[FILE_WEB]);
    doctor_look_file(f, conf->lobby.forbidden_names, &f->file[FILE_NAMES]);
    doctor_look_file(f, conf->tls_certificate, &f->file[FILE_CERTIFICATE]);
    doctor_look_file(f, conf->tls_key, &f->file[FILE_KEY]);
}

static void doctor_look_keys(struct doctor_facts *f)
{
    const char *const paths[HOSTKEY_KINDS] = {f->conf->host_key, f->conf->host_key_rsa};
    for (int i = 0; i < HOSTKEY_KINDS; i++) {
        char fingerprint[HOSTKEY_FINGERPRINT_MAX];
        BUF_SECRET key = {0};
        doctor_look_file(f, paths[i], &f->host_key[i]);
        doctor_look_beside(f, paths[i], ".next", &f->next_key[i]);
        if (paths[i][0] && f->host_key[i].error == 0 && (f->root || f->me == f->uid))
            hostkey_get(paths[i], (enum hostkey_kind)i, true, &key, fingerprint,
                        f->host_key_fault[i], sizeof(f->host_key_fault[i]));
    }
}

static void doctor_look_tls(struct doctor_facts *f)
{
    const struct conf *conf = f->conf;
    BUF_SECRET peers = {0}, pem = {0};
    if (conf->peer[0]) {
        f->peer_read = access(conf->peer_key, R_OK) == 0;
        tlskey_peers(conf, &peers, f->peer_fault, sizeof(f->peer_fault));
        f->peer_until_ms = tls_until(buf_text(&peers));
    }
    if (!conf->tls_certificate[0])
        return;
    f->tls_read = access(conf->tls_key, R_OK) == 0;
    conf_public_host(conf, f->tls_host, sizeof(f->tls_host));
    tlskey_get(conf->tls_certificate, conf->tls_key, &pem, f->tls_fault, sizeof(f->tls_fault));
    f->tls_until_ms = tls_until(buf_text(&pem));
    f->tls_named = f->tls_host[0] && tls_is_for(buf_text(&pem), f->tls_host);
}

/* ---- The service ---- */

/* Asks for the status. Unlike other commands, this does not wait for a room that is being started,
 * nor for another node that leads. Adds the `name value` lines to `lines`. f->service is SERVICE_UP
 * if there was an answer. */
static void doctor_look_status_of(struct doctor_facts *f, struct buf *lines)
{
    BUF_LOCAL answer = {0};
    FD_LOCAL fd = asking_connect(f->conf->control_socket, 0, SERVICE_S);
    if (fd < 0) {
        f->service = errno == EACCES || errno == EPERM ? SERVICE_CLOSED
                     : errno == EAGAIN                 ? SERVICE_SILENT
                                                       : SERVICE_DOWN;
        return;
    }
    json_auto_t *request = json_pack("{s:s, s:b}", "verb", "status", "here", 1), *object = NULL;
    if (asking_speak(fd, request, &answer))
        object = json_loads(buf_text(&answer), 0, NULL);
    const char *text = json_string_value(json_object_get(object, "text"));
    f->service = text ? SERVICE_UP : SERVICE_SILENT;
    buf_puts(lines, text ? text : "");
}

/* Copies the value of the line with this name; "": there is no such line. */
static const char *doctor_look_word_of(const struct buf *lines, const char *name,
                                       char out[DOCTOR_TEXT])
{
    const char *value = lines_value(buf_text(lines), name);
    utf8_copy_part(value ? value : "", value ? strcspn(value, "\n") : 0, out, DOCTOR_TEXT);
    return out;
}

static int64_t doctor_look_number_of(const struct buf *lines, const char *name, int64_t without)
{
    char word[DOCTOR_TEXT];
    return doctor_look_word_of(lines, name, word)[0] ? strtoll(word, NULL, 10) : without;
}

static bool doctor_look_ends(const char *text, const char *end)
{
    size_t len = strlen(text), n = strlen(end);
    return len > n && strcmp(text + len - n, end) == 0;
}

/* Whether the program of a process, or a library that the process uses, was replaced on the
 * disk. */
static enum doctor_answer doctor_look_replaced(int pid)
{
    char path[64], line[LINE_MAX_LEN];
    enum doctor_answer answer = ANSWER_NO;
    utf8_printf(path, sizeof(path), "/proc/%d/exe", pid);
    ssize_t len = readlink(path, line, sizeof(line) - 1);
    if (len < 0)
        return ANSWER_UNKNOWN;
    line[len] = '\0';
    utf8_printf(path, sizeof(path), "/proc/%d/maps", pid);
    FILE_LOCAL *maps = fopen(path, "re");
    if (!maps)
        return ANSWER_UNKNOWN;
    answer = doctor_look_ends(line, " (deleted)") ? ANSWER_YES : ANSWER_NO;
    while (fgets(line, sizeof(line), maps)) {
        line[strcspn(line, "\n")] = '\0';
        if (doctor_look_ends(line, " (deleted)") && strstr(line, ".so"))
            answer = ANSWER_YES;
    }
    return answer;
}

/* Adds the first PROC_MAX bytes of the file with that name in the /proc folder of a process. */
static void doctor_look_proc(int pid, const char *name, struct buf *out)
{
    char path[64];
    utf8_printf(path, sizeof(path), "/proc/%d/%s", pid, name);
    FD_LOCAL fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd >= 0)
        buf_read(out, fd, PROC_MAX);
}

/* Reads the first number on a line of /proc/PID/limits: "Max open files 1024 524288 files". -1:
 * there is no such line. */
static int64_t doctor_look_limit_of(int pid, const char *name)
{
    BUF_LOCAL limits = {0};
    doctor_look_proc(pid, "limits", &limits);
    const char *value = strstr(buf_text(&limits), name);
    if (!value)
        return -1;
    value += strlen(name);
    value += strspn(value, " ");
    return strncmp(value, "unlimited", 9) == 0 ? INT64_MAX : strtoll(value, NULL, 10);
}

/* Whether the process is a supervisor with our settings. Its command line says so; what it has open
 * is hidden from all but root. */
static bool doctor_look_is_supervisor(const struct doctor_facts *f, int pid)
{
    BUF_LOCAL words = {0};
    doctor_look_proc(pid, "cmdline", &words);
    FREED char *own = realpath(f->conf_path, NULL);
    const char *name = CONF_FILE, *line = buf_text(&words), *slash = strrchr(line, '/');
    bool ours = own && strcmp(slash ? slash + 1 : line, "cardroomd") == 0;
    for (const char *at = line + strlen(line) + 1; ours && at < line + words.len;
         at += strlen(at) + 1) {
        ours = strncmp(at, "--", 2) != 0; /* a child has such options */
        if (strcmp(at, "-c") == 0)
            name = at + sizeof("-c");
    }
    FREED char *named = ours ? realpath(name, NULL) : NULL;
    return named && strcmp(named, own) == 0;
}

/* The number of the supervisor's process; 0: it does not run. */
static int doctor_look_supervisor(const struct doctor_facts *f)
{
    DIR_LOCAL *folder = opendir("/proc");
    for (struct dirent *entry; folder && (entry = readdir(folder));) {
        int pid = atoi(entry->d_name);
        if (pid > 0 && doctor_look_is_supervisor(f, pid))
            return pid;
    }
    return 0;
}

static void doctor_look_service(struct doctor_facts *f)
{
    static const char *const names[DOCTOR_PROCESSES] = {"supervisor", "room", "door"};
    static const char *const versions[DOCTOR_PROCESSES] = {"supervisor-version", "version",
                                                           "door-version"};
    BUF_LOCAL lines = {0};
    char word[DOCTOR_TEXT];
    doctor_look_status_of(f, &lines);
    for (int i = 0; i < DOCTOR_PROCESSES; i++) {
        struct doctor_process *process = &f->process[i];
        char name[32];
        utf8_printf(name, sizeof(name), "%s-pid", names[i]);
        process->pid = (int)doctor_look_number_of(&lines, name, 0);
        process->replaced = process->pid > 0 ? doctor_look_replaced(process->pid) : ANSWER_UNKNOWN;
        utf8_copy(doctor_look_word_of(&lines, versions[i], word), process->version,
                  sizeof(process->version));
    }
    int pid = f->process[DOCTOR_SUPERVISOR].pid;
    if (pid == 0)
        pid = f->process[DOCTOR_SUPERVISOR].pid = doctor_look_supervisor(f);
    if (f->service == SERVICE_DOWN && pid > 0)
        f->service = SERVICE_ROOMLESS;
    f->limit_files = pid ? doctor_look_limit_of(pid, "Max open files") : -1;
    f->limit_core = pid ? doctor_look_limit_of(pid, "Max core file size") : -1;
    f->limit_memlock = pid ? doctor_look_limit_of(pid, "Max locked memory") : -1;
    int64_t room = doctor_look_number_of(&lines, "room-uncontained", -1),
            door = doctor_look_number_of(&lines, "door-uncontained", -1);
    f->contained = room > 0 || door > 0   ? ANSWER_NO
                   : room < 0 || door < 0 ? ANSWER_UNKNOWN
                                          : ANSWER_YES;
    f->clock_sound = doctor_look_number_of(&lines, "clock-sound", 1) != 0;
    f->clock_jumps = (int)doctor_look_number_of(&lines, "clock-jumps", 0);
    f->connections = (int)doctor_look_number_of(&lines, "connections", -1);
    f->running_tls_days = doctor_look_number_of(&lines, "tls-certificate-days", -1);
    doctor_look_word_of(&lines, "clock", f->clock_sentence);
    doctor_look_word_of(&lines, "peer-link-up", f->peer_links);
    doctor_look_word_of(&lines, "shared-address", word);
    utf8_copy_part(word, strcspn(word, " "), f->shared, sizeof(f->shared));
}

/* ---- Ports ---- */

/* A socket that listens, from /proc/net/tcp or tcp6. */
struct listener {
    struct network address;
    int port;
    uid_t uid;
    unsigned long inode;
};

/* Reads the next listener of the file. False: there is none left. */
static bool doctor_look_next_listener(FILE *file, struct listener *out)
{
    char line[LINE_MAX_LEN], local[80], state[8];
    while (fgets(line, sizeof(line), file)) {
        unsigned int uid;
        if (sscanf(line, "%*s %79s %*s %7s %*s %*s %*s %u %*s %lu", local, state, &uid,
                   &out->inode) == 4 &&
            strcmp(state, "0A") == 0 && strchr(local, ':')) {
            size_t len = strcspn(local, ":");
            out->uid = uid;
            out->port = (int)strtol(local + len + 1, NULL, 16);
            /* The kernel prints the address in words of 32 bits, in its own order of bytes. */
            uint32_t words[4] = {0};
            for (size_t i = 0; i < len / 8 && i < 4; i++) {
                char word[9];
                memcpy(word, local + 8 * i, 8);
                word[8] = '\0';
                words[i] = (uint32_t)strtoul(word, NULL, 16);
            }
            network_of_bytes(&out->address, words, len / 2);
            return true;
        }
    }
    return false;
}

/* Whether the process has the socket open. Unknown: its descriptors are hidden from us. */
static enum doctor_answer doctor_look_holds(int pid, unsigned long inode)
{
    char path[64], wanted[64];
    enum doctor_answer answer = ANSWER_NO;
    utf8_printf(path, sizeof(path), "/proc/%d/fd", pid);
    utf8_printf(wanted, sizeof(wanted), "socket:[%lu]", inode);
    DIR_LOCAL *folder = pid > 0 ? opendir(path) : NULL;
    if (!folder)
        return ANSWER_UNKNOWN;
    for (struct dirent *entry; answer != ANSWER_YES && (entry = readdir(folder));) {
        char link[64];
        ssize_t len = readlinkat(dirfd(folder), entry->d_name, link, sizeof(link) - 1);
        if (len > 0) {
            link[len] = '\0';
            answer = strcmp(link, wanted) == 0 ? ANSWER_YES : ANSWER_NO;
        }
    }
    return answer;
}

static void doctor_look_judge_listener(const struct doctor_facts *f,
                                       const struct listener *listener, struct doctor_port *port)
{
    enum doctor_answer ours = doctor_look_holds(f->process[DOCTOR_SUPERVISOR].pid, listener->inode);
    if (port->holder == HOLDER_SERVICE)
        return;
    if (ours == ANSWER_YES ||
        (ours == ANSWER_UNKNOWN && f->service != SERVICE_DOWN && listener->uid == f->uid)) {
        port->holder = HOLDER_SERVICE;
    } else if (doctor_look_holds(1, listener->inode) == ANSWER_YES) {
        port->holder = HOLDER_SYSTEMD;
    } else {
        struct passwd *owner = getpwuid(listener->uid);
        DIR_LOCAL *folder = opendir("/proc");
        port->holder = HOLDER_OTHER;
        utf8_printf(port->who, sizeof(port->who), "a program of the user %s",
                    owner ? owner->pw_name : "?");
        for (struct dirent *entry; folder && (entry = readdir(folder));) {
            int pid = atoi(entry->d_name);
            if (doctor_look_holds(pid, listener->inode) != ANSWER_YES)
                continue;
            BUF_LOCAL name = {0};
            doctor_look_proc(pid, "comm", &name);
            utf8_printf(port->who, sizeof(port->who), "%.*s, process %d",
                        (int)strcspn(buf_text(&name), "\n"), buf_text(&name), pid);
            break;
        }
    }
}

/* Whether a listener takes what is sent to an address of the settings. */
static bool doctor_look_is_same(const char *host, const struct listener *listener)
{
    static const uint8_t zero[NETWORK_BYTES];
    struct network any4, any6, address;
    network_of_bytes(&any4, zero, 4);
    network_of_bytes(&any6, zero, NETWORK_BYTES);
    return !host[0] || !network_address(host, &address) ||
           network_equal(&address, &listener->address) ||
           network_equal(&any4, &listener->address) || network_equal(&any6, &listener->address);
}

static void doctor_look_port(const struct doctor_facts *f, struct doctor_port *port)
{
    static const char *const files[] = {"/proc/net/tcp", "/proc/net/tcp6"};
    struct listener listener;
    char host[DOCTOR_NAME], number[8];
    if (!conf_listen_split(port->word, host, sizeof(host), number, sizeof(number)))
        return;
    port->number = atoi(number);
    for (int i = 0; i < 2; i++) {
        FILE_LOCAL *file = fopen(files[i], "re");
        while (file && doctor_look_next_listener(file, &listener))
            if (listener.port == port->number && doctor_look_is_same(host, &listener))
                doctor_look_judge_listener(f, &listener, port);
    }
}

static void doctor_look_ports(struct doctor_facts *f)
{
    char line[16];
    FILE_LOCAL *file = fopen("/proc/sys/net/ipv4/ip_unprivileged_port_start", "re");
    f->low_ports = file && fgets(line, sizeof(line), file) ? atoi(line) : LOW_PORTS;
    for (int i = 0; i <= LISTEN_METRICS; i++) {
        char word[DOCTOR_NAME];
        for (const char *at = conf_listener(f->conf, i);
             f->ports < DOCTOR_PORTS && (at = options_word(at, word, sizeof(word)));) {
            struct doctor_port *port = &f->port[f->ports++];
            port->option = conf_listener_options[i];
            utf8_copy(word, port->word, sizeof(port->word));
            doctor_look_port(f, port);
        }
    }
}

/* ---- The machine ---- */

static void doctor_look_system(struct doctor_facts *f)
{
    struct utsname name;
    struct timex time = {0};
    if (uname(&name) == 0)
        utf8_copy(name.release, f->kernel, sizeof(f->kernel));
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    f->landlock = version > 0 ? (int)version : 0;
    f->patroni = access("/etc/patroni/config.yml", F_OK) == 0;
    f->seccomp = prctl(PR_GET_SECCOMP) >= 0;
    f->reboot = access("/run/reboot-required", F_OK) == 0;
    int state = adjtimex(&time);
    f->clock_set = state < 0 ? ANSWER_UNKNOWN : time.status & STA_UNSYNC ? ANSWER_NO : ANSWER_YES;
}

static void doctor_look_disk(struct doctor_facts *f)
{
    struct statvfs disk;
    FREED char *path = store_file_path(f->conf->store);
    char *slash;
    /* Before the first start neither the file nor its folder is there, so the disk is looked up by
     * the first folder above them that is. */
    utf8_copy(path ? path : f->conf->data_dir, f->disk, sizeof(f->disk));
    while ((f->disk_error = statvfs(f->disk, &disk) == 0 ? 0 : errno) == ENOENT &&
           (slash = strrchr(f->disk, '/')))
        slash[slash == f->disk] = '\0';
    if (f->disk_error == 0) {
        f->disk_free = (int64_t)disk.f_bavail * (int64_t)disk.f_frsize;
        f->disk_size = (int64_t)disk.f_blocks * (int64_t)disk.f_frsize;
        f->disk_inodes = disk.f_files ? (int64_t)disk.f_favail : -1;
    }
}

static void doctor_look_backups(struct doctor_facts *f)
{
    FREED char *store = store_file_path(f->conf->store);
    DIR_LOCAL *folder = opendir(f->backups);
    f->backups_error = folder ? 0 : errno;
    for (struct dirent *entry; folder && (entry = readdir(folder));) {
        struct doctor_file file = {0};
        FREED char *path = xasprintf("%s/%s", f->backups, entry->d_name);
        if (entry->d_name[0] != '.' && doctor_look_ends(entry->d_name, ".db"))
            doctor_look_file(f, path, &file);
        if (file.path[0] && file.error == 0) {
            f->backups_count++;
            if (f->backup.path[0] == '\0' || file.changed_ms > f->backup.changed_ms)
                f->backup = file;
        }
    }
    f->ship_ms = store ? shipped_behind_ms(store) : -1;
}

/* Looks at the database. Root becomes the folder's user first, because that user may have put a
 * link there. */
static void doctor_look_database(struct doctor_facts *f)
{
    FREED char *path = store_file_path(f->conf->store);
    struct store_file *file = NULL;
    OWNER_LOCAL owner = {0};
    char *why = f->database_fault;
    if (store_server_is(f->conf->store)) {
        FREED char *inside = xasprintf("%s/x", f->conf->data_dir);
        if (owner_enter(&owner, inside, why, sizeof(f->database_fault)) == 0)
            file = store_file_open_server(f->conf->store, true, why, sizeof(f->database_fault));
    }
    if (path && access(path, R_OK) == 0 &&
        owner_enter(&owner, path, why, sizeof(f->database_fault)) == 0)
        file = store_file_open(path, why, sizeof(f->database_fault));
    int pages = file ? store_file_pages(file, PAGES_MS) : 0;
    f->pages_whole = pages == 1;
    f->database_read = pages != 0 && store_file_summary(file, &f->database);
    if (f->database_read)
        store_file_standbys(file, &f->standbys);
    if (file && !f->database_read)
        utf8_printf(why, sizeof(f->database_fault),
                    path ? "%s cannot be read: it is damaged."
                         : "%s holds no tables of cardroom. Make them with cardroomctl store init.",
                    store_file_name(file));
    store_file_close(&file);
}

/* ---- All ---- */

static void (*const looks[LOOKS])(struct doctor_facts *f) = {
    [LOOK_SERVICE] = doctor_look_service,   [LOOK_FILES] = doctor_look_files,
    [LOOK_KEYS] = doctor_look_keys,         [LOOK_TLS] = doctor_look_tls,
    [LOOK_PORTS] = doctor_look_ports,       [LOOK_SYSTEM] = doctor_look_system,
    [LOOK_DISK] = doctor_look_disk,         [LOOK_BACKUPS] = doctor_look_backups,
    [LOOK_DATABASE] = doctor_look_database, [LOOK_NODES] = doctor_cluster_look,
};

struct look {
    struct doctor_facts facts;
    void (*run)(struct doctor_facts *f);
};

static void *doctor_look_run(void *arg)
{
    struct look *look = arg;
    look->run(&look->facts);
    return NULL;
}

/* Makes a look. False: it did not end in time. */
static bool doctor_look_at(struct doctor_facts *facts, void (*run)(struct doctor_facts *f))
{
    struct look *look = xcalloc(1, sizeof(*look));
    struct timespec until;
    pthread_t thread;
    look->facts = *facts;
    look->run = run;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += DOCTOR_WAIT_MS / 1000;
    bool begun = pthread_create(&thread, NULL, doctor_look_run, look) == 0;
    if (begun && pthread_clockjoin_np(thread, NULL, CLOCK_MONOTONIC, &until) != 0) {
        pthread_detach(thread);
        return false; /* the thread still uses `look` */
    }
    *facts = look->facts;
    free(look);
    return begun;
}

/* Finds the user that the service runs as: that of the settings, else the owner of the socket or
 * the data, else the user of our unit, else whoever asks. */
static void doctor_look_find_user(struct doctor_facts *f)
{
    struct stat about;
    struct passwd *user = f->conf->user[0] ? getpwnam(f->conf->user) : NULL;
    if (!user &&
        (stat(f->conf->control_socket, &about) == 0 || stat(f->conf->data_dir, &about) == 0))
        user = getpwuid(about.st_uid);
    if (!user && f->root)
        user = getpwnam("cardroom");
    if (!user)
        user = getpwuid(f->me);
    if (user) {
        utf8_copy(user->pw_name, f->user, sizeof(f->user));
        f->uid = user->pw_uid;
        f->gid = user->pw_gid;
        f->ngroups = DOCTOR_GROUPS;
        if (getgrouplist(f->user, f->gid, f->groups, &f->ngroups) < 0)
            f->ngroups = 0;
    }
}

void doctor_look(struct doctor_facts *facts, const char *conf_path, const struct conf *conf,
                 int conf_error, const char *faults, const char *backups)
{
    *facts = (struct doctor_facts){.now_ms = clock_wall(&clock_system),
                                   .me = geteuid(),
                                   .root = geteuid() == 0,
                                   .systemd = access("/run/systemd/system", F_OK) == 0,
                                   .conf_path = conf_path,
                                   .conf_faults = faults,
                                   .conf_error = conf_error,
                                   .conf = conf,
                                   .uid = geteuid(),
                                   .running_tls_days = -1,
                                   .limit_files = -1,
                                   .limit_core = -1,
                                   .limit_memlock = -1,
                                   .ship_ms = -1};
    if (strcmp(conf_path, CONF_FILE) == 0)
        utf8_copy("cardroomctl", facts->ctl, sizeof(facts->ctl));
    else
        utf8_printf(facts->ctl, sizeof(facts->ctl), "cardroomctl -c %s", conf_path);
    utf8_copy(backups, facts->backups, sizeof(facts->backups));
    if (conf)
        doctor_look_find_user(facts);
    doctor_look_file(facts, conf_path, &facts->conf_file);
    for (int i = 0; i < LOOKS; i++)
        if (conf || i == LOOK_SYSTEM)
            facts->late[i] = !doctor_look_at(facts, looks[i]);
}
