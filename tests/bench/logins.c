/*
 * People who come in, one after the other and many a second, by ssh and by telnet.
 *
 *   logins FOLDER floor
 *       runs a server of its own, which takes every key: prints its port, ends with its input. It
 * is libssh in one loop of libevent and nothing else, so it shows what a login costs at least
 *   logins FOLDER enrol SSH_PORT TELNET_PORT
 *       makes the accounts, and their keys in the folder
 *   logins FOLDER KIND PORT RATE SECONDS
 *       makes RATE logins a second (0: as fast as it goes), and prints one line of JSON
 *
 * KIND is one of these:
 *   hello     an ssh key exchange, then the connection is closed
 *   auth      a login by key, then the connection is closed
 *   key       a login by key into the lobby
 *   password  a login by password over ssh
 *   guest     telnet without a password
 *   name      telnet with a password
 * Keys are Ed25519, exchanged with curve25519, and the cipher is chacha20, as a client of today
 * chooses.
 *
 * WORKERS processes share the rate. Each has an account of its own, so that nobody takes over the
 * session of another one. They all run on the last processor, and print how much of it they use,
 * which has to be below one whole. With FROM in the environment, logins by ssh come from that
 * address.
 */
#include <err.h>
#include <libssh/server.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include "loopback.h"
#include "serving.h"
#include "ssh_in.h"
#include "stopwatch.h"

enum { WORKERS = 8, PATIENCE_MS = 20000, SCREEN_MAX = 65536, SAMPLES_MAX = 20000 };

static const char password[] = "correct horse battery";

enum kind { HELLO, AUTH, KEY, PASSWORD, GUEST, NAME, KINDS };
static const char *const kind_names[KINDS] = {"hello", "auth", "key", "password", "guest", "name"};

struct worker {
    int number, port;
    enum kind kind;
    ssh_key key;
    char name[16];
    char screen[SCREEN_MAX];
};

/* Shared by the processes. */
struct tally {
    int samples;
    int64_t us[SAMPLES_MAX];
};

/* ---- telnet ---- */

static int telnet_open(int port)
{
    int fd = loopback_dial(0, port, 0);
    if (fd < 0)
        err(2, "connect");
    return fd;
}

static void telnet_say(int fd, const char *line)
{
    if (send(fd, line, strlen(line), MSG_NOSIGNAL) < 0 || send(fd, "\r\n", 2, MSG_NOSIGNAL) < 0)
        err(2, "send");
}

static void telnet_wait(struct worker *w, int fd, const char *words)
{
    size_t len = 0;
    do {
        struct pollfd readable = {.fd = fd, .events = POLLIN};
        ssize_t got = poll(&readable, 1, PATIENCE_MS) == 1
                          ? recv(fd, w->screen + len, SCREEN_MAX - len, 0)
                          : 0;
        if (got <= 0)
            errx(2, "a telnet client was not let in");
        len += (size_t)got;
    } while (!memmem(w->screen, len, words, strlen(words)));
}

static void telnet_in(struct worker *w)
{
    int fd = telnet_open(w->port);
    telnet_say(fd, w->kind == GUEST ? "guest" : w->name);
    if (w->kind == NAME) {
        telnet_wait(w, fd, "assword: ");
        telnet_say(fd, password);
    }
    telnet_wait(w, fd, "lobby> ");
    close(fd);
}

/* ---- ssh ---- */

static void ssh_close(ssh_session *session)
{
    ssh_disconnect(*session);
    ssh_free(*session);
}

static void ssh_by_key(struct worker *w, ssh_session session)
{
    if (ssh_userauth_publickey(session, NULL, w->key) != SSH_AUTH_SUCCESS)
        errx(2, "%s", ssh_get_error(session));
}

static void ssh_login(struct worker *w)
{
    ssh_session session = ssh_in_open(w->port, w->name, getenv("FROM"));
    if (w->kind == PASSWORD) {
        if (ssh_userauth_password(session, NULL, password) != SSH_AUTH_SUCCESS)
            errx(2, "%s", ssh_get_error(session));
    } else if (w->kind != HELLO) {
        ssh_by_key(w, session);
    }
    if (w->kind == KEY || w->kind == PASSWORD)
        ssh_in_wait(ssh_in_shell(session), "lobby> ");
    ssh_close(&session);
}

/* ---- Accounts ---- */

static void key_path(const char *folder, int number, char *out, size_t cap)
{
    snprintf(out, cap, "%s/key%d", folder, number);
}

static void worker_init(struct worker *w, int number, enum kind kind, int port)
{
    *w = (struct worker){.number = number, .kind = kind, .port = port};
    /* the two ways to make an account are told apart by what they use */
    snprintf(w->name, sizeof(w->name), "%s%c",
             kind == PASSWORD || kind == NAME ? "worded" : "keyed", 'a' + number);
}

static void enrol(const char *folder, int ssh_port, int telnet_port)
{
    static struct worker w;
    char path[4096], line[64];
    for (int i = 0; i < WORKERS; i++) {
        worker_init(&w, i, KEY, ssh_port);
        key_path(folder, i, path, sizeof(path));
        if (ssh_pki_generate(SSH_KEYTYPE_ED25519, 0, &w.key) != SSH_OK ||
            ssh_pki_export_privkey_file(w.key, NULL, NULL, NULL, path) != SSH_OK)
            errx(2, "no key could be made");
        ssh_session session = ssh_in_open(ssh_port, w.name, getenv("FROM"));
        ssh_by_key(&w, session);
        ssh_channel channel = ssh_in_shell(session);
        ssh_in_wait(channel, "There is no account");
        ssh_channel_write(channel, "yes\r", 4);
        ssh_in_wait(channel, "lobby> ");
        ssh_close(&session);
        ssh_key_free(w.key);

        worker_init(&w, i, NAME, telnet_port);
        int fd = telnet_open(telnet_port);
        snprintf(line, sizeof(line), "new %s", w.name);
        telnet_say(fd, line);
        telnet_wait(&w, fd, "assword: ");
        telnet_say(fd, password);
        telnet_wait(&w, fd, "again: ");
        telnet_say(fd, password);
        telnet_wait(&w, fd, "lobby> ");
        close(fd);
    }
}

/* ---- The floor ---- */

/* libssh marks the accessors of requests as deprecated in favour of callbacks; the door needs them,
 * and so it is these that are measured. */
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

struct hall {
    struct event_base *base;
    ssh_bind bind;
};
struct visitor {
    ssh_session session;
    ssh_event poll;
    struct event *read;
};

static void visitor_free(struct visitor *v)
{
    event_free(v->read);
    ssh_event_remove_session(v->poll, v->session);
    ssh_event_free(v->poll);
    ssh_disconnect(v->session);
    ssh_free(v->session);
    free(v);
}

static void visitor_answer(ssh_message message)
{
    bool key = ssh_message_type(message) == SSH_REQUEST_AUTH &&
               ssh_message_subtype(message) == SSH_AUTH_METHOD_PUBLICKEY;
    if (ssh_message_type(message) == SSH_REQUEST_SERVICE)
        ssh_message_service_reply_success(message);
    else if (!key)
        ssh_message_reply_default(message);
    else if (ssh_message_auth_publickey_state(message) == SSH_PUBLICKEY_STATE_NONE)
        ssh_message_auth_reply_pk_ok_simple(message);
    else
        ssh_message_auth_reply_success(message, 0);
    ssh_message_free(message);
}

static void visitor_read(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct visitor *v = arg;
    ssh_message message;
    int rc = ssh_event_dopoll(v->poll, 0);
    while (rc != SSH_ERROR && (message = ssh_message_get(v->session)))
        visitor_answer(message);
    if (rc == SSH_ERROR || !ssh_is_connected(v->session) ||
        (ssh_get_status(v->session) & (SSH_CLOSED | SSH_CLOSED_ERROR)) != 0)
        visitor_free(v);
}

static void hall_accept(struct evconnlistener *listener UNUSED, int fd,
                        struct sockaddr *from UNUSED, int len UNUSED, void *arg)
{
    struct hall *hall = arg;
    struct visitor *v = calloc(1, sizeof(*v));
    int one = 1;
    if (!v || !(v->session = ssh_new()))
        errx(2, "no memory");
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one));
    ssh_set_blocking(v->session, 0);
    v->poll = ssh_event_new();
    v->read = event_new(hall->base, fd, EV_READ | EV_PERSIST, visitor_read, v);
    if (ssh_bind_accept_fd(hall->bind, v->session, fd) != SSH_OK)
        errx(2, "%s", ssh_get_error(hall->bind));
    ssh_handle_key_exchange(v->session);
    ssh_event_add_session(v->poll, v->session);
    event_add(v->read, NULL);
}

static int floor_run(void)
{
    struct hall hall = {.base = event_base_new(), .bind = ssh_bind_new()};
    ssh_key key = NULL;
    bool off = false;
    ssh_bind_options_set(hall.bind, SSH_BIND_OPTIONS_PROCESS_CONFIG, &off);
    if (ssh_pki_generate(SSH_KEYTYPE_ED25519, 0, &key) != SSH_OK ||
        ssh_bind_options_set(hall.bind, SSH_BIND_OPTIONS_IMPORT_KEY, key) != SSH_OK)
        errx(2, "no host key");
    return serving_run(hall.base, hall_accept, &hall);
}

/* ---- The storm ---- */

static void stay_on_last_processor(void)
{
    cpu_set_t all, one;
    CPU_ZERO(&one);
    if (sched_getaffinity(0, sizeof(all), &all) != 0)
        err(2, "sched_getaffinity");
    for (int cpu = CPU_SETSIZE - 1; cpu >= 0; cpu--) {
        if (CPU_ISSET(cpu, &all)) {
            CPU_SET(cpu, &one);
            break;
        }
    }
    sched_setaffinity(0, sizeof(one), &one);
}

/* One of the processes: makes its share of logins a second, at even times. If it is late, it does
 * not wait. */
static void work(const char *folder, enum kind kind, int number, int port, double rate, int seconds,
                 struct tally *tally)
{
    static struct worker w;
    char path[4096];
    int64_t begun = stopwatch_us(), end = begun + seconds * INT64_C(1000000);
    worker_init(&w, number, kind, port);
    key_path(folder, number, path, sizeof(path));
    if ((kind == AUTH || kind == KEY) &&
        ssh_pki_import_privkey_file(path, NULL, NULL, NULL, &w.key) != SSH_OK)
        errx(2, "there is no key");
    for (int done = 0; stopwatch_us() < end; done++) {
        int64_t due = rate > 0 ? begun + (int64_t)((done + (double)number / WORKERS) * 1e6 / rate)
                               : 0,
                at = stopwatch_us();
        if (due >= end)
            break;
        if (due > at)
            usleep((useconds_t)(due - at));
        at = stopwatch_us();
        if (kind == GUEST || kind == NAME)
            telnet_in(&w);
        else
            ssh_login(&w);
        int place = __atomic_fetch_add(&tally->samples, 1, __ATOMIC_RELAXED);
        if (place < SAMPLES_MAX)
            tally->us[place] = stopwatch_us() - at;
    }
}

static int storm(const char *folder, enum kind kind, int port, int rate, int seconds)
{
    struct tally *tally =
        mmap(NULL, sizeof(*tally), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    struct rusage used;
    int status = 0, failed = 0;
    if (tally == MAP_FAILED)
        err(2, "memory");
    int64_t begun = stopwatch_us();
    stay_on_last_processor();
    for (int i = 0; i < WORKERS; i++) {
        pid_t pid = fork();
        if (pid < 0)
            err(2, "fork");
        if (pid == 0) {
            work(folder, kind, i, port, (double)rate / WORKERS, seconds, tally);
            _exit(0);
        }
    }
    while (wait(&status) > 0)
        failed += status != 0;
    double took = (double)(stopwatch_us() - begun) / 1e6;
    int n = tally->samples < SAMPLES_MAX ? tally->samples : SAMPLES_MAX;
    if (failed > 0 || n == 0)
        errx(2, "a login failed");
    getrusage(RUSAGE_CHILDREN, &used);
    double cpu = (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
                 (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
    stopwatch_sort(tally->us, (size_t)n);
    printf("{\"kind\":\"%s\",\"logins\":%d,\"a_second\":%.1f,\"p50_ms\":%.2f,\"p99_ms\":%.2f,"
           "\"client_cpu_ms_each\":%.2f,\"client_share\":%.2f}\n",
           kind_names[kind], tally->samples, tally->samples / took, (double)tally->us[n / 2] / 1000,
           (double)tally->us[(size_t)(n - 1) * 99 / 100] / 1000, cpu * 1000 / tally->samples,
           cpu / took);
    return 0;
}

int main(int argc, char **argv)
{
    enum kind kind = HELLO;
    signal(SIGPIPE, SIG_IGN);
    if (argc == 3 && strcmp(argv[2], "floor") == 0)
        return floor_run();
    if (argc == 5 && strcmp(argv[2], "enrol") == 0) {
        enrol(argv[1], atoi(argv[3]), atoi(argv[4]));
        return 0;
    }
    while (argc == 6 && kind < KINDS && strcmp(argv[2], kind_names[kind]) != 0)
        kind++;
    if (argc != 6 || kind == KINDS || atoi(argv[5]) < 1)
        errx(2, "FOLDER floor | FOLDER enrol SSH_PORT TELNET_PORT | "
                "FOLDER hello|auth|key|password|guest|name PORT RATE SECONDS");
    return storm(argv[1], kind, atoi(argv[3]), atoi(argv[4]), atoi(argv[5]));
}
