/*
 * A crowd over loopback: so many people by telnet, each a bare client that sends lines and answers
 * no option, who talk, ask, come and go, or only stay. And the floor that the server is measured
 * against: what any server on libevent's buffers spends for the same.
 *
 *   crowd floor                                   a server of its own; says its port, ends with its
 * input crowd MODE PORT PEOPLE RATE SECONDS PID...    one line of JSON
 *
 * chat: RATE lines a second are said to everybody, by one after the other; the time is from the
 * line sent to each who reads it. ask: RATE commands a second (the variable ASK, "who") by one
 * after the other; to the prompt behind the answer. login: PEOPLE come in, one at each place of
 * RATE, and quit again, for as long. idle: they stay. CPU is what the processes PID used meanwhile,
 * all their threads, as the scheduler counts it; memory is their PSS.
 */
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/listener.h>
#include <inttypes.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
    TAIL = 256,      /* bytes of an unfinished line that a client keeps */
    COMING_MAX = 64, /* who come in at once */
    SAMPLES_MAX = 1 << 22,
    READ_AT_ONCE = 16384,
    WHO_LINES = 20, /* that the floor answers to a question */
    SETTLE_S = 1,
    PATIENCE_S = 120,
    PROCESSES_MAX = 8,
    STAMP = 17 /* T and sixteen digits: when a line was said */
};
#define PROMPT "lobby> "

static int64_t now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * INT64_C(1000000) + t.tv_nsec / 1000;
}

static void fail(const char *what)
{
    fprintf(stderr, "crowd: %s: %s\n", what, strerror(errno));
    exit(2);
}

/* ---- The floor ---- */

struct guest {
    LIST_ENTRY(guest) link;
    struct bufferevent *bev;
    struct hall *hall;
    int number;
    bool in;
};
struct hall {
    struct event_base *base;
    LIST_HEAD(, guest) guests;
    int came;
};

static void guest_free(struct guest *guest)
{
    LIST_REMOVE(guest, link);
    bufferevent_free(guest->bev);
    free(guest);
}

static void floor_say(struct guest *from, const char *text)
{
    struct guest *to;
    char line[1024];
    int len = snprintf(line, sizeof line, "[lobby] guest%d: %s\r\n" PROMPT, from->number, text);
    LIST_FOREACH(to, &from->hall->guests, link)
    {
        if (to->in)
            bufferevent_write(to->bev, line, (size_t)len);
    }
}

/* False: they are gone. */
static bool floor_line(struct guest *guest, const char *line)
{
    char out[4096];
    size_t len = 0;
    if (strcmp(line, "quit") == 0) {
        guest_free(guest);
        return false;
    }
    if (strncmp(line, "say ", 4) == 0) {
        floor_say(guest, line + 4);
        return true;
    }
    if (strcmp(line, "who") == 0) {
        for (int i = 0; i < WHO_LINES; i++)
            len +=
                (size_t)snprintf(out + len, sizeof out - len,
                                 "guest%-12d  guest   in the lobby          idle 0:%02d\r\n", i, i);
    } else {
        len = (size_t)snprintf(out, sizeof out, "Welcome or whatever: you typed %.60s\r\n", line);
    }
    len += (size_t)snprintf(out + len, sizeof out - len, PROMPT);
    guest->in = true;
    bufferevent_write(guest->bev, out, len);
    return true;
}

static void floor_read(struct bufferevent *bev, void *arg)
{
    char *line;
    bool there = true;
    while (there && (line = evbuffer_readln(bufferevent_get_input(bev), NULL, EVBUFFER_EOL_CRLF))) {
        there = floor_line(arg, line);
        free(line);
    }
}

static void floor_event(struct bufferevent *bev, short what, void *arg)
{
    (void)bev, (void)what;
    guest_free(arg);
}

static void floor_accept(struct evconnlistener *listener, int fd, struct sockaddr *from, int len,
                         void *arg)
{
    struct hall *hall = arg;
    struct guest *guest = calloc(1, sizeof *guest);
    (void)listener, (void)from, (void)len;
    if (guest == NULL)
        fail("memory");
    guest->hall = hall;
    guest->number = ++hall->came;
    guest->bev = bufferevent_socket_new(hall->base, fd, BEV_OPT_CLOSE_ON_FREE);
    LIST_INSERT_HEAD(&hall->guests, guest, link);
    bufferevent_setcb(guest->bev, floor_read, NULL, floor_event, guest);
    bufferevent_enable(guest->bev, EV_READ | EV_WRITE);
}

static void floor_end(int fd, short what, void *arg)
{
    char byte;
    (void)what;
    if (read(fd, &byte, 1) <= 0)
        event_base_loopbreak(arg);
}

static int floor_run(void)
{
    struct hall hall = {.base = event_base_new()};
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t len = sizeof at;
    LIST_INIT(&hall.guests);
    struct evconnlistener *listener =
        evconnlistener_new_bind(hall.base, floor_accept, &hall, LEV_OPT_CLOSE_ON_FREE, 1024,
                                (struct sockaddr *)&at, sizeof at);
    if (listener == NULL ||
        getsockname(evconnlistener_get_fd(listener), (struct sockaddr *)&at, &len) < 0)
        fail("listen");
    struct event *end =
        event_new(hall.base, STDIN_FILENO, EV_READ | EV_PERSIST, floor_end, hall.base);
    event_add(end, NULL);
    printf("%d\n", ntohs(at.sin_port));
    fflush(stdout);
    event_base_dispatch(hall.base);
    return 0;
}

/* ---- The crowd ---- */

enum mode { MODE_CHAT, MODE_ASK, MODE_LOGIN, MODE_IDLE };

struct client {
    struct crowd *crowd;
    struct event *read;
    int fd;
    bool in, asking;
    int64_t asked_us;
    char tail[TAIL + 1];
    size_t len;
};

struct crowd {
    struct event_base *base;
    struct event *second;
    struct sockaddr_in to;
    enum mode mode;
    int people, rate, seconds, came, in, next;
    struct client *client;
    const char *ask;
    int64_t begun_us, due, sent, logins;
    bool running, ending;
    uint32_t *sample; /* us */
    size_t samples;
    int64_t heard;
    int pid[PROCESSES_MAX], pids;
    int64_t cpu_ns, took_us;
    long pss_begin, pss_end;
};

static void sample_add(struct crowd *crowd, int64_t us)
{
    crowd->heard++;
    if (crowd->samples < SAMPLES_MAX)
        crowd->sample[crowd->samples++] = (uint32_t)us;
}

static void client_send(const struct client *client, const char *line)
{
    size_t len = strlen(line);
    if (send(client->fd, line, len, MSG_NOSIGNAL) != (ssize_t)len)
        fail("send");
}

static void come_in(struct client *client);

static void client_gone(struct client *client)
{
    struct crowd *crowd = client->crowd;
    event_free(client->read);
    close(client->fd);
    client->read = NULL;
    if (crowd->mode != MODE_LOGIN)
        fail("a connection was closed");
    if (!client->in)
        fail("a connection was closed before it was in");
    crowd->logins++;
    client->in = false;
    if (crowd->running)
        come_in(client);
}

static void is_in(struct client *client)
{
    struct crowd *crowd = client->crowd;
    client->in = true;
    crowd->in++;
    if (crowd->mode == MODE_LOGIN)
        client_send(client, "quit\r\n");
    else if (crowd->came < crowd->people)
        come_in(&crowd->client[crowd->came++]);
}

/* Looks for what a client waits for in its last bytes, and forgets the lines that are whole. */
static void client_look(struct client *client)
{
    struct crowd *crowd = client->crowd;
    char *at = client->tail, *end = client->tail + client->len, *line_end;
    size_t prompt = sizeof PROMPT - 1;
    while ((line_end = memchr(at, '\n', (size_t)(end - at))) != NULL) {
        char *stamp = memmem(at, (size_t)(line_end - at), ": T", 3);
        if (crowd->mode == MODE_CHAT && crowd->running && stamp != NULL &&
            line_end - stamp >= STAMP + 2)
            sample_add(crowd, now_us() - strtoll(stamp + 3, NULL, 10));
        at = line_end + 1;
    }
    if ((size_t)(end - at) >= prompt && memcmp(end - prompt, PROMPT, prompt) == 0) {
        if (!client->in) {
            at = end;
            is_in(client);
        } else if (client->asking) {
            client->asking = false;
            sample_add(crowd, now_us() - client->asked_us);
        }
    }
    if ((size_t)(end - at) == TAIL) /* no line of ours is that long */
        at = end - prompt;
    client->len = (size_t)(end - at);
    memmove(client->tail, at, client->len);
}

static void on_read(int fd, short what, void *arg)
{
    struct client *client = arg;
    char in[READ_AT_ONCE];
    ssize_t got = recv(fd, in, sizeof in, 0);
    (void)what;
    if (got < 0 && errno == EAGAIN)
        return;
    if (got <= 0) {
        client_gone(client);
        return;
    }
    for (ssize_t at = 0; at < got;) {
        size_t take = TAIL - client->len;
        if (take > (size_t)(got - at))
            take = (size_t)(got - at);
        memcpy(client->tail + client->len, in + at, take);
        client->len += take;
        at += (ssize_t)take;
        client_look(client);
    }
}

static void come_in(struct client *client)
{
    int one = 1;
    client->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (client->fd < 0 ||
        connect(client->fd, (struct sockaddr *)&client->crowd->to, sizeof client->crowd->to) < 0)
        fail("connect");
    setsockopt(client->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    evutil_make_socket_nonblocking(client->fd);
    client->len = 0;
    client->read =
        event_new(client->crowd->base, client->fd, EV_READ | EV_PERSIST, on_read, client);
    event_add(client->read, NULL);
    client_send(client, "guest\r\n");
}

/* What the processes have used of the CPU so far. */
static int64_t cpu_of(const struct crowd *crowd)
{
    int64_t sum = 0, ns;
    char path[320];
    for (int i = 0; i < crowd->pids; i++) {
        snprintf(path, sizeof path, "/proc/%d/task", crowd->pid[i]);
        DIR *tasks = opendir(path);
        if (tasks == NULL)
            fail(path);
        for (struct dirent *task; (task = readdir(tasks)) != NULL;) {
            snprintf(path, sizeof path, "/proc/%d/task/%s/schedstat", crowd->pid[i], task->d_name);
            FILE *file = task->d_name[0] != '.' ? fopen(path, "r") : NULL;
            if (file != NULL && fscanf(file, "%" SCNd64, &ns) == 1)
                sum += ns;
            if (file != NULL)
                fclose(file);
        }
        closedir(tasks);
    }
    return sum;
}

static long pss_of(const struct crowd *crowd)
{
    long sum = 0, kib;
    char path[64], line[128];
    for (int i = 0; i < crowd->pids; i++) {
        snprintf(path, sizeof path, "/proc/%d/smaps_rollup", crowd->pid[i]);
        FILE *file = fopen(path, "r");
        while (file != NULL && fgets(line, sizeof line, file) != NULL)
            if (sscanf(line, "Pss: %ld", &kib) == 1)
                sum += kib;
        if (file != NULL)
            fclose(file);
    }
    return sum;
}

/* One more that is due: a line said, or a command. */
static void act(struct crowd *crowd)
{
    struct client *client = &crowd->client[crowd->next];
    char line[160];
    crowd->due++;
    crowd->next = (crowd->next + 1) % crowd->people;
    if (crowd->mode == MODE_CHAT) {
        snprintf(line, sizeof line, "say T%016" PRId64 " has anybody time for a game\r\n",
                 now_us());
    } else {
        if (client->asking) /* not answered yet */
            return;
        client->asking = true;
        client->asked_us = now_us();
        snprintf(line, sizeof line, "%s\r\n", crowd->ask);
    }
    client_send(client, line);
    crowd->sent++;
}

static void run_until(struct crowd *crowd, int64_t us)
{
    while (now_us() < us) {
        struct timeval wait = {0, 1000};
        if (crowd->running && crowd->rate > 0 && crowd->mode <= MODE_ASK)
            while (crowd->due < (now_us() - crowd->begun_us) * crowd->rate / 1000000)
                act(crowd);
        event_base_loopexit(crowd->base, &wait);
        event_base_dispatch(crowd->base);
    }
}

static int by_size(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

static uint32_t percentile(const struct crowd *crowd, int of_1000)
{
    return crowd->samples == 0 ? 0 : crowd->sample[(crowd->samples - 1) * (size_t)of_1000 / 1000];
}

static int crowd_run(struct crowd *crowd, const char *mode)
{
    int first = crowd->mode == MODE_LOGIN ? 0 : crowd->people;
    if (first > COMING_MAX)
        first = COMING_MAX;
    crowd->base = event_base_new();
    crowd->client = calloc((size_t)crowd->people, sizeof *crowd->client);
    crowd->sample = malloc(SAMPLES_MAX * sizeof *crowd->sample);
    if (crowd->client == NULL || crowd->sample == NULL)
        fail("memory");
    for (int i = 0; i < crowd->people; i++)
        crowd->client[i].crowd = crowd;
    crowd->came = first;
    for (int i = 0; i < first; i++)
        come_in(&crowd->client[i]);
    for (int64_t end = now_us() + PATIENCE_S * INT64_C(1000000);
         crowd->mode != MODE_LOGIN && crowd->in < crowd->people;) {
        if (now_us() > end) {
            fprintf(stderr, "crowd: %d of %d came in\n", crowd->in, crowd->people);
            return 2;
        }
        run_until(crowd, now_us() + 10000);
    }
    run_until(crowd, now_us() + SETTLE_S * INT64_C(1000000));
    crowd->running = true;
    crowd->pss_begin = pss_of(crowd);
    crowd->cpu_ns = cpu_of(crowd);
    crowd->begun_us = now_us();
    for (int i = 0; crowd->mode == MODE_LOGIN && i < crowd->people; i++)
        come_in(&crowd->client[i]);
    run_until(crowd, crowd->begun_us + crowd->seconds * INT64_C(1000000));
    crowd->took_us = now_us() - crowd->begun_us;
    crowd->cpu_ns = cpu_of(crowd) - crowd->cpu_ns;
    crowd->pss_end = pss_of(crowd);
    qsort(crowd->sample, crowd->samples, sizeof *crowd->sample, by_size);
    int64_t done = crowd->mode == MODE_LOGIN  ? crowd->logins
                   : crowd->mode == MODE_IDLE ? (int64_t)crowd->people * crowd->seconds
                                              : crowd->heard;
    printf("{\"mode\":\"%s\",\"people\":%d,\"sent\":%" PRId64 ",\"done\":%" PRId64
           ",\"cpu_us_each\":%.2f,\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"cpu_share\":%.3f,"
           "\"pss_kib\":[%ld,%ld]}\n",
           mode, crowd->people, crowd->sent, done,
           done > 0 ? (double)crowd->cpu_ns / 1000 / (double)done : 0,
           percentile(crowd, 500) / 1000.0, percentile(crowd, 990) / 1000.0,
           (double)crowd->cpu_ns / 1000 / (double)crowd->took_us, crowd->pss_begin, crowd->pss_end);
    return done > 0 ? 0 : 2;
}

int main(int argc, char **argv)
{
    static const char *const modes[] = {"chat", "ask", "login", "idle"};
    struct crowd crowd = {.ask = getenv("ASK") != NULL ? getenv("ASK") : "who"};
    struct rlimit files;
    int mode = 0;
    signal(SIGPIPE, SIG_IGN);
    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    if (argc == 2 && strcmp(argv[1], "floor") == 0)
        return floor_run();
    while (mode < 4 && argc >= 6 && strcmp(argv[1], modes[mode]) != 0)
        mode++;
    if (argc < 6 || mode == 4 || argc - 6 > PROCESSES_MAX || atoi(argv[3]) < 1) {
        fputs("crowd floor\ncrowd chat|ask|login|idle PORT PEOPLE RATE SECONDS PID...\n", stderr);
        return 2;
    }
    crowd.mode = (enum mode)mode;
    crowd.to.sin_family = AF_INET;
    crowd.to.sin_port = htons((uint16_t)atoi(argv[2]));
    crowd.to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    crowd.people = atoi(argv[3]);
    crowd.rate = atoi(argv[4]);
    crowd.seconds = atoi(argv[5]);
    for (int i = 6; i < argc; i++)
        crowd.pid[crowd.pids++] = atoi(argv[i]);
    return crowd_run(&crowd, argv[1]);
}
